//! What Gods cards, Giants cards and Action cards say.

use crate::ids::{Deed, God, Landscape};
use serde::{Deserialize, Serialize};

/// Where a piece of content comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Source {
    /// The rulebook fixes it.
    Rulebook,
    /// It can be found in public.
    Public,
    /// Designed for this project.
    House,
}

/// NH-ACTION-09, NH-ACTION-10. The cards of one action.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeedData {
    /// NH-ACTION-06. The base cost; none where the recruit price is paid.
    pub cost: Option<u8>,
    /// How many each player begins with.
    pub starters: u8,
    /// How many lie in the Booster pile.
    pub boosters: u8,
    /// What the card says.
    pub text: String,
    /// Where it comes from.
    pub source: Source,
}

/// NH-GOD-02. A Gods card.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GodCardData {
    /// Its id.
    pub id: String,
    /// Whose deck it is in.
    pub god: God,
    /// What people call it.
    pub name: String,
    /// When it may be played.
    pub window: Window,
    /// On which side of an attack.
    pub role: Role,
    /// What it does.
    pub effect: Effect,
    /// What the card says.
    pub text: String,
    /// Where it comes from.
    pub source: Source,
}

/// NH-GOD-05 to NH-GOD-10. When a Gods card may be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Window {
    /// On your own turn, before an action.
    Turn,
    /// Before the runes of a battle are thrown.
    Throw,
    /// After the throw, before hits are dealt.
    Damage,
    /// After an attack.
    Aftermath,
    /// At the start of the Giants phase.
    Giants,
    /// After the player order was worked out.
    Order,
}

/// NH-GOD-06. On which side of an attack one must be to play a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Role {
    /// No attack is needed.
    #[serde(rename = "self")]
    Own,
    /// The attacker's.
    Attacker,
    /// The defender's.
    Defender,
    /// Any side.
    Either,
}

/// NH-GOD-11. What a Gods card does: a closed list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    /// NH-GOD-12. Gain AP.
    GainAp {
        /// How many.
        amount: u8,
    },
    /// NH-GOD-12. Gain 1 AP for each Council seat.
    GainApPerSeat {
        /// At least so many.
        minimum: u8,
    },
    /// NH-GOD-13. Take AP from an opponent.
    StealAp {
        /// At most so many.
        amount: u8,
    },
    /// NH-GOD-14. Warriors from supply into one region.
    PlaceWarriors {
        /// At most so many.
        count: u8,
    },
    /// NH-GOD-15. An action without card and cost.
    FreeAction {
        /// Which.
        action: Deed,
        /// Whether the marker limit is left out of account.
        ignore_marker_limit: bool,
    },
    /// NH-GOD-16. The next action this turn costs nothing.
    WaiveCost,
    /// NH-GOD-17. A further action after this turn's.
    ExtraAction {
        /// So much cheaper.
        discount: u8,
    },
    /// NH-GOD-18. A Booster card.
    TakeBooster {
        /// How many.
        count: u8,
    },
    /// NH-GOD-19. Steps on the Character board.
    AdvanceMarkers {
        /// How many in all.
        steps: u8,
    },
    /// NH-GOD-20. Envoys of an opponent are sent home.
    RemoveMarkers {
        /// At most so many.
        count: u8,
    },
    /// NH-GOD-21. A warrior next door changes sides.
    ConvertWarrior {
        /// How many.
        count: u8,
    },
    /// NH-GOD-22. The next attack this turn may go further.
    ExtendReach {
        /// How many borders.
        distance: u8,
        /// Whether Danevolds are left out of account.
        ignore_danevold: bool,
    },
    /// NH-GOD-23. Giants cards are looked at and wake.
    WakeGiant {
        /// How many are revealed.
        draw: u8,
        /// How many of them wake.
        keep: u8,
    },
    /// NH-GOD-24. A Danevold or a Ring is torn down.
    Demolish {
        /// What may be torn down.
        targets: [Work; 2],
    },
    /// NH-GOD-25. A region cannot be attacked this round.
    ShieldRegion,
    /// NH-GOD-28. More hits in this battle.
    AddHits {
        /// How many.
        amount: u8,
    },
    /// NH-GOD-28. Fewer hits on your side in this battle.
    CancelHits {
        /// How many.
        amount: u8,
    },
    /// NH-GOD-26. So many runes in every battle of this attack.
    FixRunes {
        /// How many.
        count: u8,
    },
    /// NH-GOD-26. Fewer runes for the enemy in every battle of this attack.
    ReduceEnemyRunes {
        /// How many fewer.
        amount: u8,
        /// At least so many are thrown.
        minimum: u8,
    },
    /// NH-GOD-27. Blank runes are thrown again.
    RethrowBlanks,
    /// NH-GOD-29. Warriors lost in this attack come back.
    ReviveWarriors {
        /// At most so many.
        count: u8,
    },
    /// NH-GOD-29. A Giants card goes under the deck.
    DismissGiant {
        /// How many.
        count: u8,
    },
    /// NH-GOD-29. A place in this round's order.
    ChooseOrder {
        /// AP gained with it.
        bonus_ap: u8,
    },
}

