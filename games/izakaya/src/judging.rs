//! Who may do what. Clause numbers are those of RULES.md.

use building::{Fault, PieceId, Pose};
use contract::{Actor, Entry, Refusal, Seat};

use crate::colour::Colour;
use crate::command::Command;
use crate::grid::{Address, Corner, Gap};
use crate::setup::Passing;
use crate::site::{Fitting, Site};
use crate::state::{CLAIMS, Izakaya, Phase, STEP};

impl Izakaya {
    /// Whether an act is allowed; where it places a piece, the piece as it comes to lie.
    ///
    /// # Errors
    /// The clause that forbids it, and why.
    pub(crate) fn allow(&self, entry: &Entry<Command>) -> Result<Option<Fitting>, Refusal> {
        let seat = match entry.actor {
            Actor::Seat(seat) if self.players.get(seat).is_some() => seat,
            Actor::Clock => return self.may_tick(entry).map(|()| None),
            Actor::Seat(_) | Actor::Judge => return Err(Refusal::new("1.1", "only-players")),
        };
        let allowed = match entry.command {
            Command::Place { card, pose } => return self.may_place(seat, card, pose).map(Some),
            Command::Bid { yen } => self.may_bid(seat, yen),
            Command::Withdraw => self.may_withdraw(seat),
            Command::Bottle { colour, corner } => self.may_bottle(seat, colour, corner),
            Command::Price { from, to } => self.may_price(seat, from, to),
            Command::Claim { gap, card } => self.may_claim(seat, gap, card),
            Command::Take { piece } => self.may_take(seat, piece),
            Command::GiveUp => self.may_give_up(seat),
            Command::Pass => self.may_pass(seat),
            Command::Tick => Err(Refusal::new(self.clock_clause(), "only-the-clock")),
        };
        allowed.map(|()| None)
    }

    /// When the clock acts next (clauses 2.6 and 7.4).
    pub(crate) fn wake_at(&self) -> Option<u64> {
        match self.phase {
            Phase::Bidding { until } | Phase::Placing { until, .. } => until,
            _ => None,
        }
    }

