//! A bot with a hand: it thinks as with blueprints, and carries the pieces of what it has thought
//! of, more or less exactly.

use contract::{Bot, Chance, Game, Patience, Reply, Seat, Window};

use crate::command::Command;
use crate::hand::Path;
use crate::setup::Mode;
use crate::truth::TokyoHighway;

/// A bot that plays at tables of both kinds.
pub struct Handy {
    /// Who thinks.
    mind: Box<dyn Bot<TokyoHighway>>,
    /// How far it aims beside the mark at most, in hundredths of a millimetre; its hand trembles
    /// besides, like everybody's.
    amiss: u32,
    /// How often it has carried the same piece in vain.
    tries: u32,
    /// How many pieces stood when it tried.
    stood: usize,
}

/// How often it tries to put up a piece before it takes everything down and builds something else.
const PATIENCE: u32 = 5;
/// After this many pieces that could not stay it gives the turn up.
const GIVES_UP: u8 = 10;
/// How many other builds it looks at when it could not carry the pieces of the best one to their
/// places without hitting something, or has tried in vain.
const SECOND_THOUGHTS: usize = 12;

impl Bot<TokyoHighway> for Handy {
    fn choose(
        &mut self,
        window: &Window<'_, TokyoHighway>,
        patience: &dyn Patience,
        chance: &mut Chance,
    ) -> Reply<Command> {
        // With blueprints nothing is carried, and no look is needed to know that.
        let view = window.works_out().then(|| window.view());
        let Some(view) = view.filter(|view| view.truth.debt.is_none()) else {
            return self.mind.choose(window, patience, chance);
        };
        let state = TokyoHighway::guess(&view, chance);
        let seat = window.seat();
        if state.is_building_by_hand() {
            return Reply::now(self.next(&state, seat, chance));
        }
        let blueprint = state.as_blueprint();
        let blueprint = Window::unlisted(&blueprint, seat, window.must());
        let reply = self.mind.choose(&blueprint, patience, chance);
        if !matches!(reply.command, Some(Command::Build(_))) {
            return reply;
        }
        let is_good = |command: &Command| match command {
            Command::Build(build) => state.can_carry(seat, build),
            _ => true,
        };
        let missed = state.hand.as_ref().map_or(0, |hand| hand.missed);
        let is_patient = self.tries < PATIENCE && missed < GIVES_UP;
        if is_patient && reply.command.as_ref().is_none_or(is_good) {
            return reply;
        }
        self.tries = 0;
        let other = (0..SECOND_THOUGHTS).filter_map(|_| blueprint.sample(chance)).find(is_good);
        let other = match other {
            _ if missed >= GIVES_UP => Some(Command::Pass),
            None if state.may_give_up() => Some(Command::Pass),
            None => blueprint.sample(chance),
            some => some,
        };
        Reply { command: other.or(reply.command), ..reply }
    }
}

impl Handy {
    /// A bot with that mind, and a hand that misses by up to this much.
    pub fn new(mind: Box<dyn Bot<TokyoHighway>>, amiss: u32) -> Handy {
        Handy { mind, amiss, tries: 0, stood: 0 }
    }

    /// The next piece of what it has announced, or the end of its patience.
    fn next(&mut self, state: &TokyoHighway, seat: Seat, chance: &mut Chance) -> Option<Command> {
        let hand = state.hand.as_ref()?;
        let laid = hand.laid.as_ref().map_or(0, |laid| 1 + laid.cars.len());
        let stood = usize::from(hand.height()) + laid;
        if stood != self.stood {
            (self.stood, self.tries) = (stood, 0);
        }
        let command = state.next_by_hand(seat).into_iter().next()?;
        if matches!(command, Command::Lift { .. }) {
            self.tries += 1;
            if self.tries > PATIENCE || hand.missed >= GIVES_UP {
                return Some(if hand.laid.is_some() { Command::Done } else { Command::Clear });
            }
        }
        Some(self.aimed(command, chance))
    }

    /// The same command, not quite as exactly.
    fn aimed(&self, command: Command, chance: &mut Chance) -> Command {
        let Command::Carry { path, settled } = command else { return command };
        let mut miss = || chance.below(2 * self.amiss + 1) as i32 - self.amiss as i32;
        let (dx, dy) = (miss(), miss());
        let samples = path.0.into_iter().map(|mut sample| {
            sample.x = sample.x.saturating_add(dx);
            sample.y = sample.y.saturating_add(dy);
            sample
        });
        Command::Carry { path: Path(samples.collect()), settled }
    }
}

impl TokyoHighway {
    /// The same table with blueprints: what is being put up by hand is in the supply again.
    fn as_blueprint(&self) -> TokyoHighway {
        let mut truth = self.tidied().truth;
        truth.setup.mode = Mode::Blueprint;
        truth.hand = None;
        TokyoHighway { truth, solids: self.solids.clone() }
    }
}
