//! Plain pages, written by the server.

use std::fmt::Write;

use axum::response::Html;

/// Text made harmless for a page.
pub fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            _ => safe.push(c),
        }
    }
    safe
}

/// A page with that title; the body is trusted to be escaped.
pub fn page(title: &str, body: &str) -> Html<String> {
    let title = escape(title);
    Html(format!(
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n\
         <title>{title}</title>\n<h1>{title}</h1>\n{body}\n</html>\n"
    ))
}

/// A table of cells, each trusted to be escaped.
pub fn grid(heads: &[&str], rows: impl Iterator<Item = Vec<String>>) -> String {
    let mut text = "<table>\n<tr>".to_owned();
    for head in heads {
        // Writing into memory cannot fail.
        let _ = write!(text, "<th scope=\"col\">{head}</th>");
    }
    text.push_str("</tr>\n");
    for row in rows {
        text.push_str("<tr>");
        for cell in row {
            let _ = write!(text, "<td>{cell}</td>");
        }
        text.push_str("</tr>\n");
    }
    text.push_str("</table>\n");
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_people_write_is_markup() {
        let Html(text) = page("<b>", &grid(&["a"], [vec![escape("\"<i>'&")]].into_iter()));
        assert!(text.contains("&lt;b&gt;") && text.contains("&quot;&lt;i&gt;&#39;&amp;"));
        assert!(!text.contains("<b>") && !text.contains("<i>"));
    }
}
