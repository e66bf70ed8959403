//! The weights of an outlook as they stand in their file, with its words around them.

use thiserror::Error;
use toml_edit::{DocumentMut, Item, Value};

/// The file with the weights: every number with a point that is not zero can be tuned.
#[derive(Clone, Debug)]
pub struct Sheet {
    document: DocumentMut,
    names: Vec<String>,
    /// Those that stay as they are.
    kept: Vec<String>,
}

/// A file that holds no weights.
#[derive(Debug, Error)]
pub enum BadSheet {
    /// It is no TOML.
    #[error("the weights cannot be read: {0}")]
    Unreadable(#[from] toml_edit::TomlError),
    /// There is no number to tune.
    #[error("there are no weights in the file: only numbers with a point are tuned")]
    Empty,
    /// A weight that is to stay as it is, and that there is not.
    #[error("there is no weight {name:?} to keep: there are {}", known.join(", "))]
    Unknown {
        /// What it was called.
        name: String,
        /// What there is.
        known: Vec<String>,
    },
}

impl Sheet {
    /// Reads the file.
    pub fn read(text: &str) -> Result<Sheet, BadSheet> {
        let mut document: DocumentMut = text.parse()?;
        let mut names = Vec::new();
        visit(document.as_table_mut(), "", &mut |name, _| names.push(name.to_owned()));
        if names.is_empty() { Err(BadSheet::Empty) } else { Ok(Sheet { document, names, kept: Vec::new() }) }
    }

    /// The same with some weights left as they are: single ones, or all of a row or a table by its name.
    pub fn keeping(mut self, kept: &[String]) -> Result<Sheet, BadSheet> {
        for name in kept {
            if !self.names.iter().any(|known| is_part(known, name)) {
                return Err(BadSheet::Unknown { name: name.clone(), known: self.names });
            }
        }
        self.names.retain(|name| !is_kept(name, kept));
        self.kept = kept.to_vec();
        if self.names.is_empty() { Err(BadSheet::Empty) } else { Ok(self) }
    }

    /// How many weights there are.
    pub fn len(&self) -> usize {
        self.names.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.names.is_empty()
    }

    /// Their names, in the order of the file.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The file with every weight multiplied; factors are logarithms.
    pub fn with(&self, factors: &[f64]) -> String {
        let mut document = self.document.clone();
        let mut factors = factors.iter();
        visit(document.as_table_mut(), "", &mut |name, value| {
            let Some(weight) = value.as_float().filter(|_| !is_kept(name, &self.kept)) else { return };
            let changed = round(weight * factors.next().map_or(1.0, |factor| factor.exp()));
            let around = value.decor().clone();
            *value = Value::from(changed);
            *value.decor_mut() = around;
        });
        document.to_string()
    }
}

fn is_kept(name: &str, kept: &[String]) -> bool {
    kept.iter().any(|whole| is_part(name, whole))
}

/// Whether the weight is `whole` or stands in the row or table of that name.
fn is_part(name: &str, whole: &str) -> bool {
    name.strip_prefix(whole).is_some_and(|rest| rest.is_empty() || rest.starts_with(['[', '.']))
}

/// Calls `found` with each number that has a point and is not zero.
fn visit(table: &mut dyn toml_edit::TableLike, path: &str, found: &mut dyn FnMut(&str, &mut Value)) {
    for (key, item) in table.iter_mut() {
        let name = if path.is_empty() { key.get().to_owned() } else { format!("{path}.{}", key.get()) };
        match item {
            Item::Value(value) => visit_value(value, &name, found),
            Item::Table(inner) => visit(inner, &name, found),
            Item::None | Item::ArrayOfTables(_) => {}
        }
    }
}

fn visit_value(value: &mut Value, name: &str, found: &mut dyn FnMut(&str, &mut Value)) {
    match value {
        Value::Float(number) if *number.value() != 0.0 => found(name, value),
        Value::Array(array) => {
            for (index, inner) in array.iter_mut().enumerate() {
                visit_value(inner, &format!("{name}[{index}]"), found);
            }
        }
        Value::InlineTable(inner) => visit(inner, name, found),
        Value::Float(_) | Value::Integer(_) | Value::String(_) | Value::Boolean(_) | Value::Datetime(_) => {}
    }
}

/// Three digits are more than matches can tell apart.
fn round(number: f64) -> f64 {
    let digits = 10f64.powf(2.0 - number.abs().log10().floor());
    (number * digits).round() / digits
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str =
        "man = 0.5 # a man\nzero = 0.0\ncount = 3\nrow = [1.0, -2.0] # two\n[items]\nboots = 0.34 # warm\n";

    #[test]
    fn words_stay_where_they_are_and_zero_stays_zero() {
        let sheet = Sheet::read(TEXT).unwrap();
        assert_eq!(sheet.names(), ["man", "row[0]", "row[1]", "items.boots"]);
        assert_eq!(sheet.with(&[0.0; 4]), TEXT);
        let doubled = sheet.with(&[2f64.ln(); 4]);
        assert_eq!(doubled, TEXT.replace("0.5", "1.0").replace("[1.0, -2.0]", "[2.0, -4.0]").replace("0.34", "0.68"));
    }

    #[test]
    fn weights_that_are_kept_stay_as_they_are() {
        let keeping = |kept: &[&str]| {
            let kept: Vec<String> = kept.iter().map(|name| (*name).to_owned()).collect();
            Sheet::read(TEXT).unwrap().keeping(&kept)
        };
        let sheet = keeping(&["row", "items.boots"]).unwrap();
        assert_eq!(sheet.names(), ["man"]);
        assert_eq!(sheet.with(&[2f64.ln()]), TEXT.replace("0.5", "1.0"));
        let one = keeping(&["row[0]"]).unwrap();
        assert_eq!(one.names(), ["man", "row[1]", "items.boots"]);
        assert_eq!(
            keeping(&["ro"]).unwrap_err().to_string().split(':').next(),
            Some("there is no weight \"ro\" to keep")
        );
        assert!(matches!(keeping(&["man", "row", "items"]), Err(BadSheet::Empty)));
    }

    #[test]
    fn a_file_without_weights_is_refused() {
        assert!(matches!(Sheet::read("count = 3"), Err(BadSheet::Empty)));
        assert!(matches!(Sheet::read("= ="), Err(BadSheet::Unreadable(_))));
    }
}
