# Ekran wokół gier po polsku. Teksty gry są w jej własnym folderze.

## Wszędzie

loading = Wczytywanie…
close = Zamknij
cancel = Anuluj
save = Zapisz
home = Strona główna
back = Wstecz
your-turn = Twoja tura
guest-name = Gość
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
setting-pace-help = Jak szybko pokazywane są ruchy innych graczy. Nigdy nie musisz na nie czekać.
setting-list = Tylko lista akcji
setting-list-help = Ukrywa obraz: grasz z samej listy, także z czytnikiem ekranu.
setting-sound = Dźwięk
setting-sound-help = Ciche dźwięki tego, co dzieje się przy stole. Wszystko widać też na ekranie.
setting-notices = Powiadomienia
setting-notices-help = Powiadomienie przeglądarki, gdy przychodzi twoja tura, a ta strona nie jest widoczna.
setting-invitations = Zaproszenia
setting-invitations-help = Osoby, z którymi grałeś, mogą cię zaprosić do swojego stołu. Zobaczysz to na stronie głównej.
setting-webhook = Webhook
setting-webhook-help = Do partii, które trwają wiele dni: gdy przychodzi twoja tura, a nie ma cię przy stole, serwer wysyła wiadomość pod ten adres, na przykład do webhooka czatu. Nikt inny nie widzi tego adresu.
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
webhook-test = Wyślij wiadomość testową
webhook-remove = Usuń
webhook-delivered = Wiadomość testowa dotarła.
webhook-why-private = Ten adres należy do sieci prywatnej; nic tam nie wysyłamy.
webhook-why-unreachable = Pod tym adresem nikt nie odpowiada.
webhook-why-answer = Pod tym adresem coś odpowiada, ale nie przyjmuje wiadomości.
webhook-why-malformed = To nie jest adres webhooka.
webhook-why-not-https = Adres musi zaczynać się od https://.
webhook-why-port = Na ten port nic nie wysyłamy.
webhook-why-off = Ten serwer nie wysyła wiadomości.
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

front-lead = Dwie gry planszowe o gwiazdach, światach i życiu. Zagraj od razu albo wyślij link znajomym.
front-games = Gry
front-seats = { $least }–{ $most } graczy
front-play = Zagraj teraz
front-opponent = Twój przeciwnik
front-learn = Ucz się, grając
front-set-up = Przygotuj stół
front-mine = Twoje partie
front-how-play = z botem, od razu: przeciwnika wybierzesz pod planetarium.
front-how-learn = w kilka minut, z ruchami, które są po kolei objaśniane.
front-how-set-up = dla znajomych: trafią do niego z linku, bez konta.
front-watch = Oglądaj
front-watch-none = Teraz nie trwa żadna publiczna partia.
front-name = Twoje imię
front-name-help = Tak widzą cię inni gracze.
table-open = czeka
table-running = trwa
table-finished = skończona

## Urządzenia i dane

account-link = Urządzenia i dane
account-title = Twoje urządzenia i dane
another-title = Graj na innym urządzeniu
another-help = Otwórz tam link albo skieruj aparat na kod. Twoje imię, miejsca i partie przejdą z tobą.
another-make = Pokaż link
another-again = Utwórz nowy link
another-picture = Kod QR z linkiem
another-address = Link do innego urządzenia
another-secret = Link działa raz i tylko do { $time }. Kto go otworzy, staje się tobą: nie pokazuj go nikomu innemu.
another-expired = Link wygasł.
another-local = Ta strona jest otwarta pod adresem, który zna tylko ten komputer. Żeby dostać się do niej z innego urządzenia, otwórz ją pod adresem tego komputera w twojej sieci i tam utwórz link.
devices-title = Zalogowane urządzenia
device-unknown = Program lub nieznana przeglądarka
device-here = to urządzenie
device-dates = od { $added }, ostatnio { $seen }
device-sign-out = Wyloguj
device-sign-out-here = Wyloguj się tutaj
devices-sign-out-others = Wyloguj wszystkie pozostałe
last-device-title = Wylogować jedyne urządzenie?
last-device-text = Żadne inne urządzenie nie jest zalogowane, więc potem nie da się wrócić jako { $name }. Najpierw dodaj inne urządzenie albo usuń się całkiem.
bots-title = Twoje boty
bots-help = Twój program może tu grać pod własnym imieniem. Inni widzą go jako twojego bota, nigdy jako człowieka. Dosiada się do stołów, do których go zaproszono, i do tych, które są otwarte dla botów.
bots-name = Imię bota
bots-make = Utwórz konto bota
bots-token = Token bota { $name }
bots-token-help = Ten token widać tylko teraz. Kto go ma, gra jako { $name }: przechowuj go tam, gdzie odczyta go tylko twój program.
bots-copy = Skopiuj token
bots-dates = od { $added }, ostatnio { $seen }
bots-unused = od { $added }, jeszcze nie grał
bots-renew = Nowy token
bots-remove = Usuń
bots-remove-ask = Usunąć { $name }?
bots-remove-text = Jego token przestanie działać. W trwających grach miejsce zajmie bot serwera, a w zakończonych zostanie zmyślone imię.
bots-remove-do = Usuń bota
data-title = Twoje dane
data-help = Wszystko, co serwer o tobie przechowuje, w jednym pliku: imię, urządzenia, stoły, zapisy partii i twoje wypowiedzi.
data-download = Pobierz swoje dane
delete-title = Usuń się z serwera
delete-help = Serwer o tobie zapomni. Nikt nie będzie mógł wrócić jako ty.
delete-open = Usuń mnie…
delete-ask = Usunąć { $name } na zawsze?
delete-games = W trwających grach twoje miejsce zajmie bot. Gry, w których nie ma nikogo innego, kończą się bez wyniku.
delete-records = W zakończonych grach zamiast twojego imienia zostaje zmyślone, na przykład „Guest 7F3A”.
delete-chat = Twoje wypowiedzi na czatach zostają, ale bez imienia.
delete-rest = Wszystkie twoje urządzenia zostaną wylogowane, a webhook usunięty.
delete-never = Tego nie da się cofnąć.
delete-do = Usuń mnie na zawsze
left-deleted = Serwer już cię nie pamięta
left-signed-out = To urządzenie jest wylogowane
left-text = W każdej chwili możesz zacząć jako ktoś nowy.
signed-out-title = To urządzenie zostało wylogowane
signed-out-text = Wylogowano je z innego twojego urządzenia. Aby wrócić, utwórz tam link.
arrive-title = Grać dalej jako { $name }?
arrive-text = To urządzenie będzie wtedy należeć do gracza { $name }: wszystkie stoły i miejsca będą też tutaj.
arrive-do = Graj dalej jako { $name }
arrive-not = Nie teraz
arrive-same-title = Na tym urządzeniu grasz już jako { $name }
arrive-same-text = Otwórz link na innym urządzeniu.
arrive-here =
    { $count ->
        [one] Na tym urządzeniu grasz dotąd jako ktoś inny ({ $name }) i masz jeden stół.
        [few] Na tym urządzeniu grasz dotąd jako ktoś inny ({ $name }) i masz { $count } stoły.
        [many] Na tym urządzeniu grasz dotąd jako ktoś inny ({ $name }) i masz { $count } stołów.
       *[other] Na tym urządzeniu grasz dotąd jako ktoś inny ({ $name }) i masz { $count } stołu.
    }
