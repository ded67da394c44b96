//! Whoever takes part: a player on a seat, or an opponent that the rules play.

/// Makes `Actor`: a seat, or the automa of a solo game, which has a name instead of a seat.
///
/// ```
/// use khipu_core::Seat;
///
/// khipu_core::actor! {
///     /// Whoever owns something.
///     Actor {
///         /// The opponent of a solo game.
///         Ghost = "ghost",
///     }
/// }
///
/// let (player, ghost) = (Actor::from(Seat::new(0)), Actor::Ghost);
/// assert_eq!((player.index(), ghost.index()), (0, 1));
/// assert_eq!((player.seat(), ghost.seat()), (Some(Seat::new(0)), None));
/// assert_eq!(Actor::AUTOMA, "ghost");
/// ```
#[macro_export]
macro_rules! actor {
    ($(#[$doc:meta])* $name:ident { $(#[$what:meta])* $automa:ident = $word:literal $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name {
            /// A player.
            Seat($crate::Seat),
            $(#[$what])*
            $automa,
        }

        impl $name {
            /// The name of the automa in data and notation.
            pub const AUTOMA: &'static str = $word;

            /// Where this actor's things lie: the automa sits opposite the only player.
            #[must_use]
            pub const fn index(self) -> usize {
                match self {
                    Self::Seat(seat) => seat.index(),
                    Self::$automa => 1,
                }
            }

            /// The seat, if it has one.
            #[must_use]
            pub const fn seat(self) -> ::core::option::Option<$crate::Seat> {
                match self {
                    Self::Seat(seat) => ::core::option::Option::Some(seat),
                    Self::$automa => ::core::option::Option::None,
                }
            }

            /// Whether this is the player of a seat.
            #[must_use]
            pub fn is(self, seat: $crate::Seat) -> bool {
                self == Self::Seat(seat)
            }
        }

        impl ::core::default::Default for $name {
            fn default() -> Self {
                Self::Seat($crate::Seat::default())
            }
        }

        impl ::core::convert::From<$crate::Seat> for $name {
            fn from(seat: $crate::Seat) -> Self {
                Self::Seat(seat)
            }
        }

        impl From<$name> for $crate::Json<'_> {
            fn from(actor: $name) -> Self {
                match actor {
                    $name::Seat(seat) => seat.into(),
                    $name::$automa => $name::AUTOMA.into(),
                }
            }
        }

        impl $crate::kit::Serialize for $name {
            fn serialize<S: $crate::kit::Serializer>(
                &self,
                serializer: S,
            ) -> ::core::result::Result<S::Ok, S::Error> {
                match self {
                    Self::Seat(seat) => seat.serialize(serializer),
                    Self::$automa => serializer.serialize_str(Self::AUTOMA),
                }
            }
        }
    };
}
