### Words of the page, English.

## Everywhere

page-close = Close
page-yes = Yes
page-no = No
page-on = on
page-off = off
page-home = To the cauldron
page-rules = Rules
page-you = you
page-guest = Guest
page-name = Your name
# On the button that switches to the other language: in that language.

## Settings

page-settings = Settings
page-language = Language
page-theme = Look
page-theme-auto = like the device
page-theme-dark = Night
page-theme-light = Day
page-quick = Always play moves at once
    .help = Off: what you could not take back by yourself, because others sit at the table, is confirmed with a second touch. On: the last touch always plays.
page-motion = Motion
    .help = Cards travel, the wheel turns.
page-sound = Sound
page-alerts = Tell me
    .help = When it is your turn while you look elsewhere, the browser tells you, and the phone buzzes.
page-alert = Your turn: { $game }
page-alert-ask = Shall I tell you when it is your turn again?
page-alert-off = Stop telling me
page-keys = Keys
page-key-tab = to the table and away from it; the table is a single stop
page-key-arrows = to the next thing on the table
page-key-enter = choose; once more: play
page-key-escape = take the choice back, close an explanation
page-key-info = explain the thing you are on
page-key-undo = take a move back
page-key-redo = make it after all
page-key-hint = hint
page-key-keys = this list

## Home

page-games = Games
page-players = for { $least }–{ $most }
page-minutes =
    { $least ->
        [0] { $most } min
       *[other] { $least }–{ $most } min
    }
page-weight-light = light
page-weight-medium = medium
page-weight-heavy = demanding
page-effort-rulebook = That is what the rulebook says.
page-effort-public = That is what public sources say.
page-effort-designed = That is our own estimate.
page-count = Opponents
page-against =
    { $bots ->
        [0] alone
        [one] one bot
       *[other] { $bots } bots
    }
page-level = Level
page-ladder = Ladder
    .heading = How strong the bots are
    .help = All levels for “{ $game }”. Pick your rung!
page-ladder-step =
    { $games ->
        [2] Plays about as well as the level below.
       *[other] Wins about { $wins } of { $games } games against the level below.
    }
page-ladder-first = The lowest rung: a good place to begin.
page-ladder-scale = Measured in games for two: whoever has { $points } points more wins two out of three. The bar shows how exactly we know that.
page-ladder-net = The grandmaster has learned more since then: in games for two she is mostly even stronger.
page-play-now = Play now
page-open-table = Open a table
page-join = Join a table
page-join-label = Link or code of the table
page-join-go = Go there
page-join-empty = Enter the link or the code of the table that you were given.
page-continue = Continue
page-continue-all = Show all { $tables } tables
page-finished = Finished
page-own-yours = Your turn
page-own-waits = { $name }’s turn
page-own-lobby = Not begun yet, { $taken } of { $seats } here
page-own-won = You won
page-own-winner = { $name } won
page-own-lost = Lost
page-own-with = with { $names }
page-own-alone = alone
page-own-delete = Delete the table
page-own-delete-ask = { $game }: delete this table
page-own-forget = Take it off the list
page-own-forget-ask = { $game }: take it off the list
page-just-now = just now

## You

page-me = You
page-me-change = Name, animal, colour
page-change = Change
page-save = Save
page-animal = Your picture
page-animal-cat = Cat
page-animal-owl = Owl
page-animal-raven = Raven
page-animal-frog = Frog
page-animal-bat = Bat
page-animal-spider = Spider
page-animal-fox = Fox
page-animal-deer = Deer
page-animal-rabbit = Rabbit
page-animal-snake = Snake
page-animal-hat = Witch’s hat
page-animal-mushroom = Mushroom
page-colour = Your colour
page-colour-1 = Black
page-colour-2 = Light blue
page-colour-3 = Yellow
page-colour-4 = Blue
page-colour-5 = Red
page-colour-6 = Orange
page-devices = Play on with another device
    .help =
        { $devices ->
            [one] Your tables are on this device. A code brings them to your phone or your computer, too.
           *[other] Your tables are on { $devices } devices. A code brings them to one more.
        }
