# Crea el cosmos en español. La referencia de las reglas. Una sección es un título, un texto (un párrafo por línea) y lo que lleva a ella.

rules-overview-title = De qué trata el juego
rules-overview-text =
    Cada participante da forma a su propia galaxia: las nebulosas ocupan hexágonos, las estrellas sus vértices y la vida sus lados. Gana quien tenga más puntos al final.
    Los puntos vienen de las nebulosas terminadas, de descargar la cámara temporal, de los objetivos universales, de juegos de cartas de Energía y, al final del todo, de la vida avanzada.
    Una partida dura como mucho ocho rondas. Termina antes si se agotan los cristales de tiempo de la reserva.
rules-overview-see = overview

rules-setup-title = Preparación
rules-setup-text =
    La reserva tiene 6, 9 u 11 cristales de tiempo para 2, 3 o 4 participantes. Seis de los dieciséis objetivos universales forman el mazo de objetivos; el primero está en el espacio 1 de su medidor. Cuatro cartas de Energía están boca arriba. Los discos de Nebulosa forman tres pilas según su tamaño, y cada tipo de carta de Poder un mazo junto a su control.
    En la pila de vida avanzada, dos fichas por participante del primer grupo (borde verde brillante, de 6 a 8 puntos) están encima del segundo grupo (sin borde, de 4 a 7).
    Cada participante empieza con una nebulosa de cada tamaño en los espacios marcados, una estrella H en el centro, un protobionte en el espacio de vida blanco, un cristal de tiempo en la casilla 0, cuatro fichas de Poder y cuatro cartas de Energía del mazo.
    Las fichas de Energía de todos y 4, 3 o 3 oscuras (para 2, 3 o 4 participantes) se colocan en orden aleatorio, una por una en sentido horario desde la Luz. Empieza la persona cuya ficha se haya colocado en último lugar.
rules-setup-see = setup

rules-board-title = El tablero de la galaxia
rules-board-text =
    Doce espacios de nebulosa (N1 a N12) forman tres sectores de cuatro: Δ, Ψ y Φ. Cada uno tiene seis espacios de estrella en sus vértices (S1 a S37) y seis espacios de vida en sus lados (L1 a L48); los hexágonos vecinos los comparten.
    Dos estrellas son adyacentes si están en los dos extremos de un lado. Dos espacios de vida son adyacentes si sus lados se encuentran en un vértice. Una estrella y un espacio de vida son adyacentes si la estrella está en un extremo de ese lado.
    Una nebulosa está en un solo sector. Un espacio de estrella o de vida en un borde pertenece a todos los sectores que toca; el espacio central S19 pertenece a los tres.
rules-board-see = board sector space S19 L28 N5

rules-turn-title = Ronda y turno
rules-turn-text =
    En una ronda cada participante juega un turno completo, en sentido horario desde el participante inicial; después hay una fase final común.
    Un turno tiene dos partes. En la fase de Energía mueves fichas de Energía y recolectas lo que dan los controles. En la fase de Creación construyes, en cualquier orden y mientras puedas pagar, y terminas con la última acción.
rules-turn-see = turn round

rules-shift-title = Manipular Energía
rules-shift-text =
    Tienes hasta tres movimientos. Cada uno lleva tu ficha o una de Energía oscura al control siguiente en sentido horario: Luz, Tiempo, Gravedad, Química y de nuevo Luz. Nunca mueves la ficha de otra persona.
    Debes mover tu ficha al menos una vez; los demás movimientos son voluntarios y en el orden que quieras.
    Un control admite tres fichas. Si está lleno se salta, y sigue siendo un solo movimiento. Con tres movimientos y un salto, tu ficha puede acabar donde empezó.
    Hasta que recolectes, puedes deshacer los movimientos.
rules-shift-see = token dark marble console

rules-collect-title = Recolectar
rules-collect-text =
    Primero tomas la recompensa activa del control donde está tu ficha, luego la pasiva del mismo control y después las pasivas de los demás, en sentido horario.
    Obtienes una recompensa pasiva una vez por cada ficha de Energía que haya allí, sea de quien sea. Cada carta de Poder tuya añade su recurso extra a la recompensa de su control, aunque no haya ninguna ficha. Una carta obtenida este turno lo da desde la siguiente fase de Energía.
    Lo recolectas todo antes de empezar a crear.
