//! Brute force: the same questions as the crate answers, asked of slices, rays and directions.
//! Nothing here clips a polygon or knows a formula of the crate; only plain numbers are shared.

#![allow(dead_code, reason = "every test takes what it needs")]

use tokyo_highway::geometry::{Convex, Disc, Point, Slab, Strip};

/// How many configurations each predicate is compared on.
pub const CONFIGURATIONS: usize = 100_000;

/// Numbers that look random and are the same every time (splitmix64).
pub struct Numbers(pub u64);

impl Numbers {
    /// 64 more bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number from low to high.
    pub fn within(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * ((self.bits() >> 11) as f64 / (1_u64 << 53) as f64)
    }

    /// A whole number below a bound.
    pub fn below(&mut self, bound: u64) -> u64 {
        self.bits() % bound
    }

    /// A point of a square round the origin.
    pub fn point(&mut self, spread: f64) -> Point {
        Point::new(self.within(-spread, spread), self.within(-spread, spread))
    }

    /// A unit vector; every fourth time one along the axes of the table.
    pub fn unit(&mut self) -> Point {
        let angle = if self.below(4) == 0 {
            self.below(4) as f64 * std::f64::consts::FRAC_PI_2
        } else {
            self.within(0.0, std::f64::consts::TAU)
        };
        Point::new(angle.cos(), angle.sin())
    }

    /// A small step off a boundary, to either side: 0.001 to 0.5 millimetres.
    pub fn nudge(&mut self) -> f64 {
        let size = 0.001 * 500_f64.powf(self.within(0.0, 1.0));
        if self.below(2) == 0 { size } else { -size }
    }
}

/// Where a test that holds at `yes` and not at `no` changes its answer.
pub fn boundary(mut yes: f64, mut no: f64, test: impl Fn(f64) -> bool) -> f64 {
    for _ in 0..40 {
        let middle = (yes + no) / 2.0;
        if test(middle) { yes = middle } else { no = middle }
    }
    yes
}

/// Half of the plane: the points with `x * at.x + y * at.y <= limit`.
#[derive(Clone, Copy)]
struct Half {
    x: f64,
    y: f64,
    limit: f64,
}

/// What some half planes and at most one disc have in common.
#[derive(Clone, Default)]
pub struct Region {
    halves: Vec<Half>,
    disc: Option<(Point, f64)>,
}

/// Where a slice must stop for a half plane: at `start + lean * y`, at its upper or lower end.
#[derive(Clone, Copy)]
struct Stop {
    start: f64,
    lean: f64,
    upper: bool,
}

/// A region seen in slices along `x`, after a turn that keeps every side away from `x`.
struct Slices {
    stops: Vec<Stop>,
    disc: Option<(Point, f64)>,
    turn: (f64, f64),
    low: f64,
    high: f64,
}

impl Region {
    /// Also within a strip grown by this much.
    pub fn strip(mut self, strip: &Strip, margin: f64) -> Region {
        let (a, s) = (strip.axis, strip.start);
        let along = a.x * s.x + a.y * s.y;
        let across = a.x * s.y - a.y * s.x;
        let wide = strip.half_width + margin;
        self.halves.extend([
            Half { x: a.x, y: a.y, limit: along + strip.length + margin },
            Half { x: -a.x, y: -a.y, limit: margin - along },
            Half { x: -a.y, y: a.x, limit: across + wide },
            Half { x: a.y, y: -a.x, limit: wide - across },
        ]);
        self
    }

    /// Also within a polygon.
    pub fn convex(mut self, convex: &Convex) -> Region {
        let corners = convex.corners();
        for (idx, from) in corners.iter().enumerate() {
            let to = corners[(idx + 1) % corners.len()];
            let (x, y) = (to.y - from.y, from.x - to.x);
            let size = (x * x + y * y).sqrt();
            let (x, y) = (x / size, y / size);
            self.halves.push(Half { x, y, limit: x * from.x + y * from.y });
        }
        self
    }

    /// Also within a disc. The last one counts.
    pub fn disc(mut self, disc: &Disc, margin: f64) -> Region {
        self.disc = Some((disc.centre, disc.radius + margin));
        self
    }

