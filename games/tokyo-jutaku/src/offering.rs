//! What a seat may do, in a list to choose from; and at random.

use building::{Candidate, PieceId, Pose, Side, candidates, loose};
use contract::{Chance, Entry, Offers, Seat};
use serde::{Deserialize, Serialize};

use crate::command::{Beat, Command};
use crate::setup::Assist;
use crate::site::Site;
use crate::state::{Phase, TokyoJutaku};

/// What lies beyond the list: every way that a piece can lie on the site.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Region {
    /// The piece in hand, or the one that can be nudged; in beats any piece of the supply.
    pub piece: Option<PieceId>,
    /// The card to build on.
    pub card: u8,
    /// Its side.
    pub side: Side,
}

/// Placements that are listed of the piece in hand.
const OF_ONE: usize = 12;
/// Ways to nudge the last piece that are listed.
const NUDGES: usize = 3;
/// Placements that are listed of each piece in beats, and pieces that are tried.
const OF_EACH: usize = 2;
const PIECES: usize = 16;
/// Pieces that chance tries before it steps back.
const TRIES: u32 = 8;

impl TokyoJutaku {
    /// Lists what an awaited seat may do.
    pub(crate) fn offer(&self, seat: Seat, into: &mut Offers<Command, Region>) {
        match &self.phase {
            Phase::Draft { .. } => {
                let chosen = self.architects[seat].token.is_some();
                let tokens = self.free_tokens().filter(|_| !chosen);
                into.list.extend(tokens.map(|token| Command::Choose { token }));
                into.list.extend(self.starts().iter().map(|cell| Command::Start { cell }));
            }
            Phase::Movement { .. } => self.offer_moves(seat, into),
            Phase::Frozen { .. } => into.list.push(Command::Stop),
            Phase::Building if self.architects[seat].moving.is_some() => {
                self.offer_moves(seat, into);
            }
            Phase::Building if self.is_beaten() => self.offer_beats(seat, into),
            Phase::Building => self.offer_building(seat, into),
            Phase::Countdown { .. } | Phase::Over { .. } => {}
        }
    }

    /// What lies beyond the list: where the piece in hand, the one that can be nudged, or in beats
    /// any piece might lie.
    pub(crate) fn beyond(&self, seat: Seat) -> Option<Region> {
        let own = &self.architects[seat];
        let site = own.site.as_ref().filter(|_| matches!(self.phase, Phase::Building))?;
        let (card, side) = (site.card, site.side);
        if self.is_beaten() {
            return own.beat.is_none().then_some(Region { piece: None, card, side });
        }
        let last = || site.without_last().filter(|_| self.setup.nudge).map(|(_, last)| last);
        let piece = own.hand.map(|held| held.piece).or_else(last)?;
        Some(Region { piece: Some(piece), card, side })
    }

    fn offer_moves(&self, seat: Seat, into: &mut Offers<Command, Region>) {
        let must = self.must_move(seat);
        let cells = self.destinations(seat, must);
        into.list.extend(cells.iter().map(|cell| Command::Move { cell }));
        if !must {
            into.list.push(Command::Keep);
        }
    }

    /// While everybody builds: pieces to grab, or places for the one in hand.
    fn offer_building(&self, seat: Seat, into: &mut Offers<Command, Region>) {
        let own = &self.architects[seat];
        let Some(site) = &own.site else { return };
        let plain = [Command::Stop, Command::Return, Command::Drop, Command::Clear];
        let good = |command: &Command| self.is_good(seat, command);
        into.region = self.beyond(seat);
        match own.hand {
            Some(held) => {
                let places = self.places(site, held.piece, OF_ONE);
                into.list.extend(places.map(|pose| Command::Place { pose }));
                into.list.extend(plain.into_iter().filter(good));
            }
            None => {
                into.list.extend(plain.into_iter().filter(good));
                let nudges: Vec<Command> = self.nudges(site).take(NUDGES).filter(good).collect();
                into.list.extend(nudges);
                if own.busy_until.is_none() {
                    let grab = |piece| Command::Grab { piece };
                    into.list.extend(self.supply(seat).iter().map(grab));
                }
            }
        }
    }

    /// Ways to nudge the piece placed last.
    fn nudges(&self, site: &Site) -> impl Iterator<Item = Command> {
        let last = site.without_last().filter(|_| self.setup.nudge);
        let places = last.map(|(rest, piece)| self.places(&rest, piece, NUDGES).collect());
        let places: Vec<Pose> = places.unwrap_or_default();
        places.into_iter().map(|pose| Command::Nudge { pose })
    }

    /// Some placements of a piece for the list. A master must not learn from it what is right
    /// (clause 4.2): there it is whatever can lie so, by the rules or against them, and more of it.
    fn places(&self, site: &Site, piece: PieceId, most: usize) -> impl Iterator<Item = Pose> {
        let (places, most): (Vec<Pose>, usize) = match self.setup.assist {
            Assist::Master => (loose(site.building(), piece), 2 * most),
            Assist::Guided | Assist::Standard => {
                (sensible(site, piece).iter().map(|place| place.pose).collect(), most)
            }
        };
        spread(places, most)
    }

