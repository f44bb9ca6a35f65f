# Exoplanets en español.
# action-<verbo>: qué hace una elección. log-<verbo>: qué ha hecho alguien, después de su nombre.
# En ambos, $first, $second y $third son las palabras tras el verbo; $count, cuántas hay.
# event-<nombre>: qué ha pasado, como línea del diario. word-<id>: el nombre de una cosa que tiene identificador.

game-name = Exoplanets
component-planet = Planetas
component-species = Especies, por planeta
component-goal = Objetivos
component-effect = Efectos
component-tile = Losetas de espacio

## Nombres

word-energy = energía
word-water = agua
word-gas = gas
word-water-or-gas = agua o gas
word-fusion = fusión
word-flare = llamarada
word-stimulation = estimulación

type-rocky = planeta rocoso
type-super-earth = supertierra
type-gas = gigante gaseoso
type-oceanic = planeta oceánico
short-rocky = roca
short-super-earth = super
short-gas = gas
short-oceanic = mar
letter-energy = E
letter-water = A
letter-gas = G
letter-water-or-gas = X

# Los objetivos tienen nombres ingleses en todas las ediciones; al lado va la traducción.
word-aggressive-parasites = Aggressive Parasites (Parásitos agresivos)
word-extreme-conditions = Extreme Conditions (Condiciones extremas)
word-stone-cradle = Stone Cradle (Cuna de piedra)
word-green-belt = Green Belt (Cinturón verde)
word-cloud-dwellers = Cloud Dwellers (Moradores de las nubes)
word-deep-sea = Deep Sea (Mar profundo)
word-lords-of-stone = Lords of Stone (Señores de la piedra)
word-lords-of-the-green = Lords of the Green (Señores del verdor)
word-lords-of-the-clouds = Lords of the Clouds (Señores de las nubes)
word-lords-of-the-deep = Lords of the Deep (Señores de las profundidades)
word-biodiversity = Biodiversity (Biodiversidad)
word-seeding = Seeding (Siembra)
word-orbital-ring = Orbital Ring (Anillo orbital)
word-great-alignment = Great Alignment (Gran alineación)
word-scorched-worlds = Scorched Worlds (Mundos abrasados)
word-outer-reaches = Outer Reaches (Confines exteriores)
word-primordial-soup = Primordial Soup (Sopa primordial)
word-ascension = Ascension (Ascensión)
word-symbiosis = Symbiosis (Simbiosis)

word-cosmic-dust = Polvo cósmico
word-solar-wind = Viento solar
word-ice-shower = Lluvia de hielo
word-gas-cloud = Nube de gas
word-catalysis = Catálisis
word-spark-of-life = Chispa de vida
word-transmutation = Transmutación
word-accretion = Acreción
word-radiation-belt = Cinturón de radiación
word-fertile-dust = Polvo fértil
word-dense-atmosphere = Atmósfera densa
word-drought = Sequía
word-long-eclipse = Eclipse largo
word-greenhouse = Efecto invernadero
word-icy-comets = Cometas helados
word-nebula = Nebulosa
word-versatile-chemistry = Química versátil

word-P01 = P01 ({ type-rocky })
word-P02 = P02 ({ type-rocky })
word-P03 = P03 ({ type-rocky })
word-P04 = P04 ({ type-rocky })
word-P05 = P05 ({ type-rocky })
word-P06 = P06 ({ type-rocky })
word-P07 = P07 ({ type-rocky })
word-P08 = P08 ({ type-rocky })
word-P09 = P09 ({ type-super-earth })
word-P10 = P10 ({ type-super-earth })
word-P11 = P11 ({ type-super-earth })
word-P12 = P12 ({ type-super-earth })
word-P13 = P13 ({ type-super-earth })
word-P14 = P14 ({ type-super-earth })
word-P15 = P15 ({ type-super-earth })
word-P16 = P16 ({ type-gas })
word-P17 = P17 ({ type-gas })
word-P18 = P18 ({ type-gas })
word-P19 = P19 ({ type-gas })
word-P20 = P20 ({ type-gas })
word-P21 = P21 ({ type-gas })
word-P22 = P22 ({ type-gas })
word-P23 = P23 ({ type-oceanic })
word-P24 = P24 ({ type-oceanic })
word-P25 = P25 ({ type-oceanic })
word-P26 = P26 ({ type-oceanic })
word-P27 = P27 ({ type-oceanic })
word-P28 = P28 ({ type-oceanic })
word-P29 = P29 ({ type-oceanic })
word-P30 = P30 ({ type-oceanic })

