### Witchdom, deutsch.
### Argumente: $card ist die Kennung einer Hexe oder Novizin („w01“, „moon-a“), $potion die eines Tranks („p01“, „s1“), $goal die eines
### Zielplättchens („g1“) mit $side („light“, „dark“), $tile eines von Ostaras Plättchen („o1“); $place, $ingredient, $tool, $animal, $pair und
### $requirement sind Kennungen aus der Inhaltsdatei; $name ist ein Spielername, $n die Zahl der Mitspielenden.

## Das Spiel

witchdom-title = Witchdom
witchdom-tagline = Sammeln, brauen, und der Klan wächst
witchdom-about = Schick deine Hexen in die Berge, in den Wald und an den See: Sie bringen dir Zutaten, Tränke, Werkzeuge und neue Hexen. Wer einen Trank braut, kommt mit ihm in deinen Klan und sammelt nicht mehr; gut überlegen also, wen du an den Kessel lässt. Wer am Ende die meisten Punkte hat, gewinnt. Allein spielst du gegen die alte Ostara.

## Hexen und Novizinnen

witchdom-witch-w01 = Ottilie Ofenruß
witchdom-witch-w02 = Ruth Regenfeuer
witchdom-witch-w03 = Rosalie Rührlöffel
witchdom-witch-w04 = Frieda Funkenflug
witchdom-witch-w05 = Walli Waldbrand
witchdom-witch-w06 = Paula Paprika
witchdom-witch-w07 = Gundula Glut
witchdom-witch-w08 = Kunigunde Kaminkehr
witchdom-witch-w09 = Zita Zunder
witchdom-witch-w10 = Berta Backblech
witchdom-witch-w11 = Hilda Hagebutte
witchdom-witch-w12 = Ludmilla Lavastrumpf
witchdom-witch-w13 = Undine Untertasse
witchdom-witch-w14 = Nora Nebelhorn
witchdom-witch-w15 = Thea Tiefwasser
witchdom-witch-w16 = Minna Mondpfütze
witchdom-witch-w17 = Adele Austernschale
witchdom-witch-w18 = Selma Sternenstaub
witchdom-witch-w19 = Nelly Nixenbart
witchdom-witch-w20 = Frostine Fingerhut
witchdom-witch-w21 = Pia Pfefferregen
witchdom-witch-w22 = Tulla Tintenklecks
witchdom-witch-w23 = Wanda Wolkenloch
witchdom-witch-w24 = Regine Regentonne
witchdom-witch-w25 = Elsbeth Efeu
witchdom-witch-w26 = Birte Butterblume
witchdom-witch-w27 = Moosina Murmel
witchdom-witch-w28 = Klothilde Krautwickel
witchdom-witch-w29 = Farnhild Frosch
witchdom-witch-w30 = Nessa Nesselkuss
witchdom-witch-w31 = Salvia Sumpfgras
witchdom-witch-w32 = Wilma Wurzelwerk
witchdom-witch-w33 = Lindgard Löwenzahn
witchdom-witch-w34 = Grete Grünspan
witchdom-witch-w35 = Mathilda Mistelzweig
witchdom-witch-w36 = Petronella Petersilie
witchdom-witch-w37 = Sunna Sonnenstich
witchdom-witch-w38 = Honoria Honigtopf
witchdom-witch-w39 = Bernadette Bernstein
witchdom-witch-w40 = Kamilla Kamille
witchdom-witch-w41 = Quendoline Quitte
witchdom-witch-w42 = Zitronella Zauder
witchdom-witch-w43 = Safrania Sengstroh
witchdom-witch-w44 = Goldine Groschen
witchdom-witch-w45 = Senta Senfkorn
witchdom-witch-w46 = Käthe Käserinde
witchdom-witch-w47 = Trude Trompetenblech
witchdom-witch-w48 = Lotte Laternenlicht
witchdom-witch-w49 = Drusilla Dreifarb
witchdom-witch-w50 = Kassandra Kunterbunt
witchdom-witch-moon-a = Novizin Luna
witchdom-witch-moon-b = Novizin Selene
witchdom-witch-star-a = Novizin Stella
witchdom-witch-star-b = Novizin Astra
witchdom-witch-sun-a = Novizin Sol
witchdom-witch-sun-b = Novizin Aurora
witchdom-witch-feather-a = Novizin Pluma
witchdom-witch-feather-b = Novizin Avis
witchdom-witch-key-a = Novizin Clavia
witchdom-witch-key-b = Novizin Chiara

witchdom-card =
    { $card ->
        [w01] { witchdom-witch-w01 }
        [w02] { witchdom-witch-w02 }
        [w03] { witchdom-witch-w03 }
        [w04] { witchdom-witch-w04 }
        [w05] { witchdom-witch-w05 }
        [w06] { witchdom-witch-w06 }
        [w07] { witchdom-witch-w07 }
        [w08] { witchdom-witch-w08 }
        [w09] { witchdom-witch-w09 }
        [w10] { witchdom-witch-w10 }
        [w11] { witchdom-witch-w11 }
        [w12] { witchdom-witch-w12 }
        [w13] { witchdom-witch-w13 }
        [w14] { witchdom-witch-w14 }
        [w15] { witchdom-witch-w15 }
        [w16] { witchdom-witch-w16 }
        [w17] { witchdom-witch-w17 }
        [w18] { witchdom-witch-w18 }
        [w19] { witchdom-witch-w19 }
        [w20] { witchdom-witch-w20 }
        [w21] { witchdom-witch-w21 }
        [w22] { witchdom-witch-w22 }
        [w23] { witchdom-witch-w23 }
        [w24] { witchdom-witch-w24 }
        [w25] { witchdom-witch-w25 }
        [w26] { witchdom-witch-w26 }
        [w27] { witchdom-witch-w27 }
        [w28] { witchdom-witch-w28 }
        [w29] { witchdom-witch-w29 }
        [w30] { witchdom-witch-w30 }
        [w31] { witchdom-witch-w31 }
        [w32] { witchdom-witch-w32 }
        [w33] { witchdom-witch-w33 }
        [w34] { witchdom-witch-w34 }
        [w35] { witchdom-witch-w35 }
        [w36] { witchdom-witch-w36 }
        [w37] { witchdom-witch-w37 }
        [w38] { witchdom-witch-w38 }
        [w39] { witchdom-witch-w39 }
        [w40] { witchdom-witch-w40 }
        [w41] { witchdom-witch-w41 }
        [w42] { witchdom-witch-w42 }
        [w43] { witchdom-witch-w43 }
        [w44] { witchdom-witch-w44 }
        [w45] { witchdom-witch-w45 }
        [w46] { witchdom-witch-w46 }
        [w47] { witchdom-witch-w47 }
        [w48] { witchdom-witch-w48 }
        [w49] { witchdom-witch-w49 }
        [w50] { witchdom-witch-w50 }
        [moon-a] { witchdom-witch-moon-a }
        [moon-b] { witchdom-witch-moon-b }
        [star-a] { witchdom-witch-star-a }
        [star-b] { witchdom-witch-star-b }
        [sun-a] { witchdom-witch-sun-a }
        [sun-b] { witchdom-witch-sun-b }
        [feather-a] { witchdom-witch-feather-a }
        [feather-b] { witchdom-witch-feather-b }
        [key-a] { witchdom-witch-key-a }
       *[key-b] { witchdom-witch-key-b }
    }

## Tränke

