//! Rows of games to learn from: the same on any number of threads, in pieces or at once.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "../../conformance/tests/lanterns/mod.rs"]
mod lanterns;

use std::collections::BTreeMap;
use std::ops::Range;

use arena::selfplay::{LessonError, Lessons, header};
use contract::{About, Seed};
use lanterns::{Lanterns, Wrong};

type Toy = Lanterns<0>;

fn lessons(games: Range<u64>) -> Lessons<'static, <Toy as contract::Game>::Setup> {
    let (setup, seed) = (Toy::setup_for_bots(), Seed::from_number(3));
    Lessons { setup, seats: 2..5, games, seed, net: None }
}

fn rows(games: Range<u64>, threads: usize) -> Vec<u8> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
    pool.install(|| lessons(games).rows::<Toy>()).unwrap()
}

/// A row without its numbers: game, position, share, seat and seats.
type Head = (u32, u16, u16, u8, u8);

/// Takes rows apart, as docs/training.md describes them.
fn heads(mut rows: &[u8]) -> Vec<Head> {
    let mut heads = Vec::new();
    while let [a, b, c, d, rest @ ..] = rows {
        let short = |at: usize| u16::from_le_bytes([rest[at], rest[at + 1]]);
        let game = u32::from_le_bytes([*a, *b, *c, *d]);
        let (position, share, count) = (short(0), short(2), usize::from(short(4)));
        heads.push((game, position, share, rest[6], rest[7]));
        let numbers = rest[8..8 + 4 * count].chunks_exact(4);
        let places: Vec<u16> = numbers.map(|pair| u16::from_le_bytes([pair[0], pair[1]])).collect();
        assert!(places.is_sorted() && places.iter().all(|place| *place < 25), "{places:?}");
        rows = &rest[8 + 4 * count..];
    }
    assert!(rows.is_empty());
    heads
}

#[test]
fn threads_and_pieces_change_nothing() {
    let all = rows(0..40, 1);
    assert_eq!(all, rows(0..40, 3));
    assert_eq!(all, [rows(0..7, 2), rows(7..40, 1)].concat());
}

#[test]
fn every_position_has_a_row_for_each_seat_and_one_win_in_all() {
    let heads = heads(&rows(0..40, 2));
    let mut positions: BTreeMap<(u32, u16), Vec<Head>> = BTreeMap::new();
    for head in heads {
        positions.entry((head.0, head.1)).or_default().push(head);
    }
    for rows in positions.values() {
        let [(game, _, _, _, seats), ..] = rows[..] else { panic!("no rows") };
        let usual = if game % 2 == 0 { 2 } else { 3 + (game / 2 % 2) as u8 };
        assert_eq!((rows.len(), seats), (usize::from(usual), usual));
        assert_eq!(rows.iter().map(|row| u32::from(row.2)).sum::<u32>(), 840);
    }
    let games = positions.keys().map(|(game, _)| *game).max();
    assert!(games == Some(39) && positions.len() > 80, "{} positions", positions.len());
}

#[test]
fn what_cannot_be_learnt_is_refused() {
    type Unsaid = Lanterns<{ Wrong::UnsaidEncoding as u8 }>;
    let refused = lessons(0..1).rows::<Unsaid>();
    assert!(matches!(refused, Err(LessonError::NotTrained("Lanterns"))));
    let refused = Lessons { net: Some(&[1, 2]), ..lessons(0..1) }.rows::<Toy>();
    assert!(matches!(refused, Err(LessonError::Net(_))));
}

#[test]
fn the_head_names_game_rules_and_encoding() {
    let layout = Toy::ENCODER.unwrap().layout;
    let head = header("lanterns", 1, &layout);
    let begin =
        b"tokyorow\x08lanterns\x01\0\0\0\x01\0\0\0\x01\0\0\0\x05\0\0\0\x04hand\x0c\0\0\0\x01\0";
    assert!(head.starts_with(begin), "{head:?}");
}
