//! A picture as a file of its own, with its colours inside.

use maud::{Markup, PreEscaped};
use std::collections::BTreeMap;

/// The colours that pictures share with the pages: seats, dice, knotwork, and what glows.
pub const STYLE: &str = include_str!("picture.css");

/// The SVG with the shared and the game's own stylesheet inside, so that any viewer shows it in colour.
///
/// Viewers other than browsers know no `var(--name)`: each is replaced by the value that `:root` gives it.
pub fn standalone(svg: &Markup, style: &str) -> Markup {
    let css = format!("{STYLE}\n{style}");
    let values = root_values(&css);
    let css = rules(&css)
        .filter(|(selector, _)| !selector.contains(":root"))
        .fold(String::new(), |all, (selector, body)| all + selector.trim() + "{" + &resolve(body, &values) + "}\n");
    let svg = &svg.0;
    let Some(head) = svg.find("<svg").and_then(|at| svg[at..].find('>').map(|end| at + end)) else {
        return PreEscaped(svg.clone());
    };
    let (opening, rest) = svg.split_at(head);
    let xmlns = if opening.contains("xmlns=") { "" } else { " xmlns=\"http://www.w3.org/2000/svg\"" };
    PreEscaped(format!("{opening}{xmlns}><style>{css}</style>{}", resolve(&rest[1..], &values)))
}

/// The rules of a stylesheet: selector and body. At-rules (animations, media) mean nothing to a still picture.
fn rules(css: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut rest = css;
    std::iter::from_fn(move || {
        loop {
            rest = skip_comments(rest);
            let open = rest.find('{')?;
            let selector = &rest[..open];
            let close = closing(&rest[open..])? + open;
            let body = &rest[open + 1..close];
            rest = &rest[close + 1..];
            if !selector.trim_start().starts_with('@') {
                return Some((selector, body));
            }
        }
    })
}

fn skip_comments(css: &str) -> &str {
    let mut rest = css.trim_start();
    while let Some(after) = rest.strip_prefix("/*") {
        rest = after.find("*/").map_or("", |end| after[end + 2..].trim_start());
    }
    rest
}

/// Where the brace that opens the text is closed.
fn closing(text: &str) -> Option<usize> {
    let mut depth = 0;
    for (at, letter) in text.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' if depth == 1 => return Some(at),
            '}' => depth -= 1,
            _ => {}
        }
    }
    None
}

fn root_values(css: &str) -> BTreeMap<&str, &str> {
    rules(css)
        .filter(|(selector, _)| selector.trim() == ":root")
        .flat_map(|(_, body)| body.split(';'))
        .filter_map(|property| property.split_once(':'))
        .map(|(name, value)| (skip_comments(name).trim(), value.trim()))
        .collect()
}

fn resolve(text: &str, values: &BTreeMap<&str, &str>) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find("var(") {
        let Some(end) = rest[at..].find(')').map(|end| at + end) else { break };
        let name = rest[at + 4..end].split(',').next().unwrap_or_default().trim();
        out.push_str(&rest[..at]);
        out.push_str(values.get(name).copied().unwrap_or("currentColor"));
        rest = &rest[end + 1..];
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_come_along() {
        let svg = PreEscaped("<svg viewBox=\"0 0 1 1\"><g class=\"man\"></g></svg>".to_owned());
        let css = ":root { --ash: #777; } /* men */ .man { fill: var(--ash); } @media print { .man { fill: none; } }";
        let file = standalone(&svg, css).0;
        assert!(file.contains(".man{ fill: #777; }"), "{file}");
        assert!(file.starts_with("<svg viewBox=\"0 0 1 1\" xmlns="), "{file}");
        assert!(!file.contains("print") && !file.contains("var("), "{file}");
    }
}
