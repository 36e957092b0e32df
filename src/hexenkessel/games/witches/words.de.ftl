### Die Hexen, deutsch.
### Argumente: $card ist der Name einer Karte („nanny_ogg“), $place ein Ort („slice“) und $spot sein Feld (0: Er hat nur
### eines), $tile ein Problem („fever“; „unknown“, wenn es verdeckt ist), $use ein Teil einer Karte („magic“, „borrowing“),
### $personality eine Persönlichkeit, $markers eine Anzahl Marker, $name der Name einer Person.

## Das Spiel

witches-title = Die Hexen
witches-tagline = Vom kranken Schwein bis zur Elfenkönigin
witches-about = Ihr seid angehende Hexen in Lancre. Wandert von Ort zu Ort, kuriert Schweine und Fieber, nehmt es mit Elfen und Vampiren auf und trinkt zusammen Tee, bevor das Gegacker überhandnimmt. Jeden Zug kommt ein neues Problem; werden es zu viele, verlieren alle. Gegeneinander, gemeinsam oder allein.

## Wahl beim Aufbau

witches-option-mode = Spielweise
    .help = Gegeneinander gewinnt, wer die meisten Punkte hat. Gemeinsam gewinnen alle, wenn am Ende weniger als vier schwierige Probleme übrig sind (TW-25.2). Allein gelten immer die Regeln für eine Person (TW-24).
witches-option-mode-rivals = gegeneinander
witches-option-mode-together = gemeinsam
witches-option-few_crises = Krisenmarker
    .help = Schwerer: gegeneinander nur { $few_crises } Krisenmarker statt { $crises } (TW-26.1).
witches-option-few_crises-false = wie üblich
witches-option-few_crises-true = nur { $few_crises }
witches-option-piling_crises = Krisen an einem Ort
    .help = Schwerer: Ein Problem kann mehrere Krisenmarker bekommen, jeder macht es um 2 schwerer (TW-26.2).
witches-option-piling_crises-false = höchstens ein Marker
witches-option-piling_crises-true = mehrere Marker

## Orte: .at nach „wo“, .to nach „wohin“

witches-place-lancre_town = Stadt Lancre
    .at = in der Stadt Lancre
    .to = in die Stadt Lancre
witches-place-lancre_castle = Schloss Lancre
    .at = im Schloss Lancre
    .to = ins Schloss Lancre
witches-place-magrats_cottage = Magrats Hütte
    .at = bei Magrats Hütte
    .to = zu Magrats Hütte
witches-place-bad_ass = Blödes Kaff
    .at = im Blöden Kaff
    .to = ins Blöde Kaff
witches-place-baum_und_borke = Baum-und-Borke
    .at = in Baum-und-Borke
    .to = nach Baum-und-Borke
witches-place-lancre_gorge = Lancreschlucht
    .at = in der Lancreschlucht
    .to = in die Lancreschlucht
witches-place-slice = Schnitte
    .at = in Schnitte
    .to = nach Schnitte
witches-place-razorback = Scharfschneide
    .at = in Scharfschneide
    .to = nach Scharfschneide
witches-place-blasted_oak = Vom-Blitz-getroffene-Eiche
    .at = bei der Vom-Blitz-getroffenen-Eiche
    .to = zur Vom-Blitz-getroffenen-Eiche
witches-place-creel_springs = Weidenquelle
    .at = an der Weidenquelle
    .to = zur Weidenquelle
witches-place-granny_cottage = Oma Wetterwachs’ Hütte
    .at = bei Oma Wetterwachs’ Hütte
    .to = zu Oma Wetterwachs’ Hütte
witches-place-long_man = Der Lange Mann
    .at = beim Langen Mann
    .to = zum Langen Mann
witches-place-sunless_place = Wo-die-Sonne-nicht-scheint
    .at = in Wo-die-Sonne-nicht-scheint
    .to = nach Wo-die-Sonne-nicht-scheint
witches-place-dancers = Die Tänzer
    .at = bei den Tänzern
    .to = zu den Tänzern
witches-place-mad_stoat = Verrücktes Wiesel
    .at = beim Verrückten Wiesel
    .to = zum Verrückten Wiesel
witches-place-nanny_oggs_house = Nanny Oggs Haus
    .at = bei Nanny Oggs Haus
    .to = zu Nanny Oggs Haus
witches-place-copperhead = Kupferkopf
    .at = am Kupferkopf
    .to = zum Kupferkopf
witches-place-troll_bridge = Lancrebrücke
    .at = auf der Lancrebrücke
    .to = zur Lancrebrücke
witches-place-poorchicks_farm = Hof von Bauer Armeshuhn
    .at = auf dem Hof von Bauer Armeshuhn
    .to = zum Hof von Bauer Armeshuhn
witches-place-brass_neck = Messinghals
    .at = in Messinghals
    .to = nach Messinghals
witches-place-slippery_hollow = Rutschige Mulde
    .at = in der Rutschigen Mulde
    .to = in die Rutschige Mulde
witches-place-mad_wolf = Toller Wolf
    .at = beim Tollen Wolf
    .to = zum Tollen Wolf
witches-place-blackglass = Schwarzglas
    .at = in Schwarzglas
    .to = nach Schwarzglas
witches-place-standing_stone = Der Stehende Stein
    .at = beim Stehenden Stein
    .to = zum Stehenden Stein
witches-place-treasons_cottage = Frau Verraths Hütte
    .at = bei Frau Verraths Hütte
    .to = zu Frau Verraths Hütte
witches-place-earwigs_house = Frau Ohrwurms Haus
    .at = bei Frau Ohrwurms Haus
    .to = zu Frau Ohrwurms Haus

witches-place =
    { $place ->
        [lancre_town] { witches-place-lancre_town }
        [lancre_castle] { witches-place-lancre_castle }
        [magrats_cottage] { witches-place-magrats_cottage }
        [bad_ass] { witches-place-bad_ass }
        [baum_und_borke] { witches-place-baum_und_borke }
        [lancre_gorge] { witches-place-lancre_gorge }
        [slice] { witches-place-slice }
        [razorback] { witches-place-razorback }
        [blasted_oak] { witches-place-blasted_oak }
        [creel_springs] { witches-place-creel_springs }
        [granny_cottage] { witches-place-granny_cottage }
        [long_man] { witches-place-long_man }
        [sunless_place] { witches-place-sunless_place }
        [dancers] { witches-place-dancers }
        [mad_stoat] { witches-place-mad_stoat }
        [nanny_oggs_house] { witches-place-nanny_oggs_house }
        [copperhead] { witches-place-copperhead }
        [troll_bridge] { witches-place-troll_bridge }
        [poorchicks_farm] { witches-place-poorchicks_farm }
        [brass_neck] { witches-place-brass_neck }
        [slippery_hollow] { witches-place-slippery_hollow }
        [mad_wolf] { witches-place-mad_wolf }
        [blackglass] { witches-place-blackglass }
        [standing_stone] { witches-place-standing_stone }
        [treasons_cottage] { witches-place-treasons_cottage }
       *[earwigs_house] { witches-place-earwigs_house }
    }
    .at =
        { $place ->
            [lancre_town] { witches-place-lancre_town.at }
            [lancre_castle] { witches-place-lancre_castle.at }
            [magrats_cottage] { witches-place-magrats_cottage.at }
            [bad_ass] { witches-place-bad_ass.at }
            [baum_und_borke] { witches-place-baum_und_borke.at }
            [lancre_gorge] { witches-place-lancre_gorge.at }
            [slice] { witches-place-slice.at }
            [razorback] { witches-place-razorback.at }
            [blasted_oak] { witches-place-blasted_oak.at }
            [creel_springs] { witches-place-creel_springs.at }
            [granny_cottage] { witches-place-granny_cottage.at }
            [long_man] { witches-place-long_man.at }
            [sunless_place] { witches-place-sunless_place.at }
            [dancers] { witches-place-dancers.at }
            [mad_stoat] { witches-place-mad_stoat.at }
            [nanny_oggs_house] { witches-place-nanny_oggs_house.at }
            [copperhead] { witches-place-copperhead.at }
            [troll_bridge] { witches-place-troll_bridge.at }
            [poorchicks_farm] { witches-place-poorchicks_farm.at }
            [brass_neck] { witches-place-brass_neck.at }
            [slippery_hollow] { witches-place-slippery_hollow.at }
            [mad_wolf] { witches-place-mad_wolf.at }
            [blackglass] { witches-place-blackglass.at }
            [standing_stone] { witches-place-standing_stone.at }
            [treasons_cottage] { witches-place-treasons_cottage.at }
           *[earwigs_house] { witches-place-earwigs_house.at }
        }
    .to =
        { $place ->
            [lancre_town] { witches-place-lancre_town.to }
            [lancre_castle] { witches-place-lancre_castle.to }
            [magrats_cottage] { witches-place-magrats_cottage.to }
            [bad_ass] { witches-place-bad_ass.to }
            [baum_und_borke] { witches-place-baum_und_borke.to }
            [lancre_gorge] { witches-place-lancre_gorge.to }
            [slice] { witches-place-slice.to }
            [razorback] { witches-place-razorback.to }
            [blasted_oak] { witches-place-blasted_oak.to }
            [creel_springs] { witches-place-creel_springs.to }
            [granny_cottage] { witches-place-granny_cottage.to }
            [long_man] { witches-place-long_man.to }
            [sunless_place] { witches-place-sunless_place.to }
            [dancers] { witches-place-dancers.to }
            [mad_stoat] { witches-place-mad_stoat.to }
            [nanny_oggs_house] { witches-place-nanny_oggs_house.to }
            [copperhead] { witches-place-copperhead.to }
            [troll_bridge] { witches-place-troll_bridge.to }
            [poorchicks_farm] { witches-place-poorchicks_farm.to }
            [brass_neck] { witches-place-brass_neck.to }
            [slippery_hollow] { witches-place-slippery_hollow.to }
            [mad_wolf] { witches-place-mad_wolf.to }
            [blackglass] { witches-place-blackglass.to }
            [standing_stone] { witches-place-standing_stone.to }
            [treasons_cottage] { witches-place-treasons_cottage.to }
           *[earwigs_house] { witches-place-earwigs_house.to }
        }
