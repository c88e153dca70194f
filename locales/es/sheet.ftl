### La hoja de puntos para imprimir, además de lo que comparte con el recordatorio y las tablas. En una fila
### caben unas 20 letras.

## To fill in

sheet-title = Hoja de puntos
sheet-place = Lugar
sheet-winner = Victoria de

## Rows

sheet-laps = Vueltas al marcador
sheet-space = Casilla del marcador
sheet-roads = Caminos
sheet-cities = Ciudades
sheet-monasteries = Monasterios
sheet-gardens = Jardines
sheet-fields = Campos
sheet-goods = Mercancías
sheet-total = Total
