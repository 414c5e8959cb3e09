//! A PostgreSQL of a test's own, which can be restarted without taking others' away.

use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use super::nodes::free_port;

/// How it ends.
#[derive(Clone, Copy)]
pub enum End {
    /// Connections are closed, everything is written.
    Orderly,
    /// At once: it has to recover from its log.
    Crash,
}

/// A server with one database; gone when the test is over.
pub struct Postgres {
    home: PathBuf,
    port: u16,
    user: Option<(u32, u32)>,
    child: Child,
}

impl Postgres {
    pub fn start(name: &str) -> Postgres {
        let home = std::env::temp_dir().join(format!("tokyo-{name}-{}", std::process::id()));
        std::fs::create_dir(&home).unwrap();
        // It refuses to run as root.
        let user = (id(&["-u"]) == Some(0)).then(|| {
            let named = "PostgreSQL's package adds a user called postgres";
            (id(&["-u", "postgres"]).expect(named), id(&["-g", "postgres"]).expect(named))
        });
        if let Some((uid, gid)) = user {
            chown(&home, Some(uid), Some(gid)).unwrap();
        }
        let mut init = program(&home, user, "initdb");
        init.args(["--username", "tokyo", "--auth", "trust", "--encoding", "UTF8"]);
        init.args(["--locale", "C", "--no-sync", "--pgdata"]).arg(home.join("data"));
        assert!(init.stdout(Stdio::null()).status().unwrap().success());
        let port = free_port();
        let child = serve(&home, user, port);
        let postgres = Postgres { home, port, user, child };
        postgres.until_ready();
        postgres
    }

    pub fn url(&self) -> String {
        format!("postgres://tokyo@127.0.0.1:{}/postgres", self.port)
    }

    /// Ends it, and starts it again after a while.
    pub async fn restart(&mut self, end: End, away: Duration) {
        self.signal(match end {
            End::Orderly => "INT",
            End::Crash => "QUIT",
        });
        self.child.wait().unwrap();
        tokio::time::sleep(away).await;
        self.child = serve(&self.home, self.user, self.port);
        self.until_ready();
    }

    fn signal(&self, name: &str) {
        let mut kill = Command::new("kill");
        kill.arg(format!("-{name}")).arg(self.child.id().to_string());
        assert!(kill.status().unwrap().success(), "{name}");
    }

    /// The time limit only ends a test that would hang.
    fn until_ready(&self) {
        for _ in 0..600 {
            let mut ask = program(&self.home, self.user, "pg_isready");
            ask.args(["--quiet", "--host", "127.0.0.1", "--port", &self.port.to_string()]);
            if ask.status().unwrap().success() {
                return;
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        panic!("PostgreSQL does not start");
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.signal("QUIT");
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.home);
    }
}

fn serve(home: &PathBuf, user: Option<(u32, u32)>, port: u16) -> Child {
    let mut server = program(home, user, "postgres");
    server.arg("-D").arg(home.join("data")).arg("-k").arg(home);
    server.args(["-h", "127.0.0.1", "-p", &port.to_string()]);
    server.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap()
}

/// One of PostgreSQL's own programs, which Debian keeps apart by version.
fn program(home: &PathBuf, user: Option<(u32, u32)>, name: &str) -> Command {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut found: Vec<PathBuf> =
        versions.map(|version| version.path().join("bin").join(name)).collect();
    found.retain(|program| program.is_file());
    let mut command = Command::new(found.pop().unwrap_or_else(|| name.into()));
    command.current_dir(home).env("LC_ALL", "C");
    if let Some((uid, gid)) = user {
        command.uid(uid).gid(gid);
    }
    command
}

fn id(args: &[&str]) -> Option<u32> {
    let output = Command::new("id").args(args).output().ok()?;
    String::from_utf8(output.stdout).ok()?.trim().parse().ok()
}
