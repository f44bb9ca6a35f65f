# Exoplanets po polsku. Objaśnienia zasad. Sekcja to tytuł, tekst (akapit w wierszu) i to, co do niej prowadzi.

rules-overview-title = O co chodzi w grze
rules-overview-text =
    Wspólnie otaczacie młodą gwiazdę planetami i każdy chce, by to jego życie się na nich rozwijało. Przez pięć tur dokładacie planety, zbieracie energię, wodę i gaz, tworzycie życie i gatunki oraz realizujecie tajne cele.
    Wygrywa ten, kto na końcu ma najwięcej punktów kreacji. Dają je życie i gatunki na planetach, kafle pod planetami i zrealizowane cele.
rules-overview-see = overview

rules-setup-title = Przygotowanie
rules-setup-text =
    W gwieździe jest 10, 15 albo 20 energii, zależnie od tego, czy gra 2, 3 czy 4 graczy. Cztery planety z worka przestrzeni kosmicznej tworzą pierwszą orbitę, po jednej w każdym rzędzie; dwie kolejne zaczynają dwa stosy planet odłożonych.
    W każdym rzędzie leżą 3, 4 albo 5 zakrytych kafli przestrzeni kosmicznej: to miejsca na przyszłe planety. Znaczników fuzji i rozbłysku jest po 3 w grze dla dwóch osób, a po 4 w grze dla trzech i czterech; znaczników stymulacji jest 4, 6 albo 8.
    Każdy wybiera kolor (pomarańczowy, fioletowy, zielony albo biały) i zaczyna z 1 energią, 1 wodą, 1 gazem, sześcioma znacznikami życia i czterema znacznikami gatunku. Każdy dostaje trzy kafle przestrzeni i jeden z nich odkłada zakryty do pudełka.
rules-setup-see = setup

rules-system-title = Rzędy, orbity, planety sąsiednie
rules-system-text =
    Od gwiazdy odchodzą cztery rzędy. Pierwsze planety tworzą orbitę 1; planety w tej samej odległości od gwiazdy tworzą orbitę.
    Z planetą sąsiadują poprzednia i następna w tym samym rzędzie. Planety pierwszej orbity nie sąsiadują ze sobą przez gwiazdę. Planeta nie sąsiaduje sama ze sobą, ale należy do swojego rzędu i swojej orbity.
    Do pełnego rzędu nie można już nic dołożyć. W grze dla dwóch lub trzech osób kilka miejsc pozostaje na końcu pustych.
rules-system-see = system row orbit neighbour star

rules-planets-title = Planety
rules-planets-text =
    Są planety skaliste (szare), superziemie (zielone), planety gazowe (fioletowe) i oceaniczne (niebieskie). Każda pokazuje koszt powstania życia, czyli jednego kroku: od jednej do trzech ikon, oraz ikonę zasobu z lewej i z prawej strony.
    Ikonę „woda lub gaz” opłaca się jednym z tych zasobów. Liczba ikon kosztu na kaflu mówi też, ile warte jest tam życie.
rules-planets-see = planet P01 P09 P16 P23

rules-turn-title = Tura
rules-turn-text = Najpierw rodzi się planeta: zdobądź ją i dołóż do układu. Potem tworzysz życie, ujawniasz cele i używasz efektów, ile razy możesz i w dowolnej kolejności. O końcu tury decydujesz samodzielnie.
rules-turn-see = turn

rules-birth-title = Zdobycie planety
rules-birth-text =
    Albo losujesz z worka dwie planety, jedną wybierasz do dołożenia, a drugą kładziesz na jeden z dwóch stosów planet odłożonych; albo bierzesz planetę z wierzchu stosu. Nigdy jedno i drugie.
    Opróżniony stos uzupełnia się z worka, gdy tylko planeta zostanie dołożona. Jeśli w worku jest jedna planeta, możesz ją wylosować, ale musisz ją dołożyć; jeśli worek jest pusty, bierzesz ze stosu. Ze stosu można wziąć tylko planetę z wierzchu.
rules-birth-see = bag stack draw take

rules-placing-title = Dołożenie planety
rules-placing-text =
    Planetę dokłada się na wolnym miejscu rzędu najbliżej gwiazdy i nigdy się jej nie obraca. Dostajesz 1 energię z gwiazdy i dwa zasoby z chmury kosmicznego pyłu: z dwóch ikon, które stykają się tam, gdzie nowa planeta dotyka poprzedniej.
    Rzędy 1 i 2 rosną w prawo, a rzędy 3 i 4 w lewo, więc stykają się różne ikony. Potem bierzesz na rękę kafel przestrzeni z tego miejsca.
