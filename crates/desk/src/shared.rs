//! Several people on one device, who take turns at it; bots play the other seats.
//!
//! The page looks through one person's eyes at a time. When it is somebody else's turn the device
//! is passed on, and where one of the two has secrets ([`contract::Game::secretive`]) a curtain is
//! drawn first: until the next person takes the device, the page is told nothing at all.

use contract::{AnyTitle, Awaiting, Chance, Denied, Patience, Seat, SeatSet, Viewer};
use serde_json::Value;
use table::{Table, Way};
use wire::log::LogPage;
use wire::outbound::{NoUndo, Standing};
use wire::page::{Hand, Turn};
use wire::{Inbound, Outbound};

use crate::desk::{Desk, NewDesk, Unfit, unfit};
use crate::desk_error::DeskError;

/// A match on a device that several people share.
pub struct Shared {
    desk: Desk,
    people: SeatSet,
    /// Whom the curtain waits for, while it is drawn.
    covered: Option<Seat>,
    /// Who asked for the device although it is not their turn.
    called: Option<Seat>,
}

/// Whether people can take turns with those options: not where a clock runs for everybody.
///
/// # Errors
/// If the options do not fit.
pub fn in_turns(title: &'static dyn AnyTitle, setup: &Value) -> Result<bool, Denied> {
    let seats = (*title.meta().seats.start()).max(2);
    let game = title.open(setup, seats, &mut Chance::from_number(0))?;
    Ok(game.awaiting().wake_at().is_none())
}

impl Shared {
    /// Begins a match, or goes on with one. Nobody looks before it is clear whose turn it is.
    ///
    /// # Errors
    /// One sentence that says what does not fit.
    pub fn new(title: &'static dyn AnyTitle, new: NewDesk) -> Result<Shared, DeskError> {
        let desk = Desk::new(title, NewDesk { seat: None, ..new })?;
        let sitters = desk.table().sitters();
        let is_person = |seat: &Seat| sitters[seat.idx()].bot.is_none();
        let people: SeatSet = Seat::all(sitters.len()).filter(is_person).collect();
        if people.len() < 2 {
            return Err(DeskError::TooFewPeople { people: people.len() });
        }
        if desk.table().version() == 0 && desk.table().awaiting().wake_at().is_some() {
            return Err(DeskError::RealTime);
        }
        let mut shared = Shared { desk, people, covered: None, called: None };
        shared.pass();
        Ok(shared)
    }

    pub fn desk(&self) -> &Desk {
        &self.desk
    }

    fn table(&self) -> &Table {
        self.desk.table()
    }

    /// Who has the device, and to whom it goes.
    pub fn hand(&self) -> Hand {
        if let Some(seat) = self.covered {
            return Hand::Covered { seat };
        }
        if let Some(to) = self.goes_to() {
            return Hand::Passes { to };
        }
        let seat = self.desk.seat();
        let out_of_turn = seat.is_some() && self.called == seat;
        Hand::Looks { seat, may: self.others_may(), out_of_turn }
    }

    /// To whom the device goes, if the viewer has nothing more to decide: to the next person
    /// who has to act; to everybody when the match is over.
    fn goes_to(&self) -> Option<Option<Seat>> {
        let looks = self.desk.seat();
        let waiting = match self.table().awaiting() {
            Awaiting::Over(_) => return looks.map(|_| None),
            Awaiting::Seats(waiting) => waiting,
        };
        let stays = |seat: Seat| {
            waiting.must.contains(seat) || self.called == Some(seat) && waiting.may.contains(seat)
        };
        if looks.is_some_and(stays) {
            return None;
        }
        let after = looks.map_or(0, |seat| seat.idx() + 1);
        let count = self.table().sitters().len();
        let round = (0..count).map(|step| Seat(((after + step) % count) as u8));
        round
            .into_iter()
            .find(|seat| self.people.contains(*seat) && waiting.must.contains(*seat))
            .map(Some)
    }

    /// The people besides the viewer who may act now, and need not.
    fn others_may(&self) -> SeatSet {
        let Awaiting::Seats(waiting) = self.table().awaiting() else { return SeatSet::EMPTY };
        let looks = self.desk.seat();
        let other = |seat: &Seat| self.people.contains(*seat) && looks != Some(*seat);
        waiting.may.iter().filter(other).collect()
    }

    /// The viewer has seen everything, and passes the device on. Tells what the next person
    /// sees, unless a curtain is drawn first.
    pub fn pass(&mut self) -> Vec<Outbound> {
        self.called = None;
        match self.goes_to() {
            Some(to) if self.covered.is_none() => self.give(to),
            _ => Vec::new(),
        }
    }

