//! How fast the search is, as it is shown.

use khipu_registry::run::{BenchPlan, SearchSpeed};
use serde_json::{Value, json};

use super::mean_and_spread;

pub(super) fn json(speeds: &[SearchSpeed], game: &str, plan: &BenchPlan) -> Value {
    let speeds: Vec<Value> = speeds
        .iter()
        .map(|speed| {
            let (mean, spread) = mean_and_spread(&speed.runs);
            json!({
                "workers": speed.workers, "rollout": speed.rollout, "iterations_per_second": mean,
                "spread": spread, "most_nodes": speed.most_nodes,
            })
        })
        .collect();
    json!({ "game": game, "players": plan.players, "runs": plan.runs, "search": speeds })
}

pub(super) fn table(speeds: &[SearchSpeed], game: &str, plan: &BenchPlan) -> String {
    let mut table = format!(
        "{game}, {} players, search: {} runs of {} iterations for {} positions\n",
        plan.players,
        plan.runs,
        SearchSpeed::ITERATIONS,
        SearchSpeed::POSITIONS
    );
    for speed in speeds {
        let (mean, spread) = mean_and_spread(&speed.runs);
        let workers = if speed.workers == 1 { "1 core" } else { "2 cores" };
        let name = format!("{workers}, rollouts of {}", speed.rollout);
        table += &format!(
            "  {name:<26}{mean:>12.0} iterations per second ± {spread:.0}, at most {} nodes\n",
            speed.most_nodes
        );
    }
    table
}
