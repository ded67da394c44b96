//! The list of games. Whatever goes over games, in the program and in its tests, takes them from here.
//!
//! What is not asked for is not built: the feature `ui` has what people see of the games, `learn` what programs that learn
//! see of them. Without either there are the rules.

use khipu_core::{Release, Weighed};
#[cfg(feature = "learn")]
use khipu_learn::Encoders;
#[cfg(feature = "ui")]
use khipu_registry::{Registry, Visitor};
#[cfg(feature = "ui")]
use khipu_words::{Language, Words};

/// Makes the list: of each game the rules, what people see of it and, once it has that, what programs that learn see of it.
macro_rules! games {
    ($($rules:ty, $ui:ty $(, $register:path)?;)+) => {
        /// Goes over the rules of all games.
        pub fn visit_rules(visitor: &mut impl RulesVisitor) {
            $(visitor.visit::<$rules>();)+
        }

        /// Goes over all games as people see them.
        #[cfg(feature = "ui")]
        pub fn visit(visitor: &mut impl Visitor) {
            $(visitor.visit::<$ui>();)+
        }

        /// All games as programs that learn see them.
        #[cfg(feature = "learn")]
        #[must_use]
        pub fn encoders() -> Encoders {
            let mut encoders = Encoders::new();
            $($($register(&mut encoders);)?)+
            encoders
        }
    };
}

// The list: a line for each game.
games! {
    khipu_tawantinsuyu::Tawantinsuyu, khipu_tawantinsuyu_ui::TawantinsuyuUi, khipu_tawantinsuyu_learn::register;
    khipu_tzolkin::Tzolkin, khipu_tzolkin_ui::TzolkinUi, khipu_tzolkin_learn::register;
    khipu_settlers::Settlers, khipu_settlers_ui::SettlersUi, khipu_settlers_learn::register;
}

/// Something to be done with the rules of every game, each by its own type.
pub trait RulesVisitor {
    /// Comes to the next game.
    fn visit<G: Release + Weighed>(&mut self);
}

/// All games.
#[cfg(feature = "ui")]
#[must_use]
pub fn registry() -> Registry {
    let mut registry = Registry::new();
    visit(&mut registry);
    registry
}

/// The words of a language, with those of all games.
#[cfg(feature = "ui")]
#[must_use]
pub fn words(language: Language) -> Words {
    registry().words(language)
}
