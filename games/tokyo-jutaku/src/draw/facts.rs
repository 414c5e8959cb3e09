//! What the pictures read from a view.

use building::{Fault, PieceSet};
use contract::Seat;

use crate::map::CellSet;
use crate::medal::medal;
use crate::setup::Mode;
use crate::site::Site;
use crate::state::{End, Phase, SITES};
use crate::view::{Seen, View, guess};

/// Whose site is looked at: the viewer's own, or that of whoever leads.
pub fn focus(view: &View) -> Option<Seat> {
    let own = view.viewer.seat().filter(|seat| view.architects.get(*seat).is_some());
    let built = |seen: &Seen| seen.site.as_ref().map_or(0, |site| site.building().len());
    let rank = |(seat, seen): &(Seat, &Seen)| {
        (seen.yen, seen.done.len(), built(seen), std::cmp::Reverse(seat.0))
    };
    own.or_else(|| view.architects.iter().max_by_key(rank).map(|(seat, _)| seat))
}

/// The player and the site that is looked at.
pub fn focused(view: &View) -> Option<(Seat, &Seen)> {
    let seat = focus(view)?;
    view.architects.get(seat).map(|seen| (seat, seen))
}

/// The supply that a seat takes from.
pub fn supply(view: &View, seat: Option<Seat>) -> PieceSet {
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
pub fn has_won(view: &View, seat: Seat) -> bool {
    matches!(&view.phase, Phase::Over { winners, .. } if winners.contains(&seat))
}

/// Who is asked now, where it is one after the other.
pub fn asked(view: &View) -> Option<Seat> {
    match &view.phase {
        Phase::Draft { order, .. } | Phase::Movement { order, .. } => order.first().copied(),
        _ => None,
    }
}

/// The cells that whoever is asked can choose.
pub fn choices(view: &View) -> CellSet {
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
fn builders(view: &View) -> usize {
    view.architects.values().filter(|seen| seen.site.is_some()).count()
}

/// What is going on: a few words, and some more.
pub fn headline(view: &View) -> (String, String) {
    let names = |seats: &[Seat]| -> String {
        let names: Vec<String> = seats.iter().map(|seat| name(view, *seat)).collect();
        names.join(" and ")
    };
    let left = |until: u64| match view.setup.mode {
        Mode::Beats => String::new(),
        _ => format!(" · {} s", until.saturating_sub(view.now).div_ceil(1_000)),
    };
    match &view.phase {
        Phase::Draft { order, until } => {
            let who = order.first().map(|seat| name(view, *seat)).unwrap_or_default();
            let own = order.first().is_some_and(|seat| view.viewer.is(*seat));
            let verb = if own { "put" } else { "puts" };
            ("Draft".into(), format!("{who} {verb} a token on an outer cell{}", left(*until)))
        }
        Phase::Countdown { until } => {
            ("Get ready".into(), format!("building begins{}", left(*until)))
        }
        Phase::Building if view.setup.mode == Mode::Beats => {
            let done = view.architects.values().filter(|seen| seen.submitted).count();
            let all = builders(view);
            (format!("Beat {}", view.beats + 1), format!("{done} of {all} have chosen"))
        }
        Phase::Building => {
            let votes = view.architects.values().filter(|seen| seen.clears).count();
            let more = match votes {
                0 => "everybody builds at once".to_owned(),
                _ => format!("{votes} of {} want to clear", builders(view)),
            };
            ("Build".into(), more)
        }
        Phase::Frozen { claims, .. } => {
            ("STOP!".into(), format!("called by {}", names(claims).replace("You", "you")))
        }
        Phase::Movement { order, .. } => {
            let who = order.first().map(|seat| name(view, *seat)).unwrap_or_default();
            ("Movement".into(), format!("{who} to move, up to two spaces"))
        }
        Phase::Over { end, winners } => {
            let more = result(view).unwrap_or_else(|| ending(*end).into());
            let verb = match winners.as_slice() {
                [] => return ("Over".into(), more),
                _ if view.setup.mode == Mode::Team => return ("Done".into(), more),
                [_] if view.architects.len() == 1 => return ("Done".into(), more),
                [seat] if view.viewer.is(*seat) => "win",
                [_] => "wins",
                _ => "share the win",
            };
            (format!("{} {verb}", names(winners)), more)
        }
    }
}

/// What counts in the end where it is not only yen: the time alone, a medal against the clock.
fn result(view: &View) -> Option<String> {
    let seats = view.architects.len();
    if view.setup.is_sprint(seats) {
        let sites: usize = view.architects.values().map(|seen| seen.done.len()).sum();
        let false_stops = match added(view) / 1_000 {
            0 => String::new(),
            added => format!(", {added} s of it for false stops"),
        };
        let word = if sites == 1 { "site" } else { "sites" };
        return Some(format!(
            "{sites} {word} in {}{false_stops}",
            clock(sprint_seconds(view) * 1_000)
        ));
    }
    if view.setup.mode != Mode::Team && (view.setup.mode != Mode::Attack || seats > 1) {
        return None;
    }
    let medal = medal(&view.setup, seats, &view.cards, sum(view));
    let medal = medal.map_or("no medal".to_owned(), |medal| format!("{} medal", medal.id()));
    Some(format!("{} built: {medal}", yen(sum(view))))
}

fn ending(end: End) -> &'static str {
    match end {
        End::FourthSite => "with the fourth site",
        End::TimeUp => "time is up",
        End::DailySite => "the site of the day is done",
        End::NoCards => "no card is left",
    }
}

/// A player in words.
pub fn name(view: &View, seat: Seat) -> String {
    if view.viewer.is(seat) { "You".into() } else { format!("Seat {seat}") }
}

/// The round and the time, in words.
pub fn timing(view: &View) -> String {
    let minutes = match view.setup.mode {
        Mode::Attack | Mode::Team => view.setup.attack.max(1),
        _ => view.setup.limit,
    };
    if view.setup.mode == Mode::Beats {
        let last = u32::from(minutes) * 12;
        let of = if last > 0 { format!(" of {last}") } else { String::new() };
        return format!("beat {}{of}", view.beats + 1);
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
fn added(view: &View) -> u64 {
    view.architects.values().map(|seen| seen.penalty).sum()
}

/// A lone builder's time in seconds that have begun.
fn sprint_seconds(view: &View) -> u64 {
    view.now.saturating_add(added(view)).div_ceil(1_000)
}

/// What all have built.
fn sum(view: &View) -> i32 {
    view.architects.values().fold(0, |sum: i32, seen| sum.saturating_add(seen.yen))
}

/// What ends the race, in words.
pub fn goal(view: &View) -> String {
    let seats = view.architects.len();
    match view.setup.mode {
        _ if view.setup.is_sprint(seats) && view.setup.mode == Mode::Race => {
            format!("solo sprint · site {} of {SITES}", view.round.min(SITES as u32))
        }
        Mode::Race | Mode::Beats => format!("round {} · {SITES} sites end it", view.round),
        Mode::Duel => format!("duel · round {} · {SITES} sites end it", view.round),
        Mode::Attack if seats == 1 => "solo tour".into(),
        Mode::Attack => "time attack".into(),
        Mode::Team => format!("together {}", yen(sum(view))),
        Mode::Daily => "site of the day".into(),
    }
}

/// What is wrong, in a few words.
pub fn fault_words(fault: &Fault) -> &'static str {
    match fault {
        Fault::OffCard { .. } => "off the card",
        Fault::Twice { .. } => "the same piece twice",
        Fault::Falls { .. } => "would fall",
        Fault::OutsideBorder { .. } => "outside the border",
        Fault::Unsupported { .. } => "not wholly on the floor below",
        Fault::Overlapping { .. } => "pieces overlap",
        Fault::Apart { .. } => "not side by side",
        Fault::TooManyPieces { .. } => "too many pieces",
        Fault::TooFewPieces { .. } => "too few pieces",
        Fault::TooHigh { .. } => "too many floors",
        Fault::TooLow { .. } => "too few floors",
        Fault::OtherBorder { .. } => "in both borders",
    }
}
