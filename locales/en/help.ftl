### Every --help, and what is said of a command line that is refused. The names of commands, of
### options and of fixed values stay English in every language. Lines to type fit into 60 columns.

## Headings, with their colon

help-heading-usage = Usage:
help-heading-examples = Examples:
help-heading-commands = Commands:
help-heading-arguments = Arguments:
help-heading-options = Options:
help-heading-details = The game:
help-heading-filters = Which games:
help-heading-global = General options:

## Commands

help-teamzy = Keep the scores of a table that plays Carcassonne
    .usage = teamzy COMMAND [OPTION]...
    .examples =
        teamzy score Hugo 78 Léa 1:28
        teamzy score --help
help-new = Seat the players and open a game
    .usage = teamzy new [PLAYER]... [OPTION]...
    .examples =
        teamzy new Hugo Léa Zoé
        teamzy new Hugo Léa --with inns --at London
help-score = Record the final scores and name the winner
    .usage = teamzy score [PLAYER SCORE]... [OPTION]...
    .examples =
        teamzy score Hugo 78 Léa 1:28 Zoé 50+14
        teamzy score Hugo=78 Léa=91 --date yesterday
        teamzy score 84 91
help-history = Show the games, newest last
    .usage = teamzy history [PLAYER]... [OPTION]...
    .examples =
        teamzy history -n 10
        teamzy history Hugo Léa --since 2026-01-01
        teamzy history --game last
help-rankings = Rank the players
    .usage = teamzy rankings [PLAYER]... [OPTION]...
    .examples =
        teamzy rankings --players 2
        teamzy rankings --by average --min-games 5
        teamzy rankings --by rating
help-records = Show each player’s records and the table’s
    .usage = teamzy records [PLAYER]... [OPTION]...
    .examples =
        teamzy records Léa
        teamzy records --with none
help-chart = Draw how scores, victories or ratings developed
    .usage = teamzy chart [PLAYER]... [OPTION]...
    .examples =
        teamzy chart
        teamzy chart Hugo Léa --of victories
        teamzy chart --since 2026-01-01 -o scores.svg
help-help-scoring = Explain how the points are counted
    .usage = teamzy help-scoring [TOPIC] [OPTION]...
    .examples =
        teamzy help-scoring
        teamzy help-scoring city --with inns
        teamzy help-scoring --lang fr
help-count = Count the points of one feature, and say who takes them
    .usage = teamzy count FEATURE [PLAYER=MEEPLES]... [OPTION]
    .examples =
        teamzy count city --tiles 3 --shields 1 Hugo=2 Léa=1
        teamzy count road --tiles 5 --inn --unfinished
        teamzy count monastery --neighbours 3 Léa=1
        teamzy count field --cities 4 Hugo=1 Léa=1+big --pig Léa
        teamzy count goods --wine Hugo=3 --wine Léa=2
help-sheet = Make the score sheet to print, a PDF
    .usage = teamzy sheet [PLAYER]... [OPTION]...
    .examples =
        teamzy sheet Hugo Léa Zoé | lp
        teamzy sheet --players 4 --with inns -o sheet.pdf
help-edit = Correct a game
    .usage = teamzy edit GAME [PLAYER=SCORE]... [OPTION]
    .examples =
        teamzy edit last Hugo=87
        teamzy edit 7k3f --date yesterday --with inns
        teamzy edit last --replace Max=Zoé --add Tom=70
help-delete = Delete games
    .usage = teamzy delete GAME... [OPTION]...
    .examples =
        teamzy delete last
        teamzy delete 7k3f 2qm8
help-undo = Take back the last change, and so on backwards
    .usage = teamzy undo [OPTION]...
    .examples =
        teamzy undo --dry-run
        teamzy undo
help-rename = Give a player another name, or make two names one person
    .usage = teamzy rename OLD NEW [OPTION]...
    .examples =
        teamzy rename Lea Léa
        teamzy rename Lea Léa --merge
help-import = Take in games from other programs, or another data file
    .usage = teamzy import FILE... [OPTION]...
    .examples =
        teamzy import bgstats.json
        teamzy import games.csv --columns player=Name --dates dmy
        teamzy import laptop.jsonl --dry-run
help-export = Write the games out, for another file or a spreadsheet
    .usage = teamzy export [PLAYER]... [OPTION]...
    .examples =
        teamzy export -o games-2026.jsonl --since 2026-01-01
        teamzy export --format csv -o games.csv
help-check = Look through the data file for everything doubtful
    .usage = teamzy check [OPTION]...
    .examples =
        teamzy check
        teamzy check --json
help-completions = Print the script by which a shell completes words
    .usage = teamzy completions SHELL [OPTION]...
    .examples =
        source <(teamzy completions bash)
        source <(teamzy completions zsh)
        teamzy completions fish | source
        eval (teamzy completions elvish | slurp)
        teamzy completions powershell | Out-String | iex
