# Crea el cosmos en español.
# action-<verbo>: qué hace una elección. log-<verbo>: qué ha hecho alguien, después de su nombre.
# En ambos, $first, $second y $third son las palabras tras el verbo; $count, cuántas hay.
# word-<id>: el nombre de una cosa que tiene identificador.

game-name = Crea el cosmos
component-nebula = Nebulosas
component-power = Cartas de Poder
component-goal = Objetivos
component-energy = Cartas de energía

## Nombres

word-H = H
word-He = He
word-O = O
word-C = C
word-light = Luz
word-time = Tiempo
word-gravity = Gravedad
word-chemistry = Química
word-delta = Δ
word-psi = Ψ
word-phi = Φ
word-deck = mazo
word-dark = oscura

word-abiogenesis = Abiogénesis
word-amino-acids = Aminoácidos
word-binary-star = Estrella binaria
word-black-hole = Agujero negro
word-core-collapse = Colapso del núcleo
word-event-horizon = Horizonte de sucesos
word-evolution = Evolución
word-expanding-universe = Universo en expansión
word-fourth-dimension = 4.ª dimensión
word-generations = Generaciones
word-genetic-drift = Deriva genética
word-ionizing-radiation = Radiación ionizante
word-molecular-cloud = Nube molecular
word-nuclear-fission = Fisión nuclear
word-nuclear-fusion = Fusión nuclear
word-photosynthesis = Fotosíntesis
word-pulsar = Púlsar
word-quasar = Cuásar
word-relativity-delta = Relatividad Δ
word-relativity-phi = Relatividad Φ
word-relativity-psi = Relatividad Ψ
word-shooting-star = Estrella fugaz
word-solar-wind = Vientos solares
word-special-relativity = Relatividad especial
word-speciation = Especiación
word-speed-of-light = Velocidad de la luz
word-stardust = Polvo de estrellas
word-survival-of-the-fittest = Supervivencia del más apto
word-time-dilation = Dilatación temporal
word-water-rich-comets = Cometas ricos en agua
word-white-dwarf = Enana blanca
word-wormhole = Agujero de gusano

word-completed-size-1 = Nebulosas terminadas de tamaño 1
word-crystals-on-scoring-spaces = Cristales descargados
word-largest-star-group = Mayor grupo de estrellas
word-life-delta = Vida en Δ
word-life-phi = Vida en Φ
word-life-psi = Vida en Ψ
word-nebula-size-sum-delta = Suma de tamaños en Δ
word-nebula-size-sum-phi = Suma de tamaños en Φ
word-nebula-size-sum-psi = Suma de tamaños en Ψ
word-proto-life = Protobiontes
word-stable-life = Vida estable
word-stars-c = Estrellas C
word-stars-he = Estrellas He
word-stars-o = Estrellas O
word-stars-touching-nebula-with-advanced-life = Estrellas junto a vida avanzada
word-supernovas = Supernovas

# Places, in words one can find on the board; the id stands beside.
word-N1 = N1 (Δ exterior)
word-N2 = N2 (Δ exterior)
word-N3 = N3 (Ψ exterior)
word-N4 = N4 (Δ exterior)
word-N5 = N5 (Δ interior)
word-N6 = N6 (Ψ interior)
word-N7 = N7 (Ψ exterior)
word-N8 = N8 (Φ exterior)
word-N9 = N9 (Φ interior)
word-N10 = N10 (Ψ exterior)
word-N11 = N11 (Φ exterior)
word-N12 = N12 (Φ exterior)
word-S1 = S1 (N1, arriba)
word-S2 = S2 (N2, arriba)
word-S3 = S3 (N3, arriba)
word-S4 = S4 (N1, arriba a la izquierda)
word-S5 = S5 (entre N1 y N2)
word-S6 = S6 (entre N2 y N3)
word-S7 = S7 (N3, arriba a la derecha)
word-S8 = S8 (entre N1 y N4)
word-S9 = S9 (entre N1, N2 y N5)
word-S10 = S10 (entre N2, N3 y N6)
word-S11 = S11 (entre N3 y N7)
word-S12 = S12 (N4, arriba a la izquierda)
word-S13 = S13 (entre N1, N4 y N5)
word-S14 = S14 (entre N2, N5 y N6)
word-S15 = S15 (entre N3, N6 y N7)
word-S16 = S16 (N7, arriba a la derecha)
word-S17 = S17 (N4, abajo a la izquierda)
word-S18 = S18 (entre N4, N5 y N8)
word-S19 = S19 (centro)
word-S20 = S20 (entre N6, N7 y N10)
word-S21 = S21 (N7, abajo a la derecha)
word-S22 = S22 (entre N4 y N8)
word-S23 = S23 (entre N5, N8 y N9)
word-S24 = S24 (entre N6, N9 y N10)
word-S25 = S25 (entre N7 y N10)
word-S26 = S26 (N8, abajo a la izquierda)
word-S27 = S27 (entre N8, N9 y N11)
word-S28 = S28 (entre N9, N10 y N12)
word-S29 = S29 (N10, abajo a la derecha)
word-S30 = S30 (entre N8 y N11)
word-S31 = S31 (entre N9, N11 y N12)
word-S32 = S32 (entre N10 y N12)
word-S33 = S33 (N11, abajo a la izquierda)
word-S34 = S34 (entre N11 y N12)
word-S35 = S35 (N12, abajo a la derecha)
word-S36 = S36 (N11, abajo)
word-S37 = S37 (N12, abajo)
word-L1 = L1 (N1, arriba a la izquierda)
word-L2 = L2 (N1, arriba a la derecha)
word-L3 = L3 (N2, arriba a la izquierda)
word-L4 = L4 (N2, arriba a la derecha)
word-L5 = L5 (N3, arriba a la izquierda)
word-L6 = L6 (N3, arriba a la derecha)
word-L7 = L7 (N1, a la izquierda)
word-L8 = L8 (entre N1 y N2)
word-L9 = L9 (entre N2 y N3)
word-L10 = L10 (N3, a la derecha)
word-L11 = L11 (N4, arriba a la izquierda)
word-L12 = L12 (entre N1 y N4)
word-L13 = L13 (entre N1 y N5)
word-L14 = L14 (entre N2 y N5)
word-L15 = L15 (entre N2 y N6)
word-L16 = L16 (entre N3 y N6)
word-L17 = L17 (entre N3 y N7)
word-L18 = L18 (N7, arriba a la derecha)
word-L19 = L19 (N4, a la izquierda)
word-L20 = L20 (entre N4 y N5)
word-L21 = L21 (entre N5 y N6)
word-L22 = L22 (entre N6 y N7)
word-L23 = L23 (N7, a la derecha)
word-L24 = L24 (N4, abajo a la izquierda)
word-L25 = L25 (entre N4 y N8)
word-L26 = L26 (entre N5 y N8)
word-L27 = L27 (entre N5 y N9)
word-L28 = L28 (entre N6 y N9)
word-L29 = L29 (entre N6 y N10)
word-L30 = L30 (entre N7 y N10)
word-L31 = L31 (N7, abajo a la derecha)
word-L32 = L32 (N8, a la izquierda)
word-L33 = L33 (entre N8 y N9)
word-L34 = L34 (entre N9 y N10)
word-L35 = L35 (N10, a la derecha)
word-L36 = L36 (N8, abajo a la izquierda)
word-L37 = L37 (entre N8 y N11)
word-L38 = L38 (entre N9 y N11)
word-L39 = L39 (entre N9 y N12)
word-L40 = L40 (entre N10 y N12)
word-L41 = L41 (N10, abajo a la derecha)
word-L42 = L42 (N11, a la izquierda)
word-L43 = L43 (entre N11 y N12)
word-L44 = L44 (N12, a la derecha)
word-L45 = L45 (N11, abajo a la izquierda)
word-L46 = L46 (N11, abajo a la derecha)
word-L47 = L47 (N12, abajo a la izquierda)
word-L48 = L48 (N12, abajo a la derecha)

