//! What a player thinks where the others have to go: from what they did between its own turns.

use arrayvec::ArrayVec;
use contract::{Chance, Game, Seat};

use crate::mind::route::{Distances, Terrain};
use crate::mind::taste::Rival;
use crate::roads::Roads;
use crate::square::{Square, SquareSet};
use crate::state::{DESTINATIONS, SEATS, TokyoDangan};
use crate::view::{Seen, View};

/// A city that could be reached and was not gone to is hardly a destination.
const SHUNNED: f64 = 0.06;
/// Each tile by which somebody came nearer makes a city that much likelier.
const NEARER: f64 = 0.5;
/// Not having come nearer speaks a little against it.
const NO_NEARER: f64 = 0.85;

/// How likely each city is a destination of each seat, compared with the others; and what the
/// table looked like when the owner's last turn ended.
#[derive(Clone, Debug, Default)]
pub struct Belief {
    weights: ArrayVec<[f64; 64], SEATS>,
    left: Option<Left>,
}

/// The table at the end of a turn.
#[derive(Clone, Debug)]
struct Left {
    roads: Roads,
    round: u32,
    seats: ArrayVec<Seen, SEATS>,
}

impl Belief {
    /// Looks at what the others did since the last turn. Forgets everything if this is another
    /// game.
    pub fn learn(&mut self, view: &View) {
        let seats = view.travellers.len().min(SEATS);
        let known = self.left.take().filter(|left| self.weights.len() == seats && left.fits(view));
        let Some(left) = known else {
            self.weights = std::iter::repeat_n([1.0; 64], seats).collect();
            return;
        };
        let then: SquareSet = left.seats.iter().map(|seen| seen.piece).collect();
        let before = Terrain::new(&view.board, &left.roads, then, view.house.removal);
        let now: SquareSet = view.travellers.values().map(|seen| seen.piece).collect();
        let after = Terrain::new(&view.board, &view.roads, now, view.house.removal);
        for (seat, seen) in view.travellers.iter().take(seats) {
            let old = &left.seats[seat.idx()];
            if view.viewer.is(seat) || old.commands == seen.commands {
                continue;
            }
            let distances = |terrain: &Terrain<'_>, from| terrain.distances(SquareSet::only(from));
            let (was, is) = (distances(&before, old.piece), distances(&after, seen.piece));
            for city in view.candidates(seen).iter() {
                self.weights[seat.idx()][city.bit() as usize] *= hint(&was, &is, city);
            }
        }
    }

    /// Remembers the table as it will be when the turn is over.
    pub fn leave(&mut self, view: &View, roads: Roads) {
        let seats = view.travellers.values().take(SEATS).cloned().collect();
        self.left = Some(Left { roads, round: view.round, seats });
    }

    fn weight(&self, seat: Seat, city: Square) -> f64 {
        self.weights.get(seat.idx()).map_or(1.0, |all| all[city.bit() as usize])
    }

    /// What is believed of all the others.
    pub fn rivals(&self, view: &View) -> impl Iterator<Item = Rival> {
        let others = view.travellers.iter().filter(|(seat, _)| !view.viewer.is(*seat));
        others.map(|(seat, seen)| {
            let left = DESTINATIONS - seen.reached.len().min(DESTINATIONS);
            let mut rival = Rival::unknown(seen.piece, left, view.candidates(seen));
            rival.cities.iter_mut().for_each(|(city, chance)| *chance = self.weight(seat, *city));
            // Nothing is likelier than certain: what is too much goes to the others.
            for _ in 0..3 {
                let sum: f64 = rival.cities.iter().map(|(_, chance)| chance).sum();
                let scale = left as f64 / sum.max(1e-9);
                let scaled = rival.cities.iter_mut();
                scaled.for_each(|(_, chance)| *chance = (*chance * scale).min(1.0));
            }
            rival
        })
    }

    /// A whole state that looks like the view, with likely destinations. It forgets past
    /// positions: a search ahead does not care about repetition.
    pub fn world(&self, view: &View, chance: &mut Chance) -> TokyoDangan {
        let mut world = TokyoDangan::guess(view, chance);
        world.house.repetition = false;
        world.past.clear();
        for (seat, seen) in view.travellers.iter().take(world.travellers.len()) {
            if seen.open.is_none() {
                let left = DESTINATIONS - seen.reached.len().min(DESTINATIONS);
                world.travellers[seat].open = self.draw(seat, view.candidates(seen), left, chance);
            }
        }
        world
    }

    /// Draws that many of the cities, likelier ones more often.
    fn draw(
        &self,
        seat: Seat,
        mut from: SquareSet,
        count: usize,
        chance: &mut Chance,
    ) -> SquareSet {
        const FINE: u32 = 1 << 20;
        let mut drawn = SquareSet::EMPTY;
        for _ in 0..count {
            let sum: f64 = from.iter().map(|city| self.weight(seat, city)).sum();
            let mut point = sum * f64::from(chance.below(FINE)) / f64::from(FINE);
            let city = from.iter().find(|city| {
                point -= self.weight(seat, *city);
                point < 0.0
            });
            let Some(city) = city.or_else(|| from.iter().last()) else { break };
            drawn.insert(city);
            from.remove(city);
        }
        drawn
    }
}

impl Left {
    /// Whether the view shows the same game, later.
    fn fits(&self, view: &View) -> bool {
        let same = |(old, new): (&Seen, &Seen)| {
            old.start == new.start
                && old.commands <= new.commands
                && new.reached.starts_with(&old.reached)
        };
        self.seats.len() == view.travellers.len()
            && self.round <= view.round
            && self.seats.iter().zip(view.travellers.values()).all(same)
    }
}

/// How much likelier a city has become by what somebody did.
fn hint(was: &Distances, is: &Distances, city: Square) -> f64 {
    let (was, is) = (was.to(city), is.to(city));
    if was == 0 {
        SHUNNED
    } else if is < was {
        1.0 + NEARER * f64::from(was - is)
    } else {
        NO_NEARER
    }
}
