### Was teamzy über Partien sagt. Die ids und die Variablen sind in allen Sprachen dieselben.
### NUMBER($n) schreibt eine Zahl, wie es die Sprache will; ein bloßes { $n } wählt nur die Mehrzahl.

## Zahlen und Aufzählungen

number-decimal-mark = ,
number-group-mark = { "\u202F" }
number-percent = { NUMBER($number) } %
# „Hugo, Léa“ in „Hugo, Léa und Zoé“
list-comma = { $before }, { $next }
# $sound ist "i", wenn der letzte Name mit dem Vokal von Inés, Hilario oder Yves beginnt, sonst "other"
list-and = { $before } { $sound ->
   *[other] und
} { $last }
quoted = „{ $text }“
# Spieler in den Zeilen zum Tippen, acht
example-names = Eva|Hugo|Jörg|Max|Zoe|Anna|Tom|Lea

## Eine Partie

result-victory = { $winner } gewinnt mit { $points ->
    [one] { NUMBER($points) } Punkt
   *[other] { NUMBER($points) } Punkten
}, { NUMBER($margin) } mehr als { $second }.
result-shared = Unentschieden: { $winners } teilen sich den Sieg mit { $points ->
    [one] { NUMBER($points) } Punkt
   *[other] { NUMBER($points) } Punkten
}.
result-seated = { $count ->
   *[other] { $players } sitzen am Tisch.
}
result-seated-then = Tippe am Ende die Punkte in dieser Reihenfolge ein: { $command }
# $facts: das Datum, die Erweiterungen und der Ort
game-line = Partie { $id }, { $facts }
game-line-unrecorded = Partie nicht gespeichert, { $facts }
note-line = Notiz: { $note }

result-edited = Partie { $game } ist korrigiert.
result-would-edit = Partie { $game } würde korrigiert.
# $game: das Datum und das Ergebnis in einer Zeile
result-deleted = Partie { $id } ist gelöscht: { $game }
result-would-delete = Partie { $id } würde gelöscht: { $game }
result-deleted-then = { $count ->
    [one] So kommt sie zurück: { $command }
   *[other] So kommen sie zurück: { $command }
}
result-undone = Die Änderung vom { $date } ist zurückgenommen.
result-would-undo = Die Änderung vom { $date } würde zurückgenommen.
result-undone-rename = { $old } heißt nicht mehr { $new }.
result-undone-games = { $count ->
   *[other] Sie betraf { NUMBER($count) } Partien.
}
result-undone-gone = Partie { $id } zählt nicht mehr: { $game }
result-undone-back = Partie { $id } zählt wieder: { $game }
result-undone-open = Partie { $id } ist wieder offen: { $game }
result-undone-again = Partie { $id } ist wieder wie zuvor: { $game }
result-undone-nothing = Das ändert nichts, denn die Partie bleibt gelöscht.
result-renamed = { $old } heißt jetzt { $new } ({ $count ->
    [one] { NUMBER($count) } Partie
   *[other] { NUMBER($count) } Partien
}).
result-would-rename = { $old } hieße von nun an { $new } ({ $count ->
    [one] { NUMBER($count) } Partie
   *[other] { NUMBER($count) } Partien
}).
result-merged = { $people } sind jetzt eine Person, { $new } ({ $count ->
    [one] { NUMBER($count) } Partie
   *[other] { NUMBER($count) } Partien
}).
result-would-merge = { $people } wären eine Person, { $new } ({ $count ->
    [one] { NUMBER($count) } Partie
   *[other] { NUMBER($count) } Partien
}).
game-earlier = Früher:
game-was-deleted = gelöscht

## Was von anderswo kommt

