//! What the viewer holds, and what may be taken: full-size cards with what can be done with them in words.

use khipu_settlers::{
    Card, Cards as CardSet, Components, Faction, Good, Kind, Location, Pending, Table, View,
};

use super::bits::{Cards, Way};
use super::static_text::StaticText;
use super::wish::takes_cards;
use khipu_board::svg::escape;
use khipu_board::{Page, Piece, Region, RenderContext};

/// The group of the hand.
pub(super) const GROUP: &str = "is-hand";
/// The group of the cards that one is taken from: they come before the hand.
pub(super) const DRAFT: &str = "is-draft";

/// What a click on a card does, by what is asked: the word for it.
pub(super) const fn verb(asked: Option<Pending>) -> &'static str {
    match asked {
        Some(Pending::Pick) => "way-take",
        Some(Pending::Pile | Pending::LookKeep { .. } | Pending::Keep { .. }) => "way-keep",
        Some(Pending::GiveCard { .. }) => "way-give",
        Some(Pending::Foundation { .. }) => "way-foundation",
        Some(Pending::Forced) => "way-discard",
        Some(Pending::Cash { .. }) => "way-cash",
        _ => "way-build",
    }
}

/// The hand, with all it needs.
pub(super) struct Hand<'a> {
    pub(super) rules: &'a Components,
    pub(super) table: &'a Table,
    pub(super) fixed: &'a StaticText,
    pub(super) context: &'a RenderContext<'a>,
    /// Whether a location can be protected as it is built.
    pub(super) protects: bool,
}

/// What a hand is drawn from.
#[derive(Clone, Copy)]
pub(super) struct Held {
    /// The cards; none for whoever has no hand.
    cards: Option<CardSet>,
    /// What a click on a card does.
    verb: &'static str,
    /// Whether cards can be put under a location.
    tucks: bool,
    /// Whether cards of the own faction, and common ones, can be protected as they are built.
    protects: [bool; 2],
}

