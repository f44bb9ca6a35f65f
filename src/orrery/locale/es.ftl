# Textos comunes: órdenes y errores. Los textos de un juego están en su propia carpeta.

## Órdenes

app-help = Una mesa de juego digital: jugar, simular y reproducir partidas.
version = Orrery { $version }
help-version = Muestra la versión y termina.

command-play = Juega una partida en la terminal; se guarda todo el tiempo y se puede reanudar.

serve-help = Arranca el servidor de mesas: se juega en el navegador, a solas o con amigos.
serve-help-host = La dirección en la que escucha; 0.0.0.0 deja entrar a otros equipos.
serve-help-port = El puerto en el que escucha.
serve-help-data = La carpeta donde se guarda todo.
serve-address = Orrery está en { $address }
serve-network = Desde otros equipos de esta red: { $address }
serve-unbuilt = La pantalla no está construida; los programas pueden jugar, los navegadores ven una nota. Ejecuta make screen.
serve-stopped = Detenido.

token-help = Crea un invitado en un servidor y muestra su clave, para un bot u otro programa.
token-help-name = El nombre del invitado.
token-help-server = La dirección del servidor.

simulate-help = Juega partidas enteras entre bots y guarda un registro de cada una.
simulate-help-game = El juego.
simulate-help-seats = Cuántos asientos tiene la mesa.
simulate-help-games = Cuántas partidas jugar.
simulate-help-seed = La misma semilla da los mismos registros.
simulate-help-bots = Nombres de los bots separados por comas: uno por asiento o uno para todos.
simulate-help-out = La carpeta de los registros; se crea si no existe.
simulate-help-option = Una opción del juego en la forma nombre=valor; se puede repetir.
simulate-progress = Jugando
simulate-done =
    { $games ->
        [one] Se ha jugado { $games } partida de { $game }; su registro está en { $folder }.
       *[other] Se han jugado { $games } partidas de { $game }; sus registros están en { $folder }.
    }
simulate-seat = Asiento
simulate-bot = Bot
simulate-wins = Ganadas o compartidas
simulate-mean = Media de puntos

replay-help = Reproduce un registro, comprueba cada línea y muestra el resultado.
replay-help-file = El registro que se reproduce.
replay-help-trace = Muestra cada posición como una línea de JSON.
replay-title =
    { $entries ->
        [one] { $game }, { $seats } asientos, { $entries } entrada
       *[other] { $game }, { $seats } asientos, { $entries } entradas
    }
replay-unfinished = La partida no ha terminado.
replay-to-act = Le toca a: { $actor }
replay-rank = Puesto
replay-player = Participante
replay-points = Puntos

review-help = Repasa una partida terminada: turnos costosos, suerte, momentos decisivos.
review-help-file = El registro de la partida.
review-progress = Repasando la partida…
review-about = En puntos de valor, tal como los ve el bot. Suerte: lo que salió frente a la media de lo que podía salir. Decisiones: lo jugado frente a las líneas del bot, con los robos promediados.
review-luck = Suerte
review-decisions = Decisiones
review-costliest = Turnos más costosos de { $player }
review-none = Ninguno digno de mención.
review-played = Tras la entrada { $position }: { $line }
review-better = Mejor en { $points }: { $line }
review-goes-on = { $line } … y el turno sigue
review-why = Esa línea { $reasons }.
review-luckiest = Momentos de más suerte: { $moments }
review-unluckiest = Momentos de peor suerte: { $moments }
review-set-up = la preparación
review-turning = Momentos decisivos
review-turning-point = Tras la entrada { $position }: ventaja de { $player } { $before } → { $after }

seat-name = Asiento { $seat }
player-name = { $name } (asiento { $seat })
actor-chance = el azar

legal-here = Aquí se puede: { $list }
list-more =
    { $count ->
        [one] { $list } y { $count } más
       *[other] { $list } y { $count } más
    }

## Errores

