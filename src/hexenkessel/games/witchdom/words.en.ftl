### Witchdom, English.
### Arguments: $card is the id of a witch or novice ("w01", "moon-a"), $potion that of a potion ("p01", "s1"), $goal that of a goal tile ("g1")
### with $side ("light", "dark"), $tile one of Ostara’s tiles ("o1"); $place, $ingredient, $tool, $animal, $pair and $requirement are
### ids of the content file; $name is a player’s name, $n the number of players.

## The game

witchdom-title = Witchdom
witchdom-tagline = Gather, brew, and watch your clan grow
witchdom-about = Send your witches to the mountains, the forest and the lake: they bring you ingredients, potions, tools and new witches. Whoever brews a potion joins your clan with it and gathers no more, so think twice whom you let near the cauldron. Most points in the end win. Alone, you play against old Ostara.

## Witches and novices

witchdom-witch-w01 = Ottilie Ovensoot
witchdom-witch-w02 = Ruth Rainfire
witchdom-witch-w03 = Rosalie Stirspoon
witchdom-witch-w04 = Frieda Sparkfly
witchdom-witch-w05 = Wally Wildfire
witchdom-witch-w06 = Paula Paprika
witchdom-witch-w07 = Gundula Glow
witchdom-witch-w08 = Kunigunde Chimneysweep
witchdom-witch-w09 = Zita Tinder
witchdom-witch-w10 = Bertha Bakingtray
witchdom-witch-w11 = Hilda Rosehip
witchdom-witch-w12 = Ludmilla Lavasock
witchdom-witch-w13 = Undine Saucer
witchdom-witch-w14 = Nora Foghorn
witchdom-witch-w15 = Thea Deepwater
witchdom-witch-w16 = Minna Moonpuddle
witchdom-witch-w17 = Adele Oystershell
witchdom-witch-w18 = Selma Stardust
witchdom-witch-w19 = Nelly Nixiebeard
witchdom-witch-w20 = Frostine Thimble
witchdom-witch-w21 = Pia Pepperrain
witchdom-witch-w22 = Tulla Inkblot
witchdom-witch-w23 = Wanda Cloudgap
witchdom-witch-w24 = Regina Rainbarrel
witchdom-witch-w25 = Elspeth Ivy
witchdom-witch-w26 = Birdie Buttercup
witchdom-witch-w27 = Mossina Marble
witchdom-witch-w28 = Clotilda Cabbageroll
witchdom-witch-w29 = Fernhild Frog
witchdom-witch-w30 = Nessa Nettlekiss
witchdom-witch-w31 = Salvia Swampgrass
witchdom-witch-w32 = Wilma Rootwork
witchdom-witch-w33 = Lindgard Dandelion
witchdom-witch-w34 = Greta Verdigris
witchdom-witch-w35 = Matilda Mistletoe
witchdom-witch-w36 = Petronella Parsley
witchdom-witch-w37 = Sunna Sunstroke
witchdom-witch-w38 = Honoria Honeypot
witchdom-witch-w39 = Bernadette Amber
witchdom-witch-w40 = Camilla Camomile
witchdom-witch-w41 = Gwendoline Quince
witchdom-witch-w42 = Citronella Dither
witchdom-witch-w43 = Safrania Singestraw
witchdom-witch-w44 = Goldine Groat
witchdom-witch-w45 = Senta Mustardseed
witchdom-witch-w46 = Kate Cheeserind
witchdom-witch-w47 = Trudy Trumpetbrass
witchdom-witch-w48 = Lottie Lanternlight
witchdom-witch-w49 = Drusilla Threehue
witchdom-witch-w50 = Cassandra Motley
witchdom-witch-moon-a = Novice Luna
witchdom-witch-moon-b = Novice Selene
witchdom-witch-star-a = Novice Stella
witchdom-witch-star-b = Novice Astra
witchdom-witch-sun-a = Novice Sol
witchdom-witch-sun-b = Novice Aurora
witchdom-witch-feather-a = Novice Pluma
witchdom-witch-feather-b = Novice Avis
witchdom-witch-key-a = Novice Clavia
witchdom-witch-key-b = Novice Chiara

witchdom-card =
    { $card ->
        [w01] { witchdom-witch-w01 }
        [w02] { witchdom-witch-w02 }
        [w03] { witchdom-witch-w03 }
        [w04] { witchdom-witch-w04 }
        [w05] { witchdom-witch-w05 }
        [w06] { witchdom-witch-w06 }
        [w07] { witchdom-witch-w07 }
        [w08] { witchdom-witch-w08 }
        [w09] { witchdom-witch-w09 }
        [w10] { witchdom-witch-w10 }
        [w11] { witchdom-witch-w11 }
        [w12] { witchdom-witch-w12 }
        [w13] { witchdom-witch-w13 }
        [w14] { witchdom-witch-w14 }
        [w15] { witchdom-witch-w15 }
        [w16] { witchdom-witch-w16 }
        [w17] { witchdom-witch-w17 }
        [w18] { witchdom-witch-w18 }
        [w19] { witchdom-witch-w19 }
        [w20] { witchdom-witch-w20 }
        [w21] { witchdom-witch-w21 }
        [w22] { witchdom-witch-w22 }
        [w23] { witchdom-witch-w23 }
        [w24] { witchdom-witch-w24 }
        [w25] { witchdom-witch-w25 }
        [w26] { witchdom-witch-w26 }
        [w27] { witchdom-witch-w27 }
        [w28] { witchdom-witch-w28 }
        [w29] { witchdom-witch-w29 }
        [w30] { witchdom-witch-w30 }
        [w31] { witchdom-witch-w31 }
        [w32] { witchdom-witch-w32 }
        [w33] { witchdom-witch-w33 }
        [w34] { witchdom-witch-w34 }
        [w35] { witchdom-witch-w35 }
        [w36] { witchdom-witch-w36 }
        [w37] { witchdom-witch-w37 }
        [w38] { witchdom-witch-w38 }
        [w39] { witchdom-witch-w39 }
        [w40] { witchdom-witch-w40 }
        [w41] { witchdom-witch-w41 }
        [w42] { witchdom-witch-w42 }
        [w43] { witchdom-witch-w43 }
        [w44] { witchdom-witch-w44 }
        [w45] { witchdom-witch-w45 }
        [w46] { witchdom-witch-w46 }
        [w47] { witchdom-witch-w47 }
        [w48] { witchdom-witch-w48 }
        [w49] { witchdom-witch-w49 }
        [w50] { witchdom-witch-w50 }
        [moon-a] { witchdom-witch-moon-a }
        [moon-b] { witchdom-witch-moon-b }
        [star-a] { witchdom-witch-star-a }
        [star-b] { witchdom-witch-star-b }
        [sun-a] { witchdom-witch-sun-a }
        [sun-b] { witchdom-witch-sun-b }
        [feather-a] { witchdom-witch-feather-a }
        [feather-b] { witchdom-witch-feather-b }
        [key-a] { witchdom-witch-key-a }
       *[key-b] { witchdom-witch-key-b }
    }

