//! The suite that every game passes, the golden games and the walk counts.

use conformance::Plan;
use izakaya::Izakaya;

#[test]
fn conforms() {
    conformance::conform::<Izakaya>(&Plan::of(100, 150));
}
