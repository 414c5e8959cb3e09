//! A view for a terminal: the quarter, and beside it everything else.

use contract::picture::seat_glyph;
use contract::{Ink, Phrase, Seat, Sketch};
use pens::columns::{self, end, letters, start};

use super::bottle::letter;
use super::facts::{Facts, yen};
use crate::colour::{COIN, Colour};
use crate::grid::{Address, Corner, Gap, Towards};
use crate::site::Site;
use crate::state::{DISCS, Phase};
use crate::words;

type Run = (Ink, String);
type Row = Vec<Run>;

/// Columns of the terminal.
const COLUMNS: usize = 80;

/// The whole sketch.
pub fn sketch(facts: &Facts<'_>) -> Sketch {
    let mut sketch = Sketch::default();
    let (head, more) = facts.headline();
    let round = facts.say(&Phrase::new("draw-round").with("round", facts.round()));
    let head = vec![
        (Ink::Faint, format!("{round}  ")),
        (Ink::Strong, head),
        (Ink::Plain, format!("  {more}")),
    ];
    put(&mut sketch, head);
    let (quarter, notes) = (quarter(facts), notes(facts));
    let wide = quarter.first().map_or(0, |row| wide_as(row));
    for idx in 0..quarter.len().max(notes.len()) {
        let mut row = quarter.get(idx).cloned().unwrap_or_default();
        let gap = (wide + 2).saturating_sub(wide_as(&row));
        row.push((Ink::Plain, " ".repeat(gap)));
        row.extend(notes.get(idx).cloned().unwrap_or_default());
        put(&mut sketch, row);
    }
    put(&mut sketch, bids(facts));
    put(&mut sketch, wood(facts));
    sketch
}

fn wide_as(row: &[Run]) -> usize {
    row.iter().map(|(_, text)| columns::columns(text)).sum()
}

/// A line, cut where the terminal ends.
fn put(sketch: &mut Sketch, row: Row) {
    columns::line(sketch, row, COLUMNS);
}

/// Columns between two cards.
const STREET: usize = 3;

/// Columns of a card: fewer cards have more room.
pub(super) fn cell(side: usize) -> usize {
    match side {
        3 => 12,
        4 => 9,
        _ => 7,
    }
}

/// The quarter: letters above, numbers at the left, bottles and discs on the lines.
fn quarter(facts: &Facts<'_>) -> Vec<Row> {
    let side = facts.table.grid().side();
    let wide = cell(facts.side());
    let letter = |col: u8| format!("{:^1$}", char::from(b'A' + col), wide + STREET);
    let letters: String = (0..side).map(letter).collect();
    let letters: String = letters.chars().take(letters.len() - STREET + 1).collect();
    let mut rows = vec![vec![(Ink::Faint, format!("  {letters} "))]];
    for y in 0..=side {
        rows.push(street(facts, y, wide));
        if y < side {
            rows.extend(cards(facts, y, wide));
        }
    }
    rows
}

/// The disc in a gap.
fn disc(facts: &Facts<'_>, card: Option<Address>, towards: Towards) -> Option<Run> {
    let gap = Gap::new(card?, towards)?;
    let mut players = facts.table.players.iter();
    let (seat, _) = players.find(|(_, player)| player.discs.contains(gap))?;
    Some((Ink::Seat(seat.0), format!("({})", seat_glyph(seat))))
}

/// A street from left to right, with bottles at the corners and discs between them.
fn street(facts: &Facts<'_>, y: u8, wide: usize) -> Row {
    let side = facts.table.grid().side();
    let line = |count: usize| (Ink::Faint, "-".repeat(count));
    let mut row = vec![(Ink::Plain, "  ".to_owned())];
    for x in 0..=side {
        // The outer lines are one column wide.
        row.extend((x > 0 && x < side).then(|| line(1)));
        row.push(corner(facts, x, y));
        if x == side {
            break;
        }
        row.extend((x > 0).then(|| line(1)));
        let above = y.checked_sub(1).and_then(|row| Address::new(x, row));
        match disc(facts, above, Towards::Down) {
            Some(disc) => {
                let left = (wide - 3) / 2;
                row.extend([line(left), disc, line(wide - 3 - left)]);
            }
            None => row.push(line(wide)),
        }
    }
    row
}

