### Ce que teamzy dit des parties. Les ids et les variables sont les mêmes dans toutes les langues.
### NUMBER($n) écrit un nombre comme le veut la langue ; { $n } tout seul ne sert qu’à choisir le pluriel.

## Nombres et listes

number-decimal-mark = ,
number-group-mark = { "\u202F" }
number-percent = { NUMBER($number) } %
# « Hugo, Léa » dans « Hugo, Léa et Zoé »
list-comma = { $before }, { $next }
# $sound vaut "i" quand le dernier nom commence par la voyelle d’Inés, Hilario ou Yves, sinon "other"
list-and = { $before } { $sound ->
   *[other] et
} { $last }
quoted = « { $text } »
# Joueurs dans les lignes à taper, au nombre de huit
example-names = Léa|Hugo|Zoé|Max|Inès|Anna|Tom|Eva

## Une partie

result-victory = { $winner } { $points ->
    [one] l’emporte avec { NUMBER($points) } point
   *[other] l’emporte avec { NUMBER($points) } points
}, soit { $margin ->
    [one] { NUMBER($margin) } point
   *[other] { NUMBER($margin) } points
} d’avance sur { $second }.
result-shared = Match nul : { $winners } se partagent la victoire avec { $points ->
    [one] { NUMBER($points) } point
   *[other] { NUMBER($points) } points
}.
result-seated = { $count ->
   *[other] { $players } prennent place.
}
result-seated-then = À la fin, tapez les scores dans cet ordre : { $command }
# $facts : la date, les extensions et le lieu
game-line = Partie { $id }, { $facts }
game-line-unrecorded = Partie non enregistrée, { $facts }
note-line = Note : { $note }

result-edited = La partie { $game } a été corrigée.
result-would-edit = La partie { $game } serait corrigée.
# $game : la date et le résultat en une ligne
result-deleted = La partie { $id } a été supprimée : { $game }
result-would-delete = La partie { $id } serait supprimée : { $game }
result-deleted-then = { $count ->
    [one] Pour la retrouver : { $command }
   *[other] Pour les retrouver : { $command }
}
result-undone = Le changement du { $date } a été annulé.
result-would-undo = Le changement du { $date } serait annulé.
result-undone-rename = { $old } ne s’appelle plus { $new }.
result-undone-games = { $count ->
    [one] Il touchait { NUMBER($count) } partie.
   *[other] Il touchait { NUMBER($count) } parties.
}
result-undone-gone = La partie { $id } ne compte plus : { $game }
result-undone-back = La partie { $id } compte à nouveau : { $game }
result-undone-open = La partie { $id } est à nouveau ouverte : { $game }
result-undone-again = La partie { $id } est comme avant : { $game }
result-undone-nothing = Cela ne change rien, car la partie reste supprimée.
result-renamed = { $old } s’appelle désormais { $new } ({ $count ->
    [one] { NUMBER($count) } partie
   *[other] { NUMBER($count) } parties
}).
result-would-rename = { $old } s’appellerait désormais { $new } ({ $count ->
    [one] { NUMBER($count) } partie
   *[other] { NUMBER($count) } parties
}).
result-merged = { $people } ne font plus qu’une personne, { $new } ({ $count ->
    [one] { NUMBER($count) } partie
   *[other] { NUMBER($count) } parties
}).
result-would-merge = { $people } ne feraient plus qu’une personne, { $new } ({ $count ->
    [one] { NUMBER($count) } partie
   *[other] { NUMBER($count) } parties
}).
game-earlier = Auparavant :
game-was-deleted = supprimée

## Ce qui est venu d’ailleurs

