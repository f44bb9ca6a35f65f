# Ekran wokół gier po polsku. Teksty gry są w jej własnym folderze.

## Wszędzie

loading = Wczytywanie…
close = Zamknij
cancel = Anuluj
save = Zapisz
home = Strona główna
back = Wstecz
your-turn = Twoja tura
guest-name = Astronom
rules = Zasady
settings = Ustawienia
keys = Klawisze
points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }

lost-title = Tu nic nie ma
lost-text = Pod tym adresem nie ma strony.

## Ustawienia

setting-language = Język
setting-theme = Kolory
setting-pace = Animacja
setting-pace-help = Jak szybko pokazywane są ruchy innych. Nigdy nie trzeba na nie czekać.
setting-list = Tylko lista akcji
setting-list-help = Usuwa obraz: gra się w całości z listy, także z czytnikiem ekranu.
setting-sound = Dźwięk
setting-sound-help = Dwa ciche tony, gdy przychodzi twoja tura.
setting-notices = Powiadomienia
setting-notices-help = Powiadomienie przeglądarki, gdy przychodzi twoja tura, a tej strony nie widać.
setting-webhook = Webhook
setting-webhook-help = Do partii rozłożonych na dni: gdy przychodzi twoja tura, a nie ma cię przy stole, serwer wysyła wiadomość pod ten adres, na przykład do webhooka czatu. Nikt inny nie zobaczy tego adresu.
webhook-address = Adres webhooka
webhook-set = Ustaw
webhook-host = Wiadomości trafiają do { $host }.
webhook-failing =
    { $count ->
        [one] Ostatnia wiadomość nie dotarła.
        [few] Ostatnie { $count } wiadomości nie dotarły.
        [many] Ostatnich { $count } wiadomości nie dotarło.
       *[other] Ostatnie { $count } wiadomości nie dotarło.
    }
webhook-test = Wyślij próbę
webhook-remove = Usuń
webhook-delivered = Próba dotarła.
webhook-why-private = Ten adres należy do sieci prywatnej; nic tam nie wysyłamy.
webhook-why-unreachable = Pod tym adresem nikt nie odpowiada.
webhook-why-answer = Pod tym adresem ktoś odpowiada, ale nie przyjmuje wiadomości.
webhook-why-malformed = To nie jest adres webhooka.
webhook-why-not-https = Adres musi zaczynać się od https://.
webhook-why-port = Na ten port nic nie wysyłamy.
webhook-why-off = Ten serwer nie wysyła nikomu wiadomości.
language-en = English
language-pl = Polski
language-fr = Français
language-es = Español
language-de = Deutsch
theme-dark = Noc
theme-light = Dzień
theme-contrast = Wysoki kontrast
pace-off = Wyłączona
pace-fast = Szybka
pace-normal = Zwykła
pace-slow = Powolna
switch-off = Wyłączone
switch-on = Włączone

## Strona główna

front-title = Zbuduj dziś kosmos
front-lead = Dwie gry planszowe o gwiazdach, światach i życiu: od razu z botami albo z przyjaciółmi przez link. Bez konta, bez instalowania.
front-games = Gry
front-seats =
    { $least ->
        [1] od 1 do { $most } graczy
       *[other] od { $least } do { $most } graczy
    }
front-play = Zagraj teraz z botem
front-learn = Ucz się, grając
front-set-up = Przygotuj stół
front-mine = Twoje stoły
front-mine-none = Jeszcze żadnych. Tutaj znajdziesz rozpoczęte partie.
front-watch = Oglądaj
front-watch-none = Teraz nie toczy się żadna publiczna partia.
front-name = Twoje imię
front-name-help = To czytają inni przy stole.
table-open = czeka
table-running = trwa
table-finished = skończona

## Przygotowanie stołu

set-up-title = Stół do gry { $game }
set-up-seats = Miejsca
set-up-count = Ile
seats-count =
    { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
        [many] { $count } miejsc
       *[other] { $count } miejsca
    }
