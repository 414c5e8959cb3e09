//! `tokyo ladder`: resumed and whole the same, whatever the threads and the order.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::remove_dir_all(&folder).ok();
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn ladder(folder: &Path, more: &[&str]) -> Output {
    let mut tokyo = Command::new(env!("CARGO_BIN_EXE_tokyo"));
    tokyo.current_dir(folder).args(["ladder", "connect-four", "--seed", "4"]).args(more);
    tokyo.output().unwrap()
}

#[track_caller]
fn done(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).unwrap()
}

#[track_caller]
fn failed(output: &Output) -> String {
    let error = String::from_utf8(output.stderr.clone()).unwrap();
    assert_eq!(output.status.code(), Some(2), "{error}");
    assert!(output.stdout.is_empty() && !error.contains("panicked"), "{error}");
    error
}

const SMALL: [&str; 5] = ["--bots", "random,greedy,search:30", "--games", "60", "--json"];

fn lines(file: &Path) -> Vec<String> {
    fs::read_to_string(file).unwrap().lines().map(ToOwned::to_owned).collect()
}

#[test]
fn a_resumed_ladder_is_the_same_as_an_uninterrupted_one() {
    let folder = folder("ladder-resume");
    let with = |file, threads| [&SMALL[..], &["--results", file, "--threads", threads]].concat();
    let whole = done(&ladder(&folder, &with("whole.jsonl", "1")));
    assert_eq!(whole, done(&ladder(&folder, &SMALL)), "without a file");
    let all = lines(&folder.join("whole.jsonl"));
    // Broken off in the middle of a line, after lines in another order.
    let mut some: Vec<String> = all[1..all.len() / 2].to_vec();
    some.reverse();
    let cut = &all[all.len() / 2][..20];
    let text = format!("{}\n{}\n{cut}", all[0], some.join("\n"));
    fs::write(folder.join("some.jsonl"), text).unwrap();
    assert_eq!(whole, done(&ladder(&folder, &with("some.jsonl", "3"))));
    let before = lines(&folder.join("some.jsonl"));
    assert!(before.iter().all(|line| line.ends_with('}')), "the cut line has gone");
    let mut sorted = before.clone();
    sorted.sort();
    sorted.dedup();
    assert_eq!(sorted.len(), before.len(), "nothing is played twice");
    // Nothing is left to play.
    assert_eq!(whole, done(&ladder(&folder, &with("some.jsonl", "2"))));
    assert_eq!(before, lines(&folder.join("some.jsonl")));
}

