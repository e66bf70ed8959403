//! The way to a number in the content: a file's name, then names of tables, ids of entries or places in lists.

use thiserror::Error;
use toml_edit::{DocumentMut, Item, TableLike, Value};

/// A value of the content, with those it is set to.
#[derive(Clone, Debug)]
pub struct Setting {
    path: String,
    /// Which file, and the way in it.
    file: usize,
    way: Vec<String>,
    printed: String,
    values: Vec<String>,
    files: Vec<(String, String)>,
}

/// A value that cannot be set.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadSetting {
    /// It is not written as a way and values.
    #[error("write the way to a value and what it should be, as in game.limits.runes=4,5,6")]
    Unreadable,
    /// A file is no TOML.
    #[error("{file} cannot be read: {reason}")]
    File {
        /// Which.
        file: String,
        /// Why.
        reason: String,
    },
    /// There is no such value.
    #[error("there is no {path} in {files}")]
    Unknown {
        /// What was asked for.
        path: String,
        /// Where it was looked for.
        files: String,
    },
    /// It is in several files.
    #[error("{path} is in {files}: begin with the name of the file")]
    Ambiguous {
        /// What was asked for.
        path: String,
        /// Where it is.
        files: String,
    },
    /// It is of another type than what is printed.
    #[error("{value} cannot stand for {printed}: {wanted} is wanted")]
    Type {
        /// What it should be.
        value: String,
        /// What is printed.
        printed: String,
        /// What it would have to be.
        wanted: &'static str,
    },
}

impl Setting {
    /// Reads `path=a,b,c` for a set of content files.
    pub fn read(text: &str, files: &[(String, String)]) -> Result<Setting, BadSetting> {
        let (path, values) = text.split_once('=').ok_or(BadSetting::Unreadable)?;
        let steps: Vec<&str> = path.split('.').collect();
        if values.is_empty() || steps.iter().any(|step| step.is_empty()) {
            return Err(BadSetting::Unreadable);
        }
        let mut found = Vec::new();
        for (number, (name, text)) in files.iter().enumerate() {
            let mut document = document(name, text)?;
            let stem = name.strip_suffix(".toml").unwrap_or(name);
            let named = (steps[0] == stem && steps.len() > 1).then(|| &steps[1..]);
            let ways = [named, Some(&steps[..])];
            let way = ways.into_iter().flatten().find_map(|way| {
                let value = in_table(document.as_table_mut(), way)?;
                Some((way.iter().map(|step| (*step).to_owned()).collect(), value.clone()))
            });
            found.extend(way.map(|(way, value)| (number, way, value)));
        }
        let names = |numbers: &mut dyn Iterator<Item = usize>| {
            numbers.map(|number| files[number].0.clone()).collect::<Vec<_>>().join(", ")
        };
        match &found[..] {
            [] => Err(BadSetting::Unknown { path: path.to_owned(), files: names(&mut (0..files.len())) }),
            [(file, way, printed)] => {
                let values: Vec<String> = values.split(',').map(|value| value.trim().to_owned()).collect();
                values.iter().try_for_each(|value| fitting(value, printed).map(drop))?;
                Ok(Setting {
                    path: path.to_owned(),
                    file: *file,
                    way: Clone::clone(way),
                    printed: bare(printed),
                    values,
                    files: files.to_vec(),
                })
            }
            several => {
                let files = names(&mut several.iter().map(|(file, ..)| *file));
                Err(BadSetting::Ambiguous { path: path.to_owned(), files })
            }
        }
    }

    /// The way as it was written.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// The file it leads into.
    pub fn file(&self) -> &str {
        &self.files[self.file].0
    }

    /// What is printed.
    pub fn printed(&self) -> &str {
        &self.printed
    }

    /// What it is set to, one after the other.
    pub fn values(&self) -> &[String] {
        &self.values
    }

    /// The files with this value.
    pub fn with(&self, value: &str) -> Vec<(String, String)> {
        let mut files = self.files.clone();
        let (name, text) = &mut files[self.file];
        let mut document = document(name, text).expect("it was read before");
        let way: Vec<&str> = self.way.iter().map(String::as_str).collect();
        let place = in_table(document.as_table_mut(), &way).expect("it was found before");
        let (around, value) = (place.decor().clone(), fitting(value, place).expect("it was tried before"));
        *place = value;
        *place.decor_mut() = around;
        *text = document.to_string();
        files
    }
}