## Qué hace cada elección

action-shift-own = Mover tu ficha de Energía al control siguiente
action-shift-dark = Mover una ficha de Energía oscura de { $first } al control siguiente
action-collect = Dejar de mover y recolectar los recursos
action-stack = Robar una nebulosa de tamaño { $first }
action-take = Tomar una carta de { $first } de la fila
action-take-deck = Robar una carta de Energía del mazo
action-place-star = Colocar una estrella { $first } en { $second }
action-place-proto = Colocar un protobionte en { $first }
action-place-stable = Colocar vida estable en { $first }
action-place-nebula = Colocar la nebulosa { $first } en { $second }
action-complete = Terminar la nebulosa de { $first }, descartando la estrella de { $second }
action-discharge = Descargar la cámara temporal por { $first }
action-discharge-none = Descargar la cámara temporal; no queda ninguna estrella
action-advance = Crear vida avanzada en { $first }
action-buy = Obtener una carta de Poder de { $second } para el espacio { $first }
action-keep = Quedarse con { $first }
action-bottom = Poner ahora { $first } debajo de su mazo
action-use =
    { $count ->
        [1] Usar { $first }
        [2] Usar { $first } pagando con { $second }
       *[other] Usar { $first } pagando con { $second } y { $third }
    }
action-set = Descartar un juego de cartas de { $first } por puntos
action-supernova = Gastar el recurso de supernova: convertir la estrella de { $first } en supernova
action-stabilise = Estabilizar el protobionte de { $first }
action-move = Mover la pieza de { $first } a { $second }
action-end-nebula = Acabar el turno obteniendo una nebulosa
action-end-stabilise = Acabar el turno estabilizando el protobionte de { $first }
action-end-pass = Acabar el turno sin recompensa
action-discard = Descartar una carta de { $first } (límite de mano)
action-flip = Convertir la estrella de { $first } en supernova
action-steps = Elegir los avances del cristal de tiempo
action-protos = Elegir los protobiontes
action-remove = Retirar la estrella de { $first }
action-gain = Obtener una estrella { $first }
action-target = Estabilizar los protobiontes junto a la supernova de { $first }
action-spend = Pagar con la pieza de { $first }
action-restore = Convertir de nuevo en estrella la supernova de { $first }
action-replace = Sustituir la nebulosa de { $first } por una nueva de tamaño 2
action-carry = Reubicar la pieza de { $first } en { $second }
action-done = Parar aquí

## Qué ha hecho alguien

log-shift-own = mueve su ficha
log-shift-dark = mueve una ficha de Energía oscura desde { $first }
log-collect = recolecta sus recursos
log-stack = roba una nebulosa de tamaño { $first }
log-take = toma { $first }
log-take-deck = roba una carta
log-place-star = coloca { $first } en { $second }
log-place-proto = coloca un protobionte en { $first }
log-place-stable = coloca vida estable en { $first }
log-place-nebula = coloca la nebulosa { $first } en { $second }
log-complete = termina la nebulosa de { $first }, descartando la estrella de { $second }
log-discharge = descarga la cámara temporal por { $first }
log-discharge-none = descarga la cámara temporal
log-advance = crea vida avanzada en { $first }
log-buy = obtiene una carta de Poder de { $second } para el espacio { $first }
log-keep = se queda con { $first }
log-bottom = pone { $first } debajo de su mazo
log-use =
    { $count ->
        [1] usa { $first }
        [2] usa { $first } pagando con { $second }
       *[other] usa { $first } pagando con { $second } y { $third }
    }
log-set = descarta un juego de cartas: { $first }
log-supernova = crea una supernova en { $first }
log-stabilise = estabiliza el protobionte de { $first }
log-move = mueve la pieza de { $first } a { $second }
log-end-nebula = acaba el turno obteniendo una nebulosa
log-end-stabilise = acaba el turno estabilizando el protobionte de { $first }
log-end-pass = acaba el turno sin recompensa
log-discard = descarta { $first }
log-flip = crea una supernova en { $first }
log-steps = elige los avances del cristal
log-protos = elige los protobiontes
log-remove = retira la estrella de { $first }
log-gain = obtiene { $first }
log-target = estabiliza los protobiontes junto a { $first }
log-spend = paga con la pieza de { $first }
log-restore = convierte de nuevo en estrella la supernova de { $first }
log-replace = sustituye la nebulosa de { $first }
log-carry = reubica la pieza de { $first } en { $second }
log-done = para aquí

log-goal = nuevo objetivo: { $first }
log-row = nueva carta en la fila: { $first }
log-tile = nebulosa robada: { $first }
log-hand = carta repartida: { $first }
log-token = fichas de Energía colocadas: { $first }
log-power = carta de Poder robada: { $first }
log-advanced = vida avanzada de valor { $first }

## De quién es el turno, qué fase, qué se pide

banner-round = Ronda { $round }
banner-last = La última ronda
status = Ronda { $round } · { $phase } · { $asked }
status-you = Tu turno
status-over = La partida ha terminado.
phase-setup = preparación
phase-energy = fase de Energía
phase-craft = fase de Creación
phase-last-action = última acción
phase-end = fase final

pending-draw-goal = se roba un objetivo
pending-draw-row = se repone la fila de cartas de Energía
pending-draw-tile = se roba una nebulosa
pending-draw-hand = se reparte una carta de Energía
pending-draw-token = se colocan las fichas de Energía
pending-draw-power = se roban cartas de Poder
pending-draw-advanced = se roba una ficha de vida avanzada
pending-choose-shift =
    { $left ->
        [0] { status-you }: no quedan movimientos, recolecta
        [one] { status-you }: manipula Energía, queda { $left } movimiento de { $all }{ $moved ->
            [yes] {""}
           *[no] ; aún debes mover tu ficha
        }
       *[other] { status-you }: manipula Energía, quedan { $left } movimientos de { $all }{ $moved ->
            [yes] , o recolecta
           *[no] ; debes mover tu ficha
        }
    }
