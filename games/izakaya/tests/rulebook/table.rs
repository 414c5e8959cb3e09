//! A table for the tests of the rules: seats in their order, colours in theirs, and whatever a
//! clause needs put where it needs it.

use building::{Angle, CardId, PieceId, Point, Pose, Side, Standing, candidates, deck};
use contract::{Actor, Awaiting, Chance, Check, Entry, Game, Offers, Outcome, Refusal, Seat, Undo};
use izakaya::colour::{ByColour, COINS};
use izakaya::grid::GapSet;
use izakaya::setup::Passing;
use izakaya::site::Site;
use izakaya::state::Phase;
use izakaya::{Address, Colour, Command, Corner, Event, Gap, Izakaya, Setup};

/// A match.
#[derive(Clone)]
pub struct Table {
    pub state: Izakaya,
    /// Whether the last act can be taken back freely.
    pub undo: Undo,
}

/// A refusal: its clause, its reason, and the pieces that it names.
pub type No = (String, String, Vec<String>);

/// A refusal as it is expected.
pub fn no(clause: &str, key: &str, pieces: &[&str]) -> No {
    (clause.into(), key.into(), pieces.iter().map(|id| (*id).to_owned()).collect())
}

pub fn card(name: &str) -> Address {
    name.parse().unwrap()
}

pub fn gap(name: &str) -> Gap {
    name.parse().unwrap()
}

pub fn corner(name: &str) -> Corner {
    name.parse().unwrap()
}

pub fn piece(number: u8) -> PieceId {
    PieceId::new(number).unwrap()
}

pub fn bid(yen: u16) -> Command {
    Command::Bid { yen }
}

pub fn bottle(colour: Colour, at: &str) -> Command {
    Command::Bottle { colour, corner: corner(at) }
}

pub fn price(from: Colour, to: Colour) -> Command {
    Command::Price { from, to }
}

pub fn claim(between: &str, on: &str) -> Command {
    Command::Claim { gap: gap(between), card: card(on) }
}

pub fn take(number: u8) -> Command {
    Command::Take { piece: piece(number) }
}

pub fn place(on: &str, pose: Pose) -> Command {
    Command::Place { card: card(on), pose }
}

/// That piece there, in micrometres, turned by that many degrees.
pub fn pose(number: u8, x: i32, y: i32, degrees: i32) -> Pose {
    Pose::new(piece(number), false, Angle::hundredths(degrees * 100), Point::new(x, y)).unwrap()
}

/// Cards whose white side has two borders.
pub fn two_borders() -> CardId {
    CardId::all()
        .find(|card| deck().plot(*card, Side::White).unwrap().borders().len() == 2)
        .unwrap()
}

/// The cards whose white side has one border and at least that many floors.
fn all_tall(floors: u8) -> impl Iterator<Item = CardId> {
    CardId::all().filter(move |card| {
        let plot = deck().plot(*card, Side::White).unwrap();
        plot.borders().len() == 1 && plot.floors() >= floors
    })
}

pub fn tall(floors: u8) -> CardId {
    all_tall(floors).next().unwrap()
}

pub fn another_tall(floors: u8) -> CardId {
    all_tall(floors).nth(1).unwrap()
}

impl Table {
    /// A match before its first auction: seat 0 is last in the order, so that equal bids put it
    /// first; the colours lie in their own order, white and blue for 100 yen.
    pub fn with(setup: &Setup, seats: usize) -> Table {
        let mut state = Izakaya::open(setup, seats, &mut Chance::from_number(1)).unwrap();
        state.order = Seat::all(seats).rev().collect();
        state.market.row = Colour::ALL;
        state.market.coins = ByColour(COINS);
        let table = Table { state, undo: Undo::Free };
        table.sound();
        table
    }

    pub fn opened(seats: usize) -> Table {
        Table::with(&Setup::default(), seats)
    }

    /// A match whose first auction brought nothing but the order of the seats.
    pub fn acting_with(setup: &Setup, seats: usize) -> Table {
        let mut table = Table::with(setup, seats);
        table.auction(&vec![0; seats]);
        table
    }

    pub fn acting(seats: usize) -> Table {
        Table::acting_with(&Setup::default(), seats)
    }

    pub fn sound(&self) {
        assert_eq!(self.state.check(), Ok(()));
    }

    fn attempt(&mut self, entry: &Entry<Command>) -> Result<Vec<Event>, Refusal> {
        let mut told = Vec::new();
        let judged = self.state.judge(entry);
        let before = self.state.clone();
        let played = self.state.play(entry, &mut Chance::from_number(2), &mut told);
        assert_eq!(judged.err(), played.clone().err(), "judging equals playing");
        match played {
            Ok(undo) => self.undo = undo,
            Err(_) => assert_eq!(self.state, before, "a refusal changes nothing"),
        }
        played.map(|_| told)
    }