arrive-here-lost = { $name } nie ma innego zalogowanego urządzenia: jeśli przejdziesz dalej, do tych stołów nie będzie już dostępu. Jeśli chcesz zachować dane, najpierw je pobierz.
arrive-here-kept = { $name } ma też inne zalogowane urządzenia.
arrive-stay = Zostań przy tym, co jest tutaj
arrive-bad = Ten link już nie działa

## Otwarte stoły

join = Dołącz
any = Dowolnie
just-now = przed chwilą
open-tables = Otwarte stoły
open-tables-lead = Te stoły czekają na graczy. Jedno kliknięcie i masz miejsce.
open-tables-none = W tej chwili nikt nie czeka. Zacznij szybką grę, a inni znajdą cię tutaj.
open-tables-none-fit = Żaden czekający stół nie pasuje do tych filtrów.
open-tables-count =
    { $count ->
        [one] { $count } stół czeka na graczy.
        [few] { $count } stoły czekają na graczy.
        [many] { $count } stołów czeka na graczy.
       *[other] { $count } stołu czeka na graczy.
    }
open-tables-more = Pokaż więcej
filter = Filtruj
filter-game = Gra
filter-seats = Miejsca
filter-speed = Tempo
filter-bots = Boty
bots-with = Z botami
bots-without = Bez botów
speed-live = Za jednym posiedzeniem
speed-days = Przez kilka dni
speed-untimed = Bez zegara
table-present = jest tu teraz
table-absent = chwilowo poza stołem
table-yours = Twój stół
seat-reserved = Miejsce dla: { $name }
quick-match = Szybka gra
quick-match-lead = Zagrasz z kimś, kto chce grać w to samo. Gra zacznie się sama.
quick-match-find = Znajdź graczy
searching = Szukamy graczy
searching-time = Czekasz już { $time }.
searching-help = Gra zacznie się, gdy tylko wszystkie miejsca będą zajęte. W tym czasie możesz zagrać z botem: zachowasz miejsce i od razu się dowiesz.
searching-long = Nikt jeszcze nie przyszedł. Zagraj w tym czasie z botem: zachowasz miejsce i od razu się dowiesz.
searching-bot = Zagraj w tym czasie z botem
searching-stop = Przestań szukać
searching-bar = { $game }: szukamy graczy
searching-found = { $game }: gra jest gotowa, wszyscy już są.
searching-go = Przejdź do stołu
invitations = Zaproszenia
invitation-text = { $name } zaprasza cię do gry { $game }.
invitation-rematch = { $name } chce rewanżu w grze { $game }.
invitation-decline = Odrzuć
fellows = Osoby i boty, które możesz zaprosić
fellows-games =
    { $count ->
        [one] { $count } wspólna gra
        [few] { $count } wspólne gry
        [many] { $count } wspólnych gier
       *[other] { $count } wspólnej gry
    }
fellows-invite = Zaproś
fellows-pending = zaproszono
fellows-accepted = przyjęto
fellows-declined = odrzucono

## Przygotowanie stołu

