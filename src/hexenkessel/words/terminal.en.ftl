### Words of the command line and of the table in the terminal, English.

## At the table

terminal-you = You
terminal-yes = yes
terminal-no = no
terminal-nothing = nothing
terminal-view-sealed = chosen in secret
terminal-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
terminal-captured = { $cards } captured
terminal-open-cards = known to all: { $cards }
terminal-trump = Trump
terminal-ahead = is ahead
terminal-won = wins
terminal-bot = { $name } is a bot ({ $level }).
terminal-chronicle = Chronicle
terminal-ranking = { $place }. { $name }: { $points }
terminal-unranked = { $name }: { $points }
terminal-again = Once more
terminal-daylight = Day/night
terminal-kept = The game has been kept. Go on with: hexenkessel play --resume { $table }
terminal-finished = The record is here: { $file }
terminal-sealed = Fixed before the deal, to be checked at the end: { $commitment }
terminal-running = These games are not over yet:
terminal-running-table = { $number }  { $title } ({ $table })
terminal-running-prompt =
    { $count ->
        [one] Go on with it (1), or a new game (Enter)?
       *[other] Go on with one of them (1 to { $count }), or a new game (Enter)?
    }
terminal-undo-word = undo
terminal-redo-word = redo
terminal-undo-asked = The others are asked whether they agree.
terminal-unfinished = This game is not finished yet.
terminal-thought = { $move } ({ $chance }%, about { $points })
terminal-no-rulebook = There is no text for this rule here.
terminal-no-textual = The full-screen table needs Textual; get it with “pip install 'hexenkessel[tui]'”. We go on in plain lines.
terminal-event-sealing =
    .you = You lay down in secret: { $move }
    .other = { $name } lays down in secret: { $move }
terminal-event-sealed =
    .you = Your choice is made.
    .other = { $name } has chosen.
terminal-event-table-joined =
    .you = You are back at the table.
    .other = { $name } sits down at the table.
terminal-event-table-left =
    .you = You leave your seat.
    .other = { $name } is free now.
terminal-event-table-freed =
    .you = Your seat is free again.
    .other = { $name } is free again, with the consent of the table.
terminal-event-table-takeover =
    .you = A bot plays for you.
    .other = A bot plays for { $name }.
terminal-event-table-giveback =
    .you = You play for yourself again.
    .other = { $name } is back and plays on.
terminal-event-table-undo =
    .you = You take your move back.
    .other = { $name } takes a move back.
terminal-event-table-redo =
    .you = You make your move after all.
    .other = { $name } makes the move after all.
terminal-event-table-said =
    .you = You say: { $phrase }
    .other = { $name } says: { $phrase }
terminal-event-table-forced =
    .you = You had no other choice.

## At the table of a server

terminal-guest-name = Guest
terminal-guest-kept = Your seat stays yours. Come back with: hexenkessel play --table { $link }
terminal-guest-lost = The connection is lost; trying again …
terminal-guest-found = The connection is back.
terminal-guest-ask =
    { $what ->
        [undo] { $name } would like to take a move back.
       *[takeover] { $name } would like a bot to play for somebody who is missing.
    } Do you agree? ({ terminal-yes } or { terminal-no })
terminal-lobby = { $title } at { $link }
terminal-lobby-you = { $name } (you)
terminal-lobby-person =
    { $present ->
        [true] { $name }
       *[false] { $name } (away just now)
    }
terminal-lobby-open = still free
terminal-lobby-wait = Waiting for the start. When every seat is taken, “start” begins the game; “q” leaves, and your seat stays yours.
terminal-lobby-help = Here you can type: start (begin when every seat is taken), l (in another language), q (leave).

## In plain lines

# Many moves of a kind in one line
terminal-kind = #{ $kind }  { $move } … and { $more } more (numbers { $first } to { $last })
terminal-kind-more = { $move } … and { $more } more
terminal-kind-back = Esc shows all kinds of moves again.
terminal-kind-help = With #1, #2 and so on you hear all moves of a kind; the numbers always count.
terminal-plain-help = Enter the number or the text of a move; ? shows what else you can do.
terminal-plain-commands =
    number or text: make this move
    ?  this help
    h  hint: the best moves, how often they lead to a win, and why
    u  take your last move back (uu: all of this turn)
    y  make it after all
    r  the rule that matters now
    v  show the table again
    log  everything that has happened
    s  say something to the others (s alone shows what)
    l  go on in another language
    q  stop; the game will be kept

