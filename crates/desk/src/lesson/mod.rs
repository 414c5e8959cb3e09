//! A lesson: a scripted match on the game's own table, one thing at a time.
//!
//! The rules are the real ones. The script fixes what chance brings and what the others do, and
//! says what is asked of the learner; whatever else the rules would allow has to wait.

mod form;
mod script;

use contract::{
    AnyTitle, Chance, Entry, Happened, Phrase, Seat, Seed, Skill, Speaker, Viewer, reasons,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Record, Sitter, Table};
use wire::outbound::{Offer, Refused, Standing};
use wire::page::{LessonStep, Turn};
use wire::{Inbound, Outbound};
use words::Words;

use crate::bots::Bots;
use crate::desk::{Desk, Unfit, unfit};
use crate::desk_error::DeskError;
use form::fits;
use script::{Move, Script, Step};

/// Where the learner sits.
const LEARNER: Seat = Seat(0);

/// How far somebody has come, to go on another time.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bookmark {
    record: Record,
    step: usize,
    /// How many acts of the others are still to be shown before the step.
    waiting: usize,
}

/// A lesson under way.
pub struct Lesson {
    script: Script,
    desk: Desk,
    /// The step that is open; as many as there are steps when the lesson is over.
    step: usize,
    /// What the others have still to do before it is, the next one last.
    queue: Vec<Move>,
    /// When the next of them is due, once that is known, by the page's time.
    due_ms: Option<u64>,
    /// By how much the match's time is behind the page's, because the clock has waited.
    held_ms: u64,
    /// What is said to a learner who did something else.
    aside: Option<Phrase>,
}

impl Lesson {
    /// Begins the lesson of a game, or goes on with it.
    ///
    /// # Errors
    /// If the game has none, or the bookmark is not of this lesson.
    pub fn new(
        title: &'static dyn AnyTitle,
        learner: &str,
        language: &str,
        bookmark: Option<Bookmark>,
    ) -> Result<Lesson, DeskError> {
        let source = title.meta().lesson.ok_or(DeskError::NoLesson)?;
        Lesson::of(title, source, learner, language, bookmark)
    }

    /// The same with a script from elsewhere, for writers of lessons.
    ///
    /// # Errors
    /// If the script cannot be read or played.
    pub fn of(
        title: &'static dyn AnyTitle,
        source: &str,
        learner: &str,
        language: &str,
        bookmark: Option<Bookmark>,
    ) -> Result<Lesson, DeskError> {
        let words = Words::new(title.meta(), language)?;
        let script: Script =
            serde_json::from_str(source).map_err(|why| DeskError::Script(why.to_string()))?;
        let (table, step, waiting) = match bookmark {
            Some(Bookmark { record, step, waiting }) => {
                (record.replay(title, None)?.table, step, waiting)
            }
            None => (begun(title, &script, learner)?, 0, 0),
        };
        let desk = Desk::at(table, words, LEARNER, Bots::new([]), Chance::from_number(0));
        let mut lesson =
            Lesson { script, desk, step, queue: Vec::new(), due_ms: None, held_ms: 0, aside: None };
        let before = step.checked_sub(1).and_then(|last| lesson.script.steps.get(last));
        let acts = before.map_or(&[][..], |step| &step.then);
        let missing = acts.len().saturating_sub(waiting);
        lesson.queue = acts.iter().skip(missing).rev().cloned().collect();
        Ok(lesson)
    }

    /// How far the learner has come.
    ///
    /// # Errors
    /// If the match cannot be written, which no game allows.
    pub fn bookmark(&self) -> Result<Bookmark, DeskError> {
        let record = self.desk.table().record()?;
        Ok(Bookmark { record, step: self.step, waiting: self.queue.len() })
    }

    pub fn desk(&self) -> &Desk {
        &self.desk
    }

    /// What the learner reads now, and what is pointed at.
    pub fn told_now(&self) -> LessonStep {
        let players = self.desk.table().players();
        let voice = self.desk.words().at(&players);
        let open = self.open();
        LessonStep {
            version: self.desk.table().version() as u64,
            step: self.step,
            steps: self.script.steps.len(),
            text: open.map_or_else(String::new, |step| voice.say(&Phrase::new(step.say.clone()))),
            point: open.map_or_else(Vec::new, |step| step.point.clone()),
            reads: open.is_some_and(Step::is_reading),
            waits: !self.queue.is_empty(),
            aside: self.aside.as_ref().map(|aside| voice.say(aside)),
            over: self.step >= self.script.steps.len(),
        }
    }

    /// The step that is open: none while the others act, and none after the last.
    fn open(&self) -> Option<&Step> {
        self.script.steps.get(self.step).filter(|_| self.queue.is_empty())
    }

    /// The learner has read: tells how things stand, because there may be something to do now.
    pub fn next(&mut self, now_ms: u64) -> Vec<Outbound> {
        if self.open().is_some_and(Step::is_reading) {
            self.go_on();
        }
        self.hear(&Inbound::Resync {}, now_ms)
    }

