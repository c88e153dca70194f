//! Who won: places, victories and margins. Every command and format asks here.

use std::cmp::Ordering;

/// The victory: what only the best score decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Victory {
    /// The score of everybody with a victory. The rules know no tie-break: all who are level at
    /// the top after the final count have won.
    pub score: u32,
    /// Whether several share it.
    pub shared: bool,
    /// The best lower score; none when there is no lower one.
    pub next: Option<u32>,
}

impl Victory {
    /// Whether a player with so many points has it.
    pub fn has(self, score: u32) -> bool {
        score == self.score
    }

    /// Finds the victory among the final scores of one game; none where there is no score.
    pub fn among(mut scores: impl Iterator<Item = u32>) -> Option<Self> {
        let first = Victory {
            score: scores.next()?,
            shared: false,
            next: None,
        };
        Some(
            scores.fold(first, |best, score| match score.cmp(&best.score) {
                Ordering::Greater => Victory {
                    score,
                    shared: false,
                    next: Some(best.score),
                },
                Ordering::Equal => Victory {
                    shared: true,
                    ..best
                },
                Ordering::Less => Victory {
                    next: best.next.max(Some(score)),
                    ..best
                },
            }),
        )
    }

    /// Points between the victory and the best lower score; none in a shared victory, nor when
    /// there is no lower score.
    pub fn margin(self) -> Option<u32> {
        let next = self.next.filter(|_| !self.shared)?;
        Some(self.score - next)
    }
}

/// What the final scores of one game decide.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The place of each score, in the order given: standard competition places (1, 1, 3).
    pub places: Vec<u32>,
    /// Whether several share the victory.
    pub shared: bool,
    /// Points between the victory and the best lower score; none in a shared victory, nor when
    /// there is no lower score.
    pub margin: Option<u32>,
    won: Vec<bool>,
}

impl Verdict {
    /// Judges the final scores of one game.
    pub fn of(scores: &[u32]) -> Self {
        let places: Vec<u32> = scores
            .iter()
            .map(|score| 1 + scores.iter().filter(|other| *other > score).count() as u32)
            .collect();
        let victory = Victory::among(scores.iter().copied());
        let shared = victory.is_some_and(|victory| victory.shared);
        let margin = victory.and_then(Victory::margin);
        Verdict {
            places,
            shared,
            margin,
            won: scores
                .iter()
                .map(|score| victory.is_some_and(|victory| victory.has(*score)))
                .collect(),
        }
    }

    /// Whether the player at this seat has a victory, alone or shared.
    pub fn won(&self, seat: usize) -> bool {
        self.won.get(seat) == Some(&true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn level_at_the_top_share_the_victory() {
        let verdict = Verdict::of(&[78, 78, 77]);
        assert_eq!(verdict.places, [1, 1, 3]);
        assert!(verdict.shared && verdict.won(0) && verdict.won(1) && !verdict.won(2));
        assert_eq!(verdict.margin, None);
    }

    #[test]
    fn places_are_competition_places() {
        assert_eq!(Verdict::of(&[50, 90, 70, 70]).places, [4, 1, 2, 2]);
        assert_eq!(Verdict::of(&[0, 0]).places, [1, 1]);
    }

    #[test]
    fn the_margin_is_to_the_best_lower_score() {
        assert_eq!(Verdict::of(&[84, 91, 60]).margin, Some(7));
        assert_eq!(Verdict::of(&[91, 91]).margin, None);
        assert_eq!(Verdict::of(&[]).margin, None);
    }

    #[test]
    fn places_do_not_depend_on_the_order_of_seats() {
        let scores = [3, 9, 9, 1, 4, 4, 4];
        let verdict = Verdict::of(&scores);
        for turn in 0..scores.len() {
            let mut turned = scores;
            turned.rotate_left(turn);
            let mut places = verdict.places.clone();
            places.rotate_left(turn);
            assert_eq!(Verdict::of(&turned).places, places);
        }
    }
}
