//! The program at a pipe: what is typed goes in at once, and everything it prints comes out.

use std::io::Write;
use std::process::{Command, Stdio};

/// What the program printed, what it complained about, and its exit code.
pub struct Run {
    pub out: String,
    pub complaint: String,
    pub code: Option<i32>,
}

/// Runs the program to its end, as somebody called Ann.
pub fn run(args: &[&str], input: &str) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tokyo"))
        .args(args)
        .env("USER", "Ann")
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
    Run { out: text(output.stdout), complaint: text(output.stderr), code: output.status.code() }
}
