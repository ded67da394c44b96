//! Moves as parts: what is clicked for each, and what the buttons in the bar of actions say.

use khipu_core::Seat;
use khipu_settlers::{
    Actor, Bargain, Card, Colour, Components, Draw, Good, Goods, Kind, Move, Pending, Table, Trade,
};
use serde_json::{Value, json};

use super::actor::actor_name;
use super::effect::choices_of;
use super::hand::verb;
use super::static_text::StaticText;
use crate::GAME;
use khipu_board::{Choice, RenderContext, Role};

/// The parts of a move.
pub(super) fn of(rules: &Components, table: &Table, played: Move) -> Vec<String> {
    let card = |card: Card| format!("card-{}", rules.id(card));
    let location = |card: Card| format!("loc-{}", rules.id(card));
    let act = |name: &str| format!("act-{name}");
    match played {
        Move::Take(taken) | Move::Keep(taken) | Move::Give(taken) | Move::CashCard(taken) => {
            vec![card(taken)]
        }
        Move::Build(built) if table.sides.iter().any(|side| side.deals.has(built)) => {
            vec![format!("bargain-{}", rules.id(built))]
        }
        // A click on a card builds it or is told why not: what would lose it has a button of its own.
        Move::Build(built) => vec![card(built)],
        Move::BuildProtected(built) => vec![format!("protect-{}", rules.id(built))],
        Move::Deal(dealt) => vec![format!("deal-{}", rules.id(dealt))],
        Move::Raze(razed) if table.holder(razed).is_some() => vec![location(razed), act("raze")],
        Move::Raze(razed) => vec![format!("raze-{}", rules.id(razed))],
        Move::Activate(used) => vec![location(used), act("activate")],
        Move::Exchange(Trade::Resource(good)) => vec![format!("exchange-{}", good.name())],
        Move::Exchange(Trade::Card(draw)) => vec![format!("exchange-{}", draw.name())],
        Move::Visit(visited) => vec![location(visited), act("visit")],
        Move::Pass => vec!["pass".to_owned()],
        Move::Defend(defended) => vec![location(defended), act("defend")],
        Move::Samurai(guarded) => vec![location(guarded), act("samurai")],
        Move::Tuck(host, tucked) => vec![location(host), format!("tuck-{}", rules.id(tucked))],
        Move::Put(host, good) => vec![location(host), format!("put-{}", good.name())],
        Move::Clear(cleared) => vec![location(cleared)],
        Move::Foundation => {
            // Whose foundations they are: those of whoever is asked.
            let seat = table.pending.top().map_or(0, |entry| entry.who.index());
            vec![format!("foundation-{seat}")]
        }
        Move::Pay([wood, stone, food, gold]) => vec![format!("pay-{wood}-{stone}-{food}-{gold}")],
        Move::Bargain(Bargain::Card(dealt)) => vec![format!("bargain-{}", rules.id(dealt))],
        Move::Bargain(Bargain::Route(seat, with)) => {
            vec![format!("route-{}-{}", seat.index(), rules.id(with))]
        }
        Move::Bargain(Bargain::Attack(good)) => vec![format!("attack-{}", good.name())],
        Move::Colour(colour) => vec![format!("colour-{}", colour.name())],
        Move::Tricolour => vec!["tricolour".to_owned()],
        Move::Choose(number) => vec![format!("choose-{number}")],
        Move::Draw(draw) => vec![format!("draw-{}", draw.name())],
        Move::Good(good) => vec![format!("good-{}", good.name())],
        Move::Target(target) => vec![location(target)],
        Move::Steal(seat, good) => vec![format!("steal-{}-{}", seat.index(), good.name())],
        Move::Loot(looted, good) => vec![location(looted), format!("loot-{}", good.name())],
        Move::Enemy(seat) => vec![format!("enemy-{}", seat.index())],
        Move::Pray => vec!["pray".to_owned()],
        Move::Tokens => vec!["tokens".to_owned()],
        Move::Use(used) => vec![format!("use-{}", rules.id(used))],
        Move::Offer(good, gold) => {
            vec![format!("offer-{}{}", good.name(), if gold { "-gold" } else { "" })]
        }
        Move::Cash(good) => vec![format!("cash-{}", good.name())],
        Move::Done => vec!["done".to_owned()],
    }
}

/// The wood, stone, food and gold of `1-0-0-2`.
pub(super) fn payment(digits: &str) -> Option<[u8; 4]> {
    let mut numbers = digits.split('-').map(|digits| digits.parse::<u8>().ok());
    let payment = [numbers.next()??, numbers.next()??, numbers.next()??, numbers.next()??];
    numbers.next().is_none().then_some(payment)
}