/// NH-GOD-24. What can be torn down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Work {
    /// A Danevold.
    Danevold,
    /// The Ring of a Ring Fortress.
    Ring,
}

/// NH-COMP-08. A Giants card.
#[derive(Debug)]
pub struct GiantData {
    /// Its id.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// The landscape it strikes.
    pub landscape: Landscape,
    /// What it does to every region of it, one after the other.
    pub effects: Vec<Disaster>,
    /// What the card says.
    pub text: String,
    /// Where it comes from.
    pub source: Source,
}

/// NH-GIANTS-03. What a Giants card does: a closed list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Disaster {
    /// NH-GIANTS-05. Each region loses warriors.
    LoseWarriors {
        /// How many.
        count: u8,
    },
    /// NH-GIANTS-05. Each region is cut down.
    CapWarriors {
        /// To so many.
        keep: u8,
    },
    /// NH-GIANTS-06. Each building loses steps.
    DamageBuildings {
        /// How many.
        steps: u8,
    },
    /// Every Danevold on a border of such a region is removed.
    RazeDanevolds,
    /// NH-GIANTS-07. Each player loses AP.
    LoseAp {
        /// For each such region under direct control.
        per_region: u8,
    },
    /// NH-GIANTS-08. Envoys go home.
    LoseMarkers {
        /// From each such region.
        count: u8,
    },
    /// NH-GIANTS-09. Nothing is recruited there.
    BarRecruiting {
        /// For so many rounds: one.
        rounds: u8,
    },
    /// NH-GIANTS-09. No attack from or into it.
    BarAttacks {
        /// For so many rounds: one.
        rounds: u8,
    },
}

impl GodCardData {
    /// NH-GOD-02, NH-GOD-11. Whether the effect can happen in the card's window, and asks for no more than the rules do.
    pub fn is_sound(&self) -> bool {
        let turn = self.window == Window::Turn && self.role == Role::Own;
        match self.effect {
            Effect::GainAp { .. }
            | Effect::GainApPerSeat { .. }
            | Effect::StealAp { .. }
            | Effect::PlaceWarriors { .. }
            | Effect::WaiveCost
            | Effect::ExtraAction { .. }
            | Effect::AdvanceMarkers { .. }
            | Effect::RemoveMarkers { .. }
            | Effect::Demolish { .. }
            | Effect::ShieldRegion => turn,
            Effect::FreeAction { action, .. } => turn && matches!(action, Deed::Diplomacy | Deed::Relocate),
            Effect::TakeBooster { count } | Effect::ConvertWarrior { count } => turn && count == 1,
            Effect::ExtendReach { distance, .. } => turn && (1..=3).contains(&distance),
            Effect::WakeGiant { draw, keep } => turn && keep == 1 && (1..=4).contains(&draw),
            Effect::AddHits { .. } | Effect::CancelHits { .. } | Effect::RethrowBlanks => {
                self.window == Window::Damage && self.role != Role::Own
            }
            Effect::FixRunes { count } => {
                self.window == Window::Throw && self.role != Role::Own && (1..=5).contains(&count)
            }
            Effect::ReduceEnemyRunes { .. } => self.window == Window::Throw && self.role != Role::Own,
            Effect::ReviveWarriors { .. } => self.window == Window::Aftermath && self.role != Role::Own,
            Effect::DismissGiant { count } => self.window == Window::Giants && count == 1,
            Effect::ChooseOrder { .. } => self.window == Window::Order,
        }
    }
}
