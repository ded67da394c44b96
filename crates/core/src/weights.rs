//! Weights of a game's evaluation: data, in hundredths, that bots go by and the rules do not.

use std::marker::PhantomData;
use std::ops::Index;

use crate::{Cursor, Document, Evaluate, Fault, Faults};

/// No weight is larger, either way.
const MOST: i64 = 100_000;

/// What a game weighs; made by [`weights!`](crate::weights).
pub trait Weighable: Copy + 'static {
    /// All with their names, in order.
    const NAMES: &'static [(&'static str, Self)];
    /// The file of weights that comes with the game.
    const OWN: &'static str;

    /// The place in the order.
    fn place(self) -> usize;
}

/// For a game that weighs nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoWeight {}

impl Weighable for NoWeight {
    const NAMES: &'static [(&'static str, Self)] = &[];
    const OWN: &'static str = "[weights]\n";

    fn place(self) -> usize {
        match self {}
    }
}

/// A game whose evaluation goes by weights: what the laboratory of bots fits and tunes.
pub trait Weighed: Evaluate {
    /// What it weighs.
    type Weight: Weighable;

    /// The same game with other weights.
    #[must_use]
    fn with_weights(self, weights: Weights<Self::Weight>) -> Self;
}

/// Makes `Weight`, the list of what a game weighs, each with its name in the file of weights, and `Weights`, a value for
/// each of them.
///
/// ```
/// khipu_core::weights! {
///     "[weights]\napple = 150\nbanana = -20\n";
///     /// One apple.
///     Apple = "apple",
///     /// One banana.
///     Banana = "banana",
/// }
///
/// assert_eq!(Weights::builtin()[Weight::Apple], 1.5);
/// ```
#[macro_export]
macro_rules! weights {
    ($own:expr; $($(#[$what:meta])* $weight:ident = $name:literal),+ $(,)?) => {
        /// What is weighed, in points, or as a share.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Weight {
            $($(#[$what])* $weight),+
        }

        impl Weight {
            /// All with their names, in order.
            pub const NAMES: &'static [(&'static str, Self)] = &[$(($name, Self::$weight)),+];
        }

        impl $crate::Weighable for Weight {
            const NAMES: &'static [(&'static str, Self)] = Self::NAMES;
            const OWN: &'static str = $own;

            #[inline]
            fn place(self) -> usize {
                self as usize
            }
        }

        /// A value for each weight.
        pub type Weights = $crate::Weights<Weight>;
    };
}

/// A value for each of the things that a game weighs.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights<W> {
    hundredths: Vec<i32>,
    values: Vec<f32>,
    weighs: PhantomData<W>,
}

impl<W: Weighable> Weights<W> {
    /// From hundredths, in the order of the names; what is missing is 0.
    #[must_use]
    pub fn new(hundredths: &[i32]) -> Self {
        let all = (0..W::NAMES.len()).map(|place| hundredths.get(place).copied().unwrap_or_default());
        let hundredths: Vec<i32> = all.collect();
        let values = hundredths.iter().map(|&value| value as f32 / 100.0).collect();
        Self { hundredths, values, weighs: PhantomData }
    }

    /// The hundredths, in the order of the names.
    #[must_use]
    pub fn hundredths(&self) -> &[i32] {
        &self.hundredths
    }

    /// Reads a file of weights.
    ///
    /// # Errors
    /// Every fault with its place.
    pub fn from_toml(text: &str) -> Result<Self, Vec<Fault>> {
        let document = Document::from_toml(text).map_err(|fault| vec![fault])?;
        let faults = Faults::new();
        let root = Cursor::root(&document, &faults);
        let table = root.field("weights");
        let value = |name: &str| table.field(name).number(-MOST..=MOST) as i32;
        let hundredths: Vec<i32> = W::NAMES.iter().map(|(name, _)| value(name)).collect();
        table.close();
        root.close();
        faults.finish(Self::new(&hundredths))
    }

    /// Writes what [`Weights::from_toml`] reads.
    #[must_use]
    pub fn to_toml(&self) -> String {
        let lines = W::NAMES.iter().zip(&self.hundredths);
        let lines: String = lines.map(|((name, _), value)| format!("{name} = {value}\n")).collect();
        format!("[weights]\n{lines}")
    }

    /// The weights that come with the game.
    ///
    /// # Panics
    /// Never in a build whose tests have passed: each game reads its own in one.
    #[must_use]
    pub fn builtin() -> Self {
        match Self::from_toml(W::OWN) {
            Ok(weights) => weights,
            Err(faults) => panic!("the weights that come with the game: {faults:?}"),
        }
    }
}

impl<W: Weighable> Index<W> for Weights<W> {
    type Output = f32;

    #[inline]
    fn index(&self, weight: W) -> &f32 {
        &self.values[weight.place()]
    }
}

#[cfg(test)]
mod tests {
    #[allow(unreachable_pub)] // What games make of it is for others.
    mod fruit {
        weights! {
            "[weights]\napple = 150\nbanana = -20\n";
            /// One apple.
            Apple = "apple",
            /// One banana.
            Banana = "banana",
        }
    }

    use fruit::{Weight, Weights};

    #[test]
    fn weights_are_found_by_what_they_weigh() {
        let own = Weights::builtin();
        assert_eq!((own[Weight::Apple], own[Weight::Banana]), (1.5, -0.2));
        assert_eq!(own.hundredths(), [150, -20]);
        assert_eq!(Weights::new(&[150]), Weights::new(&[150, 0]));
    }

    #[test]
    fn a_game_may_weigh_nothing() {
        let none = crate::Weights::<crate::NoWeight>::builtin();
        assert!(none.hundredths().is_empty());
        assert_eq!(crate::Weights::from_toml(&none.to_toml()), Ok(none));
    }

    #[test]
    fn weights_read_back_and_faults_are_listed() {
        let own = Weights::builtin();
        assert_eq!(Weights::from_toml(&own.to_toml()), Ok(own.clone()));
        let broken = own.to_toml().replace("apple = ", "pear = ");
        assert_eq!(Weights::from_toml(&broken).expect_err("broken").len(), 2, "one missing, one unknown");
    }
}
