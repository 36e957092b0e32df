### The Witches of Blackmore, English.
### Arguments: $colour is a colour letter (B Y R G P W), $value the card's value as an integer (1 to 9),
### $name a player's name, $side the side of the wheel ("descending", "ascending").

## The game

blackmore-title = The Witches of Blackmore
blackmore-tagline = Tricks under a wheel that turns
blackmore-about = Win a trick and you catch witches and may turn the witches’ wheel: then another colour is trump and another number is the strongest. Whoever has caught the most magic points in the end wins.

## Colours and witches

blackmore-colour-blue = blue
    .sign = Moon
blackmore-colour-yellow = yellow
    .sign = Candle
blackmore-colour-red = red
    .sign = Flame
blackmore-colour-green = green
    .sign = Leaf
blackmore-colour-purple = purple
    .sign = Crystal Ball
blackmore-colour-white = white
    .sign = Feather

blackmore-witch-1 = Nettle
blackmore-witch-2 = Thimble
blackmore-witch-3 = Bramble
blackmore-witch-4 = Sorrel
blackmore-witch-5 = Hazel
blackmore-witch-6 = Tansy
blackmore-witch-7 = Yarrow
blackmore-witch-8 = Rowan
blackmore-witch-9 = Belladonna

blackmore-sign =
    { $colour ->
        [B] { blackmore-colour-blue.sign }
        [Y] { blackmore-colour-yellow.sign }
        [R] { blackmore-colour-red.sign }
        [G] { blackmore-colour-green.sign }
        [P] { blackmore-colour-purple.sign }
       *[W] { blackmore-colour-white.sign }
    }
blackmore-witch =
    { $value ->
        [1] { blackmore-witch-1 }
        [2] { blackmore-witch-2 }
        [3] { blackmore-witch-3 }
        [4] { blackmore-witch-4 }
        [5] { blackmore-witch-5 }
        [6] { blackmore-witch-6 }
        [7] { blackmore-witch-7 }
        [8] { blackmore-witch-8 }
       *[9] { blackmore-witch-9 }
    }
blackmore-card = { blackmore-sign } { $value }
blackmore-card-long =
    { $colour ->
        [B] { blackmore-colour-blue }
        [Y] { blackmore-colour-yellow }
        [R] { blackmore-colour-red }
        [G] { blackmore-colour-green }
        [P] { blackmore-colour-purple }
       *[W] { blackmore-colour-white }
    } { $value }, { blackmore-witch }

## Trump in force; .still: the trump pile is empty (BM-7.6)

blackmore-trump = Trump is { blackmore-sign }, and the { $value } is strongest.
    .still = Trump is still { blackmore-sign }, and the { $value } is still strongest.

## Choices when a table is opened

blackmore-option-side = Side of the wheel
    .help = Descending, the trump number is followed by the next smaller one; ascending, by the next larger one. Descending is easier for first games (BM-3.4, BM-5.4).
blackmore-option-side-descending = descending
blackmore-option-side-ascending = ascending
blackmore-option-start = Who begins
    .help = Who leads the first trick: drawn by lot or a fixed seat. The cards have no say in it (BM-3.6).
blackmore-option-start-random = drawn by lot
blackmore-option-start-1 = Seat A
blackmore-option-start-2 = Seat B
blackmore-option-start-3 = Seat C
blackmore-option-start-4 = Seat D
blackmore-option-start-5 = Seat E
blackmore-option-start-6 = Seat F
blackmore-option-open_scores = Scores
    .help = Hidden, memory stays part of the game; open, everybody sees all points at any time (BM-11.3).
blackmore-option-open_scores-true = open
blackmore-option-open_scores-false = hidden until the end

## Moves

blackmore-move-play = Play { blackmore-card }
blackmore-move-lay = Lay { blackmore-card } as trump
    .help =
        { $value ->
            [one] This costs you { $value } point
           *[other] This costs you { $value } points
        }; from the next trick on trump is { blackmore-sign } and the { $value } is strongest (BM-6.3, BM-6.7).
