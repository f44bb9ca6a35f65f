# Narodziny kosmosu po polsku. Objaśnienia zasad. Sekcja to tytuł, tekst (akapit w wierszu) i to, co do niej prowadzi.

rules-overview-title = O co chodzi w grze
rules-overview-text =
    Każdy gracz kształtuje własną galaktykę: mgławice leżą na sześciokątach, gwiazdy stoją w ich rogach, a życie leży na ich bokach. Wygrywa ten, kto na końcu ma najwięcej punktów.
    Punkty dają ukończone mgławice, zwalnianie komory czasu, cele ogólne, zestawy kart energii, a na samym końcu zaawansowane formy życia.
    Gra trwa najwyżej osiem rund. Kończy się wcześniej, gdy w zasobach zabraknie kryształów czasu.
rules-overview-see = overview

rules-setup-title = Przygotowanie
rules-setup-text =
    W zasobach ogólnych jest 6, 9 albo 11 kryształów czasu, zależnie od tego, czy gra 2, 3 czy 4 graczy. Sześć z szesnastu celów ogólnych tworzy talię celów; pierwszy leży na miejscu 1 w rzędzie celów. Cztery karty energii leżą odkryte. Kafelki mgławic leżą w trzech stosach według rozmiaru, a karty zdolności każdego rodzaju w talii przy swoim obszarze regulacji.
    W stosie zaawansowanych form życia na wierzchu leżą po dwa żetony na gracza z pierwszej grupy (jasnozielona obwódka, od 6 do 8 punktów), a pod nimi druga grupa (bez obwódki, od 4 do 7).
    Każdy zaczyna z jedną mgławicą każdego rozmiaru na oznaczonych polach, gwiazdą H na środku, protożyciem na białym polu życia, kryształem czasu na polu 0, czterema znacznikami zdolności i czterema kartami energii z talii.
    Znaczniki energii wszystkich graczy i 4, 3 albo 3 znaczniki ciemnej energii (dla 2, 3 albo 4 graczy) rozkłada się w losowej kolejności, po jednym, zgodnie z ruchem wskazówek zegara, zaczynając od światła. Zaczyna gracz, którego znacznik położono jako ostatni.
rules-setup-see = setup

rules-board-title = Plansza galaktyki
rules-board-text =
    Dwanaście pól na mgławice (N1 do N12) tworzy trzy sektory po cztery: Δ, Ψ i Φ. Każde ma sześć pól na gwiazdy w rogach (S1 do S37) i sześć pól życia na bokach (L1 do L48); sąsiednie sześciokąty mają wspólne pola.
    Gwiazdy sąsiadują, gdy stoją na dwóch końcach jednego boku. Pola życia sąsiadują, gdy ich boki spotykają się w rogu. Gwiazda sąsiaduje z polem życia, gdy stoi na końcu tego boku.
    Mgławica leży w jednym sektorze. Pole na gwiazdę lub życie na granicy należy do każdego sektora, którego dotyka; środkowe pole S19 należy do wszystkich trzech.
rules-board-see = board sector space S19 L28 N5

rules-turn-title = Runda i tura
rules-turn-text =
    W rundzie każdy rozgrywa jedną całą turę, zgodnie z ruchem wskazówek zegara od pierwszego gracza; potem następuje wspólna faza końca rundy.
    Tura ma dwie części. W fazie energii przesuwasz znaczniki energii i zbierasz to, co dają obszary regulacji. W fazie budowania budujesz w dowolnej kolejności i tak długo, jak możesz płacić, a kończysz ostatnią akcją.
rules-turn-see = turn round

rules-shift-title = Przesuwanie energii
rules-shift-text =
    Masz do trzech ruchów. Każdym przesuwasz swój znacznik albo znacznik ciemnej energii o jeden obszar dalej, zgodnie z ruchem wskazówek zegara: światło, czas, grawitacja, chemia i znów światło. Znaczników innych graczy nigdy nie przesuwasz.
    Swój znacznik musisz przesunąć co najmniej raz; pozostałe ruchy są dobrowolne, a ich kolejność dowolna.
    Obszar mieści trzy znaczniki. Wypełniony obszar się pomija i nadal jest to jeden ruch. Gdy wykonasz trzy ruchy i pominiesz jeden obszar, twój znacznik wróci tam, skąd ruszył.
    Dopóki nie zaczniesz zbierać zasobów, możesz cofać ruchy.
