//! The suite that every game passes, the golden games and the walk counts.

use conformance::Plan;
use tokyo_jutaku::TokyoJutaku;

#[test]
fn conforms() {
    conformance::conform::<TokyoJutaku>(&Plan::of(12, 150));
}
