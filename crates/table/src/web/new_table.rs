//! A new table: who sits where, and which rules.

use fluent_bundle::FluentArgs;
use khipu_core::{OptionSpec, Seat, Title};
use khipu_registry::DynGame;
use maud::{Markup, html};

use super::Server;
use super::guest::RequestContext;
use super::layout::{Frame, page};
use super::lobby_page::{game_name, style};
use super::new_clock;
use super::parts::{part, say};
use crate::store::{TableId, Terms};
use crate::tables::{ActError, NewSeat, NewTable};

/// The minutes among which people choose.
const AWAY: [u8; 5] = [0, 2, Terms::USUAL_AWAY, 30, Terms::LONGEST_AWAY];

impl Server {
    /// Sets up a table for a guest.
    pub(super) async fn create(&self, context: &RequestContext, new: NewTable) -> Result<TableId, ActError> {
        // Guests have no rating.
        if new.rated && context.user.is_none() {
            return Err(ActError::RatedSeat);
        }
        if new.rated && context.is_bot() {
            return Err(ActError::RatedBot);
        }
        self.tables.create(context.host(), &context.name(), new).await
    }
}

/// What stands before the name of a bot of the host in a field of a seat, and before that of a program that is challenged.
pub(super) const HOST_BOT: &str = "bot:";
pub(super) const CHALLENGED: &str = "ask:";

/// Who can be seated besides people and the bots of our levels.
#[derive(Default)]
pub(crate) struct Guests {
    /// Bots of the host that play the game.
    pub(crate) host_bots: Vec<String>,
    /// Programs with an account that listen.
    pub(crate) bots: Vec<String>,
}

/// Who shall be challenged, and to which seat: the number of the seat among those where somebody sits.
pub(crate) fn challenged(fields: &[(String, String)]) -> Vec<(u8, String)> {
    let field = |index: usize| chosen(fields, &format!("seat{index}")).map_or("", str::trim);
    let sits = (0..Seat::MAX).map(field).filter(|word| holder(word).is_some());
    let asked =
        sits.zip(0..).filter_map(|(word, seat)| Some((seat, word.strip_prefix(CHALLENGED)?.to_owned())));
    asked.collect()
}

/// Who shall sit on a seat; `here` has no name yet. A seat for somebody who is challenged is open until they come.
fn holder(word: &str) -> Option<NewSeat> {
    match word {
        "me" => Some(NewSeat::Me),
        "open" => Some(NewSeat::Open),
        "here" => Some(NewSeat::Here(String::new())),
        word if word.starts_with(CHALLENGED) => Some(NewSeat::Open),
        word => match word.strip_prefix(HOST_BOT) {
            Some(name) => Some(NewSeat::HostBot(name.to_owned())),
            None => level(word).map(NewSeat::Bot),
        },
    }
}

/// Reads the form. Seats without anybody are left out, so the number of players is the number of those who sit.
pub(crate) fn read(title: &Title, fields: &[(String, String)]) -> NewTable {
    let field =
        |name: &str| fields.iter().find(|(known, _)| known == name).map_or("", |(_, value)| value.trim());
    let seat = |index: usize| match holder(field(&format!("seat{index}"))) {
        Some(NewSeat::Here(_)) => Some(NewSeat::Here(field(&format!("name{index}")).to_owned())),
        seat => seat,
    };
    let (rows, seats): (Vec<usize>, Vec<NewSeat>) =
        (0..Seat::MAX).filter_map(|index| Some((index, seat(index)?))).unzip();
    let options = title.options.iter().filter_map(|spec| {
        // What belongs to a seat stands in the row of whoever sits there.
        let value = match seat_of(title, spec) {
            Some((kind, seat)) => rows.get(seat).map_or("", |row| field(&format!("{kind}{}", row + 1))),
            None => field(spec.name),
        };
        (!value.is_empty() && value != spec.default).then(|| (spec.name.to_owned(), value.to_owned()))
    });
    let seed = field("seed");
    NewTable {
        game: title.name.to_owned(),
        seats,
        options: options.collect(),
        public: field("listed") == "yes",
        seed: (!seed.is_empty()).then(|| seed.to_owned()),
        exhibition: field("exhibition") == "yes",
        part: Some(field("part").to_owned()),
        // What is not a number of minutes is none that a table can name.
        away: Some(field("away")).filter(|away| !away.is_empty()).map(|away| away.parse().unwrap_or(u8::MAX)),
        clock: new_clock::read(&field),
        hints: field("hints") == "yes",
        rated: field("rated") == "yes",
        password: field("password").to_owned(),
        same_password: None,
    }
}

