### Ce qui peut aller de travers : chaque message dit quoi et où, son attribut `try` que faire.

## Autour d’une erreur

label-error = erreur :
label-try = conseil :
more-games = et { NUMBER($count) } de plus
one-game = { $id } ({ $date }, { $players })

## Scores

# Précède la phrase quand on sait de qui est le score
whose-score = { $player } :{" "}
error-score-empty = { $whose }le score « { $entry } » est vide.
    .try = des points (78), tours et case (1:28), ou une somme (50+28)
error-score-negative = { $whose }« { $entry } » est négatif, et personne ne peut avoir moins de 0 point.
    .try = des points (78), tours et case (1:28), ou une somme (50+28)
error-score-decimal = { $whose }« { $entry } » n’est pas un nombre entier de points.
    .try = des points (78), tours et case (1:28), ou une somme (50+28)
error-score-digits = { $whose }« { $entry } » n’est pas écrit avec les chiffres de 0 à 9.
    .try = des points (78), tours et case (1:28), ou une somme (50+28)
error-score-unknown = { $whose }« { $entry } » n’est pas un score.
    .try = des points (78), tours et case (1:28), ou une somme (50+28)
error-score-too-many = { $whose }« { $entry } » dépasse { NUMBER($most) } points.
    .try = un score de 0 à { NUMBER($most) }
error-score-lap-full = { $whose }« { $entry } » n’existe pas sur la piste, dont les cases vont de 0 à { NUMBER($last) }.
    .try = { $meant }, la case qui suit { $before } ({ NUMBER($points) } points)
error-score-off-track = { $whose }« { $entry } » n’existe pas sur la piste, dont les cases vont de 0 à { NUMBER($last) }.
    .try = { $meant }, au-delà de { $before } un nouveau tour commence ({ NUMBER($points) } points)
error-no-score = Aucun score pour { $player } : joueurs et scores vont par paires.
    .try = { $command }
error-no-name = Aucun nom avant « { $entry } » : joueurs et scores vont par paires.
    .try = un nom avant chaque score ; un nom ne peut pas être fait que de chiffres

## Noms et joueurs

error-name-empty = Le nom d’un joueur est vide.
    .try = un nom de 1 à 200 caractères
error-name-too-long = Un nom de { NUMBER($length) } caractères est trop long : { NUMBER($longest) } au plus.
    .try = un nom plus court
error-name-like-score = « { $name } » ne peut pas être un nom : ce pourrait être un score.
    .try = un nom qui contient une lettre, comme "Joueur { $name }"
error-name-forbidden = « { $name } » ne peut pas être un nom : il contient le caractère de contrôle invisible { $character }.
    .try = le nom retapé sans ce caractère
error-too-few-players = { $count ->
    [0] Une partie compte au moins deux joueurs.
   *[other] Une partie compte au moins deux joueurs, et il n’y en a qu’un ici.
}
    .try = { $command }
error-twice = { $player } figure deux fois dans la partie (déjà sous le nom { $first }).
    .try = chaque joueur une seule fois ; deux personnes du même nom doivent prendre des noms différents
error-twice-same = { $player } figure deux fois dans la partie.
    .try = chaque joueur une seule fois ; deux personnes du même nom doivent prendre des noms différents
error-unknown-player = { $name } n’a jamais joué.
    .try = { $command } donne la liste des joueurs
error-unknown-player-near = { $name } n’a jamais joué.
    .try = { $nearest }

## La ligne de commande

error-score-missing = Il manque la commande avant les joueurs et leurs scores.
    .try = { $command }
error-language = « { $typed } » n’est pas une langue de teamzy.
    .try = { $known }
error-date = « { $typed } » n’est pas une date.
    .try = un jour du calendrier sous la forme AAAA-MM-JJ, ou today (aujourd’hui), ou yesterday (hier)
error-expansion = « { $typed } » n’est pas une extension.
    .try = le début d’un de ces noms : { $known } ; none ; ou other:NOM pour une autre extension
error-expansion-ambiguous = « { $typed } » peut désigner plusieurs extensions.
    .try = une de celles-ci : { $fitting }
