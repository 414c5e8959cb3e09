//! Laid decks, what stands on them and how their tips rest, compared with brute force.
//! Tolerance: a millionth of a millimetre.

use super::brute::{CONFIGURATIONS, Numbers, Tally, boundary};
use tokyo_highway::geometry::{
    Deck, Footing, Footprint, Point, Rest, Sizes, Slab, Strip, Tip, Unbuildable,
};

const TOLERANCE: f64 = 1e-6;

/// Sizes as in a box, or a bit off.
fn any_sizes(numbers: &mut Numbers) -> Sizes {
    if numbers.below(2) == 0 {
        return Sizes { length: 114.0, width: 10.0, thickness: 2.0, radius: 9.5 };
    }
    Sizes {
        length: numbers.within(80.0, 140.0),
        width: numbers.within(6.0, 12.0),
        thickness: numbers.within(1.0, 3.0),
        radius: numbers.within(8.0, 12.0),
    }
}

fn is_near(one: f64, other: f64) -> bool {
    (one - other).abs() < TOLERANCE
}

/// Whether a laid stick keeps its size in space and rests where it should.
fn assert_lies(sizes: &Sizes, deck: &Deck, base: &Footing, tip: Tip, far_height: f64) {
    let (slab, strip) = (&deck.slab, deck.slab.strip());
    let (axis, side) = (strip.axis, Point::new(-strip.axis.y, strip.axis.x));
    assert!(is_near(axis.x.hypot(axis.y), 1.0));
    let from_base = strip.start - base.centre;
    assert!(is_near(side.x * from_base.x + side.y * from_base.y, tip.aside));
    assert!(is_near(-(axis.x * from_base.x + axis.y * from_base.y), tip.past));
    let (start, end) = (slab.under_at(0.0), slab.under_at(strip.length));
    assert!(is_near(strip.length.hypot(end - start), sizes.length));
    // Square to the slope, the slab is as thick as the stick.
    let angle = slab.slope().atan();
    assert!(is_near(slab.thickness() * angle.cos(), sizes.thickness));
    if far_height > base.height {
        assert!(is_near(start, base.height));
        let rim = strip.length - deck.far_past - sizes.radius;
        assert!(is_near(slab.under_at(rim), far_height));
    } else {
        assert!(is_near(end, far_height));
        assert!(is_near(slab.under_at(tip.past + sizes.radius), base.height));
    }
}

/// How far a stick falls from the rim of its base column to its far tip, at an angle.
fn falls(sizes: &Sizes, past: f64, angle: f64) -> f64 {
    sizes.length * angle.sin() - (past + sizes.radius) * angle.tan()
}

/// The angle up to which a stick falls the further, the steeper it is.
fn steepest_by_force(sizes: &Sizes, past: f64) -> f64 {
    let quarter = std::f64::consts::FRAC_PI_2 - 1e-6;
    boundary(0.0, quarter, |angle| {
        falls(sizes, past, angle + 1e-7) > falls(sizes, past, angle - 1e-7)
    })
}

/// The least angle at which a stick falls by this much.
fn fall_by_force(sizes: &Sizes, past: f64, drop: f64) -> Option<f64> {
    let steepest = steepest_by_force(sizes, past);
    (falls(sizes, past, steepest) >= drop)
        .then(|| boundary(0.0, steepest, |angle| falls(sizes, past, angle) <= drop))
}

#[test]
fn decks_between_discs_lie_as_sticks_do() {
    let mut numbers = Numbers(31);
    let mut tally = Tally::of(3);
    while tally.total() < CONFIGURATIONS {
        let sizes = any_sizes(&mut numbers);
        let base = Footing { centre: numbers.point(300.0), height: numbers.within(10.0, 90.0) };
        let level = numbers.below(10) == 0;
        let height = if level { base.height } else { numbers.within(10.0, 90.0) };
        let rise = height - base.height;
        let way = numbers.unit();
        let about = (sizes.length * sizes.length - rise * rise).sqrt();
        let far = Footing { centre: base.centre + way * numbers.within(0.8, 1.2) * about, height };
        let tip = Tip {
            past: numbers.within(-0.95, 0.95) * sizes.radius,
            aside: numbers.within(-4.5, 4.5),
        };
        let far_aside = numbers.within(-4.5, 4.5);

        let turn = tip.aside - far_aside;
        let spanned = ((far.centre - base.centre).square() - turn * turn).max(0.0).sqrt();
        let angle = if rise > 0.0 {
            let run = spanned + tip.past - sizes.radius;
            (run > 0.0).then(|| rise.atan2(run))
        } else {
            fall_by_force(&sizes, tip.past, -rise)
        };
        let far_past = angle.map(|angle| sizes.length * angle.cos() - spanned - tip.past);
        let close = far_past.is_some_and(|past| is_near(past.abs(), sizes.radius));
        let laid = Deck::between(&sizes, base, far, tip, far_aside, &[]);
        let steep = rise <= 0.0 && angle.is_none();
        if close || (laid == Err(Unbuildable::TooSteep)) != steep {
            tally.doubt();
            continue;
        }
        let fits = far_past.is_some_and(|past| past.abs() < sizes.radius);
        assert_eq!(laid.is_ok(), fits, "{laid:?} {far_past:?} {base:?} {far:?} {tip:?}");
        let Ok(deck) = laid else {
            tally.agreed(0);
            continue;
        };
        assert_lies(&sizes, &deck, &base, tip, height);
        assert!(far_past.is_some_and(|past| (past - deck.far_past).abs() < 1e-4));
        let end = deck.slab.strip().end() - far.centre;
        let axis = deck.slab.strip().axis;
        assert!(is_near(axis.x * end.x + axis.y * end.y, deck.far_past));
        assert!(is_near(axis.x * end.y - axis.y * end.x, far_aside));
        tally.agreed(if rise > 0.0 { 1 } else { 2 });
    }
    tally.close("decks between discs");
}

