# Exoplanets en español.
# action-<verbo>: qué hace una elección. log-<verbo>: qué ha hecho alguien, después de su nombre.
# En ambos, $first, $second y $third son las palabras tras el verbo; $count, cuántas hay.
# event-<nombre>: qué ha pasado, como línea del diario. word-<id>: el nombre de una cosa que tiene identificador.

game-name = Exoplanets

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

# Los objetivos tienen nombres ingleses en todas las ediciones.
word-aggressive-parasites = Aggressive Parasites
word-extreme-conditions = Extreme Conditions
word-stone-cradle = Stone Cradle
word-green-belt = Green Belt
word-cloud-dwellers = Cloud Dwellers
word-deep-sea = Deep Sea
word-lords-of-stone = Lords of Stone
word-lords-of-the-green = Lords of the Green
word-lords-of-the-clouds = Lords of the Clouds
word-lords-of-the-deep = Lords of the Deep
word-biodiversity = Biodiversity
word-seeding = Seeding
word-orbital-ring = Orbital Ring
word-great-alignment = Great Alignment
word-scorched-worlds = Scorched Worlds
word-outer-reaches = Outer Reaches
word-primordial-soup = Primordial Soup
word-ascension = Ascension
word-symbiosis = Symbiosis

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

word-T01 = T01 ({ word-aggressive-parasites } / { word-cosmic-dust })
word-T02 = T02 ({ word-aggressive-parasites } / { word-radiation-belt })
word-T03 = T03 ({ word-extreme-conditions } / { word-spark-of-life })
word-T04 = T04 ({ word-extreme-conditions } / { word-fertile-dust })
word-T05 = T05 ({ word-stone-cradle } / { word-solar-wind })
word-T06 = T06 ({ word-stone-cradle } / { word-long-eclipse })
word-T07 = T07 ({ word-green-belt } / { word-ice-shower })
word-T08 = T08 ({ word-green-belt } / { word-greenhouse })
word-T09 = T09 ({ word-cloud-dwellers } / { word-gas-cloud })
word-T10 = T10 ({ word-cloud-dwellers } / { word-drought })
word-T11 = T11 ({ word-deep-sea } / { word-ice-shower })
word-T12 = T12 ({ word-deep-sea } / { word-dense-atmosphere })
word-T13 = T13 ({ word-lords-of-stone } / { word-catalysis })
word-T14 = T14 ({ word-lords-of-stone } / { word-nebula })
word-T15 = T15 ({ word-lords-of-the-green } / { word-cosmic-dust })
word-T16 = T16 ({ word-lords-of-the-green } / { word-radiation-belt })
word-T17 = T17 ({ word-lords-of-the-clouds } / { word-gas-cloud })
word-T18 = T18 ({ word-lords-of-the-clouds } / { word-icy-comets })
word-T19 = T19 ({ word-lords-of-the-deep } / { word-transmutation })
word-T20 = T20 ({ word-lords-of-the-deep } / { word-greenhouse })
word-T21 = T21 ({ word-biodiversity } / { word-cosmic-dust })
word-T22 = T22 ({ word-biodiversity } / { word-fertile-dust })
word-T23 = T23 ({ word-seeding } / { word-spark-of-life })
word-T24 = T24 ({ word-seeding } / { word-dense-atmosphere })
word-T25 = T25 ({ word-orbital-ring } / { word-accretion })
word-T26 = T26 ({ word-orbital-ring } / { word-drought })
word-T27 = T27 ({ word-great-alignment } / { word-transmutation })
word-T28 = T28 ({ word-great-alignment } / { word-nebula })
word-T29 = T29 ({ word-scorched-worlds } / { word-solar-wind })
word-T30 = T30 ({ word-scorched-worlds } / { word-icy-comets })
word-T31 = T31 ({ word-outer-reaches } / { word-accretion })
word-T32 = T32 ({ word-outer-reaches } / { word-long-eclipse })
word-T33 = T33 ({ word-primordial-soup } / { word-cosmic-dust })
word-T34 = T34 ({ word-primordial-soup } / { word-versatile-chemistry })
word-T35 = T35 ({ word-ascension } / { word-catalysis })
word-T36 = T36 ({ word-ascension } / { word-radiation-belt })
word-T37 = T37 ({ word-symbiosis } / { word-spark-of-life })
word-T38 = T38 ({ word-symbiosis } / { word-fertile-dust })

## Qué hace cada elección

