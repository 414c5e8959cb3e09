//! Commands and events in words; the sentences stand in `words/*.ftl`.

use building::{CardId, PieceId, Pose};
use contract::{Explanation, Label, Phrase, Seat};

use crate::command::{Beat, Command, Event};
use crate::hint;
use crate::judging::clause_of;
use crate::setup::Mode;
use crate::site::Site;
use crate::state::{End, Phase, SITES, TokyoJutaku};
use crate::view::View;

/// A piece in words: its number, as it is printed beside the supply.
fn piece(piece: PieceId) -> Phrase {
    Phrase::new("piece").with("number", piece.get())
}

/// A placement in words: the piece, the floor it would lie on, and where on the card.
fn placing(key: &'static str, view: &View, pose: Pose) -> Phrase {
    let own = view.viewer.seat().and_then(|seat| view.architects.get(seat));
    let site = own.and_then(|own| own.site.as_ref());
    let floor = |site: &Site| site.building().floor_of(&pose.lay());
    let (x, y) = (pose.at().x / 1_000, pose.at().y / 1_000);
    Phrase::new(key)
        .with("piece", piece(pose.piece()))
        .with("floor", site.map_or(1, floor))
        .with("x", x)
        .with("y", y)
        .with("turn", i32::from(pose.rotation().get() / 100))
        .with("flipped", if pose.flip() { "yes" } else { "no" })
}

impl Label for TokyoJutaku {
    fn label(view: &View, command: &Command) -> Phrase {
        match command {
            Command::Choose { token } => Phrase::new("choose").with("architect", token.called()),
            Command::Start { cell } => place_label("start", view, *cell),
            Command::Grab { piece: which } => Phrase::new("grab").with("piece", piece(*which)),
            Command::Drop => Phrase::new("drop"),
            Command::Place { pose } => placing("place", view, *pose),
            Command::Return | Command::Beat(Beat::Return) => Phrase::new("return"),
            Command::Stop | Command::Beat(Beat::Stop) => Phrase::new("stop"),
            Command::Nudge { pose } => placing("nudge", view, *pose),
            Command::Clear | Command::Beat(Beat::Clear) => Phrase::new("clear"),
            Command::Move { cell } => place_label("move", view, *cell),
            Command::Keep => Phrase::new("keep"),
            Command::Beat(Beat::Place { pose }) => placing("place", view, *pose),
            Command::Beat(Beat::Hold) => Phrase::new("hold"),
            Command::Withdraw => Phrase::new("withdraw"),
            Command::Tick => Phrase::new("tick"),
        }
    }

    fn tell(event: &Event) -> Phrase {
        match event {
            Event::Chose { seat, token } => {
                Phrase::new("chose").with("seat", *seat).with("architect", token.called())
            }
            Event::Started { seat, token, cell } => Phrase::new("started")
                .with("seat", *seat)
                .with("cell", cell.to_string())
                .with("architect", token.called()),
            Event::Begun => Phrase::new("begun"),
            Event::Grabbed { seat, piece: which } => {
                Phrase::new("grabbed").with("seat", *seat).with("piece", piece(*which))
            }
            Event::Dropped { seat, piece: which, late } => {
                let key = if *late { "dropped-late" } else { "dropped" };
                Phrase::new(key).with("seat", *seat).with("piece", piece(*which))
            }
            Event::Placed { seat, pose, floor } => {
                let phrase = Phrase::new("placed").with("seat", *seat);
                phrase.with("piece", piece(pose.piece())).with("floor", *floor)
            }
            Event::Returned { seat, piece: which } => {
                Phrase::new("returned").with("seat", *seat).with("piece", piece(*which))
            }
            Event::Nudged { seat, pose, floor } => {
                let phrase = Phrase::new("nudged").with("seat", *seat);
                phrase.with("piece", piece(pose.piece())).with("floor", *floor)
            }
            Event::Stopped { seat } => Phrase::new("stopped").with("seat", *seat),
            Event::Judged { seat, card, faults, yen } => {
                let phrase = match faults.first() {
                    None => Phrase::new("judged-right"),
                    Some(fault) => {
                        let (clause, key) = clause_of(fault);
                        let why = Phrase::new(key);
                        Phrase::new("judged-wrong").with("why", why).with("clause", clause)
                    }
                };
                phrase.with("seat", *seat).with("card", card_name(*card)).with("yen", *yen)
            }
            Event::Cleared => Phrase::new("cleared"),
            Event::Voted { seat } => Phrase::new("voted").with("seat", *seat),
            Event::Moved { seat, cell, card } => {
                let phrase = Phrase::new("moved").with("seat", *seat);
                phrase.with("cell", cell.to_string()).with("card", card_name(*card))
            }
            Event::Kept { seat } => Phrase::new("kept").with("seat", *seat),
            Event::Laid { card } => Phrase::new("laid").with("card", card_name(*card)),
            Event::Clocked { seat, seconds } => {
                let phrase = Phrase::new("clocked").with("seat", *seat);
                let (minutes, seconds) = (seconds / 60, seconds % 60);
                phrase.with("time", format!("{minutes}:{seconds:02}"))
            }
            Event::Honoured { medal, yen } => {
                Phrase::new("honoured").with("medal", medal.id()).with("yen", *yen)
            }
            Event::SatOut { seat } => Phrase::new("sat-out").with("seat", *seat),
            Event::Submitted { seat, .. } => Phrase::new("submitted").with("seat", *seat),
            Event::Withdrew { seat } => Phrase::new("withdrew").with("seat", *seat),
            Event::BeatOver { beat } => Phrase::new("beat-over").with("beat", *beat + 1),
            Event::Clashed { seat, piece: which } => {
                Phrase::new("clashed").with("seat", *seat).with("piece", piece(*which))
            }
            Event::Over { winners } => {
                let seat = winners.first().copied().unwrap_or(Seat(0));
                let key = if winners.len() > 1 { "over-shared" } else { "over" };
                Phrase::new(key).with("seat", seat)
            }
        }
    }

