### Todas las ayudas (--help), y lo que se dice de una línea de comandos rechazada. Los nombres de
### los comandos, de las opciones y de los valores fijos quedan en inglés en todos los idiomas. Las
### líneas para teclear caben en 60 columnas.

## Headings, with their colon

help-heading-usage = Uso:
help-heading-examples = Ejemplos:
help-heading-commands = Comandos:
help-heading-arguments = Argumentos:
help-heading-options = Opciones:
help-heading-details = La partida:
help-heading-filters = Qué partidas:
help-heading-global = Opciones generales:

## Commands

help-teamzy = Lleva la puntuación de tus partidas de Carcassonne
    .usage = teamzy COMANDO [OPCIÓN]...
    .examples =
        teamzy score Hugo 78 Inés 1:28
        teamzy score --help
help-new = Sienta a los jugadores y abre una partida
    .usage = teamzy new [JUGADOR]... [OPCIÓN]...
    .examples =
        teamzy new Hugo Inés Zoe
        teamzy new Hugo Inés --with posadas --at Sevilla
help-score = Anota las puntuaciones finales y anuncia quién gana
    .usage = teamzy score [JUGADOR PUNTOS]... [OPCIÓN]...
    .examples =
        teamzy score Hugo 78 Inés 1:28 Zoe 50+14
        teamzy score Hugo=78 Inés=91 --date yesterday
        teamzy score 84 91
help-history = Muestra las partidas, la más reciente al final
    .usage = teamzy history [JUGADOR]... [OPCIÓN]...
    .examples =
        teamzy history -n 10
        teamzy history Hugo Inés --since 2026-01-01
        teamzy history --game last
help-rankings = Clasifica a los jugadores
    .usage = teamzy rankings [JUGADOR]... [OPCIÓN]...
    .examples =
        teamzy rankings --players 2
        teamzy rankings --by average --min-games 5
        teamzy rankings --by rating
help-records = Muestra los récords de cada jugador y los de la mesa
    .usage = teamzy records [JUGADOR]... [OPCIÓN]...
    .examples =
        teamzy records Inés
        teamzy records --with none
help-chart = Dibujar la evolución de puntuaciones, victorias o nivel
    .usage = teamzy chart [JUGADOR]... [OPCIÓN]...
    .examples =
        teamzy chart
        teamzy chart Hugo Inés --of victories
        teamzy chart --since 2026-01-01 -o puntos.svg
help-help-scoring = Recuerda cómo se cuentan los puntos
    .usage = teamzy help-scoring [TEMA] [OPCIÓN]...
    .examples =
        teamzy help-scoring
        teamzy help-scoring ciudad --with posadas
        teamzy help-scoring --lang fr
help-count = Cuenta los puntos de una zona y dice quién se los lleva
    .usage = teamzy count ZONA [JUGADOR=MEEPLES]... [OPCIÓN]
    .examples =
        teamzy count ciudad --tiles 3 --shields 1 Hugo=2 Inés=1
        teamzy count camino --tiles 5 --inn --unfinished
        teamzy count monasterio --neighbours 3 Inés=1
        teamzy count campo --cities 4 Ana=1 Eva=1+grande --pig Eva
        teamzy count mercancías --wine Hugo=3 --wine Inés=2
help-sheet = Prepara la hoja de puntos para imprimir, un PDF
    .usage = teamzy sheet [JUGADOR]... [OPCIÓN]...
    .examples =
        teamzy sheet Hugo Inés Zoe | lp
        teamzy sheet --players 4 --with posadas -o hoja.pdf
help-edit = Corrige una partida
    .usage = teamzy edit PARTIDA [JUGADOR=PUNTOS]... [OPCIÓN]
    .examples =
        teamzy edit last Hugo=87
        teamzy edit 7k3f --date yesterday --with posadas
        teamzy edit last --replace Max=Inés --add Tom=70
help-delete = Borra partidas
    .usage = teamzy delete PARTIDA... [OPCIÓN]...
    .examples =
        teamzy delete last
        teamzy delete 7k3f 2qm8
help-undo = Deshace el último cambio; repetido, el anterior
    .usage = teamzy undo [OPCIÓN]...
    .examples =
        teamzy undo --dry-run
        teamzy undo