word-T01 = T01 [{ word-aggressive-parasites } / { word-cosmic-dust }]
word-T02 = T02 [{ word-aggressive-parasites } / { word-radiation-belt }]
word-T03 = T03 [{ word-extreme-conditions } / { word-spark-of-life }]
word-T04 = T04 [{ word-extreme-conditions } / { word-fertile-dust }]
word-T05 = T05 [{ word-stone-cradle } / { word-solar-wind }]
word-T06 = T06 [{ word-stone-cradle } / { word-long-eclipse }]
word-T07 = T07 [{ word-green-belt } / { word-ice-shower }]
word-T08 = T08 [{ word-green-belt } / { word-greenhouse }]
word-T09 = T09 [{ word-cloud-dwellers } / { word-gas-cloud }]
word-T10 = T10 [{ word-cloud-dwellers } / { word-drought }]
word-T11 = T11 [{ word-deep-sea } / { word-ice-shower }]
word-T12 = T12 [{ word-deep-sea } / { word-dense-atmosphere }]
word-T13 = T13 [{ word-lords-of-stone } / { word-catalysis }]
word-T14 = T14 [{ word-lords-of-stone } / { word-nebula }]
word-T15 = T15 [{ word-lords-of-the-green } / { word-cosmic-dust }]
word-T16 = T16 [{ word-lords-of-the-green } / { word-radiation-belt }]
word-T17 = T17 [{ word-lords-of-the-clouds } / { word-gas-cloud }]
word-T18 = T18 [{ word-lords-of-the-clouds } / { word-icy-comets }]
word-T19 = T19 [{ word-lords-of-the-deep } / { word-transmutation }]
word-T20 = T20 [{ word-lords-of-the-deep } / { word-greenhouse }]
word-T21 = T21 [{ word-biodiversity } / { word-cosmic-dust }]
word-T22 = T22 [{ word-biodiversity } / { word-fertile-dust }]
word-T23 = T23 [{ word-seeding } / { word-spark-of-life }]
word-T24 = T24 [{ word-seeding } / { word-dense-atmosphere }]
word-T25 = T25 [{ word-orbital-ring } / { word-accretion }]
word-T26 = T26 [{ word-orbital-ring } / { word-drought }]
word-T27 = T27 [{ word-great-alignment } / { word-transmutation }]
word-T28 = T28 [{ word-great-alignment } / { word-nebula }]
word-T29 = T29 [{ word-scorched-worlds } / { word-solar-wind }]
word-T30 = T30 [{ word-scorched-worlds } / { word-icy-comets }]
word-T31 = T31 [{ word-outer-reaches } / { word-accretion }]
word-T32 = T32 [{ word-outer-reaches } / { word-long-eclipse }]
word-T33 = T33 [{ word-primordial-soup } / { word-cosmic-dust }]
word-T34 = T34 [{ word-primordial-soup } / { word-versatile-chemistry }]
word-T35 = T35 [{ word-ascension } / { word-catalysis }]
word-T36 = T36 [{ word-ascension } / { word-radiation-belt }]
word-T37 = T37 [{ word-symbiosis } / { word-spark-of-life }]
word-T38 = T38 [{ word-symbiosis } / { word-fertile-dust }]

## Qué hace cada elección

action-return = Devolver { $first } a la caja
action-draw = Sacar planetas de la bolsa y elegir uno
action-take = Tomar el planeta superior de la pila { $first }
action-build = Elegir { $first }
action-shelve = Poner el otro planeta en la pila { $first }
action-place = Colocar el planeta en la fila { $first }
action-life = Crear o desarrollar vida en { $first }
action-species = Crear una especie en { $first }
action-pay = Pagar { payment }
payment =
    { $first ->
        [0] { $second ->
            [0] { $third } de gas
           *[other] { $second } de agua{ $third ->
                [0] {""}
               *[other] , { $third } de gas
            }
        }
       *[other] { $first } de energía{ $second ->
            [0] {""}
           *[other] , { $second } de agua
        }{ $third ->
            [0] {""}
           *[other] , { $third } de gas
        }
    }
action-claim = Revelar el objetivo cumplido: { $first }
action-play =
    { $count ->
        [1] Usar el efecto de { $first }
       *[other] Usar el efecto de { $first } en { $second }
    }
action-gain = Tomar 1 de { $first }
action-swap = Cambiar 1 de { $first } por 1 de { $second }
action-done = Dejar de cambiar
action-lose = Perder { $first } en el agujero negro
action-end = Terminar el turno

