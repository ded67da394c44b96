//! A typed effect as data, to be told in any language: nodes with the name of their sentence under `effect`, and what is
//! put into it. A list is told with its parts joined; in a list of lists one of the inner lists is picked.

use serde_json::{Value, json};

use super::language::{
    Amount, Arm, Booty, Built, Count, End, Feature, Gain, Item, Mode, On, Out, Paid, Prayer, Prey, Price,
    Store, Trigger, Verb,
};
use super::{Components, Plan};
use crate::cards::Card;
use crate::favor::Colours;
use crate::names::{Colour, Good};

impl Components {
    /// The effect of a card: one node for each clause.
    #[must_use]
    pub fn effect_form(&self, card: Card) -> Value {
        let Plan { effect, .. } = self.plan(card);
        let mut clauses = Vec::new();
        if let Some(gain) = effect.produce {
            let word = if effect.open { "open" } else { "produce" };
            clauses.push(json!({ "effect": word, "gain": self.gain(gain) }));
        }
        if let Some(action) = &effect.action {
            let (cost, gain) = (price(&action.price), self.gain(action.gain));
            clauses.push(json!({ "effect": "action", "uses": action.uses, "cost": cost, "gain": gain }));
        }
        clauses.extend(effect.features.iter().map(|feature| self.feature(feature)));
        clauses.extend(store(&effect.store));
        if let Some(stash) = effect.stash {
            let word = if stash.cards { "stash-card" } else { "stash-resource" };
            clauses.push(json!({ "effect": word, "gain": stash.gain.map(|gain| self.gain(gain)) }));
        }
        for (&more, word) in
            effect.protect.iter().zip(["protect-common", "protect-faction"]).filter(|(n, _)| **n > 0)
        {
            clauses.push(json!({ "effect": word, "n": more }));
        }
        if effect.pray_more > 0 {
            clauses.push(json!({ "effect": "pray_more", "n": effect.pray_more }));
        }
        if let Some(gain) = effect.bonus {
            clauses.push(json!({ "effect": "bonus", "gain": self.gain(gain) }));
        }
        clauses.extend(effect.ends.iter().map(end));
        clauses.into()
    }

    fn gain(&self, gain: u16) -> Value {
        let Gain { first, count } = self.book.gains[usize::from(gain)];
        let sequence = |at: u16| -> Value {
            self.book.sequences[usize::from(at)].iter().map(|&item| self.item(item)).collect()
        };
        (first..first + u16::from(count)).map(sequence).collect()
    }

    fn item(&self, item: Item) -> Value {
        match item {
            Item::Amount(given) => amount(given),
            Item::Pray(prayer) => pray(&self.book.prayers[usize::from(prayer)]),
            Item::Verb(doing) => verb(doing),
        }
    }

    fn feature(&self, feature: &Feature) -> Value {
        let answers = feature.reactions.iter().map(|reaction| match &reaction.price {
            Some(cost) => json!([{ "effect": "pay", "cost": price(cost), "gain": self.gain(reaction.gain) }]),
            None => json!([{ "effect": "pay", "cost": [], "gain": self.gain(reaction.gain) }]),
        });
        let plain = feature.reactions.iter().all(|reaction| reaction.price.is_none());
        let gain: Value =
            if plain { self.gain(feature.reactions[0].gain) } else { answers.collect::<Vec<_>>().into() };
        json!({ "effect": "on", "trigger": trigger(feature.trigger), "max": feature.max, "gain": gain })
    }
}

fn good(good: Good, n: u8) -> Value {
    json!({ "amount": good.name(), "n": n })
}

fn count(count: Count) -> Value {
    match count {
        Count::Colour(colour) => json!({ "effect": "count-colour", "colour": colour.name() }),
        Count::Samurai => json!({ "effect": "count-samurai" }),
        Count::Deal => json!({ "effect": "count-deal" }),
        Count::Favor => json!({ "effect": "count-favor" }),
        Count::Set => json!({ "effect": "count-set" }),
        Count::Stash => json!({ "effect": "count-stash" }),
        Count::Token => json!({ "effect": "count-token" }),
    }
}

