//! `tokyo load` as its users meet it.

use std::fs;
use std::net::TcpListener;
use std::process::{Command, Output};

use crate::served::{Served, folder};
use serde_json::Value;

fn load(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tokyo")).arg("load").args(args).output().unwrap()
}

/// Exit code 2 and one sentence.
#[track_caller]
fn failed(args: &[&str]) -> String {
    let output = load(args);
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "tokyo load {args:?}: {said}");
    assert!(output.stdout.is_empty() && !said.contains("panicked"), "{said}");
    said
}

#[test]
fn a_run_plays_and_reports_in_words_and_as_json() {
    let data = folder("load-run");
    let served = Served::start(&data, 0);
    let url = format!("http://127.0.0.1:{}", served.port);
    let journal = data.join("journal.jsonl");
    let plan = ["--url", &url, "--game", "connect-four", "--matches", "3", "--moves", "120"];
    let more = ["--watchers", "1", "--idle-matches", "2", "--idle-sockets", "5", "--json"];
    let journal_args = ["--journal", journal.to_str().unwrap()];
    let output = load(&[&plan[..], &more[..], &journal_args[..]].concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(report["moves"], 120, "{report}");
    assert_eq!((&report["out_of_step"], &report["gaps"]), (&Value::from(0), &Value::from(0)));
    assert_eq!(report["idle_alive"], 5);
    assert!(report["tables"].as_u64().unwrap() > 3, "matches that end are played again");
    assert!(report["seen"]["p99_ms"].as_f64().unwrap() > 0.0);
    assert!(report["join"]["max"].as_u64().unwrap() <= 10_000);
    assert_eq!(fs::read_to_string(&journal).unwrap().lines().count(), 120);

    let output = load(&[&plan[..], &["--rate", "2000"]].concat());
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.contains("open loop") && said.contains("0 out of step"), "{said}");

    let said = failed(&["--url", &url, "--game", "connect-fore"]);
    assert!(said.contains("connect-four"), "{said}");
    let said = failed(&["--url", &url, "--game", "king-of-tokyo", "--seats", "99"]);
    assert!(said.contains("seats"), "{said}");
}

#[test]
fn a_run_says_what_it_costs_and_how_a_crowd_and_latecomers_fare() {
    let data = folder("load-costs");
    let served = Served::start(&data, 0);
    let url = format!("http://127.0.0.1:{}", served.port);
    let database = format!("sqlite:{}", data.join("tokyo.db").display());
    let plan = ["--url", &url, "--game", "izakaya", "--matches", "2", "--moves", "40"];
    let more = ["--metrics", &url, "--database", &database, "--spectators", "30"];
    let args = [&plan[..], &more[..], &["--late-url", &url]].concat();
    let output = load(&[&args[..], &["--json"]].concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    let crowd = &report["crowd"];
    assert_eq!((&crowd["spectators"], &crowd["behind"]), (&30.into(), &0.into()), "{report}");
    assert!(crowd["all_have"]["samples"].as_u64().unwrap() > 0, "{report}");
    assert!(crowd["bytes"].as_u64().unwrap() > 100, "{report}");
    assert_eq!(report["join"]["took"]["samples"], 2);
    let costs = &report["costs"];
    assert!(costs["cpu_seconds"].as_f64().unwrap() > 0.0, "{report}");
    assert!(costs["database_bytes"].is_u64() && costs["transactions"].is_null(), "{report}");

    let output = load(&args);
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.contains("ms of CPU") && said.contains("30 spectators of one match"), "{said}");

    let said = failed(&[&plan[..], &["--database", "mysql://x"]].concat());
    assert!(said.contains("sqlite:FILE"), "{said}");
    let said = failed(&[&plan[..], &["--database", "sqlite:/nowhere"]].concat());
    assert!(said.contains("/nowhere"), "{said}");
}

#[test]
fn what_cannot_be_is_said_in_one_sentence() {
    let game = ["--game", "connect-four"];
    let with = |more: &[&str]| failed(&[&game[..], more].concat());
    assert!(with(&["--url", "https://example.org"]).contains("http://127.0.0.1:8000"));
    assert!(with(&["--url", "nonsense:port"]).contains("http://127.0.0.1:8000"));
    assert!(with(&["--rate", "0"]).contains("more than nought"));
    assert!(with(&["--moves", "0"]).contains("--moves"));
    assert!(failed(&[]).contains("--game"));
    // A port that was free a moment ago.
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let said = with(&["--url", &format!("http://127.0.0.1:{port}")]);
    assert!(said.contains("tokyo serve") && said.contains("--url"), "{said}");
}
