### Alle Hilfen (--help), und was zu einer abgelehnten Befehlszeile gesagt wird. Die Namen der
### Befehle, der Optionen und der festen Werte bleiben in jeder Sprache englisch. Zeilen zum
### Eintippen passen in 60 Spalten.

## Headings, with their colon

help-heading-usage = Aufruf:
help-heading-examples = Beispiele:
help-heading-commands = Befehle:
help-heading-arguments = Argumente:
help-heading-options = Optionen:
help-heading-details = Zur Partie:
help-heading-filters = Welche Partien:
help-heading-global = Allgemeine Optionen:

## Commands

help-teamzy = Die Punkte deiner Carcassonne-Partien festhalten
    .usage = teamzy BEFEHL [OPTION]...
    .examples =
        teamzy score Hugo 78 Jörg 1:28
        teamzy score --help
help-new = Die Spieler an den Tisch setzen und eine Partie eröffnen
    .usage = teamzy new [SPIELER]... [OPTION]...
    .examples =
        teamzy new Hugo Jörg Zoe
        teamzy new Hugo Jörg --with wirtshäuser --at Köln
help-score = Die Endstände eintragen und den Sieger nennen
    .usage = teamzy score [SPIELER PUNKTE]... [OPTION]...
    .examples =
        teamzy score Hugo 78 Jörg 1:28 Zoe 50+14
        teamzy score Hugo=78 Jörg=91 --date yesterday
        teamzy score 84 91
help-history = Die Partien zeigen, die neueste zuletzt
    .usage = teamzy history [SPIELER]... [OPTION]...
    .examples =
        teamzy history -n 10
        teamzy history Hugo Jörg --since 2026-01-01
        teamzy history --game last
help-rankings = Die Rangliste der Spieler zeigen
    .usage = teamzy rankings [SPIELER]... [OPTION]...
    .examples =
        teamzy rankings --players 2
        teamzy rankings --by average --min-games 5
        teamzy rankings --by rating
help-records = Die Rekorde der Spieler und des Tisches zeigen
    .usage = teamzy records [SPIELER]... [OPTION]...
    .examples =
        teamzy records Jörg
        teamzy records --with none
help-chart = Zeichnen, wie sich Punkte, Siege oder Spielstärke entwickeln
    .usage = teamzy chart [SPIELER]... [OPTION]...
    .examples =
        teamzy chart
        teamzy chart Jörg Anna --of victories
        teamzy chart --since 2026-01-01 -o punkte.svg
help-help-scoring = Erklären, wie die Punkte gezählt werden
    .usage = teamzy help-scoring [THEMA] [OPTION]...
    .examples =
        teamzy help-scoring
        teamzy help-scoring stadt --with wirtshäuser
        teamzy help-scoring --lang fr
help-count = Die Punkte eines Gebiets zählen und sagen, wer sie bekommt
    .usage = teamzy count GEBIET [SPIELER=MEEPLES]... [OPTION]
    .examples =
        teamzy count stadt --tiles 3 --shields 1 Hugo=2 Eva=1
        teamzy count straße --tiles 5 --inn --unfinished
        teamzy count kloster --neighbours 3 Eva=1
        teamzy count wiese --cities 4 Hugo=1 Eva=1+groß --pig Eva
        teamzy count waren --wine Hugo=3 --wine Eva=2
help-sheet = Ein Wertungsblatt zum Ausdrucken als PDF erzeugen
    .usage = teamzy sheet [SPIELER]... [OPTION]...
    .examples =
        teamzy sheet Hugo Jörg Zoe | lp
        teamzy sheet --players 4 --with wirtshäuser -o blatt.pdf
help-edit = Eine Partie korrigieren
    .usage = teamzy edit PARTIE [SPIELER=PUNKTE]... [OPTION]
    .examples =
        teamzy edit last Hugo=87
        teamzy edit 7k3f --date yesterday --with wirtshäuser
        teamzy edit last --replace Max=Zoe --add Tom=70
help-delete = Partien löschen
    .usage = teamzy delete PARTIE... [OPTION]...
    .examples =
        teamzy delete last
        teamzy delete 7k3f 2qm8
help-undo = Die letzte Änderung zurücknehmen, beim nächsten Mal die davor
    .usage = teamzy undo [OPTION]...
    .examples =
        teamzy undo --dry-run
        teamzy undo
help-rename = Einem Spieler einen anderen Namen geben oder aus zwei Namen eine Person machen
    .usage = teamzy rename ALT NEU [OPTION]...
    .examples =
        teamzy rename Joerg Jörg
        teamzy rename Joerg Jörg --merge
