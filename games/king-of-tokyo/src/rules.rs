//! The game itself. Clause numbers are those of RULES.md.

use arrayvec::ArrayVec;
use contract::{
    Actor, Awaiting, BySeat, Chance, Entry, Game, NoRegion, Offers, Outcome, Refusal, Sampled,
    Seat, SeatSet, Sink, Tally, Undo, Viewer, Waiting,
};
use kit::Pending;

use crate::act::Act;
use crate::cards::{Card, CardSet, hook};
use crate::command::{Command, Event};
use crate::face::{Dice, Face};
use crate::frame::Frame;
use crate::monster::Monster;
use crate::setup::Setup;
use crate::state::{End, KingOfTokyo, Turn};
use crate::steps::{answer, market, question, run};
use crate::tally;
use crate::view::View;

impl KingOfTokyo {
    /// The question that is open, and whom it asks.
    pub fn question(&self) -> Option<(Frame, Seat)> {
        let frame = self.stack.top()?;
        Some((*frame, question::asked(self, frame)?))
    }

    /// Whom the game waits for, given whom the open question asks.
    fn waiting(&self, asked: Option<Seat>) -> Waiting {
        let must = asked.map(SeatSet::only).unwrap_or_default();
        let mut may = question::interjectors(self);
        asked.into_iter().for_each(|seat| may.remove(seat));
        Waiting { must, may, wake_at: None }
    }

    fn outcome(&self, end: End) -> Outcome {
        let seats = self.count();
        let winners = end.winners();
        let ending = match end {
            End::Points { .. } => "twenty-points",
            End::LastStanding { .. } => "last-standing",
            End::AllFell => "all-fell",
        };
        let points = |seat: Seat| i32::from(self.monsters[seat].points);
        // Winners first, then the living by points, then the fallen.
        let worth = |seat: Seat| {
            let (monster, wins) = (&self.monsters[seat], winners.contains(seat));
            (wins, monster.lives(), if wins { 0 } else { monster.points })
        };
        let place = |seat: Seat| {
            let better = Seat::all(seats).filter(|other| worth(*other) > worth(seat)).count();
            better as u8 + if winners.is_empty() { 2 } else { 1 }
        };
        Outcome {
            winners,
            places: BySeat::from_fn(seats, place),
            scores: BySeat::from_fn(seats, points),
            ending,
        }
    }

    /// Whether the seat may command this now, given the open question.
    fn legal(
        &self,
        asked: Option<&(Frame, Seat)>,
        seat: Seat,
        command: &Command,
    ) -> Result<(), Refusal> {
        if self.over.is_some() {
            return Err(Refusal::new("7.5", "game-over"));
        }
        if let Command::Use { .. } = command {
            let lives = self.monsters.get(seat).is_some_and(Monster::lives);
            if lives && is_interjection(self, seat, command) {
                return Ok(());
            }
        }
        let Some((frame, _)) = asked.filter(|(_, asked)| *asked == seat) else {
            let whose = asked.map_or(self.active, |(_, asked)| *asked);
            return Err(Refusal::new("2.1", "not-asked").with("seat", whose));
        };
        let is_choice = question::is_choice(self, frame, seat, command);
        if is_choice { Ok(()) } else { Err(self.why_not(*frame, seat, command)) }
    }

