//! Answers for people.

use server::admin::protocol::{Answer, Erased, PersonLine, SeatLine, TableLine, TableSheet};
use server::date;
use store::{Phase, Ruled, Ruling, Sizes};

/// An answer as text.
///
/// # Errors
/// If data has no JSON form.
pub fn answer(answer: &Answer) -> serde_json::Result<String> {
    Ok(match answer {
        Answer::Tables { tables } if tables.is_empty() => "No tables.\n".into(),
        Answer::Tables { tables } => columns(&tables.iter().map(table).collect::<Vec<_>>()),
        Answer::Table(sheet) => whole(sheet),
        Answer::People { people } if people.is_empty() => "Nobody.\n".into(),
        Answer::People { people } => columns(&people.iter().map(person).collect::<Vec<_>>()),
        Answer::Rulings { rulings } if rulings.is_empty() => "None.\n".into(),
        Answer::Rulings { rulings } => columns(&rulings.iter().map(ruling).collect::<Vec<_>>()),
        Answer::Ruled { ruling } => ruled(ruling),
        Answer::Closed { number } => format!("Table {number} is closed.\n"),
        Answer::Deleted { number } => format!("Table {number} is deleted.\n"),
        Answer::Unbanned { subject } => format!("{subject} is no longer banned.\n"),
        Answer::Unmuted { subject } => format!("{subject} may chat again.\n"),
        Answer::Withdrawn { count } => withdrawn(*count),
        Answer::Export { data } => serde_json::to_string_pretty(data)? + "\n",
        Answer::Erased(Erased { public_id, tables, chat }) => format!(
            "Everything about {public_id} is deleted: {} changed, {} removed.\n",
            counted(*tables, "table"),
            counted(*chat, "chat message"),
        ),
        Answer::Sizes { sizes } => of_sizes(sizes),
    })
}

fn withdrawn(count: usize) -> String {
    match count {
        0 => "Nothing was announced.\n".into(),
        1 => "The announcement is withdrawn.\n".into(),
        count => format!("{count} announcements are withdrawn.\n"),
    }
}

fn counted(count: usize, thing: &str) -> String {
    let plural = if count == 1 { "" } else { "s" };
    format!("{count} {thing}{plural}")
}

/// Rows under each other, each column as wide as it has to be.
fn columns(rows: &[Vec<String>]) -> String {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |idx: usize| {
        let cells = rows.iter().filter_map(|row| row.get(idx));
        cells.map(|cell| pens::columns::columns(cell)).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..count).map(width).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).map(|(cell, width)| pens::columns::start(cell, *width));
        cells.collect::<Vec<String>>().join("  ").trim_end().to_owned() + "\n"
    };
    rows.iter().map(line).collect()
}

fn phase(table: &TableLine) -> &'static str {
    match (table.phase, &table.closed) {
        (_, Some(_)) => "closed",
        (Phase::Open, None) => "open",
        (Phase::Live, None) => "live",
        (Phase::Over, None) => "over",
    }
}

fn table(table: &TableLine) -> Vec<String> {
    let seat = |seat: &Option<SeatLine>| match seat {
        Some(SeatLine { name, bot: Some(level), .. }) => format!("{name} ({level} bot)"),
        Some(SeatLine { name, .. }) => name.clone(),
        None => "-".into(),
    };
    let seats: Vec<String> = table.seats.iter().map(seat).collect();
    vec![
        format!("#{}", table.number),
        table.game.clone(),
        phase(table).into(),
        if table.listed { "public" } else { "private" }.into(),
        seats.join(", "),
        table.ended_at.map(date::written).unwrap_or_default(),
    ]
}

fn whole(sheet: &TableSheet) -> String {
    let TableSheet { table, setup, host, in_memory, chat } = sheet;
    let mut rows = vec![
        vec!["number".into(), table.number.to_string()],
        vec!["key".into(), table.key.clone()],
        vec!["game".into(), table.game.clone()],
        vec!["phase".into(), phase(table).into()],
        vec!["listed".into(), if table.listed { "yes" } else { "no" }.into()],
        vec!["lines".into(), table.lines.to_string()],
        vec!["in memory".into(), if *in_memory { "yes" } else { "no" }.into()],
        vec!["host".into(), host.clone().unwrap_or_else(|| "-".into())],
        vec!["options".into(), setup.to_string()],
    ];
    rows.extend(table.ended_at.map(|at| vec!["ended".into(), date::written(at)]));
    rows.extend(table.closed.clone().map(|why| vec!["closed".into(), why]));
    for (idx, seat) in table.seats.iter().enumerate() {
        let who = match seat {
            Some(SeatLine { name, guest, bot }) => {
                let bot = bot.as_ref().map(|level| format!("{level} bot"));
                let what = guest.clone().or(bot).unwrap_or_else(|| "nobody".into());
                format!("{name} ({what})")
            }
            None => "free".into(),
        };
        rows.push(vec![format!("seat {idx}"), who]);
    }
    for said in chat {
        let who = said.guest.as_ref().map(|id| format!(" ({id})")).unwrap_or_default();
        rows.push(vec!["chat".into(), format!("{}{who}: {}", said.name, said.text)]);
    }
    columns(&rows)
}

