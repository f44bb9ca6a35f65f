# Teksty wspólne: polecenia i błędy. Teksty gier są w ich własnych folderach.

## Polecenia

app-help = Cyfrowy stół do gier: graj, symuluj i odtwarzaj partie.
version = Orrery { $version }
help-version = Wypisz wersję i zakończ.

command-play = Zagraj w terminalu. Partia zapisuje się po każdej akcji i można do niej wrócić.

serve-help = Uruchom serwer: gra w przeglądarce, samemu lub ze znajomymi.
serve-help-host = Adres, na którym nasłuchuje serwer; 0.0.0.0 wpuszcza inne komputery.
serve-help-port = Port, na którym nasłuchuje serwer.
serve-help-data = Folder, w którym wszystko jest przechowywane.
serve-address = Orrery jest pod adresem { $address }
serve-network = Z innych komputerów w tej sieci: { $address }
serve-unbuilt = Interfejs w przeglądarce nie jest zbudowany, więc mogą grać tylko programy. Zbudujesz go poleceniem make screen.
serve-stopped = Zatrzymano.

token-help = Utwórz gościa na serwerze i wypisz jego token, dla bota lub innego programu.
token-help-name = Nazwa gościa.
token-help-server = Adres serwera.

simulate-help = Rozegraj całe partie między botami i zapisz każdą z nich.
simulate-help-game = Gra do rozegrania.
simulate-help-seats = Liczba miejsc przy stole.
simulate-help-games = Liczba partii do rozegrania.
simulate-help-seed = To samo ziarno daje te same zapisy.
simulate-help-bots = Nazwy botów po przecinku: po jednej na miejsce albo jedna dla wszystkich. Poziomy od najsłabszego: { $levels }. Do porównania: { $plain }. Albo cmd:POLECENIE dla programu.
simulate-help-out = Folder na zapisy; jeśli go nie ma, zostanie utworzony.
simulate-help-option = Opcja gry w postaci nazwa=wartość; można podać kilka razy.
simulate-progress = Trwa gra
progress-line = { $description } ({ $done } z { $total })
simulate-stopped = Przerwano: w { $folder } są zapisy partii ({ $done } z { $games }).
simulate-done =
    { $games ->
        [one] Rozegrano { $games } partię gry { $game }; zapis jest w { $folder }.
        [few] Rozegrano { $games } partie gry { $game }; zapisy są w { $folder }.
        [many] Rozegrano { $games } partii gry { $game }; zapisy są w { $folder }.
       *[other] Rozegrano { $games } partii gry { $game }; zapisy są w { $folder }.
    }
simulate-seat = Miejsce
simulate-bot = Bot
simulate-wins = Wygrane, także wspólne
simulate-mean = Średnia punktów
simulate-forfeit = Partię { $number } oddano walkowerem z miejsca { $seat }; jej zapis kończy się w tym miejscu.

arena-help = Rozegraj mecze między botami i oceń ich siłę.
arena-help-bots = Co najmniej dwa boty, rozdzielone przecinkami: nazwa albo cmd:POLECENIE dla programu.
arena-help-games = Ile partii rozgrywa każda para; zaokrąglone w górę, tak by każde rozdanie zagrano z każdego miejsca.
arena-help-against = Każdy bot gra sam przeciw temu botowi na wszystkich pozostałych miejscach, zamiast każdy z każdym.
arena-help-jobs = Ile procesów gra jednocześnie; 0 oznacza jeden na rdzeń.
arena-help-ray = Graj na klastrze Ray pod tym adresem; local uruchamia Ray na tym komputerze. Wymaga orrery-tabletop[ray].
arena-help-seconds = Ile sekund na jeden ruch ma program zgłoszony przez cmd:.
arena-help-seed = To samo ziarno daje te same partie.
arena-help-json = Zapisz wyniki w tym pliku jako JSON.
arena-help-html = Zapisz wyniki w tym pliku jako stronę z wykresami.
arena-rating = Ranking
arena-share = Udział zwycięstw
arena-paired = 95 % według rozdań
arena-margin = Średnia przewaga
arena-points = Średnia punktów
arena-ms = Mediana ms na decyzję
arena-thinking = Mediana ms przy namyśle
arena-slowest = 99. percentyl, ms
arena-plot-times = Czas namysłu: od mediany do 99. percentyla, skala logarytmiczna
arena-plot-pairings = Udział zwycięstw, wiersz przeciw kolumnie
arena-pairing = { $bot } przeciw { $rival }: zwycięstwa { $share } { $interval }, według rozdań { $paired }, przewaga { $margin }, partie: { $games }.
arena-title = { $game }, miejsca: { $seats }, partie: { $games }
arena-program = { $bot } przedstawia się jako { $name }.
arena-forfeits =
    { $games ->
        [one] { $bot } oddał walkowerem { $games } partię:
        [few] { $bot } oddał walkowerem { $games } partie:
        [many] { $bot } oddał walkowerem { $games } partii:
       *[other] { $bot } oddał walkowerem { $games } partii:
    }
arena-bot = Bot
arena-rival = Rywal
arena-pairings = Pary
arena-alone = W każdej partii jeden bot ma jedno miejsce, a jego rywal pozostałe ({ $others }); równy udział zwycięstw to { $even }.
arena-stopped = Przerwano po { $done } z { $total } partii: tabela powstała z nich. Z opcją --log zostałyby zachowane.

ladder-help = Zmierz siłę poziomów: każdy gra z poziomem niżej i z { $anchor }. Można przerwać i wznowić.
ladder-help-game = Gry do zmierzenia; bez nazwy wszystkie.
ladder-help-bots = Dodatkowe boty do zmierzenia, rozdzielone przecinkami: cmd:POLECENIE dla programu. Grają z każdym poziomem.
ladder-help-log = Plik, w którym przechowuje się rozegrane partie; tych, które już tam są, nie rozgrywa się ponownie.
ladder-help-write = Zapisz wyniki w źródłach: plik z danymi oraz tabele w README.md i docs/ladder.md.
ladder-help-tables = Tylko zapisz od nowa tabele w README.md i docs/ladder.md na podstawie pliku z danymi.
ladder-share = Zwycięstwa z { $anchor }
ladder-margin = Przewaga
ladder-step = Zwycięstwa z botem niżej
ladder-games = Partie
ladder-caption = { $game }, miejsca: { $seats }, partie: { $games }: `{ $command }`
ladder-none = Nie zmierzono jeszcze żadnej drabinki: robi to `orrery ladder --write`.
ladder-resumed = W { $file } jest już partii: { $done } z { $total }.
ladder-stopped = Przerwano: w { $file } zachowano partii: { $done } z { $total }. To samo polecenie podejmie grę w tym miejscu.
ladder-written = Zapisano: { $file }

