//! The conformance suite is put to the test itself: a sound game passes, and every flaw is found by the check that is
//! there for it.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use khipu_core::Options;
use khipu_pebbles::{Flaw, PEBBLES, Pebbles, Position};
use khipu_testkit::conformance::Suite;

fn conserved(position: &Position) {
    let table = &position.table;
    let pebbles: u8 = table.pot + table.held.iter().sum::<u8>();
    assert_eq!(pebbles, 1 + PEBBLES * table.players, "no pebble is lost");
}

fn run(flaw: Flaw, players: usize, options: &[(&str, &str)]) {
    let options: Options = options.iter().map(|&(name, value)| (name.into(), value.into())).collect();
    let suite = Suite { options, most_decisions: 200, ..Suite::new(players) };
    suite.run(&Arc::new(Pebbles::with(flaw)), conserved);
}

#[test]
fn a_sound_game_passes() {
    for players in 1..=3 {
        run(Flaw::None, players, &[]);
        run(Flaw::None, players, &[("length", "long")]);
    }
}

#[test]
fn every_flaw_is_found_by_its_check() {
    let found_by = [
        (Flaw::LeakingView, "an imagined world looks the same to"),
        (Flaw::SeedInView, "the seed shows in a view"),
        (Flaw::OverheardDraw, "hears more than it sees"),
        (Flaw::OverheardStake, "hears more than it sees"),
        (Flaw::ListedTwice, "stands twice in the list"),
        (Flaw::VagueWords, "reads back"),
        (Flaw::ListForOthers, "deciders and lists agree"),
        (Flaw::ListedAndRefused, "is listed and refused"),
        (Flaw::NoRule, "is refused with a rule"),
        (Flaw::FormForgets, "the position reads back from"),
        (Flaw::FormRefused, "the own form loads"),
        (Flaw::Listening, "listening changes the game"),
        (Flaw::SilentDraw, "learns something although nothing was revealed"),
        (Flaw::Forgetting, "what is known stays known"),
        (Flaw::LostPebble, "no pebble is lost"),
        (Flaw::Endless, "does not end"),
        (Flaw::NotOver, "nobody decides, so the game is over"),
        (Flaw::EarlyWinners, "nobody has won yet"),
        (Flaw::WrongSum, "add up"),
        (Flaw::SeatWithoutScore, "every seat has its line"),
        (Flaw::WrongWinner, "a winner has most points"),
        (Flaw::NoWinner, "somebody has won"),
        (Flaw::MovesByHidden, "the own moves depend on what"),
        (Flaw::DecidersByHidden, "who decides depends on what"),
        (Flaw::SkippedQuestion, "what happens depends on what"),
        (Flaw::SilentQuestion, "learns from what is asked"),
        (Flaw::OneWorld, "imagined worlds differ"),
        (Flaw::IllegalWorld, "an imagined world loads"),
        (Flaw::Memory, "the record replays"),
    ];
    let unseen: Vec<String> = found_by
        .into_iter()
        .filter_map(|(flaw, wanted)| {
            let message = complaint(flaw);
            let seen = message.as_ref().is_some_and(|message| message.contains(wanted));
            (!seen).then(|| format!("{flaw:?} should be found with {wanted:?}, but: {message:?}"))
        })
        .collect();
    assert!(unseen.is_empty(), "{}", unseen.join("\n"));
}

/// What the suite says about a flaw; nothing if the flawed game passes.
fn complaint(flaw: Flaw) -> Option<String> {
    let payload = catch_unwind(AssertUnwindSafe(|| run(flaw, 3, &[]))).err()?;
    let text = payload.downcast_ref::<String>().cloned();
    text.or_else(|| payload.downcast_ref::<&str>().map(|text| (*text).to_owned()))
}