rules-shift-see = token dark marble console

rules-collect-title = Zbieranie zasobów
rules-collect-text =
    Najpierw bierzesz nagrodę aktywną z obszaru, w którym jest twój znacznik, potem nagrodę pasywną z tego samego obszaru, a potem nagrody pasywne z pozostałych, zgodnie z ruchem wskazówek zegara.
    Nagrodę pasywną otrzymujesz raz za każdy znacznik energii w obszarze, niezależnie od tego, czyj jest. Każda twoja karta zdolności dodaje do nagrody ze swojego obszaru dodatkowy zasób, nawet jeśli nie ma tam żadnego znacznika. Karta pozyskana w tej turze daje go od następnej fazy energii.
    Zbierasz wszystko, zanim zaczniesz budować.
rules-collect-see = collect income

rules-controls-title = Cztery obszary regulacji
rules-controls-text =
    Światło: aktywna 3 gwiazdy H; pasywna 1 karta energii za znacznik.
    Czas: aktywna 1 gwiazda O i 2 DNA; pasywna wzrost kryształu czasu o 1 za znacznik.
    Grawitacja: aktywna 2 gwiazdy He i 1 zasób supernowej; pasywna 1 grawiton za znacznik.
    Chemia: aktywna 1 gwiazda C i 1 mgławica z wybranego stosu; pasywna 1 znacznik protożycia za znacznik.
rules-controls-see = control/light control/time control/gravity control/chemistry light time gravity chemistry

rules-energy-cards-title = Karty energii
rules-energy-cards-text =
    Karty bierzesz po jednej, z odkrytego rzędu albo z talii, jak wolisz. Rząd uzupełnia się do czterech dopiero na koniec twojej fazy energii.
    Limit dziesięciu kart na ręce sprawdza się tylko w fazie końca rundy.
    Gdy trzeba dobrać kartę, a talia jest pusta, odrzucone karty tasuje się i tworzy z nich nową talię. Jeśli nie ma kart ani w rzędzie, ani w talii, ani wśród odrzuconych, pozostałe karty przepadają.
rules-energy-cards-see = energy-card row deck hand discard

rules-crystals-title = Kryształy czasu
rules-crystals-text =
    Wzrost przesuwa twój kryształ o jedno pole w górę komory czasu, od 0 do 6. Kryształ, który dotrze na pole 6, czeka tam, a ty bierzesz z zasobów nowy kryształ, kładziesz go na polu 0 i rozpatrujesz resztę wzrostu. Tylko tak zdobywa się nowe kryształy.
    Na polu 6 może czekać kilka kryształów. Wzrost z kart zdolności działa tak samo, więc kryształ może w jednej turze dotrzeć na pole 6 i zostać zwolniony.
    Gdy w zasobach nie ma już kryształów, do końca rundy używa się zamienników; liczą się jak kryształy, ale z tą rundą gra się kończy.
rules-crystals-see = crystal step

rules-shortages-title = Gdy czegoś zabraknie
rules-shortages-text =
    Nie możesz otrzymać tego, czego nie ma w zasobach: bierzesz, ile zostało, a reszta przepada. Tylko kryształy czasu zastępuje się w bieżącej rundzie zamiennikami.
    Gdy jeden stos mgławic jest pusty, wybierasz inny; gdy puste są wszystkie, nie otrzymujesz mgławicy.
rules-shortages-see = shortage supply

rules-craft-title = Faza budowania
rules-craft-text =
    Możesz umieszczać elementy, ukańczać mgławice, zwalniać komorę czasu, tworzyć zaawansowane formy życia, pozyskiwać karty zdolności i używać ich, odrzucać zestawy kart oraz wydawać zasoby supernowej, DNA i grawitony, wszystko w dowolnej kolejności.
    Otrzymane elementy czekają obok planszy, aż je umieścisz. Czekających nie można odwracać i do niczego się nie liczą.
    To, co na koniec tury nadal czeka, przepada: gwiazdy i życie wracają do zasobów, mgławice na spód swoich stosów.
rules-craft-see = craft waiting

