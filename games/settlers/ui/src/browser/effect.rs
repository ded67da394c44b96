//! What a card does, in one line: told from its typed effect, never written for a card.

use fluent_bundle::{FluentArgs, FluentValue};
use khipu_settlers::{
    Amount, Arm, Booty, Built, Components, Count, End, Feature, Good, Item, Mode, On, Out, Paid, Pending,
    Plan, PrayerPlan, Prey, Price, Reaction, Stash, Store, Trigger, Verb,
};
use khipu_words::Words;

use crate::GAME;

/// The effect of a card as a line of text.
#[must_use]
pub(crate) fn effect_line(rules: &Components, plan: &Plan, words: &Words) -> String {
    Teller { rules, words }.effect(plan).join(". ")
}

/// What each of several gains or answers is that a question lets one choose from, told as on the card.
#[must_use]
pub(crate) fn choices_of(rules: &Components, words: &Words, asked: Pending) -> Vec<String> {
    let teller = Teller { rules, words };
    match asked {
        Pending::Either { gain, .. } => {
            let count = rules.book.gains.get(usize::from(gain)).map_or(0, |gain| gain.count);
            (0..count).map(|number| teller.choice(gain, number)).collect()
        }
        Pending::React { card, feature, .. } => {
            let feature = rules.plan(card).effect.features.get(usize::from(feature));
            let reactions = feature.into_iter().flat_map(|feature| &feature.reactions);
            reactions.map(|reaction| teller.reaction(reaction)).collect()
        }
        _ => Vec::new(),
    }
}

/// Tells effects in the words of a language.
#[derive(Clone, Copy)]
pub(super) struct Teller<'a> {
    pub(super) rules: &'a Components,
    pub(super) words: &'a Words,
}

/// An argument that is not there, for messages that ask.
const NONE: &str = "none";

fn or_none<'v, T: Into<FluentValue<'v>>>(value: Option<T>) -> FluentValue<'v> {
    value.map_or_else(|| NONE.into(), Into::into)
}

