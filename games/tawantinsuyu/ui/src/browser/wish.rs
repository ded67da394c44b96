//! The move that somebody means who clicks on parts that are no legal move: it is asked why not.

use khipu_core::Seat;
use khipu_tawantinsuyu::{
    Cards, Components, Edge, End, Fee, Good, KEPT, Kind, Move, Pending, SECTIONS, Side, Size, Stage, Task,
    Tile, Victim, View,
};

use super::choices::named;
use super::printed;

/// What is known while guessing.
struct Guess<'a> {
    rules: &'a Components,
    view: &'a View,
    side: &'a Side,
    hand: Cards,
    asked: Option<Pending>,
    parts: &'a [&'a str],
}

/// The most plausible move for these parts; the last one counts most.
pub(super) fn of(rules: &Components, view: &View, seat: Seat, parts: &[&str]) -> Option<Move> {
    let side = view.table.side(seat.into());
    let hand = view.own.map_or(side.god_seen, |own| own.gods.union(side.god_seen));
    let top = view.table.pending.top().filter(|entry| entry.who.is(seat));
    let guess = Guess { rules, view, side, hand, asked: top.map(|entry| entry.what), parts };
    let by_space = guess.found("space-").map(|_| guess.place());
    by_space.unwrap_or_else(|| parts.iter().rev().find_map(|part| guess.alone(part)))
}

