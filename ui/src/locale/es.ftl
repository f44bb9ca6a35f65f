# La pantalla en torno a los juegos, en español. Los textos de un juego están en su propia carpeta.

## En todas partes

loading = Cargando…
close = Cerrar
cancel = Cancelar
save = Guardar
home = Portada
back = Volver
your-turn = Tu turno
guest-name = Invitado
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
setting-pace-help = Con qué rapidez se muestran las jugadas de los demás. Nunca tienes que esperarlas.
setting-list = Solo la lista de acciones
setting-list-help = Oculta la imagen: se juega solo desde la lista, también con un lector de pantalla.
setting-sound = Sonido
setting-sound-help = Sonidos suaves de lo que pasa en la mesa. Todo se ve también en la pantalla.
setting-notices = Notificaciones
setting-notices-help = Una notificación del navegador cuando es tu turno y esta página no está visible.
setting-invitations = Invitaciones
setting-invitations-help = Las personas con las que has jugado pueden invitarte a su mesa. Lo ves en la página de inicio.
setting-webhook = Webhook
setting-webhook-help = Para partidas que duran días: cuando es tu turno y no estás en la mesa, el servidor envía un mensaje a esta dirección, por ejemplo al webhook de una sala de chat. Nadie más ve la dirección.
webhook-address = Dirección del webhook
webhook-set = Guardar
webhook-host = Los mensajes se envían a { $host }.
webhook-failing =
    { $count ->
        [one] El último mensaje no llegó.
       *[other] Los últimos { $count } mensajes no llegaron.
    }
webhook-test = Enviar una prueba
webhook-remove = Quitar
webhook-delivered = El mensaje de prueba ha llegado.
webhook-why-private = Esta dirección es de una red privada; no se envía nada allí.
webhook-why-unreachable = Nadie responde en esta dirección.
webhook-why-answer = Esta dirección responde, pero no acepta el mensaje.
webhook-why-malformed = Esto no es la dirección de un webhook.
webhook-why-not-https = La dirección debe empezar por https://.
webhook-why-port = No se envía nada a este puerto.
webhook-why-off = Este servidor no envía mensajes.
language-en = English
language-pl = Polski
language-fr = Français
language-es = Español
language-de = Deutsch
theme-dark = Noche
theme-light = Día
theme-contrast = Alto contraste
pace-off = Desactivada
pace-fast = Rápida
pace-normal = Normal
pace-slow = Lenta
switch-off = No
switch-on = Sí

## Portada

front-lead = Dos juegos de mesa sobre estrellas, mundos y vida. Juega al momento o envía un enlace a tus amigos.
front-games = Juegos
front-seats = { $least }–{ $most } jugadores
front-play = Jugar ya
front-opponent = Tu rival
front-learn = Aprender jugando
front-set-up = Preparar una mesa
front-mine = Tus partidas
front-how-play = contra un bot, al momento: elige a tu rival bajo el planetario.
front-how-learn = en unos minutos, con jugadas que se te explican.
front-how-set-up = para tus amigos: un enlace los lleva a ella, sin cuenta.
front-watch = Mirar
front-watch-none = Ahora mismo no hay ninguna partida pública.
front-name = Tu nombre
front-name-help = El nombre que ven los demás.
table-open = en espera
table-running = en curso
table-finished = terminada

## Dispositivos y datos

