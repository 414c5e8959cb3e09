//! A view in a terminal: a line for Tokyo, one for each monster, one for the dice, and one for
//! each card for sale.

use contract::picture::seat_glyph;
use contract::{Ink, Phrase, Seat, Sketch};
use pens::columns::{columns, letters, start};

use super::Show;
use super::city::{Bay, bay, holder};
use super::plate::label;
use super::tray::{asks, dice_of};
use super::verdict::{has_won, headline};
use crate::cards::{Card, Kind};
use crate::face::{Dice, MOST_DICE};
use crate::monster::{Monster, Zone};
use crate::words::text_of;

/// Columns of the terminal.
const COLUMNS: usize = 80;
/// Columns for the name of a card for sale.
const NAME: usize = 20;
/// Columns for the name of a player.
const PLAYER: usize = 9;

/// The view as lines of text.
pub fn sketch(view: &Show<'_>) -> Sketch {
    let mut sketch = Sketch::default();
    tokyo(&mut sketch, view);
    for (seat, monster) in view.monsters.iter() {
        line(&mut sketch, view, seat, monster);
    }
    dice(&mut sketch, view);
    for (slot, card) in (1..).zip(view.row) {
        sale(&mut sketch, view, slot, card);
    }
    sketch
}

/// How many columns of the last line are left.
fn room(sketch: &Sketch) -> usize {
    let runs = sketch.lines.last().map_or(&[][..], |runs| runs.as_slice());
    let used: usize = runs.iter().map(|(_, text)| columns(text)).sum();
    COLUMNS.saturating_sub(used)
}

/// Who stands in Tokyo, and how much is left of the deck.
fn tokyo(sketch: &mut Sketch, view: &Show<'_>) {
    sketch.line().put(
        Ink::Faint,
        format!(" {} ", view.say(&Phrase::new("draw-round").with("round", view.round))),
    );
    space(sketch, view, Zone::City, "draw-sketch-city");
    match bay(view) {
        Bay::Open => space(sketch, view, Zone::Bay, "draw-sketch-bay"),
        Bay::Closed => {
            sketch.put(Ink::Faint, format!(" {}", view.word("draw-sketch-bay-closed")));
        }
        Bay::Unused => {}
    }
    let deck = view.deck.len() + usize::from(view.top.is_some());
    let piles = Phrase::new("draw-sketch-piles").with("deck", deck);
    let piles = view.say(&piles.with("discard", view.discard.len()));
    let left = room(sketch).saturating_sub(2);
    sketch.put(Ink::Faint, format!("  {}", letters(&piles, left)));
}

fn space(sketch: &mut Sketch, view: &Show<'_>, place: Zone, key: &'static str) {
    sketch.put(Ink::Plain, format!(" {} ", view.word(key)));
    match holder(view, place) {
        Some(seat) => {
            let name = letters(&view.name(seat), PLAYER);
            sketch.put(Ink::Seat(seat.0), format!("{} {name}", seat_glyph(seat)))
        }
        None => sketch.put(Ink::Faint, view.word("draw-nobody")),
    };
}

/// A monster: where it stands, its dials, its cubes, its counters, its cards.
fn line(sketch: &mut Sketch, view: &Show<'_>, seat: Seat, monster: &Monster) {
    let mark = match () {
        () if has_won(view, seat) => "★",
        () if view.over.is_none() && seat == view.active => "▶",
        () if view.asked == Some(seat) => "?",
        () => " ",
    };
    sketch.line().put(Ink::Strong, mark);
    let name = view.column(seat, PLAYER);
    sketch.put(Ink::Seat(seat.0), format!("{} {name} ", seat_glyph(seat)));
    if !monster.lives() {
        let fallen = start(&letters(&view.word("draw-sketch-fallen"), 12), 12);
        sketch.put(Ink::Faint, format!("{fallen} {:>3} ★", monster.points));
        return;
    }
    let place = match monster.place {
        Zone::Outside => String::new(),
        Zone::City => view.word("draw-sketch-in-city"),
        Zone::Bay => view.word("draw-sketch-in-bay"),
    };
    let most = view.most_life.get(seat).copied().unwrap_or(monster.life);
    let Monster { life, points, energy, poison, shrink, .. } = *monster;
    sketch.put(Ink::Strong, start(&letters(&place, 5), 6));
    sketch.put(Ink::Plain, format!("{life:>2}/{most} ♥ {points:>3} ★ {energy:>3} ⚡"));
    for (count, word) in [(poison, "draw-sketch-poison"), (shrink, "draw-sketch-shrink")] {
        if count > 0 {
            sketch.put(Ink::Strong, format!("  {} {count}", view.word(word)));
        }
    }
    let names: Vec<String> = monster.cards.iter().map(|card| label(view, card)).collect();
    let left = room(sketch).saturating_sub(2);
    if !names.is_empty() {
        let count = view.say(&Phrase::new("draw-sketch-cards").with("count", names.len()));
        sketch.put(Ink::Plain, format!("  {}", fitting(&names, &count, left)));
    }
}

