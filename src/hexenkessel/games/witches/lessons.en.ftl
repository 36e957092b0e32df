### What the lessons of “The Witches” say, English.

witches-lesson-first = The first problems
    .about = One turn: cards, dice, running away, and how everybody can lose.
witches-lesson-first-welcome = Welcome to Lancre! Young witches solve people’s problems, each for herself, and the most points win.
witches-lesson-first-begin = Every turn begins with a card that places a new problem on the land. Turn it up.
witches-lesson-first-begin-wrong = You could do that first. Take it back and turn the card up.
witches-lesson-first-walk = Now you have two actions. Walk to Mad Stoat: somebody has a fever there.
witches-lesson-first-walk-wrong = You may go there, too. Take it back and walk to the fever, an easy problem.
witches-lesson-first-roll = Where a problem lies you must face it. You need a 7: roll the first two dice.
witches-lesson-first-roll-wrong = Better keep that card. Take it back and roll the dice.
witches-lesson-first-stand = 9 already! After the first roll you may stay or run away: stay.
witches-lesson-first-stand-wrong = Run away? The fever is as good as cured: take it back and stay.
witches-lesson-first-second = Now cards could help: headology gives +1, magic +2 but costs a cackle marker. Just roll on.
witches-lesson-first-second-wrong = You didn’t need that card. Take it back and roll at once.
witches-lesson-first-finish = 17 against 7, that is plenty. Finish the attempt.
witches-lesson-first-finish-wrong = Keep it. Take it back and finish the attempt.
witches-lesson-first-solved = The fever is yours and counts 2 points. For every two easy problems you hold one more card.
witches-lesson-first-fly = One more action: fly to Lancre Castle! For that you discard a card with a broomstick on it.
witches-lesson-first-fly-wrong = That is a way to go, too. Take it back and fly to Lancre Castle with a broomstick.
witches-lesson-first-turn = What lies face down is a hard problem, and nobody knows which. Turn it up.
witches-lesson-first-turn-wrong = Careful! Take it back and turn the problem up.
witches-lesson-first-hard = A hard one, it takes many good cards! Roll the first two dice all the same.
witches-lesson-first-hard-wrong = Keep it. Take it back and roll the first two dice.
witches-lesson-first-run = Only 2, that won’t do. Run to the free space beside you: it costs only the cackles on the dice.
witches-lesson-first-run-wrong = To stay would surely fail. Take it back and run to the free space in the castle.
witches-lesson-first-ran = To run is not to fail. But too much cackling calls Black Aliss, who costs points; tea with another witch helps.
witches-lesson-first-end = End your turn, then you draw cards.
witches-lesson-first-end-wrong = You could still do that. Take it back and end the turn.
witches-lesson-first-crisis = Where everything is full, red crisis markers come. When they run out, or three elves lie open, everybody loses!
witches-lesson-first-points = When the last problem is placed, the game ends. The most points on solved problems win.
witches-lesson-first-together = You can also play together: then you win only as one, when at most three hard problems are left.
witches-lesson-first-tip = A tip: solve easy problems nearby first. With more cards in hand you dare the hard ones.

witches-lesson-second = Three ideas
    .about = Beginning well, using small helps, easy before hard.
witches-lesson-second-welcome = You know the rules, now three ideas. You are looking for your first place.
witches-lesson-second-place = First idea: begin where two easy problems lie on your way. Here they are Death and the Broken Leg, 5 points together.
witches-lesson-second-place-wrong = You may begin there, too. Take it back and take Mrs Earwig’s House: Death and the Broken Leg bring 5 points.
witches-lesson-second-near = With “Borrowing” you have looked at two hard problems: far too hard! Walk to Death beside you: he sounds bad, but is an easy problem.
witches-lesson-second-near-wrong = There is little to be had. Take it back and walk to the problem beside you.
witches-lesson-second-stand = 7 after two dice, you need 12. The chance is three in four: stay.
witches-lesson-second-stand-wrong = At three in four one doesn’t run. Take it back and stay.
witches-lesson-second-help = Second idea: a little help before the second roll. Headology twice, and 78 in 100 become 92.
witches-lesson-second-help-wrong = You will draw cards again, so don’t save them. Take it back and help a little first.
witches-lesson-second-easy = Done, 15 against 12! Third idea, easy before hard: walk to the Broken Leg beside you, not to the face-down problem.
witches-lesson-second-easy-wrong = Nothing waits there, or nobody knows what. Take it back and take the easy problem.
witches-lesson-second-stay = 12 against 9, that is done already. Stay!
witches-lesson-second-stay-wrong = Run away where all is won? Take it back.
witches-lesson-second-two = Two easy problems in one turn: from now on you hold one card more, and that helps with the hard ones.
witches-lesson-second-tip = Remember: short walks, a little help, easy before hard. And have tea before the cackling gets too loud.

## Coach marks

witches-coach-crisis = A red crisis marker: the problem gets harder, and when they run out, everybody loses (TW-7.6).
witches-coach-run-or-stay = To run away is not to fail: it costs only the cackles on the dice (TW-13.3).
witches-coach-symbols = Now cards help: headology gives +1, magic +2 and a cackle marker (TW-10.5).
witches-coach-aliss = Too much cackling: a Black Aliss costs a point in the end (TW-14.7).
witches-coach-tea = Tea with another witch: you may return cackle markers (TW-16.2).
witches-coach-revealed = A hard problem lies open. With three elves open, everybody loses (TW-18.2).
