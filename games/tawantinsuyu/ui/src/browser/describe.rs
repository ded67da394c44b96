//! The board as text, for those who do not see it.

use khipu_tawantinsuyu::{
    Actor, FESTIVALS, Good, Kind, Region, SECTIONS, STAIRS, Side, Size, Tally, Terrace, Workers,
};

use super::glossary::Fields;
use super::page::Page;

/// A heading with its lines.
type Chapter = (String, Vec<String>);

impl Page<'_> {
    pub(super) fn describe(&self) -> Vec<Chapter> {
        let mut chapters: Vec<Chapter> = (0..SECTIONS).map(|section| self.says_section(section)).collect();
        chapters.push(self.says_temple());
        chapters.extend(Region::ALL.iter().map(|&region| self.says_region(region)));
        chapters.push(self.says_people());
        chapters.extend(self.says_markets());
        if self.table.players == 1 {
            chapters.push(self.says_automa());
        }
        chapters.extend(self.actors().map(|who| self.says_player(who)));
        chapters.extend(self.says_hand());
        chapters
    }

    fn says(&self, key: &str, fields: Fields<'_>) -> String {
        self.glossary().say(&format!("board-says-{key}"), fields)
    }

    fn counted(&self, what: &str, n: impl Into<u32>) -> String {
        self.says("count", &[("what", what.to_owned().into()), ("n", n.into().into())])
    }

    fn listed(&self, what: &str, list: &[String]) -> String {
        let list =
            if list.is_empty() { self.word("nothing").to_owned() } else { self.context.words.listed(list) };
        self.says("list", &[("what", what.to_owned().into()), ("list", list.into())])
    }

    fn names(&self, who: impl Iterator<Item = Actor>) -> String {
        who.map(|who| self.name(who).into_owned()).collect::<Vec<_>>().join(", ")
    }

    fn kinds(&self, workers: Workers) -> Vec<String> {
        let count = |kind: Kind| {
            let name = &self.fixed.kinds[kind as usize].label;
            match workers.get(kind) {
                1 => name.clone(),
                n => self.counted(name, n),
            }
        };
        workers.kinds().map(count).collect()
    }

    fn says_section(&self, section: usize) -> Chapter {
        let action = &self.fixed.actions[self.table.action(self.rules, section as u8) as usize].label;
        let heading =
            self.says("section", &[("section", (section + 1).into()), ("action", action.clone().into())]);
        let mut lines = Vec::new();
        let priests = self.names(self.actors().filter(|who| self.side(*who).priest == Some(section as u8)));
        if !priests.is_empty() {
            lines.push(self.says("priests", &[("who", priests.into())]));
        }
        for at in [section, section + SECTIONS].into_iter().filter(|at| *at < STAIRS) {
            if let Some(owner) = self.table.stairs[at] {
                let stairs = self.fixed.stairs[at].label.clone();
                let owner = self.name(owner).into_owned();
                lines.push(self.says("stairs", &[("stairs", stairs.into()), ("owner", owner.into())]));
            }
        }
        for &terrace in Terrace::ALL {
            let mut free = Vec::new();
            for space in self.rules.hill.segments[section][terrace as usize].iter() {
                let plan = &self.rules.hill.spaces[usize::from(space)];
                let god = &self.fixed.gods[usize::from(plan.god)];
                match self.table.hill.on(space) {
                    Some(kind) => lines.push(self.says(
                        "on",
                        &[
                            ("space", self.fixed.spaces[usize::from(space)].label.clone().into()),
                            ("worker", self.fixed.kinds[kind as usize].label.clone().into()),
                        ],
                    )),
                    None => free.push(god.clone()),
                }
            }
            if !free.is_empty() {
                let name = self.glossary().name(terrace.name());
                lines
                    .push(self.says("free", &[("terrace", name.into()), ("spaces", free.join(", ").into())]));
            }
        }
        (heading, lines)
    }

    fn says_temple(&self) -> Chapter {
        let line = |who: Actor| {
            let fields: Fields<'_> =
                &[("who", self.name(who).into_owned().into()), ("step", self.side(who).step.into())];
            self.says("step", fields)
        };
        (self.word("temple").to_owned(), self.actors().map(line).collect())
    }

    fn says_region(&self, region: Region) -> Chapter {
        let (mut lines, mut open) = (Vec::new(), Vec::new());
        let plans = self.rules.conquests.iter().enumerate().filter(|(_, plan)| plan.region == region);
        for (at, _) in plans {
            let space = &self.fixed.conquests[at].label;
            match self.table.conquests[at] {
                Some(owner) => lines.push(self.says(
                    "conquered",
                    &[("space", space.clone().into()), ("owner", self.name(owner).into_owned().into())],
                )),
                None => open.push(space.clone()),
            }
        }
        lines.push(self.says("open", &[("spaces", self.context.words.listed(&open).into())]));
        (self.glossary().name(region.name()), lines)
    }

    fn says_people(&self) -> Chapter {
        let (table, words) = (self.table, self.context.words);
        let queue =
            table.village.items().iter().map(|&kind| self.fixed.kinds[usize::from(kind)].label.clone());
        let queue: Vec<String> = queue.collect();
        let queue = if queue.is_empty() { self.word("nothing").to_owned() } else { queue.join(", ") };
        let mut lines = vec![
            words.titled(self.word("village"), self.says("village", &[("workers", queue.into())])),
            self.listed(self.word("nomads"), &self.kinds(table.nomads)),
            self.listed(self.word("casualties"), &self.kinds(table.casualties)),
            self.listed(self.word("bag"), &self.kinds(table.bag)),
            self.listed(self.word("gone"), &self.kinds(table.gone)),
            self.says("festivals", &[("n", table.festivals.into()), ("most", FESTIVALS.into())]),
        ];
        if let Some(who) = table.tile {
            lines.push(format!("{} {}", self.name(who), self.word("festival-next")));
        }
        (self.says("people", &[]), lines)
    }

    fn says_markets(&self) -> Vec<Chapter> {
        let table = self.table;
        let labels = |notes: &[super::static_text::Note], ids: &mut dyn Iterator<Item = u8>| -> Vec<String> {
            ids.map(|at| notes[usize::from(at)].label.clone()).collect()
        };
        let mut market = labels(&self.fixed.buildings, &mut table.market.iter());
        market.push(self.counted(self.word("passive-stack"), table.passive.len()));
        market.push(self.counted(self.word("production-stack"), table.production.len()));
        let mut weavings = labels(&self.fixed.weavings, &mut table.laid_out.items().iter().copied());
        let top = labels(&self.fixed.weavings, &mut table.weaving_top.into_iter());
        weavings.push(self.listed(self.word("weaving-top"), &top));
        weavings.push(self.counted(self.word("weaving-under"), table.weavings.len()));
        let mut offer = labels(&self.fixed.god_cards, &mut table.offer.items().iter().copied());
        offer.push(self.counted(self.word("deck"), table.god_deck()));
        let statues = (0..self.fixed.gods.len()).flat_map(|god| {
            Size::ALL.iter().map(move |&size| {
                let note = &self.fixed.statues[god][size as usize];
                self.counted(&note.label, table.statues.get(god as u8, size))
            })
        });
        vec![
            (self.word("market").to_owned(), market),
            (self.word("weavings").to_owned(), weavings),
            (self.word("offer").to_owned(), offer),
            (self.word("statues").to_owned(), statues.collect()),
        ]
    }

    fn says_automa(&self) -> Chapter {
        let (automa, plan) = (&self.table.automa, &self.rules.automa);
        let mut lines = vec![self.counted(self.word("automa-die"), automa.die)];
        let gods =
            automa.tucked.iter().flatten().map(|tucked| self.fixed.gods[usize::from(tucked.god)].clone());
        lines.push(self.listed(self.word("automa-tucked"), &gods.collect::<Vec<_>>()));
        for (token, place) in plan.tokens.iter().zip(automa.tokens) {
            let note = &self.fixed.deeds[usize::from(token.row)][usize::from(place)];
            let name = format!("{} {}", self.word("automa-token"), token.value);
            lines.push(self.context.words.titled(name, &note.label));
        }
        (self.word("automa").to_owned(), lines)
    }

    fn says_army(&self, cards: Tally) -> Vec<String> {
        let count =
            |kind: u8| self.counted(&self.fixed.army[usize::from(kind)].label, cards.get(kind.into()));
        cards.kinds().map(count).collect()
    }

    fn says_player(&self, who: Actor) -> Chapter {
        let side: &Side = self.side(who);
        let [potato, corn, stone, gold] = Good::ALL;
        let goods: Fields<'_> = &[
            ("potato", side.goods.get(*potato).into()),
            ("corn", side.goods.get(*corn).into()),
            ("stone", side.goods.get(*stone).into()),
            ("gold", side.goods.get(*gold).into()),
            ("points", side.score().into()),
        ];
        let buildings = |cards: khipu_tawantinsuyu::Cards| -> Vec<String> {
            cards.iter().map(|tile| self.fixed.buildings[usize::from(tile)].label.clone()).collect()
        };
        let rows = side.rows.iter().map(|tiles| {
            let names = tiles.iter().map(|&tile| self.fixed.weavings[usize::from(tile)].label.as_str());
            names.collect::<Vec<_>>().join(" + ")
        });
        let mut lines = vec![
            self.says("goods", goods),
            self.listed(self.word("workers"), &self.kinds(side.workers)),
            self.counted(self.word("god-hand"), side.gods()),
            self.counted(self.word("army-hand"), side.army_hand),
            self.listed(self.word("army-up"), &self.says_army(side.army_up)),
            self.listed(self.word("army-down"), &self.says_army(side.army_down)),
            self.listed(
                &format!("{}, {}", self.word("buildings"), self.word("face-up")),
                &buildings(side.up),
            ),
            self.listed(
                &format!("{}, {}", self.word("buildings"), self.word("face-down")),
                &buildings(side.down),
            ),
            self.listed(self.word("tapestries"), &rows.collect::<Vec<_>>()),
            self.counted(self.word("stairs-left"), side.stairs),
            self.counted(self.word("markers-left"), side.markers),
        ];
        for god in 0..self.fixed.gods.len() {
            for &size in Size::ALL.iter().filter(|&&size| side.statues.get(god as u8, size) > 0) {
                let note = &self.fixed.statues[god][size as usize];
                lines.push(self.counted(&note.label, side.statues.get(god as u8, size)));
            }
        }
        (self.name(who).into_owned(), lines)
    }

    fn says_hand(&self) -> Option<Chapter> {
        let own = self.view.own?;
        let side = self.side(own.seat.into());
        let gods = own.gods.union(side.god_seen).iter();
        let mut lines: Vec<String> =
            gods.map(|card| self.fixed.god_cards[usize::from(card)].label.clone()).collect();
        lines.extend(self.says_army(own.army));
        if !own.drawn.is_empty() {
            lines.push(self.listed(self.word("army-drawn"), &self.says_army(own.drawn)));
        }
        Some((self.says("hand", &[]), lines))
    }
}
