### Alles, was My Game sagt, deutsch. $name ist jemand am Tisch; $pebbles und $bonus kommen aus dem Inhalt.

my_game-title = My Game
my_game-tagline = Wer nimmt den letzten Kiesel?
my_game-about = Nimm einen, zwei oder drei Kiesel aus der Schale. Der letzte ist { $bonus } mehr wert.

my_game-move-take =
    { $count ->
        [one] Einen Kiesel nehmen
       *[other] { $count } Kiesel nehmen
    }

my_game-reason-last = Das ist der letzte Kiesel.
my_game-reason-pebbles = Du nimmst gleich mehr.
my_game-reason-trap = Es bleiben { $left }: Die kann niemand auf einmal nehmen.

my_game-ask-take =
    .you = Wie viele Kiesel nimmst du?
    .other = { $name } nimmt Kiesel.

my_game-refuse-too-many =
    { $left ->
        [one] Es ist nur noch ein Kiesel da.
       *[other] Es sind nur noch { $left } Kiesel da.
    }

my_game-event-took =
    .you =
        { $count ->
            [one] Du nimmst einen Kiesel; übrig: { $left }.
           *[other] Du nimmst { $count } Kiesel; übrig: { $left }.
        }
    .other =
        { $count ->
            [one] { $name } nimmt einen Kiesel; übrig: { $left }.
           *[other] { $name } nimmt { $count } Kiesel; übrig: { $left }.
        }
my_game-event-over =
    .you =
        { $winners ->
            [one] Du gewinnst mit { $points } Punkten.
           *[other] Du gewinnst gemeinsam mit { $name }, mit je { $points } Punkten.
        }
    .other =
        { $winners ->
            [one] { $name } gewinnt mit { $points } Punkten.
           *[other] { $name } gewinnen gemeinsam mit je { $points } Punkten.
        }

my_game-ending-bowl-empty = Die Schale ist leer.

my_game-thing-bowl = Schale
    .help = { $pebbles } Kiesel am Anfang. Mit dem letzten ist das Spiel zu Ende (MG-4.1).
my_game-thing-taken = Kiesel
    .help = Was alle bisher genommen haben (MG-4.2).

my_game-problem-pebbles = Hier sind { $count } Kiesel, es müssen aber { $wanted } sein.
my_game-problem-agenda = Genau solange Kiesel da sind, ist jemand am Zug.

## Am Ende: woher die Punkte kommen

my_game-sheet-pebbles = Kiesel
my_game-sheet-last = Der letzte Kiesel
