# Exoplanets en español. La referencia de las reglas. Una sección es un título, un texto (un párrafo por línea) y lo que lleva a ella.

rules-overview-title = De qué trata el juego
rules-overview-text =
    Entre todos rodeáis de planetas una estrella joven; cada cual quiere que sea su vida la que se extienda por ellos. En cinco turnos por persona añadís planetas, reunís energía, agua y gas, creáis vida y especies y cumplís objetivos secretos.
    Gana quien tenga más puntos al final. Los puntos vienen de la vida y las especies de los planetas, de las losetas bajo planetas y de los objetivos.
rules-overview-see = overview

rules-setup-title = Preparación
rules-setup-text =
    La estrella contiene 10, 15 o 20 de energía para 2, 3 o 4 participantes. Cuatro planetas de la bolsa forman la primera órbita, uno por fila; otros dos inician las dos pilas.
    Cada fila recibe 3, 4 o 5 losetas de espacio boca abajo, los lugares de los planetas futuros. Hay 3 marcadores de fusión y 3 de llamarada con dos participantes y 4 de cada con más, y 4, 6 u 8 marcadores de estimulación.
    Cada cual empieza con 1 de energía, 1 de agua, 1 de gas, seis cubos de vida y cuatro cilindros de especie, recibe tres losetas de espacio y devuelve una a la caja sin mostrarla.
rules-setup-see = setup

rules-system-title = Filas, órbitas, vecinos
rules-system-text =
    Cuatro filas se alejan de la estrella. Los primeros planetas forman la órbita 1; los planetas a la misma distancia en todas las filas forman una órbita.
    Los vecinos de un planeta son el anterior y el siguiente de la misma fila. Los planetas de la primera órbita no son vecinos a través de la estrella. Los vecinos no incluyen el propio planeta; la fila y la órbita, sí.
    Una fila llena está cerrada. Con dos o tres participantes quedan algunos lugares vacíos al final.
rules-system-see = system row orbit neighbour star

rules-planets-title = Planetas
rules-planets-text =
    Hay planetas rocosos, supertierras, gigantes gaseosos y planetas oceánicos. Cada uno muestra el coste de un paso de vida, de uno a tres iconos, y un icono de recurso a la izquierda y otro a la derecha.
    Un icono de agua o gas se paga con cualquiera de los dos. El número de iconos de coste impresos dice también cuánto vale allí la vida.
rules-planets-see = planet P01 P09 P16 P23

rules-turn-title = Un turno
rules-turn-text = Primero nace un planeta: búscalo y colócalo. Luego creas vida, muestras objetivos y usas efectos, cuanto puedas y en cualquier orden. El turno lo terminas tú.
rules-turn-see = turn

rules-birth-title = Buscar un planeta
rules-birth-text =
    O bien sacas dos planetas de la bolsa, eliges uno para construirlo y pones el otro en una de las dos pilas; o bien tomas el planeta superior de una pila. Nunca ambas cosas.
    Una pila que vacías se repone enseguida de la bolsa. Si la bolsa tiene un solo planeta puedes sacarlo y debes construirlo; si está vacía, tomas de una pila. Solo se puede tomar el superior de una pila.
rules-birth-see = bag stack draw take

rules-placing-title = Colocar un planeta
rules-placing-text =
    El planeta va al lugar libre de una fila más cercano a la estrella, sin girarlo nunca. Recibes 1 de energía de la estrella y dos recursos de la nube: los de los dos iconos enfrentados donde el planeta nuevo toca al anterior.
    Las filas 1 y 2 crecen hacia la derecha y las filas 3 y 4 hacia la izquierda, así que los iconos que se encuentran son distintos. Después tomas en la mano la loseta de espacio de ese lugar.
rules-placing-see = place seam

rules-resources-title = Energía, agua y gas
rules-resources-text = Los recursos salen de la nube y vuelven a ella al gastarse: 37 de energía, 17 de agua y 17 de gas en total. Todos ven lo que tienes. No hay límite ni comercio.
rules-resources-see = resource energy water gas cloud

rules-life-title = Crear vida
rules-life-text =
    Un paso pone uno de tus cubos en un planeta sin especie y cuesta todo lo que el planeta pide. Uno, dos y tres cubos son los niveles 1 a 3. Puedes dar varios pasos en un turno, en los planetas que quieras.
    Necesitas un cubo en tu reserva. Varios participantes pueden tener cubos en un mismo planeta.
rules-life-see = life cube