rules-placing-see = place seam

rules-resources-title = Energia, woda i gaz
rules-resources-text = Zasoby pochodzą z chmury kosmicznego pyłu i po wydaniu do niej wracają: razem 37 energii, 17 wody i 17 gazu. Wszyscy widzą, co masz. Nie ma limitu ani handlu.
rules-resources-see = resource energy water gas cloud

rules-life-title = Tworzenie życia
rules-life-text =
    Jeden krok to położenie twojego znacznika życia na planecie bez gatunku; kosztuje pełny koszt powstania życia. Jeden, dwa i trzy znaczniki to poziomy od 1 do 3. W turze możesz zrobić kilka kroków, na dowolnych planetach.
    Musisz mieć znacznik życia w swoich zasobach. Na jednej planecie może mieć życie kilku graczy.
rules-life-see = life cube

rules-paying-title = Ile kosztuje krok
rules-paying-text =
    Podstawą są ikony kosztu na kaflu planety. Kafle na tej samej orbicie mogą dodać ikony; kafle w tym samym rzędzie mogą odjąć pasujące, zaczynając od kafla najbliżej gwiazdy, ale nigdy ostatnią. Kataliza odejmuje potem jeszcze jedną ikonę do wyboru, ale nigdy ostatnią.
    Ikonę „woda lub gaz” opłaca się jednym z tych zasobów, wybieranym na nowo przy każdym kroku; może też posłużyć jako woda lub gaz, które odejmuje kafel. Tam, gdzie działa Wszechstronna chemia, każdą ikonę można opłacić dowolnym zasobem.
    Jeśli jest tylko jeden sposób zapłaty, następuje ona od razu; w innym razie wybierasz. Zmieniony koszt nigdy nie zmienia wartości życia.
rules-paying-see = pay cost

rules-species-title = Gatunek
rules-species-text =
    Poziom 4 to gatunek: twoje znaczniki życia wracają do ciebie, a ich miejsce zajmuje jeden znacznik gatunku. Możesz pominąć poziomy: płacisz naraz za wszystkie brakujące kroki, za każdy pełny koszt. Znaczniki życia po drodze nie są potrzebne.
    Gatunek stworzysz tylko tam, gdzie na początku tury leżał co najmniej jeden twój znacznik życia; wtedy liczą się też kroki z tej tury. Odzyskanych znaczników możesz użyć od razu.
rules-species-see = species cylinder

rules-domination-title = Dominacja na planecie
rules-domination-text =
    Gatunek dominuje na planecie: wszystkie inne znaczniki życia ją opuszczają. Właściciele odzyskują je i za każdy dostają jeden dowolny zasób; najpierw wybiera aktywny gracz, potem kolejni zgodnie z ruchem wskazówek zegara. Za własne znaczniki nie dostajesz nic.
    Nikt już nie może tworzyć tam życia.
rules-domination-see = eviction

rules-stimulation-title = Stymulacja i zderzenie cząstek
rules-stimulation-text =
    Każda planeta, na której tworzysz lub rozwijasz życie, daje ci jeden znacznik stymulacji, raz na turę. Iskra życia też się liczy.
    Gdy ktoś weźmie ostatni znacznik, natychmiast dochodzi do zderzenia cząstek: każdy wymienia po dwa znaczniki na jeden dowolny zasób, ile razy się da. Nieparzysty znacznik nic nie daje. Wszystkie znaczniki wracają. Planeta, która dała już znacznik, w tej turze nie da następnego.
rules-stimulation-see = stimulation marker/stimulation collision

rules-tiles-title = Kafle przestrzeni kosmicznej
rules-tiles-text = Kafel przestrzeni kosmicznej ma dwie połowy, cel i efekt, i używa się go raz: albo ujawniasz cel, albo używasz efektu. Kafli można używać tylko we własnej turze, a nowego od razu po dobraniu. Liczba kafli na ręce jest nieograniczona.
rules-tiles-see = tile hand

rules-goals-title = Cele
rules-goals-text =
    Cel możesz ujawnić, gdy go realizujesz. Sprawdza się go tylko w tej chwili i pozostaje twój. Celu, który realizujesz tylko w turze innego gracza albo dopiero na końcu gry, nie można wtedy ujawnić.
    Ten sam cel jest na więcej niż jednym kaflu (w naszej rekonstrukcji na dwóch), ale możesz go zrealizować tylko raz; drugi egzemplarz przydaje się tylko dla efektu.
    Zrealizowanego celu nie musisz ujawniać, ale do tego czasu może go pochłonąć czarna dziura.