witches-where = { witches-place }{ $spot ->
        [0] { "" }
       *[other] { " " }(Feld { $spot })
    }
witches-at = { witches-place.at }{ $spot ->
        [0] { "" }
       *[other] { " " }(Feld { $spot })
    }
witches-to = { witches-place.to }{ $spot ->
        [0] { "" }
       *[other] { " " }(Feld { $spot })
    }

## Probleme

witches-tile-sick_pig = Krankes Schwein
    .help = Ein leichtes Problem. Petulias Startkärtchen löst es sofort (TW-20.7).
witches-tile-sick_sheep = Krankes Schaf
    .help = Ein leichtes Problem. Eine Karte „Krankes Schaf“ löst es sofort (TW-20.6).
witches-tile-fever = Fieber
    .help = Ein leichtes Problem.
witches-tile-broken_arm = Gebrochener Arm
    .help = Ein leichtes Problem.
witches-tile-broken_leg = Gebrochenes Bein
    .help = Ein leichtes Problem.
witches-tile-birth = Geburt
    .help = Ein leichtes Problem.
witches-tile-death = Tod
    .help = Das schwerste der leichten Probleme. Eine Karte „Tod“ löst es sofort (TW-20.9).
witches-tile-elves = Die Elfen
    .help = Liegen am Ende eines Zugs drei Elfen offen, haben alle verloren (TW-18.2).
witches-tile-lankin = Lankin der Elf
    .help = Zählt als Elf: Drei offene Elfen am Ende eines Zugs, und alle haben verloren (TW-18.2).
witches-tile-elf_king = Elfenkönig
    .help = Zählt als Elf: Drei offene Elfen am Ende eines Zugs, und alle haben verloren (TW-18.2).
witches-tile-elf_queen = Elfenkönigin
    .help = Zählt als Elf: Drei offene Elfen am Ende eines Zugs, und alle haben verloren (TW-18.2).
witches-tile-duke_felmet = Herzog Felmet
    .help = Wer hier scheitert, kommt am Ende des Zugs in den Kerker (TW-21.3).
witches-tile-duchess_felmet = Herzogin Felmet
    .help = Wer hier scheitert, kommt am Ende des Zugs in den Kerker (TW-21.3).
witches-tile-lacrimosa = Lacrimosa de Elstyr
    .help = Wer hier scheitert, legt einen Krisenmarker dazu, auch wenn schon einer da liegt (TW-21.6).
witches-tile-vlad = Vlad de Elstyr
    .help = Wer hier scheitert, legt einen Krisenmarker dazu, auch wenn schon einer da liegt (TW-21.6).
witches-tile-count_magpyr = Graf de Elstyr
    .help = Wer hier scheitert, legt einen Krisenmarker dazu, auch wenn schon einer da liegt (TW-21.6).
witches-tile-count_bela = Graf Bela de Elstyr
    .help = Wer scheitert, legt einen Krisenmarker dazu (TW-21.6). Wer siegt, vertreibt alle offenen de Elstyr (TW-22.1).
witches-tile-cunning_man = Der Tückische
    .help = Scheitert hier jemand, kommen alle Hexen sofort in den Kerker (TW-21.2).
witches-tile-wintersmith = Winterschmied
    .help = Scheitert hier jemand, verlieren alle ein leichtes Problem (TW-21.7).
witches-tile-hiver = Der Schwärmer
    .help = Wer hier scheitert, nimmt eine Schwarze Aliss (TW-21.4).
witches-tile-lily_weatherwax = Lily Wetterwachs
    .help = Wer hier scheitert, nimmt eine Schwarze Aliss (TW-21.5).
witches-tile-unknown = Verdecktes Problem
    .help = Ein schwieriges Problem; welches, weiß nur, wer es angesehen hat (TW-27).

witches-tile =
    { $tile ->
        [sick_pig] { witches-tile-sick_pig }
        [sick_sheep] { witches-tile-sick_sheep }
        [fever] { witches-tile-fever }
        [broken_arm] { witches-tile-broken_arm }
        [broken_leg] { witches-tile-broken_leg }
        [birth] { witches-tile-birth }
        [death] { witches-tile-death }
        [elves] { witches-tile-elves }
        [lankin] { witches-tile-lankin }
        [elf_king] { witches-tile-elf_king }
        [elf_queen] { witches-tile-elf_queen }
        [duke_felmet] { witches-tile-duke_felmet }
        [duchess_felmet] { witches-tile-duchess_felmet }
        [lacrimosa] { witches-tile-lacrimosa }
        [vlad] { witches-tile-vlad }
        [count_magpyr] { witches-tile-count_magpyr }
        [count_bela] { witches-tile-count_bela }
        [cunning_man] { witches-tile-cunning_man }
        [wintersmith] { witches-tile-wintersmith }
        [hiver] { witches-tile-hiver }
        [lily_weatherwax] { witches-tile-lily_weatherwax }
       *[unknown] { witches-tile-unknown }
    }
    .help =
        { $tile ->
            [sick_pig] { witches-tile-sick_pig.help }
            [sick_sheep] { witches-tile-sick_sheep.help }
            [fever] { witches-tile-fever.help }
            [broken_arm] { witches-tile-broken_arm.help }
            [broken_leg] { witches-tile-broken_leg.help }
            [birth] { witches-tile-birth.help }
            [death] { witches-tile-death.help }
            [elves] { witches-tile-elves.help }
            [lankin] { witches-tile-lankin.help }
            [elf_king] { witches-tile-elf_king.help }
            [elf_queen] { witches-tile-elf_queen.help }
            [duke_felmet] { witches-tile-duke_felmet.help }
            [duchess_felmet] { witches-tile-duchess_felmet.help }
            [lacrimosa] { witches-tile-lacrimosa.help }
            [vlad] { witches-tile-vlad.help }
            [count_magpyr] { witches-tile-count_magpyr.help }
            [count_bela] { witches-tile-count_bela.help }
            [cunning_man] { witches-tile-cunning_man.help }
            [wintersmith] { witches-tile-wintersmith.help }
            [hiver] { witches-tile-hiver.help }
            [lily_weatherwax] { witches-tile-lily_weatherwax.help }
           *[unknown] { witches-tile-unknown.help }
        }

## Karten und Startkärtchen

witches-card-granny_weatherwax = Oma Wetterwachs
witches-card-nanny_ogg = Nanny Ogg
witches-card-magrat_garlick = Magrat Knoblauch
witches-card-agnes_nitt = Agnes Nitt
witches-card-perdita_x_dream = Perdita X Traum
witches-card-igor_and_scraps = Igor und Fetzen
witches-card-jason_ogg = Jason Ogg
witches-card-rob_anybody = Rob Irgendwer
witches-card-old_mother_dismass = Mütterchen Dismass
witches-card-nac_mac_feegle = Wir-sind-die-Größten!
witches-card-mustrum_ridcully = Mustrum Ridcully
witches-card-horace_the_cheese = Horace der Käse
witches-card-big_yan = Großer Yan
witches-card-goodie_whemper = Gevatterin Whemper
witches-card-miss_level = Frau Grad
witches-card-mightily_oats = Hilbert Himmelwärts
witches-card-greebo = Greebo
witches-card-mr_brooks = Herr Brooks
witches-card-lancre_morris_men = Moriskentänzer von Lancre
witches-card-roland = Roland
witches-card-tomjon = Tomjon
witches-card-casanunda = Casanunda
witches-card-big_jim_beef = Großer Jim Rind
witches-card-millie_chillum = Millie Chillum
witches-card-daft_wullie = Doofer Wullie
witches-card-granny_aching = Oma Weh
witches-card-thunder_and_lightning = Donner und Blitz
witches-card-death = Tod
witches-card-miss_treason = Frau Verrath
witches-card-miss_tick = Fräulein Tick
witches-card-mrs_proust = Frau Proust
witches-card-mrs_gogol = Frau Gogol
witches-card-mrs_earwig = Frau Ohrwurm
witches-card-eskarina_smith = Eskarina Schmied
witches-card-hodgesaargh = Hodgesaargh
witches-card-the_librarian = Der Bibliothekar
witches-card-you_the_cat = Die Katze Du
witches-card-awfly_wee_billy_bigchin = Schrecklich Kleiner Billy Breitkinn
witches-card-shawn_ogg = Shawn Ogg
witches-card-the_white_horse = Das Weiße Pferd
witches-card-the_unicorn = Das Einhorn
witches-card-desiderata_hollow = Desiderata Hohl
witches-card-king_verence_ii = König Verence II.
witches-card-invisibility_tile = Tiffanys Startkärtchen
witches-card-magic_tile = Annagrammas Startkärtchen
witches-card-pig_tile = Petulias Startkärtchen

