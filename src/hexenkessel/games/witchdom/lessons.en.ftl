### What the lessons of Witchdom say, English.

witchdom-lesson-first = The first potion
    .about = Gather, brew, rest, and how a clan grows.
witchdom-lesson-first-welcome = Welcome to Witchdom! You gather ingredients and witches and brew potions; what gets into your clan brings points.
witchdom-lesson-first-play = The dots at the foot of a card are action points for mountains, forest and lake. Play this novice.
witchdom-lesson-first-play-wrong = She can gather, too. Take it back and send the novice that is shown.
witchdom-lesson-first-card = One action point in the mountains brings just one thing. Take the potion.
witchdom-lesson-first-card-wrong = You may take that, too. Take it back and get the potion: that is what we want to brew.
witchdom-lesson-first-witch = Now one action point in the forest. Take the witch into your hand: only witches brew, novices don’t.
witchdom-lesson-first-witch-wrong = Useful, but nothing is brewed without a witch. Take it back and get the witch.
witchdom-lesson-first-second = You gather again: play the witch, she has two action points in the mountains.
witchdom-lesson-first-second-wrong = Allowed. Take it back and send the witch: she gathers more.
witchdom-lesson-first-potion = One more potion for later: take the one from the mountains again.
witchdom-lesson-first-potion-wrong = That would do as well. Take it back and take the potion.
witchdom-lesson-first-tool = Every potion card is a tool as well, on its back. Take it as a tool this time, your potion needs it.
witchdom-lesson-first-tool-wrong = As a potion it doesn’t help now. Take it back and take the tool side.
witchdom-lesson-first-third = Last, the lake. Take one more witch into your hand: she wears red, the colour of your potion.
witchdom-lesson-first-third-wrong = Fine, too, but you will need this witch. Take it back and get her.
witchdom-lesson-first-brewer = Now we brew! It is always the witch you play this turn who brews, so play this one.
witchdom-lesson-first-brewer-wrong = She can’t brew. Take it back and play the witch.
witchdom-lesson-first-ingredient = Your potion wants berries and a mushroom. Take the berries of the mountains; the witch then fetches the mushroom at the lake.
witchdom-lesson-first-ingredient-wrong = Your potion doesn’t need that one. Take it back and take the berries.
witchdom-lesson-first-brew = All is there, says the tick on the recipe; with −1 one thing would be missing. Take the potion and throw it into the cauldron!
witchdom-lesson-first-brew-wrong = You may wait with it. Take it back: the potion is ready!
witchdom-lesson-first-clan = Potion and witch now count in your clan, but the witch never comes back to your hand. The tool stays useful.
witchdom-lesson-first-rest = Nearly all your cards are played. Rest: touch the pile, and they come back to your hand.
witchdom-lesson-first-rest-wrong = You could gather once more. Take it back and rest, to have seen it.
witchdom-lesson-first-forage = Whoever rests finds two more ingredients. Your second potion wants mushrooms: take one from the mountains.
witchdom-lesson-first-forage-wrong = A good ingredient, too. Take it back and think of your potion: mushrooms!
witchdom-lesson-first-forage-two = And one more from the forest.
witchdom-lesson-first-goals = Goals bring extra points, once each and to the first only. For one of them you have one of two already!
witchdom-lesson-first-end = The end comes when only one goal is left or a stack runs out. Then one more whole round follows.
witchdom-lesson-first-alone = Alone you play against Ostara: after each of your turns she takes something away, her tiles say what.
witchdom-lesson-first-tip = A tip: brew with witches who have many points and few action points. Keep the good gatherers in your hand.

witchdom-lesson-second = Three ideas
    .about = Collecting witches, seeking with a plan, new tools for the clan.
witchdom-lesson-second-welcome = You know the rules, now three ideas. The game is under way, and each of you has brewed one potion.
witchdom-lesson-second-play = Play the witch in yellow: she goes to all three places, and then she can brew your yellow potion.
witchdom-lesson-second-play-wrong = Possible, too. Take it back and send the witch who goes to all three places.
witchdom-lesson-second-witch = First idea: witches gather and bring points. Take the one from the mountains instead of yet another potion.
witchdom-lesson-second-witch-wrong = Useful, too. Take it back and get the witch: she will soon gather for you.
witchdom-lesson-second-ways = Whoever has many witches gathers much and seldom rests.
witchdom-lesson-second-lack = Second idea: take the one thing that a potion lacks. Your “Lemon Charm” lacks only herbs, and they lie in the forest.
witchdom-lesson-second-lack-wrong = Useful, but your potion waits for herbs. Take it back and take them.
witchdom-lesson-second-more = Berries from the lake as well, they suit the next potions.
witchdom-lesson-second-more-wrong = Fine, too. Take it back and take the berries.
witchdom-lesson-second-brew = All is there: brew the potion, into the cauldron with it!
witchdom-lesson-second-brew-wrong = Waiting brings nothing. Take it back and brew.
witchdom-lesson-second-tool = Third idea: one tool is yours to choose. Use the new one, the flask: with the ring in your clan you reach this goal!
witchdom-lesson-second-tool-wrong = That saves nothing: tools in stock don’t count. Take it back and bring the flask.
witchdom-lesson-second-counted = Goal reached, 5 points! Different tools in the clan bring points in the end, too, and you can use them again and again.
witchdom-lesson-second-tip = Remember: witches for the hand, gather with a plan, different tools. And look which goal is nearest.

## Coach marks

witchdom-coach-renew = This sign lets you renew something before you gather: witches, potions or the ingredients of one place (WD-4.9).
witchdom-coach-brew = You can brew now. The witch then joins the clan and does not come back to the hand (WD-5.5).
witchdom-coach-pay = Where something is missing, a pair of equal ingredients stands in for another one or for a tool (WD-7.1).
witchdom-coach-claimed = A goal is taken: it brings points only to the first who reaches it (WD-9.3).
witchdom-coach-last-round = The last round has begun: brew what can still be brewed (WD-10.3).