pending-choose-card =
    { $left ->
        [one] Tus controles dan cartas de Energía: toma la última
       *[other] Tus controles dan cartas de Energía: toma una, quedan { $left }
    }
pending-choose-stack =
    { $phase ->
        [last-action] Tu última acción da una nebulosa: elige su tamaño
       *[other] Tu control da una nebulosa: elige su tamaño
    }
pending-choose-craft = { status-you }: crea y luego acaba tu turno
pending-place-waiting = Hay piezas en espera: colócalas y luego acaba tu turno
pending-choose-kept = Obtienes una carta de Poder: quédate con una de las robadas
pending-choose-bottom = Te quedas con una carta: pon las demás debajo del mazo, primero la de más arriba
pending-choose-effect = { status-you }: aplica { $card }
pending-choose-last-space = Tu última acción da una nebulosa: colócala
pending-choose-discard = Tienes demasiadas cartas: descarta una
pending-game-over = la partida ha terminado

other-choose-shift = { $name } manipula Energía, movimientos restantes: { $left } de { $all }
other-choose-card = { $name } toma cartas de Energía, quedan { $left }
other-choose-stack = { $name } elige la pila de su nebulosa
other-choose-craft = { $name } crea su galaxia
other-choose-kept = { $name } elige una carta de Poder
other-choose-bottom = { $name } pone cartas debajo del mazo
other-choose-effect = { $name } usa { $card }
other-choose-last-space = { $name } coloca la última nebulosa del turno
other-choose-discard = { $name } descarta las cartas que le sobran

## Qué está en juego en una elección

remark-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
remark-from-to = { $from } → { $to }
remark-helps = para { $spaces }
remark-slot =
    { $price ->
        [one] cuesta { $price } carta
       *[other] cuesta { $price } cartas
    }
piece-proto = protobionte
piece-stable = vida estable
piece-nebula = nebulosa { $tile }
piece-star = estrella { $star }
piece-supernova = supernova ({ $star })
caution-waiting = Aún sin colocar; se pierde al acabar el turno: { $pieces }.
caution-tracks = Aún sin gastar; se pierde al acabar el turno: { $tracks }.

## La mesa

title-galaxy = Galaxia · { $name }
title-console = Consola de energía
title-goals = Objetivos universales
title-board = Junto al tablero
title-powers = Cartas de Poder
title-players = Todos los participantes
column-control = Control
column-tokens = Aquí
column-active = Activa
column-passive = Pasiva
column-player = Participante
column-points = Puntos
column-hand = Mano
column-stars = Estrellas
column-life = Vida ○ ●
column-nebulae = Nebulosas
column-advanced = Avanz.
column-chamber = Cámara
column-sectors = Vida/tamaños
column-powers = Poderes
label-row = Fila
label-deck = Mazo
# Engraved along the rim of the chart.
sector-delta = Delta
sector-psi = Psi
sector-phi = Fi
label-hand = Mano
label-chamber = Cámara
label-tracks = Medidores
label-waiting = En espera
label-slots = Espacios libres
nothing = nada
deck-of = { $deck } cartas, { $discards } descartadas
chamber-of = { $scored } con puntos, el siguiente: { $next } puntos
track-supernova = supernova
track-dna = ADN
track-graviton = gravitón
slot-price = { $slot } ({ $price } cartas)
goal-in =
    { $rounds ->
        [1] esta ronda
       *[other] en { $rounds } rondas
    }
goals-clock = Objetivos: puntuados { $past }, en la pista { $now }, por venir { $ahead }
goals-coming =
    { $count ->
        [0] no llegarán más objetivos
        [one] llegará { $count } objetivo más
       *[other] llegarán { $count } objetivos más
    }
supply-of = Reserva: estrellas { $stars } · vida { $life } · vida avanzada { $advanced } · nebulosas { $stacks } · cartas de Poder { $powers }
crystals-left =
    { $count ->
        [0] no quedan cristales de tiempo: es la última ronda
        [one] queda { $count } cristal de tiempo antes del final
       *[other] quedan { $count } cristales de tiempo antes del final
    }
lacks = falta { $stars }
ready = LISTA
done = terminada
legend = H·5 estrella en S5  ✹ supernova  ○·7 protobionte en L7  ● estable

gain-stars = { $count } { $star }
gain-dna = { $count } ADN
gain-supernova = { $count } ✹
gain-nebula =
    { $count ->
        [one] { $count } nebulosa
       *[other] { $count } nebulosas
    }
gain-energy-card =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
gain-crystal-step =
    { $count ->
        [one] { $count } avance
       *[other] { $count } avances
    }
gain-graviton =
    { $count ->
        [one] { $count } gravitón
       *[other] { $count } gravitones
    }
gain-proto-life =
    { $count ->
        [one] { $count } protobionte
       *[other] { $count } protobiontes
    }

## Costes y efectos de las cartas de Poder

cost-energy =
    { $count ->
        [one] { $count } carta de { $energy }
       *[other] { $count } cartas de { $energy }
    }
cost-any =
    { $count ->
        [one] una carta cualquiera
       *[other] { $count } cartas cualesquiera
    }
cost-same = { $count } cartas del mismo tipo
cost-graviton =
    { $count ->
        [one] { $count } gravitón
       *[other] { $count } gravitones
    }
cost-supernova =
    { $count ->
        [one] { $count } recurso de supernova
       *[other] { $count } recursos de supernova
    }
cost-supernova-token =
    { $count ->
        [one] { $count } supernova del tablero
       *[other] { $count } supernovas del tablero
    }
cost-stable =
    { $count ->
        [one] { $count } ficha de vida estable del tablero
       *[other] { $count } fichas de vida estable del tablero
    }
cost-proto =
    { $count ->
        [one] { $count } protobionte del tablero
       *[other] { $count } protobiontes del tablero
    }
cost-discharge = en lugar de la estrella de una descarga