rules-paying-title = Cuánto cuesta un paso
rules-paying-text =
    El coste parte de los iconos impresos. Las losetas de la misma órbita pueden añadir iconos; las de la misma fila pueden quitar los que coincidan, empezando por la más cercana a la estrella, pero nunca el último. Catálisis quita después uno más a tu elección, nunca el último.
    Un icono de agua o gas se paga con cualquiera de los dos, elegido en cada paso, y puede servir como el agua o el gas que quita una loseta. Donde alcanza Química versátil, cualquier recurso paga cualquier icono.
    Si solo hay una forma de pagar se hace enseguida; si no, eliges. Un coste cambiado nunca cambia lo que vale la vida.
rules-paying-see = pay cost

rules-species-title = Especies
rules-species-text =
    El nivel 4 es una especie: tus cubos vuelven a ti y un cilindro ocupa su lugar. Puedes saltar: paga de una vez todos los pasos que faltan, un coste completo por cada uno. Los cubos intermedios no hacen falta.
    Una especie solo puede surgir donde tenías al menos un cubo al principio de tu turno; los pasos dados en este turno pueden contar entonces. Los cubos que vuelven se pueden usar enseguida.
rules-species-see = species cylinder

rules-domination-title = Dominar un planeta
rules-domination-text =
    Cuando surge una especie, todos los demás cubos dejan el planeta. Sus dueños los recuperan y reciben un recurso a elegir por cada uno; primero se pregunta al participante activo y luego en sentido horario. Por tus propios cubos no recibes nada.
    Nadie puede volver a crear vida allí.
rules-domination-see = eviction

rules-stimulation-title = Estimulación y colisión
rules-stimulation-text =
    Cada planeta en el que creas o desarrollas vida te da un marcador de estimulación, una vez por planeta y turno. Chispa de vida también cuenta.
    Al tomarse el último marcador, las partículas colisionan enseguida: cada cual cambia dos marcadores por un recurso a elegir, tantas veces como pueda. Un marcador impar no vale nada. Todos los marcadores vuelven. Un planeta que ya ha dado su marcador no da otro este turno.
rules-stimulation-see = stimulation marker/stimulation collision

rules-tiles-title = Losetas de espacio
rules-tiles-text = Una loseta de espacio tiene dos mitades, un objetivo y un efecto, y se usa una sola vez: o muestras el objetivo o usas el efecto. Las losetas solo se usan en tu propio turno, desde que tienes la nueva. No hay límite de mano.
rules-tiles-see = tile hand

rules-goals-title = Objetivos
rules-goals-text =
    Puedes mostrar un objetivo cuando lo cumples. Solo se comprueba en ese momento y queda para ti. Un objetivo que solo se cumple en el turno de otra persona, o solo al final, no se puede mostrar entonces.
    Cada objetivo existe dos veces, pero solo puntúa una vez para ti; la segunda copia solo sirve por su efecto.
    No es obligatorio mostrar un objetivo cumplido, pero hasta entonces puede llevárselo un agujero negro.
rules-goals-see = goal claim

rules-effects-title = Efectos
rules-effects-text =
    Los efectos sobre fondo gris actúan una vez y la loseta sale del juego; obligan a tomar un marcador de llamarada. Los efectos sobre azul marino van bajo un planeta hasta el final, para todos; obligan a tomar un marcador de fusión. Nunca hay más de una loseta bajo un planeta, y sirve cualquiera sin loseta, también con vida o especie de otros.
    Primero viene el efecto, luego el marcador y luego el suceso que pueda provocar. Un efecto que no haría nada no se puede usar; una loseta bajo un planeta, siempre.
rules-effects-see = effect play

rules-fusion-title = Agujero negro
rules-fusion-text =
    Al tomarse el último marcador de fusión se abre enseguida un agujero negro. Quien tiene algún marcador de fusión pierde una loseta de espacio de la mano, a su elección; quien tiene más pierde dos, también los empatados. El marcador recién tomado cuenta.
    Las losetas van a la caja boca abajo. Los objetivos mostrados están a salvo. Quien tiene pocas losetas pierde las que haya. Después todos los marcadores de fusión vuelven.
rules-fusion-see = fusion marker/fusion black-hole hole

rules-flare-title = Tormenta solar
rules-flare-text =
    Al tomarse el último marcador de llamarada estalla enseguida una tormenta solar. Quien tiene algún marcador de llamarada y al menos uno de gas pierde hasta dos de gas; quien tiene más marcadores pierde también uno de agua, igualmente los empatados. Todo el que haya perdido algo toma 1 de energía de la nube.
    Sin gas no pierdes nada, ni siquiera agua, y no recibes nada. Después todos los marcadores de llamarada vuelven.
