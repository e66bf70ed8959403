//! RULES.md as data: which rules there are, and what they say.
//!
//! A rule is a list item that opens with its id in bold: `- **MY-MOVE-01** A man slides along a line.` The words
//! `(note)` right after the id mark what explains and forbids nothing: it needs no code and no test.

/// One rule of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule<'a> {
    /// Its id.
    pub id: &'a str,
    /// What it says, as Markdown on one line.
    pub text: String,
    /// Whether it only explains.
    pub is_note: bool,
}

/// The rules of a RULES.md in their order.
pub fn rules(markdown: &str) -> impl Iterator<Item = Rule<'_>> {
    let mut lines = markdown.lines().peekable();
    std::iter::from_fn(move || {
        loop {
            let Some((id, first)) = opening(lines.next()?) else { continue };
            let mut text = first.trim().to_owned();
            // A rule goes on in the indented lines below it.
            while let Some(more) = lines.next_if(|line| line.starts_with("  ") && !line.trim_start().starts_with("- "))
            {
                text.push(' ');
                text.push_str(more.trim());
            }
            let is_note = text.starts_with("(note)");
            return Some(Rule { id, text, is_note });
        }
    })
}

/// The rule of this id.
pub fn find<'a>(markdown: &'a str, id: &str) -> Option<Rule<'a>> {
    rules(markdown).find(|rule| rule.id.eq_ignore_ascii_case(id))
}

/// The id and the first words of a rule, if the line opens one.
fn opening(line: &str) -> Option<(&str, &str)> {
    let (id, text) = line.trim_start().strip_prefix("- **")?.split_once("**")?;
    is_id(id).then_some((id, text))
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
        let text = "# Rules\n- **MY-MOVE-01** A man\n  slides.\n- **MY-NOTE-02** (note) Old.\n- **bold** no rule\n";
        let found: Vec<Rule<'_>> = rules(text).collect();
        assert_eq!(found.len(), 2);
        assert_eq!(found[0], Rule { id: "MY-MOVE-01", text: "A man slides.".to_owned(), is_note: false });
        assert!(found[1].is_note);
        assert_eq!(find(text, "my-move-01"), Some(found[0].clone()));
        assert!(!is_id("MY-MOVE") && !is_id("my-move-01") && !is_id("MY--01"));
    }
}
