### Worte der Seite, deutsch.

## Überall

page-close = Schließen
page-yes = Ja
page-no = Nein
page-on = an
page-off = aus
page-home = Zum Kessel
page-rules = Spielregel
page-you = du
page-guest = Gast
page-name = Dein Name
# Steht auf dem Knopf, der in die andere Sprache wechselt: in jener Sprache.

## Einstellungen

page-settings = Einstellungen
page-language = Sprache
page-theme = Aussehen
page-theme-auto = wie das Gerät
page-theme-dark = Nacht
page-theme-light = Tag
page-quick = Züge immer sofort spielen
    .help = Aus: Was du nicht allein zurücknehmen kannst, weil andere am Tisch sitzen, bestätigst du mit einer zweiten Berührung. An: Die letzte Berührung spielt immer.
page-motion = Bewegung
    .help = Karten wandern, das Rad dreht sich.
page-sound = Klang
page-alerts = Bescheid sagen
    .help = Bist du dran, während du woanders hinsiehst, meldet sich der Browser, und das Handy brummt kurz.
page-alert = Du bist dran: { $game }
page-alert-ask = Soll ich dir Bescheid sagen, wenn du wieder dran bist?
page-alert-off = Nicht mehr Bescheid sagen
page-keys = Tasten
page-key-tab = zum Tisch und wieder fort; der Tisch ist ein einziger Halt
page-key-arrows = zum nächsten Ding auf dem Tisch
page-key-enter = wählen, noch einmal: spielen
page-key-escape = Wahl zurücknehmen, Erklärung schließen
page-key-info = das Ding erklären, auf dem du bist
page-key-undo = Zug zurücknehmen
page-key-redo = Zug doch machen
page-key-hint = Tipp
page-key-keys = diese Liste

## Zu Hause

page-games = Spiele
page-players = für { $least }–{ $most }
page-minutes =
    { $least ->
        [0] { $most } Min.
       *[other] { $least }–{ $most } Min.
    }
page-weight-light = leicht
page-weight-medium = mittel
page-weight-heavy = anspruchsvoll
page-effort-rulebook = So steht es im Regelheft.
page-effort-public = So steht es in öffentlichen Quellen.
page-effort-designed = So schätzen wir es.
page-count = Gegnerinnen
page-against =
    { $bots ->
        [0] allein
        [one] ein Bot
       *[other] { $bots } Bots
    }
page-level = Stufe
page-ladder = Leiter
    .heading = Wie stark die Bots sind
    .help = Alle Stufen für „{ $game }“. Such dir deine Sprosse aus!
page-ladder-step =
    { $games ->
        [2] Spielt etwa so gut wie die Stufe darunter.
       *[other] Gewinnt etwa { $wins } von { $games } Partien gegen die Stufe darunter.
    }
page-ladder-first = Die unterste Sprosse: ein guter Anfang.
page-ladder-scale = Gemessen in Partien zu zweit: Wer { $points } Punkte mehr hat, gewinnt zwei von drei. Der Strich zeigt, wie genau wir das wissen.
page-ladder-net = Die Großmeisterin hat seitdem dazugelernt: Zu zweit ist sie meist noch stärker.
page-play-now = Sofort spielen
page-open-table = Tisch eröffnen
page-join = Mitspielen
page-join-label = Link oder Code des Tisches
page-join-go = Hingehen
page-join-empty = Gib den Link oder den Code des Tisches ein, den du bekommen hast.
page-continue = Weiterspielen
page-continue-all = Alle { $tables } Tische zeigen
page-finished = Zu Ende gespielt
page-own-yours = Du bist dran
page-own-waits = { $name } ist dran
page-own-lobby = Noch nicht begonnen, { $taken } von { $seats } da
page-own-won = Du hast gewonnen
page-own-winner = { $name } hat gewonnen
page-own-lost = Verloren
page-own-with = mit { $names }
page-own-alone = allein
page-own-delete = Tisch löschen
page-own-delete-ask = { $game }: diesen Tisch löschen
page-own-forget = Aus der Liste nehmen
page-own-forget-ask = { $game }: aus der Liste nehmen
page-just-now = eben gerade