error-topic = L’aide-mémoire n’a pas de partie « { $typed } ».
    .try = une de celles-ci : { $known }
error-topic-ambiguous = « { $typed } » peut désigner plusieurs parties de l’aide-mémoire.
    .try = une de celles-ci : { $known }
error-not-reminded = L’aide-mémoire ne dit rien de l’extension { $expansion } : voir la règle dans la boîte.
    .try = { $command }
error-none-and-expansion = « none » et une extension ne vont pas ensemble.
    .try = none tout seul pour le jeu de base, ou les extensions seules
error-forbidden-in-text = Le texte de { $option } contient le caractère de contrôle { $character }.
    .try = le texte sur une seule ligne, sans ce caractère
error-text-too-long = Le texte de { $option } compte { NUMBER($length) } caractères : c’est trop, { NUMBER($longest) } au plus.
    .try = un texte plus court
error-nothing-to-score = Il n’y a ni joueurs ni scores.
    .try = { $command }
error-nobody-to-seat = Aucun joueur n’est indiqué.
    .try = { $command }

## La feuille de points

error-sheet-seats = Une feuille de points est pour { NUMBER($fewest) } à { NUMBER($most) } joueurs, et non pour { NUMBER($count) }.
    .try = de { NUMBER($fewest) } à { NUMBER($most) } noms, ou autant de colonnes avec --players
error-sheet-names = { NUMBER($names) } joueurs sont nommés, et --players en annonce { NUMBER($seats) }.
    .try = --players { NUMBER($names) }, ou les noms seuls
error-sheet-rows = { NUMBER($count) } extensions demandent une ligne à elles, et une feuille de points n’en a que pour { NUMBER($most) }.
    .try = seulement celles qui comptent au décompte final
error-sheet-to-terminal = Une feuille de points est un fichier PDF, qu’un terminal ne peut pas montrer.
    .try = la même commande avec -o feuille.pdf pour la garder, ou avec | lp pour l’imprimer

## Parties

error-no-open-game = Ces scores n’ont pas de noms, et aucune partie n’est ouverte.
    .try = { $command }
error-only-older-open = Ces scores n’ont pas de noms, et aucune partie n’a été ouverte hier ou aujourd’hui ; une plus ancienne l’est :
    .try = { $command }
error-seats-differ = { $count ->
    [one] { NUMBER($count) } score a été tapé, et aucune partie ouverte n’a ce nombre de joueurs :
   *[other] { NUMBER($count) } scores ont été tapés, et aucune partie ouverte n’a ce nombre de joueurs :
}
    .try = un score par joueur, dans cet ordre
error-several-open = Plusieurs parties ouvertes correspondent à ces scores :
    .try = { $command }
error-other-players = La partie { $game } a d’autres joueurs.
    .try = { $command }
error-not-open = La partie { $game } est déjà terminée.
    .try = { $command } la montre
error-unknown-game = Il n’y a pas de partie « { $typed } ».
    .try = un identifiant de la première colonne de { $command }, ou son début, ou last (la dernière)
error-unknown-open-game = Il n’y a pas de partie ouverte « { $typed } ».
    .try = un identifiant de la première colonne de { $command }, ou son début
error-ambiguous-game = Plusieurs parties commencent par « { $typed } » :
    .try = un début plus long
error-newer-game = La partie { $id } a été modifiée par une version plus récente de teamzy, et la vôtre ne la comprendrait pas en entier.
    .try = mettez teamzy à jour

error-nothing-changed = Rien ne changerait dans la partie { $game }.
    .try = un score, un joueur ou une option qui diffère, comme dans { $command }
error-not-seated = { $name } n’a pas joué la partie { $id }, qui réunissait { $players }.
    .try = un de ces noms ; --add ajoute un joueur, --replace ANCIEN=NOUVEAU change qui occupait une place
error-no-replacement = « { $words } » ne dit pas qui prend la place de qui.
    .try = --replace ANCIEN=NOUVEAU
error-added-without-score = Aucun score pour { $name }, et la partie est terminée.
    .try = --add { $example }
