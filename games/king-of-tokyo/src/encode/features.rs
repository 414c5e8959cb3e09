//! What a seat knows, as numbers: the observer's monster first, then the others in turn order.
//!
//! Dials are there twice: as they are, and as steps (life of at least 1, of at least 2, …), which
//! small nets learn from more easily. A copying monster has the power of the card that it copies.

use contract::encode::size;
use contract::{Field, Seat};

use crate::cards::{CARDS, Card, CardSet, KEEP_CARDS, hook};
use crate::face::FACES;
use crate::frame::{Frame, Stage};
use crate::monster::{GOAL, Monster, Zone};
use crate::setup::Setup;
use crate::state::KingOfTokyo;

/// Monsters at the largest table.
const MONSTERS: usize = 6;
/// Steps of life, points and energy.
const LIFE_STEPS: usize = 12;
const POINT_STEPS: usize = GOAL as usize;
const ENERGY_STEPS: usize = 12;
/// Cards that hold counters.
const CHARGES: usize = hook::CHARGES.len();
/// Questions that can be open.
const QUESTIONS: usize = 12;
/// Options of the setup.
const OPTIONS: usize = 23;

/// One number or flag for each monster.
const fn each(name: &'static str, most: i16) -> Field {
    Field::new(name, MONSTERS, 0, most)
}

/// What an observation is made of.
pub const FIELDS: &[Field] = &[
    each("there", 1),
    each("alive", 1),
    each("life", 255),
    Field::flags("life-steps", MONSTERS * LIFE_STEPS),
    each("most-life", 255),
    each("points", 255),
    Field::flags("point-steps", MONSTERS * POINT_STEPS),
    each("energy", 20_000),
    Field::flags("energy-steps", MONSTERS * ENERGY_STEPS),
    each("poison", 255),
    each("shrink", 255),
    each("in-city", 1),
    each("in-bay", 1),
    Field::new("powers", MONSTERS * KEEP_CARDS, 0, 2),
    Field::new("counters", MONSTERS * CHARGES, 0, 20_000),
    each("earned-turns", 8),
    each("first-at-goal", 1),
    each("active", 1),
    each("next-in-order", 1),
    Field::flags("for-sale", CARDS),
    Field::flags("bay-open", 1),
    Field::new("fewer-dice", 1, 0, 255),
    // What follows belongs to the turn, the question and the table.
    each("asked", 1),
    each("shielded", 1),
    each("hurt-others", 1),
    each("peeked", 1),
    each("winner", 1),
    Field::flags("used", KEEP_CARDS),
    Field::new("dice", FACES.len(), 0, 9),
    Field::new("rerolls", 1, 0, 100),
    Field::flags("question", QUESTIONS),
    Field::flags("asking-card", CARDS),
    Field::new("price", 1, 0, 255),
    Field::new("hearts", 1, 0, 255),
    Field::new("blow", 1, 0, 255),
    each("striker", 1),
    Field::new("dodging-dice", FACES.len(), 0, 30),
    Field::new("claws", 1, 0, 255),
    Field::flags("outside", 1),
    Field::flags("put-out", 1),
    Field::flags("discarded", CARDS),
    Field::flags("known-top", CARDS),
    Field::new("round", 1, 0, 10_000),
    Field::new("options", OPTIONS, 0, 2),
    Field::flags("over", 1),
];

/// How many numbers there are.
pub const SIZE: usize = size(FIELDS);

/// Writes what a seat knows.
pub fn write(state: &KingOfTokyo, seat: Seat, into: &mut [i16]) {
    let count = state.count();
    let mut order = [Seat(0); MONSTERS];
    for (place, other) in order.iter_mut().enumerate().take(count) {
        *other = Seat(((seat.idx() + place) % count) as u8);
    }
    let order = &order[..count.min(MONSTERS)];
    into.fill(0);
    let mut pen = Pen { into, order };
    monsters(state, &mut pen);
    turn(state, &mut pen);
    question(state, &mut pen);
    table(state, seat, &mut pen);
}

/// Writes one field after the other.
struct Pen<'a> {
    into: &'a mut [i16],
    order: &'a [Seat],
}

impl Pen<'_> {
    /// The numbers of the next field.
    fn field(&mut self, length: usize) -> &mut [i16] {
        let (field, rest) = std::mem::take(&mut self.into).split_at_mut(length);
        self.into = rest;
        field
    }

    fn one(&mut self, number: impl Into<i16>) {
        let [only, ..] = self.field(1) else { return };
        *only = number.into();
    }

    /// A number for each monster.
    fn each(&mut self, mut number: impl FnMut(Seat) -> i16) {
        let order = self.order;
        let field = self.field(MONSTERS);
        for (place, seat) in order.iter().enumerate() {
            field[place] = number(*seat);
        }
    }

    /// So many steps for each monster, of which as many are taken as a number says.
    fn steps(&mut self, steps: usize, number: impl Fn(Seat) -> usize) {
        let order = self.order;
        let field = self.field(MONSTERS * steps);
        for (place, seat) in order.iter().enumerate() {
            field[place * steps..][..number(*seat).min(steps)].fill(1);
        }
    }

    fn cards(&mut self, length: usize, cards: CardSet) {
        let field = self.field(length);
        for card in cards.iter().filter(|card| card.place() < length) {
            field[card.place()] = 1;
        }
    }
}