/// The thing with a name, out of all.
pub(super) fn named<T: Copy>(name: &str, names: &[(&'static str, T)]) -> Option<(&'static str, T)> {
    names.iter().find(|(known, _)| *known == name).copied()
}

/// The seat of a part.
pub(super) fn seat(digits: &str, table: &Table) -> Option<Seat> {
    Seat::checked(digits.parse().ok()?, table.players.into())
}

/// What can be done with a location, with its symbol.
const ACTS: [(&str, &str); 5] = [
    ("raze", "i-is-raze"),
    ("activate", "i-is-action"),
    ("visit", "i-is-open"),
    ("defend", "i-is-defense"),
    ("samurai", "i-is-samurai"),
];

/// The symbols of goods, by their place.
const GOODS: [&str; Good::COUNT] = [
    "i-is-wood",
    "i-is-stone",
    "i-is-food",
    "i-is-gold",
    "i-is-worker",
    "i-is-raze",
    "i-is-defense",
    "i-is-tech",
    "i-is-card",
    "i-is-vp",
    "i-is-favor",
];

/// The symbols of colours, by their place.
const COLOURS: [&str; Colour::COUNT] = [
    "i-is-black",
    "i-is-purple",
    "i-is-blue",
    "i-is-brown",
    "i-is-golden",
    "i-is-red",
    "i-is-pink",
    "i-is-grey",
    "i-is-orange",
    "i-is-teal",
];

/// The buttons, with all they need.
pub(super) struct Buttons<'a> {
    pub(super) rules: &'a Components,
    pub(super) table: &'a Table,
    pub(super) fixed: &'a StaticText,
    pub(super) context: &'a RenderContext<'a>,
}

impl Buttons<'_> {
    fn say(&self, key: &str, args: &Value) -> String {
        self.context.say(GAME, &format!("settlers-board-choice-{key}"), args)
    }

    fn button(&self, key: &str, args: &Value, icon: Option<&'static str>) -> Option<Choice> {
        Some(Choice::new(self.say(key, args)).icon(icon))
    }

    /// Something on the board, by its name, among all that are clicked for the same end.
    fn thing(&self, kind: &str, label: &str, icon: &'static str) -> Option<Choice> {
        Some(Choice::new(label.to_owned()).icon(icon).kind(kind.to_owned()).saying_all())
    }

    /// A card, with what happens to it.
    fn card(&self, key: &str, id: &str, icon: &'static str) -> Option<Choice> {
        let title = &self.fixed.face(self.rules, self.rules.card(id)?).title;
        let label = self.context.words.titled(self.fixed.text(key), title);
        self.thing(self.fixed.text("cards"), &label, icon)
    }

    /// A location, with whose it is.
    fn location(&self, id: &str) -> Option<Choice> {
        let card = self.rules.card(id)?;
        let title = &self.fixed.face(self.rules, card).title;
        let icon = kind_icon(self.rules.plan(card).kind);
        let locations = self.fixed.text("locations");
        let sides = self.table.sides[..self.table.actors()].iter();
        let owner = sides.enumerate().find(|(_, side)| side.locations.find(card).is_some())?.0;
        match self.table.actor(owner) {
            Actor::Seat(seat) if self.context.viewer.is(seat) => self.thing(locations, title, icon),
            _ => {
                let name = actor_name(self.table, owner, self.context);
                self.thing(locations, &self.context.words.titled(name, title), icon)
            }
        }
    }

    /// The button of a part.
    pub(super) fn of(&self, part: &str) -> Option<Choice> {
        match part {
            "pass" => {
                let pass = Choice::new(self.say("pass", &json!({}))).icon("i-is-passed");
                return Some(pass.role(Role::Ends { loses: false }));
            }
            "done" => return Some(self.done()),
            "pray" => return self.button("pray", &json!({}), Some("i-is-pray")),
            "tokens" => return self.button("tokens", &json!({}), Some("i-is-favor")),
            "tricolour" => return self.button("tricolour", &json!({}), Some("i-is-favor")),
            _ => {}
        }
        let (verb, rest) = part.split_once('-')?;
        match verb {
            "card" => self.card(verb_of(self.table), rest, "i-is-hand"),
            "protect" => self.card("choice-protect", rest, "i-is-defense"),
            "deal" => self.card("choice-deal", rest, "i-is-deal"),
            "raze" => self.card("choice-raze", rest, "i-is-raze"),
            "tuck" => self.card("choice-tuck", rest, "i-is-stash"),
            "loc" => self.location(rest),
            "foundation" => {
                self.thing(self.fixed.text("locations"), self.fixed.text("foundations"), "i-is-foundation")
            }
            "act" => {
                let (name, icon) = named(rest, &ACTS)?;
                self.thing(self.fixed.text("locations"), &self.say(name, &json!({})), icon)
            }
            "exchange" => {
                let n = self.rules.trade;
                let (label, icon) = match named(rest, Draw::NAMES) {
                    Some((name, draw)) => {
                        (self.say("exchange-card", &json!({ "n": n, "draw": name })), deck_icon(draw))
                    }
                    None => {
                        let (name, good) = named(rest, Good::NAMES)?;
                        (self.say("exchange", &json!({ "n": n, "good": name })), GOODS[good as usize])
                    }
                };
                self.thing(&self.say("exchange-kind", &json!({ "n": n })), &label, icon)
            }
            "draw" => {
                let (name, draw) = named(rest, Draw::NAMES)?;
                self.button("draw", &json!({ "draw": name }), Some(deck_icon(draw)))
            }
            "put" | "good" | "loot" | "cash" | "attack" => {
                let (name, good) = named(rest, Good::NAMES)?;
                self.button(verb, &json!({ "good": name }), Some(GOODS[good as usize]))
            }
            "pay" => {
                let mut goods = Goods::default();
                let paid = payment(rest)?;
                Good::ALL.iter().zip(paid).for_each(|(&good, n)| goods.add(good, n.into()));
                self.button("pay", &json!({ "goods": goods }), None)
            }
            "bargain" => {
                let card = self.rules.card(rest)?;
                let owner = self.table.seats().find(|&seat| self.table.side(seat).deals.has(card))?;
                self.deal(card, owner)
            }
            "route" => {
                let (number, id) = rest.split_once('-')?;
                self.deal(self.rules.card(id)?, seat(number, self.table)?)
            }
            "colour" => {
                let (name, colour) = named(rest, Colour::NAMES)?;
                self.button("colour", &json!({ "colour": name }), Some(COLOURS[colour as usize]))
            }
            "choose" => {
                let label = self.option(rest.parse().ok()?)?;
                Some(Choice::new(label))
            }
            "steal" => {
                let (number, good) = rest.split_once('-')?;
                let (owner, (name, good)) = (seat(number, self.table)?, named(good, Good::NAMES)?);
                self.button("steal", &json!({ "owner": owner, "good": name }), Some(GOODS[good as usize]))
            }
            "enemy" => {
                self.button("enemy", &json!({ "owner": seat(rest, self.table)? }), Some("i-is-target"))
            }
            "use" => {
                let title = &self.fixed.face(self.rules, self.rules.card(rest)?).title;
                self.button("use", &json!({ "title": title }), Some("i-is-card"))
            }
            "offer" => {
                let (good, gold) = rest.strip_suffix("-gold").map_or((rest, false), |good| (good, true));
                let (name, good) = named(good, Good::NAMES)?;
                let icon = if gold { "i-is-gold" } else { GOODS[good as usize] };
                self.button("offer", &json!({ "good": name, "gold": gold }), Some(icon))
            }
            _ => None,
        }
    }

    /// A deal of somebody for a good.
    fn deal(&self, card: Card, owner: Seat) -> Option<Choice> {
        let good = self.rules.plan(card).deal?;
        let title = &self.fixed.face(self.rules, card).title;
        let own = self.context.viewer.is(owner);
        let args = json!({ "good": good.name(), "title": title, "owner": owner, "own": own });
        self.button("bargain", &args, Some(GOODS[good as usize]))
    }

    /// What declining or stopping is called depends on what is asked.
    fn done(&self) -> Choice {
        let key = match self.table.pending.top().map(|entry| entry.what) {
            Some(Pending::Finish) => "end-turn",
            Some(Pending::Again { .. } | Pending::Trade | Pending::Stored { .. } | Pending::Offer { .. }) => {
                "enough"
            }
            _ => "decline",
        };
        Choice::new(self.say(key, &json!({}))).role(Role::Ends { loses: false })
    }

    /// One of several gains or answers, told as on the card.
    fn option(&self, number: u8) -> Option<String> {
        let asked = self.table.pending.top()?.what;
        choices_of(self.rules, self.context.words, asked).into_iter().nth(number.into())
    }
}

/// What a click on a card does, by what is asked.
fn verb_of(table: &Table) -> &'static str {
    verb(table.pending.top().map(|entry| entry.what))
}

const fn kind_icon(kind: Kind) -> &'static str {
    match kind {
        Kind::Production => "i-is-production",
        Kind::Feature => "i-is-feature",
        Kind::Action => "i-is-action",
    }
}

const fn deck_icon(draw: Draw) -> &'static str {
    match draw {
        Draw::Common => "i-is-common_card",
        Draw::Faction => "i-is-faction_card",
    }
}