set-up-seats-help = Osoba, która ma link, zajmuje wolne miejsce. Kilka osób przy tym ekranie przekazuje go sobie; kurtyna zasłania wtedy ręce.
set-up-options = Opcje
set-up-clock = Zegar
set-up-clock-help = Za tego, komu skończy się czas, gra bot, dopóki ta osoba nie wróci na miejsce.
set-up-undo = Cofanie
set-up-public = Kto może go znaleźć
set-up-invite = Utwórz stół i zaproś
set-up-start = Rozpocznij partię
seat-name = Miejsce { $seat }
seat-person = Imię osoby na miejscu { $seat }
sitter-me = Ja
sitter-here = Inna osoba przy tym ekranie
sitter-open = Wolne dla kogoś znajomego
sitter-bot = Bot · { $level }
bot-random = Wędrowiec
bot-greedy = Nawigator
bot-random-about = Wędrowiec: dowolny dozwolony ruch
bot-greedy-about = Nawigator: najlepszy ruch aż do następnej decyzji
clock-none = Bez zegara
clock-move-60 = 1 minuta na każdą akcję
clock-move-86400 = 1 dzień na każdą akcję
clock-bank-1800 = 30 minut na partię i 20 sekund więcej za każdą akcję
clock-move =
    { $seconds ->
        [one] { $seconds } sekunda na każdą akcję
        [few] { $seconds } sekundy na każdą akcję
        [many] { $seconds } sekund na każdą akcję
       *[other] { $seconds } sekundy na każdą akcję
    }
clock-bank =
    { $seconds ->
        [one] { $seconds } sekunda na partię i więcej za każdą akcję
        [few] { $seconds } sekundy na partię i więcej za każdą akcję
        [many] { $seconds } sekund na partię i więcej za każdą akcję
       *[other] { $seconds } sekundy na partię i więcej za każdą akcję
    }
undo-strict = Dopóki niczego nie ujawniono
undo-draws = Dopóki niczego nie dobrano
undo-off = Nigdy
undo-strict-help = Własne ruchy można cofać aż do dobrania, ujawnienia czegoś ukrytego lub ruchu innego gracza.
undo-draws-help = Własne ruchy można cofać aż do dobrania lub ruchu innego gracza, nawet jeśli ujawniono coś ukrytego.
undo-off-help = Co się stało, to się nie odstanie.
public-yes = Wszyscy
public-no = Kto ma link
public-yes-help = Stół widać na stronie głównej i każdy może oglądać.
public-no-help = Stołu nigdzie nie widać.

## Przed partią

lobby-title = Stół do gry { $game }
lobby-seats = Kto gra
lobby-start = Start
lobby-ready = Wszyscy są na miejscach.
lobby-host = Wszyscy są na miejscach. Partię zaczyna gospodarz.
lobby-waiting =
    { $count ->
        [one] Brakuje jeszcze { $count } gracza.
        [few] Brakuje jeszcze { $count } graczy.
        [many] Brakuje jeszcze { $count } graczy.
       *[other] Brakuje jeszcze { $count } gracza.
    }
invite = Zaproś
invite-help = Wyślij ten link: prowadzi do tego stołu, do gry lub do oglądania.
invite-link = Link do tego stołu
invite-copy = Kopiuj
invite-copied = Skopiowano
seat-open = Wolne miejsce
seat-sit = Usiądź tutaj
seat-bot = Posadź bota: { $level }
seat-leave = Wstań
seat-make-open = Zwolnij miejsce
seat-take-back = Wróć na moje miejsce
seat-hand-over = Niech gra bot
seat-stand-in = gra bot
seat-gone = poza stołem
player-you = (ty)

## Przy stole

