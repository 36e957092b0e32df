### Was die Lektionen von Grimoria sagen, deutsch.

grimoria-lesson-first = Das erste Zauberbuch
    .about = Wer zuerst zaubert, was Karten bringen, und wie man sich schützt.
grimoria-lesson-first-welcome = Willkommen in Grimoria! Zwei Runden sind schon gespielt; wer am Ende die meisten Punkte hat, gewinnt.
grimoria-lesson-first-book = In jeder Runde wählen alle heimlich einen Zauber aus demselben Buch. Kleine Zahlen kommen zuerst dran.
grimoria-lesson-first-alone = Wer seinen Zauber allein hat, geht vor allen, die ihn teilen. Wähle Nummer 5, die Wünschelrute.
grimoria-lesson-first-alone-wrong = Erlaubt ist das auch. Nimm es zurück und wähle die 5: Sie bringt dir einen Schatz.
grimoria-lesson-first-first = Die beiden anderen teilen sich die 7, du bist allein: Du kommst zuerst dran und hast einen Schatz gefunden!
grimoria-lesson-first-take = Nun nimmst du eine Karte aus der Auslage, als Erste mit voller Auswahl. Nimm den Zwillingsritter: Zwei davon bringen viele Punkte.
grimoria-lesson-first-take-wrong = Auch eine gute Karte. Nimm sie zurück und probier den Zwillingsritter: Zu zweit bringen sie viele Punkte.
grimoria-lesson-first-taken = Der Ritter liegt nun in deiner Sammlung, schau ruhig hinein. Was dort liegt, wirkt ab jetzt oder zählt am Ende.
grimoria-lesson-first-level = Neue Runde: Der Magie-Level steigt auf 8, und ein Zauber mehr ist offen. Die Zahlen darüber schlafen noch.
grimoria-lesson-first-black = Schwarze Magie bringt Taler, und jeder Taler ist am Ende ein Punkt. Wähle die 7, Rabengold.
grimoria-lesson-first-black-wrong = Das geht, bringt jetzt aber keine zwei Taler. Nimm es zurück und wähle die 7.
grimoria-lesson-first-again = Zwei Taler für dich! Die Kleineren waren vor dir dran; nimm von dem, was noch liegt.
grimoria-lesson-first-attacks = Magie-Level 9: Jetzt gibt es Angriffe. Sirenenlied holt einen Gefährten von der, die die meisten hat, und das bist du!
grimoria-lesson-first-shield = Schütze dich: Wähle die 8, den Bannkreis. Dann trifft dich in dieser Runde kein Angriff.
grimoria-lesson-first-shield-wrong = Mutig! Aber gleich singt jemand das Sirenenlied: Nimm es zurück und wähle den Bannkreis.
grimoria-lesson-first-third = Der Schutz gilt schon die ganze Runde. Hol dir in Ruhe den zweiten Zwillingsritter.
grimoria-lesson-first-third-wrong = Auch das geht. Nimm es zurück und hol den zweiten Ritter: Erst als Paar zählen sie.
grimoria-lesson-first-strike = Das Sirenenlied ging an dir vorbei und traf die Nächste. Jetzt singst du: Wähle die 9.
grimoria-lesson-first-strike-wrong = Das ginge. Nimm es zurück und sing das Sirenenlied, damit du einen Angriff gesehen hast.
grimoria-lesson-first-struck = Wer die meisten Gefährten hat, muss dir einen geben: Der Händler ist jetzt bei dir.
grimoria-lesson-first-last = Und wie immer zum Schluss deines Zugs: Nimm eine Karte, welche du magst.
grimoria-lesson-first-end = So geht es bis zum Magie-Level 17. Dann zählen Taler, die Punkte auf deinen Karten und was violette Gefährten dazugeben.
grimoria-lesson-first-tip = Ein Tipp: Frag dich vor jeder Wahl, was die anderen wollen. Allein eine mittlere Zahl ist besser als geteilt eine kleine.

grimoria-lesson-second = Drei Kniffe
    .about = Karten kaufen, Helfer sammeln, ins Verdeckte greifen.
grimoria-lesson-second-welcome = Du kennst die Regeln, nun drei Kniffe. Die Partie beginnt gerade, und alle haben einen Taler.
grimoria-lesson-second-recall = Erster Kniff: Karten sind mehr wert als Taler. Wähle die 4, den Nebelruf, der dir eine Karte verkauft.
grimoria-lesson-second-recall-wrong = Auch nicht schlecht. Nimm es zurück und wähle die 4: Sie bringt dir eine Karte extra.
grimoria-lesson-second-pay = Zahl den Taler: Er wäre ein Punkt, eine Karte bringt fast immer mehr. Der Ablagestapel ist noch leer, also kommt sie vom Nachzugstapel.
grimoria-lesson-second-pay-wrong = Der Taler bleibt ein einziger Punkt. Nimm es zurück und kauf die Karte.
grimoria-lesson-second-pick = Eine Falkenburg, 4 Punkte! Nun deine Karte für diese Runde: Nimm die verdeckte, im Schnitt ist sie besser als die offenen.
grimoria-lesson-second-pick-wrong = Erlaubt. Nimm es zurück und greif ins Verdeckte, im Schnitt ist es besser.
grimoria-lesson-second-worker = Es war eine Hexe, und Sterntaler brachte dir 2 Taler. Zweiter Kniff, nimm Helfer früh: Der Händler verkauft dir nach jeder Wünschelrute noch einen Schatz.
grimoria-lesson-second-worker-wrong = Ein Ort zählt nur am Ende. Nimm es zurück und nimm den Händler, er arbeitet ab jetzt mit.
grimoria-lesson-second-works = Je früher ein Gefährte kommt, desto öfter hilft er. Am Anfang Helfer, am Ende Punkte.
grimoria-lesson-second-hidden = Dritter Kniff: Offen liegt nur noch ein Mühlendorf. Die verdeckte Karte ist im Schnitt viel mehr wert.
grimoria-lesson-second-hidden-wrong = Ein Mühlendorf bringt wenig. Nimm es zurück und trau dich an die verdeckte Karte.
grimoria-lesson-second-rod = Sieh gleich, wie er hilft: Wähle die 5, die Wünschelrute.
grimoria-lesson-second-rod-wrong = Erlaubt. Nimm es zurück und wähle die 5: Nur dann hat der Händler etwas für dich.
grimoria-lesson-second-buy = Einen Schatz hast du gefunden, und der Händler bietet dir noch einen an. Kauf ihn für einen Taler.
grimoria-lesson-second-buy-wrong = Den Taler darfst du behalten. Nimm es zurück und kauf den Schatz, damit du es gesehen hast.
grimoria-lesson-second-tip = Es war ein König, der zählt für jeden Ort! Merk dir: Karten vor Talern, Helfer früh, im Zweifel das Verdeckte.

## Merkzettel

grimoria-coach-react = Ein Angriff trifft dich! Ein Söldner oder ein Amulett lenkt ihn auf die Nächste um (GR-7.5).
grimoria-coach-attacked = Ein Angriff: Er trifft immer die mit den meisten Gefährten, Talern oder Schätzen. Schutzzauber halten ihn ab (GR-7.4).
grimoria-coach-silenced = Mondstille: Schwarze Magie bringt in dieser Runde niemandem Taler (GR-4.4.1).
grimoria-coach-last-round = Die letzte Runde: Danach zählt nur noch, was vor dir liegt (GR-11.2).