## Potions

witchdom-potion-p01 = Dragon Drool
witchdom-potion-p02 = Root Rumpus
witchdom-potion-p03 = Ember Grog
witchdom-potion-p04 = Firefoot Balm
witchdom-potion-p05 = Tincture of Temper
witchdom-potion-p06 = Blush Brew
witchdom-potion-p07 = Pepper Bomb
witchdom-potion-p08 = Heartache Drops
witchdom-potion-p09 = Ring-a-Red Wine
witchdom-potion-p10 = Candlelight Elixir
witchdom-potion-p11 = Heart-Crystal Cordial
witchdom-potion-p12 = Fogwater
witchdom-potion-p13 = Slumber Sip
witchdom-potion-p14 = Blueberry Moon
witchdom-potion-p15 = Memory Tea
witchdom-potion-p16 = Bog-Bottom Brew
witchdom-potion-p17 = Levitation Syrup
witchdom-potion-p18 = Invisibility Fizz
witchdom-potion-p19 = Frost-Flower Paste
witchdom-potion-p20 = Night-Watch Draught
witchdom-potion-p21 = Ripple Wine
witchdom-potion-p22 = Drops of Truth
witchdom-potion-p23 = Toad’s Kiss
witchdom-potion-p24 = Greenfly Fright
witchdom-potion-p25 = Moss Spirit
witchdom-potion-p26 = Growing Broth
witchdom-potion-p27 = Woodruff Wonder
witchdom-potion-p28 = Swamp Smoothie
witchdom-potion-p29 = Frog Voice
witchdom-potion-p30 = Will-o’-Wisp Lemonade
witchdom-potion-p31 = Fairy-Ring Elixir
witchdom-potion-p32 = Emerald Brew
witchdom-potion-p33 = Grandmother’s Green
witchdom-potion-p34 = Sun Milk
witchdom-potion-p35 = Butter Lightning
witchdom-potion-p36 = Golden Cough Syrup
witchdom-potion-p37 = Giggle Water
witchdom-potion-p38 = Honey Thunder
witchdom-potion-p39 = Lemon Charm
witchdom-potion-p40 = Amber Ale
witchdom-potion-p41 = Sneeze Nectar
witchdom-potion-p42 = Grumpy-Morning Mash
witchdom-potion-p43 = Crystal Camomile
witchdom-potion-p44 = Lantern Oil
witchdom-potion-p45 = Odds-and-Ends Soup
witchdom-potion-p46 = Root Muddle
witchdom-potion-p47 = Leftovers Special
witchdom-potion-p48 = Herbal Hotchpotch
witchdom-potion-p49 = Something with Berries
witchdom-potion-p50 = Bubble Number Fifty
witchdom-potion-s1 = First Sip
witchdom-potion-s2 = Second Try
witchdom-potion-s3 = Third Bubble
witchdom-potion-s4 = Quarter-Hour Tea
witchdom-potion-s5 = Five-Minute Potion

witchdom-potion =
    { $potion ->
        [p01] { witchdom-potion-p01 }
        [p02] { witchdom-potion-p02 }
        [p03] { witchdom-potion-p03 }
        [p04] { witchdom-potion-p04 }
        [p05] { witchdom-potion-p05 }
        [p06] { witchdom-potion-p06 }
        [p07] { witchdom-potion-p07 }
        [p08] { witchdom-potion-p08 }
        [p09] { witchdom-potion-p09 }
        [p10] { witchdom-potion-p10 }
        [p11] { witchdom-potion-p11 }
        [p12] { witchdom-potion-p12 }
        [p13] { witchdom-potion-p13 }
        [p14] { witchdom-potion-p14 }
        [p15] { witchdom-potion-p15 }
        [p16] { witchdom-potion-p16 }
        [p17] { witchdom-potion-p17 }
        [p18] { witchdom-potion-p18 }
        [p19] { witchdom-potion-p19 }
        [p20] { witchdom-potion-p20 }
        [p21] { witchdom-potion-p21 }
        [p22] { witchdom-potion-p22 }
        [p23] { witchdom-potion-p23 }
        [p24] { witchdom-potion-p24 }
        [p25] { witchdom-potion-p25 }
        [p26] { witchdom-potion-p26 }
        [p27] { witchdom-potion-p27 }
        [p28] { witchdom-potion-p28 }
        [p29] { witchdom-potion-p29 }
        [p30] { witchdom-potion-p30 }
        [p31] { witchdom-potion-p31 }
        [p32] { witchdom-potion-p32 }
        [p33] { witchdom-potion-p33 }
        [p34] { witchdom-potion-p34 }
        [p35] { witchdom-potion-p35 }
        [p36] { witchdom-potion-p36 }
        [p37] { witchdom-potion-p37 }
        [p38] { witchdom-potion-p38 }
        [p39] { witchdom-potion-p39 }
        [p40] { witchdom-potion-p40 }
        [p41] { witchdom-potion-p41 }
        [p42] { witchdom-potion-p42 }
        [p43] { witchdom-potion-p43 }
        [p44] { witchdom-potion-p44 }
        [p45] { witchdom-potion-p45 }
        [p46] { witchdom-potion-p46 }
        [p47] { witchdom-potion-p47 }
        [p48] { witchdom-potion-p48 }
        [p49] { witchdom-potion-p49 }
        [p50] { witchdom-potion-p50 }
        [s1] { witchdom-potion-s1 }
        [s2] { witchdom-potion-s2 }
        [s3] { witchdom-potion-s3 }
        [s4] { witchdom-potion-s4 }
       *[s5] { witchdom-potion-s5 }
    }

## Goal tiles

witchdom-goal-g1 = Circle of Fire
witchdom-goal-g2 = Circle of Water
witchdom-goal-g3 = Circle of Leaves
witchdom-goal-g4 = Circle of Sun
witchdom-goal-g5 = Red Shelf
witchdom-goal-g6 = Blue Shelf
witchdom-goal-g7 = Green Shelf
witchdom-goal-g8 = Yellow Shelf
witchdom-goal-g9 = The Engagement
witchdom-goal-g10 = The Stone Mill
witchdom-goal-g11 = Full Workbench
witchdom-goal-g12 = Motley Coven
witchdom-goal-g13 = Rainbow Shelf
witchdom-goal-g14 = Little Menagerie
witchdom-goal-g15 = Guests from the Wood

