### Die Hexen von Blackmore, deutsch.
### Argumente: $colour ist ein Farbbuchstabe (B Y R G P W), $value der Kartenwert als ganze Zahl (1 bis 9),
### $name ein Spielername, $side die Radseite ("descending", "ascending").

## Das Spiel

blackmore-title = Die Hexen von Blackmore
blackmore-tagline = Stiche unter einem Rad, das sich dreht
blackmore-about = Wer einen Stich gewinnt, fängt Hexen und darf am Hexenrad drehen: Dann ist eine andere Farbe Trumpf und ein anderer Wert am stärksten. Wer am Ende die meisten Magiepunkte gefangen hat, gewinnt.

## Farben und Hexen

blackmore-colour-blue = blau
    .sign = Mond
blackmore-colour-yellow = gelb
    .sign = Kerze
blackmore-colour-red = rot
    .sign = Flamme
blackmore-colour-green = grün
    .sign = Blatt
blackmore-colour-purple = violett
    .sign = Kristallkugel
blackmore-colour-white = weiß
    .sign = Feder

blackmore-witch-1 = Nessel
blackmore-witch-2 = Fingerhut
blackmore-witch-3 = Dornranke
blackmore-witch-4 = Sauerampfer
blackmore-witch-5 = Hasel
blackmore-witch-6 = Rainfarn
blackmore-witch-7 = Schafgarbe
blackmore-witch-8 = Eberesche
blackmore-witch-9 = Tollkirsche

blackmore-sign =
    { $colour ->
        [B] { blackmore-colour-blue.sign }
        [Y] { blackmore-colour-yellow.sign }
        [R] { blackmore-colour-red.sign }
        [G] { blackmore-colour-green.sign }
        [P] { blackmore-colour-purple.sign }
       *[W] { blackmore-colour-white.sign }
    }
blackmore-witch =
    { $value ->
        [1] { blackmore-witch-1 }
        [2] { blackmore-witch-2 }
        [3] { blackmore-witch-3 }
        [4] { blackmore-witch-4 }
        [5] { blackmore-witch-5 }
        [6] { blackmore-witch-6 }
        [7] { blackmore-witch-7 }
        [8] { blackmore-witch-8 }
       *[9] { blackmore-witch-9 }
    }
blackmore-card = { blackmore-sign } { $value }
blackmore-card-long =
    { $colour ->
        [B] blaue
        [Y] gelbe
        [R] rote
        [G] grüne
        [P] violette
       *[W] weiße
    } { $value }, { blackmore-witch }

## Trumpf in Kraft; .still: der Trumpfstapel ist leer (BM-7.6)

blackmore-trump = Trumpf ist { blackmore-sign }, am stärksten ist die { $value }.
    .still = Trumpf bleibt { blackmore-sign }, am stärksten bleibt die { $value }.

## Wahl beim Eröffnen eines Tisches

blackmore-option-side = Seite des Hexenrads
    .help = Absteigend folgt auf die Trumpfzahl die nächstkleinere, aufsteigend die nächstgrößere. Für die ersten Partien ist absteigend leichter (BM-3.4, BM-5.4).
blackmore-option-side-descending = absteigend
blackmore-option-side-ascending = aufsteigend
blackmore-option-start = Wer beginnt
    .help = Wer den ersten Stich ausspielt: ausgelost oder ein fester Platz. Mit den Karten hat das nichts zu tun (BM-3.6).
blackmore-option-start-random = ausgelost
blackmore-option-start-1 = Platz A
blackmore-option-start-2 = Platz B
blackmore-option-start-3 = Platz C
blackmore-option-start-4 = Platz D
blackmore-option-start-5 = Platz E
blackmore-option-start-6 = Platz F
blackmore-option-open_scores = Punktestand
    .help = Verdeckt bleibt die Erinnerung ein Teil des Spiels; offen sehen alle jederzeit alle Punkte (BM-11.3).
blackmore-option-open_scores-true = offen
blackmore-option-open_scores-false = verdeckt bis zum Schluss

## Züge

blackmore-move-play = { blackmore-card } spielen
blackmore-move-lay = { blackmore-card } als Trumpf legen
    .help =
        { $value ->
            [one] Das kostet dich { $value } Punkt
           *[other] Das kostet dich { $value } Punkte
        }; ab dem nächsten Stich ist Trumpf { blackmore-sign } und am stärksten die { $value } (BM-6.3, BM-6.7).
blackmore-move-keep = Trumpf lassen
    .help = Du behältst den ganzen Stich, und das Rad bleibt stehen (BM-6.8).

## Warum ein Zug: was für ihn spricht oder gegen ihn; .less: was ein anderer kosten würde ($other_…)

blackmore-reason-trick =
    { $how ->
        [last] Gewinnt den Stich: { shell-points }.
        [sure] Gewinnt den Stich: Das kann niemand mehr überbieten.
        [likely] Gewinnt wahrscheinlich den Stich.
       *[perhaps] Kann den Stich noch gewinnen.
    }
