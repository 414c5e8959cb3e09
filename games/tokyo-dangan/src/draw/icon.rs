//! What cities are known for: small pictures, 48 wide and 44 high round a middle at 0.

/// The picture of a city by its place in the board's list, which a board can order so that the
/// pictures suit.
pub fn icon(idx: usize) -> &'static str {
    ICONS[idx % ICONS.len()]
}

const ICONS: [&str; 13] = [
    TALL_BLOCK,
    CHERRY,
    LANTERN,
    TWIN_TOWERS,
    NEEDLE,
    NEON,
    CROSSING,
    CLOCK,
    FISH,
    LATTICE,
    WHEEL,
    TRAIN,
    SHIP,
];

const TALL_BLOCK: &str = "<path fill=\"#5d7a99\" d=\"M-10 20V-16L6-22V20Z\"/>\
    <path fill=\"#41566b\" d=\"M6-22L12-16V20H6Z\"/>\
    <path fill=\"#8c97a8\" d=\"M-22 20V2H-12V20ZM14 20V-4H23V20Z\"/>\
    <path stroke=\"#e8f0f5\" stroke-width=\"2\" stroke-dasharray=\"3 3\" d=\"M-6-12V18M-1-14V18\
    M-18 6V18M18 0V18\"/>";

const CHERRY: &str = "<path fill=\"none\" stroke=\"#7a5a48\" stroke-width=\"4\" \
    stroke-linecap=\"round\" d=\"M0 20V-2M0 8L-10-4M0 4L10-6\"/>\
    <g fill=\"#efa9bd\"><circle cx=\"-11\" cy=\"-7\" r=\"10\"/><circle cx=\"10\" cy=\"-8\" r=\"10\"/>\
    <circle cx=\"0\" cy=\"-14\" r=\"9\"/></g><g fill=\"#fbdbe4\"><circle cx=\"-13\" cy=\"-10\" r=\"3\"/>\
    <circle cx=\"7\" cy=\"-12\" r=\"3\"/><circle cx=\"-1\" cy=\"-17\" r=\"2.5\"/>\
    <circle cx=\"13\" cy=\"-4\" r=\"2.5\"/><circle cx=\"-6\" cy=\"-3\" r=\"2.5\"/></g>\
    <path stroke=\"#8fb57a\" stroke-width=\"4\" d=\"M-20 20H20\"/>";

const LANTERN: &str = "<path fill=\"#41566b\" d=\"M-25-9Q-16-12-13-20H13Q16-12 25-9Z\"/>\
    <path fill=\"#b5443a\" d=\"M-20-8H-14V20H-20ZM14-8H20V20H14ZM-20-5H20V0H-20Z\"/>\
    <path fill=\"#d9483b\" d=\"M-8 2Q-11 9-8 16H8Q11 9 8 2Z\"/>\
    <path fill=\"#22293b\" d=\"M-6 0H6V3H-6ZM-6 15H6V18H-6Z\"/>";

const TWIN_TOWERS: &str = "<path fill=\"#7d89a0\" d=\"M-17 20V-14H-13V-20H-7V-14H-3V20Z\
    M3 20V-14H7V-20H13V-14H17V20Z\"/><path fill=\"#5b6780\" d=\"M-3 20V2H3V20Z\"/>\
    <path fill=\"none\" stroke=\"#e8ecf3\" stroke-width=\"2\" stroke-dasharray=\"2 3\" \
    d=\"M-12-9V18M-8-9V18M8-9V18M12-9V18\"/>";

const NEEDLE: &str = "<path fill=\"#8fa3b8\" d=\"M-8 20L-2-4H2L8 20Z\"/>\
    <path fill=\"none\" stroke=\"#e9f1f7\" stroke-width=\"1.5\" d=\"M-6 12L4 2M6 12L-4 2M-8 20\
    L6 10M8 20L-6 10\"/><path fill=\"#5b7794\" d=\"M-6-4H6L4 0H-4ZM-4-10H4L3-7H-3Z\"/>\
    <path stroke=\"#5b7794\" stroke-width=\"2.5\" d=\"M0-8V-23\"/>";

const NEON: &str = "<path fill=\"#3d4664\" d=\"M-18 20V-16H-2V20ZM0 20V-8H18V20Z\"/>\
    <path fill=\"#e85d8a\" d=\"M-15-12H-9V4H-15Z\"/><path fill=\"#4fc3d9\" d=\"M3-4H15V3H3Z\"/>\
    <path fill=\"#f2b31b\" d=\"M-7-8H-4V10H-7ZM3 6H9V16H3Z\"/><path fill=\"#8ad17a\" d=\"M11 6H15\
    V12H11ZM-15 8H-9V13H-15Z\"/>";

const CROSSING: &str = "<path fill=\"#4b5160\" d=\"M-25 20L-12-2H12L25 20Z\"/>\
    <path fill=\"#fff\" d=\"M-19 18L-9 0H-6L-13 18ZM-9 18L-4 0H-1L-3 18ZM3 18L1 0H4L9 18ZM13 18\
    L6 0H9L19 18Z\"/><path fill=\"#8c97a8\" d=\"M-22-2V-16H-10V-2ZM10-2V-20H22V-2Z\"/>\
    <path fill=\"#e85d8a\" d=\"M-20-14H-12V-9H-20Z\"/><path fill=\"#4fc3d9\" d=\"M12-18H20V-8H12Z\"/>";

