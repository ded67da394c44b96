//! What cards say without words: short rows of numbers, symbols and chips of colour.

use khipu_settlers::{
    Amount, Bill, Booty, Built, Colour, Components, Count, Effect, End, Feature, Good, Item, Mode, On, Out,
    Paid, Plan, PrayerPlan, Prey, Price, Trigger, Verb,
};

/// One sign in a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mark {
    /// A number, before what it counts.
    Number(u16),
    /// A symbol: `wood` stands for `i-is-wood`.
    Icon(&'static str),
    /// A colour of cards.
    Chip(Colour),
    /// A sign between two things.
    Sign(&'static str),
    /// Some room between two groups.
    Gap,
}

use Mark::{Chip, Gap, Icon, Number, Sign};

/// The short names of the colours in the language of the viewer.
pub(super) type Letters = [String; Colour::COUNT];

/// A symbol of the sprite, for the eye alone.
pub(super) fn symbol(name: &str) -> String {
    format!(r##"<svg class="is-ic"><use href="#i-is-{name}"/></svg>"##)
}

/// A chip of a colour with its letters.
pub(super) fn chip(colour: Colour, letters: &Letters) -> String {
    format!(r#"<i class="is-kc is-k-{}">{}</i>"#, colour.name(), letters[colour as usize])
}

/// Groups of marks as text that breaks between the groups.
pub(super) fn html(groups: &[Vec<Mark>], letters: &Letters) -> String {
    let mut html = String::new();
    for group in groups {
        html.push_str("<span>");
        for &mark in group {
            match mark {
                Number(n) => html += &n.to_string(),
                Icon(name) => html += &symbol(name),
                Chip(colour) => html += &chip(colour, letters),
                Sign(text) => html.push_str(text),
                Gap => html.push(' '),
            }
        }
        html.push_str("</span>");
    }
    html
}

/// So much of something: one is shown without a number, two as two symbols.
pub(super) fn counted(n: u16, name: &'static str) -> Vec<Mark> {
    match n {
        0 => Vec::new(),
        1 => vec![Icon(name)],
        2 => vec![Icon(name), Icon(name)],
        n => vec![Number(n), Icon(name)],
    }
}

/// What building a card costs.
pub(super) fn cost(plan: &Plan) -> Vec<Vec<Mark>> {
    let mut groups = bill(&plan.bill);
    groups.push(counted(plan.locations.into(), "location"));
    groups.retain(|group| !group.is_empty());
    groups
}

fn bill(bill: &Bill) -> Vec<Vec<Mark>> {
    let [wood, stone, food] = bill.resources;
    let goods =
        [(wood, "wood"), (stone, "stone"), (food, "food"), (bill.gold, "gold"), (bill.any, "resource")];
    goods.iter().filter(|(n, _)| *n > 0).map(|&(n, name)| counted(n.into(), name)).collect()
}

/// The goods of a raze field.
pub(super) fn razed(goods: &[Good]) -> Vec<Mark> {
    goods.iter().map(|good| Icon(good.name())).collect()
}

/// The effect of a card, a group for each thing.
pub(super) fn effect(rules: &Components, effect: &Effect) -> Vec<Vec<Mark>> {
    let mut groups = Vec::new();
    let headed = |head: Vec<Mark>, gain: u16| {
        let mut gained = self::gain(rules, gain);
        match gained.first_mut() {
            Some(first) => {
                first.splice(0..0, head);
            }
            None => gained.push(head),
        }
        gained
    };
    if let Some(gain) = effect.produce {
        groups.extend(headed(if effect.open { vec![Icon("open")] } else { Vec::new() }, gain));
    }
    if let Some(action) = effect.action {
        let mut head = price(&action.price);
        head.push(Icon("to"));
        groups.extend(headed(head, action.gain));
        if action.uses > 1 {
            groups.push(vec![Sign("×"), Number(action.uses.into())]);
        }
    }
    for Feature { trigger, max, reactions } in &effect.features {
        for (number, reaction) in reactions.iter().enumerate() {
            let mut head = if number == 0 { waking(*trigger) } else { vec![Sign("/")] };
            head.extend(reaction.price.iter().flat_map(price));
            if number == 0 || reaction.price.is_some() {
                head.push(Icon("to"));
            }
            groups.extend(headed(head, reaction.gain));
        }
        groups.extend(max.map(|max| vec![Sign("≤"), Number(max.into())]));
    }
    for &good in Good::ALL {
        let some = effect.store.some.get(good as usize).copied().unwrap_or_default();
        if effect.store.all & (1 << good as u16) != 0 {
            groups.push(vec![Icon("store"), Icon(good.name())]);
        } else if some > 0 {
            groups.push(vec![Icon("store"), Number(some.into()), Icon(good.name())]);
        }
    }
    if let Some(stash) = effect.stash {
        let head = vec![Icon(if stash.cards { "card" } else { "resource" }), Icon("stash")];
        match stash.gain {
            Some(gain) => groups.extend(headed([head, vec![Icon("to")]].concat(), gain)),
            None => groups.push(head),
        }
    }
    for (n, name) in [(effect.protect[0], "common_card"), (effect.protect[1], "faction_card")] {
        if n > 0 {
            groups.push(vec![Icon(name), Sign("+"), Number(n.into()), Icon("defense")]);
        }
    }
    if effect.pray_more > 0 {
        groups.push(vec![Icon("pray"), Sign("+"), Number(effect.pray_more.into())]);
    }
    if let Some(gain) = effect.bonus {
        groups.extend(headed(vec![Icon("bonus")], gain));
    }
    groups.extend(effect.ends.iter().flat_map(at_end));
    groups
}

fn gain(rules: &Components, gain: u16) -> Vec<Vec<Mark>> {
    let Some(gain) = rules.book.gains.get(usize::from(gain)) else { return Vec::new() };
    let mut groups: Vec<Vec<Mark>> = Vec::new();
    for number in 0..gain.count {
        if number > 0 {
            groups.last_mut().into_iter().for_each(|last| last.push(Sign("/")));
        }
        let items = rules.book.sequences.get(usize::from(gain.first + u16::from(number)));
        groups.extend(items.into_iter().flatten().flat_map(|&item| one(rules, item)));
    }
    groups
}

fn one(rules: &Components, item: Item) -> Vec<Vec<Mark>> {
    match item {
        Item::Amount(amount) => vec![self::amount(amount)],
        Item::Pray(number) => rules.book.prayers.get(usize::from(number)).map_or_else(Vec::new, prayer),
        Item::Verb(verb) => vec![self::verb(verb)],
    }
}

fn amount(Amount { n, out, per, .. }: Amount) -> Vec<Mark> {
    let name = match out {
        Out::Good(good) => good.name(),
        Out::CommonCard => "common_card",
        Out::FactionCard => "faction_card",
        Out::Samurai => "samurai",
        Out::Token => "token",
        Out::Resource => "resource",
        Out::Match => "match",
    };
    let mut marks = counted(n.into(), name);
    if let Some(per) = per {
        marks.extend([Sign("/"), count(per)]);
    }
    marks
}

const fn count(count: Count) -> Mark {
    match count {
        Count::Colour(colour) => Chip(colour),
        Count::Samurai => Icon("samurai"),
        Count::Deal => Icon("deal"),
        Count::Favor => Icon("favor"),
        Count::Set => Icon("set"),
        Count::Stash => Icon("stash"),
        Count::Token => Icon("token"),
    }
}

/// How many cards, in which colours; then for what.
fn prayer(PrayerPlan { cards, mode, colours, arms }: &PrayerPlan) -> Vec<Vec<Mark>> {
    let mut groups = vec![vec![Icon("pray"), Number((*cards).into())]];
    match mode {
        Mode::All => {}
        Mode::Deal => groups[0].push(Icon("deal")),
        // Long lists of colours are told in words.
        Mode::Announce | Mode::Choose | Mode::Offer => {
            groups.push(colours.iter().take(5).map(Chip).collect());
        }
    }
    for arm in arms {
        let mut marks = match arm.on {
            On::Colour(colour) => vec![Chip(colour), Sign(":")],
            On::Match | On::Each => vec![Icon("to")],
            On::Kind => vec![Sign("+")],
        };
        marks.extend(arm.gives.iter().flat_map(|&amount| self::amount(amount)));
        groups.push(marks);
    }
    groups
}

fn price(price: &Price) -> Vec<Mark> {
    let mut marks: Vec<Mark> = bill(&price.bill).concat();
    let tokens = [
        (price.workers, "worker"),
        (price.raze, "raze"),
        (price.tech, "tech"),
        (price.favor, "favor"),
        (price.deals, "deal"),
    ];
    marks.extend(tokens.iter().flat_map(|&(n, name)| counted(n.into(), name)));
    if let Some((n, paid, _)) = price.cards {
        marks.extend(counted(n.into(), "hand"));
        if paid != Paid::Discard {
            marks.push(Icon("stash"));
        }
    }
    marks
}

fn waking(trigger: Trigger) -> Vec<Mark> {
    match trigger {
        Trigger::Build(Built::Colour(colour)) => vec![Icon("location"), Chip(colour)],
        Trigger::Build(Built::Faction) => vec![Icon("location"), Icon("faction_card")],
        Trigger::Build(Built::Common) => vec![Icon("location"), Icon("common_card")],
        Trigger::Build(Built::Kind(kind)) => vec![Icon("location"), Icon(kind.name())],
        Trigger::Build(Built::Any) => vec![Icon("location")],
        Trigger::Raze => vec![Icon("raze")],
        Trigger::Razed => vec![Icon("raze"), Icon("location")],
        Trigger::Deal | Trigger::DealIncome => vec![Icon("deal")],
        Trigger::Pray => vec![Icon("pray")],
        Trigger::Favor => vec![Icon("favor")],
        Trigger::Tech => vec![Icon("tech")],
        Trigger::Set => vec![Icon("set")],
        Trigger::Visited => vec![Icon("open"), Icon("worker")],
        Trigger::Trade => vec![Icon("exchange")],
        Trigger::EnemyTrade => vec![Icon("target"), Icon("exchange")],
        Trigger::GainVp(n) => vec![Sign("≥"), Number(n.into()), Icon("vp")],
        Trigger::VpFromFavor => vec![Icon("favor"), Icon("vp")],
    }
}

fn verb(verb: Verb) -> Vec<Mark> {
    match verb {
        Verb::Nothing => Vec::new(),
        Verb::UseDeal => vec![Icon("deal")],
        Verb::TakeDeal => vec![Icon("steal"), Icon("deal")],
        Verb::EnemyDeal => vec![Icon("target"), Icon("deal")],
        Verb::BreakDeal { .. } => vec![Icon("block"), Icon("deal")],
        Verb::Refresh => vec![Icon("refresh"), Icon("action")],
        Verb::Block => vec![Icon("block"), Icon("action")],
        Verb::TakeOver => vec![Icon("steal"), Icon("location")],
        Verb::Visit => vec![Icon("worker"), Icon("open")],
        Verb::Look { draw, keep, .. } => {
            vec![Icon("look"), Number(draw.into()), Icon("to"), Number(keep.into())]
        }
        Verb::Reproduce { .. } => vec![Icon("refresh"), Icon("production")],
        Verb::Steal { what, n } => {
            let good = match what {
                Booty::Resource => "resource",
                Booty::Good(good) => good.name(),
            };
            [vec![Icon("steal")], counted(n.into(), good)].concat()
        }
        Verb::LootEnemy => vec![Icon("steal"), Icon("raze")],
        Verb::LootPaid => vec![Icon("raze")],
        Verb::Raze { prey, cash, .. } => {
            let mut marks = vec![Icon("raze")];
            marks.extend(match prey {
                Prey::Hand => vec![Icon("hand")],
                Prey::Enemy => vec![Icon("target")],
                Prey::Own => vec![Icon("location")],
                Prey::HandOrEnemy => vec![Icon("hand"), Sign("/"), Icon("target")],
            });
            if cash > 0 {
                marks.extend([Gap, Number(cash.into()), Icon("vp")]);
            }
            marks
        }
        Verb::Demolish => vec![Icon("block"), Icon("location")],
        Verb::Build { deal: false } => vec![Icon("location"), Icon("hand")],
        Verb::Build { deal: true } => vec![Icon("location"), Icon("deal")],
        Verb::Foundation(good) => vec![Icon("foundation"), Icon(good.name())],
        Verb::EnemyDiscard(n) => vec![Icon("target"), Sign("−"), Number(n.into()), Icon("card")],
        Verb::Cash(n) => vec![Icon("deal"), Icon("to"), Number(n.into()), Icon("vp")],
        Verb::Keep { n, .. } => vec![Icon("stash"), Number(n.into()), Icon("card")],
    }
}

fn at_end(end: &End) -> Vec<Vec<Mark>> {
    match end {
        End::Per { n, count, .. } => {
            vec![vec![Icon("end"), Number((*n).into()), Icon("vp"), Sign("/"), self::count(*count)]]
        }
        End::Tiers { count, steps } => {
            let step = |&(from, points): &(u8, u8)| {
                vec![Number(from.into()), Sign(":"), Number(points.into()), Icon("vp")]
            };
            let head = vec![Icon("end"), self::count(*count)];
            [head].into_iter().chain(steps.iter().map(step)).collect()
        }
    }
}
