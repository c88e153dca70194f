"""Runs rankings.sql over exported files, and compares every figure with what teamzy says.

    rankings.py duckdb|spark RANKINGS.json SEATS.csv...
"""

import json
import pathlib
import sys

QUERY = pathlib.Path(__file__).with_name("rankings.sql").read_text(encoding="utf-8")


def duckdb_rows(files):
    import duckdb

    connection = duckdb.connect()
    rows = connection.read_csv(files, header=True, sep=",", all_varchar=True)
    rows.create_view("seats")
    result = connection.sql(QUERY)
    return [dict(zip(result.columns, row)) for row in result.fetchall()]


def spark_rows(files):
    from pyspark.sql import SparkSession

    session = SparkSession.builder.master("local[*]").appName("league").getOrCreate()
    session.sparkContext.setLogLevel("ERROR")
    rows = session.read.csv(files, header=True, quote='"', escape='"', multiLine=True)
    rows.createOrReplaceTempView("seats")
    result = [row.asDict() for row in session.sql(QUERY).collect()]
    session.stop()
    return result


def main():
    engine, expected, *files = sys.argv[1:]
    rows = {"duckdb": duckdb_rows, "spark": spark_rows}[engine](files)
    rankings = json.loads(pathlib.Path(expected).read_text(encoding="utf-8"))
    # Level players stand by name, which each program sorts in its own way.
    found = {row["player"]: row for row in rows}
    if len(found) != len(rankings):
        sys.exit(f"{engine}: {len(found)} players, and {len(rankings)} in teamzy")
    figures = 0
    for player in rankings:
        row = found[player["player"]]
        for figure, value in player.items():
            if row[figure] != value:
                sys.exit(f"{engine}: {player['player']}: {figure} {row[figure]}, not {value}")
            figures += 1
    for row in rows[:3]:
        print("  {place:>3}  {player}  {games} {victories} {shared} {rate:.3f} {average:.1f} {best}".format(**row))
    print(f"{engine}: {len(rankings)} players, {figures} figures, all as in teamzy")


main()
