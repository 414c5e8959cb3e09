//! States from outside.

use std::collections::BTreeSet;

use building::{CardId, District, PieceSet};
use contract::{Check, MAX_SEATS, Malformed, Seat};

use crate::map::{Cell, CellSet, SIDE};
use crate::setup::{Mode, Roppongi};
use crate::state::{Architect, DAILY_PIECES, MOST_YEN, Phase, TokyoJutaku};

/// No match lasts longer: match time ends at 2^53 milliseconds, and sums stay below that.
const LONGEST: u64 = 1 << 50;

impl Check for TokyoJutaku {
    fn check(&self) -> Result<(), Malformed> {
        let seats = self.count();
        if !(1..=MAX_SEATS).contains(&seats) {
            return Err(format!("there are {seats} players where 1 to {MAX_SEATS} can play").into());
        }
        self.check_map()?;
        self.check_wood()?;
        for (seat, own) in self.architects.iter() {
            self.check_architect(seat, own).map_err(|why| format!("seat {seat}: {why}"))?;
        }
        self.check_time()?;
        self.check_phase()
    }
}

impl TokyoJutaku {
    fn check_map(&self) -> Result<(), Malformed> {
        if self.cards.len() != usize::from(SIDE * SIDE) {
            return Err(format!("the map has {} cells instead of 36", self.cards.len()).into());
        }
        let mut seen = [false; building::N_CARDS];
        for cell in Cell::all() {
            match (cell.is_pile(), self.card_at(cell)) {
                (true, None) => {}
                (false, Some(card)) if usize::from(card) < seen.len() => {
                    if std::mem::replace(&mut seen[usize::from(card)], true) {
                        return Err(format!("card {card} is on the map twice").into());
                    }
                }
                _ => return Err(format!("{cell} does not hold what belongs there").into()),
            }
        }
        if self.spaces.iter().any(Cell::is_pile) {
            return Err("the pile of wood is no space".into());
        }
        self.check_districts()
    }

    /// Every block holds the cards of one district (clause 1.1), and only the right ones are on
    /// the map (clause 1.3).
    fn check_districts(&self) -> Result<(), Malformed> {
        let district = |cell: Cell| self.card_at(cell).and_then(CardId::new).map(CardId::district);
        let mut seen = BTreeSet::new();
        for cell in Cell::all() {
            let Some(found) = district(cell) else { continue };
            let mut block = Cell::all().filter(|other| other.block() == cell.block());
            if block.any(|other| district(other) != Some(found)) {
                return Err(format!("the cards round {cell} are not all of one district").into());
            }
            seen.insert(found);
        }
        let missing = District::ALL.into_iter().find(|each| !seen.contains(each));
        let (missing, roppongi) =
            (missing.unwrap_or(District::Roppongi), self.setup.roppongi_here());
        let fits = match roppongi {
            Roppongi::Off => missing == District::Roppongi,
            Roppongi::Random => missing != District::Roppongi,
            _ => Some(missing) == roppongi.district(),
        };
        if !fits {
            return Err(format!("{} is not on the map, against the setup", missing.name()).into());
        }
        Ok(())
    }

    /// Every piece is in one place.
    fn check_wood(&self) -> Result<(), Malformed> {
        let apart = self.setup.mode == Mode::Daily;
        let wanted = if apart { self.count() } else { 1 };
        if self.supplies.len() != wanted {
            return Err(
                format!("there are {} supplies instead of {wanted}", self.supplies.len()).into()
            );
        }
        let mut left = self.supplies.clone();
        for (seat, own) in self.architects.iter() {
            let idx = if apart { seat.idx() } else { 0 };
            for piece in own.pieces() {
                if left[idx].contains(piece) {
                    return Err(format!("piece {} is in two places", piece.get()).into());
                }
                left[idx].insert(piece);
            }
        }
        if !apart && left[0] != PieceSet::all() {
            return Err("pieces are missing, or are in two places".into());
        }
        let counted: usize = self.architects.values().map(|own| own.pieces().count()).sum();
        let supplied: usize = self.supplies.iter().map(|supply| supply.len()).sum();
        let all = if apart { DAILY_PIECES * self.count() } else { PieceSet::all().len() };
        if counted + supplied != all {
            return Err("pieces are missing, or are in two places".into());
        }
        Ok(())
    }

