//! The deck builder of Imperial Settlers (IS-6.2): titles to choose, every reason against the choice, and a table to play
//! it at.

use std::sync::{Arc, OnceLock};

use axum::extract::{Path, RawQuery, State};
use fluent_bundle::FluentArgs;
use khipu_core::Fault;
use khipu_settlers::{CardTitle, Cards, Components, DeckList, Faction, Format, Mark};
use maud::{Markup, html};

use super::House;
use super::failure::Failure;
use super::guest::Visit;
use super::layout::{Frame, page};
use super::lobby::style;
use crate::effect_line;
use crate::tables::ActError;

const GAME: &str = "settlers";

/// The cards; read once.
fn rules() -> &'static Components {
    static RULES: OnceLock<Components> = OnceLock::new();
    RULES.get_or_init(Components::own)
}

/// `GET /deck/{faction}`: the base deck; with `t=TITLE&t=TITLE…` the deck of these titles.
pub(crate) async fn builder(
    State(_): State<Arc<House>>,
    visit: Visit,
    Path(faction): Path<String>,
    RawQuery(query): RawQuery,
) -> Result<Markup, Failure> {
    let rules = rules();
    let found = Faction::NAMES.iter().find(|(name, known)| *name == faction && rules.playable(*known));
    let &(_, faction) = found.ok_or_else(|| visit.failure(&ActError::NoGame(faction), &[]))?;
    let here = format!("/deck/{}", faction.name());
    let frame = visit.frame(&here);
    let query = query.unwrap_or_default();
    // Titles are plain words with dashes: nothing in them is ever escaped.
    let chosen: Vec<&str> = query.split('&').filter_map(|pair| pair.strip_prefix("t=")).collect();
    let deck = if chosen.is_empty() {
        DeckList::of_mark(rules, faction, Mark::Base)
    } else {
        let titles = rules.titles.iter().filter(|title| chosen.contains(&title.id.as_str()));
        let cards: Cards = titles.flat_map(|title| title.cards.iter().copied()).collect();
        Some(DeckList { faction, format: Format::Standard, cards })
    };
    let deck = deck.unwrap_or(DeckList { faction, format: Format::Standard, cards: Cards::NONE });
    Ok(draw(&frame, &deck))
}

fn draw(frame: &Frame<'_>, deck: &DeckList) -> Markup {
    let (rules, words) = (rules(), frame.words);
    let faults = deck.faults(rules);
    let mut count = FluentArgs::new();
    count.set("n", f64::from(deck.cards.len()));
    let body = html! {
        main.new.deck {
            h1 { (frame.word("deck-title")) }
            nav.factions {
                @for &(name, _) in Faction::NAMES.iter().filter(|(_, faction)| rules.playable(*faction)) {
                    a.button href=(format!("/deck/{name}")) aria-current=[(name == deck.faction.name()).then_some("page")] {
                        (words.name(GAME, name))
                    }
                }
            }
            p.note { (frame.word("deck-tip")) " " a href=(format!("/rules/{GAME}#IS-6.2")) { "IS-6.2" } }
            @if faults.is_empty() {
                p.good role="status" { (words.say("deck-good", &count)) }
                form method="post" action=(format!("/new/{GAME}")) {
                    (frame.guard())
                    @for (name, value) in [("seat0", "me"), ("seat1", "level3"), ("faction1", deck.faction.name())] {
                        input type="hidden" name=(name) value=(value);
                    }
                    input type="hidden" name="deck1" value=(deck.line(rules));
                    button.go { (frame.word("deck-play")) }
                }
            } @else {
                ul.trouble role="alert" {
                    @for problem in faults { li { (words.fault(GAME, &Fault::at("", problem))) } }
                }
            }
            form method="get" action=(frame.here) {
                @for &(mark, box_of) in Mark::NAMES {
                    @let titles: Vec<&CardTitle> = titles(rules, deck.faction, box_of);
                    @if !titles.is_empty() {
                        fieldset {
                            legend { (words.name(GAME, mark)) }
                            @for title in titles { (row(frame, deck, title)) }
                        }
                    }
                }
                button.go { (frame.word("deck-check")) }
            }
        }
    };
    page(frame, &frame.word("deck-title"), "new-page", &style(), &body)
}

/// The titles of a faction from one box, those with most copies first.
fn titles(rules: &'static Components, faction: Faction, mark: Mark) -> Vec<&'static CardTitle> {
    let mut titles: Vec<&CardTitle> =
        rules.titles.iter().filter(|title| title.deck == faction.deck() && title.mark == mark).collect();
    titles.sort_by_key(|title| std::cmp::Reverse(title.cards.len()));
    titles
}

fn row(frame: &Frame<'_>, deck: &DeckList, title: &CardTitle) -> Markup {
    let rules = rules();
    let chosen = title.cards.iter().any(|&card| deck.cards.has(card));
    html! {
        label.title {
            input type="checkbox" name="t" value=(title.id) checked[chosen];
            " " b { (title.cards.len()) " × " (frame.word(&format!("{GAME}-card-{}", title.id))) }
            @if let Some(&card) = title.cards.first() {
                span.effect { (effect_line(rules, rules.plan(card), frame.words)) }
            }
        }
    }
}