witches-card =
    { $card ->
        [granny_weatherwax] { witches-card-granny_weatherwax }
        [nanny_ogg] { witches-card-nanny_ogg }
        [magrat_garlick] { witches-card-magrat_garlick }
        [agnes_nitt] { witches-card-agnes_nitt }
        [perdita_x_dream] { witches-card-perdita_x_dream }
        [igor_and_scraps] { witches-card-igor_and_scraps }
        [jason_ogg] { witches-card-jason_ogg }
        [rob_anybody] { witches-card-rob_anybody }
        [old_mother_dismass] { witches-card-old_mother_dismass }
        [nac_mac_feegle] { witches-card-nac_mac_feegle }
        [mustrum_ridcully] { witches-card-mustrum_ridcully }
        [horace_the_cheese] { witches-card-horace_the_cheese }
        [big_yan] { witches-card-big_yan }
        [goodie_whemper] { witches-card-goodie_whemper }
        [miss_level] { witches-card-miss_level }
        [mightily_oats] { witches-card-mightily_oats }
        [greebo] { witches-card-greebo }
        [mr_brooks] { witches-card-mr_brooks }
        [lancre_morris_men] { witches-card-lancre_morris_men }
        [roland] { witches-card-roland }
        [tomjon] { witches-card-tomjon }
        [casanunda] { witches-card-casanunda }
        [big_jim_beef] { witches-card-big_jim_beef }
        [millie_chillum] { witches-card-millie_chillum }
        [daft_wullie] { witches-card-daft_wullie }
        [granny_aching] { witches-card-granny_aching }
        [thunder_and_lightning] { witches-card-thunder_and_lightning }
        [death] { witches-card-death }
        [miss_treason] { witches-card-miss_treason }
        [miss_tick] { witches-card-miss_tick }
        [mrs_proust] { witches-card-mrs_proust }
        [mrs_gogol] { witches-card-mrs_gogol }
        [mrs_earwig] { witches-card-mrs_earwig }
        [eskarina_smith] { witches-card-eskarina_smith }
        [hodgesaargh] { witches-card-hodgesaargh }
        [the_librarian] { witches-card-the_librarian }
        [you_the_cat] { witches-card-you_the_cat }
        [awfly_wee_billy_bigchin] { witches-card-awfly_wee_billy_bigchin }
        [shawn_ogg] { witches-card-shawn_ogg }
        [the_white_horse] { witches-card-the_white_horse }
        [the_unicorn] { witches-card-the_unicorn }
        [desiderata_hollow] { witches-card-desiderata_hollow }
        [king_verence_ii] { witches-card-king_verence_ii }
        [invisibility_tile] { witches-card-invisibility_tile }
        [magic_tile] { witches-card-magic_tile }
       *[pig_tile] { witches-card-pig_tile }
    }

## Was auf Karten steht: Zeichen, Vorteile, die Macht der Drei

witches-use-headology = Kopfologie
    .help = Zwischen den Würfen: +1 (TW-10.5).
witches-use-magic = Magie
    .help = Zwischen den Würfen: +2, und du nimmst einen Gegackermarker (TW-10.5).
witches-use-broomstick = Hexenbesen
    .help = Flieg an jeden Ort; oder rette dich damit vor einem Problem oder aus dem Kerker (TW-8.4, TW-12.2, TW-23.2).
witches-use-three = Macht der Drei
    .help = Drei verschiedene Hexen zusammen lösen nach dem zweiten Wurf jedes Problem (TW-15.1).
witches-use-bonus = Bonus
    .help = Nach dem zweiten Wurf: bis zu +{ $bonus_most }, manche nur gegen bestimmte Gegner (TW-20.1).
witches-use-borrowing = Borgen
    .help = Sieh dir heimlich ein oder zwei verdeckte Probleme an (TW-20.2).
witches-use-escape = Entkommen
    .help = Wenn du scheitern würdest: Lauf davon, ohne Folgen (TW-20.3). Öffnet auch den Kerker (TW-23.2).
witches-use-reroll = Erneut würfeln
    .help = Würfle einen oder beide Würfel des letzten Wurfs noch einmal (TW-20.4).
witches-use-helping_hand = Helfende Hand
    .help = Nimm irgendwo einen Krisenmarker weg (TW-20.5).
witches-use-sick_sheep = Krankes Schaf
    .help = Löst ein Krankes Schaf sofort (TW-20.6).
witches-use-self_confidence = Selbstbewusstsein
    .help = Gib zwei deiner Gegackermarker zurück (TW-20.8).
witches-use-death = Tod
    .help = Löst ein Problem „Tod“ sofort (TW-20.9).
witches-use-shamble = Torkeln
    .help = Decke irgendwo ein verdecktes Problem für alle auf (TW-20.10).
witches-use-transformation = Umwandlung
    .help = Wirf beliebig viele Handkarten ab und zieh ebenso viele und eine mehr (TW-20.11).
witches-use-invisibility = Unsichtbarkeit
    .help = Geh an einem Problem oder einer Hexe vorbei; ein verdecktes Problem darfst du vorher ansehen (TW-20.12).
witches-use-extra_movement = Zusätzliche Bewegung
    .help = Zwei Schritte mehr in dieser Aktion (TW-20.13).
witches-use-extra_cards = Zusätzliche Karten
    .help =
        { $extra_cards_cost ->
            [one] Zieh zwei Karten; manche kosten { $extra_cards_cost } Gegackermarker (TW-20.14).
           *[other] Zieh zwei Karten; manche kosten bis zu { $extra_cards_cost } Gegackermarker (TW-20.14).
        }
witches-use-sick_pig = Schweineheilung
    .help = Löst ein Krankes Schwein sofort (TW-20.7).

witches-use =
    { $use ->
        [headology] { witches-use-headology }
        [magic] { witches-use-magic }
        [broomstick] { witches-use-broomstick }
        [three] { witches-use-three }
        [bonus] { witches-use-bonus }
        [borrowing] { witches-use-borrowing }
        [escape] { witches-use-escape }
        [reroll] { witches-use-reroll }
        [helping_hand] { witches-use-helping_hand }
        [sick_sheep] { witches-use-sick_sheep }
        [self_confidence] { witches-use-self_confidence }
        [death] { witches-use-death }
        [shamble] { witches-use-shamble }
        [transformation] { witches-use-transformation }
        [invisibility] { witches-use-invisibility }
        [extra_movement] { witches-use-extra_movement }
        [extra_cards] { witches-use-extra_cards }
       *[sick_pig] { witches-use-sick_pig }
    }
    .help =
        { $use ->
            [headology] { witches-use-headology.help }
            [magic] { witches-use-magic.help }
            [broomstick] { witches-use-broomstick.help }
            [three] { witches-use-three.help }
            [bonus] { witches-use-bonus.help }
            [borrowing] { witches-use-borrowing.help }
            [escape] { witches-use-escape.help }
            [reroll] { witches-use-reroll.help }
            [helping_hand] { witches-use-helping_hand.help }
            [sick_sheep] { witches-use-sick_sheep.help }
            [self_confidence] { witches-use-self_confidence.help }
            [death] { witches-use-death.help }
            [shamble] { witches-use-shamble.help }
            [transformation] { witches-use-transformation.help }
            [invisibility] { witches-use-invisibility.help }
            [extra_movement] { witches-use-extra_movement.help }
            [extra_cards] { witches-use-extra_cards.help }
           *[sick_pig] { witches-use-sick_pig.help }
        }

## Persönlichkeiten

witches-personality-tiffany = Tiffany Weh
    .help =
        Einmal im Spiel: Geh unsichtbar an einem Problem oder einer Hexe vorbei (TW-20.12).{ $tiffany_cackle ->
            [0] { "" }
            [one] { " " }Beginnt mit { $tiffany_cackle } Gegackermarker (TW-3.4).
           *[other] { " " }Beginnt mit { $tiffany_cackle } Gegackermarkern (TW-3.4).
        }