board = Stół
actions = Akcje
actions-legal = Co możesz zrobić
actions-none = Teraz nie masz nic do zrobienia.
turn-tools = Twoja tura
undo = Cofnij
redo = Ponów
restart = Zacznij turę od nowa
redo-none = niczego nie cofnięto
undo-stop-chance = potem coś dobrano
undo-stop-revealed = potem ujawniono coś ukrytego
undo-stop-other-seat = potem działał ktoś inny
undo-stop-nothing = jeszcze nic nie zrobiono
undo-stop-off = przy tym stole niczego się nie cofa
undo-stopped = Tego nie można cofnąć: { $why }.
hint = Podpowiedź
hint-not-now = tylko w twojej turze
hint-help = Najlepsze ruchy zdaniem bota. Punkty mówią, o ile lepiej stoisz po ruchu.
hint-none = Nie udało się uzyskać podpowiedzi. Spróbuj ponownie.
hint-worth =
    { $points ->
        [one] { $gain } punkt
        [few] { $gain } punkty
        [many] { $gain } punktów
       *[other] { $gain } punktu
    }
hint-reason = { $why } ({ $gain })
hint-for = Ten ruch { $for }.
hint-against = Ten ruch { $against }.
hint-both = Ten ruch { $for }, ale { $against }.
hint-neutral = Zostawia wszystko tak, jak jest.
hint-do = Zrób to
side = Gracze, dziennik i czat
players = Gracze
tab-side = Dziennik
tabs = Części stołu
tools = Narzędzia
log = Dziennik
log-none = Jeszcze nic się nie wydarzyło.
log-jump = Zobacz stół z tamtej chwili
log-toggle = Dziennik i czat
recap = Od mojej tury
chat = Czat
chat-say = Napisz coś
chat-send = Wyślij
catch-up = Przejdź do teraz
watching = Oglądasz
picture-remove = Usuń obraz
picture-show = Pokaż obraz
list-scores = Punkty
losing = To zostałoby stracone
losing-back = Wróć do mojej tury
status-looking = Spojrzenie wstecz: { $text }
status-trying = Lepsza linia: { $text }
curtain = Przekaż ekran: { $name }
curtain-help = Nic z następnej ręki nie będzie widać, dopóki nie podejdzie następny gracz.
curtain-raise = To ja, { $name }
replaced = Ten stół jest otwarty w innym oknie
replaced-help = Naraz pokazuje go tylko jedno twoje okno. Nic nie ginie.
replaced-here = Używaj tutaj
connection-lost = Utracono połączenie. Trwa ponawianie; nic z tego, co zrobiono, nie przepadło.

refused-stale = Na stole coś się tymczasem zmieniło.
refused-not-to-act = To nie twoja tura.
refused-over = Partia jest skończona.
refused-malformed = Nie udało się tego zrozumieć.
refused-unknown = W tej grze nie ma takiej akcji.
refused-illegal = Teraz nie można tego zrobić.
refused-no-undo = Niczego nie można cofnąć.
refused-no-redo = Niczego nie cofnięto.
refused-not-yours = To nie twoje miejsce albo gra na nim teraz bot.
refused-not-started = Partia jeszcze się nie zaczęła.
refused-not-kept = Serwer nie zdołał zachować tego ruchu. Nic się nie stało; spróbuj ponownie.
refused-too-many = Za szybko. Poczekaj chwilę.
refused-busy = Żaden bot nie jest teraz wolny, żeby pomyśleć. Spróbuj ponownie.
refused-binary = Serwer czyta tylko tekst.
refused-other = Odmówiono ({ $code }).

