//! Roads as true boxes, turned in space and measured from what views tell of them: in two hundred
//! games between bots no two of them cut into each other, and none hovers over what it lies on.
//! Nothing here is shared with the rules, which measure upright slabs over their plans.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use arena::{Bout, play_out};
use contract::{Bot, Chance, Game, Levels, Seed, Silent, Skill, Viewer};
use tokyo_highway::view::Lie;
use tokyo_highway::{Setup, TokyoHighway, View};

const GAMES: u64 = 200;
/// How deep two roads may seem to cut into each other, in millimetres: views round to hundredths.
const DEEPEST: f64 = 0.05;
/// How far above what it lies on a road may seem to be.
const HIGHEST: f64 = 0.05;

type Vector = [f64; 3];

fn dot(one: Vector, other: Vector) -> f64 {
    one.iter().zip(other).map(|(a, b)| a * b).sum()
}

fn cross([a, b, c]: Vector, [x, y, z]: Vector) -> Vector {
    [b * z - c * y, c * x - a * z, a * y - b * x]
}

fn minus(one: Vector, other: Vector) -> Vector {
    std::array::from_fn(|idx| one[idx] - other[idx])
}

fn along(from: Vector, way: Vector, step: f64) -> Vector {
    std::array::from_fn(|idx| from[idx] + way[idx] * step)
}

fn unit(vector: Vector) -> Vector {
    let length = dot(vector, vector).sqrt();
    vector.map(|part| part / length)
}

/// A stick of 114 by 10 by 2.
#[derive(Clone, Copy, Debug)]
struct Stick {
    centre: Vector,
    axes: [Vector; 3],
}

const HALVES: [f64; 3] = [57.0, 5.0, 1.0];

impl Stick {
    /// The stick whose underside runs as a view tells.
    fn of(lie: &Lie) -> Stick {
        let mm = |hundredths: i32| f64::from(hundredths) / 100.0;
        let from = [mm(lie.from.x), mm(lie.from.y), mm(lie.from_height.0)];
        let to = [mm(lie.to.x), mm(lie.to.y), mm(lie.to_height.0)];
        let length = dot(minus(to, from), minus(to, from)).sqrt();
        assert!((length - 114.0).abs() < 0.02, "a road is 114 long, not {length}");
        let ahead = unit(minus(to, from));
        let aside = unit(cross([0.0, 0.0, 1.0], ahead));
        let up = cross(ahead, aside);
        let centre = along(along(from, ahead, 57.0), up, 1.0);
        Stick { centre, axes: [ahead, aside, up] }
    }

    /// How far it reaches from its middle along a unit vector.
    fn reach(&self, way: Vector) -> f64 {
        self.axes.iter().zip(HALVES).map(|(axis, half)| half * dot(*axis, way).abs()).sum()
    }

    /// How deep two sticks cut into each other: the least push along any face or any pair of
    /// edges that parts them. Negative if they are apart.
    fn depth(&self, other: &Stick) -> f64 {
        let between = minus(other.centre, self.centre);
        let edges = self.axes.iter().flat_map(|a| other.axes.map(|b| cross(*a, b)));
        let faces = self.axes.into_iter().chain(other.axes);
        let ways = faces.chain(edges.filter(|way| dot(*way, *way) > 1e-9)).map(unit);
        let pushes = ways.map(|way| self.reach(way) + other.reach(way) - dot(between, way).abs());
        pushes.fold(f64::INFINITY, f64::min)
    }
}

/// Plays a game between bots of both skills; the last view.
fn last_view(number: u64) -> View {
    let seats = 2 + (number % 3) as usize;
    let skills = [Skill::Easy, Skill::Normal, Skill::Easy, Skill::Random];
    let mut bots: Vec<Box<dyn Bot<TokyoHighway>>> =
        (0..seats).map(|seat| TokyoHighway::bot(skills[(number as usize + seat) % 4])).collect();
    let seed = Seed::from_number(16).of_match(number);
    let mut chance = Chance::new(&seed, 0);
    let state = TokyoHighway::open(&Setup::default(), seats, &mut chance).unwrap();
    let mut copy = state.clone();
    let bot_chance = Chance::new(&seed, u64::MAX);
    let bout = Bout { state, bots: &mut bots, seed, bot_chance, limit: 5_000 };
    play_out(bout, &mut |entry| {
        copy.play(entry, &mut Chance::from_number(0), &mut Silent).unwrap();
    });
    assert!(copy.over.is_some(), "game {number} came to no end");
    copy.view(Viewer::Public)
}

#[test]
fn no_two_roads_cut_into_each_other_and_none_hovers() {
    let (mut roads, mut sharing, mut stacked) = (0, 0, 0);
    let (mut deepest, mut cut, mut hovering) = (f64::NEG_INFINITY, 0, 0);
    for number in 0..GAMES {
        let view = last_view(number);
        let sticks: Vec<Stick> = view.lies.iter().map(Stick::of).collect();
        roads += sticks.len();
        for (idx, (stick, road)) in sticks.iter().zip(&view.truth.roads).enumerate() {
            let mut touches = false;
            for (other, its) in sticks.iter().zip(&view.truth.roads).take(idx) {
                let depth = stick.depth(other);
                if its.rests_on(road.base) {
                    sharing += 1;
                    touches |= depth > -HIGHEST;
                }
                cut += u32::from(depth > DEEPEST);
                deepest = deepest.max(depth);
            }
            if road.layer > 0 {
                stacked += 1;
                hovering += u32::from(!touches);
            }
        }
    }
    println!(
        "{roads} roads in {GAMES} games, {sharing} pairs on one column, {stacked} roads on others: \
         {cut} pairs cut into each other, {deepest:.4} mm at most; {hovering} hover"
    );
    assert!(sharing > 1_000 && stacked > 500, "hardly anything was measured");
    assert!(cut == 0, "{cut} pairs cut into each other, by up to {deepest:.4} mm");
    assert!(hovering == 0, "{hovering} of {stacked} roads hover over what they lie on");
}
