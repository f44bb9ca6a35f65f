# Exoplanets po polsku. Objaśnienia zasad. Sekcja to tytuł, tekst (akapit w wierszu) i to, co do niej prowadzi.

rules-overview-title = O co chodzi w grze
rules-overview-text =
    Wspólnie otaczacie młodą gwiazdę planetami; każdy chce, by to jego życie się na nich rozprzestrzeniło. W pięciu turach dokładacie planety, zbieracie energię, wodę i gaz, tworzycie życie i gatunki oraz spełniacie tajne cele.
    Wygrywa ten, kto na końcu ma najwięcej punktów. Punkty dają życie i gatunki na planetach, kafle pod planetami i cele.
rules-overview-see = overview

rules-setup-title = Przygotowanie
rules-setup-text =
    W gwieździe jest 10, 15 albo 20 energii, zależnie od tego, czy gra 2, 3 czy 4 graczy. Cztery planety z worka tworzą pierwszą orbitę, po jednej w każdym rzędzie; dwie kolejne zaczynają dwa stosy.
    Każdy rząd dostaje 3, 4 albo 5 zakrytych kafli przestrzeni, czyli miejsc na przyszłe planety. Znaczników fuzji i rozbłysku jest po 3 dla dwóch graczy, a po 4 dla większej liczby; znaczników stymulacji 4, 6 albo 8.
    Każdy zaczyna z 1 energią, 1 wodą, 1 gazem, sześcioma znacznikami życia i czterema znacznikami gatunku, dostaje trzy kafle przestrzeni i jeden z nich oddaje zakryty do pudełka.
rules-setup-see = setup

rules-system-title = Rzędy, orbity, sąsiedzi
rules-system-text =
    Od gwiazdy odchodzą cztery rzędy. Pierwsze planety tworzą orbitę 1; planety w tej samej odległości we wszystkich rzędach tworzą orbitę.
    Sąsiadami planety są poprzednia i następna w tym samym rzędzie. Planety pierwszej orbity nie sąsiadują ze sobą przez gwiazdę. Sąsiedzi nie obejmują samej planety; rząd i orbita tak.
    Pełny rząd jest zamknięty. W dwie lub trzy osoby kilka miejsc pozostaje na końcu pustych.
rules-system-see = system row orbit neighbour star

rules-planets-title = Planety
rules-planets-text =
    Są planety skaliste, superziemie, planety gazowe i oceaniczne. Każda pokazuje koszt jednego kroku życia, od jednej do trzech ikon, oraz ikonę zasobu z lewej i z prawej strony.
    Ikonę wody lub gazu opłaca się jednym z nich. Liczba nadrukowanych ikon kosztu mówi też, ile warte jest tam życie.
rules-planets-see = planet P01 P09 P16 P23

rules-turn-title = Tura
rules-turn-text = Najpierw rodzi się planeta: znajdź ją i umieść. Potem tworzysz życie, pokazujesz cele i używasz efektów, ile możesz i w dowolnej kolejności. Turę kończysz samodzielnie.
rules-turn-see = turn

rules-birth-title = Znalezienie planety
rules-birth-text =
    Albo losujesz z worka dwie planety, jedną wybierasz do zbudowania, a drugą kładziesz na jeden z dwóch stosów; albo bierzesz wierzchnią planetę stosu. Nigdy jedno i drugie.
    Opróżniony stos od razu uzupełnia się z worka. Jeśli w worku jest jedna planeta, możesz ją wylosować i musisz ją zbudować; jeśli jest pusty, bierzesz ze stosu. Ze stosu można wziąć tylko wierzchnią.
rules-birth-see = bag stack draw take

rules-placing-title = Umieszczenie planety
rules-placing-text =
    Planeta trafia na wolne miejsce rzędu najbliżej gwiazdy i nigdy się jej nie obraca. Dostajesz 1 energię z gwiazdy i dwa zasoby z chmury: z dwóch ikon, które stykają się tam, gdzie nowa planeta dotyka poprzedniej.
    Rzędy 1 i 2 rosną w prawo, rzędy 3 i 4 w lewo, więc stykają się różne ikony. Potem bierzesz na rękę kafel przestrzeni z tego miejsca.