rules-nebulae-title = Mgławice
rules-nebulae-text =
    Mgławice mają rozmiar 1, 2 albo 3. Rozmiar wybierasz przed dobraniem, potem oglądasz kafelek i możesz go umieścić na dowolnym pustym polu na mgławicę.
    Kafelek pokazuje wymagane gwiazdy i punkty. Większe mgławice wymagają więcej gwiazd, dają więcej punktów i więcej wnoszą do celów swojego sektora.
rules-nebulae-see = nebula tile 1-01 2-01 3-14 stack

rules-stars-title = Gwiazdy
rules-stars-text =
    Są gwiazdy wodorowe (H), helowe (He), tlenowe (O) i węglowe (C). Gwiazdę umieszcza się na dowolnym pustym polu na gwiazdę.
    Każda gwiazda ma na odwrocie supernową.
rules-stars-see = star H He O C

rules-life-title = Życie
rules-life-text =
    Protożycie umieszcza się na pustym polu życia obok życia, które już masz: protożycia albo życia stabilnego, także położonego przed chwilą. Jeśli nie masz żadnego życia, trafia na białe pole początkowe.
    Znaczniki życia nie muszą później sąsiadować ze sobą.
rules-life-see = proto life

rules-complete-title = Ukończenie mgławicy
rules-complete-text =
    W sześciu rogach mgławicy muszą stać wymagane gwiazdy. Supernowa zastępuje jedną dowolną gwiazdę; jej własny rodzaj nie ma wtedy znaczenia. Dodatkowe gwiazdy nie przeszkadzają.
    Zdobywasz punkty z kafelka, odrzucasz z jego rogów jedną wybraną gwiazdę lub supernową, wykorzystaną albo nie, i odwracasz kafelek. Życie nie jest potrzebne.
    Każdą mgławicę można ukończyć raz, a gotową możesz zostawić na później. Jedno ukończenie rozpatruje się do końca przed następnym: wspólna gwiazda służy kilku mgławicom, dopóki stoi na swoim miejscu.
    Mgławicy z ostatniej akcji nie można ukończyć w tej samej turze.
rules-complete-see = complete

rules-discharge-title = Zwolnienie komory czasu
rules-discharge-text =
    Mając kryształ na polu 6, możesz zwolnić komorę: bierzesz jedną gwiazdę dowolnego rodzaju, przenosisz kryształ na następne pole punktujące i zdobywasz wskazane tam punkty. Kolejne pola dają 3, 6, 10, 15 i 21 punktów.
    Po piątym razie zwolnienie nadal daje gwiazdę, ale nie daje punktów, a kryształ odkłada się na bok; takie kryształy nie liczą się do celu.
    Jeśli w zasobach nie ma żadnej gwiazdy, i tak zdobywasz punkty. Trzy karty czasu mogą dać coś innego zamiast gwiazdy, jedna przy każdym zwolnieniu.
rules-discharge-see = chamber discharge

rules-advanced-life-title = Zaawansowane formy życia
rules-advanced-life-text =
    Zaawansowaną formę życia możesz utworzyć na ukończonej mgławicy, na której jeszcze jej nie ma, jeśli na wszystkich sześciu bokach mgławicy jest życie. Protożycie wokół niej wraca do zasobów, nawet jeśli potrzebowała go sąsiednia mgławica; życie stabilne zostaje.
    Bierzesz wierzchni żeton ze stosu i kładziesz go zakryty na mgławicy. Jego wartość znasz tylko ty, aż do końcowego punktowania; liczba żetonów jest jawna.
    Drugi żeton na tej samej mgławicy daje tylko Ewolucja. Zaawansowana forma życia niczego nie blokuje. Gdy stos jest pusty, nie można jej utworzyć.
rules-advanced-life-see = advanced

rules-power-cards-title = Pozyskiwanie kart zdolności
rules-power-cards-text =
    Wybierz wolne miejsce i odrzuć tyle kart energii jednego rodzaju, ile ono kosztuje: 2, 3, 3 albo 4 od góry do dołu; miejsca możesz wypełniać w dowolnej kolejności. Dobierz tyle samo kart zdolności tego rodzaju, zachowaj jedną na tym miejscu, a resztę odłóż na spód talii w dowolnej kolejności.
    Miejsce pozostaje zajęte do końca gry. Znacznik zdolności z tego miejsca trafia do obszaru regulacji i przypomina o dodatkowym zasobie.
    Jeśli w talii jest mniej kart, dobierasz wszystkie; gdy talia jest pusta, nie możesz pozyskać karty tego rodzaju. Dobrane karty widzisz tylko ty; zachowana jest jawna.
