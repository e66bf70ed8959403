//! Cards as things with a frame, a picture and a name.

use maud::{Markup, html};

/// A card as a part of a panel: a button-like block with a stable id, its picture above, its name and text below.
pub fn card(id: &str, title: &str, picture: Markup, body: Markup) -> Markup {
    html! {
        div.card id=(id) title=(title) tabindex="0" {
            div.card-picture { (picture) }
            div.card-title { (title) }
            div.card-body { (body) }
        }
    }
}
