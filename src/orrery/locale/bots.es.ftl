## Los bots por su nombre

bot-stargazer = Miraestrellas
bot-stargazer-about = Elige lo que parece mejor a primera vista y a veces lo valora mal: un buen primer rival.
bot-wanderer = Vagabundo
bot-wanderer-about = Sigue en cada turno un plan sensato, con pequeños errores de juicio por el camino.
bot-navigator = Navegante
bot-navigator-about = Compara varios turnos enteros y elige el que lo deja mejor situado.
bot-astronomer = Astrónomo
bot-astronomer-about = Compara muchos turnos, juega mentalmente una y otra vez cómo seguiría cada uno y rara vez se le escapa un buen plan.
bot-architect = Arquitecto
bot-architect-about = El más fuerte: considera más turnos que nadie, los comprueba con más cuidado y se toma su tiempo.
bot-greedy = Bot codicioso
bot-random = Bot al azar
level-rating =
    { $seats ->
        [one] Puntuación { NUMBER($rating, useGrouping: 0) } en partidas de { $seats } jugador
       *[other] Puntuación { NUMBER($rating, useGrouping: 0) } en partidas de { $seats } jugadores
    }
level-quick = juega al instante
level-seconds = piensa unos { NUMBER($seconds, maximumFractionDigits: 1) } s
