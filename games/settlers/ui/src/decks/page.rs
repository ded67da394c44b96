//! The deck builder of Imperial Settlers (IS-6.2): titles to choose, every reason against the choice, and a table to play
//! it at.

use fluent_bundle::FluentArgs;
use khipu_board::DeckContext;
use khipu_core::Fault;
use khipu_settlers::{CardTitle, Cards, Components, DeckList, Faction, Format, Mark};
use maud::{Markup, PreEscaped, html};

use super::rules;
use crate::browser::effect_line;
use crate::{GAME, titles};

/// Fields of the form for a new table that go with the builder, so that nothing chosen there is lost.
const CARRIED: [&str; 3] = ["faction", "deck", "seat"];

/// The seat that a deck is built for, counted from 1, stands in this field.
const FOR: &str = "for";

fn carried(fields: &[(String, String)]) -> impl Iterator<Item = &(String, String)> {
    let fits = |(name, _): &&(String, String)| {
        let word = name.trim_end_matches(|c: char| c.is_ascii_digit());
        word.len() < name.len() && CARRIED.contains(&word)
    };
    fields.iter().filter(fits)
}

/// Where the deck of a seat is built, for an option that is the deck of a seat.
pub(super) fn builder_for(option: &str, fields: &[(String, String)]) -> Option<String> {
    let seat = option.strip_prefix("deck")?;
    let faction = fields.iter().find(|(name, _)| name.strip_prefix("faction") == Some(seat));
    let rules = rules();
    let playable =
        |name: &&str| Faction::NAMES.iter().any(|(known, of)| known == name && rules.playable(*of));
    let faction = faction.map(|(_, value)| value.as_str()).filter(playable).unwrap_or(Faction::Aztec.name());
    let pairs = carried(fields).map(|(name, value)| (name.as_str(), value.as_str()));
    let path = format!("/deck/{faction}?");
    let begin = path.len();
    let mut query = form_urlencoded::Serializer::for_suffix(path, begin);
    Some(query.extend_pairs(pairs.chain([(FOR, seat)])).finish())
}

/// The base deck; with `t=TITLE&t=TITLE…` the deck of these titles.
pub(super) fn main(faction: &str, fields: &[(String, String)], context: &DeckContext<'_>) -> Option<String> {
    let rules = rules();
    let &(_, faction) =
        Faction::NAMES.iter().find(|(name, known)| *name == faction && rules.playable(*known))?;
    let titles = fields.iter().filter(|(name, _)| name == "t");
    let chosen: Vec<&str> = titles.map(|(_, title)| title.as_str()).collect();
    let deck = if chosen.is_empty() {
        DeckList::of_mark(rules, faction, Mark::Base)
    } else {
        let titles = rules.titles.iter().filter(|title| chosen.contains(&title.id.as_str()));
        let cards: Cards = titles.flat_map(|title| title.cards.iter().copied()).collect();
        Some(DeckList { faction, format: Format::Standard, cards })
    };
    let deck = deck.unwrap_or(DeckList { faction, format: Format::Standard, cards: Cards::NONE });
    Some(draw(context, &deck, fields).into_string())
}

