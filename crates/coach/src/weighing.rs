//! What the courses of a decision are worth: all of them meet the same worlds and the same luck, so
//! that their differences are known long before any of them is.

use contract::coach::{Coach, Course, Mind, Shares, follow};
use contract::{Chance, Game, Seat, Viewer};

use crate::worth::{Mean, Purpose, chance_for, judged};

/// Worlds that are enough where courses can be weighed without play-outs: they differ only by what
/// is hidden.
const EXACT_WORLDS: u32 = 8;
/// Courses that are never dropped for looking bad.
const FEW: usize = 4;
/// So many standard errors are 95% of a normal distribution.
const SURE: f64 = 1.96;

/// Courses that are being weighed against each other.
pub(crate) struct Weighing<G: Game> {
    step: usize,
    seat: Seat,
    purpose: Purpose,
    mind: Box<dyn Mind<G>>,
    view: G::View,
    /// The first is the one that the others are compared with.
    tried: Vec<Tried<G::Command>>,
    /// Worlds met so far, and to be met.
    met: u32,
    worlds: u32,
}

/// A course, compared with the first one world by world.
struct Tried<C> {
    course: Course<C>,
    is_dropped: bool,
    /// What everyone got more than after the first course: sums, and the square for the seat.
    more: Mean,
    squares: f64,
    /// What everyone got, for the first course.
    shares: Mean,
}

/// A course and what became of it.
#[derive(Clone, Debug)]
pub(crate) struct Weight<C> {
    pub course: Course<C>,
    /// What the seat can expect of it.
    pub share: f64,
    /// By how much that is more than what it can expect of the first course, and how far this may
    /// be wrong.
    pub more: f64,
    pub error: f64,
    /// The same for everyone, without the error.
    pub all: Shares,
    /// Whether this is the first course.
    pub is_first: bool,
}

impl<C> Weight<C> {
    /// It is 95% sure that it is more by at least so much.
    pub(crate) fn surely_more(&self) -> f64 {
        self.more - SURE * self.error
    }
}

/// Where a decision is made, and by whom.
pub(crate) struct Spot<'a, G: Game> {
    pub step: usize,
    pub seat: Seat,
    pub state: &'a G,
    pub mind: Box<dyn Mind<G>>,
}

impl<G: Game> Weighing<G> {
    /// Begins to weigh what was played against everything that is worth comparing with it.
    pub(crate) fn of(
        spot: Spot<'_, G>,
        played: Option<&[G::Command]>,
        worlds: u32,
        coach: &mut dyn Coach<G>,
    ) -> Weighing<G> {
        let Spot { step, seat, state, mut mind } = spot;
        let view = state.view(Viewer::Seat(seat));
        let mut chance = chance_for(step, Purpose::Courses, 0);
        let world = mind.world(&view, &mut chance);
        let mut courses: Vec<Course<G::Command>> = Vec::new();
        for course in played.map(<[G::Command]>::to_vec).into_iter().chain(coach.courses(
            &world,
            seat,
            &mut chance,
        )) {
            if !courses.iter().any(|known| coach.is_same(&world, known, &course)) {
                courses.push(course);
            }
        }
        let weighs = |course: &Course<G::Command>, coach: &mut dyn Coach<G>| {
            coach.weigh(&world, seat, course, &mut chance_for(step, Purpose::Courses, 1)).is_some()
        };
        let is_exact = courses.first().is_some_and(|course| weighs(course, coach));
        let worlds = if is_exact { worlds.min(EXACT_WORLDS) } else { worlds };
        let tried = courses.into_iter().map(Tried::new).collect();
        Weighing { step, seat, purpose: Purpose::Worlds, mind, view, tried, met: 0, worlds }
    }

    /// Begins to weigh a few courses again, in other and more worlds.
    pub(crate) fn again(
        spot: Spot<'_, G>,
        courses: impl IntoIterator<Item = Course<G::Command>>,
        worlds: u32,
    ) -> Weighing<G> {
        let Spot { step, seat, state, mind } = spot;
        let view = state.view(Viewer::Seat(seat));
        let tried = courses.into_iter().map(Tried::new).collect();
        Weighing { step, seat, purpose: Purpose::Deep, mind, view, tried, met: 0, worlds }
    }

    /// How much of it is done, from 0 to 1.
    pub(crate) fn progress(&self) -> f64 {
        f64::from(self.met) / f64::from(self.worlds.max(1))
    }

