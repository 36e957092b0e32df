### Everything that My Game says, English. $name is a player; $pebbles and $bonus come from the content.

my_game-title = My Game
my_game-tagline = Who takes the last pebble?
my_game-about = Take one, two or three pebbles from the bowl. The last one is worth { $bonus } more.

my_game-move-take =
    { $count ->
        [one] Take one pebble
       *[other] Take { $count } pebbles
    }

my_game-reason-last = This is the last pebble.
my_game-reason-pebbles = You take more at once.
my_game-reason-trap = { $left } are left: nobody can take them all at once.

my_game-ask-take =
    .you = How many pebbles do you take?
    .other = { $name } is taking pebbles.

my_game-refuse-too-many =
    { $left ->
        [one] There is only one pebble left.
       *[other] There are only { $left } pebbles left.
    }

my_game-event-took =
    .you =
        { $count ->
            [one] You take one pebble; left: { $left }.
           *[other] You take { $count } pebbles; left: { $left }.
        }
    .other =
        { $count ->
            [one] { $name } takes one pebble; left: { $left }.
           *[other] { $name } takes { $count } pebbles; left: { $left }.
        }
my_game-event-over =
    .you =
        { $winners ->
            [one] You win with { $points } points.
           *[other] You win together with { $name }, with { $points } points each.
        }
    .other =
        { $winners ->
            [one] { $name } wins with { $points } points.
           *[other] { $name } win together with { $points } points each.
        }

my_game-ending-bowl-empty = The bowl is empty.

my_game-thing-bowl = Bowl
    .help = { $pebbles } pebbles at first. With the last one the game is over (MG-4.1).
my_game-thing-taken = Pebbles
    .help = What everybody has taken so far (MG-4.2).

my_game-problem-pebbles = There are { $count } pebbles here, but there must be { $wanted }.
my_game-problem-agenda = Somebody is to take pebbles exactly while there are any.

## At the end: where the points come from

my_game-sheet-pebbles = Pebbles
my_game-sheet-last = The last pebble
