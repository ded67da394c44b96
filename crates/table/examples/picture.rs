//! A picture of a table: the pieces of one view as a page of its own, after some random moves.
//!
//! `cargo run -p khipu-table --example picture -- tzolkin 3 seed 40 0 dark > picture.html`: the game, the players, the
//! seed, the moves, who looks (a seat, or `none`), and the theme. Words beside it go to the standard error.

use std::path::Path;

use khipu_board::{Drawing, Group, Panel, Piece, Region, RenderContext};
use khipu_bots::Dice;
use khipu_core::{Options, Seat, Seed, Viewer};
use khipu_registry::{DynGame, Offers};
use khipu_words::Language;

/// The colours of the page, where its own style sheet does not stand beside ours.
const PLAIN: &str = r"
:root{--bone:#F4EDE0;--ink:#2B2320;--panel:#FBF7EE;--line:#D8CCB8;--faint:#7A6E62;--terracotta:#B5482E;--ochre:#D9982B;
--maize:#F0C84B;--moss:#5E7F3C;--indigo:#2F4A7A;--plum:#6B3A5B;--stone:#8A8580;--gold:#C79A2E}
[data-theme=dark]{--bone:#1E1B18;--ink:#F4EDE0;--panel:#2A2622;--line:#4A423A;--faint:#A89C8E}
.seat-0{--seat:#B5482E;--seat-ink:#fff}.seat-1{--seat:#2F4A7A;--seat-ink:#fff}.seat-2{--seat:#5E7F3C;--seat-ink:#fff}
.seat-3{--seat:#D9982B;--seat-ink:#2B2320}.seat-automa{--seat:#6B3A5B;--seat-ink:#fff}
.tok{transform:translate(var(--x),var(--y))}
.spot{position:absolute;left:calc(var(--x)*.1%);top:calc(var(--y)*.1%);width:calc(var(--w)*.1%);height:calc(var(--h)*.1%);
background:none;border:0;padding:0;border-radius:8px}.spot.can{box-shadow:0 0 0 2px var(--maize)}
.frame{position:relative;aspect-ratio:var(--wide)/var(--high)}.layer{position:absolute;inset:0;width:100%;height:100%}
";

/// How the page of this example lies around the pieces.
const PAGE: &str = r"
#picture-more{padding:12px}.areas>*{border-top:1px solid var(--line);padding:8px 0}
.icon{width:1.25em;height:1.25em;vertical-align:-.25em}
";

fn main() -> Result<(), String> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |at: usize, otherwise: &str| words.get(at).cloned().unwrap_or_else(|| otherwise.to_owned());
    let number = |at: usize, otherwise: &str| word(at, otherwise).parse::<u64>().map_err(|e| e.to_string());
    let (name, seed, theme) = (word(0, "tawantinsuyu"), word(2, "picture"), word(5, "light"));
    let (players, moves) = (number(1, "3")?, number(3, "0")?);
    let viewer = match word(4, "0").as_str() {
        "none" => Viewer::Spectator,
        seat => Viewer::Seat(Seat::new(seat.parse().map_err(|_| "the viewer is a seat, or `none`")?)),
    };

    let registry = khipu_games::registry();
    let language = registry.words(Language::English);
    let game = registry.newest(&name).map_err(|error| error.to_string())?;
    let mut played = game.start(players, &Options::new(), &seed).map_err(|error| language.setup(&error))?;
    let mut dice = Dice::new(Seed::from_text(&seed));
    for _ in 0..moves {
        let Some(seat) = played.deciders().first() else { break };
        let list = played.moves(seat);
        let chosen = &list[dice.below(list.len())];
        played.play(seat, chosen).map_err(|error| language.refused(&name, &error, &[]))?;
    }

    let names: Vec<String> = ["Ana", "Bruno", "Chaska", "Dorota", "Émile"].map(str::to_owned).to_vec();
    let context = RenderContext { words: &language, names: &names, viewer };
    let moment = played.moment();
    let mut pieces = Drawing::default().redraw(&context, |page| moment.draw_shared(&context, page));
    pieces.extend(Drawing::default().redraw(&context, |page| moment.draw_own(&context, page)));
    eprintln!("{}: {}", moment.asks(&context), pieces.iter().map(|piece| piece.html.len()).sum::<usize>());
    let offers = match viewer {
        Viewer::Seat(seat) => moment.offers(seat, &context),
        Viewer::Spectator => Offers::default(),
    };
    let choices: String = offers
        .choices
        .iter()
        .map(|(_, choice)| {
            let icon = choice.icon.map(|id| format!(r##"<svg class="icon"><use href="#{id}"/></svg>"##));
            format!("<button>{}{}</button> ", icon.unwrap_or_default(), choice.label)
        })
        .collect();
    print!("{}", page(&**game, &theme, &moment.panels(&context), &pieces, &choices, &offers.parts));
    Ok(())
}

fn page(
    game: &dyn DynGame,
    theme: &str,
    panels: &[Panel],
    pieces: &[Piece],
    choices: &str,
    can: &[String],
) -> String {
    let (symbols, own) = (game.symbols(), game.style());
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    let sheet = |file: &str| std::fs::read_to_string(assets.join(file)).ok();
    let common = sheet("khipu.css").map_or_else(
        || PLAIN.to_owned(),
        |shared| {
            // Fonts lie beside the sheets, and the picture may be anywhere.
            let fonts = format!("url(\"file://{}/fonts/", assets.display());
            (shared + &sheet("table.css").unwrap_or_default()).replace("url(\"fonts/", &fonts)
        },
    );
    let of = |region: Region| -> String {
        pieces.iter().filter(|piece| piece.region == region).map(|piece| piece.html.as_str()).collect()
    };
    let group = |Group { id, frame }: &Group| -> String {
        let size = frame.map(|(wide, high)| format!(r#" frame" style="--wide:{wide};--high:{high}"#));
        format!(r#"<div id="{id}" class="group{}">{}</div>"#, size.unwrap_or_default(), of(Region::Group(id)))
    };
    let panel = |panel: &Panel| -> String {
        let groups: String = panel.groups.iter().map(group).collect();
        format!(
            r#"<section id="panel-{}" class="panel"><h2>{}</h2>{groups}</section>"#,
            panel.id, panel.title
        )
    };
    // What can be clicked shines, as it does on the page.
    let mut board: String = panels.iter().map(panel).collect();
    for part in can {
        board = board.replace(
            &format!(r#"class="spot" data-part="{part}""#),
            &format!(r#"class="spot can" data-part="{part}""#),
        );
    }
    format!(
        r#"<!doctype html><html lang="en" data-theme="{theme}" class="{theme}"><meta charset="utf-8"><title>{}</title>
<style>{common}{PAGE}{own}</style><body><svg width="0" height="0" style="position:absolute">{symbols}<defs>{PATTERNS}</defs></svg>
<div id="players">{}</div><div id="panels">{board}</div>
<div id="picture-more"><p>{choices}</p><div class="areas">{}</div></div></body></html>
"#,
        game.title().name,
        of(Region::Goods),
        of(Region::Area),
    )
}

/// The patterns of the seats, as the page has them.
const PATTERNS: &str = r#"<pattern id="pattern-0" width="6" height="6" patternUnits="userSpaceOnUse"/>
<pattern id="pattern-1" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M0 0h6v2h-6z" fill="rgba(255,255,255,.45)"/></pattern>
<pattern id="pattern-2" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.3" fill="rgba(255,255,255,.6)"/></pattern>
<pattern id="pattern-3" width="8" height="6" patternUnits="userSpaceOnUse"><path d="M0 4l4-3 4 3" fill="none" stroke="rgba(0,0,0,.4)" stroke-width="1.5"/></pattern>
<pattern id="pattern-4" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M4 1v6M1 4h6" stroke="rgba(255,255,255,.6)" stroke-width="1.5"/></pattern>"#;
