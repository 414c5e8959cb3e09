//! The net that the bots judge positions with: made for these rules and this encoding, and worth
//! the same as the reference in NumPy.

#![allow(clippy::unwrap_used, clippy::panic)]

use contract::{About, Encoder, Layout};
use izakaya::Izakaya;
use nets::{Misfit, Net, vectors};

const BYTES: &[u8] = include_bytes!("../izakaya.net");
const LOGITS: &[u8] = include_bytes!("net.vectors");

fn layout() -> Layout {
    Encoder::<Izakaya>::of().layout
}

fn net(rules: u32) -> Result<Net, Misfit> {
    Net::read(BYTES, Izakaya::META.id, rules, &layout())
}

#[test]
fn the_net_was_trained_for_these_rules_and_this_encoding() {
    if let Err(why) = net(Izakaya::META.rules_version) {
        panic!("{why} (docs/training.md says how)");
    }
    let why = net(Izakaya::META.rules_version + 1).unwrap_err();
    assert!(why.to_string().ends_with("train again"), "{why}");
}

#[test]
fn a_thousand_vectors_are_those_of_the_reference() {
    vectors::check(&net(Izakaya::META.rules_version).unwrap(), &layout(), LOGITS).unwrap();
}