effect-abiogenesis = coloca vida estable en cualquier espacio de vida vacío
effect-amino-acids = coloca vida estable en cualquier espacio de vida vacío
effect-binary-star = convierte una supernova de nuevo en su estrella y luego mueve esa estrella una vez
effect-black-hole = convierte dos de tus estrellas en supernovas
effect-core-collapse = convierte una de tus estrellas en supernova
effect-event-horizon = obtén 2 avances del cristal de tiempo o 2 protobiontes
effect-evolution = añade una segunda vida avanzada a una nebulosa con exactamente una
effect-expanding-universe = obtén 2 estrellas H
effect-fourth-dimension = obtén 1 avance del cristal de tiempo
effect-generations = coloca tres fichas de vida estable en espacios de vida vacíos cualesquiera
effect-genetic-drift = mueve un protobionte una vez y luego estabilízalo
effect-ionizing-radiation = estabiliza todos los protobiontes adyacentes a una supernova
effect-molecular-cloud = obtén una estrella H
effect-nuclear-fission = retira una estrella (no una supernova) y luego obtén una estrella cualquiera y 1 avance del cristal de tiempo
effect-nuclear-fusion = retira una estrella (no una supernova) y luego obtén una estrella cualquiera
effect-photosynthesis = estabiliza todos los protobiontes adyacentes a tus estrellas O
effect-pulsar = obtén 2 avances del cristal de tiempo
effect-quasar = obtén 1 avance del cristal de tiempo
effect-relativity-delta = obtén una estrella cualquiera y colócala de inmediato en el sector Δ o en su borde
effect-relativity-phi = obtén una estrella cualquiera y colócala de inmediato en el sector Φ o en su borde
effect-relativity-psi = obtén una estrella cualquiera y colócala de inmediato en el sector Ψ o en su borde
effect-shooting-star = mueve una estrella, una supernova o una nebulosa sin terminar a cualquier espacio vacío de su tipo
effect-solar-wind = convierte una estrella en supernova y estabiliza todos los protobiontes que tenga al lado
effect-special-relativity = obtén 2 avances del cristal de tiempo
effect-speciation = coloca un protobionte junto a tu vida estable
effect-speed-of-light = suma 6 puntos y obtén una estrella cualquiera
effect-stardust =
    { $edition ->
        [fr] obtén una nebulosa de tamaño 1, o sustituye una nebulosa sin terminar por una nueva de tamaño 2
       *[other] obtén una nebulosa de tamaño 1, o sustituye una nebulosa sin terminar de tamaño 1 por una nueva de tamaño 2
    }
effect-survival-of-the-fittest = estabiliza dos protobiontes, o uno si solo tienes uno
effect-time-dilation = obtén 1 avance del cristal de tiempo
effect-water-rich-comets = estabiliza todos los protobiontes adyacentes a tus estrellas C
effect-white-dwarf = convierte una estrella en supernova y luego obtén 1 avance del cristal de tiempo
effect-wormhole = reubica hasta tres protobiontes, o hasta tres fichas de vida estable, en espacios de vida vacíos cualesquiera

power-line = { $name } ({ $cost }): { $effect }.
card-bonus = En cada fase de Energía también da { $bonus }.
power-rules = { $name } es una carta de Poder de { $deck }. Coste: { $cost }. Efecto: { $effect }. En cada fase de Energía posterior también da { $bonus }.
bonus-reconstructed = Esta bonificación es una reconstrucción; no conocemos la de la carta impresa.

## Los objetivos explicados

goal-completed-size-1 = Nebulosas terminadas de tamaño 1.
goal-crystals-on-scoring-spaces = Cristales de tiempo en las casillas de puntuación; los apartados tras el quinto no cuentan.
goal-largest-star-group = El mayor grupo de estrellas adyacentes, supernovas incluidas.
goal-life-delta = Protobiontes y vida estable en el sector Δ, bordes incluidos; la vida avanzada no cuenta.
goal-life-phi = Protobiontes y vida estable en el sector Φ, bordes incluidos; la vida avanzada no cuenta.
goal-life-psi = Protobiontes y vida estable en el sector Ψ, bordes incluidos; la vida avanzada no cuenta.
goal-nebula-size-sum-delta = La suma de los tamaños de las nebulosas terminadas en el sector Δ.
goal-nebula-size-sum-phi = La suma de los tamaños de las nebulosas terminadas en el sector Φ.
goal-nebula-size-sum-psi = La suma de los tamaños de las nebulosas terminadas en el sector Ψ.
goal-proto-life = Protobiontes en el tablero.
goal-stable-life = Vida estable en el tablero.
goal-stars-c = Estrellas C; las supernovas no cuentan.
goal-stars-he = Estrellas He; las supernovas no cuentan.
goal-stars-o = Estrellas O; las supernovas no cuentan.
goal-stars-touching-nebula-with-advanced-life = Estrellas y supernovas alrededor de nebulosas con vida avanzada, cada una contada una vez.
goal-supernovas = Supernovas en el tablero.
goal-title-completed-size-1 = Más nebulosas terminadas de tamaño 1
goal-title-crystals-on-scoring-spaces = Más cristales de tiempo en casillas de puntuación
goal-title-largest-star-group = Mayor grupo de estrellas y supernovas
goal-title-life-delta = Más vida en el sector Delta
goal-title-life-phi = Más vida en el sector Fi
goal-title-life-psi = Más vida en el sector Psi
goal-title-nebula-size-sum-delta = Mayor suma de tamaños de nebulosas terminadas en el sector Delta
goal-title-nebula-size-sum-phi = Mayor suma de tamaños de nebulosas terminadas en el sector Fi
goal-title-nebula-size-sum-psi = Mayor suma de tamaños de nebulosas terminadas en el sector Psi
goal-title-proto-life = Más protobiontes
goal-title-stable-life = Más vida estable
goal-title-stars-c = Más estrellas de carbono
goal-title-stars-he = Más estrellas de helio
goal-title-stars-o = Más estrellas de oxígeno
goal-title-stars-touching-nebula-with-advanced-life = Más estrellas y supernovas junto a vida avanzada
goal-title-supernovas = Más supernovas
goal-rules =
    { $seats ->
        [2] { $name }: { $counted } Quien tenga más suma { $most } puntos, también si hay empate; hace falta al menos uno.
       *[other] { $name }: { $counted } Quien tenga más suma { $most } puntos y el segundo { $second }. Los empatados suman lo mismo; con un empate en cabeza no hay segundo puesto. Hace falta al menos uno.
    }

## Lo que explica `rules`

rules-tile = Nebulosa { $tile }, tamaño { $size }: necesita { $needs } en sus vértices y da { $points } puntos.
rules-control = { $name }: si tu ficha está ahí, obtienes { $active }; cada ficha de Energía que haya, de cualquier color, da { $passive }.
rules-star = Las estrellas están en los vértices de los hexágonos (S1 a S37). Para una nebulosa, una supernova vale por una estrella de cualquier tipo; para los objetivos es un tipo aparte.
rules-life = La vida está en los lados de los hexágonos (L1 a L48). Un protobionte nuevo va junto a vida que ya tengas; crear vida avanzada no consume la vida estable.
rules-turn = Un turno: mueve fichas de Energía en sentido horario, tres movimientos como mucho, al menos uno con la tuya; recolecta lo que dan los cuatro controles; crea en cualquier orden (colocar piezas, terminar nebulosas, descargar la cámara temporal, crear vida avanzada, obtener y usar cartas de Poder); acaba obteniendo una nebulosa o estabilizando un protobionte. Lo que no se coloca se pierde.
rules-end = La partida termina en la ronda en que el último cristal de tiempo sale de la reserva o se puntúa el último objetivo; entonces puntúa la vida avanzada.
rules-reconstructed = Conocido por los reglamentos: las reglas, la cantidad de piezas, los costes y efectos de las cartas de Poder, los objetivos y un disco de Nebulosa (3-14). Reconstruido para este programa: la disposición del tablero individual con sus sectores y espacios marcados, lo que piden y puntúan los demás discos de Nebulosa y la bonificación de cada carta de Poder. Cada entrada del archivo content.toml del juego dice de dónde viene, para que quien tenga un ejemplar impreso pueda corregirla.
rules-topics = Pregunta por: turn, end, star, life, reconstructed, un control (light), una carta (pulsar), un objetivo (largest-star-group), una nebulosa (2-11).

