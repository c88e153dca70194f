### Was schiefgehen kann: Jede Meldung sagt, was und wo, ihr Attribut `try`, was zu tun ist.

## Um einen Fehler herum

label-error = Fehler:
label-try = Tipp:
more-games = und { NUMBER($count) } weitere
one-game = { $id } ({ $date }, { $players })

## Punkte

# Steht vor dem Satz, wenn bekannt ist, wessen Punkte es sind
whose-score = { $player }:{" "}
error-score-empty = { $whose }Die Eingabe „{ $entry }“ ist leer.
    .try = Punkte (78), Runden und Feld (1:28) oder eine Summe (50+28)
error-score-negative = { $whose }„{ $entry }“ ist negativ, und niemand kann weniger als 0 Punkte haben.
    .try = Punkte (78), Runden und Feld (1:28) oder eine Summe (50+28)
error-score-decimal = { $whose }„{ $entry }“ ist keine ganze Zahl.
    .try = Punkte (78), Runden und Feld (1:28) oder eine Summe (50+28)
error-score-digits = { $whose }„{ $entry }“ ist nicht mit den Ziffern 0 bis 9 geschrieben.
    .try = Punkte (78), Runden und Feld (1:28) oder eine Summe (50+28)
error-score-unknown = { $whose }„{ $entry }“ ist keine Punktzahl.
    .try = Punkte (78), Runden und Feld (1:28) oder eine Summe (50+28)
error-score-too-many = { $whose }„{ $entry }“ ist mehr als { NUMBER($most) } Punkte.
    .try = eine Punktzahl von 0 bis { NUMBER($most) }
error-score-lap-full = { $whose }„{ $entry }“ gibt es auf der Wertungstafel nicht, deren Felder von 0 bis { NUMBER($last) } gehen.
    .try = { $meant }, das Feld nach { $before } ({ NUMBER($points) } Punkte)
error-score-off-track = { $whose }„{ $entry }“ gibt es auf der Wertungstafel nicht, deren Felder von 0 bis { NUMBER($last) } gehen.
    .try = { $meant }, denn nach { $before } beginnt eine neue Runde ({ NUMBER($points) } Punkte)
error-no-score = Für { $player } fehlen die Punkte: Spieler und Punkte stehen paarweise.
    .try = { $command }
error-no-name = Vor „{ $entry }“ fehlt ein Name: Spieler und Punkte stehen paarweise.
    .try = ein Name vor jeder Punktzahl; nur aus Ziffern kann ein Name nicht bestehen

## Namen und Spieler

error-name-empty = Der Name eines Spielers ist leer.
    .try = ein Name mit 1 bis 200 Zeichen
error-name-too-long = Ein Name mit { NUMBER($length) } Zeichen ist zu lang: höchstens { NUMBER($longest) }.
    .try = ein kürzerer Name
error-name-like-score = „{ $name }“ kann kein Name sein: Es könnte eine Punktzahl sein.
    .try = ein Name mit einem Buchstaben, wie "Spieler { $name }"
error-name-forbidden = „{ $name }“ kann kein Name sein: Darin steckt das unsichtbare Steuerzeichen { $character }.
    .try = den Namen noch einmal tippen, ohne dieses Zeichen
error-too-few-players = { $count ->
    [0] Zu einer Partie gehören mindestens zwei Spieler.
   *[other] Zu einer Partie gehören mindestens zwei Spieler, und hier ist nur einer.
}
    .try = { $command }
error-twice = { $player } sitzt doppelt am Tisch (vorher als { $first }).
    .try = jeden Spieler nur einmal; wenn zwei gleich heißen, braucht einer einen Zusatz
error-twice-same = { $player } sitzt doppelt am Tisch.
    .try = jeden Spieler nur einmal; wenn zwei gleich heißen, braucht einer einen Zusatz
error-unknown-player = { $name } hat noch nie gespielt.
    .try = { $command } zeigt alle Spieler
error-unknown-player-near = { $name } hat noch nie gespielt.
    .try = { $nearest }

## Die Befehlszeile

error-score-missing = Vor den Spielern und ihren Punkten fehlt der Befehl.
    .try = { $command }
error-language = Die Sprache „{ $typed }“ kennt teamzy nicht.
    .try = { $known }
error-date = „{ $typed }“ ist kein Datum.
    .try = ein Kalendertag als JJJJ-MM-TT, today (heute) oder yesterday (gestern)
error-expansion = „{ $typed }“ ist keine Erweiterung.
    .try = der Anfang eines dieser Namen: { $known }; none; oder other:NAME für eine andere Erweiterung
