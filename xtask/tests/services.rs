//! PostgreSQL and NATS, really started and really gone.
#![allow(clippy::unwrap_used, reason = "helpers of tests fail as tests do")]
#![cfg(unix)]

use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use xtask::services::postgres::Fsync;
use xtask::services::{Services, programs, run};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap()
}

/// What PostgreSQL answers to a query at that address.
fn psql(url: &str, query: &str) -> Result<String, String> {
    let psql = programs::postgres(root()).unwrap().join("psql");
    let asked = Command::new(psql).args(["--no-psqlrc", "-tAc", query, url]).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap().trim().to_owned();
    if asked.status.success() { Ok(text(asked.stdout)) } else { Err(text(asked.stderr)) }
}

#[test]
fn both_answer_where_they_say_and_are_gone_afterwards() {
    let services = Services::start(root(), Fsync::On).unwrap();
    let folder = services.scratch.folder().to_path_buf();
    let [(_, postgres), (_, nats), _] = services.variables(root()).unwrap();
    let setting = |name: &str| psql(&postgres, &format!("show {name}")).unwrap();
    assert_eq!(setting("max_connections"), "300");
    assert_eq!(setting("fsync"), "on");
    assert_eq!(setting("synchronous_commit"), "on");
    assert_eq!(setting("data_directory"), folder.join("postgres/data").display().to_string());
    let refused = psql(&postgres.replace("tokyo:", "tokyo:x"), "select 1").unwrap_err();
    assert!(refused.contains("password authentication failed"), "{refused}");

    let port = nats.strip_prefix("nats://").unwrap();
    let mut greeting = [0; 5];
    std::net::TcpStream::connect(port).unwrap().read_exact(&mut greeting).unwrap();
    assert_eq!(&greeting, b"INFO ");

    drop(services);
    assert!(!folder.exists());
    assert!(psql(&postgres, "select 1").is_err());
    assert!(std::net::TcpStream::connect(port).is_err());
}

#[test]
fn a_database_that_does_not_wait_for_the_disk_can_be_had() {
    let services = Services::start(root(), Fsync::Off).unwrap();
    assert_eq!(psql(&services.postgres.secret_url(), "show fsync").unwrap(), "off");
}

#[test]
fn an_unknown_option_is_refused_before_anything_starts() {
    let failure = run(root(), &["--fast"]).unwrap_err();
    assert_eq!(failure.to_string(), "services takes --no-fsync, not '--fast'");
}

/// `cargo xtask services`, its two lines, and the folder that it lives in.
fn program() -> (Child, [String; 2], PathBuf) {
    let mut program = Command::new(env!("CARGO_BIN_EXE_xtask"));
    program.arg("services").stdout(Stdio::piped()).stderr(Stdio::null());
    let mut program = program.spawn().unwrap();
    let mut lines = BufReader::new(program.stdout.take().unwrap()).lines().map(Result::unwrap);
    let mut value = |name: &str| {
        let line = lines.next().unwrap();
        line.strip_prefix(&format!("export {name}=")).unwrap().to_owned()
    };
    let values = [value("TOKYO_TEST_POSTGRES"), value("TOKYO_TEST_NATS")];
    let folder = psql(&values[0], "show unix_socket_directories").unwrap();
    (program, values, Path::new(&folder).parent().unwrap().to_path_buf())
}

#[test]
fn even_after_it_was_killed_nothing_is_left_behind() {
    let (mut program, [postgres, nats], folder) = program();
    assert!(folder.exists());
    program.kill().unwrap();
    program.wait().unwrap();
    // The keeper has a moment; nextest ends a test that waits for ever.
    while folder.exists() {
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    assert!(psql(&postgres, "select 1").is_err());
    assert!(std::net::TcpStream::connect(nats.strip_prefix("nats://").unwrap()).is_err());
}
