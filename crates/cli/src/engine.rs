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
    while read_line(&mut input, &mut line)? {
        let answer = match line.len() {
            0..LONGEST_LINE => {
                let text = String::from_utf8_lossy(&line);
                if text.trim().is_empty() {
                    continue;
                }
                engine.line(text.trim())
            }
            _ => format!("{{\"id\":null,\"error\":\"a line has at most {LONGEST_LINE} bytes\"}}"),
        };
        // The caller has gone away: there is nobody left to tell.
        if writeln!(output, "{answer}").and_then(|()| output.flush()).is_err() {
            return Ok(());
        }
    }
    Ok(())
}

/// Reads a line; of one that is too long only the beginning is kept, the rest is passed over.
/// Tells whether there was one.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> Result<bool, Failure> {
    let failed = |error| Failure(format!("cannot read standard input: {error}"));
    line.clear();
    let mut limited = io::Read::take(&mut *input, LONGEST_LINE as u64);
    let count = limited.read_until(b'\n', line).map_err(failed)?;
    if count == LONGEST_LINE && line.last() != Some(&b'\n') {
        input.skip_until(b'\n').map_err(failed)?;
    }
    Ok(count > 0)
}

fn now_ms() -> u64 {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed().as_millis() as u64
}
