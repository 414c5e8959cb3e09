//! Large numbers, with their digits in groups as each language writes them.

use fluent_bundle::FluentValue;

/// What stands between groups of three digits: French has a narrow space, which does not break.
const COMMA: char = ',';
const NARROW_SPACE: char = '\u{202f}';

type Formatter<M> = fn(&FluentValue<'_>, &M) -> Option<String>;

/// How numbers are written in a language; everything else is left as it is.
pub fn formatter<M>(language: &str) -> Formatter<M> {
    match language {
        "fr" => |value, _| written(value, NARROW_SPACE),
        _ => |value, _| written(value, COMMA),
    }
}

fn written(value: &FluentValue<'_>, between: char) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(grouped(&number.as_string(), between)),
        _ => None,
    }
}

fn grouped(number: &str, between: char) -> String {
    let (whole, part) = number.split_at(number.find('.').unwrap_or(number.len()));
    let digits = whole.bytes().filter(u8::is_ascii_digit).count();
    let mut text = String::with_capacity(number.len() + digits / 3 * between.len_utf8());
    let mut left = digits;
    for letter in whole.chars() {
        if letter.is_ascii_digit() {
            if left != digits && left.is_multiple_of(3) {
                text.push(between);
            }
            left -= 1;
        }
        text.push(letter);
    }
    text + part
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_stand_in_groups_of_three() {
        let rows = [
            ("0", "0"),
            ("999", "999"),
            ("1000", "1,000"),
            ("-900", "-900"),
            ("-12300", "-12,300"),
            ("1234567", "1,234,567"),
            ("1234.5678", "1,234.5678"),
        ];
        for (number, text) in rows {
            assert_eq!(grouped(number, COMMA), text);
        }
    }
}
