//! Type expressions as ts-rs writes them, read into what can be laid out.

/// A type expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expression {
    /// A name, or whatever else stays on one line.
    Plain(String),
    /// One of these.
    Union(Vec<Expression>),
    /// All of these at once.
    Both(Vec<Expression>),
    /// An object.
    Object(Vec<Field>),
}

/// A field of an object.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its comment, as it stands there.
    pub comment: Option<String>,
    /// Its name, with a question mark where it may be missing.
    pub key: String,
    /// What it is.
    pub of: Expression,
}

impl Expression {
    /// Reads an expression.
    pub fn read(text: &str) -> Expression {
        let text = text.trim();
        if let several @ [_, _, ..] = split(text, '|').as_slice() {
            return Expression::Union(several.iter().map(|part| Expression::read(part)).collect());
        }
        if let several @ [_, _, ..] = split(text, '&').as_slice() {
            return Expression::Both(several.iter().map(|part| Expression::read(part)).collect());
        }
        let inside = text.strip_prefix('{').and_then(|rest| rest.strip_suffix('}'));
        match inside {
            Some(inside) => Expression::Object(split(inside, ',').into_iter().map(field).collect()),
            None => Expression::Plain(one_line(text)),
        }
    }
}

fn field(text: &str) -> Field {
    let text = text.trim();
    let comment = text.starts_with("/*").then(|| text.find("*/")).flatten().map(|end| end + 2);
    let (comment, rest) = text.split_at(comment.unwrap_or(0));
    let (key, of) = match split(rest, ':').as_slice() {
        [key, rest @ ..] => (key.trim(), rest.join(":")),
        [] => ("", String::new()),
    };
    Field {
        comment: (!comment.is_empty()).then(|| comment.to_owned()),
        key: bare(key),
        of: Expression::read(&of),
    }
}

/// A key without quotes that it does not need.
fn bare(key: &str) -> String {
    let (name, mark) = key.strip_suffix('?').map_or((key, ""), |name| (name, "?"));
    let inside = name.strip_prefix('"').and_then(|name| name.strip_suffix('"'));
    let plain = |name: &&str| {
        let letters = name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_');
        letters && !name.starts_with(|letter: char| letter.is_ascii_digit()) && !name.is_empty()
    };
    format!("{}{mark}", inside.filter(plain).unwrap_or(name))
}

/// The parts between separators that stand in no brackets, text or comment; none of them empty.
fn split(text: &str, separator: char) -> Vec<&str> {
    let mut parts = Vec::new();
    let (mut begin, mut depth, mut idx) = (0, 0i32, 0);
    while let Some(letter) = text[idx..].chars().next() {
        let step = match letter {
            '"' => text[idx + 1..].find('"').map_or(1, |end| end + 2),
            '/' if text[idx..].starts_with("/*") => text[idx..].find("*/").map_or(2, |end| end + 2),
            _ => letter.len_utf8(),
        };
        match letter {
            '(' | '[' | '{' | '<' => depth += 1,
            ')' | ']' | '}' | '>' => depth -= 1,
            _ if letter == separator && depth == 0 => {
                parts.push(&text[begin..idx]);
                begin = idx + step;
            }
            _ => {}
        }
        idx += step;
    }
    parts.push(&text[begin..]);
    parts.retain(|part| !part.trim().is_empty());
    parts
}

/// The text without comments, on one line.
fn one_line(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("/*") {
        plain.push_str(before);
        rest = after.split_once("*/").map_or("", |(_, after)| after);
    }
    plain.push_str(rest);
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unions_objects_and_names_are_told_apart() {
        let plain = |text: &str| Expression::Plain(text.to_owned());
        assert_eq!(Expression::read("Array<A | B>"), plain("Array<A | B>"));
        assert_eq!(
            Expression::read("\"a|b\" | null"),
            Expression::Union(vec![plain("\"a|b\""), plain("null")])
        );
        let read =
            Expression::read("{ \n/**\n * It, as it is.\n */\n\"dead-end\"?: A, \"b\": B, }");
        let Expression::Object(fields) = read else { panic!("no object") };
        assert_eq!(fields[0].key, "\"dead-end\"?");
        assert_eq!(fields[0].comment.as_deref(), Some("/**\n * It, as it is.\n */"));
        assert_eq!(fields[1], Field { comment: None, key: "b".into(), of: plain("B") });
    }

    #[test]
    fn keys_in_brackets_stay_keys() {
        let Expression::Object(fields) = Expression::read("{ [key in string]: A }") else {
            panic!("no object")
        };
        assert_eq!((fields[0].key.as_str(), fields.len()), ("[key in string]", 1));
    }
}