account-link = Dispositivos y datos
account-title = Tus dispositivos y tus datos
another-title = Jugar en otro dispositivo
another-help = Abre allí un enlace o apunta su cámara al código. Tu nombre, tus asientos y tus partidas van contigo.
another-make = Mostrar el enlace
another-again = Crear otro enlace
another-picture = Código QR del enlace
another-address = Enlace a otro dispositivo
another-secret = El enlace sirve una sola vez y hasta las { $time }. Quien lo abra pasa a ser tú: no se lo enseñes a nadie más.
another-expired = El enlace ha caducado.
another-local = Has abierto esta página con una dirección que solo conoce este ordenador. Para llegar a ella desde otro dispositivo, ábrela con la dirección de este ordenador en tu red y crea allí el enlace.
devices-title = Dónde tienes la sesión abierta
device-unknown = Programa o navegador desconocido
device-here = este dispositivo
device-dates = desde el { $added }, usado el { $seen }
device-sign-out = Cerrar sesión
device-sign-out-here = Cerrar sesión aquí
devices-sign-out-others = Cerrar sesión en todos los demás
last-device-title = ¿Cerrar la sesión en tu único dispositivo?
last-device-text = No tienes la sesión abierta en ningún otro sitio, así que después no podrás volver como { $name }. Añade antes otro dispositivo o elimínate.
bots-title = Tus bots
bots-help = Un programa tuyo puede jugar aquí con un nombre propio. Los demás lo ven como un bot tuyo, nunca como una persona. Se sienta en las mesas a las que lo invitan y en las que admiten bots.
bots-name = Nombre del bot
bots-make = Crear una cuenta de bot
bots-token = Token de { $name }
bots-token-help = Este token solo se muestra ahora. Quien lo tenga juega como { $name }: guárdalo donde solo lo lea tu programa.
bots-copy = Copiar el token
bots-dates = desde el { $added }, visto el { $seen }
bots-unused = desde el { $added }, aún no ha venido
bots-renew = Token nuevo
bots-remove = Quitar
bots-remove-ask = ¿Quitar a { $name }?
bots-remove-text = Su token deja de funcionar. En las partidas en curso, un bot del servidor ocupa su asiento; las terminadas conservan un nombre inventado.
bots-remove-do = Quitar el bot
data-title = Tus datos
data-help = Todo lo que el servidor guarda de ti en un solo archivo: nombre, dispositivos, mesas, partidas y lo que has dicho.
data-download = Descargar tus datos
delete-title = Eliminarte del servidor
delete-help = El servidor te olvida. Nadie podrá volver como tú.
delete-open = Eliminarme…
delete-ask = ¿Eliminar a { $name } para siempre?
delete-games = En las partidas en curso, un bot ocupa tu asiento. Las partidas sin nadie más terminan sin resultado.
delete-records = Las partidas terminadas conservan un nombre inventado, como «Guest 7F3A», en lugar del tuyo.
delete-chat = Lo que escribiste en los chats se queda, sin tu nombre.
delete-rest = Se cierra la sesión en todos tus dispositivos y se quita tu webhook.
delete-never = Esto no se puede deshacer.
delete-do = Eliminarme para siempre
left-deleted = El servidor te ha olvidado
left-signed-out = Has cerrado la sesión
left-text = Puedes empezar de nuevo como otra persona cuando quieras.
signed-out-title = Se ha cerrado tu sesión en este dispositivo
signed-out-text = La cerraste desde otro de tus dispositivos. Crea allí un enlace para volver.
arrive-title = ¿Seguir como { $name }?
arrive-text = Este dispositivo quedará a nombre de { $name }: todas las mesas y los asientos estarán también aquí.
arrive-do = Seguir como { $name }
arrive-not = Ahora no
arrive-same-title = Aquí ya eres { $name }
arrive-same-text = Abre el enlace en otro dispositivo.
arrive-here =
    { $count ->
        [one] En este dispositivo eres hasta ahora otra persona ({ $name }), con una mesa.
       *[other] En este dispositivo eres hasta ahora otra persona ({ $name }), con { $count } mesas.
    }
arrive-here-lost = { $name } no tiene la sesión abierta en ningún otro sitio: si sigues, ya no se podrá llegar a esas mesas. Descarga antes los datos si quieres conservarlos.
arrive-here-kept = { $name } sigue con la sesión abierta en otros dispositivos.
arrive-stay = Quedarme con lo que hay aquí
arrive-bad = Este enlace ya no sirve

## Mesas abiertas

join = Unirse
any = Da igual
just-now = ahora mismo
open-tables = Mesas abiertas
open-tables-lead = Estas mesas esperan jugadores. Con un clic tienes un sitio.
open-tables-none = Ahora mismo no espera nadie. Empieza una partida rápida y otros te encontrarán aquí.
open-tables-none-fit = Ninguna mesa en espera cumple estos filtros.
open-tables-count =
    { $count ->
        [one] { $count } mesa espera jugadores.
       *[other] { $count } mesas esperan jugadores.
    }
open-tables-more = Mostrar más
filter = Filtrar
filter-game = Juego
filter-seats = Asientos
filter-speed = Ritmo
filter-bots = Bots
bots-with = Con bots
bots-without = Sin bots
speed-live = De una sentada
speed-days = Durante varios días
speed-untimed = Sin reloj
table-present = aquí ahora
table-absent = ausente en este momento
table-yours = Tu mesa
seat-reserved = Reservado para { $name }
quick-match = Partida rápida
quick-match-lead = Te sientas con quien quiera jugar a lo mismo. La partida empieza sola.
quick-match-find = Buscar jugadores
searching = Buscando jugadores
searching-time = Llevas esperando { $time }.
searching-help = La partida empieza en cuanto se ocupen todos los asientos. Mientras tanto puedes jugar contra un bot: conservas tu sitio y te avisamos enseguida.
searching-long = Aún no ha venido nadie. Juega mientras tanto contra un bot: conservas tu sitio y te avisamos enseguida.
searching-bot = Jugar mientras contra un bot
searching-stop = Dejar de buscar
searching-bar = { $game }: buscando jugadores
searching-found = { $game }: tu partida está lista, ya están todos.
searching-go = Ir a la mesa
invitations = Invitaciones
invitation-text = { $name } te invita a una partida de { $game }.
invitation-rematch = { $name } quiere la revancha de { $game }.
invitation-decline = Rechazar
fellows = Personas y bots a quienes puedes invitar
fellows-games =
    { $count ->
        [one] { $count } partida en común
       *[other] { $count } partidas en común
    }