set-up-title = Stół do gry { $game }
set-up-seats = Miejsca
set-up-count = Liczba miejsc
seats-count =
    { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
        [many] { $count } miejsc
       *[other] { $count } miejsca
    }
set-up-seats-help = Każdy, kto ma link, może zająć wolne miejsce. Kilka osób może grać na tym ekranie; przy przekazywaniu kurtyna zasłania rękę.
set-up-options = Opcje
set-up-clock = Zegar
set-up-clock-help = Jeśli komuś skończy się czas, gra za niego bot, dopóki nie wróci.
set-up-undo = Cofanie
set-up-public = Kto może znaleźć stół
set-up-invite = Utwórz stół i zaproś
set-up-start = Rozpocznij partię
seat-name = Miejsce { $seat }
seat-person = Imię osoby na miejscu { $seat }
sitter-me = Ja
sitter-here = Inna osoba przy tym ekranie
sitter-open = Wolne dla znajomych
sitter-bot = Bot · { $name }
levels-compare = Porównaj poziomy
level-choose = Który poziom ma grać?
clock-none = Bez zegara
clock-move-60 = 1 minuta na każdą akcję
clock-move-86400 = 1 dzień na każdą akcję
clock-bank-1800 = 30 minut na partię plus 20 sekund za każdą akcję
clock-move =
    { $seconds ->
        [one] { $seconds } sekunda na każdą akcję
        [few] { $seconds } sekundy na każdą akcję
        [many] { $seconds } sekund na każdą akcję
       *[other] { $seconds } sekundy na każdą akcję
    }
clock-bank =
    { $seconds ->
        [one] { $seconds } sekunda na partię plus czas za każdą akcję
        [few] { $seconds } sekundy na partię plus czas za każdą akcję
        [many] { $seconds } sekund na partię plus czas za każdą akcję
       *[other] { $seconds } sekundy na partię plus czas za każdą akcję
    }
undo-strict = Dopóki niczego nie ujawniono
undo-draws = Dopóki niczego nie dobrano
undo-off = Nigdy
undo-strict-help = Możesz cofać swoje ruchy, dopóki niczego nie dobrano, nie ujawniono nic ukrytego i nie wykonał ruchu inny gracz.
undo-draws-help = Możesz cofać swoje ruchy, dopóki niczego nie dobrano i nie wykonał ruchu inny gracz, nawet jeśli ujawniono coś ukrytego.
undo-off-help = Ruchów nie można cofać.
public-yes = Wszyscy
public-no = Każdy, kto ma link
public-yes-help = Stół jest na liście otwartych stołów; każdy może dołączyć lub oglądać.
public-no-help = Stół nie jest nigdzie widoczny.
set-up-bots = Programy innych graczy
bots-welcome-no = Tylko na zaproszenie
bots-welcome-yes = Mile widziane
bots-welcome-no-help = Konto bota dosiądzie się tylko wtedy, gdy zaprosi je ktoś przy stole.
bots-welcome-yes-help = Każde konto bota, które ma link albo znajdzie stół na liście, może zająć wolne miejsce.
table-welcomes-bots = boty mile widziane

## Przed partią

lobby-title = Stół do gry { $game }
lobby-seats = Kto gra
lobby-start = Start
lobby-ready = Wszyscy są na miejscach.
lobby-host = Wszyscy są na miejscach. Partię rozpoczyna gospodarz.
lobby-starts-full = Gra zacznie się sama, gdy wszystkie miejsca będą zajęte.
lobby-starting = Wszyscy już są. Gra zaraz się zacznie.
lobby-waiting =
    { $count ->
        [one] Brakuje jeszcze { $count } gracza.
        [few] Brakuje jeszcze { $count } graczy.
        [many] Brakuje jeszcze { $count } graczy.
       *[other] Brakuje jeszcze { $count } gracza.
    }
invite = Zaproś
invite-help = Wyślij ten link znajomym: prowadzi do tego stołu, do gry lub oglądania.
invite-link = Link do tego stołu
invite-copy = Kopiuj
invite-copied = Skopiowano
seat-open = Wolne miejsce
seat-sit = Usiądź tutaj
seat-bot = Dodaj bota
seat-leave = Zwolnij moje miejsce
seat-make-open = Zwolnij miejsce
seat-take-back = Wróć na moje miejsce
seat-hand-over = Niech gra bot
seat-stand-in = gra bot
seat-owner = Bot: { $owner }
seat-owner-unnamed = Konto bota
seat-gone = nie ma przy stole
stand-ins = Zastępcy i nieobecni
stand-in-mine = Twój czas minął. Od { $time } tę turę rozgrywa za ciebie zastępca.
stand-in-other = { $name }: czas minął. Od { $time } tę turę rozgrywa zastępca.
gone-mine = { $count ->
    [one] Twoją ostatnią turę rozegrał zastępca. Zagraj, gdy przyjdzie twoja kolej, a wrócisz do gry.
    [few] Twoje ostatnie { $count } tury rozegrał zastępca. Zagraj, gdy przyjdzie twoja kolej, a wrócisz do gry.
    [many] Twoje ostatnie { $count } tur rozegrał zastępca. Zagraj, gdy przyjdzie twoja kolej, a wrócisz do gry.
   *[other] Twoje ostatnie { $count } tury rozegrał zastępca. Zagraj, gdy przyjdzie twoja kolej, a wrócisz do gry.
 }
