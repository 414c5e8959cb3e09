//! Routes and stops for players.

use contract::{Ask, Malformed};
use serde::{Deserialize, Serialize};

use crate::command::Command;
use crate::mind::route::{FAR, Pass, Terrain};
use crate::puzzle::deal::LONGEST;
use crate::puzzle::{Position, search};
use crate::roads::Roads;
use crate::square::{Square, SquareSet};
use crate::state::TokyoDangan;
use crate::stock::Stock;
use crate::view::{Seen, View};

/// What can be asked about a position, from a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Question {
    /// The squares where one's piece could stop now.
    Stops,
    /// How many actions it takes to open the way to each of one's open destinations.
    Missing,
    /// A cheapest route from one's piece.
    Route { to: Square },
    /// The squares where one's piece could stop after an action by anyone.
    After {
        /// A tile placed, rotated or removed.
        command: Command,
    },
    /// Everything that a map shows of the roads, now or after an action. Anybody may ask.
    Outlook {
        /// A tile placed, rotated or removed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        command: Option<Command>,
    },
    /// The stops that are connected with a square, itself included. Anybody may ask.
    Connected { with: Square },
    /// The stops that one's piece would pass on a move.
    Path {
        /// Where it would stop.
        to: Square,
    },
    /// The tiles that lie in the pile or in hands one cannot see. Anybody may ask.
    Unseen,
    /// In a puzzle, the actions of a best answer from here.
    Solution,
}

/// What is answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// Where one's piece could stop.
    Stops(SquareSet),
    /// How far one's open destinations are, nearest first.
    Missing(Vec<Missing>),
    /// A cheapest route.
    Route(Route),
    /// What a map shows of the roads.
    Outlook(Outlook),
    /// The stops on the way, both ends included.
    Path(Vec<Square>),
    /// Tiles by kind.
    Unseen(Stock),
    /// Actions, first to last.
    Solution(Vec<Command>),
}

/// What a map shows of the roads.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Outlook {
    /// Every connection, from its western or northern end to the other.
    pub links: Vec<(Square, Square)>,
    /// Where one's piece could stop; empty without a piece.
    pub stops: SquareSet,
    /// How far one's open destinations are, nearest first; empty without any.
    pub missing: Vec<Missing>,
}

/// How far a destination is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Missing {
    pub city: Square,
    /// Actions that it takes to open the way: tiles to lay, to turn, to remove; nothing where no
    /// way can be opened.
    pub tiles: Option<u8>,
}

/// A cheapest route.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Route {
    /// Its stops, both ends included.
    pub squares: Vec<Square>,
    /// Those of them where something has to be laid, turned or removed.
    pub work: SquareSet,
    /// The actions that takes.
    pub tiles: u8,
}

impl Ask for TokyoDangan {
    type Question = Question;
    type Answer = Answer;

    fn questions(view: &View) -> Vec<Question> {
        let mut questions = vec![Question::Outlook { command: None }, Question::Unseen];
        let Ok(own) = own(view) else { return questions };
        questions.extend([Question::Stops, Question::Connected { with: own.piece }]);
        // Further on it may be too far away.
        if view.puzzle.is_some() && view.taken == 0 {
            questions.push(Question::Solution);
        }
        let stop = stops(view, &view.roads, own).iter().next();
        questions.extend(stop.map(|to| Question::Path { to }));
        if let Some(open) = own.open {
            questions.push(Question::Missing);
            let terrain = terrain(view, &view.roads);
            let reachable = |city: &Square| route(&terrain, own.piece, *city).is_some();
            questions
                .extend(open.iter().filter(reachable).take(1).map(|to| Question::Route { to }));
        }
        let free = view.board.open().without(view.roads.squares());
        let kind = own.hand.and_then(|hand| hand.kinds().next());
        if let (Some(square), Some(kind)) = (free.iter().next(), kind) {
            let command = Command::Place { square, tile: kind.lies()[0] };
            questions.push(Question::After { command });
        }
        questions
    }

    fn ask(view: &View, question: &Question) -> Result<Answer, Malformed> {
        match *question {
            Question::Outlook { command } => outlook(view, command).map(Answer::Outlook),
            Question::Connected { with } => Ok(Answer::Stops(view.roads.reach(&view.board, with))),
            Question::Unseen => Ok(Answer::Unseen(view.unseen())),
            Question::Solution => solution(view, own(view)?).map(Answer::Solution),
            Question::Stops => Ok(Answer::Stops(stops(view, &view.roads, own(view)?))),
            Question::Missing => missing(view, &view.roads, own(view)?).map(Answer::Missing),
            Question::Path { to } => path(view, own(view)?, to).map(Answer::Path),
            Question::Route { to } => {
                let own = own(view)?;
                if to == own.piece {
                    return Err(format!("the piece stands on {to} already").into());
                }
                let found = route(&terrain(view, &view.roads), own.piece, to);
                Ok(found.map(Answer::Route).ok_or_else(|| no_route(view, to))?)
            }
            Question::After { command } => {
                let roads = changed(view, command)?;
                Ok(Answer::Stops(stops(view, &roads, own(view)?)))
            }
        }
    }
}