error-still-open = La partie { $game } est encore ouverte, et n’a pas de scores à corriger.
    .try = { $command }
error-nothing-to-undo = Il n’y a rien à annuler.
    .try = rien : il ne reste ni partie, ni correction, ni changement de nom à annuler
error-newer-change = Le dernier changement, du { $date }, vient d’une version plus récente de teamzy, et la vôtre ne sait pas l’annuler.
    .try = mettez teamzy à jour
error-would-merge = { $people } sont deux personnes dans ces parties, et n’en feraient plus qu’une.
    .try = { $command }, si c’est la même personne
error-sat-together = { $people } ont joué ensemble la partie { $game } : ce sont deux personnes.
    .try = { $command } ; une place donnée à la mauvaise personne se corrige avec edit --replace
error-already-named = { $name } porte déjà ce nom.
    .try = une autre orthographe, ou rien

## Questions

error-left = Rien n’a été enregistré.
error-interrupted = Interrompu : rien n’a été enregistré.
error-not-asked = Impossible de poser des questions dans ce terminal : { $why }.
    .try = tout sur la ligne de commande

## Fichiers

error-no-data-directory = Impossible de savoir où les parties sont conservées : vous n’avez pas de dossier personnel.
    .try = indiquez un fichier avec --data FICHIER ou TEAMZY_DATA
error-not-a-file = { $path } n’est pas un fichier.
    .try = indiquez le fichier des parties avec --data ou TEAMZY_DATA
error-file-read = Impossible de lire { $path } : { $why }.
    .try = réglez cela, ou indiquez un autre fichier avec --data ou TEAMZY_DATA
error-file-write = Impossible d’écrire dans { $path }, et rien n’a été enregistré : { $why }.
    .try = réglez cela, puis tapez la commande à nouveau
error-file-lock = Impossible de verrouiller { $path }, et rien n’a été enregistré : { $why }.
    .try = gardez le fichier sur un disque qui gère le verrouillage des fichiers, et indiquez-le avec --data ou TEAMZY_DATA
error-make-directory = Impossible de créer le dossier { $path } : { $why }.
    .try = indiquez un fichier à un autre endroit avec --data ou TEAMZY_DATA
error-file-output = Impossible d’écrire { $path } : { $why }.
    .try = réglez cela, ou indiquez un autre endroit
error-file-exists = { $path } existe déjà et a été laissé tel quel.
    .try = indiquez un autre endroit, ou ajoutez --force pour le remplacer
error-over-data = { $path } contient les parties, et rien d’autre n’y est écrit.
    .try = indiquez un autre endroit
error-file-changed = { $path } a été modifié entre-temps par un autre programme, et rien n’a été enregistré.
    .try = tapez la commande à nouveau
error-file-unsure = { $path } n’a pas pu être écrit en entier, et ce qui a été écrit ne peut pas être retiré : { $why }.
    .try = avant de taper la commande à nouveau, { $command } montre si c’est enregistré
error-file-import = Impossible de lire { $path } : { $why }.
    .try = réglez cela, ou indiquez un autre fichier
error-file-keep = Impossible de garder entre-temps dans { $path } ce qui arrive, et rien n’a été enregistré : { $why }.
    .try = faites-y de la place, ou indiquez un autre dossier avec TMPDIR
error-import-empty = { $path } est vide.
    .try = un export de BG Stats, des parties de BoardGameGeek en XML, un tableau CSV ou un fichier de teamzy
error-import-blank = { $path } ne contient que des blancs.
    .try = un export de BG Stats, des parties de BoardGameGeek en XML, un tableau CSV ou un fichier de teamzy
error-import-zip = { $path } est une archive ZIP, ou le fichier d’un tableur.
    .try = le fichier qui est dedans ; un tableau enregistré en « CSV UTF-8 »
error-import-compressed = { $path } est compressé.
    .try = le fichier qui est dedans
error-import-html = { $path } est une page web.
    .try = le fichier que l’autre programme exporte, et non la page qui en parle