    /// The person whom the curtain waits for draws it aside.
    pub fn take(&mut self) -> Vec<Outbound> {
        match self.covered.take() {
            Some(seat) => self.look(Some(seat)),
            None => Vec::new(),
        }
    }

    /// Somebody who may act now, although it is another person's turn, asks for the device.
    pub fn call(&mut self, seat: Seat) -> Vec<Outbound> {
        if self.covered.is_some() || !self.others_may().contains(seat) {
            return Vec::new();
        }
        self.called = Some(seat);
        self.give(Some(seat))
    }

    fn give(&mut self, to: Option<Seat>) -> Vec<Outbound> {
        let secretive = self.table().game().secretive();
        let hides = |seat: Option<Seat>| seat.is_some_and(|seat| secretive.contains(seat));
        if let Some(next) = to
            && (hides(to) || hides(self.desk.seat()))
        {
            self.desk.look_as(None);
            self.covered = Some(next);
            return Vec::new();
        }
        self.look(to)
    }

    fn look(&mut self, seat: Option<Seat>) -> Vec<Outbound> {
        self.desk.look_as(seat);
        let welcome = self.desk.welcome();
        self.told(vec![welcome])
    }

    /// Does what the viewer's message asks, at that match time. Behind the curtain nobody is
    /// told anything.
    pub fn hear(&mut self, message: &Inbound, now_ms: u64) -> Vec<Outbound> {
        if self.covered.is_some() {
            return match message {
                Inbound::Command { id, .. } | Inbound::Undo { id } => {
                    vec![unfit(Some(id), &Unfit::Covered)]
                }
                _ => Vec::new(),
            };
        }
        let said = match (message, self.undoer()) {
            (Inbound::Undo { id }, Some(seat)) => {
                self.desk.do_for(seat, id, now_ms, |desk, seat, _| {
                    desk.undo(seat)?;
                    Ok(Vec::new())
                })
            }
            _ => self.desk.hear(message, now_ms),
        };
        self.told(said)
    }

    /// Lets the clock and the bots do what is due by that match time: see [`Desk::tick`].
    ///
    /// # Errors
    /// If the clock cannot act, or a bot has to act and can do nothing.
    pub fn tick(
        &mut self,
        now_ms: u64,
        pace_ms: u64,
        patience: &dyn Patience,
    ) -> Result<Turn, DeskError> {
        let Turn { said, next_ms } = self.desk.tick(now_ms, pace_ms, patience)?;
        let said = if self.covered.is_some() { Vec::new() } else { self.told(said) };
        Ok(Turn { said, next_ms })
    }

    /// A page of the viewer's log; nothing behind the curtain.
    ///
    /// # Errors
    /// If the match cannot be replayed, which no game allows.
    pub fn log(&self, before: Option<u64>) -> Result<LogPage, DeskError> {
        match self.covered {
            Some(_) => Ok(crate::page(&[], self.table().version() as u64, None)),
            None => self.desk.log(before),
        }
    }

    /// Through whose eyes the page looks; nobody's behind the curtain.
    pub fn viewer(&self) -> Option<Viewer> {
        self.covered.is_none().then(|| self.desk.viewer())
    }

    /// Whose last act can be taken back now: one's own, where nobody else has acted since; and
    /// where nobody has secrets, that of the person who has just passed the device on. Nobody is
    /// asked.
    fn undoer(&self) -> Option<Seat> {
        let free = |seat: &Seat| self.table().undo_way(*seat) == Way::Free;
        let looks = self.desk.seat()?;
        if free(&looks) {
            return Some(looks);
        }
        let secretive = self.table().game().secretive();
        let open = !self.people.iter().any(|seat| secretive.contains(seat));
        self.people.iter().filter(|_| open).find(free)
    }

    /// What is told, with what can be taken back on this device.
    fn told(&self, mut said: Vec<Outbound>) -> Vec<Outbound> {
        let undoer = self.undoer();
        let correct = |standing: &mut Standing| {
            standing.undo_is_free = undoer.is_some();
            standing.no_undo = match undoer {
                Some(_) => None,
                None => Some(standing.no_undo.unwrap_or(NoUndo::Others)),
            };
        };
        for message in &mut said {
            match message {
                Outbound::Welcome(welcome) => correct(&mut welcome.standing),
                Outbound::Update(update) => correct(&mut update.standing),
                _ => {}
            }
        }
        said
    }
}
