//! Data of cards with one thing wrong, and what is said about it.

#![allow(clippy::unwrap_used)]

use building::Deck;
use building::deck::DATA;
use serde_json::{Value, json};

/// What is said about the file of Shinjuku after an edit; nothing if it is as good as before.
fn told(edit: impl FnOnce(&mut Value)) -> String {
    let mut file: Value = serde_json::from_str(DATA[0]).unwrap();
    edit(&mut file);
    let text = file.to_string();
    let mut texts = DATA;
    texts[0] = &text;
    Deck::load(&texts).err().map(|why| why.to_string()).unwrap_or_default()
}

/// The border of the first card's blue side.
fn border(file: &mut Value) -> &mut Value {
    &mut file["cards"][0]["blue"]["borders"][0]
}

/// What is said about that border with another outline, in hundredths of a millimetre.
fn outlined(corners: &[(i32, i32)]) -> String {
    let um = corners.iter().map(|(x, y)| json!([x * 10, y * 10])).collect::<Value>();
    told(|file| border(file)["outline"] = um)
}

#[test]
fn a_district_has_four_cards() {
    let said = told(|file| drop(file["cards"].as_array_mut().unwrap().pop()));
    assert_eq!(said, "shinjuku: a district has 4 cards, not 3");
}

#[test]
fn a_border_has_four_to_twelve_corners() {
    assert_eq!(outlined(&[(500, 500), (4_500, 500), (4_500, 4_500), (500, 4_500)]), "");
    let three = outlined(&[(500, 500), (4_500, 500), (500, 4_500)]);
    assert_eq!(three, "shinjuku, card 1: blue: border 1: it has 3 corners");
    let mut stairs = vec![(500, 500), (6_000, 500)];
    for step in 0..5 {
        stairs.extend([(6_000 - step * 1_000, 1_000 + step * 1_000); 2]);
    }
    for step in 0..5 {
        stairs[3 + 2 * step].0 -= 1_000;
    }
    stairs[11].0 = 500;
    assert_eq!(stairs.len(), 12);
    assert_eq!(outlined(&stairs), "");
    stairs[11].0 = 1_500;
    stairs.push((500, 4_000));
    assert!(outlined(&stairs).ends_with("border 1: it has 13 corners"));
}

#[test]
fn no_side_of_a_border_is_shorter_than_four_millimetres() {
    let slab = |high: i32| outlined(&[(500, 500), (4_500, 500), (4_500, high), (500, high)]);
    assert_eq!(slab(900), "");
    assert!(slab(899).ends_with("border 1: a side is shorter than 4000 micrometres"));
}

#[test]
fn a_border_has_three_solutions_or_more_without_a_piece_in_two() {
    let keep = |count: usize| {
        told(|file| border(file)["solutions"].as_array_mut().unwrap().truncate(count))
    };
    assert_eq!(keep(3), "");
    assert!(keep(2).ends_with("border 1: it has 2 solutions"));
    let twice = told(|file| {
        let solutions = &mut border(file)["solutions"];
        solutions[1] = solutions[0].clone();
    });
    assert!(twice.contains("border 1: solution 2 uses piece ") && twice.ends_with(" again"));
}

#[test]
fn a_solution_has_the_floors_and_pieces_that_are_required() {
    let said = told(|file| {
        let floors = &mut border(file)["solutions"][2]["floors"];
        floors[0].as_array_mut().unwrap().pop();
    });
    assert!(said.ends_with("border 1: solution 3 has floors and pieces (1, 1)"), "{said}");
}

#[test]
fn a_pose_is_turned_over_or_not_and_near_the_card() {
    let spoilt = |column: usize, value: i32| {
        told(|file| border(file)["solutions"][0]["floors"][0][0][column] = json!(value))
    };
    assert_eq!(spoilt(1, 1), "", "solutions are not judged here");
    assert!(spoilt(1, 2).starts_with("shinjuku: no pose of piece "));
    assert!(spoilt(3, 200_001).contains("is at 200001, "));
}

#[test]
fn two_borders_keep_their_distance() {
    let beside = |gap: i32| {
        let strip = |low: i32, high: i32| {
            json!([[5_000, low], [65_000, low], [65_000, high], [5_000, high]])
        };
        told(|file| {
            let borders = &mut file["cards"][1]["white"]["borders"];
            borders[0]["outline"] = strip(5_000, 31_000);
            borders[1]["outline"] = strip(31_000 + gap, 60_000);
        })
    };
    assert_eq!(beside(501), "");
    let said = beside(500);
    assert_eq!(said, "shinjuku, card 2: white: its borders are too near to each other");
}
