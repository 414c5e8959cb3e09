//! What is going on, how long it takes, and what ends it.

use contract::Seat;

use super::Show;
use super::facts;
use super::pen::{Area, GOLD, INK, Num, Pen, RED, bold, book};
use crate::state::Phase;

/// Draws the banner.
pub fn draw(pen: &mut Pen, view: &Show<'_>, area: Area) {
    let ground = match view.phase {
        Phase::Frozen { .. } => RED,
        Phase::Over { .. } => "#8a6210",
        _ => INK,
    };
    pen.rect(area, 14.0, &format!("fill=\"{ground}\""));
    roof(pen, area);
    let base = area.y + 46.0;
    let (head, more) = facts::headline(view);
    let mut x = area.x + 112.0;
    for seat in seats(view) {
        pen.token(seat, (x + 14.0, area.y + area.h / 2.0), 18.0);
        x += 52.0;
    }
    let (kind, head) = bold(34.0).fitted(&head, 420.0, 12.0);
    pen.text((x, base), kind, "#fff", &head);
    x += kind.width(&head) + 18.0;
    let room = area.right() - 330.0 - x;
    let (kind, more) = book(23.0).fitted(&more, room, 12.0);
    pen.text((x, base), kind, "#eadfc9", &more);
    let right = area.right() - 22.0;
    let timing = facts::timing(view);
    pen.text((right, area.y + 33.0), bold(25.0).ending(), "#fff", &timing);
    pen.text((right, area.y + 56.0), book(17.0).ending(), "#eadfc9", &facts::goal(view));
}

/// Those the headline is about, as tokens.
fn seats(view: &Show<'_>) -> Vec<Seat> {
    match &view.phase {
        Phase::Frozen { claims, .. } => claims.to_vec(),
        Phase::Over { winners, .. } => winners.to_vec(),
        _ => facts::asked(view).into_iter().collect(),
    }
}

/// The sign of the game: three floors of wood under a roof.
fn roof(pen: &mut Pen, area: Area) {
    let (x, y) = (Num(area.x + 20.0), Num(area.y + 12.0));
    let style = format!(
        "fill=\"none\" stroke=\"{GOLD}\" stroke-width=\"5\" \
                         stroke-linejoin=\"round\" stroke-linecap=\"round\""
    );
    pen.path(&format!("M{x} {y}m0 17l31-16l31 16m-54 2v25h46v-25m-46 13h46"), &style);
}
