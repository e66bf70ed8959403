//! What is printed on cards and boards: TOML inside the program, or another set from a folder.
//!
//! A set of content is read and checked once and then stays for as long as the program runs, so that a position can
//! refer to it by a [`Edition`], a handle as cheap as a reference. The handle is written down as the hash of the files;
//! reading it back finds the set on the game's [`Shelf`], which only ever grows.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de, de::DeserializeOwned};
use sha2::{Digest, Sha256};
use std::{
    collections::BTreeMap,
    fmt,
    ops::Deref,
    sync::{Mutex, OnceLock},
};
use thiserror::Error;

/// Content of one game, read from its files.
pub trait Printed: Sized + Send + Sync + 'static {
    /// The files inside the program, each with its name.
    const FILES: &'static [(&'static str, &'static str)];
    /// Ways to play that bots may be told to follow, each with its name: weights in place of [`OUTLOOK`].
    const PLANS: &'static [(&'static str, &'static str)] = &[];

    /// Reads and checks the files.
    fn read(files: &Files) -> Result<Self, BadContent>;

    /// Where the sets of this game stand.
    fn shelf() -> &'static Shelf<Self>;
}

/// The files of one set by name.
#[derive(Clone, Debug, Default)]
pub struct Files(BTreeMap<String, String>);

impl Files {
    /// The files inside the program.
    pub fn embedded<C: Printed>() -> Files {
        Files(C::FILES.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect())
    }

    /// These files with one replaced or added.
    pub fn with(mut self, name: impl Into<String>, text: impl Into<String>) -> Files {
        self.0.insert(name.into(), text.into());
        self
    }

    /// The names of the files.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// Reads one file as TOML.
    pub fn parse<T: DeserializeOwned>(&self, name: &'static str) -> Result<T, BadContent> {
        let text = self.0.get(name).ok_or_else(|| BadContent::new(name, "", "the file is missing"))?;
        toml::from_str(text).map_err(|error| {
            let line = error.span().map(|span| 1 + text[..span.start.min(text.len())].matches('\n').count());
            BadContent::new(name, line.map(|line| format!("line {line}")).unwrap_or_default(), error.message())
        })
    }

    /// The hash of what is printed. What bots make of it is advice, not print: tuning it leaves old matches valid.
    fn hash(&self) -> String {
        hash(self.0.iter().filter(|(name, _)| *name != OUTLOOK))
    }

    /// The hash of all files.
    fn full_hash(&self) -> String {
        hash(self.0.iter())
    }
}

/// The file with the weights of a game's outlook.
pub const OUTLOOK: &str = "outlook.toml";

fn hash<'a>(files: impl Iterator<Item = (&'a String, &'a String)>) -> String {
    let mut hash = Sha256::new();
    for (name, text) in files {
        for part in [name, text] {
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part);
        }
    }
    hex::encode(&hash.finalize()[..8])
}

/// Content that cannot be used: the file, the entry in it, and the reason.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{file}{}{entry}: {reason}", if entry.is_empty() { "" } else { ", " })]
pub struct BadContent {
    /// The name of the file.
    pub file: &'static str,
    /// The entry in it, by id or line.
    pub entry: String,
    /// What is wrong.
    pub reason: String,
}

impl BadContent {
    /// Names the file, the entry and what is wrong.
    pub fn new(file: &'static str, entry: impl Into<String>, reason: impl Into<String>) -> BadContent {
        BadContent { file, entry: entry.into(), reason: reason.into() }
    }
}

/// The sets of one game that this program has read. It only grows: a set, once read, is a constant.
pub struct Shelf<C: 'static> {
    standard: OnceLock<Edition<C>>,
    editions: Mutex<Vec<Edition<C>>>,
}

impl<C> Shelf<C> {
    /// An empty shelf.
    #[expect(clippy::new_without_default, reason = "shelves are statics, made by a const fn")]
    pub const fn new() -> Shelf<C> {
        Shelf { standard: OnceLock::new(), editions: Mutex::new(Vec::new()) }
    }

    fn find(&self, is_it: impl Fn(&Edition<C>) -> bool) -> Option<Edition<C>> {
        let editions = self.editions.lock().expect("nothing panics while the shelf is held");
        editions.iter().find(|edition| is_it(edition)).copied()
    }
}

struct Bound<C> {
    content: C,
    hash: String,
    full_hash: String,
}

/// A handle to one set of content: it costs as much as a reference and lasts as long as the program.
pub struct Edition<C: 'static>(&'static Bound<C>);

impl<C: Printed> Edition<C> {
    /// The set inside the program.
    pub fn standard() -> Edition<C> {
        *C::shelf().standard.get_or_init(|| {
            Edition::read(&Files::embedded::<C>()).unwrap_or_else(|error| panic!("the embedded content: {error}"))
        })
    }

    /// The set made of these files: read now, or found on the shelf.
    pub fn read(files: &Files) -> Result<Edition<C>, BadContent> {
        let full_hash = files.full_hash();
        if let Some(edition) = C::shelf().find(|edition| edition.0.full_hash == full_hash) {
            return Ok(edition);
        }
        let content = C::read(files)?;
        let edition = Edition(Box::leak(Box::new(Bound { content, hash: files.hash(), full_hash })));
        C::shelf().editions.lock().expect("nothing panics while the shelf is held").push(edition);
        Ok(edition)
    }

    /// The set of this hash, if this program has read it: by the hash of everything, or by that of what is printed,
    /// for which the standard set goes before others that differ only in what bots make of it.
    pub fn find(hash: &str) -> Option<Edition<C>> {
        let standard = Some(Edition::<C>::standard()).filter(|edition| edition.hash() == hash);
        let exact = C::shelf().find(|edition| edition.full_hash() == hash);
        exact.or(standard).or_else(|| C::shelf().find(|edition| edition.hash() == hash))
    }
}

impl<C> Edition<C> {
    /// What records and saved positions call this set: 16 hexadecimal digits of the SHA-256 of what is printed in it.
    pub fn hash(self) -> &'static str {
        &self.0.hash
    }

    /// As [`Edition::hash`], but of everything, what bots make of it included.
    pub fn full_hash(self) -> &'static str {
        &self.0.full_hash
    }

    /// The content itself, for as long as the program runs.
    pub const fn content(self) -> &'static C {
        &self.0.content
    }
}

impl<C> Clone for Edition<C> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<C> Copy for Edition<C> {}

impl<C> Deref for Edition<C> {
    type Target = C;

    #[inline]
    fn deref(&self) -> &C {
        &self.0.content
    }
}

impl<C> PartialEq for Edition<C> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0) || self.hash() == other.hash()
    }
}

impl<C> Eq for Edition<C> {}

impl<C> fmt::Debug for Edition<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Edition({})", self.hash())
    }
}

impl<C> Serialize for Edition<C> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.hash())
    }
}

impl<'de, C: Printed> Deserialize<'de> for Edition<C> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let hash = String::deserialize(deserializer)?;
        Edition::find(&hash).ok_or_else(|| {
            de::Error::custom(format_args!("content {hash} is not loaded; name its folder with --content"))
        })
    }
}
