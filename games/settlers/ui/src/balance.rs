//! The components of Imperial Settlers that can be used.

use khipu_settlers::{Event, Faction, Settlers};

use khipu_board::{Usage, Use};

use crate::SettlersUi;

impl Usage for SettlersUi {
    fn components_by_group(game: &Settlers) -> Vec<(&'static str, Vec<String>)> {
        let rules = game.components();
        let titles = || rules.titles.iter().map(|title| title.id.to_string()).collect();
        let factions = Faction::NAMES.iter().filter(|(_, faction)| rules.playable(*faction));
        vec![
            ("faction", factions.map(|(name, _)| (*name).to_owned()).collect()),
            ("built", titles()),
            ("activated", titles()),
            ("dealt", titles()),
        ]
    }

    fn used(game: &Settlers, event: &Event, uses: &mut Vec<Use>) {
        let rules = game.components();
        let title =
            |id: &str| rules.card(id).map(|card| rules.title(card).id.to_string()).unwrap_or_default();
        let (group, name, seat) = match *event {
            // Every seat produces in every round: this tells whose faction is whose.
            Event::ProductionStarted { who, faction } => ("faction", faction.name().to_owned(), who),
            Event::Built { who, card } => ("built", title(card.as_str()), who),
            Event::Activated { who, card } => ("activated", title(card.as_str()), who),
            Event::DealMade { who, card, .. } => ("dealt", title(card.as_str()), who),
            _ => return,
        };
        uses.push(Use { group, name, seat: Some(seat) });
    }
}
