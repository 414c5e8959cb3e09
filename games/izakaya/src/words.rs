//! Commands and events in words; the sentences stand in `words/*.ftl`.

use building::{PieceId, Pose};
use contract::{Chance, Explanation, Game, Label, Phrase, Seat, sure_warnings};

use crate::auction::{ROUNDS, STILL, threshold};
use crate::colour::{COIN, Colour};
use crate::command::{Command, Event};
use crate::grid::{Address, Corner, Grid};
use crate::hint;
use crate::state::{End, Izakaya, Phase};
use crate::view::View;

/// A colour in words.
pub fn colour(colour: Colour) -> Phrase {
    Phrase::new(match colour {
        Colour::White => "white",
        Colour::Blue => "blue",
        Colour::Red => "red",
        Colour::Yellow => "yellow",
        Colour::Green => "green",
        Colour::Black => "black",
    })
}

/// A piece in words: its number, its shape by the name that the table gives it, and its measures.
pub fn piece(piece: PieceId) -> Phrase {
    let family = piece.piece().family;
    let written = family.to_string();
    // The family is written as its name and its measures in millimetres.
    let size = written.split_once(' ').map_or("", |(_, size)| size);
    Phrase::new("piece")
        .with("number", piece.get())
        .with("shape", family.called())
        .with("size", size.to_owned())
}

/// A corner in words: the cards that meet there, in choices, log and refusals alike. A corner that
/// the quarter does not have is called by its coordinates.
pub fn corner(corner: Corner, cards: impl Iterator<Item = Address>) -> String {
    let names: Vec<String> = cards.map(|card| card.to_string()).collect();
    if names.is_empty() { corner.to_string() } else { names.join(" ") }
}

/// A placement in words: the card, whose it is, the floor, and where on the card.
fn placing(view: &View, card: Address, pose: Pose) -> Phrase {
    let grid = Grid::of(view.players.len());
    let site = grid.idx(card).and_then(|idx| view.sites.get(idx));
    // A label must not tell how a piece would lie before it is taken (clause 7.1).
    let taken = matches!(view.phase, Phase::Placing { piece, .. } if piece == pose.piece());
    let placed = site.filter(|_| taken).and_then(|site| site.judge(pose).ok());
    let owner = match site.and_then(|site| site.owner) {
        Some(owner) => Phrase::new("owned").with("seat", owner),
        None => Phrase::new("unowned"),
    };
    Phrase::new("place")
        .with("card", card.to_string())
        .with("owner", owner)
        .with("floor", placed.map_or(1, |fitting| fitting.placed.floor))
        .with("x", pose.at().x / 1_000)
        .with("y", pose.at().y / 1_000)
        .with("turn", i32::from(pose.rotation().get() / 100))
}

impl Label for Izakaya {
    fn label(view: &View, command: &Command) -> Phrase {
        let grid = Grid::of(view.players.len());
        match *command {
            Command::Bid { yen } => Phrase::new("bid").with("yen", yen),
            Command::Withdraw => Phrase::new("withdraw"),
            Command::Bottle { colour: its, corner: at } => {
                let named = corner(at, grid.cards_at(at));
                Phrase::new("bottle").with("colour", colour(its)).with("corner", named)
            }
            Command::Price { from, to } => {
                let yen = |its: Colour, by: i32| (i32::from(view.market.coins[its]) + by) * COIN;
                Phrase::new("price")
                    .with("from", colour(from))
                    .with("to", colour(to))
                    .with("less", yen(from, -1))
                    .with("more", yen(to, 1))
            }
            Command::Claim { gap, card } => {
                let site = grid.idx(card).and_then(|idx| view.sites.get(idx));
                let floors = site.map_or(0, |site| site.floors());
                Phrase::new("claim")
                    .with("gap", gap.to_string())
                    .with("card", card.to_string())
                    .with("floors", floors)
            }
            Command::Take { piece: which } => Phrase::new("take").with("piece", piece(which)),
            Command::Place { card, pose } => placing(view, card, pose),
            Command::GiveUp => Phrase::new("give-up"),
            Command::Pass => Phrase::new("pass"),
            Command::Tick => Phrase::new("tick"),
        }
    }

