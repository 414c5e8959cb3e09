//! Plans and builds, at the pace of a person.

use building::{PieceId, PieceSet, Point, Pose};
use contract::{Bot, Chance, Entry, Game, Patience, Reply, Seat, Window};

use crate::command::{Beat, Command};
use crate::mind::manner::Manner;
use crate::mind::plan::Plan;
use crate::mind::prospect;
use crate::offering::sensible;
use crate::setup::Assist;
use crate::site::Site;
use crate::state::{Phase, TokyoJutaku};
use crate::view;

/// Pieces that are tried when no plan was found, and ways to miss a place.
const TRIES: u32 = 8;
/// The most that a place is missed by, in micrometres.
const SLIP: u32 = 2_000;
/// The least time to see that something can be done after all, in milliseconds.
const GLANCE: u64 = 150;
/// The longest that somebody broods over one piece, in milliseconds.
const BROODS: u64 = 20_000;

/// Plans and builds, at the pace of a person.
#[derive(Clone, Debug)]
pub struct Builder {
    manner: Manner,
    plan: Option<Plan>,
    /// A piece that is taken to be placed wherever it seems to fit.
    astray: Option<PieceId>,
    /// Whether the piece that is taken will be misjudged.
    misjudges: bool,
    /// It has been seen that something on the site is wrong.
    alarmed: bool,
    /// What was about to be done, and when: an interruption does not restart the clock.
    due: Option<Due>,
}

#[derive(Clone, Debug)]
struct Due {
    command: Command,
    round: u32,
    placed: usize,
    at: u64,
}

/// What is to be done, and how long it takes.
type Act = (Command, u64);

impl Builder {
    /// Somebody who builds in that manner.
    pub fn new(manner: Manner) -> Builder {
        Builder { manner, plan: None, astray: None, misjudges: false, alarmed: false, due: None }
    }

    /// What is planned.
    pub fn plan(&self) -> Option<&Plan> {
        self.plan.as_ref()
    }

    fn decide(
        &mut self,
        state: &TokyoJutaku,
        seat: Seat,
        patience: &dyn Patience,
        chance: &mut Chance,
    ) -> Option<Act> {
        let own = state.architects.get(seat)?;
        let moves = matches!(state.phase, Phase::Movement { .. }) || own.moving.is_some();
        // Where no clock runs, nobody is kept waiting.
        let look = if state.is_beaten() { 0 } else { self.manner.look(chance) };
        match &state.phase {
            Phase::Draft { .. } => {
                Some((prospect::start(state, seat, &self.manner, chance)?, look))
            }
            _ if moves => {
                let planned = self.plan.as_ref().map(|plan| plan.card);
                let to = prospect::go_on(state, seat, &self.manner, planned, chance)?;
                Some((to, look))
            }
            // A bot that has just finished too calls as well, if there is still time.
            Phase::Frozen { .. } => {
                let right = own.site.as_ref().is_some_and(|site| site.verdict().is_empty());
                let react = self.manner.reaction(chance);
                right.then_some((Command::Stop, react))
            }
            Phase::Building if own.beat.is_some() => None,
            Phase::Building if own.busy_until.is_some() => {
                let right = own.site.as_ref().is_some_and(|site| site.verdict().is_empty());
                right.then_some((Command::Stop, self.manner.time(15, chance)))
            }
            Phase::Building => {
                let site = own.site.as_ref()?;
                if state.is_beaten() {
                    let beat = self.beat(state, seat, site, patience, chance);
                    Some((Command::Beat(beat), 0))
                } else {
                    self.build(state, seat, site, patience, chance)
                }
            }
            Phase::Countdown { .. } | Phase::Over { .. } | Phase::Movement { .. } => None,
        }
    }

