# Exoplanets en español. La referencia de las reglas. Una sección es un título, un texto (un párrafo por línea) y lo que lleva a ella.

rules-overview-title = De qué trata el juego
rules-overview-text =
    Entre todos rodeáis de planetas una estrella joven, y cada cual quiere que sea su vida la que se extienda por ellos. En cinco turnos por persona añadís planetas, reunís energía, agua y gas, creáis vida y especies y cumplís objetivos secretos.
    Gana quien tenga más puntos al final. Los puntos vienen de la vida y las especies de los planetas, de las losetas bajo planetas y de los objetivos cumplidos.
rules-overview-see = overview

rules-setup-title = Preparación
rules-setup-text =
    La estrella contiene 10, 15 o 20 de energía para 2, 3 o 4 participantes. Cuatro planetas de la bolsa forman la primera órbita, uno por fila; otros dos inician las dos pilas.
    Cada fila recibe 3, 4 o 5 losetas de espacio boca abajo: son los lugares de los planetas futuros. Hay 3 marcadores de fusión y 3 de llamarada con dos participantes y 4 de cada con más, y 4, 6 u 8 marcadores de estimulación.
    Cada cual elige un color (naranja, violeta, verde o blanco) y empieza con 1 de energía, 1 de agua, 1 de gas, seis cubos de vida y cuatro cilindros de especie. Cada cual recibe tres losetas de espacio y devuelve una a la caja boca abajo.
rules-setup-see = setup

rules-system-title = Filas, órbitas, vecinos
rules-system-text =
    Cuatro filas se alejan de la estrella. Los primeros planetas forman la órbita 1; los planetas a la misma distancia de la estrella forman una órbita.
    Los vecinos de un planeta son el anterior y el siguiente de la misma fila. Los planetas de la primera órbita no son vecinos a través de la estrella. Un planeta no es vecino de sí mismo, pero forma parte de su fila y de su órbita.
    A una fila llena ya no se le puede añadir nada. Con dos o tres participantes quedan algunos lugares vacíos al final.
rules-system-see = system row orbit neighbour star

rules-planets-title = Planetas
rules-planets-text =
    Hay planetas rocosos (grises), supertierras (verdes), gigantes gaseosos (violetas) y planetas oceánicos (azules). Cada uno muestra el coste de un paso de vida, de uno a tres iconos, y un icono de recurso a la izquierda y otro a la derecha.
    Un icono de agua o gas se paga con cualquiera de los dos. El número de iconos de coste impresos dice también cuánto vale allí la vida.
rules-planets-see = planet P01 P09 P16 P23

rules-turn-title = Un turno
rules-turn-text = Primero nace un planeta: consíguelo y colócalo. Luego creas vida, revelas objetivos y usas efectos, tantas veces como puedas y en cualquier orden. Tú decides cuándo termina tu turno.
rules-turn-see = turn

rules-birth-title = Conseguir un planeta
rules-birth-text =
    O bien sacas dos planetas de la bolsa, eliges uno para colocarlo y pones el otro en una de las dos pilas; o bien tomas el planeta superior de una pila. Nunca ambas cosas.
    Una pila que has vaciado se repone de la bolsa en cuanto se coloca el planeta. Si en la bolsa queda un solo planeta, puedes sacarlo y debes colocarlo; si está vacía, tomas de una pila. Solo se puede tomar el planeta superior de una pila.
rules-birth-see = bag stack draw take

rules-placing-title = Colocar un planeta
rules-placing-text =
    El planeta va al lugar libre de una fila más cercano a la estrella y nunca se gira. Recibes 1 de energía de la estrella y dos recursos de la nube: los de los dos iconos enfrentados donde el planeta nuevo toca al anterior.
    Las filas 1 y 2 crecen hacia la derecha y las filas 3 y 4 hacia la izquierda, así que los iconos que se tocan son distintos. Después tomas en la mano la loseta de espacio de ese lugar.
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
    El coste parte de los iconos impresos. Las losetas de la misma órbita pueden añadir iconos; las de la misma fila pueden quitar los que coincidan, empezando por la loseta más cercana a la estrella, pero nunca el último icono. Catálisis quita después uno más a tu elección, pero nunca el último.
    Un icono de agua o gas se paga con cualquiera de los dos, elegido en cada paso, y puede servir como el agua o el gas que quita una loseta. Donde actúa Química versátil, cualquier icono se paga con cualquier recurso.
    Si solo hay una forma de pagar, se hace enseguida; si no, eliges. Un coste modificado nunca cambia lo que vale la vida.
