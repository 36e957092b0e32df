### Besprechungen von Spielen und Rätsel, auf der Seite und im Terminal, Deutsch.

review-title = Besprechung
    .help = Jede Entscheidung, durchdacht mit dem, was man damals wissen konnte.
review-open = Partie besprechen
review-back = Zurück zur Besprechung
review-of = Besprochen wird
review-running = Wird durchdacht: { $percent } %
review-stop = Anhalten
review-stopped = Angehalten: So weit ist sie gekommen.
review-again = Weiter
review-nothing = { $name } hatte in dieser Partie nichts zu entscheiden.
review-waiting = Die Partie wird gelesen …

## Was herauskam

review-accuracy = Genauigkeit
    .help = Wie viel der Gewinnchance in offenen Stellungen erhalten blieb. Wie schwer ein Zug zu finden war, sagt sie nicht.
review-percent = { $percent } %
review-grade-best = bester Zug
review-grade-good = gut
review-grade-slip = ungenau
review-grade-mistake = Fehler
review-grade-blunder = grober Fehler
review-counts =
    { $count ->
        [0] Von { $all } Entscheidungen hat keine etwas verschenkt.
        [one] Von { $all } Entscheidungen hat eine etwas verschenkt.
       *[other] Von { $all } Entscheidungen haben { $count } etwas verschenkt.
    }

## Die Kurve

review-curve = Gewinnchancen
    .together = Gewinnchance
    .help = So, wie { $name } es damals sehen konnte. Markiert sind die Momente, auf die es ankam.
review-curve-move = Zug
review-curve-table = Dasselbe in Zahlen
review-curve-told = { $name } begann mit { $first } % und stand am Ende bei { $last } %; am höchsten { $high } %, am tiefsten { $low } %.

## Glück und Können

review-parts = Glück und Können
    .help = Jede Änderung der Gewinnchance gehört zu einem davon. Zusammen ergeben sie das Ergebnis.
review-part-start = Start
    .help = Ein gleicher Anteil für alle.
review-part-start-shared = Start
    .help = Die Chance vor der ersten Entscheidung.
review-part-deal = Karten und Platz
    .help = Was die ersten Karten brachten.
review-part-decisions = Entscheidungen
    .help = Was die eigenen Züge verschenkten.
review-part-chance = Zufall
    .help = Würfel, Nachziehen und was ans Licht kam.
review-part-others = Die anderen
    .help = Was die anderen taten.
review-part-result = Ergebnis
    .help = Gewonnen sind 100 %, verloren 0 %.
review-verdict =
    { $kind ->
        [clean] Hier wurde nichts verschenkt. Den Rest machten Glück oder Pech und die anderen.
        [luck] Das Glück wog in dieser Partie schwerer als die Entscheidungen.
       *[skill] Am schwersten wogen in dieser Partie die Entscheidungen.
    }

## Momente und Entscheidungen

review-moments = Darauf kam es an
review-moments-none = Auf keine einzelne Entscheidung kam es in dieser Partie besonders an.
review-moment-number = Zug { $number }
review-moment-given = „{ $move }“ verschenkte { $percent } % der Gewinnchance (± { $doubt }).
review-moment-found = „{ $move }“ war der eine gute Zug. Der nächstbeste hätte { $percent } % verschenkt.
review-decisions = Alle Entscheidungen
review-decision-given = verschenkte { $percent } % (± { $doubt })
review-decision-kept = verschenkte nichts
review-find = Finde einen besseren Zug
review-show = Ansehen
review-play-on = Von hier weiterspielen
    .help = Mit Bots. Was man nicht wissen konnte, wird neu gemischt.

## Eine Stellung zum Ausprobieren

review-place-task = Was würdest du hier tun? Wähle einen Zug auf dem Brett.
review-place-thinking = Wird durchdacht …
review-place-best = Gut gefunden: Es gibt nichts Besseres.
review-place-alike = Genauso gut wie der beste Zug, soweit man das sagen kann.
review-place-worse = Das würde { $percent } % der Gewinnchance verschenken. Versuchst du noch einen?
review-place-solution = Zeig den besten Zug
review-place-is = Am besten ist „{ $move }“.
review-place-played = Gespielt wurde „{ $move }“.
review-place-ahead = Das erhält { $percent } % mehr von der Gewinnchance (± { $doubt }).

