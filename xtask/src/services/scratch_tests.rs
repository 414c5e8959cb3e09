use super::*;

fn sleeper(scratch: &Scratch) -> Process {
    let mut sleep = shell::command(scratch.folder(), "sleep");
    scratch.start(sleep.arg("600"), "TERM", &scratch.folder().join("log")).unwrap()
}

/// Whether a process of that number runs; one that ended and was not waited for does not.
fn runs(pid: u32) -> bool {
    let script = format!("kill -0 {pid} && ! grep -q '^State:.Z' /proc/{pid}/status");
    shell::output(shell::command(Path::new("/"), "sh").args(["-c", &script])).is_some()
}

#[test]
fn whatever_is_let_go_is_stopped_and_removed() {
    let scratch = Scratch::new().unwrap();
    let folder = scratch.folder().to_path_buf();
    let mut process = sleeper(&scratch);
    let pid = process.id();
    assert!(runs(pid) && process.ended().is_none());
    drop(process);
    assert!(!runs(pid));
    drop(scratch);
    assert!(!folder.exists());
}

#[test]
fn a_process_that_ends_by_itself_is_noticed_with_its_last_words() {
    let scratch = Scratch::new().unwrap();
    let mut sh = shell::command(scratch.folder(), "sh");
    let script = "for n in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16; do echo line $n; done; exit 3";
    let log = scratch.folder().join("log");
    let mut process = scratch.start(sh.args(["-c", script]), "TERM", &log).unwrap();
    assert!(process.ends_within(PATIENCE));
    assert_eq!(process.ended().and_then(|status| status.code()), Some(3));
    assert!(process.last_words().starts_with("line 2\n"), "{}", process.last_words());
    assert!(process.last_words().ends_with("line 16"));
}

#[test]
fn the_keeper_cleans_up_when_nobody_says_that_it_is_done() {
    let mut scratch = Scratch::new().unwrap();
    let folder = scratch.folder().to_path_buf();
    let process = sleeper(&scratch);
    // This is what the keeper sees of our death.
    drop(scratch.keeper.stdin.take());
    assert!(scratch.keeper.wait().unwrap().success());
    assert!(!runs(process.id()) && !folder.exists());
    // Drop would complain about the folder, rightly.
    fs::create_dir(&folder).unwrap();
}
