//! `tokyo engine`: the line protocol on standard input and output.

use std::io::{self, BufRead, Write};
use std::sync::OnceLock;
use std::time::Instant;

use crate::args;
use crate::failure::{Failure, Outcome};

/// Longer lines are refused, so that nobody can fill the memory with one.
const LONGEST_LINE: usize = 64 << 20;

pub fn run(args: &args::Engine) -> Outcome {
    let title = catalogue::find(&args.game)?;
    let mut engine = engine::Engine::new(title, now_ms);
    let mut input = io::stdin().lock();
    let mut output = io::stdout().lock();
    let mut line = Vec::new();
    loop {
        line.clear();
        let mut limited = io::Read::take(&mut input, LONGEST_LINE as u64);
        let read = limited.read_until(b'\n', &mut line);
        if read.map_err(|error| Failure(format!("cannot read standard input: {error}")))? == 0 {
            return Ok(());
        }
        let text = String::from_utf8_lossy(&line);
        if text.trim().is_empty() {
            continue;
        }
        let answer = engine.line(text.trim());
        // Whoever asked has gone away: there is nobody left to tell.
        if writeln!(output, "{answer}").and_then(|()| output.flush()).is_err() {
            return Ok(());
        }
    }
}

fn now_ms() -> u64 {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed().as_millis() as u64
}
