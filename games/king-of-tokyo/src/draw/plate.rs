//! The plate of a monster: its portrait, dials, cubes, counters and cards.

use contract::{Phrase, Seat};
use pens::{Shape, bold, book};

use super::Show;
use super::art::{Monsters, colour, monster_of};
use super::pen::{Area, BLOOD, CREAM, GOLD, INK, Pen, SAND, SOFT, STAR};
use super::shelf::Shelf;
use super::symbol::{Signs, Symbol};
use super::verdict::has_won;
use crate::cards::{Card, hook};
use crate::monster::{GOAL, Monster, Zone};
use crate::words::text_of;

/// Height of the strip with the seat's name.
const STRIP: i32 = 32;
/// The colour of what is out of the game.
const GREY: &str = "#8d8f96";
/// Small cubes that are drawn; more are only counted.
const CUBES: u16 = 9;

/// Draws the plate of a seat.
pub fn draw(pen: &mut Pen, view: &Show<'_>, seat: Seat, monster: &Monster, area: Area) {
    let lives = monster.lives();
    let tint = if lives { colour(seat) } else { GREY.to_owned() };
    let turn = view.over.is_none() && seat == view.active;
    if turn || has_won(view, seat) {
        let glow = format!("fill=\"none\" stroke=\"{GOLD}\" stroke-width=\"6\"");
        pen.rect(area.inset(-3), 18, &glow);
    }
    let ground = if lives { CREAM } else { "#c9c6c2" };
    pen.rect(area, 15, &format!("fill=\"{ground}\" stroke=\"{INK}\" stroke-width=\"3\""));
    strip(pen, view, seat, monster, area, &tint);
    let card = |card: Card| (label(view, card), view.say(&text_of(card)));
    let cards: Vec<(String, String)> = monster.cards.iter().map(card).collect();
    let within = inside(area);
    let shelf = Shelf::new(&cards, within.w, within.h - PORTRAIT - 8);
    let Layout { frame, stats, shelf: room } = Layout::of(within, shelf.height());
    portrait(pen, view, seat, monster, frame, &tint);
    dials(pen, view, monster, view.most_life.get(seat).copied().unwrap_or(1), stats);
    shelf.draw(pen, view, room);
}

/// Where the parts of a plate stand.
struct Layout {
    frame: Area,
    stats: Area,
    shelf: Area,
}

/// The least height of a portrait.
const PORTRAIT: i32 = 106;

/// What is inside a plate below its strip.
fn inside(area: Area) -> Area {
    let y = area.y + STRIP + 9;
    Area { x: area.x + 10, y, w: area.w - 20, h: area.bottom() - 10 - y }
}

impl Layout {
    /// A layout that leaves this much room for cards if it can, and the portrait as large as then
    /// is possible.
    fn of(within: Area, needed: i32) -> Layout {
        let spare = within.h - 10 - if needed > 0 { needed + 8 } else { 0 };
        let (frame, stats) = if spare >= 116 + 160 {
            let h = (spare / 3).clamp(116, 170);
            let frame = Area { h: (spare - h).min(370), ..within };
            (frame, Area { y: frame.bottom() + 10, h, ..within })
        } else {
            let h = if needed == 0 { within.h } else { (spare + 10).clamp(PORTRAIT, 220) };
            let w = if h >= 170 { 172 } else { h.min(122) };
            let frame = Area { w, h, ..within };
            let x = frame.right() + 8;
            (frame, Area { x, w: within.right() - x, h, ..within })
        };
        let y = frame.bottom().max(stats.bottom()) + 8;
        Layout { frame, stats, shelf: Area { y, h: within.bottom() - y, ..within } }
    }
}

