# Teksty wspólne: polecenia i błędy. Teksty gier są w ich własnych folderach.

## Polecenia

app-help = Cyfrowy stół do gier: graj, symuluj i odtwarzaj partie.
version = Orrery { $version }
help-version = Wypisz wersję i zakończ.

command-play = Zagraj w terminalu; partia zapisuje się cały czas i można do niej wrócić.

serve-help = Uruchom serwer stołów: gra w przeglądarce, samemu lub z przyjaciółmi.
serve-help-host = Adres, na którym serwer nasłuchuje; 0.0.0.0 wpuszcza inne komputery.
serve-help-port = Port, na którym serwer nasłuchuje.
serve-help-data = Folder, w którym wszystko jest przechowywane.
serve-address = Orrery jest pod adresem { $address }
serve-network = Z innych komputerów w tej sieci: { $address }
serve-unbuilt = Ekran nie jest zbudowany; programy mogą grać, przeglądarki widzą notatkę. Uruchom make screen.
serve-stopped = Zatrzymano.

token-help = Utwórz gościa na serwerze i wypisz jego token, dla bota lub innego programu.
token-help-name = Nazwa gościa.
token-help-server = Adres serwera.

simulate-help = Rozegraj całe partie między botami i zapisz każdą z nich.
simulate-help-game = Gra do rozegrania.
simulate-help-seats = Ile miejsc jest przy stole.
simulate-help-games = Ile partii rozegrać.
simulate-help-seed = To samo ziarno daje te same zapisy.
simulate-help-bots = Nazwy botów po przecinku: po jednej na miejsce albo jedna dla wszystkich.
simulate-help-out = Folder na zapisy; jeśli go nie ma, zostanie utworzony.
simulate-help-option = Opcja gry w postaci nazwa=wartość; można podać kilka razy.
simulate-progress = Trwa gra
simulate-done =
    { $games ->
        [one] Rozegrano { $games } partię gry { $game }; zapis jest w { $folder }.
        [few] Rozegrano { $games } partie gry { $game }; zapisy są w { $folder }.
        [many] Rozegrano { $games } partii gry { $game }; zapisy są w { $folder }.
       *[other] Rozegrano { $games } partii gry { $game }; zapisy są w { $folder }.
    }
simulate-seat = Miejsce
simulate-bot = Bot
simulate-wins = Wygrane lub dzielone
simulate-mean = Średnia punktów

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
replay-to-act = Ruch wykonuje: { $actor }
replay-rank = Lokata
replay-player = Gracz
replay-points = Punkty

review-help = Spójrz wstecz na skończoną partię: kosztowne tury, szczęście, punkty zwrotne.
review-help-file = Zapis partii.
review-progress = Patrzę wstecz…
review-about = W punktach wartości, jak widzi je bot. Szczęście: to, co przyszło, wobec średniej tego, co mogło przyjść. Decyzje: to, co zagrano, wobec linii bota, z uśrednionymi losowaniami.
review-luck = Szczęście
review-decisions = Decyzje
review-costliest = Najkosztowniejsze tury: { $player }
review-none = Żadna nie zasługuje na wzmiankę.
review-played = Po wpisie { $position }: { $line }
review-better = Lepiej o { $points }: { $line }
review-goes-on = { $line } … i tura trwa dalej
review-why = Ta linia { $reasons }.
review-luckiest = Najszczęśliwsze chwile: { $moments }
review-unluckiest = Najbardziej pechowe chwile: { $moments }
review-set-up = przygotowanie gry
review-turning = Punkty zwrotne
review-turning-point = Po wpisie { $position }: przewaga ({ $player }) { $before } → { $after }

seat-name = Miejsce { $seat }
player-name = { $name } (miejsce { $seat })
actor-chance = los

legal-here = Tutaj można: { $list }
list-more =
    { $count ->
        [one] { $list } i { $count } więcej
        [few] { $list } i { $count } więcej
        [many] { $list } i { $count } więcej
       *[other] { $list } i { $count } więcej
    }

