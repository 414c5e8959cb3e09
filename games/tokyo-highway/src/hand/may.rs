//! What may be done by hand, and what is refused.

use contract::{Refusal, Seat};

use crate::command::{Build, Command};
use crate::geometry::{Block, Slab};
use crate::hand::holding::{Hand, Held, MISSES, Rising};
use crate::hand::path::{MOST_BEYOND, Path};
use crate::sizes::{STOREY, table_radius};
use crate::truth::TokyoHighway;

/// How far above everything a path begins, in millimetres.
const HEADROOM: f64 = 50.0;

impl TokyoHighway {
    /// How many more cars can be put on the road that lies already.
    pub fn cars_to_park(&self, seat: Seat) -> u8 {
        let Some((laid, survey)) = self.laid(seat) else { return 0 };
        if survey.deck.slope().abs() > self.setup.car_limit() {
            return 0;
        }
        let held = self.builders.get(seat).map_or(0, |builder| builder.cars);
        survey.earned.min(held).saturating_sub(laid.cars.len() as u8)
    }

    /// Whether a command of chapter 11 may be given.
    pub(crate) fn may_by_hand(&self, seat: Seat, command: &Command) -> Result<(), Refusal> {
        let Some(hand) = &self.hand else {
            return Err(Refusal::new("9.5", "not-by-hand"));
        };
        if hand.lifted.is_some() && !matches!(command, Command::Carry { .. } | Command::Lower) {
            return Err(Refusal::new("11.1", "hand-full"));
        }
        match command {
            Command::Lift { piece } => self.may_lift(seat, hand, *piece),
            Command::Carry { .. } | Command::Lower if hand.lifted.is_none() => {
                Err(Refusal::new("11.1", "hand-empty"))
            }
            Command::Carry { path, .. } => self.may_carry(path),
            Command::Clear
                if hand.laid.is_some() || (hand.rising.is_none() && hand.plan.is_none()) =>
            {
                Err(Refusal::new("11.8", "nothing-to-clear"))
            }
            Command::Done if hand.laid.is_none() => Err(Refusal::new("11.8", "no-road-yet")),
            _ => Ok(()),
        }
    }

    fn may_lift(&self, seat: Seat, hand: &Hand, piece: Held) -> Result<(), Refusal> {
        let builder = &self.builders[seat];
        if hand.plan.is_some() && hand.next_of_plan() != Some(piece) {
            return Err(Refusal::new("11.7", "as-planned"));
        }
        let grown =
            hand.rising.unwrap_or(Rising { at: Default::default(), grey: 0, yellow: false });
        match piece {
            Held::Grey | Held::Yellow | Held::Road if hand.laid.is_some() => {
                Err(Refusal::new("11.1", "only-cars-now"))
            }
            Held::Grey | Held::Yellow if grown.yellow => Err(Refusal::new("7.1", "yellow-is-top")),
            Held::Grey if builder.grey == 0 => Err(Refusal::new("4.4", "no-grey-left")),
            Held::Yellow if builder.yellow == 0 => Err(Refusal::new("4.4", "no-yellow-left")),
            Held::Yellow if grown.grey == 0 => Err(Refusal::new("7.1", "low-junction")),
            Held::Road if builder.roads == 0 => Err(Refusal::new("4.4", "no-road-left")),
            Held::Car if hand.laid.is_none() => Err(Refusal::new("6.7", "road-first")),
            Held::Car if self.cars_to_park(seat) == 0 => Err(Refusal::new("6.7", "no-more-cars")),
            _ => Ok(()),
        }
    }

    /// How high above the table a path has to begin, in millimetres: above everything that stands
    /// there, with room for a road that is held at a slant.
    pub fn ceiling(&self) -> f64 {
        let solids = &self.solids;
        let tops = solids.pillars.iter().map(|pillar| pillar.top);
        let ends = |slab: &Slab| slab.top_at(0.0).max(slab.top_at(slab.strip().length));
        let tops = tops.chain(solids.decks.iter().map(ends)).chain(solids.cars.iter().map(ends));
        let tops = tops.chain(solids.blocks.iter().map(Block::top));
        let rising = self.hand.as_ref().map_or(0, |hand| hand.height());
        tops.fold(f64::from(rising) * STOREY, f64::max) + HEADROOM
    }

    pub(crate) fn may_carry(&self, path: &Path) -> Result<(), Refusal> {
        let reach = (table_radius(self.count()) * 100.0) as i32 + MOST_BEYOND;
        path.check(reach, (self.ceiling() * 100.0) as i32)
    }

    /// Whether a build may be announced, to be carried piece by piece (clause 11.7).
    pub(crate) fn may_plan(&self, seat: Seat, build: &Build) -> Result<(), Refusal> {
        match &self.hand {
            Some(hand) if !hand.is_empty() => Err(Refusal::new("11.7", "clear-first")),
            _ => self.may_build(seat, build).map(|_| ()),
        }
    }

    /// Whether the active player may give the turn up: too much has fallen (clause 11.9).
    pub(crate) fn may_give_up(&self) -> bool {
        let laid = |hand: &Hand| hand.laid.is_some();
        self.hand.as_ref().is_some_and(|hand| hand.missed >= MISSES && !laid(hand))
    }
}
