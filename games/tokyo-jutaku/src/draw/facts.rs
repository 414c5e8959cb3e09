//! What the pictures read from a view.

use building::{Fault, PieceSet};
use contract::{Phrase, Seat};

use super::Show;
use crate::map::CellSet;
use crate::medal::medal;
use crate::setup::Mode;
use crate::site::Site;
use crate::state::{End, Phase, SITES};
use crate::view::{Seen, guess};

/// Whose site is looked at: the viewer's own, or that of the leader.
pub fn focus(view: &Show<'_>) -> Option<Seat> {
    let own = view.viewer.seat().filter(|seat| view.architects.get(*seat).is_some());
    let built = |seen: &Seen| seen.site.as_ref().map_or(0, |site| site.building().len());
    let rank = |(seat, seen): &(Seat, &Seen)| {
        (seen.yen, seen.done.len(), built(seen), std::cmp::Reverse(seat.0))
    };
    own.or_else(|| view.architects.iter().max_by_key(rank).map(|(seat, _)| seat))
}

/// The player and the site that is looked at.
pub fn focused<'a>(view: &Show<'a>) -> Option<(Seat, &'a Seen)> {
    let seat = focus(view)?;
    view.view.architects.get(seat).map(|seen| (seat, seen))
}

/// The supply that a seat takes from.
pub fn supply(view: &Show<'_>, seat: Option<Seat>) -> PieceSet {
    let own = seat.filter(|_| view.supplies.len() > 1).map_or(0, Seat::idx);
    view.supplies.get(own).or(view.supplies.first()).copied().unwrap_or_default()
}

/// A number as a tally: V is five, / is one.
pub fn tally(count: u8) -> String {
    "V".repeat(usize::from(count / 5)) + &"/".repeat(usize::from(count % 5))
}

/// Yen in digits.
pub fn yen(amount: i32) -> String {
    if amount < 0 { format!("-¥{}", amount.unsigned_abs()) } else { format!("¥{amount}") }
}

/// Match time as minutes and seconds.
pub fn clock(ms: u64) -> String {
    format!("{}:{:02}", ms / 60_000, ms / 1_000 % 60)
}

/// The pieces on each floor, from the ground, at least as many floors as are wanted.
pub fn by_floor(site: &Site) -> Vec<u8> {
    let building = site.building();
    let floors = building.height().max(building.plot().floors());
    let on = |floor: u8| building.laid().filter(|(_, its)| *its == floor).count();
    (1..=floors).map(|floor| u8::try_from(on(floor)).unwrap_or(u8::MAX)).collect()
}

/// Whether a seat has won.
pub fn has_won(view: &Show<'_>, seat: Seat) -> bool {
    matches!(&view.phase, Phase::Over { winners, .. } if winners.contains(&seat))
}

/// Who is asked now, where it is one after the other.
pub fn asked(view: &Show<'_>) -> Option<Seat> {
    match &view.phase {
        Phase::Draft { order, .. } | Phase::Movement { order, .. } => order.first().copied(),
        _ => None,
    }
}

/// The cells that the player being asked can choose.
pub fn choices(view: &Show<'_>) -> CellSet {
    let state = guess(view);
    let reach = |seat: Seat| state.destinations(seat, state.must_move(seat));
    match &view.phase {
        Phase::Draft { .. } => state.starts(),
        Phase::Movement { order, .. } => match order.first() {
            Some(seat) => reach(*seat),
            None => CellSet::default(),
        },
        _ => match focused(view) {
            Some((seat, seen)) if seen.moving.is_some() => reach(seat),
            _ => CellSet::default(),
        },
    }
}

/// How many have a site: the others have nothing to choose.
fn builders(view: &Show<'_>) -> usize {
    view.architects.values().filter(|seen| seen.site.is_some()).count()
}

/// What is going on: a few words, and some more.
pub fn headline(view: &Show<'_>) -> (String, String) {
    let left = |until: u64| match view.setup.mode {
        Mode::Beats => String::new(),
        _ => format!(" · {} s", until.saturating_sub(view.now).div_ceil(1_000)),
    };
    let about = |key: &'static str, seats: &[Seat]| {
        view.say(&Phrase::new(key).with("seats", Phrase::list(seats.iter().copied())))
    };
    match &view.phase {
        Phase::Draft { order, until } => {
            let more = about("draw-draft-more", order.get(..1).unwrap_or_default());
            (view.word("draw-draft"), more + &left(*until))
        }
        Phase::Countdown { until } => {
            (view.word("draw-ready"), view.word("draw-ready-more") + &left(*until))
        }
        Phase::Building if view.setup.mode == Mode::Beats => {
            let done = view.architects.values().filter(|seen| seen.submitted).count();
            let more = Phrase::new("draw-chosen-of").with("done", done).with("all", builders(view));
            (beat(view, None), view.say(&more))
        }
        Phase::Building => {
            let votes = view.architects.values().filter(|seen| seen.clears).count();
            let clear = Phrase::new("draw-clear-of").with("votes", votes);
            let more = match votes {
                0 => view.word("draw-build-more"),
                _ => view.say(&clear.with("all", builders(view))),
            };
            (view.word("draw-build"), more)
        }
        Phase::Frozen { claims, .. } => (view.word("draw-stop"), about("draw-called-by", claims)),
        Phase::Movement { order, .. } => {
            let more = about("draw-movement-more", order.get(..1).unwrap_or_default());
            (view.word("draw-movement"), more)
        }
        Phase::Over { end, winners } => {
            let more = result(view).unwrap_or_else(|| view.word(ending(*end)));
            let head = match winners.as_slice() {
                [] => view.word("draw-over"),
                _ if view.setup.mode == Mode::Team => view.word("draw-done"),
                [_] if view.architects.len() == 1 => view.word("draw-done"),
                [seat] if view.viewer.is(*seat) => view.word("draw-you-win"),
                [_] => about("draw-wins", winners),
                _ => about("draw-share", winners),
            };
            (head, more)
        }
    }
}

