//! When nobody could move because no server ran. Such time is nobody's: it is added to everybody's.

/// Stretches of time, in order, that do not touch.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Downtimes(Vec<(i64, i64)>);

impl Downtimes {
    /// From stretches in any order.
    pub(crate) fn new(mut stretches: Vec<(i64, i64)>) -> Self {
        stretches.retain(|(from, until)| from < until);
        stretches.sort_unstable();
        let mut joined: Vec<(i64, i64)> = Vec::with_capacity(stretches.len());
        for (from, until) in stretches {
            match joined.last_mut() {
                Some((_, end)) if from <= *end => *end = until.max(*end),
                _ => joined.push((from, until)),
            }
        }
        Self(joined)
    }

    /// The same with some more stretches.
    pub(super) fn and(&self, more: &[(i64, i64)]) -> Self {
        Self::new(self.0.iter().chain(more).copied().collect())
    }

    /// How long they are together after a moment.
    pub(super) fn after(&self, from: i64) -> i64 {
        self.0.iter().map(|(start, end)| (end - from.max(*start)).max(0)).sum()
    }

    /// The stretches between two moments in which servers ran.
    pub(super) fn between(&self, from: i64, until: i64) -> impl Iterator<Item = (i64, i64)> {
        let first = self.0.partition_point(|(_, end)| *end <= from);
        let last = self.0.partition_point(|(start, _)| *start < until).max(first);
        let down = &self.0[first..last];
        let starts = std::iter::once(from).chain(down.iter().map(|(_, end)| *end));
        let ends = down.iter().map(|(start, _)| *start).chain(std::iter::once(until));
        starts.zip(ends).filter(|(start, end)| start < end)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn stretches() -> impl Strategy<Value = Vec<(i64, i64)>> {
        proptest::collection::vec((0i64..500, 0i64..60), 0..12)
            .prop_map(|all| all.into_iter().map(|(from, length)| (from, from + length)).collect())
    }

    proptest! {
        #[test]
        fn every_second_is_up_or_down(all in stretches(), from in 0i64..600, length in 0i64..600) {
            let until = from + length;
            let up: i64 = Downtimes::new(all.clone()).between(from, until).map(|(a, b)| b - a).sum();
            let is_down = |second: &i64| all.iter().any(|(a, b)| (*a..*b).contains(second));
            prop_assert_eq!(up, (from..until).filter(|second| !is_down(second)).count() as i64);
        }
    }
}
