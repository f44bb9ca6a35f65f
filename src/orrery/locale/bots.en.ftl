## Bots, by name

bot-stargazer = Stargazer
bot-stargazer-about = Takes what looks best at first glance and misjudges it now and then: a good first opponent.
bot-wanderer = Wanderer
bot-wanderer-about = Considers a few ways to play a turn and takes the one it likes best, with small misjudgements.
bot-navigator = Navigator
bot-navigator-about = Plans whole turns and checks the best of them by playing the game to its end in its head.
bot-astronomer = Astronomer
bot-astronomer-about = Compares many turns by playing many games to their end in its head, and rarely misses a good plan.
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
