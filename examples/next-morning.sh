#!/usr/bin/env bash
# The morning after an evening that was typed on two machines: their files are put together, and
# what is wrong is put right. All of it is in a folder of its own, which is removed at the end.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
cd "$folder"

# Shows a command line as it is typed, then does it.
type_in() {
    echo "$ $*"
    "$@" 2>&1
    echo
}

# The hour of the play, whenever it is run.
it_is() { export TEAMZY_NOW=2026-11-$1:00+01:00; }

# Two tables, a machine for each. Both have kept the last game, and one of them wrote Lea.
it_is 29T21:10
type_in teamzy score Hugo 78 Léa 84 --data hall.jsonl
it_is 29T21:45
type_in teamzy score Anna 91 Tom 64 --data kitchen.jsonl
it_is 29T23:20
type_in teamzy score Tom 102 Léa 88 --data hall.jsonl
it_is 29T23:25
type_in teamzy score Lea 88 Tom 102 --data kitchen.jsonl

# Two files are put together line by line, in any order.
cat kitchen.jsonl hall.jsonl >games.jsonl
export TEAMZY_DATA=games.jsonl
it_is 30T09:00
type_in teamzy history
type_in teamzy check

# Lea was Léa. Then the game that both have kept is the same one twice, as check says.
type_in teamzy rename Lea Léa --merge
type_in teamzy check
twice=$(teamzy check --json | sed 's/.*"kind":"same_game",.*"\([^"]*\)"\].*/\1/')
it_is 30T09:05
type_in teamzy delete "$twice"

# Did Tom forget a lap in the kitchen? Then he had 2:14 there, not 64. No, he did not.
it_is 30T09:10
game=$(teamzy history Anna Tom --json | sed -n 's/.*"id":"\([^"]*\)".*/\1/p')
type_in teamzy edit "$game" Tom=2:14
it_is 30T09:15
type_in teamzy undo

# What is left.
type_in teamzy check
type_in teamzy rankings
