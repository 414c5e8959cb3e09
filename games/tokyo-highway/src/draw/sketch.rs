//! A view in a terminal: the table from above, and beside it what everybody has left, what can
//! still be crossed, and the open bases.

use crate::geometry::{Bounds, Heading, Point};
use contract::picture::seat_glyph;
use contract::{Ink, Phrase, Seat, Sketch, Viewer};
use pens::columns::{columns, end, letters};

use super::Show;
use super::camera::Angle;
use super::grid::{Frame, Grid};
use super::order::ordered;
use super::solid::{Form, Solid, solids};
use super::standing::{self, Stand};
use crate::pieces::{Piece, Shape};
use crate::sizes::table_radius;
use crate::truth::TokyoHighway;

/// Columns and rows of the table.
const COLUMNS: usize = 47;
const ROWS: usize = 16;
/// Columns of what stands beside it.
const BESIDE: usize = 80 - COLUMNS - 2;
/// Letters of a name that have room.
const NAME: usize = 5;

/// The view as lines of text.
pub fn sketch(state: &Show<'_>, viewer: Viewer) -> Sketch {
    let grid = table(state, viewer);
    let beside = beside(state, viewer);
    let mut sketch = Sketch::default();
    sketch.line().put(Ink::Strong, letters(&standing::headline(state), 60));
    sketch.put(Ink::Faint, format!("   ↑ {}", letters(&state.word("draw-north"), 12)));
    // Empty rows above and below are left out, as far as what stands beside allows.
    let used = grid.used();
    let first = used.start.min(grid.rows() - beside.lines.len().min(grid.rows()));
    let last = used.end.max(first + beside.lines.len());
    for row in 0..last - first {
        sketch.line();
        grid.put(first + row, &mut sketch);
        sketch.put(Ink::Plain, "  ");
        for (ink, text) in beside.lines.get(row).into_iter().flatten() {
            sketch.put(*ink, text.clone());
        }
    }
    sketch
}

/// A height in a ring, filled for a junction.
fn ringed(height: u8, junction: bool) -> char {
    let (plain, filled) = ("①②③④⑤⑥⑦⑧⑨⑩⑪⑫", "❶❷❸❹❺❻❼❽❾❿⓫⓬");
    let rings = if junction { filled } else { plain };
    let idx = usize::from(height).checked_sub(1);
    idx.and_then(|idx| rings.chars().nth(idx)).unwrap_or(if junction { '◉' } else { '◎' })
}

/// The table from above.
fn table(state: &TokyoHighway, viewer: Viewer) -> Grid {
    let pieces = ordered(solids(state), &Angle::PLAN);
    let mut grid = Grid::new(COLUMNS, ROWS);
    let frame = Frame::around(built(state, &pieces), COLUMNS, ROWS);
    edge(&mut grid, &frame, state);
    for solid in &pieces {
        paint(&mut grid, &frame, state, solid);
    }
    for solid in &pieces {
        if let Piece::Car(idx) = solid.piece
            && let Some(car) = state.cars.get(usize::from(idx))
        {
            grid.set(frame.cell(solid.centre()), Ink::Seat(car.owner.0), '▪');
        }
    }
    numbers(&mut grid, &frame, state, &pieces);
    for solid in &pieces {
        if let Piece::Column(idx) = solid.piece
            && let Some(column) = state.columns.get(usize::from(idx))
        {
            let ring = ringed(column.height, column.junction);
            grid.set(frame.cell(column.at.to_point()), Ink::Seat(column.owner.0), ring);
        }
    }
    for (number, at) in bases(state, viewer) {
        tag(&mut grid, frame.cell(at), number);
    }
    grid
}

/// The box round what is built, and round buildings near it.
fn built(state: &TokyoHighway, pieces: &[Solid]) -> Bounds {
    let centres = |towers: bool| -> Vec<Point> {
        let chosen =
            pieces.iter().filter(|solid| matches!(solid.piece, Piece::Building(_)) == towers);
        chosen.flat_map(Solid::corners).collect()
    };
    let mut points = centres(false);
    let bounds = Bounds::around(&points);
    let near = |at: &Point| !bounds.apart(&Bounds { low: *at, high: *at }, 45.0);
    points.extend(centres(true).into_iter().filter(|at| state.raising || near(at)));
    Bounds::around(&points)
}

/// The edge of the table, where it can be seen.
fn edge(grid: &mut Grid, frame: &Frame, state: &TokyoHighway) {
    let radius = table_radius(state.count());
    for degree in 0..720 {
        let at = Heading(degree * 50).unit() * radius;
        grid.set(frame.cell(at), Ink::Faint, '·');
    }
}

