//! The table page: everything that its parts are put into.
//!
//! Only `page` sees the visitor: what `parts` draws is sent to everybody who looks with the same eyes, so no
//! token and no seat link may stand in it (buttons in it name the form of the page by `form="act"`).

use std::hash::{BuildHasher as _, Hash};

use foldhash::fast::FixedState;
use maud::{Markup, PreEscaped, html};
use serde_json::json;

use super::layout::{self, Frame};
use super::parts::{
    back, choices, clock, coach, deed, dialogs, eyes, hidden, hint, join, lines, outcome, panels, part,
    patterns, plan, retry, seats, seed, side, status, top, waiting,
};
use super::shown::{ChatLine, Holder, LogLine, Shown, Visitor};
use super::{assets, bundle};
use khipu_board::Region;

/// What the scripts call their sentences, and the sentences.
const PHRASES: [(&str, &str); 10] = [
    ("stale", "page-say-stale"),
    ("unsent", "page-say-unsent"),
    ("refused", "page-say-refused"),
    ("live", "page-say-live"),
    ("lost", "page-say-lost"),
    ("offline", "page-say-offline"),
    ("designed", "page-say-designed"),
    ("seed-right", "page-say-seed-right"),
    ("seed-own", "page-say-seed-own"),
    ("seed-wrong", "page-say-seed-wrong"),
];

/// Everything that the page shows besides the table itself.
pub(crate) struct Around<'a> {
    /// The log from the beginning.
    pub(crate) log: &'a [LogLine],
    /// The last lines of the chat.
    pub(crate) chat: &'a [ChatLine],
    /// The board as text: headings with lines below them.
    pub(crate) described: &'a [(String, Vec<String>)],
}

/// The whole page.
pub(crate) fn page(
    frame: &Frame<'_>,
    shown: &Shown<'_>,
    visitor: &Visitor<'_>,
    around: &Around<'_>,
) -> Markup {
    let words = shown.words;
    let body = html! {
        main id="table" class=[shown.mine().then_some("mine")] data-table=(shown.table) data-base=(shown.base) data-game=(shown.game.name)
            data-as=(eyes(shown.viewer)) data-deciders=(status::deciders(shown)) data-lang=(shown.language.code()) data-token=(visitor.token) data-version=(shown.version) data-step=(shown.step)
            data-mine=(shown.mine()) data-over=(shown.over.is_some()) data-waits=(shown.waits) data-now=[shown.clock.as_ref().map(|_| crate::store::now())] data-at=[(!shown.live).then_some(shown.step)] {
            h1.visually-hidden { (frame.word(&format!("lobby-game-{}", shown.game.name))) }
            (sprite(shown))
            (top::top(shown))
            (panels::goods(shown))
            (since(shown))
            (join::banner(frame, shown, visitor))
            (panels::panels(shown))
            a.button id="back-to-now" href=(shown.path("")) hidden[shown.live] { (words.word("page-back-to-now")) }
            (coach::coach(shown))
            (deed::deed(shown, visitor))
            (panels::jumps(shown))
            (side::side(shown, visitor, around))
            (side::more(frame, shown, visitor, around))
            section id="areas" aria-label=(words.word("page-areas")) {
                a.close href="#" aria-label=(words.word("page-close")) { "×" }
                (panels::pieces(shown, Region::Area))
            }
        }
        @if !visitor.own.is_empty() {
            form id="play-again" method="post" action=(shown.path("again")) hidden { (hidden(shown, visitor)) (part()) }
        }
        @if !visitor.own.is_empty() {
            form id="about-back" method="post" action=(shown.path("back")) data-post="back" hidden { (hidden(shown, visitor)) }
        }
        form id="to-study" method="post" action="/study" hidden {
            (frame.guard())
            input type="hidden" name="table" value=(shown.table);
            input type="hidden" name="at" value=(shown.step);
        }
        (clock::forms(shown, visitor))
        p id="live" class="visually-hidden" role="status" {}
        (plan::plan(shown, visitor))
        (hint::hint(shown))
        (retry::retry(shown))
        (dialogs::tip(shown))
        (dialogs::reveals(shown))
        (dialogs::curtain(shown, visitor))
        (dialogs::keys(shown))
        (dialogs::legend(shown))
        (data("moves", &json!({ "parts": shown.offers.parts, "moves": shown.offers.moves })))
        (data("phrases", &phrases(shown)))
    };
    let title = frame.word(&format!("lobby-game-{}", shown.game.name));
    layout::bare(frame, &title, "table-page", &head(shown), &body)
}

