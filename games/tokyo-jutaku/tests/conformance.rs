//! The suite that every game passes, the golden games and the walk counts.

use conformance::Plan;
use tokyo_jutaku::TokyoJutaku;

#[test]
fn conforms() {
    conformance::conform::<TokyoJutaku>(&Plan::of(5, 150));
}

#[test]
fn golden_plays() {
    conformance::golden_plays::<TokyoJutaku>("tests/plays");
}

#[test]
fn walk_counts() {
    conformance::walk_counts::<TokyoJutaku>(include_str!("walks.txt"));
}
