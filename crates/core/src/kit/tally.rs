//! Sums whose terms somebody may want to know.

/// Takes the terms of a sum: whoever wants the sum alone adds them up, whoever must explain it keeps them apart.
///
/// ```
/// use khipu_core::kit::Tally;
///
/// fn purse(tally: &mut impl Tally<&'static str>) {
///     tally.add("corn", 1.5);
///     tally.add("stone", 4.0);
/// }
///
/// let (mut sum, mut terms) = (0.0, Vec::new());
/// purse(&mut sum);
/// purse(&mut terms);
/// assert_eq!((sum, terms), (5.5, vec![("corn", 1.5), ("stone", 4.0)]));
/// ```
pub trait Tally<T> {
    /// Takes one term.
    fn add(&mut self, term: T, value: f32);
}

impl<T> Tally<T> for f32 {
    #[inline]
    fn add(&mut self, _: T, value: f32) {
        *self += value;
    }
}

impl<T: PartialEq> Tally<T> for Vec<(T, f32)> {
    fn add(&mut self, term: T, value: f32) {
        match self.iter_mut().find(|(known, _)| *known == term) {
            Some((_, sum)) => *sum += value,
            None => self.push((term, value)),
        }
    }
}
