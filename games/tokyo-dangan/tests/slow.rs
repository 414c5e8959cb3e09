//! The game again, played slowly from the rulebook alone: letters on a plain map, roads followed
//! from square to square. It counts the walks of walks.txt, agrees with the rules on what can be
//! done in positions from random games, and plays whole games beside them.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use contract::{Awaiting, Chance, Entry, Game, Offers, Seed, Silent};
use serde_json::Value;
use tokyo_dangan::setup::Map;
use tokyo_dangan::{Command, Setup, TokyoDangan};

type Spot = (usize, usize);

/// Kinds of tiles and one way each can lie, in the order in which a pile is counted.
const KINDS: [(&str, &str); 5] =
    [("straight", "NS"), ("curve", "NE"), ("tee", "NES"), ("cross", "NESW"), ("dead-end", "N")];

/// Everything on and around the table, in plain words.
#[derive(Clone, Debug, PartialEq)]
struct Slow {
    /// `.` open, `C` city, `~` river, `#` closed; rows from the north.
    ground: [[char; 6]; 9],
    /// The sides where the tile on a square is open; nothing where there is none.
    tiles: [[String; 6]; 9],
    pieces: Vec<Spot>,
    wants: Vec<Vec<Spot>>,
    shown: Vec<Vec<Spot>>,
    hands: Vec<Vec<String>>,
    pile: Vec<String>,
    discard: Vec<String>,
    turn: usize,
    taken: usize,
    winner: Option<usize>,
}

fn spot(name: &str) -> Spot {
    let bytes = name.as_bytes();
    (usize::from(bytes[0] - b'a'), usize::from(bytes[1] - b'1'))
}

fn name((x, y): Spot) -> String {
    format!("{}{}", ["a", "b", "c", "d", "e", "f"][x], y + 1)
}

/// The tile after a quarter turn clockwise.
fn quarter(tile: &str) -> String {
    let turned = |side| tile.contains("WNES".chars().nth("NESW".find(side).unwrap()).unwrap());
    "NESW".chars().filter(|side| turned(*side)).collect()
}

/// The tile after one, two and three quarters, each look once.
fn turns(tile: &str) -> Vec<String> {
    let once = quarter(tile);
    let twice = quarter(&once);
    let mut all = vec![quarter(&twice), twice, once];
    all.sort();
    all.dedup();
    all
}

fn kind_of(tile: &str) -> String {
    let looks = |base: &str| base == tile || turns(base).iter().any(|turned| turned == tile);
    KINDS.into_iter().find(|(_, base)| looks(base)).unwrap().0.to_owned()
}

fn spots(list: &Value) -> Vec<Spot> {
    let mut spots: Vec<Spot> =
        list.as_array().unwrap().iter().map(|square| spot(square.as_str().unwrap())).collect();
    spots.sort();
    spots
}

fn stock(counts: &Value) -> Vec<String> {
    let count = |kind: &str| counts[kind].as_u64().unwrap_or(0) as usize;
    KINDS.into_iter().flat_map(|(kind, _)| vec![kind.to_owned(); count(kind)]).collect()
}

/// Sorts tiles as a pile is counted.
fn sorted(mut tiles: Vec<String>) -> Vec<String> {
    tiles.sort_by_key(|tile| KINDS.into_iter().position(|(kind, _)| kind == tile));
    tiles
}

impl Slow {
    /// Reads the position from the state as it is written down.
    fn read(state: &TokyoDangan) -> Slow {
        let json = serde_json::to_value(state).unwrap();
        let mut ground = [[' '; 6]; 9];
        for (cells, row) in ground.iter_mut().zip(json["board"]["rows"].as_array().unwrap()) {
            for (cell, word) in cells.iter_mut().zip(row.as_str().unwrap().split_whitespace()) {
                *cell = match word {
                    "." => '.',
                    "~" => '~',
                    "P" | "S" => '#',
                    _ => 'C',
                };
            }
        }
        let mut tiles: [[String; 6]; 9] = Default::default();
        for laid in json["roads"].as_array().unwrap() {
            let (x, y) = spot(laid["square"].as_str().unwrap());
            tiles[y][x] = laid["tile"].as_str().unwrap().to_owned();
        }
        let people = json["travellers"].as_array().unwrap();
        let shown = |own: &Value| {
            let reached = own["reached"].as_array().unwrap().iter();
            reached.map(|mark| spot(mark["square"].as_str().unwrap())).collect()
        };
        let won = people.iter().position(|own| own["reached"].as_array().unwrap().len() == 5);
        Slow {
            ground,
            tiles,
            pieces: people.iter().map(|own| spot(own["piece"].as_str().unwrap())).collect(),
            wants: people.iter().map(|own| spots(&own["open"])).collect(),
            shown: people.iter().map(shown).collect(),
            hands: people.iter().map(|own| stock(&own["hand"])).collect(),
            pile: stock(&json["pile"]),
            discard: stock(&json["discard"]),
            turn: json["active"].as_u64().unwrap() as usize,
            taken: json["taken"].as_u64().unwrap() as usize,
            winner: won,
        }
    }

