//! Slab against slab and crossings, compared with brute force. Tolerance: a millionth of a
//! millimetre, to either side of the margin.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use super::brute::{
    CONFIGURATIONS, Numbers, Region, Tally, any_place, any_slab, boundary, brought, distance,
    moved, outline, under,
};
use tokyo_highway::geometry::{Level, Meeting, Point, Slab, Strip, crossing};

const TOLERANCE: f64 = 1e-6;

/// The verdict as a number: apart, over, under, touching.
fn kind(meeting: Meeting) -> usize {
    match meeting {
        Meeting::Apart => 0,
        Meeting::Over(_) => 1,
        Meeting::Under(_) => 2,
        Meeting::Touching => 3,
    }
}

/// The same by slices, and the least air that it found.
fn slices_say(new: &Slab, old: &Slab, margin: f64) -> (usize, f64) {
    let region = Region::default().strip(&outline(new), margin).strip(&outline(old), 0.0);
    match region.extremes(|point| under(new, point) - under(old, point)) {
        None => (0, 0.0),
        Some((least, _)) if least - old.thickness() >= margin => (1, least - old.thickness()),
        Some((_, most)) if -most - new.thickness() >= margin => (2, -most - new.thickness()),
        Some(_) => (3, 0.0),
    }
}

/// Two slabs: one third anywhere, one third with plans about to part, one third about to touch.
fn pair(numbers: &mut Numbers, margin: f64) -> (Slab, Slab) {
    let old = any_slab(numbers, 40.0);
    let mut new = any_slab(numbers, 40.0);
    let how = numbers.below(3);
    if how > 0 {
        let place = any_place(numbers, &old);
        new = brought(numbers, &new, place);
    }
    let way = numbers.unit();
    let at = |step: f64| moved(&new, way * step, 0.0);
    let raised = |up: f64| moved(&new, Point::ORIGIN, up);
    match how {
        0 => (new, old),
        1 => {
            let edge =
                boundary(0.0, 400.0, |step| at(step).against(&old, margin) != Meeting::Apart);
            (at(edge + numbers.nudge()), old)
        }
        _ => {
            let over = numbers.below(2) == 0;
            let (clear, wrong) = if over { (300.0, -300.0) } else { (-300.0, 300.0) };
            let edge = boundary(clear, wrong, |up| match raised(up).against(&old, margin) {
                Meeting::Over(_) => over,
                Meeting::Under(_) => !over,
                _ => false,
            });
            (raised(edge + numbers.nudge()), old)
        }
    }
}

#[test]
fn slabs_meet_as_their_slices_do() {
    let mut numbers = Numbers(1);
    let mut tally = Tally::of(4);
    for _ in 0..CONFIGURATIONS {
        let margin = [0.3, 0.5, 0.01][numbers.below(3) as usize];
        let (new, old) = pair(&mut numbers, margin);
        let (loose, most_air) = slices_say(&new, &old, margin - TOLERANCE);
        let (strict, least_air) = slices_say(&new, &old, margin + TOLERANCE);
        if loose != strict {
            tally.doubt();
            continue;
        }
        let meeting = new.against(&old, margin);
        assert_eq!(kind(meeting), loose, "{new:?} {old:?} {margin}");
        if let Meeting::Over(gap) | Meeting::Under(gap) = meeting {
            let fits = gap > least_air - TOLERANCE && gap < most_air + TOLERANCE;
            assert!(fits, "{least_air} {gap} {most_air} {new:?} {old:?}");
        }
        tally.agreed(loose);
    }
    tally.close("slab against slab");
}

#[test]
fn no_point_of_the_table_contradicts_a_verdict() {
    let mut numbers = Numbers(2);
    let mut n_common = 0;
    for _ in 0..CONFIGURATIONS {
        let margin = 0.3;
        let (new, old) = pair(&mut numbers, margin);
        let meeting = new.against(&old, margin);
        let grown = margin - 1e-9;
        for _ in 0..20 {
            let along = numbers.within(0.0, old.strip().length);
            let across = numbers.within(-1.0, 1.0) * old.strip().half_width;
            let (axis, start) = (old.strip().axis, old.strip().start);
            let point = Point::new(
                start.x + axis.x * along - axis.y * across,
                start.y + axis.y * along + axis.x * across,
            );
            let mine = new.strip();
            let (x, y) = (point.x - mine.start.x, point.y - mine.start.y);
            let (my_along, my_across) =
                (x * mine.axis.x + y * mine.axis.y, y * mine.axis.x - x * mine.axis.y);
            let within = my_along >= -grown
                && my_along <= mine.length + grown
                && my_across.abs() <= mine.half_width + grown;
            if !within {
                continue;
            }
            n_common += 1;
            let rise = under(&new, point) - under(&old, point);
            match meeting {
                Meeting::Apart => panic!("{point:?} lies in both: {new:?} {old:?}"),
                Meeting::Over(gap) => assert!(rise - old.thickness() >= gap - 1e-9),
                Meeting::Under(gap) => assert!(-rise - new.thickness() >= gap - 1e-9),
                Meeting::Touching => {}
            }
        }
    }
    assert!(n_common > CONFIGURATIONS, "only {n_common} points say anything");
}

