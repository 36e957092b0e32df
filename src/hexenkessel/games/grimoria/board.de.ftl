### Worte auf Grimorias Tisch, deutsch. Alles, was auch Terminal und Chronik brauchen, steht in words.de.ftl.

grimoria-reference = Arten der Magie
    .help = Zuerst alle, die ihren Zauber für sich allein haben, der kleinste vorn; danach alle, die ihn teilen (GR-4.3).
grimoria-board-chapter-start = Die Bücher werden verteilt
grimoria-board-chapter-round = Runde { $number }
grimoria-board-progress = Runde { $round } von { $rounds }

## Plätze

grimoria-board-places =
    { $count ->
        [one] { $count } Ort
       *[other] { $count } Orte
    }
grimoria-board-treasures =
    { $count ->
        [one] { $count } Schatz
       *[other] { $count } Schätze
    }
grimoria-board-points =
    { $points ->
        [one] bisher { $points } Punkt
       *[other] bisher { $points } Punkte
    }, das siehst nur du
grimoria-board-no-companions = keine Gefährten
grimoria-board-turn = am Zug
grimoria-board-attacked = wird angegriffen

## Die Bücher

grimoria-board-round = Die Runde
grimoria-board-thinking = wählt noch
grimoria-board-sealed = hat gewählt
grimoria-board-your-choice = Dein Lesezeichen: { grimoria-spell } ({ $spell })
grimoria-board-in-order = Platz { $place } der Reihenfolge
grimoria-board-alone = allein
grimoria-board-shared = geteilt
grimoria-board-hushed = bringt nichts
grimoria-board-protected = geschützt
grimoria-board-done = war schon dran
grimoria-board-silence = Mondstille: Schwarze Magie bringt in dieser Runde nichts, außer man hat eine Hexe.
grimoria-board-order-rule = Zuerst, wer mit seinem Zauber allein ist, vom kleinsten an; danach, wer einen teilt.
grimoria-board-order-before = Bisherige Reihenfolge
    .help = Sie entscheidet zwischen gleichen Zaubern.
grimoria-board-locked = Verschlossen bis Magie-Level { $level }.
grimoria-board-read = Tipp einen Zauber an, um ihn zu lesen.
grimoria-board-bookmark = dein Lesezeichen

## Auslage und Stapel

grimoria-board-only-you = siehst nur du
grimoria-board-face-down = verdeckt
grimoria-board-cards =
    { $count ->
        [0] keine Karten
        [one] { $count } Karte
       *[other] { $count } Karten
    }
grimoria-board-level = Magie-Level { $level }, Runde { $round } von { $rounds }
grimoria-board-worth =
    { $points ->
        [one] Am Ende { $points } Punkt wert (GR-12.2).
       *[other] Am Ende { $points } Punkte wert (GR-12.2).
    }

## Sammlungen und Wertung

grimoria-board-desk = Vor dir
grimoria-board-collection-of = Sammlung von { $name }
grimoria-board-hidden-own = verdeckt
grimoria-board-hidden-seen = hast du gesehen
grimoria-board-unknown = verdeckt, { $count }
grimoria-board-nothing = noch keine
grimoria-board-scores = Wertung
