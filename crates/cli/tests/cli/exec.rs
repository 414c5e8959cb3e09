//! Programs of one's own at simulated tables: the example, and programs that go wrong.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

const EXAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/exec_bot.py");

/// A folder of this test's own, empty.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::remove_dir_all(&folder).ok();
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// A program that answers `choose` by this line of Python, which knows the request as `r`. What is
/// not said about itself or other requests, it does right.
fn program(folder: &Path, choose: &str) -> String {
    let script = format!(
        "import json, os, sys, time\n\
         def say(id, ok):\n    print(json.dumps({{'id': id, 'ok': ok}}), flush=True)\n\
         for line in sys.stdin:\n    r = json.loads(line)\n    \
         if r['do'] == 'choose':\n        first = r['offers']['list'][0]\n        {choose}\n    \
         else:\n        say(r['id'], True)\n"
    );
    fs::write(folder.join("bot.py"), script).unwrap();
    "exec:python3 bot.py".to_owned()
}

fn simulate(folder: &Path, more: &[&str]) -> Output {
    let mut tokyo = Command::new(env!("CARGO_BIN_EXE_tokyo"));
    tokyo.current_dir(folder).args(["simulate", "connect-four", "--json"]).args(more);
    tokyo.output().unwrap()
}

#[track_caller]
fn report(output: &Output) -> Value {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

/// Plays four games against `random` with a program that goes wrong; gives what is said about it.
#[track_caller]
fn fault(name: &str, choose: &str, more: &[&str]) -> String {
    let folder = folder(name);
    let bots = format!("{},random", program(&folder, choose));
    let args = [&["--bots", &bots, "--games", "4", "--seed", "3"], more].concat();
    let output = simulate(&folder, &args);
    let report = report(&output);
    assert_eq!(report["forfeits"]["exec:python3 bot.py"], 4, "{report}");
    assert_eq!(report["wins_by_bot"]["exec:python3 bot.py"]["wins"], 0.0, "{report}");
    assert_eq!(report["wins_by_bot"]["random"]["wins"], 4.0, "{report}");
    let fault = report["faults"]["exec:python3 bot.py"].as_str().unwrap().to_owned();
    assert!(fault.starts_with("exec:python3 bot.py in game 0, seat 0, decision 0: "), "{fault}");
    let told = String::from_utf8_lossy(&output.stderr);
    assert_eq!(told.matches("later faults are only counted").count(), 1, "{told}");
    fault
}

/// The same every time, on any number of threads.
fn facts(output: &Output) -> Value {
    let mut report = report(output);
    let fields = report.as_object_mut().unwrap();
    fields.retain(|field, _| !field.contains("second") && field != "threads");
    report
}

#[test]
fn the_example_plays_every_game() {
    let bots = format!("exec:python3 {EXAMPLE},random");
    for game in [
        "connect-four",
        "king-of-tokyo",
        "tokyo-dangan",
        "tokyo-highway",
        "tokyo-jutaku",
        "izakaya",
    ] {
        let mut tokyo = Command::new(env!("CARGO_BIN_EXE_tokyo"));
        tokyo.args(["simulate", game, "--json", "--games", "2", "--bots", &bots]);
        let report = report(&tokyo.output().unwrap());
        assert!(report.get("forfeits").is_none() && report["unfinished"] == 0, "{report}");
    }
}

#[test]
fn the_example_plays_the_same_on_any_number_of_threads() {
    let bots = format!("exec:python3 {EXAMPLE},easy");
    let args = |threads| ["--bots", &bots, "--games", "40", "--seed", "6", "--threads", threads];
    let folder = folder("exec-threads");
    let one = facts(&simulate(&folder, &args("1")));
    assert_eq!(one, facts(&simulate(&folder, &args("3"))));
    assert_eq!(one["wins_by_bot"].as_object().unwrap().len(), 2);
}

#[test]
fn a_program_is_told_what_it_may_know() {
    let folder = folder("exec-told");
    let script = "import json, sys\n\
        with open('told.jsonl', 'a') as told:\n    for line in sys.stdin:\n        \
        told.write(line)\n        r = json.loads(line)\n        \
        ok = {'command': r['offers']['list'][0]} if r['do'] == 'choose' else True\n        \
        print(json.dumps({'id': r['id'], 'ok': ok}), flush=True)\n";
    fs::write(folder.join("bot.py"), script).unwrap();
    let bots = "exec:python3 bot.py,random";
    let args = ["--bots", bots, "--games", "2", "--threads", "1", "--option", "start=random"];
    report(&simulate(&folder, &args));
    let told = fs::read_to_string(folder.join("told.jsonl")).unwrap();
    let told: Vec<Value> = told.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let verbs: Vec<&str> = told.iter().map(|request| request["do"].as_str().unwrap()).collect();
    assert_eq!(verbs[..3], ["hello", "begin", "choose"]);
    assert_eq!(verbs.iter().filter(|verb| **verb == "hello").count(), 1, "one start, two games");
    assert_eq!(verbs.iter().filter(|verb| **verb == "over").count(), 2);
    assert!(told.iter().map(|request| request["id"].as_u64().unwrap()).eq(1..=told.len() as u64));
    assert_eq!(told[0]["game"], "connect-four");
    assert!(told[0]["rules_version"].is_number());
    let begin = &told[1];
    assert_eq!((begin["seats"].as_u64(), begin["seat"].as_u64()), (Some(2), Some(0)));
    assert_eq!(begin["setup"]["start"], "random");
    let choose = &told[2];
    assert_eq!(choose["must"], true);
    assert!(choose["decision"].is_number() && choose["view"].is_object(), "{choose}");
    assert_eq!(choose["offers"]["list"].as_array().unwrap().len(), 7);
    let last = told.last().unwrap();
    assert!(last["outcome"]["places"].is_array(), "{last}");
}

#[test]
fn garbage_loses_the_match() {
    let fault = fault("exec-garbage", "print('hello world', flush=True)", &[]);
    assert!(fault.contains("it answered 'hello world', which is no answer"), "{fault}");
    assert!(fault.contains("write one line such as {\"id\": "), "{fault}");
}

#[test]
fn an_illegal_command_loses_the_match_and_names_the_clause() {
    let choose = "say(r['id'], {'command': {'drop': {'column': 9}}})";
    let fault = fault("exec-illegal", choose, &[]);
    assert!(fault.contains("clause 2.3 forbids '{\"drop\":{\"column\":9}}'"), "{fault}");
    assert!(fault.contains("columns go from 1 to 7"), "{fault}");
    assert!(fault.contains("such as {\"drop\":{\"column\":0}}"), "{fault}");
}

#[test]
fn what_is_no_command_at_all_loses_the_match() {
    let odd = fault("exec-odd", "say(r['id'], {'command': {'throw': 3}})", &[]);
    assert!(odd.contains("is not a command") && odd.contains("one of the offers"), "{odd}");
    let none = fault("exec-none", "say(r['id'], {})", &[]);
    assert!(none.contains("it gave no command, and the match waits for it"), "{none}");
    let early = fault("exec-early", "say(r['id'] - 1, {'command': first})", &[]);
    assert!(early.contains("instead of"), "{early}");
}

#[test]
fn a_crash_loses_the_match() {
    let fault = fault("exec-crash", "sys.exit(7)", &[]);
    assert!(fault.contains("it ended (exit status: 7) instead of answering"), "{fault}");
}

#[test]
fn a_program_can_say_itself_what_is_wrong() {
    let choose = "print(json.dumps({'id': r['id'], 'error': 'out of ideas'}), flush=True)";
    let fault = fault("exec-error", choose, &[]);
    assert!(fault.ends_with("it says: 'out of ideas'"), "{fault}");
}

#[test]
fn silence_loses_the_match() {
    let fault = fault("exec-silent", "sys.stdin.read()", &["--answer-time", "1"]);
    assert!(fault.contains("did not answer within 1 s"), "{fault}");
    assert!(fault.contains("--answer-time"), "{fault}");
}

#[test]
fn a_program_that_ends_after_each_match_is_started_again() {
    let folder = folder("exec-once");
    let choose = "say(r['id'], {'command': first})";
    let bots = format!("{},random", program(&folder, choose));
    let script = fs::read_to_string(folder.join("bot.py")).unwrap();
    fs::write(folder.join("bot.py"), script + "    if r['do'] == 'over':\n        sys.exit()\n")
        .unwrap();
    let report = report(&simulate(&folder, &["--bots", &bots, "--games", "6"]));
    assert!(report.get("forfeits").is_none(), "{report}");
}

#[test]
fn a_forfeited_game_is_recorded_with_its_forfeit() {
    let folder = folder("exec-records");
    let bots = format!("{},random", program(&folder, "sys.exit(1)"));
    report(&simulate(&folder, &["--bots", &bots, "--games", "1", "--records", "games"]));
    let record = fs::read_to_string(folder.join("games/connect-four-000000.json")).unwrap();
    let record: Value = serde_json::from_str(&record).unwrap();
    assert_eq!(record["seats"][0]["name"], "exec:python3 bot.py (forfeited)");
    assert!(record["lines"].as_array().unwrap().len() > 7, "random commands finish it");
}

#[test]
fn a_program_that_cannot_play_at_all_ends_the_run_before_the_first_game() {
    let folder = folder("exec-never");
    fs::write(folder.join("bot.py"), "print('ready')").unwrap();
    let cases = [
        ("exec:./nowhere", "exec:./nowhere: cannot start it"),
        ("exec:", "exec:./my-bot"),
        ("exec:python3 bot.py", "in answer to hello, it answered 'ready', which is no answer"),
    ];
    for (bot, expected) in cases {
        let output = simulate(&folder, &["--bots", bot, "--games", "2"]);
        let error = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{error}");
        assert!(output.stdout.is_empty() && error.contains(expected), "{bot}: {error}");
    }
}