rules-collect-see = collect income

rules-controls-title = Los cuatro controles
rules-controls-text =
    Luz: activa, 3 estrellas H; pasiva, 1 carta de Energía por ficha.
    Tiempo: activa, 1 estrella O y 2 ADN; pasiva, 1 avance del cristal de tiempo por ficha.
    Gravedad: activa, 2 estrellas He y 1 recurso de supernova; pasiva, 1 gravitón por ficha.
    Química: activa, 1 estrella C y 1 nebulosa de la pila que elijas; pasiva, 1 protobionte por ficha.
rules-controls-see = control/light control/time control/gravity control/chemistry light time gravity chemistry

rules-energy-cards-title = Cartas de Energía
rules-energy-cards-text =
    Tomas las cartas de una en una, de la fila visible o del mazo, como quieras. La fila solo se repone, hasta cuatro cartas, al final de tu fase de Energía.
    El límite de diez cartas en la mano solo se comprueba en la fase final.
    Cuando hay que robar y el mazo está vacío, los descartes se barajan y forman uno nuevo. Si la fila, el mazo y los descartes están vacíos, las cartas restantes se pierden.
rules-energy-cards-see = energy-card row deck hand discard

rules-crystals-title = Cristales de tiempo
rules-crystals-text =
    Un avance sube tu cristal una casilla en la cámara temporal, de 0 a 6. Al llegar a la casilla 6 espera allí; tomas un cristal nuevo de la reserva, lo pones en la casilla 0 y sigues con los avances que queden. Es la única forma de conseguir cristales nuevos.
    Varios cristales pueden esperar en la casilla 6. Los avances de las cartas de Poder funcionan igual, así que un cristal puede llegar a la casilla 6 y descargarse en el mismo turno.
    Cuando la reserva está vacía se usan sustitutos hasta el final de la ronda; cuentan como cristales, pero la partida termina con esa ronda.
rules-crystals-see = crystal step

rules-shortages-title = Cuando algo se agota
rules-shortages-text =
    No puedes obtener lo que no hay en la reserva: tomas lo que quede y pierdes el resto. Solo los cristales de tiempo se sustituyen durante la ronda en curso.
    Si una pila de nebulosas está vacía, eliges otra; si lo están todas, no obtienes nebulosa.
rules-shortages-see = shortage supply

rules-craft-title = La fase de Creación
rules-craft-text =
    Puedes colocar piezas, terminar nebulosas, descargar la cámara temporal, crear vida avanzada, obtener y usar cartas de Poder, descartar juegos de cartas y gastar recursos de supernova, ADN y gravitones, en cualquier orden.
    Las piezas que obtienes esperan junto al tablero hasta que las colocas. Mientras esperan no se les puede dar la vuelta y no cuentan para nada.
    Lo que siga esperando al final del turno se pierde: las estrellas y la vida vuelven a la reserva, las nebulosas van debajo de sus pilas.
rules-craft-see = craft waiting

rules-nebulae-title = Nebulosas
rules-nebulae-text =
    Las nebulosas son de tamaño 1, 2 o 3. Eliges el tamaño antes de robar, luego ves el disco y puedes colocarlo en cualquier espacio de nebulosa vacío.
    Un disco muestra las estrellas que pide y los puntos que da. Las nebulosas grandes piden más estrellas, puntúan más y cuentan más para los objetivos de su sector.
rules-nebulae-see = nebula tile 1-01 2-01 3-14 stack

rules-stars-title = Estrellas
rules-stars-text =
    Hay estrellas de hidrógeno (H), helio (He), oxígeno (O) y carbono (C). Una estrella va en cualquier espacio de estrella vacío.
    Toda estrella tiene una supernova en el reverso.
rules-stars-see = star H He O C

rules-life-title = Vida
rules-life-text =
    Un protobionte va en un espacio de vida vacío junto a vida que ya tengas, protobionte o vida estable, aunque se haya colocado hace un momento. Si no tienes nada de vida, va en el espacio inicial blanco.
    Las fichas de vida no tienen por qué seguir conectadas después.
rules-life-see = proto life