rules-paying-see = pay cost

rules-species-title = Especies
rules-species-text =
    El nivel 4 es una especie: tus cubos vuelven a ti y un cilindro ocupa su lugar. Puedes saltarte niveles: paga de una vez todos los pasos que faltan, el coste completo de cada uno. Los cubos intermedios no hacen falta.
    Solo puedes crear una especie donde tenías al menos un cubo al principio de tu turno; entonces también cuentan los pasos dados en este turno. Los cubos que vuelven se pueden usar enseguida.
rules-species-see = species cylinder

rules-domination-title = Dominar un planeta
rules-domination-text =
    Una especie domina su planeta: todos los demás cubos lo abandonan. Sus dueños los recuperan y reciben un recurso a su elección por cada uno; primero elige el participante activo y luego los demás en sentido horario. Por tus propios cubos no recibes nada.
    Nadie puede volver a crear vida allí.
rules-domination-see = eviction

rules-stimulation-title = Estimulación y colisión
rules-stimulation-text =
    Cada planeta en el que creas o desarrollas vida te da un marcador de estimulación, una vez por planeta y turno. Chispa de vida también cuenta.
    Al tomarse el último marcador, las partículas colisionan enseguida: cada cual cambia dos marcadores por un recurso a su elección, tantas veces como pueda. Un marcador suelto no vale nada. Todos los marcadores vuelven a su sitio. Un planeta que ya ha dado su marcador no da otro este turno.
rules-stimulation-see = stimulation marker/stimulation collision

rules-tiles-title = Losetas de espacio
rules-tiles-text = Una loseta de espacio tiene dos mitades, un objetivo y un efecto, y se usa una sola vez: o revelas el objetivo o usas el efecto. Las losetas solo se usan en tu propio turno, la nueva en cuanto la tienes. No hay límite de mano.
rules-tiles-see = tile hand

rules-goals-title = Objetivos
rules-goals-text =
    Puedes revelar un objetivo cuando lo cumples. Solo se comprueba en ese momento y queda para ti. Un objetivo que solo cumples en el turno de otra persona, o solo al final de la partida, no se puede revelar entonces.
    El mismo objetivo está en más de una loseta (en dos, en nuestra reconstrucción), pero solo lo puntúas una vez; una segunda copia solo sirve por su efecto.
    No es obligatorio revelar un objetivo cumplido, pero hasta entonces puede llevárselo un agujero negro.
rules-goals-see = goal claim

rules-effects-title = Efectos
rules-effects-text =
    Un efecto sobre fondo gris actúa una vez y la loseta sale del juego. Una loseta con un efecto sobre azul marino va bajo un planeta hasta el final, y el efecto vale para todos. Nunca hay más de una loseta bajo un planeta; sirve cualquiera sin loseta, también con vida o especie de otros.
    Al usar un efecto se toma el marcador impreso en la loseta, de fusión o de llamarada. En nuestra reconstrucción, las losetas grises llevan llamarada y las azules, fusión.
    Primero viene el efecto, luego el marcador y luego el agujero negro o la tormenta que pueda provocar. Un efecto que no haría nada no se puede usar; una loseta siempre puede ir bajo un planeta.
rules-effects-see = effect play

rules-fusion-title = Agujero negro
rules-fusion-text =
    Al tomarse el último marcador de fusión se abre enseguida un agujero negro. Quien tiene algún marcador de fusión pierde una loseta de espacio de la mano, a su elección; quien tiene más pierde dos, igual que los empatados. El marcador recién tomado cuenta.
    Las losetas perdidas van a la caja boca abajo. Los objetivos revelados están a salvo. Quien no tiene suficientes losetas pierde las que tenga. Después todos los marcadores de fusión vuelven a su sitio.
rules-fusion-see = fusion marker/fusion black-hole hole

rules-flare-title = Tormenta solar
rules-flare-text =
    Al tomarse el último marcador de llamarada estalla enseguida una tormenta solar. Quien tiene algún marcador de llamarada pierde hasta dos de gas; quien tiene más marcadores pierde también uno de agua, igual que los empatados. Quien haya perdido algo toma 1 de energía de la nube.
    Sin gas no pierdes nada, ni siquiera agua, y no recibes nada. Después todos los marcadores de llamarada vuelven a su sitio.
