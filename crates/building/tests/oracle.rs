//! The predicates compared with independent ones on many thousands of configurations, most of
//! them nearly touching.

#![allow(clippy::unwrap_used)]

mod brute;
mod random;

use building::convex::{grown, insides_meet};
use building::polygon::{convex_parts, inset};
use building::region::{Cell, Region, covered};
use building::{Bounds, Building, Laid, Plot, Point, Pose};
use contract::Chance;
use geo::{Coord, LineString, Polygon, Relate};
use i_overlay::core::fill_rule::FillRule;
use i_overlay::core::overlay::{Overlay, ShapeType};
use i_overlay::core::overlay_rule::OverlayRule;
use i_overlay::core::relate::PredicateOverlay;
use i_overlay::i_float::int::point::IntPoint;

fn polygon(ring: &[Point]) -> Polygon<f64> {
    let corner = |point: &Point| Coord { x: f64::from(point.x), y: f64::from(point.y) };
    Polygon::new(LineString::new(ring.iter().map(corner).collect()), Vec::new())
}

/// Whether the insides of two outlines share a point, by the intersection matrix.
fn relate(ring: &[Point], other: &[Point]) -> bool {
    polygon(ring).relate(&polygon(other)).matches("T********").unwrap()
}

/// The drawn-in outline where the piece lies.
fn core(pose: Pose) -> Vec<Point> {
    let turn = pose.rotation().turn();
    let face = pose.piece().piece().face(pose.flip());
    face.core.iter().map(|corner| turn.apply(*corner) + pose.at()).collect()
}

/// No tolerance: both work on the same whole coordinates.
#[test]
fn overlap_is_that_of_the_intersection_matrix() {
    let mut chance = Chance::from_number(1);
    let (mut hits, mut misses) = (0, 0);
    for _ in 0..50_000 {
        let one = brute::anywhere(&mut chance);
        let other = random::near(&mut chance, one);
        let (ring, its) = (one.outline(), other.outline());
        let expected = relate(&core(one), &its) && relate(&core(other), &ring);
        let found = one.lay().overlaps(&other.lay());
        assert_eq!(found, expected, "{one:?} {other:?}");
        assert_eq!(other.lay().overlaps(&one.lay()), found);
        hits += u32::from(found);
        misses += u32::from(!found);
    }
    assert!(hits > 4_000 && misses > 4_000, "{hits} {misses}");
}

/// Outlines in floating point, sampled: a point 105 um inside of both is an overlap, and an
/// overlap has a point that is well inside of one and not outside of the other.
#[test]
fn overlap_is_seen_by_samples() {
    let mut chance = Chance::from_number(2);
    for _ in 0..3_000 {
        let one = brute::anywhere(&mut chance);
        let other = random::near(&mut chance, one);
        let (ring, its) = (brute::outline(one), brute::outline(other));
        let shared = brute::samples(&ring, 250.0);
        let deepest = |deep: &[brute::Spot], wide: &[brute::Spot]| {
            let both = |spot: &brute::Spot| {
                if brute::inside(wide, *spot) { brute::depth(deep, *spot) } else { -1.0 }
            };
            shared.iter().map(both).fold(-1.0, f64::max)
        };
        let (mine, theirs) = (deepest(&ring, &its), deepest(&its, &ring));
        let found = one.lay().overlaps(&other.lay());
        // Between samples 250 um apart a point can be 177 um deeper.
        assert!(
            !found || mine.max(theirs) > -1.0 || mine.min(theirs) > -178.0,
            "{one:?} {other:?}"
        );
        assert!(found || mine.min(theirs) <= 145.0, "{one:?} {other:?}: {mine} {theirs}");
    }
}

/// Sides marched along in floating point, with a band of a few micrometres.
#[test]
fn contact_is_seen_by_marching_along_the_sides() {
    let mut chance = Chance::from_number(3);
    let (mut hits, mut misses) = (0, 0);
    for _ in 0..20_000 {
        let one = brute::anywhere(&mut chance);
        let other = random::near(&mut chance, one);
        let (ring, its) = (brute::outline(one), brute::outline(other));
        let touches = |slack: f64| {
            let flush = |side, it| {
                brute::facing(side, it).is_some_and(|(run, gap, angle)| {
                    run >= 3_000.0 - slack
                        && gap <= 300.0 + slack / 2.0
                        && angle <= 1.0 + slack / 800.0
                })
            };
            brute::sides(&ring)
                .any(|side| brute::sides(&its).any(|it| flush(side, it) || flush(it, side)))
        };
        let found = one.lay().touches(&other.lay());
        assert!(found || !touches(-8.0), "{one:?} {other:?}");
        assert!(!found || touches(8.0), "{one:?} {other:?}");
        assert_eq!(other.lay().touches(&one.lay()), found);
        hits += u32::from(found);
        misses += u32::from(!found);
    }
    assert!(hits > 3_000 && misses > 3_000, "{hits} {misses}");
}