## Puntos por origen

score-advanced-life = Vida avanzada
score-nebulae-1 = Nebulosas de tamaño 1
score-nebulae-2 = Nebulosas de tamaño 2
score-nebulae-3 = Nebulosas de tamaño 3
score-crystals = Cristales de tiempo
score-goals = Objetivos
score-cards = Cartas de Energía

## En la pantalla: partes y botones

tab-galaxy = Galaxia
tab-console = Consola
tab-cards = Cartas
tab-others = Participantes
title-supply = Reserva
label-collect = Recolectar
label-drawn = Robadas: quédate con una
label-choices = Opciones
label-cancel = Cancelar
label-back = Volver a la mía
slot-kind = del mismo tipo
slot-held = tienes { $count }
slot-enough = tienes suficientes
label-ending = Fin del turno
label-end-nebula = Fin: obtener una nebulosa
label-end-stabilise = Fin: estabilizar vida
label-end-pass = Fin sin recompensa
hand-of = { $count } de { $limit }
# What fits the device: a finger taps, a mouse clicks and points.
press =
    { $device ->
        [touch] Toca
       *[other] Pulsa
    }
point-at =
    { $device ->
        [touch] Toca cualquier cosa para leer sobre ella.
       *[other] Señala cualquier cosa para leer sobre ella.
    }
tip-idle = Todo lo que puedes hacer está marcado. { point-at }
tip-target = Ahora elige un lugar o un elemento marcado.
tip-watch = { point-at }
tip-choose-shift = { press } una ficha: avanza en sentido horario. La tuya da lo de su cuarto; cada control, su esquina.
tip-choose-shift-tap = Toca una ficha para ver qué daría moverla; tócala otra vez para moverla.
tip-choose-card = { press } una carta o el mazo. Con cartas de un mismo tipo se obtienen y se pagan cartas de Poder.
tip-choose-stack = La de tamaño 1 se termina antes; la de tamaño 3 pide más estrellas y da más puntos.
tip-choose-craft = { press } una pieza en espera y luego un lugar marcado; una nebulosa llena se puede terminar.
group-shift = Manipular Energía
group-take = Tomar una carta de Energía
group-stack = Elegir una pila de nebulosas
group-place-star = Colocar estrellas
group-place-proto = Colocar protobiontes
group-place-stable = Colocar vida estable
group-place-nebula = Colocar nebulosas
group-complete = Terminar nebulosas
group-discharge = Descargar la cámara temporal
group-advance = Crear vida avanzada
group-power = Cartas de Poder
group-set = Descartar un juego de cartas
group-supernova = Crear supernovas
group-stabilise = Estabilizar protobiontes
group-move = Mover estrellas y vida
group-end = Acabar el turno
group-discard = Descartar cartas
group-flip = Crear supernovas
group-remove = Retirar una estrella
group-gain = Obtener una estrella
group-target = Elegir una supernova
group-spend = Pagar con una pieza
group-restore = Convertir de nuevo en estrella
group-replace = Sustituir una nebulosa
group-carry = Reubicar una pieza

## En la pantalla: qué se puede hacer con una cosa, si hay más de una acción

may-shift-own = Moverla
may-shift-dark = Moverla
may-stack = Robar una nebulosa
may-take = Tomarla
may-place-star = Colocarla en un vértice
may-place-proto = Colocarlo junto a tu vida
may-place-stable = Colocarla en un lado
may-place-nebula = Colocarla en un hexágono vacío
may-complete = Terminarla; elige la estrella que descartar
may-discharge = Descargarla; elige qué obtienes
may-discharge-none = Descargarla
may-advance = Crear aquí vida avanzada
may-buy = Obtener una carta de Poder
may-use = Usarla; elige la carta con la que pagar
may-set = Descartar un juego
may-supernova = Convertirla en supernova
may-stabilise = Estabilizarlo
may-move = Mover la pieza
may-end-nebula = Acabar el turno
may-end-stabilise = Acabar el turno; elige el protobionte
may-end-pass = Acabar el turno
may-discard = Descartarla
may-carry = Reubicar la pieza
may-spend = Pagar con la pieza
may-keep = Quedársela
may-bottom = Ponerla debajo del mazo
may-flip = Convertirla en supernova
may-remove = Retirarla
may-gain = Obtenerla
may-target = Elegir esta supernova
may-restore = Convertirla de nuevo en estrella
may-replace = Sustituirla
may-steps = Elegir los avances
may-protos = Elegir los protobiontes
may-collect = Recolectar
may-done = Parar aquí

## En la pantalla: qué es una cosa

see-space = { $space }: { $piece }
see-empty = vacío
see-space-nebula = { $space }: espacio de nebulosa vacío
see-nebula-lacks =
    { $number ->
        [one] { $space }, nebulosa de tamaño { $size } por { $points } puntos: pide { $needs }, aún falta { $number } estrella ({ $missing })
       *[other] { $space }, nebulosa de tamaño { $size } por { $points } puntos: pide { $needs }, aún faltan { $number } estrellas ({ $missing })
    }
see-nebula-ready = { $space }, nebulosa de tamaño { $size }: tiene todo lo que pide ({ $needs }), se puede terminar por { $points } puntos
see-nebula-complete = { $space }: nebulosa terminada de tamaño { $size }, { $points } puntos
see-nebula-living = { $space }: nebulosa terminada de tamaño { $size }, { $points } puntos, con vida avanzada ({ $advanced })
see-chamber =
    { $ready ->
        [0] Cámara temporal: el cristal está en la casilla { $position } de { $top }
        [one] Cámara temporal: hay { $ready } cristal listo que da { $next } puntos; el siguiente está en la casilla { $position } de { $top }
       *[other] Cámara temporal: hay { $ready } cristales listos, el primero da { $next } puntos; el siguiente está en la casilla { $position } de { $top }
    }
see-track-supernova =
    { $count ->
        [one] { $count } recurso de supernova
       *[other] { $count } recursos de supernova
    }
see-track-dna = { $count } ADN
see-track-graviton =
    { $count ->
        [one] { $count } gravitón
       *[other] { $count } gravitones
    }
