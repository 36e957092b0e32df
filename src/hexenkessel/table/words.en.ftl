### Words of the table server, English. Reasons of the game itself are in the game's words.
### Numbers come as integers; seats count from 1 here.

## Starting

table-ready = The table is set: { $address }
table-ready-network = Phones on the same network reach it at { $address }; open a table and share its link.
table-ready-public = The house is open: { $address }. Whoever shall come in needs an invitation: hexenkessel landlord invite --port { NUMBER($port, useGrouping: 0) }
table-ready-stop = Ctrl-C ends the evening. Nothing is lost.
table-no-passkeys = Without the package “webauthn” there are no passkeys in this house: install hexenkessel with [public].
table-error-address = “{ $host }” with port { NUMBER($port, useGrouping: 0) } is no address this machine can listen at. Choose another one with --host and --port.
table-error-public-address = “{ $address }” is no address on the internet. It looks like https://witches.example, without anything after it.
table-error-folder-in-use = Another server uses { $folder } already. Go on there, or choose another folder with --data.
table-error-damaged = The log of table { $table } is damaged. It was left as it is; open a new table.
table-error-foreign-database = { $file } is not a table file of ours, or it is damaged. It was left as it is; choose another folder with --data.
table-error-newer-database = { $file } was written by a newer version of Hexenkessel. It was left as it is; update Hexenkessel or choose another folder with --data.
table-error-disk-full = There is no room left on the disk of { $folder }. Free some and start again; nothing was lost.
table-error-no-database = The database can’t be opened: { $reason }. Is it running, and are address, name and password right?
table-error-database-address = A database has an address like postgresql://name@host/database, and “{ $address }” is none.
table-error-no-asyncpg = For a PostgreSQL database the package asyncpg is needed: pip install "hexenkessel[postgres]".
table-error-no-postgres = For this, Debian’s package postgresql is needed (apt install postgresql).
table-moving = { $tables } of { $all } tables
table-moved = Moved and compared, row by row: { $tables ->
        [one] one table
       *[other] { $tables } tables
    }, { $guests ->
        [one] one guest
       *[other] { $guests } guests
    }. The old house is still there, as it was.
table-error-no-backup = There is no backup at { $file }.
table-error-file-there = { $file } is there already, and was left as it is. Choose another name.
table-error-no-backup-file = { $file } could not be written: { $reason }.
table-error-house-there = There is a house already ({ $place }), and it was left as it is. A backup is brought into an empty folder or an empty database only.
table-backed-up = { $file }: { $tables ->
        [one] one table
       *[other] { $tables } tables
    } with { $rows } rows, looked through. Keep it as safe as the house: it holds the secrets of running games.
table-restored = The house is back: { $tables ->
        [one] one table
       *[other] { $tables } tables
    } with { $rows } rows.
table-error-no-landlord = There is no landlord’s key in { $folder }. A server makes one when it is started with --public; name its folder with --data.
table-error-no-server = No server answers on port { NUMBER($port, useGrouping: 0) } of this machine. Name another one with --port.
table-landlord-house = Door: { $doors ->
        [open] open to everybody
        [code] by invitation only
       *[link] by the link of a table
    }. { $tables ->
        [one] One table is
       *[other] { $tables } tables are
    } kept, { $guests ->
        [one] one guest is
       *[other] { $guests } guests are
    } known. In memory, with those who are there + who watches:
table-landlord-lobby = not begun
table-landlord-playing = playing
table-landlord-over = over
table-landlord-closed = Table { $table } is gone, with everything about it.
table-landlord-shut-out = Whoever sat on seat { $seat } is no guest of this house any more. The seat is free.
table-error-no-house = There are no tables in { $folder }. Name the folder with --data.
table-error-moved-badly = In the database there is something else under “{ $table }” than in the old house. Nothing of it was changed; use an empty database.

## Why a call can't be done