/// A few pieces side by side, as a floor.
fn floor(chance: &mut Chance) -> Vec<Pose> {
    let mut poses = vec![brute::anywhere(chance)];
    for _ in 0..chance.below(4) {
        let beside = *chance.pick(&poses).unwrap();
        poses.push(random::near(chance, beside));
    }
    poses
}

/// Support, from the definition: no point of the piece is farther than 250 um from the floor
/// below. The grown floor has sixteen corners for a circle, which adds 5 um; samples 200 um apart
/// can miss 142.
#[test]
fn support_is_seen_by_samples() {
    let mut chance = Chance::from_number(4);
    let (mut held, mut hanging) = (0, 0);
    for _ in 0..1_500 {
        let below = floor(&mut chance);
        let over = *chance.pick(&below).unwrap();
        let piece = brute::on_top(&mut chance, over);
        let cells = below.iter().flat_map(|pose| pose.lay().grown(250));
        let region = Region::new(cells);
        let laid = piece.lay();
        let found = laid.parts().iter().all(|part| region.holds(part, laid.bounds()));
        let others: Vec<Vec<brute::Spot>> =
            below.iter().map(|pose| brute::outline(*pose)).collect();
        let farthest = brute::farthest(&brute::outline(piece), &others, 200.0);
        assert!(!found || farthest <= 257.0, "{piece:?} on {below:?}: {farthest}");
        assert!(found || farthest >= 248.0 - 142.0, "{piece:?} on {below:?}: {farthest}");
        held += u32::from(found);
        hanging += u32::from(!found);
    }
    assert!(held > 150 && hanging > 150, "{held} {hanging}");
}

fn ints(ring: &[Point]) -> Vec<IntPoint> {
    ring.iter().map(|point| IntPoint::new(point.x, point.y)).collect()
}

/// Regions against unions made by another engine, which rounds: with the floor below grown by
/// 6 um more or less there is no disagreement. Quick answers are those of the full look.
#[test]
fn regions_are_those_of_a_union() {
    let mut chance = Chance::from_number(5);
    let (mut held, mut hanging) = (0, 0);
    for _ in 0..6_000 {
        let below = floor(&mut chance);
        let over = *chance.pick(&below).unwrap();
        let laid = brute::on_top(&mut chance, over).lay();
        let cells = |margin: i32| -> Vec<Cell> {
            below.iter().flat_map(|pose| pose.lay().grown(margin)).collect()
        };
        let within = |margin: i32| {
            let rings: Vec<_> = cells(margin).iter().map(|cell| ints(cell.ring())).collect();
            let mut overlay = Overlay::<i32>::from_subj(&rings);
            let union = overlay.overlay(OverlayRule::Subject, FillRule::NonZero);
            let mut predicate = PredicateOverlay::<i32>::new(64);
            predicate.fill_rule = FillRule::NonZero;
            predicate.add_contour(&ints(laid.outline()), ShapeType::Subject);
            predicate.add_source(&union, ShapeType::Clip);
            predicate.within()
        };
        let holds = |cells: Vec<Cell>| {
            let region = Region::new(cells);
            let held = |part: &[Point]| {
                let holds = region.holds(part, laid.bounds());
                assert_eq!(covered(part, laid.bounds(), region.cells()), holds, "{laid:?}");
                assert!(!holds || region.holds_corners(part), "{laid:?}");
                holds
            };
            laid.parts().iter().filter(|part| !held(part)).count() == 0
        };
        let found = holds(cells(250));
        let mut shuffled = cells(250);
        chance.shuffle(&mut shuffled);
        assert_eq!(holds(shuffled), found, "cells in another order");
        assert!(!found || within(256), "{below:?} {laid:?}");
        assert!(found || !within(244), "{below:?} {laid:?}");
        held += u32::from(found);
        hanging += u32::from(!found);
    }
    assert!(held > 600 && hanging > 600, "{held} {hanging}");
}