rules-complete-title = Terminar una nebulosa
rules-complete-text =
    En los seis vértices de la nebulosa deben estar las estrellas que pide. Una supernova vale por una estrella de cualquier tipo; su propio tipo no importa entonces. Las estrellas sobrantes no molestan.
    Sumas los puntos del disco, descartas de sus vértices una estrella o supernova a tu elección, usada o no, y le das la vuelta al disco. No hace falta vida.
    Cada nebulosa se termina una sola vez, y puedes dejar una lista para más tarde. Acabas con una antes de empezar la siguiente: una estrella compartida sirve a varias nebulosas mientras siga allí.
    La nebulosa de la última acción no se puede terminar en el mismo turno.
rules-complete-see = complete

rules-discharge-title = Descargar la cámara temporal
rules-discharge-text =
    Con un cristal en la casilla 6 puedes descargar: obtienes una estrella de cualquier tipo, llevas el cristal a la siguiente casilla de puntuación y sumas sus puntos. Las casillas dan 3, 6, 10, 15 y 21 puntos.
    Después de la quinta, una descarga sigue dando la estrella pero no puntos, y el cristal se aparta; esos cristales no cuentan para el objetivo.
    Si no queda ninguna estrella en la reserva, puntúas igualmente. Tres cartas de Tiempo pueden dar otra cosa en lugar de la estrella, una por descarga.
rules-discharge-see = chamber discharge

rules-advanced-life-title = Vida avanzada
rules-advanced-life-text =
    Puedes crear vida avanzada en una nebulosa terminada que aún no la tenga y que tenga vida en sus seis lados. Los protobiontes que la rodean vuelven a la reserva, aunque los necesitara una nebulosa vecina; la vida estable se queda.
    Tomas la ficha superior de la pila y la pones boca abajo sobre la nebulosa. Solo tú conoces su valor hasta el final de la partida, cuando puntúa; cuántas tienes es público.
    Solo Evolución permite una segunda ficha en la misma nebulosa. La vida avanzada no bloquea nada. Con la pila vacía no se puede crear.
rules-advanced-life-see = advanced

rules-power-cards-title = Obtener cartas de Poder
rules-power-cards-text =
    Elige un espacio libre y paga su precio en cartas de Energía del mismo tipo: 2, 3, 3 o 4 de arriba abajo; puedes llenar los espacios en cualquier orden. Roba tantas cartas de Poder de ese tipo como hayas pagado, quédate con una en el espacio y pon las demás debajo de su mazo en el orden que quieras.
    Un espacio queda ocupado toda la partida. Su ficha de Poder va al control como recordatorio del recurso extra.
    Si el mazo tiene menos cartas de las que has pagado, las robas todas; si está vacío, no puedes obtener cartas de ese tipo. Solo tú ves lo que robas; la carta con la que te quedas es pública.
rules-power-cards-see = power slot

rules-power-use-title = Usar cartas de Poder
rules-power-use-text =
    Puedes usar una carta de Poder en tu fase de Creación tantas veces como puedas pagarla, también en el turno en que la obtienes. Las cartas pagadas van a los descartes.
    Primero pagas el coste y luego aplicas el efecto paso a paso; si el tablero o la reserva permiten menos de lo que dice la carta, el efecto se detiene ahí. Debes seguir mientras sea posible; solo Agujero de gusano se puede parar antes.
    Una carta solo se ofrece si puede hacer algo. La vida pagada como coste sale antes del tablero, así que el efecto debe seguir siendo posible sin ella.
rules-power-use-see = use cost

rules-sets-title = Cinco cartas iguales
rules-sets-text = Cinco cartas de Energía del mismo tipo dan 6 puntos, tantas veces como puedas pagar. Las mismas cartas no pueden pagar además Velocidad de la luz.
rules-sets-see = set

rules-supernovas-title = Supernovas
rules-supernovas-text =
    Un recurso de supernova convierte una de tus estrellas del tablero en supernova. Para una nebulosa, una supernova vale por una estrella de cualquier tipo.
    Para los objetivos es un tipo de estrella aparte: cuenta en los grupos de estrellas y como supernova, nunca como H, He, O o C. Los gravitones no la mueven, pero otras estrellas pueden saltarla.
rules-supernovas-see = supernova

rules-stabilise-title = ADN y vida estable
rules-stabilise-text = Un recurso de ADN convierte un protobionte del tablero en vida estable. Crear vida avanzada no consume la vida estable, que así puede servir a varias nebulosas.
rules-stabilise-see = dna stable

