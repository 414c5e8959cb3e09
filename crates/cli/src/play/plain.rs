//! The plain line mode: text out, a line in. For screen readers, pipes and tests.

use std::io::{BufRead, Write};
use std::path::Path;
use std::time::Instant;

use contract::{Phrase, clauses};

use super::begin::fresh_seed;
use super::choices::{Choice, Choices, play_typed};
use super::ending::{Ending, name};
use super::pages;
use super::save::{Saved, free_name, save};
use super::session::{Next, NotDone, Session};
use crate::failure::{Failure, Outcome};

/// Plays until the person leaves or the input ends.
pub fn run(session: Session, input: &mut dyn BufRead, output: &mut dyn Write) -> Outcome {
    let choices = Choices::default();
    let mut talk = Talk { session, choices, told: 0, text: String::new(), leaving: false };
    let me = name(&talk.session, talk.session.me());
    let welcome = Phrase::new("term-welcome").with("game", talk.session.title()).with("me", me);
    talk.say(talk.session.say(&welcome));
    if let Some(goal) = talk.session.goal() {
        talk.say(goal);
    }
    talk.settle(true);
    talk.show();
    loop {
        talk.text.push_str("> ");
        let written = output.write_all(talk.text.as_bytes()).and_then(|()| output.flush());
        talk.text.clear();
        // The reader has gone away: there is nobody left to play.
        if written.is_err() {
            return Ok(());
        }
        let asked = Instant::now();
        let mut line = String::new();
        let read = input.read_line(&mut line);
        if read.map_err(|error| Failure(format!("cannot read standard input: {error}")))? == 0 {
            let _ = writeln!(output);
            return Ok(());
        }
        talk.session.pass_time(asked.elapsed().as_millis() as u64);
        talk.catch_up();
        talk.obey(line.trim());
        if talk.leaving {
            let _ = output.write_all(talk.text.as_bytes());
            return Ok(());
        }
    }
}

/// The conversation so far.
struct Talk {
    session: Session,
    choices: Choices,
    /// How many notes of the log have been told.
    told: usize,
    /// What is yet to be written.
    text: String,
    leaving: bool,
}

impl Talk {
    fn say(&mut self, line: impl AsRef<str>) {
        self.text.push_str(line.as_ref());
        self.text.push('\n');
    }

    /// Says a message of the house.
    fn term(&mut self, key: &'static str) {
        self.say(self.session.term(key));
    }

    /// Says something about a file.
    fn say_of_file(&mut self, key: &'static str, path: &Path) {
        let told = Phrase::new(key).with("file", path.display().to_string());
        self.say(self.session.say(&told));
    }

