//! How things stand for one viewer, and what happened.

use contract::{Happened, Listed, Phrase, Seat, Speaker, Viewer, tells_win};
use table::{Table, Way};
use wire::log::LogEntry;
use wire::outbound::{Asked, Ended, Event, NoUndo, Offer, Standing, UndoAsked, Undone, Update};
use wire::sitter::Sitter;
use words::Words;

use crate::clock::clocks;
use crate::log::{deed_entry, turn};
use crate::motion::{gave_up, pause, proposal};
use crate::sayings::Sayings;
use crate::sitter::named_sitters;

/// Who is told, and how.
#[derive(Clone, Copy)]
pub struct Narrator<'a> {
    /// Who looks.
    pub viewer: Viewer,
    pub words: &'a Words,
    /// Whether offers come with labels, decisions with hints, and the match with its goal.
    pub labels: bool,
    /// Whether offers come where they are only a selection.
    pub offers: bool,
}

impl Narrator<'_> {
    /// How things stand at a table.
    pub fn standing(self, table: &Table) -> Standing {
        self.standing_among(table, self.sitters(table))
    }

    fn standing_among(self, table: &Table, sitters: Vec<Sitter>) -> Standing {
        let seat = self.viewer.seat();
        let way = seat.map(|seat| table.undo_way(seat));
        Standing {
            ask: seat.and_then(|seat| self.asked(table, seat)),
            undo_is_free: way == Some(Way::Free),
            no_undo: way.and_then(no_undo),
            ..self.past_among(table, sitters)
        }
    }

    /// How things stood, where nothing can be done any more.
    pub fn past(self, table: &Table) -> Standing {
        self.past_among(table, self.sitters(table))
    }

    fn past_among(self, table: &Table, sitters: Vec<Sitter>) -> Standing {
        Standing {
            version: table.version() as u64,
            at_ms: table.now(),
            view: table.game().view_raw(self.viewer),
            awaiting: table.awaiting(),
            ask: None,
            sitters,
            ended: self.ended(table),
            clocks: table.clocks().map(clocks),
            undo: table.undo_asked().map(|asked| {
                let table::UndoAsked { seat, to, waiting } = asked;
                UndoAsked { seat, to, waiting }
            }),
            undo_is_free: false,
            no_undo: None,
            practice: table.is_practice(),
            proposal: proposal(table),
            paused: pause(table),
            ended_by: table.ended_by(),
            gave_up: gave_up(table),
        }
    }

    /// What one plays for, where words are wanted.
    pub fn goal(self, table: &Table) -> Option<String> {
        let goal = self.labels.then(|| table.game().goal(self.viewer))?;
        self.words.try_say(&goal).ok()
    }

    /// What a seat is asked, if a person sits there and is awaited.
    fn asked(self, table: &Table, seat: Seat) -> Option<Asked> {
        let game = table.game();
        let person = table.sitters().get(seat.idx())?.bot.is_none();
        if !person || table.paused().is_some() || !table.awaiting().seats().contains(seat) {
            return None;
        }
        // Without labels nothing is said.
        let players = if self.labels { table.players() } else { Vec::new() };
        let voice = self.words.at(&players);
        let hint = self.labels.then(|| game.hint(self.viewer)).flatten();
        let hint = hint.map(|hint| voice.say(&hint));
        if !self.offers && !game.is_listed() {
            let (decision, region) = (table.decision(seat), game.region(seat));
            return Some(Asked { decision, offers: Vec::new(), region, hint });
        }
        let offers = game.listed(seat, self.labels);
        let offer = |Listed { command, label, warning }: Listed| Offer {
            command,
            label: label.map(|label| voice.say(&label)),
            wins: warning.as_ref().is_some_and(tells_win),
            warning: warning.map(|warning| voice.say(&warning)),
        };
        Some(Asked {
            decision: table.decision(seat),
            offers: offers.list.into_iter().map(offer).collect(),
            region: offers.region,
            hint,
        })
    }

    /// Why the match ended and how its places were decided, once it is over: as the game says, and
    /// what became of those who gave it up.
    fn ended(self, table: &Table) -> Option<Ended> {
        let explained = table.game().explanation()?;
        let players = table.players();
        let voice = self.words.at(&players);
        let forfeits = table.forfeits();
        let forfeit = (!forfeits.is_empty()).then(|| Phrase::new("house-forfeit"));
        let why = explained.why.iter().chain(&forfeit).map(|phrase| voice.say(phrase)).collect();
        let reason = |(seat, own): (Seat, &Option<Phrase>)| {
            let gone = forfeits.contains(seat).then(|| table.seat_change(seat)).flatten();
            let gone = gone.map(|change| Phrase::new(gone_key(change)));
            gone.as_ref().or(own.as_ref()).map(|phrase| voice.say(phrase))
        };
        Some(Ended { why, seats: explained.seats.iter().map(reason).collect() })
    }

    /// Who sits where. A seat without a name is called by colour.
    fn sitters(self, table: &Table) -> Vec<Sitter> {
        let players = table.players();
        let voice = self.words.at(&players);
        named_sitters(table, &players, |seat| voice.name(seat))
    }

    /// What happened since version `after`, and how things stand now.
    pub fn update(self, table: &Table, after: u64, happened: &[Happened]) -> Update {
        self.update_alike(table, after, happened, &mut Sayings::default())
    }

    /// The same, with what other viewers were told of it in the same language.
    pub fn update_alike(
        self,
        table: &Table,
        after: u64,
        happened: &[Happened],
        sayings: &mut Sayings,
    ) -> Update {
        let sitters = sayings.sitters(|| self.sitters(table));
        Update {
            after,
            events: self.events(table, after, happened, sayings),
            deeds: deed_entries(table, after),
            undone: undone(table, after),
            standing: self.standing_among(table, sitters),
        }
    }

    /// What happened since version `after`, as the viewer may know it.
    fn events(
        self,
        table: &Table,
        after: u64,
        happened: &[Happened],
        sayings: &mut Sayings,
    ) -> Vec<Event> {
        let players = table.players();
        let voice = self.words.at(&players);
        let numbered = (after + 1..).zip(happened);
        let told = numbered.flat_map(|(line, step)| step.events.iter().map(move |e| (line, e)));
        let seen = told.filter_map(|(line, event)| Some((line, event.redacted(self.viewer)?)));
        seen.map(|(line, seen)| {
            let event = seen.raw();
            let text = sayings.text(&event, || voice.say(&seen.tell()));
            Event { line, turn: turn(seen.turn()), event, text }
        })
        .collect()
    }
}

