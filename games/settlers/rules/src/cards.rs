//! Cards: sets of them, and short lists.

use khipu_core::kit;

/// The number of a card in the component data.
pub type Card = u16;

/// No card.
pub const NO_CARD: Card = Card::MAX;

/// A set of up to 320 cards.
pub type Cards = kit::Set<Card, 5>;

/// A short list of cards in order.
pub type List<const N: usize> = kit::List<Card, N>;
