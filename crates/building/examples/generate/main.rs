//! Makes the 36 site cards: `cargo run --release -p building --example generate -- --seed 1`.
//!
//! Every side of every card draws from its own stream of the seed, so that one side can be made
//! again (a later take, see `TAKES`) without touching the others; `--only DISTRICT` keeps what the
//! files of the other districts say. What cards are worth follows from all of them. It takes some
//! minutes and is not part of the build.

mod lot;
mod write;

use std::error::Error;
use std::path::Path;
use std::sync::Arc;

use building::price::Prices;
use building::{
    Building, Card, Certificate, District, Lot, PieceId, Plot, Point, Quarter, Requirement, Side,
    Site, TOLERANCES, solve,
};
use contract::{Chance, Malformed, Seed};

/// Sides that were looked at and made again: district, card from 1, side, take.
const TAKES: &[(District, usize, Side, u64)] = &[];

/// Solutions that are looked for.
const SOLUTIONS: usize = 6;
/// Outlines that are tried before the best of them is taken.
const ATTEMPTS: u32 = 80;
/// An outline is good enough if its effort is that close to what is wanted, where every solution
/// that was not found counts as [`SCARCE`].
const CLOSE: u32 = 50;
const SCARCE: u32 = 15;
/// Placements that are judged at a position of the search, about.
const CHECKS: u32 = 100;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let value = |name: &str| {
        let at = words.iter().position(|word| word == name);
        at.and_then(|at| words.get(at + 1))
    };
    let seed: Seed = value("--seed").map_or("1", String::as_str).parse()?;
    let only = value("--only");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("data");
    let mut quarters = Vec::new();
    for district in District::ALL {
        let kept = only.is_some_and(|only| only != district.id());
        quarters.push(match kept {
            true => serde_json::from_str(&std::fs::read_to_string(file(&folder, district))?)?,
            false => make_quarter(&seed, district)?,
        });
    }
    let sides = |side: Side| quarters.iter().flat_map(move |each: &Quarter| each.sides(side));
    let prices = [Side::Blue, Side::White].map(|side| Prices::of(sides(side), side));
    for quarter in &mut quarters {
        for card in &mut quarter.cards {
            card.blue.yen = prices[0].of_site(&card.blue);
            card.white.yen = prices[1].of_site(&card.white);
        }
        std::fs::write(file(&folder, quarter.district), write::written(quarter)?)?;
    }
    Ok(())
}

fn file(folder: &Path, district: District) -> std::path::PathBuf {
    folder.join(format!("{}.json", district.id()))
}

fn make_quarter(seed: &Seed, district: District) -> Result<Quarter, Malformed> {
    let cards = (0..4).map(|card| make_card(seed, district, card));
    let cards = cards.collect::<Result<Vec<Card>, Malformed>>()?;
    Ok(Quarter { version: TOLERANCES.version, district, cards })
}

fn make_card(seed: &Seed, district: District, card: usize) -> Result<Card, Malformed> {
    let make = |side: Side| -> Result<Site, Malformed> {
        let required = district.requirement(card, side).ok_or("no such card")?;
        let wanted = |take: &&(District, usize, Side, u64)| {
            (take.0, take.1, take.2) == (district, card + 1, side)
        };
        let take = TAKES.iter().find(wanted).map_or(0, |take| take.3);
        let place = District::ALL.iter().position(|each| *each == district).unwrap_or(0) * 4 + card;
        let stream = (place as u64 * 2 + u64::from(side == Side::White)) + 1_000 * take;
        make_site(&mut Chance::new(seed, stream), required, side)
            .inspect(|site| report(district, card, side, site))
    };
    Ok(Card { blue: make(Side::Blue)?, white: make(Side::White)? })
}

fn report(district: District, card: usize, side: Side, site: &Site) {
    let borders = site.borders.iter();
    let found: Vec<(usize, usize)> =
        borders.map(|lot| (lot.outline.len(), lot.solutions.len())).collect();
    let Site { floors, pieces, effort, .. } = site;
    let due = goal(*floors, *pieces, side);
    let name = district.id();
    println!("{name} {} {side:?} {floors}/{pieces} effort {effort} of {due} {found:?}", card + 1);
}