help-man = Print the manual page
    .usage = teamzy man [-o FOLDER [--force]] [OPTION]...
    .examples =
        teamzy man
        teamzy man -o man1 --lang fr

## Players and scores

help-new-players = The players in seat order, at least two. A name of several words goes in quotes. Without players, teamzy asks for them on a terminal.
    .value = PLAYER
help-score-entries = Each player followed by the final score, or PLAYER=SCORE. A score is points (78), a sum (50+28), or laps and space (1:28). Scores alone close the open game, in seat order. Without players, teamzy asks for them on a terminal.
    .value = PLAYER SCORE
help-sheet-players = The players, a column for each, 2 to 8 in all. A name of several words goes in quotes.
    .value = PLAYER
help-records-players = Only the records of these players
    .value = PLAYER
help-chart-players = Whose course is shown, up to eight; if nobody is named, the five with most games
    .value = PLAYER
help-arg-players = Only games in which all of these players took part
    .value = PLAYER

## What a command does

help-score-game = The open game to close, however old: its id or the beginning of it
    .value = GAME
help-history-game = One game in full: its id, the beginning of it, or last for the finished game recorded last
    .value = GAME
help-history-open = Show the open games, not the finished ones
help-arg-by = What decides the places: victories (the default), rate (victories per game), average (average score), best (best score) or rating (strength, judged by all places in all games)
    .value = FIGURE
help-arg-min-games = Only players with at least N games
    .value = N
help-edit-entries = What was wrong, as PLAYER=SCORE or PLAYER SCORE, for players who sat in the game
    .value = PLAYER=SCORE
help-arg-game = The game: its id, the beginning of it, or last for the finished game recorded last
    .value = GAME
help-arg-games = The games: ids, beginnings of them, or last for the finished game recorded last
    .value = GAME
help-arg-add = Add a player with the final score, or without one to an open game
    .value = PLAYER=SCORE
help-arg-remove = Take a player away from the table
    .value = PLAYER
help-arg-replace = Put the second player in the first one’s seat, with the same score
    .value = OLD=NEW
help-arg-old = The name that the player has
    .value = OLD
help-arg-new = The name that is shown from now on; the old one can still be typed
    .value = NEW
help-arg-merge = Agree that both names are one person, where both have played
help-arg-dry-run = Do everything but the writing
help-arg-json = Show the result as JSON, for programs
help-arg-csv = Show the result as CSV, for spreadsheets
help-sheet-seats = How many columns, 2 to 8; those without a name stay blank. If not said, one for each name, or 5 blank ones
    .value = N
help-sheet-paper = Paper: a4 (the default) or letter
    .value = PAPER
help-sheet-file = The file to write; otherwise, or with -, the PDF goes to the standard output, for another program
    .value = FILE
help-completions-shell = The shell: bash, zsh, fish, elvish or powershell. The example for it goes into the file that this shell reads when it starts; in zsh after compinit.
    .value = SHELL
help-man-directory = Instead, write the page of the program and one of each command into this folder
    .value = FOLDER
help-arg-files = The files: an export of BG Stats, BoardGameGeek plays in XML, a CSV table, or a data file of teamzy; - is standard input
    .value = FILE
help-arg-from = What kind of files they are, when teamzy does not see it: bgstats, bgg, csv or teamzy
    .value = KIND
help-arg-columns = The headings of a CSV table, as date=Datum, for game, date, player, score, expansions, location, note and victory; several with commas
    .value = COLUMN=HEADING
help-arg-dates = How a CSV table writes days, beside YYYY-MM-DD: dmy (day, month, year) or mdy (month, day, year)
    .value = ORDER
help-arg-strict = Take nothing at all when a single play is refused
help-arg-format = The form: jsonl (the default), lines that teamzy reads again, or csv, one row for each player of each game
    .value = FORM
help-export-file = Instead, write into this file; - is standard output
    .value = FILE
help-arg-of = What is shown over time: scores (the default), victories or rating
    .value = FIGURE
help-chart-file = Instead, draw a picture into this file, whose name ends in .svg or .png
    .value = FILE
help-arg-force = Overwrite files that exist already

## Points

help-help-scoring-topic = Only this part: final-count, city, road, monastery, field, track, ties, or one of the expansions
    .value = TOPIC
help-help-scoring-with = Speak only of these expansions, by id or the beginning of a name; none for the base game alone
    .value = EXPANSION
help-help-scoring-edition = Only by the rules of today (current) or of the old editions (old)
    .value = EDITION
help-count-feature = What to count: city, road, monastery, garden, field or goods
    .value = FEATURE
