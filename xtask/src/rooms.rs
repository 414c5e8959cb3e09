//! The room table: who may know whom. ARCHITECTURE.md explains it; `tidy` holds it.

/// One row of the table.
#[derive(Clone, Copy, Debug)]
pub struct Room {
    /// The crate, or [`GAMES`] for any of the games.
    pub name: &'static str,
    /// The crates of the house that it may depend on.
    pub house: Allowed,
    /// The crates from outside that it may depend on.
    pub outside: Allowed,
    /// Whether it must know nothing of time, threads, files, sockets and hashing order.
    pub pure: bool,
}

/// Which crates are allowed.
#[derive(Clone, Copy, Debug)]
pub enum Allowed {
    /// These.
    Only(&'static [&'static str]),
    /// All but these.
    AllBut(&'static [&'static str]),
}

use Allowed::{AllBut, Only};

impl Allowed {
    /// Whether that crate is among the allowed.
    pub fn contains(self, name: &str) -> bool {
        match self {
            Only(these) => these.contains(&name),
            AllBut(these) => !these.contains(&name),
        }
    }
}

/// Stands for all games: they share a row, and a name here would be a list to keep.
pub const GAMES: &str = "games";

/// Outside crates that bring time, entropy, threads or sockets with them.
const WORLDLY: &[&str] = &[
    "async-nats",
    "async-std",
    "axum",
    "chrono",
    "crossbeam",
    "fastrand",
    "getrandom",
    "hyper",
    "js-sys",
    "libc",
    "mio",
    "rand",
    "rayon",
    "reqwest",
    "smol",
    "sqlx",
    "time",
    "tokio",
    "tower-http",
    "uuid",
    "wasm-bindgen",
    "web-sys",
];

/// What the contract stands on; everything in the house inherits it. `ts-rs` is there for the
/// feature `types` alone, which only tests turn on.
const CONTRACT: &[&str] = &[
    "arrayvec",
    "blake3",
    "postcard",
    "rand_chacha",
    "rand_core",
    "serde",
    "serde_json",
    "thiserror",
    "ts-rs",
];

const ANY: Allowed = AllBut(&[]);

/// The table. A crate without a row is a finding.
pub const ROOMS: &[Room] = &[
    pure("contract", &[], Only(CONTRACT)),
    pure("words", &["contract"], AllBut(WORLDLY)),
    pure("kit", &["contract"], AllBut(WORLDLY)),
    pure("building", &["contract"], AllBut(WORLDLY)),
    pure("physics", &[], AllBut(WORLDLY)),
    pure("pens", &["contract"], AllBut(WORLDLY)),
    pure("bots", &["contract"], AllBut(WORLDLY)),
    pure("nets", &["contract"], AllBut(WORLDLY)),
    pure(
        GAMES,
        &["bots", "building", "contract", "kit", "nets", "pens", "physics"],
        AllBut(WORLDLY),
    ),
    pure("driver", &["contract"], AllBut(WORLDLY)),
    pure("table", &["contract"], AllBut(WORLDLY)),
    pure("engine", &["contract", "table", "words"], AllBut(WORLDLY)),
    pure("wire", &["contract"], AllBut(WORLDLY)),
    pure("coach", &["contract", "table", "wire", "words"], AllBut(WORLDLY)),
    pure("desk", &["contract", "driver", "table", "wire", "words"], AllBut(WORLDLY)),
    pure("catalogue", &["contract", GAMES], AllBut(WORLDLY)),
    worldly("conformance", Only(&["contract", "pens", "words"])),
    worldly("typings", Only(&["contract"])),
    worldly("arena", Only(&["bots", "contract", "driver"])),
    worldly(
        "wasm",
        Only(&["catalogue", "coach", "contract", "desk", "engine", "table", "wire", "words"]),
    ),
    worldly("python", Only(&["arena", "catalogue", "contract", "table", "words"])),
    worldly("store", Only(&[])),
    worldly("load", Only(&[])),
    worldly("page", Only(&[])),
    worldly("server", AllBut(&["cli", GAMES])),
    worldly("cli", AllBut(&[GAMES])),
];

/// The row of a crate.
pub fn room(name: &str) -> Option<&'static Room> {
    ROOMS.iter().find(|room| room.name == name)
}

const fn pure(name: &'static str, house: &'static [&'static str], outside: Allowed) -> Room {
    Room { name, house: Only(house), outside, pure: true }
}

const fn worldly(name: &'static str, house: Allowed) -> Room {
    Room { name, house, outside: ANY, pure: false }
}
