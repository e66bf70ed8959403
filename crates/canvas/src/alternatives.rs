//! Several things of which one may be done, in a sentence.

/// `move`, `move or fight`, `move, fight or rest`: whatever may be done.
pub fn alternatives<T: AsRef<str>>(things: &[T]) -> String {
    match things {
        [] => String::new(),
        [one] => one.as_ref().to_owned(),
        [first @ .., last] => {
            let first: Vec<&str> = first.iter().map(AsRef::as_ref).collect();
            format!("{} or {}", first.join(", "), last.as_ref())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_one_comes_after_an_or() {
        assert_eq!(alternatives::<&str>(&[]), "");
        assert_eq!(alternatives(&["move"]), "move");
        assert_eq!(alternatives(&["move", "fight"]), "move or fight");
        assert_eq!(alternatives(&["move", "fight", "rest"]), "move, fight or rest");
    }
}