blackmore-move-keep = Keep the trump
    .help = You take the whole trick, and the wheel stays where it is (BM-6.8).

## Why a move: what speaks for it or against it; .less: what another one would cost ($other_…)

blackmore-reason-trick =
    { $how ->
        [last] Wins the trick with { shell-points }.
        [sure] Wins the trick: nobody can beat it any more.
        [likely] Will probably win the trick.
       *[perhaps] May still win the trick.
    }
blackmore-reason-gift =
    { $lost ->
        [true] Gives { shell-points } away.
       *[false] Gives { shell-points } away if somebody beats it.
    }
    .less = You stake fewer points.
blackmore-reason-card =
    { $trump ->
        [true] Uses up a trump.
       *[false] Uses up a card that you may still need.
    }
    .less =
        { $other_trump ->
            [true] Saves a trump for later.
           *[false] Saves a stronger card for later.
        }
blackmore-reason-hand =
    { $trumps ->
        [0] Your hand is worth more with it.
        [one] You hold one trump with it, and a stronger hand in all.
       *[other] You hold { $trumps } trumps with it.
    }
blackmore-reason-price =
    { $points ->
        [one] Costs you a point.
       *[other] Costs you { $points } points.
    }
    .less =
        { $points ->
            [0] Costs you nothing.
           *[other] Costs you less than another trump.
        }

## What is asked just now

blackmore-ask-lead =
    .you = You lead: take any card of your hand.
    .other = { $name } leads.
blackmore-ask-follow =
    .you = Add a card: any one of your hand will do.
    .other = { $name } adds a card.
blackmore-ask-trump =
    .you = The trick is yours: lay one of its cards as the new trump, or keep the trump as it is.
    .other = { $name } has the trick and considers changing the trump.

## Why something cannot be done

blackmore-refuse-not-in-hand = This card is not in your hand.
blackmore-refuse-not-your-turn = It is not your turn yet; play goes clockwise.
blackmore-refuse-trump-choice-open = First comes the decision about the trump; then cards are played again.
blackmore-refuse-not-in-trick = Only a card of this trick may be laid as trump.
blackmore-refuse-not-winner = Only the winner of the trick decides about the trump.
blackmore-refuse-no-choice-now = There is no decision about the trump now, only right after a trick and never after the last one.

## What is wrong with a content file or a position

blackmore-problem-code = Every colour needs a letter of its own; { $found } does not work.
blackmore-problem-witch = The witches come in the order of their values: { $wanted } belongs here, not { $found }.
blackmore-problem-side = Every side of the wheel stands here once; { $found } is there already.
blackmore-problem-order = Every value from 1 to { $values } stands on the wheel exactly once, unlike in { $found }.
blackmore-problem-card-twice = { $card } lies in { $place } already.
blackmore-problem-cards-missing = Cards are missing: { $cards }.
blackmore-problem-trump-pile = The top card of the trump pile is the trump in force.
blackmore-problem-no-turn = It is always somebody’s turn.
blackmore-problem-no-trump = There is always a trump in force (BM-7.6).
blackmore-problem-no-cards = Nobody has a card left, but the game is not over.
blackmore-problem-trick-seats = Every card of the trick needs its seat.
blackmore-problem-open-hand = These cards are not all in the hand.
blackmore-problem-end-phase = The end phase begins when the stack has run out, not before.
blackmore-problem-cards-left = The game is over, but there are cards left to play.
blackmore-problem-round = What comes next is one of these: { $known }.
blackmore-problem-trick = The cards of the trick do not fit the step { $step }.
blackmore-problem-no-card-to-play = While the stack lasts, everyone has a card for the trick.
blackmore-problem-trick-size = With those who can still play, this trick has { $wanted } cards.
blackmore-problem-turn = The trick goes around clockwise: somebody else is next.

