//! Every reason that the house can give a player, held against the file from which the page's tests
//! know what its lists have to say.
#![allow(clippy::panic, reason = "helpers of tests fail as tests do")]

use std::collections::BTreeMap;
use std::path::Path;

const HOW: &str = "cargo test -p server --test types";

#[test]
fn the_client_knows_every_reason() {
    let all =
        [server::fault::Fault::KEYS, table::Reason::KEYS, desk::Unfit::KEYS, desk::Later::KEYS]
            .concat();
    let reasons: BTreeMap<&str, &[&str]> = all.iter().copied().collect();
    assert_eq!(reasons.len(), all.len(), "each has a key of its own");
    let line = |(key, args): (&&str, &&[&str])| {
        let args: Vec<String> = args.iter().map(|arg| format!("\"{arg}\"")).collect();
        format!("  \"{key}\": [{}],\n", args.join(", "))
    };
    let lines: String = reasons.iter().map(line).collect();
    let text = format!(
        "/** Every reason that the house can give, with the names of what comes with it. */\n\
         export const REASONS: Readonly<Record<string, readonly string[]>> = {{\n{lines}}};\n"
    );
    let path = Path::new("../../client/src/words/reasons.ts");
    if let Err(why) = typings::file::hold(path, HOW, &text) {
        panic!("{why}");
    }
}
