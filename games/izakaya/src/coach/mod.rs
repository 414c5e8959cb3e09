//! What the coach knows of the game: which commands are worth comparing, what others may have bid,
//! how a match goes on, and what it is decided by.
//!
//! - `bidding`: how often each bid should be made; `guesser`: worlds with bids drawn so
//! - `choices`: commands worth comparing, and which come to the same
//! - `settling`: a position as its model, a piece in hand placed
//! - `playing`: the quick players who play a model on; `watch`: the terms that came true

mod bidding;
mod choices;
mod guesser;
mod playing;
mod settling;
mod watch;

#[cfg(test)]
mod tests;

use contract::coach::Course;
use contract::{Chance, Coach, Mind, Pace, PlayOut, Seat, Shares, Terms};

use crate::coach::bidding::Bookmaker;
use crate::coach::guesser::Guesser;
use crate::coach::settling::Settler;
use crate::coach::watch::{TERMS, Watch};
use crate::command::Command;
use crate::mind::judge::Judge;
use crate::mind::levels;
use crate::mind::model::{Model, Stage};
use crate::mind::quick;
use crate::state::{Izakaya, PLAYERS, STEP};

/// The seats of the tables that the net was trained at.
const LEARNT: usize = 2;

/// Plays on as quick players would, with bids that nobody can foresee. Where the net was trained,
/// it judges the end of the phase; elsewhere the match is played to its end.
#[derive(Clone, Debug)]
pub struct Landlord {
    bookmaker: Bookmaker,
    settler: Settler,
    judge: Judge,
}

impl Default for Landlord {
    fn default() -> Landlord {
        let (bookmaker, settler) = (Bookmaker::default(), Settler::default());
        Landlord { bookmaker, settler, judge: levels::judge() }
    }
}

impl Coach<Izakaya> for Landlord {
    fn pace(&self) -> Pace {
        Pace { graph: 1_024, worlds: 512, redraws: 64, reasons: 1_000 }
    }

    fn terms(&self) -> &'static [&'static str] {
        TERMS
    }

    fn is_good(&self, term: usize) -> Option<bool> {
        watch::is_good(term)
    }

    fn mind(&self, _seat: Seat) -> Box<dyn Mind<Izakaya>> {
        Box::new(Guesser::default())
    }

    fn courses(
        &mut self,
        world: &Izakaya,
        seat: Seat,
        _chance: &mut Chance,
    ) -> Vec<Course<Command>> {
        choices::worth_comparing(world, seat)
    }

    fn is_same(&self, world: &Izakaya, one: &[Command], other: &[Command]) -> bool {
        one == other || choices::meet(world, one, other)
    }

    fn play_out(
        &mut self,
        world: &Izakaya,
        after: Izakaya,
        seat: Seat,
        chance: &mut Chance,
    ) -> PlayOut {
        let before = self.settler.model(world);
        let mut model = self.settler.settled(&after);
        let decides = *world != after;
        let mut watch = decides.then(|| Watch::begun(&before, &model, seat));
        if let (Some(watch), Some(bids)) = (&mut watch, opened(world, &after)) {
            watch.revealed(&model, &bids);
        }
        // Where a phase is over and nobody has bid, nothing needs to be played.
        let bids_made = || after.players.values().any(|player| player.bid.is_some());
        let is_quiet = model.stage == Stage::Bidding && !bids_made();
        let mut judged = is_quiet.then(|| self.judged(&model)).flatten();
        if model.stage == Stage::Bidding {
            let bids = self.bids(&after, &model, decides, chance);
            model.reveal(&bids);
            if let Some(watch) = &mut watch {
                watch.revealed(&model, &bids);
            }
        }
        playing::play_on(&mut model, chance, &mut |model| {
            if judged.is_none() && model.stage == Stage::Bidding {
                judged = self.judged(model);
            }
            if let Some(watch) = &mut watch {
                watch.look(model);
            }
        });
        let terms = watch.map_or(Terms::NONE, |watch| watch.terms());
        PlayOut { shares: judged.unwrap_or_else(|| shares(&model)), terms }
    }
}

impl Landlord {
    /// What the net thinks of a position between two phases, where it was trained.
    fn judged(&mut self, model: &Model) -> Option<Shares> {
        (model.seats == LEARNT).then(|| {
            let chances = self.judge.shares(model);
            Shares::from_fn(LEARNT, |seat| chances[seat.idx()])
        })
    }

    /// The bids of an auction: those made, and for everybody else one as good as any. Where a
    /// decision is weighed, the others bid as they should; the graph does with quick bids.
    fn bids(
        &mut self,
        state: &Izakaya,
        model: &Model,
        decides: bool,
        chance: &mut Chance,
    ) -> [u8; PLAYERS] {
        let mut bids = [0; PLAYERS];
        for (seat, bid) in bids.iter_mut().enumerate().take(model.seats) {
            // Drawn for everybody, so that luck stays the same whoever has bid.
            let drawn = match decides {
                true => self.bookmaker.bid(model, seat, chance),
                false => quick::bid(model, seat, chance),
            };
            let made = state.players.get(Seat(seat as u8)).and_then(|player| player.bid);
            *bid = made.map_or(drawn, |yen| u8::try_from(yen / STEP).unwrap_or(u8::MAX));
        }
        bids
    }
}

/// The bids that were opened by the last one, in steps.
fn opened(world: &Izakaya, after: &Izakaya) -> Option<[u8; PLAYERS]> {
    let last = after.auctions.get(world.auctions.len())?;
    let mut bids = [0; PLAYERS];
    for (bid, yen) in bids.iter_mut().zip(last.values()) {
        *bid = u8::try_from(*yen / STEP).unwrap_or(u8::MAX);
    }
    Some(bids)
}

/// Each seat's part of the win, as things stand.
fn shares(model: &Model) -> Shares {
    let scores = model.scores();
    let rank = |seat: usize| (scores[seat], model.cash[seat]);
    let best = (0..model.seats).map(rank).max().unwrap_or_default();
    let winners = (0..model.seats).filter(|seat| rank(*seat) == best).count().max(1);
    Shares::from_fn(
        model.seats,
        |seat| {
            if rank(seat.idx()) == best { 1.0 / winners as f64 } else { 0.0 }
        },
    )
}
