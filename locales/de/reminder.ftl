### The reminder of how the points are counted. A row is a label of at most 22 columns and, in
### “.points”, what it is worth; or a few sentences. Figures in digits. A page has 64 lines at most.

## The title, in capitals

reminder-title = WIE WERDEN DIE PUNKTE GEZÄHLT?

## The final count

reminder-final-count = Schlusswertung, nach dem letzten Plättchen
reminder-final-count-road = Unfertige Straße
    .points = 1 je Plättchen
reminder-final-count-city = Unfertige Stadt
    .points = 1 je Plättchen, 1 je Wappen
reminder-final-count-monastery = Unfertiges Kloster
    .points = 1, dazu 1 je Plättchen ringsum
reminder-final-count-field = Wiese
    .points = 3 je angrenzende fertige Stadt

## While you play

reminder-playing = Während des Spiels
reminder-playing-road = Fertige Straße
    .points = 1 je Plättchen
reminder-playing-city = Fertige Stadt
    .points = 2 je Plättchen, 2 je Wappen
reminder-playing-monastery = Fertiges Kloster
    .points = 9
reminder-playing-meeples = Meeples darauf
    .points = kommen sofort zurück

## Several players on one feature

reminder-sharing = Mehrere Spieler im selben Gebiet
reminder-sharing-most = Die meisten Meeples
    .points = alle Punkte
reminder-sharing-tied = Gleichstand
    .points = alle Punkte für jeden
reminder-sharing-fewer = Weniger Meeples
    .points = 0

## Fields

reminder-field = Wiesen, in der Schlusswertung
reminder-field-finished = Fertige Stadt
    .points = 3, ob groß oder klein
reminder-field-unfinished = Unfertige Stadt
    .points = 0
reminder-field-several = Stadt zwischen Wiesen
    .points = 3 für jede angrenzende Wiese
reminder-field-farmers = Bauern
    .points = bleiben liegen bis zum Schluss
reminder-field-older = In alten Ausgaben anders; heute 3 je Stadt und je Wiese.

## The score track

reminder-track = Wertungstafel
reminder-track-spaces = 50 Felder, von 0 bis 49. Erreicht oder überschreitet eine Zählfigur die 50, beginnt sie wieder bei 0: Leg sie hin oder notiere die Runde.
reminder-track-laid = Liegende Zählfigur
    .points = 50 plus Feld: auf 28 also 78 (1:28)
reminder-track-laps = Ab der 2. Runde
    .points = Runden auf Papier notieren
reminder-track-tiles = Plättchen 50 und 100
    .points = in manchen Ausgaben: dazuzählen

## Ties

reminder-ties = Gleichstand
reminder-ties-level = An der Spitze gleich
    .points = geteilter Sieg, kein Stichentscheid

## Old editions

reminder-old-editions = Alte Ausgaben
reminder-old-editions-city = Stadt aus 2 Plättchen
    .points = fertig: 2, dazu 1 je Wappen

## The River

reminder-river = { expansion-river }
reminder-river-opening = Zuerst 12 Plättchen
    .points = anderer Anfang, dieselben Punkte

## The Abbot

reminder-abbot = { expansion-abbot }
reminder-abbot-garden = Fertiger Garten
    .points = 9 (nur mit dem Abt)
reminder-abbot-garden-unfinished = Unfertiger Garten
    .points = 1, dazu 1 je Plättchen ringsum
reminder-abbot-taken-back = Abt früher zurück
    .points = 1, dazu 1 je Plättchen ringsum, sofort, statt einen Meeple zu setzen

## Inns & Cathedrals

reminder-inns-and-cathedrals = { expansion-inns-and-cathedrals }
reminder-inns-and-cathedrals-road = Straße mit Wirtshaus
    .points = 2 je Plättchen; 0, wenn unfertig
reminder-inns-and-cathedrals-city = Stadt mit Kathedrale
    .points = 3 je Plättchen, 3 je Wappen; 0, wenn unfertig
reminder-inns-and-cathedrals-big-meeple = Großer Meeple
    .points = zählt wie 2 Meeples

## Traders & Builders

reminder-traders-and-builders = { expansion-traders-and-builders }
reminder-traders-and-builders-goods = Wein, Korn, Tuch
    .points = je 10 für die meisten Plättchen
reminder-traders-and-builders-tied = Gleichstand
    .points = 10 für jeden
reminder-traders-and-builders-none = Kein Warenplättchen
    .points = 0, auch wenn keiner eines hat
reminder-traders-and-builders-field = Schwein auf der Wiese
    .points = 4 statt 3 je fertige Stadt, wenn sein Besitzer die Mehrheit hat oder teilt; das Schwein zählt nicht als Bauer

## The names of the parts, and of what can be counted, separated by “|”; the usual one first

topic-final-count = Schlusswertung|Spielende
topic-city = Stadt|Städte
topic-road = Straße|Straßen|Weg|Wege
topic-monastery = Kloster|Klöster
topic-garden = Garten|Gärten
topic-field = Wiese|Wiesen|Bauer|Bauern|Bauernwiese
topic-goods = Waren|Ware|Handelswaren
topic-track = Wertungstafel|Zählleiste|Runden
topic-ties = Gleichstand