rules-goals-see = goal claim

rules-effects-title = Efekty
rules-effects-text =
    Efekt na szarym tle działa raz i kafel wypada z gry. Kafel z efektem na granatowym tle trafia pod planetę do końca gry, a efekt działa na wszystkich. Pod planetą nigdy nie leży więcej niż jeden kafel; można wybrać każdą planetę bez kafla, także z życiem lub gatunkiem innych.
    Za użycie efektu bierze się znacznik wskazany na kaflu: fuzji albo rozbłysku. W naszej rekonstrukcji szare kafle wskazują rozbłysk, a granatowe fuzję.
    Najpierw rozlicza się efekt, potem znacznik, a na końcu efekt specjalny, który może on wywołać. Efektu, który nic by nie dał, nie można użyć; kafel pod planetę można położyć zawsze.
rules-effects-see = effect play

rules-fusion-title = Czarna dziura
rules-fusion-text =
    Gdy ktoś weźmie ostatni znacznik fuzji, natychmiast powstaje czarna dziura. Każdy, kto ma znacznik fuzji, traci jeden wybrany przez siebie kafel przestrzeni z ręki; kto ma ich najwięcej, traci dwa, a przy remisie wszyscy remisujący. Właśnie wzięty znacznik się liczy.
    Stracone kafle trafiają zakryte do pudełka. Ujawnione cele są bezpieczne. Kto ma za mało kafli, traci tyle, ile ma. Potem wszystkie znaczniki fuzji wracają.
rules-fusion-see = fusion marker/fusion black-hole hole

rules-flare-title = Burza słoneczna
rules-flare-text =
    Gdy ktoś weźmie ostatni znacznik rozbłysku, natychmiast wybucha burza słoneczna. Każdy, kto ma znacznik rozbłysku, traci do dwóch gazów; kto ma najwięcej znaczników, traci także jedną wodę, a przy remisie wszyscy remisujący. Każdy, kto coś stracił, bierze 1 energię z chmury kosmicznego pyłu.
    Bez gazu nie tracisz nic, nawet wody, i nic nie dostajesz. Potem wszystkie znaczniki rozbłysku wracają.
rules-flare-see = flare marker/flare solar-storm storm

rules-order-title = Kolejność rozliczania
rules-order-text =
    Gatunek: zapłata, usunięcie znaczników życia i położenie gatunku, zasoby dla innych, znacznik stymulacji, zderzenie cząstek. Efekt: wszystkie jego wybory, potem znacznik, potem czarna dziura lub burza. Następnie aktywny gracz gra dalej.
    Gdy wybiera kilku graczy, pierwszy jest aktywny gracz, a po nim pozostali zgodnie z ruchem wskazówek zegara; każdy podejmuje wszystkie swoje decyzje, zanim przyjdzie kolej na następnego.
rules-order-see = order settling

rules-shortages-title = Gdy czegoś zabraknie
rules-shortages-text =
    Jeśli w chmurze kosmicznego pyłu nie ma danego zasobu, nie dostajesz go; jeśli masz wybór, wybierz inny. Jeśli jest go za mało, bierzesz tyle, ile jest.
    Bez znacznika życia nie zrobisz kroku, a bez znacznika gatunku nie stworzysz gatunku. Planety nie mogą się skończyć.
rules-shortages-see = shortage

rules-end-title = Koniec i punktacja
rules-end-text =
    Gdy ostatnia energia opuści gwiazdę, aktywny gracz kończy turę i gra się kończy; każdy miał pięć tur.
    Na każdej planecie znacznik życia daje 1 punkt kreacji, a gatunek 5, pomnożone przez liczbę ikon kosztu na kaflu; ikona „woda lub gaz” liczy się raz. Kafle pod sąsiednimi planetami dodają potem lub odejmują punkty, raz dla każdego gracza, który ma tam życie; planeta nigdy nie daje mniej niż 0. Dolicza się zrealizowane cele.
rules-end-see = end score points

rules-ties-title = Remisy
rules-ties-text = Wygrywa gracz, który ma więcej zrealizowanych celów, a potem ten, który ma więcej gatunków. Jeśli i tu jest remis, zwycięstwo jest wspólne.
rules-ties-see = ties

