### Lo que puede salir mal: cada mensaje dice qué y dónde; su atributo `try`, qué hacer.

## Alrededor de un error

label-error = error:
label-try = consejo:
more-games = y { NUMBER($count) } más
one-game = { $id } ({ $date }, { $players })

## Puntos

# Va delante de la frase cuando se sabe de quién son los puntos
whose-score = { $player }:{" "}
error-score-empty = { $whose }la entrada «{ $entry }» está vacía.
    .try = puntos (78), vueltas y casilla (1:28) o una suma (50+28)
error-score-negative = { $whose }«{ $entry }» es negativo, y nadie puede tener menos de 0 puntos.
    .try = puntos (78), vueltas y casilla (1:28) o una suma (50+28)
error-score-decimal = { $whose }«{ $entry }» no es un número entero de puntos.
    .try = puntos (78), vueltas y casilla (1:28) o una suma (50+28)
error-score-digits = { $whose }«{ $entry }» no está escrito con las cifras del 0 al 9.
    .try = puntos (78), vueltas y casilla (1:28) o una suma (50+28)
error-score-unknown = { $whose }«{ $entry }» no es una puntuación.
    .try = puntos (78), vueltas y casilla (1:28) o una suma (50+28)
error-score-too-many = { $whose }«{ $entry }» supera los { NUMBER($most) } puntos.
    .try = una puntuación de 0 a { NUMBER($most) }
error-score-lap-full = { $whose }«{ $entry }» no existe en el marcador, cuyas casillas van de 0 a { NUMBER($last) }.
    .try = { $meant }, la casilla que sigue a { $before } ({ NUMBER($points) } puntos)
error-score-off-track = { $whose }«{ $entry }» no existe en el marcador, cuyas casillas van de 0 a { NUMBER($last) }.
    .try = { $meant }, pues tras { $before } empieza otra vuelta ({ NUMBER($points) } puntos)
error-no-score = { $player } no tiene puntos: jugadores y puntos van por parejas.
    .try = { $command }
error-no-name = «{ $entry }» no tiene ningún nombre delante: jugadores y puntos van por parejas.
    .try = un nombre delante de cada puntuación; un nombre no puede tener solo cifras

## Nombres y jugadores

error-name-empty = El nombre de un jugador está vacío.
    .try = un nombre de 1 a 200 caracteres
error-name-too-long = Un nombre de { NUMBER($length) } caracteres es demasiado largo: el máximo es { NUMBER($longest) }.
    .try = un nombre más corto
error-name-like-score = «{ $name }» no puede ser un nombre: podría ser una puntuación.
    .try = un nombre que tenga una letra, como "Jugador { $name }"
error-name-forbidden = «{ $name }» no puede ser un nombre: contiene el carácter de control invisible { $character }.
    .try = el nombre escrito de nuevo, sin ese carácter
error-too-few-players = { $count ->
    [0] Una partida tiene al menos dos jugadores.
   *[other] Una partida tiene al menos dos jugadores, y aquí hay solo uno.
}
    .try = { $command }
error-twice = { $player } aparece dos veces en la partida (ya como { $first }).
    .try = cada jugador una sola vez; dos personas que se llaman igual necesitan nombres distintos
error-twice-same = { $player } aparece dos veces en la partida.
    .try = cada jugador una sola vez; dos personas que se llaman igual necesitan nombres distintos
error-unknown-player = { $name } no ha jugado nunca.
    .try = { $command } muestra la lista de jugadores
error-unknown-player-near = { $name } no ha jugado nunca.
    .try = { $nearest }

## La línea de comandos

error-score-missing = Falta el comando delante de los jugadores y sus puntos.
    .try = { $command }
error-language = «{ $typed }» no es un idioma de teamzy.
    .try = { $known }
error-date = «{ $typed }» no es una fecha.
    .try = un día del calendario como AAAA-MM-DD, o today (hoy), o yesterday (ayer)
