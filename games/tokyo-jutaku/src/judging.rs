//! What may be commanded, and why not.

use building::{Fault, PieceId, Pose};
use contract::{Actor, Entry, Refusal, Seat};

use crate::clock::{LAG, STALE, TOGETHER};
use crate::command::{Beat, Command};
use crate::map::{Cell, moves};
use crate::setup::Mode;
use crate::site::Site;
use crate::state::{Architect, Phase, TokyoJutaku};
use crate::token::Token;

impl TokyoJutaku {
    /// Whether that entry is allowed.
    pub(crate) fn allow(&self, entry: &Entry<Command>) -> Result<(), Refusal> {
        if matches!(self.phase, Phase::Over { .. }) {
            return Err(Refusal::new("8.5", "game-over"));
        }
        let seat = match (entry.actor, &entry.command) {
            (Actor::Clock, Command::Tick) => return self.may_tick(entry.at_ms),
            (Actor::Seat(_), Command::Tick) => return Err(Refusal::new("3.1", "only-the-clock")),
            (Actor::Seat(seat), _) if seat.idx() < self.count() => seat,
            _ => return Err(Refusal::new("3.1", "no-business")),
        };
        match &entry.command {
            Command::Choose { token } => self.may_choose(seat, *token),
            Command::Start { cell } => self.may_start(seat, *cell),
            Command::Move { cell } => self.may_move(seat, *cell),
            Command::Keep => self.may_keep(seat),
            Command::Stop => {
                self.may_stop(seat, entry.at_ms.saturating_sub(u64::from(entry.lag_ms).min(LAG)))
            }
            Command::Beat(beat) => self.may_beat(seat, *beat),
            Command::Withdraw => self.may_withdraw(seat),
            command => {
                self.may_build(seat)?;
                match command {
                    Command::Grab { piece } => self.may_grab(seat, *piece),
                    Command::Drop => self.may_drop(seat),
                    Command::Place { pose } => self.may_place(seat, *pose),
                    Command::Return => self.may_return(seat),
                    Command::Nudge { pose } => self.may_nudge(seat, *pose),
                    _ => self.may_clear(seat),
                }
            }
        }
    }

    fn may_tick(&self, at: u64) -> Result<(), Refusal> {
        match self.wake_at() {
            Some(wake) if at >= wake => Ok(()),
            _ => Err(Refusal::new("3.1", "too-early")),
        }
    }

    /// Whether it is that seat's turn to put a token on the map.
    fn is_drafting(&self, seat: Seat) -> Result<(), Refusal> {
        let Phase::Draft { order, .. } = &self.phase else {
            return Err(Refusal::new("2.2", "tokens-stand"));
        };
        let first = order.first().copied().unwrap_or(seat);
        if first != seat {
            return Err(Refusal::new("2.2", "not-your-choice").with("seat", first));
        }
        Ok(())
    }

    fn may_choose(&self, seat: Seat, token: Token) -> Result<(), Refusal> {
        self.is_drafting(seat)?;
        if self.architects[seat].token.is_some() {
            return Err(Refusal::new("2.5", "token-chosen"));
        }
        let owner = self.architects.iter().find(|(_, own)| own.token == Some(token));
        match owner {
            None => Ok(()),
            Some((owner, _)) => {
                let refusal = Refusal::new("2.5", "token-taken").with("seat", owner);
                Err(refusal.with("architect", token.called()))
            }
        }
    }

    fn may_start(&self, seat: Seat, cell: Cell) -> Result<(), Refusal> {
        self.is_drafting(seat)?;
        if self.starts().contains(cell) {
            return Ok(());
        }
        let key = if cell.is_outer() { "cell-taken" } else { "cell-inside" };
        Err(cell_refusal("2.2", key, cell))
    }

    /// Whether a seat can build at all just now.
    fn may_build(&self, seat: Seat) -> Result<(), Refusal> {
        if self.is_beaten() {
            return Err(Refusal::new("9.3", "in-beats"));
        }
        self.may_act(seat)
    }

    /// Whether a seat has a site and everybody builds.
    pub(crate) fn may_act(&self, seat: Seat) -> Result<(), Refusal> {
        match &self.phase {
            Phase::Building => {}
            Phase::Frozen { .. } => return Err(Refusal::new("5.2", "frozen")),
            Phase::Countdown { .. } => return Err(Refusal::new("2.4", "not-begun")),
            _ => return Err(Refusal::new("2.4", "not-building")),
        }
        if self.architects[seat].site.is_none() {
            return Err(self.no_site(seat));
        }
        Ok(())
    }

    /// A player without a card has to take one, or found none and sits out.
    fn no_site(&self, seat: Seat) -> Refusal {
        let moves = self.architects[seat].moving.is_some();
        Refusal::new(if moves { "7.5" } else { "7.6" }, "no-site")
    }

