### Bescheid sagen, wenn jemand dran ist: in den Einstellungen der Person, in Briefen und hinter deren Links

notices-heading = Langsame Partien
notices-help = Für Partien, die Tage dauern: Sag, wie du erfährst, dass du dran bist, und wann du deine Ruhe willst.
notices-push-denied = Dein Browser lässt keine Mitteilungen zu. Das änderst du in seinen Einstellungen für diese Seite.
notices-quiet = Nachtruhe
notices-quiet-help = In dieser Zeit wird nichts geschickt; danach nur, was dann noch stimmt.
notices-quiet-from = Von
notices-quiet-to = Bis
notices-hour = { $hour } Uhr
notices-vacation = Urlaub
notices-vacation-help =
    { $days ->
        [0] In Partien, die Tage dauern, steht deine Uhr still, und die anderen sehen es. Für dieses Jahr hast du keinen Tag mehr.
        [one] In Partien, die Tage dauern, steht deine Uhr still, und die anderen sehen es. Du hast noch einen Tag in diesem Jahr.
       *[other] In Partien, die Tage dauern, steht deine Uhr still, und die anderen sehen es. Du hast noch { $days } Tage in diesem Jahr.
    }
notices-vacation-until = Weg bis
notices-vacation-go = In den Urlaub
notices-vacation-now = Du bist im Urlaub bis { $date }.
notices-vacation-back = Wieder da
notices-mail = Per E-Mail
notices-mail-help = Eine E-Mail, wenn du dran bist. Erst kommt ein Brief mit einem Link, der deine Adresse bestätigt.
notices-mail-address = E-Mail-Adresse
notices-mail-save = Brief schicken
notices-mail-waits = Der Brief an { $address } ist unterwegs. Öffne den Link darin.
notices-mail-on = Du bekommst Briefe an { $address }.
notices-mail-off = Keine Briefe mehr

## In Briefen

notices-mail-confirm = Hexenkessel: Stimmt deine Adresse?
notices-mail-confirm-body =
    Hallo,

    jemand möchte, dass du hier erfährst, wenn du im Hexenkessel dran bist. Warst du das? Dann öffne diesen Link:

    { $link }

    Warst du es nicht, wirf diesen Brief weg. Es kommt kein weiterer.
notices-mail-turn =
    { $text }

    { $link }

    Keine Briefe mehr: { $off }

## Hinter den Links

notices-confirm-ask = Sollen Briefe an diese Adresse gehen, wenn du dran bist?
notices-confirm-yes = Ja, bitte
notices-confirmed = Danke! Du hörst von uns, wenn du dran bist.
notices-off-ask = Willst du keine Briefe mehr bekommen?
notices-off-yes = Keine Briefe mehr
notices-off = Du bekommst keine Briefe mehr.
notices-link-used = Dieser Link gilt nicht mehr.

## Am Tisch

clock-resting = Im Urlaub bis { $date }
clock-rests = Urlaub

page-row-rest =
    .you = Du bist im Urlaub; deine Uhr steht.
    .other = { $name } ist im Urlaub; die Uhr steht.
page-row-back =
    .you = Du bist aus dem Urlaub zurück.
    .other = { $name } ist aus dem Urlaub zurück.
terminal-event-table-rest =
    .you = Du bist im Urlaub; deine Uhr steht.
    .other = { $name } ist im Urlaub; die Uhr steht.
terminal-event-table-back =
    .you = Du bist aus dem Urlaub zurück.
    .other = { $name } ist aus dem Urlaub zurück.