## Chronicle. Where nobody acts the value counts, otherwise .you and .other

blackmore-event-start =
    A new game for { $n ->
        [2] two
        [3] three
        [4] four
        [5] five
       *[6] six
    }, with the wheel { $side ->
        [ascending] { blackmore-option-side-ascending }
       *[descending] { blackmore-option-side-descending }
    }.
    .you = { blackmore-event-start } You begin.
    .other = { blackmore-event-start } { $name } begins.
blackmore-event-trump-turned = { blackmore-card } is turned up as the first trump.
blackmore-event-led =
    .you = You lead { blackmore-card }.
    .other = { $name } leads { blackmore-card }.
blackmore-event-played =
    .you = You add { blackmore-card }.
    .other = { $name } adds { blackmore-card }.
blackmore-event-won =
    .you =
        You win the trick with { blackmore-card }: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    .other =
        { $name } wins the trick with { blackmore-card }: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
blackmore-event-laid =
    .you = You lay { blackmore-card } as the new trump.
    .other = { $name } lays { blackmore-card } as the new trump.
blackmore-event-kept =
    .you = You keep the trump as it is.
    .other = { $name } keeps the trump as it is.
blackmore-event-drew =
    .you = You draw a card from the stack.
    .other = { $name } draws a card from the stack.
blackmore-event-drew-card =
    .you = You draw { blackmore-card } from the stack.
    .other = { $name } draws { blackmore-card } from the stack.
blackmore-event-drew-trump =
    .you = You draw { blackmore-card } from the trump pile.
    .other = { $name } draws { blackmore-card } from the trump pile.
blackmore-event-drew-nothing =
    .you = There is no card left for you: you play on with one card less.
    .other = There is no card left for { $name }.
blackmore-event-end-phase = The stack is empty, the end phase begins: nobody draws any more.
blackmore-event-over =
    .you =
        { $winners ->
            [one] You win with { $points } magic points. The wheel obeys you!
           *[other] You win together with { $name }, with { $points } magic points each.
        }
    .other =
        { $winners ->
            [one] { $name } wins with { $points } magic points.
           *[other] { $name } win together, with { $points } magic points each.
        }

blackmore-ending-all-cards-played = All cards have been played.

## Things on the table

blackmore-thing-wheel = Witches’ wheel
    .help = The number at the mark is the strongest; clockwise the others grow weaker. This holds for all colours (BM-5.4).
blackmore-thing-stack = Stack
    .help = After each trick everybody draws a card in turn, its winner first (BM-7.2). When the stack is empty, the end phase begins (BM-8.1).
blackmore-thing-trump-pile = Trump pile
    .help = The top card sets trump colour and strongest number; cards in here are lost for scoring (BM-6.3, BM-9.2). When the stack is empty, whoever still lacks a card in the last refill draws from here (BM-7.3).
blackmore-thing-hand = Hand
    .help = You may play any of these at any time: nobody has to follow suit (BM-4.3).
blackmore-thing-trick = Trick
    .help = Everybody gives one card. The strongest trump wins; without a trump, the strongest card of the led colour (BM-5.1, BM-5.2).
blackmore-thing-captured = Captured cards
    .help = Each counts its printed value in the end (BM-9.1). Until then they lie face down, and nobody looks through them (BM-11.1).
blackmore-thing-last-trick = Last trick
    .help = It stays in sight until the next card is led. Older tricks are in the chronicle (BM-11.4).
blackmore-thing-rank-order = Rank order
    .help = The strongest number stands on the left, the weakest on the right, the same in every colour (BM-5.4). Rank has nothing to do with points (BM-1.3).

## At the end: where the points come from

blackmore-sheet-B = Blue witches
blackmore-sheet-Y = Yellow witches
blackmore-sheet-R = Red witches
blackmore-sheet-G = Green witches
blackmore-sheet-P = Purple witches
blackmore-sheet-W = White witches
