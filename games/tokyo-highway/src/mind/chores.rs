//! Buildings, payments and passing: what is decided without looking far.

use crate::geometry::Point;
use contract::{Chance, Seat};

use crate::command::Command;
use crate::truth::TokyoHighway;

/// What a seat does when it is not asked for a build; nothing if it is.
pub fn chore(state: &TokyoHighway, seat: Seat, chance: &mut Chance) -> Option<Command> {
    if let Some((least, most)) = state.yellow_range() {
        return Some(payment(state, seat, least, most));
    }
    if state.raising {
        return site(state, seat, chance);
    }
    state.blocked.then_some(Command::Pass)
}

/// Grey pieces are what roads need, so yellow ones beyond the first go before grey ones run
/// short, and grey ones as long as there are plenty.
fn payment(state: &TokyoHighway, seat: Seat, least: u8, most: u8) -> Command {
    let Some(builder) = state.builders.get(seat) else { return Command::Pay { yellow: least } };
    let owed = state.creditor().map_or(0, |(_, count)| count);
    let needed = builder.roads.saturating_add(builder.roads / 2);
    let spare = builder.grey.saturating_sub(needed);
    let yellow = owed.saturating_sub(spare).min(builder.yellow.saturating_sub(1));
    Command::Pay { yellow: yellow.clamp(least, most) }
}

/// A building stands where it hinders others more than oneself: nearer to their entrances than
/// to the bot's own, but out of the way of the first roads.
fn site(state: &TokyoHighway, seat: Seat, chance: &mut Chance) -> Option<Command> {
    let mut sites = Vec::new();
    state.good_sites(&mut sites);
    sites.extend((0..SITES).filter_map(|_| state.random_site(chance)));
    let worth = |command: &Command| match command {
        Command::Raise { at, .. } => hindrance(state, seat, at.to_point()),
        _ => f64::NEG_INFINITY,
    };
    let best = sites.into_iter().map(|site| (worth(&site), site));
    best.max_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, site)| site)
}

/// Places that chance proposes for a building.
const SITES: usize = 8;

/// How much more a building there is in the way of others than in the bot's own.
fn hindrance(state: &TokyoHighway, seat: Seat, at: Point) -> f64 {
    let mut worth = 0.0;
    for column in &state.columns {
        // In the way of a first road, and of what follows it.
        let near = 1.0 / (1.0 + at.distance(column.at.to_point()) / 60.0);
        worth += if column.owner == seat { -2.0 * near } else { near };
    }
    worth
}
