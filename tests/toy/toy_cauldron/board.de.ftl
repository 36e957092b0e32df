### Was nur das Brett von Kröten & Kessel sagt, deutsch.

toy_cauldron-reference = Der Stapel
toy_cauldron-board-stack = { $cards ->
    [one] Eine Zutat liegt beiseite.
   *[other] { $cards } Zutaten liegen beiseite.
 }
toy_cauldron-board-round = Die Tränke werden gezeigt
toy_cauldron-board-progress = { $pond ->
    [one] Eine Kröte im Teich
   *[other] { $pond } Kröten im Teich
 }
toy_cauldron-board-toads = { $toads ->
    [one] eine Kröte
   *[other] { $toads } Kröten
 }
toy_cauldron-board-cards = { $cards ->
    [one] eine Zutat
   *[other] { $cards } Zutaten
 }