impl Guess<'_> {
    /// The rest of the part that begins so.
    fn found(&self, head: &str) -> Option<&str> {
        self.parts.iter().rev().find_map(|part| part.strip_prefix(head))
    }

    /// A placement, or the capture of whoever stands there.
    fn place(&self) -> Option<Move> {
        let space = match self.found("space-") {
            Some(id) => self.rules.space(id)?,
            None => self.any_space()?,
        };
        if self.asked == Some(Pending::Capture) {
            return Some(Move::Capture(space));
        }
        let picked = self.found("worker-").and_then(|name| named(Kind::NAMES, name));
        let worker = picked.or_else(|| self.side.workers.kinds().next()).unwrap_or(Kind::Architect);
        let role = self.found("role-").and_then(|name| named(Kind::NAMES, name)).unwrap_or(worker);
        Some(Move::Place { worker, role, space, fee: self.fee(space) })
    }

    /// The card picked, or gold, or a card that fits.
    fn fee(&self, space: u8) -> Fee {
        let god = self.rules.hill.spaces[usize::from(space)].god;
        let fits = |card: &u8| self.rules.god_cards[usize::from(*card)].god == god;
        if let Some(card) = self.found("card-").and_then(|id| self.rules.god_card(id)) {
            return Fee::Card(card);
        }
        let card = self.hand.iter().find(fits);
        match card {
            Some(card) if !self.parts.contains(&"good-gold") => Fee::Card(card),
            _ if self.side.goods.get(Good::Gold) > 0 || self.parts.contains(&"good-gold") => Fee::Gold,
            // Without gold the card in hand says best what is missing: it shows another god.
            _ => self.hand.iter().next().map_or(Fee::Gold, Fee::Card),
        }
    }

    /// A free space for the card that was picked, on the terrace that costs least.
    fn any_space(&self) -> Option<u8> {
        let taken = self.view.table.hill.taken();
        let card = self.found("card-").and_then(|id| self.rules.god_card(id));
        let god = card.map(|card| self.rules.god_cards[usize::from(card)].god);
        let spaces = self.rules.hill.spaces.iter().zip(0u8..);
        let mut free = spaces.filter(|(plan, at)| !taken.has(*at) && god.is_none_or(|god| plan.god == god));
        free.next().map(|(_, at)| at)
    }

    /// What one part means alone.
    fn alone(&self, part: &str) -> Option<Move> {
        let (head, rest) = part.split_once('-').unwrap_or((part, ""));
        match head {
            "worker" => match self.asked {
                Some(Pending::Dismiss) => Some(Move::Dismiss(named(Kind::NAMES, rest)?)),
                _ => self.place(),
            },
            "good" => self.place(),
            "card" => self.card(self.rules.god_card(rest)?),
            "wedge" => self.wedge(rest.parse().ok()?),
            "building" => self.building(self.rules.building(rest)?),
            "weaving" => self.weaving(rest),
            "statue" | "own" => {
                let (god, size) = rest.split_once('-')?;
                let (god, size) = (self.rules.god(god)?, named(Size::NAMES, size)?);
                Some(if head == "own" { Move::Sacrifice(god, size) } else { Move::Statue(god, size) })
            }
            "stairs" => {
                let (section, level) = rest.split_once('-')?;
                let section: u8 = section.parse().ok().filter(|n| (1..=SECTIONS as u8).contains(n))?;
                let lower = if level == "lower" { SECTIONS as u8 } else { 0 };
                Some(Move::Stairs(section - 1 + lower))
            }
            "conquest" => Some(Move::Conquer(self.rules.conquest(rest)?)),
            "village" => {
                let end = named(End::NAMES, rest).unwrap_or(End::Potato);
                Some(match self.asked {
                    Some(Pending::Casualty) => Move::Casualty(Victim::Village(end)),
                    _ => Move::Hire(end),
                })
            }
            "nomad" => {
                let kind = named(Kind::NAMES, rest)?;
                Some(match self.asked {
                    Some(Pending::Worker { .. }) => Move::Nomad(kind),
                    Some(Pending::Casualty) => Move::Casualty(Victim::Nomad(kind)),
                    _ => Move::Recruit(kind),
                })
            }
            "deck" => Some(match self.asked {
                Some(Pending::God { .. }) => Move::TakeDeck,
                _ => Move::Pray,
            }),
            "army" if rest.is_empty() => Some(Move::Train),
            "army" | "drawn" | "up" | "down" => self.army(head, self.rules.army_kind(rest)?),
            "lay" if rest == "new" => Some(Move::LayNew),
            "lay" => {
                let (row, edge) = rest.split_once('-')?;
                let row: u8 = row.parse().ok().filter(|row| *row > 0)?;
                Some(Move::Lay(row - 1, named(Edge::NAMES, edge)?))
            }
            "icon" => {
                let icons = printed::icons(self.rules);
                icons.iter().find(|(id, _)| id.as_str() == rest).map(|(_, task)| Move::Task(*task))
            }
            "task" => Some(Move::Task(named(Task::NAMES, rest)?)),
            "step" => Some(Move::Climb),
            "pray" => Some(Move::Pray),
            "train" => Some(Move::Train),
            "done" => Some(Move::Done),
            _ => None,
        }
    }

    fn card(&self, card: u8) -> Option<Move> {
        if self.view.table.stage == Stage::Keep {
            return self.keep();
        }
        Some(match self.asked {
            Some(Pending::God { .. }) => Move::TakeOffer(card),
            Some(Pending::Feast { .. } | Pending::Laid) => Move::PlayGod(card),
            Some(Pending::Build { .. }) => Move::Exchange(card),
            _ if self.hand.has(card) => return self.place(),
            _ => Move::TakeOffer(card),
        })
    }

    /// The cards picked, filled up with others of the hand.
    fn keep(&self) -> Option<Move> {
        let picked = self.parts.iter().filter_map(|part| self.rules.god_card(part.strip_prefix("card-")?));
        let mut chosen: Vec<u8> = Vec::new();
        for card in picked.chain(self.hand.iter()) {
            if !chosen.contains(&card) && chosen.len() < KEPT {
                chosen.push(card);
            }
        }
        chosen.sort_unstable();
        <[u8; KEPT]>::try_from(chosen).ok().map(Move::Keep)
    }

    fn wedge(&self, number: u8) -> Option<Move> {
        let section = number.checked_sub(1).filter(|section| usize::from(*section) < SECTIONS)?;
        let Some(from) = self.side.priest else { return Some(Move::Stand(section)) };
        let spaces = (section + SECTIONS as u8 - from) % SECTIONS as u8;
        // Where he stands already he would come after a whole round: that is too far.
        Some(Move::Walk(if spaces == 0 { SECTIONS as u8 - 1 } else { spaces }))
    }

    fn building(&self, tile: u8) -> Option<Move> {
        Some(match self.asked {
            _ if self.side.down.has(tile) => Move::Flip(Tile::Building(tile)),
            _ if self.side.up.has(tile) => Move::Produce(tile),
            Some(Pending::Remove { .. }) => Move::Remove(tile),
            _ => Move::Build(tile),
        })
    }

    fn weaving(&self, rest: &str) -> Option<Move> {
        match rest {
            "top" => Some(Move::WeaveTop),
            "under" => Some(Move::WeaveUnder),
            id => {
                let tile = self.rules.weaving(id)?;
                Some(match self.asked {
                    Some(Pending::StartWeaving) => Move::Start(tile),
                    Some(Pending::Bury { .. }) => Move::Bury(tile),
                    _ => Move::Buy(tile),
                })
            }
        }
    }

    fn army(&self, place: &str, kind: u8) -> Option<Move> {
        Some(match (place, self.asked) {
            ("drawn", _) => Move::Hold(kind),
            ("up", _) if self.parts.contains(&"lose") => Move::Lose(kind),
            ("up", _) => Move::TurnDown(kind),
            ("down", _) => Move::Flip(Tile::Army(kind)),
            (_, Some(Pending::Muster { .. })) if !self.parts.contains(&"sure-discard") => Move::Muster(kind),
            _ => Move::Discard(kind),
        })
    }
}
