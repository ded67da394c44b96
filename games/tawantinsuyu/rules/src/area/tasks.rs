//! Tasks (TW-4.5 to TW-4.7, TW-4.16, TW-6.1, TW-6.11, TW-15.15).

use khipu_core::{Observer, Sink};

use crate::actor::Actor;
use crate::event::Event;
use crate::moves::Move;
use crate::names::{Good, Power, Task};
use crate::pending::{Origin, Pending, Way, Work};
use crate::position::Position;
use crate::refusal::Refusal;
use crate::turn::{Play, Referee};

impl Referee<'_> {
    /// Whether a task can be done now (TW-15.15).
    fn check_doable(&self, who: Actor, task: Task) -> Result<(), Refusal> {
        match task {
            Task::Potato | Task::Corn | Task::Stone | Task::Gold | Task::Merchant => Ok(()),
            Task::Weavings if self.table.weaving_top.is_none() => Err(Refusal::NoWeaving),
            Task::Weavings => Ok(()),
            Task::Build => self.check_build_task(who),
            Task::Stairs => self.check_stairs_task(who),
            Task::Statue => self.check_statue_task(who),
            Task::Training => self.check_training(),
            Task::Produce if self.side(who).producing().is_empty() => Err(Refusal::NothingFaceUp),
            Task::Produce => Ok(()),
        }
    }

    /// The icons of the space where the worker stands.
    fn icons(&self) -> Option<&[Task; 3]> {
        self.table.turn.space.map(|space| &self.rules.hill.spaces[usize::from(space)].tasks)
    }

    /// An icon of the space that is not used in the current set of three, and can be: none twice before all three were
    /// (TW-4.6).
    pub(crate) fn check_task(&self, who: Actor, task: Task) -> Result<(), Refusal> {
        let mut icons =
            self.icons().into_iter().flatten().enumerate().filter(|(_, icon)| **icon == task).peekable();
        if icons.peek().is_none() {
            return Err(Refusal::NoIcon { task });
        }
        if icons.all(|(icon, _)| self.table.turn.used & (1 << icon) != 0) {
            return Err(Refusal::IconUsed { task });
        }
        self.check_doable(who, task)
    }

    pub(crate) fn task_answers(&self, who: Actor, out: &mut impl Sink<Move>) {
        let turn = &self.table.turn;
        let Some(tasks) = self.icons().filter(|_| turn.tasks > 0) else { return };
        for (icon, &task) in tasks.iter().enumerate() {
            let unused = turn.used & (1 << icon) == 0;
            // Two unused icons of one task are the same choice.
            let again = (0..icon).any(|other| tasks[other] == task && turn.used & (1 << other) == 0);
            if unused && !again && self.check_doable(who, task).is_ok() {
                out.push(Move::Task(task));
            }
        }
        out.push(Move::Done);
    }

    /// Whether an icon that is not used yet asks for goods.
    pub(crate) fn paid_icon_left(&self) -> bool {
        let used = self.table.turn.used;
        let icons = self.icons().into_iter().flatten().enumerate();
        let mut left = icons.filter(|(icon, _)| used & (1 << icon) == 0);
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
        let more = good != Good::Gold && self.referee().has(who, Power::GatherMore);
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