import-progress = Lesen … { NUMBER($percent) } %
# Eine Partie: wie ihre Datei sie nennt, und ihr Tag
import-play = { $date } ({ $called })
result-imported = { $count ->
    [0] Keine Partie kam hinzu.
    [one] { NUMBER($count) } Partie kam hinzu.
   *[other] { NUMBER($count) } Partien kamen hinzu.
}
result-would-import = { $count ->
    [0] Keine Partie käme hinzu.
    [one] { NUMBER($count) } Partie käme hinzu.
   *[other] { NUMBER($count) } Partien kämen hinzu.
}
result-merged-lines = { $count ->
    [0] Hier fehlte keine Zeile.
    [one] { NUMBER($count) } Zeile kam hinzu.
   *[other] { NUMBER($count) } Zeilen kamen hinzu.
}
result-would-merge-lines = { $count ->
    [0] Hier fehlt keine Zeile.
    [one] { NUMBER($count) } Zeile käme hinzu.
   *[other] { NUMBER($count) } Zeilen kämen hinzu.
}
result-import-known = { $count ->
    [one] { NUMBER($count) } Partie ist schon gespeichert.
   *[other] { NUMBER($count) } Partien sind schon gespeichert.
}
result-merge-known = { $count ->
    [one] { NUMBER($count) } Zeile ist schon vorhanden.
   *[other] { NUMBER($count) } Zeilen sind schon vorhanden.
}
result-import-refused = { $count ->
    [one] { NUMBER($count) } Partie wurde abgelehnt.
   *[other] { NUMBER($count) } Partien wurden abgelehnt.
}
result-merge-refused = { $count ->
    [one] { NUMBER($count) } Zeile wurde ausgelassen.
   *[other] { NUMBER($count) } Zeilen wurden ausgelassen.
}
result-import-others = { $count ->
    [one] { NUMBER($count) } Partie gehört zu einem anderen Spiel.
   *[other] { NUMBER($count) } Partien gehören zu anderen Spielen.
}
result-import-withheld = Wegen --strict kam nichts hinzu.
result-import-undo = { $count ->
    [one] So verschwindet sie wieder: { $command }
   *[other] So verschwinden sie wieder: { $command }
}
result-merge-undo = Das ist keine eigene Änderung: { $command } nimmt die letzte Änderung aus beiden Dateien zurück.

## Warum eine Partie nicht übernommen wird

remark-not-taken = { $play } wird nicht übernommen: { $why }.
remark-line-not-taken = { $place }: Diese Zeile ist nicht lesbar und wird ausgelassen.
reason-set-aside = Wer sie eingetragen hat, hat sie beiseitegelegt
reason-unfinished = Sie wurde nicht zu Ende gespielt
reason-teams = Sie wurde in Teams gespielt
reason-quantity = Sie steht für { $count ->
   *[other] { NUMBER($count) } Partien
}, hat aber nur einmal Punkte
reason-no-date = Sie hat kein gültiges Datum
reason-nobody = Niemand ist eingetragen
reason-one-player = Nur ein Spieler ist eingetragen
reason-crowd = Zu viele Spieler sind eingetragen
reason-nameless = Ein Spieler hat keinen Namen
reason-bad-name = „{ $player }“ kann kein Name sein
reason-player-twice = { $player } ist zweimal eingetragen
reason-score-unknown = Die Punkte von { $player } sind nicht bekannt
reason-score-negative = „{ $entry }“, die Punktzahl von { $player }, liegt unter null
reason-score-decimal = „{ $entry }“, die Punktzahl von { $player }, ist keine ganze Zahl
reason-score-malformed = „{ $entry }“, die Punktzahl von { $player }, ist keine Punktzahl
reason-score-too-high = „{ $entry }“, die Punktzahl von { $player }, ist zu hoch
reason-too-long = Ihre Texte sind zu lang

## Spalten

column-place = Platz
column-player = Spieler
column-score = Punkte
column-track = Tafel
column-games = Partien
column-victories = Siege
column-shared = Geteilt
column-rate = Quote
column-average = Schnitt
column-best = Rekord
column-rating = Stärke
column-game = Partie
column-date = Datum
column-result = Ergebnis
column-meeples = Meeples
column-points = Punkte
column-wine = Wein
column-grain = Korn
column-cloth = Tuch
rankings-provisional = vorläufig: aus weniger als { NUMBER($games) } Partien

