//! How a match was played, and hints, in a page.

use catalogue::Visit;
use coach::{Analyst, CoachError};
use contract::{AnyTitle, Seat, Tabletop};
use table::Record;
use wasm_bindgen::prelude::*;
use wire::coach::{Advice, Stage};

use crate::{Until, find, written};

/// The analysis of a match.
#[wasm_bindgen]
pub struct Analysis(Box<dyn Analyst>);

#[wasm_bindgen]
impl Analysis {
    /// Begins to analyse a match, with the decisions of everybody or of people alone.
    ///
    /// # Errors
    /// If the record does not fit, or the game cannot be analysed.
    #[wasm_bindgen(constructor)]
    pub fn new(
        game: &str,
        record: &str,
        language: &str,
        everybody: bool,
    ) -> Result<Analysis, JsError> {
        let (title, record) = (find(game)?, Record::read(record)?);
        let study = Study { title, record: &record, language, everybody };
        Ok(Analysis(visited(game, study)??))
    }

    /// Goes on with the work for about that long; what is known so far comes back.
    ///
    /// # Errors
    /// If it cannot be written, which never happens.
    pub fn work(&mut self, budget_ms: f64) -> Result<String, JsError> {
        self.0.work(&Until::after(budget_ms));
        written(&self.0.report())
    }

    /// Whether all is done.
    pub fn done(&self) -> bool {
        self.0.is_done()
    }
}

/// A hint for the one person at a table.
pub(crate) fn advise(desk: &desk::Desk, stage: Stage) -> Result<Advice, JsError> {
    let table = desk.table();
    let people = table.sitters().iter().filter(|sitter| sitter.bot.is_none()).count();
    let seat = desk.seat().filter(|_| people == 1);
    let seat = seat.ok_or_else(|| JsError::new("hints are for one person against bots"))?;
    let (title, record) = (table.title(), table.record()?);
    let hint = Hint { title, record: &record, language: desk.words().language(), seat, stage };
    Ok(visited(title.meta().id, hint)??)
}

fn visited<V: Visit>(game: &str, visit: V) -> Result<V::Out, JsError> {
    catalogue::visit(game, visit).map_err(|why| JsError::new(&why.to_string()))
}

struct Study<'a> {
    title: &'static dyn AnyTitle,
    record: &'a Record,
    language: &'a str,
    everybody: bool,
}

impl Visit for Study<'_> {
    type Out = Result<Box<dyn Analyst>, CoachError>;

    fn visit<G: Tabletop>(self) -> Self::Out {
        coach::study::<G>(self.title, self.record, self.language, self.everybody)
    }
}

struct Hint<'a> {
    title: &'static dyn AnyTitle,
    record: &'a Record,
    language: &'a str,
    seat: Seat,
    stage: Stage,
}

impl Visit for Hint<'_> {
    type Out = Result<Advice, CoachError>;

    fn visit<G: Tabletop>(self) -> Self::Out {
        coach::advise::<G>(self.title, self.record, self.language, self.seat, self.stage)
    }
}