## Du

page-me = Du
page-me-change = Name, Tier, Farbe
page-change = Ändern
page-save = Übernehmen
page-animal = Dein Bild
page-animal-cat = Katze
page-animal-owl = Eule
page-animal-raven = Rabe
page-animal-frog = Frosch
page-animal-bat = Fledermaus
page-animal-spider = Spinne
page-animal-fox = Fuchs
page-animal-deer = Hirsch
page-animal-rabbit = Hase
page-animal-snake = Schlange
page-animal-hat = Hexenhut
page-animal-mushroom = Pilz
page-colour = Deine Farbe
page-colour-1 = Schwarz
page-colour-2 = Hellblau
page-colour-3 = Gelb
page-colour-4 = Blau
page-colour-5 = Rot
page-colour-6 = Orange
page-devices = Auf einem anderen Gerät weiterspielen
    .help =
        { $devices ->
            [one] Deine Tische sind auf diesem Gerät. Ein Code holt sie auch auf dein Handy oder deinen Rechner.
           *[other] Deine Tische sind auf { $devices } Geräten. Ein Code holt sie auf noch eines.
        }
page-devices-full = Mehr als { $most } Geräte gehen nicht: Kommt noch eines dazu, wird das vergessen, das du am längsten nicht benutzt hast.
page-device-code = Code zeigen
page-device-steps = Öffne diesen Link auf dem anderen Gerät, halte dessen Kamera auf das Bild oder gib den Code dort auf der Startseite ein. Er gilt zehn Minuten, für ein Gerät.
page-device-steps-local = Gib den Code in einem anderen Browser dieses Rechners auf der Startseite ein. Er gilt zehn Minuten. Handys erreichen diesen Server noch nicht: Starte ihn mit --host 0.0.0.0.
page-device-qr = QR-Code mit dem Link für dein anderes Gerät
page-device-ask = Soll dieses Gerät dazukommen?
    .help = Der Link kommt von einem anderen Gerät. Sag nur Ja, wenn es deines ist: Danach bist du hier und dort dieselbe Person, mit allen Tischen von beiden Geräten.
page-device-yes = Ja, das bin ich
page-device-done = Willkommen, { $name }! Deine Tische sind jetzt auch hier.
page-device-code-label = Code von deinem anderen Gerät
page-passkeys = Passkeys
    .help = Ein Passkey liegt in deinem Handy oder Passwortmanager. Damit kommst du von jedem Gerät zu deinen Tischen zurück, ganz ohne Passwort.
page-passkey-name = Name des neuen Passkeys
page-passkey-name-usual = Mein Gerät
page-passkey-add = Passkey anlegen
page-passkey-added = Geschafft. Mit diesem Passkey findest du immer hierher zurück.
page-passkey-removed = „{ $name }“ öffnet hier nichts mehr. Lösch den Passkey auch dort, wo er liegt.
page-passkey-remove = „{ $name }“ entfernen
page-passkey-dates = vom { $made }, zuletzt benutzt am { $used }
page-passkey-have = Ich habe hier schon einen Passkey
page-passkey-enter = Mit Passkey anmelden
page-passkey-not = Es ist nichts passiert: Der Passkey kam nicht an.
page-passkey-there = Auf diesem Gerät liegt schon ein Passkey von dir.
page-data = Was wir von dir wissen
    .help = Name, Bild, Farbe, was du eingestellt hast, deine Geräte und Passkeys, deine Tische und Ergebnisse, mit wem du gespielt hast und wie du hören willst, dass du dran bist. Sonst nichts.
