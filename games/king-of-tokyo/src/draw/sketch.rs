//! A view in a terminal: a line for Tokyo, one for each monster, one for the dice, and one for
//! each card for sale.

use contract::{Ink, Seat, Sketch};
use pens::letters::letters;

use super::city::{Bay, bay, holder};
use super::plate::label;
use super::tray::{asks, dice_of};
use super::verdict::{has_won, headline};
use crate::cards::{Card, Kind};
use crate::face::{Dice, MOST_DICE};
use crate::monster::{Monster, Place};
use crate::view::View;

/// Columns of the terminal.
const COLUMNS: usize = 80;
/// Columns for the name of a card for sale.
const NAME: usize = 20;

/// The view as lines of text.
pub fn sketch(view: &View) -> Sketch {
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

/// How many columns a text takes: terminals draw the bolt of energy two columns wide.
fn columns(text: &str) -> usize {
    text.chars().map(|letter| if letter == '⚡' { 2 } else { 1 }).sum()
}

/// How many columns of the last line are left.
fn room(sketch: &Sketch) -> usize {
    let runs = sketch.lines.last().map_or(&[][..], |runs| runs.as_slice());
    let used: usize = runs.iter().map(|(_, text)| columns(text)).sum();
    COLUMNS.saturating_sub(used)
}

/// Who stands in Tokyo, and how much is left of the deck.
fn tokyo(sketch: &mut Sketch, view: &View) {
    sketch.line().put(Ink::Faint, format!(" Round {:<3} ", view.round));
    space(sketch, view, Place::City, "Tokyo City ");
    match bay(view) {
        Bay::Open => space(sketch, view, Place::Bay, "  Tokyo Bay "),
        Bay::Closed => {
            sketch.put(Ink::Faint, "  Tokyo Bay closed");
        }
        Bay::Unused => {}
    }
    let deck = view.deck.len() + usize::from(view.top.is_some());
    sketch.put(Ink::Faint, format!("  deck {deck}  discard {}", view.discard.len()));
}

fn space(sketch: &mut Sketch, view: &View, place: Place, word: &str) {
    sketch.put(Ink::Plain, word);
    match holder(view, place) {
        Some(seat) => sketch.put(Ink::Seat(seat.0), format!("Seat {seat}")),
        None => sketch.put(Ink::Faint, "nobody"),
    };
}

/// A monster: where it stands, its dials, its cubes, its counters, its cards.
fn line(sketch: &mut Sketch, view: &View, seat: Seat, monster: &Monster) {
    let mark = match () {
        () if has_won(view, seat) => "★",
        () if view.over.is_none() && seat == view.active => "▶",
        () if view.asked == Some(seat) => "?",
        () => " ",
    };
    sketch.line().put(Ink::Strong, mark).put(Ink::Seat(seat.0), format!("Seat {seat} "));
    if !monster.lives() {
        sketch.put(Ink::Faint, format!("fallen       {:>3} ★", monster.points));
        return;
    }
    let place = match monster.place {
        Place::Outside => "     ",
        Place::City => "CITY ",
        Place::Bay => "BAY  ",
    };
    let most = view.most_life.get(seat).copied().unwrap_or(monster.life);
    let Monster { life, points, energy, poison, shrink, .. } = *monster;
    sketch.put(Ink::Strong, place);
    sketch.put(Ink::Plain, format!("{life:>2}/{most} ♥ {points:>3} ★ {energy:>3} ⚡"));
    for (count, word) in [(poison, "poison"), (shrink, "shrink")] {
        if count > 0 {
            sketch.put(Ink::Strong, format!("  {word} {count}"));
        }
    }
    let names: Vec<String> = monster.cards.iter().map(|card| label(view, card)).collect();
    let left = room(sketch).saturating_sub(2);
    if !names.is_empty() {
        sketch.put(Ink::Plain, format!("  {}", fitting(&names, left)));
    }
}

/// Names as far as they fit: whole, else shortened, else some of them and a count of the others.
fn fitting(names: &[String], most: usize) -> String {
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
    letters(&format!("{} cards", names.len()), most)
}

/// The dice and what is asked; at the end, who has won.
fn dice(sketch: &mut Sketch, view: &View) {
    sketch.line();
    if let Some(end) = view.over {
        let (who, how) = headline(view, end);
        sketch.put(Ink::Strong, format!(" {who}")).put(Ink::Plain, format!(" {how}"));
        return;
    }
    sketch.put(Ink::Strong, format!(" {}", faces(dice_of(view))));
    let rerolls = view.turn.rerolls;
    let word = if rerolls == 1 { "reroll" } else { "rerolls" };
    sketch.put(Ink::Faint, format!("  {rerolls} {word}"));
    let seat = view.asked.unwrap_or(view.active);
    sketch.put(Ink::Seat(seat.0), format!("  Seat {seat} "));
    let left = room(sketch);
    sketch.put(Ink::Plain, letters(&asks(view), left));
}

/// Each die in brackets; where they are many, how many show each face.
fn faces(dice: Dice) -> String {
    let all: Vec<String> = match dice.len() {
        0 => return "no dice".to_owned(),
        1..=MOST_DICE => dice
            .faces()
            .flat_map(|face| (0..dice.count(face)).map(move |_| format!("[{face}]")))
            .collect(),
        _ => dice.faces().map(|face| format!("{}×[{face}]", dice.count(face))).collect(),
    };
    all.join(" ")
}

/// A card for sale.
fn sale(sketch: &mut Sketch, view: &View, slot: u8, card: Option<Card>) {
    sketch.line();
    let Some(card) = card else {
        sketch.put(Ink::Faint, format!(" {slot}. –"));
        return;
    };
    let title = card.title();
    let price = view.price(view.active, card);
    sketch.put(Ink::Faint, format!(" {slot}.")).put(Ink::Plain, format!("{price:>2} ⚡ "));
    sketch.put(Ink::Strong, format!("{:<NAME$}", letters(title.name, NAME)));
    let kind = match title.kind {
        Kind::Keep => " keep ",
        Kind::Discard => " once ",
    };
    sketch.put(Ink::Faint, kind);
    let left = room(sketch);
    sketch.put(Ink::Plain, letters(title.text, left));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_shortened_before_they_are_left_out() {
        let names = ["Wings", "Extra Head", "Rooting for the Underdog"].map(str::to_owned);
        assert_eq!(fitting(&names, 60), "Wings, Extra Head, Rooting for the Underdog");
        assert_eq!(fitting(&names, 36), "Wings, Extra Head, Rooting for t…");
        assert_eq!(fitting(&names, 30), "Wings, Extra He…, Rooting…");
        assert_eq!(fitting(&names, 20), "Wings, Extra Head +1");
        assert_eq!(fitting(&names, 5), "3 ca…");
    }

    #[test]
    fn many_dice_are_counted() {
        let dice: Dice = [crate::face::Face::Heart; 12].into_iter().collect();
        assert_eq!(faces(dice), "12×[♥]");
        assert_eq!(faces(Dice::one(crate::face::Face::Claw)), "[✸]");
    }
}
