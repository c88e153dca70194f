### The reminder of how the points are counted. A row is a label of at most 22 columns and, in
### “.points”, what it is worth; or a few sentences. Figures in digits. A page has 64 lines at most.

## The title, in capitals

reminder-title = HOW ARE THE POINTS COUNTED?

## The final count

reminder-final-count = Final count, after the last tile
reminder-final-count-road = Unfinished road
    .points = 1 per tile
reminder-final-count-city = Unfinished city
    .points = 1 per tile, 1 per coat of arms
reminder-final-count-monastery = Unfinished monastery
    .points = 1, and 1 per tile around it
reminder-final-count-field = Field
    .points = 3 per finished city it touches

## While you play

reminder-playing = While you play
reminder-playing-road = Finished road
    .points = 1 per tile
reminder-playing-city = Finished city
    .points = 2 per tile, 2 per coat of arms
reminder-playing-monastery = Finished monastery
    .points = 9
reminder-playing-meeples = Their meeples
    .points = come back at once

## Several players on one feature

reminder-sharing = Several players on one feature
reminder-sharing-most = Most meeples
    .points = all the points
reminder-sharing-tied = Tied for the most
    .points = all the points for each
reminder-sharing-fewer = Fewer meeples
    .points = 0

## Fields

reminder-field = Fields, in the final count
reminder-field-finished = Finished city
    .points = 3, whatever its size
reminder-field-unfinished = Unfinished city
    .points = 0
reminder-field-several = City between fields
    .points = 3 in each field it touches
reminder-field-farmers = Farmers
    .points = lie there until the end
reminder-field-older = Older boxes counted fields otherwise. Today’s rule is 3 per city and per field.

## The score track

reminder-track = Score track
reminder-track-spaces = 50 spaces, 0 to 49. A pawn that reaches or passes 50 starts again from 0: lay it down, or note the lap.
reminder-track-laid = Pawn laid down
    .points = 50 plus its space: on 28, 78 (1:28)
reminder-track-laps = From lap 2 on
    .points = note the laps on paper
reminder-track-tiles = Tiles 50 and 100
    .points = in some boxes: add their value

## Ties

reminder-ties = Ties
reminder-ties-level = Level at the top
    .points = shared victory, no tie-break

## Old editions

reminder-old-editions = Old editions
reminder-old-editions-city = City of 2 tiles
    .points = finished: 2, and 1 per coat of arms

## The River

reminder-river = { expansion-river }
reminder-river-opening = 12 tiles laid first
    .points = another opening, the same points

## The Abbot

reminder-abbot = { expansion-abbot }
reminder-abbot-garden = Finished garden
    .points = 9 (abbot only)
reminder-abbot-garden-unfinished = Unfinished garden
    .points = 1, and 1 per tile around it
reminder-abbot-taken-back = Abbot back early
    .points = 1, and 1 per tile around, at once, instead of placing a meeple

## Inns & Cathedrals

reminder-inns-and-cathedrals = { expansion-inns-and-cathedrals }
reminder-inns-and-cathedrals-road = Road with an inn
    .points = 2 per tile; 0 if unfinished
reminder-inns-and-cathedrals-city = City with a cathedral
    .points = 3 per tile, 3 per coat of arms; 0 if unfinished
reminder-inns-and-cathedrals-big-meeple = Big meeple
    .points = counts as 2 meeples

## Traders & Builders

reminder-traders-and-builders = { expansion-traders-and-builders }
reminder-traders-and-builders-goods = Wine, grain, cloth
    .points = 10 for the most tokens of each
reminder-traders-and-builders-tied = Tied for the most
    .points = 10 for each player
reminder-traders-and-builders-none = No token
    .points = 0, even if nobody has one
reminder-traders-and-builders-field = Pig in a field
    .points = 4 per finished city instead of 3, if its owner has or shares the majority; the pig is no farmer

## The names of the parts, and of what can be counted, separated by “|”; the usual one first

topic-final-count = final count
topic-city = city|cities
topic-road = road|roads
topic-monastery = monastery|monasteries|cloister|cloisters
topic-garden = garden|gardens
topic-field = field|fields|farm|farms|farmer|farmers|meadow|meadows
topic-goods = goods|wares
topic-track = track|score track|laps
topic-ties = ties|tie-break
