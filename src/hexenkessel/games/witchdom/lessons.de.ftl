### Was die Lektionen von Witchdom sagen, deutsch.

witchdom-lesson-first = Der erste Trank
    .about = Sammeln, brauen, rasten, und wie der Klan wächst.
witchdom-lesson-first-welcome = Willkommen bei Witchdom! Du sammelst Zutaten und Hexen und braust Tränke; was in deinem Klan landet, bringt Punkte.
witchdom-lesson-first-play = Die Punkte unten auf einer Karte sind Aktionspunkte für Berge, Wald und See. Spiel diese Novizin aus.
witchdom-lesson-first-play-wrong = Auch die kann sammeln gehen. Nimm es zurück und schick die gezeigte Novizin los.
witchdom-lesson-first-card = Ein Aktionspunkt in den Bergen bringt genau ein Ding. Nimm den Trank.
witchdom-lesson-first-card-wrong = Das kannst du auch nehmen. Nimm es zurück und hol den Trank: Den wollen wir brauen.
witchdom-lesson-first-witch = Nun ein Aktionspunkt im Wald. Hol dir die Hexe auf die Hand: Nur Hexen brauen, Novizinnen nicht.
witchdom-lesson-first-witch-wrong = Nützlich, aber ohne Hexe wird nichts gebraut. Nimm es zurück und hol die Hexe.
witchdom-lesson-first-second = Nun sammelst du wieder: Spiel die Hexe aus, sie hat zwei Aktionspunkte in den Bergen.
witchdom-lesson-first-second-wrong = Erlaubt. Nimm es zurück und schick die Hexe: Sie sammelt mehr.
witchdom-lesson-first-potion = Noch ein Trank für später: Nimm wieder den aus den Bergen.
witchdom-lesson-first-potion-wrong = Das ginge auch. Nimm es zurück und nimm den Trank.
witchdom-lesson-first-tool = Jede Trankkarte ist auf der Rückseite ein Werkzeug. Nimm sie diesmal als Werkzeug, dein Trank braucht es.
witchdom-lesson-first-tool-wrong = Als Trank hilft sie jetzt nicht. Nimm es zurück und nimm die Werkzeugseite.
witchdom-lesson-first-third = Zum Schluss der See. Hol noch eine Hexe auf die Hand: Sie trägt Rot, die Farbe deines Tranks.
witchdom-lesson-first-third-wrong = Auch gut, aber gleich brauchst du diese Hexe. Nimm es zurück und hol sie.
witchdom-lesson-first-brewer = Jetzt wird gebraut! Es braut immer die Hexe, die du in diesem Zug ausspielst, also diese.
witchdom-lesson-first-brewer-wrong = Die kann nicht brauen. Nimm es zurück und spiel die Hexe aus.
witchdom-lesson-first-ingredient = Dein Trank will Beeren und einen Pilz. Nimm die Beeren aus den Bergen, den Pilz holt die Hexe dann am See.
witchdom-lesson-first-ingredient-wrong = Diese Zutat braucht dein Trank nicht. Nimm es zurück und nimm die Beeren.
witchdom-lesson-first-brew = Alles da, das sagt der Haken am Rezept; bei −1 fehlte noch ein Ding. Nimm den Trank und wirf ihn in den Kessel!
witchdom-lesson-first-brew-wrong = Noch nicht brauen geht auch. Nimm es zurück: Der Trank ist fertig!
witchdom-lesson-first-clan = Trank und Hexe zählen nun im Klan, die Hexe kommt aber nie zurück auf die Hand. Das Werkzeug bleibt nutzbar.
witchdom-lesson-first-rest = Fast alle Karten sind ausgespielt. Raste: Tippe auf den Stapel, dann kommen sie zurück auf die Hand.
witchdom-lesson-first-rest-wrong = Noch eine Runde sammeln ginge. Nimm es zurück und raste, damit du es gesehen hast.
witchdom-lesson-first-forage = Wer rastet, findet noch zwei Zutaten. Dein zweiter Trank will Pilze: Nimm einen aus den Bergen.
witchdom-lesson-first-forage-wrong = Auch eine gute Zutat. Nimm sie zurück und denk an deinen Trank: Pilze!
witchdom-lesson-first-forage-two = Und noch einen aus dem Wald.
witchdom-lesson-first-goals = Die Ziele bringen Punkte extra, je einmal und nur der Ersten. Bei einem hast du schon eins von zweien!
witchdom-lesson-first-end = Das Ende kommt, wenn nur noch ein Ziel frei ist oder ein Stapel leer wird. Dann folgt noch eine ganze Runde.
witchdom-lesson-first-alone = Allein spielst du gegen Ostara: Sie nimmt nach jedem deiner Züge etwas weg, ihre Plättchen sagen, was.
witchdom-lesson-first-tip = Ein Tipp: Brau mit Hexen, die viele Punkte und wenige Aktionspunkte haben. Die guten Sammlerinnen behalte auf der Hand.