    /// Does what is asked in the learner's place, who wants to be shown.
    pub fn show(&mut self, now_ms: u64) -> Vec<Outbound> {
        let Some(command) = self.example() else { return Vec::new() };
        let decision = self.desk.table().decision(LEARNER);
        let mut said = self.take_command("shown", decision, &command, now_ms);
        // The page has asked for nothing that could be acknowledged.
        said.retain(|message| matches!(message, Outbound::Update(_)));
        said
    }

    /// How the open step can be done: the next command of its example that the rules allow.
    pub fn example(&self) -> Option<Value> {
        let table = self.desk.table();
        let legal = |command: &&Value| {
            let entry = Entry::new(LEARNER, table.now(), (*command).clone());
            table.judge(&entry).is_ok()
        };
        self.open()?.example.iter().find(legal).cloned()
    }

    /// Match time. **Nobody learns against the clock**: as long as the learner has something to
    /// read or to do, or one of the others has, time stands still before the clock would act.
    fn match_ms(&mut self, page_ms: u64) -> u64 {
        let now_ms = page_ms.saturating_sub(self.held_ms).max(self.desk.table().now());
        let wake_ms = self.desk.table().awaiting().wake_at().filter(|_| self.clock_waits());
        let Some(last_ms) = wake_ms.map(|wake_ms| wake_ms.saturating_sub(1)) else { return now_ms };
        if now_ms <= last_ms {
            return now_ms;
        }
        let held_at_ms = last_ms.max(self.desk.table().now());
        self.held_ms = page_ms.saturating_sub(held_at_ms);
        held_at_ms
    }

    /// Whether there is something to read or to do before the clock may act.
    fn clock_waits(&self) -> bool {
        let table = self.desk.table();
        match self.queue.last() {
            Some(act) => {
                table.judge(&Entry::new(act.seat, table.now(), act.command.clone())).is_ok()
            }
            None => self.open().is_some_and(Step::is_reading) || self.example().is_some(),
        }
    }

    /// Does what a message asks, at that time of the page.
    pub fn hear(&mut self, message: &Inbound, now_ms: u64) -> Vec<Outbound> {
        match message {
            Inbound::Command { id, decision, command } => {
                self.take_command(id, *decision, command, now_ms)
            }
            Inbound::Undo { id } => vec![unfit(Some(id), &Unfit::NobodyElse)],
            other => {
                let now_ms = self.match_ms(now_ms);
                let said = self.desk.hear(other, now_ms);
                self.told(said)
            }
        }
    }

    /// The learner acts: what the rules forbid is refused by them, what they allow by the lesson.
    fn take_command(
        &mut self,
        id: &str,
        decision: u32,
        command: &Value,
        now_ms: u64,
    ) -> Vec<Outbound> {
        let now_ms = self.match_ms(now_ms);
        let after = self.desk.table().version() as u64;
        let mut happened = match self.desk.advance(now_ms) {
            Ok(happened) => happened,
            Err(denial) => {
                let (answer, _) = self.desk.answered(id, Err(denial));
                return self.told(vec![answer]);
            }
        };
        self.notice(&happened, false);
        let entry = Entry::new(LEARNER, now_ms, command.clone());
        let legal = self.desk.table().judge(&entry).is_ok();
        let answer = if legal && !self.open().is_some_and(|step| allows(step, command)) {
            let other = self.open().and_then(|step| step.otherwise.clone());
            self.aside = Some(Phrase::new(other.unwrap_or_else(|| "lesson-later".to_owned())));
            later(id)
        } else {
            let (answer, steps) = self.try_out(id, entry, decision);
            self.notice(&steps, matches!(answer, Outbound::Ack { .. }));
            happened.extend(steps);
            answer
        };
        let update = self.desk.update(after, &happened);
        self.told([answer].into_iter().chain(update).collect())
    }

    /// Plays what the learner does, with the luck that the step has for it.
    fn try_out(
        &mut self,
        id: &str,
        entry: Entry<Value>,
        decision: u32,
    ) -> (Outbound, Vec<Happened>) {
        let luck = self.open().map_or_else(Vec::new, |step| step.luck.clone());
        let table = self.desk.table_mut();
        table.script(luck);
        let played = table.play(entry, Some(decision)).map(|step| vec![step]);
        table.unscript();
        self.desk.answered(id, played)
    }

    /// Lets the clock and the others do what is due by that time of the page; each act of the
    /// others takes `pace_ms`.
    ///
    /// # Errors
    /// If an act of the script cannot be played: a mistake in the script.
    pub fn tick(&mut self, page_ms: u64, pace_ms: u64) -> Result<Turn, DeskError> {
        let now_ms = self.match_ms(page_ms);
        let after = self.desk.table().version() as u64;
        let mut happened = self.desk.advance(now_ms)?;
        self.notice(&happened, false);
        if let Some(act) = self.due(page_ms, pace_ms) {
            happened.push(play(self.desk.table_mut(), &act, now_ms)?);
        }
        let said = self.desk.update(after, &happened).into_iter().collect();
        let next_ms = self.next_ms(page_ms, pace_ms);
        Ok(Turn { said: self.told(said), next_ms })
    }