/// A bottle, `+` where one may stand now, `:` where one may stand later.
fn corner(facts: &Facts<'_>, x: u8, y: u8) -> Run {
    let Some(corner) = Corner::new(x, y) else { return (Ink::Faint, " ".into()) };
    if let Some(colour) = facts.table.bottles.at(corner) {
        return (Ink::Strong, letter(colour).into());
    }
    let grid = facts.table.grid();
    let now = if facts.table.is_green_full() { 2 } else { 4 };
    let of = |cards| grid.corners(cards).any(|other| other == corner);
    match () {
        () if of(now) => (Ink::Plain, "+".into()),
        () if of(2) => (Ink::Faint, ":".into()),
        () => (Ink::Faint, "-".into()),
    }
}

/// Two lines for each row of cards: owner and name, then floors and worth.
fn cards(facts: &Facts<'_>, y: u8, wide: usize) -> [Row; 2] {
    let side = facts.table.grid().side();
    let number = format!("{} ", y + 1);
    let mut upper = vec![(Ink::Faint, number)];
    let mut lower = vec![(Ink::Plain, "  ".to_owned())];
    for x in 0..side {
        let left = x.checked_sub(1).and_then(|col| Address::new(col, y));
        let bar = || (Ink::Faint, if x == 0 { "|" } else { " | " }.to_owned());
        upper.push(disc(facts, left, Towards::Right).unwrap_or_else(bar));
        lower.push(bar());
        let address = Address::new(x, y);
        let site = address.and_then(|address| facts.table.site(address));
        let (Some(address), Some(site)) = (address, site) else { continue };
        upper.push(name(site, wide));
        lower.push((Ink::Plain, figures(facts, address, site, wide)));
    }
    upper.push((Ink::Faint, "|".to_owned()));
    lower.push((Ink::Faint, "|".to_owned()));
    [upper, lower]
}

fn name(site: &Site, wide: usize) -> Run {
    let number = site.card.in_district() + 1;
    let short: String = site.card.district().name().chars().take(wide - 2).collect();
    let text = |mark: &str| format!("{mark}{:<1$}", format!("{short}{number}"), wide - 1);
    match site.owner {
        Some(seat) => (Ink::Seat(seat.0), text(&seat_glyph(seat).to_string())),
        None if site.is_live() => (Ink::Plain, text(" ")),
        None => (Ink::Faint, text("x")),
    }
}

/// Floors of as many as there may be, and worth in hundreds of yen; drinks alone after a cross.
fn figures(facts: &Facts<'_>, address: Address, site: &Site, wide: usize) -> String {
    if !site.is_live() {
        return " ".repeat(wide);
    }
    let most: u8 = site.houses.iter().map(|house| house.building().plot().floors()).sum();
    let (worth, drinks) = (facts.table.worth(address), facts.table.drinks(address));
    let sum = match (worth, drinks) {
        (0, 0) => String::new(),
        (0, _) => format!("x{}", drinks / COIN),
        _ => format!("={}", worth / COIN),
    };
    let floors = format!("{}/{most}", site.floors());
    format!("{floors}{sum:>0$}", wide.saturating_sub(floors.len())).chars().take(wide).collect()
}

/// What stands beside the quarter.
fn notes(facts: &Facts<'_>) -> Vec<Row> {
    let order: Vec<char> = facts.table.order.iter().map(|seat| seat_glyph(*seat)).collect();
    let order: String = order.into_iter().flat_map(|glyph| [glyph, ' ']).collect();
    let pot = Phrase::new("draw-pot").with("pot", yen(facts.view.pot.into()));
    let pot = facts.say(&pot.with("full", yen(facts.threshold().into())));
    let order = facts.say(&Phrase::new("draw-sketch-order").with("order", order.trim_end()));
    let mut notes = vec![
        vec![(Ink::Strong, pot)],
        vec![(Ink::Faint, facts.ending())],
        vec![(Ink::Plain, order)],
        vec![(Ink::Faint, heads(facts))],
    ];
    notes.extend(facts.seats().map(|seat| player(facts, seat)));
    notes.extend(facts.view.market.row.map(|colour| stall(facts, colour)));
    let slots = &facts.view.slots;
    let list = |seats: &[Seat]| -> String {
        let glyphs: String = seats.iter().map(|seat| seat_glyph(*seat)).collect();
        if glyphs.is_empty() { "-".to_owned() } else { glyphs }
    };
    let price = slots.price.map_or("-".to_owned(), |seat| seat_glyph(seat).to_string());
    let discs = Phrase::new("draw-sketch-discs").with("price", price);
    notes.push(vec![(Ink::Plain, facts.say(&discs.with("claims", list(&slots.claims))))]);
    let builds = Phrase::new("draw-sketch-builds").with("builds", list(&slots.builds));
    notes.push(vec![(Ink::Plain, facts.say(&builds))]);
    notes
}

