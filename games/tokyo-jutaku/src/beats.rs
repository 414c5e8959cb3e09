//! Beat mode: everybody submits in secret what they do, and all of it happens at once
//! (clauses 9.3 and 9.4).

use arrayvec::ArrayVec;
use building::{PieceSet, Pose};
use contract::{MAX_SEATS, Seat, Sink};

use crate::command::{Beat, Event};
use crate::state::{End, Phase, TokyoJutaku};

impl TokyoJutaku {
    /// Who has a site and has not submitted this beat.
    pub fn undecided(&self, seat: Seat) -> bool {
        self.architects.get(seat).is_some_and(|own| own.beat.is_none() && own.site.is_some())
    }

    pub(crate) fn submit(&mut self, seat: Seat, beat: Beat, events: &mut impl Sink<Event>) {
        self.architects[seat].beat = Some(beat);
        events.push(|| Event::Submitted { seat, beat: Some(beat) });
        if Seat::all(self.count()).all(|seat| !self.undecided(seat)) {
            self.resolve(events);
        }
    }

    pub(crate) fn withdraw(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        self.architects[seat].beat = None;
        events.push(|| Event::Withdrew { seat });
    }

    /// Everything that was submitted happens: pieces are returned, then placed; a player who lost a
    /// piece to another does nothing; then stops are judged.
    fn resolve(&mut self, events: &mut impl Sink<Event>) {
        let seats = self.count();
        let beats: Vec<(Seat, Beat)> = Seat::all(seats)
            .filter_map(|seat| self.architects[seat].beat.take().map(|beat| (seat, beat)))
            .collect();
        for seat in Seat::all(seats) {
            self.ask(seat);
            self.architects[seat].shown = None;
        }
        for (seat, beat) in &beats {
            self.architects[*seat].shown = Some(*beat);
        }
        let number = self.beats;
        self.beats = self.beats.saturating_add(1);
        events.push(|| Event::BeatOver { beat: number });
        let before: PieceSet = self.supplies.first().copied().unwrap_or_default();
        for (seat, _) in beats.iter().filter(|(_, beat)| *beat == Beat::Return) {
            self.give_back(*seat, events);
        }
        let mut wishes: Vec<(Seat, Pose)> = Vec::new();
        for (seat, beat) in &beats {
            if let Beat::Place { pose } = beat {
                wishes.push((*seat, *pose));
            }
        }
        // The poorest chooses first, then the seats in an order that moves on with every beat.
        let turn = |seat: Seat| (seat.idx() + seats - number as usize % seats) % seats;
        wishes.sort_by_key(|(seat, _)| (self.architects[*seat].yen, turn(*seat)));
        let mut left = before;
        for (seat, pose) in wishes {
            let piece = pose.piece();
            if left.remove(piece) {
                self.supply_mut(seat).remove(piece);
                self.place(seat, pose, events);
            } else {
                events.push(|| Event::Clashed { seat, piece });
            }
        }
        let stops = beats.iter().filter(|(_, beat)| *beat == Beat::Stop).map(|(seat, _)| *seat);
        let claims: ArrayVec<Seat, MAX_SEATS> = stops.collect();
        if !claims.is_empty() {
            for &seat in &claims {
                events.push(|| Event::Stopped { seat });
            }
            self.phase = Phase::Frozen { at: self.now, claims, late: true };
            self.judge_claims(events);
        }
        self.count_votes(&beats, events);
        self.end_of_beats(events);
    }

    /// All wood goes back if two thirds want it (clause 3.8), and no site was completed.
    fn count_votes(&mut self, beats: &[(Seat, Beat)], events: &mut impl Sink<Event>) {
        let mut votes = 0;
        for (seat, _) in beats.iter().filter(|(_, beat)| *beat == Beat::Clear) {
            votes += 1;
            events.push(|| Event::Voted { seat: *seat });
        }
        if votes > 0 && 3 * votes >= 2 * beats.len() && matches!(self.phase, Phase::Building) {
            self.clear_all(events);
        }
    }

    fn end_of_beats(&mut self, events: &mut impl Sink<Event>) {
        let over = matches!(self.phase, Phase::Over { .. });
        if !over && self.last_beat().is_some_and(|last| self.beats >= last) {
            self.finish(End::TimeUp, events);
        }
    }
}