error-expansion = «{ $typed }» no es una expansión.
    .try = el comienzo de uno de estos nombres: { $known }; none; u other:NOMBRE para otra expansión
error-expansion-ambiguous = «{ $typed }» puede referirse a varias expansiones.
    .try = una de estas: { $fitting }
error-topic = El recordatorio no tiene ninguna parte «{ $typed }».
    .try = una de estas: { $known }
error-topic-ambiguous = «{ $typed }» puede ser varias partes del recordatorio.
    .try = una de estas: { $known }
error-not-reminded = El recordatorio no dice nada de { $expansion }: mira las reglas de la caja.
    .try = { $command }
error-none-and-expansion = «none» y una expansión no van juntos.
    .try = solo none para el juego base, o solo las expansiones
error-forbidden-in-text = El texto de { $option } contiene el carácter de control { $character }.
    .try = el texto en una sola línea, sin ese carácter
error-text-too-long = El texto de { $option } tiene { NUMBER($length) } caracteres, y se admiten { NUMBER($longest) } como mucho.
    .try = un texto más corto
error-nothing-to-score = No hay jugadores ni puntos.
    .try = { $command }
error-nobody-to-seat = No se ha indicado ningún jugador.
    .try = { $command }

## La hoja de puntos

error-sheet-seats = Una hoja de puntos es para { NUMBER($fewest) } a { NUMBER($most) } jugadores, no para { NUMBER($count) }.
    .try = de { NUMBER($fewest) } a { NUMBER($most) } nombres, o ese número de columnas con --players
error-sheet-names = Se nombran { NUMBER($names) } jugadores, y --players dice { NUMBER($seats) }.
    .try = --players { NUMBER($names) }, o solo los nombres
error-sheet-rows = { NUMBER($count) } expansiones piden una fila propia, y en una hoja de puntos caben { NUMBER($most) }.
    .try = solo las que cuentan en el recuento final
error-sheet-to-terminal = Una hoja de puntos es un archivo PDF, que un terminal no puede mostrar.
    .try = lo mismo con -o hoja.pdf para guardarla, o con | lp para imprimirla

## Partidas

error-no-open-game = Estos puntos no llevan nombres, y no hay ninguna partida abierta.
    .try = { $command }
error-only-older-open = Estos puntos no llevan nombres, y ninguna partida se abrió hoy ni ayer; hay una anterior abierta:
    .try = { $command }
error-seats-differ = { $count ->
    [one] Se ha escrito { NUMBER($count) } puntuación, y ninguna partida abierta tiene ese número de jugadores:
   *[other] Se han escrito { NUMBER($count) } puntuaciones, y ninguna partida abierta tiene ese número de jugadores:
}
    .try = una puntuación por jugador, en este orden
error-several-open = Varias partidas abiertas encajan con estos puntos:
    .try = { $command }
error-other-players = La partida { $game } tiene otros jugadores.
    .try = { $command }
error-not-open = La partida { $game } ya está terminada.
    .try = { $command } la muestra
error-unknown-game = No hay ninguna partida «{ $typed }».
    .try = un identificador de la primera columna de { $command }, o su comienzo, o last (la última)
error-unknown-open-game = No hay ninguna partida abierta «{ $typed }».
    .try = un identificador de la primera columna de { $command }, o su comienzo
error-ambiguous-game = Varias partidas empiezan por «{ $typed }»:
    .try = un comienzo más largo
error-newer-game = Una versión posterior de teamzy modificó la partida { $id }, y la tuya no la entendería entera.
    .try = actualiza teamzy

error-nothing-changed = En la partida { $game } no cambiaría nada.
    .try = una puntuación, un jugador o una opción diferente, como en { $command }
error-not-seated = { $name } no jugó la partida { $id }, donde se sentaron { $players }.
    .try = uno de esos nombres; --add añade un jugador, --replace ANTIGUO=NUEVO cambia quién ocupó un sitio
