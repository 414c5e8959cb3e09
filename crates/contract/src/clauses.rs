//! Numbered rules, read from RULES.md.

/// One numbered clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clause<'a> {
    /// Its number, such as `5.3`.
    pub number: &'a str,
    /// The clause in words, without its number.
    pub text: &'a str,
    /// The heading it stands under.
    pub chapter: &'a str,
}

/// The clauses of a RULES.md, in order. A clause is a line like `- **5.3** A road may not …`;
/// a heading is a line like `## 5 Roads`. All other text is comment.
pub fn clauses(rules: &str) -> impl Iterator<Item = Clause<'_>> {
    let mut chapter = "";
    rules.lines().filter_map(move |line| {
        if let Some(heading) = line.strip_prefix("## ") {
            chapter = heading.trim();
            return None;
        }
        let (number, text) = line.strip_prefix("- **")?.split_once("**")?;
        let is_number = number.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'.');
        is_number.then(|| Clause { number, text: text.trim(), chapter })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clauses_carry_their_number_text_and_chapter() {
        let rules = "# Game\n\nBy us.\n\n## 1 Turns\n- **1.1** Seats take turns.\n- plain\n\
                     ## 2 End\n- **2.1a** It ends.\n";
        let found: Vec<_> = clauses(rules).map(|c| (c.number, c.text, c.chapter)).collect();
        assert_eq!(found, [("1.1", "Seats take turns.", "1 Turns"), ("2.1a", "It ends.", "2 End")]);
    }
}