page-devices-full = There is room for { $most } devices: if one more comes, the one that you haven’t used for longest is forgotten.
page-device-code = Show a code
page-device-steps = Open this link on the other device, point its camera at the picture, or type the code there on the first page. It is good for ten minutes, for one device.
page-device-steps-local = Type the code on the first page in another browser on this computer. It is good for ten minutes. Phones can’t reach this server yet: start it with --host 0.0.0.0.
page-device-qr = QR code with the link for your other device
page-device-ask = Shall this device join?
    .help = The link comes from another device. Say yes only if that one is yours: from then on you are the same person here and there, with all tables of both devices.
page-device-yes = Yes, that’s me
page-device-done = Welcome, { $name }! Your tables are here now, too.
page-device-code-label = Code from your other device
page-passkeys = Passkeys
    .help = A passkey lives in your phone or password manager. It brings you back to your tables from any device, without a password.
page-passkey-name = Name of the new passkey
page-passkey-name-usual = My device
page-passkey-add = Add a passkey
page-passkey-added = Done. This passkey will always bring you back here.
page-passkey-removed = “{ $name }” opens nothing here any more. Delete the passkey where it is kept, too.
page-passkey-remove = Remove “{ $name }”
page-passkey-dates = from { $made }, last used { $used }
page-passkey-have = I have a passkey here already
page-passkey-enter = Sign in with a passkey
page-passkey-not = Nothing has happened: no passkey arrived.
page-passkey-there = You already have a passkey on this device.
page-data = What we know about you
    .help = Your name, picture and colour, what you have set, your devices and passkeys, your tables and results, with whom you played, and how you want to hear that it is your turn. Nothing else.
page-data-export = Save as a file
page-data-forget = Delete everything
    .help = All of this will be deleted, and with it the tables at which nobody else sat. In games with others your moves stay. This can’t be undone.
page-data-forget-sure = Yes, delete everything

## The door

page-door-closed = The door is closed
    .help = This house does not know your browser yet.
page-door-used = This link was used before
    .help = The link that the server shows when it starts opens the door to one browser only, and it has done so already.
page-door-ways = How to get in
page-door-table = Ask somebody in the house for the link of a table. Whoever opens it is a guest.
page-door-start = If the server runs on your computer, start it again: it shows a fresh link.
page-door-passkey = Do you have a passkey here? Then you’ll be back in no time.
page-door-device = Do you play here on another device already? Touch your name on its home page and have it show a code.
page-door-enter = Go in
page-gone-help = Check the link: the code of a table has twelve characters. Maybe somebody deleted the table; then ask for a new one.
page-records = Records
    .help = Go through a saved game move by move.
page-records-open = Open a file

## Before the game

page-seats = At the table
page-seats-taken = { $taken } of { $seats } seats taken
page-seat-open = free
page-sit = Sit here
page-sit-too = Someone else on this device
page-stand-up = Stand up
page-free-seat = Free { $name }’s seat
page-present = is here
page-away = away just now
page-add-bot = Add a bot
page-remove-bot = Send { $name } away
page-fill-bots = Fill up with bots
page-start = Let’s begin
page-bot-label = bot, { $level }
# Names for bots, one for each seat.
page-bot-name =
    { $seat ->
        [1] Walpurga
        [2] Morgana
        [3] Circe
        [4] Nimue
        [5] Medea
       *[6] Jadwiga
    }
page-options = House rules
page-options-host = Whoever opened the table can change these.
page-players-label = Seats
page-share = Invite others
page-invitation = Will you join in? There is a seat free at the table: { $game }.
page-copy = Copy link
page-copied = The link is copied.
page-qr = QR code with the link to this table
page-share-local = Phones can’t reach this table yet: the server only listens to this machine. Start it with --host 0.0.0.0.
page-open = Who may come?
    .help = Guests of this house see open tables on the first page and can sit down.
page-open-label = Open to
page-open-no = invited guests
page-open-yes = everybody in the house
page-open-told = Everybody in this house finds this table.
page-open-tables = Open tables
page-friends = Whom you have played with
page-friends-games =
    { $games ->
        [one] one table together
       *[other] { $games } tables together
    }
page-friends-invite = Invite
page-friends-invited = invited
page-invited = You are invited
page-invited-by = { $name } is waiting for you
page-provenance = How we know this game
page-provenance-rulebook =
    { $count ->
        [one] One fact is as the rulebook has it.
       *[other] { $count } facts are as the rulebook has them.
    }
page-provenance-public =
    { $count ->
        [one] One comes from public sources.
       *[other] { $count } come from public sources.
    }
page-provenance-designed =
    { $count ->
        [one] One we designed ourselves, since it was nowhere to be found.
       *[other] { $count } we designed ourselves, since they were nowhere to be found.
    }