error-no-replacement = «{ $words }» no dice quién ocupa el lugar de quién.
    .try = --replace ANTIGUO=NUEVO
error-added-without-score = { $name } no tiene puntos, y la partida está terminada.
    .try = --add { $example }
error-still-open = La partida { $game } sigue abierta, y no tiene puntos que corregir.
    .try = { $command }
error-nothing-to-undo = No hay nada que deshacer.
    .try = nada: no queda ninguna partida, corrección ni cambio de nombre que deshacer
error-newer-change = El último cambio, del { $date }, es de una versión posterior de teamzy, y la tuya no sabe deshacerlo.
    .try = actualiza teamzy
error-would-merge = { $people } son dos personas en estas partidas, y pasarían a ser una sola.
    .try = { $command }, si son la misma persona
error-sat-together = { $people } coincidieron en la partida { $game }, así que son dos personas.
    .try = { $command }; un sitio dado a quien no era se arregla con edit --replace
error-already-named = { $name } ya se llama así.
    .try = otra forma de escribirlo, o nada

## Preguntas

error-left = No se ha guardado nada.
error-interrupted = Interrumpido: no se ha guardado nada.
error-not-asked = No se puede preguntar nada en este terminal: { $why }.
    .try = todo en la línea de comandos

## Archivos

error-no-data-directory = No se puede saber dónde se guardan las partidas: no tienes carpeta personal.
    .try = indica un archivo con --data ARCHIVO o TEAMZY_DATA
error-not-a-file = { $path } no es un archivo.
    .try = indica el archivo de las partidas con --data o TEAMZY_DATA
error-file-read = No se puede leer { $path }: { $why }.
    .try = arréglalo, o indica otro archivo con --data o TEAMZY_DATA
error-file-write = No se puede escribir en { $path }, y no se ha guardado nada: { $why }.
    .try = arréglalo y escribe el comando de nuevo
error-file-lock = No se puede bloquear { $path }, y no se ha guardado nada: { $why }.
    .try = deja el archivo en un disco que admita el bloqueo de archivos, y indícalo con --data o TEAMZY_DATA
error-make-directory = No se puede crear la carpeta { $path }: { $why }.
    .try = indica un archivo en otro lugar con --data o TEAMZY_DATA
error-file-output = No se puede escribir { $path }: { $why }.
    .try = arréglalo, o indica otro lugar
error-file-exists = { $path } ya existe y se ha dejado como está.
    .try = indica otro lugar, o añade --force para reemplazarlo
error-over-data = { $path } contiene las partidas, y ahí no se escribe nada más.
    .try = indica otro lugar
error-file-changed = Otro programa modificó { $path } mientras tanto, y no se ha guardado nada.
    .try = escribe el comando de nuevo
error-file-unsure = { $path } no se pudo escribir por completo, y lo escrito no se puede retirar: { $why }.
    .try = antes de escribir el comando de nuevo, { $command } muestra si se ha guardado
error-file-import = No se puede leer { $path }: { $why }.
    .try = arréglalo, o indica otro archivo
error-file-keep = Lo que llega no se puede guardar mientras tanto en { $path }, y no se ha guardado nada: { $why }.
    .try = haz sitio ahí, o indica otra carpeta con TMPDIR
error-import-empty = { $path } está vacío.
    .try = una exportación de BG Stats, partidas de BoardGameGeek en XML, una tabla CSV o un archivo de teamzy
error-import-blank = { $path } solo contiene espacios en blanco.
    .try = una exportación de BG Stats, partidas de BoardGameGeek en XML, una tabla CSV o un archivo de teamzy
error-import-zip = { $path } es un archivo ZIP, o el de una hoja de cálculo.
    .try = el archivo que hay dentro; una hoja guardada como «CSV UTF-8»
error-import-compressed = { $path } está comprimido.
    .try = el archivo que hay dentro
error-import-html = { $path } es una página web.
    .try = el archivo que exporta el otro programa, no la página que habla de él