/// Roads and buildings, the lower ones first.
fn paint(grid: &mut Grid, frame: &Frame, state: &TokyoHighway, solid: &Solid) {
    match (&solid.form, solid.piece) {
        (Form::Road { deck, from, to }, Piece::Road(idx)) => {
            let owner = state.roads.get(usize::from(idx)).map_or(Seat(0), |road| road.owner);
            let ends = [*from, *to].map(|along| frame.place(deck.strip().at(along, 0.0)));
            grid.line(ends[0], ends[1], Ink::Seat(owner.0));
        }
        (Form::Building(_), Piece::Building(idx)) => {
            let shape = state.buildings.get(usize::from(idx)).map(|building| building.shape);
            let letter = match shape {
                Some(Shape::Square) => '■',
                Some(Shape::Triangle) => '▲',
                Some(Shape::Hexagon) => '⬢',
                Some(Shape::Round) | None => '●',
            };
            grid.set(frame.cell(solid.centre()), Ink::Plain, letter);
        }
        _ => {}
    }
}

/// The number of every road, as far as there is room for it.
fn numbers(grid: &mut Grid, frame: &Frame, state: &TokyoHighway, pieces: &[Solid]) {
    let mut seen: Vec<u8> = Vec::new();
    for solid in pieces {
        let (Form::Road { deck, .. }, Piece::Road(idx)) = (&solid.form, solid.piece) else {
            continue;
        };
        if seen.contains(&idx) {
            continue;
        }
        seen.push(idx);
        let text = idx.to_string();
        let others = pieces.iter().filter(|other| other.piece != solid.piece);
        let others: Vec<(i32, i32)> = others
            .filter(|other| !matches!(other.piece, Piece::Road(_)))
            .map(|other| frame.cell(other.centre()))
            .collect();
        let decks = &state.solids().decks;
        // Where everything is taken, no number is better than one that cannot be told apart.
        let mut best: (f64, Option<(i32, i32)>) = (f64::NEG_INFINITY, None);
        for step in 0..=10_i32 {
            let along = deck.strip().length * (0.2 + 0.06 * f64::from(step));
            let at = deck.strip().at(along, 0.0);
            let (x, y) = frame.cell(at);
            let cell = (x - i32::from(text.len() > 2), y);
            let used = |(x, y): &(i32, i32)| {
                *y == cell.1 && (cell.0..cell.0 + text.len() as i32).contains(x)
            };
            let digit = |x: &i32| grid.get((*x, cell.1)).is_ascii_digit();
            let digits = (cell.0 - 1..=cell.0 + text.len() as i32).filter(digit).count();
            if digits + others.iter().filter(|other| used(other)).count() > 0 {
                continue;
            }
            let rest = decks.iter().enumerate().filter(|(other, _)| *other != usize::from(idx));
            let room = rest.map(|(_, other)| other.strip().distance(at)).fold(25.0, f64::min);
            let score = room - f64::from((step - 5).abs());
            if score > best.0 {
                best = (score, Some(cell));
            }
        }
        let owner = state.roads.get(usize::from(idx)).map_or(Seat(0), |road| road.owner);
        if let Some(cell) = best.1 {
            grid.write(cell, Ink::Seat(owner.0), &text);
        }
    }
}

/// The open bases that the viewer is interested in.
fn bases(state: &TokyoHighway, viewer: Viewer) -> Vec<(u8, Point)> {
    let Some(seat) = standing::builder(state, viewer) else { return Vec::new() };
    state.open_bases(seat).map(|(number, base)| (number, base.at.to_point())).collect()
}

/// The number of an open base beside its column.
fn tag(grid: &mut Grid, cell: (i32, i32), number: u8) {
    let text = format!("#{number}");
    let letters = text.len() as i32;
    let (x, y) = cell;
    // Beside the column, above or below it, with nothing else next to the number.
    let (right, left, wide) = (x + 1, x - letters, letters + 2);
    let spots = [(right, y), (left, y), (x, y - 1), (x, y + 1), (left, y - 1), (left, y + 1)];
    let rooms = [
        ((right, y), letters + 1),
        ((left - 1, y), letters + 1),
        ((x - 1, y - 1), wide),
        ((x - 1, y + 1), wide),
        ((left - 1, y - 1), wide),
        ((left - 1, y + 1), wide),
    ];
    let free = spots.into_iter().zip(rooms).find(|(_, (from, wide))| grid.has_room(*from, *wide));
    let free = free.map(|(spot, _)| spot);
    let fits = x + 1 + letters <= COLUMNS as i32;
    let spot = free.unwrap_or(if fits { spots[0] } else { spots[1] });
    grid.write(spot, Ink::Strong, &text);
}

