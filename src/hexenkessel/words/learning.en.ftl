### Lessons and coach marks, for page, server and terminal, English.

## On the page

learning-learn = Learn
learning-choose = Which lesson?
learning-guide = Your tutor witch
learning-step = Step { $step } of { $steps }
learning-own = Lesson “{ $title }”, step { $step } of { $steps }
learning-on = Go on
learning-back = Back
learning-show = Show me
learning-leave = End the lesson
learning-leave-help = You can go on later: the lesson stays among your tables.
learning-watch = Watch what the others do …
learning-take-back = Take it back
learning-play-on = Play on from here
learning-shelf = To the shelf
learning-astray = That is allowed, and you see what it does. Take it back: here we practise something else.

## Coach marks

learning-coach = Good to know
learning-coach-fine = Got it
learning-coach-off = No more of these
learning-coach-setting = Good-to-know notes in games
    .help = One sentence when something matters for the first time.

## In the terminal

learning-terminal-on = [Enter] go on, b back, f play on without the lesson, q quit
learning-terminal-move = Step { $step } of { $steps }. Wanted: { $move } (n shows it)
learning-terminal-newcomer = New here? { $title } has a short lesson: l learns, Enter plays at once.
learning-terminal-astray = [Enter] takes the move back, q quits
learning-terminal-free = The lesson is over: play on from here against novices, or stop with q.
learning-terminal-lessons = The lessons: { $known }

## What can't be done

learning-error-unknown = There is no lesson “{ $lesson }” here. There are: { $known }.
learning-problem-name = “{ $found }” can’t be the name of a lesson: lower-case letters, digits and hyphens.
learning-problem-options = The options are a table, not { $found }.
learning-problem-texts = { $key } wants a text or a list of texts, not { $found }.
learning-problem-script = “{ $found }” is no move of a seat: it reads like “B take”, seat and move.
learning-problem-no-move = The game knows no move “{ $found }”.
learning-problem-no-thing = “{ $found }” never lies on the board: no move touches it, and the board does not know it.
learning-problem-waits = A step waits for one thing: { $first } is there already, { $key } is too much.
learning-problem-start = No game can begin like this: { $reason }
learning-problem-illegal = “{ $found }” is not allowed at this point (rule { $rule }).
learning-problem-long = “{ $word }” is too long in { $lang }: { $length } characters in a sentence, { $most } at most.
learning-problem-many = “{ $word }” has { $count } sentences in { $lang }, { $most } at most.
learning-problem-no-words = “{ $word }” has no words in { $lang }.
learning-problem-mark-when = A coach mark belongs to an event or to an ask, to just one of them.
learning-problem-no-event = This game has no event “{ $found }”.
