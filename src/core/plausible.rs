//! Which final scores are worth a second look. In 11,416 scores of 5,708 games of two the median was
//! 91, the 95th percentile 120 and the highest 161; games with several expansions reach 240 and more.

use super::track::SPACES;

/// A score above this is seldom seen.
const USUAL: u32 = 600;

/// A score above this leaves nobody on the first lap.
const WELL_ON: u32 = 90;

/// Whether a score is seldom seen.
pub fn is_unusual(score: u32) -> bool {
    score > USUAL
}

/// Whether a lap was probably forgotten: a score of the first lap beside one near the end of the
/// second.
pub fn lacks_a_lap(score: u32, highest: u32) -> bool {
    score < SPACES && highest > WELL_ON
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_score_of_the_first_lap_beside_a_high_one() {
        assert!(lacks_a_lap(28, 95) && lacks_a_lap(49, 91));
        assert!(!lacks_a_lap(50, 91) && !lacks_a_lap(49, 90));
    }

    #[test]
    fn more_than_600_is_seldom() {
        assert!(is_unusual(601) && !is_unusual(600));
    }
}
