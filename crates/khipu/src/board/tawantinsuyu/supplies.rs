//! What lies around the hill: workers, the temple, the regions, market, weavings, god cards, statues.

use khipu_tawantinsuyu::{Actor, End, Kind, Region, Size, Workers};

use super::{Page, beside, wrapped};

impl Page<'_> {
    /// Village, nomads, bag, casualties.
    pub(super) fn people(&self) -> String {
        let queue = self.table.village.items().iter().map(|&kind| self.worker(Kind::ALL[usize::from(kind)]));
        let queue = queue.collect::<Vec<_>>().join(" ");
        let end = |end: End| self.word(end.name());
        let counted = |workers: Workers| {
            let kinds = workers.kinds().map(|kind| format!("{}{}", workers.get(kind), self.worker(kind)));
            match workers.total() {
                0 => "0".to_owned(),
                total => format!("{total} ({})", kinds.collect::<Vec<_>>().join(" ")),
            }
        };
        let village = if queue.is_empty() { "empty".to_owned() } else { queue };
        let parts = [
            format!("{} {}▸ {village} ◂{}", self.ink.head("VILLAGE"), end(End::Potato), end(End::Corn)),
            format!("{} {}", self.ink.head("NOMADS"), self.workers(self.table.nomads)),
            format!("{} {}", self.ink.head("CASUALTIES"), counted(self.table.casualties)),
            format!("{} {}", self.ink.head("BAG"), counted(self.table.bag)),
            format!("out of the game {}", counted(self.table.gone)),
        ];
        wrapped(&parts, 0)
    }

    /// The temple beside the regions.
    pub(super) fn heights(&self) -> String {
        let [first, second]: [Vec<Vec<String>>; 2] = [0, 1].map(|half| {
            let regions = Region::ALL.iter().enumerate().filter(|(at, _)| at % 2 == half);
            regions.map(|(_, &region)| self.region(region)).collect()
        });
        beside(&[self.temple(), first.concat(), second.concat()])
    }

    fn temple(&self) -> Vec<String> {
        let width = self.table.actor_count();
        let legend = self.ink.dim("festival/end, goods");
        let mut lines = vec![format!("{} {legend}", self.ink.head("TEMPLE"))];
        for (step, plan) in self.rules.temple.iter().enumerate().rev() {
            let here = |who: &Actor| usize::from(self.table.side(*who).step) == step;
            let letters: String = self.actors().filter(here).map(|who| self.letter(who)).collect();
            let letters = super::Ink::pad(&letters, width);
            let last = if plan.last > 0 { format!("/{}", plan.last) } else { String::new() };
            let points = format!("{}{last}", plan.points);
            lines.push(format!("{step:>2} {letters} {points:<4} {}", self.gives(&plan.gives)));
        }
        lines
    }

    /// `AN1 2▾1✕ A 4 vp`: soldiers to turn down and to discard, who was there, what it gives.
    fn region(&self, region: Region) -> Vec<String> {
        let legend = self.ink.dim("▾ turn down, ✕ discard");
        let mut lines = vec![format!("{} {legend}", self.ink.head(&self.word(region.name()).to_uppercase()))];
        for (at, plan) in self.rules.conquests.iter().enumerate().filter(|(_, plan)| plan.region == region) {
            let owner = self.table.conquests[at].map_or_else(|| "·".to_owned(), |who| self.letter(who));
            let gives = self.gives(&plan.gives);
            lines.push(format!("{} {}▾{}✕ {owner} {gives}", plan.id, plan.turn, plan.discard));
        }
        lines
    }

    /// Market, weavings, god cards, statues.
    pub(super) fn supplies(&self) -> String {
        self.market() + &self.weavings() + &self.offer() + &self.statues_left()
    }

    fn market(&self) -> String {
        let (passive, production) = (self.table.passive.len(), self.table.production.len());
        let stacks = self.ink.dim(&format!("in the stacks: {passive} passive, {production} production"));
        format!("{} {stacks}\n{}", self.ink.head("MARKET"), self.market_lines())
    }

    /// The buildings of the market, with cost and effect.
    pub(super) fn market_lines(&self) -> String {
        let line = |building: u8| {
            let plan = &self.rules.buildings[usize::from(building)];
            let cost = self.cost(plan.cost);
            format!("  {}  {cost:<18} {}\n", plan.id, self.building(building))
        };
        self.table.market.iter().map(line).collect()
    }

    /// The weavings that lie open for a choice.
    pub(super) fn laid_out(&self) -> String {
        let tiles: Vec<String> = self.table.laid_out.items().iter().map(|&tile| self.weaving(tile)).collect();
        if tiles.is_empty() { String::new() } else { format!("  laid out: {}\n", tiles.join("  ")) }
    }

    fn weavings(&self) -> String {
        let [one, two, three] = self.rules.weaving_price;
        let legend =
            format!("1/2/3 for {one}/{two}/{three} corn; gld<W17 blu>stn: left edge <id pattern> right edge");
        let top = self.table.weaving_top.map_or_else(|| "none".to_owned(), |tile| self.weaving(tile));
        let parts = [
            format!("{} top {top}, {} below", self.ink.head("WEAVINGS"), self.table.weavings.len()),
            self.ink.dim(&legend),
        ];
        wrapped(&parts, 0) + &self.laid_out()
    }

    fn offer(&self) -> String {
        let most = self.rules.offer[usize::from(self.table.players)];
        let offer = &self.table.offer;
        let deck = self.ink.dim(&format!("the oldest first; {} in the deck", self.table.god_deck()));
        let mut text = format!("{} {} of {most}; {deck}\n", self.ink.head("GOD OFFER"), offer.len());
        for &card in offer.items() {
            text += &format!("  {}\n", self.god_card(card));
        }
        text
    }

    fn statues_left(&self) -> String {
        let small = |god: u8| self.table.statues.get(god, Size::Small);
        let large = |god: u8| self.table.statues.get(god, Size::Large);
        let gods = self
            .rules
            .gods
            .iter()
            .zip(0..)
            .map(|(id, god)| format!("{} {} + {}", self.word(id.as_str()), small(god), large(god)));
        let legend = self.ink.dim("small + large:");
        format!("{} {legend} {}\n", self.ink.head("STATUES"), gods.collect::<Vec<_>>().join(", "))
    }
}