fellows-invite = Invitar
fellows-pending = invitación enviada
fellows-accepted = invitación aceptada
fellows-declined = invitación rechazada

## Preparar una mesa

set-up-title = Una mesa de { $game }
set-up-seats = Asientos
set-up-count = Número de asientos
seats-count =
    { $count ->
        [one] { $count } asiento
       *[other] { $count } asientos
    }
set-up-seats-help = Quien tenga el enlace puede ocupar un asiento libre. Varias personas pueden compartir esta pantalla; un telón oculta las manos al pasarla.
set-up-options = Opciones
set-up-clock = Reloj
set-up-clock-help = Si a alguien se le acaba el tiempo, un bot juega en su lugar hasta que vuelva.
set-up-undo = Deshacer
set-up-public = Quién puede encontrar la mesa
set-up-invite = Crear la mesa e invitar
set-up-start = Empezar la partida
seat-name = Asiento { $seat }
seat-person = Nombre de la persona en el asiento { $seat }
sitter-me = Yo
sitter-here = Otra persona ante esta pantalla
sitter-open = Libre para un amigo
sitter-bot = Bot · { $name }
levels-compare = Comparar los niveles
level-choose = ¿Qué nivel debe jugar?
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
        [one] { $seconds } segundo para la partida más tiempo por cada acción
       *[other] { $seconds } segundos para la partida más tiempo por cada acción
    }
undo-strict = Hasta que se revele algo
undo-draws = Hasta que se robe algo
undo-off = Nunca
undo-strict-help = Puedes deshacer tus jugadas hasta que se robe algo, se revele un secreto o juegue otra persona.
undo-draws-help = Puedes deshacer tus jugadas hasta que se robe algo o juegue otra persona, aunque se haya revelado un secreto.
undo-off-help = Las jugadas no se pueden deshacer.
public-yes = Todo el mundo
public-no = Quien tenga el enlace
public-yes-help = La mesa aparece entre las mesas abiertas; cualquiera puede unirse o mirar.
public-no-help = La mesa no aparece en ninguna parte.
set-up-bots = Programas de otros jugadores
bots-welcome-no = Solo con invitación
bots-welcome-yes = Bienvenidos
bots-welcome-no-help = Una cuenta de bot solo se sienta si la invita alguien de la mesa.
bots-welcome-yes-help = Cualquier cuenta de bot que tenga el enlace, o que encuentre la mesa en la lista, puede ocupar un asiento libre.
table-welcomes-bots = admite bots

## Antes de la partida

lobby-title = Mesa de { $game }
lobby-seats = Quién juega
lobby-start = Empezar
lobby-ready = Ya está todo el mundo.
lobby-host = Ya está todo el mundo. La partida la empieza quien creó la mesa.
lobby-starts-full = La partida empieza sola cuando se ocupan todos los asientos.
lobby-starting = Ya están todos. La partida está a punto de empezar.
lobby-waiting =
    { $count ->
        [one] Falta { $count } participante.
       *[other] Faltan { $count } participantes.
    }
invite = Invitar
invite-help = Envía este enlace a tus amigos: lleva a esta mesa, para jugar o para mirar.
invite-link = Enlace a esta mesa
invite-copy = Copiar
invite-copied = Copiado
seat-open = Asiento libre
seat-sit = Sentarse aquí
seat-bot = Añadir un bot
seat-leave = Dejar mi asiento
seat-make-open = Liberar el asiento
seat-take-back = Recuperar mi asiento
seat-hand-over = Dejar que juegue un bot
seat-stand-in = juega un bot
seat-owner = Bot de { $owner }
seat-owner-unnamed = Cuenta de bot
seat-gone = ausente
stand-ins = Sustitutos y ausentes
stand-in-mine = Se te ha acabado el tiempo. Un sustituto juega este turno por ti desde las { $time }.
stand-in-other = A { $name } se le ha acabado el tiempo. Un sustituto juega este turno desde las { $time }.
gone-mine = { $count ->
    [one] Un sustituto ha jugado tu último turno. Juega cuando te toque y estarás de vuelta.
   *[other] Un sustituto ha jugado tus últimos { $count } turnos. Juega cuando te toque y estarás de vuelta.
 }
