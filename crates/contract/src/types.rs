//! How types that write JSON of their own read in TypeScript: named by `#[ts(as = "...")]` where
//! a derived declaration would tell of the inside, and not of the JSON.

use std::marker::PhantomData;

use ts_rs::{Config, TS};

/// Stands for a type that is written as a list.
#[derive(Debug, TS)]
pub struct List<T>(pub Vec<T>);

/// Stands for a type that is written as one of a few words.
#[derive(Debug)]
pub struct OneOf<T>(PhantomData<T>);

/// What is written as one of a few words.
pub trait Worded {
    /// Every word that it can be.
    fn words() -> Vec<String>;
}

impl<T: Worded> TS for OneOf<T> {
    type WithoutGenerics = OneOf<()>;
    type OptionInnerType = Self;

    fn name(cfg: &Config) -> String {
        Self::inline(cfg)
    }

    fn inline(_: &Config) -> String {
        T::words().iter().map(|word| format!("\"{word}\"")).collect::<Vec<_>>().join(" | ")
    }
}

/// No words at all, where a type has to stand for any.
impl Worded for () {
    fn words() -> Vec<String> {
        Vec::new()
    }
}
