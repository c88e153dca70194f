#!/usr/bin/env bash
# Makes the pictures of README.md: docs/pictures/make.sh
#
# Needs pdftoppm (Debian's poppler-utils) and optipng, and builds teamzy itself. A picture is a line at
# the end: its name, how many dots it has to the inch, and the command that makes its PDF.
set -euo pipefail
cd "$(dirname "$0")"

for program in pdftoppm optipng; do
    command -v "$program" >/dev/null || { echo "$program is needed" >&2; exit 1; }
done
cargo build --release --locked --quiet
target=$(cargo metadata --format-version 1 --no-deps --offline | sed 's/.*"target_directory":"\([^"]*\)".*/\1/')
PATH=$target/release:$PATH

# Nothing of who makes them is in the pictures.
unset TEAMZY_LANG TEAMZY_DATA LANGUAGE LC_ALL LC_MESSAGES
export LANG=C.UTF-8

picture() {
    local name=$1 dots=$2 page
    shift 2
    page=$(mktemp)
    "$@" >"$page"
    pdftoppm -gray -r "$dots" -singlefile -png "$page" "$name"
    rm "$page"
    optipng -quiet -o7 -strip all "$name.png"
}

picture sheet 100 teamzy sheet Hugo Léa Zoé Max --with inns,abbot
