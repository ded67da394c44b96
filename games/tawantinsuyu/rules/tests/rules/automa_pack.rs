//! Axomamma's part of a pack: every fault is found, with its place.

use khipu_core::{Fault, Problem};
use khipu_tawantinsuyu::Components;

const PACK: &str = include_str!("../../components/0.1.0.toml");

/// The faults after some changes.
fn faults(changes: &[(&str, &str)]) -> Vec<Fault> {
    let mut text = PACK.to_owned();
    for (from, to) in changes {
        assert!(text.contains(from), "{from:?} is in the pack");
        text = text.replacen(from, to, 1);
    }
    Components::from_toml(&text).expect_err("a fault")
}

/// TW-12.1, TW-12.8, TW-12.15: a die of five faces, a token on no space, a board without the personality's space, a paid
/// action in the upper row, a reward that asks, an unknown action, a region named twice: all are listed at once.
#[test]
fn all_faults_of_a_board_are_listed() {
    let found = faults(&[
        ("die = [1, 2, 2, 3, 3, 4]", "die = [1, 2, 2, 3, 9]"),
        ("{ value = 4, start = \"M3\" }", "{ value = 4, start = \"M9\" }"),
        (", personality = true }", " }"),
        ("{ id = \"U1\", gives = \"3 potato\" }", "{ id = \"U1\", does = \"stairs\" }"),
        ("warrior = \"1 army\"", "warrior = \"1 god\""),
        ("does = \"potato_end\"", "does = \"rice_end\""),
        ("regions = [\"antisuyu\", \"chinchasuyu\"", "regions = [\"antisuyu\", \"antisuyu\""),
        ("winning = 120", "winning = 120\nlosing = 1"),
    ]);
    let at = |place: &str, test: &dyn Fn(&Problem) -> bool| {
        let here = found.iter().filter(|fault| fault.place.path.starts_with(place));
        assert!(
            here.into_iter().any(|fault| test(&fault.problem) && fault.place.line.is_some()),
            "{place} in {found:#?}"
        );
    };
    let impossible = |what: &'static str| move |problem: &Problem| matches!(problem, Problem::Impossible { what: found, .. } if *found == what);
    at("axomamma.die", &|problem| matches!(problem, Problem::Count { found: 5, wanted: 6, .. }));
    at("axomamma.die[4]", &|problem| matches!(problem, Problem::Range { found: 9, .. }));
    at("axomamma.tokens.list[5].start", &|problem| matches!(problem, Problem::UnknownWord { .. }));
    at("axomamma", &impossible("one_space_of_the_personality"));
    at("axomamma", &impossible("rows_of_the_board"));
    at("axomamma.rewards.warrior", &impossible("gains_without_a_question"));
    at("axomamma.lower.spaces[0].does", &|problem| matches!(problem, Problem::UnknownWord { .. }));
    at("axomamma.regions", &|problem| matches!(problem, Problem::Twice { .. }));
    at("axomamma", &|problem| matches!(problem, Problem::UnknownField { field } if field == "losing"));
}

/// A pack without Axomamma is no pack.
#[test]
fn a_pack_needs_its_automa() {
    let start = PACK.find("[axomamma]").expect("its part");
    let faults = Components::from_toml(&PACK[..start]).expect_err("a fault");
    assert!(
        faults
            .iter()
            .any(|fault| matches!(&fault.problem, Problem::Missing { field } if field == "axomamma"))
    );
}
