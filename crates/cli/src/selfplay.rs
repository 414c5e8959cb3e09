//! `tokyo selfplay`: games to learn from.

use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::ops::Range;
use std::path::Path;

use arena::selfplay::{LessonError, Lessons, header};
use catalogue::Visit;
use contract::{Meta, Seed, Tabletop};
use serde::Deserialize;
use serde_json::Value;

use crate::args;
use crate::failure::{Failure, Outcome};
use crate::options;

/// Games whose rows are held in memory at once, for each thread.
const CHUNK: u64 = 128;

pub fn run(args: &args::Selfplay) -> Outcome {
    let title = catalogue::find(&args.game)?;
    let setup = options::setup(title, &args.setup, title.setup_for_bots())?;
    let net = args.net.as_deref().map(bytes).transpose()?;
    let threads = match args.threads {
        Some(threads) => usize::from(threads),
        None => std::thread::available_parallelism().map_or(1, usize::from),
    };
    let run = Run { args, setup, net: net.as_deref(), threads };
    catalogue::visit(&args.game, run)?
}

fn bytes(path: &Path) -> Result<Vec<u8>, Failure> {
    fs::read(path).map_err(|error| Failure(format!("cannot read '{}': {error}", path.display())))
}

/// How many seats the games have.
fn seats(wanted: Option<usize>, meta: &Meta) -> Result<Range<usize>, Failure> {
    // One player alone has nobody to learn to win against.
    let (fewest, most) = ((*meta.seats.start()).max(2), *meta.seats.end());
    match wanted {
        None => Ok(fewest..most + 1),
        Some(seats) if (fewest..=most).contains(&seats) => Ok(seats..seats + 1),
        Some(seats) => {
            let title = meta.title;
            Err(Failure(format!("{title} is for {fewest} to {most} players, not for {seats}")))
        }
    }
}

/// The games on the typed game.
struct Run<'a> {
    args: &'a args::Selfplay,
    setup: Value,
    net: Option<&'a [u8]>,
    threads: usize,
}

impl Visit for Run<'_> {
    type Out = Outcome;

    fn visit<G: Tabletop>(self) -> Outcome {
        let Run { args, setup, net, threads } = self;
        let setup = G::Setup::deserialize(&setup);
        let setup = setup.map_err(|error| Failure(format!("the setup does not fit: {error}")))?;
        let layout = G::ENCODER.map(|encoder| encoder.layout);
        let layout = layout.ok_or(LessonError::NotTrained(G::META.title))?;
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
        let pool = pool.map_err(|error| Failure(format!("cannot start threads: {error}")))?;
        let path = args.out.display();
        let failed = |error| Failure(format!("cannot write '{path}': {error}"));
        let mut out = BufWriter::new(File::create(&args.out).map_err(failed)?);
        let head = header(G::META.id, G::META.rules_version, &layout);
        out.write_all(&head).map_err(failed)?;
        let seats = seats(args.seats, &G::META)?;
        let seed = args.setup.seed.unwrap_or_else(|| Seed::from_number(0));
        let mut lessons = Lessons { setup, seats, games: 0..0, seed, net };
        let (mut from, end) = (args.from, args.from.saturating_add(args.games));
        while from < end {
            let next = end.min(from + CHUNK * threads as u64);
            lessons.games = from..next;
            let rows = pool.install(|| lessons.rows::<G>())?;
            out.write_all(&rows).map_err(failed)?;
            from = next;
        }
        out.flush().map_err(failed)
    }
}