rules-placing-see = place seam

rules-resources-title = Energia, woda i gaz
rules-resources-text = Zasoby pochodzą z chmury i po wydaniu do niej wracają: razem 37 energii, 17 wody i 17 gazu. Wszyscy widzą, co masz. Nie ma limitu ani handlu.
rules-resources-see = resource energy water gas cloud

rules-life-title = Tworzenie życia
rules-life-text =
    Jeden krok kładzie twój znacznik życia na planecie bez gatunku i kosztuje wszystko, czego planeta żąda. Jeden, dwa i trzy znaczniki to poziomy od 1 do 3. W turze możesz zrobić kilka kroków, na dowolnych planetach.
    Potrzebujesz znacznika życia w swoich zasobach. Na jednej planecie mogą mieć życie różni gracze.
rules-life-see = life cube

rules-paying-title = Ile kosztuje krok
rules-paying-text =
    Koszt zaczyna się od nadrukowanych ikon. Kafle na tej samej orbicie mogą dodać ikony; kafle w tym samym rzędzie mogą odjąć pasujące, zaczynając od najbliższego gwieździe, ale nigdy ostatnią. Kataliza odejmuje potem jeszcze jedną do wyboru, nigdy ostatnią.
    Ikonę wody lub gazu opłaca się jednym z nich, wybieranym na nowo przy każdym kroku; może też posłużyć jako woda lub gaz, które odejmuje kafel. Gdzie sięga Wszechstronna chemia, każdą ikonę opłaci dowolny zasób.
    Jeśli jest tylko jeden sposób zapłaty, następuje od razu; w innym razie wybierasz. Zmieniony koszt nigdy nie zmienia wartości życia.
rules-paying-see = pay cost

rules-species-title = Gatunek
rules-species-text =
    Poziom 4 to gatunek: twoje znaczniki życia wracają do ciebie, a ich miejsce zajmuje jeden znacznik gatunku. Możesz przeskoczyć: płacisz naraz za wszystkie brakujące kroki, za każdy pełny koszt. Znaczniki życia po drodze nie są potrzebne.
    Gatunek może powstać tylko tam, gdzie na początku tury leżał co najmniej jeden twój znacznik życia; kroki z tej tury mogą się wtedy do niego liczyć. Odzyskanych znaczników można użyć od razu.
rules-species-see = species cylinder

rules-domination-title = Przejęcie planety
rules-domination-text =
    Gdy powstaje gatunek, wszystkie inne znaczniki życia opuszczają planetę. Właściciele odzyskują je i za każdy dostają jeden zasób do wyboru; najpierw pytany jest aktywny gracz, potem kolejni zgodnie z ruchem wskazówek zegara. Za własne znaczniki nie dostajesz nic.
    Nikt już nie może tworzyć tam życia.
rules-domination-see = eviction

rules-stimulation-title = Stymulacja i zderzenie cząstek
rules-stimulation-text =
    Każda planeta, na której tworzysz lub rozwijasz życie, daje ci jeden znacznik stymulacji, raz na planetę i turę. Iskra życia też się liczy.
    Gdy ktoś weźmie ostatni znacznik, cząstki zderzają się natychmiast: każdy wymienia dwa znaczniki na jeden zasób do wyboru, ile razy się da. Nieparzysty znacznik nic nie daje. Wszystkie znaczniki wracają. Planeta, która dała już znacznik, w tej turze nie da następnego.
rules-stimulation-see = stimulation marker/stimulation collision

rules-tiles-title = Kafle przestrzeni
rules-tiles-text = Kafel przestrzeni ma dwie połowy, cel i efekt, i używa się go raz: albo pokazujesz cel, albo używasz efektu. Kafli używa się tylko we własnej turze, od chwili gdy masz nowy. Limitu kafli na ręce nie ma.
rules-tiles-see = tile hand

