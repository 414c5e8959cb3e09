//! The game again, played slowly from the rulebook alone: cards, corners and gaps as pairs of
//! numbers, read from the state as it is written down. It says what can be done and what
//! everything is worth, finds lines of discs by trying all triples, and counts the walks of
//! walks.txt.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::{BTreeMap, BTreeSet};

use contract::{Awaiting, Chance, Entry, Game, Offers, Seat, Seed, Silent};
use izakaya::acting::is_lined;
use izakaya::grid::{GapSet, Grid};
use izakaya::setup::{Lines, Passing, Ties};
use izakaya::state::Phase;
use izakaya::{Address, Command, Event, Gap, Izakaya, Setup};
use serde_json::{Value, json};

type Spot = (i32, i32);

/// The table in plain words.
struct Slow {
    side: i32,
    seats: usize,
    /// Pieces by floor on each card, for each of its buildings.
    floors: BTreeMap<Spot, Vec<Vec<u64>>>,
    owners: BTreeMap<Spot, usize>,
    bottles: BTreeMap<Spot, String>,
    coins: BTreeMap<String, u64>,
    crates: BTreeMap<String, u64>,
    used: BTreeSet<String>,
    price_used: bool,
    discs: Vec<BTreeSet<(Spot, Spot)>>,
    cash: Vec<u64>,
    bids: Vec<bool>,
    supply: Vec<u64>,
    free_pass: bool,
    /// Whose turn it is to place a disc, or to take a free piece.
    acting: Option<usize>,
    gift: Option<usize>,
    placing: bool,
    bidding: bool,
}

const COLOURS: [&str; 6] = ["white", "blue", "red", "yellow", "green", "black"];

/// Reads `B1` as (1, 0).
fn spot(name: &str) -> Spot {
    let bytes = name.as_bytes();
    (i32::from(bytes[0] - b'A'), i32::from(bytes[1] - b'1'))
}

fn name((x, y): Spot) -> String {
    format!("{}{}", ["A", "B", "C", "D", "E"][x as usize], y + 1)
}

fn by_colour(list: &Value) -> BTreeMap<String, u64> {
    let counts = list.as_array().unwrap().iter().map(|count| count.as_u64().unwrap());
    COLOURS.into_iter().map(String::from).zip(counts).collect()
}

impl Slow {
    fn read(state: &Izakaya) -> Slow {
        let json = serde_json::to_value(state).unwrap();
        let players = json["players"].as_array().unwrap();
        let side = match players.len() {
            2 | 3 => 3,
            4 => 4,
            _ => 5,
        };
        let mut floors = BTreeMap::new();
        let mut owners = BTreeMap::new();
        for (idx, site) in json["sites"].as_array().unwrap().iter().enumerate() {
            let at = (idx as i32 % side, idx as i32 / side);
            let standing = |house: &Value| -> Vec<u64> {
                let all = house["standing"].as_array().unwrap().iter();
                all.map(|each| each["floor"].as_u64().unwrap()).collect()
            };
            floors.insert(at, site["houses"].as_array().unwrap().iter().map(standing).collect());
            if let Some(owner) = site["owner"].as_u64() {
                owners.insert(at, owner as usize);
            }
        }
        let corner = |pair: &Value| {
            let (x, y) = pair[0].as_str().unwrap().split_once('-').unwrap();
            ((x.parse().unwrap(), y.parse().unwrap()), pair[1].as_str().unwrap().to_owned())
        };
        let gap = |gap: &Value| {
            let (one, other) = gap.as_str().unwrap().split_once('-').unwrap();
            (spot(one), spot(other))
        };
        let used = COLOURS.into_iter().zip(json["slots"]["colours"].as_array().unwrap());
        let order = json["order"].as_array().unwrap();
        let whose = |phase: &str| {
            let turn = json["phase"][phase]["turn"].as_u64()? as usize;
            Some(order[turn % order.len()].as_u64().unwrap() as usize)
        };
        let gaps = |own: &Value| own["discs"].as_array().unwrap().iter().map(gap).collect();
        Slow {
            side,
            seats: players.len(),
            floors,
            owners,
            bottles: json["bottles"].as_array().unwrap().iter().map(corner).collect(),
            coins: by_colour(&json["market"]["coins"]),
            crates: by_colour(&json["market"]["crates"]),
            used: used.filter(|(_, by)| !by.is_null()).map(|(its, _)| its.to_owned()).collect(),
            price_used: !json["slots"]["price"].is_null(),
            discs: players.iter().map(gaps).collect(),
            cash: players.iter().map(|own| own["cash"].as_u64().unwrap()).collect(),
            bids: players.iter().map(|own| !own["bid"].is_null()).collect(),
            supply: json["supply"]
                .as_array()
                .unwrap()
                .iter()
                .map(|p| p.as_u64().unwrap())
                .collect(),
            free_pass: json["setup"]["passing"] == "free",
            acting: whose("acting"),
            gift: whose("gift"),
            placing: json["phase"].get("placing").is_some(),
            bidding: json["phase"].get("bidding").is_some(),
        }
    }