    /// Marks everything that can be reached from a stop.
    fn roam(&self, (x, y): Spot, seen: &mut [[bool; 6]; 9]) {
        if seen[y][x] {
            return;
        }
        seen[y][x] = true;
        for (side, back, dx, dy) in
            [('N', 'S', 0, -1), ('E', 'W', 1, 0), ('S', 'N', 0, 1), ('W', 'E', -1, 0)]
        {
            let city = self.ground[y][x] == 'C';
            if !city && !self.tiles[y][x].contains(side) {
                continue;
            }
            let (mut to_x, mut to_y) = (x as i32 + dx, y as i32 + dy);
            let mut wet = false;
            while self.at(to_x, to_y) == '~' {
                (to_x, to_y, wet) = (to_x + dx, to_y + dy, true);
            }
            let (there, to) = (self.at(to_x, to_y), (to_x as usize, to_y as usize));
            let road = there == '.' && self.tiles[to.1][to.0].contains(back);
            let goes = if city { road && !wet } else { road || there == 'C' && !wet };
            if goes {
                self.roam(to, seen);
            }
        }
    }

    fn at(&self, x: i32, y: i32) -> char {
        if (0..6).contains(&x) && (0..9).contains(&y) {
            self.ground[y as usize][x as usize]
        } else {
            ' '
        }
    }

    /// Everything that whose turn it is can do.
    fn legal(&self) -> Vec<Command> {
        let mut found = Vec::new();
        if self.winner.is_some() {
            return found;
        }
        if self.taken > 0 {
            found.push(Command::End);
        }
        let mut seen = [[false; 6]; 9];
        self.roam(self.pieces[self.turn], &mut seen);
        for (x, y) in (0..54).map(|nth| (nth % 6, nth / 6)) {
            let square = name((x, y)).parse().unwrap();
            if seen[y][x] && (x, y) != self.pieces[self.turn] {
                found.push(Command::Move { to: square });
            }
            let tile = &self.tiles[y][x];
            if !tile.is_empty() {
                let rotate =
                    |turned: String| Command::Rotate { square, tile: turned.parse().unwrap() };
                found.extend(turns(tile).into_iter().map(rotate));
                if !self.pieces.contains(&(x, y)) {
                    found.push(Command::Remove { square });
                }
            } else if self.ground[y][x] == '.' {
                let place = |way: String| Command::Place { square, tile: way.parse().unwrap() };
                found.extend(self.ways_to_lay().into_iter().map(place));
            }
        }
        found.sort();
        found
    }

    /// The tiles in hand, as each can lie.
    fn ways_to_lay(&self) -> Vec<String> {
        let held = |kind: &str| self.hands[self.turn].iter().any(|held| held == kind);
        let bases = KINDS.into_iter().filter(|(kind, _)| held(kind)).map(|(_, base)| base);
        let mut ways: Vec<String> =
            bases.flat_map(|base| [turns(base), vec![base.to_owned()]].concat()).collect();
        ways.sort();
        ways.dedup();
        ways
    }

    fn play(&mut self, command: Command, chance: &mut Chance) {
        let me = self.turn;
        match command {
            Command::Move { to } => {
                let to = spot(&to.to_string());
                self.pieces[me] = to;
                if let Some(idx) = self.wants[me].iter().position(|want| *want == to) {
                    self.shown[me].push(self.wants[me].remove(idx));
                }
                if self.wants[me].is_empty() {
                    self.taken += 1;
                    self.winner = Some(me);
                    return;
                }
            }
            Command::Place { square, tile } => {
                let (x, y) = spot(&square.to_string());
                let kind = kind_of(&tile.to_string());
                let idx = self.hands[me].iter().position(|held| *held == kind).unwrap();
                self.hands[me].remove(idx);
                self.tiles[y][x] = tile.to_string();
            }
            Command::Rotate { square, tile } => {
                let (x, y) = spot(&square.to_string());
                self.tiles[y][x] = tile.to_string();
            }
            Command::Remove { square } => {
                let (x, y) = spot(&square.to_string());
                self.discard.push(kind_of(&std::mem::take(&mut self.tiles[y][x])));
                self.discard = sorted(std::mem::take(&mut self.discard));
            }
            Command::End => return self.pass(chance),
        }
        self.taken += 1;
        if self.taken == 3 {
            self.pass(chance);
        }
    }

    /// Draws up to two and gives the turn to the next.
    fn pass(&mut self, chance: &mut Chance) {
        while self.hands[self.turn].len() < 2 {
            if self.pile.is_empty() {
                self.pile = std::mem::take(&mut self.discard);
            }
            if self.pile.is_empty() {
                break;
            }
            let tile = self.pile.remove(chance.idx(self.pile.len()));
            self.hands[self.turn].push(tile);
        }
        let hand = std::mem::take(&mut self.hands[self.turn]);
        self.hands[self.turn] = sorted(hand);
        self.turn = (self.turn + 1) % self.pieces.len();
        self.taken = 0;
    }