    /// The least and greatest value of a plane over the region; nothing if the region is empty.
    pub fn extremes(&self, value: impl Fn(Point) -> f64) -> Option<(f64, f64)> {
        let sweep = self.sweep()?;
        let ends = |y: f64| {
            let (from, to) = sweep.stroke(y);
            (value(from), value(to))
        };
        let least = |(one, other): (f64, f64)| one.min(other);
        let most = |(one, other): (f64, f64)| one.max(other);
        // Over convex slices of a plane, the least value is convex from slice to slice.
        let lowest_value = lowest(sweep.low, sweep.high, |y| least(ends(y)));
        let highest_value = -lowest(sweep.low, sweep.high, |y| -most(ends(y)));
        Some((lowest_value, highest_value))
    }

    /// The region as strokes from side to side; nothing if it is empty.
    pub fn sweep(&self) -> Option<Sweep> {
        let slices = self.slices();
        let inside = slices.widest()?;
        let low = boundary(inside, slices.low, |y| slices.width(y) >= 0.0);
        let high = boundary(inside, slices.high, |y| slices.width(y) >= 0.0);
        Some(Sweep { slices, low, high })
    }

    /// Whether the region has an inside.
    pub fn is_solid(&self) -> bool {
        self.slices().widest().is_some()
    }

    fn slices(&self) -> Slices {
        let steepest = |angle: &f64| {
            let (sin, cos) = angle.sin_cos();
            self.halves.iter().map(|h| (h.x * cos + h.y * sin).abs()).fold(1.0, f64::min)
        };
        let angles = [0.3, 0.8, 1.4, 2.0, 2.7];
        let best = angles.iter().max_by(|a, b| steepest(a).total_cmp(&steepest(b)));
        let (sin, cos) = best.copied().unwrap_or(0.3).sin_cos();
        let turned = |x: f64, y: f64| (x * cos + y * sin, y * cos - x * sin);
        let stops = self.halves.iter().map(|half| {
            let (x, y) = turned(half.x, half.y);
            Stop { start: half.limit / x, lean: -y / x, upper: x > 0.0 }
        });
        let disc = self.disc.map(|(centre, radius)| {
            let (x, y) = turned(centre.x, centre.y);
            (Point::new(x, y), radius)
        });
        let (low, high) = disc.map_or((-2_000.0, 2_000.0), |(c, r)| (c.y - r, c.y + r));
        Slices { stops: stops.collect(), disc, turn: (sin, cos), low, high }
    }
}

impl Slices {
    /// From where to where the slice at `y` reaches; the wrong way round if it is empty.
    fn slice(&self, y: f64) -> (f64, f64) {
        let start = match self.disc {
            Some((centre, radius)) => {
                let off = y - centre.y;
                let half = (radius * radius - off * off).max(0.0).sqrt();
                (centre.x - half, centre.x + half)
            }
            None => (-1e6, 1e6),
        };
        self.stops.iter().fold(start, |(low, high), stop| {
            let bound = stop.start + stop.lean * y;
            if stop.upper { (low, high.min(bound)) } else { (low.max(bound), high) }
        })
    }

    fn width(&self, y: f64) -> f64 {
        let (low, high) = self.slice(y);
        high - low
    }

    /// A slice that has a width, if any has.
    fn widest(&self) -> Option<f64> {
        let (mut low, mut high) = (self.low, self.high);
        for _ in 0..90 {
            let (left, right) = (low + (high - low) / 3.0, high - (high - low) / 3.0);
            let (left_width, right_width) = (self.width(left), self.width(right));
            if left_width > 1e-9 {
                return Some(left);
            }
            if left_width < right_width { low = left } else { high = right }
        }
        None
    }

    fn back(&self, x: f64, y: f64) -> Point {
        let (sin, cos) = self.turn;
        Point::new(x * cos - y * sin, y * cos + x * sin)
    }
}

/// A region that is not empty, as strokes from side to side.
pub struct Sweep {
    slices: Slices,
    /// The first stroke.
    pub low: f64,
    /// The last stroke.
    pub high: f64,
}