    fn may_grab(&self, seat: Seat, piece: PieceId) -> Result<(), Refusal> {
        let own = &self.architects[seat];
        not_busy(own)?;
        if let Some(held) = own.hand {
            let refusal = Refusal::new("3.2", "hand-full");
            return Err(refusal.piece(piece_id(held.piece)));
        }
        if !self.supply(seat).contains(piece) {
            return Err(Refusal::new("3.3", "piece-taken").piece(piece_id(piece)));
        }
        Ok(())
    }

    fn may_drop(&self, seat: Seat) -> Result<(), Refusal> {
        match self.architects[seat].hand {
            Some(_) => Ok(()),
            None => Err(Refusal::new("3.4", "hand-empty")),
        }
    }

    fn may_place(&self, seat: Seat, pose: Pose) -> Result<(), Refusal> {
        let own = &self.architects[seat];
        match own.hand {
            None => return Err(Refusal::new("4.1", "hand-empty")),
            Some(held) if held.piece != pose.piece() => {
                return Err(Refusal::new("4.1", "other-piece").piece(piece_id(held.piece)));
            }
            Some(_) => {}
        }
        self.fits(seat, own.site.as_ref(), pose)
    }

    fn fits(&self, seat: Seat, site: Option<&Site>, pose: Pose) -> Result<(), Refusal> {
        let Some(site) = site else { return Err(self.no_site(seat)) };
        match site.judge(pose, self.setup.assist) {
            Ok(_) => Ok(()),
            Err(fault) => Err(refusal(&fault, site, pose)),
        }
    }

    fn may_return(&self, seat: Seat) -> Result<(), Refusal> {
        let own = &self.architects[seat];
        not_busy(own)?;
        if own.hand.is_some() {
            return Err(Refusal::new("3.6", "hand-full"));
        }
        if own.site.as_ref().is_none_or(|site| site.building().is_empty()) {
            return Err(Refusal::new("3.6", "nothing-placed"));
        }
        Ok(())
    }

    fn may_nudge(&self, seat: Seat, pose: Pose) -> Result<(), Refusal> {
        let own = &self.architects[seat];
        if !self.setup.nudge {
            return Err(Refusal::new("3.9", "no-nudging"));
        }
        not_busy(own)?;
        if own.hand.is_some() {
            return Err(Refusal::new("3.9", "hand-full"));
        }
        let Some((rest, last)) = own.site.as_ref().and_then(Site::without_last) else {
            return Err(Refusal::new("3.9", "nothing-placed"));
        };
        if last != pose.piece() {
            return Err(Refusal::new("3.9", "not-the-last").piece(piece_id(last)));
        }
        self.fits(seat, Some(&rest), pose)
    }

    fn may_clear(&self, seat: Seat) -> Result<(), Refusal> {
        if self.setup.mode == Mode::Daily {
            return Err(Refusal::new("3.8", "no-common-wood"));
        }
        if self.now < self.stirred.saturating_add(STALE) {
            return Err(Refusal::new("3.8", "too-soon-to-clear"));
        }
        if self.architects[seat].clears {
            return Err(Refusal::new("3.8", "voted-already"));
        }
        Ok(())
    }

    /// A stop, or one more call within the moment of another (clauses 5.1 and 5.2).
    fn may_stop(&self, seat: Seat, called: u64) -> Result<(), Refusal> {
        if self.is_beaten() {
            return Err(Refusal::new("9.3", "in-beats"));
        }
        if let Phase::Frozen { at, claims, .. } = &self.phase {
            if claims.contains(&seat) {
                return Err(Refusal::new("5.2", "called-already"));
            }
            if called > at + TOGETHER {
                return Err(Refusal::new("5.2", "too-late"));
            }
        } else {
            self.may_act(seat)?;
        }
        let own = &self.architects[seat];
        if own.hushed_until.is_some() {
            return Err(Refusal::new("5.5", "hushed"));
        }
        if own.site.as_ref().is_none_or(|site| site.building().is_empty()) {
            return Err(Refusal::new("5.1", "nothing-built"));
        }
        Ok(())
    }

    /// The player who has to move, if it is that seat (clauses 7.1 and 9.1).
    fn is_moving(&self, seat: Seat) -> Result<(), Refusal> {
        match &self.phase {
            Phase::Movement { order, .. } => match order.first() {
                Some(first) if *first != seat => {
                    Err(Refusal::new("7.1", "not-your-move").with("seat", *first))
                }
                _ => Ok(()),
            },
            Phase::Building if self.architects[seat].moving.is_some() => Ok(()),
            _ => Err(Refusal::new("7.1", "no-movement")),
        }
    }

    fn may_move(&self, seat: Seat, cell: Cell) -> Result<(), Refusal> {
        self.is_moving(seat)?;
        let must = self.must_move(seat);
        let goals = self.destinations(seat, must);
        if goals.contains(cell) {
            return Ok(());
        }
        let from = self.architects[seat].cell;
        if !must && from == Some(cell) {
            return Err(cell_refusal("7.4", "own-cell", cell));
        }
        if !self.spaces.contains(cell) {
            return Err(cell_refusal("7.2", "no-card-there", cell));
        }
        // A player who must move and reaches nothing chooses among the nearest.
        let reached = from.map(|from| moves(from, self.spaces, self.setup.hole_blocks));
        if must && reached.is_some_and(|reached| reached.is_empty()) {
            return Err(cell_refusal("7.6", "not-the-nearest", cell));
        }
        Err(cell_refusal("7.2", "out-of-reach", cell))
    }

