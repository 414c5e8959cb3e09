//! Connections to the database break between a commit and its answer.

use std::time::Duration;

use super::database::Database;
use super::nodes::Setting;
use super::relay::Relay;
use super::stage::Stage;
use super::times;

/// Long enough for somebody to play, and shorter than nodes go without the database.
const DEAF: Duration = Duration::from_millis(300);

/// Acknowledged or not, each command is in the log once: `history` holds every line against what
/// its client sent, and clients send again what they were not told about.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn commits_whose_answer_is_lost_count_once() {
    let database = Database::new("answers");
    let relay = Relay::start(database.port()).await;
    let setting = Setting::new(&database.url_through(relay.port));
    let stage = Stage::set("answers", &setting, |_| {}).await;
    let lines = || database.ask("SELECT count(*) FROM lines").parse::<u64>().unwrap();
    let (mut swallowed, mut silent) = (0, 0);
    let rounds = times(5, 100);
    for _ in 0..rounds {
        stage.go_on(2).await;
        let losing = relay.lose_answers(DEAF);
        let before = (lines(), stage.reins.acked());
        swallowed += losing.await;
        // Read while most clients still wait: what was written but not acknowledged by then.
        let after = (lines(), stage.reins.acked());
        silent += (after.0 - before.0).saturating_sub(after.1 - before.1);
    }
    println!(
        "{rounds} times no answer came: {swallowed} bytes lost, {silent} moves written without a \
         word"
    );
    assert!(silent > 0, "moves were committed whose answers were lost");
    let report = stage.end(&database).await;
    println!("{} commands sent again", report.again);
}
