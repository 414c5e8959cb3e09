//! A view in a terminal: the map on the left, a line for each row; on the right whose turn it is,
//! the players, and the tiles.

use contract::picture::seat_glyph;
use contract::{Ink, Phrase, Seat, Sketch};
use pens::columns::{self, letters};

use super::Show;
use super::city::goals;
use super::road;
use super::verdict::{has_won, headline};
use crate::board::Ground;
use crate::square::{HEIGHT, Square, WIDTH, Way};
use crate::state::DESTINATIONS;
use crate::stock::Stock;
use crate::tile::{Kind, LINES, Tile};
use crate::view::Seen;
use crate::words;

/// Columns of the terminal, of a square, and of the map.
const COLUMNS: usize = 80;
const CELL: usize = 5;
/// Letters of a name that have room.
const NAME: usize = 10;
const MAP: usize = 2 + CELL * WIDTH as usize;

/// Roads within reach are heavy lines, in the order of [`LINES`].
const HEAVY: [char; 16] =
    [' ', '╹', '╺', '┗', '╻', '┃', '┏', '┣', '╸', '┛', '━', '┻', '┓', '┫', '┳', '╋'];

/// Text in one ink.
type Run = (Ink, String);

/// The view as lines of text.
pub fn sketch(view: &Show<'_>) -> Sketch {
    let rows = (0..HEIGHT).map(|y| row(view, y));
    let map: Vec<Vec<Run>> = std::iter::once(heads()).chain(rows).collect();
    let notes = notes(view);
    let mut sketch = Sketch::default();
    for idx in 0..map.len().max(notes.len()) {
        let blank = || vec![(Ink::Plain, " ".repeat(MAP))];
        let line = map.get(idx).cloned().unwrap_or_else(blank);
        let beside = notes.get(idx).cloned().unwrap_or_default();
        let gap = (!beside.is_empty()).then(|| (Ink::Plain, "  ".to_owned()));
        columns::line(&mut sketch, line.into_iter().chain(gap).chain(beside), COLUMNS);
    }
    sketch
}

/// The letters above the map.
fn heads() -> Vec<Run> {
    let letter = |x: u8| format!("  {}  ", char::from(b'a' + x));
    let letters: String = (0..WIDTH).map(letter).collect();
    vec![(Ink::Faint, format!("  {letters}"))]
}

/// A row of the map.
fn row(view: &Show<'_>, y: u8) -> Vec<Run> {
    let mut runs = vec![(Ink::Faint, format!("{} ", y + 1))];
    for square in (0..WIDTH).filter_map(|x| Square::at(x, y)) {
        cell(view, square, &mut runs);
    }
    runs
}

/// A square: its ground, tile or city, and who stands there.
fn cell(view: &Show<'_>, square: Square, runs: &mut Vec<Run>) {
    let pieces: Vec<Seat> = view
        .travellers
        .iter()
        .filter(|(_, seen)| seen.piece == square)
        .map(|(seat, _)| seat)
        .take(CELL)
        .collect();
    if let Some(city) = view.board.city(square) {
        return town(view, square, &city.name.key, &pieces, runs);
    }
    let (ink, text) = match view.roads.at(square) {
        Some(tile) => way(view, square, tile, &pieces),
        None => (Ink::Faint, ground(view, square)),
    };
    // Pieces stand round the middle, so that the road still shows.
    let places: &[usize] = match pieces.len() {
        0..=4 => &[1, 3, 0, 4],
        _ => &[0, 1, 2, 3, 4],
    };
    let mut letters: Vec<Run> = text.chars().map(|letter| (ink, letter.to_string())).collect();
    for (place, seat) in places.iter().zip(&pieces) {
        if let Some(letter) = letters.get_mut(*place) {
            *letter = (Ink::Seat(seat.0), seat_glyph(*seat).to_string());
        }
    }
    // Runs of one ink in one piece.
    for (ink, text) in letters {
        match runs.last_mut() {
            Some((last, line)) if *last == ink => line.push_str(&text),
            _ => runs.push((ink, text)),
        }
    }
}

