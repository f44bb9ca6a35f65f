# Textos comunes: órdenes y errores. Los textos de un juego están en su propia carpeta.

## Órdenes

app-help = Una mesa de juego digital: jugar, simular y reproducir partidas.
version = Orrery { $version }
help-version = Muestra la versión y termina.

command-play = Juega una partida en la terminal. Se guarda después de cada acción y se puede reanudar.

serve-help = Arranca el servidor: se juega en el navegador, a solas o con amigos.
serve-help-host = La dirección en la que escucha; 0.0.0.0 deja entrar a otros equipos.
serve-help-port = El puerto en el que escucha.
serve-help-data = La carpeta donde se guarda todo.
serve-address = Orrery está en { $address }
serve-network = Desde otros equipos de esta red: { $address }
serve-unbuilt = La interfaz web no está construida, así que solo pueden jugar programas. Ejecuta make screen para construirla.
serve-stopped = Detenido.

token-help = Crea un invitado en un servidor y muestra su clave, para un bot u otro programa.
token-help-name = El nombre del invitado.
token-help-server = La dirección del servidor.

simulate-help = Juega partidas enteras entre bots y guarda un registro de cada una.
simulate-help-game = El juego.
simulate-help-seats = El número de asientos de la mesa.
simulate-help-games = El número de partidas.
simulate-help-seed = La misma semilla da los mismos registros.
simulate-help-bots = Nombres de los bots separados por comas: uno por asiento o uno para todos. Niveles, del más débil al más fuerte: { $levels }. Para comparar: { $plain }. O cmd:ORDEN para un programa.
simulate-help-out = La carpeta de los registros; se crea si no existe.
simulate-help-option = Una opción del juego en la forma nombre=valor; se puede repetir.
simulate-progress = Jugando
progress-line = { $description } ({ $done } de { $total })
simulate-stopped = Interrumpido: { $done } de { $games } registros están en { $folder }.
simulate-done =
    { $games ->
        [one] Se ha jugado { $games } partida de { $game }; su registro está en { $folder }.
       *[other] Se han jugado { $games } partidas de { $game }; sus registros están en { $folder }.
    }
simulate-seat = Asiento
simulate-bot = Bot
simulate-wins = Ganadas o compartidas
simulate-mean = Media de puntos
simulate-forfeit = La partida { $number } se perdió por abandono en el asiento { $seat }; su registro termina ahí.

arena-help = Enfrenta a los bots entre sí y los clasifica.
arena-help-bots = Dos o más bots separados por comas: un nombre, o cmd:ORDEN para un programa.
arena-help-games = Cuántas partidas juega cada emparejamiento; se redondea para que cada reparto se juegue desde cada asiento.
arena-help-against = Cada bot juega solo contra este en todos los demás asientos, en lugar de todos contra todos.
arena-help-jobs = Cuántos procesos juegan a la vez; 0 para uno por núcleo.
arena-help-ray = Juega en un clúster de Ray en esta dirección; local arranca Ray en esta máquina. Requiere orrery-tabletop[ray].
arena-help-seconds = Cuántos segundos puede tardar en una jugada un programa inscrito con cmd:.
arena-help-seed = La misma semilla da las mismas partidas.
arena-help-json = Escribe los resultados en este archivo como JSON.
arena-help-html = Escribe los resultados en este archivo como página con gráficos.
arena-rating = Puntuación
arena-share = Proporción de victorias
arena-paired = 95 % por repartos
arena-margin = Ventaja media
arena-points = Media de puntos
arena-ms = Mediana de ms por decisión
arena-thinking = Mediana de ms al pensar
arena-slowest = Percentil 99, ms
arena-plot-times = Tiempo de reflexión: de la mediana al percentil 99, escala logarítmica
arena-plot-pairings = Proporción de victorias, fila contra columna
arena-pairing = { $bot } contra { $rival }: victorias { $share } { $interval }, por repartos { $paired }, ventaja { $margin }, { $games } partidas.
arena-title = { $game }, { $seats } asientos, { $games } partidas
arena-program = { $bot } se presenta como { $name }.
arena-forfeits =
    { $games ->
        [one] { $bot } perdió { $games } partida por abandono:
       *[other] { $bot } perdió { $games } partidas por abandono:
    }
arena-bot = Bot
arena-rival = Rival
arena-pairings = Emparejamientos
arena-alone = En cada partida un bot ocupa un asiento y su rival los otros { $others }; la proporción pareja de victorias es { $even }.
arena-stopped = Detenido tras { $done } de { $total } partidas: la tabla se basa en ellas. Con --log se habrían guardado.

ladder-help = Mide la fuerza de los niveles: cada uno juega contra el inferior y contra { $anchor }. Se puede detener y reanudar.
ladder-help-game = Los juegos que se miden; todos si no se nombra ninguno.
ladder-help-bots = Más bots que medir, separados por comas: cmd:ORDEN para un programa. Juegan contra todos los niveles.
ladder-help-log = El archivo donde se guardan las partidas terminadas; las que ya están no se vuelven a jugar.
ladder-help-write = Escribe los resultados en las fuentes: el archivo de datos y las tablas de README.md y docs/ladder.md.
ladder-help-tables = Solo reescribe las tablas de README.md y docs/ladder.md a partir del archivo de datos.
ladder-share = Victorias contra { $anchor }
ladder-margin = Ventaja
ladder-step = Victorias contra el bot inferior
ladder-games = Partidas
ladder-caption = { $game }, { $seats } asientos, { $games } partidas: `{ $command }`
ladder-none = Todavía no se ha medido ninguna escala: lo hace `orrery ladder --write`.
ladder-resumed = { $done } de { $total } partidas ya están en { $file }.
ladder-stopped = Detenido: { $done } de { $total } partidas se guardan en { $file }. La misma orden sigue desde ahí.
ladder-written = Escrito: { $file }