action-return = Devolver { $first } a la caja
action-draw = Sacar planetas de la bolsa y elegir uno
action-take = Tomar el planeta superior de la pila { $first }
action-build = Construir { $first }
action-shelve = Poner el otro planeta en la pila { $first }
action-place = Colocar el planeta en la fila { $first }
action-life = Crear o desarrollar vida en { $first }
action-species = Dar origen a una especie en { $first }
action-pay = Pagar { $first } energía, { $second } agua, { $third } gas
action-claim = Mostrar que el objetivo se cumple: { $first }
action-play =
    { $count ->
        [1] Usar el efecto de { $first }
       *[other] Usar el efecto de { $first } en { $second }
    }
action-gain = Tomar 1 { $first }
action-swap = Dar 1 { $first } por 1 { $second }
action-done = Dejar de cambiar
action-lose = Entregar { $first } al agujero negro
action-end = Acabar el turno

group-return = Devolver una loseta
group-draw = Buscar un planeta
group-take = Buscar un planeta
group-build = Elegir un planeta
group-shelve = Apartar el otro planeta
group-place = Colocar el planeta
group-life = Crear vida
group-species = Dar origen a una especie
group-pay = Pagar
group-claim = Mostrar un objetivo
group-play = Usar un efecto
group-gain = Tomar un recurso
group-swap = Cambiar
group-done = Cambiar
group-lose = Entregar una loseta
group-end = Acabar el turno

## Qué ha hecho alguien

log-return = devuelve { $first }
log-draw = saca planetas de la bolsa
log-take = toma el superior de la pila { $first }
log-build = elige { $first }
log-shelve = aparta el otro en la pila { $first }
log-place = lo coloca en la fila { $first }
log-life = crea vida en { $first }
log-species = da origen a una especie en { $first }
log-pay = paga { $first } energía, { $second } agua, { $third } gas
log-claim = muestra un objetivo: { $first }
log-play =
    { $count ->
        [1] usa { $first }
       *[other] usa { $first } en { $second }
    }
log-gain = toma { $first }
log-swap = cambia { $first } por { $second }
log-done = deja de cambiar
log-lose = entrega { $first }
log-end = acaba el turno
log-planet = sale de la bolsa: { $first }
log-tile = loseta de espacio robada: { $first }

event-planet-revealed = { $planet } sale de la bolsa.
event-planet-taken = { $name } toma { $planet } de la pila { $stack }.
event-planet-shelved = { $name } aparta { $planet } en la pila { $stack }.
event-planet-placed = { $name } coloca { $planet } en la fila { $row }, órbita { $orbit }.
event-tile-drawn = { $name } roba la loseta de espacio { $tile }.
event-tile-drawn-hidden = { $name } roba una loseta de espacio.
event-tile-returned = { $name } devuelve { $tile }.
event-tile-returned-hidden = { $name } devuelve una loseta de espacio.
event-tile-lost = { $name } pierde { $tile } en el agujero negro.
event-tile-lost-hidden = { $name } pierde una loseta de espacio en el agujero negro.
event-resources-gained = { $name } obtiene { $resources }.
event-resources-paid = { $name } paga { $resources } en { $planet }.
event-resources-swapped = { $name } cambia 1 { $given } por 1 { $taken }.
event-life-created =
    { $level ->
        [1] { $name } crea vida en { $planet }.
       *[other] { $name } desarrolla la vida en { $planet } hasta el nivel { $level }.
    }
event-species-created = Una especie de { $name } domina { $planet }.
event-life-evicted =
    { $cubes ->
        [one] { $name } pierde { $cubes } cubo en { $planet }.
       *[other] { $name } pierde { $cubes } cubos en { $planet }.
    }
event-goal-claimed =
    { $points ->
        [one] { $name } cumple { $goal } por { $points } punto.
       *[other] { $name } cumple { $goal } por { $points } puntos.
    }
event-tile-played = { $name } usa { $effect }.
event-tile-played-on = { $name } usa { $effect } en { $planet }.
event-marker-taken = { $name } toma un marcador de { $marker }.
event-particles-collided = Se toma el último marcador de estimulación: las partículas colisionan.
event-markers-traded =
    { $resources ->
        [0] { $name } devuelve un solo marcador de estimulación a cambio de nada.
        [one] { $name } cambia { $markers } marcadores de estimulación por un recurso.
       *[other] { $name } cambia { $markers } marcadores de estimulación por { $resources } recursos.
    }
