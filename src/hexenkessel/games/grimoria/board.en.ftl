### Words on Grimoria's table, English. Whatever terminal and chronicle need as well is in words.en.ftl.

grimoria-reference = Kinds of magic
    .help = First come all who have a spell to themselves, the smallest in front; then those who share one (GR-4.3).
grimoria-board-chapter-start = The books are dealt out
grimoria-board-chapter-round = Round { $number }
grimoria-board-progress = Round { $round } of { $rounds }

## Seats

grimoria-board-places =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
grimoria-board-treasures =
    { $count ->
        [one] { $count } treasure
       *[other] { $count } treasures
    }
grimoria-board-points =
    { $points ->
        [one] { $points } point so far
       *[other] { $points } points so far
    }, which only you see
grimoria-board-no-companions = no companions
grimoria-board-turn = to play
grimoria-board-attacked = under attack

## The books

grimoria-board-round = The round
grimoria-board-thinking = still choosing
grimoria-board-sealed = has chosen
grimoria-board-your-choice = Your bookmark: { grimoria-spell } ({ $spell })
grimoria-board-in-order = place { $place } in the order
grimoria-board-alone = alone
grimoria-board-shared = shared
grimoria-board-hushed = brings nothing
grimoria-board-protected = protected
grimoria-board-done = has played
grimoria-board-silence = Moonhush: black magic brings nothing this round, unless one has a Witch.
grimoria-board-order-rule = First those who are alone with their spell, from the smallest on; then those who share one.
grimoria-board-order-before = Order so far
    .help = It decides between equal spells.
grimoria-board-locked = Locked until magic level { $level }.
grimoria-board-read = Touch a spell to read it.
grimoria-board-bookmark = your bookmark

## Display and piles

grimoria-board-only-you = only you see it
grimoria-board-face-down = face down
grimoria-board-cards =
    { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }
grimoria-board-level = magic level { $level }, round { $round } of { $rounds }
grimoria-board-worth =
    { $points ->
        [one] Worth { $points } point in the end (GR-12.2).
       *[other] Worth { $points } points in the end (GR-12.2).
    }

## Collections and scores

grimoria-board-desk = Before you
grimoria-board-collection-of = Collection of { $name }
grimoria-board-hidden-own = face down
grimoria-board-hidden-seen = you have seen these
grimoria-board-unknown = face down, { $count }
grimoria-board-nothing = none yet
grimoria-board-scores = Scores