    fn has(&self, (x, y): Spot) -> bool {
        (0..self.side).contains(&x) && (0..self.side).contains(&y)
    }

    fn is_dead(&self, at: Spot) -> bool {
        self.side == 3 && at == (1, 1)
    }

    /// The cards round a corner.
    fn round(&self, (x, y): Spot) -> usize {
        let cards = [(x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)];
        cards.into_iter().filter(|card| self.has(*card)).count()
    }

    fn corners(&self, cards: usize) -> Vec<Spot> {
        let all = (0..=self.side).flat_map(|y| (0..=self.side).map(move |x| (x, y)));
        all.filter(|at| self.round(*at) == cards).collect()
    }

    fn claims(&self, seat: usize) -> Vec<Value> {
        let mut found = Vec::new();
        for (x, y) in self.floors.keys().copied() {
            for other in [(x + 1, y), (x, y + 1)] {
                let pair = ((x, y), other);
                let gap = self.has(other) && !self.is_dead((x, y)) && !self.is_dead(other);
                let taken = self.discs.iter().any(|discs| discs.contains(&pair));
                if !gap || taken || self.discs[seat].len() >= 6 {
                    continue;
                }
                for card in [(x, y), other] {
                    if !self.owners.contains_key(&card) {
                        let between = format!("{}-{}", name((x, y)), name(other));
                        found.push(json!({"claim": {"gap": between, "card": name(card)}}));
                    }
                }
            }
        }
        found
    }

    fn bottles(&self) -> Vec<Value> {
        let free = |at: &Spot| !self.bottles.contains_key(at);
        let green: Vec<Spot> = self.corners(4).into_iter().filter(free).collect();
        let red = || self.corners(2).into_iter().filter(free).collect();
        let open: Vec<Spot> = if green.is_empty() { red() } else { green };
        let mut found = Vec::new();
        for colour in COLOURS {
            if self.used.contains(colour) || self.crates[colour] == 0 {
                continue;
            }
            for (x, y) in &open {
                let corner = format!("{x}-{y}");
                found.push(json!({"bottle": {"colour": colour, "corner": corner}}));
            }
        }
        found
    }

    fn prices(&self) -> Vec<Value> {
        let mut found = Vec::new();
        for from in COLOURS {
            for to in COLOURS {
                if !self.price_used && from != to && self.coins[from] > 0 {
                    found.push(json!({"price": {"from": from, "to": to}}));
                }
            }
        }
        found
    }

    fn takes(&self) -> Vec<Value> {
        self.supply.iter().map(|piece| json!({"take": {"piece": piece}})).collect()
    }

    /// Everything that a seat can do, but for placing a piece.
    fn options(&self, seat: usize) -> Vec<Value> {
        if self.bidding && self.bids[seat] {
            return vec![json!("withdraw")];
        }
        if self.bidding {
            let sums = (0..=self.cash[seat]).filter(|yen| yen % 100 == 0);
            return sums.map(|yen| json!({"bid": {"yen": yen}})).collect();
        }
        if self.gift == Some(seat) {
            return self.takes();
        }
        if self.acting != Some(seat) {
            return Vec::new();
        }
        let mut found = [self.claims(seat), self.bottles(), self.prices()].concat();
        let stuck = found.is_empty();
        found.extend(self.takes());
        if stuck || self.free_pass {
            found.push(json!("pass"));
        }
        found
    }

