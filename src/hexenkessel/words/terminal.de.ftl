### Worte der Kommandozeile und des Tisches im Terminal, deutsch.

## Am Tisch

terminal-you = Du
terminal-yes = ja
terminal-no = nein
terminal-nothing = nichts
terminal-view-sealed = verdeckt gewählt
terminal-cards =
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
terminal-captured = { $cards } gefangen
terminal-open-cards = allen bekannt: { $cards }
terminal-trump = Trumpf
terminal-ahead = liegt vorn
terminal-won = gewinnt
terminal-bot = { $name } ist ein Bot ({ $level }).
terminal-chronicle = Chronik
terminal-ranking = { $place }. { $name }: { $points }
terminal-unranked = { $name }: { $points }
terminal-again = Noch einmal
terminal-daylight = Tag/Nacht
terminal-kept = Die Partie ist aufgehoben. Weiter geht es mit: hexenkessel play --resume { $table }
terminal-finished = Die Aufzeichnung liegt hier: { $file }
terminal-sealed = Schon vor dem Austeilen festgelegt, zum Nachprüfen am Ende: { $commitment }
terminal-running = Diese Partien sind noch nicht zu Ende:
terminal-running-table = { $number }  { $title } ({ $table })
terminal-running-prompt =
    { $count ->
        [one] Damit weiter (1) oder eine neue Partie (Enter)?
       *[other] Mit einer davon weiter (1 bis { $count }) oder eine neue Partie (Enter)?
    }
terminal-undo-word = zurück
terminal-redo-word = doch
terminal-undo-asked = Die anderen werden gefragt, ob sie einverstanden sind.
terminal-unfinished = Die Partie ist noch nicht zu Ende.
terminal-thought = { $move } ({ $chance } %, etwa { $points })
terminal-no-rulebook = Zu dieser Regel gibt es hier keinen Text.
terminal-no-textual = Für den Tisch auf dem ganzen Bildschirm fehlt Textual; „pip install 'hexenkessel[tui]'“ richtet es ein. Es geht in einfachen Zeilen weiter.
terminal-event-sealing =
    .you = Du legst verdeckt bereit: { $move }
    .other = { $name } legt verdeckt bereit: { $move }
terminal-event-sealed =
    .you = Deine Wahl steht.
    .other = { $name } hat gewählt.
terminal-event-table-joined =
    .you = Du bist wieder am Tisch.
    .other = { $name } setzt sich an den Tisch.
terminal-event-table-left =
    .you = Du verlässt deinen Platz.
    .other = { $name } ist jetzt frei.
terminal-event-table-freed =
    .you = Dein Platz ist wieder frei.
    .other = { $name } ist wieder frei; der Tisch war einverstanden.
terminal-event-table-takeover =
    .you = Ein Bot spielt für dich.
    .other = Ein Bot spielt für { $name }.
terminal-event-table-giveback =
    .you = Du spielst wieder selbst.
    .other = { $name } spielt wieder selbst.
terminal-event-table-undo =
    .you = Du nimmst deinen Zug zurück.
    .other = { $name } nimmt einen Zug zurück.
terminal-event-table-redo =
    .you = Du machst deinen Zug doch.
    .other = { $name } macht den Zug doch.
terminal-event-table-said =
    .you = Du sagst: { $phrase }
    .other = { $name } sagt: { $phrase }
terminal-event-table-forced =
    .you = Du hattest keine andere Wahl.

## Am Tisch eines Servers

terminal-guest-name = Gast
terminal-guest-kept = Dein Platz bleibt dir. Zurück kommst du mit: hexenkessel play --table { $link }
terminal-guest-lost = Die Verbindung ist weg; neuer Versuch …
terminal-guest-found = Die Verbindung steht wieder.
terminal-guest-ask =
    { $what ->
        [undo] { $name } möchte einen Zug zurücknehmen.
       *[takeover] { $name } möchte, dass ein Bot für jemanden spielt, der fehlt.
    } Bist du einverstanden? ({ terminal-yes } oder { terminal-no })
