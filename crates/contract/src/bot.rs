//! Who sits at the table without a body.

use std::fmt;
use std::str::FromStr;

use crate::chance::Chance;
use crate::game::Game;
use crate::malformed::Malformed;
use crate::window::Window;

/// Chooses commands for a seat, from what that seat can see.
pub trait Bot<G: Game>: Send + Sync {
    /// What the seat does now. Where patience ends, the best command found so far.
    fn choose(
        &mut self,
        window: &Window<'_, G>,
        patience: &dyn Patience,
        chance: &mut Chance,
    ) -> Reply<G::Command>;

    /// Whether it would play differently had it not been there from the beginning: then it is
    /// shown what its seat saw ([`Bot::recall`]) before it sits down in the middle of a match.
    fn remembers(&self) -> bool {
        false
    }

    /// Shown to a bot that remembers: what its seat saw after the opening and after each act since,
    /// in order.
    fn recall(&mut self, _view: &G::View) {}
}

/// What the bot does now. Where the match cannot go on without it and it finds nothing, a legal
/// command is drawn: better any than none.
pub fn decide<G: Game>(
    bot: &mut dyn Bot<G>,
    window: &Window<'_, G>,
    patience: &dyn Patience,
    chance: &mut Chance,
) -> Reply<G::Command> {
    let Reply { command, after_ms } = bot.choose(window, patience, chance);
    let drawn = |chance| window.must().then(|| window.sample(chance)).flatten();
    Reply { command: command.or_else(|| drawn(chance)), after_ms }
}

/// A bot's answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply<C> {
    /// What it commands; nothing if it lets a chance to interject pass.
    pub command: Option<C>,
    /// How long it takes over it, in match time. Matters only in real-time games.
    pub after_ms: u64,
}

impl<C> Reply<C> {
    /// A command without delay.
    pub fn now(command: impl Into<Option<C>>) -> Reply<C> {
        Reply { command: command.into(), after_ms: 0 }
    }
}

/// How long a bot may go on thinking. Levels are counts of iterations; in live play the table
/// also caps them by its clock, which the pure crates cannot read.
pub trait Patience {
    /// Whether it is time to answer.
    fn is_over(&self) -> bool;
}

/// As long as it takes.
#[derive(Clone, Copy, Debug)]
pub struct Endless;

impl Patience for Endless {
    fn is_over(&self) -> bool {
        false
    }
}

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Skill {
    /// Any legal command.
    Random,
    /// The best command by the game's own judgement, one step ahead.
    Greedy,
    /// For a first game.
    Easy,
    /// For most evenings.
    Normal,
    /// For people who know the game well.
    Hard,
    /// Nearly as good as the best.
    Expert,
    /// The best there is.
    Master,
    /// For programs: hard as it was before games learnt, to compare with.
    HardBefore,
    /// Tree search with that many iterations a decision: for research.
    Search(u32),
}

impl Skill {
    /// The levels for people, weakest first. All others are for programs.
    pub const LEVELS: [Skill; 5] =
        [Skill::Easy, Skill::Normal, Skill::Hard, Skill::Expert, Skill::Master];
}

impl fmt::Display for Skill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Skill::Random => f.write_str("random"),
            Skill::Greedy => f.write_str("greedy"),
            Skill::Easy => f.write_str("easy"),
            Skill::Normal => f.write_str("normal"),
            Skill::Hard => f.write_str("hard"),
            Skill::Expert => f.write_str("expert"),
            Skill::Master => f.write_str("master"),
            Skill::HardBefore => f.write_str("hard-1"),
            Skill::Search(iterations) => write!(f, "search:{iterations}"),
        }
    }
}

impl FromStr for Skill {
    type Err = Malformed;

    fn from_str(name: &str) -> Result<Skill, Malformed> {
        let iterations = name.strip_prefix("search:").and_then(|count| count.parse().ok());
        Ok(match (name, iterations) {
            ("random", _) => Skill::Random,
            ("greedy", _) => Skill::Greedy,
            ("easy", _) => Skill::Easy,
            ("normal", _) => Skill::Normal,
            ("hard", _) => Skill::Hard,
            ("expert", _) => Skill::Expert,
            ("master", _) => Skill::Master,
            ("hard-1", _) => Skill::HardBefore,
            (_, Some(iterations)) if iterations > 0 => Skill::Search(iterations),
            _ => {
                return Err(format!(
                    "there is no bot '{name}': choose easy, normal, hard, expert, master or, for \
                     programs, random, greedy, hard-1 or search:N with N iterations"
                )
                .into());
            }
        })
    }
}

impl serde::Serialize for Skill {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> serde::Deserialize<'de> for Skill {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Skill, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}