rules-move-title = Gravitones y movimiento
rules-move-text = Un gravitón mueve una estrella, un protobionte o una ficha de vida estable a un espacio adyacente vacío de su tipo. Se pueden saltar espacios ocupados de ese tipo, todos los seguidos que haga falta. Las supernovas nunca se mueven así.
rules-move-see = graviton move

rules-last-action-title = La última acción
rules-last-action-text =
    Acabas tu turno de una de estas dos maneras: obtener una nebulosa de cualquier tamaño y colocarla de inmediato, o estabilizar un protobionte.
    Solo puedes acabar sin recompensa si una de las dos no da nada: sin espacio de nebulosa vacío o sin discos, o sin protobiontes en el tablero.
    Después, todo lo que espera se pierde y los tres medidores vuelven a 0. Las supernovas del tablero se quedan.
rules-last-action-see = last-action end-of-turn

rules-end-phase-title = La fase final
rules-end-phase-text =
    Tras el turno del último participante, todos los objetivos avanzan un espacio; el que llega al espacio 4 se puntúa y se descarta; entra uno nuevo en el espacio 1 si queda alguno; luego se comprueba si la partida termina.
    Si continúa, quien tenga más de diez cartas se descarta hasta tener diez, y la ficha de Participante inicial pasa a la izquierda. Con dos participantes se queda donde está.
rules-end-phase-see = end-phase first-player

rules-goals-title = Objetivos universales
rules-goals-text =
    Cada objetivo se puntúa una vez, en la tercera ronda que pasa en el medidor: los seis objetivos en las rondas 3 a 8. Quien tenga más suma 6 puntos y el segundo 3.
    Un empate en cabeza da 6 puntos a todos los empatados y nada por el segundo puesto; un empate en el segundo da 3 a cada uno. Hace falta al menos uno de lo que cuenta el objetivo. Con dos participantes no hay segundo puesto.
    Solo cuenta lo que está en el tablero, no lo que espera al lado.
rules-goals-see = goal goals

rules-end-title = Fin de la partida
rules-end-text =
    La partida termina en la fase final en la que no queda ningún cristal de tiempo en la reserva o no queda ningún objetivo. Los objetivos que sigan en el medidor no se puntúan y el límite de mano ya no se aplica. Solo en la edición francesa se descartan aún las cartas que pasan de diez antes de la clasificación final.
    La vida avanzada se revela y se suman sus puntos. Un empate lo rompe quien conserve más cartas de Energía; si también coinciden, la victoria se comparte.
rules-end-see = end ties

rules-secrets-title = Qué está oculto
rules-secrets-text =
    Solo su dueño conoce las cartas de su mano, los valores de su vida avanzada y las cartas de Poder que ha robado y devuelto. El número de cartas y fichas es público, como todo lo que está en los tableros.
    Puedes deshacer tus acciones durante tu turno hasta que se robe algo, se muestre algo oculto o actúe otra persona.
rules-secrets-see = secrets

rules-editions-title = Ediciones
rules-editions-text =
    Las reglas impresas difieren en algunos puntos, así que una mesa puede elegir edición. Púlsar cuesta 1 carta de Gravedad y 1 gravitón (conciliada y española), una carta cualquiera y 1 gravitón (polaca) o 1 carta de Gravedad y 2 gravitones (francesa).
    Polvo de estrellas sustituye una nebulosa sin terminar de tamaño 1; en la edición francesa, cualquier nebulosa sin terminar. En la última fase final, la edición francesa aún hace descartar las cartas que pasan de diez, lo que puede decidir un empate; las demás paran antes. La conciliada sigue, punto por punto, lo que dice la mayoría.
    Otra opción decide si Horizonte de sucesos se paga con un recurso de supernova del medidor (por defecto) o con una supernova del tablero.
rules-editions-see = edition event-horizon-option

rules-reconstructed-title = Qué está reconstruido
rules-reconstructed-text =
    Conocido por los reglamentos: las reglas, la cantidad de piezas, los costes y efectos de las cartas de Poder, los objetivos y un disco de Nebulosa (H He He O C C por 10 puntos).
    Desconocido y por tanto reconstruido: la disposición del tablero individual (cuántos espacios tiene, dónde están los sectores y los espacios marcados); lo que piden y puntúan los otros 47 discos de Nebulosa; el recurso extra de cada carta de Poder. Que una nebulosa sin colocar vaya debajo de su pila es una regla nuestra.
    Los nombres de las cartas de Poder son los de la edición española; los de los objetivos son nuestros.
    Cada entrada del archivo content.toml dice si es conocida o reconstruida, para que quien tenga un ejemplar impreso pueda corregirla.