witches-personality-annagramma = Annagramma Falkin
    .help =
        Einmal im Spiel: Magie, +2 und ein Gegackermarker.{ $annagramma_cackle ->
            [0] { "" }
            [one] { " " }Beginnt mit { $annagramma_cackle } Gegackermarker (TW-3.4).
           *[other] { " " }Beginnt mit { $annagramma_cackle } Gegackermarkern (TW-3.4).
        }
witches-personality-petulia = Petulia Knorpel
    .help =
        Einmal im Spiel: Ein Krankes Schwein ist sofort geheilt (TW-20.7).{ $petulia_cackle ->
            [0] { "" }
            [one] { " " }Beginnt mit { $petulia_cackle } Gegackermarker (TW-3.4).
           *[other] { " " }Beginnt mit { $petulia_cackle } Gegackermarkern (TW-3.4).
        }
witches-personality-dimity = Dimity Tumult
    .help =
        Stellt ihre Hexe als Erste auf und beginnt (TW-4.1).{ $dimity_cackle ->
            [0] { "" }
            [one] { " " }Beginnt mit { $dimity_cackle } Gegackermarker (TW-3.4).
           *[other] { " " }Beginnt mit { $dimity_cackle } Gegackermarkern (TW-3.4).
        }

witches-personality =
    { $personality ->
        [tiffany] { witches-personality-tiffany }
        [annagramma] { witches-personality-annagramma }
        [petulia] { witches-personality-petulia }
       *[dimity] { witches-personality-dimity }
    }
    .help =
        { $personality ->
            [tiffany] { witches-personality-tiffany.help }
            [annagramma] { witches-personality-annagramma.help }
            [petulia] { witches-personality-petulia.help }
           *[dimity] { witches-personality-dimity.help }
        }

## Bausteine

witches-markers =
    { $markers ->
        [one] { $markers } Gegackermarker
       *[other] { $markers } Gegackermarker
    }
witches-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
witches-with-points =
    { $points ->
        [one] mit { $points } Punkt
       *[other] mit { $points } Punkten
    }
witches-cards =
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
witches-face-first =
    { $first ->
        [0] Gegacker
       *[other] { $first }
    }
witches-face-second =
    { $second ->
        [0] Gegacker
       *[other] { $second }
    }

## Züge

witches-move-choose = { witches-personality } wählen
    .help = { witches-personality.help }
witches-move-place = Den Anfang machen: { witches-at }
    .help = Du stellst deine Hexe auf; Tee gibt es dabei nicht (TW-4.2).
witches-move-begin = Zug beginnen
    .help = Karten werden aufgedeckt, bis das nächste Problem seinen Ort gefunden hat (TW-7.2).
witches-move-go-on = Nächste Karte aufdecken
    .help = Ist jetzt ein Krisenmarker fällig, haben alle verloren (TW-7.6).
witches-move-worsen = Krise: { witches-where }
    .help = Das Problem dort wird um 2 schwerer (TW-7.4, TW-10.2).
witches-move-lay = Problem hinlegen: { witches-where }
    .help = Keine Karte kann mehr helfen; du suchst den Ort aus (TW-7.9).
witches-move-stay = Hierbleiben
    .help = Was auf deinem Feld liegt oder steht, zählt (TW-8.6).
witches-move-walk = Zu Fuß { witches-to }
    .help = Ein Schritt. Ein Problem oder eine Hexe dort beendet deine Bewegung (TW-8.1, TW-8.2).
witches-move-change = Feld wechseln: { witches-where }
    .help = Das ist deine ganze Bewegung (TW-8.5).
witches-move-fly = { witches-card }: { witches-to } fliegen
    .help = Was dazwischen liegt, stört nicht; die Karte wird abgeworfen (TW-8.4).
witches-move-spy = { witches-card }: heimlich nachsehen, was { witches-at } liegt
    .help = Nur du siehst das Problem; die Karte ist ausgegeben, bewegt hast du dich nicht (TW-20.12).
witches-move-hurry = { witches-card }: zwei Schritte mehr
    .help = { witches-use-extra_movement.help }
witches-move-stop = Stehen bleiben
    .help = Du lässt die übrigen Schritte verfallen (TW-8.1).
witches-move-wait = Abwarten
    .help = Diese Aktion verfällt (TW-23.3).
witches-move-leave =
    { $card ->
        [none] Aus dem Kerker { witches-to }
       *[other] { witches-card }: aus dem Kerker { witches-to }
    }
    .help = Was auf dem Feld liegt oder steht, zählt (TW-23.2, TW-23.3).
witches-move-turn-up = Problem aufdecken
    .help = Dann musst du dich ihm stellen (TW-10.1).
witches-move-peek = Heimlich ansehen
    .help = Danach entscheidest du, ob du unsichtbar vorbeigehst (TW-20.12).
witches-move-pass = { witches-card }: unsichtbar vorbei
    .help = Ohne Problem und ohne Tee; du musst weitergehen (TW-20.12).
witches-move-tea =
    { $markers ->
        [0] Tee trinken, keinen Marker zurückgeben
       *[other] Tee trinken und { witches-markers } zurückgeben
    }
    .help = Wer dran ist, gibt bis zu 3 zurück, wer dabei ist, bis zu 2 (TW-16.2).
witches-move-rest =
    { $markers ->
        [0] Keinen Marker zurückgeben
       *[other] { witches-markers } zurückgeben
    }
    .help = Bei Oma Wetterwachs kommst du zur Ruhe (TW-24.3).
witches-move-roll = Würfeln
    .help = Zwei Würfel; Gegacker zählt 0 und bringt einen Marker (TW-10.3, TW-14.1).
witches-move-reroll = { witches-card }: Würfel { $dice } neu würfeln
    .help = Das neue Ergebnis gilt, auch wenn es schlechter ist (TW-20.4).
witches-move-stand = Bleiben
    .help = Jetzt kannst du Kopfologie und Magie spielen, dann würfelst du noch einmal (TW-10.5).
witches-move-run =
    { $card ->
        [none] Davonlaufen { witches-to }
       *[other] { witches-card }: davonfliegen { witches-to }
    }
    .help = Kein Scheitern, keine Folgen; nur gewürfeltes Gegacker zählt (TW-13.3).
witches-move-headology = { witches-card }: Kopfologie +1
    .help = { witches-use-headology.help }
witches-move-magic = { witches-card }: Magie +2
    .help = { witches-use-magic.help }
witches-move-bonus = { witches-card }: Bonus +{ $points }
    .help = { witches-use-bonus.help }
witches-move-solve = { witches-card }: sofort lösen
    .help = Das Problem gehört dir, ohne weiteren Wurf (TW-20.7).
witches-move-three = { witches-card }: Macht der Drei
    .help = { witches-use-three.help }
witches-move-escape = { witches-card }: entkommen
    .help = { witches-use-escape.help }
witches-move-finish = Dabei belassen
    .help = Reicht es, gehört das Problem dir; sonst bist du gescheitert (TW-10.9).
witches-move-retreat =
    { $card ->
        [none] Zurückziehen { witches-to }
       *[other] { witches-card }: zurückziehen { witches-to }
    }
    .help =
        { $card ->
            [none] Dort passiert nichts mehr; ist aber nebenan kein Feld frei, kostet es einen weiteren Gegackermarker (TW-12.2, TW-12.3).
           *[other] Dort passiert nichts mehr (TW-12.2).
        }
witches-move-steal = Marker von { $victim } nehmen
    .help = Der Vorrat ist leer; wer die meisten hat, gibt einen her (TW-14.3).
witches-move-lose = Hergeben: { witches-tile }
    .help = Es kommt aus dem Spiel (TW-21.7).
witches-move-borrow = { witches-card }: ansehen, was { witches-at } liegt
    .help = { witches-use-borrowing.help }
witches-move-look = Ansehen, was { witches-at } liegt
    .help = Nur du siehst es (TW-20.2).
witches-move-help = { witches-card }: Krise { witches-at } lindern
    .help = { witches-use-helping_hand.help }
witches-move-calm = { witches-card }: Gegacker loswerden
    .help = { witches-use-self_confidence.help }
witches-move-shamble = { witches-card }: aufdecken, was { witches-at } liegt
    .help = Liegen dann drei Elfen offen, haben alle verloren (TW-20.10).
witches-move-transform = { witches-card }: Karten umwandeln
    .help = { witches-use-transformation.help }
witches-move-throw = „{ witches-card }“ abwerfen
    .help = Dafür ziehst du gleich eine neue (TW-20.11).
witches-move-extra = { witches-card }: zwei Karten ziehen
    .help = { witches-use-extra_cards.help }
witches-move-done = Fertig
    .help = Mehr willst du hier nicht (TW-20.2, TW-20.11).
witches-move-end = Zug beenden
    .help = Du füllst deine Hand auf (TW-17.1).

## Warum ein Zug: was für ihn spricht oder gegen ihn; .less: was ein anderer kosten würde ($other_…)

