//! People and their sessions.

use super::{Store, is_taken, now};
use sqlx::sqlite::SqliteRow;
use sqlx::{FromRow, Row};

/// A person as they are stored.
#[derive(Clone, Debug)]
pub struct PersonRow {
    /// Who it is.
    pub id: String,
    /// What others call them.
    pub name: String,
    /// The name in lower case, once it is theirs by password.
    pub claimed: Option<String>,
    /// What they like, as JSON.
    pub settings: String,
    /// Where to tell them.
    pub webhook: Option<String>,
    /// Since when we know them.
    pub created_at: i64,
}

/// A name that is somebody's by password.
#[derive(Clone, Debug)]
pub struct Account {
    /// Whose.
    pub id: String,
    /// The password as argon2 stores it.
    pub password: Option<String>,
}

impl FromRow<'_, SqliteRow> for PersonRow {
    fn from_row(row: &SqliteRow) -> Result<PersonRow, sqlx::Error> {
        Ok(PersonRow {
            id: row.try_get("id")?,
            name: row.try_get("name")?,
            claimed: row.try_get("claimed")?,
            settings: row.try_get("settings")?,
            webhook: row.try_get("webhook")?,
            created_at: row.try_get("created_at")?,
        })
    }
}

impl FromRow<'_, SqliteRow> for Account {
    fn from_row(row: &SqliteRow) -> Result<Account, sqlx::Error> {
        Ok(Account { id: row.try_get("id")?, password: row.try_get("password")? })
    }
}

impl Store {
    /// Whose session it is, by the hash of its token.
    pub async fn person_of_session(&self, token_hash: &[u8]) -> Result<Option<PersonRow>, sqlx::Error> {
        let sql = "select people.* from people join sessions on sessions.person = people.id where token_hash = ?";
        sqlx::query_as(sql).bind(token_hash).fetch_optional(&self.reads).await
    }

    /// The person of this id.
    pub async fn person(&self, id: &str) -> Result<Option<PersonRow>, sqlx::Error> {
        sqlx::query_as("select * from people where id = ?").bind(id).fetch_optional(&self.reads).await
    }

    /// Who has claimed the name.
    pub async fn account(&self, name: &str) -> Result<Option<Account>, sqlx::Error> {
        let sql = "select id, password from people where claimed = ?";
        sqlx::query_as(sql).bind(name.to_lowercase()).fetch_optional(&self.reads).await
    }

    /// Welcomes a new person.
    pub async fn add_person(&self, id: &str, name: &str) -> Result<(), sqlx::Error> {
        let sql = "insert into people (id, name, created_at) values (?, ?, ?)";
        sqlx::query(sql).bind(id).bind(name).bind(now()).execute(&self.writes).await?;
        Ok(())
    }

    /// Begins a session.
    pub async fn add_session(&self, token_hash: &[u8], person: &str) -> Result<(), sqlx::Error> {
        let sql = "insert or ignore into sessions (token_hash, person, created_at) values (?, ?, ?)";
        sqlx::query(sql).bind(token_hash).bind(person).bind(now()).execute(&self.writes).await?;
        Ok(())
    }

    /// Ends a session.
    pub async fn end_session(&self, token_hash: &[u8]) -> Result<(), sqlx::Error> {
        sqlx::query("delete from sessions where token_hash = ?").bind(token_hash).execute(&self.writes).await?;
        Ok(())
    }

    /// Makes a name somebody's by password; says whether it was still free.
    pub async fn claim(&self, person: &str, name: &str, password: &str) -> Result<bool, sqlx::Error> {
        let sql = "update people set claimed = ?, password = ? where id = ?";
        let done = sqlx::query(sql).bind(name.to_lowercase()).bind(password).bind(person).execute(&self.writes).await;
        match done {
            Ok(_) => Ok(true),
            Err(error) if is_taken(&error) => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// Changes what a person is called and likes; the seats they hold follow. Says whether the name was free.
    pub async fn settle(&self, person: &PersonRow) -> Result<bool, sqlx::Error> {
        let mut transaction = self.writes.begin_with("begin immediate").await?;
        let done = sqlx::query("update people set name = ?, claimed = ?, settings = ?, webhook = ? where id = ?")
            .bind(&person.name)
            .bind(&person.claimed)
            .bind(&person.settings)
            .bind(&person.webhook)
            .bind(&person.id)
            .execute(&mut *transaction)
            .await;
        match done {
            Err(error) if is_taken(&error) => return Ok(false),
            done => done?,
        };
        sqlx::query("update seats set name = ? where person = ? and kind = 'human'")
            .bind(&person.name)
            .bind(&person.id)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(true)
    }

    /// Forgets a person: their matches stay, their name becomes "someone", and a bot plays on for them.
    pub async fn forget(&self, person: &str, bot: &str) -> Result<(), sqlx::Error> {
        let mut transaction = self.writes.begin_with("begin immediate").await?;
        sqlx::query("update seats set name = 'someone', person = null, bot = coalesce(bot, ?) where person = ?")
            .bind(bot)
            .bind(person)
            .execute(&mut *transaction)
            .await?;
        for sql in [
            "update entries set person = null where person = ?",
            "update tables set host = null where host = ?",
            "delete from people where id = ?",
        ] {
            sqlx::query(sql).bind(person).execute(&mut *transaction).await?;
        }
        transaction.commit().await
    }

    /// What a person said, where and when, for the export of their data.
    pub async fn sayings(&self, person: &str) -> Result<Vec<(String, String, i64)>, sqlx::Error> {
        let sql = "select table_id, body, at from entries where person = ? and kind = 'chat' order by at";
        sqlx::query_as(sql).bind(person).fetch_all(&self.reads).await
    }
}
