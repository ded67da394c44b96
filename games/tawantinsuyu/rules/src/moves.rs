//! Moves: one small choice each, a few bytes.

use khipu_core::{NotationError, Tokens};

use crate::components::{Components, Effect, KEPT, SECTIONS, STAIRS};
use crate::goods::Payment;
use crate::names::{Edge, End, Good, Kind, Size, Task};
use crate::pending::Tile;

/// What a placement is begun with (TW-4.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fee {
    /// A god card with the symbol of the space.
    Card(u8),
    /// Gold.
    Gold,
}

/// Which worker becomes a casualty (TW-7.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Victim {
    /// The one at an end of the village.
    Village(End),
    /// A nomad.
    Nomad(Kind),
}

/// One small choice of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Pick a starting weaving.
    Start(u8),
    /// Keep three god cards, in order of their numbers, and play the others.
    Keep([u8; KEPT]),
    /// Put the High Priest on the space of a section.
    Stand(u8),
    /// Place a worker; its role is another kind if a passive building allows it.
    Place {
        /// The worker.
        worker: Kind,
        /// The kind whose ability it uses.
        role: Kind,
        /// Where.
        space: u8,
        /// With a card or gold.
        fee: Fee,
    },
    /// Move the High Priest by so many spaces.
    Walk(u8),
    /// Prayer.
    Pray,
    /// Training.
    Train,
    /// Recruiting: a nomad.
    Recruit(Kind),
    /// Pay potatoes, corn, stone and gold.
    Pay(Payment),
    /// Take the benefits of the god card before the tasks, or after.
    Boon {
        /// After.
        later: bool,
    },
    /// Decline one benefit of the god card.
    Decline(Effect),
    /// Take a worker off the hill.
    Capture(u8),
    /// Do a task.
    Task(Task),
    /// Put a drawn weaving under the stack.
    Bury(u8),
    /// Buy a weaving.
    Buy(u8),
    /// Add the weaving to an end of a row.
    Lay(u8, Edge),
    /// Begin a new row with the weaving.
    LayNew,
    /// Take the face-up weaving.
    WeaveTop,
    /// Take the weaving under it.
    WeaveUnder,
    /// Build a building.
    Build(u8),
    /// Put a god card under the deck to change the market.
    Exchange(u8),
    /// Remove a building of the market.
    Remove(u8),
    /// Build a statue.
    Statue(u8, Size),
    /// Build stairs.
    Stairs(u8),
    /// Keep an army card of those drawn.
    Hold(u8),
    /// Take a god card of the offer.
    TakeOffer(u8),
    /// Take the top card of the god deck.
    TakeDeck,
    /// Take a nomad that comes free.
    Nomad(Kind),
    /// Choose what comes next.
    Gain(Effect),
    /// Pay gold for a temple step.
    Climb,
    /// Turn something up.
    Flip(Tile),
    /// Benefits of a production building.
    Produce(u8),
    /// Take the gold instead of the own part.
    Gold,
    /// Discard a statue for temple steps.
    Sacrifice(u8, Size),
    /// Corn for so many temple steps.
    Offer(u8),
    /// Send a worker to the casualties.
    Casualty(Victim),
    /// Play an army card.
    Muster(u8),
    /// Put a conquest marker.
    Conquer(u8),
    /// Turn an army card face down.
    TurnDown(u8),
    /// Discard a played army card.
    Lose(u8),
    /// Hire from an end of the village.
    Hire(End),
    /// A worker leaves the game.
    Dismiss(Kind),
    /// Play a god card for its benefits.
    PlayGod(u8),
    /// Free: discard an army card of the hand for what it shows.
    Discard(u8),
    /// Free, with Z15: exchange one good for another.
    Trade(Good, Good),
    /// Free, with Z19: a potato for a god card.
    Appeal,
    /// Decline what may be declined, or stop what may go on.
    Done,
}

impl Move {
    /// Whether it is one of the free actions, which answer no question.
    #[must_use]
    pub const fn is_free(self) -> bool {
        matches!(self, Self::Discard(_) | Self::Trade(..) | Self::Appeal)
    }