/// A page without log and stream, as lessons and plans have it: what is done is posted, and the answer brings what has
/// changed. `status` stands where tables say what is asked.
pub(crate) fn without_stream(
    frame: &Frame<'_>,
    shown: &Shown<'_>,
    visitor: &Visitor<'_>,
    title: &str,
    status: &Markup,
    described: &[(String, Vec<String>)],
) -> Markup {
    let body = html! {
        main id="table" class="mine" data-lesson data-table="" data-base=(shown.base) data-game=(shown.game.name)
            data-as=(eyes(shown.viewer)) data-deciders=(status::deciders(shown)) data-lang=(shown.language.code())
            data-token=(visitor.token) data-version=(shown.version) data-step=(shown.step) data-mine="true"
            data-over="false" data-waits="false" {
            h1.visually-hidden { (title) }
            (sprite(shown))
            (top::without_log(shown, status))
            (panels::goods(shown))
            (panels::panels(shown))
            (deed::deed(shown, visitor))
            (panels::jumps(shown))
            (side::little_more(frame, shown, visitor, described))
            section id="areas" aria-label=(shown.words.word("page-areas")) {
                a.close href="#" aria-label=(shown.words.word("page-close")) { "×" }
                (panels::pieces(shown, Region::Area))
            }
        }
        p id="live" class="visually-hidden" role="status" {}
        (dialogs::tip(shown))
        (dialogs::reveals(shown))
        (dialogs::keys(shown))
        (dialogs::legend(shown))
        (data("moves", &json!({ "parts": shown.offers.parts, "moves": shown.offers.moves })))
        (data("phrases", &phrases(shown)))
    };
    let head = html! { (head(shown)) link rel="stylesheet" href=(assets::url("lesson.css")); };
    layout::bare(frame, title, "table-page", &head, &body)
}

/// What happened since the viewer's last turn: a script fills it from the log.
fn since(shown: &Shown<'_>) -> Markup {
    let words = shown.words;
    html! {
        section.scripted id="since" aria-label=(words.word("page-since")) hidden {
            button.line type="button" data-drawer="side" aria-controls="side" { b { (words.word("page-since")) } " " span.count {} }
            ol {}
            button.more type="button" data-drawer="side" aria-controls="side" hidden title=(words.word("page-since-more")) {}
            button.quiet id="again" type="button" { (super::parts::icon("ui-again")) " " (words.word("page-again")) }
        }
    }
}