event-black-hole-opened = Se toma el último marcador de fusión: se abre un agujero negro.
event-solar-storm-broke = Se toma el último marcador de llamarada: estalla una tormenta solar.
event-storm-suffered = La tormenta le cuesta a { $name } { $lost } y deja { $energy } energía.
event-turn-ended = { $name } acaba el turno.
event-game-ended = La estrella ha dado su última energía. La partida ha terminado.

## De quién es el turno, qué fase, qué se pide

status = Turno { $turn } de { $turns } · { $phase } · { $asked }
status-you = Tu turno
status-over = La partida ha terminado.
phase-setup = preparación
phase-birth = nacimiento de un planeta
phase-life = vida
phase-event = resolución

pending-draw-start-planet = se colocan los primeros planetas
pending-draw-start-tile = se reparten las losetas de espacio
pending-draw-planet = se sacan planetas
pending-draw-refill = se repone una pila
pending-draw-tile = se roba una loseta de espacio
pending-choose-return = { status-you }: quédate con dos de las tres losetas de espacio y devuelve una
pending-choose-birth = { status-you }: saca planetas de la bolsa o toma el superior de una pila
pending-choose-planet = { status-you }: elige el planeta que construir
pending-choose-stack = { status-you }: pon el otro planeta en una pila
pending-choose-row = { status-you }: coloca { $planet } en una fila
pending-choose-deed = { status-you }: crea vida, muestra objetivos, usa efectos y luego acaba el turno
pending-choose-payment = { status-you }: elige cómo pagar en { $planet }
pending-choose-swap =
    { $left ->
        [one] { status-you }: cambia { $left } recurso más, o para
       *[other] { status-you }: cambia hasta { $left } recursos, o para
    }
pending-choose-resource =
    { $left ->
        [one] { status-you }: toma un recurso
       *[other] { status-you }: toma un recurso, corresponden { $left }
    }
pending-choose-loss =
    { $left ->
        [one] { status-you }: el agujero negro se lleva una de las losetas de espacio
       *[other] { status-you }: el agujero negro se lleva { $left } de las losetas de espacio
    }
pending-game-over = la partida ha terminado

other-choose-return = { $name } devuelve una de sus tres losetas de espacio
other-choose-birth = { $name } elige entre la bolsa y las pilas
other-choose-planet = { $name } elige el planeta que construir
other-choose-stack = { $name } pone el otro planeta en una pila
other-choose-row = { $name } coloca { $planet } en una fila
other-choose-deed = { $name } crea vida o usa losetas de espacio
other-choose-payment = { $name } paga en { $planet }
other-choose-swap = { $name } cambia recursos
other-choose-resource = { $name } toma un recurso
other-choose-loss = { $name } pierde losetas de espacio en el agujero negro

## Qué está en juego en una elección

remark-planet = { $type }, la vida cuesta { $cost }, lados { $left } y { $right }
remark-brings = da { $resources }
remark-life = nivel { $level } por { $cost }, { $points ->
        [one] { $points } punto más
       *[other] { $points } puntos más
    }
remark-species = { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    } de { $cost }, { $points } puntos
remark-left = quedan { $resources }
remark-covers = cubre { $planet }
remark-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
remark-effect = { $effect }; toma un marcador de { $marker }
cost-discount = { $cost }, menos { $count }
caution-goals = Cumplido y aún sin mostrar, así que un agujero negro podría llevárselo: { $goals }.
caution-last = Este era tu último turno y lo que te queda no vale nada: { $resources }.

why-species = Una especie domina este planeta; aquí ya no se puede crear vida.
why-cubes = No te quedan cubos de vida.
why-full = Tienes tres cubos aquí. Una especie necesita vida aquí desde el principio de tu turno y un cilindro.
why-cost = Un paso cuesta { $cost }; tienes { $stock }.
why-price = un paso cuesta { $cost }
why-not-yet = Ahora no.
why-goal = Por ahora { $have } de { $need }.
why-goal-twice = Ya has puntuado este objetivo; la loseta solo sirve por su efecto.
why-effect = Ahora no hay nada sobre lo que usar este efecto.
why-own-turn = Las losetas de espacio solo se usan en tu propio turno.

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
label-held = En mano
label-goal = Objetivo
label-effect = Efecto
label-met = cumplido
label-printed = impreso { $cost }
label-any-pays = paga cualquier recurso
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
        [one] queda { $count } especie
       *[other] quedan { $count } especies
    }
