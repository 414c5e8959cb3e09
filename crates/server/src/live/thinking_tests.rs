use std::time::Duration;

use contract::erased::Title;
use contract::{Seed, Skill};
use serde_json::json;
use table::Sitter;

use super::*;
use crate::clock::{HandClock, HouseTime};
use crate::thinkers::{Budget, Thinkers};

#[path = "../../../conformance/tests/lanterns/mod.rs"]
mod lanterns;

use lanterns::{Lanterns, Wrong};

static SILENT: Title<Lanterns<{ Wrong::SilentBot as u8 }>> = Title::new();

#[tokio::test]
async fn a_command_is_drawn_for_a_bot_that_has_to_act_and_answers_nothing() {
    let sitters = vec![Sitter::bot(Skill::Easy), Sitter::bot(Skill::Hard)];
    let mut table = Table::open(&SILENT, json!({}), sitters, Seed::from_number(7)).unwrap();
    let mut thinking = Thinking::new(&table);
    let budget = Budget { burst_ms: 60_000, per_second_ms: 1_000 };
    let time = HouseTime::new(Arc::new(HandClock::new()), 0, None);
    let thinkers = Thinkers::new(1, budget, Duration::from_secs(60), time);
    let (seat, held) = (thinking.bots.wanting(&table).iter().next().unwrap(), Arc::new(()));
    let errand = thinking.bots.ask(&table, None, seat, 0);
    let (wanted, sender) = (Arc::downgrade(&held), thinking.sender.clone());
    thinkers.ask(&"home".into(), true, Job { errand, wanted, sender, since: Instant::now() });
    let returned = thinking.next().await.unwrap();
    assert!(matches!(&returned, Returned::With(thought) if thought.command.is_some()));
    thinking.keep(&table, returned, 0);
    assert_eq!(thinking.due(&table, 0), Some(seat));
    let act = thinking.bots.let_bot_act(&mut table, seat, 0, None, &mut Chance::from_number(1));
    assert!(act.unwrap().is_some(), "the bot acts");
}