page-data-export = Als Datei speichern
page-data-forget = Alles löschen
    .help = Das alles wird gelöscht, und mit ihm die Tische, an denen sonst niemand saß. In Partien mit anderen bleiben deine Züge stehen. Das lässt sich nicht zurücknehmen.
page-data-forget-sure = Ja, alles löschen

## Die Tür

page-door-closed = Die Tür ist zu
    .help = Dieses Haus kennt deinen Browser noch nicht.
page-door-used = Dieser Link wurde schon benutzt
    .help = Der Link, den der Server beim Start zeigt, öffnet die Tür genau einem Browser, und das ist schon geschehen.
page-door-ways = So kommst du herein
page-door-table = Bitte jemanden im Haus um den Link zu einem Tisch. Wer ihn öffnet, ist Gast.
page-door-start = Läuft der Server bei dir, dann starte ihn neu: Er zeigt einen frischen Link.
page-door-passkey = Hast du hier einen Passkey? Dann bist du gleich wieder da.
page-door-device = Spielst du hier schon auf einem anderen Gerät? Tippe dort auf der Startseite auf deinen Namen und lass dir einen Code zeigen.
page-door-enter = Hinein
page-gone-help = Prüfe den Link: Der Code eines Tisches hat zwölf Zeichen. Vielleicht hat ihn auch jemand gelöscht; dann bitte um einen neuen.
page-records = Aufzeichnungen
    .help = Spiel eine gespeicherte Partie Zug für Zug nach.
page-records-open = Datei öffnen

## Vor dem Spiel

page-seats = Am Tisch
page-seats-taken = { $taken } von { $seats } Plätzen besetzt
page-seat-open = frei
page-sit = Hier sitzen
page-sit-too = Noch jemand an diesem Gerät
page-stand-up = Aufstehen
page-free-seat = Platz von { $name } frei machen
page-present = ist da
page-away = gerade nicht da
page-add-bot = Bot dazu
page-remove-bot = { $name } wegschicken
page-fill-bots = Mit Bots auffüllen
page-start = Los geht’s
page-bot-label = Bot, { $level }
# Namen für Bots, je Platz einer.
page-bot-name =
    { $seat ->
        [1] Walpurga
        [2] Morgana
        [3] Kirke
        [4] Nimue
        [5] Medea
       *[6] Jadwiga
    }
page-options = Abmachungen
page-options-host = Ändern kann das, wer den Tisch eröffnet hat.
page-players-label = Plätze
page-share = Andere einladen
page-invitation = Spielst du mit? Am Tisch ist noch Platz: { $game }.
page-copy = Link kopieren
page-copied = Der Link ist kopiert.
page-qr = QR-Code mit dem Link zu diesem Tisch
page-share-local = Handys erreichen diesen Tisch noch nicht: Der Server hört nur auf diesen Rechner. Starte ihn mit --host 0.0.0.0.
page-open = Wer darf kommen?
    .help = Wer in diesem Haus zu Gast ist, sieht offene Tische auf der Startseite und kann sich setzen.
page-open-label = Offen für
page-open-no = Eingeladene
page-open-yes = alle im Haus
page-open-told = Alle in diesem Haus finden diesen Tisch.
page-open-tables = Offene Tische
page-friends = Mit wem du schon gespielt hast
page-friends-games =
    { $games ->
        [one] ein gemeinsamer Tisch
       *[other] { $games } gemeinsame Tische
    }
page-friends-invite = Einladen
page-friends-invited = eingeladen
page-invited = Du bist eingeladen
page-invited-by = { $name } wartet auf dich
page-provenance = Woher wir das Spiel kennen
page-provenance-rulebook =
    { $count ->
        [one] Eine Angabe steht so im Regelheft.
       *[other] { $count } Angaben stehen so im Regelheft.
    }
page-provenance-public =
    { $count ->
        [one] Eine stammt aus öffentlichen Quellen.
       *[other] { $count } stammen aus öffentlichen Quellen.
    }
