//! Setting the table (IS-2).

use khipu_core::{Seat, Seats};

use crate::cards::{Cards, List};
use crate::chance::{Chance, Purpose};
use crate::components::{Components, MOST_PLAYERS};
use crate::names::{Deck, Draw, Faction, Good};
use crate::options::Choices;
use crate::pending::{Stack, Step, Work};
use crate::position::{Position, Prayer, Secret, Side, Stage, Table, Virtual};
use crate::tableau::Under;
use crate::turn::Play;
use crate::version::Version;

/// A table set for the first round.
pub(crate) fn start(
    rules: &Components,
    version: Version,
    players: usize,
    choices: &Choices,
    chance: Chance,
) -> Position {
    let mut secret = Secret::nothing(chance);
    let common = rules.decks[Deck::Common as usize];
    secret.common = common;
    let mut table = Table {
        players: players as u8,
        lookout: choices.lookout,
        format: choices.format,
        round: 1,
        first: Seat::new(secret.chance.of(Purpose::FirstPlayer).below(players as u32) as usize),
        active: Seat::new(0),
        stage: Stage::Lookout,
        passed: Seats::NONE,
        pending: Stack::default(),
        cards: common,
        discards: Cards::NONE,
        common: common.len() as u8,
        offer: List::default(),
        piles: [0; MOST_PLAYERS],
        under: Under::default(),
        prayer: Prayer::default(),
        pool: [0; Good::COUNT],
        looked: [0; 2],
        shown: 0,
        sides: [Side::default(); MOST_PLAYERS],
        rival: Virtual::default(),
    };
    table.active = table.first;
    let factions = factions(rules, players, choices, &mut secret);
    for seat in table.seats() {
        let faction = factions[seat.index()];
        let deck = choices.deck(rules, seat.index(), faction);
        let side = &mut table.sides[seat.index()];
        side.faction = faction;
        side.deck = deck.len() as u8;
        secret.factions = secret.factions.union(deck);
        table.cards = table.cards.union(deck);
    }
    if table.solo() {
        table.rival.deck = rules.attack;
    }
    let mut position = Position { table, secret };
    let mut silent = khipu_core::Silent;
    let mut play = Play::new(rules, version, &mut position, &mut silent);
    for seat in play.table.order() {
        for (draw, count) in Draw::ALL.iter().zip(rules.start) {
            (0..count).for_each(|_| play.draw(seat, *draw));
        }
    }
    if play.table.solo() {
        play.reveal_attack();
    }
    play.later(play.table.first, Work::Lookout { step: Step::Start });
    position
}

/// The chosen factions; seats that chose none get different ones by chance.
fn factions(
    rules: &Components,
    players: usize,
    choices: &Choices,
    secret: &mut Secret,
) -> [Faction; MOST_PLAYERS] {
    let chosen = &choices.seats[..players];
    let mut left: Vec<Faction> =
        Faction::ALL.iter().copied().filter(|&faction| rules.playable(faction)).collect();
    left.retain(|faction| chosen.iter().all(|choice| choice.faction != Some(*faction)));
    let mut factions = [Faction::Barbarian; MOST_PLAYERS];
    for (slot, choice) in factions.iter_mut().zip(chosen) {
        *slot = match choice.faction {
            Some(faction) => faction,
            None if left.is_empty() => Faction::Barbarian,
            None => left.remove(secret.chance.of(Purpose::Factions).below(left.len() as u32) as usize),
        };
    }
    factions
}
