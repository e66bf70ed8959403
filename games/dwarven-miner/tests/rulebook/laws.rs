//! The laws every game obeys, on random matches of every preset and number of players.

use dwarven_miner::DwarvenMiner;

#[test]
fn dwarven_miner_obeys_the_laws() {
    engine::laws::obey::<DwarvenMiner>(8);
}
