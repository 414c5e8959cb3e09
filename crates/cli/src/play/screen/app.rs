//! What the terminal shows and how far the person has got in choosing; drawing and keys apart.

use std::time::{Duration, Instant};

use contract::Phrase;

use super::overlay::Overlay;
use crate::play::choices::{Choice, Choices};
use crate::play::session::{Next, NotDone, Session};
use crate::play::thinker::{Advice, Answer, Thinker};

/// How long a bot's move stands before the next one, so that people can follow.
const PAUSE: Duration = Duration::from_millis(250);

/// Everything the terminal front end knows.
pub struct App {
    pub session: Session,
    pub thinker: Thinker,
    pub choices: Choices,
    pub picker: Picker,
    pub overlay: Overlay,
    pub message: Option<Message>,
    /// The clause that the last refusal named.
    pub clause: Option<String>,
    /// The first column and row of the board that show.
    pub board: (u16, u16),
    /// Counts ticks, for the sign of life.
    pub ticks: usize,
    pub leaving: bool,
    /// Whether a bot thinks about advice.
    pub consulting: bool,
    /// Between the moves of bots.
    pause: Duration,
    /// When something last happened.
    changed: Instant,
    /// What the choices were listed for.
    listed: Option<((u32, usize), Next)>,
}

/// The place in the list of choices.
#[derive(Default)]
pub struct Picker {
    /// The marked one among those that match the filter.
    pub marked: usize,
    /// Digits typed so far.
    pub typed: String,
    /// Only choices with this in them show.
    pub filter: String,
    /// The first line of the list that shows.
    pub top: usize,
}

/// Something said to the person.
pub enum Message {
    Note(String),
    Error(String),
}

impl App {
    pub fn new(session: Session, instant: bool) -> App {
        let goal = session.goal().map(Message::Note);
        let mut app = App {
            session,
            thinker: Thinker::default(),
            choices: Choices::default(),
            picker: Picker::default(),
            overlay: Overlay::None,
            message: goal,
            clause: None,
            board: (0, 0),
            ticks: 0,
            leaving: false,
            consulting: false,
            pause: if instant { Duration::ZERO } else { PAUSE },
            changed: Instant::now(),
            listed: None,
        };
        app.list();
        app
    }

    /// Lets the others think and act. `elapsed_ms` is what went by since the last tick. Tells
    /// whether the screen has to be drawn again.
    ///
    /// # Errors
    /// If a bot broke down.
    pub fn tick(&mut self, elapsed_ms: u64) -> Result<bool, String> {
        let was_busy = self.is_busy();
        self.ticks = self.ticks.wrapping_add(1);
        for answer in self.thinker.finished()? {
            self.take_answer(answer);
        }
        // While the person reads or types, the match stands still.
        if self.overlay.stops_play() {
            return Ok(was_busy);
        }
        self.session.pass_time(elapsed_ms);
        for errand in self.session.errands() {
            self.thinker.start(errand);
        }
        if let Next::Ready { by_bot } = self.session.next()
            && (!by_bot || self.changed.elapsed() >= self.pause)
        {
            let done = self.session.proceed();
            self.note(done);
        }
        self.list();
        Ok(was_busy || self.is_busy())
    }

    /// Whether something moves without the person: a clock, or the sign that somebody thinks.
    fn is_busy(&self) -> bool {
        let waits = matches!(self.session.next(), Next::Person { .. } | Next::Over);
        !waits || self.consulting || self.session.waiting().wake_at.is_some()
    }

    /// Ends the pause before the next bot's move.
    pub fn hurry(&mut self) {
        if let Some(earlier) = self.changed.checked_sub(self.pause) {
            self.changed = earlier;
        }
    }

    /// Lists the choices again where something happened, and starts at the top.
    pub fn list(&mut self) {
        let now = Some((self.session.moment(), self.session.next()));
        if self.listed == now {
            return;
        }
        if self.listed.map(|(moment, _)| moment) != now.map(|(moment, _)| moment) {
            self.changed = Instant::now();
        }
        let before = self.choices.decision;
        let was_empty = self.choices.list.is_empty();
        self.listed = now;
        self.choices = Choices::of(&self.session);
        // Others may act while the person is choosing: the place is kept then.
        if was_empty || before != self.choices.decision {
            self.picker = Picker::default();
        }
    }

    /// The choices that show.
    pub fn shown(&self) -> Vec<&Choice> {
        self.choices.matching(&self.picker.filter)
    }

    /// Takes the choice that was typed, or the marked one.
    pub fn choose(&mut self) {
        let typed = std::mem::take(&mut self.picker.typed);
        let choice = match typed.parse() {
            Ok(number) => self.choices.numbered(number).cloned(),
            Err(_) => {
                let marked = self.shown().get(self.picker.marked).copied().cloned();
                marked.ok_or_else(|| Phrase::new("term-nothing-to-choose"))
            }
        };
        let done = match choice {
            Ok(choice) => self.choices.choose(&choice, &mut self.session),
            Err(why) => Err(NotDone::from(self.session.say(&why))),
        };
        self.done(done);
    }

    /// Marks the choice with the digits typed so far, if it shows.
    pub fn mark_typed(&mut self) {
        let Ok(number) = self.picker.typed.parse::<usize>() else { return };
        let idx = self.shown().iter().position(|choice| choice.number == number);
        self.picker.marked = idx.unwrap_or(self.picker.marked);
    }

    /// Shows what became of an act, and what can be done now.
    pub fn done(&mut self, result: Result<(), NotDone>) {
        if result.is_ok() {
            self.message = None;
            self.clause = None;
        }
        self.note(result);
        self.list();
    }

    /// Asks what a hard bot would do.
    pub fn consult(&mut self) {
        if self.choices.list.is_empty() {
            self.complain("term-nothing-to-choose");
        } else if !self.consulting {
            self.consulting = true;
            self.thinker.advise(self.session.consult());
        }
    }

    /// Tells what the decision is about.
    pub fn hint(&mut self) {
        match self.session.hint() {
            Some(hint) => self.message = Some(Message::Note(hint)),
            None => self.complain("term-nothing-to-choose"),
        }
    }

    /// Says a message of the house as an error.
    pub fn complain(&mut self, key: &'static str) {
        self.message = Some(Message::Error(self.session.term(key)));
    }

    fn take_answer(&mut self, answer: Answer) {
        let (command, moment) = match answer {
            Answer::Thought(thought) => return self.session.take_thought(thought),
            Answer::Advice(Advice { command, moment }) => (command, moment),
        };
        self.consulting = false;
        if moment != self.session.moment() {
            return;
        }
        let Some(command) = command else {
            self.message = Some(Message::Note(self.session.term("term-advice-pass")));
            return;
        };
        let advice = Phrase::new("term-advice").with("label", self.session.label(&command));
        self.message = Some(Message::Note(self.session.say(&advice)));
        if let Some(number) = self.choices.number_of(&command) {
            let idx = self.shown().iter().position(|choice| choice.number == number);
            self.picker.marked = idx.unwrap_or(self.picker.marked);
        }
    }

    fn note(&mut self, result: Result<(), NotDone>) {
        if let Err(NotDone { sentence, clause }) = result {
            self.message = Some(Message::Error(sentence));
            self.clause = clause;
        }
    }
}
