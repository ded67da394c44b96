//! The hill: five sections side by side, three terraces one below the other.

use khipu_core::Viewer;
use khipu_tawantinsuyu::{Actor, Colour, Entry, Kind, Pending, SECTIONS, Task, Terrace, Work};

use super::Page;
use crate::GAME;
use khipu_board::TerminalContext;
use khipu_board::terminal::wrapped;

/// The width of a section.
const CELL: usize = 24;
/// Letters of a god's name.
const GOD: usize = 2;

impl Page<'_> {
    pub(super) fn hill(&self) -> String {
        let mut text = self.coricancha();
        for &terrace in Terrace::ALL {
            text += &self.terrace(terrace);
        }
        text + &self.legend()
    }

    /// The actions of the Coricancha, each facing a section, with the High Priests that stand on them.
    fn coricancha(&self) -> String {
        let [own, near, far] = self.rules.placing.roaming;
        let legend = self.tell(
            "terminal-coricancha-legend",
            [("own", own.into()), ("near", near.into()), ("far", far.into())],
        );
        let mut text = format!("{}  {}\n", self.heading("terminal-coricancha"), self.ink.dim(&legend));
        text += &self.row(|section| {
            let action = self.word(self.table.action(self.rules, section as u8).name());
            let here = |who: &Actor| self.table.side(*who).priest == Some(section as u8);
            let priests: String = self.actors().filter(here).map(|who| self.letter(who)).collect();
            let seat = self.seat_section() == Some(section);
            let mark = if seat { "◄" } else { "" };
            format!("{} {priests}{mark}", self.ink.head(&format!("{} {action}", section + 1)))
        });
        text
    }

    /// The section that the viewer's High Priest faces.
    fn seat_section(&self) -> Option<usize> {
        match self.view.viewer {
            Viewer::Seat(seat) => self.table.side(seat.into()).priest.map(usize::from),
            Viewer::Spectator => None,
        }
    }

    fn row(&self, cell: impl Fn(usize) -> String) -> String {
        let cells: String = (0..SECTIONS).map(|section| TerminalContext::pad(&cell(section), CELL)).collect();
        format!("{}\n", cells.trim_end())
    }

    fn terrace(&self, terrace: Terrace) -> String {
        let food = self.rules.placing.descending[terrace as usize];
        let heading = self.tell("terminal-terrace", [("terrace", self.word(terrace.name()).into())]);
        let save = self.rules.placing.stairs_save;
        let food = self.say("amount-food", food, "");
        let price = match terrace {
            Terrace::Upper => food,
            _ => self.tell("terminal-descending", [("food", food.into()), ("save", save.into())]),
        };
        let mut text = match terrace {
            Terrace::Upper => String::new(),
            _ => self.stairs(terrace),
        };
        text += &format!("{}  {}\n", self.ink.head(&heading.to_uppercase()), self.ink.dim(&price));
        let columns: Vec<Vec<u8>> = (0..SECTIONS)
            .map(|section| self.rules.hill.segments[section][terrace as usize].iter().collect())
            .collect();
        for depth in 0..columns.iter().map(Vec::len).max().unwrap_or_default() {
            let at = |section: usize| columns[section].get(depth).copied();
            text += &self.row(|section| at(section).map(|space| self.space(space)).unwrap_or_default());
            text += &self.row(|section| at(section).map(|space| self.neighbours(space)).unwrap_or_default());
        }
        text
    }

    /// The stairs that lead down to a terrace.
    fn stairs(&self, terrace: Terrace) -> String {
        let first = (terrace as usize - 1) * SECTIONS;
        let stairs = self.word("stairs");
        self.row(|section| {
            let owner =
                self.table.stairs[first + section].map_or_else(|| "·".to_owned(), |owner| self.letter(owner));
            format!("{stairs} {owner}")
        })
    }

    /// `M1a*w zi/b pot crn stn`: the space, who stands there, its god and colour, its icons.
    fn space(&self, space: u8) -> String {
        let plan = &self.rules.hill.spaces[usize::from(space)];
        let soon = self.table.players <= 2 && self.table.festivals == 0 && plan.terrace == Terrace::Middle;
        let taken = self.table.hill.on(space);
        let mark = match () {
            () if self.table.turn.space == Some(space) => ">",
            () if soon && taken.is_none() && self.rules.hill.marked.has(space) => "*",
            () => " ",
        };
        let who = taken.map_or_else(|| "·".to_owned(), |kind| self.ink.head(&self.worker(kind)));
        let colour = match plan.colour {
            Colour::Blue => self.ink.paint(34, &format!("/{}", self.label("terminal-letter-blue"))),
            Colour::Green => self.ink.paint(32, &format!("/{}", self.label("terminal-letter-green"))),
            Colour::Plain => "  ".to_owned(),
        };
        let tasks = plan.tasks.map(|task| self.short(task.name())).join(" ");
        format!("{}{mark}{who} {}{colour} {tasks}", plan.id, self.god(plan.god))
    }

    fn god(&self, god: u8) -> String {
        self.word(self.rules.gods[usize::from(god)].as_str()).chars().take(GOD).collect()
    }

    /// The spaces beside it, with who stands there.
    fn neighbours(&self, space: u8) -> String {
        let plan = &self.rules.hill.spaces[usize::from(space)];
        let known = self.common(plan.terrace);
        let beside = plan.next.iter().map(|other| {
            let who =
                self.table.hill.on(other).map(|kind| format!(":{}", self.worker(kind))).unwrap_or_default();
            format!("{}{who}", &self.rules.hill.spaces[usize::from(other)].id.as_str()[known..])
        });
        self.ink.dim(&format!("   {}", beside.collect::<Vec<_>>().join(" ")))
    }

    /// How many letters all ids of a terrace begin with: they need not be said again for neighbours.
    fn common(&self, terrace: Terrace) -> usize {
        let ids = || {
            self.rules.hill.spaces.iter().filter(|plan| plan.terrace == terrace).map(|plan| plan.id.as_str())
        };
        let first = ids().next().unwrap_or_default();
        (1..first.len())
            .take_while(|&len| ids().all(|id| id.starts_with(&first[..len])))
            .last()
            .unwrap_or_default()
    }

    fn legend(&self) -> String {
        let workers =
            Kind::ALL.iter().map(|&kind| format!("{} {}", self.worker(kind), self.word(kind.name())));
        let gods = self.rules.gods.iter().zip(0..);
        let gods = gods.map(|(id, god)| format!("{} {}", self.god(god), self.word(id.as_str())));
        let tasks =
            Task::ALL.iter().map(|task| format!("{} {}", self.short(task.name()), self.word(task.name())));
        let rest = [
            format!("· {}", self.label("terminal-nobody")),
            format!("/{} {}", self.label("terminal-letter-blue"), self.word("blue")),
            format!("/{} {}", self.label("terminal-letter-green"), self.word("green")),
            self.label("terminal-neighbours"),
            format!("> {}", self.label("terminal-placed")),
            format!("◄ {}", self.label("terminal-own-priest")),
            format!("* {}", self.label("terminal-marked")),
        ];
        let groups: [Vec<String>; 4] = [workers.collect(), gods.collect(), tasks.collect(), rest.to_vec()];
        let text: String = groups.iter().map(|group| wrapped("", group, 0)).collect();
        text.lines().map(|line| self.ink.dim(line) + "\n").collect()
    }
}

/// The first words of the drawing.
impl Page<'_> {
    pub(super) fn time(&self) -> String {
        let table = self.table;
        let festival = |entry: &Entry| matches!(entry.what, Pending::Do(Work::Festival { .. }));
        let holder = |key: &str, who: Actor| self.tell(key, [("name", self.name(who).into())]);
        let tile = match table.tile {
            Some(who) if table.pending.entries().iter().any(festival) => holder("terminal-tile-now", who),
            Some(who) if table.last => holder("terminal-tile-last", who),
            Some(who) => holder("terminal-tile-next", who),
            None => self.label("terminal-tile-free"),
        };
        let (held, most) = (table.festivals, self.rules.festival.points.len());
        let (name, letter) = (self.name(table.active), self.letter(table.active));
        let state = [
            self.tell("terminal-festivals", [("n", held.into()), ("most", most.into())]),
            tile,
            self.tell("terminal-turn", [("name", name.into()), ("letter", letter.into())]),
            self.tell("terminal-first", [("letter", self.ink.letter(table.first_player).into())]),
        ];
        format!("{}  {}\n", self.ink.head(&GAME.to_uppercase()), self.ink.words.listed(&state))
    }
}
