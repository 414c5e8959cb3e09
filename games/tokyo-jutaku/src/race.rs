//! What builders do: start, grab, place, return, stop; and what comes of a stop.

use arrayvec::ArrayVec;
use building::{PieceSet, Pose};
use contract::{Class, Feat, MAX_SEATS, Seat, Sink};

use crate::clock::{BUSY, COUNTDOWN, DRAFT, FALSE_STOP, HUSH, MOVE, RESUME};
use crate::command::Event;
use crate::map::{Cell, CellSet};
use crate::medal::medal;
use crate::setup::{Assist, Mode};
use crate::site::Site;
use crate::state::{Architect, End, Held, MOST_YEN, Phase, SITES, TokyoJutaku};
use crate::token::Token;

impl TokyoJutaku {
    /// The outer cells where a token may still be put (clause 2.2).
    pub fn starts(&self) -> CellSet {
        self.spaces.iter().filter(|cell| cell.is_outer()).collect()
    }

    /// Chooses an architect (clause 2.5). The time to put the token down goes on.
    pub(crate) fn choose(&mut self, seat: Seat, token: Token, events: &mut impl Sink<Event>) {
        self.architects[seat].token = Some(token);
        events.push(|| Event::Chose { seat, token });
    }

    /// Puts a token on the map; after the last one everybody takes the card under the token.
    pub(crate) fn start(&mut self, seat: Seat, cell: Cell, events: &mut impl Sink<Event>) {
        let token = self.token_of(seat);
        self.architects[seat].token = Some(token);
        events.push(|| Event::Started { seat, token, cell });
        self.take_card(seat, cell);
        let Phase::Draft { order, until } = &mut self.phase else { return };
        order.retain(|other| *other != seat);
        *until = self.now + DRAFT;
        let next = order.first().copied();
        match next {
            Some(next) => self.ask(next),
            None => self.begin_round(events),
        }
    }

    /// A round begins after a countdown. A player who called falsely in the stop before it is
    /// hushed from then on, however long the tokens have moved (clause 5.5).
    pub(crate) fn begin_round(&mut self, events: &mut impl Sink<Event>) {
        let begins = self.now + if self.is_beaten() { 0 } else { COUNTDOWN };
        self.stirred = begins;
        for own in self.architects.values_mut() {
            own.hushed_until = own.hushed_until.map(|_| begins + HUSH);
        }
        self.count_down(COUNTDOWN, events);
    }

    /// Everybody goes on after a false stop. Only the time in which all stood still is forgiven:
    /// else false stops would let anybody hold a piece, or put off clearing, for ever.
    fn resume(&mut self, stopped: u64, events: &mut impl Sink<Event>) {
        if !self.is_beaten() {
            self.forgive((self.now + RESUME).saturating_sub(stopped));
        }
        self.count_down(RESUME, events);
    }

    /// That much time does not count: not for pieces in hand, and not for the offer to clear.
    fn forgive(&mut self, ms: u64) {
        self.stirred += ms;
        for held in self.architects.values_mut().filter_map(|own| own.hand.as_mut()) {
            held.since += ms;
        }
    }

    /// Building begins in a moment; where there is no clock, at once.
    fn count_down(&mut self, wait: u64, events: &mut impl Sink<Event>) {
        if self.is_beaten() {
            self.begin(events);
        } else {
            self.phase = Phase::Countdown { until: self.now + wait };
        }
    }

    /// A seat is asked something new.
    pub(crate) fn ask(&mut self, seat: Seat) {
        let own = &mut self.architects[seat];
        own.decision = own.decision.saturating_add(1);
    }

    /// Takes the card of a cell, if one lies there, and puts the token there.
    pub(crate) fn take_card(&mut self, seat: Seat, cell: Cell) -> Option<u8> {
        let side = self.side_of(seat);
        let card = self.card_at(cell);
        self.spaces.remove(cell);
        let own = &mut self.architects[seat];
        own.cell = Some(cell);
        own.site = card.and_then(|card| Site::new(card, side));
        card
    }

    /// Everybody may build.
    pub(crate) fn begin(&mut self, events: &mut impl Sink<Event>) {
        let now = self.now;
        // The clock may wake late: nobody is charged for that either.
        let late = match self.phase {
            Phase::Countdown { until } => now.saturating_sub(until),
            _ => 0,
        };
        self.forgive(late);
        self.phase = Phase::Building;
        // While everybody stood still, locks ran out.
        for own in self.architects.values_mut() {
            own.busy_until = own.busy_until.filter(|until| *until > now);
            own.hushed_until = own.hushed_until.map(|until| until + late);
            own.hushed_until = own.hushed_until.filter(|until| *until > now);
        }
        Seat::all(self.count()).for_each(|seat| self.ask(seat));
        events.push(|| Event::Begun);
    }