fn most(number: u16, most: i16) -> i16 {
    i16::try_from(number).unwrap_or(most).min(most)
}

fn monsters(state: &KingOfTokyo, pen: &mut Pen<'_>) {
    let of = |seat: Seat| -> &Monster { &state.monsters[seat] };
    let flag = |holds: bool| i16::from(holds);
    pen.each(|_| 1);
    pen.each(|seat| flag(of(seat).lives()));
    pen.each(|seat| of(seat).life.into());
    pen.steps(LIFE_STEPS, |seat| of(seat).life.into());
    pen.each(|seat| state.most_life(seat).into());
    pen.each(|seat| of(seat).points.into());
    pen.steps(POINT_STEPS, |seat| of(seat).points.into());
    pen.each(|seat| most(of(seat).energy, 20_000));
    pen.steps(ENERGY_STEPS, |seat| of(seat).energy.into());
    pen.each(|seat| of(seat).poison.into());
    pen.each(|seat| of(seat).shrink.into());
    pen.each(|seat| flag(of(seat).place == Zone::City));
    pen.each(|seat| flag(of(seat).place == Zone::Bay));
    powers(state, pen);
    counters(state, pen);
    pen.each(|seat| state.extra.iter().filter(|extra| extra.seat == seat).count() as i16);
    let first = state.monsters.values().filter_map(|monster| monster.reached).min();
    pen.each(|seat| flag(first.is_some() && of(seat).reached == first));
    pen.each(|seat| flag(seat == state.active));
    pen.each(|seat| flag(seat == state.anchor));
}

/// The cards that each monster holds, and the one that it copies.
fn powers(state: &KingOfTokyo, pen: &mut Pen<'_>) {
    let order = pen.order;
    let field = pen.field(MONSTERS * KEEP_CARDS);
    for (place, seat) in order.iter().enumerate() {
        let cards = state.monsters[*seat].cards;
        let copies = !cards.and(hook::COPIES).is_empty();
        let copied = state.copied.filter(|_| copies);
        for card in cards.iter().chain(copied).filter(|card| card.place() < KEEP_CARDS) {
            field[place * KEEP_CARDS + card.place()] += 1;
        }
    }
}

/// The counters on each kind of card that holds some; those of a copy lie with the original's.
fn counters(state: &KingOfTokyo, pen: &mut Pen<'_>) {
    let order = pen.order;
    let field = pen.field(MONSTERS * CHARGES);
    for (card, count) in &state.counters {
        let source = if hook::COPIES.contains(*card) { state.copied } else { Some(*card) };
        let kind = hook::CHARGES.iter().position(|charged| Some(charged) == source);
        let place = order.iter().position(|seat| state.monsters[*seat].cards.contains(*card));
        if let (Some(kind), Some(place)) = (kind, place) {
            let number = &mut field[place * CHARGES + kind];
            *number = number.saturating_add(most(*count, 20_000)).min(20_000);
        }
    }
}

fn turn(state: &KingOfTokyo, pen: &mut Pen<'_>) {
    pen.cards(CARDS, state.row.iter().flatten().copied().collect());
    pen.one(state.bay_is_open());
    pen.one(state.turn.fewer);
}

fn question(state: &KingOfTokyo, pen: &mut Pen<'_>) {
    let asked = state.question();
    let flag = |holds: bool| i16::from(holds);
    pen.each(|seat| flag(asked.is_some_and(|(_, other)| other == seat)));
    pen.each(|seat| flag(state.turn.shielded.contains(seat)));
    pen.each(|seat| flag(state.turn.hurters.contains(seat)));
    pen.each(|seat| flag(state.top.is_some_and(|top| top.known.contains(seat))));
    pen.each(|seat| flag(state.winners().contains(seat)));
    pen.cards(KEEP_CARDS, state.turn.used);
    let dice = FACES.map(|face| i16::from(state.turn.dice.count(face)));
    pen.field(FACES.len()).copy_from_slice(&dice);
    pen.one(state.turn.rerolls);
    let frame = asked.map(|(frame, _)| frame);
    let field = pen.field(QUESTIONS);
    if let Some(number) = frame.and_then(number_of) {
        field[number] = 1;
    }
    about(frame, pen);
    pen.one(state.turn.attack.claws);
    pen.one(state.turn.attack.outside);
    pen.one(state.turn.put_out);
}

/// The number of an open question.
fn number_of(frame: Frame) -> Option<usize> {
    Some(match frame {
        Frame::Rolling => 0,
        Frame::Meddle { .. } => 1,
        Frame::LastTouch => 2,
        Frame::Hearts(_) => 3,
        Frame::Blow(blow) if blow.stage == Stage::Falling => 4,
        Frame::Blow(_) => 5,
        Frame::Soften { .. } => 6,
        Frame::Yield { .. } => 7,
        Frame::Buying => 8,
        Frame::Opportunity { .. } => 9,
        Frame::Ask { .. } => 10,
        Frame::EndStep { .. } => 11,
        _ => return None,
    })
}

