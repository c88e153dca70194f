### Die Handbuchseiten, neben dem, was sie mit jedem --help gemeinsam haben.

## Headings

man-volume = Benutzerbefehle
man-heading-name = BEZEICHNUNG
man-heading-synopsis = ÜBERSICHT
man-heading-description = BESCHREIBUNG
man-heading-commands = BEFEHLE
man-heading-arguments = ARGUMENTE
man-heading-options = OPTIONEN
man-heading-examples = BEISPIELE
man-heading-files = DATEIEN
man-heading-environment = UMGEBUNGSVARIABLEN
man-heading-exit-status = EXIT-STATUS
man-heading-see-also = SIEHE AUCH

## The program

man-description = Die Wertungstafel zeigt schon während des Spiels den Stand aller Spieler, und niemand muss Plättchen für Plättchen mitschreiben: Am Ende werden nur die Endstände der Spieler eingetippt. teamzy nennt den Sieger oder den geteilten Sieg, bewahrt die Partie auf, führt die Rangliste und notiert die Rekorde.

## Files

man-file-data = Die Partien, eine je Zeile, wenn weder --data noch TEAMZY_DATA eine andere Datei nennt. Ist XDG_DATA_HOME gesetzt, liegt der Ordner teamzy dort; unter macOS liegt er in ~/Library/Application Support.

## Environment

man-variable-data = Datei mit den Partien, wie --data
man-variable-lang = Sprache, wie --lang
man-variable-locale = Die erste davon, die gesetzt ist, bestimmt die Sprache, wenn es weder --lang noch TEAMZY_LANG tut.
man-variable-language = Sprachen, die vor dieser probiert werden, getrennt durch Doppelpunkte; ohne Wirkung in den Locales C und POSIX
man-variable-no-color = Ist sie gesetzt, wird nichts hervorgehoben, außer mit --color always.
man-variable-columns = Breite der Seite, anstelle der des Terminals

## Exit status

man-status-done = Erledigt, auch wenn keine Partie passt
man-status-failed = Es ging nicht: eine Datei, ihre Sperre, eine unbekannte Partie oder ein unbekannter Spieler.
man-status-refused = Die Befehlszeile oder eine Eingabe wurde abgelehnt.
man-status-interrupted = Abgebrochen
