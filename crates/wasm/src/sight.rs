//! What follows from one view, kept while the view is on screen.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use contract::{AnySight, AnyTitle, Denied, Listed, Phrase, Player, Seat, Speaker, tells_win};
use wasm_bindgen::prelude::*;
use wire::outbound::Offer;
use wire::page::Forbidden;
use words::Words;

/// One view of a match, read once: questions, verdicts and labels about it, without any of them
/// reading the view or the word lists again. The page frees it when the next view comes.
#[wasm_bindgen]
pub struct Sight {
    sight: Box<dyn AnySight>,
    seat: Option<Seat>,
    words: Rc<Words>,
    players: Vec<Player>,
}

#[wasm_bindgen]
impl Sight {
    /// Reads a view as that seat sees it, or as a spectator does without one. `players` is a
    /// JSON list of who sits where, as for a picture.
    ///
    /// # Errors
    /// If there is no such game, seat or language, or the view or the players cannot be read.
    #[wasm_bindgen(constructor)]
    pub fn new(
        game: &str,
        view: &str,
        seat: Option<u8>,
        language: &str,
        players: &str,
    ) -> Result<Sight, JsError> {
        let title = catalogue::find(game).map_err(|why| JsError::new(&why.to_string()))?;
        Sight::read(title, view, seat.map(Seat), language, players)
            .map_err(|why| JsError::new(&why))
    }

    /// Whether the game waits for this seat now.
    pub fn asked(&self) -> bool {
        self.seat.is_some_and(|seat| self.sight.awaits(seat))
    }

    /// Answers a game's own question: JSON in, JSON out.
    ///
    /// # Errors
    /// If the question cannot be read or makes no sense here.
    pub fn ask(&mut self, question: &str) -> Result<String, JsError> {
        self.sight.ask(question).map_err(|denied| JsError::new(&denied.to_string()))
    }

    /// Judges a command as if it were this seat's turn: `null` where the rules allow it, else the
    /// clause, the reason in words, and the pieces in the way.
    ///
    /// # Errors
    /// If the command cannot be read, or this is a spectator's sight.
    pub fn judge(&self, command: &str) -> Result<String, JsError> {
        let verdict = self.verdict(command).map_err(|why| JsError::new(&why))?;
        crate::written(&verdict)
    }

    /// A command in words.
    ///
    /// # Errors
    /// If the command cannot be read.
    pub fn label(&self, command: &str) -> Result<String, JsError> {
        let phrase = self.sight.label(command);
        Ok(self.spoken(&phrase.map_err(|denied| JsError::new(&denied.to_string()))?))
    }

    /// What this seat may command now, as a JSON list of offers with labels and warnings: the same
    /// that the server would send. Nothing for spectators.
    ///
    /// # Errors
    /// If that has no JSON form.
    pub fn offers(&self) -> Result<String, JsError> {
        crate::written(&self.listed())
    }

    /// A phrase of an answer as a sentence.
    ///
    /// # Errors
    /// If the phrase cannot be read.
    pub fn say(&self, phrase: &str) -> Result<String, JsError> {
        Ok(self.spoken(&crate::read(phrase)?))
    }
}

impl Sight {
    pub(crate) fn read(
        title: &'static dyn AnyTitle,
        view: &str,
        seat: Option<Seat>,
        language: &str,
        players: &str,
    ) -> Result<Sight, String> {
        let players = serde_json::from_str(players)
            .map_err(|error| format!("not a list of players: {players} ({error})"))?;
        let words = words_of(title, language)?;
        let sight = title.sight(view).map_err(|denied| denied.to_string())?;
        if let Some(seat) = seat.filter(|seat| seat.idx() >= sight.seats()) {
            let last = sight.seats().saturating_sub(1);
            return Err(format!("there is no seat {seat}: the last one is {last}"));
        }
        Ok(Sight { sight, seat, words, players })
    }

    pub(crate) fn verdict(&self, command: &str) -> Result<Option<Forbidden>, String> {
        let seat = self.seat.ok_or("a spectator has no commands to judge: give a seat")?;
        match self.sight.judge(seat, command) {
            Ok(()) => Ok(None),
            Err(Denied::Refused(refusal)) => Ok(Some(Forbidden {
                why: self.spoken(&refusal.why),
                clause: refusal.clause.into_owned(),
                pieces: refusal.pieces,
            })),
            Err(Denied::Malformed(why)) => Err(why.to_string()),
        }
    }

    pub(crate) fn listed(&self) -> Vec<Offer> {
        let seat = self.seat.filter(|seat| self.sight.awaits(*seat));
        let listed = seat.map(|seat| self.sight.offers(seat)).unwrap_or_default();
        let said = |Listed { command, label, warning }: Listed| Offer {
            command,
            label: label.map(|label| self.spoken(&label)),
            wins: warning.as_ref().is_some_and(tells_win),
            warning: warning.map(|warning| self.spoken(&warning)),
        };
        listed.into_iter().map(said).collect()
    }

    fn spoken(&self, phrase: &Phrase) -> String {
        self.words.at(&self.players).say(phrase)
    }
}