    /// Takes, places, returns or calls "stop!".
    fn build(
        &mut self,
        state: &TokyoJutaku,
        seat: Seat,
        site: &Site,
        patience: &dyn Patience,
        chance: &mut Chance,
    ) -> Option<Act> {
        let hand = state.architects.get(seat)?.hand.map(|held| held.piece);
        let hushed = state.architects.get(seat)?.hushed_until.is_some();
        if hand.is_none() && missing(site) == 0 {
            let command = match (self.has_finished(site, chance), hushed) {
                (true, false) => Command::Stop,
                // A piece is turned in the hands until "stop!" can be called again.
                (true, true) => Command::Grab { piece: state.supply(seat).iter().next()? },
                (false, _) => Command::Return,
            };
            return Some((command, self.manner.time(15, chance)));
        }
        if hand.is_none() && self.notices(site, chance) {
            return Some((Command::Return, self.manner.time(40, chance)));
        }
        let early = !hushed && hand.is_none() && missing(site) == 1 && site.building().len() > 1;
        if early && Manner::is_due(self.manner.miscounts, chance) {
            return Some((Command::Stop, self.manner.time(40, chance)));
        }
        if let Some(piece) = hand.filter(|piece| self.astray == Some(*piece)) {
            let place = match self.misjudges {
                true => misjudged(site, piece, state.setup.assist, chance),
                false => guess_place(site, piece, chance),
            };
            let command = match place {
                Some(pose) => Command::Place { pose },
                None => Command::Drop,
            };
            return Some((command, self.manner.time(50, chance)));
        }
        let mut wood = *state.supply(seat);
        hand.into_iter().for_each(|piece| wood.insert(piece));
        let (next, thought) = self.next(site, wood, patience, chance);
        let (command, share) = match (hand, next) {
            (Some(piece), Some(pose)) if pose.piece() == piece => (Command::Place { pose }, 45),
            (Some(_), _) => (Command::Drop, 30),
            (None, Some(pose)) => {
                self.misjudges = Manner::is_due(self.manner.misjudges, chance);
                self.astray = Some(pose.piece()).filter(|_| self.misjudges);
                (Command::Grab { piece: pose.piece() }, 55)
            }
            (None, None) if !site.building().is_empty() => (Command::Return, 40),
            (None, None) => {
                let piece = fitting(site, wood, chance)?.piece();
                (self.astray, self.misjudges) = (Some(piece), false);
                (Command::Grab { piece }, 55)
            }
        };
        let hesitates = Manner::is_due(self.manner.hesitates, chance);
        let share = if hesitates { share + 50 } else { share };
        Some((command, thought + self.manner.time(share, chance)))
    }

    /// What is done in a beat.
    fn beat(
        &mut self,
        state: &TokyoJutaku,
        seat: Seat,
        site: &Site,
        patience: &dyn Patience,
        chance: &mut Chance,
    ) -> Beat {
        let empty = site.building().is_empty();
        if missing(site) == 0 {
            return if self.has_finished(site, chance) { Beat::Stop } else { Beat::Return };
        }
        if self.notices(site, chance) {
            return Beat::Return;
        }
        if missing(site) == 1 && !empty && Manner::is_due(self.manner.miscounts, chance) {
            return Beat::Stop;
        }
        if Manner::is_due(self.manner.hesitates, chance) {
            return Beat::Hold;
        }
        let wood = *state.supply(seat);
        let (next, _) = self.next(site, wood, patience, chance);
        let misjudges = Manner::is_due(self.manner.misjudges, chance);
        let pose = match next {
            Some(pose) if misjudges => misjudged(site, pose.piece(), state.setup.assist, chance),
            Some(pose) => Some(pose),
            None if !empty => return Beat::Return,
            None => fitting(site, wood, chance),
        };
        pose.map_or(Beat::Hold, |pose| Beat::Place { pose })
    }

    /// Whether it is seen now that something on the site is wrong. What has been seen is not
    /// forgotten before it is put right.
    fn notices(&mut self, site: &Site, chance: &mut Chance) -> bool {
        let wrong = !site.marks().is_empty();
        self.alarmed = wrong && (self.alarmed || Manner::is_due(self.manner.notices, chance));
        self.alarmed
    }

    /// Whether a site with all its pieces is believed to be right. A bot that does not notice what
    /// is wrong calls, and sees it at the verdict.
    fn has_finished(&mut self, site: &Site, chance: &mut Chance) -> bool {
        if site.verdict().is_empty() {
            return true;
        }
        let believes = !site.marks().is_empty() && !self.notices(site, chance);
        self.alarmed |= believes;
        believes
    }

