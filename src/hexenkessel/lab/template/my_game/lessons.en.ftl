### What the lessons of My Game say, English: two sentences at most, each of 140 characters at most.

my_game-lesson-first = The first pebbles
    .about = How one takes, and what to look out for.
my_game-lesson-first-welcome = Welcome! There are { $pebbles } pebbles in the bowl, and the last one is worth { $bonus } more.
my_game-lesson-first-take = You take one, two or three. Take three now.
my_game-lesson-first-take-wrong = That is allowed as well. Take it back and try it with three.
my_game-lesson-first-again = It is your turn again: take as many as you like.
my_game-lesson-first-tip = A tip: whoever leaves four pebbles gets the last one.
