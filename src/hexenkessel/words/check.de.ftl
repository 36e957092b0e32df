### Was `hexenkessel check` zu einem Spiel sagt, deutsch. $found und $problem sind für die, die das Spiel schreiben.

check-laws = Gesetze
check-fine =
    { $title }: Es fehlt nichts. { $rules ->
        [one] Eine Regel
       *[other] { $rules } Regeln
    }, und alle Gesetze gelten, in { $games ->
        [one] einer Partie
       *[other] { $games } Partien
    } für jede Spielerzahl.
check-missing =
    { $title }: { $count ->
        [one] Eine Sache ist
       *[other] { $count } Sachen sind
    } zu richten.

check-no-file = { $file } fehlt.
check-no-rules = In { $file } steht keine Regel: Jede beginnt mit einem Anker wie <a id="XX-1.1"></a>.
check-rule-twice = In { $file } steht die Regel { $rule } zweimal.
check-rule-only-there = In { $file } fehlt die Regel { $rule }, die in { $other } steht.
check-rule-unknown = { $where } nennt die Regel { $rule }, die in keinem Regelheft steht.
check-no-words = In { $file } fehlt { $key }.
check-words-problem = { $file }: { $key } lässt sich nicht sagen. { $problem }
check-words-line = { $file }:{ NUMBER($line, useGrouping: 0) }: { $problem }
check-content-game = content.toml muss mit game = "{ $game }" beginnen.
check-content-source = In content.toml sagt jeder Eintrag von [{ $table }], woher er bekannt ist: source ist eines von { $allowed }.
check-no-board = Es gibt kein { $file }: Auf der Seite wird auf einem schlichten Brett gespielt.
check-no-cover = Es gibt kein { $file }: Im Regal der Seite hat das Spiel einen schlichten Deckel.
check-no-strategy = Es gibt kein strategy.py: Den Bots sind alle Züge gleich lieb.
check-strategy = Auf strategy.py ist kein Verlass. { $problem }
check-strategy-scale = Zwischen dem besten und dem schlechtesten Zug liegen { $spread } Punkte. Für die Suche ist ein Unterschied von 1 schon viel: Teile sie.
check-no-lesson = Es gibt keine Lektion (lessons/first.toml): Niemand lernt das Spiel am Tisch.
check-lesson = { $file }:{ NUMBER($line, useGrouping: 0) }: { $problem }
check-law-broken = { $law } Das gilt nicht bei { $table }, Startwert { NUMBER($seed, useGrouping: 0) }: { $found }

## Die Gesetze

check-law-every-game-ends = Jede Partie endet, und unterwegs geht nichts verloren.
check-law-equal-seeds-give-equal-games = Gleiche Startwerte ergeben gleiche Partien.
check-law-all-chance-is-its-own = Aller Zufall kommt von den Würfeln des Spiels.
check-law-listening-changes-nothing = Zuhören ändert nichts, und jedes Ereignis hat seine Worte.
check-law-every-offered-move-is-accepted = Jeder angebotene Zug wird angenommen, und Züge unterscheiden sich in dem, was man berührt.
check-law-all-see-the-same-until-something-comes-out = Alle erfahren dasselbe, bis etwas Verborgenes herauskommt.
check-law-a-sealed-choice-shows-nothing = Eine verdeckte Wahl verrät niemandem etwas.
check-law-every-other-move-is-refused = Jeder andere Zug wird abgelehnt, mit Regel und Worten, und ändert nichts.
check-law-no-past-state-ever-changes = Keine Kopie ändert sich, wenn das Original weiterspielt.
check-law-copies-are-equal = Kopien und Stellungen sind gleich und spielen sich gleich weiter.
check-law-a-record-replays-to-the-same-state = Eine Aufzeichnung führt zur selben Stellung.
check-law-a-view-is-what-it-says = Eine Ansicht hat die Form, die sie angibt.
check-law-the-sheet-adds-up = Der Wertungsbogen geht auf, und jede Zeile hat ihre Worte.
check-law-an-imagined-state-looks-like-the-real-one = Ein Platz kann eine ausgedachte Stellung nicht von der echten unterscheiden.
check-law-to-imagine-is-blind = Was man sich ausdenkt, hängt von dem ab, was der Platz weiß, und von den Würfeln, von sonst nichts.
check-law-an-imagined-state-has-no-past = Eine ausgedachte Stellung hat keine Vergangenheit.
check-law-features-come-from-the-position = Lernende sehen an ihrem Platz, was in einer Stellung steht, und nichts daneben.
check-law-changed-positions = Eine Stellung mit Fehlern wird abgelehnt, oder man kann sie weiterspielen.