group-return = Devolver una loseta
group-draw = Conseguir un planeta
group-take = Conseguir un planeta
group-build = Elegir un planeta
group-shelve = Poner el otro planeta en una pila
group-place = Colocar el planeta
group-life = Crear vida
group-species = Crear una especie
group-pay = Pagar
group-claim = Revelar un objetivo
group-play = Usar un efecto
group-gain = Tomar un recurso
group-swap = Cambiar
group-done = Cambiar
group-lose = Perder una loseta
group-end = Terminar el turno

## Qué ha hecho alguien

log-return = devuelve { $first } a la caja
log-draw = saca planetas de la bolsa
log-take = toma el planeta superior de la pila { $first }
log-build = elige { $first }
log-shelve = pone el otro en la pila { $first }
log-place = lo coloca en la fila { $first }
log-life = crea vida en { $first }
log-species = crea una especie en { $first }
log-pay = paga { payment }
log-claim = revela un objetivo: { $first }
log-play =
    { $count ->
        [1] usa { $first }
       *[other] usa { $first } en { $second }
    }
log-gain = toma { $first }
log-swap = cambia { $first } por { $second }
log-done = deja de cambiar
log-lose = pierde { $first }
log-end = termina el turno
log-planet = sacado de la bolsa: { $first }
log-tile = loseta de espacio robada: { $first }

event-planet-revealed = { $planet } sale de la bolsa.
event-planet-taken = { $name } toma { $planet } de la pila { $stack }.
event-planet-taken-you = Tomas { $planet } de la pila { $stack }.
event-planet-shelved = { $name } pone { $planet } en la pila { $stack }.
event-planet-shelved-you = Pones { $planet } en la pila { $stack }.
event-planet-placed = { $name } coloca { $planet } en la fila { $row }, órbita { $orbit }.
event-planet-placed-you = Colocas { $planet } en la fila { $row }, órbita { $orbit }.
event-tile-drawn = { $name } roba la loseta de espacio { $tile }.
event-tile-drawn-you = Robas la loseta de espacio { $tile }.
event-tile-drawn-hidden = { $name } roba una loseta de espacio.
event-tile-drawn-hidden-you = Robas una loseta de espacio.
event-tile-returned = { $name } devuelve { $tile } a la caja.
event-tile-returned-you = Devuelves { $tile } a la caja.
event-tile-returned-hidden = { $name } devuelve una loseta de espacio a la caja.
event-tile-returned-hidden-you = Devuelves una loseta de espacio a la caja.
event-tile-lost = { $name } pierde { $tile } en el agujero negro.
event-tile-lost-you = Pierdes { $tile } en el agujero negro.
event-tile-lost-hidden = { $name } pierde una loseta de espacio en el agujero negro.
event-tile-lost-hidden-you = Pierdes una loseta de espacio en el agujero negro.
event-resources-gained = { $name } obtiene { $resources }.
event-resources-gained-you = Obtienes { $resources }.
event-resources-paid = { $name } paga { $resources } en { $planet }.
event-resources-paid-you = Pagas { $resources } en { $planet }.
event-resources-swapped = { $name } cambia 1 de { $given } por 1 de { $taken }.
event-resources-swapped-you = Cambias 1 de { $given } por 1 de { $taken }.
event-life-created =
    { $level ->
        [1] { $name } crea vida en { $planet }.
       *[other] { $name } desarrolla la vida en { $planet } hasta el nivel { $level }.
    }
event-life-created-you =
    { $level ->
        [1] Creas vida en { $planet }.
       *[other] Desarrollas la vida en { $planet } hasta el nivel { $level }.
    }
event-species-created = { $name } crea una especie en { $planet } y domina el planeta.
event-species-created-you = Creas una especie en { $planet } y dominas el planeta.
event-life-evicted =
    { $cubes ->
        [one] { $name } pierde { $cubes } cubo en { $planet }.
       *[other] { $name } pierde { $cubes } cubos en { $planet }.
    }
event-life-evicted-you =
    { $cubes ->
        [one] Pierdes { $cubes } cubo en { $planet }.
       *[other] Pierdes { $cubes } cubos en { $planet }.
    }
event-goal-claimed =
    { $points ->
        [one] { $name } revela { $goal } por { $points } punto.
       *[other] { $name } revela { $goal } por { $points } puntos.
    }
event-goal-claimed-you =
    { $points ->
        [one] Revelas { $goal } por { $points } punto.
       *[other] Revelas { $goal } por { $points } puntos.
    }