gone-other = { $count ->
    [one] { $name }: opuszczona tura. Jak chcecie grać dalej?
    [few] { $name }: { $count } opuszczone tury z rzędu. Jak chcecie grać dalej?
    [many] { $name }: { $count } opuszczonych tur z rzędu. Jak chcecie grać dalej?
   *[other] { $name }: { $count } opuszczonej tury z rzędu. Jak chcecie grać dalej?
 }
bot-thinking = { $name } myśli…
bot-waiting = Serwer jest zajęty. { $name } czeka na swoją kolej, żeby pomyśleć.
bot-failed = Z powodu błędu { $name } nie może znaleźć ruchu. Kolejne próby następują automatycznie.
bot-replace = Niech zagra inny bot
gone-bot = Graj dalej z botem
gone-wait = Czekaj
gone-end = Zakończ grę
gone-end-wished = Chcesz zakończyć; pozostali muszą się zgodzić
abandoned-title = Gra została przerwana
abandoned-text = Jednej osoby zabrakło, a pozostali zgodzili się zakończyć grę bez wyniku.
expired-title = Ten stół jest zamknięty
expired-waiting = Przez długi czas nikt nie przyszedł, więc stół zamknięto, zanim gra się zaczęła. W każdej chwili możesz przygotować nowy.
expired-running = Przez długi czas nikt tu nie grał, więc grę zamknięto bez wyniku. To, co rozegrano, zostało zachowane.
table-abandoned = Przerwana bez wyniku
end-stand-ins = Rozegrane przez zastępcę
end-stand-in-turn = { $name }, od ruchu { $position }
set-up-patience = Opuszczone tury
set-up-patience-help = Gdy skończy się czas, turę rozgrywa zastępca. Po tylu turach z rzędu pozostali decydują, jak grać dalej.
patience-turns = { $count ->
    [one] { $count } tura
    [few] { $count } tury
    [many] { $count } tur
   *[other] { $count } tury
 }
player-you = (ty)
people = Osoby przy tym stole
people-host = gospodarz
people-muted = wyciszenie
people-spectators = Oglądają
people-spectators-none = Nikt teraz nie ogląda.
people-removed = Usunięte osoby
host-mute = Wycisz
host-unmute = Pozwól pisać
host-remove = Usuń
host-readmit = Wpuść z powrotem
host-remove-ask = Usunąć od tego stołu gracza { $name }? Powrót będzie możliwy tylko za twoją zgodą.
host-remove-ask-running = Usunąć z tej partii gracza { $name }? Dalej zagra za niego bot, a powrót będzie możliwy tylko za twoją zgodą.
host-close = Zamknij stół
host-close-ask = Zamknąć ten stół dla wszystkich? Trwająca partia zakończy się bez wyniku.
reason = Powód (może zostać pusty)
report = Zgłoś
report-title = Zgłoszenie
report-table = Zgłoś ten stół
report-line = Zgłoś „{ $quote }”
report-ask-chat = Zgłosić „{ $quote }” osobie prowadzącej ten serwer?
report-ask-player = Zgłosić gracza { $quote } osobie prowadzącej ten serwer?
report-ask-table = Zgłosić ten stół osobie prowadzącej ten serwer?
report-done = Dziękujemy. Osoba prowadząca ten serwer znajdzie to jako zgłoszenie { $number }.
chat-muted = Gospodarz wyciszył cię przy tym stole.
log-stand-in = zastępca
closed-title = Ten stół jest zamknięty
closed-host = Gospodarz zamknął ten stół. Nie ma wyniku.
closed-operator = Osoba prowadząca ten serwer zamknęła ten stół. Nie ma wyniku.
dismissed-title = Nie możesz być przy tym stole
overdue-mine = Pozostali czekają na ciebie. Jeśli wszyscy się zgodzą, tę turę rozegra zastępca.
overdue-other = { $name } od dawna nic nie robi. Jeśli wszyscy pozostali się zgodzą, tę turę rozegra zastępca.
overdue-agree = Niech tę turę rozegra zastępca
overdue-agreed = Zgadzasz się; pozostali też muszą
asked-mine = Pozostali poprosili o zastępcę; od { $time } rozgrywa on tę turę za ciebie.
asked-other = Od { $time } tę turę rozgrywa zastępca ({ $name }).
set-up-overdue = Cierpliwość
set-up-overdue-help = Jeśli ktoś nic nie robi przez tyle czasu, pozostali mogą zgodzić się na zastępcę, który rozegra tę turę.
overdue-600 = 10 minut
overdue-3600 = 1 godzina
overdue-86400 = 1 dzień
overdue-time =
    { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
        [many] { $minutes } minut
       *[other] { $minutes } minuty
    }

## Przy stole

