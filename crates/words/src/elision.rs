//! French drops a vowel before another: "le tour d’Ana", "le tour de Ben".

/// Words that lose their last letter.
const ELIDED: &[&str] = &["de", "que", "jusque", "lorsque"];
const VOWELS: &str = "aeiouàâäéèêëîïôöùûüœæ";
/// These begin with a vowel, and nothing is dropped before them.
const APART: &[&str] = &["onz", "oui"];

/// The sentence as it is spoken. Only here is it known which name comes after a word.
pub fn elide(sentence: &str) -> String {
    let mut words = sentence.split(' ').peekable();
    let mut said = String::with_capacity(sentence.len());
    while let Some(word) = words.next() {
        let elided = words.peek().filter(|next| begins_with_vowel(next)).and_then(|_| cut(word));
        match (elided, words.peek()) {
            (Some(cut), _) => said.extend([cut, "’"]),
            (None, Some(_)) => said.extend([word, " "]),
            (None, None) => said.push_str(word),
        }
    }
    said
}

/// The word without its last letter, if it is one that loses it.
fn cut(word: &str) -> Option<&str> {
    let plain = word.trim_start_matches(|letter: char| !letter.is_alphabetic()).to_lowercase();
    ELIDED.contains(&plain.as_str()).then(|| word.strip_suffix(['e', 'E'])).flatten()
}

fn begins_with_vowel(word: &str) -> bool {
    let word = word.to_lowercase();
    word.starts_with(|letter| VOWELS.contains(letter))
        && !APART.iter().any(|apart| word.starts_with(apart))
}

#[cfg(test)]
mod tests {
    use super::elide;

    #[test]
    fn a_vowel_is_dropped_before_another_and_nowhere_else() {
        for (written, said) in [
            ("Au tour de Invité 12", "Au tour d’Invité 12"),
            ("(de Émile) plus que Ana", "(d’Émile) plus qu’Ana"),
            ("Dés de Ben", "Dés de Ben"),
            ("un monde à part", "un monde à part"),
            ("plus de onze", "plus de onze"),
            ("de", "de"),
        ] {
            assert_eq!(elide(written), said);
        }
    }
}
