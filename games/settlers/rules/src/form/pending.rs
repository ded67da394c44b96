//! The words of what is pending: `0 pay 1 wood`, `1 do items 12 1 RZY064 actions plain none`.

use khipu_core::{NotationError, Seat, Tokens};

use crate::cards::{Card, NO_CARD};
use crate::components::{Booty, Components, MOST_PLAYERS, Paid, Pile, Prey};
use crate::goods::Bill;
use crate::names::{Good, Source};
use crate::pending::{Echo, Entry, Occasion, Origin, Pending, Step, Work};
use crate::version::Version;

const NONE: &str = "none";
const PAID: [(&str, Paid); 3] = [("hand", Paid::Discard), ("tuck", Paid::Tuck), ("place", Paid::Place)];
const PILES: [(&str, Pile); 3] = [("any", Pile::Any), ("common", Pile::Common), ("faction", Pile::Faction)];
const PREY: [(&str, Prey); 4] =
    [("hand", Prey::Hand), ("enemy", Prey::Enemy), ("own", Prey::Own), ("hand_or_enemy", Prey::HandOrEnemy)];
const BOOTY: [(&str, Booty); 4] = [
    ("resource", Booty::Resource),
    ("worker", Booty::Good(Good::Worker)),
    ("gold", Booty::Good(Good::Gold)),
    ("raze", Booty::Good(Good::Raze)),
];
const FLAG: [(&str, bool); 2] = [("no", false), ("yes", true)];

