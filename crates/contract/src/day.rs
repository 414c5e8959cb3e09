//! A day of the calendar, the same all over the world (UTC).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::malformed::Malformed;

/// A day of the calendar, written as `2026-11-16`. Rules cannot know which day it is: they take any
/// day from 1970 to 9999, and the one who opens a match sees to it that it has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day {
    year: u16,
    month: u8,
    day: u8,
}

/// What stands before the months of a year that is no leap year.
const BEFORE: [u16; 12] = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

impl Day {
    /// That day, if the calendar has it.
    pub fn new(year: u16, month: u8, day: u8) -> Option<Day> {
        let fits = (1970..=9999).contains(&year)
            && (1..=12).contains(&month)
            && (1..=length(year, month)).contains(&day);
        fits.then_some(Day { year, month, day })
    }

    /// Its number: days since 1970.
    pub fn number(self) -> u32 {
        let years = u32::from(self.year) - 1970;
        // Leap days of the years before this one, from 1972 on.
        let past = u32::from(self.year) - 1;
        let leaps = (past / 4 - past / 100 + past / 400) - (1969 / 4 - 1969 / 100 + 1969 / 400);
        let months = BEFORE.get(usize::from(self.month) - 1).copied().unwrap_or(0);
        let leap = u32::from(self.month > 2 && is_leap(self.year));
        years * 365 + leaps + u32::from(months) + leap + u32::from(self.day) - 1
    }
}

fn is_leap(year: u16) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

fn length(year: u16, month: u8) -> u8 {
    match month {
        2 => 28 + u8::from(is_leap(year)),
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl FromStr for Day {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Day, Malformed> {
        let wrong = || Malformed::new(format!("'{text}' is not a day: write one as 2026-11-16"));
        let plain = text.len() == 10
            && text.char_indices().all(|(at, letter)| match at {
                4 | 7 => letter == '-',
                _ => letter.is_ascii_digit(),
            });
        if !plain {
            return Err(wrong());
        }
        let number = |from: usize, to: usize| text[from..to].parse::<u16>().unwrap_or(0);
        let [year, month, day] = [number(0, 4), number(5, 7), number(8, 10)];
        Day::new(year, month as u8, day as u8).ok_or_else(wrong)
    }
}

impl Serialize for Day {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Day {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Day, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        for good in ["1970-01-01", "2000-02-29", "2026-11-16", "9999-12-31"] {
            assert_eq!(good.parse::<Day>().unwrap().to_string(), good);
        }
        for bad in
            ["", "2026-02-29", "2100-02-29", "2026-13-01", "2026-00-10", "2026-4-01", "1969-12-31"]
        {
            assert!(bad.parse::<Day>().is_err(), "{bad}");
        }
        assert!("２０２６-11-1".parse::<Day>().is_err(), "other digits");
    }

    #[test]
    fn days_are_counted_without_gaps() {
        let number = |text: &str| text.parse::<Day>().unwrap().number();
        assert_eq!(number("1970-01-01"), 0);
        assert_eq!(number("1972-02-29") + 1, number("1972-03-01"));
        assert_eq!(number("2000-02-29"), 11_016);
        assert_eq!(number("2026-11-16"), 20_773);
        let mut next = 0;
        for year in 1970..2401 {
            for month in 1..=12 {
                for day in 1..=31 {
                    let Some(day) = Day::new(year, month, day) else { continue };
                    assert_eq!(day.number(), next, "{day}");
                    next += 1;
                }
            }
        }
    }
}