witchdom-goal =
    { $goal ->
        [g1] { witchdom-goal-g1 }
        [g2] { witchdom-goal-g2 }
        [g3] { witchdom-goal-g3 }
        [g4] { witchdom-goal-g4 }
        [g5] { witchdom-goal-g5 }
        [g6] { witchdom-goal-g6 }
        [g7] { witchdom-goal-g7 }
        [g8] { witchdom-goal-g8 }
        [g9] { witchdom-goal-g9 }
        [g10] { witchdom-goal-g10 }
        [g11] { witchdom-goal-g11 }
        [g12] { witchdom-goal-g12 }
        [g13] { witchdom-goal-g13 }
        [g14] { witchdom-goal-g14 }
       *[g15] { witchdom-goal-g15 }
    }

witchdom-side-light = light side
witchdom-side-dark = dark side
# What a goal asks for; $named: how many kinds it names, $kinds: those as a list.
witchdom-condition =
    { $condition ->
        [witches] at least { $count } witches in the clan, main colour { witchdom-colour }
        [potions] at least { $count } potions in the clan, colour { witchdom-colour }
        [witch_colours] witches of { $count } different main colours in the clan
        [potion_colours] potions of { $count } different colours in the clan
        [tools]
            { $count } different tools in the clan{ $named ->
                [0] { "" }
               *[other] , among them { $kinds }
            }
       *[animals]
            { $count } different animals in the clan{ $named ->
                [0] { "" }
               *[other] , among them { $kinds }
            }
    }

## Ostara’s tiles

witchdom-tile-o1 = Morning Round
witchdom-tile-o2 = Evening Round
witchdom-tile-o3 = Short Visit
witchdom-tile-o4 = Small Errand
witchdom-tile-o5 = Grand Entrance
witchdom-tile-o6 = Festive Table
witchdom-tile-o7 = Herb Basket
witchdom-tile-o8 = Friend of Animals
witchdom-tile-o9 = Trusting Guests

witchdom-tile =
    { $tile ->
        [o1] { witchdom-tile-o1 }
        [o2] { witchdom-tile-o2 }
        [o3] { witchdom-tile-o3 }
        [o4] { witchdom-tile-o4 }
        [o5] { witchdom-tile-o5 }
        [o6] { witchdom-tile-o6 }
        [o7] { witchdom-tile-o7 }
        [o8] { witchdom-tile-o8 }
       *[o9] { witchdom-tile-o9 }
    }

## Places: .at where, .from from where

witchdom-place-mountains = mountains
    .at = in the mountains
    .from = from the mountains
witchdom-place-forest = forest
    .at = in the forest
    .from = from the forest
witchdom-place-lake = lake
    .at = at the lake
    .from = from the lake

witchdom-place =
    { $place ->
        [mountains] { witchdom-place-mountains }
        [forest] { witchdom-place-forest }
       *[lake] { witchdom-place-lake }
    }
    .at =
        { $place ->
            [mountains] { witchdom-place-mountains.at }
            [forest] { witchdom-place-forest.at }
           *[lake] { witchdom-place-lake.at }
        }
    .from =
        { $place ->
            [mountains] { witchdom-place-mountains.from }
            [forest] { witchdom-place-forest.from }
           *[lake] { witchdom-place-lake.from }
        }

## Colours

witchdom-colour-red = red
    .sign = Flame
witchdom-colour-blue = blue
    .sign = Wave
witchdom-colour-green = green
    .sign = Twig
witchdom-colour-yellow = yellow
    .sign = Sun
witchdom-colour-wild = question mark
    .sign = Question mark

witchdom-colour =
    { $colour ->
        [red] { witchdom-colour-red }
        [blue] { witchdom-colour-blue }
        [green] { witchdom-colour-green }
        [yellow] { witchdom-colour-yellow }
       *[wild] { witchdom-colour-wild }
    }

## Ingredients: .single behind a one, .one as after "you take", .pair a pair of them, .many several

witchdom-ingredient-herbs = herbs
    .single = bundle of herbs
    .one = a bundle of herbs
    .pair = two bundles of herbs
    .many = bundles of herbs
witchdom-ingredient-leaf = leaf
    .single = leaf
    .one = a leaf
    .pair = two leaves
    .many = leaves
witchdom-ingredient-berries = berries
    .single = handful of berries
    .one = a handful of berries
    .pair = two handfuls of berries
    .many = handfuls of berries
witchdom-ingredient-mushroom = mushroom
    .single = mushroom
    .one = a mushroom
    .pair = two mushrooms
    .many = mushrooms
witchdom-ingredient-root = root
    .single = root
    .one = a root
    .pair = two roots
    .many = roots

witchdom-ingredient =
    { $ingredient ->
        [herbs] { witchdom-ingredient-herbs }
        [leaf] { witchdom-ingredient-leaf }
        [berries] { witchdom-ingredient-berries }
        [mushroom] { witchdom-ingredient-mushroom }
       *[root] { witchdom-ingredient-root }
    }
    .one =
        { $ingredient ->
            [herbs] { witchdom-ingredient-herbs.one }
            [leaf] { witchdom-ingredient-leaf.one }
            [berries] { witchdom-ingredient-berries.one }
            [mushroom] { witchdom-ingredient-mushroom.one }
           *[root] { witchdom-ingredient-root.one }
        }
    .pair =
        { $ingredient ->
            [herbs] { witchdom-ingredient-herbs.pair }
            [leaf] { witchdom-ingredient-leaf.pair }
            [berries] { witchdom-ingredient-berries.pair }
            [mushroom] { witchdom-ingredient-mushroom.pair }
           *[root] { witchdom-ingredient-root.pair }
        }

## Tools and animals: .acc as after "you take"

witchdom-tool-flask = flask
    .acc = the flask
witchdom-tool-crystal = crystal
    .acc = the crystal
witchdom-tool-ring = ring
    .acc = the ring
witchdom-tool-candle = candle
    .acc = the candle
witchdom-tool-mortar = mortar
    .acc = the mortar

witchdom-tool =
    { $tool ->
        [flask] { witchdom-tool-flask }
        [crystal] { witchdom-tool-crystal }
        [ring] { witchdom-tool-ring }
        [candle] { witchdom-tool-candle }
       *[mortar] { witchdom-tool-mortar }
    }
    .acc =
        { $tool ->
            [flask] { witchdom-tool-flask.acc }
            [crystal] { witchdom-tool-crystal.acc }
            [ring] { witchdom-tool-ring.acc }
            [candle] { witchdom-tool-candle.acc }
           *[mortar] { witchdom-tool-mortar.acc }
        }

witchdom-animal-snake = snake
    .acc = the snake
witchdom-animal-owl = owl
    .acc = the owl
