//! Matches from their beginning on: opened, loaded, read, replayed.

use catalogue::Visit;
use contract::{AnyTitle, Chance, Seed, Tabletop};
use table::{Deed, Line, Record, Sitter, Verified};

use crate::fault::Fault;
use crate::running::{AnyMatch, History, Match, read};
use crate::saved::{Act, Saved, Start};

type Any = Result<Box<dyn AnyMatch>, Fault>;

/// Begins a match of the typed game.
pub struct Begun {
    pub title: &'static dyn AnyTitle,
    pub start: Start,
    pub sitters: Vec<Sitter>,
    pub seed: Seed,
}

impl Visit for Begun {
    type Out = Any;

    fn visit<G: Tabletop>(self) -> Any {
        Ok(Box::new(begin::<G>(self.title, self.start, self.sitters, self.seed)?))
    }
}

/// Plays again what was written, and holds it to its digest.
pub struct Again {
    pub title: &'static dyn AnyTitle,
    pub saved: Saved,
}

impl Visit for Again {
    type Out = Any;

    fn visit<G: Tabletop>(self) -> Any {
        let Saved { sitters, seed, start, acts, digest, .. } = self.saved;
        let mut again = begin::<G>(self.title, start, sitters, seed)?;
        again.follow(acts)?;
        match again.digest()? == digest {
            true => Ok(Box::new(again)),
            false => Err(Fault::Malformed("this leads to another state than it says".into())),
        }
    }
}

/// The match as a record leaves it, after every line was held to its digest. What the people at
/// the table agreed on (undos, somebody else in a seat) is not an act of the game: only the state
/// is kept.
pub struct Recorded<'a> {
    pub record: &'a Record,
    pub verified: &'a Verified,
}

impl Visit for Recorded<'_> {
    type Out = Any;

    fn visit<G: Tabletop>(self) -> Any {
        let Recorded { record, verified } = self;
        let title = verified.table.title();
        let lines = record.lines.iter().take(verified.happened.len());
        let acts: Option<Result<Vec<Act>, Fault>> = lines.map(act).collect();
        let Some(acts) = acts else {
            let state: G = read("state", &verified.table.game().state())?;
            let entries = verified.table.version() as u64;
            return Ok(Box::new(Match::new(title, state, record.seed, None).after(entries)));
        };
        let start = match (&record.setup, &record.state) {
            (Some(setup), _) => Start::Setup(setup.clone()),
            (None, state) => Start::State { state: state.clone().unwrap_or_default(), entries: 0 },
        };
        let mut again = begin::<G>(title, start, record.seats.clone(), record.seed)?;
        again.follow(acts?)?;
        Ok(Box::new(again))
    }
}

/// A match before its first act.
pub fn begin<G: Tabletop>(
    title: &'static dyn AnyTitle,
    start: Start,
    sitters: Vec<Sitter>,
    seed: Seed,
) -> Result<Match<G>, Fault> {
    let (state, entries) = match &start {
        Start::Setup(setup) => {
            let seats = sitters.len();
            // The title looks at options and seats, which a game leaves to it.
            title.open(setup, seats, &mut Chance::new(&seed, 0))?;
            let setup = read("setup", setup)?;
            (G::open(&setup, seats, &mut Chance::new(&seed, 0))?, 0)
        }
        Start::State { state, entries } => {
            let state: G = read("state", state)?;
            state.check().map_err(|why| why.about("this state cannot be"))?;
            (state, *entries)
        }
    };
    let history = History { start, sitters, entries: Vec::new() };
    Ok(Match::new(title, state, seed, Some(history)).after(entries))
}

/// The act in a line; nothing if it holds something else.
fn act(line: &Line) -> Option<Result<Act, Fault>> {
    match &line.deed {
        Deed::Play(entry) => Some(Act::of(entry, &line.luck)),
        _ => None,
    }
}