event-tile-played = { $name } usa { $effect }.
event-tile-played-you = Usas { $effect }.
event-tile-played-on = { $name } usa { $effect } en { $planet }.
event-tile-played-on-you = Usas { $effect } en { $planet }.
event-marker-taken = { $name } toma un marcador de { $marker }.
event-marker-taken-you = Tomas un marcador de { $marker }.
event-particles-collided = Ya no quedan marcadores de estimulación: las partículas colisionan.
event-markers-traded =
    { $resources ->
        [0] { $name } devuelve un marcador de estimulación suelto y no recibe nada.
        [one] { $name } cambia { $markers } marcadores de estimulación por un recurso.
       *[other] { $name } cambia { $markers } marcadores de estimulación por { $resources } recursos.
    }
event-markers-traded-you =
    { $resources ->
        [0] Devuelves un marcador de estimulación suelto y no recibes nada.
        [one] Cambias { $markers } marcadores de estimulación por un recurso.
       *[other] Cambias { $markers } marcadores de estimulación por { $resources } recursos.
    }
event-black-hole-opened = Ya no quedan marcadores de fusión: se abre un agujero negro.
event-solar-storm-broke = Ya no quedan marcadores de llamarada: estalla una tormenta solar.
event-storm-suffered = La tormenta le quita a { $name } { $lost } y le da { $energy } de energía.
event-storm-suffered-you = La tormenta te quita { $lost } y te da { $energy } de energía.
event-turn-ended = { $name } termina el turno.
event-turn-ended-you = Terminas el turno.
event-game-ended = La estrella ha dado su última energía. La partida ha terminado.

## De quién es el turno, qué fase, qué se pide

banner-round = Turno { $turn } de { $turns }
banner-last = El último turno de cada jugador
status = { banner-round } · { $phase } · { $asked }
status-you = Tu turno
status-over = La partida ha terminado.
phase-setup = preparación
phase-birth = nacimiento de un planeta
phase-life = vida
phase-event = resolución de efectos

pending-draw-start-planet = se colocan los primeros planetas
pending-draw-start-tile = se reparten las losetas de espacio
pending-draw-planet = se sacan planetas
pending-draw-refill = se repone una pila
pending-draw-tile = se roba una loseta de espacio
pending-choose-return = { status-you }: quédate con dos de las tres losetas de espacio y devuelve una a la caja
pending-choose-birth = { status-you }: saca planetas de la bolsa o toma el superior de una pila
pending-choose-planet = { status-you }: elige el planeta que vas a colocar
pending-choose-stack = { status-you }: pon el otro planeta en una pila
pending-choose-row = { status-you }: coloca { $planet } en una fila
pending-choose-action = { status-you }: crea vida, revela objetivos, usa efectos y luego termina el turno
pending-choose-payment = { status-you }: elige cómo pagar en { $planet }
pending-choose-swap =
    { $cause }: { $left ->
        [one] cambia { $left } recurso más, o para
       *[other] cambia hasta { $left } recursos, o para
    }
pending-choose-resource =
    { $cause ->
        [collision] Chocan las partículas
        [eviction] Una especie expulsa tu vida
       *[other] { $cause }
    }: { $left ->
        [one] toma un recurso
       *[other] toma { $left } recursos, uno a uno
    }
pending-choose-loss =
    { $left ->
        [one] Se abre un agujero negro: elige una loseta de espacio que pierdes
       *[other] Se abre un agujero negro: elige { $left } losetas de espacio que pierdes
    }
pending-game-over = la partida ha terminado

other-choose-return = { $name } devuelve una de sus tres losetas de espacio
other-choose-birth = { $name } elige entre la bolsa y las pilas
other-choose-planet = { $name } elige el planeta que va a colocar
other-choose-stack = { $name } pone el otro planeta en una pila
other-choose-row = { $name } coloca { $planet } en una fila
other-choose-action = { $name } crea vida o usa losetas de espacio
other-choose-payment = { $name } elige cómo pagar en { $planet }
other-choose-swap = { $name } cambia recursos
other-choose-resource = { $name } toma un recurso
other-choose-loss = { $name } pierde losetas de espacio en el agujero negro

## Qué está en juego en una elección

remark-planet = { $type }, la vida cuesta { $cost }, iconos laterales { $left } y { $right }
remark-brings = da { $resources }
remark-life = nivel { $level } por { $cost }, { $points ->
        [one] { $points } punto más
       *[other] { $points } puntos más
    }
remark-species = { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    } a { $cost }, { $points } puntos más
remark-left = te queda: { $resources }
remark-covers = va encima de { $planet }
remark-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
remark-effect = { $effect }; tomas un marcador de { $marker }
cost-discount = { $cost }, menos { $count }
caution-goals = Objetivos cumplidos pero sin revelar, que un agujero negro aún puede llevarse: { $goals }.
caution-last = Este es tu último turno. Lo que te queda no valdrá nada: { $resources }.

