//! What cities are known for: small pictures, 48 wide and 44 high round a middle at 0.

/// The picture of a city by its place in the board's list, which a board can order so that the
/// pictures suit.
pub fn icon(idx: usize) -> &'static str {
    ICONS[idx % ICONS.len()]
}

const ICONS: [&str; 13] = [
    include_str!("art/tall-block.svg"),
    include_str!("art/cherry.svg"),
    include_str!("art/lantern.svg"),
    include_str!("art/twin-towers.svg"),
    include_str!("art/needle.svg"),
    include_str!("art/neon.svg"),
    include_str!("art/crossing.svg"),
    include_str!("art/clock.svg"),
    include_str!("art/fish.svg"),
    include_str!("art/lattice.svg"),
    include_str!("art/wheel.svg"),
    include_str!("art/train.svg"),
    include_str!("art/ship.svg"),
];