    /// The clause that forbids a command to the seat that is asked.
    fn why_not(&self, frame: Frame, seat: Seat, command: &Command) -> Refusal {
        let energy = self.monsters[seat].energy;
        match (frame, command) {
            (Frame::Rolling, Command::Reroll { dice }) => {
                if self.turn.rerolls == 0 {
                    Refusal::new("2.4", "no-reroll-left")
                } else if dice.is_empty() {
                    Refusal::new("2.4", "nothing-rerolled")
                } else {
                    Refusal::new("2.3", "no-such-dice").with("dice", self.turn.dice.to_string())
                }
            }
            (Frame::Buying | Frame::Opportunity { .. }, Command::Buy { slot }) => {
                match self.row.get(usize::from(*slot)).copied().flatten() {
                    None => Refusal::new("6.1", "no-such-card"),
                    Some(card) if !self.affords(seat, card) => self.too_poor(seat, card),
                    Some(_) => Refusal::new("6.4", "not-revealed"),
                }
            }
            (Frame::Buying, Command::BuyFrom { seat: from, card }) => {
                let holds = |monster: &Monster| monster.cards.contains(*card);
                let there = *from != seat && self.monsters.get(*from).is_some_and(holds);
                self.why_not_by_card(seat, hook::TENTACLES, there.then_some(*card))
            }
            (Frame::Buying, Command::BuyTop) => {
                let known = self.top.filter(|top| top.known.contains(seat));
                self.why_not_by_card(seat, hook::LAB, known.map(|top| top.card))
            }
            (Frame::Buying, Command::Sweep) => {
                Refusal::new("6.2", "too-poor").with("price", market::SWEEP).with("energy", energy)
            }
            (Frame::Hearts(_), Command::Heart { .. }) => Refusal::new("3.5", "no-such-heart"),
            (_, Command::Yield | Command::Stay) => Refusal::new("4.2", "not-attacked"),
            (_, Command::Use { card, .. }) => {
                let refusal = Refusal::new("8.1", "card-not-usable");
                refusal.with("card", card.title().name).piece(format!("card-{}", card.key()))
            }
            _ => Refusal::new("2.2", "wrong-step"),
        }
    }

    /// Why a card that only another card lets one buy cannot be bought.
    fn why_not_by_card(&self, seat: Seat, means: CardSet, card: Option<Card>) -> Refusal {
        match card {
            _ if !self.has_power(seat, means) => Refusal::new("8.1", "needs-card"),
            Some(card) => self.too_poor(seat, card),
            None => Refusal::new("6.1", "no-such-card"),
        }
    }

    fn too_poor(&self, seat: Seat, card: Card) -> Refusal {
        let refusal = Refusal::new("6.1", "too-poor").with("price", self.price(seat, card));
        let refusal = refusal.with("energy", self.monsters[seat].energy);
        refusal.piece(format!("card-{}", card.key()))
    }

    /// The number of a seat's decision grows when it acts, and when it is asked something new.
    fn number(&mut self, actor: Seat, before: Waiting, frame: Option<Frame>, after: Waiting) {
        let is_new = self.stack.top().copied() != frame;
        for seat in after.must.union(after.may).iter() {
            let was = before.must.union(before.may).contains(seat);
            let changed = after.must.contains(seat) && (is_new || !before.must.contains(seat));
            if seat == actor || !was || changed {
                self.decisions[seat] += 1;
            }
        }
        if !after.must.union(after.may).contains(actor) {
            self.decisions[actor] += 1;
        }
    }
}

/// Who begins: the most claws of six dice; who ties rolls again.
fn roll_off(seats: usize, chance: &mut Chance) -> (BySeat<u8>, Seat) {
    let mut roll = || Dice::roll(6, chance).count(Face::Claw);
    let claws = BySeat::from_fn(seats, |_| roll());
    let mut left: Vec<(Seat, u8)> = claws.iter().map(|(seat, claws)| (seat, *claws)).collect();
    // Chance could tie for ever only with probability zero; a hundred rounds are enough.
    for _ in 0..100 {
        let most = left.iter().map(|(_, claws)| *claws).max().unwrap_or(0);
        left.retain(|(_, claws)| *claws == most);
        if left.len() == 1 {
            break;
        }
        left.iter_mut().for_each(|(_, claws)| *claws = roll());
    }
    let first = left.first().map_or(Seat(0), |(seat, _)| *seat);
    (claws, first)
}

impl Game for KingOfTokyo {
    type Setup = Setup;
    type Command = Command;
    type Event = Event;
    type View = View;
    type Region = NoRegion;

    fn open(setup: &Setup, seats: usize, chance: &mut Chance) -> Result<KingOfTokyo, Refusal> {
        let (roll_off, first) = roll_off(seats, chance);
        let mut state = KingOfTokyo {
            setup: *setup,
            monsters: BySeat::from_fn(seats, |_| Monster::new()),
            roll_off,
            active: first,
            anchor: first,
            round: 1,
            beat: 0,
            decisions: BySeat::from_fn(seats, |_| 0),
            turn: Turn::default(),
            extra: ArrayVec::new(),
            row: [None; 3],
            deck: CardSet::ALL,
            discard: CardSet::EMPTY,
            top: None,
            copied: None,
            counters: ArrayVec::new(),
            bay_closed: false,
            stack: Pending::new(),
            over: None,
        };
        let (listens, told, chanced) = (false, Vec::new(), false);
        let mut act = Act { state: &mut state, chance, listens, told, chanced };
        act.push(Frame::TurnStart);
        act.push(Frame::Refill);
        run(&mut act);
        Ok(state)
    }