see-control =
    { $tokens ->
        [one] { $tokens } ficha aquí; con lo que añaden tus cartas: { $income }.
       *[other] { $tokens } fichas aquí; con lo que añaden tus cartas: { $income }.
    }
see-token = Ficha de Energía de { $name }, control de { $control }
see-token-dark = Ficha de Energía oscura, control de { $control }
see-shifts = movimientos restantes: { $left } de { $all }
see-row-card = Carta de { $card } en la fila
see-hand =
    { $count ->
        [one] { $count } carta de { $card } en tu mano
       *[other] { $count } cartas de { $card } en tu mano
    }
see-slot =
    { $price ->
        [one] Espacio { $slot } para una carta de Poder: cuesta { $price } carta
       *[other] Espacio { $slot } para una carta de Poder: cuesta { $price } cartas del mismo tipo
    }
see-waiting-star =
    { $count ->
        [one] { $count } estrella { $star } por colocar
       *[other] { $count } estrellas { $star } por colocar
    }
see-waiting-proto =
    { $count ->
        [one] { $count } protobionte por colocar
       *[other] { $count } protobiontes por colocar
    }
see-supply-star =
    { $count ->
        [one] queda { $count } estrella { $star } en la reserva
       *[other] quedan { $count } estrellas { $star } en la reserva
    }
see-supply-life = fichas de vida en la reserva: { $count }
see-advanced-left = fichas de vida avanzada restantes: { $count }
see-stack = Nebulosas de tamaño { $size }: { $stars } estrellas, de { $least } a { $most } puntos cada una; quedan { $count }
stack-means = { $stars } estrellas, de { $least } a { $most } puntos
see-power-deck = Cartas de Poder de { $deck }: quedan { $count }
see-galaxy = Mostrar la galaxia de { $name }: { $points } puntos, { $hand } cartas en la mano

## En la pantalla: por qué algo no se puede hacer

why-advance =
    { $count ->
        [one] Para crear vida avanzada falta vida en { $count } lado
       *[other] Para crear vida avanzada falta vida en { $count } lados
    }
why-stabilise = Para estabilizar hace falta ADN
why-move = Para mover hace falta un gravitón
why-supernova-moves = Las supernovas no se mueven
why-discharge =
    { $count ->
        [one] falta { $count } avance para poder descargar
       *[other] faltan { $count } avances para poder descargar
    }
why-track = Este turno ya no queda nada
why-token = Solo puedes mover tu ficha y las de Energía oscura
why-take = Las cartas se toman mientras recolectas
why-set =
    { $size ->
        [one] { $size } carta da { $points } puntos
       *[other] { $size } cartas del mismo tipo dan { $points } puntos
    }
why-slot =
    { $price ->
        [one] Necesitas { $price } carta en la fase de Creación (tienes { $most })
       *[other] Necesitas { $price } cartas del mismo tipo en la fase de Creación (tienes { $most })
    }
why-use-phase = Las cartas de Poder se usan en la fase de Creación de tu turno
why-use-price = Ahora no puedes pagar su coste: { $cost }
why-use-nothing = Ahora no tendría ningún efecto
why-proto = Un protobionte nuevo necesita un lado vacío junto a tu vida
why-nebula = Una nebulosa necesita un hexágono vacío

## En la pantalla: antes de hacerlo

preview-complete =
    { $points ->
        [one] { $points } punto; descartas { $piece } de { $space }
       *[other] { $points } puntos; descartas { $piece } de { $space }
    }
preview-left = cuesta { $count } × { $card }, quedan { $left }
pending-step = { $card }: { $step }
step-pay =
    { $count ->
        [one] elige la pieza con la que pagar
       *[other] elige las piezas con las que pagar, faltan { $count }
    }
step-choose =
    { $count ->
        [one] elige algo de lo marcado
       *[other] elige algo de lo marcado, hasta { $count } veces más
    }
loss-stars =
    { $count ->
        [one] { $count } estrella { $star } sin colocar
       *[other] { $count } estrellas { $star } sin colocar
    }
loss-protos =
    { $count ->
        [one] { $count } protobionte sin colocar
       *[other] { $count } protobiontes sin colocar
    }
loss-nebula = nebulosa { $tile } sin colocar
loss-supernova =
    { $count ->
        [one] { $count } recurso de supernova sin gastar
       *[other] { $count } recursos de supernova sin gastar
    }
loss-dna = { $count } ADN sin gastar
loss-graviton =
    { $count ->
        [one] { $count } gravitón sin gastar
       *[other] { $count } gravitones sin gastar
    }

## El diario de la pantalla: una línea por efecto

event-goal-revealed = Aparece un objetivo nuevo: { $goal }
event-goal-scored =
    { $points ->
        [one] { $name } suma { $points } punto por { $goal }
       *[other] { $name } suma { $points } puntos por { $goal }
    }
event-goal-scored-you =
    { $points ->
        [one] Sumas { $points } punto por { $goal }
       *[other] Sumas { $points } puntos por { $goal }
    }
event-goal-discarded = Se descarta el objetivo { $goal }
event-row-filled = Nueva carta en la fila: { $card }
event-token-placed = La ficha de { $name } va a { $control }
event-token-placed-you = Tu ficha va a { $control }
event-dark-placed = Una ficha de Energía oscura va a { $control }
event-own-shifted = { $name } mueve su ficha de { $start } a { $end }
event-own-shifted-you = Mueves tu ficha de { $start } a { $end }
event-dark-shifted = { $name } mueve una ficha de Energía oscura de { $start } a { $end }
event-dark-shifted-you = Mueves una ficha de Energía oscura de { $start } a { $end }
event-card-taken = { $name } toma una carta de { $card } de la fila
event-card-taken-you = Tomas una carta de { $card } de la fila
event-card-drawn = { $name } roba una carta de { $card } del mazo
event-card-drawn-you = Robas una carta de { $card } del mazo
event-card-drawn-hidden = { $name } roba una carta del mazo
event-card-drawn-hidden-you = Robas una carta del mazo
event-nebula-drawn = { $name } roba la nebulosa { $tile }
event-nebula-drawn-you = Robas la nebulosa { $tile }
event-stars-gained =
    { $count ->
        [one] { $name } obtiene { $count } estrella { $star }
       *[other] { $name } obtiene { $count } estrellas { $star }
    }
event-stars-gained-you =
    { $count ->
        [one] Obtienes { $count } estrella { $star }
       *[other] Obtienes { $count } estrellas { $star }
    }
event-protos-gained =
    { $count ->
        [one] { $name } obtiene { $count } protobionte
       *[other] { $name } obtiene { $count } protobiontes
    }
event-protos-gained-you =
    { $count ->
        [one] Obtienes { $count } protobionte
       *[other] Obtienes { $count } protobiontes
    }