/// A part of the page that changes as the game goes on, besides the pieces of the game.
struct Part {
    id: &'static str,
    draw: fn(&Shown<'_>) -> Markup,
    /// The hash of all that it is drawn from, for one that seldom changes.
    made_from: Option<fn(&Shown<'_>) -> u64>,
}

const PARTS: [Part; 9] = [
    Part { id: "status", draw: status::status, made_from: None },
    Part { id: "choices", draw: choices::choices, made_from: Some(|shown| hash(choices::made_from(shown))) },
    Part {
        id: "waiting",
        draw: waiting::waiting,
        made_from: Some(|shown| hash((sitters(shown), shown.live, shown.waits))),
    },
    Part { id: "outcome", draw: outcome::result, made_from: None },
    Part {
        id: "seats",
        draw: seats::seats,
        made_from: Some(|shown| hash((sitters(shown), &shown.watching, shown.live, shown.public))),
    },
    Part {
        id: "seed",
        draw: seed::seed,
        made_from: Some(|shown| hash((&shown.chance, &shown.commitment, &shown.seed))),
    },
    Part { id: "clocks", draw: clock::clocks, made_from: None },
    Part { id: "holidays", draw: clock::holidays, made_from: None },
    Part { id: "asked-back", draw: back::back, made_from: None },
];

fn hash(what: impl Hash) -> u64 {
    FixedState::default().hash_one(what)
}

/// Who sits where, as the lists of seats tell it.
fn sitters<'a>(shown: &'a Shown<'_>) -> Vec<(&'a str, Holder, bool, bool)> {
    shown.seats.iter().map(|seat| (seat.name.as_str(), seat.holder, seat.here, seat.declined)).collect()
}

/// The parts as they are: id and element.
pub(crate) fn parts(shown: &Shown<'_>) -> impl Iterator<Item = (&'static str, String)> {
    PARTS.iter().map(|part| (part.id, (part.draw)(shown).into_string()))
}

/// The parts as they were sent to a viewer: hashes of what they were made from, or of how they looked.
#[derive(Default)]
pub(crate) struct SentParts([u64; PARTS.len()]);

impl SentParts {
    /// The parts that have changed since.
    #[must_use]
    pub(crate) fn changed(&mut self, shown: &Shown<'_>) -> Vec<(&'static str, String)> {
        let changed = PARTS.iter().zip(&mut self.0).filter_map(|(part, before)| {
            let draw = || (part.draw)(shown).into_string();
            let (now, html) = match part.made_from {
                Some(made_from) => (made_from(shown), None),
                None => {
                    let html = draw();
                    (hash(&html), Some(html))
                }
            };
            let changed = std::mem::replace(before, now) != now;
            changed.then(|| (part.id, html.unwrap_or_else(draw)))
        });
        changed.collect()
    }
}

/// A line of the log.
pub(crate) fn log_line(line: &LogLine) -> String {
    lines::log_line(line).into_string()
}

/// A line of the chat.
pub(crate) fn chat_line(line: &ChatLine) -> String {
    lines::chat_line(line).into_string()
}

/// The board as text.
pub(crate) fn described(text: &[(String, Vec<String>)]) -> String {
    lines::described(text).into_string()
}

/// The style of a board with what stands around it.
pub(crate) fn sheets(game: &str, style: &'static str) -> Markup {
    html! {
        link rel="stylesheet" href=(assets::url("around.css"));
        link rel="stylesheet" href=(assets::board_url(game, "css", style));
    }
}

pub(crate) fn head(shown: &Shown<'_>) -> Markup {
    html! {
        (sheets(shown.game.name, shown.style))
        link rel="modulepreload" href=(assets::url(bundle::ENTRANCE));
        @if !shown.script.is_empty() {
            script type="module" src=(assets::board_url(shown.game.name, "js", shown.script)) {}
        }
    }
}

/// Symbols and patterns that all drawings refer to.
pub(crate) fn sprite(shown: &Shown<'_>) -> Markup {
    html! {
        svg.sprite width="0" height="0" aria-hidden="true" {
            defs { (patterns::patterns()) (PreEscaped(shown.symbols)) }
        }
    }
}

/// A block of JSON for the scripts. It is not run, and cannot end its own element.
pub(crate) fn data(id: &str, value: &serde_json::Value) -> Markup {
    let text = value.to_string().replace('<', "\\u003c");
    html! { script id=(id) type="application/json" { (PreEscaped(text)) } }
}

/// Sentences that only the scripts say.
pub(crate) fn phrases(shown: &Shown<'_>) -> serde_json::Value {
    let said = PHRASES.iter().map(|(name, key)| ((*name).to_owned(), json!(shown.words.word(key))));
    said.collect::<serde_json::Map<_, _>>().into()
}

#[cfg(test)]
mod tests {
    use khipu_core::{Points, Seat, Seats, Viewer};
    use khipu_words::{Language, Words};

    use super::super::layout::Theme;
    use super::super::shown::{
        BackShown, ChanceShown, Outcome, OutcomeLine, PageKind, PlanShown, SeatShown, TimeShown,
    };
    use super::*;
    use crate::clock::{Control, Holiday};
    use crate::store::{Part, SeatPart};
    use khipu_board::{Choice, Piece, Role};
    use khipu_registry::Offers;

    const NASTY: &str = r#"</script>"><b>x"#;