trouble-unreachable = Nie można połączyć się z serwerem.
trouble-server = Coś poszło nie tak na serwerze.
trouble-unknown-table = Nie ma stołu o tym linku.
trouble-unknown-game = Nie ma tu takiej gry.
trouble-not-yours = O tym decyduje ktoś inny.
trouble-no-guest = Wczytaj stronę ponownie, aby wejść jeszcze raz.
trouble-malformed = Serwer tego nie zrozumiał.
trouble-not-kept = Serwer nie zdołał tego zachować. Nic się nie stało; spróbuj ponownie.
trouble-too-many = Za dużo naraz. Poczekaj chwilę.
trouble-seat-taken = Ktoś był szybszy: to miejsce jest zajęte.
trouble-already-started = Partia już się zaczęła.
trouble-not-started = Partia jeszcze się nie zaczęła.
trouble-not-finished = To dopiero po skończonej partii.
trouble-over = Partia jest skończona.
trouble-seats-open = Jest jeszcze wolne miejsce.
trouble-not-away = Ten gracz nadal tu jest.
trouble-not-handed-over = Na tym miejscu nie gra bot.
trouble-changed = Ktoś w tej samej chwili zmienił stół. Spróbuj ponownie.
trouble-busy = Serwer ma za dużo pracy. Spróbuj ponownie.
trouble-bad-position = Nie ma tu pozycji, od której można grać dalej.
trouble-bad-option-value = Tej opcji nie można tak ustawić.
trouble-bad-seats = W tę grę nie gra się przy tylu miejscach.
trouble-bad-webhook = Pod ten adres nie można niczego wysłać.
trouble-foreign-origin = Strona innej witryny nie może tego zrobić.
trouble-internal = Na serwerze coś poszło nie tak.
trouble-no-such-method = Serwer nie zna takiego żądania.
trouble-no-webhook = Nie ustawiono adresu.
trouble-not-found = Pod tym adresem nic nie ma.
trouble-not-to-act = To nie twoja tura.
trouble-too-large = To za dużo naraz.
trouble-unknown-bot = Nie ma takiego bota.
trouble-unknown-option = Ta gra nie ma takiej opcji.
trouble-unknown-seat = Nie ma takiego miejsca.
trouble-other = Odmówiono ({ $code }).

## Klawisze

key-tab = do następnej rzeczy
key-arrows = do najbliższej rzeczy w tym kierunku
key-enter = wykonaj
key-digits = wybierz z listy
key-undo = cofnij
key-redo = ponów
key-escape = puść to, co wybrane
key-hint = podpowiedź
key-log = dziennik i czat
key-rules = zasady
key-picture = obraz lub lista
key-sheet = ta ściągawka

## Po partii

end-title =
    { $count ->
        [one] Wygrywa { $names }
        [few] { $names } dzielą zwycięstwo
        [many] { $names } dzielą zwycięstwo
       *[other] { $names } dzielą zwycięstwo
    }
end-plot = Punkty w czasie
end-plot-label = Wykres punktów wszystkich graczy od początku do końca
end-plot-help = Kliknięcie wykresu pokazuje stół z tej chwili.
end-sources = Punkty według źródeł
end-source = Źródło
end-total = Razem
end-turning = Punkty zwrotne
end-turning-takes = { $name }: wyjście na prowadzenie
end-turning-loses = { $name }: utrata prowadzenia
end-turning-gains = { $name }: zysk dystansu
end-turning-stalls = { $name }: niewielki zysk
end-turning-falls = { $name }: strata dystansu
end-turning-lead = { $before } → { $after }
end-turning-help = Przewaga nad najlepszym z pozostałych przed turą i po niej, w punktach, jak bot wycenia stół.
end-rematch = Rewanż
end-replay = Powtórka
end-analyse = Analizuj
end-board = Obejrzyj planszę
end-record = Pobierz zapis
end-share = Kopiuj link do udostępnienia

## Powtórka

replay-title = Powtórka gry { $game }
replay-bar = Powtórka
replay-first = Na początek
replay-previous = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-next = Krok naprzód
replay-last = Na koniec
replay-position = Pozycja
replay-of = { $at } z { $all }
replay-back = Wróć do partii
replay-continue = Graj stąd dalej z botami
replay-look = Zobacz jako
replay-tried-note = { $name }: tak można było zagrać.
replay-as-played = Zobacz, co zagrano