    fn may_keep(&self, seat: Seat) -> Result<(), Refusal> {
        self.is_moving(seat)?;
        if self.must_move(seat) {
            return Err(Refusal::new("7.5", "must-move"));
        }
        Ok(())
    }

    fn may_beat(&self, seat: Seat, beat: Beat) -> Result<(), Refusal> {
        if self.setup.mode != Mode::Beats {
            return Err(Refusal::new("9.3", "no-beats"));
        }
        self.may_act(seat)?;
        if self.architects[seat].beat.is_some() {
            return Err(Refusal::new("9.3", "submitted-already"));
        }
        self.may_submit(seat, beat)
    }

    /// Whether a beat can be played on the site as it is now.
    pub(crate) fn may_submit(&self, seat: Seat, beat: Beat) -> Result<(), Refusal> {
        let own = &self.architects[seat];
        let empty = own.site.as_ref().is_none_or(|site| site.building().is_empty());
        match beat {
            Beat::Hold | Beat::Clear => Ok(()),
            Beat::Return if empty => Err(Refusal::new("3.6", "nothing-placed")),
            Beat::Stop if empty => Err(Refusal::new("5.1", "nothing-built")),
            Beat::Return | Beat::Stop => Ok(()),
            Beat::Place { pose } => {
                if !self.supply(seat).contains(pose.piece()) {
                    let refusal = Refusal::new("3.3", "piece-taken");
                    return Err(refusal.piece(piece_id(pose.piece())));
                }
                self.fits(seat, own.site.as_ref(), pose)
            }
        }
    }

    fn may_withdraw(&self, seat: Seat) -> Result<(), Refusal> {
        let waits = self.is_beaten() && matches!(self.phase, Phase::Building);
        if waits && self.architects[seat].beat.is_some() {
            return Ok(());
        }
        Err(Refusal::new("9.3", "nothing-submitted"))
    }
}

fn not_busy(own: &Architect) -> Result<(), Refusal> {
    match own.busy_until {
        Some(_) => Err(Refusal::new("3.7", "busy")),
        None => Ok(()),
    }
}

fn cell_refusal(clause: &'static str, key: &'static str, cell: Cell) -> Refusal {
    Refusal::new(clause, key).with("cell", cell.to_string()).piece(format!("cell-{cell}"))
}

/// How views call a piece.
pub fn piece_id(piece: PieceId) -> String {
    format!("piece-{}", piece.get())
}

/// The clause and the words for what is wrong with a placement.
pub fn clause_of(fault: &Fault) -> (&'static str, &'static str) {
    match fault.rule() {
        1 => ("4.3", "fault-off-card"),
        2 => ("4.4", "fault-falls"),
        3 => ("4.5", "fault-border"),
        4 => ("4.6", "fault-support"),
        5 => ("4.7", "fault-overlap"),
        6 => ("4.8", "fault-contact"),
        7 => ("4.9", "fault-count"),
        _ => ("4.10", "fault-other-border"),
    }
}

/// Names every piece that the fault is about: the one in question, then those that stand there.
pub(crate) fn refusal(fault: &Fault, site: &Site, pose: Pose) -> Refusal {
    let (clause, key) = clause_of(fault);
    let standing = site.building().standing();
    fault.pieces().into_iter().fold(Refusal::new(clause, key), |refusal, idx| {
        let pose = standing.get(idx).map_or(pose, |standing| standing.pose);
        refusal.piece(piece_id(pose.piece()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fault_has_its_clause() {
        let (piece, other, below, pieces) = (0, 1, Vec::new(), Vec::new());
        let (floor, found, required) = (1, 1, 2);
        let faults = [
            (Fault::OffCard { piece }, "4.3"),
            (Fault::Twice { piece, other }, "4.3"),
            (Fault::Falls { piece, below: below.clone() }, "4.4"),
            (Fault::OutsideBorder { piece }, "4.5"),
            (Fault::Unsupported { piece, below }, "4.6"),
            (Fault::Overlapping { piece, other }, "4.7"),
            (Fault::Apart { floor, pieces }, "4.8"),
            (Fault::TooManyPieces { found, required }, "4.9"),
            (Fault::TooFewPieces { found, required }, "4.9"),
            (Fault::TooHigh { piece, floor, required }, "4.9"),
            (Fault::TooLow { found, required }, "4.9"),
            (Fault::OtherBorder { piece }, "4.10"),
        ];
        for (fault, clause) in faults {
            assert_eq!(clause_of(&fault).0, clause, "{fault:?}");
        }
    }
}
