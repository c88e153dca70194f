### Lo que teamzy dice de las partidas. Los ids y las variables son los mismos en todos los idiomas.
### NUMBER($n) escribe un número como lo hace el idioma; { $n } a solas solo elige el plural.

## Números y listas

number-decimal-mark = ,
number-group-mark = { "\u202F" }
number-percent = { NUMBER($number) } %
# «Hugo, Léa» en «Hugo, Léa y Zoé»
list-comma = { $before }, { $next }
# $sound es "i" cuando el último nombre empieza por la vocal de Inés, Hilario o Yves; si no, "other"
list-and = { $before } { $sound ->
    [i] e
   *[other] y
} { $last }
quoted = «{ $text }»
# Jugadores en las líneas que se escriben, ocho
example-names = Inés|Hugo|Ana|Max|Eva|Lola|Tom|Iris

## Una partida

result-victory = Gana { $winner } con { $points ->
    [one] { NUMBER($points) } punto
   *[other] { NUMBER($points) } puntos
}, { NUMBER($margin) } más que { $second }.
result-shared = Empate: { $winners } comparten la victoria con { $points ->
    [one] { NUMBER($points) } punto
   *[other] { NUMBER($points) } puntos
}.
result-seated = { $count ->
   *[other] { $players } se sientan a la mesa.
}
result-seated-then = Al final, escribe los puntos en este orden: { $command }
# $facts: la fecha, las expansiones y el lugar
game-line = Partida { $id }, { $facts }
game-line-unrecorded = Partida sin guardar, { $facts }
note-line = Nota: { $note }

result-edited = Se ha corregido la partida { $game }.
result-would-edit = Se corregiría la partida { $game }.
# $game: la fecha y el resultado en una línea
result-deleted = Se ha borrado la partida { $id }: { $game }
result-would-delete = Se borraría la partida { $id }: { $game }
result-deleted-then = { $count ->
    [one] Para recuperarla: { $command }
   *[other] Para recuperarlas: { $command }
}
result-undone = Se ha deshecho el cambio del { $date }.
result-would-undo = Se desharía el cambio del { $date }.
result-undone-rename = { $old } ya no se llama { $new }.
result-undone-games = { $count ->
    [one] Afectaba a { NUMBER($count) } partida.
   *[other] Afectaba a { NUMBER($count) } partidas.
}
result-undone-gone = La partida { $id } ya no cuenta: { $game }
result-undone-back = La partida { $id } vuelve a contar: { $game }
result-undone-open = La partida { $id } vuelve a estar abierta: { $game }
result-undone-again = La partida { $id } está como antes: { $game }
result-undone-nothing = Eso no cambia nada, pues la partida sigue borrada.
result-renamed = { $old } se llama ahora { $new } ({ $count ->
    [one] { NUMBER($count) } partida
   *[other] { NUMBER($count) } partidas
}).
result-would-rename = { $old } se llamaría { $new } a partir de ahora ({ $count ->
    [one] { NUMBER($count) } partida
   *[other] { NUMBER($count) } partidas
}).
result-merged = { $people } son ahora una sola persona, { $new } ({ $count ->
    [one] { NUMBER($count) } partida
   *[other] { NUMBER($count) } partidas
}).
result-would-merge = { $people } serían una sola persona, { $new } ({ $count ->
    [one] { NUMBER($count) } partida
   *[other] { NUMBER($count) } partidas
}).
game-earlier = Antes:
game-was-deleted = borrada

## Lo que ha llegado de fuera

