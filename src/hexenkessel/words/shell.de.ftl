### Worte, die zu keinem einzelnen Spiel gehören, deutsch.
### Zahlen kommen als ganze Zahlen. Zeilen und Ports stehen ohne Tausenderpunkt.

shell-name = Hexenkessel
    .tagline = Fünf Hexenspiele an einem Tisch

# Wie diese Sprache sich selbst nennt
shell-language = Deutsch

## Plätze ($seat zählt ab 1) und Namenslisten (von links her zusammengesetzt)

shell-seat-letter =
    { $seat ->
        [1] A
        [2] B
        [3] C
        [4] D
        [5] E
       *[6] F
    }
shell-seat = Platz { shell-seat-letter }
shell-list-comma = { $first }, { $last }
shell-list-and = { $first } und { $last }

## Wie stark ein Bot spielt

shell-level-random = Zufall
    .help = Nimmt irgendeinen erlaubten Zug.
shell-level-child = Hexenkind
    .help = Sieht, was schön aussieht, und lässt sich leicht ablenken.
shell-level-novice = Novizin
    .help = Kennt die einfachen Regeln und vergreift sich noch oft.
shell-level-thumb = Faustregel
    .help = Nimmt immer, was auf den ersten Blick am besten ist.
shell-level-adept = Adeptin
    .help = Denkt ein wenig voraus.
shell-level-witch = Hexe
    .help = Eine gute Gegnerin für die meisten Abende.
shell-level-grandmaster = Großmeisterin
    .help = Das Stärkste, was wir haben. Auch sie sieht nur, was auf ihrem Platz zu sehen ist.

# $rating als Text, ohne Tausenderpunkt; ±, soweit etwas ungewiss ist.
shell-rating =
    { $within ->
        [0] { $rating }
       *[other] { $rating } ± { $within }
    }

## Abmachungen

# $option ist ihr Name, $value das, was jetzt gilt.
shell-option-passed-over = „{ $option }“ passt so nicht zu diesem Tisch: Es gilt „{ $value }“.

## Wer dran ist

shell-turn =
    .you = Du bist am Zug.
    .other = { $name } ist am Zug.
shell-thinking = { $name } denkt nach …

## Wertung

shell-scores = Wertung
shell-scores-place = Platz
shell-scores-player = Name
shell-scores-points = Punkte
shell-place = { $place }. Platz
shell-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
# $winners zählt die Siegerinnen und Sieger; $name nennt sie, bei .you nur die anderen.
shell-winners =
    .you =
        { $winners ->
            [one] Du gewinnst!
           *[other] Du gewinnst gemeinsam mit { $name }!
        }
    .other =
        { $winners ->
            [0] Niemand gewinnt.
            [one] { $name } gewinnt.
           *[other] { $name } gewinnen gemeinsam.
        }

## Im Terminal. .word ist das Wort, das man eintippt

shell-prompt-move = Dein Zug (1 bis { $count }, oder als Text):
shell-prompt-help = Gib die Nummer eines Zugs ein oder seinen Text. Außerdem geht: { shell-command-help.word }, { shell-command-hint.word }, { shell-command-rules.word }, { shell-command-quit.word }.
shell-command-help = Hilfe
    .word = hilfe
    .help = zeigt, was du eingeben kannst
shell-command-hint = Tipp
    .word = tipp
    .help = schlägt dir einen Zug vor
shell-command-rules = Regeln
    .word = regeln
    .help = zeigt die Spielregeln
shell-command-quit = Beenden
    .word = ende
    .help = hört auf zu spielen
shell-hint = Tipp: { $move }
shell-goodbye = Bis bald am Kessel!
shell-rule = Regel { $rule }

## Warum ein Zug nicht geht (ein Spiel kann mit <spiel>-refuse-… Genaueres sagen)

shell-refuse-game-over = Diese Partie ist zu Ende, es gibt keinen Zug mehr.
shell-refuse-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
shell-refuse-no-such-move = So einen Zug gibt es in diesem Spiel nicht.
shell-refuse-not-your-turn = Du bist gerade nicht am Zug.
shell-refuse-no-choice-now = Das steht jetzt nicht zur Wahl.
shell-refuse-touch-first = Das kommt danach: Wähle zuerst, wofür.

