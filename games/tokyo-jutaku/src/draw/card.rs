//! The site card that is looked at: its borders, the pieces on it, and what is wrong with them.

use building::deck::GRID_UM;
use building::polygon::covers;
use building::{Building, Laid, Plot, Point, Side};
use contract::{Phrase, Seat};

use super::Show;
use super::facts;
use super::pen::{Area, INK, LINE, Num, Papers, Pen, RED, SOFT, bold, book, colour};
use super::wood::{Carving, Lens, Square, shade};
use crate::site::Site;
use crate::words::card_name;

/// Height of the head above the plan.
const HEAD: f64 = 68.0;

/// Draws the card.
pub fn draw(pen: &mut Pen, view: &Show<'_>, area: Area) {
    pen.panel(area);
    let focused = facts::focused(view);
    let plan = Area { x: area.x + 4.0, y: area.y + HEAD, w: area.w - 8.0, h: area.w - 8.0 };
    let Some((seat, site)) = focused.and_then(|(seat, seen)| Some((seat, seen.site.as_ref()?)))
    else {
        let text = view.word("draw-no-site");
        pen.rect(plan, 10.0, &format!("fill=\"none\" stroke=\"{LINE}\" stroke-dasharray=\"9 7\""));
        pen.text(plan.centre(), book(26.0).centred(), SOFT, &text);
        if let Some((seat, seen)) = focused {
            owner(pen, view, seat, area);
            let yen = facts::yen(seen.yen);
            pen.text((area.right() - 18.0, area.y + 44.0), bold(28.0).ending(), INK, &yen);
        }
        return;
    };
    owner(pen, view, seat, area);
    head(pen, view, site, area);
    paper(pen, site.side, plan, 10.0);
    let square = square(site);
    let lens = Lens::onto(square, (plan.x, plan.bottom()), plan.w);
    borders(pen, site.building().plot(), lens, 5.0);
    ruled(pen, site.side, square, lens);
    let marked = if view.viewer.is(seat) { marked(view) } else { Vec::new() };
    pieces(pen, site.building(), lens, &marked);
    // The line shows through the wood, so that one sees what crosses it.
    for border in site.building().plot().borders() {
        let style = "fill=\"none\" stroke=\"#14110d\" stroke-opacity=\".5\" stroke-width=\"2\"";
        pen.polygon(lens, border.outline(), style);
    }
    faults(pen, view, seat, plan);
}

/// The part of a card that is shown.
pub fn square(site: &Site) -> Square {
    let building = site.building();
    Square::round(building.plot(), building.laid().map(|(laid, _)| laid.outline()))
}

/// The numbers of the pieces that marks are about, guilty ones only.
fn marked(view: &Show<'_>) -> Vec<usize> {
    let apart = |fault: &building::Fault| matches!(fault, building::Fault::Apart { .. });
    let each = |fault: &building::Fault| {
        let most = if apart(fault) { usize::MAX } else { 1 };
        fault.pieces().into_iter().take(most).collect::<Vec<_>>()
    };
    view.marks.iter().flat_map(each).collect()
}

fn owner(pen: &mut Pen, view: &Show<'_>, seat: Seat, area: Area) {
    pen.token(seat, (area.x + 34.0, area.y + 34.0), 19.0);
    let word = match view.viewer.is(seat) {
        true => view.word("draw-your-site"),
        false => view.say(&Phrase::new("draw-lead").with("seat", seat)),
    };
    let (kind, word) = book(16.0).fitted(&word, 200.0, 10.0);
    pen.text((area.x + 64.0, area.y + 26.0), kind, SOFT, &word);
}

/// The name, the floors as a numeral, the pieces as a tally, and the yen.
fn head(pen: &mut Pen, view: &Show<'_>, site: &Site, area: Area) {
    let base = area.y + 52.0;
    let name = view.say(&card_name(site.card));
    pen.text((area.x + 64.0, base), bold(26.0).fitting(&name, 190.0, 8.0), INK, &name);
    let plot = site.building().plot();
    let column = |idx: f64| area.right() - 232.0 + idx * 84.0;
    let small = book(14.0).centred();
    pen.text((column(0.0), area.y + 22.0), small, SOFT, &view.word("draw-floors"));
    pen.text((column(0.0), base + 2.0), bold(34.0).centred(), INK, &plot.floors().to_string());
    let pieces = view.say(&Phrase::new("draw-pieces").with("count", plot.pieces()));
    pen.text((column(1.0), area.y + 22.0), small, SOFT, &pieces);
    tally(pen, plot.pieces(), (column(1.0), area.y + 30.0), 24.0);
    let yen = facts::yen(site.yen());
    pen.text((column(2.0) + 6.0, area.y + 22.0), small, SOFT, &view.word("draw-worth"));
    pen.text((column(2.0) + 6.0, base), bold(26.0).centred(), INK, &yen);
}

/// A tally, centred there below: V is five, / is one.
pub fn tally(pen: &mut Pen, count: u8, top: (f64, f64), height: f64) {
    let step = |letter: char| if letter == 'V' { height * 0.85 } else { height * 0.42 };
    let marks = facts::tally(count);
    let wide: f64 = marks.chars().map(step).sum();
    let (mut x, y, h) = (top.0 - wide / 2.0, Num(top.1), Num(height));
    let mut path = String::new();
    for letter in marks.chars() {
        let half = Num(height * 0.32);
        path += &match letter {
            'V' => format!("M{} {y}l{half} {h}l{half} -{h}", Num(x)),
            _ => format!("M{} {y}m{half} 0l-{} {h}", Num(x), Num(height * 0.26)),
        };
        x += step(letter);
    }
    let width = Num(height * 0.14);
    let style = format!(
        "fill=\"none\" stroke=\"{INK}\" stroke-width=\"{width}\" \
                         stroke-linecap=\"round\" stroke-linejoin=\"round\""
    );
    pen.path(&path, &style);
}

