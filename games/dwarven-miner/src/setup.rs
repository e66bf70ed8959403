//! How everything gets on the table (RULES.md, "Setting up").

use crate::content::Content;
use crate::event::{Event, What, tell};
use crate::goods::{Items, Resources, Stash};
use crate::ids::{Card, Cards};
use crate::options::Options;
use crate::state::{DwarvenMiner, MAX_MINERS, Miner, Open, PerCard, Phase, Pile, Turn, Vault};
use crate::tray::Tray;
use engine::{BadOptions, Edition, Seat, Table};

/// DM-SETUP-01 to DM-SETUP-09. Full piles, a shuffled deck, three Patrons each, empty backpacks, nobody has points.
pub(crate) fn setup(
    options: &Options,
    seats: usize,
    content: Edition<Content>,
    table: &mut impl Table<Event>,
) -> Result<DwarvenMiner, BadOptions> {
    options.validate(seats)?;
    // DM-SETUP-12, DM-RULING-02. By lot, or as agreed.
    let first = options.first_player.seat().unwrap_or_else(|| Seat(table.below(seats as u32) as u8));
    tell(table, || What::Began { first });
    // DM-SETUP-05. The top card lies last.
    let mut deck: Pile = content.all_cards().iter().collect();
    table.shuffle(&mut deck);
    let mut game = DwarvenMiner { open: open(*options, seats, content, first), hands: [Cards::NONE; MAX_MINERS], deck };
    // DM-SETUP-06.
    for seat in first.clockwise(seats) {
        let hand: Cards = (0..content.hand_size).filter_map(|_| game.deck.pop()).collect();
        game.hands[seat.index()] = hand;
        tell(table, || What::Drew { seat, count: hand.len() as u8, cards: Some(hand) });
    }
    Ok(game)
}

/// DM-SETUP-02, DM-SETUP-03, DM-SETUP-04, DM-SETUP-08, DM-SETUP-09. The board and what lies before the players.
fn open(options: Options, seats: usize, content: Edition<Content>, first: Seat) -> Open {
    let mut items = [0; 16];
    for (count, item) in items.iter_mut().zip(&content.items) {
        *count = item.copies;
    }
    let resources: [u8; 5] = std::array::from_fn(|kind| content.resources[kind].cards);
    Open {
        content,
        options,
        seats: seats as u8,
        miners: [Miner::default(); MAX_MINERS],
        vaults: [Vault::default(); 8],
        piles: Stash { resources: Resources::from(resources), items: Items::from(items) },
        discard: Pile::new(),
        paid: PerCard([0; Card::LIMIT]),
        shuffled: PerCard([0; Card::LIMIT]),
        reshuffles: 0,
        turn: Turn {
            active: first,
            first,
            round: 1,
            tray: Tray::FRESH,
            goods: Stash::default(),
            burglaries_left: content.burglaries,
            songs_used: 0,
            fresh: Cards::NONE,
        },
        phase: Phase::Mulligan(first),
    }
}