impl Sweep {
    /// Both ends of a stroke.
    pub fn stroke(&self, y: f64) -> (Point, Point) {
        let (from, to) = self.slices.slice(y);
        (self.slices.back(from, y), self.slices.back(to, y))
    }
}

/// The lowest value of a convex function between two places, by the golden section.
fn lowest(mut low: f64, mut high: f64, value: impl Fn(f64) -> f64) -> f64 {
    const PART: f64 = 0.618_033_988_749_894_8;
    let mut best = value(low).min(value(high));
    let (mut left, mut right) = (high - (high - low) * PART, low + (high - low) * PART);
    let (mut at_left, mut at_right) = (value(left), value(right));
    for _ in 0..48 {
        best = best.min(at_left).min(at_right);
        if at_left < at_right {
            (high, right, at_right) = (right, left, at_left);
            left = high - (high - low) * PART;
            at_left = value(left);
        } else {
            (low, left, at_left) = (left, right, at_right);
            right = low + (high - low) * PART;
            at_right = value(right);
        }
    }
    best
}

/// How far two sets of points, taken as the corners of convex shapes, are apart: the most that
/// any direction separates them. Negative if they overlap.
pub fn distance(one: &[Point], other: &[Point]) -> f64 {
    let separation = |angle: f64| {
        let way = Point::new(angle.cos(), angle.sin());
        let most = one.iter().map(|p| p.x * way.x + p.y * way.y).fold(f64::MIN, f64::max);
        let least = other.iter().map(|p| p.x * way.x + p.y * way.y).fold(f64::MAX, f64::min);
        least - most
    };
    let mut step = std::f64::consts::TAU / 180.0;
    let best = |angles: &mut dyn Iterator<Item = f64>| {
        angles.max_by(|a, b| separation(*a).total_cmp(&separation(*b))).unwrap_or(0.0)
    };
    let mut angle = best(&mut (0..180).map(|idx| f64::from(idx) * step));
    for _ in 0..16 {
        step /= 4.0;
        angle = best(&mut (-4..=4).map(|idx| angle + f64::from(idx) * step));
    }
    separation(angle)
}

/// The height of a slab's underside over a point, from the plain numbers.
pub fn under(slab: &Slab, point: Point) -> f64 {
    let strip = slab.strip();
    let (x, y) = (point.x - strip.start.x, point.y - strip.start.y);
    slab.under_at(0.0) + slab.slope() * (x * strip.axis.x + y * strip.axis.y)
}

/// Everything of the table that a slab covers: its ends are square to its slope, so its top is
/// moved towards its lower end.
pub fn outline(slab: &Slab) -> Strip {
    let (sin, cos) = slab.slope().atan().sin_cos();
    let moved = slab.thickness() * cos * sin;
    let strip = slab.strip();
    let start = strip.start - strip.axis * moved.max(0.0);
    Strip { start, length: strip.length + moved.abs(), ..*strip }
}

/// How deep two slabs cut into each other as boxes in space: the least push along a face or a pair
/// of edges that parts them. Not positive if they are apart.
pub fn depth(one: &Slab, other: &Slab) -> f64 {
    let cross =
        |[a, b, c]: [f64; 3], [x, y, z]: [f64; 3]| [b * z - c * y, c * x - a * z, a * y - b * x];
    let dot = |a: [f64; 3], b: [f64; 3]| a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    // The middle, the three axes and how far it reaches along each.
    let cuboid = |slab: &Slab| {
        let (strip, (sin, cos)) = (slab.strip(), slab.slope().atan().sin_cos());
        let ahead = [strip.axis.x * cos, strip.axis.y * cos, sin];
        let aside = [-strip.axis.y, strip.axis.x, 0.0];
        let up = cross(ahead, aside);
        let halves = [strip.length / cos / 2.0, strip.half_width, slab.thickness() * cos / 2.0];
        let start = [strip.start.x, strip.start.y, slab.under_at(0.0)];
        let middle = [0, 1, 2].map(|i| start[i] + ahead[i] * halves[0] + up[i] * halves[2]);
        (middle, [ahead, aside, up], halves)
    };
    let (one, other) = (cuboid(one), cuboid(other));
    let between = [0, 1, 2].map(|i| other.0[i] - one.0[i]);
    let edges = one.1.iter().flat_map(|a| other.1.map(|b| cross(*a, b)));
    let ways = one.1.into_iter().chain(other.1).chain(edges).filter(|way| dot(*way, *way) > 1e-9);
    let push = |way: [f64; 3]| {
        let reach = |axes: &[[f64; 3]; 3], halves: [f64; 3]| {
            axes.iter().zip(halves).map(|(axis, half)| half * dot(*axis, way).abs()).sum::<f64>()
        };
        let apart = dot(between, way).abs();
        (reach(&one.1, one.2) + reach(&other.1, other.2) - apart) / dot(way, way).sqrt()
    };
    ways.map(push).fold(f64::INFINITY, f64::min)
}

