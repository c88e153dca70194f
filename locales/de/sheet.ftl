### Das Wertungsblatt zum Ausdrucken, neben dem, was es mit der Wertungsübersicht und den Tabellen
### gemeinsam hat. In einer Zeile haben etwa 20 Buchstaben Platz.

## To fill in

sheet-title = Wertungsblatt
sheet-place = Ort
sheet-winner = Sieger

## Rows

sheet-laps = Runden
sheet-space = Feld auf der Tafel
sheet-roads = Straßen
sheet-cities = Städte
sheet-monasteries = Klöster
sheet-gardens = Gärten
sheet-fields = Wiesen
sheet-goods = Waren
sheet-total = Gesamt
