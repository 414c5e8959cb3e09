//! Whether a state from outside could have come from play.

use contract::{BySeat, Check, Malformed, Seat, SeatSet};

use crate::cards::{CardSet, hook};
use crate::face::MOST_DICE;
use crate::frame::Frame;
use crate::monster::{GOAL, Zone};
use crate::state::{End, KingOfTokyo};

/// More of anything than a game can hold.
const MANY: u32 = 1 << 30;
/// More rerolls, energy or counters on a card than a turn or a game can bring.
const REROLLS: u8 = 100;
const ENERGY: u16 = 20_000;

/// Fails with a sentence unless the condition holds.
fn ensure(holds: bool, why: &str) -> Result<(), Malformed> {
    if holds { Ok(()) } else { Err(why.into()) }
}

impl Check for KingOfTokyo {
    fn check(&self) -> Result<(), Malformed> {
        self.check_seats()?;
        self.check_cards()?;
        self.check_monsters()?;
        self.check_spaces()?;
        self.check_counters()?;
        self.check_turn()?;
        self.check_frames()?;
        self.check_end()
    }
}

impl KingOfTokyo {
    fn check_seats(&self) -> Result<(), Malformed> {
        let seats = self.count();
        ensure((2..=6).contains(&seats), "two to six monsters play")?;
        let full = self.roll_off.len() == seats && self.decisions.len() == seats;
        ensure(full, "every seat has a roll-off and a decision number")?;
        ensure(self.exists(self.active), "the active seat does not exist")?;
        ensure(self.exists(self.anchor), "the seat whose turn it is does not exist")?;
        let counted = |number: &u32| *number < MANY;
        let numbers = self.decisions.values().all(counted);
        ensure(numbers && counted(&self.beat), "no game is that long")?;
        ensure((1..MANY).contains(&self.round), "rounds are counted from 1")?;
        let extra = self.extra.iter().all(|extra| self.exists(extra.seat));
        ensure(extra, "a turn was earned by a seat that does not exist")
    }

    fn exists(&self, seat: Seat) -> bool {
        seat.idx() < self.count()
    }

    fn exist(&self, seats: SeatSet) -> bool {
        seats.iter().all(|seat| self.exists(seat))
    }

    /// Each card is in exactly one place.
    fn check_cards(&self) -> Result<(), Malformed> {
        let mut seen = CardSet::EMPTY;
        let mut count = 0;
        let row: CardSet = self.row.iter().flatten().copied().collect();
        let top: CardSet = self.top.iter().map(|top| top.card).collect();
        let hands = self.monsters.values().map(|monster| monster.cards);
        let piles = [row, top, self.deck, self.discard].into_iter().chain(hands);
        for pile in piles {
            seen = seen.or(pile);
            count += pile.len();
        }
        let row_is_a_set = row.len() == self.row.iter().flatten().count();
        ensure(
            seen == CardSet::ALL && count == seen.len() && row_is_a_set,
            "each of the 66 cards is in exactly one place",
        )?;
        let known = self.top.is_none_or(|top| !top.known.is_empty() && self.exist(top.known));
        ensure(known, "the monster that peeked at the top card sits at the table")?;
        let keep = |seat: Seat| self.monsters[seat].cards.iter().all(|card| card.is_keep());
        ensure(Seat::all(self.count()).all(keep), "monsters hold Keep cards only")
    }

    fn check_monsters(&self) -> Result<(), Malformed> {
        for (seat, monster) in self.monsters.iter() {
            ensure(monster.life <= self.most_life(seat), "a monster has more life than it can")?;
            let capped = !self.setup.cap_points || monster.points <= GOAL;
            ensure(capped, "points stop at twenty")?;
            let reached = monster.reached.is_some() == (monster.points >= GOAL);
            let when = monster.reached.is_none_or(|beat| beat <= self.beat);
            ensure(reached && when, "the time of the twentieth point does not fit")?;
            ensure(monster.energy <= ENERGY, "there is not that much energy")?;
            let bare = monster.cards.is_empty() && monster.energy == 0 && !monster.in_tokyo();
            ensure(monster.lives() || bare, "an eliminated monster still has something")?;
        }
        Ok(())
    }