fn draw(context: &DeckContext<'_>, deck: &DeckList, fields: &[(String, String)]) -> Markup {
    let (rules, words) = (rules(), context.words);
    let seat = fields.iter().find(|(name, _)| name == FOR).map_or("1", |(_, seat)| seat.as_str());
    let (faction, own) = (format!("faction{seat}"), format!("deck{seat}"));
    let others: Vec<&(String, String)> =
        carried(fields).filter(|(name, _)| *name != faction && *name != own).collect();
    let hidden = |name: &str, value: &str| html! { input type="hidden" name=(name) value=(value); };
    let faults = deck.faults(rules);
    let mut count = FluentArgs::new();
    count.set("n", f64::from(deck.cards.len()));
    let here = format!("/deck/{}", deck.faction.name());
    html! {
        main.new.deck {
            h1 { (context.words.word("deck-title")) }
            nav.factions {
                @for &(name, _) in Faction::NAMES.iter().filter(|(_, faction)| rules.playable(*faction)) {
                    a.button href=(builder_for(&own, &with(&others, &faction, name)).unwrap_or_default()) aria-current=[(name == deck.faction.name()).then_some("page")] {
                        (words.name(GAME, name))
                    }
                }
            }
            p.note { (context.words.word("deck-tip")) " " a href=(format!("/rules/{GAME}#IS-6.2")) { "IS-6.2" } }
            @if faults.is_empty() {
                p.good role="status" { (words.say("deck-good", &count)) }
                form method="post" action=(format!("/new/{GAME}")) {
                    (PreEscaped(context.guard))
                    (hidden("seat0", "me")) (hidden("seat1", "level3"))
                    (hidden("faction1", deck.faction.name())) (hidden("deck1", &deck.line(rules)))
                    button.go { (context.words.word("deck-play")) }
                }
                form method="get" action=(format!("/new/{GAME}")) {
                    @for (name, value) in &others { (hidden(name, value)) }
                    (hidden(&faction, deck.faction.name())) (hidden(&own, &deck.line(rules)))
                    button { (context.words.word("deck-seat")) }
                }
            } @else {
                ul.trouble role="alert" {
                    @for problem in faults { li { (words.fault(GAME, &Fault::at("", problem))) } }
                }
            }
            form method="get" action=(here) {
                @for (name, value) in &others { (hidden(name, value)) }
                (hidden(FOR, seat))
                @for &(mark, box_of) in Mark::NAMES {
                    @let titles: Vec<&CardTitle> = titles(rules, deck.faction, box_of);
                    @if !titles.is_empty() {
                        fieldset {
                            legend { (words.name(GAME, mark)) }
                            @for title in titles { (row(context, deck, title)) }
                        }
                    }
                }
                button.go { (context.words.word("deck-check")) }
            }
        }
    }
}

/// The fields with another faction for the seat.
fn with(others: &[&(String, String)], faction: &str, name: &str) -> Vec<(String, String)> {
    let others = others.iter().map(|&pair| pair.clone());
    others.chain([(faction.to_owned(), name.to_owned())]).collect()
}

/// The titles of a faction from one box, those with most copies first.
fn titles(rules: &'static Components, faction: Faction, mark: Mark) -> Vec<&'static CardTitle> {
    let mut titles: Vec<&CardTitle> =
        rules.titles.iter().filter(|title| title.deck == faction.deck() && title.mark == mark).collect();
    titles.sort_by_key(|title| std::cmp::Reverse(title.cards.len()));
    titles
}

fn row(context: &DeckContext<'_>, deck: &DeckList, title: &CardTitle) -> Markup {
    let rules = rules();
    let chosen = title.cards.iter().any(|&card| deck.cards.has(card));
    html! {
        label.title {
            input type="checkbox" name="t" value=(title.id) checked[chosen];
            " " b { (title.cards.len()) " × " (titles::named(title.id, context.words)) }
            @if let Some(&card) = title.cards.first() {
                span.effect { (effect_line(rules, rules.plan(card), context.words)) }
                @if rules.plan(card).designed {
                    " " a href=(format!("/rules/{GAME}#IS-1.8")) title=(context.words.word("settlers-board-designed-tip")) { "✎" }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_chosen_goes_with_the_builder() {
        let fields = |pairs: &[(&str, &str)]| -> Vec<(String, String)> {
            pairs.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect()
        };
        assert_eq!(builder_for("deck2", &[]).as_deref(), Some("/deck/aztec?for=2"));
        let chosen = fields(&[("faction2", "roman"), ("deck1", "a+b"), ("seed", "x"), ("token", "secret")]);
        assert_eq!(
            builder_for("deck2", &chosen).as_deref(),
            Some("/deck/roman?faction2=roman&deck1=a%2Bb&for=2")
        );
        // A faction that cannot be played is not built for, and other options are no decks.
        let nobody = fields(&[("faction2", "atlantean")]);
        assert!(builder_for("deck2", &nobody).is_some_and(|link| link.starts_with("/deck/aztec?")));
        assert_eq!(builder_for("lookout", &chosen), None);
    }
}
