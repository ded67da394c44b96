//! What chance is asked for: each purpose has a stream of its own.

use crate::names::Deck;

/// All chance to come.
pub type Chance = khipu_core::Chance<{ Purpose::COUNT }>;

/// What is drawn. The order never changes: a stream is known by its place in it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Purpose {
    /// Who begins (IS-2.1).
    FirstPlayer,
    /// The factions of those who chose none (IS-1.1).
    Factions,
    /// Cards of the common deck.
    Common,
    /// Cards of the Barbarians' deck.
    Barbarian,
    /// Cards of the Japanese deck.
    Japanese,
    /// Cards of the Romans' deck.
    Roman,
    /// Cards of the Egyptians' deck.
    Egyptian,
    /// Cards of the Aztecs' deck.
    Aztec,
    /// Cards of the Atlanteans' deck.
    Atlantean,
    /// Which open card goes to the virtual player (IS-8.2).
    VirtualPick,
    /// Attack cards (IS-8.1).
    Attack,
}

impl Purpose {
    /// How many there are.
    pub const COUNT: usize = Self::NAMES.len();
    /// Names in the documented form.
    pub const NAMES: [(&'static str, Self); 11] = [
        ("first_player", Self::FirstPlayer),
        ("factions", Self::Factions),
        ("common", Self::Common),
        ("barbarian", Self::Barbarian),
        ("japanese", Self::Japanese),
        ("roman", Self::Roman),
        ("egyptian", Self::Egyptian),
        ("aztec", Self::Aztec),
        ("atlantean", Self::Atlantean),
        ("virtual_pick", Self::VirtualPick),
        ("attack", Self::Attack),
    ];
}

impl khipu_core::Purpose for Purpose {
    fn index(self) -> usize {
        self as usize
    }
}

impl From<Deck> for Purpose {
    fn from(deck: Deck) -> Self {
        match deck {
            Deck::Common => Self::Common,
            Deck::Barbarian => Self::Barbarian,
            Deck::Japanese => Self::Japanese,
            Deck::Roman => Self::Roman,
            Deck::Egyptian => Self::Egyptian,
            Deck::Aztec => Self::Aztec,
            Deck::Atlantean => Self::Atlantean,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn streams_stand_in_the_order_of_their_numbers() {
        for (number, (_, purpose)) in Purpose::NAMES.into_iter().enumerate() {
            assert_eq!(khipu_core::Purpose::index(purpose), number);
        }
    }

    #[test]
    fn every_deck_has_a_stream_of_its_name() {
        for &(name, deck) in Deck::NAMES {
            assert!(Purpose::NAMES.contains(&(name, deck.into())), "{name}");
        }
    }
}
