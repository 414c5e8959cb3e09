//! The game itself. Clause numbers are those of RULES.md.

use arrayvec::ArrayVec;
use building::{CardId, District, PieceSet};
use contract::{
    Actor, Awaiting, BySeat, Chance, Entry, Feat, Game, MAX_SEATS, Offers, Outcome, Refusal, Seat,
    SeatSet, Silent, Sink, Undo, Viewer, Waiting,
};

use crate::clock::{DRAFT, TOGETHER};
use crate::command::{Command, Event};
use crate::map::{Cell, CellSet};
use crate::offering::Region;
use crate::setup::{Mode, Roppongi, Setup};
use crate::site::Site;
use crate::state::{Architect, DAILY_PIECES, End, Phase, TokyoJutaku};
use crate::view::{self, View};

impl Game for TokyoJutaku {
    type Setup = Setup;
    type Command = Command;
    type Event = Event;
    type View = View;
    type Region = Region;

    const LISTED: bool = false;

    fn open(setup: &Setup, seats: usize, chance: &mut Chance) -> Result<TokyoJutaku, Refusal> {
        if !(1..=MAX_SEATS).contains(&seats) {
            return Err(Refusal::new("1.5", "bad-seats").with("seats", seats));
        }
        // The site of a day is the same for everybody, whatever the match's own seed.
        let mut own = setup.site_chance();
        let chance = own.as_mut().unwrap_or(chance);
        let cards = deal(setup.roppongi_here(), chance);
        let spaces: CellSet = Cell::all().filter(|cell| cards[cell.idx()].is_some()).collect();
        let mut state = TokyoJutaku {
            setup: *setup,
            cards,
            spaces,
            supplies: vec![PieceSet::all()],
            architects: BySeat::from_fn(seats, |_| Architect::default()),
            phase: Phase::Countdown { until: 0 },
            round: 1,
            now: 0,
            stirred: 0,
            beats: 0,
        };
        if setup.mode == Mode::Daily {
            state.deal_daily(chance);
        } else if setup.mode == Mode::Duel {
            state.lay_open();
            state.begin_round(&mut Silent);
        } else {
            let mut order: ArrayVec<Seat, MAX_SEATS> = Seat::all(seats).collect();
            chance.shuffle(&mut order);
            state.phase = Phase::Draft { order, until: DRAFT };
        }
        Ok(state)
    }

    fn seats(&self) -> usize {
        self.count()
    }

    fn awaiting(&self) -> Awaiting {
        if let Phase::Over { end, winners } = &self.phase {
            return Awaiting::Over(self.outcome(*end, winners));
        }
        Awaiting::Seats(Waiting { must: self.must(), may: self.may(), wake_at: self.wake_at() })
    }

    fn decision(&self, seat: Seat) -> u32 {
        self.architects.get(seat).map_or(0, |own| own.decision)
    }

    fn offers(&self, seat: Seat, into: &mut Offers<Command, Region>) {
        if self.must().union(self.may()).contains(seat) {
            self.offer(seat, into);
        }
    }

    fn region(&self, seat: Seat) -> Option<Region> {
        self.beyond(seat).filter(|_| self.must().union(self.may()).contains(seat))
    }

    fn judge(&self, entry: &Entry<Command>) -> Result<(), Refusal> {
        self.allow(entry)
    }