witches-reason-goal =
    { $what ->
        [problem]
            { $percent ->
                [100] Dort wartet ein Problem, das du sicher löst: { shell-points }.
               *[other] Dort wartet ein Problem, das du in etwa { $percent } von hundert Fällen löst: { shell-points }.
            }
        [unseen] Dort wartet ein verdecktes Problem, das sich lohnen kann.
        [tea] Dort gibt es Tee gegen das Gegacker.
       *[nothing] Dort bist du ungestört.
    }
    .less =
        { $what ->
            [nothing] Dort liegt nichts, was dir schaden kann.
           *[other] Anderswo steht mehr auf dem Spiel.
        }
witches-reason-near = Von dort ist das nächste lohnende Problem nicht weit.
    .less = Anderswo wäre der Weg zum nächsten Problem noch weiter.
witches-reason-broom =
    { $used ->
        [true] Kostet dich einen Hexenbesen.
       *[false] Kostet dich keinen Hexenbesen.
    }
    .less = Du brauchst dafür keinen Hexenbesen.
witches-reason-tea =
    { $markers ->
        [0] Du behältst alle Gegackermarker.
        [one] Du wirst einen Gegackermarker los.
       *[other] Du wirst { $markers } Gegackermarker los.
    }
    .less = Sonst bliebe dir noch mehr Gegacker.
witches-reason-attempt =
    { $percent ->
        [100] Damit ist das Problem sicher gelöst.
       *[other] Damit löst du das Problem in etwa { $percent } von hundert Fällen.
    }
    .less = So ist weniger zu verlieren.
witches-reason-cards =
    { $cards ->
        [0] Kostet dich keine Karte.
        [one] Kostet dich eine Karte.
       *[other] Kostet dich { $cards } Karten.
    }
    .less =
        { $cards ->
            [0] Dafür brauchst du keine Karte.
            [one] Dafür reicht eine Karte.
           *[other] Andere Züge kosten mehr Karten.
        }
witches-reason-cackle = Spart dir Gegacker.
    .less = Bringt dir weniger Gegacker ein.
witches-reason-run = Du kommst davon und hast es nicht weit zu einem besseren Problem.
    .less = Du läufst davon, bevor es dich mehr kostet.

## Was gerade gefragt ist

witches-ask-personality =
    .you = Welche Hexe willst du sein?
    .other = { $name } sucht sich eine Persönlichkeit aus.
witches-ask-place =
    .you = Wo soll deine Hexe beginnen?
    .other = { $name } stellt eine Hexe auf.
witches-ask-begin =
    .you = Dein Zug: Decke auf, wo das nächste Problem auftaucht.
    .other = { $name } ist am Zug.
witches-ask-last-chance =
    .you = Kein Krisenmarker mehr im Vorrat! Noch eine Karte spielen, oder weiter?
    .other = { $name } zögert: Es ist kein Krisenmarker mehr da.
witches-ask-worsen =
    .you = Welches Problem wird zur Krise?
    .other = { $name } sucht aus, welches Problem zur Krise wird.
witches-ask-lay =
    .you = Keine Karte hilft weiter: Wohin mit dem Problem?
    .other = { $name } sucht einen Ort für das nächste Problem.
witches-ask-act =
    .you = Bleiben, gehen oder fliegen?
    .other = { $name } macht sich auf den Weg.
witches-ask-walk =
    .you = Weitergehen oder stehen bleiben?
    .other = { $name } ist unterwegs.
witches-ask-problem =
    .you = Hier wartet ein Problem. Was tust du?
    .other = { $name } steht vor einem Problem.
witches-ask-tea =
    .you = Teezeit! Wie viele Gegackermarker gibst du zurück?
    .other = { $name } trinkt Tee.
witches-ask-join-tea =
    .you = Du bist zum Tee eingeladen: Wie viele Marker gibst du zurück?
    .other = { $name } trinkt mit.
witches-ask-cottage =
    .you = Du bist bei Oma Wetterwachs: Wie viele Marker gibst du zurück?
    .other = { $name } ist bei Oma Wetterwachs.
witches-ask-dungeon =
    .you = Du sitzt im Kerker. Hast du einen Weg hinaus?
    .other = { $name } sitzt im Kerker.
witches-ask-leave-dungeon =
    .you = Die Tür steht offen: Wohin?
    .other = { $name } verlässt den Kerker.
witches-ask-before-roll =
    .you = Jetzt weißt du, was es ist. Bereit?
    .other = { $name } holt tief Luft.
witches-ask-run-or-stay =
    .you = Bleiben oder davonlaufen?
    .other = { $name } überlegt: bleiben oder davonlaufen?
witches-ask-symbols =
    .you = Kopfologie? Magie? Dann der zweite Wurf.
    .other = { $name } sammelt sich für den zweiten Wurf.
witches-ask-after-roll =
    .you = Kannst du noch etwas tun, oder belässt du es dabei?
    .other = { $name } zählt zusammen.
witches-ask-three =
    .you = Macht der Drei: Wer kommt dazu?
    .other = { $name } ruft die Macht der Drei.
witches-ask-escape =
    .you = Wohin entkommst du?
    .other = { $name } entkommt.
witches-ask-retreat =
    .you = Gescheitert. Wohin ziehst du dich zurück?
    .other = { $name } zieht sich zurück.
witches-ask-wintersmith =
    .you = Der Winterschmied: Welches Problem gibst du her?
    .other = { $name } muss ein gelöstes Problem hergeben.
witches-ask-steal =
    .you = Der Vorrat ist leer: Von wem nimmst du den Gegackermarker?
    .other = { $name } muss einen Gegackermarker von jemandem nehmen.
witches-ask-borrow =
    .you = Noch ein Problem ansehen?
    .other = { $name } borgt sich fremde Augen.
witches-ask-throw =
    .you = Welche Karten wirfst du ab?
    .other = { $name } wandelt Karten um.
witches-ask-end =
    .you = Fertig mit diesem Zug?
    .other = { $name } beendet gleich den Zug.

## Warum etwas nicht geht

