//! Files for the owner's eyes only, and copies that fail without a trace.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;

use super::web::{Guest, Running, Scratch, python, tokyo};

fn mode(path: &Path) -> u32 {
    fs::metadata(path)
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()))
        .permissions()
        .mode()
        & 0o777
}

#[test]
fn what_holds_secrets_is_for_its_owner_only() {
    let scratch = Scratch::new("modes");
    let data = scratch.data();
    let server = Running::start(&data, &[]);
    Guest::new(&server, "Ann");
    assert_eq!(mode(&data), 0o700);
    for name in ["tokyo.db", "tokyo.db-wal", "tokyo.db-shm", "tokyo.lock", "tokyo.sock"] {
        assert_eq!(mode(&data.join(name)), 0o600, "{name}");
    }
    let copy = scratch.0.join("copy.db");
    let (done, said) = tokyo(&["backup", copy.to_str().unwrap(), "--data", data.to_str().unwrap()]);
    assert!(done, "{said}");
    assert_eq!(mode(&copy), 0o600);
    server.terminate();
    assert!(!data.join("tokyo.sock").exists(), "the socket goes with the server");
}

#[test]
fn files_that_others_could_read_are_tightened_and_their_folder_is_not() {
    let scratch = Scratch::new("tighten");
    let data = scratch.data();
    Running::start(&data, &[]).terminate();
    fs::set_permissions(&data, fs::Permissions::from_mode(0o755)).unwrap();
    fs::set_permissions(data.join("tokyo.db"), fs::Permissions::from_mode(0o644)).unwrap();
    let log = scratch.0.join("log");
    let server = Running::logging(&data, &log);
    assert_eq!(mode(&data.join("tokyo.db")), 0o600);
    assert_eq!(mode(&data), 0o755, "a folder is its owner's to change");
    server.terminate();
    let said = fs::read_to_string(log).unwrap();
    assert!(said.contains("others can look into") && said.contains("chmod 700"), "{said}");
}

#[test]
fn a_copy_that_fails_leaves_no_file_and_never_removes_another() {
    let scratch = Scratch::new("broken-copy");
    let data = scratch.data();
    Running::start(&data, &[]).terminate();
    // Pages in the middle are damaged: it opens, but cannot be copied whole.
    python(
        &data,
        "db.execute('CREATE TABLE x (y)'); \
                   db.executemany('INSERT INTO x VALUES (?)', [('z' * 4000,)] * 50); db.commit()",
    );
    let file = data.join("tokyo.db");
    let mut bytes = fs::read(&file).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle..middle + 40_000].fill(0xa5);
    fs::write(&file, bytes).unwrap();
    let copy = scratch.0.join("copy.db");
    let [to, from] = [&copy, &data].map(|path| path.to_str().unwrap());
    let (done, said) = tokyo(&["backup", to, "--data", from]);
    assert!(!done && said.contains("cannot copy"), "{said}");
    let left: Vec<_> = fs::read_dir(&scratch.0).unwrap().map(|file| file.unwrap().path()).collect();
    assert_eq!(left, std::slice::from_ref(&data), "half a copy is worse than none");
    fs::write(&copy, "mine").unwrap();
    let (done, said) = tokyo(&["backup", to, "--data", from]);
    assert!(!done && said.contains("exists already"), "{said}");
    assert_eq!(fs::read_to_string(&copy).unwrap(), "mine");
}

#[test]
fn a_copy_that_is_killed_leaves_nothing_that_looks_like_one() {
    let scratch = Scratch::new("killed-copy");
    let (data, copies) = (scratch.data(), scratch.0.join("copies"));
    Running::start(&data, &[]).terminate();
    fs::create_dir(&copies).unwrap();
    // Enough that it is seen at work.
    python(
        &data,
        "db.execute('CREATE TABLE x (y)'); rows = [('z' * 4000,)] * 20000
db.executemany('INSERT INTO x VALUES (?)', rows); db.commit()",
    );
    let copy = copies.join("copy.db");
    let mut command = Command::new(env!("CARGO_BIN_EXE_tokyo"));
    let mut child = command.arg("backup").arg(&copy).arg("--data").arg(&data).spawn().unwrap();
    while fs::read_dir(&copies).unwrap().next().is_none() {
        assert_eq!(child.try_wait().unwrap(), None, "it was over before it was seen");
    }
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(!copy.exists(), "half a copy has the name of a whole one");
    let [to, from] = [&copy, &data].map(|path| path.to_str().unwrap());
    let (done, said) = tokyo(&["backup", to, "--data", from]);
    assert!(done && copy.exists(), "and is not in the way of the next one: {said}");
}
