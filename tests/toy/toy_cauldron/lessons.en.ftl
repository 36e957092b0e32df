### What the lessons of Toads & Cauldrons say, English.

toy_cauldron-lesson-first = The first toads
    .about = Brew, win, catch toads: two rounds.
toy_cauldron-lesson-first-welcome = Welcome to the cauldron! Whoever has most toads in the end wins.
toy_cauldron-lesson-first-pond = Here in the pond they sit. Have a look at the pond.
toy_cauldron-lesson-first-brew = All brew an ingredient face down, and the strongest wins. Take the owl feather.
toy_cauldron-lesson-first-brew-wrong = That would do as well. Take it back and try the owl feather: it is strong enough.
toy_cauldron-lesson-first-reward = You won! Fetch a toad out of the pond for it.
toy_cauldron-lesson-first-equal = Equal brews spoil each other. Put the newt down and you will see.
toy_cauldron-lesson-first-tip = A tip: keep your strongest ingredient for the round with the last toad in it.

## Coach marks

toy_cauldron-coach-reward = Your toad: out of the pond, or from somebody who has one (KK-4.2).