    fn check_spaces(&self) -> Result<(), Malformed> {
        let count = |place: Zone| self.monsters.values().filter(|m| m.place == place).count();
        let single = count(Zone::City) <= 1 && count(Zone::Bay) <= 1;
        ensure(single, "a space of Tokyo holds one monster")?;
        let bay = self.bay_is_open() || count(Zone::Bay) == 0;
        ensure(bay, "somebody stands in Bay, which is not used")?;
        let closed = self.setup.tokyo_bay && self.count() >= 5 && self.living().len() < 5;
        ensure(!self.bay_closed || closed, "Bay closes when fewer than five monsters live")
    }

    fn check_counters(&self) -> Result<(), Malformed> {
        let held = self.monsters.values().fold(CardSet::EMPTY, |all, m| all.or(m.cards));
        let copier = held.and(hook::COPIES).iter().next();
        if let Some(card) = self.copied {
            let fits = held.contains(card) && !hook::COPIES.contains(card) && copier.is_some();
            ensure(fits, "the copied card is not in play")?;
        }
        let mut seen = CardSet::EMPTY;
        for &(card, count) in &self.counters {
            let source = if Some(card) == copier { self.copied } else { Some(card) };
            let charged = source.is_some_and(|source| hook::CHARGES.contains(source));
            let fits = charged && held.contains(card) && !seen.contains(card);
            ensure(fits && (1..=ENERGY).contains(&count), "counters lie where none can")?;
            seen.insert(card);
        }
        Ok(())
    }

    fn check_turn(&self) -> Result<(), Malformed> {
        let turn = &self.turn;
        ensure(turn.dice.len() <= MOST_DICE, "there are at most nine dice")?;
        ensure(turn.rerolls <= REROLLS, "nobody has that many rerolls")?;
        let attack = &turn.attack;
        let sets = [turn.shielded, turn.hurters, turn.blasters, attack.targets, attack.hurt];
        let seats = sets.into_iter().chain([attack.asked, attack.gone]);
        let exist = seats.into_iter().all(|set| self.exist(set));
        ensure(exist, "the turn is about a seat that does not exist")
    }

    /// The next turn lies at the bottom of what is to be done, and a question on top.
    fn check_frames(&self) -> Result<(), Malformed> {
        if self.over.is_some() {
            return ensure(self.stack.is_empty(), "after the end nothing is to be done");
        }
        let bottom = self.stack.iter().next() == Some(&Frame::NextTurn);
        let turns = self.stack.iter().filter(|frame| **frame == Frame::NextTurn).count();
        ensure(bottom && turns == 1, "what is to be done ends with the next turn")?;
        for frame in self.stack.iter() {
            let fits = match *frame {
                Frame::Meddle { seat, .. }
                | Frame::AfterCard { seat }
                | Frame::Yield { seat }
                | Frame::Ask { seat, .. } => self.exists(seat),
                Frame::Opportunity { seat, slots } => self.exists(seat) && slots < 8,
                Frame::Blow(blow) | Frame::Soften { blow, .. } => {
                    self.exists(blow.victim) && blow.by.is_none_or(|by| self.exists(by))
                }
                Frame::Hearts(hearts) => self.exist(hearts.patients),
                _ => true,
            };
            ensure(fits, "something is to be done by a seat that does not exist")?;
        }
        ensure(self.question().is_some(), "nobody is asked anything")
    }

    fn check_end(&self) -> Result<(), Malformed> {
        let living = self.living();
        match self.over {
            // Somebody is asked, who lives.
            None => Ok(()),
            Some(End::AllFell) => ensure(living.is_empty(), "somebody still lives"),
            Some(End::LastStanding { seat }) => {
                ensure(living == SeatSet::only(seat), "another monster is the last one")
            }
            Some(End::Points { winners }) => {
                let there = |seat: Seat| self.exists(seat) && self.has_won(seat);
                let fits = !winners.is_empty() && winners.iter().all(there);
                ensure(fits, "a winner lives and has twenty points")
            }
        }
    }

    fn has_won(&self, seat: Seat) -> bool {
        let monsters: &BySeat<_> = &self.monsters;
        monsters[seat].lives() && monsters[seat].points >= GOAL
    }
}