help-import = Partien aus anderen Programmen oder aus einer anderen Datei von teamzy übernehmen
    .usage = teamzy import DATEI... [OPTION]...
    .examples =
        teamzy import bgstats.json
        teamzy import partien.csv --columns player=Wer --dates dmy
        teamzy import laptop.jsonl --dry-run
help-export = Die Partien ausgeben, für eine andere Datei oder eine Tabelle
    .usage = teamzy export [SPIELER]... [OPTION]...
    .examples =
        teamzy export -o partien-2026.jsonl --since 2026-01-01
        teamzy export --format csv -o partien.csv
help-check = Die Datei mit den Partien auf Zweifelhaftes prüfen
    .usage = teamzy check [OPTION]...
    .examples =
        teamzy check
        teamzy check --json
help-completions = Das Skript ausgeben, mit dem eine Shell Wörter ergänzt
    .usage = teamzy completions SHELL [OPTION]...
    .examples =
        source <(teamzy completions bash)
        source <(teamzy completions zsh)
        teamzy completions fish | source
        eval (teamzy completions elvish | slurp)
        teamzy completions powershell | Out-String | iex
help-man = Die Handbuchseite ausgeben
    .usage = teamzy man [-o ORDNER [--force]] [OPTION]...
    .examples =
        teamzy man
        teamzy man -o man1 --lang fr

## Players and scores

help-new-players = Die Spieler in Sitzreihenfolge, mindestens zwei. Ein Name aus mehreren Wörtern steht in Anführungszeichen. Ohne Spieler fragt teamzy an einem Terminal nach ihnen.
    .value = SPIELER
help-score-entries = Jeder Spieler mit seinem Endstand, auch als SPIELER=PUNKTE. Punkte sind eine Zahl (78), eine Summe (50+28) oder Runden und Feld (1:28). Punkte allein schließen die offene Partie ab, in Sitzreihenfolge. Ohne Spieler fragt teamzy an einem Terminal nach ihnen.
    .value = SPIELER PUNKTE
help-sheet-players = Die Spieler, eine Spalte für jeden, insgesamt 2 bis 8. Ein Name aus mehreren Wörtern steht in Anführungszeichen.
    .value = SPIELER
help-records-players = Nur die Rekorde dieser Spieler
    .value = SPIELER
help-chart-players = Wer gezeigt wird, bis zu acht; ist niemand genannt, die fünf mit den meisten Partien
    .value = SPIELER
help-arg-players = Nur Partien, in denen alle diese Spieler mitgespielt haben
    .value = SPIELER

## What a command does

help-score-game = Die offene Partie, die abgeschlossen wird, wie alt sie auch ist: ihre Kennung oder deren Anfang
    .value = PARTIE
help-history-game = Eine Partie in allen Einzelheiten: ihre Kennung, deren Anfang oder last für die zuletzt gespeicherte beendete Partie
    .value = PARTIE
help-history-open = Die offenen Partien zeigen, nicht die beendeten
help-arg-by = Was über die Plätze entscheidet: victories (Siege, die Vorgabe), rate (Siege je Partie), average (Punkteschnitt), best (höchste Punktzahl) oder rating (Spielstärke nach allen Plätzen in allen Partien)
    .value = KRITERIUM
help-arg-min-games = Nur Spieler mit mindestens N Partien
    .value = N
help-edit-entries = Die richtigen Punkte, als SPIELER=PUNKTE oder SPIELER PUNKTE, für Spieler dieser Partie
    .value = SPIELER=PUNKTE
help-arg-game = Die Partie: ihre Kennung, deren Anfang oder last für die zuletzt gespeicherte beendete Partie
    .value = PARTIE
help-arg-games = Die Partien: Kennungen, deren Anfänge oder last für die zuletzt gespeicherte beendete Partie
    .value = PARTIE
help-arg-add = Einen Spieler mit seinem Endstand dazusetzen, bei einer offenen Partie ohne Punkte
    .value = SPIELER=PUNKTE
help-arg-remove = Einen Spieler vom Tisch nehmen
    .value = SPIELER
help-arg-replace = Den zweiten Spieler auf den Platz des ersten setzen, mit denselben Punkten
    .value = ALT=NEU
help-arg-old = Der Name, den der Spieler hat
    .value = ALT
help-arg-new = Der Name, der von nun an gezeigt wird; der alte lässt sich weiterhin tippen
    .value = NEU
help-arg-merge = Bestätigen, dass beide Namen eine Person sind, wenn beide schon in Partien stehen
help-arg-dry-run = Nur zeigen, was geschähe, und nichts schreiben
help-arg-json = Das Ergebnis als JSON ausgeben, für Programme
help-arg-csv = Das Ergebnis als CSV ausgeben, für Tabellenprogramme
help-sheet-seats = Wie viele Spalten, 2 bis 8; die ohne Namen bleiben leer. Sonst eine für jeden Namen oder 5 leere
    .value = N
