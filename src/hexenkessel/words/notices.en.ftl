### Telling somebody that it is their turn: in a person's settings, in letters and behind their links

notices-heading = Slow games
notices-help = For games that last for days: say how you want to hear that it is your turn, and when you want to be left in peace.
notices-push-denied = Your browser allows no notices. You can change that in its settings for this page.
notices-quiet = Quiet hours
notices-quiet-help = Nothing is sent during this time; afterwards only what is still true.
notices-quiet-from = From
notices-quiet-to = To
notices-hour = { $hour }:00
notices-vacation = Vacation
notices-vacation-help =
    { $days ->
        [0] In games that last for days your clock stands still, and the others see it. You have no day left this year.
        [one] In games that last for days your clock stands still, and the others see it. You have one day left this year.
       *[other] In games that last for days your clock stands still, and the others see it. You have { $days } days left this year.
    }
notices-vacation-until = Away until
notices-vacation-go = Go on vacation
notices-vacation-now = You are on vacation until { $date }.
notices-vacation-back = I am back
notices-mail = By e-mail
notices-mail-help = An e-mail when it is your turn. First you get a letter with a link that confirms your address.
notices-mail-address = E-mail address
notices-mail-save = Send the letter
notices-mail-waits = The letter to { $address } is on its way. Open the link in it.
notices-mail-on = You get letters to { $address }.
notices-mail-off = No more letters

## In letters

notices-mail-confirm = Hexenkessel: is this your address?
notices-mail-confirm-body =
    Hello,

    somebody would like you to hear from Hexenkessel when it is your turn. Was that you? Then open this link:

    { $link }

    If it was not, throw this letter away. There will be no other.
notices-mail-turn =
    { $text }

    { $link }

    No more letters: { $off }

## Behind the links

notices-confirm-ask = Shall letters go to this address when it is your turn?
notices-confirm-yes = Yes, please
notices-confirmed = Thank you! You will hear from us when it is your turn.
notices-off-ask = Do you want no more letters?
notices-off-yes = No more letters
notices-off = You will get no more letters.
notices-link-used = This link no longer works.

## At the table

clock-resting = On vacation until { $date }
clock-rests = away

page-row-rest =
    .you = You are on vacation; your clock stands still.
    .other = { $name } is on vacation; the clock stands still.
page-row-back =
    .you = You are back from your vacation.
    .other = { $name } is back from vacation.
terminal-event-table-rest =
    .you = You are on vacation; your clock stands still.
    .other = { $name } is on vacation; the clock stands still.
terminal-event-table-back =
    .you = You are back from your vacation.
    .other = { $name } is back from vacation.
