//! Whatever arrives as JSON, the hall answers with an error that names what is wrong, and nothing panics.

use engine::{Record, Seat, Seed};
use hall::{ActError, AnyGame, AnyMatch};
use proptest::prelude::*;
use serde_json::{Value, json};

/// A short match of a game, played by its first offers.
fn some_match(game: &dyn AnyGame, actions: usize) -> Box<dyn AnyMatch> {
    let mut played = game.begin(&Value::Null, *game.seats().start(), None, Seed::from_number(5)).expect("playable");
    for _ in 0..actions {
        let Some(seat) = played.asked().first() else { break };
        let action = played.offers(seat)[0].action.clone();
        played.act(seat, &action).expect("what is offered is allowed");
    }
    played
}

/// JSON of any shape, with words and numbers that actions are made of.
fn any_json() -> impl Strategy<Value = Value> {
    let words =
        prop::sample::select(vec!["place", "move", "take", "to", "from", "at", "seat", "pass", "card", "dwarf"]);
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        (0i64..40).prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        words.clone().prop_map(Value::from),
        "\\PC{0,12}".prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 12, 4, move |inner| {
        let field = (words.clone().prop_map(str::to_owned), inner.clone());
        prop_oneof![
            prop::collection::vec(inner, 0..4).prop_map(Value::from),
            prop::collection::vec(field, 0..4).prop_map(|fields| Value::from(serde_json::Map::from_iter(fields))),
        ]
    })
}

/// The action with one number in it replaced.
fn with_number(action: &Value, number: u64) -> Value {
    match action {
        Value::Number(_) => json!(number),
        Value::Object(fields) => {
            fields.iter().map(|(name, value)| (name.clone(), with_number(value, number))).collect()
        }
        Value::Array(items) => items.iter().map(|item| with_number(item, number)).collect(),
        Value::Null | Value::Bool(_) | Value::String(_) => action.clone(),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_json_as_an_action_is_answered(action in any_json(), seat in 0u8..9) {
        for game in hall::games() {
            let mut played = some_match(*game, 4);
            let before = played.steps();
            if let Err(ActError::Broken(fault)) = played.act(Seat(seat), &action) {
                panic!("{}: {action}: {fault}", game.name());
            }
            prop_assert!(played.steps() <= before + 1);
        }
    }

    #[test]
    fn an_action_with_another_number_is_answered(number in prop_oneof![0u64..70, any::<u64>()], steps in 0usize..30) {
        for game in hall::games() {
            let mut played = some_match(*game, steps);
            let Some(seat) = played.asked().first() else { continue };
            let action = with_number(&played.offers(seat)[0].action, number);
            if let Err(ActError::Broken(fault)) = played.act(seat, &action) {
                panic!("{}: {action}: {fault}", game.name());
            }
        }
    }

    #[test]
    fn a_damaged_record_is_refused_or_read(at in any::<prop::sample::Index>(), byte in any::<u8>(), cut in any::<bool>()) {
        for game in hall::games() {
            let names: Vec<String> = (0..*game.seats().start()).map(|seat| format!("guest {seat}")).collect();
            let mut bytes = some_match(*game, 10).record(&names, true).to_json().into_bytes();
            let at = at.index(bytes.len());
            if cut { bytes.truncate(at) } else { bytes[at] = byte }
            if let Ok(record) = Record::from_json(&String::from_utf8_lossy(&bytes))
                && let Ok(game) = hall::game(&record.game)
            {
                drop(game.verify(&record));
            }
        }
    }

    #[test]
    fn any_options_are_answered(options in any_json(), seats in 0usize..9) {
        for game in hall::games() {
            drop(game.begin(&options, seats, None, Seed::from_number(1)));
        }
    }
}

#[test]
fn errors_name_the_thing() {
    let error = |name: &str| hall::game(name).map(|_| ()).expect_err("unknown").to_string();
    assert!(error("chess").starts_with("there is no game \"chess\"; there are "), "{}", error("chess"));
    assert!(error("chess").contains("mylla"), "{}", error("chess"));
    let mylla = hall::game("mylla").expect("known");
    let begin = |options: Value, seats| mylla.begin(&options, seats, None, Seed::from_number(1)).map(|_| ());
    assert_eq!(begin(json!({}), 3).expect_err("three").to_string(), "option `seats`: mylla is for 2 players, not 3");
    let unknown = begin(json!({ "colour": "red" }), 2).expect_err("unknown").to_string();
    assert!(unknown.contains("these are no options of mylla: unknown field `colour`"), "{unknown}");
    let preset = begin(json!("chaos"), 2).expect_err("unknown").to_string();
    assert!(preset.contains("there is no preset \"chaos\"; there are default, tournament"), "{preset}");
    let bad = mylla.load_content(vec![("outlook.toml".to_owned(), "man = 'heavy'".to_owned())]).expect_err("bad");
    assert!(bad.to_string().starts_with("outlook.toml, line 1:"), "{bad}");
}
