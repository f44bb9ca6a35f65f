# La pantalla en torno a los juegos, en español. Los textos de un juego están en su propia carpeta.

## En todas partes

loading = Cargando…
close = Cerrar
cancel = Cancelar
save = Guardar
home = Portada
back = Volver
your-turn = Tu turno
guest-name = Astronauta
rules = Reglas
settings = Ajustes
keys = Teclas
points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }

lost-title = Aquí no hay nada
lost-text = No hay ninguna página en esta dirección.

## Ajustes

setting-language = Idioma
setting-theme = Colores
setting-pace = Animación
setting-pace-help = Con qué rapidez se muestran las jugadas de los demás. Nunca hay que esperarlas.
setting-list = Solo la lista de acciones
setting-list-help = Quita la imagen: todo se juega desde la lista, también con un lector de pantalla.
setting-sound = Sonido
setting-sound-help = Dos notas suaves cuando es tu turno.
setting-notices = Avisos
setting-notices-help = Un aviso del navegador cuando es tu turno y esta página no está a la vista.
setting-webhook = Webhook
setting-webhook-help = Para partidas que duran días: cuando es tu turno y no estás en la mesa, el servidor envía una línea a esta dirección, por ejemplo al webhook de una sala de chat. Nadie más ve la dirección.
webhook-address = Dirección del webhook
webhook-set = Poner
webhook-host = Las líneas se envían a { $host }.
webhook-failing =
    { $count ->
        [one] La última línea no llegó.
       *[other] Las últimas { $count } líneas no llegaron.
    }
webhook-test = Enviar una prueba
webhook-remove = Quitar
webhook-delivered = La prueba ha llegado.
webhook-why-private = Esta dirección es de una red privada; no se envía nada allí.
webhook-why-unreachable = Nadie responde en esta dirección.
webhook-why-answer = Alguien responde en esta dirección, pero no acepta el envío.
webhook-why-malformed = Esto no es la dirección de un webhook.
webhook-why-not-https = La dirección debe empezar por https://.
webhook-why-port = No se envía nada a este puerto.
webhook-why-off = Este servidor no envía líneas a nadie.
language-en = English
language-pl = Polski
language-fr = Français
language-es = Español
language-de = Deutsch
theme-dark = Noche
theme-light = Día
theme-contrast = Alto contraste
pace-off = Sin ella
pace-fast = Rápida
pace-normal = Normal
pace-slow = Lenta
switch-off = No
switch-on = Sí

## Portada

front-title = Construye un cosmos esta noche
front-lead = Dos juegos de mesa sobre estrellas, mundos y vida: contra bots al momento o con amigos mediante un enlace. Sin cuenta y sin instalar nada.
front-games = Juegos
front-seats =
    { $least ->
        [1] de 1 a { $most } participantes
       *[other] de { $least } a { $most } participantes
    }
front-play = Jugar ahora contra un bot
front-learn = Aprender jugando
front-set-up = Preparar una mesa
front-mine = Tus mesas
front-mine-none = Todavía ninguna. Aquí se guardan las partidas que empieces.
front-watch = Mirar
front-watch-none = Ahora mismo no hay ninguna partida pública.
front-name = Tu nombre
front-name-help = Lo que leen los demás en una mesa.
table-open = en espera
table-running = en curso
table-finished = terminada

## Preparar una mesa

set-up-title = Una mesa de { $game }
set-up-seats = Asientos
set-up-count = Cuántos
seats-count =
    { $count ->
        [one] { $count } asiento
       *[other] { $count } asientos
    }
set-up-seats-help = Quien tenga el enlace ocupa un asiento libre. Varias personas ante esta pantalla se la pasan; un telón oculta las manos entretanto.
set-up-options = Opciones
set-up-clock = Reloj
set-up-clock-help = Si a alguien se le acaba el tiempo, juega un bot hasta que recupere su asiento.
set-up-undo = Deshacer
set-up-public = Quién puede encontrarla
set-up-invite = Crear la mesa e invitar
set-up-start = Empezar la partida
seat-name = Asiento { $seat }
seat-person = Nombre de la persona en el asiento { $seat }
sitter-me = Yo
sitter-here = Otra persona ante esta pantalla
sitter-open = Libre para una amistad
sitter-bot = Bot · { $level }
bot-random = Vagabundo
bot-greedy = Navegante
bot-random-about = Vagabundo: cualquier jugada permitida
bot-greedy-about = Navegante: la mejor jugada hasta la próxima decisión
clock-none = Sin reloj
clock-move-60 = 1 minuto por acción
clock-move-86400 = 1 día por acción
clock-bank-1800 = 30 minutos para la partida y 20 segundos más por acción
clock-move =
    { $seconds ->
        [one] { $seconds } segundo por acción
       *[other] { $seconds } segundos por acción
    }
