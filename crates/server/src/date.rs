//! Seconds since 1970 as people write them.

const DAY: i64 = 24 * 60 * 60;

/// The date and time of day, such as `2026-11-16 02:05 UTC`.
pub fn written(seconds: i64) -> String {
    let minutes = seconds.rem_euclid(DAY) / 60;
    format!("{} {:02}:{:02} UTC", day(seconds), minutes / 60, minutes % 60)
}

/// The date, such as `2026-11-16`.
pub fn day(seconds: i64) -> String {
    // Counted in years that begin in March, so that the leap day comes last; an era has 400.
    let days = seconds.div_euclid(DAY) + 719_468;
    let (era, day_of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let leap_days = day_of_era / 1_460 - day_of_era / 36_524 + day_of_era / 146_096;
    let year_of_era = (day_of_era - leap_days) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    let year = era * 400 + year_of_era + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seconds_are_written_as_dates() {
        assert_eq!(written(0), "1970-01-01 00:00 UTC");
        assert_eq!(written(951_827_696), "2000-02-29 12:34 UTC");
        assert_eq!(written(1_794_794_459), "2026-11-16 02:00 UTC");
        assert_eq!(day(4_107_542_399), "2100-02-28");
        assert_eq!(day(4_107_542_400), "2100-03-01", "2100 is no leap year");
    }
}
