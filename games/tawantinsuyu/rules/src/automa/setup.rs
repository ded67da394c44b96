//! Axomamma's setup (TW-12.1).

use khipu_core::Observer;

use super::{Cast, ME};
use crate::chance::Purpose;
use crate::components::{Components, SECTIONS, TUCKED};
use crate::event::Event;
use crate::goods::Goods;
use crate::names::Kind;
use crate::position::{Position, Table};
use crate::rulings::Ruling;
use crate::turn::Play;
use crate::version::Version;

/// What lies before it from the start: its goods beside the stone of every player (TW-15.22), its tokens, its workers,
/// of whom none is older.
pub(crate) fn lay_out(rules: &Components, version: Version, table: &mut Table) {
    let side = &mut table.sides[ME.index()];
    if version < Version::Two || table.rulings.of(Ruling::AutomaStone) == 1 {
        side.goods = Goods::default();
    }
    side.goods.add(rules.automa.start);
    table.automa.tokens = rules.automa.tokens.map(|token| token.start);
    let workers = table.sides[ME.index()].workers;
    for kind in workers.kinds() {
        table.automa.ages.extend((0..workers.get(kind)).map(|_| kind as u8));
    }
    debug_assert!(usize::from(workers.total()) <= Kind::COUNT);
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    /// When your High Priest stands: its own, its first stairs, the cards under its board and its personality.
    pub(crate) fn automa_set_up(&mut self, yours: u8) {
        let section = (yours + self.automa_roll(Cast::Priest)) % SECTIONS as u8;
        self.stand(ME, section);
        // The place may be taken by stairs that a first god card has built: then the next section clockwise.
        let upper = (0..SECTIONS).map(|i| (usize::from(section) + i) % SECTIONS);
        let free = upper.into_iter().find(|&place| self.table.stairs[place].is_none());
        if let Some(place) = free.filter(|_| self.side(ME).stairs > 0) {
            self.table.stairs[place] = Some(ME);
            self.side(ME).stairs -= 1;
            self.tell(Event::StairsBuilt { who: ME, section: place as u8 + 1, lower: false });
        }
        (0..TUCKED).for_each(|slot| self.automa_tuck(slot));
        if self.table.rulings.of(Ruling::EasierPersonality) == 0 {
            let number = self
                .secret
                .chance
                .of(Purpose::AutomaSetup)
                .below(self.rules.automa.personalities.len() as u32) as u8;
            self.table.automa.personality = Some(number);
            let personality = self.rules.automa.personalities[usize::from(number)].id;
            self.tell(Event::AutomaPersonalityDrawn { personality });
        }
    }
}