help-rename = Da otro nombre a un jugador, o une dos nombres en una persona
    .usage = teamzy rename ANTIGUO NUEVO [OPCIÓN]...
    .examples =
        teamzy rename Ines Inés
        teamzy rename Ines Inés --merge
help-import = Traer partidas de otros programas o de otro archivo
    .usage = teamzy import ARCHIVO... [OPCIÓN]...
    .examples =
        teamzy import bgstats.json
        teamzy import lista.csv --columns player=Quién --dates dmy
        teamzy import portatil.jsonl --dry-run
help-export = Escribir las partidas para otro archivo o una hoja de cálculo
    .usage = teamzy export [JUGADOR]... [OPCIÓN]...
    .examples =
        teamzy export -o partidas-2026.jsonl --since 2026-01-01
        teamzy export --format csv -o partidas.csv
help-check = Revisa el archivo y señala lo dudoso
    .usage = teamzy check [OPCIÓN]...
    .examples =
        teamzy check
        teamzy check --json
help-completions = Muestra el script de autocompletado de un shell
    .usage = teamzy completions SHELL [OPCIÓN]...
    .examples =
        source <(teamzy completions bash)
        source <(teamzy completions zsh)
        teamzy completions fish | source
        eval (teamzy completions elvish | slurp)
        teamzy completions powershell | Out-String | iex
help-man = Muestra la página de manual
    .usage = teamzy man [-o CARPETA [--force]] [OPCIÓN]...
    .examples =
        teamzy man
        teamzy man -o man1 --lang fr

## Players and scores

help-new-players = Los jugadores en el orden de la mesa, al menos dos. Un nombre de varias palabras va entre comillas. Sin jugadores, teamzy los pide en un terminal.
    .value = JUGADOR
help-score-entries = Cada jugador seguido de sus puntos finales, o JUGADOR=PUNTOS. Los puntos son un número (78), una suma (50+28) o vueltas y casilla (1:28). Puntos sin nombres cierran la partida abierta, en el orden de sus jugadores. Sin jugadores, teamzy los pide en un terminal.
    .value = JUGADOR PUNTOS
help-sheet-players = Los jugadores, una columna para cada uno, de 2 a 8 en total. Un nombre de varias palabras va entre comillas.
    .value = JUGADOR
help-records-players = Solo los récords de estos jugadores
    .value = JUGADOR
help-chart-players = A quién se muestra, hasta ocho; si no se nombra a nadie, a los cinco con más partidas
    .value = JUGADOR
help-arg-players = Solo las partidas en las que participaron todos estos jugadores
    .value = JUGADOR

## What a command does

help-score-game = La partida abierta que se cierra, por antigua que sea: su identificador o el comienzo de este
    .value = PARTIDA
help-history-game = Una partida en detalle: su identificador, el comienzo de este, o last para la última partida terminada
    .value = PARTIDA
help-history-open = Muestra las partidas abiertas en vez de las terminadas
help-arg-by = Lo que decide los puestos: victories (victorias, si no se dice nada), rate (victorias por partida), average (puntuación media), best (mejor puntuación) o rating (nivel de juego, según todos los puestos de todas las partidas)
    .value = CRITERIO
help-arg-min-games = Solo jugadores con N partidas o más
    .value = N
help-edit-entries = Lo que estaba mal, como JUGADOR=PUNTOS o JUGADOR PUNTOS, de jugadores de esa partida
    .value = JUGADOR=PUNTOS
help-arg-game = La partida: su identificador, el comienzo de este, o last para la última partida terminada
    .value = PARTIDA
help-arg-games = Las partidas: sus identificadores, el comienzo de estos, o last para la última partida terminada
    .value = PARTIDA
help-arg-add = Añade un jugador con sus puntos finales, o sin ellos a una partida abierta
    .value = JUGADOR=PUNTOS
help-arg-remove = Quita un jugador de la mesa
    .value = JUGADOR
help-arg-replace = Sienta al segundo jugador en el lugar del primero, con los mismos puntos
    .value = ANTIGUO=NUEVO
help-arg-old = El nombre que tiene el jugador
    .value = ANTIGUO
help-arg-new = El nombre que se muestra desde ahora; el antiguo se puede seguir escribiendo
    .value = NUEVO