witchdom-potion-p01 = Drachenspucke
witchdom-potion-p02 = Rübenrausch
witchdom-potion-p03 = Glutgrog
witchdom-potion-p04 = Feuerfußbalsam
witchdom-potion-p05 = Temperamentstinktur
witchdom-potion-p06 = Wangenrot
witchdom-potion-p07 = Pfefferbombe
witchdom-potion-p08 = Liebeskummertropfen
witchdom-potion-p09 = Ringelrotwein
witchdom-potion-p10 = Kerzenscheinelixier
witchdom-potion-p11 = Herzkristall-Likör
witchdom-potion-p12 = Nebelwasser
witchdom-potion-p13 = Schlummertrunk
witchdom-potion-p14 = Blaubeermond
witchdom-potion-p15 = Gedächtnistee
witchdom-potion-p16 = Moorgrundbräu
witchdom-potion-p17 = Schwebesirup
witchdom-potion-p18 = Unsichtbarkeitsbrause
witchdom-potion-p19 = Eisblumenpaste
witchdom-potion-p20 = Nachtwächtertrank
witchdom-potion-p21 = Ringwellenwein
witchdom-potion-p22 = Wahrheitstropfen
witchdom-potion-p23 = Krötenkuss
witchdom-potion-p24 = Blattlausschreck
witchdom-potion-p25 = Moosgeist
witchdom-potion-p26 = Wachstumsbrühe
witchdom-potion-p27 = Waldmeisterwunder
witchdom-potion-p28 = Sumpfsmoothie
witchdom-potion-p29 = Froschstimme
witchdom-potion-p30 = Irrlichtlimonade
witchdom-potion-p31 = Feenringelixier
witchdom-potion-p32 = Smaragdgebräu
witchdom-potion-p33 = Großmutters Grünes
witchdom-potion-p34 = Sonnenmilch
witchdom-potion-p35 = Butterblitz
witchdom-potion-p36 = Goldener Hustensaft
witchdom-potion-p37 = Lachwasser
witchdom-potion-p38 = Honigdonner
witchdom-potion-p39 = Zitronenzauber
witchdom-potion-p40 = Bernsteinbier
witchdom-potion-p41 = Niespulvernektar
witchdom-potion-p42 = Morgenmuffelmus
witchdom-potion-p43 = Kristallkamille
witchdom-potion-p44 = Laternenöl
witchdom-potion-p45 = Allerleisuppe
witchdom-potion-p46 = Wurzelwirrwarr
witchdom-potion-p47 = Resteverwertung
witchdom-potion-p48 = Kräuterkuddelmuddel
witchdom-potion-p49 = Irgendwas mit Beeren
witchdom-potion-p50 = Blubber Nummer fünfzig
witchdom-potion-s1 = Erster Schluck
witchdom-potion-s2 = Zweiter Versuch
witchdom-potion-s3 = Drittes Blubbern
witchdom-potion-s4 = Viertelstundentee
witchdom-potion-s5 = Fünfminutentrank

witchdom-potion =
    { $potion ->
        [p01] { witchdom-potion-p01 }
        [p02] { witchdom-potion-p02 }
        [p03] { witchdom-potion-p03 }
        [p04] { witchdom-potion-p04 }
        [p05] { witchdom-potion-p05 }
        [p06] { witchdom-potion-p06 }
        [p07] { witchdom-potion-p07 }
        [p08] { witchdom-potion-p08 }
        [p09] { witchdom-potion-p09 }
        [p10] { witchdom-potion-p10 }
        [p11] { witchdom-potion-p11 }
        [p12] { witchdom-potion-p12 }
        [p13] { witchdom-potion-p13 }
        [p14] { witchdom-potion-p14 }
        [p15] { witchdom-potion-p15 }
        [p16] { witchdom-potion-p16 }
        [p17] { witchdom-potion-p17 }
        [p18] { witchdom-potion-p18 }
        [p19] { witchdom-potion-p19 }
        [p20] { witchdom-potion-p20 }
        [p21] { witchdom-potion-p21 }
        [p22] { witchdom-potion-p22 }
        [p23] { witchdom-potion-p23 }
        [p24] { witchdom-potion-p24 }
        [p25] { witchdom-potion-p25 }
        [p26] { witchdom-potion-p26 }
        [p27] { witchdom-potion-p27 }
        [p28] { witchdom-potion-p28 }
        [p29] { witchdom-potion-p29 }
        [p30] { witchdom-potion-p30 }
        [p31] { witchdom-potion-p31 }
        [p32] { witchdom-potion-p32 }
        [p33] { witchdom-potion-p33 }
        [p34] { witchdom-potion-p34 }
        [p35] { witchdom-potion-p35 }
        [p36] { witchdom-potion-p36 }
        [p37] { witchdom-potion-p37 }
        [p38] { witchdom-potion-p38 }
        [p39] { witchdom-potion-p39 }
        [p40] { witchdom-potion-p40 }
        [p41] { witchdom-potion-p41 }
        [p42] { witchdom-potion-p42 }
        [p43] { witchdom-potion-p43 }
        [p44] { witchdom-potion-p44 }
        [p45] { witchdom-potion-p45 }
        [p46] { witchdom-potion-p46 }
        [p47] { witchdom-potion-p47 }
        [p48] { witchdom-potion-p48 }
        [p49] { witchdom-potion-p49 }
        [p50] { witchdom-potion-p50 }
        [s1] { witchdom-potion-s1 }
        [s2] { witchdom-potion-s2 }
        [s3] { witchdom-potion-s3 }
        [s4] { witchdom-potion-s4 }
       *[s5] { witchdom-potion-s5 }
    }

## Zielplättchen

witchdom-goal-g1 = Feuerkreis
witchdom-goal-g2 = Wasserkreis
witchdom-goal-g3 = Blätterkreis
witchdom-goal-g4 = Sonnenkreis
witchdom-goal-g5 = Rotes Regal
witchdom-goal-g6 = Blaues Regal
witchdom-goal-g7 = Grünes Regal
witchdom-goal-g8 = Gelbes Regal
witchdom-goal-g9 = Die Verlobung
witchdom-goal-g10 = Die Steinmühle
witchdom-goal-g11 = Volle Werkbank
witchdom-goal-g12 = Bunter Zirkel
witchdom-goal-g13 = Regenbogenregal
witchdom-goal-g14 = Kleine Menagerie
witchdom-goal-g15 = Besuch aus dem Wald

witchdom-goal =
    { $goal ->
        [g1] { witchdom-goal-g1 }
        [g2] { witchdom-goal-g2 }
        [g3] { witchdom-goal-g3 }
        [g4] { witchdom-goal-g4 }
        [g5] { witchdom-goal-g5 }
        [g6] { witchdom-goal-g6 }
        [g7] { witchdom-goal-g7 }
        [g8] { witchdom-goal-g8 }
        [g9] { witchdom-goal-g9 }
        [g10] { witchdom-goal-g10 }
        [g11] { witchdom-goal-g11 }
        [g12] { witchdom-goal-g12 }
        [g13] { witchdom-goal-g13 }
        [g14] { witchdom-goal-g14 }
       *[g15] { witchdom-goal-g15 }
    }

witchdom-side-light = helle Seite
witchdom-side-dark = dunkle Seite
# Was ein Ziel verlangt; $named: wie viele Arten es beim Namen nennt, $kinds: diese als Aufzählung.
witchdom-condition =
    { $condition ->
        [witches] mindestens { $count } Hexen im Klan, Hauptfarbe { witchdom-colour }
        [potions] mindestens { $count } Tränke im Klan, Farbe { witchdom-colour }
        [witch_colours] Hexen von { $count } verschiedenen Hauptfarben im Klan
        [potion_colours] Tränke von { $count } verschiedenen Farben im Klan
        [tools]
            { $count } verschiedene Werkzeuge im Klan{ $named ->
                [0] { "" }
               *[other] , darunter { $kinds }
            }
       *[animals]
            { $count } verschiedene Tiere im Klan{ $named ->
                [0] { "" }
               *[other] , darunter { $kinds }
            }
    }

## Ostaras Plättchen

