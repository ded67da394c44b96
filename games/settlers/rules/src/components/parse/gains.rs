//! Gains: sequences of amounts, prayers and verbs.

use super::{PILES, Parsed, Parser, Words};
use crate::components::language::{Amount, Arm, Booty, Gain, Item, Mode, On, Out, Prayer, Prey, Verb};
use crate::favor::Colours;
use crate::names::Good;

/// The most cards of one prayer.
const MOST_PRAYED: u8 = 8;

const OUTS: &Words<Out> = &[
    ("wood", Out::Good(Good::Wood)),
    ("stone", Out::Good(Good::Stone)),
    ("food", Out::Good(Good::Food)),
    ("gold", Out::Good(Good::Gold)),
    ("worker", Out::Good(Good::Worker)),
    ("raze", Out::Good(Good::Raze)),
    ("defense", Out::Good(Good::Defense)),
    ("card", Out::Good(Good::Card)),
    ("common_card", Out::CommonCard),
    ("faction_card", Out::FactionCard),
    ("vp", Out::Good(Good::Vp)),
    ("favor", Out::Good(Good::Favor)),
    ("tech", Out::Good(Good::Tech)),
    ("samurai", Out::Samurai),
    ("token", Out::Token),
    ("resource", Out::Resource),
    ("match", Out::Match),
];

const VERBS: [&str; 20] = [
    "nothing",
    "use_deal",
    "take_deal",
    "enemy_deal",
    "break_deal",
    "refresh",
    "block",
    "take_over",
    "visit",
    "look",
    "reproduce",
    "steal",
    "loot",
    "raze",
    "demolish",
    "build",
    "foundation",
    "enemy_discard",
    "cash",
    "keep",
];