rules-goals-title = Cele
rules-goals-text =
    Cel możesz pokazać, gdy go spełniasz. Sprawdza się go tylko w tej chwili i pozostaje twój. Celu spełnionego tylko w turze innego gracza albo dopiero na końcu nie można wtedy pokazać.
    Każdy cel istnieje w dwóch egzemplarzach, ale punktuje dla ciebie tylko raz; drugi egzemplarz przydaje się tylko dla efektu.
    Spełnionego celu nie musisz pokazywać, lecz do tego czasu może go zabrać czarna dziura.
rules-goals-see = goal claim

rules-effects-title = Efekty
rules-effects-text =
    Efekty na szarym tle działają raz i kafel odpada z gry; bierze się za nie znacznik rozbłysku. Efekty na granatowym tle trafiają pod planetę do końca gry i działają na wszystkich; bierze się za nie znacznik fuzji. Pod planetą nigdy nie leży więcej niż jeden kafel, a nadaje się każda bez kafla, także z życiem lub gatunkiem innych.
    Najpierw następuje efekt, potem znacznik, potem zdarzenie, które może on wywołać. Efektu, który nic by nie dał, nie można użyć; kafel pod planetę można położyć zawsze.
rules-effects-see = effect play

rules-fusion-title = Czarna dziura
rules-fusion-text =
    Gdy ktoś weźmie ostatni znacznik fuzji, natychmiast otwiera się czarna dziura. Każdy, kto ma znacznik fuzji, traci jeden wybrany przez siebie kafel przestrzeni z ręki; kto ma ich najwięcej, traci dwa, remisujący także. Właśnie wzięty znacznik się liczy.
    Kafle trafiają zakryte do pudełka. Pokazane cele są bezpieczne. Kto ma za mało kafli, traci tyle, ile ma. Potem wszystkie znaczniki fuzji wracają.
rules-fusion-see = fusion marker/fusion black-hole hole

rules-flare-title = Burza słoneczna
rules-flare-text =
    Gdy ktoś weźmie ostatni znacznik rozbłysku, natychmiast wybucha burza słoneczna. Każdy, kto ma znacznik rozbłysku i choć jeden gaz, traci do dwóch gazów; kto ma najwięcej znaczników, także jedną wodę, remisujący również. Każdy, kto coś stracił, bierze 1 energię z chmury.
    Bez gazu nie tracisz nic, nawet wody, i nic nie dostajesz. Potem wszystkie znaczniki rozbłysku wracają.
rules-flare-see = flare marker/flare solar-storm storm

rules-order-title = Kolejność rozliczania
rules-order-text =
    Gatunek: zapłata, usunięcie znaczników życia i położenie gatunku, zasoby dla innych, znacznik stymulacji, zderzenie cząstek. Efekt: wszystkie jego wybory, potem znacznik, potem czarna dziura lub burza. Aktywny gracz gra dalej.
    Gdy wybiera kilku graczy, najpierw pytany jest aktywny, potem pozostali zgodnie z ruchem wskazówek zegara; każdy podejmuje wszystkie swoje wybory, zanim przyjdzie kolej następnego.
rules-order-see = order settling

rules-shortages-title = Gdy czegoś zabraknie
rules-shortages-text =
    Jeśli w chmurze brakuje danego zasobu, zysk przepada; gdzie masz wybór, wybierz inny. Przy kilku bierzesz tyle, ile jest.
    Bez znacznika życia nie zrobisz zwykłego kroku, bez znacznika gatunku nie będzie gatunku. Planety nie mogą się skończyć.
rules-shortages-see = shortage

rules-end-title = Koniec i punktacja
rules-end-text =
    Gdy ostatnia energia opuści gwiazdę, aktywny gracz kończy turę i partia się kończy; każdy miał pięć tur.
    Na każdej planecie znacznik życia daje 1, a gatunek 5, razy liczba nadrukowanych ikon kosztu; ikona wody lub gazu liczy się raz. Kafle pod sąsiednimi planetami dodają potem lub odejmują punkty, raz dla każdego gracza, który ma tam życie; punkty za planetę nigdy nie spadają poniżej 0. Dolicza się cele.
