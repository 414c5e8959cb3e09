//! How long judging, verifying, listing, snapping and solving take.
//!
//! `cargo bench -p building`

use std::sync::Arc;

use building::{
    Building, CardId, PieceId, Plot, Point, Pose, Side, Standing, candidates, deck, snap, solve,
    verify,
};
use contract::Chance;
use divan::Bencher;
use divan::counter::ItemsCount;

fn main() {
    divan::main();
}

fn white(number: u8) -> Option<Arc<Plot>> {
    let card = CardId::new(number)?;
    deck().plot(card, Side::White).cloned()
}

/// The first solution of a card's white side.
fn solution(number: u8) -> Vec<Standing> {
    let site = CardId::new(number).and_then(|card| deck().site(card, Side::White));
    site.map(|site| site.borders[0].solutions[0].standing()).unwrap_or_default()
}

/// White sites with all but the last piece of a solution, and poses near their pieces.
fn scenes() -> Vec<(Building, Vec<Pose>)> {
    let mut chance = Chance::from_number(1);
    let mut scenes = Vec::new();
    for number in 0..36 {
        let Some(plot) = white(number) else { continue };
        let mut standing = solution(number);
        standing.pop();
        let Ok(building) = Building::new(plot).rebuild(&standing) else { continue };
        let mut poses = Vec::new();
        while poses.len() < 64 {
            let Some(near) = chance.pick(&standing).copied() else { break };
            let Some(piece) = PieceId::new(chance.below(68) as u8) else { break };
            let mut jitter = || chance.below(8_001) as i32 - 4_000;
            let at = near.pose.at() + Point::new(jitter(), jitter());
            poses.extend(Pose::new(piece, false, near.pose.rotation(), at));
        }
        scenes.push((building, poses));
    }
    scenes
}

#[divan::bench]
fn judge_one_placement(bencher: Bencher) {
    let scenes = scenes();
    let n: usize = scenes.iter().map(|(_, poses)| poses.len()).sum();
    bencher.counter(ItemsCount::new(n)).bench(|| {
        let judged = scenes.iter().flat_map(|(building, poses)| {
            poses.iter().map(move |pose| building.judge(*pose).is_ok())
        });
        judged.filter(|legal| *legal).count()
    });
}

/// The last pieces of solutions: every test has to be passed.
#[divan::bench]
fn judge_a_legal_placement(bencher: Bencher) {
    let scenes: Vec<(Building, Pose)> = scenes()
        .into_iter()
        .zip(0..36)
        .filter_map(|((building, _), number)| Some((building, solution(number).last()?.pose)))
        .collect();
    bencher
        .counter(ItemsCount::new(scenes.len()))
        .bench(|| scenes.iter().filter(|(building, pose)| building.judge(*pose).is_ok()).count());
}

#[divan::bench]
fn verify_a_finished_building(bencher: Bencher) {
    let finished: Vec<(Arc<Plot>, Vec<Standing>)> =
        (0..36).filter_map(|number| Some((white(number)?, solution(number)))).collect();
    bencher.counter(ItemsCount::new(finished.len())).bench(|| {
        finished.iter().filter(|(plot, standing)| verify(plot, None, standing).is_ok()).count()
    });
}

#[divan::bench]
fn place_and_take_back(bencher: Bencher) {
    let mut scenes: Vec<(Building, Pose)> = scenes()
        .into_iter()
        .zip(0..36)
        .filter_map(|((building, _), number)| Some((building, solution(number).last()?.pose)))
        .collect();
    bencher.counter(ItemsCount::new(scenes.len())).bench_local(|| {
        for (building, pose) in &mut scenes {
            let _ = building.place(*pose);
            building.take_back();
        }
    });
}

#[divan::bench]
fn list_candidates(bencher: Bencher) {
    let scenes = scenes();
    bencher.counter(ItemsCount::new(scenes.len())).bench(|| {
        let all = scenes.iter().zip(PieceId::all());
        all.map(|((building, _), piece)| candidates(building, piece).len()).sum::<usize>()
    });
}

#[divan::bench]
fn snap_a_dragged_piece(bencher: Bencher) {
    let scenes = scenes();
    bencher.counter(ItemsCount::new(8 * scenes.len())).bench(|| {
        let all = scenes.iter().flat_map(|(building, poses)| {
            poses.iter().take(8).map(move |pose| snap(building, *pose, 4_000).is_some())
        });
        all.filter(|found| *found).count()
    });
}

/// One white site after another, each from its own stream: look at the median.
#[divan::bench(sample_count = 108, sample_size = 1)]
fn solve_a_white_site(bencher: Bencher) {
    let supply: Vec<PieceId> = PieceId::all().collect();
    let mut number = 0u64;
    bencher
        .with_inputs(|| {
            number += 1;
            let plot = white((number % 36) as u8);
            (plot.map(Building::new), Chance::from_number(number))
        })
        .bench_local_values(|(building, mut chance)| {
            building.map(|building| solve(&building, &supply, &mut chance, 3_000).nodes)
        });
}
