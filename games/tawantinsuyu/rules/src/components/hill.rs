//! Reading the hill: icons, spaces, and who lies beside whom.

use khipu_core::{Cursor, Id, Problem};

use super::read::{id, named};
use super::{Hill, MOST_SPACES, SECTIONS, SpacePlan};
use crate::cards::Cards;
use crate::names::{Colour, Task, Terrace};

/// Task icons of one space (TW-1.2).
const ICONS: usize = 3;

impl Hill {
    /// The marked spaces of a terrace.
    fn marked_on(&self, terrace: Terrace) -> Cards {
        let all = self.segments.iter().fold(Cards::NONE, |all, section| all.union(section[terrace as usize]));
        all.intersection(self.marked)
    }

    /// Where neutral workers stand from the start with 2 players (TW-2.6).
    #[must_use]
    pub fn marked_upper(&self) -> Cards {
        self.marked_on(Terrace::Upper)
    }

    /// Where neutral workers are put at the first festival with 2 players (TW-9.9).
    #[must_use]
    pub fn marked_middle(&self) -> Cards {
        self.marked_on(Terrace::Middle)
    }
}

/// A space as it is written: its neighbours by name.
struct Written<'a> {
    at: Cursor<'a>,
    next: Vec<Cursor<'a>>,
}

pub(super) fn read(at: &Cursor<'_>, gods: &[Id]) -> Hill {
    let icons = read_icons(&at.field("icons"));
    let mut hill = Hill::default();
    let mut written = Vec::new();
    let mut taken = Vec::new();
    for &(name, terrace) in Terrace::NAMES {
        let part = at.field(name);
        for item in part.field("spaces").list_of("spaces", SECTIONS..=MOST_SPACES) {
            let section = item.field("section").number(1..=SECTIONS as i64) as u8 - 1;
            let (icons, tasks) = read_touched(&item, &icons);
            let space = SpacePlan {
                id: id(&item, &mut taken),
                section,
                terrace,
                god: named(&item.field("god"), gods),
                colour: item.field("colour").word(Colour::NAMES).unwrap_or(Colour::Plain),
                icons,
                tasks,
                next: Cards::NONE,
            };
            let number = hill.spaces.len() as u8;
            if usize::from(number) >= MOST_SPACES {
                let (found, wanted) = (i64::from(number) + 1, MOST_SPACES as i64);
                item.fault(Problem::Count { what: "spaces".to_owned(), found, wanted });
                break;
            }
            hill.of_god[usize::from(space.god)].insert(number);
            hill.segments[usize::from(section)][terrace as usize].insert(number);
            let mark = item.optional("marked");
            if mark.is_there() && mark.truth() {
                hill.marked.insert(number);
            }
            hill.spaces.push(space);
            let next = item.field("next").list();
            item.perhaps_sourced();
            item.close();
            written.push(Written { at: item, next });
        }
        part.close();
    }
    at.close();
    read_neighbours(&mut hill, &written);
    hill
}

/// The icons of each segment, by their ids.
fn read_icons(at: &Cursor<'_>) -> Vec<(String, Task)> {
    let mut icons = Vec::new();
    for (segment, part) in at.fields() {
        for (name, icon) in part.fields() {
            let task = icon.word(Task::NAMES).unwrap_or(Task::Potato);
            icons.push((format!("{segment}{name}"), task));
        }
    }
    icons
}

fn read_touched(item: &Cursor<'_>, icons: &[(String, Task)]) -> ([Id; ICONS], [Task; ICONS]) {
    let mut touched = ([Id::unnamed(); ICONS], [Task::Potato; ICONS]);
    let mut seen = Vec::new();
    for (slot, icon) in item.field("icons").list_of("icons", ICONS..=ICONS).iter().enumerate().take(ICONS) {
        let word = icon.text();
        match icons.iter().find(|(name, _)| name == word) {
            Some((_, task)) => {
                touched.0[slot] = Id::new(word).unwrap_or_else(Id::unnamed);
                touched.1[slot] = *task;
            }
            None if icon.is_there() => {
                icon.unknown(word, icons.iter().map(|(name, _)| name.clone()).collect());
            }
            None => {}
        }
        if seen.contains(&word) {
            icon.fault(Problem::Twice { what: word.to_owned() });
        }
        seen.push(word);
    }
    touched
}

/// Adjacency goes both ways, stays on a terrace, and is a path through one icon (TW-1.3).
fn read_neighbours(hill: &mut Hill, written: &[Written<'_>]) {
    for (number, space) in written.iter().enumerate() {
        for item in &space.next {
            let word = item.text();
            match hill.spaces.iter().position(|plan| plan.id.as_str() == word) {
                Some(other) if other != number => hill.spaces[number].next.insert(other as u8),
                Some(_) => item.fault(Problem::Impossible { what: "adjacent_to_itself", rule: "TW-1.3" }),
                None => item.unknown(word, hill.spaces.iter().map(|plan| plan.id.to_string()).collect()),
            }
        }
    }
    for (number, space) in written.iter().enumerate() {
        let here = &hill.spaces[number];
        for (other, there) in hill.spaces.iter().enumerate().filter(|(other, _)| *other != number) {
            let listed = here.next.has(other as u8);
            if listed && !there.next.has(number as u8) {
                space.at.fault(Problem::Impossible { what: "one_way_adjacency", rule: "TW-1.3" });
            }
            let shares = here.icons.iter().any(|icon| there.icons.contains(icon));
            let joined = here.terrace == there.terrace && shares;
            if listed && !joined {
                space.at.fault(Problem::Impossible { what: "adjacent_without_an_icon", rule: "TW-1.3" });
            }
            if joined && !listed {
                space.at.fault(Problem::Impossible { what: "icon_without_adjacency", rule: "TW-1.3" });
            }
        }
    }
}
