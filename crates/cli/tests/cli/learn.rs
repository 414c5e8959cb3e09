//! `tokyo learn` as a person at a pipe meets it.
use std::io::Write;
use std::process::{Command, Stdio};

/// What the program printed, what it complained about, and its exit code.
fn learn(args: &[&str], input: &str) -> (String, String, Option<i32>) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tokyo"))
        .arg("learn")
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    // A program that has left already does not read the rest.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (text(output.stdout), text(output.stderr), output.status.code())
}

#[test]
fn whoever_presses_enter_is_shown_everything() {
    let (out, complaint, code) = learn(&["king-of-tokyo", "--name", "Ann"], &"\n".repeat(40));
    assert_eq!((complaint.as_str(), code), ("", Some(0)));
    assert!(out.contains("11/11"), "{out}");
    assert!(out.contains("Ann"), "{out}");
}

#[test]
fn a_choice_is_a_number_and_anything_else_says_so() {
    let (out, _, code) = learn(&["king-of-tokyo"], "\n\n99\n1\nq\n");
    assert_eq!(code, Some(0));
    let choices = out.lines().filter(|line| line.contains(", Enter, q")).count();
    assert_eq!(choices, 1, "{out}");
    assert!(out.contains("4/11"), "the first choice was taken: {out}");
}

#[test]
fn a_game_without_a_lesson_says_so() {
    let (_, complaint, code) = learn(&["connect-four"], "");
    assert_eq!(code, Some(2));
    assert_eq!(complaint, "tokyo: this game has no lesson\n");
}