help-count-meeples = Who is there, with how many meeples; a big one is big, with another one 1+big. Who has the most takes all the points, and so does everybody who is level.
    .value = PLAYER=MEEPLES
help-count-tiles = Tiles of the city or the road
    .value = N
help-count-shields = Coats of arms in the city
    .value = N
help-count-unfinished = The city or the road is not finished: the final count
help-count-cathedral = The city has a cathedral, or several
help-count-inn = The road has an inn, or several
help-count-neighbours = Tiles around the monastery, the garden or the abbot who is taken back; if not said, all 8
    .value = N
help-count-cities = Finished cities that the field touches
    .value = N
help-count-pig = Who has a pig in the field
    .value = PLAYER
help-count-wine = Who has how many tokens of wine; the option is repeated for each player
    .value = PLAYER=N
help-count-grain = The same for grain
    .value = PLAYER=N
help-count-cloth = The same for cloth
    .value = PLAYER=N
help-count-edition = The rules: current (today’s, the default) or old (finished cities of 2 tiles are worth less)
    .value = EDITION

## About a game

help-score-date = Day of the game: YYYY-MM-DD, today or yesterday; if not said, today, or the open game’s own day
    .value = DATE
help-arg-date = Day of the game: YYYY-MM-DD, today or yesterday; if not said, today
    .value = DATE
help-arg-with = Expansions on the table, by id or the beginning of a name (inns), several with commas or the option repeated; none for the base game alone, other:NAME for one outside this list: { $expansions }
    .value = EXPANSION
help-arg-at = Where the game is played
    .value = PLACE
help-arg-note = A note to keep with the game
    .value = TEXT
help-edit-date = The right day: YYYY-MM-DD, today or yesterday
    .value = DATE
help-edit-at = Where the game was played; an empty text clears the place
    .value = PLACE
help-edit-note = A note to keep with the game; an empty text clears it
    .value = TEXT

## Which games

help-arg-since = From this day on: YYYY-MM-DD, today or yesterday
    .value = DATE
help-arg-until = Up to and including this day
    .value = DATE
help-arg-table = With all of these expansions; none for the base game alone
    .value = EXPANSION
help-arg-count = With exactly N players
    .value = N
help-arg-place = Played at this place; none for games without one
    .value = PLACE
help-arg-last = Only the last N
    .value = N

## General options

help-arg-lang = Language: { $languages }; TEAMZY_LANG sets it too
    .value = LANGUAGE
help-arg-data = File that holds the games; TEAMZY_DATA sets it too
    .value = FILE
help-arg-color = Colour: auto (only on a terminal), always or never
    .value = WHEN
help-arg-help = Show this help
help-arg-version = Show the version

## A command line that is refused; “.try” is what to do instead

usage-invalid-value = “{ $value }” is no value for { $argument }, which takes { $values }.
    .try = { $fix }
usage-no-value = A value is missing after { $argument }.
    .try = { $fix }
usage-empty-word = An empty word stands in the place of { $argument }.
    .try = { $fix }, or no word at all
usage-not-a-number = { $argument } takes a whole number, 0 or more, not “{ $value }”.
    .try = { $argument } 5
usage-number-too-large = “{ $value }” is too large a number for { $argument }.
    .try = { $argument } 5
usage-unsuitable-value = “{ $value }” does not suit { $argument }.
    .try = { $fix }
usage-unknown-argument = { $command } has no option { $argument }.
    .try = { $fix }
usage-misplaced-argument = There is no option { $argument } before the command.
    .try = { $fix }
usage-unexpected-word = “{ $value }” is one word too many for { $command }.
    .try = { $command } --help
usage-invalid-subcommand = “{ $value }” is no command of teamzy.
    .try = { $fix }
usage-unknown-subcommand = “{ $value }” is no command of teamzy, which has { $commands }.
    .try = teamzy --help
usage-no-equals = The value of { $argument } has to follow a “=”.
    .try = { $fix }
usage-too-many-values = “{ $value }” is one value too many for { $argument }.
    .try = { $fix }
usage-too-few-values = { $argument } takes at least { $wanted } values, not { $found }.
    .try = { $fix }
usage-wrong-number-of-values = { $argument } takes { $wanted } values, not { $found }.
    .try = { $fix }
usage-argument-conflict = { $argument } does not go with { $others }.
    .try = one without the other
usage-repeated-argument = { $argument } is given more than once.
    .try = { $argument } only once
usage-exclusive-argument = { $argument } goes with nothing else.
    .try = { $argument } alone
usage-missing-argument = { $command } needs { $arguments }.
    .try = { $command } --help
usage-missing-subcommand = A command is missing; there are { $commands }.
    .try = { $command } --help
usage-invalid-utf8 = A word of the command line is not text in UTF-8.
    .try = the same words in UTF-8
usage-other = This command line cannot be understood.
    .try = { $command } --help
