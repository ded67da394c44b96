//! Whole games by somebody who has nothing but the accessibility tree: roles, names, states, and what is announced.

use std::time::Duration;

use serde_json::{Value, json};

use crate::player::Dice;
use crate::positions::against_a_bot;
use crate::support::{Browser, BrowserTest};

/// How often it is looked whether anything has changed, and how long between: a bot may have to think.
const LOOKS: usize = 400;
const PAUSE: Duration = Duration::from_millis(15);
/// Buttons beside the choices that lead back.
const BACK: [&str; 3] = ["Undo", "Restart turn", "Choose anew"];

/// A button, as those who read pages aloud get it.
struct Button {
    name: String,
    /// What the browser calls it, to press it.
    handle: Value,
}

impl Button {
    /// A button that leads on: it is neither disabled nor pressed already.
    fn of(node: &Value) -> Option<Self> {
        let is = |name: &str| {
            let mut all = node["properties"].as_array().into_iter().flatten();
            let found =
                all.find(|property| property["name"] == name).map(|property| &property["value"]["value"]);
            found.is_some_and(|value| *value == true || *value == "true")
        };
        let name = name(node);
        assert!(!name.is_empty(), "every button has a name: {node}");
        let leads_on = !is("disabled") && !is("pressed") && !BACK.iter().any(|back| name.starts_with(back));
        leads_on.then(|| Self { name, handle: node["backendDOMNodeId"].clone() })
    }
}

fn name(node: &Value) -> String {
    node["name"]["value"].as_str().unwrap_or_default().to_owned()
}

/// What there is to be told, and to be pressed.
struct Page {
    heard: String,
    choices: Vec<Button>,
}

impl Page {
    fn differs(&self, other: &Self) -> bool {
        let names = |page: &Self| page.choices.iter().map(|button| button.name.clone()).collect::<Vec<_>>();
        self.heard != other.heard || names(self) != names(other)
    }
}

/// Somebody who reads a page by its tree, and presses what has a name.
struct Reader<'a> {
    browser: &'a Browser,
    document: Value,
    /// The group of buttons for what can be done.
    bar: Value,
    /// Where things are announced.
    live: Vec<Value>,
}

impl<'a> Reader<'a> {
    fn of(browser: &'a Browser) -> Self {
        let document = browser.devtools("Runtime.evaluate", &json!({ "expression": "document" }));
        let document = document["result"]["objectId"].clone();
        let reader = Self { browser, document, bar: Value::Null, live: Vec::new() };
        let bar = reader.all("group").into_iter().find(|group| name(group) == "What you can do");
        let live = reader.all("status").iter().map(|node| node["nodeId"].clone()).collect();
        Self { bar: bar.expect("a group of what can be done")["backendDOMNodeId"].clone(), live, ..reader }
    }

    fn ask(&self, query: &Value) -> Vec<Value> {
        let mut found = self.browser.devtools("Accessibility.queryAXTree", query);
        let nodes = found["nodes"].as_array_mut().map(std::mem::take).unwrap_or_default();
        nodes.into_iter().filter(|node| node["ignored"] != true).collect()
    }

    /// All that has a role and can be got at.
    fn all(&self, role: &str) -> Vec<Value> {
        self.ask(&json!({ "objectId": self.document, "role": role }))
    }

    /// What was announced last.
    fn heard(&self) -> String {
        let texts = self.live.iter().map(|id| {
            let inside = self.browser.devtools("Accessibility.getChildAXNodes", &json!({ "id": id }));
            inside["nodes"].as_array().into_iter().flatten().map(name).collect::<Vec<_>>().join(" ")
        });
        texts.collect::<Vec<_>>().join(" ").trim().to_owned()
    }

    fn page(&self) -> Page {
        let buttons = self.ask(&json!({ "backendNodeId": self.bar, "role": "button" }));
        let mut choices: Vec<Button> = buttons.iter().filter_map(Button::of).collect();
        // What was revealed lies over everything until it was seen.
        if let Some(dialog) = buttons.is_empty().then(|| self.all("dialog")).and_then(|mut all| all.pop()) {
            let inside = self.ask(&json!({ "backendNodeId": dialog["backendDOMNodeId"], "role": "button" }));
            choices = inside.iter().filter_map(Button::of).collect();
        }
        Page { heard: self.heard(), choices }
    }

    /// Goes to a button and presses Enter.
    fn press(&self, button: &Button) {
        self.browser.devtools("DOM.focus", &json!({ "backendNodeId": button.handle }));
        for (kind, text) in [("keyDown", "\r"), ("keyUp", "")] {
            let key = json!({ "type": kind, "key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 13, "text": text });
            self.browser.devtools("Input.dispatchKeyEvent", &key);
        }
    }

    /// Presses what leads on until the score stands there as a table. Returns how often something was announced.
    async fn play(&self, game: &str, dice: &mut Dice) -> usize {
        let mut announced = 0;
        let mut page = self.page();
        loop {
            let pressed = page.choices.get((dice.roll() * page.choices.len() as f64) as usize);
            if let Some(button) = pressed {
                self.press(button);
            }
            let mut next = self.page();
            for _ in 0..LOOKS {
                if next.differs(&page) {
                    break;
                }
                tokio::time::sleep(PAUSE).await;
                next = self.page();
            }
            if !self.all("table").is_empty() {
                return announced;
            }
            let name = pressed.map(|button| &button.name);
            assert!(next.differs(&page), "{game}: nothing leads on after {:?} and {name:?}", page.heard);
            announced += usize::from(next.heard != page.heard);
            page = next;
        }
    }
}

#[tokio::test]
#[ignore = "three whole games, read anew at every step, take some minutes"]
async fn whole_games_by_the_accessibility_tree_alone() {
    let visit = BrowserTest::begin().await;
    let browser = visit.browser(1280, 800, "en").await;
    // Nothing is shown slowly to whoever wants no motion.
    let calm = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
    browser.devtools("Emulation.setEmulatedMedia", &calm);
    browser.devtools("Accessibility.enable", &json!({}));
    for game in khipu_games::registry().games().map(|game| game.title().name) {
        against_a_bot(&visit, &browser, game, "by ear").await;
        let announced = Reader::of(&browser).play(game, &mut Dice::new(5)).await;
        // The bot does not wait for anybody here: its moves are told together with one's own.
        let own = "const own = document.querySelectorAll('#log > .seat-0[data-step]');
                   return new Set([...own].map((line) => line.dataset.step)).size";
        let own = browser.count(own).await;
        assert!(announced as f64 > own / 2.0, "{game}: {announced} announcements of {own} own moves");
    }
    browser.close().await;
}
