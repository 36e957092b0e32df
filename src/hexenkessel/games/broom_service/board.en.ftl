## On the page only: the map

broom_service-board-map = The map
broom_service-board-occupied = occupied
broom_service-board-pawns-here = here: { $names }
broom_service-board-towers = Towers
broom_service-board-neighbours = Next to it
broom_service-board-base = Served from
broom_service-board-own-pawn = Your pawn { $pawn }
broom_service-board-amulets =
    { $amulets ->
        [one] { $amulets } amulet still lies here.
       *[other] { $amulets } amulets still lie here.
    }

## Seats

broom_service-board-own-amulets =
    { $amulets ->
        [one] { $amulets } amulet
       *[other] { $amulets } amulets
    }
broom_service-board-leads = leads
broom_service-board-turn = to answer
broom_service-board-next = next
broom_service-board-laid = laid: { $roles }
broom_service-board-in-hand =
    { $cards ->
        [0] no cards left
        [one] { $cards } card left
       *[other] { $cards } cards left
    }

## Event and curses

broom_service-board-cursed = Cursed: whoever lays it loses { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## Roles: names as they stand below cards

broom_service-board-role-root_gatherer = Root Gatherer
broom_service-board-role-herb_gatherer = Herb Gatherer
broom_service-board-role-fruit_gatherer = Fruit Gatherer
broom_service-board-role-forest_witch = Forest Witch
broom_service-board-role-prairie_witch = Prairie Witch
broom_service-board-role-hill_witch = Hill Witch
broom_service-board-role-mountain_witch = Mountain Witch
broom_service-board-role-valley_druid = Valley Druid
broom_service-board-role-hilltop_druid = Hilltop Druid
broom_service-board-role-weather_fairy = Weather Fairy

## What a stance gives

broom_service-board-brave =
    { $kind ->
        [gatherer]
            { $amount ->
                [one] Take { $amount } potion or wand
               *[other] Take { $amount } potions or wands
            }
        [witch] Fly there and deliver
        [druid] Deliver, +{ $extra ->
            [one] { $extra } point
           *[other] { $extra } points
        }
       *[fairy] Take a cloud, +{ $extra ->
            [one] { $extra } point
           *[other] { $extra } points
        }
    }
broom_service-board-cowardly =
    { $kind ->
        [gatherer]
            { $amount ->
                [one] Take { $amount } potion or wand
               *[other] Take { $amount } potions or wands
            }
        [witch] Only fly there
        [druid] Deliver
       *[fairy] Take a cloud
    }
broom_service-board-stance = Brave or cowardly
broom_service-board-role-first = Lay a role first

## Choosing and leading

broom_service-board-choose = { $chosen } of { $wanted } roles chosen
broom_service-board-chosen = Your roles lie face down. The others are still choosing.
broom_service-board-all-choose = Everybody secretly chooses their roles.
broom_service-board-picked = chosen
broom_service-board-no-cards = You have no cards left in this round.
broom_service-board-led = led
broom_service-board-leader =
    { $me ->
        [true] You lead
       *[other] { $name } leads
    }
broom_service-board-chapter-start = The witches take off
broom_service-board-chapter-round = Round { $number }
broom_service-board-progress = Round { $round } of { $rounds }
broom_service-board-progress-trick = Round { $round } of { $rounds } · Trick { $trick }

## Scoring

broom_service-reference = Counted at the end
broom_service-board-scores = Scores
broom_service-board-score-track = In play
broom_service-board-score-bolts = Bolts
broom_service-board-score-resources = Resources
broom_service-board-score-amulets = Amulets
broom_service-board-score-total = Together
broom_service-board-sets = At the end four different resources bring { $set_of_four } points, three different ones { $set_of_three }.