why-species = Una especie domina este planeta; aquí ya no se puede crear vida.
why-cubes = No te quedan cubos de vida.
why-full = Tienes tres cubos aquí. Para una especie necesitas un cilindro de especie y tener vida aquí desde el principio de tu turno.
why-cost = Un paso cuesta { $cost }; tienes { $stock }.
why-not-now = Ahora no se puede.
why-goal = Por ahora { $have } de { $need }.
why-goal-twice = Ya has puntuado este objetivo; solo puedes usar el efecto de la loseta.
why-effect = Ahora no hay nada sobre lo que usar este efecto.
why-own-turn = Las losetas de espacio solo se pueden usar en tu propio turno.

## La mesa

title-system = El sistema
title-table = La mesa
title-hand = Losetas de espacio · { $name }
title-hand-own = Tus losetas de espacio
title-players = Todos los participantes
title-stacks = Planetas
title-cloud = Nube
title-markers = Marcadores
title-resources = Tus recursos
title-goals = Objetivos cumplidos
tab-system = Sistema
tab-hand = Mano
tab-players = Participantes
label-star = estrella
label-orbit = órbita
label-row = Fila { $row }
label-free = libre
label-bag = Bolsa
label-cloud = Nube
label-held = En la mano
label-goal = Objetivo
label-effect = Efecto
label-met = cumplido
label-printed = coste impreso { $cost }
label-any-pays = se paga con cualquier recurso
label-catalysed =
    { $count ->
        [one] Catálisis: { $count } icono menos para ti este turno
       *[other] Catálisis: { $count } iconos menos para ti este turno
    }
label-bonus = { $points } puntos por tener vida aquí
label-cubes =
    { $count ->
        [one] { $count } cubo
       *[other] { $count } cubos
    }
label-cylinders =
    { $count ->
        [one] { $count } cilindro de especie
       *[other] { $count } cilindros de especie
    }
label-level = { $name }: nivel { $level }
label-species = { $name }: especie
label-no-life = sin vida
label-pay = Pagar
label-shelve = Poner este en una pila
label-look = Mostrar las losetas y objetivos de { $name }
label-choices = Opciones
label-cancel = Cancelar
label-rules = Leer las reglas sobre esto
bag-of =
    { $count ->
        [one] { $count } planeta en la bolsa
       *[other] { $count } planetas en la bolsa
    }
stack-name = Pila { $stack }
stack-of =
    { $count ->
        [0] vacía
        [one] { $count } planeta
       *[other] { $count } planetas
    }
tiles-left =
    { $count ->
        [one] { $count } loseta de espacio
       *[other] { $count } losetas de espacio
    }
star-of =
    { $count ->
        [0] La estrella ha dado toda su energía.
       *[other] Energía que queda en la estrella: { $count }
    }
planet-of = { $planet }, fila { $row }, órbita { $orbit }, la vida cuesta { $cost }, { $life }
planet-where = { $type }, fila { $row }, órbita { $orbit }
star-rest = de { $all }
place-of = Fila { $row }, órbita { $orbit }: libre
tile-of = { $tile }: { $goal }, { $points } puntos. { $condition } Efecto: { $effect }.
marker-fusion = quedan { $left } de { $all } hasta el agujero negro
marker-flare = quedan { $left } de { $all } hasta la tormenta solar
marker-stimulation = quedan { $left } de { $all } hasta la colisión
label-price = Coste
label-left = Queda
label-gain = Ganas
note-worth =
    { $points ->
        [one] { $points } punto más
       *[other] { $points } puntos más
    }
note-completes = Cumple { $goal }
note-last-stimulation = Toma el último marcador: las partículas colisionan
note-last-fusion = Toma el último marcador: se abre un agujero negro
note-last-flare = Toma el último marcador: estalla una tormenta solar
marker-next = ¡el próximo!
marker-in =
    { $left ->
        [one] queda { $left }
       *[other] quedan { $left }
    }
event-title-collision = Colisión
event-title-hole = Agujero negro
event-title-storm = Tormenta solar
event-tells-collision = Por cada dos marcadores de estimulación recibes un recurso.
event-tells-hole = Quien tiene marcadores de fusión pierde losetas de espacio.
event-tells-storm = Quien tiene marcadores de llamarada pierde gas, y quien tiene más, también agua. Sin gas no se pierde nada.
column-player = Participante
column-points = Puntos
column-stock = E  A  G
column-cubes = Cubos
column-cylinders = Especies
column-markers = Fus. Llam. Estim.
column-hand = Losetas
column-goals = Objetivos cumplidos
nothing = nada
list-and = { $first }, { $rest }
# What fits the device: a finger taps, a mouse clicks and points.
press =
    { $device ->
        [touch] Toca
       *[other] Pulsa
    }
