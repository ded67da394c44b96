//! The buttons of parts that have a place on the board or among the own things: what they are called, and their kind.

use khipu_tawantinsuyu::{End, Kind, Pending, SECTIONS, Size};

use super::choices::named;
use super::glossary::Fields;
use super::page::{Page, worker};
use super::printed::{icons, task as task_symbol};
use super::tiles::statue_symbol;
use super::{glyphs, parts};
use khipu_board::Choice;

impl Page<'_> {
    /// The button of a part with a place.
    pub(super) fn placed(&self, part: &str) -> Option<Choice> {
        let glossary = self.glossary();
        let (verb, rest) = part.split_once('-').unwrap_or((part, ""));
        let asked = self.asked().map(|entry| entry.what);
        let called = || self.called(rest);
        let of_kind = |kind: &str, label: String, icon: &'static str| {
            let kind = self.word(&format!("kind-{kind}")).to_owned();
            Some(Choice::new(label).icon((!icon.is_empty()).then_some(icon)).kind(kind))
        };
        // One of its own kind: its label says everything.
        let alone = |key: &str, icon: &'static str| {
            let label = glossary.say(&format!("board-do-{key}"), &[]);
            Some(Choice::new(label.clone()).icon(icon).kind(label))
        };
        match verb {
            "worker" | "nomad" => {
                let kind = named(Kind::NAMES, rest)?;
                let label = self.fixed.kinds[kind as usize].label.clone();
                let group = match (verb, asked) {
                    (_, Some(Pending::Casualty)) => "casualty",
                    ("nomad", _) => "nomad",
                    _ => "worker",
                };
                of_kind(group, label, worker(kind))
            }
            "village" => {
                let end = named(End::NAMES, rest)?;
                let group = if asked == Some(Pending::Casualty) { "casualty" } else { "hire" };
                let queue = self.table.village.items();
                let at = if end == End::Potato { queue.first() } else { queue.last() };
                let kind = at.map(|&kind| Kind::ALL[usize::from(kind)])?;
                let name = &self.fixed.kinds[kind as usize].label;
                let word = self.word(if end == End::Potato { "end-potato" } else { "end-corn" });
                of_kind(group, self.context.words.titled(word, name), worker(kind))
            }
            "space" => self.space_button(rest),
            "wedge" => self.wedge_button(rest.parse().ok()?),
            "card" if matches!(asked, Some(Pending::Turn)) => of_kind("fee", called()?, "i-tw-god"),
            "card" => of_kind("god", called()?, "i-tw-god"),
            "good" => of_kind("fee", self.fixed.goods[3].label.clone(), "i-tw-gold"),
            "deck" if matches!(asked, Some(Pending::God { .. })) => {
                of_kind("god", self.word("deck").to_owned(), "i-tw-god")
            }
            "deck" => alone("pray", "i-tw-god"),
            "army" if rest.is_empty() => alone("train", "i-tw-training"),
            "army" | "drawn" | "up" | "down" => of_kind("army", called()?, "i-tw-army"),
            "building" => of_kind("building", called()?, "i-tw-build"),
            "weaving" if rest == "top" || rest == "under" => {
                of_kind("weaving", self.word(part).to_owned(), "i-tw-weaving")
            }
            "weaving" => of_kind("weaving", called()?, "i-tw-weaving"),
            "lay" => of_kind("tapestry", self.tapestry_end(rest)?, "i-tw-weaving"),
            "statue" | "own" => {
                let (god, size) = rest.split_once('-')?;
                let (god, size) = (self.rules.god(god)?, named(Size::NAMES, size)?);
                let label = self.fixed.statues[usize::from(god)][size as usize].label.clone();
                of_kind("statue", label, statue_symbol(size))
            }
            "stairs" => {
                let at = (0..2 * SECTIONS as u8).find(|&at| parts::stairs(at) == part)?;
                of_kind("stairs", self.fixed.stairs[usize::from(at)].label.clone(), "i-tw-stairs")
            }
            "conquest" => {
                let at = usize::from(self.rules.conquest(rest)?);
                of_kind("conquest", self.fixed.conquests[at].label.clone(), "i-tw-conquest")
            }
            "icon" => {
                let (_, task) = icons(self.rules).into_iter().find(|(id, _)| id.as_str() == rest)?;
                of_kind("task", self.fixed.tasks[task as usize].label.clone(), task_symbol(task))
            }
            _ => None,
        }
    }

    /// A worker space, with the food that it costs, or with whoever stands there.
    fn space_button(&self, id: &str) -> Option<Choice> {
        let glossary = self.glossary();
        let space = self.rules.space(id)?;
        let plan = &self.rules.hill.spaces[usize::from(space)];
        let said = match self.table.hill.on(space) {
            Some(kind) => self.fixed.kinds[kind as usize].label.clone(),
            None => {
                let side = self.side(parts::decider(self.view)?);
                let food = self.price(side, plan.section.into(), plan.terrace)?.food();
                glossary.say("amount-food", &[("n", food.into())])
            }
        };
        let label = self.context.words.titled(self.called(id)?, said);
        Some(Choice::new(label).icon(glyphs::god(plan.god)).kind(self.word("kind-space").to_owned()))
    }

    /// A place of the Coricancha: the High Priest is put there, or walks.
    fn wedge_button(&self, section: usize) -> Option<Choice> {
        let glossary = self.glossary();
        let section = section.checked_sub(1)?;
        let label = match self.side(parts::decider(self.view)?).priest {
            Some(from) => {
                let spaces = (section + SECTIONS - usize::from(from)) % SECTIONS;
                let what = glossary.name(self.table.action(self.rules, section as u8).name());
                let fields: Fields<'_> = &[("n", spaces.into()), ("what", what.into())];
                glossary.say("board-do-walk", fields)
            }
            None => self.section_name(section),
        };
        Some(Choice::new(label).icon("i-tw-high").kind(self.word("kind-priest").to_owned()))
    }

    /// An end of a tapestry, or a new one.
    fn tapestry_end(&self, rest: &str) -> Option<String> {
        let Some((row, edge)) = rest.split_once('-') else { return Some(self.word("lay-new").to_owned()) };
        let row: u8 = row.parse().ok()?;
        let fields: Fields<'_> = &[("row", row.into()), ("edge", edge.to_owned().into())];
        Some(self.glossary().say("board-do-lay", fields))
    }
}
