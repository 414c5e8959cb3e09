//! The map itself: districts, streets, the loop line, sea, river and palace.

use super::outline;
use super::pen::{Anchor, Area, Pen};
use super::text::{Type, bold};
use super::{BOARD, SIDE, place, road};
use crate::board::{Board, Ground};
use crate::square::{Square, Way};
use crate::view::View;

/// Water, and the letters on it.
const WATER: &str = "#9fcbe0";
const DEEP: &str = "#2f6b8f";
/// Where water meets land.
const SHORE: &str = "#f7edd2";

/// Tints of the districts.
const TINTS: [&str; 6] = ["#e39a7b", "#8fb57a", "#d9b95e", "#7fa9c4", "#c893ae", "#9f9ac9"];

/// Draws the map without anything that lies on it.
pub fn draw(pen: &mut Pen, view: &View) {
    let board = &view.board;
    pen.rect(BOARD, 0, "fill=\"#ece3cd\"");
    for (idx, city) in board.cities().iter().enumerate() {
        let (x, y) = place(city.square).centre();
        let tint = TINTS[idx * 5 % TINTS.len()];
        pen.add(format_args!(
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"128\" fill=\"{tint}\" fill-opacity=\".17\"/>"
        ));
    }
    pen.rect(BOARD, 0, "fill=\"url(#dgn-streets)\" opacity=\".6\"");
    railway(pen, board);
    streams(pen, board);
    plots(pen, board);
    water(pen, board);
    palace(pen, board);
    names(pen, view);
}

/// A loop line round the map, past the cities: only to look at.
fn railway(pen: &mut Pen, board: &Board) {
    let stations = loop_line(board);
    let Some(last) = stations.last() else { return };
    let halfway = |a: (i32, i32), b: (i32, i32)| ((a.0 + b.0) / 2, (a.1 + b.1) / 2);
    let mut before = *last;
    let (x, y) = halfway(before, stations[0]);
    let start = format!("M{x} {y}");
    let mut data = String::new();
    for (idx, station) in stations.iter().enumerate() {
        before = *station;
        let next = stations[(idx + 1) % stations.len()];
        let (x, y) = halfway(before, next);
        data += &format!("Q{} {} {x} {y}", before.0, before.1);
    }
    pen.add(format_args!(
        "<g fill=\"none\" opacity=\".4\"><path stroke=\"#6f7a5c\" stroke-width=\"9\" \
         d=\"{start}{data}\"/><path stroke=\"#f4efdf\" stroke-width=\"5\" \
         stroke-dasharray=\"16 16\" d=\"{start}{data}\"/></g>"
    ));
}

/// The cities on the hull of all of them, clockwise.
fn loop_line(board: &Board) -> Vec<(i32, i32)> {
    let points: Vec<(i32, i32)> =
        board.cities().iter().map(|city| place(city.square).centre()).collect();
    let turns_left = |a: (i32, i32), b: (i32, i32), c: (i32, i32)| {
        (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0) <= 0
    };
    let half = |points: &mut dyn Iterator<Item = (i32, i32)>| {
        let mut hull: Vec<(i32, i32)> = Vec::new();
        for point in points {
            while let [.., a, b] = hull[..] {
                if !turns_left(a, b, point) {
                    break;
                }
                hull.pop();
            }
            hull.push(point);
        }
        hull.pop();
        hull
    };
    let mut sorted = points;
    sorted.sort_unstable();
    let mut hull = half(&mut sorted.iter().copied());
    hull.extend(half(&mut sorted.iter().rev().copied()));
    hull
}