point-at =
    { $device ->
        [touch] Toca cualquier cosa para leer sobre ella.
       *[other] Señala cualquier elemento para leer sobre él.
    }
tip-idle = { press } lo que está marcado. { point-at }
tip-target = Ahora elige un planeta marcado.
tip-swap = Ahora elige en la nube lo que tomas a cambio.
tip-watch = { point-at }
tip-choose-return = La mitad superior de una loseta es un objetivo y la inferior, un efecto. { press } la loseta que menos te sirva.
tip-choose-birth = { press } una pila para tomar su planeta superior, o la bolsa para sacar dos y elegir.
tip-choose-row = { press } un lugar libre. Sus iconos son los recursos que recibes allí.
tip-choose-action = { press } un planeta marcado para crear vida por el coste indicado, o una mitad marcada de una loseta. Cuando acabes, termina el turno.
tip-choose-payment = { press } tus recursos uno a uno, o uno de los pagos propuestos.
tip-choose-planet = { press } el planeta que quieres colocar. El otro va a una pila, donde cualquiera puede tomarlo.
tip-choose-stack = { press } una pila: { $planet } queda encima, donde cualquiera puede tomarlo. El número indica cuántos planetas hay en ella.
tip-choose-swap = { press } uno de tus recursos y después lo que tomas a cambio de la nube.
tip-choose-resource = { press } lo que tomas de la nube.
tip-choose-loss = { press } la loseta de espacio de la que puedes prescindir: sale del juego.
hand-none = No tienes losetas de espacio. Cada planeta que colocas te da una.
legend = E energía  A agua  G gas  X agua o gas  ×n puntos por cubo  ♛ especie  * coste cambiado  ~ paga cualquier recurso
gain-energy = { $count } de energía
gain-water = { $count } de agua
gain-gas = { $count } de gas

## Las dos mitades de una loseta de espacio

gain-any =
    { $count ->
        [one] { $count } recurso cualquiera
       *[other] { $count } recursos cualesquiera
    }
scope-planet = en él
scope-neighbours = en sus vecinos
scope-row = en su fila
scope-orbit = en su órbita
effect-gain = toma { $resources }
effect-harvest = elige un planeta; toma los recursos de sus dos iconos laterales y { $resources }
effect-swap = cambia hasta { $swaps } recursos con la nube y luego toma { $resources }
effect-discount = elige un planeta sin especie; este turno cada paso te cuesta allí un icono menos (al menos { $smallest })
effect-spark = coloca gratis un cubo en un planeta sin especie cuyo coste impreso sea { $size } o menos
effect-points =
    { $change ->
        [more] bajo un planeta – la vida { $scope } da { $points } más
       *[less] bajo un planeta – la vida { $scope } da { $points } menos
    }
effect-cost =
    { $change ->
        [more] bajo un planeta – la vida { $scope } cuesta { $resources } más
       *[less] bajo un planeta – la vida { $scope } cuesta { $resources } menos (al menos { $smallest ->
            [one] { $smallest } icono
           *[other] { $smallest } iconos
        })
    }
effect-payment = bajo un planeta – la vida { $scope } se paga con cualquier recurso

goal-aggressive-parasites = En algún planeta, más cubos que otro participante que también los tiene allí.
goal-extreme-conditions = Nivel { $level } o más en { $count } planetas con { $cost } iconos de coste.
goal-stone-cradle = Vida en { $count } planetas rocosos.
goal-green-belt = Vida en { $count } supertierras.
goal-cloud-dwellers = Vida en { $count } gigantes gaseosos.
goal-deep-sea = Vida en { $count } planetas oceánicos.
goal-lords-of-stone = Una especie en un planeta rocoso.
goal-lords-of-the-green = Una especie en una supertierra.
goal-lords-of-the-clouds = Una especie en un gigante gaseoso.
goal-lords-of-the-deep = Una especie en un planeta oceánico.
goal-biodiversity = Vida en planetas de { $count } tipos distintos.
goal-seeding = Vida en { $count } planetas distintos.
goal-orbital-ring = Vida en { $count } planetas de una misma órbita.
goal-great-alignment = Vida en { $count } planetas seguidos de una fila.
goal-scorched-worlds = Vida en { $count } planetas de la primera órbita.
goal-outer-reaches = Vida en { $count } planetas de la órbita { $from } o más lejana.
goal-primordial-soup = { $count } de energía, { $count } de agua y { $count } de gas. Te los quedas.
goal-ascension = { $count } especies tuyas.
goal-symbiosis = { $count } planetas con cubos tuyos y de otro participante.

