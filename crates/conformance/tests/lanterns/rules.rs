use std::sync::atomic::{AtomicU32, Ordering};

use contract::{
    Actor, Awaiting, BySeat, Chance, Entry, Game, NoRegion, Offers, Outcome, Refusal, Seat,
    SeatSet, Sink, Undo, Viewer, Waiting,
};
use kit::{Bag, Pending, roll};
use serde::{Deserialize, Serialize};

use super::Wrong;
use super::view::View;

pub const CARDS: u8 = 12;
pub const HAND: usize = 3;
pub const ROUNDS: u32 = 3;
const CHOOSING_MS: u64 = 10_000;
const CHALLENGE_MS: u64 = 2_000;

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    pub challenges: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Command {
    Lay { card: u8 },
    Withdraw,
    Roll,
    Challenge,
    Tick,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    Laid { seat: Seat, card: Option<u8> },
    Withdrew { seat: Seat },
    Forced { seat: Seat, card: Option<u8> },
    Led { seat: Seat, card: u8 },
    Rolled { seat: Seat, die: u8 },
    Challenged { seat: Seat },
    Drew { seat: Seat, card: Option<u8> },
    TimeUp,
}

/// What is asked, the top of the stack first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    Lay { until: u64 },
    Roll { seat: Seat },
    Challenge { roller: Seat, die: u8, until: u64 },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lanterns<const WRONG: u8> {
    pub challenges: bool,
    pub now: u64,
    pub round: u32,
    pub hands: BySeat<Vec<u8>>,
    pub laid: BySeat<Option<u8>>,
    pub bag: Bag<u8>,
    pub spent: Vec<u8>,
    pub tokens: BySeat<bool>,
    pub scores: BySeat<u8>,
    pub decisions: BySeat<u32>,
    pub pending: Pending<Ask>,
    pub over: bool,
}

impl<const WRONG: u8> Lanterns<WRONG> {
    fn waiting(&self) -> Waiting {
        let all = SeatSet::all(self.seats());
        let holds = |seat: &Seat| self.laid[*seat].is_some();
        match self.pending.top() {
            Some(&Ask::Lay { until }) => Waiting {
                must: all.iter().filter(|seat| !holds(seat)).collect(),
                may: all.iter().filter(holds).collect(),
                wake_at: Some(until),
            },
            Some(&Ask::Roll { seat }) => {
                Waiting { must: SeatSet::only(seat), ..Waiting::default() }
            }
            Some(&Ask::Challenge { roller, until, .. }) => Waiting {
                may: all.iter().filter(|seat| *seat != roller && self.tokens[*seat]).collect(),
                wake_at: Some(until),
                ..Waiting::default()
            },
            None => Waiting::default(),
        }
    }

    fn outcome(&self) -> Outcome {
        let best = self.scores.values().max().copied().unwrap_or(0);
        let won = |seat: &Seat| self.scores[*seat] == best;
        let winners = Seat::all(self.seats()).filter(won).collect();
        let ending = if self.round > ROUNDS { "played-out" } else { "lit-up" };
        Outcome::won_by(winners, self.seats(), ending)
    }

    fn judge_seat(&self, seat: Seat, command: Command) -> Result<(), Refusal> {
        if Wrong::UnlistedCommand.is(WRONG) && command == (Command::Lay { card: 255 }) {
            return Ok(());
        }
        let waiting = self.waiting();
        let must = waiting.must.contains(seat);
        let may = waiting.may.contains(seat);
        let lays = matches!(self.pending.top(), Some(Ask::Lay { .. }));
        match command {
            Command::Lay { card } if lays && must => {
                if self.hands[seat].contains(&card) {
                    return Ok(());
                }
                let clause = if Wrong::InventedClause.is(WRONG) { "9.9" } else { "1.2" };
                Err(Refusal::new(clause, "not-in-hand").with("card", card))
            }
            Command::Withdraw if lays && may => Ok(()),
            Command::Roll if !lays && must => Ok(()),
            Command::Challenge if !lays && may => Ok(()),
            Command::Tick => Err(Refusal::new("1.5", "only-clock")),
            _ => Err(Refusal::new("1.1", "not-now")),
        }
    }

    fn lay(&mut self, seat: Seat, card: u8) {
        self.hands[seat].retain(|held| *held != card);
        self.laid[seat] = Some(card);
    }

    /// Everybody has laid a card: the highest leads, and its owner rolls.
    fn reveal(&mut self, events: &mut impl Sink<Event>) {
        let best = self.laid.iter().max_by_key(|(_, card)| **card);
        let Some((seat, &Some(card))) = best else { return };
        events.push(|| Event::Led { seat, card });
        self.pending.pop();
        self.ask_roll(seat);
    }

    fn ask_roll(&mut self, seat: Seat) {
        self.decisions[seat] += 1;
        self.pending.push(Ask::Roll { seat });
    }

