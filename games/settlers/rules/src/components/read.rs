//! Reading a pack. The bounds are those that the position can hold; within them a pack may differ from ours.

use std::collections::BTreeMap;

use khipu_core::kit::Provenance;
use khipu_core::{Cursor, Document, Fault, Faults, Problem};

use super::language::{Amount, Book, Gain, Item, Out, Verb};
use super::{Board, Components, DeckRule, MOST_ATTACKS, Plan, Title, parse};
use crate::cards::{Card, Cards};
use crate::favor::Colours;
use crate::goods::Bill;
use crate::names::{Colour, Deck, Faction, Good, Kind, Mark};

pub(super) fn components(document: &Document, faults: &Faults) -> Components {
    let root = Cursor::root(document, faults);
    let _ = root.field("game").word(&[("settlers", ())]);
    let small = |name: &str, least: i64, most: i64| root.field(name).number(least..=most) as u8;
    let mut components = Components {
        rounds: small("rounds", 1, 9),
        location_points: small("location_points", 0, 9),
        raze_hand: small("raze_hand", 0, 9),
        raze_enemy: small("raze_enemy", 0, 9),
        razed_wood: small("razed_wood", 0, 9),
        deal_food: small("deal_food", 0, 9),
        trade: small("trade", 1, 9),
        visits: small("visits", 1, 9),
        set: small("set", 1, 9),
        start: [small("start_common", 0, 9), small("start_faction", 0, 9)],
        good_of: colours(&root.section("colors")),
        deck_rule: deck_rule(&root.section("deck")),
        boards: boards(&root.field("boards")),
        attack: attack(&root.section("attack")),
        replaced: Vec::new(),
        titles: Vec::new(),
        plans: Vec::new(),
        plan_of: Vec::new(),
        ids: Vec::new(),
        decks: [Cards::NONE; Deck::COUNT],
        razeable: Cards::NONE,
        book: Book::default(),
        hash: 0,
        by_id: BTreeMap::new(),
    };
    let probe = Faults::new();
    let shadow = Cursor::root(document, &probe).field("cards");
    let mut reader = Reader { components: &mut components, shadow: &shadow, troubles: Vec::new() };
    let cards = root.field("cards");
    for &(name, deck) in Deck::NAMES {
        reader.deck(&cards, name, deck);
    }
    cards.close();
    let troubles = std::mem::take(&mut reader.troubles);
    place(faults, probe, troubles);
    replaced(&root.section("decks"), &mut components, faults);
    root.close();
    components
}

/// Faults inside an effect stand where their word stands: the place of the text, moved by so many characters.
fn place(faults: &Faults, probe: Faults, troubles: Vec<(usize, Problem)>) {
    let places = probe.finish(()).err().unwrap_or_default();
    for (Fault { mut place, .. }, (at, problem)) in places.into_iter().zip(troubles) {
        place.column = place.column.map(|column| column + 1 + at as u32);
        faults.push(Fault { place, problem });
    }
}

fn colours(at: &Cursor<'_>) -> [Option<Good>; Colour::COUNT] {
    let mut goods = [None; Colour::COUNT];
    for &(name, good) in Good::NAMES.iter().filter(|(_, good)| *good != Good::Defense) {
        let field = at.field(name);
        if let Some(colour) = field.word(Colour::NAMES) {
            if goods[colour as usize].is_some() {
                field.fault(Problem::Twice { what: colour.name().to_owned() });
            }
            goods[colour as usize] = Some(good);
        }
    }
    at.close();
    goods
}

fn deck_rule(at: &Cursor<'_>) -> DeckRule {
    let number = |name: &str| at.field(name).number(0..=60) as u8;
    let rule =
        DeckRule { size: number("size"), titles: [number("singles"), number("doubles"), number("triples")] };
    let cards = rule.titles.iter().zip(1..).map(|(&titles, copies)| i64::from(titles) * copies).sum();
    if at.is_there() && cards != i64::from(rule.size) {
        let (found, wanted) = (cards, rule.size.into());
        at.fault(Problem::Count { what: "size".to_owned(), found, wanted });
    }
    at.close();
    rule
}

