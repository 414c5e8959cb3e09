//! Rust sources as rustfmt leaves them, seen line by line.

/// The lines with their numbers, without the items that exist only in tests.
pub fn without_tests(text: &str) -> Vec<(usize, &str)> {
    let mut kept = Vec::new();
    let mut lines = text.lines().enumerate().map(|(idx, line)| (idx + 1, line));
    while let Some((number, line)) = lines.next() {
        if line != "#[cfg(test)]" {
            kept.push((number, line));
            continue;
        }
        // An item at the margin ends with a brace at the margin, or is one line.
        for (_, line) in lines.by_ref() {
            let at_margin = !line.starts_with([' ', '#', '/']);
            if line == "}" || (at_margin && line.ends_with([';', '}'])) {
                break;
            }
        }
    }
    kept
}

/// A line without the comment at its end.
pub fn without_comment(line: &str) -> &str {
    line.split_once("//").map_or(line, |(code, _)| code)
}

/// A function: the line it begins on, its name, and how many lines it has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Function<'a> {
    /// The line it begins on, counted from 1.
    pub line: usize,
    /// Its name.
    pub name: &'a str,
    /// How many lines it has, signature and closing brace included.
    pub n_lines: usize,
}

/// The functions among those lines, inner ones too.
pub fn functions<'a>(lines: &[(usize, &'a str)]) -> Vec<Function<'a>> {
    let begins = lines.iter().enumerate().filter_map(|(idx, (_, line))| {
        let name = function_name(line)?;
        let indent = &line[..line.len() - line.trim_start().len()];
        Some((idx, indent, name))
    });
    let function = |(idx, indent, name): (usize, &str, &'a str)| {
        let line = lines[idx].0;
        let rest = lines[idx..].iter().map(|(_, line)| *line);
        Some(Function { line, name, n_lines: n_lines(indent, rest)? })
    };
    begins.filter_map(function).collect()
}

/// The length of a function that begins with the first line; none if it has no body.
fn n_lines<'a>(indent: &str, lines: impl Iterator<Item = &'a str>) -> Option<usize> {
    for (idx, line) in lines.enumerate() {
        let Some(own) = line.strip_prefix(indent).filter(|own| !own.starts_with(' ')) else {
            continue;
        };
        if own == "}" || (idx == 0 && own.ends_with('}')) {
            return Some(idx + 1);
        }
        if own.ends_with(';') {
            return None;
        }
    }
    None
}

fn function_name(line: &str) -> Option<&str> {
    let mut rest = line.trim_start();
    if let Some(public) = rest.strip_prefix("pub(") {
        rest = public.split_once(") ")?.1;
    }
    for word in ["pub ", "const ", "async ", "unsafe "] {
        rest = rest.strip_prefix(word).unwrap_or(rest);
    }
    let name = rest.strip_prefix("fn ")?;
    name.split(['(', '<']).next()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbered(text: &str) -> Vec<(usize, &str)> {
        text.lines().enumerate().map(|(idx, line)| (idx + 1, line)).collect()
    }

    #[test]
    fn items_of_tests_are_left_out_wherever_they_stand() {
        let text = "a;\n#[cfg(test)]\nuse b;\nc;\n#[cfg(test)]\nmod tests {\n    d\n}\n";
        assert_eq!(without_tests(text), [(1, "a;"), (4, "c;")]);
    }

    #[test]
    fn a_test_item_in_a_file_of_its_own_takes_one_line() {
        let text = "#[cfg(test)]\n#[path = \"x.rs\"]\nmod tests;\nstruct A;\n";
        assert_eq!(without_tests(text), [(4, "struct A;")]);
    }

    #[test]
    fn a_function_ends_with_the_brace_below_its_first_letter() {
        let long = "    pub(crate) const fn long(\n        a: u8,\n    ) -> u8 {\n";
        let body = "        if a > 1 {\n            2\n        }\n    }\n\n";
        let text = format!("impl A {{\n{long}{body}    fn short() {{}}\n}}\n");
        let long = Function { line: 2, name: "long", n_lines: 7 };
        let short = Function { line: 10, name: "short", n_lines: 1 };
        assert_eq!(functions(&numbered(&text)), [long, short]);
    }

    #[test]
    fn a_promise_without_a_body_has_no_length() {
        let text = "trait A {\n    fn a(&self);\n    fn b(\n        &self,\n    ) -> u8;\n}\n";
        assert_eq!(functions(&numbered(text)), []);
    }
}
