### Words on the table of The Witches, English. Whatever terminal and chronicle need as well is in words.en.ftl.

witches-reference = Signs
    .help = Four dice and what you add must reach what the problem needs (TW-10.8).
witches-board-chapter-start = Lancre is laid out
witches-board-chapter-began = Turn { $number }
witches-board-setup = Getting ready
witches-board-ask-second = Second action: stay, walk or fly?
witches-board-progress =
    { $action ->
        [0] Turn { $turn } of { $turns }
       *[other] Turn { $turn }/{ $turns }, action { $action }/2
    }

## Signs

witches-board-key-headology = Headology: +1 between the rolls
witches-board-key-magic = Magic: +2, costs a cackle marker
witches-board-key-broomstick = Broomstick: fly anywhere
witches-board-key-crisis = Crisis: the problem needs 2 more
witches-board-key-cackle = Cackle: counts 0 on a die, brings a marker
witches-board-key-tea = Tea with another witch: markers go back

## The map

witches-board-quiet = All is quiet here.
witches-board-witches-here = here: { $names }
witches-board-only-you = face down, only you have seen it
witches-board-needs = needs { $needed }
witches-board-crises =
    { $crises ->
        [one] crisis
       *[other] { $crises } crisis markers
    }
witches-board-chance = chance { $percent }%
witches-board-with-cards = { $percent }% with your cards
witches-board-name-lancre_town = Lancre Town
witches-board-name-lancre_castle = Castle
witches-board-name-magrats_cottage = Magrat’s
witches-board-name-bad_ass = Bad Ass
witches-board-name-baum_und_borke = Rock & H. Place
witches-board-name-lancre_gorge = Gorge
witches-board-name-slice = Slice
witches-board-name-razorback = Razorback
witches-board-name-blasted_oak = Struck Oak
witches-board-name-creel_springs = Creel Springs
witches-board-name-granny_cottage = Granny’s
witches-board-name-long_man = Long Man
witches-board-name-sunless_place = Sunless Place
witches-board-name-dancers = Dancers
witches-board-name-mad_stoat = Mad Stoat
witches-board-name-nanny_oggs_house = Nanny’s
witches-board-name-copperhead = Copperhead
witches-board-name-troll_bridge = Bridge
witches-board-name-poorchicks_farm = Poorchick’s
witches-board-name-brass_neck = Brass Neck
witches-board-name-slippery_hollow = Hollow
witches-board-name-mad_wolf = Mad Wolf
witches-board-name-blackglass = Blackglass
witches-board-name-standing_stone = Stone
witches-board-name-treasons_cottage = Treason’s
witches-board-name-earwigs_house = Earwig’s

## Problems and cards

witches-board-worth =
    Without a crisis it needs { $needed }; it is worth { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
witches-board-bonus =
    { $against ->
        [magpyr] +{ $bonus } against vampires
        [elf] +{ $bonus } against elves
        [felmet] +{ $bonus } against Felmets
       *[all] Bonus +{ $bonus }
    }
witches-board-costs-cackle = Costs a cackle marker.
witches-board-persona = Counts for the Power of Three (TW-15).
witches-board-points-to = Turned up, it points to { witches-place }.
witches-board-or-fly = or fly: choose a place on the map
witches-board-hand =
    { $cards ->
        [one] Your hand, { $cards } card
       *[other] Your hand, { $cards } cards
    }
witches-board-no-cards = Your hand is empty.

## The attempt

witches-board-die =
    { $face ->
        [0] Die { $die }: cackle
       *[other] Die { $die }: { $face }
    }
witches-board-both = Both dice
witches-board-of-needed = of { $needed }
witches-board-from-symbols = cards +{ $points }
witches-board-from-bonus = bonus +{ $points }
witches-board-from-skill = skill +{ $points }
witches-board-success = Chance
witches-board-solved = Solved!
witches-board-failed = Failed
witches-board-away = Got away
witches-board-reached = { $total } of { $needed }
# In place of “Leave it at that” where it is enough.
witches-board-solve-it = Solve it

## Seats and supplies

witches-board-short-tiffany = Tiffany
witches-board-short-annagramma = Annagramma
witches-board-short-petulia = Petulia
witches-board-short-dimity = Dimity
witches-board-turn = to play
witches-board-jailed = in the dungeon
witches-board-aliss =
    { $tiles ->
        [one] { $tiles } Black Aliss tile
       *[other] { $tiles } Black Aliss tiles
    }
witches-board-hand-size = { $cards } of { $limit } cards
witches-board-solved-count = solved: { $easy } easy, { $hard } hard
witches-board-start-tile-there = start tile still unused
witches-board-doom = What Lancre has left
witches-board-crisis = Crisis markers left
witches-board-elves = Elves
    .help = If three elf tiles lie face up at the end of a turn, everybody has lost (TW-18.2).
witches-board-cackle = Cackle left
witches-board-aliss-lost = If no Black Aliss tile is left, all is lost (TW-24, TW-25).
# On the button, when it is asked how many markers one returns
witches-board-cups =
    { $markers ->
        [0] no marker
        [one] one marker
       *[other] { $markers } markers
    }
witches-board-boxes = Problem boxes
witches-board-tiles-left =
    { $tiles ->
        [one] { $tiles } problem in the boxes
       *[other] { $tiles } problems in the boxes
    }
witches-board-box = Box { $box }: { $easy } easy, { $hard } hard.
witches-board-goal-together = Hard ones
    .help = Your goal together: at most three hard problems left on the map in the end (TW-25.2). You lose if crises, elves or Black Aliss win.
witches-board-goal-solo = Points
    .help = { $passed } points are a pass, { $distinction } a distinction (TW-24.5). You lose if crises, elves or Black Aliss win.
witches-board-scores = Scores