    /// Does what a line asks for.
    fn obey(&mut self, line: &str) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim();
        match word {
            "" => self.show(),
            "?" | "h" => self.text.push_str(&pages::plain_help(&self.session)),
            "q" => self.leaving = true,
            "l" => self.tell_from(0),
            "r" => self.rules(rest),
            "b" => self.consult(),
            "i" => self.hint(),
            _ => {
                if let Err(why) = self.try_to(word, rest, line) {
                    self.say(why.sentence);
                }
            }
        }
    }

    fn undo(&mut self) -> Result<(), NotDone> {
        self.session.undo()?;
        // The log ends with the undo, and what it took back is no longer in it.
        self.told = self.session.log().notes().len().saturating_sub(1);
        self.go_on();
        Ok(())
    }

    /// Does what a line asks for, where that may fail.
    fn try_to(&mut self, word: &str, rest: &str, line: &str) -> Result<(), NotDone> {
        match word {
            "a" => self.ask(rest),
            "s" | "s!" => self.save(rest, word == "s!"),
            "u" => self.undo(),
            "n" => self.again(),
            "p" => self.pass(),
            _ if line.starts_with('/') => {
                self.find(&line[1..]);
                Ok(())
            }
            _ => self.choose(line),
        }
    }

    /// Lets everybody else act until the person is asked. Where only the clock can go on, time
    /// jumps ahead if it may: nobody wants to sit and wait for a line of text.
    fn settle(&mut self, may_jump: bool) {
        loop {
            for errand in self.session.errands() {
                self.session.take_thought(errand.run());
            }
            match self.session.next() {
                Next::Thinking => {}
                Next::Ready { .. } => {
                    let done = self.session.proceed();
                    self.note(done);
                }
                Next::Wait { until_ms: Some(until_ms) } if may_jump => {
                    self.session.pass_time(until_ms.saturating_sub(self.session.now_ms()));
                }
                Next::Over | Next::Person { .. } | Next::Wait { .. } => break,
            }
        }
    }

    /// Does what fell due while the person was typing. What was typed is still held to the list
    /// that was on show, and refused if the decision is another one by now.
    fn catch_up(&mut self) {
        let before = self.session.moment();
        self.settle(false);
        if before != self.session.moment() {
            self.term("term-meanwhile");
            self.tell_from(self.told);
        }
    }

    fn note(&mut self, result: Result<(), NotDone>) {
        if let Err(why) = result {
            self.say(why.sentence);
        }
    }

    fn go_on(&mut self) {
        self.settle(true);
        self.show();
    }

    /// What happened since, the board, and what can be done.
    fn show(&mut self) {
        self.choices = Choices::of(&self.session);
        self.tell_from(self.told);
        let board = self.session.sketch().plain();
        self.say(format!("\n{}", board.trim_end_matches('\n')));
        self.say("");
        if let Some(ending) = Ending::of(&self.session) {
            self.end(&ending);
            return;
        }
        if self.choices.list.is_empty() {
            self.term("term-stuck");
        }
        let all: Vec<Choice> = self.choices.list.clone();
        all.iter().for_each(|choice| self.offer(choice));
        if self.choices.more {
            self.term("term-more");
        }
    }

    fn offer(&mut self, choice: &Choice) {
        self.say(format!("{:>3}  {}", choice.number, choice.text()));
    }

    fn tell_from(&mut self, first: usize) {
        let notes = &self.session.log().notes()[first.min(self.session.log().notes().len())..];
        let lines: String = notes.iter().map(|note| format!("* {}\n", note.text)).collect();
        self.text.push_str(&lines);
        self.told = self.session.log().notes().len();
    }

    fn end(&mut self, ending: &Ending) {
        self.say(&ending.headline);
        ending.why.iter().for_each(|why| self.say(why));
        ending.practice.iter().for_each(|practice| self.say(practice));
        for one in &ending.seats {
            let reason = one.reason.as_ref().map(|reason| format!(", {reason}"));
            let reason = reason.unwrap_or_default();
            self.say(format!("  {}. {}: {}{reason}", one.place, one.name, one.score));
        }
        let keys = match ending.practice {
            Some(_) => Phrase::new("term-end-keys-practice"),
            None => Phrase::new("term-end-keys"),
        };
        self.say(self.session.say(&keys.with("file", Phrase::new("term-file"))));
    }

    /// A number, or a command.
    fn choose(&mut self, line: &str) -> Result<(), NotDone> {
        if let Some(json) = line.strip_prefix(':') {
            play_typed(json, &mut self.session)?;
        } else if let Ok(number) = line.parse() {
            let choice = self.choices.numbered(number);
            let choice = choice.map_err(|none| NotDone::from(self.session.say(&none)))?;
            self.choices.choose(choice, &mut self.session)?;
        } else {
            let unknown = Phrase::new("term-unknown").with("line", line.to_owned());
            return Err(NotDone::from(self.session.say(&unknown)));
        }
        self.go_on();
        Ok(())
    }

    fn find(&mut self, text: &str) {
        let found: Vec<Choice> = self.choices.matching(text).into_iter().cloned().collect();
        found.iter().for_each(|choice| self.offer(choice));
        if found.is_empty() {
            self.term("term-no-match");
        }
    }

    fn pass(&mut self) -> Result<(), NotDone> {
        if self.session.next() != (Next::Person { may_pass: true }) {
            return Err(NotDone::from(self.session.term("term-nothing-to-pass")));
        }
        self.session.pass();
        self.go_on();
        Ok(())
    }

    fn hint(&mut self) {
        match self.session.hint() {
            Some(hint) => self.say(hint),
            None => self.term("term-nothing-to-choose"),
        }
    }

    fn consult(&mut self) {
        if self.choices.list.is_empty() {
            return self.term("term-nothing-to-choose");
        }
        match self.session.consult().run().command {
            Some(command) => {
                let advice = Phrase::new("term-advice");
                let advice = advice.with("label", self.session.label(&command));
                self.say(self.session.say(&advice));
            }
            None => self.term("term-advice-pass"),
        }
    }

    fn rules(&mut self, wanted: &str) {
        let rules = self.session.rules();
        match clauses(rules).find(|clause| clause.number == wanted) {
            Some(clause) => self.say(format!("{}  {}", clause.number, clause.text)),
            None => self.say(rules.trim_end()),
        }
    }

    fn ask(&mut self, wanted: &str) -> Result<(), NotDone> {
        let questions = self.session.game().questions(self.session.viewer());
        let number = wanted.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        if let Some(question) = number.and_then(|idx| questions.get(idx)) {
            let answer = pages::answer(&self.session, question)?;
            self.say(answer);
        } else if wanted.starts_with('{') {
            let question = pages::typed_question(&self.session, wanted)?;
            let answer = pages::answer(&self.session, &question)?;
            self.say(answer);
        } else {
            for (idx, question) in questions.iter().enumerate() {
                self.say(format!("{:>3}  {question}", idx + 1));
            }
            self.term("term-ask-how");
        }
        Ok(())
    }

    fn save(&mut self, name: &str, overwrite: bool) -> Result<(), NotDone> {
        let name = match name {
            "" => free_name(self.session.meta().id),
            name => name.to_owned(),
        };
        match save(&mut self.session, &name, overwrite)? {
            Saved::At(path) => self.say_of_file("term-saved", &path),
            Saved::Taken(path) => self.say_of_file("term-exists-plain", &path),
        }
        Ok(())
    }

    fn again(&mut self) -> Result<(), NotDone> {
        if self.session.outcome().is_none() {
            return Err(NotDone::from(self.session.term("term-not-over")));
        }
        self.session.again(fresh_seed())?;
        self.term("term-new-match");
        self.told = self.session.log().notes().len();
        self.go_on();
        Ok(())
    }
}