terminal-lobby = { $title }, { $link }
terminal-lobby-you = { $name } (du)
terminal-lobby-person =
    { $present ->
        [true] { $name }
       *[false] { $name } (gerade nicht da)
    }
terminal-lobby-open = noch frei
terminal-lobby-wait = Warten auf den Start. Sind alle Plätze besetzt, beginnt „start“ die Partie; „q“ geht, und dein Platz bleibt dir.
terminal-lobby-help = Hier geht: start (beginnen, wenn alle Plätze besetzt sind), l (in einer anderen Sprache), q (gehen).

## In einfachen Zeilen

# Viele Züge einer Art in einer Zeile
terminal-kind = #{ $kind }  { $move } … und { $more } weitere (Nummer { $first } bis { $last })
terminal-kind-more = { $move } … und { $more } weitere
terminal-kind-back = Esc zeigt wieder alle Arten von Zügen.
terminal-kind-help = Mit #1, #2 und so weiter hörst du alle Züge einer Art; die Nummern gelten immer.
terminal-plain-help = Gib die Nummer oder den Text eines Zugs ein; ? zeigt, was sonst noch geht.
terminal-plain-commands =
    Nummer oder Text: diesen Zug machen
    ?  diese Hilfe
    h  Tipp: die besten Züge, wie oft sie zum Sieg führen, und warum
    u  den letzten Zug zurücknehmen (uu: alles aus diesem Zug)
    y  ihn doch machen
    r  die Regel, um die es gerade geht
    v  den Tisch noch einmal zeigen
    log  alles, was bisher geschah
    s  den anderen etwas sagen (s allein zeigt, was)
    l  in einer anderen Sprache weiterspielen
    q  aufhören; die Partie wird aufgehoben

## Auf dem ganzen Bildschirm

terminal-keys =
    ← →      eine Karte oder einen Zug wählen; oder die Ziffer, oder die Maus
    Enter    den gewählten Zug machen (auch: dieselbe Ziffer noch einmal)
    Esc      von einer Art von Zügen zurück zu allen
    h        Tipp: die besten Züge, wie oft sie zum Sieg führen, und warum
    u        den letzten Zug zurücknehmen (U: alles aus diesem Zug)
    y        ihn doch machen
    r        die Regel, um die es gerade geht
    l        Sprache wechseln
    t        Tag oder Nacht
    Bild ↑↓  in der Chronik blättern
    n        nach dem Ende: noch eine Partie
    q        aufhören; die Partie wird aufgehoben
terminal-sheet-foot = ↑ ↓ blättern · Esc zurück zum Tisch
terminal-result-foot = n noch eine Partie · Esc den Tisch ansehen · q aufhören

## Die Hilfe der Kommandozeile

terminal-usage = Aufruf: { $usage }
terminal-help-commands = Befehle
terminal-help-parameters = Angaben
terminal-help-choices = möglich: { $choices }
terminal-help-command = hexenkessel [BEFEHL] [ANGABEN]
    .help = Fünf Hexenspiele an einem Tisch. Ohne Befehl geht der Tisch im Browser auf.
terminal-help-games = hexenkessel games
    .help = zeigt alle Spiele mit ihren Abmachungen
terminal-help-play = hexenkessel play [SPIEL] [ANGABEN]
    .help = spielt im Terminal, gegen Bots oder am Tisch eines Servers
terminal-help-learn = hexenkessel learn SPIEL [LEKTION]
    .help = lehrt ein Spiel am Tisch, Schritt für Schritt
terminal-help-replay = hexenkessel replay DATEI
    .help = erzählt eine aufgezeichnete Partie nach
terminal-help-review = hexenkessel review DATEI [ANGABEN]
    .help = bespricht eine aufgezeichnete Partie: was ein Platz entschied und was Glück war
