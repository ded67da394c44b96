//! The versions of a game's rules.

/// Makes the versions of a game's rules, each with its number in records; the last one is that of new games.
///
/// A game begun under a version goes on under it for ever, so none is ever taken away.
///
/// ```
/// khipu_core::versions! {
///     /// A version of the rules.
///     Version {
///         /// The first release.
///         One = 1,
///         /// Another price.
///         Two = 2,
///     }
/// }
///
/// assert_eq!(Version::NEWEST, Version::Two);
/// assert_eq!(Version::numbered(1), Some(Version::One));
/// assert_eq!(Version::numbered(3), None);
/// assert_eq!(Version::Two.number(), 2);
/// assert!(Version::One < Version::Two);
/// ```
#[macro_export]
macro_rules! versions {
    ($(#[$doc:meta])* $name:ident { $($(#[$what:meta])* $version:ident = $number:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $name {
            $($(#[$what])* $version = $number),+
        }

        impl $name {
            const ALL: &'static [Self] = &[$(Self::$version),+];
            /// The version of new games.
            pub const NEWEST: Self = Self::ALL[Self::ALL.len() - 1];
            /// All of them, as numbers.
            pub const NUMBERS: &'static [u32] = &[$($number),+];

            /// The version with a number.
            #[must_use]
            pub fn numbered(number: u32) -> ::core::option::Option<Self> {
                Self::ALL.iter().copied().find(|version| version.number() == number)
            }

            /// Its number, as in records.
            #[must_use]
            pub const fn number(self) -> u32 {
                self as u32
            }
        }
    };
}
