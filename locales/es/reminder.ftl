### The reminder of how the points are counted. A row is a label of at most 22 columns and, in
### “.points”, what it is worth; or a few sentences. Figures in digits. A page has 64 lines at most.

## The title, in capitals

reminder-title = ¿CÓMO SE CUENTAN LOS PUNTOS?

## The final count

reminder-final-count = Recuento final, tras la última loseta
reminder-final-count-road = Camino incompleto
    .points = 1 por loseta
reminder-final-count-city = Ciudad incompleta
    .points = 1 por loseta, 1 por escudo
reminder-final-count-monastery = Monasterio incompleto
    .points = 1, más 1 por loseta alrededor
reminder-final-count-field = Campo
    .points = 3 por ciudad completa que toca

## While you play

reminder-playing = Durante la partida
reminder-playing-road = Camino completo
    .points = 1 por loseta
reminder-playing-city = Ciudad completa
    .points = 2 por loseta, 2 por escudo
reminder-playing-monastery = Monasterio completo
    .points = 9
reminder-playing-meeples = Sus meeples
    .points = vuelven enseguida a la mano

## Several players on one feature

reminder-sharing = Varios jugadores en la misma zona
reminder-sharing-most = Más meeples
    .points = todos los puntos
reminder-sharing-tied = Empate
    .points = todos los puntos para cada uno
reminder-sharing-fewer = Menos meeples
    .points = 0

## Fields

reminder-field = Campos, en el recuento final
reminder-field-finished = Ciudad completa
    .points = 3, grande o pequeña
reminder-field-unfinished = Ciudad incompleta
    .points = 0
reminder-field-several = Ciudad entre campos
    .points = 3 en cada campo que toca
reminder-field-farmers = Campesinos
    .points = tumbados hasta el final
reminder-field-older = Las cajas antiguas contaban los campos de otra manera. Regla actual: 3 por ciudad y por campo.

## The score track

reminder-track = Marcador
reminder-track-spaces = 50 casillas, de 0 a 49. La ficha que llega a 50 o más vuelve a contar desde 0: se tumba, o se anota la vuelta.
reminder-track-laid = Ficha tumbada
    .points = 50 más su casilla: en la 28 son 78, es decir, 1:28
reminder-track-laps = Desde la 2.ª vuelta
    .points = anotar las vueltas en papel
reminder-track-tiles = Losetas 50 y 100
    .points = en algunas cajas: sumar su valor

## Ties

reminder-ties = Empates
reminder-ties-level = Empate en cabeza
    .points = victoria compartida, sin desempate

## Old editions

reminder-old-editions = Ediciones antiguas
reminder-old-editions-city = Ciudad de 2 losetas
    .points = completa: 2, más 1 por escudo

## The River

reminder-river = { expansion-river }
reminder-river-opening = Primero 12 losetas
    .points = otra apertura, los mismos puntos

## The Abbot

reminder-abbot = { expansion-abbot }
reminder-abbot-garden = Jardín completo
    .points = 9 (solo el abad)
reminder-abbot-garden-unfinished = Jardín incompleto
    .points = 1, más 1 por loseta alrededor
reminder-abbot-taken-back = Abad retirado antes
    .points = 1, más 1 por loseta alrededor, al momento, en vez de colocar un meeple

## Inns & Cathedrals

reminder-inns-and-cathedrals = { expansion-inns-and-cathedrals }
reminder-inns-and-cathedrals-road = Camino con posada
    .points = 2 por loseta; 0 si queda incompleto
reminder-inns-and-cathedrals-city = Ciudad con catedral
    .points = 3 por loseta, 3 por escudo; 0 si queda incompleta
reminder-inns-and-cathedrals-big-meeple = Meeple grande
    .points = cuenta como 2 meeples

## Traders & Builders

reminder-traders-and-builders = { expansion-traders-and-builders }
reminder-traders-and-builders-goods = Vino, trigo, tela
    .points = 10 por cada mayoría
reminder-traders-and-builders-tied = Empate
    .points = 10 para cada jugador
reminder-traders-and-builders-none = Sin mercancías
    .points = 0, aunque nadie tenga
reminder-traders-and-builders-field = Cerdo en un campo
    .points = 4 por ciudad completa en vez de 3, si su dueño tiene o comparte la mayoría; el cerdo no es campesino

## The names of the parts, and of what can be counted, separated by “|”; the usual one first

topic-final-count = recuento final|final de partida
topic-city = ciudad|ciudades
topic-road = camino|caminos
topic-monastery = monasterio|monasterios|claustro|claustros
topic-garden = jardín|jardines
topic-field = campo|campos|prado|prados|pradera|praderas|granja|granjas|granjero|granjeros|campesino|campesinos
topic-goods = mercancías|mercancía
topic-track = marcador|vueltas
topic-ties = empates
