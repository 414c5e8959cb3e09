//! Everything is in the pictures, in the right order, and nothing breaks on odd views.

use crate::geometry::{Level, crossing};
use contract::{Chance, Draw, Entry, Game, Offers, Seat, Silent, Viewer};
use pens::Silence;

use super::camera::Angle;
use super::order::ordered;
use super::solid::{Form, Solid, solids};
use super::{HEIGHT, WIDTH};
use crate::command::{Build, Command, Goal};
use crate::pieces::Piece;
use crate::setup::Setup;
use crate::truth::TokyoHighway;

/// A match after that many commands of players who cross whatever they can and build no exits.
fn played(seats: usize, seed: u64, steps: usize) -> TokyoHighway {
    let mut chance = Chance::from_number(seed);
    let mut state = TokyoHighway::open(&Setup::default(), seats, &mut chance).unwrap();
    for _ in 0..steps {
        let Some(seat) = state.awaiting().seats().iter().next() else { break };
        let mut offers = Offers::default();
        state.offers(seat, &mut offers);
        let worth = |command: &Command| match command {
            Command::Build(Build { to: Goal::Exit { .. }, .. }) => 0,
            Command::Build(build) => 1 + build.cars.len(),
            _ => 1,
        };
        let best = offers.list.iter().map(worth).max().unwrap();
        let list: Vec<&Command> =
            offers.list.iter().filter(|command| worth(command) == best).collect();
        let command = (*chance.pick(&list).unwrap()).clone();
        state.play(&Entry::new(seat, state.now(), command), &mut chance, &mut Silent).unwrap();
    }
    state
}

fn tables() -> impl Iterator<Item = TokyoHighway> {
    let plans = [(2, 1, 0), (2, 1, 30), (3, 2, 2), (3, 2, 22), (4, 3, 33), (4, 5, 24)];
    plans.into_iter().map(|(seats, seed, steps)| played(seats, seed, steps))
}

fn count(text: &str, part: &str) -> usize {
    text.matches(part).count()
}

#[test]
fn every_piece_is_in_both_pictures() {
    for state in tables() {
        let body = TokyoHighway::draw(&state.view(Viewer::Public), &Silence).body;
        let (slant, plan) = body.split_once("th-p-frame").unwrap();
        for picture in [slant, plan] {
            for (kind, pieces) in [
                ("column", state.columns.len()),
                ("car", state.cars.len()),
                ("building", state.buildings.len()),
            ] {
                for idx in 0..pieces {
                    assert_eq!(count(picture, &format!("data-piece=\"{kind}-{idx}\"")), 1);
                }
            }
            for idx in 0..state.roads.len() {
                assert!(picture.contains(&format!("data-piece=\"road-{idx}\"")), "road {idx}");
            }
        }
        for idx in 0..state.roads.len() {
            assert_eq!(count(plan, &format!("data-label=\"road-{idx}\"")), 1);
        }
        for idx in 0..state.columns.len() {
            assert_eq!(count(plan, &format!("data-label=\"column-{idx}\"")), 1);
        }
    }
}

/// Cut or whole, the parts of a road make up the road, each once.
#[test]
fn no_road_is_painted_twice_or_in_part() {
    let mut cuts = 0;
    for state in tables() {
        for angle in [Angle::PLAN, Angle::SLANT] {
            let parts = ordered(solids(&state), &angle);
            for idx in 0..state.roads.len() {
                let mut spans: Vec<(f64, f64)> = Vec::new();
                for part in parts.iter().filter(|part| part.piece == Piece::Road(idx as u8)) {
                    if let Form::Road { from, to, .. } = part.form {
                        spans.push((from, to));
                    }
                }
                spans.sort_by(|a, b| a.0.total_cmp(&b.0));
                let length = state.solids().decks[idx].strip().length;
                assert_eq!(spans.first().map(|span| span.0), Some(0.0));
                assert_eq!(spans.last().map(|span| span.1), Some(length));
                assert!(spans.windows(2).all(|pair| pair[0].1 == pair[1].0), "{spans:?}");
                cuts += spans.len() - 1;
            }
        }
    }
    assert!(cuts > 0, "some roads hide each other in rings: choose other seeds");
}

/// Whatever hides something of another piece is painted after it, seen from the side and from
/// above; in particular the higher of two roads where they cross.
#[test]
fn what_is_nearer_is_painted_later() {
    let mut crossings = 0;
    for state in tables() {
        for angle in [Angle::PLAN, Angle::SLANT] {
            let parts = ordered(solids(&state), &angle);
            let outlines: Vec<_> = parts.iter().map(|part| part.outline(&angle)).collect();
            for (idx, later) in parts.iter().enumerate() {
                for (before, earlier) in parts.iter().enumerate().take(idx) {
                    if super::solid::lap(&outlines[idx], &outlines[before]) {
                        assert_ne!(earlier.hides(later, &angle), Some(true));
                        crossings += usize::from(crosses_over(&state, later, earlier));
                        assert!(!crosses_over(&state, earlier, later));
                    }
                }
            }
        }
    }
    assert!(crossings > 40, "{crossings}");
}