event-raised-supernova =
    { $count ->
        [one] { $name } obtiene { $count } recurso de supernova
       *[other] { $name } obtiene { $count } recursos de supernova
    }
event-raised-supernova-you =
    { $count ->
        [one] Obtienes { $count } recurso de supernova
       *[other] Obtienes { $count } recursos de supernova
    }
event-raised-dna = { $name } obtiene { $count } ADN
event-raised-dna-you = Obtienes { $count } ADN
event-raised-graviton =
    { $count ->
        [one] { $name } obtiene { $count } gravitón
       *[other] { $name } obtiene { $count } gravitones
    }
event-raised-graviton-you =
    { $count ->
        [one] Obtienes { $count } gravitón
       *[other] Obtienes { $count } gravitones
    }
event-crystal-stepped =
    { $steps ->
        [one] { $name } sube su cristal { $steps } casilla{ $filled ->
            [0] {""}
           *[other] , hasta arriba
        }
       *[other] { $name } sube su cristal { $steps } casillas{ $filled ->
            [0] {""}
           *[other] , hasta arriba
        }
    }
event-crystal-stepped-you =
    { $steps ->
        [one] Subes tu cristal { $steps } casilla{ $filled ->
            [0] {""}
           *[other] , hasta arriba
        }
       *[other] Subes tu cristal { $steps } casillas{ $filled ->
            [0] {""}
           *[other] , hasta arriba
        }
    }
event-star-placed = { $name } coloca una estrella { $star } en { $space }
event-star-placed-you = Colocas una estrella { $star } en { $space }
event-star-discarded = { $name } descarta una estrella { $star } de { $space }
event-star-discarded-you = Descartas una estrella { $star } de { $space }
event-proto-placed = { $name } coloca un protobionte en { $space }
event-proto-placed-you = Colocas un protobionte en { $space }
event-stable-placed = { $name } coloca vida estable en { $space }
event-stable-placed-you = Colocas vida estable en { $space }
event-nebula-placed = { $name } coloca la nebulosa { $tile } en { $space }
event-nebula-placed-you = Colocas la nebulosa { $tile } en { $space }
event-nebula-completed =
    { $points ->
        [one] { $name } termina la nebulosa de { $space } por { $points } punto
       *[other] { $name } termina la nebulosa de { $space } por { $points } puntos
    }
event-nebula-completed-you =
    { $points ->
        [one] Terminas la nebulosa de { $space } por { $points } punto
       *[other] Terminas la nebulosa de { $space } por { $points } puntos
    }
event-chamber-discharged =
    { $points ->
        [0] { $name } descarga la cámara temporal
        [one] { $name } descarga la cámara temporal por { $points } punto
       *[other] { $name } descarga la cámara temporal por { $points } puntos
    }
event-chamber-discharged-you =
    { $points ->
        [0] Descargas la cámara temporal
        [one] Descargas la cámara temporal por { $points } punto
       *[other] Descargas la cámara temporal por { $points } puntos
    }
event-advanced-life-created =
    { $points ->
        [one] { $name } crea vida avanzada en { $space }, de { $points } punto
       *[other] { $name } crea vida avanzada en { $space }, de { $points } puntos
    }
event-advanced-life-created-you =
    { $points ->
        [one] Creas vida avanzada en { $space }, de { $points } punto
       *[other] Creas vida avanzada en { $space }, de { $points } puntos
    }
event-advanced-life-hidden = { $name } crea vida avanzada en { $space }
event-advanced-life-hidden-you = Creas vida avanzada en { $space }
event-cards-paid =
    { $count ->
        [one] { $name } paga { $count } carta de { $card }
       *[other] { $name } paga { $count } cartas de { $card }
    }
event-cards-paid-you =
    { $count ->
        [one] Pagas { $count } carta de { $card }
       *[other] Pagas { $count } cartas de { $card }
    }
event-power-drawn = { $name } roba la carta de Poder { $card }
event-power-drawn-you = Robas la carta de Poder { $card }
event-power-drawn-hidden = { $name } roba una carta de Poder
event-power-drawn-hidden-you = Robas una carta de Poder
event-power-kept = { $name } se queda con { $card } en el espacio { $slot }
event-power-kept-you = Te quedas con { $card } en el espacio { $slot }
event-power-returned = { $name } pone { $card } debajo de su mazo
event-power-returned-you = Pones { $card } debajo de su mazo
event-power-returned-hidden = { $name } pone una carta de Poder debajo de su mazo
event-power-returned-hidden-you = Pones una carta de Poder debajo de su mazo
event-power-used = { $name } usa { $card }
event-power-used-you = Usas { $card }
event-points-scored =
    { $points ->
        [one] { $name } suma { $points } punto con cartas
       *[other] { $name } suma { $points } puntos con cartas
    }
event-points-scored-you =
    { $points ->
        [one] Sumas { $points } punto con cartas
       *[other] Sumas { $points } puntos con cartas
    }
event-supernova-made = { $name } convierte la estrella de { $space } en supernova
event-supernova-made-you = Conviertes la estrella de { $space } en supernova
event-supernova-restored = { $name } convierte de nuevo en estrella la supernova de { $space }
event-supernova-restored-you = Conviertes de nuevo en estrella la supernova de { $space }
event-life-stabilised = { $name } estabiliza el protobionte de { $space }
event-life-stabilised-you = Estabilizas el protobionte de { $space }
event-life-discarded = { $name } descarta la vida de { $space }
event-life-discarded-you = Descartas la vida de { $space }
event-piece-moved = { $name } mueve una pieza de { $start } a { $end }
event-piece-moved-you = Mueves una pieza de { $start } a { $end }
event-nebula-replaced = { $name } sustituye la nebulosa { $old } de { $space } por { $new }
event-nebula-replaced-you = Sustituyes la nebulosa { $old } de { $space } por { $new }
event-pieces-lost =
    { $count ->
        [one] { $name } pierde { $count } pieza sin colocar
       *[other] { $name } pierde { $count } piezas sin colocar
    }
event-pieces-lost-you =
    { $count ->
        [one] Pierdes { $count } pieza sin colocar
       *[other] Pierdes { $count } piezas sin colocar
    }
event-card-discarded = { $name } descarta una carta de { $card }
event-card-discarded-you = Descartas una carta de { $card }
event-turn-started = Ronda { $round }: empieza el turno de { $name }
event-turn-started-you = Ronda { $round }: empieza tu turno
event-game-ended = La partida termina; se revela la vida avanzada

## El juego en una línea y sus opciones

about = Mueve la energía, haz crecer nebulosas y deja que la vida arraigue en tu propia galaxia.
option-edition = Edición
option-edition-help = Las ediciones impresas difieren en el coste de Púlsar y en las nebulosas que sustituye Polvo de estrellas; en la francesa, también antes de la clasificación final se descartan las cartas que pasan del límite. La conciliada sigue lo que dice la mayoría.
option-edition-reconciled = Conciliada
option-edition-pl = Polaca
option-edition-fr = Francesa
option-edition-es = Española
option-event-horizon = Horizonte de sucesos se paga con
option-event-horizon-help = Los reglamentos se pueden leer de las dos maneras.
option-event-horizon-track = un recurso de supernova del medidor
option-event-horizon-token = una supernova del tablero

