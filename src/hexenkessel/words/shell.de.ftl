### Worte, die zu keinem einzelnen Spiel gehören, deutsch.
### Zahlen kommen als ganze Zahlen. Zeilen und Ports stehen ohne Tausenderpunkt.

shell-name = Hexenkessel
    .tagline = Fünf Hexenspiele an einem Tisch

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
shell-level-thumb = Faustregel
    .help = Spielt nach einfachen Regeln, ohne vorauszudenken.
shell-level-novice = Novizin
    .help = Denkt ein wenig voraus und macht noch Fehler.
shell-level-witch = Hexe
    .help = Eine gute Gegnerin für die meisten Abende.
shell-level-grandmaster = Großmeisterin
    .help = Das Stärkste, was wir haben. Auch sie sieht nur, was auf ihrem Platz zu sehen ist.

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

## Was schiefgehen kann: was los ist und was hilft

shell-error-unknown-game = Ein Spiel namens „{ $game }“ gibt es hier nicht. Wähle eines von diesen: { $known }.
shell-error-wrong-option = „{ $option }“ mit dem Wert „{ $value }“ geht nicht. Möglich: { $allowed }.
shell-error-wrong-players = Die Spielerzahl { $players } passt nicht: Dieses Spiel ist für { $min } bis { $max }.
shell-error-broken-record =
    { $line ->
        [0] Die Aufzeichnung
       *[other] Zeile { NUMBER($line, useGrouping: 0) } der Aufzeichnung
    } lässt sich nicht nachspielen: { $problem }. Berichtige sie oder nimm eine unbeschädigte Kopie; verändert wurde nichts.
shell-error-other-content = Diese Aufzeichnung ({ $game }) wurde mit dem Spielinhalt { $wanted } gemacht, hier gilt aber { $found }. Stell mit „hexenkessel content use“ den passenden ein und versuch es noch einmal.
shell-error-broken-content = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: { $problem }. Berichtige die Datei und versuch es noch einmal; verändert wurde nichts.
shell-error-broken-position = Das ist keine Stellung dieses Spiels. { $where }: { $problem }.
shell-error-illegal-move = Das geht nicht: { $reason } ({ shell-rule })
shell-error-unknown-move = „{ $text }“ ist kein Zug. Nimm eine Nummer aus der Liste oder tippe „{ shell-command-help.word }“.
shell-error-peers-missing = Für diesen Vergleich fehlt { $module }. Das richtet „pip install 'hexenkessel[research]'“ ein.
shell-error-busy-port = Port { NUMBER($port, useGrouping: 0) } ist schon belegt. Beende das andere Programm oder nimm mit --port einen anderen.
shell-error-data-folder = Der Ordner { $folder } lässt sich nicht lesen oder beschreiben. Gib ihn frei oder nimm mit --data einen anderen.
shell-error-full-table = An diesem Tisch ist kein Platz mehr frei. Du kannst zuschauen oder einen eigenen Tisch eröffnen.
shell-error-unknown-table = Einen Tisch „{ $table }“ gibt es nicht. Prüfe den Link oder lass ihn dir noch einmal schicken.

## Woher wir einen Inhalt kennen

shell-source-rulebook = aus der Spielregel
shell-source-public = aus einer öffentlichen Quelle
shell-source-designed = von uns entworfen; in deiner Schachtel kann es anders sein
