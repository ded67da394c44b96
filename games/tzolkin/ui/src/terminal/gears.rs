//! The gears: who stands on which space, and what the space offers.

use khipu_tzolkin::{Gear, GearAction, Owner};

use super::{Page, TerminalContext};
use khipu_board::terminal::seen_width;

impl Page<'_> {
    pub(super) fn gears(&self) -> String {
        let names = Gear::ALL.map(|gear| self.ink.head(&self.word(gear.name())));
        let margin = names.iter().map(|name| seen_width(name)).max().unwrap_or_default() + 2;
        let actions = Gear::ALL.map(|gear| {
            let teeth = 0..self.game.components().gears[gear as usize].teeth;
            teeth.map(|space| self.action(gear, space)).collect::<Vec<_>>()
        });
        let width = actions.iter().flatten().map(|action| seen_width(action)).max().unwrap_or_default() + 1;
        let mut text = String::new();
        for ((gear, name), actions) in Gear::ALL.iter().copied().zip(names).zip(actions) {
            let [mut above, mut below] =
                [TerminalContext::pad(&name, margin), TerminalContext::pad("", margin)];
            for (space, action) in (0..).zip(actions) {
                if let Some(who) = self.standing(gear, space) {
                    above += &TerminalContext::pad(&who, width);
                    below += &TerminalContext::pad(&action, width);
                }
            }
            text += &format!("{}\n{}\n", above.trim_end(), self.ink.dim(below.trim_end()));
        }
        let legend = [self.label("terminal-legend"), self.label("terminal-legend-examples")];
        text + &format!("{}\n", self.ink.dim(&legend.join("\n")))
    }

    /// `3:A`: a space and who stands there. Teeth without a number are of interest only when a neutral worker passes over
    /// them.
    fn standing(&self, gear: Gear, space: u8) -> Option<String> {
        let numbered = space <= self.game.components().gears[gear as usize].last;
        let number = if numbered { space.to_string() } else { "-".to_owned() };
        match self.table.gears.owner(gear, space) {
            Some(Owner::Neutral) => Some(format!("{number}:{}", self.letter("neutral"))),
            Some(Owner::Seat(seat)) if numbered => Some(format!("{number}:{}", self.ink.letter(seat))),
            None if numbered => Some(format!("{number}:·")),
            _ => None,
        }
    }

    /// What a space offers, as short as it can be said.
    fn action(&self, gear: Gear, space: u8) -> String {
        let rules = self.game.components();
        if space == 0 || space > rules.gears[gear as usize].last {
            return String::new();
        }
        let Some(action) = GearAction::of(gear, space) else { return self.label("terminal-any") };
        match action {
            GearAction::Fish => format!("{}{}", rules.fishing, self.letter("corn")),
            GearAction::Harvest { group } => {
                let group = usize::from(group);
                let grove = self.table.jungle[group];
                let corn = format!("{}{}×{}", rules.harvest[group], self.letter("corn"), grove.corn);
                if grove.wood > 0 { format!("{corn}+{}", grove.wood) } else { corn }
            }
            GearAction::Quarry { row } => self.short_goods(&rules.yaxchilan[usize::from(row)]),
            GearAction::Learn => self.label("terminal-learn"),
            GearAction::Build => self.label("terminal-build"),
            GearAction::LearnTwo => self.label("terminal-learn-two"),
            GearAction::BuildTwo => self.label("terminal-build-two"),
            GearAction::ClimbTwo => format!("{}{}→↑↑", rules.tikal_temples_price, self.letter("resource")),
            GearAction::Climb => format!("{}{}→↑", rules.uxmal_temple_corn, self.letter("corn")),
            GearAction::Trade => self.label("terminal-trade"),
            GearAction::Hire => self.label("terminal-worker"),
            GearAction::BuildForCorn => self.label("terminal-build-corn"),
            GearAction::AnyAction => {
                format!("{}{}→{}", rules.uxmal_any_corn, self.letter("corn"), self.label("terminal-any"))
            }
            GearAction::LaySkull { space } if self.table.shrines & (1 << space) != 0 => {
                self.label("terminal-skull")
            }
            GearAction::LaySkull { space } => {
                let shrine = rules.shrines[usize::from(space) - 1];
                let temple: String = self.word(shrine.temple.name()).chars().take(2).collect();
                let resource = match shrine.resources {
                    0 => String::new(),
                    _ => format!("+{}", self.letter("resource")),
                };
                format!("{}{temple}{resource}", shrine.points)
            }
        }
    }
}
