### Was die Lektionen von Kröten & Kessel sagen, deutsch.

toy_cauldron-lesson-first = Die ersten Kröten
    .about = Brauen, gewinnen, Kröten fangen: zwei Runden.
toy_cauldron-lesson-first-welcome = Willkommen am Kessel! Wer am Ende die meisten Kröten hat, gewinnt.
toy_cauldron-lesson-first-pond = Hier im Teich sitzen sie. Sieh dir den Teich an.
toy_cauldron-lesson-first-brew = Alle brauen verdeckt eine Zutat, und die stärkste gewinnt. Nimm die Eulenfeder.
toy_cauldron-lesson-first-brew-wrong = Das ginge auch. Nimm es zurück und probier die Eulenfeder: Sie ist stark genug.
toy_cauldron-lesson-first-reward = Gewonnen! Hol dir dafür eine Kröte aus dem Teich.
toy_cauldron-lesson-first-equal = Gleiche Gebräue verderben einander. Leg den Molch, und du siehst es.
toy_cauldron-lesson-first-tip = Ein Tipp: Heb die stärkste Zutat für die Runde auf, in der es um die letzte Kröte geht.

## Merkzettel

toy_cauldron-coach-reward = Deine Kröte: aus dem Teich, oder von jemandem, der eine hat (KK-4.2).
