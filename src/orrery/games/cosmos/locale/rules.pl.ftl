# Narodziny kosmosu po polsku. Objaśnienia zasad. Sekcja to tytuł, tekst (akapit w wierszu) i to, co do niej prowadzi.

rules-overview-title = O co chodzi w grze
rules-overview-text =
    Każdy kształtuje własną galaktykę: mgławice leżą na sześciokątach, gwiazdy stoją w ich rogach, a życie leży na ich bokach. Wygrywa ten, kto na końcu ma najwięcej punktów.
    Punkty dają ukończone mgławice, zwalnianie komory czasu, cele ogólne, zestawy kart energii, a na samym końcu zaawansowane formy życia.
    Partia trwa najwyżej osiem rund. Kończy się wcześniej, gdy w zasobach zabraknie kryształów czasu.
rules-overview-see = overview

rules-setup-title = Przygotowanie
rules-setup-text =
    W zasobach jest 6, 9 albo 11 kryształów czasu, zależnie od tego, czy gra 2, 3 czy 4 graczy. Sześć z szesnastu celów ogólnych tworzy talię celów; pierwszy leży na miejscu 1 rzędu celów. Cztery karty energii leżą odkryte. Kafelki mgławic leżą w trzech stosach według rozmiaru, a każdy rodzaj kart zdolności w talii przy swoim obszarze regulacji.
    Na wierzchu stosu zaawansowanych form życia leżą po dwa cenne żetony na gracza (warte od 6 do 8 punktów), a pod nimi pozostałe (od 4 do 7).
    Każdy zaczyna z jedną mgławicą każdego rozmiaru na oznaczonych polach, gwiazdą H na środku, protożyciem na białym polu życia, kryształem czasu na 0, czterema znacznikami zdolności i czterema kartami energii z talii.
    Znaczniki energii wszystkich graczy i 4, 3 albo 3 ciemne (dla 2, 3 albo 4 graczy) rozkłada się w losowej kolejności, po jednym, zgodnie z ruchem wskazówek zegara, zaczynając od światła. Zaczyna gracz, którego znacznik położono jako ostatni.
rules-setup-see = setup

rules-board-title = Plansza galaktyki
rules-board-text =
    Dwanaście pól mgławic (N1 do N12) tworzy trzy sektory po cztery: Δ, Ψ i Φ. Każde ma sześć pól gwiazd w rogach (S1 do S37) i sześć pól życia na bokach (L1 do L48); sąsiednie sześciokąty je dzielą.
    Gwiazdy sąsiadują, gdy są dwoma końcami jednego boku. Pola życia sąsiadują, gdy ich boki spotykają się w rogu. Gwiazda sąsiaduje z polem życia, gdy jest końcem tego boku.
    Mgławica leży w jednym sektorze. Pole gwiazdy lub życia na granicy należy do każdego sektora, którego dotyka; środkowe pole S19 należy do wszystkich trzech.
rules-board-see = board sector space S19 L28 N5

rules-turn-title = Runda i tura
rules-turn-text =
    W rundzie każdy rozgrywa jedną całą turę, zgodnie z ruchem wskazówek zegara od pierwszego gracza; potem następuje wspólna faza końca rundy.
    Tura ma dwie części. W fazie energii przesuwasz znaczniki energii i zbierasz to, co dają obszary regulacji. W fazie budowania budujesz, w dowolnej kolejności i tak często, jak możesz zapłacić, a kończysz ostatnią akcją.
rules-turn-see = turn round

rules-shift-title = Przesuwanie energii
rules-shift-text =
    Masz do trzech ruchów. Każdy przenosi twój albo ciemny znacznik o jeden obszar dalej, zgodnie z ruchem wskazówek zegara: światło, czas, grawitacja, chemia i znów światło. Znaczników innych graczy nigdy się nie rusza.
    Twój znacznik musi ruszyć się co najmniej raz; pozostałe ruchy są dobrowolne, a ich kolejność dowolna.
    Obszar mieści trzy znaczniki. Pełny się przeskakuje i nadal jest to jeden ruch. Przy trzech ruchach i przeskoku twój znacznik może wrócić tam, skąd ruszył.
    Dopóki nie zaczniesz zbierać, ruchy można cofać.
