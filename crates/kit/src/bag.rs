//! Face-down piles.

use contract::Chance;
use serde::{Deserialize, Serialize};

/// A face-down pile: nobody knows its order, so it has none. What is drawn is decided when it is
/// drawn, which is the same to every player, and leaves nothing in the state to peek at but the
/// contents.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Bag<T> {
    items: Vec<T>,
}

impl<T: Ord> Bag<T> {
    /// A bag with these things in it.
    pub fn new(items: impl IntoIterator<Item = T>) -> Bag<T> {
        let mut bag = Bag { items: Vec::new() };
        items.into_iter().for_each(|item| bag.put(item));
        bag
    }

    /// Draws one thing, each equally likely; nothing from an empty bag.
    pub fn draw(&mut self, chance: &mut Chance) -> Option<T> {
        if self.items.is_empty() {
            return None;
        }
        Some(self.items.remove(chance.idx(self.items.len())))
    }

    /// Puts a thing in. The contents are kept sorted, so that two bags with the same things in
    /// them are equal whatever happened before.
    pub fn put(&mut self, item: T) {
        let place = self.items.partition_point(|other| *other < item);
        self.items.insert(place, item);
    }

    /// Takes a known thing out; tells whether it was there.
    pub fn take(&mut self, item: &T) -> bool {
        match self.items.binary_search(item) {
            Ok(place) => {
                self.items.remove(place);
                true
            }
            Err(_) => false,
        }
    }

    /// What is in the bag, in an order that means nothing.
    pub fn contents(&self) -> &[T] {
        &self.items
    }

    /// How many things are in the bag.
    pub fn len(&self) -> usize {
        self.items.len()
    }

    /// Whether nothing is left.
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bag_gives_back_all_it_holds_and_nothing_else() {
        let mut bag = Bag::new([3, 1, 2, 2]);
        assert!(bag.take(&1) && !bag.take(&1));
        let mut chance = Chance::from_number(5);
        let mut drawn: Vec<i32> = std::iter::from_fn(|| bag.draw(&mut chance)).collect();
        drawn.sort_unstable();
        assert_eq!(drawn, [2, 2, 3]);
        assert!(bag.is_empty());
    }

    #[test]
    fn the_order_of_putting_leaves_no_trace() {
        let mut one = Bag::new([1, 2, 3]);
        let mut other = Bag::new([3, 1]);
        other.put(2);
        assert_eq!(one, other);
        one.take(&2);
        assert_ne!(one, other);
    }
}