label-level = { $name }: nivel { $level }
label-species = { $name }: especie
label-no-life = sin vida
label-pay = Pagar
label-shelve = Poner este en una pila
label-look = Mostrar las losetas y objetivos de { $name }
label-choices = Opciones
label-cancel = Cancelar
label-rules = Abrir las reglas en este punto
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
       *[other] Dentro de la estrella: { $count } energía
    }
planet-of = { $planet }, fila { $row }, órbita { $orbit }, la vida cuesta { $cost }, { $life }
place-of = Fila { $row }, órbita { $orbit }: libre
tile-of = { $tile }: { $goal }, { $points } puntos. { $condition } Efecto: { $effect }.
marker-fusion = quedan { $left } de { $all } hasta el agujero negro
marker-flare = quedan { $left } de { $all } hasta la tormenta solar
marker-stimulation = quedan { $left } de { $all } hasta la colisión
event-title-collision = Colisión
event-title-hole = Agujero negro
event-title-storm = Tormenta solar
event-tells-collision = Dos marcadores de estimulación se convierten en un recurso.
event-tells-hole = Quien tiene marcadores de fusión pierde losetas de espacio.
event-tells-storm = Quien tiene marcadores de llamarada pierde gas, y quien tiene más pierde también agua.
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
tip-idle = Todo lo que tiene un contorno discontinuo se puede pulsar. Señala cualquier cosa para leer sobre ella.
tip-target = Ahora elige un planeta marcado.
tip-swap = Ahora elige en la nube lo que tomas a cambio.
tip-watch = Señala cualquier cosa para leer sobre ella.
tip-choose-return = Una loseta es un objetivo arriba y un efecto abajo. Pulsa la que menos te sirva.
tip-choose-birth = Pulsa una pila para tomar su planeta superior, o la bolsa para sacar dos y elegir.
tip-choose-row = Pulsa un lugar libre. Sus iconos son los recursos que recibes allí.
tip-choose-deed = Pulsa un planeta marcado para crear vida al precio que muestra, o una mitad marcada de una loseta. Al final, acaba el turno.
tip-choose-payment = Pulsa tus recursos uno a uno, o una de las sumas ofrecidas.
none-free = ninguna
legend = E energía  A agua  G gas  X agua o gas  ×n puntos por cubo  ♛ especie  * coste cambiado por losetas  ~ paga cualquier recurso
gain-energy = { $count } energía
gain-water = { $count } agua
gain-gas = { $count } gas

## Las dos mitades de una loseta de espacio

effect-cosmic-dust = toma { $any } recursos cualesquiera
effect-solar-wind = toma { $energy } energía
effect-ice-shower = toma { $water } agua
effect-gas-cloud = toma { $gas } gas
effect-catalysis = elige un planeta sin especie; este turno cada paso te cuesta allí un icono menos, al menos uno
effect-spark-of-life = coloca gratis un cubo en un planeta sin especie con coste impreso de { $size } o menos
effect-transmutation = cambia hasta { $swaps } recursos con la nube y luego toma { $any } cualquiera
effect-accretion = elige un planeta; toma lo que muestran sus dos lados y { $energy } energía
effect-radiation-belt = bajo un planeta: la vida en sus vecinos da { $points } puntos menos
effect-fertile-dust = bajo un planeta: la vida en sus vecinos da { $points } puntos más
effect-dense-atmosphere = bajo un planeta: toda su órbita cuesta 1 { $resource } más
effect-drought = bajo un planeta: toda su órbita cuesta 1 { $resource } más
effect-long-eclipse = bajo un planeta: toda su órbita cuesta 1 { $resource } más
effect-greenhouse = bajo un planeta: toda su fila cuesta 1 { $resource } menos, al menos un icono
effect-icy-comets = bajo un planeta: toda su fila cuesta 1 { $resource } menos, al menos un icono
effect-nebula = bajo un planeta: toda su fila cuesta 1 { $resource } menos, al menos un icono
effect-versatile-chemistry = bajo un planeta: allí y en sus vecinos paga cualquier recurso