error-import-utf16 = { $path } est du texte en UTF-16.
    .try = le même enregistré en UTF-8 ; un tableau en « CSV UTF-8 »
error-import-binary = { $path } n’est pas du texte.
    .try = un export de BG Stats, des parties de BoardGameGeek en XML, un tableau CSV ou un fichier de teamzy
error-import-unknown = { $path } n’est d’aucune des sortes que teamzy lit.
    .try = un export de BG Stats, des parties de BoardGameGeek en XML, un tableau CSV ou un fichier de teamzy
error-import-columns = { $count ->
    [one] Le tableau { $path } n’a pas de colonne { $columns }.
   *[other] Le tableau { $path } n’a pas de colonnes { $columns }.
}
    .try = { $example } avec les en-têtes du tableau
error-import-syntax = { $place } : à partir d’ici, ce n’est plus du { $format }, et rien n’a été repris.
    .try = le fichier tel que l’autre programme l’exporte
error-import-shape = { $place } : ce { $format } n’est pas fait comme le sont ces fichiers, et rien n’a été repris.
    .try = le fichier tel que l’autre programme l’exporte
error-import-breaks-off = { $place } : le { $format } s’interrompt ici, et rien n’a été repris.
    .try = le fichier entier, exporté ou copié à nouveau
error-import-too-deep = { $place } : ici, le { $format } est plus imbriqué que ces fichiers ne le sont jamais, et rien n’a été repris.
    .try = le fichier tel que l’autre programme l’exporte
error-import-too-long = { $place } : ce qui commence ici dans le { $format } n’a pas de fin, et rien n’a été repris.
    .try = le fichier tel que l’autre programme l’exporte
error-import-not-utf8 = { $place } : ce n’est pas du texte en UTF-8, et le { $format } n’a pas été repris.
    .try = le même enregistré en UTF-8 ; un tableau en « CSV UTF-8 »
error-import-doctype = { $place } : le { $format } déclare un type de document, ce que ces fichiers ne font jamais, et rien n’a été repris.
    .try = le fichier tel que l’autre programme l’exporte
error-import-open-quote = { $place } : un guillemet n’est pas fermé dans cette ligne du { $format }, et rien n’a été repris.
    .try = le fichier entier, exporté ou copié à nouveau
error-import-heading-twice = { $place } : les colonnes { NUMBER($first) } et { NUMBER($again) } ont le même en-tête, et l’une ou l’autre pourrait être « { $column } » ; rien n’a été repris.
    .try = un autre en-tête pour l’une d’elles, ou { $example } avec un en-tête qui n’y figure qu’une fois
error-import-ragged = { $place } : cellules de cette ligne : { NUMBER($found) }, de l’en-tête : { NUMBER($wanted) } ; rien n’a été repris.
    .try = le fichier entier, exporté ou copié à nouveau
error-imports-itself = { $path } est le fichier même de vos parties.
    .try = un autre fichier
error-mixed-import = { $path } est un fichier de teamzy, et ne se reprend pas avec d’autres sortes de fichiers.
    .try = { $command }, puis les autres
error-column = « { $typed } » ne dit pas quelle colonne a quel en-tête.
    .try = COLONNE=TITRE, avec une de ces colonnes : { $known }
error-column-twice = --columns donne deux fois l’en-tête de « { $column } » : « { $first } » et « { $again } ».
    .try = un seul des deux
error-line-too-long = La partie est trop longue pour être relue, et n’a pas été enregistrée.
    .try = des noms plus courts, ou moins de joueurs
error-calendar-ends = { $path } contient une ligne enregistrée à la fin de l’an 9999 : rien ne peut être enregistré après elle, et rien ne l’a été.
    .try = { $command } montre la ligne ; corrigez son instant dans un éditeur de texte
error-no-randomness = Le système n’a pas fourni de nombre aléatoire pour l’identifiant de la partie, et rien n’a été enregistré.
    .try = la même commande à nouveau
error-recorded-not-printed = C’est enregistré, mais le résultat n’a pas pu être affiché : { $why }.
    .try = { $command } le montre
error-not-printed = Le résultat n’a pas pu être affiché : { $why }.
    .try = faites de la place, ou écrivez ailleurs

## Ce que dit le système

system-not-found = ce fichier ou ce dossier n’existe pas
system-permission = vous n’en avez pas le droit
system-read-only = le disque est en lecture seule
system-full = le disque est plein, ou une limite de taille est atteinte
system-directory = c’est un dossier
system-not-a-directory = une partie du chemin n’est pas un dossier
system-unsupported = le système de fichiers ne le permet pas
system-code = le système répond par l’erreur { $code }
system-other = le système refuse

## Compter une zone

error-feature = « { $typed } » ne se compte pas.
    .try = une de ces zones : { $known }
error-feature-ambiguous = « { $typed } » peut désigner plusieurs zones.
    .try = une de celles-ci : { $known }
error-count-option = { $option } n’a pas de sens pour { $feature }.
    .try = { $fitting }
error-count-without = Il manque { $option } pour compter { $feature }.
    .try = { $command }
error-count-old-edition = --edition old ne vaut que pour une ville : pour { $feature }, seule la règle actuelle est connue.
    .try = la même ligne sans --edition
error-no-tile = --tiles 0, c’est trop peu : { $feature } a au moins 1 tuile.
    .try = { $command }
error-one-tile = Une ville de 1 tuile ne peut pas être terminée.
    .try = --tiles 2, ou --unfinished
error-too-many-shields = Sur si peu de tuiles, il y a place pour { NUMBER($most) } blasons au plus.
    .try = --shields { NUMBER($most) }
error-small-with-cathedral = Une ville terminée qui a une cathédrale compte au moins { NUMBER($least) } tuiles.
    .try = la même ligne sans --cathedral, ou --tiles { NUMBER($least) }
error-too-many-neighbours = Pour { $feature }, il n’y a de place que pour { NUMBER($most) } tuiles autour.
    .try = --neighbours { NUMBER($most) } ; sans cette option, les { NUMBER($most) } comptent
error-nobody-there = Personne n’y a de meeple : personne ne marque ces points.
    .try = { $command }
error-crowded = Sur { $feature }, il n’y a de place que pour un meeple.
    .try = { $command }
error-big-in-garden = Seul un abbé va dans un jardin, pas un grand meeple.
    .try = { $command }
error-meeples = { $player } : « { $entry } » n’est pas un nombre de meeples, comme 1, 1+grand ou grand.
    .try = { $command }
error-tokens = { $player } : « { $entry } » n’est pas un nombre de jetons.
    .try = { $command }
error-meeples-too-many = { $player } : « { $entry } », personne n’en a autant.
    .try = { NUMBER($most) } au plus
error-two-big = { $player } : « { $entry } » compte deux grands meeples, et chacun n’en a qu’un.
    .try = { $command }
error-meeples-missing = Il manque un nombre de meeples après { $player }.
    .try = { $command }
error-tokens-missing = Il manque un nombre de jetons après { $player }.
    .try = { $command }
error-meeples-nameless = « { $entry } » n’est à personne : il faut un nom devant.
    .try = { $command }
error-counted-twice = { $player } y est deux fois (d’abord écrit { $first }).
    .try = une seule entrée par joueur
error-pig-alone = { $player } y a un cochon, mais ses meeples ne sont pas donnés.
    .try = { $command }
error-two-pigs = { $player } n’a qu’un cochon.
    .try = --pig { $player } une seule fois
error-player-of-goods = « { $typed } » est de trop : les marchandises se comptent par jetons, pas par meeples.
    .try = { $command }

## Un graphique

error-chart-players = Un graphique a de la place pour { NUMBER($most) } joueurs, et vous en nommez { NUMBER($count) }.
    .try = { NUMBER($most) } d’entre eux, ou personne : ce seront ceux qui ont le plus de parties
error-no-picture = { $path } ne finit ni par .svg ni par .png, les deux sortes d’images.
    .try = -o { $fitting }
error-nameless-picture = Il manque le nom de l’image devant { $ending }.
    .try = -o { $fitting }
