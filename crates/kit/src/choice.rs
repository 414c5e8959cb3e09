//! Options that are one of a few words.

/// An option of a setup that is one of a few words, written in kebab-case; the first is the
/// default. The words explain themselves, and the lobby explains them.
///
/// # Examples
///
/// ```
/// kit::choice!(/// Who must enter Tokyo.
///     Entering: Attackers, Everybody);
///
/// assert_eq!(Entering::default(), Entering::Attackers);
/// ```
#[macro_export]
macro_rules! choice {
    ($(#[$doc:meta])* $name:ident: $first:ident $(, $rest:ident)*) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        #[derive(::serde::Serialize, ::serde::Deserialize)]
        #[cfg_attr(feature = "types", derive(::ts_rs::TS))]
        #[serde(rename_all = "kebab-case")]
        pub enum $name {
            #[default]
            $first,
            $($rest),*
        }
    };
}