rules-shift-see = token dark marble console

rules-collect-title = Zbieranie zasobów
rules-collect-text =
    Najpierw bierzesz nagrodę aktywną obszaru, na którym stoi twój znacznik, potem nagrodę pasywną tego samego obszaru, a potem nagrody pasywne pozostałych, zgodnie z ruchem wskazówek zegara.
    Nagroda pasywna przysługuje raz za każdy stojący tam znacznik energii, czyjkolwiek jest. Każda twoja karta zdolności dodaje swój zasób premiowy do nagrody swojego obszaru, nawet jeśli nie stoi tam żaden znacznik. Karta kupiona w tej turze daje premię od następnej fazy energii.
    Wszystko zbiera się, zanim zaczniesz budować.
rules-collect-see = collect income

rules-controls-title = Cztery obszary regulacji
rules-controls-text =
    Światło: aktywnie 3 gwiazdy H; pasywnie 1 karta energii za znacznik.
    Czas: aktywnie 1 gwiazda O i 2 DNA; pasywnie wzrost kryształu czasu o 1 za znacznik.
    Grawitacja: aktywnie 2 gwiazdy He i 1 zasób supernowej; pasywnie 1 grawiton za znacznik.
    Chemia: aktywnie 1 gwiazda C i 1 mgławica z wybranego stosu; pasywnie 1 protożycie za znacznik.
rules-controls-see = control/light control/time control/gravity control/chemistry light time gravity chemistry

rules-energy-cards-title = Karty energii
rules-energy-cards-text =
    Należne karty bierzesz po jednej, z odkrytego rzędu albo z talii, w dowolnym zestawieniu. Rząd uzupełnia się do czterech dopiero na koniec twojej fazy energii.
    Limit dziesięciu kart na ręce liczy się tylko w fazie końca rundy.
    Gdy trzeba dobrać kartę, a talia jest pusta, odrzucone karty tasuje się w nową talię. Jeśli rząd, talia i odrzucone karty są puste, pozostałe karty przepadają.
rules-energy-cards-see = energy-card row deck hand discard

rules-crystals-title = Kryształy czasu
rules-crystals-text =
    Wzrost przesuwa twój kryształ o jedno pole w górę komory czasu, od 0 do 6. Gdy dotrze do 6, czeka tam, a ty bierzesz z zasobów nowy kryształ, kładziesz go na 0 i wykonujesz resztę kroków. Tylko tak dostaje się nowe kryształy.
    Na 6 może czekać kilka kryształów. Wzrost z kart zdolności działa tak samo, więc kryształ może w jednej turze dojść do 6 i zostać zwolniony.
    Gdy zasoby są puste, do końca rundy służą zamienniki; liczą się jak kryształy, ale z tą rundą partia się kończy.
rules-crystals-see = crystal step

rules-shortages-title = Gdy czegoś zabraknie
rules-shortages-text =
    Czego nie ma w zasobach, tego nie można dostać: bierzesz, ile zostało, a reszta przepada. Tylko kryształy czasu zastępuje się w bieżącej rundzie zamiennikami.
    Gdy jeden stos mgławic jest pusty, wybierasz inny; gdy puste są wszystkie, mgławicy nie ma.
rules-shortages-see = shortage supply

rules-craft-title = Faza budowania
rules-craft-text =
    Możesz umieszczać elementy, kończyć mgławice, zwalniać komorę czasu, tworzyć zaawansowane formy życia, kupować karty zdolności i używać ich, oddawać zestawy kart oraz wydawać zasoby supernowej, DNA i grawitony, w dowolnej kolejności.
    Zdobyte elementy czekają obok planszy, aż je umieścisz. Czekających nie można odwracać i do niczego się nie liczą.
    Co na koniec tury nadal czeka, przepada: gwiazdy i życie wracają do zasobów, mgławice pod swoje stosy.