board = Stół
actions = Akcje
zoom-out = Pokaż cały obraz
mark-suggested = sugerowane
actions-legal = Co możesz zrobić
actions-none = Teraz nie masz nic do zrobienia.
turn-tools = Twoja tura
undo = Cofnij
redo = Ponów
restart = Zacznij turę od nowa
redo-none = niczego nie cofnięto
undo-stop-chance = od tego czasu coś dobrano
undo-stop-revealed = od tego czasu ujawniono coś ukrytego
undo-stop-other-seat = od tego czasu ruch wykonał ktoś inny
undo-stop-nothing = jeszcze nic nie zrobiono
undo-stop-off = przy tym stole nie można cofać ruchów
undo-stop-over = gra się skończyła
undo-stopped = Tego nie można cofnąć: { $why }.
hint = Podpowiedź
hint-not-now = tylko w twojej turze
hint-help = Najlepsze ruchy według analizy: co każdy daje sam, co może dodać reszta tury, z czego rezygnuje i jak toczą się dalej symulowane partie.
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
hint-do = Zrób to
side = Gracze, dziennik i czat
players = Gracze
tab-side = Dziennik
tabs = Części stołu
tools = Narzędzia
log = Dziennik
log-none = Jeszcze nic się nie wydarzyło.
log-jump = Pokaż stół z tamtej chwili
log-toggle = Dziennik i czat
recap = Od mojej ostatniej tury
chat = Czat
chat-say = Napisz coś
chat-send = Wyślij
playback-bar = Tura innego gracza
playback-pause = Pauza
playback-resume = Dalej
playback-skip = Do bieżącej chwili
playback-again = Jeszcze raz
playback-others = Pokaż tury innych jeszcze raz
playback-next = Potem twoja tura
watching = Oglądasz
picture-remove = Ukryj obraz
picture-show = Pokaż obraz
list-scores = Punkty
losing = To stracisz
losing-back = Wróć do mojej tury
status-looking = Powtórka: { $text }
status-trying = Lepsza linia: { $text }
curtain = Przekaż ekran graczowi { $name }
curtain-help = Następna ręka pozostaje ukryta, dopóki nie podejdzie następny gracz.
curtain-raise = To ja, { $name }
replaced = Ten stół jest otwarty w innym oknie
replaced-help = W danej chwili może go pokazywać tylko jedno z twoich okien. Nic nie przepadło.
replaced-here = Używaj tutaj
connection-lost = Utracono połączenie. Łączymy się ponownie; nic z tego, co zrobiono, nie przepadło.

refused-stale = Stół się tymczasem zmienił. Spójrz jeszcze raz i wybierz.
refused-not-to-act = To nie twoja tura.
refused-over = Partia jest skończona.
refused-malformed = Serwer tego nie zrozumiał.
refused-unknown = W tej grze nie ma takiej akcji.
refused-illegal = Teraz nie można tego zrobić.
refused-no-undo = Nie ma czego cofnąć.
refused-no-redo = Nie ma czego ponowić.
refused-not-yours = To nie twoje miejsce albo gra na nim teraz bot.
refused-not-started = Partia jeszcze się nie zaczęła.
refused-not-kept = Serwer nie mógł zapisać tego ruchu. Nic się nie zmieniło; spróbuj ponownie.
refused-too-many = Za szybko. Poczekaj chwilę.
refused-busy = Wszystkie boty są zajęte. Spróbuj za chwilę.
refused-binary = Serwer przyjmuje tylko tekst.
refused-other = Odmówiono ({ $code }).

