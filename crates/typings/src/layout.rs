//! Declarations in lines that people can read.

use crate::expression::{Expression, Field};

/// Letters of a line.
const WIDTH: usize = 100;

/// Lays out `type NAME = EXPRESSION;`.
pub fn declaration(text: &str) -> String {
    let text = text.trim().trim_end_matches(';');
    match text.split_once(" = ") {
        Some((head, expression)) => {
            let used = "export ".len() + head.len() + " = ;".len();
            format!("{head} ={};", after(&Expression::read(expression), 0, used))
        }
        None => format!("{text};"),
    }
}

/// Lays out a comment, as deep as that, with the break behind it.
pub fn comment(text: &str, depth: usize) -> String {
    let indent = "  ".repeat(depth);
    let inside = text.trim().trim_start_matches("/**").trim_end_matches("*/");
    let strip = |line: &str| line.trim().trim_start_matches('*').trim().to_owned();
    let lines: Vec<String> = inside.trim().lines().map(strip).collect();
    match lines.as_slice() {
        [only] if indent.len() + only.chars().count() + 7 <= WIDTH => {
            format!("{indent}/** {only} */\n")
        }
        _ => {
            let star = |line: &String| format!("{indent} * {line}").trim_end().to_owned() + "\n";
            let body: String = lines.iter().map(star).collect();
            format!("{indent}/**\n{body}{indent} */\n")
        }
    }
}

/// An expression behind `=` or `:`, on the same line as far as it fits.
fn after(expression: &Expression, depth: usize, used: usize) -> String {
    match (expression, in_line(expression)) {
        (_, Some(line)) if used + line.chars().count() <= WIDTH => format!(" {line}"),
        (Expression::Union(parts), Some(_)) if parts.iter().all(is_short) => {
            filled(parts, &"  ".repeat(depth + 1))
        }
        (Expression::Union(parts), _) => {
            let indent = "  ".repeat(depth + 1);
            let used = indent.len() + 3;
            let part = |part| format!("\n{indent}| {}", broken(part, depth + 1, used));
            parts.iter().map(part).collect()
        }
        _ => format!(" {}", broken(expression, depth, used)),
    }
}

/// Whether so little that several share a line.
fn is_short(part: &Expression) -> bool {
    matches!(part, Expression::Plain(text) if text.chars().count() <= WIDTH / 3)
}

/// The parts of a union, as many on a line as fit.
fn filled(parts: &[Expression], indent: &str) -> String {
    let mut text = String::new();
    let mut used = WIDTH;
    for part in parts.iter().filter_map(in_line).map(|part| format!(" | {part}")) {
        let letters = part.chars().count();
        if used + letters > WIDTH {
            text.push_str(&format!("\n{indent}{}", part.trim_start()));
            used = indent.len() + letters - 1;
        } else {
            text.push_str(&part);
            used += letters;
        }
    }
    text
}

/// An expression in as many lines as it takes, where some of the first line is used already.
fn broken(expression: &Expression, depth: usize, used: usize) -> String {
    let fits = |line: &String| used + line.chars().count() <= WIDTH;
    if let Some(line) = in_line(expression).filter(fits) {
        return line;
    }
    let join = |parts: &[Expression], mark: &str| {
        parts.iter().map(|part| broken(part, depth, used)).collect::<Vec<_>>().join(mark)
    };
    match expression {
        Expression::Plain(text) => text.clone(),
        Expression::Union(parts) => format!("({})", join(parts, " | ")),
        Expression::Both(parts) => join(parts, " & "),
        Expression::Object(fields) => {
            let fields: String = fields.iter().map(|field| in_lines(field, depth + 1)).collect();
            format!("{{\n{fields}{}}}", "  ".repeat(depth))
        }
    }
}

fn in_lines(field: &Field, depth: usize) -> String {
    let indent = "  ".repeat(depth);
    let above = field.comment.as_ref().map_or(String::new(), |text| comment(text, depth));
    let used = indent.len() + field.key.chars().count() + ": ;".len();
    format!("{above}{indent}{}:{};\n", field.key, after(&field.of, depth, used))
}

/// The expression on one line, unless something in it has a comment.
fn in_line(expression: &Expression) -> Option<String> {
    let join = |parts: &[Expression], mark: &str| {
        let parts: Option<Vec<String>> = parts.iter().map(in_line).collect();
        Some(parts?.join(mark))
    };
    match expression {
        Expression::Plain(text) => Some(text.clone()),
        Expression::Union(parts) => join(parts, " | "),
        Expression::Both(parts) => join(parts, " & "),
        Expression::Object(fields) if fields.is_empty() => Some("{}".to_owned()),
        Expression::Object(fields) => {
            let field = |field: &Field| match field.comment {
                Some(_) => None,
                None => Some(format!("{}: {}", field.key, in_line(&field.of)?)),
            };
            let fields: Option<Vec<String>> = fields.iter().map(field).collect();
            Some(format!("{{ {} }}", fields?.join("; ")))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_fits_stays_on_one_line() {
        let text = declaration("type A = \"b\" | { \"c\": { d: number, e?: D, }, };");
        assert_eq!(text, "type A = \"b\" | { c: { d: number; e?: D } };");
        assert_eq!(declaration("type A = {  };"), "type A = {};");
    }

    #[test]
    fn long_unions_and_commented_objects_are_broken() {
        let words = ["\"word\""; 20].join(" | ");
        let text = declaration(&format!("type A = {words};"));
        assert!(text.starts_with("type A =\n  | \"word\" | \"word\""), "{text}");
        assert_eq!(text.lines().map(|line| line.matches("word").count()).max(), Some(11));
        let text = declaration("type A = \"b\" | { \"c\": { \n/**\n * It.\n */\nd: number, } };");
        let expected = "type A =
  | \"b\"
  | {
    c: {
      /** It. */
      d: number;
    };
  };";
        assert_eq!(text, expected);
    }

    #[test]
    fn comments_take_one_line_if_they_can() {
        assert_eq!(comment("/**\n * One line.\n */\n", 1), "  /** One line. */\n");
        assert_eq!(comment("/**\n * One.\n * Two.\n */\n", 0), "/**\n * One.\n * Two.\n */\n");
    }
}