error-import-utf16 = { $path } es texto en UTF-16.
    .try = el mismo guardado en UTF-8; una hoja, como «CSV UTF-8»
error-import-binary = { $path } no es texto.
    .try = una exportación de BG Stats, partidas de BoardGameGeek en XML, una tabla CSV o un archivo de teamzy
error-import-unknown = { $path } no es de ninguno de los tipos que teamzy lee.
    .try = una exportación de BG Stats, partidas de BoardGameGeek en XML, una tabla CSV o un archivo de teamzy
error-import-columns = { $count ->
    [one] La tabla { $path } no tiene la columna { $columns }.
   *[other] La tabla { $path } no tiene las columnas { $columns }.
}
    .try = { $example } con los encabezados de la tabla
error-import-syntax = { $place }: a partir de aquí esto no es { $format }, y no se ha traído nada.
    .try = el archivo tal como lo exporta el otro programa
error-import-shape = { $place }: este { $format } no está hecho como lo están esos archivos, y no se ha traído nada.
    .try = el archivo tal como lo exporta el otro programa
error-import-breaks-off = { $place }: el { $format } se interrumpe aquí, y no se ha traído nada.
    .try = el archivo entero, exportado o copiado de nuevo
error-import-too-deep = { $place }: aquí el { $format } anida más de lo que anidan nunca esos archivos, y no se ha traído nada.
    .try = el archivo tal como lo exporta el otro programa
error-import-too-long = { $place }: lo que empieza aquí en el { $format } no termina, y no se ha traído nada.
    .try = el archivo tal como lo exporta el otro programa
error-import-not-utf8 = { $place }: esto no es texto en UTF-8, y el { $format } no se ha traído.
    .try = el mismo guardado en UTF-8; una hoja, como «CSV UTF-8»
error-import-doctype = { $place }: el { $format } declara un tipo de documento, cosa que esos archivos nunca hacen, y no se ha traído nada.
    .try = el archivo tal como lo exporta el otro programa
error-import-open-quote = { $place }: en esta fila del { $format } hay unas comillas sin cerrar, y no se ha traído nada.
    .try = el archivo entero, exportado o copiado de nuevo
error-import-heading-twice = { $place }: las columnas { NUMBER($first) } y { NUMBER($again) } tienen el mismo encabezado, y cualquiera podría ser «{ $column }»; no se ha traído nada.
    .try = otro encabezado para una de ellas, o { $example } con uno que figure una sola vez
error-import-ragged = { $place }: celdas de esta fila: { NUMBER($found) }, del encabezado: { NUMBER($wanted) }; no se ha traído nada.
    .try = el archivo entero, exportado o copiado de nuevo
error-imports-itself = { $path } es el propio archivo de tus partidas.
    .try = otro archivo
error-mixed-import = { $path } es un archivo de teamzy, y no se trae junto con otros tipos de archivo.
    .try = { $command }, y después los demás
error-column = «{ $typed }» no dice qué columna tiene qué encabezado.
    .try = COLUMNA=TÍTULO, con una de estas: { $known }
error-column-twice = --columns da dos veces el encabezado de «{ $column }»: «{ $first }» y «{ $again }».
    .try = solo uno de los dos
error-line-too-long = La partida es demasiado larga para volver a leerla, y no se ha guardado.
    .try = nombres más cortos, o menos jugadores
error-calendar-ends = { $path } contiene una línea guardada al final del año 9999, así que no se puede guardar nada después, y no se ha guardado nada.
    .try = { $command } muestra la línea; corrige su instante en un editor de texto
error-no-randomness = El sistema no ha dado ningún número aleatorio para el identificador de la partida, y no se ha guardado nada.
    .try = el mismo comando otra vez
error-recorded-not-printed = Se ha guardado, pero no se ha podido mostrar el resultado: { $why }.
    .try = { $command } lo muestra
