//! The bots at a table: whom to ask, what they think about, and their acts.
//!
//! A bot lives as long as its seat, so it can plan and remember. Thinking is an [`Errand`], which
//! takes the bot along, so that it can be run on another thread; [`Bots::take_thought`] brings it
//! back.

use contract::{
    AnyBot, AnyGame, Awaiting, Chance, Entry, Happened, MAX_SEATS, Patience, Seat, SeatSet, Skill,
};
use driver::{Driver, Due};
use serde_json::Value;
use table::{Table, Work};

/// The bots at one table.
pub struct Bots {
    driver: Driver<Value>,
    /// In which seats bots sit.
    skills: [Option<Skill>; MAX_SEATS],
    /// The bots that are not out on an errand.
    seated: [Option<Box<dyn AnyBot>>; MAX_SEATS],
    /// Counts how often everything was forgotten: a bot that is still out then comes back too late.
    era: u32,
}

/// A bot on its way to an answer.
pub struct Errand {
    pub seat: Seat,
    bot: Box<dyn AnyBot>,
    game: Box<dyn AnyGame>,
    decision: u32,
    asked_ms: u64,
    era: u32,
}

/// A bot with its answer.
pub struct Thought {
    pub seat: Seat,
    /// What it does; nothing if it lets a chance to interject pass.
    pub command: Option<Value>,
    bot: Box<dyn AnyBot>,
    decision: u32,
    asked_ms: u64,
    after_ms: u64,
    era: u32,
}

/// A seat has to act, and not even a command drawn at random is legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("seat {0} has to act, but found no legal command")]
pub struct Stuck(pub Seat);

impl Errand {
    /// Thinks, here and now, as long as patience lasts.
    pub fn think(mut self, patience: &dyn Patience, chance: &mut Chance) -> Thought {
        let reply = self.bot.decide(self.game.as_ref(), self.seat, patience, chance);
        let Errand { seat, bot, decision, asked_ms, era, .. } = self;
        let (command, after_ms) = (reply.command, reply.after_ms);
        Thought { seat, command, bot, decision, asked_ms, after_ms, era }
    }
}

impl Bots {
    /// Bots of those skills; nobody's where a person sits.
    pub fn new(skills: impl IntoIterator<Item = Option<Skill>>) -> Bots {
        let mut bots = Bots {
            driver: Driver::default(),
            skills: [None; MAX_SEATS],
            seated: Default::default(),
            era: 0,
        };
        bots.skills.iter_mut().zip(skills).for_each(|(seat, skill)| *seat = skill);
        bots
    }

    /// Puts a bot into a seat, or takes it out.
    pub fn seat(&mut self, seat: Seat, skill: Option<Skill>) {
        if self.skills[seat.idx()] != skill {
            self.skills[seat.idx()] = skill;
            self.seated[seat.idx()] = None;
            self.driver.forget(seat);
        }
    }

    /// The bots that the match waits for, or that can interject.
    fn awaited(&self, table: &Table) -> SeatSet {
        let seats = table.awaiting().seats();
        seats.iter().filter(|seat| self.skills[seat.idx()].is_some()).collect()
    }

    /// The bots that should be asked now.
    pub fn wanting(&self, table: &Table) -> SeatSet {
        let awaited = self.awaited(table);
        awaited.iter().filter(|seat| self.driver.wants(*seat, table.decision(*seat))).collect()
    }

    /// The awaited bots that have been asked what they are asked now.
    fn settled(&self, table: &Table) -> SeatSet {
        let wanting = self.wanting(table);
        self.awaited(table).iter().filter(|seat| !wanting.contains(*seat)).collect()
    }

    /// The awaited bots that think.
    pub fn thinking(&self, table: &Table) -> SeatSet {
        let settled = self.settled(table);
        settled.iter().filter(|seat| self.driver.is_thinking(*seat)).collect()
    }

    /// Whether a bot thinks, or has an answer that waits for its time.
    pub fn is_busy(&self) -> bool {
        self.driver.is_busy()
    }