page-provenance-designed =
    { $count ->
        [one] Eine haben wir selbst entworfen, weil sie nirgends zu finden war.
       *[other] { $count } haben wir selbst entworfen, weil sie nirgends zu finden waren.
    }

## Am Tisch

page-opening = Der Tisch wird geholt …
page-reconnecting = Die Verbindung ist weg. Ich versuche es weiter …
page-gone = Hier geht es nicht weiter
page-board = Spieltisch
page-map-closer = Näher heran
page-map-farther = Weiter weg
page-map-whole = Die ganze Karte
page-side = Neben dem Tisch
page-chronicle = Chronik
page-chapter-before = Vor dem Spiel
page-since = Seit deinem letzten Zug
page-history = Verlauf
page-history-at = Zug { $move } von { $moves }.
page-history-back = Einen Zug zurück
page-history-on = Einen Zug weiter
page-past = Du siehst einen früheren Moment.
page-past-back = Zurück ins Jetzt
page-table-watching = Du schaust zu.
page-watching-only = Du schaust zu; spielen kann nur, wer am Tisch sitzt.
page-touch-can = wählbar
page-choose = Wähle, was leuchtet.
# Für die Ohren, statt „was leuchtet“
page-picked = { $count } von { $wanted } gewählt.
page-offered =
    { $more ->
        [0] Zur Wahl: { $names }.
        [one] Zur Wahl: { $names } und noch eins.
       *[other] Zur Wahl: { $names } und { $more } weitere.
    }
page-wait = Gleich geht es weiter.
page-hint = Tipp
page-say = Etwas sagen
page-say-mute = Wen möchtest du nicht hören?
page-say-muted = { $name } stumm
page-hint-later = Tipps gibt es, wenn du am Zug bist.
page-thoughts = Was eine gute Hexe hier erwägt
page-prospect =
    { $points ->
        [one] { $chance } % Gewinnchance, etwa ein Punkt
       *[other] { $chance } % Gewinnchance, etwa { $points } Punkte
    }
page-as-good = ebenso gut
page-undo = Zurücknehmen
page-undo-ask = Zurücknehmen?
page-undo-turn = Zug von vorn
page-redo = Doch machen
page-undo-what = Das alles zurücknehmen?
page-undo-crosses = Damit gehst du hinter deinen Zug zurück. Das wird ungeschehen:
page-undo-yes = Zurücknehmen
page-undo-no = Dabei lassen
page-more = und { $count } mehr
page-several = { $count ->
        [one] Das nehmen
       *[other] Diese { $count } nehmen
    }
page-several-full = { $count ->
        [one] Eins ist schon gewählt; berühre es, um es zurückzulegen.
       *[other] { $count } sind schon gewählt; berühre eins davon, um es zurückzulegen.
    }
page-refused = Das geht jetzt nicht
page-skip = Berühre den Tisch, um vorzuspringen.
page-forced = Etwas anderes war nicht möglich.
page-hand-over = Gib das Gerät an { $name }
page-hand-over-go = Ich bin { $name }
page-ask-undo = { $name } möchte den letzten Zug zurücknehmen. Bist du einverstanden?
page-ask-takeover = { $name } schlägt vor, dass ein Bot ({ $level }) für { $absent } weiterspielt. Bist du einverstanden?
page-ask-free = { $name } schlägt vor, den Platz von { $absent } frei zu machen. Wer sich dort hinsetzt, sieht die Hand, die liegen blieb. Bist du einverstanden?
page-ask-wait = Der Tisch stimmt ab …
page-absent = { $name } ist gerade nicht da.
page-takeover = Bot einspringen lassen
page-bot-plays-you = Ein Bot spielt für dich.
page-giveback = Selbst weiterspielen
page-rematch-open = Die Revanche steht bereit.
page-rematch-go = Zur Revanche

## In der Chronik

page-row-joined =
    .you = Du setzt dich als { $name }.
    .other = { $name } setzt sich.
