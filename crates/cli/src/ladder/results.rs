//! The file in which a ladder keeps what was played, so that it can go on later.
//!
//! The first line says what is played, and every other line is one double. Lines are only ever
//! added, in whatever order games end; a line that was cut off is removed.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use arena::ladder::double::{Double, seatings};
use arena::ladder::{Meeting, Results};
use contract::Seed;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::entrant::Entrant;
use crate::failure::Failure;

const FORMAT: &str = "tokyo-tabletop ladder 1";

/// What all doubles of a file have in common.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    pub format: String,
    /// The version of this program: another one's bots may play differently.
    pub version: String,
    pub game: String,
    pub rules_version: u32,
    pub setup: Value,
    pub seed: Seed,
}

impl Header {
    pub fn new(game: &str, rules_version: u32, setup: Value, seed: Seed) -> Header {
        let (format, version) = (FORMAT.into(), env!("CARGO_PKG_VERSION").into());
        Header { format, version, game: game.into(), rules_version, setup, seed }
    }

    /// Whether a file with that header holds what is to be played.
    fn check(&self, found: &Header) -> Result<(), String> {
        let facts = [
            ("format", self.format.clone(), found.format.clone()),
            ("game", self.game.clone(), found.game.clone()),
            ("program version", self.version.clone(), found.version.clone()),
            ("rules version", self.rules_version.to_string(), found.rules_version.to_string()),
            ("setup", self.setup.to_string(), found.setup.to_string()),
            ("seed", self.seed.to_string(), found.seed.to_string()),
        ];
        match facts.into_iter().find(|(_, wanted, found)| wanted != found) {
            Some((what, wanted, found)) => Err(format!(
                "it holds results of another {what} ({found} instead of {wanted}): name another \
                 file, or play what it was begun with"
            )),
            None => Ok(()),
        }
    }
}

/// A double as a line.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    seats: usize,
    bots: [String; 2],
    double: u64,
    games: Double,
}

/// The file, open for more lines.
pub struct Journal {
    path: PathBuf,
    file: Mutex<File>,
}

impl Journal {
    /// Opens a file, or begins one. Gives what it holds of the bots of this ladder.
    pub fn open(
        path: &Path,
        header: &Header,
        bots: &[Entrant],
    ) -> Result<(Journal, Results), Failure> {
        let named = |why: &str| Failure(format!("'{}': {why}", path.display()));
        let failed =
            |what: &str, error: std::io::Error| named(&format!("cannot {what} it: {error}"));
        let mut options = OpenOptions::new();
        let mut file = (options.read(true).append(true).create(true))
            .open(path)
            .map_err(|error| failed("open", error))?;
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => {
                return Err(named("another run is using it: wait for that, or name another file"));
            }
            // Some file systems know no locks.
            Ok(()) | Err(TryLockError::Error(_)) => (),
        }
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(|error| failed("read", error))?;
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        if whole == 0 && !text.is_empty() && !FORMAT_LINE.starts_with(beginning(&text)) {
            return Err(named("it holds no results of a ladder: name another file"));
        }
        if whole < text.len() {
            file.set_len(whole as u64).map_err(|error| failed("repair", error))?;
        }
        let results = read(&text[..whole], header, bots).map_err(|why| named(&why))?;
        let journal = Journal { path: path.to_owned(), file: Mutex::new(file) };
        if whole == 0 {
            journal.write(header).map_err(Failure)?;
        }
        Ok((journal, results))
    }

    /// Adds a double.
    pub fn add(
        &self,
        meeting: &Meeting,
        bots: &[Entrant],
        double: u64,
        games: Double,
    ) -> Result<(), String> {
        let bots = meeting.bots.map(|bot| bots[bot].to_string());
        self.write(&Line { seats: meeting.seats, bots, double, games })
    }

    fn write<T: Serialize>(&self, line: &T) -> Result<(), String> {
        let line = serde_json::to_string(line).map_err(|error| error.to_string())?;
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        // One call, so that a run that is killed leaves a part of one line at most.
        file.write_all(format!("{line}\n").as_bytes())
            .map_err(|error| format!("cannot write '{}': {error}", self.path.display()))
    }
}

/// How every such file begins.
const FORMAT_LINE: &str = r#"{"format":"tokyo-tabletop ladder 1""#;

/// As much of a text as the beginning of a file has.
fn beginning(text: &str) -> &str {
    text.get(..FORMAT_LINE.len()).unwrap_or(text)
}

