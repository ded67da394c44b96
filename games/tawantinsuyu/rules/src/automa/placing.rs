//! How Axomamma places a worker (TW-12.6, TW-12.21 to TW-12.23).

use khipu_core::Observer;

use super::{Cast, ME, Step, Tucked, Why};
use crate::cards::Cards;
use crate::chance::Purpose;
use crate::event::Event;
use crate::names::{Kind, Source, Terrace};
use crate::pending::Work;
use crate::position::Position;
use crate::turn::{Play, Referee};

/// More new cards than any game needs to find a space: whoever loads a position cannot make the search go on for ever.
const MOST_CARDS: usize = 2_000;

/// Where it looks, by festivals held: the preferred terrace, the next above, the next below (TW-15.10).
const TERRACES: [[Terrace; Terrace::COUNT]; Terrace::COUNT] = [
    [Terrace::Upper, Terrace::Middle, Terrace::Lower],
    [Terrace::Middle, Terrace::Upper, Terrace::Lower],
    [Terrace::Lower, Terrace::Middle, Terrace::Upper],
];

impl Referee<'_> {
    /// Free spaces of a god.
    fn automa_spaces(&self, god: u8) -> Cards {
        self.rules.hill.of_god[usize::from(god)].without(self.table.hill.taken())
    }

    /// Whether a card that can still come to a place under the board has a space: its own, or one of deck and offer.
    fn automa_can_find(&self, slot: usize) -> bool {
        let own =
            self.table.automa.tucked[slot].is_some_and(|tucked| !self.automa_spaces(tucked.god).is_empty());
        let others = self
            .secret
            .god_deck
            .union(Cards::from(self.table.god_bottom))
            .union(Cards::from(self.table.offer));
        own || others
            .iter()
            .any(|card| !self.automa_spaces(self.rules.god_cards[usize::from(card)].god).is_empty())
    }

    fn automa_food(&self, space: u8) -> u8 {
        let plan = &self.rules.hill.spaces[usize::from(space)];
        // No ability works for it (TW-12.21), so it is reckoned with a worker that saves nothing.
        self.food(ME, plan.section.into(), plan.terrace, Kind::Architect)
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    /// The die chooses the card, the card the space; then the tokens of the die act, top to bottom, and move on.
    pub(super) fn automa_place(&mut self) {
        let value = self.automa_roll(Cast::Place);
        if let Some((slot, space)) = self.automa_find_space(value) {
            self.automa_put(slot, space);
        }
        self.later(ME, Work::Automa(Step::Advance { value }));
        let state = self.table.automa;
        for row in (0..self.rules.automa.rows.len()).rev() {
            for at in (0..self.rules.automa.rows[row].len()).rev() {
                for (token, plan) in self.rules.automa.tokens.iter().enumerate() {
                    if plan.value == value
                        && usize::from(plan.row) == row
                        && usize::from(state.tokens[token]) == at
                    {
                        self.later(ME, Work::Automa(Step::Act { token: token as u8 }));
                    }
                }
            }
        }
    }

    /// A space for the card of the die; without one the card goes to the offer and another is drawn.
    fn automa_find_space(&mut self, value: u8) -> Option<(usize, u8)> {
        let slot = usize::from(value).checked_sub(1)?;
        for _ in 0..MOST_CARDS {
            if !self.referee().automa_can_find(slot) {
                return None;
            }
            let god = self.table.automa.tucked[slot]?.god;
            if let Some(space) = self.automa_choose_space(god) {
                return Some((slot, space));
            }
            self.tell(Event::AutomaFoundNoSpace { god: self.rules.gods[usize::from(god)] });
            let card = self.automa_untuck(slot)?;
            self.put_on_offer(card);
            self.automa_tuck(slot);
        }
        None
    }

    fn automa_choose_space(&mut self, god: u8) -> Option<u8> {
        let free = self.referee().automa_spaces(god);
        let preferred = self.table.festival().min(Terrace::COUNT - 1);
        for terrace in TERRACES[preferred] {
            let on_it = |section: Cards, of: &[Cards; Terrace::COUNT]| section.union(of[terrace as usize]);
            let here = self.rules.hill.segments.iter().fold(Cards::NONE, on_it).intersection(free);
            let candidates = here.len();
            self.tell(Event::AutomaLooked { god: self.rules.gods[usize::from(god)], terrace, candidates });
            let Some(food) = here.iter().map(|space| self.referee().automa_food(space)).min() else {
                continue;
            };
            let mut cheapest = Cards::NONE;
            for space in here.iter().filter(|&space| self.referee().automa_food(space) == food) {
                cheapest.insert(space);
            }
            let tied = cheapest.len();
            let why = match candidates {
                1 => Why::Only,
                _ if tied == candidates => Why::Random,
                _ => Why::Cheapest,
            };
            let space = self.automa_one_of(cheapest)?;
            let id = self.rules.hill.spaces[usize::from(space)].id;
            self.tell(Event::AutomaChoseSpace { space: id, food, candidates, tied, why });
            return Some(space);
        }
        None
    }

    /// The oldest worker; at the first placement a random one (TW-12.21).
    fn automa_take_worker(&mut self) -> Option<Kind> {
        let ages = self.table.automa.ages;
        let first = !std::mem::replace(&mut self.table.automa.placed, true);
        let at = if first && ages.len() > 1 {
            self.secret.chance.of(Purpose::AutomaChoice).below(ages.len().into()) as usize
        } else {
            0
        };
        let kind = self.table.automa.ages.take(at)?;
        let worker = *Kind::ALL.get(usize::from(kind))?;
        self.side(ME).workers.remove(worker);
        let why = match (ages.len(), first) {
            (1, _) => Why::Only,
            (_, true) => Why::Random,
            _ => Why::Oldest,
        };
        self.tell(Event::AutomaChoseWorker { worker, why });
        Some(worker)
    }

    /// It pays nothing; your stairs score; a statue of the card's god is worth points; the card goes to the offer.
    fn automa_put(&mut self, slot: usize, space: u8) {
        let Some(worker) = self.automa_take_worker() else { return };
        let Some(card) = self.automa_untuck(slot) else { return };
        self.table.hill.0[worker as usize].insert(space);
        let plan = &self.rules.god_cards[usize::from(card)];
        let place = self.rules.hill.spaces[usize::from(space)].id;
        self.tell(Event::Placed {
            who: ME,
            worker,
            role: worker,
            space: place,
            card: Some(plan.id),
            food: 0,
        });
        self.use_stairs(ME, space);
        if self.side(ME).statues.of(plan.god) {
            self.score(ME, Source::GodCards, self.rules.automa.statue_points.into());
        }
        self.put_on_offer(card);
        self.automa_tuck(slot);
    }

    /// Takes a card from under the board.
    fn automa_untuck(&mut self, slot: usize) -> Option<u8> {
        let hidden = self.secret.tucked[slot].take();
        self.table.automa.tucked[slot].take()?.card.or(hidden)
    }

    /// Puts the top card of the deck under the board; if there is no deck, the offer becomes one (TW-15.19).
    pub(super) fn automa_tuck(&mut self, slot: usize) {
        if self.secret.god_deck.is_empty() && self.table.god_bottom.is_empty() {
            let offer = Cards::from(std::mem::take(&mut self.table.offer));
            self.shuffle_into_deck(offer);
            self.tell(Event::OfferShuffled);
        }
        let hidden = self.secret.god_deck.draw(&mut self.secret.chance.of(Purpose::Gods));
        let known = if hidden.is_none() { self.table.god_bottom.pop_front() } else { None };
        let Some(card) = hidden.or(known) else { return };
        let plan = &self.rules.god_cards[usize::from(card)];
        self.secret.tucked[slot] = hidden;
        self.table.automa.tucked[slot] = Some(Tucked { god: plan.god, card: known });
        let (god, card) = (self.rules.gods[usize::from(plan.god)], known.map(|_| plan.id));
        self.tell(Event::AutomaTucked { place: slot as u8 + 1, god, card });
    }
}