witches-refuse-not-in-hand = „{ witches-card }“ hast du nicht auf der Hand.
witches-refuse-no-start-tile = „{ witches-card }“ hast du nicht mehr.
witches-refuse-no-effect = Der Vorteil dieser Karte könnte dort jetzt nichts bewirken.
witches-refuse-others-turn = Du bist nicht am Zug: Karten kannst du nur im eigenen Zug spielen.
witches-refuse-resolve-first = Erst wird die gespielte Karte zu Ende gebracht.
witches-refuse-symbols-between-rolls = Kopfologie und Magie zählen nur zwischen den beiden Würfen, nachdem du dich fürs Bleiben entschieden hast.
witches-refuse-three-after-rolls = Die Macht der Drei braucht alle vier Würfel auf dem Tisch und drei verschiedene Hexen auf der Hand.
witches-refuse-same-persona = Es müssen drei verschiedene Hexen sein.
witches-refuse-reroll-this-pair = Neu würfeln kannst du nur die Würfel, die zuletzt gefallen sind.
witches-refuse-no-peek = Heimlich ansehen kannst du nur ein verdecktes Problem, zu dem du gekommen bist, das du noch nicht kennst und an dem du unsichtbar vorbeigehen könntest.
witches-refuse-hurry-while-moving = Zusätzliche Schritte gibt es nur, solange du dich bewegst.
witches-refuse-no-spying = Nachsehen kannst du nur vor deiner ersten Bewegung, in Stadt oder Schloss, auf einem anderen Feld mit einem verdeckten Problem, das du noch nicht kennst.
witches-refuse-no-passing = Unsichtbar vorbeigehen kannst du nur, wenn du noch Schritte oder eine zweite Aktion hast.
witches-refuse-must-go-on = Du bist unsichtbar: Einen Schritt musst du noch tun.
witches-refuse-after-first-roll = Bleiben oder davonlaufen: Das entscheidest du nach dem ersten Wurf.
witches-refuse-nothing-to-roll-for = Gewürfelt wird nur vor einem offenen Problem.
witches-refuse-not-walking = Du bist gerade nicht unterwegs.
witches-refuse-under-way = Du bist schon unterwegs: Nur noch Schritte oder stehen bleiben.
witches-refuse-too-far = So weit reicht ein Schritt nicht: Nur Orte, zu denen eine Straße führt.
witches-refuse-no-change = Wechseln kannst du nur auf ein anderes Feld deines Ortes, und nur als ganze Bewegung.
witches-refuse-same-space = Da stehst du schon: Ein Flug endet woanders.
witches-refuse-in-dungeon = Deine Hexe sitzt im Kerker.
witches-refuse-not-in-dungeon = Deine Hexe sitzt nicht im Kerker.
witches-refuse-door-locked = Die Tür ist noch zu: Jetzt hilft nur ein Hexenbesen, Entkommen oder Unsichtbarkeit.
witches-refuse-must-leave = Jetzt verlässt du den Kerker: Such dir einen Ort aus.
witches-refuse-no-such-tea = So viele Marker kannst du beim Tee nicht zurückgeben.
witches-refuse-no-such-rest = So viele Marker kannst du hier nicht zurückgeben.
witches-refuse-placed-already = Deine Hexe ist schon aufgestellt.
witches-refuse-tile-there = Dort liegt ein Problem; beginnen musst du auf einem Feld ohne.
witches-refuse-personality-taken = Diese Persönlichkeit ist schon vergeben.
witches-refuse-personality-first = Such dir zuerst eine Persönlichkeit aus.
witches-refuse-place-first = Stell zuerst deine Hexe auf.
witches-refuse-no-attempt = Das geht nur, während du ein Problem löst.
witches-refuse-other-problem = Dieses Problem löst das nicht.
witches-refuse-bonus-later = Ein Bonus zählt erst nach dem zweiten Wurf.
witches-refuse-bonus-elsewhere = Dieser Bonus gilt nur gegen andere Gegner.
witches-refuse-escape-later = Entkommen kannst du erst nach dem zweiten Wurf.
witches-refuse-no-escape = Entkommen kannst du nur, wenn du sonst scheitern würdest.
witches-refuse-run-after-roll = Davonlaufen kannst du nur gleich nach dem ersten Wurf.
witches-refuse-nowhere-to-run = Dorthin kannst du nicht davonlaufen: nur auf ein freies Feld nebenan, mit einem Hexenbesen auf jedes freie.
witches-refuse-no-failure = Zurückziehen musst du dich nur, wenn du gescheitert bist.
witches-refuse-destination-first = Erst musst du von hier weg: Such dir ein Feld aus.
witches-refuse-not-free = Das Feld ist nicht frei: Dort liegt ein Problem oder steht eine Hexe.
witches-refuse-not-near = Zu Fuß kommst du nur auf ein freies Feld nebenan.
witches-refuse-not-the-most = Der Marker kommt von jemandem, der die meisten hat.
witches-refuse-marker-first = Nimm zuerst den Gegackermarker.
witches-refuse-no-such-tile = So ein leichtes Problem hast du nicht.
witches-refuse-must-lose-tile = Der Winterschmied will ein leichtes Problem von dir; welches, entscheidest du.
witches-refuse-nothing-to-peek-at = Dort liegt kein verdecktes Problem, das du noch nicht kennst.
witches-refuse-no-crisis-there = Dieses Problem kann den Krisenmarker nicht bekommen.
witches-refuse-crisis-first = Such zuerst aus, welches Problem zur Krise wird.
witches-refuse-no-place-for-tile = Dort kann das Problem nicht hin: nur auf ein freies Feld eines Ortes ohne Hexen.
witches-refuse-tile-first = Leg zuerst das Problem hin.
witches-refuse-personality-chosen = Die Persönlichkeiten sind schon gewählt.
witches-refuse-begun-already = Dein Zug hat schon begonnen.
witches-refuse-no-last-chance = Ob es weitergeht, wirst du nur gefragt, wenn noch eine Karte aufgedeckt werden muss und kein Krisenmarker mehr da ist.
witches-refuse-no-crisis-due = Gerade muss kein Problem zur Krise werden.
witches-refuse-cards-decide = Wohin das nächste Problem kommt, sagen die Karten; du wählst nur, wenn keine mehr helfen kann.
witches-refuse-problem-first = Erst kommt das nächste Problem nach Lancre, dann kommen deine Aktionen.
witches-refuse-actions-first = Erst kommen deine beiden Aktionen; auch Bleiben ist eine.
witches-refuse-actions-used = Beide Aktionen dieses Zuges sind verbraucht oder verfallen.
witches-refuse-problem-here = Deine Bewegung hat an einem Problem geendet: Das kommt zuerst.
witches-refuse-tea-here = Deine Bewegung hat bei einer anderen Hexe geendet: Erst gibt es Tee.
witches-refuse-attempt-first = Du löst gerade ein Problem: Bring das erst zu Ende.
witches-refuse-stay-to-face = Wo du stehst, liegt ein Problem: Bleib, wenn du es angehen willst.
witches-refuse-stands-there = Da stehst du schon.
witches-refuse-no-step-inside = Auf ein anderes Feld deines Ortes führt kein Schritt: Dorthin zu wechseln ist eine eigene Bewegung.
witches-refuse-no-steps-left = Du hast keine Schritte mehr.
witches-refuse-hurry-unseen = Hier hat deine Bewegung geendet: Zusätzliche Schritte helfen nur, wenn du Unsichtbarkeit hast.
witches-refuse-nothing-to-pass = Unsichtbar vorbeigehen kannst du nur, wo deine Bewegung an einem Problem oder bei einer anderen Hexe geendet hat.
witches-refuse-no-tea = Tee gibt es nur, wenn deine Bewegung bei einer anderen Hexe endet.
witches-refuse-no-rest = Zur Ruhe kommst du nur, wenn du allein spielst und deine Bewegung in Oma Wetterwachs’ Hütte endet.
witches-refuse-rest-first = Sag erst, wie viele Marker du hier zurückgibst.
witches-refuse-just-jailed = Du bist erst in diesem Zug eingesperrt worden: Vor deinem nächsten führt kein Weg hinaus.
witches-refuse-door-open = Die Tür ist jetzt offen: Du brauchst keine Karte, um hinauszukommen.
witches-refuse-nothing-to-turn-up = Hier liegt kein verdecktes Problem, das du aufdecken könntest.
witches-refuse-turn-up-first = Deck erst das Problem auf.
witches-refuse-decide-first = Entscheide dich erst: bleiben oder davonlaufen.
witches-refuse-all-rolled = Alle vier Würfel sind gefallen; nur eine Karte kann sie noch ändern.
witches-refuse-no-dice-yet = Du hast noch nicht gewürfelt.
witches-refuse-after-second-roll = Dabei belassen kannst du es erst nach dem zweiten Wurf.
witches-refuse-nowhere-free = Auf dem Spielplan ist kein Feld frei, auf das du entkommen könntest.
witches-refuse-no-marker-due = Du musst gerade niemandem einen Gegackermarker wegnehmen.
witches-refuse-no-winter = Ein Problem gibst du nur ab, wenn der Winterschmied eines nimmt.
witches-refuse-no-borrowing = Ein zweites Problem siehst du dir nur beim Borgen an.
witches-refuse-no-transformation = Karten wirfst du nur beim Umwandeln ab.
witches-refuse-nothing-to-resolve = Gerade ist keine Karte zu Ende zu bringen.

## Chronik. Ohne handelnde Person gilt der Wert, sonst .you und .other

witches-event-start =
    { $players ->
        [1] Ein neues Spiel für dich allein. Lancre braucht eine Hexe.
        [2] Ein neues Spiel zu zweit. Lancre braucht Hexen.
        [3] Ein neues Spiel zu dritt. Lancre braucht Hexen.
       *[4] Ein neues Spiel zu viert. Lancre braucht Hexen.
    }
witches-event-rolled-for-order =
    .you = Du würfelst { $total } für die Reihenfolge.
    .other = { $name } würfelt { $total } für die Reihenfolge.
witches-event-became =
    .you = Du bist { witches-personality }.
    .other = { $name } ist { witches-personality }.
witches-event-start-player =
    .you = Du beginnst.
    .other = { $name } beginnt.
witches-event-placed =
    .you = Deine Hexe beginnt { witches-at }.
    .other = { $name } beginnt { witches-at }.
witches-event-began =
    .you = Dein Zug beginnt.
    .other = { $name } beginnt den Zug.
witches-event-went-on =
    .you = Du deckst weiter auf.
    .other = { $name } deckt weiter auf.
witches-event-turned-up = Aufgedeckt: „{ witches-card }“, { witches-where }.
witches-event-guarded = { witches-where }: Eine Hexe passt auf, hier geschieht nichts.
witches-event-laid = Ein neues Problem { witches-at }: { witches-tile }. { $left ->
        [0] Es war das letzte in den Kästen.
       *[other] Noch { $left } in den Kästen.
    }
witches-event-crisis = Krise { witches-at }! { $left ->
        [0] Jetzt ist kein Krisenmarker mehr im Vorrat.
       *[other] Noch { $left } Krisenmarker im Vorrat.
    }
witches-event-bad-enough = { witches-where }: Schlimmer kann es dort nicht werden.
witches-event-worsened =
    .you = Du lässt es { witches-at } zur Krise kommen.
    .other = { $name } lässt es { witches-at } zur Krise kommen.
witches-event-found-place =
    .you = Keine Karte hilft weiter: Du legst das Problem selbst hin, { witches-at }.
    .other = Keine Karte hilft weiter: { $name } legt das Problem selbst hin, { witches-at }.
witches-event-kept = Nirgends ist Platz: Das nächste Problem bleibt liegen.
witches-event-stayed =
    .you = Du bleibst, wo du bist.
    .other = { $name } bleibt stehen.
witches-event-walked =
    .you = Du gehst { witches-to }.
    .other = { $name } geht { witches-to }.
witches-event-changed =
    .you = Du wechselst das Feld: { witches-where }.
    .other = { $name } wechselt das Feld: { witches-where }.
witches-event-flew =
    .you = Du fliegst { witches-to }.
    .other = { $name } fliegt { witches-to }.
