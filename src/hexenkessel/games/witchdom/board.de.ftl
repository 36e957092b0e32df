### Worte auf Witchdoms Tisch, deutsch. Alles, was auch Terminal und Chronik brauchen, steht in words.de.ftl.

witchdom-reference = Punkte
    .help = Verschiedene Werkzeuge und Tiere deines Klans zählen in diesen Stufen, von keiner bis fünf Sorten (WD-11.3, WD-11.6).
witchdom-board-chapter-start = Der Aufbau
witchdom-board-chapter-round = Runde { $number }
witchdom-board-chapter-last = Die letzte Runde
witchdom-board-progress = Runde { $round }
witchdom-board-progress-last = Runde { $round }, die letzte ist { $last }
witchdom-board-progress-solo = Runde { $round } von { $rounds }, Abschnitt { $stage }

## Die drei Orte

witchdom-board-land = Die drei Orte
witchdom-board-points-left =
    { $all ->
        [one] noch { $left } von { $all } Aktionspunkt
       *[other] noch { $left } von { $all } Aktionspunkten
    }
witchdom-board-empty = leeres Feld
witchdom-board-token-help = Ein Aktionspunkt bringt hier eine davon; eine neue kommt sofort aus dem Beutel (WD-4.3, WD-4.4).
witchdom-board-which-side = Welche Seite nimmst du?
witchdom-board-take-as = Nehmen: { $thing }
witchdom-board-side-potion = Trank
    .help = Er liegt vor dir, bis du ihn braust (WD-4.3).
witchdom-board-side-tool = Werkzeug
    .help = Es liegt vor dir, bis ein Trank es braucht (WD-4.3, WD-6.1).
witchdom-board-side-witch = Hexe
    .help = Sie kommt auf deine Hand und kann ab deinem nächsten Zug sammeln (WD-4.8).
witchdom-board-side-animal = Tier
    .help = Es liegt vor dir, bis du es zähmst (WD-12.1).
witchdom-board-renew-help = Neue Karten oder Zutaten kommen sofort, noch vor dem Sammeln. Du erneuerst nur eines davon (WD-4.9).
witchdom-board-potion-stack = Tränke
witchdom-board-witch-stack = Hexen
witchdom-board-stack =
    { $count ->
        [0] Der Stapel ist leer.
        [one] Eine Karte im Stapel.
       *[other] { $count } Karten im Stapel.
    }
witchdom-board-on-top = Obenauf: { $thing }.
witchdom-board-known =
    { $count ->
        [one] Eine Karte ganz unten ist bekannt.
       *[other] { $count } Karten ganz unten sind bekannt.
    }
witchdom-board-boxed =
    { $count ->
        [one] Eine weitere liegt in der Schachtel.
       *[other] { $count } weitere liegen in der Schachtel.
    }
witchdom-board-stack-end = Geht ein Stapel aus, naht das Ende (WD-10.2).
witchdom-board-bag =
    { $count ->
        [one] Beutel, eine Zutat
       *[other] Beutel, { $count } Zutaten
    }
witchdom-board-bag-help = Was bezahlt wird, kommt hierher zurück (WD-5.4).

## Karten

witchdom-board-banners = Braut: { $colours }.
witchdom-board-novice = Eine Novizin: Sie sammelt, aber sie braut nie (WD-5.6).
witchdom-board-gathers = Sammelt: { $points }.
witchdom-board-renews = Darf vorher die Auslage erneuern (WD-4.9).
witchdom-board-worth =
    { $points ->
        [one] { $points } Punkt wert.
       *[other] { $points } Punkte wert.
    }
witchdom-board-back = Auf der Rückseite: { $thing }.
witchdom-board-wild = Jede Hexe kann ihn brauen (WD-5.1).
witchdom-board-colour = Farbe: { witchdom-colour }.
witchdom-board-needs = Braucht: { $things }.

## Ziele und Ende

witchdom-board-goals = Ziele
witchdom-board-claimed-by = Geholt von { $name }
witchdom-board-goals-left =
    { $count ->
        [0] Das Ende naht
        [one] Noch ein Ziel
       *[other] Noch { $count } Ziele
    }
witchdom-board-last-round = Ende nach Runde { $round }
witchdom-board-rounds-left =
    { $count ->
        [one] Die letzte Runde
       *[other] Noch { $count } Runden
    }

## Klans

witchdom-board-ostara = Ostara
witchdom-board-turn = am Zug
witchdom-board-points =
    { $points ->
        [one] bisher { $points } Punkt
       *[other] bisher { $points } Punkte
    }