import-progress = Leyendo… { NUMBER($percent) } %
# Una partida: cómo la llama su archivo, y su día
import-play = { $date } ({ $called })
result-imported = { $count ->
    [0] No se ha añadido ninguna partida.
    [one] Se ha añadido { NUMBER($count) } partida.
   *[other] Se han añadido { NUMBER($count) } partidas.
}
result-would-import = { $count ->
    [0] No se añadiría ninguna partida.
    [one] Se añadiría { NUMBER($count) } partida.
   *[other] Se añadirían { NUMBER($count) } partidas.
}
result-merged-lines = { $count ->
    [0] Aquí no faltaba ninguna línea.
    [one] Se ha añadido { NUMBER($count) } línea.
   *[other] Se han añadido { NUMBER($count) } líneas.
}
result-would-merge-lines = { $count ->
    [0] Aquí no falta ninguna línea.
    [one] Se añadiría { NUMBER($count) } línea.
   *[other] Se añadirían { NUMBER($count) } líneas.
}
result-import-known = { $count ->
    [one] { NUMBER($count) } partida ya está aquí.
   *[other] { NUMBER($count) } partidas ya están aquí.
}
result-merge-known = { $count ->
    [one] { NUMBER($count) } línea ya está aquí.
   *[other] { NUMBER($count) } líneas ya están aquí.
}
result-import-refused = { $count ->
    [one] Se ha rechazado { NUMBER($count) } partida.
   *[other] Se han rechazado { NUMBER($count) } partidas.
}
result-merge-refused = { $count ->
    [one] Se ha dejado fuera { NUMBER($count) } línea.
   *[other] Se han dejado fuera { NUMBER($count) } líneas.
}
result-import-others = { $count ->
    [one] { NUMBER($count) } partida es de otro juego.
   *[other] { NUMBER($count) } partidas son de otros juegos.
}
result-import-withheld = Debido a --strict, no se ha añadido nada.
result-import-undo = { $count ->
    [one] Para quitarla: { $command }
   *[other] Para quitarlas: { $command }
}
result-merge-undo = No es un cambio en sí: { $command } deshace el último cambio de los dos archivos juntos.

## Por qué no se trae una partida

remark-not-taken = { $play } no se trae: { $why }.
remark-line-not-taken = { $place }: esta línea no se puede leer, y se deja fuera.
reason-set-aside = su dueño la apartó
reason-unfinished = no se jugó hasta el final
reason-teams = se jugó por equipos
reason-quantity = vale por { $count ->
    [one] { NUMBER($count) } partida
   *[other] { NUMBER($count) } partidas
} con una sola serie de puntos
reason-no-date = no tiene una fecha válida
reason-nobody = no figura nadie
reason-one-player = solo figura un jugador
reason-crowd = figuran demasiados jugadores
reason-nameless = un jugador no tiene nombre
reason-bad-name = «{ $player }» no puede ser un nombre
reason-player-twice = { $player } figura dos veces
reason-score-unknown = no se conocen los puntos de { $player }
reason-score-negative = «{ $entry }», los puntos de { $player }, es un número negativo
reason-score-decimal = «{ $entry }», los puntos de { $player }, no es un número entero
reason-score-malformed = «{ $entry }», los puntos de { $player }, no es una puntuación
reason-score-too-high = «{ $entry }», los puntos de { $player }, es demasiado
reason-too-long = sus textos son demasiado largos

## Columnas

column-place = Puesto
column-player = Jugador
column-score = Puntos
column-track = Marcador
column-games = Partidas
column-victories = Victorias
column-shared = Compartidas
column-rate = Vict. %
column-average = Media
column-best = Récord
column-rating = Nivel
column-game = Partida
column-date = Fecha
column-result = Resultado
column-meeples = Meeples
column-points = Puntos
column-wine = Vino
column-grain = Trigo
column-cloth = Tela

# Tras la marca de un nivel provisional
rankings-provisional = provisional: con menos de { NUMBER($games) } partidas

## Récords que cayeron

record-best = mejor puntuación de { $player }
record-run = mejor racha de victorias de { $player }
record-widest = victoria más amplia de { $player }
record-table-highest = puntuación más alta de la mesa ({ $player })
record-table-widest = mayor diferencia de la mesa ({ $player })
record-broken = Récord: { $which }, { $value } (antes { $before }, { $date })
record-run-broken = Récord: { $which }, { $value } (antes { $before })
record-equalled = Récord igualado: { $which }, { $value } ({ $date })
record-run-equalled = Récord igualado: { $which }, { $value }

## La página de los récords

records-table = Toda la mesa
records-summary = { $games ->
    [one] { NUMBER($games) } partida
   *[other] { NUMBER($games) } partidas
}, { $victories ->
    [one] { NUMBER($victories) } victoria
   *[other] { NUMBER($victories) } victorias
}, { $average } puntos de media
records-best = Mejor puntuación
records-widest = Victoria más amplia
records-narrowest = Victoria más ajustada
records-longest-run = Mejor racha
records-present-run = Racha actual
records-highest = Puntuación más alta
records-highest-losing = Más puntos sin ganar
records-lowest-winning = Menos puntos ganando
records-table-widest = Mayor diferencia
records-together = Más partidas en común
# Una racha terminada, o la actual
records-from = a partir del { $date }
records-since = desde el { $date }

## Preguntas en el teclado

