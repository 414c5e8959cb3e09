//! Sea, river and streams, with their names.

use pens::bold;

use super::outline;
use super::pen::{Area, Pen, Type};
use super::{SIDE, Show, place, road};
use crate::board::{Board, Ground};
use crate::square::{Square, Way};
use crate::words::place as named;

/// Water.
pub const WATER: &str = "#9fcbe0";
/// Letters on it.
const DEEP: &str = "#2f6b8f";
/// Where it meets land.
const SHORE: &str = "#f7edd2";

/// Sea and river: first all shores, then all water, so that they run into each other.
pub fn draw(pen: &mut Pen, view: &Show) {
    let board = &view.board;
    let sea = outline::path(|square| is_wet(board, square), 1, 34, true);
    let river: String = rivers(board).map(|square| bed(board, square)).collect();
    let bed = |pen: &mut Pen, wide: i32, colour: &str| {
        pen.add(format_args!(
            "<path fill=\"none\" stroke=\"{colour}\" stroke-width=\"{wide}\" \
             stroke-linecap=\"round\" stroke-linejoin=\"round\" d=\"{river}\"/>"
        ));
    };
    pen.add(format_args!(
        "<path fill=\"{SHORE}\" stroke=\"#b9a985\" stroke-width=\"13\" d=\"{sea}\"/>"
    ));
    bed(pen, 77, "#b9a985");
    pen.add(format_args!(
        "<path fill=\"{SHORE}\" stroke=\"{SHORE}\" stroke-width=\"10\" d=\"{sea}\"/>"
    ));
    bed(pen, 74, SHORE);
    pen.add(format_args!("<path fill=\"{WATER}\" d=\"{sea}\"/>"));
    for inset in [11, 20] {
        let line = outline::path(|square| is_wet(board, square), inset, 30, true);
        pen.add(format_args!(
            "<path fill=\"none\" stroke=\"#fff\" stroke-opacity=\".4\" stroke-width=\"2\" \
             d=\"{line}\"/>"
        ));
    }
    bed(pen, 62, WATER);
    pen.add(format_args!(
        "<path fill=\"none\" stroke=\"#fff\" stroke-opacity=\".55\" stroke-width=\"2\" \
         stroke-dasharray=\"30 22 12 26\" d=\"{river}\"/>"
    ));
    for square in board.towns().iter().filter(|square| is_wet(board, *square)) {
        pen.rect(place(square).inset(1), 20, &format!("fill=\"{SHORE}\""));
    }
    let name = longest(board, Ground::Sea);
    let seas = Square::all().filter(|square| board.ground(*square) == Ground::Sea);
    for (idx, square) in seas.enumerate() {
        let area = place(square);
        let named = name.filter(|(name, _)| name.holds(area.centre()));
        waves(pen, area, idx, named.map(|(_, upright)| upright));
    }
    names(pen, view);
}

/// Sea, or an island in it: a city with sea on two opposite sides.
fn is_wet(board: &Board, square: Square) -> bool {
    let sea = |square: Square| board.ground(square) == Ground::Sea;
    let beside = |way: Way| square.step(way).is_some_and(sea);
    let between = |way: Way| beside(way) && beside(way.back());
    let island = between(Way::North) || between(Way::East);
    sea(square) || island && board.towns().contains(square)
}

fn rivers(board: &Board) -> impl Iterator<Item = Square> {
    Square::all().filter(|square| board.ground(*square) == Ground::River)
}

/// Crests on a square of the sea; on every fifth a boat. The name of the sea has way: `named`
/// tells whether it runs from north to south here.
fn waves(pen: &mut Pen, area: Area, idx: usize, named: Option<bool>) {
    let (x, y) = area.centre();
    let shift = if idx.is_multiple_of(2) { 12 } else { -12 };
    let (shift, crest) = match named {
        Some(true) => (3 * shift, "q6-7 12 0t12 0"),
        _ => (shift, "q7-8 14 0t14 0t14 0"),
    };
    let half = if named == Some(true) { 12 } else { 21 };
    for (dx, dy) in [(shift, -34), (-shift, 34)] {
        let (x, y) = (x + dx - half, y + dy);
        pen.add(format_args!(
            "<path fill=\"none\" stroke=\"#fff\" stroke-opacity=\".75\" stroke-width=\"2.5\" \
             stroke-linecap=\"round\" d=\"M{x} {y}{crest}\"/>"
        ));
    }
    if idx % 5 == 1 && named.is_none() {
        pen.add(format_args!(
            "<g transform=\"translate({x} {y})\"><path fill=\"#fdf8ec\" d=\"M-3-24V-3H-20ZM1-20\
             V-3H15Z\"/><path fill=\"#b5543c\" d=\"M-24 1H24L16 13H-16Z\"/></g>"
        ));
    }
}

/// The ways the river leaves a square: to more water, or off the board.
fn flows(board: &Board, square: Square) -> Vec<Way> {
    let wet = |way: &Way| {
        let next = square.step(*way).map(|next| board.ground(next));
        matches!(next, Some(Ground::River | Ground::Sea))
    };
    let mut ways: Vec<Way> = Way::ALL.into_iter().filter(wet).collect();
    if let [only] = ways[..]
        && square.step(only.back()).is_none()
    {
        ways.push(only.back());
    }
    if ways.len() < 2 {
        let edge = Way::ALL.into_iter().find(|way| square.step(*way).is_none());
        ways.extend(edge.filter(|way| !ways.contains(way)));
    }
    ways
}

/// How far a straight river bends to the east or south of the middle of its square.
fn bend(square: Square) -> i32 {
    if (square.x() + square.y()).is_multiple_of(2) { 13 } else { -13 }
}