rules-end-see = end score points

rules-ties-title = Remisy
rules-ties-text = Wygrywa więcej pokazanych celów, potem więcej gatunków. Jeśli i to równe, zwycięstwo jest wspólne.
rules-ties-see = ties

rules-secrets-title = Co jest ukryte
rules-secrets-text =
    Kafle przestrzeni na ręce, oddane lub stracone zna tylko właściciel. Zasoby, znaczniki, pokazane cele i liczba kafli są jawne.
    Własne akcje można w swojej turze cofać, dopóki niczego nie dobrano, nie ujawniono niczego ukrytego i nikt inny nie działał.
rules-secrets-see = secrets

rules-reconstructed-title = Co jest odtworzone
rules-reconstructed-text =
    Znane z instrukcji: zasady, liczby elementów, nazwy celów Aggressive Parasites (2 punkty) i Extreme Conditions (4 punkty) oraz kilka planet i efektów z przykładów.
    Nieznane, więc odtworzone: ikony planet, warunki wszystkich celów, prawie wszystkie cele i efekty kafli przestrzeni oraz kierunki, w których rosną rzędy.
    Każdy wpis w pliku content.toml mówi, którym jest, więc posiadacz drukowanego egzemplarza może go poprawić.
rules-reconstructed-see = reconstructed

rules-goal-parasites-title = Aggressive Parasites
rules-goal-parasites-text = 2 punkty. Na planecie bez gatunku masz więcej znaczników życia niż inny gracz, który ma tam co najmniej jeden.
rules-goal-parasites-see = goal/aggressive-parasites

rules-goal-extreme-title = Extreme Conditions
rules-goal-extreme-text = 4 punkty. Masz poziom co najmniej 2 na dwóch różnych planetach z trzema ikonami kosztu. Gatunek to poziom 4.
rules-goal-extreme-see = goal/extreme-conditions

rules-goal-types-title = Stone Cradle, Green Belt, Cloud Dwellers, Deep Sea
rules-goal-types-text = Po 2 punkty. Masz życie lub gatunek na dwóch planetach skalistych, dwóch superziemiach, dwóch planetach gazowych albo dwóch oceanicznych.
rules-goal-types-see = goal/stone-cradle goal/green-belt goal/cloud-dwellers goal/deep-sea

rules-goal-lords-title = Lords of Stone, of the Green, of the Clouds, of the Deep
rules-goal-lords-text = Po 3 punkty. Masz gatunek na planecie skalistej, superziemi, planecie gazowej albo oceanicznej.
rules-goal-lords-see = goal/lords-of-stone goal/lords-of-the-green goal/lords-of-the-clouds goal/lords-of-the-deep

rules-goal-biodiversity-title = Biodiversity
rules-goal-biodiversity-text = 3 punkty. Masz życie lub gatunek na planetach wszystkich czterech typów.
rules-goal-biodiversity-see = goal/biodiversity

rules-goal-seeding-title = Seeding
rules-goal-seeding-text = 3 punkty. Masz życie lub gatunek na sześciu różnych planetach.
rules-goal-seeding-see = goal/seeding

rules-goal-ring-title = Orbital Ring
rules-goal-ring-text = 3 punkty. Masz życie lub gatunek na trzech planetach tej samej orbity.
rules-goal-ring-see = goal/orbital-ring

rules-goal-alignment-title = Great Alignment
rules-goal-alignment-text = 4 punkty. Masz życie lub gatunek na trzech kolejnych planetach jednego rzędu.
rules-goal-alignment-see = goal/great-alignment

rules-goal-reaches-title = Scorched Worlds, Outer Reaches
rules-goal-reaches-text = Po 2 punkty. Masz życie lub gatunek na dwóch planetach orbity 1; na dwóch planetach orbity 3 lub dalszej.
rules-goal-reaches-see = goal/scorched-worlds goal/outer-reaches

rules-goal-soup-title = Primordial Soup
rules-goal-soup-text = 2 punkty. Masz co najmniej 2 energie, 2 wody i 2 gazy. Niczego się nie wydaje.
rules-goal-soup-see = goal/primordial-soup