witches-event-stopped =
    .you = Du bleibst stehen.
    .other = { $name } bleibt stehen.
witches-event-waited =
    .you = Du wartest im Kerker.
    .other = { $name } wartet im Kerker.
witches-event-freed =
    .you = Du kommst aus dem Kerker { witches-to }.
    .other = { $name } kommt aus dem Kerker { witches-to }.
witches-event-played =
    .you = Du spielst „{ witches-card }“: { witches-use }.
    .other = { $name } spielt „{ witches-card }“: { witches-use }.
witches-event-peeked =
    .you = Du siehst heimlich nach, was { witches-at } liegt.
    .other = { $name } sieht heimlich nach, was { witches-at } liegt.
witches-event-saw =
    .you = Du siehst, was { witches-at } liegt: { witches-tile }.
    .other = { $name } sieht, was { witches-at } liegt: { witches-tile }.
witches-event-passed =
    .you = Du schleichst dich { witches-at } unsichtbar vorbei.
    .other = { $name } schleicht sich { witches-at } unsichtbar vorbei.
witches-event-attempted =
    .you = Du stellst dich dem Problem { witches-at }.
    .other = { $name } stellt sich dem Problem { witches-at }.
witches-event-revealed = Das Problem { witches-at } liegt offen: { witches-tile }!
witches-event-rolls =
    .you =
        { $pair ->
            [1] Du nimmst zwei Würfel.
           *[2] Du nimmst die anderen beiden Würfel.
        }
    .other =
        { $pair ->
            [1] { $name } nimmt zwei Würfel.
           *[2] { $name } nimmt die anderen beiden Würfel.
        }
witches-event-rolled =
    .you = Du würfelst { witches-face-first } und { witches-face-second }; zusammen bisher { $total }.
    .other = { $name } würfelt { witches-face-first } und { witches-face-second }; zusammen bisher { $total }.
witches-event-rerolls =
    .you = Du würfelst noch einmal: Würfel { $dice }.
    .other = { $name } würfelt noch einmal: Würfel { $dice }.
witches-event-stood =
    .you = Du bleibst und stellst dich.
    .other = { $name } bleibt und stellt sich.
witches-event-ran =
    .you = Du machst dich davon, { witches-to }.
    .other = { $name } macht sich davon, { witches-to }.
witches-event-finished =
    .you = Du kommst auf { $total }; nötig sind { $needed }.
    .other = { $name } kommt auf { $total }; nötig sind { $needed }.
witches-event-solved =
    .you = Gelöst: { witches-tile }! { witches-points } für dich.
    .other = { $name } löst es: { witches-tile }! { witches-points }.
witches-event-banished = { witches-tile } flieht aus Lancre: Das Problem { witches-at } verschwindet.
witches-event-failed =
    .you = Du scheiterst an diesem Problem: { witches-tile }.
    .other = { $name } scheitert an diesem Problem: { witches-tile }.
witches-event-retreated =
    .you = Du ziehst dich zurück, { witches-to }.
    .other = { $name } zieht sich zurück, { witches-to }.
witches-event-stuck =
    .you = Nirgends ist ein freies Feld: Du bleibst, wo du bist.
    .other = Nirgends ist ein freies Feld: { $name } bleibt stehen.
witches-event-summoned =
    .you = Am Ende deines Zugs kommst du in den Kerker.
    .other = Am Ende des Zugs kommt { $name } in den Kerker.
witches-event-jailed =
    .you = Du landest im Kerker.
    .other = { $name } landet im Kerker.
witches-event-frozen =
    .you = Der Winterschmied nimmt dir: { witches-tile }.
    .other = Der Winterschmied nimmt { $name }: { witches-tile }.
witches-event-cackled =
    .you = Du nimmst { witches-markers }; im Vorrat: { $left }.
    .other = { $name } nimmt { witches-markers }; im Vorrat: { $left }.
witches-event-stole =
    .you = Der Vorrat ist leer: Du nimmst { $victim } einen Gegackermarker ab.
    .other =
        { $victim_you ->
            [true] Der Vorrat ist leer: { $name } nimmt dir einen Gegackermarker ab.
           *[other] Der Vorrat ist leer: { $name } nimmt { $victim } einen Gegackermarker ab.
        }
witches-event-aliss =
    .you = Die Schwarze Aliss ruft: Du nimmst ein Kärtchen (noch { $left }).
    .other = Die Schwarze Aliss ruft: { $name } nimmt ein Kärtchen (noch { $left }).
witches-event-lost =
    { $ending ->
        [crisis] { witches-ending-crisis }
        [elves] { witches-ending-elves }
       *[black-aliss] { witches-ending-black-aliss }
    }
witches-event-tea =
    .you =
        { $markers ->
            [0] Du trinkst Tee und gibst keinen Marker zurück.
           *[other] Beim Tee gibst du { witches-markers } zurück.
        }
    .other =
        { $markers ->
            [0] { $name } trinkt Tee und gibt keinen Marker zurück.
           *[other] Beim Tee gibt { $name } { witches-markers } zurück.
        }
witches-event-rested =
    .you =
        { $markers ->
            [0] Du ruhst dich aus und gibst keinen Marker zurück.
           *[other] Bei Oma Wetterwachs gibst du { witches-markers } zurück.
        }
    .other =
        { $markers ->
            [0] { $name } ruht sich aus und gibt keinen Marker zurück.
           *[other] Bei Oma Wetterwachs gibt { $name } { witches-markers } zurück.
        }
witches-event-helped =
    .you = Du nimmst den Krisenmarker weg, der { witches-at } lag.
    .other = { $name } nimmt den Krisenmarker weg, der { witches-at } lag.
witches-event-calmed =
    .you = Du gibst { witches-markers } zurück.
    .other = { $name } gibt { witches-markers } zurück.
witches-event-threw =
    .you = Du wirfst „{ witches-card }“ ab.
    .other = { $name } wirft „{ witches-card }“ ab.
witches-event-done =
    .you = Du bist damit fertig.
    .other = { $name } ist damit fertig.
witches-event-drew =
    .you = Du ziehst { witches-cards }.
    .other = { $name } zieht { witches-cards }.
witches-event-got =
    .you = Du ziehst „{ witches-card }“.
    .other = { $name } zieht „{ witches-card }“.
    .thing = „{ witches-card }“
    .several-you = Du ziehst { $things }.
    .several-other = { $name } zieht { $things }.
witches-event-reshuffled = Der Ablagestapel wird gemischt: wieder { witches-cards } im Nachzugstapel.
witches-event-ended =
    .you = Du beendest deinen Zug.
    .other = { $name } beendet den Zug.
witches-event-over =
    .you =
        { $winners ->
            [one] Du hast es geschafft, { witches-with-points }!
           *[other] Du gewinnst gemeinsam mit { $name }.
        }
    .other =
        { $winners ->
            [0] Niemand gewinnt.
            [one] { $name } gewinnt { witches-with-points }.
           *[other] { $name } gewinnen gemeinsam, { witches-with-points }.
        }

## Wie ein Spiel enden kann

witches-nobody-wins =
    { $players ->
        [one] Du hast verloren.
       *[other] Alle haben verloren.
    }
witches-ending-crisis = Ein Krisenmarker war fällig und keiner mehr da: Lancre versinkt im Durcheinander, und alles ist verloren.
witches-ending-elves = Drei Elfen stehen offen im Land: Die Elfen haben Lancre übernommen, und alles ist verloren.
witches-ending-black-aliss = Kein Kärtchen der Schwarzen Aliss war mehr da: Das Gegacker hat gewonnen.
witches-ending-last-tile = Das letzte Problem ist ausgelegt; die Punkte werden gezählt.
witches-ending-saved = Weniger als vier schwierige Probleme sind übrig: Lancre ist gerettet!
witches-ending-overrun = Zu viele schwierige Probleme sind übrig: Ihr habt gemeinsam verloren.
witches-ending-not-passed = Unter { $passed } Punkten: Diese Prüfung ist nicht bestanden.
witches-ending-passed = Mindestens { $passed } Punkte: Prüfung bestanden!
witches-ending-distinction = Mindestens { $distinction } Punkte: mit Auszeichnung bestanden!

## Was auf dem Tisch liegt

witches-thing-map = Lancre
    .help = Orte und Straßen. Ein Schritt führt zu einem Nachbarort (TW-8.1).
witches-thing-dungeon = Kerker
    .help = Hier sitzt, wer bei den Felmets oder beim Tückischen gescheitert ist. Hinaus geht es im nächsten eigenen Zug (TW-23).
witches-thing-box = Problemkasten
    .help = Jeden Zug kommt das oberste Problem aus dem linken Kasten ins Spiel. Sind alle Kästen leer, ist das der letzte Zug (TW-7.1, TW-7.10).
witches-thing-draw-pile = Nachzugstapel
    .help = Aus ihm kommen Handkarten, und seine Orte sagen, wo Probleme auftauchen (TW-5.5, TW-7.2).