error-error = Algo no encaja.
error-action = Esta acción no se puede hacer: { $text }
error-malformed = Esto no es el texto de una acción: { $text }
error-unknown = Ninguna acción de este juego se llama: { $text }
error-illegal = Esto no se puede hacer aquí: { $text }
error-unfinished-game = Solo se repasa una partida terminada; esta se detiene tras { $entries } entradas.
error-unknown-game = No hay ningún juego llamado { $game }. Juegos conocidos: { $known }.
error-bad-seats = { $game } no se juega con { $seats } asientos. Posible: { $known }.
error-unknown-option = { $game } no tiene la opción { $option }. Opciones conocidas: { $known }.
error-bad-option-value = La opción { $option } no puede valer { $value }. Posible: { $known }.
error-unknown-bot = No hay ningún bot llamado { $bot }. Bots conocidos: { $known }.
error-content = Los datos de un juego son incorrectos.

error-usage-option = Una opción se escribe nombre=valor, no así: { $text }
error-usage-bots = Indica un bot para todos los asientos o uno para cada uno: { $seats } asientos, { $given } bots.
error-bad-setting = Un ajuste es incorrecto: { $problem }
error-no-server = { $server } no responde como un servidor de Orrery: { $problem }
error-file = { $path }: { $problem }

error-record = El registro no encaja.
error-record-empty = El registro está vacío; su primera línea debería ser la cabecera.
error-record-json = Esta línea no es JSON: { $text }
error-record-truncated = El archivo se corta en mitad de esta línea: { $text }
error-record-shape =
    { $expected ->
        [object] Esta línea no es un objeto JSON: { $text }
        [str] «{ $key }» falta o no es un texto: { $text }
        [int] «{ $key }» falta o no es un número entero: { $text }
        [dict] «{ $key }» falta o no es un objeto: { $text }
        [list] «{ $key }» no es una lista: { $text }
        [names] «{ $key }» debería contener un texto por asiento: { $text }
        [options] «{ $key }» debería contener un texto por opción: { $text }
        [seat] «{ $key }» debería ser un asiento, contado desde 0, o «chance»: { $text }
       *[other] «{ $key }» es incorrecto: { $text }
    }
error-record-format = Este registro tiene el formato { $text }; este programa lee { $known }.
error-record-game = Este registro es de un juego llamado { $text }. Juegos conocidos: { $known }.
error-record-rules = Este registro se hizo con las reglas número { $text } de { $game }; este programa conoce { $known }.
error-record-seats = { $game } no se juega con { $text } asientos. Posible: { $known }.
error-record-option = No hay ninguna opción llamada { $text }. Opciones conocidas: { $known }.
error-record-option-value = La opción { $option } no puede valer { $text }. Posible: { $known }.
error-record-seat = La entrada «{ $text }» es de { $given }, pero le toca a { $expected }.
error-record-malformed = Esto no es el texto de una acción: { $text }
error-record-unknown = Ninguna acción de este juego se llama: { $text }
error-record-illegal = Esto no se puede hacer aquí: { $text }
error-record-over = La partida ya había terminado antes de esta entrada: { $text }
error-record-early-result = El resultado está antes del final de la partida: { $text }
error-record-result = El resultado es incorrecto: { $text }. Debería ser { $expected }.
error-record-after-result = Hay algo después del resultado: { $text }
error-record-incomplete = El registro está incompleto: la partida ha terminado, pero falta su resultado. Debería ser { $expected }.
error-at-line = línea { NUMBER($line, useGrouping: 0) }: { $message }

## Jugar en la terminal

