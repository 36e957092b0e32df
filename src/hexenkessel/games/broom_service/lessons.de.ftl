### Was die Lektionen von Broom Service sagen, deutsch.

broom_service-lesson-first = Der erste Flug
    .about = Mutig oder feige, fliegen, liefern, und was Wolken und Flüche tun.
broom_service-lesson-first-welcome = Willkommen beim Broom Service! Deine Hexen liefern Tränke an die Türme im Land, und die meisten Punkte gewinnen.
broom_service-lesson-first-stances = Jede Rolle kannst du mutig oder feige spielen. Feige bringt wenig, aber sicher und sofort.
broom_service-lesson-first-mock = Mutig bringt mehr. Doch ist nach dir jemand mit derselben Rolle auch mutig, gehst du leer aus!
broom_service-lesson-first-curse-seen = Zwei Rollen sind in diesem Durchgang verwunschen: Hügelhexe und Berghexe. Wer sie ausspielt, verliert 3 Punkte.
broom_service-lesson-first-choose = Wähle heimlich diese vier Rollen: Hexen fliegen und liefern, Sammler holen Tränke, die Wetterfee vertreibt Wolken.
broom_service-lesson-first-lead = Du beginnst. Spiel die Heidehexe mutig: Vielleicht hat sie sonst niemand.
broom_service-lesson-first-lead-wrong = Auch ein Plan. Nimm es zurück und spiel die Heidehexe mutig, damit wir fliegen und liefern.
broom_service-lesson-first-fly = Niemand sonst hat sie! Eine Hexe fliegt nur in ein Nachbargebiet ihrer Landschaft, hier in die Heide.
broom_service-lesson-first-fly-wrong = Nicht fliegen ist erlaubt, aber schade. Nimm es zurück und flieg in die Heide.
broom_service-lesson-first-deliver = Mutig heißt: Du lieferst auch gleich. Bring dem violetten Turm einen violetten Trank.
broom_service-lesson-first-deliver-wrong = Das ginge auch. Nimm es zurück und beliefere den violetten Turm: Er bringt einen Punkt mehr.
broom_service-lesson-first-delivered = 3 Punkte und 2 Zauberstäbe! Runde Türme nehmen nur einen Trank, eckige beliebig viele.
broom_service-lesson-first-dare = Du warst mutig, also spielst du wieder aus. Wag es: die Waldhexe, mutig.
broom_service-lesson-first-dare-wrong = Vorsichtig! Nimm es zurück und sei einmal mutig, du sollst sehen, was dann passiert.
broom_service-lesson-first-out = Ausgestochen: Morgana saß nach dir und war auch mutig. Du bekommst nichts, und sie spielt jetzt aus.
broom_service-lesson-first-cursed = Sie nahm die verwunschene Hügelhexe und zahlte 3 Punkte. Feige, also gilt es sofort, und sie spielt weiter aus.
broom_service-lesson-first-last = Früchtesammler, mutig, und du antwortest als Letzte. Sei mutig: Nach dir kommt niemand mehr!
broom_service-lesson-first-last-wrong = Feige ist hier zu bescheiden. Nimm es zurück: Als Letzte kann dich niemand mehr ausstechen.
broom_service-lesson-first-gather = Ausgestochen, diesmal von dir! Sammler holen Tränke und Zauberstäbe: Such dir drei Dinge aus.
broom_service-lesson-first-fairy = In Gebiete mit Wolken darf niemand fliegen. Spiel die Wetterfee mutig, sie zaubert eine weg.
broom_service-lesson-first-fairy-wrong = Auch feige zaubert sie eine Wolke weg. Nimm es zurück und spiel sie mutig: Niemand sonst hat sie.
broom_service-lesson-first-dispel = Zaubere eine Wolke neben deinen Figuren weg. Sie kostet Zauberstäbe, und ihre Blitze zählen am Ende für dich.
broom_service-lesson-first-event = Die Ereigniskarte gilt für diesen Durchgang: Heute bringt jede deiner Figuren am Ende Punkte, je nachdem, wo sie steht.
broom_service-lesson-first-end = Nach sieben Durchgängen zählen Lieferungen, Blitze und was du übrig hast. Vier Rollen, jedes Mal neu gewählt.
broom_service-lesson-first-tip = Ein Tipp: Mutig ist gut als Letzte oder mit Rollen, die sonst niemand braucht. Sonst ist feige klug.

