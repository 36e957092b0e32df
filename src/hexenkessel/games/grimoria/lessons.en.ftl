### What the lessons of Grimoria say, English.

grimoria-lesson-first = The first spellbook
    .about = Who casts first, what cards bring, and how one stays safe.
grimoria-lesson-first-welcome = Welcome to Grimoria! Two rounds have been played; whoever has the most points in the end wins.
grimoria-lesson-first-book = Every round, all secretly choose a spell out of the same book. Small numbers come first.
grimoria-lesson-first-alone = Whoever is alone with a spell goes before all who share theirs. Choose number 5, the Dowsing Rod.
grimoria-lesson-first-alone-wrong = That is allowed as well. Take it back and choose 5: it brings you a treasure.
grimoria-lesson-first-first = The other two share number 7, you are alone: you go first, and you have found a treasure!
grimoria-lesson-first-take = Now you take a card from the display, the first with all to choose from. Take the Twin Knight: two of them bring many points.
grimoria-lesson-first-take-wrong = A good card, too. Take it back and try the Twin Knight: two of them bring many points.
grimoria-lesson-first-taken = The Knight now lies in your collection, have a look if you like. What lies there works from now on or counts in the end.
grimoria-lesson-first-level = A new round: the magic level rises to 8, and one more spell is open. The numbers above still sleep.
grimoria-lesson-first-black = Black magic brings talers, and each taler is a point in the end. Choose number 7, Raven Gold.
grimoria-lesson-first-black-wrong = You can, but it does not bring two talers now. Take it back and choose 7.
grimoria-lesson-first-again = Two talers for you! The smaller numbers went before you; take one of what is left.
grimoria-lesson-first-attacks = Magic level 9: now there are attacks. Siren Song lures a companion away from whoever has the most, and that is you!
grimoria-lesson-first-shield = Protect yourself: choose number 8, the Warding Circle. No attack hits you this round.
grimoria-lesson-first-shield-wrong = Brave! But somebody is about to sing: take it back and choose the Warding Circle.
grimoria-lesson-first-third = The circle protects you all round long. Fetch the second Twin Knight at your ease.
grimoria-lesson-first-third-wrong = That works, too. Take it back and fetch the second Knight: only as a pair do they count.
grimoria-lesson-first-strike = Siren Song passed you by and hit the next one. Now you sing: choose 9.
grimoria-lesson-first-strike-wrong = You could. Take it back and sing number 9, Siren Song, to have seen an attack.
grimoria-lesson-first-struck = Whoever has the most companions must give you one: the Merchant is yours now.
grimoria-lesson-first-last = And as always at the end of your turn: take a card, whichever you like.
grimoria-lesson-first-end = So it goes up to magic level 17. Then talers count, the points on your cards, and what purple companions add.
grimoria-lesson-first-tip = A tip: ask yourself before each choice what the others want. Alone with a middling number beats sharing a small one.

grimoria-lesson-second = Three ideas
    .about = Buying cards, collecting helpers, reaching for the hidden one.
grimoria-lesson-second-welcome = You know the rules, now three ideas. The game has just begun, and all have one taler.
grimoria-lesson-second-recall = First idea: cards are worth more than talers. Choose 4, Call from the Mist: it sells you a card.
grimoria-lesson-second-recall-wrong = Not bad either. Take it back and choose 4: it brings you an extra card.
grimoria-lesson-second-pay = Pay the taler: it would be one point, and a card nearly always brings more. The discard pile is still empty, so it comes off the draw pile.
grimoria-lesson-second-pay-wrong = The taler stays a single point. Take it back and buy the card.
grimoria-lesson-second-pick = A Falcon Castle, 4 points! Now your card of this round: take the face-down one, on average it beats the open ones.
grimoria-lesson-second-pick-wrong = Allowed. Take it back and reach for the hidden one, on average it is better.
grimoria-lesson-second-worker = It was a Witch, and Star Talers brought you 2 talers. Second idea, take helpers early: after each Dowsing Rod the Merchant sells you one more treasure.
grimoria-lesson-second-worker-wrong = A place counts only in the end. Take it back and take the Merchant, who works from now on.
grimoria-lesson-second-works = The earlier a companion comes, the more often it helps. Helpers at first, points in the end.
grimoria-lesson-second-hidden = Third idea: only a Mill Village is left in the open. The face-down card is worth much more on average.
grimoria-lesson-second-hidden-wrong = A Mill Village brings little. Take it back and dare the face-down card.
grimoria-lesson-second-rod = See at once how he helps: choose 5, the Dowsing Rod.
grimoria-lesson-second-rod-wrong = Allowed. Take it back and choose 5: only then has the Merchant something for you.
grimoria-lesson-second-buy = You have found a treasure, and the Merchant offers you one more. Buy it for a taler.
grimoria-lesson-second-buy-wrong = You may keep the taler. Take it back and buy the treasure, to have seen it.
grimoria-lesson-second-tip = It was a King, who counts for every place! Remember: cards before talers, helpers early, the hidden one when in doubt.

## Coach marks

grimoria-coach-react = An attack hits you! A Mercenary or an Owl Amulet passes it on to the next one (GR-7.5).
grimoria-coach-attacked = An attack: it always hits whoever has the most companions, talers or treasures. Protection keeps it off (GR-7.4).
grimoria-coach-silenced = Moonhush: black magic brings nobody talers this round (GR-4.4.1).
grimoria-coach-last-round = The last round: after it, only what lies before you counts (GR-11.2).
