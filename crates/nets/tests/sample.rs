//! A small net with random weights, against the reference in NumPy and against spoilt files.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use contract::{Field, Layout};
use nets::{Misfit, Net, vectors};

const BYTES: &[u8] = include_bytes!("sample.net");
const LOGITS: &[u8] = include_bytes!("sample.vectors");
const LAYOUT: Layout =
    Layout { encoding: 5, fields: &[Field::new("all", 120, -300, 300)], actions: 0, traits: &[] };

fn sample() -> Net {
    Net::read(BYTES, "sample", 3, &LAYOUT).unwrap()
}

#[test]
fn a_thousand_vectors_are_those_of_the_reference() {
    vectors::check(&sample(), &LAYOUT, LOGITS).unwrap();
    let mut wrong = LOGITS.to_vec();
    wrong[2_000] ^= 1;
    let told = vectors::check(&sample(), &LAYOUT, &wrong).unwrap_err();
    assert!(told.starts_with("observation 500: "), "{told}");
}

#[test]
fn a_net_for_something_else_is_refused() {
    let other = Layout { encoding: 6, ..LAYOUT };
    let tried = [
        Net::read(BYTES, "samples", 3, &LAYOUT),
        Net::read(BYTES, "sample", 4, &LAYOUT),
        Net::read(BYTES, "sample", 3, &other),
    ];
    for refused in tried {
        let why = refused.unwrap_err();
        assert!(matches!(why, Misfit::Other { .. }));
        assert!(why.to_string().contains("sample with rules 3 and encoding 5"), "{why}");
        assert!(why.to_string().ends_with("train again"), "{why}");
    }
}

#[test]
fn a_spoilt_file_is_refused_without_a_panic() {
    let read = |bytes: &[u8]| Net::read(bytes, "sample", 3, &LAYOUT);
    for end in 0..BYTES.len() {
        assert!(read(&BYTES[..end]).is_err(), "cut off after {end} bytes");
    }
    assert!(read(&[BYTES, &[0]].concat()).is_err());
    for place in 0..60 {
        for flip in [1, 0x80, 0xff] {
            let mut bytes = BYTES.to_vec();
            bytes[place] ^= flip;
            let _ = read(&bytes);
        }
    }
    assert!(read(&vec![0; 200_000]).unwrap_err().to_string().contains("128 kB"));
}

#[test]
fn weights_that_could_overflow_are_refused() {
    let mut bytes = BYTES.to_vec();
    let biases = bytes.len() - 4 - 2 * 8 - 4 * 8 - 2 * 16 * 8 - 4 * 16;
    bytes[biases..biases + 4].copy_from_slice(&i32::MAX.to_le_bytes());
    assert_eq!(Net::read(&bytes, "sample", 3, &LAYOUT).unwrap_err(), Misfit::TooLarge);
}

#[test]
fn an_observation_that_is_too_short_does_no_harm() {
    let net = sample();
    assert_eq!(net.logit(&mut net.eye(), &[]), net.logit(&mut net.eye(), &[0; 120]));
}