    /// A seat commands something at that time; what happened then.
    pub fn at(&mut self, seat: u8, at: u64, command: Command) -> Vec<Event> {
        let told = self.attempt(&Entry::new(Seat(seat), at, command)).unwrap();
        self.sound();
        told
    }

    /// A seat commands something now.
    pub fn play(&mut self, seat: u8, command: Command) -> Vec<Event> {
        self.at(seat, self.state.now, command)
    }

    /// The clock acts.
    pub fn tick(&mut self, at: u64) -> Vec<Event> {
        let told = self.attempt(&Entry::new(Actor::Clock, at, Command::Tick)).unwrap();
        self.sound();
        told
    }

    /// Why somebody may not do that at that time.
    pub fn actor_refused(&self, actor: Actor, at: u64, command: Command) -> No {
        let refusal = self.clone().attempt(&Entry::new(actor, at, command));
        let refusal = refusal.expect_err("should be refused");
        (refusal.clause.to_string(), refusal.why.key.to_string(), refusal.pieces)
    }

    /// Why a seat may not do that now.
    pub fn refused(&self, seat: u8, command: Command) -> No {
        self.actor_refused(Actor::Seat(Seat(seat)), self.state.now, command)
    }

    /// What a seat is offered.
    pub fn offers(&self, seat: u8) -> Vec<Command> {
        let mut offers = Offers::default();
        self.state.offers(Seat(seat), &mut offers);
        offers.list
    }

    /// Everybody bids, by seat; what the last of them made happen.
    pub fn auction(&mut self, bids: &[u16]) -> Vec<Event> {
        let mut told = Vec::new();
        for (seat, yen) in bids.iter().enumerate() {
            told = self.play(seat as u8, bid(*yen));
        }
        told
    }

    pub fn order(&self) -> Vec<u8> {
        self.state.order.iter().map(|seat| seat.0).collect()
    }

    pub fn active(&self) -> u8 {
        self.state.active().unwrap().0
    }

    /// It is that seat's turn, the third time round.
    pub fn turn(&mut self, seat: u8) -> &mut Table {
        let count = self.state.count();
        let place = self.state.order.iter().position(|other| *other == Seat(seat)).unwrap();
        self.state.phase = Phase::Acting { turn: (2 * count + place) as u8 };
        self
    }

    /// A seat's turn goes by: it passes, whether or not the option of clause 3.2 was chosen.
    pub fn skip(&mut self, seat: u8) -> Vec<Event> {
        let chosen = std::mem::replace(&mut self.state.setup.passing, Passing::Free);
        let told = self.play(seat, Command::Pass);
        self.state.setup.passing = chosen;
        told
    }

    /// The rest of the action phase goes by.
    pub fn idle(&mut self) -> Vec<Event> {
        let mut told = Vec::new();
        while let Phase::Acting { .. } = self.state.phase {
            told = self.skip(self.active());
        }
        told
    }

    /// Pieces stand on every card, small ones first, until that one fits on none.
    pub fn crowd_out(&mut self, piece: PieceId) -> &mut Table {
        let mut wood: Vec<PieceId> = self.state.supply.iter().filter(|p| *p != piece).collect();
        wood.sort_by_key(|piece| piece.piece().double_area);
        let houses = self.state.sites.iter_mut().flat_map(|site| &mut site.houses);
        for house in houses {
            while !candidates(house.building(), piece).is_empty() {
                let fits = |other: &PieceId| {
                    let places = candidates(house.building(), *other);
                    places.get(places.len() / 2).map(|place| place.pose)
                };
                let (idx, pose) =
                    wood.iter().enumerate().find_map(|(idx, p)| Some((idx, fits(p)?))).unwrap();
                house.building_mut().place(pose).unwrap();
                self.state.supply.remove(wood.remove(idx));
            }
        }
        self.sound();
        self
    }

    /// A seat owns a card, by a disc in that gap.
    pub fn own(&mut self, seat: u8, between: &str, on: &str) -> &mut Table {
        self.state.players[Seat(seat)].discs.insert(gap(between));
        let idx = self.idx(on);
        self.state.sites[idx].owner = Some(Seat(seat));
        self
    }

    /// A seat's claim discs lie in these gaps, its pyramids on cards that nobody else has.
    pub fn discs(&mut self, seat: u8, gaps: &[&str]) -> &mut Table {
        self.state.players[Seat(seat)].discs =
            gaps.iter().map(|name| gap(name)).collect::<GapSet>();
        let free = self.state.sites.iter_mut().rev().filter(|site| site.owner.is_none());
        let live = free.filter(|site| site.is_live());
        live.take(gaps.len()).for_each(|site| site.owner = Some(Seat(seat)));
        self
    }