rules-secrets-title = Co jest ukryte
rules-secrets-text =
    Kafle przestrzeni na ręce, odłożone do pudełka i stracone zna tylko ich właściciel. Zasoby, znaczniki, ujawnione cele i liczba kafli są jawne.
    Własne akcje można w swojej turze cofać, dopóki niczego nie dobrano ani nie wylosowano, nie ujawniono niczego ukrytego i nikt inny nie wykonał akcji.
rules-secrets-see = secrets

rules-reconstructed-title = Co jest odtworzone
rules-reconstructed-text =
    Znane z instrukcji: zasady, liczby elementów, nazwy i punkty celów Aggressive Parasites (Agresywne pasożyty), 2 punkty, i Extreme Conditions (Ekstremalne warunki), 4 punkty, efekt dający dwa dowolne zasoby wraz ze znacznikiem rozbłysku (tutaj Kosmiczny pył) oraz kilka planet i efektów z przykładów.
    Nieznane, więc odtworzone: ikony planet, warunki wszystkich celów, prawie wszystkie cele i efekty kafli przestrzeni, to, że każdy cel jest na dwóch kaflach, to, że szare kafle wskazują rozbłysk, a granatowe fuzję, oraz kierunki, w których rosną rzędy.
    Każdy wpis w pliku content.toml mówi, czy jest znany, czy odtworzony, więc posiadacz drukowanego egzemplarza może go poprawić.
rules-reconstructed-see = reconstructed

rules-goal-parasites-title = Aggressive Parasites (Agresywne pasożyty)
rules-goal-parasites-text = 2 punkty kreacji. Na planecie bez gatunku masz więcej znaczników życia niż inny gracz, który ma tam co najmniej jeden.
rules-goal-parasites-see = goal/aggressive-parasites

rules-goal-extreme-title = Extreme Conditions (Ekstremalne warunki)
rules-goal-extreme-text = 4 punkty kreacji. Masz co najmniej 2. poziom życia na dwóch różnych planetach z trzema ikonami kosztu. Gatunek to 4. poziom.
rules-goal-extreme-see = goal/extreme-conditions

rules-goal-types-title = Stone Cradle (Kamienna kolebka), Green Belt (Zielony pas), Cloud Dwellers (Mieszkańcy chmur), Deep Sea (Morska głębia)
rules-goal-types-text = Po 2 punkty kreacji. Masz życie lub gatunek na dwóch planetach skalistych, dwóch superziemiach, dwóch planetach gazowych albo dwóch oceanicznych.
rules-goal-types-see = goal/stone-cradle goal/green-belt goal/cloud-dwellers goal/deep-sea

rules-goal-lords-title = Lords of Stone (Władcy skał), Lords of the Green (Władcy zieleni), Lords of the Clouds (Władcy chmur), Lords of the Deep (Władcy głębin)
rules-goal-lords-text = Po 3 punkty kreacji. Masz gatunek na planecie skalistej, superziemi, planecie gazowej albo oceanicznej.
rules-goal-lords-see = goal/lords-of-stone goal/lords-of-the-green goal/lords-of-the-clouds goal/lords-of-the-deep

rules-goal-biodiversity-title = Biodiversity (Bioróżnorodność)
rules-goal-biodiversity-text = 3 punkty kreacji. Masz życie lub gatunek na planetach wszystkich czterech typów.
rules-goal-biodiversity-see = goal/biodiversity

rules-goal-seeding-title = Seeding (Zasiew)
rules-goal-seeding-text = 3 punkty kreacji. Masz życie lub gatunek na sześciu różnych planetach.
rules-goal-seeding-see = goal/seeding

rules-goal-ring-title = Orbital Ring (Pierścień orbitalny)
rules-goal-ring-text = 3 punkty kreacji. Masz życie lub gatunek na trzech planetach tej samej orbity.
rules-goal-ring-see = goal/orbital-ring

rules-goal-alignment-title = Great Alignment (Wielka koniunkcja)
rules-goal-alignment-text = 4 punkty kreacji. Masz życie lub gatunek na trzech kolejnych planetach jednego rzędu.
rules-goal-alignment-see = goal/great-alignment

rules-goal-reaches-title = Scorched Worlds (Spalone światy), Outer Reaches (Dalekie rubieże)
rules-goal-reaches-text = Po 2 punkty kreacji. Masz życie lub gatunek na dwóch planetach orbity 1; na dwóch planetach orbity 3 lub dalszych.
rules-goal-reaches-see = goal/scorched-worlds goal/outer-reaches

