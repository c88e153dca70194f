#!/usr/bin/env bash
# The rankings of a league by DuckDB and by Spark, compared with those of teamzy.
#
#     run.sh [GAMES.csv]
#
# Takes the table of games that `teamzy import` reads, or the one beside this folder. Everything is
# installed in a folder that is made for it, LEAGUE_FOLDER or a temporary one; Java, which Spark
# needs, with apt where it is missing.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
games=$(realpath "${1:-$here/../past-games.csv}")
folder=${LEAGUE_FOLDER:-$(mktemp -d)}
mkdir -p "$folder"

if ! command -v java >/dev/null; then
    as_root() { if [[ $EUID -eq 0 ]]; then "$@"; else sudo "$@"; fi; }
    as_root apt-get update -qq
    as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get install -qq --yes --no-install-recommends default-jre-headless >/dev/null
fi
if [[ ! -x $folder/python/bin/python ]]; then
    python3 -m venv "$folder/python"
    "$folder/python/bin/pip" install --quiet duckdb pyspark
fi

export TEAMZY_DATA=$folder/games.jsonl
rm -f "$TEAMZY_DATA" "$folder"/seats-*.csv
teamzy import "$games"
# As a league has it, the games are in several files: here one for each year.
for year in $(teamzy history --csv | tail -n +2 | cut -d, -f2 | cut -c1-4 | sort -u); do
    teamzy export --format csv --since "$year-01-01" --until "$year-12-31" -o "$folder/seats-$year.csv"
done
teamzy rankings --json >"$folder/rankings.json"
for engine in duckdb spark; do
    "$folder/python/bin/python" "$here/rankings.py" "$engine" "$folder/rankings.json" \
        "$folder"/seats-*.csv 2>"$folder/$engine.log" || {
        cat "$folder/$engine.log" >&2
        exit 1
    }
done
