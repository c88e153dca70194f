//! The score track: points to laps and space, and back.

use std::fmt;

/// Spaces on the score track, numbered 0 to 49; a pawn that passes the last one is a lap further
/// (base rules of the game).
pub const SPACES: u32 = 50;

/// Where a pawn stands: the laps it has completed and its space on the track.
///
/// Displayed as it is typed: `1:28`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// Completed laps.
    pub laps: u32,
    /// Space, 0 to 49.
    pub space: u32,
}

impl Position {
    /// The position of a pawn that has marked `points` points.
    pub fn of(points: u32) -> Self {
        Position {
            laps: points / SPACES,
            space: points % SPACES,
        }
    }

    /// The points that bring a pawn here.
    pub fn points(self) -> u32 {
        self.laps.saturating_mul(SPACES).saturating_add(self.space)
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{:02}", self.laps, self.space)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_laid_pawn_on_28_is_78() {
        assert_eq!(Position::of(78), Position { laps: 1, space: 28 });
        assert_eq!(Position { laps: 1, space: 28 }.points(), 78);
        assert_eq!(Position::of(78).to_string(), "1:28");
    }

    #[test]
    fn a_single_digit_space_keeps_two_places() {
        assert_eq!(Position::of(9).to_string(), "0:09");
        assert_eq!(Position::of(100).to_string(), "2:00");
    }

    #[test]
    fn laps_and_points_are_inverse() {
        for points in 0..=crate::core::entry::MOST_POINTS {
            let position = Position::of(points);
            assert!(position.space < SPACES);
            assert_eq!(position.points(), points);
        }
    }
}