gone-other = { $count ->
    [one] { $name } ha perdido un turno. ¿Cómo queréis seguir?
   *[other] { $name } ha perdido { $count } turnos seguidos. ¿Cómo queréis seguir?
 }
bot-thinking = { $name } está pensando…
bot-waiting = El servidor está ocupado. { $name } espera su turno para pensar.
bot-failed = Un fallo impide que { $name } encuentre una jugada. Se volverá a intentar automáticamente.
bot-replace = Que juegue otro bot
gone-bot = Seguir con un bot
gone-wait = Esperar
gone-end = Terminar la partida
gone-end-wished = Quieres terminar; los demás tienen que aceptar
abandoned-title = La partida se ha terminado
abandoned-text = Alguien se había ido y los demás acordaron terminar la partida sin resultado.
expired-title = Esta mesa está cerrada
expired-waiting = Durante mucho tiempo no vino nadie, así que la mesa se cerró antes de empezar la partida. Puedes preparar otra cuando quieras.
expired-running = Hace mucho que nadie juega aquí, así que la partida se cerró sin resultado. Lo jugado se conserva.
table-abandoned = Terminada sin resultado
end-stand-ins = Jugado por un sustituto
end-stand-in-turn = { $name }, desde la jugada { $position }
set-up-patience = Turnos perdidos
set-up-patience-help = Si se acaba el tiempo, un sustituto juega el turno. Tras tantos turnos seguidos, los demás deciden cómo seguir.
patience-turns = { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
 }
player-you = (tú)
people = Gente en esta mesa
people-host = anfitrión
people-muted = en silencio
people-spectators = Mirando
people-spectators-none = Ahora no mira nadie.
people-removed = Expulsados
host-mute = Silenciar
host-unmute = Dejar escribir
host-remove = Expulsar
host-readmit = Dejar volver
host-remove-ask = ¿Expulsar a { $name } de esta mesa? Solo podrá volver si lo permites.
host-remove-ask-running = ¿Expulsar a { $name } de esta partida? Un bot seguirá jugando en su lugar, y solo podrá volver si lo permites.
host-close = Cerrar la mesa
host-close-ask = ¿Cerrar esta mesa para todos? Una partida en curso termina sin resultado.
reason = Motivo (puede quedar vacío)
report = Denunciar
report-title = Denunciar
report-table = Denunciar esta mesa
report-line = Denunciar «{ $quote }»
report-ask-chat = ¿Denunciar «{ $quote }» a quien lleva este servidor?
report-ask-player = ¿Denunciar a { $quote } a quien lleva este servidor?
report-ask-table = ¿Denunciar esta mesa a quien lleva este servidor?
report-done = Gracias. Quien lleva este servidor lo encontrará como aviso { $number }.
chat-muted = El anfitrión te ha silenciado en esta mesa.
log-stand-in = sustituto
closed-title = Esta mesa está cerrada
closed-host = El anfitrión cerró esta mesa. No hay resultado.
closed-operator = Quien lleva este servidor cerró esta mesa. No hay resultado.
dismissed-title = No puedes estar en esta mesa
overdue-mine = Los demás te esperan. Si todos están de acuerdo, un sustituto juega este turno.
overdue-other = { $name } lleva mucho tiempo sin hacer nada. Si todos los demás están de acuerdo, un sustituto juega este turno.
overdue-agree = Que un sustituto juegue este turno
overdue-agreed = Estás de acuerdo; faltan los demás
asked-mine = Los demás pidieron un sustituto, que juega este turno por ti desde las { $time }.
asked-other = Un sustituto juega este turno por { $name } desde las { $time }.
set-up-overdue = Paciencia
set-up-overdue-help = Si alguien no hace nada durante este tiempo, los demás pueden acordar un sustituto que juegue ese turno.
overdue-600 = 10 minutos
overdue-3600 = 1 hora
overdue-86400 = 1 día
overdue-time =
    { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }

## En la mesa