    fn seats(&self) -> usize {
        self.count()
    }

    fn awaiting(&self) -> Awaiting {
        match self.over {
            Some(end) => Awaiting::Over(self.outcome(end)),
            None => Awaiting::Seats(self.waiting(self.question().map(|(_, seat)| seat))),
        }
    }

    fn decision(&self, seat: Seat) -> u32 {
        self.decisions.get(seat).copied().unwrap_or(0)
    }

    fn offers(&self, seat: Seat, into: &mut Offers<Command, NoRegion>) {
        if self.over.is_some() || !self.monsters.get(seat).is_some_and(Monster::lives) {
            return;
        }
        if let Some((frame, asked)) = self.question()
            && asked == seat
        {
            question::choices(self, &frame, seat, &mut into.list);
        }
        question::interjections(self, seat, &mut into.list);
    }

    fn judge(&self, entry: &Entry<Command>) -> Result<(), Refusal> {
        match entry.actor {
            Actor::Seat(seat) => self.legal(self.question().as_ref(), seat, &entry.command),
            Actor::Clock | Actor::Judge => Err(Refusal::new("2.1", "only-monsters")),
        }
    }

    fn play(
        &mut self,
        entry: &Entry<Command>,
        chance: &mut Chance,
        events: &mut impl Sink<Event>,
    ) -> Result<Undo, Refusal> {
        let Actor::Seat(seat) = entry.actor else {
            return Err(Refusal::new("2.1", "only-monsters"));
        };
        let question = self.question();
        self.legal(question.as_ref(), seat, &entry.command)?;
        let frame = self.stack.top().copied();
        let before = self.waiting(question.map(|(_, seat)| seat));
        let asked = before.must.contains(seat);
        self.beat += 1;
        let listens = !events.is_silent();
        let mut act = Act { state: self, chance, listens, told: Vec::new(), chanced: false };
        match entry.command {
            Command::Use { card, with }
                if !asked || is_interjection(act.state, seat, &entry.command) =>
            {
                answer::use_card(&mut act, seat, card, with);
            }
            command => answer::answer(&mut act, seat, command),
        }
        let next = run(&mut act);
        let Act { told, chanced, .. } = act;
        told.into_iter().for_each(|event| events.push(|| event));
        self.number(seat, before, frame, self.waiting(next));
        Ok(if chanced || self.active != seat { Undo::Barred } else { Undo::Free })
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match *event {
            Event::CardPeeked { seat, .. } if !viewer.is(seat) => {
                Event::CardPeeked { seat, card: None }
            }
            other => other,
        })
    }

    fn guess(view: &View, chance: &mut Chance) -> KingOfTokyo {
        view.guess(chance)
    }

    fn sample_unlisted(&self, seat: Seat, chance: &mut Chance) -> Option<Sampled<Command>> {
        let frame = self.stack.top().filter(|frame| matches!(frame, Frame::Rolling))?;
        let rolls = question::asked(self, frame) == Some(seat);
        rolls.then(|| question::sample_roll(self, seat, chance))
    }

    /// Monsters that know the top card of the deck, or own a card that lets them look at it.
    fn secretive(&self) -> SeatSet {
        let peeks = |seat: &Seat| self.has_power(*seat, hook::LAB);
        let known = self.top.map(|top| top.known).unwrap_or_default();
        known.union(Seat::all(self.count()).filter(peeks).collect())
    }

    fn round(&self) -> u32 {
        self.round
    }

    fn turn(&self) -> contract::Turn {
        contract::Turn { round: self.round, seat: Some(self.active) }
    }

    fn opens_turn(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. })
    }

    fn tally(&self, events: &[Event], tally: &mut Tally) {
        tally::count(self, events, tally);
    }
}

/// Whether the command can be given at any time, whatever is asked.
fn is_interjection(state: &KingOfTokyo, seat: Seat, command: &Command) -> bool {
    let mut any = Vec::new();
    question::interjections(state, seat, &mut any);
    any.contains(command)
}