trouble-unreachable = Nie można połączyć się z serwerem. Sprawdź połączenie.
trouble-server = Na serwerze coś poszło nie tak. Spróbuj ponownie.
trouble-unknown-table = Nie ma stołu o takim linku. Sprawdź link. Stół, z którego długo nikt nie korzysta, jest usuwany.
trouble-table-set-aside = Ten stół jest na razie odłożony: z zapisanymi danymi jest coś nie tak. Zapytaj osobę, która prowadzi serwer.
trouble-unknown-game = Nie ma tu takiej gry.
trouble-unknown-rules = Przy tym stole obowiązują zasady, których ten serwer nie zna.
trouble-not-yours = To może zrobić tylko ktoś inny.
trouble-no-guest = Sesja wygasła. Wczytaj stronę ponownie.
trouble-malformed = Serwer tego nie zrozumiał.
trouble-not-kept = Serwer nie mógł tego zapisać. Nic się nie zmieniło; spróbuj ponownie.
trouble-too-many = Za dużo żądań naraz. Poczekaj chwilę.
trouble-too-many-tables = Masz zbyt wiele niedokończonych stołów. Najpierw dokończ którąś grę.
trouble-too-many-tables-here = Z twojej sieci utworzono zbyt wiele niedokończonych stołów. Najpierw dokończ którąś grę albo spróbuj później.
trouble-too-many-hints = Czekasz już na kilka podpowiedzi. Zaczekaj najpierw na jedną z nich.
trouble-too-many-reviews = Kilka twoich gier jest już analizowanych. Zaczekaj, aż jedna z analiz będzie gotowa.
trouble-too-many-invitations = Na razie dość zaproszeń: wysłałeś ich wiele albo ta osoba wiele dostała. Spróbuj jutro.
trouble-not-met = Możesz zaprosić tylko osoby, z którymi grałeś.
trouble-not-invitable = Ta osoba nie przyjmuje zaproszeń.
trouble-table-full = Ktoś był szybszy: przy tym stole nie ma już wolnego miejsca.
trouble-too-slow = Żądanie docierało zbyt długo. Spróbuj ponownie.
trouble-wrong-host = To nie jest adres tego serwera. Skorzystaj z otrzymanego linku.
trouble-seat-taken = Ktoś był szybszy: to miejsce jest zajęte.
trouble-already-started = Partia już się zaczęła.
trouble-other-commitment = Twoja liczba powstała dla innego rozdania. Wczytaj stół ponownie.
trouble-not-started = Partia jeszcze się nie zaczęła.
trouble-not-finished = To będzie możliwe dopiero po zakończeniu partii.
trouble-seats-open = Jest jeszcze wolne miejsce.
trouble-not-away = Ten gracz jest jeszcze przy stole.
trouble-not-handed-over = Na tym miejscu nie gra bot.
trouble-changed = Ktoś w tej samej chwili zmienił stół. Spróbuj ponownie.
trouble-busy = Serwer jest zajęty. Spróbuj za chwilę.
trouble-thinking-failed = Z powodu błędu bot nie dał rady tego obliczyć. Spróbuj jeszcze raz.
trouble-bad-position = Od tego miejsca nie można grać dalej.
trouble-bad-option-value = Ta opcja nie może mieć takiej wartości.
trouble-bad-seats = W tę grę nie można grać przy tylu miejscach.
trouble-bad-webhook = Pod ten adres nie można niczego wysłać.
trouble-foreign-origin = Strona z innej witryny nie może tego zrobić.
trouble-internal = Na serwerze coś poszło nie tak. Spróbuj ponownie.
trouble-no-such-method = Serwer nie zna takiego żądania.
trouble-no-webhook = Nie ustawiono adresu.
trouble-unknown-device = To urządzenie nie jest już zalogowane.
trouble-bad-code = Link był już użyty, wygasł albo jest niepełny. Utwórz nowy na swoim drugim urządzeniu.
trouble-already-here = To urządzenie już należy do ciebie.
trouble-too-many-devices = Masz zbyt wiele zalogowanych urządzeń. Najpierw wyloguj któreś z nich.
trouble-not-for-bots = To może zrobić tylko człowiek, a nie konto bota.
trouble-bots-not-welcome = Ten stół nie jest otwarty dla botów. Poproś o zaproszenie.
trouble-unknown-bot-account = Nie masz już takiego bota.
trouble-too-many-bots = Masz już tyle botów, ile może mieć jedna osoba. Najpierw usuń któregoś.
trouble-not-found = Pod tym adresem nic nie ma.
trouble-not-to-act = To nie twoja tura.
trouble-too-large = To jest za duże, aby to wysłać.
trouble-unknown-bot = Nie ma takiego bota.
trouble-unknown-option = Ta gra nie ma takiej opcji.
trouble-unknown-seat = Nie ma takiego miejsca.
trouble-blocked = Osoba prowadząca ten serwer zablokowała cię: nie możesz tu tworzyć stołów, dosiadać się do nich ani pisać. Zapytaj ją o powód.
trouble-removed = Gospodarz usunął cię od tego stołu.
trouble-muted = Gospodarz wyciszył cię przy tym stole.
trouble-not-overdue = Na tego gracza nikt jeszcze nie czeka zbyt długo.
trouble-table-over = Przy tym stole wszystko już się zakończyło.
trouble-unknown-guest = Nie ma takiego gościa.
trouble-unknown-line = Nie ma takiego wiersza na czacie.
trouble-unknown-report = Nie ma takiego zgłoszenia.
trouble-other = Odmówiono ({ $code }).

## Klawisze

key-tab = przejdź do następnego elementu
key-arrows = przejdź do najbliższego elementu w tym kierunku
key-enter = wykonaj
key-digits = wybierz z listy
key-undo = cofnij
key-redo = ponów
key-escape = anuluj wybór, przejdź do bieżącej chwili
key-name-space = Spacja
key-pause = wstrzymaj lub wznów turę innych
key-again = pokaż tury innych jeszcze raz
key-hint = podpowiedź
key-log = dziennik i czat
key-rules = zasady
key-picture = obraz lub lista
key-sheet = ta lista klawiszy

## Po partii

end-title =
    { $count ->
        [one] Wygrywa { $names }
        [few] Wspólne zwycięstwo: { $names }
        [many] Wspólne zwycięstwo: { $names }
       *[other] Wspólne zwycięstwo: { $names }
    }
end-plot = Punkty w czasie
end-plot-label = Wykres punktów wszystkich graczy od początku do końca
end-plot-help = Kliknij wykres, aby zobaczyć stół z tej chwili.
end-sources = Punkty według źródeł
end-source = Źródło
end-total = Razem
end-turning = Punkty zwrotne
end-turning-takes = Tura { $turn }, { $name }: wyjście na prowadzenie
end-turning-loses = Tura { $turn }, { $name }: utrata prowadzenia
end-turning-gains = Tura { $turn }, { $name }: duży zysk
end-turning-stalls = Tura { $turn }, { $name }: mały zysk
end-turning-falls = Tura { $turn }, { $name }: duża strata
end-turning-takes-you = Tura { $turn }: wychodzisz na prowadzenie
end-turning-loses-you = Tura { $turn }: tracisz prowadzenie
end-turning-gains-you = Tura { $turn }: sporo zyskujesz
end-turning-stalls-you = Tura { $turn }: zyskujesz niewiele
end-turning-falls-you = Tura { $turn }: sporo tracisz
end-turning-lead = { $before } → { $after }
end-turning-leads = ocena przewagi
end-turning-help = Przewaga nad najlepszym z pozostałych graczy przed tą turą i po niej, w punktach według oceny bota.
end-decided = Co przesądziło
end-decided-more = Największa różnica – { $source }: { $winner } do { $rival }.
end-decided-less = Wygrana mimo straty – { $source }: { $winner } do { $rival }.
end-decided-best =
    { $points ->
        [one] { $name }: { $points } punkt w samej turze { $turn }.
        [few] { $name }: { $points } punkty w samej turze { $turn }.
        [many] { $name }: { $points } punktów w samej turze { $turn }.
       *[other] { $name }: { $points } punktu w samej turze { $turn }.
    }