## Lo que explica `rules`

rules-goal = { $name }, { $points } puntos: { $condition }
rules-effect = { $name }: { $effect }. Al usarlo se toma un marcador de { $marker }.
rules-planet = { $planet }: { $type }. El coste impreso de un paso de vida es { $cost }, así que un cubo vale { $points } y una especie { $most }. Iconos laterales: { $left } y { $right }.
rules-tile = { $tile }: { $goal } { $effect }
source-rulebook = Conocido por el reglamento.
source-reconstructed = Es una reconstrucción: la pieza impresa puede ser distinta.
source-partly = Conocido por el reglamento: { $facts }. El resto es una reconstrucción: la pieza impresa puede ser distinta.
fact-name = el nombre del objetivo
fact-points = sus puntos
fact-type = el tipo
fact-cost = el coste
fact-does = lo que hace el efecto
fact-any = la cantidad que da
fact-scope = a qué planetas alcanza
fact-changes = qué cambia en ellos
fact-background = el fondo
fact-marker = el marcador
rules-turn = Un turno: consigue un planeta (saca dos de la bolsa y elige uno, o toma el superior de una pila) y colócalo tras el último planeta de una fila. Recibes 1 de energía de la estrella, los recursos de los dos iconos que se tocan y la loseta de espacio de ese lugar. Después crea vida, revela objetivos y usa efectos, cuantas veces y en el orden que quieras.
rules-life = La vida tiene niveles: uno, dos, tres cubos y luego una especie. Cada paso cuesta todos los iconos del planeta. Solo puedes crear una especie donde tenías vida al principio de tu turno; pagas de una vez todos los pasos que faltan. Los demás cubos vuelven a sus dueños, que reciben un recurso a su elección por cada uno, y nadie más puede crear vida allí.
rules-tile-use = Una loseta de espacio se usa una sola vez: revela su objetivo para puntuar cuando lo cumplas en tu turno, o usa su efecto. El mismo objetivo solo puntúa una vez por participante. Al usar un efecto se toma el marcador impreso en la loseta, de fusión o de llamarada.
rules-fusion = Al tomarse el último marcador de fusión se abre un agujero negro: quien tiene un marcador de fusión pierde una loseta de espacio de la mano, y quien tiene más pierde dos. Los objetivos revelados están a salvo. Después los marcadores vuelven a su sitio.
rules-flare = Al tomarse el último marcador de llamarada estalla una tormenta solar: quien tiene un marcador de llamarada pierde hasta dos de gas, y quien tiene más pierde también uno de agua. Quien haya perdido algo toma uno de energía. Quien no tiene gas no pierde nada. Después los marcadores vuelven a su sitio.
rules-stimulation = Cada planeta en el que creas o desarrollas vida te da un marcador de estimulación, una vez por turno. Al tomarse el último, las partículas colisionan: todos cambian dos marcadores por un recurso a su elección, tantas veces como puedan, y todos los marcadores vuelven a su sitio.
rules-end = La partida termina con el turno en que la estrella da su última energía: todos han jugado los mismos turnos. Por cada cubo, un planeta da tantos puntos como iconos de coste impresos tiene, y cinco veces más por una especie. Las losetas bajo planetas vecinos suman o restan puntos, pero un planeta nunca da menos de 0. Se añaden los objetivos. Empates: más objetivos, luego más especies.
rules-reconstructed = Conocido por el reglamento: las reglas, las cantidades de piezas, los nombres y puntos de los objetivos Aggressive Parasites (Parásitos agresivos) y Extreme Conditions (Condiciones extremas), el efecto que da dos recursos cualesquiera a cambio de un marcador de llamarada y algunos planetas de los ejemplos. Reconstruido para este programa: los iconos de los planetas, las condiciones de los objetivos, casi todo lo que hay en las losetas de espacio y que cada objetivo está en dos de ellas. El archivo content.toml del juego dice qué es cada cosa, para que quien tenga un ejemplar impreso pueda corregirlo.
rules-topics = Pregunta por: turn, life, tile-use, fusion, flare, stimulation, end, reconstructed, un planeta (P09), una loseta (T13), un objetivo (great-alignment), un efecto (catalysis).

## Puntos por origen

score-life = Vida
score-species = Especies
score-tiles = Losetas bajo planetas
score-goals = Objetivos

## El juego en una línea

about = Añade planetas a una estrella joven y haz que sea tu vida la que se extienda por ellos.

## Una primera partida

