//! People: entering, claiming a name, settings, leaving for good.

use super::{Answer, Hall};
use crate::error::Trouble;
use crate::model::{Person, Settings};
use crate::people::{self, COOKIE, forgetting_cookie, random_id};
use crate::store::PersonRow;
use serde_json::{Value, json};

const THEMES: [&str; 3] = ["system", "light", "dark"];
const ANIMATIONS: [&str; 3] = ["normal", "fast", "off"];
const SYMBOLS: [&str; 6] = ["", "raven", "wolf", "boar", "bear", "serpent"];

impl Hall {
    /// Whose session cookie it is.
    pub async fn person(&self, token: &str) -> Answer<Option<Person>> {
        Ok(self.0.sessions.person(&self.0.store, token).await?)
    }

    /// Begins a session with a name: gives the person and the value for the `Set-Cookie` header.
    ///
    /// A guest who is known already is renamed. A claimed name opens with its password only.
    pub async fn enter(
        &self,
        current: Option<&Person>,
        name: &str,
        password: Option<&str>,
    ) -> Answer<(Person, String)> {
        let name = people::name(name)?;
        let account = self.0.store.account(&name).await?;
        let id = match (account, password, current) {
            (Some(account), _, Some(person)) if account.id == person.id => account.id,
            (Some(account), Some(password), _) => {
                let stored = account.password.unwrap_or_default();
                if !self.0.passwords.fits(password, &stored).await? {
                    return Err(Trouble::Forbidden("that password does not open this name".to_owned()));
                }
                account.id
            }
            (Some(_), None, _) => {
                return Err(Trouble::Conflict("that name is somebody's; its password opens it".to_owned()));
            }
            (None, Some(_), _) => return Err(Trouble::Forbidden("that password does not open this name".to_owned())),
            (None, None, Some(person)) if !person.is_claimed => {
                let webhook = person.webhook.as_deref();
                self.settle(person, &name, &person.settings, webhook).await?.id
            }
            (None, None, _) => {
                let id = random_id();
                self.0.store.add_person(&id, &name).await?;
                id
            }
        };
        let cookie = self.0.sessions.begin(&self.0.store, &id).await?;
        let person = self.0.store.person(&id).await?.ok_or(Trouble::NoSession)?;
        Ok((person.into(), cookie))
    }

    /// Makes the name theirs by a password; changes the password if it is already.
    pub async fn claim(&self, person: &Person, password: &str) -> Answer<()> {
        let password = self.0.passwords.hash(password).await?;
        if !self.0.store.claim(&person.id, &person.name, &password).await? {
            return Err(Trouble::Conflict("somebody else has claimed that name".to_owned()));
        }
        self.0.sessions.changed(&person.id);
        Ok(())
    }

    /// Ends a session, named by its cookie or by the whole cookie header; gives the `Set-Cookie` that forgets it.
    pub async fn log_out(&self, cookie: &str) -> Answer<String> {
        let named = cookie.split(';').filter_map(|pair| pair.trim().split_once('=')).find(|(name, _)| *name == COOKIE);
        self.0.sessions.end(&self.0.store, named.map_or(cookie, |(_, token)| token)).await?;
        Ok(forgetting_cookie())
    }

    /// Changes name, settings and webhook.
    pub async fn settle(
        &self,
        person: &Person,
        name: &str,
        settings: &Settings,
        webhook: Option<&str>,
    ) -> Answer<Person> {
        let name = people::name(name)?;
        let one_of =
            |known: &[&str], wanted: &str| known.iter().find(|one| **one == wanted).unwrap_or(&known[0]).to_string();
        let settings = Settings {
            theme: one_of(&THEMES, &settings.theme),
            animation: one_of(&ANIMATIONS, &settings.animation),
            sound: settings.sound,
            symbol: one_of(&SYMBOLS, &settings.symbol),
            colour: settings.colour.filter(|colour| *colour < 5),
        };
        let is_others = self.0.store.account(&name).await?.is_some_and(|account| account.id != person.id);
        let webhook =
            webhook.map(|url| crate::notices::address(url, self.0.config.allow_private_webhooks)).transpose()?;
        let row = PersonRow {
            id: person.id.clone(),
            claimed: person.is_claimed.then(|| name.to_lowercase()),
            name,
            settings: json!(settings).to_string(),
            webhook: webhook.map(String::from),
            created_at: 0,
        };
        if is_others || !self.0.store.settle(&row).await? {
            return Err(Trouble::Conflict("that name is somebody's".to_owned()));
        }
        self.0.sessions.changed(&person.id);
        self.reseat_all(&person.id).await?;
        Ok(row.into())
    }

    /// All that is stored about the person, as JSON.
    pub async fn export(&self, person: &Person) -> Answer<Value> {
        let row = self.0.store.person(&person.id).await?.ok_or(Trouble::NoSession)?;
        let tables = self.0.store.all_tables_of(&person.id).await?;
        let tables: Vec<Value> = tables.into_iter().map(|table| json!(self.card(table, Some(&person.id)))).collect();
        let said = self.0.store.sayings(&person.id).await?;
        let said: Vec<Value> = said
            .into_iter()
            .map(|(table, body, at)| {
                let text = serde_json::from_str::<Value>(&body).ok().and_then(|body| body.get("text").cloned());
                json!({ "table": table, "text": text, "at": at })
            })
            .collect();
        let settings = Person::from(row.clone()).settings;
        Ok(json!({
            "name": row.name, "is_claimed": row.claimed.is_some(), "since": row.created_at, "settings": settings,
            "webhook": row.webhook, "tables": tables, "said": said,
        }))
    }

    /// Forgets the person: matches stay, the name becomes "someone", bots play on. Gives the cookie that forgets.
    pub async fn forget(&self, person: &Person) -> Answer<String> {
        let tables = self.0.store.all_tables_of(&person.id).await?;
        self.0.store.forget(&person.id, crate::live::STAND_IN).await?;
        self.0.sessions.changed(&person.id);
        for table in tables {
            self.reseat(&table.id, &person.id).await?;
            if !table.over {
                self.0.tables.wake(&table.id).await;
            }
        }
        Ok(forgetting_cookie())
    }

    async fn reseat_all(&self, person: &str) -> Answer<()> {
        for table in self.0.store.all_tables_of(person).await? {
            self.reseat(&table.id, person).await?;
        }
        Ok(())
    }
}