fn make_site(chance: &mut Chance, required: Requirement, side: Side) -> Result<Site, Malformed> {
    let Requirement { floors, pieces, borders } = required;
    let mut site = Site { floors, pieces, yen: 0, effort: u32::MAX, borders: Vec::new() };
    for window in lot::windows(borders) {
        let (lot, effort) = make_lot(chance, required, side, &window).ok_or("no lot was found")?;
        site.borders.push(lot);
        site.effort = site.effort.min(effort);
    }
    Ok(site)
}

/// How hard a side is to be, in hundredths of a doubling: every floor and every piece adds to it,
/// so that a card that asks for more is harder, and worth more.
fn goal(floors: u8, pieces: u8, side: Side) -> u32 {
    let (floors, pieces) = (u32::from(floors), u32::from(pieces));
    match side {
        Side::Blue => 80 * floors + 190 * pieces + 60,
        Side::White => 60 * floors + 90 * pieces + 620,
    }
}

/// A border with its solutions, and how hard it is: the outline shrinks until it is hard enough,
/// and grows where it is too hard.
fn make_lot(
    chance: &mut Chance,
    required: Requirement,
    side: Side,
    window: &lot::Window,
) -> Option<(Lot, u32)> {
    let Requirement { floors, pieces, borders } = required;
    let due = goal(floors, pieces, side);
    let roomy = if side == Side::Blue { 300 } else { 0 };
    let mut area = 200 * i64::from(pieces) - 110 * i64::from(floors) + roomy;
    let most = if borders == 2 { 800 } else { 1_600 };
    let mut best: Option<(Lot, u32)> = None;
    let off = |(lot, effort): &(Lot, u32)| {
        effort.abs_diff(due) + SCARCE * (SOLUTIONS - lot.solutions.len()) as u32
    };
    for attempt in 0..20 * ATTEMPTS {
        area = area.clamp(400, most);
        if attempt >= ATTEMPTS && best.is_some() {
            break;
        }
        let Some(outline) = lot::compose(chance, side, window, area) else {
            area = area * 97 / 100;
            continue;
        };
        let Some((solutions, effort)) = solutions(chance, &outline, required, due) else {
            area = area * 104 / 100 + 1;
            continue;
        };
        let new = (Lot { outline, solutions }, effort);
        if off(&new) <= CLOSE {
            return Some(new);
        }
        if best.as_ref().is_none_or(|old| off(&new) < off(old)) {
            best = Some(new);
        }
        area = if effort < due { area * 95 / 100 } else { area * 104 / 100 + 1 };
    }
    best
}

/// Solutions without a common piece, and the binary logarithm of the checks that each took, in
/// hundredths.
fn solutions(
    chance: &mut Chance,
    outline: &[Point],
    required: Requirement,
    due: u32,
) -> Option<(Vec<Certificate>, u32)> {
    let plot = Plot::new(&[outline.to_vec()], required.floors, required.pieces).ok()?;
    let plot = Arc::new(plot);
    // Eight times as long as it should take: a search that takes longer has too little room.
    let nodes = ((8 << (due / 100)) / CHECKS).clamp(60, 4_000);
    let mut supply: Vec<PieceId> = PieceId::all().collect();
    let mut found = Vec::new();
    let mut checks = 0u64;
    while found.len() < SOLUTIONS {
        let mut building = Building::new(plot.clone());
        let search = solve(&building, &supply, chance, nodes);
        let Some(poses) = search.solution else { break };
        checks += u64::from(search.checks);
        for pose in poses {
            building.place(pose).ok()?;
        }
        building.verdict().ok()?;
        let certificate = Certificate::of(&building.standing());
        supply.retain(|piece| !certificate.pieces().any(|used| used == *piece));
        found.push(certificate);
    }
    let mean = (checks.max(1) as f64) / (found.len().max(1) as f64);
    let effort = (libm::log2(mean) * 100.0 + 0.5).max(0.0) as u32;
    (found.len() >= building::deck::SOLUTIONS).then_some((found, effort))
}