    fn goal(view: &View) -> Phrase {
        let alone = view.architects.len() == 1;
        Phrase::new(match view.setup.mode {
            Mode::Race if alone => "goal-sprint",
            Mode::Daily if alone => "goal-daily-alone",
            Mode::Daily => "goal-daily",
            Mode::Attack if alone => "goal-attack-alone",
            Mode::Attack => "goal-attack",
            Mode::Team => "goal-team",
            Mode::Race | Mode::Beats | Mode::Duel => "goal",
        })
    }

    fn hint(view: &View) -> Option<Phrase> {
        hint::hint(view)
    }

    fn explain(&self) -> Explanation {
        let Phase::Over { end, .. } = self.phase else { return Explanation::new(Vec::new(), 0) };
        let done = |most: usize| {
            let own = self.architects.iter().filter(move |(_, own)| own.done.len() >= most);
            Phrase::list(own.map(|(seat, _)| seat))
        };
        let why = match end {
            End::FourthSite => {
                Phrase::new("end-fourth").with("seats", done(SITES)).with("sites", SITES)
            }
            End::TimeUp => Phrase::new("end-time"),
            End::DailySite => Phrase::new("end-daily").with("seats", done(1)),
            End::NoCards => Phrase::new("end-cards"),
        };
        let ranked = match self.setup.mode {
            _ if self.is_sprint() => Phrase::new("end-by-time"),
            Mode::Team => Phrase::new("end-by-sum").with("yen", self.sum()),
            Mode::Daily => Phrase::new("end-by-day"),
            _ => Phrase::new("end-by-yen"),
        };
        let mut explained = Explanation::new(vec![why, ranked], self.count());
        for seat in Seat::all(self.count()) {
            let sites = self.architects[seat].done.len();
            explained.seats[seat] = Some(Phrase::new("end-seat-sites").with("sites", sites));
        }
        explained
    }

    /// Whether a stop is valid is not for a warning to tell: only what a valid one would end.
    fn warnings(view: &View, offers: &[Command]) -> Vec<Option<Phrase>> {
        let own = view.viewer.seat().and_then(|seat| view.architects.get(seat));
        let last = match view.setup.mode {
            Mode::Daily => true,
            Mode::Race | Mode::Beats | Mode::Duel => {
                own.is_some_and(|own| own.done.len() + 1 >= SITES)
            }
            Mode::Attack | Mode::Team => false,
        };
        let warning = |command: &Command| match command {
            Command::Stop | Command::Beat(Beat::Stop) if last => Some(Phrase::new("warn-stop")),
            _ => None,
        };
        offers.iter().map(warning).collect()
    }
}

/// A cell in words, with its card and what it asks for.
fn place_label(key: &'static str, view: &View, cell: crate::map::Cell) -> Phrase {
    let card = view.cards.get(cell.idx()).copied().flatten();
    let site = card.and_then(|card| Site::new(card, view.side()));
    let (floors, pieces, yen) = site.map_or((0, 0, 0), |site| {
        let plot = site.building().plot();
        (plot.floors(), plot.pieces(), site.yen())
    });
    Phrase::new(key)
        .with("cell", cell.to_string())
        .with("card", card.map_or(Phrase::new("site-none"), card_name))
        .with("floors", floors)
        .with("pieces", pieces)
        .with("yen", yen)
}

/// A card's name: its district and number.
pub fn card_name(card: u8) -> Phrase {
    CardId::new(card).map_or(Phrase::new("site-none"), CardId::called)
}
