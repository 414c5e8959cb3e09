//! `tokyo` as its users meet it: the commands that end by themselves, and every kind of bad input.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

fn tokyo(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tokyo")).args(args).output().unwrap()
}

#[track_caller]
fn done(args: &[&str]) -> String {
    let output = tokyo(args);
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "tokyo {args:?}: {error}");
    String::from_utf8(output.stdout).unwrap()
}

/// What is said about bad input: exit code 2, one sentence, no backtrace.
#[track_caller]
fn failed(args: &[&str]) -> String {
    let output = tokyo(args);
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "tokyo {args:?}: {error}");
    assert!(output.stdout.is_empty(), "tokyo {args:?} printed something all the same");
    assert!(!error.contains("panicked") && !error.contains("backtrace"), "{error}");
    error
}

/// A folder of this test's own, empty.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::remove_dir_all(&folder).ok();
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn simulate(extra: &[&str]) -> Value {
    let mut args = vec!["simulate", "connect-four", "--json"];
    args.extend(extra);
    let text = done(&args);
    assert_eq!(text.lines().count(), 1, "one line holding one object");
    serde_json::from_str(&text).unwrap()
}

#[test]
fn simulate_reports_all_it_promises() {
    let report = simulate(&["--games", "300", "--bots", "greedy,random", "--seed", "5"]);
    for field in [
        "game",
        "seats",
        "games",
        "bots",
        "seed",
        "threads",
        "seconds",
        "games_per_second",
        "decisions",
        "decisions_per_second",
        "wins_by_seat",
        "wins_by_bot",
        "mean_rounds",
        "endings",
        "unfinished",
    ] {
        assert!(report.get(field).is_some(), "{field} is missing from {report}");
    }
    assert_eq!(report["unfinished"], 0);
    let greedy = &report["wins_by_bot"]["greedy"];
    assert!(greedy["low"].as_f64() > Some(0.8) && greedy["high"].as_f64() <= Some(1.0), "{greedy}");
    let endings: u64 =
        report["endings"].as_object().unwrap().values().map(|count| count.as_u64().unwrap()).sum();
    assert_eq!(endings, 300);
}

#[test]
fn simulate_gives_the_same_whatever_the_threads() {
    let facts = |threads| {
        let mut report = simulate(&[
            "--games",
            "200",
            "--bots",
            "easy,greedy",
            "--seed",
            "9",
            "--threads",
            threads,
        ]);
        let fields = report.as_object_mut().unwrap();
        fields.retain(|field, _| !field.contains("second") && field != "threads");
        report
    };
    assert_eq!(facts("1"), facts("2"));
    let other = simulate(&["--games", "200", "--bots", "easy,greedy", "--seed", "10"]);
    assert_ne!(facts("1")["decisions"], other["decisions"], "another seed, other games");
}

#[test]
fn leases_are_simulated_the_same_way_every_time() {
    let small = ["leases", "--nodes", "20", "--matches", "2000", "--seed", "7"];
    let said = done(&small);
    assert!(said.contains("1 node crashes") && said.contains("database away 60 s"), "{said}");
    assert_eq!(said, done(&small));
    assert!(failed(&["leases", "--lease", "1"]).contains("--lease"));
    assert!(failed(&["leases", "--heartbeat", "0"]).contains("seconds"));
    assert!(failed(&["leases", "--nodes", "50", "--matches", "20"]).contains("--matches"));
}

#[test]
fn an_option_can_come_from_a_file() {
    let file = folder("options").join("start.json");
    fs::write(&file, "\"random\"").unwrap();
    let option = format!("start=@{}", file.display());
    let wins = |option: &str| {
        let told = done(&["simulate", "connect-four", "--json", "--seed", "1", "--option", option]);
        serde_json::from_str::<Value>(&told).unwrap()["wins_by_seat"].clone()
    };
    assert_eq!(wins(&option), wins("start=random"));
    assert_ne!(wins(&option), wins("start=seat-0"));
}

