"""Ranks the players of a data file with DuckDB: prints the seconds that the query took, then the
players as `rankings --csv` does, without place and average.

duckdb_rankings.py plain|corrected FILE
"""

import sys
import time

import duckdb

COUNT = """
select p.name, count(*), count(*) filter (p.score = best),
    count(*) filter (p.score = best and shared), max(p.score)
from (
    select unnest(players) as p, best,
        len(list_filter(players, lambda q: q.score = best)) > 1 as shared
    from (select players, list_max(list_transform(players, lambda q: q.score)) as best from games)
)
group by p.name
"""

PLAYERS = "players: 'STRUCT(name VARCHAR, score INTEGER)[]'"

PLAIN = f"""
with games as (
    select players
    from read_json(?, format = 'newline_delimited', columns = {{{PLAYERS}}})
)
{COUNT}
"""

# Corrections outrank first lines, then the later instant, then the change; of a line that is
# there twice, one counts. What is undone does not count.
CORRECTED = f"""
with lines as (
    select *
    from read_json(?, format = 'newline_delimited', columns = {{
        id: 'VARCHAR', change: 'VARCHAR', recorded: 'TIMESTAMPTZ', replaces: 'VARCHAR[]',
        deleted: 'BOOLEAN', undoes: 'VARCHAR', {PLAYERS}
    }})
),
standing as (
    select arg_max(
        {{players: players, deleted: deleted}},
        {{corrects: replaces is not null, recorded: recorded, change: change}}
    ) as line
    from lines
    where id is not null
        and change not in (select undoes from lines where undoes is not null)
    group by id
),
games as (select line.players as players from standing where line.deleted is null)
{COUNT}
"""

query = {"plain": PLAIN, "corrected": CORRECTED}[sys.argv[1]]
connection = duckdb.connect()
connection.execute("select 1").fetchall()
begun = time.perf_counter()
players = connection.execute(query, [sys.argv[2]]).fetchall()
print(time.perf_counter() - begun)
for player in sorted(players):
    print(*player, sep=",")
