//! What an estimate is made of.

khipu_core::named! {
    /// One part of what a seat may expect to have at the end.
    Term {
        /// Points so far.
        Points = "points",
        /// The turns to come.
        Turns = "turns",
        /// Goods in hand.
        Goods = "goods",
        /// What the step in the temple will bring.
        Temple = "temple",
        /// Tapestries, and what will be woven.
        Tapestries = "tapestries",
        /// Buildings.
        Buildings = "buildings",
        /// Statues.
        Statues = "statues",
        /// Army cards.
        Army = "army",
        /// Regions at the festivals to come.
        Regions = "regions",
        /// God cards, what they give and what they eat.
        Gods = "gods",
        /// Workers in hand.
        Workers = "workers",
        /// Own stairs.
        Stairs = "stairs",
        /// What the High Priest can reach.
        HighPriest = "high_priest",
        /// What is left to do of the turn in progress.
        Pending = "pending",
    }
}