    /// The next act of the others, if it is time for it.
    fn due(&mut self, page_ms: u64, pace_ms: u64) -> Option<Move> {
        let pause_ms = self.queue.last()?.after_ms.unwrap_or(pace_ms);
        let due_ms = *self.due_ms.get_or_insert(page_ms + pause_ms);
        if due_ms > page_ms {
            return None;
        }
        self.due_ms = None;
        self.queue.pop()
    }

    /// When something is due again, by the page's time.
    fn next_ms(&self, page_ms: u64, pace_ms: u64) -> Option<u64> {
        let wake_ms = self.desk.table().awaiting().wake_at().filter(|_| !self.clock_waits());
        let wake_ms = wake_ms.map(|wake_ms| wake_ms + self.held_ms);
        let next = self.queue.last();
        let act_ms = next.map(|act| page_ms + act.after_ms.unwrap_or(pace_ms));
        wake_ms.into_iter().chain(self.due_ms.or(act_ms)).min()
    }

    /// Sees whether the open step is done now.
    fn notice(&mut self, happened: &[Happened], acted: bool) {
        let done = self.open().is_some_and(|step| {
            let free = step.happened.is_empty() && step.until.is_empty();
            !step.is_reading() && ((free && acted) || self.came_to_pass(step, happened))
        });
        if done {
            self.go_on();
        }
    }

    /// Whether what the step waits for has happened, or is to be seen.
    fn came_to_pass(&self, step: &Step, happened: &[Happened]) -> bool {
        let viewer = Viewer::Seat(LEARNER);
        let events = happened.iter().flat_map(|line| line.events.iter());
        let seen = events.filter_map(|event| event.redacted(viewer)).map(|event| event.json());
        let view = || self.desk.table().game().view(viewer);
        let looks = |view: &Value| {
            let fit =
                |(at, form): (&String, &Value)| view.pointer(at).is_some_and(|v| fits(v, form));
            step.until.iter().all(fit)
        };
        (!step.happened.is_empty()
            && seen.into_iter().any(|event| step.happened.iter().any(|form| fits(&event, form))))
            || (!step.until.is_empty() && looks(&view()))
    }

    /// The others act, then the next step is open.
    fn go_on(&mut self) {
        if let Some(step) = self.script.steps.get(self.step) {
            self.queue = step.then.iter().rev().cloned().collect();
            self.step += 1;
            self.aside = None;
        }
    }

    /// What the learner is told: no more choices than the step allows.
    fn told(&self, mut said: Vec<Outbound>) -> Vec<Outbound> {
        for message in &mut said {
            match message {
                Outbound::Welcome(welcome) => self.narrow(&mut welcome.standing),
                Outbound::Update(update) => self.narrow(&mut update.standing),
                _ => {}
            }
        }
        said
    }

    fn narrow(&self, standing: &mut Standing) {
        standing.undo_is_free = false;
        let open = self.open().filter(|step| !step.is_reading());
        match (open, &mut standing.ask) {
            (Some(step), Some(asked)) => {
                let read = |offer: &Offer| serde_json::from_str(offer.command.get());
                let allowed = |offer: &Offer| read(offer).is_ok_and(|it| allows(step, &it));
                asked.offers.retain(allowed);
            }
            _ => standing.ask = None,
        }
    }
}

fn allows(step: &Step, command: &Value) -> bool {
    step.allow.is_empty() || step.allow.iter().any(|form| fits(command, form))
}

/// The table as the script sets it up.
fn begun(title: &'static dyn AnyTitle, script: &Script, learner: &str) -> Result<Table, DeskError> {
    let rival = |name: &String| Sitter::bot_named(name, Skill::Normal);
    let rivals = script.rivals.iter().map(rival);
    let sitters: Vec<Sitter> = [Sitter::person(learner)].into_iter().chain(rivals).collect();
    let seed = Seed::from_number(script.seed);
    let mut table = Table::open(title, Value::Object(script.setup.clone()), sitters, seed)?;
    for act in &script.before {
        let now_ms = table.now() + act.after_ms.unwrap_or_default();
        table.advance(now_ms)?;
        play(&mut table, act, now_ms)?;
    }
    table.advance(table.now() + script.wait_ms)?;
    Ok(table)
}

/// Plays an act of the script.
fn play(table: &mut Table, act: &Move, now_ms: u64) -> Result<Happened, DeskError> {
    table.script(act.luck.iter().copied());
    let entry = Entry::new(act.seat, now_ms, act.command.clone());
    let played = table.play(entry, None);
    table.unscript();
    played.map_err(|denial| DeskError::Script(format!("{}: {denial}", act.command)))
}

reasons! {
    /// Why a lesson does not let the learner do what the rules would allow.
    pub enum Later {
        #[key("lesson-later")]
        #[error("the lesson asks for something else first")]
        SomethingElse,
    }
}

fn later(id: &str) -> Outbound {
    let (why, reason) = (Later::SomethingElse.to_string(), Some(Later::SomethingElse.phrase()));
    let (id, clause, pieces, decision) = (id.to_owned(), None, Vec::new(), None);
    Outbound::Refused(Box::new(Refused { id, clause, why, reason, pieces, decision }))
}