    /// What a seat's cards bring.
    fn score(&self, seat: usize) -> u64 {
        let mut sum = 0;
        for ((x, y), _) in self.owners.iter().filter(|(_, owner)| **owner == seat) {
            let highest = |house: &Vec<u64>| house.iter().copied().max().unwrap_or(0);
            let floors: u64 = self.floors[&(*x, *y)].iter().map(highest).sum();
            let touching = self.bottles.iter().filter(|((across, down), _)| {
                (*x..=x + 1).contains(across) && (*y..=y + 1).contains(down)
            });
            sum += touching.map(|(_, colour)| floors * self.coins[colour] * 100).sum::<u64>();
        }
        sum
    }
}

/// Whether some triple of discs with that one among them is in line: gaps of the same kind, three
/// places side by side in a row or three below each other in a column.
fn in_line(discs: &BTreeSet<(Spot, Spot)>, new: (Spot, Spot), lines: Lines) -> bool {
    let upright = |gap: &(Spot, Spot)| gap.0.1 == gap.1.1;
    let step = |from: &(Spot, Spot), to: &(Spot, Spot)| (to.0.0 - from.0.0, to.0.1 - from.0.1);
    let mut lined = false;
    for one in discs {
        for two in discs {
            for three in discs {
                let alike = upright(one) == upright(two) && upright(two) == upright(three);
                let steps = (step(one, two), step(two, three));
                let level = steps == ((1, 0), (1, 0));
                let down = steps == ((0, 1), (0, 1));
                let across = if upright(one) { level } else { down };
                let along = if upright(one) { down } else { level };
                let counts = match lines {
                    Lines::Both => across || along,
                    Lines::Across => across,
                    Lines::Along => along,
                };
                lined |= alike && counts && [one, two, three].contains(&&new);
            }
        }
    }
    lined
}

fn spots(gap: Gap) -> (Spot, Spot) {
    let written = gap.to_string();
    let (one, other) = written.split_once('-').unwrap();
    (spot(one), spot(other))
}

fn offered(state: &Izakaya, seat: Seat) -> Vec<String> {
    let mut offers = Offers::default();
    state.offers(seat, &mut offers);
    let json = |command| serde_json::to_value(command).unwrap();
    sorted(&offers.list.iter().map(json).collect::<Vec<_>>())
}

fn sorted(values: &[Value]) -> Vec<String> {
    let mut all: Vec<String> = values.iter().map(Value::to_string).collect();
    all.sort();
    all
}

/// Plays a random game, and looks at every position on the way.
fn play_out(setup: &Setup, seats: usize, number: u64, mut look: impl FnMut(&Izakaya, &[Event])) {
    let mut chance = Chance::from_number(number);
    let mut state = Izakaya::open(setup, seats, &mut chance).unwrap();
    while let Awaiting::Seats(waiting) = state.awaiting() {
        let seats: Vec<Seat> = waiting.must.iter().collect();
        let seat = *chance.pick(&seats).unwrap();
        let mut command = state.sample(seat, &mut chance).unwrap();
        if let Command::Bid { yen } = &mut command {
            // Small bids make long games, with many discs and full corners.
            *yen = (*yen).min(200);
        }
        if matches!(state.phase, Phase::Acting { .. }) && chance.below(3) == 0 {
            // Neighbouring discs, which chance alone hardly ever puts in line.
            let near = |(gap, _): &(Gap, Address)| {
                let discs = state.players[seat].discs;
                discs.across(*gap) > 1 || discs.along(*gap) > 1
            };
            let claims: Vec<(Gap, Address)> = state.claims(seat).filter(near).collect();
            if let Some((gap, card)) = chance.pick(&claims).copied() {
                command = Command::Claim { gap, card };
            }
        }
        let mut told: Vec<Event> = Vec::new();
        state.play(&Entry::new(seat, state.now, command), &mut chance, &mut told).unwrap();
        look(&state, &told);
    }
}