    fn tell(event: &Event) -> Phrase {
        let by = |key: &'static str, seat: Seat| Phrase::new(key).with("seat", seat);
        match event {
            Event::BidPlaced { seat, yen: Some(yen) } => by("bid-own", *seat).with("yen", *yen),
            Event::BidPlaced { seat, yen: None } => by("bid-placed", *seat),
            Event::BidWithdrawn { seat } => by("bid-withdrawn", *seat),
            Event::BidsRevealed { order, pot, .. } => {
                let first = order.first().copied().unwrap_or(Seat(0));
                by("bids-revealed", first).with("pot", *pot)
            }
            Event::LastPhase { end } => Phrase::new(match end {
                End::Pot => "last-pot",
                End::Stalled => "last-stalled",
                End::Rounds => "last-rounds",
            }),
            Event::Bottled { seat, colour: its, corner: at, cards } => {
                let named = corner(*at, cards.iter().copied());
                by("bottled", *seat).with("colour", colour(*its)).with("corner", named)
            }
            Event::Priced { seat, from, to } => {
                by("priced", *seat).with("from", colour(*from)).with("to", colour(*to))
            }
            Event::Claimed { seat, gap, card } => {
                let phrase = by("claimed", *seat).with("gap", gap.to_string());
                phrase.with("card", card.to_string())
            }
            Event::Lined { seat } => by("lined", *seat),
            Event::Took { seat, piece: which } => by("took", *seat).with("piece", piece(*which)),
            Event::Placed { seat, card, floor, late, .. } => {
                let key = if *late { "placed-late" } else { "placed" };
                by(key, *seat).with("card", card.to_string()).with("floor", *floor)
            }
            Event::GaveUp { seat, piece: which, late } => {
                let key = if *late { "gave-up-late" } else { "gave-up" };
                by(key, *seat).with("piece", piece(*which))
            }
            Event::Passed { seat } => by("passed", *seat),
            Event::PhaseOver { round } => Phrase::new("phase-over").with("round", *round),
            Event::Over { winners, scores } => {
                let first = winners.iter().next().unwrap_or(Seat(0));
                let key = if winners.len() > 1 { "over-shared" } else { "over" };
                by(key, first).with("yen", scores.get(first).copied().unwrap_or(0))
            }
        }
    }

    fn hint(view: &View) -> Option<Phrase> {
        hint::hint(view)
    }

    fn explain(&self) -> Explanation {
        let Phase::Over { end } = self.phase else { return Explanation::new(Vec::new(), 0) };
        let outcome = self.outcome(end);
        let why = match end {
            End::Pot => Phrase::new("end-pot").with("pot", self.pot),
            End::Stalled => Phrase::new("end-stalled").with("auctions", STILL),
            End::Rounds => Phrase::new("end-rounds").with("rounds", ROUNDS),
        };
        let mut explained = Explanation::new(vec![why, Phrase::new("end-most")], self.count());
        let scores = || outcome.scores.values();
        for (seat, score) in outcome.scores.iter() {
            if scores().filter(|other| *other == score).count() > 1 {
                let cash = Phrase::new("end-cash").with("yen", self.players[seat].cash);
                explained.seats[seat] = Some(cash);
            }
        }
        if explained.seats.values().any(Option::is_some) {
            explained.why.push(Phrase::new("end-level"));
        }
        explained
    }

    fn warnings(view: &View, offers: &[Command]) -> Vec<Option<Phrase>> {
        let full = threshold(view.players.len());
        let fills = |command: &Command| match command {
            Command::Bid { yen } if view.pot.saturating_add(*yen) >= full => {
                Some(Phrase::new("warn-pot").with("full", full))
            }
            _ => None,
        };
        match (view.viewer.seat(), view.last) {
            (Some(seat), Some(_)) => {
                let state = Izakaya::guess(view, &mut Chance::from_number(0));
                sure_warnings(&state, seat, offers)
            }
            _ => offers.iter().map(fills).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use crate::lists::WORDS;

    /// The log and the table are read side by side: a piece of wood has one name in both.
    #[test]
    fn wood_is_called_the_same_in_the_log_and_at_the_table() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("view/words");
        let shapes = |list: &str| -> Vec<String> {
            list.lines().filter(|line| line.starts_with("shape-")).map(str::to_owned).collect()
        };
        for (language, rules) in WORDS {
            let table = std::fs::read_to_string(folder.join(format!("{language}.ftl"))).unwrap();
            assert_eq!(shapes(rules).len(), 18, "{language}");
            assert_eq!(shapes(rules), shapes(&table), "{language}");
        }
    }
}