rules-reconstructed-see = reconstructed

rules-power-generations-title = Generaciones
rules-power-generations-text = En lugar de la estrella de una descarga: coloca una tras otra tres fichas de vida estable en espacios de vida vacíos cualesquiera. No necesitan estar junto a otra vida, y no se le da la vuelta a ningún protobionte.
rules-power-generations-see = power/generations

rules-power-expanding-universe-title = Universo en expansión
rules-power-expanding-universe-text = En lugar de la estrella de una descarga: obtén 2 estrellas H. Si solo queda una, obtienes una.
rules-power-expanding-universe-see = power/expanding-universe

rules-power-black-hole-title = Agujero negro
rules-power-black-hole-text = En lugar de la estrella de una descarga: convierte dos de tus estrellas en supernovas, o una si solo tienes una.
rules-power-black-hole-see = power/black-hole

rules-power-event-horizon-title = Horizonte de sucesos
rules-power-event-horizon-text = Cuesta una carta cualquiera y 1 recurso de supernova (con la opción, una supernova del tablero). Obtén 2 avances del cristal de tiempo o 2 protobiontes, no uno de cada. Los protobiontes esperan y se colocan según la regla habitual.
rules-power-event-horizon-see = power/event-horizon

rules-power-fourth-dimension-title = 4.ª dimensión
rules-power-fourth-dimension-text = Cuesta 1 carta de Tiempo. Obtén 1 avance del cristal de tiempo.
rules-power-fourth-dimension-see = power/fourth-dimension

rules-power-special-relativity-title = Relatividad especial
rules-power-special-relativity-text = Cuesta 2 cartas del mismo tipo. Obtén 2 avances del cristal de tiempo.
rules-power-special-relativity-see = power/special-relativity

rules-power-quasar-title = Cuásar
rules-power-quasar-text = Cuesta una carta cualquiera y 1 gravitón. Obtén 1 avance del cristal de tiempo.
rules-power-quasar-see = power/quasar

rules-power-nuclear-fusion-title = Fusión nuclear
rules-power-nuclear-fusion-text = Cuesta 1 carta de Tiempo. Retira una de tus estrellas (no una supernova) y luego obtén una estrella de cualquier tipo, incluso del mismo. Espera como siempre y puede ir al espacio liberado.
rules-power-nuclear-fusion-see = power/nuclear-fusion

rules-power-genetic-drift-title = Deriva genética
rules-power-genetic-drift-text = Cuesta una carta cualquiera. Mueve un protobionte una vez, como con un gravitón, y luego estabilízalo. Si puede moverse, debe hacerlo; si no, se estabiliza donde está. Hace falta un protobionte.
rules-power-genetic-drift-see = power/genetic-drift

rules-power-ionizing-radiation-title = Radiación ionizante
rules-power-ionizing-radiation-text = Cuesta una carta cualquiera. Estabiliza todos los protobiontes adyacentes a una de tus supernovas. Hace falta una supernova con algún protobionte adyacente.
rules-power-ionizing-radiation-see = power/ionizing-radiation

rules-power-evolution-title = Evolución
rules-power-evolution-text = Cuesta una carta cualquiera y tres fichas de vida estable de cualquier parte de tu tablero. Añade una segunda vida avanzada a una nebulosa que tenga exactamente una. La vida alrededor de la nebulosa no importa.
rules-power-evolution-see = power/evolution

rules-power-abiogenesis-title = Abiogénesis
rules-power-abiogenesis-text = Cuesta 1 carta de Química. Coloca de inmediato vida estable en cualquier espacio de vida vacío. No necesita estar junto a otra vida.
rules-power-abiogenesis-see = power/abiogenesis

rules-power-survival-of-the-fittest-title = Supervivencia del más apto
rules-power-survival-of-the-fittest-text = Cuesta una carta cualquiera y un protobionte. Estabiliza dos protobiontes, o uno si solo queda uno. Tras pagar debe quedar al menos uno.
rules-power-survival-of-the-fittest-see = power/survival-of-the-fittest

