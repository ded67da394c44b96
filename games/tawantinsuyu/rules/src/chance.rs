//! What chance is asked for: each purpose has a stream of its own.

/// All chance to come.
pub type Chance = khipu_core::Chance<{ Purpose::COUNT }>;

/// What is drawn. The order never changes: a stream is known by its place in it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Purpose {
    /// Who begins (TW-2.12).
    FirstPlayer,
    /// How the Coricancha tile lies (TW-2.2).
    Rotation,
    /// The first workers of everybody (TW-2.4).
    FirstWorkers,
    /// Workers of the bag: for the village, the nomads and the hill.
    Bag,
    /// Weavings of the stack.
    Weavings,
    /// Passive buildings.
    Passive,
    /// Production buildings.
    Production,
    /// God cards.
    Gods,
    /// Army cards.
    Armies,
    /// Axomamma's starting weaving and personality (TW-12.1).
    AutomaSetup,
    /// Axomamma's die.
    Die,
    /// What Axomamma chooses at random.
    AutomaChoice,
}

impl Purpose {
    /// How many there are.
    pub const COUNT: usize = Self::NAMES.len();
    /// Names in the documented form.
    pub const NAMES: [(&'static str, Self); 12] = [
        ("first_player", Self::FirstPlayer),
        ("rotation", Self::Rotation),
        ("first_workers", Self::FirstWorkers),
        ("bag", Self::Bag),
        ("weavings", Self::Weavings),
        ("passive", Self::Passive),
        ("production", Self::Production),
        ("gods", Self::Gods),
        ("armies", Self::Armies),
        ("automa_setup", Self::AutomaSetup),
        ("die", Self::Die),
        ("automa_choice", Self::AutomaChoice),
    ];
}

impl khipu_core::Purpose for Purpose {
    fn index(self) -> usize {
        self as usize
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
}
