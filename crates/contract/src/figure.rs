//! What players play with, where a game has several to choose from: looks, never rules.

use serde::{Deserialize, Serialize};

/// What a player has chosen to play with, and what they call it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Figure {
    /// Which one, as [`crate::Meta::figures`] names it.
    pub kind: String,
    /// The name that the player gave it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

impl Figure {
    /// One without a name.
    pub fn plain(kind: &str) -> Figure {
        Figure { kind: kind.to_owned(), name: None }
    }
}

/// Who sits in a seat, as sentences and pictures show them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// Empty where nobody has a name.
    #[serde(default)]
    pub name: String,
    /// What they play with, in a game that has figures.
    #[serde(default)]
    pub figure: Option<Figure>,
}

impl Player {
    /// Somebody of whom only the name is known.
    pub fn named(name: impl Into<String>) -> Player {
        Player { name: name.into(), figure: None }
    }
}

/// A figure for each seat, no two alike: those that were chosen, and of the rest the one that goes
/// with the seat, or else the first that is left. Only where a game has too few is there none.
///
/// A name that is not one of the game's figures, or was chosen twice, counts as not chosen: records
/// come from anywhere.
pub fn deal(kinds: &[&str], chosen: &[Option<&Figure>]) -> Vec<Option<Figure>> {
    let mut dealt: Vec<Option<Figure>> = vec![None; chosen.len()];
    let has = |dealt: &[Option<Figure>], kind: &str| {
        dealt.iter().flatten().any(|figure| figure.kind == kind)
    };
    for (seat, figure) in chosen.iter().enumerate() {
        let good = figure.filter(|figure| kinds.contains(&figure.kind.as_str()));
        if let Some(figure) = good.filter(|figure| !has(&dealt, &figure.kind)) {
            dealt[seat] = Some(figure.clone());
        }
    }
    for (seat, kind) in kinds.iter().enumerate().take(dealt.len()) {
        if dealt[seat].is_none() && !has(&dealt, kind) {
            dealt[seat] = Some(Figure::plain(kind));
        }
    }
    for seat in 0..dealt.len() {
        let left = kinds.iter().find(|kind| !has(&dealt, kind));
        if let (None, Some(kind)) = (&dealt[seat], left) {
            dealt[seat] = Some(Figure::plain(kind));
        }
    }
    dealt
}

#[cfg(test)]
mod tests {
    use super::*;

    const KINDS: &[&str] = &["ape", "blob", "crab"];

    fn kinds(chosen: &[Option<&str>]) -> Vec<Option<String>> {
        let chosen: Vec<Option<Figure>> =
            chosen.iter().map(|kind| kind.map(Figure::plain)).collect();
        let chosen: Vec<Option<&Figure>> = chosen.iter().map(Option::as_ref).collect();
        deal(KINDS, &chosen).into_iter().map(|figure| Some(figure?.kind)).collect()
    }

    fn all(kinds: &[&str]) -> Vec<Option<String>> {
        kinds.iter().map(|kind| Some((*kind).to_owned())).collect()
    }

    #[test]
    fn who_has_not_chosen_has_the_figure_of_the_seat() {
        assert_eq!(kinds(&[None, None, None]), all(KINDS));
    }

    #[test]
    fn no_two_have_the_same() {
        assert_eq!(kinds(&[Some("crab"), None, None]), all(&["crab", "blob", "ape"]));
        assert_eq!(kinds(&[None, Some("ape")]), all(&["blob", "ape"]));
        assert_eq!(kinds(&[Some("ape"), Some("ape"), None]), all(&["ape", "blob", "crab"]));
    }

    #[test]
    fn what_the_game_does_not_have_counts_as_not_chosen() {
        assert_eq!(kinds(&[Some("whale"), None]), all(&["ape", "blob"]));
        assert_eq!(kinds(&[None, None, None, None])[3], None, "there are only three");
        assert_eq!(deal(&[], &[None]), [None]);
    }

    #[test]
    fn a_name_stays_with_what_was_chosen() {
        let named = Figure { kind: "blob".into(), name: Some("Bob".into()) };
        let dealt = deal(KINDS, &[Some(&named), None]);
        assert_eq!(dealt, [Some(named), Some(Figure::plain("ape"))]);
    }
}
