//! Arrays as numpy keeps them: an NPZ file is a zip archive of NPY files.
//!
//! Only what nets need is read: little-endian arrays of `float32`, whole numbers and texts, stored or deflated. A file can
//! come from anybody, so nothing in it is believed: every place is checked, and nothing grows beyond what is allowed.

use std::collections::BTreeMap;
use std::fmt;
use std::io::Read as _;

use flate2::Crc;
use flate2::read::DeflateDecoder;

/// The most bytes of all arrays of a file.
const MOST_BYTES: usize = 256 << 20;
/// The most arrays of a file.
const MOST_ARRAYS: usize = 256;

/// Why a file cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum NpzError {
    /// It is no archive, or a part of it is missing.
    Archive,
    /// An array is damaged, or is none.
    Array(String),
    /// The arrays are too large.
    TooLarge,
    /// An array is not there.
    Missing(&'static str),
    /// An array is of another kind or shape.
    Shape {
        /// Its name.
        name: &'static str,
        /// What it should be.
        wanted: String,
        /// What it is.
        found: String,
    },
}

impl fmt::Display for NpzError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Archive => f.write_str("it is no NPZ archive; write it with numpy.savez"),
            Self::Array(name) => write!(f, "the array {name:?} is damaged; write the file again"),
            Self::TooLarge => {
                write!(f, "it holds more than {MOST_ARRAYS} arrays or {} MiB", MOST_BYTES >> 20)
            }
            Self::Missing(name) => write!(f, "the array {name:?} is missing"),
            Self::Shape { name, wanted, found } => {
                write!(f, "the array {name:?} is {found}, it should be {wanted}")
            }
        }
    }
}

impl std::error::Error for NpzError {}

/// One array.
#[derive(Clone, PartialEq, Debug)]
struct Array {
    kind: String,
    shape: Vec<usize>,
    bytes: Vec<u8>,
}

impl Array {
    /// Reads an NPY file: a line of Python in front of the numbers.
    fn read(file: &[u8]) -> Option<Self> {
        let rest = file.strip_prefix(b"\x93NUMPY")?;
        let (&[major, _], rest) = rest.split_first_chunk()?;
        let (len, rest) = if major == 1 {
            let (len, rest) = rest.split_first_chunk()?;
            (usize::from(u16::from_le_bytes(*len)), rest)
        } else {
            let (len, rest) = rest.split_first_chunk()?;
            (u32::from_le_bytes(*len) as usize, rest)
        };
        let (head, bytes) = rest.split_at_checked(len)?;
        let head = std::str::from_utf8(head).ok()?;
        let after = |name: &str| head.split_once(name).map(|(_, after)| after.trim_start_matches([':', ' ']));
        let kind = after("'descr'")?.strip_prefix('\'')?.split('\'').next()?.to_owned();
        if !after("'fortran_order'")?.starts_with("False") {
            return None;
        }
        let shape = after("'shape'")?.strip_prefix('(')?.split(')').next()?;
        let sizes = shape.split(',').map(str::trim).filter(|size| !size.is_empty());
        let shape: Vec<usize> = sizes.map(|size| size.parse().ok()).collect::<Option<_>>()?;
        let size: usize = match kind.split_at_checked(2)? {
            ("<U", letters) => letters.parse::<usize>().ok()?.checked_mul(4)?,
            (_, size) => size.parse().ok()?,
        };
        let wanted = shape.iter().try_fold(size, |all, &size| all.checked_mul(size))?;
        (wanted == bytes.len()).then(|| Self { kind, shape, bytes: bytes.to_vec() })
    }

    fn is(&self) -> String {
        format!("{} {:?}", self.kind, self.shape)
    }
}

/// The arrays of a file.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Npz(BTreeMap<String, Array>);

