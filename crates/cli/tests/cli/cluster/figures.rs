//! What `tokyo load` tells of several nodes.

use std::sync::Arc;

use load::{Plan, Reins};

use super::database::Database;
use super::nodes::{Nodes, Setting};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_run_tells_what_moves_cost_and_how_soon_others_join_through_another_node() {
    let database = Database::new("figures");
    let mut nodes = Nodes::start("figures", &Setting::new(&database.url), 2);
    let [here, there] = [0, 1].map(|nth| nodes.address(nth).parse().unwrap());
    let plan = Plan {
        matches: 4,
        spectators: 20,
        late_addresses: vec![there],
        metrics: [0, 1].map(|nth| nodes.address(nth).parse().unwrap()).to_vec(),
        database: Some(database.url.clone()),
        ..Plan::new(here, "connect-four")
    };
    let report = load::run(plan, Arc::new(Reins::new(200))).await.unwrap();
    println!("{report}");
    assert_eq!((report.moves, report.join.joins, report.join.took.samples), (200, 4, 4));
    let crowd = report.crowd.unwrap();
    assert_eq!((crowd.spectators, crowd.behind), (20, 0));
    let costs = report.costs;
    assert!(costs.cpu_seconds.unwrap() > 0.0);
    assert!(costs.transactions.unwrap() > 0);
    assert!(costs.journal_bytes.unwrap() > 200 * 50, "every move is in the journal");
}