board = La mesa
actions = Acciones
zoom-out = Ver toda la imagen
mark-suggested = sugerido
actions-legal = Lo que puedes hacer
actions-none = Ahora no tienes nada que hacer.
turn-tools = Tu turno
undo = Deshacer
redo = Rehacer
restart = Empezar el turno de nuevo
redo-none = no se ha deshecho nada
undo-stop-chance = desde entonces se ha robado algo
undo-stop-revealed = desde entonces se ha revelado un secreto
undo-stop-other-seat = desde entonces ha jugado otra persona
undo-stop-nothing = todavía no has hecho nada
undo-stop-off = en esta mesa no se pueden deshacer jugadas
undo-stop-over = la partida ha terminado
undo-stopped = No se puede deshacer: { $why }.
hint = Pista
hint-not-now = solo en tu turno
hint-help = Las mejores jugadas según el análisis: qué aporta cada una por sí sola, qué puede añadir el resto del turno, a qué renuncia y cómo siguen las partidas simuladas.
hint-none = No hay ninguna pista disponible. Inténtalo de nuevo.
hint-worth =
    { $points ->
        [one] { $gain } punto
       *[other] { $gain } puntos
    }
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
recap = Desde mi último turno
chat = Chat
chat-say = Di algo
chat-send = Enviar
playback-bar = Turno de otro jugador
playback-pause = Pausa
playback-resume = Continuar
playback-skip = Saltar al presente
playback-again = Otra vez
playback-others = Volver a ver los turnos de los demás
playback-next = Después te toca a ti
watching = Estás mirando
picture-remove = Ocultar la imagen
picture-show = Mostrar la imagen
list-scores = Puntos
losing = Perderías esto
losing-back = Volver a mi turno
status-looking = Repetición: { $text }
status-trying = Una línea mejor: { $text }
curtain = Pasa la pantalla a { $name }
curtain-help = La mano siguiente sigue oculta hasta que esté aquí quien juega después.
curtain-raise = Soy { $name }
replaced = Esta mesa está abierta en otra ventana
replaced-help = Solo una de tus ventanas puede mostrarla a la vez. No se pierde nada.
replaced-here = Usarla aquí
connection-lost = Se ha perdido la conexión. Reconectando; nada de lo que has hecho se pierde.

refused-stale = La mesa ha cambiado entretanto. Mírala otra vez y elige.
refused-not-to-act = No es tu turno.
refused-over = La partida ha terminado.
refused-malformed = El servidor no lo ha entendido.
refused-unknown = No existe esa acción en este juego.
refused-illegal = Ahora no es posible.
refused-no-undo = No hay nada que deshacer.
refused-no-redo = No hay nada que rehacer.
refused-not-yours = Este asiento no es tuyo, o en este momento juega en él un bot.
refused-not-started = La partida aún no ha empezado.
refused-not-kept = El servidor no ha podido guardar esta jugada. No ha cambiado nada; inténtalo de nuevo.
refused-too-many = Demasiado rápido. Espera un momento.
refused-busy = Todos los bots están ocupados. Inténtalo dentro de un momento.
refused-binary = El servidor solo acepta texto.
refused-other = Rechazado ({ $code }).

