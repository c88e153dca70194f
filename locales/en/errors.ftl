### What can go wrong: each message says what and where, its attribute `try` what to do.

## Around an error

label-error = error:
label-try = try:
more-games = and { NUMBER($count) } more
one-game = { $id } ({ $date }, { $players })

## Scores

# Stands before the sentence when it is known whose score it is
whose-score = { $player }:{" "}
error-score-empty = { $whose }the score “{ $entry }” is empty.
    .try = points (78), laps and space (1:28), or a sum (50+28)
error-score-negative = { $whose }“{ $entry }” is below zero, and nobody can have less than 0 points.
    .try = points (78), laps and space (1:28), or a sum (50+28)
error-score-decimal = { $whose }“{ $entry }” is not a whole number of points.
    .try = points (78), laps and space (1:28), or a sum (50+28)
error-score-digits = { $whose }“{ $entry }” is not written with the digits 0 to 9.
    .try = points (78), laps and space (1:28), or a sum (50+28)
error-score-unknown = { $whose }“{ $entry }” is not a score.
    .try = points (78), laps and space (1:28), or a sum (50+28)
error-score-too-many = { $whose }“{ $entry }” is more than { NUMBER($most) } points.
    .try = a score from 0 to { NUMBER($most) }
error-score-lap-full = { $whose }“{ $entry }” is no place on the track, whose spaces run from 0 to { NUMBER($last) }.
    .try = { $meant }, the space after { $before } ({ NUMBER($points) } points)
error-score-off-track = { $whose }“{ $entry }” is no place on the track, whose spaces run from 0 to { NUMBER($last) }.
    .try = { $meant }, a lap further on than { $before } and the spaces after it ({ NUMBER($points) } points)
error-no-score = { $player } has no score: players and scores go in pairs.
    .try = { $command }
error-no-name = “{ $entry }” has no name before it: players and scores go in pairs.
    .try = a name before each score; a name made of digits cannot be used

## Names and players

error-name-empty = A player’s name is empty.
    .try = a name of 1 to 200 characters
error-name-too-long = A name of { NUMBER($length) } characters is too long: { NUMBER($longest) } at most.
    .try = a shorter name
error-name-like-score = “{ $name }” cannot be a name: it could be a score.
    .try = a name with a letter in it, such as "Player { $name }"
error-name-forbidden = “{ $name }” cannot be a name: it holds the invisible control character { $character }.
    .try = the name typed again, without it
error-too-few-players = { $count ->
    [0] A game has at least two players.
   *[other] A game has at least two players, and here is only one.
}
    .try = { $command }
error-twice = { $player } is seated twice (as { $first } before).
    .try = each player once; two people of one name need names that differ
error-twice-same = { $player } is seated twice.
    .try = each player once; two people of one name need names that differ
error-unknown-player = { $name } has never played.
    .try = { $command } lists everybody
error-unknown-player-near = { $name } has never played.
    .try = { $nearest }

## The command line

error-score-missing = The command is missing before the players and their scores.
    .try = { $command }
error-language = “{ $typed }” is not a language of teamzy.
    .try = { $known }
error-date = “{ $typed }” is not a date.
    .try = a day of the calendar as YYYY-MM-DD, or today, or yesterday
error-expansion = “{ $typed }” is not an expansion.
    .try = the beginning of one of { $known }; none; or other:NAME for another expansion
error-expansion-ambiguous = “{ $typed }” can be several expansions.
    .try = one of { $fitting }
error-topic = The reminder has no part “{ $typed }”.
    .try = one of { $known }
error-topic-ambiguous = “{ $typed }” can be several parts of the reminder.
    .try = one of { $known }
error-not-reminded = The reminder tells nothing of { $expansion }: see the rules in the box.
    .try = { $command }
error-none-and-expansion = “none” and an expansion do not go together.
    .try = none alone for the base game, or only the expansions
error-forbidden-in-text = The text of { $option } holds the control character { $character }.
    .try = the text in one line, without it