rules-power-cards-see = power slot

rules-power-use-title = Używanie kart zdolności
rules-power-use-text =
    Karty zdolności możesz użyć w swojej fazie budowania tyle razy, ile możesz zapłacić, także w turze, w której ją pozyskasz. Wydane karty trafiają na stos odrzuconych.
    Najpierw płacisz koszt, potem krok po kroku wykonujesz efekt; jeśli plansza lub zasoby pozwalają na mniej, niż mówi karta, efekt się tam kończy. Musisz działać, dopóki się da; tylko Tunel czasoprzestrzenny można przerwać wcześniej.
    Kartę można wybrać tylko wtedy, gdy coś da. Życie wydane jako koszt najpierw schodzi z planszy, więc efekt musi być możliwy także bez niego.
rules-power-use-see = use cost

rules-sets-title = Pięć jednakowych kart
rules-sets-text = Za pięć kart energii jednego rodzaju zdobywasz 6 punktów, tyle razy, ile masz takich zestawów. Tych samych kart nie można jednocześnie wydać na Prędkość światła.
rules-sets-see = set

rules-supernovas-title = Supernowe
rules-supernovas-text =
    Zasób supernowej przekształca jedną twoją gwiazdę na planszy w supernową. Dla mgławicy supernowa zastępuje jedną dowolną gwiazdę.
    Dla celów jest osobnym rodzajem gwiazdy: liczy się do grup gwiazd i jako supernowa, nigdy jako H, He, O ani C. Grawitonem nie można jej przesunąć, ale inne gwiazdy mogą ją pomijać.
rules-supernovas-see = supernova

rules-stabilise-title = DNA i życie stabilne
rules-stabilise-text = Jeden zasób DNA zamienia jeden znacznik protożycia na planszy w życie stabilne. Życie stabilne zostaje, gdy tworzysz zaawansowaną formę życia, może więc służyć kilku mgławicom.
rules-stabilise-see = dna stable

rules-move-title = Grawitony i ruch
rules-move-text = Grawiton przesuwa jedną gwiazdę, jeden znacznik protożycia albo życia stabilnego na sąsiednie puste pole tego samego rodzaju. Zajęte pola tego rodzaju można pomijać, dowolnie wiele z rzędu. Supernowych nigdy się tak nie przesuwa.
rules-move-see = graviton move

rules-last-action-title = Ostatnia akcja
rules-last-action-text =
    Turę kończysz na jeden z dwóch sposobów: bierzesz mgławicę dowolnego rozmiaru i od razu ją umieszczasz albo stabilizujesz jeden znacznik protożycia.
    Bez nagrody możesz zakończyć tylko wtedy, gdy jeden z nich nic by nie dał: nie ma pustego pola na mgławicę lub kafelków albo na planszy nie ma protożycia.
    Potem wszystko, co czeka, przepada, a trzy tory wracają do 0. Supernowe na planszy zostają.
rules-last-action-see = last-action end-of-turn

rules-end-phase-title = Faza końca rundy
rules-end-phase-text =
    Po turze ostatniego gracza wszystkie cele przesuwają się o jedno miejsce; za cel, który dotarł na miejsce 4, przyznaje się punkty i się go odrzuca; na miejsce 1 trafia nowy cel, jeśli jeszcze jest; potem sprawdza się, czy gra się kończy.
    Jeśli gra trwa dalej, gracze mający więcej niż dziesięć kart odrzucają nadmiar, a znacznik pierwszego gracza przechodzi w lewo. W grze dwuosobowej zostaje na miejscu.
rules-end-phase-see = end-phase first-player

rules-goals-title = Cele ogólne
rules-goals-text =
    Każdy cel punktuje raz, w trzeciej rundzie od pojawienia się w rzędzie: sześć celów w rundach od 3 do 8. Kto ma najwięcej, zdobywa 6 punktów, a drugi gracz 3.
    Przy remisie na pierwszym miejscu wszyscy remisujący zdobywają po 6, a za drugie miejsce nikt nie punktuje; przy remisie na drugim każdy zdobywa 3. Trzeba mieć co najmniej jedną sztukę tego, co liczy cel. W grze dwuosobowej drugiego miejsca nie ma.
    Liczy się tylko to, co jest na planszy, a nie to, co czeka obok.