help-arg-merge = Confirma que los dos nombres, si ambos han jugado, son una sola persona
help-arg-dry-run = Lo hace todo sin guardar nada
help-arg-json = Muestra el resultado en JSON, para programas
help-arg-csv = Muestra el resultado en CSV, para hojas de cálculo
help-sheet-seats = Cuántas columnas, de 2 a 8; las que no tienen nombre quedan vacías. Si no se dice, una por nombre, o 5 vacías
    .value = N
help-sheet-paper = Papel: a4 (si no se dice nada) o letter
    .value = PAPEL
help-sheet-file = El archivo que se escribe; si no, o con -, el PDF va a la salida estándar, para otro programa
    .value = ARCHIVO
help-completions-shell = El shell: bash, zsh, fish, elvish o powershell. El ejemplo que le corresponde va en el archivo que ese shell lee al empezar; en zsh, después de compinit.
    .value = SHELL
help-man-directory = En vez de eso, escribe en esta carpeta la página del programa y una por cada comando
    .value = CARPETA
help-arg-files = Los archivos: una exportación de BG Stats, partidas de BoardGameGeek en XML, una tabla CSV o un archivo de teamzy; - es la entrada estándar
    .value = ARCHIVO
help-arg-from = De qué tipo son los archivos, si teamzy no lo ve: bgstats, bgg, csv o teamzy
    .value = TIPO
help-arg-columns = Los encabezados de una tabla CSV, como date=Fecha, para game, date, player, score, expansions, location, note y victory; varios, separados por comas
    .value = COLUMNA=TÍTULO
help-arg-dates = Cómo escribe los días una tabla CSV, además de AAAA-MM-DD: dmy (día, mes, año) o mdy (mes, día, año)
    .value = ORDEN
help-arg-strict = No traer nada si se rechaza una sola partida
help-arg-format = La forma: jsonl (por defecto), líneas que teamzy sabe volver a leer, o csv, una fila por jugador de cada partida
    .value = FORMA
help-export-file = Escribir en este archivo en lugar de en pantalla; - es la salida estándar
    .value = ARCHIVO
help-arg-of = Qué se muestra a lo largo del tiempo: scores (las puntuaciones, si no se dice nada), victories (las victorias) o rating (el nivel)
    .value = DATO
help-chart-file = En su lugar, dibujar una imagen en este archivo, cuyo nombre acaba en .svg o .png
    .value = ARCHIVO
help-arg-force = Reemplaza los archivos que ya existen

## Points

help-help-scoring-topic = Solo esta parte: recuento-final, ciudad, camino, monasterio, campo, marcador, empates o una de las expansiones
    .value = TEMA
help-help-scoring-with = Habla solo de estas expansiones, por el id o el comienzo de un nombre; none para el juego base solo
    .value = EXPANSIÓN
help-help-scoring-edition = Solo con las reglas actuales (current) o las de las ediciones antiguas (old)
    .value = EDICIÓN
help-count-feature = Qué se cuenta: ciudad, camino, monasterio, jardín, campo o mercancías
    .value = ZONA
help-count-meeples = Quién está allí, con cuántos meeples; uno grande se escribe grande, con otro 1+grande. Quien tiene más se lleva todos los puntos, y en caso de empate cada uno se los lleva todos.
    .value = JUGADOR=MEEPLES
help-count-tiles = Losetas de la ciudad o del camino
    .value = N
help-count-shields = Escudos de la ciudad
    .value = N
help-count-unfinished = La ciudad o el camino está incompleto: recuento final
help-count-cathedral = La ciudad tiene una catedral, o varias
help-count-inn = El camino tiene una posada, o varias
help-count-neighbours = Losetas alrededor del monasterio, del jardín o del abad retirado; sin esta opción, las 8
    .value = N
help-count-cities = Ciudades completas que toca el campo
    .value = N
help-count-pig = Quién tiene un cerdo en el campo
    .value = JUGADOR
help-count-wine = Quién tiene cuántas fichas de vino; la opción se repite para cada jugador
    .value = JUGADOR=N
help-count-grain = Lo mismo para el trigo
    .value = JUGADOR=N
help-count-cloth = Lo mismo para la tela
    .value = JUGADOR=N
help-count-edition = Las reglas: current (las actuales, por defecto) u old (las ciudades completas de 2 losetas valen menos)
    .value = EDICIÓN

## About a game

help-score-date = Día de la partida: AAAA-MM-DD, today (hoy) o yesterday (ayer); si no se dice, hoy, o el día de la partida abierta
    .value = FECHA
