//! Which choices lose or win the game at once.

use contract::{Chance, Entry, Game, Malformed, Offers, Seat, Silent};
use serde::{Deserialize, Serialize};

use crate::command::Command;
use crate::state::KingOfTokyo;
use crate::view::View;

/// How often a choice is tried: dice and cards that it turns up may fall out differently.
const TRIALS: u32 = 12;

/// A choice that can lose or win the game before anybody is asked again.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Prospect {
    /// The choice.
    pub command: Command,
    /// How often the player who chooses it is eliminated, of all the times it was tried.
    pub falls: f64,
    /// How often it wins.
    pub wins: f64,
}

/// The choices of the viewer that can lose or win the game at once. Rerolls are left out: after
/// one the dice still have to be resolved.
pub fn of(view: &View) -> Result<Vec<Prospect>, Malformed> {
    let Some(seat) = view.viewer.seat() else {
        return Err("only monsters have choices".into());
    };
    let mut chance = Chance::from_number(0);
    let mut offers = Offers::default();
    view.guess(&mut chance).offers(seat, &mut offers);
    let waits = |command: &Command| !matches!(command, Command::Reroll { .. });
    let prospects = offers.list.into_iter().filter(waits).map(|command| {
        let (mut falls, mut wins) = (0, 0);
        for _ in 0..TRIALS {
            let after = tried(view, seat, command, &mut chance);
            falls += u32::from(!after.monsters[seat].lives());
            wins += u32::from(after.winners().contains(seat));
        }
        let share = |count: u32| f64::from(count) / f64::from(TRIALS);
        Prospect { command, falls: share(falls), wins: share(wins) }
    });
    Ok(prospects.filter(|prospect| prospect.falls > 0.0 || prospect.wins > 0.0).collect())
}

/// A position that may come of a choice.
fn tried(view: &View, seat: Seat, command: Command, chance: &mut Chance) -> KingOfTokyo {
    let mut state = view.guess(chance);
    // What cannot be played changes nothing.
    let _ = state.play(&Entry::new(seat, 0, command), chance, &mut Silent);
    state
}
