### The names of the expansions. “.also” holds further names that a player may type, separated
### by “|”: without the article, or without the commas at which --with would split the name.

## Expansions

expansion-river = La Rivière
    .also = Rivière
expansion-abbot = L’Abbé
    .also = Abbé
expansion-inns-and-cathedrals = Auberges et Cathédrales
    .also = { "" }
expansion-traders-and-builders = Marchands et Bâtisseurs
    .also = { "" }
expansion-princess-and-dragon = Princesse et Dragon
    .also = { "" }
expansion-tower = La Tour
    .also = Tour
expansion-abbey-and-mayor = Maires et Monastères
    .also = { "" }
expansion-count-king-and-robber = Comte, Roi et Brigand
    .also = Comte Roi et Brigand
expansion-bridges-castles-and-bazaars = Bazars, Ponts et Forteresses
    .also = Bazars Ponts et Forteresses
expansion-hills-and-sheep = Moutons et Collines
    .also = { "" }
expansion-under-the-big-top = Tous en Piste !
    .also = Tous en Piste!

## Small expansions

expansion-flying-machines = Ornithoptères
    .also = { "" }
expansion-messages = Hérauts
    .also = { "" }
expansion-ferries = Bacs
    .also = { "" }
expansion-gold-mines = Mines d’Or
    .also = { "" }
expansion-mage-and-witch = Mage et Sorcière
    .also = { "" }
expansion-robbers = Voleurs
    .also = { "" }
expansion-crop-circles = Agroglyphes
    .also = { "" }