ask-players = ¿Quién juega? Un nombre por línea, en el orden de la mesa; Intro para terminar.
ask-player = Jugador { NUMBER($number) }:
ask-player-keys = Tab completa, Ctrl-D sale
ask-game = ¿Qué partida?
ask-game-other = otra partida
ask-game-keys = ↑ ↓ eligen, Intro acepta, Ctrl-D sale
ask-scores = Partida { $id }: { $players }.
ask-forms = Puntos (78), vueltas y casilla (1:28) o una suma (50+28).
ask-score = { $player }:
ask-score-keys = Ctrl-D sale sin guardar
# «Hugo 78» en «Hugo 78, Léa 91»
player-score = { $player } { NUMBER($points) }
ask-record = { $scores }: ¿se guarda?
ask-merge = { $people } pasan a ser una sola persona, { $new }: ¿de acuerdo?
# Las palabras que valen por un sí y por un no, separadas por «|»
ask-yes-no = { $question } [S/n]
    .yes = s|sí
    .no = n|no
    .explained = Escribe s (sí) o n (no).
result-refused = No se ha guardado nada.

## Observaciones

label-remark = aviso:
waiting-for-lock = Otro teamzy está escribiendo en el archivo; se espera a que termine…
remark-unreadable = { $place }: { $count ->
    [one] esta línea no se puede leer y se ha dejado como está ({ $command } la muestra)
   *[other] esta línea no se puede leer y se ha dejado como está, igual que otras ({ NUMBER($count) } en total; { $command } las muestra)
}
remark-newer = { $path }: { $count ->
    [one] { NUMBER($count) } línea es de una versión posterior de teamzy y se ha dejado como está; actualiza teamzy
   *[other] { NUMBER($count) } líneas son de una versión posterior de teamzy y se han dejado como están; actualiza teamzy
}
remark-future-date = El { $date } aún no ha llegado.
remark-future-dates = { $count ->
    [one] { NUMBER($count) } partida tiene una fecha que aún no ha llegado: { $game }.
   *[other] { NUMBER($count) } partidas tienen una fecha que aún no ha llegado; la primera es { $game }.
}
remark-stays-open = La partida { $game } sigue abierta. Para cerrarla: { $close }. Para borrarla: { $delete }
remark-stay-open = { $count ->
    [one] { NUMBER($count) } partida más sigue abierta: { $command }
   *[other] { NUMBER($count) } partidas más siguen abiertas: { $command }
}
remark-lap-forgotten = { $player } tiene { NUMBER($score) } frente a { NUMBER($beside) }: ¿se ha olvidado una vuelta al marcador?
# A remark that asks, with the line to type if so
remark-then = { $remark } En ese caso: { $command }
remark-unusual = { $player } tiene { $points ->
    [one] { NUMBER($points) } punto
   *[other] { NUMBER($points) } puntos
}: son muchísimos. ¿Es correcto?
remark-same-game = La partida { $id } del mismo día ya tiene estos jugadores y estos puntos. Si se ha escrito dos veces: { $command }
remark-resembles = { $player } es un nombre nuevo; ¿querías decir { $known }? En ese caso: { $command }
remark-not-reminded = El recordatorio no dice nada de { $expansions }: mira las reglas de la caja.
remark-left-blank = «{ $name }» queda en blanco en la hoja: a su tipo de letra le faltan algunas de sus letras.
remark-named-again = { $path } es un archivo ya indicado, y no se vuelve a leer.
remark-disagrees = { $play }: el archivo da la victoria a { $named }; los puntos, a { $winners }; y cuentan los puntos.
remark-already-recorded = La partida { $game } ya estaba guardada con los mismos puntos, y no se añade otra vez.
remark-other-expansions = { $count ->
    [one] { $expansions } no está en la lista de expansiones, y conserva su propio nombre.
   *[other] { $expansions } no están en la lista de expansiones, y conservan sus propios nombres.
}
remark-dates-unsaid = Una tabla que no escribe los días como AAAA-MM-DD necesita --dates dmy o --dates mdy.
remark-letters-missing = A un PNG le faltan letras de { $names }; un SVG las tiene todas.
remark-dry-run = No se ha escrito nada (--dry-run).
remark-nothing-fits = Ninguna partida coincide.
remark-nothing-yet = Todavía no hay ninguna partida guardada. La primera: { $command }
remark-nothing-open = No hay ninguna partida abierta.

## Los puntos de una zona; los otros nombres de un meeple grande van separados por «|»