    /// The next piece of the plan, planned again where the old one leads nowhere; and how long
    /// thinking took.
    fn next(
        &mut self,
        site: &Site,
        wood: PieceSet,
        patience: &dyn Patience,
        chance: &mut Chance,
    ) -> (Option<Pose>, u64) {
        if let Some(pose) = self.plan.as_ref().and_then(|plan| plan.next(site, wood)) {
            return (Some(pose), 0);
        }
        // Where a step back leads to the old plan, another one is not looked for as hard.
        let way_back = self.plan.as_ref().is_some_and(|plan| plan.leads_from(site, wood));
        let nodes = if way_back { self.manner.nodes / 8 } else { self.manner.nodes };
        let (found, spent) = Plan::search(site, wood, nodes, patience, chance);
        if found.is_some() || !way_back {
            self.plan = found;
        }
        let thought = u64::from(spent) * u64::from(self.manner.node_ms);
        let next = self.plan.as_ref().and_then(|plan| plan.next(site, wood));
        (next, thought.min(BROODS))
    }

    /// When the command is given: what was about to be done already is not put off.
    fn when(&mut self, state: &TokyoJutaku, seat: Seat, command: &Command, time: u64) -> u64 {
        let own = state.architects.get(seat);
        let site = own.and_then(|own| own.site.as_ref());
        let placed = site.map_or(0, |site| site.building().len());
        let (round, now) = (state.round, state.now);
        let same =
            |due: &&Due| due.command == *command && due.round == round && due.placed == placed;
        let at = match self.due.as_ref().filter(same) {
            Some(due) => due.at.clamp(now + GLANCE.min(time), now + time.max(GLANCE)),
            None => now + time,
        };
        self.due = Some(Due { command: command.clone(), round, placed, at });
        at - now
    }
}

impl Bot<TokyoJutaku> for Builder {
    fn choose(
        &mut self,
        window: &Window<'_, TokyoJutaku>,
        patience: &dyn Patience,
        chance: &mut Chance,
    ) -> Reply<Command> {
        let seat = window.seat();
        let state = view::guess(&window.view());
        let act = self.decide(&state, seat, patience, chance);
        let now = state.now;
        let legal =
            |(command, _): &Act| state.judge(&Entry::new(seat, now, command.clone())).is_ok();
        match act.filter(legal) {
            Some((command, time)) => {
                let after_ms = self.when(&state, seat, &command, time);
                Reply { command: Some(command), after_ms }
            }
            None if window.must() => {
                let after_ms = self.manner.time(60, chance);
                Reply { command: window.sample(chance), after_ms }
            }
            None => Reply::now(None),
        }
    }
}

/// How many pieces the site still needs.
fn missing(site: &Site) -> usize {
    let building = site.building();
    usize::from(building.plot().pieces()).saturating_sub(building.len())
}

/// Somewhere that a piece seems to fit.
fn guess_place(site: &Site, piece: PieceId, chance: &mut Chance) -> Option<Pose> {
    let places = sensible(site, piece);
    chance.pick(&places).map(|place| place.pose)
}

/// Somewhere that a piece only seems to fit: a right place missed by a little, so that it lies
/// over the border or over an edge, or does not touch. Where such placements are refused, it is
/// a right place, but not the planned one.
fn misjudged(site: &Site, piece: PieceId, assist: Assist, chance: &mut Chance) -> Option<Pose> {
    let place = guess_place(site, piece, chance)?;
    if assist == Assist::Guided {
        return Some(place);
    }
    let wrong = |pose: &Pose| {
        site.judge(*pose, assist).is_ok() && site.judge(*pose, Assist::Guided).is_err()
    };
    let slip = (0..TRIES).find_map(|_| slipped(place, chance).filter(wrong));
    slip.or(Some(place))
}

/// The same pose, missed by a little.
fn slipped(pose: Pose, chance: &mut Chance) -> Option<Pose> {
    let mut by = || chance.below(2 * SLIP + 1) as i32 - SLIP as i32;
    let at = Point::new(pose.at().x + by(), pose.at().y + by());
    Pose::new(pose.piece(), pose.flip(), pose.rotation(), at)
}

/// A piece that fits somewhere, among a few drawn at random.
fn fitting(site: &Site, wood: PieceSet, chance: &mut Chance) -> Option<Pose> {
    let pieces: Vec<PieceId> = wood.iter().collect();
    (0..TRIES).find_map(|_| guess_place(site, *chance.pick(&pieces)?, chance))
}
