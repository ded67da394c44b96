//! Changes that know nothing of the input.

use khipu_testkit::walk::Dice;

pub(super) fn change(data: &[u8], other: &[u8], dice: &mut Dice) -> Vec<u8> {
    let mut data = data.to_vec();
    let at = dice.below(data.len() + 1);
    let end = (at + dice.below(40)).min(data.len());
    match dice.below(7) {
        0 if at < data.len() => data[at] ^= 1 << dice.below(8),
        1 => data.insert(at, dice.below(256) as u8),
        2 => drop(data.drain(at..end)),
        3 => {
            let chunk = data[at..end].to_vec();
            let to = dice.below(data.len() + 1);
            data.splice(to..to, chunk);
        }
        4 => data.truncate(at),
        5 => {
            // Two chunks change places.
            let middle = at + (end - at) / 2;
            data[at..end].rotate_left(middle - at);
        }
        _ => {
            let from = dice.below(other.len() + 1);
            let until = (from + dice.below(200)).min(other.len());
            data.splice(at..end, other[from..until].iter().copied());
        }
    }
    data
}
