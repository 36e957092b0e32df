### Was die Lektionen von My Game sagen, deutsch: höchstens zwei Sätze, jeder mit höchstens 140 Zeichen.

my_game-lesson-first = Die ersten Kiesel
    .about = Wie man nimmt, und worauf man achtet.
my_game-lesson-first-welcome = Willkommen! In der Schale liegen { $pebbles } Kiesel, und der letzte ist { $bonus } mehr wert.
my_game-lesson-first-take = Du nimmst einen, zwei oder drei. Nimm jetzt drei.
my_game-lesson-first-take-wrong = Das ist auch erlaubt. Nimm es zurück und versuch es mit dreien.
my_game-lesson-first-again = Jetzt bist du wieder dran: Nimm, so viele du magst.
my_game-lesson-first-tip = Ein Tipp: Wer vier Kiesel übrig lässt, bekommt den letzten.