help-sheet-paper = Papier: a4 (die Vorgabe) oder letter
    .value = PAPIER
help-sheet-file = Die Datei, in die geschrieben wird; sonst, auch bei -, geht das PDF auf die Standardausgabe, für ein anderes Programm
    .value = DATEI
help-completions-shell = Die Shell: bash, zsh, fish, elvish oder powershell. Ihr Beispiel gehört in die Datei, die diese Shell beim Start liest; bei zsh nach compinit.
    .value = SHELL
help-man-directory = Die Seite des Programms und eine zu jedem Befehl in diesen Ordner schreiben, statt eine auszugeben
    .value = ORDNER
help-arg-files = Die Dateien: ein Export von BG Stats, Partien von BoardGameGeek in XML, eine CSV-Tabelle oder eine Datei von teamzy; - ist die Standardeingabe
    .value = DATEI
help-arg-from = Die Art der Dateien, wenn teamzy sie nicht selbst erkennt: bgstats, bgg, csv oder teamzy
    .value = ART
help-arg-columns = Die Überschriften einer CSV-Tabelle, wie date=Datum, für game, date, player, score, expansions, location, note und victory; mehrere mit Kommas
    .value = SPALTE=ÜBERSCHRIFT
help-arg-dates = Wie die Tage in einer CSV-Tabelle stehen, wenn nicht als JJJJ-MM-TT: dmy (Tag, Monat, Jahr) oder mdy (Monat, Tag, Jahr)
    .value = FOLGE
help-arg-strict = Gar nichts übernehmen, wenn auch nur eine Partie abgelehnt wird
help-arg-format = Die Form: jsonl (die Vorgabe; Zeilen, die teamzy wieder liest) oder csv (eine Zeile je Spieler und Partie)
    .value = FORMAT
help-export-file = Die Datei, in die geschrieben wird; sonst, auch bei -, gehen die Partien auf die Standardausgabe
    .value = DATEI
help-arg-of = Was das Diagramm im Lauf der Zeit zeigt: scores (die Punktzahlen, die Vorgabe), victories (die Siege) oder rating (die Spielstärke)
    .value = ANGABE
help-chart-file = Das Diagramm als Bild in diese Datei zeichnen, deren Name auf .svg oder .png endet
    .value = DATEI
help-arg-force = Dateien ersetzen, die es schon gibt

## Points

help-help-scoring-topic = Nur dieser Teil: schlusswertung, stadt, straße, kloster, wiese, wertungstafel, gleichstand oder eine der Erweiterungen
    .value = THEMA
help-help-scoring-with = Nur diese Erweiterungen erklären, mit ihrer Kennung oder dem Anfang eines Namens; none für das Grundspiel allein
    .value = ERWEITERUNG
help-help-scoring-edition = Nur nach den heutigen Regeln (current) oder denen der alten Ausgaben (old)
    .value = AUSGABE
help-count-feature = Was gewertet wird: stadt, straße, kloster, garten, wiese oder waren
    .value = GEBIET
help-count-meeples = Wer dort mit wie vielen Meeples steht; ein großer heißt groß, mit einem weiteren 1+groß. Wer die meisten hat, bekommt alle Punkte, bei Gleichstand jeder alle.
    .value = SPIELER=MEEPLES
help-count-tiles = Plättchen der Stadt oder der Straße
    .value = N
help-count-shields = Wappen in der Stadt
    .value = N
help-count-unfinished = Die Stadt oder die Straße ist unfertig: Schlusswertung
help-count-cathedral = In der Stadt steht mindestens eine Kathedrale
help-count-inn = An der Straße liegt mindestens ein Wirtshaus
help-count-neighbours = Plättchen rings um das Kloster, den Garten oder den zurückgenommenen Abt; sonst alle 8
    .value = N
help-count-cities = Fertige Städte, die an die Wiese grenzen
    .value = N
help-count-pig = Wer ein Schwein auf der Wiese hat
    .value = SPIELER
help-count-wine = Wer wie viele Warenplättchen Wein hat; für jeden Spieler einmal
    .value = SPIELER=N
help-count-grain = Ebenso für Korn
    .value = SPIELER=N
help-count-cloth = Ebenso für Tuch
    .value = SPIELER=N
help-count-edition = Die Regeln: current (die heutigen, die Vorgabe) oder old (fertige Städte aus 2 Plättchen zählen weniger)
    .value = AUSGABE

## About a game

help-score-date = Tag der Partie: JJJJ-MM-TT, today (heute) oder yesterday (gestern); sonst heute oder der Tag der offenen Partie
    .value = DATUM