/// Columns of a player's shape and name: fewer cards leave more room.
fn name_columns(facts: &Facts<'_>) -> usize {
    match facts.side() {
        3 => 10,
        4 => 7,
        _ => 4,
    }
}

/// The heads of the players' columns.
fn heads(facts: &Facts<'_>) -> String {
    let head = |key: &'static str, wide: usize| end(&letters(&facts.word(key), wide), wide);
    let [yen, score] = [head("draw-sketch-yen", 5), head("draw-sketch-score", 6)];
    let [did, lots] = [head("draw-sketch-did", 4), head("draw-sketch-lots", 5)];
    format!("{}{yen}{score} {did}{lots}", " ".repeat(name_columns(facts) + 1))
}

fn player(facts: &Facts<'_>, seat: Seat) -> Row {
    let mark = match () {
        () if facts.has_won(seat) => "*",
        () if facts.awaits(seat) => ">",
        () => " ",
    };
    let seen = facts.view.players.get(seat);
    let cash = seen.map_or(0, |seen| seen.cash);
    let doing = match (&facts.view.phase, seen) {
        (Phase::Bidding { .. }, Some(seen)) => match (seen.has_bid, seen.bid) {
            (_, Some(bid)) => bid.to_string(),
            (true, None) => letters(&facts.word("draw-sketch-bid"), 4),
            (false, None) => "?".to_owned(),
        },
        _ => format!("{}/{DISCS}", DISCS - facts.discs_left(seat).min(DISCS)),
    };
    let doing = end(&doing, 4);
    let wide = name_columns(facts) - 1;
    let name = format!("{}{}", seat_glyph(seat), start(&letters(&facts.name(seat), wide), wide));
    let rest =
        format!("{cash:>5}{:>6} {doing}{:>5}", facts.table.score(seat), facts.claims_left(seat));
    vec![(Ink::Strong, mark.to_owned()), (Ink::Seat(seat.0), name), (Ink::Plain, rest)]
}

/// A colour card: price, bottles left, and whose disc lies there.
fn stall(facts: &Facts<'_>, colour: Colour) -> Row {
    let market = &facts.view.market;
    let price = i32::from(market.coins[colour]) * COIN;
    let name = start(&letters(&facts.say(&words::colour(colour)), 6), 6);
    let text = format!(" {name} {:>5} x{}", format!("¥{price}"), market.crates[colour]);
    let mut row = vec![(Ink::Strong, letter(colour).to_owned()), (Ink::Plain, text)];
    if let Some(seat) = facts.view.slots.colours[colour] {
        row.push((Ink::Seat(seat.0), format!(" ({})", seat_glyph(seat))));
    }
    row
}

/// The bids of the last auctions, by seat.
fn bids(facts: &Facts<'_>) -> Row {
    let auctions = &facts.view.auctions;
    let first = auctions.len().saturating_sub(if facts.table.count() > 3 { 3 } else { 5 });
    let one = |(idx, bids): (usize, &contract::BySeat<u16>)| {
        let bids: Vec<String> = bids.values().map(ToString::to_string).collect();
        format!("{}: {}", idx + 1, bids.join(" "))
    };
    let lists: Vec<String> = auctions.iter().enumerate().skip(first).map(one).collect();
    let none = || facts.word("draw-none-yet");
    let text = if lists.is_empty() { none() } else { lists.join("  ") };
    vec![(Ink::Faint, facts.word("draw-ledger") + "  "), (Ink::Plain, text)]
}

fn wood(facts: &Facts<'_>) -> Row {
    let left = facts.say(&Phrase::new("draw-wood").with("count", facts.view.supply.len()));
    let mut row = vec![(Ink::Faint, left)];
    if let (Some(piece), Some(seat)) = (facts.hand(), facts.active()) {
        let held = Phrase::new("draw-sketch-hand").with("seat", seat);
        let held = facts.say(&held.with("piece", words::piece(piece)));
        row.push((Ink::Seat(seat.0), format!("  {held}")));
    }
    row
}