impl Hand<'_> {
    fn faces(&self) -> Cards<'_> {
        Cards { rules: self.rules, fixed: self.fixed, colon: self.context.words.colon() }
    }

    /// Cards to choose from, under a heading; hidden if there is none.
    fn draft(&self, id: &str, heading: &str, cards: &[Card], verb: &'static str) -> Piece {
        let mut html = format!(r#"<div id="{id}" hidden></div>"#);
        if !cards.is_empty() {
            html = format!(
                r#"<div id="{id}" class="is-drafting"><p class="note">{}</p><div class="is-cards">"#,
                escape(self.fixed.text(heading))
            );
            for &card in cards {
                html += &self.faces().slot(card, &[self.way(card, verb)], "");
            }
            html.push_str("</div></div>");
        }
        Piece::new(id.to_owned(), Region::Group(DRAFT), html)
    }

    /// What a click on the card itself does, as a button too.
    fn way(&self, card: Card, verb: &'static str) -> Way<'_> {
        let word = self.fixed.text(verb);
        let rule = if verb == "way-build" { "IS-4.1" } else { "IS-3.1" };
        Way { part: format!("card-{}", self.rules.id(card)), symbol: None, word, tip: word, rule }
    }

    /// The open cards of the lookout, for everybody.
    pub(super) fn offer(&self) -> Piece {
        self.draft("is-offer", "offer", self.table.offer.items(), "way-take")
    }

    /// Cards of the own pile, and those looked at.
    pub(super) fn own_draft(&self, view: &View) -> [Piece; 2] {
        let asked = self.asked(view);
        let looked = if matches!(asked, Some(Pending::Cash { .. })) { "way-cash" } else { "way-keep" };
        let (pile, looks) =
            view.own.as_ref().map_or((&[][..], &[][..]), |own| (own.pile.items(), own.looked.items()));
        [self.draft("is-pile", "pile", pile, "way-keep"), self.draft("is-looked", "looked", looks, looked)]
    }

    /// What is asked of the viewer.
    pub(super) fn asked(&self, view: &View) -> Option<Pending> {
        let top = self.table.pending.top()?;
        view.own.filter(|own| own.seat == top.who).map(|_| top.what)
    }

    /// A card of the hand, with buttons for all that can be done with it.
    fn held(&self, card: Card, verb: &'static str, tucks: bool, protects: bool) -> String {
        let (plan, id, fixed) = (self.rules.plan(card), self.rules.id(card), self.fixed);
        let more = [
            (protects, "protect", "defense", ["way-protect", "choice-protect"], "IS-11.1"),
            (plan.deal.is_some(), "deal", "deal", ["way-deal", "choice-deal"], "IS-4.3"),
            (!plan.raze.is_empty(), "raze", "raze", ["way-raze", "choice-raze"], "IS-4.4"),
            (tucks, "tuck", "stash", ["way-tuck", "choice-tuck"], "IS-9.10"),
        ];
        let more = more.into_iter().filter(|(there, ..)| *there).map(|(_, act, symbol, said, rule)| {
            let [word, tip] = said.map(|key| fixed.text(key));
            Way { part: format!("{act}-{id}"), symbol: Some(symbol), word, tip, rule }
        });
        let ways: Vec<Way<'_>> = std::iter::once(self.way(card, verb)).chain(more).collect();
        self.faces().slot(card, &ways, "")
    }

    /// What the viewer holds, and what can be done with it.
    pub(super) fn held_by(&self, view: &View) -> Held {
        let side = view.own.map(|own| self.table.side(own.seat));
        let tucks = |location: &Location| takes_cards(self.rules, location.card);
        // A common card is protected by a defence token, a Japanese one by a samurai.
        let protects = side.filter(|_| self.protects).map_or([false; 2], |side| {
            let samurai = side.faction == Faction::Japanese && side.goods.get(Good::Worker) > 0;
            [samurai, side.goods.get(Good::Defense) > 0]
        });
        Held {
            cards: view.own.zip(side).map(|(own, side)| own.hand.union(side.seen)),
            verb: verb(self.asked(view)),
            tucks: side.is_some_and(|side| side.locations.all().iter().any(tucks)),
            protects,
        }
    }

    /// Draws the viewer's cards. Each deck and kind is a piece of its own, so that a card that comes or goes leaves the
    /// others as they are.
    pub(super) fn draw(&self, page: &mut Page<'_>, held: &Held) {
        let rules = self.rules;
        let piece = |id: String, inside: &str| {
            let hidden = if inside.is_empty() { " hidden" } else { "" };
            let html = format!(r#"<div id="{id}" class="is-held"{hidden}>{inside}</div>"#);
            Piece::new(id, Region::Group(GROUP), html)
        };
        let none = held.cards.is_some_and(|cards| cards.is_empty());
        page.piece(("hand", none), || {
            let note = format!(r#"<p class="note">{}</p>"#, escape(self.fixed.text("nothing-in-hand")));
            piece("is-hand-none".to_owned(), if none { &note } else { "" })
        });
        let mut decks = [[CardSet::NONE; Kind::COUNT]; 2];
        for card in held.cards.into_iter().flat_map(CardSet::iter) {
            decks[usize::from(rules.is_common(card))][rules.plan(card).kind as usize].insert(card);
        }
        for ((name, kinds), protects) in ["faction", "common"].into_iter().zip(decks).zip(held.protects) {
            for (&kind, cards) in Kind::ALL.iter().zip(kinds) {
                // What can be done with cards matters where there are any.
                let ways = (!cards.is_empty()).then_some((held.verb, held.tucks, protects));
                page.piece(("hand", name, kind, cards, ways), || {
                    let held = |card| self.held(card, held.verb, held.tucks, protects);
                    let cards: String = cards.iter().map(held).collect();
                    piece(format!("is-hand-{name}-{}", kind.name()), &cards)
                });
            }
        }
    }
}
