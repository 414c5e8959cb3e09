//! What a player asks for, from arrival to acknowledgement.

use contract::{Entry, Happened, Seat};
use table::{Denial, SeatChange, Sitter};
use wire::Outbound;
use wire::outbound::Code;

use super::commit::Fate;
use super::task::Live;
use super::{Act, What};
use crate::house::count;

impl Live {
    /// Does what a player asks for, and answers.
    pub async fn act(&mut self, act: Act) {
        let Some(seat) = self.seat_of(&act).await else { return };
        self.let_the_clock_act().await;
        self.table.tell_time(self.elapsed_ms());
        let now_ms = self.now_ms();
        let before = self.table.version();
        let mut done = self.play(&act, seat, now_ms);
        if done.as_ref().is_err_and(|denial| *denial == Denial::NeedsHistory) {
            self.reload_whole().await;
            done = self.play(&act, seat, now_ms);
        }
        let happened = match done {
            Ok(happened) => happened,
            Err(denial) => return self.refuse(&act, seat, denial).await,
        };
        if matches!(act.what, What::Leave | What::TakeBack) && !self.sit_anew(seat).await {
            return self.not_stored(&act);
        }
        let id = self.head.command_id(seat, &act.id);
        match self.commit_first(before, Some(id)).await {
            Fate::Done(version) | Fate::Again(version) => self.acknowledge(&act, version),
            Fate::Lost => return self.not_stored(&act),
        }
        if self.table.version() > before {
            self.refresh().await;
            self.tell_all(before, &happened);
            self.note_vacancies().await;
        }
    }

    fn not_stored(&self, act: &Act) {
        let message = "this could not be written down: send it again";
        self.trouble(act, Code::NotStored, message);
    }

    /// Tells a player why nothing came of what they asked for.
    pub fn trouble(&self, act: &Act, code: Code, message: impl Into<String>) {
        self.house.metrics.error(code);
        let (id, message) = (Some(act.id.clone()), message.into());
        act.outbox.tell(&Outbound::Error { id, code, message });
    }

    fn acknowledge(&self, act: &Act, version: u64) {
        count(&self.house.counts.acknowledged);
        self.house.metrics.acknowledgement.observe(act.arrived.elapsed());
        act.outbox.tell(&Outbound::Ack { id: act.id.clone(), version });
    }

    /// Plays in memory.
    fn play(&mut self, act: &Act, seat: Seat, now_ms: u64) -> Result<Vec<Happened>, Denial> {
        let Act { what, lag_ms, .. } = act;
        if self.table.outcome().is_some() {
            // The secret is out: nobody may go on from here knowing the dice.
            return Err(Denial::Table("the match is over: ask for a rematch".into()));
        }
        let Some(sits) = self.table.sitters().get(seat.idx()).cloned() else {
            return Err(Denial::Table(format!("there is no seat {seat}")));
        };
        if sits.bot.is_some() && !matches!(what, What::TakeBack) {
            return Err(Denial::Table("a bot plays this seat: take it back first".into()));
        }
        let stand_in = sits.stand_in(self.house.config.stand_in);
        match what {
            What::Command { decision, command } => {
                let entry = Entry { lag_ms: *lag_ms, ..Entry::new(seat, now_ms, command.clone()) };
                return self.table.play(entry, Some(*decision)).map(|happened| vec![happened]);
            }
            What::Undo => self.table.undo(seat).map(drop)?,
            What::AnswerUndo(agree) => self.table.answer_undo(seat, *agree).map(drop)?,
            What::Propose(motion) => {
                self.table.propose(seat, *motion, self.elapsed_ms()).map(drop)?;
            }
            What::Answer(agree) => {
                self.table.answer(seat, *agree, self.elapsed_ms()).map(drop)?;
            }
            What::Resign => {
                self.table.seat(seat, stand_in, SeatChange::Resigned, now_ms)?;
            }
            What::Leave => self.table.seat(seat, stand_in, SeatChange::Left, now_ms)?,
            What::TakeBack => {
                let name = self.head.names().into_iter().nth(seat.idx()).unwrap_or_default();
                self.table.seat(seat, Sitter::person(name), SeatChange::Returned, now_ms)?;
            }
        }
        Ok(Vec::new())
    }

    /// Answers a command that was not accepted. It may be one that was, earlier, and comes again.
    async fn refuse(&mut self, act: &Act, seat: Seat, denial: Denial) {
        let id = self.head.command_id(seat, &act.id);
        match self.house.store.find_command(self.row.id, &id).await {
            Ok(Some(version)) => return self.acknowledge(act, version),
            Ok(None) => {}
            Err(error) => return self.trouble(act, Code::NotStored, error.to_string()),
        }
        count(&self.house.counts.refused);
        let words = self.house.words(self.title, &act.lang);
        act.outbox.tell(&desk::denied(&self.table, &words, &act.id, &denial));
    }
}