import-progress = Lecture… { NUMBER($percent) } %
# Une partie : comment son fichier l’appelle, et son jour
import-play = { $date } ({ $called })
result-imported = { $count ->
    [0] Aucune partie n’a été ajoutée.
    [one] { NUMBER($count) } partie a été ajoutée.
   *[other] { NUMBER($count) } parties ont été ajoutées.
}
result-would-import = { $count ->
    [0] Aucune partie ne serait ajoutée.
    [one] { NUMBER($count) } partie serait ajoutée.
   *[other] { NUMBER($count) } parties seraient ajoutées.
}
result-merged-lines = { $count ->
    [0] Aucune ligne ne manquait ici.
    [one] { NUMBER($count) } ligne a été ajoutée.
   *[other] { NUMBER($count) } lignes ont été ajoutées.
}
result-would-merge-lines = { $count ->
    [0] Aucune ligne ne manque ici.
    [one] { NUMBER($count) } ligne serait ajoutée.
   *[other] { NUMBER($count) } lignes seraient ajoutées.
}
result-import-known = { $count ->
    [one] { NUMBER($count) } partie est déjà là.
   *[other] { NUMBER($count) } parties sont déjà là.
}
result-merge-known = { $count ->
    [one] { NUMBER($count) } ligne est déjà là.
   *[other] { NUMBER($count) } lignes sont déjà là.
}
result-import-refused = { $count ->
    [one] { NUMBER($count) } partie a été refusée.
   *[other] { NUMBER($count) } parties ont été refusées.
}
result-merge-refused = { $count ->
    [one] { NUMBER($count) } ligne a été laissée de côté.
   *[other] { NUMBER($count) } lignes ont été laissées de côté.
}
result-import-others = { $count ->
    [one] { NUMBER($count) } partie est d’un autre jeu.
   *[other] { NUMBER($count) } parties sont d’autres jeux.
}
result-import-withheld = À cause de --strict, rien n’a été ajouté.
result-import-undo = { $count ->
    [one] Pour la retirer : { $command }
   *[other] Pour les retirer : { $command }
}
result-merge-undo = Ce n’est pas un changement en soi : { $command } annule le dernier changement des deux fichiers réunis.

## Pourquoi une partie n’est pas reprise

remark-not-taken = { $play } n’est pas reprise : { $why }.
remark-line-not-taken = { $place } : cette ligne est illisible, et laissée de côté.
reason-set-aside = son propriétaire l’a mise de côté
reason-unfinished = elle n’a pas été jouée jusqu’au bout
reason-teams = elle s’est jouée en équipes
reason-quantity = elle vaut pour { $count ->
    [one] { NUMBER($count) } partie
   *[other] { NUMBER($count) } parties
} avec une seule série de scores
reason-no-date = elle n’a pas de date valable
reason-nobody = personne n’y figure
reason-one-player = un seul joueur y figure
reason-crowd = trop de joueurs y figurent
reason-nameless = un joueur n’a pas de nom
reason-bad-name = « { $player } » ne peut pas être un nom
reason-player-twice = { $player } y figure deux fois
reason-score-unknown = le score de { $player } n’est pas connu
reason-score-negative = « { $entry } », le score de { $player }, est négatif
reason-score-decimal = « { $entry } », le score de { $player }, n’est pas un nombre entier
reason-score-malformed = « { $entry } », le score de { $player }, n’est pas un score
reason-score-too-high = « { $entry } », le score de { $player }, est trop élevé
reason-too-long = ses textes sont trop longs

## Colonnes

column-place = Place
column-player = Joueur
column-score = Score
column-track = Piste
column-games = Parties
column-victories = Victoires
column-shared = Partagées
column-rate = Taux
column-average = Moyenne
column-best = Record
column-rating = Cote
column-game = Partie
column-date = Date
column-result = Résultat
column-meeples = Meeples
column-points = Points
column-wine = Vin
column-grain = Blé
column-cloth = Tissu

# Après la marque d’une cote provisoire
rankings-provisional = provisoire : sur moins de { NUMBER($games) } parties

## Records tombés

record-best = meilleur score ({ $player })
record-run = plus longue série de victoires ({ $player })
record-widest = plus large victoire ({ $player })
record-table-highest = plus haut score de la table ({ $player })
record-table-widest = plus grand écart de la table ({ $player })
record-broken = Record : { $which }, { $value } (auparavant { $before }, { $date })
record-run-broken = Record : { $which }, { $value } (auparavant { $before })
record-equalled = Record égalé : { $which }, { $value } ({ $date })
record-run-equalled = Record égalé : { $which }, { $value }

## La page des records

records-table = Toute la table
records-summary = { $games ->
    [one] { NUMBER($games) } partie
   *[other] { NUMBER($games) } parties
}, { $victories ->
    [one] { NUMBER($victories) } victoire
   *[other] { NUMBER($victories) } victoires
}, { $average } points en moyenne
records-best = Meilleur score
records-widest = Plus large victoire
records-narrowest = Plus courte victoire
records-longest-run = Plus longue série
records-present-run = Série en cours
records-highest = Plus haut score
records-highest-losing = Plus haut score perdant
records-lowest-winning = Plus bas score gagnant
records-table-widest = Plus grand écart
records-together = Parties en commun
# Une série terminée, ou en cours
records-from = à partir du { $date }
records-since = depuis le { $date }

## Questions au clavier