help-arg-date = Tag der Partie: JJJJ-MM-TT, today (heute) oder yesterday (gestern); sonst heute
    .value = DATUM
help-arg-with = Erweiterungen auf dem Tisch, mit ihrer Kennung oder dem Anfang eines Namens (wirtshäuser), mehrere mit Kommas oder mit wiederholter Option; none für das Grundspiel allein, other:NAME für eine, die hier fehlt: { $expansions }
    .value = ERWEITERUNG
help-arg-at = Wo die Partie gespielt wird
    .value = ORT
help-arg-note = Eine Notiz, die bei der Partie bleibt
    .value = TEXT
help-edit-date = Der richtige Tag: JJJJ-MM-TT, today (heute) oder yesterday (gestern)
    .value = DATUM
help-edit-at = Wo die Partie gespielt wurde; ein leerer Text löscht den Ort
    .value = ORT
help-edit-note = Eine Notiz, die bei der Partie bleibt; ein leerer Text löscht sie
    .value = TEXT

## Which games

help-arg-since = Ab diesem Tag: JJJJ-MM-TT, today oder yesterday
    .value = DATUM
help-arg-until = Bis zu diesem Tag einschließlich
    .value = DATUM
help-arg-table = Mit allen diesen Erweiterungen; none für das Grundspiel allein
    .value = ERWEITERUNG
help-arg-count = Mit genau N Spielern
    .value = N
help-arg-place = An diesem Ort gespielt; none für Partien ohne Ort
    .value = ORT
help-arg-last = Nur die letzten N
    .value = N

## General options

help-arg-lang = Sprache: { $languages }; oder TEAMZY_LANG
    .value = SPRACHE
help-arg-data = Datei mit den Partien; oder TEAMZY_DATA
    .value = DATEI
help-arg-color = Farbe: auto (nur an einem Terminal), always (immer) oder never (nie)
    .value = WANN
help-arg-help = Diese Hilfe zeigen
help-arg-version = Die Version zeigen

## A command line that is refused; “.try” is what to do instead

usage-invalid-value = „{ $value }“ ist kein Wert für { $argument }; möglich sind { $values }.
    .try = { $fix }
usage-no-value = Nach { $argument } fehlt ein Wert.
    .try = { $fix }
usage-empty-word = An der Stelle von { $argument } steht ein leeres Wort.
    .try = { $fix } oder gar kein Wort
usage-not-a-number = { $argument } verlangt eine ganze Zahl, 0 oder mehr, nicht „{ $value }“.
    .try = { $argument } 5
usage-number-too-large = „{ $value }“ ist eine zu große Zahl für { $argument }.
    .try = { $argument } 5
usage-unsuitable-value = „{ $value }“ passt nicht zu { $argument }.
    .try = { $fix }
usage-unknown-argument = { $command } hat keine Option { $argument }.
    .try = { $fix }
usage-misplaced-argument = Eine Option { $argument } vor dem Befehl gibt es nicht.
    .try = { $fix }
usage-unexpected-word = „{ $value }“ ist ein Wort zu viel für { $command }.
    .try = { $command } --help
usage-invalid-subcommand = „{ $value }“ ist kein Befehl von teamzy.
    .try = { $fix }
usage-unknown-subcommand = „{ $value }“ ist kein Befehl von teamzy; es kennt { $commands }.
    .try = teamzy --help
usage-no-equals = Der Wert von { $argument } muss nach einem „=“ stehen.
    .try = { $fix }
usage-too-many-values = „{ $value }“ ist ein Wert zu viel für { $argument }.
    .try = { $fix }
usage-too-few-values = { $argument } verlangt mindestens { $wanted } Werte, nicht { $found }.
    .try = { $fix }
usage-wrong-number-of-values = { $argument } verlangt { $wanted } Werte, nicht { $found }.
    .try = { $fix }
usage-argument-conflict = { $argument } verträgt sich nicht mit { $others }.
    .try = nur eines von beiden
usage-repeated-argument = { $argument } steht mehr als einmal da.
    .try = { $argument } nur einmal
usage-exclusive-argument = { $argument } verträgt sich mit nichts anderem.
    .try = { $argument } allein
usage-missing-argument = { $command } braucht { $arguments }.
    .try = { $command } --help
usage-missing-subcommand = Ein Befehl fehlt; es gibt { $commands }.
    .try = { $command } --help
usage-invalid-utf8 = Ein Wort der Befehlszeile ist kein Text in UTF-8.
    .try = dieselben Wörter in UTF-8
usage-other = Diese Befehlszeile ist nicht zu verstehen.
    .try = { $command } --help
