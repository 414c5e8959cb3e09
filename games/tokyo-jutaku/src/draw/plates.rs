//! All players: site, progress, yen, completed cards, and what they are doing.

use contract::{Phrase, Seat};

use super::Show;
use super::card;
use super::facts;
use super::pen::{Area, GOLD, INK, LINE, PANEL, Papers, Pen, RED, SOFT, bold, book, colour};
use super::wood::{Carving, EDGE, Lens, shade};
use crate::command::Beat;
use crate::site::Site;
use crate::state::{Phase, SITES};
use crate::token::Token;
use crate::view::Seen;

/// Room between plates.
const GAP: f64 = 9.0;

/// Draws a plate for each seat.
pub fn draw(pen: &mut Pen, view: &Show<'_>, area: Area) {
    let count = view.architects.len().max(1);
    let columns = if count > 4 { 2 } else { 1 };
    let rows = count.div_ceil(columns).max(3);
    let w = (area.w - GAP * (columns - 1) as f64) / columns as f64;
    let h = (area.h - GAP * (rows - 1) as f64) / rows as f64;
    for (seat, seen) in view.architects.iter() {
        let (column, row) = (seat.idx() % columns, seat.idx() / columns);
        let x = area.x + (w + GAP) * column as f64;
        let y = area.y + (h + GAP) * row as f64;
        plate(pen, view, (seat, seen), Area { x, y, w, h });
    }
}

fn plate(pen: &mut Pen, view: &Show<'_>, (seat, seen): (Seat, &Seen), area: Area) {
    let (word, ground) = status(view, seat, seen);
    let shines = facts::has_won(view, seat) || facts::asked(view) == Some(seat);
    let (edge, width) = if shines { (GOLD, 4) } else { (LINE, 1) };
    let style = format!("fill=\"{PANEL}\" stroke=\"{edge}\" stroke-width=\"{width}\"");
    pen.rect(area, 12.0, &style);
    let bar = Area { w: 9.0, ..area.inset(1.0) };
    pen.rect(bar, 4.0, &format!("fill=\"{}\"", colour(seat)));
    let side = area.h - 14.0;
    let plan = Area { x: area.x + 16.0, y: area.y + 7.0, w: side, h: side };
    match &seen.site {
        Some(site) => card::small(pen, site, plan),
        None => pen.rect(plan, 5.0, &format!("fill=\"none\" stroke=\"{LINE}\"")),
    }
    let left = plan.right() + 12.0;
    let right = area.right() - 12.0;
    let narrow = area.w < 400.0;
    if let Some(token) = seen.token.filter(|_| narrow) {
        pen.disc(token, (left + 13.0, area.y + 22.0), 18.0);
    }
    pen.token(seat, (left + 13.0, area.y + 22.0), if narrow { 10.5 } else { 12.5 });
    let yen = facts::yen(seen.yen);
    let room = right - bold(22.0).width(&yen) - left - 42.0;
    let most = if narrow { room } else { room.min(170.0) };
    let (kind, name) = bold(20.0).fitted(&view.name(seat), most, 12.0);
    pen.text((left + 34.0, area.y + 29.0), kind, INK, &name);
    pen.text((right, area.y + 30.0), bold(22.0).ending(), INK, &yen);
    if let Some(token) = seen.token.filter(|_| !narrow) {
        let from = left + 42.0 + kind.width(&name);
        pen.disc(token, (from + 6.0, area.y + 22.0), 6.0);
        let room = right - bold(22.0).width(&yen) - from - 24.0;
        architect(pen, view, token, (from + 17.0, area.y + 28.0), room);
    }
    if let Some(site) = &seen.site {
        progress(pen, view, site, (left, area.y + 54.0), right - left);
    }
    let foot = area.bottom() - 18.0;
    let step = if narrow { 15.0 } else { 22.0 };
    let wide = done(pen, view, (seat, seen), (left, foot), step);
    if let Some(held) = seen.hand.filter(|_| !narrow) {
        let lens = Lens::flat((left + wide + 22.0, foot), 0.9);
        let style = format!("fill=\"{}\" stroke=\"{EDGE}\"", shade(3));
        pen.polygon(lens, &held.piece.piece().face(false).outline, &style);
    }
    if let Some(token) = seen.token.filter(|_| narrow && word.is_empty()) {
        architect(pen, view, token, (left + wide + 8.0, foot + 4.0), right - left - wide - 8.0);
    }
    if !word.is_empty() {
        let size = if narrow { 12.0 } else { 14.0 };
        let at = (right - bold(size).width(&word) - size * 1.1, foot);
        pen.tag(at, size, (&ground, "#fff"), &word);
    }
}

