### Worte des Tischservers, deutsch. Gründe aus dem Spiel selbst stehen in den Worten des Spiels.
### Zahlen kommen als ganze Zahlen; Plätze zählen hier ab 1.

## Start

table-ready = Der Tisch ist gedeckt: { $address }
table-ready-network = Handys im selben Netz erreichen ihn unter { $address }; eröffne einen Tisch und teile seinen Link.
table-ready-public = Das Haus ist offen: { $address }. Wer herein soll, bekommt eine Einladung: hexenkessel landlord invite --port { NUMBER($port, useGrouping: 0) }
table-ready-stop = Strg-C beendet den Abend. Nichts geht verloren.
table-no-passkeys = Ohne das Paket „webauthn“ gibt es in diesem Haus keine Passkeys: Installiere hexenkessel mit [public].
table-error-address = „{ $host }“ mit Port { NUMBER($port, useGrouping: 0) } ist keine Adresse, unter der dieser Rechner zu erreichen ist. Wähle eine andere mit --host und --port.
table-error-public-address = „{ $address }“ ist keine Adresse im Internet. Sie sieht aus wie https://hexen.example, ohne etwas dahinter.
table-error-folder-in-use = Ein anderer Server benutzt { $folder } schon. Spiel dort weiter oder wähle mit --data einen anderen Ordner.
table-error-damaged = Das Protokoll des Tisches { $table } ist beschädigt. Es blieb, wie es ist; mach einen neuen Tisch auf.
table-error-foreign-database = { $file } ist keine Tischdatei von uns, oder sie ist beschädigt. Sie blieb, wie sie ist; wähle mit --data einen anderen Ordner.
table-error-newer-database = { $file } stammt von einer neueren Version von Hexenkessel. Die Datei blieb, wie sie ist; aktualisiere Hexenkessel oder wähle mit --data einen anderen Ordner.
table-error-disk-full = Auf dem Datenträger von { $folder } ist kein Platz mehr. Schaffe etwas Platz und starte neu; verloren ist nichts.
table-error-no-database = Die Datenbank lässt sich nicht öffnen: { $reason }. Läuft sie, und stimmen Adresse, Name und Passwort?
table-error-database-address = Eine Datenbank hat eine Adresse wie postgresql://name@rechner/datenbank, und „{ $address }“ ist keine.
table-error-no-asyncpg = Für eine PostgreSQL-Datenbank braucht es das Paket asyncpg: pip install "hexenkessel[postgres]".
table-error-no-postgres = Dafür braucht es Debians Paket postgresql (apt install postgresql).
table-moving = { $tables } von { $all } Tischen
table-moved = Umgezogen und Zeile für Zeile verglichen: { $tables ->
        [one] ein Tisch
       *[other] { $tables } Tische
    }, { $guests ->
        [one] ein Gast
       *[other] { $guests } Gäste
    }. Das alte Haus steht noch, wie es war.
table-error-no-backup = Unter { $file } liegt keine Sicherung.
table-error-file-there = { $file } gibt es schon und wurde nicht angerührt. Nimm einen anderen Namen.
table-error-no-backup-file = { $file } ließ sich nicht schreiben: { $reason }.
table-error-house-there = Es gibt hier schon ein Haus ({ $place }), es wurde nicht angerührt. Eine Sicherung kommt nur in einen leeren Ordner oder in eine leere Datenbank.
table-backed-up = { $file }: { $tables ->
        [one] ein Tisch
       *[other] { $tables } Tische
    } mit { $rows } Zeilen, durchgesehen. Hüte sie wie das Haus: Darin stehen die Geheimnisse laufender Partien.
table-restored = Das Haus ist wieder da: { $tables ->
        [one] ein Tisch
       *[other] { $tables } Tische
    } mit { $rows } Zeilen.
table-error-no-landlord = In { $folder } liegt kein Schlüssel für den Hauswirt. Ein Server macht ihn, wenn er mit --public gestartet wird; nenne seinen Ordner mit --data.
table-error-no-server = Am Port { NUMBER($port, useGrouping: 0) } dieses Rechners antwortet kein Server. Nenne einen anderen mit --port.
table-landlord-house = Tür: { $doors ->
        [open] offen für alle
        [code] nur mit Einladung
       *[link] mit dem Link eines Tisches
    }. { $tables ->
        [one] Ein Tisch wird
       *[other] { $tables } Tische werden
    } aufbewahrt, { $guests ->
        [one] ein Gast ist
       *[other] { $guests } Gäste sind
    } bekannt. Im Speicher, mit denen, die da sind + wer zuschaut:
table-landlord-lobby = noch nicht begonnen
table-landlord-playing = läuft
table-landlord-over = zu Ende
table-landlord-closed = Tisch { $table } ist weg, mit allem, was dazugehört.
table-landlord-shut-out = Wer auf Platz { $seat } saß, ist kein Gast dieses Hauses mehr. Der Platz ist frei.
table-error-no-house = In { $folder } sind keine Tische. Nenne den Ordner mit --data.
table-error-moved-badly = In der Datenbank steht unter „{ $table }“ etwas anderes als im alten Haus. Geändert wurde daran nichts; nimm eine leere Datenbank.

