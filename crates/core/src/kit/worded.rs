//! Data in words: a word for each kind of thing, and how its fields follow, written once and used for writing, reading,
//! naming and documenting.

use std::fmt::{Display, Write as _};
use std::marker::PhantomData;

use crate::{Id, NotationError, Tokens};

/// Words with blanks between them, while they are written.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Phrase(String);

impl Phrase {
    /// Adds a word.
    pub fn push(&mut self, word: impl Display) {
        let blank = if self.0.is_empty() { "" } else { " " };
        let _ = write!(self.0, "{blank}{word}");
    }

    /// The words as a line.
    #[must_use]
    pub fn finish(self) -> String {
        self.0
    }
}

/// What has words of its own: names, and what [`worded!`](crate::worded!) makes. `R` is what it takes to know the things
/// that are named: the components of a game.
pub trait Worded<R: ?Sized>: Copy {
    /// Adds the words.
    fn write(self, rules: &R, words: &mut Phrase);

    /// Reads the words.
    ///
    /// # Errors
    /// If they are something else.
    fn read(rules: &R, tokens: &mut Tokens<'_>) -> Result<Self, NotationError>;

    /// The words as a line.
    fn to_line(self, rules: &R) -> String {
        let mut words = Phrase::default();
        self.write(rules, &mut words);
        words.finish()
    }

    /// Reads a line that holds these words and no more.
    ///
    /// # Errors
    /// If the words are something else.
    fn from_line(rules: &R, line: &str) -> Result<Self, NotationError> {
        let mut tokens = Tokens::new(line);
        let found = Self::read(rules, &mut tokens)?;
        tokens.finish()?;
        Ok(found)
    }
}

/// How a field stands in words, where its type does not say so: the bounds of a number, the ids of a kind of card.
pub trait Wording<R: ?Sized> {
    /// What is written.
    type Value: Copy;

    /// Adds the words of a value.
    fn write(&self, rules: &R, value: Self::Value, words: &mut Phrase);

    /// Reads a value.
    ///
    /// # Errors
    /// If the words are none.
    fn read(&self, rules: &R, tokens: &mut Tokens<'_>) -> Result<Self::Value, NotationError>;
}

/// By the words of the type itself.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Own<T>(PhantomData<T>);

impl<T> Own<T> {
    /// The wording.
    pub const WORDING: Self = Self(PhantomData);
}

impl<R: ?Sized, T: Worded<R>> Wording<R> for Own<T> {
    type Value = T;

    fn write(&self, rules: &R, value: T, words: &mut Phrase) {
        value.write(rules, words);
    }

    fn read(&self, rules: &R, tokens: &mut Tokens<'_>) -> Result<T, NotationError> {
        T::read(rules, tokens)
    }
}

/// A number from the first to the second.
#[derive(Clone, Copy, Debug)]
pub struct Within(pub u8, pub u8);

impl<R: ?Sized> Wording<R> for Within {
    type Value = u8;

    fn write(&self, _: &R, value: u8, words: &mut Phrase) {
        words.push(value);
    }

