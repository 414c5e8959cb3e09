//! The game itself. Clause numbers are those of RULES.md.

use arrayvec::ArrayVec;
use building::{CardId, District, PieceSet};
use contract::{
    Actor, Awaiting, BySeat, Chance, Entry, Game, Offers, Refusal, Seat, SeatSet, Sink, Undo,
    Viewer, Waiting,
};

use crate::colour::{BOTTLES, ByColour, COINS, Colour};
use crate::command::{Command, Event};
use crate::grid::{GapSet, Grid};
use crate::offering::Region;
use crate::setup::Setup;
use crate::site::Site;
use crate::state::{Bottles, Izakaya, Market, PLAYERS, PURSE, Phase, Player, Slots};
use crate::view::{self, View};

impl Game for Izakaya {
    type Setup = Setup;
    type Command = Command;
    type Event = Event;
    type View = View;
    type Region = Region;

    const LISTED: bool = false;

    fn open(setup: &Setup, seats: usize, chance: &mut Chance) -> Result<Izakaya, Refusal> {
        if !(2..=PLAYERS).contains(&seats) {
            return Err(Refusal::new("1.1", "bad-seats").with("seats", seats));
        }
        let (sites, claim_card) = deal(setup, seats, chance);
        let mut order: ArrayVec<Seat, PLAYERS> = Seat::all(seats).collect();
        chance.shuffle(&mut order);
        let limit = u64::from(setup.bid_limit) * 1_000;
        Ok(Izakaya {
            setup: *setup,
            sites,
            claim_card,
            supply: PieceSet::all(),
            market: Market::new(chance),
            bottles: Bottles::default(),
            slots: Slots::default(),
            players: BySeat::from_fn(seats, |_| Player::new()),
            order,
            pot: 0,
            auctions: Vec::new(),
            still: 0,
            last: None,
            phase: Phase::Bidding { until: (limit > 0).then_some(limit) },
            now: 0,
        })
    }

    fn seats(&self) -> usize {
        self.count()
    }

    fn awaiting(&self) -> Awaiting {
        if let Phase::Over { end } = self.phase {
            return Awaiting::Over(self.outcome(end));
        }
        Awaiting::Seats(Waiting { must: self.must(), may: self.may(), wake_at: self.wake_at() })
    }

    fn decision(&self, seat: Seat) -> u32 {
        self.players.get(seat).map_or(0, |player| player.decision)
    }

    fn offers(&self, seat: Seat, into: &mut Offers<Command, Region>) {
        if self.must().union(self.may()).contains(seat) {
            self.offer(seat, into);
        }
    }

    fn judge(&self, entry: &Entry<Command>) -> Result<(), Refusal> {
        self.allow(entry).map(|_| ())
    }

    fn play(
        &mut self,
        entry: &Entry<Command>,
        _: &mut Chance,
        events: &mut impl Sink<Event>,
    ) -> Result<Undo, Refusal> {
        let fitting = self.allow(entry)?;
        self.now = self.now.max(entry.at_ms);
        let Actor::Seat(seat) = entry.actor else {
            self.tick(events);
            return Ok(Undo::Barred);
        };
        self.ask(seat);
        match entry.command {
            Command::Bid { yen } => {
                self.bid(seat, yen, events);
                // The last bid shows all others.
                let secret = matches!(self.phase, Phase::Bidding { .. });
                return Ok(if secret { Undo::Free } else { Undo::Barred });
            }
            Command::Withdraw => self.withdraw(seat, events),
            Command::Bottle { colour, corner } => self.bottle(seat, colour, corner, events),
            Command::Price { from, to } => self.price(seat, from, to, events),
            Command::Claim { gap, card } => self.claim(seat, gap, card, events),
            Command::Take { piece } => {
                self.take(seat, piece, events);
                // A player who has taken a piece may try it out, and must not choose again (clause
                // 7.1).
                return Ok(Undo::Barred);
            }
            Command::Place { card, pose } => {
                self.place(seat, card, pose, fitting, events);
                // What has been placed stays (clause 7.7).
                return Ok(Undo::Barred);
            }
            Command::GiveUp => self.give_up(false, events),
            Command::Pass => self.pass(seat, events),
            Command::Tick => {}
        }
        Ok(Undo::Free)
    }

    fn view(&self, viewer: Viewer) -> View {
        view::of(self, viewer)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        let mut event = event.clone();
        if let Event::BidPlaced { seat, yen } = &mut event
            && !viewer.is(*seat)
        {
            *yen = None;
        }
        Some(event)
    }

    fn guess(view: &View, chance: &mut Chance) -> Izakaya {
        view::guess(view, chance)
    }

    fn sample(&self, seat: Seat, chance: &mut Chance) -> Option<Command> {
        self.must().union(self.may()).contains(seat).then(|| self.draw_command(seat, chance))?
    }

    fn wake() -> Option<Command> {
        Some(Command::Tick)
    }

    fn now(&self) -> u64 {
        self.now
    }

    /// While bids are secret, everybody chooses one or has chosen one.
    fn secretive(&self) -> SeatSet {
        let bidding = matches!(self.phase, Phase::Bidding { .. });
        if bidding { SeatSet::all(self.count()) } else { SeatSet::EMPTY }
    }

    fn round(&self) -> u32 {
        let bidding = matches!(self.phase, Phase::Bidding { .. });
        self.auctions.len() as u32 + u32::from(bidding)
    }
}

impl Izakaya {
    /// Time has come: to close the auction, or for a piece to be placed without its owner.
    fn tick(&mut self, events: &mut impl Sink<Event>) {
        match self.phase {
            Phase::Bidding { .. } => self.close_bids(events),
            _ => self.run_out(events),
        }
    }
}

/// The cards of the quarter and the claim card (clauses 1.2 to 1.4).
fn deal(setup: &Setup, seats: usize, chance: &mut Chance) -> (ArrayVec<Site, 25>, CardId) {
    let wanted = |card: &CardId| setup.roppongi || card.district() != District::Roppongi;
    let mut cards: Vec<CardId> = CardId::all().filter(wanted).collect();
    chance.shuffle(&mut cards);
    let grid = Grid::of(seats);
    let site = |(address, card): (_, &CardId)| {
        if grid.is_dead(address) { Site::dead(*card) } else { Site::new(*card, setup.caps) }
    };
    let sites: ArrayVec<Site, 25> = grid.addresses().zip(&cards).map(site).collect();
    let claim_card = cards[sites.len() % cards.len()];
    (sites, claim_card)
}

impl Market {
    /// Six colours in a random row, the dearest to the right (clause 1.6).
    fn new(chance: &mut Chance) -> Market {
        let mut row = Colour::ALL;
        chance.shuffle(&mut row);
        let mut coins = ByColour::default();
        row.into_iter().zip(COINS).for_each(|(colour, n)| coins[colour] = n);
        Market { row, coins, crates: ByColour([BOTTLES; 6]) }
    }
}

impl Player {
    /// A player with all of the starting yen (clause 1.7).
    fn new() -> Player {
        Player { cash: PURSE, bid: None, discs: GapSet::default(), decision: 0 }
    }
}