impl Npz {
    /// Reads a file.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(file: &[u8]) -> Result<Self, NpzError> {
        let (mut arrays, mut room) = (BTreeMap::new(), MOST_BYTES);
        for member in members(file)? {
            let name = member.name.strip_suffix(".npy").unwrap_or(&member.name).to_owned();
            room = room.checked_sub(member.size).ok_or(NpzError::TooLarge)?;
            let array = member.unpack(file).and_then(|bytes| Array::read(&bytes));
            arrays.insert(name.clone(), array.ok_or(NpzError::Array(name))?);
        }
        Ok(Self(arrays))
    }

    /// A text.
    ///
    /// # Errors
    /// If there is none.
    pub fn text(&self, name: &'static str) -> Result<String, NpzError> {
        let array =
            self.array(name, "a text", |array| array.kind.starts_with("<U") && array.shape.is_empty())?;
        let (letters, _) = array.bytes.as_chunks();
        let letters = letters.iter().map(|&letter| char::from_u32(u32::from_le_bytes(letter)));
        let text: Option<String> = letters.collect();
        Ok(text.ok_or_else(|| NpzError::Array(name.to_owned()))?.trim_end_matches('\0').to_owned())
    }

    /// A whole number.
    ///
    /// # Errors
    /// If there is none.
    pub fn number(&self, name: &'static str) -> Result<i64, NpzError> {
        let array = self.array(name, "<i8 []", |array| array.kind == "<i8" && array.shape.is_empty())?;
        let number = array.bytes.first_chunk().map(|&bytes| i64::from_le_bytes(bytes));
        number.ok_or_else(|| NpzError::Array(name.to_owned()))
    }

    /// Numbers of so many dimensions, and the sizes of these.
    ///
    /// # Errors
    /// If there are none.
    pub fn numbers<const N: usize>(&self, name: &'static str) -> Result<(Vec<f32>, [usize; N]), NpzError> {
        let wanted = format!("<f4 of {N} dimensions");
        let array = self.array(name, &wanted, |array| array.kind == "<f4" && array.shape.len() == N)?;
        let mut sizes = [0; N];
        sizes.copy_from_slice(&array.shape);
        let (numbers, _) = array.bytes.as_chunks();
        Ok((numbers.iter().map(|&number| f32::from_le_bytes(number)).collect(), sizes))
    }

    fn array(
        &self,
        name: &'static str,
        wanted: &str,
        fits: impl Fn(&Array) -> bool,
    ) -> Result<&Array, NpzError> {
        let array = self.0.get(name).ok_or(NpzError::Missing(name))?;
        let shape = || NpzError::Shape { name, wanted: wanted.to_owned(), found: array.is() };
        fits(array).then_some(array).ok_or_else(shape)
    }
}

/// A file of an archive, as its directory names it.
struct Member {
    name: String,
    deflated: bool,
    crc: u32,
    packed: usize,
    size: usize,
    at: usize,
}

impl Member {
    fn unpack(&self, file: &[u8]) -> Option<Vec<u8>> {
        let head = file.get(self.at..)?;
        let fixed: &[u8; 30] = head.first_chunk().filter(|head| head.starts_with(b"PK\x03\x04"))?;
        let start = 30 + short(fixed, 26)? + short(fixed, 28)?;
        let packed = head.get(start..start.checked_add(self.packed)?)?;
        let bytes = if self.deflated {
            let mut bytes = Vec::new();
            // One more than there should be, so that too many are noticed.
            DeflateDecoder::new(packed).take(self.size as u64 + 1).read_to_end(&mut bytes).ok()?;
            bytes
        } else {
            packed.to_vec()
        };
        let mut crc = Crc::new();
        crc.update(&bytes);
        (bytes.len() == self.size && crc.sum() == self.crc).then_some(bytes)
    }
}

/// What the directory at the end of an archive lists.
fn members(file: &[u8]) -> Result<Vec<Member>, NpzError> {
    let end = file.windows(4).rposition(|bytes| bytes == b"PK\x05\x06").ok_or(NpzError::Archive)?;
    let end = &file[end..];
    let (count, at) = short(end, 10).zip(long(end, 16)).ok_or(NpzError::Archive)?;
    if count > MOST_ARRAYS {
        return Err(NpzError::TooLarge);
    }
    let (mut members, mut rest) = (Vec::new(), file.get(at..).ok_or(NpzError::Archive)?);
    for _ in 0..count {
        let (member, len) = member(rest).ok_or(NpzError::Archive)?;
        members.push(member);
        rest = rest.get(len..).ok_or(NpzError::Archive)?;
    }
    Ok(members)
}

/// One line of the directory, and how long it is.
fn member(line: &[u8]) -> Option<(Member, usize)> {
    let names = short(line, 28)?;
    let len = 46 + names + short(line, 30)? + short(line, 32)?;
    let deflated = match short(line, 10)? {
        0 => false,
        8 => true,
        _ => return None,
    };
    let name = std::str::from_utf8(line.get(46..46 + names)?).ok()?.to_owned();
    let crc = u32::try_from(long(line, 16)?).ok()?;
    let (packed, size, at) = (long(line, 20)?, long(line, 24)?, long(line, 42)?);
    line.starts_with(b"PK\x01\x02").then_some((Member { name, deflated, crc, packed, size, at }, len))
}

fn short(bytes: &[u8], at: usize) -> Option<usize> {
    Some(usize::from(u16::from_le_bytes(*bytes.get(at..)?.first_chunk()?)))
}

fn long(bytes: &[u8], at: usize) -> Option<usize> {
    Some(u32::from_le_bytes(*bytes.get(at..)?.first_chunk()?) as usize)
}
