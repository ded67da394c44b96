//! A mean that grows.

/// A sum with its count.
#[derive(Clone, Copy, Default)]
pub(crate) struct Mean(f64, u32);

impl Mean {
    pub(crate) fn add(&mut self, value: f64) {
        self.0 += value;
        self.1 += 1;
    }

    pub(crate) const fn count(self) -> u32 {
        self.1
    }

    pub(crate) fn value(self) -> f64 {
        self.0 / f64::from(self.1.max(1))
    }
}
