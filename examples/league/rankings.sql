-- The rankings of teamzy over the rows of `teamzy export --format csv`, for DuckDB and for Spark:
-- a view `seats` holds the rows, all of them texts.
WITH scores AS (
    SELECT game, player, CAST(score AS BIGINT) AS score
    FROM seats
),
tops AS (
    SELECT *, MAX(score) OVER (PARTITION BY game) AS top
    FROM scores
),
victories AS (
    -- Everyone level at the top has a victory.
    SELECT *,
           CASE WHEN score = top THEN 1 ELSE 0 END AS won,
           SUM(CASE WHEN score = top THEN 1 ELSE 0 END) OVER (PARTITION BY game) AS winners
    FROM tops
),
figures AS (
    SELECT player,
           COUNT(*) AS games,
           CAST(SUM(won) AS BIGINT) AS victories,
           CAST(SUM(CASE WHEN won = 1 AND winners > 1 THEN 1 ELSE 0 END) AS BIGINT) AS shared,
           CAST(SUM(won) AS DOUBLE) / COUNT(*) AS rate,
           CAST(SUM(score) AS DOUBLE) / COUNT(*) AS average,
           MAX(score) AS best
    FROM victories
    GROUP BY player
)
SELECT RANK() OVER (ORDER BY victories DESC) AS place,
       player, games, victories, shared, rate, average, best
FROM figures
ORDER BY place, player
