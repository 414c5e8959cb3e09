//! The suite that every game passes, and the golden games.

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
