### Reviews of games and puzzles, on the page and in the terminal, English.

review-title = Review
    .help = Every decision, thought over with what could be known at the time.
review-open = Review the game
review-back = Back to the review
review-of = Review of
review-running = Being thought over: { $percent }%
review-stop = Stop
review-stopped = Stopped: this is as far as it came.
review-again = Go on
review-nothing = { $name } had nothing to decide in this game.
review-waiting = The game is being read …

## What came out

review-accuracy = Accuracy
    .help = How much of the winning chance was kept in open positions. It can’t tell how hard a move was to find.
review-percent = { $percent }%
review-grade-best = best move
review-grade-good = good
review-grade-slip = slip
review-grade-mistake = mistake
review-grade-blunder = blunder
review-counts =
    { $count ->
        [0] Of { $all } decisions, none gave anything away.
        [one] Of { $all } decisions, one gave something away.
       *[other] Of { $all } decisions, { $count } gave something away.
    }

## The curve

review-curve = Winning chances
    .together = Chance of winning
    .help = As { $name } could see it then. Marked are the moments that mattered.
review-curve-move = Move
review-curve-table = The same in numbers
review-curve-told = { $name } began with { $first }% and stood at { $last }% at the end; highest { $high }%, lowest { $low }%.

## Luck and skill

review-parts = Luck and skill
    .help = Every change of the winning chance belongs to one of these. Together they make the result.
review-part-start = Start
    .help = An equal share for everybody.
review-part-start-shared = Start
    .help = The chance before the first decision.
review-part-deal = Deal and seat
    .help = What the first cards gave.
review-part-decisions = Decisions
    .help = What one’s own moves gave away.
review-part-chance = Chance
    .help = Dice, draws, and what came to light.
review-part-others = The others
    .help = What the others did.
review-part-result = Result
    .help = Won is 100%, lost is 0%.
review-verdict =
    { $kind ->
        [clean] Nothing was given away here. The rest was luck, good or bad, and the others.
        [luck] The luck of the game weighed more than the decisions.
       *[skill] The decisions weighed most in this game.
    }

## Moments and decisions

review-moments = Moments that mattered
review-moments-none = No single decision mattered much in this game.
review-moment-number = Move { $number }
review-moment-given = “{ $move }” gave away { $percent }% of the winning chance (± { $doubt }).
review-moment-found = “{ $move }” was the one good move. The next best would have given away { $percent }%.
review-decisions = All decisions
review-decision-given = gave away { $percent }% (± { $doubt })
review-decision-kept = gave nothing away
review-find = Find a better move
review-show = Look at it
review-play-on = Play on from here
    .help = With bots. What could not be known is drawn anew.

## One position, to try

review-place-task = What would you do here? Choose a move on the board.
review-place-thinking = Thinking about it …
review-place-best = Well found: there is nothing better.
review-place-alike = Just as good as the best move, as far as one can tell.
review-place-worse = That would give away { $percent }% of the winning chance. Try another one?
review-place-solution = Show the best move
review-place-is = The best move is “{ $move }”.
review-place-played = “{ $move }” was played.
review-place-ahead = It keeps { $percent }% more of the winning chance (± { $doubt }).

## In the terminal

review-terminal-reading = Thinking it over. This takes up to a minute; Ctrl-C shows what is known so far.
review-terminal-decision = { $number }  { $grade }  { $move }
review-terminal-better = better: { $move }

## Puzzles

puzzle-title = Puzzles
    .help = Positions from games of strong bots. As far as one can know, one move is clearly best, and it is not the obvious one.
puzzle-open = Puzzles
puzzle-none = There are no puzzles for this game.
puzzle-number = Puzzle { $number }
puzzle-of-the-day = Puzzle of the day: { $number }
puzzle-daily = Puzzle of the day
puzzle-all = All puzzles
puzzle-streak =
    { $days ->
        [0] Solve the puzzle of the day and begin a streak.
        [one] Solved once: your streak has begun.
       *[other] Solved { $days } days in a row.
    }
puzzle-solved = solved
puzzle-count = { $solved } of { $all } solved
puzzle-players =
    { $players ->
        [one] alone
       *[other] { $players } players
    }
puzzle-back = Back to the puzzles
puzzle-next = Next puzzle
puzzle-show = Show the solution
puzzle-right = Right! That is the one.
puzzle-wrong = Not quite. Another one is clearly better.
puzzle-tempted = That comes to mind first, but another one is clearly better.
puzzle-solution = The best move is “{ $move }”.
puzzle-sure = At least { $ahead }% more winning chance than with any other move (± { $doubt }), confirmed by two searches.
puzzle-theme-opening = Opening
    .task = The game has just begun. Which move sets the course?
puzzle-theme-ending = The end
    .task = The end is near. Which move makes the most of it?
puzzle-theme-lead = In the lead
    .task = You are doing well. Which move keeps it so?
puzzle-theme-chase = Behind
    .task = You are behind. Which move keeps your chances alive?
puzzle-theme-patience = Patience
    .task = Points lie within reach. Is there something better?
puzzle-theme-harvest = Harvest
    .task = The moment has come. Which move uses it?
puzzle-theme-balance = Even game
    .task = All is open. Which move makes the difference?
puzzle-prompt = Your move (1 to { $count }, Enter shows the solution):
puzzle-unclear = Take a number from 1 to { $count }.
puzzle-making = Game { $game }: { $count } of { $wanted } puzzles ({ $thought } positions thought over).
puzzle-again = Puzzle { $number } of { $count } from other cards thought over again: { $held } still hold.
puzzle-made =
    { $count ->
        [one] There is one puzzle in { $file }.
       *[other] There are { $count } puzzles in { $file }.
    }
puzzle-error-unknown =
    { $most ->
        [0] There are no puzzles for this game.
       *[other] There is no such puzzle; take one from 1 to { $most }.
    }
puzzle-problem-same = What tempts is the solution itself.
puzzle-problem-position = This position can’t be played: { $detail }
