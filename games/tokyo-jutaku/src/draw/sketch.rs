//! A view for a terminal: the map with the viewer's own site beside it, and everybody's progress.

use contract::picture::seat_glyph;
use contract::{Ink, Phrase, Seat, Sketch};
use pens::columns::{self, end, letters, start};

use super::Show;
use super::facts;
use super::plates::beat_word;
use crate::cards;
use crate::command::Beat;
use crate::map::{Cell, SIDE};
use crate::setup::Mode;
use crate::site::Site;
use crate::state::SITES;
use crate::view::Seen;
use crate::words::card_name;

type Run = (Ink, String);

/// Columns of a cell, and of all.
const CELL: usize = 5;
/// Letters of a name that have room.
const NAME: usize = 7;
const COLUMNS: usize = 80;

/// The whole sketch.
pub fn sketch(view: &Show<'_>) -> Sketch {
    let mut sketch = Sketch::default();
    let (head, more) = facts::headline(view);
    let round = view.say(&Phrase::new("draw-round").with("round", view.round));
    let end = match (view.setup.mode, view.setup.limit) {
        (Mode::Beats, 0) => round,
        _ => format!("{round} · {}", facts::timing(view)),
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
    columns::line(sketch, runs, COLUMNS);
}

/// The map: what each card is worth in hundreds of yen, tokens by their seat's shape.
fn map(view: &Show<'_>) -> Vec<Vec<Run>> {
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

fn cell_run(view: &Show<'_>, cell: Cell, chosen: bool) -> Run {
    let token = view.architects.iter().find(|(_, seen)| seen.cell == Some(cell));
    if let Some((seat, _)) = token {
        return (Ink::Seat(seat.0), format!("{:^5}", format!("({})", seat_glyph(seat))));
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
fn own(view: &Show<'_>) -> Vec<Vec<Run>> {
    let Some((seat, seen)) = facts::focused(view) else { return Vec::new() };
    let architect = seen.token.map(|token| vec![(Ink::Seat(seat.0), view.say(&token.called()))]);
    let mut notes: Vec<Vec<Run>> = architect.into_iter().collect();
    let Some(site) = &seen.site else {
        notes.push(vec![(Ink::Faint, view.word("draw-no-site"))]);
        return notes;
    };
    let plot = site.building().plot();
    let (floors, pieces) = (plot.floors(), plot.pieces());
    let name = view.say(&card_name(site.card));
    let wanted = Phrase::new("draw-wanted").with("floors", floors).with("pieces", pieces);
    let wanted = view.say(&wanted.with("yen", facts::yen(site.yen())));
    notes.push(vec![(Ink::Strong, name), (Ink::Plain, format!(" {wanted}"))]);
    notes.push(vec![(Ink::Plain, frame(view, site))]);
    for (idx, _) in facts::by_floor(site).iter().enumerate() {
        notes.push(vec![(Ink::Plain, floor(view, site, idx + 1))]);
    }
    let mut last = Vec::new();
    let held = |piece: u8| Phrase::new("draw-sketch-hand").with("piece", piece);
    let hand = seen.hand.map(|hand| held(hand.piece.get()));
    let chosen = seen.beat.map(|beat| Phrase::new("draw-sketch-chosen").with("beat", plan(beat)));
    last.extend(hand.or(chosen).map(|words| (Ink::Seat(seat.0), view.say(&words) + "  ")));
    if view.viewer.is(seat) {
        let words = view.marks.first().map(facts::fault_key);
        last.extend(words.map(|words| (Ink::Strong, format!("! {}", view.word(words)))));
    }
    notes.extend((!last.is_empty()).then_some(last));
    notes
}

/// Where the border that is built in lies, in millimetres.
fn frame(view: &Show<'_>, site: &Site) -> String {
    let building = site.building();
    let borders = building.plot().borders();
    let own = building.border().and_then(|idx| borders.get(idx)).or(borders.first());
    let Some(border) = own else { return String::new() };
    let mm = |um: Option<i32>| um.unwrap_or_default() / 1_000;
    let (x, y) = (|| border.outline().iter().map(|p| p.x), || border.outline().iter().map(|p| p.y));
    let two = borders.len() > 1 && building.border().is_none();
    let key = if two { "draw-border-two" } else { "draw-border" };
    let (left, right) = (mm(x().min()), mm(x().max()));
    let (low, high) = (mm(y().min()), mm(y().max()));
    let phrase = Phrase::new(key).with("left", left).with("right", right);
    view.say(&phrase.with("low", low).with("high", high))
}

/// A floor: its pieces by number and place.
fn floor(view: &Show<'_>, site: &Site, floor: usize) -> String {
    let on = site.building().laid().filter(|(_, its)| usize::from(*its) == floor);
    let each = |(laid, _): (&building::Laid, u8)| {
        let at = laid.pose().at();
        format!("{}@{},{}", laid.pose().piece().get(), at.x / 1_000, at.y / 1_000)
    };
    let pieces: Vec<String> = on.map(each).collect();
    let words = if pieces.is_empty() { "-".to_owned() } else { pieces.join(" ") };
    view.say(&Phrase::new("draw-floor").with("floor", floor).with("pieces", words))
}

/// What somebody has chosen for a beat.
fn plan(beat: Beat) -> Phrase {
    match beat {
        Beat::Place { pose } => Phrase::new("draw-plan-place").with("piece", pose.piece().get()),
        Beat::Return => Phrase::new("draw-plan-return"),
        Beat::Hold => Phrase::new("draw-plan-hold"),
        Beat::Clear => Phrase::new("draw-plan-clear"),
        Beat::Stop => Phrase::new("draw-plan-stop"),
    }
}

/// A player in half a line.
fn player(view: &Show<'_>, seat: Seat, seen: &Seen) -> Vec<Run> {
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
    let none = letters(&view.word("draw-sketch-no-site"), 9);
    let built = seen.site.as_ref().map_or(none, |site| {
        let building = site.building();
        let plot = building.plot();
        let (height, floors) = (building.height(), plot.floors());
        format!("{height}/{floors} {}/{}", building.len(), plot.pieces())
    });
    let doing = match (seen.submitted, seen.hand, seen.shown) {
        (true, _, _) => view.word("draw-chosen"),
        (_, Some(held), _) => view.say(&Phrase::new("draw-holds").with("piece", held.piece.get())),
        (_, _, Some(beat)) if view.setup.mode == Mode::Beats => view.say(&beat_word(beat)),
        _ => String::new(),
    };
    let yen = end(&facts::yen(seen.yen), 7);
    let built = start(&built, 9);
    vec![
        (Ink::Strong, mark.to_owned()),
        (Ink::Seat(seat.0), format!("{} {}", seat_glyph(seat), view.column(seat, NAME))),
        (Ink::Plain, format!("{yen} {houses:<4} {built} ")),
        (Ink::Faint, start(&letters(&doing, 7), 7)),
    ]
}

/// What is left in the supply.
fn supply(view: &Show<'_>) -> String {
    let set = facts::supply(view, facts::focus(view));
    let gone: Vec<String> = building::PieceId::all()
        .filter(|piece| !set.contains(*piece))
        .map(|piece| piece.get().to_string())
        .collect();
    let taken = if gone.is_empty() { view.word("draw-none") } else { gone.join(" ") };
    view.say(&Phrase::new("draw-sketch-supply").with("count", set.len()).with("taken", taken))
}
