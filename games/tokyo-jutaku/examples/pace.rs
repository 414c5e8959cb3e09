//! How long the bots take for a three-floor site, and what they build in ten minutes alone, which
//! the medals are set by: `cargo run --release -p tokyo-jutaku --example pace [-- SITES GAMES]`.

use arena::{Bout, play_out};
use building::Side;
use contract::{Chance, Game, Levels, Seed, Skill};
use tokyo_jutaku::mind::manner::{EASY, EXPERT, HARD, MASTER, Manner, NORMAL};
use tokyo_jutaku::mind::pace::times;
use tokyo_jutaku::setup::Mode;
use tokyo_jutaku::{Setup, TokyoJutaku};

const MANNERS: [(&str, Manner); 5] =
    [("easy", EASY), ("normal", NORMAL), ("hard", HARD), ("expert", EXPERT), ("master", MASTER)];

fn main() {
    let mut words = std::env::args().skip(1).filter_map(|word| word.parse::<usize>().ok());
    let (sites, games) = (words.next().unwrap_or(200), words.next().unwrap_or(100));
    for side in [Side::White, Side::Blue] {
        for (name, manner) in MANNERS {
            let times = times(manner, 3, side, sites);
            let part = |hundredths: usize| {
                times.get(sites * hundredths / 100).map_or(0.0, |ms| *ms as f64 / 1_000.0)
            };
            let (low, median, high) = (part(10), part(50), part(90));
            println!(
                "{side:?} {name}: median {median:.1} s of {sites} three-floor sites, \
                 {low:.1} to {high:.1} s for eight in ten"
            );
        }
    }
    for side in [Side::White, Side::Blue] {
        for skill in [Skill::Easy, Skill::Normal] {
            let mean = (0..games).map(|number| tour(side, skill, number as u64)).sum::<i64>();
            let mean = mean / (games as i64).max(1);
            println!("{side:?} {skill}: {mean} yen in ten minutes, mean of {games}");
        }
    }
}

/// What a bot builds alone in ten minutes.
fn tour(side: Side, skill: Skill, number: u64) -> i64 {
    let setup = Setup { mode: Mode::Attack, side, attack: 10, ..Setup::default() };
    let Ok(state) = TokyoJutaku::open(&setup, 1, &mut Chance::from_number(number)) else {
        return 0;
    };
    let mut bots = vec![TokyoJutaku::bot(skill)];
    let (seed, bot_chance) = (Seed::from_number(number), Chance::from_number(number + 1_000));
    let bout = Bout { state, bots: &mut bots, seed, bot_chance, limit: 10_000 };
    let end = play_out(bout, &mut |_| ());
    end.outcome.map_or(0, |outcome| outcome.scores.values().map(|yen| i64::from(*yen)).sum())
}
