//! Slabs that rest on one disc, compared with brute force: as boxes in space where they lie on each
//! other, by strokes outside of the disc. Tolerances: 0.001 and 0.0005 millimetres.

use std::f64::consts::TAU;

use super::brute::{
    CONFIGURATIONS, Numbers, Region, Sweep, Tally, boundary, depth, moved, outline, under,
};
use tokyo_highway::geometry::{Deck, Disc, Footing, Meeting, Point, Sizes, Slab, Strip, Tip};

/// How deep boxes may seem to cut: the crate leaves out overlaps of a millionth, on faces that
/// may be a thousand times as steep.
const CUT: f64 = 0.001;
const SIZES: Sizes = Sizes { length: 114.0, width: 10.0, thickness: 2.0, radius: 9.5 };
const TOLERANCE: f64 = 0.0005;
const MARGIN: f64 = 0.3;

/// A slab that starts on the disc, as a deck does, well within what the rules allow or a bit
/// beyond.
fn resting(numbers: &mut Numbers, disc: &Disc, angle: f64) -> Slab {
    let axis = Point::new(angle.cos(), angle.sin());
    let side = Point::new(-axis.y, axis.x);
    let half_width = numbers.within(3.0, 6.0);
    let start = disc.centre - axis * numbers.within(-7.0, 8.0) + side * numbers.within(-4.4, 4.4);
    let strip = Strip { start, axis, length: numbers.within(95.0, 114.0), half_width };
    Slab::new(strip, numbers.within(8.0, 14.0), numbers.within(-0.6, 0.6), 2.0)
}

/// Two slabs on a disc, at any angle or at the right and straight angles that people like.
fn pair(numbers: &mut Numbers) -> (Slab, Slab, Disc) {
    let disc = Disc::new(numbers.point(50.0), numbers.within(8.0, 11.0));
    let angle = numbers.within(0.0, TAU);
    let turn = if numbers.below(4) == 0 {
        numbers.below(4) as f64 * TAU / 4.0
    } else {
        numbers.within(0.0, TAU)
    };
    let old = resting(numbers, &disc, angle);
    (resting(numbers, &disc, angle + turn), old, disc)
}

/// A deck that is laid from a disc to another one or down to the table, on those that lie there.
fn laid(numbers: &mut Numbers, base: Footing, lying: &[Slab]) -> Option<Deck> {
    let way = numbers.unit();
    let tip = Tip { past: numbers.within(-5.0, 8.0), aside: numbers.within(-4.3, 4.3) };
    if numbers.below(5) == 0 {
        return Deck::to_ground(&SIZES, base, tip, way, lying).ok();
    }
    let rise = [10.0, -10.0, 0.0, numbers.within(-50.0, 50.0)][numbers.below(4) as usize];
    let reach = (114.0_f64 * 114.0 - rise * rise).sqrt() - numbers.within(-5.0, 12.0);
    let far = Footing { centre: base.centre + way * reach, height: base.height + rise };
    Deck::between(&SIZES, base, far, tip, numbers.within(-4.0, 4.0), lying).ok()
}

#[test]
fn decks_on_one_disc_touch_and_do_not_cut_into_each_other() {
    let mut numbers = Numbers(21);
    // On the disc itself, on the first deck, on the second.
    let mut tally = Tally::of(3);
    while tally.total() < CONFIGURATIONS {
        let base = Footing { centre: numbers.point(50.0), height: 60.0 };
        let disc = Disc::new(base.centre, SIZES.radius);
        let mut lying: Vec<Slab> = Vec::new();
        for _ in 0..3 {
            let Some(deck) = laid(&mut numbers, base, &lying) else { continue };
            // What meets outside of the disc is refused for that.
            let meets = |old: &Slab| deck.slab.against_outside(old, &disc, 0.0).is_touching();
            if lying.iter().any(meets) {
                continue;
            }
            let cuts = lying.iter().map(|old| depth(&deck.slab, old)).fold(f64::MIN, f64::max);
            assert!(cuts < CUT, "{cuts}: {deck:?} {lying:?}");
            match deck.on {
                Some(idx) => assert!(depth(&deck.slab, &lying[idx]) > -CUT, "{deck:?} {lying:?}"),
                None => {
                    let (rim, low) = (deck.slab.strip().local(disc.centre).x + 9.5, base.height);
                    let gap = deck.slab.under_at(0.0).min(deck.slab.under_at(rim)) - low;
                    assert!(gap.abs() < TOLERANCE, "{deck:?}");
                }
            }
            tally.agreed(deck.on.map_or(0, |idx| idx.min(1) + 1));
            lying.push(deck.slab);
        }
    }
    tally.close("decks on one disc");
}

/// What a stroke across the common region shows outside of the disc.
struct Glance {
    /// How far its two ends are from the middle of the disc.
    reaches: (f64, f64),
    /// The least and greatest rise outside of the disc.
    rises: Option<(f64, f64)>,
}

