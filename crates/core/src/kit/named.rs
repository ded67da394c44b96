//! Things that have a fixed set of names.

/// Makes a plain enum whose variants each have one word, used in notation, in data and in the documented form.
///
/// ```
/// khipu_core::named! {
///     /// A resource.
///     Resource {
///         /// From the jungle.
///         Wood = "wood",
///         /// From the quarry.
///         Stone = "stone",
///     }
/// }
///
/// assert_eq!(Resource::Stone.name(), "stone");
/// assert_eq!(Resource::named("wood"), Some(Resource::Wood));
/// assert_eq!(Resource::ALL.map(Resource::name), ["wood", "stone"]);
/// assert_eq!(Resource::COUNT, 2);
/// ```
#[macro_export]
macro_rules! named {
    ($(#[$doc:meta])* $name:ident { $($(#[$what:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $name {
            $($(#[$what])* $variant),+
        }

        impl $name {
            /// How many there are.
            pub const COUNT: usize = [$(Self::$variant),+].len();
            /// All, in order.
            pub const ALL: &'static [Self; Self::COUNT] = &[$(Self::$variant),+];
            /// Names in notation and data.
            pub const NAMES: &'static [(&'static str, Self); Self::COUNT] = &[$(($word, Self::$variant)),+];

            /// The name in notation and data.
            #[must_use]
            pub const fn name(self) -> &'static str {
                Self::NAMES[self as usize].0
            }

            /// The one with this name.
            #[must_use]
            pub fn named(name: &str) -> ::core::option::Option<Self> {
                Self::NAMES.iter().find(|(known, _)| *known == name).map(|&(_, found)| found)
            }
        }

        impl<R: ?Sized> $crate::kit::Worded<R> for $name {
            fn write(self, _: &R, words: &mut $crate::kit::Phrase) {
                words.push(self.name());
            }

            fn read(
                _: &R,
                tokens: &mut $crate::Tokens<'_>,
            ) -> ::core::result::Result<Self, $crate::NotationError> {
                tokens.choose(Self::NAMES)
            }
        }

        impl $crate::kit::Serialize for $name {
            fn serialize<S: $crate::kit::Serializer>(
                &self,
                serializer: S,
            ) -> ::core::result::Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }
    };
}
