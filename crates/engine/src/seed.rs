//! Where luck comes from: a secret seed, promised before the match and shown after it.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use sha2::{Digest, Sha256};
use std::fmt;

/// The dice of searches and simulations: fast, good enough, and no secret.
pub type Quick = rand::rngs::Xoshiro256PlusPlus;

/// The seed of a match: 256 secret bits from which all its luck follows.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed made from a number, for simulations and tests: SHA-256 of its eight little-endian bytes.
    pub fn from_number(number: u64) -> Seed {
        Seed(Sha256::digest(number.to_le_bytes()).into())
    }

    /// The seed of the n-th match of a series.
    pub fn nth(self, n: u64) -> Seed {
        let mut hash = Sha256::new();
        hash.update(self.0);
        hash.update(n.to_le_bytes());
        Seed(hash.finalize().into())
    }

    /// What is public from the start: the SHA-256 of the seed, in hexadecimal.
    pub fn commitment(self) -> String {
        hex::encode(Sha256::digest(self.0))
    }

    /// The dice of one step: ChaCha8 with the seed as key and the step as stream.
    pub fn dice(self, step: u64) -> ChaCha8Rng {
        let mut dice = ChaCha8Rng::from_seed(self.0);
        dice.set_stream(step);
        dice
    }

    /// Fast dice for searches and simulations; the same on every machine.
    pub fn quick(self) -> Quick {
        Quick::from_seed(self.0)
    }
}

/// A seed is a secret: it shows only its commitment.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed(committed as {})", self.commitment())
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&hex::encode(self.0))
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let mut bytes = [0; 32];
        hex::decode_to_slice(&text, &mut bytes)
            .map_err(|_| de::Error::custom("a seed is 64 hexadecimal digits"))
            .map(|()| Seed(bytes))
    }
}