/// The seat that an option belongs to, counted from 0, and what all seats have of this kind: `faction2` is the faction of the
/// second one. A number alone does not make it so: every seat must have the option.
fn seat_of(title: &Title, spec: &OptionSpec) -> Option<(&'static str, usize)> {
    let kind = spec.name.trim_end_matches(|c: char| c.is_ascii_digit());
    let seat: usize = spec.name[kind.len()..].parse().ok()?;
    let has = |seat: usize| title.options.iter().any(|other| other.name == format!("{kind}{seat}"));
    (1..=title.max_players).all(has).then(|| (kind, seat - 1))
}

/// `level1` to `level5`.
fn level(word: &str) -> Option<u8> {
    word.strip_prefix("level")?.parse().ok().filter(|level| (1..=5).contains(level))
}

/// What was chosen for a field of the form; none if nothing was.
pub(super) fn chosen<'f>(fields: &'f [(String, String)], name: &str) -> Option<&'f str> {
    fields.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
}

/// The form, with what was chosen before; with what went wrong, if something did.
pub(crate) fn new_page(
    frame: &Frame<'_>,
    game: &dyn DynGame,
    guests: &Guests,
    fields: &[(String, String)],
    trouble: Option<&str>,
) -> Markup {
    let title = game.title();
    let of_table = title.options.iter().filter(|spec| seat_of(title, spec).is_none());
    let (solo, others): (Vec<&OptionSpec>, Vec<&OptionSpec>) =
        of_table.partition(|spec| spec.values == ["off", "on"]);
    let body = html! {
        main.new {
            h1 { (game_name(frame, title.name)) }
            @if let Some(trouble) = trouble { p.trouble role="alert" { (trouble) } }
            form method="post" action=(format!("/new/{}", title.name)) {
                (frame.guard())
                fieldset.seats {
                    legend { (frame.word("new-seats")) }
                    @for index in 0..title.max_players { (seat_row(frame, game, guests, fields, index)) }
                    p.note { a href="/bots" { (frame.word("bot-title")) } }
                    @if title.min_players == 1 { p.note { (frame.word(&format!("new-tip-{}", title.name))) } }
                }
                @if !others.is_empty() {
                    details open[others.iter().any(|spec| chosen(fields, spec.name).is_some())] {
                        summary { (frame.word("new-options")) }
                        p.note { (frame.word("new-options-tip")) }
                        @for spec in others { (option_row(frame, game, fields, spec)) }
                    }
                }
                @if !solo.is_empty() {
                    details open[solo.iter().any(|spec| chosen(fields, spec.name) == Some("on"))] {
                        summary { (frame.word("new-solo-options")) }
                        @for spec in solo { (option_row(frame, game, fields, spec)) }
                    }
                }
                details {
                    summary { (frame.word("new-seed")) }
                    label { (frame.word("new-seed-tip")) " " input name="seed" maxlength="100" value=[chosen(fields, "seed")]; }
                    label.listed { input type="checkbox" name="exhibition" value="yes" checked[chosen(fields, "exhibition") == Some("yes")]; " " (frame.word("new-exhibition")) }
                }
                details {
                    summary { (frame.word("lock-title")) }
                    label { (frame.word("lock-tip")) " " input name="password" maxlength="100" autocomplete="off"; }
                }
                (new_clock::row(frame, fields))
                (away_row(frame, fields))
                (part())
                label.listed { input type="checkbox" name="hints" value="yes" checked[chosen(fields, "hints") == Some("yes")]; " " (frame.word("hint-allow")) }
                @if frame.user {
                    label.listed { input type="checkbox" name="rated" value="yes" checked[chosen(fields, "rated") == Some("yes")]; " " (frame.word("rating-wanted")) }
                }
                label.listed { input type="checkbox" name="listed" value="yes" checked[chosen(fields, "listed") == Some("yes")]; " " (frame.word("new-listed")) }
                button.go { (frame.word("new-start")) }
            }
        }
    };
    page(frame, &frame.word("new-title"), "new-page", &style(), &body)
}