#[test]
fn the_order_of_games_does_not_matter_and_a_list_can_grow() {
    let folder = folder("ladder-order");
    let with = |bots| ["--bots", bots, "--games", "20", "--json", "--results", "games.jsonl"];
    let three = done(&ladder(&folder, &with("random,greedy,search:30")));
    let file = folder.join("games.jsonl");
    let mut all = lines(&file);
    all[1..].reverse();
    fs::write(&file, all.join("\n") + "\n").unwrap();
    assert_eq!(three, done(&ladder(&folder, &with("random,greedy,search:30"))));
    assert_eq!(lines(&file).len(), all.len(), "nothing was played");
    done(&ladder(&folder, &with("random,greedy,search:30,search:60")));
    let grown = lines(&file);
    assert_eq!(grown[..all.len()], all, "what was there stays");
    let added = &grown[all.len()..];
    assert!(!added.is_empty());
    assert!(added.iter().all(|line| line.contains(r#"["search:30","search:60"]"#)), "{added:?}");
}

#[test]
fn standings_say_who_is_stronger() {
    let folder = folder("ladder-standings");
    let standings: Value = serde_json::from_str(&done(&ladder(&folder, &SMALL))).unwrap();
    let table = &standings["tables"][0];
    assert_eq!(standings["tables"].as_array().unwrap().len(), 1, "2 is the largest table");
    let met = &table["meetings"][0];
    assert_eq!((&met["weaker"], &met["stronger"]), (&"random".into(), &"greedy".into()));
    assert_eq!(met["verdict"], "stronger", "{met}");
    assert!(met["games"].as_u64() < Some(60), "a clear case ends early: {met}");
    let last = table["ratings"].as_array().unwrap().last().unwrap();
    assert_eq!((&last["bot"], &last["rating"]), (&"random".into(), &1_500.0.into()));
    let text = done(&ladder(&folder, &["--bots", "random,greedy", "--anchor", "greedy=1000"]));
    assert!(text.contains(", 2 seats\n"), "{text}");
    assert!(text.contains("greedy is given 1000"), "{text}");
    assert!(text.contains("greedy won ") && text.contains(" against random: stronger"), "{text}");
}

#[test]
fn files_of_something_else_are_refused_and_left_alone() {
    let folder = folder("ladder-refused");
    let file = folder.join("games.jsonl");
    let games = ["--bots", "random,greedy", "--games", "4", "--results", "games.jsonl"];
    done(&ladder(&folder, &games));
    let written = fs::read_to_string(&file).unwrap();
    let spoil = |from: &str, to: &str| {
        let text = written.replacen(from, to, 1);
        assert_ne!(text, written, "{from}");
        fs::write(&file, &text).unwrap();
        let error = failed(&ladder(&folder, &games));
        assert_eq!(fs::read_to_string(&file).unwrap(), text, "it is left alone");
        error
    };
    let version = concat!("\"version\":\"", env!("CARGO_PKG_VERSION"));
    assert!(spoil(version, "\"version\":\"0.0").contains("another program version"));
    assert!(spoil("connect-four", "izakaya").contains("another game (izakaya instead of"));
    assert!(spoil("\"rules_version\":", "\"rules_version\":9").contains("another rules version"));
    assert!(spoil("\"wins\":[", "\"wins\":[1").contains("line 2 is no result"));
    assert!(spoil("ladder 1", "ladder 9").contains("another format"));
    assert!(spoil("{", "Dear diary, {").contains("no results of a ladder"));
    fs::write(&file, "Dear diary").unwrap();
    assert!(failed(&ladder(&folder, &games)).contains("no results of a ladder"));
    assert_eq!(fs::read_to_string(&file).unwrap(), "Dear diary");
    fs::write(&file, &written).unwrap();
    let other = [&games[..], &["--option", "start=random"]].concat();
    assert!(failed(&ladder(&folder, &other)).contains("another setup"));
}

#[test]
fn bad_ladders_get_one_clear_sentence() {
    let folder = folder("ladder-bad");
    let cases: &[(&[&str], &str)] = &[
        (&["--bots", "easy"], "two bots or more"),
        (&["--bots", "easy,hard,easy"], "bot 3 of the ladder again"),
        (&["--bots", "easy,genius"], "exec:./my-bot"),
        (&["--seats", "3"], "2 seats, not 3"),
        (&["--games", "1001"], "1001"),
        (&["--margin", "50"], "50"),
        (&["--risk", "0"], "0"),
        (&["--anchor", "genius=3"], "such as hard-1=1500"),
        (&["--results", "no/such/folder/x"], "cannot open"),
        (&["--preset", "wild"], "it has standard"),
    ];
    for (args, expected) in cases {
        let error = failed(&ladder(&folder, args));
        assert!(error.contains(expected), "{args:?}: {error}");
    }
}

#[test]
fn forfeits_of_programs_are_counted_and_kept() {
    let folder = folder("ladder-exec");
    fs::write(
        folder.join("bot.py"),
        "import json, sys\nfor line in sys.stdin:\n    r = json.loads(line)\n    \
         ok = {'command': 'pass'} if r['do'] == 'choose' else True\n    \
         print(json.dumps({'id': r['id'], 'ok': ok}), flush=True)\n",
    )
    .unwrap();
    let bots = ["--bots", "random,exec:python3 bot.py", "--json", "--results", "games.jsonl"];
    let first = done(&ladder(&folder, &bots));
    let standings: Value = serde_json::from_str(&first).unwrap();
    let met = &standings["tables"][0]["meetings"][0];
    assert_eq!((&met["verdict"], &met["wins"]), (&"not-stronger".into(), &0.0.into()), "{met}");
    assert_eq!(met["forfeits"][1], met["games"], "{met}");
    assert_eq!(first, done(&ladder(&folder, &bots)), "also from the file");
}
