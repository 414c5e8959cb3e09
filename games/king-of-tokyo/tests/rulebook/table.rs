//! A table for the tests of the rules: monsters, cards and dice as a clause needs them.

use contract::{Actor, Awaiting, Chance, Check, Entry, Game, Offers, Refusal, Seat};
use king_of_tokyo::face::FACES;
use king_of_tokyo::frame::Frame;
use king_of_tokyo::{
    Card, CardSet, Command, Dice, Event, Face, KingOfTokyo, Monster, Setup, With, Zone,
};

/// A match, and what was told of it.
pub struct Table {
    pub state: KingOfTokyo,
    pub told: Vec<Event>,
}

/// The card with that key.
pub fn card(key: &str) -> Card {
    Card::by_key(key).unwrap_or_else(|| panic!("there is no card '{key}'"))
}

/// A face by its letter: `1`, `2`, `3`, `e`nergy, `h`eart, `c`law.
pub fn face(letter: char) -> Face {
    FACES["123ehc".find(letter).expect("a face")]
}

/// Dice by their letters.
pub fn dice(letters: &str) -> Dice {
    letters.chars().map(face).collect()
}

/// Rerolls these dice.
pub fn reroll(letters: &str) -> Command {
    Command::Reroll { dice: dice(letters) }
}

/// Buys the card in that place of the row.
pub fn buy(slot: u8) -> Command {
    Command::Buy { slot }
}

/// Uses a card with nothing further.
pub fn using(key: &str) -> Command {
    Command::Use { card: card(key), with: With::Nothing }
}

/// Uses a card on another.
pub fn using_on(key: &str, other: &str) -> Command {
    Command::Use { card: card(key), with: With::Card(card(other)) }
}

impl Table {
    /// Seat 0 has rolled for the first time, by the default rules.
    pub fn new(seats: usize) -> Table {
        Table::with(Setup::default(), seats)
    }

    /// The same by other rules.
    pub fn with(setup: Setup, seats: usize) -> Table {
        let mut state = KingOfTokyo::open(&setup, seats, &mut Chance::from_number(1)).unwrap();
        (state.active, state.anchor) = (Seat(0), Seat(0));
        Table { state, told: Vec::new() }
    }

    pub fn monster(&mut self, seat: u8) -> &mut Monster {
        &mut self.state.monsters[Seat(seat)]
    }

    pub fn life(&self, seat: u8) -> u8 {
        self.state.monsters[Seat(seat)].life
    }

    pub fn points(&self, seat: u8) -> u8 {
        self.state.monsters[Seat(seat)].points
    }

    pub fn energy(&self, seat: u8) -> u16 {
        self.state.monsters[Seat(seat)].energy
    }

    pub fn place(&self, seat: u8) -> Zone {
        self.state.monsters[Seat(seat)].place
    }

    pub fn lives(&self) -> Vec<u8> {
        self.state.monsters.values().map(|monster| monster.life).collect()
    }

    pub fn scores(&self) -> Vec<u8> {
        self.state.monsters.values().map(|monster| monster.points).collect()
    }

    pub fn has(&self, seat: u8, key: &str) -> bool {
        self.state.monsters[Seat(seat)].cards.contains(card(key))
    }

    pub fn active(&self) -> u8 {
        self.state.active.0
    }

    /// Whom the game asks.
    pub fn asked(&self) -> Option<u8> {
        self.state.question().map(|(_, seat)| seat.0)
    }

    /// Whether the active monster is asked what it buys.
    pub fn is_buying(&self) -> bool {
        self.state.stack.top() == Some(&Frame::Buying)
    }

    pub fn city(&mut self, seat: u8) -> &mut Table {
        self.monster(seat).place = Zone::City;
        self
    }

    pub fn bay(&mut self, seat: u8) -> &mut Table {
        self.monster(seat).place = Zone::Bay;
        self
    }

    pub fn set_life(&mut self, seat: u8, life: u8) -> &mut Table {
        self.monster(seat).life = life;
        self
    }

    pub fn set_points(&mut self, seat: u8, points: u8) -> &mut Table {
        let beat = self.state.beat;
        self.monster(seat).points = points;
        self.monster(seat).reached = (points >= 20).then_some(beat);
        self
    }

    pub fn set_energy(&mut self, seat: u8, energy: u16) -> &mut Table {
        self.monster(seat).energy = energy;
        self
    }

    /// A monster is out of the game.
    pub fn out(&mut self, seat: u8) -> &mut Table {
        self.set_life(seat, 0)
    }

    /// Takes a card from wherever it lies.
    fn fetch(&mut self, key: &str) -> Card {
        let card = card(key);
        self.state.deck.remove(card);
        self.state.discard.remove(card);
        self.state.row.iter_mut().filter(|slot| **slot == Some(card)).for_each(|slot| *slot = None);
        card
    }

    /// Gives a monster a card that needs nothing else.
    pub fn give(&mut self, seat: u8, key: &str) -> &mut Table {
        let card = self.fetch(key);
        self.monster(seat).cards.insert(card);
        self
    }