/// The middle line of a strip as two points.
fn axis_of(strip: &Strip) -> [Point; 2] {
    [strip.start, strip.start + strip.axis * strip.length]
}

/// Whether two lines between points pass through each other: the ends of each lie on different
/// sides of the other.
fn lines_cross([a, b]: [Point; 2], [c, d]: [Point; 2]) -> bool {
    let side = |p: Point, q: Point, r: Point| (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
    side(a, b, c) * side(a, b, d) < 0.0 && side(c, d, a) * side(c, d, b) < 0.0
}

/// The crossing by first principles: the axes cross, no end of one lies in the other, and slices
/// say who is higher. The slack shrinks the strips' widths, or grows them, and so the heights.
fn crossing_by_force(new: &Slab, old: &Slab, slack: f64) -> Option<Level> {
    let (mine, its) = (new.strip(), old.strip());
    if !lines_cross(axis_of(mine), axis_of(its)) {
        return None;
    }
    let ends = |strip: &Strip| {
        let (a, w) = (strip.axis, strip.half_width + slack);
        axis_of(strip).map(|p| {
            [Point::new(p.x + a.y * w, p.y - a.x * w), Point::new(p.x - a.y * w, p.y + a.x * w)]
        })
    };
    let corners = |strip: &Strip| {
        let [[a, b], [c, d]] = ends(strip);
        [a, c, d, b]
    };
    let cut = ends(mine).iter().any(|end| distance(end, &corners(its)) < 0.0)
        || ends(its).iter().any(|end| distance(end, &corners(mine)) < 0.0);
    if cut {
        return None;
    }
    let region = Region::default().strip(mine, slack).strip(its, slack);
    let (least, most) = region.extremes(|point| under(new, point) - under(old, point))?;
    if least - old.thickness() >= slack {
        Some(Level::Over)
    } else if -most - new.thickness() >= slack {
        Some(Level::Under)
    } else {
        None
    }
}

/// Two slabs that lie across each other, sometimes with an end close to the other's side.
fn cross_pair(numbers: &mut Numbers) -> (Slab, Slab) {
    let [old, new] = [(); 2].map(|()| {
        loop {
            let slab = any_slab(numbers, 0.0);
            if slab.strip().length > 60.0 {
                break slab;
            }
        }
    });
    let middle = |slab: &Slab, part: f64| slab.strip().axis * (slab.strip().length * part);
    let (mine, its) = (numbers.within(-0.1, 1.1), numbers.within(-0.1, 1.1));
    let to_cross = old.strip().start + middle(&old, its) - new.strip().start - middle(&new, mine);
    let new = moved(&new, to_cross, 0.0);
    let axis = new.strip().axis;
    let slid = |step: f64| moved(&new, axis * step, 0.0);
    let raised = |up: f64| moved(&new, Point::ORIGIN, up);
    match numbers.below(3) {
        1 if crossing(&new, &old).is_some() => {
            let end = if numbers.below(2) == 0 { 200.0 } else { -200.0 };
            let edge = boundary(0.0, end, |step| crossing(&slid(step), &old).is_some());
            (slid(edge + numbers.nudge()), old)
        }
        2 if crossing(&new, &old).is_some() => {
            let level = crossing(&new, &old);
            let end = if level == Some(Level::Over) { -300.0 } else { 300.0 };
            let edge = boundary(0.0, end, |up| crossing(&raised(up), &old) == level);
            (raised(edge + numbers.nudge()), old)
        }
        _ => (new, old),
    }
}

#[test]
fn crossings_are_those_that_brute_force_sees() {
    let mut numbers = Numbers(3);
    let mut tally = Tally::of(3);
    for _ in 0..CONFIGURATIONS {
        let (new, old) = cross_pair(&mut numbers);
        let strict = crossing_by_force(&new, &old, TOLERANCE);
        if strict != crossing_by_force(&new, &old, -TOLERANCE) {
            tally.doubt();
            continue;
        }
        assert_eq!(crossing(&new, &old), strict, "{new:?} {old:?}");
        tally.agreed(match strict {
            None => 0,
            Some(Level::Over) => 1,
            Some(Level::Under) => 2,
        });
    }
    tally.close("crossing");
}