error-expansion-ambiguous = „{ $typed }“ kann für mehrere Erweiterungen stehen.
    .try = eine davon: { $fitting }
error-topic = Die Wertungsübersicht hat keinen Teil „{ $typed }“.
    .try = einer davon: { $known }
error-topic-ambiguous = „{ $typed }“ kann für mehrere Teile der Wertungsübersicht stehen.
    .try = einer davon: { $known }
error-not-reminded = Die Wertungsübersicht sagt nichts zur Erweiterung „{ $expansion }“: Sieh in der Spielregel nach.
    .try = { $command }
error-none-and-expansion = „none“ und eine Erweiterung passen nicht zusammen.
    .try = none allein für das Grundspiel oder nur die Erweiterungen
error-forbidden-in-text = Der Text von { $option } enthält das Steuerzeichen { $character }.
    .try = den Text in einer einzigen Zeile, ohne dieses Zeichen
error-text-too-long = Der Text von { $option } hat { NUMBER($length) } Zeichen, aber höchstens { NUMBER($longest) } sind erlaubt.
    .try = ein kürzerer Text
error-nothing-to-score = Spieler und Punkte fehlen.
    .try = { $command }
error-nobody-to-seat = Es sind keine Spieler angegeben.
    .try = { $command }

## Das Wertungsblatt

error-sheet-seats = Ein Wertungsblatt ist für { NUMBER($fewest) } bis { NUMBER($most) } Spieler, nicht für { NUMBER($count) }.
    .try = { NUMBER($fewest) } bis { NUMBER($most) } Namen oder so viele Spalten mit --players
error-sheet-names = { NUMBER($names) } Spieler sind genannt, aber --players verlangt { NUMBER($seats) }.
    .try = --players { NUMBER($names) } oder nur die Namen
error-sheet-rows = { NUMBER($count) } Erweiterungen brauchen eine eigene Zeile, aber ein Wertungsblatt hat nur für { NUMBER($most) } Platz.
    .try = nur die, die in der Schlusswertung zählen
error-sheet-to-terminal = Ein Wertungsblatt ist eine PDF-Datei, die ein Terminal nicht zeigen kann.
    .try = dasselbe mit -o blatt.pdf zum Behalten oder mit | lp zum Drucken

## Partien

error-no-open-game = Zu diesen Punkten fehlen die Namen, und keine Partie ist offen.
    .try = { $command }
error-only-older-open = Zu diesen Punkten fehlen die Namen, und weder heute noch gestern wurde eine Partie eröffnet; eine ältere ist offen:
    .try = { $command }
error-seats-differ = { $count ->
    [one] Eingetippt ist { NUMBER($count) } Punktzahl, aber keine offene Partie hat so wenige Spieler:
   *[other] Eingetippt sind { NUMBER($count) } Punktzahlen, aber keine offene Partie hat genau so viele Spieler:
}
    .try = eine Punktzahl je Spieler, in dieser Reihenfolge
error-several-open = Zu diesen Punkten passen mehrere offene Partien:
    .try = { $command }
error-other-players = In Partie { $game } sitzen andere Spieler.
    .try = { $command }
error-not-open = Partie { $game } ist schon beendet.
    .try = { $command } zeigt sie
error-unknown-game = Eine Partie „{ $typed }“ gibt es nicht.
    .try = eine Kennung aus der ersten Spalte von { $command }, deren Anfang oder last (die letzte)
error-unknown-open-game = Eine offene Partie „{ $typed }“ gibt es nicht.
    .try = eine Kennung aus der ersten Spalte von { $command } oder deren Anfang
error-ambiguous-game = Mehrere Partien beginnen mit „{ $typed }“:
    .try = ein längerer Anfang
error-newer-game = Partie { $id } wurde von einer neueren Version von teamzy geändert, und deine verstünde sie nicht ganz.
    .try = Bring teamzy auf den neuesten Stand

error-nothing-changed = An Partie { $game } würde sich nichts ändern.
    .try = andere Punkte, ein anderer Spieler oder eine andere Option, wie in { $command }
error-not-seated = { $name } hat in Partie { $id } nicht mitgespielt; dort saßen { $players }.
    .try = einer dieser Namen; --add setzt einen Spieler dazu, --replace ALT=NEU gibt einen Platz jemand anderem
error-no-replacement = „{ $words }“ sagt nicht, wer wessen Platz einnimmt.
    .try = --replace ALT=NEU
