//! What players do by hand.

use contract::{Chance, Refusal, Seat, Sink, Undo};

use crate::command::{Build, Command, Event};
use crate::fault::First;
use crate::hand::holding::{Hand, Held, Lifted, Rising};
use crate::hand::path::Path;
use crate::hand::settled::{Landing, Missed, Settled, Slip};
use crate::hand::simulated::{can_carry, fly, next_by_hand};
use crate::setup::Mode;
use crate::solids::pillar_at;
use crate::truth::TokyoHighway;

/// Seeds of trembling hands are below this.
const SEEDS: u32 = 1 << 30;

impl TokyoHighway {
    /// Whether pieces are put up by hand here.
    pub fn is_by_hand(&self) -> bool {
        self.setup.mode == Mode::HandBuilt
    }

    /// The table without what the active player is putting up: its pieces are in the supply again.
    pub fn tidied(&self) -> TokyoHighway {
        let mut tidied = self.clone();
        tidied.tidy();
        tidied
    }

    /// Takes down what the active player is putting up.
    fn tidy(&mut self) {
        let Some(hand) = &mut self.truth.hand else { return };
        let kept = Hand { missed: hand.missed, idle: hand.idle, ..Hand::default() };
        let rising = std::mem::replace(hand, kept).rising;
        if let Some(rising) = rising {
            let builder = &mut self.truth.builders[self.truth.active];
            builder.grey = builder.grey.saturating_add(rising.grey);
            builder.yellow = builder.yellow.saturating_add(u8::from(rising.yellow));
        }
    }

    /// The survey of the road that lies already, with the cars on it.
    pub(super) fn laid(&self, seat: Seat) -> Option<(Build, crate::survey::Survey)> {
        let laid = self.hand.as_ref()?.laid.clone()?;
        let survey = self.tidied().may_build(seat, &laid).ok()?;
        Some((laid, survey))
    }

    /// What comes of letting a piece go, with a slip that chance decides.
    pub(crate) fn settle_carried(
        &self,
        seat: Seat,
        path: &Path,
        chance: &mut Chance,
    ) -> Option<Settled> {
        let lifted = self.hand.as_ref()?.lifted?;
        let mut part = || chance.below(2_001) as i16 - 1_000;
        let slip = Slip { x: part(), y: part(), spin: part() };
        fly(self, seat, lifted, path, slip)
    }

    /// What can be done next without a pointer: the pieces of an announced build, one by one.
    pub(crate) fn next_by_hand(&self, seat: Seat) -> Vec<Command> {
        next_by_hand(self, seat)
    }

    /// Whether there is a clear way to the place of every disc and of the road of a build.
    pub(crate) fn can_carry(&self, seat: Seat, build: &Build) -> bool {
        can_carry(self, seat, build)
    }

    /// Whether the active player has begun a build by hand, or announced one.
    pub(crate) fn is_building_by_hand(&self) -> bool {
        self.hand.as_ref().is_some_and(|hand| !hand.is_empty())
    }

    /// Does one of the acts of chapter 11, and says whether it can be taken back: chance has moved
    /// the hand, so most cannot.
    pub(crate) fn play_by_hand(
        &mut self,
        command: &Command,
        chance: &mut Chance,
        events: &mut impl Sink<Event>,
    ) -> Undo {
        match command {
            Command::Lift { piece } => self.lift(*piece, chance, events),
            Command::Carry { path, settled } => {
                let settled = match settled {
                    Some(settled) => Some(settled.clone()),
                    None => self.settle_carried(self.active, path, chance),
                };
                if let Some(settled) = settled {
                    self.set_down(path, &settled, events);
                }
            }
            Command::Lower => self.lower(events),
            Command::Clear => self.clear(events),
            _ => self.done(events),
        }
        Undo::Barred
    }

    pub(crate) fn plan(&mut self, build: &Build, events: &mut impl Sink<Event>) {
        let seat = self.active;
        if let Some(hand) = &mut self.truth.hand {
            hand.plan = Some(build.clone());
        }
        events.push(|| Event::Planned { seat });
    }

    pub(crate) fn lift(&mut self, piece: Held, chance: &mut Chance, events: &mut impl Sink<Event>) {
        let (seat, seed) = (self.active, chance.below(SEEDS));
        if let Some(hand) = &mut self.truth.hand {
            hand.lifted = Some(Lifted { piece, seed });
        }
        events.push(|| Event::Lifted { seat, piece });
    }

    /// Puts the piece in hand back where it came from, and takes nothing down.
    pub(crate) fn lower(&mut self, events: &mut impl Sink<Event>) {
        let seat = self.active;
        if let Some(lifted) = self.truth.hand.as_mut().and_then(|hand| hand.lifted.take()) {
            events.push(|| Event::Lowered { seat, piece: lifted.piece });
        }
    }

    /// Takes down what was put up of a column, and forgets the plan.
    pub(crate) fn clear(&mut self, events: &mut impl Sink<Event>) {
        let seat = self.active;
        self.tidy();
        events.push(|| Event::Cleared { seat });
    }

    /// Ends the turn with the road that lies and the cars on it.
    pub(crate) fn done(&mut self, events: &mut impl Sink<Event>) {
        let seat = self.active;
        let Some((build, survey)) = self.laid(seat) else { return };
        self.tidy();
        self.build(&build, &survey, events);
    }