    pub fn idx(&self, on: &str) -> usize {
        self.state.grid().idx(card(on)).unwrap()
    }

    pub fn site(&self, on: &str) -> &Site {
        &self.state.sites[self.idx(on)]
    }

    /// Puts that card there; the one that was there goes where it came from.
    pub fn lay(&mut self, on: &str, wanted: CardId) -> &mut Table {
        let idx = self.idx(on);
        let (was, capped) = (self.state.sites[idx].card, self.state.setup.caps);
        let grid = self.state.grid();
        for (address, site) in grid.addresses().zip(self.state.sites.iter_mut()) {
            if site.card == wanted {
                let dead = grid.is_dead(address);
                *site = if dead { Site::dead(was) } else { Site::new(was, capped) };
            }
        }
        if self.state.claim_card == wanted {
            self.state.claim_card = was;
        }
        self.state.sites[idx] = Site::new(wanted, capped);
        self.sound();
        self
    }

    /// A known building of a border whose pieces are all in the supply, from the ground up.
    pub fn solution(&self, on: &str, border: usize) -> Vec<Standing> {
        let known = deck().site(self.site(on).card, Side::White).unwrap();
        let all = known.borders[border].solutions.iter();
        let mut free = all.filter(|known| known.pieces().all(|p| self.state.supply.contains(p)));
        free.next().expect("a solution whose wood is to be had").standing()
    }

    /// Pieces stand on a card, taken from the supply.
    pub fn stand(&mut self, on: &str, border: usize, poses: &[Pose]) -> &mut Table {
        let idx = self.idx(on);
        for pose in poses {
            assert!(self.state.supply.remove(pose.piece()));
            let house = &mut self.state.sites[idx].houses[border];
            house.building_mut().place(*pose).unwrap();
        }
        self
    }

    /// That many floors of a known building stand in a border.
    pub fn build(&mut self, on: &str, border: usize, floors: u8) -> &mut Table {
        let known = self.solution(on, border).into_iter().filter(|each| each.floor <= floors);
        let poses: Vec<Pose> = known.map(|each| each.pose).collect();
        self.stand(on, border, &poses);
        assert_eq!(self.site(on).houses[border].building().height(), floors);
        self
    }

    /// Bottles stand at corners.
    pub fn bottles(&mut self, bottles: &[(&str, Colour)]) -> &mut Table {
        for (at, colour) in bottles {
            self.state.bottles.put(corner(at), *colour);
            self.state.market.crates[*colour] -= 1;
        }
        self
    }

    /// Bottles stand at all corners between four cards, the colours by turns.
    pub fn green_full(&mut self) -> &mut Table {
        let green: Vec<Corner> = self.state.grid().corners(4).collect();
        let by_turns = Colour::ALL.into_iter().cycle();
        for (at, colour) in green.into_iter().zip(by_turns) {
            self.state.bottles.put(at, colour);
            self.state.market.crates[colour] -= 1;
        }
        self
    }

    /// A seat takes the largest piece that can lie on that floor of a card, and places it.
    pub fn place_some(&mut self, seat: u8, on: &str, floor: u8) -> Vec<Event> {
        let building = self.site(on).houses[0].building().clone();
        let mut wood: Vec<PieceId> = self.state.supply.iter().collect();
        wood.sort_by_key(|piece| std::cmp::Reverse(piece.piece().double_area));
        let all = wood.into_iter().flat_map(|piece| candidates(&building, piece));
        let found = all.into_iter().find(|candidate| candidate.placed.floor == floor).unwrap();
        self.play(seat, Command::Take { piece: found.pose.piece() });
        self.play(seat, place(on, found.pose))
    }

    /// All the wood is built somewhere: what is large first, wherever it fits.
    pub fn use_up_wood(&mut self) -> &mut Table {
        let mut wood: Vec<PieceId> = self.state.supply.iter().collect();
        wood.sort_by_key(|piece| std::cmp::Reverse(piece.piece().double_area));
        for piece in wood {
            let houses = self.state.sites.iter_mut().flat_map(|site| &mut site.houses);
            let fits = houses.map(|house| (candidates(house.building(), piece).pop(), house));
            let (pose, house) =
                fits.filter_map(|(found, house)| Some((found?.pose, house))).next().unwrap();
            house.building_mut().place(pose).unwrap();
            self.state.supply.remove(piece);
        }
        self.sound();
        self
    }

    pub fn outcome(&self) -> Outcome {
        match self.state.awaiting() {
            Awaiting::Over(outcome) => outcome,
            Awaiting::Seats(_) => panic!("the match goes on"),
        }
    }

    pub fn winners(&self) -> Vec<u8> {
        self.outcome().winners.iter().map(|seat| seat.0).collect()
    }

    pub fn is_over(&self) -> bool {
        matches!(self.state.awaiting(), Awaiting::Over(_))
    }
}