    pub(crate) fn is_done(&self) -> bool {
        self.met >= self.worlds || self.tried.is_empty()
    }

    /// Meets one world.
    pub(crate) fn meet(&mut self, coach: &mut dyn Coach<G>) {
        let mut chance = chance_for(self.step, self.purpose, self.met);
        let world = self.mind.world(&self.view, &mut chance);
        let seat = self.seat;
        let mut first: Option<Shares> = None;
        for tried in self.tried.iter_mut().filter(|tried| !tried.is_dropped) {
            let shares = worth(coach, &world, seat, &tried.course, &mut chance.clone());
            let base = first.get_or_insert_with(|| shares.clone());
            let more = Shares::from_fn(shares.len(), |seat| shares[seat] - base[seat]);
            let own = more.get(seat).copied().unwrap_or(0.0);
            tried.squares += own * own;
            tried.more.add(&more);
            tried.shares.add(&shares);
        }
        self.met += 1;
        if self.met == self.worlds / 4 || self.met == self.worlds / 2 {
            self.drop_the_worse();
        }
    }

    /// Gives up the worse half of the courses: what is left of the work is for those that are hard
    /// to tell apart.
    fn drop_the_worse(&mut self) {
        let seat = self.seat;
        let more = |tried: &Tried<G::Command>| tried.more(seat);
        let mut left: Vec<usize> =
            (1..self.tried.len()).filter(|idx| !self.tried[*idx].is_dropped).collect();
        left.sort_by(|a, b| more(&self.tried[*b]).total_cmp(&more(&self.tried[*a])));
        let stay = left.len().div_ceil(2).max(FEW);
        left.into_iter().skip(stay).for_each(|idx| self.tried[idx].is_dropped = true);
    }

    /// What is known so far, the best first. Of courses that are equally good the one that was
    /// played comes first.
    pub(crate) fn weights(&self) -> Vec<Weight<G::Command>> {
        let seat = self.seat;
        let base = self.tried.first().map(|first| first.shares.shares()).unwrap_or_default();
        let own = base.get(seat).copied().unwrap_or(0.0);
        let weight = |(idx, tried): (usize, &Tried<G::Command>)| {
            let more = tried.more.shares();
            let all = Shares::from_fn(more.len(), |seat| {
                base.get(seat).copied().unwrap_or(0.0) + more[seat]
            });
            let (more, error) = (tried.more(seat), tried.error(seat));
            let course = tried.course.clone();
            Weight { course, share: own + more, more, error, all, is_first: idx == 0 }
        };
        let weights: Vec<Weight<G::Command>> = self.tried.iter().enumerate().map(weight).collect();
        let is_dropped = |idx: usize| self.tried[idx].is_dropped;
        // A course that was dropped early can only look good by chance.
        let mut order: Vec<usize> = (0..weights.len()).collect();
        order.sort_by(|a, b| {
            let by_worth = weights[*b].more.total_cmp(&weights[*a].more);
            is_dropped(*a).cmp(&is_dropped(*b)).then(by_worth).then(a.cmp(b))
        });
        order.into_iter().map(|idx| weights[idx].clone()).collect()
    }
}

impl<C> Tried<C> {
    fn new(course: Course<C>) -> Tried<C> {
        let (more, shares) = (Mean::default(), Mean::default());
        Tried { course, is_dropped: false, more, squares: 0.0, shares }
    }

    /// By how much the seat got more than after the first course.
    fn more(&self, seat: Seat) -> f64 {
        self.more.shares().get(seat).copied().unwrap_or(0.0)
    }

    /// The standard error of that.
    fn error(&self, seat: Seat) -> f64 {
        let count = f64::from(self.more.count);
        if count < 2.0 {
            return 0.0;
        }
        let mean = self.more(seat);
        let variance = (self.squares / count - mean * mean).max(0.0) * count / (count - 1.0);
        // What is left of equal numbers is rounding.
        if variance < 1e-12 { 0.0 } else { (variance / count).sqrt() }
    }
}

/// What everyone can expect of a course in a world: reckoned, judged or played out.
fn worth<G: Game>(
    coach: &mut dyn Coach<G>,
    world: &G,
    seat: Seat,
    course: &[G::Command],
    chance: &mut Chance,
) -> Shares {
    if let Some(shares) = coach.weigh(world, seat, course, chance) {
        return shares;
    }
    let after = follow(world, seat, course, chance);
    match judged(coach, &after) {
        Some(shares) => shares,
        None => coach.play_out(world, after, seat, chance).shares,
    }
}