error-text-too-long = The text of { $option } has { NUMBER($length) } characters, and at most { NUMBER($longest) } are taken.
    .try = a shorter text
error-nothing-to-score = There are no players and no scores.
    .try = { $command }
error-nobody-to-seat = There are no players to seat.
    .try = { $command }

## The score sheet

error-sheet-seats = A score sheet is for { NUMBER($fewest) } to { NUMBER($most) } players, not for { NUMBER($count) }.
    .try = { NUMBER($fewest) } to { NUMBER($most) } names, or so many columns with --players
error-sheet-names = { NUMBER($names) } players are named, and --players says { NUMBER($seats) }.
    .try = --players { NUMBER($names) }, or the names alone
error-sheet-rows = { NUMBER($count) } expansions need a row of their own, and a score sheet has room for { NUMBER($most) }.
    .try = only those that are counted at the end
error-sheet-to-terminal = A score sheet is a PDF file, which a terminal cannot show.
    .try = the same with -o sheet.pdf, which keeps it, or with | lp, which prints it

## Games

error-no-open-game = These scores have no names, and no game is open.
    .try = { $command }
error-only-older-open = These scores have no names, and no game was opened today or yesterday; an older one is open:
    .try = { $command }
error-seats-differ = { $count ->
    [one] One score was typed, and no open game has so few seats:
   *[other] { NUMBER($count) } scores were typed, and no open game has so many seats:
}
    .try = one score for each seat, in this order
error-several-open = Several open games fit these scores:
    .try = { $command }
error-other-players = Others sit in game { $game }.
    .try = { $command }
error-not-open = Game { $game } is finished already.
    .try = { $command } shows it
error-unknown-game = There is no game “{ $typed }”.
    .try = an id from the first column of { $command }, or its beginning, or last
error-unknown-open-game = There is no open game “{ $typed }”.
    .try = an id from the first column of { $command }, or its beginning
error-ambiguous-game = Several games begin with “{ $typed }”:
    .try = a longer beginning
error-newer-game = A later version of teamzy changed game { $id }, and yours would not understand it whole.
    .try = update teamzy

error-nothing-changed = Nothing would change in game { $game }.
    .try = a score, a player or an option that differs, as in { $command }
error-not-seated = { $name } did not play in game { $id }, where { $players } sat.
    .try = one of these; --add adds a player, --replace OLD=NEW puts one in another’s seat
error-no-replacement = “{ $words }” does not say who takes whose seat.
    .try = --replace OLD=NEW
error-added-without-score = { $name } has no score, and the game is finished.
    .try = --add { $example }
error-still-open = Game { $game } is open still, and has no scores to correct.
    .try = { $command }
error-nothing-to-undo = There is nothing to take back.
    .try = nothing: no game, correction or rename is left that could be taken back
error-newer-change = The last change, of { $date }, was written by a later version of teamzy, and yours cannot take it back.
    .try = update teamzy
error-would-merge = { $people } are two people in these games, and would become one.
    .try = { $command }, if they are the same person
error-sat-together = { $people } sat together in game { $game }, so they are two people.
    .try = { $command }; a seat given to the wrong person is put right with edit --replace
error-already-named = { $name } has that name already.
    .try = another spelling, or nothing

## Questions

error-left = Nothing was recorded.
error-interrupted = Interrupted: nothing was recorded.
error-not-asked = Nothing can be asked at this terminal: { $why }.
    .try = everything on the command line

## Files

error-no-data-directory = It cannot be known where the games are kept: you have no home directory.
    .try = name a file with --data FILE or TEAMZY_DATA
error-not-a-file = { $path } is not a file.
    .try = name the file of the games with --data or TEAMZY_DATA
error-file-read = { $path } cannot be read: { $why }.
    .try = put that right, or name another file with --data or TEAMZY_DATA
error-file-write = { $path } cannot be written to, and nothing was recorded: { $why }.
    .try = put that right and type it again
error-file-lock = { $path } cannot be locked, and nothing was recorded: { $why }.
    .try = keep the file on a disk that has locks, and name it with --data or TEAMZY_DATA