## Warum ein Zug gut ist oder weniger gut (ein Spiel sagt mit <spiel>-reason-… Genaueres); $move ist ein anderer Zug

shell-reason-only = Etwas anderes geht nicht.
shell-reason-alike = Was du hier tust, macht keinen Unterschied, soweit sich das absehen lässt.
shell-reason-among = Das ist einer der besten Züge; zwischen ihnen lässt sich kein Unterschied absehen.
shell-reason-overall = Alles in allem kommt dabei am meisten für dich heraus.
shell-reason-wins = Damit gewinnst du sofort.
shell-reason-now =
    { $points ->
        [one] Bringt dir sofort einen Punkt.
       *[other] Bringt dir sofort { $points } Punkte.
    }
shell-reason-points =
    { $points ->
        [one] Bringt dir auf die Dauer etwa einen Punkt mehr als der nächstbeste Zug ({ $move }).
       *[other] Bringt dir auf die Dauer etwa { $points } Punkte mehr als der nächstbeste Zug ({ $move }).
    }
shell-reason-chance =
    { $percent ->
        [one] Damit gewinnst du von hundert Partien etwa eine mehr als mit dem nächstbesten Zug ({ $move }).
       *[other] Damit gewinnst du von hundert Partien etwa { $percent } mehr als mit dem nächstbesten Zug ({ $move }).
    }
shell-reason-behind =
    { $percent ->
        [one] Kostet dich von hundert Partien etwa einen Sieg.
       *[other] Kostet dich von hundert Partien etwa { $percent } Siege.
    }
shell-reason-reply = Darauf antwortet { $other } am ehesten so: { $move }.

## Was schiefgehen kann: was los ist und was hilft

shell-error-unknown-game = Ein Spiel namens „{ $game }“ gibt es hier nicht. Wähle eines von diesen: { $known }.
shell-error-broken-game = Das Spiel „{ $game }“ aus dem Paket { $package } bleibt im Schrank: { $problem }
shell-error-wrong-option = „{ $option }“ mit dem Wert „{ $value }“ geht nicht. Möglich: { $allowed }.
shell-error-clashing-options = „{ $option }“ und „{ $other }“ gehen so nicht zusammen.
shell-error-unknown-option = Die Abmachung „{ $option }“ gibt es in diesem Spiel nicht. Möglich: { $known }.
shell-error-no-options = Die Abmachung „{ $option }“ gibt es nicht: Dieses Spiel kennt keine.
shell-error-wrong-seed = Mit „{ $seed }“ lässt sich nicht mischen. Nimm eine ganze Zahl oder ein Geheimnis von mindestens { $least } Bytes.
shell-error-wrong-players = Dieses Spiel ist für { $min } bis { $max }, nicht für { $players }.
shell-error-broken-record =
    { $line ->
        [0] Die Aufzeichnung
       *[other] Zeile { NUMBER($line, useGrouping: 0) } der Aufzeichnung
    } lässt sich nicht nachspielen: { $problem } Berichtige sie oder nimm eine unbeschädigte Kopie; verändert wurde nichts.
