### The names of the expansions. “.also” holds further names that a player may type, separated
### by “|”: without the article, without umlauts, or without the commas at which --with would
### split the name.

## Expansions

expansion-river = Der Fluss
    .also = Fluss
expansion-abbot = Der Abt
    .also = Abt
expansion-inns-and-cathedrals = Wirtshäuser und Kathedralen
    .also = Wirtshaeuser und Kathedralen
expansion-traders-and-builders = Händler und Baumeister
    .also = Haendler und Baumeister
expansion-princess-and-dragon = Burgfräulein und Drache
    .also = Burgfraeulein und Drache
expansion-tower = Der Turm
    .also = Turm
expansion-abbey-and-mayor = Abtei und Bürgermeister
    .also = Abtei und Buergermeister
expansion-count-king-and-robber = Graf, König und Konsorten
    .also = Graf König und Konsorten|Graf Koenig und Konsorten
expansion-bridges-castles-and-bazaars = Brücken, Burgen und Basare
    .also = Brücken Burgen und Basare|Bruecken Burgen und Basare
expansion-hills-and-sheep = Schafe und Hügel
    .also = Schafe und Huegel
expansion-under-the-big-top = Manege frei!
    .also = { "" }

## Small expansions

expansion-flying-machines = Fluggeräte
    .also = Fluggeraete
expansion-messages = Depeschen
    .also = { "" }
expansion-ferries = Fähren
    .also = Faehren
expansion-gold-mines = Goldminen
    .also = { "" }
expansion-mage-and-witch = Magier & Hexe
    .also = Magier und Hexe
expansion-robbers = Räuber
    .also = Raeuber
expansion-crop-circles = Kornkreise
    .also = { "" }