witchdom-animal-cat = cat
    .acc = the cat
witchdom-animal-bat = bat
    .acc = the bat
witchdom-animal-toad = toad
    .acc = the toad

witchdom-animal =
    { $animal ->
        [snake] { witchdom-animal-snake }
        [owl] { witchdom-animal-owl }
        [cat] { witchdom-animal-cat }
        [bat] { witchdom-animal-bat }
       *[toad] { witchdom-animal-toad }
    }
    .acc =
        { $animal ->
            [snake] { witchdom-animal-snake.acc }
            [owl] { witchdom-animal-owl.acc }
            [cat] { witchdom-animal-cat.acc }
            [bat] { witchdom-animal-bat.acc }
           *[toad] { witchdom-animal-toad.acc }
        }

witchdom-pair-moon = moon
witchdom-pair-star = star
witchdom-pair-sun = sun
witchdom-pair-feather = feather
witchdom-pair-key = key

witchdom-pair =
    { $pair ->
        [moon] { witchdom-pair-moon }
        [star] { witchdom-pair-star }
        [sun] { witchdom-pair-sun }
        [feather] { witchdom-pair-feather }
       *[key] { witchdom-pair-key }
    }

## What a potion asks for: ingredients, tools, any tool

witchdom-any-tool = any tool
witchdom-requirement =
    { $requirement ->
        [herbs] { witchdom-ingredient-herbs }
        [leaf] { witchdom-ingredient-leaf }
        [berries] { witchdom-ingredient-berries }
        [mushroom] { witchdom-ingredient-mushroom }
        [root] { witchdom-ingredient-root }
        [flask] { witchdom-tool-flask }
        [crystal] { witchdom-tool-crystal }
        [ring] { witchdom-tool-ring }
        [candle] { witchdom-tool-candle }
        [mortar] { witchdom-tool-mortar }
       *[any] { witchdom-any-tool }
    }

# Several ingredients: how many of each kind.
witchdom-tokens = { $herbs ->
        [0] { "" }
        [1] { " • " }1 { witchdom-ingredient-herbs.single }
       *[other] { " • " }{ $herbs } { witchdom-ingredient-herbs.many }
    }{ $leaf ->
        [0] { "" }
        [1] { " • " }1 { witchdom-ingredient-leaf.single }
       *[other] { " • " }{ $leaf } { witchdom-ingredient-leaf.many }
    }{ $berries ->
        [0] { "" }
        [1] { " • " }1 { witchdom-ingredient-berries.single }
       *[other] { " • " }{ $berries } { witchdom-ingredient-berries.many }
    }{ $mushroom ->
        [0] { "" }
        [1] { " • " }1 { witchdom-ingredient-mushroom.single }
       *[other] { " • " }{ $mushroom } { witchdom-ingredient-mushroom.many }
    }{ $root ->
        [0] { "" }
        [1] { " • " }1 { witchdom-ingredient-root.single }
       *[other] { " • " }{ $root } { witchdom-ingredient-root.many }
    }

witchdom-missing = { witchdom-tokens }{ $flask ->
        [0] { "" }
       *[other] { " • " }{ witchdom-tool-flask }
    }{ $crystal ->
        [0] { "" }
       *[other] { " • " }{ witchdom-tool-crystal }
    }{ $ring ->
        [0] { "" }
       *[other] { " • " }{ witchdom-tool-ring }
    }{ $candle ->
        [0] { "" }
       *[other] { " • " }{ witchdom-tool-candle }
    }{ $mortar ->
        [0] { "" }
       *[other] { " • " }{ witchdom-tool-mortar }
    }{ $any ->
        [0] { "" }
       *[other] { " • " }{ witchdom-any-tool }
    }

## Choices when a table is opened

witchdom-option-start_player = Who begins
    .help = Whoever begins gets the first start potion, the next one clockwise the second, and so on (WD-2.1, WD-2.2).
witchdom-option-start_player-random = drawn by lot
witchdom-option-start_player-1 = Seat A
witchdom-option-start_player-2 = Seat B
witchdom-option-start_player-3 = Seat C
witchdom-option-start_player-4 = Seat D
witchdom-option-start_player-5 = Seat E
witchdom-option-novices = Novices
    .help = Whether novices are dealt by lot or chosen in turn order (WD-2.3).
witchdom-option-novices-random = dealt by lot
witchdom-option-novices-choice = chosen
witchdom-option-extra_dark_goals = Extra dark goals
    .help = More goals make the game longer; one more is recommended for a long game (WD-2.7).
witchdom-option-extra_dark_goals-0 = none
witchdom-option-extra_dark_goals-1 = one
witchdom-option-extra_dark_goals-2 = two
witchdom-option-extra_dark_goals-3 = three
witchdom-option-animals = Animals
    .help = With animals you may also take witch cards as animals and tame them. Better without in a first game (WD-12.1).
witchdom-option-animals-false = without
witchdom-option-animals-true = with
witchdom-option-animal_goals_extra = Extra animal goals
    .help = Only with animals: so many goals with animals are added (WD-12.7).
witchdom-option-animal_goals_extra-0 = none
witchdom-option-animal_goals_extra-1 = one
witchdom-option-animal_goals_extra-2 = two
witchdom-option-animals_when = Taking animals
    .help = Only with animals: always, or literally by the card overview in the first round only (WD-12.6).
witchdom-option-animals_when-always = in every round
witchdom-option-animals_when-first_round = in the first round only
witchdom-option-solo_level = Level against Ostara
    .help = At level 1 Ostara claims no goals, at level 2 she plays for all { $level_2_goals }, at level 3 she also gets those left over (WD-13.3).
witchdom-option-solo_level-1 = New apprentice
witchdom-option-solo_level-2 = Experienced witch
witchdom-option-solo_level-3 = Grandmaster of the clan
witchdom-option-ostara_or_rule = Ostara: witch or potion
    .help = Does she take what she has fewer of, or literally by the rulebook what she has more of? Literally, she never gets her potions brewed (WD-13.9).
witchdom-option-ostara_or_rule-fewer = what she has fewer of
witchdom-option-ostara_or_rule-literal = literally, what she has more of
witchdom-option-ostara_animal_rule = Ostara and the animals
    .help = Does she take every animal that she lacks, or literally just one in the whole game (WD-13.11)?
witchdom-option-ostara_animal_rule-new = every one she lacks
witchdom-option-ostara_animal_rule-literal = literally just one

## Moves

witchdom-move-play = Play { witchdom-card }
    .help = She becomes your active card; you use all her action points, from the mountains to the forest to the lake (WD-4.1, WD-4.2).
witchdom-move-rest = Rest
    .help = Take all played cards back into your hand, and two ingredients from the board (WD-8.3).