trouble-unreachable = No se puede conectar con el servidor. Comprueba tu conexión.
trouble-server = Algo ha fallado en el servidor. Inténtalo de nuevo.
trouble-unknown-table = No hay ninguna mesa con este enlace. Compruébalo. Una mesa que nadie usa durante mucho tiempo se borra.
trouble-table-set-aside = Esta mesa está apartada por ahora: algo falla en sus datos guardados. Pregunta a quien administra el servidor.
trouble-unknown-game = Ese juego no existe aquí.
trouble-unknown-rules = En esta mesa rigen reglas que este servidor no conoce.
trouble-not-yours = Eso solo puede hacerlo otra persona.
trouble-no-guest = Tu sesión ha caducado. Vuelve a cargar la página.
trouble-malformed = El servidor no lo ha entendido.
trouble-not-kept = El servidor no ha podido guardarlo. No ha cambiado nada; inténtalo de nuevo.
trouble-too-many = Demasiadas peticiones. Espera un momento.
trouble-too-many-tables = Tienes demasiadas mesas sin terminar. Termina antes una partida.
trouble-too-many-tables-here = Desde tu red se han creado demasiadas mesas sin terminar. Termina antes una partida o inténtalo más tarde.
trouble-too-many-hints = Ya estás esperando varias pistas. Espera primero a una de ellas.
trouble-too-many-reviews = Ya se están analizando varias de tus partidas. Espera a que termine un análisis.
trouble-too-many-invitations = Por ahora no más invitaciones: has enviado muchas, o esta persona ha recibido muchas. Inténtalo mañana.
trouble-not-met = Solo puedes invitar a personas con las que has jugado.
trouble-not-invitable = Esta persona no acepta invitaciones.
trouble-table-full = Alguien fue más rápido: en esta mesa ya no queda ningún asiento libre.
trouble-too-slow = La petición ha tardado demasiado en llegar. Inténtalo de nuevo.
trouble-wrong-host = Esta no es la dirección de este servidor. Usa el enlace que te han dado.
trouble-seat-taken = Alguien ha sido más rápido: este asiento está ocupado.
trouble-already-started = La partida ya ha empezado.
trouble-other-commitment = Tu número se creó para otro reparto. Vuelve a cargar la mesa.
trouble-not-started = La partida aún no ha empezado.
trouble-not-finished = Eso solo es posible después de la partida.
trouble-seats-open = Queda un asiento libre.
trouble-not-away = Esta persona sigue aquí.
trouble-not-handed-over = En este asiento no juega ningún bot.
trouble-changed = Alguien ha cambiado la mesa en el mismo momento. Inténtalo de nuevo.
trouble-busy = El servidor está ocupado. Inténtalo dentro de un momento.
trouble-thinking-failed = Un fallo ha impedido que el bot lo calcule. Inténtalo de nuevo.
trouble-bad-position = Desde aquí no se puede seguir la partida.
trouble-bad-option-value = Esta opción no puede tener ese valor.
trouble-bad-seats = Este juego no se puede jugar con ese número de asientos.
trouble-bad-webhook = No se puede enviar nada a esta dirección.
trouble-foreign-origin = Una página de otro sitio no puede hacer esto.
trouble-internal = Algo ha fallado en el servidor. Inténtalo de nuevo.
trouble-no-such-method = El servidor no conoce esta petición.
trouble-no-webhook = No se ha guardado ninguna dirección.
trouble-unknown-device = Este dispositivo ya no tiene la sesión abierta.
trouble-bad-code = El enlace ya se usó, ha caducado o está incompleto. Crea otro en tu otro dispositivo.
trouble-already-here = Este dispositivo ya es tuyo.
trouble-too-many-devices = Tienes la sesión abierta en demasiados dispositivos. Ciérrala antes en alguno.
trouble-not-for-bots = Esto solo puede hacerlo una persona, no una cuenta de bot.
trouble-bots-not-welcome = Esta mesa no admite bots. Pide una invitación.
trouble-unknown-bot-account = Ya no tienes ese bot.
trouble-too-many-bots = Tienes tantos bots como puede tener una persona. Quita antes alguno.
trouble-not-found = No hay nada en esta dirección.
trouble-not-to-act = No es tu turno.
trouble-too-large = Es demasiado grande para enviarlo.
trouble-unknown-bot = No existe ese bot.
trouble-unknown-option = Este juego no tiene esa opción.
trouble-unknown-seat = No existe ese asiento.
trouble-blocked = Quien lleva este servidor te ha bloqueado: aquí no puedes crear mesas, unirte a ellas ni escribir. Pregúntale por qué.
trouble-removed = El anfitrión te ha expulsado de esta mesa.
trouble-muted = El anfitrión te ha silenciado en esta mesa.
trouble-not-overdue = Nadie lleva tanto tiempo esperando a este jugador.
trouble-table-over = En esta mesa ya ha terminado todo.
trouble-unknown-guest = No existe ese invitado.
trouble-unknown-line = No existe esa línea en el chat.
trouble-unknown-report = No existe ese aviso.
trouble-other = Rechazado ({ $code }).

## Teclas

key-tab = ir al elemento siguiente
key-arrows = ir al elemento más cercano en esa dirección
key-enter = ejecutar
key-digits = elegir de la lista
key-undo = deshacer
key-redo = rehacer
key-escape = cancelar la selección, saltar al presente
key-name-space = Espacio
key-pause = pausar o continuar el turno de los demás
key-again = volver a ver los turnos de los demás
key-hint = pista
key-log = diario y chat
key-rules = reglas
key-picture = imagen o lista
key-sheet = esta lista de teclas

## Después de la partida

end-title =
    { $count ->
        [one] Gana { $names }
       *[other] Victoria compartida: { $names }
    }
