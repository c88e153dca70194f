### The names of the expansions. “.also” holds further names that a player may type, separated
### by “|”: without the article, or without the commas at which --with would split the name.

## Expansions

expansion-river = El río
    .also = Río
expansion-abbot = El abad
    .also = Abad
expansion-inns-and-cathedrals = Posadas y Catedrales
    .also = { "" }
expansion-traders-and-builders = Comerciantes y Constructores
    .also = Constructores y Comerciantes
expansion-princess-and-dragon = La Princesa y el Dragón
    .also = Princesa y el Dragón|Princesa y Dragón
expansion-tower = La Torre
    .also = Torre
expansion-abbey-and-mayor = La Abadía y el Alcalde
    .also = Abadía y el Alcalde|Abadía y Alcalde
expansion-count-king-and-robber = Conde, Rey y Ladrón
    .also = Conde Rey y Ladrón
expansion-bridges-castles-and-bazaars = Mercados y Puentes
    .also = { "" }
expansion-hills-and-sheep = Colinas y Ovejas
    .also = { "" }
expansion-under-the-big-top = El Circo
    .also = Circo

## Small expansions

expansion-flying-machines = Máquinas Voladoras
    .also = { "" }
expansion-messages = Despachos
    .also = { "" }
expansion-ferries = Transbordadores
    .also = { "" }
expansion-gold-mines = Minas de Oro
    .also = { "" }
expansion-mage-and-witch = Mago y Bruja
    .also = { "" }
expansion-robbers = Ladrones
    .also = { "" }
expansion-crop-circles = Círculos de Cultivo
    .also = { "" }