rules-goals-see = goal goals

rules-end-title = Koniec gry
rules-end-text =
    Gra kończy się w fazie końca rundy, w której w zasobach nie ma już kryształów czasu albo nie ma już celów. Cele pozostałe w rzędzie nie punktują, a kart ponad limit już się nie odrzuca. Tylko w wydaniu francuskim gracze odrzucają je także wtedy, przed końcowym rankingiem.
    Zaawansowane formy życia odkrywa się i dolicza ich punkty. Przy remisie wygrywa ten, kto ma na ręce więcej kart energii; jeśli i tu jest remis, zwycięstwo jest wspólne.
rules-end-see = end ties

rules-secrets-title = Co jest ukryte
rules-secrets-text =
    Tylko właściciel zna karty na ręce, wartości swoich zaawansowanych form życia oraz dobrane i odłożone karty zdolności. Liczba kart i żetonów jest jawna, tak jak wszystko na planszach.
    Własne akcje możesz w swojej turze cofać, dopóki nic nie zostanie dobrane, nic ukrytego się nie ujawni i nikt inny nic nie zrobi.
rules-secrets-see = secrets

rules-editions-title = Wydania
rules-editions-text =
    Drukowane zasady różnią się w kilku punktach, więc przy stole można wybrać wydanie. Pulsar kosztuje 1 kartę grawitacji i 1 grawiton (uzgodnione i hiszpańskie), dowolną kartę i 1 grawiton (polskie) albo 1 kartę grawitacji i 2 grawitony (francuskie).
    Gwiezdny pył zastępuje nieukończoną mgławicę rozmiaru 1, a w wydaniu francuskim dowolną nieukończoną. W wydaniu francuskim także w ostatniej fazie końca rundy odrzuca się karty ponad limit dziesięciu, co może rozstrzygnąć remis; w pozostałych już nie. Wydanie uzgodnione przyjmuje w każdym punkcie to, co mówi większość.
    Osobna opcja rozstrzyga, czy za Horyzont zdarzeń płaci się zasobem supernowej z toru (domyślnie), czy supernową z planszy.
rules-editions-see = edition event-horizon-option

rules-reconstructed-title = Co jest odtworzone
rules-reconstructed-text =
    Znane z instrukcji: zasady, liczba elementów, koszty i efekty kart zdolności, cele i jeden kafelek mgławicy (H He He O C C za 10 punktów).
    Nieznane, więc odtworzone: układ planszy gracza (ile ma pól, gdzie leżą sektory i oznaczone pola); wymagania i punkty pozostałych 47 kafelków mgławic; dodatkowy zasób każdej karty zdolności. Odkładanie nieumieszczonej mgławicy na spód stosu to nasza własna zasada.
    Nazwy kart i celów są takie jak w polskim wydaniu; na ekranie nazwy celów bywają skrócone.
    Przy każdym wpisie w pliku content.toml jest zaznaczone, czy jest znany, czy odtworzony, więc posiadacz drukowanego egzemplarza może go poprawić.
rules-reconstructed-see = reconstructed

rules-power-generations-title = Pokolenia
rules-power-generations-text = Zamiast gwiazdy przy zwolnieniu komory czasu: umieść kolejno trzy znaczniki życia stabilnego na dowolnych pustych polach życia. Nie muszą z niczym sąsiadować i nie odwraca się przy tym protożycia.
rules-power-generations-see = power/generations

rules-power-expanding-universe-title = Rozszerzanie się wszechświata
rules-power-expanding-universe-text = Zamiast gwiazdy przy zwolnieniu komory czasu: weź 2 gwiazdy H. Jeśli została jedna, bierzesz jedną.
rules-power-expanding-universe-see = power/expanding-universe

rules-power-black-hole-title = Czarna dziura
rules-power-black-hole-text = Zamiast gwiazdy przy zwolnieniu komory czasu: przekształć dwie swoje gwiazdy w supernowe albo jedną, jeśli masz tylko jedną.
rules-power-black-hole-see = power/black-hole