    fn check_architect(&self, seat: Seat, own: &Architect) -> Result<(), Malformed> {
        if let Some(site) = &own.site {
            let side_fits = site.side == self.side_of(seat);
            // Where all have the same card, no token stands on it.
            let roams = matches!(self.setup.mode, Mode::Daily | Mode::Duel);
            let on_map = own.cell.is_some_and(|cell| self.card_at(cell) == Some(site.card));
            if !side_fits || (!on_map && !roams) {
                return Err("the site is not the card under the token".into());
            }
        }
        if own.cell.is_some_and(|cell| self.spaces.contains(cell) || cell.is_pile()) {
            return Err("the token stands where no card was taken".into());
        }
        if own.moving.is_some() && (own.site.is_some() || !self.setup.is_timed()) {
            return Err("a token has to move that cannot".into());
        }
        self.check_beat(seat, own)?;
        if own.hand.is_some() && self.is_beaten() {
            return Err("in beats nobody holds a piece".into());
        }
        if own.done.iter().any(|card| usize::from(*card) >= building::N_CARDS) {
            return Err("a completed card does not exist".into());
        }
        if own.decision == u32::MAX || !(-MOST_YEN..=MOST_YEN).contains(&own.yen) {
            return Err("numbers are beyond what a match can reach".into());
        }
        Ok(())
    }

    /// What was submitted is played without another look when all have chosen.
    fn check_beat(&self, seat: Seat, own: &Architect) -> Result<(), Malformed> {
        let Some(beat) = own.beat else { return Ok(()) };
        if !self.is_beaten() {
            return Err("there are no beats in this match".into());
        }
        let may = self.may_act(seat).and_then(|()| self.may_submit(seat, beat));
        Ok(may.map_err(|why| format!("that cannot have been submitted: {why}"))?)
    }

    fn check_time(&self) -> Result<(), Malformed> {
        let times = self.architects.values().flat_map(|own| {
            let since = own.hand.map(|held| held.since);
            [own.busy_until, own.hushed_until, since, Some(own.penalty), own.moving]
        });
        let phase = match &self.phase {
            Phase::Draft { until, .. }
            | Phase::Countdown { until }
            | Phase::Movement { until, .. } => *until,
            Phase::Frozen { at, .. } => *at,
            Phase::Building | Phase::Over { .. } => 0,
        };
        let mut times = times.flatten().chain([phase, self.now, self.stirred]);
        if times.any(|time| time > LONGEST) || self.round == u32::MAX || self.beats == u32::MAX {
            return Err("times are beyond what a match can reach".into());
        }
        match self.wake_at() {
            Some(wake) if wake < self.now => Err("the clock is late".into()),
            _ => Ok(()),
        }
    }

    fn check_phase(&self) -> Result<(), Malformed> {
        let (seats, draft) = match &self.phase {
            Phase::Draft { order, .. } => (order.as_slice(), true),
            Phase::Movement { order, .. } => (order.as_slice(), false),
            Phase::Frozen { claims, .. } => (claims.as_slice(), false),
            Phase::Over { winners, .. } => (winners.as_slice(), false),
            Phase::Countdown { .. } | Phase::Building => (&[][..], false),
        };
        let unknown = seats.iter().any(|seat| seat.idx() >= self.count());
        let twice = seats.iter().enumerate().any(|(idx, seat)| seats[..idx].contains(seat));
        if unknown || twice {
            return Err("the phase names seats that do not fit".into());
        }
        let empty = matches!(
            &self.phase,
            Phase::Draft { order, .. } | Phase::Movement { order, .. } if order.is_empty()
        );
        if empty {
            return Err("nobody is left to act in this phase".into());
        }
        let taken: CellSet = self.architects.values().filter_map(|own| own.cell).collect();
        let tokens = self.architects.values().filter(|own| own.cell.is_some()).count();
        if taken.len() != tokens {
            return Err("two tokens stand on one cell".into());
        }
        self.check_tokens(if draft { seats.first().copied() } else { None })?;
        let started = |seat: Seat| self.architects[seat].cell.is_some();
        if draft && seats.iter().any(|seat| started(*seat)) {
            return Err("somebody in the draft has started already".into());
        }
        if self.is_beaten() && matches!(self.phase, Phase::Countdown { .. } | Phase::Frozen { .. })
        {
            return Err("beats know no clock".into());
        }
        Ok(())
    }
}

impl TokyoJutaku {
    /// Everybody on the map is an architect, and nobody else except the player choosing just now;
    /// no two are the same one (clause 2.5).
    fn check_tokens(&self, choosing: Option<Seat>) -> Result<(), Malformed> {
        for (seat, own) in self.architects.iter() {
            let may = own.cell.is_some() || choosing == Some(seat);
            match own.token {
                None if own.cell.is_some() => {
                    return Err(format!("seat {seat} has no architect").into());
                }
                Some(_) if !may => {
                    return Err(format!("seat {seat} has no token on the map").into());
                }
                _ => {}
            }
        }
        let tokens: Vec<_> = self.architects.values().filter_map(|own| own.token).collect();
        if tokens.iter().collect::<BTreeSet<_>>().len() != tokens.len() {
            return Err("two players are the same architect".into());
        }
        Ok(())
    }
}

impl Architect {
    /// Every piece on the site and in hand.
    pub fn pieces(&self) -> impl Iterator<Item = building::PieceId> {
        let site = self.site.iter().flat_map(|site| site.pieces());
        site.chain(self.hand.map(|held| held.piece))
    }
}
