//! Road tiles, and the bridges between them.

use super::pen::Pen;
use super::piece::colour;
use super::{SIDE, place};
use crate::square::{Square, SquareSet, Way};
use crate::tile::{Kind, Tile};
use crate::view::View;

/// Half the face of a tile: it is a little smaller than its square.
const HALF: i32 = 56;
const ASPHALT: &str = "#4b5160";
const KERB: &str = "#f6f2e6";

/// Draws every tile on the board, and the bridges.
pub fn draw(pen: &mut Pen, view: &View) {
    let own = view.viewer.seat().filter(|seat| view.travellers.get(*seat).is_some());
    for square in view.board.towns().or(view.roads.squares()).and(view.stops).iter() {
        if let Some(seat) = own {
            glow(pen, square, &colour(seat));
        }
    }
    for bridge in bridge_spans(view) {
        bridge.draw(pen);
    }
    for laid in view.roads.iter() {
        let joined = Way::ALL.into_iter().filter(|way| joins(view, laid.square, *way));
        let joined = joined.fold(0, |bits, way| bits | 1 << way.idx());
        let lit = view.stops.contains(laid.square);
        let at = place(laid.square).centre();
        pen.tile(laid.tile, at, 100, Look { joined, lit });
    }
}

/// What a stop within reach stands on.
fn glow(pen: &mut Pen, square: Square, colour: &str) {
    let style =
        format!("fill=\"{colour}\" fill-opacity=\".55\" stroke=\"{colour}\" stroke-width=\"2\"");
    pen.rect(place(square).inset(-1), 15, &style);
}

/// Whether the tile on a square is connected with what lies that way.
fn joins(view: &View, square: Square, way: Way) -> bool {
    let opens = |square, way| view.roads.at(square).is_some_and(|tile| tile.opens(way));
    let Some(next) = square.step(way) else { return false };
    opens(square, way) && (view.board.towns().contains(next) || opens(next, way.back()))
}

/// A bridge from bank to bank.
struct Bridge {
    bank: Square,
    way: Way,
    steps: u8,
}

fn bridge_spans(view: &View) -> Vec<Bridge> {
    let mut spans = Vec::new();
    for ford in view.board.fords() {
        for bank in ford.banks.iter() {
            let mut far = Some(bank);
            for _ in 0..ford.steps {
                far = far.and_then(|square| square.step(ford.way));
            }
            let opens = |square: Option<Square>, way| {
                let tile = square.and_then(|square| view.roads.at(square));
                tile.is_some_and(|tile| tile.opens(way))
            };
            if opens(Some(bank), ford.way) && opens(far, ford.way.back()) {
                spans.push(Bridge { bank, way: ford.way, steps: ford.steps });
            }
        }
    }
    spans
}

/// The river squares under bridges.
pub fn bridges(view: &View) -> SquareSet {
    let mut under = SquareSet::EMPTY;
    for bridge in bridge_spans(view) {
        let mut at = bridge.bank;
        for _ in 1..bridge.steps {
            let Some(next) = at.step(bridge.way) else { break };
            under.insert(next);
            at = next;
        }
    }
    under
}

impl Bridge {
    fn draw(&self, pen: &mut Pen) {
        let (x, y) = place(self.bank).centre();
        let far = SIDE * i32::from(self.steps) - HALF;
        let angle = if self.way == Way::South { 90 } else { 0 };
        let from = HALF - 2;
        pen.add(format_args!(
            "<g transform=\"translate({x} {y}) rotate({angle})\" fill=\"none\">\
             <path stroke=\"#000\" stroke-opacity=\".22\" stroke-width=\"56\" \
             d=\"M{from} 5H{far}\"/>\
             <path stroke=\"#c2554a\" stroke-width=\"56\" d=\"M{from} 0H{far}\"/>\
             <path stroke=\"#fdf8ec\" stroke-width=\"50\" stroke-dasharray=\"3 9\" \
             d=\"M{from} 0H{far}\"/>\
             <path stroke=\"{ASPHALT}\" stroke-width=\"42\" d=\"M{from} 0H{far}\"/>\
             <path stroke=\"#fff\" stroke-width=\"3\" stroke-dasharray=\"10 8\" \
             d=\"M{from} 0H{far}\"/></g>"
        ));
    }
}

/// The point so far from a middle.
pub fn arm(way: Way, far: i32, middle: (i32, i32)) -> (i32, i32) {
    let (x, y) = middle;
    match way {
        Way::North => (x, y - far),
        Way::East => (x + far, y),
        Way::South => (x, y + far),
        Way::West => (x - far, y),
    }
}

/// How a tile looks beside its road.
#[derive(Clone, Copy, Debug, Default)]
pub struct Look {
    /// The sides where it is connected, bit 0 for north and on clockwise.
    pub joined: u8,
    /// Whether the viewer's piece can stop on it now.
    pub lit: bool,
}

