//! Marks of unfinished work, and paths that exist on one machine only.

use crate::files::TextFile;
use crate::tidy::Finding;

/// Marks of unfinished work, in two pieces each so that this file does not hold them.
const MARKS: [(&str, &str); 12] = [
    ("TO", "DO"),
    ("FIX", "ME"),
    ("// XX", "X"),
    ("XX", "X:"),
    ("HA", "CK:"),
    ("to", "do!("),
    ("unimpl", "emented!("),
    ("db", "g!("),
    ("#[ign", "ore"),
    ("console", ".log("),
    ("debug", "ger;"),
    (".on", "ly("),
];

/// Folders of one machine, and the hosts that packages come from.
const PLACES: [(&str, &str); 6] = [
    ("/ro", "ot/"),
    ("/ho", "me/"),
    ("/wo", "rk/"),
    ("/Us", "ers/"),
    ("index.", "crates.io"),
    ("registry.", "npmjs.org"),
];

/// Findings about words that do not belong into the repository. Lock files name hosts by right.
pub fn check(file: &TextFile) -> Vec<Finding> {
    let name = file.path.rsplit('/').next().unwrap_or_default();
    if ["Cargo.lock", "package-lock.json"].contains(&name) {
        return Vec::new();
    }
    let lines = file.text.lines().enumerate();
    lines.flat_map(|(idx, line)| of_line(file, idx + 1, line)).collect()
}

fn of_line(file: &TextFile, number: usize, line: &str) -> Vec<Finding> {
    let find = |pieces: &[(&str, &str)], why: &str| -> Vec<Finding> {
        let words = pieces.iter().map(|(head, tail)| format!("{head}{tail}"));
        let found = words.filter(|word| stands_alone(line, word));
        found.map(|word| Finding::new(file, number, format!("'{word}' {why}"))).collect()
    };
    let mut findings = find(&MARKS, "is left over: finish it, or open an issue");
    findings.extend(find(&PLACES, "is a place of one machine: say it another way"));
    findings
}

/// Whether the word occurs other than inside a longer one.
fn stands_alone(line: &str, word: &str) -> bool {
    let is_letter = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
    // A word that ends in a sign needs no gap after it; one that begins with a dot none before.
    let (head, tail) = (word.chars().next(), word.chars().next_back());
    line.match_indices(word).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let after = line[at + word.len()..].chars().next();
        let open_before = head == Some('.') || !is_letter(before);
        open_before && !(is_letter(tail) && is_letter(after))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::sample;

    fn found(text: &str) -> Vec<usize> {
        check(&sample("a.rs", text)).iter().map(|finding| finding.line).collect()
    }

    #[test]
    fn every_mark_and_every_place_is_found_at_its_line() {
        for (head, tail) in MARKS.into_iter().chain(PLACES) {
            assert_eq!(found(&format!("fine\n  \"{head}{tail}\"\n")), [2], "{head}{tail}");
        }
    }

    #[test]
    fn longer_words_and_drawn_boards_are_not_marks() {
        assert_eq!(found("METHODOLOGY mastodons\nXXX.OOO\nartwork/tiles frame/work/a\n"), []);
        assert_eq!(found(&format!("x.iter(){}{}true)", ".on", "ly(")), [1]);
    }

    #[test]
    fn a_lock_file_may_name_hosts() {
        let text = format!("registry.{}", "npmjs.org");
        assert_eq!(check(&sample("client/package-lock.json", &text)), []);
        assert_eq!(check(&sample("client/package.json", &text)).len(), 1);
    }
}