witchdom-move-renew =
    { $what ->
        [witches] Renew all open witches
        [potions] Renew all open potions
        [mountains] Renew the ingredients in the mountains
        [forest] Renew the ingredients in the forest
       *[lake] Renew the ingredients at the lake
    }
    .help =
        { $what ->
            [witches] The three witches go under their stack, and three new ones are laid out (WD-4.9).
            [potions] The three potions go under their stack, and three new ones are laid out (WD-4.9).
           *[other] The ingredients of this place go into the bag, and new ones are drawn (WD-4.9).
        }
witchdom-move-keep = Renew nothing
witchdom-move-take = Take { witchdom-ingredient.one } { witchdom-place.from }
witchdom-move-pick =
    { $slot ->
        [1] Take the left ingredient { witchdom-place.from }
        [2] Take the middle ingredient { witchdom-place.from }
       *[3] Take the right ingredient { witchdom-place.from }
    }
    .here =
        Take { witchdom-ingredient.one } { witchdom-place.from } ({ $slot ->
            [1] left
            [2] middle
           *[3] right
        })
witchdom-move-draw =
    { $side ->
        [potion] Take the potion { witchdom-place.from }
        [tool] Take the potion { witchdom-place.from } as a tool
        [witch] Take the witch { witchdom-place.from } into your hand
       *[animal] Take the witch card { witchdom-place.from } as an animal
    }
    .here =
        { $side ->
            [potion] Take “{ witchdom-potion }” { witchdom-place.from }
            [tool] Take { witchdom-tool.acc } { witchdom-place.from }
            [witch] Take { witchdom-card } { witchdom-place.from } into your hand
           *[animal] Take { witchdom-animal.acc } { witchdom-place.from }
        }
    .help =
        { $side ->
            [potion] It waits in your stock until you brew it (WD-4.3).
            [tool] Turned over, the card is a tool and stays one (WD-4.3, WD-4.6).
            [witch] You can play her on your next turn at the earliest (WD-4.8).
           *[animal] Turned over, the card is an animal and stays one; you may tame it at the end of a turn (WD-12.1).
        }
witchdom-move-brew = Brew “{ witchdom-potion }”
    .help = Potion and active witch join your clan, the ingredients go into the bag (WD-5.4).
witchdom-move-tame = Tame { witchdom-animal.acc }
    .help = This costs the ingredient that belongs to it; you keep your witch (WD-12.2, WD-12.3).
witchdom-move-finish = Brew nothing
    .help = Your witch stays with the played cards, and your turn is over (WD-5.1).
witchdom-move-pay = Pay the ingredient itself ({ witchdom-requirement })
witchdom-move-replace = Pay { witchdom-ingredient.pair } instead ({ witchdom-requirement })
    .help = Any pair of equal ingredients replaces one ingredient or one tool (WD-7.1).
witchdom-move-bring = Use { witchdom-tool.acc } from your stock ({ witchdom-requirement })
    .help = The tool joins your clan and helps in future, too (WD-6.1, WD-6.2).
witchdom-move-reuse = Use a tool of your clan ({ witchdom-requirement })
    .help = It stays where it is and costs nothing (WD-6.2).
witchdom-move-novices = Take the { witchdom-pair } novices

## Why a move: what speaks for it or against it; .less: what another one would cost ($other_…)

witchdom-reason-plan =
    { $potion ->
        [none] This suits your plans better.
       *[other] You still lack this for “{ witchdom-potion }”.
    }
    .less = Other things are of even less use to you.
witchdom-reason-ready = With it you can brew “{ witchdom-potion }” this very turn: { shell-points }.
witchdom-reason-now = Brings { shell-points } at once.
    .less = Brings no points now.
witchdom-reason-later = You are better off for the next potions, too.
    .less = Spares what you will still need.
witchdom-reason-finds = There are good things for her action points.
    .less = There is even less for other cards.
witchdom-reason-brews = She can brew “{ witchdom-potion }” this very turn: { shell-points }.
witchdom-reason-rest =
    { $cards ->
        [0] Your hand is empty.
        [one] You have only one card left in hand.
       *[other] You still have { $cards } cards in hand.
    }
    .less = The cards in your hand bring even less just now.
witchdom-reason-renewal =
    { $keep ->
        [true] You can use what lies there.
       *[false] What lies there is of little use to you.
    }
    .less = Other things are worth even less.

## What is asked just now

witchdom-ask-novices =
    .you = Choose a pair of novices.
    .other = { $name } chooses novices.
witchdom-ask-act =
    .you = Play a card, or rest.
    .other = { $name }’s turn.
witchdom-ask-renew =
    .you = Would you like to renew something before you gather?
    .other = { $name } considers renewing something.
witchdom-ask-gather =
    .you = Take something from the row of this place.
    .other = { $name } gathers.
witchdom-ask-rest =
    .you = Take an ingredient from the board, wherever you like.
    .other = { $name } rests and takes ingredients.
witchdom-ask-brew =
    .you = Would you like to do something with your witch before your turn ends?
    .other = { $name } stands at the cauldron.
witchdom-ask-pay =
    .you = What do you pay with?
    .other = { $name } pays for a potion.

## Why something cannot be done

witchdom-refuse-played-already = { witchdom-card } has been played; after a rest you have her back.
witchdom-refuse-in-clan = { witchdom-card } is in your clan and gathers no more.
witchdom-refuse-not-in-hand = { witchdom-card } is not in your hand.
witchdom-refuse-nothing-to-rest-from = You can rest only when you have played at least one card.
witchdom-refuse-brew-after-gathering = Brewing comes after gathering, with the witch that you have played.
witchdom-refuse-tame-after-gathering = Taming comes after gathering, in a turn in which you have played a witch.
witchdom-refuse-no-passing = You can’t pass: a turn is for gathering or for resting.
witchdom-refuse-must-rest = Your hand is empty, so you rest now.
witchdom-refuse-card-first = Play a card first; it says where you may gather.
witchdom-refuse-stack-empty = The stack is empty; the same cards would come back.
witchdom-refuse-no-tokens = There is no ingredient { witchdom-place.at }.
witchdom-refuse-renewal-first = First decide whether to renew something.
witchdom-refuse-no-renewal-symbol = { witchdom-card } does not show the symbol for renewing.
witchdom-refuse-one-card-a-turn = Only one card is played in a turn.
witchdom-refuse-rest-alone = Resting is a turn of its own; in this one you have played a card.
witchdom-refuse-renewal-over = You can renew only right after playing a card with that symbol, before the first action point.
witchdom-refuse-points-first =
    { $points ->
        [one] First comes the action point { witchdom-place.at }.
       *[other] First come the { $points } action points { witchdom-place.at }.
    }
