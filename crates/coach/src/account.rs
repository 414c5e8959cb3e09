//! Luck, errors and the rest of a result: whole numbers that add up exactly.

use contract::Seat;
use wire::coach::Account;

use crate::worth::WHOLE;

/// What is known of one seat's result, as parts of a win.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Parts {
    pub start: f64,
    pub luck: f64,
    pub errors: f64,
    pub others: f64,
    pub result: f64,
}

/// The account of a seat. Whatever its parts leave of the result is the rest.
pub(crate) fn account(seat: Seat, parts: Parts) -> Account {
    let [start, luck, errors, others, result] =
        [parts.start, parts.luck, parts.errors, parts.others, parts.result].map(hundredths);
    let rest = result - start - luck - errors - others;
    Account { seat, start, luck, errors, others, rest, result }
}

/// A part of a win in hundredths of a percentage point.
pub(crate) fn hundredths(part: f64) -> i64 {
    (part * WHOLE).round() as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_account_adds_up_whatever_its_parts_are() {
        for number in 0..100 {
            let part = |factor: f64| f64::from(number) / factor;
            let parts = Parts {
                start: part(301.0),
                luck: -part(77.7),
                errors: -part(99.1),
                others: part(123.4),
                result: part(150.0),
            };
            let Account { start, luck, errors, others, rest, result, .. } = account(Seat(0), parts);
            assert_eq!(start + luck + errors + others + rest, result);
        }
    }
}
