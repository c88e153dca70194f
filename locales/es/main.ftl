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
   *[other] { $players } están a la mesa.
}
result-seated-then = Al final, escribe los puntos en este orden: { $command }
# $facts: la fecha, las expansiones y el lugar
game-line = Partida { $id }, { $facts }
game-line-unrecorded = Sin guardar: { $facts }
note-line = Nota: { $note }

## Columnas

column-place = Puesto
column-player = Jugador
column-score = Puntos
column-track = Marcador
column-games = Partidas
column-victories = Victorias
column-shared = Compartidas
column-rate = Tasa
column-average = Media
column-best = Récord
column-game = Partida
column-date = Fecha
column-result = Resultado

## Récords que cayeron

record-best = mejor puntuación de { $player }
record-run = mejor racha de victorias de { $player }
record-widest = victoria más amplia de { $player }
record-table-highest = puntuación más alta de la mesa, de { $player }
record-table-widest = mayor diferencia de la mesa, de { $player }
record-broken = Récord: { $which }, { $value } (antes { $before }, { $date })
record-run-broken = Récord: { $which }, { $value } (antes { $before })
record-equalled = Récord igualado: { $which }, { $value } ({ $date })
record-run-equalled = Récord igualado: { $which }, { $value }

## La página de los récords

records-table = Toda la mesa
records-best = Mejor puntuación
records-average = Media
records-games = Partidas
records-victories = Victorias
records-longest-run = Mejor racha de victorias
records-present-run = Racha actual
records-widest = Victoria más amplia
records-narrowest = Victoria más ajustada
records-highest = Puntuación más alta
records-highest-losing = Más puntos sin ganar
records-lowest-winning = Menos puntos para ganar
records-table-widest = Mayor diferencia
records-together = Más veces juntos
records-reached = { $date }, partida { $game }
records-over = contra { $players }, { $date }, partida { $game }
records-by = { $players }, { $date }, partida { $game }
records-days = del { $since } al { $until }
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
player-score = { $player } { NUMBER($points) }
ask-record = { $scores }: ¿se guarda?
# Las palabras que valen por un sí y por un no, separadas por «|»
ask-yes-no = { $question } [S/n]
    .yes = s|sí
    .no = n|no
    .explained = Escribe s (sí) o n (no).
result-refused = No se ha guardado nada.

## Observaciones

label-remark = nota:
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
remark-stays-open = La partida { $game } sigue abierta. Para cerrarla: { $close }. Para borrarla: { $delete }
remark-stay-open = { $count ->
    [one] { NUMBER($count) } partida más sigue abierta: { $command }
   *[other] { NUMBER($count) } partidas más siguen abiertas: { $command }
}
remark-lap-forgotten = { $player } tiene { NUMBER($score) } frente a { NUMBER($beside) }: ¿se ha olvidado una vuelta al marcador? Entonces: { $command }
remark-unusual = { $player } tiene { $points ->
    [one] { NUMBER($points) } punto
   *[other] { NUMBER($points) } puntos
}: son muchísimos. ¿Es correcto?
remark-same-game = La partida { $id } del mismo día ya tiene estos jugadores y estos puntos. Si se ha escrito dos veces: { $command }
remark-resembles = { $player } es un nombre nuevo; ¿querías decir { $known }? Entonces: { $command }
remark-dry-run = No se ha escrito nada (--dry-run).
remark-nothing-fits = Ninguna partida corresponde.
remark-nothing-yet = Todavía no hay ninguna partida guardada. La primera: { $command }
remark-nothing-open = No hay ninguna partida abierta.