## Gefallene Rekorde

record-best = höchste Punktzahl von { $player }
record-run = längste Siegesserie von { $player }
record-widest = höchster Sieg von { $player }
record-table-highest = höchste Punktzahl am Tisch, von { $player }
record-table-widest = größter Vorsprung am Tisch, von { $player }
record-broken = Rekord: { $which }, { $value } (bisher { $before }, { $date })
record-run-broken = Rekord: { $which }, { $value } (bisher { $before })
record-equalled = Rekord eingestellt: { $which }, { $value } ({ $date })
record-run-equalled = Rekord eingestellt: { $which }, { $value }

## Die Seite der Rekorde

records-table = Der ganze Tisch
records-summary = { $games ->
    [one] { NUMBER($games) } Partie
   *[other] { NUMBER($games) } Partien
}, { $victories ->
    [one] { NUMBER($victories) } Sieg
   *[other] { NUMBER($victories) } Siege
}, im Schnitt { $average } Punkte
records-best = Höchste Punktzahl
records-widest = Höchster Sieg
records-narrowest = Knappster Sieg
records-longest-run = Längste Siegesserie
records-present-run = Laufende Siegesserie
records-highest = Höchste Punktzahl
records-highest-losing = Meiste Punkte ohne Sieg
records-lowest-winning = Wenigste Punkte beim Sieg
records-table-widest = Größter Vorsprung
records-together = Am häufigsten zusammen
# Eine Siegesserie, die vorbei ist oder noch läuft
records-from = ab { $date }
records-since = seit { $date }

## Fragen an der Tastatur

ask-players = Wer spielt mit? Ein Name je Zeile, der Reihe nach; leere Zeile zum Beenden.
ask-player = Spieler { NUMBER($number) }:
ask-player-keys = Tab ergänzt, Strg-D bricht ab
ask-game = Welche Partie?
ask-game-other = eine andere Partie
ask-game-keys = ↑ ↓ wählen, Enter übernimmt, Strg-D bricht ab
ask-scores = Partie { $id }: { $players }.
ask-forms = Punkte (78), Runden und Feld (1:28) oder eine Summe (50+28).
ask-score = { $player }:
ask-score-keys = Strg-D bricht ab, ohne zu speichern
# „Hugo 78“ in „Hugo 78, Léa 91“
player-score = { $player } { NUMBER($points) }
ask-record = { $scores }: speichern?
ask-merge = Aus { $people } wird eine einzige Person, { $new }: einverstanden?
# Die Wörter, die für ein Ja und für ein Nein gelten, getrennt durch „|“
ask-yes-no = { $question } [J/n]
    .yes = j|ja
    .no = n|nein
    .explained = Tippe j (ja) oder n (nein).
result-refused = Es wurde nichts gespeichert.

## Hinweise

