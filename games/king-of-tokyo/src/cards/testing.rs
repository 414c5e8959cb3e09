//! A table for the tests of the cards: monsters, cards and dice as a scenario wants them.

use contract::{Chance, Check, Entry, Game, Malformed, Offers, Seat};

use super::{Card, Moment, Power};
use crate::act::Act;
use crate::command::{Command, Event, HeartUse, With};
use crate::face::{Dice, FACES, Face};
use crate::frame::{Blow, Frame};
use crate::monster::{Monster, Zone};
use crate::setup::Setup;
use crate::state::KingOfTokyo;
use crate::steps;

/// A table in the roll step of seat 0.
pub struct Table {
    pub state: KingOfTokyo,
    /// Everything told so far.
    pub told: Vec<Event>,
}

/// The card with that key.
pub fn card(key: &str) -> Card {
    Card::by_key(key).unwrap_or_else(|| panic!("there is no card '{key}'"))
}

/// Dice from letters: `1`, `2`, `3`, `e`nergy, `h`eart, `c`law.
pub fn dice(letters: &str) -> Dice {
    letters.chars().map(face).collect()
}

fn face(letter: char) -> Face {
    let idx = "123ehc".find(letter).unwrap_or_else(|| panic!("no face '{letter}'"));
    FACES[idx]
}

/// Uses a card with nothing further.
pub fn using(key: &str) -> Command {
    Command::Use { card: card(key), with: With::Nothing }
}

/// Uses a card on a card.
pub fn using_on(key: &str, other: &str) -> Command {
    Command::Use { card: card(key), with: With::Card(card(other)) }
}

/// Uses a card on a die.
pub fn using_die(key: &str, letter: char) -> Command {
    Command::Use { card: card(key), with: With::Die(face(letter)) }
}

/// Uses a card to turn a die.
pub fn turning(key: &str, from: char, to: char) -> Command {
    Command::Use { card: card(key), with: With::Turn { from: face(from), to: face(to) } }
}

/// Rerolls some dice.
pub fn reroll(letters: &str) -> Command {
    Command::Reroll { dice: dice(letters) }
}

/// Spends a heart.
pub fn heart(on: HeartUse) -> Command {
    Command::Heart { on }
}

impl Table {
    /// The rules of the house.
    pub fn new(seats: usize) -> Table {
        Table::with(seats, Setup::default())
    }

    /// Other rules.
    pub fn with(seats: usize, setup: Setup) -> Table {
        let mut state = KingOfTokyo::open(&setup, seats, &mut Chance::from_number(7)).unwrap();
        (state.active, state.anchor) = (Seat(0), Seat(0));
        state.turn.dice = dice("123ehc");
        // Nothing that can be bought disturbs a scenario that does not ask for it.
        state.row.iter_mut().for_each(|slot| {
            if let Some(card) = slot.take() {
                state.discard.insert(card);
            }
        });
        Table { state, told: Vec::new() }
    }

    /// A monster, to be changed.
    pub fn monster(&mut self, seat: u8) -> &mut Monster {
        &mut self.state.monsters[Seat(seat)]
    }

    /// Life of a monster.
    pub fn life(&self, seat: u8) -> u8 {
        self.state.monsters[Seat(seat)].life
    }

    /// Points of a monster.
    pub fn points(&self, seat: u8) -> u8 {
        self.state.monsters[Seat(seat)].points
    }

    /// Energy of a monster.
    pub fn energy(&self, seat: u8) -> u16 {
        self.state.monsters[Seat(seat)].energy
    }

    /// Whether a monster has a card.
    pub fn has(&self, seat: u8, key: &str) -> bool {
        self.state.monsters[Seat(seat)].cards.contains(card(key))
    }

    /// Where a monster stands.
    pub fn place(&self, seat: u8) -> Zone {
        self.state.monsters[Seat(seat)].place
    }

    /// Puts a monster into City.
    pub fn city(&mut self, seat: u8) -> &mut Table {
        self.monster(seat).place = Zone::City;
        self
    }

    /// Puts a monster into Bay.
    pub fn bay(&mut self, seat: u8) -> &mut Table {
        self.monster(seat).place = Zone::Bay;
        self
    }