/// Where the river begins or ends on land, a stream leads on, under whatever is built there.
fn streams(pen: &mut Pen, board: &Board) {
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

/// Where tiles may lie.
fn plots(pen: &mut Pen, board: &Board) {
    for square in board.open().iter() {
        pen.rect(
            place(square).inset(8),
            10,
            "fill=\"#fffaf0\" fill-opacity=\".5\" stroke=\"#a89a7c\" stroke-opacity=\".75\" \
             stroke-width=\"1.5\" stroke-dasharray=\"5 6\"",
        );
    }
}

/// Sea and river: first all shores, then all water, so that they run into each other.
fn water(pen: &mut Pen, board: &Board) {
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

/// Moat, garden and roofs.
fn palace(pen: &mut Pen, board: &Board) {
    let inside = |square: Square| board.ground(square) == Ground::Palace;
    let (moat, garden) =
        (outline::path(inside, 5, 30, false), outline::path(inside, 17, 22, false));
    pen.add(format_args!(
        "<path fill=\"{WATER}\" stroke=\"#b9a985\" stroke-width=\"3\" d=\"{moat}\"/>\
         <path fill=\"#a9c78c\" stroke=\"#7c8f66\" stroke-width=\"4\" d=\"{garden}\"/>"
    ));
    for (idx, square) in Square::all().filter(|square| inside(*square)).enumerate() {
        let (x, y) = place(square).centre();
        pen.add(format_args!("<g transform=\"translate({x} {y})\">{TREES}</g>"));
        // The name stands below the roofs, or on the next square where there is one.
        let alone = Way::ALL.into_iter().all(|way| !square.step(way).is_some_and(inside));
        let (up, scale) = if alone { (14, "0.8") } else { (0, "1") };
        if idx % 2 == 0 {
            pen.add(format_args!(
                "<g transform=\"translate({x} {}) scale({scale})\">{ROOFS}</g>",
                y - up
            ));
        }
    }
}

/// Trees in the corners of a garden.
const TREES: &str = "<g fill=\"#6f9a5b\"><circle cx=\"-31\" cy=\"-30\" r=\"9\"/>\
    <circle cx=\"-22\" cy=\"-35\" r=\"6\"/><circle cx=\"33\" cy=\"-28\" r=\"8\"/>\
    <circle cx=\"-34\" cy=\"31\" r=\"7\"/><circle cx=\"32\" cy=\"33\" r=\"9\"/>\
    <circle cx=\"22\" cy=\"36\" r=\"6\"/></g>\
    <g fill=\"#87b06e\"><circle cx=\"-33\" cy=\"-33\" r=\"5\"/><circle cx=\"30\" cy=\"30\" \
    r=\"5\"/><circle cx=\"32\" cy=\"-31\" r=\"4\"/></g>";

/// A keep with two roofs.
const ROOFS: &str = "<g transform=\"translate(0 -16)\"><path fill=\"#7d7566\" d=\"M-24 27L-20 17\
    H20L24 27Z\"/><path fill=\"#fdf8ec\" d=\"M-17 6H17V18H-17ZM-11-9H11V1H-11Z\"/>\
    <path fill=\"#41566b\" d=\"M-27 9Q-18 6-14-1H14Q18 6 27 9ZM-20-8Q-11-11-8-20H8Q11-11 20-8Z\"/>\
    <path fill=\"#f2b31b\" d=\"M-9-24H-5V-19H-9ZM5-24H9V-19H5Z\"/></g>";

/// The names of water and palace.
fn names(pen: &mut Pen, view: &View) {
    let board = &view.board;
    let layout = board.layout();
    let run = |ground: Ground| longest(board, ground);
    if let Some((area, upright)) = run(Ground::Sea) {
        let room = area.w.max(area.h) - 40;
        along(pen, area.centre(), upright, Type::fit(&layout.sea, room, 25, 13), &layout.sea, room);
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
        along(pen, at, upright, Type::fit(&layout.river, 96, 18, 11), &layout.river, 110);
    }
    if let Some((area, _)) = run(Ground::Palace) {
        let (first, second) = bold(13).halves(&layout.palace);
        let (x, y) = (area.middle(), area.bottom() - if area.h > SIDE { 62 } else { 39 });
        for (idx, line) in [first, second].into_iter().enumerate() {
            let kind = Type::fit(line, 82, 14, 11);
            let line = kind.cut(line, 86);
            pen.text((x, y + 15 * idx as i32), Anchor::Middle, kind, "#2f4a26", &line);
        }
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
    pen.text((0, base), Anchor::Middle, kind, DEEP, &kind.cut(name, room));
    pen.add(format_args!("</g>"));
}

/// The longest straight run of squares of a ground, and whether it runs from north to south.
fn longest(board: &Board, ground: Ground) -> Option<(Area, bool)> {
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
