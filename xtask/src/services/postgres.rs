//! A PostgreSQL of our own, in a scratch folder.

use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::failure::Failure;
use crate::services::programs;
use crate::services::scratch::{Process, Scratch};
use crate::services::start::{free_ports, on_port};
use crate::services::system::{self, User};
use crate::shell;

/// Whom we are in the database, and what it is called. The user may do everything there.
const NAME: &str = "tokyo";

/// Several nodes and many tests at once, each with a few.
const CONNECTIONS: u32 = 300;

/// Whether a commit waits until the disk has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fsync {
    /// It does, as everywhere where something must not be lost.
    On,
    /// It does not. A node refuses such a database.
    Off,
}

/// A running PostgreSQL.
#[derive(Debug)]
pub struct Postgres {
    process: Process,
    port: u16,
    password: String,
}

impl Postgres {
    /// Makes a new cluster with one empty database, and starts it on a free loopback port.
    ///
    /// # Errors
    /// If PostgreSQL is missing, or does not start.
    pub fn start(root: &Path, scratch: &Scratch, fsync: Fsync) -> Result<Postgres, Failure> {
        let place = Place::new(root, scratch)?;
        let password = password()?;
        place.init(&password)?;
        let log = scratch.folder().join("postgres.log");
        let start = |port| scratch.start(&mut place.server(port, fsync), "INT", &log);
        let (process, port) =
            on_port("PostgreSQL", free_ports()?, start, |port| place.is_ready(port))?;
        place.create_database(port, &password)?;
        Ok(Postgres { process, port, password })
    }

    /// Its address, without the password.
    pub fn url(&self) -> String {
        format!("postgres://{NAME}@127.0.0.1:{}/{NAME}", self.port)
    }

    /// Its address, with the password.
    pub fn secret_url(&self) -> String {
        let (port, password) = (self.port, &self.password);
        format!("postgres://{NAME}:{password}@127.0.0.1:{port}/{NAME}")
    }

    /// The password, which libraries and programs read from `PGPASSWORD`.
    pub fn password(&self) -> &str {
        &self.password
    }

    /// The process.
    pub fn process(&mut self) -> &mut Process {
        &mut self.process
    }
}

/// Where it lives, and as whom it runs.
struct Place {
    programs: PathBuf,
    home: PathBuf,
    user: Option<User>,
}

impl Place {
    fn new(root: &Path, scratch: &Scratch) -> Result<Place, Failure> {
        let programs = programs::postgres(root)?;
        let user = unprivileged(scratch.folder())?;
        let home = scratch.folder().join("postgres");
        let made = system::make_folder(&home);
        made.and_then(|()| user.map_or(Ok(()), |user| system::give(&home, user)))
            .map_err(|error| unwritten(&home, &error))?;
        Ok(Place { programs, home, user })
    }

    /// One of its programs, run as whom it must be, from where that user may be.
    fn command(&self, program: &str) -> Command {
        let mut command = shell::command(&self.home, self.programs.join(program));
        // We read what it says, so it has to be English.
        command.env("LC_ALL", "C");
        if let Some(user) = self.user {
            system::run_as(&mut command, user);
        }
        command
    }

    fn init(&self, password: &str) -> Result<(), Failure> {
        let file = self.home.join("password");
        let written = system::write_private(&file, password);
        written
            .and_then(|()| self.user.map_or(Ok(()), |user| system::give(&file, user)))
            .map_err(|error| unwritten(&file, &error))?;
        let mut init = self.command("initdb");
        init.args(["--username", NAME, "--auth", "scram-sha-256", "--encoding", "UTF8"]);
        init.args(["--locale", "C", "--no-sync", "--no-instructions"]);
        init.arg("--pwfile").arg(&file).arg("--pgdata").arg(self.home.join("data"));
        succeed(&mut init, "initdb")
    }

    fn server(&self, port: u16, fsync: Fsync) -> Command {
        let mut server = self.command("postgres");
        server.arg("-D").arg(self.home.join("data")).arg("-k").arg(&self.home);
        server.args(["-h", "127.0.0.1", "-p", &port.to_string()]);
        server.args(["-c", &format!("max_connections={CONNECTIONS}")]);
        if fsync == Fsync::Off {
            server.args(["-c", "fsync=off"]);
        }
        server
    }

    /// Whether it takes connections. Its socket is asked, which nobody else can answer at; by then
    /// it has its port too.
    fn is_ready(&self, port: u16) -> bool {
        let mut ask = self.command("pg_isready");
        ask.arg("--host").arg(&self.home).args(["--port", &port.to_string()]);
        shell::output(&mut ask).is_some()
    }

    fn create_database(&self, port: u16, password: &str) -> Result<(), Failure> {
        let mut create = self.command("createdb");
        create.env("PGPASSWORD", password).args(["--username", NAME, NAME]);
        create.arg("--host").arg(&self.home).args(["--port", &port.to_string()]);
        succeed(&mut create, "createdb")
    }
}

/// Whom PostgreSQL has to run as: it refuses root, and is fine with anybody else.
fn unprivileged(folder: &Path) -> Result<Option<User>, Failure> {
    let id = |args: &[&str]| -> Option<u32> {
        shell::text(shell::command(folder, "id").args(args))?.parse().ok()
    };
    if id(&["-u"]) != Some(0) {
        return Ok(None);
    }
    match (id(&["-u", "postgres"]), id(&["-g", "postgres"])) {
        (Some(uid), Some(gid)) => Ok(Some(User { uid, gid })),
        _ => Err(Failure::failed(
            "PostgreSQL does not run as root, and there is no user 'postgres' to run it as: \
             add one, or run this as somebody else",
        )),
    }
}

/// Others on this machine can reach the port, so they must not know the password.
fn password() -> Result<String, Failure> {
    let mut bytes = [0; 16];
    let read = std::fs::File::open("/dev/urandom").and_then(|mut file| file.read_exact(&mut bytes));
    read.map_err(|error| Failure::failed(format!("there is no /dev/urandom: {error}")))?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}

/// Runs a command that is silent unless it fails.
fn succeed(command: &mut Command, name: &str) -> Result<(), Failure> {
    let output = command.output();
    let output =
        output.map_err(|error| Failure::failed(format!("{name} cannot be run: {error}")))?;
    if output.status.success() {
        return Ok(());
    }
    let why = String::from_utf8_lossy(&output.stderr);
    Err(Failure::failed(format!("{name} did not succeed ({}):\n{why}", output.status)))
}

fn unwritten(path: &Path, error: &std::io::Error) -> Failure {
    Failure::failed(format!("{} cannot be written: {error}", path.display()))
}