tutorial-welcome = Una estrella joven y planetas a su alrededor. En cinco turnos por persona añadís planetas, reunís recursos y hacéis que la vida se extienda por ellos. Gana quien tenga más puntos. El número de la estrella es la energía que le queda: cuando se acaba, termina la partida.
tutorial-return = Tienes tres losetas de espacio. Cada una lleva un objetivo en la mitad superior y un efecto en la inferior; puedes usar uno u otro. Quédate con dos y devuelve Seeding (Siembra): pide vida en seis planetas, y para eso falta mucho.
tutorial-draw = Un turno empieza con el nacimiento de un planeta. Puedes sacar dos de la bolsa y elegir uno, o tomar el superior de una pila. Esta vez, saca dos.
tutorial-build = Has sacado dos planetas. Los iconos de la banda oscura son el coste de la vida; los de la izquierda y la derecha, los recursos que da el planeta al colocarlo. Elige la supertierra P12.
tutorial-shelve = El otro planeta va a una pila, de donde cualquiera podrá tomarlo después. Ponlo en la pila 1.
tutorial-place = Ahora coloca P12. Los lugares marcados muestran lo que recibirías: una energía de la estrella y los dos iconos que se tocan. También recibes la loseta de espacio que hay allí. Elige la fila 1.
tutorial-life = Es hora de crear vida. En P09 un paso solo cuesta una energía. Púlsalo: uno de tus cubos va allí y tomas un marcador de estimulación.
tutorial-either = P24 cuesta agua o gas, como quieras. Púlsalo.
tutorial-pay = Pulsa el recurso con el que quieras pagar. Esta vez, usa agua; al lado se indica lo que te quedaría.
tutorial-claim = Tienes vida en dos planetas de la primera órbita, y ese es el objetivo Scorched Worlds (Mundos abrasados). Pulsa la mitad superior de esa loseta: dos puntos que ya nadie te puede quitar.
tutorial-play = Ahora usa la mitad inferior de una loseta: Nube de gas te da tres de gas. A cambio tomas un marcador de llamarada. Cuando se toma el último, estalla una tormenta solar.
tutorial-end = Vigila las tres filas de marcadores: el último de estimulación da recursos a todos, el último de fusión cuesta losetas y el último de llamarada cuesta gas y agua. Ahora termina tu turno.
tutorial-take = Bo ha colocado un planeta y ha creado vida en otro. Vuelve a ser tu turno: toma el planeta superior de la pila 1.
tutorial-place-again = Colócalo en la fila 2, junto a P09.
tutorial-species = Donde tenías vida al empezar tu turno puedes crear una especie: pagas de una vez todos los pasos que faltan. Una especie vale cinco veces el número de iconos de coste, y el planeta es tuyo hasta el final. Pulsa P09.
tutorial-collision = Ese era el último marcador de estimulación: las partículas colisionan. Todos cambian dos marcadores por un recurso a su elección, y los marcadores vuelven a su sitio. Toma una energía de la nube.
tutorial-finish = Bien hecho. Un cubo da tantos puntos como iconos de coste impresos tenga el planeta, una especie cinco veces más, y se añaden los objetivos. Señala cualquier elemento para leer sobre él; el ? junto al texto abre las reglas correspondientes.

# Por qué una jugada es buena o mala; tras «Esta jugada».
reason-life-more = da puntos por vida
reason-life-less = renuncia a puntos por vida
reason-species-more = da puntos por una especie
reason-species-less = renuncia a puntos por especies
reason-tiles-more = da puntos por losetas bajo planetas
reason-tiles-less = pierde puntos por losetas bajo planetas
reason-goals-more = cumple un objetivo
reason-goals-less = renuncia a puntos por objetivos
reason-growth-more = acerca planetas a una especie
reason-growth-less = deja menos planetas donde pueda surgir una especie
reason-resources-more = da recursos
reason-resources-less = gasta recursos
reason-hand-more = mejora tus losetas de espacio
reason-hand-less = gasta una loseta de espacio
reason-markers-more = te deja mejores marcadores
reason-markers-less = te deja peores marcadores
reason-pending-more = empieza algo que tus próximas decisiones completan
reason-pending-less = no deja nada más por completar
reason-rivals-more = cuesta puntos a los demás
reason-rivals-less = da puntos a los demás
worth-life = vida
worth-species = especies
worth-tiles = losetas bajo planetas
worth-goals = objetivos
worth-growth = planetas cerca de una especie
worth-resources = recursos
worth-hand = losetas de espacio en mano
worth-markers = marcadores
worth-pending = pasos empezados
worth-rivals = ventaja sobre los demás
