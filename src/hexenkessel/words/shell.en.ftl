### Words that belong to no single game, English.
### Numbers come as integers. Lines and ports are shown without a thousands separator.

shell-name = Hexenkessel
    .tagline = Five witches’ games at one table

# What this language calls itself
shell-language = English

## Seats ($seat counts from 1) and lists of names (put together from the left)

shell-seat-letter =
    { $seat ->
        [1] A
        [2] B
        [3] C
        [4] D
        [5] E
       *[6] F
    }
shell-seat = Seat { shell-seat-letter }
shell-list-comma = { $first }, { $last }
shell-list-and = { $first } and { $last }

## How well a bot plays

shell-level-random = Random
    .help = Takes any move that is allowed.
shell-level-child = Witchling
    .help = Sees what looks nice, and is easily distracted.
shell-level-novice = Novice
    .help = Knows the simple rules and still often picks the wrong move.
shell-level-thumb = Rule of thumb
    .help = Always takes what looks best at first sight.
shell-level-adept = Adept
    .help = Thinks ahead a little.
shell-level-witch = Witch
    .help = A good opponent for most evenings.
shell-level-grandmaster = Grandmaster
    .help = The strongest we have. She, too, sees only what can be seen from her seat.

# $rating as text, without a comma; ± as far as anything is in doubt.
shell-rating =
    { $within ->
        [0] { $rating }
       *[other] { $rating } ± { $within }
    }

## Options

# $option is its name, $value what holds now.
shell-option-passed-over = “{ $option }” can’t be as you wished at this table: “{ $value }” is used.

## Whose turn it is

shell-turn =
    .you = It is your turn.
    .other = { $name }’s turn.
shell-thinking = { $name } is thinking …

## Scoring

shell-scores = Scores
shell-scores-place = Place
shell-scores-player = Name
shell-scores-points = Points
shell-place =
    { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }
shell-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# $winners counts the winners; $name names them, in .you only the others.
shell-winners =
    .you =
        { $winners ->
            [one] You win!
           *[other] You win together with { $name }!
        }
    .other =
        { $winners ->
            [0] Nobody wins.
            [one] { $name } wins.
           *[other] { $name } win together.
        }

## In the terminal. .word is the word to type

shell-prompt-move = Your move (1 to { $count }, or as text):
shell-prompt-help = Enter the number of a move or its text. You can also type: { shell-command-help.word }, { shell-command-hint.word }, { shell-command-rules.word }, { shell-command-quit.word }.
shell-command-help = Help
    .word = help
    .help = shows what you can enter
shell-command-hint = Hint
    .word = hint
    .help = suggests a move
shell-command-rules = Rules
    .word = rules
    .help = shows the rules of the game
shell-command-quit = Quit
    .word = quit
    .help = stops playing
shell-hint = Hint: { $move }
shell-goodbye = See you at the cauldron!
shell-rule = Rule { $rule }

## Why a move cannot be made (a game may say more with <game>-refuse-…)

shell-refuse-game-over = This game is over; there are no more moves.
shell-refuse-no-such-seat = There is no such seat at this table.
shell-refuse-no-such-move = There is no such move in this game.
shell-refuse-not-your-turn = It is not your turn just now.
shell-refuse-no-choice-now = You can’t choose that just now.
shell-refuse-touch-first = This comes second: choose first what it is for.

## Why a move is good or less good (a game says more with <game>-reason-…); $move is another move

shell-reason-only = There is nothing else to do.
shell-reason-alike = As far as one can see, it makes no difference what you do here.
shell-reason-among = This is one of the best moves; as far as one can see, there is no difference between them.
shell-reason-overall = All in all, this is what you get most out of.
shell-reason-wins = This wins the game at once.
shell-reason-now =
    { $points ->
        [one] Brings you a point at once.
       *[other] Brings you { $points } points at once.
    }
shell-reason-points =
    { $points ->
        [one] Brings you about one point more in the long run than the next best move ({ $move }).
       *[other] Brings you about { $points } points more in the long run than the next best move ({ $move }).
    }