## Błędy

error-error = Coś tu nie pasuje.
error-action = Tej akcji nie można wykonać: { $text }
error-malformed = To nie jest tekst akcji: { $text }
error-unknown = W tej grze nie ma akcji o nazwie: { $text }
error-illegal = Tego nie można tu zrobić: { $text }
error-unfinished-game = Wstecz można spojrzeć tylko na skończoną partię; liczba wpisów w tej: { $entries }.
error-unknown-game = Nie ma gry o nazwie { $game }. Znane gry: { $known }.
error-bad-seats = W grze { $game } liczba miejsc nie może wynosić { $seats }. Możliwe: { $known }.
error-unknown-option = Gra { $game } nie ma opcji o nazwie { $option }. Znane opcje: { $known }.
error-bad-option-value = Opcja { $option } nie może mieć wartości { $value }. Możliwe: { $known }.
error-unknown-bot = Nie ma bota o nazwie { $bot }. Znane boty: { $known }.
error-content = Dane gry są błędne.

error-usage-option = Opcję zapisuje się jako nazwa=wartość, a nie: { $text }
error-usage-bots = Podaj jednego bota dla wszystkich miejsc albo po jednym na każde; miejsc: { $seats }, botów: { $given }.
error-bad-setting = Ustawienie jest błędne: { $problem }
error-no-server = { $server } nie odpowiada jak serwer Orrery: { $problem }
error-file = { $path }: { $problem }

error-record = Zapis się nie zgadza.
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
error-record-seat = Wpis „{ $text }” podaje jako wykonawcę: { $given }, a ruch wykonuje: { $expected }.
error-record-malformed = To nie jest tekst akcji: { $text }
error-record-unknown = W tej grze nie ma akcji o nazwie: { $text }
error-record-illegal = Tego nie można tu zrobić: { $text }
error-record-over = Partia skończyła się przed tym wpisem: { $text }
error-record-early-result = Wynik stoi przed końcem partii: { $text }
error-record-result = Wynik jest błędny: { $text }. Powinno być: { $expected }.
error-record-after-result = Po wyniku jest coś jeszcze: { $text }
error-record-incomplete = Zapis jest niepełny: partia się skończyła, ale brakuje wyniku. Powinno być: { $expected }.
error-at-line = wiersz { NUMBER($line, useGrouping: 0) }: { $message }

## Gra w terminalu

play-help-game = Gra, w którą chcesz zagrać.
play-help-seats = Ile miejsc jest przy stole; jeśli nie podasz, o jedno więcej niż botów.
play-help-bots = Boty, z którymi grasz, po przecinku: po jednym na każde inne miejsce albo jeden dla wszystkich.
play-help-seat = Twoje miejsce, licząc od 0.
play-help-seed = To samo ziarno daje to samo rozdanie.
play-help-option = Opcja gry w postaci nazwa=wartość; można podać kilka razy.
play-help-resume = Wróć do zapisanej partii.
play-help-save = Plik, w którym zapisuje się partia; jeśli nie podasz, nowy plik w tym folderze.
play-help-language = Język tekstów, na przykład pl.
play-you = Ty
play-which-game = Która gra? ({ $known }; Enter wybiera pierwszą)
play-your-turn = Twoja tura.
play-other-turn = Ruch wykonuje inny gracz.
play-prompt = Twój wybór (numer, notacja, ? – pomoc):
play-which = Który (numer albo ostatnie słowo, 0 – wróć):
play-back = 0: wróć
play-sure = Zrobić to mimo wszystko? (t/n)
play-yes = t tak
play-not-understood = Tego nie da się tu zrobić: { $line }
play-nearest = Najbliższe: { $list }
play-no-rules = Nie ma objaśnienia dla: { $topic }
play-look-whom = Na kogo popatrzeć? { $list }
play-no-undo-chance = Tego, co przyniósł los, nie można cofnąć.
play-no-undo-other-seat = Inni gracze już odpowiedzieli; tego nie można cofnąć.
play-no-undo-revealed = Ujawniono coś ukrytego; tego nie można cofnąć.
play-no-undo-nothing = Nie ma czego cofnąć.
play-no-undo-off = Przy tym stole niczego nie można cofać.
play-no-redo = Nie ma czego ponowić.
play-saved = Zapisano w { $path }.
play-kept = Zapis partii jest w { $path }.
play-resume = Partia jest zapisana. Aby wrócić: orrery play --resume { $path }
play-score = Punkty według źródeł
play-total = Razem
play-thinking = { $name } myśli…
play-times = { $what } (×{ $count })
play-won = Zwycięstwo: { $names }.
play-shared = Zwycięstwo dzielone: { $names }.
play-help =
    Wpisz numer wyboru albo notację w nawiasach (place star H S5). Wystarczą początki słów (pl st h s5), a także numer i dalsze słowa (3 S5).
    Wiersz zakończony listą otwiera ją: wpisz jego numer, a potem, o który element chodzi. Enter pokazuje stół od nowa.
    undo (u), redo: cofnij ostatnią akcję, ponów ją
    rules TEMAT (r): objaśnia kartę, cel lub kafelek; samo rules wypisuje tematy
    look KTO: pokazuje planszę innego gracza
    list: wszystkie możliwe akcje w notacji
    log (l): co się wydarzyło      score: punkty według źródeł
    save PLIK: zapisz pod inną nazwą; partia i tak zapisuje się po każdej akcji
    quit (q): wyjdź; do partii można wrócić