error-added-without-score = Für { $name } fehlen die Punkte, und die Partie ist beendet.
    .try = --add { $example }
error-still-open = Partie { $game } ist noch offen und hat keine Punkte, die zu korrigieren wären.
    .try = { $command }
error-nothing-to-undo = Es gibt nichts zurückzunehmen.
    .try = nichts: Keine Partie, keine Korrektur und kein Umbenennen ist mehr übrig
error-newer-change = Die letzte Änderung, vom { $date }, stammt von einer neueren Version von teamzy, und deine kann sie nicht zurücknehmen.
    .try = Bring teamzy auf den neuesten Stand
error-would-merge = { $people } sind in diesen Partien zwei Personen und würden zu einer einzigen.
    .try = { $command }, wenn sie dieselbe Person sind
error-sat-together = { $people } saßen in Partie { $game } zusammen am Tisch, sind also zwei Personen.
    .try = { $command }; einen falsch besetzten Platz korrigiert edit --replace
error-already-named = { $name } heißt schon so.
    .try = eine andere Schreibweise oder nichts

## Fragen

error-left = Es wurde nichts gespeichert.
error-interrupted = Abgebrochen: Es wurde nichts gespeichert.
error-not-asked = An diesem Terminal lässt sich nichts fragen: { $why }.
    .try = alles auf der Befehlszeile angeben

## Dateien

error-no-data-directory = Es ist nicht bekannt, wo die Partien aufbewahrt werden sollen: Du hast keinen persönlichen Ordner.
    .try = Nenne eine Datei mit --data DATEI oder TEAMZY_DATA
error-not-a-file = { $path } ist keine Datei.
    .try = Nenne mit --data oder TEAMZY_DATA die Datei mit den Partien
error-file-read = { $path } lässt sich nicht lesen: { $why }.
    .try = Behebe das oder nenne eine andere Datei mit --data oder TEAMZY_DATA
error-file-write = In { $path } lässt sich nicht schreiben, und es wurde nichts gespeichert: { $why }.
    .try = Behebe das und tippe den Befehl noch einmal
error-file-lock = { $path } lässt sich nicht sperren, und es wurde nichts gespeichert: { $why }.
    .try = Leg die Datei auf ein Laufwerk, das Dateisperren kennt, und nenne sie mit --data oder TEAMZY_DATA
error-make-directory = Der Ordner { $path } lässt sich nicht anlegen: { $why }.
    .try = Nenne eine Datei an einem anderen Ort mit --data oder TEAMZY_DATA
error-file-output = { $path } lässt sich nicht schreiben: { $why }.
    .try = Behebe das oder nenne einen anderen Ort
error-file-exists = { $path } gibt es schon; die Datei bleibt, wie sie ist.
    .try = Nenne einen anderen Ort oder ersetze die Datei mit --force
error-over-data = { $path } enthält die Partien; etwas anderes wird nicht hineingeschrieben.
    .try = Nenne einen anderen Ort
error-file-changed = { $path } wurde inzwischen von einem anderen Programm geändert, und es wurde nichts gespeichert.
    .try = Tippe den Befehl noch einmal
error-file-unsure = { $path } ließ sich nicht vollständig schreiben, und das Geschriebene lässt sich nicht zurücknehmen: { $why }.
    .try = Bevor du den Befehl noch einmal tippst: { $command } zeigt, ob gespeichert wurde
error-file-import = { $path } lässt sich nicht lesen: { $why }.
    .try = Behebe das oder nenne eine andere Datei
error-file-keep = Die Eingabe lässt sich in { $path } nicht zwischenspeichern, und nichts wurde gespeichert: { $why }.
    .try = Schaffe dort Platz oder nenne mit TMPDIR einen anderen Ordner
error-import-empty = { $path } ist leer.
    .try = ein Export von BG Stats, Partien von BoardGameGeek in XML, eine CSV-Tabelle oder eine Datei von teamzy
error-import-blank = { $path } enthält nur Leerzeichen und leere Zeilen.
    .try = ein Export von BG Stats, Partien von BoardGameGeek in XML, eine CSV-Tabelle oder eine Datei von teamzy
error-import-zip = { $path } ist ein ZIP-Archiv oder die Datei einer Tabellenkalkulation.
    .try = Nimm die Datei, die darin steckt; eine Tabelle speichere als „CSV UTF-8“
error-import-compressed = { $path } ist komprimiert.
    .try = Nimm die Datei, die darin steckt
error-import-html = { $path } ist eine Webseite.
    .try = Nimm die Datei, die das andere Programm exportiert, nicht die Seite darüber
