//! What each number of an observation means.
//!
//! An encoder is written once, as a list of named fields with their numbers. Written into a [`Row`] it makes an observation;
//! written into [`Names`] it makes the [`Layout`]. So the two cannot differ.

use std::ops::Range;

/// Where an encoder writes its fields, always the same ones in the same order.
pub trait Fields {
    /// The numbers of a field, all zero, to be filled. `usual` is a large value as it usually occurs.
    fn field(&mut self, name: &'static str, usual: u16, meaning: &'static str, len: usize) -> &mut [i16];

    /// Whose fields follow; "" for nobody's.
    fn of(&mut self, _actor: &'static str) {}

    /// A field of one number.
    fn one(&mut self, name: &'static str, usual: u16, meaning: &'static str, value: impl Into<i64>) {
        let value = value.into().clamp(i16::MIN.into(), i16::MAX.into()) as i16;
        self.all(name, usual, meaning, 1, [value]);
    }

    /// A field that is 1 at one place, if there is one.
    fn hot(&mut self, name: &'static str, meaning: &'static str, len: usize, place: Option<usize>) {
        let field = self.field(name, 1, meaning, len);
        if let Some(number) = place.and_then(|place| field.get_mut(place)) {
            *number = 1;
        }
    }

    /// A field that is 1 where a bit is set.
    fn bits(&mut self, name: &'static str, meaning: &'static str, len: usize, bits: u64) {
        for (number, place) in self.field(name, 1, meaning, len).iter_mut().zip(0..) {
            *number = (bits >> place & 1) as i16;
        }
    }

    /// A field that counts how often each place is named.
    fn count(
        &mut self,
        name: &'static str,
        usual: u16,
        meaning: &'static str,
        len: usize,
        places: impl IntoIterator<Item = usize>,
    ) {
        let field = self.field(name, usual, meaning, len);
        for place in places {
            if let Some(number) = field.get_mut(place) {
                *number += 1;
            }
        }
    }

    /// A field that says where in a row each place is named: 1 for the first.
    fn ranks(
        &mut self,
        name: &'static str,
        usual: u16,
        meaning: &'static str,
        len: usize,
        places: impl IntoIterator<Item = usize>,
    ) {
        let field = self.field(name, usual, meaning, len);
        for (place, rank) in places.into_iter().zip(1..) {
            if let Some(number) = field.get_mut(place) {
                *number = rank;
            }
        }
    }

    /// A field of several numbers.
    fn all(
        &mut self,
        name: &'static str,
        usual: u16,
        meaning: &'static str,
        len: usize,
        values: impl IntoIterator<Item = i16>,
    ) {
        let field = self.field(name, usual, meaning, len);
        field.iter_mut().zip(values).for_each(|(number, value)| *number = value);
    }
}

/// A row of an observation, all zero at first.
#[derive(Debug)]
pub struct Row<'a>(pub &'a mut [i16]);

impl Fields for Row<'_> {
    #[inline]
    fn field(&mut self, _: &'static str, _: u16, _: &'static str, len: usize) -> &mut [i16] {
        let left = std::mem::take(&mut self.0);
        let (field, rest) = left.split_at_mut(len.min(left.len()));
        self.0 = rest;
        field
    }
}

/// One named field.
#[derive(Clone, PartialEq, Debug)]
pub struct Field {
    /// Its name: `me.corn`, `stage`.
    pub name: String,
    /// Which numbers.
    pub range: Range<usize>,
    /// A large value as it usually occurs: who wants numbers around 1 divides by it.
    pub usual: u16,
    /// What it says.
    pub meaning: &'static str,
}

/// The fields of an observation.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Layout {
    fields: Vec<Field>,
    width: usize,
}

impl Layout {
    /// The fields, in order.
    #[must_use]
    pub fn fields(&self) -> &[Field] {
        &self.fields
    }

    /// How many numbers.
    #[must_use]
    pub const fn width(&self) -> usize {
        self.width
    }

    /// The field of this name.
    #[must_use]
    pub fn field(&self, name: &str) -> Option<&Field> {
        self.fields.iter().find(|field| field.name == name)
    }

    /// By what each number is multiplied to lie around 1.
    #[must_use]
    pub fn scale(&self) -> Vec<f32> {
        let scales = self.fields.iter();
        scales.flat_map(|field| field.range.clone().map(|_| 1.0 / f32::from(field.usual.max(1)))).collect()
    }

    /// A hash of names, sizes and scales: data and nets carry it, so that none is read by another layout.
    #[must_use]
    pub fn hash(&self) -> String {
        let mut hasher = blake3::Hasher::new();
        for Field { name, range, usual, .. } in &self.fields {
            hasher.update(format!("{name} {} {usual}\n", range.len()).as_bytes());
        }
        hasher.finalize().to_hex()[..16].to_owned()
    }

    /// What the numbers of a row say that are not zero.
    #[must_use]
    pub fn explain(&self, row: &[i16]) -> Vec<(String, i16)> {
        let mut said = Vec::new();
        for field in &self.fields {
            for (place, &value) in row.get(field.range.clone()).unwrap_or_default().iter().enumerate() {
                let name = if field.range.len() == 1 {
                    field.name.clone()
                } else {
                    format!("{}[{place}]", field.name)
                };
                if value != 0 {
                    said.push((name, value));
                }
            }
        }
        said
    }
}

/// Writes down the names of the fields.
#[derive(Debug, Default)]
pub(crate) struct Names {
    layout: Layout,
    actor: &'static str,
    scratch: Vec<i16>,
}

impl Names {
    pub(crate) fn finish(self) -> Layout {
        self.layout
    }
}

impl Fields for Names {
    fn field(&mut self, name: &'static str, usual: u16, meaning: &'static str, len: usize) -> &mut [i16] {
        let name = if self.actor.is_empty() { name.to_owned() } else { format!("{}.{name}", self.actor) };
        let start = self.layout.width;
        self.layout.width += len;
        self.layout.fields.push(Field { name, range: start..start + len, usual, meaning });
        self.scratch.clear();
        self.scratch.resize(len, 0);
        &mut self.scratch
    }

    fn of(&mut self, actor: &'static str) {
        self.actor = actor;
    }
}