    fn play(
        &mut self,
        entry: &Entry<Command>,
        chance: &mut Chance,
        events: &mut impl Sink<Event>,
    ) -> Result<Undo, Refusal> {
        self.allow(entry)?;
        self.now = self.now.max(entry.at_ms);
        let Actor::Seat(seat) = entry.actor else {
            self.tick(chance, events);
            return Ok(Undo::Barred);
        };
        self.ask(seat);
        match &entry.command {
            Command::Choose { token } => self.choose(seat, *token, events),
            Command::Start { cell } => self.start(seat, *cell, events),
            Command::Grab { piece } => self.grab(seat, *piece, events),
            Command::Drop => self.drop_piece(seat, events),
            Command::Place { pose } => self.place(seat, *pose, events),
            Command::Return => self.give_back(seat, events),
            Command::Nudge { pose } => self.nudge(seat, *pose, events),
            Command::Stop => self.stop(seat, events),
            Command::Clear => self.vote(seat, events),
            Command::Move { cell } => self.move_to(seat, *cell, events),
            Command::Keep => self.keep(seat, events),
            Command::Beat(beat) => self.submit(seat, *beat, events),
            Command::Withdraw => self.withdraw(seat, events),
            Command::Tick => {}
        }
        Ok(Undo::Barred)
    }

    fn view(&self, viewer: Viewer) -> View {
        view::of(self, viewer)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        let mut event = event.clone();
        if let Event::Submitted { seat, beat } = &mut event
            && !viewer.is(*seat)
        {
            *beat = None;
        }
        Some(event)
    }

    fn guess(view: &View, _chance: &mut Chance) -> TokyoJutaku {
        view::guess(view)
    }

    fn sample(&self, seat: Seat, chance: &mut Chance) -> Option<Command> {
        if self.must().union(self.may()).contains(seat) { self.draw(seat, chance) } else { None }
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

    /// In beats everybody chooses secretly what to do (clause 9.3).
    fn secretive(&self) -> SeatSet {
        let choosing = self.is_beaten() && matches!(self.phase, Phase::Building);
        if choosing { SeatSet::all(self.count()) } else { SeatSet::EMPTY }
    }

    fn feat(&self) -> Option<Feat> {
        self.daily_feat()
    }

    /// Players who build in real time. In beats a hand would betray the choice (clause 9.3).
    fn waving(&self) -> SeatSet {
        if self.is_beaten() || !matches!(self.phase, Phase::Building) {
            return SeatSet::EMPTY;
        }
        Seat::all(self.count()).filter(|seat| self.architects[*seat].site.is_some()).collect()
    }
}

impl TokyoJutaku {
    /// The seats the game cannot go on without.
    pub(crate) fn must(&self) -> SeatSet {
        let seats = Seat::all(self.count());
        match &self.phase {
            Phase::Draft { order, .. } | Phase::Movement { order, .. } => {
                order.first().map(|seat| SeatSet::only(*seat)).unwrap_or_default()
            }
            Phase::Building if self.is_beaten() => {
                seats.filter(|seat| self.undecided(*seat)).collect()
            }
            Phase::Building => seats.filter(|seat| self.can_act(*seat)).collect(),
            Phase::Countdown { .. } | Phase::Frozen { .. } | Phase::Over { .. } => SeatSet::EMPTY,
        }
    }

    /// Whether there is something to do for a seat while everybody builds. Whose hands are not free
    /// is asked when they are: until then there would be nothing but a false stop.
    fn can_act(&self, seat: Seat) -> bool {
        let own = &self.architects[seat];
        let Some(site) = &own.site else { return own.moving.is_some() };
        let built = !site.building().is_empty();
        let free = own.busy_until.is_none() && (built || !self.supply(seat).is_empty());
        let clears = Entry::new(seat, self.now, Command::Clear);
        own.hand.is_some() || free || self.allow(&clears).is_ok()
    }

    /// The seats that can interject: with one more stop, or by taking a beat back.
    pub(crate) fn may(&self) -> SeatSet {
        let seats = Seat::all(self.count());
        match &self.phase {
            Phase::Building if self.is_beaten() => {
                seats.filter(|seat| self.architects[*seat].beat.is_some()).collect()
            }
            // Whose hands are not free can still call "stop!".
            Phase::Building => {
                let stop = |seat: &Seat| {
                    let entry = Entry::new(*seat, self.now, Command::Stop);
                    !self.can_act(*seat) && self.allow(&entry).is_ok()
                };
                seats.filter(stop).collect()
            }
            Phase::Frozen { at, late: false, .. } => {
                let stop = |seat: &Seat| {
                    let entry = Entry::new(*seat, self.now.min(at + TOGETHER), Command::Stop);
                    self.allow(&entry).is_ok()
                };
                seats.filter(stop).collect()
            }
            _ => SeatSet::EMPTY,
        }
    }