## Im Terminal

review-terminal-reading = Wird durchdacht. Das dauert bis zu einer Minute; Strg-C zeigt, was bis dahin bekannt ist.
review-terminal-decision = { $number }  { $grade }  { $move }
review-terminal-better = besser: { $move }

## Rätsel

puzzle-title = Rätsel
    .help = Stellungen aus Partien starker Bots. Nach allem, was man wissen kann, ist ein Zug klar der beste, und es ist nicht der naheliegende.
puzzle-open = Rätsel
puzzle-none = Zu diesem Spiel gibt es keine Rätsel.
puzzle-number = Rätsel { $number }
puzzle-of-the-day = Rätsel des Tages: { $number }
puzzle-daily = Rätsel des Tages
puzzle-all = Alle Rätsel
puzzle-streak =
    { $days ->
        [0] Löse das Rätsel des Tages und beginne eine Serie.
        [one] Einmal gelöst: Deine Serie hat begonnen.
       *[other] { $days } Tage in Folge gelöst.
    }
puzzle-solved = gelöst
puzzle-count = { $solved } von { $all } gelöst
puzzle-players =
    { $players ->
        [one] allein
        [2] zu zweit
        [3] zu dritt
        [4] zu viert
        [5] zu fünft
       *[other] zu sechst
    }
puzzle-back = Zurück zu den Rätseln
puzzle-next = Nächstes Rätsel
puzzle-show = Zeig die Lösung
puzzle-right = Richtig! Das ist er.
puzzle-wrong = Nicht ganz. Ein anderer Zug ist klar besser.
puzzle-tempted = Der fällt einem zuerst ein, aber ein anderer ist klar besser.
puzzle-solution = Am besten ist „{ $move }“.
puzzle-sure = Mindestens { $ahead } % mehr Gewinnchance als mit jedem anderen Zug (± { $doubt }), von zwei Suchen bestätigt.
puzzle-theme-opening = Eröffnung
    .task = Die Partie hat gerade begonnen. Welcher Zug stellt die Weichen?
puzzle-theme-ending = Das Ende
    .task = Das Ende ist nah. Welcher Zug holt am meisten heraus?
puzzle-theme-lead = In Führung
    .task = Du stehst gut. Mit welchem Zug bleibt es so?
puzzle-theme-chase = Im Rückstand
    .task = Du liegst zurück. Welcher Zug hält deine Chancen am Leben?
puzzle-theme-patience = Geduld
    .task = Punkte liegen bereit. Gibt es etwas Besseres?
puzzle-theme-harvest = Ernte
    .task = Der Moment ist da. Welcher Zug nutzt ihn?
puzzle-theme-balance = Gleichstand
    .task = Alles ist offen. Welcher Zug macht den Unterschied?
puzzle-prompt = Dein Zug (1 bis { $count }, Enter zeigt die Lösung):
puzzle-unclear = Nimm eine Zahl von 1 bis { $count }.
puzzle-making = Partie { $game }: { $count } von { $wanted } Rätseln ({ $thought } Stellungen durchdacht).
puzzle-again = Rätsel { $number } von { $count } mit anderen Karten neu durchdacht: { $held } stimmen noch.
puzzle-made =
    { $count ->
        [one] In { $file } steht ein Rätsel.
       *[other] In { $file } stehen { $count } Rätsel.
    }
puzzle-error-unknown =
    { $most ->
        [0] Zu diesem Spiel gibt es keine Rätsel.
       *[other] Dieses Rätsel gibt es nicht; nimm eines von 1 bis { $most }.
    }
puzzle-problem-same = Was verlockt, ist die Lösung selbst.
puzzle-problem-position = Diese Stellung lässt sich nicht spielen: { $detail }
