//! Whether tests notice a change: cargo-mutants makes one at a time, in a copy of the repository.

use std::path::Path;
use std::process::Command;
use std::time::{SystemTime, UNIX_EPOCH};

use crate::failure::Failure;
use crate::services::postgres::{Fsync, Postgres};
use crate::services::scratch::Scratch;
use crate::{shell, tools};

/// Crates whose mutants are worth the hours: rules, what keeps a match, and who may do what.
const MUTATED: [&str; 10] = [
    "connect-four",
    "izakaya",
    "king-of-tokyo",
    "tokyo-dangan",
    "tokyo-highway",
    "tokyo-jutaku",
    "building",
    "table",
    "store",
    "server",
];

/// The server's files that mutants are made of: identity and limits. The rest of it is held by
/// tests that take minutes each time.
const SERVER: [&str; 5] = ["identity", "sitting", "limits", "proxy", "rulings"];

/// What is to be changed.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Wanted {
    crates: Vec<&'static str>,
    /// About how many changes of each crate, if not all.
    sample: Option<usize>,
}

/// Changes one thing at a time in a crate, or in all that are worth it, and tells which changes no
/// test notices.
///
/// # Errors
/// If a change goes unnoticed, tests fail without one, an option is wrong, or a tool cannot be
/// installed.
pub fn run(root: &Path, options: &[&str]) -> Result<(), Failure> {
    let wanted = read(options)?;
    // It asks the tests by nextest: see .cargo/mutants.toml.
    ["mutants", "nextest"].iter().try_for_each(|tool| tools::install(root, tool))?;
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
    let since = usize::try_from(since).unwrap_or_default();
    let database = Database::start_for(root, &wanted.crates)?;
    let mut missed = Vec::new();
    for name in wanted.crates {
        let mut mutants = mutants(root, name);
        if let Some(sample) = wanted.sample {
            let shards = shards(count(root, name)?, sample);
            let shard = format!("{}/{shards}", since % shards);
            println!("{name}: one change in {shards}, --shard {shard}");
            mutants.args(["--sharding", "round-robin", "--shard", &shard]);
        }
        // Beside each other: one `mutants.out` for all would keep only the last.
        let out = shell::target(root).join("mutants").join(name);
        let made = std::fs::create_dir_all(&out);
        made.map_err(|e| Failure::failed(format!("{} cannot be made: {e}", out.display())))?;
        mutants.arg("--output").arg(&out);
        // The copy of every crate has another path; what others wrote is compiled once for all.
        mutants.env("CARGO_TARGET_DIR", shell::target(root).join("mutants/target"));
        if let Some(Database { postgres, .. }) = &database {
            mutants.env("TOKYO_TEST_POSTGRES", postgres.secret_url());
        }
        let code = shell::code(&mut mutants)?;
        let list = std::fs::read_to_string(out.join("mutants.out/missed.txt")).ok();
        if !all_noticed(name, code, list.as_deref())? {
            missed.push(name);
        }
    }
    if missed.is_empty() {
        return Ok(());
    }
    let missed = missed.join(", ");
    Err(Failure::failed(format!(
        "changes went unnoticed in {missed}: see target/mutants/CRATE/mutants.out/missed.txt"
    )))
}

/// PostgreSQL for the crate whose tests ask for it.
struct Database {
    /// Stopped before its folder is removed: fields go in this order.
    postgres: Postgres,
    _scratch: Scratch,
}

impl Database {
    fn start_for(root: &Path, crates: &[&str]) -> Result<Option<Database>, Failure> {
        if !crates.contains(&"store") {
            return Ok(None);
        }
        let scratch = Scratch::new()?;
        // One test opens a database that keeps what it confirms, so this one does.
        let postgres = Postgres::start(root, &scratch, Fsync::On)?;
        Ok(Some(Database { postgres, _scratch: scratch }))
    }
}

/// Whether tests noticed every change, by the code with which cargo-mutants ended and its list of
/// those that they missed. Tests that do not end with a change have noticed it.
fn all_noticed(name: &str, code: Option<i32>, missed: Option<&str>) -> Result<bool, Failure> {
    match (code, missed) {
        (Some(0 | 2 | 3), Some(missed)) => Ok(missed.trim().is_empty()),
        (Some(4), _) => {
            Err(Failure::failed(format!("the tests of {name} fail without any change")))
        }
        _ => Err(Failure::failed(format!("cargo-mutants broke off at {name}: see above"))),
    }
}