rules-power-event-horizon-title = Horyzont zdarzeń
rules-power-event-horizon-text = Koszt: dowolna karta i 1 zasób supernowej (z opcją: supernowa z planszy). Uzyskaj wzrost kryształu czasu o 2 albo weź 2 znaczniki protożycia; nie można wziąć po jednym. Protożycie czeka i umieszcza się je na zwykłych zasadach.
rules-power-event-horizon-see = power/event-horizon

rules-power-fourth-dimension-title = Czwarty wymiar
rules-power-fourth-dimension-text = Koszt: 1 karta czasu. Uzyskaj wzrost kryształu czasu o 1.
rules-power-fourth-dimension-see = power/fourth-dimension

rules-power-special-relativity-title = Szczególna teoria względności
rules-power-special-relativity-text = Koszt: 2 karty jednego rodzaju. Uzyskaj wzrost kryształu czasu o 2.
rules-power-special-relativity-see = power/special-relativity

rules-power-quasar-title = Kwazar
rules-power-quasar-text = Koszt: dowolna karta i 1 grawiton. Uzyskaj wzrost kryształu czasu o 1.
rules-power-quasar-see = power/quasar

rules-power-nuclear-fusion-title = Fuzja jądrowa
rules-power-nuclear-fusion-text = Koszt: 1 karta czasu. Odrzuć jedną swoją standardową gwiazdę (nie supernową), a potem weź gwiazdę dowolnego rodzaju, także tego samego. Czeka ona jak zwykle i może trafić na zwolnione pole.
rules-power-nuclear-fusion-see = power/nuclear-fusion

rules-power-genetic-drift-title = Dryf genetyczny
rules-power-genetic-drift-text = Koszt: dowolna karta. Przesuń raz znacznik protożycia, tak jak grawitonem, a potem go ustabilizuj. Jeśli można go przesunąć, trzeba to zrobić; jeśli nie, stabilizuje się go na miejscu. Musisz mieć protożycie.
rules-power-genetic-drift-see = power/genetic-drift

rules-power-ionizing-radiation-title = Promieniowanie jonizujące
rules-power-ionizing-radiation-text = Koszt: dowolna karta. Ustabilizuj całe protożycie obok jednej swojej supernowej. Obok którejś supernowej musi być protożycie.
rules-power-ionizing-radiation-see = power/ionizing-radiation

rules-power-evolution-title = Ewolucja
rules-power-evolution-text = Koszt: dowolna karta i trzy znaczniki życia stabilnego z dowolnych pól twojej planszy. Dołóż drugą zaawansowaną formę życia do mgławicy, na której jest dokładnie jedna. Życie wokół mgławicy nie ma znaczenia.
rules-power-evolution-see = power/evolution

rules-power-abiogenesis-title = Abiogeneza
rules-power-abiogenesis-text = Koszt: 1 karta chemii. Umieść od razu znacznik życia stabilnego na dowolnym pustym polu życia. Nie musi z niczym sąsiadować.
rules-power-abiogenesis-see = power/abiogenesis

rules-power-survival-of-the-fittest-title = Przetrwanie najsilniejszych
rules-power-survival-of-the-fittest-text = Koszt: dowolna karta i jeden znacznik protożycia. Ustabilizuj dwa znaczniki protożycia albo jeden, jeśli tylko tyle zostało. Po zapłaceniu musi zostać co najmniej jeden.
rules-power-survival-of-the-fittest-see = power/survival-of-the-fittest

rules-power-speciation-title = Powstanie gatunków
rules-power-speciation-text = Koszt: dowolna karta. Umieść od razu protożycie na pustym polu obok swojego życia stabilnego.
rules-power-speciation-see = power/speciation

rules-power-photosynthesis-title = Fotosynteza
rules-power-photosynthesis-text = Koszt: dowolna karta. Ustabilizuj całe protożycie obok swoich gwiazd O. Supernowa nie jest gwiazdą O. Obok którejś gwiazdy O musi być protożycie.
rules-power-photosynthesis-see = power/photosynthesis

rules-power-water-rich-comets-title = Komety bogate w wodę
rules-power-water-rich-comets-text = Koszt: dowolna karta. Ustabilizuj całe protożycie obok swoich gwiazd C. Supernowa nie jest gwiazdą C. Obok którejś gwiazdy C musi być protożycie.
rules-power-water-rich-comets-see = power/water-rich-comets

