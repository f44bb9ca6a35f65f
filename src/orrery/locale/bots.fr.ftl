## Les robots par leur nom

bot-stargazer = Rêveur
bot-stargazer-about = Choisit ce qui paraît le mieux au premier coup d’œil et le juge parfois mal : un bon premier adversaire.
bot-wanderer = Vagabond
bot-wanderer-about = Suit à chaque tour un plan raisonnable, avec de petites erreurs de jugement en chemin.
bot-navigator = Navigateur
bot-navigator-about = Compare plusieurs tours entiers et choisit celui qui le laisse le mieux placé.
bot-astronomer = Astronome
bot-astronomer-about = Compare beaucoup de tours, joue et rejoue la suite de chacun dans sa tête, et manque rarement un bon plan.
bot-architect = Architecte
bot-architect-about = Le plus fort : il envisage le plus de tours, les vérifie avec le plus de soin et prend son temps.
bot-greedy = Robot glouton
bot-random = Robot au hasard
level-rating =
    { $seats ->
        [one] Classement { NUMBER($rating, useGrouping: 0) } dans les parties à { $seats } joueur
       *[other] Classement { NUMBER($rating, useGrouping: 0) } dans les parties à { $seats } joueurs
    }
level-quick = joue aussitôt
level-seconds = réfléchit environ { NUMBER($seconds, maximumFractionDigits: 1) } s