end-plot = Puntos a lo largo del tiempo
end-plot-label = Un gráfico de los puntos de todos, de principio a fin
end-plot-help = Pulsa el gráfico para ver la mesa en ese momento.
end-sources = Puntos por origen
end-source = Origen
end-total = Total
end-turning = Momentos decisivos
end-turning-takes = Turno { $turn }: { $name } se pone en cabeza
end-turning-loses = Turno { $turn }: { $name } pierde el primer puesto
end-turning-gains = Turno { $turn }: { $name } gana terreno
end-turning-stalls = Turno { $turn }: { $name } avanza poco
end-turning-falls = Turno { $turn }: { $name } pierde terreno
end-turning-takes-you = Turno { $turn }: te pones en cabeza
end-turning-loses-you = Turno { $turn }: pierdes el primer puesto
end-turning-gains-you = Turno { $turn }: ganas terreno
end-turning-stalls-you = Turno { $turn }: avanzas poco
end-turning-falls-you = Turno { $turn }: pierdes terreno
end-turning-lead = { $before } → { $after }
end-turning-leads = ventaja estimada
end-turning-help = La ventaja sobre el mejor de los demás antes y después de este turno, en puntos según los estima el bot.
end-decided = Lo que decidió
end-decided-more = La mayor diferencia, { $source }: { $winner } a { $rival }.
end-decided-less = A pesar de la desventaja, { $source }: { $winner } a { $rival }.
end-decided-best =
    { $points ->
        [one] { $name } ganó { $points } punto solo en el turno { $turn }.
       *[other] { $name } ganó { $points } puntos solo en el turno { $turn }.
    }
end-decided-best-you =
    { $points ->
        [one] Tu turno { $turn } dio por sí solo { $points } punto.
       *[other] Tu turno { $turn } dio por sí solo { $points } puntos.
    }
end-decided-lead = En cabeza hasta el final desde el turno { $turn } de { $name }.
end-decided-lead-you = En cabeza hasta el final desde tu turno { $turn }.
end-decided-last = { $name } iba en cabeza hasta el último turno.
end-decided-last-you = Ibas en cabeza hasta el último turno.
end-luck =
    { $points ->
        [one] La suerte favoreció a { $name }, por { $worth } punto.
       *[other] La suerte favoreció a { $name }, por { $worth } puntos.
    }
end-luck-you =
    { $points ->
        [one] La suerte te favoreció, por { $worth } punto.
       *[other] La suerte te favoreció, por { $worth } puntos.
    }
end-luck-even = La suerte no favoreció a nadie.
end-luck-help = Lo que salió, comparado con la media de lo que podía salir.
end-rematch = Revancha
end-rematch-accept = Aceptar la revancha
end-replay = Repetición
end-analyse = Analizar
end-board = Ver el tablero
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
thought-title = El plan de { $name }
thought-chance = Probabilidad de ganar { $chance } (± { $error }), ventaja media al final { $margin }, según { $count } simulaciones.
thought-unplayed = No había nada que comparar.
thought-see = Ver el plan en el tablero

## Repaso de una partida

review-title = Análisis de la partida
review-lead = Qué turnos costaron más, qué habría sido mejor y qué fue solo suerte. Nada se juzga a posteriori: cada línea se basa en lo que se podía saber en ese momento.
review-back = Volver al resultado
review-working = Analizando la partida…
review-leave = Tarda un poco. Puedes salir de esta página; el análisis sigue sin ti.
review-failed = Esta vez no se ha podido analizar.
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
review-play = Jugar la mejor línea
review-see = Ver en el tablero
review-balance = Suerte y decisiones
review-luck = Suerte
review-decisions = Decisiones
review-luck-more = { $name } tuvo suerte: { $worth } por encima de la media.
review-luck-less = { $name } tuvo mala suerte: { $worth } por debajo de la media.
review-luck-even = { $name } tuvo una suerte normal.
review-decisions-more = Las decisiones dieron { $worth } más que las mejores líneas que encontró el análisis.
review-decisions-less = Las decisiones dieron { $worth } menos que las mejores líneas que encontró el análisis.
review-decisions-even = Las decisiones fueron tan buenas como las mejores líneas que encontró el análisis.
review-moments = Buena y mala suerte de { $name }
review-set-up = La preparación
review-help = Suerte: lo que salió, comparado con la media de lo que podía salir, en puntos según los estima la evaluación del juego. Decisiones: lo que se jugó, comparado con la mejor línea encontrada, en puntos de ventaja al final de partidas jugadas con ambas.
review-why = Al final de la partida aporta: { $reasons }.
review-rivals = quitado al mejor rival
review-chance = Probabilidad de ganar perdida: { $chance } (± { $error })
review-curve = Probabilidades de ganar
review-curve-label = Una curva de la probabilidad de ganar de cada participante, de principio a fin
review-curve-help = Cada punto se valora a partir de lo que todos podían ver; el resto se reparte de nuevo { $count } veces. Pulsa la curva para ver la mesa en ese momento.
review-level = Analizado en el nivel «{ $level }».

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
learn-leave = Salir; tu progreso se guarda
learn-step = { $at } de { $all }
learn-next = Seguir
learn-back = Volver
learn-other = Buena idea, pero primero haz el movimiento marcado.
learn-again = Empezar de nuevo
learn-play = Jugar de verdad