balance-help = Examina el equilibrio de un juego con partidas entre bots iguales: asientos, componentes, duración, puntos.
balance-help-bots = El bot que juega en todos los asientos.
balance-title = { $game }, { $seats } asientos, { $games } partidas de { $bot }
balance-seats = Asientos
balance-seat = Asiento
balance-share = Proporción de victorias
balance-points = Media de puntos
balance-sources = Puntos por origen
balance-source = Origen
balance-mean = Media
balance-winners = Ganadores
balance-others = Los demás
balance-lead = Ganadores − demás
balance-decisions = Duración en decisiones
balance-length = Duración: { $decisions } decisiones de media { $interval }, de { $shortest } a { $longest }; { $turns } turnos.
balance-component = Componente
balance-taken = Partidas: tomado / ofrecido
balance-lift = Diferencia de puntos
balance-lift-note = Diferencia: los puntos de los asientos que lo tomaron menos los de los demás en la misma partida. Muestra lo que va junto, no lo que es causa de qué.
balance-figures = Todas las cifras
balance-flags = Desequilibrios
balance-flag-seat = El asiento { $id } gana { $share } { $interval } de { $games } partidas, más de lo que le toca.
balance-flag-unwanted = Casi nadie toma «{ $id }» ({ $kind }): en { $share } { $interval } de las { $games } partidas en que se ofreció.
balance-flag-winning = Quien toma «{ $id }» ({ $kind }) gana { $share } { $interval } de las { $games } partidas en que otros no lo hicieron.
balance-flag-none = No destaca nada.

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

review-help = Analiza una partida terminada: turnos costosos, suerte, momentos decisivos.
review-help-file = El registro de la partida.
review-help-level = El nivel que juzga: { $known }. Uno más alto tarda más.
review-progress = Analizando la partida…
review-about = Suerte: lo que salió, comparado con la media de lo que podía salir, en puntos de la evaluación. Decisiones: lo que se jugó, comparado con las mejores líneas del análisis, en puntos de ventaja al final de partidas jugadas con ambas.
review-luck = Suerte
review-decisions = Decisiones
review-costliest = Turnos más costosos de { $player }
review-none = Ninguno digno de mención.
review-played = Tras la entrada { $position }: { $line }
review-better = Mejor en { $points } (± { $error }): { $line }
review-goes-on = { $line } … y el turno sigue
review-why = Al final de la partida aporta: { $reasons }.
review-rivals = quitado al mejor rival
review-chance = Probabilidad de ganar perdida: { $chance } (± { $error })
review-curve = Probabilidades de ganar
review-curve-point = Tras la entrada { $position }: { $chances }
review-luckiest = Momentos de más suerte: { $moments }
review-unluckiest = Momentos de peor suerte: { $moments }
review-set-up = la preparación
review-turning = Momentos decisivos
review-turning-point = Tras la entrada { $position }: ventaja de { $player } { $before } → { $after }

seat-name = Asiento { $seat }
player-name = { $name } (asiento { $seat })
actor-chance = el azar

legal-here = Ahora se puede: { $list }
list-none = ninguna
list-more =
    { $count ->
        [one] { $list } y { $count } más
       *[other] { $list } y { $count } más
    }
