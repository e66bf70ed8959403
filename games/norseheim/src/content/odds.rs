//! How attacks end: the odds of fighting on to the end, worked out once.

use super::numbers::Numbers;

const MAX_ATTACKERS: usize = 7;
const MAX_DEFENCE: usize = 9;
const MAX_RUNES: usize = 6;

/// How an attack ends if nobody stops it and nobody plays a card.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Fate {
    /// The chance that the attacker takes the region.
    pub win: f32,
    /// The chance that nobody is left.
    pub ruin: f32,
    /// How many attackers survive on average, counting lost attacks as none.
    pub survivors: f32,
    /// How much of the defence survives on average.
    pub holders: f32,
}

impl Fate {
    /// The chance that the defence stands.
    pub fn lose(self) -> f32 {
        (1.0 - self.win - self.ruin).max(0.0)
    }
}

/// The fates of all attacks, by attackers, defence (warriors and building steps) and Danevold.
#[derive(Debug)]
pub struct Odds([[[Fate; MAX_DEFENCE]; MAX_ATTACKERS]; 2]);

impl Odds {
    /// The fate of so many attackers against so much defence.
    #[inline]
    pub fn fate(&self, attackers: u8, defence: u8, danevold: bool) -> Fate {
        let attackers = usize::from(attackers).min(MAX_ATTACKERS - 1);
        self.0[usize::from(danevold)][attackers][usize::from(defence).min(MAX_DEFENCE - 1)]
    }

    /// Works out all fates. One hit takes one attacker, or one step of the defence, whose runes are as many.
    pub fn of(numbers: &Numbers) -> Odds {
        let faces = numbers.runes.hit + numbers.runes.blank + numbers.runes.upright;
        let hit = f64::from(numbers.runes.hit) / f64::from(faces.max(1));
        let most = usize::from(numbers.limits.runes).min(MAX_RUNES - 1);
        let mut odds = Odds([[[Fate::default(); MAX_DEFENCE]; MAX_ATTACKERS]; 2]);
        for walled in 0..2 {
            let factor = if walled == 1 { usize::from(numbers.danevold.factor) } else { 1 };
            for attackers in 0..MAX_ATTACKERS {
                for defence in 0..MAX_DEFENCE {
                    let runes = [attackers.min(most), (defence * factor).min(most)];
                    odds.0[walled][attackers][defence] = odds.work_out(walled, [attackers, defence], runes, hit);
                }
            }
        }
        odds
    }

    fn work_out(&self, walled: usize, [attackers, defence]: [usize; 2], runes: [usize; 2], hit: f64) -> Fate {
        match (attackers, defence) {
            (0, 0) => return Fate { ruin: 1.0, ..Fate::default() },
            (0, _) => return Fate { holders: defence as f32, ..Fate::default() },
            (_, 0) => return Fate { win: 1.0, survivors: attackers as f32, ..Fate::default() },
            (1.., 1..) => {}
        }
        let mut sum = [0.0f64; 4];
        for by_attacker in 0..=runes[0] {
            for by_defence in 0..=runes[1] {
                if by_attacker + by_defence == 0 {
                    continue;
                }
                let chance = binomial(runes[0], by_attacker, hit) * binomial(runes[1], by_defence, hit);
                let left = [attackers.saturating_sub(by_defence), defence.saturating_sub(by_attacker)];
                let fate = self.0[walled][left[0]][left[1]];
                for (sum, part) in sum.iter_mut().zip([fate.win, fate.ruin, fate.survivors, fate.holders]) {
                    *sum += chance * f64::from(part);
                }
            }
        }
        // A throw without hits changes nothing: the battle is fought again (NH-RULING-32).
        let idle = binomial(runes[0], 0, hit) * binomial(runes[1], 0, hit);
        let [win, ruin, survivors, holders] = sum.map(|part| (part / (1.0 - idle)) as f32);
        Fate { win, ruin, survivors, holders }
    }
}

fn binomial(of: usize, hits: usize, hit: f64) -> f64 {
    let ways = (0..hits).fold(1.0, |ways, step| ways * (of - step) as f64 / (step + 1) as f64);
    ways * hit.powi(hits as i32) * (1.0 - hit).powi((of - hits) as i32)
}
