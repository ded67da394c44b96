//! The buttons of a decision. Every part has one; those that also have a place on the board are sorted by their kind
//! (`placed.rs`), so that many of them fit into a sheet.

use khipu_tawantinsuyu::{Good, Kind, Move, Pending, Task};

use super::glossary::Fields;
use super::page::{Page, worker};
use super::printed::task as task_symbol;
use super::{glyphs, parts};
use khipu_board::{Choice, Role};

impl Page<'_> {
    /// The button of a part.
    pub(super) fn choice(&self, part: &str) -> Option<Choice> {
        let glossary = self.glossary();
        let (verb, rest) = part.split_once('-').unwrap_or((part, ""));
        let button = |key: &str, fields: Fields<'_>, icon: Option<&'static str>| {
            Some(Choice::new(glossary.say(&format!("board-do-{key}"), fields)).icon(icon))
        };
        match verb {
            "pay" => {
                let amounts: Vec<u8> = rest.split('-').filter_map(|n| n.parse().ok()).collect();
                button("pay", &[("what", self.amounts(&amounts).into())], None)
            }
            "role" => {
                let kind = named(Kind::NAMES, rest)?;
                button("role", &[("worker", glossary.name(rest).into())], Some(worker(kind)))
            }
            "benefits" => button(if rest == "after" { "after" } else { "before" }, &[], Some("i-tw-god")),
            "task" => {
                let task = named(Task::NAMES, rest)?;
                button("task", &[("what", glossary.name(rest).into())], Some(task_symbol(task)))
            }
            "gain" | "decline" => self.gain(verb, rest),
            "climb" => button("climb", &[], Some("i-tw-paid_step")),
            "gold" => button("gold", &[], Some("i-tw-gold")),
            "offer" => {
                let steps: u8 = rest.parse().ok()?;
                let corn = self.offering(steps);
                let what = glossary.say("amount-corn", &[("n", corn.into())]);
                button("offer", &[("n", steps.into()), ("what", what.into())], Some("i-tw-offering"))
            }
            "muster" => button("muster", &[], Some("i-tw-soldier")),
            "sure" => button("discard", &[], Some("i-tw-discard")).map(free),
            "turn" => button("turn", &[], Some("i-tw-turn")),
            "lose" => button("lose", &[], Some("i-tw-discard")),
            "trade" => {
                let (from, to) = rest.split_once('-')?;
                let (from, to) = (named(Good::NAMES, from)?, named(Good::NAMES, to)?);
                let amount = |good: Good| {
                    let n = self.rules.worth[good as usize];
                    glossary.say(&format!("amount-{}", good.name()), &[("n", n.into())])
                };
                let fields: Fields<'_> = &[("from", amount(from).into()), ("to", amount(to).into())];
                button("trade", fields, Some(glyphs::good(to))).map(free)
            }
            "appeal" => button("appeal", &[], Some("i-tw-potato")).map(free),
            "done" => Some(self.done()),
            _ => self.placed(part),
        }
    }

    /// The end of a question: it says what is given up.
    fn done(&self) -> Choice {
        let glossary = self.glossary();
        let lost = match self.asked().map(|entry| entry.what) {
            Some(Pending::Tasks) => Some(("tasks", self.table.turn.tasks)),
            Some(Pending::Secondary) => Some(("action", 1)),
            Some(Pending::God { left, .. }) => Some(("gods", left)),
            Some(Pending::Worker { left }) => Some(("workers", left)),
            Some(Pending::Weaving { left }) => Some(("weavings", left)),
            Some(Pending::Boon | Pending::Gains { .. }) => Some(("benefits", 1)),
            Some(Pending::Rewards { .. }) => Some(("rewards", 1)),
            Some(Pending::Capture) => Some(("capture", 1)),
            Some(Pending::Potato) => Some(("potato", 1)),
            Some(Pending::Weave { .. } | Pending::Leftover) => Some(("buy", 1)),
            Some(Pending::Build { .. } | Pending::Statue(_) | Pending::Stairs(_)) => Some(("build", 1)),
            Some(Pending::PaidStep { left }) => Some(("steps", left)),
            Some(Pending::Rejuvenate { .. } | Pending::Renew { .. }) => Some(("down", 1)),
            Some(Pending::Conquer) => Some(("conquest", 1)),
            Some(Pending::Hire) => Some(("hire", 1)),
            Some(Pending::Feast { .. }) => Some(("feast", 1)),
            Some(Pending::Worship { .. }) => Some(("statues", 1)),
            Some(Pending::Offer) => Some(("offering", 1)),
            Some(Pending::Produce { .. }) => Some(("production", 1)),
            _ => None,
        };
        let (key, n) = lost.unwrap_or(("nothing", 0));
        let label = glossary.say("board-do-done", &[("lose", key.into()), ("n", n.into())]);
        Choice::new(label).role(Role::Ends { loses: lost.is_some() })
    }

    /// Goods in words.
    pub(super) fn amounts(&self, amounts: &[u8]) -> String {
        let glossary = self.glossary();
        let goods = Good::NAMES.iter().zip(amounts).filter(|(_, n)| **n > 0);
        let parts: Vec<String> = goods
            .map(|((name, _), n)| glossary.say(&format!("amount-{name}"), &[("n", (*n).into())]))
            .collect();
        if parts.is_empty() { self.word("nothing").to_owned() } else { parts.join(", ") }
    }

    /// Corn for steps: less for whoever is active.
    fn offering(&self, steps: u8) -> u8 {
        let priest = &self.rules.priest;
        if parts::decider(self.view) == Some(self.table.active) {
            priest.offering.get(usize::from(steps).saturating_sub(1)).copied().unwrap_or_default()
        } else {
            priest.offering_other
        }
    }

    /// A gain to be chosen, or one to be declined.
    fn gain(&self, verb: &str, rest: &str) -> Option<Choice> {
        let words = format!("{verb} {}", rest.replacen('-', " ", 1));
        let Ok(Move::Gain(effect) | Move::Decline(effect)) = Move::parse(&words, self.rules) else {
            return None;
        };
        let glossary = self.glossary();
        let label = glossary.say(&format!("board-do-{verb}"), &[("what", glossary.effect(effect).into())]);
        Some(Choice::new(label).icon(glyphs::symbol(effect)))
    }
}

/// What can be done at any time.
fn free(choice: Choice) -> Choice {
    choice.role(Role::Free)
}

/// The thing with a name.
pub(super) fn named<T: Copy>(names: &[(&str, T)], name: &str) -> Option<T> {
    names.iter().find(|(known, _)| *known == name).map(|(_, thing)| *thing)
}