    fn outcome(&self, end: End, winners: &[Seat]) -> Outcome {
        let winners: SeatSet = winners.iter().copied().collect();
        let worth = |seat: Seat| (winners.contains(seat), self.score(seat));
        let seats = self.count();
        let place = |seat: Seat| {
            1 + Seat::all(seats).filter(|other| worth(*other) > worth(seat)).count() as u8
        };
        Outcome {
            winners,
            places: BySeat::from_fn(seats, place),
            scores: BySeat::from_fn(seats, |seat| self.score(seat)),
            ending: match end {
                End::FourthSite => "fourth-site",
                End::TimeUp => "time-up",
                End::DailySite => "daily-site",
                End::NoCards => "no-cards",
            },
        }
    }

    /// What counts for a seat in the end: its yen, those of all together, or a lone builder's time
    /// in seconds.
    fn score(&self, seat: Seat) -> i32 {
        match self.setup.mode {
            _ if self.is_sprint() => i32::try_from(self.sprint_seconds()).unwrap_or(i32::MAX),
            Mode::Team => self.sum(),
            _ => self.architects[seat].yen,
        }
    }

    /// The site of the day: one white card, and for everybody the same twenty pieces, among them
    /// those of a known solution (clause 9.5).
    fn deal_daily(&mut self, chance: &mut Chance) {
        let cards: Vec<u8> = self.cards.iter().flatten().copied().collect();
        let Some(card) = chance.pick(&cards).copied().and_then(CardId::new) else { return };
        let mut pieces: PieceSet = crate::cards::solution(card.get(), chance);
        let mut others: Vec<_> =
            PieceSet::all().iter().filter(|piece| !pieces.contains(*piece)).collect();
        chance.shuffle(&mut others);
        others.into_iter().take(DAILY_PIECES.saturating_sub(pieces.len())).for_each(|piece| {
            pieces.insert(piece);
        });
        self.setup.side = building::Side::White;
        self.spaces = CellSet::default();
        self.supplies = vec![pieces; self.count()];
        let side = self.setup.side;
        for own in self.architects.values_mut() {
            own.site = Site::new(card.get(), side);
        }
        self.begin_round(&mut Silent);
    }
}

/// Lays out the cards: every district in a block of four, blocks and cards in random order
/// (clauses 1.1 and 1.3).
fn deal(roppongi: Roppongi, chance: &mut Chance) -> Vec<Option<u8>> {
    let mut districts: Vec<usize> = (0..District::ALL.len() - 1).collect();
    let replaced = match roppongi {
        Roppongi::Off => None,
        Roppongi::Random => Some(chance.idx(districts.len())),
        _ => districts.iter().position(|idx| Some(District::ALL[*idx]) == roppongi.district()),
    };
    if let Some(replaced) = replaced {
        districts[replaced] = District::ALL.len() - 1;
    }
    chance.shuffle(&mut districts);
    let mut left: Vec<Vec<u8>> = Vec::new();
    for district in &districts {
        let first = *district as u8 * 4;
        let mut four: Vec<u8> = (first..first + 4).collect();
        chance.shuffle(&mut four);
        left.push(four);
    }
    // The fifth of the nine blocks is the pile of wood.
    let deal = |cell: Cell| {
        let block = cell.block();
        let idx = usize::from(block) - usize::from(block > 4);
        if block == 4 { None } else { left.get_mut(idx).and_then(Vec::pop) }
    };
    Cell::all().map(deal).collect()
}