rules-goal-soup-title = Primordial Soup (Bulion pierwotny)
rules-goal-soup-text = 2 punkty kreacji. Masz co najmniej 2 energie, 2 wody i 2 gazy. Zachowujesz je.
rules-goal-soup-see = goal/primordial-soup

rules-goal-ascension-title = Ascension (Wyniesienie)
rules-goal-ascension-text = 4 punkty kreacji. Masz dwa gatunki.
rules-goal-ascension-see = goal/ascension

rules-goal-symbiosis-title = Symbiosis (Symbioza)
rules-goal-symbiosis-text = 2 punkty kreacji. Na dwóch planetach masz znaczniki życia i ma je tam też co najmniej jeden inny gracz.
rules-goal-symbiosis-see = goal/symbiosis

rules-effect-resources-title = Kosmiczny pył, Wiatr słoneczny, Lodowy deszcz, Obłok gazu
rules-effect-resources-text = Kosmiczny pył: weź 2 dowolne zasoby. Wiatr słoneczny: weź 3 energie. Lodowy deszcz: weź 3 wody. Obłok gazu: weź 3 gazy.
rules-effect-resources-see = effect/cosmic-dust effect/solar-wind effect/ice-shower effect/gas-cloud

rules-effect-accretion-title = Akrecja
rules-effect-accretion-text = Wybierz planetę w układzie. Weź zasoby z jej dwóch bocznych ikon i 1 energię. Co najmniej jeden z tych trzech zasobów musi być w chmurze kosmicznego pyłu.
rules-effect-accretion-see = effect/accretion

rules-effect-transmutation-title = Transmutacja
rules-effect-transmutation-text = Wymień po kolei do trzech swoich zasobów na inne z chmury kosmicznego pyłu, a potem weź jeden dowolny. Wymianę możesz zakończyć wcześniej.
rules-effect-transmutation-see = effect/transmutation

rules-effect-catalysis-title = Kataliza
rules-effect-catalysis-text = Wybierz planetę bez gatunku. Do końca tury każdy krok, za który tam płacisz, kosztuje o jedną ikonę mniej, wybieraną przy każdym kroku, ale nigdy mniej niż jedną. Nie można zamiast tego zapłacić pełnego kosztu. Dwie Katalizy na jednej planecie się sumują.
rules-effect-catalysis-see = effect/catalysis

rules-effect-spark-title = Iskra życia
rules-effect-spark-text = Połóż za darmo swój znacznik życia na planecie bez gatunku, która ma najwyżej dwie ikony kosztu i mniej niż trzy twoje znaczniki. Dostajesz znacznik stymulacji, ale nie liczy się to jako życie z początku tury.
rules-effect-spark-see = effect/spark-of-life

rules-effect-neighbours-title = Pas radiacyjny, Żyzny pył
rules-effect-neighbours-text = Pod planetę. Na końcu każdy gracz, który ma życie lub gatunek na planecie sąsiadującej z tą planetą, dostaje za nią o 2 punkty kreacji mniej (Pas radiacyjny) albo o 2 więcej (Żyzny pył), raz za każdą taką planetę.
rules-effect-neighbours-see = effect/radiation-belt effect/fertile-dust

rules-effect-orbit-title = Gęsta atmosfera, Susza, Długie zaćmienie
rules-effect-orbit-text = Pod planetę. Życie na każdej planecie jej orbity, także dołożonej później, kosztuje o 1 gaz więcej (Gęsta atmosfera), o 1 wodę więcej (Susza) albo o 1 energię więcej (Długie zaćmienie).
rules-effect-orbit-see = effect/dense-atmosphere effect/drought effect/long-eclipse

rules-effect-row-title = Efekt cieplarniany, Lodowe komety, Mgławica
rules-effect-row-text = Pod planetę. Życie na każdej planecie jej rzędu, także dołożonej później, kosztuje o 1 energię mniej (Efekt cieplarniany), o 1 wodę mniej (Lodowe komety) albo o 1 gaz mniej (Mgławica), jeśli w koszcie jest ta ikona, ale nigdy mniej niż jedną ikonę.
rules-effect-row-see = effect/greenhouse effect/icy-comets effect/nebula

rules-effect-chemistry-title = Wszechstronna chemia
rules-effect-chemistry-text = Pod planetę. Na niej i na sąsiednich planetach każdą ikonę można opłacić dowolnym zasobem.
rules-effect-chemistry-see = effect/versatile-chemistry