ask-players = Qui joue ? Un nom par ligne, dans l’ordre de la table ; Entrée pour finir.
ask-player = Joueur { NUMBER($number) } :
ask-player-keys = Tab complète, Ctrl-D quitte
ask-game = Quelle partie ?
ask-game-other = une autre partie
ask-game-keys = ↑ ↓ choisissent, Entrée valide, Ctrl-D quitte
ask-scores = Partie { $id } : { $players }.
ask-forms = Des points (78), tours et case (1:28), ou une somme (50+28).
ask-score = { $player } :
ask-score-keys = Ctrl-D quitte sans enregistrer
# « Hugo 78 » dans « Hugo 78, Léa 91 »
player-score = { $player } { NUMBER($points) }
ask-record = { $scores } : on enregistre ?
ask-merge = { $people } ne feront plus qu’une personne, { $new } : d’accord ?
# Les mots que l’on prend pour un oui et pour un non, séparés par « | »
ask-yes-no = { $question } [O/n]
    .yes = o|oui
    .no = n|non
    .explained = Tapez o (oui) ou n (non).
result-refused = Rien n’a été enregistré.

## Remarques

label-remark = remarque :
waiting-for-lock = Un autre teamzy écrit dans le fichier ; attente de la fin…
remark-unreadable = { $place } : { $count ->
    [one] cette ligne est illisible et a été laissée telle quelle ({ $command } la montre)
   *[other] cette ligne est illisible et a été laissée telle quelle, comme d’autres ({ NUMBER($count) } en tout ; { $command } les montre)
}
remark-newer = { $path } : { $count ->
    [one] { NUMBER($count) } ligne vient d’une version plus récente de teamzy et a été laissée telle quelle ; mettez teamzy à jour
   *[other] { NUMBER($count) } lignes viennent d’une version plus récente de teamzy et ont été laissées telles quelles ; mettez teamzy à jour
}
remark-future-date = Le { $date } est encore à venir.
remark-future-dates = { $count ->
    [one] { NUMBER($count) } partie a une date encore à venir : { $game }.
   *[other] { NUMBER($count) } parties ont une date encore à venir, la première étant { $game }.
}
remark-stays-open = La partie { $game } reste ouverte. Pour la terminer : { $close }. Pour la supprimer : { $delete }
remark-stay-open = { $count ->
    [one] { NUMBER($count) } autre partie reste ouverte : { $command }
   *[other] { NUMBER($count) } autres parties restent ouvertes : { $command }
}
remark-lap-forgotten = { $player } a { NUMBER($score) } face à { NUMBER($beside) } : un tour de piste oublié ?
# A remark that asks, with the line to type if so
remark-then = { $remark } Dans ce cas : { $command }
remark-unusual = { $points ->
    [one] { $player } a { NUMBER($points) } point
   *[other] { $player } a { NUMBER($points) } points
} : c’est énorme. Est-ce bien cela ?
remark-same-game = La partie { $id } du même jour a déjà ces joueurs et ces scores. Si elle a été tapée deux fois : { $command }
remark-resembles = { $player } est un nouveau nom ; vouliez-vous dire { $known } ? Dans ce cas : { $command }
remark-not-reminded = L’aide-mémoire ne dit rien de l’extension { $expansions } : voir la règle dans la boîte.
remark-left-blank = « { $name } » reste en blanc sur la feuille : sa police n’en a pas toutes les lettres.
remark-named-again = { $path } est un fichier déjà indiqué, et n’est pas relu.
remark-disagrees = { $play } : le fichier donne la victoire à { $named }, les scores à { $winners } ; ce sont les scores qui comptent.
remark-already-recorded = La partie { $game } était déjà enregistrée avec les mêmes scores, et n’est pas ajoutée une seconde fois.
remark-other-expansions = { $count ->
    [one] { $expansions } n’est pas dans la liste des extensions, et garde son propre nom.
   *[other] { $expansions } ne sont pas dans la liste des extensions, et gardent leurs propres noms.
}
remark-dates-unsaid = Un tableau qui n’écrit pas les jours comme AAAA-MM-JJ demande --dates dmy ou --dates mdy.
remark-letters-missing = Il manque à un PNG des lettres de { $names } ; un SVG les a toutes.
remark-dry-run = Rien n’a été écrit (--dry-run).
remark-nothing-fits = Aucune partie ne correspond.
remark-nothing-yet = Aucune partie n’est encore enregistrée. La première : { $command }
remark-nothing-open = Aucune partie n’est ouverte.

## Les points d’une zone ; les autres noms d’un grand meeple sont séparés par « | »