fn boards(at: &Cursor<'_>) -> [Board; Faction::COUNT] {
    let mut boards = [Board::default(); Faction::COUNT];
    for &(name, faction) in Faction::NAMES {
        let line = at.field(name);
        let board = &mut boards[faction as usize];
        let production = line.field("production");
        for &(name, good) in &Good::NAMES[..Good::HELD] {
            board.production[good as usize] = production.number_or_none(name, 0..=20);
        }
        board.tricolour = production.number_or_none("tricolor", 0..=1) == 1;
        production.close();
        for item in line.field("store").list() {
            if let Some(good) = item.word(Good::NAMES) {
                board.store |= 1 << good as u16;
            }
        }
        board.location_points = line.field("location_points").number(0..=9) as u8;
        let per_player = line.optional("defense_per_player");
        board.defense_per_player = per_player.is_there() && per_player.truth();
        board.designed = line.sourced() == Some(Provenance::Designed);
        line.close();
    }
    at.close();
    boards
}

fn attack(at: &Cursor<'_>) -> [u8; Good::COUNT] {
    let mut attack = [0; Good::COUNT];
    for &(name, good) in Good::NAMES {
        attack[good as usize] = at.number_or_none(name, 0..=9);
    }
    let found = attack.iter().map(|&n| i64::from(n)).sum();
    if found > MOST_ATTACKS as i64 {
        at.fault(Problem::Count { what: "attack".to_owned(), found, wanted: MOST_ATTACKS as i64 });
    }
    at.close();
    attack
}

fn replaced(at: &Cursor<'_>, components: &mut Components, faults: &Faults) {
    // A deck cannot be judged while cards are missing.
    let readable = faults.is_empty();
    for &(name, faction) in Faction::NAMES {
        let line = at.optional(name);
        if !line.is_there() {
            continue;
        }
        for &(mark_name, mark) in &Mark::NAMES[1..] {
            let list = line.optional(mark_name);
            if !list.is_there() {
                continue;
            }
            let mut titles = Vec::new();
            for item in list.list() {
                let found = components.titles.iter().position(|title| title.id.as_str() == item.text());
                match found {
                    Some(title) => titles.push(title as u16),
                    None => item.unknown(item.text(), Vec::new()),
                }
            }
            components.replaced.push((faction, mark, titles));
            let Some(deck) = super::DeckList::of_mark(components, faction, mark) else { continue };
            if readable && !deck.faults(components).is_empty() {
                list.fault(Problem::Impossible { what: "default_deck", rule: "IS-6.2" });
            }
        }
        line.close();
    }
    at.close();
}

struct Reader<'a, 'b> {
    components: &'a mut Components,
    /// The same table, to find the places of effects.
    shadow: &'a Cursor<'b>,
    troubles: Vec<(usize, Problem)>,
}

impl Reader<'_, '_> {
    fn deck(&mut self, cards: &Cursor<'_>, name: &str, deck: Deck) {
        let table = cards.field(name);
        let lines = table.field("list").list();
        let shadows = self.shadow.optional(name).optional("list").list();
        for (line, shadow) in lines.iter().zip(&shadows) {
            self.line(line, shadow, deck);
        }
        table.close();
    }

