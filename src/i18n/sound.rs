//! How a name sounds at its beginning, for the languages whose "and" listens to it.

use crate::core::player::plain;

/// How the name begins: `i` for the vowel of "Inés", `Hilario` and "Yves"; `other` for any other
/// sound, that of "Hielo", "Iago" and "Yolanda" included.
pub fn beginning(name: &str) -> &'static str {
    let name = plain(name);
    let after = |prefix: &str| name.strip_prefix(prefix).map(|rest| rest.chars().next());
    let vowel = match after("hi").or_else(|| after("i")) {
        Some(next) => !matches!(next, Some('a' | 'e' | 'o')),
        None => match after("y") {
            Some(Some(next)) => next.is_alphabetic() && !"aeiou".contains(next),
            _ => false,
        },
    };
    if vowel { "i" } else { "other" }
}

#[cfg(test)]
mod tests {
    use super::beginning;

    #[test]
    fn the_vowel_and_not_the_letter_counts() {
        for name in ["Inés", "Íñigo", "Hilario", "Yves", "Yvonne", "I", "isa"] {
            assert_eq!(beginning(name), "i", "{name}");
        }
        for name in ["Hielo", "Iago", "Yolanda", "Léa", "Hugo", "Y", "Ion", ""] {
            assert_eq!(beginning(name), "other", "{name}");
        }
    }
}