#[test]
fn simulated_games_are_recorded_replayed_and_drawn() {
    let folder = folder("records");
    let to = folder.to_str().unwrap();
    done(&[
        "simulate",
        "connect-four",
        "--games",
        "3",
        "--option",
        "start=random",
        "--records",
        to,
    ]);
    let files: Vec<PathBuf> = fs::read_dir(&folder).unwrap().map(|f| f.unwrap().path()).collect();
    assert_eq!(files.len(), 3);
    let file = files[0].to_str().unwrap();
    let told = done(&["replay", file]);
    assert!(told.contains("verified") && told.contains("end: "), "{told}");
    assert!(done(&["replay", file, "--lang", "fr"]).contains("joue dans la colonne"));
    let picture = folder.join("end.svg");
    let picture = picture.to_str().unwrap();
    done(&["draw", "connect-four", "--record", file, "--step", "4", "--seat", "1", "-o", picture]);
    assert_eq!(fs::read_to_string(picture).unwrap().matches("url(#shine)").count(), 4);
    let text = fs::read_to_string(file).unwrap();
    let cut = folder.join("cut.json");
    fs::write(&cut, &text[..text.len() * 2 / 3]).unwrap();
    assert!(failed(&["replay", cut.to_str().unwrap()]).contains("cut off"));
    let forged = folder.join("forged.json");
    fs::write(&forged, text.replacen("\"column\":", "\"column\":1", 1)).unwrap();
    assert!(failed(&["replay", forged.to_str().unwrap()]).contains("line 1"));
    let why = failed(&["draw", "connect-four", "--record", file, "--step", "99"]);
    assert!(why.contains("there is no step 99"), "{why}");
}

#[test]
fn rules_are_printed_whole_by_chapter_or_by_clause() {
    assert!(done(&["rules", "connect-four"]).starts_with("# Connect Four"));
    assert_eq!(done(&["rules", "connect-four", "2"]).lines().count(), 4);
    let clause = done(&["rules", "connect-four", "2.4"]);
    assert!(clause.starts_with("2.4  A column that holds six discs"), "{clause}");
    assert!(failed(&["rules", "connect-four", "9.9"]).contains("there are 1.1, 1.2"));
}

#[test]
fn rules_and_guides_are_printed_in_the_wanted_language() {
    assert!(done(&["rules", "izakaya", "--lang", "ja"]).contains("- **2.5** "));
    let clause = done(&["rules", "connect-four", "2.4", "--lang", "fr"]);
    assert!(clause.starts_with("2.4  ") && clause.contains("colonne"), "{clause}");
    let guide = done(&["rules", "izakaya", "--guide", "--lang", "fr"]);
    assert!(guide.contains("règle 2.5") && !guide.contains("(#2.5)"), "{guide}");
    assert!(failed(&["rules", "connect-four", "--guide"]).contains("no guide in 'en'"));
    assert!(failed(&["rules", "izakaya", "--lang", "eo"]).contains("eo"));
}