    /// The clause that tells what the clock does now.
    fn clock_clause(&self) -> &'static str {
        if matches!(self.phase, Phase::Bidding { .. }) { "2.6" } else { "7.4" }
    }

    fn may_tick(&self, entry: &Entry<Command>) -> Result<(), Refusal> {
        let due = self.wake_at().is_some_and(|until| until <= entry.at_ms);
        match entry.command {
            Command::Tick if due => Ok(()),
            Command::Tick => Err(Refusal::new(self.clock_clause(), "too-early")),
            _ => Err(Refusal::new("1.1", "only-players")),
        }
    }

    fn may_bid(&self, seat: Seat, yen: u16) -> Result<(), Refusal> {
        match self.phase {
            Phase::Bidding { .. } => {}
            Phase::Over { .. } => return Err(Refusal::new("9.2", "over-already")),
            _ => return Err(Refusal::new("2.1", "no-auction")),
        }
        let player = &self.players[seat];
        if player.bid.is_some() {
            return Err(Refusal::new("2.2", "bid-already"));
        }
        if !yen.is_multiple_of(STEP) {
            return Err(Refusal::new("2.1", "odd-bid").with("yen", yen));
        }
        if yen > player.cash {
            return Err(Refusal::new("2.1", "too-poor").with("yen", yen).with("cash", player.cash));
        }
        Ok(())
    }

    fn may_withdraw(&self, seat: Seat) -> Result<(), Refusal> {
        match self.phase {
            Phase::Bidding { .. } if self.players[seat].bid.is_some() => Ok(()),
            _ => Err(Refusal::new("2.2", "no-bid")),
        }
    }

    /// Whether it is that seat's turn to place a disc (clause 3.1).
    fn is_acting(&self, seat: Seat) -> Result<(), Refusal> {
        self.is_turn(seat)?;
        match self.phase {
            Phase::Acting { .. } => Ok(()),
            Phase::Gift { .. } => Err(Refusal::new("6.6", "take-first")),
            _ => Err(Refusal::new("7.2", "place-first")),
        }
    }

    fn is_turn(&self, seat: Seat) -> Result<(), Refusal> {
        match (&self.phase, self.active()) {
            (Phase::Bidding { .. }, _) => Err(Refusal::new("2.1", "auction-first")),
            (_, Some(active)) if active == seat => Ok(()),
            (_, Some(active)) => Err(Refusal::new("3.1", "not-your-turn").with("seat", active)),
            (_, None) => Err(Refusal::new("9.2", "over-already")),
        }
    }

    fn may_bottle(&self, seat: Seat, colour: Colour, corner: Corner) -> Result<(), Refusal> {
        self.is_acting(seat)?;
        if let Some(holder) = self.slots.colours[colour] {
            return Err(at_colour("4.1", "colour-taken", colour).with("seat", holder));
        }
        if self.market.crates[colour] == 0 {
            return Err(at_colour("4.2", "crate-empty", colour));
        }
        let refused = |clause, key| {
            let named = crate::words::corner(corner, self.grid().cards_at(corner));
            let refusal = Refusal::new(clause, key).with("corner", named);
            Err(refusal.piece(format!("corner-{corner}")))
        };
        if self.bottles.at(corner).is_some() {
            return refused("4.3", "corner-taken");
        }
        match self.grid().meeting(corner) {
            4 => Ok(()),
            2 if self.is_green_full() => Ok(()),
            2 => refused("4.4", "green-first"),
            _ => refused("4.5", "no-shared-corner"),
        }
    }

    fn may_price(&self, seat: Seat, from: Colour, to: Colour) -> Result<(), Refusal> {
        self.is_acting(seat)?;
        if let Some(holder) = self.slots.price {
            return Err(Refusal::new("5.1", "price-taken").with("seat", holder).piece("price"));
        }
        if from == to {
            return Err(at_colour("5.2", "same-colour", to));
        }
        if self.market.coins[from] == 0 {
            return Err(at_colour("5.3", "no-coin", from));
        }
        Ok(())
    }

    fn may_claim(&self, seat: Seat, gap: Gap, card: Address) -> Result<(), Refusal> {
        self.is_acting(seat)?;
        if self.players[seat].discs.len() >= CLAIMS || self.pyramids(seat) >= CLAIMS {
            return Err(Refusal::new("6.4", "no-disc-left"));
        }
        let at_gap = |clause, key| {
            let refusal = Refusal::new(clause, key).with("gap", gap.to_string());
            Err(refusal.piece(format!("gap-{gap}")))
        };
        if let Some(dead) = gap.cards().into_iter().find(|card| self.grid().is_dead(*card)) {
            let refusal = at_card("1.3", "dead-gap", dead).with("gap", gap.to_string());
            return Err(refusal.piece(format!("gap-{gap}")));
        }
        if !self.grid().gaps().contains(gap) {
            return at_gap("6.2", "no-gap");
        }
        if self.discs().contains(gap) {
            return at_gap("6.2", "gap-taken");
        }
        if !gap.cards().contains(&card) {
            return Err(at_card("6.1", "not-beside", card).with("gap", gap.to_string()));
        }
        match self.site(card).and_then(|site| site.owner) {
            Some(owner) => Err(at_card("6.3", "card-owned", card).with("seat", owner)),
            None => Ok(()),
        }
    }

    fn may_take(&self, seat: Seat, piece: PieceId) -> Result<(), Refusal> {
        self.is_turn(seat)?;
        if let Phase::Placing { .. } = self.phase {
            return Err(Refusal::new("7.1", "taken-already"));
        }
        if !self.supply.contains(piece) {
            let refusal = Refusal::new("7.5", "not-in-supply").with("number", piece.get());
            return Err(refusal.piece(piece_id(piece)));
        }
        Ok(())
    }

    /// The piece that the seat has to place (clauses 7.1 to 7.3).
    fn is_placing(&self, seat: Seat) -> Result<PieceId, Refusal> {
        self.is_turn(seat)?;
        match self.phase {
            Phase::Placing { piece, .. } => Ok(piece),
            _ => Err(Refusal::new("7.1", "nothing-taken")),
        }
    }

    fn may_place(&self, seat: Seat, card: Address, pose: Pose) -> Result<Fitting, Refusal> {
        let piece = self.is_placing(seat)?;
        if pose.piece() != piece {
            return Err(Refusal::new("7.2", "other-piece").piece(piece_id(piece)));
        }
        let Some(site) = self.site(card) else { return Err(at_card("7.2", "no-card", card)) };
        if !site.is_live() {
            return Err(at_card("1.3", "dead-card", card));
        }
        let refusal = |(border, fault)| fault_refusal(site, border, &fault, pose, card);
        site.judge(pose).map_err(refusal)
    }

    /// A piece goes back only if there is no place for it: else taking and returning one would be
    /// a free pass (clause 7.3).
    fn may_give_up(&self, seat: Seat) -> Result<(), Refusal> {
        let piece = self.is_placing(seat)?;
        match self.first_place(piece) {
            Some((card, _)) => Err(at_card("7.3", "still-fits", card)),
            None => Ok(()),
        }
    }

    /// Whether no bottle, price or claim can be had (clause 3.2).
    pub(crate) fn is_stuck(&self, seat: Seat) -> bool {
        let bottle = self.open_colours().next().is_some() && self.open_corners().next().is_some();
        let price = self.slots.price.is_none();
        !bottle && !price && self.claims(seat).next().is_none()
    }

    fn may_pass(&self, seat: Seat) -> Result<(), Refusal> {
        self.is_acting(seat)?;
        if self.setup.passing == Passing::Stuck && !self.is_stuck(seat) {
            return Err(Refusal::new("3.2", "no-pass"));
        }
        Ok(())
    }
}