## Warum etwas nicht geht

table-error-no-guest = Die Tür ist zu. Öffne die Adresse, die der Server beim Start zeigt, oder den Link eines Tisches.
table-error-shut-out = Neue Gäste von deiner Adresse werden im Moment nicht eingelassen.
table-error-not-invited = In diesem Haus eröffnen nur eingeladene Gäste Tische. Bitte den Hauswirt um eine Einladung.
table-error-host = Unter dieser Adresse ist hier niemand zu Hause. Öffne die, die der Server beim Start zeigt.
table-error-origin = Eine andere Seite wollte für dich sprechen. Sie wurde nicht eingelassen.
table-error-no-token = Dafür brauchst du deinen Platz am Tisch. Setz dich zuerst.
table-error-no-file = Hier ist nichts.
table-error-no-game = Dieses Spiel gibt es hier nicht. Es gibt: { $known }.
table-error-no-address = Handys erreichen diesen Server nicht: Er hört nur auf diesen Rechner. Starte ihn mit --host 0.0.0.0.
table-error-request = Das war nicht zu lesen. Lade die Seite neu und versuch es noch einmal.
table-error-too-large = Das ist zu viel auf einmal.
table-error-too-fast = Etwas langsamer, bitte: Das war zu viel in kurzer Zeit.
table-error-record-large = Eine Aufzeichnung hat höchstens { $most } Kilobyte. Diese ist größer.
table-error-record-unplayable = Diese Aufzeichnung lässt sich nicht spielen. Etwas an ihrer Stellung passt nicht zusammen.
table-error-replay-large = Nachgespielt wäre diese Partie größer als { $most } Megabyte. Mehr kann eine Seite nicht zeigen.
table-error-too-long = Diese Partie nachzuspielen hat mehr als { $seconds } Sekunden Rechenzeit gebraucht und wurde abgebrochen, damit niemand sonst warten muss.
table-error-too-many-guests = Von hier kamen in kurzer Zeit zu viele neue Gäste. Warte eine Minute und öffne den Link noch einmal.
table-error-too-many-tables = Du hast schon { $most } offene Tische. Bring erst einen zu Ende.
table-error-too-many-reviews = Es werden schon { $most } deiner Partien besprochen. Warte, bis eine fertig ist, oder halte eine an.
table-error-no-puzzle = Dieses Rätsel gibt es nicht.
table-error-no-review = Diese Besprechung gibt es hier nicht (mehr). Beginne sie noch einmal.
table-error-no-place = An dieser Stelle gab es nichts zu entscheiden, oder nicht so.
table-error-not-stored = Das ließ sich nicht speichern; vielleicht ist der Datenträger voll. Geändert hat sich nichts. Versuch es noch einmal.
table-error-stale = Jemand war schneller. Sieh auf den Tisch und versuch es noch einmal.
table-error-log-full = An diesem Tisch ist genug geändert worden. Die Partie geht weiter, aber mehr lässt sich nicht ändern oder zurücknehmen. Mach einen neuen Tisch auf.
table-error-inside = Im Server ist etwas schiefgegangen. Geändert hat sich nichts; versuch es noch einmal.
table-error-name = Ein Name hat 1 bis { $most } Zeichen, ohne Steuerzeichen.
table-error-animal = Dieses Bild gibt es nicht. Es gibt: { $known }.
table-error-colour = Es gibt nur { $most } Farben.
table-error-colour-taken = Diese Farbe hat schon { $name }.
table-error-no-code = Dieser Code gilt nicht, oder nicht mehr: Jeder gilt zehn Minuten und für ein Gerät. Hol dir auf dem anderen Gerät einen neuen.
table-error-passkey = Dieser Passkey öffnet hier nichts. Versuch es noch einmal, oder nimm einen anderen.
table-error-no-such-passkey = Diesen Passkey hast du hier nicht, oder nicht mehr.
table-error-too-many-passkeys = Mehr als { $most } Passkeys passen nicht an deinen Schlüsselbund. Entferne erst einen, den du nicht mehr brauchst.
table-error-too-many-invited = Zu diesem Tisch sind schon { $most } eingeladen. Schick den anderen den Link.
table-error-no-friend = Mit dieser Person hast du hier noch nicht gespielt.
table-error-no-seat = Platz { $seat } gibt es nicht; dieser Tisch hat { $seats }.
table-error-seat-taken = Platz { $seat } ist besetzt.
table-error-seat-open = Auf Platz { $seat } sitzt niemand.
table-error-seats-taken = Bei { $players } Plätzen könnten nicht alle bleiben, die hier sitzen. Mach erst die letzten Plätze frei.
table-error-seats-open =
    { $seats ->
        [one] Ein Platz ist noch frei. Warte auf jemanden oder setz einen Bot dazu.
       *[other] { $seats } Plätze sind noch frei. Warte auf jemanden oder setz Bots dazu.
    }
