### Les pages de manuel, outre ce qu’elles partagent avec toutes les aides (--help).

## Headings

man-volume = Commandes de l’utilisateur
man-heading-name = NOM
man-heading-synopsis = SYNOPSIS
man-heading-description = DESCRIPTION
man-heading-commands = COMMANDES
man-heading-arguments = ARGUMENTS
man-heading-options = OPTIONS
man-heading-examples = EXEMPLES
man-heading-files = FICHIERS
man-heading-environment = ENVIRONNEMENT
man-heading-exit-status = CODE DE RETOUR
man-heading-see-also = VOIR AUSSI

## The program

man-description = Pendant la partie, la piste de score tient déjà le total de chacun, et rien n’est recopié tuile par tuile : à la fin, on tape le score final de chaque joueur. teamzy annonce la victoire, partagée ou non, garde la partie, classe les joueurs et note leurs records.

## Files

man-file-data = Les parties, une par ligne, si ni --data ni TEAMZY_DATA n’indiquent un autre fichier. Quand XDG_DATA_HOME est définie, le dossier teamzy s’y trouve ; sous macOS, il est dans ~/Library/Application Support.

## Environment

man-variable-data = Fichier qui contient les parties, comme --data
man-variable-lang = Langue, comme --lang
man-variable-locale = La première qui est définie choisit la langue, si ni --lang ni TEAMZY_LANG ne le font.
man-variable-language = Langues à essayer avant celle-là, séparées par des deux-points ; sans effet avec les paramètres régionaux C et POSIX
man-variable-no-color = Quand elle est définie, rien n’est mis en valeur, sauf avec --color always.
man-variable-columns = Largeur de la page, à la place de celle du terminal

## Exit status

man-status-done = C’est fait, même si aucune partie ne correspond
man-status-failed = Cela n’a pas pu se faire : un fichier, son verrou, une partie ou un joueur inconnus.
man-status-refused = La ligne de commande ou une saisie a été refusée.
man-status-interrupted = Interrompu