/// Names as far as they fit: whole, else shortened, else some of them and how many are missing,
/// else only their count.
fn fitting(names: &[String], count: &str, most: usize) -> String {
    let whole = names.join(", ");
    if columns(&whole) <= most {
        return whole;
    }
    for (longest, kept) in [(14, names.len()), (9, names.len())]
        .into_iter()
        .chain((1..names.len()).rev().map(|kept| (11, kept)))
    {
        let short: Vec<String> =
            names.iter().take(kept).map(|name| letters(name, longest)).collect();
        let missing = names.len() - kept;
        let more = if missing > 0 { format!(" +{missing}") } else { String::new() };
        let text = format!("{}{more}", short.join(", "));
        if columns(&text) <= most {
            return text;
        }
    }
    letters(count, most)
}

/// The dice and what is asked; at the end, who has won.
fn dice(sketch: &mut Sketch, view: &Show<'_>) {
    sketch.line();
    if let Some(end) = view.over {
        let (who, how) = headline(view, end);
        sketch.put(Ink::Strong, format!(" {}", letters(&who, 46)));
        let left = room(sketch).saturating_sub(1);
        sketch.put(Ink::Plain, format!(" {}", letters(&how, left)));
        return;
    }
    sketch.put(Ink::Strong, format!(" {}", faces(view, dice_of(view))));
    let rerolls = view.turn.rerolls;
    let rerolls = view.say(&Phrase::new("draw-sketch-rerolls").with("count", rerolls));
    sketch.put(Ink::Faint, format!("  {rerolls}"));
    let seat = view.asked.unwrap_or(view.active);
    let name = letters(&view.name(seat), room(sketch).saturating_sub(3).min(PLAYER));
    sketch.put(Ink::Seat(seat.0), format!("  {name} "));
    let left = room(sketch);
    sketch.put(Ink::Plain, letters(&asks(view), left));
}

/// Each die in brackets; where they are many, how many show each face.
fn faces(view: &Show<'_>, dice: Dice) -> String {
    let all: Vec<String> = match dice.len() {
        0 => return view.word("draw-sketch-no-dice"),
        1..=MOST_DICE => dice
            .faces()
            .flat_map(|face| (0..dice.count(face)).map(move |_| format!("[{face}]")))
            .collect(),
        _ => dice.faces().map(|face| format!("{}×[{face}]", dice.count(face))).collect(),
    };
    all.join(" ")
}

/// A card for sale.
fn sale(sketch: &mut Sketch, view: &Show<'_>, slot: u8, card: Option<Card>) {
    sketch.line();
    let Some(card) = card else {
        sketch.put(Ink::Faint, format!(" {slot}. –"));
        return;
    };
    let title = card.title();
    let price = view.price(view.active, card);
    sketch.put(Ink::Faint, format!(" {slot}.")).put(Ink::Plain, format!("{price:>2} ⚡ "));
    sketch.put(Ink::Strong, start(&letters(title.name, NAME), NAME));
    let kind = match title.kind {
        Kind::Keep => "draw-sketch-keep",
        Kind::Discard => "draw-sketch-once",
    };
    sketch.put(Ink::Faint, format!(" {} ", view.word(kind)));
    let left = room(sketch);
    sketch.put(Ink::Plain, letters(&view.say(&text_of(card)), left));
}

#[cfg(test)]
mod tests {
    use contract::{Chance, Game, Viewer};
    use pens::Silence;

    use super::*;
    use crate::setup::Setup;
    use crate::state::KingOfTokyo;

    #[test]
    fn names_are_shortened_before_they_are_left_out() {
        let names = ["Wings", "Extra Head", "Rooting for the Underdog"].map(str::to_owned);
        let fitting = |names: &[String], most| fitting(names, "3 cards", most);
        assert_eq!(fitting(&names, 60), "Wings, Extra Head, Rooting for the Underdog");
        assert_eq!(fitting(&names, 36), "Wings, Extra Head, Rooting for t…");
        assert_eq!(fitting(&names, 30), "Wings, Extra He…, Rooting…");
        assert_eq!(fitting(&names, 20), "Wings, Extra Head +1");
        assert_eq!(fitting(&names, 5), "3 ca…");
    }

    #[test]
    fn many_dice_are_counted() {
        let dice: Dice = [crate::face::Face::Heart; 12].into_iter().collect();
        let view = KingOfTokyo::open(&Setup::default(), 2, &mut Chance::from_number(1)).unwrap();
        let view = view.view(Viewer::Public);
        let view = Show { view: &view, speaker: &Silence };
        assert_eq!(faces(&view, dice), "12×[♥]");
        assert_eq!(faces(&view, Dice::one(crate::face::Face::Claw)), "[✸]");
    }
}
