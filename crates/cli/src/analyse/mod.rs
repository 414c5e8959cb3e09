//! `tokyo analyse`: how a recorded match was played.

use std::cell::Cell;

use catalogue::Visit;
use coach::{Analyst, CoachError};
use contract::{AnyTitle, Patience, Tabletop};
use indicatif::{ProgressBar, ProgressStyle};
use table::Record;
use words::Words;

use crate::args;
use crate::failure::{Failure, Outcome};
use crate::files;

mod folder;
mod print;

pub fn run(args: &args::Analyse) -> Outcome {
    if args.file.is_dir() {
        return folder::run(args);
    }
    let (record, title) = files::record(&args.file)?;
    let language = &args.lang;
    let begin = Begin { title, record: &record, language, everybody: args.all };
    let named = |why: CoachError| Failure(format!("'{}': {why}", args.file.display()));
    let mut analyst = catalogue::visit(title.meta().id, begin)?.map_err(named)?;
    let bar = ProgressBar::new(1_000);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {percent}%  {eta}") {
        bar.set_style(style);
    }
    while !analyst.is_done() {
        analyst.work(&Briefly::default());
        bar.set_position(u64::from(analyst.report().progress));
    }
    bar.finish_and_clear();
    let report = analyst.report();
    if args.json {
        let text = serde_json::to_string(&report).map_err(|error| Failure(error.to_string()))?;
        return files::print(&format!("{text}\n"));
    }
    let players = table::players(title, &record.seats);
    let words = Words::new(title.meta(), language)?.with_players(players);
    files::print(&print::text(&report, &words))
}

/// Begins the analysis with the typed game.
struct Begin<'a> {
    title: &'static dyn AnyTitle,
    record: &'a Record,
    language: &'a str,
    everybody: bool,
}

impl Visit for Begin<'_> {
    type Out = Result<Box<dyn Analyst>, CoachError>;

    fn visit<G: Tabletop>(self) -> Self::Out {
        coach::study::<G>(self.title, self.record, self.language, self.everybody)
    }
}

/// Steps of work between two looks at the progress.
const STEPS: u32 = 200;

/// Ends after some steps.
#[derive(Default)]
struct Briefly(Cell<u32>);

impl Patience for Briefly {
    fn is_over(&self) -> bool {
        self.0.set(self.0.get() + 1);
        self.0.get() >= STEPS
    }
}
