//! Tasks (TW-4.5 to TW-4.7, TW-4.16, TW-6.1, TW-6.11, TW-15.15).

use khipu_core::{Observer, Sink};

use crate::actor::Actor;
use crate::event::Event;
use crate::moves::Move;
use crate::names::{Good, Power, Task};
use crate::pending::{Origin, Pending, Way, Work};
use crate::position::Position;
use crate::turn::{Look, Play};

impl Look<'_> {
    /// Whether a task can be done now.
    pub(crate) fn doable(&self, who: Actor, task: Task) -> bool {
        match task {
            Task::Potato | Task::Corn | Task::Stone | Task::Gold | Task::Merchant => true,
            Task::Weavings => self.table.weaving_top.is_some(),
            Task::Build => self.can_begin_building(who),
            Task::Stairs => self.can_raise_stairs(who, Way::Task),
            Task::Statue => self.can_make_statue(who),
            Task::Training => self.any_army_card(),
            Task::Produce => !self.side(who).producing().is_empty(),
        }
    }

    /// Icons not used in the current set of three that can be used: none twice before all three were (TW-4.6).
    pub(crate) fn task_answers(&self, who: Actor, out: &mut impl Sink<Move>) {
        let turn = &self.table.turn;
        let Some(space) = turn.space.filter(|_| turn.tasks > 0) else { return };
        let tasks = &self.rules.hill.spaces[usize::from(space)].tasks;
        for (icon, &task) in tasks.iter().enumerate() {
            let unused = turn.used & (1 << icon) == 0;
            // Two unused icons of one task are the same choice.
            let again = (0..icon).any(|other| tasks[other] == task && turn.used & (1 << other) == 0);
            if unused && !again && self.doable(who, task) {
                out.push(Move::Task(task));
            }
        }
        out.push(Move::Done);
    }

    /// Whether an icon that is not used yet asks for goods.
    pub(crate) fn paid_icon_left(&self) -> bool {
        let turn = &self.table.turn;
        let tasks = turn.space.map(|space| self.rules.hill.spaces[usize::from(space)].tasks);
        let mut left = tasks.into_iter().flatten().enumerate().filter(|(icon, _)| turn.used & (1 << icon) == 0);
        left.any(|(_, task)| matches!(task, Task::Build | Task::Stairs | Task::Statue))
    }

    pub(crate) fn produce_once_answers(&self, who: Actor, out: &mut impl Sink<Move>) {
        for building in self.side(who).producing().iter() {
            out.push(Move::Produce(building));
        }
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    pub(crate) fn task(&mut self, who: Actor, answer: Move) {
        let turn = &mut self.table.turn;
        let (Move::Task(task), Some(space)) = (answer, turn.space) else {
            let tasks = std::mem::take(&mut turn.tasks);
            self.tell(Event::TasksLost { who, tasks });
            return;
        };
        let tasks = &self.rules.hill.spaces[usize::from(space)].tasks;
        let icon = (0..tasks.len()).find(|icon| tasks[*icon] == task && turn.used & (1 << icon) == 0);
        turn.used |= icon.map_or(0, |icon| 1 << icon);
        if turn.used == 0b111 {
            turn.used = 0;
        }
        turn.tasks = turn.tasks.saturating_sub(1);
        self.ask(who, Pending::Tasks);
        self.tell(Event::TaskStarted { who, task });
        self.do_task(who, task);
    }

    fn do_task(&mut self, who: Actor, task: Task) {
        match task {
            Task::Potato | Task::Corn | Task::Stone | Task::Gold => self.gather(who, task),
            Task::Weavings => self.draw_weavings(who),
            Task::Build => self.ask(who, Pending::Build { way: Way::Task, exchanged: false }),
            Task::Stairs => self.ask(who, Pending::Stairs(Way::Task)),
            Task::Statue => self.ask(who, Pending::Statue(Way::Task)),
            Task::Training => self.later(who, Work::Training { left: 1 }),
            Task::Merchant => self.later(who, Work::Merchant),
            Task::Produce => self.ask(who, Pending::ProduceOnce),
        }
    }

    /// Gathering; with Z20 more of anything but gold (TW-16.20).
    fn gather(&mut self, who: Actor, task: Task) {
        let Some(good) = task.gathers() else { return };
        let more = good != Good::Gold && self.look().has(who, Power::GatherMore);
        let amount = self.rules.gather[good as usize];
        let extra = if more { self.rules.amount(Power::GatherMore) } else { 0 };
        self.gain(who, good, u16::from(amount + extra));
        if more {
            self.give_power(who, Power::GatherMore);
        }
    }

    pub(crate) fn produce_once(&mut self, who: Actor, building: u8) {
        self.tell(Event::Produced { who, tile: self.rules.buildings[usize::from(building)].id });
        self.give(who, Origin::Building(building));
    }
}
