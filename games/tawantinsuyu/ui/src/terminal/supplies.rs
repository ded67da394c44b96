//! What lies around the hill: workers, the temple, the regions, market, weavings, god cards, statues.

use khipu_tawantinsuyu::{Actor, End, Kind, Region, Size, Workers};

use super::{Page, beside, fits};
use khipu_board::terminal::{Column, ruled, wrapped};

/// Identifier, cost and effect of a building of the market.
const MARKET: [Column; 3] = [Column::left(2, 0), Column::left(2, 17), Column::left(2, 0)];

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
        let village = if queue.is_empty() { self.label("terminal-empty") } else { queue };
        let village = format!("{}▸ {village} ◂{}", end(End::Potato), end(End::Corn));
        let parts = [
            format!("{} {village}", self.heading("board-village")),
            format!("{} {}", self.heading("board-nomads"), self.workers(self.table.nomads)),
            format!("{} {}", self.heading("board-casualties"), counted(self.table.casualties)),
            format!("{} {}", self.heading("board-bag"), counted(self.table.bag)),
            format!("{} {}", self.label("board-gone"), counted(self.table.gone)),
        ];
        wrapped("", &parts, 0)
    }

    /// The temple beside the regions; half of them below it if they do not fit.
    pub(super) fn heights(&self) -> String {
        let [first, second]: [Vec<Vec<String>>; 2] = [0, 1].map(|half| {
            let regions = Region::ALL.iter().enumerate().filter(|(at, _)| at % 2 == half);
            regions.map(|(_, &region)| self.region(region)).collect()
        });
        let (temple, first) = (self.temple(), first.concat());
        let abreast = beside(&[temple.clone(), first.clone(), second.concat()]);
        if fits(&abreast) { abreast } else { beside(&[temple, first]) + &beside(&second) }
    }

    fn temple(&self) -> Vec<String> {
        let width = self.table.actor_count();
        let legend = self.ink.dim(&self.label("terminal-temple-legend"));
        let mut lines = vec![format!("{} {legend}", self.heading("board-temple"))];
        for (step, plan) in self.rules.temple.iter().enumerate().rev() {
            let here = |who: &Actor| usize::from(self.table.side(*who).step) == step;
            let letters: String = self.actors().filter(here).map(|who| self.letter(who)).collect();
            let letters = super::TerminalContext::pad(&letters, width);
            let last = if plan.last > 0 { format!("/{}", plan.last) } else { String::new() };
            let points = format!("{}{last}", plan.points);
            lines.push(format!("{step:>2} {letters} {points:<4} {}", self.gives(&plan.gives)));
        }
        lines
    }

    /// `AN1 2▾1✕ A 4 vp`: soldiers to turn down and to discard, who was there, what it gives.
    fn region(&self, region: Region) -> Vec<String> {
        let legend = self.ink.dim(&self.label("terminal-region-legend"));
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
        let stacks =
            self.tell("terminal-stacks", [("passive", passive.into()), ("production", production.into())]);
        format!("{} {}\n{}", self.heading("board-market"), self.ink.dim(&stacks), self.market_lines())
    }

    /// The buildings of the market, with cost and effect.
    pub(super) fn market_lines(&self) -> String {
        let row = |building: u8| {
            let plan = &self.rules.buildings[usize::from(building)];
            vec![plan.id.to_string(), self.cost(plan.cost), self.building(building)]
        };
        let rows: Vec<Vec<String>> = self.table.market.iter().map(row).collect();
        ruled(&MARKET, &rows).into_iter().map(|line| line + "\n").collect()
    }

    /// The weavings that lie open for a choice.
    pub(super) fn laid_out(&self) -> String {
        let tiles: Vec<String> = self.table.laid_out.items().iter().map(|&tile| self.weaving(tile)).collect();
        if tiles.is_empty() {
            return String::new();
        }
        format!("  {}\n", self.tell("terminal-laid-out", [("tiles", tiles.join("  ").into())]))
    }

    fn weavings(&self) -> String {
        let [one, two, three] = self.rules.weaving_price;
        let legend = self.tell(
            "terminal-weavings-legend",
            [("one", one.into()), ("two", two.into()), ("three", three.into())],
        );
        let top = self
            .table
            .weaving_top
            .map_or_else(|| self.label("terminal-no-weaving"), |tile| self.weaving(tile));
        let below = self.table.weavings.len();
        let stack = self.tell("terminal-weavings", [("top", top.into()), ("n", below.into())]);
        let parts = [format!("{} {stack}", self.heading("board-weavings")), self.ink.dim(&legend)];
        wrapped("", &parts, 0) + &self.laid_out()
    }

    fn offer(&self) -> String {
        let most = self.rules.offer[usize::from(self.table.players)];
        let offer = &self.table.offer;
        let cards = [
            self.tell("terminal-offer-cards", [("n", offer.len().into()), ("most", most.into())]),
            self.ink.dim(&self.tell("terminal-offer-deck", [("n", self.table.god_deck().into())])),
        ];
        let mut text = format!("{} {}\n", self.heading("terminal-offer"), self.ink.words.listed(&cards));
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
        let legend = self.ink.dim(&self.label("terminal-statues-legend"));
        format!("{} {legend} {}\n", self.heading("board-statues"), gods.collect::<Vec<_>>().join(", "))
    }
}