/// What lies there where no tile does.
fn ground(view: &Show<'_>, square: Square) -> String {
    match view.board.ground(square) {
        Ground::River if road::bridges(view).contains(square) => {
            let opens = |way: Way| {
                let tile = square.step(way).and_then(|next| view.roads.at(next));
                tile.is_some_and(|tile| tile.opens(way.back()))
            };
            let across = opens(Way::East) || opens(Way::West);
            if across { "═════" } else { "~~║~~" }
        }
        Ground::River => "~~~~~",
        Ground::Sea => "≈≈≈≈≈",
        Ground::Palace => "#####",
        Ground::Open | Ground::City => "  ·  ",
    }
    .to_owned()
}

/// A tile: heavy and in the viewer's ink if the viewer's piece is on the same roads.
fn way(view: &Show<'_>, square: Square, tile: Tile, pieces: &[Seat]) -> Run {
    let own = view.viewer.seat();
    let near = view.stops.contains(square) || own.is_some_and(|own| pieces.contains(&own));
    let (glyphs, ink) = match own {
        Some(seat) if near => (&HEAVY, Ink::Seat(seat.0)),
        _ => (&LINES, Ink::Plain),
    };
    let bits = usize::from(tile.bits()) % 16;
    let side = |way: Way| if tile.opens(way) { glyphs[10] } else { ' ' };
    let (west, east) = (side(Way::West), side(Way::East));
    (ink, format!("{west}{west}{}{east}{east}", glyphs[bits]))
}

/// A city: a star before those the viewer still has to reach, a tick before those reached, and
/// the pieces there; the key gives way where they are many.
fn town(view: &Show<'_>, square: Square, key: &str, pieces: &[Seat], runs: &mut Vec<Run>) {
    let own = view.viewer.seat();
    let seen = own.and_then(|seat| view.travellers.get(seat));
    let been = seen.is_some_and(|seen| seen.reached.iter().any(|a| a.square == square));
    let mark = match (goals(view).contains(square), been) {
        (true, _) => Some((Ink::Strong, "*".to_owned())),
        (_, true) => own.map(|seat| (Ink::Seat(seat.0), "✓".to_owned())),
        _ => None,
    };
    let near = view.stops.contains(square) || own.is_some_and(|own| pieces.contains(&own));
    let ink = own.filter(|_| near).map_or(Ink::Strong, |seat| Ink::Seat(seat.0));
    let room = CELL.saturating_sub(usize::from(mark.is_some()) + pieces.len()).min(3);
    let key = columns::cut(key, room).to_owned();
    let before = runs.len();
    let spare = mark.is_none() && room == 3 && pieces.len() < 2;
    runs.extend(spare.then(|| (Ink::Plain, " ".to_owned())));
    runs.extend(mark);
    runs.push((ink, key));
    let taken: usize = runs[before..].iter().map(|(_, text)| columns::columns(text)).sum();
    for seat in pieces.iter().take(CELL.saturating_sub(taken)) {
        runs.push((Ink::Seat(seat.0), seat_glyph(*seat).to_string()));
    }
    let left = CELL.saturating_sub(taken + pieces.len());
    runs.push((Ink::Plain, " ".repeat(left)));
}