rules-craft-see = craft waiting

rules-nebulae-title = Mgławice
rules-nebulae-text =
    Mgławice mają rozmiar 1, 2 albo 3. Rozmiar wybierasz przed dobraniem, potem oglądasz kafelek i możesz go umieścić na dowolnym pustym polu mgławicy.
    Kafelek pokazuje potrzebne gwiazdy i punkty. Większe wymagają więcej gwiazd, dają więcej punktów i więcej znaczą dla celów swojego sektora.
rules-nebulae-see = nebula tile 1-01 2-01 3-14 stack

rules-stars-title = Gwiazdy
rules-stars-text =
    Są gwiazdy wodorowe (H), helowe (He), tlenowe (O) i węglowe (C). Gwiazdę umieszcza się na dowolnym pustym polu gwiazdy.
    Każda gwiazda ma na odwrocie supernową.
rules-stars-see = star H He O C

rules-life-title = Życie
rules-life-text =
    Protożycie umieszcza się na pustym polu życia obok życia, które już masz, protożycia lub stabilnego, także położonego przed chwilą. Jeśli nie masz żadnego życia, trafia na białe pole początkowe.
    Życie nie musi później pozostać połączone.
rules-life-see = proto life

rules-complete-title = Ukończenie mgławicy
rules-complete-text =
    W sześciu rogach mgławicy muszą stać potrzebne gwiazdy. Supernowa zastępuje dowolną jedną gwiazdę; jej własny rodzaj nie ma wtedy znaczenia. Dodatkowe gwiazdy nie przeszkadzają.
    Zdobywasz punkty z kafelka, odrzucasz z jego rogów jedną wybraną gwiazdę lub supernową, użytą albo nie, i odwracasz kafelek. Życie nie jest potrzebne.
    Każdą mgławicę kończy się raz, a gotową możesz zostawić na później. Jedno ukończenie rozlicza się do końca przed następnym: wspólna gwiazda służy kilku mgławicom, dopóki tam stoi.
    Mgławicy z ostatniej akcji nie można ukończyć w tej samej turze.
rules-complete-see = complete

rules-discharge-title = Zwolnienie komory czasu
rules-discharge-text =
    Mając kryształ na 6, możesz zwolnić komorę: dostajesz jedną gwiazdę dowolnego rodzaju, przesuwasz kryształ na następne pole punktujące i zdobywasz jego punkty. Pola dają 3, 6, 10, 15 i 21 punktów.
    Po piątym razie zwolnienie daje nadal gwiazdę, ale bez punktów, a kryształ odkłada się na bok; takie kryształy nie liczą się do celu.
    Jeśli w zasobach nie ma żadnej gwiazdy, punkty i tak zdobywasz. Trzy karty czasu mogą dać coś innego zamiast gwiazdy, jedna na każde zwolnienie.
rules-discharge-see = chamber discharge

rules-advanced-life-title = Zaawansowane formy życia
rules-advanced-life-text =
    Ukończona mgławica bez zaawansowanej formy życia, która na wszystkich sześciu bokach ma życie, może ją wydać. Protożycie wokół niej wraca do zasobów, nawet jeśli potrzebowała go sąsiadka; życie stabilne zostaje.
    Bierzesz na mgławicę wierzchni żeton ze stosu. Jego wartość znasz tylko ty aż do końca gry, kiedy punktuje; liczba żetonów jest jawna.
    Drugi żeton na tej samej mgławicy daje tylko Ewolucja. Zaawansowana forma życia niczego nie blokuje. Gdy stos jest pusty, nie można jej stworzyć.
rules-advanced-life-see = advanced

rules-power-cards-title = Kupowanie kart zdolności
rules-power-cards-text =
    Wybierz wolne miejsce i zapłać jego cenę kartami energii jednego rodzaju: 2, 3, 3 albo 4 od góry do dołu; miejsca w dowolnej kolejności. Dobierz tyle kart zdolności tego rodzaju, ile kart wyniosła zapłata, zatrzymaj jedną na tym miejscu, a resztę odłóż pod talię w dowolnej kolejności.
    Miejsce pozostaje zajęte do końca gry. Znacznik zdolności z tego miejsca wędruje na obszar regulacji i przypomina o zasobie premiowym.
    Jeśli w talii jest mniej kart, niż wynosi zapłata, dobierasz wszystkie; z pustej talii nie można kupić. Dobrane karty widzisz tylko ty; zatrzymana jest jawna.