witches-thing-discard-pile = Ablagestapel
    .help = Er liegt offen und wird gemischt, wenn Karten gebraucht werden (TW-5.4, TW-5.5).
witches-thing-cackle = Gegackermarker
    .help = Gewürfeltes Gegacker, Magie und Scheitern bringen welche. Tee hilft (TW-14, TW-16).
witches-thing-aliss = Schwarze Aliss
    .help = Kostet am Ende 1 Punkt. Sie kommt, wenn der Vorrat an Gegacker leer ist und du die meisten hast (TW-14.3, TW-14.7).
witches-thing-crisis = Krisenmarker
    .help = Macht ein Problem um 2 schwerer. Ist einer fällig und keiner mehr da, haben alle verloren (TW-10.2, TW-7.6).
witches-thing-hand = Handkarten
    .help = Geheim. Bis zu deinem Limit füllst du am Ende deines Zugs auf: 3, und 1 mehr für je zwei leichte Probleme (TW-17.1).
witches-thing-easy = Leichte Probleme
    .help = Bringen Punkte; je zwei heben dein Handlimit um 1 (TW-17.1, TW-19.1).
witches-thing-hard = Schwierige Probleme
    .help = Bringen mehr Punkte; je zwei geben dir +1 bei jedem Versuch (TW-10.8).
witches-thing-start-tile = Startkärtchen
    .help = Einmal im Spiel zu gebrauchen (TW-3.4, TW-3.5).
witches-thing-dice = Hexenwürfel
    .help = 2 bis 6, und einmal Gegacker: Das zählt 0 und bringt einen Marker (TW-1.1).
witches-thing-attempt = Versuch
    .help = Vier Würfel, Kopfologie, Magie, Bonus und dein Können gegen das, was nötig ist (TW-10.8).
witches-thing-seat = Platz
    .help = Gelöste Probleme, Marker und Schwarze Aliss liegen offen; nur die Handkarten sind geheim (TW-27).

## Was an einer Inhaltsdatei oder einer Stellung nicht stimmt

witches-problem-known = Dieser Wert ist bekannt: { $wanted }.
witches-problem-die = Ein Würfel zeigt 0 (Gegacker), 2, 3, 4, 5 und 6.
witches-problem-distinction = Die Auszeichnung beginnt über { $wanted } Punkten.
witches-problem-boxes = Es gibt { $wanted } Kästen, jeder mit einer Anzahl ab 0.
witches-problem-too-many-tiles = In den Kästen lägen { $count } Kärtchen; übrig sind nur { $wanted }.
witches-problem-tile-count = Zusammen sind es { $count } Kärtchen; es müssen { $wanted } sein.
witches-problem-pig = Ein krankes Schwein ist leichter als der Tod.
witches-problem-hard-points = Schwierige Probleme bringen mehr als { $wanted } Punkte.
witches-problem-elves = Elfen sind { $count } Kärtchen; es müssen { $wanted } sein.
witches-problem-banishes = Genau ein Kärtchen vertreibt bei Erfolg seine Familie.
witches-problem-example = Aus den Kärtchen muss sich ein Satz von { $wanted } Punkten legen lassen.
witches-problem-card-twice = Diese Karte gibt es schon.
witches-problem-pictures = Es sind { $count } verschiedene Namen auf den Karten; es müssen { $wanted } sein.
witches-problem-place-without-card = Keine Karte zeigt diesen Ort: { $place }.
witches-problem-persona = Diese Hexe fehlt bei der Macht der Drei: { $persona }.
witches-problem-personas = Die Macht der Drei braucht mindestens drei verschiedene Hexen.
witches-problem-advantage-missing = Keine Karte hat diesen Vorteil: { $advantage }.
witches-problem-bonus-four = Es muss einen Bonus von +4 gegen eine bestimmte Gruppe geben.
witches-problem-bonus-two = Es muss einen Bonus von +2 gegen alle geben.
witches-problem-extra-cards = Zusätzliche Karten gibt es mit und ohne Gegackermarker.
witches-problem-broomsticks = Nur { $count } Karten zeigen einen Hexenbesen; es müssen mindestens { $wanted } sein.
witches-problem-no-such-place = Diesen Ort gibt es nicht: { $place }.
witches-problem-place-twice = Diesen Ort gibt es schon.
witches-problem-same-point = Dort liegt schon ein anderer Ort.
witches-problem-place-missing = Dieser Ort fehlt: { $place }.
witches-problem-cottage-square = Bei Oma Wetterwachs liegt am Anfang kein Problem.
witches-problem-squares = Es gibt { $count } Felder der Farbe { $colour }; es müssen { $wanted } sein.
witches-problem-few-spaces = Nur { $count } Felder sind am Anfang leer; es müssen mindestens { $wanted } sein.
witches-problem-town-spaces = Die Stadt Lancre hat { $wanted } Felder.
witches-problem-castle-spaces = Das Schloss Lancre hat mehr als ein Feld.
witches-problem-one-space = Nur Stadt und Schloss haben mehrere Felder.
witches-problem-road-ends = Eine Straße verbindet zwei verschiedene Orte.
witches-problem-road-twice = Diese Straße gibt es schon.
witches-problem-road-missing = Diese Straße fehlt: { $one } – { $other }.
witches-problem-roads-cross = Diese Straße kreuzt eine andere: { $other }.
witches-problem-road-through = Diese Straße führt durch einen Ort hindurch: { $place }.
witches-problem-few-roads = Zu diesem Ort führen weniger als zwei Straßen: { $place }.
witches-problem-cut-off = Zu diesem Ort führt kein Weg: { $place }.
witches-problem-bad-ass = Blödes Kaff hat genau drei Nachbarn: Magrats Hütte, Baum-und-Borke und die Lancreschlucht.
witches-problem-way-round = Von Magrats Hütte darf kein zweiter Weg hinter Blödes Kaff führen: { $place }.
witches-problem-spaces = Es sind { $count } Felder; die Karte hat { $wanted }.
witches-problem-no-tile-here = Hier liegt kein Problem.
witches-problem-easy-face-down = Leichte Probleme liegen immer offen.
witches-problem-knowers = Ansehen kann man nur verdeckte Probleme, und nur Plätze dieses Spiels können es.
witches-problem-tiles = Von { $tile } gibt es { $count } Kärtchen; es müssen { $wanted } sein.
witches-problem-row = Leichte und schwierige Probleme liegen getrennt.
witches-problem-stack = In den Kästen liegen { $count } Kärtchen; es passen höchstens { $wanted }.
witches-problem-cards = Die Karte { $card } ist { $count }-mal da; jede gibt es einmal.
witches-problem-exposed = Wer dafür bekannt ist, hat eine Unsichtbarkeit auf der Hand.
witches-problem-markers = Zusammen sind es { $count } Marker; es müssen { $wanted } sein.
witches-problem-same-personality = Jede Persönlichkeit gibt es nur einmal.
witches-problem-power = Ein Startkärtchen gehört zu Tiffany, Annagramma oder Petulia.
witches-problem-no-personality = Nach dem Aufbau haben alle eine Persönlichkeit, und jemand hat begonnen.
witches-problem-not-placed = Nach dem Aufbau stehen alle Hexen auf dem Plan.
witches-problem-dice = Es liegen 0, 2 oder 4 Würfel mit gültigen Seiten da.
witches-problem-no-attempt = Würfel, Punkte und Karten eines Versuchs gibt es nur während eines Versuchs.
witches-problem-attempt-tile = Ein Versuch gilt einem offenen Problem.
witches-problem-step-attempt = { $step } gehört zu einem anderen Stand des Versuchs.
witches-problem-witch-elsewhere = Die Hexe, die am Zug ist, steht dafür am falschen Ort.
witches-problem-step = { $step } kann mit diesen Angaben nicht weitergehen.
witches-problem-order = { $step } kann hier nicht als Nächstes kommen.
witches-problem-setup = Beim Aufbau werden erst Persönlichkeiten, dann Hexen reihum gewählt, und Probleme sind noch da.
witches-problem-action = Nach dem, was vom Zug noch übrig ist, ist dies Aktion { $wanted }.
witches-problem-frozen = Der Winterschmied nimmt höchstens ein Problem je Aktion.
witches-problem-walk = So weit kann niemand gehen.
witches-problem-no-next = In den Kästen liegt kein nächstes Problem.
witches-problem-piles = Von jeder Karte ist bekannt, in welchem Nachzugstapel sie zuletzt lag; die des Stapels liegen im neuesten.
witches-problem-ending = So kann die Partie nicht geendet haben: Es passt nicht zur Spielweise oder zu dem, was daliegt.

## Am Ende: woher die Punkte kommen

witches-sheet-easy = Leichte Probleme
witches-sheet-hard = Schwierige Probleme
witches-sheet-aliss = Schwarze Aliss
witches-sheet-lost = Verloren
witches-sheet-cackle = Gegackermarker (weniger ist besser)
witches-sheet-on-hard = Punkte auf schwierigen Problemen
witches-sheet-hardest = Schwierigstes Problem
