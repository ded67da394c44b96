//! The weights of the evaluation: data, tuned by self-play, in hundredths.

khipu_core::weights! {
    include_str!("../../weights.toml");
    /// One potato, while there is time to use it.
    Potato = "potato",
    /// One corn.
    Corn = "corn",
    /// One stone.
    Stone = "stone",
    /// One gold, over its point at the end.
    Gold = "gold",
    /// So many goods can be spent in a turn.
    Spend = "spend",
    /// Turns of anybody until a worker of the village is gone.
    Pace = "pace",
    /// The own turn, as long as it is to come. It says nothing about which move is best in a turn, but makes
    /// estimates before and after a turn comparable, which a search needs.
    Turn = "turn",
    /// What each turn to come brings, in a solo game.
    SoloTurn = "solo_turn",
    /// What each turn to come brings Axomamma.
    AutomaTurn = "automa_turn",
    /// Temple steps that a turn to come brings.
    Climb = "climb",
    /// A point of the own step at a festival to come.
    TemplePoints = "temple_points",
    /// A point of the top of the temple at the end.
    TempleTop = "temple_top",
    /// What the own step gives at a festival, as a share of its worth.
    TempleGoods = "temple_goods",
    /// Weavings that a turn to come brings.
    Weave = "weave",
    /// What the longest tapestry will still grow by, as a share of the points.
    Tapestry = "tapestry",
    /// A joint at each festival to come, as a share of its worth.
    Joint = "joint",
    /// Merchants that a turn to come brings, each as a festival.
    Merchant = "merchant",
    /// A weaving that is not known yet.
    OpenWeaving = "open_weaving",
    /// What a production building brings in each turn to come, as a share of what it produces.
    Produce = "produce",
    /// What a face-up production building is worth more than one that lies face down, as a share of what it produces.
    Ready = "ready",
    /// A point of a face-up production building at the end.
    StillUp = "still_up",
    /// A point of a face-down production building at the end.
    UpAgain = "up_again",
    /// What Worship makes of a small statue, as a share of the step.
    StatueSmall = "statue_small",
    /// What Worship makes of a large statue, as a share of its steps.
    StatueLarge = "statue_large",
    /// A god of whom there is a statue.
    StatueGod = "statue_god",
    /// An army card in hand.
    ArmyHand = "army_hand",
    /// A soldier of the hand.
    SoldierHand = "soldier_hand",
    /// A soldier face up.
    SoldierUp = "soldier_up",
    /// A soldier face down.
    SoldierDown = "soldier_down",
    /// A point of a region at each festival to come, led by more than one marker.
    Lead = "lead",
    /// The same, led by one marker or by the marker furthest right.
    LeadClose = "lead_close",
    /// The same, led by somebody else by one marker or less.
    LeadLost = "lead_lost",
    /// Casualties more at each later festival.
    Casualty = "casualty",
    /// Each of the first three god cards in hand.
    God = "god",
    /// Each further god card in hand.
    GodMore = "god_more",
    /// What a god card gives, for each of those that the next festival lets one play, as a share.
    Feast = "feast",
    /// What a god card gives, if there is a statue of its god, as a share.
    Boon = "boon",
    /// A point lost to a missing potato.
    Hunger = "hunger",
    /// A potato to be eaten at the next festival, as a share of its price.
    Eaten = "eaten",
    /// An architect, if it is one of the workers that may be kept.
    Architect = "architect",
    /// A courier.
    Courier = "courier",
    /// A craftsman.
    Craftsman = "craftsman",
    /// A warrior.
    Warrior = "warrior",
    /// A priest.
    Priest = "priest",
    /// A worker beyond the two, as a share.
    WorkerMore = "worker_more",
    /// Own stairs, for being used.
    OwnStairs = "own_stairs",
    /// Own upper stairs without lower ones.
    OwnUpper = "own_upper",
    /// The better of the two actions that the High Priest can reach, as a share.
    Walk = "walk",
    /// What the best markers of a Conquest are worth, as a share.
    Campaign = "campaign",
    /// A good that is missing for a task.
    Missing = "missing",
    /// The last task of many: the one that may not come about.
    Task = "task",
    /// The passive building Z01, with the whole game ahead; and so on.
    Z01 = "z01",
    /// Z02.
    Z02 = "z02",
    /// Z03.
    Z03 = "z03",
    /// Z04.
    Z04 = "z04",
    /// Z05.
    Z05 = "z05",
    /// Z06.
    Z06 = "z06",
    /// Z07.
    Z07 = "z07",
    /// Z08.
    Z08 = "z08",
    /// Z09.
    Z09 = "z09",
    /// Z10.
    Z10 = "z10",
    /// Z11.
    Z11 = "z11",
    /// Z12.
    Z12 = "z12",
    /// Z13.
    Z13 = "z13",
    /// Z14.
    Z14 = "z14",
    /// Z15.
    Z15 = "z15",
    /// Z16.
    Z16 = "z16",
    /// Z17.
    Z17 = "z17",
    /// Z18.
    Z18 = "z18",
    /// Z19.
    Z19 = "z19",
    /// Z20.
    Z20 = "z20",
}

#[cfg(test)]
mod tests {
    use super::Weights;

    #[test]
    fn the_own_weights_can_be_read() {
        assert!(Weights::builtin().hundredths().iter().any(|&value| value != 0));
    }
}
