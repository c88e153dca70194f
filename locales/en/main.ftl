### What teamzy says about games. The ids and the variables are the same in every language.
### NUMBER($n) writes a number as the language does; a bare { $n } only chooses the plural.

## Numbers and lists

number-decimal-mark = .
number-group-mark = ,
number-percent = { NUMBER($number) }%
# "Hugo, Léa" in "Hugo, Léa and Zoé"
list-comma = { $before }, { $next }
# $sound is "i" when the last name begins with the vowel of Inés, Hilario or Yves, else "other"
list-and = { $before } { $sound ->
   *[other] and
} { $last }
quoted = “{ $text }”
# Players in the lines to type, eight of them
example-names = Léa|Hugo|Zoé|Max|Inés|Anna|Tom|Eva

## A game

result-victory = { $winner } { $points ->
    [one] wins with { NUMBER($points) } point
   *[other] wins with { NUMBER($points) } points
}, { NUMBER($margin) } more than { $second }.
result-shared = { $winners } share the victory with { $points ->
    [one] { NUMBER($points) } point
   *[other] { NUMBER($points) } points
}.
result-seated = { $count ->
   *[other] { $players } sit at the table.
}
result-seated-then = At the end, type the final scores in this order: { $command }
# $facts: the date, the expansions and the place
game-line = Game { $id }, { $facts }
game-line-unrecorded = Not recorded: { $facts }
note-line = Note: { $note }

result-edited = Game { $game } is corrected.
result-would-edit = Game { $game } would be corrected.
# $game: the date and the result in one line
result-deleted = Game { $id } is deleted: { $game }
result-would-delete = Game { $id } would be deleted: { $game }
result-deleted-then = { $count ->
    [one] To have it back: { $command }
   *[other] To have them back: { $command }
}
result-undone = The change of { $date } is taken back.
result-would-undo = The change of { $date } would be taken back.
result-undone-rename = { $old } is no longer { $new }.
result-undone-games = { $count ->
   *[other] It was about { NUMBER($count) } games.
}
result-undone-gone = Game { $id } counts no longer: { $game }
result-undone-back = Game { $id } counts again: { $game }
result-undone-open = Game { $id } is open again: { $game }
result-undone-again = Game { $id } is as it was before: { $game }
result-undone-nothing = That changes nothing, since the game is deleted all the same.
result-renamed = { $old } is now { $new } ({ $count ->
    [one] { NUMBER($count) } game
   *[other] { NUMBER($count) } games
}).
result-would-rename = { $old } would be { $new } from then on ({ $count ->
    [one] { NUMBER($count) } game
   *[other] { NUMBER($count) } games
}).
result-merged = { $people } are now one person, { $new } ({ $count ->
    [one] { NUMBER($count) } game
   *[other] { NUMBER($count) } games
}).
result-would-merge = { $people } would be one person, { $new } ({ $count ->
    [one] { NUMBER($count) } game
   *[other] { NUMBER($count) } games
}).
game-earlier = Earlier:
game-was-deleted = deleted

## What came in from elsewhere

import-progress = Reading … { NUMBER($percent) }%
# A play: what its file calls it, and its day
import-play = { $date } ({ $called })
result-imported = { $count ->
    [0] No game was added.
    [one] { NUMBER($count) } game was added.
   *[other] { NUMBER($count) } games were added.
}
result-would-import = { $count ->
    [0] No game would be added.
    [one] { NUMBER($count) } game would be added.
   *[other] { NUMBER($count) } games would be added.
}
result-merged-lines = { $count ->
    [0] No line was missing here.
    [one] { NUMBER($count) } line was added.
   *[other] { NUMBER($count) } lines were added.
}
result-would-merge-lines = { $count ->
    [0] No line is missing here.
    [one] { NUMBER($count) } line would be added.
   *[other] { NUMBER($count) } lines would be added.
}
result-import-known = { $count ->
    [one] { NUMBER($count) } game is here already.
   *[other] { NUMBER($count) } games are here already.
}
result-merge-known = { $count ->
    [one] { NUMBER($count) } line is here already.
   *[other] { NUMBER($count) } lines are here already.
}
result-import-refused = { $count ->
    [one] { NUMBER($count) } play was refused.
   *[other] { NUMBER($count) } plays were refused.
}
result-merge-refused = { $count ->
    [one] { NUMBER($count) } line was left out.
   *[other] { NUMBER($count) } lines were left out.
}
result-import-others = { $count ->
    [one] { NUMBER($count) } play is of another game.
   *[other] { NUMBER($count) } plays are of other games.
}
result-import-withheld = Because of --strict, nothing was added.
result-import-undo = { $count ->
    [one] To take it back: { $command }
   *[other] To take them back: { $command }
}
result-merge-undo = This is no change of its own: { $command } takes back the last change of the two files.

## Why a play is not taken

remark-not-taken = { $play } is not taken: { $why }.
remark-line-not-taken = { $place }: this line cannot be read, and is left out.
reason-set-aside = its owner set it aside
reason-unfinished = it was not played to the end
reason-teams = it was played in teams
reason-quantity = it stands for { $count ->
   *[other] { NUMBER($count) } plays
} with one set of scores
reason-no-date = it has no valid date
reason-nobody = nobody is listed
reason-one-player = only one player is listed
reason-crowd = too many players are listed
reason-nameless = a player has no name
reason-bad-name = “{ $player }” cannot be a name
reason-player-twice = { $player } is listed twice
reason-score-unknown = the score of { $player } is not known
reason-score-negative = “{ $entry }”, the score of { $player }, is below zero
reason-score-decimal = “{ $entry }”, the score of { $player }, is not a whole number
reason-score-malformed = “{ $entry }”, the score of { $player }, is not a score
reason-score-too-high = “{ $entry }”, the score of { $player }, is too high
reason-too-long = its texts are too long

## Columns

column-place = Place
column-player = Player
column-score = Score
column-track = Track
column-games = Games
column-victories = Victories
column-shared = Shared
column-rate = Rate
column-average = Average
column-best = Best
column-rating = Rating
column-game = Game
column-date = Date
column-result = Result
column-meeples = Meeples
column-points = Points
column-wine = Wine
column-grain = Grain
column-cloth = Cloth

# Behind the mark of a provisional rating
rankings-provisional = provisional: from fewer than { NUMBER($games) } games

## Records that fell

record-best = { $player }’s best score
record-run = { $player }’s longest run of victories
record-widest = { $player }’s widest victory
record-table-highest = the table’s highest score, by { $player }
record-table-widest = the table’s widest margin, by { $player }
record-broken = Record: { $which }, { $value } (before: { $before }, { $date })
record-run-broken = Record: { $which }, { $value } (before: { $before })
record-equalled = Record equalled: { $which }, { $value } ({ $date })
record-run-equalled = Record equalled: { $which }, { $value }

## The page of records

records-table = The table
records-summary = { $games ->
    [one] { NUMBER($games) } game
   *[other] { NUMBER($games) } games
}, { $victories ->
    [one] { NUMBER($victories) } victory
   *[other] { NUMBER($victories) } victories
}, { $average } points on average
records-best = Best score
records-widest = Widest victory
records-narrowest = Narrowest victory
records-longest-run = Longest run
records-present-run = Present run
records-highest = Highest score
records-highest-losing = Highest losing score
records-lowest-winning = Lowest winning score
records-table-widest = Widest margin
records-together = Most often together
# A run of victories that is over, or is still going on
records-from = from { $date }
records-since = since { $date }

## Questions at the keyboard

ask-players = Who plays? One name a line, in seat order; an empty line ends.
ask-player = Player { NUMBER($number) }:
ask-player-keys = Tab completes, Ctrl-D leaves
ask-game = Which game?
ask-game-other = another game
ask-game-keys = ↑ ↓ choose, Enter takes, Ctrl-D leaves
ask-scores = Game { $id }: { $players }.
ask-forms = Points (78), laps and space (1:28), or a sum (50+28).
ask-score = { $player }:
ask-score-keys = Ctrl-D leaves without recording
# "Hugo 78" in "Hugo 78, Léa 91"
player-score = { $player } { NUMBER($points) }
ask-record = { $scores }: record it?
ask-merge = { $people } become one person, { $new }: all right?
# The words that are taken for a yes and for a no, with "|" between them
ask-yes-no = { $question } [Y/n]
    .yes = y|yes
    .no = n|no
    .explained = Type y (yes) or n (no).
result-refused = Nothing was recorded.

## Remarks

label-remark = note:
waiting-for-lock = Another teamzy is writing to the file; waiting for it …
remark-unreadable = { $place }: { $count ->
    [one] this line cannot be read and was left alone ({ $command } shows it)
   *[other] this line cannot be read and was left alone, like others ({ NUMBER($count) } in all; { $command } shows them)
}
remark-newer = { $path }: { $count ->
    [one] one line was written by a later version of teamzy and was left alone: update teamzy
   *[other] { NUMBER($count) } lines were written by a later version of teamzy and were left alone: update teamzy
}
remark-future-date = { $date } is still to come.
remark-future-dates = { $count ->
    [one] { NUMBER($count) } game has a date that is still to come: { $game }.
   *[other] { NUMBER($count) } games have a date that is still to come, the first of them { $game }.
}
remark-stays-open = Game { $game } stays open. To close it: { $close }. To delete it: { $delete }
remark-stay-open = { $count ->
   *[other] { NUMBER($count) } other games stay open: { $command }
}
remark-lap-forgotten = { $player } has { NUMBER($score) } beside { NUMBER($beside) }: a lap forgotten?
# A remark that asks, with the line to type if so
remark-then = { $remark } Then: { $command }
remark-unusual = { $player } has { NUMBER($points) } points: that is a lot. All right?
remark-same-game = The same players have the same scores that day in game { $id } already. If it was typed twice: { $command }
remark-resembles = { $player } is new; did you mean { $known }? Then: { $command }
remark-not-reminded = The reminder tells nothing of { $expansions }: see the rules in the box.
remark-left-blank = “{ $name }” stays blank on the sheet, whose typeface lacks some of its letters.
remark-named-again = { $path } is a file that was named before, and is not read again.
remark-disagrees = { $play }: the file gives the victory to { $named }, the scores give it to { $winners }; the scores count.
remark-already-recorded = Game { $game } had been recorded already, with the same scores, and is not added again.
remark-other-expansions = { $count ->
    [one] { $expansions } is not in the list of expansions, and keeps its own name.
   *[other] { $expansions } are not in the list of expansions, and keep their own names.
}
remark-dates-unsaid = A table that does not write days as YYYY-MM-DD needs --dates dmy or --dates mdy.
remark-letters-missing = A PNG lacks letters of { $names }; an SVG has them all.
remark-dry-run = Nothing was written (--dry-run).
remark-nothing-fits = No game fits.
remark-nothing-yet = No game is recorded yet. The first one: { $command }
remark-nothing-open = No game is open.

## The points of a feature; other names of a big meeple are separated by “|”

count-takes = { $players } takes { $points ->
    [one] { NUMBER($points) } point
   *[other] { NUMBER($points) } points
}.
count-take-each = { $players } take { $points ->
    [one] { NUMBER($points) } point
   *[other] { NUMBER($points) } points
} each.
count-worth = { $points ->
    [one] { NUMBER($points) } point
   *[other] { NUMBER($points) } points
}.
count-with-pig = With a pig: { $sum }
count-big = big
count-tiles = { $count ->
    [one] { NUMBER($count) } tile
   *[other] { NUMBER($count) } tiles
}
count-shields = { $count ->
    [one] { NUMBER($count) } coat of arms
   *[other] { NUMBER($count) } coats of arms
}
count-neighbours = { $count ->
    [one] { NUMBER($count) } tile around
   *[other] { NUMBER($count) } tiles around
}
count-cities = { $count ->
    [one] { NUMBER($count) } finished city
   *[other] { NUMBER($count) } finished cities
}
feature-city = a city
feature-road = a road
feature-monastery = a monastery
feature-garden = a garden
feature-field = a field
feature-goods = goods

## What check finds; “.try” is what to do

check-no-file = There is no file yet: the first game makes it.
check-summary = { $lines ->
    [one] { NUMBER($lines) } line
   *[other] { NUMBER($lines) } lines
}, { $games ->
    [one] { NUMBER($games) } game
   *[other] { NUMBER($games) } games
}, { NUMBER($open) } open, { $players ->
    [one] { NUMBER($players) } player
   *[other] { NUMBER($players) } players
}.
check-sound = Nothing is doubtful.
check-place = { $place }:{" "}
check-unreadable = this line cannot be read, and is left alone.
    .try = mend it in a text editor, or leave it: it does no harm
check-newer = a later version of teamzy wrote this line.
    .try = update teamzy
check-same-change = these lines bear the same change { $what } and differ; only the last of them counts.
    .try = keep the line that is right, and remove the other in a text editor
check-first-lines-differ = these lines describe different games under one id, { $what }; the last recorded counts.
    .try = { $command } shows them
check-several-stand = game { $what } was corrected differently on two machines; the last correction counts.
    .try = { $command }, then correct it once more: that settles it
check-replaces-undone = game { $what } was corrected on top of a correction that was taken back.
    .try = { $command }, then correct it once more if it is wrong
check-undoes-unknown = this line takes back the change { $what }, which is not in the file.
    .try = bring the lines of the other machine together with these
check-renamed-again = { $what } had been renamed before; the later rename holds.
    .try = nothing, if the later one is meant
check-ahead = this line was recorded on { $what }, which is still to come.
    .try = set the clock of the machine that wrote it
check-calendar-ends = this line was recorded on { $what }, the end of the calendar, and nothing can be recorded after it.
    .try = put its instant right in a text editor
check-rename-does-not-hold = game { $what } keeps its names as written, since a rename would seat one person twice: { $other }
    .try = { $command } with the names that are right
check-alike-names = { $people } are nearly the same name.
    .try = { $command }, if they are one person
check-same-game = the same game is recorded as { $what }: { $other }
    .try = { $command }, if it was played only once

## Completions

completion-game = { $date }, { $players }

## Charts

chart-scores = Scores
chart-victories = Victories
chart-rating = Rating
chart-day = { $count ->
    [one] { NUMBER($count) } game
   *[other] { NUMBER($count) } games
}, { $date }
chart-days = { $count ->
    [one] { NUMBER($count) } game
   *[other] { NUMBER($count) } games
}, { $since } to { $until }
chart-empty = No game to show.
# $count is 5, 10, 20, 50, 100 or 500
chart-marks = { $count ->
   *[other] Each mark is a game, and the line is the average of the last { NUMBER($count) } games.
}
chart-small-marks = { $count ->
   *[other] Each small mark is a game, and the line is the average of the last { NUMBER($count) } games.
}
chart-dots = { $count ->
   *[other] Each dot is a game, and the line is the average of the last { NUMBER($count) } games.
}
chart-hollow = Hollow marks are shared victories.