fn read(text: &str, header: &Header, bots: &[Entrant]) -> Result<Results, String> {
    let mut results = Results::new();
    let mut lines = text.lines().enumerate();
    let Some((_, first)) = lines.next() else { return Ok(results) };
    let found = serde_json::from_str(first)
        .map_err(|error| format!("it holds no results of a ladder ({error}): name another file"))?;
    header.check(&found)?;
    let names: Vec<String> = bots.iter().map(ToString::to_string).collect();
    for (idx, line) in lines {
        let bad = |why: &str| format!("line {} is no result ({why}): remove it", idx + 1);
        let line: Line = serde_json::from_str(line).map_err(|error| bad(&error.to_string()))?;
        let Line { seats, double, games, .. } = line;
        let ways = (2..=contract::MAX_SEATS).contains(&seats).then(|| seatings(seats, double));
        let ways = ways.ok_or_else(|| bad("no table has so many seats"))?;
        if !ways.into_iter().zip(&games).all(|(firsts, game)| game.is_possible(firsts, seats)) {
            return Err(bad("its numbers cannot be right"));
        }
        let known = |name: &String| names.iter().position(|other| other == name);
        // Others may have played in an earlier run.
        let [Some(one), Some(other)] = line.bots.each_ref().map(known) else { continue };
        let meeting = Meeting { seats, bots: [one, other] };
        let before = results.entry(meeting).or_default().insert(double, games);
        if before.is_some_and(|before| before != games) {
            return Err(bad("another line says something else about the same games"));
        }
    }
    Ok(results)
}

#[cfg(test)]
mod tests {
    use contract::Skill;
    use serde_json::json;

    use super::*;

    fn header() -> Header {
        Header::new("connect-four", 1, json!({ "start": "random" }), Seed::from_number(1))
    }

    fn bots() -> [Entrant; 2] {
        [Skill::Random, Skill::Easy].map(Entrant::House)
    }

    fn file(lines: &[&str]) -> String {
        let header = serde_json::to_string(&header()).unwrap();
        assert!(header.starts_with(FORMAT_LINE));
        [&[header.as_str()], lines].concat().join("\n")
    }

    const GOOD: &str = concat!(
        r#"{"seats":2,"bots":["random","easy"],"double":3,"games":["#,
        r#"{"wins":[840,0],"forfeits":[0,0],"ended":true},"#,
        r#"{"wins":[420,420],"forfeits":[0,0],"ended":true}]}"#
    );

    #[test]
    fn lines_are_read_and_those_of_other_bots_passed_over() {
        let other = GOOD.replace("easy", "hard");
        let results = read(&file(&[GOOD, &other, GOOD]), &header(), &bots()).unwrap();
        let meeting = Meeting { seats: 2, bots: [0, 1] };
        assert_eq!(results.len(), 1);
        assert_eq!(results[&meeting][&3][1].wins, [420, 420]);
        assert_eq!(read("", &header(), &bots()), Ok(Results::new()));
    }

    #[test]
    fn bad_lines_are_named() {
        let cases = [
            ("{}".to_owned(), "line 2 is no result"),
            (GOOD.replace("840", "841"), "cannot be right"),
            (GOOD.replace("\"seats\":2", "\"seats\":1"), "so many seats"),
            (GOOD.replace("\"seats\":2", "\"seats\":99"), "so many seats"),
            (GOOD.replace("double", "dubble"), "unknown field `dubble`"),
        ];
        for (line, expected) in cases {
            let why = read(&file(&[&line]), &header(), &bots()).unwrap_err();
            assert!(why.contains(expected), "{line}: {why}");
        }
        let against = GOOD.replace("[840,0]", "[0,840]");
        let why = read(&file(&[GOOD, &against]), &header(), &bots()).unwrap_err();
        assert!(why.contains("line 3") && why.contains("something else"), "{why}");
    }

    #[test]
    fn results_of_something_else_are_refused() {
        let others = [
            (Header { game: "izakaya".into(), ..header() }, "another game (connect-four"),
            (Header { version: "9".into(), ..header() }, "another program version"),
            (Header { rules_version: 2, ..header() }, "another rules version (1 instead of 2)"),
            (Header { setup: json!({}), ..header() }, "another setup"),
            (Header { seed: Seed::from_number(2), ..header() }, "another seed"),
        ];
        for (wanted, expected) in others {
            let why = read(&file(&[]), &wanted, &bots()).unwrap_err();
            assert!(why.contains(expected), "{why}");
        }
    }
}
