//! What action discs do.

use building::{PieceId, Pose};
use contract::{Seat, Sink};

use crate::colour::Colour;
use crate::command::Event;
use crate::grid::{Address, Corner, Gap, GapSet};
use crate::setup::Lines;
use crate::site::Fitting;
use crate::state::{DISCS, Izakaya, Phase, Slots};

/// Discs in line that bring a free piece (clause 6.6).
const LINE: usize = 3;
/// Players from whom on lines count (clause 6.6).
pub const LINES_FROM: usize = 4;

impl Izakaya {
    /// Something new is asked of a seat.
    pub(crate) fn ask(&mut self, seat: Seat) {
        let player = &mut self.players[seat];
        player.decision = player.decision.saturating_add(1);
    }

    pub(crate) fn bottle(
        &mut self,
        seat: Seat,
        colour: Colour,
        corner: Corner,
        events: &mut impl Sink<Event>,
    ) {
        self.slots.colours[colour] = Some(seat);
        self.market.crates[colour] = self.market.crates[colour].saturating_sub(1);
        self.bottles.put(corner, colour);
        let grid = self.grid();
        events.push(|| {
            let cards = grid.cards_at(corner).collect();
            Event::Bottled { seat, colour, corner, cards }
        });
        self.next_turn(events);
    }

    pub(crate) fn price(
        &mut self,
        seat: Seat,
        from: Colour,
        to: Colour,
        events: &mut impl Sink<Event>,
    ) {
        self.slots.price = Some(seat);
        self.market.coins[from] = self.market.coins[from].saturating_sub(1);
        self.market.coins[to] = self.market.coins[to].saturating_add(1);
        events.push(|| Event::Priced { seat, from, to });
        self.next_turn(events);
    }

    pub(crate) fn claim(
        &mut self,
        seat: Seat,
        gap: Gap,
        card: Address,
        events: &mut impl Sink<Event>,
    ) {
        // One disc a turn, so there is room for this turn's.
        self.slots.claims.push(seat);
        self.players[seat].discs.insert(gap);
        if let Some(site) = self.site_mut(card) {
            site.owner = Some(seat);
        }
        events.push(|| Event::Claimed { seat, gap, card });
        match self.phase {
            Phase::Acting { turn } if self.is_line(seat, gap) && !self.supply.is_empty() => {
                events.push(|| Event::Lined { seat });
                self.phase = Phase::Gift { turn };
            }
            _ => self.next_turn(events),
        }
    }

    /// Whether a seat's disc in that gap brings a free piece, if there is one (clause 6.6).
    pub(crate) fn is_line(&self, seat: Seat, gap: Gap) -> bool {
        self.count() >= LINES_FROM && is_lined(self.players[seat].discs, gap, self.setup.lines)
    }

    pub(crate) fn take(&mut self, seat: Seat, piece: PieceId, events: &mut impl Sink<Event>) {
        let turn = match self.phase {
            Phase::Gift { turn } => turn,
            Phase::Acting { turn } => {
                // As above.
                self.slots.builds.push(seat);
                turn
            }
            _ => return,
        };
        self.supply.remove(piece);
        let limit = u64::from(self.setup.place_limit) * 1_000;
        let until = (limit > 0).then_some(self.now.saturating_add(limit));
        self.phase = Phase::Placing { turn, piece, until };
        events.push(|| Event::Took { seat, piece });
    }

    /// Places a piece that has just been judged.
    pub(crate) fn place(
        &mut self,
        seat: Seat,
        card: Address,
        pose: Pose,
        fitting: Option<Fitting>,
        events: &mut impl Sink<Event>,
    ) {
        if let (Some(site), Some(fitting)) = (self.site_mut(card), fitting) {
            let floor = fitting.placed.floor;
            site.put(fitting);
            events.push(|| Event::Placed { seat, card, pose, floor, late: false });
        }
        self.next_turn(events);
    }

    /// Time is up: the piece taken goes to the first legal place, or back if there is none
    /// (clause 7.4).
    pub(crate) fn run_out(&mut self, events: &mut impl Sink<Event>) {
        if let (Phase::Placing { piece, .. }, Some(seat)) = (&self.phase, self.active()) {
            match self.first_place(*piece) {
                Some((card, pose)) => {
                    if let Some(placed) = self.site_mut(card).and_then(|site| site.place(pose)) {
                        let floor = placed.floor;
                        events.push(|| Event::Placed { seat, card, pose, floor, late: true });
                    }
                    self.next_turn(events);
                }
                None => self.give_up(true, events),
            }
        }
    }

    /// The piece taken fits nowhere and goes back (clause 7.3).
    pub(crate) fn give_up(&mut self, late: bool, events: &mut impl Sink<Event>) {
        if let (Phase::Placing { piece, .. }, Some(seat)) = (&self.phase, self.active()) {
            let piece = *piece;
            self.supply.insert(piece);
            events.push(|| Event::GaveUp { seat, piece, late });
            self.next_turn(events);
        }
    }

    pub(crate) fn pass(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        events.push(|| Event::Passed { seat });
        self.next_turn(events);
    }

    /// The next disc, the next auction, or the end (clauses 3.1, 3.3 and 9.2).
    fn next_turn(&mut self, events: &mut impl Sink<Event>) {
        let (Phase::Acting { turn } | Phase::Gift { turn } | Phase::Placing { turn, .. }) =
            self.phase
        else {
            return;
        };
        let next = turn.saturating_add(1);
        if usize::from(next) < self.count() * usize::from(DISCS) {
            self.phase = Phase::Acting { turn: next };
            self.active().into_iter().for_each(|seat| self.ask(seat));
            return;
        }
        self.slots = Slots::default();
        let round = self.auctions.len() as u32;
        events.push(|| Event::PhaseOver { round });
        match self.last {
            Some(end) => {
                self.phase = Phase::Over { end };
                let outcome = self.outcome(end);
                events.push(|| Event::Over { scores: outcome.scores, winners: outcome.winners });
            }
            None => self.open_auction(),
        }
    }

    /// Everybody is asked to bid.
    fn open_auction(&mut self) {
        let limit = u64::from(self.setup.bid_limit) * 1_000;
        let until = (limit > 0).then_some(self.now.saturating_add(limit));
        self.phase = Phase::Bidding { until };
        Seat::all(self.count()).for_each(|seat| self.ask(seat));
    }
}

/// Whether the disc in that gap completes three in line of a player's discs (clause 6.6).
pub fn is_lined(discs: GapSet, gap: Gap, lines: Lines) -> bool {
    let across = || discs.across(gap) >= LINE;
    let along = || discs.along(gap) >= LINE;
    match lines {
        Lines::Both => across() || along(),
        Lines::Across => across(),
        Lines::Along => along(),
    }
}