/// The card itself: white, or blue with a grid.
pub fn paper(pen: &mut Pen, side: Side, plan: Area, round: f64) {
    let fill = if side == Side::Blue { "#c9dce6" } else { "#fffefa" };
    let style = format!("fill=\"{fill}\" stroke=\"{LINE}\" stroke-width=\"1.5\"");
    pen.rect(plan, round, &style);
}

/// The grid of the blue side.
fn grid(pen: &mut Pen, square: Square, lens: Lens) {
    let [near, _, far, _] = square.corners();
    let mut path = String::new();
    for line in (GRID_UM..building::CARD_UM).step_by(GRID_UM as usize) {
        let upright = (near.x..far.x).contains(&line).then_some((line, near.y, line, far.y));
        let level = (near.y..far.y).contains(&line).then_some((near.x, line, far.x, line));
        for (x, y, right, up) in upright.into_iter().chain(level) {
            let from = lens.see(Point::new(x, y));
            let to = lens.see(Point::new(right, up));
            let part = [from.0, from.1, to.0, to.1].map(Num);
            path += &format!("M{} {}L{} {}", part[0], part[1], part[2], part[3]);
        }
    }
    let style = "data-grid=\"blue\" fill=\"none\" stroke=\"#5b8aa6\" stroke-opacity=\".33\"";
    pen.path(&path, style);
}

/// The black borders of a plot.
pub fn borders(pen: &mut Pen, plot: &Plot, lens: Lens, width: f64) {
    let width = Num(width);
    for border in plot.borders() {
        let style = format!(
            "fill=\"#fff\" fill-opacity=\".55\" stroke=\"#14110d\" \
                             stroke-width=\"{width}\""
        );
        pen.polygon(lens, border.outline(), &style);
    }
}

/// The pieces from the ground up, each with a shadow on what is below.
fn pieces(pen: &mut Pen, building: &Building, lens: Lens, marked: &[usize]) {
    let laid: Vec<(usize, &Laid, u8)> =
        building.laid().enumerate().map(|(idx, (laid, floor))| (idx, laid, floor)).collect();
    for floor in 1..=building.height() {
        let here = || laid.iter().filter(|(_, _, its)| *its == floor);
        for (_, piece, _) in here() {
            let style = "fill=\"#2a1706\" fill-opacity=\".42\" filter=\"url(#tj-soft)\"";
            pen.polygon(lens.moved(3.0, 5.0), piece.outline(), style);
        }
        for (idx, piece, _) in here() {
            let id = piece.pose().piece();
            pen.add(format_args!("<g data-piece=\"{}\">", id.get()));
            pen.wood(lens, piece.outline(), id, shade(floor), 1.8);
            let wrong = marked.contains(idx);
            if wrong {
                let style = format!(
                    "fill=\"{RED}\" fill-opacity=\".2\" stroke=\"{RED}\" \
                                     stroke-width=\"4\" stroke-dasharray=\"10 6\""
                );
                pen.polygon(lens, piece.outline(), &style);
            }
            let above = laid.iter().filter(|(_, _, its)| *its > floor);
            if above.into_iter().all(|(_, other, _)| is_free(piece, other)) {
                let (x, y) = lens.see(piece.pose().at());
                let ink = if wrong { "#fff" } else { "#4b3018" };
                let number = id.get().to_string();
                pen.text((x, y + 6.0), bold(18.0).centred(), ink, &number);
            }
            pen.add(format_args!("</g>"));
        }
    }
}

/// Whether the number in the middle of a piece can be read under another one.
fn is_free(piece: &Laid, other: &Laid) -> bool {
    let (at, near) = (piece.pose().at(), 1_500);
    let spots = [(0, 0), (near, near), (-near, near), (near, -near), (-near, -near)];
    !spots.iter().any(|(x, y)| covers(other.outline(), at + Point::new(*x, *y)))
}

/// What is wrong with the viewer's own site, in words, at the foot of the plan; and who has won.
fn faults(pen: &mut Pen, view: &Show<'_>, seat: Seat, plan: Area) {
    if !view.viewer.is(seat) {
        return;
    }
    let mut words: Vec<&'static str> = view.marks.iter().map(facts::fault_key).collect();
    words.dedup();
    let mut x = plan.x + 10.0;
    for word in words.into_iter().take(2) {
        x += pen.tag((x, plan.bottom() - 22.0), 16.0, (RED, "#fff"), &view.word(word)) + 8.0;
    }
    if view.marks.is_empty() && facts::has_won(view, seat) {
        pen.tag(
            (x, plan.bottom() - 22.0),
            18.0,
            (&colour(seat), "#fff"),
            &view.word("draw-winner"),
        );
    }
}

/// A whole card as a small plan: paper, borders and what stands there.
pub fn small(pen: &mut Pen, site: &Site, area: Area) {
    paper(pen, site.side, area, 5.0);
    let square = square(site);
    let lens = Lens::onto(square, (area.x, area.bottom()), area.w);
    borders(pen, site.building().plot(), lens, 2.0);
    ruled(pen, site.side, square, lens);
    let building = site.building();
    for floor in 1..=building.height() {
        for (laid, _) in building.laid().filter(|(_, its)| *its == floor) {
            let style =
                format!("fill=\"{}\" stroke=\"#4b3018\" stroke-width=\"0.8\"", shade(floor));
            pen.polygon(lens, laid.outline(), &style);
        }
    }
}

/// The grid for a card with its blue side up.
pub fn ruled(pen: &mut Pen, side: Side, square: Square, lens: Lens) {
    if side == Side::Blue {
        grid(pen, square, lens);
    }
}