/// What counts in the end where it is not only yen: the time alone, a medal against the clock.
fn result(view: &Show<'_>) -> Option<String> {
    let seats = view.architects.len();
    if view.setup.is_sprint(seats) {
        let sites: usize = view.architects.values().map(|seen| seen.done.len()).sum();
        let added = added(view) / 1_000;
        let key = if added == 0 { "draw-sprint" } else { "draw-sprint-false" };
        let time = clock(sprint_seconds(view) * 1_000);
        let phrase = Phrase::new(key).with("sites", sites).with("time", time);
        return Some(view.say(&phrase.with("added", added.to_string())));
    }
    if view.setup.mode != Mode::Team && (view.setup.mode != Mode::Attack || seats > 1) {
        return None;
    }
    let medal = medal(&view.setup, seats, &view.cards, sum(view));
    let medal = medal.map_or("none", |medal| medal.id());
    let phrase = Phrase::new("draw-medal").with("yen", yen(sum(view)));
    Some(view.say(&phrase.with("medal", medal)))
}

fn ending(end: End) -> &'static str {
    match end {
        End::FourthSite => "draw-end-fourth",
        End::TimeUp => "draw-end-time",
        End::DailySite => "draw-end-daily",
        End::NoCards => "draw-end-cards",
    }
}

/// The number of a beat, and of the last one where that is known.
fn beat(view: &Show<'_>, last: Option<u32>) -> String {
    let number = view.beats + 1;
    view.say(&match last {
        Some(last) => Phrase::new("draw-beat-of").with("beat", number).with("last", last),
        None => Phrase::new("draw-beat").with("beat", number),
    })
}

/// The round and the time, in words.
pub fn timing(view: &Show<'_>) -> String {
    let minutes = match view.setup.mode {
        Mode::Attack | Mode::Team => view.setup.attack.max(1),
        _ => view.setup.limit,
    };
    if view.setup.mode == Mode::Beats {
        let last = u32::from(minutes) * 12;
        return beat(view, (last > 0).then_some(last));
    }
    let time = clock(match view.setup.is_sprint(view.architects.len()) {
        true => sprint_seconds(view) * 1_000,
        false => view.now,
    });
    match minutes {
        0 => time,
        _ => format!("{time} / {minutes}:00"),
    }
}

/// Time that false stops added.
fn added(view: &Show<'_>) -> u64 {
    view.architects.values().map(|seen| seen.penalty).sum()
}

/// A lone builder's time in seconds that have begun.
fn sprint_seconds(view: &Show<'_>) -> u64 {
    view.now.saturating_add(added(view)).div_ceil(1_000)
}

/// What all have built.
fn sum(view: &Show<'_>) -> i32 {
    view.architects.values().fold(0, |sum: i32, seen| sum.saturating_add(seen.yen))
}

/// What ends the race, in words.
pub fn goal(view: &Show<'_>) -> String {
    let seats = view.architects.len();
    let round = |key: &'static str| Phrase::new(key).with("round", view.round).with("sites", SITES);
    view.say(&match view.setup.mode {
        _ if view.setup.is_sprint(seats) && view.setup.mode == Mode::Race => {
            let site = view.round.min(SITES as u32);
            Phrase::new("draw-goal-sprint").with("site", site).with("sites", SITES)
        }
        Mode::Race | Mode::Beats => round("draw-goal-race"),
        Mode::Duel => round("draw-goal-duel"),
        Mode::Attack if seats == 1 => Phrase::new("draw-goal-tour"),
        Mode::Attack => Phrase::new("draw-goal-attack"),
        Mode::Team => Phrase::new("draw-goal-team").with("yen", yen(sum(view))),
        Mode::Daily => Phrase::new("draw-goal-daily"),
    })
}

/// What is wrong, in a few words: the message that says it.
pub fn fault_key(fault: &Fault) -> &'static str {
    match fault {
        Fault::OffCard { .. } => "draw-fault-off-card",
        Fault::Twice { .. } => "draw-fault-twice",
        Fault::Falls { .. } => "draw-fault-falls",
        Fault::OutsideBorder { .. } => "draw-fault-outside",
        Fault::Unsupported { .. } => "draw-fault-unsupported",
        Fault::Overlapping { .. } => "draw-fault-overlapping",
        Fault::Apart { .. } => "draw-fault-apart",
        Fault::TooManyPieces { .. } => "draw-fault-many-pieces",
        Fault::TooFewPieces { .. } => "draw-fault-few-pieces",
        Fault::TooHigh { .. } => "draw-fault-high",
        Fault::TooLow { .. } => "draw-fault-low",
        Fault::OtherBorder { .. } => "draw-fault-borders",
    }
}
