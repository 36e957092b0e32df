### Bedenkzeit, Urlaub, und was geschieht, wenn die Zeit um ist

## Was im Wartezimmer vereinbart wird

clock-heading = Bedenkzeit
clock-per = Wie viel Zeit haben alle?
clock-per-none = Keine Uhr
clock-per-turn = Je Zug
clock-per-game = Für die ganze Partie
clock-how-long = Zeit
# 3 Tage
clock-time =
    { $unit ->
        [day]
            { $count ->
                [one] 1 Tag
               *[other] { $count } Tage
            }
        [hour]
            { $count ->
                [one] 1 Stunde
               *[other] { $count } Stunden
            }
        [minute]
            { $count ->
                [one] 1 Minute
               *[other] { $count } Minuten
            }
       *[second]
            { $count ->
                [one] 1 Sekunde
               *[other] { $count } Sekunden
            }
    }
# Neben einem Kopf am Tisch ist wenig Platz.
clock-short =
    { $unit ->
        [day] { $count } T
        [hour] { $count } h
        [minute] { $count } min
       *[second] { $count } s
    }
clock-turn-help = Ein Zug ist alles, was du tust, bis jemand anders gefragt ist. Zurücknehmen bringt keine Zeit zurück.
clock-game-help = Zu jedem Zug kommt etwas dazu ({ $bonus }). Ist alles aufgebraucht, gibt es je Zug noch { $overtime }.
clock-then = Wenn die Zeit um ist …
clock-then-move = zieht ein Bot
clock-then-seat = spielt ein Bot weiter
clock-then-wait = wartet die Partie
clock-then-move-help = Ein Bot macht nur diesen Zug; danach bist du wieder selbst dran.
clock-then-seat-help = Ein Bot spielt für dich, bis du wiederkommst. Das darfst du jederzeit.
clock-then-wait-help = Niemand zieht für dich; aber die anderen dürfen beschließen, dass ein Bot einspringt.
clock-fair = Ist das Haus geschlossen, steht die Uhr.
clock-agreed =
    { $per ->
        [turn] { $time } je Zug.
       *[game] { $time } für die ganze Partie.
    }

## Am Tisch

clock-left = Noch { $time }
clock-late-you-move = Deine Zeit ist um. Gleich zieht ein Bot, wenn du es nicht vorher tust.
clock-late-you-wait = Deine Zeit ist um. Die anderen dürfen jetzt einen Bot einspringen lassen.
clock-late-other = Die Zeit von { $name } ist um.
clock-up = Zeit um

page-row-expired =
    .you = Deine Zeit ist um.
    .other = Die Zeit von { $name } ist um.
terminal-event-table-expired =
    .you = Deine Zeit ist um.
    .other = Die Zeit von { $name } ist um.