#[test]
fn decks_to_the_ground_lie_as_sticks_do() {
    let mut numbers = Numbers(32);
    let mut tally = Tally::of(2);
    for _ in 0..CONFIGURATIONS {
        let sizes = any_sizes(&mut numbers);
        let past = numbers.within(-0.95, 0.95) * sizes.radius;
        let steepest = falls(&sizes, past, steepest_by_force(&sizes, past));
        let height = match numbers.below(3) {
            0 => steepest + numbers.nudge(),
            _ => numbers.within(0.0, 1.1) * steepest,
        };
        let base = Footing { centre: numbers.point(300.0), height };
        let tip = Tip { past, aside: numbers.within(-4.5, 4.5) };
        let laid = Deck::to_ground(&sizes, base, tip, numbers.unit(), &[]);
        if is_near(height, steepest) {
            tally.doubt();
            continue;
        }
        assert_eq!(laid.is_ok(), height < steepest, "{height} {steepest} {laid:?}");
        if let Ok(deck) = &laid {
            assert_lies(&sizes, deck, &base, tip, 0.0);
            let angle = fall_by_force(&sizes, past, height).unwrap_or_default();
            assert!((deck.slab.slope() + angle.tan()).abs() < 1e-4);
        }
        tally.agreed(usize::from(laid.is_ok()));
    }
    tally.close("decks to the ground");
}

#[test]
fn whatever_is_finite_is_laid_or_refused() {
    let odd = [
        0.0,
        -0.0,
        1.0,
        -1.0,
        9.5,
        -9.5,
        19.0,
        114.0,
        1e-300,
        -1e-300,
        5e-324,
        1e-9,
        1e9,
        1e155,
        -1e155,
        1e300,
        -1e300,
        f64::MAX,
        f64::MIN,
    ];
    let mut numbers = Numbers(33);
    let mut n_laid = 0;
    for _ in 0..CONFIGURATIONS {
        let mut pick = |likely: f64| match numbers.below(3) {
            0 => odd[numbers.below(odd.len() as u64) as usize],
            _ => likely,
        };
        let sizes = Sizes {
            length: pick(114.0),
            width: pick(10.0),
            thickness: pick(2.0),
            radius: pick(9.5),
        };
        let base = Footing { centre: Point::new(pick(0.0), pick(0.0)), height: pick(20.0) };
        let far = Footing { centre: Point::new(pick(110.0), pick(5.0)), height: pick(10.0) };
        let tip = Tip { past: pick(1.0), aside: pick(0.5) };
        let decks = [
            Deck::between(&sizes, base, far, tip, pick(-0.5), &[]),
            Deck::to_ground(&sizes, base, tip, Point::new(0.6, 0.8), &[]),
        ];
        for deck in decks.into_iter().flatten() {
            n_laid += 1;
            let (slab, bounds) = (&deck.slab, deck.slab.bounds());
            let numbers = [
                bounds.low.x,
                bounds.low.y,
                bounds.high.x,
                bounds.high.y,
                slab.under_at(0.0),
                slab.slope(),
                slab.thickness(),
                deck.far_past,
                slab.strip().length,
            ];
            assert!(numbers.iter().all(|number| number.is_finite()), "{deck:?}");
        }
    }
    assert!(n_laid > CONFIGURATIONS / 50, "only {n_laid} laid");
}

