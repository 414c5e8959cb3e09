//! The numbered choices of the person's seat.

use contract::Phrase;
use serde_json::Value;

use super::session::{Next, NotDone, Session};

/// What choosing something does.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Plays a command.
    Play(Value),
    /// Lets a chance to interject pass.
    Pass,
}

/// One of the things that the person may do.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// What it is called by; it stays the same when the list is filtered.
    pub number: usize,
    pub label: String,
    /// That it brings the end of the match, where it is sure to.
    pub warning: Option<String>,
    pub effect: Effect,
}

impl Choice {
    /// The words to choose by, the warning among them.
    pub fn text(&self) -> String {
        match &self.warning {
            Some(warning) => format!("{}  ! {warning}", self.label),
            None => self.label.clone(),
        }
    }
}

/// Everything that is offered to the person now.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Choices {
    pub list: Vec<Choice>,
    /// Whether more commands than these are allowed.
    pub more: bool,
    /// The decision they answer.
    pub decision: u32,
}

impl Choices {
    /// What the person may do now; nothing while others are asked.
    pub fn of(session: &Session) -> Choices {
        let Next::Person { may_pass } = session.next() else { return Choices::default() };
        let offers = session.game().offers(session.me());
        let pass = may_pass.then(|| Choice {
            number: 0,
            label: session.term("term-pass"),
            warning: None,
            effect: Effect::Pass,
        });
        let warned = offers.list.iter().zip(session.warnings(&offers.list)).enumerate();
        let plays = warned.map(|(idx, (command, warning))| Choice {
            number: idx + 1,
            label: session.label(command),
            warning,
            effect: Effect::Play(command.clone()),
        });
        Choices {
            list: pass.into_iter().chain(plays).collect(),
            more: !offers.is_complete(),
            decision: session.decision(),
        }
    }

    /// The choices whose words contain the text, whatever its case.
    pub fn matching(&self, text: &str) -> Vec<&Choice> {
        let text = text.to_lowercase();
        self.list.iter().filter(|choice| choice.label.to_lowercase().contains(&text)).collect()
    }

    /// The choice of that number.
    ///
    /// # Errors
    /// A sentence that says which numbers there are.
    pub fn numbered(&self, number: usize) -> Result<&Choice, Phrase> {
        let found = self.list.iter().find(|choice| choice.number == number);
        found.ok_or_else(|| match (self.list.first(), self.list.last()) {
            (Some(first), Some(last)) => {
                let none = Phrase::new("term-no-choice").with("number", number);
                none.with("first", first.number).with("last", last.number)
            }
            _ => Phrase::new("term-nothing-to-choose"),
        })
    }

    /// The number of the choice that plays a command.
    pub fn number_of(&self, command: &Value) -> Option<usize> {
        let plays =
            |choice: &&Choice| matches!(&choice.effect, Effect::Play(own) if own == command);
        self.list.iter().find(plays).map(|choice| choice.number)
    }

    /// Does what was chosen.
    pub fn choose(&self, choice: &Choice, session: &mut Session) -> Result<(), NotDone> {
        match &choice.effect {
            Effect::Play(command) => session.play(command.clone(), Some(self.decision)),
            Effect::Pass => {
                session.pass();
                Ok(())
            }
        }
    }
}

/// Plays a command that was typed as JSON.
pub fn play_typed(text: &str, session: &mut Session) -> Result<(), NotDone> {
    let command: Value = serde_json::from_str(text.trim()).map_err(|error| {
        let example = session.game().offers(session.me()).list.first().map(Value::to_string);
        let how = match example {
            Some(example) => Phrase::new("term-command-json").with("example", example),
            None => Phrase::new("term-command-json-bare"),
        };
        NotDone::from(session.say(&how.with("column", error.column())))
    })?;
    session.play(command, None)
}
