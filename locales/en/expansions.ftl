### The names of the expansions. “.also” holds further names that a player may type, separated
### by “|”: without the article, or without the commas at which --with would split the name.

## Expansions

expansion-river = The River
    .also = River
expansion-abbot = The Abbot
    .also = Abbot
expansion-inns-and-cathedrals = Inns & Cathedrals
    .also = { "" }
expansion-traders-and-builders = Traders & Builders
    .also = { "" }
expansion-princess-and-dragon = The Princess & the Dragon
    .also = Princess & the Dragon|Princess & Dragon
expansion-tower = The Tower
    .also = Tower
expansion-abbey-and-mayor = Abbey & Mayor
    .also = { "" }
expansion-count-king-and-robber = Count, King & Robber
    .also = Count King & Robber
expansion-bridges-castles-and-bazaars = Bridges, Castles and Bazaars
    .also = { "" }
expansion-hills-and-sheep = Hills & Sheep
    .also = { "" }
expansion-under-the-big-top = Under the Big Top
    .also = Big Top

## Small expansions

expansion-flying-machines = The Flying Machines
    .also = Flying Machines
expansion-messages = The Messages
    .also = Messages
expansion-ferries = The Ferries
    .also = Ferries
expansion-gold-mines = The Gold Mines
    .also = Gold Mines
expansion-mage-and-witch = Mage & Witch
    .also = { "" }
expansion-robbers = The Robbers
    .also = Robbers
expansion-crop-circles = Crop Circles
    .also = { "" }