witchdom-refuse-must-take =
    { $points ->
        [one] You have to use your action point { witchdom-place.at } as long as there is something.
       *[other] You have to use your { $points } action points { witchdom-place.at } as long as there is something.
    }
witchdom-refuse-other-place = This action point counts { witchdom-place.at }: take something from that row.
witchdom-refuse-not-there = There is no such ingredient there.
witchdom-refuse-animals-too-late = At this table animals are taken in the first round only.
witchdom-refuse-no-animals = At this table you play without animals.
witchdom-refuse-no-card = There is no card here any more.
witchdom-refuse-only-tokens = When you rest you take ingredients only.
witchdom-refuse-no-brewing-in-rest = There is no brewing in a rest; no witch is active.
witchdom-refuse-no-taming-in-rest = No animal is tamed in a rest; no witch is active.
witchdom-refuse-must-take-tokens =
    { $tokens ->
        [one] Take one more ingredient from the board.
       *[other] Take { $tokens } more ingredients from the board.
    }
witchdom-refuse-by-slot = Alone you choose the slot that you take from, for Ostara goes by slots.
witchdom-refuse-by-kind = Equal ingredients of a place are one choice; the slot does not matter.
witchdom-refuse-brewed-already = “{ witchdom-potion }” has been brewed already.
witchdom-refuse-not-in-stock = “{ witchdom-potion }” is not in your stock.
witchdom-refuse-wrong-banner = { witchdom-card } has no banner in the colour of “{ witchdom-potion }”.
witchdom-refuse-cannot-pay =
    For “{ witchdom-potion }” you still lack:{ witchdom-missing }. { $pairs ->
        [0] You have no pair to spare that replaces any of it.
        [one] You have just one pair to spare that replaces one of them.
       *[other] You have just { $pairs } pairs to spare that replace some of it.
    }
witchdom-refuse-points-used = Your action points are used up.
witchdom-refuse-animal-twice = Your clan has this animal already, and there are never two alike: { witchdom-animal }.
witchdom-refuse-animal-not-in-stock = No such animal waits in your stock: { witchdom-animal }.
witchdom-refuse-animal-price = To tame { witchdom-animal.acc } you need { witchdom-ingredient.one }; a pair does not help here.
witchdom-refuse-pay-first = Now pay this for “{ witchdom-potion }”: { witchdom-requirement }.
witchdom-refuse-no-such-tool = You have no such tool left in your stock: { witchdom-tool }.
witchdom-refuse-no-pair = You have no pair of this left: { witchdom-ingredient }.
witchdom-refuse-no-such-ingredient = You have none of this left: { witchdom-requirement }.
witchdom-refuse-no-clan-tool = Your clan has no free tool for this.
witchdom-refuse-nothing-to-pay = There is nothing to pay just now.
witchdom-refuse-wasteful = That would cost more for the same, or leave too little for the rest.
witchdom-refuse-pair-taken = Somebody has this pair already: { witchdom-pair }.
witchdom-refuse-novices-first = First the novices are chosen.
witchdom-refuse-novices-given = Everybody has their novices already.

## What is wrong with a content file or a position

witchdom-problem-few-goals = There must be at least two goals.
witchdom-problem-stages = { $rounds } rounds can’t be split into { $found } equal stages for which Ostara’s tiles suffice.
witchdom-problem-scale = Six numbers are wanted, for 0 to 5 different ones, never falling, from 0 to { $most }; here stands { $found }.
witchdom-problem-tokens = There are { $total } ingredients, but there must be { $wanted } (WD-1.2).
witchdom-problem-price-twice = Every animal has an ingredient of its own; another one has { $found } already.
witchdom-problem-snake = The snake is tamed with herbs (WD-12.2), not with { $found }.
witchdom-problem-names = A list out of { $allowed } is wanted here, not { $found }.
witchdom-problem-banner-twice = Every colour stands on a witch only once, unlike here with { $found }.
witchdom-problem-actions = Three numbers from 0 to { $most } are wanted, at least 1 in all; here stands { $found }.
witchdom-problem-witches-colours = There are witches of all four main colours.
witchdom-problem-witches-renewal = Some witches, but not all, show the renewal symbol.
witchdom-problem-witches-secondary = At least one witch has a second banner.
witchdom-problem-witches-gatherer = At least one witch has the action points 0, 2 and 1.
witchdom-problem-witches-red = A red witch has at least 2 action points in the mountains and 1 in the forest.
witchdom-problem-witches-green = One green witch is worth 8 points and another one less.
witchdom-problem-no-ingredients = A potion needs 1 to { $most } ingredients.
witchdom-problem-many-tools = A potion needs { $most } tools at most.
witchdom-problem-potions-colours = There are potions of all four colours and some with a question mark.
witchdom-problem-potions-any = Some potions need any tool.
witchdom-problem-potions-tools = Some potions, but not all, need tools.
witchdom-problem-potions-crystal = A red potion needs the crystal.
witchdom-problem-potions-berries = A red potion needs leaf and berries.
witchdom-problem-potions-flask = At least one potion has a flask on its back.
witchdom-problem-wild-points = A potion with a question mark is worth less than a coloured one at the same cost.
witchdom-problem-dark-points = The dark side is worth more points than the light one.
witchdom-problem-dark-count = The dark side asks for more than the light one.
witchdom-problem-goals-free = Without animals, seven dark and four light sides of different tiles must be left.
witchdom-problem-goals-animals = At least two dark sides name animals.
witchdom-problem-goals-witches = There is a goal for yellow witches and one for green ones.
witchdom-problem-gains = There is no such tile: a witch or a potion, a witch and a potion, an animal, and two ingredients at most; here stands { $found }.
witchdom-problem-criteria-twice = Every criterion stands there only once, unlike here with { $found }.
witchdom-problem-animal-tiles = { $animals } tiles show an animal, but there must be { $wanted }.
witchdom-problem-owners = There must be { $wanted } entries here, one for every clan.
witchdom-problem-kinds = There must be { $wanted } entries here.
witchdom-problem-token-count = { witchdom-ingredient }: there are { $total }, but there must be { $wanted }.
witchdom-problem-card-count = The card { $card } is there { $total } times.
witchdom-problem-novice-place = Novices are in a hand or played, nowhere else.
witchdom-problem-start-place = Start potions are in a stock or in a clan, nowhere else.
witchdom-problem-start-count = { $wanted } start potions are in play.
witchdom-problem-not-filled = A slot is empty although something could fill it (WD-4.4).
witchdom-problem-boxed = When the stack is empty, the boxed cards come into play (WD-10.6).
witchdom-problem-known = The stack does not have so many cards.
witchdom-problem-pair = Every clan has exactly one pair of novices (WD-2.3).
witchdom-problem-brews = Every brewed potion has its witch (WD-5.4).
witchdom-problem-animal-twice = No clan has two equal animals (WD-12.4).
witchdom-problem-no-animals = This game is played without animals.
witchdom-problem-goal-owners = Every goal needs its owner, or nobody.
witchdom-problem-goal-twice = Every goal tile is laid out only once.
witchdom-problem-no-turn = It is always somebody’s turn.
witchdom-problem-active = The active card lies on top of the played ones, or has just brewed.
witchdom-problem-last-round = The last round is the one after the end was triggered (WD-10.3).
witchdom-problem-tiles = These are not Ostara’s tiles for this game (WD-13.1).
witchdom-problem-step = This step does not fit this position.
witchdom-problem-round = There is no such round; { $most } are the most.
witchdom-problem-ending = This game can’t have ended like this: the ending, its cause and the round must fit (WD-10.3, WD-13.5).
witchdom-problem-tiles-left = Ostara needs { $wanted } more tiles in this stage (WD-13.6).
witchdom-problem-ostara = Ostara plays no cards and has neither tools nor waiting animals (WD-13.1).
witchdom-problem-tale = This line of Ostara’s tale does not say what it is about.
witchdom-problem-agenda = What is left of a turn can’t lie like this; it can be: { $known }.
witchdom-problem-choosing = Whoever chooses novices has no cards yet, and nobody has played one (WD-2.3).