/// What stands beside the map.
fn notes(view: &Show<'_>) -> Vec<Vec<Run>> {
    let mut notes = vec![heading(view)];
    for (seat, seen) in view.travellers.iter() {
        notes.push(player(view, seat, seen));
    }
    notes.push(Vec::new());
    let own = view.viewer.seat().and_then(|seat| view.travellers.get(seat));
    if let Some(hand) = own.and_then(|seen| seen.hand) {
        let head = view.word("draw-sketch-tiles") + " ";
        notes.push(vec![(Ink::Strong, head), (Ink::Plain, tiles(view, &hand))]);
    }
    let goals = goals(view);
    if !goals.is_empty() {
        let keys: Vec<String> = goals.iter().map(|square| key(view, square)).collect();
        let keys = keys.join(" ");
        let head = view.word("draw-sketch-goals");
        notes.push(vec![(Ink::Strong, head), (Ink::Plain, format!(" {keys}"))]);
    }
    let piles = Phrase::new("draw-sketch-piles").with("pile", view.pile);
    notes.push(vec![(Ink::Faint, view.say(&piles.with("removed", counts(view))))]);
    if view.viewer.seat().is_some() {
        notes.push(vec![(Ink::Faint, view.word("draw-sketch-legend"))]);
    }
    notes
}

/// Whose turn it is and what is left of it; at the end, who has won.
fn heading(view: &Show<'_>) -> Vec<Run> {
    if let Some(end) = view.over {
        let (who, how) = headline(view, end);
        return vec![(Ink::Strong, who), (Ink::Plain, format!(" {how}"))];
    }
    let left = view.allowed.saturating_sub(view.taken).min(6);
    let pips = "●".repeat(usize::from(left)) + &"○".repeat(usize::from(view.taken.min(6)));
    let round = view.say(&Phrase::new("draw-sketch-round").with("round", view.round));
    let name = letters(&view.name(view.active), NAME);
    let actions = view.say(&Phrase::new("draw-sketch-left").with("count", left));
    vec![
        (Ink::Faint, format!("{round}  ")),
        (Ink::Seat(view.active.0), format!("{name}  ")),
        (Ink::Strong, pips),
        (Ink::Faint, format!(" {actions}")),
    ]
}

/// A player: where the piece stands, tiles in hand, destinations reached.
fn player(view: &Show<'_>, seat: Seat, seen: &Seen) -> Vec<Run> {
    let mark = match () {
        () if has_won(view, seat) => "★",
        () if view.over.is_none() && seat == view.active => "▶",
        () => " ",
    };
    let tiles = "▪".repeat(seen.tiles.min(4) as usize);
    let mut runs = vec![
        (Ink::Strong, mark.to_owned()),
        (Ink::Seat(seat.0), format!("{} {}", seat_glyph(seat), view.column(seat, NAME))),
        (Ink::Plain, format!(" {}", columns::start(&key(view, seen.piece), 3))),
        (Ink::Faint, format!(" {tiles:<2} ")),
    ];
    for arrival in &seen.reached {
        runs.push((Ink::Seat(seat.0), format!(" {}", key(view, arrival.square))));
    }
    let missing = DESTINATIONS.saturating_sub(seen.reached.len());
    runs.push((Ink::Faint, " ···".repeat(missing)));
    runs
}

/// The key of a city, or the name of another square.
fn key(view: &Show<'_>, square: Square) -> String {
    view.board.city(square).map_or_else(|| square.to_string(), |city| city.name.key.clone())
}

/// The tile of a kind as a glyph.
fn glyph(kind: Kind) -> char {
    kind.lies().first().map_or(' ', |tile| tile.glyph())
}

/// Tiles with their names.
fn tiles(view: &Show<'_>, stock: &Stock) -> String {
    let word = |kind: Kind| format!("{} {}", glyph(kind), view.say(&words::kind(kind)));
    let each: Vec<String> = stock.each().take(2).map(word).collect();
    if each.is_empty() { view.word("draw-sketch-none") } else { each.join(", ") }
}

/// How many removed tiles there are of each kind.
fn counts(view: &Show<'_>) -> String {
    let each = view.discard.kinds().map(|kind| format!("{}{}", glyph(kind), view.discard.of(kind)));
    let each: Vec<String> = each.collect();
    if each.is_empty() { view.word("draw-sketch-none") } else { each.join(" ") }
}
