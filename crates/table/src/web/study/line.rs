//! The moves of a study, as far as they lead through one node; where others branch off, these are links.

use khipu_core::Viewer;
use khipu_study::{Node, YARDSTICK};
use maud::{Markup, html};
use serde_json::{Value, json};

use super::super::parts::{eyes, say};
use super::super::turn_words::say_move;
use super::Open;

/// Buttons that step: to the start, back, on, to the end of the line; and the pencil.
pub(super) fn steps(open: &Open<'_>) -> Markup {
    let words = open.context.words();
    let (line, path) = (open.study.line(open.node), open.study.path(open.node));
    let here = &open.study.nodes()[open.node];
    let next = line.get(path.len()).copied();
    let link = |id: &str, key: &str, to: Option<usize>, sign: &str| {
        let label = words.word(key);
        html! {
            @match to {
                Some(to) => { a.button.small id=(id) href=(open.path(to)) data-go title=(label) aria-label=(label) { (sign) } }
                None => { span.button.small id=(id) aria-disabled="true" aria-label=(label) role="link" { (sign) } }
            }
        }
    };
    html! {
        nav id="steps" aria-label=(words.word("study-steps")) {
            (link("step-first", "study-first", (open.node > 0).then_some(0), "«"))
            (link("step-back", "page-step-back", (open.node > 0).then_some(here.parent), "‹"))
            (link("step-on", "page-step-on", next, "›"))
            (link("step-last", "study-last", line.last().copied().filter(|last| *last != open.node), "»"))
            @if open.own {
                button.small.scripted id="draw" type="button" aria-pressed="false" title=(words.word("study-draw-tip")) {
                    (words.word("study-draw")) " " kbd { "d" }
                }
            }
            span.comment { (here.comment.lines().next().unwrap_or_default()) }
        }
    }
}

/// The move that leads to a node, with whoever made it.
fn said(open: &Open<'_>, node: &Node) -> String {
    let Some(played) = &node.played else { return open.context.words().word("study-start") };
    let name = open.names.get(played.seat.index()).map_or("", String::as_str);
    // Nodes that are shown hang on the line through the open one: as deep as their parent there.
    let before = open.line.get(open.study.path(node.parent).len());
    let said = before.map(|before| say_move(before, played.seat, &played.text, &open.drawing_context()));
    open.context.words().titled(name, said.as_ref().unwrap_or(&played.text))
}

/// The line through the node.
pub(super) fn line(open: &Open<'_>) -> Markup {
    let words = open.context.words();
    let nodes = open.study.nodes();
    let link = |node: usize| {
        let one = &nodes[node];
        let here = (node == open.node).then_some("step");
        let notation = one.played.as_ref().map(|played| &played.text);
        html! {
            a href=(open.path(node)) data-go aria-current=[here] title=[notation] { (said(open, one)) }
            @if !one.comment.is_empty() || !one.marks.is_empty() { " " span title=(words.word("study-commented")) { "✎" } }
        }
    };
    html! {
        section id="line" aria-label=(words.word("study-moves")) {
            h2 { (words.word("study-moves")) }
            p { (link(0)) }
            ol {
                @for &node in &open.study.line(open.node) {
                    li {
                        (link(node))
                        @let others: Vec<usize> = open.study.next(nodes[node].parent).filter(|&other| other != node).collect();
                        @if !others.is_empty() {
                            ul aria-label=(words.word("study-variations")) { @for other in others { li { (link(other)) } } }
                        }
                    }
                }
            }
        }
    }
}

/// What is drawn at the node, for the script that draws it.
fn marks(node: &Node) -> Value {
    let mark = |mark: &khipu_study::Mark| match &mark.to {
        Some(to) => json!([mark.from, to]),
        None => json!([mark.from]),
    };
    node.marks.iter().map(mark).collect()
}

