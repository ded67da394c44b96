//! What Axomamma answers to each question of the game.

use khipu_core::Observer;

use super::ME;
use crate::chance::Purpose;
use crate::components::{Benefit, Effect};
use crate::event::Event;
use crate::goods::{Cost, Goods, Payment};
use crate::moves::{Move, Victim};
use crate::names::{End, Good, Source};
use crate::pending::{Origin, Pending, Tile, Way, Work};
use crate::position::Position;
use crate::turn::Play;

impl<S: Observer<Event, Position>> Play<'_, S> {
    /// Answers a question, or does work that is left to it. What is missing here does not concern it: it pays no
    /// upkeep, plays no god cards at festivals, hires nobody at the end of its turn (TW-12.17, TW-12.27).
    pub(crate) fn automa(&mut self, what: Pending) {
        match what {
            Pending::Do(Work::Automa(step)) => self.automa_step(step),
            // Instead of two cards to choose from it draws one (TW-12.10).
            Pending::Do(Work::Training { left }) => self.draw_army(ME, left),
            Pending::Do(Work::Merchant) => self.automa_merchant(),
            Pending::Do(work) => self.work(ME, work),
            Pending::StartWeaving => self.automa_start_weaving(),
            Pending::Turn => self.automa_turn(),
            Pending::God { left, .. } => self.automa_gods(left),
            Pending::Worker { left } => (0..left).for_each(|_| self.automa_nomad()),
            Pending::Weaving { left } => self.automa_free_weaving(left),
            Pending::Lay { tile } => self.automa_lay(tile),
            Pending::Build { way, .. } => self.automa_build_any(way),
            Pending::Statue(way) => self.automa_statue(way),
            Pending::Stairs(way) => self.automa_stairs(way),
            Pending::Rejuvenate { left, buildings } => self.automa_rejuvenate(left, buildings),
            Pending::Gains { origin, left } => self.automa_gains(origin, left),
            Pending::Weave { .. } => self.automa_weave(),
            Pending::Leftover => self.automa_leftover(),
            Pending::Worship { .. } => self.automa_worship_part(),
            Pending::Offer => self.automa_offering_part(),
            Pending::Renew { .. } => self.automa_renew(self.referee().is_active(ME)),
            Pending::Produce { .. } => self.automa_produce(0),
            Pending::Casualty => self.automa_casualty(),
            Pending::Muster { .. } => self.automa_muster(),
            Pending::Conquer => self.automa_conquer(),
            Pending::Soldiers { turn, discard, .. } => self.automa_soldiers(turn, discard),
            _ => {}
        }
    }

    /// Pays with what is asked for, and with gold only for what is missing (TW-12.8).
    pub(super) fn automa_pay(&mut self, cost: Cost) {
        let held = self.side(ME).goods;
        let mut payment = Payment::default();
        let mut gold = u16::from(cost.goods[Good::Gold as usize]);
        for &(_, good) in Good::NAMES.iter().filter(|(_, good)| *good != Good::Gold) {
            let due = u16::from(cost.goods[good as usize]);
            let paid = due.min(held.get(good));
            payment[good as usize] = paid as u8;
            gold += due - paid;
        }
        payment[Good::Gold as usize] = gold as u8;
        self.pay(ME, payment);
    }

    /// Potatoes become points as soon as there are enough (TW-12.11).
    pub(crate) fn automa_exchange(&mut self) {
        let [potatoes, points] = self.rules.automa.exchange;
        while self.side(ME).goods.get(Good::Potato) >= u16::from(potatoes) {
            self.side(ME).goods.remove(Goods::of(Good::Potato, potatoes.into()));
            self.tell(Event::Paid { who: ME, goods: Goods::of(Good::Potato, potatoes.into()) });
            self.score(ME, Source::Potatoes, points.into());
        }
    }

    /// Gains that simply happen; of several goods one is chosen.
    pub(super) fn automa_gain(&mut self, gives: &[Benefit]) {
        for benefit in gives {
            let chosen = self.automa_choose(benefit);
            if let Some(effect) = chosen {
                self.effect(ME, effect, Source::Board);
            }
        }
    }

    /// What is left of a gain, one thing after the other.
    fn automa_gains(&mut self, origin: Origin, left: u8) {
        let Some(benefit) = self.rules.gains(origin).get(left.trailing_zeros() as usize) else { return };
        match (origin, self.automa_choose(benefit)) {
            (_, None) => {}
            (Origin::Temple(_), Some(Effect::Worker(_))) => {
                let rest = left & left.wrapping_sub(1);
                if rest != 0 {
                    self.ask(ME, Pending::Gains { origin, left: rest });
                }
                self.automa_villager();
            }
            (_, Some(effect)) => self.gain_next(ME, origin, left, effect),
        }
    }

    /// Instead of a god card the oldest of the offer goes under the deck, for a point (TW-12.10, TW-15.25).
    fn automa_gods(&mut self, left: u8) {
        let buried = self.automa_bury_offer(left);
        self.score(ME, Source::Board, i16::from(self.rules.automa.god_points) * i16::from(buried));
    }

    /// The oldest cards of the offer go under the deck; says how many there were.
    pub(super) fn automa_bury_offer(&mut self, most: u8) -> u8 {
        let mut buried = 0;
        while buried < most {
            let Some(card) = self.table.offer.pop_front() else { break };
            self.table.god_bottom.push(card);
            self.tell(Event::GodBuried { who: ME, card: self.rules.god_cards[usize::from(card)].id });
            buried += 1;
        }
        buried
    }

    /// Something comes up free of charge: buildings first, those with the highest numbers.
    fn automa_rejuvenate(&mut self, left: u8, buildings: bool) {
        for _ in 0..left {
            let side = self.referee().side(ME);
            let building = side.down.iter().last().map(Tile::Building);
            let army = self.referee().automa_strongest(side.army_down).filter(|_| !buildings).map(Tile::Army);
            let Some(tile) = building.or(army) else { return };
            self.turn_up(ME, tile);
        }
    }

    /// Army cards all come on the table, and none costs anything (TW-12.5).
    fn automa_muster(&mut self) {
        let hand = self.secret.army_hands[ME.index()];
        for kind in hand.kinds() {
            (0..hand.get(kind.into())).for_each(|_| self.play_army(ME, kind));
        }
        // What was hidden from you lies open, also if it happened in your turn.
        if !hand.is_empty() {
            self.table.shown = self.table.shown.wrapping_add(1);
        }
    }

    /// The worker at the potato end, or a random nomad (TW-15.8).
    fn automa_casualty(&mut self) {
        if !self.table.village.is_empty() {
            self.casualty(ME, Victim::Village(End::Potato));
        } else if let Some(kind) = self.automa_random_nomad() {
            self.casualty(ME, Victim::Nomad(kind));
        }
    }

    fn automa_start_weaving(&mut self) {
        let tiles = self.table.laid_out;
        let number = self.secret.chance.of(Purpose::AutomaSetup).below(tiles.len().into()) as usize;
        if let Some(&tile) = tiles.items().get(number) {
            self.start_weaving(ME, tile);
        }
    }

    /// The face-up weaving: the one under it cannot be weighed.
    fn automa_free_weaving(&mut self, left: u8) {
        self.take_weaving(ME, left, Move::WeaveTop);
    }

    /// A free building: production as long as few of them are face up (TW-12.15, TW-14.10).
    fn automa_build_any(&mut self, way: Way) {
        let (wanted, why) = self.referee().automa_building_type();
        self.automa_build(wanted, way != Way::Free, Some(why));
    }
}