table-error-no-guest = The door is closed. Open the address that the server shows when it starts, or the link of a table.
table-error-shut-out = New guests from your address are not let in at the moment.
table-error-not-invited = In this house only invited guests open tables. Ask the landlord for an invitation.
table-error-host = Nobody is at home at this address. Open the one that the server shows when it starts.
table-error-origin = Another page tried to speak for you. It was not let in.
table-error-no-token = For this you need your seat at the table. Sit down first.
table-error-no-file = There is nothing here.
table-error-no-game = There is no such game here. There are: { $known }.
table-error-no-address = Phones can’t reach this server: it only listens to this machine. Start it with --host 0.0.0.0.
table-error-request = That could not be read. Reload the page and try again.
table-error-too-large = That is too much at once.
table-error-too-fast = A little slower, please: that was too much in a short time.
table-error-record-large = A record has at most { $most } kilobytes. This one is larger.
table-error-record-unplayable = This record can’t be played. Something in its position does not fit together.
table-error-replay-large = Played again, this game would be larger than { $most } megabytes. That is more than a page can show.
table-error-too-long = Playing this game again took more than { $seconds } seconds of computing time and was stopped, so that nobody else has to wait.
table-error-too-many-guests = Too many new guests came from here in a short time. Wait a minute and open the link again.
table-error-too-many-tables = You have { $most } open tables already. Finish one first.
table-error-too-many-reviews = { $most } of your games are being reviewed already. Wait until one is done, or stop one.
table-error-no-puzzle = There is no such puzzle.
table-error-no-review = There is no such review here (any more). Begin it once more.
table-error-no-place = There was nothing to decide at this place, or not like that.
table-error-not-stored = That could not be stored; perhaps the disk is full. Nothing has changed. Try again.
table-error-stale = Somebody was faster. Look at the table and try again.
table-error-log-full = Enough has been changed at this table. The game goes on, but nothing more can be changed or taken back. Open a new table.
table-error-inside = Something went wrong in the server. Nothing has changed; try again.
table-error-name = A name has 1 to { $most } characters, without control characters.
table-error-animal = There is no such picture. There are: { $known }.
table-error-colour = There are only { $most } colours.
table-error-colour-taken = { $name } has this colour already.
table-error-no-code = This code is not good, or no longer: each lasts for ten minutes and for one device. Get a new one on the other device.
table-error-passkey = This passkey opens nothing here. Try once more, or take another one.
table-error-no-such-passkey = You have no such passkey here, or no longer.
table-error-too-many-passkeys = Your key ring is full with { $most } passkeys. First remove one that you no longer need.
table-error-too-many-invited = { $most } are invited to this table already. Send the others the link.
table-error-no-friend = You have not played with this person here yet.
table-error-no-seat = There is no seat { $seat }; this table has { $seats }.
table-error-seat-taken = Seat { $seat } is taken.
table-error-seat-open = Nobody sits on seat { $seat }.
table-error-seats-taken = With { $players } seats not everyone who sits here could stay. Free the last seats first.
table-error-seats-open =
    { $seats ->
        [one] One seat is still free. Wait for somebody or add a bot.
       *[other] { $seats } seats are still free. Wait for somebody or add bots.
    }
table-error-not-host = Only whoever opened the table can do that.
table-error-not-seated = Only those who sit at this table can do that.
table-error-not-your-seat = That is not your seat.
table-error-started = The game has begun; this can no longer be changed.
table-error-not-started = The game has not begun yet.
table-error-over = The game is over.
table-error-not-over = The game is not over yet.
table-error-push-service = This house does not know that service for notices.
table-error-no-push = This house can tell nothing to browsers that are closed.
table-error-no-mail = This house sends no letters.
table-error-mail-address = That is no e-mail address.
table-error-mail-not-sent = The letter could not be sent just now. Try again later.
table-error-mail-server = --mail wants a server such as smtp://name@mail.example.org:587?from=name@example.org; the password belongs in { $variable }.
table-error-mail-needs-public = Letters hold links: --mail also wants --public https://…
table-error-zone = This time zone is unknown.
table-error-vacation =
    { $days ->
        [0] You have no vacation left this year.
        [one] You have one day of vacation left this year.
       *[other] You have { $days } days of vacation left this year.
    }
table-error-has-time = The clock of seat { $seat } is still running. What happens when it has run out was agreed on.
table-error-not-gone = Seat { $seat } can be freed only when nobody has been there for a long time.
table-error-level = There is no bot of that level. There are: { $known }.
table-error-frame = That message could not be read. Reload the page.
table-error-no-row = The log of this table has { $last } rows; there is no row { $seq }.
table-error-no-hint = There is nothing to give a hint on just now.
table-error-closed = The server has closed this connection ({ NUMBER($code, useGrouping: 0) }).

## Why a wish was not carried out

table-reject-illegal = That is not allowed now.
table-reject-stale = The game has gone on in the meantime. Look again and decide anew.
table-reject-not-your-seat = That is not your seat.
table-reject-not-playing = There is no game running at this table.
table-reject-bot-plays = A bot plays for you. Take your seat back first.
table-reject-lesson-listen = Listen first: go on to the next step.
table-reject-lesson-astray = Take back what you played first.
table-reject-nothing-to-undo = There is nothing to take back.
table-reject-nothing-to-redo = Nothing was taken back that could be made again.
table-reject-no-such-ask = Nobody is asking for that any more.
table-reject-not-absent = Nobody is missing there.
table-reject-has-time = The clock is still running. What happens when it has run out was agreed on.
table-reject-too-soon = That was only just now. Leave some time to come back.
table-reject-no-such-level = There is no bot of that level.
table-reject-log-full = Enough has been changed at this table. The game goes on, but nothing more can be changed or taken back. Open a new table.
table-reject-not-stored = That could not be stored; perhaps the disk is full. Nothing has changed. Try again.
table-reject-too-fast = Not everything at once: wait a few seconds.
table-reject-no-such-phrase = Nobody can say that here.

## What people can say to each other

table-phrase-hello = 👋 Hello everyone!
table-phrase-good-luck = 🍀 Good luck!
table-phrase-one-moment = ⏳ One moment, please.
table-phrase-back = I’m back.
table-phrase-your-turn = It’s your turn!
table-phrase-take-your-time = ☕ Take your time.
table-phrase-well-played = Well played!
table-phrase-good-move = 👍 Nice move!
table-phrase-thanks = ❤️ Thank you!
table-phrase-sorry = Sorry!
table-phrase-oops = 🙈 Oops!
table-phrase-bad-luck = Bad luck!
table-phrase-hm = 🤔 Hm …
table-phrase-wow = 😮 Wow!
table-phrase-haha = 😂 Haha!
table-phrase-oh-no = 😱 Oh no!
table-phrase-hooray = 🎉 Hooray!
table-phrase-applause = 👏 Bravo!
table-phrase-good-game = 🧙 Good game!
table-phrase-again = Another round?
table-phrase-bye = 🌙 Good night!