page-row-named =
    .you = Du heißt jetzt { $name }.
    .other = Hier sitzt jetzt { $name }.
page-row-bot =
    .you = { $name } setzt sich ({ $level }).
    .other = { $name } setzt sich ({ $level }).
page-row-left =
    .you = Du stehst auf.
    .other = { $name } steht auf.
page-row-freed =
    .you = Dein Platz ist wieder frei.
    .other = Der Platz von { $name } ist wieder frei.
page-row-undo =
    .you = Du nimmst etwas zurück.
    .other = { $name } nimmt etwas zurück.
page-row-redo =
    .you = Du machst den Zug doch.
    .other = { $name } macht den Zug doch.
page-row-ask =
    .you = Du fragst den Tisch.
    .other = { $name } fragt den Tisch.
page-row-takeover =
    .you = Ein Bot spielt für dich ({ $level }).
    .other = Ein Bot spielt für { $name } ({ $level }).
page-row-giveback =
    .you = Du spielst wieder selbst.
    .other = { $name } spielt wieder selbst.
page-row-said =
    .you = Du: { $phrase }
    .other = { $name }: { $phrase }
page-row-rematch = Eine Revanche wird eröffnet.

## Am Ende und danach

page-result = Ergebnis
page-place = { $place }.
page-winner = hat gewonnen
page-together = Zusammen
page-tie = Bei Gleichstand: { $row }
page-why-margin =
    .you =
        { $points ->
            [one] Du liegst einen Punkt vor { $other }.
           *[other] Du liegst { $points } Punkte vor { $other }.
        }
    .other =
        { $points ->
            [one] { $name } liegt einen Punkt vor { $other_you ->
                [true] dir
               *[other] { $other }
            }.
           *[other] { $name } liegt { $points } Punkte vor { $other_you ->
                [true] dir
               *[other] { $other }
            }.
        }
page-why-row = Den größten Unterschied macht: { $row } ({ $first } zu { $second }).
page-why-tie = Die Punkte sind gleich, also entscheidet: { $row } ({ $first } zu { $second }).
page-why-equal =
    { $points ->
        [one] Ganz vorn sind die Punkte gleich: je einer.
       *[other] Ganz vorn sind die Punkte gleich: je { $points }.
    }
page-race = So liefen die Punkte
page-race-label = Punkte im Verlauf der Partie, am Ende: { $points }.
page-race-moves =
    { $moves ->
        [one] ein Zug
       *[other] { $moves } Züge
    }
page-deeds = Was den Ausschlag gab
page-deeds-weighing = Bisher nach Punkten; was Gewinnchancen gekostet hat, wird gerade durchdacht ({ $percent } %).
page-deed-lead =
    .you = Du gehst in Führung und gibst sie nicht mehr ab.
    .other = { $name } geht in Führung und gibt sie nicht mehr ab.
page-deed-end =
    .you = Die Schlusswertung bringt dich nach vorn.
    .other = Die Schlusswertung bringt { $name } nach vorn.
page-deed-swing =
    .you =
        { $points ->
            [one] Du holst einen Punkt.
           *[other] Du holst { $points } Punkte auf einen Schlag.
        }
    .other =
        { $points ->
            [one] { $name } holt einen Punkt.
           *[other] { $name } holt { $points } Punkte auf einen Schlag.
        }
page-deed-loss =
    .you =
        { $points ->
            [one] Du verlierst einen Punkt.
           *[other] Du verlierst { $points } Punkte auf einen Schlag.
        }
    .other =
        { $points ->
            [one] { $name } verliert einen Punkt.
           *[other] { $name } verliert { $points } Punkte auf einen Schlag.
        }
