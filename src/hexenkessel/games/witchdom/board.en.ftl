### Words on Witchdom’s table, English. Whatever terminal and chronicle need as well is in words.en.ftl.

witchdom-reference = Points
    .help = Different tools and animals of your clan count by these steps, from none to five kinds (WD-11.3, WD-11.6).
witchdom-board-chapter-start = Setting up
witchdom-board-chapter-round = Round { $number }
witchdom-board-chapter-last = The last round
witchdom-board-progress = Round { $round }
witchdom-board-progress-last = Round { $round }, the last is { $last }
witchdom-board-progress-solo = Round { $round } of { $rounds }, stage { $stage }

## The three places

witchdom-board-land = The three places
witchdom-board-points-left =
    { $all ->
        [one] { $left } of { $all } action point left
       *[other] { $left } of { $all } action points left
    }
witchdom-board-empty = empty slot
witchdom-board-token-help = An action point here brings one of them; a new one is drawn from the bag at once (WD-4.3, WD-4.4).
witchdom-board-which-side = Which side do you take?
witchdom-board-take-as = Take: { $thing }
witchdom-board-side-potion = Potion
    .help = It waits in front of you until you brew it (WD-4.3).
witchdom-board-side-tool = Tool
    .help = It waits in front of you until a potion uses it (WD-4.3, WD-6.1).
witchdom-board-side-witch = Witch
    .help = She comes to your hand and can gather from your next turn on (WD-4.8).
witchdom-board-side-animal = Animal
    .help = It waits in front of you until you tame it (WD-12.1).
witchdom-board-renew-help = New cards or ingredients come at once, before you gather. You may renew one thing only (WD-4.9).
witchdom-board-potion-stack = Potions
witchdom-board-witch-stack = Witches
witchdom-board-stack =
    { $count ->
        [0] The stack is empty.
        [one] One card in the stack.
       *[other] { $count } cards in the stack.
    }
witchdom-board-on-top = On top: { $thing }.
witchdom-board-known =
    { $count ->
        [one] One card at the bottom is known.
       *[other] { $count } cards at the bottom are known.
    }
witchdom-board-boxed =
    { $count ->
        [one] One more lies in the box.
       *[other] { $count } more lie in the box.
    }
witchdom-board-stack-end = When a stack runs out, the end is near (WD-10.2).
witchdom-board-bag =
    { $count ->
        [one] Bag, one ingredient
       *[other] Bag, { $count } ingredients
    }
witchdom-board-bag-help = What is paid goes back in here (WD-5.4).

## Cards

witchdom-board-banners = Brews: { $colours }.
witchdom-board-novice = A novice: she gathers, but never brews (WD-5.6).
witchdom-board-gathers = Gathers: { $points }.
witchdom-board-renews = May renew the display first (WD-4.9).
witchdom-board-worth =
    { $points ->
        [one] Worth { $points } point.
       *[other] Worth { $points } points.
    }
witchdom-board-back = On the back: { $thing }.
witchdom-board-wild = Any witch can brew it (WD-5.1).
witchdom-board-colour = Colour: { witchdom-colour }.
witchdom-board-needs = Needs: { $things }.

## Goals and the end

witchdom-board-goals = Goals
witchdom-board-claimed-by = Claimed by { $name }
witchdom-board-goals-left =
    { $count ->
        [0] The end is near
        [one] One more goal to the end
       *[other] { $count } goals to the end
    }
witchdom-board-last-round = Ends after round { $round }
witchdom-board-rounds-left =
    { $count ->
        [one] The last round
       *[other] { $count } rounds left
    }

## Clans

witchdom-board-ostara = Ostara
witchdom-board-turn = to play
witchdom-board-points =
    { $points ->
        [one] { $points } point so far
       *[other] { $points } points so far
    }
witchdom-board-brewed = { $count } brewed
witchdom-board-waiting =
    { $count ->
        [0] no potion in progress
        [one] one potion in progress
       *[other] { $count } potions in progress
    }
witchdom-board-in-hand =
    { $count ->
        [one] one card in hand
       *[other] { $count } cards in hand
    }
witchdom-board-none = none yet
witchdom-board-clan = Clan
witchdom-board-your-clan = Your clan
witchdom-board-clan-of =
    { $points ->
        [one] Clan of { $name }, { $points } point
       *[other] Clan of { $name }, { $points } points
    }
witchdom-board-group-brewed = Brewed
witchdom-board-group-waiting = In progress
witchdom-board-group-her-witches = Her witches
witchdom-board-group-hand = In hand
witchdom-board-show-hands = Look at the hand
witchdom-board-hide-hands = Turn the hand over
witchdom-board-group-pile = Played since the last rest
witchdom-board-group-tools = Tools in the clan
witchdom-board-group-stock-tools = Tools in stock
witchdom-board-group-animals = Tame animals
witchdom-board-group-stock-animals = Animals in stock

## Before you

witchdom-board-desk = Before you
witchdom-board-ingredients = Your ingredients
witchdom-board-hand-short = Hand
witchdom-board-hand =
    { $count ->
        [0] Your hand is empty
        [one] Your hand, one card
       *[other] Your hand, { $count } cards
    }
witchdom-board-tool-used = in the clan, can be used again and again
witchdom-board-tool-waits =
    { $count ->
        [one] one waits for its first use
       *[other] { $count } wait for their first use
    }
witchdom-board-tool-help = A tool joins your clan with the first potion that needs it and only then counts (WD-6.1, WD-6.6).
witchdom-board-eats = Comes for { witchdom-ingredient.one }.
witchdom-board-animal-help = With an active witch you may tame one animal at the end of the turn instead of brewing (WD-12.2).
witchdom-board-rest = Rest
witchdom-board-rest-short =
    { $count ->
        [0] empty
       *[other] Rest: { $count }
    }
