//! The names of the game: workers, goods, tasks, terraces, actions, regions, sources of points.

use khipu_core::named;

named! {
    /// The kind of a worker, which is its colour.
    Kind {
        /// Blue.
        Architect = "architect",
        /// Yellow.
        Courier = "courier",
        /// Green.
        Craftsman = "craftsman",
        /// Red.
        Warrior = "warrior",
        /// White.
        Priest = "priest",
    }
}

named! {
    /// A resource.
    Good {
        /// Food.
        Potato = "potato",
        /// Food.
        Corn = "corn",
        /// For building.
        Stone = "stone",
        /// The joker (TW-1.4).
        Gold = "gold",
    }
}

named! {
    /// The task of an icon.
    Task {
        /// Gather potatoes.
        Potato = "potato",
        /// Gather corn.
        Corn = "corn",
        /// Gather stone.
        Stone = "stone",
        /// Gather gold.
        Gold = "gold",
        /// Buy weavings.
        Weavings = "weavings",
        /// Build a building.
        Build = "build",
        /// Build stairs.
        Stairs = "stairs",
        /// Build a statue.
        Statue = "statue",
        /// Draw army cards and keep one.
        Training = "training",
        /// Rewards of matching joints.
        Merchant = "merchant",
        /// Benefits of one production building.
        Produce = "produce",
    }
}

impl Task {
    /// What a Gather task gathers.
    #[must_use]
    pub const fn gathers(self) -> Option<Good> {
        match self {
            Self::Potato => Some(Good::Potato),
            Self::Corn => Some(Good::Corn),
            Self::Stone => Some(Good::Stone),
            Self::Gold => Some(Good::Gold),
            _ => None,
        }
    }
}

named! {
    /// A terrace of the hill.
    Terrace {
        /// The highest, around the Coricancha.
        Upper = "upper",
        /// The middle one.
        Middle = "middle",
        /// The lowest.
        Lower = "lower",
    }
}

named! {
    /// The colour of a worker space.
    Colour {
        /// For architects.
        Blue = "blue",
        /// For craftsmen.
        Green = "green",
        /// For nobody in particular.
        Plain = "plain",
    }
}

named! {
    /// A High Priest action.
    Action {
        /// Statues for temple steps.
        Worship = "worship",
        /// Corn for temple steps.
        Offering = "offering",
        /// Buildings and army cards are turned up.
        Rejuvenate = "rejuvenate",
        /// Army cards and conquest markers.
        Conquest = "conquest",
        /// Production buildings.
        Production = "production",
    }
}

named! {
    /// A region to conquer.
    Region {
        /// In the east.
        Antisuyu = "antisuyu",
        /// In the north.
        Chinchasuyu = "chinchasuyu",
        /// In the west.
        Kuntisuyu = "kuntisuyu",
        /// In the south.
        Qullasuyu = "qullasuyu",
    }
}

named! {
    /// The size of a statue.
    Size {
        /// Small.
        Small = "small",
        /// Large.
        Large = "large",
    }
}

named! {
    /// An end of the village.
    End {
        /// Where a worker costs a potato.
        Potato = "potato",
        /// Where a worker costs corn.
        Corn = "corn",
    }
}

named! {
    /// An end of a tapestry.
    Edge {
        /// The left one.
        Left = "left",
        /// The right one.
        Right = "right",
    }
}

named! {
    /// What a passive building does (TW-16).
    Power {
        /// Z01: any worker placed may count as a courier.
        AsCourier = "as_courier",
        /// Z02: any worker placed may count as a priest.
        AsPriest = "as_priest",
        /// Z03: placing a warrior turns up production buildings.
        WarriorFlips = "warrior_flips",
        /// Z04: a joint's reward at once.
        JointsAtOnce = "joints_at_once",
        /// Z05: architects and craftsmen count as each other.
        ArchitectCraftsman = "architect_craftsman",
        /// Z06: goods at a festival, more for god cards at the end.
        FestivalGods = "festival_gods",
        /// Z07: points for using own stairs.
        OwnStairs = "own_stairs",
        /// Z08: more weavings are drawn.
        DrawWeavings = "draw_weavings",
        /// Z09: points for the longest tapestry at a festival.
        FestivalLongest = "festival_longest",
        /// Z10: goods at a festival.
        Festival = "festival",
        /// Z11: gains when anybody triggers Offering.
        OnOffering = "on_offering",
        /// Z12: gains when anybody triggers Worship (or Offering, TW-14.2), and before a festival.
        OnWorship = "on_worship",
        /// Z13: fewer soldiers.
        ConquestLess = "conquest_less",
        /// Z14: more tasks for a warrior.
        WarriorTasks = "warrior_tasks",
        /// Z15: stone, gold and corn are exchanged freely.
        Exchange = "exchange",
        /// Z16: turns up something when anybody triggers Production.
        OnProduction = "on_production",
        /// Z17: gains when anybody triggers Conquest.
        OnConquest = "on_conquest",
        /// Z18: gains when anybody triggers Rejuvenate.
        OnRejuvenate = "on_rejuvenate",
        /// Z19: a potato for a god card.
        PotatoForGod = "potato_for_god",
        /// Z20: gathering gives more.
        GatherMore = "gather_more",
    }
}

named! {
    /// Where points come from.
    Source {
        /// The start of the track (TW-2.1).
        Start = "start",
        /// God cards.
        GodCards = "god_cards",
        /// Stairs that were built.
        Stairs = "stairs",
        /// Stairs that were used, or built under.
        StairsUsed = "stairs_used",
        /// Statues.
        Statues = "statues",
        /// Production buildings.
        Production = "production",
        /// Passive buildings.
        Passive = "passive",
        /// Conquest spaces.
        Conquest = "conquest",
        /// Joints of tapestries.
        Joints = "joints",
        /// Temple steps climbed, and the own step at festivals.
        Temple = "temple",
        /// Festival tiles.
        FestivalTile = "festival_tile",
        /// Regions at festivals.
        Regions = "regions",
        /// Potatoes that were missing at festivals.
        Hunger = "hunger",
        /// Tapestries at the end.
        Tapestries = "tapestries",
        /// The top of the temple at the end.
        TempleTop = "temple_top",
        /// Buildings face up at the end.
        Buildings = "buildings",
        /// God cards in hand at the end.
        Hand = "hand",
        /// Army cards face up at the end.
        Army = "army",
        /// Workers in supply at the end.
        Workers = "workers",
        /// Gold at the end.
        Gold = "gold",
        /// Potatoes that Axomamma exchanged.
        Potatoes = "potatoes",
        /// What Axomamma's board gives.
        Board = "board",
        /// Points of a harder game for Axomamma (TW-17).
        Adjustments = "adjustments",
    }
}