blackmore-reason-gift =
    { $lost ->
        [true] Verschenkt { shell-points }.
       *[false] Verschenkt { shell-points }, wenn dich jemand überbietet.
    }
    .less = Du setzt weniger Punkte aufs Spiel.
blackmore-reason-card =
    { $trump ->
        [true] Verbraucht einen Trumpf.
       *[false] Verbraucht eine Karte, die du noch brauchen kannst.
    }
    .less =
        { $other_trump ->
            [true] Spart einen Trumpf für später.
           *[false] Spart eine stärkere Karte für später.
        }
blackmore-reason-hand =
    { $trumps ->
        [0] Damit ist deine Hand mehr wert.
        [one] Damit hast du einen Trumpf und insgesamt die stärkere Hand.
       *[other] Damit hast du { $trumps } Trümpfe auf der Hand.
    }
blackmore-reason-price =
    { $points ->
        [one] Kostet dich einen Punkt.
       *[other] Kostet dich { $points } Punkte.
    }
    .less =
        { $points ->
            [0] Kostet dich nichts.
           *[other] Kostet dich weniger als ein anderer Trumpf.
        }

## Was gerade gefragt ist

blackmore-ask-lead =
    .you = Du spielst aus: Nimm irgendeine Karte aus deiner Hand.
    .other = { $name } spielt aus.
blackmore-ask-follow =
    .you = Gib eine Karte dazu: Jede aus deiner Hand ist erlaubt.
    .other = { $name } gibt eine Karte dazu.
blackmore-ask-trump =
    .you = Der Stich gehört dir: Leg eine seiner Karten als neuen Trumpf oder lass den Trumpf, wie er ist.
    .other = { $name } hat den Stich und überlegt, ob der Trumpf wechselt.

## Warum etwas nicht geht

blackmore-refuse-not-in-hand = Diese Karte hast du nicht auf der Hand.
blackmore-refuse-not-your-turn = Du bist noch nicht an der Reihe; gespielt wird im Uhrzeigersinn.
blackmore-refuse-trump-choice-open = Erst wird entschieden, ob der Trumpf wechselt; dann geht es mit Karten weiter.
blackmore-refuse-not-in-trick = Als Trumpf darfst du nur eine Karte aus diesem Stich legen.
blackmore-refuse-not-winner = Über den Trumpf entscheidet nur, wer den Stich gewonnen hat.
blackmore-refuse-no-choice-now = Über den Trumpf wird jetzt nicht entschieden, nur gleich nach einem Stich und nie nach dem letzten.

## Was an einer Inhaltsdatei oder einer Stellung nicht stimmt

blackmore-problem-code = Jede Farbe braucht einen eigenen Buchstaben; { $found } geht nicht.
blackmore-problem-witch = Die Hexen stehen in der Reihenfolge ihrer Werte: Hier gehört { $wanted } hin, nicht { $found }.
blackmore-problem-side = Jede Seite des Rads steht nur einmal da; { $found } gibt es schon.
blackmore-problem-order = Auf dem Rad steht jeder Wert von 1 bis { $values } genau einmal, anders als in { $found }.
blackmore-problem-card-twice = { $card } liegt schon in { $place }.
blackmore-problem-cards-missing = Es fehlen Karten: { $cards }.
blackmore-problem-trump-pile = Die oberste Karte des Trumpfstapels ist der geltende Trumpf.
blackmore-problem-no-turn = Irgendwer ist immer am Zug.
blackmore-problem-no-trump = Irgendein Trumpf gilt immer (BM-7.6).
blackmore-problem-no-cards = Niemand hat mehr Karten, aber die Partie ist nicht zu Ende.
blackmore-problem-trick-seats = Zu jeder Karte des Stichs gehört ein Platz.
blackmore-problem-open-hand = Nicht alle diese Karten sind auf der Hand.
blackmore-problem-end-phase = Die Endphase beginnt erst, wenn der Stapel leer ist.
blackmore-problem-cards-left = Die Partie ist zu Ende, aber es sind noch Karten zu spielen.
blackmore-problem-round = Was als Nächstes kommt, ist eines von diesen: { $known }.
blackmore-problem-trick = Die Karten des Stichs passen nicht zum Schritt { $step }.
blackmore-problem-no-card-to-play = Solange der Stapel reicht, haben alle eine Karte für den Stich.
blackmore-problem-trick-size = Mit denen, die noch spielen können, hat dieser Stich { $wanted } Karten.
blackmore-problem-turn = Der Stich geht im Uhrzeigersinn herum: Jemand anders ist dran.

## Chronik. Ohne handelnde Person gilt der Wert, sonst .you und .other

