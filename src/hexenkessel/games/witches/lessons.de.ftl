### Was die Lektionen von „Die Hexen“ sagen, deutsch.

witches-lesson-first = Die ersten Probleme
    .about = Ein Zug: Karten, Würfel, davonlaufen, und wie alle verlieren können.
witches-lesson-first-welcome = Willkommen in Lancre! Junge Hexen lösen die Probleme der Leute, jede für sich, und die meisten Punkte gewinnen.
witches-lesson-first-begin = Jeder Zug beginnt damit, dass eine Karte ein neues Problem aufs Land legt. Deck sie auf.
witches-lesson-first-begin-wrong = Das ginge auch vorher. Nimm es zurück und deck zuerst die Karte auf.
witches-lesson-first-walk = Nun hast du zwei Aktionen. Geh nach Verrücktes Wiesel: Dort hat jemand Fieber.
witches-lesson-first-walk-wrong = Auch dorthin darfst du. Nimm es zurück und geh zum Fieber, das ist ein leichtes Problem.
witches-lesson-first-roll = Wo ein Problem liegt, musst du dich ihm stellen. Du brauchst eine 7: Wirf die ersten zwei Würfel.
witches-lesson-first-roll-wrong = Heb die Karte lieber auf. Nimm es zurück und wirf die Würfel.
witches-lesson-first-stand = Schon 9! Nach dem ersten Wurf darfst du bleiben oder davonlaufen: Bleib.
witches-lesson-first-stand-wrong = Davonlaufen? Das Fieber ist so gut wie geheilt: Nimm es zurück und bleib.
witches-lesson-first-second = Jetzt könnten Karten helfen: Kopfologie gibt +1, Magie +2, kostet aber einen Gegackermarker. Wirf einfach weiter.
witches-lesson-first-second-wrong = Die Karte hättest du gar nicht gebraucht. Nimm es zurück und wirf gleich.
witches-lesson-first-finish = 17 gegen 7, das reicht leicht. Schließ den Versuch ab.
witches-lesson-first-finish-wrong = Heb sie auf. Nimm es zurück und schließ den Versuch ab.
witches-lesson-first-solved = Das Fieber gehört dir und zählt 2 Punkte. Für je zwei leichte Probleme hältst du eine Karte mehr.
witches-lesson-first-fly = Noch eine Aktion: Flieg zum Schloss! Dazu wirfst du eine Karte ab, auf der ein Hexenbesen ist.
witches-lesson-first-fly-wrong = Auch ein Ziel. Nimm es zurück und flieg mit einem Hexenbesen zum Schloss.
witches-lesson-first-turn = Was verdeckt liegt, ist ein schwieriges Problem, und niemand weiß, welches. Deck es auf.
witches-lesson-first-turn-wrong = Vorsichtig! Nimm es zurück und deck das Problem auf.
witches-lesson-first-hard = Ein schwieriges, dafür braucht man viele gute Karten! Wirf trotzdem die ersten zwei Würfel.
witches-lesson-first-hard-wrong = Heb sie auf. Nimm es zurück und wirf die ersten zwei Würfel.
witches-lesson-first-run = Nur 2, das wird nichts. Lauf davon auf das freie Feld nebenan: Das kostet nur das Gegacker auf den Würfeln.
witches-lesson-first-run-wrong = Bleiben hieße sicher scheitern. Nimm es zurück und lauf auf das freie Feld im Schloss.
witches-lesson-first-ran = Davonlaufen ist kein Scheitern. Zu viel Gegacker ruft aber die Schwarze Aliss, die Punkte kostet; Tee mit einer anderen Hexe hilft.
witches-lesson-first-end = Beende deinen Zug, dann ziehst du Karten nach.
witches-lesson-first-end-wrong = Das ginge noch. Nimm es zurück und beende den Zug.
witches-lesson-first-crisis = Liegt schon überall etwas, kommen rote Krisenmarker. Sind keine mehr da, oder liegen drei Elfen offen, verlieren alle!
witches-lesson-first-points = Ist das letzte Problem gelegt, endet die Partie. Die meisten Punkte auf gelösten Problemen gewinnen.
witches-lesson-first-together = Ihr könnt auch gemeinsam spielen: Dann gewinnt ihr nur zusammen, wenn am Ende höchstens drei schwierige Probleme übrig sind.
witches-lesson-first-tip = Ein Tipp: Löse zuerst leichte Probleme in der Nähe. Mit mehr Karten auf der Hand wagst du die schwierigen.

