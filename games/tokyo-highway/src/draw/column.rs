//! Columns: stacks of discs with a band in the colour of their owner.

use crate::geometry::{Disc, Point};

use super::canvas::Canvas;
use super::pen::{Num, YELLOW, colour};
use crate::sizes::STOREY;

/// Draws a column of that many pieces.
pub fn draw(canvas: &mut Canvas<'_>, idx: u8, disc: &Disc, height: u8) {
    let Some(column) = canvas.state.columns.get(usize::from(idx)) else { return };
    let (owner, junction) = (colour(column.owner), column.junction);
    let (wide, high) = (canvas.camera.across(disc.radius), canvas.camera.away(disc.radius));
    let top = canvas.seen(disc.centre, f64::from(height) * STOREY);
    canvas.pen.add(format_args!("<g data-piece=\"column-{idx}\">"));
    if !canvas.camera.is_plan() {
        let foot = canvas.seen(disc.centre, 0.0);
        let barrel = Barrel { wide, high };
        canvas.pen.path(&barrel.between(top, foot), "fill=\"url(#th-grey)\"");
        if junction && height > 0 {
            let below = canvas.seen(disc.centre, f64::from(height - 1) * STOREY);
            canvas.pen.path(&barrel.between(top, below), "fill=\"url(#th-yellow)\"");
        }
        for piece in 0..height {
            let level = f64::from(piece) * STOREY;
            let band = [level + 6.4, level + 3.6].map(|level| canvas.seen(disc.centre, level));
            canvas.pen.path(&barrel.band(band[0], band[1]), &format!("fill=\"{owner}\""));
            canvas.pen.path(&barrel.band(band[0], band[1]), "fill=\"url(#th-curve)\"");
            let seam = barrel.arc(canvas.seen(disc.centre, level));
            canvas.pen.path(
                &seam,
                "fill=\"none\" stroke=\"#23262c\" stroke-opacity=\".75\" stroke-width=\"1.4\"",
            );
        }
    }
    let face = if junction { YELLOW } else { "#d9dbde" };
    let style = format!("fill=\"{face}\" stroke=\"#23262c\" stroke-opacity=\".6\"");
    canvas.pen.ellipse(top, wide, high, &style);
    let width = canvas.mm(2.0);
    let style = format!("fill=\"none\" stroke=\"{owner}\" stroke-width=\"{width}\"");
    canvas.pen.ellipse(top, wide * 0.82, high * 0.82, &style);
    canvas.pen.add(format_args!("</g>"));
}

/// The side of a cylinder.
struct Barrel {
    wide: f64,
    high: f64,
}

impl Barrel {
    /// The side from one level down to another, with the lower rim.
    fn between(&self, top: Point, foot: Point) -> String {
        let (left, right) = (Num(foot.x - self.wide), Num(foot.x + self.wide));
        let (wide, high) = (Num(self.wide), Num(self.high));
        let (top, foot) = (Num(top.y), Num(foot.y));
        format!("M{left} {top}V{foot}A{wide} {high} 0 0 0 {right} {foot}V{top}Z")
    }

    /// A band round the side between two levels.
    fn band(&self, top: Point, foot: Point) -> String {
        let (left, right) = (Num(foot.x - self.wide), Num(foot.x + self.wide));
        let (wide, high) = (Num(self.wide), Num(self.high));
        let (top, foot) = (Num(top.y), Num(foot.y));
        format!(
            "M{left} {top}V{foot}A{wide} {high} 0 0 0 {right} {foot}V{top}\
             A{wide} {high} 0 0 1 {left} {top}Z"
        )
    }

    /// The near half of the rim at a level.
    fn arc(&self, at: Point) -> String {
        let (left, right, y) = (Num(at.x - self.wide), Num(at.x + self.wide), Num(at.y));
        let (wide, high) = (Num(self.wide), Num(self.high));
        format!("M{left} {y}A{wide} {high} 0 0 0 {right} {y}")
    }
}
