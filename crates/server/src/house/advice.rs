//! What bots think, on behalf of people.

use super::{Answer, Hall};
use crate::live::Asking;
use crate::model::{Advice, Advised, Person, Reasons};
use crate::people::adviser;
use engine::Seat;
use hall::Bot;
use serde_json::Value;

/// Who is asked if nobody is named.
const ADVISER: &str = "jarl:500ms";

impl Hall {
    /// What a bot would do at the person's seat. It knows what the seat knows; the table does not wait for it.
    pub async fn hint(&self, id: &str, person: &Person, seat: Option<Seat>, by: Option<&str>) -> Answer<Advice> {
        let (who, bot) = (person.id.clone(), adviser(by.unwrap_or(ADVISER))?);
        let asking = self.0.tables.look(id, move |live| live.hint(&who, seat)).await?;
        self.advise(asking, bot).await
    }

    /// What a bot thinks of the decision that was made after a step.
    pub async fn reasons(&self, id: &str, person: Option<&Person>, step: usize, by: Option<&str>) -> Answer<Reasons> {
        let (who, bot) = (person.map(|person| person.id.clone()), adviser(by.unwrap_or(ADVISER))?);
        let mut asking = self.0.tables.look(id, move |live| live.reasons(who.as_deref(), step)).await?;
        let (seat, bot) = (asking.seat, asking.bot.unwrap_or(bot));
        let (played, played_label) = match asking.played.take() {
            Some(offer) => (offer.action, offer.label.plain(&asking.names)),
            None => (Value::Null, String::new()),
        };
        Ok(Reasons { advice: self.advise(asking, bot).await?, seat, played, played_label })
    }

    async fn advise(&self, asking: Asking, bot: Bot) -> Answer<Advice> {
        let Asking { version, names, question, .. } = asking;
        let thought = self.0.tables.think(question, bot).await?;
        let actions = thought.estimates.into_iter().map(|estimate| Advised {
            label: estimate.offer.label.plain(&names),
            action: estimate.offer.action,
            rule: estimate.offer.rule,
            targets: estimate.offer.targets,
            chance: estimate.chance,
        });
        Ok(Advice { version, by: bot.to_string(), actions: actions.collect() })
    }
}