rules-flare-see = flare marker/flare solar-storm storm

rules-order-title = En qué orden se resuelve todo
rules-order-text =
    Una especie: pago, cubos retirados y cilindro colocado, recursos para los demás, marcador de estimulación, colisión. Un efecto: todas sus elecciones, luego su marcador, luego agujero negro o tormenta. El participante activo sigue después.
    Cuando eligen varios, se pregunta primero al participante activo y luego a los demás en sentido horario; cada cual hace todas sus elecciones antes que el siguiente.
rules-order-see = order settling

rules-shortages-title = Cuando algo se agota
rules-shortages-text =
    Si en la nube falta una clase, esa ganancia se pierde; donde puedas elegir, elige otra clase. Una ganancia de varios toma los que haya.
    Sin un cubo no hay paso de cubo, sin un cilindro no hay especie. Los planetas no se pueden agotar.
rules-shortages-see = shortage

rules-end-title = Final y puntuación
rules-end-text =
    Cuando la última energía deja la estrella, el participante activo acaba el turno y la partida termina; cada cual ha jugado cinco turnos.
    En cada planeta un cubo vale 1 y una especie 5, multiplicado por el número de iconos de coste impresos; un icono de agua o gas cuenta una vez. Después las losetas bajo planetas vecinos suman o restan puntos, una vez por cada participante con vida allí; los puntos de un planeta nunca bajan de 0. Se añaden los objetivos.
rules-end-see = end score points

rules-ties-title = Empates
rules-ties-text = Ganan más objetivos mostrados y luego más especies. Si también es igual, la victoria se comparte.
rules-ties-see = ties

rules-secrets-title = Qué está oculto
rules-secrets-text =
    Las losetas de espacio en la mano, devueltas o perdidas solo las conoce su dueño. Los recursos, los marcadores, los objetivos mostrados y el número de losetas son públicos.
    Tus propias acciones se pueden deshacer durante tu turno hasta que se saque algo, se muestre algo oculto o actúe otra persona.
rules-secrets-see = secrets

rules-reconstructed-title = Qué está reconstruido
rules-reconstructed-text =
    Conocido por el reglamento: las reglas, las cantidades de piezas, los objetivos Aggressive Parasites (2 puntos) y Extreme Conditions (4 puntos) por su nombre, y algunos planetas y efectos de sus ejemplos.
    Desconocido y por tanto reconstruido: los iconos de los planetas, las condiciones de todos los objetivos, casi todos los objetivos y efectos de las losetas de espacio y las direcciones en que crecen las filas.
    Cada entrada del archivo content.toml dice cuál es el caso, para que quien tenga un ejemplar impreso pueda corregirla.
rules-reconstructed-see = reconstructed

rules-goal-parasites-title = Aggressive Parasites
rules-goal-parasites-text = 2 puntos. En un planeta sin especie tienes más cubos que otro participante que tiene allí al menos uno.
rules-goal-parasites-see = goal/aggressive-parasites

rules-goal-extreme-title = Extreme Conditions
rules-goal-extreme-text = 4 puntos. Tienes nivel 2 o más en dos planetas distintos con tres iconos de coste. Una especie es nivel 4.
rules-goal-extreme-see = goal/extreme-conditions

rules-goal-types-title = Stone Cradle, Green Belt, Cloud Dwellers, Deep Sea
rules-goal-types-text = 2 puntos cada uno. Tienes vida o una especie en dos planetas rocosos, dos supertierras, dos gigantes gaseosos o dos planetas oceánicos.
rules-goal-types-see = goal/stone-cradle goal/green-belt goal/cloud-dwellers goal/deep-sea

rules-goal-lords-title = Lords of Stone, of the Green, of the Clouds, of the Deep
rules-goal-lords-text = 3 puntos cada uno. Tienes una especie en un planeta rocoso, una supertierra, un gigante gaseoso o un planeta oceánico.
rules-goal-lords-see = goal/lords-of-stone goal/lords-of-the-green goal/lords-of-the-clouds goal/lords-of-the-deep

rules-goal-biodiversity-title = Biodiversity
rules-goal-biodiversity-text = 3 puntos. Tienes vida o una especie en planetas de los cuatro tipos.
rules-goal-biodiversity-see = goal/biodiversity

rules-goal-seeding-title = Seeding
rules-goal-seeding-text = 3 puntos. Tienes vida o una especie en seis planetas distintos.
rules-goal-seeding-see = goal/seeding