impl Parser<'_> {
    pub(super) fn gain(&mut self) -> Parsed<u16> {
        let mut sequences = vec![self.sequence()?];
        while self.accept("/") {
            sequences.push(self.sequence()?);
        }
        let first = self.book.sequences.len() as u16;
        let count = sequences.len() as u8;
        self.book.sequences.extend(sequences);
        self.book.gains.push(Gain { first, count });
        Ok(self.book.gains.len() as u16 - 1)
    }

    fn sequence(&mut self) -> Parsed<Vec<Item>> {
        let mut items = vec![self.item()?];
        while self.accept("+") {
            items.push(self.item()?);
        }
        Ok(items)
    }

    fn item(&mut self) -> Parsed<Item> {
        let word = self.peek().unwrap_or_default();
        if word.starts_with(|c: char| c.is_ascii_digit()) {
            return Ok(Item::Amount(self.amount()?));
        }
        if self.accept("pray") {
            let prayer = self.prayer()?;
            self.book.prayers.push(prayer);
            return Ok(Item::Pray(self.book.prayers.len() as u16 - 1));
        }
        Ok(Item::Verb(self.verb()?))
    }

    fn amount(&mut self) -> Parsed<Amount> {
        let n = self.number()?;
        let out = self.choose(OUTS)?;
        let per = if self.accept("per") { Some(self.count()?) } else { None };
        let max = if per.is_some() && self.accept("max") { Some(self.number()?) } else { None };
        Ok(Amount { n, out, per, max })
    }

    fn prayer(&mut self) -> Parsed<Prayer> {
        let cards = self.number_to(MOST_PRAYED)?;
        let start = self.at;
        const MODES: &Words<Mode> = &[
            ("announce", Mode::Announce),
            ("choose", Mode::Choose),
            ("offer", Mode::Offer),
            ("deal", Mode::Deal),
        ];
        let mode = if self.peek() == Some("{") { Mode::All } else { self.choose(MODES)? };
        let mut colours = Colours::NONE;
        if matches!(mode, Mode::Announce | Mode::Choose | Mode::Offer) {
            self.expect("(")?;
            colours.insert(self.colour()?);
            while self.accept(",") {
                colours.insert(self.colour()?);
            }
            self.expect(")")?;
        }
        if mode == Mode::Offer && !colours.without(Colours::TRICOLOUR).is_empty() {
            return Err(self.impossible(start, "offer_of_no_resource"));
        }
        self.expect("{")?;
        let mut arms = vec![self.arm(mode)?];
        while self.accept(",") {
            arms.push(self.arm(mode)?);
        }
        self.expect("}")?;
        if mode == Mode::All {
            for arm in &arms {
                if let On::Colour(colour) = arm.on {
                    colours.insert(colour);
                }
            }
        }
        Ok(Prayer { cards, mode, colours, arms })
    }

    fn arm(&mut self, mode: Mode) -> Parsed<Arm> {
        let on = match mode {
            Mode::All => On::Colour(self.colour()?),
            Mode::Offer => self.choose(&[("each", On::Each), ("kind", On::Kind)])?,
            _ => self.choose(&[("match", On::Match)])?,
        };
        self.expect(":")?;
        let mut gives = vec![self.amount()?];
        while self.accept("+") {
            gives.push(self.amount()?);
        }
        Ok(Arm { on, gives })
    }

    fn verb(&mut self) -> Parsed<Verb> {
        let word = self.peek().and_then(|word| VERBS.into_iter().find(|known| *known == word));
        let word = word.ok_or_else(|| self.trouble(VERBS.into_iter().chain(["pray", "1-30"])))?;
        self.at += 1;
        let plain = match word {
            "nothing" => Some(Verb::Nothing),
            "use_deal" => Some(Verb::UseDeal),
            "take_deal" => Some(Verb::TakeDeal),
            "enemy_deal" => Some(Verb::EnemyDeal),
            "refresh" => Some(Verb::Refresh),
            "block" => Some(Verb::Block),
            "take_over" => Some(Verb::TakeOver),
            "visit" => Some(Verb::Visit),
            "break_deal" if self.peek() != Some("(") => Some(Verb::BreakDeal { gain: false }),
            _ => None,
        };
        if let Some(verb) = plain {
            return Ok(verb);
        }
        self.expect("(")?;
        let verb = match word {
            "break_deal" => {
                self.expect("gain")?;
                Verb::BreakDeal { gain: true }
            }
            "look" => self.look()?,
            "reproduce" => Verb::Reproduce { other: self.choose(&[("own", false), ("other", true)])? },
            "steal" => {
                let what = self.choose(&[
                    ("resource", Booty::Resource),
                    ("worker", Booty::Good(Good::Worker)),
                    ("gold", Booty::Good(Good::Gold)),
                    ("raze", Booty::Good(Good::Raze)),
                ])?;
                self.expect(",")?;
                Verb::Steal { what, n: self.number_to(9)? }
            }
            "loot" => self.choose(&[("enemy", Verb::LootEnemy), ("paid", Verb::LootPaid)])?,
            "raze" => self.raze()?,
            "demolish" => self.choose(&[("enemy", Verb::Demolish)])?,
            "build" => Verb::Build { deal: self.choose(&[("hand", false), ("deal", true)])? },
            "foundation" => Verb::Foundation(self.choose(&[("wood", Good::Wood), ("stone", Good::Stone)])?),
            "enemy_discard" => Verb::EnemyDiscard(self.number_to(9)?),
            "cash" => {
                self.expect("deals")?;
                self.expect(",")?;
                Verb::Cash(self.number_to(9)?)
            }
            _ => {
                let n = self.number_to(9)?;
                self.expect(",")?;
                Verb::Keep { n, game: self.choose(&[("round", false), ("game", true)])? }
            }
        };
        self.expect(")")?;
        Ok(verb)
    }

    fn look(&mut self) -> Parsed<Verb> {
        let pile = self.choose(PILES)?;
        self.expect(",")?;
        let draw = self.number_to(4)?;
        self.expect(",")?;
        let keep = self.number_to(draw)?;
        self.expect(",")?;
        let shuffle = self.choose(&[("discard", false), ("shuffle", true)])?;
        Ok(Verb::Look { pile, draw, keep, shuffle })
    }

    fn raze(&mut self) -> Parsed<Verb> {
        let prey = self.choose(&[
            ("hand", Prey::Hand),
            ("enemy", Prey::Enemy),
            ("own", Prey::Own),
            ("hand_or_enemy", Prey::HandOrEnemy),
        ])?;
        self.expect(",")?;
        let free = self.choose(&[("normal", false), ("free", true)])?;
        let mut cash = 0;
        if self.accept(",") {
            self.expect("cash")?;
            cash = self.number_to(9)?;
        }
        Ok(Verb::Raze { prey, free, cash })
    }
}