/// Whether the road of one part crosses over the road of another, right where the parts lap.
fn crosses_over(state: &TokyoHighway, one: &Solid, other: &Solid) -> bool {
    let (Piece::Road(one_idx), Piece::Road(other_idx)) = (one.piece, other.piece) else {
        return false;
    };
    let decks = &state.solids().decks;
    let plans = [one, other].map(|part| part.outline(&Angle::PLAN));
    one_idx != other_idx
        && super::solid::lap(&plans[0], &plans[1])
        && crossing(&decks[usize::from(one_idx)], &decks[usize::from(other_idx)])
            == Some(Level::Over)
}

#[test]
fn the_sketch_fits_a_terminal_and_shows_every_column() {
    for state in tables() {
        for viewer in Viewer::all(state.count()) {
            let sketch = TokyoHighway::sketch(&state.view(viewer), &Silence).plain();
            assert!(sketch.lines().count() <= 18, "{sketch}");
            assert!(sketch.lines().all(|line| pens::columns::columns(line) <= 80), "{sketch}");
        }
    }
    let state = played(2, 1, 8);
    let sketch = TokyoHighway::sketch(&state.view(Viewer::Seat(Seat(0))), &Silence).plain();
    let map: String = sketch.lines().skip(1).flat_map(|line| line.chars().take(47)).collect();
    let rings = map.chars().filter(|letter| "①②③④⑤⑥⑦❷❸❹❺❻❼".contains(*letter));
    assert_eq!(rings.count(), state.columns.len());
    for (number, base) in state.open_bases(Seat(0)) {
        assert!(map.contains(&format!("#{number}")), "{sketch}");
        assert!(sketch.contains(&format!("({},{})", base.at.x / 100, base.at.y / 100)));
    }
}

/// Texts stay inside of the picture.
#[test]
fn no_text_runs_out_of_the_picture() {
    for state in tables() {
        let body = TokyoHighway::draw(&state.view(Viewer::Seat(Seat(1))), &Silence).body;
        for element in body.split("<text x=\"").skip(1) {
            let number = |name: &str| -> f64 {
                element.split(name).nth(1).unwrap().split('"').next().unwrap().parse().unwrap()
            };
            let x: f64 = element.split('"').next().unwrap().parse().unwrap();
            let text = element.split('>').nth(1).unwrap().split('<').next().unwrap();
            let kind = super::pen::Type {
                size: number("font-size=\""),
                bold: element.contains("bold"),
                anchor: "start",
            };
            let width = super::pen::room(kind, text);
            let left = if element.contains("\"middle\"") { x - width * 0.5 } else { x };
            assert!(left >= 0.0 && left + width <= WIDTH, "{text}");
            assert!(number("y=\"") < HEIGHT, "{text}");
        }
    }
}

/// Numbers out of range and broken references leave something out, and nothing else.
#[test]
fn odd_views_are_drawn_as_well_as_they_can() {
    let state = played(3, 2, 22);
    let size = TokyoHighway::draw(&state.view(Viewer::Public), &Silence).body.len();
    for twist in 0..9 {
        let mut view = state.view(Viewer::Seat(Seat(7)));
        let truth = &mut view.truth;
        match twist {
            0 => truth.columns.iter_mut().for_each(|column| column.height = 255),
            1 => truth.columns.iter_mut().for_each(|column| column.at.x = i32::MIN),
            2 => truth.columns.clear(),
            3 => truth.roads.iter_mut().for_each(|road| road.base = 200),
            4 => truth.cars.iter_mut().for_each(|car| car.spot.along = i32::MAX),
            5 => truth.cars.iter_mut().for_each(|car| car.road = 255),
            6 => truth.buildings.iter_mut().for_each(|building| building.owner = Seat(200)),
            7 => {
                truth.columns.iter_mut().for_each(|column| column.owner = Seat(255));
                truth.roads.clear();
            }
            _ => {
                // The same table many times over.
                let (columns, roads) = (truth.columns.clone(), truth.roads.clone());
                for _ in 0..40 {
                    truth.columns.extend(columns.clone());
                    truth.roads.extend(roads.clone());
                }
                truth.builders = contract::BySeat::from_fn(0, |_| Default::default());
            }
        }
        let body = TokyoHighway::draw(&view, &Silence).body;
        assert!(body.len() < 40 * size && !body.contains("NaN"), "twist {twist}: {}", body.len());
        let sketch = TokyoHighway::sketch(&view, &Silence).plain();
        assert!(sketch.lines().all(|line| pens::columns::columns(line) <= 80), "{sketch}");
    }
}
