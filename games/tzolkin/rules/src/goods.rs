//! Goods: handfuls of resources, and what an effect gives.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::names::Resource;

/// A handful of wood, stone and gold: a cost, a payment, a choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Bundle(pub [u8; Resource::COUNT]);

impl Bundle {
    /// One resource.
    #[must_use]
    pub const fn one(resource: Resource) -> Self {
        let mut bundle = [0; Resource::COUNT];
        bundle[resource as usize] = 1;
        Self(bundle)
    }

    /// How many resources.
    #[must_use]
    pub fn total(self) -> u16 {
        self.0.iter().map(|&n| u16::from(n)).sum()
    }

    /// One less of a resource.
    #[must_use]
    pub const fn without(self, resource: Resource) -> Self {
        let mut bundle = self.0;
        bundle[resource as usize] = bundle[resource as usize].saturating_sub(1);
        Self(bundle)
    }

    /// Every handful of so many resources.
    pub fn choices(count: u8) -> impl Iterator<Item = Self> {
        (0..=count).flat_map(move |wood| {
            (0..=count - wood).map(move |stone| Self([wood, stone, count - wood - stone]))
        })
    }
}

/// An amount of each good, as events tell it; what is zero is left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Goods {
    /// Corn.
    pub corn: u16,
    /// Wood, stone and gold.
    pub resources: [u16; Resource::COUNT],
    /// Crystal skulls.
    pub skulls: u16,
}

impl Goods {
    /// Corn alone.
    #[must_use]
    pub const fn corn(corn: u16) -> Self {
        Self { corn, resources: [0; Resource::COUNT], skulls: 0 }
    }

    /// Skulls alone.
    #[must_use]
    pub const fn skulls(skulls: u16) -> Self {
        Self { corn: 0, resources: [0; Resource::COUNT], skulls }
    }

    /// A handful of resources.
    #[must_use]
    pub fn of(bundle: Bundle) -> Self {
        Self { corn: 0, resources: bundle.0.map(u16::from), skulls: 0 }
    }

    /// Whether there is nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

impl Serialize for Goods {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        let [wood, stone, gold] = self.resources;
        let named =
            [("corn", self.corn), ("wood", wood), ("stone", stone), ("gold", gold), ("skull", self.skulls)];
        for (name, amount) in named.iter().filter(|(_, amount)| *amount > 0) {
            map.serialize_entry(name, amount)?;
        }
        map.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_all_handfuls_of_a_size() {
        let three: Vec<_> = Bundle::choices(3).collect();
        assert_eq!(three.len(), 10);
        assert!(three.iter().all(|b| b.total() == 3));
        assert_eq!(Bundle::choices(1).collect::<Vec<_>>(), [[0, 0, 1], [0, 1, 0], [1, 0, 0]].map(Bundle));
    }
}
