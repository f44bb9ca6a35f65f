## Bots, by name

bot-stargazer = Stargazer
bot-stargazer-about = Takes what looks best at first glance and misjudges it now and then: a good first opponent.
bot-wanderer = Wanderer
bot-wanderer-about = Follows a sensible plan for each turn, with small misjudgements on the way.
bot-navigator = Navigator
bot-navigator-about = Weighs several whole turns against each other and takes the one that leaves it best placed.
bot-astronomer = Astronomer
bot-astronomer-about = Compares many turns, plays each of them on in its head again and again, and rarely misses a good plan.
bot-architect = Architect
bot-architect-about = The strongest: it considers the most turns, checks them most carefully and takes its time.
bot-greedy = Greedy bot
bot-random = Random bot
level-rating =
    { $seats ->
        [one] Rating { NUMBER($rating, useGrouping: 0) } in games with { $seats } player
       *[other] Rating { NUMBER($rating, useGrouping: 0) } in games with { $seats } players
    }
level-quick = moves at once
level-seconds = thinks for about { NUMBER($seconds, maximumFractionDigits: 1) } s
