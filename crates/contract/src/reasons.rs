//! Reasons that can be said in any language.
//!
//! Each is a variant of an enum with a key, a sentence in English and its data. Readers of
//! English get the sentence (`Display`); everybody else gets the phrase, and says it from their
//! own lists.

use crate::phrase::{Arg, Phrase};
use crate::seat::Seat;

/// A key and the names of the arguments that come with it.
pub type Key = (&'static str, &'static [&'static str]);

/// Something that a reason tells.
pub trait Told {
    /// How a phrase carries it; nothing where there is nothing to tell.
    fn told(&self) -> Option<Arg>;
}

macro_rules! told {
    ($($kind:ty),*) => {
        $(impl Told for $kind {
            fn told(&self) -> Option<Arg> {
                Some(self.clone().into())
            }
        })*
    };
}
told!(u8, u16, u32, i64, u64, usize, String, Seat, Phrase);

impl<T: Told> Told for Option<T> {
    fn told(&self) -> Option<Arg> {
        self.as_ref().and_then(Told::told)
    }
}

/// The phrase with one more argument, where there is something to tell.
#[must_use]
pub fn telling(phrase: Phrase, name: &'static str, what: &impl Told) -> Phrase {
    match what.told() {
        Some(arg) => phrase.with(name, arg),
        None => phrase,
    }
}

/// An enum of reasons. Every variant has a `#[key("…")]` that never changes, and an `#[error("…")]`
/// with its sentence in English, as `thiserror` reads it; its fields are the phrase's arguments.
/// A crate that uses this needs `thiserror`.
#[macro_export]
macro_rules! reasons {
    (
        $(#[doc = $about:literal])*
        pub enum $name:ident {
            $(
                #[key($key:literal)]
                #[error($($english:tt)*)]
                $variant:ident $({ $($field:ident: $kind:ty),* $(,)? })?,
            )*
        }
    ) => {
        $(#[doc = $about])*
        #[allow(missing_docs, reason = "the sentences say it")]
        #[derive(Clone, Debug, PartialEq, Eq, ::thiserror::Error)]
        pub enum $name {
            $(
                #[error($($english)*)]
                $variant $({ $($field: $kind),* })?,
            )*
        }

        impl $name {
            /// Every key, with the names of its arguments.
            pub const KEYS: &'static [$crate::reasons::Key] =
                &[$(($key, &[$($(stringify!($field)),*)?])),*];

            /// The reason, to be said in any language.
            #[must_use]
            pub fn phrase(&self) -> $crate::Phrase {
                match self {
                    $($name::$variant $({ $($field),* })? => {
                        let phrase = $crate::Phrase::new($key);
                        $($(
                            let phrase =
                                $crate::reasons::telling(phrase, stringify!($field), $field);
                        )*)?
                        phrase
                    })*
                }
            }
        }
    };
}