count-takes = { $players } se lleva { $points ->
    [one] { NUMBER($points) } punto
   *[other] { NUMBER($points) } puntos
}.
count-take-each = { $players } se llevan { $points ->
    [one] { NUMBER($points) } punto
   *[other] { NUMBER($points) } puntos
} cada uno.
count-worth = { $points ->
    [one] { NUMBER($points) } punto
   *[other] { NUMBER($points) } puntos
}.
count-with-pig = Con un cerdo: { $sum }
count-big = grande
count-tiles = { $count ->
    [one] { NUMBER($count) } loseta
   *[other] { NUMBER($count) } losetas
}
count-shields = { $count ->
    [one] { NUMBER($count) } escudo
   *[other] { NUMBER($count) } escudos
}
count-neighbours = { $count ->
    [one] { NUMBER($count) } loseta alrededor
   *[other] { NUMBER($count) } losetas alrededor
}
count-cities = { $count ->
    [one] { NUMBER($count) } ciudad completa
   *[other] { NUMBER($count) } ciudades completas
}
feature-city = una ciudad
feature-road = un camino
feature-monastery = un monasterio
feature-garden = un jardín
feature-field = un campo
feature-goods = mercancías

## Lo que check encuentra; “.try” dice qué hacer

check-no-file = Todavía no hay archivo: la primera partida lo crea.
check-summary = { $lines ->
    [one] { NUMBER($lines) } línea
   *[other] { NUMBER($lines) } líneas
}, { $games ->
    [one] { NUMBER($games) } partida
   *[other] { NUMBER($games) } partidas
}, { $open ->
    [one] { NUMBER($open) } abierta
   *[other] { NUMBER($open) } abiertas
}, { $players ->
    [one] { NUMBER($players) } jugador
   *[other] { NUMBER($players) } jugadores
}.
check-sound = No hay nada dudoso.
check-place = { $place }:{" "}
check-unreadable = esta línea no se puede leer, y se deja como está.
    .try = arréglala en un editor de texto, o déjala: no estorba
check-newer = esta línea es de una versión posterior de teamzy.
    .try = actualiza teamzy
check-same-change = estas líneas llevan el mismo cambio { $what } y son distintas; solo cuenta la última.
    .try = conserva la línea correcta y quita la otra en un editor de texto
check-first-lines-differ = estas líneas describen partidas distintas con un mismo identificador, { $what }; vale la última guardada.
    .try = { $command } las muestra
check-several-stand = la partida { $what } se corrigió de manera distinta en dos máquinas; cuenta la última corrección.
    .try = { $command }, y corrígela una vez más: así queda resuelto
check-replaces-undone = la partida { $what } se corrigió sobre una corrección que luego se deshizo.
    .try = { $command }, y corrígela una vez más si no es correcta
check-undoes-unknown = esta línea deshace el cambio { $what }, que no está en el archivo.
    .try = reúne estas líneas con las de la otra máquina
check-renamed-again = { $what } ya había cambiado de nombre; vale el último cambio.
    .try = nada, si es el último el que se quería
check-ahead = esta línea se guardó el { $what }, que aún no ha llegado.
    .try = pon en hora la máquina que la escribió
check-calendar-ends = esta línea se guardó el { $what }, al final del calendario, y no se puede guardar nada después.
    .try = corrige su instante en un editor de texto
check-rename-does-not-hold = la partida { $what } conserva sus nombres como están, pues un cambio de nombre sentaría dos veces a la misma persona: { $other }
    .try = { $command } con los nombres correctos
check-alike-names = { $people } son casi el mismo nombre.
    .try = { $command }, si son una sola persona
check-same-game = la misma partida está guardada como { $what }: { $other }
    .try = { $command }, si solo se jugó una vez

## Autocompletado

completion-game = { $date }, { $players }

## Gráficos

chart-scores = Puntuaciones
chart-victories = Victorias
chart-rating = Nivel
chart-day = { $count ->
    [one] { NUMBER($count) } partida
   *[other] { NUMBER($count) } partidas
}, { $date }
chart-days = { $count ->
    [one] { NUMBER($count) } partida
   *[other] { NUMBER($count) } partidas
}, del { $since } al { $until }
chart-empty = Ninguna partida que mostrar.
# $count es 5, 10, 20, 50, 100 o 500
chart-marks = { $count ->
   *[other] Cada marca es una partida, y la línea es la media de las últimas { NUMBER($count) } partidas.
}
chart-small-marks = { $count ->
   *[other] Cada marca pequeña es una partida, y la línea es la media de las últimas { NUMBER($count) } partidas.
}
chart-dots = { $count ->
   *[other] Cada punto es una partida, y la línea es la media de las últimas { NUMBER($count) } partidas.
}
chart-hollow = Las marcas huecas son victorias compartidas.
