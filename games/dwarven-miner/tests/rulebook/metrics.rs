//! What is measured of a match is what happened in it.

use dwarven_miner::metrics::Entry;
use dwarven_miner::{DwarvenMiner, VaultId};
use engine::{Edition, Seat};

#[test]
fn who_has_points_from_a_patron_has_served_it() {
    let content = Edition::<dwarven_miner::Content>::standard();
    for (game, tally) in engine::laws::measured::<DwarvenMiner>(3) {
        for seat in Seat::all(game.open().seats()) {
            for kind in content.patron_kinds() {
                let served = tally.uses.get(&Entry::Patron(kind)).map_or(0, |uses| uses.used[seat.index()]);
                let earned = game.open().miner(seat).earned[kind.index()];
                assert_eq!(served > 0, earned > 0, "{seat} and {}", content.patrons[kind.index()].name);
            }
            let built = tally.uses[&Entry::Vault].used[seat.index()];
            let owned = game.open().vaults_of(seat).collect::<Vec<VaultId>>().len();
            assert!(usize::from(built) >= owned, "DM-VAULT-01: {seat} built the vaults it owns");
        }
    }
}