    /// Paths of that many commands; entry n draws from stream n of seed 0.
    fn walks(&self, entries: u64, depth: u64) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut count = 0;
        for command in self.legal() {
            let mut after = self.clone();
            after.play(command, &mut Chance::new(&Seed::from_number(0), entries + 1));
            count += after.walks(entries + 1, depth - 1);
        }
        count
    }
}

fn offered(state: &TokyoDangan) -> Vec<Command> {
    let mut offers = Offers::default();
    if let Some(seat) = state.awaiting().seats().sole() {
        state.offers(seat, &mut offers);
    }
    offers.list.sort();
    offers.list
}

/// The same walks by the rules themselves.
fn fast(state: &TokyoDangan, entries: u64, depth: u64) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut count = 0;
    for command in offered(state) {
        let mut after = state.clone();
        let mut chance = Chance::new(&Seed::from_number(0), entries + 1);
        let entry = Entry::new(state.active, 0, command);
        after.play(&entry, &mut chance, &mut Silent).unwrap();
        count += fast(&after, entries + 1, depth - 1);
    }
    count
}

#[test]
fn the_slow_counter_counts_the_walks_file() {
    let lines = include_str!("walks.txt").lines().filter(|line| !line.starts_with('#'));
    let mut wrong = Vec::new();
    for line in lines {
        let parts: Vec<&str> = line.split(';').map(str::trim).collect();
        let commands: Vec<Command> = serde_json::from_str(parts[2]).unwrap();
        let seed = Seed::from_number(0);
        let (setup, seats) = (Setup::default(), parts[1].parse().unwrap());
        let opened = TokyoDangan::open(&setup, seats, &mut Chance::new(&seed, 0)).unwrap();
        let mut slow = Slow::read(&opened);
        for (idx, command) in commands.iter().enumerate() {
            assert!(slow.legal().contains(command), "{line}: {command:?}");
            slow.play(*command, &mut Chance::new(&seed, idx as u64 + 1));
        }
        let count = slow.walks(commands.len() as u64, parts[3].parse().unwrap());
        if count.to_string() != parts[4] {
            wrong.push(format!("'{line}' counts {count}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A random game that mostly builds and moves, so that roads grow long; what it looks like is
/// shown after every command.
fn random_game(number: u64, limit: u64, mut look: impl FnMut(&TokyoDangan, u64, Option<Command>)) {
    let setup = Setup { board: Map::Shipped(number as usize % 2), ..Setup::default() };
    let seed = Seed::from_number(number);
    let mut choice = Chance::new(&seed, u64::MAX);
    let seats = 2 + number as usize % 3;
    let mut state = TokyoDangan::open(&setup, seats, &mut Chance::new(&seed, 0)).unwrap();
    look(&state, 0, None);
    for entries in 1..limit {
        let Awaiting::Seats(_) = state.awaiting() else { break };
        let list = offered(&state);
        let mood = choice.below(4);
        let is = |command: &&Command| match mood {
            0 => matches!(command, Command::Move { .. }),
            1 => matches!(command, Command::Place { .. }),
            _ => true,
        };
        let liked: Vec<Command> = list.iter().filter(is).copied().collect();
        let pool = if liked.is_empty() { &list } else { &liked };
        let command = *choice.pick(pool).unwrap();
        let entry = Entry::new(state.active, 0, command);
        state.play(&entry, &mut Chance::new(&seed, entries), &mut Silent).unwrap();
        look(&state, entries, Some(command));
    }
}

#[test]
fn both_offer_the_same_in_positions_from_random_games() {
    let (mut positions, mut paths) = (0, 0);
    for number in 0..60 {
        random_game(number, 120, |state, entries, _| {
            if entries % 7 != number % 7 {
                return;
            }
            let slow = Slow::read(state);
            assert_eq!(slow.legal(), offered(state), "game {number}, entry {entries}");
            positions += 1;
            if entries % 70 == number % 70 {
                let (mine, theirs) = (slow.walks(entries, 2), fast(state, entries, 2));
                assert_eq!(mine, theirs, "game {number}, entry {entries}");
                paths += mine;
            }
        });
    }
    assert!(positions > 900 && paths > 400_000, "{positions} positions, {paths} paths");
}

#[test]
fn both_play_whole_games_alike() {
    let (mut won, mut steps) = (0, 0);
    for number in 100..130 {
        let seed = Seed::from_number(number);
        let mut slow: Option<Slow> = None;
        random_game(number, 3_000, |state, entries, command| {
            let now = Slow::read(state);
            if let (Some(slow), Some(command)) = (&mut slow, command) {
                slow.play(command, &mut Chance::new(&seed, entries));
                assert_eq!(*slow, now, "game {number}, entry {entries}: {command:?}");
                steps += 1;
                won += u32::from(now.winner.is_some());
            }
            slow = Some(now);
        });
    }
    assert!(won > 20 && steps > 10_000, "{won} games won in {steps} steps");
}