clock-bank =
    { $seconds ->
        [one] { $seconds } segundo para la partida y más por cada acción
       *[other] { $seconds } segundos para la partida y más por cada acción
    }
undo-strict = Hasta que se descubra algo
undo-draws = Hasta que se robe algo
undo-off = Nunca
undo-strict-help = Las jugadas propias se pueden deshacer hasta un robo, un secreto revelado o la jugada de otra persona.
undo-draws-help = Las jugadas propias se pueden deshacer hasta un robo o la jugada de otra persona, aunque se haya revelado un secreto.
undo-off-help = Lo hecho, hecho está.
public-yes = Todo el mundo
public-no = Quien tenga el enlace
public-yes-help = La mesa aparece en la portada y cualquiera puede mirar.
public-no-help = La mesa no aparece en ninguna parte.

## Antes de la partida

lobby-title = Mesa de { $game }
lobby-seats = Quién juega
lobby-start = Empezar
lobby-ready = Ya está todo el mundo.
lobby-host = Ya está todo el mundo. Quien creó la mesa empieza la partida.
lobby-waiting =
    { $count ->
        [one] Falta { $count } participante.
       *[other] Faltan { $count } participantes.
    }
invite = Invitar
invite-help = Envía este enlace: lleva a esta mesa, para jugar o para mirar.
invite-link = Enlace a esta mesa
invite-copy = Copiar
invite-copied = Copiado
seat-open = Asiento libre
seat-sit = Sentarse aquí
seat-bot = Sentar al bot { $level }
seat-leave = Levantarse
seat-make-open = Liberar el asiento
seat-take-back = Recuperar mi asiento
seat-hand-over = Dejar que juegue un bot
seat-stand-in = juega un bot
seat-gone = ausente
player-you = (tú)

## En la mesa

board = La mesa
actions = Acciones
actions-legal = Lo que puedes hacer
actions-none = Ahora no tienes nada que hacer.
turn-tools = Tu turno
undo = Deshacer
redo = Rehacer
restart = Reiniciar el turno
redo-none = no se ha deshecho nada
undo-stop-chance = después se robó algo
undo-stop-revealed = después se reveló un secreto
undo-stop-other-seat = después actuó otra persona
undo-stop-nothing = todavía no has hecho nada
undo-stop-off = en esta mesa no se deshace nada
undo-stopped = No se puede deshacer: { $why }.
hint = Pista
hint-not-now = solo en tu turno
hint-help = Las mejores jugadas según el bot. Los puntos dicen cuánto mejoras con ellas.
hint-none = No se ha podido obtener una pista. Inténtalo de nuevo.
hint-worth =
    { $points ->
        [one] { $gain } punto
       *[other] { $gain } puntos
    }
hint-reason = { $why } ({ $gain })
hint-for = Esta jugada { $for }.
hint-against = Esta jugada { $against }.
hint-both = Esta jugada { $for }, pero { $against }.
hint-neutral = Lo deja todo como está.
hint-do = Hacer esto
side = Participantes, diario y chat
players = Participantes
tab-side = Diario
tabs = Partes de la mesa
tools = Herramientas
log = Diario
log-none = Todavía no ha pasado nada.
log-jump = Ver la mesa en ese momento
log-toggle = Diario y chat
recap = Desde mi turno
chat = Chat
chat-say = Di algo
chat-send = Enviar
catch-up = Saltar al presente
watching = Estás mirando
picture-remove = Quitar la imagen
picture-show = Mostrar la imagen
list-scores = Puntos
losing = Esto se perdería
losing-back = Volver a mi turno
status-looking = Mirando atrás: { $text }
status-trying = Una línea mejor: { $text }
curtain = Pasa la pantalla a { $name }
curtain-help = No se muestra nada de la mano siguiente hasta que esté aquí la persona siguiente.
curtain-raise = Soy { $name }
replaced = Esta mesa está abierta en otra ventana
replaced-help = Solo una de tus ventanas la muestra a la vez. No se pierde nada.
replaced-here = Usarla aquí
connection-lost = Se ha perdido la conexión. Se está reintentando; nada de lo que has hecho se pierde.