rules-power-cards-see = power slot

rules-power-use-title = Używanie kart zdolności
rules-power-use-text =
    Karty zdolności możesz używać w swojej fazie budowania tak często, jak możesz zapłacić, także w turze zakupu. Wydane karty trafiają na stos odrzuconych.
    Najpierw płaci się koszt, potem krok po kroku następuje efekt; gdzie plansza lub zasoby pozwalają na mniej, niż mówi karta, tam efekt się kończy. Trzeba działać, dopóki się da; tylko Tunel czasoprzestrzenny można przerwać wcześniej.
    Kartę można wybrać tylko wtedy, gdy coś da. Życie będące kosztem najpierw schodzi z planszy, więc efekt musi być możliwy także bez niego.
rules-power-use-see = use cost

rules-sets-title = Pięć jednakowych kart
rules-sets-text = Pięć kart energii jednego rodzaju daje 6 punktów, tyle razy, ile możesz zapłacić. Te same karty nie mogą zarazem opłacić Prędkości światła.
rules-sets-see = set

rules-supernovas-title = Supernowe
rules-supernovas-text =
    Zasób supernowej przekształca jedną twoją gwiazdę na planszy w supernową. Dla mgławicy supernowa zastępuje dowolną jedną gwiazdę.
    Dla celów jest gwiazdą osobnego rodzaju: liczy się do grup gwiazd i jako supernowa, nigdy jako H, He, O ani C. Grawitony jej nie ruszą, ale inne elementy mogą ją przeskakiwać.
rules-supernovas-see = supernova

rules-stabilise-title = DNA i życie stabilne
rules-stabilise-text = DNA zamienia jedno protożycie na planszy w życie stabilne. Powstanie zaawansowanej formy życia nie zużywa życia stabilnego, może więc ono służyć kilku mgławicom.
rules-stabilise-see = dna stable

rules-move-title = Grawitony i ruch
rules-move-text = Grawiton przesuwa jedną gwiazdę, jedno protożycie albo jedno życie stabilne na sąsiednie puste pole tego samego rodzaju. Zajęte pola tego rodzaju można przeskakiwać, dowolnie wiele z rzędu. Supernowych nigdy się tak nie przesuwa.
rules-move-see = graviton move

rules-last-action-title = Ostatnia akcja
rules-last-action-text =
    Turę kończysz jedną z dwóch rzeczy: bierzesz mgławicę dowolnego rozmiaru i od razu ją umieszczasz albo stabilizujesz jedno protożycie.
    Bez nagrody możesz zakończyć tylko wtedy, gdy jedna z nich nic by nie dała: nie ma pustego pola mgławicy lub kafelka albo na planszy nie ma protożycia.
    Potem wszystko, co czeka, przepada, a trzy tory wracają do 0. Supernowe na planszy zostają.
rules-last-action-see = last-action end-of-turn

rules-end-phase-title = Faza końca rundy
rules-end-phase-text =
    Po turze ostatniego gracza: wszystkie cele przesuwają się o jedno miejsce; cel, który dotarł na miejsce 4, punktuje i odchodzi; na miejsce 1 trafia nowy cel, jeśli jeszcze jest; potem sprawdza się, czy partia się kończy.
    Jeśli trwa dalej, ręce większe niż dziesięć kart zmniejsza się do dziesięciu, a znacznik pierwszego gracza przechodzi w lewo. W grze dwuosobowej zostaje na miejscu.
rules-end-phase-see = end-phase first-player

