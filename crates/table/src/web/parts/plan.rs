//! What its owner has planned, and what became of it. It stands in the page alone: no stream tells of plans.

use khipu_core::Viewer;
use khipu_words::Words;
use maud::{Markup, html};

use super::say;
use crate::store::Dropped;
use crate::web::shown::{PlanShown, Shown, Visitor};

/// The note on the page of a table.
pub(crate) fn plan(shown: &Shown<'_>, visitor: &Visitor<'_>) -> Markup {
    html! {
        @if shown.live && shown.over.is_none() && shown.viewer != Viewer::Spectator { (note(shown.words, &visitor.plan)) }
    }
}

/// The note; hidden where there is nothing to say.
pub(crate) fn note(words: &Words, plan: &PlanShown) -> Markup {
    let planned = *plan != PlanShown::default();
    html! {
        p id="plan" role="status" data-planned=(planned) hidden[!planned] {
            @match &plan.dropped {
                Some((why, at)) => (say(words, dropped(*why), [("move", at.as_str().into())])),
                None => (words.titled(words.word("plan-planned"), plan.moves.join("; "))),
            }
        }
    }
}

const fn dropped(why: Dropped) -> &'static str {
    match why {
        Dropped::Impossible => "plan-dropped-impossible",
        Dropped::Question => "plan-dropped-question",
        Dropped::Changed => "plan-dropped-changed",
    }
}