shell-reason-chance =
    { $percent ->
        [one] You win about one more game in a hundred with it than with the next best move ({ $move }).
       *[other] You win about { $percent } more games in a hundred with it than with the next best move ({ $move }).
    }
shell-reason-behind =
    { $percent ->
        [one] Costs you about one win in a hundred games.
       *[other] Costs you about { $percent } wins in a hundred games.
    }
shell-reason-reply = { $other } will most likely answer: { $move }.

## What can go wrong: what it is and what helps

shell-error-unknown-game = There is no game called “{ $game }” here. Choose one of these: { $known }.
shell-error-broken-game = The game “{ $game }” of the package { $package } stays in the cupboard: { $problem }
shell-error-wrong-option = “{ $option }” with the value “{ $value }” does not work. Possible: { $allowed }.
shell-error-clashing-options = “{ $option }” and “{ $other }” don’t go together like this.
shell-error-unknown-option = This game has no option “{ $option }”. Possible: { $known }.
shell-error-no-options = This game has no option “{ $option }”: nothing can be chosen in it.
shell-error-wrong-seed = Nothing can be shuffled with “{ $seed }”. Take a whole number, or a secret of at least { $least } bytes.
shell-error-wrong-players = This game is for { $min } to { $max } players, not for { $players }.
shell-error-broken-record =
    { $line ->
        [0] The record
       *[other] Line { NUMBER($line, useGrouping: 0) } of the record
    } cannot be replayed: { $problem } Correct it or take an undamaged copy; nothing was changed.
shell-error-other-content = This record ({ $game }) was made with the game content { $wanted }, but { $found } is in use here. Set the right one with “hexenkessel content use” and try again.
shell-error-broken-content = { $file }, line { NUMBER($line, useGrouping: 0) }: { $problem } Correct the file and try again; nothing was changed.
shell-error-broken-position = This is no position of this game. { $where }: { $problem }
shell-error-illegal-move = “{ $move }” cannot be done: { $problem } ({ shell-rule })
shell-error-unknown-move = “{ $text }” is not a move. Take a number from the list or type “{ shell-command-help.word }”.
shell-error-extra-missing = This needs { $module }. Get it with “pip install 'hexenkessel[{ $extra }]'”.
shell-error-other-games = { $folder } already has games that were made in another way ({ $what }). Take another folder for these; nothing was changed.
shell-error-wrong-tables = “{ $tables }” is not a kind of table. Write them like this: --tables 2:3,4,2+mode=together.
shell-error-other-course = { $file } was begun as another net, with “{ $command }”. Say the same to go on, or delete the file; nothing was changed.
shell-error-other-program = { $machine } has another version of this program, or other content for a game. Set up the same there as here and start again.
shell-error-busy-port = Port { NUMBER($port, useGrouping: 0) } is in use already. Stop the other program or choose another one with --port.
shell-error-data-folder = The folder { $folder } cannot be read or written. Allow it or choose another one with --data.
shell-error-full-table = There is no free seat at this table. You can watch or open a table of your own.
shell-error-unknown-table = There is no table “{ $table }”. Check the link or have it sent to you again.

## What exactly is wrong ($problem in the sentences above), always as a whole sentence

# In a content file: $key is the key, $found what stands there
shell-problem-no-file = There is no such file.
shell-problem-unreadable = This file cannot be read. Check that you may open it.
shell-problem-no-text = This is not text in UTF-8. Save the file in that encoding.
shell-problem-toml = TOML cannot make anything of “{ $found }”. Often a quotation mark, a bracket or a value is missing.
shell-problem-toml-twice = “{ $found }” stands further up already.
shell-problem-toml-end = The file ends in the middle. Often a quotation mark or a bracket is missing.
shell-problem-no-game = This does not say which game the file belongs to. It begins with a line like game = "blackmore".
shell-problem-no-table = The table [{ $table }] is missing.
shell-problem-no-entries = There is no entry [[{ $table }]].
shell-problem-count =
    { $count ->
        [one] There is one entry [[{ $table }]]
       *[other] There are { $count } entries [[{ $table }]]
    }, but there must be { $wanted }.
