//! `tokyo ladder`: how strong bots are, one above the other.
//!
//! - this module: what is played
//! - [`results`]: the file that a ladder can be resumed from
//! - [`prose`]: standings for people

mod prose;
mod results;

use arena::ladder::double::Double;
use arena::ladder::sprt::Test;
use arena::ladder::standings::Standings;
use arena::ladder::{Keep, Ladder, Meeting, Results};
use catalogue::Visit;
use contract::{AnyTitle, Chance, Seed, Skill, Tabletop};
use indicatif::ProgressBar;
use serde::Deserialize;
use serde_json::Value;

use crate::entrant::Entrant;
use crate::failure::{Failure, Outcome};
use crate::programs::Programs;
use crate::simulate::{LIMIT, bar, json, threads};
use crate::{files, ladder_args, options};
use results::{Header, Journal};

/// The rating of the anchor if none is given.
const ANCHOR: f64 = 1_500.0;

/// The anchor if none is named, where it plays.
const USUAL_ANCHOR: &str = "normal";

pub fn run(args: &ladder_args::Ladder) -> Outcome {
    let title = catalogue::find(&args.game)?;
    let seats = tables(title, args)?;
    let setup = options::setup(title, &args.setup, title.setup_for_bots())?;
    let seed = args.setup.seed.unwrap_or_else(|| Seed::from_number(0));
    // Opening one match of each size tells at once whether setup and seats fit.
    for seats in &seats {
        title.open(&setup, *seats, &mut Chance::new(&seed, 0))?;
    }
    let bots = line_up(&args.bots)?;
    let anchor = anchor(args.anchor.as_deref(), &bots)?;
    let header = Header::new(&args.game, title.meta().rules_version, setup.clone(), seed);
    let opened = args.results.as_deref().map(|path| Journal::open(path, &header, &bots));
    let (journal, results) = opened.transpose()?.unzip();
    let programs = Programs::start(title, &bots, &args.answer_time)?;
    let ladder = Ladder {
        setup,
        meetings: meetings(&seats, &bots, args.all_pairs),
        bots,
        seed,
        threads: threads(args.threads),
        limit: LIMIT,
        most: args.games.div_ceil(2),
        test: Test { margin: f64::from(args.margin) / 100.0, risk: f64::from(args.risk) / 100.0 },
    };
    let bar = bar(args.json, 0);
    let keeper =
        Keeper { bar: &bar, journal: journal.as_ref(), bots: &ladder.bots, programs: &programs };
    let run = Run { ladder: ladder.clone(), results: results.unwrap_or_default(), keeper };
    let results = catalogue::visit(&args.game, run)??;
    bar.finish_and_clear();
    programs.check()?;
    let standings = Standings::new(&args.game, &ladder, &results, anchor);
    files::print(&if args.json { json(&standings)? } else { prose::standings(title, &standings) })
}

/// The sizes of table: those that were asked for, else two seats and the game's largest table.
fn tables(title: &dyn AnyTitle, args: &ladder_args::Ladder) -> Result<Vec<usize>, Failure> {
    let meta = title.meta();
    let mut seats = args.seats.clone();
    if seats.is_empty() {
        seats = vec![(*meta.seats.start()).max(2), *meta.seats.end()];
    }
    seats.sort_unstable();
    seats.dedup();
    for seats in &seats {
        meta.check_seats(*seats)?;
        if *seats < 2 {
            return Err(Failure(format!("a ladder needs 2 seats or more, not {seats}")));
        }
    }
    Ok(seats)
}

/// The bots, each named once.
fn line_up(bots: &[Entrant]) -> Result<Vec<Entrant>, Failure> {
    if let Some((idx, twice)) =
        bots.iter().enumerate().find(|(idx, bot)| bots[..*idx].contains(bot))
    {
        return Err(Failure(format!(
            "{twice} is bot {} of the ladder again: name each bot once, weakest first",
            idx + 1
        )));
    }
    match bots {
        [] | [_] => Err(Failure("a ladder needs two bots or more, weakest first".to_owned())),
        _ => Ok(bots.to_vec()),
    }
}

/// Neighbours, or everybody against everybody.
fn meetings(seats: &[usize], bots: &[Entrant], all_pairs: bool) -> Vec<Meeting> {
    let everybody = || {
        let pairs = |upper| (0..upper).map(move |lower| [lower, upper]);
        (1..bots.len()).flat_map(pairs).collect()
    };
    let pairs: Vec<[usize; 2]> = if all_pairs { everybody() } else { steps(bots) };
    let at = |seats: &usize| {
        let seats = *seats;
        pairs.clone().into_iter().map(move |bots| Meeting { seats, bots })
    };
    seats.iter().flat_map(at).collect()
}

/// Neighbours. Hard as it was before games learnt is no step: the last one is held against it.
fn steps(bots: &[Entrant]) -> Vec<[usize; 2]> {
    let before = Entrant::House(Skill::HardBefore);
    let (before, steps): (Vec<usize>, Vec<usize>) =
        (0..bots.len()).partition(|bot| bots[*bot] == before);
    let neighbours = steps.windows(2).map(|pair| [pair[0], pair[1]]);
    let against = |bot: usize| steps.last().map(|last| [bot.min(*last), bot.max(*last)]);
    neighbours.chain(before.into_iter().filter_map(against)).collect()
}

