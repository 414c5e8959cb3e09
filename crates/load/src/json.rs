//! JSON that is passed over instead of read.
//!
//! A client looks at a few fields of a message and at none of its view, which is most of it. Inside
//! a value that nobody looks at, only strings and brackets are followed, to find its end. The text
//! has to be as our server writes it: without white space between its parts.

/// The fields of an object: each with its key, as it is written, and the text of its value. They
/// end early where the text is not that of an object.
pub fn fields(object: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut at = 1;
    std::iter::from_fn(move || {
        let bytes = object.as_bytes();
        let key_end = (*bytes.get(at)? == b'"').then(|| end_of_string(bytes, at + 1)).flatten()?;
        let begin = (*bytes.get(key_end)? == b':').then_some(key_end + 1)?;
        let end = end_of_value(bytes, begin)?;
        let field = (object.get(at + 1..key_end - 1)?, object.get(begin..end)?);
        at = end + 1;
        Some(field)
    })
}

/// The texts of a list's items.
pub fn items(list: &str) -> impl Iterator<Item = &str> {
    let mut at = 1;
    std::iter::from_fn(move || {
        let end = end_of_value(list.as_bytes(), at)?;
        let item = list.get(at..end).filter(|item| !item.is_empty())?;
        at = end + 1;
        Some(item)
    })
}

/// What a byte means outside strings.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Class {
    Plain,
    Quote,
    Open,
    Close,
    Comma,
}

static CLASSES: [Class; 256] = {
    let mut classes = [Class::Plain; 256];
    classes[b'"' as usize] = Class::Quote;
    classes[b'{' as usize] = Class::Open;
    classes[b'[' as usize] = Class::Open;
    classes[b'}' as usize] = Class::Close;
    classes[b']' as usize] = Class::Close;
    classes[b',' as usize] = Class::Comma;
    classes
};

/// Where the comma or bracket is that follows a value.
fn end_of_value(bytes: &[u8], mut at: usize) -> Option<usize> {
    let mut depth = 0_usize;
    loop {
        match CLASSES[usize::from(*bytes.get(at)?)] {
            Class::Quote => at = end_of_string(bytes, at + 1)? - 1,
            Class::Open => depth += 1,
            Class::Comma | Class::Close if depth == 0 => return Some(at),
            Class::Close => depth -= 1,
            Class::Comma | Class::Plain => {}
        }
        at += 1;
    }
}

/// Where a string has come to its end, quote and all.
fn end_of_string(bytes: &[u8], mut at: usize) -> Option<usize> {
    loop {
        match *bytes.get(at)? {
            b'"' => return Some(at + 1),
            // Whatever is escaped, its first byte is no end.
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_passed_over_whatever_is_in_them() {
        let text =
            r#"{"is":"a","view":{"b":[1,{"c":"]}\"\\"}],"is":2},"list":[],"n":-1.5,"é":null}"#;
        let found: Vec<_> = fields(text).collect();
        let view = r#"{"b":[1,{"c":"]}\"\\"}],"is":2}"#;
        let expected =
            [("is", r#""a""#), ("view", view), ("list", "[]"), ("n", "-1.5"), ("é", "null")];
        assert_eq!(found, expected);
    }

    #[test]
    fn a_list_has_items_or_none() {
        let found: Vec<_> = items(r#"[1,[2,3],{"a":[4,5]},"six,7"]"#).collect();
        assert_eq!(found, ["1", "[2,3]", r#"{"a":[4,5]}"#, r#""six,7""#]);
        assert_eq!(items("[]").count(), 0);
    }

    #[test]
    fn what_is_cut_off_or_no_object_has_no_more_fields() {
        let text = r#"{"a":{"b":"c"},"d":[1]}"#;
        assert_eq!(fields(text).count(), 2);
        for end in 0..text.len() {
            assert!(fields(&text[..end]).count() < 2, "{end}");
        }
        assert_eq!(fields("").count() + fields("[]").count() + fields("7").count(), 0);
        assert_eq!(items("").count() + items("7").count(), 0);
    }
}