error-not-printed = No se ha podido mostrar el resultado: { $why }.
    .try = haz sitio, o escribe en otro lugar

## Lo que dice el sistema

system-not-found = no existe ese archivo o carpeta
system-permission = no tienes permiso
system-read-only = el disco es de solo lectura
system-full = el disco está lleno, o se ha alcanzado un límite de tamaño
system-directory = es una carpeta
system-not-a-directory = una parte de la ruta no es una carpeta
system-unsupported = el sistema de archivos no lo permite
system-code = el sistema responde con el error { $code }
system-other = el sistema lo rechaza

## Contar una zona

error-feature = «{ $typed }» no es nada que se pueda contar.
    .try = una de estas zonas: { $known }
error-feature-ambiguous = «{ $typed }» puede ser varias zonas.
    .try = una de estas: { $known }
error-count-option = { $option } no tiene sentido para { $feature }.
    .try = { $fitting }
error-count-without = Falta { $option } para contar { $feature }.
    .try = { $command }
error-count-old-edition = --edition old solo vale para una ciudad: para { $feature } se cuenta con las reglas actuales.
    .try = la misma línea sin --edition
error-no-tile = --tiles 0 es muy poco: { $feature } tiene al menos 1 loseta.
    .try = { $command }
error-one-tile = Una ciudad de 1 loseta no puede estar completa.
    .try = --tiles 2, o --unfinished
error-too-many-shields = En tan pocas losetas caben como mucho { NUMBER($most) } escudos.
    .try = --shields { NUMBER($most) }
error-small-with-cathedral = Una ciudad completa con catedral tiene al menos { NUMBER($least) } losetas.
    .try = la misma línea sin --cathedral, o --tiles { NUMBER($least) }
error-too-many-neighbours = Alrededor de { $feature } solo caben { NUMBER($most) } losetas.
    .try = --neighbours { NUMBER($most) }; sin esa opción cuentan las { NUMBER($most) }
error-nobody-there = Nadie tiene allí un meeple: nadie se lleva los puntos.
    .try = { $command }
error-crowded = En { $feature } solo cabe un meeple.
    .try = { $command }
error-big-in-garden = En un jardín solo puede estar un abad, no un meeple grande.
    .try = { $command }
error-meeples = { $player }: «{ $entry }» no es un número de meeples, como 1, 1+grande o grande.
    .try = { $command }
error-tokens = { $player }: «{ $entry }» no es un número de fichas de mercancía.
    .try = { $command }
error-meeples-too-many = { $player }: «{ $entry }» es más de lo que tiene nadie.
    .try = { NUMBER($most) } como mucho
error-two-big = { $player }: «{ $entry }» tiene dos meeples grandes, y cada uno tiene solo uno.
    .try = { $command }
error-meeples-missing = Falta el número de meeples de { $player }.
    .try = { $command }
error-tokens-missing = Falta el número de fichas de mercancía de { $player }.
    .try = { $command }
error-meeples-nameless = «{ $entry }» no es de nadie: falta un nombre delante.
    .try = { $command }
error-counted-twice = { $player } está dos veces (antes como { $first }).
    .try = una sola entrada por jugador
error-pig-alone = { $player } tiene allí un cerdo, pero no se dice con cuántos meeples.
    .try = { $command }
error-two-pigs = { $player } solo tiene un cerdo.
    .try = --pig { $player } una sola vez
error-player-of-goods = «{ $typed }» sobra: las mercancías se cuentan por fichas, no por meeples.
    .try = { $command }

## Un gráfico

error-chart-players = En un gráfico caben { NUMBER($most) } jugadores, y se nombran { NUMBER($count) }.
    .try = { NUMBER($most) } de ellos, o nadie: entonces, quienes más partidas tienen
error-no-picture = { $path } no acaba ni en .svg ni en .png, los dos tipos de imagen.
    .try = -o { $fitting }
error-nameless-picture = Falta el nombre de la imagen antes de { $ending }.
    .try = -o { $fitting }
