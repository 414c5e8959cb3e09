//! A guard against getting slower unnoticed: how many instructions hot paths take, compared with
//! numbers that are committed. Instructions, because they are the same on a busy machine.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use crate::failure::Failure;
use crate::{apt, shell};

/// What is counted: its name, the number of games, and what else `tokyo simulate` is told. Whole
/// games from one seed, few enough that each takes seconds. Tokyo Jutaku is missing: a single game
/// takes a minute here, and the building it does is Izakaya's too.
const HOT: [(&str, &str, &[&str]); 6] = [
    ("connect-four", "400", &["connect-four"]),
    ("king-of-tokyo", "60", &["king-of-tokyo", "--seats", "4"]),
    ("tokyo-dangan", "10", &["tokyo-dangan", "--seats", "4"]),
    ("tokyo-highway", "20", &["tokyo-highway", "--seats", "4"]),
    ("izakaya", "40", &["izakaya", "--seats", "5"]),
    ("search", "2", &["connect-four", "--bots", "search:400"]),
];
/// Where the numbers are kept.
const KEPT: &str = "bench/instructions.txt";
/// By how much a number may differ, in percent: the same program differs by less than one.
const TOLERANCE: u64 = 5;

/// Instructions by the name of what takes them.
type Counts = BTreeMap<String, u64>;

/// Counts, and compares with the numbers that are kept.
///
/// # Errors
/// If something takes many more or fewer instructions than it did, or nothing can be counted.
pub fn check(root: &Path) -> Result<(), Failure> {
    let text = std::fs::read_to_string(root.join(KEPT))
        .map_err(|error| Failure::failed(format!("{KEPT} cannot be read: {error}")))?;
    let kept = parsed(&text)?;
    let found = counted(root)?;
    println!("{}", table(&kept, &found));
    let others = others(&kept, &found);
    if others.is_empty() {
        return Ok(());
    }
    Err(Failure::failed(format!(
        "instruction counts changed by more than {TOLERANCE}%: {}. If you meant that, or use \
         another compiler, keep the new numbers with `cargo xtask speed --accept`",
        others.join(", ")
    )))
}

/// Counts, and keeps the numbers.
///
/// # Errors
/// If nothing can be counted or written.
pub fn accept(root: &Path) -> Result<(), Failure> {
    let found = counted(root)?;
    let text = found.iter().fold(String::new(), |mut text, (name, count)| {
        // Writing to a text cannot fail.
        let _ = writeln!(text, "{name} {count}");
        text
    });
    std::fs::write(root.join(KEPT), &text)
        .map_err(|error| Failure::failed(format!("{KEPT} cannot be written: {error}")))?;
    print!("{text}");
    Ok(())
}

fn counted(root: &Path) -> Result<Counts, Failure> {
    apt::need(root, "valgrind", "counts instructions")?;
    let program = shell::server(root)?;
    HOT.iter()
        .map(|(name, games, words)| {
            let mut run = shell::command(root, "valgrind");
            run.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]).arg(&program);
            run.args(["simulate", "--json", "--threads", "1", "--seed", "7", "--games", games]);
            let said = shell::errors(run.args(*words))?;
            let unreadable = || Failure::failed(format!("valgrind did not count {name}: {said}"));
            Ok(((*name).to_owned(), collected(&said).ok_or_else(unreadable)?))
        })
        .collect()
}

/// The number in a line such as `==12== Collected : 22671328`.
fn collected(said: &str) -> Option<u64> {
    let line = said.lines().find_map(|line| line.split_once("Collected :"))?;
    line.1.split_whitespace().next()?.parse().ok()
}

fn parsed(text: &str) -> Result<Counts, Failure> {
    let entry = |line: &str| {
        let (name, count) = line.split_once(' ')?;
        Some((name.to_owned(), count.parse().ok()?))
    };
    let wrong = |line: &str| Failure::failed(format!("{KEPT}: not a name and a number: '{line}'"));
    text.lines().map(|line| entry(line).ok_or_else(|| wrong(line))).collect()
}

/// What takes another number of instructions than it did, or is only in one of the lists.
fn others(kept: &Counts, found: &Counts) -> Vec<String> {
    let names: std::collections::BTreeSet<&String> = kept.keys().chain(found.keys()).collect();
    let differs = |name: &&String| match (kept.get(*name), found.get(*name)) {
        (Some(&was), Some(&is)) => was.abs_diff(is) * 100 > was * TOLERANCE,
        _ => true,
    };
    names.into_iter().filter(differs).cloned().collect()
}

fn table(kept: &Counts, found: &Counts) -> String {
    let row = |(name, is): (&String, &u64)| {
        let then = match kept.get(name) {
            Some(was) => format!("{:.3} of what it was", *is as f64 / *was as f64),
            None => "not counted before".to_owned(),
        };
        format!("{name:<16}{is:>14} instructions, {then}")
    };
    found.iter().map(row).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_valgrind_says_is_read() {
        let said = "==7== Events    : Ir\n==7== Collected : 22671328\n==7== \n";
        assert_eq!(collected(said), Some(22_671_328));
        assert_eq!(collected("valgrind: no such program"), None);
    }

    #[test]
    fn slower_faster_new_and_missing_are_told_and_noise_is_not() {
        let list = |text: &str| parsed(text).unwrap();
        let kept = list("quick 1000\nslow 1000\nsteady 1000\ngone 1000\n");
        let found = list("quick 949\nslow 1051\nsteady 1049\nnew 1\n");
        assert_eq!(others(&kept, &found), ["gone", "new", "quick", "slow"]);
    }

    #[test]
    fn a_line_that_is_no_number_is_named() {
        let failure = parsed("izakaya many").unwrap_err().to_string();
        assert!(failure.contains("'izakaya many'"), "{failure}");
    }
}
