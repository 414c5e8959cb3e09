//! The printed board: what each square is, where the cities lie, how the river can be crossed.
//!
//! A board is a file (`boards/*.json`), read into a [`Layout`] and then checked, once, into a
//! [`Board`] that the rules can rely on.

use contract::Malformed;
use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::joining::can_join_two;
use crate::roads::Roads;
use crate::square::{HEIGHT, Square, SquareSet, WIDTH, Way};
use crate::stock::Stock;
use crate::tile::Kind;

/// A board as it stands in its file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Layout {
    pub name: String,
    /// Nine rows from the north, six words each: a city's key, `.` open, `~` river, `P` palace,
    /// `S` sea.
    pub rows: Vec<String>,
    pub cities: Vec<CityName>,
    /// What the closed ground is called.
    pub palace: String,
    /// What the river is called.
    pub river: String,
    /// What the sea is called.
    pub sea: String,
    /// The tiles that come with it.
    pub tiles: Stock,
}

/// How a city is called.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CityName {
    /// Its key on the map: three capital letters.
    pub key: String,
    /// Its name in Latin letters.
    pub name: String,
    /// Its name as the people there write it.
    pub local: String,
}

/// What a square is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ground {
    /// Tiles may lie here.
    Open,
    City,
    /// The river, which roads cross and nobody stops on.
    River,
    /// The palace, or whatever else is closed.
    Palace,
    Sea,
}

/// A city on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct City {
    /// Where it lies.
    pub square: Square,
    /// How it is called.
    pub name: CityName,
}

/// Banks that face each other over the same number of river squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ford {
    /// East or south: the way from each of `banks` over the river.
    pub way: Way,
    /// Steps from bank to bank, at least two.
    pub steps: u8,
    /// The western or northern banks.
    pub banks: SquareSet,
}

/// Most fords of different width and direction on one board: the river between two banks is one
/// to four squares wide going east, one to seven going south.
pub const FORDS: usize = (WIDTH - 2 + HEIGHT - 2) as usize;
/// Fewest and most cities: everybody needs a start and five destinations.
const CITIES: std::ops::RangeInclusive<usize> = 6..=16;
/// Fewest and most tiles. Fewer could leave a player without anything to do.
const TILES: std::ops::RangeInclusive<u32> = 24..=200;
/// Longest name.
const NAME: usize = 40;