/// The slab moved in plan and upwards.
pub fn moved(slab: &Slab, by: Point, up: f64) -> Slab {
    let strip = Strip { start: slab.strip().start + by, ..*slab.strip() };
    Slab::new(strip, slab.under_at(0.0) + up, slab.slope(), slab.thickness())
}

/// A slab of any size, from a small car to a long deck, anywhere near the origin.
pub fn any_slab(numbers: &mut Numbers, spread: f64) -> Slab {
    let (length, half_width) = match numbers.below(3) {
        0 => (14.0, 3.25),
        1 => (numbers.within(5.0, 150.0), numbers.within(1.0, 12.0)),
        _ => (numbers.within(95.0, 114.0), 5.0),
    };
    let slope = if numbers.below(4) == 0 { 0.0 } else { numbers.within(-0.7, 0.7) };
    let strip = Strip { start: numbers.point(spread), axis: numbers.unit(), length, half_width };
    Slab::new(strip, numbers.within(0.0, 60.0), slope, numbers.within(1.5, 7.0))
}

/// Any place of a slab's plan.
pub fn any_place(numbers: &mut Numbers, slab: &Slab) -> Point {
    let strip = slab.strip();
    let along = strip.axis * (strip.length * numbers.within(0.0, 1.0));
    let side = Point::new(-strip.axis.y, strip.axis.x);
    strip.start + along + side * (strip.half_width * numbers.within(-1.0, 1.0))
}

/// The slab moved so that some place of it comes to lie over a point.
pub fn brought(numbers: &mut Numbers, slab: &Slab, to: Point) -> Slab {
    let place = any_place(numbers, slab);
    moved(slab, to - place, 0.0)
}

/// Counts what was compared, and fails if too much was left in doubt or a verdict hardly came up.
pub struct Tally {
    kinds: Vec<usize>,
    doubtful: usize,
}

impl Tally {
    /// For that many kinds of verdict.
    pub fn of(n_kinds: usize) -> Tally {
        Tally { kinds: vec![0; n_kinds], doubtful: 0 }
    }

    /// One verdict compared.
    pub fn agreed(&mut self, kind: usize) {
        self.kinds[kind] += 1;
    }

    /// One too close to call.
    pub fn doubt(&mut self) {
        self.doubtful += 1;
    }

    /// How many were compared or left in doubt.
    pub fn total(&self) -> usize {
        self.kinds.iter().sum::<usize>() + self.doubtful
    }

    /// Every kind came up in one of fifty or more; less than one in a thousand was doubtful.
    pub fn close(&self, name: &str) {
        self.close_with(name, 1);
    }

    /// The same with that many doubtful ones in a thousand, where brute force sees less sharply.
    pub fn close_with(&self, name: &str, in_a_thousand: usize) {
        println!("{name}: {:?} compared, {} in doubt", self.kinds, self.doubtful);
        let total = self.total();
        assert!(total >= CONFIGURATIONS);
        let few = self.doubtful * 1_000 <= total * in_a_thousand;
        assert!(few, "{name}: {} in doubt", self.doubtful);
        assert!(self.kinds.iter().all(|kind| kind * 50 > total), "{name}: {:?}", self.kinds);
    }
}