witchdom-tile-o1 = Morgenrunde
witchdom-tile-o2 = Abendrunde
witchdom-tile-o3 = Kurzer Besuch
witchdom-tile-o4 = Kleine Besorgung
witchdom-tile-o5 = Großer Auftritt
witchdom-tile-o6 = Festtafel
witchdom-tile-o7 = Kräuterkorb
witchdom-tile-o8 = Tierfreundin
witchdom-tile-o9 = Zutrauliche Gäste

witchdom-tile =
    { $tile ->
        [o1] { witchdom-tile-o1 }
        [o2] { witchdom-tile-o2 }
        [o3] { witchdom-tile-o3 }
        [o4] { witchdom-tile-o4 }
        [o5] { witchdom-tile-o5 }
        [o6] { witchdom-tile-o6 }
        [o7] { witchdom-tile-o7 }
        [o8] { witchdom-tile-o8 }
       *[o9] { witchdom-tile-o9 }
    }

## Orte: .at wo, .from woher

witchdom-place-mountains = Berge
    .at = in den Bergen
    .from = aus den Bergen
witchdom-place-forest = Wald
    .at = im Wald
    .from = aus dem Wald
witchdom-place-lake = See
    .at = am See
    .from = vom See

witchdom-place =
    { $place ->
        [mountains] { witchdom-place-mountains }
        [forest] { witchdom-place-forest }
       *[lake] { witchdom-place-lake }
    }
    .at =
        { $place ->
            [mountains] { witchdom-place-mountains.at }
            [forest] { witchdom-place-forest.at }
           *[lake] { witchdom-place-lake.at }
        }
    .from =
        { $place ->
            [mountains] { witchdom-place-mountains.from }
            [forest] { witchdom-place-forest.from }
           *[lake] { witchdom-place-lake.from }
        }

## Farben

witchdom-colour-red = Rot
    .sign = Flamme
witchdom-colour-blue = Blau
    .sign = Welle
witchdom-colour-green = Grün
    .sign = Zweig
witchdom-colour-yellow = Gelb
    .sign = Sonne
witchdom-colour-wild = Fragezeichen
    .sign = Fragezeichen

witchdom-colour =
    { $colour ->
        [red] { witchdom-colour-red }
        [blue] { witchdom-colour-blue }
        [green] { witchdom-colour-green }
        [yellow] { witchdom-colour-yellow }
       *[wild] { witchdom-colour-wild }
    }

## Zutaten: .single hinter einer Eins, .one wie nach „du nimmst“, .pair ein Paar davon, .many mehrere

witchdom-ingredient-herbs = Kräuter
    .single = Bündel Kräuter
    .one = ein Bündel Kräuter
    .pair = zwei Bündel Kräuter
    .many = Bündel Kräuter
witchdom-ingredient-leaf = Blatt
    .single = Blatt
    .one = ein Blatt
    .pair = zwei Blätter
    .many = Blätter
witchdom-ingredient-berries = Beeren
    .single = Handvoll Beeren
    .one = eine Handvoll Beeren
    .pair = zwei Handvoll Beeren
    .many = Handvoll Beeren
witchdom-ingredient-mushroom = Pilz
    .single = Pilz
    .one = einen Pilz
    .pair = zwei Pilze
    .many = Pilze
witchdom-ingredient-root = Wurzel
    .single = Wurzel
    .one = eine Wurzel
    .pair = zwei Wurzeln
    .many = Wurzeln

witchdom-ingredient =
    { $ingredient ->
        [herbs] { witchdom-ingredient-herbs }
        [leaf] { witchdom-ingredient-leaf }
        [berries] { witchdom-ingredient-berries }
        [mushroom] { witchdom-ingredient-mushroom }
       *[root] { witchdom-ingredient-root }
    }
    .one =
        { $ingredient ->
            [herbs] { witchdom-ingredient-herbs.one }
            [leaf] { witchdom-ingredient-leaf.one }
            [berries] { witchdom-ingredient-berries.one }
            [mushroom] { witchdom-ingredient-mushroom.one }
           *[root] { witchdom-ingredient-root.one }
        }
    .pair =
        { $ingredient ->
            [herbs] { witchdom-ingredient-herbs.pair }
            [leaf] { witchdom-ingredient-leaf.pair }
            [berries] { witchdom-ingredient-berries.pair }
            [mushroom] { witchdom-ingredient-mushroom.pair }
           *[root] { witchdom-ingredient-root.pair }
        }

## Werkzeuge und Tiere: .acc wie nach „du nimmst“

witchdom-tool-flask = Fläschchen
    .acc = das Fläschchen
witchdom-tool-crystal = Kristall
    .acc = den Kristall
witchdom-tool-ring = Ring
    .acc = den Ring
witchdom-tool-candle = Kerze
    .acc = die Kerze
witchdom-tool-mortar = Mörser
    .acc = den Mörser

witchdom-tool =
    { $tool ->
        [flask] { witchdom-tool-flask }
        [crystal] { witchdom-tool-crystal }
        [ring] { witchdom-tool-ring }
        [candle] { witchdom-tool-candle }
       *[mortar] { witchdom-tool-mortar }
    }
    .acc =
        { $tool ->
            [flask] { witchdom-tool-flask.acc }
            [crystal] { witchdom-tool-crystal.acc }
            [ring] { witchdom-tool-ring.acc }
            [candle] { witchdom-tool-candle.acc }
           *[mortar] { witchdom-tool-mortar.acc }
        }

witchdom-animal-snake = Schlange
    .acc = die Schlange
witchdom-animal-owl = Eule
    .acc = die Eule
witchdom-animal-cat = Katze
    .acc = die Katze
witchdom-animal-bat = Fledermaus
    .acc = die Fledermaus
witchdom-animal-toad = Kröte
    .acc = die Kröte

witchdom-animal =
    { $animal ->
        [snake] { witchdom-animal-snake }
        [owl] { witchdom-animal-owl }
        [cat] { witchdom-animal-cat }
        [bat] { witchdom-animal-bat }
       *[toad] { witchdom-animal-toad }
    }
    .acc =
        { $animal ->
            [snake] { witchdom-animal-snake.acc }
            [owl] { witchdom-animal-owl.acc }
            [cat] { witchdom-animal-cat.acc }
            [bat] { witchdom-animal-bat.acc }
           *[toad] { witchdom-animal-toad.acc }
        }

witchdom-pair-moon = Mond
witchdom-pair-star = Stern
witchdom-pair-sun = Sonne
witchdom-pair-feather = Feder
witchdom-pair-key = Schlüssel

witchdom-pair =
    { $pair ->
        [moon] { witchdom-pair-moon }
        [star] { witchdom-pair-star }
        [sun] { witchdom-pair-sun }
        [feather] { witchdom-pair-feather }
       *[key] { witchdom-pair-key }
    }

## Was ein Trank verlangt: Zutaten, Werkzeuge, ein Werkzeug nach Wahl

witchdom-any-tool = Werkzeug nach Wahl
witchdom-requirement =
    { $requirement ->
        [herbs] { witchdom-ingredient-herbs }
        [leaf] { witchdom-ingredient-leaf }
        [berries] { witchdom-ingredient-berries }
        [mushroom] { witchdom-ingredient-mushroom }
        [root] { witchdom-ingredient-root }
        [flask] { witchdom-tool-flask }
        [crystal] { witchdom-tool-crystal }
        [ring] { witchdom-tool-ring }
        [candle] { witchdom-tool-candle }
        [mortar] { witchdom-tool-mortar }
       *[any] { witchdom-any-tool }
    }