error-import-utf16 = { $path } ist Text in UTF-16.
    .try = Speichere dasselbe in UTF-8, eine Tabelle als „CSV UTF-8“
error-import-binary = { $path } ist kein Text.
    .try = ein Export von BG Stats, Partien von BoardGameGeek in XML, eine CSV-Tabelle oder eine Datei von teamzy
error-import-unknown = { $path } ist keine der Dateien, die teamzy liest.
    .try = ein Export von BG Stats, Partien von BoardGameGeek in XML, eine CSV-Tabelle oder eine Datei von teamzy
error-import-columns = { $count ->
    [one] In der Tabelle { $path } fehlt die Spalte { $columns }.
   *[other] In der Tabelle { $path } fehlen die Spalten { $columns }.
}
    .try = { $example } mit den Überschriften der Tabelle
error-import-syntax = { $place }: Ab hier ist das kein gültiges { $format }, und nichts wurde übernommen.
    .try = Nimm die Datei so, wie das andere Programm sie exportiert
error-import-shape = { $place }: Dieses { $format } ist anders aufgebaut als solche Dateien, und nichts wurde übernommen.
    .try = Nimm die Datei so, wie das andere Programm sie exportiert
error-import-breaks-off = { $place }: Das { $format } bricht hier ab, und nichts wurde übernommen.
    .try = Exportiere oder kopiere die Datei noch einmal ganz
error-import-too-deep = { $place }: Hier ist das { $format } tiefer verschachtelt, als es solche Dateien je sind, und nichts wurde übernommen.
    .try = Nimm die Datei so, wie das andere Programm sie exportiert
error-import-too-long = { $place }: Was hier im { $format } beginnt, hört nicht auf, und nichts wurde übernommen.
    .try = Nimm die Datei so, wie das andere Programm sie exportiert
error-import-not-utf8 = { $place }: Das ist kein Text in UTF-8, und vom { $format } wurde nichts übernommen.
    .try = Speichere dasselbe in UTF-8, eine Tabelle als „CSV UTF-8“
error-import-doctype = { $place }: Dieses { $format } legt einen Dokumenttyp fest, was solche Dateien nie tun, und nichts wurde übernommen.
    .try = Nimm die Datei so, wie das andere Programm sie exportiert
error-import-open-quote = { $place }: In dieser Zeile wird im { $format } ein Anführungszeichen nicht geschlossen, und nichts wurde übernommen.
    .try = Exportiere oder kopiere die Datei noch einmal ganz
error-import-heading-twice = { $place }: Die Spalten { NUMBER($first) } und { NUMBER($again) } haben dieselbe Überschrift, und jede könnte „{ $column }“ sein; nichts wurde übernommen.
    .try = Gib einer von beiden eine andere Überschrift oder nenne mit { $example } eine, die nur einmal vorkommt
error-import-ragged = { $place }: Zellen in dieser Zeile: { NUMBER($found) }, in der Überschrift: { NUMBER($wanted) }; nichts wurde übernommen.
    .try = Exportiere oder kopiere die Datei noch einmal ganz
error-imports-itself = { $path } ist selbst die Datei mit deinen Partien.
    .try = Nenne eine andere Datei
error-mixed-import = { $path } ist eine Datei von teamzy und lässt sich nicht zusammen mit Dateien anderer Art übernehmen.
    .try = { $command }, und die anderen danach
error-column = „{ $typed }“ sagt nicht, welche Spalte welche Überschrift hat.
    .try = SPALTE=ÜBERSCHRIFT, mit einer dieser Spalten: { $known }
error-column-twice = --columns nennt die Überschrift von „{ $column }“ zweimal: „{ $first }“ und „{ $again }“.
    .try = Nenne nur eine von beiden
error-line-too-long = Die Partie ist zu lang, um wieder gelesen zu werden, und wurde nicht gespeichert.
    .try = kürzere Namen oder weniger Spieler
error-calendar-ends = { $path } enthält eine Zeile, die am Ende des Jahres 9999 gespeichert wurde; danach lässt sich nichts mehr speichern, und es wurde nichts gespeichert.
    .try = { $command } zeigt die Zeile; korrigiere ihren Zeitpunkt in einem Texteditor
error-no-randomness = Das System hat keine Zufallszahl für die Kennung der Partie, und es wurde nichts gespeichert.
    .try = denselben Befehl noch einmal
error-recorded-not-printed = Gespeichert ist es, aber das Ergebnis ließ sich nicht ausgeben: { $why }.
    .try = { $command } zeigt es
