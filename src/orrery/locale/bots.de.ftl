## Die Bots nach Namen

bot-stargazer = Sterngucker
bot-stargazer-about = Nimmt, was auf den ersten Blick am besten aussieht, und verschätzt sich ab und zu: ein guter erster Gegner.
bot-wanderer = Wanderer
bot-wanderer-about = Folgt in jedem Zug einem vernünftigen Plan, mit kleinen Fehleinschätzungen unterwegs.
bot-navigator = Navigator
bot-navigator-about = Wägt mehrere ganze Züge gegeneinander ab und nimmt den, nach dem er am besten dasteht.
bot-astronomer = Astronom
bot-astronomer-about = Vergleicht viele Züge, spielt jeden davon im Kopf immer wieder weiter und übersieht selten einen guten Plan.
bot-architect = Architekt
bot-architect-about = Der Stärkste: bedenkt die meisten Züge, prüft sie am genauesten und lässt sich Zeit dafür.
bot-greedy = Gieriger Bot
bot-random = Zufallsbot
level-rating =
    { $seats ->
        [one] Wertung { NUMBER($rating, useGrouping: 0) } in Partien mit { $seats } Person
       *[other] Wertung { NUMBER($rating, useGrouping: 0) } in Partien mit { $seats } Personen
    }
level-quick = zieht sofort
level-seconds = denkt etwa { NUMBER($seconds, maximumFractionDigits: 1) } s nach
