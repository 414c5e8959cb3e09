//! A view for a terminal: the map with the own site beside it, and everybody's progress.

use contract::{Ink, Seat, Sketch};

use super::facts;
use super::plates::beat_word;
use crate::cards;
use crate::command::Beat;
use crate::map::{Cell, SIDE};
use crate::setup::Mode;
use crate::site::Site;
use crate::state::SITES;
use crate::view::{Seen, View};
use crate::words::card_name;

type Run = (Ink, String);

/// Columns of a cell, and of all.
const CELL: usize = 5;
const COLUMNS: usize = 80;

/// The whole sketch.
pub fn sketch(view: &View) -> Sketch {
    let mut sketch = Sketch::default();
    let (head, more) = facts::headline(view);
    let end = match (view.setup.mode, view.setup.limit) {
        (Mode::Beats, 0) => format!("round {}", view.round),
        _ => format!("round {} · {}", view.round, facts::timing(view)),
    };
    let runs = vec![
        (Ink::Strong, head),
        (Ink::Plain, format!("  {more}")),
        (Ink::Faint, format!("  {end}")),
    ];
    put(&mut sketch, runs);
    let mut notes = own(view).into_iter();
    let map = map(view);
    let wide = 2 + CELL * usize::from(SIDE);
    for mut row in map {
        row.push((Ink::Plain, "  ".into()));
        row.extend(notes.next().unwrap_or_default());
        put(&mut sketch, row);
    }
    for note in notes {
        let mut row = vec![(Ink::Plain, " ".repeat(wide + 2))];
        row.extend(note);
        put(&mut sketch, row);
    }
    let players: Vec<Vec<Run>> =
        view.architects.iter().map(|(seat, seen)| player(view, seat, seen)).collect();
    for pair in players.chunks(2) {
        put(&mut sketch, pair.concat());
    }
    put(&mut sketch, vec![(Ink::Faint, supply(view))]);
    sketch
}

/// A line, cut where the terminal ends.
fn put(sketch: &mut Sketch, runs: Vec<Run>) {
    sketch.line();
    let mut room = COLUMNS;
    for (ink, text) in runs {
        let text: String = text.chars().take(room).collect();
        room -= text.chars().count();
        if !text.is_empty() {
            sketch.put(ink, text);
        }
    }
}

/// The map: what each card is worth in hundreds of yen, tokens by their seat's number.
fn map(view: &View) -> Vec<Vec<Run>> {
    let choices = facts::choices(view);
    let letters: String = (0..SIDE).map(|x| format!("{:^5}", char::from(b'a' + x))).collect();
    let mut rows = vec![vec![(Ink::Faint, format!("  {letters}"))]];
    for y in 0..SIDE {
        let mut row = vec![(Ink::Faint, format!("{} ", y + 1))];
        for cell in (0..SIDE).filter_map(|x| Cell::at(x, y)) {
            let chosen = choices.contains(cell);
            row.push(cell_run(view, cell, chosen));
        }
        rows.push(row);
    }
    rows
}

fn cell_run(view: &View, cell: Cell, chosen: bool) -> Run {
    let token = view.architects.iter().find(|(_, seen)| seen.cell == Some(cell));
    if let Some((seat, _)) = token {
        return (Ink::Seat(seat.0), format!("{:^5}", format!("({seat})")));
    }
    if cell.is_pile() {
        return (Ink::Faint, "▒▒▒▒▒".into());
    }
    let card = view.cards.get(cell.idx()).copied().flatten();
    match card.filter(|_| view.spaces.contains(cell)) {
        Some(card) => {
            let yen = cards::yen(card, view.side());
            let star = if chosen { "*" } else { "" };
            let ink = if chosen { Ink::Strong } else { Ink::Plain };
            (ink, format!("{:^5}", format!("{star}{yen}")))
        }
        None => (Ink::Faint, "  ·  ".into()),
    }
}

