#!/usr/bin/env bash
# A whole evening with teamzy, in a file of its own that is removed at the end: two games, the
# second with another expansion and a record, and what is left of them afterwards.
set -euo pipefail

TEAMZY_DATA=$(mktemp -d)/games.jsonl
export TEAMZY_DATA
trap 'rm -r "$(dirname "$TEAMZY_DATA")"' EXIT

# Shows a command line as it is typed, then does it.
type_in() {
    echo "$ $*"
    "$@"
    echo
}

# The players sit down; at the end their scores follow in the same order.
type_in teamzy new Hugo Léa Zoé --with river --at Lyon
type_in teamzy score 78 1:28 64

# The same table again. The id lets a script name the game it opened.
game=$(teamzy new Hugo Léa Zoé --with river,inns --at Lyon --json | sed 's/.*"id":"\([^"]*\)".*/\1/')
type_in teamzy score --game "$game" 91 84 50+50+6

# What the evening brought.
type_in teamzy history
type_in teamzy rankings
type_in teamzy records Zoé

# Who won how often, for a spreadsheet or another program.
type_in teamzy rankings --csv