play-help-game = El juego.
play-help-seats = Cuántos asientos tiene la mesa; por defecto, uno más que bots.
play-help-bots = Los bots rivales, separados por comas: uno por cada otro asiento o uno para todos.
play-help-seat = Tu asiento, contado desde 0.
play-help-seed = La misma semilla da el mismo reparto.
play-help-option = Una opción del juego en la forma nombre=valor; se puede repetir.
play-help-resume = Reanuda una partida guardada.
play-help-save = El archivo donde se guarda la partida; por defecto, uno nuevo en esta carpeta.
play-help-language = El idioma de los textos, por ejemplo es.
play-you = Tú
play-which-game = ¿Qué juego? ({ $known }; Intro para el primero)
play-your-turn = Es tu turno.
play-other-turn = Le toca a otra persona.
play-prompt = Tu elección (número, notación, ? para ayuda):
play-which = Cuál (número o su última palabra, 0 para volver):
play-back = 0: volver
play-sure = ¿Hacerlo de todos modos? (s/n)
play-yes = s si sí
play-not-understood = Eso no es posible aquí: { $line }
play-nearest = Parecido: { $list }
play-no-rules = No hay nada que decir sobre: { $topic }
play-look-whom = ¿A quién mirar? { $list }
play-no-undo-chance = Lo que trajo el azar no se puede deshacer.
play-no-undo-other-seat = Otros ya han respondido; no se puede deshacer.
play-no-undo-revealed = Se mostró algo oculto; no se puede deshacer.
play-no-undo-nothing = No hay nada que deshacer.
play-no-undo-off = En esta mesa no se puede deshacer nada.
play-no-redo = No hay nada que rehacer.
play-saved = Guardado en { $path }.
play-kept = El registro de la partida está en { $path }.
play-resume = La partida está guardada. Para continuar: orrery play --resume { $path }
play-score = Puntos por origen
play-total = Total
play-thinking = { $name } está pensando…
play-times = { $what } (×{ $count })
play-won = Victoria: { $names }.
play-shared = Victoria compartida: { $names }.
play-help =
    Escribe el número de una opción o la notación entre paréntesis (place star H S5). Basta el comienzo de las palabras (pl st h s5), y también un número con más palabras (3 S5).
    Una línea que acaba en una lista la abre: escribe su número y luego cuál. Intro muestra la mesa otra vez.
    undo (u), redo: deshacer tu última acción, rehacerla
    rules TEMA (r): explica una carta, un objetivo o una loseta; rules solo enumera los temas
    look QUIÉN: muestra el tablero de otra persona
    list: todas las acciones posibles en notación
    log (l): lo que ha pasado      score: puntos por origen
    save ARCHIVO: guardar con otro nombre; la partida se guarda igualmente tras cada acción tuya
    quit (q): salir; la partida se puede reanudar
error-play-seat = No existe el asiento { NUMBER($seat, useGrouping: 0) }; los asientos van de 0 a { NUMBER($last, useGrouping: 0) }.

## Partidas guardadas

database-help = La base de datos, como sqlite:///RUTA o postgresql://…; por defecto, el archivo de la carpeta de datos.

backup-help = Copia en un archivo todas las partidas guardadas, también mientras se juegan.
backup-help-file = El archivo de la copia.
backup-done =
    { $tables ->
        [one] Hay { $tables } mesa en la copia { $path }.
       *[other] Hay { $tables } mesas en la copia { $path }.
    }

restore-help = Pone una copia en lugar de las partidas guardadas; el servidor debe estar parado.
restore-help-file = La copia que se restaura.
restore-help-replace = Renuncia a las partidas guardadas ahora allí.
restore-done =
    { $tables ->
        [one] Se ha restaurado { $tables } mesa desde { $path }.
       *[other] Se han restaurado { $tables } mesas desde { $path }.
    }

verify-help = Reproduce cada partida guardada y la compara con lo que se guardó.
verify-progress = Reproduciendo
verify-wrong = Mesa { $table }: { $problem }
verify-done = Mesas reproducidas: { $finished } terminadas y { $running } sin terminar; { $wrong } no encajan.

verify-deal-help = Comprueba que una partida terminada se repartió con la semilla sellada antes de empezar.
verify-deal-help-file = El registro de una partida terminada.
verify-deal-help-commitment = El compromiso que se te mostró antes de la partida.
verify-deal-done =
    { $entries ->
        [one] La única entrada del azar ({ $entries }) es la que da la semilla.
       *[other] Las { $entries } entradas del azar son las que da la semilla.
    }