    /// The move in words, as `docs/notation.md` describes them.
    #[must_use]
    pub fn write(self, rules: &Components) -> String {
        let god_card = |card: u8| rules.god_cards[usize::from(card)].id;
        let army = |kind: u8| rules.army[usize::from(kind)].id;
        let building = |building: u8| rules.buildings[usize::from(building)].id;
        let weaving = |tile: u8| rules.weavings[usize::from(tile)].id;
        let space = |space: u8| rules.hill.spaces[usize::from(space)].id;
        let god = |god: u8| rules.gods[usize::from(god)];
        match self {
            Self::Start(tile) => format!("start {}", weaving(tile)),
            Self::Keep([a, b, c]) => format!("keep {} {} {}", god_card(a), god_card(b), god_card(c)),
            Self::Stand(section) => format!("stand {}", section + 1),
            Self::Place { worker, role, space: at, fee } => {
                let with = match fee {
                    Fee::Card(card) => god_card(card).to_string(),
                    Fee::Gold => "gold".to_owned(),
                };
                let role = if role == worker { String::new() } else { format!(" as {}", role.name()) };
                format!("place {} {} with {with}{role}", worker.name(), space(at))
            }
            Self::Walk(spaces) => format!("walk {spaces}"),
            Self::Pray => "pray".to_owned(),
            Self::Train => "train".to_owned(),
            Self::Recruit(kind) => format!("recruit {}", kind.name()),
            Self::Pay(payment) => format!("pay{}", write_payment(payment)),
            Self::Boon { later } => format!("benefits {}", if later { "after" } else { "before" }),
            Self::Decline(effect) => format!("decline {}", effect.write()),
            Self::Capture(at) => format!("capture {}", space(at)),
            Self::Task(task) => format!("task {}", task.name()),
            Self::Bury(tile) => format!("bury {}", weaving(tile)),
            Self::Buy(tile) => format!("buy {}", weaving(tile)),
            Self::Lay(row, edge) => format!("lay {} {}", row + 1, edge.name()),
            Self::LayNew => "lay new".to_owned(),
            Self::WeaveTop => "weave top".to_owned(),
            Self::WeaveUnder => "weave under".to_owned(),
            Self::Build(tile) => format!("build {}", building(tile)),
            Self::Exchange(card) => format!("exchange {}", god_card(card)),
            Self::Remove(tile) => format!("remove {}", building(tile)),
            Self::Statue(of, size) => format!("statue {} {}", god(of), size.name()),
            Self::Stairs(place) => {
                let (level, section) = (usize::from(place) / SECTIONS, usize::from(place) % SECTIONS);
                format!("stairs {} {}", section + 1, LEVELS[level].0)
            }
            Self::Hold(kind) => format!("hold {}", army(kind)),
            Self::TakeOffer(card) => format!("take {}", god_card(card)),
            Self::TakeDeck => "take deck".to_owned(),
            Self::Nomad(kind) => format!("nomad {}", kind.name()),
            Self::Gain(effect) => format!("gain {}", effect.write()),
            Self::Climb => "climb".to_owned(),
            Self::Flip(Tile::Building(tile)) => format!("flip {}", building(tile)),
            Self::Flip(Tile::Army(kind)) => format!("flip {}", army(kind)),
            Self::Produce(tile) => format!("produce {}", building(tile)),
            Self::Gold => "gold".to_owned(),
            Self::Sacrifice(of, size) => format!("sacrifice {} {}", god(of), size.name()),
            Self::Offer(steps) => format!("offer {steps}"),
            Self::Casualty(Victim::Village(end)) => format!("casualty {}", end.name()),
            Self::Casualty(Victim::Nomad(kind)) => format!("casualty nomad {}", kind.name()),
            Self::Muster(kind) => format!("muster {}", army(kind)),
            Self::Conquer(at) => format!("conquer {}", rules.conquests[usize::from(at)].id),
            Self::TurnDown(kind) => format!("turn {}", army(kind)),
            Self::Lose(kind) => format!("lose {}", army(kind)),
            Self::Hire(end) => format!("hire {}", end.name()),
            Self::Dismiss(kind) => format!("dismiss {}", kind.name()),
            Self::PlayGod(card) => format!("play {}", god_card(card)),
            Self::Discard(kind) => format!("discard {}", army(kind)),
            Self::Trade(from, to) => format!("trade {} {}", from.name(), to.name()),
            Self::Appeal => "appeal".to_owned(),
            Self::Done => "done".to_owned(),
        }
    }

