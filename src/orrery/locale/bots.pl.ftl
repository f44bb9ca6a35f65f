## Boty według nazwy

bot-stargazer = Obserwator
bot-stargazer-about = Wybiera to, co na pierwszy rzut oka wygląda najlepiej, i czasem źle to ocenia: dobry przeciwnik na początek.
bot-wanderer = Wędrowiec
bot-wanderer-about = W każdej turze trzyma się rozsądnego planu, choć po drodze zdarzają mu się drobne pomyłki.
bot-navigator = Nawigator
bot-navigator-about = Porównuje ze sobą kilka całych tur i wybiera tę, po której stoi najlepiej.
bot-astronomer = Astronom
bot-astronomer-about = Porównuje wiele tur, każdą wielokrotnie rozgrywa dalej w myślach i rzadko przeocza dobry plan.
bot-architect = Architekt
bot-architect-about = Najsilniejszy: rozważa najwięcej tur, sprawdza je najstaranniej i daje sobie na to czas.
bot-greedy = Bot zachłanny
bot-random = Bot losowy
level-rating =
    { $seats ->
        [one] Ranking { NUMBER($rating, useGrouping: 0) } w grach z { $seats } graczem
        [few] Ranking { NUMBER($rating, useGrouping: 0) } w grach z { $seats } graczami
        [many] Ranking { NUMBER($rating, useGrouping: 0) } w grach z { $seats } graczami
       *[other] Ranking { NUMBER($rating, useGrouping: 0) } w grach z { $seats } gracza
    }
level-quick = gra od razu
level-seconds = myśli około { NUMBER($seconds, maximumFractionDigits: 1) } s
