//! A game as numbers, for programs that learn: what a seat knows, and what it may do.

use arrayvec::ArrayVec;
use serde::Serialize;
use serde_json::Value;

use crate::bot::Bot;
use crate::chance::Chance;
use crate::companions::Tabletop;
use crate::erased::Running;
use crate::game::Game;
use crate::malformed::Malformed;
use crate::offering::Offering;
use crate::plain::json;
use crate::seat::Seat;

/// Slots behind those with a fixed meaning: for offers that come from a continuum.
pub const OPEN_SLOTS: usize = 64;

/// The most traits that an offer can have.
pub const MAX_TRAITS: usize = 16;

/// The numbers that describe an offer in an open slot.
pub type Traits = ArrayVec<i16, MAX_TRAITS>;

/// Some numbers of an observation that belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Field {
    /// What they tell.
    pub name: &'static str,
    /// How many they are.
    pub length: usize,
    /// The least that any of them can be.
    pub least: i16,
    /// The most that any of them can be.
    pub most: i16,
}

impl Field {
    /// A field of that many numbers.
    pub const fn new(name: &'static str, length: usize, least: i16, most: i16) -> Field {
        Field { name, length, least, most }
    }

    /// A field of that many flags.
    pub const fn flags(name: &'static str, length: usize) -> Field {
        Field::new(name, length, 0, 1)
    }
}

/// How many numbers these fields have together.
pub const fn size(fields: &[Field]) -> usize {
    let (mut size, mut idx) = (0, 0);
    while idx < fields.len() {
        size += fields[idx].length;
        idx += 1;
    }
    size
}

/// An offer with its place among all that can ever be offered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Choice<C> {
    /// Its place: the same for the same meaning, in every position.
    pub slot: usize,
    /// The offer.
    pub command: C,
    /// In an open slot, what the offer is like; a bare number cannot be learnt.
    pub traits: Traits,
}

impl<C> Choice<C> {
    /// An offer with a fixed meaning.
    pub fn fixed(slot: usize, command: C) -> Choice<C> {
        Choice { slot, command, traits: Traits::new() }
    }
}

/// Writes positions and offers as numbers.
///
/// Like [`Game::offers`], all methods may read the state, but **they tell only what the view of
/// that seat shows**.
pub trait Encode: Game {
    /// Grows with every change of what the numbers mean: whatever was learnt from them has to be
    /// learnt again.
    const ENCODING: u32;
    /// What an observation is made of, in order.
    const FIELDS: &'static [Field];
    /// How many slots have a fixed meaning; [`OPEN_SLOTS`] more follow.
    const ACTIONS: usize;
    /// What tells the offers in open slots apart.
    const TRAITS: &'static [Field] = &[];

    /// Writes what a seat knows into as many numbers as the fields have. The observer comes first
    /// and the others in turn order after it; seats that the table does not have are zero.
    fn observe(&self, seat: Seat, into: &mut [i16]);

    /// The slot of an offer with a fixed meaning; nothing for one that comes from a continuum.
    fn slot(&self, seat: Seat, command: &Self::Command) -> Option<usize>;

    /// What an offer from a continuum is like.
    fn traits(&self, _seat: Seat, _command: &Self::Command) -> Traits {
        Traits::new()
    }

    /// Adds every offer of the seat once. Offers that come from a continuum lie in the open slots,
    /// in the order of the list; where there are more of them than slots, the last are left out.
    fn choices(
        &self,
        seat: Seat,
        offering: &mut Offering<Self>,
        into: &mut Vec<Choice<Self::Command>>,
    ) {
        into.extend(slotted(self, seat, offering.list(self, seat)).map(|(slot, command)| {
            let is_open = slot >= Self::ACTIONS;
            let traits = if is_open { self.traits(seat, command) } else { Traits::new() };
            Choice { slot, command: command.clone(), traits }
        }));
    }

    /// Writes a 1 for the slot of every choice. A game whose lists are long does it without one.
    fn mark(&self, seat: Seat, offering: &mut Offering<Self>, into: &mut [u8]) {
        for (slot, _) in slotted(self, seat, offering.list(self, seat)) {
            if let Some(place) = into.get_mut(slot) {
                *place = 1;
            }
        }
    }

    /// The offer in a slot, if there is one.
    fn find(
        &self,
        seat: Seat,
        offering: &mut Offering<Self>,
        slot: usize,
    ) -> Option<Self::Command> {
        let mut slotted = slotted(self, seat, offering.list(self, seat));
        slotted.find(|(other, _)| *other == slot).map(|(_, command)| command.clone())
    }
}

/// Offers with their slots, in the order of the list; without those that the open slots have no
/// room for.
pub fn slotted<'a, G: Encode>(
    state: &'a G,
    seat: Seat,
    list: &'a [G::Command],
) -> impl Iterator<Item = (usize, &'a G::Command)> {
    let mut open = G::ACTIONS..G::ACTIONS + OPEN_SLOTS;
    list.iter().filter_map(move |command| {
        Some((state.slot(seat, command).or_else(|| open.next())?, command))
    })
}

