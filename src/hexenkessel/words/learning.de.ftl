### Lektionen und Merkzettel, für Seite, Server und Terminal, deutsch.

## Auf der Seite

learning-learn = Lernen
learning-choose = Welche Lektion?
learning-guide = Deine Lehrhexe
learning-step = Schritt { $step } von { $steps }
learning-own = Lektion „{ $title }“, Schritt { $step } von { $steps }
learning-on = Weiter
learning-back = Zurück
learning-show = Zeig’s mir
learning-leave = Lektion beenden
learning-leave-help = Du kannst später weitermachen: Die Lektion bleibt bei deinen Tischen stehen.
learning-watch = Schau zu, was die anderen tun …
learning-take-back = Zurücknehmen
learning-play-on = Von hier weiterspielen
learning-shelf = Zum Regal
learning-astray = Das ist erlaubt, und du siehst, was es bewirkt. Nimm es zurück: Hier üben wir etwas anderes.

## Merkzettel

learning-coach = Merkzettel
learning-coach-fine = Verstanden
learning-coach-off = Ohne Merkzettel
learning-coach-setting = Merkzettel in den Partien
    .help = Ein Satz, wenn etwas zum ersten Mal wichtig wird.

## Im Terminal

learning-terminal-on = [Enter] weiter, b zurück, f ohne Lektion weiterspielen, q beenden
learning-terminal-move = Schritt { $step } von { $steps }. Gesucht: { $move } (n zeigt es)
learning-terminal-newcomer = Neu hier? Zu { $title } gibt es eine kurze Lektion: l lernt, Enter spielt gleich.
learning-terminal-astray = [Enter] nimmt den Zug zurück, q beendet
learning-terminal-free = Die Lektion ist vorbei: Spiel von hier weiter, gegen Novizinnen, oder hör mit q auf.
learning-terminal-lessons = Die Lektionen: { $known }

## Was nicht geht

learning-error-unknown = Eine Lektion „{ $lesson }“ gibt es hier nicht. Es gibt: { $known }.
learning-problem-name = „{ $found }“ taugt nicht als Name einer Lektion: Kleinbuchstaben, Ziffern und Bindestriche.
learning-problem-options = Die Abmachungen stehen als Tabelle da, nicht als { $found }.
learning-problem-texts = Für { $key } wird ein Text oder eine Liste von Texten gebraucht, nicht { $found }.
learning-problem-script = „{ $found }“ ist kein Zug eines Platzes: Es heißt zum Beispiel „B nehmen“, mit Platz und Zug.
learning-problem-no-move = Einen Zug „{ $found }“ kennt das Spiel nicht.
learning-problem-no-thing = „{ $found }“ liegt nie auf dem Brett: Kein Zug berührt es, und das Brett kennt es nicht.
learning-problem-waits = Ein Schritt wartet nur auf eines: { $first } steht schon da, { $key } ist zu viel.
learning-problem-start = So kann keine Partie beginnen: { $reason }
learning-problem-illegal = „{ $found }“ ist an dieser Stelle nicht erlaubt (Regel { $rule }).
learning-problem-long = „{ $word }“ ist auf { $lang } zu lang: { $length } Zeichen in einem Satz, höchstens { $most } sind es.
learning-problem-many = „{ $word }“ hat auf { $lang } { $count } Sätze, höchstens { $most } sind es.
learning-problem-no-words = Für „{ $word }“ fehlen die Worte auf { $lang }.
learning-problem-mark-when = Ein Merkzettel gehört zu einem Ereignis (event) oder zu einer Frage (ask), zu genau einem davon.
learning-problem-no-event = Ein Ereignis „{ $found }“ hat dieses Spiel nicht.
