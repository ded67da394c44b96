//! The words of effects: `agriculture +1, 1 stone`, `any temple +1, may build`, `feeds 3`.

use khipu_core::{Cursor, Problem};

use crate::goods::Goods;
use crate::names::{Resource, Technology, Temple};

/// One thing that a tile or a bonus gives at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Corn, resources, skulls.
    Goods(Goods),
    /// Points.
    Points(u8),
    /// Workers from the bank.
    Workers(u8),
    /// Resources of choice.
    AnyResource(u8),
    /// Levels of one technology, free.
    Level(Technology, u8),
    /// Levels of any technologies, free.
    AnyLevel(u8),
    /// Steps up in one temple.
    Step(Temple, u8),
    /// One step up in any temple.
    AnyStep,
    /// One more building, as with Tikal 2.
    MayBuild,
    /// Trade, as with Uxmal 2.
    MayTrade,
    /// Any action of a small gear, as with Uxmal 5.
    MayAct,
}

/// What a tile saves on food days.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Meals {
    /// Workers that need nothing.
    pub fed: u8,
    /// Corn that every worker needs less.
    pub less: u8,
}

/// The forms that an effect can have, for error messages.
const FORMS: [&str; 11] = [
    "N corn|wood|stone|gold|skull",
    "N points",
    "N worker",
    "N any resource",
    "TECHNOLOGY +N",
    "any technology +N",
    "TEMPLE +N",
    "any temple +1",
    "feeds N",
    "each worker eats N less",
    "may build|trade|act",
];

/// More would not fit on the stack of what is pending.
const MOST_EFFECTS: usize = 4;

/// Reads the effects at a place: those that happen at once, and what is saved on food days.
pub(super) fn read(at: &Cursor<'_>) -> (Vec<Effect>, Meals) {
    let mut effects = Vec::new();
    let mut meals = Meals::default();
    for phrase in at.text().split(',').map(str::trim) {
        match parse(phrase) {
            Some(Phrase::Now(effect)) => effects.push(effect),
            Some(Phrase::FoodDay(more)) => {
                meals = Meals {
                    fed: meals.fed.saturating_add(more.fed),
                    less: meals.less.saturating_add(more.less),
                };
            }
            None if at.is_there() => at.unknown(phrase, FORMS.map(str::to_owned).to_vec()),
            None => {}
        }
    }
    if effects.len() > MOST_EFFECTS {
        let (found, wanted) = (effects.len() as i64, MOST_EFFECTS as i64);
        at.fault(Problem::Count { what: "effects".to_owned(), found, wanted });
    }
    (effects, meals)
}

enum Phrase {
    Now(Effect),
    FoodDay(Meals),
}

fn parse(phrase: &str) -> Option<Phrase> {
    let words: Vec<&str> = phrase.split_whitespace().collect();
    let small = |text: &str| text.parse::<u8>().ok().filter(|n| (1..=20).contains(n));
    let plus = |text: &str| text.strip_prefix('+').and_then(small).filter(|&n| n <= 3);
    Some(Phrase::Now(match *words.as_slice() {
        ["may", "build"] => Effect::MayBuild,
        ["may", "trade"] => Effect::MayTrade,
        ["may", "act"] => Effect::MayAct,
        ["feeds", n] => return Some(Phrase::FoodDay(Meals { fed: small(n)?, less: 0 })),
        ["each", "worker", "eats", n, "less"] => {
            return Some(Phrase::FoodDay(Meals { fed: 0, less: small(n)? }));
        }
        ["any", "temple", "+1"] => Effect::AnyStep,
        ["any", "technology", n] => Effect::AnyLevel(plus(n)?),
        [n, "any", "resource"] => Effect::AnyResource(small(n).filter(|&n| n <= 3)?),
        [n, "points"] => Effect::Points(small(n)?),
        [n, "worker"] => Effect::Workers(small(n)?),
        [n, "corn"] => Effect::Goods(Goods::corn(small(n)?.into())),
        [n, "skull"] => Effect::Goods(Goods::skulls(small(n)?.into())),
        [word, n] => {
            if let Some((_, technology)) = Technology::NAMES.iter().find(|(name, _)| *name == word) {
                Effect::Level(*technology, plus(n)?)
            } else if let Some((_, temple)) = Temple::NAMES.iter().find(|(name, _)| *name == word) {
                Effect::Step(*temple, plus(n)?)
            } else {
                let (_, resource) = Resource::NAMES.iter().find(|(name, _)| *name == n)?;
                let mut goods = Goods::default();
                goods.resources[*resource as usize] = small(word)?.into();
                Effect::Goods(goods)
            }
        }
        _ => return None,
    }))
}

/// Goods alone, as Yaxchilan gives them.
pub(super) fn read_goods(at: &Cursor<'_>) -> Goods {
    let mut sum = Goods::default();
    for effect in read(at).0.into_iter().take(MOST_EFFECTS) {
        let Effect::Goods(goods) = effect else {
            at.unknown(at.text(), vec![FORMS[0].to_owned()]);
            continue;
        };
        sum.corn += goods.corn;
        sum.skulls += goods.skulls;
        for (sum, more) in sum.resources.iter_mut().zip(goods.resources) {
            *sum += more;
        }
    }
    sum
}
