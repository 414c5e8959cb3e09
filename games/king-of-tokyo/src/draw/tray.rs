//! The tray: who is asked what, the dice, and the rerolls left; at the end, who has won.

use contract::Phrase;
use pens::{bold, book};

use super::Show;
use super::art::colour;
use super::pen::{Area, CREAM, GOLD, Pen};
use super::symbol::{Signs, Symbol};
use super::verdict::headline;
use crate::face::{Dice, Face};
use crate::frame::Frame;
use crate::state::End;

/// Draws the tray.
pub fn draw(pen: &mut Pen, view: &Show<'_>, area: Area) {
    pen.rect(area, 14, "fill=\"#0e1226\" stroke=\"#3b4475\" stroke-width=\"2.5\"");
    if let Some(end) = view.over {
        return ending(pen, view, end, area);
    }
    heading(pen, view, area);
    throw(pen, view, dice_of(view), Area { x: area.x + 12, y: area.y + 40, w: area.w - 24, h: 70 });
}

/// The dice that matter now: those of the turn, unless somebody dodges damage with others.
pub fn dice_of(view: &Show<'_>) -> Dice {
    match view.stack.top() {
        Some(Frame::Soften { dice, .. }) => *dice,
        _ => view.turn.dice,
    }
}

/// Who is asked what, and how many rerolls are left.
fn heading(pen: &mut Pen, view: &Show<'_>, area: Area) {
    let seat = view.asked.unwrap_or(view.active);
    let (x, y) = (area.x + 12, area.y + 9);
    let tint = colour(seat);
    let (name_kind, name) = bold(14).fitted(&view.name(seat), 130, 11);
    let wide = pen.pill((x, y), name_kind, (&tint, "#fff"), &name);
    let rerolls = view.say(&Phrase::new("draw-rerolls-left").with("count", view.turn.rerolls));
    let kind = bold(14);
    let end = area.right() - 14;
    pen.text((end, y + 16), kind.ending(), CREAM, &rerolls);
    pen.symbol(Symbol::Again, (end - kind.width(&rerolls) - 16, y + 11), 85, GOLD);
    let start = x + wide + 10;
    let room = end - kind.width(&rerolls) - 34 - start;
    let text = book(14).cut(&asks(view), room);
    pen.text((start, y + 16), book(14), CREAM, &text);
}

/// What the open question is about.
pub fn asks(view: &Show<'_>) -> String {
    let of_card = |key: &'static str, name: &str| Phrase::new(key).with("card", name);
    view.say(&match view.stack.top() {
        Some(Frame::Rolling) => Phrase::new("draw-asks-rolling"),
        Some(Frame::LastTouch) => Phrase::new("draw-asks-last-touch"),
        Some(Frame::Hearts(_)) => Phrase::new("draw-asks-hearts"),
        Some(Frame::Soften { .. }) => Phrase::new("draw-asks-soften"),
        Some(Frame::Blow(_)) => Phrase::new("draw-asks-blow"),
        Some(Frame::Yield { .. }) => Phrase::new("draw-asks-yield"),
        Some(Frame::Buying) => Phrase::new("draw-asks-buying"),
        Some(Frame::Opportunity { .. }) => Phrase::new("draw-asks-opportunity"),
        Some(Frame::EndStep { .. }) => Phrase::new("draw-asks-end"),
        Some(Frame::Meddle { card, .. }) => of_card("draw-asks-meddle", card.title().name),
        Some(Frame::Ask { source, .. }) => of_card("draw-asks-card", source.title().name),
        _ => Phrase::new("draw-asks-other"),
    })
}

/// Dice side by side, smaller where there are many.
fn throw(pen: &mut Pen, view: &Show<'_>, dice: Dice, area: Area) {
    let faces: Vec<Face> = dice.into();
    let count = faces.len() as i32;
    if count == 0 {
        let at = (area.middle(), area.y + area.h / 2 + 5);
        return pen.text(at, book(14).centred(), "#7d86b5", &view.word("draw-no-dice"));
    }
    let step = (area.w / count).min(74);
    let side = (step * 5 / 6).min(58);
    let first = area.middle() - step * (count - 1) / 2;
    for (idx, face) in faces.into_iter().enumerate() {
        pen.die(face, (first + step * idx as i32, area.y + area.h / 2), side);
    }
}

/// Who has won.
fn ending(pen: &mut Pen, view: &Show<'_>, end: End, area: Area) {
    let (headline, how) = headline(view, end);
    let room = area.w - 150;
    let kind = if bold(30).width(&headline) <= room { bold(30) } else { bold(19) };
    let headline = kind.cut(&headline, room);
    let (x, y) = (area.middle(), area.y + area.h / 2);
    pen.text((x, y + 2), kind.centred(), GOLD, &headline);
    pen.text((x, y + 30), book(16).centred(), CREAM, &how);
    let half = kind.width(&headline) / 2 + 36;
    for side in [x - half, x + half] {
        pen.symbol(Symbol::Crown, (side, y - 8), 190, GOLD);
    }
}