    /// Does what came of a piece that was carried: it stands, or is taken back; the players whose
    /// pieces fell are paid, and everything is as it was (clauses 9.1 to 9.4 and 11.4 to 11.6).
    pub(crate) fn set_down(
        &mut self,
        path: &Path,
        settled: &Settled,
        events: &mut impl Sink<Event>,
    ) {
        let seat = self.active;
        let lifted = self.truth.hand.as_mut().and_then(|hand| hand.lifted.take());
        let Some(Lifted { piece, seed }) = lifted else { return };
        let stood = settled.knocked.is_empty() && self.stands_there(seat, piece, &settled.landing);
        events.push(|| Event::SetDown {
            seat,
            piece,
            seed,
            path: path.clone(),
            slip: settled.slip,
            engine: settled.engine.clone(),
            knocked: settled.knocked.clone(),
            stood,
        });
        if stood {
            return self.keep(seat, piece, &settled.landing, events);
        }
        if let Some(hand) = &mut self.truth.hand {
            hand.missed = hand.missed.saturating_add(1);
        }
        let (missed, clause) = self.why_not(seat, piece, &settled.landing);
        events.push(|| Event::TakenBack { seat, piece, missed, clause });
        let fallen = settled.fallen(&self.truth, seat);
        if fallen.values().any(|count| *count > 0) {
            self.fine(seat, &fallen, events);
        }
    }

    /// Whether a piece may stay where it came to rest.
    fn stands_there(&self, seat: Seat, piece: Held, landing: &Landing) -> bool {
        self.judge_landing(seat, piece, landing).is_some_and(|verdict| verdict.is_ok())
    }

    /// What the rules say about where a piece came to rest; nothing if no such piece can be there.
    fn judge_landing(
        &self,
        seat: Seat,
        piece: Held,
        landing: &Landing,
    ) -> Option<Result<(), Refusal>> {
        let hand = self.hand.as_ref()?;
        let table = self.tidied();
        let stands = |at, height| {
            let fault = table.stands(&pillar_at(at, height), &mut First).err();
            fault.map_or(Ok(()), |fault| Err(fault.refusal(&table)))
        };
        match (landing, piece) {
            (Landing::Foot { at }, Held::Grey) if hand.rising.is_none() => Some(stands(*at, 1)),
            (Landing::Top, Held::Grey | Held::Yellow) => {
                let rising = hand.rising?;
                Some(stands(rising.at, rising.height().checked_add(1)?))
            }
            (Landing::Across(build), Held::Road) if hand.laid.is_none() => {
                Some(table.may_build(seat, build).map(|_| ()))
            }
            (Landing::Parked(spot), Held::Car) => {
                let mut build = hand.laid.clone()?;
                build.cars.try_push(*spot).ok()?;
                Some(table.may_build(seat, &build).map(|_| ()))
            }
            _ => None,
        }
    }

    /// Why a piece cannot stay, and by which clause where it is one.
    fn why_not(&self, seat: Seat, piece: Held, landing: &Landing) -> (Missed, Option<String>) {
        if let Landing::Astray(missed) = landing {
            return (*missed, None);
        }
        let refusal = self.judge_landing(seat, piece, landing).and_then(|verdict| verdict.err());
        (Missed::Elsewhere, refusal.map(|refusal| refusal.clause.into_owned()))
    }

    /// Keeps a piece where it stands. When there is nothing more to put on the road, the turn ends.
    fn keep(&mut self, seat: Seat, piece: Held, landing: &Landing, events: &mut impl Sink<Event>) {
        let Some(hand) = &mut self.truth.hand else { return };
        let builder = &mut self.truth.builders[seat];
        match landing {
            Landing::Foot { at } => {
                hand.rising = Some(Rising { at: *at, grey: 1, yellow: false });
                builder.grey = builder.grey.saturating_sub(1);
            }
            Landing::Top => {
                if let Some(rising) = &mut hand.rising {
                    let yellow = piece == Held::Yellow;
                    rising.yellow |= yellow;
                    rising.grey = rising.grey.saturating_add(u8::from(!yellow));
                    builder.yellow = builder.yellow.saturating_sub(u8::from(yellow));
                    builder.grey = builder.grey.saturating_sub(u8::from(!yellow));
                }
            }
            Landing::Across(build) => hand.laid = Some(build.clone()),
            Landing::Parked(spot) => {
                if let Some(laid) = &mut hand.laid
                    && laid.cars.try_push(*spot).is_err()
                {
                    return;
                }
            }
            Landing::Astray(_) => return,
        }
        if matches!(landing, Landing::Across(_) | Landing::Parked(_)) && self.is_finished(seat) {
            self.done(events);
        }
    }

    /// Whether nothing more can be put on the road that lies, or nothing more was planned.
    fn is_finished(&self, seat: Seat) -> bool {
        let Some(hand) = &self.hand else { return false };
        let planned_out = hand.plan.is_some() && hand.next_of_plan().is_none();
        planned_out || self.cars_to_park(seat) == 0
    }

    /// After a penalty was paid: a player who cannot build any more, or not what was announced,
    /// takes down what was begun.
    pub(crate) fn find_blocked_by_hand(&mut self) {
        if self.hand.as_ref().is_some_and(|hand| hand.laid.is_some()) {
            return;
        }
        let mut tidied = self.tidied();
        let plan = self.hand.as_ref().and_then(|hand| hand.plan.as_ref());
        if plan.is_some_and(|plan| tidied.may_build(self.active, plan).is_err()) {
            self.tidy();
        }
        tidied.find_blocked();
        if tidied.blocked {
            *self = tidied;
        } else {
            self.truth.blocked = false;
            self.truth.builders[self.truth.active].stuck = false;
        }
    }
}