    /// Reads a move from words; it need not be legal, but it names things that exist.
    ///
    /// # Errors
    /// The first word that is not understood.
    pub fn parse(words: &str, rules: &Components) -> Result<Self, NotationError> {
        let mut tokens = Tokens::new(words);
        let verb = tokens.choose(&VERBS)?;
        let parsed = verb(&mut Words { tokens: &mut tokens, rules })?;
        tokens.finish()?;
        Ok(parsed)
    }
}

/// The two places for stairs of a section.
const LEVELS: [(&str, u8); STAIRS / SECTIONS] = [("upper", 0), ("lower", 1)];

/// The words after a verb.
struct Words<'a, 'b> {
    tokens: &'a mut Tokens<'b>,
    rules: &'a Components,
}

type Parsed = Result<Move, NotationError>;

/// A word with the reading of what follows it.
type Verb = (&'static str, fn(&mut Words<'_, '_>) -> Parsed);

/// The first words of all moves.
const VERBS: [Verb; 44] = [
    ("start", |w| Ok(Move::Start(w.weaving()?))),
    ("keep", |w| {
        let mut cards = [w.god_card()?, w.god_card()?, w.god_card()?];
        cards.sort_unstable();
        Ok(Move::Keep(cards))
    }),
    ("stand", |w| Ok(Move::Stand(w.within(1, SECTIONS as u8)? - 1))),
    ("place", |w| w.place()),
    ("walk", |w| Ok(Move::Walk(w.within(1, SECTIONS as u8 - 1)?))),
    ("pray", |_| Ok(Move::Pray)),
    ("train", |_| Ok(Move::Train)),
    ("recruit", |w| Ok(Move::Recruit(w.kind()?))),
    ("pay", |w| Ok(Move::Pay(w.payment()?))),
    ("benefits", |w| Ok(Move::Boon { later: w.tokens.choose(&[("before", false), ("after", true)])? })),
    ("decline", |w| Ok(Move::Decline(Effect::parse(w.tokens)?))),
    ("capture", |w| Ok(Move::Capture(w.space()?))),
    ("task", |w| Ok(Move::Task(w.tokens.choose(Task::NAMES)?))),
    ("bury", |w| Ok(Move::Bury(w.weaving()?))),
    ("buy", |w| Ok(Move::Buy(w.weaving()?))),
    ("lay", |w| {
        if w.tokens.accept("new") {
            return Ok(Move::LayNew);
        }
        let row = w.within(1, crate::rows::Rows::MOST as u8)? - 1;
        Ok(Move::Lay(row, w.tokens.choose(Edge::NAMES)?))
    }),
    ("weave", |w| w.tokens.choose(&[("top", Move::WeaveTop), ("under", Move::WeaveUnder)])),
    ("build", |w| Ok(Move::Build(w.building()?))),
    ("exchange", |w| Ok(Move::Exchange(w.god_card()?))),
    ("remove", |w| Ok(Move::Remove(w.building()?))),
    ("statue", |w| Ok(Move::Statue(w.god()?, w.size()?))),
    ("stairs", |w| {
        let section = w.within(1, SECTIONS as u8)? - 1;
        Ok(Move::Stairs(w.tokens.choose(&LEVELS)? * SECTIONS as u8 + section))
    }),
    ("hold", |w| Ok(Move::Hold(w.army()?))),
    (
        "take",
        |w| if w.tokens.accept("deck") { Ok(Move::TakeDeck) } else { Ok(Move::TakeOffer(w.god_card()?)) },
    ),
    ("nomad", |w| Ok(Move::Nomad(w.kind()?))),
    ("gain", |w| Ok(Move::Gain(Effect::parse(w.tokens)?))),
    ("climb", |_| Ok(Move::Climb)),
    ("flip", |w| w.flip()),
    ("produce", |w| Ok(Move::Produce(w.building()?))),
    ("gold", |_| Ok(Move::Gold)),
    ("sacrifice", |w| Ok(Move::Sacrifice(w.god()?, w.size()?))),
    ("offer", |w| Ok(Move::Offer(w.within(1, 3)?))),
    ("casualty", |w| {
        if w.tokens.accept("nomad") {
            return Ok(Move::Casualty(Victim::Nomad(w.kind()?)));
        }
        Ok(Move::Casualty(Victim::Village(w.tokens.choose(End::NAMES)?)))
    }),
    ("muster", |w| Ok(Move::Muster(w.army()?))),
    ("conquer", |w| {
        let rules = w.rules;
        Ok(Move::Conquer(
            w.known(|id| rules.conquest(id), rules.conquests.iter().map(|plan| plan.id.to_string()))?,
        ))
    }),
    ("turn", |w| Ok(Move::TurnDown(w.army()?))),
    ("lose", |w| Ok(Move::Lose(w.army()?))),
    ("hire", |w| Ok(Move::Hire(w.tokens.choose(End::NAMES)?))),
    ("dismiss", |w| Ok(Move::Dismiss(w.kind()?))),
    ("play", |w| Ok(Move::PlayGod(w.god_card()?))),
    ("discard", |w| Ok(Move::Discard(w.army()?))),
    ("trade", |w| Ok(Move::Trade(w.tokens.choose(Good::NAMES)?, w.tokens.choose(Good::NAMES)?))),
    ("appeal", |_| Ok(Move::Appeal)),
    ("done", |_| Ok(Move::Done)),
];

impl Words<'_, '_> {
    /// A thing with an id.
    fn known(
        &mut self,
        find: impl Fn(&str) -> Option<u8>,
        ids: impl Iterator<Item = String>,
    ) -> Result<u8, NotationError> {
        let word = self.tokens.peek();
        let Some((word, found)) = word.and_then(|word| Some((word, find(word)?))) else {
            return Err(self.tokens.error(ids));
        };
        let _ = self.tokens.accept(word);
        Ok(found)
    }

    fn god_card(&mut self) -> Result<u8, NotationError> {
        let rules = self.rules;
        self.known(|id| rules.god_card(id), rules.god_cards.iter().map(|plan| plan.id.to_string()))
    }

    fn weaving(&mut self) -> Result<u8, NotationError> {
        let rules = self.rules;
        self.known(|id| rules.weaving(id), rules.weavings.iter().map(|plan| plan.id.to_string()))
    }

    fn building(&mut self) -> Result<u8, NotationError> {
        let rules = self.rules;
        self.known(|id| rules.building(id), rules.buildings.iter().map(|plan| plan.id.to_string()))
    }

    fn army(&mut self) -> Result<u8, NotationError> {
        let rules = self.rules;
        self.known(|id| rules.army_kind(id), rules.army.iter().map(|plan| plan.id.to_string()))
    }

    fn space(&mut self) -> Result<u8, NotationError> {
        let rules = self.rules;
        self.known(|id| rules.space(id), rules.hill.spaces.iter().map(|plan| plan.id.to_string()))
    }

    fn god(&mut self) -> Result<u8, NotationError> {
        let rules = self.rules;
        self.known(|id| rules.god(id), rules.gods.iter().map(ToString::to_string))
    }

    fn kind(&mut self) -> Result<Kind, NotationError> {
        self.tokens.choose(Kind::NAMES)
    }

    fn size(&mut self) -> Result<Size, NotationError> {
        self.tokens.choose(Size::NAMES)
    }

    fn within(&mut self, least: u8, most: u8) -> Result<u8, NotationError> {
        let error = self.tokens.error([format!("{least}-{most}")]);
        self.tokens.number().ok().filter(|n| (least..=most).contains(n)).ok_or(error)
    }

    fn place(&mut self) -> Parsed {
        let worker = self.kind()?;
        let space = self.space()?;
        if !self.tokens.accept("with") {
            return Err(self.tokens.error(["with"]));
        }
        let fee = if self.tokens.accept("gold") { Fee::Gold } else { Fee::Card(self.god_card()?) };
        let role = if self.tokens.accept("as") { self.kind()? } else { worker };
        Ok(Move::Place { worker, role, space, fee })
    }

    fn flip(&mut self) -> Parsed {
        let army = self.tokens.peek().and_then(|id| self.rules.army_kind(id));
        match army {
            Some(_) => Ok(Move::Flip(Tile::Army(self.army()?))),
            None => Ok(Move::Flip(Tile::Building(self.building()?))),
        }
    }

    fn payment(&mut self) -> Result<Payment, NotationError> {
        let mut payment = Payment::default();
        while !self.tokens.is_done() {
            let amount = self.within(1, u8::MAX)?;
            let good = self.tokens.choose(Good::NAMES)?;
            payment[good as usize] = payment[good as usize].saturating_add(amount);
        }
        Ok(payment)
    }
}

fn write_payment(payment: Payment) -> String {
    let parts = Good::NAMES.iter().zip(payment).filter(|(_, amount)| *amount > 0);
    parts.map(|((name, _), amount)| format!(" {amount} {name}")).collect()
}