count-takes = { $players } marque { $points ->
    [one] { NUMBER($points) } point
   *[other] { NUMBER($points) } points
}.
count-take-each = { $players } marquent { $points ->
    [one] { NUMBER($points) } point
   *[other] { NUMBER($points) } points
} chacun.
count-worth = { $points ->
    [one] { NUMBER($points) } point
   *[other] { NUMBER($points) } points
}.
count-with-pig = Avec un cochon : { $sum }
count-big = grand
count-tiles = { $count ->
    [one] { NUMBER($count) } tuile
   *[other] { NUMBER($count) } tuiles
}
count-shields = { $count ->
    [one] { NUMBER($count) } blason
   *[other] { NUMBER($count) } blasons
}
count-neighbours = { $count ->
    [one] { NUMBER($count) } tuile autour
   *[other] { NUMBER($count) } tuiles autour
}
count-cities = { $count ->
    [one] { NUMBER($count) } ville terminée
   *[other] { NUMBER($count) } villes terminées
}
feature-city = une ville
feature-road = une route
feature-monastery = une abbaye
feature-garden = un jardin
feature-field = un champ
feature-goods = des marchandises

## Ce que check trouve ; “.try” dit que faire

check-no-file = Il n’y a pas encore de fichier : la première partie le crée.
check-summary = { $lines ->
    [one] { NUMBER($lines) } ligne
   *[other] { NUMBER($lines) } lignes
}, { $games ->
    [one] { NUMBER($games) } partie
   *[other] { NUMBER($games) } parties
}, { $open ->
    [one] { NUMBER($open) } ouverte
   *[other] { NUMBER($open) } ouvertes
}, { $players ->
    [one] { NUMBER($players) } joueur
   *[other] { NUMBER($players) } joueurs
}.
check-sound = Rien de douteux.
check-place = { $place } :{" "}
check-unreadable = cette ligne est illisible, et laissée telle quelle.
    .try = réparez-la dans un éditeur de texte, ou laissez-la : elle ne gêne pas
check-newer = cette ligne vient d’une version plus récente de teamzy.
    .try = mettez teamzy à jour
check-same-change = ces lignes portent le même changement { $what } et diffèrent ; seule la dernière compte.
    .try = gardez la bonne ligne, et supprimez l’autre dans un éditeur de texte
check-first-lines-differ = ces lignes décrivent des parties différentes sous un même identifiant, { $what } ; la dernière enregistrée compte.
    .try = { $command } les montre
check-several-stand = la partie { $what } a été corrigée différemment sur deux machines ; la dernière correction compte.
    .try = { $command }, puis corrigez-la encore une fois : cela règle tout
check-replaces-undone = la partie { $what } a été corrigée par-dessus une correction annulée depuis.
    .try = { $command }, puis corrigez-la encore une fois si elle est fausse
check-undoes-unknown = cette ligne annule le changement { $what }, qui n’est pas dans le fichier.
    .try = réunissez ces lignes et celles de l’autre machine
check-renamed-again = { $what } avait déjà changé de nom ; le dernier changement l’emporte.
    .try = rien, si c’est bien le dernier qui est voulu
check-ahead = cette ligne a été enregistrée le { $what }, qui est encore à venir.
    .try = réglez l’horloge de la machine qui l’a écrite
check-calendar-ends = cette ligne a été enregistrée le { $what }, à la fin du calendrier : rien ne peut être enregistré après elle.
    .try = corrigez son instant dans un éditeur de texte
check-rename-does-not-hold = la partie { $what } garde ses noms tels quels, car un changement de nom y mettrait deux fois la même personne : { $other }
    .try = { $command } avec les bons noms
check-alike-names = { $people } sont presque le même nom.
    .try = { $command }, si c’est une seule personne
check-same-game = la même partie est enregistrée comme { $what } : { $other }
    .try = { $command }, si elle n’a été jouée qu’une fois

## Complétion

completion-game = { $date }, { $players }

## Graphiques

chart-scores = Scores
chart-victories = Victoires
chart-rating = Cotes
chart-day = { $count ->
    [one] { NUMBER($count) } partie
   *[other] { NUMBER($count) } parties
}, { $date }
chart-days = { $count ->
    [one] { NUMBER($count) } partie
   *[other] { NUMBER($count) } parties
}, du { $since } au { $until }
chart-empty = Aucune partie à montrer.
# $count est 5, 10, 20, 50, 100 ou 500
chart-marks = { $count ->
   *[other] Chaque marque est une partie, et la ligne est la moyenne des { NUMBER($count) } dernières parties.
}
chart-small-marks = { $count ->
   *[other] Chaque petite marque est une partie, et la ligne est la moyenne des { NUMBER($count) } dernières parties.
}
chart-dots = { $count ->
   *[other] Chaque point est une partie, et la ligne est la moyenne des { NUMBER($count) } dernières parties.
}
chart-hollow = Les marques évidées sont les victoires partagées.
