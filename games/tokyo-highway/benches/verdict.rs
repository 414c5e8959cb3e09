//! How long a whole verdict on a new deck takes on a crowded table.
//!
//! `cargo bench -p geometry`

use divan::counter::ItemsCount;
use tokyo_highway::geometry::{
    Block, Convex, Deck, Disc, Footing, Footprint, Heading, Outline, Pillar, Point, Sizes, Slab,
    Tip, crossing,
};

const SIZES: Sizes = Sizes { length: 114.0, width: 10.0, thickness: 2.0, radius: 9.5 };
const EPS: f64 = 0.3;
const PIECES: usize = 40;
const CANDIDATES: usize = 1_000;

/// A table with forty decks, pillars and cars and four blocks, and new decks with their pillars.
struct Scene {
    table: Disc,
    decks: Vec<Slab>,
    pillars: Vec<Pillar>,
    cars: Vec<Slab>,
    blocks: Vec<Block>,
    candidates: Vec<(Slab, Pillar)>,
}

/// Numbers that look random and are the same every time.
struct Numbers(u64);

impl Numbers {
    fn next(&mut self, low: f64, high: f64) -> f64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        low + (high - low) * ((self.0 >> 11) as f64 / (1u64 << 53) as f64)
    }
}

/// A deck that starts anywhere within so far from the middle, with the pillar at its far end.
fn build(numbers: &mut Numbers, spread: f64) -> (Slab, Pillar) {
    loop {
        let centre = Point::new(numbers.next(-spread, spread), numbers.next(-spread, spread));
        let level = |number: f64| 10.0 * libm::floor(number);
        let base = Footing { centre, height: level(numbers.next(1.0, 6.0)) };
        let way = Heading(numbers.next(0.0, 36_000.0) as i32).unit();
        let far = Footing {
            centre: centre + way * numbers.next(105.0, 115.0),
            height: (base.height + level(numbers.next(-1.0, 2.0))).max(10.0),
        };
        let tip = Tip { past: 2.0, aside: numbers.next(-3.0, 3.0) };
        if let Ok(deck) = Deck::between(&SIZES, base, far, tip, 0.0, &[]) {
            let disc = Disc::new(far.centre, SIZES.radius);
            return (deck.slab, Pillar { disc, top: far.height });
        }
    }
}

fn scene() -> Scene {
    let mut numbers = Numbers(7);
    let built: Vec<(Slab, Pillar)> = (0..PIECES).map(|_| build(&mut numbers, 250.0)).collect();
    let footprint = Footprint { along: 57.0, across: 0.0, length: 14.0, width: 6.5 };
    let right = Point::new(1.0, 0.0);
    let place = Point::new(200.0, 200.0);
    let hexagon = Convex::hexagon(place, 30.0, right).map(Outline::Convex);
    let triangle = Convex::triangle(-place, 36.0, right).map(Outline::Convex);
    let square = Convex::square(place.left(), 26.0, right).map(Outline::Convex);
    let round = Some(Outline::Disc(Disc::new(-place.left(), 15.0)));
    Scene {
        table: Disc::new(Point::ORIGIN, 440.0),
        decks: built.iter().map(|(slab, _)| *slab).collect(),
        pillars: built.iter().map(|(_, pillar)| *pillar).collect(),
        cars: built.iter().map(|(slab, _)| slab.standing(&footprint, 6.0)).collect(),
        blocks: [hexagon, triangle, square, round]
            .into_iter()
            .flatten()
            .map(|outline| Block::new(outline, 80.0))
            .collect(),
        candidates: (0..CANDIDATES).map(|_| build(&mut numbers, 250.0)).collect(),
    }
}

/// Everything is looked at: nothing stops at the first fault, as a real judge would.
fn faults(scene: &Scene, deck: &Slab, pillar: &Pillar) -> usize {
    let table = &scene.table;
    let mut faults = 0;
    faults += usize::from(!table.contains_disc(&pillar.disc));
    faults += usize::from(!table.contains_strip(deck.strip()));
    for old in &scene.decks {
        faults += usize::from(deck.against(old, EPS).is_touching());
        faults += usize::from(crossing(deck, old).is_some());
        faults += usize::from(old.against_pillar(pillar, EPS).is_touching());
    }
    for old in &scene.pillars {
        faults += usize::from(deck.hides(&old.disc));
        faults += usize::from(deck.against_pillar(old, EPS).is_touching());
        faults += usize::from(!pillar.clears(old, EPS));
    }
    for car in &scene.cars {
        faults += usize::from(deck.against(car, EPS).is_touching());
        faults += usize::from(car.against_pillar(pillar, EPS).is_touching());
    }
    for block in &scene.blocks {
        faults += usize::from(deck.against_block(block, EPS).is_touching());
        faults += usize::from(!block.clears_pillar(pillar, EPS));
    }
    faults
}

fn main() {
    divan::main();
}

/// One item is one new deck with its pillar, judged against everything on the table.
#[divan::bench]
fn whole_verdict(bencher: divan::Bencher<'_, '_>) {
    let scene = scene();
    bencher.counter(ItemsCount::new(CANDIDATES)).bench_local(|| {
        let judged = scene.candidates.iter().map(|(deck, pillar)| faults(&scene, deck, pillar));
        judged.sum::<usize>()
    });
}

/// One item is one deck laid, upwards or downwards.
#[divan::bench]
fn laying_a_deck(bencher: divan::Bencher<'_, '_>) {
    let base = |height| Footing { centre: Point::ORIGIN, height };
    let far = Footing { centre: Point::new(108.0, 3.0), height: 20.0 };
    let tip = Tip { past: 1.0, aside: 0.5 };
    bencher.counter(ItemsCount::new(2_usize)).bench_local(|| {
        [10.0, 30.0].map(|height| {
            Deck::between(&SIZES, divan::black_box(base(height)), far, tip, 0.2, &[]).is_ok()
        })
    });
}