help-arg-date = Día de la partida: AAAA-MM-DD, today (hoy) o yesterday (ayer); si no se dice, hoy
    .value = FECHA
help-arg-with = Expansiones en la mesa, por su identificador o el comienzo de su nombre (posadas), varias con comas o repitiendo la opción; none para el juego base sin expansiones, other:NOMBRE para una que no esté en esta lista: { $expansions }
    .value = EXPANSIÓN
help-arg-at = Dónde se juega la partida
    .value = LUGAR
help-arg-note = Una nota que se guarda con la partida
    .value = TEXTO
help-edit-date = El día correcto: AAAA-MM-DD, today (hoy) o yesterday (ayer)
    .value = FECHA
help-edit-at = Dónde se jugó la partida; un texto vacío borra el lugar
    .value = LUGAR
help-edit-note = Una nota que se guarda con la partida; un texto vacío la borra
    .value = TEXTO

## Which games

help-arg-since = Desde este día: AAAA-MM-DD, today o yesterday
    .value = FECHA
help-arg-until = Hasta este día inclusive
    .value = FECHA
help-arg-table = Con todas estas expansiones; none para el juego base sin expansiones
    .value = EXPANSIÓN
help-arg-count = De N jugadores exactamente
    .value = N
help-arg-place = Jugadas en este lugar; none para las que no tienen lugar
    .value = LUGAR
help-arg-last = Solo las N últimas
    .value = N

## General options

help-arg-lang = Idioma: { $languages }; o bien TEAMZY_LANG
    .value = IDIOMA
help-arg-data = Archivo que guarda las partidas; o bien TEAMZY_DATA
    .value = ARCHIVO
help-arg-color = Color: auto (solo en un terminal), always (siempre) o never (nunca)
    .value = CUÁNDO
help-arg-help = Muestra esta ayuda
help-arg-version = Muestra la versión

## A command line that is refused; “.try” is what to do instead

usage-invalid-value = «{ $value }» no es un valor de { $argument }, que admite { $values }.
    .try = { $fix }
usage-no-value = Falta un valor después de { $argument }.
    .try = { $fix }
usage-empty-word = Hay una palabra vacía en lugar de { $argument }.
    .try = { $fix }, o ninguna palabra
usage-not-a-number = { $argument } pide un número entero, 0 o más, y no «{ $value }».
    .try = { $argument } 5
usage-number-too-large = «{ $value }» es un número demasiado grande para { $argument }.
    .try = { $argument } 5
usage-unsuitable-value = «{ $value }» no sirve para { $argument }.
    .try = { $fix }
usage-unknown-argument = { $command } no tiene la opción { $argument }.
    .try = { $fix }
usage-misplaced-argument = No hay ninguna opción { $argument } delante del comando.
    .try = { $fix }
usage-unexpected-word = «{ $value }» es una palabra de más para { $command }.
    .try = { $command } --help
usage-invalid-subcommand = «{ $value }» no es un comando de teamzy.
    .try = { $fix }
usage-unknown-subcommand = «{ $value }» no es un comando de teamzy, que conoce { $commands }.
    .try = teamzy --help
usage-no-equals = El valor de { $argument } tiene que seguir a un «=».
    .try = { $fix }
usage-too-many-values = «{ $value }» es un valor de más para { $argument }.
    .try = { $fix }
usage-too-few-values = { $argument } pide al menos { $wanted } valores, y no { $found }.
    .try = { $fix }
usage-wrong-number-of-values = { $argument } pide { $wanted } valores, y no { $found }.
    .try = { $fix }
usage-argument-conflict = { $argument } no se combina con { $others }.
    .try = lo uno sin lo otro
usage-repeated-argument = { $argument } aparece más de una vez.
    .try = { $argument } una sola vez
usage-exclusive-argument = { $argument } no va con nada más.
    .try = solo { $argument }
usage-missing-argument = { $command } necesita { $arguments }.
    .try = { $command } --help
usage-missing-subcommand = Falta un comando; hay { $commands }.
    .try = { $command } --help
usage-invalid-utf8 = Una palabra de la línea de comandos no es texto en UTF-8.
    .try = las mismas palabras en UTF-8
usage-other = No se entiende esta línea de comandos.
    .try = { $command } --help
