//! The pictures in `docs` are what `tokyo draw` draws today. `TOKYO_REFRESH=1` draws them anew.
#![allow(clippy::unwrap_used, reason = "the helpers of tests may fail a test")]

use std::path::{Path, PathBuf};
use std::process::Command;

/// A picture: its game, the record it shows, after which line, and through whose eyes.
struct Picture {
    game: &'static str,
    record: &'static str,
    step: &'static str,
    seat: &'static str,
}

const PICTURES: [Picture; 5] = [
    Picture { game: "king-of-tokyo", record: "six-greedy", step: "40", seat: "0" },
    Picture { game: "tokyo-dangan", record: "three-normal", step: "30", seat: "0" },
    Picture { game: "tokyo-highway", record: "four-normal", step: "30", seat: "0" },
    Picture { game: "tokyo-jutaku", record: "race", step: "110", seat: "0" },
    Picture { game: "izakaya", record: "five-towers", step: "60", seat: "0" },
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn drawn(picture: &Picture) -> String {
    let Picture { game, record, step, seat } = picture;
    let record = root().join(format!("games/{game}/tests/records/{record}.json"));
    let output = Command::new(env!("CARGO_BIN_EXE_tokyo"))
        .args(["draw", game, "--step", step, "--seat", seat, "--record"])
        .arg(record)
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn the_pictures_in_the_documents_are_current() {
    for picture in &PICTURES {
        let file = root().join(format!("docs/{}.svg", picture.game));
        let drawn = drawn(picture);
        if std::env::var_os("TOKYO_REFRESH").is_some() {
            std::fs::write(&file, &drawn).unwrap();
        }
        let kept = std::fs::read_to_string(&file).unwrap();
        assert!(kept == drawn, "{} is not current: TOKYO_REFRESH=1 draws it anew", file.display());
    }
}