    /// Takes a card from wherever it lies.
    fn fetch(&mut self, key: &str) -> Card {
        let card = card(key);
        self.state.deck.remove(card);
        self.state.discard.remove(card);
        self.state.row.iter_mut().filter(|slot| **slot == Some(card)).for_each(|slot| *slot = None);
        card
    }

    fn act<T>(&mut self, script: &str, deed: impl FnOnce(&mut Act<'_>) -> T) -> T {
        let script: Vec<u32> = script.chars().map(|letter| face(letter) as u32).collect();
        let mut chance = Chance::from_number(3).scripted(script);
        let (told, chanced) = (Vec::new(), false);
        let state = &mut self.state;
        let mut act = Act { state, chance: &mut chance, listens: true, told, chanced };
        let result = deed(&mut act);
        steps::run(&mut act);
        let told = act.told;
        self.told.extend(told);
        assert_eq!(chance.left().len(), 0, "some scripted dice were not rolled");
        result
    }

    /// Gives a monster a card as if just bought.
    pub fn give(&mut self, seat: u8, key: &str) -> &mut Table {
        let card = self.fetch(key);
        self.act("", |act| act.give_card(Seat(seat), card));
        self
    }

    /// Gives a monster the copying card, on that card.
    pub fn give_mimic(&mut self, seat: u8, key: &str) -> &mut Table {
        self.give(seat, "mimic");
        self.play(seat, using_on("mimic", key));
        self
    }

    /// Puts cards into the row.
    pub fn row(&mut self, keys: &[&str]) -> &mut Table {
        for (slot, key) in keys.iter().enumerate() {
            let card = self.fetch(key);
            if let Some(old) = self.state.row[slot].replace(card) {
                self.state.discard.insert(old);
            }
        }
        self
    }

    /// Lets a monster buy a card in the buy step of seat 0, which it can pay for exactly.
    pub fn buy(&mut self, seat: u8, key: &str) -> &mut Table {
        let cost = self.state.price(Seat(seat), card(key));
        self.monster(seat).energy += u16::from(cost);
        self.row(&[key]);
        if self.top() == Some(Frame::Rolling) {
            self.keep("");
        }
        self.play(seat, Command::Buy { slot: 0 });
        self
    }

    /// Tries a command.
    pub fn attempt(&mut self, seat: u8, command: Command, script: &str) -> Result<(), Malformed> {
        let script: Vec<u32> = script.chars().map(|letter| face(letter) as u32).collect();
        let mut chance = Chance::from_number(5).scripted(script);
        let entry = Entry::new(Seat(seat), 0, command);
        let played = self.state.play(&entry, &mut chance, &mut self.told);
        assert_eq!(chance.misfit(), None);
        Ok(played.map(|_| ()).map_err(|refusal| refusal.why.key.to_string())?)
    }

    pub fn play(&mut self, seat: u8, command: Command) -> &mut Table {
        self.roll(seat, command, "")
    }

    /// Plays a command that rolls these dice first.
    pub fn roll(&mut self, seat: u8, command: Command, script: &str) -> &mut Table {
        let played = self.attempt(seat, command, script);
        assert_eq!(played, Ok(()), "seat {seat} {command:?} at {:?}", self.top());
        assert_eq!(self.state.check(), Ok(()));
        self
    }

    /// The reason why a command is refused.
    pub fn refused(&self, seat: u8, command: Command) -> String {
        let mut table = Table { state: self.state.clone(), told: Vec::new() };
        table.attempt(seat, command, "").expect_err("should be refused").to_string()
    }

    /// Whether a command is offered.
    pub fn offered(&self, seat: u8, command: Command) -> bool {
        self.offers(seat).contains(&command)
    }

    /// What a seat is offered.
    pub fn offers(&self, seat: u8) -> Vec<Command> {
        let mut offers = Offers::default();
        self.state.offers(Seat(seat), &mut offers);
        offers.list
    }

    /// What is on top of what is to be done.
    pub fn top(&self) -> Option<Frame> {
        self.state.stack.top().copied()
    }

    /// Whom the game asks.
    pub fn asked(&self) -> Option<u8> {
        self.state.question().map(|(_, seat)| seat.0)
    }

    /// The active monster ends its rolling with these dice.
    pub fn keep(&mut self, letters: &str) -> &mut Table {
        self.keep_rolling(letters, "")
    }

    /// The same; then these dice are rolled by others.
    pub fn keep_rolling(&mut self, letters: &str, script: &str) -> &mut Table {
        assert_eq!(self.top(), Some(Frame::Rolling));
        self.state.turn.dice = dice(letters);
        self.roll(self.state.active.0, Command::Resolve, script)
    }

    /// The active monster shows these dice, and goes on rolling.
    pub fn show(&mut self, letters: &str) -> &mut Table {
        self.state.turn.dice = dice(letters);
        self
    }

    /// Everybody answers as quietly as possible until the next turn has begun.
    pub fn end(&mut self) -> &mut Table {
        let turns = self.count(|event| matches!(event, Event::TurnBegan { .. }));
        while self.state.over.is_none()
            && self.count(|event| matches!(event, Event::TurnBegan { .. })) == turns
        {
            let seat = self.asked().expect("somebody is asked");
            let offers = self.offers(seat);
            let quiet = [Command::Pass, Command::Stay];
            if self.top() == Some(Frame::Rolling) {
                self.keep("");
            } else {
                let calm = offers.iter().find(|command| quiet.contains(command));
                let command = *calm.or(offers.first()).expect("something is offered");
                self.play(seat, command);
            }
        }
        self
    }

    /// Ends turns until that seat's roll step, with cards that cost nothing to anybody.
    pub fn until(&mut self, seat: u8) -> &mut Table {
        self.end();
        while self.state.active != Seat(seat) {
            self.end();
        }
        self
    }

    /// How many of what was told.
    pub fn count(&self, what: impl Fn(&Event) -> bool) -> usize {
        self.told.iter().filter(|event| what(event)).count()
    }

    /// A card deals damage to a monster.
    pub fn hurt(&mut self, victim: u8, amount: u8) -> &mut Table {
        self.hurt_rolling(victim, amount, "")
    }

    /// The same; then these dice are rolled.
    pub fn hurt_rolling(&mut self, victim: u8, amount: u8, script: &str) -> &mut Table {
        self.act(script, |act| {
            act.push(Frame::Settle);
            act.push_blow(Seat(victim), amount, None);
        });
        self
    }

    /// The packet that is about to land.
    pub fn blow(&self) -> Option<Blow> {
        match self.top() {
            Some(Frame::Blow(blow)) => Some(blow),
            _ => None,
        }
    }

    /// What a card could be used with at a moment.
    pub fn uses(&self, seat: u8, key: &str, moment: Moment) -> Vec<With> {
        let card = card(key);
        let power = Power { seat: Seat(seat), card, source: card };
        let mut list = Vec::new();
        if let Some(uses) = power.hooks().uses {
            uses(&self.state, power, moment, &mut list);
        }
        list
    }
}

impl Table {
    /// Calls the hooks of a card that act, as if it had them to hand.
    pub fn try_hooks(&mut self, power: Power, with: With) {
        let hooks = *power.hooks();
        let dice = self.state.turn.dice;
        let plain = [hooks.gained, hooks.turn_start, hooks.turn_end, hooks.others_end];
        let more = [hooks.attacked, hooks.other_fell, hooks.bought, hooks.lost, hooks.blasted];
        self.act_loosely(|act| {
            plain.into_iter().chain(more).flatten().for_each(|hook| hook(act, power));
            hooks.dice_kept.into_iter().for_each(|hook| hook(act, power, dice));
            hooks.wounds.into_iter().for_each(|hook| hook(act, power, Seat(1)));
            hooks.hurt.into_iter().for_each(|hook| hook(act, power, 2));
            hooks.yielded.into_iter().for_each(|hook| hook(act, power, Seat(1)));
            let chosen = [hooks.used, hooks.answered];
            chosen.into_iter().flatten().for_each(|hook| hook(act, power, with));
        });
    }

    fn act_loosely(&mut self, deed: impl FnOnce(&mut Act<'_>)) {
        let mut chance = Chance::from_number(11);
        let (told, chanced) = (Vec::new(), false);
        let state = &mut self.state;
        let mut act = Act { state, chance: &mut chance, listens: true, told, chanced };
        deed(&mut act);
        steps::run(&mut act);
    }
}