rules-goal-ascension-title = Ascension
rules-goal-ascension-text = 4 punkty. Masz dwa gatunki.
rules-goal-ascension-see = goal/ascension

rules-goal-symbiosis-title = Symbiosis
rules-goal-symbiosis-text = 2 punkty. Na dwóch planetach masz znaczniki życia i ma je tam też co najmniej jeden inny gracz.
rules-goal-symbiosis-see = goal/symbiosis

rules-effect-resources-title = Kosmiczny pył, Wiatr słoneczny, Lodowy deszcz, Obłok gazu
rules-effect-resources-text = Kosmiczny pył: weź 2 dowolne zasoby. Wiatr słoneczny: weź 3 energie. Lodowy deszcz: weź 3 wody. Obłok gazu: weź 3 gazy.
rules-effect-resources-see = effect/cosmic-dust effect/solar-wind effect/ice-shower effect/gas-cloud

rules-effect-accretion-title = Akrecja
rules-effect-accretion-text = Wybierz planetę w układzie. Weź zasoby z jej dwóch bocznych ikon i 1 energię. Co najmniej jeden z trzech musi być w chmurze.
rules-effect-accretion-see = effect/accretion

rules-effect-transmutation-title = Transmutacja
rules-effect-transmutation-text = Wymień po kolei do trzech swoich zasobów na inne z chmury, a potem weź jeden dowolny. Wymianę możesz przerwać wcześniej.
rules-effect-transmutation-see = effect/transmutation

rules-effect-catalysis-title = Kataliza
rules-effect-catalysis-text = Wybierz planetę bez gatunku. Do końca tury każdy krok, za który tam płacisz, kosztuje o jedną ikonę mniej, wybieraną przy każdym kroku, ale nigdy mniej niż jedną. Nie można zamiast tego zapłacić pełnej ceny. Dwie Katalizy na jednej planecie się sumują.
rules-effect-catalysis-see = effect/catalysis

rules-effect-spark-title = Iskra życia
rules-effect-spark-text = Umieść za darmo swój znacznik życia na planecie bez gatunku, która ma najwyżej dwie ikony kosztu i mniej niż trzy twoje znaczniki. Daje znacznik stymulacji, ale nie liczy się jako życie z początku tury.
rules-effect-spark-see = effect/spark-of-life

rules-effect-neighbours-title = Pas radiacyjny, Żyzny pył
rules-effect-neighbours-text = Pod planetę. Na końcu każdy gracz z życiem lub gatunkiem na sąsiadce tej planety zdobywa tam o 2 punkty mniej (Pas radiacyjny) albo o 2 więcej (Żyzny pył), raz za każdą sąsiadkę.
rules-effect-neighbours-see = effect/radiation-belt effect/fertile-dust

rules-effect-orbit-title = Gęsta atmosfera, Susza, Długie zaćmienie
rules-effect-orbit-text = Pod planetę. Każda planeta jej orbity, także późniejsza, kosztuje o 1 gaz więcej (Gęsta atmosfera), o 1 wodę więcej (Susza) albo o 1 energię więcej (Długie zaćmienie).
rules-effect-orbit-see = effect/dense-atmosphere effect/drought effect/long-eclipse

rules-effect-row-title = Efekt cieplarniany, Lodowe komety, Mgławica
rules-effect-row-text = Pod planetę. Każda planeta jej rzędu, także późniejsza, kosztuje o 1 energię mniej (Efekt cieplarniany), o 1 wodę mniej (Lodowe komety) albo o 1 gaz mniej (Mgławica), jeśli jej koszt ma tę ikonę; nigdy mniej niż jedną ikonę.
rules-effect-row-see = effect/greenhouse effect/icy-comets effect/nebula

rules-effect-chemistry-title = Wszechstronna chemia
rules-effect-chemistry-text = Pod planetę. Tam i na sąsiednich planetach każdą ikonę można opłacić dowolnym zasobem.
rules-effect-chemistry-see = effect/versatile-chemistry