/// A best answer of a puzzle, from where it stands.
fn solution(view: &View, own: &Seen) -> Result<Vec<Command>, Malformed> {
    let (Some(_), Some(hand), Some(goals)) = (view.puzzle, own.hand, own.open) else {
        return Err("only a puzzle has an answer: open one for a single seat".into());
    };
    let position = Position { roads: view.roads, hand, piece: own.piece, goals };
    let found = search::best(&view.board, &position, LONGEST);
    let answer = found.and_then(|found| found.answers.into_iter().next());
    let too_far = || format!("no answer of up to {LONGEST} actions was found from here");
    Ok(answer.ok_or_else(too_far)?.0)
}

/// The player who asks.
fn own(view: &View) -> Result<&Seen, Malformed> {
    let seat = view.viewer.seat().and_then(|seat| view.travellers.get(seat));
    Ok(seat.ok_or_else(|| "only a seat has a piece: ask from a seat".to_owned())?)
}

fn terrain<'a>(view: &'a View, roads: &Roads) -> Terrain<'a> {
    let pieces = view.travellers.values().map(|seen| seen.piece).collect();
    Terrain::new(&view.board, roads, pieces, view.house.removal)
}

fn stops(view: &View, roads: &Roads, own: &Seen) -> SquareSet {
    roads.reach(&view.board, own.piece).without(SquareSet::only(own.piece))
}

/// What a map shows, after a change or as it is.
fn outlook(view: &View, command: Option<Command>) -> Result<Outlook, Malformed> {
    let roads = command.map_or(Ok(view.roads), |command| changed(view, command))?;
    let own = own(view).ok();
    let missing = own.filter(|own| own.open.is_some());
    Ok(Outlook {
        links: roads.links(&view.board).pairs().collect(),
        stops: own.map(|own| stops(view, &roads, own)).unwrap_or_default(),
        missing: missing.map_or(Ok(Vec::new()), |own| self::missing(view, &roads, own))?,
    })
}

fn path(view: &View, own: &Seen, to: Square) -> Result<Vec<Square>, Malformed> {
    let path = view.roads.path(&view.board, own.piece, to);
    match path.len() {
        0 => Err(format!("no connected road leads to {to}").into()),
        1 => Err(format!("the piece stands on {to} already").into()),
        _ => Ok(path),
    }
}

fn missing(view: &View, roads: &Roads, own: &Seen) -> Result<Vec<Missing>, Malformed> {
    let open = own.open.ok_or_else(|| "this view shows no destinations".to_owned())?;
    let mut all = Vec::new();
    let from = SquareSet::only(own.piece);
    let terrain = terrain(view, roads);
    terrain.ladder(from, open, &mut |city, cost| {
        let opened = || route(&terrain, own.piece, city).map_or(cost, |route| route.tiles);
        all.push(Missing { city, tiles: (cost < FAR).then(opened) });
    });
    all.sort_by_key(|missing| missing.tiles.unwrap_or(FAR));
    Ok(all)
}

fn route(terrain: &Terrain<'_>, from: Square, to: Square) -> Option<Route> {
    let passes = terrain.route(SquareSet::only(from), SquareSet::only(to));
    (!passes.is_empty()).then(|| Route {
        squares: passes.iter().map(|pass| pass.square).collect(),
        work: passes.iter().filter(|pass| pass.cost > 0).map(|pass| pass.square).collect(),
        tiles: passes.iter().map(actions).sum(),
    })
}

/// The actions that passing a square takes. Bots shun a misfit under a piece and pay double for
/// it, but once the piece has left it takes no more than another: remove it, lay a tile.
fn actions(pass: &Pass) -> u8 {
    pass.cost.min(2)
}

fn no_route(view: &View, to: Square) -> String {
    let stop = view.board.open().or(view.board.towns()).contains(to);
    if stop {
        format!("no way to {to} can be opened")
    } else {
        format!("nobody can stop on {to}: ask for a city or open ground")
    }
}

/// The roads after a change, if the board allows it; whose turn it is does not matter.
fn changed(view: &View, command: Command) -> Result<Roads, Malformed> {
    let mut roads = view.roads;
    match command {
        Command::Place { square, .. } if !view.board.open().contains(square) => {
            return Err(format!("no tile can lie on {square}").into());
        }
        Command::Place { square, .. } if roads.at(square).is_some() => {
            return Err(format!("a tile lies on {square} already").into());
        }
        Command::Place { square, tile } => roads.lay(square, tile),
        Command::Rotate { square, tile } => match roads.at(square) {
            Some(laid) if laid.turns_into(tile) => roads.lay(square, tile),
            Some(laid) => {
                return Err(format!("turning cannot make {laid} on {square} {tile}").into());
            }
            None => return Err(format!("no tile lies on {square}").into()),
        },
        Command::Remove { .. } if !view.house.removal => {
            return Err("at this table tiles are not removed".into());
        }
        Command::Remove { square } if view.travellers.values().any(|seen| seen.piece == square) => {
            return Err(format!("a piece stands on the tile on {square}").into());
        }
        Command::Remove { square } => {
            if roads.lift(square).is_none() {
                return Err(format!("no tile lies on {square}").into());
            }
        }
        Command::Move { .. } | Command::End => {
            return Err("only a tile placed, rotated or removed changes the roads"
                .to_owned()
                .into());
        }
    }
    Ok(roads)
}
