//! Roads against another way to follow them: square by square on a plain array, breadth first.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::VecDeque;

use contract::Chance;
use tokyo_dangan::board::Board;
use tokyo_dangan::roads::Roads;
use tokyo_dangan::setup::SHIPPED;
use tokyo_dangan::{Square, Tile};

/// A square of the plain map.
#[derive(Clone, Copy, PartialEq)]
enum Cell {
    Bare,
    /// A road that leads out to the north, east, south, west.
    Road([bool; 4]),
    City,
    River,
    Shut,
}

/// Rows from the north, columns from the west.
type Plain = [[Cell; 6]; 9];
type Spot = (usize, usize);

/// One step to the north, east, south or west, if the map goes on.
fn step((x, y): Spot, way: usize) -> Option<Spot> {
    match way {
        0 => Some((x, y.checked_sub(1)?)),
        1 => (x < 5).then_some((x + 1, y)),
        2 => (y < 8).then_some((x, y + 1)),
        _ => Some((x.checked_sub(1)?, y)),
    }
}

/// The stops one can go to without passing another.
fn neighbours(map: &Plain, from: Spot) -> Vec<Spot> {
    let mut found = Vec::new();
    for way in 0..4 {
        let back = (way + 2) % 4;
        let leaves = match map[from.1][from.0] {
            Cell::Road(sides) => sides[way],
            Cell::City => true,
            _ => false,
        };
        let Some(next) = step(from, way).filter(|_| leaves) else { continue };
        let on_road = map[from.1][from.0] != Cell::City;
        match map[next.1][next.0] {
            Cell::Road(sides) if sides[back] => found.push(next),
            Cell::City if on_road => found.push(next),
            Cell::River if on_road => {
                let mut far = Some(next);
                while let Some((x, y)) = far.filter(|(x, y)| map[*y][*x] == Cell::River) {
                    far = step((x, y), way);
                }
                if let Some((x, y)) = far
                    && matches!(map[y][x], Cell::Road(sides) if sides[back])
                {
                    found.push((x, y));
                }
            }
            _ => {}
        }
    }
    found
}

/// How many connections away everything is.
fn distances(map: &Plain, from: Spot) -> [[Option<usize>; 6]; 9] {
    let mut far = [[None; 6]; 9];
    far[from.1][from.0] = Some(0);
    let mut queue = VecDeque::from([from]);
    while let Some(spot) = queue.pop_front() {
        let here = far[spot.1][spot.0].unwrap();
        for (x, y) in neighbours(map, spot) {
            if far[y][x].is_none() {
                far[y][x] = Some(here + 1);
                queue.push_back((x, y));
            }
        }
    }
    far
}

/// A map of words, as board files have them, made by chance: rivers one to three wide from edge
/// to edge or shorter, lengthwise or crosswise, shut ground, and cities that do not touch.
fn random_rows(chance: &mut Chance) -> Vec<Vec<String>> {
    let mut map = vec![vec![".".to_owned(); 6]; 9];
    for _ in 0..=chance.below(2) {
        let (upright, wide) = (chance.below(2) == 0, 1 + chance.idx(3));
        let across = chance.idx(if upright { 6 } else { 9 });
        let along = if upright { 9 } else { 6 };
        let begins = if chance.below(2) == 0 { 0 } else { chance.idx(along) };
        for far in begins..along.min(begins + 2 + chance.idx(9)) {
            for side in across..(across + wide).min(if upright { 6 } else { 9 }) {
                let (x, y) = if upright { (side, far) } else { (far, side) };
                map[y][x] = "~".to_owned();
            }
        }
    }
    for _ in 0..chance.below(8) {
        let word = if chance.below(2) == 0 { "P" } else { "S" };
        map[chance.idx(9)][chance.idx(6)] = word.to_owned();
    }
    let (mut cities, wanted) = (0, 6 + chance.idx(7));
    for _ in 0..200 {
        let (x, y) = (chance.idx(6), chance.idx(9));
        let near = (0..4).filter_map(|way| step((x, y), way));
        let touches = near.into_iter().any(|(x, y)| map[y][x].len() == 3);
        if cities < wanted && !touches && map[y][x] == "." {
            map[y][x] = format!("C{}{}", char::from(b'A' + cities as u8), "X");
            cities += 1;
        }
    }
    map
}

/// A board made by chance, if it is a good one.
fn random_board(chance: &mut Chance) -> Option<Board> {
    let map = random_rows(chance);
    let rows: Vec<String> = map.iter().map(|row| row.join(" ")).collect();
    let keys = map.iter().flatten().filter(|word| word.len() == 3);
    let cities: Vec<_> =
        keys.map(|key| serde_json::json!({ "key": key, "name": key, "local": key })).collect();
    let file = serde_json::json!({
        "name": "Anywhere", "rows": rows, "cities": cities,
        "palace": "P", "river": "R", "sea": "S", "tiles": { "straight": 60 },
    });
    Board::read(&file.to_string()).ok()
}

