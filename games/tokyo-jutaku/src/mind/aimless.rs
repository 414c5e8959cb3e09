//! Whatever fits, at random.

use building::PieceId;
use contract::{Bot, Chance, Patience, Reply, Seat, Window};

use crate::command::Command;
use crate::state::{Phase, TokyoJutaku};
use crate::view::View;

/// Whatever fits, at the pace of somebody who does not think.
#[derive(Clone, Copy, Debug)]
pub struct Aimless;

impl Bot<TokyoJutaku> for Aimless {
    fn choose(
        &mut self,
        window: &Window<'_, TokyoJutaku>,
        _patience: &dyn Patience,
        chance: &mut Chance,
    ) -> Reply<Command> {
        // A beat that was chosen stays, and others may call "stop!" alone.
        if !window.must() {
            return Reply::now(None);
        }
        let after_ms = u64::from(1_000 + chance.below(2_001));
        let view = window.view();
        let command = next_piece(&view, window.seat(), chance).or_else(|| window.sample(chance));
        Reply { command, after_ms }
    }
}

/// A piece to take as soon as the hands are free, while they are not.
fn next_piece(view: &View, seat: Seat, chance: &mut Chance) -> Option<Command> {
    let own = view.architects.get(seat)?;
    let site = own.site.as_ref().filter(|_| matches!(view.phase, Phase::Building))?;
    let full = site.building().len() >= usize::from(site.building().plot().pieces());
    if own.busy_until.is_none() || own.hand.is_some() || full {
        return None;
    }
    let supply = view.supplies.get(seat.idx()).or_else(|| view.supplies.first())?;
    let pieces: Vec<PieceId> = supply.iter().collect();
    chance.pick(&pieces).map(|piece| Command::Grab { piece: *piece })
}
