### Clocks, vacation, and what happens when the time is up

## What is agreed on in the lobby

clock-heading = Time to think
clock-per = How much time does everybody have?
clock-per-none = No clock
clock-per-turn = For each turn
clock-per-game = For the whole game
clock-how-long = Time
# 3 days
clock-time =
    { $unit ->
        [day]
            { $count ->
                [one] 1 day
               *[other] { $count } days
            }
        [hour]
            { $count ->
                [one] 1 hour
               *[other] { $count } hours
            }
        [minute]
            { $count ->
                [one] 1 minute
               *[other] { $count } minutes
            }
       *[second]
            { $count ->
                [one] 1 second
               *[other] { $count } seconds
            }
    }
# There is little room beside a face at the table.
clock-short =
    { $unit ->
        [day] { $count } d
        [hour] { $count } h
        [minute] { $count } min
       *[second] { $count } s
    }
clock-turn-help = A turn is everything that you do until somebody else is asked. Taking back brings no time back.
clock-game-help = A little is added with every turn ({ $bonus }). When all of it is gone, there is still { $overtime } for each turn.
clock-then = When the time is up …
clock-then-move = a bot moves
clock-then-seat = a bot plays on
clock-then-wait = the game waits
clock-then-move-help = A bot makes this one turn; after that, it is you again.
clock-then-seat-help = A bot plays for you until you are back. You may come back at any time.
clock-then-wait-help = Nobody moves for you; but the others may decide that a bot steps in.
clock-fair = While the house is closed, the clock stands still.
clock-agreed =
    { $per ->
        [turn] { $time } for each turn.
       *[game] { $time } for the whole game.
    }

## At the table

clock-left = { $time } left
clock-late-you-move = Your time is up. A bot moves in a moment, unless you do first.
clock-late-you-wait = Your time is up. The others may now let a bot step in.
clock-late-other = { $name } has run out of time.
clock-up = time is up

page-row-expired =
    .you = Your time is up.
    .other = { $name } has run out of time.
terminal-event-table-expired =
    .you = Your time is up.
    .other = { $name } has run out of time.