witchdom-board-rest-help = You take back all played cards and two ingredients (WD-8.3).
witchdom-board-pile =
    { $count ->
        [one] One card played:
       *[other] { $count } cards played:
    }
witchdom-board-pile-empty = No card has been played since the last rest.
witchdom-board-no-potions = No potion yet: gather one.
witchdom-board-finish-help = The turn ends without a potion (WD-5.1).
witchdom-board-keep-help = Everything stays as it is, and you gather (WD-4.10).
witchdom-board-novices-help = These two novices will never leave you (WD-2.3).

## Brewing

witchdom-board-cauldron = Cauldron
witchdom-board-cauldron-help = Choose a potion, then the cauldron: the active witch brews it and joins your clan (WD-5.4).
witchdom-board-ask-play = Play a card.
witchdom-board-ask-gather = Take something { witchdom-place.from }.
witchdom-board-brew = Brew
witchdom-board-on-display = on display
witchdom-board-instead = a pair instead:
witchdom-board-all-there = Everything is there.
witchdom-board-pairs-do =
    { $count ->
        [one] A pair can replace: { $things }.
       *[other] Pairs can replace: { $things }.
    }
witchdom-board-missing =
    { $count ->
        [one] Missing: { $things }.
       *[other] Missing: { $things }.
    }
witchdom-board-banner-active = { witchdom-card } can brew it now.
# Something is missing yet, but the witch is there.
witchdom-board-banner-fits = { witchdom-card } has the banner for it.
witchdom-board-banner-hand = In your hand: { $names }.
witchdom-board-banner-hands = { $count } witches in your hand fit.
witchdom-board-banner-none =
    { $colour ->
        [wild] No witch in your hand.
       *[other] No witch with a { witchdom-colour } banner in your hand.
    }
witchdom-board-pay-for = { witchdom-potion }, { witchdom-requirement }: what do you pay with?
witchdom-board-settled = Given so far:
# .short stands on the button, below the question how one pays
witchdom-board-way-pay = The ingredient itself goes back into the bag (WD-5.4).
    .short = with the ingredient itself
witchdom-board-way-replace = Two equal ingredients replace anything a potion asks for (WD-7.1).
    .short = { witchdom-ingredient.pair }
witchdom-board-way-bring = The tool moves into your clan, where it counts and can be used again (WD-6.1).
    .short = { witchdom-tool } from your stock
witchdom-board-way-reuse = A tool of your clan is used once more and stays there (WD-6.2).
    .short = a tool of your clan

## Ostara

witchdom-board-level-1 = New apprentice
witchdom-board-level-2 = Experienced witch
witchdom-board-level-3 = Grandmaster of the clan
witchdom-board-stage = Stage { $stage }, round { $round } of { $rounds }
witchdom-board-tiles-left =
    { $count ->
        [one] { $count } tile left
       *[other] { $count } tiles left
    }
witchdom-board-or = or
witchdom-board-gain-witch = a witch
witchdom-board-gain-potion = a potion
witchdom-board-gain-animal = an animal
witchdom-board-gain-ingredient = an ingredient
witchdom-board-criterion-goal = what helps a goal
witchdom-board-criterion-banner = what fits her banners
witchdom-board-criterion-points = most points
witchdom-board-tale = What Ostara did and why
witchdom-board-tale-again = Ostara’s turn
witchdom-board-go-on = Go on
witchdom-board-tale-kind =
    { $kind ->
        [witch] She has fewer witches or as many: she wants a witch (WD-13.9).
       *[potion] She has fewer potions or as many: she wants a potion (WD-13.9).
    }
witchdom-board-tale-goal =
    { $count ->
        [one] One helps a goal: { $goal }.
       *[other] { $count } help a goal: { $goal }.
    }
witchdom-board-tale-banner =
    { $count ->
        [one] One fits her banners.
       *[other] { $count } fit her banners.
    }
witchdom-board-tale-points =
    { $count ->
        [one] This one has the most points.
       *[other] { $count } have the most points.
    }
witchdom-board-tale-ignored =
    { $criterion ->
        [goal] No card helps a goal: she skips that.
        [banner] No card fits her banners: she skips that.
       *[points] Points do not decide: she skips that.
    }
witchdom-board-tale-top = Several are left: she takes the topmost one.
witchdom-board-tale-card = She takes { $name } { witchdom-place.from }.
witchdom-board-tale-no-card =
    { $kind ->
        [witch] No witch lies open: nothing happens.
       *[potion] No potion lies open: nothing happens.
    }
witchdom-board-tale-animal = She takes { witchdom-animal.acc }: new to her clan, it comes along at once.
witchdom-board-tale-no-animal = No animal is new to her: she takes ingredients instead.
witchdom-board-tale-token = She takes { witchdom-ingredient.one } { witchdom-place.from }, for { $name }.
witchdom-board-tale-token-first = She takes { witchdom-ingredient.one } { witchdom-place.from }: she needs nothing that lies here, so the first one.
witchdom-board-tale-brew = She brews { witchdom-potion } with { witchdom-card } and pays { $things }.

## The end

witchdom-board-scores = Scores
witchdom-board-row-potions = Potions
witchdom-board-row-witches = Witches
witchdom-board-row-tools = Tools
witchdom-board-row-goals = Goals
witchdom-board-row-leftovers = Ingredients
witchdom-board-row-animals = Animals