rules-flare-see = flare marker/flare solar-storm storm

rules-order-title = El orden de resolución
rules-order-text =
    Una especie: pago, cubos retirados y cilindro colocado, recursos para los demás, marcador de estimulación, colisión. Un efecto: todas sus elecciones, luego su marcador, luego agujero negro o tormenta. Después sigue el participante activo.
    Cuando eligen varios, primero elige el participante activo y luego los demás en sentido horario; cada cual hace todas sus elecciones antes que el siguiente.
rules-order-see = order settling

rules-shortages-title = Cuando algo se agota
rules-shortages-text =
    Si en la nube no queda un recurso, no lo recibes; donde puedas elegir, elige otro. Si no hay suficientes, tomas los que haya.
    Sin un cubo no puedes dar un paso, y sin un cilindro no puedes crear una especie. Los planetas no se pueden agotar.
rules-shortages-see = shortage

rules-end-title = Final y puntuación
rules-end-text =
    Cuando la última energía deja la estrella, el participante activo acaba el turno y la partida termina; cada cual ha jugado cinco turnos.
    En cada planeta un cubo vale 1 y una especie 5, multiplicado por el número de iconos de coste impresos; un icono de agua o gas cuenta una vez. Después las losetas bajo planetas vecinos suman o restan puntos, una vez por cada participante con vida allí; un planeta nunca da menos de 0. Se añaden los objetivos cumplidos.
rules-end-see = end score points

rules-ties-title = Empates
rules-ties-text = Gana quien haya cumplido más objetivos y, después, quien tenga más especies. Si también hay empate, la victoria se comparte.
rules-ties-see = ties

rules-secrets-title = Qué está oculto
rules-secrets-text =
    Las losetas de espacio en la mano, devueltas a la caja o perdidas solo las conoce su dueño. Los recursos, los marcadores, los objetivos revelados y el número de losetas son públicos.
    Puedes deshacer tus acciones durante tu turno hasta que se saque o se robe algo, se revele algo oculto o actúe otra persona.
rules-secrets-see = secrets

rules-reconstructed-title = Qué está reconstruido
rules-reconstructed-text =
    Conocido por el reglamento: las reglas, las cantidades de piezas, los nombres y puntos de los objetivos Aggressive Parasites (Parásitos agresivos), 2 puntos, y Extreme Conditions (Condiciones extremas), 4 puntos, el efecto que da dos recursos cualesquiera y su marcador de llamarada (aquí Polvo cósmico), y algunos planetas y efectos de los ejemplos.
    Desconocido y por tanto reconstruido: los iconos de los planetas, las condiciones de todos los objetivos, casi todos los objetivos y efectos de las losetas de espacio, que cada objetivo esté en dos losetas, que las losetas grises lleven llamarada y las azules fusión, y las direcciones en que crecen las filas.
    Cada entrada del archivo content.toml dice cuál es el caso, para que quien tenga un ejemplar impreso pueda corregirla.
rules-reconstructed-see = reconstructed

rules-goal-parasites-title = Aggressive Parasites (Parásitos agresivos)
rules-goal-parasites-text = 2 puntos. En un planeta sin especie tienes más cubos que otro participante que tiene allí al menos uno.
rules-goal-parasites-see = goal/aggressive-parasites

rules-goal-extreme-title = Extreme Conditions (Condiciones extremas)
rules-goal-extreme-text = 4 puntos. Tienes nivel 2 o más en dos planetas distintos con tres iconos de coste. Una especie es nivel 4.
rules-goal-extreme-see = goal/extreme-conditions

rules-goal-types-title = Stone Cradle (Cuna de piedra), Green Belt (Cinturón verde), Cloud Dwellers (Moradores de las nubes), Deep Sea (Mar profundo)
rules-goal-types-text = 2 puntos cada uno. Tienes vida o una especie en dos planetas rocosos, dos supertierras, dos gigantes gaseosos o dos planetas oceánicos.
rules-goal-types-see = goal/stone-cradle goal/green-belt goal/cloud-dwellers goal/deep-sea