shell-error-other-content = Diese Aufzeichnung ({ $game }) wurde mit dem Spielinhalt { $wanted } gemacht, hier gilt aber { $found }. Stell mit „hexenkessel content use“ den passenden ein und versuch es noch einmal.
shell-error-broken-content = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: { $problem } Berichtige die Datei und versuch es noch einmal; verändert wurde nichts.
shell-error-broken-position = Das ist keine Stellung dieses Spiels. { $where }: { $problem }
shell-error-illegal-move = „{ $move }“ geht nicht: { $problem } ({ shell-rule })
shell-error-unknown-move = „{ $text }“ ist kein Zug. Nimm eine Nummer aus der Liste oder tippe „{ shell-command-help.word }“.
shell-error-extra-missing = Dafür fehlt { $module }. Das richtet „pip install 'hexenkessel[{ $extra }]'“ ein.
shell-error-other-games = In { $folder } liegen schon Partien, die anders gemacht wurden ({ $what }). Nimm für diese einen eigenen Ordner; verändert wurde nichts.
shell-error-wrong-tables = „{ $tables }“ ist keine Art von Tisch. Schreib sie so: --tables 2:3,4,2+mode=together.
shell-error-other-course = { $file } wurde als ein anderes Netz begonnen, mit „{ $command }“. Sag dasselbe, um weiterzumachen, oder lösche die Datei; verändert wurde nichts.
shell-error-other-program = { $machine } hat eine andere Fassung dieses Programms oder anderen Spielinhalt. Richte dort dasselbe ein wie hier und fang noch einmal an.
shell-error-busy-port = Port { NUMBER($port, useGrouping: 0) } ist schon belegt. Beende das andere Programm oder nimm mit --port einen anderen.
shell-error-data-folder = Der Ordner { $folder } lässt sich nicht lesen oder beschreiben. Gib ihn frei oder nimm mit --data einen anderen.
shell-error-full-table = An diesem Tisch ist kein Platz mehr frei. Du kannst zuschauen oder einen eigenen Tisch eröffnen.
shell-error-unknown-table = Einen Tisch „{ $table }“ gibt es nicht. Prüfe den Link oder lass ihn dir noch einmal schicken.

## Was genau nicht stimmt ($problem in den Sätzen oben), immer als ganzer Satz

# In einer Inhaltsdatei: $key ist der Schlüssel, $found, was dort steht
shell-problem-no-file = Diese Datei gibt es nicht.
shell-problem-unreadable = Diese Datei lässt sich nicht lesen. Prüfe, ob du sie öffnen darfst.
shell-problem-no-text = Das ist kein Text in UTF-8. Speichere die Datei in dieser Kodierung.
shell-problem-toml = Mit „{ $found }“ kann TOML nichts anfangen. Oft fehlt ein Anführungszeichen, eine Klammer oder ein Wert.
shell-problem-toml-twice = „{ $found }“ steht schon weiter oben.
shell-problem-toml-end = Die Datei hört mittendrin auf. Oft fehlt ein Anführungszeichen oder eine Klammer.
shell-problem-no-game = Hier steht nicht, zu welchem Spiel die Datei gehört. An den Anfang gehört eine Zeile wie game = "blackmore".
shell-problem-no-table = Die Tabelle [{ $table }] fehlt.
shell-problem-no-entries = Es gibt keinen Eintrag [[{ $table }]].
shell-problem-count =
    { $count ->
        [one] Einen Eintrag [[{ $table }]] gibt
       *[other] { $count } Einträge [[{ $table }]] gibt
    } es, { $wanted } müssen es sein.
shell-problem-no-key = In [{ $table }] fehlt { $key }.
shell-problem-text = Für { $key } wird ein Text gebraucht, nicht { $found }.
shell-problem-one-of = Für { $key } geht { $found } nicht. Möglich: { $allowed }.
shell-problem-number = Für { $key } wird eine ganze Zahl von { $least } bis { $most } gebraucht, nicht { $found }.
shell-problem-numbers = Für { $key } wird eine Liste ganzer Zahlen gebraucht, nicht { $found }.
shell-problem-number-count = Für { $key } werden { $wanted } ganze Zahlen gebraucht, nicht { $found }.
shell-problem-flag = Für { $key } geht nur true oder false, nicht { $found }.
shell-problem-expected = Hierher gehört { $wanted }, nicht { $found }.
shell-problem-key = { $key } gibt es hier nicht. Möglich: { $known }.

# An einem Spiel aus einem anderen Paket
shell-problem-game-name = Eine Kennung besteht aus Kleinbuchstaben, Ziffern und _ und beginnt mit einem Buchstaben.
shell-problem-game-twice = Diese Kennung gehört schon dem Spiel aus { $other }.
shell-problem-game-function = Dem Paket fehlt die Funktion game(content).
shell-problem-game-type = Seine Funktion game(content) liefert kein Game, sondern { $found }.
shell-problem-game-id = Es nennt sich selbst „{ $found }“.
shell-problem-game-words = Es hat keine Worte: Eine Datei wie words.de.ftl fehlt.
shell-problem-game-raises = Beim Öffnen kam ein Fehler. { $error }