rules-power-speciation-title = Especiación
rules-power-speciation-text = Cuesta una carta cualquiera. Coloca de inmediato un protobionte en un espacio vacío junto a tu vida estable.
rules-power-speciation-see = power/speciation

rules-power-photosynthesis-title = Fotosíntesis
rules-power-photosynthesis-text = Cuesta una carta cualquiera. Estabiliza todos los protobiontes adyacentes a tus estrellas O. Una supernova no es una estrella O. Hace falta una estrella O con algún protobionte adyacente.
rules-power-photosynthesis-see = power/photosynthesis

rules-power-water-rich-comets-title = Cometas ricos en agua
rules-power-water-rich-comets-text = Cuesta una carta cualquiera. Estabiliza todos los protobiontes adyacentes a tus estrellas C. Una supernova no es una estrella C. Hace falta una estrella C con algún protobionte adyacente.
rules-power-water-rich-comets-see = power/water-rich-comets

rules-power-molecular-cloud-title = Nube molecular
rules-power-molecular-cloud-text = Cuesta 2 cartas de Luz. Obtén una estrella H.
rules-power-molecular-cloud-see = power/molecular-cloud

rules-power-amino-acids-title = Aminoácidos
rules-power-amino-acids-text = Cuesta 1 carta de Química. Coloca de inmediato vida estable en cualquier espacio de vida vacío. No necesita estar junto a otra vida.
rules-power-amino-acids-see = power/amino-acids

rules-power-speed-of-light-title = Velocidad de la luz
rules-power-speed-of-light-text = Cuesta 5 cartas del mismo tipo. Suma 6 puntos y obtén una estrella de cualquier tipo; sumas los puntos aunque no quede ninguna estrella.
rules-power-speed-of-light-see = power/speed-of-light

rules-power-time-dilation-title = Dilatación temporal
rules-power-time-dilation-text = Cuesta 1 carta de Luz. Obtén 1 avance del cristal de tiempo.
rules-power-time-dilation-see = power/time-dilation

rules-power-relativity-delta-title = Relatividad Δ
rules-power-relativity-delta-text = Cuesta 2 cartas de Tiempo. Obtén una estrella de cualquier tipo y colócala de inmediato en el sector Δ o en su borde.
rules-power-relativity-delta-see = power/relativity-delta

rules-power-relativity-psi-title = Relatividad Ψ
rules-power-relativity-psi-text = Cuesta 2 cartas de Gravedad. Obtén una estrella de cualquier tipo y colócala de inmediato en el sector Ψ o en su borde.
rules-power-relativity-psi-see = power/relativity-psi

rules-power-relativity-phi-title = Relatividad Φ
rules-power-relativity-phi-text = Cuesta 2 cartas de Química. Obtén una estrella de cualquier tipo y colócala de inmediato en el sector Φ o en su borde.
rules-power-relativity-phi-see = power/relativity-phi

rules-power-nuclear-fission-title = Fisión nuclear
rules-power-nuclear-fission-text = Cuesta 2 cartas de Tiempo. Retira una de tus estrellas (no una supernova) y luego obtén una estrella de cualquier tipo y 1 avance del cristal de tiempo.
rules-power-nuclear-fission-see = power/nuclear-fission

rules-power-binary-star-title = Estrella binaria
rules-power-binary-star-text = Cuesta una carta cualquiera y 1 gravitón. Convierte una supernova de nuevo en su estrella y luego mueve esa estrella una vez; el movimiento es parte del efecto. Si puede moverse, debe hacerlo; si no, solo se le da la vuelta.
rules-power-binary-star-see = power/binary-star

rules-power-core-collapse-title = Colapso del núcleo
rules-power-core-collapse-text = Cuesta una carta cualquiera y 1 gravitón. Convierte una de tus estrellas en supernova.
rules-power-core-collapse-see = power/core-collapse

rules-power-stardust-title = Polvo de estrellas
rules-power-stardust-text = Cuesta una carta cualquiera. Obtén una nebulosa de tamaño 1, que espera como cualquier otra; o sustituye una nebulosa sin terminar de tamaño 1 por una nueva de tamaño 2 en el mismo espacio. El disco viejo va debajo de su propia pila. Para la edición francesa, véase Ediciones.
rules-power-stardust-see = power/stardust

