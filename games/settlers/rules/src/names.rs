//! The names of the game: goods, colours, kinds of locations, factions, expansions, sources of points.

use khipu_core::named;

named! {
    /// A good (IS-1.2). The first eight are held as numbers; cards, points and favour are kept elsewhere.
    Good {
        /// A resource.
        Wood = "wood",
        /// A resource.
        Stone = "stone",
        /// A resource.
        Food = "food",
        /// Pays for any resource.
        Gold = "gold",
        /// A worker.
        Worker = "worker",
        /// A raze token.
        Raze = "raze",
        /// A defence token.
        Defense = "defense",
        /// A technology token (IS-7.2).
        Tech = "tech",
        /// A card, drawn.
        Card = "card",
        /// A point.
        Vp = "vp",
        /// A favour token (IS-6.4).
        Favor = "favor",
    }
}

impl Good {
    /// How many goods are held as plain numbers.
    pub const HELD: usize = 8;

    /// The resources.
    pub const RESOURCES: [Self; 3] = [Self::Wood, Self::Stone, Self::Food];
}

named! {
    /// The colour of a card or a favour token (IS-1.4).
    Colour {
        /// Razing.
        Black = "black",
        /// Points.
        Purple = "purple",
        /// Cards.
        Blue = "blue",
        /// Wood.
        Brown = "brown",
        /// Gold.
        Gold = "gold",
        /// Food.
        Red = "red",
        /// Workers.
        Pink = "pink",
        /// Stone.
        Grey = "grey",
        /// Favour.
        Orange = "orange",
        /// Technology.
        Teal = "teal",
    }
}

impl Colour {
    /// The name under which texts have the colour: `gold` is a good in them.
    #[must_use]
    pub const fn tint(self) -> &'static str {
        match self {
            Self::Gold => "golden",
            other => other.name(),
        }
    }
}

named! {
    /// The kind of a location (IS-1.3).
    Kind {
        /// Pays out when built and in each production.
        Production = "production",
        /// Works by itself.
        Feature = "feature",
        /// Can be activated.
        Action = "action",
    }
}

named! {
    /// Where a card belongs: the common deck or that of a faction.
    Deck {
        /// For everybody.
        Common = "common",
        /// The Barbarians' cards.
        Barbarian = "barbarian",
        /// The Japanese cards.
        Japanese = "japanese",
        /// The Romans' cards.
        Roman = "roman",
        /// The Egyptians' cards.
        Egyptian = "egyptian",
        /// The Aztecs' cards.
        Aztec = "aztec",
        /// The Atlanteans' cards: they have no base deck (IS-1.6).
        Atlantean = "atlantean",
    }
}

named! {
    /// A faction.
    Faction {
        /// The Barbarians.
        Barbarian = "barbarian",
        /// The Japanese.
        Japanese = "japanese",
        /// The Romans.
        Roman = "roman",
        /// The Egyptians.
        Egyptian = "egyptian",
        /// The Aztecs.
        Aztec = "aztec",
        /// The Atlanteans.
        Atlantean = "atlantean",
    }
}

impl Faction {
    /// Its deck.
    #[must_use]
    pub const fn deck(self) -> Deck {
        Deck::ALL[self as usize + 1]
    }
}

impl Deck {
    /// The faction whose deck it is.
    #[must_use]
    pub const fn faction(self) -> Option<Faction> {
        match self {
            Self::Common => None,
            other => Some(Faction::ALL[other as usize - 1]),
        }
    }
}

named! {
    /// The box that a card counts as coming from (IS-6.3).
    Mark {
        /// The base game.
        Base = "base",
        /// The Aztecs' box, for the other factions.
        Aztecs = "aztecs",
        /// Why can't we be friends.
        Friends = "friends",
        /// The Atlanteans' box.
        Atlanteans = "atlanteans",
        /// Three is a magic number.
        Magic3 = "magic3",
    }
}

named! {
    /// Where points come from.
    Source {
        /// Production of boards and locations.
        Production = "production",
        /// Action locations.
        Actions = "actions",
        /// Features.
        Features = "features",
        /// Building bonuses.
        Bonuses = "bonuses",
        /// Prayers.
        Prayers = "prayers",
        /// Raze fields.
        Razing = "razing",
        /// Deals.
        Deals = "deals",
        /// Common locations at the end.
        CommonLocations = "common_locations",
        /// Faction locations at the end.
        FactionLocations = "faction_locations",
        /// Abilities at the end.
        EndAbilities = "end_abilities",
    }
}

named! {
    /// How cards are picked in the lookout (IS-3.2).
    Lookout {
        /// Open cards, forth and back.
        Standard = "standard",
        /// Three cards each, one kept, two passed on.
        Alternate = "alternate",
        /// Five open cards.
        Advanced = "advanced",
        /// One more card, and enemy locations are safe.
        Peaceful = "peaceful",
    }
}

named! {
    /// Which decks are allowed (IS-6.1, IS-6.2).
    Format {
        /// Thirty cards, one expansion at most.
        Standard = "standard",
        /// Anything.
        Open = "open",
    }
}

named! {
    /// The deck a card is drawn from.
    Draw {
        /// The common deck.
        Common = "common",
        /// The own faction deck.
        Faction = "faction",
    }
}

named! {
    /// The title for a score in the solo game (IS-8.5).
    Rank {
        /// Under 30 points.
        Commoner = "commoner",
        /// From 30 points.
        Servant = "servant",
        /// From 40 points.
        Squire = "squire",
        /// From 50 points.
        Knight = "knight",
        /// From 60 points.
        Castellan = "castellan",
        /// From 70 points.
        King = "king",
        /// From 80 points.
        Emperor = "emperor",
    }
}

impl Rank {
    /// The title for a score.
    #[must_use]
    pub const fn of(points: i16) -> Self {
        match points {
            ..30 => Self::Commoner,
            30..40 => Self::Servant,
            40..50 => Self::Squire,
            50..60 => Self::Knight,
            60..70 => Self::Castellan,
            70..80 => Self::King,
            80.. => Self::Emperor,
        }
    }
}

named! {
    /// Why the virtual player's attack ends as it does (IS-8.3).
    Why {
        /// One location fits.
        Only = "only",
        /// Actions go before features, features before productions.
        Kind = "kind",
        /// The highest cost.
        Cost = "cost",
        /// More stone in the cost.
        Stone = "stone",
        /// The player chose among equals.
        Choice = "choice",
        /// The first good of the deals' order (IS-8.4).
        DealOrder = "deal_order",
        /// No own common location has the first target.
        NoFirst = "no_first",
        /// No location has both targets of any pair.
        NoPair = "no_pair",
        /// No attack card is left.
        NoCard = "no_card",
    }
}