broom_service-lesson-second = Drei Kniffe
    .about = Wann feige klug ist, welche Wolke lohnt, und wann mutig nichts kostet.
broom_service-lesson-second-welcome = Du kennst die Regeln, nun drei Kniffe. Deine vier Rollen hast du schon gewählt.
broom_service-lesson-second-hand = Du beginnst: Wer ausspielt, weiß am wenigsten. Überleg bei jeder Rolle, wer sie noch brauchen könnte.
broom_service-lesson-second-alone = Am Anfang wählen fast alle Wetterfee, Druiden oder Sammler, kaum jemand die Heidehexe. Spiel sie also mutig!
broom_service-lesson-second-alone-wrong = Möglich. Nimm es zurück und beginn mit der Rolle, die dir kaum jemand streitig macht.
broom_service-lesson-second-fly = Gut geraten! Flieg ins Lerchenfeld.
broom_service-lesson-second-fly-wrong = Der Flug ist schon bezahlt. Nimm es zurück und flieg.
broom_service-lesson-second-deliver = Der violette Turm bringt mehr Punkte: Liefere dort.
broom_service-lesson-second-deliver-wrong = Auch gut. Nimm es zurück und nimm die drei Punkte.
broom_service-lesson-second-careful = Erster Kniff: Die Wetterfee wollen am Anfang alle. Spiel sie feige, das kann dir niemand nehmen.
broom_service-lesson-second-careful-wrong = Mutig mit einer begehrten Rolle geht oft schief. Nimm es zurück und sei feige.
broom_service-lesson-second-cloud = Zweiter Kniff: Nimm die Wolke mit den meisten Blitzen, die du bezahlen kannst. Blitze zählen am Ende immer mehr.
broom_service-lesson-second-cloud-wrong = Die bringt weniger Blitze. Nimm es zurück und nimm die gezeigte.
broom_service-lesson-second-both = Sieh nur: Beide anderen hatten die Wetterfee und waren mutig. Nur eine bekommt etwas; du hast deine Wolke.
broom_service-lesson-second-last = Nun hat niemand sonst mehr Karten, nur du noch eine.
broom_service-lesson-second-free = Dritter Kniff: Wenn niemand mehr antworten kann, ist mutig geschenkt. Spiel den Früchtesammler mutig.
broom_service-lesson-second-free-wrong = Dich kann niemand mehr ausstechen! Nimm es zurück und sei mutig.
broom_service-lesson-second-gather = Hol dir Tränke, die dir fehlen, und einen Zauberstab für die nächste Wolke.
broom_service-lesson-second-tip = Merk dir: feige mit begehrten Rollen, mutig als Letzte. Und zähl, wer noch Karten hat.

## Merkzettel

broom_service-coach-curse = Ein Fluch: Wer eine verwunschene Rolle ausspielt, verliert sofort Punkte, auch feige (BS-7.1).
broom_service-coach-knocked-out = Ausgestochen: Wer nach dir mit derselben Rolle mutig ist, nimmt dir alles weg (BS-6.6).
broom_service-coach-answer = Du hast diese Rolle auch und musst bedienen. Mutig lohnt sich vor allem, wenn nach dir niemand mehr kommt (BS-6.5).
broom_service-coach-fairy = Wolken versperren Gebiete. Die Wetterfee zaubert sie für Zauberstäbe weg, und die Blitze zählen am Ende (BS-2.5).
broom_service-coach-bid = Ein Gebot in aller Stille: Alle bieten zugleich, und was du bietest, gibst du ab.
