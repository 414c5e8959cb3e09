//! `tokyo rules`: the numbered rules of a game.

use contract::clauses;

use crate::args;
use crate::failure::{Failure, Outcome};
use crate::files;

pub fn run(args: &args::Rules) -> Outcome {
    let meta = catalogue::find(&args.game)?.meta();
    let Some(wanted) = &args.clause else {
        return files::print(meta.rules);
    };
    let chapter = format!("{wanted}.");
    let found: Vec<String> = clauses(meta.rules)
        .filter(|clause| clause.number == wanted || clause.number.starts_with(&chapter))
        .map(|clause| format!("{}  {}\n", clause.number, clause.text))
        .collect();
    if found.is_empty() {
        let numbers: Vec<&str> = clauses(meta.rules).map(|clause| clause.number).collect();
        let (title, numbers) = (meta.title, numbers.join(", "));
        return Err(Failure(format!("{title} has no clause '{wanted}': there are {numbers}")));
    }
    files::print(&found.concat())
}
