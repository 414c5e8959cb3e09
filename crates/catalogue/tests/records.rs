//! Every recorded game of every game folder replays to the letter. The same files are replayed in
//! wasm, so both sides agree on every digest.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs;
use std::path::{Path, PathBuf};

use table::Record;

/// The files in a folder, and in those of extras in it.
fn files_in(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display()));
    let paths = entries.map(|entry| entry.unwrap().path());
    paths.flat_map(|path| if path.is_dir() { files_in(&path) } else { vec![path] }).collect()
}

#[test]
fn recorded_games_replay_with_the_same_digests() {
    let games = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../games");
    for title in catalogue::titles() {
        let folder = games.join(title.meta().id).join("tests/records");
        let files = files_in(&folder);
        assert!(!files.is_empty(), "{} has no recorded game", title.meta().title);
        for path in files {
            let record = Record::read(&fs::read_to_string(&path).unwrap());
            let verified = record.and_then(|record| record.replay(*title, None));
            let verified = verified.unwrap_or_else(|why| panic!("{}: {why}", path.display()));
            assert!(verified.table.game().awaiting().outcome().is_some(), "not a whole game");
        }
    }
}

/// A result that names another engine cannot be worked out again. It is believed, and that is said.
#[test]
fn results_that_could_not_be_worked_out_again_are_counted() {
    let title = catalogue::find("tokyo-highway").unwrap();
    let path = "../../games/tokyo-highway/tests/records/hand/two-steady.json";
    let text = fs::read_to_string(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap();
    let believed = |text: &str| {
        let record = Record::read(text).unwrap();
        record.replay(title, None).unwrap().believed(&record)
    };
    assert_eq!(believed(&text), 0);
    let ours = "\"engine\":\"rapier3d ";
    let carried = text.matches(ours).count();
    assert!(carried > 0, "nobody carries anything in it");
    assert_eq!(believed(&text.replace(ours, "\"engine\":\"another ")), carried);
}
