//! Content that cannot be played is refused, with the file, the entry and the reason.

use engine::{BadContent, Dictated, Edition, Files, Game};
use freyas_folly::{Ability, Colour, Contents, FreyasFolly, Jewel, Options, Size};

fn changed(file: &'static str, from: &str, to: &str) -> Result<Edition<Contents>, BadContent> {
    use engine::Printed;
    let text = Contents::FILES.iter().find(|(name, _)| *name == file).expect("a file").1;
    assert!(text.contains(from), "{file} has no {from:?}");
    Edition::read(&Files::embedded::<Contents>().with(file, text.replacen(from, to, 1)))
}

/// FF-COMP-01, FF-COMP-02, FF-COMP-03, FF-COMP-04, FF-COMP-05, FF-COMP-06, FF-COMP-07. Ours is the rulebook's box and has
/// nothing odd about it.
#[test]
fn our_content_is_the_rulebooks_box() {
    let contents = Edition::<Contents>::standard();
    assert_eq!(contents.warnings(), Vec::<String>::new());
    assert_eq!((contents.jewels.small().len(), contents.jewels.large().len()), (80, 30), "FF-COMP-01");
    assert_eq!((contents.settings.len(), contents.links.len()), (38, 7), "FF-COMP-03, FF-COMP-04");
    assert_eq!(contents.ability_cards(), [3, 3, 2, 3, 3, 1], "FF-COMP-05");
    let amber = |jewel: Jewel| jewel.colour() == Colour::Amber;
    assert!(contents.settings.iter().all(|card| !card.needs.each().any(amber)), "FF-COMP-03: never amber");
    assert!(contents.links.iter().all(|card| card.needs.each().all(amber)), "FF-COMP-04: only amber");
    let markers: u8 = Ability::ALL.iter().skip(1).map(|ability| contents.ability(*ability).cards).sum();
    assert_eq!(markers, contents.components.ability_markers, "FF-COMP-06: one for each card but the Thief's");
    assert_eq!(contents.components.free_action_tokens, 18, "FF-COMP-07");
    assert_eq!(contents.components.dwarf_disks, 30, "FF-COMP-02");
}

/// What the loader refuses.
#[test]
fn broken_content_is_refused() {
    let cases: [(&'static str, &str, &str, &str); 25] = [
        ("game.toml", "players = 3, dwarfs_each = 6", "players = 3, dwarfs_each = 7", "1 to 6 dwarfs"),
        ("game.toml", "ability_markers = 12", "ability_markers = 11", "12 markers"),
        ("game.toml", "free_action_tokens = 18", "free_action_tokens = 17", "18 tokens"),
        ("game.toml", "draw_deck_size = 42", "draw_deck_size = 41", "sum of its cards"),
        ("game.toml", "round_cap = 100", "round_cap = 101", "100 rounds"),
        ("game.toml", "workshop_size = 8", "workshop_size = 250", "every card must go somewhere"),
        ("game.toml", "jewel_in_barrow = 0", "jewel_in_barrow = 1", "worth nothing"),
        ("game.toml", "pass_limit = 2", "pass_limits = 2", "unknown field"),
        ("jewels.toml", "small = 16", "small = 15", "16 small and 6 large"),
        ("jewels.toml", "weight = 2", "weight = 3", "small weighs 1"),
        ("mine.toml", "a = \"B\", b = \"C\"", "a = \"B\", b = \"Z\"", "no such place"),
        ("mine.toml", "a = \"C\", b = \"K01\"", "a = \"K02\", b = \"K01\"", "dead end"),
        ("mine.toml", "a = \"outside\", b = \"A\"", "a = \"outside\", b = \"K01\"", "exactly one lantern"),
        ("mine.toml", "y = 165, depth = 1", "y = 165, depth = 2", "its depth is 1"),
        ("mine.toml", "x = 800, y = 165", "x = 1800, y = 165", "outside the canvas"),
        ("mine.toml", "grey_small = 3", "grey_small = 20", "more grey positions"),
        ("mine.toml", "amber_large = 1", "amber_large = 2", "more yellow positions"),
        ("mine.toml", "amber_small = 1", "amber_small = 32", "more yellow positions"),
        ("settings.toml", "vp = 7, penalty = 3", "vp = 8, penalty = 3", "its penalty is 4"),
        ("settings.toml", "ruby = 2, emerald = 1", "ruby = 2, amber = 1", "never asks for amber"),
        ("settings.toml", "weight = 3", "weight = 4", "its weight is 3"),
        ("links.toml", "amber_small = 4", "amber_small = 17", "more amber than the box holds"),
        ("abilities.toml", "kind = \"steal\"", "kind = \"beg\"", "unknown variant"),
        ("abilities.toml", "moves = 2", "moves = 3", "two moves"),
        ("abilities.toml", "markers = 3", "markers = 2", "it has 3 markers"),
    ];
    for (file, from, to, reason) in cases {
        match changed(file, from, to) {
            Ok(_) => panic!("{file} with {to:?} was taken"),
            Err(error) => {
                assert_eq!(error.file, file, "{error}");
                assert!(error.to_string().contains(reason), "{to:?}: {error}");
            }
        }
    }
}

/// FF-RULING-63. What can be played but is odd is said.
#[test]
fn odd_content_is_told() {
    let odd = changed("links.toml", "tokens = 5", "tokens = 9").expect("playable");
    assert_eq!(odd.warnings(), ["tokens may run out"]);
    let poor = changed("settings.toml", "vp = 7, penalty = 3", "vp = 3, penalty = 1").expect("playable");
    assert!(poor.warnings()[0].contains("no more than its jewels"));
    let spare = changed("mine.toml", "amber_small = 1", "amber_small = 0").expect("playable");
    assert!(spare.warnings()[0].contains("FF-RULING-63"), "left-over amber goes to market");
    let mut table = Dictated::default();
    table.choices([0]);
    let game = FreyasFolly::setup(&Options::default(), 3, spare, &mut table).expect("playable");
    let small_amber = Jewel::new(Colour::Amber, Size::Small);
    assert_eq!(game.open().stock.count(small_amber), 1, "FF-RULING-63: the one that found no place is for sale");
}