witchdom-lesson-second = Drei Kniffe
    .about = Hexen sammeln, gezielt suchen, neue Werkzeuge in den Klan.
witchdom-lesson-second-welcome = Du kennst die Regeln, nun drei Kniffe. Die Partie läuft schon, und jede von euch hat einen Trank gebraut.
witchdom-lesson-second-play = Spiel die Hexe in Gelb aus: Sie geht an alle drei Orte und kann danach deinen gelben Trank brauen.
witchdom-lesson-second-play-wrong = Auch möglich. Nimm es zurück und schick die Hexe, die an alle drei Orte geht.
witchdom-lesson-second-witch = Erster Kniff: Hexen sammeln und bringen Punkte. Nimm die aus den Bergen auf die Hand statt noch eines Tranks.
witchdom-lesson-second-witch-wrong = Auch nützlich. Nimm es zurück und hol die Hexe: Sie sammelt bald für dich.
witchdom-lesson-second-ways = Wer viele Hexen hat, sammelt viel und muss selten rasten.
witchdom-lesson-second-lack = Zweiter Kniff: Nimm, was einem Trank als Einziges fehlt. Deinem „Zitronenzauber“ fehlen nur Kräuter, und die liegen im Wald.
witchdom-lesson-second-lack-wrong = Nützlich, aber dein Trank wartet auf Kräuter. Nimm es zurück und nimm sie.
witchdom-lesson-second-more = Noch Beeren vom See, die passen zu den nächsten Tränken.
witchdom-lesson-second-more-wrong = Geht auch. Nimm es zurück und nimm die Beeren.
witchdom-lesson-second-brew = Alles beisammen: Brau den Trank, in den Kessel damit!
witchdom-lesson-second-brew-wrong = Warten bringt nichts. Nimm es zurück und brau.
witchdom-lesson-second-tool = Dritter Kniff: Ein Werkzeug ist frei wählbar. Nimm das neue, das Fläschchen: Mit dem Ring im Klan erreichst du dieses Ziel!
witchdom-lesson-second-tool-wrong = Das spart nichts: Werkzeuge im Vorrat zählen nicht. Nimm es zurück und nimm das Fläschchen.
witchdom-lesson-second-counted = Ziel erreicht, 5 Punkte! Verschiedene Werkzeuge im Klan bringen auch am Ende Punkte, und du kannst sie immer wieder benutzen.
witchdom-lesson-second-tip = Merk dir: Hexen auf die Hand, gezielt sammeln, Werkzeuge verschieden. Und schau, welches Ziel dir am nächsten liegt.

## Merkzettel

witchdom-coach-renew = Dieses Zeichen erlaubt es, vor dem Sammeln etwas zu erneuern: Hexen, Tränke oder die Zutaten eines Ortes (WD-4.9).
witchdom-coach-brew = Du kannst jetzt brauen. Die Hexe geht dann in den Klan und kommt nicht mehr auf die Hand (WD-5.5).
witchdom-coach-pay = Fehlt etwas, so ersetzt ein Paar gleicher Zutaten eine andere Zutat oder ein Werkzeug (WD-7.1).
witchdom-coach-claimed = Ein Ziel ist vergeben: Es bringt nur der Ersten Punkte, die es erreicht (WD-9.3).
witchdom-coach-last-round = Die letzte Runde hat begonnen: Brau, was noch zu brauen ist (WD-10.3).
