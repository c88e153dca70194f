### The score sheet to print, beside what it shares with the reminder and the tables. Rows have room for
### about 20 letters.

## To fill in

sheet-title = Score sheet
sheet-place = Place
sheet-winner = Winner

## Rows

sheet-laps = Track laps
sheet-space = Space on the track
sheet-roads = Roads
sheet-cities = Cities
sheet-monasteries = Monasteries
sheet-gardens = Gardens
sheet-fields = Fields
sheet-goods = Goods
sheet-total = Total
