//! `tokyo learn` as a person at a pipe meets it.
use crate::pipe::{self, Run};

fn learn(args: &[&str], input: &str) -> Run {
    pipe::run(&[&["learn"], args].concat(), input)
}

#[test]
fn whoever_presses_enter_is_shown_everything() {
    let Run { out, complaint, code } = learn(&["king-of-tokyo", "--name", "Ann"], &"\n".repeat(40));
    assert_eq!((complaint.as_str(), code), ("", Some(0)));
    assert!(out.contains("11/11"), "{out}");
    assert!(out.contains("Ann"), "{out}");
}

#[test]
fn a_choice_is_a_number_and_anything_else_says_so() {
    let Run { out, code, .. } = learn(&["king-of-tokyo"], "\n\n99\n1\nq\n");
    assert_eq!(code, Some(0));
    let choices = out.lines().filter(|line| line.contains(", Enter, q")).count();
    assert_eq!(choices, 1, "{out}");
    assert!(out.contains("4/11"), "the first choice was taken: {out}");
}

#[test]
fn a_game_without_a_lesson_says_so() {
    let Run { complaint, code, .. } = learn(&["connect-four"], "");
    assert_eq!(code, Some(2));
    assert_eq!(complaint, "tokyo: this game has no lesson\n");
}