goal-aggressive-parasites = Tienes más cubos en un planeta que otro participante que también tiene.
goal-extreme-conditions = Tienes nivel { $level } o más en { $count } planetas que cuestan { $cost }.
goal-stone-cradle = Tienes vida en { $count } planetas rocosos.
goal-green-belt = Tienes vida en { $count } supertierras.
goal-cloud-dwellers = Tienes vida en { $count } gigantes gaseosos.
goal-deep-sea = Tienes vida en { $count } planetas oceánicos.
goal-lords-of-stone = Tienes una especie en un planeta rocoso.
goal-lords-of-the-green = Tienes una especie en una supertierra.
goal-lords-of-the-clouds = Tienes una especie en un gigante gaseoso.
goal-lords-of-the-deep = Tienes una especie en un planeta oceánico.
goal-biodiversity = Tienes vida en planetas de los { $count } tipos.
goal-seeding = Tienes vida en { $count } planetas distintos.
goal-orbital-ring = Tienes vida en { $count } planetas de una misma órbita.
goal-great-alignment = Tienes vida en { $count } planetas seguidos de una fila.
goal-scorched-worlds = Tienes vida en { $count } planetas de la primera órbita.
goal-outer-reaches = Tienes vida en { $count } planetas de la órbita { $from } o más lejana.
goal-primordial-soup = Tienes { $count } energía, { $count } agua y { $count } gas; no se gasta nada.
goal-ascension = Tienes { $count } especies.
goal-symbiosis = En { $count } planetas tienes cubos y otro participante también.

## Lo que explica `rules`

rules-goal = { $name } ({ $points } puntos): { $condition }
rules-effect = { $name }: { $effect }. Usarlo obliga a tomar un marcador de { $marker }.
rules-planet = { $planet }: { $type }. Un paso de vida cuesta { $cost } según lo impreso, así que un cubo vale { $points } y una especie { $most }. Sus lados dan { $left } y { $right }.
rules-tile = { $tile }: { $goal } { $effect }
rules-printed = Conocido por el reglamento.
rules-reconstructed-entry = Es una reconstrucción: aquí no se sabe qué dice la pieza impresa.
rules-turn = Un turno: busca un planeta (saca dos de la bolsa y quédate con uno, o toma el superior de una pila) y colócalo tras el último planeta de una fila. Da 1 energía de la estrella y los dos iconos que quedan enfrentados, y robas la loseta de espacio de ese lugar. Después crea vida, muestra objetivos y usa efectos, cuantas veces y en el orden que quieras.
rules-life = La vida tiene niveles: uno, dos, tres cubos y luego una especie. Cada paso cuesta todos los iconos del planeta. Una especie solo puede surgir donde tenías vida al principio del turno; paga de una vez los pasos que faltan, manda a casa todos los demás cubos (cada uno por un recurso a elección de su dueño) y conserva el planeta hasta el final.
rules-tile-use = Una loseta de espacio se usa una sola vez: muestra su objetivo por puntos cuando lo cumplas en tu propio turno, o usa su efecto. El mismo objetivo solo puntúa una vez por participante. Los efectos obligan a tomar un marcador: de fusión por las losetas puestas bajo un planeta, de llamarada por las de uso inmediato.
rules-fusion = Al tomarse el último marcador de fusión se abre un agujero negro: quien tiene un marcador de fusión pierde una loseta de espacio de la mano, y quien tiene más pierde dos. Los objetivos ya mostrados están a salvo. Después los marcadores vuelven.
rules-flare = Al tomarse el último marcador de llamarada estalla una tormenta solar: quien tiene un marcador de llamarada pierde hasta dos de gas, quien tiene más pierde también uno de agua, y todo el que haya perdido algo toma uno de energía. Después los marcadores vuelven.
rules-stimulation = Cada planeta en el que creas o desarrollas vida da un marcador de estimulación, una vez por turno. Con el último las partículas colisionan: cada cual cambia dos marcadores por un recurso a elegir, tantas veces como pueda, y todos los marcadores vuelven.
rules-end = La partida termina cuando la estrella está vacía y acaba el turno: todos han jugado los mismos turnos. Un planeta da tantos puntos como iconos impresos por cada cubo, y cinco veces eso por una especie; las losetas bajo los vecinos suman o restan puntos, nunca por debajo de cero. Se añaden los objetivos. Empates: más objetivos, luego más especies.
rules-reconstructed = Conocido por el reglamento: las reglas, las cantidades de piezas, los dos objetivos Aggressive Parasites y Extreme Conditions con sus puntos. Reconstruido para este programa: los iconos de los planetas, las condiciones de los objetivos y casi todas las losetas de espacio. El archivo content.toml del juego marca cada entrada, para que quien tenga un ejemplar impreso pueda corregirla.
rules-topics = Pregunta por: turn, life, tile-use, fusion, flare, stimulation, end, reconstructed, un planeta (P09), una loseta (T13), un objetivo (great-alignment), un efecto (catalysis).