fn read(options: &[&str]) -> Result<Wanted, Failure> {
    let mut wanted = Wanted { crates: MUTATED.to_vec(), sample: None };
    let mut options = options.iter();
    while let Some(&option) = options.next() {
        if option == "--sample" {
            let number = options.next().and_then(|number| number.parse().ok());
            let Some(number) = number.filter(|&number| number > 0) else {
                return Err(Failure::usage("--sample takes a number of changes, such as 25"));
            };
            wanted.sample = Some(number);
        } else if let Some(&name) = MUTATED.iter().find(|&&name| name == option) {
            wanted.crates = vec![name];
        } else {
            let known = MUTATED.join(", ");
            return Err(Failure::usage(format!(
                "mutants takes one of {known}, or nothing for all, and --sample N; not '{option}'"
            )));
        }
    }
    Ok(wanted)
}

/// cargo-mutants for one crate, whose own tests are asked.
fn mutants(root: &Path, name: &str) -> Command {
    let mut mutants = shell::cargo(root, &["mutants", "--package", name]);
    if name == "server" {
        for file in SERVER {
            mutants.arg("--file").arg(format!("crates/server/src/{file}.rs"));
        }
    }
    mutants
}

/// How many changes there are in a crate.
fn count(root: &Path, name: &str) -> Result<usize, Failure> {
    let list = shell::text(mutants(root, name).arg("--list"));
    let list = list.ok_or_else(|| Failure::failed(format!("cannot list the changes of {name}")))?;
    Ok(list.lines().count())
}

/// How many parts to cut the changes into for a part to be about as large as the sample.
fn shards(changes: usize, sample: usize) -> usize {
    changes.div_ceil(sample).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_name_all_crates_are_changed() {
        assert_eq!(read(&[]), Ok(Wanted { crates: MUTATED.to_vec(), sample: None }));
        let sample = Wanted { crates: vec!["table"], sample: Some(25) };
        assert_eq!(read(&["table", "--sample", "25"]), Ok(sample.clone()));
        assert_eq!(read(&["--sample", "25", "table"]), Ok(sample));
    }

    #[test]
    fn what_is_wrong_is_named() {
        let why = |options: &[&str]| read(options).unwrap_err().to_string();
        assert!(why(&["tables"]).ends_with("not 'tables'"));
        for options in [&["--sample"][..], &["--sample", "0"], &["--sample", "table"]] {
            assert_eq!(why(options), "--sample takes a number of changes, such as 25");
        }
    }

    #[test]
    fn what_is_not_on_the_list_was_noticed_and_tests_that_fail_anyway_notice_nothing() {
        let noticed = |code, missed| all_noticed("table", code, missed);
        let one = Some("table.rs:1: replace\n");
        assert_eq!(noticed(Some(0), Some("")), Ok(true));
        assert_eq!(noticed(Some(2), one), Ok(false));
        assert_eq!(noticed(Some(3), Some("")), Ok(true), "some tests did not end");
        assert_eq!(noticed(Some(3), one), Ok(false));
        let why = |code, missed| noticed(code, missed).unwrap_err().to_string();
        assert_eq!(why(Some(4), Some("")), "the tests of table fail without any change");
        for (code, missed) in [(Some(1), None), (Some(70), one), (None, one), (Some(0), None)] {
            assert_eq!(why(code, missed), "cargo-mutants broke off at table: see above");
        }
    }

    #[test]
    fn a_sample_is_never_larger_than_asked_for_nor_empty() {
        for (changes, sample, parts) in [(442, 25, 18), (25, 25, 1), (26, 25, 2), (0, 25, 1)] {
            assert_eq!(shards(changes, sample), parts);
        }
    }

    #[test]
    fn every_crate_and_file_that_is_named_exists() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        for name in MUTATED {
            let there = ["crates", "games"].map(|folder| root.join(folder).join(name).is_dir());
            assert!(there.contains(&true), "{name}");
        }
        for file in SERVER {
            assert!(root.join(format!("crates/server/src/{file}.rs")).is_file(), "{file}");
        }
    }
}