/// The site that is looked at: what is wanted, what is there, and what is wrong.
fn own(view: &View) -> Vec<Vec<Run>> {
    let Some((seat, seen)) = facts::focused(view) else { return Vec::new() };
    let architect = seen.token.map(|token| vec![(Ink::Seat(seat.0), token.name().to_owned())]);
    let mut notes: Vec<Vec<Run>> = architect.into_iter().collect();
    let Some(site) = &seen.site else {
        notes.push(vec![(Ink::Faint, "no site yet".into())]);
        return notes;
    };
    let plot = site.building().plot();
    let (floors, pieces) = (plot.floors(), plot.pieces());
    let name = card_name(site.card);
    let wanted = format!(" {floors} floors, {pieces} pieces, {}", facts::yen(site.yen()));
    notes.push(vec![(Ink::Strong, name), (Ink::Plain, wanted)]);
    notes.push(vec![(Ink::Plain, frame(site))]);
    for (idx, _) in facts::by_floor(site).iter().enumerate() {
        notes.push(vec![(Ink::Plain, floor(site, idx + 1))]);
    }
    let mut last = Vec::new();
    let hand = seen.hand.map(|held| format!("in hand: piece {}", held.piece.get()));
    let chosen = seen.beat.map(|beat| format!("chosen: {}", beat_plan(beat)));
    last.extend(hand.or(chosen).map(|words| (Ink::Seat(seat.0), words + "  ")));
    if view.viewer.is(seat) {
        let words = view.marks.first().map(facts::fault_words);
        last.extend(words.map(|words| (Ink::Strong, format!("! {words}"))));
    }
    notes.extend((!last.is_empty()).then_some(last));
    notes
}

/// Where the border that is built in lies, in millimetres.
fn frame(site: &Site) -> String {
    let building = site.building();
    let borders = building.plot().borders();
    let own = building.border().and_then(|idx| borders.get(idx)).or(borders.first());
    let Some(border) = own else { return String::new() };
    let mm = |um: Option<i32>| um.unwrap_or_default() / 1_000;
    let (x, y) = (|| border.outline().iter().map(|p| p.x), || border.outline().iter().map(|p| p.y));
    let two = if borders.len() > 1 && building.border().is_none() { ", one of two" } else { "" };
    let (left, right) = (mm(x().min()), mm(x().max()));
    let (low, high) = (mm(y().min()), mm(y().max()));
    format!("border x {left}-{right}, y {low}-{high} mm{two}")
}

/// A floor: its pieces by number and place.
fn floor(site: &Site, floor: usize) -> String {
    let on = site.building().laid().filter(|(_, its)| usize::from(*its) == floor);
    let each = |(laid, _): (&building::Laid, u8)| {
        let at = laid.pose().at();
        format!("{}@{},{}", laid.pose().piece().get(), at.x / 1_000, at.y / 1_000)
    };
    let pieces: Vec<String> = on.map(each).collect();
    let words = if pieces.is_empty() { "-".to_owned() } else { pieces.join(" ") };
    format!("floor {floor}: {words}")
}

fn beat_plan(beat: Beat) -> String {
    match beat {
        Beat::Place { pose } => format!("place piece {}", pose.piece().get()),
        Beat::Return => "return".into(),
        Beat::Hold => "hold".into(),
        Beat::Clear => "clear".into(),
        Beat::Stop => "stop".into(),
    }
}

/// A player in half a line.
fn player(view: &View, seat: Seat, seen: &Seen) -> Vec<Run> {
    let mark = match () {
        () if facts::has_won(view, seat) => "★",
        () if facts::asked(view) == Some(seat) => "▶",
        () => " ",
    };
    let done = seen.done.len();
    let houses = match SITES.checked_sub(done) {
        Some(left) => "■".repeat(done) + &"□".repeat(left),
        None => format!("■×{done}"),
    };
    let built = seen.site.as_ref().map_or("no site".to_owned(), |site| {
        let building = site.building();
        let plot = building.plot();
        let (height, floors) = (building.height(), plot.floors());
        format!("{height}/{floors}f {}/{}p", building.len(), plot.pieces())
    });
    let doing = match (seen.submitted, seen.hand, seen.shown) {
        (true, _, _) => "chosen".to_owned(),
        (_, Some(held), _) => format!("holds {}", held.piece.get()),
        (_, _, Some(beat)) if view.setup.mode == Mode::Beats => beat_word(beat),
        _ => String::new(),
    };
    let yen = facts::yen(seen.yen);
    vec![
        (Ink::Strong, mark.to_owned()),
        (Ink::Seat(seat.0), format!("{:<6}", facts::name(view, seat))),
        (Ink::Plain, format!("{yen:>7} {houses:<4} {built:<9} ")),
        (Ink::Faint, format!("{doing:<10}")),
    ]
}

/// What is left in the supply.
fn supply(view: &View) -> String {
    let set = facts::supply(view, facts::focus(view));
    let gone: Vec<String> = building::PieceId::all()
        .filter(|piece| !set.contains(*piece))
        .map(|piece| piece.get().to_string())
        .collect();
    let taken = if gone.is_empty() { "none".to_owned() } else { gone.join(" ") };
    format!("supply {} pieces; taken: {taken}", set.len())
}