refused-stale = Entretanto la mesa ha avanzado.
refused-not-to-act = No es tu turno.
refused-over = La partida ha terminado.
refused-malformed = No se ha entendido.
refused-unknown = No existe esa acción en este juego.
refused-illegal = Ahora no se puede hacer.
refused-no-undo = No se puede deshacer nada.
refused-no-redo = No se ha deshecho nada.
refused-not-yours = Este asiento no es tuyo o lo juega un bot en este momento.
refused-not-started = La partida no ha empezado.
refused-not-kept = El servidor no ha podido guardar esta jugada. No ha pasado nada; inténtalo de nuevo.
refused-too-many = Demasiado rápido. Espera un momento.
refused-busy = Ningún bot está libre para pensarlo. Inténtalo de nuevo.
refused-binary = El servidor solo lee texto.
refused-other = Rechazado ({ $code }).

trouble-unreachable = No se puede conectar con el servidor.
trouble-server = Algo ha fallado en el servidor.
trouble-unknown-table = No hay ninguna mesa con este enlace.
trouble-unknown-game = Ese juego no está aquí.
trouble-not-yours = Eso lo decide otra persona.
trouble-no-guest = Vuelve a cargar la página para entrar otra vez.
trouble-malformed = El servidor no lo ha entendido.
trouble-not-kept = El servidor no ha podido guardarlo. No ha pasado nada; inténtalo de nuevo.
trouble-too-many = Demasiado a la vez. Espera un momento.
trouble-seat-taken = Alguien ha sido más rápido: este asiento está ocupado.
trouble-already-started = La partida ya ha empezado.
trouble-not-started = La partida no ha empezado.
trouble-not-finished = Eso es para una partida terminada.
trouble-over = La partida ha terminado.
trouble-seats-open = Queda un asiento libre.
trouble-not-away = Esta persona sigue aquí.
trouble-not-handed-over = Ningún bot juega este asiento.
trouble-changed = Alguien ha cambiado la mesa en el mismo momento. Inténtalo de nuevo.
trouble-busy = El servidor tiene demasiado que hacer. Inténtalo de nuevo.
trouble-bad-position = Aquí no hay ninguna posición desde la que seguir.
trouble-bad-option-value = Esta opción no se puede ajustar así.
trouble-bad-seats = Este juego no se juega con tantos asientos.
trouble-bad-webhook = No se puede enviar nada a esta dirección.
trouble-foreign-origin = Una página de otro sitio no puede hacer esto.
trouble-internal = Algo ha fallado en el servidor.
trouble-no-such-method = El servidor no conoce esta petición.
trouble-no-webhook = No hay ninguna dirección puesta.
trouble-not-found = No hay nada en esta dirección.
trouble-not-to-act = No es tu turno.
trouble-too-large = Es demasiado de una vez.
trouble-unknown-bot = No existe ese bot.
trouble-unknown-option = Este juego no tiene esa opción.
trouble-unknown-seat = No existe ese asiento.
trouble-other = Rechazado ({ $code }).

## Teclas

key-tab = al elemento siguiente
key-arrows = al elemento más cercano en esa dirección
key-enter = hacerlo
key-digits = elegir de la lista
key-undo = deshacer
key-redo = rehacer
key-escape = soltar lo elegido
key-hint = pista
key-log = diario y chat
key-rules = reglas
key-picture = imagen o lista
key-sheet = esta hoja

## Después de la partida

end-title =
    { $count ->
        [one] Gana { $names }
       *[other] Comparten la victoria { $names }
    }
