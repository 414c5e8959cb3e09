//! Players' clocks, as messages tell of them.

use wire::clock::{ClockRule, Clocks, SeatClock};

/// The clocks of a match.
pub fn clocks(clocks: &table::Clocks) -> Clocks {
    let seat = |clock: &table::SeatClock| {
        let table::SeatClock { left_ms, running } = *clock;
        SeatClock { left_ms, running }
    };
    Clocks {
        rule: clock_rule(clocks.rule),
        seats: clocks.seats.iter().map(seat).collect(),
        at_ms: clocks.at_ms,
    }
}

/// What the host chose.
pub fn clock_rule(rule: table::ClockRule) -> ClockRule {
    match rule {
        table::ClockRule::PerMove { seconds } => ClockRule::PerMove { seconds },
        table::ClockRule::PerGame { seconds, increment } => {
            ClockRule::PerGame { seconds, increment }
        }
        table::ClockRule::DaysPerMove { days } => ClockRule::DaysPerMove { days },
    }
}
