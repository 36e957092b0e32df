### Toads & Cauldrons, English.
### Arguments: $ingredient is the id of an ingredient, $victim the letter of a seat, $name a player's name.

## The game

toy_cauldron-title = Toads & Cauldrons
toy_cauldron-tagline = Everybody brews in secret
toy_cauldron-about = All choose an ingredient at once. The strongest brew that nobody equals catches a toad, from the pond or from a neighbour.

## Ingredients

toy_cauldron-ingredient-fly = fly
toy_cauldron-ingredient-moss = moss
toy_cauldron-ingredient-newt = newt
toy_cauldron-ingredient-henbane = henbane
toy_cauldron-ingredient-owl_feather = owl feather
toy_cauldron-ingredient-dragon_tear = dragon tear
toy_cauldron-ingredient =
    { $ingredient ->
        [fly] { toy_cauldron-ingredient-fly }
        [moss] { toy_cauldron-ingredient-moss }
        [newt] { toy_cauldron-ingredient-newt }
        [henbane] { toy_cauldron-ingredient-henbane }
        [owl_feather] { toy_cauldron-ingredient-owl_feather }
       *[dragon_tear] { toy_cauldron-ingredient-dragon_tear }
    }

## Choices when a table is opened

toy_cauldron-option-brew = Ingredients in a brew
    .help = One is quick; two leave more to think about (KK-2.2).
toy_cauldron-option-brew-1 = one
toy_cauldron-option-brew-2 = two

## Moves

toy_cauldron-move-brew = Brew with { toy_cauldron-ingredient }
toy_cauldron-move-take = Take a toad out of the pond
toy_cauldron-move-steal = Steal a toad from seat { $victim }

## Why a move

toy_cauldron-reason-strength = This ingredient has strength { $strength }.
toy_cauldron-reason-peace = You take nothing away from anybody.
toy_cauldron-reason-victim =
    { $toads ->
        [one] { $victim } has one toad.
       *[other] { $victim } has { $toads } toads.
    }
    .less = { $victim } has no toad.

## What is asked just now

toy_cauldron-ask-brew =
    .you = Choose in secret what goes into your cauldron.
    .other = { $name } is choosing in secret.
toy_cauldron-ask-reward =
    .you = Your brew is the best: where does your toad come from?
    .other = { $name } is choosing a toad.

## Why something cannot be done

toy_cauldron-refuse-not-in-hand = You do not have this ingredient any more.
toy_cauldron-refuse-no-choice-now = Toads are for the winner of a round, after all brews are shown.
toy_cauldron-refuse-reward-first = Take your toad first; then everybody brews again.
toy_cauldron-refuse-no-toad-there = There is no toad for you there.

## What is wrong with a content file or a position

toy_cauldron-problem-name-twice = Every ingredient needs a name of its own; { $found } is there already.
toy_cauldron-problem-cards = Of { toy_cauldron-ingredient } there are { $count } here, but there must be { $wanted }.
toy_cauldron-problem-toads = There are { $count } toads here, but there must be { $wanted }.
toy_cauldron-problem-hands = All hands have the same size.
toy_cauldron-problem-agenda = A round has one step at a time, and the next round below it.
toy_cauldron-problem-rewards = There are at most { $most } rewards, and all for the same seat.
toy_cauldron-problem-brew = There are not enough ingredients in the hands to brew.

## Chronicle

toy_cauldron-event-sealing =
    .you = Into your cauldron: { $move }.
    .other = { $name } puts something into the cauldron: { $move }.
toy_cauldron-event-sealed =
    .you = Your brew is ready.
    .other = { $name }’s brew is ready.
toy_cauldron-event-revealed =
    .you = You brewed with { toy_cauldron-ingredient }.
    .other = { $name } brewed with { toy_cauldron-ingredient }.
toy_cauldron-event-won =
    .you = Your brew of strength { $strength } is the best.
    .other = { $name }’s brew of strength { $strength } is the best.
toy_cauldron-event-nobody-won = Every brew has its equal: nobody wins this round.
toy_cauldron-event-rolled =
    .you = You roll a { $die }.
    .other = { $name } rolls a { $die }.
toy_cauldron-event-took =
    .you = You take a toad out of the pond.
    .other = { $name } takes a toad out of the pond.
toy_cauldron-event-stole =
    .you = You steal a toad from seat { $victim }.
    .other = { $name } steals a toad from seat { $victim }.
toy_cauldron-event-no-toad-left =
    .you = There is no toad left for you.
    .other = There is no toad left for { $name }.
toy_cauldron-event-over =
    .you =
        { $winners ->
            [one] You win. Toads: { $points }.
           *[other] You win together with { $name }. Toads each: { $points }.
        }
    .other =
        { $winners ->
            [one] { $name } wins. Toads: { $points }.
           *[other] { $name } win together. Toads each: { $points }.
        }

toy_cauldron-ending-pond-empty = The last toad has left the pond.
toy_cauldron-ending-hands-empty = All ingredients are used up.

## Things on the table

toy_cauldron-thing-hand = Hand
    .help = Your ingredients, { $hand_size } at first; nobody else sees them (KK-6.1).
toy_cauldron-thing-pond = Pond
    .help = The toads that nobody has caught yet, { $toads } at the start. When it is empty, the game ends (KK-5.1).

## At the end: where the points come from

toy_cauldron-sheet-toads = Toads
toy_cauldron-sheet-last-brew = Strength of the last brew