blackmore-event-start =
    Ein neues Spiel zu { $n ->
        [2] zweit
        [3] dritt
        [4] viert
        [5] fünft
       *[6] sechst
    }, das Hexenrad zeigt { $side ->
        [ascending] { blackmore-option-side-ascending }
       *[descending] { blackmore-option-side-descending }
    }.
    .you = { blackmore-event-start } Du beginnst.
    .other = { blackmore-event-start } { $name } beginnt.
blackmore-event-trump-turned = { blackmore-card } wird als erster Trumpf aufgedeckt.
blackmore-event-led =
    .you = Du spielst { blackmore-card } aus.
    .other = { $name } spielt { blackmore-card } aus.
blackmore-event-played =
    .you = Du gibst { blackmore-card } dazu.
    .other = { $name } gibt { blackmore-card } dazu.
blackmore-event-won =
    .you =
        Du gewinnst den Stich mit { blackmore-card }: { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
    .other =
        { $name } gewinnt den Stich mit { blackmore-card }: { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
blackmore-event-laid =
    .you = Du legst { blackmore-card } als neuen Trumpf.
    .other = { $name } legt { blackmore-card } als neuen Trumpf.
blackmore-event-kept =
    .you = Du lässt den Trumpf, wie er ist.
    .other = { $name } lässt den Trumpf, wie er ist.
blackmore-event-drew =
    .you = Du ziehst eine Karte vom Stapel.
    .other = { $name } zieht eine Karte vom Stapel.
blackmore-event-drew-card =
    .you = Du ziehst { blackmore-card } vom Stapel.
    .other = { $name } zieht { blackmore-card } vom Stapel.
blackmore-event-drew-trump =
    .you = Du ziehst { blackmore-card } vom Trumpfstapel.
    .other = { $name } zieht { blackmore-card } vom Trumpfstapel.
blackmore-event-drew-nothing =
    .you = Für dich ist keine Karte mehr da: Du spielst mit einer weniger weiter.
    .other = Für { $name } ist keine Karte mehr da.
blackmore-event-end-phase = Der Stapel ist leer, die Endphase beginnt: Ab jetzt zieht niemand mehr nach.
blackmore-event-over =
    .you =
        { $winners ->
            [one] Du gewinnst mit { $points } Magiepunkten. Das Hexenrad gehorcht dir!
           *[other] Du gewinnst gemeinsam mit { $name }, mit je { $points } Magiepunkten.
        }
    .other =
        { $winners ->
            [one] { $name } gewinnt mit { $points } Magiepunkten.
           *[other] { $name } gewinnen gemeinsam, mit je { $points } Magiepunkten.
        }

blackmore-ending-all-cards-played = Alle Karten sind ausgespielt.

## Dinge auf dem Tisch

blackmore-thing-wheel = Hexenrad
    .help = Die Zahl an der Marke ist die stärkste, im Uhrzeigersinn werden die anderen schwächer. Das gilt für alle Farben (BM-5.4).
blackmore-thing-stack = Stapel
    .help = Nach jedem Stich ziehen alle der Reihe nach eine Karte, zuerst wer ihn gewonnen hat (BM-7.2). Ist der Stapel leer, beginnt die Endphase (BM-8.1).
blackmore-thing-trump-pile = Trumpfstapel
    .help = Die oberste Karte bestimmt Trumpffarbe und stärkste Zahl; für die Wertung sind die Karten hier verloren (BM-6.3, BM-9.2). Ist der Stapel leer, zieht von hier, wer beim letzten Nachziehen noch keine Karte hat (BM-7.3).
blackmore-thing-hand = Handkarten
    .help = Du darfst jederzeit jede davon spielen: Niemand muss Farbe bekennen (BM-4.3).
blackmore-thing-trick = Stich
    .help = Alle geben eine Karte. Der stärkste Trumpf gewinnt; liegt keiner, die stärkste Karte der ausgespielten Farbe (BM-5.1, BM-5.2).
blackmore-thing-captured = Gefangene Karten
    .help = Jede zählt am Ende ihren aufgedruckten Wert (BM-9.1). Bis dahin liegen sie verdeckt, und niemand blättert darin (BM-11.1).
blackmore-thing-last-trick = Letzter Stich
    .help = Er bleibt zu sehen, bis die nächste Karte ausgespielt wird. Ältere Stiche stehen in der Chronik (BM-11.4).
blackmore-thing-rank-order = Rangfolge
    .help = Links steht die stärkste Zahl, rechts die schwächste, in jeder Farbe gleich (BM-5.4). Mit den Punkten hat der Rang nichts zu tun (BM-1.3).

## Am Ende: woher die Punkte kommen

blackmore-sheet-B = Blaue Hexen
blackmore-sheet-Y = Gelbe Hexen
blackmore-sheet-R = Rote Hexen
blackmore-sheet-G = Grüne Hexen
blackmore-sheet-P = Violette Hexen
blackmore-sheet-W = Weiße Hexen