witches-lesson-second = Drei Kniffe
    .about = Gut beginnen, kleine Hilfen nutzen, leicht vor schwierig.
witches-lesson-second-welcome = Du kennst die Regeln, nun drei Kniffe. Du suchst dir gerade deinen ersten Platz.
witches-lesson-second-place = Erster Kniff: Beginn, wo zwei leichte Probleme an deinem Weg liegen. Hier sind es Tod und Gebrochenes Bein, zusammen 5 Punkte.
witches-lesson-second-place-wrong = Auch dort kann man beginnen. Nimm es zurück und nimm Frau Ohrwurms Haus: Tod und Gebrochenes Bein bringen 5 Punkte.
witches-lesson-second-near = Mit „Borgen“ hast du dir zwei schwierige Probleme angesehen: viel zu schwer! Geh zum Tod nebenan: Er klingt schlimm, ist aber ein leichtes Problem.
witches-lesson-second-near-wrong = Dort ist wenig zu holen. Nimm es zurück und geh zum Problem nebenan.
witches-lesson-second-stand = 7 nach zwei Würfeln, 12 brauchst du. Die Chance steht bei drei von vier: Bleib.
witches-lesson-second-stand-wrong = Bei drei von vier läuft man nicht davon. Nimm es zurück und bleib.
witches-lesson-second-help = Zweiter Kniff: Kleine Hilfen vor dem zweiten Wurf. Zweimal Kopfologie, und aus 78 von 100 werden 92.
witches-lesson-second-help-wrong = Karten ziehst du wieder nach, also spar sie nicht. Nimm es zurück und hilf erst nach.
witches-lesson-second-easy = Geschafft, 15 gegen 12! Dritter Kniff, leicht vor schwierig: Geh zum Gebrochenen Bein nebenan, nicht zum verdeckten Problem.
witches-lesson-second-easy-wrong = Dort wartet nichts, oder niemand weiß, was. Nimm es zurück und nimm das leichte Problem.
witches-lesson-second-stay = 12 gegen 9, das ist schon geschafft. Bleib!
witches-lesson-second-stay-wrong = Davonlaufen, wo schon alles gewonnen ist? Nimm es zurück.
witches-lesson-second-two = Zwei leichte Probleme in einem Zug: Ab jetzt hältst du eine Karte mehr, und das hilft bei den schwierigen.
witches-lesson-second-tip = Merk dir: kurze Wege, kleine Hilfen, leicht vor schwierig. Und trink Tee, bevor das Gegacker zu laut wird.

## Merkzettel

witches-coach-crisis = Ein roter Krisenmarker: Das Problem wird schwerer, und sind alle Marker verbraucht, verlieren alle (TW-7.6).
witches-coach-run-or-stay = Davonlaufen ist kein Scheitern: Es kostet nur das Gegacker auf den Würfeln (TW-13.3).
witches-coach-symbols = Jetzt helfen Karten: Kopfologie gibt +1, Magie +2 und einen Gegackermarker (TW-10.5).
witches-coach-aliss = Zu viel gegackert: Eine Schwarze Aliss kostet am Ende einen Punkt (TW-14.7).
witches-coach-tea = Tee mit einer anderen Hexe: Du darfst Gegackermarker zurückgeben (TW-16.2).
witches-coach-revealed = Ein schwieriges Problem liegt offen. Liegen drei Elfen offen, verlieren alle (TW-18.2).
