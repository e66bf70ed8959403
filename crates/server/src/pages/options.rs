//! Options as a form, made from the game's JSON Schema, and the form read back by the same schema.

use engine::rulebook::is_id;
use maud::{Markup, html};
use serde_json::{Map, Number, Value};

/// What a form brought: names and values in their order.
pub type Filled = [(String, String)];

/// What can be filled in at one place of a schema.
enum Field<'a> {
    Flag,
    Number { least: Option<f64>, most: Option<f64>, is_whole: bool },
    Choice(Vec<Choice<'a>>),
    Several(Vec<Choice<'a>>),
    Maybe(&'a Value),
    Group(Vec<(&'a str, &'a Value)>),
    Text,
    Json,
}

/// One of several values, with what it means.
struct Choice<'a> {
    value: &'a Value,
    meaning: &'a str,
}

/// Follows `$ref` within the schema.
fn resolve<'a>(root: &'a Value, schema: &'a Value) -> &'a Value {
    let target = schema.get("$ref").and_then(Value::as_str).and_then(|path| path.strip_prefix('#'));
    let only = schema.get("allOf").and_then(Value::as_array).filter(|all| all.len() == 1).map(|all| &all[0]);
    match (target.and_then(|path| root.pointer(path)), only) {
        (Some(found), _) => resolve(root, found),
        (None, Some(inner)) => resolve(root, inner),
        (None, None) => schema,
    }
}

fn is_null(schema: &Value) -> bool {
    schema.get("type").and_then(Value::as_str) == Some("null")
}

fn choices(schema: &Value) -> Option<Vec<Choice<'_>>> {
    if let Some(values) = schema.get("enum").and_then(Value::as_array) {
        return Some(values.iter().map(|value| Choice { value, meaning: "" }).collect());
    }
    if schema.get("const").is_some() {
        return Some(vec![Choice { value: &schema["const"], meaning: text_of(schema) }]);
    }
    let mut found = Vec::new();
    for part in schema.get("oneOf").or_else(|| schema.get("anyOf"))?.as_array()? {
        for inner in choices(part)? {
            let meaning = if inner.meaning.is_empty() { text_of(part) } else { inner.meaning };
            found.push(Choice { value: inner.value, meaning });
        }
    }
    Some(found)
}

fn text_of(schema: &Value) -> &str {
    schema.get("description").and_then(Value::as_str).unwrap_or_default()
}

fn field<'a>(root: &'a Value, schema: &'a Value) -> Field<'a> {
    let schema = resolve(root, schema);
    if let Some(found) = choices(schema) {
        return Field::Choice(found);
    }
    let either = schema.get("anyOf").or_else(|| schema.get("oneOf")).and_then(Value::as_array);
    if let Some([one, other]) = either.map(Vec::as_slice) {
        match (is_null(one), is_null(other)) {
            (false, true) => return Field::Maybe(one),
            (true, false) => return Field::Maybe(other),
            _ => return Field::Json,
        }
    }
    let kind = match schema.get("type") {
        Some(Value::Array(kinds)) => kinds.iter().filter_map(Value::as_str).find(|kind| *kind != "null"),
        Some(kind) => kind.as_str(),
        None => None,
    };
    let bound = |name: &str| schema.get(name).and_then(Value::as_f64);
    match kind {
        Some("boolean") => Field::Flag,
        Some(kind @ ("integer" | "number")) => {
            Field::Number { least: bound("minimum"), most: bound("maximum"), is_whole: kind == "integer" }
        }
        Some("string") => Field::Text,
        Some("array") => match schema.get("items").map(|items| resolve(root, items)).and_then(choices) {
            Some(found) => Field::Several(found),
            None => Field::Json,
        },
        Some("object") => match schema.get("properties").and_then(Value::as_object) {
            Some(inner) => Field::Group(inner.iter().map(|(name, part)| (name.as_str(), part)).collect()),
            None => Field::Json,
        },
        _ => Field::Json,
    }
}

/// The options as fields, with these values filled in.
pub fn form(schema: &Value, values: &Value) -> Markup {
    match field(schema, schema) {
        Field::Group(fields) if !fields.is_empty() => html! {
            @for (name, part) in fields { (entry(schema, part, &format!("o.{name}"), name, values.get(name).unwrap_or(&Value::Null))) }
        },
        _ => html! { p.muted { "There is nothing to agree on." } },
    }
}

