//! The tray: who is asked what, the dice, and the rerolls left; at the end, who has won.

use pens::{bold, book};

use super::art::colour;
use super::pen::{Area, CREAM, GOLD, Pen};
use super::symbol::{Signs, Symbol};
use super::verdict::headline;
use crate::face::{Dice, Face};
use crate::frame::Frame;
use crate::state::End;
use crate::view::View;

/// Draws the tray.
pub fn draw(pen: &mut Pen, view: &View, area: Area) {
    pen.rect(area, 14, "fill=\"#0e1226\" stroke=\"#3b4475\" stroke-width=\"2.5\"");
    if let Some(end) = view.over {
        return ending(pen, view, end, area);
    }
    heading(pen, view, area);
    throw(pen, dice_of(view), Area { x: area.x + 12, y: area.y + 40, w: area.w - 24, h: 70 });
}

/// The dice that matter now: those of the turn, unless somebody dodges damage with others.
pub fn dice_of(view: &View) -> Dice {
    match view.stack.top() {
        Some(Frame::Soften { dice, .. }) => *dice,
        _ => view.turn.dice,
    }
}

/// Who is asked what, and how many rerolls are left.
fn heading(pen: &mut Pen, view: &View, area: Area) {
    let seat = view.asked.unwrap_or(view.active);
    let (x, y) = (area.x + 12, area.y + 9);
    let tint = colour(seat);
    let wide = pen.pill((x, y), bold(14), (&tint, "#fff"), &format!("Seat {seat}"));
    let word = if view.turn.rerolls == 1 { "reroll" } else { "rerolls" };
    let rerolls = format!("{} {word} left", view.turn.rerolls);
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
pub fn asks(view: &View) -> String {
    let words = match view.stack.top() {
        Some(Frame::Rolling) => "rerolls or resolves",
        Some(Frame::LastTouch) => "may change the dice once more",
        Some(Frame::Hearts(_)) => "spends hearts",
        Some(Frame::Soften { .. }) => "dodges damage with these dice",
        Some(Frame::Blow(_)) => "braces for damage",
        Some(Frame::Yield { .. }) => "stays in Tokyo or yields",
        Some(Frame::Buying) => "buys power cards",
        Some(Frame::Opportunity { .. }) => "may buy what was revealed",
        Some(Frame::EndStep { .. }) => "ends the turn",
        Some(Frame::Meddle { card, .. }) => return format!("may use {}", card.title().name),
        Some(Frame::Ask { source, .. }) => return format!("answers {}", source.title().name),
        _ => "plays",
    };
    words.to_owned()
}

/// Dice side by side, smaller where there are many.
fn throw(pen: &mut Pen, dice: Dice, area: Area) {
    let faces: Vec<Face> = dice.into();
    let count = faces.len() as i32;
    if count == 0 {
        let at = (area.middle(), area.y + area.h / 2 + 5);
        return pen.text(at, book(14).centred(), "#7d86b5", "no dice on the table");
    }
    let step = (area.w / count).min(74);
    let side = (step * 5 / 6).min(58);
    let first = area.middle() - step * (count - 1) / 2;
    for (idx, face) in faces.into_iter().enumerate() {
        pen.die(face, (first + step * idx as i32, area.y + area.h / 2), side);
    }
}

/// Who has won.
fn ending(pen: &mut Pen, view: &View, end: End, area: Area) {
    let (headline, how) = headline(view, end);
    let room = area.w - 150;
    let kind = if bold(30).width(&headline) <= room { bold(30) } else { bold(19) };
    let headline = kind.cut(&headline, room);
    let (x, y) = (area.middle(), area.y + area.h / 2);
    pen.text((x, y + 2), kind.centred(), GOLD, &headline);
    pen.text((x, y + 30), book(16).centred(), CREAM, how);
    let half = kind.width(&headline) / 2 + 36;
    for side in [x - half, x + half] {
        pen.symbol(Symbol::Crown, (side, y - 8), 190, GOLD);
    }
}