## On the full screen

terminal-keys =
    ← →      choose a card or a move; or its digit, or the mouse
    Enter    make the chosen move (or press the same digit again)
    Esc      from one kind of moves back to all of them
    h        hint: the best moves, how often they lead to a win, and why
    u        take your last move back (U: all of this turn)
    y        make it after all
    r        the rule that matters now
    l        change the language
    t        day or night
    PgUp/Dn  leaf through the chronicle
    n        after the end: another game
    q        stop; the game will be kept
terminal-sheet-foot = ↑ ↓ scroll · Esc back to the table
terminal-result-foot = n another game · Esc look at the table · q stop

## Help of the command line

terminal-usage = Usage: { $usage }
terminal-help-commands = Commands
terminal-help-parameters = Parameters
terminal-help-choices = one of: { $choices }
terminal-help-command = hexenkessel [COMMAND] [PARAMETERS]
    .help = Five witches’ games at one table. Without a command, the table opens in the browser.
terminal-help-games = hexenkessel games
    .help = lists all games with their options
terminal-help-play = hexenkessel play [GAME] [PARAMETERS]
    .help = plays in the terminal, against bots or at a table of a server
terminal-help-learn = hexenkessel learn GAME [LESSON]
    .help = teaches a game at the table, step by step
terminal-help-replay = hexenkessel replay FILE
    .help = tells a recorded game again
terminal-help-review = hexenkessel review FILE [PARAMETERS]
    .help = reviews a recorded game: what one seat decided, and what was luck
terminal-help-puzzles = hexenkessel puzzles GAME [PARAMETERS]
    .help = sets a puzzle, without a number that of the day; also makes new ones
terminal-help-arena = hexenkessel arena GAME (--seats LEVELS | --ladder) [PARAMETERS]
    .help = lets bots play many games against each other
terminal-help-games-of = hexenkessel games-of GAME --seats LEVELS --out FOLDER [PARAMETERS]
    .help = writes games of bots as Parquet, for those who want to learn from them
terminal-help-baselines = hexenkessel baselines [GAME …] [PARAMETERS]
    .help = measures what a new bot has to beat: one table for all games
terminal-help-train = hexenkessel train GAME FILE [PARAMETERS]
    .help = lets a net learn from games against itself, and writes it to the file
terminal-help-bench = hexenkessel bench [GAME …] [PARAMETERS]
    .help = measures how fast the games run
terminal-help-content = hexenkessel content COMMAND
    .help = content of your own: cards and tables out of your box
terminal-help-content-export = hexenkessel content export GAME FILE
    .help = writes the content in use to a file, for editing
terminal-help-content-check = hexenkessel content check FILE
    .help = checks a content file
terminal-help-content-use = hexenkessel content use FILE
    .help = plays with this content from now on
terminal-help-content-reset = hexenkessel content reset GAME
    .help = plays with our content again
terminal-help-words = hexenkessel words COMMAND
    .help = the word lists of the games
terminal-help-words-check = hexenkessel words check
    .help = checks that all languages are complete
terminal-help-serve = hexenkessel serve [PARAMETERS]
    .help = sets the table and opens the browser
terminal-help-move-house = hexenkessel move-house ADDRESS
    .help = carries all tables over to a PostgreSQL database and compares them row by row
terminal-help-backup = hexenkessel backup FILE [PARAMETERS]
    .help = copies the whole house into one file, while people play
terminal-help-restore = hexenkessel restore FILE [PARAMETERS]
    .help = makes a house from a backup, where none is yet
terminal-help-landlord = hexenkessel landlord [COMMAND] [PARAMETERS]
    .help = shows what goes on in the house on the internet that runs on this machine
terminal-help-landlord-invite = hexenkessel landlord invite [PARAMETERS]
    .help = makes an invitation: whoever opens it may open tables
terminal-help-landlord-close = hexenkessel landlord close ID [PARAMETERS]
    .help = clears a table away, whatever goes on there
terminal-help-landlord-ban = hexenkessel landlord ban ID NUMBER [PARAMETERS]
    .help = shuts out whoever sits there, with all their devices
terminal-help-load = hexenkessel load [GAME] [PARAMETERS]
    .help = measures how many tables this machine can serve
terminal-help-check = hexenkessel check GAME [PARAMETERS]
    .help = checks a game: rulebooks, words, strategy, and the laws over random play