/// The name of an architect.
fn architect(pen: &mut Pen, view: &Show<'_>, token: Token, at: (f64, f64), room: f64) {
    let name = view.say(&token.called());
    pen.text(at, book(15.0).fitting(&name, room, 8.0), SOFT, &name);
}

/// How far a building is: floors and pieces, there and wanted.
fn progress(pen: &mut Pen, view: &Show<'_>, site: &Site, (x, y): (f64, f64), room: f64) {
    let building = site.building();
    let (floors, pieces) = (building.plot().floors(), building.plot().pieces());
    let say = |key: &'static str| {
        let phrase = Phrase::new(key).with("built", building.height()).with("floors", floors);
        view.say(&phrase.with("laid", building.len()).with("pieces", pieces))
    };
    let words = say("draw-progress");
    let words = if book(15.0).width(&words) > room { say("draw-progress-short") } else { words };
    let (kind, words) = book(15.0).fitted(&words, room, 8.0);
    pen.text((x, y), kind, SOFT, &words);
}

/// Completed sites as little houses, as many as end the race; how wide they are.
fn done(
    pen: &mut Pen,
    view: &Show<'_>,
    (seat, seen): (Seat, &Seen),
    (x, y): (f64, f64),
    step: f64,
) -> f64 {
    let shown = seen.done.len().clamp(SITES, SITES + 2);
    let apart = matches!(view.setup.mode, crate::setup::Mode::Daily);
    let shown = if apart { 1 } else { shown };
    let half = super::pen::Num(step / 2.0 - 2.0);
    let whole = super::pen::Num(step - 4.0);
    for idx in 0..shown {
        let (left, top) = (x + step * idx as f64, y - 9.0);
        let (left, top) = (super::pen::Num(left), super::pen::Num(top));
        let style = match idx < seen.done.len() {
            true => format!("fill=\"{}\"", colour(seat)),
            false => format!("fill=\"none\" stroke=\"{LINE}\" stroke-width=\"1.5\""),
        };
        pen.path(&format!("M{left} {top}m0 7l{half}-8l{half} 8v11h-{whole}z"), &style);
    }
    step * shown as f64
}

/// What a player is doing, and the colour of the word.
fn status(view: &Show<'_>, seat: Seat, seen: &Seen) -> (String, String) {
    let own = colour(seat);
    let grey = "#8b8171".to_owned();
    let word = |key: &'static str, ground: String| (view.word(key), ground);
    match &view.phase {
        Phase::Over { .. } if facts::has_won(view, seat) => word("draw-word-wins", own),
        Phase::Frozen { claims, .. } if claims.contains(&seat) => {
            word("draw-word-stop", RED.into())
        }
        Phase::Draft { order, .. } | Phase::Movement { order, .. } => {
            match order.iter().position(|other| *other == seat) {
                Some(0) => word("draw-word-move", own),
                Some(_) => word("draw-word-waits", grey),
                None => Default::default(),
            }
        }
        Phase::Building if seen.submitted => word("draw-chosen", own),
        Phase::Building if seen.moving.is_some() => word("draw-word-moves", own),
        Phase::Building if seen.clears => word("draw-word-clear", grey),
        Phase::Building => match (seen.shown, seen.hand) {
            (_, Some(held)) => {
                let holds = Phrase::new("draw-holds").with("piece", held.piece.get());
                (view.say(&holds), grey)
            }
            (Some(beat), _) => (view.say(&beat_word(beat)), grey),
            _ => Default::default(),
        },
        _ => Default::default(),
    }
}

/// What was done in a beat.
pub fn beat_word(beat: Beat) -> Phrase {
    match beat {
        Beat::Place { pose } => Phrase::new("draw-placed").with("piece", pose.piece().get()),
        Beat::Return => Phrase::new("draw-returned"),
        Beat::Hold => Phrase::new("draw-held"),
        Beat::Clear => Phrase::new("draw-word-clear"),
        Beat::Stop => Phrase::new("draw-stopped"),
    }
}