rules-goals-title = Cele ogólne
rules-goals-text =
    Każdy cel punktuje raz, trzy rundy po pojawieniu się: sześć celów w rundach od 3 do 8. Kto ma najwięcej, dostaje 6 punktów, drugi 3.
    Remis na pierwszym miejscu daje 6 wszystkim remisującym i nic za drugie miejsce; remis na drugim daje każdemu 3. Trzeba mieć co najmniej jedną sztukę. W grze dwuosobowej drugiego miejsca nie ma.
    Liczy się tylko to, co jest na planszy, nie to, co czeka obok.
rules-goals-see = goal goals

rules-end-title = Koniec gry
rules-end-text =
    Partia kończy się w fazie końca rundy, w której w zasobach nie ma kryształów czasu albo nie ma już celów. Cele pozostałe w rzędzie nie punktują, a limitu ręki już się nie stosuje.
    Zaawansowane formy życia odwraca się i dolicza. O remisie rozstrzyga więcej kart energii na ręce; jeśli i to równe, zwycięstwo jest wspólne.
rules-end-see = end ties

rules-secrets-title = Co jest ukryte
rules-secrets-text =
    Ręce i wartości zaawansowanych form życia zna tylko właściciel, podobnie karty zdolności dobrane i odłożone. Liczby kart i żetonów są jawne, tak jak wszystko na planszach.
    Własne akcje można w swojej turze cofać, dopóki niczego nie dobrano, nie ujawniono niczego ukrytego i nikt inny nie działał.
rules-secrets-see = secrets

rules-editions-title = Wydania
rules-editions-text =
    Drukowane zasady różnią się w kilku punktach, więc stół może wybrać wydanie. Pulsar: 1 karta grawitacji i 1 grawiton (uzgodnione i hiszpańskie), dowolna karta i 1 grawiton (polskie), 1 karta grawitacji i 2 grawitony (francuskie).
    Gwiezdny pył zastępuje nieukończoną mgławicę rozmiaru 1, w wydaniu francuskim dowolną nieukończoną. Fuzja jądrowa i Rozszczepienie jądra atomu usuwają gwiazdę, w wydaniach francuskim i hiszpańskim także supernową, która wraca do zasobów swojego rodzaju.
    Osobna opcja rozstrzyga, czy za Horyzont zdarzeń płaci się zasobem supernowej z toru (domyślnie), czy supernową z planszy.
rules-editions-see = edition event-horizon-option

rules-reconstructed-title = Co jest odtworzone
rules-reconstructed-text =
    Znane z instrukcji: zasady, liczby elementów, koszty i efekty kart zdolności, cele i jeden kafelek mgławicy (H He He O C C za 10 punktów).
    Nieznane, więc odtworzone: dokładny kształt planszy gracza, jej sektory i oznaczone pola; wymagania i punkty pozostałych 47 kafelków mgławic; zasób premiowy każdej karty zdolności.
    Każdy wpis w pliku content.toml mówi, którym jest, więc posiadacz drukowanego egzemplarza może go poprawić.
rules-reconstructed-see = reconstructed

rules-power-generations-title = Pokolenia
rules-power-generations-text = Zamiast gwiazdy przy zwolnieniu komory czasu: umieść kolejno trzy znaczniki życia stabilnego na dowolnych pustych polach życia. Nie potrzebują sąsiada; nie odwraca się przy tym protożycia.
rules-power-generations-see = power/generations

rules-power-expanding-universe-title = Rozszerzanie się wszechświata
rules-power-expanding-universe-text = Zamiast gwiazdy przy zwolnieniu komory czasu: weź 2 gwiazdy H. Jeśli została jedna, bierzesz jedną.
rules-power-expanding-universe-see = power/expanding-universe

rules-power-black-hole-title = Czarna dziura
rules-power-black-hole-text = Zamiast gwiazdy przy zwolnieniu komory czasu: przekształć dwie swoje gwiazdy w supernowe albo jedną, jeśli masz tylko jedną.
rules-power-black-hole-see = power/black-hole