rules-power-molecular-cloud-title = Obłok molekularny
rules-power-molecular-cloud-text = Koszt: 2 karty światła. Weź gwiazdę H.
rules-power-molecular-cloud-see = power/molecular-cloud

rules-power-amino-acids-title = Aminokwasy
rules-power-amino-acids-text = Koszt: 1 karta chemii. Umieść od razu znacznik życia stabilnego na dowolnym pustym polu życia. Nie musi z niczym sąsiadować.
rules-power-amino-acids-see = power/amino-acids

rules-power-speed-of-light-title = Prędkość światła
rules-power-speed-of-light-text = Koszt: 5 kart jednego rodzaju. Zdobądź 6 punktów i weź gwiazdę dowolnego rodzaju; punkty zdobywasz także wtedy, gdy nie ma już gwiazd.
rules-power-speed-of-light-see = power/speed-of-light

rules-power-time-dilation-title = Dylatacja czasu
rules-power-time-dilation-text = Koszt: 1 karta światła. Uzyskaj wzrost kryształu czasu o 1.
rules-power-time-dilation-see = power/time-dilation

rules-power-relativity-delta-title = Teoria względności: Δ
rules-power-relativity-delta-text = Koszt: 2 karty czasu. Weź gwiazdę dowolnego rodzaju i od razu umieść ją w sektorze Δ lub na jego granicy.
rules-power-relativity-delta-see = power/relativity-delta

rules-power-relativity-psi-title = Teoria względności: Ψ
rules-power-relativity-psi-text = Koszt: 2 karty grawitacji. Weź gwiazdę dowolnego rodzaju i od razu umieść ją w sektorze Ψ lub na jego granicy.
rules-power-relativity-psi-see = power/relativity-psi

rules-power-relativity-phi-title = Teoria względności: Φ
rules-power-relativity-phi-text = Koszt: 2 karty chemii. Weź gwiazdę dowolnego rodzaju i od razu umieść ją w sektorze Φ lub na jego granicy.
rules-power-relativity-phi-see = power/relativity-phi

rules-power-nuclear-fission-title = Rozszczepienie jądra atomu
rules-power-nuclear-fission-text = Koszt: 2 karty czasu. Odrzuć jedną swoją standardową gwiazdę (nie supernową), a potem weź gwiazdę dowolnego rodzaju i uzyskaj wzrost kryształu czasu o 1.
rules-power-nuclear-fission-see = power/nuclear-fission

rules-power-binary-star-title = Gwiazda podwójna
rules-power-binary-star-text = Koszt: dowolna karta i 1 grawiton. Przekształć supernową z powrotem w gwiazdę, a potem przesuń tę gwiazdę raz; ten ruch jest częścią efektu. Jeśli można ją przesunąć, trzeba to zrobić; jeśli nie, tylko się ją odwraca.
rules-power-binary-star-see = power/binary-star

rules-power-core-collapse-title = Zapadanie się jądra gwiazdy
rules-power-core-collapse-text = Koszt: dowolna karta i 1 grawiton. Przekształć jedną swoją gwiazdę w supernową.
rules-power-core-collapse-see = power/core-collapse

rules-power-stardust-title = Gwiezdny pył
rules-power-stardust-text = Koszt: dowolna karta. Weź mgławicę rozmiaru 1, która czeka jak każda inna, albo zastąp nieukończoną mgławicę rozmiaru 1 nową mgławicą rozmiaru 2 na tym samym polu. Stary kafelek trafia na spód swojego stosu. O wydaniu francuskim: zob. Wydania.
rules-power-stardust-see = power/stardust

rules-power-shooting-star-title = Spadająca gwiazda
rules-power-shooting-star-text = Koszt: 1 karta grawitacji. Przenieś gwiazdę, supernową lub nieukończoną mgławicę na dowolne puste pole tego samego rodzaju. Ukończonej mgławicy nie można przenieść, a przenoszona mgławica niczego ze sobą nie zabiera.
rules-power-shooting-star-see = power/shooting-star

rules-power-solar-wind-title = Wiatr słoneczny
rules-power-solar-wind-text = Koszt: 2 karty chemii. Przekształć jedną swoją gwiazdę w supernową, a potem ustabilizuj całe protożycie obok niej. Możesz to zrobić, nawet jeśli go tam nie ma.
rules-power-solar-wind-see = power/solar-wind