error-not-printed = Das Ergebnis ließ sich nicht ausgeben: { $why }.
    .try = Schaffe Platz oder schreib an einen anderen Ort

## Was das System sagt

system-not-found = Diese Datei oder diesen Ordner gibt es nicht
system-permission = Dir fehlt die Berechtigung
system-read-only = Das Laufwerk ist schreibgeschützt
system-full = Das Laufwerk ist voll oder eine Größengrenze ist erreicht
system-directory = Das ist ein Ordner
system-not-a-directory = Ein Teil des Pfads ist kein Ordner
system-unsupported = Das Dateisystem kann das nicht
system-code = Das System antwortet mit Fehler { $code }
system-other = Das System lehnt es ab

## Ein Gebiet werten

error-feature = „{ $typed }“ lässt sich nicht werten.
    .try = eines davon: { $known }
error-feature-ambiguous = „{ $typed }“ kann für mehrere Gebiete stehen.
    .try = eines davon: { $known }
error-count-option = { $option } gibt es für { $feature } nicht.
    .try = { $fitting }
error-count-without = Ohne { $option } lassen sich { $feature } nicht werten.
    .try = { $command }
error-count-old-edition = --edition old gilt nur für Städte: { $feature } werden nach den heutigen Regeln gewertet.
    .try = dieselbe Zeile ohne --edition
error-no-tile = --tiles 0 ist zu wenig: { $feature } haben mindestens 1 Plättchen.
    .try = { $command }
error-one-tile = Eine Stadt aus 1 Plättchen kann nicht fertig sein.
    .try = --tiles 2 oder --unfinished
error-too-many-shields = Auf so wenigen Plättchen haben höchstens { NUMBER($most) } Wappen Platz.
    .try = --shields { NUMBER($most) }
error-small-with-cathedral = Eine fertige Stadt mit Kathedrale hat mindestens { NUMBER($least) } Plättchen.
    .try = dieselbe Zeile ohne --cathedral oder mit --tiles { NUMBER($least) }
error-too-many-neighbours = Rings um { $feature } liegen höchstens { NUMBER($most) } Plättchen.
    .try = --neighbours { NUMBER($most) }; ohne diese Option zählen alle { NUMBER($most) }
error-nobody-there = Dort steht kein Meeple, also bekommt niemand die Punkte.
    .try = { $command }
error-crowded = { $feature } bieten nur einem Meeple Platz.
    .try = { $command }
error-big-in-garden = In einem Garten steht nur ein Abt, kein großer Meeple.
    .try = { $command }
error-meeples = { $player }: „{ $entry }“ ist keine Anzahl von Meeples, wie 1, 1+groß oder groß.
    .try = { $command }
error-tokens = { $player }: „{ $entry }“ ist keine Anzahl von Warenplättchen.
    .try = { $command }
error-meeples-too-many = { $player }: „{ $entry }“ ist mehr, als irgendjemand hat.
    .try = höchstens { NUMBER($most) }
error-two-big = { $player }: „{ $entry }“ sind zwei große Meeples, und jeder hat nur einen.
    .try = { $command }
error-meeples-missing = Nach { $player } fehlt eine Anzahl von Meeples.
    .try = { $command }
error-tokens-missing = Nach { $player } fehlt eine Anzahl von Warenplättchen.
    .try = { $command }
error-meeples-nameless = „{ $entry }“ gehört niemandem: Davor fehlt ein Name.
    .try = { $command }
error-counted-twice = { $player } steht doppelt da (vorher als { $first }).
    .try = eine einzige Angabe je Spieler
error-pig-alone = { $player } hat dort ein Schwein, aber es sind keine Meeples angegeben.
    .try = { $command }
error-two-pigs = { $player } hat nur ein Schwein.
    .try = --pig { $player } nur einmal
error-player-of-goods = „{ $typed }“ ist zu viel: Waren werden nach Warenplättchen gewertet, nicht nach Meeples.
    .try = { $command }

## Ein Diagramm

error-chart-players = In einem Diagramm ist Platz für { NUMBER($most) } Spieler, aber { NUMBER($count) } sind genannt.
    .try = { NUMBER($most) } davon, oder niemanden: dann die mit den meisten Partien
error-no-picture = { $path } endet weder auf .svg noch auf .png, die beiden Arten von Bildern.
    .try = -o { $fitting }
error-nameless-picture = Vor { $ending } fehlt der Name des Bildes.
    .try = -o { $fitting }
