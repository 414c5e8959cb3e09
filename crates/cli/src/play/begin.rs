//! From the command line to a seat at a table.

use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use contract::{Actor, AnyTitle, Chance, Figure, Seat, Seed, Skill};
use serde_json::{Map, Value};
use table::{Sitter, Table, Verified, cast};
use words::Words;

use super::log::Log;
use super::session::{Seating, Session};
use crate::args;
use crate::failure::Failure;
use crate::{files, options};

/// Sits down at a new table, or at a saved one.
pub fn begin(args: &args::Play) -> Result<Session, Failure> {
    match (&args.resume, &args.game) {
        (Some(path), _) => resume(args, path),
        (None, Some(game)) => open(args, catalogue::find(game)?),
        (None, None) => Err(Failure("which game? Name one, such as connect-four".into())),
    }
}

/// A seed that nobody can foresee; good enough for an evening against bots.
pub fn fresh_seed() -> Seed {
    let nanos = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_nanos());
    Seed::from_number(nanos as u64).of_match(u64::from(std::process::id()))
}

fn open(args: &args::Play, title: &'static dyn AnyTitle) -> Result<Session, Failure> {
    let words = Words::new(title.meta(), &args.lang)?;
    let setup = options::setup(title, &args.setup, Value::Object(Map::new()))?;
    let seed = args.setup.seed.unwrap_or_else(fresh_seed);
    let named = (args.bots.len() > 1).then_some(args.bots.len() + 1);
    let seats = args.seats.or(named).unwrap_or(*title.meta().seats.start());
    // The game itself tells whether setup and seats fit.
    title.open(&setup, seats, &mut Chance::new(&seed, 0))?;
    let me = Seat(args.seat.unwrap_or(0));
    Actor::Seat(me).seated(seats)?;
    let skills = line_up(&args.bots, me, seats)?;
    let figure = args.figure.as_deref().map(|wanted| chosen(title, wanted)).transpose()?;
    let own = own_name(args.name.as_deref());
    let mut taken = vec![own.clone()];
    let sitter = |(seat, &skill): (Seat, &Skill)| match seat == me {
        true => Sitter { figure: figure.clone(), ..Sitter::person(own.clone()) },
        false => {
            let name = cast::free_name(skill, taken.iter().map(String::as_str));
            taken.push(name.clone());
            Sitter::bot_named(name, skill)
        }
    };
    let sitters = Seat::all(seats).zip(&skills).map(sitter).collect();
    let table = Table::open(title, setup, sitters, seed)?;
    let table = match args.practice {
        true => table.practise().map_err(|denial| Failure(denial.to_string()))?,
        false => table,
    };
    Ok(Session::new(Seating { table, me, skills, words, seed }, Log::default()))
}

/// The figure that was asked for: a kind, perhaps with a name after a colon.
fn chosen(title: &dyn AnyTitle, wanted: &str) -> Result<Figure, Failure> {
    let (kind, name) = wanted.split_once(':').unwrap_or((wanted, ""));
    let (meta, name) = (title.meta(), own_name(Some(name)));
    if meta.figures.contains(&kind) {
        return Ok(Figure { name: (!name.is_empty()).then_some(name), ..Figure::plain(kind) });
    }
    Err(Failure(match meta.figures {
        [] => format!("{} has no figures to choose from", meta.title),
        figures => {
            format!("{} has no figure '{kind}': there are {}", meta.title, figures.join(", "))
        }
    }))
}

/// The person's name: as asked for, else the user's. Without one they are called by colour.
pub fn own_name(wanted: Option<&str>) -> String {
    let name = wanted.map(ToOwned::to_owned).or_else(|| std::env::var("USER").ok());
    name.unwrap_or_default().trim().chars().take(24).collect()
}

/// A bot for each seat; the one for the person's seat is never asked.
fn line_up(bots: &[Skill], me: Seat, seats: usize) -> Result<Vec<Skill>, Failure> {
    match bots {
        [bot] => Ok(vec![*bot; seats]),
        bots if bots.len() + 1 == seats => {
            let mut skills = bots.to_vec();
            skills.insert(me.idx().min(skills.len()), Skill::Normal);
            Ok(skills)
        }
        bots => Err(Failure(format!(
            "{} bots do not fit {seats} seats: name one bot, or one for each seat but yours",
            bots.len()
        ))),
    }
}

fn resume(args: &args::Play, path: &Path) -> Result<Session, Failure> {
    let named = |why: String| Failure(format!("'{}': {why}", path.display()));
    let (record, title) = files::record(path)?;
    let words = Words::new(title.meta(), &args.lang)?;
    let Verified { table, happened } =
        record.replay(title, None).map_err(|why| named(why.to_string()))?;
    let me = whose(table.sitters(), args.seat).map_err(named)?;
    let words = words.with_players(table.players());
    let log = Log::of_lines(&table, &happened, me, &words);
    // Bots stand in for other people who sat at the table.
    let stand_in = args.bots.first().copied().unwrap_or(Skill::Normal);
    let skills = table.sitters().iter().map(|sitter| sitter.bot.unwrap_or(stand_in)).collect();
    Ok(Session::new(Seating { table, me, skills, words, seed: record.seed }, log))
}

/// The seat that was asked for, or the only one in which a person sat.
fn whose(sitters: &[Sitter], wanted: Option<u8>) -> Result<Seat, String> {
    if let Some(seat) = wanted.map(Seat) {
        Actor::Seat(seat).seated(sitters.len())?;
        return Ok(seat);
    }
    let people: Vec<Seat> = Seat::all(sitters.len())
        .zip(sitters)
        .filter_map(|(seat, sitter)| sitter.bot.is_none().then_some(seat))
        .collect();
    let ask = "say with --seat which seat is yours";
    match people.as_slice() {
        [only] => Ok(*only),
        [] => Err(format!("only bots sat at this match: {ask}")),
        several => {
            let seats: Vec<String> = several.iter().map(Seat::to_string).collect();
            Err(format!("people sat in the seats {}: {ask}", seats.join(", ")))
        }
    }
}