table-error-not-host = Das kann nur, wer den Tisch eröffnet hat.
table-error-not-seated = Das kann nur, wer an diesem Tisch sitzt.
table-error-not-your-seat = Das ist nicht dein Platz.
table-error-started = Die Partie hat begonnen; das lässt sich nicht mehr ändern.
table-error-not-started = Die Partie hat noch nicht begonnen.
table-error-over = Die Partie ist zu Ende.
table-error-not-over = Die Partie ist noch nicht zu Ende.
table-error-push-service = Diesen Dienst für Mitteilungen kennt das Haus nicht.
table-error-no-push = Dieses Haus kann geschlossenen Browsern nichts mitteilen.
table-error-no-mail = Dieses Haus verschickt keine Briefe.
table-error-mail-address = Das ist keine E-Mail-Adresse.
table-error-mail-not-sent = Der Brief ließ sich gerade nicht abschicken. Versuch es später noch einmal.
table-error-mail-server = --mail braucht einen Server wie smtp://name@mail.example.org:587?from=name@example.org; das Passwort gehört in { $variable }.
table-error-mail-needs-public = Briefe enthalten Links: --mail braucht auch --public https://…
table-error-zone = Diese Zeitzone ist unbekannt.
table-error-vacation =
    { $days ->
        [0] Für dieses Jahr hast du keinen Urlaub mehr.
        [one] Du hast noch einen Urlaubstag in diesem Jahr.
       *[other] Du hast noch { $days } Urlaubstage in diesem Jahr.
    }
table-error-has-time = Die Uhr von Platz { $seat } läuft noch. Was geschieht, wenn sie abgelaufen ist, habt ihr vereinbart.
table-error-not-gone = Platz { $seat } lässt sich erst frei machen, wenn dort lange niemand mehr war.
table-error-level = Einen Bot dieser Stufe gibt es nicht. Es gibt: { $known }.
table-error-frame = Diese Nachricht war nicht zu lesen. Lade die Seite neu.
table-error-no-row = Das Protokoll dieses Tisches hat { $last } Zeilen; Zeile { $seq } gibt es nicht.
table-error-no-hint = Gerade gibt es nichts, wozu ein Tipp möglich wäre.
table-error-closed = Der Server hat diese Verbindung geschlossen ({ NUMBER($code, useGrouping: 0) }).

## Warum ein Wunsch nicht erfüllt wurde

table-reject-illegal = Das ist jetzt nicht erlaubt.
table-reject-stale = Die Partie ist inzwischen weitergegangen. Sieh noch einmal hin und entscheide neu.
table-reject-not-your-seat = Das ist nicht dein Platz.
table-reject-not-playing = An diesem Tisch läuft keine Partie.
table-reject-bot-plays = Ein Bot spielt für dich. Nimm erst deinen Platz zurück.
table-reject-lesson-listen = Hör erst zu: Geh mit „Weiter“ zum nächsten Schritt.
table-reject-lesson-astray = Nimm erst zurück, was du gespielt hast.
table-reject-nothing-to-undo = Es gibt nichts zurückzunehmen.
table-reject-nothing-to-redo = Es ist nichts zurückgenommen, was du doch noch machen könntest.
table-reject-no-such-ask = Darum bittet niemand mehr.
table-reject-not-absent = Dort fehlt niemand.
table-reject-has-time = Die Uhr läuft noch. Was geschieht, wenn sie abgelaufen ist, habt ihr vereinbart.
table-reject-too-soon = Das war eben erst. Lass etwas Zeit zum Wiederkommen.
table-reject-no-such-level = Einen Bot dieser Stufe gibt es nicht.
table-reject-log-full = An diesem Tisch ist genug geändert worden. Die Partie geht weiter, aber mehr lässt sich nicht ändern oder zurücknehmen. Mach einen neuen Tisch auf.
table-reject-not-stored = Das ließ sich nicht speichern; vielleicht ist der Datenträger voll. Geändert hat sich nichts. Versuch es noch einmal.
table-reject-too-fast = Nicht alles auf einmal: Warte ein paar Sekunden.
table-reject-no-such-phrase = Das kann hier niemand sagen.

## Was man sich am Tisch sagen kann

table-phrase-hello = 👋 Hallo zusammen!
table-phrase-good-luck = 🍀 Viel Glück!
table-phrase-one-moment = ⏳ Einen Moment noch.
table-phrase-back = Da bin ich wieder.
table-phrase-your-turn = Du bist dran!
table-phrase-take-your-time = ☕ Lass dir Zeit.
table-phrase-well-played = Gut gespielt!
table-phrase-good-move = 👍 Schöner Zug!
table-phrase-thanks = ❤️ Danke!
table-phrase-sorry = Tut mir leid!
table-phrase-oops = 🙈 Hoppla!
table-phrase-bad-luck = So ein Pech!
table-phrase-hm = 🤔 Hm …
table-phrase-wow = 😮 Oha!
table-phrase-haha = 😂 Haha!
table-phrase-oh-no = 😱 Oh nein!
table-phrase-hooray = 🎉 Juhu!
table-phrase-applause = 👏 Bravo!
table-phrase-good-game = 🧙 Schönes Spiel!
table-phrase-again = Noch eine Runde?
table-phrase-bye = 🌙 Gute Nacht!