## Puntos por origen

score-life = Vida
score-species = Especies
score-tiles = Losetas bajo planetas
score-goals = Objetivos

## El juego en una línea

about = Dale planetas a una estrella joven y haz que sea tu vida la que se extienda por ellos.

## Una primera partida

tutorial-welcome = Una estrella joven y planetas a su alrededor. En cinco turnos por persona añadís planetas, reunís recursos y dejáis que la vida se extienda por ellos. Gana quien tenga más puntos. El número de la estrella es la energía que le queda: cuando se acaba, termina la partida.
tutorial-return = Tienes tres losetas de espacio. Cada una lleva un objetivo en la mitad superior y un efecto en la inferior, y sirve para uno de los dos. Quédate con dos y devuelve Seeding: seis planetas quedan lejos.
tutorial-draw = Un turno empieza con el nacimiento de un planeta. Saca dos de la bolsa y elige uno, o toma el superior de una pila. Saca ahora.
tutorial-build = Han salido dos planetas. Los iconos de la banda oscura son el precio de la vida; los dos de los lados, lo que da al colocarlo. Elige la supertierra P12.
tutorial-shelve = El otro planeta espera en una pila, de donde cualquiera podrá tomarlo después. Ponlo en la pila 1.
tutorial-place = Ahora coloca P12. Los lugares marcados muestran lo que daría: una energía de la estrella y los dos iconos que se encuentran. También recibes la loseta de espacio que hay allí. Elige la fila 1.
tutorial-life = Es hora de la vida. P09 solo cuesta una energía por paso. Púlsalo: una de tus células se instala allí y tomas un marcador de estimulación.
tutorial-either = P24 cuesta agua o gas, como quieras. Púlsalo.
tutorial-pay = Pulsa el recurso con el que quieras pagar. Toma agua; al lado se dice lo que quedaría.
tutorial-claim = Tienes vida en dos planetas de la primera órbita, y ese es el objetivo Scorched Worlds. Pulsa la mitad superior de esa loseta: dos puntos, a salvo para el resto de la partida.
tutorial-play = Ahora usa la mitad inferior de una loseta: Nube de gas da tres de gas. También hace tomar un marcador de llamarada. Cuando se va el último estalla una tormenta solar.
tutorial-end = Vigila las tres filas de marcadores: el último de estimulación da recursos a todos, el último de fusión cuesta losetas y el último de llamarada cuesta gas y agua. Acaba tu turno.
tutorial-take = Bo ha construido un planeta y ha creado vida en otro. Vuelve a ser tu turno: toma el planeta superior de la pila 1.
tutorial-place-again = Colócalo en la fila 2, junto a P09.
tutorial-species = Donde tenías vida al empezar tu turno puede surgir una especie: pagas de una vez todos los pasos que faltan. Una especie vale cinco veces el precio del planeta y lo conserva hasta el final. Pulsa P09.
tutorial-collision = Ese era el último marcador de estimulación: las partículas colisionan. Cada cual cambia dos marcadores por un recurso a elegir, y los marcadores vuelven. Toma una energía de la nube.
tutorial-finish = Bien hecho. Un cubo da tantos puntos como iconos impresos tenga el planeta, una especie cinco veces eso, y se añaden los objetivos. Señala cualquier cosa para leer sobre ella; el ? junto al texto abre las reglas en ese punto.

# Por qué una jugada es buena o mala; tras «Esta jugada».
reason-life-more = da puntos por vida
reason-life-less = renuncia a puntos de vida
reason-species-more = da puntos por una especie
reason-species-less = renuncia a puntos de especies
reason-tiles-more = da puntos por losetas bajo planetas
reason-tiles-less = pierde puntos por losetas bajo planetas
reason-goals-more = cumple un objetivo
reason-goals-less = renuncia a puntos de objetivos
reason-growth-more = acerca planetas a una especie
reason-growth-less = deja menos planetas camino de una especie
reason-resources-more = gana recursos
reason-resources-less = gasta recursos
reason-hand-more = mejora tu mano de losetas de espacio
reason-hand-less = gasta una loseta de espacio
reason-markers-more = gana un marcador útil
reason-markers-less = acerca un evento
reason-pending-more = prepara un paso que compensa
reason-pending-less = termina lo que ya estaba empezado
reason-rivals-more = frena a los demás
reason-rivals-less = ayuda también a los demás