## Spojrzenie wstecz na partię

review-title = Spojrzenie wstecz
review-lead = Które tury kosztowały najwięcej, co byłoby lepsze i co było tylko szczęściem. Nic nie jest oceniane po fakcie: każdą linię znaleziono z tego, co można było wiedzieć w danej chwili.
review-back = Powrót do wyniku
review-working = Partia jest przeglądana…
review-leave = To chwilę potrwa. Możesz opuścić tę stronę; praca toczy się dalej bez ciebie.
review-failed = Teraz nie udało się tego obliczyć.
review-again = Spróbuj ponownie
review-unfinished = Partia jeszcze trwa. Wróć po jej zakończeniu.
review-whose = Czyje tury
review-costliest = Najkosztowniejsze tury: { $name }
review-none = { $name }: żadna tura nie mogła pójść wyraźnie lepiej.
review-turn = Tura { $turn }
review-played = Zagrano
review-better = Lepiej
review-goes-on = … i tura trwa dalej.
review-more =
    { $count ->
        [one] jeszcze { $count } krok
        [few] jeszcze { $count } kroki
        [many] jeszcze { $count } kroków
       *[other] jeszcze { $count } kroku
    }
review-play = Zagraj lepszą linię
review-see = Zobacz na planszy
review-balance = Szczęście i decyzje
review-luck = Szczęście
review-decisions = Decyzje
review-luck-more = { $name }: los sprzyjał, { $worth } powyżej średniej.
review-luck-less = { $name }: los nie sprzyjał, { $worth } poniżej średniej.
review-luck-even = { $name }: los był obojętny.
review-decisions-more = Decyzje dały o { $worth } więcej niż linie bota.
review-decisions-less = Decyzje dały o { $worth } mniej niż linie bota.
review-decisions-even = Decyzje dorównały liniom bota.
review-moments = Szczęście i pech: { $name }
review-set-up = Przygotowanie gry
review-help = W punktach, jak bot wycenia stół. Szczęście: to, co wylosowano, wobec średniej tego, co mogło zostać wylosowane. Decyzje: to, co zagrano, wobec najlepszej linii, jaką bot znajduje w każdej turze, z uśrednionymi losowaniami.

## Objaśnienia zasad

rules-of = Zasady gry { $name }
rules-search = Szukaj w zasadach
rules-found =
    { $count ->
        [0] Żadna sekcja nie zawiera tych słów.
        [one] { $count } sekcja
        [few] { $count } sekcje
        [many] { $count } sekcji
       *[other] { $count } sekcji
    }

## Pierwsza partia

learn-title = Pierwsza partia gry { $game }
learn-leave = Wyjdź; lekcja na ciebie poczeka
learn-step = { $at } z { $all }
learn-next = Dalej
learn-back = Wstecz
learn-other = Dobra myśl, ale lekcja czeka najpierw na oznaczony ruch.
learn-again = Jeszcze raz
learn-play = Teraz zagraj

## Sprawdzenie losowania

deal-link = Jak sprawdzić losowanie
deal-title = Sprawdzenie losowania
deal-lead = Przed pierwszym losowaniem serwer ogłasza skrót sekretu. Każdy gracz dodaje własną liczbę. Po zakończeniu partii sekret zostaje ogłoszony i można odtworzyć wszystko, co wylosowano.
deal-none = Losowanie przy tym stole zacznie się wraz z partią.
deal-commitment = Skrót sekretu
deal-nonce = Liczba gracza { $name }
deal-seed = Sekret
deal-seed-later = pokazywany po zakończeniu partii
deal-check = Porównaj sekret ze skrótem
deal-right = Pasują do siebie.
deal-wrong = Nie pasują do siebie.
deal-command = Aby odtworzyć każde losowanie, pobierz zapis i uruchom:
