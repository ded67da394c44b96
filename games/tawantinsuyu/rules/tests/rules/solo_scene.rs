//! What a scene of a solo game needs besides: Axomamma's things lie at index 1.

use khipu_core::Seed;
use khipu_tawantinsuyu::{Actor, Automa, Chance, Event, Kind, Stage, Tucked};

use crate::scene::Scene;

/// Axomamma's place in lists.
pub(crate) const IT: usize = 1;

impl Scene {
    /// A solo table: nobody has anything, both High Priests face section 1, the cards under Axomamma's board are of
    /// zigzag, spiral, squares and cross, its personality climbs the temple, its tokens stand at their starts.
    pub(crate) fn solo(options: &[(&str, &str)]) -> Self {
        Self::with(1, options)
    }

    pub(crate) fn clear_automa(&mut self) {
        if self.position.table.players == 1 {
            let tokens = self.game.components().automa.tokens.map(|token| token.start);
            let personality = self.position.table.automa.personality.map(|_| 2);
            self.position.table.automa = Automa { tokens, personality, ..Automa::default() };
            self.position.secret.tucked = [None; 4];
            self.tuck(&["GC01", "GC08", "GC15", "GC22"]);
        }
    }

    /// The cards under its board.
    pub(crate) fn tuck(&mut self, ids: &[&str; 4]) -> &mut Self {
        for (slot, id) in ids.iter().enumerate() {
            let card = self.game.components().god_card(id).expect("a god card");
            if let Some(before) = self.position.secret.tucked[slot].take() {
                self.position.secret.god_deck.insert(before);
            }
            assert!(self.position.secret.god_deck.remove(card), "{id} is in the deck");
            self.position.secret.tucked[slot] = Some(card);
            let god = self.game.components().god_cards[usize::from(card)].god;
            self.position.table.automa.tucked[slot] = Some(Tucked { god, card: None });
        }
        self
    }

    pub(crate) fn personality(&mut self, id: &str) -> &mut Self {
        let list = &self.game.components().automa.personalities;
        let at = list.iter().position(|personality| personality.id.as_str() == id).expect("a personality");
        self.position.table.automa.personality = Some(at as u8);
        self
    }

    /// Its workers, the oldest first, from the bag.
    pub(crate) fn its_workers(&mut self, kinds: &[Kind]) -> &mut Self {
        self.workers(IT, kinds);
        self.position.table.automa.ages.extend(kinds.iter().map(|&kind| kind as u8));
        self.position.table.automa.placed = true;
        self
    }

    pub(crate) fn its_stairs(&mut self, section: usize, lower: bool) -> &mut Self {
        self.position.table.stairs[section - 1 + if lower { 5 } else { 0 }] = Some(Actor::Axomamma);
        self.side(IT).stairs -= 1;
        self
    }

    pub(crate) fn its_marker(&mut self, space: &str) -> &mut Self {
        let space = self.game.components().conquest(space).expect("a conquest space");
        self.position.table.conquests[usize::from(space)] = Some(Actor::Axomamma);
        self.side(IT).markers -= 1;
        self
    }

    /// Puts every token of its board on a space of its row, by number from 1.
    pub(crate) fn tokens_at(&mut self, upper: u8, middle: u8, lower: u8) -> &mut Self {
        let rows = self.game.components().automa.tokens.map(|token| token.row);
        self.position.table.automa.tokens = rows.map(|row| [upper, middle, lower][usize::from(row)] - 1);
        self
    }

    /// Other chance from here on.
    pub(crate) fn chance(&mut self, number: u64) -> &mut Self {
        self.position.secret.chance = Chance::by_purpose(Seed::from_text("solo scene").numbered(number));
        self
    }

    /// You do as little as possible, then it takes its turn; where it asks you, you decline.
    pub(crate) fn its_turn(&mut self) -> &mut Self {
        while !self.its_turn_is_over() {
            self.idle_once();
        }
        self
    }

    /// The same, up to the first question that it asks you.
    pub(crate) fn reach_its_turn(&mut self) -> &mut Self {
        while self.active() == 0 {
            self.idle_once();
        }
        self
    }

    /// You empty the village of its last worker; Axomamma takes its turn; your festival is held.
    pub(crate) fn solo_festival(&mut self) -> &mut Self {
        self.village(&[Kind::Craftsman]);
        self.side(0).goods.0[0] += 1;
        while !self.can(0, "hire potato") {
            self.idle_once();
        }
        self.play(0, "hire potato").pay(0);
        let held = |event: &Event| matches!(event, Event::Festival { .. });
        while self.position.table.stage == Stage::Play && self.told(held) == 0 {
            self.idle_once();
        }
        self.through_festival()
    }

    fn its_turn_is_over(&self) -> bool {
        self.position.table.stage == Stage::Over
            || self.events.contains(&Event::TurnEnded { who: Actor::Axomamma })
    }

    /// What Axomamma weighed, chose and did in words of its events: their names.
    pub(crate) fn told(&self, which: impl Fn(&Event) -> bool) -> usize {
        self.events.iter().filter(|event| which(event)).count()
    }

    /// Its rolls.
    pub(crate) fn rolls(&self) -> Vec<u8> {
        let roll =
            |event: &Event| if let Event::AutomaRolled { die, .. } = event { Some(*die) } else { None };
        self.events.iter().filter_map(roll).collect()
    }
}

/// Sets the same scene with other chance until Axomamma's turn in it is as wanted.
pub(crate) fn search(set: impl Fn() -> Scene, wanted: impl Fn(&Scene) -> bool) -> Scene {
    for number in 0..400 {
        let mut scene = set();
        scene.chance(number).its_turn();
        if wanted(&scene) {
            return scene;
        }
    }
    panic!("chance does not want it")
}

/// The same, wanting a first roll.
pub(crate) fn rolling(die: u8, set: impl Fn() -> Scene) -> Scene {
    search(set, |scene| scene.rolls().first() == Some(&die))
}