## La primera partida: un turno inicial que enseña

tutorial-welcome = Te damos la bienvenida a tu galaxia. En unas pocas rondas reunirás estrellas y vida, y sumarás puntos por nebulosas, cristales de tiempo, objetivos comunes y vida avanzada. Gana quien tenga más puntos. Vamos a jugar tu primer turno.
tutorial-galaxy = Esta es tu galaxia. Las nubes de los hexágonos son nebulosas; los huecos de dentro muestran las estrellas que piden. Las estrellas están en los vértices, así que una puede servir a tres nebulosas. La vida está en los lados. Tres nebulosas, una estrella H y un primer protobionte ya están ahí.
tutorial-goal = Los objetivos avanzan por su medidor, un espacio por ronda. Cuando acaba su cuenta atrás, un objetivo premia a quien tenga más. Este cuenta supernovas; las canicas muestran cómo va cada participante.
tutorial-shift-own = Un turno empieza en la consola de energía. Tienes hasta tres movimientos en sentido horario, al menos uno con tu ficha. Pulsa tu canica A: va a la Gravedad, cuya recompensa activa son dos estrellas He y una supernova.
tutorial-shift-dark = Las fichas de Energía oscura no son de nadie. Cada ficha en un control, sea del color que sea, suma uno a lo que ese control da. Mueve una oscura de la Luz al Tiempo y mira los números mientras la señalas.
tutorial-collect = Queda un movimiento, pero puedes parar aquí. Pulsa Recolectar: primero recibes la recompensa de tu ficha y luego lo que dan los cuatro controles.
tutorial-take = La Luz te da una carta de Energía. Toma una de la fila visible; ya tienes dos cartas de Tiempo, así que toma la tercera.
tutorial-place = Las piezas obtenidas esperan abajo; lo que no esté colocado al acabar el turno se pierde. Pulsa una estrella He en espera y luego el vértice marcado 14, entre tus nebulosas.
tutorial-place-again = La nebulosa de N5 pide dos H y una He. Coloca la segunda estrella He en el vértice 23, junto a la misma nebulosa.
tutorial-supernova = Aún falta una H, pero una supernova vale por una estrella cualquiera. Gasta tu recurso de supernova en la estrella del vértice 23. También cuenta para el objetivo.
tutorial-complete = N5 se ilumina: tiene todo lo que pide. Púlsala y luego la estrella que descartas por ella, la He del vértice 14. Una nebulosa terminada puntúa al momento.
tutorial-move = Los gravitones mueven estrellas y vida a un espacio vecino vacío, saltando los ocupados. La estrella H del centro ya ha hecho su trabajo en N5: púlsala y luego el vértice 24, donde toca dos nebulosas sin terminar.
tutorial-proto = Un protobionte nuevo va junto a vida que ya tengas. Coloca el tuyo en el lado marcado. Cuando hay vida en los seis lados de una nebulosa terminada, puedes crear en ella vida avanzada, de hasta ocho puntos.
tutorial-buy = Con cartas de un mismo tipo se obtienen cartas de Poder: el primer espacio cuesta dos. Púlsalo y luego tus cartas de Tiempo.
tutorial-keep = Has pagado dos cartas, así que ves dos cartas de Poder y te quedas con una. Quédate con la 4.ª dimensión. Desde tu próximo turno da además otro avance del cristal de tiempo.
tutorial-use = Las cartas de Poder se usan tantas veces como puedas pagar. Usa esta con tu última carta de Tiempo: el cristal sube una casilla. En la casilla 6 se puede descargar por una estrella y puntos: 3 la primera vez y 21 la quinta.
tutorial-end = Ahora se pierden los recursos sin gastar. Como última acción obtienes una nebulosa o estabilizas un protobionte; crear vida avanzada no consume la vida estable. Elige estabilizar y luego el protobionte junto al centro.
tutorial-finish = Ya conoces todo lo que puntúa. La partida acaba cuando se agotan los cristales de tiempo o los objetivos. Señala cualquier cosa para leer sobre ella y pulsa R para ver las reglas. ¡Que la disfrutes!

# Por qué una jugada es buena o mala; tras «Esta jugada».
reason-points-more = da puntos
reason-points-less = renuncia a puntos
reason-nebulae-more = acerca nebulosas a terminarse
reason-nebulae-less = deja menos avanzadas tus nebulosas
reason-life-more = acerca la vida a la vida avanzada
reason-life-less = hace retroceder la vida
reason-crystals-more = hace subir tus cristales de tiempo
reason-crystals-less = gasta cristales de tiempo
reason-goals-more = mejora tu puesto en los objetivos
reason-goals-less = empeora tu puesto en los objetivos
reason-cards-more = refuerza tu mano y tus cartas de Poder
reason-cards-less = gasta cartas
reason-income-more = te da más para colocar y usar
reason-income-less = consume lo que esperaba
worth-points = puntos
worth-nebulae = nebulosas
worth-life = vida
worth-crystals = cristales de tiempo
worth-goals = objetivos
worth-cards = cartas
worth-income = piezas por colocar
tutorial-first-done = Eso ha sido un turno completo. Ahora le toca a Bo; haz clic en una galaxia pequeña para verla grande. Saltemos unas rondas, hasta lo que da más puntos.
tutorial-later = Ronda 5, y te toca crear. Un cristal de tiempo ha llegado al 6 en su cámara, y hay vida en los seis lados de la nebulosa terminada en N9. Ambas cosas valen ahora puntos.
tutorial-discharge = Descarga la cámara: haz clic en ella y luego en el elemento que quieras. El cristal cae en una casilla de puntuación, 3 puntos por el primero, y ganas una estrella a tu elección. Elige una estrella O.
tutorial-place-discharged = La estrella espera como las demás. Ponla en la esquina marcada, donde se juntan tres nebulosas.
tutorial-advance = Ahora la nebulosa en N9: con vida en todos sus lados, creas allí vida avanzada. Haz clic en ella. Los protobiontes de alrededor se gastan, la vida estable se queda. Robas una ficha de 4 a 8 puntos, que cuenta al final y solo ves tú.
tutorial-goal-due = Mira los objetivos: el de las supernovas se puntúa al acabar esta ronda. Tú tienes dos y Bo una, así que será tuyo.
tutorial-end-round = Juegas en último lugar esta ronda. Termina tu turno estabilizando el protobionte del lado marcado.
tutorial-goal-won = Seis puntos por el objetivo. Los demás han avanzado una casilla y ha llegado uno nuevo. Ten siempre presente cuál es el siguiente.