verify-deal-given =
    { $entries ->
        [one] La primera entrada del azar ({ $entries }) viene de otra partida.
       *[other] Las { $entries } primeras entradas del azar vienen de otra partida.
    }
verify-deal-commitment = Compromiso antes de la partida: { $commitment }
verify-deal-nonce = Número del asiento { $seat }: { $nonce }

doctor-help = Comprueba que está todo lo que necesita un servidor.
doctor-state = Estado
doctor-topic = Qué
doctor-detail = Detalles
doctor-well = bien
doctor-wrong = mal
doctor-lacking = falta
doctor-python = Python
doctor-compiled = Reglas
doctor-sqlite = SQLite
doctor-folder = Carpeta de datos
doctor-port = Dirección
doctor-screen = Pantalla
doctor-database = Base de datos
doctor-redis = Redis
doctor-is-compiled = compiladas
doctor-is-pure = sin compilar: todo funciona, pero más despacio
doctor-is-built = construida
doctor-is-not-built = sin construir: los programas pueden jugar, los navegadores no
doctor-new-database = aún no existe; se crea al arrancar el servidor
doctor-old-database = de una versión anterior; se actualiza al arrancar el servidor
doctor-tables =
    { $tables ->
        [one] { $tables } mesa
       *[other] { $tables } mesas
    }
doctor-answers = responde
doctor-ready = Se puede arrancar un servidor.
doctor-not-ready = Así no se puede arrancar un servidor.

error-store = Algo va mal con las partidas guardadas.
error-store-unavailable = No se puede usar la base de datos ({ $path }): { $problem }
error-store-full = No queda sitio donde se guardan las partidas ({ $path }). No se ha perdido nada; haz sitio y sigue.
error-store-read-only = No se puede escribir donde se guardan las partidas ({ $path }). No se ha perdido nada.
error-store-closed = La base de datos está cerrada ({ $path }).
error-store-locked = Otro proceso (número { $process }) está usando las partidas guardadas: { $path }
error-unknown-table = No existe la mesa { $table }.
error-unknown-guest = No existe el invitado { $guest }.
error-store-duplicate = Esto ya existe: { $key }
error-store-address = Esta base de datos no se puede usar: { $kind }. Posible: sqlite:///RUTA, postgresql://…
error-store-newer = Las partidas guardadas son de una versión más nueva de este programa (paso { $revision }; este conoce { $known }).
error-store-old = Las partidas guardadas son de una versión anterior de este programa (paso { $revision }); el servidor las actualiza al arrancar.
error-store-damaged = No se puede leer lo guardado de la mesa { $table }: { $problem }
error-store-gap = Falta la versión { NUMBER($version, useGrouping: 0) } de la mesa { $table }.
error-store-digest = Al reproducir la mesa { $table } sale una huella distinta de la guardada.
error-store-missing = No existe el archivo { $path }.
error-store-not-empty = Ya hay partidas guardadas ({ $path }); con --replace se renuncia a ellas.
error-store-not-a-backup = Esto no es una copia completa: { $path } ({ $problem })
error-sqlite-old = SQLite { $version } es demasiado antiguo; hace falta { $oldest } o más nuevo.
error-deal-missing = El registro no dice cómo se repartió.
error-deal-sealed = La semilla de este reparto aún es secreta; se muestra al terminar la partida.
error-deal-scheme = Esta forma de repartir no se conoce: { $text }
error-deal-seed = La semilla no es la que se selló como { $commitment }.
error-deal-differs = Esto no se repartió: { $text }. La semilla da: { $expected }

## Avisos a jugadores ausentes

notice-turn = { $game }: { $asked }
notice-test = A partir de ahora, Orrery te avisará aquí cuando sea tu turno y no estés en la mesa.
