### What only the board of Toads & Cauldrons says, English.

toy_cauldron-reference = The stack
toy_cauldron-board-stack = { $cards ->
    [one] One ingredient lies aside.
   *[other] { $cards } ingredients lie aside.
 }
toy_cauldron-board-round = Brews are shown
toy_cauldron-board-progress = { $pond ->
    [one] One toad in the pond
   *[other] { $pond } toads in the pond
 }
toy_cauldron-board-toads = { $toads ->
    [one] one toad
   *[other] { $toads } toads
 }
toy_cauldron-board-cards = { $cards ->
    [one] one ingredient
   *[other] { $cards } ingredients
 }