/// A checked board with what the rules look up in it. Cheap to copy: copies share one board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(try_from = "Layout", into = "Layout")]
pub struct Board(#[cfg_attr(feature = "types", ts(as = "Layout"))] Arc<Plan>);

#[derive(Debug, PartialEq, Eq)]
struct Plan {
    layout: Layout,
    open: SquareSet,
    towns: SquareSet,
    river: SquareSet,
    sea: SquareSet,
    cities: Vec<City>,
    fords: ArrayVec<Ford, FORDS>,
}

impl Board {
    /// Reads a board file.
    ///
    /// # Errors
    /// One sentence that says what is wrong with it.
    pub fn read(json: &str) -> Result<Board, Malformed> {
        let layout: Layout = serde_json::from_str(json).map_err(|error| error.to_string())?;
        Board::try_from(layout)
    }

    /// The squares where tiles may lie.
    pub fn open(&self) -> SquareSet {
        self.0.open
    }

    /// The squares with cities.
    pub fn towns(&self) -> SquareSet {
        self.0.towns
    }

    /// The cities, row by row.
    pub fn cities(&self) -> &[City] {
        &self.0.cities
    }

    pub fn city(&self, square: Square) -> Option<&City> {
        self.0.cities.iter().find(|city| city.square == square)
    }

    /// The city's name in Latin letters, or the square's own.
    pub fn place(&self, square: Square) -> String {
        match self.city(square) {
            Some(city) => city.name.name.clone(),
            None => square.to_string(),
        }
    }

    pub fn ground(&self, square: Square) -> Ground {
        let plan = &*self.0;
        if plan.open.contains(square) {
            Ground::Open
        } else if plan.towns.contains(square) {
            Ground::City
        } else if plan.river.contains(square) {
            Ground::River
        } else if plan.sea.contains(square) {
            Ground::Sea
        } else {
            Ground::Palace
        }
    }

    /// Where the river can be crossed.
    pub fn fords(&self) -> &[Ford] {
        &self.0.fords
    }

    /// The tiles that come with the board.
    pub fn tiles(&self) -> Stock {
        self.0.layout.tiles
    }

    /// The board as its file says it.
    pub fn layout(&self) -> &Layout {
        &self.0.layout
    }
}

impl From<Board> for Layout {
    fn from(board: Board) -> Layout {
        board.0.layout.clone()
    }
}

impl TryFrom<Layout> for Board {
    type Error = Malformed;

    fn try_from(layout: Layout) -> Result<Board, Malformed> {
        check_words(&layout)?;
        let [mut open, mut towns, mut river, mut sea] = [SquareSet::EMPTY; 4];
        let mut cities: Vec<City> = Vec::new();
        for (square, word) in words(&layout)? {
            match word {
                "." => open.insert(square),
                "~" => river.insert(square),
                "S" => sea.insert(square),
                "P" => {}
                key => {
                    let name = layout.cities.iter().find(|city| city.key == key);
                    let name = name.ok_or_else(|| unknown_word(square, key))?;
                    towns.insert(square);
                    cities.push(City { square, name: name.clone() });
                }
            }
        }
        check_cities(&layout, &cities, towns)?;
        if open.is_empty() {
            return Err("no square is open: write '.' where tiles may lie".into());
        }
        let fords = fords(open, river);
        let board = Board(Arc::new(Plan { layout, open, towns, river, sea, cities, fords }));
        check_joined(&board)?;
        if !can_join_two(&board) {
            return Err(
                "with these tiles no two cities can ever be joined: add straights, curves, \
                        T-junctions or crossroads"
                    .to_owned()
                    .into(),
            );
        }
        Ok(board)
    }
}

/// The words of the map with their squares.
fn words(layout: &Layout) -> Result<Vec<(Square, &str)>, Malformed> {
    if layout.rows.len() != usize::from(HEIGHT) {
        return Err(format!("a board has {HEIGHT} rows, not {}", layout.rows.len()).into());
    }
    let mut all = Vec::new();
    for (y, row) in (0..HEIGHT).zip(&layout.rows) {
        let words: Vec<&str> = row.split_whitespace().collect();
        if words.len() != usize::from(WIDTH) {
            let (line, count) = (y + 1, words.len());
            return Err(
                format!("row {line} has {count} words where {WIDTH} are needed: '{row}'").into()
            );
        }
        let squares = (0..WIDTH).filter_map(|x| Square::at(x, y));
        all.extend(squares.zip(words));
    }
    Ok(all)
}

fn unknown_word(square: Square, word: &str) -> String {
    format!(
        "'{word}' on {square} means nothing: write the key of a listed city, '.' for open ground, \
         '~' river, 'P' palace or 'S' sea"
    )
}

/// Names, keys and tile counts, whatever the map looks like.
fn check_words(layout: &Layout) -> Result<(), Malformed> {
    let names = [&layout.name, &layout.palace, &layout.river, &layout.sea];
    let of_cities = layout.cities.iter().flat_map(|city| [&city.name, &city.local]);
    for name in names.into_iter().chain(of_cities) {
        let count = name.chars().count();
        if !(1..=NAME).contains(&count) || name.chars().any(char::is_control) {
            return Err(format!("'{name}' is no name: give 1 to {NAME} plain characters").into());
        }
    }
    for city in &layout.cities {
        if city.key.len() != 3 || !city.key.bytes().all(|letter| letter.is_ascii_uppercase()) {
            return Err(format!("'{}' is no key: give three capital letters", city.key).into());
        }
        if layout.cities.iter().filter(|other| other.key == city.key).count() > 1 {
            return Err(format!("two cities have the key '{}'", city.key).into());
        }
        if layout.cities.iter().filter(|other| other.name == city.name).count() > 1 {
            return Err(
                format!("two cities are called '{}': give each its own name", city.name).into()
            );
        }
    }
    let tiles = layout.tiles.total();
    if !TILES.contains(&tiles) {
        let (least, most) = (TILES.start(), TILES.end());
        return Err(format!("a board comes with {least} to {most} tiles, not {tiles}").into());
    }
    Ok(())
}

/// Each city once on the map, enough of them, and none next to another: roads lie between cities.
fn check_cities(layout: &Layout, cities: &[City], towns: SquareSet) -> Result<(), Malformed> {
    for name in &layout.cities {
        match cities.iter().filter(|city| city.name.key == name.key).count() {
            1 => {}
            0 => return Err(format!("{} ('{}') is not on the map", name.name, name.key).into()),
            _ => return Err(format!("{} ('{}') is on the map twice", name.name, name.key).into()),
        }
    }
    if !CITIES.contains(&cities.len()) {
        let (least, most) = (CITIES.start(), CITIES.end());
        return Err(format!("a board has {least} to {most} cities, not {}", cities.len()).into());
    }
    for city in cities {
        let mut next = [Way::East, Way::South].into_iter().filter_map(|way| city.square.step(way));
        if let Some(other) = next.find(|square| towns.contains(*square)) {
            let square = city.square;
            return Err(
                format!("the cities on {square} and {other} touch: put ground between").into()
            );
        }
    }
    Ok(())
}

/// Roads can join all cities: otherwise somebody might never reach a destination.
fn check_joined(board: &Board) -> Result<(), Malformed> {
    let mut roads = Roads::default();
    for &crossroads in Kind::Cross.lies() {
        board.open().iter().for_each(|square| roads.lay(square, crossroads));
    }
    let Some(first) = board.cities().first() else { return Ok(()) };
    let joined = roads.reach(board, first.square);
    match board.cities().iter().find(|city| !joined.contains(city.square)) {
        Some(City { name, .. }) => Err(format!(
            "no road can ever lead from {} to {}: put open ground or river between",
            first.name.name, name.name
        )
        .into()),
        None => Ok(()),
    }
}

/// Finds the banks that face each other over straight runs of river.
fn fords(open: SquareSet, river: SquareSet) -> ArrayVec<Ford, FORDS> {
    let mut fords: ArrayVec<Ford, FORDS> = ArrayVec::new();
    for bank in open.iter() {
        for way in [Way::East, Way::South] {
            let Some(steps) = crossing(bank, way, open, river) else { continue };
            match fords.iter_mut().find(|ford| ford.way == way && ford.steps == steps) {
                Some(ford) => ford.banks.insert(bank),
                None => fords.push(Ford { way, steps, banks: SquareSet::only(bank) }),
            }
        }
    }
    fords
}

/// Steps from an open bank over river squares to the open bank opposite, if there is one.
fn crossing(bank: Square, way: Way, open: SquareSet, river: SquareSet) -> Option<u8> {
    let mut square = bank.step(way)?;
    let mut steps = 1;
    while river.contains(square) {
        square = square.step(way)?;
        steps += 1;
    }
    (steps > 1 && open.contains(square)).then_some(steps)
}