/// What is said and drawn at the node, and what its moves are worth.
pub(super) fn node(open: &Open<'_>) -> Markup {
    let words = open.context.words();
    let here = &open.study.nodes()[open.node];
    let base = open.path(open.node);
    let hidden = || {
        html! {
            input type="hidden" name="token" value=(open.context.token());
            input type="hidden" name="v" value=(open.row.version);
        }
    };
    let post = |what: &str, inside: &Markup| {
        html! { form method="post" action=(format!("{base}/{what}")) data-act=(what) { (hidden()) (inside) } }
    };
    html! {
        section id="node" data-marks=(marks(here)) {
            h2 { (said(open, here)) }
            (looking(open))
            @if open.own {
                (post("comment", &html! {
                    label { (words.word("study-comment"))
                        textarea name="text" rows="5" maxlength=(khipu_study::MOST_COMMENT) { (here.comment) } }
                    button { (words.word("study-comment-keep")) }
                }))
            } @else {
                @for line in here.comment.lines() { p.comment { (line) } }
            }
            @if !here.marks.is_empty() {
                h3 { (words.word("study-marks")) }
                ul.marks {
                    @for mark in &here.marks {
                        li {
                            span data-place=(mark.from) { (mark.from) }
                            @if let Some(to) = &mark.to { " → " span data-place=(to) { (to) } }
                            @if open.own {
                                (post("mark", &html! {
                                    input type="hidden" name="from" value=(mark.from);
                                    @if let Some(to) = &mark.to { input type="hidden" name="to" value=(to); }
                                    button.small { (words.word("study-mark-remove")) }
                                }))
                            }
                        }
                    }
                }
            }
            (values(open, here, &post))
            @if open.own && open.node > 0 {
                (post("cut", &html! { button.small { (words.word("study-cut")) } }))
            }
        }
    }
}

/// Through whose eyes the board is seen.
fn looking(open: &Open<'_>) -> Markup {
    let words = open.context.words();
    let deciding = words.word("study-eyes-turn");
    let seats = open.names.iter().enumerate().map(|(seat, name)| (seat.to_string(), name.clone()));
    let all = [(String::new(), deciding)].into_iter().chain(seats);
    let all = all.chain([(eyes(Viewer::Spectator), words.word("study-eyes-none"))]);
    html! {
        nav.eyes aria-label=(words.word("study-eyes")) {
            span { (words.word("study-eyes")) (words.colon()) }
            @for (eyes, name) in all {
                a href=(open.path_seen_by(open.node, &eyes)) data-go aria-current=[(eyes == open.eyes).then_some("true")] { (name) }
                " "
            }
        }
    }
}

fn values(open: &Open<'_>, here: &Node, post: &impl Fn(&str, &Markup) -> Markup) -> Markup {
    let words = open.context.words();
    let number = |number: f64| words.number(format!("{number:.1}")).replace('-', "−");
    // They were asked for whoever decides here.
    let said = |played: &str| match open.played.deciders().first() {
        Some(seat) => say_move(&open.moment(), seat, played, &open.drawing_context()),
        None => played.to_owned(),
    };
    html! {
        @if let Some(values) = &here.values {
            h3 { (words.word("study-values")) }
            @if values.yardstick != YARDSTICK { p.note { (words.word("study-values-old")) } }
            @if values.moves.is_empty() { p.note { (words.word("study-values-one")) } }
            ol.values {
                @for (place, valued) in values.moves.iter().enumerate() {
                    li {
                        span title=(valued.played) { (said(&valued.played)) } " "
                        b { (say(words, "study-value", [("points", number(valued.points).into()), ("error", number(valued.error).into())])) }
                        @if place > 0 {
                            " " small { (say(words, "study-value-behind", [("points", number(valued.behind).into()), ("error", number(valued.behind_error).into())])) }
                        }
                    }
                }
            }
        }
        @if open.own && !open.played.deciders().is_empty() {
            (post("values", &html! { button { (words.word("study-values-ask")) } }))
        }
    }
}