fn name<T: Copy + PartialEq>(names: &[(&'static str, T)], value: T) -> &'static str {
    names.iter().find(|(_, known)| *known == value).map_or(NONE, |(name, _)| name)
}

fn card(rules: &Components, card: Card) -> String {
    if card == NO_CARD { NONE.to_owned() } else { rules.id(card).to_string() }
}

fn good(good: Option<Good>) -> &'static str {
    good.map_or(NONE, Good::name)
}

fn origin(rules: &Components, origin: Origin) -> String {
    let Origin { card: from, source, echo, deal } = origin;
    format!("{} {} {} {}", card(rules, from), source.name(), name(&Echo::NAMES, echo), good(deal))
}

pub(super) fn write(rules: &Components, version: Version, entry: Entry) -> String {
    format!("{} {}", entry.who.index(), write_pending(rules, version, entry.what))
}

fn write_pending(rules: &Components, version: Version, what: Pending) -> String {
    let id = |of: Card| card(rules, of);
    let from = |of: Origin| origin(rules, of);
    let flag = |set: bool| name(&FLAG, set);
    match what {
        Pending::Pick => "pick".to_owned(),
        Pending::Pile => "pile".to_owned(),
        Pending::Turn => "turn".to_owned(),
        Pending::Finish => "finish".to_owned(),
        Pending::Again { card } => format!("again {}", id(card)),
        Pending::Trade => "trade".to_owned(),
        Pending::Clear => "clear".to_owned(),
        Pending::Pay(Bill { resources: [wood, stone, food], gold, any }) => {
            format!("pay {wood} {stone} {food} {gold} {any}")
        }
        Pending::GiveCard { host, paid, pile } => {
            format!("give_card {} {} {}", id(host), name(&PAID, paid), name(&PILES, pile))
        }
        Pending::GiveDeal => "give_deal".to_owned(),
        Pending::GiveFavor => "give_favor".to_owned(),
        Pending::Either { gain, origin } => format!("either {gain} {}", from(origin)),
        Pending::React { card, feature, deal } => format!("react {} {feature} {}", id(card), good(deal)),
        Pending::Draw { left } => format!("draw {left}"),
        Pending::Favor { left } => format!("favor {left}"),
        Pending::Resource { left } => format!("resource {left}"),
        Pending::Deploy { left } => format!("deploy {left}"),
        Pending::UseDeal { origin } => format!("use_deal {}", from(origin)),
        Pending::TakeDeal => "take_deal".to_owned(),
        Pending::RouteDeal => "route_deal".to_owned(),
        Pending::BreakDeal { gain } => format!("break_deal {}", flag(gain)),
        Pending::Refresh { card } => format!("refresh {}", id(card)),
        Pending::Block => "block".to_owned(),
        Pending::TakeOver => "take_over".to_owned(),
        Pending::Visit { origin } => format!("visit {}", from(origin)),
        Pending::LookDraw { left, keep, shuffle } => format!("look_draw {left} {keep} {}", flag(shuffle)),
        Pending::LookKeep { left, shuffle } => format!("look_keep {left} {}", flag(shuffle)),
        Pending::Reproduce { origin, other } => format!("reproduce {} {}", from(origin), flag(other)),
        Pending::Steal { what, left } => format!("steal {} {left}", name(&BOOTY, what)),
        Pending::Loot { origin } => format!("loot {}", from(origin)),
        Pending::Raze { prey, free, cash } => format!("raze {} {} {cash}", name(&PREY, prey), flag(free)),
        Pending::Demolish => "demolish".to_owned(),
        Pending::BuildFree { deal } => format!("build_free {}", flag(deal)),
        Pending::Foundation { good } => format!("foundation {}", good.name()),
        Pending::Victim { cards } => format!("victim {cards}"),
        Pending::Forced => "forced".to_owned(),
        Pending::CashDraw { left } => format!("cash_draw {left}"),
        Pending::Cash { vp, source } => format!("cash {vp} {}", source.name()),
        Pending::Keep { host, left, game } => format!("keep {} {left} {}", id(host), flag(game)),
        Pending::Announce { prayer, origin } => format!("announce {prayer} {}", from(origin)),
        Pending::Way { prayer, origin } => format!("way {prayer} {}", from(origin)),
        Pending::Choose { prayer, origin } => format!("choose {prayer} {}", from(origin)),
        Pending::Stored { prayer, origin } => format!("stored {prayer} {}", from(origin)),
        Pending::Tricolour { prayer, origin } => format!("tricolour {prayer} {}", from(origin)),
        Pending::Offer { prayer, origin } => format!("offer {prayer} {}", from(origin)),
        Pending::Target { first, second } => {
            let [first, second] = [first, second].map(|good| Good::ALL[usize::from(good)].name());
            format!("target {first} {second}")
        }
        Pending::Do(work) => format!("do {}", write_work(rules, version, work)),
    }
}

fn write_work(rules: &Components, version: Version, work: Work) -> String {
    let id = |of: Card| card(rules, of);
    let from = |of: Origin| origin(rules, of);
    let flag = |set: bool| name(&FLAG, set);
    match work {
        Work::Lookout { step } if !version.names_steps() => format!("lookout {}", step.number()),
        Work::Lookout { step: Step::Advanced(pick) } => format!("lookout advanced {pick}"),
        Work::Lookout { step } => format!("lookout {}", name(&Step::NAMES, step)),
        Work::Production => "production".to_owned(),
        Work::Action => "action".to_owned(),
        Work::Produce { step } => format!("produce {step}"),
        Work::Payout { at, prays } => format!("payout {at} {}", flag(prays)),
        Work::NextTurn => "next_turn".to_owned(),
        Work::TurnOver { defense, worker } => format!("turn_over {} {}", flag(defense), flag(worker)),
        Work::EndRound { step } => format!("end_round {step}"),
        Work::Attack { number } => format!("attack {number}"),
        Work::Gain { gain, origin } => format!("gain {gain} {}", from(origin)),
        Work::Items { sequence, at, origin } => format!("items {sequence} {at} {}", from(origin)),
        Work::Deal { card } => format!("deal {}", id(card)),
        Work::Raise { card, deal, protected } => {
            format!("raise {} {}{}", id(card), flag(deal), if protected { " protected" } else { "" })
        }
        Work::Wake { occasion, at, feature } => {
            format!("wake {at} {feature} {}", write_occasion(rules, occasion))
        }
        Work::Collect { origin } => format!("collect {}", from(origin)),
        Work::PrayDraw { prayer, origin } => format!("pray_draw {prayer} {}", from(origin)),
        Work::Answer { prayer, origin } => format!("answer {prayer} {}", from(origin)),
        Work::Amen => "amen".to_owned(),
        Work::PrayerOver => "prayer_over".to_owned(),
    }
}

const PLAIN: [(&str, Occasion); 10] = [
    ("raze", Occasion::Raze),
    ("razed", Occasion::Razed),
    ("deal_income", Occasion::DealIncome),
    ("pray", Occasion::Pray),
    ("favor", Occasion::Favor),
    ("tech", Occasion::Tech),
    ("set", Occasion::Set),
    ("visited", Occasion::Visited),
    ("trade", Occasion::Trade),
    ("enemy_trade", Occasion::EnemyTrade),
];

fn write_occasion(rules: &Components, occasion: Occasion) -> String {
    match occasion {
        Occasion::Built(built) => format!("built {}", card(rules, built)),
        Occasion::Deal(good) => format!("deal {}", good.name()),
        Occasion::Points { points, card: from, echo } => {
            format!("points {points} {} {}", card(rules, from), name(&Echo::NAMES, echo))
        }
        plain => name(&PLAIN, plain).to_owned(),
    }
}

struct Reader<'a, 'b> {
    rules: &'a Components,
    version: Version,
    tokens: Tokens<'b>,
}

type Parsed<T> = Result<T, NotationError>;

pub(super) fn parse(rules: &Components, version: Version, players: usize, text: &str) -> Parsed<Entry> {
    let mut reader = Reader { rules, version, tokens: Tokens::new(text) };
    let error = reader.tokens.error([format!("0-{}", players - 1)]);
    let who =
        reader.tokens.number().ok().and_then(|index| Seat::checked(index.into(), players)).ok_or(error)?;
    let what = reader.pending()?;
    reader.tokens.finish()?;
    Ok(Entry { who, what })
}

type Verb<T> = (&'static str, fn(&mut Reader<'_, '_>) -> Parsed<T>);

const QUESTIONS: [Verb<Pending>; 47] = [
    ("pick", |_| Ok(Pending::Pick)),
    ("pile", |_| Ok(Pending::Pile)),
    ("turn", |_| Ok(Pending::Turn)),
    ("finish", |_| Ok(Pending::Finish)),
    ("again", |r| Ok(Pending::Again { card: r.card()? })),
    ("trade", |_| Ok(Pending::Trade)),
    ("clear", |_| Ok(Pending::Clear)),
    ("pay", |r| {
        let resources = [r.number(9)?, r.number(9)?, r.number(9)?];
        Ok(Pending::Pay(Bill { resources, gold: r.number(9)?, any: r.number(9)? }))
    }),
    ("give_card", |r| {
        Ok(Pending::GiveCard {
            host: r.card()?,
            paid: r.tokens.choose(&PAID)?,
            pile: r.tokens.choose(&PILES)?,
        })
    }),
    ("give_deal", |_| Ok(Pending::GiveDeal)),
    ("give_favor", |_| Ok(Pending::GiveFavor)),
    ("either", |r| Ok(Pending::Either { gain: r.gain()?, origin: r.located()? })),
    ("react", |r| {
        let (card, feature) = (r.card()?, r.number(9)?);
        Ok(Pending::React { card, feature, deal: r.good()? })
    }),
    ("draw", |r| Ok(Pending::Draw { left: r.left()? })),
    ("favor", |r| Ok(Pending::Favor { left: r.left()? })),
    ("resource", |r| Ok(Pending::Resource { left: r.left()? })),
    ("deploy", |r| Ok(Pending::Deploy { left: r.left()? })),
    ("use_deal", |r| Ok(Pending::UseDeal { origin: r.located()? })),
    ("take_deal", |_| Ok(Pending::TakeDeal)),
    ("route_deal", |_| Ok(Pending::RouteDeal)),
    ("break_deal", |r| Ok(Pending::BreakDeal { gain: r.flag()? })),
    ("refresh", |r| Ok(Pending::Refresh { card: r.card()? })),
    ("block", |_| Ok(Pending::Block)),
    ("take_over", |_| Ok(Pending::TakeOver)),
    ("visit", |r| Ok(Pending::Visit { origin: r.located()? })),
    ("look_draw", |r| Ok(Pending::LookDraw { left: r.number(4)?, keep: r.number(4)?, shuffle: r.flag()? })),
    ("look_keep", |r| Ok(Pending::LookKeep { left: r.number(4)?, shuffle: r.flag()? })),
    ("reproduce", |r| Ok(Pending::Reproduce { origin: r.located()?, other: r.flag()? })),
    ("steal", |r| Ok(Pending::Steal { what: r.tokens.choose(&BOOTY)?, left: r.number(9)? })),
    ("loot", |r| Ok(Pending::Loot { origin: r.located()? })),
    ("raze", |r| Ok(Pending::Raze { prey: r.tokens.choose(&PREY)?, free: r.flag()?, cash: r.number(9)? })),
    ("demolish", |_| Ok(Pending::Demolish)),
    ("build_free", |r| Ok(Pending::BuildFree { deal: r.flag()? })),
    ("foundation", |r| Ok(Pending::Foundation { good: r.tokens.choose(&Good::NAMES[..3])? })),
    ("victim", |r| Ok(Pending::Victim { cards: r.number(9)? })),
    ("forced", |_| Ok(Pending::Forced)),
    ("cash_draw", |r| Ok(Pending::CashDraw { left: r.left()? })),
    ("cash", |r| Ok(Pending::Cash { vp: r.number(9)?, source: r.tokens.choose(Source::NAMES)? })),
    ("keep", |r| Ok(Pending::Keep { host: r.card()?, left: r.number(9)?, game: r.flag()? })),
    ("announce", |r| Ok(Pending::Announce { prayer: r.prayer()?, origin: r.located()? })),
    ("way", |r| Ok(Pending::Way { prayer: r.prayer()?, origin: r.located()? })),
    ("choose", |r| Ok(Pending::Choose { prayer: r.prayer()?, origin: r.located()? })),
    ("stored", |r| Ok(Pending::Stored { prayer: r.prayer()?, origin: r.located()? })),
    ("tricolour", |r| Ok(Pending::Tricolour { prayer: r.prayer()?, origin: r.located()? })),
    ("offer", |r| Ok(Pending::Offer { prayer: r.prayer()?, origin: r.located()? })),
    ("target", |r| {
        let mut target = || r.tokens.choose(Good::NAMES).map(|good| good as u8);
        Ok(Pending::Target { first: target()?, second: target()? })
    }),
    ("do", |r| Ok(Pending::Do(r.work()?))),
];

const WORKS: [Verb<Work>; 19] = [
    ("lookout", |r| Ok(Work::Lookout { step: r.step()? })),
    ("production", |_| Ok(Work::Production)),
    ("action", |_| Ok(Work::Action)),
    ("produce", |r| Ok(Work::Produce { step: r.number(1)? })),
    ("payout", |r| Ok(Work::Payout { at: r.number(99)?, prays: r.flag()? })),
    ("next_turn", |_| Ok(Work::NextTurn)),
    ("turn_over", |r| Ok(Work::TurnOver { defense: r.flag()?, worker: r.flag()? })),
    ("end_round", |r| Ok(Work::EndRound { step: r.number(1)? })),
    ("attack", |r| Ok(Work::Attack { number: r.number(2)? })),
    ("gain", |r| Ok(Work::Gain { gain: r.gain()?, origin: r.located()? })),
    ("items", |r| {
        let sequence = r.within(r.rules.book.sequences.len())?;
        Ok(Work::Items { sequence, at: r.number(20)?, origin: r.located()? })
    }),
    ("deal", |r| Ok(Work::Deal { card: r.card()? })),
    ("raise", |r| {
        let (card, deal) = (r.card()?, r.flag()?);
        Ok(Work::Raise { card, deal, protected: r.tokens.accept("protected") })
    }),
    ("wake", |r| {
        let (at, feature) = (r.number(99)?, r.number(9)?);
        Ok(Work::Wake { occasion: r.occasion()?, at, feature })
    }),
    ("collect", |r| Ok(Work::Collect { origin: r.origin()? })),
    ("pray_draw", |r| Ok(Work::PrayDraw { prayer: r.prayer()?, origin: r.located()? })),
    ("answer", |r| Ok(Work::Answer { prayer: r.prayer()?, origin: r.located()? })),
    ("amen", |_| Ok(Work::Amen)),
    ("prayer_over", |_| Ok(Work::PrayerOver)),
];

impl Reader<'_, '_> {
    fn pending(&mut self) -> Parsed<Pending> {
        self.tokens.choose(&QUESTIONS)?(self)
    }

    fn work(&mut self) -> Parsed<Work> {
        self.tokens.choose(&WORKS)?(self)
    }

    fn step(&mut self) -> Parsed<Step> {
        if !self.version.names_steps() {
            return self.number(30).map(Step::numbered);
        }
        if self.tokens.accept("advanced") {
            return self.number(2 * MOST_PLAYERS as u8).map(Step::Advanced);
        }
        self.tokens.choose(&Step::NAMES)
    }

    fn occasion(&mut self) -> Parsed<Occasion> {
        if self.tokens.accept("built") {
            return Ok(Occasion::Built(self.card()?));
        }
        if self.tokens.accept("deal") {
            return Ok(Occasion::Deal(self.tokens.choose(Good::NAMES)?));
        }
        if self.tokens.accept("points") {
            let (points, card) = (self.tokens.number()?, self.some_card()?);
            return Ok(Occasion::Points { points, card, echo: self.tokens.choose(&Echo::NAMES)? });
        }
        self.tokens.choose(&PLAIN)
    }

    fn number(&mut self, most: u8) -> Parsed<u8> {
        let error = self.tokens.error([format!("0-{most}")]);
        self.tokens.number().ok().filter(|n| *n <= most).ok_or(error)
    }

    fn left(&mut self) -> Parsed<u8> {
        let error = self.tokens.error(["1-60"]);
        self.tokens.number().ok().filter(|n| (1..=60).contains(n)).ok_or(error)
    }

    fn within(&mut self, count: usize) -> Parsed<u16> {
        let error = self.tokens.error([format!("0-{}", count.saturating_sub(1))]);
        let word = self.tokens.peek().unwrap_or_default();
        let number = word.parse::<u16>().ok().filter(|n| usize::from(*n) < count).ok_or(error)?;
        let _ = self.tokens.accept(word);
        Ok(number)
    }

    fn gain(&mut self) -> Parsed<u16> {
        self.within(self.rules.book.gains.len())
    }

    fn prayer(&mut self) -> Parsed<u16> {
        self.within(self.rules.book.prayers.len())
    }

    fn flag(&mut self) -> Parsed<bool> {
        self.tokens.choose(&FLAG)
    }

    fn card(&mut self) -> Parsed<Card> {
        let error = self.tokens.error(["COM001"]);
        let word = self.tokens.peek().unwrap_or_default();
        let card = self.rules.card(word).ok_or(error)?;
        let _ = self.tokens.accept(word);
        Ok(card)
    }

    fn some_card(&mut self) -> Parsed<Card> {
        if self.tokens.accept(NONE) { Ok(NO_CARD) } else { self.card() }
    }

    fn good(&mut self) -> Parsed<Option<Good>> {
        if self.tokens.accept(NONE) { Ok(None) } else { self.tokens.choose(Good::NAMES).map(Some) }
    }

    fn origin(&mut self) -> Parsed<Origin> {
        let card = self.some_card()?;
        self.origin_of(card)
    }

    /// An origin that is a location.
    fn located(&mut self) -> Parsed<Origin> {
        let card = self.card()?;
        self.origin_of(card)
    }

    fn origin_of(&mut self, card: Card) -> Parsed<Origin> {
        let source = self.tokens.choose(Source::NAMES)?;
        let echo = self.tokens.choose(&Echo::NAMES)?;
        Ok(Origin { card, source, echo, deal: self.good()? })
    }
}