end-decided-best-you =
    { $points ->
        [one] Sama Twoja tura { $turn } dała { $points } punkt.
        [few] Sama Twoja tura { $turn } dała { $points } punkty.
        [many] Sama Twoja tura { $turn } dała { $points } punktów.
       *[other] Sama Twoja tura { $turn } dała { $points } punktu.
    }
end-decided-lead = Stałe prowadzenie od tury { $turn } ({ $name }).
end-decided-lead-you = Stałe prowadzenie od Twojej tury { $turn }.
end-decided-last = { $name }: prowadzenie aż do ostatniej tury.
end-decided-last-you = Do ostatniej tury prowadzenie było Twoje.
end-luck =
    { $points ->
        [one] Więcej szczęścia: { $name }, o { $worth } punkt.
        [few] Więcej szczęścia: { $name }, o { $worth } punkty.
        [many] Więcej szczęścia: { $name }, o { $worth } punktów.
       *[other] Więcej szczęścia: { $name }, o { $worth } punktu.
    }
end-luck-you =
    { $points ->
        [one] Szczęście sprzyjało Tobie, o { $worth } punkt.
        [few] Szczęście sprzyjało Tobie, o { $worth } punkty.
        [many] Szczęście sprzyjało Tobie, o { $worth } punktów.
       *[other] Szczęście sprzyjało Tobie, o { $worth } punktu.
    }
end-luck-even = Szczęście nie sprzyjało nikomu.
end-luck-help = To, co wylosowano, w porównaniu ze średnią tego, co można było wylosować.
end-rematch = Rewanż
end-rematch-accept = Przyjmij rewanż
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
replay-look = Patrz jako
replay-tried-note = { $name }: tak można było zagrać.
replay-as-played = Zobacz, co zagrano
thought-title = Plan: { $name }
thought-chance = Szansa na wygraną { $chance } (± { $error }), przewaga na końcu średnio { $margin }; liczba symulacji: { $count }.
thought-unplayed = Nie było z czym porównywać.
thought-see = Zobacz plan na planszy

## Spojrzenie wstecz na partię

review-title = Analiza partii
review-lead = Które tury kosztowały najwięcej, co byłoby lepsze, a co było tylko kwestią szczęścia. Nic nie jest oceniane po fakcie: każda linia wynika z tego, co gracz mógł wiedzieć w danej chwili.
review-back = Wróć do wyniku
review-working = Trwa analiza partii…
review-leave = To chwilę potrwa. Możesz opuścić tę stronę; analiza będzie trwać bez ciebie.
review-failed = Tym razem analiza się nie udała.
review-again = Spróbuj ponownie
review-unfinished = Partia jeszcze trwa. Wróć po jej zakończeniu.
review-whose = Czyje tury
review-costliest = Najkosztowniejsze tury: { $name }
review-none = { $name }: żadnej tury nie dało się rozegrać wyraźnie lepiej.
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
review-luck-more = { $name }: szczęście dopisało, { $worth } powyżej średniej.
review-luck-less = { $name }: szczęście nie dopisało, { $worth } poniżej średniej.
review-luck-even = { $name }: szczęście w granicach średniej.
review-decisions-more = Decyzje dały o { $worth } więcej niż najlepsze linie znalezione w analizie.
review-decisions-less = Decyzje dały o { $worth } mniej niż najlepsze linie znalezione w analizie.
review-decisions-even = Decyzje były tak dobre jak najlepsze linie znalezione w analizie.
review-moments = Szczęście i pech: { $name }
review-set-up = Przygotowanie gry
review-help = Szczęście: to, co wylosowano, w porównaniu ze średnią tego, co można było wylosować, w punktach według oceny pozycji. Decyzje: to, co zagrano, w porównaniu z najlepszą znalezioną linią, w punktach przewagi na końcu partii rozegranych po obu.
review-why = Na koniec partii daje: { $reasons }.
review-rivals = odebrane najlepszemu rywalowi
review-chance = Stracona szansa na wygraną: { $chance } (± { $error })
review-curve = Szanse na wygraną
review-curve-label = Wykres szans wszystkich graczy na wygraną od początku do końca
review-curve-help = Każdy punkt to ocena na podstawie tego, co widzieli wszyscy; reszta rozdawana na nowo, liczba rozdań: { $count }. Kliknij wykres, aby zobaczyć stół z tej chwili.
review-level = Poziom analizy: „{ $level }”.

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
learn-leave = Wyjdź; postęp jest zapisany
learn-step = { $at } z { $all }
learn-next = Dalej
learn-back = Wstecz
learn-other = Dobry pomysł, ale najpierw zrób zaznaczony ruch.
learn-again = Jeszcze raz
learn-play = Zagraj naprawdę

