#!/usr/bin/env bash
# Loads past games from a CSV file into teamzy, with one `teamzy score --date` per game:
#
#     examples/load-csv.sh examples/past-games.csv
#
# The file has a line of headings, then the columns game,date,player,score in this order. The
# rows of one game stand together, in seat order. A cell that holds a comma or a quote stands in
# quotes, as spreadsheets write it; a cell of several lines is not understood.
#
# Each game is tried with --dry-run before the first is recorded: either all are, or none.
set -euo pipefail

file=${1:?which CSV file?}

# Puts the cells of one line into the array `cells`.
split() {
    local rest=$1 cell
    cells=()
    while true; do
        cell=''
        if [[ $rest == '"'* ]]; then
            rest=${rest#'"'}
            while [[ $rest == *'"'* ]]; do
                cell+=${rest%%'"'*}
                rest=${rest#*'"'}
                [[ $rest == '"'* ]] || break
                cell+='"' rest=${rest#'"'}
            done
        fi
        cells+=("$cell${rest%%,*}")
        [[ $rest == *,* ]] || break
        rest=${rest#*,}
    done
}

# One element a game: its name, its date, and its players as lines NAME=SCORE.
games=() dates=() tables=()

number=0
while IFS= read -r line || [[ $line ]]; do
    number=$((number + 1))
    line=${line%$'\r'}
    [[ $number -gt 1 && $line ]] || continue
    split "$line"
    if [[ ${#cells[@]} -ne 4 ]]; then
        echo "$file:$number: there are ${#cells[@]} cells, not game,date,player,score" >&2
        exit 2
    fi
    last=$((${#games[@]} - 1))
    # With NAME=SCORE any name will do, since the last = decides.
    pair=${cells[2]}=${cells[3]}
    if [[ $last -ge 0 && ${games[last]} == "${cells[0]}" ]]; then
        tables[last]+=$'\n'$pair
    else
        games+=("${cells[0]}") dates+=("${cells[1]}") tables+=("$pair")
    fi
done <"$file"

# Calls `teamzy score` with these options for game number $1 of the file.
score() {
    local at=$1 pairs
    shift
    IFS=$'\n' read -r -d '' -a pairs <<<"${tables[at]}" || true
    teamzy score --date "${dates[at]}" "$@" -- "${pairs[@]}"
}

for ((at = 0; at < ${#games[@]}; at++)); do
    if ! problem=$(score "$at" --dry-run 2>&1 >/dev/null); then
        printf '%s\n' "$file: game ${games[at]} is refused, and nothing was recorded." "$problem" >&2
        exit 1
    fi
done

for ((at = 0; at < ${#games[@]}; at++)); do
    score "$at" >/dev/null
done

echo "${#games[@]} games were recorded. The rankings:"
teamzy rankings