## Chronicle. Where nobody acts the value counts, otherwise .you and .other

witchdom-event-start =
    A new game { $n ->
        [1] against Ostara
        [2] for two
        [3] for three
        [4] for four
       *[5] for five
    }.
    .you =
        { witchdom-event-start } { $n ->
            [1] She begins.
           *[other] You begin.
        }
    .other =
        { witchdom-event-start } { $n ->
            [1] She begins, then comes { $name }.
           *[other] { $name } begins.
        }
witchdom-event-novices =
    .you = You get the { witchdom-pair } novices.
    .other = { $name } gets the { witchdom-pair } novices.
witchdom-event-round = Round { $round } begins.
witchdom-event-last-round = Round { $round } begins: the last one.
witchdom-event-played =
    .you = You play { witchdom-card }.
    .other = { $name } plays { witchdom-card }.
witchdom-event-rested =
    .you =
        You rest and take { $cards ->
            [one] a card
           *[other] { $cards } cards
        } back into your hand.
    .other =
        { $name } rests and takes { $cards ->
            [one] a card
           *[other] { $cards } cards
        } back.
witchdom-renewed =
    { $what ->
        [witches] the open witches
        [potions] the open potions
        [mountains] the ingredients in the mountains
        [forest] the ingredients in the forest
       *[lake] the ingredients at the lake
    }
witchdom-event-renewed =
    .you = You renew { witchdom-renewed }.
    .other = { $name } renews { witchdom-renewed }.
witchdom-event-kept =
    .you = You renew nothing.
    .other = { $name } renews nothing.
witchdom-event-took =
    .you = You take { witchdom-ingredient.one } { witchdom-place.from }.
    .other = { $name } takes { witchdom-ingredient.one } { witchdom-place.from }.
witchdom-event-filled = New { witchdom-place.at }: { witchdom-ingredient }.
witchdom-event-took-potion =
    .you = You take the potion “{ witchdom-potion }” { witchdom-place.from }.
    .other = { $name } takes the potion “{ witchdom-potion }” { witchdom-place.from }.
witchdom-event-took-tool =
    .you = You take “{ witchdom-potion }” { witchdom-place.from } as a tool: { witchdom-tool }.
    .other = { $name } takes “{ witchdom-potion }” { witchdom-place.from } as a tool: { witchdom-tool }.
witchdom-event-took-witch =
    .you = You take { witchdom-card } { witchdom-place.from } into your hand.
    .other = { $name } takes { witchdom-card } { witchdom-place.from }.
witchdom-event-took-animal =
    .you = You take { witchdom-card } { witchdom-place.from } as an animal: { witchdom-animal }.
    .other = { $name } takes { witchdom-card } { witchdom-place.from } as an animal: { witchdom-animal }.
witchdom-event-turned-witch = { witchdom-card } arrives { witchdom-place.at }.
witchdom-event-turned-potion = “{ witchdom-potion }” now lies { witchdom-place.at }.
witchdom-event-unboxed =
    { $stack ->
        [witches] The witches out of the box are the new stack: { $cards }.
       *[potions] The potions out of the box are the new stack: { $cards }.
    }
witchdom-event-lapsed =
    .you = There is nothing left for you { witchdom-place.at }.
    .other = There is nothing left for { $name } { witchdom-place.at }.
witchdom-event-brewing =
    .you = With { witchdom-card } you mix “{ witchdom-potion }”.
    .other = With { witchdom-card }, { $name } mixes “{ witchdom-potion }”.
witchdom-event-chose-pay =
    .you = You pay the ingredient itself ({ witchdom-requirement }).
    .other = { $name } pays the ingredient itself ({ witchdom-requirement }).
witchdom-event-chose-replace =
    .you = You pay { witchdom-ingredient.pair } instead ({ witchdom-requirement }).
    .other = { $name } pays { witchdom-ingredient.pair } instead ({ witchdom-requirement }).
witchdom-event-chose-bring =
    .you = You use { witchdom-tool.acc } from your stock ({ witchdom-requirement }).
    .other = { $name } uses { witchdom-tool.acc } from stock ({ witchdom-requirement }).
witchdom-event-chose-reuse =
    .you = You use a tool of your clan ({ witchdom-requirement }).
    .other = { $name } uses a tool of the clan ({ witchdom-requirement }).
witchdom-event-brewed =
    .you = With { witchdom-card } you brew “{ witchdom-potion }”: { shell-points } for your clan. Paid{ witchdom-tokens }.
    .other = With { witchdom-card }, { $name } brews “{ witchdom-potion }”: { shell-points }. Paid{ witchdom-tokens }.
witchdom-event-used-tool =
    .you = Your clan now has { witchdom-tool.acc }.
    .other = { $name } now has { witchdom-tool.acc } in the clan.
witchdom-event-tamed =
    .you = You tame { witchdom-animal.acc } and give { witchdom-ingredient.one } for it.
    .other = { $name } tames { witchdom-animal.acc } and gives { witchdom-ingredient.one } for it.
witchdom-event-finished =
    .you = You leave the cauldron cold this time.
    .other = { $name } leaves the cauldron cold this time.
witchdom-event-claimed =
    .you = Goal reached: “{ witchdom-goal }” brings you { shell-points }.
    .other = { $name } reaches the goal “{ witchdom-goal }”: { shell-points }.
