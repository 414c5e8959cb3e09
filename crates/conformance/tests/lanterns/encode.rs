use contract::encode::slotted;
use contract::{
    Bot, Chance, Choice, Encode, Field, Game, Malformed, Offering, Seat, Train, Traits, Viewer,
};

use super::Wrong;
use super::rules::{Command, Lanterns};
use super::view::Laid;

const SEATS: usize = 4;
const HAND: usize = 12;

impl<const WRONG: u8> Encode for Lanterns<WRONG> {
    const ENCODING: u32 = if Wrong::NewEncoding.is(WRONG) { 2 } else { 1 };
    const FIELDS: &'static [Field] = &[
        Field::flags("hand", HAND),
        Field::new("laid", SEATS, -1, 12),
        Field::new("score", SEATS, 0, 60),
        Field::flags("token", SEATS),
        Field::new("round", 1, 0, 4),
    ];
    const ACTIONS: usize = 3;
    const TRAITS: &'static [Field] = &[Field::new("card", 1, 1, 12)];

    fn observe(&self, seat: Seat, into: &mut [i16]) {
        let view = self.view(Viewer::Seat(seat));
        let seats = self.seats();
        let other = |place: usize| Seat(((seat.idx() + place) % seats) as u8);
        let mut numbers = [0; HAND + 3 * SEATS + 1];
        for card in &view.hand {
            numbers[usize::from(*card) - 1] = 1;
        }
        for place in 0..seats {
            let seat = other(place);
            numbers[HAND + place] = match view.laid[seat] {
                None => 0,
                Some(Laid::FaceDown) => -1,
                Some(Laid::Open(card)) => i16::from(card),
            };
            numbers[HAND + SEATS + place] = i16::from(view.scores[seat]);
            numbers[HAND + 2 * SEATS + place] = i16::from(view.tokens[seat]);
        }
        numbers[HAND + 3 * SEATS] = view.round as i16;
        if Wrong::PeekingNumber.is(WRONG) {
            numbers[0] = i16::from(self.bag.contents().first().is_some_and(|card| card % 2 == 0));
        }
        if Wrong::WildNumber.is(WRONG) {
            numbers[HAND + SEATS] *= 40;
        }
        if Wrong::ShiftedNumbers.is(WRONG) || Wrong::NewEncoding.is(WRONG) {
            numbers[..HAND].rotate_left(1);
        }
        let written = numbers.len() - usize::from(Wrong::UnwrittenNumber.is(WRONG));
        into[..written].copy_from_slice(&numbers[..written]);
    }

    fn slot(&self, _seat: Seat, command: &Command) -> Option<usize> {
        match command {
            Command::Lay { .. } => None,
            Command::Withdraw => Some(0),
            Command::Roll => Some(1),
            Command::Challenge | Command::Tick => Some(2),
        }
    }

    fn traits(&self, _seat: Seat, command: &Command) -> Traits {
        let Command::Lay { card } = command else { return Traits::new() };
        let shown = match () {
            () if Wrong::WildTrait.is(WRONG) => 100,
            () if Wrong::PeekingTrait.is(WRONG) => {
                self.bag.contents().first().copied().unwrap_or(1)
            }
            () => *card,
        };
        Traits::from_iter([i16::from(shown)])
    }

    fn mark(&self, seat: Seat, offering: &mut Offering<Self>, into: &mut [u8]) {
        slotted(self, seat, offering.list(self, seat)).for_each(|(slot, _)| into[slot] = 1);
        if Wrong::UnmarkedSlot.is(WRONG) {
            into[1] = 0;
        }
    }

    fn find(&self, seat: Seat, offering: &mut Offering<Self>, slot: usize) -> Option<Command> {
        let mut slotted = slotted(self, seat, offering.list(self, seat));
        match slotted.find(|(other, _)| *other == slot) {
            None if Wrong::InventedOffer.is(WRONG) => Some(Command::Tick),
            found => found.map(|(_, command)| *command),
        }
    }

    fn choices(&self, seat: Seat, offering: &mut Offering<Self>, into: &mut Vec<Choice<Command>>) {
        into.extend(slotted(self, seat, offering.list(self, seat)).map(|(slot, command)| Choice {
            slot,
            command: *command,
            traits: self.traits(seat, command),
        }));
        match (into.as_mut_slice(), WRONG) {
            ([one, two, ..], wrong) if Wrong::TwinSlots.is(wrong) => one.slot = two.slot,
            ([one, ..], wrong) if Wrong::StraySlot.is(wrong) => one.slot = 1_000,
            ([one, two, ..], wrong) if Wrong::DisorderedSlots.is(wrong) => {
                std::mem::swap(&mut one.slot, &mut two.slot);
            }
            ([one, ..], wrong) if Wrong::SecondSlot.is(wrong) => {
                let twin = Choice { slot: 60, ..one.clone() };
                into.push(twin);
            }
            ([_, ..], wrong) if Wrong::MissingSlot.is(wrong) => drop(into.pop()),
            ([_, ..], wrong) if Wrong::InventedChoice.is(wrong) => {
                into.push(Choice::fixed(2, Command::Tick));
            }
            _ => {}
        }
    }
}

impl<const WRONG: u8> Train for Lanterns<WRONG> {
    fn trainee(net: Option<&[u8]>) -> Result<Box<dyn Bot<Self>>, Malformed> {
        match net {
            Some(_) => Err("lanterns have no net".into()),
            None => Ok(Box::new(bots::Random)),
        }
    }

    fn vary(&mut self, chance: &mut Chance) {
        self.scores[Seat(0)] = chance.below(3) as u8;
    }
}