rules-power-shooting-star-title = Estrella fugaz
rules-power-shooting-star-text = Cuesta 1 carta de Gravedad. Mueve una estrella, una supernova o una nebulosa sin terminar a cualquier espacio vacío de su tipo. Una nebulosa terminada no se puede mover, y una nebulosa no se lleva nada consigo.
rules-power-shooting-star-see = power/shooting-star

rules-power-solar-wind-title = Vientos solares
rules-power-solar-wind-text = Cuesta 2 cartas de Química. Convierte una de tus estrellas en supernova y estabiliza todos los protobiontes que tenga al lado. Puedes hacerlo aunque no haya ninguno.
rules-power-solar-wind-see = power/solar-wind

rules-power-pulsar-title = Púlsar
rules-power-pulsar-text = Cuesta 1 carta de Gravedad y 1 gravitón. Obtén 2 avances del cristal de tiempo. El coste varía según la edición; véase Ediciones.
rules-power-pulsar-see = power/pulsar

rules-power-white-dwarf-title = Enana blanca
rules-power-white-dwarf-text = Cuesta 2 cartas de Tiempo. Convierte una de tus estrellas en supernova y luego obtén 1 avance del cristal de tiempo.
rules-power-white-dwarf-see = power/white-dwarf

rules-power-wormhole-title = Agujero de gusano
rules-power-wormhole-text = Cuesta una carta cualquiera y una ficha de vida estable de tu tablero. Reubica hasta tres protobiontes, o hasta tres fichas de vida estable, en espacios de vida vacíos cualesquiera, cada ficha una vez. Puedes parar antes.
rules-power-wormhole-see = power/wormhole

rules-goal-life-kinds-title = Objetivos: vida estable, protobiontes
rules-goal-life-kinds-text = Más vida estable, o más protobiontes, en todo el tablero. Son dos objetivos distintos; ninguno cuenta la otra clase.
rules-goal-life-kinds-see = goal/stable-life goal/proto-life

rules-goal-star-kinds-title = Objetivos: estrellas He, O o C
rules-goal-star-kinds-text = Más estrellas de ese tipo en el tablero. Las supernovas no cuentan, fueran lo que fueran antes. No hay objetivo para H.
rules-goal-star-kinds-see = goal/stars-he goal/stars-o goal/stars-c

rules-goal-supernovas-title = Objetivo: supernovas
rules-goal-supernovas-text = Más supernovas en el tablero.
rules-goal-supernovas-see = goal/supernovas

rules-goal-star-group-title = Objetivo: mayor grupo de estrellas
rules-goal-star-group-text = Más estrellas en un solo grupo conectado sin huecos. Las supernovas cuentan aquí como estrellas.
rules-goal-star-group-see = goal/largest-star-group

rules-goal-small-nebulae-title = Objetivo: nebulosas terminadas de tamaño 1
rules-goal-small-nebulae-text = Más nebulosas terminadas de tamaño 1.
rules-goal-small-nebulae-see = goal/completed-size-1

rules-goal-crystals-title = Objetivo: cristales de tiempo descargados
rules-goal-crystals-text = Más cristales en casillas de puntuación, cinco como mucho. Los cristales que esperan en la casilla 6 y los apartados no cuentan.
rules-goal-crystals-see = goal/crystals-on-scoring-spaces

rules-goal-living-stars-title = Objetivo: estrellas junto a vida avanzada
rules-goal-living-stars-text = Más estrellas y supernovas en los vértices de nebulosas con vida avanzada. Una estrella que toca dos de ellas cuenta una vez.
rules-goal-living-stars-see = goal/stars-touching-nebula-with-advanced-life

rules-goal-sector-life-title = Objetivos: vida de un sector
rules-goal-sector-life-text = Más protobiontes y vida estable, en conjunto, en el sector Δ, Ψ o Φ. La vida en un borde del sector cuenta; la vida avanzada no.
rules-goal-sector-life-see = goal/life-delta goal/life-psi goal/life-phi

rules-goal-sector-sizes-title = Objetivos: nebulosas de un sector
rules-goal-sector-sizes-text = La mayor suma de tamaños de las nebulosas terminadas en el sector Δ, Ψ o Φ.
rules-goal-sector-sizes-see = goal/nebula-size-sum-delta goal/nebula-size-sum-psi goal/nebula-size-sum-phi