/// The plain map of a board, read from the words of its file.
fn plain(board: &Board) -> Plain {
    let mut map = [[Cell::Bare; 6]; 9];
    for (cells, row) in map.iter_mut().zip(&board.layout().rows) {
        for (cell, word) in cells.iter_mut().zip(row.split_whitespace()) {
            *cell = match word {
                "." => Cell::Bare,
                "~" => Cell::River,
                "P" | "S" => Cell::Shut,
                _ => Cell::City,
            };
        }
    }
    map
}

/// Lays tiles by chance on both maps; `dense` in ten open squares get one.
fn lay(map: &mut Plain, chance: &mut Chance, dense: u32) -> Roads {
    let mut roads = Roads::default();
    for (y, row) in (0..).zip(map.iter_mut()) {
        for (x, cell) in (0..).zip(row.iter_mut()) {
            if *cell != Cell::Bare || chance.below(10) >= dense {
                continue;
            }
            // Well-connected tiles come more often, so that long ways come about.
            let sides = loop {
                let sides = [0; 4].map(|_| chance.below(3) > 0);
                if sides.contains(&true) {
                    break sides;
                }
            };
            let letters = "NESW".chars().zip(sides).filter(|(_, open)| *open);
            let tile: Tile = letters.map(|(letter, _)| letter).collect::<String>().parse().unwrap();
            roads.lay(Square::at(x, y).unwrap(), tile);
            *cell = Cell::Road(sides);
        }
    }
    roads
}

fn spot(square: Square) -> Spot {
    (usize::from(square.x()), usize::from(square.y()))
}

/// What was met over many boards, to show that they were worth it.
#[derive(Default)]
struct Met {
    boards: usize,
    ways: usize,
    longest: usize,
    crossings: [usize; 2],
    widest: usize,
}

/// Compares what can be reached from two stops, and the ways there.
fn compare(board: &Board, map: &Plain, roads: &Roads, chance: &mut Chance, met: &mut Met) {
    met.boards += 1;
    let stops: Vec<Square> = roads.squares().or(board.towns()).iter().collect();
    for _ in 0..2 {
        let from = *chance.pick(&stops).unwrap();
        let far = distances(map, spot(from));
        let reach = roads.reach(board, from);
        for square in Square::all() {
            let (x, y) = spot(square);
            assert_eq!(reach.contains(square), far[y][x].is_some(), "{from} {square} {roads:?}");
        }
        for &to in &stops {
            let (x, y) = spot(to);
            let path = roads.path(board, from, to);
            match far[y][x] {
                Some(steps) => follow(map, &path, (from, to), steps, met),
                None => assert!(path.is_empty(), "{from} {to} {path:?}"),
            }
        }
    }
}

/// Goes along a path, which has to be a shortest one.
fn follow(map: &Plain, path: &[Square], ends: (Square, Square), steps: usize, met: &mut Met) {
    assert_eq!(path.len(), steps + 1, "{ends:?} {path:?}");
    assert_eq!((path.first(), path.last()), (Some(&ends.0), Some(&ends.1)));
    for pair in path.windows(2) {
        let (one, other) = (spot(pair[0]), spot(pair[1]));
        assert!(neighbours(map, one).contains(&other), "{path:?}");
        let (dx, dy) = (one.0.abs_diff(other.0), one.1.abs_diff(other.1));
        met.crossings[0] += usize::from(dx > 1);
        met.crossings[1] += usize::from(dy > 1);
        met.widest = met.widest.max(dx.max(dy).saturating_sub(1));
    }
    met.ways += usize::from(steps > 0);
    met.longest = met.longest.max(steps);
}

#[test]
fn roads_agree_with_a_search_on_the_shipped_boards() {
    let mut chance = Chance::from_number(1);
    let mut met = Met::default();
    for (_, file) in SHIPPED {
        let board = Board::read(file).unwrap();
        for number in 0..5_000 {
            let mut map = plain(&board);
            let roads = lay(&mut map, &mut chance, number % 11);
            compare(&board, &map, &roads, &mut chance, &mut met);
        }
    }
    assert_eq!(met.boards, 10_000);
    assert!(met.ways > 50_000 && met.longest > 15, "{} {}", met.ways, met.longest);
    assert!(met.crossings[0] > 100 && met.crossings[1] > 100, "{:?}", met.crossings);
}

#[test]
fn roads_agree_with_a_search_on_random_boards() {
    let mut chance = Chance::from_number(2);
    let (mut met, mut made, mut tried) = (Met::default(), 0, 0);
    while made < 5_000 {
        tried += 1;
        assert!(tried < 100_000, "hardly any of the random boards is good");
        let Some(board) = random_board(&mut chance) else { continue };
        made += 1;
        for dense in [5, 8, 9, 10] {
            let mut map = plain(&board);
            let roads = lay(&mut map, &mut chance, dense);
            compare(&board, &map, &roads, &mut chance, &mut met);
        }
    }
    assert_eq!(met.boards, 20_000);
    assert!(met.crossings[0] > 1_000 && met.crossings[1] > 1_000, "{:?}", met.crossings);
    assert!(met.widest >= 4, "rivers up to {} wide were crossed", met.widest);
    println!("{tried} tried, {} ways, longest {}", met.ways, met.longest);
}
