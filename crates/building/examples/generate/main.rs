//! Makes the 36 site cards: `cargo run --release -p building --example generate -- --seed 1`.
//!
//! Every side of every card draws from its own stream of the seed, so that one side can be made
//! anew (a later take, see `TAKES`) without touching the others. The result depends on nothing
//! else. It takes some minutes and is no part of the build.

mod cluster;
mod outline;

use std::error::Error;
use std::fmt::Write as _;
use std::path::Path;
use std::sync::Arc;

use building::site::yen_of_card;
use building::{
    Building, Card, Certificate, District, Lot, PieceId, Plot, Point, Quarter, Requirement, Side,
    Site, TOLERANCES, solve,
};
use contract::{Chance, Seed};

/// Sides that were looked at and made anew: district, card from 1, side, take.
const TAKES: &[(District, usize, Side, u64)] = &[(District::Ueno, 1, Side::Blue, 1)];

/// Nodes for one solution.
const NODES: u32 = 3_000;
/// Solutions that are looked for.
const SOLUTIONS: usize = 6;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let value = |name: &str| {
        let at = words.iter().position(|word| word == name);
        at.and_then(|at| words.get(at + 1))
    };
    let seed: Seed = value("--seed").map_or("1", String::as_str).parse()?;
    let only = value("--only");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("data");
    for district in District::ALL {
        if only.is_some_and(|only| only != district.id()) {
            continue;
        }
        let cards = (0..4).map(|card| make_card(&seed, district, card));
        let cards = cards.collect::<Result<Vec<Card>, String>>()?;
        let quarter = Quarter { version: TOLERANCES.version, district, cards };
        std::fs::write(folder.join(format!("{}.json", district.id())), written(&quarter)?)?;
    }
    Ok(())
}

fn make_card(seed: &Seed, district: District, card: usize) -> Result<Card, String> {
    let make = |side: Side| -> Result<Site, String> {
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
    let (mut blue, mut white) = (make(Side::Blue)?, make(Side::White)?);
    (blue.yen, white.yen) = yen_of_card(blue.effort, white.effort);
    Ok(Card { blue, white })
}

fn report(district: District, card: usize, side: Side, site: &Site) {
    let borders = site.borders.iter();
    let found: Vec<(usize, usize)> =
        borders.map(|lot| (lot.outline.len(), lot.solutions.len())).collect();
    let (floors, pieces, effort) = (site.floors, site.pieces, site.effort);
    let name = district.id();
    println!("{name} {} {side:?} {floors}/{pieces} effort {effort} {found:?}", card + 1);
}

fn make_site(chance: &mut Chance, required: Requirement, side: Side) -> Result<Site, String> {
    let Requirement { floors, pieces, borders } = required;
    let mut site = Site { floors, pieces, yen: 0, effort: u32::MAX, borders: Vec::new() };
    let windows = outline::windows(borders);
    for window in windows {
        let (lot, effort) = (0..2_000)
            .find_map(|_| try_lot(chance, required, side, &window))
            .ok_or("no site was found in 2,000 attempts")?;
        site.borders.push(lot);
        site.effort = site.effort.min(effort);
    }
    Ok(site)
}

/// One attempt at a border with its solutions, and how hard it is.
fn try_lot(
    chance: &mut Chance,
    required: Requirement,
    side: Side,
    window: &outline::Window,
) -> Option<(Lot, u32)> {
    let ground = cluster::ground(chance, required.floors, required.pieces);
    // Round a single piece a site would be dull.
    let laid = cluster::cluster(chance, ground.max(2), side, window)?;
    let clearance = if side == Side::Blue { 2_000 } else { 500 };
    let outline = outline::site(&laid, clearance, window)?;
    let (solutions, effort) = solutions(chance, &outline, required)?;
    Some((Lot { outline, solutions }, effort))
}

/// Solutions without a common piece, and the binary logarithm of the checks that each took, in
/// hundredths.
fn solutions(
    chance: &mut Chance,
    outline: &[Point],
    required: Requirement,
) -> Option<(Vec<Certificate>, u32)> {
    let plot = Plot::new(&[outline.to_vec()], required.floors, required.pieces).ok()?;
    let plot = Arc::new(plot);
    let mut supply: Vec<PieceId> = PieceId::all().collect();
    let mut found = Vec::new();
    let mut checks = 0u64;
    while found.len() < SOLUTIONS {
        let mut building = Building::new(plot.clone());
        let search = solve(&building, &supply, chance, NODES);
        checks += u64::from(search.checks);
        let Some(poses) = search.solution else { break };
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

/// The file: one line for each outline and each solution.
fn written(quarter: &Quarter) -> Result<String, Box<dyn Error>> {
    let mut text = String::new();
    let Quarter { version, district, cards } = quarter;
    writeln!(
        text,
        "{{\n\"version\": {version},\n\"district\": \"{}\",\n\"cards\": [",
        district.id()
    )?;
    for (idx, card) in cards.iter().enumerate() {
        for (name, site, end) in [("{\"blue\"", &card.blue, ","), ("\"white\"", &card.white, "}")] {
            let Site { floors, pieces, yen, effort, borders } = site;
            let head = format!("\"floors\": {floors}, \"pieces\": {pieces}, \"yen\": {yen}");
            writeln!(text, "{name}: {{{head}, \"effort\": {effort}, \"borders\": [")?;
            for (number, lot) in borders.iter().enumerate() {
                let outline = serde_json::to_string(&lot.outline)?;
                writeln!(text, "  {{\"outline\": {outline}, \"solutions\": [")?;
                let lines = lot.solutions.iter().map(serde_json::to_string);
                let lines = lines.collect::<Result<Vec<String>, _>>()?;
                writeln!(text, "    {}", lines.join(",\n    "))?;
                writeln!(text, "  ]}}{}", if number + 1 < borders.len() { "," } else { "" })?;
            }
            let last = if end == "}" && idx + 1 < cards.len() { "}," } else { end };
            writeln!(text, "]}}{last}")?;
        }
    }
    text.push_str("]\n}\n");
    Ok(text)
}
