//! Passwords: argon2, a few at a time, never on the async runtime.

use crate::error::Trouble;
use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use std::sync::Arc;
use tokio::sync::Semaphore;

/// The shortest password.
const SHORTEST: usize = 8;
/// The longest: argon2 would take more, but nobody types it.
const LONGEST: usize = 200;

/// Hashes and checks passwords; each takes some tens of milliseconds and 19 MB, so only two at once.
#[derive(Clone)]
pub struct Passwords(Arc<Semaphore>);

impl Default for Passwords {
    fn default() -> Passwords {
        Passwords(Arc::new(Semaphore::new(2)))
    }
}

impl Passwords {
    /// The password as it is stored.
    pub async fn hash(&self, password: &str) -> Result<String, Trouble> {
        if password.chars().count() < SHORTEST {
            return Err(Trouble::Bad(format!("a password has at least {SHORTEST} letters")));
        }
        if password.len() > LONGEST {
            return Err(Trouble::Bad(format!("a password has at most {LONGEST} letters")));
        }
        let password = password.to_owned();
        self.run(move || {
            let hash = Argon2::default().hash_password(password.as_bytes());
            hash.map(|hash| hash.to_string()).map_err(|error| Trouble::Broken(format!("argon2: {error}")))
        })
        .await?
    }

    /// Whether the password is the one that was stored.
    pub async fn fits(&self, password: &str, stored: &str) -> Result<bool, Trouble> {
        if password.len() > LONGEST {
            return Ok(false);
        }
        let (password, stored) = (password.to_owned(), stored.to_owned());
        self.run(move || {
            let hash = PasswordHash::new(&stored);
            hash.is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
        })
        .await
    }

    async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Trouble> {
        let broken = |_| Trouble::Broken("the password was not checked".to_owned());
        let _permit = self.0.acquire().await.map_err(|_| Trouble::Broken("no passwords any more".to_owned()))?;
        tokio::task::spawn_blocking(work).await.map_err(broken)
    }
}
