//! Moves as parts: what is clicked for each, and what the buttons say that lie nowhere on the board.

use khipu_core::Seat;
use khipu_settlers::{Bargain, Card, Colour, Components, Draw, Good, Goods, Move, Pending, Table, Trade};
use serde_json::{Value, json};

use super::effect::choices_of;
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
        Move::Foundation => vec!["foundation".to_owned()],
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

    /// The button of a part that lies nowhere on the board.
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
            "act" => {
                let (name, icon) = named(rest, &ACTS)?;
                self.button(name, &json!({}), Some(icon))
            }
            "exchange" => match named(rest, Draw::NAMES) {
                Some((name, draw)) => {
                    let args = json!({ "n": self.rules.trade, "draw": name });
                    self.button("exchange-card", &args, Some(deck_icon(draw)))
                }
                None => {
                    let (name, good) = named(rest, Good::NAMES)?;
                    let args = json!({ "n": self.rules.trade, "good": name });
                    self.button("exchange", &args, Some(GOODS[good as usize]))
                }
            },
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

const fn deck_icon(draw: Draw) -> &'static str {
    match draw {
        Draw::Common => "i-is-common_card",
        Draw::Faction => "i-is-faction_card",
    }
}