error-make-directory = The directory { $path } cannot be made: { $why }.
    .try = name a file in another place with --data or TEAMZY_DATA
error-file-output = { $path } cannot be written: { $why }.
    .try = put that right, or name another place
error-file-exists = { $path } exists already, and was left as it is.
    .try = name another place, or add --force to overwrite it
error-over-data = { $path } holds the games, and nothing else is written there.
    .try = name another place
error-file-changed = { $path } was changed by another program meanwhile, and nothing was recorded.
    .try = type it again
error-file-unsure = { $path } could not be written to as a whole, and what was written cannot be taken back: { $why }.
    .try = before it is typed again, { $command } shows whether it was recorded
error-file-import = { $path } cannot be read: { $why }.
    .try = put that right, or name another file
error-file-keep = What comes in cannot be kept in { $path } meanwhile, and nothing was recorded: { $why }.
    .try = make room there, or name another directory with TMPDIR
error-import-empty = { $path } is empty.
    .try = an export of BG Stats, BoardGameGeek plays in XML, a CSV table, or a data file of teamzy
error-import-blank = { $path } holds nothing but white space.
    .try = an export of BG Stats, BoardGameGeek plays in XML, a CSV table, or a data file of teamzy
error-import-zip = { $path } is a ZIP archive, or the file of a spreadsheet program.
    .try = the file that is inside; a spreadsheet saved as “CSV UTF-8”
error-import-compressed = { $path } is compressed.
    .try = the file that is inside
error-import-html = { $path } is a web page.
    .try = the file that the other program exports, not the page about it
error-import-utf16 = { $path } is text in UTF-16.
    .try = the same saved in UTF-8; a spreadsheet as “CSV UTF-8”
error-import-binary = { $path } is no text.
    .try = an export of BG Stats, BoardGameGeek plays in XML, a CSV table, or a data file of teamzy
error-import-unknown = { $path } is none of the files that teamzy reads.
    .try = an export of BG Stats, BoardGameGeek plays in XML, a CSV table, or a data file of teamzy
error-import-columns = { $count ->
    [one] The table { $path } has no column { $columns }.
   *[other] The table { $path } has no columns { $columns }.
}
    .try = { $example } with the headings of the table
error-import-syntax = { $place }: from here on this is no { $format }, and nothing was taken.
    .try = the file as the other program exports it
error-import-shape = { $place }: this { $format } is not written as such files are, and nothing was taken.
    .try = the file as the other program exports it
error-import-breaks-off = { $place }: the { $format } breaks off here, and nothing was taken.
    .try = the whole file, exported or copied again
error-import-too-deep = { $place }: more is nested here in the { $format } than such files ever nest, and nothing was taken.
    .try = the file as the other program exports it
error-import-too-long = { $place }: what begins here in the { $format } does not end, and nothing was taken.
    .try = the file as the other program exports it
error-import-not-utf8 = { $place }: this is not text in UTF-8, so the { $format } was not taken.
    .try = the same saved in UTF-8; a spreadsheet as “CSV UTF-8”
error-import-doctype = { $place }: the { $format } declares a document type, as such files never do, and nothing was taken.
    .try = the file as the other program exports it
error-import-open-quote = { $place }: a quotation mark in this row of the { $format } is not closed, and nothing was taken.
    .try = the whole file, exported or copied again
error-import-heading-twice = { $place }: columns { NUMBER($first) } and { NUMBER($again) } have the same heading, and either could be “{ $column }”; nothing was taken.
    .try = another heading for one of them, or { $example } with one that stands there once
error-import-ragged = { $place }: cells in this row: { NUMBER($found) }, in the heading: { NUMBER($wanted) }; nothing was taken.
    .try = the whole file, exported or copied again
error-imports-itself = { $path } is the file of your games itself.
    .try = another file
error-mixed-import = { $path } is a data file of teamzy, and is not imported together with other kinds of files.
    .try = { $command }, and the others after it
error-column = “{ $typed }” does not say which column has which heading.
    .try = COLUMN=HEADING, with one of { $known }
error-column-twice = --columns says twice how “{ $column }” is headed: “{ $first }” and “{ $again }”.
    .try = only one of them
error-line-too-long = The game is too long to be read again, and was not recorded.
    .try = shorter names, or fewer players
error-calendar-ends = { $path } holds a line recorded at the end of the year 9999, so nothing can be recorded after it, and nothing was.
    .try = { $command } shows the line; put its instant right in a text editor
error-no-randomness = The system has no random number for the game’s id, and nothing was recorded.
    .try = the same command again
error-recorded-not-printed = It was recorded, but the result could not be printed: { $why }.
    .try = { $command } shows it
error-not-printed = The result could not be printed: { $why }.
    .try = make room, or print to another place

## What the system says

system-not-found = there is no such file or directory
system-permission = you do not have the right to
system-read-only = the disk is read-only
system-full = the disk is full, or a limit of size is reached
system-directory = it is a directory
system-not-a-directory = a part of the path is not a directory
system-unsupported = the file system cannot do that
system-code = the system answers with error { $code }
system-other = the system refuses

## Counting a feature

error-feature = “{ $typed }” is nothing that can be counted.
    .try = one of { $known }
error-feature-ambiguous = “{ $typed }” can be several features.
    .try = one of { $known }
error-count-option = { $option } says nothing about { $feature }.
    .try = { $fitting }
error-count-without = Without { $option } { $feature } cannot be counted.
    .try = { $command }
error-count-old-edition = --edition old is for a city alone: { $feature } is counted by today’s rules.
    .try = the same line without --edition
error-no-tile = --tiles 0 is too little: { $feature } has at least 1 tile.
    .try = { $command }
error-one-tile = A city of 1 tile cannot be finished.
    .try = --tiles 2, or --unfinished
error-too-many-shields = On so few tiles there is room for at most { NUMBER($most) } coats of arms.
    .try = --shields { NUMBER($most) }
error-small-with-cathedral = A finished city with a cathedral has at least { NUMBER($least) } tiles.
    .try = the same line without --cathedral, or --tiles { NUMBER($least) }
error-too-many-neighbours = Around { $feature } there is room for { NUMBER($most) } tiles.
    .try = --neighbours { NUMBER($most) }; without it, all { NUMBER($most) } count
error-nobody-there = Nobody has a meeple there, so nobody takes the points.
    .try = { $command }
error-crowded = On { $feature } there is room for one meeple only.
    .try = { $command }
error-big-in-garden = Only an abbot goes into a garden, and no big meeple.
    .try = { $command }
error-meeples = { $player }: “{ $entry }” is no number of meeples, such as 1, 1+big or big.
    .try = { $command }
error-tokens = { $player }: “{ $entry }” is no number of tokens.
    .try = { $command }
error-meeples-too-many = { $player }: “{ $entry }” is more than anybody has.
    .try = { NUMBER($most) } at most
error-two-big = { $player }: “{ $entry }” has two big meeples, and everybody has one at most.
    .try = { $command }
error-meeples-missing = { $player } has no number of meeples.
    .try = { $command }
error-tokens-missing = { $player } has no number of tokens.
    .try = { $command }
error-meeples-nameless = “{ $entry }” belongs to nobody: a name goes before it.
    .try = { $command }
error-counted-twice = { $player } is there twice (as { $first } before).
    .try = one entry for each player
error-pig-alone = { $player } has a pig there, but is not named with meeples.
    .try = { $command }
error-two-pigs = { $player } has one pig only.
    .try = --pig { $player } once
error-player-of-goods = “{ $typed }” is too much: goods are counted by tokens, not by meeples.
    .try = { $command }

## A chart

error-chart-players = A chart has room for { NUMBER($most) } players, and { NUMBER($count) } are named.
    .try = { NUMBER($most) } of them, or nobody: then those with most games
error-no-picture = { $path } ends neither in .svg nor in .png, the two kinds of pictures.
    .try = -o { $fitting }
error-nameless-picture = The name of the picture is missing before { $ending }.
    .try = -o { $fitting }
