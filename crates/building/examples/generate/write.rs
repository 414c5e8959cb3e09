//! The file of a district: one line for each outline and each solution.

use std::error::Error;
use std::fmt::Write as _;

use building::{Quarter, Site};

/// The text of the file.
pub fn written(quarter: &Quarter) -> Result<String, Box<dyn Error>> {
    let mut text = String::new();
    let Quarter { version, district, cards } = quarter;
    writeln!(
        text,
        "{{\n\"version\": {version},\n\"district\": \"{}\",\n\"cards\": [",
        district.id()
    )?;
    for (idx, card) in cards.iter().enumerate() {
        for (name, site, end) in [("{\"blue\"", &card.blue, ","), ("\"white\"", &card.white, "}")] {
            let Site { floors, pieces, yen, effort, borders } = site;
            let head = format!("\"floors\": {floors}, \"pieces\": {pieces}, \"yen\": {yen}");
            writeln!(text, "{name}: {{{head}, \"effort\": {effort}, \"borders\": [")?;
            for (number, lot) in borders.iter().enumerate() {
                let outline = serde_json::to_string(&lot.outline)?;
                writeln!(text, "  {{\"outline\": {outline}, \"solutions\": [")?;
                let lines = lot.solutions.iter().map(serde_json::to_string);
                let lines = lines.collect::<Result<Vec<String>, _>>()?;
                writeln!(text, "    {}", lines.join(",\n    "))?;
                writeln!(text, "  ]}}{}", if number + 1 < borders.len() { "," } else { "" })?;
            }
            let last = if end == "}" && idx + 1 < cards.len() { "}," } else { end };
            writeln!(text, "]}}{last}")?;
        }
    }
    text.push_str("]\n}\n");
    Ok(text)
}