fn amount(Amount { n, out, per, max }: Amount) -> Value {
    let plain = match out {
        Out::Good(of) => good(of, n),
        Out::CommonCard => json!({ "effect": "common_card", "n": n }),
        Out::FactionCard => json!({ "effect": "faction_card", "n": n }),
        Out::Samurai => json!({ "effect": "samurai", "n": n }),
        Out::Token => json!({ "effect": "token", "n": n }),
        Out::Resource => json!({ "effect": "resource", "n": n }),
        Out::Match => json!({ "effect": "match", "n": n }),
    };
    match per {
        Some(per) => json!({ "effect": "per", "amount": plain, "count": count(per), "max": max }),
        None => plain,
    }
}

fn price(price: &Price) -> Value {
    let bill = &price.bill;
    let mut parts = Vec::new();
    let goods = Good::RESOURCES.into_iter().zip(bill.resources);
    let others = [(Good::Gold, bill.gold), (Good::Worker, price.workers), (Good::Raze, price.raze)];
    let others = others.into_iter().chain([(Good::Tech, price.tech), (Good::Favor, price.favor)]);
    parts.extend(goods.chain(others).filter(|(_, n)| *n > 0).map(|(of, n)| good(of, n)));
    if bill.any > 0 {
        parts.push(json!({ "effect": "resource", "n": bill.any }));
    }
    if price.deals > 0 {
        parts.push(json!({ "effect": "deal", "n": price.deals }));
    }
    if let Some((n, paid, pile)) = price.cards {
        let word = match paid {
            Paid::Discard => "hand",
            Paid::Tuck => "tuck",
            Paid::Place => "place",
        };
        parts.push(json!({ "effect": word, "n": n, "pile": pile.name() }));
    }
    if parts.is_empty() {
        parts.push(json!({ "effect": "free" }));
    }
    parts.into()
}

fn store(store: &Store) -> Option<Value> {
    let kept = |at: usize| store.all & (1 << at) != 0 || store.some.get(at).is_some_and(|&n| n > 0);
    let goods: Vec<&str> =
        Good::NAMES.iter().enumerate().filter(|(at, _)| kept(*at)).map(|(_, (name, _))| *name).collect();
    (!goods.is_empty()).then(|| json!({ "effect": "store", "goods": goods }))
}

fn end(end: &End) -> Value {
    match end {
        End::Per { n, count: of, max } => json!({ "effect": "end", "n": n, "count": count(*of), "max": max }),
        End::Tiers { count: of, steps } => {
            let steps = steps
                .iter()
                .map(|(from, points)| json!({ "effect": "step", "from": from, "points": points }));
            json!({ "effect": "tiers", "count": count(*of), "steps": steps.collect::<Vec<_>>() })
        }
    }
}

fn colours(colours: Colours) -> Value {
    colours.iter().map(Colour::name).collect()
}

fn pray(Prayer { cards, mode, colours: of, arms }: &Prayer) -> Value {
    let mode = match mode {
        Mode::All => Value::Null,
        Mode::Announce => json!({ "effect": "pray-announce", "colours": colours(*of) }),
        Mode::Choose => json!({ "effect": "pray-choose", "colours": colours(*of) }),
        Mode::Offer => json!({ "effect": "pray-offer", "colours": colours(*of) }),
        Mode::Deal => json!({ "effect": "pray-deal" }),
    };
    let arms: Vec<Value> = arms.iter().map(arm).collect();
    json!({ "effect": "pray", "cards": cards, "mode": mode, "arms": arms })
}

fn arm(Arm { on, gives }: &Arm) -> Value {
    let gain: Vec<Value> = gives.iter().map(|&given| amount(given)).collect();
    match on {
        On::Colour(colour) => json!({ "effect": "arm-colour", "colour": colour.name(), "gain": gain }),
        On::Match => json!({ "effect": "arm-match", "gain": gain }),
        On::Each => json!({ "effect": "arm-each", "gain": gain }),
        On::Kind => json!({ "effect": "arm-kind", "gain": gain }),
    }
}