/// Tiles of a pen.
pub trait Tiles {
    /// A tile with its middle there, that many percent of the size it has on the board.
    fn tile(&mut self, tile: Tile, at: (i32, i32), percent: i32, look: Look);
    /// Houses in the corners, and trees where no road leads out.
    fn garden(&mut self, tile: Tile);
}

impl Tiles for Pen {
    fn tile(&mut self, tile: Tile, at: (i32, i32), percent: i32, look: Look) {
        let (x, y) = at;
        let (side, low) = (2 * HALF, 4 - HALF);
        let (whole, tenths) = (percent / 100, percent % 100);
        self.add(format_args!(
            "<g transform=\"translate({x} {y}) scale({whole}.{tenths:02})\">\
             <rect x=\"-{HALF}\" y=\"{low}\" width=\"{side}\" height=\"{side}\" rx=\"11\" \
             fill=\"#000\" fill-opacity=\".28\"/>\
             <rect x=\"-{HALF}\" y=\"-{HALF}\" width=\"{side}\" height=\"{side}\" rx=\"11\" \
             fill=\"#dbe2c6\" stroke=\"#8f967d\" stroke-width=\"1.5\"/>"
        ));
        self.garden(tile);
        let (road, lines) = course(tile, look.joined);
        let lane = if look.lit { "#ffd23f" } else { "#fff" };
        self.add(format_args!(
            "<g fill=\"none\"><path stroke=\"{KERB}\" stroke-width=\"49\" d=\"{road}\"/>"
        ));
        if tile.kind() == Kind::DeadEnd {
            self.add(format_args!("<circle r=\"32\" fill=\"{KERB}\"/>"));
            self.add(format_args!("<circle r=\"28\" fill=\"{ASPHALT}\"/>"));
        }
        self.add(format_args!(
            "<path stroke=\"{ASPHALT}\" stroke-width=\"41\" d=\"{road}\"/>\
             <path stroke=\"{lane}\" stroke-width=\"3.5\" stroke-dasharray=\"10 8\" \
             d=\"{lines}\"/></g>"
        ));
        if tile.kind() == Kind::DeadEnd {
            self.add(format_args!(
                "<circle r=\"12\" fill=\"#a9c78c\" stroke=\"{KERB}\" stroke-width=\"3\"/>\
                 <circle r=\"6\" fill=\"#6f9a5b\"/>"
            ));
        }
        self.add(format_args!("</g>"));
    }

    fn garden(&mut self, tile: Tile) {
        let houses = [(-52, -52, "#cf9f86"), (34, -52, "#a9b3bd"), (-52, 34, "#d3c08f")];
        for (x, y, roof) in houses.into_iter().chain([(34, 34, "#c2a3a0")]) {
            self.add(format_args!(
                "<path fill=\"{roof}\" d=\"M{x} {y}h18v18h-18z\"/><path fill=\"#000\" \
                 fill-opacity=\".13\" d=\"M{x} {y}l5 9h8l5 9h-18zM{} {y}l-5 9\"/>",
                x + 18
            ));
        }
        for way in Way::ALL.into_iter().filter(|way| !tile.opens(*way)) {
            // Two trees beside each other along the closed side.
            let along = if way.idx() % 2 == 0 { Way::East } else { Way::North };
            for step in [11, -11] {
                let (x, y) = arm(along, step, arm(way, 43, (0, 0)));
                self.add(format_args!("<circle cx=\"{x}\" cy=\"{y}\" r=\"7\" fill=\"#8fb57a\"/>"));
            }
        }
    }
}

/// The road of a tile and the lines on it, as the data of paths round a middle at 0.
fn course(tile: Tile, joined: u8) -> (String, String) {
    let far = |way: Way| if joined >> way.idx() & 1 != 0 { HALF + 10 } else { HALF };
    let ways: Vec<Way> = Way::ALL.into_iter().filter(|way| tile.opens(*way)).collect();
    let end = |way: Way, far: i32| {
        let (x, y) = arm(way, far, (0, 0));
        format!("{x} {y}")
    };
    match (tile.kind(), &ways[..]) {
        (Kind::Straight, [a, b]) => {
            let data = format!("M{}L{}", end(*a, far(*a)), end(*b, far(*b)));
            (data.clone(), data)
        }
        (Kind::Curve, [a, b]) => {
            let bend = format!("L{}Q0 0 {}", end(*a, HALF), end(*b, HALF));
            let data = format!("M{}{bend}L{}", end(*a, far(*a)), end(*b, far(*b)));
            (data.clone(), data)
        }
        (kind, ways) => {
            let from = if kind == Kind::DeadEnd { 32 } else { 25 };
            let road = ways.iter().map(|way| format!("M0 0L{}", end(*way, far(*way))));
            let lines = ways.iter();
            let lines = lines.map(|way| format!("M{}L{}", end(*way, from), end(*way, far(*way))));
            (road.collect(), lines.collect())
        }
    }
}