page-deed-move = Zug { $move } ansehen
page-rematch = Revanche
page-share-result = Ergebnis teilen
page-share-copied = In der Zwischenablage: Du kannst es überall einfügen.
page-replay = Partie ansehen
page-replay-loading = Die Partie wird noch einmal aufgebaut …
page-replay-none = Diese Partie lässt sich nicht ansehen.
page-replay-table = Zum Tisch
page-replay-share = Diese Stelle teilen
page-replay-hidden = { $name } entscheidet verdeckt.
page-replay-move = { $name }: { $move }
page-replay-back = Eine Runde zurück
page-replay-on = Eine Runde weiter
page-speed = Tempo
    .help = Wie schnell Bots und Wiederholungen gezeigt werden. Das Ende von Stich, Runde und Zug bleibt etwas länger liegen; eine Berührung springt vor.
page-speed-slow = langsam
page-speed-normal = normal
page-speed-fast = schnell
page-speed-asked = bis zur Frage
page-seeing = Wer schaut?
    .help = Nach dem Ende ist nichts mehr geheim. Schau allen in die Karten, oder sieh die Partie so, wie jemand am Tisch sie gesehen hat.
page-seeing-all = Alles offen
page-hands = Auf der Hand
page-export = Aufzeichnung speichern
page-proof = War das Mischen fair?
    .help = Vor dem Austeilen hat sich der Server auf eine geheime Zahl festgelegt. Jetzt liegt sie offen, und alles lässt sich nachrechnen.
page-proof-check = Nachprüfen
page-proof-good = Alles stimmt: Die Zahl passt zur Festlegung, und aus ihr entsteht genau diese Partie.
page-proof-bad = Das passt nicht zusammen. Diesem Mischen ist nicht zu trauen.
page-proof-commitment = Vorher festgelegt
page-proof-secret = Geheimzahl
page-record-begin = So wurde ausgeteilt.
page-play = Abspielen
page-pause = Anhalten

## Was schiefgehen kann

page-offline = Kein Netz. Du siehst, was ich zuletzt wusste; gespielt wird, sobald es wieder da ist.
page-error-offline = Der Server antwortet nicht. Läuft er noch?
page-error-answer = Der Server hat etwas geantwortet, das ich nicht verstehe. Lade die Seite neu.
page-error-closed = Dieser Tisch lässt sich nicht öffnen. Lade die Seite neu oder fang einen anderen an.
page-error-seat-lost = Dein Platz an diesem Tisch ist vergeben. Du kannst zuschauen.

## Die eigene Statistik

page-percent = { $share } %
page-statistics = Deine Statistik
page-statistics-none = Hier steht noch nichts. Spiel eine Partie zu Ende, dann siehst du, wie es dir ergeht.
page-statistics-all = Alle
page-statistics-game = Spiel
page-statistics-players = Am Tisch
page-statistics-games = Partien
page-statistics-wins = Siege
page-statistics-place = Platz
page-statistics-most = Höchststand
page-statistics-accuracy = Genauigkeit
page-statistics-first = vorn
page-statistics-last = hinten
page-statistics-course = Im Lauf der Zeit
    .help = Jeder Punkt ist eine Partie, gefüllt heißt gewonnen. Die Linie geht durch den Schnitt der letzten { $games }.
    .accuracy = Gestrichelt: deine Genauigkeit in besprochenen Partien, oben sind 100 %.
page-statistics-label =
    { $games ->
        [one] Eine Partie im Lauf der Zeit
       *[other] { $games } Partien im Lauf der Zeit
    }, davon gewonnen: { $wins }.
page-statistics-by-game = Nach Spiel und Zahl am Tisch
page-statistics-row =
    { $players ->
        [one] { $game }, allein
       *[other] { $game }, zu { $players ->
            [2] zweit
            [3] dritt
            [4] viert
            [5] fünft
           *[other] sechst
        }
    }
page-statistics-latest = Zuletzt
page-statistics-export = Als CSV speichern
page-statistics-forget = Statistik löschen
    .help = Alle Ergebnisse verschwinden, auch auf deinen anderen Geräten. Die Tische bleiben.
page-statistics-forget-sure = Ja, alles löschen
