//! The standings of a ladder, for people. (Writing to a string cannot fail.)

use std::fmt::Write;

use arena::ladder::standings::{Met, Standing, Standings};
use contract::AnyTitle;

pub fn standings(title: &dyn AnyTitle, standings: &Standings) -> String {
    let Standings { margin, risk, anchor, tables, .. } = standings;
    let mut text = String::new();
    for table in tables {
        let _ = writeln!(text, "{}, {} seats\n", title.meta().title, table.seats);
        ratings(&mut text, table);
        let _ = writeln!(text);
        table.meetings.iter().for_each(|met| meeting(&mut text, met));
        let _ = writeln!(text);
    }
    let (name, rating) = anchor;
    let _ = writeln!(
        text,
        "{name} is given {rating}; 400 points are odds of ten to one. 'stronger' means: wins more \
         than half,\ntested against winning {:.0}% or more; either error has a chance of at most \
         {:.0}%.",
        margin * 100.0,
        risk * 100.0
    );
    text
}

fn ratings(text: &mut String, table: &Standing) {
    let width = table.ratings.iter().map(|rated| rated.bot.chars().count()).max().unwrap_or(0);
    let _ = writeln!(text, "  {:width$}  rating  95% interval         games", "bot");
    for rated in &table.ratings {
        let (low, high) = (rated.low, rated.high);
        let range = format!("{low:.0} to {high:.0}");
        let (bot, rating, games) = (&rated.bot, rated.rating, rated.games);
        let _ = writeln!(text, "  {bot:width$}  {rating:6.0}  {range:18}  {games:6}");
    }
}

fn meeting(text: &mut String, met: &Met) {
    let Met { weaker, stronger, games, rate, verdict, .. } = met;
    let percent = rate * 100.0;
    let verdict = verdict.replace('-', " ");
    let _ =
        write!(text, "  {stronger} won {percent:.1}% of {games} games against {weaker}: {verdict}");
    for (bot, forfeits) in [weaker, stronger].into_iter().zip(met.forfeits) {
        if forfeits > 0 {
            let _ = write!(text, "; {bot} forfeited {forfeits}");
        }
    }
    if met.endless > 0 {
        let _ = write!(text, "; {} did not end", met.endless);
    }
    let _ = writeln!(text);
}