    /// Lays these cards face up, the others into the deck.
    pub fn row(&mut self, keys: [&str; 3]) -> &mut Table {
        for slot in 0..3 {
            if let Some(card) = self.state.row[slot].take() {
                self.state.deck.insert(card);
            }
        }
        for (slot, key) in keys.into_iter().enumerate() {
            self.state.row[slot] = Some(self.fetch(key));
        }
        self
    }

    /// Everything but these cards leaves the deck for the discard pile.
    pub fn deck(&mut self, keys: &[&str]) -> &mut Table {
        let keep: CardSet = keys.iter().map(|key| card(key)).collect();
        for card in self.state.deck.iter().filter(|card| !keep.contains(*card)) {
            self.state.deck.remove(card);
            self.state.discard.insert(card);
        }
        self
    }

    fn attempt(&mut self, actor: Actor, command: Command, script: &str) -> Result<(), Refusal> {
        let numbers = script.chars().map(|letter| face(letter) as u32);
        let mut chance = Chance::from_number(2).scripted(numbers);
        self.state.play(&Entry::new(actor, 0, command), &mut chance, &mut self.told)?;
        assert_eq!(chance.misfit(), None, "{script}");
        assert_eq!(chance.left().len(), 0, "{script}: not all were rolled");
        Ok(())
    }

    pub fn play(&mut self, seat: u8, command: Command) -> &mut Table {
        self.roll(seat, command, "")
    }

    /// Plays a command, and the next dice rolled are these.
    pub fn roll(&mut self, seat: u8, command: Command, script: &str) -> &mut Table {
        let before = self.state.stack.top().copied();
        let played = self.attempt(Actor::Seat(Seat(seat)), command, script);
        assert!(played.is_ok(), "seat {seat} {command:?} at {before:?}: {played:?}");
        assert_eq!(self.state.check(), Ok(()), "after {command:?}");
        self
    }

    /// The clause that refuses a command to a seat.
    pub fn refused(&self, seat: u8, command: Command) -> String {
        self.refused_to(Actor::Seat(Seat(seat)), command)
    }

    /// The clause that refuses a command to whomever.
    pub fn refused_to(&self, actor: Actor, command: Command) -> String {
        let mut copy = Table { state: self.state.clone(), told: Vec::new() };
        let refusal = copy.attempt(actor, command, "").expect_err("should be refused");
        assert_eq!(copy.state, self.state, "a refusal changes nothing");
        refusal.clause.to_string()
    }

    /// What a seat is offered.
    pub fn offers(&self, seat: u8) -> Vec<Command> {
        let mut offers = Offers::default();
        self.state.offers(Seat(seat), &mut offers);
        offers.list
    }

    /// The active monster ends its rolling with these dice on the table.
    pub fn keep(&mut self, letters: &str) -> &mut Table {
        self.keep_rolling(letters, "")
    }

    /// The same, and the next dice rolled are these.
    pub fn keep_rolling(&mut self, letters: &str, script: &str) -> &mut Table {
        self.show(letters);
        self.roll(self.state.active.0, Command::Resolve, script)
    }

    /// The active monster has these dice on the table, and goes on rolling.
    pub fn show(&mut self, letters: &str) -> &mut Table {
        assert_eq!(self.state.stack.top(), Some(&Frame::Rolling), "it is not rolling");
        self.state.turn.dice = dice(letters);
        self
    }

    /// Everybody stays, passes and rolls nothing until a seat's turn has come.
    pub fn until(&mut self, seat: u8) -> &mut Table {
        self.next();
        while self.active() != seat {
            self.next();
        }
        self
    }

    /// The same until the next turn.
    pub fn next(&mut self) -> &mut Table {
        let begun = |told: &[Event]| {
            told.iter().filter(|event| matches!(event, Event::TurnBegan { .. })).count()
        };
        let before = begun(&self.told);
        while self.state.over.is_none() && begun(&self.told) == before {
            let seat = self.asked().expect("somebody is asked");
            if self.state.stack.top() == Some(&Frame::Rolling) {
                self.keep("");
                continue;
            }
            let offers = self.offers(seat);
            let calm = [Command::Pass, Command::Stay];
            let quiet = offers.iter().find(|command| calm.contains(command));
            let command = *quiet.or(offers.first()).expect("something is offered");
            self.play(seat, command);
        }
        self
    }

    /// The active monster buys a card at its price, in its buying step.
    pub fn purchase(&mut self, key: &str) -> &mut Table {
        let seat = self.active();
        let price = self.state.price(Seat(seat), card(key));
        self.monster(seat).energy += u16::from(price);
        let slot = self.lay(key);
        if !self.is_buying() {
            self.keep("");
        }
        self.play(seat, buy(slot))
    }

    /// Lays a card into the first place of the row that another can leave.
    fn lay(&mut self, key: &str) -> u8 {
        if let Some(slot) = self.state.row.iter().position(|slot| *slot == Some(card(key))) {
            return slot as u8;
        }
        let card = self.fetch(key);
        if let Some(other) = self.state.row[0].replace(card) {
            self.state.deck.insert(other);
        }
        0
    }

    /// Who won, and how.
    pub fn ending(&self) -> (Vec<u8>, &'static str) {
        match self.state.awaiting() {
            Awaiting::Over(end) => (end.winners.iter().map(|seat| seat.0).collect(), end.ending),
            Awaiting::Seats(_) => panic!("the game goes on"),
        }
    }
}