    fn line(&mut self, line: &Cursor<'_>, shadow: &Cursor<'_>, deck: Deck) {
        let mark = match deck {
            Deck::Common => Mark::Base,
            _ => line.field("set").word(Mark::NAMES).unwrap_or(Mark::Base),
        };
        let title = self.title(&line.field("card"), deck, mark);
        let kind = line.field("kind");
        let tokens = line.optional("tokens");
        let cost = line.field("cost");
        let mut bill = Bill::default();
        for good in Good::RESOURCES {
            bill.resources[good as usize] = cost.number_or_none(good.name(), 0..=9);
        }
        let locations = cost.number_or_none("location", 0..=2);
        cost.close();
        let mut colours = Colours::NONE;
        for item in line.field("colors").list() {
            item.word(Colour::NAMES).into_iter().for_each(|colour| colours.insert(colour));
        }
        let raze = line.optional("raze");
        let raze: Vec<Good> =
            raze.list_of("raze", 0..=4).iter().filter_map(|item| item.word(Good::NAMES)).collect();
        let deal = line.optional("deal");
        let deal = if deck == Deck::Common { None } else { deal.word(Good::NAMES) };
        let tokens = if tokens.is_there() { tokens.number(0..=9) as u8 } else { 0 };
        // The rulebook shows parts of cards: what it does not show was designed.
        let designed = line.sourced().is_some_and(|source| source != Provenance::Public);
        let effect = line.field("effect");
        let parsed =
            if effect.is_there() { parse::effect(effect.text(), &mut self.components.book) } else { return };
        let effect = match parsed {
            Ok(effect) => effect,
            Err(parse::Trouble { at, problem }) => {
                shadow.optional("effect").fault(Problem::Missing { field: String::new() });
                self.troubles.push((at, problem));
                return;
            }
        };
        let derived = match (effect.produce, effect.action) {
            (Some(_), _) => Kind::Production,
            (None, Some(_)) => Kind::Action,
            (None, None) => Kind::Feature,
        };
        if kind.word(Kind::NAMES).is_some_and(|named| named != derived) {
            kind.fault(Problem::Mismatch {
                what: "kind",
                found: kind.text().to_owned(),
                wanted: derived.name().to_owned(),
            });
        }
        let wakes = effect.features.iter().fold(0, |bits, feature| bits | feature.trigger.bit());
        let produced = |wanted: &dyn Fn(Item) -> bool| {
            effect.produce.is_some_and(|gain| items(&self.components.book, gain).any(wanted))
        };
        let reproduces = produced(&|item| matches!(item, Item::Verb(Verb::Reproduce { .. })));
        let prays = produced(&|item| matches!(item, Item::Pray(_)));
        let token = |item| matches!(item, Item::Amount(Amount { out: Out::Token, .. }));
        let gives_tokens =
            effect.action.is_some_and(|action| items(&self.components.book, action.gain).any(token));
        if gives_tokens && tokens == 0 {
            line.fault(Problem::Missing { field: "tokens".to_owned() });
        }
        let plan = Plan {
            title,
            deck,
            kind: derived,
            colours,
            bill,
            locations,
            raze,
            deal,
            tokens,
            effect,
            wakes,
            reproduces,
            prays,
            designed,
        };
        self.copies(&line.field("ids"), plan);
        line.close();
    }

    fn title(&mut self, at: &Cursor<'_>, deck: Deck, mark: Mark) -> u16 {
        let id = at.id();
        let titles = &mut self.components.titles;
        if let Some(known) = titles.iter().position(|title| title.id == id) {
            if (titles[known].deck, titles[known].mark) != (deck, mark) {
                at.fault(Problem::Twice { what: id.to_string() });
            }
            return known as u16;
        }
        // Decks name cards and titles alike.
        if self.components.by_id.contains_key(&id) {
            at.fault(Problem::Twice { what: id.to_string() });
        }
        let titles = &mut self.components.titles;
        titles.push(Title { id, deck, mark, cards: Vec::new() });
        titles.len() as u16 - 1
    }

    fn copies(&mut self, at: &Cursor<'_>, plan: Plan) {
        let components = &mut *self.components;
        let number = components.plans.len() as u16;
        for item in at.list_of("ids", 1..=9) {
            let id = item.id();
            let card = components.ids.len() as Card;
            if usize::from(card) >= Cards::MOST {
                item.fault(Problem::TooLong { limit: Cards::MOST });
                return;
            }
            let titled = components.titles.iter().any(|title| title.id == id);
            if components.by_id.insert(id, card).is_some() || titled {
                item.fault(Problem::Twice { what: id.to_string() });
            }
            components.ids.push(id);
            components.plan_of.push(number);
            components.decks[plan.deck as usize].insert(card);
            if !plan.raze.is_empty() {
                components.razeable.insert(card);
            }
            components.titles[usize::from(plan.title)].cards.push(card);
        }
        components.plans.push(plan);
    }
}

fn items(book: &Book, gain: u16) -> impl Iterator<Item = Item> + '_ {
    let Gain { first, count } = book.gains[usize::from(gain)];
    (first..first + u16::from(count)).flat_map(|s| book.sequences[usize::from(s)].iter().copied())
}