fn document(name: &str, text: &str) -> Result<DocumentMut, BadSetting> {
    let bad =
        |error: toml_edit::TomlError| BadSetting::File { file: name.to_owned(), reason: error.message().to_owned() };
    text.parse().map_err(bad)
}

/// A value without the words around it.
fn bare(value: &Value) -> String {
    value.clone().decorated("", "").to_string()
}

/// The value as TOML, if it is of the type of what is printed.
fn fitting(text: &str, printed: &Value) -> Result<Value, BadSetting> {
    let bad = |wanted| BadSetting::Type { value: text.to_owned(), printed: bare(printed), wanted };
    match printed {
        Value::Integer(_) => text.parse::<i64>().map(Value::from).map_err(|_| bad("a whole number")),
        Value::Float(_) => text.parse::<f64>().map(Value::from).map_err(|_| bad("a number")),
        Value::Boolean(_) => text.parse::<bool>().map(Value::from).map_err(|_| bad("true or false")),
        Value::String(_) => Ok(Value::from(text)),
        Value::Datetime(_) | Value::Array(_) | Value::InlineTable(_) => Err(bad("a single value")),
    }
}

fn in_table<'a>(table: &'a mut dyn TableLike, way: &[&str]) -> Option<&'a mut Value> {
    let (first, rest) = way.split_first()?;
    match table.get_mut(first)? {
        Item::Value(value) => in_value(value, rest),
        Item::Table(inner) => in_table(inner, rest),
        Item::ArrayOfTables(entries) => {
            let (first, rest) = rest.split_first()?;
            let at = entries.iter().position(|entry| is_called(entry, first)).or_else(|| first.parse().ok())?;
            in_table(entries.get_mut(at)?, rest)
        }
        Item::None => None,
    }
}

fn in_value<'a>(value: &'a mut Value, way: &[&str]) -> Option<&'a mut Value> {
    let Some((first, rest)) = way.split_first() else { return Some(value) };
    match value {
        Value::InlineTable(table) => in_table(table, way),
        Value::Array(entries) => {
            let called = |entry: &Value| entry.as_inline_table().is_some_and(|table| is_called(table, first));
            let at = entries.iter().position(called).or_else(|| first.parse().ok())?;
            in_value(entries.get_mut(at)?, rest)
        }
        Value::String(_) | Value::Integer(_) | Value::Float(_) | Value::Boolean(_) | Value::Datetime(_) => None,
    }
}

/// Whether an entry of a list has this id.
fn is_called(entry: &dyn TableLike, id: &str) -> bool {
    entry.get("id").and_then(Item::as_str) == Some(id)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files() -> Vec<(String, String)> {
        let file = |name: &str, text: &str| (name.to_owned(), text.to_owned());
        vec![
            file("game.toml", "[limits]\nrunes = 5 # thrown\nparts = [1, 2]\n[[card]]\nid = \"thor\"\ncost = 2\n"),
            file("items.toml", "list = [{ id = \"axe\", cost = 1.5 }]\n[limits]\nparts = [3]\n"),
        ]
    }

    fn changed(set: &str) -> Vec<String> {
        let setting = Setting::read(set, &files()).unwrap();
        setting.with(&setting.values()[0]).into_iter().map(|(_, text)| text).collect()
    }

    #[test]
    fn a_value_is_found_by_file_table_id_or_place() {
        assert!(changed("limits.runes=4")[0].contains("runes = 4 # thrown"));
        assert!(changed("game.limits.parts.1=7")[0].contains("parts = [1, 7]"));
        assert!(changed("card.thor.cost=3")[0].contains("cost = 3"));
        assert!(changed("items.list.axe.cost=2")[1].contains("cost = 2.0"), "a number with a point stays one");
    }

    #[test]
    fn what_is_wrong_is_named() {
        let error = |set: &str| Setting::read(set, &files()).unwrap_err().to_string();
        assert!(error("limits.runes").starts_with("write the way to a value"));
        assert_eq!(error("limits.wind=3"), "there is no limits.wind in game.toml, items.toml");
        assert_eq!(
            error("limits.parts=3"),
            "limits.parts is in game.toml, items.toml: begin with the name of the file"
        );
        assert_eq!(error("limits.runes=4,x"), "x cannot stand for 5: a whole number is wanted");
        assert_eq!(error("game.limits.parts=3"), "3 cannot stand for [1, 2]: a single value is wanted");
    }
}
