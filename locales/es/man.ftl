### Las páginas de manual, además de lo que comparten con todas las ayudas (--help).

## Headings

man-volume = Comandos de usuario
man-heading-name = NOMBRE
man-heading-synopsis = SINOPSIS
man-heading-description = DESCRIPCIÓN
man-heading-commands = COMANDOS
man-heading-arguments = ARGUMENTOS
man-heading-options = OPCIONES
man-heading-examples = EJEMPLOS
man-heading-files = ARCHIVOS
man-heading-environment = ENTORNO
man-heading-exit-status = ESTADO DE SALIDA
man-heading-see-also = VÉASE TAMBIÉN

## The program

man-description = Durante la partida, el marcador ya lleva el total de cada uno, y no se copia nada loseta por loseta: al final se escribe la puntuación final de cada jugador. teamzy anuncia quién gana o la victoria compartida, guarda la partida, clasifica a los jugadores y anota sus récords.

## Files

man-file-data = Las partidas, una por línea, si ni --data ni TEAMZY_DATA indican otro archivo. Con XDG_DATA_HOME definida, la carpeta teamzy está ahí; en macOS está en ~/Library/Application Support.

## Environment

man-variable-data = Archivo que guarda las partidas, como --data
man-variable-lang = Idioma, como --lang
man-variable-locale = La primera que esté definida elige el idioma, si no lo hacen ni --lang ni TEAMZY_LANG.
man-variable-language = Idiomas que se prueban antes, separados por dos puntos; sin efecto con las configuraciones regionales C y POSIX
man-variable-no-color = Si está definida, no se resalta nada, salvo con --color always.
man-variable-columns = Anchura de la página, en lugar de la del terminal

## Exit status

man-status-done = Hecho, aunque no coincida ninguna partida
man-status-failed = No se pudo hacer: un archivo, su bloqueo, una partida o un jugador desconocidos.
man-status-refused = La línea de comandos o una entrada fue rechazada.
man-status-interrupted = Interrumpido