thread_local! {
    /// Word lists are parsed once per page, not once per view.
    static WORDS: RefCell<BTreeMap<(&'static str, String), Rc<Words>>> = RefCell::default();
}

fn words_of(title: &'static dyn AnyTitle, language: &str) -> Result<Rc<Words>, String> {
    let key = (title.meta().id, language.to_owned());
    if let Some(words) = WORDS.with_borrow(|known| known.get(&key).cloned()) {
        return Ok(words);
    }
    let words = Rc::new(Words::new(title.meta(), language).map_err(|why| why.to_string())?);
    WORDS.with_borrow_mut(|known| known.insert(key, Rc::clone(&words)));
    Ok(words)
}

#[cfg(test)]
mod tests {
    use contract::Viewer;
    use serde_json::Value;

    use super::*;
    use crate::tests::openings;

    fn seen(
        title: &'static dyn AnyTitle,
        game: &dyn contract::AnyGame,
        seat: Seat,
        language: &str,
    ) -> Sight {
        let view = game.view_text(Viewer::Seat(seat));
        Sight::read(title, &view, Some(seat), language, r#"[{"name": "Hana"}, {"name": "Ren"}]"#)
            .unwrap()
    }

    #[test]
    fn a_kept_view_answers_what_the_match_would_answer() {
        let mut asked = 0;
        for (title, game, seat) in openings() {
            let mut sight = seen(title, game.as_ref(), seat, "en");
            for question in game.questions(Viewer::Seat(seat)) {
                let expected = game.ask(Viewer::Seat(seat), &question).unwrap();
                let answer = sight.sight.ask(&question.to_string()).unwrap();
                // Both by way of text, where the last bit of a fraction may be lost.
                let [answer, expected] = [answer, expected.to_string()]
                    .map(|text| serde_json::from_str::<Value>(&text).unwrap());
                assert_eq!(answer, expected, "{}: {question}", title.meta().id);
                asked += 1;
            }
        }
        assert!(asked > 3, "{asked}");
    }

    #[test]
    fn a_kept_view_judges_and_names_what_is_offered() {
        for (title, game, seat) in openings() {
            let sight = seen(title, game.as_ref(), seat, "fr");
            assert!(sight.asked(), "{}", title.meta().id);
            let read = |offer: Offer| serde_json::from_str(offer.command.get()).unwrap();
            let listed: Vec<Value> = sight.listed().into_iter().map(read).collect();
            assert_eq!(listed, game.offers(seat).list, "{} lists the same", title.meta().id);
            for offer in game.offers(seat).list.iter().take(5) {
                assert!(sight.verdict(&offer.to_string()).unwrap().is_none(), "{offer}");
                let words = Words::new(title.meta(), "fr").unwrap();
                let players = ["Hana", "Ren"].map(Player::named);
                let said = words.at(&players).say(&game.label(Viewer::Seat(seat), offer).unwrap());
                let label = sight.spoken(&sight.sight.label(&offer.to_string()).unwrap());
                assert_eq!(label, said, "{}", title.meta().id);
            }
        }
    }

    #[test]
    fn whoever_is_not_on_turn_can_try_a_build() {
        let highway = openings().into_iter().find(|(title, ..)| title.meta().id == "tokyo-highway");
        let (title, game, seat) = highway.unwrap();
        let other = Seat(1 - seat.0);
        let sight = seen(title, game.as_ref(), other, "en");
        assert!(!sight.asked());
        // What the entrance of the other seat leads on to, mirrored from what is offered.
        let build = |base: u8, x: i32| {
            format!(
                r#"{{"build":{{"base":{base},"past":0,"aside":0,"to":{{"column":{{"at":
                {{"x":{x},"y":11300}},"height":2,"junction":false,"aside":0}}}}}}}}"#
            )
        };
        let (own, x) = (other.0, if other == Seat(0) { -5_500 } else { 5_500 });
        let by_seat = [build(own, x), build(own, -x)];
        let allowed = by_seat.iter().filter(|text| sight.verdict(text).unwrap().is_none());
        assert_eq!(
            allowed.count(),
            1,
            "one of them leads straight north from the player's own base"
        );
        let stolen = sight.verdict(&build(seat.0, 0)).unwrap().unwrap();
        assert_eq!(stolen.clause, "4.2");
    }

    #[test]
    fn what_cannot_be_read_is_named() {
        let (title, game, seat) = openings().into_iter().next().unwrap();
        let view = game.view_text(Viewer::Seat(seat));
        let failure = |view: &str, seat, language, players| {
            Sight::read(title, view, seat, language, players).err().unwrap()
        };
        assert!(failure("{}", Some(seat), "en", "[]").starts_with("invalid view: {}"));
        assert!(failure(&view, Some(Seat(9)), "en", "[]").contains("there is no seat 9"));
        assert!(failure(&view, Some(seat), "xx", "[]").contains("does not speak 'xx'"));
        assert!(failure(&view, Some(seat), "en", "7").contains("not a list of players"));
        let spectator = Sight::read(title, &view, None, "en", "[]").unwrap();
        assert!(!spectator.asked() && spectator.listed().is_empty());
        assert!(spectator.verdict("{}").unwrap_err().contains("give a seat"));
        let mut player = Sight::read(title, &view, Some(seat), "en", "[]").unwrap();
        assert!(player.verdict("{garbage").unwrap_err().starts_with("invalid command: {garbage"));
        let asked = player.sight.ask("17").unwrap_err().to_string();
        assert!(asked.starts_with("invalid question: 17"), "{asked}");
    }
}