rules-goal-lords-title = Lords of Stone (Señores de la piedra), Lords of the Green (Señores del verdor), Lords of the Clouds (Señores de las nubes), Lords of the Deep (Señores de las profundidades)
rules-goal-lords-text = 3 puntos cada uno. Tienes una especie en un planeta rocoso, una supertierra, un gigante gaseoso o un planeta oceánico.
rules-goal-lords-see = goal/lords-of-stone goal/lords-of-the-green goal/lords-of-the-clouds goal/lords-of-the-deep

rules-goal-biodiversity-title = Biodiversity (Biodiversidad)
rules-goal-biodiversity-text = 3 puntos. Tienes vida o una especie en planetas de los cuatro tipos.
rules-goal-biodiversity-see = goal/biodiversity

rules-goal-seeding-title = Seeding (Siembra)
rules-goal-seeding-text = 3 puntos. Tienes vida o una especie en seis planetas distintos.
rules-goal-seeding-see = goal/seeding

rules-goal-ring-title = Orbital Ring (Anillo orbital)
rules-goal-ring-text = 3 puntos. Tienes vida o una especie en tres planetas de la misma órbita.
rules-goal-ring-see = goal/orbital-ring

rules-goal-alignment-title = Great Alignment (Gran alineación)
rules-goal-alignment-text = 4 puntos. Tienes vida o una especie en tres planetas seguidos de una fila.
rules-goal-alignment-see = goal/great-alignment

rules-goal-reaches-title = Scorched Worlds (Mundos abrasados), Outer Reaches (Confines exteriores)
rules-goal-reaches-text = 2 puntos cada uno. Tienes vida o una especie en dos planetas de la órbita 1; en dos planetas de la órbita 3 o más lejana.
rules-goal-reaches-see = goal/scorched-worlds goal/outer-reaches

rules-goal-soup-title = Primordial Soup (Sopa primordial)
rules-goal-soup-text = 2 puntos. Tienes al menos 2 de energía, 2 de agua y 2 de gas. Te los quedas.
rules-goal-soup-see = goal/primordial-soup

rules-goal-ascension-title = Ascension (Ascensión)
rules-goal-ascension-text = 4 puntos. Tienes dos especies.
rules-goal-ascension-see = goal/ascension

rules-goal-symbiosis-title = Symbiosis (Simbiosis)
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
rules-effect-catalysis-text = Elige un planeta sin especie. Hasta el final del turno cada paso que pagues allí cuesta un icono menos, elegido en cada paso, pero nunca menos de uno. No puedes pagar el coste completo en su lugar. Dos Catálisis en un planeta se suman.
rules-effect-catalysis-see = effect/catalysis

rules-effect-spark-title = Chispa de vida
rules-effect-spark-text = Coloca gratis uno de tus cubos en un planeta sin especie que tenga como mucho dos iconos de coste y menos de tres cubos tuyos. Recibes el marcador de estimulación, pero no cuenta como vida al principio del turno.
rules-effect-spark-see = effect/spark-of-life

rules-effect-neighbours-title = Cinturón de radiación, Polvo fértil
rules-effect-neighbours-text = Bajo un planeta. Al final, cada participante con vida o una especie en un vecino de ese planeta obtiene allí 2 puntos menos (Cinturón de radiación) o 2 más (Polvo fértil), una vez por cada vecino.
rules-effect-neighbours-see = effect/radiation-belt effect/fertile-dust

rules-effect-orbit-title = Atmósfera densa, Sequía, Eclipse largo
rules-effect-orbit-text = Bajo un planeta. Cada planeta de su órbita, también los posteriores, cuesta 1 de gas más (Atmósfera densa), 1 de agua más (Sequía) o 1 de energía más (Eclipse largo).
rules-effect-orbit-see = effect/dense-atmosphere effect/drought effect/long-eclipse

rules-effect-row-title = Efecto invernadero, Cometas helados, Nebulosa
rules-effect-row-text = Bajo un planeta. Cada planeta de su fila, también los posteriores, cuesta 1 de energía menos (Efecto invernadero), 1 de agua menos (Cometas helados) o 1 de gas menos (Nebulosa) si su coste tiene ese icono, pero nunca menos de un icono.
rules-effect-row-see = effect/greenhouse effect/icy-comets effect/nebula

rules-effect-chemistry-title = Química versátil
rules-effect-chemistry-text = Bajo un planeta. En él y en sus vecinos, cualquier icono se puede pagar con cualquier recurso.
rules-effect-chemistry-see = effect/versatile-chemistry