    fn shown(words: &Words) -> Shown<'_> {
        let seat = |index: usize, holder| SeatShown {
            seat: Seat::new(index),
            name: format!("{NASTY}{index}"),
            holder,
            declined: false,
            here: true,
            turn: index == 0,
            time: Some(TimeShown {
                ends: (index == 0).then_some(9),
                left: 90,
                bank: Some(5),
                holiday: Some(Holiday { left: 3, until: None }),
                late: false,
                votes: [1, 0],
            }),
        };
        let choice = |role| Choice::new(NASTY.to_owned()).role(role);
        Shown {
            kind: PageKind::Table,
            table: "abc",
            base: "/t/abc".to_owned(),
            game: khipu_games::registry().games().next().expect("a game").title(),
            options: Vec::new(),
            version: 41,
            step: 16,
            steps: 16,
            live: true,
            viewer: Viewer::Seat(Seat::new(0)),
            words,
            language: Language::English,
            panels: Vec::new(),
            symbols: "",
            legend: vec![("i-corn", NASTY.to_owned())],
            style: "",
            script: "",
            seats: vec![seat(0, Holder::Person), seat(1, Holder::Person), seat(2, Holder::Open)],
            deciders: Seats::one(Seat::new(0)),
            asks: NASTY.to_owned(),
            offers: Offers {
                words: vec!["end".to_owned(), NASTY.to_owned()],
                parts: vec!["end".to_owned(), "tikal".to_owned(), "corn".to_owned(), NASTY.to_owned()],
                moves: vec![vec![0], vec![1, 2], vec![2, 3]],
                choices: vec![(0, choice(Role::Ends { loses: false })), (2, choice(Role::Part))],
            },
            undo: 1,
            pieces: vec![Piece::new(
                "area-0".to_owned(),
                Region::Area,
                r#"<section id="area-0"></section>"#.to_owned(),
            )],
            over: None,
            closed: None,
            stuck: false,
            waits: false,
            chance: ChanceShown::Server,
            away: 10,
            hints: true,
            rated: true,
            sealed: false,
            coached: true,
            retry: Some("/t/other/review?as=0".to_owned()),
            locked: true,
            back: BackShown { asked: Some((Seat::new(1), 3)), may_ask: true, may_answer: true },
            watching: (vec![NASTY.to_owned()], 2),
            commitment: Some("c0ffee".to_owned()),
            seed: None,
            public: true,
            clock: Some(Control::Live { base: 600, increment: 5 }),
        }
    }

    fn drawn(shown: &Shown<'_>) -> String {
        let mut own = Seats::one(Seat::new(0));
        own.insert(Seat::new(1));
        let links = vec![(Seat::new(2), "/seat/abc/2/opensesame".to_owned())];
        let visitor = Visitor {
            token: "tok",
            own,
            host: true,
            invitation: "/join/abc/inviting".to_owned(),
            invited_by: None,
            joins: "/t/abc/seat".to_owned(),
            notes: format!("{NASTY} secret note"),
            plan: PlanShown { moves: vec![format!("{NASTY} secret plan")], dropped: None },
            links,
        };
        let frame = Frame {
            words: shown.words,
            language: shown.language,
            theme: Theme::Auto,
            name: "",
            user: false,
            token: "tok",
            here: "/",
        };
        page(&frame, shown, &visitor, &Around { log: &[], chat: &[], described: &[] }).into_string()
    }

