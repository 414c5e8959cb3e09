//! Requests to the engine, as another program may get them wrong.

use std::sync::Mutex;

use engine::Engine;
use serde_json::Value;

use crate::{Made, ROUNDS, mess};

const SAMPLES: [&str; 14] = [
    r#"{"id":1,"do":"open","seats":2,"seed":5}"#,
    r#"{"id":2,"do":"open","seats":3,"seed":6,"setup":{}}"#,
    r#"{"id":3,"do":"state"}"#,
    r#"{"id":4,"do":"awaiting"}"#,
    r#"{"id":5,"do":"offers","seat":0,"labels":true}"#,
    r#"{"id":6,"do":"sample","seat":0,"seed":1}"#,
    r#"{"id":7,"do":"judge","seat":0,"command":"pass"}"#,
    r#"{"id":8,"do":"play","seat":0,"command":{"drop":{"column":3}}}"#,
    r#"{"id":9,"do":"view","seat":1}"#,
    r#"{"id":10,"do":"luck","outcomes":[1,2,3]}"#,
    r#"{"id":11,"do":"draw","seat":0}"#,
    r#"{"id":12,"do":"choose","seat":0,"bot":"random"}"#,
    r#"{"id":13,"do":"undo","seat":0}"#,
    r#"{"id":14,"do":"record"}"#,
];

#[test]
fn a_spoilt_request_gets_one_answer_and_the_engine_goes_on() {
    let titles = catalogue::titles().iter();
    let engines: Vec<Engine> = titles.map(|title| Engine::new(*title, || 0)).collect();
    let engines = Mutex::new(engines);
    let samples = SAMPLES.map(str::to_owned);
    let (mut good, mut bad) = (0, 0);
    bolero::check!().with_type::<Made>().with_iterations(2 * ROUNDS).for_each(|made| {
        let request = mess(made).of(&samples).replace('\n', " ");
        let mut engines = engines.lock().unwrap();
        let at = usize::from(made.1.1) % engines.len();
        let answer = engines[at].line(&request);
        let answer: Value = serde_json::from_str(&answer).unwrap();
        let said: Vec<&str> = ["ok", "refused", "error"]
            .into_iter()
            .filter(|key| answer.get(key).is_some())
            .collect();
        assert_eq!(said.len(), 1, "{request} is answered {answer}");
        if said[0] == "ok" { good += 1 } else { bad += 1 }
    });
    assert!(good > 0 && bad > 0, "{good} good, {bad} bad");
}
