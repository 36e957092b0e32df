### Worte auf Blackmores Tisch, deutsch. Alles, was auch Terminal und Chronik brauchen, steht in words.de.ftl.

blackmore-reference = { blackmore-thing-rank-order }
    .help =
        { $side ->
            [ascending] Aufsteigend ab dem Trumpf, in jeder Farbe gleich (BM-5.4).
           *[descending] Absteigend ab dem Trumpf, in jeder Farbe gleich (BM-5.4).
        }
blackmore-board-chapter-start = Das Austeilen
blackmore-board-chapter-led = Stich { $number }
blackmore-board-progress = Stich { $trick } von { $tricks }
blackmore-board-card-help = Am Ende so viele Punkte wert, wie auf ihr steht (BM-9.1).
blackmore-board-would-win = Jetzt gelegt, gewinnt sie den Stich.
    .not = Den Stich gewinnt sie so nicht.
    .short = gewinnt jetzt
blackmore-board-trick-card = { blackmore-card } von { $name }
blackmore-board-led = ausgespielt
blackmore-board-led-short = zuerst
blackmore-board-winning = gewinnt gerade
blackmore-board-won = hat den Stich gewonnen
blackmore-board-is-trump = Trumpf
blackmore-board-still = gilt weiter
blackmore-board-preview = Vorschau
blackmore-board-order = von stark nach schwach: { $order }
blackmore-board-turn-you = am Zug
blackmore-board-turn-other = am Zug
blackmore-board-seat-facts =
    { $hand ->
        [one] { $hand } Karte
       *[other] { $hand } Karten
    } auf der Hand, { $captured } gefangen
blackmore-board-seat-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
blackmore-board-open-hand = Vom Trumpfstapel genommen, alle haben es gesehen: { $cards }
blackmore-board-pile =
    { $count ->
        [one] Eine Karte liegt
       *[other] { $count } Karten liegen
    } hier, von oben: { $cards }.
blackmore-board-pile-short =
    { $count ->
        [0] Trumpfstapel leer
       *[other] Trumpfstapel: { $count }
    }
blackmore-board-pile-empty = Der Trumpfstapel ist leer; der letzte Trumpf gilt weiter (BM-7.6).
blackmore-board-gets = { $name } bekommt { blackmore-card }.
blackmore-board-takes = wer was zieht
blackmore-board-price = −{ $value }
blackmore-board-keep = lassen
blackmore-board-stack =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
blackmore-board-refills =
    { $refills ->
        [0] kein Nachziehen mehr
        [one] letztes Nachziehen
       *[other] noch { $refills } × nachziehen
    }
blackmore-board-end-phase = Endphase
blackmore-board-last-trick = { $name } hat ihn gewonnen: { $cards }.
blackmore-board-hand =
    { $count ->
        [one] Deine Hand, eine Karte
       *[other] Deine Hand, { $count } Karten
    }