rules-goal-ring-title = Orbital Ring
rules-goal-ring-text = 3 puntos. Tienes vida o una especie en tres planetas de la misma órbita.
rules-goal-ring-see = goal/orbital-ring

rules-goal-alignment-title = Great Alignment
rules-goal-alignment-text = 4 puntos. Tienes vida o una especie en tres planetas seguidos de una fila.
rules-goal-alignment-see = goal/great-alignment

rules-goal-reaches-title = Scorched Worlds, Outer Reaches
rules-goal-reaches-text = 2 puntos cada uno. Tienes vida o una especie en dos planetas de la órbita 1; en dos planetas de la órbita 3 o más lejana.
rules-goal-reaches-see = goal/scorched-worlds goal/outer-reaches

rules-goal-soup-title = Primordial Soup
rules-goal-soup-text = 2 puntos. Tienes al menos 2 de energía, 2 de agua y 2 de gas. No se gasta nada.
rules-goal-soup-see = goal/primordial-soup

rules-goal-ascension-title = Ascension
rules-goal-ascension-text = 4 puntos. Tienes dos especies.
rules-goal-ascension-see = goal/ascension

rules-goal-symbiosis-title = Symbiosis
rules-goal-symbiosis-text = 2 puntos. En dos planetas tienes cubos y al menos otro participante también.
rules-goal-symbiosis-see = goal/symbiosis

rules-effect-resources-title = Polvo cósmico, Viento solar, Lluvia de hielo, Nube de gas
rules-effect-resources-text = Polvo cósmico: toma 2 recursos cualesquiera. Viento solar: toma 3 de energía. Lluvia de hielo: toma 3 de agua. Nube de gas: toma 3 de gas.
rules-effect-resources-see = effect/cosmic-dust effect/solar-wind effect/ice-shower effect/gas-cloud

rules-effect-accretion-title = Acreción
rules-effect-accretion-text = Elige un planeta del sistema. Toma los recursos de sus dos iconos laterales y 1 de energía. Al menos uno de los tres debe estar en la nube.
rules-effect-accretion-see = effect/accretion

rules-effect-transmutation-title = Transmutación
rules-effect-transmutation-text = Cambia uno a uno hasta tres de tus recursos por otros de la nube y luego toma uno cualquiera. Puedes dejar de cambiar antes.
rules-effect-transmutation-see = effect/transmutation

rules-effect-catalysis-title = Catálisis
rules-effect-catalysis-text = Elige un planeta sin especie. Hasta el final del turno cada paso que pagues allí cuesta un icono menos, elegido en cada paso, pero nunca menos de uno. No se puede pagar el precio completo en su lugar. Dos Catálisis en un planeta se suman.
rules-effect-catalysis-see = effect/catalysis

rules-effect-spark-title = Chispa de vida
rules-effect-spark-text = Coloca gratis uno de tus cubos en un planeta sin especie que tenga como mucho dos iconos de coste y menos de tres cubos tuyos. Da el marcador de estimulación, pero no cuenta como vida al principio del turno.
rules-effect-spark-see = effect/spark-of-life

rules-effect-neighbours-title = Cinturón de radiación, Polvo fértil
rules-effect-neighbours-text = Bajo un planeta. Al final, todo participante con vida o especie en un vecino de ese planeta suma allí 2 puntos menos (Cinturón de radiación) o 2 más (Polvo fértil), una vez por cada vecino.
rules-effect-neighbours-see = effect/radiation-belt effect/fertile-dust

rules-effect-orbit-title = Atmósfera densa, Sequía, Eclipse largo
rules-effect-orbit-text = Bajo un planeta. Cada planeta de su órbita, también los posteriores, cuesta 1 de gas más (Atmósfera densa), 1 de agua más (Sequía) o 1 de energía más (Eclipse largo).
rules-effect-orbit-see = effect/dense-atmosphere effect/drought effect/long-eclipse

rules-effect-row-title = Efecto invernadero, Cometas helados, Nebulosa
rules-effect-row-text = Bajo un planeta. Cada planeta de su fila, también los posteriores, cuesta 1 de energía menos (Efecto invernadero), 1 de agua menos (Cometas helados) o 1 de gas menos (Nebulosa) si su coste tiene ese icono; nunca menos de un icono.
rules-effect-row-see = effect/greenhouse effect/icy-comets effect/nebula

rules-effect-chemistry-title = Química versátil
rules-effect-chemistry-text = Bajo un planeta. Allí y en sus vecinos cualquier icono se puede pagar con cualquier recurso.
rules-effect-chemistry-see = effect/versatile-chemistry