    /// Sends a bot to think about its decision. One that sits down in the middle of a match is
    /// shown what its seat saw, from the whole match in `past` where the table itself has forgotten
    /// the beginning; without that it has to do with what it sees.
    pub fn ask(
        &mut self,
        table: &Table,
        past: Option<&Table>,
        seat: Seat,
        asked_ms: u64,
    ) -> Errand {
        let bot = match self.seated[seat.idx()].take() {
            Some(bot) => bot,
            None => {
                let mut bot = self.bot(table, seat);
                // One that could not be shown the past still plays by what it sees.
                let _ = past.unwrap_or(table).recall(bot.as_mut(), seat);
                bot
            }
        };
        let decision = table.decision(seat);
        self.driver.begin(seat, decision);
        Errand { seat, bot, game: table.game().boxed(), decision, asked_ms, era: self.era }
    }

    /// Whether a bot is about to sit down that remembers more than the table does.
    pub fn needs_past(&self, table: &Table, seat: Seat) -> bool {
        self.seated[seat.idx()].is_none() && !table.is_whole() && self.bot(table, seat).remembers()
    }

    fn bot(&self, table: &Table, seat: Seat) -> Box<dyn AnyBot> {
        table.title().bot(self.skills[seat.idx()].unwrap_or(Skill::Normal))
    }

    /// Takes a bot and its answer back. It acts as soon as it is done, but not sooner than
    /// `pace_ms` after it was asked. Tells whether the answer was waited for.
    pub fn take_thought(&mut self, thought: Thought, pace_ms: u64) -> bool {
        let Thought { seat, command, bot, decision, asked_ms, after_ms, era } = thought;
        if era != self.era || self.skills[seat.idx()].is_none() {
            return false;
        }
        self.seated[seat.idx()].get_or_insert(bot);
        let at_ms = asked_ms.saturating_add(after_ms.max(pace_ms));
        self.driver.note_answer(seat, decision, at_ms, command)
    }

    /// Draws a command for a bot that broke down while it was thinking. Tells whether its answer
    /// was waited for.
    pub fn draw(&mut self, table: &Table, seat: Seat, chance: &mut Chance) -> bool {
        let drawn = must(table, seat).then(|| table.game().sample(seat, chance)).flatten();
        self.driver.note_answer(seat, table.decision(seat), table.now(), drawn)
    }

    /// The next thing that happens by itself: a bot's act, or the clock's.
    pub fn next(&self, table: &Table) -> Option<Due> {
        self.driver.next(self.settled(table), table.wakes_at())
    }

    /// What has to be worked out for what a bot is about to do, if that may take long.
    pub fn work(&self, table: &Table, seat: Seat, at_ms: u64) -> Option<Work> {
        let command = self.driver.answer(seat)?.clone();
        table.work(&Entry::new(seat, at_ms, command), None)
    }

    /// Plays what the seat's bot has decided. Mostly a refused answer means that somebody else was
    /// faster, and the bot is asked again; where that does not help, a command is drawn for it.
    ///
    /// # Errors
    /// If the match cannot go on without the seat, and nothing is legal.
    pub fn let_bot_act(
        &mut self,
        table: &mut Table,
        seat: Seat,
        at_ms: u64,
        worked_out: Option<Entry<Value>>,
        chance: &mut Chance,
    ) -> Result<Option<Happened>, Stuck> {
        let Some(answer) = self.driver.take(seat) else { return Ok(None) };
        let entry = Entry::new(seat, at_ms, answer.command);
        let mut played = match worked_out {
            Some(entry) => table.play_worked_out(entry, Some(answer.decision)).ok(),
            None => table.play(entry, Some(answer.decision)).ok(),
        };
        if played.is_none() && self.driver.refused(seat) {
            if !must(table, seat) {
                self.driver.pass(seat, table.decision(seat));
                return Ok(None);
            }
            let drawn = table.game().sample(seat, chance);
            played = drawn.and_then(|drawn| table.play(Entry::new(seat, at_ms, drawn), None).ok());
            if played.is_none() {
                self.driver.pass(seat, table.decision(seat));
                return Err(Stuck(seat));
            }
        }
        if played.is_some() {
            self.driver.played(Some(seat));
        }
        Ok(played)
    }

    /// Forgets all answers and lets new bots sit down, because the match is not where it was.
    pub fn forget(&mut self) {
        self.era += 1;
        self.driver.forget_all();
        self.seated = Default::default();
    }
}

/// Whether the match cannot go on without the seat.
fn must(table: &Table, seat: Seat) -> bool {
    matches!(table.awaiting(), Awaiting::Seats(waiting) if waiting.must.contains(seat))
}