error-play-seat = Nie ma miejsca { NUMBER($seat, useGrouping: 0) }; miejsca mają numery od 0 do { NUMBER($last, useGrouping: 0) }.

## Zapisane partie

database-help = Baza danych jako sqlite:///ŚCIEŻKA lub postgresql://…; jeśli nie podasz, plik w folderze danych.

backup-help = Skopiuj wszystkie zapisane partie do pliku, także w trakcie gry.
backup-help-file = Plik kopii zapasowej.
backup-done =
    { $tables ->
        [one] W kopii { $path } jest { $tables } stół.
        [few] W kopii { $path } są { $tables } stoły.
        [many] W kopii { $path } jest { $tables } stołów.
       *[other] W kopii { $path } jest { $tables } stołu.
    }

restore-help = Zastąp zapisane partie kopią zapasową; serwer nie może wtedy działać.
restore-help-file = Kopia do przywrócenia.
restore-help-replace = Porzuć partie, które są tam teraz zapisane.
restore-done =
    { $tables ->
        [one] Z { $path } przywrócono { $tables } stół.
        [few] Z { $path } przywrócono { $tables } stoły.
        [many] Z { $path } przywrócono { $tables } stołów.
       *[other] Z { $path } przywrócono { $tables } stołu.
    }

verify-help = Odtwórz każdą zapisaną partię i porównaj z tym, co zapisano.
verify-progress = Odtwarzanie
verify-wrong = Stół { $table }: { $problem }
verify-done = Odtworzono stoły: skończone { $finished }, nieskończone { $running }; niezgodne: { $wrong }.

verify-deal-help = Sprawdź, czy skończoną partię rozdano z ziarna zapieczętowanego przed jej początkiem.
verify-deal-help-file = Zapis skończonej partii.
verify-deal-help-commitment = Zobowiązanie pokazane przed partią.
verify-deal-done =
    { $entries ->
        [one] { $entries } wpis losu jest zgodny z ziarnem.
        [few] Wszystkie { $entries } wpisy losu są zgodne z ziarnem.
        [many] Wszystkie wpisy losu ({ $entries }) są zgodne z ziarnem.
       *[other] Wszystkie wpisy losu ({ $entries }) są zgodne z ziarnem.
    }
verify-deal-given =
    { $entries ->
        [one] Z innej partii przejęto { $entries } pierwszy wpis losu.
        [few] Z innej partii przejęto { $entries } pierwsze wpisy losu.
        [many] Z innej partii przejęto { $entries } pierwszych wpisów losu.
       *[other] Z innej partii przejęto pierwsze wpisy losu ({ $entries }).
    }