label-remark = Hinweis:
waiting-for-lock = Ein anderes teamzy schreibt gerade in die Datei; es wird gewartet …
remark-unreadable = { $place }: { $count ->
    [one] Diese Zeile ist unlesbar und bleibt, wie sie ist ({ $command } zeigt sie)
   *[other] Diese Zeile ist unlesbar und bleibt, wie sie ist, so wie andere ({ NUMBER($count) } insgesamt; { $command } zeigt sie)
}
remark-newer = { $path }: { $count ->
    [one] { NUMBER($count) } Zeile stammt von einer neueren Version von teamzy und bleibt, wie sie ist; bring teamzy auf den neuesten Stand
   *[other] { NUMBER($count) } Zeilen stammen von einer neueren Version von teamzy und bleiben, wie sie sind; bring teamzy auf den neuesten Stand
}
remark-future-date = Der { $date } liegt noch in der Zukunft.
remark-future-dates = { $count ->
    [one] { NUMBER($count) } Partie hat ein Datum, das noch in der Zukunft liegt: { $game }.
   *[other] { NUMBER($count) } Partien haben ein Datum, das noch in der Zukunft liegt; die erste ist { $game }.
}
remark-stays-open = Partie { $game } bleibt offen. Zum Abschließen: { $close }. Zum Löschen: { $delete }
remark-stay-open = { $count ->
   *[other] { NUMBER($count) } weitere Partien bleiben offen: { $command }
}
remark-lap-forgotten = { $player } hat { NUMBER($score) } Punkte gegenüber { NUMBER($beside) }: eine Runde vergessen?
# Ein Hinweis, der fragt, mit der Zeile, die man dann eintippt
remark-then = { $remark } Wenn ja: { $command }
remark-unusual = { $player } hat { NUMBER($points) } Punkte: Das ist sehr viel. Stimmt die Zahl?
remark-same-game = Partie { $id } vom selben Tag hat schon diese Spieler und Punkte. Falls sie doppelt eingetippt wurde: { $command }
remark-resembles = { $player } ist neu; meintest du { $known }? Wenn ja: { $command }
remark-not-reminded = Nicht in der Wertungsübersicht: { $expansions }. Sieh in der Spielregel nach.
remark-left-blank = Die Stelle für „{ $name }“ bleibt auf dem Blatt leer: Der Schrift fehlen einige dieser Buchstaben.
remark-named-again = { $path } ist eine Datei, die schon genannt ist, und wird nicht noch einmal gelesen.
remark-disagrees = { $play }: Laut Datei hat { $named } gewonnen, nach Punkten { $winners }; die Punkte entscheiden.
remark-already-recorded = Partie { $game } war mit denselben Punkten schon gespeichert und kommt nicht noch einmal hinzu.
remark-other-expansions = { $count ->
    [one] { $expansions } steht nicht auf der Liste der Erweiterungen und behält den eigenen Namen.
   *[other] { $expansions } stehen nicht auf der Liste der Erweiterungen und behalten ihre eigenen Namen.
}
remark-dates-unsaid = Eine Tabelle, in der die Tage nicht als JJJJ-MM-TT stehen, braucht --dates dmy oder --dates mdy.
remark-letters-missing = In einem PNG fehlen Buchstaben von { $names }; in einem SVG sind alle da.
remark-dry-run = Es wurde nichts geschrieben (--dry-run).
remark-nothing-fits = Keine Partie passt dazu.
remark-nothing-yet = Noch ist keine Partie gespeichert. Die erste: { $command }
remark-nothing-open = Keine Partie ist offen.

## Die Punkte eines Gebiets; weitere Namen eines großen Meeples, getrennt durch „|“

count-takes = { $players } bekommt { $points ->
    [one] { NUMBER($points) } Punkt
   *[other] { NUMBER($points) } Punkte
}.
count-take-each = { $players } bekommen je { $points ->
    [one] { NUMBER($points) } Punkt
   *[other] { NUMBER($points) } Punkte
}.
count-worth = { $points ->
    [one] { NUMBER($points) } Punkt
   *[other] { NUMBER($points) } Punkte
}.
count-with-pig = Mit Schwein: { $sum }
count-big = groß|großer
count-tiles = { $count ->
   *[other] { NUMBER($count) } Plättchen
}
count-shields = { $count ->
   *[other] { NUMBER($count) } Wappen
}
count-neighbours = { $count ->
   *[other] { NUMBER($count) } Plättchen ringsum
}
count-cities = { $count ->
    [one] { NUMBER($count) } fertige Stadt
   *[other] { NUMBER($count) } fertige Städte
}
# In der Mehrzahl und ohne Artikel, damit die Sätze mit jedem Gebiet stimmen
feature-city = Städte
feature-road = Straßen
feature-monastery = Klöster
feature-garden = Gärten
feature-field = Wiesen
feature-goods = Waren

## Was check findet; “.try” sagt, was zu tun ist