rules-power-event-horizon-title = Horyzont zdarzeń
rules-power-event-horizon-text = Koszt: dowolna karta i 1 zasób supernowej (z opcją: supernowa z planszy). Weź wzrost kryształu czasu o 2 albo 2 protożycia, nie po jednym. Protożycie czeka i umieszcza się je na zwykłych zasadach.
rules-power-event-horizon-see = power/event-horizon

rules-power-fourth-dimension-title = Czwarty wymiar
rules-power-fourth-dimension-text = Koszt: 1 karta czasu. Weź wzrost kryształu czasu o 1.
rules-power-fourth-dimension-see = power/fourth-dimension

rules-power-special-relativity-title = Szczególna teoria względności
rules-power-special-relativity-text = Koszt: 2 karty jednego rodzaju. Weź wzrost kryształu czasu o 2.
rules-power-special-relativity-see = power/special-relativity

rules-power-quasar-title = Kwazar
rules-power-quasar-text = Koszt: dowolna karta i 1 grawiton. Weź wzrost kryształu czasu o 1.
rules-power-quasar-see = power/quasar

rules-power-nuclear-fusion-title = Fuzja jądrowa
rules-power-nuclear-fusion-text = Koszt: 1 karta czasu. Odrzuć jedną swoją gwiazdę, a potem weź gwiazdę dowolnego rodzaju, także tego samego. Czeka ona i może trafić na zwolnione pole. Które wydania dopuszczają supernową, mówi sekcja Wydania.
rules-power-nuclear-fusion-see = power/nuclear-fusion

rules-power-genetic-drift-title = Dryf genetyczny
rules-power-genetic-drift-text = Koszt: dowolna karta. Przesuń raz protożycie jak grawitonem, po czym staje się stabilne. Jeśli nie może się ruszyć, stabilizuje się na miejscu; jeśli może, musi. Wymaga protożycia.
rules-power-genetic-drift-see = power/genetic-drift

rules-power-ionizing-radiation-title = Promieniowanie jonizujące
rules-power-ionizing-radiation-text = Koszt: dowolna karta. Całe protożycie obok jednej twojej supernowej staje się stabilne. Wymaga takiej pary.
rules-power-ionizing-radiation-see = power/ionizing-radiation

rules-power-evolution-title = Ewolucja
rules-power-evolution-text = Koszt: dowolna karta i trzy znaczniki życia stabilnego z dowolnych pól twojej planszy. Dołóż zaawansowaną formę życia do mgławicy, która ma dokładnie jedną. Życie wokół mgławicy nie ma znaczenia.
rules-power-evolution-see = power/evolution

rules-power-abiogenesis-title = Abiogeneza
rules-power-abiogenesis-text = Koszt: 1 karta chemii. Umieść życie stabilne na dowolnym pustym polu życia. Umieszcza się je od razu i nie potrzebuje sąsiada.
rules-power-abiogenesis-see = power/abiogenesis

rules-power-survival-of-the-fittest-title = Przetrwanie najsilniejszych
rules-power-survival-of-the-fittest-text = Koszt: dowolna karta i jedno protożycie. Ustabilizuj dwa znaczniki protożycia albo jeden, jeśli tylko tyle zostało. Po zapłacie musi zostać co najmniej jeden.
rules-power-survival-of-the-fittest-see = power/survival-of-the-fittest

rules-power-speciation-title = Powstanie gatunków
rules-power-speciation-text = Koszt: dowolna karta. Umieść od razu protożycie na pustym polu obok swojego życia stabilnego.
rules-power-speciation-see = power/speciation

rules-power-photosynthesis-title = Fotosynteza
rules-power-photosynthesis-text = Koszt: dowolna karta. Całe protożycie obok twoich gwiazd O staje się stabilne. Supernowa nie jest gwiazdą O. Wymaga takiej pary.
rules-power-photosynthesis-see = power/photosynthesis

rules-power-water-rich-comets-title = Komety bogate w wodę
rules-power-water-rich-comets-text = Koszt: dowolna karta. Całe protożycie obok twoich gwiazd C staje się stabilne. Supernowa nie jest gwiazdą C. Wymaga takiej pary.
rules-power-water-rich-comets-see = power/water-rich-comets