fn entry(root: &Value, schema: &Value, path: &str, name: &str, value: &Value) -> Markup {
    let said = text_of(schema);
    let said = explain(if said.is_empty() { text_of(resolve(root, schema)) } else { said });
    html! {
        @match field(root, schema) {
            Field::Flag => label.field.flag { input type="checkbox" name=(path) value="true" checked[value == &Value::Bool(true)]; span { b { (title(name)) } small { (said) } } },
            Field::Number { least, most, is_whole } => label.field { b { (title(name)) } small { (said) }
                input type="number" name=(path) value=(plain(value)) min=[least] max=[most] step=(if is_whole { "1" } else { "any" }); },
            Field::Choice(found) => fieldset.field { legend { b { (title(name)) } small { (said) } }
                @for choice in &found { (radio(path, choice, value == choice.value)) } },
            Field::Several(found) => fieldset.field { legend { b { (title(name)) } small { (said) } }
                @for choice in &found { (check(path, choice, value.as_array().is_some_and(|all| all.contains(choice.value)))) } },
            Field::Maybe(inner) => fieldset.field { legend { label { input type="checkbox" name={ (path) "?" } value="true" checked[!value.is_null()]; " " b { (title(name)) } } small { (said) } }
                (entry(root, inner, path, name, value)) },
            Field::Group(fields) => fieldset.field { legend { b { (title(name)) } small { (said) } }
                @for (inner, part) in fields { (entry(root, part, &format!("{path}.{inner}"), inner, value.get(inner).unwrap_or(&Value::Null))) } },
            Field::Text => label.field { b { (title(name)) } small { (said) } input name=(path) value=(plain(value)) maxlength="200"; },
            Field::Json => label.field { b { (title(name)) } small { (said) " (as JSON)" } input name=(path) value=(value.to_string()); },
        }
    }
}

fn radio(path: &str, choice: &Choice<'_>, checked: bool) -> Markup {
    html! { label.flag { input type="radio" name=(path) value=(choice.value.to_string()) checked[checked]; (meant(choice)) } }
}

fn check(path: &str, choice: &Choice<'_>, checked: bool) -> Markup {
    html! { label.flag { input type="checkbox" name=(path) value=(choice.value.to_string()) checked[checked]; (meant(choice)) } }
}

fn meant(choice: &Choice<'_>) -> Markup {
    html! { span { b { (title(&plain(choice.value))) } @if !choice.meaning.is_empty() { small { (explain(choice.meaning)) } } } }
}

/// A description without the rule ids it opens with: they are for programmers.
fn explain(text: &str) -> String {
    let Some((head, rest)) = text.split_once(". ") else { return text.replace('\n', " ") };
    let cites = head.split(", ").all(|word| is_id(word.trim()));
    (if cites { rest } else { text }).replace('\n', " ")
}

/// `all_in_mills` as people read it.
pub fn title(name: &str) -> String {
    let words = name.replace(['_', '-'], " ");
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A value as people read it.
pub fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Null => String::new(),
        other => other.to_string(),
    }
}

/// Reads the options off a filled form.
pub fn read(schema: &Value, filled: &Filled) -> Value {
    read_field(schema, schema, "o", filled).unwrap_or_else(|| Value::Object(Map::new()))
}

fn read_field(root: &Value, schema: &Value, path: &str, filled: &Filled) -> Option<Value> {
    let all = || filled.iter().filter(|(name, _)| name == path).map(|(_, value)| value.as_str());
    let one = || all().next();
    let json = |text: &str| serde_json::from_str(text).ok();
    match field(root, schema) {
        Field::Flag => Some(Value::Bool(one().is_some())),
        Field::Number { is_whole: true, .. } => one()?.trim().parse::<i64>().ok().map(Value::from),
        Field::Number { .. } => one()?.trim().parse().ok().and_then(Number::from_f64).map(Value::Number),
        Field::Choice(_) | Field::Json => json(one()?),
        Field::Several(_) => Some(Value::Array(all().filter_map(json).collect())),
        Field::Maybe(inner) => {
            let is_chosen = filled.iter().any(|(name, _)| name.strip_suffix('?') == Some(path));
            if is_chosen { read_field(root, inner, path, filled) } else { Some(Value::Null) }
        }
        Field::Group(fields) => {
            let read = |(name, part): (&str, &Value)| {
                read_field(root, part, &format!("{path}.{name}"), filled).map(|value| (name.to_owned(), value))
            };
            Some(Value::Object(fields.into_iter().filter_map(read).collect()))
        }
        Field::Text => Some(Value::String(one()?.to_owned())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Fills a form in as a browser would with every preset of every game, and reads it back.
    #[test]
    fn every_preset_comes_back_from_its_form() {
        for game in hall::games() {
            let schema = game.schema();
            for (name, options) in game.presets() {
                let filled = submit(&form(&schema, &options).0);
                let read = game.options(&read(&schema, &filled)).expect("the form gives options of the game");
                assert_eq!(read, options, "{} {name}", game.name());
            }
        }
    }

    /// What a browser would send for the fields as they are rendered.
    fn submit(html: &str) -> Vec<(String, String)> {
        let inputs = html.split("<input ").skip(1).map(|input| input.split('>').next().unwrap_or_default());
        let inputs = inputs.filter(|input| {
            let is_box = input.contains("type=\"checkbox\"") || input.contains("type=\"radio\"");
            !is_box || input.ends_with(" checked")
        });
        inputs.map(|input| (attribute(input, "name"), attribute(input, "value"))).collect()
    }

    fn attribute(input: &str, name: &str) -> String {
        let opening = format!("{name}=\"");
        let value = input.split(&opening).nth(1).and_then(|rest| rest.split('"').next()).unwrap_or_default();
        value.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
    }
}
