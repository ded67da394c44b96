//! Returns along each seat's own decisions: where self-play code goes wrong most.

/// What came of the steps of one game after another, one row a decision.
#[derive(Clone, Copy, Debug)]
pub struct Steps<'a> {
    /// Who decided.
    pub seat: &'a [i8],
    /// What the decider expected.
    pub value: &'a [f32],
    /// What the step brought each seat: `players` numbers a row.
    pub reward: &'a [f32],
    /// Whether a game ended with the step.
    pub done: &'a [bool],
    /// How many seats.
    pub players: usize,
}

/// Generalised advantage estimates and returns, each seat followed from one of its decisions to its next. A row belongs to its
/// decider; what others' moves bring in between counts for it too. After the last row of a game that goes on, the value of
/// the seat's last decision stands for the rest.
///
/// Rows that do not fit together give as many results as the shortest of them allows.
#[must_use]
pub fn returns(steps: Steps<'_>, gamma: f32, lambda: f32) -> (Vec<f32>, Vec<f32>) {
    let Steps { seat, value, reward, done, players } = steps;
    let rows = seat.len().min(value.len()).min(done.len()).min(reward.len() / players.max(1));
    let (mut advantage, mut expected) = (vec![0.0; rows], vec![0.0; rows]);
    // For each seat, going back in time: rewards since, the value and advantage of its next decision.
    let mut since = vec![0.0f32; players];
    let mut later: Vec<Option<(f32, f32)>> = vec![None; players];
    let mut ended = vec![false; players];
    for row in (0..rows).rev() {
        if done[row] {
            since.fill(0.0);
            later.fill(None);
            ended.fill(true);
        }
        for (sum, brought) in since.iter_mut().zip(&reward[row * players..]) {
            *sum += brought;
        }
        let Some(who) = usize::try_from(seat[row]).ok().filter(|&who| who < players) else { continue };
        let (next, carried) = match later[who] {
            Some((value, advantage)) => (gamma * value, gamma * lambda * advantage),
            None if ended[who] => (0.0, 0.0),
            // The game goes on beyond the last row.
            None => (gamma * value[row], 0.0),
        };
        let gained = since[who] + next - value[row] + carried;
        advantage[row] = gained;
        expected[row] = gained + value[row];
        later[who] = Some((value[row], gained));
        since[who] = 0.0;
    }
    (advantage, expected)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_discount_returns_are_what_is_still_to_come() {
        let seat = [0, 1, 0, 0, 1];
        let reward = [1.0, 0.0, 0.0, 2.0, 0.5, 0.5, 0.0, 1.0, -1.0, 3.0];
        let done = [false, false, false, false, true];
        let steps = Steps { seat: &seat, value: &[0.0; 5], reward: &reward, done: &done, players: 2 };
        let (advantage, expected) = returns(steps, 1.0, 1.0);
        // For each row: the sum of all later rewards of its decider, the own row included.
        let slow: Vec<f32> =
            (0..5).map(|row| (row..5).map(|later| reward[later * 2 + seat[row] as usize]).sum()).collect();
        assert_eq!(expected, slow);
        assert_eq!(advantage, slow);
    }

    #[test]
    fn a_game_that_ended_does_not_reach_back_from_the_next() {
        let steps = Steps {
            seat: &[0, 0, 0],
            value: &[0.0, 0.0, 7.0],
            reward: &[1.0, 2.0, 4.0],
            done: &[false, true, false],
            players: 1,
        };
        let (_, expected) = returns(steps, 1.0, 1.0);
        // The last game goes on: its value stands for the rest.
        assert_eq!(expected, [3.0, 2.0, 11.0]);
    }
}
