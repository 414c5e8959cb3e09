//! A known solution of a site. That none is found proves nothing.

use building::{Certificate, Side, Standing, deck};
use serde::Serialize;
use serde_json::Value;

use crate::coach::bench::Bench;
use crate::mind::solution::search;

/// A building as the page shows it.
#[derive(Serialize)]
struct Solution {
    card: u8,
    side: Side,
    /// Its pieces from the ground up.
    standing: Vec<Standing>,
}

/// A building of the wood that could be had when the builder sat down: of the stored ones that
/// with most of the pieces that the builder tried, or else one that the solver finds, or else any
/// stored one.
pub fn solution(bench: &Bench) -> Option<Value> {
    let sites = deck().site(bench.card, bench.side);
    let stored: Vec<&Certificate> =
        sites.iter().flat_map(|site| &site.borders).flat_map(|lot| &lot.solutions).collect();
    let tried = |known: &&&Certificate| {
        known.pieces().filter(|piece| bench.handled.contains(*piece)).count()
    };
    let here = stored.iter().filter(|known| known.pieces().all(|it| bench.wood.contains(it)));
    // Of those with as many, the first.
    let here = here.rev().max_by_key(tried).map(|known| known.standing());
    let found = here.or_else(|| search(bench.card, bench.side, bench.wood));
    let standing = found.or_else(|| stored.first().map(|known| known.standing()))?;
    let solution = Solution { card: bench.card.get(), side: bench.side, standing };
    serde_json::to_value(solution).ok()
}
