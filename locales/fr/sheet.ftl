### La feuille de points à imprimer, outre ce qu’elle partage avec l’aide-mémoire et les tableaux. Une
### rangée a de la place pour une vingtaine de lettres.

## To fill in

sheet-title = Feuille de points
sheet-place = Lieu
sheet-winner = Victoire de

## Rows

sheet-laps = Tours de piste
sheet-space = Case sur la piste
sheet-roads = Routes
sheet-cities = Villes
sheet-monasteries = Abbayes
sheet-gardens = Jardins
sheet-fields = Champs
sheet-goods = Marchandises
sheet-total = Total
