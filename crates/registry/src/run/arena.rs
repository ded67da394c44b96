//! A tournament of bots.

use std::ops::ControlFlow;

use khipu_bots::Contender;
use khipu_bots::arena::{ArenaGame, Entrant, tournament};
use khipu_core::{Evaluate, Options, Seed, SetupError};

/// What is to be played.
#[derive(Clone, Debug)]
pub struct ArenaPlan {
    /// How many seats.
    pub players: u64,
    /// Who plays; they sit down in turn until all seats are taken.
    pub bots: Vec<Contender>,
    /// How many deals; each is played once for each bot.
    pub deals: u64,
    /// Any text.
    pub seed: String,
    /// The options of the game.
    pub options: Options,
}

pub(crate) fn play<G: Evaluate>(
    game: &G,
    plan: &ArenaPlan,
    ended: &(dyn Fn(&ArenaGame) -> ControlFlow<()> + Sync),
) -> Result<Vec<ArenaGame>, SetupError> {
    let setup = game.setup(plan.players, &plan.options, Seed::from_text(&plan.seed))?;
    let entrants: Vec<Entrant<'_, G>> =
        plan.bots.iter().map(|bot| -> Entrant<'_, G> { Box::new(|seed| bot.policy(game, seed)) }).collect();
    Ok(tournament(game, &setup, &entrants, plan.deals, ended))
}