shell-problem-no-key = [{ $table }] lacks { $key }.
shell-problem-text = A text is needed for { $key }, not { $found }.
shell-problem-one-of = For { $key }, { $found } does not work. Possible: { $allowed }.
shell-problem-number = A whole number from { $least } to { $most } is needed for { $key }, not { $found }.
shell-problem-numbers = A list of whole numbers is needed for { $key }, not { $found }.
shell-problem-number-count = For { $key }, { $wanted } whole numbers are needed, not { $found }.
shell-problem-flag = true or false is needed for { $key }, not { $found }.
shell-problem-expected = { $wanted } belongs here, not { $found }.
shell-problem-key = Nothing here is called { $key }. Possible: { $known }.

# In a game of another package
shell-problem-game-name = An id is made of small letters, digits and _ and begins with a letter.
shell-problem-game-twice = This id belongs to the game of { $other } already.
shell-problem-game-function = The package lacks the function game(content).
shell-problem-game-type = Its function game(content) makes no Game but { $found }.
shell-problem-game-id = It calls itself “{ $found }”.
shell-problem-game-words = It has no words: a file like words.en.ftl is missing.
shell-problem-game-raises = An error came up when it was opened. { $error }

# In a record
shell-problem-record-empty = It has no headings.
shell-problem-record-text = A record is text, not { $found }.
shell-problem-record-heading = The heading [{ $heading } "…"] is missing.
shell-problem-record-twice = The heading [{ $heading } "…"] stands here twice.
shell-problem-record-number = A number is needed for { $heading }, not “{ $found }”.
shell-problem-record-seed = Nothing can be shuffled with “{ $found }”.
shell-problem-record-json = The position is not a JSON object.
shell-problem-record-count = Move { NUMBER($wanted, useGrouping: 0) } should stand here.
shell-problem-record-line = “{ $found }” is neither a heading nor a move.
shell-problem-record-deep = Brackets stand within brackets more than { $most } deep.
shell-problem-record-long = It has more than { $most } moves.
shell-problem-record-edition = It follows edition { $found } of the rules, but edition { $wanted } is in use here.
shell-problem-record-result = Its moves do not lead to the result “{ $found }”.
shell-problem-review-unfinished = Only a game that is over can be reviewed.

# In a position
shell-problem-position-other = { $wanted } is in use here, not { $found }.
shell-problem-position-players = The number of players is missing.
shell-problem-position-ending = A game is over when nothing is left to be done, and only then.
shell-problem-position-object = A JSON object is needed here, not { $found }.
shell-problem-position-no-such-field = There is no field “{ $field }” here.
shell-problem-position-no-field = The field “{ $field }” is missing.
shell-problem-position-list = A list is needed here, not { $found }.
shell-problem-position-row = A list of at most { $most } values is needed here, not { $found }.
shell-problem-position-per-seat = A list of { $players } values is needed here, one for each seat, not { $found }.
shell-problem-position-number = A whole number from { $least } to { $most } is needed here, not { $found }.
shell-problem-position-flag = Either true or false is needed here, not { $found }.
shell-problem-position-name = { $found } does not work here. Possible: { $allowed }.
shell-problem-position-null = This list must not contain null.
shell-problem-position-seat = A seat from 0 to { $most } is needed here, not { $found }.
shell-problem-position-dice = Our dice do not look like this: { $found }.
shell-problem-position-seed = Nothing can be shuffled with { $found }.
shell-problem-position-step = { $found } is not a step. Possible: { $known }.
shell-problem-position-step-fields =
    { $count ->
        [0] The step { $step } has no fields.
       *[other] The step { $step } has exactly these fields: { $fields }.
    }

shell-problem-position-move = { $found } is not a move of this game.
shell-problem-position-past = A seat and a move are needed here, not { $found }.
shell-problem-position-sealed-now = Nobody is choosing in secret just now.
shell-problem-position-sealed-move = { $found } could not have been put down here.
shell-problem-position-sealed-all = All have chosen already, so nothing lies hidden any more.

## Where we know a piece of content from

shell-source-rulebook = from the rulebook
shell-source-public = from a public source
shell-source-designed = designed by us; your box may differ