# Mehrere Zutaten: wie viele von jeder Art.
witchdom-tokens = { $herbs ->
        [0] { "" }
        [1] { " • " }1 { witchdom-ingredient-herbs.single }
       *[other] { " • " }{ $herbs } { witchdom-ingredient-herbs.many }
    }{ $leaf ->
        [0] { "" }
        [1] { " • " }1 { witchdom-ingredient-leaf.single }
       *[other] { " • " }{ $leaf } { witchdom-ingredient-leaf.many }
    }{ $berries ->
        [0] { "" }
        [1] { " • " }1 { witchdom-ingredient-berries.single }
       *[other] { " • " }{ $berries } { witchdom-ingredient-berries.many }
    }{ $mushroom ->
        [0] { "" }
        [1] { " • " }1 { witchdom-ingredient-mushroom.single }
       *[other] { " • " }{ $mushroom } { witchdom-ingredient-mushroom.many }
    }{ $root ->
        [0] { "" }
        [1] { " • " }1 { witchdom-ingredient-root.single }
       *[other] { " • " }{ $root } { witchdom-ingredient-root.many }
    }

witchdom-missing = { witchdom-tokens }{ $flask ->
        [0] { "" }
       *[other] { " • " }{ witchdom-tool-flask }
    }{ $crystal ->
        [0] { "" }
       *[other] { " • " }{ witchdom-tool-crystal }
    }{ $ring ->
        [0] { "" }
       *[other] { " • " }{ witchdom-tool-ring }
    }{ $candle ->
        [0] { "" }
       *[other] { " • " }{ witchdom-tool-candle }
    }{ $mortar ->
        [0] { "" }
       *[other] { " • " }{ witchdom-tool-mortar }
    }{ $any ->
        [0] { "" }
       *[other] { " • " }{ witchdom-any-tool }
    }

## Was beim Eröffnen eines Tischs zu wählen ist

witchdom-option-start_player = Wer beginnt
    .help = Wer beginnt, bekommt den ersten Start-Trank, die Nächste im Uhrzeigersinn den zweiten und so fort (WD-2.1, WD-2.2).
witchdom-option-start_player-random = ausgelost
witchdom-option-start_player-1 = Platz A
witchdom-option-start_player-2 = Platz B
witchdom-option-start_player-3 = Platz C
witchdom-option-start_player-4 = Platz D
witchdom-option-start_player-5 = Platz E
witchdom-option-novices = Novizinnen
    .help = Ob das Los die Novizinnen verteilt oder alle sie der Reihe nach aussuchen (WD-2.3).
witchdom-option-novices-random = werden verlost
witchdom-option-novices-choice = zum Aussuchen
witchdom-option-extra_dark_goals = Zusätzliche dunkle Ziele
    .help = Mehr Ziele machen das Spiel länger; eines mehr ist die Empfehlung für eine lange Partie (WD-2.7).
witchdom-option-extra_dark_goals-0 = keine
witchdom-option-extra_dark_goals-1 = eines
witchdom-option-extra_dark_goals-2 = zwei
witchdom-option-extra_dark_goals-3 = drei
witchdom-option-animals = Tiere
    .help = Mit Tieren kannst du Hexenkarten auch als Tier nehmen und zähmen. Für die erste Partie besser ohne (WD-12.1).
witchdom-option-animals-false = ohne
witchdom-option-animals-true = mit
witchdom-option-animal_goals_extra = Zusätzliche Tierziele
    .help = Nur mit Tieren: So viele Ziele mit Tieren liegen zusätzlich aus (WD-12.7).
witchdom-option-animal_goals_extra-0 = keines
witchdom-option-animal_goals_extra-1 = eines
witchdom-option-animal_goals_extra-2 = zwei
witchdom-option-animals_when = Tiere nehmen
    .help = Nur mit Tieren: immer, oder wörtlich nach der Kartenübersicht nur in der ersten Runde (WD-12.6).
witchdom-option-animals_when-always = in jeder Runde
witchdom-option-animals_when-first_round = nur in der ersten Runde
witchdom-option-solo_level = Stufe gegen Ostara
    .help = Auf Stufe 1 nimmt Ostara keine Ziele, auf Stufe 2 spielt sie um alle { $level_2_goals } mit, auf Stufe 3 bekommt sie am Ende auch die übrigen (WD-13.3).
witchdom-option-solo_level-1 = Neuer Lehrling
witchdom-option-solo_level-2 = Erfahrene Hexe
witchdom-option-solo_level-3 = Großmeisterin des Klans
witchdom-option-ostara_or_rule = Ostara: Hexe oder Trank
    .help = Nimmt sie, wovon sie weniger hat, oder wörtlich nach dem Regeltext, wovon sie mehr hat? Wörtlich bleibt sie auf ihren Tränken sitzen (WD-13.9).
witchdom-option-ostara_or_rule-fewer = wovon sie weniger hat
witchdom-option-ostara_or_rule-literal = wörtlich, wovon sie mehr hat
witchdom-option-ostara_animal_rule = Ostara und die Tiere
    .help = Nimmt sie jedes Tier, das ihr noch fehlt, oder wörtlich nur eines im ganzen Spiel (WD-13.11)?
witchdom-option-ostara_animal_rule-new = jedes, das ihr fehlt
witchdom-option-ostara_animal_rule-literal = wörtlich nur eines

## Züge

witchdom-move-play = { witchdom-card } ausspielen
    .help = Sie wird deine aktive Karte; du nutzt alle ihre Aktionspunkte, von den Bergen über den Wald zum See (WD-4.1, WD-4.2).
witchdom-move-rest = Rasten
    .help = Nimm alle ausgespielten Karten auf die Hand und dazu zwei Zutaten vom Spielplan (WD-8.3).
witchdom-move-renew =
    { $what ->
        [witches] Alle offenen Hexen erneuern
        [potions] Alle offenen Tränke erneuern
        [mountains] Zutaten in den Bergen erneuern
        [forest] Zutaten im Wald erneuern
       *[lake] Zutaten am See erneuern
    }
    .help =
        { $what ->
            [witches] Die drei Hexen kommen unter ihren Stapel, drei neue liegen aus (WD-4.9).
            [potions] Die drei Tränke kommen unter ihren Stapel, drei neue liegen aus (WD-4.9).
           *[other] Die Zutaten dieses Orts kommen in den Beutel, und es wird neu gezogen (WD-4.9).
        }
witchdom-move-keep = Nichts erneuern
witchdom-move-take = { witchdom-ingredient } { witchdom-place.from } nehmen
witchdom-move-pick =
    { $slot ->
        [1] Linke Zutat { witchdom-place.from } nehmen
        [2] Mittlere Zutat { witchdom-place.from } nehmen
       *[3] Rechte Zutat { witchdom-place.from } nehmen
    }
    .here =
        { witchdom-ingredient } { witchdom-place.from } nehmen ({ $slot ->
            [1] links
            [2] Mitte
           *[3] rechts
        })
witchdom-move-draw =
    { $side ->
        [potion] Trank { witchdom-place.from } nehmen
        [tool] Trank { witchdom-place.from } als Werkzeug nehmen
        [witch] Hexe { witchdom-place.from } auf die Hand nehmen
       *[animal] Hexe { witchdom-place.from } als Tier nehmen
    }
    .here =
        { $side ->
            [potion] „{ witchdom-potion }“ { witchdom-place.from } nehmen
            [tool] { witchdom-tool } { witchdom-place.from } nehmen
            [witch] { witchdom-card } { witchdom-place.from } auf die Hand nehmen
           *[animal] { witchdom-animal } { witchdom-place.from } nehmen
        }
    .help =
        { $side ->
            [potion] Er liegt dann in deinem Vorrat, bis du ihn braust (WD-4.3).
            [tool] Umgedreht ist die Karte ein Werkzeug und bleibt es (WD-4.3, WD-4.6).
            [witch] Ausspielen kannst du sie frühestens in deinem nächsten Zug (WD-4.8).
           *[animal] Umgedreht ist die Karte ein Tier und bleibt es; zähmen kannst du es am Ende eines Zugs (WD-12.1).
        }
