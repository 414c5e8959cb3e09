//! The map itself: districts, streets, the loop line, places for tiles, and the palace.

use pens::bold;

use super::outline;
use super::pen::Pen;
use super::water::{self, WATER};
use super::{BOARD, SIDE, Show, place};
use crate::board::{Board, Ground};
use crate::square::{Square, Way};
use crate::words::place as named;

/// Tints of the districts.
const TINTS: [&str; 6] = ["#e39a7b", "#8fb57a", "#d9b95e", "#7fa9c4", "#c893ae", "#9f9ac9"];

/// Draws the map without anything that lies on it.
pub fn draw(pen: &mut Pen, view: &Show) {
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
    water::streams(pen, board);
    plots(pen, board);
    water::draw(pen, view);
    palace(pen, view);
}

/// A loop line round the map, past the cities: only to look at.
fn railway(pen: &mut Pen, board: &Board) {
    let stations = loop_line(board);
    let (Some(first), Some(last)) = (stations.first(), stations.last()) else { return };
    let halfway = |a: &(i32, i32), b: &(i32, i32)| ((a.0 + b.0) / 2, (a.1 + b.1) / 2);
    let (x, y) = halfway(last, first);
    let mut data = format!("M{x} {y}");
    for (station, next) in stations.iter().zip(stations.iter().cycle().skip(1)) {
        let (x, y) = halfway(station, next);
        data += &format!("Q{} {} {x} {y}", station.0, station.1);
    }
    pen.add(format_args!(
        "<g fill=\"none\" opacity=\".4\"><path stroke=\"#6f7a5c\" stroke-width=\"9\" \
         d=\"{data}\"/><path stroke=\"#f4efdf\" stroke-width=\"5\" \
         stroke-dasharray=\"16 16\" d=\"{data}\"/></g>"
    ));
}

/// The cities on the hull of all of them, clockwise.
fn loop_line(board: &Board) -> Vec<(i32, i32)> {
    let points = board.cities().iter().map(|city| place(city.square).centre());
    let mut points: Vec<(i32, i32)> = points.collect();
    points.sort_unstable();
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
    let mut hull = half(&mut points.iter().copied());
    hull.extend(half(&mut points.iter().rev().copied()));
    hull
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

/// Moat, garden and roofs.
fn palace(pen: &mut Pen, view: &Show) {
    let board = &view.board;
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
    let Some((area, _)) = water::longest(board, Ground::Palace) else { return };
    let name = view.say(&named(&board.layout().palace));
    let (first, second) = bold(13).halves(&name);
    let (x, y) = (area.middle(), area.bottom() - if area.h > SIDE { 62 } else { 39 });
    for (idx, line) in (0..).zip([first, second]) {
        let kind = bold(14).fitting(line, 82, 11);
        pen.text((x, y + 15 * idx), kind.centred(), "#2f4a26", &kind.cut(line, 86));
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
