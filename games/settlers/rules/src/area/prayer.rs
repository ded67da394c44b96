//! Prayers (IS-6.6 to IS-6.12): a colour announced or chosen, cards drawn or tokens used, and what comes of it.

use khipu_core::{Observer, Seat, Sink};

use crate::cards::Card;
use crate::components::{Mode, On, Out, Prayer};
use crate::event::Event;
use crate::favor::Colours;
use crate::goods::Goods;
use crate::moves::Move;
use crate::names::{Colour, Good, Source};
use crate::pending::{Occasion, Origin, Pending, Work};
use crate::position::{self, Position};
use crate::refusal::Refusal;
use crate::tableau::{Lying, Tucked};
use crate::turn::{Play, Referee};

impl<'a> Referee<'a> {
    fn prayer(&self, prayer: u16) -> &'a Prayer {
        &self.rules.book.prayers[usize::from(prayer)]
    }

    /// The colours that apply now: where a colour is named, it alone (IS-6.17).
    fn applicable(&self, prayer: u16) -> Colours {
        let plan = self.prayer(prayer);
        match (plan.mode, self.table.prayer.colour) {
            (Mode::Announce | Mode::Choose | Mode::Deal, Some(colour)) => Colours::one(colour),
            (Mode::Deal, None) => Colours::NONE,
            _ => plan.colours,
        }
    }

    /// Whether a held token is of one of these colours.
    fn token_applies(&self, who: Seat, colours: Colours) -> bool {
        let favor = self.side(who).favor;
        !favor.colours.intersection(colours).is_empty()
            || favor.tricolour && !Colours::TRICOLOUR.intersection(colours).is_empty()
    }

    /// Whether a prayer can be about a colour.
    pub(crate) fn check_announce(&self, prayer: u16, colour: Colour) -> Result<(), Refusal> {
        let named = self.prayer(prayer).colours.has(colour);
        if named { Ok(()) } else { Err(Refusal::WrongColour { colour }) }
    }

    pub(crate) fn announce_answers(&self, prayer: u16, out: &mut impl Sink<Move>) {
        let colours = Colour::ALL.iter().filter(|&&colour| self.check_announce(prayer, colour).is_ok());
        colours.for_each(|&colour| out.push(Move::Colour(colour)));
    }

    pub(crate) fn check_tokens(&self, who: Seat, prayer: u16) -> Result<(), Refusal> {
        let applies = self.token_applies(who, self.applicable(prayer));
        if applies { Ok(()) } else { Err(Refusal::NoTokens) }
    }

    pub(crate) fn way_answers(&self, who: Seat, prayer: u16, out: &mut impl Sink<Move>) {
        out.push(Move::Pray);
        if self.check_tokens(who, prayer).is_ok() {
            out.push(Move::Tokens);
        }
    }

    /// Whether a colour chosen now would count for something.
    pub(crate) fn check_choose(&self, who: Seat, prayer: u16, colour: Colour) -> Result<(), Refusal> {
        self.check_announce(prayer, colour)?;
        if self.table.prayer.tokens {
            let applies = self.token_applies(who, Colours::one(colour));
            return if applies { Ok(()) } else { Err(Refusal::NoToken { colour }) };
        }
        let counts = !self.version.chooses_among_what_came() || self.came(who, colour);
        if counts { Ok(()) } else { Err(Refusal::DidNotCome { colour }) }
    }

    pub(crate) fn choose_answers(&self, who: Seat, prayer: u16, out: &mut impl Sink<Move>) {
        let colours = Colour::ALL.iter().filter(|&&colour| self.check_choose(who, prayer, colour).is_ok());
        colours.for_each(|&colour| out.push(Move::Colour(colour)));
    }

    /// Whether a card of a colour was drawn, or lies stored: without one not even tokens count (IS-6.8).
    fn came(&self, who: Seat, colour: Colour) -> bool {
        self.prayed(colour) > 0
            || self.stored_cards(who).any(|tucked| self.plan(tucked.card).colours.has(colour))
    }

    /// Own cards that are kept for prayers.
    fn stored_cards(&self, who: Seat) -> impl Iterator<Item = &'a Tucked> {
        let locations = &self.side(who).locations;
        let usable = |tucked: &&Tucked| tucked.why.for_prayers() && locations.find(tucked.host).is_some();
        self.table.under.all().iter().filter(usable)
    }

    /// Whether a card is an own stored one that applies.
    pub(crate) fn check_stored(&self, who: Seat, prayer: u16, card: Card) -> Result<(), Refusal> {
        let applies = !self.plan(card).colours.intersection(self.applicable(prayer)).is_empty();
        let stored = || self.stored_cards(who).any(|tucked| tucked.card == card);
        let usable = applies && !self.table.prayer.used.is_full() && stored();
        if usable { Ok(()) } else { Err(Refusal::NotPrayed { card: self.id(card) }) }
    }

    /// Own stored cards that apply.
    pub(crate) fn stored_answers(&self, who: Seat, prayer: u16, out: &mut impl Sink<Move>) {
        let mut any = false;
        for tucked in self.stored_cards(who) {
            if self.check_stored(who, prayer, tucked.card).is_ok() {
                out.push(Move::Use(tucked.card));
                any = true;
            }
        }
        if any {
            out.push(Move::Done);
        }
    }

    /// Cards of a colour, drawn or stored.
    fn prayed(&self, colour: Colour) -> u8 {
        let prayer = &self.table.prayer;
        let cards = prayer.drawn.items().iter().chain(prayer.used.items());
        cards.filter(|&&card| self.plan(card).colours.has(colour)).count() as u8
    }

    /// Whether at least one card applies: only then tokens help (IS-6.8).
    fn answered(&self, prayer: u16) -> bool {
        self.table.prayer.tokens || self.applicable(prayer).iter().any(|colour| self.prayed(colour) > 0)
    }

    /// Whether the three-coloured token can count as a colour.
    pub(crate) fn check_tricolour_as(&self, who: Seat, prayer: u16, colour: Colour) -> Result<(), Refusal> {
        self.check_tricolour(who)?;
        let counts =
            self.applicable(prayer).intersection(Colours::TRICOLOUR).has(colour) && self.answered(prayer);
        if counts { Ok(()) } else { Err(Refusal::WrongColour { colour }) }
    }

    pub(crate) fn tricolour_answers(&self, who: Seat, prayer: u16, out: &mut impl Sink<Move>) {
        for colour in Colours::TRICOLOUR.iter() {
            if self.check_tricolour_as(who, prayer, colour).is_ok() {
                out.push(Move::Colour(colour));
            }
        }
    }

    /// Tokens of a colour that count.
    fn tokens(&self, who: Seat, colour: Colour) -> u8 {
        let plain = self.side(who).favor.colours.has(colour);
        u8::from(plain) + u8::from(self.table.prayer.tricolour == Some(colour))
    }

    /// Cards and tokens of a colour that count.
    fn counts(&self, who: Seat, prayer: u16, colour: Colour) -> (u8, u8) {
        if self.answered(prayer) { (self.prayed(colour), self.tokens(who, colour)) } else { (0, 0) }
    }

    /// Whether a resource may still be spent, as itself or as gold.
    pub(crate) fn check_offer(&self, who: Seat, prayer: u16, good: Good, gold: bool) -> Result<(), Refusal> {
        let colour = self.rules.colour_of(good).filter(|&colour| self.applicable(prayer).has(colour));
        let counted = colour.map_or(0, |colour| {
            let (cards, tokens) = self.counts(who, prayer, colour);
            cards + tokens
        });
        let spent = self.table.prayer.spent.get(good as usize).copied().unwrap_or(u8::MAX);
        if spent >= counted {
            return Err(Refusal::NoOffer { good });
        }
        self.check_held(who, if gold { Good::Gold } else { good })
    }

    /// Resources that may still be spent, each as itself or as gold.
    pub(crate) fn offer_answers(&self, who: Seat, prayer: u16, out: &mut impl Sink<Move>) {
        let mut any = false;
        for good in Good::RESOURCES {
            for gold in [false, true] {
                if self.check_offer(who, prayer, good, gold).is_ok() {
                    out.push(Move::Offer(good, gold));
                    any = true;
                }
            }
        }
        if any {
            out.push(Move::Done);
        }
    }

    /// Whether a card of the prayer can be kept under a location.
    pub(crate) fn check_keep(&self, host: Card, card: Card) -> Result<(), Refusal> {
        if self.table.under.is_full() {
            return Err(Refusal::StashFull { card: self.id(host) });
        }
        let drawn = self.table.prayer.drawn.items().contains(&card);
        if drawn { Ok(()) } else { Err(Refusal::NotPrayed { card: self.id(card) }) }
    }

    /// Cards of the prayer that can be kept under a location.
    pub(crate) fn keep_answers(&self, host: Card, out: &mut impl Sink<Move>) {
        let mut any = false;
        for &card in self.table.prayer.drawn.items() {
            if self.check_keep(host, card).is_ok() {
                out.push(Move::Keep(card));
                any = true;
            }
        }
        if any {
            out.push(Move::Done);
        }
    }

    /// Cards of a prayer: what is printed, and what own locations add.
    fn prayer_size(&self, who: Seat, prayer: u16) -> u8 {
        let locations = self.side(who).locations.all().iter();
        let more: u8 = locations.map(|location| self.plan(location.card).effect.pray_more).sum();
        (self.prayer(prayer).cards + more).min(position::PRAYED as u8)
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    pub(crate) fn start_prayer(&mut self, who: Seat, prayer: u16, origin: Origin) {
        let cards = self.referee().prayer_size(who, prayer);
        self.table.prayer = position::Prayer::default();
        self.tell(Event::PrayerStarted { who, card: self.some_id(origin.card), cards });
        match self.rules.book.prayers[usize::from(prayer)].mode {
            Mode::Announce => self.ask(who, Pending::Announce { prayer, origin }),
            mode => {
                if mode == Mode::Deal {
                    self.table.prayer.colour = origin.deal.and_then(|good| self.rules.colour_of(good));
                }
                self.ask(who, Pending::Way { prayer, origin });
            }
        }
    }

    pub(crate) fn pray_draw(&mut self, who: Seat, prayer: u16, origin: Origin) {
        for _ in 0..self.referee().prayer_size(who, prayer) {
            let Some(card) = self.next_common() else { break };
            self.table.prayer.drawn.push(card);
            self.tell(Event::Prayed { card: self.id(card) });
        }
        self.ask_after(who, prayer, origin, true);
    }

    pub(crate) fn pray_with_tokens(&mut self, who: Seat, prayer: u16, origin: Origin) {
        self.table.prayer.tokens = true;
        self.ask_after(who, prayer, origin, false);
    }

    /// What is asked before the answer, the first question on top.
    fn ask_after(&mut self, who: Seat, prayer: u16, origin: Origin, drawn: bool) {
        let mode = self.rules.book.prayers[usize::from(prayer)].mode;
        self.later(who, Work::Answer { prayer, origin });
        if mode == Mode::Offer {
            self.ask(who, Pending::Offer { prayer, origin });
        }
        self.ask(who, Pending::Tricolour { prayer, origin });
        if drawn {
            self.ask(who, Pending::Stored { prayer, origin });
        }
        if mode == Mode::Choose {
            self.ask(who, Pending::Choose { prayer, origin });
        }
    }

    pub(crate) fn use_stored(&mut self, who: Seat, prayer: u16, origin: Origin, card: Card) {
        if self.table.under.take(|tucked| tucked.card == card).is_some() {
            self.table.prayer.used.push(card);
            self.tell(Event::StoredUsed { who, card: self.id(card) });
        }
        self.ask(who, Pending::Stored { prayer, origin });
    }

    pub(crate) fn offer(&mut self, who: Seat, prayer: u16, origin: Origin, good: Good, gold: bool) {
        self.ask(who, Pending::Offer { prayer, origin });
        self.spend(who, Goods::of(if gold { Good::Gold } else { good }, 1));
        self.table.prayer.spent[good as usize] += 1;
        self.tell(Event::Offered { who, good, gold });
    }

    /// Pays out: all points of a prayer are one gain.
    pub(crate) fn pray_answer(&mut self, who: Seat, prayer: u16, origin: Origin) {
        let referee = self.referee();
        let colours = referee.applicable(prayer);
        let counts: [(u8, u8); Colour::COUNT] =
            std::array::from_fn(|colour| referee.counts(who, prayer, Colour::ALL[colour]));
        let answered = referee.answered(prayer);
        if self.table.prayer.tokens {
            let tokens = colours.iter().map(|colour| counts[colour as usize].1).sum();
            self.tell(Event::TokensUsed { who, tokens });
        }
        if !answered {
            self.tell(Event::Unanswered { who });
        }
        for colour in colours.iter() {
            let (cards, tokens) = counts[colour as usize];
            if cards + tokens > 0 {
                self.tell(Event::Counted { who, colour, cards, tokens });
            }
        }
        let spent = self.table.prayer.spent;
        let all = |colour: Colour| u16::from(counts[colour as usize].0 + counts[colour as usize].1);
        let origin = Origin { source: Source::Prayers, ..origin };
        let rules = self.rules;
        let mut points = 0;
        for arm in &rules.book.prayers[usize::from(prayer)].arms {
            let times = match arm.on {
                On::Colour(colour) => all(colour),
                On::Match => colours.iter().map(all).sum(),
                On::Each => spent.iter().map(|&n| u16::from(n)).sum(),
                On::Kind => spent.iter().filter(|&&n| n > 0).count() as u16,
            };
            for &amount in &arm.gives {
                let n = times * self.referee().reckon(who, amount, origin.card);
                let matching = || self.table.prayer.colour.and_then(|colour| rules.good_of[colour as usize]);
                if amount.out == Out::Good(Good::Vp)
                    || amount.out == Out::Match && matching() == Some(Good::Vp)
                {
                    points += n;
                } else {
                    self.give(who, amount.out, n, origin);
                }
            }
        }
        self.score(who, points, origin);
    }

    /// The prayer is over: features answer, then its cards are discarded.
    pub(crate) fn amen(&mut self, who: Seat) {
        self.later(who, Work::PrayerOver);
        self.wake(who, Occasion::Pray);
    }

    pub(crate) fn prayer_over(&mut self, who: Seat) {
        let prayer = std::mem::take(&mut self.table.prayer);
        let cards = prayer.drawn.items().iter().chain(prayer.used.items());
        cards.for_each(|&card| self.discard(card));
        let cards = prayer.drawn.len() + prayer.used.len();
        if cards > 0 {
            self.tell(Event::PrayerOver { who, cards });
        }
    }

    pub(crate) fn keep(&mut self, who: Seat, host: Card, left: u8, game: bool, card: Card) {
        if self.table.prayer.drawn.remove(card) {
            let why = if game { Lying::GamePrayer } else { Lying::RoundPrayer };
            self.table.under.push(Tucked { card, host, why });
            self.tell(Event::KeptUnder { who, host: self.id(host), card: self.id(card) });
        }
        if left > 1 {
            self.ask(who, Pending::Keep { host, left: left - 1, game });
        }
    }
}