verify-deal-commitment = Zobowiązanie sprzed partii: { $commitment }
verify-deal-nonce = Liczba miejsca { $seat }: { $nonce }

doctor-help = Sprawdź, czy jest wszystko, czego potrzebuje serwer.
doctor-state = Stan
doctor-topic = Co
doctor-detail = Szczegóły
doctor-well = dobrze
doctor-wrong = źle
doctor-lacking = brak
doctor-python = Python
doctor-compiled = Zasady
doctor-sqlite = SQLite
doctor-folder = Folder danych
doctor-port = Adres
doctor-screen = Ekran
doctor-database = Baza danych
doctor-redis = Redis
doctor-is-compiled = skompilowane
doctor-is-pure = nieskompilowane: wszystko działa, ale wolniej
doctor-is-built = zbudowany
doctor-is-not-built = niezbudowany: programy mogą grać, przeglądarki nie
doctor-new-database = jeszcze jej nie ma; powstanie przy starcie serwera
doctor-old-database = w starszej wersji; zostanie uaktualniona przy starcie serwera
doctor-tables =
    { $tables ->
        [one] { $tables } stół
        [few] { $tables } stoły
        [many] { $tables } stołów
       *[other] { $tables } stołu
    }
doctor-answers = odpowiada
doctor-ready = Serwer można uruchomić.
doctor-not-ready = Tak serwera nie da się uruchomić.

error-store = Coś jest nie tak z zapisanymi partiami.
error-store-unavailable = Nie można użyć bazy danych ({ $path }): { $problem }
error-store-full = Tam, gdzie zapisywane są partie, nie ma już miejsca ({ $path }). Nic nie przepadło; zwolnij miejsce i graj dalej.
error-store-read-only = Tam, gdzie zapisywane są partie, nie można pisać ({ $path }). Nic nie przepadło.
error-store-closed = Baza danych jest zamknięta ({ $path }).
error-store-locked = Zapisanych partii używa inny proces (numer { $process }): { $path }
error-unknown-table = Nie ma stołu { $table }.
error-unknown-guest = Nie ma gościa { $guest }.
error-store-duplicate = To już istnieje: { $key }
error-store-address = Tej bazy danych nie można użyć: { $kind }. Możliwe: sqlite:///ŚCIEŻKA, postgresql://…
error-store-newer = Zapisane partie należą do nowszej wersji programu (krok { $revision }; ta zna { $known }).
error-store-old = Zapisane partie należą do starszej wersji programu (krok { $revision }); serwer uaktualni je przy starcie.
error-store-damaged = Nie można odczytać tego, co zapisano o stole { $table }: { $problem }
error-store-gap = Brakuje wersji { NUMBER($version, useGrouping: 0) } stołu { $table }.
error-store-digest = Odtworzenie stołu { $table } dało inny skrót niż zapisany.
error-store-missing = Nie ma pliku { $path }.
error-store-not-empty = Są już zapisane partie ({ $path }); z --replace zostaną porzucone.
error-store-not-a-backup = To nie jest pełna kopia zapasowa: { $path } ({ $problem })
error-sqlite-old = SQLite { $version } jest za stare; potrzebna wersja { $oldest } lub nowsza.
error-deal-missing = Zapis nie mówi, jak rozdano partię.
error-deal-sealed = Ziarno tego rozdania jest jeszcze tajne; zostanie pokazane po zakończeniu partii.
error-deal-scheme = Ten sposób rozdawania nie jest znany: { $text }
error-deal-seed = To nie jest ziarno zapieczętowane jako { $commitment }.
error-deal-differs = Tego nie rozdano: { $text }. Ziarno daje: { $expected }

## Powiadomienia dla nieobecnych graczy

notice-turn = { $game }: { $asked }
notice-test = Odtąd Orrery da ci tu znać, gdy przyjdzie twoja tura, a nie będzie cię przy stole.