/// Whether the piece lies in a concave border, against the intersection matrix, with the border
/// grown by hand where it is straight.
#[test]
fn borders_hold_what_the_intersection_matrix_covers() {
    let corners = [(8, 8), (58, 8), (58, 30), (40, 34), (34, 56), (12, 52), (18, 30)];
    let ring: Vec<Point> = corners.iter().map(|(x, y)| Point::new(x * 1_000, y * 1_000)).collect();
    let plot = Plot::new(std::slice::from_ref(&ring), 1, 1).unwrap();
    let (inner, outer) = (polygon(&inset(&ring, -249)), polygon(&inset(&ring, -256)));
    let mut chance = Chance::from_number(6);
    let (mut held, mut out) = (0, 0);
    for _ in 0..20_000 {
        let side = chance.idx(ring.len());
        let line = building::align::Guide::new(ring[side], ring[(side + 1) % ring.len()]);
        let any = brute::anywhere(&mut chance);
        let at = chance.idx(8);
        let laid = line.pose(any.piece(), any.flip(), at, chance.below(2) == 1).unwrap();
        let mut jitter = |most: u32| chance.below(2 * most + 1) as i32 - most as i32;
        let at = laid.at() + Point::new(jitter(400), jitter(400));
        let pose = Pose::new(laid.piece(), laid.flip(), laid.rotation(), at).unwrap();
        let laid = pose.lay();
        let found = plot.borders()[0].holds(&laid);
        let piece = polygon(laid.outline());
        // Where the border is convex, its corners are cut by the disc: half a millimetre at most.
        let rounded = laid
            .outline()
            .iter()
            .any(|corner| ring.iter().any(|its| (*its - *corner).square() < 500 * 500));
        assert!(!found || outer.relate(&piece).is_covers(), "{pose:?}");
        assert!(found || rounded || !inner.relate(&piece).is_covers(), "{pose:?}");
        held += u32::from(found);
        out += u32::from(!found);
    }
    assert!(held > 2_000 && out > 2_000, "{held} {out}");
}

#[test]
fn convex_parts_and_growth_lose_nothing() {
    let mut chance = Chance::from_number(7);
    for _ in 0..3_000 {
        let pose = brute::anywhere(&mut chance);
        let laid: Laid = pose.lay();
        let spot = brute::anywhere(&mut chance).at();
        let tiny = [spot, spot + Point::new(3, 0), spot + Point::new(0, 3)];
        let in_parts = laid.parts().iter().any(|part| insides_meet(part, &tiny));
        assert_eq!(in_parts, relate(laid.outline(), &tiny), "{pose:?} {spot:?}");
        let bounds = Bounds::of(laid.outline());
        assert_eq!(&bounds, laid.bounds());
        let ring = laid.outline();
        for part in convex_parts(ring) {
            let part: Vec<Point> = part.iter().map(|idx| ring[*idx]).collect();
            let wide = polygon(&grown(&part, &building::convex::disc(250)));
            assert!(wide.relate(&polygon(&part)).is_covers());
        }
    }
}

/// Hundreds of thousands of poses, at the extremes too: no panic, and a fault where none fits.
#[test]
fn no_pose_breaks_a_judgement() {
    let plot = Plot::new(
        &[[(0, 0), (60, 0), (60, 60), (0, 60)]
            .map(|(x, y)| Point::new(5_000 + x * 1_000, 5_000 + y * 1_000))
            .to_vec()],
        3,
        8,
    );
    let mut building = Building::new(std::sync::Arc::new(plot.unwrap()));
    let mut chance = Chance::from_number(8);
    for _ in 0..100_000 {
        let pose = brute::anywhere(&mut chance);
        let wild = |chance: &mut Chance| chance.below(400_001) as i32 - 200_000;
        let at = Point::new(wild(&mut chance), wild(&mut chance));
        let far = Pose::new(pose.piece(), pose.flip(), pose.rotation(), at).unwrap();
        let _ = (building.judge(far), building.judge_loosely(far));
        let _ = building::snap(&building, far, i32::MAX);
        match chance.below(4) {
            0 => drop(building.place(pose)),
            1 => drop(building.place_loosely(pose)),
            2 => drop(building.take_back()),
            _ => drop(building.verdict()),
        }
    }
}