terminal-help-new = hexenkessel new ID [PARAMETERS]
    .help = makes a package with a small game that plays, for a game of your own
terminal-help-docs = hexenkessel docs FOLDER [GAME …] [PARAMETERS]
    .help = writes a page for every game: moves, sizes, what is hidden
terminal-help-types = hexenkessel types [GAME …] [PARAMETERS]
    .help = writes view.d.ts beside a game's view: what its board finds there
terminal-help-help = hexenkessel COMMAND --help
    .help = shows this help
terminal-help-version = hexenkessel --version
    .help = tells the version

terminal-arg-lang = language: { $languages }
terminal-arg-data = folder for games and content of your own
terminal-arg-game = the game (hexenkessel games lists them)
terminal-arg-new-game = id of the new game: small letters, digits and _
terminal-arg-games = the games; all of them if none is given
terminal-arg-lesson = which lesson; else the first one
terminal-arg-file = the file
terminal-arg-title = what the game is called
terminal-arg-folder = where the package is made; here if not given
terminal-arg-players = how many play, yourself included
terminal-arg-seed = seed: the same one deals the same cards
terminal-arg-survey = also counts what the games were like: endings, seats, what was chosen, what helped whom
terminal-arg-ladder = all levels on one scale; with seats only these, from weak to strong
terminal-arg-option = an option of the game, such as side=ascending; may be repeated
terminal-arg-bots = level of the bots, one for all or several with commas: child, novice, thumb, adept, witch, grandmaster; random
terminal-arg-puzzle = which puzzle, from 1 on
terminal-arg-make = makes puzzles until there are so many; that takes long and may be interrupted
terminal-arg-seat = your seat, 1 or A is the first
terminal-arg-names = names of the seats, with commas; with --table your own
terminal-arg-plain = plain lines instead of the full screen
terminal-arg-resume = go on with the last unfinished game, or with the one of this name; also where a record ends (file)
terminal-arg-table = sits down at a table of a server: its link, http://…/t/…
terminal-arg-seats = level for every seat, with commas; also a file that train has written
terminal-arg-number-of-games = how many games
terminal-arg-each = how many games for every figure of the table
terminal-arg-seconds = seconds: time to think per move; with bench, length of each measurement; with train, how long it learns
terminal-arg-decisions = learns from so many decisions instead of so long: then the net comes out the same every time
terminal-arg-games-at-once = how many games each process plays at once
terminal-arg-kinds-of-table = at which tables it learns and how often, such as 2:3,4,2+side=ascending; all kinds if not given
terminal-arg-steps = how many choices of each game lie between lessons
terminal-arg-heat = how much the rule of thumb counts against what is learned
terminal-arg-iterations = simulations per move instead of time
terminal-arg-workers = how many processes; one per core if not given
terminal-arg-ray = work on a Ray cluster: its address; without one, the cluster that runs here, or a new one
terminal-arg-keep = keeps every result in this file; interrupted, it goes on from there the next time
terminal-arg-plot = draws the result into this file
terminal-arg-json = writes the figures to this file
terminal-arg-host = address to serve on; 0.0.0.0 lets phones on your network in
terminal-arg-port = port to serve on
terminal-arg-no-browser = opens no browser
terminal-arg-public = the address on the internet, where a proxy on this machine brings the guests (https://…)
terminal-arg-database = the PostgreSQL database to keep tables in, which other servers may share (postgresql://…); also HEXENKESSEL_DATABASE
terminal-arg-tables = how many tables
terminal-arg-clients = how many play at each table
terminal-arg-think = seconds of thought for every move
terminal-arg-attack = what a rude guest does meanwhile, or all
terminal-arg-door = who comes into a house on the internet: with a table’s link (link), with an invitation only (code), everybody (open)
terminal-arg-keep-days = tables where nothing has happened for so many days are cleared away; 0 for never
terminal-arg-mail = sends letters through this server (smtp://name@server:587); the password stands in HEXENKESSEL_MAIL_PASSWORD
terminal-arg-json-logs = writes a line of JSON for everything that happens, without secrets
terminal-arg-uses = for so many people
terminal-arg-days = good for so many days
terminal-arg-id = the table: the last part of its link
terminal-arg-number = the number of the seat, 1 is the first
terminal-arg-faults = breaks servers, lines, disk and clock while bots and people play, with the tables in sqlite or postgres, and tells what became of the moves
terminal-arg-kills = so many processes are killed meanwhile
terminal-arg-servers = how many servers share the database
terminal-arg-climb = has more and more moves made every second until somebody waits too long, and tells how many that was: each game by itself, and all mixed (all)
terminal-arg-rate = only so many moves a second, instead of more and more
terminal-arg-idle = so many tables stand by where nobody moves
terminal-arg-together = all at one table come through the same server
terminal-arg-out = the folder; with games-of, games that are there already stay
terminal-arg-check = writes nothing, but checks whether what is written is still true
terminal-arg-peers = measures OpenSpiel as well, to compare

## The games

terminal-game = { $title } ({ $id }), { $min } to { $max } players
terminal-game-option = --option { $id }=… { $label }: { $values }
terminal-game-seat = the number of a seat
terminal-game-default = ({ $value } if not given)
# For $min to $max players.
terminal-game-only =
    { $max ->
        [one] alone
       *[other] with { $min } to { $max } players
    }
terminal-game-needs = with { $option }={ $value }
terminal-game-level = level { $id } ({ $label }): { $rating }

## Content of your own

terminal-content-exported = The content of { $title } is in { $file } now. Enter what is printed on your cards and put it to use with “hexenkessel content use”.
terminal-content-fine = { $file } is fine: { $title }, content { $hash }.
terminal-content-used = { $title } is played with { $file } from now on (content { $hash }).
terminal-content-reset = { $title } is played with our content again.
terminal-content-kept = Your file is still there: { $file }
terminal-new-made =
    { $place } is made, and it plays.
    Install it with “pip install -e { $place }”, then “hexenkessel check { $game }” says what is missing,
    and “hexenkessel play { $game }” sets the table. The README in it says where to begin.
terminal-words-fine = All word lists are complete.

## What can go wrong

terminal-error-unknown-command = There is no command “{ $command }”. “hexenkessel --help” lists them all.
terminal-error-unknown-option = There is no { $option } here. “hexenkessel { $command } --help” lists what there is.
terminal-error-too-much = This command does not know what to do with “{ $token }”. See “hexenkessel { $command } --help”.
terminal-error-missing = { $option } is missing. “hexenkessel { $command } --help” shows what is needed.
terminal-error-new-name = “{ $game }” can’t be the id of a game: small letters, digits and _, a letter first.
terminal-error-new-there = { $place } is there already, or a game has this id. Choose another one.
terminal-error-language = We don’t speak “{ $lang }”. Possible: { $known }.
terminal-error-bad-value = “{ $value }” does not fit { $option }. “hexenkessel { $command } --help” shows what does.
terminal-error-command-line = This command can’t be understood: { $problem }
terminal-error-option-form = “{ $option }” is not an option. Write it like this: --option name=value.
terminal-error-no-such-level = There is no level “{ $level }”. Take one of these: { $known }.
terminal-error-bots-count =
    { $given ->
        [one] { $given } level does
       *[other] { $given } levels do
    } not fit { $bots ->
        [one] one bot
       *[other] { $bots } bots
    }. Give one for all or one for each.
terminal-error-no-such-seat = There is no seat { $seat }. Take 1 to { $players }.
terminal-error-names-count = { $given } names are too many: there are only { $players } seats.
terminal-error-seat-form = “{ $seat }” is not a seat. Take a number (1) or a letter (A).
terminal-error-link-form = “{ $link }” is not the link of a table. It looks like this: http://192.168.0.17:8713/t/k7wq2m9xabcd.
terminal-error-unreachable = No Hexenkessel answers at { $address }. Check the link, and whether the server is running.
terminal-error-other-game = At this table they play “{ $found }”, not “{ $wanted }”. Name the right game, or none at all.
terminal-error-not-together = { $first } and { $second } do not go together: a table of a server is set already.
terminal-error-seat-gone = This seat is no longer yours; whoever opened the table can free it. The same command sits down again.
terminal-error-nothing-kept = No game is waiting for you. “hexenkessel play” begins a new one.
terminal-error-no-file = There is no file { $file }. Check its name.
terminal-error-unreadable = The file { $file } can’t be read. Check that it is a text file and that you may open it.
terminal-error-unwritable = The file { $file } can’t be written. Choose another place.
terminal-error-file-exists = The file { $file } exists already. Choose another name; nothing was overwritten.
terminal-error-in-file = { $file }: { $problem }
terminal-interrupted = Interrupted.
