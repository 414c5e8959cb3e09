//! What bots know about the game, and answers to questions.

use bots::Budgets;
use contract::{
    Ask, Bot, Chance, Evaluate, Game, Levels, Malformed, Patience, Reply, Seat, Skill, Window,
};
use serde::{Deserialize, Serialize};

use crate::grid::{COLUMNS, Grid};
use crate::rules::{Command, ConnectFour, View};

impl Evaluate for ConnectFour {
    /// Counts the lines that are still open to one seat only; more discs in a line weigh more.
    fn evaluate(&self, seat: Seat) -> f64 {
        if let Some(outcome) = self.awaiting().outcome() {
            return outcome.share(seat);
        }
        let weigh = |(owner, discs): (Seat, u32)| {
            let weight = f64::from(discs * discs);
            if owner == seat { weight } else { -weight }
        };
        let lead: f64 = self.grid.chances().map(weigh).sum();
        0.5 + 0.5 * lead / (30.0 + lead.abs())
    }
}

/// Five times as much search from level to level.
const BUDGETS: Budgets =
    Budgets { easy: 120, normal: 600, hard: 3_000, expert: 15_000, master: 75_000 };

impl Levels for ConnectFour {
    fn bot(skill: Skill) -> Box<dyn Bot<ConnectFour>> {
        let bot = bots::standard(skill, BUDGETS);
        match skill {
            Skill::Normal | Skill::Hard | Skill::Expert | Skill::Master => Box::new(Careful(bot)),
            _ => bot,
        }
    }
}

/// Plays what one disc decides, and asks the other bot about everything else: a search takes any
/// column for as good as any other where it sees that all of them lose in the end.
struct Careful(Box<dyn Bot<ConnectFour>>);

impl Bot<ConnectFour> for Careful {
    fn choose(
        &mut self,
        window: &Window<'_, ConnectFour>,
        patience: &dyn Patience,
        chance: &mut Chance,
    ) -> Reply<Command> {
        let (view, seat) = (window.view(), window.seat());
        let urgent =
            [seat, Seat(1 - seat.0)].map(|seat| threats(&view.grid, seat).first().copied());
        match urgent.into_iter().flatten().next() {
            Some(column) => Reply::now(Command::Drop { column }),
            None => self.0.choose(window, patience, chance),
        }
    }
}

/// The columns in which a disc of that seat would make four in line now.
pub(crate) fn threats(grid: &Grid, seat: Seat) -> Vec<u8> {
    let wins = |column: &u8| {
        let mut grid = *grid;
        !grid.is_full(*column) && {
            grid.drop(seat, *column);
            grid.has_line(seat)
        }
    };
    (0..COLUMNS).filter(wins).collect()
}

/// What can be asked about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Question {
    /// The columns in which a disc of that seat would make four in line now.
    Threats {
        /// Whose disc.
        seat: Seat,
    },
}

/// Columns, from 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Threats {
    pub columns: Vec<u8>,
}

impl Ask for ConnectFour {
    type Question = Question;
    type Answer = Threats;

    fn questions(_view: &View) -> Vec<Question> {
        vec![Question::Threats { seat: Seat(0) }]
    }

    fn ask(view: &View, question: &Question) -> Result<Threats, Malformed> {
        let Question::Threats { seat } = *question;
        if seat.0 > 1 {
            return Err(format!("there is no seat {seat}: ask about seat 0 or 1").into());
        }
        Ok(Threats { columns: threats(&view.grid, seat) })
    }
}

#[cfg(test)]
mod tests {
    use contract::{Endless, Entry, Silent, Viewer};

    use super::*;
    use crate::rules::Setup;

    /// Positions of random games with the seat that is to act, who wins or saves itself in one of
    /// these columns alone.
    fn urgent() -> impl Iterator<Item = (ConnectFour, Seat, Vec<u8>)> {
        (0..).flat_map(|number| {
            let mut chance = Chance::from_number(number);
            let mut state = ConnectFour::open(&Setup::default(), 2, &mut chance).unwrap();
            let mut found = Vec::new();
            while let Some(seat) =
                (0..2).map(Seat).find(|seat| state.awaiting().seats().contains(*seat))
            {
                let view = state.view(Viewer::Public);
                let [own, theirs] = [seat, Seat(1 - seat.0)].map(|seat| threats(&view.grid, seat));
                match (own.is_empty(), theirs.len()) {
                    (false, _) => found.push((state, seat, own)),
                    (true, 1) => found.push((state, seat, theirs)),
                    (true, _) => {}
                }
                let command = state.sample(seat, &mut chance).unwrap();
                state.play(&Entry::new(seat, 0, command), &mut chance, &mut Silent).unwrap();
            }
            found
        })
    }

    #[test]
    fn from_normal_up_nobody_misses_what_one_disc_decides() {
        for skill in [Skill::Normal, Skill::Hard, Skill::Expert, Skill::Master] {
            for (state, seat, right) in urgent().take(60) {
                let window = Window::unlisted(&state, seat, true);
                let mut chance = Chance::from_number(1);
                let reply = ConnectFour::bot(skill).choose(&window, &Endless, &mut chance);
                let Some(Command::Drop { column }) = reply.command else { unreachable!() };
                assert!(right.contains(&column), "{skill}: {column}, not {right:?}");
            }
        }
    }
}
