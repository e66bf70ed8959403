//! The picture: ids are there once, everything legal can be clicked, no inline style.

use canvas::{Face as _, Scene};
use dwarven_miner::*;
use engine::{Edition, Fast, Game, Seat, Seed, Viewer};
use std::collections::BTreeSet;

/// All markup of a scene.
fn markup(scene: &Scene) -> String {
    let mut all = scene.board.0.clone();
    for seat in &scene.seats {
        all += &seat.0;
    }
    for panel in &scene.panels {
        all = all + " id=\"" + panel.id + "\" " + &panel.body.0;
    }
    all
}

fn ids(markup: &str) -> Vec<&str> {
    markup.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

fn look_at(game: &DwarvenMiner, seats: usize) {
    for viewer in Viewer::all(seats) {
        let view = game.view(viewer);
        let scene = DwarvenMiner::scene(&view, viewer);
        let markup = markup(&scene);
        let all = ids(&markup);
        let unique: BTreeSet<&str> = all.iter().copied().collect();
        if unique.len() != all.len() {
            let twice: Vec<_> = all.iter().filter(|id| all.iter().filter(|other| other == id).count() > 1).collect();
            panic!("ids twice: {twice:?}");
        }
        assert!(!markup.contains("style=") && !markup.contains("<script"), "no inline style, no script");
        assert!(!DwarvenMiner::text(&view, viewer).is_empty());
        assert!(!DwarvenMiner::prompt(&view, viewer).plain(&[]).is_empty());
        let Viewer::Seat(seat) = viewer else { continue };
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let mut seen = BTreeSet::new();
        for action in legal {
            let choice = DwarvenMiner::choice(&view, seat, action);
            assert!(!choice.targets.is_empty(), "{action:?} can be clicked");
            for target in &choice.targets {
                assert!(unique.contains(target.as_str()), "{action:?} wants {target}, which is not in the picture");
            }
            assert!(seen.insert(choice.targets.clone()), "{action:?} is clicked like another: {:?}", choice.targets);
            assert!(engine::rulebook::find(DwarvenMiner::RULES, choice.rule).is_some(), "{} exists", choice.rule);
        }
        for id in &all {
            for wish in DwarvenMiner::wishes(&view, seat, id) {
                let _ = game.check(seat, wish);
            }
        }
    }
}

/// Random matches, looked at by everybody now and then.
#[test]
fn everything_legal_can_be_clicked() {
    for (number, seats) in [(1u64, 2usize), (2, 3), (3, 4)] {
        let mut table = Fast(Seed::from_number(number).quick());
        let mut game = DwarvenMiner::setup(&Options::default(), seats, Edition::standard(), &mut table).expect("works");
        let mut legal = Vec::new();
        let mut step = 0u32;
        while let Some(seat) = game.stage().asked().first() {
            let is_mining = matches!(game.open().phase, Phase::Mining { .. });
            if (!is_mining && step.is_multiple_of(3)) || step.is_multiple_of(40) {
                look_at(&game, seats);
            }
            legal.clear();
            game.legal(seat, &mut legal);
            // Mining goes on for long when one rolls at random.
            let action =
                if is_mining && step.is_multiple_of(2) { Action::StopMining } else { pick(&legal, &mut table) };
            game.play(seat, action, &mut table);
            step += 1;
            if step > 1500 {
                break;
            }
        }
        look_at(&game, seats);
    }
}

fn pick(legal: &[Action], table: &mut impl engine::Table<Event>) -> Action {
    // Serving Patrons leads to the rarer decisions.
    let serve = legal
        .iter()
        .find(|action| matches!(action, Action::Fulfil { .. } | Action::FavourNow | Action::UseFavour { .. }));
    serve.copied().unwrap_or_else(|| table.pick(legal))
}

/// What an Orc, a pile out of reach and another's vault say when they are clicked.
#[test]
fn clicks_that_do_nothing_say_why() {
    use crate::support::*;
    let mining = Phase::Mining { rolled: Dice::ALL };
    let game = play(position(2).vaults(B, 1, "iron").dice("s1 iron").phase(mining));
    let why = |target: &str| {
        let view = game.view(Viewer::Seat(A));
        let wishes = DwarvenMiner::wishes(&view, A, target);
        wishes.first().and_then(|wish| game.check(A, *wish).err()).map(|refusal| refusal.rule)
    };
    assert_eq!(why("die-s2"), Some("DM-MINE-05"));
    assert_eq!(why("pile-dirk"), Some("DM-TURN-01"));
    assert_eq!(why("vault-1"), Some("DM-BURG-01"));
    assert_eq!(why("vault-1-iron-0"), Some("DM-BURG-01"));
    assert_eq!(why("burglars-1"), Some("DM-RULING-15"));
}

/// The emblem is one picture of the right size, without ids outside our own.
#[test]
fn the_emblem_is_a_picture() {
    let emblem = DwarvenMiner::emblem().0;
    assert!(emblem.starts_with("<svg") && emblem.contains("0 0 240 170"));
    assert!(ids(&emblem).iter().all(|id| id.starts_with("dm-")));
    assert!(Seat::all(2).len() == 2);
}
