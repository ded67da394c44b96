//! Short texts that are shown with numbers, made once for each language.

use khipu_tzolkin::{Components, Resource, Source};
use serde_json::{Value, json};

use crate::GAME;
use khipu_board::RenderContext;
use khipu_board::svg::escape;

/// Numbers beyond this are said without a cache.
const MOST: usize = 40;

/// A text with a number in it, for each number.
pub(super) struct Counted {
    key: &'static str,
    said: Vec<String>,
}

impl Counted {
    fn new(key: &'static str, context: &RenderContext<'_>) -> Self {
        let said = (0..MOST).map(|n| Self::say(key, n, context)).collect();
        Self { key, said }
    }

    fn say(key: &str, n: usize, context: &RenderContext<'_>) -> String {
        escape(&context.say(GAME, key, &json!({ "n": n })))
    }

    /// The text for a number, safe for HTML.
    pub(super) fn of(&self, n: usize, context: &RenderContext<'_>) -> String {
        self.said.get(n).cloned().unwrap_or_else(|| Self::say(self.key, n, context))
    }
}

/// The texts, all safe for HTML.
pub(super) struct Phrases {
    pub(super) placing: String,
    pub(super) food_days: String,
    pub(super) market: String,
    pub(super) wheels: String,
    /// What is said of a space where nobody stands, and where a neutral worker stands.
    pub(super) free: String,
    pub(super) neutral: String,
    /// What is said of the first free space of a gear, by the corn that it costs.
    pub(super) free_for: Counted,
    /// Corn on the calendar.
    pub(super) corn_lies: Counted,
    pub(super) buildings: String,
    pub(super) monuments: String,
    /// Beside the monuments: no other comes.
    pub(super) no_more: String,
    pub(super) home_tip: String,
    pub(super) built: String,
    pub(super) nothing_built: String,
    pub(super) kept: String,
    pub(super) keep_two: String,
    pub(super) sources_heading: String,
    /// The sign of a board that lies light side up.
    pub(super) sun: String,
    pub(super) light: String,
    pub(super) dark: String,
    pub(super) first_player: String,
    pub(super) day: Counted,
    /// What stands in the place of the day when there is no other.
    pub(super) over: String,
    pub(super) days_to_food: Counted,
    pub(super) needs: Counted,
    pub(super) stack: [Counted; 2],
    /// What the gods do on the next food day: give goods, score points, nothing.
    pub(super) gods: [String; 3],
    /// Corn, wood, stone, gold, skulls, workers, points, tiles of corn and of wood.
    pub(super) goods: [(&'static str, String); 9],
    /// The sources of points, in their order.
    pub(super) sources: Vec<String>,
}

impl Phrases {
    pub(super) fn new(rules: &Components, context: &RenderContext<'_>) -> Self {
        let say = |key: &str, args: &Value| escape(&context.say(GAME, &format!("tzolkin-board-{key}"), args));
        let word = |key: &str| say(key, &json!({}));
        let goods = ["corn", "wood", "stone", "gold", "skull", "worker", "point", "corntile", "woodtile"];
        Self {
            placing: word("placing"),
            food_days: word("food-days"),
            market: word("market"),
            wheels: word("wheels"),
            free: word("free"),
            neutral: word("neutral"),
            free_for: Counted::new("tzolkin-board-free-for", context),
            corn_lies: Counted::new("tzolkin-board-corn-lies", context),
            buildings: word("buildings"),
            monuments: word("monuments"),
            no_more: word("no-more"),
            home_tip: say("home-tip", &json!({ "n": rules.workers })),
            built: word("built"),
            nothing_built: word("nothing-built"),
            kept: word("kept"),
            keep_two: word("keep-two"),
            sources_heading: word("sources"),
            sun: format!(
                r##"<svg class="tz-ic" role="img" aria-label="{}"><use href="#i-tz-day"/></svg>"##,
                word("light")
            ),
            light: word("light"),
            dark: word("dark"),
            first_player: word("first-player"),
            day: Counted::new("tzolkin-board-day", context),
            over: word("over"),
            days_to_food: Counted::new("tzolkin-board-days-to-food", context),
            needs: Counted::new("tzolkin-board-needs", context),
            stack: [
                Counted::new("tzolkin-board-stack-1", context),
                Counted::new("tzolkin-board-stack-2", context),
            ],
            gods: [word("gods-goods"), word("gods-points"), word("gods-none")],
            goods: goods.map(|name| (name, word(&format!("name-{name}")))),
            sources: Source::NAMES.iter().map(|(name, _)| escape(&context.words.name(GAME, name))).collect(),
        }
    }

    /// A symbol of the sprite with its name, in the text of the page.
    pub(super) fn icon(&self, place: usize) -> String {
        let (name, label) = &self.goods[place];
        format!(r##"<svg class="tz-ic" role="img" aria-label="{label}"><use href="#i-tz-{name}"/></svg>"##)
    }
}

/// The place of a resource among the goods of [`Phrases`].
pub(super) const fn place_of(resource: Resource) -> usize {
    1 + resource as usize
}
