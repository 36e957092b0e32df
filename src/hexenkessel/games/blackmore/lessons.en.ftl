### What the lessons of “The Witches of Blackmore” say, English.

blackmore-lesson-first = The first tricks
    .about = How the wheel turns the cards, and how you make trumps.
blackmore-lesson-first-welcome = Welcome to Blackmore! We play tricks, and in the end the points on your cards count.
blackmore-lesson-first-trump = Here lies the trump card. Have a look: touch it.
blackmore-lesson-first-rank = White, the feather, is trump, and 3 is now the highest value of every colour. After it come 2, 1, 9, 8 and so on.
blackmore-lesson-first-lead = You lead, any card you like. Take the yellow 3 (candle): right now it is stronger than any yellow 9.
blackmore-lesson-first-lead-wrong = You may lead that, too. Take it back and try the yellow 3, it will surprise you.
blackmore-lesson-first-won = Your 3 beats the yellow 9! The purple 9 is not of the colour that was led, so it can’t win.
blackmore-lesson-first-lay = The trick is yours. Give up one of its cards as the new trump: the yellow 3, it is the cheapest.
blackmore-lesson-first-lay-wrong = That works as well, but costs more points. Take it back and lay the yellow 3.
blackmore-lesson-first-wheel = Now yellow is trump. The yellow 3 lies here, so your yellow 2 is the strongest trump in play!
blackmore-lesson-first-second = Keep it. Lead the purple 2 and see what the others do.
blackmore-lesson-first-trumped = Trump beats the colour that was led: the yellow 4 takes the trick. Nobody has to follow suit.
blackmore-lesson-first-answer = Your turn: there are 14 points in this trick. Take them with the yellow 2, your strongest trump.
blackmore-lesson-first-answer-wrong = That does not win the trick. Take it back and trump with the yellow 2.
blackmore-lesson-first-keep = Won! This time let the trump stay: touch the trump card, and you give nothing up.
blackmore-lesson-first-keep-wrong = Allowed, but that card no longer counts for you. Take it back and leave the trump alone.
blackmore-lesson-first-end = Then everybody draws, until the stack is empty. In the end you add up the numbers on your tricks.
blackmore-lesson-first-tip = A tip: make a colour trump of which you hold the next card. Then the next trick is yours.

blackmore-lesson-second = Three ideas
    .about = Leading, making trumps, throwing away: what strong witches do differently.
blackmore-lesson-second-welcome = You know the rules, now three ideas. Purple is trump, and the purple 9 lies on the trump pile.
blackmore-lesson-second-lead = First idea: the 9 is gone already, so your purple 8 is the highest trump. Lead it, nobody can beat it.
blackmore-lesson-second-lead-wrong = That can be trumped. Take it back: the purple 8 wins for sure.
blackmore-lesson-second-won = Won for sure. Whoever has the next card after the trump owns the trick.
blackmore-lesson-second-lay = Second idea: give up only what is cheap. The white 1 costs one point, and you hold white yourself.
blackmore-lesson-second-lay-wrong = That is allowed as well. Take it back and lay the white 1: it costs just one point, and you hold white yourself.
blackmore-lesson-second-press = Now 1 is on top, then come 9 and 8. Make use of it and lead the white 8 at once.
blackmore-lesson-second-press-wrong = Possible, too. Take it back and press with white while you can.
blackmore-lesson-second-beaten = The white 9 was still out: a single card could beat you. The risk was right all the same.
blackmore-lesson-second-discard = Third idea: purple is trump again, and you have none. The trick is lost: throw away the cheapest, the green 1, and you give just one point.
blackmore-lesson-second-discard-wrong = That gives more points away. Take it back and throw the green 1.
blackmore-lesson-second-tip = Remember: lead safely, make trumps cheaply, throw away what is worthless. And count the trumps that are gone.

## Coach marks

blackmore-coach-trump = The trick is yours: you may give up one of its cards as the new trump. It no longer counts for you (BM-6.2).
blackmore-coach-drew-trump = The stack is empty: now cards come off the trump pile, and the one below becomes trump (BM-7.3).
blackmore-coach-end-phase = From now on nobody draws: what you hold has to do for the last tricks (BM-8.2).
