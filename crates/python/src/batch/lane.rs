//! One match of a batch.

use contract::encode::Encoder;
use contract::{
    Actor, Awaiting, BySeat, Chance, Entry, Game, Offering, Outcome, Seat, SeatSet, Seed, Silent,
    Tabletop,
};

use crate::fault::Fault;
use crate::running::returns;

/// A clock that acts more often than this at one go never sleeps.
const MOST_WAKES: usize = 100_000;

/// What all matches of a batch have in common.
pub struct Common<G: Tabletop> {
    pub setup: G::Setup,
    pub seats: usize,
    pub seed: Seed,
    pub encoder: Encoder<G>,
    /// How many matches there are: the next one in this place has a number so much higher.
    pub n: u64,
    /// How long a seat takes over each act, in match time.
    pub pace_ms: u64,
}

/// One match, and where the next one comes from.
pub struct Lane<G: Game> {
    pub state: G,
    pub seed: Seed,
    /// How many entries there were.
    pub entries: u64,
    /// The number of the match.
    number: u64,
    /// Who acts next, and when.
    pub seat: Seat,
    at_ms: u64,
    /// When each seat has its hands free again.
    free_ms: BySeat<u64>,
    /// What the seat is offered.
    offering: Offering<G>,
    /// What is to be played next.
    intended: Option<G::Command>,
    /// Where actions are drawn from.
    luck: Chance,
    /// How the match ended that the last step ended.
    pub ended: Option<Outcome>,
}

impl<G: Tabletop> Lane<G> {
    pub fn new(common: &Common<G>, number: u64) -> Result<Lane<G>, Fault> {
        let seed = common.seed.of_match(number);
        let mut lane = Lane {
            state: G::open(&common.setup, common.seats, &mut Chance::new(&seed, 0))?,
            seed,
            entries: 0,
            number,
            seat: Seat(0),
            at_ms: 0,
            free_ms: BySeat::from_fn(common.seats, |_| 0),
            offering: Offering::default(),
            intended: None,
            luck: Chance::new(&seed, u64::MAX),
            ended: None,
        };
        lane.settle(common)?;
        Ok(lane)
    }

    /// Notes the slot that is to be played next; whether it is offered.
    pub fn intend(&mut self, common: &Common<G>, slot: i64) -> bool {
        let slot = usize::try_from(slot).ok();
        let find = |slot| (common.encoder.find)(&self.state, self.seat, &mut self.offering, slot);
        self.intended = slot.and_then(find);
        self.intended.is_some()
    }

    /// Plays what was noted.
    pub fn carry_out(&mut self, common: &Common<G>) -> Result<(), Fault> {
        let command = self.intended.take();
        self.act(common, command)
    }

    /// Plays a legal command, drawn at random as random bots do.
    pub fn play_any(&mut self, common: &Common<G>) -> Result<(), Fault> {
        let drawn = self.offering.sample(&self.state, self.seat, &mut self.luck);
        self.act(common, drawn)
    }

    fn act(&mut self, common: &Common<G>, command: Option<G::Command>) -> Result<(), Fault> {
        let command = command.ok_or_else(stuck::<G>)?;
        self.ended = None;
        let (seat, at_ms) = (self.seat, self.at_ms);
        self.enter(&Entry::new(seat, at_ms, command))?;
        self.free_ms[seat] = at_ms.saturating_add(common.pace_ms);
        self.settle(common)
    }

    fn enter(&mut self, entry: &Entry<G::Command>) -> Result<(), Fault> {
        let mut chance = Chance::new(&self.seed, self.entries + 1);
        self.state.play(entry, &mut chance, &mut Silent)?;
        self.entries += 1;
        self.offering.clear();
        Ok(())
    }

    /// Goes on until a seat has to act: the clock does what it has to, and a match that is over is
    /// followed by the next.
    fn settle(&mut self, common: &Common<G>) -> Result<(), Fault> {
        for _ in 0..MOST_WAKES {
            let waiting = match self.state.awaiting() {
                Awaiting::Seats(waiting) => waiting,
                Awaiting::Over(outcome) => {
                    self.next(common)?;
                    self.ended = Some(outcome);
                    continue;
                }
            };
            let due = self.first_free(waiting.must);
            match (due, waiting.wake_at) {
                (Some((at_ms, seat)), wake) if wake.is_none_or(|wake| at_ms < wake) => {
                    (self.seat, self.at_ms) = (seat, at_ms);
                    return Ok(());
                }
                (_, Some(wake_at)) => {
                    let tick = G::wake().ok_or_else(stuck::<G>)?;
                    self.enter(&Entry::new(Actor::Clock, wake_at, tick))?;
                }
                _ => return Err(stuck::<G>()),
            }
        }
        Err(stuck::<G>())
    }

    /// Who of them has free hands first, and when.
    fn first_free(&self, seats: SeatSet) -> Option<(u64, Seat)> {
        let now = self.state.now();
        seats.iter().map(|seat| (self.free_ms[seat].max(now), seat)).min()
    }

    fn next(&mut self, common: &Common<G>) -> Result<(), Fault> {
        self.number = self.number.wrapping_add(common.n);
        self.seed = common.seed.of_match(self.number);
        self.state = G::open(&common.setup, common.seats, &mut Chance::new(&self.seed, 0))?;
        self.luck = Chance::new(&self.seed, u64::MAX);
        self.entries = 0;
        self.offering.clear();
        self.free_ms.values_mut().for_each(|free| *free = 0);
        Ok(())
    }

    /// Writes what the seat to act knows.
    pub fn observe(&self, common: &Common<G>, into: &mut [i16]) {
        (common.encoder.observe)(&self.state, self.seat, into);
    }

    /// Writes a 1 for every slot that is offered.
    pub fn mask(&mut self, common: &Common<G>, into: &mut [u8]) {
        into.fill(0);
        (common.encoder.mark)(&self.state, self.seat, &mut self.offering, into);
    }

    /// Writes what tells open slots apart.
    pub fn traits(&mut self, common: &Common<G>, into: &mut [i16]) {
        into.fill(0);
        let layout = &common.encoder.layout;
        let width = contract::encode::size(layout.traits);
        let mut choices = Vec::new();
        (common.encoder.choices)(&self.state, self.seat, &mut self.offering, &mut choices);
        for choice in choices {
            let Some(idx) = choice.slot.checked_sub(layout.actions) else { continue };
            let Some(row) = into.chunks_mut(width.max(1)).nth(idx) else { continue };
            row.iter_mut().zip(&choice.traits).for_each(|(place, number)| *place = *number);
        }
    }

    /// Writes what each seat got, if the last step ended a match.
    pub fn reward(&self, into: &mut [f32]) {
        into.fill(0.0);
        let Some(outcome) = &self.ended else { return };
        let seats = into.len();
        for (seat, place) in Seat::all(seats).zip(into) {
            *place = returns(outcome, seat, seats) as f32;
        }
    }
}

fn stuck<G: Tabletop>() -> Fault {
    Fault::Malformed(format!("nobody can go on in a match of {}", G::META.title))
}