reasons-and = { $list } y { $last }
number-signed = { $sign }{ NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Errores

error-error = Algo ha ido mal.
error-action = Esta acción no es posible: { $text }
error-malformed = Esto no se puede leer como una acción: { $text }
error-unknown = Este juego no tiene esa acción: { $text }
error-illegal = Esta acción no es posible ahora: { $text }
error-unfinished-game = Solo se puede analizar una partida terminada; esta se detiene tras { $entries } entradas.
error-unknown-game = No hay ningún juego llamado { $game }. Juegos conocidos: { $known }.
error-unknown-rules = Este programa no conoce las reglas { $rules } de { $game }; conoce { $known }.
error-bad-seats = { $game } no se juega con { $seats } asientos. Posible: { $known }.
error-unknown-option = { $game } no tiene la opción { $option }. Opciones conocidas: { $known }.
error-bad-option-value = La opción { $option } no puede valer { $value }. Posible: { $known }.
error-too-few-bots = Un enfrentamiento necesita al menos dos bots distintos; indicados: { $given }. Indica otro con --bots (separados por comas) o --against.
error-unknown-bot = No hay ningún bot llamado { $bot }. Bots conocidos: { $known }.
error-bot-failure = { $command } no puede seguir jugando.
error-bot-not-started = No se puede arrancar { $command }: { $problem }
error-bot-ended = { $command } terminó en mitad de una partida, con estado { $status }. Dijo: { $said }
error-bot-silent = { $command } no respondió en { $seconds } segundos. Dijo: { $said }
error-bot-nonsense = { $command } respondió «{ $heard }» donde se esperaba { $expected }; los textos de las jugadas salen de la lista de jugadas legales. Dijo: { $said }
error-workers-died = Los procesos que juegan terminaron { $deaths } veces seguidas sin acabar ninguna partida. Mira cuánta memoria necesitan o usa menos procesos.
error-no-ray = Ray no está instalado. En la carpeta de las fuentes lo instala make ray; o quita --ray.
error-no-cluster = Ningún clúster de Ray nos deja entrar en { $address }. Comprueba la dirección y que el clúster esté en marcha; si pide un token, define RAY_AUTH_MODE=token y RAY_AUTH_TOKEN como allí.
error-no-sources = { $folder } no contiene las fuentes de Orrery: falta { $file }. Ejecuta la orden en la carpeta del proyecto.
error-no-marks = A una página le faltan las marcas entre las que se escribe la escala: { $begin } y { $end }. Vuelve a ponerlas.
error-unknown-level = No hay ningún nivel llamado { $level }. Niveles conocidos: { $known }.
error-content = El archivo de datos de un juego no es válido.

error-usage-option = Una opción se escribe nombre=valor, no así: { $text }
error-usage-bots = Indica un bot para todos los asientos o uno para cada uno: { $seats } asientos, { $given } bots.
error-bad-setting = Un ajuste no es válido: { $problem }. Los ajustes están descritos en docs/operating.md.
error-no-server = { $server } no responde como un servidor de Orrery: { $problem }
error-file = { $path }: { $problem }

error-record = El registro no es válido.
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
error-record-malformed = Esto no se puede leer como una acción: { $text }
error-record-unknown = Este juego no tiene esa acción: { $text }
error-record-illegal = Esta acción no es posible aquí: { $text }
error-record-over = La partida ya había terminado antes de esta entrada: { $text }
error-record-early-result = El resultado está antes del final de la partida: { $text }
error-record-result = El resultado es incorrecto: { $text }. Debería ser { $expected }.
error-record-after-result = Hay algo después del resultado: { $text }
error-record-incomplete = El registro está incompleto: la partida ha terminado, pero falta su resultado. Debería ser { $expected }.
error-at-line = línea { NUMBER($line, useGrouping: 0) }: { $message }

## Jugar en la terminal

play-help-game = El juego.
play-help-seats = El número de asientos de la mesa; por defecto, uno más que bots.
play-help-bots = Tus rivales, separados por comas: uno por cada otro asiento o uno para todos. Del más débil al más fuerte: { $levels }. Sin esto se te pregunta.
play-help-seat = Tu asiento, contado desde 0.
play-help-seed = La misma semilla da el mismo reparto.
play-help-option = Una opción del juego en la forma nombre=valor; se puede repetir.
play-help-resume = Reanuda una partida guardada.
play-help-save = El archivo donde se guarda la partida; por defecto, uno nuevo en esta carpeta.
play-help-language = El idioma de los textos, por ejemplo es.
play-you = Tú
play-which-game = ¿Qué juego? ({ $known }; Intro para el primero)
play-opponents = Rivales
play-which-level = ¿Contra quién quieres jugar? (número o nombre; Intro para { $name })
play-no-such-level = No hay ningún rival así: { $line }
play-your-turn = Es tu turno.
play-other-turn = Le toca a otra persona.
play-prompt = Tu elección (número, notación, ? para ayuda):
play-which = Cuál (número o su última palabra, 0 para volver):
play-back = 0: volver
play-sure = ¿Hacerlo de todos modos? (s/n)
play-yes = s si sí
play-not-understood = Eso no es posible ahora: { $line }
play-nearest = Quizá querías decir: { $list }
play-no-rules = No hay ayuda sobre: { $topic }
play-look-whom = ¿El tablero de quién? { $list }
play-no-undo-chance = Un robo no se puede deshacer.
play-no-undo-other-seat = Otra persona ya ha actuado; es tarde para deshacerlo.
play-no-undo-over = La partida ha terminado; ya no se puede deshacer nada.
play-no-undo-revealed = Se ha revelado algo oculto; es tarde para deshacerlo.
play-no-undo-nothing = No hay nada que deshacer.
play-no-undo-off = En esta mesa no se puede deshacer nada.
play-no-redo = No hay nada que rehacer.
play-saved = Guardado en { $path }.
play-kept = El registro de la partida está en { $path }.
play-resume = La partida está guardada. Para reanudarla: orrery play --resume { $path }
play-score = Puntos por origen
play-total = Total
play-thinking = { $name } está pensando…
play-hint-thinking = Buscando buenas jugadas…
hint-reason = { $why } ({ $gain })
hint-for = Esta jugada { $for }.
hint-against = Esta jugada { $against }.
hint-both = Esta jugada { $for }, pero { $against }.
hint-neutral = No cambia nada que se pueda contar.
hint-later-for = Después, el resto del turno { $for }.
hint-later-against = Después, el resto del turno { $against }.
hint-later-both = Después, el resto del turno { $for }, pero { $against }.
hint-gives-up = Renuncia a lo que daría «{ $instead }»: { $more }.
hint-same-gives-up = Renuncia a lo mismo que «{ $other }».
hint-same-now = Por sí sola aporta lo mismo que «{ $other }».
hint-same-later = El resto del turno añade después lo mismo que tras «{ $other }».
hint-same-all = Lo que se puede contar es lo mismo que con «{ $other }»; solo las simulaciones las distinguen.
hint-same-played = Las simulaciones terminan igual que tras «{ $other }».
hint-keeps = Conserva lo que costaría «{ $instead }»: { $more }.
hint-gain = { $what } { $points }
hint-chance = Probabilidad de ganar: { $chance } (± { $error })
hint-played =
    { $count ->
        [one] { $count } simulación: { $way ->
            [ahead] ventaja
           *[behind] desventaja
        } de { $points } al final.
       *[other] { $count } simulaciones: { $way ->
            [ahead] ventaja media
           *[behind] desventaja media
        } de { $points } al final.
    }
hint-unplayed = No había con qué compararla, así que no se simuló nada.
play-times = { $what } (×{ $count })
play-won = Victoria: { $names }.
play-shared = Victoria compartida: { $names }.
play-help =
    Escribe el número de una opción o la notación entre paréntesis (place star H S5). Puedes abreviar las palabras (pl st h s5) o añadir palabras a un número (3 S5).
    Algunas opciones abren una lista: escribe el número de la opción y luego el de la lista. Intro muestra la mesa otra vez.
    undo (u), redo: deshacer tu última acción, rehacerla
    hint (h): las mejores jugadas, con sus razones
    rules TEMA (r): explica una carta, un objetivo o una loseta; rules sin tema enumera los temas
    look QUIÉN: muestra el tablero de otra persona
    list: todas las acciones posibles en notación
    log (l): lo que ha pasado      score: puntos por origen
    save ARCHIVO: guardar con otro nombre; la partida se guarda igualmente tras cada acción tuya
    quit (q): salir; la partida se puede reanudar
error-play-seat = No existe el asiento { NUMBER($seat, useGrouping: 0) }; los asientos van de 0 a { NUMBER($last, useGrouping: 0) }.

## Partidas guardadas

database-help = La base de datos, como sqlite:///RUTA o postgresql://…; por defecto, el archivo de la carpeta de datos.

backup-help = Copia en un archivo todas las partidas guardadas; se puede seguir jugando mientras tanto.
backup-help-file = El archivo de la copia o, con --keep, la carpeta.
backup-done =
    { $tables ->
        [one] Hay { $tables } mesa en la copia { $path }.
       *[other] Hay { $tables } mesas en la copia { $path }.
    }

restore-help = Sustituye las partidas guardadas por una copia; el servidor debe estar parado.
restore-help-file = La copia que se restaura.
restore-help-replace = Descarta las partidas que hay guardadas allí.
restore-done =
    { $tables ->
        [one] Se ha restaurado { $tables } mesa desde { $path }.
       *[other] Se han restaurado { $tables } mesas desde { $path }.
    }

verify-help = Reproduce cada partida guardada y compara el resultado con lo que se guardó.
verify-progress = Reproduciendo
verify-wrong = Mesa { $table }: { $problem }
verify-done = Mesas reproducidas: { $finished } terminadas y { $running } sin terminar; diferencias: { $wrong }.

verify-deal-help = Comprueba que una partida terminada se repartió con la semilla fijada antes de empezar.
verify-deal-help-file = El registro de una partida terminada.
verify-deal-help-commitment = El compromiso que se te mostró antes de la partida.
verify-deal-help-nonce = El número que tu programa envió en respuesta a ese compromiso.
verify-deal-done =
    { $entries ->
        [one] El único robo ({ $entries }) coincide con la semilla.
       *[other] Los { $entries } robos coinciden con la semilla.
    }
verify-deal-given =
    { $entries ->
        [one] El primer robo ({ $entries }) viene de otra partida.
       *[other] Los { $entries } primeros robos vienen de otra partida.
    }
verify-deal-commitment = Compromiso antes de la partida: { $commitment }
verify-deal-nonce = Número del asiento { $seat }: { $nonce }
verify-deal-no-nonce = El asiento { $seat } no envió ningún número; el compromiso ocupa su lugar.
verify-deal-order-unknown = Esta partida se repartió con el método anterior, hmac-sha256/1. No muestra si el compromiso fue anterior a los números.
verify-deal-order-server = Nadie envió un número: este reparto lo decidió el servidor solo.
verify-deal-order-proven = Es el compromiso al que respondiste, y tu número está entre los utilizados: la semilla estaba fijada antes de que existiera tu número.
verify-deal-order-compare = Solo quien envió un número puede saber que el compromiso fue anterior: compáralo con lo que guardó tu programa, con --commitment y --nonce.

doctor-help = Comprueba que el servidor tiene todo lo que necesita.
doctor-state = Estado
doctor-topic = Elemento
doctor-detail = Detalles
doctor-well = bien
doctor-wrong = mal
doctor-lacking = falta
doctor-python = Python
doctor-compiled = Reglas
doctor-sqlite = SQLite
doctor-folder = Carpeta de datos
doctor-port = Dirección
doctor-files = Archivos abiertos
doctor-screen = Interfaz web
doctor-database = Base de datos
doctor-redis = Redis
doctor-is-compiled = compiladas
doctor-is-pure = sin compilar: todo funciona, pero más despacio
doctor-is-built = construida
doctor-is-not-built = sin construir: los programas pueden jugar, los navegadores no
doctor-new-database = aún no existe; se crea al arrancar el servidor
doctor-old-database = de una versión anterior (paso { $revision }); se copia y se actualiza al arrancar el servidor
doctor-file-limit = hasta { $files } a la vez, suficientes para { $connections } conexiones
doctor-tables =
    { $tables ->
        [one] { $tables } mesa
       *[other] { $tables } mesas
    }
doctor-answers = responde
doctor-ready = El servidor se puede arrancar.
doctor-not-ready = El servidor no se puede arrancar así.

error-store = Hay un problema con las partidas guardadas.
error-store-unavailable = No se puede usar la base de datos ({ $path }): { $problem }
error-store-full = No queda espacio donde se guardan las partidas ({ $path }). No se ha perdido nada; libera espacio y continúa.
error-store-read-only = El lugar donde se guardan las partidas es de solo lectura ({ $path }). No se ha perdido nada; permite la escritura y continúa.
error-store-closed = La base de datos está cerrada ({ $path }).
error-store-locked = Otro proceso (número { $process }) está usando las partidas guardadas: { $path }. Detenlo primero.
error-store-in-use = Hay servidores que usan las partidas guardadas aquí ({ $path }): { $processes }. Detenlos primero. Un servidor terminado a la fuerza cuenta como activo unos segundos más.
error-unknown-table = No existe la mesa { $table }.
error-unknown-guest = No existe el invitado { $guest }.
error-store-duplicate = Esto ya existe: { $key }
error-store-address = Esta base de datos no se puede usar: { $kind }. Posible: sqlite:///RUTA, postgresql://…
error-store-newer = Las partidas guardadas son de una versión más nueva de este programa (paso { $revision }; este conoce { $known }). Actualiza el programa.
error-store-old = Las partidas guardadas son de una versión anterior de este programa (paso { $revision }); el servidor las actualiza al arrancar.
error-store-damaged = No se pueden leer los datos guardados de la mesa { $table }: { $problem }
error-store-gap = Falta la versión { NUMBER($version, useGrouping: 0) } de la mesa { $table }.
error-store-digest = Al reproducir la mesa { $table } sale una suma de control distinta de la guardada.
error-store-missing = No existe el archivo { $path }.
error-store-not-empty = Aquí ya hay partidas guardadas ({ $path }); usa --replace para descartarlas.
error-store-not-a-backup = Esto no es una copia completa: { $path } ({ $problem })
error-sqlite-old = SQLite { $version } es demasiado antiguo; instala { $oldest } o una versión más nueva.
error-deal-missing = El registro no dice cómo se repartió la partida.
error-deal-sealed = La semilla de este reparto aún es secreta; se publica al terminar la partida.
error-deal-scheme = Forma de repartir desconocida: { $text }
error-deal-seed = La semilla no coincide con el compromiso { $commitment }.
error-deal-commitment = La partida se repartió con el compromiso { $found }, pero a ti se te mostró { $commitment }.
error-deal-nonce = El número { $nonce } no está entre los utilizados en este reparto.
error-deal-nonces = El reparto no indica para cada asiento un número o el compromiso.
error-deal-differs = La semilla no da este robo: { $text }. Da: { $expected }

## Avisos a jugadores ausentes

notice-turn = { $game }: { $asked }
notice-invitation = { $game }: te han invitado a una mesa.
notice-test = Esto es una prueba. A partir de ahora, Orrery te avisará aquí cuando sea tu turno y no estés en la mesa.

yes-help = Hacerlo sin preguntar.
yes-letter = s
not-done = No se ha cambiado nada.
backup-help-keep = Tratar FILE como carpeta, nombrar la copia según la hora y conservar solo esa cantidad.
downgrade-help = Devolver las partidas guardadas a la forma que usa una versión anterior del programa.
downgrade-help-revision = El paso al que volver, por ejemplo 0002.
downgrade-ask = ¿Volver al paso { $revision }? Se pierde lo que solo guardan los pasos posteriores; antes se hace una copia.
downgrade-done = Las partidas guardadas están ahora en el paso { $revision }; como estaban antes, en { $path }. Arranca la versión anterior del programa: esta las volvería a actualizar.
verify-damage = La base de datos está dañada: { $problem }
damage-advice = Fallos encontrados en la base de datos: { $count }. Detén el servidor, guarda una copia del archivo y restaura la última copia de seguridad.
doctor-attention = atención
doctor-integrity = Integridad
doctor-set-aside = Mesa apartada
doctor-sound = la base de datos no encuentra ningún fallo
doctor-set-aside-table = { $table } ({ $code }): no se ofrece. Mira «orrery tables repair { $table }».
doctor-new-folder = { $path } no existe todavía; se crea al arrancar el servidor
doctor-default-folder = { $path } no existe todavía y ningún ajuste nombra otra. Si un servicio guarda sus partidas en otro sitio, usa --data o su ORRERY_DATA.
doctor-running = en uso por el servidor en marcha (proceso { $process })
doctor-empty-database = un archivo vacío; el servidor lo llena al arrancar
doctor-expired = Limpieza
doctor-expire = cerraría o borraría ahora: mesas { $tables }, invitados { $guests }. Mira «orrery tables expired».
tables-help = Cuidar de las mesas guardadas.
tables-help-id = La mesa, como en su enlace.
tables-list-help = Enumerar las mesas, primero las más recientes.
tables-help-status = Solo estas: open, running, finished o abandoned.
tables-help-game = Solo mesas de este juego.
tables-help-guest = Solo mesas de este invitado.
tables-help-set-aside = Solo mesas apartadas.
tables-help-limit = Cuántas por página.
tables-help-page = Qué página.
tables-help-file = El archivo para el registro.
tables-help-hidden = También de una partida sin terminar, con todo lo que sus jugadores no deben ver.
tables-column-id = Mesa
tables-column-game = Juego
tables-column-status = Estado
tables-column-seats = Asientos
tables-column-version = Versión
tables-column-updated = Último cambio (UTC)
tables-column-reason = Apartada
tables-more = Hay más: --page { $page }
tables-expired-help = Mostrar lo que cerrará o borrará la próxima limpieza de un servidor en marcha. No se cambia nada.
tables-help-each = Cuántas mesas de cada tipo.
tables-expired-guests = { $guests ->
    [0] No se borraría a ningún invitado.
    [one] También se borraría a un invitado.
   *[other] También se borraría a { $guests } invitados.
 }
tables-column-expiry = Por qué
expiry-empty = no hay nadie sentado: se cierra
expiry-waiting = espera en vano: se cierra
expiry-running = ya nadie juega: se cierra y la partida se conserva
expiry-unstarted = cerrada hace tiempo, sin empezar: se borra
expiry-abandoned = cerrada hace tiempo: se borra
expiry-finished = terminada hace tiempo: se borra
tables-export-help = Escribir el registro de una mesa en un archivo.
tables-exported = El registro de la mesa { $table } está en { $path }.
tables-set-aside-help = No ofrecer más una mesa hasta que se libere.
tables-set-aside = La mesa { $table } está apartada.
tables-release-help = Volver a ofrecer una mesa apartada.
tables-released = La mesa { $table } se vuelve a ofrecer.
tables-not-aside = La mesa { $table } no estaba apartada.
tables-repair-help = Cortar una partida dañada tras el último paso que se puede reproducir.
tables-sound = La mesa { $table } se puede reproducir hasta el final; no hay nada que reparar.
tables-problem = Mesa { $table }: { $problem }
tables-beyond-repair = Ni siquiera se puede reproducir su comienzo. Sigue apartada; restáurala de una copia o elimínala con «orrery tables remove { $table }».
tables-repair-ask = ¿Conservar las versiones 1 a { $sound } de { $stored } y olvidar el resto?
tables-repaired = La mesa { $table } sigue desde la versión { NUMBER($version, useGrouping: 0) }. Como estaba antes, en { $path }; ese archivo contiene su semilla secreta.
tables-remove-help = Eliminar una mesa con todo lo suyo; se guarda una copia en un archivo.
tables-remove-ask = ¿Eliminar la mesa { $table }?
tables-removed = La mesa { $table } está eliminada; hay una copia de sus datos en { $path }.
error-no-name = De este nombre no queda nada sin los caracteres invisibles. Elige otro.
error-unknown-report = No existe el aviso { $number }.
deed-help-reason = Por qué, para el registro de acciones.
deed-takes-effect = Un servidor en marcha lo aplica en pocos segundos.
tables-close-help = Terminar lo que ocurra en una mesa; todavía se puede mirar.
tables-closed = La mesa { $table } está cerrada.
tables-over = En la mesa { $table } ya había terminado todo.
guests-help = Cuidar de los invitados, también con el servidor en marcha.
guests-help-id = El invitado, por el identificador que muestra «orrery guests list».
guests-help-name = Solo invitados cuyo nombre contenga esto.
guests-help-new-name = El nombre nuevo.
guests-help-blocked = Solo invitados bloqueados.
guests-list-help = Enumerar los invitados, primero los más recientes.
guests-rename-help = Dar otro nombre a un invitado, en todas sus mesas y en el chat.
guests-renamed = El invitado { $guest } se llama ahora { $name }.
guests-block-help = Impedir que un invitado cree mesas, se una a ellas o escriba.
guests-blocked = El invitado { $guest } está bloqueado.
guests-unblock-help = Dejar que un invitado bloqueado vuelva a jugar y escribir.
guests-unblocked = El invitado { $guest } ya no está bloqueado.
guests-column-id = Invitado
guests-column-name = Nombre
guests-column-created = Desde (UTC)
guests-column-tables = Mesas
guests-column-blocked = Bloqueado desde (UTC)
reports-help = Leer los avisos de los jugadores.
reports-list-help = Enumerar los avisos, primero los más antiguos.
reports-help-settled = También los resueltos.
reports-help-number = El número del aviso.
reports-settle-help = Dar un aviso por resuelto.
reports-settled = El aviso { $number } está resuelto.
reports-column-number = Número
reports-column-at = Cuándo (UTC)
reports-column-kind = Sobre
reports-column-table = Mesa
reports-column-guest = Invitado
reports-column-quote = Cita
reports-column-reason = Motivo
reports-column-reporter = Avisó
reports-kind-chat = una línea del chat
reports-kind-player = un jugador
reports-kind-table = la mesa
audit-help = Enumerar lo que hicieron anfitriones y operadores.
audit-help-table = Solo lo que concierne a esta mesa.
audit-help-guest = Solo lo que hizo este invitado o lo que se le hizo.
audit-help-limit = Cuántos, los más recientes.
audit-column-number = Número
audit-column-at = Cuándo (UTC)
audit-column-role = Papel
audit-column-by = Quién
audit-column-deed = Qué
audit-column-table = Mesa
audit-column-guest = Invitado
audit-column-reason = Por qué
audit-role-host = anfitrión
audit-role-operator = operador
audit-deed-remove = expulsado
audit-deed-readmit = readmitido
audit-deed-mute = silenciado
audit-deed-unmute = sin silenciar
audit-deed-close = mesa cerrada
audit-deed-rename = renombrado
audit-deed-block = bloqueado
audit-deed-unblock = desbloqueado
audit-deed-settle = aviso resuelto
audit-deed-set-aside = mesa apartada
audit-deed-release = mesa liberada
audit-deed-repair = mesa reparada
audit-deed-delete = mesa borrada
error-tables-hidden = La partida de la mesa { $table } no ha terminado: su registro mostraría lo que sus jugadores no deben ver. Usa --with-hidden si lo necesitas de todos modos.
error-table-set-aside = Esta mesa está apartada ({ $reason }).
error-broken-log = La versión { NUMBER($version, useGrouping: 0) } no se sigue de lo anterior.
error-other = Se ha rechazado ({ $code }).
error-system = El sistema lo rechaza: { $problem }
error-output = No se puede escribir la salida: { $problem }. Envíala a otro sitio.
error-unknown-setting = No existe el ajuste { $name } ({ $place }). ¿Querías decir { $nearest }?
error-address-in-use = Otro programa ya escucha en { $address }. Detenlo o elige otro puerto con --port.
error-address-refused = El servidor no puede escuchar en { $address }: { $problem }. Elige otra dirección con --host y --port.
error-store-corrupt = La base de datos está dañada ({ $path }): { $problem }. Detén el servidor, guarda una copia del archivo y restaura la última copia de seguridad.
error-store-replaced = El archivo de la base se ha borrado o sustituido con el servidor en marcha ({ $path }). No se acepta ninguna jugada hasta que vuelva; ponlo en su sitio o reinicia el servidor.
error-store-live = { $path } es la propia base de datos: una copia ahí la destruiría. Indica otro archivo.
error-store-not-a-file = { $path } no es un archivo normal. Indica un archivo; con --keep, una carpeta para varias copias.
error-store-not-a-folder = { $path } no es una carpeta. Indica una carpeta u otro lugar.
error-store-foreign-file = { $path } no es una copia de seguridad, así que no se sobrescribe. Indica otro archivo.
error-store-revision = No hay un paso anterior { $revision }. Posible: { $known }
error-store-empty = { $path } está vacío: nunca se guardó ahí ninguna partida. Comprueba que es el lugar correcto; el servidor lo llena al arrancar.
error-store-foreign = { $path } es la base de datos de otro programa. Indica otro archivo con --database u otra carpeta con --data.

train-help = Ajustar los pesos de la evaluación de un juego y aprender un valor de partidas contra sí mismo. Se puede parar y reanudar.
train-help-out = El archivo donde se guarda el entrenamiento paso a paso; la misma orden continúa desde ahí.
train-help-start = El nombre de los pesos iniciales.
train-help-generations = Cuántas generaciones de candidatos tiene la evolución.
train-help-candidates = Cuántos candidatos hay en cada generación.
train-help-trials = Cuántas partidas rápidas juega cada candidato contra los pesos iniciales.
train-help-beam = Anchura del haz que encuentra turnos enteros; con 0, los candidatos eligen acción por acción y las partidas contra sí mismo solo prueban turnos al azar.
train-help-rounds = Cuántas rondas de aprendizaje de un valor siguen.
train-help-games = Cuántas partidas se juegan en cada ronda.
train-help-turns = Cuántos turnos se prueban en cada decisión de esas partidas una vez aprendido un valor; con 0, solo el haz encuentra turnos.
train-help-td-lambda = Cuánto cuentan los resultados posteriores en lo que debe valer una posición, junto a lo que el valor de la ronda anterior dice de las posiciones intermedias: 1 para los resultados solos (TD lambda).
train-help-value = Un archivo value.json con el que empezar: la primera ronda juega según él, y lo que sabe se conserva junto a lo que se aprende. Los rasgos que no conoce al principio no cuentan.
train-resumed = { $done } de { $total } pasos ya están en { $file }.
train-generation = Generación { $number } de { $total }: mejor { $best }, media { $mean } puntos.
train-round = Ronda { $number } de { $total }: el valor explica { $explained } de las diferencias en partidas de las que no aprendió ({ $positions } posiciones).
train-stopped = Interrumpido. Lo terminado está en { $file }; la misma orden continúa desde ahí.
train-done = Entrenamiento terminado: los pesos están en { $file }.
error-no-numpy = Para entrenar hace falta { $module }, que no está instalado. En la carpeta de las fuentes lo instala make research.
error-untrainable = { $game } no tiene una evaluación cuyos pesos se puedan entrenar.
error-unknown-weights = No hay pesos llamados { $name }. Pesos conocidos: { $known }.
error-other-recipe = { $file } contiene un entrenamiento con otros ajustes. Repite los ajustes con los que empezó o indica otro archivo.
error-broken-training = { $file } no contiene un entrenamiento: { $reason }. Indica otro archivo.
error-broken-value = { $file } no contiene un valor: { $reason }. Indica el value.json de un juego o la red de una ronda de un entrenamiento.
error-other-inputs = Este valor se aprendió de rasgos que el juego no tiene: { $inputs }. Indica un valor de este juego o empieza sin él.

## Comprobar un bot, exportar una partida

check-help = Comprueba que un programa cumple el protocolo de los bots: juega partidas con él e informa de cada incumplimiento.
check-help-command = La orden que inicia el programa, como node bot.mjs. Sus propias opciones van después de --.
check-help-game = Un juego; se puede dar varias veces. Todos los juegos si no se indica.
check-help-seats = Un número de asientos; se puede dar varias veces. De 2 a 4 si no se indica.
check-help-games = El número de partidas.
check-help-seed = La misma semilla da las mismas partidas.
check-help-json = Escribe el informe en JSON.
check-progress = Comprobando
check-done = { $name }: { $games } partidas jugadas, { $finished } hasta el final, { $moves } jugadas.
check-stopped = Se detuvo tras tantos incumplimientos; quedan { $left } partidas sin jugar. Corrige antes estos.
check-good = Ningún incumplimiento del protocolo.
check-breach = Incumplimiento: { $text }
check-warning = Aviso: { $text }
check-where = en la partida { $number } ({ $game }, { $seats } asientos, asiento { $seat }), tras { $entry } entradas
check-sent = último envío: { $text }
check-heard = respuesta: { $text }
check-said = en su salida de errores: { $text }
check-again =
    { $count ->
        [one] lo mismo una vez más
       *[other] lo mismo { $count } veces más
    }
check-advice = qué hacer: { $text }
check-not-started = no se puede iniciar el programa.
check-do-not-started = Comprueba la orden y su ruta; se inicia sin intérprete de órdenes.
check-ended = el programa terminó en mitad de la partida, con el estado { $status }.
check-do-ended = Sigue leyendo hasta quit; mira en su salida de errores qué ha fallado.
check-silent = ninguna respuesta en { $seconds } segundos.
check-do-silent = Responde a cada línea legal con una línea move, vacía el búfer enseguida y piensa menos tiempo; --seconds fija el límite.
check-unknown-reply = una respuesta que el protocolo no conoce.
check-do-unknown-reply = Responde a orrery con «bot NOMBRE VERSIÓN» y a legal con «move TEXTO»; lo demás, tras info o en la salida de errores.
check-illegal-move = una jugada que no está en la lista legal.
check-do-illegal-move = Responde con uno de los textos de la última línea legal, letra por letra.
check-unasked = una línea sin que se le pregunte.
check-do-unasked = Escribe una jugada por cada línea legal y nada más; los comentarios empiezan por info.
check-after-the-end = una línea después del final de la partida.
check-do-after-the-end = No escribas nada después de quit.
check-not-ended = el programa no terminó después de quit.
check-do-not-ended = Termina cuando llegue quit o se cierre la entrada; si no, se mata el programa.
check-bad-status = el programa terminó con el estado { $status } después de quit.
check-do-bad-status = Termina con el estado 0; mira en su salida de errores qué ha fallado.
check-not-repeatable = la misma semilla dio otras jugadas.
check-do-not-repeatable = Saca todos los números aleatorios de la semilla de la línea game y no dependas de ningún reloj.
export-help = Escribe una partida como una sola página que la reproduce, en cualquier navegador y sin servidor.
export-help-record = El registro de la partida.
export-help-html = La página que se escribe.
export-help-seat = Muestra la partida como la vio este asiento, desde 0. Sin ello, una partida terminada muestra todas las manos y una sin terminar lo que todos pueden ver.
export-done = { $file }: { $size } kB, { $positions } posiciones. Ábrela en un navegador.
error-export-seat = El registro no tiene el asiento { $seat }; tiene los asientos de 0 a { $last }.
error-no-replay-page = Esta instalación no incluye la página de repeticiones. Ejecuta make screen e instala de nuevo.

dataset-help = Juega partidas entre bots y las escribe en Parquet para programas que aprenden. Se puede interrumpir y reanudar.
dataset-help-out = La carpeta del conjunto de datos; la misma orden continúa con lo que haya en ella.
dataset-help-seed = La misma semilla da el mismo conjunto de datos.
dataset-help-shard = Cuántas partidas van en cada fragmento. Una interrupción solo cuesta los fragmentos en curso.
dataset-stopped = Interrumpido. Los fragmentos terminados están en { $folder }; la misma orden continúa desde ahí.
dataset-done =
    { $games ->
        [one] { $games } partida con { $decisions } decisiones está en { $folder }.
       *[other] { $games } partidas con { $decisions } decisiones están en { $folder }.
    }
dataset-digest = SHA-256 de todos los fragmentos: { $digest }
error-no-pyarrow = Un conjunto de datos necesita { $module }, que no está instalado. En la carpeta de las fuentes lo instala make research.
error-no-encoding = { $game } no tiene codificación, así que no hay nada que escribir. docs/encodings.md explica cómo la declara un juego.
error-other-dataset = { $folder } contiene un conjunto de datos hecho de otro modo; difieren estos ajustes: { $settings }. Repite los ajustes con los que empezó o indica otra carpeta. Si difiere program, Orrery ha cambiado desde entonces.
error-no-dataset = { $folder } no contiene un conjunto de datos: falta { $file } o no se puede leer. Para crear uno, indica una carpeta vacía o nueva.
error-wrong-digest = { $file } no es el archivo del que se hizo digest.json. Descárgalo de nuevo, o bórralo y repite la orden que da README.md.

preview-site = Dos juegos de estrellas, mundos y vida
preview-open = asiento libre
preview-waiting =
    { $count ->
        [0] Todos los asientos están ocupados
        [one] Hay un asiento libre
       *[other] Hay { $count } asientos libres
    }
preview-turn = Turno de { $name }
preview-running = La partida está en curso
preview-abandoned = La partida se cerró
preview-finished =
    { $count ->
        [one] Victoria de { $names }
       *[other] Victoria compartida: { $names }
    }
