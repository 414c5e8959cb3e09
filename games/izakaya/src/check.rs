//! States from outside.

use building::{CardId, District, PieceSet, Side};
use contract::{Check, Malformed, Seat};

use crate::auction::ending;
use crate::colour::{BOTTLES, COINS, Colour};
use crate::grid::GapSet;
use crate::state::{CLAIMS, DISCS, Izakaya, PLAYERS, PURSE, Phase, STEP};

/// No match lasts longer: match time ends at 2^53 milliseconds, and sums stay below that.
const LONGEST: u64 = 1 << 50;
/// Nobody plays more auctions than this.
const MOST_AUCTIONS: usize = 10_000;

impl Check for Izakaya {
    fn check(&self) -> Result<(), Malformed> {
        let seats = self.count();
        if !(2..=PLAYERS).contains(&seats) {
            return Err(format!("there are {seats} players where 2 to {PLAYERS} can play").into());
        }
        self.check_cards()?;
        self.check_wood()?;
        self.check_market()?;
        self.check_claims()?;
        self.check_money()?;
        self.check_auctions()?;
        self.check_order()?;
        self.check_slots()?;
        self.check_clock()?;
        self.check_phase()
    }
}

impl Izakaya {
    fn check_cards(&self) -> Result<(), Malformed> {
        let grid = self.grid();
        let wanted = usize::from(grid.side()).pow(2);
        if self.sites.len() != wanted {
            return Err(
                format!("the quarter has {} cards instead of {wanted}", self.sites.len()).into()
            );
        }
        let mut seen = [false; building::N_CARDS];
        let dealt = self.sites.iter().map(|site| site.card).chain([self.claim_card]);
        for card in dealt {
            if std::mem::replace(&mut seen[card.idx()], true) {
                return Err(format!("card {} is there twice", card.get()).into());
            }
            if !self.setup.roppongi && card.district() == District::Roppongi {
                return Err(format!("card {} is not in this game", card.get()).into());
            }
        }
        for (address, site) in grid.addresses().zip(&self.sites) {
            let borders = borders(site.card);
            let right = if grid.is_dead(address) { 0 } else { borders };
            if site.houses.len() != right {
                return Err(format!("{address} has room for {right} buildings").into());
            }
            for (border, house) in site.houses.iter().enumerate() {
                let own = house.card() == site.card && house.side() == Side::White;
                if !own || house.border() != u8::try_from(border).ok() {
                    return Err(format!("a building on {address} belongs elsewhere").into());
                }
                if house.is_capped() != self.setup.caps {
                    return Err(format!("a building on {address} follows other rules").into());
                }
                if site.owner.is_some_and(|owner| owner.idx() >= self.count()) {
                    return Err(format!("{address} belongs to somebody who does not play").into());
                }
                let mut right = site.clone();
                right.houses[border] = empty_like(house).ok_or("there is no such border")?;
                let standing = house.building().standing();
                if standing.iter().any(|each| right.place(each.pose).is_none()) {
                    return Err(
                        format!("a building on {address} breaks the rules of building").into()
                    );
                }
            }
            if site.owner.is_some() && !site.is_live() {
                return Err(format!("nobody can own {address}").into());
            }
        }
        Ok(())
    }

    /// Every piece is in one place.
    fn check_wood(&self) -> Result<(), Malformed> {
        let mut seen = self.supply;
        let mut add = |piece| {
            let twice = seen.contains(piece);
            seen.insert(piece);
            if twice { Err(format!("piece {} is in two places", piece.get())) } else { Ok(()) }
        };
        for house in self.sites.iter().flat_map(|site| &site.houses) {
            for standing in house.building().standing() {
                add(standing.pose.piece())?;
            }
        }
        if let Phase::Placing { piece, .. } = self.phase {
            add(piece)?;
        }
        if seen != PieceSet::all() {
            return Err("pieces are missing".into());
        }
        Ok(())
    }