/// The middle of the river on a square as the data of a path.
fn bed(board: &Board, square: Square) -> String {
    let (x, y) = place(square).centre();
    let end = |way: Way, far: i32| road::arm(way, far, (x, y));
    let ways = flows(board, square);
    match ways[..] {
        [] => format!("M{} {y}H{}", x - 20, x + 20),
        [only] => {
            let (from, to) = (end(only, 60), end(only.back(), 12));
            format!("M{} {}L{} {}", from.0, from.1, to.0, to.1)
        }
        [a, b] if a.back() == b => {
            let (from, to, by) = (end(a, 60), end(b, 60), bend(square));
            let (near, far) = (end(a, 30), end(b, 30));
            let (dx, dy) = if a == Way::North || a == Way::South { (by, 0) } else { (0, by) };
            let curve = [near, (near.0 + dx, near.1 + dy), (x + dx, y + dy)];
            let on = [(far.0 + dx, far.1 + dy), far, to];
            format!("M{} {}C{}C{}", from.0, from.1, points(curve), points(on))
        }
        [a, b] => {
            let (from, to) = (end(a, 60), end(b, 60));
            format!("M{} {}Q{x} {y} {} {}", from.0, from.1, to.0, to.1)
        }
        _ => ways
            .iter()
            .map(|way| end(*way, 60))
            .map(|(to_x, to_y)| format!("M{x} {y}L{to_x} {to_y}"))
            .collect(),
    }
}

fn points(points: [(i32, i32); 3]) -> String {
    points.map(|(x, y)| format!("{x} {y}")).join(" ")
}

/// Where the river begins or ends on land, a stream leads on, under whatever is built there.
pub fn streams(pen: &mut Pen, board: &Board) {
    let mut data = String::new();
    for square in rivers(board) {
        let ways = flows(board, square);
        if ways.len() > 1 {
            continue;
        }
        let steps = |way: &Way| {
            let dry = |at: &Square| board.ground(*at) != Ground::Sea;
            std::iter::successors(Some(square), |at| at.step(*way).filter(dry)).count()
        };
        let Some(way) = Way::ALL.into_iter().filter(|way| !ways.contains(way)).min_by_key(steps)
        else {
            continue;
        };
        let (x, y) = place(square).centre();
        data += &format!("M{x} {y}");
        let ((dx, dy), (bx, by)) = (road::arm(way, 30, (0, 0)), road::arm(way, 15, (0, 0)));
        // Half a wave to each half of a square; the wave swings aside.
        data += &format!("q{} {} {dx} {dy}", bx + by / 2, by + bx / 2);
        for _ in 1..4 * steps(&way) {
            data += &format!("t{dx} {dy}");
        }
    }
    for (wide, colour) in [(22, SHORE), (14, WATER)] {
        pen.add(format_args!(
            "<path fill=\"none\" stroke=\"{colour}\" stroke-width=\"{wide}\" d=\"{data}\"/>"
        ));
    }
}

/// The names of sea and river.
fn names(pen: &mut Pen, view: &Show) {
    let board = &view.board;
    let layout = board.layout();
    let [sea, river] = [&layout.sea, &layout.river].map(|name| view.say(&named(name)));
    if let Some((area, upright)) = longest(board, Ground::Sea) {
        let room = area.w.max(area.h) - 40;
        along(pen, area.centre(), upright, bold(25).fitting(&sea, room, 13), &sea, room);
    }
    let bridged = road::bridges(view);
    let free: Vec<Square> = rivers(board).filter(|square| !bridged.contains(*square)).collect();
    let straight = |square: &Square| matches!(flows(board, *square)[..], [a, b] if a.back() == b);
    let square = free.iter().find(|square| straight(square)).or(free.first());
    if let Some(&square) = square {
        let (x, y) = place(square).centre();
        let upright = flows(board, square).first().is_none_or(|way| way.idx() % 2 == 0);
        let by = if straight(&square) { bend(square) } else { 0 };
        let at = if upright { (x + by, y) } else { (x, y + by) };
        along(pen, at, upright, bold(18).fitting(&river, 96, 11), &river, 110);
    }
}

/// A name on water.
fn along(pen: &mut Pen, at: (i32, i32), upright: bool, kind: Type, name: &str, room: i32) {
    let (x, y) = at;
    let angle = if upright { 90 } else { 0 };
    pen.add(format_args!(
        "<g transform=\"translate({x} {y}) rotate({angle})\" font-style=\"italic\">"
    ));
    let base = kind.size * 36 / 100;
    pen.text((0, base), kind.centred(), DEEP, &kind.cut(name, room));
    pen.add(format_args!("</g>"));
}

/// The longest straight run of squares of a ground, and whether it runs from north to south.
pub fn longest(board: &Board, ground: Ground) -> Option<(Area, bool)> {
    let mut best: Option<(Area, bool)> = None;
    for start in Square::all().filter(|square| board.ground(*square) == ground) {
        for way in [Way::East, Way::South] {
            let (mut at, mut count) = (start, 1);
            while let Some(next) = at.step(way).filter(|next| board.ground(*next) == ground) {
                (at, count) = (next, count + 1);
            }
            let area = place(start);
            let area = match way {
                Way::South => Area { h: SIDE * count, ..area },
                _ => Area { w: SIDE * count, ..area },
            };
            let long = |area: &Area| area.w.max(area.h);
            if best.as_ref().is_none_or(|(best, _)| long(best) < long(&area)) {
                best = Some((area, way == Way::South));
            }
        }
    }
    best
}
