### The manual pages, beside what they share with every --help.

## Headings

man-volume = User Commands
man-heading-name = NAME
man-heading-synopsis = SYNOPSIS
man-heading-description = DESCRIPTION
man-heading-commands = COMMANDS
man-heading-arguments = ARGUMENTS
man-heading-options = OPTIONS
man-heading-examples = EXAMPLES
man-heading-files = FILES
man-heading-environment = ENVIRONMENT
man-heading-exit-status = EXIT STATUS
man-heading-see-also = SEE ALSO

## The program

man-description = The score track already holds everybody’s total during the game, so nothing is copied tile by tile: at the end, each player’s final score is typed. teamzy names the winner or the shared victory, keeps the game, ranks the players and notes their records.

## Files

man-file-data = The games, one line for each, when neither --data nor TEAMZY_DATA names another file. With XDG_DATA_HOME set, the folder teamzy is in there; on macOS it is in ~/Library/Application Support.

## Environment

man-variable-data = File that holds the games, as --data names it
man-variable-lang = Language, as --lang names it
man-variable-locale = The first of them that is set chooses the language, when neither --lang nor TEAMZY_LANG does.
man-variable-language = Languages to try before that one, separated by colons; without effect in the locales C and POSIX
man-variable-no-color = When it is set, nothing is emphasised, unless --color always asks for it.
man-variable-columns = Width of the page, in place of the terminal’s

## Exit status

man-status-done = Done, even when no game fits
man-status-failed = It could not be done: a file, its lock, an unknown game or player.
man-status-refused = The command line or an entry was refused.
man-status-interrupted = Interrupted