rules-power-molecular-cloud-title = Obłok molekularny
rules-power-molecular-cloud-text = Koszt: 2 karty światła. Weź gwiazdę H.
rules-power-molecular-cloud-see = power/molecular-cloud

rules-power-amino-acids-title = Aminokwasy
rules-power-amino-acids-text = Koszt: 1 karta chemii. Umieść życie stabilne na dowolnym pustym polu życia. Umieszcza się je od razu i nie potrzebuje sąsiada.
rules-power-amino-acids-see = power/amino-acids

rules-power-speed-of-light-title = Prędkość światła
rules-power-speed-of-light-text = Koszt: 5 kart jednego rodzaju. Zdobądź 6 punktów i weź gwiazdę dowolnego rodzaju; punkty przysługują także wtedy, gdy gwiazd już nie ma.
rules-power-speed-of-light-see = power/speed-of-light

rules-power-time-dilation-title = Dylatacja czasu
rules-power-time-dilation-text = Koszt: 1 karta światła. Weź wzrost kryształu czasu o 1.
rules-power-time-dilation-see = power/time-dilation

rules-power-relativity-delta-title = Teoria względności: Δ
rules-power-relativity-delta-text = Koszt: 2 karty czasu. Weź gwiazdę dowolnego rodzaju i od razu umieść ją w sektorze Δ razem z jego granicami.
rules-power-relativity-delta-see = power/relativity-delta

rules-power-relativity-psi-title = Teoria względności: Ψ
rules-power-relativity-psi-text = Koszt: 2 karty grawitacji. Weź gwiazdę dowolnego rodzaju i od razu umieść ją w sektorze Ψ razem z jego granicami.
rules-power-relativity-psi-see = power/relativity-psi

rules-power-relativity-phi-title = Teoria względności: Φ
rules-power-relativity-phi-text = Koszt: 2 karty chemii. Weź gwiazdę dowolnego rodzaju i od razu umieść ją w sektorze Φ razem z jego granicami.
rules-power-relativity-phi-see = power/relativity-phi

rules-power-nuclear-fission-title = Rozszczepienie jądra atomu
rules-power-nuclear-fission-text = Koszt: 2 karty czasu. Odrzuć jedną swoją gwiazdę, a potem weź gwiazdę dowolnego rodzaju i wzrost kryształu czasu o 1. Które wydania dopuszczają supernową, mówi sekcja Wydania.
rules-power-nuclear-fission-see = power/nuclear-fission

rules-power-binary-star-title = Gwiazda podwójna
rules-power-binary-star-text = Koszt: dowolna karta i 1 grawiton. Przekształć supernową z powrotem w jej gwiazdę, a potem przesuń tę gwiazdę raz; ruch jest częścią efektu. Jeśli nie może się ruszyć, następuje tylko przekształcenie; jeśli może, musi.
rules-power-binary-star-see = power/binary-star

rules-power-core-collapse-title = Zapadanie się jądra gwiazdy
rules-power-core-collapse-text = Koszt: dowolna karta i 1 grawiton. Przekształć jedną swoją gwiazdę w supernową.
rules-power-core-collapse-see = power/core-collapse

rules-power-stardust-title = Gwiezdny pył
rules-power-stardust-text = Koszt: dowolna karta. Weź mgławicę rozmiaru 1, która czeka jak każda inna, albo zastąp nieukończoną mgławicę rozmiaru 1 nową rozmiaru 2 na tym samym polu. Stary kafelek trafia pod swój stos. Wydanie francuskie: zob. Wydania.
rules-power-stardust-see = power/stardust

rules-power-shooting-star-title = Spadająca gwiazda
rules-power-shooting-star-text = Koszt: 1 karta grawitacji. Przenieś gwiazdę, supernową lub nieukończoną mgławicę na dowolne puste pole tego samego rodzaju. Ukończonej mgławicy nie można przenieść, a mgławica nic ze sobą nie zabiera.
rules-power-shooting-star-see = power/shooting-star