terminal-help-puzzles = hexenkessel puzzles SPIEL [ANGABEN]
    .help = gibt ein Rätsel auf, ohne Nummer das des Tages; macht auch neue
terminal-help-arena = hexenkessel arena SPIEL (--seats STUFEN | --ladder) [ANGABEN]
    .help = lässt Bots viele Partien gegeneinander spielen
terminal-help-games-of = hexenkessel games-of SPIEL --seats STUFEN --out ORDNER [ANGABEN]
    .help = schreibt Partien von Bots als Parquet, für alle, die daraus lernen wollen
terminal-help-baselines = hexenkessel baselines [SPIEL …] [ANGABEN]
    .help = misst, was ein neuer Bot schlagen muss: eine Tabelle für alle Spiele
terminal-help-train = hexenkessel train SPIEL DATEI [ANGABEN]
    .help = lässt ein Netz aus Partien gegen sich selbst lernen und schreibt es in die Datei
terminal-help-bench = hexenkessel bench [SPIEL …] [ANGABEN]
    .help = misst, wie schnell die Spiele laufen
terminal-help-content = hexenkessel content BEFEHL
    .help = eigene Spielinhalte: Karten und Tafeln aus deiner Schachtel
terminal-help-content-export = hexenkessel content export SPIEL DATEI
    .help = schreibt den geltenden Inhalt in eine Datei, zum Bearbeiten
terminal-help-content-check = hexenkessel content check DATEI
    .help = prüft eine Inhaltsdatei
terminal-help-content-use = hexenkessel content use DATEI
    .help = spielt ab jetzt mit diesem Inhalt
terminal-help-content-reset = hexenkessel content reset SPIEL
    .help = spielt wieder mit unserem Inhalt
terminal-help-words = hexenkessel words BEFEHL
    .help = die Wortlisten der Spiele
terminal-help-words-check = hexenkessel words check
    .help = prüft, ob alle Sprachen vollständig sind
terminal-help-serve = hexenkessel serve [ANGABEN]
    .help = deckt den Tisch und öffnet den Browser
terminal-help-move-house = hexenkessel move-house ADRESSE
    .help = zieht mit allen Tischen in eine PostgreSQL-Datenbank um und vergleicht sie Zeile für Zeile
terminal-help-backup = hexenkessel backup DATEI [ANGABEN]
    .help = sichert das ganze Haus in eine Datei, während gespielt wird
terminal-help-restore = hexenkessel restore DATEI [ANGABEN]
    .help = macht aus einer Sicherung wieder ein Haus, wo noch keines ist
terminal-help-landlord = hexenkessel landlord [BEFEHL] [ANGABEN]
    .help = zeigt, was in dem Haus im Internet los ist, das auf diesem Rechner läuft
terminal-help-landlord-invite = hexenkessel landlord invite [ANGABEN]
    .help = macht eine Einladung: Wer sie öffnet, darf Tische eröffnen
terminal-help-landlord-close = hexenkessel landlord close ID [ANGABEN]
    .help = räumt einen Tisch ab, was auch immer dort gerade läuft
terminal-help-landlord-ban = hexenkessel landlord ban ID NUMMER [ANGABEN]
    .help = sperrt aus, wer dort sitzt, mit allen Geräten
terminal-help-load = hexenkessel load [SPIEL] [ANGABEN]
    .help = misst, wie viele Tische dieser Rechner bedienen kann
terminal-help-check = hexenkessel check SPIEL [ANGABEN]
    .help = prüft ein Spiel: Regelhefte, Worte, Strategie, und die Gesetze in zufälligen Partien
terminal-help-new = hexenkessel new KENNUNG [ANGABEN]
    .help = legt ein Paket mit einem kleinen spielbaren Spiel an, für dein eigenes