witchdom-move-brew = „{ witchdom-potion }“ brauen
    .help = Trank und aktive Hexe kommen in deinen Klan, die Zutaten in den Beutel (WD-5.4).
witchdom-move-tame = { witchdom-animal } zähmen
    .help = Kostet die passende Zutat; deine Hexe bleibt dir erhalten (WD-12.2, WD-12.3).
witchdom-move-finish = Nichts brauen
    .help = Deine Hexe bleibt bei den ausgespielten Karten, und dein Zug ist zu Ende (WD-5.1).
witchdom-move-pay = { witchdom-requirement }: mit der Zutat selbst bezahlen
witchdom-move-replace = { witchdom-requirement }: durch { witchdom-ingredient.pair } ersetzen
    .help = Jedes Paar gleicher Zutaten ersetzt eine Zutat oder ein Werkzeug (WD-7.1).
witchdom-move-bring = { witchdom-requirement }: { witchdom-tool.acc } aus dem Vorrat verwenden
    .help = Das Werkzeug kommt in deinen Klan und hilft auch künftig (WD-6.1, WD-6.2).
witchdom-move-reuse = { witchdom-requirement }: ein Werkzeug des Klans verwenden
    .help = Es bleibt, wo es ist, und kostet nichts (WD-6.2).
witchdom-move-novices = Novizinnen mit dem Zeichen { witchdom-pair } nehmen

## Warum ein Zug: was für ihn spricht oder gegen ihn; .less: was ein anderer kosten würde ($other_…)

witchdom-reason-plan =
    { $potion ->
        [none] Das passt besser zu dem, was du vorhast.
       *[other] Das fehlt dir noch für „{ witchdom-potion }“.
    }
    .less = Anderes nützt dir noch weniger.
witchdom-reason-ready = Damit kannst du noch in diesem Zug „{ witchdom-potion }“ brauen: { shell-points }.
witchdom-reason-now = Bringt sofort { shell-points }.
    .less = Bringt jetzt keine Punkte.
witchdom-reason-later = Danach stehst du auch für die nächsten Tränke besser da.
    .less = Schont, was du später noch brauchst.
witchdom-reason-finds = Für ihre Aktionspunkte liegt Gutes bereit.
    .less = Für andere Karten liegt noch weniger bereit.
witchdom-reason-brews = Sie kann noch in diesem Zug „{ witchdom-potion }“ brauen: { shell-points }.
witchdom-reason-rest =
    { $cards ->
        [0] Deine Hand ist leer.
        [one] Du hast nur noch eine Karte auf der Hand.
       *[other] Du hast noch { $cards } Karten auf der Hand.
    }
    .less = Deine Handkarten bringen gerade noch weniger.
witchdom-reason-renewal =
    { $keep ->
        [true] Was daliegt, kannst du brauchen.
       *[false] Was daliegt, nützt dir wenig.
    }
    .less = Anderes lohnt sich noch weniger.

## Was gerade gefragt ist

witchdom-ask-novices =
    .you = Such dir ein Paar Novizinnen aus.
    .other = { $name } sucht sich Novizinnen aus.
witchdom-ask-act =
    .you = Spiel eine Karte aus, oder raste.
    .other = { $name } ist am Zug.
witchdom-ask-renew =
    .you = Möchtest du etwas erneuern, bevor du sammelst?
    .other = { $name } überlegt, etwas zu erneuern.
witchdom-ask-gather =
    .you = Nimm etwas aus der Reihe dieses Orts.
    .other = { $name } sammelt.
witchdom-ask-rest =
    .you = Nimm eine Zutat vom Spielplan, woher du willst.
    .other = { $name } rastet und nimmt Zutaten.
witchdom-ask-brew =
    .you = Möchtest du mit deiner Hexe etwas tun, bevor dein Zug endet?
    .other = { $name } steht am Kessel.
witchdom-ask-pay =
    .you = Womit bezahlst du das?
    .other = { $name } bezahlt einen Trank.

## Warum etwas nicht geht

witchdom-refuse-played-already = { witchdom-card } ist schon ausgespielt; nach einer Rast hast du sie wieder.
witchdom-refuse-in-clan = { witchdom-card } ist in deinem Klan und sammelt nicht mehr.
witchdom-refuse-not-in-hand = { witchdom-card } ist nicht auf deiner Hand.
witchdom-refuse-nothing-to-rest-from = Rasten geht erst, wenn mindestens eine Karte ausgespielt ist.
witchdom-refuse-brew-after-gathering = Gebraut wird nach dem Sammeln, mit der Hexe, die du ausgespielt hast.
witchdom-refuse-tame-after-gathering = Gezähmt wird nach dem Sammeln, in einem Zug, in dem du eine Hexe ausgespielt hast.
witchdom-refuse-no-passing = Aussetzen geht nicht: In jedem Zug sammelst oder rastest du.
witchdom-refuse-must-rest = Deine Hand ist leer, also rastest du jetzt.
witchdom-refuse-card-first = Spiel zuerst eine Karte aus; sie sagt, wo du sammeln darfst.
witchdom-refuse-stack-empty = Der Stapel ist leer; dieselben Karten kämen zurück.
witchdom-refuse-no-tokens = Es liegt keine Zutat { witchdom-place.at }.
witchdom-refuse-renewal-first = Entscheide zuerst, ob du etwas erneuerst.
witchdom-refuse-no-renewal-symbol = { witchdom-card } zeigt das Zeichen fürs Erneuern nicht.
witchdom-refuse-one-card-a-turn = In jedem Zug wird nur eine Karte ausgespielt.
witchdom-refuse-rest-alone = Die Rast ist ein Zug für sich; in diesem hast du schon eine Karte ausgespielt.
witchdom-refuse-renewal-over = Erneuern geht nur gleich nach dem Ausspielen einer Karte mit dem Zeichen dafür, vor dem ersten Aktionspunkt.
witchdom-refuse-points-first =
    { $points ->
        [one] Zuerst kommt der Aktionspunkt { witchdom-place.at }.
       *[other] Zuerst kommen die { $points } Aktionspunkte { witchdom-place.at }.
    }
witchdom-refuse-must-take =
    { $points ->
        [one] Du musst deinen Aktionspunkt { witchdom-place.at } nutzen, solange dort etwas liegt.
       *[other] Du musst deine { $points } Aktionspunkte { witchdom-place.at } nutzen, solange dort etwas liegt.
    }
witchdom-refuse-other-place = Dieser Aktionspunkt gilt { witchdom-place.at }: Du nimmst etwas aus dieser Reihe.
witchdom-refuse-not-there = So eine Zutat liegt dort nicht.
witchdom-refuse-animals-too-late = Tiere nimmt man an diesem Tisch nur in der ersten Runde.
witchdom-refuse-no-animals = An diesem Tisch wird ohne Tiere gespielt.
witchdom-refuse-no-card = Hier liegt keine Karte mehr.
witchdom-refuse-only-tokens = Bei der Rast nimmst du nur Zutaten.
witchdom-refuse-no-brewing-in-rest = In einer Rast wird nicht gebraut; keine Hexe ist aktiv.
witchdom-refuse-no-taming-in-rest = In einer Rast wird kein Tier gezähmt; keine Hexe ist aktiv.
witchdom-refuse-must-take-tokens =
    { $tokens ->
        [one] Nimm noch eine Zutat vom Spielplan.
       *[other] Nimm noch { $tokens } Zutaten vom Spielplan.
    }