## Sprawdzenie losowania

deal-link = Jak sprawdzić losowanie
deal-title = Sprawdzenie losowania
deal-lead = Najpierw serwer publikuje skrót sekretu. Dopiero wtedy przeglądarka każdego gracza dodaje własną liczbę i dopiero potem zaczyna się losowanie. Po zakończeniu partii sekret zostaje opublikowany i każdy może odtworzyć wszystko, co wylosowano.
deal-none = Przy tym stole jeszcze niczego nie wylosowano.
deal-commitment = Skrót sekretu
deal-nonce = Liczba gracza { $name }
deal-nonce-none = nie wysłano; zastępuje ją skrót
deal-nonce-sent = wysłana, widoczna od początku partii
deal-nonce-awaited = jeszcze nie wysłana
deal-seed = Sekret
deal-seed-later = zostanie opublikowany po zakończeniu partii
deal-check = Porównaj sekret ze skrótem
deal-right = Pasują do siebie.
deal-wrong = Nie pasują do siebie.
deal-kept-right = Ta przeglądarka odpowiedziała na ten skrót, a jej liczba została użyta. Sekret był więc ustalony, zanim powstała liczba, i sam serwer nie mógł wybrać losowań.
deal-kept-other = Ta przeglądarka odpowiedziała na inny skrót: { $commitment }. Serwer zmienił od tego czasu sekret.
deal-kept-unused = Ta przeglądarka wysłała dla tego skrótu liczbę { $nonce }, ale nie została ona użyta. Być może dotarła po rozpoczęciu partii.
deal-kept-none = Tylko ten, kto wysłał liczbę, może stwierdzić, że skrót był pierwszy: jego przeglądarka pamięta, na co odpowiedziała, i porównuje to tutaj.
deal-first-scheme = W tej partii losowano według wcześniejszego schematu, { $scheme }. Nie widać z niego, czy skrót powstał przed liczbami.
deal-command = Aby odtworzyć każde losowanie, pobierz zapis i uruchom:

## Gra bez własnej ilustracji

generic-you = Twoja tura: wybierz akcję.
generic-other = Teraz gra { $name }.
generic-over = Koniec gry.
generic-choices = Co możesz zrobić
generic-search = Szukaj akcji
generic-none = Żadna akcja nie pasuje.
generic-facts = W skrócie
generic-log = { $name }: { $text }
generic-hidden = { $name } wykonuje ukrytą akcję.
reason-more = daje więcej za „{ $source }”
reason-less = daje mniej za „{ $source }”
generic-yes = tak
generic-no = nie
rules-none = Nie ma tu jeszcze zasad tej gry.
front-minutes = { $least }–{ $most } min
front-weight = Złożoność
front-weight-help = Złożoność { $weight } z 5
front-mine-count = trwa: { $count }
front-waiting = czeka: { $count }
front-with = { $game } – { $names }
front-turn = ruch: { $name }
front-rank =
    { $rank ->
        [1] wygrana
        [2] drugie miejsce
        [3] trzecie miejsce
       *[other] miejsce { $rank }
    }
front-continue = Graj dalej
front-look = Zajrzyj
front-result = Wynik
front-record = { $finished ->
    [one] { $won ->
        [0] Ostatnia partia: przegrana
       *[other] Ostatnia partia: wygrana
    }
    [few] Wygrane: { $won } z ostatnich { $finished } partii
    [many] Wygrane: { $won } z ostatnich { $finished } partii
   *[other] Wygrane: { $won } z ostatnich { $finished } partii
}
front-record-level = Ostatnio z botem { $name }: wygrane { $won }, przegrane { $lost }.
front-all = Wszystkie partie
front-fewer = Mniej
front-all-open = Wszystkie otwarte stoły
front-table-of = Stół gracza { $name }
front-taken = { $taken } z { $all }
front-code = Link lub kod od znajomego
today-at = dziś { $time }
name-ask = Jak mamy cię nazywać?
name-help = Tak zobaczą cię inni gracze. Bez konta i bez hasła.
name-save = To ja
name-later = Później
name-title = Zanim usiądziesz
name-change = zmień
set-up-more = Więcej opcji
end-you-win = Wygrywasz
end-margin =
    { $points ->
        [one] jednym punktem
        [few] { $points } punktami
        [many] { $points } punktami
       *[other] { $points } punktami
    }
end-tie-break = Punktów jest po równo; rozstrzyga zasada remisu.
end-shared = Zwycięstwo jest wspólne.
end-scoring = Punktacja
end-skip = Przejdź do wyniku
end-again = Punktacja jeszcze raz
end-medal = punkty
end-winner-board = Plansza na koniec gry
end-show-board = Pokaż planszę: { $name }
end-back = Wróć do wyniku
end-picture = Zapisz jako obraz
end-picture-drawing = Rysowanie…
learn-show = Pokaż mi
sound-off = Wyłączony
sound-quiet = Cichy
sound-full = Głośny
setting-drone = Tło dźwiękowe
setting-drone-help = Niski, cichy akord, gdy dźwięk jest włączony.
