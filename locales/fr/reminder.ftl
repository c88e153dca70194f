### The reminder of how the points are counted. A row is a label of at most 22 columns and, in
### “.points”, what it is worth; or a few sentences. Figures in digits. A page has 64 lines at most.

## The title, in capitals

reminder-title = COMMENT COMPTER LES POINTS ?

## The final count

reminder-final-count = Décompte final, après la dernière tuile
reminder-final-count-road = Route inachevée
    .points = 1 par tuile
reminder-final-count-city = Ville inachevée
    .points = 1 par tuile, 1 par blason
reminder-final-count-monastery = Abbaye inachevée
    .points = 1, plus 1 par tuile autour
reminder-final-count-field = Champ
    .points = 3 par ville terminée qui le touche

## While you play

reminder-playing = En cours de partie
reminder-playing-road = Route terminée
    .points = 1 par tuile
reminder-playing-city = Ville terminée
    .points = 2 par tuile, 2 par blason
reminder-playing-monastery = Abbaye terminée
    .points = 9
reminder-playing-meeples = Leurs meeples
    .points = reviennent aussitôt en main

## Several players on one feature

reminder-sharing = À plusieurs sur une même zone
reminder-sharing-most = Le plus de meeples
    .points = tous les points
reminder-sharing-tied = À égalité
    .points = tous les points pour chacun
reminder-sharing-fewer = Moins de meeples
    .points = 0

## Fields

reminder-field = Champs, au décompte final
reminder-field-finished = Ville terminée
    .points = 3, petite ou grande
reminder-field-unfinished = Ville inachevée
    .points = 0
reminder-field-several = Ville entre champs
    .points = 3 dans chaque champ qu’elle touche
reminder-field-farmers = Paysans
    .points = couchés là jusqu’à la fin
reminder-field-older = Les anciennes boîtes comptaient les champs autrement. Règle actuelle : 3 par ville et par champ.

## The score track

reminder-track = Piste de score
reminder-track-spaces = 50 cases, de 0 à 49. Le pion qui atteint ou dépasse 50 repart de 0 : on le couche, ou on note le tour.
reminder-track-laid = Pion couché
    .points = 50 plus sa case : sur 28, 78 (1:28)
reminder-track-laps = Dès le 2e tour
    .points = noter les tours sur papier
reminder-track-tiles = Tuiles 50 et 100
    .points = dans certaines boîtes : à ajouter

## Ties

reminder-ties = Égalités
reminder-ties-level = À égalité en tête
    .points = victoire partagée, sans départage

## Old editions

reminder-old-editions = Anciennes éditions
reminder-old-editions-city = Ville de 2 tuiles
    .points = terminée : 2, plus 1 par blason

## The River

reminder-river = { expansion-river }
reminder-river-opening = 12 tuiles d’abord
    .points = autre début, mêmes points

## The Abbot

reminder-abbot = { expansion-abbot }
reminder-abbot-garden = Jardin terminé
    .points = 9 (abbé seulement)
reminder-abbot-garden-unfinished = Jardin inachevé
    .points = 1, plus 1 par tuile autour
reminder-abbot-taken-back = Abbé repris avant
    .points = 1, plus 1 par tuile autour, aussitôt, au lieu de poser un meeple

## Inns & Cathedrals

reminder-inns-and-cathedrals = { expansion-inns-and-cathedrals }
reminder-inns-and-cathedrals-road = Route avec auberge
    .points = 2 par tuile ; 0 si inachevée
reminder-inns-and-cathedrals-city = Ville avec cathédrale
    .points = 3 par tuile, 3 par blason ; 0 si inachevée
reminder-inns-and-cathedrals-big-meeple = Grand meeple
    .points = compte pour 2 meeples

## Traders & Builders

reminder-traders-and-builders = { expansion-traders-and-builders }
reminder-traders-and-builders-goods = Vin, blé, tissu
    .points = 10 par majorité
reminder-traders-and-builders-tied = À égalité
    .points = 10 pour chaque joueur
reminder-traders-and-builders-none = Aucun jeton
    .points = 0, même si personne n’en a
reminder-traders-and-builders-field = Cochon dans un champ
    .points = 4 par ville terminée au lieu de 3, si son propriétaire a ou partage la majorité ; le cochon n’y compte pas

## The names of the parts, and of what can be counted, separated by “|”; the usual one first

topic-final-count = décompte final|fin de partie
topic-city = ville|villes|cité|cités
topic-road = route|routes|chemin|chemins
topic-monastery = abbaye|abbayes|monastère|monastères|cloître|cloîtres
topic-garden = jardin|jardins
topic-field = champ|champs|pré|prés|prairie|prairies|ferme|fermes|paysan|paysans
topic-goods = marchandises|marchandise
topic-track = piste|piste de score|tours de piste
topic-ties = égalités|égalité