/// What stands beside the table.
fn beside(state: &Show<'_>, viewer: Viewer) -> Sketch {
    let mut sketch = Sketch::default();
    let head = |key: &'static str, wide: usize| end(&letters(&state.word(key), wide - 1), wide);
    let heads = [("draw-col-cars", 4), ("draw-col-grey", 5), ("draw-col-yellow", 4)];
    let heads: String =
        heads.into_iter().chain([("draw-col-roads", 5)]).map(|(k, w)| head(k, w)).collect();
    sketch.line().put(Ink::Faint, format!("{}{heads}", " ".repeat(NAME + 3)));
    for (seat, builder) in state.builders.iter() {
        supplies(&mut sketch, state, seat, *builder);
    }
    if let Some(seat) = standing::builder(state, viewer) {
        for (over, word) in [(true, "draw-over"), (false, "draw-under")] {
            targets(&mut sketch, state, seat, over, &state.word(word));
        }
        bases_in_words(&mut sketch, state, seat);
    }
    sketch
}

fn supplies(sketch: &mut Sketch, state: &Show<'_>, seat: Seat, builder: crate::truth::Builder) {
    let stand = standing::of(state, seat);
    let mark = match stand {
        Stand::ToMove | Stand::Pays => "▶",
        Stand::Wins => "★",
        Stand::Waits => " ",
        Stand::Blocked => "!",
        Stand::Place { .. } | Stand::Out if builder.cars == 0 => "✓",
        Stand::Place { .. } | Stand::Out => "×",
    };
    sketch.line().put(Ink::Strong, mark);
    let name = format!("{} {}", seat_glyph(seat), state.column(seat, NAME));
    sketch.put(Ink::Seat(seat.0), name);
    let crate::truth::Builder { cars, grey, yellow, roads, .. } = builder;
    sketch.put(Ink::Plain, format!("{cars:>4}{grey:>5}{yellow:>4}{roads:>5}"));
    let word = match (builder.place, stand) {
        (Some(place), _) => state.say(&Phrase::new("draw-place").with("place", place)),
        (None, Stand::Blocked) => state.word("draw-stuck"),
        (None, Stand::Out) => state.word("draw-stand-out"),
        (None, _) => return,
    };
    sketch.put(Ink::Faint, format!(" {}", letters(&word, 4)));
}

/// The roads of others that a seat can still cross over, or under, for a car.
fn targets(sketch: &mut Sketch, state: &Show<'_>, seat: Seat, over: bool, word: &str) {
    let numbered = state.roads.iter().enumerate();
    let open = numbered
        .filter(|(_, road)| road.owner != seat && !(if over { road.over } else { road.under }));
    sketch.line().put(Ink::Faint, word);
    let mut used = columns(word);
    let (mut lines, mut none) = (1, true);
    for (idx, road) in open {
        none = false;
        let text = format!(" {idx}");
        if used + text.len() > BESIDE - 2 {
            if lines == 3 {
                sketch.put(Ink::Faint, " …");
                break;
            }
            lines += 1;
            sketch.line().put(Ink::Plain, " ");
            used = 1;
        }
        used += text.len();
        sketch.put(Ink::Seat(road.owner.0), text);
    }
    if none {
        sketch.put(Ink::Faint, format!(" {}", state.word("draw-nothing")));
    }
}

/// Where the open bases stand, in millimetres from the middle, as far as there is room.
fn bases_in_words(sketch: &mut Sketch, state: &Show<'_>, seat: Seat) {
    for (number, base) in state.open_bases(seat) {
        if sketch.lines.len() >= ROWS {
            break;
        }
        let ring = ringed(base.height, base.junction);
        let (x, y) = (base.at.x / 100, base.at.y / 100);
        let key = if base.junction { "draw-base-junction" } else { "draw-base-height" };
        let text = state.say(&Phrase::new(key).with("height", base.height));
        let place = format!(" ({x},{y})");
        let text = format!(" {}{place}", letters(&text, BESIDE - 6 - place.len()));
        sketch.line().put(Ink::Strong, format!("#{number}"));
        sketch.put(Ink::Seat(seat.0), ring.to_string());
        sketch.put(Ink::Plain, text);
    }
}