witchdom-board-brewed = { $count } gebraut
witchdom-board-waiting =
    { $count ->
        [0] kein Trank in Arbeit
        [one] ein Trank in Arbeit
       *[other] { $count } Tränke in Arbeit
    }
witchdom-board-in-hand =
    { $count ->
        [one] eine Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
witchdom-board-none = noch nichts
witchdom-board-clan = Klan
witchdom-board-your-clan = Dein Klan
witchdom-board-clan-of =
    { $points ->
        [one] Klan von { $name }, { $points } Punkt
       *[other] Klan von { $name }, { $points } Punkte
    }
witchdom-board-group-brewed = Gebraut
witchdom-board-group-waiting = In Arbeit
witchdom-board-group-her-witches = Ihre Hexen
witchdom-board-group-hand = Auf der Hand
witchdom-board-show-hands = Handkarten ansehen
witchdom-board-hide-hands = Handkarten umdrehen
witchdom-board-group-pile = Seit der letzten Rast gespielt
witchdom-board-group-tools = Werkzeuge im Klan
witchdom-board-group-stock-tools = Werkzeuge im Vorrat
witchdom-board-group-animals = Zahme Tiere
witchdom-board-group-stock-animals = Tiere im Vorrat

## Vor dir

witchdom-board-desk = Vor dir
witchdom-board-ingredients = Deine Zutaten
witchdom-board-hand-short = Hand
witchdom-board-hand =
    { $count ->
        [0] Deine Hand ist leer
        [one] Deine Hand, eine Karte
       *[other] Deine Hand, { $count } Karten
    }
witchdom-board-tool-used = im Klan, immer wieder zu gebrauchen
witchdom-board-tool-waits =
    { $count ->
        [one] eines wartet auf seinen ersten Einsatz
       *[other] { $count } warten auf ihren ersten Einsatz
    }
witchdom-board-tool-help = Ein Werkzeug kommt mit dem ersten Trank, der es braucht, in deinen Klan und zählt erst dann (WD-6.1, WD-6.6).
witchdom-board-eats = Kommt für { witchdom-ingredient.one }.
witchdom-board-animal-help = Mit einer aktiven Hexe darfst du am Ende des Zuges ein Tier zähmen, statt zu brauen (WD-12.2).
witchdom-board-rest = Rasten
witchdom-board-rest-short =
    { $count ->
        [0] leer
       *[other] Rasten: { $count }
    }
witchdom-board-rest-help = Du nimmst alle gespielten Karten zurück und zwei Zutaten dazu (WD-8.3).
witchdom-board-pile =
    { $count ->
        [one] Eine Karte gespielt:
       *[other] { $count } Karten gespielt:
    }
witchdom-board-pile-empty = Seit der letzten Rast wurde keine Karte gespielt.
witchdom-board-no-potions = Noch kein Trank: Sammle einen.
witchdom-board-finish-help = Der Zug endet ohne Trank (WD-5.1).
witchdom-board-keep-help = Alles bleibt, wie es ist, und du sammelst (WD-4.10).
witchdom-board-novices-help = Diese beiden Novizinnen bleiben immer bei dir (WD-2.3).

## Brauen

witchdom-board-cauldron = Kessel
witchdom-board-cauldron-help = Wähle einen Trank und dann den Kessel: Die aktive Hexe braut ihn und kommt in deinen Klan (WD-5.4).
witchdom-board-ask-play = Spiel eine Karte aus.
witchdom-board-ask-gather = Nimm etwas { witchdom-place.from }.
witchdom-board-brew = Brauen
witchdom-board-on-display = liegt aus
witchdom-board-instead = ein Paar als Ersatz:
witchdom-board-all-there = Alles ist da.
witchdom-board-pairs-do =
    { $count ->
        [one] Ein Paar kann ersetzen: { $things }.
       *[other] Paare können ersetzen: { $things }.
    }
witchdom-board-missing =
    { $count ->
        [one] Es fehlt: { $things }.
       *[other] Es fehlen: { $things }.
    }
witchdom-board-banner-active = { witchdom-card } kann ihn jetzt brauen.
# Etwas fehlt noch, aber die Hexe ist schon da.
witchdom-board-banner-fits = Das Banner dafür hat { witchdom-card }.
witchdom-board-banner-hand = Auf deiner Hand: { $names }.
witchdom-board-banner-hands = { $count } Hexen auf deiner Hand passen.
witchdom-board-banner-none =
    { $colour ->
        [wild] Keine Hexe auf deiner Hand.
       *[other] Keine Hexe mit passendem Banner ({ witchdom-colour }) auf deiner Hand.
    }
witchdom-board-pay-for = { witchdom-potion }, { witchdom-requirement }: Womit bezahlst du?
witchdom-board-settled = Schon gegeben:
# .short steht auf dem Knopf, unter der Frage, womit man bezahlt
witchdom-board-way-pay = Die Zutat selbst kommt zurück in den Beutel (WD-5.4).
    .short = mit der Zutat selbst
witchdom-board-way-replace = Zwei gleiche Zutaten ersetzen alles, was ein Trank verlangt (WD-7.1).
    .short = { witchdom-ingredient.pair }
witchdom-board-way-bring = Das Werkzeug kommt in deinen Klan, zählt dort und hilft immer wieder (WD-6.1).
    .short = { witchdom-tool } aus dem Vorrat
witchdom-board-way-reuse = Ein Werkzeug deines Klans hilft noch einmal und bleibt dort (WD-6.2).
    .short = Werkzeug deines Klans

## Ostara

witchdom-board-level-1 = Neuer Lehrling
witchdom-board-level-2 = Erfahrene Hexe
witchdom-board-level-3 = Großmeisterin des Klans
witchdom-board-stage = Abschnitt { $stage }, Runde { $round } von { $rounds }
witchdom-board-tiles-left =
    { $count ->
        [one] noch { $count } Plättchen
       *[other] noch { $count } Plättchen
    }
witchdom-board-or = oder
witchdom-board-gain-witch = eine Hexe
witchdom-board-gain-potion = ein Trank
witchdom-board-gain-animal = ein Tier
witchdom-board-gain-ingredient = eine Zutat
witchdom-board-criterion-goal = was einem Ziel hilft
witchdom-board-criterion-banner = was zu ihren Bannern passt
witchdom-board-criterion-points = die meisten Punkte
witchdom-board-tale = Was Ostara getan hat und warum
witchdom-board-tale-again = Ostaras Zug
witchdom-board-go-on = Weiter
witchdom-board-tale-kind =
    { $kind ->
        [witch] Sie hat weniger Hexen oder gleich viele: Sie will eine Hexe (WD-13.9).
       *[potion] Sie hat weniger Tränke oder gleich viele: Sie will einen Trank (WD-13.9).
    }
witchdom-board-tale-goal =
    { $count ->
        [one] Eine Karte hilft einem Ziel: { $goal }.
       *[other] { $count } Karten helfen einem Ziel: { $goal }.
    }
witchdom-board-tale-banner =
    { $count ->
        [one] Eine passt zu ihren Bannern.
       *[other] { $count } passen zu ihren Bannern.
    }
witchdom-board-tale-points =
    { $count ->
        [one] Diese hat die meisten Punkte.
       *[other] { $count } haben die meisten Punkte.
    }
witchdom-board-tale-ignored =
    { $criterion ->
        [goal] Keine Karte hilft einem Ziel: Das übergeht sie.
        [banner] Keine Karte passt zu ihren Bannern: Das übergeht sie.
       *[points] Die Punkte entscheiden nichts: Das übergeht sie.
    }
witchdom-board-tale-top = Mehrere bleiben übrig: Sie nimmt die oberste.
witchdom-board-tale-card = Sie nimmt { $name } { witchdom-place.from }.
witchdom-board-tale-no-card =
    { $kind ->
        [witch] Keine Hexe liegt aus: Es geschieht nichts.
       *[potion] Kein Trank liegt aus: Es geschieht nichts.
    }
witchdom-board-tale-animal = Sie nimmt { witchdom-animal.acc }: neu in ihrem Klan, sofort dabei.
witchdom-board-tale-no-animal = Kein Tier ist ihr neu: Sie nimmt stattdessen Zutaten.
witchdom-board-tale-token = Sie nimmt { witchdom-ingredient.one } { witchdom-place.from }, für { $name }.
witchdom-board-tale-token-first = Sie nimmt { witchdom-ingredient.one } { witchdom-place.from }: Sie braucht nichts, was ausliegt, also die erste.
witchdom-board-tale-brew = Sie braut { witchdom-potion } mit { witchdom-card } und zahlt { $things }.

## Das Ende

witchdom-board-scores = Wertung
witchdom-board-row-potions = Tränke
witchdom-board-row-witches = Hexen
witchdom-board-row-tools = Werkzeuge
witchdom-board-row-goals = Ziele
witchdom-board-row-leftovers = Zutaten
witchdom-board-row-animals = Tiere