fn setups() -> Vec<Setup> {
    let plain = Setup::default();
    vec![
        plain,
        Setup { lines: Lines::Across, ties: Ties::Rotate, roppongi: false, ..plain },
        Setup { lines: Lines::Along, passing: Passing::Free, ..plain },
        Setup { caps: false, ..plain },
    ]
}

#[test]
fn scores_offers_and_lines_are_those_of_the_slow_game() {
    let (mut compared, mut lines, mut scored) = (0, 0, 0);
    for seats in 2..=5 {
        for (number, setup) in setups().into_iter().enumerate() {
            play_out(&setup, seats, number as u64, |state, told| {
                let slow = Slow::read(state);
                for seat in Seat::all(seats) {
                    let score = u64::try_from(state.score(seat)).unwrap();
                    assert_eq!(score, slow.score(seat.idx()), "{seat} in {state:?}");
                    scored += u64::from(score > 0);
                    if !slow.placing {
                        assert_eq!(offered(state, seat), sorted(&slow.options(seat.idx())));
                        compared += 1;
                    }
                }
                if let Some(Event::Claimed { seat, gap, .. }) = told.first() {
                    let lined = in_line(&slow.discs[seat.idx()], spots(*gap), setup.lines);
                    let pays = seats >= 4 && !slow.supply.is_empty();
                    let said = told.contains(&Event::Lined { seat: *seat });
                    assert_eq!(said, lined && pays, "{gap} of {seat}");
                    lines += usize::from(said);
                }
            });
        }
    }
    assert!(compared > 1_000 && scored > 1_000, "{compared} offers, {scored} scores");
    assert!(lines >= 3, "only {lines} lines of discs");
}

#[test]
fn lines_are_found_among_any_discs() {
    let mut chance = Chance::from_number(3);
    let mut lined = 0;
    for round in 0..3_000 {
        let gaps: Vec<Gap> = Grid::of(4 + round % 2).gaps().iter().collect();
        let discs: GapSet = (0..12).map(|_| *chance.pick(&gaps).unwrap()).collect();
        let slow: BTreeSet<(Spot, Spot)> = discs.iter().map(spots).collect();
        for gap in discs.iter() {
            for lines in [Lines::Both, Lines::Across, Lines::Along] {
                let wanted = in_line(&slow, spots(gap), lines);
                assert_eq!(is_lined(discs, gap, lines), wanted, "{gap} of {slow:?} by {lines:?}");
                lined += usize::from(wanted);
            }
        }
    }
    assert!(lined > 1_000, "only {lined} lines");
}

/// The paths of that length that begin with bids and end before anything is built.
fn count(state: &Izakaya, depth: u64) -> usize {
    let slow = Slow::read(state);
    let options = Seat::all(slow.seats).map(|seat| (seat, slow.options(seat.idx())));
    if depth == 1 {
        return options.map(|(_, list)| list.len()).sum();
    }
    assert!(slow.bidding, "only bids are followed");
    let mut sum = 0;
    for (seat, list) in options {
        for option in list {
            let mut after = state.clone();
            let entry = Entry::new(seat, 0, serde_json::from_value(option).unwrap());
            after.play(&entry, &mut Chance::from_number(1), &mut Silent).unwrap();
            sum += count(&after, depth - 1);
        }
    }
    sum
}

#[test]
fn walks_are_counted_alike() {
    let text = include_str!("walks.txt");
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let parts: Vec<&str> = line.split("; ").collect();
        let [_, seats, commands, depth, wanted] = parts[..] else { panic!("{line}") };
        let seed = Seed::from_number(0);
        let seats = seats.parse().unwrap();
        let mut chance = Chance::new(&seed, 0);
        let mut state = Izakaya::open(&Setup::default(), seats, &mut chance).unwrap();
        let commands: Vec<Command> = serde_json::from_str(commands).unwrap();
        for command in commands {
            let seat = state.awaiting().seats().iter().next().unwrap();
            let entry = Entry::new(seat, state.now, command);
            state.play(&entry, &mut Chance::from_number(1), &mut Silent).unwrap();
        }
        let counted = count(&state, depth.parse().unwrap());
        assert_eq!(counted.to_string(), wanted, "{line}");
    }
}
