//! The weights of the evaluation: data, tuned by self-play, in hundredths. A good has two: its price in the last round, and
//! what it is worth more with all rounds ahead.

khipu_core::weights! {
    include_str!("../../weights.toml");
    /// One wood in the last round.
    Wood = "wood",
    /// One wood more, in the first round.
    WoodEarly = "wood_early",
    /// One stone.
    Stone = "stone",
    /// One stone, early.
    StoneEarly = "stone_early",
    /// One food.
    Food = "food",
    /// One food, early.
    FoodEarly = "food_early",
    /// One gold.
    Gold = "gold",
    /// One gold, early.
    GoldEarly = "gold_early",
    /// One worker.
    Worker = "worker",
    /// One worker, early.
    WorkerEarly = "worker_early",
    /// One raze token.
    Raze = "raze",
    /// One raze token, early.
    RazeEarly = "raze_early",
    /// One technology token.
    Tech = "tech",
    /// One technology token, early.
    TechEarly = "tech_early",
    /// A card that is not known yet.
    Card = "card",
    /// A card that is not known yet, early.
    CardEarly = "card_early",
    /// A favour token, besides what it adds to prayers.
    Favor = "favor",
    /// A favour token, early.
    FavorEarly = "favor_early",
    /// The own turn, as long as it is to come. It says nothing about which move is best in a turn, but makes
    /// estimates before and after a turn comparable, which a search needs.
    Turn = "turn",
    /// Workers for whom there is nothing to do, as a share of their price.
    IdleWorker = "idle_worker",
    /// Other goods for which there is no use at the moment, as a share.
    IdleGood = "idle_good",
    /// What is stored for the next round, as a share of its price there.
    Stored = "stored",
    /// What a location or a deal will produce, as a share.
    Produce = "produce",
    /// An action that can be used now, as a share of what it is worth.
    ActNow = "act_now",
    /// An action for which something is missing.
    ActShort = "act_short",
    /// The action of a location in each round to come.
    ActLater = "act_later",
    /// The action of a card that is about to be built.
    ActNew = "act_new",
    /// The best use of a card in hand that can be paid now, as a share of what it is worth.
    CardNow = "card_now",
    /// The best use of a card in hand for which something is missing.
    CardShort = "card_short",
    /// A card kept for the next round, as a share of the price of an unknown one.
    CardKept = "card_kept",
    /// Each further card in hand, as a share of the one before.
    CardMore = "card_more",
    /// A point at the end of a common location: it may be razed, or give way.
    CommonPoint = "common_point",
    /// A foundation, or a common location as one.
    Foundation = "foundation",
    /// How often in a round a location of some colour is built.
    BuildsColour = "builds_colour",
    /// How often a faction location.
    BuildsFaction = "builds_faction",
    /// How often one of a kind, or a common one.
    BuildsOther = "builds_other",
    /// How often somebody razes.
    Razes = "razes",
    /// How often somebody makes a deal.
    Deals = "deals",
    /// How often somebody prays.
    Prays = "prays",
    /// How often somebody gains favour or technology.
    Tokens = "tokens",
    /// How often somebody gains several points at once.
    Scores = "scores",
    /// How often anything else that a feature answers.
    Others = "others",
    /// Steps at the end that are not reached yet, by the way gone.
    Tiers = "tiers",
    /// A statue token.
    Statue = "statue",
    /// A good that a card stores, for each round to come.
    Store = "store",
    /// More raze tokens for all own locations, for each round to come.
    Protect = "protect",
    /// A samurai, for each round to come.
    Samurai = "samurai",
    /// A defence token on a location.
    Defended = "defended",
    /// What a prayer may bring, as a share.
    Prayer = "prayer",
    /// What choosing the colour after drawing adds to the cards of that colour.
    Chosen = "chosen",
    /// A stored prayer card.
    Kept = "kept",
    /// Taking over a deal.
    TakeDeal = "take_deal",
    /// Breaking a deal, or making one with an enemy location.
    BreakDeal = "break_deal",
    /// Freeing an own action location.
    Refresh = "refresh",
    /// Harm that a card does to an enemy: blocking, taking over, discarding.
    Harm = "harm",
    /// A good of an enemy's raze field, or of a card that is razed.
    Loot = "loot",
    /// Building without a location.
    BuildFree = "build_free",
    /// Choosing among cards, as a share of the price of an unknown one.
    Look = "look",
    /// A card to be picked from the open ones, as a share of the price of an unknown one.
    Pick = "pick",
    /// In a solo game, one faction location more or one card of the collection less.
    SoloLead = "solo_lead",
    /// Points of a good solo game.
    SoloPar = "solo_par",
    /// Faction locations that a round to come brings in a solo game.
    SoloBuilds = "solo_builds",
    /// Locations of the virtual player that a round to come leaves to him.
    SoloCollects = "solo_collects",
    /// How likely an attack finds each of the own common locations.
    SoloAttack = "solo_attack",
}

#[cfg(test)]
mod tests {
    use super::Weights;

    #[test]
    fn the_own_weights_can_be_read() {
        assert!(Weights::builtin().hundredths().iter().any(|&value| value != 0));
    }
}
