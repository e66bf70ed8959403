//! RULES.md as data: which rules there are, and what they say.
//!
//! A rule is a list item that opens with its id in bold: `- **MY-MOVE-01** A man slides along a line.` The words
//! `(note)` right after the id mark what explains and forbids nothing: it needs no code and no test.

/// One rule of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rule<'a> {
    /// Its id.
    pub id: &'a str,
    /// What it says, as Markdown.
    pub text: &'a str,
    /// Whether it only explains.
    pub is_note: bool,
}

/// The rules of a RULES.md in their order.
pub fn rules(markdown: &str) -> impl Iterator<Item = Rule<'_>> {
    markdown.lines().filter_map(rule)
}

/// The rule of this id.
pub fn find<'a>(markdown: &'a str, id: &str) -> Option<Rule<'a>> {
    rules(markdown).find(|rule| rule.id.eq_ignore_ascii_case(id))
}

/// Reads a rule off one line, if the line is one.
pub fn rule(line: &str) -> Option<Rule<'_>> {
    let (id, text) = line.trim_start().strip_prefix("- **")?.split_once("**")?;
    let text = text.trim_start();
    is_id(id).then_some(Rule { id, text, is_note: text.starts_with("(note)") })
}

/// Whether the word has the form of a rule id: two or more parts in capitals and digits, joined by hyphens.
pub fn is_id(word: &str) -> bool {
    let parts: Vec<&str> = word.split('-').collect();
    let [game, .., number] = parts.as_slice() else { return false };
    parts.len() >= 3
        && game.len() >= 2
        && game.chars().all(|letter| letter.is_ascii_uppercase())
        && parts[1..parts.len() - 1].iter().all(|part| {
            !part.is_empty() && part.chars().all(|letter| letter.is_ascii_uppercase() || letter.is_ascii_digit())
        })
        && number.len() >= 2
        && number.chars().all(|digit| digit.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_is_a_list_item_with_an_id_in_bold() {
        let text = "# Rules\n- **MY-MOVE-01** A man slides.\n- **MY-NOTE-02** (note) Old.\n- **bold** no rule\n";
        let found: Vec<Rule<'_>> = rules(text).collect();
        assert_eq!(found.len(), 2);
        assert_eq!(found[0], Rule { id: "MY-MOVE-01", text: "A man slides.", is_note: false });
        assert!(found[1].is_note);
        assert_eq!(find(text, "my-move-01"), Some(found[0]));
        assert!(!is_id("MY-MOVE") && !is_id("my-move-01") && !is_id("MY--01"));
    }
}