balance-help = Sprawdź równowagę gry na podstawie partii równych botów: miejsca, elementy, długość, punkty.
balance-help-bots = Bot, który gra na każdym miejscu.
balance-title = { $game }, miejsca: { $seats }, partie bota { $bot }: { $games }
balance-seats = Miejsca
balance-seat = Miejsce
balance-share = Udział zwycięstw
balance-points = Średnia punktów
balance-sources = Punkty według źródeł
balance-source = Źródło
balance-mean = Średnia
balance-winners = Zwycięzcy
balance-others = Pozostali
balance-lead = Zwycięzcy − pozostali
balance-decisions = Długość w decyzjach
balance-length = Długość: średnio { $decisions } decyzji { $interval }, od { $shortest } do { $longest }; tury: { $turns }.
balance-component = Element
balance-taken = Partie: wzięto / był
balance-lift = Różnica punktów
balance-lift-note = Różnica punktów: punkty miejsc, które wzięły element, minus punkty pozostałych w tej samej partii. Pokazuje, co idzie w parze, a nie co jest przyczyną.
balance-figures = Wszystkie liczby
balance-flags = Zachwiana równowaga
balance-flag-seat = Miejsce { $id } wygrywa { $share } { $interval } partii z { $games }, więcej, niż na nie przypada.
balance-flag-unwanted = „{ $id }” ({ $kind }): prawie nikt tego nie bierze, tylko w { $share } { $interval } z { $games } partii, w których było dostępne.
balance-flag-winning = Kto bierze „{ $id }” ({ $kind }), wygrywa { $share } { $interval } z { $games } partii, w których inni tego nie wzięli.
balance-flag-none = Nic się nie wyróżnia.

replay-help = Odtwórz zapis, sprawdź każdy jego wiersz i wypisz wynik.
replay-help-file = Zapis do odtworzenia.
replay-help-trace = Wypisz każdą pozycję jako wiersz JSON.
replay-title =
    { $entries ->
        [one] { $game }, miejsc: { $seats }, { $entries } wpis
        [few] { $game }, miejsc: { $seats }, { $entries } wpisy
        [many] { $game }, miejsc: { $seats }, { $entries } wpisów
       *[other] { $game }, miejsc: { $seats }, { $entries } wpisu
    }
replay-unfinished = Partia nie jest skończona.
replay-to-act = Teraz gra: { $actor }
replay-rank = Miejsce
replay-player = Gracz
replay-points = Punkty

review-help = Przeanalizuj skończoną partię: kosztowne tury, szczęście, punkty zwrotne.
review-help-file = Zapis partii.
review-help-level = Poziom, który ocenia: { $known }. Wyższy trwa dłużej.
review-progress = Trwa analiza…
review-about = Szczęście: to, co wylosowano, w porównaniu ze średnią tego, co można było wylosować, w punktach oceny pozycji. Decyzje: to, co zagrano, w porównaniu z najlepszymi liniami analizy, w punktach przewagi na końcu partii rozegranych po obu.
review-luck = Szczęście
review-decisions = Decyzje
review-costliest = Najkosztowniejsze tury: { $player }
review-none = Żadna nie jest warta wzmianki.
review-played = Po wpisie { $position }: { $line }
review-better = Lepiej o { $points } (± { $error }): { $line }
review-goes-on = { $line } … i tura trwa dalej
review-why = Na koniec partii daje: { $reasons }.
review-rivals = odebrane najlepszemu rywalowi
review-chance = Stracona szansa na wygraną: { $chance } (± { $error })
review-curve = Szanse na wygraną
review-curve-point = Po wpisie { $position }: { $chances }
review-luckiest = Najszczęśliwsze chwile: { $moments }
review-unluckiest = Najbardziej pechowe chwile: { $moments }
review-set-up = przygotowanie gry
review-turning = Punkty zwrotne
review-turning-point = Po wpisie { $position }: przewaga ({ $player }) { $before } → { $after }

seat-name = Miejsce { $seat }
player-name = { $name } (miejsce { $seat })
actor-chance = los

legal-here = Teraz można: { $list }
list-none = brak
list-more =
    { $count ->
        [one] { $list } i jeszcze { $count }
        [few] { $list } i jeszcze { $count }
        [many] { $list } i jeszcze { $count }
       *[other] { $list } i jeszcze { $count }
    }
