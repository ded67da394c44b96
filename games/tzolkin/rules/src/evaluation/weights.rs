//! The weights of the evaluation: data, tuned by self-play, in hundredths. Amounts that grow with time are for the whole
//! game ahead, and shrink to nothing at its end.

khipu_core::weights! {
    include_str!("../../weights.toml");
    /// One corn, over its points at the end.
    Corn = "corn",
    /// Each of the first eight corn, over all other corn.
    CornFirst = "corn_first",
    /// One wood, over its points at the end.
    Wood = "wood",
    /// One stone.
    Stone = "stone",
    /// One gold.
    Gold = "gold",
    /// Resources beyond so many are worth no more than at the end.
    Hoard = "hoard",
    /// One of the first three skulls, over its points at the end.
    Skull = "skull",
    /// Corn that comes in each day without anything being done for it now.
    Income = "income",
    /// One corn missing on the next food day.
    Hunger = "hunger",
    /// One corn to be eaten on the next food day, as a share of its worth.
    FoodNext = "food_next",
    /// One corn to be eaten on each later food day, as a share of its worth.
    FoodLater = "food_later",
    /// A temple point at the end of the first age.
    FirstAge = "first_age",
    /// A temple point at the end of the second age.
    SecondAge = "second_age",
    /// A point for being highest in a temple.
    Leader = "leader",
    /// What temples give on food days, as a share of its worth.
    TempleGoods = "temple_goods",
    /// Agriculture, levels 1 to 3.
    Agriculture1 = "agriculture_1",
    /// The second level.
    Agriculture2 = "agriculture_2",
    /// The third level.
    Agriculture3 = "agriculture_3",
    /// Extraction, levels 1 to 3.
    Extraction1 = "extraction_1",
    /// The second level.
    Extraction2 = "extraction_2",
    /// The third level.
    Extraction3 = "extraction_3",
    /// Construction, levels 1 to 3.
    Construction1 = "construction_1",
    /// The second level.
    Construction2 = "construction_2",
    /// The third level.
    Construction3 = "construction_3",
    /// Theology, levels 1 to 3.
    Theology1 = "theology_1",
    /// The second level.
    Theology2 = "theology_2",
    /// The third level.
    Theology3 = "theology_3",
    /// A worker in play.
    Worker = "worker",
    /// A worker that is free to be placed.
    Free = "free",
    /// What a day of waiting leaves of the worth of an action.
    Patience = "patience",
    /// Each further worker on the same gear, as a share of the first.
    Crowd = "crowd",
    /// Actions of Palenque, as a share of their worth.
    Palenque = "palenque",
    /// Actions of Yaxchilan.
    Yaxchilan = "yaxchilan",
    /// Actions of Tikal.
    Tikal = "tikal",
    /// Actions of Uxmal.
    Uxmal = "uxmal",
    /// Actions of Chichen Itza.
    ChichenItza = "chichen_itza",
    /// Actions of Chichen Itza while no skull is held.
    NoSkull = "no_skull",
    /// A resource that is missing for a building or a monument.
    Missing = "missing",
    /// The second building of Tikal 4, as a share of the first.
    Second = "second",
    /// Trading.
    Trade = "trade",
    /// What own monuments will still grow by.
    MonumentGrowth = "monument_growth",
    /// The best monument on display, as a share of its worth if nothing were missing.
    MonumentHope = "monument_hope",
    /// Being able to turn the calendar by two days.
    Light = "light",
    /// What an own turn to come will bring in the first age. This and the next two say nothing about which move is best
    /// in a turn, but make estimates before and after a turn comparable, which a search needs.
    TurnFirst = "turn_first",
    /// The same in the second age.
    TurnSecond = "turn_second",
    /// What a turn of somebody else costs.
    TurnOther = "turn_other",
}

#[cfg(test)]
mod tests {
    use super::Weights;

    #[test]
    fn the_own_weights_can_be_read() {
        assert!(Weights::builtin().hundredths().iter().any(|&value| value != 0));
    }
}