const CLOCK: &str = "<path fill=\"#d8cbb0\" stroke=\"#9a8a6c\" stroke-width=\"1.5\" d=\"M-22 20V0\
    H22V20Z\"/><path fill=\"#efe5cf\" stroke=\"#9a8a6c\" stroke-width=\"1.5\" d=\"M-9 0V-16H9V0Z\
    M-11-16L0-23L11-16Z\"/><circle cy=\"-8\" r=\"5.5\" fill=\"#fff\" stroke=\"#22293b\" \
    stroke-width=\"1.5\"/><path fill=\"none\" stroke=\"#22293b\" stroke-width=\"1.5\" d=\"M0-12V-8H3\"/>\
    <path fill=\"#41566b\" d=\"M-18 6H-13V14H-18ZM-9 6H-4V14H-9ZM4 6H9V14H4ZM13 6H18V14H13Z\"/>";

const FISH: &str = "<path fill=\"#5d8fb0\" d=\"M-24-9Q-17 0-24 9L-12 4Q6 17 22 0Q6-17-12-4Z\"/>\
    <path fill=\"#dcebf3\" d=\"M-10 4Q6 14 20 2Q8 6-10 4Z\"/><circle cx=\"13\" cy=\"-3\" r=\"2.2\" \
    fill=\"#22293b\"/><path fill=\"none\" stroke=\"#3e6f90\" stroke-width=\"2\" d=\"M6-8Q2 0 6 8\"/>\
    <path fill=\"#3e6f90\" d=\"M-4-9Q2-16 8-10Z\"/>";

const LATTICE: &str = "<path fill=\"none\" stroke=\"#cf4b33\" stroke-width=\"3.5\" d=\"M-15 20\
    Q-4 6-2-12M15 20Q4 6 2-12\"/><path fill=\"none\" stroke=\"#cf4b33\" stroke-width=\"2\" d=\"M-7 8\
    L5-2M7 8L-5-2M-9 12H9\"/><path fill=\"#fff\" stroke=\"#cf4b33\" stroke-width=\"2\" d=\"M-8 3H8\
    V8H-8Z\"/><path fill=\"#cf4b33\" d=\"M-4-13H4V-9H-4ZM-1.2-23H1.2V-12H-1.2Z\"/>";

const WHEEL: &str = "<g fill=\"none\" stroke=\"#5b6fae\" stroke-width=\"2.5\"><circle cy=\"-3\" \
    r=\"17\"/><path stroke-width=\"1.5\" d=\"M0-20V14M-17-3H17M-12-15L12 9M12-15L-12 9\"/>\
    <path stroke=\"#41566b\" stroke-width=\"3\" d=\"M0-3L-10 20M0-3L10 20M-15 20H15\"/></g>\
    <g fill=\"#e0703f\"><circle cy=\"-20\" r=\"3.5\"/><circle cy=\"14\" r=\"3.5\"/></g>\
    <g fill=\"#f2b31b\"><circle cx=\"17\" cy=\"-3\" r=\"3.5\"/><circle cx=\"-17\" cy=\"-3\" r=\"3.5\"/></g>\
    <g fill=\"#4fa39a\"><circle cx=\"12\" cy=\"-15\" r=\"3.5\"/><circle cx=\"-12\" cy=\"9\" r=\"3.5\"/></g>\
    <g fill=\"#c867a0\"><circle cx=\"-12\" cy=\"-15\" r=\"3.5\"/><circle cx=\"12\" cy=\"9\" r=\"3.5\"/></g>";

const TRAIN: &str = "<path fill=\"none\" stroke=\"#7a6a55\" stroke-width=\"2.5\" d=\"M-8 15L-15 21\
    M8 15L15 21M-12 19H12\"/><path fill=\"#f4f6f8\" stroke=\"#8c97a8\" stroke-width=\"1.5\" d=\"M-15 14\
    V-8Q-15-21 0-21T15-8V14Q15 17 11 17H-11Q-15 17-15 14Z\"/><path fill=\"#2f4a66\" d=\"M-11-3V-8\
    Q-10-16 0-16T11-8V-3Z\"/><path fill=\"#4a9a5f\" d=\"M-15 2H15V7H-15Z\"/><g fill=\"#f2b31b\">\
    <circle cx=\"-9\" cy=\"11\" r=\"2.5\"/><circle cx=\"9\" cy=\"11\" r=\"2.5\"/></g>";

const SHIP: &str = "<path fill=\"#41566b\" d=\"M-24 6H24L16 18H-16Z\"/><path fill=\"#fff\" \
    stroke=\"#8c97a8\" stroke-width=\"1.5\" d=\"M-15 5V-4H13V5ZM-9-5V-11H7V-5Z\"/>\
    <path fill=\"#c2554a\" d=\"M-5-12V-20H2V-12Z\"/><path stroke=\"#41566b\" stroke-width=\"2\" \
    stroke-dasharray=\"2 3\" d=\"M-12 1H11\"/><path fill=\"none\" stroke=\"#7fb4cf\" \
    stroke-width=\"2.5\" d=\"M-24 20q6-5 12 0t12 0t12 0t12 0\"/>";