/// The strip with the seat's name, and what is to be said about it.
fn strip(pen: &mut Pen, view: &Show<'_>, seat: Seat, monster: &Monster, area: Area, tint: &str) {
    let Area { x, y, w, .. } = area;
    let (right, low) = (x + w - 2, y + STRIP);
    let left = x + 2;
    pen.add(format_args!(
        "<path fill=\"{tint}\" d=\"M{left} {low}V{}Q{left} {} {} {}H{}Q{right} {} {right} \
         {}V{low}Z\"/>",
        y + 15,
        y + 2,
        x + 15,
        y + 2,
        x + w - 15,
        y + 2,
        y + 15
    ));
    pen.add(format_args!(
        "<path stroke=\"{INK}\" stroke-width=\"2.5\" d=\"M{left} {low}H{right}\"/>"
    ));
    let mut badges: Vec<(&'static str, (&str, &str))> = Vec::new();
    if has_won(view, seat) {
        badges.push(("draw-winner", (GOLD, INK)));
    } else if !monster.lives() {
        badges.push(("draw-eliminated", ("#4a4c55", "#fff")));
    }
    if view.over.is_none() && seat == view.active {
        badges.push(("draw-turn", (GOLD, INK)));
    }
    if view.asked == Some(seat) && seat != view.active {
        badges.push(("draw-asked", ("#fff", INK)));
    }
    match monster.place {
        Zone::City => badges.push(("draw-city", (INK, GOLD))),
        Zone::Bay => badges.push(("draw-bay", (INK, "#8fd0ff"))),
        Zone::Outside => {}
    }
    let mut end = x + w - 9;
    for (key, colours) in badges {
        let (kind, word) = (bold(11), view.word(key));
        end -= kind.width(&word) + 13;
        pen.pill((end, y + 7), kind, colours, &word);
        end -= 5;
    }
    // The shape and the name have what is left of the strip.
    let shape = Shape::of(seat).path((f64::from(x + 20), f64::from(y + 17)), 7.5);
    pen.path(&shape, &format!("fill=\"#fff\" stroke=\"{INK}\" stroke-width=\"1.5\""));
    let (kind, name) = bold(17).fitted(&view.called(seat), end - x - 38, 11);
    pen.text((x + 34, y + 23), kind, "#fff", &name);
}

/// The monster in its frame, with its counters.
fn portrait(pen: &mut Pen, view: &Show<'_>, seat: Seat, monster: &Monster, area: Area, tint: &str) {
    pen.rect(area, 12, &format!("fill=\"{tint}\" fill-opacity=\".2\""));
    let (x, ground) = (area.middle(), area.bottom() - area.h / 12);
    let (sun, high) = (area.w.min(area.h) * 2 / 5, area.y + area.h / 2);
    pen.add(format_args!(
        "<circle cx=\"{x}\" cy=\"{high}\" r=\"{sun}\" fill=\"#fff\" fill-opacity=\".5\"/>"
    ));
    let (wide, high) = (area.w * 2 / 5, area.h / 24);
    pen.add(format_args!(
        "<ellipse cx=\"{x}\" cy=\"{ground}\" rx=\"{wide}\" ry=\"{high}\" fill=\"{INK}\" \
         fill-opacity=\".25\"/>"
    ));
    let percent = ((area.w - 14) / 2).min((area.h - area.h / 12 - 10) * 100 / 222);
    let fade = if monster.lives() { "1" } else { ".45" };
    pen.add(format_args!("<g opacity=\"{fade}\">"));
    pen.monster(monster_of(view, seat), (x, ground), percent, tint);
    pen.add(format_args!("</g>"));
    if has_won(view, seat) {
        let size = (area.w.min(area.h) / 4).clamp(34, 60);
        let at = (x, area.y + size / 2 + 2);
        pen.symbol(Symbol::Crown, (at.0, at.1 + 2), size * 5, INK);
        pen.symbol(Symbol::Crown, at, size * 4, GOLD);
    }
    if !monster.lives() {
        let (cy, size) = (area.y + area.h * 3 / 5, area.w.min(area.h) / 4);
        let text = "text-anchor=\"middle\" font-weight=\"bold\" stroke-linejoin=\"round\"";
        for ink in ["stroke=\"#fff\" stroke-width=\"7\"", "fill=\"#a3243b\""] {
            pen.add(format_args!(
                "<text transform=\"translate({x} {cy}) rotate(-16)\" font-size=\"{size}\" {text} \
                 {ink}>K.O.</text>"
            ));
        }
    }
    let counters =
        [(Symbol::Drop, monster.poison, "#5b8c1f"), (Symbol::Shrink, monster.shrink, "#7b3fa0")];
    let mut left = area.x + 4;
    for (symbol, count, fill) in counters.into_iter().filter(|(_, count, _)| *count > 0) {
        let pill = Area { x: left, y: area.bottom() - 24, w: 44, h: 20 };
        pen.rect(pill, 10, &format!("fill=\"{fill}\" stroke=\"#fff\" stroke-width=\"1.5\""));
        pen.symbol(symbol, (left + 13, pill.y + 10), 65, "#fff");
        let text = count.to_string();
        pen.text((left + 30, pill.y + 15), bold(13).centred(), "#fff", &text);
        left += 48;
    }
}

/// Dials for life and points, and the cubes below them; below each other where it is narrow.
fn dials(pen: &mut Pen, view: &Show<'_>, monster: &Monster, most: u8, area: Area) {
    let Area { x, y, w, h } = area;
    let life = Dial { value: monster.life, most, symbol: Symbol::Heart, colour: BLOOD };
    let points = Dial { value: monster.points, most: GOAL, symbol: Symbol::Star, colour: STAR };
    let dials = h - 34;
    if w < h * 3 / 4 {
        let radius = (dials / 4 - 8).clamp(20, 38);
        life.draw(pen, view, (x + w / 2, y + dials / 4), radius);
        points.draw(pen, view, (x + w / 2, y + dials * 3 / 4), radius);
    } else {
        let radius = (w / 4 - 9).min(dials / 2 - 6).clamp(20, 54);
        let middle = y + dials / 2;
        life.draw(pen, view, (x + w / 4, middle), radius);
        points.draw(pen, view, (x + w - w / 4, middle), radius);
    }
    energy(pen, monster.energy, Area { y: y + dials, h: h - dials, ..area });
}

/// The number of cubes, and as many of them as there is room for, all in the middle.
fn energy(pen: &mut Pen, energy: u16, area: Area) {
    let kind = bold(18);
    let number = energy.to_string();
    let fixed = 27 + kind.width(&number);
    let room = ((area.w - fixed - 6) / 13).max(0);
    let cubes = if energy > CUBES { 0 } else { i32::from(energy).min(room) };
    let wide = fixed + if cubes > 0 { 6 + 13 * cubes } else { 0 };
    let (x, y) = (area.middle() - wide / 2, area.bottom() - 14);
    pen.cube((x + 11, y), 105);
    pen.text((x + 26, y + 7), kind, INK, &number);
    for cube in 0..cubes {
        pen.cube((x + fixed + 12 + 13 * cube, y + 1), 58);
    }
}

struct Dial {
    value: u8,
    most: u8,
    symbol: Symbol,
    colour: &'static str,
}

impl Dial {
    fn draw(&self, pen: &mut Pen, view: &Show<'_>, at: (i32, i32), radius: i32) {
        let Dial { value, most, symbol, colour } = *self;
        let (x, y) = at;
        // A turn is as long as its radius times two pi; dashes of that length make an arc.
        let turn = f64::from(radius) * std::f64::consts::TAU;
        let part = turn * f64::from(value.min(most)) / f64::from(most.max(1));
        pen.add(format_args!(
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"#fff\" stroke=\"{SAND}\" \
             stroke-width=\"9\"/>"
        ));
        if value > 0 {
            pen.add(format_args!(
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"none\" stroke=\"{colour}\" \
                 stroke-width=\"9\" stroke-dasharray=\"{part:.1} {turn:.1}\" \
                 transform=\"rotate(-90 {x} {y})\"/>"
            ));
        }
        let rim = radius + 5;
        pen.add(format_args!(
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{rim}\" fill=\"none\" stroke=\"{INK}\" \
             stroke-width=\"2\"/>"
        ));
        let number = value.to_string();
        pen.text((x, y + radius / 4), bold(radius * 5 / 6).centred(), INK, &number);
        let of = view.say(&Phrase::new("draw-of").with("most", most));
        pen.text((x, y + radius * 3 / 5 + 2), book(10).centred(), SOFT, &of);
        let corner = (x - radius * 4 / 5, y - radius * 4 / 5 + 2);
        let (cx, cy) = corner;
        pen.add(format_args!(
            "<circle cx=\"{cx}\" cy=\"{cy}\" r=\"11\" fill=\"{CREAM}\" stroke=\"{INK}\" \
             stroke-width=\"2\"/>"
        ));
        pen.symbol(symbol, (cx, cy + 1), 70, colour);
    }
}

/// The name of a kept card, with what it copies and the counters on it.
pub fn label(view: &Show<'_>, card: Card) -> String {
    let mut label = card.title().name.to_owned();
    if let Some(copied) = view.copied.filter(|_| hook::COPIES.contains(card)) {
        label = format!("{label} = {}", copied.title().name);
    }
    let counters = view.counters.iter().find(|(on, _)| *on == card);
    match counters {
        Some((_, count)) => format!("{label} ({count})"),
        None => label,
    }
}
