//! Slips of the pen in the name of a game.

/// How many letters may be wrong in a name that is still recognised.
const SLIPS: usize = 2;

/// The name that was probably meant: the one that is a slip or two away.
pub(crate) fn nearest<'a>(typed: &str, names: &[&'a str]) -> Option<&'a str> {
    let typed = typed.to_lowercase().replace(['_', ' '], "-");
    let near = names.iter().map(|name| (distance(&typed, name), *name)).min()?;
    (near.0 <= SLIPS).then_some(near.1)
}

/// How many letters must be added, dropped or changed to turn one word into the other.
fn distance(from: &str, to: &str) -> usize {
    let to: Vec<char> = to.chars().collect();
    let mut row: Vec<usize> = (0..=to.len()).collect();
    for (n_from, letter) in from.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = n_from + 1;
        for (idx, other) in to.iter().enumerate() {
            let changed = diagonal + usize::from(letter != *other);
            diagonal = row[idx + 1];
            row[idx + 1] = changed.min(diagonal + 1).min(row[idx] + 1);
        }
    }
    row[to.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distance_counts_added_dropped_and_changed_letters() {
        for (from, to, letters) in [("", "abc", 3), ("abc", "abc", 0), ("kitten", "sitting", 3)] {
            assert_eq!(distance(from, to), letters);
            assert_eq!(distance(to, from), letters);
        }
    }

    #[test]
    fn only_a_near_name_is_suggested() {
        let names = ["izakaya", "tokyo-dangan"];
        assert_eq!(nearest("Izakya", &names), Some("izakaya"));
        assert_eq!(nearest("tokyo_dangan", &names), Some("tokyo-dangan"));
        assert_eq!(nearest("chess", &names), None);
        assert_eq!(nearest("chess", &[]), None);
    }
}
