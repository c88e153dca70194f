### Toutes les aides (--help), et ce que l’on dit d’une ligne de commande refusée. Les noms des
### commandes, des options et des valeurs fixes restent en anglais dans toutes les langues. Les
### lignes à taper tiennent en 60 colonnes.

## Headings, with their colon

help-heading-usage = Utilisation :
help-heading-examples = Exemples :
help-heading-commands = Commandes :
help-heading-arguments = Arguments :
help-heading-options = Options :
help-heading-details = La partie :
help-heading-filters = Parties retenues :
help-heading-global = Options générales :

## Commands

help-teamzy = Tenir les scores de vos parties de Carcassonne
    .usage = teamzy COMMANDE [OPTION]...
    .examples =
        teamzy score Hugo 78 Léa 1:28
        teamzy score --help
help-new = Réunir les joueurs et ouvrir une partie
    .usage = teamzy new [JOUEUR]... [OPTION]...
    .examples =
        teamzy new Hugo Léa Zoé
        teamzy new Hugo Léa --with auberges --at Lyon
help-score = Noter les scores finaux et annoncer qui gagne
    .usage = teamzy score [JOUEUR SCORE]... [OPTION]...
    .examples =
        teamzy score Hugo 78 Léa 1:28 Zoé 50+14
        teamzy score Hugo=78 Léa=91 --date yesterday
        teamzy score 84 91
help-history = Afficher les parties, la plus récente en dernier
    .usage = teamzy history [JOUEUR]... [OPTION]...
    .examples =
        teamzy history -n 10
        teamzy history Hugo Léa --since 2026-01-01
        teamzy history --game last
help-rankings = Classer les joueurs
    .usage = teamzy rankings [JOUEUR]... [OPTION]...
    .examples =
        teamzy rankings --players 2
        teamzy rankings --by average --min-games 5
        teamzy rankings --by rating
help-records = Afficher les records de chacun et ceux de la table
    .usage = teamzy records [JOUEUR]... [OPTION]...
    .examples =
        teamzy records Léa
        teamzy records --with none
help-chart = Dessiner l’évolution des scores, des victoires ou des cotes
    .usage = teamzy chart [JOUEUR]... [OPTION]...
    .examples =
        teamzy chart
        teamzy chart Hugo Léa --of victories
        teamzy chart --since 2026-01-01 -o evolution.svg
help-help-scoring = Rappeler comment compter les points
    .usage = teamzy help-scoring [SUJET] [OPTION]...
    .examples =
        teamzy help-scoring
        teamzy help-scoring ville --with auberges
        teamzy help-scoring --lang es
help-count = Compter les points d’une zone et dire qui les marque
    .usage = teamzy count ZONE [JOUEUR=MEEPLES]... [OPTION]
    .examples =
        teamzy count ville --tiles 3 --shields 1 Hugo=2 Léa=1
        teamzy count route --tiles 5 --inn --unfinished
        teamzy count abbaye --neighbours 3 Léa=1
        teamzy count champ --cities 4 Hugo=1 Léa=1+grand --pig Léa
        teamzy count marchandises --wine Hugo=3 --wine Léa=2
help-sheet = Préparer la feuille de points à imprimer, un PDF
    .usage = teamzy sheet [JOUEUR]... [OPTION]...
    .examples =
        teamzy sheet Hugo Léa Zoé | lp
        teamzy sheet --players 4 --with auberges -o feuille.pdf
help-edit = Corriger une partie
    .usage = teamzy edit PARTIE [JOUEUR=SCORE]... [OPTION]
    .examples =
        teamzy edit last Hugo=87
        teamzy edit 7k3f --date yesterday --with auberges
        teamzy edit last --replace Max=Zoé --add Tom=70
help-delete = Supprimer des parties
    .usage = teamzy delete PARTIE... [OPTION]...
    .examples =
        teamzy delete last
        teamzy delete 7k3f 2qm8
help-undo = Annuler le dernier changement ; répété, celui d’avant
    .usage = teamzy undo [OPTION]...
    .examples =
        teamzy undo --dry-run
        teamzy undo
help-rename = Changer le nom d’un joueur, ou réunir deux noms en une personne
    .usage = teamzy rename ANCIEN NOUVEAU [OPTION]...
    .examples =
        teamzy rename Lea Léa
        teamzy rename Lea Léa --merge
help-import = Reprendre les parties d’autres programmes ou d’un autre fichier
    .usage = teamzy import FICHIER... [OPTION]...
    .examples =
        teamzy import bgstats.json
        teamzy import parties.csv --columns player=Nom --dates dmy
        teamzy import portable.jsonl --dry-run
help-export = Écrire les parties ailleurs : autre fichier ou tableur
    .usage = teamzy export [JOUEUR]... [OPTION]...
    .examples =
        teamzy export -o parties-2026.jsonl --since 2026-01-01
        teamzy export --format csv -o parties.csv
help-check = Vérifier le fichier et signaler ce qui est douteux
    .usage = teamzy check [OPTION]...
    .examples =
        teamzy check
        teamzy check --json
help-completions = Afficher le script de complétion d’un shell
    .usage = teamzy completions SHELL [OPTION]...
    .examples =
        source <(teamzy completions bash)
        source <(teamzy completions zsh)
        teamzy completions fish | source
        eval (teamzy completions elvish | slurp)
        teamzy completions powershell | Out-String | iex
help-man = Afficher la page de manuel
    .usage = teamzy man [-o DOSSIER [--force]] [OPTION]...
    .examples =
        teamzy man
        teamzy man -o man1 --lang es

## Players and scores

help-new-players = Les joueurs dans l’ordre de la table, au moins deux. Un nom de plusieurs mots se met entre guillemets. Sans joueurs, teamzy les demande dans un terminal.
    .value = JOUEUR
help-score-entries = Chaque joueur suivi de son score final, ou JOUEUR=SCORE. Un score s’écrit en points (78), en somme (50+28) ou en tours et case (1:28). Des scores seuls terminent la partie ouverte, dans l’ordre de ses joueurs. Sans joueurs, teamzy les demande dans un terminal.
    .value = JOUEUR SCORE
help-sheet-players = Les joueurs, une colonne pour chacun, de 2 à 8 en tout. Un nom de plusieurs mots se met entre guillemets.
    .value = JOUEUR
help-records-players = Seulement les records de ces joueurs
    .value = JOUEUR
help-chart-players = Qui est montré, huit joueurs au plus ; si personne n’est nommé, les cinq qui ont le plus de parties
    .value = JOUEUR
help-arg-players = Seulement les parties auxquelles tous ces joueurs ont pris part
    .value = JOUEUR

## What a command does

help-score-game = La partie ouverte à terminer, même ancienne : son identifiant ou le début de celui-ci
    .value = PARTIE
help-history-game = Une partie en détail : son identifiant, le début de celui-ci, ou last pour la dernière partie terminée
    .value = PARTIE
help-history-open = Afficher les parties ouvertes au lieu des parties terminées
help-arg-by = Ce qui décide des places : victories (victoires, par défaut), rate (victoires par partie), average (score moyen), best (meilleur score) ou rating (cote, d’après toutes les places de toutes les parties)
    .value = CRITÈRE
help-arg-min-games = Seulement les joueurs qui ont au moins N parties
    .value = N
help-edit-entries = Ce qui était faux, sous la forme JOUEUR=SCORE ou JOUEUR SCORE, pour des joueurs de cette partie
    .value = JOUEUR=SCORE
help-arg-game = La partie : son identifiant, le début de celui-ci, ou last pour la dernière partie terminée
    .value = PARTIE
help-arg-games = Les parties : leurs identifiants, le début de ceux-ci, ou last pour la dernière partie terminée
    .value = PARTIE
help-arg-add = Ajouter un joueur avec son score final, ou sans score à une partie ouverte
    .value = JOUEUR=SCORE
help-arg-remove = Retirer un joueur de la table
    .value = JOUEUR
help-arg-replace = Mettre le second joueur à la place du premier, avec le même score
    .value = ANCIEN=NOUVEAU
help-arg-old = Le nom actuel du joueur
    .value = ANCIEN
help-arg-new = Le nom affiché désormais ; l’ancien peut toujours être tapé
    .value = NOUVEAU
help-arg-merge = Confirmer que les deux noms, qui ont joué l’un et l’autre, sont une seule personne
help-arg-dry-run = Tout faire sans rien enregistrer
help-arg-json = Afficher le résultat en JSON, pour les programmes
help-arg-csv = Afficher le résultat en CSV, pour les tableurs
help-sheet-seats = Combien de colonnes, de 2 à 8 ; celles qui n’ont pas de nom restent vides. À défaut, une par nom, ou 5 colonnes vides
    .value = N
help-sheet-paper = Papier : a4 (par défaut) ou letter
    .value = PAPIER
help-sheet-file = Le fichier à écrire ; sinon, ou avec -, le PDF va à la sortie standard, pour un autre programme
    .value = FICHIER
help-completions-shell = Le shell : bash, zsh, fish, elvish ou powershell. L’exemple qui lui correspond se met dans le fichier que ce shell lit au démarrage ; dans zsh, après compinit.
    .value = SHELL
help-man-directory = Écrire plutôt dans ce dossier la page du programme et une page par commande
    .value = DOSSIER
help-arg-files = Les fichiers : un export de BG Stats, des parties de BoardGameGeek en XML, un tableau CSV ou un fichier de teamzy ; - désigne l’entrée standard
    .value = FICHIER
help-arg-from = De quelle sorte sont les fichiers, si teamzy ne le voit pas : bgstats, bgg, csv ou teamzy
    .value = SORTE
help-arg-columns = Les en-têtes d’un tableau CSV, comme date=Jour, pour game, date, player, score, expansions, location, note et victory ; plusieurs, séparés par des virgules
    .value = COLONNE=TITRE
help-arg-dates = Comment un tableau CSV écrit les jours, outre AAAA-MM-JJ : dmy (jour, mois, année) ou mdy (mois, jour, année)
    .value = ORDRE
help-arg-strict = Ne rien reprendre du tout si une seule partie est refusée
help-arg-format = La forme : jsonl (par défaut), des lignes que teamzy sait relire, ou csv, une ligne par joueur de chaque partie
    .value = FORME
help-export-file = Écrire plutôt dans ce fichier ; - désigne la sortie standard
    .value = FICHIER
help-arg-of = Ce qui est montré au fil du temps : scores (les scores, par défaut), victories (les victoires) ou rating (la cote)
    .value = DONNÉE
help-chart-file = Dessiner plutôt une image dans ce fichier, dont le nom finit par .svg ou .png
    .value = FICHIER
help-arg-force = Remplacer les fichiers qui existent déjà

## Points

help-help-scoring-topic = Seulement cette partie : décompte-final, ville, route, abbaye, champ, piste, égalités ou une des extensions
    .value = SUJET
help-help-scoring-with = Ne parler que de ces extensions, par l’id ou le début d’un nom ; none pour le jeu de base seul
    .value = EXTENSION
help-help-scoring-edition = Seulement la règle actuelle (current) ou celle des anciennes éditions (old)
    .value = ÉDITION
help-count-feature = Ce qu’on compte : ville, route, abbaye, jardin, champ ou marchandises
    .value = ZONE
help-count-meeples = Qui y est, avec combien de meeples ; un grand s’écrit grand, avec un autre 1+grand. Qui en a le plus marque tous les points, et à égalité chacun les marque tous.
    .value = JOUEUR=MEEPLES
help-count-tiles = Tuiles de la ville ou de la route
    .value = N
help-count-shields = Blasons de la ville
    .value = N
help-count-unfinished = La ville ou la route est inachevée : décompte final
help-count-cathedral = La ville a une cathédrale, ou plusieurs
help-count-inn = La route a une auberge, ou plusieurs
help-count-neighbours = Tuiles autour de l’abbaye, du jardin ou de l’abbé repris ; sans cette option, les 8
    .value = N
help-count-cities = Villes terminées qui touchent le champ
    .value = N
help-count-pig = Qui a un cochon dans le champ
    .value = JOUEUR
help-count-wine = Qui a combien de jetons de vin ; l’option se répète pour chaque joueur
    .value = JOUEUR=N
help-count-grain = De même pour le blé
    .value = JOUEUR=N
help-count-cloth = De même pour le tissu
    .value = JOUEUR=N
help-count-edition = La règle : current (l’actuelle, par défaut) ou old (les villes terminées de 2 tuiles valent moins)
    .value = ÉDITION

## About a game

help-score-date = Jour de la partie : AAAA-MM-JJ, today (aujourd’hui) ou yesterday (hier) ; à défaut, aujourd’hui, ou le jour de la partie ouverte
    .value = DATE
help-arg-date = Jour de la partie : AAAA-MM-JJ, today (aujourd’hui) ou yesterday (hier) ; à défaut, aujourd’hui
    .value = DATE
help-arg-with = Extensions sur la table, par leur identifiant ou le début de leur nom (auberges), plusieurs avec des virgules ou en répétant l’option ; none pour le jeu de base seul, other:NOM pour une extension hors de cette liste : { $expansions }
    .value = EXTENSION
help-arg-at = Où se joue la partie
    .value = LIEU
help-arg-note = Une note à garder avec la partie
    .value = TEXTE
help-edit-date = Le bon jour : AAAA-MM-JJ, today (aujourd’hui) ou yesterday (hier)
    .value = DATE
help-edit-at = Où la partie s’est jouée ; un texte vide efface le lieu
    .value = LIEU
help-edit-note = Une note à garder avec la partie ; un texte vide l’efface
    .value = TEXTE

## Which games

help-arg-since = À partir de ce jour : AAAA-MM-JJ, today ou yesterday
    .value = DATE
help-arg-until = Jusqu’à ce jour compris
    .value = DATE
help-arg-table = Avec toutes ces extensions ; none pour le jeu de base seul
    .value = EXTENSION
help-arg-count = À N joueurs exactement
    .value = N
help-arg-place = Jouées à cet endroit ; none pour les parties sans lieu
    .value = LIEU
help-arg-last = Seulement les N dernières
    .value = N

## General options

help-arg-lang = Langue : { $languages } ; ou bien TEAMZY_LANG
    .value = LANGUE
help-arg-data = Fichier qui contient les parties ; ou bien TEAMZY_DATA
    .value = FICHIER
help-arg-color = Couleur : auto (dans un terminal seulement), always (toujours) ou never (jamais)
    .value = QUAND
help-arg-help = Afficher cette aide
help-arg-version = Afficher la version

## A command line that is refused; “.try” is what to do instead

usage-invalid-value = « { $value } » n’est pas une valeur de { $argument }, qui accepte { $values }.
    .try = { $fix }
usage-no-value = Il manque une valeur après { $argument }.
    .try = { $fix }
usage-empty-word = Un mot vide tient la place de { $argument }.
    .try = { $fix }, ou pas de mot du tout
usage-not-a-number = { $argument } attend un nombre entier, 0 ou plus, et non « { $value } ».
    .try = { $argument } 5
usage-number-too-large = « { $value } » est un nombre trop grand pour { $argument }.
    .try = { $argument } 5
usage-unsuitable-value = « { $value } » ne convient pas à { $argument }.
    .try = { $fix }
usage-unknown-argument = { $command } n’a pas d’option { $argument }.
    .try = { $fix }
usage-misplaced-argument = Il n’y a pas d’option { $argument } avant la commande.
    .try = { $fix }
usage-unexpected-word = « { $value } » est un mot de trop pour { $command }.
    .try = { $command } --help
usage-invalid-subcommand = « { $value } » n’est pas une commande de teamzy.
    .try = { $fix }
usage-unknown-subcommand = « { $value } » n’est pas une commande de teamzy, qui connaît { $commands }.
    .try = teamzy --help
usage-no-equals = La valeur de { $argument } doit suivre un « = ».
    .try = { $fix }
usage-too-many-values = « { $value } » est une valeur de trop pour { $argument }.
    .try = { $fix }
usage-too-few-values = { $argument } attend au moins { $wanted } valeurs, et non { $found }.
    .try = { $fix }
usage-wrong-number-of-values = { $argument } attend { $wanted } valeurs, et non { $found }.
    .try = { $fix }
usage-argument-conflict = { $argument } ne va pas avec { $others }.
    .try = l’un sans l’autre
usage-repeated-argument = { $argument } figure plus d’une fois.
    .try = { $argument } une seule fois
usage-exclusive-argument = { $argument } ne va avec rien d’autre.
    .try = { $argument } seul
usage-missing-argument = { $command } demande { $arguments }.
    .try = { $command } --help
usage-missing-subcommand = Il manque une commande, parmi { $commands }.
    .try = { $command } --help
usage-invalid-utf8 = Un mot de la ligne de commande n’est pas du texte en UTF-8.
    .try = les mêmes mots en UTF-8
usage-other = Cette ligne de commande est incompréhensible.
    .try = { $command } --help