    fn roll(&mut self, seat: Seat, chance: &mut Chance, events: &mut impl Sink<Event>) {
        let [mut die] = roll(&[1u8, 2, 3, 4, 5, 6], chance);
        if Wrong::HiddenDice.is(WRONG) {
            static ROLLS: AtomicU32 = AtomicU32::new(0);
            die = (ROLLS.fetch_add(1, Ordering::Relaxed) % 6) as u8 + 1;
        }
        events.push(|| Event::Rolled { seat, die });
        self.pending.pop();
        self.scores[seat] += die;
        if die == 6 && self.laid[seat] == Some(CARDS) {
            self.over = true;
        } else if self.challenges {
            let until = self.now + CHALLENGE_MS;
            self.pending.push(Ask::Challenge { roller: seat, die, until });
            for other in self.waiting().may.iter() {
                self.decisions[other] += 1;
            }
        } else {
            self.end_round(chance, events);
        }
    }

    fn challenge(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let Some(Ask::Challenge { roller, die, .. }) = self.pending.pop() else { return };
        events.push(|| Event::Challenged { seat });
        self.tokens[seat] = false;
        self.scores[roller] -= die;
        self.ask_roll(roller);
    }

    fn end_round(&mut self, chance: &mut Chance, events: &mut impl Sink<Event>) {
        for seat in Seat::all(self.seats()) {
            self.spent.extend(self.laid[seat].take());
        }
        self.spent.sort_unstable();
        self.round += 1;
        self.over = self.round > ROUNDS;
        if self.over {
            return;
        }
        for seat in Seat::all(self.seats()) {
            if let Some(card) = self.bag.draw(chance) {
                self.hands[seat].push(card);
                self.hands[seat].sort_unstable();
                events.push(|| Event::Drew { seat, card: Some(card) });
            }
            self.decisions[seat] += 1;
        }
        self.pending.push(Ask::Lay { until: self.now + CHOOSING_MS });
    }

    fn tick(&mut self, chance: &mut Chance, events: &mut impl Sink<Event>) {
        events.push(|| Event::TimeUp);
        match self.pending.top() {
            Some(Ask::Lay { .. }) => {
                for seat in Seat::all(self.seats()) {
                    if self.laid[seat].is_none() {
                        let card = self.hands[seat][0];
                        self.lay(seat, card);
                        // What lay in the hand beside it stays secret, so this event does too.
                        let low = self.hands[seat].first().copied();
                        events.push(|| Event::Forced { seat, card: low });
                    }
                }
                self.reveal(events);
            }
            _ => {
                self.pending.pop();
                self.end_round(chance, events);
            }
        }
    }

    fn act(
        &mut self,
        seat: Seat,
        command: Command,
        chance: &mut Chance,
        events: &mut impl Sink<Event>,
    ) -> Undo {
        if !Wrong::FrozenNumber.is(WRONG) {
            self.decisions[seat] += 1;
        }
        match command {
            Command::Lay { card } => {
                self.lay(seat, card);
                events.push(|| Event::Laid { seat, card: Some(card) });
                if self.laid.values().all(Option::is_some) {
                    self.reveal(events);
                    return Undo::Barred;
                }
                return Undo::Free;
            }
            Command::Withdraw => {
                if let Some(card) = self.laid[seat].take() {
                    self.hands[seat].push(card);
                    self.hands[seat].sort_unstable();
                }
                events.push(|| Event::Withdrew { seat });
                return Undo::Free;
            }
            Command::Roll => {
                self.roll(seat, chance, events);
                if Wrong::FreeDice.is(WRONG) {
                    return Undo::Free;
                }
            }
            Command::Challenge => self.challenge(seat, events),
            Command::Tick => {}
        }
        Undo::Barred
    }
}

impl<const WRONG: u8> Game for Lanterns<WRONG> {
    type Setup = Setup;
    type Command = Command;
    type Event = Event;
    type View = View;
    type Region = NoRegion;

    fn open(setup: &Setup, seats: usize, chance: &mut Chance) -> Result<Self, Refusal> {
        let mut bag = Bag::new(1..=CARDS);
        let hands = BySeat::from_fn(seats, |_| {
            let mut hand: Vec<u8> = (0..HAND).filter_map(|_| bag.draw(chance)).collect();
            hand.sort_unstable();
            hand
        });
        let mut pending = Pending::new();
        pending.push(Ask::Lay { until: CHOOSING_MS });
        Ok(Lanterns {
            challenges: setup.challenges,
            now: 0,
            round: 1,
            hands,
            laid: BySeat::from_fn(seats, |_| None),
            bag,
            spent: Vec::new(),
            tokens: BySeat::from_fn(seats, |_| true),
            scores: BySeat::from_fn(seats, |_| 0),
            decisions: BySeat::from_fn(seats, |_| 0),
            pending,
            over: false,
        })
    }