witchdom-refuse-by-slot = Allein wählst du das Feld, von dem du nimmst, denn Ostara geht nach den Feldern.
witchdom-refuse-by-kind = Gleiche Zutaten eines Orts sind eine Wahl; das Feld spielt keine Rolle.
witchdom-refuse-brewed-already = „{ witchdom-potion }“ ist schon gebraut.
witchdom-refuse-not-in-stock = „{ witchdom-potion }“ liegt nicht in deinem Vorrat.
witchdom-refuse-wrong-banner = { witchdom-card } hat kein Banner in der Farbe von „{ witchdom-potion }“.
witchdom-refuse-cannot-pay =
    Für „{ witchdom-potion }“ fehlt dir noch:{ witchdom-missing }. { $pairs ->
        [0] Du hast kein Paar übrig, das etwas davon ersetzt.
        [one] Du hast nur ein Paar übrig, das eines davon ersetzt.
       *[other] Du hast nur { $pairs } Paare übrig, die etwas davon ersetzen.
    }
witchdom-refuse-points-used = Deine Aktionspunkte sind verbraucht.
witchdom-refuse-animal-twice = { witchdom-animal }: In deinem Klan ist schon so ein Tier, und zwei gleiche gibt es dort nie.
witchdom-refuse-animal-not-in-stock = { witchdom-animal }: So ein Tier wartet nicht in deinem Vorrat.
witchdom-refuse-animal-price = Um { witchdom-animal.acc } zu zähmen, brauchst du { witchdom-ingredient.one }; ein Paar hilft hier nicht.
witchdom-refuse-pay-first = Für „{ witchdom-potion }“ ist jetzt zu bezahlen: { witchdom-requirement }.
witchdom-refuse-no-such-tool = Dieses Werkzeug hast du nicht mehr im Vorrat: { witchdom-tool }.
witchdom-refuse-no-pair = Davon hast du kein Paar mehr: { witchdom-ingredient }.
witchdom-refuse-no-such-ingredient = Diese Zutat hast du nicht mehr: { witchdom-requirement }.
witchdom-refuse-no-clan-tool = Dein Klan hat dafür kein freies Werkzeug.
witchdom-refuse-nothing-to-pay = Gerade ist nichts zu bezahlen.
witchdom-refuse-wasteful = So würdest du für dasselbe mehr bezahlen als nötig, oder es reichte nicht für den Rest.
witchdom-refuse-pair-taken = Dieses Paar hat schon jemand: { witchdom-pair }.
witchdom-refuse-novices-first = Zuerst werden die Novizinnen ausgesucht.
witchdom-refuse-novices-given = Alle haben ihre Novizinnen schon.

## Was an einer Inhaltsdatei oder einer Stellung nicht stimmt

witchdom-problem-few-goals = Es braucht mindestens zwei Ziele.
witchdom-problem-stages = { $rounds } Runden gehen nicht in { $found } gleichen Abschnitten auf, für die Ostaras Plättchen reichen.
witchdom-problem-scale = Sechs Zahlen werden erwartet, für 0 bis 5 verschiedene, nie fallend, von 0 bis { $most }; hier steht { $found }.
witchdom-problem-tokens = Es sind { $total } Zutaten; { $wanted } müssen es sein (WD-1.2).
witchdom-problem-price-twice = Jedes Tier hat seine eigene Zutat; { $found } hat schon ein anderes.
witchdom-problem-snake = Die Schlange wird mit Kräutern gezähmt (WD-12.2), nicht mit { $found }.
witchdom-problem-names = Hier steht eine Liste aus { $allowed }, nicht { $found }.
witchdom-problem-banner-twice = Jede Farbe steht auf einer Hexe nur einmal, anders als hier mit { $found }.
witchdom-problem-actions = Drei Zahlen von 0 bis { $most } werden erwartet, zusammen mindestens 1; hier steht { $found }.
witchdom-problem-witches-colours = Es gibt Hexen aller vier Hauptfarben.
witchdom-problem-witches-renewal = Manche Hexen, aber nicht alle, zeigen das Erneuerungssymbol.
witchdom-problem-witches-secondary = Mindestens eine Hexe hat ein zweites Banner.
witchdom-problem-witches-gatherer = Mindestens eine Hexe hat die Aktionspunkte 0, 2 und 1.
witchdom-problem-witches-red = Eine rote Hexe hat mindestens 2 Aktionspunkte in den Bergen und 1 im Wald.
witchdom-problem-witches-green = Eine grüne Hexe ist 8 Punkte wert und eine andere weniger.
witchdom-problem-no-ingredients = Ein Trank braucht 1 bis { $most } Zutaten.
witchdom-problem-many-tools = Ein Trank braucht höchstens { $most } Werkzeuge.
witchdom-problem-potions-colours = Es gibt Tränke aller vier Farben und solche mit Fragezeichen.
witchdom-problem-potions-any = Manche Tränke brauchen ein Werkzeug nach Wahl.
witchdom-problem-potions-tools = Manche Tränke, aber nicht alle, brauchen Werkzeuge.
witchdom-problem-potions-crystal = Ein roter Trank braucht den Kristall.
witchdom-problem-potions-berries = Ein roter Trank braucht Blatt und Beeren.
witchdom-problem-potions-flask = Mindestens ein Trank hat ein Fläschchen auf der Rückseite.
witchdom-problem-wild-points = Ein Trank mit Fragezeichen ist weniger wert als ein farbiger, der ebenso viel kostet.
witchdom-problem-dark-points = Die dunkle Seite bringt mehr Punkte als die helle.
witchdom-problem-dark-count = Die dunkle Seite verlangt mehr als die helle.
witchdom-problem-goals-free = Ohne Tiere müssen sieben dunkle und vier helle Seiten verschiedener Plättchen übrig sein.
witchdom-problem-goals-animals = Mindestens zwei dunkle Seiten nennen Tiere.
witchdom-problem-goals-witches = Es gibt ein Ziel für gelbe und eines für grüne Hexen.
witchdom-problem-gains = So ein Plättchen gibt es nicht: eine Hexe oder ein Trank, eine Hexe und ein Trank, ein Tier, dazu höchstens zwei Zutaten; hier steht { $found }.
witchdom-problem-criteria-twice = Jedes Kriterium steht nur einmal da, anders als hier mit { $found }.
witchdom-problem-animal-tiles = { $animals } Plättchen zeigen ein Tier; { $wanted } müssen es sein.
witchdom-problem-owners = Hier braucht es { $wanted } Einträge, einen je Klan.
witchdom-problem-kinds = Hier braucht es { $wanted } Einträge.
witchdom-problem-token-count = { witchdom-ingredient }: Es sind { $total }, aber { $wanted } müssen es sein.
witchdom-problem-card-count = Die Karte { $card } ist { $total } Mal da.
witchdom-problem-novice-place = Novizinnen sind nur auf der Hand oder ausgespielt.
witchdom-problem-start-place = Start-Tränke sind nur im Vorrat oder im Klan.
witchdom-problem-start-count = Es sind { $wanted } Start-Tränke im Spiel.
witchdom-problem-not-filled = Ein Feld ist leer, obwohl etwas nachkommen könnte (WD-4.4).
witchdom-problem-boxed = Ist der Stapel leer, kommen die Karten aus der Schachtel ins Spiel (WD-10.6).
witchdom-problem-known = So viele Karten hat der Stapel nicht.
witchdom-problem-pair = Jeder Klan hat genau ein Paar Novizinnen (WD-2.3).
witchdom-problem-brews = Zu jedem gebrauten Trank gehört eine Hexe (WD-5.4).
witchdom-problem-animal-twice = Kein Klan hat zwei gleiche Tiere (WD-12.4).
witchdom-problem-no-animals = Hier wird ohne Tiere gespielt.
witchdom-problem-goal-owners = Zu jedem Ziel gehört, wer es hat oder dass es niemand hat.
witchdom-problem-goal-twice = Jedes Zielplättchen liegt nur einmal aus.
witchdom-problem-no-turn = Es ist immer jemand am Zug.
witchdom-problem-active = Die aktive Karte liegt oben auf den ausgespielten, oder sie hat gerade gebraut.
witchdom-problem-last-round = Die letzte Runde ist die nach der, in der das Ende ausgelöst wurde (WD-10.3).
witchdom-problem-tiles = Das sind nicht Ostaras Plättchen für dieses Spiel (WD-13.1).
witchdom-problem-step = Dieser Schritt passt nicht zu dieser Stellung.
witchdom-problem-round = So eine Runde gibt es nicht; höchstens { $most } sind es.
witchdom-problem-ending = So kann dieses Spiel nicht geendet haben: Ende, Auslöser und Runde müssen zusammenpassen (WD-10.3, WD-13.5).
witchdom-problem-tiles-left = Ostara braucht in diesem Abschnitt noch { $wanted } Plättchen (WD-13.6).
witchdom-problem-ostara = Ostara spielt keine Karten aus und hat weder Werkzeuge noch wartende Tiere (WD-13.1).
witchdom-problem-tale = Diese Zeile über Ostaras Zug sagt nicht, worum es geht.
witchdom-problem-agenda = Was von einem Zug übrig ist, kann so nicht liegen; möglich ist: { $known }.
witchdom-problem-choosing = Wer Novizinnen aussucht, hat noch keine Karten, und niemand hat eine ausgespielt (WD-2.3).