#[test]
fn a_car_stands_on_its_deck() {
    let mut numbers = Numbers(34);
    let mut tally = Tally::of(2);
    for _ in 0..CONFIGURATIONS {
        let slope: f64 = numbers.within(-0.8, 0.8);
        let (sin, cos) = slope.atan().sin_cos();
        let (length, half_width) = (114.0, 5.0);
        let strip = Strip {
            start: numbers.point(100.0),
            axis: numbers.unit(),
            length: length * cos,
            half_width,
        };
        let deck = Slab::new(strip, numbers.within(5.0, 50.0), slope, 2.0 / cos);
        let nudge = numbers.nudge();
        let footprint = Footprint {
            along: [7.0 + nudge, 107.0 + nudge, numbers.within(0.0, 114.0)]
                [numbers.below(3) as usize],
            across: [1.75 + nudge, nudge - 1.75, numbers.within(-1.9, 1.9)]
                [numbers.below(3) as usize],
            length: 14.0,
            width: 6.5,
        };
        let car = deck.standing(&footprint, 6.0);
        let mut inside = true;
        let mut spare = f64::INFINITY;
        for (ahead, left) in [(-7.0, -3.25), (7.0, -3.25), (7.0, 3.25), (-7.0, 3.25)] {
            // A point on the surface: so far up the slope, seen from above and from the side.
            let (on, across) = (footprint.along + ahead, footprint.across + left);
            inside &= on >= 0.0 && on <= length && across.abs() <= half_width;
            let margins = [on, length - on, half_width - across.abs()];
            spare = margins.iter().fold(spare, |least, margin| least.min(margin.abs()));
            let (plan, height) = (on * cos, deck.under_at(0.0) + 2.0 / cos + on * sin);
            let local = car.strip();
            let corner = strip.start + strip.axis * plan + strip.axis.left() * across;
            let offset = corner - local.start;
            let along = offset.x * local.axis.x + offset.y * local.axis.y;
            assert!(is_near(along, if ahead < 0.0 { 0.0 } else { local.length }));
            assert!(is_near(offset.y * local.axis.x - offset.x * local.axis.y, left));
            assert!(is_near(car.under_at(along), height));
            assert!(is_near(car.thickness() * cos, 6.0));
        }
        if spare < TOLERANCE {
            tally.doubt();
            continue;
        }
        assert_eq!(deck.carries(&footprint), inside, "{footprint:?}");
        tally.agreed(usize::from(inside));
    }
    tally.close("cars on decks");
}

#[test]
fn tips_rest_where_their_corners_and_bearing_say() {
    let mut numbers = Numbers(35);
    let mut tally = Tally::of(2);
    for _ in 0..CONFIGURATIONS {
        let rest = Rest {
            radius: numbers.within(8.0, 12.0),
            half_width: numbers.within(3.0, 6.0),
            least: numbers.within(1.0, 5.0),
        };
        let inside = |along: f64, across: f64| along.hypot(across) <= rest.radius;
        let wide = |along: f64, aside: f64| {
            inside(along, aside + rest.half_width) && inside(along, aside - rest.half_width)
        };
        let rests = |past: f64, aside: f64| {
            // The full width bears from where it enters the disc, on the deck's side, to the tip.
            if !wide(0.0, aside) {
                return false;
            }
            let enters = boundary(0.0, -20.0, |along| wide(along, aside));
            let no_overhang = past < 0.0 || wide(past, aside);
            no_overhang && past - enters >= rest.least
        };
        let aside = numbers.within(-6.0, 6.0);
        let past = match (numbers.below(3), rest.range(aside)) {
            (0, Some((least, _))) => least + numbers.nudge(),
            (1, Some((_, most))) => most + numbers.nudge(),
            _ => numbers.within(-12.0, 12.0),
        };
        let verdicts = [-TOLERANCE, TOLERANCE].map(|off| {
            [-TOLERANCE, TOLERANCE].map(|off_aside| rests(past + off, aside + off_aside))
        });
        let sure = verdicts.as_flattened().iter().all(|verdict| *verdict == verdicts[0][0]);
        if !sure {
            tally.doubt();
            continue;
        }
        let tip = Tip { past, aside };
        assert_eq!(rest.holds(tip), verdicts[0][0], "{rest:?} {tip:?}");
        assert!(!rest.holds(tip) || rest.bearing(tip).is_some_and(|b| b >= rest.least - 1e-9));
        let furthest = rest.furthest_aside();
        let may_rest = furthest.is_some_and(|furthest| aside.abs() <= furthest);
        assert_eq!(rest.range(aside).is_some(), may_rest, "{rest:?} {aside}");
        tally.agreed(usize::from(verdicts[0][0]));
    }
    tally.close("tips");
}