    fn check_market(&self) -> Result<(), Malformed> {
        let mut row = self.market.row;
        row.sort_unstable();
        if row != Colour::ALL {
            return Err("the row does not show each colour once".into());
        }
        let coins: u32 = self.market.coins.0.iter().map(|coins| u32::from(*coins)).sum();
        let all: u32 = COINS.iter().map(|coins| u32::from(*coins)).sum();
        if coins != all {
            return Err(format!("there are {coins} coins on the colours instead of {all}").into());
        }
        for colour in Colour::ALL {
            let placed = self.bottles.iter().filter(|(_, its)| *its == colour).count();
            let left = usize::from(self.market.crates[colour]);
            if placed + left != usize::from(BOTTLES) {
                return Err(format!("there are not {BOTTLES} bottles of {}", colour.id()).into());
            }
        }
        let red = |(corner, _)| self.grid().meeting(corner) == 2;
        let mut bottles = self.bottles.iter();
        if let Some((corner, _)) = bottles.find(|(at, _)| self.grid().meeting(*at) < 2) {
            return Err(format!("no bottle can stand at {corner}").into());
        }
        if self.bottles.iter().any(red) && !self.is_green_full() {
            return Err("there are bottles between two cards before those between four"
                .to_owned()
                .into());
        }
        Ok(())
    }

    /// Action discs lie where seats have placed them in their turns of this phase.
    fn check_slots(&self) -> Result<(), Malformed> {
        let slots = &self.slots;
        let places = slots.claims.iter().chain(&slots.builds).chain(&slots.price);
        let discs: Vec<Seat> = places.chain(slots.colours.0.iter().flatten()).copied().collect();
        if discs.iter().any(|seat| seat.idx() >= self.count()) {
            return Err("an action disc belongs to somebody who does not play".into());
        }
        let turns = self.count() as u8 * DISCS;
        let (turn, over) = match self.phase {
            Phase::Bidding { .. } | Phase::Over { .. } => (0, 0),
            Phase::Acting { turn } => (turn, turn),
            Phase::Gift { turn } | Phase::Placing { turn, .. } => (turn, turn.saturating_add(1)),
        };
        if turn >= turns {
            return Err(format!("an action phase has {turns} turns").into());
        }
        for seat in Seat::all(self.count()) {
            let had = (0..over).filter(|turn| self.seat_of(*turn) == Some(seat)).count();
            let lying = discs.iter().filter(|disc| **disc == seat).count();
            if lying > had {
                return Err(
                    format!("seat {seat} has {lying} action discs there in {had} turns").into()
                );
            }
            let claims = slots.claims.iter().filter(|disc| **disc == seat).count();
            if claims > self.players[seat].discs.len() {
                return Err(format!("seat {seat} has made more claims than it has discs").into());
            }
        }
        let full = |colour: &Colour| {
            slots.colours[*colour].is_some() && self.market.crates[*colour] == BOTTLES
        };
        match Colour::ALL.into_iter().find(full) {
            Some(colour) => Err(format!("no bottle was taken from {}", colour.id()).into()),
            None => Ok(()),
        }
    }

    fn check_claims(&self) -> Result<(), Malformed> {
        let mut seen = GapSet::default();
        for (seat, player) in self.players.iter() {
            let (discs, pyramids) = (player.discs.len(), self.pyramids(seat));
            if discs > CLAIMS || discs != pyramids {
                return Err(format!("seat {seat} has {discs} discs and {pyramids} pyramids").into());
            }
            if !player.discs.shared(seen).is_empty() {
                return Err("two discs lie in one gap".into());
            }
            seen = seen.union(player.discs);
        }
        if seen.shared(self.grid().gaps()) != seen {
            return Err("a disc lies where there is no gap".into());
        }
        Ok(())
    }

    fn check_money(&self) -> Result<(), Malformed> {
        if self.auctions.len() > MOST_AUCTIONS {
            return Err("there were more auctions than a match can have".into());
        }
        if self.auctions.iter().any(|bids| bids.len() != self.count()) {
            return Err("an auction does not show one bid for each seat".into());
        }
        let mut pot = 0;
        for (seat, player) in self.players.iter() {
            let bids = self.auctions.iter().map(|bids| u64::from(bids[seat]));
            let paid: u64 = bids.sum();
            if paid + u64::from(player.cash) != u64::from(PURSE) {
                return Err(format!("the yen of seat {seat} do not add up to {PURSE}").into());
            }
            if self.auctions.iter().any(|bids| !bids[seat].is_multiple_of(STEP)) {
                return Err(format!("seat {seat} has coins that do not exist").into());
            }
            let bidding = matches!(self.phase, Phase::Bidding { .. });
            let wrong = |bid: u16| bid > player.cash || !bid.is_multiple_of(STEP) || !bidding;
            if player.bid.is_some_and(wrong) {
                return Err(format!("seat {seat} cannot have bid that").into());
            }
            if player.decision == u32::MAX {
                return Err("numbers are beyond what a match can reach".into());
            }
            pot += paid;
        }
        if pot != u64::from(self.pot) {
            return Err(format!("the pot holds {} yen, but {pot} were bid", self.pot).into());
        }
        Ok(())
    }

