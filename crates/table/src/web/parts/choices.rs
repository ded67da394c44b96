//! The bar of actions: the safe buttons left, the parts of this decision in the middle, the final ones right.
//!
//! Buttons name the acting form of the page (`form="act"`), which holds what belongs to the guest. A choice that is a move
//! of its own posts it without scripts, too. Choices of one kind stand together: where there is no room for all of them,
//! a script folds them into one button with a sheet.

use std::hash::Hash;

use khipu_board::{Choice, Role};
use khipu_core::Viewer;
use khipu_registry::Offers;
use maud::{Markup, html};

use super::{eyes, icon};
use crate::web::shown::Shown;

/// Choices of one kind, with their places among the parts.
type Kind<'a> = (&'a str, Vec<(u16, &'a Choice)>);

/// The bar. Empty for those who only look, but there: the board does not move when a decision comes or goes.
pub(crate) fn choices(shown: &Shown<'_>) -> Markup {
    let (over, plays) = (shown.over.is_some(), matches!(shown.viewer, Viewer::Seat(_)));
    html! {
        div id="choices" {
            @if shown.live && over { (after(shown)) }
            @if shown.live && !over && plays { (bar(shown)) }
        }
    }
}

/// Where to go from a game that is over.
fn after(shown: &Shown<'_>) -> Markup {
    html! {
        div.parts {
            a.button href=(shown.path("at/0")) { (shown.words.word("lobby-replay")) }
            a.button.go href=(shown.path("score")) { (shown.words.word("page-sources")) }
            @if matches!(shown.viewer, Viewer::Seat(_)) && !shown.sealed {
                button form="play-again" title=(shown.words.word("sitting-again")) { (shown.words.word("sitting-again-short")) }
            }
        }
    }
}

/// All that the bar is drawn from.
pub(crate) fn made_from<'a>(shown: &'a Shown<'_>) -> impl Hash + use<'a> {
    let Offers { parts, moves, choices, .. } = &shown.offers;
    (
        shown.viewer,
        shown.live,
        shown.over.is_some(),
        shown.sealed,
        shown.undo == 0,
        shown.may_plan(),
        parts,
        moves,
        choices,
    )
}

fn bar(shown: &Shown<'_>) -> Markup {
    let words = shown.words;
    let nothing = shown.undo == 0;
    let [undo, restart] = shown.kind.ways_back();
    let back = |id: &str, [key, tip]: [&str; 2], letter: &str| {
        html! {
            button.back id=(id) form="act" formaction=(shown.path(id)) disabled[nothing] data-off=(nothing)
                title=(words.word(tip)) { (icon(&format!("ui-{id}"))) span { (words.word(key)) } " " kbd { (letter) } }
        }
    };
    let (plain, free) = (words.word("page-choices"), words.word("page-free-actions"));
    let path = shown.path("move");
    let button = |(place, choice): &(u16, &Choice)| button(shown, &path, *place, choice);
    let kind = |label: &str, choices: &[(u16, &Choice)], class: &str| {
        html! {
            @if !choices.is_empty() {
                div.kind.(class) {
                    button.opens.scripted type="button" aria-expanded="false" hidden { (label) " " i.count {} }
                    div.sheet role="group" aria-label=(label) { @for choice in choices { (button(choice)) } }
                }
            }
        }
    };
    html! {
        div.safe {
            (back("undo", undo, "u"))
            (back("restart", restart, "r"))
        }
        div.parts {
            @if shown.may_plan() {
                a.button.plan href=(format!("{}?as={}", shown.path("plan"), eyes(shown.viewer))) { (words.word("plan-title")) }
            }
            @for (label, choices) in kinds(shown, &plain) { (kind(label, &choices, "")) }
            (kind(&free, &of_role(shown, |role| role == Role::Free), "free"))
            button id="unpick" type="button" hidden { (words.word("page-unpick")) " " kbd { "Esc" } }
        }
        div.final {
            button id="confirm" type="button" class="confirm can" hidden { (words.word("page-confirm")) " " kbd { "c" } }
            @for choice in &of_role(shown, |role| matches!(role, Role::Ends { .. })) { (button(choice)) }
        }
    }
}

fn of_role<'a>(shown: &'a Shown<'_>, is: impl Fn(Role) -> bool) -> Vec<(u16, &'a Choice)> {
    let choices = shown.offers.choices.iter().filter(|(_, choice)| is(choice.role));
    choices.map(|(place, choice)| (*place, choice)).collect()
}

/// The parts of this decision by kind, in the order of their first choice.
fn kinds<'a>(shown: &'a Shown<'_>, plain: &'a str) -> Vec<Kind<'a>> {
    let mut kinds: Vec<Kind<'a>> = Vec::new();
    for (place, choice) in of_role(shown, |role| role == Role::Part) {
        let label = choice.kind.as_deref().unwrap_or(plain);
        match kinds.iter_mut().find(|(known, _)| *known == label) {
            Some((_, choices)) => choices.push((place, choice)),
            None => kinds.push((label, vec![(place, choice)])),
        }
    }
    kinds
}

fn button(shown: &Shown<'_>, path: &str, place: u16, choice: &Choice) -> Markup {
    let part = shown.offers.parts.get(usize::from(place)).map_or("", String::as_str);
    let whole = shown.offers.moves.iter().position(|parts| parts == &[place]);
    let loses = choice.role == Role::Ends { loses: true };
    html! {
        button.choice.ends[choice.ends()].loses[loses] form="act" formaction=(path) data-part=(part)
            name=[whole.map(|_| "m")] value=[whole] {
            @if let Some(symbol) = choice.icon { (icon(symbol)) " " }
            (choice.label)
            @if choice.ends() { " " kbd { "e" } }
        }
    }
}