end-plot = Puntos a lo largo del tiempo
end-plot-label = Un gráfico de los puntos de cada participante de principio a fin
end-plot-help = Un clic en el gráfico muestra la mesa en ese momento.
end-sources = Puntos por origen
end-source = Origen
end-total = Total
end-turning = Momentos decisivos
end-turning-takes = { $name } se pone en cabeza
end-turning-loses = { $name } pierde la cabeza de la partida
end-turning-gains = { $name } gana terreno
end-turning-stalls = { $name } gana poco
end-turning-falls = { $name } pierde terreno
end-turning-lead = { $before } → { $after }
end-turning-help = La ventaja sobre el mejor de los demás antes y después del turno, en puntos tal como el bot valora la mesa.
end-rematch = Revancha
end-replay = Repetición
end-analyse = Analizar
end-board = Mirar el tablero
end-record = Descargar el registro
end-share = Copiar un enlace para compartir

## Repetición

replay-title = Repetición de { $game }
replay-bar = Repetición
replay-first = Al principio
replay-previous = Un paso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-next = Un paso adelante
replay-last = Al final
replay-position = Posición
replay-of = { $at } de { $all }
replay-back = Volver a la partida
replay-continue = Seguir desde aquí contra bots
replay-look = Ver como
replay-tried-note = Lo que { $name } podría haber jugado.
replay-as-played = Ver lo que se jugó

## Repaso de una partida

review-title = Repaso de la partida
review-lead = Qué turnos costaron más, qué habría sido mejor y qué fue solo suerte. Nada se juzga a posteriori: cada línea se encontró a partir de lo que se podía saber en ese momento.
review-back = Volver al resultado
review-working = Se está repasando la partida…
review-leave = Tarda un poco. Puedes dejar esta página; el repaso sigue sin ti.
review-failed = Ahora mismo no se ha podido calcular.
review-again = Intentar de nuevo
review-unfinished = La partida aún no ha terminado. Vuelve cuando acabe.
review-whose = Turnos de quién
review-costliest = Turnos más costosos: { $name }
review-none = Ningún turno de { $name } podría haber ido claramente mejor.
review-turn = Turno { $turn }
review-played = Jugado
review-better = Mejor
review-goes-on = … y el turno sigue.
review-more =
    { $count ->
        [one] { $count } paso más
       *[other] { $count } pasos más
    }
review-play = Jugar la línea mejor
review-see = Ver en el tablero
review-balance = Suerte y decisiones
review-luck = Suerte
review-decisions = Decisiones
review-luck-more = El azar favoreció a { $name }: { $worth } por encima de la media.
review-luck-less = El azar castigó a { $name }: { $worth } por debajo de la media.
review-luck-even = El azar trató por igual a { $name }.
review-decisions-more = Las decisiones dieron { $worth } más que las líneas del bot.
review-decisions-less = Las decisiones dieron { $worth } menos que las líneas del bot.
review-decisions-even = Las decisiones estuvieron a la altura de las líneas del bot.
review-moments = Buena y mala suerte de { $name }
review-set-up = La preparación
review-help = En puntos tal como el bot valora la mesa. Suerte: lo que salió frente a la media de lo que podía salir. Decisiones: lo jugado frente a la mejor línea que el bot encuentra para cada turno, con los robos promediados.

## Referencia de las reglas

rules-of = Reglas de { $name }
rules-search = Buscar en las reglas
rules-found =
    { $count ->
        [0] Ninguna sección contiene estas palabras.
        [one] { $count } sección
       *[other] { $count } secciones
    }

## Primera partida

learn-title = Primera partida de { $game }
learn-leave = Salir; la lección te espera
learn-step = { $at } de { $all }
learn-next = Seguir
learn-back = Volver
learn-other = Buena idea; la lección espera antes la jugada marcada.
learn-again = Otra vez
learn-play = Ahora a jugar

## Comprobar el reparto

deal-link = Cómo comprobar el reparto
deal-title = Comprobar el reparto
deal-lead = Antes del primer robo el servidor publica la huella de un secreto. Cada participante añade un número propio. Al terminar la partida se publica el secreto y se puede volver a calcular todo lo que salió.
deal-none = El reparto de esta mesa empieza con la partida.
deal-commitment = Huella del secreto
deal-nonce = Número de { $name }
deal-seed = El secreto
deal-seed-later = se muestra al terminar la partida
deal-check = Comparar el secreto y la huella
deal-right = Se corresponden.
deal-wrong = No se corresponden.
deal-command = Para volver a calcular cada robo, descarga el registro y ejecuta:
