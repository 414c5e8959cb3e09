//! Nodes are replaced one after the other while people play.

use super::database::Database;
use super::nodes::Setting;
use super::stage::Stage;
use super::times;

/// A node that is asked to stop hands its matches to the others, and players hardly notice.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_are_replaced_one_after_the_other_while_people_play() {
    let database = Database::new("rolling");
    let mut stage = Stage::set("rolling", &Setting::new(&database.url), |_| {}).await;
    for nth in 0..times(3, 30) {
        stage.go_on(3).await;
        stage.nodes.stop(nth);
        stage.go_on(3).await;
        stage.nodes.restart(nth);
    }
    stage.end(&database).await;
}
