//! What an estimate is made of.

khipu_core::named! {
    /// One part of what a seat may expect to have at the end.
    Term {
        /// Points so far.
        Points = "points",
        /// The turn to come.
        Turn = "turn",
        /// What the faction board and the lookouts will bring.
        Board = "board",
        /// Deals.
        Deals = "deals",
        /// Locations in play.
        Locations = "locations",
        /// Foundations.
        Foundations = "foundations",
        /// Samurai and defence tokens.
        Guards = "guards",
        /// Cards kept for prayers.
        Prayers = "prayers",
        /// Goods in supply.
        Goods = "goods",
        /// Actions and cards in hand that can be used.
        Plans = "plans",
        /// What is left to do of the turn in progress.
        Pending = "pending",
    }
}
