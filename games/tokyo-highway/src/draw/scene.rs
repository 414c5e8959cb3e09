//! One picture of the table, cut out round what is built.

use crate::geometry::{Bounds, Point};
use contract::Viewer;

use super::camera::{Angle, Camera};
use super::canvas::Canvas;
use super::order::ordered;
use super::pen::{Area, CARD, INK, Num, Pen, bold, colour, room};
use super::solid::{Form, Solid, solids};
use super::{Show, building, car, column, ground, labels, road, standing};
use crate::pieces::Piece;
use crate::truth::TokyoHighway;

/// Room round what is built, in millimetres.
const MARGIN: f64 = 16.0;
/// Buildings further than this from everything else may be cut off.
const NEIGHBOUR: f64 = 45.0;

/// Draws the table from the side.
pub fn slant(pen: &mut Pen, shown: &Show<'_>, viewer: Viewer, area: Area) {
    let state = shown.view;
    // The headline stands above what is built.
    let below = Area { y: area.y + 56.0, h: area.h - 56.0, ..area };
    let camera = framed(state, Angle::SLANT, below);
    let builder = standing::builder(state, viewer);
    let mut canvas = Canvas { pen, camera, state, name: "th-s", builder };
    open(&mut canvas, area);
    paint(&mut canvas);
    labels::pins(&mut canvas);
    let (kind, headline) = bold(26.0).fitted(&standing::headline(shown), area.w - 220.0, 14.0);
    let width = room(kind, &headline) + 44.0;
    let plate = Area { x: area.x + 18.0, y: area.y + 18.0, w: width, h: 50.0 };
    canvas.pen.rect(plate, 25.0, &format!("fill=\"{INK}\" fill-opacity=\".88\""));
    let at = Point::new(plate.middle(), plate.y + 34.0);
    canvas.pen.text(at, kind.centred(), CARD, &headline);
    labels::compass(&mut canvas, Point::new(area.right() - 48.0, area.y + 50.0));
    close(&mut canvas, area);
}

/// Draws the table from straight above, with heights, numbers and what can still be crossed.
pub fn plan(pen: &mut Pen, state: &TokyoHighway, viewer: Viewer, area: Area) {
    let camera = framed(state, Angle::PLAN, area);
    let builder = standing::builder(state, viewer);
    let mut canvas = Canvas { pen, camera, state, name: "th-p", builder };
    open(&mut canvas, area);
    paint(&mut canvas);
    labels::plan(&mut canvas, viewer, area);
    labels::compass(&mut canvas, Point::new(area.right() - 40.0, area.y + 56.0));
    close(&mut canvas, area);
}

/// The camera that shows what is built.
fn framed(state: &TokyoHighway, angle: Angle, area: Area) -> Camera {
    let (mut points, mut towers) = (Vec::new(), Vec::new());
    for solid in solids(state) {
        let list =
            if matches!(solid.piece, Piece::Building(_)) { &mut towers } else { &mut points };
        for corner in solid.corners() {
            let (under, top) = solid.levels(corner);
            list.push((corner, under.max(0.0)));
            list.push((corner, top));
        }
    }
    let built: Vec<Point> = points.iter().map(|(at, _)| *at).collect();
    let built = Bounds::around(&built);
    let close = |at: Point| !built.apart(&Bounds { low: at, high: at }, NEIGHBOUR);
    points.extend(towers.into_iter().filter(|(at, _)| state.raising || close(*at)));
    Camera::framing(angle, &points, MARGIN, area)
}

/// Begins a picture that is cut off at its frame.
fn open(canvas: &mut Canvas<'_>, area: Area) {
    let (name, Area { x, y, w, h }) = (canvas.name, area);
    let (x, y, w, h) = (Num(x), Num(y), Num(w), Num(h));
    canvas.pen.add(format_args!(
        "<clipPath id=\"{name}-frame\"><rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" \
         rx=\"18\"/></clipPath><g clip-path=\"url(#{name}-frame)\">"
    ));
    canvas.pen.rect(area, 0.0, "fill=\"url(#th-room)\"");
}

fn close(canvas: &mut Canvas<'_>, area: Area) {
    canvas.pen.add(format_args!("</g>"));
    let frame = format!("fill=\"none\" stroke=\"{INK}\" stroke-opacity=\".55\" stroke-width=\"2\"");
    canvas.pen.rect(area, 18.0, &frame);
}

/// Paints table, shadows and pieces.
fn paint(canvas: &mut Canvas<'_>) {
    let pieces = solids(canvas.state);
    ground::table(canvas);
    ground::shadows(canvas, &pieces);
    rings(canvas);
    road::gradients(canvas);
    for solid in ordered(pieces, &canvas.camera.angle) {
        piece(canvas, &solid);
    }
}

fn piece(canvas: &mut Canvas<'_>, solid: &Solid) {
    match (&solid.form, solid.piece) {
        (Form::Road { deck, from, to }, Piece::Road(idx)) => {
            road::draw(canvas, idx, deck, *from, *to);
        }
        (Form::Column { disc, height }, Piece::Column(idx)) => {
            column::draw(canvas, idx, disc, *height);
        }
        (Form::Car(slab), Piece::Car(idx)) => car::draw(canvas, idx, slab),
        (Form::Building(block), Piece::Building(idx)) => building::draw(canvas, idx, block),
        _ => {}
    }
}

/// A ring on the table round every open base.
fn rings(canvas: &mut Canvas<'_>) {
    let (state, camera) = (canvas.state, canvas.camera);
    let Some(seat) = canvas.builder else { return };
    let paint = colour(seat);
    for (_, base) in state.open_bases(seat) {
        let at = canvas.seen(base.at.to_point(), 0.0);
        let (wide, high) = (camera.across(14.5), camera.away(14.5));
        let width = canvas.mm(2.2);
        let style = format!(
            "fill=\"#fff\" fill-opacity=\".7\" stroke=\"{paint}\" stroke-width=\"{width}\""
        );
        canvas.pen.ellipse(at, wide, high, &style);
    }
}