rules-power-pulsar-title = Pulsar
rules-power-pulsar-text = Koszt: 1 karta grawitacji i 1 grawiton. Uzyskaj wzrost kryształu czasu o 2. Wydania podają różny koszt; zob. Wydania.
rules-power-pulsar-see = power/pulsar

rules-power-white-dwarf-title = Biały karzeł
rules-power-white-dwarf-text = Koszt: 2 karty czasu. Przekształć jedną swoją gwiazdę w supernową, a potem uzyskaj wzrost kryształu czasu o 1.
rules-power-white-dwarf-see = power/white-dwarf

rules-power-wormhole-title = Tunel czasoprzestrzenny
rules-power-wormhole-text = Koszt: dowolna karta i jeden znacznik życia stabilnego z planszy. Przenieś do trzech znaczników protożycia albo do trzech znaczników życia stabilnego na dowolne puste pola życia, każdy raz. Możesz przerwać wcześniej.
rules-power-wormhole-see = power/wormhole

rules-goal-life-kinds-title = Cele: najwięcej znaczników życia stabilnego, najwięcej znaczników protożycia
rules-goal-life-kinds-text = Najwięcej życia stabilnego albo najwięcej protożycia na całej planszy. To dwa osobne cele; żaden nie liczy drugiego rodzaju.
rules-goal-life-kinds-see = goal/stable-life goal/proto-life

rules-goal-star-kinds-title = Cele: najwięcej gwiazd helowych, tlenowych, węglowych
rules-goal-star-kinds-text = Najwięcej gwiazd tego rodzaju na planszy. Supernowe się nie liczą, jakimikolwiek gwiazdami były wcześniej. Nie ma celu dla gwiazd wodorowych.
rules-goal-star-kinds-see = goal/stars-he goal/stars-o goal/stars-c

rules-goal-supernovas-title = Cel: najwięcej supernowych
rules-goal-supernovas-text = Najwięcej supernowych na planszy.
rules-goal-supernovas-see = goal/supernovas

rules-goal-star-group-title = Cel: największa grupa gwiazd i supernowych
rules-goal-star-group-text = Najwięcej gwiazd w jednej grupie sąsiadujących pól, bez przerw. Supernowe liczą się tu jako gwiazdy.
rules-goal-star-group-see = goal/largest-star-group

rules-goal-small-nebulae-title = Cel: najwięcej ukończonych mgławic rozmiaru 1
rules-goal-small-nebulae-text = Najwięcej ukończonych mgławic rozmiaru 1.
rules-goal-small-nebulae-see = goal/completed-size-1

rules-goal-crystals-title = Cel: najwięcej kryształów czasu na polach punktujących
rules-goal-crystals-text = Najwięcej kryształów na polach punktujących, najwyżej pięć. Kryształy czekające na polu 6 lub odłożone na bok się nie liczą.
rules-goal-crystals-see = goal/crystals-on-scoring-spaces

rules-goal-living-stars-title = Cel: najwięcej gwiazd i supernowych wokół zaawansowanych form życia
rules-goal-living-stars-text = Najwięcej gwiazd i supernowych w rogach mgławic z zaawansowaną formą życia. Gwiazda dotykająca dwóch takich mgławic liczy się raz.
rules-goal-living-stars-see = goal/stars-touching-nebula-with-advanced-life

rules-goal-sector-life-title = Cele: najwięcej znaczników życia w sektorze delta, psi, phi
rules-goal-sector-life-text = Najwięcej protożycia i życia stabilnego łącznie w sektorze Δ, Ψ albo Φ. Życie na granicy sektora się liczy; zaawansowane formy życia nie.
rules-goal-sector-life-see = goal/life-delta goal/life-psi goal/life-phi

rules-goal-sector-sizes-title = Cele: największa suma rozmiarów ukończonych mgławic w sektorze delta, psi, phi
rules-goal-sector-sizes-text = Najwyższa suma rozmiarów ukończonych mgławic w sektorze Δ, Ψ albo Φ.
rules-goal-sector-sizes-see = goal/nebula-size-sum-delta goal/nebula-size-sum-psi goal/nebula-size-sum-phi