/// Which bot has which rating: `BOT=RATING`, or just `BOT`.
fn anchor(named: Option<&str>, bots: &[Entrant]) -> Result<(usize, f64), Failure> {
    let find = |name: &str| bots.iter().position(|bot| bot.to_string() == name);
    let Some(text) = named else {
        return Ok((find(USUAL_ANCHOR).unwrap_or(0), ANCHOR));
    };
    // The command line of a program may hold an equals sign.
    let (name, rating) = match text.rsplit_once('=') {
        _ if find(text).is_some() => (text, Ok(ANCHOR)),
        Some((name, rating)) => (name, rating.parse()),
        None => (text, Ok(ANCHOR)),
    };
    let (Some(bot), Ok(rating)) = (find(name), rating) else {
        let names: Vec<String> = bots.iter().map(ToString::to_string).collect();
        return Err(Failure(format!(
            "'{text}' cannot be the anchor: write BOT=RATING, such as {}=1500, with one of {}",
            names[0],
            names.join(", ")
        )));
    };
    if !f64::is_finite(rating) || rating.abs() > 1e6 {
        return Err(Failure(format!("a rating such as 1500 is needed, not '{text}'")));
    }
    Ok((bot, rating))
}

/// The ladder on the typed game.
struct Run<'a> {
    ladder: Ladder<Value, Entrant>,
    results: Results,
    keeper: Keeper<'a>,
}

impl Visit for Run<'_> {
    type Out = Result<Results, Failure>;

    fn visit<G: Tabletop>(self) -> Result<Results, Failure> {
        let Run { ladder, mut results, keeper } = self;
        let Ladder { setup, bots, meetings, seed, threads, limit, most, test } = ladder;
        let setup = G::Setup::deserialize(&setup);
        let setup = setup.map_err(|error| Failure(format!("the setup does not fit: {error}")))?;
        let ladder = Ladder { setup, bots, meetings, seed, threads, limit, most, test };
        ladder.run::<G>(&mut results, keeper.programs, &keeper)?;
        Ok(results)
    }
}

/// Writes results down and moves the bar.
struct Keeper<'a> {
    bar: &'a ProgressBar,
    journal: Option<&'a Journal>,
    bots: &'a [Entrant],
    programs: &'a Programs,
}

impl Keep for Keeper<'_> {
    fn keep(&self, meeting: &Meeting, number: u64, double: &Double) -> Result<(), String> {
        // Games that a program could not be started for are no results.
        self.programs.check().map_err(|failure| failure.0)?;
        self.bar.inc(2);
        self.journal.map_or(Ok(()), |journal| journal.add(meeting, self.bots, number, *double))
    }

    /// At most: meetings may be over sooner.
    fn left(&self, doubles: u64) {
        self.bar.set_length(self.bar.position() + 2 * doubles);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bots(names: &[&str]) -> Vec<Entrant> {
        names.iter().map(|name| name.parse().unwrap()).collect()
    }

    #[test]
    fn neighbours_meet_or_everybody() {
        let pairs = |names: &[&str], all| -> Vec<[usize; 2]> {
            meetings(&[2], &bots(names), all).into_iter().map(|meeting| meeting.bots).collect()
        };
        let four = ["random", "easy", "normal", "hard"];
        assert_eq!(pairs(&four, false), [[0, 1], [1, 2], [2, 3]]);
        assert_eq!(pairs(&four, true), [[0, 1], [0, 2], [1, 2], [0, 3], [1, 3], [2, 3]]);
        assert_eq!(meetings(&[2, 5], &bots(&four[1..]), false).len(), 4);
    }

    #[test]
    fn hard_as_it_was_meets_the_best_alone() {
        let pairs = |names: &[&str]| steps(&bots(names));
        assert_eq!(pairs(&["hard-1", "easy", "hard", "master"]), [[1, 2], [2, 3], [0, 3]]);
        assert_eq!(pairs(&["easy", "hard-1", "hard"]), [[0, 2], [1, 2]]);
        assert_eq!(pairs(&["master", "hard-1"]), [[0, 1]]);
    }

    #[test]
    fn anchors_are_named_with_or_without_a_rating() {
        let bots = bots(&["random", "normal", "exec:./bot --level=3"]);
        let found = |text: Option<&str>| anchor(text, &bots).map_err(|failure| failure.0);
        assert_eq!(found(None), Ok((1, 1_500.0)));
        assert_eq!(found(Some("random")), Ok((0, 1_500.0)));
        assert_eq!(found(Some("random=0")), Ok((0, 0.0)));
        assert_eq!(found(Some("exec:./bot --level=3")), Ok((2, 1_500.0)));
        assert_eq!(found(Some("exec:./bot --level=3=900")), Ok((2, 900.0)));
        for wrong in ["hard=1", "random=", "random=x", "=", "random=inf"] {
            assert!(found(Some(wrong)).is_err(), "{wrong}");
        }
        assert_eq!(anchor(None, &bots[2..]).map_err(|failure| failure.0), Ok((0, 1_500.0)));
    }

    #[test]
    fn a_ladder_has_several_bots_each_once() {
        assert!(line_up(&bots(&["easy", "hard", "easy"])).unwrap_err().0.contains("bot 3"));
        assert!(line_up(&bots(&["easy"])).is_err());
        assert!(line_up(&bots(&["easy", "hard"])).is_ok());
    }
}