## Chronik. Wo niemand handelt, gilt der Wert, sonst .you und .other

witchdom-event-start =
    Ein neues Spiel { $n ->
        [1] gegen Ostara
        [2] zu zweit
        [3] zu dritt
        [4] zu viert
       *[5] zu fünft
    }.
    .you =
        { witchdom-event-start } { $n ->
            [1] Sie beginnt.
           *[other] Du beginnst.
        }
    .other =
        { witchdom-event-start } { $n ->
            [1] Sie beginnt, dann kommt { $name }.
           *[other] { $name } beginnt.
        }
witchdom-event-novices =
    .you = Du bekommst die Novizinnen mit dem Zeichen { witchdom-pair }.
    .other = { $name } bekommt die Novizinnen mit dem Zeichen { witchdom-pair }.
witchdom-event-round = Runde { $round } beginnt.
witchdom-event-last-round = Runde { $round } beginnt: die letzte.
witchdom-event-played =
    .you = Du spielst { witchdom-card } aus.
    .other = { $name } spielt { witchdom-card } aus.
witchdom-event-rested =
    .you =
        Du rastest und nimmst { $cards ->
            [one] eine Karte
           *[other] { $cards } Karten
        } auf die Hand.
    .other =
        { $name } rastet und nimmt { $cards ->
            [one] eine Karte
           *[other] { $cards } Karten
        } auf die Hand.
witchdom-renewed =
    { $what ->
        [witches] die offenen Hexen
        [potions] die offenen Tränke
        [mountains] die Zutaten in den Bergen
        [forest] die Zutaten im Wald
       *[lake] die Zutaten am See
    }
witchdom-event-renewed =
    .you = Du erneuerst { witchdom-renewed }.
    .other = { $name } erneuert { witchdom-renewed }.
witchdom-event-kept =
    .you = Du erneuerst nichts.
    .other = { $name } erneuert nichts.
witchdom-event-took =
    .you = Du nimmst { witchdom-ingredient.one } { witchdom-place.from }.
    .other = { $name } nimmt { witchdom-ingredient.one } { witchdom-place.from }.
witchdom-event-filled = Neu { witchdom-place.at }: { witchdom-ingredient }.
witchdom-event-took-potion =
    .you = Du nimmst den Trank „{ witchdom-potion }“ { witchdom-place.from }.
    .other = { $name } nimmt den Trank „{ witchdom-potion }“ { witchdom-place.from }.
witchdom-event-took-tool =
    .you = Du nimmst „{ witchdom-potion }“ { witchdom-place.from } als Werkzeug: { witchdom-tool }.
    .other = { $name } nimmt „{ witchdom-potion }“ { witchdom-place.from } als Werkzeug: { witchdom-tool }.
witchdom-event-took-witch =
    .you = Du nimmst { witchdom-card } { witchdom-place.from } auf die Hand.
    .other = { $name } nimmt { witchdom-card } { witchdom-place.from } auf die Hand.
witchdom-event-took-animal =
    .you = Du nimmst { witchdom-card } { witchdom-place.from } als Tier: { witchdom-animal }.
    .other = { $name } nimmt { witchdom-card } { witchdom-place.from } als Tier: { witchdom-animal }.
witchdom-event-turned-witch = { witchdom-card } kommt { witchdom-place.at } an.
witchdom-event-turned-potion = „{ witchdom-potion }“ liegt jetzt { witchdom-place.at }.
witchdom-event-unboxed =
    { $stack ->
        [witches] Die Hexen aus der Schachtel sind der neue Stapel: { $cards }.
       *[potions] Die Tränke aus der Schachtel sind der neue Stapel: { $cards }.
    }
witchdom-event-lapsed =
    .you = Für dich gibt es { witchdom-place.at } nichts mehr zu holen.
    .other = Für { $name } gibt es { witchdom-place.at } nichts mehr zu holen.
witchdom-event-brewing =
    .you = Du rührst mit { witchdom-card } „{ witchdom-potion }“ an.
    .other = { $name } rührt mit { witchdom-card } „{ witchdom-potion }“ an.
witchdom-event-chose-pay =
    .you = { witchdom-requirement }: Du nimmst die Zutat selbst.
    .other = { witchdom-requirement }: { $name } nimmt die Zutat selbst.
witchdom-event-chose-replace =
    .you = { witchdom-requirement }: Du ersetzt das durch { witchdom-ingredient.pair }.
    .other = { witchdom-requirement }: { $name } ersetzt das durch { witchdom-ingredient.pair }.
witchdom-event-chose-bring =
    .you = { witchdom-requirement }: Du nimmst { witchdom-tool.acc } aus dem Vorrat.
    .other = { witchdom-requirement }: { $name } nimmt { witchdom-tool.acc } aus dem Vorrat.
witchdom-event-chose-reuse =
    .you = { witchdom-requirement }: Du nimmst ein Werkzeug des Klans.
    .other = { witchdom-requirement }: { $name } nimmt ein Werkzeug des Klans.
witchdom-event-brewed =
    .you = Du braust mit { witchdom-card } „{ witchdom-potion }“: { shell-points } für deinen Klan. Bezahlt{ witchdom-tokens }.
    .other = { $name } braut mit { witchdom-card } „{ witchdom-potion }“: { shell-points }. Bezahlt{ witchdom-tokens }.
witchdom-event-used-tool =
    .you = Dein Klan hat jetzt { witchdom-tool.acc }.
    .other = { $name } hat jetzt { witchdom-tool.acc } im Klan.
witchdom-event-tamed =
    .you = Du zähmst { witchdom-animal.acc } und gibst dafür { witchdom-ingredient.one }.
    .other = { $name } zähmt { witchdom-animal.acc } und gibt dafür { witchdom-ingredient.one }.
witchdom-event-finished =
    .you = Du lässt den Kessel für diesmal kalt.
    .other = { $name } lässt den Kessel für diesmal kalt.
witchdom-event-claimed =
    .you = Ziel erreicht: „{ witchdom-goal }“ bringt dir { shell-points }.
    .other = { $name } erreicht das Ziel „{ witchdom-goal }“: { shell-points }.
witchdom-event-end-near =
    { $trigger ->
        [goals] Höchstens ein Ziel ist noch frei
        [witches] Der Stapel der Hexen ist leer
       *[potions] Der Stapel der Tränke ist leer
    }: Nach Runde { $last } ist Schluss.
witchdom-event-ostara-tile = Ostara deckt „{ witchdom-tile }“ auf.
witchdom-what =
    { $what ->
        [witch] eine Hexe
       *[potion] einen Trank
    }