fn glance(sweep: &Sweep, disc: &Disc, rise: impl Fn(Point) -> f64, y: f64) -> Glance {
    let (from, to) = sweep.stroke(y);
    let reach = |point: Point| (point.x - disc.centre.x).hypot(point.y - disc.centre.y);
    let at =
        |part: f64| Point::new(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
    let mut parts = Vec::with_capacity(4);
    parts.extend((reach(from) > disc.radius).then_some(0.0));
    parts.extend((reach(to) > disc.radius).then_some(1.0));
    if !parts.is_empty() {
        // The stroke is nearest to the middle here; it meets the rim as far off to either side.
        let length = (to.x - from.x).hypot(to.y - from.y);
        let way = Point::new((to.x - from.x) / length, (to.y - from.y) / length);
        let ahead = (disc.centre.x - from.x) * way.x + (disc.centre.y - from.y) * way.y;
        let off = (disc.centre.x - from.x) * way.y - (disc.centre.y - from.y) * way.x;
        let chord = (disc.radius * disc.radius - off * off).max(0.0).sqrt();
        let rim = [(ahead - chord) / length, (ahead + chord) / length];
        parts.extend(rim.into_iter().filter(|part| (0.0..=1.0).contains(part)));
    }
    let rises = parts.iter().map(|part| rise(at(*part)));
    let (least, most) = rises.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), rise| {
        (low.min(rise), high.max(rise))
    });
    let rises = (!parts.is_empty()).then_some((least, most));
    Glance { reaches: (reach(from), reach(to)), rises }
}

/// The verdict by strokes: all over the region, and again ever closer wherever one of the
/// questions (how far does it reach, where is it lowest and highest) has a better answer than
/// next to it.
fn strokes_say(new: &Slab, old: &Slab, disc: &Disc, margin: f64) -> usize {
    const STROKES: usize = 200;
    let region = Region::default().strip(&outline(new), margin).strip(&outline(old), 0.0);
    let Some(sweep) = region.sweep() else {
        return 0;
    };
    let look = |y: f64| glance(&sweep, disc, |point| under(new, point) - under(old, point), y);
    let questions: [fn(&Glance) -> f64; 4] = [
        |seen| seen.reaches.0,
        |seen| seen.reaches.1,
        |seen| seen.rises.map_or(f64::NEG_INFINITY, |(least, _)| -least),
        |seen| seen.rises.map_or(f64::NEG_INFINITY, |(_, most)| most),
    ];
    let step = (sweep.high - sweep.low) / STROKES as f64;
    let all: Vec<Glance> = (0..=STROKES).map(|idx| look(sweep.low + idx as f64 * step)).collect();
    let (mut least, mut most) = (f64::INFINITY, f64::NEG_INFINITY);
    let mut note = |seen: &Glance| {
        if let Some((low, high)) = seen.rises {
            least = least.min(low);
            most = most.max(high);
        }
    };
    all.iter().for_each(&mut note);
    for question in questions {
        let answer = |idx: usize| all.get(idx).map_or(f64::NEG_INFINITY, question);
        for idx in 0..=STROKES {
            let here = answer(idx);
            if here < answer(idx.wrapping_sub(1)) || here <= answer(idx + 1) {
                continue;
            }
            let (mut y, mut step) = (sweep.low + idx as f64 * step, step);
            for _ in 0..10 {
                let near = [-3, -2, -1, 1, 2, 3].map(|part| y + f64::from(part) * step / 3.0);
                let mut best = question(&look(y));
                for near in near.map(|near| near.clamp(sweep.low, sweep.high)) {
                    let seen = look(near);
                    note(&seen);
                    if question(&seen) > best {
                        (best, y) = (question(&seen), near);
                    }
                }
                step /= 3.0;
            }
        }
    }
    if least > most {
        0
    } else if least - old.thickness() >= margin {
        1
    } else if -most - new.thickness() >= margin {
        2
    } else {
        3
    }
}

#[test]
fn outside_of_the_disc_slabs_meet_as_strokes_show_them() {
    let mut numbers = Numbers(22);
    let mut tally = Tally::of(4);
    for _ in 0..CONFIGURATIONS {
        let (new, old, disc) = pair(&mut numbers);
        let side = new.strip().axis.left();
        let aside = |step: f64| moved(&new, side * step, 0.0);
        let raised = |up: f64| moved(&new, Point::ORIGIN, up);
        let meet = |slab: &Slab| slab.against_outside(&old, &disc, MARGIN);
        let new = match numbers.below(3) {
            1 if meet(&new) != Meeting::Apart => {
                let end = if numbers.below(2) == 0 { 12.0 } else { -12.0 };
                let edge = boundary(0.0, end, |step| meet(&aside(step)) != Meeting::Apart);
                aside(edge + numbers.nudge())
            }
            2 => {
                let over = numbers.below(2) == 0;
                let (clear, wrong) = if over { (200.0, -200.0) } else { (-200.0, 200.0) };
                let edge = boundary(clear, wrong, |up| match meet(&raised(up)) {
                    Meeting::Over(_) => over,
                    Meeting::Under(_) => !over,
                    _ => false,
                });
                raised(edge + numbers.nudge())
            }
            _ => new,
        };
        let with = |slack: f64| {
            let disc = Disc::new(disc.centre, disc.radius - slack);
            strokes_say(&new, &old, &disc, MARGIN + slack)
        };
        let (loose, strict) = (with(-TOLERANCE), with(TOLERANCE));
        if loose != strict {
            tally.doubt();
            continue;
        }
        let kind = match meet(&new) {
            Meeting::Apart => 0,
            Meeting::Over(_) => 1,
            Meeting::Under(_) => 2,
            Meeting::Touching => 3,
        };
        assert_eq!(kind, loose, "{new:?} {old:?} {disc:?}");
        tally.agreed(kind);
    }
    tally.close_with("outside of the shared disc", 10);
}