fn person(person: &PersonLine) -> Vec<String> {
    vec![person.public_id.clone(), person.name.clone()]
}

fn until(ruling: &Ruling) -> String {
    ruling.until.map_or_else(|| "forever".into(), |at| format!("until {}", date::written(at)))
}

fn ruling(ruling: &Ruling) -> Vec<String> {
    let kind = match ruling.ruled {
        Ruled::BanGuest | Ruled::BanNetwork => "ban",
        Ruled::Mute => "mute",
        Ruled::Announce => "announcement",
        Ruled::Close => "closed table",
    };
    let mut row = vec![format!("#{}", ruling.id), kind.into()];
    row.extend(Some(ruling.subject.clone()).filter(|subject| !subject.is_empty()));
    row.extend([until(ruling), ruling.reason.clone()]);
    row
}

fn ruled(ruling: &Ruling) -> String {
    let (subject, until) = (&ruling.subject, until(ruling));
    match ruling.ruled {
        Ruled::BanGuest | Ruled::BanNetwork => format!("{subject} is banned {until}.\n"),
        Ruled::Mute => format!("{subject} is muted {until}.\n"),
        Ruled::Announce => {
            let until = ruling.until.map_or_else(
                || format!("until you withdraw it with 'tokyo admin withdraw {}'", ruling.id),
                |at| format!("until {}", date::written(at)),
            );
            format!("Announced {until}.\n")
        }
        Ruled::Close => format!("Table {subject} is closed.\n"),
    }
}

fn of_sizes(sizes: &Sizes) -> String {
    let mut rows = vec![
        vec!["file".into(), String::new(), bytes(sizes.file)],
        vec!["free in it".into(), String::new(), bytes(sizes.free)],
    ];
    let kind = |size: &store::Size| {
        vec![size.kind.clone(), format!("{} rows", size.rows), bytes(size.bytes)]
    };
    rows.extend(sizes.kinds.iter().map(kind));
    columns(&rows)
}

fn bytes(count: u64) -> String {
    match count {
        0..10_000 => format!("{count} B"),
        10_000..10_000_000 => format!("{} kB", count / 1_000),
        _ => format!("{} MB", count / 1_000_000),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(done: &Answer) -> String {
        answer(done).unwrap()
    }

    #[test]
    fn what_was_done_is_said_in_a_sentence() {
        assert_eq!(said(&Answer::Closed { number: 3 }), "Table 3 is closed.\n");
        assert_eq!(said(&Answer::Deleted { number: 3 }), "Table 3 is deleted.\n");
        let unbanned = said(&Answer::Unbanned { subject: "192.0.2.0/24".into() });
        assert_eq!(unbanned, "192.0.2.0/24 is no longer banned.\n");
        let unmuted = said(&Answer::Unmuted { subject: "3f9c20a1b7de".into() });
        assert_eq!(unmuted, "3f9c20a1b7de may chat again.\n");
    }

    #[test]
    fn counts_are_said_as_people_say_them() {
        assert_eq!(said(&Answer::Withdrawn { count: 0 }), "Nothing was announced.\n");
        assert_eq!(said(&Answer::Withdrawn { count: 1 }), "The announcement is withdrawn.\n");
        assert_eq!(said(&Answer::Withdrawn { count: 2 }), "2 announcements are withdrawn.\n");
        let erased =
            |tables, chat| said(&Answer::Erased(Erased { public_id: "ab".into(), tables, chat }));
        assert!(erased(1, 0).ends_with(": 1 table changed, 0 chat messages removed.\n"));
        assert!(erased(2, 1).ends_with(": 2 tables changed, 1 chat message removed.\n"));
    }
}