    pub(crate) fn grab(
        &mut self,
        seat: Seat,
        piece: building::PieceId,
        events: &mut impl Sink<Event>,
    ) {
        self.supply_mut(seat).remove(piece);
        self.architects[seat].hand = Some(Held { piece, since: self.now });
        events.push(|| Event::Grabbed { seat, piece });
    }

    pub(crate) fn drop_piece(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let busy = self.now + BUSY;
        let own = &mut self.architects[seat];
        own.busy_until = Some(busy);
        if let Some(Held { piece, .. }) = own.hand.take() {
            self.supply_mut(seat).insert(piece);
            events.push(|| Event::Dropped { seat, piece, late: false });
        }
    }

    /// Places the piece in hand, or in beats one from the supply.
    pub(crate) fn place(&mut self, seat: Seat, pose: Pose, events: &mut impl Sink<Event>) {
        let (assist, now) = (self.setup.assist, self.now);
        let own = &mut self.architects[seat];
        own.hand = None;
        let Some(site) = &mut own.site else { return };
        if let Some(placed) = site.place(pose, assist) {
            let floor = placed.floor;
            events.push(|| Event::Placed { seat, pose, floor });
            self.stirred = now;
            self.architects.values_mut().for_each(|own| own.clears = false);
        }
    }

    pub(crate) fn give_back(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let busy = self.now + BUSY;
        let own = &mut self.architects[seat];
        if self.setup.mode != Mode::Beats {
            own.busy_until = Some(busy);
        }
        if let Some(piece) = own.site.as_mut().and_then(Site::take_back) {
            self.supply_mut(seat).insert(piece);
            events.push(|| Event::Returned { seat, piece });
        }
    }

    /// Nudges the piece placed last (clause 3.9).
    pub(crate) fn nudge(&mut self, seat: Seat, pose: Pose, events: &mut impl Sink<Event>) {
        let assist = self.setup.assist;
        let Some(site) = &mut self.architects[seat].site else { return };
        site.take_back();
        if let Some(placed) = site.place(pose, assist) {
            events.push(|| Event::Nudged { seat, pose, floor: placed.floor });
        }
    }

    /// "Stop!": everybody freezes, or where everybody builds apart, the caller's own site is
    /// judged.
    pub(crate) fn stop(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        events.push(|| Event::Stopped { seat });
        if self.is_apart() {
            return self.judge_apart(seat, events);
        }
        let at = self.now;
        match &mut self.phase {
            Phase::Frozen { claims, .. } => claims.push(seat),
            phase => {
                let mut claims = ArrayVec::new();
                claims.push(seat);
                *phase = Phase::Frozen { at, claims, late: false };
            }
        }
    }

    /// Judges every claimed site; successes score, and if there was any, all wood goes back and
    /// the tokens move (clauses 5.3 to 5.7).
    pub(crate) fn judge_claims(&mut self, events: &mut impl Sink<Event>) {
        let Phase::Frozen { at, claims, .. } = self.phase.clone() else { return };
        let right: ArrayVec<Seat, MAX_SEATS> =
            claims.iter().copied().filter(|seat| self.judge_site(*seat, events)).collect();
        if right.is_empty() {
            return self.resume(at, events);
        }
        self.clear_all(events);
        // Earlier hushes run out before a round begins; those of this stop begin with it.
        for seat in Seat::all(self.count()) {
            let is_false = claims.contains(&seat) && !right.contains(&seat);
            let own = &mut self.architects[seat];
            own.hushed_until = own.hushed_until.filter(|_| is_false);
        }
        self.round = self.round.saturating_add(1);
        if self.architects.values().any(|own| own.done.len() >= SITES) {
            return self.finish(End::FourthSite, events);
        }
        if self.setup.mode == Mode::Duel {
            return self.next_card(events);
        }
        self.begin_movement(right, events);
    }

    /// Judges one site: scores it, or books what a false stop costs. Tells whether it was right.
    pub(crate) fn judge_site(&mut self, seat: Seat, events: &mut impl Sink<Event>) -> bool {
        let (now, sprint, beaten) = (self.now, self.is_sprint(), self.is_beaten());
        let fine = i32::from(self.setup.fine) * 100;
        // Three seconds count from when everybody goes on: at once where nobody stood still.
        let pause = if self.is_apart() { 0 } else { RESUME };
        let own = &mut self.architects[seat];
        let Some(site) = &own.site else { return false };
        let (card, faults, worth) = (site.card, site.verdict(), site.yen());
        let right = faults.is_empty();
        let yen = if right { worth } else { -fine };
        own.yen = own.yen.saturating_add(yen).clamp(-MOST_YEN, MOST_YEN);
        if right {
            // More sites than anybody has time for: yen, which decide, are counted all the same.
            let _ = own.done.try_push(card);
        } else {
            own.hushed_until = (!beaten).then_some(now + pause + HUSH);
            own.penalty = own.penalty.saturating_add(if sprint { FALSE_STOP } else { 0 });
        }
        events.push(|| Event::Judged { seat, card, faults, yen });
        right
    }

