//! The picture of each card: one comic panel, made of its own strokes and of parts that all panels
//! share. Files in `art/cards` are named after the titles of cards, the parts are in `art/kit.svg`,
//! and the monsters are parts too. The page shows the same files.

use std::collections::BTreeSet;

use super::art::MONSTERS;
use super::pen::{Area, INK, Pen};
use crate::cards::Card;

/// Lists the files of panels.
macro_rules! panels {
    ($($key:literal),* $(,)?) => {
        [$(($key, include_str!(concat!("art/cards/", $key, ".svg")))),*]
    };
}

/// The panel of each title.
#[rustfmt::skip]
const PANELS: [(&str, &str); 64] = panels![
    "acid-attack", "alien-metabolism", "alpha-monster", "apartment-building", "armor-plating",
    "background-dweller", "burrowing", "camouflage", "commuter-train", "complete-destruction",
    "corner-store", "dedicated-news-team", "drop-from-high-altitude", "eater-of-the-dead",
    "energize", "energy-hoarder", "evacuation-orders", "even-bigger", "extra-head", "fire-blast",
    "fire-breathing", "freeze-time", "frenzy", "friend-of-children", "gas-refinery",
    "giant-brain", "gourmet", "heal", "healing-ray", "herbivore", "herd-culler",
    "high-altitude-bombing", "it-has-a-child", "jet-fighters", "jets", "made-in-a-lab",
    "metamorph", "mimic", "monster-batteries", "national-guard", "nova-breath",
    "nuclear-power-plant", "omnivore", "opportunist", "parasitic-tentacles", "plot-twist",
    "poison-quills", "poison-spit", "psychic-probe", "rapid-healing", "regeneration",
    "rooting-for-the-underdog", "shrink-ray", "skyscraper", "smoke-cloud", "solar-powered",
    "spiked-tail", "stretchy", "tanks", "telepath", "urbavore", "vast-storm",
    "were-only-making-it-stronger", "wings",
];

/// The parts. Each begins a line, with its name.
const KIT: &str = include_str!("art/kit.svg");
/// How a part is named, and referred to.
const NAME: &str = " id=\"kit-";
const REFERENCE: &str = "href=\"#kit-";

/// Panels of a pen.
pub trait Panels {
    /// The parts that the panels of these cards need: once in a picture, before the panels.
    fn kit(&mut self, cards: impl IntoIterator<Item = Card>);

    /// The panel of a card. It fills the area, which may cut off its edges.
    fn panel(&mut self, card: Card, area: Area);
}

impl Panels for Pen {
    fn kit(&mut self, cards: impl IntoIterator<Item = Card>) {
        let needed = needed(cards.into_iter().map(panel));
        let parts: String = needed.iter().map(|name| part(name)).collect();
        self.add(format_args!("<defs>\n{parts}</defs>"));
    }

    fn panel(&mut self, card: Card, area: Area) {
        let Area { x, y, w, h } = area;
        self.add(format_args!(
            "<svg x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" viewBox=\"0 0 240 160\" \
             preserveAspectRatio=\"xMidYMid slice\"><g fill=\"none\" stroke=\"{INK}\" \
             stroke-width=\"4\" stroke-linejoin=\"round\" stroke-linecap=\"round\">{}</g></svg>",
            panel(card)
        ));
        self.rect(area, 0, &format!("fill=\"none\" stroke=\"{INK}\" stroke-width=\"2.5\""));
    }
}

/// The picture of a card, as elements; a test holds that there is one.
fn panel(card: Card) -> &'static str {
    let found = PANELS.iter().find(|(title, _)| *title == card.title().key);
    found.map(|(_, panel)| *panel).unwrap_or_default()
}

/// The names of all parts that panels refer to, and that those parts refer to.
fn needed(panels: impl Iterator<Item = &'static str>) -> BTreeSet<String> {
    let mut needed = BTreeSet::new();
    let mut unread: Vec<String> = panels.map(str::to_owned).collect();
    while let Some(text) = unread.pop() {
        for name in names(&text, REFERENCE) {
            if needed.insert(name.to_owned()) {
                unread.push(part(name));
            }
        }
    }
    needed
}

/// What follows a mark, up to the next quotation mark.
fn names<'a>(text: &'a str, mark: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(mark).skip(1).filter_map(|rest| rest.split('"').next())
}

/// A part by its name; a test holds that there is one.
fn part(name: &str) -> String {
    if let Some((_, art)) = MONSTERS.iter().find(|(monster, _)| *monster == name) {
        // Monsters bring their own outlines.
        return format!("<g id=\"kit-{name}\" stroke=\"none\">{art}</g>\n");
    }
    let begin = |at: usize| KIT[..at].rfind('\n').map_or(0, |end| end + 1);
    let Some(at) = KIT.find(&format!("{NAME}{name}\"")) else { return String::new() };
    let rest = &KIT[at + 1..];
    let end = rest.find(NAME).map_or(KIT.len(), |next| begin(at + 1 + next));
    KIT[begin(at)..end].to_owned()
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    /// All art together, in bytes; the page fetches it with the table.
    const MOST: usize = 200_000;

    #[test]
    fn every_card_has_a_picture_and_every_picture_a_card() {
        let titles: BTreeSet<&str> = Card::all().map(|card| card.title().key).collect();
        assert_eq!(PANELS.iter().map(|(key, _)| *key).collect::<BTreeSet<_>>(), titles);
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/draw/art/cards");
        let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name());
        let files: BTreeSet<String> = files.map(|file| file.into_string().unwrap()).collect();
        assert_eq!(files, titles.iter().map(|key| format!("{key}.svg")).collect());
    }

    #[test]
    fn pictures_use_parts_that_exist_and_every_part_is_used() {
        let used = needed(Card::all().map(panel));
        let monsters = MONSTERS.iter().map(|(name, _)| *name);
        let known: BTreeSet<String> = names(KIT, NAME).chain(monsters).map(str::to_owned).collect();
        assert_eq!(used, known);
        for name in known {
            let part = part(&name);
            assert!(part.starts_with('<') && part.ends_with(">\n"), "{name}: {part}");
            assert_eq!(names(&part, NAME).collect::<Vec<_>>(), [name.as_str()]);
        }
    }

    /// Words would need three languages, and a name that is not ours could mean something else on
    /// the page.
    #[test]
    fn pictures_bring_no_words_and_no_names() {
        for (key, panel) in PANELS {
            assert!(panel.starts_with("<g>\n") && panel.ends_with("\n</g>\n"), "{key}");
            assert!(!panel.contains("<text") && !panel.contains(" id="), "{key}");
        }
        assert!(!KIT.contains("<text"));
        assert_eq!(KIT.matches(" id=").count(), KIT.matches(NAME).count());
    }

    #[test]
    fn all_pictures_together_are_small() {
        let bodies = PANELS.iter().chain(&MONSTERS).map(|(_, body)| body.len());
        let bytes: usize = KIT.len() + bodies.sum::<usize>();
        assert!(bytes <= MOST, "{bytes}");
    }
}
