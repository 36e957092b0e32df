### Was die Lektionen von „Die Hexen von Blackmore“ sagen, deutsch.

blackmore-lesson-first = Die ersten Stiche
    .about = Wie das Hexenrad die Karten dreht, und wie du Trumpf machst.
blackmore-lesson-first-welcome = Willkommen in Blackmore! Wir spielen Stiche aus, und am Ende zählen die Punkte auf deinen Karten.
blackmore-lesson-first-trump = Hier liegt die Trumpfkarte. Sieh sie dir an: Tippe darauf.
blackmore-lesson-first-rank = Weiß, die Feder, ist Trumpf, und die 3 ist jetzt der höchste Wert jeder Farbe. Danach kommen 2, 1, 9, 8 und so weiter.
blackmore-lesson-first-lead = Du spielst aus, egal welche Karte. Nimm die gelbe 3 (Kerze): Gerade ist sie stärker als jede gelbe 9.
blackmore-lesson-first-lead-wrong = Auch das darf man ausspielen. Nimm es zurück und versuch die gelbe 3, das wird eine Überraschung.
blackmore-lesson-first-won = Deine 3 schlägt die gelbe 9! Die violette 9 hat nicht die ausgespielte Farbe und kann nicht gewinnen.
blackmore-lesson-first-lay = Der Stich ist deiner. Gib eine Karte davon als neuen Trumpf her: die gelbe 3, sie ist die billigste.
blackmore-lesson-first-lay-wrong = Das geht auch, kostet aber mehr Punkte. Nimm es zurück und leg die gelbe 3.
blackmore-lesson-first-wheel = Nun ist Gelb Trumpf. Die gelbe 3 liegt hier, also ist deine gelbe 2 der stärkste Trumpf im Spiel!
blackmore-lesson-first-second = Heb sie auf. Spiel die violette 2 aus und sieh, was die anderen tun.
blackmore-lesson-first-trumped = Trumpf schlägt die ausgespielte Farbe: Die gelbe 4 holt den Stich. Niemand muss Farbe bekennen.
blackmore-lesson-first-answer = Jetzt du: Im Stich liegen 14 Punkte. Hol sie mit der gelben 2, deinem stärksten Trumpf.
blackmore-lesson-first-answer-wrong = Damit gewinnst du den Stich nicht. Nimm es zurück und stich mit der gelben 2.
blackmore-lesson-first-keep = Gewonnen! Diesmal soll der Trumpf so bleiben: Tippe auf die Trumpfkarte, dann gibst du nichts her.
blackmore-lesson-first-keep-wrong = Erlaubt, aber die Karte zählt dann nicht mehr für dich. Nimm es zurück und lass den Trumpf liegen.
blackmore-lesson-first-end = Danach ziehen alle nach, bis der Stapel leer ist. Zum Schluss zählst du die Zahlen auf deinen Stichen.
blackmore-lesson-first-tip = Ein Tipp: Mach eine Farbe zum Trumpf, von der du die nächste Karte hast. Dann gehört dir der nächste Stich.

blackmore-lesson-second = Drei Kniffe
    .about = Ausspielen, Trumpf machen, abwerfen: was starke Hexen anders tun.
blackmore-lesson-second-welcome = Du kennst die Regeln, nun drei Kniffe. Violett ist Trumpf, und die violette 9 liegt auf dem Trumpfstapel.
blackmore-lesson-second-lead = Erster Kniff: Die 9 ist schon weg, also ist deine violette 8 der höchste Trumpf. Spiel sie aus, niemand schlägt sie.
blackmore-lesson-second-lead-wrong = Das kann gestochen werden. Nimm es zurück: Die violette 8 gewinnt sicher.
blackmore-lesson-second-won = Sicher gewonnen. Wer die nächste Karte nach dem Trumpf hat, dem gehört der Stich.
blackmore-lesson-second-lay = Zweiter Kniff: Gib nur Billiges her. Die weiße 1 kostet einen Punkt, und Weiß hast du selbst auf der Hand.
blackmore-lesson-second-lay-wrong = Erlaubt ist das auch. Nimm es zurück und leg die weiße 1: Sie kostet nur einen Punkt, und Weiß hast du auf der Hand.
blackmore-lesson-second-press = Nun ist die 1 oben, dann kommen 9 und 8. Nutz das und spiel gleich die weiße 8 aus.
blackmore-lesson-second-press-wrong = Auch möglich. Nimm es zurück und mach mit Weiß Druck, solange du es kannst.
blackmore-lesson-second-beaten = Die weiße 9 war doch noch da: Nur eine einzige Karte konnte dich schlagen. Das Wagnis war trotzdem richtig.
blackmore-lesson-second-discard = Dritter Kniff: Violett ist wieder Trumpf, und du hast keins. Der Stich ist weg: Wirf das Billigste ab, die grüne 1, dann schenkst du nur einen Punkt her.
blackmore-lesson-second-discard-wrong = Damit schenkst du mehr Punkte her. Nimm es zurück und wirf die grüne 1 ab.
blackmore-lesson-second-tip = Merk dir: sicher ausspielen, billig Trumpf machen, Wertloses abwerfen. Und zähl mit, welche Trümpfe schon weg sind.

## Merkzettel

blackmore-coach-trump = Der Stich ist deiner: Du darfst eine Karte davon als neuen Trumpf hergeben. Sie zählt dann nicht mehr für dich (BM-6.2).
blackmore-coach-drew-trump = Der Stapel ist leer: Jetzt wird vom Trumpfstapel gezogen, und die Karte darunter wird Trumpf (BM-7.3).
blackmore-coach-end-phase = Ab jetzt zieht niemand mehr nach: Was du hast, muss für die letzten Stiche reichen (BM-8.2).
