//! What a player asks for, from arrival to acknowledgement.

use std::sync::Arc;

use contract::{Denied, Entry, Happened, Seat};
use table::{Denial, Reason, SeatChange};
use wire::Outbound;

use super::commit::Fate;
use super::task::Live;
use crate::fault::Fault;
use crate::house::count;
use crate::matches::{Act, Answer, Missing, No, What};

/// What an act has come to.
struct Done {
    /// The version that it made.
    version: u64,
    /// What is to be told of it: the version before, and what happened since. Nothing for what was
    /// done before and came again.
    news: Option<(usize, Vec<Happened>)>,
}

impl Live {
    /// Does what a player asks for, and answers.
    pub async fn carry_out(&mut self, act: Act, answer: Answer) {
        let Done { version, news } = match self.perform(&act).await {
            Ok(done) => done,
            Err(no) => {
                if let No::Fault(fault) = &no {
                    self.house.metrics.error(fault.code());
                }
                return answer.no(act.id, no);
            }
        };
        let house = Arc::clone(&self.house);
        let acknowledge = || {
            count(&house.counts.acknowledged);
            house.metrics.acknowledged(act.arrived.elapsed());
            answer.send(Outbound::Ack { id: act.id, version });
        };
        match news {
            Some((before, happened)) if self.table.version() > before => {
                self.announce_after(before, happened, acknowledge).await;
            }
            _ => acknowledge(),
        }
    }

    /// Plays, and makes it durable; or tells what is answered instead.
    async fn perform(&mut self, act: &Act) -> Result<Done, No> {
        let seat = self.seat_of(act).await?;
        self.let_the_clock_act().await;
        self.table.tell_time(self.elapsed_ms());
        let now_ms = self.now_ms();
        let before = self.table.version();
        let worked_out = self.worked_out(act, seat, now_ms).await;
        let mut done = match worked_out {
            Some((entry, decision)) => {
                self.table.play_worked_out(entry, Some(decision)).map(|happened| vec![happened])
            }
            None => self.play(act, seat, now_ms),
        };
        if done.as_ref().is_err_and(|denial| *denial == Denial::NeedsHistory) {
            self.reload_whole().await;
            done = self.play(act, seat, now_ms);
        }
        let happened = match done {
            Ok(happened) => happened,
            Err(denial) => return self.refuse(act, seat, denial).await,
        };
        if matches!(act.what, What::Leave | What::Reclaim) && !self.renew_sitting(seat).await {
            return Err(Fault::NotStored.into());
        }
        let id = self.head.command_id(seat, &act.id);
        match self.make_durable(before, Some(id)).await {
            Fate::Done(version) => Ok(Done { version, news: Some((before, happened)) }),
            Fate::Again(version) => Ok(Done { version, news: None }),
            Fate::Lost => Err(self.broken.as_ref().map_or(Fault::NotStored, Missing::fault).into()),
        }
    }

    /// The act with what comes of it, where working that out takes long. Nothing for acts that are
    /// simply played, or refused.
    async fn worked_out(
        &self,
        act: &Act,
        seat: Seat,
        now_ms: u64,
    ) -> Option<(Entry<serde_json::Value>, u32)> {
        let What::Command { decision, command } = &act.what else { return None };
        let sits = self.table.sitters().get(seat.idx())?;
        let takes_work = || self.table.game().takes_work(command);
        if self.table.outcome().is_some() || sits.bot.is_some() || !takes_work() {
            return None;
        }
        let entry = Entry { lag_ms: act.lag_ms, ..Entry::new(seat, now_ms, command.clone()) };
        let work = self.table.work(&entry, Some(*decision))?;
        let entry = self.house.workbenches.run(&self.client, work).await?;
        Some((entry, *decision))
    }

    /// Plays in memory.
    fn play(&mut self, act: &Act, seat: Seat, now_ms: u64) -> Result<Vec<Happened>, Denial> {
        let Act { what, lag_ms, .. } = act;
        if self.table.outcome().is_some() {
            // The secret is out: nobody may go on from here knowing the dice.
            return Err(Reason::Over.into());
        }
        let last = self.table.sitters().len().saturating_sub(1);
        let no_such_seat = || Reason::NoSuchSeat { seat: seat.0, last };
        let sits = self.table.sitters().get(seat.idx()).cloned().ok_or_else(no_such_seat)?;
        if sits.bot.is_some() && !matches!(what, What::Reclaim) {
            return Err(Reason::BotPlays.into());
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
            What::Reclaim => {
                let name = self.head.name_of(seat).ok_or_else(no_such_seat)?;
                self.table.seat(seat, sits.returned(name), SeatChange::Returned, now_ms)?;
            }
        }
        Ok(Vec::new())
    }

    /// What is answered to a command that was not accepted. It may be one that was, earlier, and
    /// comes again.
    async fn refuse(&self, act: &Act, seat: Seat, denial: Denial) -> Result<Done, No> {
        let id = self.head.command_id(seat, &act.id);
        match self.house.store.find_command(self.row.id, &id).await {
            Ok(Some(version)) => {
                return Ok(Done { version, news: None });
            }
            Ok(None) => {}
            Err(error) => return Err(Fault::from(error).into()),
        }
        count(&self.house.counts.refused);
        let words = self.house.words(self.title, act.lang);
        Err(match denial {
            Denial::Game(Denied::Malformed(why)) => {
                No::Fault(Fault::Command { why: why.to_string() })
            }
            denial => No::Refused(desk::denied(&self.table, &words, &act.id, &denial)),
        })
    }
}