reasons-and = { $list } i { $last }
number-signed = { $sign }{ NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Błędy

error-error = Coś poszło nie tak.
error-action = Tej akcji nie można wykonać: { $text }
error-malformed = Tego nie da się odczytać jako akcji: { $text }
error-unknown = W tej grze nie ma takiej akcji: { $text }
error-illegal = Tej akcji nie można teraz wykonać: { $text }
error-unfinished-game = Analizować można tylko skończoną partię; liczba wpisów w tej: { $entries }.
error-unknown-game = Nie ma gry o nazwie { $game }. Znane gry: { $known }.
error-unknown-rules = Ten program nie zna reguł { $rules } gry { $game }; zna { $known }.
error-bad-seats = W grze { $game } liczba miejsc nie może wynosić { $seats }. Możliwe: { $known }.
error-unknown-option = Gra { $game } nie ma opcji o nazwie { $option }. Znane opcje: { $known }.
error-bad-option-value = Opcja { $option } nie może mieć wartości { $value }. Możliwe: { $known }.
error-too-few-bots = Mecz wymaga co najmniej dwóch różnych botów; podano: { $given }. Podaj kolejnego w --bots (po przecinku) albo w --against.
error-unknown-bot = Nie ma bota o nazwie { $bot }. Znane boty: { $known }.
error-bot-failure = { $command } nie może grać dalej.
error-bot-not-started = Nie można uruchomić { $command }: { $problem }
error-bot-ended = { $command } zakończył działanie w trakcie partii, kod { $status }. Jego słowa: { $said }
error-bot-silent = { $command } nie odpowiedział w ciągu { $seconds } s. Jego słowa: { $said }
error-bot-nonsense = { $command } odpowiedział „{ $heard }”, a oczekiwano { $expected }; teksty ruchów pochodzą z listy dozwolonych. Jego słowa: { $said }
error-workers-died = Procesy, które grają, kończyły się { $deaths } razy z rzędu, nie dogrywając żadnej partii. Sprawdź, ile pamięci potrzebują, albo użyj mniejszej liczby procesów.
error-no-ray = Ray nie jest zainstalowany. W folderze źródeł zainstaluje go make ray; albo pomiń --ray.
error-no-cluster = Pod adresem { $address } żaden klaster Ray nas nie wpuszcza. Sprawdź adres i czy klaster działa; jeśli wymaga tokenu, ustaw RAY_AUTH_MODE=token i RAY_AUTH_TOKEN tak jak tam.
error-no-sources = W { $folder } nie ma źródeł Orrery: brakuje { $file }. Uruchom polecenie w folderze projektu.
error-no-marks = Na stronie brakuje znaczników, między którymi zapisuje się drabinkę: { $begin } i { $end }. Przywróć je.
error-unknown-level = Nie ma poziomu o nazwie { $level }. Znane poziomy: { $known }.
error-content = Plik z danymi gry jest niepoprawny.

error-usage-option = Opcję zapisuje się jako nazwa=wartość, a nie: { $text }
error-usage-bots = Podaj jednego bota dla wszystkich miejsc albo po jednym na każde; miejsc: { $seats }, botów: { $given }.
error-bad-setting = Ustawienie jest nieprawidłowe: { $problem }. Ustawienia opisuje docs/operating.md.
error-no-server = { $server } nie odpowiada jak serwer Orrery: { $problem }
error-file = { $path }: { $problem }

error-record = Zapis jest niepoprawny.
error-record-empty = Zapis jest pusty; pierwszym wierszem powinien być nagłówek.
error-record-json = Ten wiersz nie jest w formacie JSON: { $text }
error-record-truncated = Plik urywa się w środku tego wiersza: { $text }
error-record-shape =
    { $expected ->
        [object] Ten wiersz nie jest obiektem JSON: { $text }
        [str] Brakuje „{ $key }” albo nie jest to tekst: { $text }
        [int] Brakuje „{ $key }” albo nie jest to liczba całkowita: { $text }
        [dict] Brakuje „{ $key }” albo nie jest to obiekt: { $text }
        [list] „{ $key }” nie jest listą: { $text }
        [names] „{ $key }” powinno zawierać jeden tekst na każde miejsce: { $text }
        [options] „{ $key }” powinno zawierać tekst dla każdej opcji: { $text }
        [seat] „{ $key }” powinno być numerem miejsca, licząc od 0, albo słowem „chance”: { $text }
       *[other] „{ $key }” jest błędne: { $text }
    }
error-record-format = Ten zapis ma format { $text }; program czyta { $known }.
error-record-game = To zapis gry o nazwie { $text }. Znane gry: { $known }.
error-record-rules = Ten zapis powstał według zasad numer { $text } gry { $game }; program zna { $known }.
error-record-seats = W grze { $game } liczba miejsc nie może wynosić { $text }. Możliwe: { $known }.
error-record-option = Nie ma opcji o nazwie { $text }. Znane opcje: { $known }.
error-record-option-value = Opcja { $option } nie może mieć wartości { $text }. Możliwe: { $known }.
error-record-seat = Wpis „{ $text }” należy do: { $given }, a teraz gra: { $expected }.
error-record-malformed = Tego nie da się odczytać jako akcji: { $text }
error-record-unknown = W tej grze nie ma takiej akcji: { $text }
error-record-illegal = Tej akcji nie można tu wykonać: { $text }
error-record-over = Partia skończyła się przed tym wpisem: { $text }
error-record-early-result = Wynik jest przed końcem partii: { $text }
error-record-result = Wynik jest błędny: { $text }. Powinno być: { $expected }.
error-record-after-result = Po wyniku jest coś jeszcze: { $text }
error-record-incomplete = Zapis jest niepełny: partia się skończyła, ale brakuje wyniku. Powinno być: { $expected }.
error-at-line = wiersz { NUMBER($line, useGrouping: 0) }: { $message }

## Gra w terminalu

play-help-game = Gra, w którą chcesz zagrać.
play-help-seats = Liczba miejsc przy stole; domyślnie o jedno więcej niż botów.
play-help-bots = Z kim grasz, po przecinku: po jednym na każde inne miejsce albo jeden dla wszystkich. Od najsłabszego: { $levels }. Bez tego program zapyta.
play-help-seat = Twoje miejsce, licząc od 0.
play-help-seed = To samo ziarno daje to samo rozdanie.
play-help-option = Opcja gry w postaci nazwa=wartość; można podać kilka razy.
play-help-resume = Wróć do zapisanej partii.
play-help-save = Plik, w którym zapisuje się partia; domyślnie nowy plik w tym folderze.
play-help-language = Język tekstów, na przykład pl.
play-you = Ty
play-which-game = Która gra? ({ $known }; Enter wybiera pierwszą)
play-opponents = Przeciwnicy
play-which-level = Z kim chcesz zagrać? (numer albo nazwa; Enter wybiera: { $name })
play-no-such-level = Nie ma takiego przeciwnika: { $line }
play-your-turn = Twoja tura.
play-other-turn = Teraz gra ktoś inny.
play-prompt = Twój wybór (numer, notacja, ? – pomoc):
play-which = Który (numer albo ostatnie słowo, 0 – wróć):
play-back = 0: wróć
play-sure = Zrobić to mimo wszystko? (t/n)
play-yes = t tak
play-not-understood = Tego nie można teraz zrobić: { $line }
play-nearest = Może chodziło o: { $list }
play-no-rules = Nie ma objaśnienia na temat: { $topic }
play-look-whom = Czyją planszę pokazać? { $list }
play-no-undo-chance = Losowania nie można cofnąć.
play-no-undo-other-seat = Inny gracz już wykonał akcję; jest za późno, by to cofnąć.
play-no-undo-over = Gra się skończyła; niczego nie można już cofnąć.
play-no-undo-revealed = Ujawniono coś ukrytego; jest za późno, by to cofnąć.
play-no-undo-nothing = Nie ma czego cofnąć.
play-no-undo-off = Przy tym stole niczego nie można cofać.
play-no-redo = Nie ma czego ponowić.
play-saved = Zapisano w { $path }.
play-kept = Zapis partii jest w { $path }.
play-resume = Partia jest zapisana. Aby do niej wrócić, wpisz: orrery play --resume { $path }
play-score = Punkty według źródeł
play-total = Razem
play-thinking = { $name } myśli…
play-hint-thinking = Szukam dobrych ruchów…
hint-reason = { $why } ({ $gain })
hint-for = Ten ruch { $for }.
hint-against = Ten ruch { $against }.
hint-both = Ten ruch { $for }, ale { $against }.
hint-neutral = Nie zmienia niczego, co dałoby się policzyć.
hint-later-for = Potem reszta tury { $for }.
hint-later-against = Potem reszta tury { $against }.
hint-later-both = Potem reszta tury { $for }, ale { $against }.
hint-gives-up = Rezygnuje z tego, co dałoby „{ $instead }”: { $more }.
hint-same-gives-up = Rezygnuje z tego samego co „{ $other }”.
hint-same-now = Sam ruch daje to samo co „{ $other }”.
hint-same-later = Reszta tury daje potem to samo co po „{ $other }”.
hint-same-all = To, co da się policzyć, jest takie samo jak dla „{ $other }”; różnią się tylko symulacje.
hint-same-played = Symulacje kończą się tak samo jak po „{ $other }”.
hint-keeps = Zachowuje to, co kosztowałoby „{ $instead }”: { $more }.
hint-gain = { $what } { $points }
hint-chance = Szansa na wygraną: { $chance } (± { $error })
hint-played =
    { $way ->
        [ahead] Średnia przewaga na koniec: { $points }; liczba symulacji: { $count }.
       *[behind] Średnia strata na koniec: { $points }; liczba symulacji: { $count }.
    }
hint-unplayed = Nie było z czym porównywać, więc niczego nie symulowano.
play-times = { $what } (×{ $count })
play-won = Zwycięstwo: { $names }.
play-shared = Wspólne zwycięstwo: { $names }.
play-help =
    Wpisz numer wyboru albo notację z nawiasów (place star H S5). Słowa można skracać (pl st h s5), a do numeru dopisać dalsze słowa (3 S5).
    Niektóre wybory otwierają listę: wpisz numer wyboru, a potem numer z listy. Enter pokazuje stół od nowa.
    undo (u), redo: cofnij ostatnią akcję, ponów ją
    hint (h): najlepsze ruchy z uzasadnieniem
    rules TEMAT (r): objaśnia kartę, cel lub kafel; samo rules wypisuje tematy
    look KTO: pokazuje planszę innego gracza
    list: wszystkie możliwe akcje w notacji
    log (l): co się wydarzyło      score: punkty według źródeł
    save PLIK: zapisz pod inną nazwą; partia i tak zapisuje się po każdej twojej akcji
    quit (q): wyjdź; do partii można wrócić
error-play-seat = Nie ma miejsca { NUMBER($seat, useGrouping: 0) }; miejsca mają numery od 0 do { NUMBER($last, useGrouping: 0) }.

## Zapisane partie

database-help = Baza danych jako sqlite:///ŚCIEŻKA lub postgresql://…; domyślnie plik w folderze danych.

backup-help = Skopiuj wszystkie zapisane partie do pliku; partie mogą się w tym czasie toczyć.
backup-help-file = Plik kopii zapasowej, a z --keep folder.
backup-done =
    { $tables ->
        [one] W kopii { $path } jest { $tables } stół.
        [few] W kopii { $path } są { $tables } stoły.
        [many] W kopii { $path } jest { $tables } stołów.
       *[other] W kopii { $path } jest { $tables } stołu.
    }

restore-help = Zastąp zapisane partie kopią zapasową; serwer musi być zatrzymany.
restore-help-file = Kopia do przywrócenia.
restore-help-replace = Usuń partie, które są tam teraz zapisane.
restore-done =
    { $tables ->
        [one] Z { $path } przywrócono { $tables } stół.
        [few] Z { $path } przywrócono { $tables } stoły.
        [many] Z { $path } przywrócono { $tables } stołów.
       *[other] Z { $path } przywrócono { $tables } stołu.
    }

verify-help = Odtwórz każdą zapisaną partię i porównaj wynik z tym, co zapisano.
verify-progress = Odtwarzanie
verify-wrong = Stół { $table }: { $problem }
verify-done = Odtworzono stoły: skończone { $finished }, nieskończone { $running }; niezgodności: { $wrong }.

verify-deal-help = Sprawdź, czy skończoną partię rozdano z ziarna ustalonego przed jej początkiem.
verify-deal-help-file = Zapis skończonej partii.
verify-deal-help-commitment = Zobowiązanie pokazane przed partią.
verify-deal-help-nonce = Liczba, którą twój program wysłał w odpowiedzi na to zobowiązanie.
verify-deal-done =
    { $entries ->
        [one] { $entries } losowanie jest zgodne z ziarnem.
        [few] Wszystkie { $entries } losowania są zgodne z ziarnem.
        [many] Wszystkie losowania ({ $entries }) są zgodne z ziarnem.
       *[other] Wszystkie losowania ({ $entries }) są zgodne z ziarnem.
    }
verify-deal-given =
    { $entries ->
        [one] Z innej partii przejęto { $entries } pierwsze losowanie.
        [few] Z innej partii przejęto { $entries } pierwsze losowania.
        [many] Z innej partii przejęto { $entries } pierwszych losowań.
       *[other] Z innej partii przejęto pierwsze losowania ({ $entries }).
    }
verify-deal-commitment = Zobowiązanie sprzed partii: { $commitment }
verify-deal-nonce = Liczba miejsca { $seat }: { $nonce }
verify-deal-no-nonce = Z miejsca { $seat } nie nadeszła liczba; zastępuje ją zobowiązanie.
verify-deal-order-unknown = Tę partię rozdano według wcześniejszego schematu hmac-sha256/1. Nie widać z niego, czy zobowiązanie powstało przed liczbami graczy.
verify-deal-order-server = Żaden gracz nie wysłał liczby: o tym rozdaniu zdecydował sam serwer.
verify-deal-order-proven = Na to zobowiązanie odpowiadał twój program, a twoja liczba jest wśród użytych: ziarno ustalono, zanim powstała twoja liczba.
verify-deal-order-compare = Tylko ten, kto wysłał liczbę, może stwierdzić, że zobowiązanie było pierwsze: porównaj je z tym, co zapamiętał twój program, opcjami --commitment i --nonce.

doctor-help = Sprawdź, czy serwer ma wszystko, czego potrzebuje.
doctor-state = Stan
doctor-topic = Element
doctor-detail = Szczegóły
doctor-well = w porządku
doctor-wrong = źle
doctor-lacking = brak
doctor-python = Python
doctor-compiled = Zasady
doctor-sqlite = SQLite
doctor-folder = Folder danych
doctor-port = Adres
doctor-files = Otwarte pliki
doctor-screen = Interfejs w przeglądarce
doctor-database = Baza danych
doctor-redis = Redis
doctor-is-compiled = skompilowane
doctor-is-pure = nieskompilowane: wszystko działa, ale wolniej
doctor-is-built = zbudowany
doctor-is-not-built = niezbudowany: programy mogą grać, przeglądarki nie
doctor-new-database = jeszcze jej nie ma; powstanie przy starcie serwera
doctor-old-database = z wcześniejszej wersji (krok { $revision }); przy starcie serwera powstanie kopia zapasowa, a potem baza zostanie zaktualizowana
doctor-file-limit = do { $files } naraz, wystarczy na połączenia w liczbie { $connections }
doctor-tables =
    { $tables ->
        [one] { $tables } stół
        [few] { $tables } stoły
        [many] { $tables } stołów
       *[other] { $tables } stołu
    }
doctor-answers = odpowiada
doctor-ready = Serwer można uruchomić.
doctor-not-ready = W tym stanie serwera nie da się uruchomić.

error-store = Wystąpił problem z zapisanymi partiami.
error-store-unavailable = Nie można użyć bazy danych ({ $path }): { $problem }
error-store-full = Brakuje miejsca tam, gdzie zapisywane są partie ({ $path }). Nic nie przepadło; zwolnij miejsce i graj dalej.
error-store-read-only = Miejsce, gdzie zapisywane są partie, jest tylko do odczytu ({ $path }). Nic nie przepadło; zezwól na zapis i graj dalej.
error-store-closed = Baza danych jest zamknięta ({ $path }).
error-store-locked = Zapisanych partii używa inny proces (numer { $process }): { $path }. Najpierw go zatrzymaj.
error-store-in-use = Zapisanych tu partii ({ $path }) używają serwery: { $processes }. Najpierw je zatrzymaj. Serwer zakończony siłą uchodzi jeszcze przez kilka sekund za działający.
error-unknown-table = Nie ma stołu { $table }.
error-unknown-guest = Nie ma gościa { $guest }.
error-store-duplicate = To już istnieje: { $key }
error-store-address = Tej bazy danych nie można użyć: { $kind }. Możliwe: sqlite:///ŚCIEŻKA, postgresql://…
error-store-newer = Zapisane partie pochodzą z nowszej wersji programu (krok { $revision }; ta zna { $known }). Zaktualizuj program.
error-store-old = Zapisane partie pochodzą ze starszej wersji programu (krok { $revision }); serwer zaktualizuje je przy starcie.
error-store-damaged = Nie można odczytać zapisanych danych stołu { $table }: { $problem }
error-store-gap = Brakuje wersji { NUMBER($version, useGrouping: 0) } stołu { $table }.
error-store-digest = Odtworzenie stołu { $table } dało inną sumę kontrolną niż zapisana.
error-store-missing = Nie ma pliku { $path }.
error-store-not-empty = Są tu już zapisane partie ({ $path }); użyj --replace, aby je usunąć.
error-store-not-a-backup = To nie jest pełna kopia zapasowa: { $path } ({ $problem })
error-sqlite-old = SQLite { $version } jest za stary; zainstaluj wersję { $oldest } lub nowszą.
error-deal-missing = W zapisie nie podano, jak rozdano partię.
error-deal-sealed = Ziarno tego rozdania jest jeszcze tajne; zostanie ujawnione po zakończeniu partii.
error-deal-scheme = Nieznany sposób rozdawania: { $text }
error-deal-seed = Ziarno nie zgadza się z zobowiązaniem { $commitment }.
error-deal-commitment = Partię rozdano według zobowiązania { $found }, a tobie pokazano { $commitment }.
error-deal-nonce = Liczby { $nonce } nie ma wśród użytych w tym rozdaniu.
error-deal-nonces = W zapisie nie każde miejsce ma liczbę albo zobowiązanie w jej miejsce.
error-deal-differs = Ziarno nie daje tego losowania: { $text }. Daje: { $expected }

## Powiadomienia dla nieobecnych graczy

notice-turn = { $game }: { $asked }
notice-invitation = { $game }: masz zaproszenie do stołu.
notice-test = To wiadomość testowa. Odtąd Orrery da ci tu znać, gdy przyjdzie twoja tura, a nie będzie cię przy stole.

yes-help = Wykonaj bez pytania.
yes-letter = t
not-done = Nic nie zmieniono.
backup-help-keep = Potraktuj FILE jako folder, nazwij kopię według czasu i zachowaj tylko tyle kopii.
downgrade-help = Przywróć zapisane partie do postaci, której używa wcześniejsza wersja programu.
downgrade-help-revision = Krok, do którego wrócić, na przykład 0002.
downgrade-ask = Wrócić do kroku { $revision }? To, co zapisują dopiero późniejsze kroki, przepadnie; najpierw powstanie kopia zapasowa.
downgrade-done = Zapisane partie są teraz na kroku { $revision }; ich stan sprzed zmiany jest w { $path }. Uruchom wcześniejszą wersję programu: ta znów by je zaktualizowała.
verify-damage = Baza danych jest uszkodzona: { $problem }
damage-advice = Uszkodzenia znalezione w bazie danych: { $count }. Zatrzymaj serwer, zachowaj kopię pliku i przywróć najnowszą kopię zapasową.
doctor-attention = uwaga
doctor-integrity = Spójność
doctor-set-aside = Stół odłożony
doctor-sound = baza danych nie znajduje w sobie błędów
doctor-set-aside-table = { $table } ({ $code }): nie jest udostępniany. Zobacz „orrery tables repair { $table }”.
doctor-new-folder = { $path } jeszcze nie istnieje; powstanie przy starcie serwera
doctor-default-folder = { $path } jeszcze nie istnieje, a żadne ustawienie nie wskazuje innego. Jeśli usługa trzyma partie gdzie indziej, użyj --data albo jej ORRERY_DATA.
doctor-running = używany przez działający serwer (proces { $process })
doctor-empty-database = pusty plik; serwer wypełni go przy starcie
doctor-expired = Sprzątanie
doctor-expire = teraz zamknęłoby lub usunęło: stoły { $tables }, goście { $guests }. Zobacz „orrery tables expired”.
tables-help = Zarządzaj zapisanymi stołami.
tables-help-id = Stół, tak jak w jego linku.
tables-list-help = Wypisz stoły, od najnowszych.
tables-help-status = Tylko takie: open, running, finished albo abandoned.
tables-help-game = Tylko stoły tej gry.
tables-help-guest = Tylko stoły tego gościa.
tables-help-set-aside = Tylko odłożone stoły.
tables-help-limit = Ile na jednej stronie.
tables-help-page = Która strona.
tables-help-file = Plik na zapis partii.
tables-help-hidden = Także z niezakończonej partii, ze wszystkim, czego gracze nie mogą widzieć.
tables-column-id = Stół
tables-column-game = Gra
tables-column-status = Stan
tables-column-seats = Miejsca
tables-column-version = Wersja
tables-column-updated = Ostatnia zmiana (UTC)
tables-column-reason = Odłożony
tables-more = Jest ich więcej: --page { $page }
tables-expired-help = Pokaż, co działający serwer zamknie lub usunie przy następnym sprzątaniu. Niczego nie zmienia.
tables-help-each = Ile stołów każdego rodzaju.
tables-expired-guests = { $guests ->
    [0] Żaden gość nie zostałby usunięty.
    [one] Usunięto by też jednego gościa.
    [few] Usunięto by też { $guests } gości.
    [many] Usunięto by też { $guests } gości.
   *[other] Usunięto by też { $guests } gościa.
 }
tables-column-expiry = Dlaczego
expiry-empty = nikt przy nim nie siedzi: zamknięty
expiry-waiting = czeka na próżno: zamknięty
expiry-running = nikt nie gra dalej: zamknięty, zapis partii zostaje
expiry-unstarted = dawno zamknięty, gra się nie zaczęła: usunięty
expiry-abandoned = dawno zamknięty: usunięty
expiry-finished = gra dawno zakończona: usunięty
tables-export-help = Zapisz przebieg partii stołu do pliku.
tables-exported = Zapis partii stołu { $table } jest w { $path }.
tables-set-aside-help = Nie udostępniaj stołu, dopóki nie zostanie przywrócony.
tables-set-aside = Stół { $table } jest odłożony.
tables-release-help = Udostępnij ponownie odłożony stół.
tables-released = Stół { $table } jest znów udostępniany.
tables-not-aside = Stół { $table } nie był odłożony.
tables-repair-help = Utnij uszkodzoną partię po ostatnim kroku, który da się odtworzyć.
tables-sound = Stół { $table } da się odtworzyć do końca; nie ma czego naprawiać.
tables-problem = Stół { $table }: { $problem }
tables-beyond-repair = Nie da się odtworzyć nawet jego początku. Pozostaje odłożony; przywróć go z kopii zapasowej albo usuń poleceniem „orrery tables remove { $table }”.
tables-repair-ask = Zachować wersje od 1 do { $sound } z { $stored }, a resztę usunąć?
tables-repaired = Stół { $table } gra dalej od wersji { NUMBER($version, useGrouping: 0) }. Jego poprzedni stan jest w { $path }; ten plik zawiera tajne ziarno.
tables-remove-help = Usuń stół ze wszystkim, co do niego należy; kopia zostanie w pliku.
tables-remove-ask = Usunąć stół { $table }?
tables-removed = Stół { $table } został usunięty; kopia jego danych jest w { $path }.
error-no-name = Po usunięciu niewidocznych znaków nic z tej nazwy nie zostaje. Wybierz inną.
error-unknown-report = Nie ma zgłoszenia { $number }.
deed-help-reason = Dlaczego, do dziennika działań.
deed-takes-effect = Działający serwer zastosuje to w ciągu kilku sekund.
tables-close-help = Zakończ to, co dzieje się przy stole; nadal można go oglądać.
tables-closed = Stół { $table } jest zamknięty.
tables-over = Przy stole { $table } wszystko już się zakończyło.
guests-help = Zarządzaj gośćmi, także gdy serwer działa.
guests-help-id = Gość, według identyfikatora z „orrery guests list”.
guests-help-name = Tylko goście, których imię to zawiera.
guests-help-new-name = Nowe imię.
guests-help-blocked = Tylko zablokowani goście.
guests-list-help = Wypisz gości, od najnowszych.
guests-rename-help = Nadaj gościowi inne imię, przy wszystkich jego stołach i na czacie.
guests-renamed = Gość { $guest } nazywa się teraz { $name }.
guests-block-help = Nie pozwól gościowi tworzyć stołów, dosiadać się ani pisać.
guests-blocked = Gość { $guest } jest zablokowany.
guests-unblock-help = Pozwól zablokowanemu gościowi znów grać i pisać.
guests-unblocked = Gość { $guest } nie jest już zablokowany.
guests-column-id = Gość
guests-column-name = Imię
guests-column-created = Od (UTC)
guests-column-tables = Stoły
guests-column-blocked = Zablokowany od (UTC)
reports-help = Czytaj zgłoszenia graczy.
reports-list-help = Wypisz zgłoszenia, od najstarszych.
reports-help-settled = Także załatwione.
reports-help-number = Numer zgłoszenia.
reports-settle-help = Oznacz zgłoszenie jako załatwione.
reports-settled = Zgłoszenie { $number } jest załatwione.
reports-column-number = Numer
reports-column-at = Kiedy (UTC)
reports-column-kind = Dotyczy
reports-column-table = Stół
reports-column-guest = Gość
reports-column-quote = Cytat
reports-column-reason = Powód
reports-column-reporter = Zgłasza
reports-kind-chat = wiersz czatu
reports-kind-player = gracz
reports-kind-table = stół
audit-help = Wypisz, co robili gospodarze i operatorzy.
audit-help-table = Tylko to, co dotyczy tego stołu.
audit-help-guest = Tylko to, co zrobił ten gość albo co go spotkało.
audit-help-limit = Ile, najnowsze.
audit-column-number = Numer
audit-column-at = Kiedy (UTC)
audit-column-role = Rola
audit-column-by = Kto
audit-column-deed = Co
audit-column-table = Stół
audit-column-guest = Gość
audit-column-reason = Dlaczego
audit-role-host = gospodarz
audit-role-operator = operator
audit-deed-remove = usunięcie
audit-deed-readmit = ponowne dopuszczenie
audit-deed-mute = wyciszenie
audit-deed-unmute = cofnięcie wyciszenia
audit-deed-close = zamknięcie stołu
audit-deed-rename = zmiana imienia
audit-deed-block = blokada
audit-deed-unblock = cofnięcie blokady
audit-deed-settle = załatwienie zgłoszenia
audit-deed-set-aside = odłożenie stołu
audit-deed-release = przywrócenie stołu
audit-deed-repair = naprawa stołu
audit-deed-delete = skasowanie stołu
error-tables-hidden = Partia przy stole { $table } nie jest zakończona: jej zapis ujawniłby to, czego gracze nie mogą widzieć. Jeśli mimo to go potrzebujesz, użyj --with-hidden.
error-table-set-aside = Ten stół jest odłożony ({ $reason }).
error-broken-log = Wersja { NUMBER($version, useGrouping: 0) } nie wynika z tego, co ją poprzedza.
error-other = Odmówiono ({ $code }).
error-system = System odmawia: { $problem }
error-output = Nie można zapisać wyniku: { $problem }. Skieruj go gdzie indziej.
error-unknown-setting = Nie ma ustawienia { $name } ({ $place }). Może chodziło o { $nearest }?
error-address-in-use = Pod adresem { $address } nasłuchuje już inny program. Zatrzymaj go albo wybierz inny port za pomocą --port.
error-address-refused = Serwer nie może nasłuchiwać pod adresem { $address }: { $problem }. Wybierz inny adres za pomocą --host i --port.
error-store-corrupt = Baza danych jest uszkodzona ({ $path }): { $problem }. Zatrzymaj serwer, zachowaj kopię pliku i przywróć najnowszą kopię zapasową.
error-store-replaced = Plik bazy danych usunięto lub podmieniono w czasie pracy serwera ({ $path }). Dopóki nie wróci, żaden ruch nie zostanie przyjęty; przywróć go albo uruchom serwer ponownie.
error-store-live = { $path } to sama baza danych: kopia w tym miejscu by ją zniszczyła. Podaj inny plik.
error-store-not-a-file = { $path } nie jest zwykłym plikiem. Podaj plik, a z --keep folder na kilka kopii.
error-store-not-a-folder = { $path } nie jest folderem. Podaj folder albo inne miejsce.
error-store-foreign-file = { $path } nie jest kopią zapasową, więc nie zostanie nadpisany. Podaj inny plik.
error-store-revision = Nie ma wcześniejszego kroku { $revision }. Możliwe: { $known }
error-store-empty = { $path } jest pusty: nigdy nie zapisano tam żadnej partii. Sprawdź, czy to właściwe miejsce; serwer wypełni je przy starcie.
error-store-foreign = { $path } to baza danych innego programu. Podaj inny plik za pomocą --database albo inny folder za pomocą --data.

train-help = Dostraja wagi oceny gry i uczy się wartości z partii z samą sobą. Można przerwać i wznowić.
train-help-out = Plik, w którym trening jest zapisywany krok po kroku; to samo polecenie wznawia go od tego miejsca.
train-help-start = Nazwa wag początkowych.
train-help-generations = Ile pokoleń kandydatów ma ewolucja.
train-help-candidates = Ilu kandydatów jest w pokoleniu.
train-help-trials = Ile szybkich partii rozgrywa każdy kandydat przeciw wagom początkowym.
train-help-beam = Szerokość wiązki, która znajduje całe tury; przy 0 kandydaci wybierają działanie po działaniu, a w partiach z samą sobą tury są tylko losowane.
train-help-rounds = Ile rund uczenia wartości następuje potem.
train-help-games = Ile partii rozgrywa się w każdej rundzie.
train-help-turns = Ile tur losuje się przy każdej decyzji tych partii, gdy wyuczono już ocenę; przy 0 tury znajduje tylko wiązka.
train-help-td-lambda = Jak bardzo późniejsze wyniki liczą się w ocenie, której pozycja ma uczyć, obok tego, co ocena z poprzedniej rundy mówi o pozycjach po drodze: 1 to same wyniki (TD lambda).
train-help-value = Plik value.json na początek: pierwsza runda gra według niego, a to, co wie, zostaje obok tego, czego się nauczy. Cechy, których nie zna, na początku nic nie znaczą.
train-resumed = { $done } z { $total } kroków jest już w pliku { $file }.
train-generation = Pokolenie { $number } z { $total }: najlepszy { $best }, średnio { $mean } pkt.
train-round = Runda { $number } z { $total }: wartość wyjaśnia { $explained } różnic w partiach, z których się nie uczyła (pozycji: { $positions }).
train-stopped = Przerwano. To, co gotowe, jest w pliku { $file }; to samo polecenie wznawia trening.
train-done = Trening zakończony: wagi są w pliku { $file }.
error-no-numpy = Do treningu potrzeba modułu { $module }, którego nie zainstalowano. W folderze źródeł zainstaluje go make research.
error-untrainable = { $game } nie ma oceny, której wagi można by trenować.
error-unknown-weights = Nie ma wag o nazwie { $name }. Znane wagi: { $known }.
error-other-recipe = Plik { $file } zawiera trening z innymi ustawieniami. Powtórz ustawienia, z którymi go zaczęto, albo podaj inny plik.
error-broken-training = Plik { $file } nie zawiera treningu: { $reason }. Podaj inny plik.
error-broken-value = Plik { $file } nie zawiera oceny pozycji: { $reason }. Podaj plik value.json gry albo sieć z jednej z rund treningu.
error-other-inputs = Tej oceny pozycji nauczono na cechach, których gra nie ma: { $inputs }. Podaj ocenę tej gry albo zacznij bez niej.

## Sprawdzanie bota, eksport partii

check-help = Sprawdź, czy program trzyma się protokołu botów: rozegraj z nim partie i wypisz każde naruszenie.
check-help-command = Polecenie, które uruchamia program, na przykład node bot.mjs. Jego własne opcje podaj po --.
check-help-game = Gra do rozegrania; można podać kilka razy. Domyślnie wszystkie gry.
check-help-seats = Liczba miejsc; można podać kilka razy. Domyślnie od 2 do 4.
check-help-games = Liczba partii do rozegrania.
check-help-seed = To samo ziarno daje te same partie.
check-help-json = Wypisz raport jako JSON.
check-progress = Sprawdzanie
check-done = { $name }: rozegrane partie: { $games }, w tym do końca: { $finished }; ruchy: { $moves }.
check-stopped = Przerwano po tylu naruszeniach; nierozegrane partie: { $left }. Najpierw napraw te.
check-good = Protokół nie został naruszony.
check-breach = Naruszenie: { $text }
check-warning = Ostrzeżenie: { $text }
check-where = w partii { $number } ({ $game }, miejsca: { $seats }, miejsce { $seat }), wpisów przedtem: { $entry }
check-sent = wysłano na końcu: { $text }
check-heard = odpowiedź: { $text }
check-said = na standardowym wyjściu błędów: { $text }
check-again =
    { $count ->
        [one] to samo jeszcze raz
        [few] to samo jeszcze { $count } razy
        [many] to samo jeszcze { $count } razy
       *[other] to samo jeszcze { $count } razy
    }
check-advice = co zrobić: { $text }
check-not-started = nie można uruchomić programu.
check-do-not-started = Sprawdź polecenie i ścieżkę; program jest uruchamiany bez powłoki.
check-ended = program skończył działanie w trakcie partii, ze statusem { $status }.
check-do-ended = Czytaj dalej aż do quit; przyczyna może być na standardowym wyjściu błędów.
check-silent = brak odpowiedzi w ciągu { $seconds } s.
check-do-silent = Na każdy wiersz legal odpowiedz jednym wierszem move, od razu opróżnij bufor i myśl krócej; limit ustawia --seconds.
check-unknown-reply = odpowiedź, której protokół nie zna.
check-do-unknown-reply = Na orrery odpowiedz „bot NAZWA WERSJA”, na legal „move TEKST”; wszystko inne pisz po słowie info albo na standardowe wyjście błędów.
check-illegal-move = ruch, którego nie ma na liście legal.
check-do-illegal-move = Odpowiedz jednym z tekstów ostatniego wiersza legal, litera po literze.
check-unasked = wiersz bez pytania.
check-do-unasked = Na każdy wiersz legal pisz jeden ruch i nic więcej; uwagi zaczynaj od info.
check-after-the-end = wiersz po końcu partii.
check-do-after-the-end = Po quit nic już nie pisz.
check-not-ended = program nie skończył działania po quit.
check-do-not-ended = Zakończ program po quit lub po zamknięciu wejścia; inaczej zostanie zabity.
check-bad-status = po quit program skończył ze statusem { $status }.
check-do-bad-status = Kończ ze statusem 0; przyczyna może być na standardowym wyjściu błędów.
check-not-repeatable = to samo ziarno dało inne ruchy.
check-do-not-repeatable = Losuj tylko z ziarna z wiersza game i nie polegaj na zegarze.
export-help = Zapisz partię jako jedną stronę, która ją odtwarza w każdej przeglądarce, bez serwera.
export-help-record = Zapis partii.
export-help-html = Strona do zapisania.
export-help-seat = Pokaż partię tak, jak widziało ją to miejsce, licząc od 0. Bez tej opcji zakończona partia pokazuje wszystkie ręce, a niezakończona to, co widzi każdy.
export-done = { $file }: { $size } kB, pozycje: { $positions }. Otwórz w przeglądarce.
error-export-seat = W tym zapisie nie ma miejsca { $seat }; są miejsca od 0 do { $last }.
error-no-replay-page = W tej instalacji brakuje strony do odtwarzania. Uruchom make screen i zainstaluj ponownie.

dataset-help = Rozegraj partie między botami i zapisz je w formacie Parquet dla programów uczących się. Można przerwać i wznowić.
dataset-help-out = Folder na zbiór danych; to samo polecenie kontynuuje to, co w nim jest.
dataset-help-seed = To samo ziarno daje ten sam zbiór danych.
dataset-help-shard = Ile partii trafia do jednej części zbioru. Przerwanie kosztuje tylko część właśnie tworzoną.
dataset-stopped = Przerwano. Gotowe części są w folderze { $folder }; to samo polecenie kontynuuje od tego miejsca.
dataset-done =
    { $games ->
        [one] { $games } partia jest w folderze { $folder }; liczba decyzji: { $decisions }.
        [few] { $games } partie są w folderze { $folder }; liczba decyzji: { $decisions }.
        [many] { $games } partii jest w folderze { $folder }; liczba decyzji: { $decisions }.
       *[other] { $games } partii jest w folderze { $folder }; liczba decyzji: { $decisions }.
    }
dataset-digest = SHA-256 wszystkich części: { $digest }
error-no-pyarrow = Zbiór danych wymaga modułu { $module }, którego nie zainstalowano. W folderze źródeł zainstaluje go make research.
error-no-encoding = Gra { $game } nie ma kodowania, więc nie ma czego zapisać. Jak gra je deklaruje, opisuje docs/encodings.md.
error-other-dataset = Folder { $folder } zawiera zbiór danych utworzony inaczej; różnią się ustawienia: { $settings }. Powtórz ustawienia początkowe albo podaj inny folder. Jeśli różni się program, od tego czasu zmieniono Orrery.
error-no-dataset = Folder { $folder } nie zawiera zbioru danych: brak pliku { $file } albo nie da się go odczytać. Aby utworzyć zbiór, podaj pusty lub nowy folder.
error-wrong-digest = { $file } nie jest plikiem, z którego powstał digest.json. Pobierz go ponownie albo usuń i uruchom jeszcze raz polecenie z README.md.

preview-site = Dwie gry o gwiazdach, światach i życiu
preview-open = wolne miejsce
preview-waiting =
    { $count ->
        [0] Wszystkie miejsca zajęte
        [one] Jedno wolne miejsce
        [few] { $count } wolne miejsca
        [many] { $count } wolnych miejsc
       *[other] { $count } wolnego miejsca
    }
preview-turn = Ruch: { $name }
preview-running = Partia trwa
preview-abandoned = Partia została zamknięta
preview-finished =
    { $count ->
        [one] Zwycięstwo: { $names }
        [few] Wspólne zwycięstwo: { $names }
        [many] Wspólne zwycięstwo: { $names }
       *[other] Wspólne zwycięstwo: { $names }
    }