witchdom-event-end-near =
    { $trigger ->
        [goals] At most one goal is left
        [witches] The stack of witches is empty
       *[potions] The stack of potions is empty
    }: the game ends after round { $last }.
witchdom-event-ostara-tile = Ostara turns up “{ witchdom-tile }”.
witchdom-what =
    { $what ->
        [witch] a witch
       *[potion] a potion
    }
witchdom-event-ostara-kind =
    Ostara has { $witches ->
        [0] no witch
        [one] a witch
       *[other] { $witches } witches
    } and { $potions ->
        [0] no potion
        [one] a potion
       *[other] { $potions } potions
    } waiting: she wants { witchdom-what }.
witchdom-event-ostara-goal =
    She looks at the goal “{ witchdom-goal }”: { $left ->
        [one] just one card helps her with it.
       *[other] { $left } cards help her with it.
    }
witchdom-event-ostara-criterion =
    { $criterion ->
        [banner]
            She looks at the banners: { $left ->
                [one] just one card goes with what she has.
               *[other] { $left } cards go with what she has.
            }
       *[points]
            She looks at the points: { $left ->
                [one] one card has the most.
               *[other] { $left } cards have equally many.
            }
    }
witchdom-event-ostara-ignored =
    { $criterion ->
        [goal] No card helps her with any goal: she leaves that out.
       *[banner] No banner fits: she leaves that out.
    }
witchdom-event-ostara-topmost = { $left } cards are left: she takes the topmost.
witchdom-event-ostara-no-card =
    { $what ->
        [witch] There is no open witch: Ostara gets none.
       *[potion] There is no open potion: Ostara gets none.
    }
witchdom-event-ostara-witch = Ostara takes { witchdom-card } { witchdom-place.from }.
witchdom-event-ostara-potion = Ostara takes “{ witchdom-potion }” { witchdom-place.from }.
witchdom-event-ostara-animal = Ostara lures an animal { witchdom-place.from } into her clan: { witchdom-animal }.
witchdom-event-ostara-no-animal =
    No new animal for Ostara: she takes { $tokens ->
        [one] an ingredient
       *[other] { $tokens } ingredients
    } instead.
witchdom-event-ostara-collects = Ostara collects for “{ witchdom-potion }”: { witchdom-ingredient }.
witchdom-event-ostara-takes-first = Ostara needs nothing on the board: she takes the first ingredient from the top.
witchdom-event-ostara-token = Ostara takes { witchdom-ingredient.one } { witchdom-place.from }.
witchdom-event-ostara-brewed = With { witchdom-card }, Ostara brews “{ witchdom-potion }”: { shell-points }. Paid{ witchdom-tokens }.
witchdom-event-ostara-claimed = Ostara reaches the goal “{ witchdom-goal }”: { shell-points }.
witchdom-event-ostara-stage = A stage is over: Ostara shuffles all { $tiles } tiles anew.
witchdom-event-ostara-leftover = Nobody reached “{ witchdom-goal }”: { shell-points } for Ostara.
witchdom-event-over =
    .you =
        { $winners ->
            [one] You win with { $points } points. No clan is greater, far and wide!
           *[other] You win together with { $name }, with { $points } points each.
        }
    .other =
        { $winners ->
            [0] Ostara wins. { $points } points are not enough this time.
            [one] { $name } wins with { $points } points.
           *[other] { $name } win together, with { $points } points each.
        }

witchdom-nobody-wins = Ostara wins.
witchdom-ending-goals = Nearly all goals have been reached, and the last round has been played.
witchdom-ending-witches = The stack of witches was empty, and the last round has been played.
witchdom-ending-potions = The stack of potions was empty, and the last round has been played.
witchdom-ending-rounds = All rounds against Ostara have been played.

## Things on the table

witchdom-ostara = Ostara
witchdom-thing-hand = Hand
    .help = You can gather with each of these cards; novices never brew (WD-4.1, WD-5.6).
witchdom-thing-pile = Played cards
    .help = They come back when you rest next (WD-8.3). Only the topmost witch, played this turn, can brew (WD-5.2).
witchdom-thing-stock = Stock
    .help = Potions still to be brewed, unused tools and untamed animals. They count nothing in the end (WD-11.9).
witchdom-thing-clan = Clan
    .help = Brewed potions, their witches, tools used and animals tamed: they bring the points (WD-11.1 to WD-11.6).
witchdom-thing-goals = Goals
    .help = Whoever first meets the condition with their own clan gets the tile (WD-9.3). When at most one is left, the game draws to its end (WD-10.1).
witchdom-thing-bag = Bag
    .help = Ingredients are replaced from it at once (WD-4.4); those paid go back into it (WD-5.4).
witchdom-thing-witch-stack = Stack of witches
    .help = On top you see the animal on the back of the next card (WD-14.3). When it is empty, the game draws to its end (WD-10.2).
witchdom-thing-potion-stack = Stack of potions
    .help = On top you see the tool on the back of the next card (WD-14.3). When it is empty, the game draws to its end (WD-10.2).
witchdom-thing-cauldron = Cauldron
    .help = At the end of a turn your active witch can brew a potion here, if one of her banners fits and you can pay (WD-5.1).
witchdom-thing-renewal = Renewal symbol
    .help = Whoever plays this witch may renew all open witches, all open potions or the ingredients of one place before gathering (WD-4.9).
witchdom-thing-tile = Ostara’s tile
    .help = The first line says what Ostara gets, the others how she chooses (WD-13.9 to WD-13.17).
witchdom-sheet-potions = Potions
witchdom-sheet-witches = Witches
witchdom-sheet-tools = Tools
witchdom-sheet-goals = Goals
witchdom-sheet-leftovers = Leftover ingredients
witchdom-sheet-animals = Animals
witchdom-rival-ostara = Ostara

## Only in the terminal

witchdom-terminal-round = Round { $round }
witchdom-terminal-round-of = Round { $round } of { $rounds }
witchdom-terminal-last = ends after round { $round }
witchdom-terminal-stock = in stock: { $things }
witchdom-terminal-clan = in the clan: { $things }
witchdom-terminal-goal = { witchdom-goal } ({ $points }): { $condition }
witchdom-terminal-tile = Ostara’s tile: { witchdom-tile }
witchdom-terminal-hand = hand: { $things }
witchdom-terminal-pile = played: { $things }
witchdom-terminal-top = on top { $thing }
witchdom-terminal-known = at the bottom, from above: { $things }
witchdom-terminal-boxed = { $cards } in the box
witchdom-terminal-slots = left { $left }, middle { $middle }, right { $right }
witchdom-terminal-tiles = Used in this stage: { $tiles }