# In einer Aufzeichnung
shell-problem-record-empty = Sie hat keine Kopfzeilen.
shell-problem-record-text = Eine Aufzeichnung ist Text, nicht { $found }.
shell-problem-record-heading = Die Kopfzeile [{ $heading } "…"] fehlt.
shell-problem-record-twice = Die Kopfzeile [{ $heading } "…"] steht zweimal da.
shell-problem-record-number = Bei { $heading } wird eine Zahl gebraucht, nicht „{ $found }“.
shell-problem-record-seed = Mit „{ $found }“ lässt sich nicht mischen.
shell-problem-record-json = Die Stellung ist kein JSON-Objekt.
shell-problem-record-count = Hier müsste Zug { NUMBER($wanted, useGrouping: 0) } stehen.
shell-problem-record-line = „{ $found }“ ist weder Kopfzeile noch Zug.
shell-problem-record-deep = Klammern stehen mehr als { $most } tief ineinander.
shell-problem-record-long = Sie hat mehr als { $most } Züge.
shell-problem-record-edition = Sie folgt Ausgabe { $found } der Regeln, hier gilt aber Ausgabe { $wanted }.
shell-problem-record-result = Ihre Züge führen nicht zum Ergebnis „{ $found }“.
shell-problem-review-unfinished = Besprechen lässt sich eine Partie erst, wenn sie zu Ende ist.

# In einer Stellung
shell-problem-position-other = Hier gilt { $wanted }, nicht { $found }.
shell-problem-position-players = Die Spielerzahl fehlt.
shell-problem-position-ending = Eine Partie ist genau dann zu Ende, wenn nichts mehr zu tun ist.
shell-problem-position-object = Hier wird ein JSON-Objekt gebraucht, nicht { $found }.
shell-problem-position-no-such-field = Ein Feld „{ $field }“ gibt es hier nicht.
shell-problem-position-no-field = Das Feld „{ $field }“ fehlt.
shell-problem-position-list = Hier wird eine Liste gebraucht, nicht { $found }.
shell-problem-position-row = Hier wird eine Liste mit höchstens { $most } Werten gebraucht, nicht { $found }.
shell-problem-position-per-seat = Hier wird eine Liste mit { $players } Werten gebraucht, einem für jeden Platz, nicht { $found }.
shell-problem-position-number = Hier wird eine ganze Zahl von { $least } bis { $most } gebraucht, nicht { $found }.
shell-problem-position-flag = Hier wird true oder false gebraucht, nicht { $found }.
shell-problem-position-name = Hier geht { $found } nicht. Möglich: { $allowed }.
shell-problem-position-null = In dieser Liste darf null nicht stehen.
shell-problem-position-seat = Hier wird ein Platz von 0 bis { $most } gebraucht, nicht { $found }.
shell-problem-position-dice = So sehen unsere Würfel nicht aus: { $found }.
shell-problem-position-seed = Mit { $found } lässt sich nicht mischen.
shell-problem-position-step = { $found } ist kein Schritt. Möglich: { $known }.
shell-problem-position-step-fields =
    { $count ->
        [0] Der Schritt { $step } hat keine Felder.
       *[other] Der Schritt { $step } hat genau diese Felder: { $fields }.
    }

shell-problem-position-move = { $found } ist kein Zug dieses Spiels.
shell-problem-position-past = Hier werden ein Platz und ein Zug gebraucht, nicht { $found }.
shell-problem-position-sealed-now = Gerade wählt niemand verdeckt.
shell-problem-position-sealed-move = { $found } hätte hier nicht gelegt werden können.
shell-problem-position-sealed-all = Alle haben schon gewählt, also liegt nichts mehr verdeckt.

## Woher wir einen Inhalt kennen

shell-source-rulebook = aus dem Regelheft
shell-source-public = aus einer öffentlichen Quelle
shell-source-designed = von uns entworfen; in deiner Schachtel kann es anders sein
