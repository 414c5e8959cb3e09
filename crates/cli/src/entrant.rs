//! Who can be seated in simulated games: a bot of the house, or a program of one's own.

use std::fmt;
use std::str::FromStr;

use contract::Skill;

/// One of `--bots`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entrant {
    House(Skill),
    /// `exec:` and the program's command line: words separated by spaces.
    Program(String),
}

const EXEC: &str = "exec:";

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entrant::House(skill) => skill.fmt(f),
            Entrant::Program(command) => write!(f, "{EXEC}{command}"),
        }
    }
}

impl FromStr for Entrant {
    type Err = String;

    fn from_str(name: &str) -> Result<Entrant, String> {
        match name.strip_prefix(EXEC) {
            Some(command) if command.trim().is_empty() => {
                Err("'exec:' needs a program: write exec:./my-bot".to_owned())
            }
            Some(command) => Ok(Entrant::Program(command.trim().to_owned())),
            None => name.parse().map(Entrant::House).map_err(|error| {
                format!("{error}; a program of your own is exec:PROGRAM, such as exec:./my-bot")
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entrants_are_levels_and_programs() {
        assert_eq!("hard".parse(), Ok(Entrant::House(Skill::Hard)));
        assert_eq!("search:9".parse(), Ok(Entrant::House(Skill::Search(9))));
        let program: Entrant = "exec:python3 my bot.py ".parse().unwrap();
        assert_eq!(program, Entrant::Program("python3 my bot.py".into()));
        assert_eq!(program.to_string(), "exec:python3 my bot.py");
        for wrong in ["exec:", "exec: ", "./my-bot"] {
            let why = wrong.parse::<Entrant>().unwrap_err();
            assert!(why.contains("exec:./my-bot"), "{wrong}: {why}");
        }
    }
}