    #[test]
    fn what_is_sent_to_all_holds_nothing_of_a_guest() {
        let words = khipu_games::words(Language::English);
        let shown = shown(&words);
        let all: String = parts(&shown).map(|(_, html)| html).collect();
        for own in ["tok\"", "opensesame", "inviting", "secret note", "secret plan"] {
            assert!(!all.contains(own), "{own}: {all}");
        }
        let page = drawn(&shown);
        assert!(page.contains(r#"name="token" value="tok""#) && page.contains("/seat/abc/2/opensesame"));
    }

    #[test]
    fn every_part_is_an_element_with_its_id_and_stands_on_the_page() {
        let words = khipu_games::words(Language::English);
        let mut shown = shown(&words);
        for over in [false, true] {
            if over {
                let line = OutcomeLine {
                    seat: None,
                    name: NASTY.to_owned(),
                    won: true,
                    total: Points::whole(7),
                    points: vec![Points::whole(7)],
                };
                shown.over = Some(Outcome { sources: vec![NASTY.to_owned()], lines: vec![line] });
            }
            let page = drawn(&shown);
            for (id, html) in parts(&shown) {
                let tag = html.split('>').next().unwrap_or_default();
                assert!(tag.contains(&format!(r#" id="{id}""#)), "{html}");
                assert_eq!(page.matches(&format!(r#" id="{id}""#)).count(), 1, "{id}");
                assert!(page.contains(&html), "{id}");
            }
        }
    }

    #[test]
    fn what_has_changed_is_sent_and_nothing_else() {
        let words = khipu_games::words(Language::English);
        let mut shown = shown(&words);
        let mut sent = SentParts::default();
        let changed = |sent: &mut SentParts, shown: &Shown<'_>| -> Vec<&str> {
            sent.changed(shown).into_iter().map(|(id, _)| id).collect()
        };
        assert_eq!(changed(&mut sent, &shown).len(), PARTS.len());
        assert!(changed(&mut sent, &shown).is_empty());
        shown.seats[1].here = false;
        assert_eq!(changed(&mut sent, &shown), ["waiting", "seats"]);
        shown.seats[1].declined = true;
        assert_eq!(changed(&mut sent, &shown), ["waiting", "seats"]);
        shown.seats[2].holder = Holder::Bot(3);
        // Clocks name who is who, presence aside.
        assert_eq!(changed(&mut sent, &shown), ["waiting", "seats", "clocks"]);
        shown.offers.choices.pop();
        assert_eq!(changed(&mut sent, &shown), ["choices"]);
        shown.undo = 0;
        assert_eq!(changed(&mut sent, &shown), ["choices"]);
        shown.seed = Some("42".to_owned());
        assert_eq!(changed(&mut sent, &shown), ["seed"]);
        shown.asks.clear();
        assert_eq!(changed(&mut sent, &shown), ["status"]);
        shown.live = false;
        assert_eq!(
            changed(&mut sent, &shown),
            ["status", "choices", "waiting", "seats", "clocks", "holidays"]
        );
    }

    #[test]
    fn names_labels_and_data_cannot_break_out() {
        let words = khipu_games::words(Language::English);
        let page = drawn(&shown(&words));
        assert!(!page.contains("<b>x"), "{page}");
        let data = page.split(r#"id="moves" type="application/json">"#).nth(1).expect("the moves");
        let data: serde_json::Value =
            serde_json::from_str(data.split("</script>").next().unwrap_or_default()).expect("whole");
        assert_eq!(data["parts"][3], NASTY);
    }

    #[test]
    fn a_choice_that_is_a_move_of_its_own_works_without_scripts() {
        let words = khipu_games::words(Language::English);
        let page = drawn(&shown(&words));
        let button = |part: &str| {
            let at = page.find(&format!(r#"data-part="{part}""#)).expect("a button");
            page[at..].split('>').next().unwrap_or_default().to_owned()
        };
        assert!(button("end").contains(r#"name="m" value="0""#), "{}", button("end"));
        assert!(!button("corn").contains("name="), "{}", button("corn"));
        assert!(page.contains(r#"<noscript><form class="plain" method="post" action="/t/abc/move">"#));
    }

    #[test]
    fn every_word_of_the_page_is_in_the_locale_file() {
        let words = khipu_games::words(Language::English);
        let mut shown = shown(&words);
        assert!(!drawn(&shown).contains('⟨'));
        shown.waits = true;
        shown.chance = ChanceShown::Chosen;
        shown.seats[2].holder = Holder::Left;
        assert!(!drawn(&shown).contains('⟨'));
        shown.waits = false;
        let part = |own| SeatPart { seat: 1, part: Part { text: "a".to_owned(), own } };
        shown.chance =
            ChanceShown::Shared { promise: "c0ffee".to_owned(), parts: vec![part(true), part(false)] };
        shown.viewer = Viewer::Spectator;
        shown.live = false;
        shown.seed = Some("42".to_owned());
        shown.over = Some(Outcome { sources: Vec::new(), lines: Vec::new() });
        assert!(!drawn(&shown).contains('⟨'));
    }
}