## At the table

page-opening = Fetching the table …
page-reconnecting = The connection is gone. I keep trying …
page-gone = This leads nowhere
page-board = Table
page-map-closer = Closer
page-map-farther = Farther away
page-map-whole = The whole map
page-side = Beside the table
page-chronicle = Chronicle
page-chapter-before = Before the game
page-since = Since your last turn
page-history = History
page-history-at = Move { $move } of { $moves }.
page-history-back = One move back
page-history-on = One move on
page-past = You are looking at an earlier moment.
page-past-back = Back to now
page-table-watching = You are watching.
page-watching-only = You are watching; only those who sit at the table can play.
page-touch-can = can be chosen
page-choose = Choose what glows.
# For ears, instead of “what glows”
page-picked = { $count } of { $wanted } chosen.
page-offered =
    { $more ->
        [0] You can choose: { $names }.
        [one] You can choose: { $names } and one more.
       *[other] You can choose: { $names } and { $more } more.
    }
page-wait = One moment …
page-hint = Hint
page-say = Say something
page-say-mute = Whom would you rather not hear?
page-say-muted = Mute { $name }
page-hint-later = There are hints when it is your turn.
page-thoughts = What a good witch would consider here
page-prospect =
    { $points ->
        [one] { $chance }% chance of winning, about one point
       *[other] { $chance }% chance of winning, about { $points } points
    }
page-as-good = as good
page-undo = Undo
page-undo-ask = Ask to undo
page-undo-turn = Restart turn
page-redo = Redo
page-undo-what = Take all this back?
page-undo-crosses = This goes back beyond your turn. What would be undone:
page-undo-yes = Take it back
page-undo-no = Leave it
page-more = and { $count } more
page-several = { $count ->
        [one] Take this one
       *[other] Take these { $count }
    }
page-several-full = { $count ->
        [one] One is chosen already; touch it to put it back.
       *[other] { $count } are chosen already; touch one of them to put it back.
    }
page-refused = Not now
page-skip = Touch the table to skip ahead.
page-forced = No other move was possible.
page-hand-over = Pass the device to { $name }
page-hand-over-go = I am { $name }
page-ask-undo = { $name } would like to take the last move back. Do you agree?
page-ask-takeover = { $name } suggests that a bot ({ $level }) plays on for { $absent }. Do you agree?
page-ask-free = { $name } suggests freeing { $absent }’s seat. Whoever sits down there sees the hand that was left. Do you agree?
page-ask-wait = The table is voting …
page-absent = { $name } is away just now.
page-takeover = Let a bot step in
page-bot-plays-you = A bot plays for you.
page-giveback = Play on yourself
page-rematch-open = The rematch is set.
page-rematch-go = To the rematch

## In the chronicle

page-row-joined =
    .you = You sit down as { $name }.
    .other = { $name } sits down.
page-row-named =
    .you = You are called { $name } now.
    .other = { $name } sits here now.
page-row-bot =
    .you = { $name } sits down ({ $level }).
    .other = { $name } sits down ({ $level }).
page-row-left =
    .you = You stand up.
    .other = { $name } stands up.
page-row-freed =
    .you = Your seat is free again.
    .other = { $name }’s seat is free again.
page-row-undo =
    .you = You take something back.
    .other = { $name } takes something back.
page-row-redo =
    .you = You make the move after all.
    .other = { $name } makes the move after all.
page-row-ask =
    .you = You ask the table.
    .other = { $name } asks the table.
page-row-takeover =
    .you = A bot plays for you ({ $level }).
    .other = A bot plays for { $name } ({ $level }).
page-row-giveback =
    .you = You play for yourself again.
    .other = { $name } is back and plays on.
page-row-said =
    .you = You: { $phrase }
    .other = { $name }: { $phrase }
page-row-rematch = A rematch is opened.

## At the end and after it

page-result = Result
page-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
page-winner = has won
page-together = Together
page-tie = To break a tie: { $row }
page-why-margin =
    .you =
        { $points ->
            [one] You are one point ahead of { $other }.
           *[other] You are { $points } points ahead of { $other }.
        }
    .other =
        { $points ->
            [one] { $name } is one point ahead of { $other_you ->
                [true] you
               *[other] { $other }
            }.
           *[other] { $name } is { $points } points ahead of { $other_you ->
                [true] you
               *[other] { $other }
            }.
        }