#[test]
fn bad_input_gets_one_clear_sentence_and_exit_code_2() {
    let cases: &[(&[&str], &str)] = &[
        (&["simulate", "conect-four"], "connect-four"),
        (&["engine", "chess"], "chess"),
        (&["rules", "chess"], "connect-four"),
        (&["simulate", "connect-four", "--seats", "5"], "2 seats, not 5"),
        (&["simulate", "connect-four", "--bots", "genius"], "easy, normal, hard, expert, master"),
        (&["simulate", "connect-four", "--bots", "easy,easy,easy"], "not 3"),
        (&["simulate", "connect-four", "--seats", "2", "--bots", "easy,easy,easy"], "one for each"),
        (&["simulate", "connect-four", "--seats", "18446744073709551615"], "2 seats"),
        (&["draw", "connect-four", "--seats", "18446744073709551615"], "2 seats"),
        (&["draw", "connect-four", "--record", "x", "--seed", "1"], "--seed"),
        (&["simulate", "connect-four", "--games", "0"], "0"),
        (&["simulate", "connect-four", "--games", "many"], "many"),
        (&["simulate", "connect-four", "--seed", "x"], "64 hex digits"),
        (&["simulate", "connect-four", "--option", "gravity=off"], "it has start"),
        (&["simulate", "connect-four", "--option", "start=never"], "one of seat-0, random"),
        (&["simulate", "connect-four", "--option", "start"], "key=value"),
        (&["simulate", "connect-four", "--option", "start=@nowhere.json"], "there is no file"),
        (&["simulate", "connect-four", "--option", "start=@Cargo.toml"], "is not JSON"),
        (&["simulate", "connect-four", "--preset", "wild"], "it has standard"),
        (&["replay", "no-such-file.json"], "there is no file"),
        (&["draw", "connect-four", "--sheet", "wood"], "no sheet 'wood': there are none"),
        (&["draw", "tokyo-jutaku", "--sheet", "wood"], "there are pieces, sites"),
        (&["draw", "connect-four", "--sheet", "wood", "--seat", "1"], "--seat"),
        (&["draw", "connect-four", "--seat", "2"], "there is no seat 2"),
        (&["draw", "connect-four", "--crop", "1,2,3"], "four whole numbers"),
        (&["draw", "connect-four", "-o", "no/such/folder/x.svg"], "cannot write"),
        (&["replay", env!("CARGO_MANIFEST_PATH")], "not a match record"),
        (&["dance"], "dance"),
    ];
    for (args, expected) in cases {
        let error = failed(args);
        assert!(error.contains(expected), "tokyo {args:?} said: {error}");
    }
}

/// The README's transcript is what the engine says.
#[test]
fn the_readme_shows_what_the_engine_answers() {
    let readme = include_str!("../../../../README.md");
    let block = readme.split("```console").nth(1).unwrap().split("```").next().unwrap();
    let lines: Vec<&str> = block.lines().filter(|line| line.starts_with('{')).collect();
    let asked = |line: &&&str| line.starts_with("{\"id\": ");
    let requests: Vec<&str> = lines.iter().filter(asked).copied().collect();
    let mut child = Command::new(env!("CARGO_BIN_EXE_tokyo"))
        .args(["engine", "connect-four"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all((requests.join("\n") + "\n").as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    let answers = String::from_utf8(output.stdout).unwrap();
    assert!(requests.len() > 2 && lines.len() > requests.len());
    for shown in lines.iter().filter(|line| !asked(line)) {
        assert!(answers.lines().any(|answer| answer == *shown), "not answered: {shown}");
    }
}

#[test]
fn the_engine_answers_line_by_line_whatever_comes() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tokyo"))
        .args(["engine", "connect-four"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let lines: [&[u8]; 6] = [
        b"{\"id\": 1, \"do\": \"open\", \"seed\": 7}",
        b"garbage",
        b"\xff\xfe{}",
        b"",
        b"{\"id\": 2, \"do\": \"play\", \"seat\": 0, \"command\": {\"drop\": {\"column\": 9}}}",
        b"{\"id\": 3, \"do\": \"choose\", \"seat\": 0, \"level\": \"easy\", \"budget_ms\": 1000}",
    ];
    for line in lines {
        input.write_all(line).unwrap();
        input.write_all(b"\n").unwrap();
    }
    drop(input);
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).unwrap();
    let answers: Vec<Value> =
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers.len(), 5, "an answer for every line but the empty one");
    assert_eq!(answers[0]["ok"]["must"], json!([0]));
    assert!(answers[1]["error"].is_string() && answers[2]["error"].is_string());
    assert_eq!(answers[3]["refused"]["clause"], "2.3");
    assert!(answers[3]["refused"]["why"].as_str().unwrap().contains("columns go from 1 to 7"));
    assert!(answers[4]["ok"]["command"]["drop"]["column"].is_number());
}
