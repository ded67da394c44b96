//! Why a move does not stand in the list: the checks that the lists are made by, asked for one move.

use khipu_core::Seat;

use crate::moment::Moment;
use crate::moves::Move;
use crate::pending::{Entry, Pending};
use crate::position::Stage;
use crate::refusal::Refusal;
use crate::turn::Referee;

use super::Toll;

impl Referee<'_> {
    pub(crate) fn reason(&self, seat: Seat, wanted: Move) -> Refusal {
        let table = self.table;
        match table.stage {
            Stage::Over => Refusal::Over,
            Stage::Keep => match wanted {
                _ if table.chosen.contains(seat) => Refusal::GodsChosen,
                Move::Keep(_) => Refusal::NotDealt,
                _ => Refusal::ChooseGods,
            },
            _ => match table.pending.top() {
                Some(entry) if entry.who.is(seat) => {
                    // What every check allows and no list holds is left out because it changes nothing.
                    let spare = Refusal::NotOptional { moment: Moment::asked(entry.what) };
                    self.check(entry, wanted).err().unwrap_or(spare)
                }
                _ => Refusal::NotYourTurn,
            },
        }
    }

    /// Whether a move answers a question, or can be played at any time.
    pub(crate) fn check(&self, entry: Entry, wanted: Move) -> Result<(), Refusal> {
        let who = entry.who;
        match (entry.what, wanted) {
            (_, Move::Discard(kind)) => self.check_discard(who, kind),
            (_, Move::Trade(from, to)) => self.check_trade(entry, from, to),
            (_, Move::Appeal) => self.check_appeal(entry).map(drop),
            (Pending::Pay(cost), Move::Pay(payment)) => self.check_payment(who, cost, payment),
            (Pending::Pay(cost), _) => Err(Refusal::PayFirst { goods: cost.named(), food: cost.food }),
            (_, Move::Gold) => self.check_gold(entry),
            (_, Move::Done) => self.check_done(entry),
            (Pending::StartWeaving, Move::Start(tile)) => self.check_start(tile),
            (Pending::Laid, Move::PlayGod(card)) => self.check_laid(who, card),
            (Pending::Stand, Move::Stand(_)) | (Pending::Lay { .. }, Move::LayNew) => Ok(()),
            (Pending::Turn, Move::Place { worker, role, space, fee }) => {
                self.check_place(who, worker, role, space, fee).map(drop)
            }
            (Pending::Secondary, Move::Place { .. }) => Err(Refusal::PlaceOrAct),
            (Pending::Turn | Pending::Secondary, action) => self.check_action(action),
            (Pending::Boon, Move::Boon { later }) => self.check_boon(later),
            (Pending::Boon, Move::Decline(effect)) => self.check_decline(effect),
            (Pending::Capture, Move::Capture(space)) => self.check_capture(space),
            (Pending::Potato, Move::Pay(payment)) => self.check_payment(who, self.priest_price(), payment),
            (Pending::Upkeep, Move::Pay(payment)) => self.check_upkeep(who, payment),
            (Pending::Tasks, Move::Task(task)) => self.check_task(who, task),
            (Pending::Bury { .. }, Move::Bury(tile)) => self.check_laid_out(tile),
            (Pending::Weave { bought }, Move::Buy(tile)) => self.check_buy(who, Some(bought), tile).map(drop),
            (Pending::Leftover, Move::Buy(tile)) => self.check_buy(who, None, tile).map(drop),
            (Pending::Lay { tile }, Move::Lay(row, _)) => self.check_lay(who, tile, row),
            (Pending::Weaving { .. }, Move::WeaveTop) => self.check_weaving(false),
            (Pending::Weaving { .. }, Move::WeaveUnder) => self.check_weaving(true),
            (Pending::Build { way, .. }, Move::Build(building)) => {
                self.check_build(who, way, building).map(drop)
            }
            (Pending::Build { way, exchanged }, Move::Exchange(card)) => {
                self.check_exchange(who, way, exchanged, card)
            }
            (Pending::Remove { first }, Move::Remove(building)) => self.check_remove(first, building),
            (Pending::Statue(way), Move::Statue(god, size)) => {
                self.check_statue(who, way, god, size).map(drop)
            }
            (Pending::Stairs(way), Move::Stairs(place)) => self.check_stairs(who, way, place).map(drop),
            (Pending::Train, Move::Hold(kind)) => self.check_hold(kind),
            (Pending::God { .. }, Move::TakeDeck) => self.check_take_deck(),
            (Pending::God { .. }, Move::TakeOffer(card)) => self.check_take_offer(card),
            (Pending::Worker { .. }, Move::Nomad(kind)) => self.check_nomad(kind),
            (Pending::PaidStep { .. }, Move::Climb) => self.check_climb(who).map(drop),
            (Pending::Rejuvenate { buildings, .. }, Move::Flip(tile)) => {
                self.check_flip(who, buildings, tile)
            }
            (Pending::Renew { free, .. }, Move::Flip(tile)) => self.check_renew(who, free, tile).map(drop),
            (Pending::Produce { flips, any, .. }, Move::Flip(tile)) => {
                self.check_produce_flip(who, flips, any, tile)
            }
            (Pending::Gains { origin, left }, Move::Gain(effect)) => self.check_gain(origin, left, effect),
            (Pending::Rewards { gods, flips, steps }, Move::Gain(effect)) => {
                self.check_reward(who, [gods, flips, steps], effect)
            }
            (Pending::ProduceOnce, Move::Produce(building)) => self.check_face_up(who, building),
            (Pending::Produce { state, .. }, Move::Produce(building)) => {
                self.check_produce(who, state, building)
            }
            (Pending::Worship { small, large, .. }, Move::Sacrifice(god, size)) => {
                self.check_sacrifice(who, [small, large], god, size)
            }
            (Pending::Offer, Move::Offer(steps)) => self.check_offer(who, steps).map(drop),
            (Pending::Casualty, Move::Casualty(victim)) => self.check_casualty(victim),
            (Pending::Muster { free, .. }, Move::Muster(kind)) => {
                self.check_muster(who, free, kind).map(drop)
            }
            (Pending::Conquer, Move::Conquer(space)) => self.check_conquest(who, space).map(drop),
            (Pending::Soldiers { turn, discard, either }, Move::TurnDown(kind)) => {
                self.check_turn_down(who, Toll { turn, discard, either }, kind)
            }
            (Pending::Soldiers { turn, discard, either }, Move::Lose(kind)) => {
                self.check_lose(who, Toll { turn, discard, either }, kind)
            }
            (Pending::Hire, Move::Hire(end)) => self.check_hire(who, end).map(drop),
            (Pending::Dismiss, Move::Dismiss(kind)) => self.check_worker(who, kind),
            (Pending::Feast { .. }, Move::PlayGod(card)) => self.check_in_hand(who, card),
            (_, other) => Err(Refusal::NotNow { moment: Moment::of(other) }),
        }
    }

    /// Whether a question can be declined, or what it asks for ended.
    fn check_done(&self, entry: Entry) -> Result<(), Refusal> {
        let mut listed = Vec::new();
        self.answers(entry, &mut listed);
        match entry.what {
            _ if listed.contains(&Move::Done) => Ok(()),
            Pending::Turn | Pending::Secondary => Err(Refusal::NoPass),
            what => Err(Refusal::NotOptional { moment: Moment::asked(what) }),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use khipu_core::{Game, Options, Release};
    use khipu_testkit::walk::{Dice, play_on, start};

    use super::*;
    use crate::Tawantinsuyu;

    /// A move stands in the list if and only if its check allows it, in both versions.
    #[test]
    fn lists_and_checks_agree() {
        for (version, players) in [(1, 1), (1, 3), (2, 1), (2, 2), (2, 4)] {
            let game = Tawantinsuyu::load(version, Tawantinsuyu::PACKS[0]).expect("a version that is kept");
            let game = Arc::new(game);
            let mut met: Vec<Move> = Vec::new();
            for seed in ["checks", "agree"] {
                let mut played = start(&game, players, &Options::new(), seed);
                let mut dice = Dice::new(5);
                while let Some(seat) = played.deciders().first() {
                    let position = *played.position();
                    let referee = game.referee(&position);
                    let mut listed = Vec::new();
                    referee.moves(seat, &mut listed);
                    met.extend(
                        listed.iter().filter(|listed| !met.contains(listed)).copied().collect::<Vec<_>>(),
                    );
                    let top = position.table.pending.top().filter(|_| position.table.stage != Stage::Keep);
                    if let Some(entry) = top {
                        for &wanted in &met {
                            let checked = referee.check(entry, wanted);
                            let words = game.write_move(wanted);
                            assert_eq!(
                                checked.is_ok(),
                                listed.contains(&wanted),
                                "{words} {entry:?} {checked:?}"
                            );
                        }
                    }
                    play_on(&mut played, &mut dice, 1);
                }
            }
            assert!(met.len() > 300, "{}", met.len());
        }
    }
}