## Comprobar el reparto

deal-link = Cómo comprobar el reparto
deal-title = Comprobar el reparto
deal-lead = Primero, el servidor publica la huella de un secreto. Solo entonces el navegador de cada participante añade un número propio, y solo después se empieza a repartir. Al terminar la partida se publica el secreto, y cualquiera puede volver a calcular todo lo que salió.
deal-none = En esta mesa aún no se ha repartido nada.
deal-commitment = Huella del secreto
deal-nonce = Número de { $name }
deal-nonce-none = no se envió; la huella ocupa su lugar
deal-nonce-sent = enviado, visible desde el comienzo de la partida
deal-nonce-awaited = aún no enviado
deal-seed = El secreto
deal-seed-later = se publica al terminar la partida
deal-check = Comparar el secreto y la huella
deal-right = Coinciden.
deal-wrong = No coinciden.
deal-kept-right = Este navegador respondió a esta huella, y su número se utilizó. El secreto estaba fijado antes de que existiera el número, así que el servidor por sí solo no pudo elegir el reparto.
deal-kept-other = Este navegador respondió a otra huella: { $commitment }. Desde entonces, el servidor ha cambiado su secreto.
deal-kept-unused = Este navegador envió el número { $nonce } para esta huella, pero no se utilizó. Quizá llegó después del comienzo de la partida.
deal-kept-none = Solo quien envió un número puede saber que la huella fue anterior: su navegador recuerda a qué respondió y lo compara aquí.
deal-first-scheme = Esta partida se repartió con un método anterior, { $scheme }. No muestra si la huella fue anterior a los números.
deal-command = Para volver a calcular cada robo, descarga el registro y ejecuta:

## Un juego sin imagen propia

generic-you = Te toca: elige qué hacer.
generic-other = Le toca a { $name }.
generic-over = La partida ha terminado.
generic-choices = Lo que puedes hacer
generic-search = Buscar una acción
generic-none = Ninguna acción coincide.
generic-facts = De un vistazo
generic-log = { $name }: { $text }
generic-hidden = { $name } hace una acción oculta.
reason-more = da más por «{ $source }»
reason-less = da menos por «{ $source }»
generic-yes = sí
generic-no = no
rules-none = Aquí aún no hay reglas de este juego.
front-minutes = { $least }–{ $most } min
front-weight = Dificultad
front-weight-help = Dificultad { $weight } de 5
front-mine-count = { $count } en curso
front-waiting = { $count } en espera
front-with = { $game } con { $names }
front-turn = turno de { $name }
front-rank =
    { $rank ->
        [1] has ganado
        [2] segundo puesto
        [3] tercer puesto
       *[other] puesto { $rank }
    }
front-continue = Continuar
front-look = Ver
front-result = Resultado
front-record = { $finished ->
    [one] { $won ->
        [0] Tu última partida: perdida
       *[other] Tu última partida: ganada
    }
   *[other] { $won } de tus últimas { $finished } partidas ganadas
}
front-record-level = Últimamente contra { $name }: { $won } ganadas, { $lost } perdidas.
front-all = Todas las partidas
front-fewer = Menos
front-all-open = Todas las mesas abiertas
front-table-of = Mesa de { $name }
front-taken = { $taken } de { $all }
front-code = Enlace o código de un amigo
today-at = hoy { $time }
name-ask = ¿Cómo te llamamos?
name-help = El nombre que verán los demás. Sin cuenta ni contraseña.
name-save = Así me llamo
name-later = Más tarde
name-title = Antes de sentarte
name-change = cambiar
set-up-more = Más opciones
end-you-win = ¡Ganas!
end-margin =
    { $points ->
        [one] por un punto
       *[other] por { $points } puntos
    }
end-tie-break = Hay empate a puntos; decide el desempate.
end-shared = La victoria es compartida.
end-scoring = Recuento
end-skip = Ir al resultado
end-again = Ver otra vez el recuento
end-medal = puntos
end-winner-board = El tablero final
end-show-board = Ver el tablero de { $name }
end-back = Volver al resultado
end-picture = Guardar como imagen
end-picture-drawing = Dibujando…
learn-show = Muéstrame
sound-off = Apagado
sound-quiet = Suave
sound-full = Normal
setting-drone = Fondo sonoro
setting-drone-help = Un acorde grave y tenue mientras haya sonido.
