//! Slabs, pillars and blocks against each other and the edge of the table, compared with brute
//! force. Tolerance: a millionth of a millimetre, to either side of the margin.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use super::brute::{
    CONFIGURATIONS, Numbers, Region, Tally, any_slab, boundary, brought, distance, moved, outline,
    under,
};
use tokyo_highway::geometry::{Block, Convex, Disc, Meeting, Outline, Pillar, Point, Slab, Strip};

const TOLERANCE: f64 = 1e-6;
const MARGIN: f64 = 0.3;

/// The verdict as a number: apart, over, touching.
fn kind(meeting: Meeting) -> usize {
    match meeting {
        Meeting::Apart => 0,
        Meeting::Over(_) => 1,
        Meeting::Touching => 2,
        Meeting::Under(_) => panic!("nothing passes under what stands on the table"),
    }
}

/// The verdict on what a slab has in common with something upright.
fn slices_say(slab: &Slab, region: &Region, top: f64, margin: f64) -> (usize, f64) {
    match region.extremes(|point| under(slab, point)) {
        None => (0, 0.0),
        Some((least, _)) if least - top >= margin => (1, least - top),
        Some(_) => (2, 0.0),
    }
}

fn any_disc(numbers: &mut Numbers) -> Disc {
    let radius = if numbers.below(2) == 0 { 9.5 } else { numbers.within(1.0, 30.0) };
    Disc::new(numbers.point(40.0), radius)
}

fn any_convex(numbers: &mut Numbers) -> Convex {
    let n_corners = 3 + numbers.below(6) as usize;
    let radius = numbers.within(5.0, 40.0);
    let centre = numbers.point(40.0);
    if numbers.below(2) == 0 {
        let first = numbers.unit();
        return Convex::regular(n_corners, centre, radius, first).unwrap();
    }
    // Points at growing angles of a circle are convex, and sides of any length come up.
    loop {
        let mut angles: Vec<f64> =
            (0..n_corners).map(|_| numbers.within(0.0, std::f64::consts::TAU)).collect();
        angles.sort_by(f64::total_cmp);
        let corners: Vec<Point> = angles
            .iter()
            .map(|angle| centre + Point::new(angle.cos(), angle.sin()) * radius)
            .collect();
        let sides_show =
            (0..n_corners).all(|idx| corners[idx].distance(corners[(idx + 1) % n_corners]) > 0.5);
        if let (true, Some(convex)) = (sides_show, Convex::new(&corners)) {
            return convex;
        }
    }
}

/// A slab near something upright: anywhere, about to part in plan, or about to touch its top.
fn near(numbers: &mut Numbers, middle: Point, meet: impl Fn(&Slab) -> Meeting) -> Slab {
    let mut slab = any_slab(numbers, 40.0);
    let how = numbers.below(3);
    if how > 0 {
        slab = brought(numbers, &slab, middle);
    }
    let way = numbers.unit();
    let at = |step: f64| moved(&slab, way * step, 0.0);
    let raised = |up: f64| moved(&slab, Point::ORIGIN, up);
    match how {
        0 => slab,
        1 => {
            let edge = boundary(0.0, 400.0, |step| meet(&at(step)) != Meeting::Apart);
            at(edge + numbers.nudge())
        }
        _ => {
            let edge = boundary(300.0, -300.0, |up| !meet(&raised(up)).is_touching());
            raised(edge + numbers.nudge())
        }
    }
}

/// Compares a slab's verdict on something upright with that of slices.
fn compare(
    tally: &mut Tally,
    slab: &Slab,
    top: f64,
    meeting: Meeting,
    region: impl Fn(f64) -> Region,
) {
    let (loose, strict) = (MARGIN - TOLERANCE, MARGIN + TOLERANCE);
    let (loose, most_air) = slices_say(slab, &region(loose), top, loose);
    let (strict, least_air) = slices_say(slab, &region(strict), top, strict);
    if loose != strict {
        tally.doubt();
        return;
    }
    assert_eq!(kind(meeting), loose, "{slab:?}");
    if let Meeting::Over(gap) = meeting {
        // Where a rim is nearly parallel to the axis, a tolerance aside is more along.
        assert!(gap > least_air - TOLERANCE && gap < most_air + TOLERANCE, "{slab:?}");
    }
    tally.agreed(loose);
}

#[test]
fn slabs_pass_pillars_as_their_slices_do() {
    let mut numbers = Numbers(11);
    let mut tally = Tally::of(3);
    for _ in 0..CONFIGURATIONS {
        let pillar = Pillar { disc: any_disc(&mut numbers), top: numbers.within(0.0, 60.0) };
        let slab =
            near(&mut numbers, pillar.disc.centre, |slab| slab.against_pillar(&pillar, MARGIN));
        let meeting = slab.against_pillar(&pillar, MARGIN);
        compare(&mut tally, &slab, pillar.top, meeting, |margin| {
            Region::default().strip(&outline(&slab), 0.0).disc(&pillar.disc, margin)
        });
    }
    tally.close("slab against pillar");
}

#[test]
fn slabs_pass_blocks_as_their_slices_do() {
    let mut numbers = Numbers(12);
    let mut tally = Tally::of(3);
    for _ in 0..CONFIGURATIONS {
        let convex = any_convex(&mut numbers);
        let top = numbers.within(0.0, 60.0);
        let block = Block::new(Outline::Convex(convex.clone()), top);
        let middle =
            (convex.corners()[0] + convex.corners()[1] + convex.corners()[2]) * (1.0 / 3.0);
        let slab = near(&mut numbers, middle, |slab| slab.against_block(&block, MARGIN));
        let meeting = slab.against_block(&block, MARGIN);
        compare(&mut tally, &slab, top, meeting, |margin| {
            Region::default().strip(&outline(&slab), margin).convex(&convex)
        });
    }
    tally.close("slab against block");
}

#[test]
fn round_blocks_are_pillars_to_a_slab() {
    let mut numbers = Numbers(13);
    for _ in 0..CONFIGURATIONS {
        let pillar = Pillar { disc: any_disc(&mut numbers), top: numbers.within(0.0, 60.0) };
        let block = Block::new(Outline::Disc(pillar.disc), pillar.top);
        let slab = any_slab(&mut numbers, 40.0);
        let as_pillar = slab.against_pillar(&pillar, MARGIN);
        assert_eq!(slab.against_block(&block, MARGIN), as_pillar);
    }
}

#[test]
fn slabs_hide_what_lies_under_them() {
    let mut numbers = Numbers(14);
    let mut tally = Tally::of(2);
    for _ in 0..CONFIGURATIONS {
        let disc = any_disc(&mut numbers);
        let slab = any_slab(&mut numbers, 40.0);
        let slab = brought(&mut numbers, &slab, disc.centre);
        let way = numbers.unit();
        let at = |step: f64| moved(&slab, way * step, 0.0);
        let slab = if numbers.below(2) == 0 {
            at(numbers.within(0.0, 40.0))
        } else {
            let edge = boundary(0.0, 400.0, |step| at(step).hides(&disc));
            at(edge + numbers.nudge())
        };
        let region = |slack| Region::default().strip(&outline(&slab), 0.0).disc(&disc, slack);
        let (less, more) = (region(-TOLERANCE).is_solid(), region(TOLERANCE).is_solid());
        if less == more {
            assert_eq!(slab.hides(&disc), less, "{slab:?} {disc:?}");
            tally.agreed(usize::from(less));
        } else {
            tally.doubt();
        }
    }
    tally.close("slab hides disc");
}

/// Two outlines and what is left between them, all as points: a disc is its centre, and its
/// radius goes off the distance.
fn points_of(outline: &Outline) -> (Vec<Point>, f64) {
    match outline {
        Outline::Disc(disc) => (vec![disc.centre], disc.radius),
        Outline::Convex(convex) => (convex.corners().to_vec(), 0.0),
    }
}

fn outline_moved(outline: &Outline, by: Point) -> Outline {
    match outline {
        Outline::Disc(disc) => Outline::Disc(Disc::new(disc.centre + by, disc.radius)),
        Outline::Convex(convex) => {
            let corners: Vec<Point> = convex.corners().iter().map(|point| *point + by).collect();
            Convex::new(&corners).map_or_else(|| outline.clone(), Outline::Convex)
        }
    }
}

fn any_outline(numbers: &mut Numbers) -> Outline {
    if numbers.below(3) == 0 {
        Outline::Disc(any_disc(numbers))
    } else {
        Outline::Convex(any_convex(numbers))
    }
}

#[test]
fn what_stands_on_the_table_keeps_its_distance() {
    let mut numbers = Numbers(15);
    let mut tally = Tally::of(2);
    for _ in 0..CONFIGURATIONS {
        let one = Block::new(any_outline(&mut numbers), 80.0);
        let outline = any_outline(&mut numbers);
        let way = numbers.unit();
        let at = |step: f64| Block::new(outline_moved(&outline, way * step), 80.0);
        let step = if numbers.below(3) == 0 {
            0.0
        } else {
            boundary(0.0, 400.0, |step| !one.clears(&at(step), MARGIN)) + numbers.nudge()
        };
        let other = at(step);
        let (my_points, my_radius) = points_of(one.outline());
        let (its_points, its_radius) = points_of(other.outline());
        let gap = distance(&my_points, &its_points) - my_radius - its_radius - MARGIN;
        if gap.abs() < TOLERANCE {
            tally.doubt();
            continue;
        }
        assert_eq!(one.clears(&other, MARGIN), gap > 0.0, "{gap} {one:?} {other:?}");
        assert_eq!(other.clears(&one, MARGIN), gap > 0.0);
        if let Outline::Disc(disc) = other.outline() {
            let pillar = Pillar { disc: *disc, top: 10.0 };
            assert_eq!(one.clears_pillar(&pillar, MARGIN), gap > 0.0);
            if let Outline::Disc(disc) = one.outline() {
                let first = Pillar { disc: *disc, top: 30.0 };
                assert_eq!(first.clears(&pillar, MARGIN), gap > 0.0);
            }
        }
        tally.agreed(usize::from(gap > 0.0));
    }
    tally.close("pillars and blocks");
}

/// The furthest that points along the sides get from the origin.
fn furthest(corners: &[Point]) -> f64 {
    let sides = (0..corners.len()).map(|idx| (corners[idx], corners[(idx + 1) % corners.len()]));
    sides
        .flat_map(|(from, to)| {
            (0..=16).map(move |part| {
                let part = f64::from(part) / 16.0;
                let x = from.x + (to.x - from.x) * part;
                let y = from.y + (to.y - from.y) * part;
                (x * x + y * y).sqrt()
            })
        })
        .fold(0.0, f64::max)
}

#[test]
fn the_table_ends_at_its_edge() {
    let mut numbers = Numbers(16);
    let mut tally = Tally::of(2);
    let table = Disc::new(Point::ORIGIN, 440.0);
    for _ in 0..CONFIGURATIONS {
        let way = numbers.unit();
        let (strip, disc, convex) = (
            *any_slab(&mut numbers, 0.0).strip(),
            any_disc(&mut numbers),
            any_convex(&mut numbers),
        );
        let strip_at = |step: f64| Strip { start: way * step, ..strip };
        let nudge = numbers.nudge();
        let rim = |test: &dyn Fn(f64) -> bool| boundary(0.0, 800.0, test) + nudge;
        let strip = strip_at(rim(&|step| table.contains_strip(&strip_at(step))));
        let disc_at = |step: f64| Disc::new(way * step, disc.radius);
        let disc = disc_at(rim(&|step| table.contains_disc(&disc_at(step))));
        let block_at = |step: f64| {
            Block::new(outline_moved(&Outline::Convex(convex.clone()), way * step), 80.0)
        };
        let block = block_at(rim(&|step| block_at(step).lies_in(&table)));
        let (a, n) = (strip.axis * strip.length, strip.axis.left() * strip.half_width);
        let start = strip.start;
        let corners = [start + n, start - n, start + a - n, start + a + n];
        let to_rim = (disc.centre.x.powi(2) + disc.centre.y.powi(2)).sqrt() + disc.radius;
        let cases = [
            (table.contains_strip(&strip), furthest(&corners)),
            (table.contains_disc(&disc), to_rim),
            (block.lies_in(&table), furthest(&points_of(block.outline()).0)),
        ];
        for (inside, reach) in cases {
            if (reach - table.radius).abs() < TOLERANCE {
                tally.doubt();
            } else {
                assert_eq!(inside, reach < table.radius, "{reach}");
                tally.agreed(usize::from(inside));
            }
        }
    }
    tally.close("edge of the table");
}