impl Teller<'_> {
    fn say<const N: usize>(&self, key: &str, fields: [(&'static str, FluentValue<'_>); N]) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in fields {
            args.set(name, value);
        }
        self.words.say(&format!("settlers-effect-{key}"), &args)
    }

    fn word(&self, key: &str) -> String {
        self.say(key, [])
    }

    pub(super) fn name(&self, thing: &str) -> String {
        self.words.name(GAME, thing)
    }

    /// One thing after the other; what is a list already is set apart more clearly.
    fn all(&self, parts: &[String]) -> String {
        let and = self.word("and");
        let and = and.trim();
        if parts.iter().any(|part| part.contains(and)) {
            return self.words.listed(parts);
        }
        parts.join(&format!("{and} "))
    }

    /// One thing or the other.
    fn either(&self, parts: &[String]) -> String {
        parts.join(&format!(" {} ", self.word("or").trim()))
    }

    /// The clauses of an effect.
    pub(super) fn effect(&self, plan: &Plan) -> Vec<String> {
        let effect = &plan.effect;
        let mut clauses = Vec::new();
        if let Some(gain) = effect.produce {
            let key = if effect.open { "open" } else { "produce" };
            clauses.push(self.say(key, [("gain", self.gain(gain).into())]));
        }
        if let Some(action) = effect.action {
            let fields = [
                ("uses", action.uses.into()),
                ("cost", self.price(&action.price).into()),
                ("gain", self.gain(action.gain).into()),
            ];
            clauses.push(self.say("action", fields));
        }
        clauses.extend(effect.features.iter().map(|feature| self.feature(feature)));
        clauses.extend(self.store(&effect.store));
        clauses.extend(effect.stash.map(|stash| self.stash(stash)));
        for (key, n) in [("protect-common", effect.protect[0]), ("protect-faction", effect.protect[1])] {
            if n > 0 {
                clauses.push(self.say(key, [("n", n.into())]));
            }
        }
        if effect.pray_more > 0 {
            clauses.push(self.say("pray_more", [("n", effect.pray_more.into())]));
        }
        if let Some(gain) = effect.bonus {
            clauses.push(self.say("bonus", [("gain", self.gain(gain).into())]));
        }
        clauses.extend(effect.ends.iter().map(|end| self.end(end)));
        clauses
    }

    /// A gain: one sequence, or one of several.
    fn gain(&self, gain: u16) -> String {
        let Some(gain) = self.rules.book.gains.get(usize::from(gain)) else { return String::new() };
        let sequences: Vec<String> =
            (0..gain.count).map(|number| self.sequence(gain.first + u16::from(number))).collect();
        self.either(&sequences)
    }

    /// One of the sequences of a gain.
    pub(super) fn choice(&self, gain: u16, number: u8) -> String {
        let gain = self.rules.book.gains.get(usize::from(gain)).filter(|gain| number < gain.count);
        gain.map_or_else(String::new, |gain| self.sequence(gain.first + u16::from(number)))
    }

    fn sequence(&self, sequence: u16) -> String {
        let items = self.rules.book.sequences.get(usize::from(sequence));
        let parts: Vec<String> = items.into_iter().flatten().map(|&item| self.item(item)).collect();
        self.all(&parts)
    }

    fn item(&self, item: Item) -> String {
        match item {
            Item::Amount(amount) => self.amount(amount),
            Item::Pray(number) => {
                let prayer = self.rules.book.prayers.get(usize::from(number));
                prayer.map_or_else(String::new, |prayer| self.prayer(prayer))
            }
            Item::Verb(verb) => self.verb(verb),
        }
    }

    /// So much of a good.
    pub(super) fn goods(&self, good: Good, n: u16) -> String {
        let mut args = FluentArgs::new();
        args.set("n", n);
        self.words.say(&format!("settlers-amount-{}", good.name()), &args)
    }

    fn amount(&self, Amount { n, out, per, max }: Amount) -> String {
        let count = |key: &str| self.say(key, [("n", n.into())]);
        let amount = match out {
            Out::Good(good) => self.goods(good, n.into()),
            Out::CommonCard => count("common_card"),
            Out::FactionCard => count("faction_card"),
            Out::Samurai => count("samurai"),
            Out::Token => count("token"),
            Out::Resource => count("resource"),
            Out::Match => count("match"),
        };
        match per {
            None => amount,
            Some(per) => {
                let fields =
                    [("amount", amount.into()), ("count", self.count(per).into()), ("max", or_none(max))];
                self.say("per", fields)
            }
        }
    }

    fn count(&self, count: Count) -> String {
        self.word(match count {
            Count::Colour(colour) => {
                return self.say("count-colour", [("colour", self.name(colour.name()).into())]);
            }
            Count::Samurai => "count-samurai",
            Count::Deal => "count-deal",
            Count::Favor => "count-favor",
            Count::Set => "count-set",
            Count::Stash => "count-stash",
            Count::Token => "count-token",
        })
    }

    fn prayer(&self, PrayerPlan { cards, mode, colours, arms }: &PrayerPlan) -> String {
        let named = |key: &str| {
            let names: Vec<String> = colours.iter().map(|colour| self.name(colour.tint())).collect();
            format!(" {}", self.say(key, [("colours", names.join(", ").into())]).trim())
        };
        let mode = match mode {
            Mode::All => String::new(),
            Mode::Announce => named("pray-announce"),
            Mode::Choose => named("pray-choose"),
            Mode::Offer => named("pray-offer"),
            Mode::Deal => format!(" {}", self.word("pray-deal").trim()),
        };
        let arms: Vec<String> = arms.iter().map(|arm| self.arm(arm)).collect();
        let fields = [("cards", (*cards).into()), ("mode", mode.into()), ("arms", self.all(&arms).into())];
        self.say("pray", fields)
    }

    fn arm(&self, Arm { on, gives }: &Arm) -> String {
        let amounts: Vec<String> = gives.iter().map(|&amount| self.amount(amount)).collect();
        let gain = ("gain", FluentValue::from(self.all(&amounts)));
        match on {
            On::Colour(colour) => self.say("arm-colour", [gain, ("colour", self.name(colour.name()).into())]),
            On::Match => self.say("arm-match", [gain]),
            On::Each => self.say("arm-each", [gain]),
            On::Kind => self.say("arm-kind", [gain]),
        }
    }

    fn verb(&self, verb: Verb) -> String {
        let count = |key: &str, n: u8| self.say(key, [("n", n.into())]);
        match verb {
            Verb::Nothing => self.word("nothing"),
            Verb::UseDeal => self.word("use_deal"),
            Verb::TakeDeal => self.word("take_deal"),
            Verb::EnemyDeal => self.word("enemy_deal"),
            Verb::BreakDeal { gain: false } => self.word("break_deal"),
            Verb::BreakDeal { gain: true } => self.word("break_deal_gain"),
            Verb::Refresh => self.word("refresh"),
            Verb::Block => self.word("block"),
            Verb::TakeOver => self.word("take_over"),
            Verb::Visit => self.word("visit"),
            Verb::Look { pile, draw, keep, .. } => {
                let fields = [("n", draw.into()), ("keep", keep.into()), ("pile", pile.name().into())];
                self.say("look", fields)
            }
            Verb::Reproduce { other: false } => self.word("reproduce"),
            Verb::Reproduce { other: true } => self.word("reproduce_other"),
            Verb::Steal { what, n } => {
                let what = match what {
                    Booty::Resource => self.words.word("settlers-board-resource"),
                    Booty::Good(good) => self.name(good.name()),
                };
                self.say("steal", [("n", n.into()), ("what", what.into())])
            }
            Verb::LootEnemy => self.word("loot"),
            Verb::LootPaid => self.word("loot_paid"),
            Verb::Raze { prey, free, cash } => self.razing(prey, free, cash),
            Verb::Demolish => self.word("demolish"),
            Verb::Build { deal: false } => self.word("build_hand"),
            Verb::Build { deal: true } => self.word("build_deal"),
            Verb::Foundation(good) => self.say("foundation", [("good", self.name(good.name()).into())]),
            Verb::EnemyDiscard(n) => count("enemy_discard", n),
            Verb::Cash(n) => count("cash", n),
            Verb::Keep { n, game: false } => count("keep_round", n),
            Verb::Keep { n, game: true } => count("keep_game", n),
        }
    }

    fn razing(&self, prey: Prey, free: bool, cash: u8) -> String {
        let mut parts = vec![self.word(match prey {
            Prey::Hand => "raze_hand",
            Prey::Enemy => "raze_enemy",
            Prey::Own => "raze_own",
            Prey::HandOrEnemy => "raze_hand_or_enemy",
        })];
        if free {
            parts.push(self.word("raze_free"));
        }
        if cash > 0 {
            parts.push(self.say("raze_cash", [("n", cash.into())]));
        }
        self.all(&parts)
    }

    /// What building a card costs, as printed: goods, and a location.
    pub(super) fn cost(&self, plan: &Plan) -> Vec<String> {
        let [wood, stone, food] = plan.bill.resources;
        let goods =
            [(Good::Wood, wood), (Good::Stone, stone), (Good::Food, food), (Good::Gold, plan.bill.gold)];
        let goods = goods.into_iter().filter(|(_, n)| *n > 0).map(|(good, n)| self.goods(good, n.into()));
        let location = (plan.locations > 0).then(|| self.words.word("settlers-effect-location"));
        goods.chain(location).collect()
    }

    /// What an activation or a reaction costs.
    fn price(&self, price: &Price) -> String {
        let goods = [
            (Good::Wood, price.bill.resources[0]),
            (Good::Stone, price.bill.resources[1]),
            (Good::Food, price.bill.resources[2]),
            (Good::Gold, price.bill.gold),
            (Good::Worker, price.workers),
            (Good::Raze, price.raze),
            (Good::Tech, price.tech),
            (Good::Favor, price.favor),
        ];
        let held = goods.iter().filter(|(_, n)| *n > 0);
        let mut parts: Vec<String> = held.map(|&(good, n)| self.goods(good, n.into())).collect();
        if price.bill.any > 0 {
            parts.push(self.say("resource", [("n", price.bill.any.into())]));
        }
        if price.deals > 0 {
            parts.push(self.say("deal", [("n", price.deals.into())]));
        }
        if let Some((n, paid, pile)) = price.cards {
            let key = match paid {
                Paid::Discard => "hand",
                Paid::Tuck => "tuck",
                Paid::Place => "place",
            };
            parts.push(self.say(key, [("n", n.into()), ("pile", pile.name().into())]));
        }
        if parts.is_empty() { self.word("free") } else { self.all(&parts) }
    }

    fn feature(&self, Feature { trigger, max, reactions }: &Feature) -> String {
        let answers: Vec<String> = reactions.iter().map(|reaction| self.reaction(reaction)).collect();
        let fields = [
            ("trigger", self.trigger(*trigger).into()),
            ("max", or_none(*max)),
            ("gain", self.either(&answers).into()),
        ];
        self.say("on", fields)
    }

    /// One answer of a feature.
    pub(super) fn reaction(&self, Reaction { price, gain }: &Reaction) -> String {
        let gain = self.gain(*gain);
        match price {
            None => gain,
            Some(price) => self.say("pay", [("cost", self.price(price).into()), ("gain", gain.into())]),
        }
    }

    fn trigger(&self, trigger: Trigger) -> String {
        let what = |key: &str, name: &str| self.say(key, [("what", self.name(name).into())]);
        self.word(match trigger {
            Trigger::Build(Built::Colour(colour)) => return what("on-build-colour", colour.name()),
            Trigger::Build(Built::Kind(kind)) => return what("on-build-kind", kind.name()),
            Trigger::Build(Built::Faction) => "on-build-faction",
            Trigger::Build(Built::Common) => "on-build-common",
            Trigger::Build(Built::Any) => "on-build-any",
            Trigger::Raze => "on-raze",
            Trigger::Razed => "on-razed",
            Trigger::Deal => "on-deal",
            Trigger::DealIncome => "on-deal_income",
            Trigger::Pray => "on-pray",
            Trigger::Favor => "on-favor",
            Trigger::Tech => "on-tech",
            Trigger::Set => "on-set",
            Trigger::Visited => "on-visited",
            Trigger::Trade => "on-trade",
            Trigger::EnemyTrade => "on-enemy_trade",
            Trigger::GainVp(n) => return self.say("on-gain_vp", [("n", n.into())]),
            Trigger::VpFromFavor => "on-vp_from",
        })
    }

    fn store(&self, store: &Store) -> Option<String> {
        let goods = Good::ALL.iter().filter_map(|&good| {
            let some = store.some.get(good as usize).copied().unwrap_or_default();
            if store.all & (1 << good as u16) != 0 {
                Some(self.name(good.name()))
            } else {
                (some > 0).then(|| self.goods(good, some.into()))
            }
        });
        let goods: Vec<String> = goods.collect();
        (!goods.is_empty()).then(|| self.say("store", [("goods", self.all(&goods).into())]))
    }

    fn stash(&self, Stash { cards, gain }: Stash) -> String {
        let key = if cards { "stash-card" } else { "stash-resource" };
        self.say(key, [("gain", or_none(gain.map(|gain| self.gain(gain))))])
    }

    fn end(&self, end: &End) -> String {
        match end {
            End::Per { n, count, max } => {
                let fields =
                    [("n", (*n).into()), ("count", self.count(*count).into()), ("max", or_none(*max))];
                self.say("end", fields)
            }
            End::Tiers { count, steps } => {
                let steps: Vec<String> = steps
                    .iter()
                    .map(|&(from, points)| {
                        self.say("step", [("from", from.into()), ("points", points.into())])
                    })
                    .collect();
                let fields = [("count", self.count(*count).into()), ("steps", self.all(&steps).into())];
                self.say("tiers", fields)
            }
        }
    }
}
