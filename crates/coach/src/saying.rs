//! Courses and reasons in words.

use contract::coach::Coach;
use contract::{Phrase, Tabletop};
use words::Words;

use crate::reasons::Reason;
use crate::weighing::Weight;

/// Who says something about a view, in which words.
pub(crate) struct Sayer<'a, G: Tabletop> {
    pub coach: &'a dyn Coach<G>,
    pub words: &'a Words,
    pub view: &'a G::View,
}

impl<G: Tabletop> Sayer<'_, G> {
    /// A course in words.
    pub(crate) fn course(&self, course: &[G::Command]) -> String {
        if let Some(phrase) = self.coach.say(self.view, course) {
            return self.words.say(&phrase);
        }
        let said = course.iter().map(|command| self.words.say(&G::label(self.view, command)));
        let row = |row: Option<String>, one: String| match row {
            Some(row) => {
                let phrase = Phrase::new("coach-then").with("first", row).with("then", one);
                Some(self.words.say(&phrase))
            }
            None => Some(one),
        };
        said.fold(None, row).unwrap_or_else(|| self.words.say(&Phrase::new("coach-wait")))
    }

    /// A reason in words.
    pub(crate) fn reason(
        &self,
        reason: Reason,
        best: &Weight<G::Command>,
        played: &Weight<G::Command>,
    ) -> Option<String> {
        let term = self.coach.terms().get(reason.term)?;
        let phrase = Phrase::new(format!("why-{term}"))
            .with("played", self.course(&played.course))
            .with("best", self.course(&best.course))
            .with("risk", reason.risk)
            .with("less", reason.less);
        self.words.try_say(&phrase).ok()
    }
}