terminal-help-docs = hexenkessel docs ORDNER [SPIEL …] [ANGABEN]
    .help = schreibt zu jedem Spiel eine Seite mit Zügen, Größen und Geheimem
terminal-help-types = hexenkessel types [SPIEL …] [ANGABEN]
    .help = schreibt view.d.ts neben die Sicht eines Spiels: was sein Brett dort findet
terminal-help-help = hexenkessel BEFEHL --help
    .help = zeigt diese Hilfe
terminal-help-version = hexenkessel --version
    .help = nennt die Version

terminal-arg-lang = Sprache: { $languages }
terminal-arg-data = Ordner für Partien und eigene Inhalte
terminal-arg-game = das Spiel (hexenkessel games zählt sie auf)
terminal-arg-new-game = Kennung des neuen Spiels: Kleinbuchstaben, Ziffern und _
terminal-arg-games = die Spiele; ohne Angabe alle
terminal-arg-lesson = welche Lektion; sonst die erste
terminal-arg-file = die Datei
terminal-arg-title = wie das Spiel heißt
terminal-arg-folder = wo das Paket entsteht; sonst hier
terminal-arg-players = wie viele mitspielen, du mitgezählt
terminal-arg-seed = Startwert: gleicher Wert, gleiche Karten
terminal-arg-survey = zählt auch, wie die Partien waren: Enden, Plätze, was gewählt wurde, wem was half
terminal-arg-ladder = alle Stufen auf einer Skala; mit seats nur diese, von schwach nach stark
terminal-arg-option = eine Abmachung des Spiels, etwa side=ascending; mehrmals möglich
terminal-arg-bots = Stufe der Bots, eine für alle oder mehrere mit Komma: child, novice, thumb, adept, witch, grandmaster; random
terminal-arg-puzzle = welches Rätsel, ab 1
terminal-arg-make = macht Rätsel, bis es so viele gibt; das dauert lange und lässt sich unterbrechen
terminal-arg-seat = dein Platz, 1 oder A ist der erste
terminal-arg-names = Namen der Plätze, mit Komma; mit --table dein eigener
terminal-arg-plain = einfache Zeilen statt des ganzen Bildschirms
terminal-arg-resume = die letzte angefangene Partie weiterspielen, oder die mit diesem Namen; auch ab dem Ende einer Aufzeichnung (Datei)
terminal-arg-table = setzt sich an den Tisch eines Servers: sein Link, http://…/t/…
terminal-arg-seats = Stufe für jeden Platz, mit Komma; auch eine Datei, die train geschrieben hat
terminal-arg-number-of-games = wie viele Partien
terminal-arg-each = wie viele Partien für jede Zahl der Tabelle
terminal-arg-seconds = Sekunden: Bedenkzeit je Zug, beim Messen Dauer je Messung, beim Lernen die ganze Zeit
terminal-arg-decisions = lernt aus so vielen Entscheidungen statt so lange: dann entsteht jedes Mal dasselbe Netz
terminal-arg-games-at-once = wie viele Partien jeder Prozess zugleich spielt
terminal-arg-kinds-of-table = an welchen Tischen gelernt wird und wie oft, etwa 2:3,4,2+side=ascending; ohne Angabe an allen
terminal-arg-steps = wie viele Entscheidungen jeder Partie zwischen den Lektionen liegen
terminal-arg-heat = wie viel die Faustregel gegen das Gelernte zählt
terminal-arg-iterations = Simulationen je Zug statt Bedenkzeit
terminal-arg-workers = wie viele Prozesse; ohne Angabe einer je Kern
terminal-arg-ray = auf einem Ray-Cluster rechnen: seine Adresse; ohne sie der, der hier läuft, oder ein neuer
terminal-arg-keep = bewahrt jedes Ergebnis in dieser Datei auf; unterbrochen geht es damit das nächste Mal weiter
terminal-arg-plot = zeichnet das Ergebnis in diese Datei
terminal-arg-json = schreibt die Zahlen in diese Datei
terminal-arg-host = Adresse, auf der der Tisch steht; 0.0.0.0 lässt Handys aus deinem Netz herein
terminal-arg-port = Port, auf dem der Tisch steht
terminal-arg-no-browser = öffnet keinen Browser
terminal-arg-public = die Adresse im Internet, an der ein Proxy auf diesem Rechner die Gäste bringt (https://…)
terminal-arg-database = die PostgreSQL-Datenbank für die Tische, die sich mehrere Server teilen können (postgresql://…); auch HEXENKESSEL_DATABASE
terminal-arg-tables = wie viele Tische
terminal-arg-clients = wie viele an jedem Tisch spielen
terminal-arg-think = Sekunden Bedenkzeit je Zug
terminal-arg-attack = was ein rüpelhafter Gast dabei tut, oder all
terminal-arg-door = wer in ein Haus im Internet kommt: mit dem Link eines Tisches (link), nur mit Einladung (code), alle (open)
terminal-arg-keep-days = Tische, an denen so viele Tage nichts geschehen ist, werden abgeräumt; 0 für nie
terminal-arg-mail = schickt Briefe über diesen Server (smtp://name@server:587); das Passwort steht in HEXENKESSEL_MAIL_PASSWORD
terminal-arg-json-logs = schreibt zu allem, was geschieht, eine Zeile JSON, ohne Geheimnisse
terminal-arg-uses = für so viele Leute
terminal-arg-days = so viele Tage lang gültig
terminal-arg-id = der Tisch: das Ende seines Links
terminal-arg-number = die Nummer des Platzes, 1 ist der erste
terminal-arg-faults = zerbricht Server, Leitungen, Platte und Uhr, während Leute und Bots spielen, mit den Tischen in sqlite oder postgres, und sagt, was aus den Zügen wurde
terminal-arg-kills = so viele Prozesse werden dabei abgeschossen
terminal-arg-servers = wie viele Server sich die Datenbank teilen
terminal-arg-climb = lässt immer mehr Züge in der Sekunde machen, bis jemand zu lange wartet, und sagt, wie viele es waren: jedes Spiel für sich und alle gemischt (all)
terminal-arg-rate = nur so viele Züge in der Sekunde, statt immer mehr
terminal-arg-idle = so viele Tische stehen dabei, an denen niemand zieht
terminal-arg-together = alle an einem Tisch kommen über denselben Server
terminal-arg-out = der Ordner; mit games-of bleiben die Partien, die schon dort sind
terminal-arg-check = schreibt nichts, sondern prüft, ob das Geschriebene noch stimmt
terminal-arg-peers = misst zum Vergleich auch OpenSpiel

## Die Spiele

terminal-game = { $title } ({ $id }), { $min } bis { $max } Personen
terminal-game-option = --option { $id }=… { $label }: { $values }
terminal-game-seat = die Nummer eines Platzes
terminal-game-default = (sonst { $value })
# Für $min bis $max Personen.
terminal-game-only =
    { $max ->
        [one] allein
       *[other] mit { $min } bis { $max } Personen
    }
terminal-game-needs = bei { $option }={ $value }
terminal-game-level = Stufe { $id } ({ $label }): { $rating }

## Eigene Inhalte

terminal-content-exported = Der Inhalt von { $title } steht jetzt in { $file }. Trag ein, was auf deinen Karten steht, und setz ihn mit „hexenkessel content use“ ein.
terminal-content-fine = { $file } ist in Ordnung: { $title }, Inhalt { $hash }.
terminal-content-used = { $title } wird ab jetzt mit { $file } gespielt (Inhalt { $hash }).
terminal-content-reset = { $title } wird wieder mit unserem Inhalt gespielt.
terminal-content-kept = Deine Datei ist noch da: { $file }
terminal-new-made =
    { $place } ist angelegt, und man kann es spielen.
    Richte es mit „pip install -e { $place }“ ein; dann sagt „hexenkessel check { $game }“, was fehlt,
    und „hexenkessel play { $game }“ deckt den Tisch. Das README darin sagt, womit du anfängst.
terminal-words-fine = Alle Wortlisten sind vollständig.

## Was schiefgehen kann

terminal-error-unknown-command = Den Befehl „{ $command }“ gibt es nicht. „hexenkessel --help“ zeigt alle.
terminal-error-unknown-option = Die Angabe { $option } gibt es hier nicht. „hexenkessel { $command } --help“ zeigt alle.
terminal-error-too-much = Mit „{ $token }“ weiß dieser Befehl nichts anzufangen. „hexenkessel { $command } --help“ zeigt, was geht.
terminal-error-missing = Es fehlt { $option }. „hexenkessel { $command } --help“ zeigt, was dazugehört.
terminal-error-new-name = „{ $game }“ kann keine Kennung sein: Kleinbuchstaben, Ziffern und _, zuerst ein Buchstabe.
terminal-error-new-there = { $place } gibt es schon, oder ein Spiel hat diese Kennung. Nimm eine andere.
terminal-error-language = Auf „{ $lang }“ sprechen wir nicht. Möglich: { $known }.
terminal-error-bad-value = „{ $value }“ passt nicht zu { $option }. „hexenkessel { $command } --help“ zeigt, was geht.
terminal-error-command-line = Dieser Aufruf ist nicht zu verstehen: { $problem }
terminal-error-option-form = „{ $option }“ ist keine Abmachung. Schreib sie so: --option name=wert.
terminal-error-no-such-level = Die Stufe „{ $level }“ gibt es nicht. Nimm eine von diesen: { $known }.
terminal-error-bots-count =
    { $given ->
        [one] { $given } Stufe passt
       *[other] { $given } Stufen passen
    } nicht zu { $bots ->
        [one] einem Bot
       *[other] { $bots } Bots
    }. Gib eine für alle an oder für jeden eine.
terminal-error-no-such-seat = Platz { $seat } gibt es nicht. Nimm 1 bis { $players }.
terminal-error-names-count = { $given } Namen sind zu viele: Hier sitzen nur { $players }.
terminal-error-seat-form = „{ $seat }“ ist kein Platz. Nimm eine Zahl (1) oder einen Buchstaben (A).
terminal-error-link-form = „{ $link }“ ist kein Link zu einem Tisch. So sieht einer aus: http://192.168.0.17:8713/t/k7wq2m9xabcd.
terminal-error-unreachable = Unter { $address } meldet sich kein Hexenkessel. Prüfe den Link und ob der Server läuft.
terminal-error-other-game = An diesem Tisch wird „{ $found }“ gespielt, nicht „{ $wanted }“. Nenne das richtige Spiel oder gar keines.
terminal-error-not-together = { $first } und { $second } passen nicht zusammen: Der Tisch eines Servers ist schon gedeckt.
terminal-error-seat-gone = Dieser Platz gehört dir nicht mehr; wer den Tisch eröffnet hat, kann ihn freigeben. Derselbe Befehl setzt dich neu hin.
terminal-error-nothing-kept = Keine Partie wartet auf dich. „hexenkessel play“ beginnt eine neue.
terminal-error-no-file = Die Datei { $file } gibt es nicht. Prüfe den Namen.
terminal-error-unreadable = Die Datei { $file } lässt sich nicht lesen. Prüfe, ob es eine Textdatei ist und ob du sie öffnen darfst.
terminal-error-unwritable = Die Datei { $file } lässt sich nicht schreiben. Nimm einen anderen Ort.
terminal-error-file-exists = Die Datei { $file } gibt es schon. Nimm einen anderen Namen; überschrieben wurde nichts.
terminal-error-in-file = { $file }: { $problem }
terminal-interrupted = Unterbrochen.
