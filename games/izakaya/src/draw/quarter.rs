//! The quarter: its streets, cards, claim discs and bottles.

use contract::Seat;
use pens::{Area, Num, Pen};

use super::bottle;
use super::card;
use super::facts::Facts;
use super::look::{GREEN, RED, Street};
use crate::grid::{Address, Corner, Gap, Towards};
use crate::state::Phase;

/// Width of a street.
const STREET: f64 = 26.0;
/// From the edge of the quarter to the outer line, so that bottles have room there.
const EDGE: f64 = 21.0;

/// The quarter as it lies in the picture.
#[derive(Clone, Copy, Debug)]
pub struct Lie {
    area: Area,
    side: f64,
}

impl Lie {
    /// A quarter with that many cards per row.
    pub fn new(area: Area, cards: usize) -> Lie {
        let cards = cards as f64;
        Lie { area, side: (area.w - 2.0 * EDGE - STREET * cards) / cards }
    }

    /// How wide and high a card is.
    pub fn side(self) -> f64 {
        self.side
    }

    /// Where a line between cards runs.
    fn line(self, line: u8) -> f64 {
        EDGE + f64::from(line) * (self.side + STREET)
    }

    /// Where a card lies.
    pub fn card(self, card: Address) -> Area {
        let half = STREET / 2.0;
        let (x, y) = (self.line(card.col()) + half, self.line(card.row()) + half);
        Area { x: self.area.x + x, y: self.area.y + y, w: self.side, h: self.side }
    }

    pub fn corner(self, corner: Corner) -> (f64, f64) {
        (self.area.x + self.line(corner.x()), self.area.y + self.line(corner.y()))
    }

    /// Where the middle of a gap is.
    pub fn gap(self, gap: Gap) -> (f64, f64) {
        let first = self.card(gap.first());
        let (x, y) = first.centre();
        match gap.towards() {
            Towards::Right => (first.right() + STREET / 2.0, y),
            Towards::Down => (x, first.bottom() + STREET / 2.0),
        }
    }
}

/// Draws the quarter.
pub fn draw(pen: &mut Pen, facts: &Facts<'_>, area: Area) {
    let table = &facts.table;
    let lie = Lie::new(area, facts.side());
    pen.rect(area.inset(-4.0), 14.0, "fill=\"#2a190d\" stroke=\"#8a5a30\" stroke-width=\"2\"");
    pen.rect(area, 10.0, "fill=\"url(#iz-street)\"");
    lamps(pen, lie, table.grid().side());
    for (address, site) in table.grid().addresses().zip(&table.sites) {
        card::draw(pen, facts, address, site, lie.card(address));
    }
    open_gaps(pen, facts, lie);
    for (seat, player) in table.players.iter() {
        player.discs.iter().for_each(|gap| disc(pen, seat, gap, lie));
    }
    open_corners(pen, facts, lie);
    for (corner, colour) in table.bottles.iter() {
        let (x, y) = lie.corner(corner);
        // Nothing stands beyond the quarter, whatever a view from outside says.
        if corner.x() > table.grid().side() || corner.y() > table.grid().side() {
            continue;
        }
        pen.circle((x, y), 30.0, "fill=\"url(#iz-glow)\"");
        let data = format!("data-bottle=\"{corner} {}\"", colour.id());
        bottle::draw(pen, colour, (x, y), 1.2, &data);
    }
}

/// Light on the crossings.
fn lamps(pen: &mut Pen, lie: Lie, side: u8) {
    for (x, y) in (1..side).flat_map(|y| (1..side).map(move |x| (x, y))) {
        if let Some(corner) = Corner::new(x, y) {
            pen.circle(lie.corner(corner), 44.0, "fill=\"url(#iz-glow)\" opacity=\".55\"");
        }
    }
}

/// A claim disc in its gap.
fn disc(pen: &mut Pen, seat: Seat, gap: Gap, lie: Lie) {
    let at = lie.gap(gap);
    let shade = "fill=\"#000\" fill-opacity=\".45\"";
    pen.add(format_args!("<g data-disc=\"{gap} {seat}\">"));
    pen.circle((at.0, at.1 + 2.0), 14.0, shade);
    pen.circle(at, 13.5, "fill=\"#f7ecd3\" stroke=\"#2a190d\" stroke-width=\"1\"");
    pen.sign(seat, at, 8.5, "");
    pen.add(format_args!("</g>"));
}

/// Gaps that the player being asked could claim.
fn open_gaps(pen: &mut Pen, facts: &Facts<'_>, lie: Lie) {
    let Phase::Acting { .. } = facts.view.phase else { return };
    let Some(seat) = facts.active() else { return };
    let mut before = None;
    for (gap, _) in facts.table.claims(seat) {
        // Both cards of a gap may be free.
        if before.replace(gap) == Some(gap) {
            continue;
        }
        let at = lie.gap(gap);
        pen.circle(at, 9.0, "fill=\"#16131c\" fill-opacity=\".8\"");
        pen.slot(at, 9.0, "#d8ccb4");
        pen.sign(seat, at, 3.6, "");
    }
}

/// Corners that take a bottle: bright now, faint later.
fn open_corners(pen: &mut Pen, facts: &Facts<'_>, lie: Lie) {
    let table = &facts.table;
    let green = !table.is_green_full();
    for (cards, ink, now) in [(4, GREEN, green), (2, RED, !green)] {
        let free = table.grid().corners(cards).filter(|at| table.bottles.at(*at).is_none());
        for corner in free {
            let (x, y) = lie.corner(corner);
            if !now {
                let style = format!("fill=\"{ink}\" fill-opacity=\".55\"");
                pen.circle((x, y), 4.0, &style);
                continue;
            }
            pen.circle((x, y), 10.5, "fill=\"#16131c\" fill-opacity=\".8\"");
            let style = format!("data-open=\"{corner}\" fill=\"none\" stroke=\"{ink}\"");
            pen.circle((x, y), 10.5, &format!("{style} stroke-width=\"2.2\""));
            let cross = format!("M{} {}h10m-5 -5v10", Num(x - 5.0), Num(y));
            pen.path(&cross, &format!("stroke=\"{ink}\" stroke-width=\"2.2\""));
        }
    }
}
