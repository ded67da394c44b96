//! The list of encoders. Whatever goes over games here takes them from it.

use crate::{Encoder, SettlersEncoder, TawantinsuyuEncoder, TzolkinEncoder};

/// Something to be done with every encoder, each by its own type.
pub(crate) trait Visitor {
    /// Comes to the next game.
    fn visit<E: Encoder>(&mut self);
}

/// The list: a line for each game.
pub(crate) fn visit(visitor: &mut impl Visitor) {
    visitor.visit::<TawantinsuyuEncoder>();
    visitor.visit::<TzolkinEncoder>();
    visitor.visit::<SettlersEncoder>();
}