fn seat_row(
    frame: &Frame<'_>,
    game: &dyn DynGame,
    guests: &Guests,
    fields: &[(String, String)],
    index: usize,
) -> Markup {
    let title = game.title();
    let of_seat =
        title.options.iter().filter(|spec| seat_of(title, spec).is_some_and(|(_, seat)| seat == index));
    let mut number = FluentArgs::new();
    number.set("n", (index + 1) as f64);
    // At first: you alone against the automa, or you and a bot.
    let first = match index {
        0 => "me",
        1 if title.min_players > 1 => "level3",
        _ => "nobody",
    };
    let first = chosen(fields, &format!("seat{index}")).unwrap_or(first);
    let choices =
        ["me", "open", "here", "nobody"].map(|name| (name.to_owned(), frame.word(&format!("new-{name}"))));
    let bots = (1..=5).map(|level| (format!("level{level}"), frame.word(&format!("new-bot-{level}"))));
    let named = |before: &str, key: &str, name: &String| {
        (format!("{before}{name}"), say(frame.words, key, [("name", name.as_str().into())]))
    };
    let host_bots = guests.host_bots.iter().map(|name| named(HOST_BOT, "bot-choice", name));
    let challenged = guests.bots.iter().map(|name| named(CHALLENGED, "bot-challenge", name));
    html! {
        div.seat-row.(format!("seat-{index}")) {
            label for=(format!("seat{index}")) { (frame.words.say("new-seat", &number)) }
            select id=(format!("seat{index}")) name=(format!("seat{index}")) {
                @for (value, label) in choices.into_iter().chain(bots).chain(host_bots).chain(challenged) {
                    option value=(value) selected[value == first] { (label) }
                }
            }
            input name=(format!("name{index}")) maxlength="32" placeholder=(frame.word("new-here-name"))
                aria-label=(frame.word("new-here-name")) value=[chosen(fields, &format!("name{index}"))];
            @for spec in of_seat { (option_row(frame, game, fields, spec)) }
        }
    }
}

/// How long people may be away.
fn away_row(frame: &Frame<'_>, fields: &[(String, String)]) -> Markup {
    let first = chosen(fields, "away").and_then(|away| away.parse().ok()).unwrap_or(Terms::USUAL_AWAY);
    html! {
        div.option {
            label for="away" { (frame.word("new-away")) }
            select id="away" name="away" {
                @for minutes in AWAY {
                    option value=(minutes) selected[minutes == first] {
                        (say(frame.words, "new-away-minutes", [("n", minutes.into())]))
                    }
                }
            }
        }
    }
}

/// One option: what it is about, its values, its rule.
fn option_row(
    frame: &Frame<'_>,
    game: &dyn DynGame,
    fields: &[(String, String)],
    spec: &OptionSpec,
) -> Markup {
    let builder = game.decks().and_then(|decks| decks.builder_for(spec.name, fields));
    let game = game.title().name;
    let value = chosen(fields, spec.name).filter(|value| !value.is_empty()).unwrap_or(spec.default);
    html! {
        div.option data-option=(spec.name.trim_end_matches(|c: char| c.is_ascii_digit())) {
            label for=(spec.name) { (frame.word(&format!("{game}-option-{}", spec.name))) }
            select id=(spec.name) name=(spec.name) {
                @for known in spec.values {
                    option value=(known) selected[*known == value] {
                        (frame.words.value(game, known))
                    }
                }
                // Some options can be spelled out, a deck card by card: the engine says whether it makes sense.
                @if !spec.values.contains(&value) {
                    option value=(value) selected { (frame.word("new-own-value")) }
                }
            }
            @if let Some(link) = builder {
                a href=(link) { (frame.word("deck-build")) }
            }
            a.rule href=(format!("/rules/{game}#{}", spec.rule)) { (spec.rule) }
        }
    }
}

