### Kröten & Kessel, deutsch.
### Argumente: $ingredient ist die Kennung einer Zutat, $victim der Buchstabe eines Platzes, $name ein Spielername.

## Das Spiel

toy_cauldron-title = Kröten & Kessel
toy_cauldron-tagline = Alle brauen heimlich
toy_cauldron-about = Alle wählen gleichzeitig eine Zutat. Der stärkste Trank, dem keiner gleicht, fängt eine Kröte: aus dem Teich oder bei den Nachbarn.

## Zutaten

toy_cauldron-ingredient-fly = Fliege
toy_cauldron-ingredient-moss = Moos
toy_cauldron-ingredient-newt = Molch
toy_cauldron-ingredient-henbane = Bilsenkraut
toy_cauldron-ingredient-owl_feather = Eulenfeder
toy_cauldron-ingredient-dragon_tear = Drachenträne
toy_cauldron-ingredient =
    { $ingredient ->
        [fly] { toy_cauldron-ingredient-fly }
        [moss] { toy_cauldron-ingredient-moss }
        [newt] { toy_cauldron-ingredient-newt }
        [henbane] { toy_cauldron-ingredient-henbane }
        [owl_feather] { toy_cauldron-ingredient-owl_feather }
       *[dragon_tear] { toy_cauldron-ingredient-dragon_tear }
    }

## Wahl beim Öffnen eines Tisches

toy_cauldron-option-brew = Zutaten in einem Trank
    .help = Mit einer geht es schnell; bei zweien gibt es mehr zu überlegen (KK-2.2).
toy_cauldron-option-brew-1 = eine
toy_cauldron-option-brew-2 = zwei

## Züge

toy_cauldron-move-brew = { toy_cauldron-ingredient } in den Kessel geben
toy_cauldron-move-take = Eine Kröte aus dem Teich nehmen
toy_cauldron-move-steal = Platz { $victim } eine Kröte stehlen

## Warum ein Zug

toy_cauldron-reason-strength = Diese Zutat hat Stärke { $strength }.
toy_cauldron-reason-peace = Damit nimmst du niemandem etwas weg.
toy_cauldron-reason-victim =
    { $toads ->
        [one] { $victim } hat eine Kröte.
       *[other] { $victim } hat { $toads } Kröten.
    }
    .less = { $victim } hat keine Kröte.

## Was gerade gefragt ist

toy_cauldron-ask-brew =
    .you = Wähle heimlich, was in deinen Kessel kommt.
    .other = { $name } wählt heimlich.
toy_cauldron-ask-reward =
    .you = Dein Trank ist der beste: Woher kommt deine Kröte?
    .other = { $name } sucht sich eine Kröte aus.

## Warum etwas nicht geht

toy_cauldron-refuse-not-in-hand = Diese Zutat hast du nicht mehr.
toy_cauldron-refuse-no-choice-now = Kröten gibt es erst, wenn alle Tränke aufgedeckt sind, und nur für den besten.
toy_cauldron-refuse-reward-first = Nimm erst deine Kröte; dann brauen alle wieder.
toy_cauldron-refuse-no-toad-there = Dort gibt es keine Kröte für dich.

## Was an einer Inhaltsdatei oder einer Stellung nicht stimmt

toy_cauldron-problem-name-twice = Jede Zutat braucht einen eigenen Namen; { $found } gibt es schon.
toy_cauldron-problem-cards = Von { toy_cauldron-ingredient } gibt es hier { $count }, { $wanted } müssen es sein.
toy_cauldron-problem-toads = Hier gibt es { $count } Kröten, { $wanted } müssen es sein.
toy_cauldron-problem-hands = Alle Hände sind gleich groß.
toy_cauldron-problem-agenda = Eine Runde hat immer einen Schritt, und darunter die nächste Runde.
toy_cauldron-problem-rewards = Es gibt höchstens { $most } Belohnungen, und alle für denselben Platz.
toy_cauldron-problem-brew = Auf der Hand sind nicht genug Zutaten zum Brauen.

## Chronik

toy_cauldron-event-sealing =
    .you = In deinen Kessel kommt: { $move }.
    .other = { $name } gibt etwas in den Kessel: { $move }.
toy_cauldron-event-sealed =
    .you = Dein Trank ist fertig.
    .other = Der Trank von { $name } ist fertig.
toy_cauldron-event-revealed =
    .you = Du hast mit dieser Zutat gebraut: { toy_cauldron-ingredient }.
    .other = { $name } hat mit dieser Zutat gebraut: { toy_cauldron-ingredient }.
toy_cauldron-event-won =
    .you = Dein Trank der Stärke { $strength } ist der beste.
    .other = Der Trank von { $name } mit Stärke { $strength } ist der beste.
toy_cauldron-event-nobody-won = Jeder Trank hat seinesgleichen: Diese Runde gewinnt niemand.
toy_cauldron-event-rolled =
    .you = Du würfelst eine { $die }.
    .other = { $name } würfelt eine { $die }.
toy_cauldron-event-took =
    .you = Du nimmst eine Kröte aus dem Teich.
    .other = { $name } nimmt eine Kröte aus dem Teich.
toy_cauldron-event-stole =
    .you = Du stiehlst Platz { $victim } eine Kröte.
    .other = { $name } stiehlt Platz { $victim } eine Kröte.
toy_cauldron-event-no-toad-left =
    .you = Für dich ist keine Kröte mehr da.
    .other = Für { $name } ist keine Kröte mehr da.
toy_cauldron-event-over =
    .you =
        { $winners ->
            [one] Du gewinnst. Kröten: { $points }.
           *[other] Du gewinnst zusammen mit { $name }. Kröten je: { $points }.
        }
    .other =
        { $winners ->
            [one] { $name } gewinnt. Kröten: { $points }.
           *[other] { $name } gewinnen gemeinsam. Kröten je: { $points }.
        }

toy_cauldron-ending-pond-empty = Die letzte Kröte hat den Teich verlassen.
toy_cauldron-ending-hands-empty = Alle Zutaten sind verbraucht.

## Dinge auf dem Tisch

toy_cauldron-thing-hand = Hand
    .help = Deine Zutaten, zuerst { $hand_size }; niemand sonst sieht sie (KK-6.1).
toy_cauldron-thing-pond = Teich
    .help = Die Kröten, die noch niemand gefangen hat, { $toads } zu Beginn. Ist er leer, endet das Spiel (KK-5.1).

## Am Ende: woher die Punkte kommen

toy_cauldron-sheet-toads = Kröten
toy_cauldron-sheet-last-brew = Stärke des letzten Tranks
