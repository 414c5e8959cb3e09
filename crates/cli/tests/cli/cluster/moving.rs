//! Sockets break, and come back to another node.

use super::database::Database;
use super::nodes::Setting;
use super::stage::Stage;
use super::times;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn clients_move_between_nodes_again_and_again_while_they_play() {
    let database = Database::new("wandering");
    let stage = Stage::set("wandering", &Setting::new(&database.url), |_| {}).await;
    let cuts = times(48, 2_000) as u64;
    for nth in 0..cuts {
        stage.cut().await;
        if nth % 6 == 0 {
            stage.go_on(1).await;
        }
    }
    stage.go_on(5).await;
    let (moved, piped) = (stage.proxy.moved(), stage.nodes.sum("tokyo_piped"));
    println!("{cuts} sockets cut, {moved} came back to another node, {piped} are piped in the end");
    assert!(moved >= cuts, "each came back to another node");
    assert!(piped > 0, "not everybody is at the node that holds the match");
    let report = stage.end(&database).await;
    assert_eq!(report.cut, cuts);
}
