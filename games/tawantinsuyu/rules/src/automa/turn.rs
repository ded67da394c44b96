//! Axomamma's turn (TW-12.2, TW-12.3, TW-12.16).

use khipu_core::Observer;

use super::{Cast, ME, Step};
use crate::chance::Purpose;
use crate::components::SECTIONS;
use crate::event::Event;
use crate::names::{Action, Good, Size, Source};
use crate::pending::Work;
use crate::position::{Position, soldiers};
use crate::rulings::Ruling;
use crate::turn::{Play, Referee};

/// A condition weighed: what it has and what it needs.
pub(crate) struct Weighed {
    pub(crate) have: u8,
    pub(crate) need: u8,
    /// Whether the number would tell what is on hidden cards.
    pub(crate) hidden: bool,
}

impl Referee<'_> {
    /// Soldiers face up, and those of the hand: one for each card, or as printed (TW-14.4).
    fn automa_soldiers(&self) -> (u8, bool) {
        let side = self.side(ME);
        let printed = self.table.rulings.of(Ruling::AutomaSoldiers) == 1;
        let hand =
            if printed { soldiers(self.rules, self.secret.army_hands[ME.index()]) } else { side.army_hand };
        (side.soldiers(self.rules) + hand, printed && side.army_hand > 0)
    }

    /// The condition of a High Priest action (TW-12.3, TW-17.3, TW-17.7).
    pub(crate) fn automa_condition(&self, action: Action) -> Weighed {
        let side = self.side(ME);
        let ruling = match action {
            Action::Worship => self.table.rulings.of(Ruling::EasierWorship),
            Action::Conquest => self.table.rulings.of(Ruling::HarderCondition),
            _ => 0,
        };
        let need = self.rules.automa.conditions[action as usize][ruling];
        let open = |have: u8| Weighed { have, need, hidden: false };
        match action {
            Action::Worship => open(Size::ALL.iter().map(|&size| side.statues.of_size(size)).sum()),
            Action::Offering => open(side.goods.get(Good::Corn).min(u8::MAX.into()) as u8),
            Action::Rejuvenate => open(side.down.len() + side.army_down.total() as u8),
            Action::Production => open(side.producing().len()),
            Action::Conquest => {
                let (have, hidden) = self.automa_soldiers();
                Weighed { have, need: need + self.table.casualties.total(), hidden }
            }
        }
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    /// The nearest High Priest action whose condition holds; else a worker; else what it does without one.
    pub(super) fn automa_turn(&mut self) {
        let priest = self.side(ME).priest.unwrap_or_default();
        for spaces in 1..=self.rules.walk {
            let action = self.table.action(self.rules, (priest + spaces) % SECTIONS as u8);
            let Weighed { have, need, hidden } = self.referee().automa_condition(action);
            let holds = have >= need;
            // Cards that are played at once may be counted aloud, those that stay in hand may not.
            let have = (holds || !hidden).then_some(have);
            self.tell(Event::AutomaConsidered { action, spaces, holds, have, need });
            if holds {
                self.automa_act(spaces);
                return;
            }
        }
        if self.table.automa.ages.is_empty() {
            self.automa_idle();
        } else {
            self.automa_place();
        }
    }

    /// Its own High Priest action; you react to it (TW-12.4, TW-12.20, TW-17.9).
    fn automa_act(&mut self, spaces: u8) {
        let points = self.rules.automa.priest_points[self.table.rulings.of(Ruling::HarderPriest)];
        self.score(ME, Source::Adjustments, points.into());
        self.later(ME, Work::Automa(Step::Afterwards));
        self.walk(ME, spaces);
    }

    /// What it does without a worker (TW-12.16).
    fn automa_idle(&mut self) {
        let (plan, rulings) = (&self.rules.automa, self.table.rulings);
        self.tell(Event::AutomaHasNoWorker);
        self.automa_nomad();
        let [most, points] = plan.idle_discards;
        let buried = self.automa_bury_offer(most);
        self.score(ME, Source::Board, i16::from(points) * i16::from(buried));
        let army = plan.idle_army[rulings.of(Ruling::EasierNoWorker)];
        self.draw_army(ME, army);
        let section = (self.side(ME).priest.unwrap_or_default() + plan.idle_walk) % SECTIONS as u8;
        self.side(ME).priest = Some(section);
        let action = self.table.action(self.rules, section);
        self.tell(Event::AutomaPriestMoved { section: section + 1, action });
        self.score(ME, Source::Adjustments, plan.idle_points[rulings.of(Ruling::HarderNoWorker)].into());
    }

    pub(super) fn automa_roll(&mut self, cast: Cast) -> u8 {
        let face = self.secret.chance.of(Purpose::Die).below(self.rules.automa.die.len() as u32) as usize;
        let die = self.rules.automa.die[face];
        self.table.automa.die = die;
        self.tell(Event::AutomaRolled { die, cast });
        die
    }

    pub(crate) fn automa_step(&mut self, step: Step) {
        match step {
            Step::Afterwards => self.automa_afterwards(),
            Step::Worship => self.automa_worship(true),
            Step::Offering => self.automa_offering(),
            Step::Second => self.automa_second_conquest(),
            Step::Produce { from } => self.automa_produce(from),
            Step::Act { token } => self.automa_use(token.into()),
            Step::Advance { value } => self.automa_advance(value),
            Step::Personality => self.automa_personality(),
            Step::Last => self.automa_last(),
        }
    }
}