fn at_colour(clause: &'static str, key: &'static str, colour: Colour) -> Refusal {
    let refusal = Refusal::new(clause, key).with("colour", crate::words::colour(colour));
    refusal.piece(format!("colour-{}", colour.id()))
}

fn at_card(clause: &'static str, key: &'static str, card: Address) -> Refusal {
    Refusal::new(clause, key).with("card", card.to_string()).piece(format!("card-{card}"))
}

/// How views call a piece.
pub fn piece_id(piece: PieceId) -> String {
    format!("piece-{}", piece.get())
}

/// The clause and the words for what is wrong with a placement.
pub fn clause_of(fault: &Fault) -> (&'static str, &'static str) {
    match fault.rule() {
        1 => ("8.1", "fault-off-card"),
        2 => ("8.2", "fault-falls"),
        3 => ("8.3", "fault-border"),
        4 => ("8.4", "fault-support"),
        5 => ("8.5", "fault-overlap"),
        6 => ("8.6", "fault-contact"),
        7 => ("8.7", "fault-count"),
        _ => ("8.8", "fault-other-border"),
    }
}

/// Names every piece that the fault is about: the one in question, then those that stand there.
/// Where the card allows no more, it is the card that is in the way.
pub(crate) fn fault_refusal(
    site: &Site,
    border: usize,
    fault: &Fault,
    pose: Pose,
    card: Address,
) -> Refusal {
    let (clause, key) = clause_of(fault);
    let house = site.houses.get(border);
    let standing = house.map(|house| house.building().standing()).unwrap_or_default();
    let pieces = fault.pieces().into_iter().map(|idx| {
        let pose = standing.get(idx).map_or(pose, |standing| standing.pose);
        piece_id(pose.piece())
    });
    let full = (clause == "8.7").then(|| format!("card-{card}"));
    pieces.chain(full).fold(Refusal::new(clause, key), Refusal::piece)
}
