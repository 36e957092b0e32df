### Was auf dem Tisch von Die Hexen steht, Deutsch. Was auch Terminal und Chronik brauchen, steht in words.de.ftl.

witches-reference = Zeichen
    .help = Vier Würfel und das, was du dazulegst, müssen erreichen, was das Problem verlangt (TW-10.8).
witches-board-chapter-start = Lancre wird aufgebaut
witches-board-chapter-began = Zug { $number }
witches-board-setup = Vorbereitung
witches-board-ask-second = Zweite Aktion: bleiben, gehen oder fliegen?
witches-board-progress =
    { $action ->
        [0] Zug { $turn } von { $turns }
       *[other] Zug { $turn }/{ $turns }, Aktion { $action }/2
    }

## Zeichen

witches-board-key-headology = Kopfologie: +1 zwischen den Würfen
witches-board-key-magic = Magie: +2, kostet einen Gegackermarker
witches-board-key-broomstick = Hexenbesen: Flieg, wohin du willst
witches-board-key-crisis = Krise: Das Problem verlangt 2 mehr
witches-board-key-cackle = Gegacker: zählt 0 und bringt einen Marker
witches-board-key-tea = Tee mit einer anderen Hexe: Marker abgeben

## Die Karte

witches-board-quiet = Hier ist alles ruhig.
witches-board-witches-here = hier: { $names }
witches-board-only-you = verdeckt, nur du kennst es
witches-board-needs = verlangt { $needed }
witches-board-crises =
    { $crises ->
        [one] Krise
       *[other] { $crises } Krisenmarker
    }
witches-board-chance = Chance { $percent } %
witches-board-with-cards = { $percent } % mit deinen Karten
witches-board-name-lancre_town = Stadt Lancre
witches-board-name-lancre_castle = Schloss
witches-board-name-magrats_cottage = Magrat
witches-board-name-bad_ass = Blödes Kaff
witches-board-name-baum_und_borke = Baum-und-Borke
witches-board-name-lancre_gorge = Schlucht
witches-board-name-slice = Schnitte
witches-board-name-razorback = Scharfschneide
witches-board-name-blasted_oak = Blitzeiche
witches-board-name-creel_springs = Weidenquelle
witches-board-name-granny_cottage = Oma Wetterwachs
witches-board-name-long_man = Langer Mann
witches-board-name-sunless_place = Ohne Sonne
witches-board-name-dancers = Tänzer
witches-board-name-mad_stoat = Wiesel
witches-board-name-nanny_oggs_house = Nanny Ogg
witches-board-name-copperhead = Kupferkopf
witches-board-name-troll_bridge = Brücke
witches-board-name-poorchicks_farm = Armeshuhn
witches-board-name-brass_neck = Messinghals
witches-board-name-slippery_hollow = Mulde
witches-board-name-mad_wolf = Toller Wolf
witches-board-name-blackglass = Schwarzglas
witches-board-name-standing_stone = Stein
witches-board-name-treasons_cottage = Verrath
witches-board-name-earwigs_house = Ohrwurm

## Probleme und Karten

witches-board-worth =
    Ohne Krise verlangt es { $needed } und bringt { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
witches-board-bonus =
    { $against ->
        [magpyr] +{ $bonus } gegen Vampire
        [elf] +{ $bonus } gegen Elfen
        [felmet] +{ $bonus } gegen Felmets
       *[all] Bonus +{ $bonus }
    }
witches-board-costs-cackle = Kostet einen Gegackermarker.
witches-board-persona = Zählt für die Macht der Drei (TW-15).
witches-board-points-to = Aufgedeckt zeigt sie auf: { witches-place }.
witches-board-or-fly = oder flieg: Wähle einen Ort auf der Karte
witches-board-hand =
    { $cards ->
        [one] Deine Hand, { $cards } Karte
       *[other] Deine Hand, { $cards } Karten
    }
witches-board-no-cards = Deine Hand ist leer.

## Der Versuch

witches-board-die =
    { $face ->
        [0] Würfel { $die }: Gegacker
       *[other] Würfel { $die }: { $face }
    }
witches-board-both = Beide Würfel
witches-board-of-needed = von { $needed }
witches-board-from-symbols = Karten +{ $points }
witches-board-from-bonus = Bonus +{ $points }
witches-board-from-skill = Können +{ $points }
witches-board-success = Chance
witches-board-solved = Gelöst!
witches-board-failed = Gescheitert
witches-board-away = Entkommen
witches-board-reached = { $total } von { $needed }
# Statt „Belass es dabei“, wo es reicht.
witches-board-solve-it = Lösen

## Plätze und Vorräte

witches-board-short-tiffany = Tiffany
witches-board-short-annagramma = Annagramma
witches-board-short-petulia = Petulia
witches-board-short-dimity = Dimity
witches-board-turn = am Zug
witches-board-jailed = im Kerker
witches-board-aliss =
    { $tiles ->
        [one] { $tiles } Kärtchen „Schwarze Aliss“
       *[other] { $tiles } Kärtchen „Schwarze Aliss“
    }
witches-board-hand-size = { $cards } von { $limit } Karten
witches-board-solved-count = Gelöst: { $easy } leichte, { $hard } schwierige
witches-board-start-tile-there = Startkärtchen noch unbenutzt
witches-board-doom = Was Lancre noch bleibt
witches-board-crisis = Krisenmarker übrig
witches-board-elves = Elfen
    .help = Liegen am Ende eines Zuges drei Elfen offen, haben alle verloren (TW-18.2).
witches-board-cackle = Gegacker
witches-board-aliss-lost = Ist kein Kärtchen der Schwarzen Aliss mehr da, ist alles verloren (TW-24, TW-25).
# Auf dem Knopf, wenn gefragt ist, wie viele Marker man zurückgibt
witches-board-cups =
    { $markers ->
        [0] keinen Marker
        [one] einen Marker
       *[other] { $markers } Marker
    }
witches-board-boxes = Problemkästen
witches-board-tiles-left =
    { $tiles ->
        [one] { $tiles } Problem in den Kästen
       *[other] { $tiles } Probleme in den Kästen
    }
witches-board-box = Kasten { $box }: { $easy } leichte, { $hard } schwierige.
witches-board-goal-together = Schwierige
    .help = Gemeinsames Ziel: am Ende höchstens drei schwierige Probleme auf der Karte (TW-25.2). Krisen, Elfen oder die Schwarze Aliss dürfen nicht gewinnen.
witches-board-goal-solo = Punkte
    .help = Mit { $passed } Punkten hast du bestanden, ab { $distinction } mit Auszeichnung (TW-24.5). Krisen, Elfen oder die Schwarze Aliss dürfen nicht gewinnen.
witches-board-scores = Wertung