    /// Where everybody builds apart: the caller's own site is judged at once, and others go on.
    fn judge_apart(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        if !self.judge_site(seat, events) {
            if self.is_late() {
                self.finish(End::TimeUp, events);
            }
            return;
        }
        self.clear(seat);
        if self.setup.mode == Mode::Daily {
            return self.finish(End::DailySite, events);
        }
        self.architects[seat].site = None;
        let choices = self.destinations(seat, true);
        self.architects[seat].moving = (!choices.is_empty()).then_some(self.now + MOVE);
        if choices.is_empty() {
            events.push(|| Event::SatOut { seat });
            self.end_without_cards(events);
        }
    }

    /// Duel: the next card of the map lies open, and everybody has it; if there is one
    /// (clause 9.9).
    pub(crate) fn lay_open(&mut self) -> Option<u8> {
        let cell = self.spaces.iter().next()?;
        let card = self.card_at(cell)?;
        self.spaces.remove(cell);
        for seat in Seat::all(self.count()) {
            self.architects[seat].site = Site::new(card, self.side_of(seat));
        }
        Some(card)
    }

    fn next_card(&mut self, events: &mut impl Sink<Event>) {
        match self.lay_open() {
            Some(card) => {
                events.push(|| Event::Laid { card });
                self.begin_round(events);
            }
            None => self.finish(End::NoCards, events),
        }
    }

    /// All of a player's wood goes back to the supply, the piece in hand too (clause 5.6).
    pub(crate) fn clear(&mut self, seat: Seat) {
        let own: &mut Architect = &mut self.architects[seat];
        let mut pieces: PieceSet = own.hand.take().map(|held| held.piece).into_iter().collect();
        if let Some(site) = &mut own.site {
            while let Some(piece) = site.take_back() {
                pieces.insert(piece);
            }
        }
        own.clears = false;
        own.busy_until = None;
        pieces.iter().for_each(|piece| self.supply_mut(seat).insert(piece));
    }

    pub(crate) fn clear_all(&mut self, events: &mut impl Sink<Event>) {
        Seat::all(self.count()).for_each(|seat| self.clear(seat));
        events.push(|| Event::Cleared);
    }

    /// A vote to clear: two thirds of those who build are enough (clause 3.8).
    pub(crate) fn vote(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        events.push(|| Event::Voted { seat });
        self.architects[seat].clears = true;
        let votes = self.architects.values().filter(|own| own.clears).count();
        let builders = self.architects.values().filter(|own| own.site.is_some()).count();
        if 3 * votes >= 2 * builders {
            self.clear_all(events);
            self.stirred = self.now;
        }
    }

    /// Ends the match where nobody has a site or can get one.
    pub(crate) fn end_without_cards(&mut self, events: &mut impl Sink<Event>) {
        if self.architects.values().all(|own| own.site.is_none() && own.moving.is_none()) {
            self.finish(End::NoCards, events);
        }
    }

    /// What all have built together.
    pub(crate) fn sum(&self) -> i32 {
        self.architects.values().fold(0, |sum: i32, own| sum.saturating_add(own.yen))
    }

    /// A lone builder's time in seconds that have begun.
    pub(crate) fn sprint_seconds(&self) -> u64 {
        self.sprint_ms().div_ceil(1_000)
    }

    /// What a lone builder's time on the site of a day is worth.
    pub(crate) fn daily_feat(&self) -> Option<Feat> {
        let day = self.setup.day.filter(|_| self.setup.mode == Mode::Daily && self.count() == 1)?;
        let class = match self.setup.assist {
            Assist::Guided => Class::Guided,
            Assist::Standard => Class::Standard,
            Assist::Master => Class::Master,
        };
        let done = matches!(self.phase, Phase::Over { end: End::DailySite, .. });
        let ms = Some(self.sprint_ms());
        done.then_some(Feat { day, class, count: 0, ideal: false, ms, first: false })
    }

    /// Ends the match: most yen wins, ties share; on the site of the day those who completed it,
    /// and together all.
    pub(crate) fn finish(&mut self, end: End, events: &mut impl Sink<Event>) {
        let worth = |seat: Seat| {
            let own = &self.architects[seat];
            let yen = if self.setup.mode == Mode::Team { 0 } else { own.yen };
            (end == End::DailySite && !own.done.is_empty(), yen)
        };
        let best = Seat::all(self.count()).map(worth).max();
        let winners: ArrayVec<Seat, MAX_SEATS> =
            Seat::all(self.count()).filter(|seat| Some(worth(*seat)) == best).collect();
        self.phase = Phase::Over { end, winners: winners.clone() };
        if self.is_sprint() {
            let (seat, seconds) = (Seat(0), self.sprint_seconds());
            events.push(|| Event::Clocked { seat, seconds });
        }
        let yen = self.sum();
        if let Some(medal) = medal(&self.setup, self.count(), &self.cards, yen) {
            events.push(|| Event::Honoured { medal, yen });
        }
        events.push(|| Event::Over { winners });
    }
}
