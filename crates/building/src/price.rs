//! What the sides of cards are worth: more for more floors and more pieces.

use std::collections::BTreeMap;

use crate::{Side, Site};

/// Doublings of effort that are worth nothing.
const EASY: u32 = 5;

/// What a side is worth that took this much effort: a hundred yen for every doubling, half of it
/// on the easy side.
pub fn yen_of(effort: u32, side: Side) -> u32 {
    let doublings = (effort + 50) / 100;
    let white = (100 * doublings.saturating_sub(EASY)).clamp(200, 1_500);
    match side {
        Side::White => white,
        Side::Blue => white.div_ceil(200) * 100,
    }
}

/// What the cards with one side up are worth, by the floors and pieces that they ask for.
///
/// All cards that ask for the same are worth the same: their mean effort. And because nobody
/// should earn less for a card that asks for more, that is evened out to halfway between the
/// most that any card takes which asks for no more, and the least that any takes which asks for
/// no less: neither ever falls as floors and pieces rise, and so neither does what lies halfway.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prices(BTreeMap<(u8, u8), u32>);

impl Prices {
    /// The prices of that side of the cards with these sites.
    pub fn of<'a>(sites: impl Iterator<Item = &'a Site>, side: Side) -> Prices {
        let mut efforts: BTreeMap<(u8, u8), Vec<u32>> = BTreeMap::new();
        for site in sites {
            efforts.entry((site.floors, site.pieces)).or_default().push(site.effort);
        }
        let mean = |all: &Vec<u32>| all.iter().sum::<u32>() / u32::try_from(all.len()).unwrap_or(1);
        let means: Vec<((u8, u8), u32)> =
            efforts.iter().map(|(pair, all)| (*pair, mean(all))).collect();
        let even = |pair: (u8, u8)| {
            let is_less = |one: (u8, u8), other: (u8, u8)| one.0 <= other.0 && one.1 <= other.1;
            let below = means.iter().filter(|(other, _)| is_less(*other, pair));
            let above = means.iter().filter(|(other, _)| is_less(pair, *other));
            let most = below.map(|(_, effort)| *effort).max().unwrap_or_default();
            let least = above.map(|(_, effort)| *effort).min().unwrap_or_default();
            (most + least) / 2
        };
        Prices(means.iter().map(|(pair, _)| (*pair, yen_of(even(*pair), side))).collect())
    }

    /// What a site is worth; nothing if it asks for something that was not there to be priced.
    pub fn of_site(&self, site: &Site) -> u32 {
        self.0.get(&(site.floors, site.pieces)).copied().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn site(floors: u8, pieces: u8, effort: u32) -> Site {
        Site { floors, pieces, yen: 0, effort, borders: Vec::new() }
    }

    #[test]
    fn a_hundred_yen_for_every_doubling() {
        assert_eq!(yen_of(1_349, Side::White), 800);
        assert_eq!(yen_of(1_350, Side::White), 900);
        assert_eq!(yen_of(1_350, Side::Blue), 500);
        assert_eq!((yen_of(0, Side::White), yen_of(9_999, Side::White)), (200, 1_500));
    }

    #[test]
    fn what_asks_for_more_is_worth_no_less_however_easy_it_turned_out() {
        let sites = [site(2, 4, 1_400), site(3, 5, 1_000), site(3, 5, 1_200), site(4, 4, 1_800)];
        let prices = Prices::of(sites.iter(), Side::White);
        // The mean of both is 1,100, below what the smaller card takes: they meet halfway.
        assert_eq!(prices.of_site(&sites[0]), yen_of(1_250, Side::White));
        assert_eq!(prices.of_site(&sites[1]), yen_of(1_250, Side::White));
        assert_eq!(prices.of_site(&sites[2]), prices.of_site(&sites[1]));
        assert_eq!(prices.of_site(&sites[3]), 1_300, "it cannot be compared with three floors");
    }
}
