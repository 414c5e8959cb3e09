//! Types with everything they are made of, each declared once, in the order in which a reader
//! meets them.

use std::any::TypeId;
use std::collections::{BTreeMap, BTreeSet};

use ts_rs::{Config, TS, TypeVisitor};

use crate::layout;

/// The declarations of one file.
#[derive(Default)]
pub struct Declarations {
    met: BTreeSet<TypeId>,
    /// The names asked for, in order.
    wanted: Vec<String>,
    /// Declarations with their comments, by name.
    declared: BTreeMap<String, String>,
    clash: Option<String>,
}

impl Declarations {
    /// Nothing declared.
    pub fn new() -> Declarations {
        Declarations::default()
    }

    /// Declares a type and all that it is made of. Where Rust calls it otherwise, it goes by this
    /// name too.
    #[must_use]
    pub fn with<T: TS + 'static>(mut self, name: &str) -> Declarations {
        self.visit::<T>();
        T::visit_generics(&mut self);
        let called = T::name(&config());
        if called != name {
            self.declare(name, format!("export type {name} = {called};\n"));
        }
        self.wanted.push(name.to_owned());
        self
    }

    /// The file's text.
    ///
    /// # Errors
    /// If two types have the same name.
    pub fn text(self) -> Result<String, String> {
        match self.clash {
            Some(name) => Err(format!(
                "two types are called {name}: give one another name with #[ts(rename = \"...\")]"
            )),
            None => Ok(self.in_order().join("\n")),
        }
    }

    fn declare(&mut self, name: &str, text: String) {
        match self.declared.get(name) {
            Some(other) if *other != text => self.clash = Some(name.to_owned()),
            Some(_) => {}
            None => drop(self.declared.insert(name.to_owned(), text)),
        }
    }

    /// What was asked for, each followed by what it mentions first. (ts-rs visits the parts of a
    /// type in an order that changes from one compilation to the next.)
    fn in_order(mut self) -> Vec<String> {
        let mut texts = Vec::new();
        let mut next: Vec<String> = self.wanted.iter().rev().cloned().collect();
        while let Some(name) = next.pop() {
            let Some(text) = self.declared.remove(&name) else { continue };
            let is_code = |line: &&str| !line.trim_start().starts_with(['/', '*']);
            let other = |letter: char| !letter.is_alphanumeric() && letter != '_';
            let words = text.lines().filter(is_code).flat_map(|line| line.split(other));
            let mentioned = words.filter(|word| self.declared.contains_key(*word));
            next.extend(mentioned.map(str::to_owned).collect::<Vec<_>>().into_iter().rev());
            texts.push(text);
        }
        texts
    }
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Only what would have a file of its own has a declaration.
        if T::output_path().is_none() || !self.met.insert(TypeId::of::<T>()) {
            return;
        }
        let config = config();
        let declaration = layout::declaration(&T::decl(&config));
        let comment = T::docs().map_or(String::new(), |docs| layout::comment(&docs, 0));
        self.declare(&T::ident(&config), format!("{comment}export {declaration}\n"));
        T::visit_dependencies(self);
    }
}

/// No whole number of the house is beyond 2^53, so that all of them are plain numbers.
fn config() -> Config {
    Config::new().with_large_int("number").with_array_tuple_limit(8)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a seat holds.
    #[derive(TS)]
    #[allow(dead_code)]
    struct Hand {
        /// Its cards.
        cards: Vec<Card>,
        coins: u64,
    }

    #[derive(TS)]
    #[allow(dead_code)]
    #[ts(rename_all = "kebab-case")]
    enum Card {
        Joker,
        Number { value: u8 },
    }

    mod other {
        #[derive(ts_rs::TS)]
        #[allow(dead_code)]
        pub struct Card(pub u8);
    }

    #[test]
    fn a_type_comes_with_what_it_is_made_of() {
        let text = Declarations::new().with::<Hand>("View").with::<Card>("Card").text().unwrap();
        let expected = "export type View = Hand;

/** What a seat holds. */
export type Hand = {
  /** Its cards. */
  cards: Array<Card>;
  coins: number;
};

export type Card = \"joker\" | { number: { value: number } };
";
        assert_eq!(text, expected);
    }

    #[test]
    fn two_types_of_one_name_clash() {
        let clash = Declarations::new().with::<Card>("Card").with::<other::Card>("Card").text();
        assert!(clash.unwrap_err().contains("two types are called Card"));
    }
}