check-no-file = Noch gibt es keine Datei: Die erste Partie legt sie an.
check-summary = { $lines ->
    [one] { NUMBER($lines) } Zeile
   *[other] { NUMBER($lines) } Zeilen
}, { $games ->
    [one] { NUMBER($games) } Partie
   *[other] { NUMBER($games) } Partien
}, davon { NUMBER($open) } offen, { NUMBER($players) } Spieler.
check-sound = Nichts ist zweifelhaft.
check-place = { $place }:{" "}
check-unreadable = Diese Zeile ist unlesbar und bleibt, wie sie ist.
    .try = Bring sie in einem Texteditor in Ordnung oder lass sie stehen: Sie stört nicht
check-newer = Diese Zeile stammt von einer neueren Version von teamzy.
    .try = Bring teamzy auf den neuesten Stand
check-same-change = Diese Zeilen enthalten dieselbe Änderung { $what }, sind aber verschieden; nur die letzte zählt.
    .try = Behalte die richtige Zeile und entferne die andere in einem Texteditor
check-first-lines-differ = Diese Zeilen beschreiben verschiedene Partien mit derselben Kennung, { $what }; die zuletzt gespeicherte zählt.
    .try = { $command } zeigt sie
check-several-stand = Partie { $what } wurde auf zwei Rechnern verschieden korrigiert; die letzte Korrektur zählt.
    .try = { $command }, dann noch einmal korrigieren: So ist es eindeutig
check-replaces-undone = Die Korrektur der Partie { $what } baut auf einer auf, die zurückgenommen wurde.
    .try = { $command }, und falls sie nicht stimmt, noch einmal korrigieren
check-undoes-unknown = Diese Zeile nimmt die Änderung { $what } zurück, die nicht in der Datei steht.
    .try = Füge diese Zeilen mit denen des anderen Rechners zusammen
check-renamed-again = { $what } hatte schon einen anderen Namen bekommen; der spätere gilt.
    .try = nichts, wenn der spätere gemeint ist
check-ahead = Diese Zeile wurde am { $what } gespeichert, und das liegt noch in der Zukunft.
    .try = Stell die Uhr des Rechners richtig, der sie geschrieben hat
check-calendar-ends = Diese Zeile wurde am { $what } gespeichert, am Ende des Kalenders; danach lässt sich nichts mehr speichern.
    .try = Korrigiere ihren Zeitpunkt in einem Texteditor
check-rename-does-not-hold = Partie { $what } behält ihre Namen, da nach dem Umbenennen eine Person doppelt am Tisch säße: { $other }
    .try = { $command } mit den richtigen Namen
check-alike-names = { $people } sind fast derselbe Name.
    .try = { $command }, wenn sie dieselbe Person sind
check-same-game = Dieselbe Partie ist gespeichert als { $what }: { $other }
    .try = { $command }, wenn sie nur einmal gespielt wurde

## Vervollständigung

completion-game = { $date }, { $players }

## Diagramme

chart-scores = Punktzahlen
chart-victories = Siege
chart-rating = Spielstärke
chart-day = { $count ->
    [one] { NUMBER($count) } Partie
   *[other] { NUMBER($count) } Partien
}, { $date }
chart-days = { $count ->
    [one] { NUMBER($count) } Partie
   *[other] { NUMBER($count) } Partien
}, { $since } bis { $until }
chart-empty = Keine Partie zu zeigen.
# $count ist 5, 10, 20, 50, 100 oder 500
chart-marks = { $count ->
   *[other] Jedes Zeichen ist eine Partie, die Linie der Schnitt der letzten { NUMBER($count) } Partien.
}
chart-small-marks = { $count ->
   *[other] Jedes kleine Zeichen ist eine Partie, die Linie der Schnitt der letzten { NUMBER($count) } Partien.
}
chart-dots = { $count ->
   *[other] Jeder Punkt ist eine Partie, die Linie der Schnitt der letzten { NUMBER($count) } Partien.
}
chart-hollow = Hohle Zeichen sind geteilte Siege.