    fn offer_beats(&self, seat: Seat, into: &mut Offers<Command, Region>) {
        let own = &self.architects[seat];
        if own.beat.is_some() {
            into.list.push(Command::Withdraw);
            return;
        }
        let Some(site) = &own.site else { return };
        let plain = [Beat::Stop, Beat::Return, Beat::Hold, Beat::Clear].map(Command::Beat);
        into.list.extend(plain.into_iter().filter(|command| self.is_good(seat, command)));
        for piece in self.supply(seat).iter().step_by(self.stride(seat)).take(PIECES) {
            let places = self.places(site, piece, OF_EACH);
            into.list.extend(places.map(|pose| Command::Beat(Beat::Place { pose })));
        }
        into.region = self.beyond(seat);
    }

    /// Every how manieth piece is tried, so that large and small ones are among them.
    fn stride(&self, seat: Seat) -> usize {
        (self.supply(seat).len() / PIECES).max(1)
    }

    fn is_good(&self, seat: Seat, command: &Command) -> bool {
        self.allow(&Entry::new(seat, self.now, command.clone())).is_ok()
    }

    /// Something that an awaited seat may do, at random but with some sense: legal placements,
    /// a stop when the counts are right, and now and then a step back.
    pub(crate) fn draw(&self, seat: Seat, chance: &mut Chance) -> Option<Command> {
        let own = self.architects.get(seat)?;
        match (&self.phase, &own.site) {
            (Phase::Building, Some(site)) if own.moving.is_none() && own.beat.is_none() => {
                if self.is_beaten() {
                    Some(Command::Beat(self.draw_beat(seat, site, chance)))
                } else {
                    self.draw_act(seat, site, chance)
                }
            }
            _ => {
                let mut offers = Offers::default();
                self.offer(seat, &mut offers);
                chance.pick(&offers.list).cloned()
            }
        }
    }

    fn draw_act(&self, seat: Seat, site: &Site, chance: &mut Chance) -> Option<Command> {
        let own = &self.architects[seat];
        let good = |command: Command| self.is_good(seat, &command).then_some(command);
        if let Some(held) = own.hand {
            let places = sensible(site, held.piece);
            let place = chance.pick(&places).map(|place| Command::Place { pose: place.pose });
            return place.and_then(good).or(Some(Command::Drop));
        }
        if is_full(site) {
            let first = if chance.below(3) == 0 { Command::Return } else { Command::Stop };
            let other = if first == Command::Stop { Command::Return } else { Command::Stop };
            if let Some(command) = good(first).or_else(|| good(other)) {
                return Some(command);
            }
        }
        if chance.below(40) == 0
            && let Some(command) = good(Command::Return)
        {
            return Some(command);
        }
        if self.setup.nudge && chance.below(20) == 0 {
            let nudges: Vec<Command> = self.nudges(site).collect();
            if let Some(command) = chance.pick(&nudges).cloned().and_then(good) {
                return Some(command);
            }
        }
        let grab = self.fitting(seat, site, chance).map(|piece| Command::Grab { piece });
        let rest = [Command::Return, Command::Stop, Command::Clear];
        grab.and_then(good).or_else(|| rest.into_iter().find_map(good)).or_else(|| {
            let pieces: Vec<PieceId> = self.supply(seat).iter().collect();
            chance.pick(&pieces).map(|piece| Command::Grab { piece: *piece }).and_then(good)
        })
    }

    /// A piece of the supply that fits somewhere, among a few drawn at random.
    fn fitting(&self, seat: Seat, site: &Site, chance: &mut Chance) -> Option<PieceId> {
        let pieces: Vec<PieceId> = self.supply(seat).iter().collect();
        for _ in 0..TRIES {
            let piece = *chance.pick(&pieces)?;
            if !sensible(site, piece).is_empty() {
                return Some(piece);
            }
        }
        None
    }

    fn draw_beat(&self, seat: Seat, site: &Site, chance: &mut Chance) -> Beat {
        let good = |beat: Beat| self.is_good(seat, &Command::Beat(beat));
        if is_full(site) {
            let beat = if chance.below(3) == 0 { Beat::Return } else { Beat::Stop };
            return if good(beat) { beat } else { Beat::Hold };
        }
        if chance.below(50) == 0 {
            return Beat::Clear;
        }
        let pieces: Vec<PieceId> = self.supply(seat).iter().collect();
        for _ in 0..TRIES {
            let Some(piece) = chance.pick(&pieces) else { break };
            let places = sensible(site, *piece);
            if let Some(place) = chance.pick(&places) {
                let beat = Beat::Place { pose: place.pose };
                if good(beat) {
                    return beat;
                }
            }
        }
        if good(Beat::Return) { Beat::Return } else { Beat::Hold }
    }
}

/// Whether as many pieces stand there as are asked for.
fn is_full(site: &Site) -> bool {
    site.building().len() >= usize::from(site.building().plot().pieces())
}

/// Where a piece can lie so that the card's floors can still be reached exactly.
pub(crate) fn sensible(site: &Site, piece: PieceId) -> Vec<Candidate> {
    let building = site.building();
    let (floors, pieces) = (building.plot().floors(), building.plot().pieces());
    let left = usize::from(pieces).saturating_sub(building.len() + 1);
    let mut places = candidates(building, piece);
    places.retain(|place| {
        let height = building.height().max(place.placed.floor);
        height <= floors && usize::from(floors - height) <= left
    });
    places
}

/// A few of the places, spread over all of them.
fn spread(places: Vec<Pose>, most: usize) -> impl Iterator<Item = Pose> {
    let step = places.len().div_ceil(most.max(1)).max(1);
    places.into_iter().step_by(step)
}