/// What the open question is about: a card and its price, hearts, or a packet of damage.
fn about(frame: Option<Frame>, pen: &mut Pen<'_>) {
    let (card, price): (Option<Card>, u8) = match frame {
        Some(Frame::Meddle { card, .. }) => (Some(card), 0),
        Some(Frame::Ask { source, price, .. }) => (Some(source), price),
        _ => (None, 0),
    };
    pen.cards(CARDS, card.into_iter().collect());
    pen.one(price);
    let hearts = if let Some(Frame::Hearts(hearts)) = frame { hearts.left } else { 0 };
    pen.one(hearts);
    let (blow, dice) = match frame {
        Some(Frame::Blow(blow)) => (Some(blow), None),
        Some(Frame::Soften { blow, dice }) => (Some(blow), Some(dice)),
        _ => (None, None),
    };
    pen.one(blow.map_or(0, |blow| blow.amount));
    let striker = blow.and_then(|blow| blow.by);
    pen.each(|seat| i16::from(striker == Some(seat)));
    let dice = FACES.map(|face| dice.map_or(0, |dice| i16::from(dice.count(face))));
    pen.field(FACES.len()).copy_from_slice(&dice);
}

fn table(state: &KingOfTokyo, seat: Seat, pen: &mut Pen<'_>) {
    pen.cards(CARDS, state.discard);
    let known = state.top.filter(|top| top.known.contains(seat));
    pen.cards(CARDS, known.map(|top| top.card).into_iter().collect());
    pen.one(i16::try_from(state.round).unwrap_or(10_000).min(10_000));
    let options = options(&state.setup);
    pen.field(OPTIONS).copy_from_slice(&options);
    pen.one(state.over.is_some());
}

/// The options in the order of the setup: off and on, or the place of a word in its list.
fn options(setup: &Setup) -> [i16; OPTIONS] {
    let flag = i16::from;
    [
        flag(setup.tokyo_bay),
        setup.entry as i16,
        setup.bay_closing as i16,
        setup.extra_damage as i16,
        setup.batteries as i16,
        flag(setup.two_player_energy),
        flag(setup.yield_when_blocked),
        flag(setup.bay_hit_on_entry),
        flag(setup.card_hits_on_entry),
        flag(setup.healing_ray_in_tokyo),
        setup.regeneration as i16,
        setup.burrowing as i16,
        setup.underdog as i16,
        setup.frenzy as i16,
        setup.high_drop as i16,
        flag(setup.counters_after_rebirth),
        flag(setup.shrinking_kills),
        flag(setup.double_growth),
        setup.twenty as i16,
        flag(setup.last_standing_at_once),
        flag(setup.fire_on_cards),
        setup.camouflage_dice as i16,
        flag(setup.cap_points),
    ]
}

#[cfg(test)]
mod tests {
    use contract::{Chance, Game};

    use super::*;

    fn numbers(state: &KingOfTokyo, seat: u8) -> Vec<i16> {
        let mut numbers = vec![7; SIZE];
        write(state, Seat(seat), &mut numbers);
        numbers
    }

    /// The numbers of a field.
    fn field<'a>(numbers: &'a [i16], name: &str) -> &'a [i16] {
        let place = FIELDS.iter().position(|field| field.name == name).unwrap();
        &numbers[size(&FIELDS[..place])..][..FIELDS[place].length]
    }

    #[test]
    fn the_observer_comes_first_and_the_others_in_turn_order() {
        let mut chance = Chance::from_number(7);
        let mut state = KingOfTokyo::open(&Setup::default(), 4, &mut chance).unwrap();
        for (seat, points) in [(0, 3), (1, 5), (2, 7), (3, 11)] {
            state.monsters[Seat(seat)].points = points;
        }
        let seen = numbers(&state, 2);
        assert_eq!(field(&seen, "points"), [7, 11, 3, 5, 0, 0]);
        assert_eq!(field(&seen, "there"), [1, 1, 1, 1, 0, 0]);
        let steps: Vec<i16> =
            field(&seen, "point-steps").chunks(20).map(|s| s.iter().sum()).collect();
        assert_eq!(steps, [7, 11, 3, 5, 0, 0]);
    }

    #[test]
    fn a_copy_counts_as_what_it_copies() {
        let mut chance = Chance::from_number(7);
        let mut state = KingOfTokyo::open(&Setup::default(), 2, &mut chance).unwrap();
        let [mimic, wings] = ["mimic", "wings"].map(|key| Card::by_key(key).unwrap());
        state.monsters[Seat(0)].cards.insert(mimic);
        state.monsters[Seat(1)].cards.insert(wings);
        state.copied = Some(wings);
        let seen = numbers(&state, 1);
        let powers = field(&seen, "powers");
        assert_eq!((powers[wings.place()], powers[mimic.place()]), (1, 0));
        let others = &powers[KEEP_CARDS..];
        assert_eq!((others[wings.place()], others[mimic.place()]), (1, 1));
    }
}
