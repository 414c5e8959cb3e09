//! The game itself. Clause numbers are those of RULES.md.

use contract::{
    Actor, Awaiting, BySeat, Chance, Entry, Feat, Game, NoRegion, Offers, Outcome, Refusal,
    Sampled, Seat, SeatSet, Sink, Tally, Turn, Undo, Viewer,
};

use crate::command::{Command, Event};
use crate::judging;
use crate::menu::Menu;
use crate::puzzle::opening;
use crate::roads::Roads;
use crate::setup::{MOST_ROUNDS, Setup, Start};
use crate::square::SquareSet;
use crate::state::{DESTINATIONS, End, HAND, SEATS, TokyoDangan, Traveller};
use crate::stock::Stock;
use crate::tally;
use crate::turn;
use crate::view::{self, View};

impl Game for TokyoDangan {
    type Setup = Setup;
    type Command = Command;
    type Event = Event;
    type View = View;
    type Region = NoRegion;

    fn open(setup: &Setup, seats: usize, chance: &mut Chance) -> Result<TokyoDangan, Refusal> {
        let board = setup.board.board().map_err(|why| {
            Refusal::new("1.1", "bad-board").with("option", "board").with("why", String::from(why))
        })?;
        if seats == 1 {
            return opening::open(setup.day, chance);
        }
        if !(2..=SEATS).contains(&seats) {
            return Err(Refusal::new("1.2", "bad-seats").with("seats", seats));
        }
        if setup.round_cap > MOST_ROUNDS {
            let refusal = Refusal::new("6.2", "bad-cap").with("option", "round_cap");
            return Err(refusal.with("cap", setup.round_cap).with("most", MOST_ROUNDS));
        }
        let first = match setup.start {
            Start::Random => Seat(chance.idx(seats) as u8),
            Start::Seat0 => Seat(0),
        };
        let mut pile = board.tiles();
        let mut free = board.towns();
        let travellers = BySeat::from_fn(seats, |_| {
            let start = draw_from(free, chance);
            free = if setup.common_start { start } else { free.without(start) };
            deal(start, board.towns(), chance)
        });
        let mut state = TokyoDangan {
            house: setup.house(),
            board,
            roads: Roads::default(),
            travellers,
            pile: Stock::default(),
            discard: Stock::default(),
            active: first,
            first,
            taken: 0,
            round: 1,
            arrivals: 0,
            past: Vec::new(),
            over: None,
            puzzle: None,
        };
        for traveller in state.travellers.values_mut() {
            traveller.hand = (0..HAND).filter_map(|_| pile.draw(chance)).collect();
        }
        state.pile = pile;
        turn::remember(&mut state);
        Ok(state)
    }

    fn seats(&self) -> usize {
        self.travellers.len()
    }

    fn awaiting(&self) -> Awaiting {
        match self.over {
            Some(end) => Awaiting::Over(self.outcome(end)),
            None => Awaiting::seat(self.active),
        }
    }

    fn decision(&self, seat: Seat) -> u32 {
        self.travellers.get(seat).map_or(0, |traveller| traveller.commands)
    }

    fn offers(&self, seat: Seat, into: &mut Offers<Command, NoRegion>) {
        if seat == self.active && self.over.is_none() {
            Menu::of(self).list(&mut into.list);
        }
    }

    fn judge(&self, entry: &Entry<Command>) -> Result<(), Refusal> {
        let Actor::Seat(seat) = entry.actor else {
            return Err(Refusal::new("2.1", "no-business"));
        };
        judging::judge(self, seat, &entry.command)
    }

    fn play(
        &mut self,
        entry: &Entry<Command>,
        chance: &mut Chance,
        events: &mut impl Sink<Event>,
    ) -> Result<Undo, Refusal> {
        self.judge(entry)?;
        let learnt = turn::act(self, entry.command, chance, events);
        // Over a puzzle nobody else learns anything.
        let learnt = learnt && (self.puzzle.is_none() || self.over.is_some());
        Ok(if learnt { Undo::Barred } else { Undo::Free })
    }

    fn view(&self, viewer: Viewer) -> View {
        view::of(self, viewer)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        let mut event = event.clone();
        if let Event::Drew { seat, tiles, .. } = &mut event
            && !viewer.is(*seat)
        {
            *tiles = None;
        }
        Some(event)
    }

    fn guess(view: &View, chance: &mut Chance) -> TokyoDangan {
        view::guess(view, chance)
    }

    fn sample_unlisted(&self, seat: Seat, chance: &mut Chance) -> Option<Sampled<Command>> {
        let asked = seat == self.active && self.over.is_none();
        if asked { Menu::of(self).sample(chance) } else { None }
    }

    /// Everybody has a hand and destinations of their own until the end (clause 7.1).
    fn secretive(&self) -> SeatSet {
        if self.over.is_some() { SeatSet::EMPTY } else { SeatSet::all(self.travellers.len()) }
    }

    fn round(&self) -> u32 {
        self.round
    }

    fn turn(&self) -> Turn {
        Turn { round: self.round, seat: Some(self.active) }
    }

    fn feat(&self) -> Option<Feat> {
        opening::feat(self)
    }

    fn tally(&self, events: &[Event], tally: &mut Tally) {
        tally::count(events, tally);
    }
}

impl TokyoDangan {
    /// Who won and who came where (clause 6.4).
    fn outcome(&self, end: End) -> Outcome {
        if let Some(facts) = self.puzzle {
            return opening::outcome(facts, end, self.taken);
        }
        let winners = self.leaders();
        let count = |seat: Seat| self.travellers[seat].reached.len();
        let worth = |seat: Seat| (winners.contains(seat), count(seat));
        let seats = self.seats();
        let place = |seat: Seat| {
            1 + Seat::all(seats).filter(|other| worth(*other) > worth(seat)).count() as u8
        };
        Outcome {
            winners,
            places: BySeat::from_fn(seats, place),
            scores: BySeat::from_fn(seats, |seat| count(seat) as i32),
            ending: match end {
                End::FifthDestination => "fifth-destination",
                End::RoundCap => "round-cap",
                End::Repetition => "repetition",
                End::OutOfActions => "out-of-actions",
            },
        }
    }
}

/// One of the squares, drawn by chance; nothing from nothing.
pub(crate) fn draw_from(set: SquareSet, chance: &mut Chance) -> SquareSet {
    let nth = chance.idx(set.len());
    set.iter().nth(nth).map_or(SquareSet::EMPTY, SquareSet::only)
}

/// A player who starts in that city, with five destinations among the others (clause 1.4).
fn deal(start: SquareSet, towns: SquareSet, chance: &mut Chance) -> Traveller {
    let mut open = SquareSet::EMPTY;
    for _ in 0..DESTINATIONS {
        open = open.or(draw_from(towns.without(start).without(open), chance));
    }
    Traveller { open, ..Traveller::at(start.first()) }
}