    /// What the bids so far have made of the stall and of the end.
    fn check_auctions(&self) -> Result<(), Malformed> {
        let (mut pot, mut still, mut end) = (0_u16, 0_u8, None);
        for (idx, bids) in self.auctions.iter().enumerate() {
            if end.is_some() {
                return Err("there was an auction after the last action phase".into());
            }
            let paid: u16 = bids.values().sum();
            pot = pot.saturating_add(paid);
            still = if paid == 0 { still.saturating_add(1) } else { 0 };
            end = ending(&self.setup, self.count(), pot, still, idx + 1);
        }
        if still != self.still {
            return Err(
                format!("{still} auctions left the pot as it was, not {}", self.still).into()
            );
        }
        if end != self.last {
            return Err("whether this action phase is the last does not follow".into());
        }
        Ok(())
    }

    fn check_order(&self) -> Result<(), Malformed> {
        let mut order = self.order.clone();
        order.sort_unstable();
        if !order.iter().copied().eq(Seat::all(self.count())) {
            return Err("the order of play does not name each seat once".into());
        }
        Ok(())
    }

    fn check_clock(&self) -> Result<(), Malformed> {
        let (limit, until) = match self.phase {
            Phase::Bidding { until } => (self.setup.bid_limit, until),
            Phase::Placing { until, .. } => (self.setup.place_limit, until),
            Phase::Acting { .. } | Phase::Gift { .. } | Phase::Over { .. } => (0, None),
        };
        if self.now > LONGEST {
            return Err("times are beyond what a match can reach".into());
        }
        let latest = self.now + u64::from(limit) * 1_000;
        match until {
            Some(until) if until < self.now => Err("the clock is late".into()),
            Some(until) if limit == 0 || until > latest => {
                Err("the clock gives more time than the options".into())
            }
            None if limit > 0 => Err("the clock does not run".into()),
            _ => Ok(()),
        }
    }

    fn check_phase(&self) -> Result<(), Malformed> {
        let bidding = matches!(self.phase, Phase::Bidding { .. });
        if self.auctions.is_empty() && !bidding {
            return Err("nobody acts before the first auction".into());
        }
        if bidding && self.players.values().all(|player| player.bid.is_some()) {
            return Err("all have bid, but the bids are not open".into());
        }
        if bidding && self.last.is_some() {
            return Err("there is no auction after the last action phase".into());
        }
        let active = self.active();
        let built = active.is_some() && self.slots.builds.last().copied() == active;
        match self.phase {
            Phase::Over { end } if self.last != Some(end) => {
                Err("the game did not end as it says".into())
            }
            Phase::Gift { .. } if self.supply.is_empty() => {
                Err("there is no piece left to take".into())
            }
            Phase::Gift { .. } if !self.has_lined(active) => {
                Err("a piece is free, but no three discs are in line".into())
            }
            Phase::Placing { .. } if !built && !self.has_lined(active) => {
                Err("a piece was taken without a disc for it".into())
            }
            _ => Ok(()),
        }
    }

    /// Whether a seat has made the last claim, and one of its discs is in line.
    fn has_lined(&self, seat: Option<Seat>) -> bool {
        let Some(seat) = seat.filter(|_| self.slots.claims.last().copied() == seat) else {
            return false;
        };
        self.players[seat].discs.iter().any(|gap| self.is_line(seat, gap))
    }
}

fn borders(card: CardId) -> usize {
    building::deck().plot(card, Side::White).map_or(0, |plot| plot.borders().len())
}

/// The same house with nothing built.
fn empty_like(house: &building::House) -> Option<building::House> {
    let empty = building::House::within(house.card(), house.side(), house.border()?)?;
    Some(if house.is_capped() { empty } else { empty.uncapped() })
}
