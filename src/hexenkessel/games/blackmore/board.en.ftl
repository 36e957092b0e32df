### Words on Blackmore's table, English. Whatever terminal and chronicle need as well is in words.en.ftl.

blackmore-reference = { blackmore-thing-rank-order }
    .help =
        { $side ->
            [ascending] Ascending from the trump, the same in every colour (BM-5.4).
           *[descending] Descending from the trump, the same in every colour (BM-5.4).
        }
blackmore-board-chapter-start = The deal
blackmore-board-chapter-led = Trick { $number }
blackmore-board-progress = Trick { $trick } of { $tricks }
blackmore-board-card-help = Worth as many points in the end as stand on it (BM-9.1).
blackmore-board-would-win = Played now, it wins the trick.
    .not = Played now, it does not win the trick.
    .short = wins now
blackmore-board-trick-card = { blackmore-card } of { $name }
blackmore-board-led = led
blackmore-board-led-short = first
blackmore-board-winning = winning just now
blackmore-board-won = won the trick
blackmore-board-is-trump = trump
blackmore-board-still = still in force
blackmore-board-preview = Preview
blackmore-board-order = from strong to weak: { $order }
blackmore-board-turn-you = to play
blackmore-board-turn-other = to play
blackmore-board-seat-facts =
    { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } in hand, { $captured } captured
blackmore-board-seat-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
blackmore-board-open-hand = Taken from the trump pile, as everybody saw: { $cards }
blackmore-board-pile =
    { $count ->
        [one] One card lies
       *[other] { $count } cards lie
    } here, from the top: { $cards }.
blackmore-board-pile-short =
    { $count ->
        [0] trump pile empty
       *[other] trump pile: { $count }
    }
blackmore-board-pile-empty = The trump pile is empty; the last trump stays in force (BM-7.6).
blackmore-board-gets = { $name } gets { blackmore-card }.
blackmore-board-takes = who draws what
blackmore-board-price = −{ $value }
blackmore-board-keep = keep
blackmore-board-stack =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
blackmore-board-refills =
    { $refills ->
        [0] no more refills
        [one] last refill
       *[other] { $refills } more refills
    }
blackmore-board-end-phase = end phase
blackmore-board-last-trick = { $name } won it: { $cards }.
blackmore-board-hand =
    { $count ->
        [one] Your hand, one card
       *[other] Your hand, { $count } cards
    }