fn trigger(trigger: Trigger) -> Value {
    match trigger {
        Trigger::Build(Built::Colour(colour)) => {
            json!({ "effect": "on-build-colour", "what": colour.name() })
        }
        Trigger::Build(Built::Faction) => json!({ "effect": "on-build-faction" }),
        Trigger::Build(Built::Common) => json!({ "effect": "on-build-common" }),
        Trigger::Build(Built::Kind(kind)) => json!({ "effect": "on-build-kind", "what": kind.name() }),
        Trigger::Build(Built::Any) => json!({ "effect": "on-build-any" }),
        Trigger::Raze => json!({ "effect": "on-raze" }),
        Trigger::Razed => json!({ "effect": "on-razed" }),
        Trigger::Deal => json!({ "effect": "on-deal" }),
        Trigger::DealIncome => json!({ "effect": "on-deal_income" }),
        Trigger::Pray => json!({ "effect": "on-pray" }),
        Trigger::Favor => json!({ "effect": "on-favor" }),
        Trigger::Tech => json!({ "effect": "on-tech" }),
        Trigger::Set => json!({ "effect": "on-set" }),
        Trigger::Visited => json!({ "effect": "on-visited" }),
        Trigger::Trade => json!({ "effect": "on-trade" }),
        Trigger::EnemyTrade => json!({ "effect": "on-enemy_trade" }),
        Trigger::GainVp(n) => json!({ "effect": "on-gain_vp", "n": n }),
        Trigger::VpFromFavor => json!({ "effect": "on-vp_from" }),
    }
}

fn verb(verb: Verb) -> Value {
    let plain = |word: &str| json!({ "effect": word });
    match verb {
        Verb::Nothing => plain("nothing"),
        Verb::UseDeal => plain("use_deal"),
        Verb::TakeDeal => plain("take_deal"),
        Verb::EnemyDeal => plain("enemy_deal"),
        Verb::BreakDeal { gain: false } => plain("break_deal"),
        Verb::BreakDeal { gain: true } => plain("break_deal_gain"),
        Verb::Refresh => plain("refresh"),
        Verb::Block => plain("block"),
        Verb::TakeOver => plain("take_over"),
        Verb::Visit => plain("visit"),
        Verb::Look { pile, draw, keep, .. } => {
            json!({ "effect": "look", "n": draw, "keep": keep, "pile": pile.name() })
        }
        Verb::Reproduce { other: false } => plain("reproduce"),
        Verb::Reproduce { other: true } => plain("reproduce_other"),
        Verb::Steal { what: Booty::Resource, n } => {
            json!({ "effect": "steal", "what": [{ "effect": "resource", "n": n }] })
        }
        Verb::Steal { what: Booty::Good(of), n } => json!({ "effect": "steal", "what": [good(of, n)] }),
        Verb::LootEnemy => plain("loot"),
        Verb::LootPaid => plain("loot_paid"),
        Verb::Raze { prey, free, cash } => {
            let word = match prey {
                Prey::Hand => "raze_hand",
                Prey::Enemy => "raze_enemy",
                Prey::Own => "raze_own",
                Prey::HandOrEnemy => "raze_hand_or_enemy",
            };
            let mut notes = Vec::new();
            notes.extend(free.then(|| plain("raze_free")));
            notes.extend((cash > 0).then(|| json!({ "effect": "raze_cash", "n": cash })));
            json!({ "effect": word, "notes": notes })
        }
        Verb::Demolish => plain("demolish"),
        Verb::Build { deal: false } => plain("build_hand"),
        Verb::Build { deal: true } => plain("build_deal"),
        Verb::Foundation(of) => json!({ "effect": "foundation", "good": of.name() }),
        Verb::EnemyDiscard(n) => json!({ "effect": "enemy_discard", "n": n }),
        Verb::Cash(n) => json!({ "effect": "cash", "n": n }),
        Verb::Keep { n, game: false } => json!({ "effect": "keep_round", "n": n }),
        Verb::Keep { n, game: true } => json!({ "effect": "keep_game", "n": n }),
    }
}