/// What the numbers of a game mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Layout {
    /// See [`Encode::ENCODING`].
    pub encoding: u32,
    /// See [`Encode::FIELDS`].
    pub fields: &'static [Field],
    /// See [`Encode::ACTIONS`].
    pub actions: usize,
    /// See [`Encode::TRAITS`].
    pub traits: &'static [Field],
}

impl Layout {
    /// How many numbers an observation has.
    pub const fn size(&self) -> usize {
        size(self.fields)
    }
}

/// A game that can be learnt by playing it many times.
pub trait Train: Encode {
    /// A bot that plays games to learn from: with the net in these bytes, or without one. It tries
    /// things out now and then.
    ///
    /// # Errors
    /// If the net was not trained for this game, these rules and this encoding.
    fn trainee(net: Option<&[u8]>) -> Result<Box<dyn Bot<Self>>, Malformed>;

    /// Makes an opening unlike the usual ones now and then, so that rare positions are learnt too.
    fn vary(&mut self, _chance: &mut Chance) {}

    /// Whether the seat can still win.
    fn is_in(&self, _seat: Seat) -> bool {
        true
    }

    /// Whether a position that has just come about is one to learn from; unless the game says
    /// otherwise, where a turn has just begun.
    fn is_lesson(&self, opens_turn: bool) -> bool {
        opens_turn
    }
}

/// What makes a bot that plays to learn.
pub type Trainee<G> = fn(Option<&[u8]>) -> Result<Box<dyn Bot<G>>, Malformed>;

/// [`Train`] as a value.
pub struct Training<G: Game> {
    /// See [`Train::trainee`].
    pub trainee: Trainee<G>,
    /// See [`Train::vary`].
    pub vary: fn(&mut G, &mut Chance),
    /// See [`Train::is_in`].
    pub is_in: fn(&G, Seat) -> bool,
    /// See [`Train::is_lesson`].
    pub is_lesson: fn(&G, bool) -> bool,
}

/// What adds every choice of a seat.
pub type Chooser<G> = fn(&G, Seat, &mut Offering<G>, &mut Vec<Choice<<G as Game>::Command>>);

/// What finds the offer in a slot.
pub type Finder<G> = fn(&G, Seat, &mut Offering<G>, usize) -> Option<<G as Game>::Command>;

/// [`Encode`] as a value, so that a game can have it or not: see [`crate::About::ENCODER`].
pub struct Encoder<G: Game> {
    /// What the numbers mean.
    pub layout: Layout,
    /// See [`Encode::observe`].
    pub observe: fn(&G, Seat, &mut [i16]),
    /// See [`Encode::choices`].
    pub choices: Chooser<G>,
    /// See [`Encode::mark`].
    pub mark: fn(&G, Seat, &mut Offering<G>, &mut [u8]),
    /// See [`Encode::find`].
    pub find: Finder<G>,
    /// How it is learnt, if it can be.
    pub training: Option<Training<G>>,
}

impl<G: Encode> Encoder<G> {
    /// The encoder of a game that has one.
    pub const fn of() -> Encoder<G> {
        Encoder::with(None)
    }

    const fn with(training: Option<Training<G>>) -> Encoder<G> {
        let layout = Layout {
            encoding: G::ENCODING,
            fields: G::FIELDS,
            actions: G::ACTIONS,
            traits: G::TRAITS,
        };
        let (observe, choices, mark, find) = (G::observe, G::choices, G::mark, G::find);
        Encoder { layout, observe, choices, mark, find, training }
    }
}

impl<G: Train> Encoder<G> {
    /// The encoder of a game that can be learnt.
    pub const fn trained() -> Encoder<G> {
        Encoder::with(Some(Training {
            trainee: G::trainee,
            vary: G::vary,
            is_in: G::is_in,
            is_lesson: G::is_lesson,
        }))
    }
}

/// A match whose game can be written as numbers: the object-safe twin of [`Encode`].
pub trait AnyEncoded {
    /// See [`Encode::observe`].
    fn observe(&self, seat: Seat, into: &mut [i16]);

    /// See [`Encode::choices`].
    fn choices(&self, seat: Seat) -> Vec<Choice<Value>>;
}

impl<G: Tabletop> AnyEncoded for Running<G> {
    fn observe(&self, seat: Seat, into: &mut [i16]) {
        if let Some(encoder) = G::ENCODER {
            (encoder.observe)(&self.0, seat, into);
        }
    }

    fn choices(&self, seat: Seat) -> Vec<Choice<Value>> {
        let mut choices = Vec::new();
        if let Some(encoder) = G::ENCODER {
            (encoder.choices)(&self.0, seat, &mut Offering::default(), &mut choices);
        }
        let erased =
            |Choice { slot, command, traits }| Choice { slot, command: json(&command), traits };
        choices.into_iter().map(erased).collect()
    }
}
