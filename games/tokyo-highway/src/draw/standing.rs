//! Who builds, who is out, who has won.

use contract::{Seat, Viewer};

use crate::truth::TokyoHighway;

/// Whose open bases a viewer is interested in: the own ones, or those of whoever's turn it is.
pub fn builder(state: &TokyoHighway, viewer: Viewer) -> Option<Seat> {
    match viewer.seat() {
        Some(seat) if state.builders.get(seat).is_some_and(|builder| builder.building) => {
            Some(seat)
        }
        Some(_) => None,
        None => (state.over.is_none() && !state.raising).then_some(state.active),
    }
}

/// Who has the best place, once the match is over.
pub fn winners(state: &TokyoHighway) -> Vec<Seat> {
    if state.over.is_none() {
        return Vec::new();
    }
    let place = |seat: Seat| state.builders.get(seat).and_then(|builder| builder.place);
    let best = Seat::all(state.count()).filter_map(place).min();
    Seat::all(state.count()).filter(|seat| best.is_some() && place(*seat) == best).collect()
}

/// What is going on, in a few words.
pub fn headline(state: &TokyoHighway) -> String {
    let winners = winners(state);
    if state.over.is_some() {
        let names: Vec<String> = winners.iter().map(|seat| format!("Seat {seat}")).collect();
        let verb = if winners.len() == 1 { "wins" } else { "share the win" };
        return format!("{} {verb}", names.join(" and "));
    }
    if let Some(debt) = &state.debt {
        return format!("Round {} · Seat {} pays a penalty", state.round, debt.payer);
    }
    let deed = match (state.raising, state.blocked) {
        (true, _) => "puts up a building",
        (false, true) => "is blocked",
        (false, false) => "builds",
    };
    format!("Round {} · Seat {} {deed}", state.round, state.active)
}

/// How a seat stands, in a word.
pub fn word(state: &TokyoHighway, seat: Seat) -> String {
    let Some(builder) = state.builders.get(seat) else { return String::new() };
    if winners(state).contains(&seat) {
        return "wins".into();
    }
    match builder.place {
        Some(place) => {
            let out = if builder.cars > 0 && state.over.is_none() { "out, " } else { "" };
            format!("{out}{} place", ordinal(place))
        }
        None if !builder.building => "out".into(),
        None if state.over.is_some() => String::new(),
        None if state.debt.as_ref().is_some_and(|debt| debt.payer == seat) => "pays".into(),
        None if builder.stuck || (state.blocked && state.active == seat) => "blocked".into(),
        None if state.active == seat => "to move".into(),
        None => String::new(),
    }
}

/// A place as a word.
pub fn ordinal(place: u8) -> String {
    let ending = match place {
        1 => "st",
        2 => "nd",
        3 => "rd",
        _ => "th",
    };
    format!("{place}{ending}")
}

/// What a seat can hope for: roads of others to cross; or the cars it has placed, once it does
/// not build any more.
pub fn prospect(state: &TokyoHighway, seat: Seat) -> String {
    let building = state.builders.get(seat).is_some_and(|builder| builder.building);
    if state.over.is_some() || !building {
        let placed = state.cars.iter().filter(|car| car.owner == seat).count();
        return format!("placed {placed} {}", if placed == 1 { "car" } else { "cars" });
    }
    let others = || state.roads.iter().filter(|road| road.owner != seat);
    let over = others().filter(|road| !road.over).count();
    let under = others().filter(|road| !road.under).count();
    format!("can cross over {over}, under {under}")
}

/// The road that was built last, once somebody has built.
pub fn newest(state: &TokyoHighway) -> Option<u8> {
    let entrances = state.count();
    (state.roads.len() > entrances).then(|| (state.roads.len() - 1) as u8)
}