rules-power-solar-wind-title = Wiatr słoneczny
rules-power-solar-wind-text = Koszt: 2 karty chemii. Przekształć jedną swoją gwiazdę w supernową; całe protożycie obok niej staje się stabilne. Może go tam nie być.
rules-power-solar-wind-see = power/solar-wind

rules-power-pulsar-title = Pulsar
rules-power-pulsar-text = Koszt: 1 karta grawitacji i 1 grawiton. Weź wzrost kryształu czasu o 2. Wydania nie zgadzają się co do ceny; zob. Wydania.
rules-power-pulsar-see = power/pulsar

rules-power-white-dwarf-title = Biały karzeł
rules-power-white-dwarf-text = Koszt: 2 karty czasu. Przekształć jedną swoją gwiazdę w supernową, a potem weź wzrost kryształu czasu o 1.
rules-power-white-dwarf-see = power/white-dwarf

rules-power-wormhole-title = Tunel czasoprzestrzenny
rules-power-wormhole-text = Koszt: dowolna karta i jeden znacznik życia stabilnego z planszy. Przenieś do trzech znaczników protożycia albo do trzech znaczników życia stabilnego na dowolne puste pola życia, każdy raz. Możesz przestać wcześniej.
rules-power-wormhole-see = power/wormhole

rules-goal-life-kinds-title = Cele: życie stabilne, protożycie
rules-goal-life-kinds-text = Najwięcej życia stabilnego albo najwięcej protożycia na całej planszy. To dwa cele; żaden nie liczy drugiego rodzaju.
rules-goal-life-kinds-see = goal/stable-life goal/proto-life

rules-goal-star-kinds-title = Cele: gwiazdy He, O albo C
rules-goal-star-kinds-text = Najwięcej gwiazd tego rodzaju na planszy. Supernowe się nie liczą, czymkolwiek były. Celu dla H nie ma.
rules-goal-star-kinds-see = goal/stars-he goal/stars-o goal/stars-c

rules-goal-supernovas-title = Cel: supernowe
rules-goal-supernovas-text = Najwięcej supernowych na planszy.
rules-goal-supernovas-see = goal/supernovas

rules-goal-star-group-title = Cel: największa grupa gwiazd
rules-goal-star-group-text = Najwięcej gwiazd w jednej połączonej grupie bez przerw. Supernowe liczą się tu jako gwiazdy.
rules-goal-star-group-see = goal/largest-star-group

rules-goal-small-nebulae-title = Cel: ukończone mgławice rozmiaru 1
rules-goal-small-nebulae-text = Najwięcej ukończonych mgławic rozmiaru 1.
rules-goal-small-nebulae-see = goal/completed-size-1

rules-goal-crystals-title = Cel: punktujące kryształy czasu
rules-goal-crystals-text = Najwięcej kryształów na polach punktujących, najwyżej pięć. Kryształy czekające na 6 lub odłożone na bok się nie liczą.
rules-goal-crystals-see = goal/crystals-on-scoring-spaces

rules-goal-living-stars-title = Cel: gwiazdy przy zaawansowanym życiu
rules-goal-living-stars-text = Najwięcej gwiazd i supernowych w rogach mgławic z zaawansowaną formą życia. Gwiazda dotykająca dwóch takich mgławic liczy się raz.
rules-goal-living-stars-see = goal/stars-touching-nebula-with-advanced-life

rules-goal-sector-life-title = Cele: życie w sektorze
rules-goal-sector-life-text = Najwięcej protożycia i życia stabilnego łącznie w sektorze Δ, Ψ albo Φ. Życie na granicy sektora się liczy; zaawansowane formy życia nie.
rules-goal-sector-life-see = goal/life-delta goal/life-psi goal/life-phi

rules-goal-sector-sizes-title = Cele: mgławice sektora
rules-goal-sector-sizes-text = Najwyższa suma rozmiarów ukończonych mgławic w sektorze Δ, Ψ albo Φ.
rules-goal-sector-sizes-see = goal/nebula-size-sum-delta goal/nebula-size-sum-psi goal/nebula-size-sum-phi