witchdom-event-ostara-kind =
    Bei Ostara warten { $witches ->
        [0] keine Hexe
        [one] eine Hexe
       *[other] { $witches } Hexen
    } und { $potions ->
        [0] kein Trank
        [one] ein Trank
       *[other] { $potions } Tränke
    }: Sie will { witchdom-what }.
witchdom-event-ostara-goal =
    Sie schaut auf das Ziel „{ witchdom-goal }“: { $left ->
        [one] Nur eine Karte hilft ihr dabei.
       *[other] { $left } Karten helfen ihr dabei.
    }
witchdom-event-ostara-criterion =
    { $criterion ->
        [banner]
            Sie schaut auf die Banner: { $left ->
                [one] Nur eine Karte passt zu dem, was sie hat.
               *[other] { $left } Karten passen zu dem, was sie hat.
            }
       *[points]
            Sie schaut auf die Punkte: { $left ->
                [one] Eine Karte hat die meisten.
               *[other] { $left } Karten haben gleich viele.
            }
    }
witchdom-event-ostara-ignored =
    { $criterion ->
        [goal] Für kein Ziel hilft ihr eine Karte: Das lässt sie aus.
       *[banner] Kein Banner passt: Das lässt sie aus.
    }
witchdom-event-ostara-topmost = { $left } Karten sind übrig: Sie nimmt die oberste.
witchdom-event-ostara-no-card =
    { $what ->
        [witch] Keine Hexe liegt aus: Ostara bekommt keine.
       *[potion] Kein Trank liegt aus: Ostara bekommt keinen.
    }
witchdom-event-ostara-witch = Ostara nimmt { witchdom-card } { witchdom-place.from }.
witchdom-event-ostara-potion = Ostara nimmt „{ witchdom-potion }“ { witchdom-place.from }.
witchdom-event-ostara-animal = Ostara lockt ein Tier { witchdom-place.from } in ihren Klan: { witchdom-animal }.
witchdom-event-ostara-no-animal =
    Kein neues Tier für Ostara: Sie nimmt stattdessen { $tokens ->
        [one] eine Zutat
       *[other] { $tokens } Zutaten
    }.
witchdom-event-ostara-collects = Ostara sammelt für „{ witchdom-potion }“: { witchdom-ingredient }.
witchdom-event-ostara-takes-first = Nichts auf dem Spielplan fehlt Ostara: Sie nimmt die erste Zutat von oben.
witchdom-event-ostara-token = Ostara nimmt { witchdom-ingredient.one } { witchdom-place.from }.
witchdom-event-ostara-brewed = Ostara braut mit { witchdom-card } „{ witchdom-potion }“: { shell-points }. Bezahlt{ witchdom-tokens }.
witchdom-event-ostara-claimed = Ostara erreicht das Ziel „{ witchdom-goal }“: { shell-points }.
witchdom-event-ostara-stage = Ein Abschnitt ist vorbei: Ostara mischt alle { $tiles } Plättchen neu.
witchdom-event-ostara-leftover = Niemand hat „{ witchdom-goal }“ erreicht: { shell-points } für Ostara.
witchdom-event-over =
    .you =
        { $winners ->
            [one] Du gewinnst mit { $points } Punkten. Dein Klan ist der größte weit und breit!
           *[other] Du gewinnst gemeinsam mit { $name }, mit je { $points } Punkten.
        }
    .other =
        { $winners ->
            [0] Ostara gewinnt. { $points } Punkte reichen diesmal nicht.
            [one] { $name } gewinnt mit { $points } Punkten.
           *[other] { $name } gewinnen gemeinsam, mit je { $points } Punkten.
        }

witchdom-nobody-wins = Ostara gewinnt.
witchdom-ending-goals = Fast alle Ziele sind erreicht, und die letzte Runde ist gespielt.
witchdom-ending-witches = Der Stapel der Hexen war leer, und die letzte Runde ist gespielt.
witchdom-ending-potions = Der Stapel der Tränke war leer, und die letzte Runde ist gespielt.
witchdom-ending-rounds = Alle Runden gegen Ostara sind gespielt.

## Dinge auf dem Tisch

witchdom-ostara = Ostara
witchdom-thing-hand = Hand
    .help = Mit jeder dieser Karten kannst du sammeln; Novizinnen brauen nie (WD-4.1, WD-5.6).
witchdom-thing-pile = Ausgespielte Karten
    .help = Sie kommen bei deiner nächsten Rast zurück (WD-8.3). Nur die oberste, in diesem Zug gespielte Hexe kann brauen (WD-5.2).
witchdom-thing-stock = Vorrat
    .help = Tränke, die noch zu brauen sind, unbenutzte Werkzeuge und ungezähmte Tiere. Sie zählen am Ende nichts (WD-11.9).
witchdom-thing-clan = Klan
    .help = Gebraute Tränke, ihre Hexen, benutzte Werkzeuge und gezähmte Tiere: Sie bringen die Punkte (WD-11.1 bis WD-11.6).
witchdom-thing-goals = Ziele
    .help = Wer die Bedingung mit dem eigenen Klan zuerst erfüllt, bekommt das Plättchen (WD-9.3). Ist höchstens eines frei, geht das Spiel zu Ende (WD-10.1).
witchdom-thing-bag = Beutel
    .help = Daraus werden Zutaten sofort ersetzt (WD-4.4); bezahlte kommen wieder hinein (WD-5.4).
witchdom-thing-witch-stack = Stapel der Hexen
    .help = Oben sieht man das Tier auf der Rückseite der nächsten Karte (WD-14.3). Ist er leer, geht das Spiel zu Ende (WD-10.2).
witchdom-thing-potion-stack = Stapel der Tränke
    .help = Oben sieht man das Werkzeug auf der Rückseite der nächsten Karte (WD-14.3). Ist er leer, geht das Spiel zu Ende (WD-10.2).
witchdom-thing-cauldron = Kessel
    .help = Deine aktive Hexe kann hier am Ende des Zugs einen Trank brauen, wenn eines ihrer Banner passt und du bezahlen kannst (WD-5.1).
witchdom-thing-renewal = Erneuerungssymbol
    .help = Wer diese Hexe ausspielt, darf vor dem Sammeln alle offenen Hexen, alle offenen Tränke oder die Zutaten eines Orts erneuern (WD-4.9).
witchdom-thing-tile = Ostaras Plättchen
    .help = Die erste Zeile sagt, was Ostara bekommt, die anderen, wie sie aussucht (WD-13.9 bis WD-13.17).
witchdom-sheet-potions = Tränke
witchdom-sheet-witches = Hexen
witchdom-sheet-tools = Werkzeuge
witchdom-sheet-goals = Ziele
witchdom-sheet-leftovers = Übrige Zutaten
witchdom-sheet-animals = Tiere
witchdom-rival-ostara = Ostara

## Nur im Terminal

witchdom-terminal-round = Runde { $round }
witchdom-terminal-round-of = Runde { $round } von { $rounds }
witchdom-terminal-last = Ende nach Runde { $round }
witchdom-terminal-stock = im Vorrat: { $things }
witchdom-terminal-clan = im Klan: { $things }
witchdom-terminal-goal = { witchdom-goal } ({ $points }): { $condition }
witchdom-terminal-tile = Ostaras Plättchen: { witchdom-tile }
witchdom-terminal-hand = Hand: { $things }
witchdom-terminal-pile = ausgespielt: { $things }
witchdom-terminal-top = oben { $thing }
witchdom-terminal-known = zuunterst, von oben her: { $things }
witchdom-terminal-boxed = { $cards } in der Schachtel
witchdom-terminal-slots = links { $left }, Mitte { $middle }, rechts { $right }
witchdom-terminal-tiles = In diesem Abschnitt schon dran: { $tiles }