/// What the log tells of the lines after version `after` beside the game's own events.
pub fn deed_entries(table: &Table, after: u64) -> Vec<LogEntry> {
    let lines = (after + 1..).zip(table.lines_after(after as usize));
    lines.filter_map(|(number, line)| deed_entry(number, line, table.game().turn())).collect()
}

/// The undo that was done since version `after`, if one was.
pub fn undone(table: &Table, after: u64) -> Option<Undone> {
    let table::Undone { seat, to, .. } = table.undone_since(after as usize)?;
    Some(Undone { seat, to })
}

/// The message that says how somebody gave a match up.
fn gone_key(change: table::SeatChange) -> &'static str {
    match change {
        table::SeatChange::Resigned => "house-resigned",
        table::SeatChange::OutOfTime => "house-out-of-time",
        // A player who is back, or took the seat over, has given nothing up.
        table::SeatChange::Left | table::SeatChange::Returned | table::SeatChange::TakenOver => {
            "house-left"
        }
    }
}

fn no_undo(way: Way) -> Option<NoUndo> {
    match way {
        Way::Free | Way::Ask(_) => None,
        Way::Closed(table::NoUndo::Nothing) => Some(NoUndo::Nothing),
        Way::Closed(table::NoUndo::Barred) => Some(NoUndo::Barred),
        Way::Closed(table::NoUndo::Away(_)) => Some(NoUndo::Away),
    }
}