    fn seats(&self) -> usize {
        self.hands.len()
    }

    fn awaiting(&self) -> Awaiting {
        if self.over {
            Awaiting::Over(self.outcome())
        } else if Wrong::NobodyAwaited.is(WRONG) && self.round == 2 {
            Awaiting::Seats(Waiting::default())
        } else {
            Awaiting::Seats(self.waiting())
        }
    }

    fn decision(&self, seat: Seat) -> u32 {
        self.decisions.get(seat).copied().unwrap_or(0)
    }

    fn offers(&self, seat: Seat, into: &mut Offers<Command, NoRegion>) {
        if self.over || seat.idx() >= self.seats() {
            return;
        }
        let lay = |card: &u8| Command::Lay { card: *card };
        let hand = self.hands[seat].iter().map(lay);
        let others = [Command::Withdraw, Command::Roll, Command::Challenge];
        let legal = |command: &Command| self.judge_seat(seat, *command).is_ok();
        into.list.extend(hand.chain(others).filter(legal));
        if Wrong::FalseOffer.is(WRONG) && into.list.len() == 2 {
            into.list.push(Command::Lay { card: 13 });
        }
        if Wrong::HiddenOffer.is(WRONG) {
            into.list.retain(|command| *command != Command::Withdraw);
        }
        if Wrong::PeekingOffers.is(WRONG) && self.bag.contents().first().is_some_and(|c| c % 2 == 0)
        {
            into.list.reverse();
        }
    }

    fn judge(&self, entry: &Entry<Command>) -> Result<(), Refusal> {
        if let Command::Lay { card: 255 } = entry.command {
            assert!(!Wrong::PanicOnGarbage.is(WRONG), "a seeded fault");
            if Wrong::JudgeDisagrees.is(WRONG) {
                return Ok(());
            }
        }
        if self.over {
            return Err(Refusal::new("1.6", "game-over"));
        }
        match entry.actor {
            Actor::Seat(seat) if seat.idx() < self.seats() => self.judge_seat(seat, entry.command),
            Actor::Clock if entry.command == Command::Tick => {
                let early = u64::from(Wrong::EarlyClock.is(WRONG));
                let wake_at = self.waiting().wake_at;
                let due = wake_at.is_some_and(|at_ms| at_ms <= entry.at_ms + early);
                if due { Ok(()) } else { Err(Refusal::new("1.5", "too-early")) }
            }
            _ => Err(Refusal::new("1.1", "not-now")),
        }
    }

    fn play(
        &mut self,
        entry: &Entry<Command>,
        chance: &mut Chance,
        events: &mut impl Sink<Event>,
    ) -> Result<Undo, Refusal> {
        if Wrong::DirtyRefusal.is(WRONG) {
            self.now = entry.at_ms;
        }
        let silenced =
            Wrong::JudgeDisagrees.is(WRONG) && matches!(entry.command, Command::Lay { card: 255 });
        if silenced {
            return Err(Refusal::new("1.1", "not-now"));
        }
        self.judge(entry)?;
        assert!(!Wrong::PanicOnLag.is(WRONG) || entry.lag_ms == 0, "a seeded fault");
        self.now = entry.at_ms;
        if Wrong::RestlessNumbers.is(WRONG) {
            self.decisions.values_mut().for_each(|number| *number += 1);
        }
        match entry.actor {
            Actor::Seat(seat) => Ok(self.act(seat, entry.command, chance, events)),
            Actor::Clock | Actor::Judge => {
                self.tick(chance, events);
                Ok(Undo::Barred)
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match *event {
            Event::Laid { seat, .. } | Event::Drew { seat, .. }
                if viewer.is(seat) || Wrong::TalkativeEvent.is(WRONG) =>
            {
                *event
            }
            Event::Forced { seat, .. } if viewer.is(seat) || Wrong::TalkativeClock.is(WRONG) => {
                *event
            }
            Event::Forced { seat, .. } => Event::Forced { seat, card: None },
            Event::Laid { seat, .. } => Event::Laid { seat, card: None },
            Event::Drew { seat, .. } => Event::Drew { seat, card: None },
            other => other,
        })
    }

    fn guess(view: &View, chance: &mut Chance) -> Self {
        view.guess(chance)
    }

    fn secretive(&self) -> SeatSet {
        match Wrong::UnknownSecrets.is(WRONG) {
            true => SeatSet::EMPTY,
            false => SeatSet::all(self.seats()),
        }
    }

    fn wake() -> Option<Command> {
        Some(Command::Tick)
    }

    fn now(&self) -> u64 {
        self.now
    }

    fn round(&self) -> u32 {
        self.round
    }

    fn opens_turn(event: &Event) -> bool {
        matches!(event, Event::Led { .. })
    }
}