#[cfg(test)]
mod tests {
    use khipu_core::Options;
    use khipu_words::Language;

    use super::*;

    const TITLE: Title = Title {
        name: "pebbles",
        versions: &[1],
        min_players: 1,
        max_players: 3,
        options: &[OptionSpec { name: "size", values: &["small", "large"], default: "small", rule: "P-1" }],
    };

    fn wanted(fields: &[(&str, &str)]) -> NewTable {
        let fields: Vec<(String, String)> =
            fields.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
        read(&TITLE, &fields)
    }

    #[test]
    fn seats_without_anybody_are_left_out() {
        let table = wanted(&[
            ("seat0", "me"),
            ("seat1", "nobody"),
            ("seat2", "level4"),
            ("seat3", "here"),
            ("name3", " Ann "),
        ]);
        assert_eq!(table.seats, [NewSeat::Me, NewSeat::Bot(4), NewSeat::Here("Ann".to_owned())]);
        assert!(!table.public);
    }

    #[test]
    fn what_belongs_to_a_seat_goes_with_whoever_sits_there() {
        const SIDE: OptionSpec = OptionSpec { name: "side1", values: &["a", "b"], default: "a", rule: "P-2" };
        const SIDES: Title = Title {
            max_players: 2,
            options: &[SIDE, OptionSpec { name: "side2", ..SIDE }, OptionSpec { name: "year7", ..SIDE }],
            ..TITLE
        };
        let fields = [("seat0", "nobody"), ("seat1", "me"), ("side1", "a"), ("side2", "b"), ("year7", "b")];
        let fields = fields.map(|(name, value)| (name.to_owned(), value.to_owned()));
        let options = read(&SIDES, &fields).options;
        let wanted =
            [("side1", "b"), ("year7", "b")].map(|(name, value)| (name.to_owned(), value.to_owned()));
        assert_eq!(options, Options::from(wanted));
    }

    #[test]
    fn only_known_options_are_read_and_defaults_are_not_kept() {
        let table = wanted(&[("size", "large"), ("colour", "red")]);
        assert_eq!(table.options, Options::from([("size".to_owned(), "large".to_owned())]));
        assert!(wanted(&[("size", "small")]).options.is_empty());
    }

    #[test]
    fn every_option_and_value_has_its_words() {
        for (_, language) in Language::NAMES {
            let (registry, words) = (khipu_games::registry(), khipu_games::words(language));
            for game in registry.games() {
                let Title { name, options, .. } = game.title();
                for spec in *options {
                    let key = format!("{name}-option-{}", spec.name);
                    assert!(words.knows(&key), "{key}, {}", language.code());
                    for value in spec.values {
                        let named =
                            ["value", "word"].map(|kind| words.knows(&format!("{name}-{kind}-{value}")));
                        let number = value.parse::<u32>().is_ok();
                        assert!(named.contains(&true) || number, "{key} {value}, {}", language.code());
                    }
                }
            }
        }
    }

    #[test]
    fn who_is_challenged_has_an_open_seat_of_their_own_number() {
        let fields =
            [("seat0", "me"), ("seat1", "nobody"), ("seat2", "ask:Pacha (bot)"), ("seat3", "bot:mine")];
        assert_eq!(wanted(&fields).seats, [NewSeat::Me, NewSeat::Open, NewSeat::HostBot("mine".to_owned())]);
        let fields = fields.map(|(name, value)| (name.to_owned(), value.to_owned()));
        assert_eq!(challenged(&fields), [(1, "Pacha (bot)".to_owned())]);
    }

    #[test]
    fn there_is_no_bot_of_level_0_or_6() {
        assert!(wanted(&[("seat0", "level0"), ("seat1", "level6"), ("seat2", "levelx")]).seats.is_empty());
    }
}