page-why-row = The greatest difference: { $row } ({ $first } to { $second }).
page-why-tie = The points are equal, so this decides: { $row } ({ $first } to { $second }).
page-why-equal =
    { $points ->
        [one] At the top the points are equal: one each.
       *[other] At the top the points are equal: { $points } each.
    }
page-race = How the points went
page-race-label = Points in the course of the game, at the end: { $points }.
page-race-moves =
    { $moves ->
        [one] one move
       *[other] { $moves } moves
    }
page-deeds = What decided it
page-deeds-weighing = By points so far; what cost winning chances is being thought over ({ $percent }%).
page-deed-lead =
    .you = You take the lead and keep it.
    .other = { $name } takes the lead and keeps it.
page-deed-end =
    .you = The final scoring puts you in front.
    .other = The final scoring puts { $name } in front.
page-deed-swing =
    .you =
        { $points ->
            [one] You gain one point.
           *[other] You gain { $points } points at a stroke.
        }
    .other =
        { $points ->
            [one] { $name } gains one point.
           *[other] { $name } gains { $points } points at a stroke.
        }
page-deed-loss =
    .you =
        { $points ->
            [one] You lose one point.
           *[other] You lose { $points } points at a stroke.
        }
    .other =
        { $points ->
            [one] { $name } loses one point.
           *[other] { $name } loses { $points } points at a stroke.
        }
page-deed-move = Look at move { $move }
page-rematch = Rematch
page-share-result = Share the result
page-share-copied = On the clipboard: paste it wherever you like.
page-replay = Watch the game
page-replay-loading = The game is being set up once more …
page-replay-none = This game can’t be watched.
page-replay-table = To the table
page-replay-share = Share this moment
page-replay-hidden = { $name } chooses in secret.
page-replay-move = { $name }: { $move }
page-replay-back = Back one round
page-replay-on = On one round
page-speed = Speed
    .help = How fast bots and replays are shown. The end of a trick, a round or a turn is held a little longer; a touch skips ahead.
page-speed-slow = slow
page-speed-normal = normal
page-speed-fast = fast
page-speed-asked = until asked
page-seeing = Who is looking?
    .help = After the end nothing is secret. Look into every hand, or see the game as somebody at the table saw it.
page-seeing-all = Everything open
page-hands = In hand
page-export = Save the record
page-proof = Was the shuffle fair?
    .help = Before the deal the server bound itself to a secret number. Now it lies open, and everything can be checked.
page-proof-check = Check it
page-proof-good = All is well: the number fits what was fixed before the deal, and exactly this game follows from it.
page-proof-bad = This does not fit together. This shuffle is not to be trusted.
page-proof-commitment = Fixed before
page-proof-secret = Secret number
page-record-begin = This is how the cards were dealt.
page-play = Play
page-pause = Pause

## What can go wrong

page-offline = No network. You see what I knew last; the game goes on as soon as it is back.
page-error-offline = The server does not answer. Is it still running?
page-error-answer = The server answered something I don’t understand. Reload the page.
page-error-closed = This table can’t be opened. Reload the page or begin another one.
page-error-seat-lost = Your seat at this table is taken. You can watch.

## Statistics of one's own

page-percent = { $share }%
page-statistics = Your statistics
page-statistics-none = There is nothing here yet. Play a game to its end, and you will see how you are doing.
page-statistics-all = All
page-statistics-game = Game
page-statistics-players = At the table
page-statistics-games = Games
page-statistics-wins = Wins
page-statistics-place = Place
page-statistics-most = Best score
page-statistics-accuracy = Accuracy
page-statistics-first = first
page-statistics-last = last
page-statistics-course = Over time
    .help = Every dot is a game, a full one was won. The line goes through the mean of the last { $games }.
    .accuracy = Dashed: your accuracy in reviewed games, 100% is at the top.
page-statistics-label =
    { $games ->
        [one] One game over time
       *[other] { $games } games over time
    }, of which won: { $wins }.
page-statistics-by-game = By game and number at the table
page-statistics-row =
    { $players ->
        [one] { $game }, alone
       *[other] { $game }, { $players } players
    }
page-statistics-latest = Latest
page-statistics-export = Save as CSV
page-statistics-forget = Delete the statistics
    .help = All results go, on your other devices as well. The tables stay.
page-statistics-forget-sure = Yes, delete everything
