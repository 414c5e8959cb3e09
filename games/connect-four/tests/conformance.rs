//! The suite that every game passes, the golden games and the walk counts.

use conformance::Plan;
use connect_four::ConnectFour;

#[test]
fn conforms() {
    conformance::conform::<ConnectFour>(&Plan::quick());
}

#[test]
fn golden_plays() {
    conformance::golden_plays::<ConnectFour>("tests/plays");
}

#[test]
fn walk_counts() {
    conformance::walk_counts::<ConnectFour>(include_str!("walks.txt"));
}

#[test]
fn encodes() {
    conformance::encodes::<ConnectFour>("tests/encodings.txt", &Plan::of(60, 4));
}