    fn read(&self, _: &R, tokens: &mut Tokens<'_>) -> Result<u8, NotationError> {
        let Self(least, most) = *self;
        let error = tokens.error([format!("{least}-{most}")]);
        tokens.number().ok().filter(|number| (least..=most).contains(number)).ok_or(error)
    }
}

/// One of some names.
#[derive(Clone, Copy, Debug)]
pub struct Names<T: 'static>(pub &'static [(&'static str, T)]);

impl<R: ?Sized, T: Copy + PartialEq> Wording<R> for Names<T> {
    type Value = T;

    fn write(&self, _: &R, value: T, words: &mut Phrase) {
        if let Some((name, _)) = self.0.iter().find(|(_, known)| *known == value) {
            words.push(name);
        }
    }

    fn read(&self, _: &R, tokens: &mut Tokens<'_>) -> Result<T, NotationError> {
        tokens.choose(self.0)
    }
}

/// A word that is there or not.
#[derive(Clone, Copy, Debug)]
pub struct Flag(pub &'static str);

impl<R: ?Sized> Wording<R> for Flag {
    type Value = bool;

    fn write(&self, _: &R, value: bool, words: &mut Phrase) {
        if value {
            words.push(self.0);
        }
    }

    fn read(&self, _: &R, tokens: &mut Tokens<'_>) -> Result<bool, NotationError> {
        Ok(tokens.accept(self.0))
    }
}

/// Something at the end that may be missing.
#[derive(Clone, Copy, Debug)]
pub struct Maybe<W>(pub W);

impl<R: ?Sized, W: Wording<R>> Wording<R> for Maybe<W> {
    type Value = Option<W::Value>;

    fn write(&self, rules: &R, value: Self::Value, words: &mut Phrase) {
        if let Some(value) = value {
            self.0.write(rules, value, words);
        }
    }

    fn read(&self, rules: &R, tokens: &mut Tokens<'_>) -> Result<Self::Value, NotationError> {
        if tokens.is_done() { Ok(None) } else { self.0.read(rules, tokens).map(Some) }
    }
}

/// Something with a printed id.
#[derive(Debug)]
pub struct Ids<R, T> {
    /// The id of a thing.
    pub id: fn(&R, T) -> Id,
    /// The thing with an id.
    pub find: fn(&R, &str) -> Option<T>,
    /// What an id looks like.
    pub example: &'static str,
}

impl<R, T: Copy> Wording<R> for Ids<R, T> {
    type Value = T;

    fn write(&self, rules: &R, value: T, words: &mut Phrase) {
        words.push((self.id)(rules, value));
    }

    fn read(&self, rules: &R, tokens: &mut Tokens<'_>) -> Result<T, NotationError> {
        let error = tokens.error([self.example]);
        let word = tokens.peek().unwrap_or_default();
        let found = (self.find)(rules, word).ok_or(error)?;
        let _ = tokens.accept(word);
        Ok(found)
    }
}

/// One kind of thing in words, for documents.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Form {
    /// The word it begins with.
    pub word: &'static str,
    /// The names of the fields that follow, in order.
    pub fields: &'static [&'static str],
    /// What it is.
    pub meaning: &'static str,
}

/// Makes an enum whose variants are each a word, followed by the words of their fields in the order in which they stand
/// here. A field has the words of its type, or after `as` a [`Wording`](crate::kit::Wording) of its own.
///
/// ```
/// use khipu_core::kit::{Flag, Within, Worded};
///
/// khipu_core::worded! {
///     /// What is asked.
///     #[derive(Default)]
///     Pending in () {
///         /// The whole turn.
///         #[default]
///         Turn = "turn",
///         /// So many cards.
///         Draw { left: u8 as Within(1, 9), optional: bool as Flag("optional") } = "draw",
///     }
/// }
///
/// let asked = Pending::Draw { left: 2, optional: true };
/// assert_eq!(asked.to_line(&()), "draw 2 optional");
/// assert_eq!(Pending::from_line(&(), "draw 2 optional"), Ok(asked));
/// assert_eq!(asked.word(), "draw");
/// assert_eq!(Pending::FORMS[1].fields, ["left", "optional"]);
/// assert!(Pending::from_line(&(), "draw 10").is_err());
/// ```
#[macro_export]
macro_rules! worded {
    (@wording $type:ty) => { $crate::kit::Own::<$type>::WORDING };
    (@wording $type:ty, $wording:expr) => { $wording };
    (
        $(#[$attribute:meta])*
        $name:ident in $rules:ty {
            $(
                $(#[doc = $meaning:literal])+
                $(#[default $($none:tt)?])?
                $variant:ident
                $(($value:ident: $value_type:ty $(as $value_wording:expr)?))?
                $({ $($field:ident: $type:ty $(as $wording:expr)?),+ $(,)? })?
                = $word:literal
            ),+ $(,)?
        }
    ) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[allow(missing_docs)] // Fields are what their names say.
        pub enum $name {
            $(
                $(#[doc = $meaning])+
                $(#[default $($none)?])?
                $variant $(($value_type))? $({ $($field: $type),+ })?
            ),+
        }

        impl $name {
            /// Every word with its fields and its meaning.
            pub const FORMS: &'static [$crate::kit::Form] = &[$(
                $crate::kit::Form {
                    word: $word,
                    fields: &[$(stringify!($value))? $($(stringify!($field)),+)?],
                    meaning: concat!($($meaning),+),
                }
            ),+];

            /// The word it begins with.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self {
                    $(Self::$variant { .. } => $word),+
                }
            }
        }

        impl $crate::kit::Worded<$rules> for $name {
            #[allow(unused_variables)] // Not every set of words names components.
            fn write(self, rules: &$rules, words: &mut $crate::kit::Phrase) {
                use $crate::kit::Wording as _;
                words.push(self.word());
                match self {
                    $(Self::$variant $(($value))? $({ $($field),+ })? => {
                        $($crate::worded!(@wording $value_type $(, $value_wording)?).write(rules, $value, words);)?
                        $($($crate::worded!(@wording $type $(, $wording)?).write(rules, $field, words);)+)?
                    })+
                }
            }

            fn read(
                rules: &$rules,
                tokens: &mut $crate::Tokens<'_>,
            ) -> ::core::result::Result<Self, $crate::NotationError> {
                use $crate::kit::Wording as _;
                type Read = fn(&$rules, &mut $crate::Tokens<'_>) -> ::core::result::Result<$name, $crate::NotationError>;
                #[allow(unused_variables)] // Most words stand alone.
                const WORDS: &[(&str, Read)] = &[$(
                    ($word, |rules, tokens| {
                        ::core::result::Result::Ok($name::$variant
                            $(($crate::worded!(@wording $value_type $(, $value_wording)?).read(rules, tokens)?))?
                            $({ $($field: $crate::worded!(@wording $type $(, $wording)?).read(rules, tokens)?),+ })?
                        )
                    })
                ),+];
                tokens.choose(WORDS)?(rules, tokens)
            }
        }
    };
}
