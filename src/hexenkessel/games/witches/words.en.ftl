### The Witches, English.
### Arguments: $card is the name of a card (“nanny_ogg”), $place a place (“slice”) and $spot its space (0: it has only
### one), $tile a problem (“fever”; “unknown” if it lies face down), $use a part of a card (“magic”, “borrowing”),
### $personality a personality, $markers a number of markers, $name somebody’s name.

## The game

witches-title = The Witches
witches-tagline = From sick pigs to the Elf Queen
witches-about = You are young witches in Lancre. Walk from place to place, cure pigs and fevers, take on elves and vampires, and have tea together before the cackling gets out of hand. Every turn brings a new problem; if there are too many, everybody loses. As rivals, together or alone.

## Options

witches-option-mode = Way of playing
    .help = As rivals, the most points win. Together you all win if fewer than four hard problems are left in the end (TW-25.2). Alone, the rules for one player always hold (TW-24).
witches-option-mode-rivals = as rivals
witches-option-mode-together = together
witches-option-few_crises = Crisis markers
    .help = Harder: only { $few_crises } crisis markers instead of { $crises } for rivals (TW-26.1).
witches-option-few_crises-false = as usual
witches-option-few_crises-true = only { $few_crises }
witches-option-piling_crises = Crises at one place
    .help = Harder: a problem can get several crisis markers, each makes it harder by 2 (TW-26.2).
witches-option-piling_crises-false = one marker at most
witches-option-piling_crises-true = several markers

## Places: .at says where, .to where to

witches-place-lancre_town = Lancre Town
    .at = in Lancre Town
    .to = to Lancre Town
witches-place-lancre_castle = Lancre Castle
    .at = in Lancre Castle
    .to = to Lancre Castle
witches-place-magrats_cottage = Magrat’s Cottage
    .at = at Magrat’s Cottage
    .to = to Magrat’s Cottage
witches-place-bad_ass = Bad Ass
    .at = in Bad Ass
    .to = to Bad Ass
witches-place-baum_und_borke = Rock-and-Hard-Place
    .at = in Rock-and-Hard-Place
    .to = to Rock-and-Hard-Place
witches-place-lancre_gorge = Lancre Gorge
    .at = in Lancre Gorge
    .to = to Lancre Gorge
witches-place-slice = Slice
    .at = in Slice
    .to = to Slice
witches-place-razorback = Razorback
    .at = in Razorback
    .to = to Razorback
witches-place-blasted_oak = Lightning-Struck Oak
    .at = at the Lightning-Struck Oak
    .to = to the Lightning-Struck Oak
witches-place-creel_springs = Creel Springs
    .at = at Creel Springs
    .to = to Creel Springs
witches-place-granny_cottage = Granny Weatherwax’s Cottage
    .at = at Granny Weatherwax’s Cottage
    .to = to Granny Weatherwax’s Cottage
witches-place-long_man = The Long Man
    .at = at the Long Man
    .to = to the Long Man
witches-place-sunless_place = The Place Where the Sun Does Not Shine
    .at = at the Place Where the Sun Does Not Shine
    .to = to the Place Where the Sun Does Not Shine
witches-place-dancers = The Dancers
    .at = at the Dancers
    .to = to the Dancers
witches-place-mad_stoat = Mad Stoat
    .at = in Mad Stoat
    .to = to Mad Stoat
witches-place-nanny_oggs_house = Nanny Ogg’s House
    .at = at Nanny Ogg’s House
    .to = to Nanny Ogg’s House
witches-place-copperhead = Copperhead
    .at = at Copperhead
    .to = to Copperhead
witches-place-troll_bridge = Lancre Bridge
    .at = on Lancre Bridge
    .to = to Lancre Bridge
witches-place-poorchicks_farm = Poorchick’s Farm
    .at = at Poorchick’s Farm
    .to = to Poorchick’s Farm
witches-place-brass_neck = Brass Neck
    .at = in Brass Neck
    .to = to Brass Neck
witches-place-slippery_hollow = Slippery Hollow
    .at = in Slippery Hollow
    .to = to Slippery Hollow
witches-place-mad_wolf = Mad Wolf
    .at = in Mad Wolf
    .to = to Mad Wolf
witches-place-blackglass = Blackglass
    .at = in Blackglass
    .to = to Blackglass
witches-place-standing_stone = The Standing Stone
    .at = at the Standing Stone
    .to = to the Standing Stone
witches-place-treasons_cottage = Miss Treason’s Cottage
    .at = at Miss Treason’s Cottage
    .to = to Miss Treason’s Cottage
witches-place-earwigs_house = Mrs Earwig’s House
    .at = at Mrs Earwig’s House
    .to = to Mrs Earwig’s House

witches-place =
    { $place ->
        [lancre_town] { witches-place-lancre_town }
        [lancre_castle] { witches-place-lancre_castle }
        [magrats_cottage] { witches-place-magrats_cottage }
        [bad_ass] { witches-place-bad_ass }
        [baum_und_borke] { witches-place-baum_und_borke }
        [lancre_gorge] { witches-place-lancre_gorge }
        [slice] { witches-place-slice }
        [razorback] { witches-place-razorback }
        [blasted_oak] { witches-place-blasted_oak }
        [creel_springs] { witches-place-creel_springs }
        [granny_cottage] { witches-place-granny_cottage }
        [long_man] { witches-place-long_man }
        [sunless_place] { witches-place-sunless_place }
        [dancers] { witches-place-dancers }
        [mad_stoat] { witches-place-mad_stoat }
        [nanny_oggs_house] { witches-place-nanny_oggs_house }
        [copperhead] { witches-place-copperhead }
        [troll_bridge] { witches-place-troll_bridge }
        [poorchicks_farm] { witches-place-poorchicks_farm }
        [brass_neck] { witches-place-brass_neck }
        [slippery_hollow] { witches-place-slippery_hollow }
        [mad_wolf] { witches-place-mad_wolf }
        [blackglass] { witches-place-blackglass }
        [standing_stone] { witches-place-standing_stone }
        [treasons_cottage] { witches-place-treasons_cottage }
       *[earwigs_house] { witches-place-earwigs_house }
    }
    .at =
        { $place ->
            [lancre_town] { witches-place-lancre_town.at }
            [lancre_castle] { witches-place-lancre_castle.at }
            [magrats_cottage] { witches-place-magrats_cottage.at }
            [bad_ass] { witches-place-bad_ass.at }
            [baum_und_borke] { witches-place-baum_und_borke.at }
            [lancre_gorge] { witches-place-lancre_gorge.at }
            [slice] { witches-place-slice.at }
            [razorback] { witches-place-razorback.at }
            [blasted_oak] { witches-place-blasted_oak.at }
            [creel_springs] { witches-place-creel_springs.at }
            [granny_cottage] { witches-place-granny_cottage.at }
            [long_man] { witches-place-long_man.at }
            [sunless_place] { witches-place-sunless_place.at }
            [dancers] { witches-place-dancers.at }
            [mad_stoat] { witches-place-mad_stoat.at }
            [nanny_oggs_house] { witches-place-nanny_oggs_house.at }
            [copperhead] { witches-place-copperhead.at }
            [troll_bridge] { witches-place-troll_bridge.at }
            [poorchicks_farm] { witches-place-poorchicks_farm.at }
            [brass_neck] { witches-place-brass_neck.at }
            [slippery_hollow] { witches-place-slippery_hollow.at }
            [mad_wolf] { witches-place-mad_wolf.at }
            [blackglass] { witches-place-blackglass.at }
            [standing_stone] { witches-place-standing_stone.at }
            [treasons_cottage] { witches-place-treasons_cottage.at }
           *[earwigs_house] { witches-place-earwigs_house.at }
        }
    .to =
        { $place ->
            [lancre_town] { witches-place-lancre_town.to }
            [lancre_castle] { witches-place-lancre_castle.to }
            [magrats_cottage] { witches-place-magrats_cottage.to }
            [bad_ass] { witches-place-bad_ass.to }
            [baum_und_borke] { witches-place-baum_und_borke.to }
            [lancre_gorge] { witches-place-lancre_gorge.to }
            [slice] { witches-place-slice.to }
            [razorback] { witches-place-razorback.to }
            [blasted_oak] { witches-place-blasted_oak.to }
            [creel_springs] { witches-place-creel_springs.to }
            [granny_cottage] { witches-place-granny_cottage.to }
            [long_man] { witches-place-long_man.to }
            [sunless_place] { witches-place-sunless_place.to }
            [dancers] { witches-place-dancers.to }
            [mad_stoat] { witches-place-mad_stoat.to }
            [nanny_oggs_house] { witches-place-nanny_oggs_house.to }
            [copperhead] { witches-place-copperhead.to }
            [troll_bridge] { witches-place-troll_bridge.to }
            [poorchicks_farm] { witches-place-poorchicks_farm.to }
            [brass_neck] { witches-place-brass_neck.to }
            [slippery_hollow] { witches-place-slippery_hollow.to }
            [mad_wolf] { witches-place-mad_wolf.to }
            [blackglass] { witches-place-blackglass.to }
            [standing_stone] { witches-place-standing_stone.to }
            [treasons_cottage] { witches-place-treasons_cottage.to }
           *[earwigs_house] { witches-place-earwigs_house.to }
        }
witches-where = { witches-place }{ $spot ->
        [0] { "" }
       *[other] { " " }(space { $spot })
    }
witches-at = { witches-place.at }{ $spot ->
        [0] { "" }
       *[other] { " " }(space { $spot })
    }
witches-to = { witches-place.to }{ $spot ->
        [0] { "" }
       *[other] { " " }(space { $spot })
    }

## Problems

witches-tile-sick_pig = Sick Pig
    .help = An easy problem. Petulia’s start tile solves it at once (TW-20.7).
witches-tile-sick_sheep = Sick Sheep
    .help = An easy problem. A Sick Sheep card solves it at once (TW-20.6).
witches-tile-fever = Fever
    .help = An easy problem.
witches-tile-broken_arm = Broken Arm
    .help = An easy problem.
witches-tile-broken_leg = Broken Leg
    .help = An easy problem.
witches-tile-birth = Birth
    .help = An easy problem.
witches-tile-death = Death
    .help = The hardest of the easy problems. A Death card solves it at once (TW-20.9).
witches-tile-elves = Elves
    .help = If three elf tiles lie face up at the end of a turn, everybody has lost (TW-18.2).
witches-tile-lankin = Lankin the Elf
    .help = Counts as an elf: three of them face up at the end of a turn, and everybody has lost (TW-18.2).
witches-tile-elf_king = Elf King
    .help = Counts as an elf: three of them face up at the end of a turn, and everybody has lost (TW-18.2).
witches-tile-elf_queen = Elf Queen
    .help = Counts as an elf: three of them face up at the end of a turn, and everybody has lost (TW-18.2).
witches-tile-duke_felmet = Duke Felmet
    .help = Whoever fails here goes to the dungeon at the end of the turn (TW-21.3).
witches-tile-duchess_felmet = Duchess Felmet
    .help = Whoever fails here goes to the dungeon at the end of the turn (TW-21.3).
witches-tile-lacrimosa = Lacrimosa de Magpyr
    .help = Whoever fails here adds a crisis marker, even if there is one already (TW-21.6).
witches-tile-vlad = Vlad de Magpyr
    .help = Whoever fails here adds a crisis marker, even if there is one already (TW-21.6).
witches-tile-count_magpyr = Count de Magpyr
    .help = Whoever fails here adds a crisis marker, even if there is one already (TW-21.6).
witches-tile-count_bela = Count Bela de Magpyr
    .help = Whoever fails adds a crisis marker (TW-21.6). Whoever wins drives all face-up de Magpyrs away (TW-22.1).
witches-tile-cunning_man = The Cunning Man
    .help = If somebody fails here, all witches go to the dungeon at once (TW-21.2).
witches-tile-wintersmith = Wintersmith
    .help = If somebody fails here, everybody loses an easy problem they have solved (TW-21.7).
witches-tile-hiver = The Hiver
    .help = Whoever fails here takes a Black Aliss tile (TW-21.4).
witches-tile-lily_weatherwax = Lily Weatherwax
    .help = Whoever fails here takes a Black Aliss tile (TW-21.5).
witches-tile-unknown = Face-down problem
    .help = A hard problem; which one, only those know who have looked at it (TW-27).

witches-tile =
    { $tile ->
        [sick_pig] { witches-tile-sick_pig }
        [sick_sheep] { witches-tile-sick_sheep }
        [fever] { witches-tile-fever }
        [broken_arm] { witches-tile-broken_arm }
        [broken_leg] { witches-tile-broken_leg }
        [birth] { witches-tile-birth }
        [death] { witches-tile-death }
        [elves] { witches-tile-elves }
        [lankin] { witches-tile-lankin }
        [elf_king] { witches-tile-elf_king }
        [elf_queen] { witches-tile-elf_queen }
        [duke_felmet] { witches-tile-duke_felmet }
        [duchess_felmet] { witches-tile-duchess_felmet }
        [lacrimosa] { witches-tile-lacrimosa }
        [vlad] { witches-tile-vlad }
        [count_magpyr] { witches-tile-count_magpyr }
        [count_bela] { witches-tile-count_bela }
        [cunning_man] { witches-tile-cunning_man }
        [wintersmith] { witches-tile-wintersmith }
        [hiver] { witches-tile-hiver }
        [lily_weatherwax] { witches-tile-lily_weatherwax }
       *[unknown] { witches-tile-unknown }
    }
    .help =
        { $tile ->
            [sick_pig] { witches-tile-sick_pig.help }
            [sick_sheep] { witches-tile-sick_sheep.help }
            [fever] { witches-tile-fever.help }
            [broken_arm] { witches-tile-broken_arm.help }
            [broken_leg] { witches-tile-broken_leg.help }
            [birth] { witches-tile-birth.help }
            [death] { witches-tile-death.help }
            [elves] { witches-tile-elves.help }
            [lankin] { witches-tile-lankin.help }
            [elf_king] { witches-tile-elf_king.help }
            [elf_queen] { witches-tile-elf_queen.help }
            [duke_felmet] { witches-tile-duke_felmet.help }
            [duchess_felmet] { witches-tile-duchess_felmet.help }
            [lacrimosa] { witches-tile-lacrimosa.help }
            [vlad] { witches-tile-vlad.help }
            [count_magpyr] { witches-tile-count_magpyr.help }
            [count_bela] { witches-tile-count_bela.help }
            [cunning_man] { witches-tile-cunning_man.help }
            [wintersmith] { witches-tile-wintersmith.help }
            [hiver] { witches-tile-hiver.help }
            [lily_weatherwax] { witches-tile-lily_weatherwax.help }
           *[unknown] { witches-tile-unknown.help }
        }

## Cards and start tiles

witches-card-granny_weatherwax = Granny Weatherwax
witches-card-nanny_ogg = Nanny Ogg
witches-card-magrat_garlick = Magrat Garlick
witches-card-agnes_nitt = Agnes Nitt
witches-card-perdita_x_dream = Perdita X Dream
witches-card-igor_and_scraps = Igor and Scraps
witches-card-jason_ogg = Jason Ogg
witches-card-rob_anybody = Rob Anybody
witches-card-old_mother_dismass = Old Mother Dismass
witches-card-nac_mac_feegle = Nac Mac Feegle
witches-card-mustrum_ridcully = Mustrum Ridcully
witches-card-horace_the_cheese = Horace the Cheese
witches-card-big_yan = Big Yan
witches-card-goodie_whemper = Goodie Whemper
witches-card-miss_level = Miss Level
witches-card-mightily_oats = Mightily Oats
witches-card-greebo = Greebo
witches-card-mr_brooks = Mr Brooks
witches-card-lancre_morris_men = Lancre Morris Men
witches-card-roland = Roland
witches-card-tomjon = Tomjon
witches-card-casanunda = Casanunda
witches-card-big_jim_beef = Big Jim Beef
witches-card-millie_chillum = Millie Chillum
witches-card-daft_wullie = Daft Wullie
witches-card-granny_aching = Granny Aching
witches-card-thunder_and_lightning = Thunder and Lightning
witches-card-death = Death
witches-card-miss_treason = Miss Treason
witches-card-miss_tick = Miss Tick
witches-card-mrs_proust = Mrs Proust
witches-card-mrs_gogol = Mrs Gogol
witches-card-mrs_earwig = Mrs Earwig
witches-card-eskarina_smith = Eskarina Smith
witches-card-hodgesaargh = Hodgesaargh
witches-card-the_librarian = The Librarian
witches-card-you_the_cat = You the Cat
witches-card-awfly_wee_billy_bigchin = Awf’ly Wee Billy Bigchin
witches-card-shawn_ogg = Shawn Ogg
witches-card-the_white_horse = The White Horse
witches-card-the_unicorn = The Unicorn
witches-card-desiderata_hollow = Desiderata Hollow
witches-card-king_verence_ii = King Verence II
witches-card-invisibility_tile = Tiffany’s start tile
witches-card-magic_tile = Annagramma’s start tile
witches-card-pig_tile = Petulia’s start tile

witches-card =
    { $card ->
        [granny_weatherwax] { witches-card-granny_weatherwax }
        [nanny_ogg] { witches-card-nanny_ogg }
        [magrat_garlick] { witches-card-magrat_garlick }
        [agnes_nitt] { witches-card-agnes_nitt }
        [perdita_x_dream] { witches-card-perdita_x_dream }
        [igor_and_scraps] { witches-card-igor_and_scraps }
        [jason_ogg] { witches-card-jason_ogg }
        [rob_anybody] { witches-card-rob_anybody }
        [old_mother_dismass] { witches-card-old_mother_dismass }
        [nac_mac_feegle] { witches-card-nac_mac_feegle }
        [mustrum_ridcully] { witches-card-mustrum_ridcully }
        [horace_the_cheese] { witches-card-horace_the_cheese }
        [big_yan] { witches-card-big_yan }
        [goodie_whemper] { witches-card-goodie_whemper }
        [miss_level] { witches-card-miss_level }
        [mightily_oats] { witches-card-mightily_oats }
        [greebo] { witches-card-greebo }
        [mr_brooks] { witches-card-mr_brooks }
        [lancre_morris_men] { witches-card-lancre_morris_men }
        [roland] { witches-card-roland }
        [tomjon] { witches-card-tomjon }
        [casanunda] { witches-card-casanunda }
        [big_jim_beef] { witches-card-big_jim_beef }
        [millie_chillum] { witches-card-millie_chillum }
        [daft_wullie] { witches-card-daft_wullie }
        [granny_aching] { witches-card-granny_aching }
        [thunder_and_lightning] { witches-card-thunder_and_lightning }
        [death] { witches-card-death }
        [miss_treason] { witches-card-miss_treason }
        [miss_tick] { witches-card-miss_tick }
        [mrs_proust] { witches-card-mrs_proust }
        [mrs_gogol] { witches-card-mrs_gogol }
        [mrs_earwig] { witches-card-mrs_earwig }
        [eskarina_smith] { witches-card-eskarina_smith }
        [hodgesaargh] { witches-card-hodgesaargh }
        [the_librarian] { witches-card-the_librarian }
        [you_the_cat] { witches-card-you_the_cat }
        [awfly_wee_billy_bigchin] { witches-card-awfly_wee_billy_bigchin }
        [shawn_ogg] { witches-card-shawn_ogg }
        [the_white_horse] { witches-card-the_white_horse }
        [the_unicorn] { witches-card-the_unicorn }
        [desiderata_hollow] { witches-card-desiderata_hollow }
        [king_verence_ii] { witches-card-king_verence_ii }
        [invisibility_tile] { witches-card-invisibility_tile }
        [magic_tile] { witches-card-magic_tile }
       *[pig_tile] { witches-card-pig_tile }
    }

## What cards show: symbols, advantages, the Power of Three

witches-use-headology = headology
    .help = Between the rolls: +1 (TW-10.5).
witches-use-magic = magic
    .help = Between the rolls: +2, and you take a cackle marker (TW-10.5).
witches-use-broomstick = broomstick
    .help = Fly anywhere; or get away with it from a problem or out of the dungeon (TW-8.4, TW-12.2, TW-23.2).
witches-use-three = Power of Three
    .help = Three different witches together solve any problem after the second roll (TW-15.1).
witches-use-bonus = Bonus
    .help = After the second roll: up to +{ $bonus_most }, some only against certain opponents (TW-20.1).
witches-use-borrowing = Borrowing
    .help = Look secretly at one or two face-down problems (TW-20.2).
witches-use-escape = Escape
    .help = When you would fail: get away without consequences (TW-20.3). Opens the dungeon, too (TW-23.2).
witches-use-reroll = Re-roll
    .help = Roll one or both dice of the last roll again (TW-20.4).
witches-use-helping_hand = Helping Hand
    .help = Take a crisis marker away, anywhere (TW-20.5).
witches-use-sick_sheep = Sick Sheep
    .help = Solves a Sick Sheep at once (TW-20.6).
witches-use-self_confidence = Self-Confidence
    .help = Return two of your cackle markers (TW-20.8).
witches-use-death = Death
    .help = Solves a Death problem at once (TW-20.9).
witches-use-shamble = Shamble
    .help = Turn a face-down problem up for all, anywhere (TW-20.10).
witches-use-transformation = Transformation
    .help = Discard any number of cards from your hand and draw as many and one more (TW-20.11).
witches-use-invisibility = Invisibility
    .help = Go past a problem or a witch; you may look at a face-down problem first (TW-20.12).
witches-use-extra_movement = Extra Movement
    .help = Two more steps in this action (TW-20.13).
witches-use-extra_cards = Extra Cards
    .help =
        { $extra_cards_cost ->
            [one] Draw two cards; some cost { $extra_cards_cost } cackle marker (TW-20.14).
           *[other] Draw two cards; some cost up to { $extra_cards_cost } cackle markers (TW-20.14).
        }
witches-use-sick_pig = Pig cure
    .help = Solves a Sick Pig at once (TW-20.7).

witches-use =
    { $use ->
        [headology] { witches-use-headology }
        [magic] { witches-use-magic }
        [broomstick] { witches-use-broomstick }
        [three] { witches-use-three }
        [bonus] { witches-use-bonus }
        [borrowing] { witches-use-borrowing }
        [escape] { witches-use-escape }
        [reroll] { witches-use-reroll }
        [helping_hand] { witches-use-helping_hand }
        [sick_sheep] { witches-use-sick_sheep }
        [self_confidence] { witches-use-self_confidence }
        [death] { witches-use-death }
        [shamble] { witches-use-shamble }
        [transformation] { witches-use-transformation }
        [invisibility] { witches-use-invisibility }
        [extra_movement] { witches-use-extra_movement }
        [extra_cards] { witches-use-extra_cards }
       *[sick_pig] { witches-use-sick_pig }
    }
    .help =
        { $use ->
            [headology] { witches-use-headology.help }
            [magic] { witches-use-magic.help }
            [broomstick] { witches-use-broomstick.help }
            [three] { witches-use-three.help }
            [bonus] { witches-use-bonus.help }
            [borrowing] { witches-use-borrowing.help }
            [escape] { witches-use-escape.help }
            [reroll] { witches-use-reroll.help }
            [helping_hand] { witches-use-helping_hand.help }
            [sick_sheep] { witches-use-sick_sheep.help }
            [self_confidence] { witches-use-self_confidence.help }
            [death] { witches-use-death.help }
            [shamble] { witches-use-shamble.help }
            [transformation] { witches-use-transformation.help }
            [invisibility] { witches-use-invisibility.help }
            [extra_movement] { witches-use-extra_movement.help }
            [extra_cards] { witches-use-extra_cards.help }
           *[sick_pig] { witches-use-sick_pig.help }
        }

## Personalities

witches-personality-tiffany = Tiffany Aching
    .help =
        Once per game: go past a problem or a witch, invisible (TW-20.12).{ $tiffany_cackle ->
            [0] { "" }
            [one] { " " }Starts with { $tiffany_cackle } cackle marker (TW-3.4).
           *[other] { " " }Starts with { $tiffany_cackle } cackle markers (TW-3.4).
        }
witches-personality-annagramma = Annagramma Hawkin
    .help =
        Once per game: magic, +2 and a cackle marker.{ $annagramma_cackle ->
            [0] { "" }
            [one] { " " }Starts with { $annagramma_cackle } cackle marker (TW-3.4).
           *[other] { " " }Starts with { $annagramma_cackle } cackle markers (TW-3.4).
        }
witches-personality-petulia = Petulia Gristle
    .help =
        Once per game: a Sick Pig is cured at once (TW-20.7).{ $petulia_cackle ->
            [0] { "" }
            [one] { " " }Starts with { $petulia_cackle } cackle marker (TW-3.4).
           *[other] { " " }Starts with { $petulia_cackle } cackle markers (TW-3.4).
        }
witches-personality-dimity = Dimity Hubbub
    .help =
        Places her witch first and begins (TW-4.1).{ $dimity_cackle ->
            [0] { "" }
            [one] { " " }Starts with { $dimity_cackle } cackle marker (TW-3.4).
           *[other] { " " }Starts with { $dimity_cackle } cackle markers (TW-3.4).
        }

witches-personality =
    { $personality ->
        [tiffany] { witches-personality-tiffany }
        [annagramma] { witches-personality-annagramma }
        [petulia] { witches-personality-petulia }
       *[dimity] { witches-personality-dimity }
    }
    .help =
        { $personality ->
            [tiffany] { witches-personality-tiffany.help }
            [annagramma] { witches-personality-annagramma.help }
            [petulia] { witches-personality-petulia.help }
           *[dimity] { witches-personality-dimity.help }
        }

## Building blocks

witches-markers =
    { $markers ->
        [one] { $markers } cackle marker
       *[other] { $markers } cackle markers
    }
witches-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
witches-with-points = with { witches-points }
witches-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
witches-face-first =
    { $first ->
        [0] a cackle
       *[other] { $first }
    }
witches-face-second =
    { $second ->
        [0] a cackle
       *[other] { $second }
    }

## Moves

witches-move-choose = Choose { witches-personality }
    .help = { witches-personality.help }
witches-move-place = Start { witches-at }
    .help = You place your witch; there is no tea yet (TW-4.2).
witches-move-begin = Begin the turn
    .help = Cards are turned up until the next problem has found its place (TW-7.2).
witches-move-go-on = Turn up the next card
    .help = If a crisis marker is due now, everybody has lost (TW-7.6).
witches-move-worsen = Crisis: { witches-where }
    .help = The problem there becomes harder by 2 (TW-7.4, TW-10.2).
witches-move-lay = Lay the problem: { witches-where }
    .help = No card can help any more; you pick the place (TW-7.9).
witches-move-stay = Stay here
    .help = What lies or stands on your space counts (TW-8.6).
witches-move-walk = Walk { witches-to }
    .help = One step. A problem or a witch there ends your move (TW-8.1, TW-8.2).
witches-move-change = Change spaces: { witches-where }
    .help = This is your whole move (TW-8.5).
witches-move-fly = Fly { witches-to } with { witches-card }
    .help = Whatever lies between does not matter; the card is discarded (TW-8.4).
witches-move-spy = { witches-card }: look secretly at what lies { witches-at }
    .help = Only you see the problem; the card is spent, and you have not moved (TW-20.12).
witches-move-hurry = { witches-card }: two more steps
    .help = { witches-use-extra_movement.help }
witches-move-stop = Stop
    .help = You let the steps that are left lapse (TW-8.1).
witches-move-wait = Wait
    .help = This action is lost (TW-23.3).
witches-move-leave =
    { $card ->
        [none] Out of the dungeon { witches-to }
       *[other] Out of the dungeon { witches-to } with { witches-card }
    }
    .help = What lies or stands on the space counts (TW-23.2, TW-23.3).
witches-move-turn-up = Turn the problem up
    .help = Then you have to face it (TW-10.1).
witches-move-peek = Look at it secretly
    .help = Then you decide whether to go past unseen (TW-20.12).
witches-move-pass = { witches-card }: past unseen
    .help = Without problem or tea; you have to go on (TW-20.12).
witches-move-tea =
    { $markers ->
        [0] Have tea and return no marker
       *[other] Have tea and return { witches-markers }
    }
    .help = Whoever’s turn it is returns up to 3, everybody else there up to 2 (TW-16.2).
witches-move-rest =
    { $markers ->
        [0] Return no marker
       *[other] Return { witches-markers }
    }
    .help = You come to rest at Granny Weatherwax’s (TW-24.3).
witches-move-roll = Roll
    .help = Two dice; a cackle counts 0 and brings a marker (TW-10.3, TW-14.1).
witches-move-reroll = { witches-card }: roll dice { $dice } again
    .help = The new result counts, even if it is worse (TW-20.4).
witches-move-stand = Stay
    .help = Now you can play headology and magic, then you roll again (TW-10.5).
witches-move-run =
    { $card ->
        [none] Run away { witches-to }
       *[other] Fly away { witches-to } with { witches-card }
    }
    .help = No failure, no consequences; only cackles on the dice count (TW-13.3).
witches-move-headology = { witches-card }: headology +1
    .help = { witches-use-headology.help }
witches-move-magic = { witches-card }: magic +2
    .help = { witches-use-magic.help }
witches-move-bonus = { witches-card }: bonus +{ $points }
    .help = { witches-use-bonus.help }
witches-move-solve = { witches-card }: solve it at once
    .help = The problem is yours without another roll (TW-20.7).
witches-move-three = { witches-card }: Power of Three
    .help = { witches-use-three.help }
witches-move-escape = { witches-card }: escape
    .help = { witches-use-escape.help }
witches-move-finish = Leave it at that
    .help = If it is enough, the problem is yours; if not, you have failed (TW-10.9).
witches-move-retreat =
    { $card ->
        [none] Retreat { witches-to }
       *[other] Retreat { witches-to } with { witches-card }
    }
    .help =
        { $card ->
            [none] Nothing more happens there; but with no free space next to you it costs one more cackle marker (TW-12.2, TW-12.3).
           *[other] Nothing more happens there (TW-12.2).
        }
witches-move-steal = Take a marker from { $victim }
    .help = The supply is empty; one comes from whoever has the most (TW-14.3).
witches-move-lose = Give up: { witches-tile }
    .help = It leaves the game (TW-21.7).
witches-move-borrow = { witches-card }: look at what lies { witches-at }
    .help = { witches-use-borrowing.help }
witches-move-look = Look at what lies { witches-at }
    .help = Only you see it (TW-20.2).
witches-move-help = { witches-card }: ease the crisis { witches-at }
    .help = { witches-use-helping_hand.help }
witches-move-calm = { witches-card }: get rid of cackles
    .help = { witches-use-self_confidence.help }
witches-move-shamble = { witches-card }: turn up what lies { witches-at }
    .help = If three elves then lie face up, everybody has lost (TW-20.10).
witches-move-transform = { witches-card }: transform cards
    .help = { witches-use-transformation.help }
witches-move-throw = Discard “{ witches-card }”
    .help = You are about to draw a new one for it (TW-20.11).
witches-move-extra = { witches-card }: draw two cards
    .help = { witches-use-extra_cards.help }
witches-move-done = Done
    .help = That is all you want here (TW-20.2, TW-20.11).
witches-move-end = End the turn
    .help = You refill your hand (TW-17.1).

## Why a move: what speaks for it or against it; .less: what another one would cost ($other_…)

witches-reason-goal =
    { $what ->
        [problem]
            { $percent ->
                [100] A problem worth { shell-points } waits there, and you solve it for sure.
               *[other] A problem worth { shell-points } waits there; you solve it about { $percent } times in a hundred.
            }
        [unseen] A face-down problem waits there that may be worth your while.
        [tea] There is tea against the cackling.
       *[nothing] You are left in peace there.
    }
    .less =
        { $what ->
            [nothing] Nothing lies there that could harm you.
           *[other] More is at stake elsewhere.
        }
witches-reason-near = From there it is not far to the next problem worth solving.
    .less = Elsewhere the way to the next problem would be even longer.
witches-reason-broom =
    { $used ->
        [true] Costs you a broomstick.
       *[false] Costs you no broomstick.
    }
    .less = You need no broomstick for it.
witches-reason-tea =
    { $markers ->
        [0] You keep all your cackle markers.
        [one] You get rid of a cackle marker.
       *[other] You get rid of { $markers } cackle markers.
    }
    .less = Otherwise you would be left with more cackling.
witches-reason-attempt =
    { $percent ->
        [100] This solves the problem for sure.
       *[other] This solves the problem about { $percent } times in a hundred.
    }
    .less = There is less to lose this way.
witches-reason-cards =
    { $cards ->
        [0] Costs you no card.
        [one] Costs you a card.
       *[other] Costs you { $cards } cards.
    }
    .less =
        { $cards ->
            [0] You need no card for it.
            [one] One card is enough for it.
           *[other] Other moves cost more cards.
        }
witches-reason-cackle = Saves you some cackling.
    .less = Brings you less cackling.
witches-reason-run = You get away, and a better problem is not far.
    .less = You run before it costs you more.

## What is asked now

witches-ask-personality =
    .you = Which witch do you want to be?
    .other = { $name } is choosing a personality.
witches-ask-place =
    .you = Where shall your witch start?
    .other = { $name } is placing a witch.
witches-ask-begin =
    .you = Your turn: turn up where the next problem appears.
    .other = { $name }’s turn.
witches-ask-last-chance =
    .you = No crisis marker left! Play another card, or go on?
    .other = { $name } hesitates: there is no crisis marker left.
witches-ask-worsen =
    .you = Which problem becomes a crisis?
    .other = { $name } is choosing which problem becomes a crisis.
witches-ask-lay =
    .you = No card helps: where shall the problem go?
    .other = { $name } is looking for a place for the next problem.
witches-ask-act =
    .you = Stay, walk or fly?
    .other = { $name } is setting out.
witches-ask-walk =
    .you = Walk on or stop?
    .other = { $name } is on the way.
witches-ask-problem =
    .you = A problem is waiting here. What do you do?
    .other = { $name } stands before a problem.
witches-ask-tea =
    .you = Teatime! How many cackle markers do you return?
    .other = { $name } is having tea.
witches-ask-join-tea =
    .you = You are invited to tea: how many markers do you return?
    .other = { $name } joins in for tea.
witches-ask-cottage =
    .you = You are at Granny Weatherwax’s: how many markers do you return?
    .other = { $name } is at Granny Weatherwax’s.
witches-ask-dungeon =
    .you = You sit in the dungeon. Do you have a way out?
    .other = { $name } sits in the dungeon.
witches-ask-leave-dungeon =
    .you = The door is open: where to?
    .other = { $name } is leaving the dungeon.
witches-ask-before-roll =
    .you = Now you know what it is. Ready?
    .other = { $name } takes a deep breath.
witches-ask-run-or-stay =
    .you = Stay or run away?
    .other = { $name } is thinking: stay or run away?
witches-ask-symbols =
    .you = Headology? Magic? Then the second roll.
    .other = { $name } is getting ready for the second roll.
witches-ask-after-roll =
    .you = Can you still do something, or do you leave it at that?
    .other = { $name } is adding up.
witches-ask-three =
    .you = Power of Three: who joins in?
    .other = { $name } is calling the Power of Three.
witches-ask-escape =
    .you = Where do you escape to?
    .other = { $name } is escaping.
witches-ask-retreat =
    .you = You have failed. Where do you retreat to?
    .other = { $name } is retreating.
witches-ask-wintersmith =
    .you = The Wintersmith: which problem do you give up?
    .other = { $name } has to give up a solved problem.
witches-ask-steal =
    .you = The supply is empty: from whom do you take the cackle marker?
    .other = { $name } has to take a cackle marker from somebody.
witches-ask-borrow =
    .you = Look at another problem?
    .other = { $name } is borrowing other eyes.
witches-ask-throw =
    .you = Which cards do you discard?
    .other = { $name } is transforming cards.
witches-ask-end =
    .you = Done with this turn?
    .other = { $name } is about to end the turn.

## Why something cannot be done

witches-refuse-not-in-hand = “{ witches-card }” is not in your hand.
witches-refuse-no-start-tile = You no longer have “{ witches-card }”.
witches-refuse-no-effect = The advantage of this card could do nothing there now.
witches-refuse-others-turn = It is not your turn: you can play cards in your own turn only.
witches-refuse-resolve-first = The card that was played has to be resolved first.
witches-refuse-symbols-between-rolls = Headology and magic only count between the two rolls, after you have decided to stay.
witches-refuse-three-after-rolls = The Power of Three needs all four dice on the table and three different witches in your hand.
witches-refuse-same-persona = It has to be three different witches.
witches-refuse-reroll-this-pair = You can only roll the dice again that were thrown last.
witches-refuse-no-peek = You can only look secretly at a face-down problem that you have come to, do not know yet and could go past unseen.
witches-refuse-hurry-while-moving = Extra steps only come while you are moving.
witches-refuse-no-spying = You can only look before your first move, in Town or Castle, at a face-down problem on another space that you do not know yet.
witches-refuse-no-passing = You can only go past unseen if you have steps or a second action left.
witches-refuse-must-go-on = You are unseen: you have to take one more step.
witches-refuse-after-first-roll = Stay or run away: you decide this after the first roll.
witches-refuse-nothing-to-roll-for = There is only rolling before a problem that lies face up.
witches-refuse-not-walking = You are not on the way just now.
witches-refuse-under-way = You are on the way already: only steps, or stop.
witches-refuse-too-far = A step does not reach that far: only places that a road leads to.
witches-refuse-no-change = You can only change to another space of your place, and only as a whole move.
witches-refuse-same-space = You stand there already: a flight ends elsewhere.
witches-refuse-in-dungeon = Your witch sits in the dungeon.
witches-refuse-not-in-dungeon = Your witch is not in the dungeon.
witches-refuse-door-locked = The door is still locked: only a broomstick, Escape or Invisibility helps now.
witches-refuse-must-leave = Now you leave the dungeon: pick a place.
witches-refuse-no-such-tea = You cannot return that many markers at tea.
witches-refuse-no-such-rest = You cannot return that many markers here.
witches-refuse-placed-already = Your witch has been placed already.
witches-refuse-tile-there = There is a problem there; you have to start on a space without one.
witches-refuse-personality-taken = This personality is taken already.
witches-refuse-personality-first = Choose a personality first.
witches-refuse-place-first = Place your witch first.
witches-refuse-no-attempt = This is only possible while you are solving a problem.
witches-refuse-other-problem = It does not solve this problem.
witches-refuse-bonus-later = A bonus only counts after the second roll.
witches-refuse-bonus-elsewhere = This bonus only counts against other opponents.
witches-refuse-escape-later = You can only escape after the second roll.
witches-refuse-no-escape = You can only escape when you would fail otherwise.
witches-refuse-run-after-roll = You can only run away right after the first roll.
witches-refuse-nowhere-to-run = You cannot run there: only to a free space next to you, with a broomstick to any free one.
witches-refuse-no-failure = You only have to retreat when you have failed.
witches-refuse-destination-first = First you have to get away: pick a space.
witches-refuse-not-free = This space is not free: there is a problem or a witch.
witches-refuse-not-near = On foot you only get to a free space next to you.
witches-refuse-not-the-most = The marker comes from somebody who has the most.
witches-refuse-marker-first = Take the cackle marker first.
witches-refuse-no-such-tile = You have no such easy problem.
witches-refuse-must-lose-tile = The Wintersmith wants an easy problem from you; which one is up to you.
witches-refuse-nothing-to-peek-at = There is no face-down problem there that you do not know yet.
witches-refuse-no-crisis-there = This problem cannot get the crisis marker.
witches-refuse-crisis-first = First choose which problem becomes a crisis.
witches-refuse-no-place-for-tile = The problem cannot go there: only to a free space of a place without witches.
witches-refuse-tile-first = Lay the problem first.
witches-refuse-personality-chosen = The personalities have been chosen already.
witches-refuse-begun-already = Your turn has begun already.
witches-refuse-no-last-chance = You are asked whether to go on only when another card has to be turned up and no crisis marker is left.
witches-refuse-no-crisis-due = No problem has to become a crisis just now.
witches-refuse-cards-decide = The cards say where the next problem goes; you only choose when none of them can help.
witches-refuse-problem-first = First the next problem comes to Lancre, then your actions.
witches-refuse-actions-first = Your two actions come first; to stay is one, too.
witches-refuse-actions-used = Both actions of this turn are used or lost.
witches-refuse-problem-here = Your move has ended at a problem: that comes first.
witches-refuse-tea-here = Your move has ended with another witch: tea comes first.
witches-refuse-attempt-first = You are in the middle of solving a problem: finish that first.
witches-refuse-stay-to-face = A problem lies where you stand: stay if you want to face it.
witches-refuse-stands-there = You stand there already.
witches-refuse-no-step-inside = No step leads to another space of your own place: changing there is a move of its own.
witches-refuse-no-steps-left = You have no steps left.
witches-refuse-hurry-unseen = Here your move has ended: extra steps only help if you hold Invisibility.
witches-refuse-nothing-to-pass = You can only go past unseen where your move has ended at a problem or with another witch.
witches-refuse-no-tea = There is only tea when your move ends with another witch.
witches-refuse-no-rest = You only come to rest when you play alone and your move ends at Granny Weatherwax’s Cottage.
witches-refuse-rest-first = First say how many markers you return here.
witches-refuse-just-jailed = You were locked up in this very turn: no way out before your next one.
witches-refuse-door-open = The door is open now: you need no card to leave.
witches-refuse-nothing-to-turn-up = There is no face-down problem here for you to turn up.
witches-refuse-turn-up-first = First turn the problem up.
witches-refuse-decide-first = First decide: stay or run away.
witches-refuse-all-rolled = All four dice have been thrown; only a card can still change them.
witches-refuse-no-dice-yet = You have not rolled yet.
witches-refuse-after-second-roll = You only leave it at that after the second roll.
witches-refuse-nowhere-free = No space on the board is free to escape to.
witches-refuse-no-marker-due = You do not have to take a cackle marker from anybody just now.
witches-refuse-no-winter = You only give up a problem when the Wintersmith takes one.
witches-refuse-no-borrowing = You only look at a second problem while you are borrowing other eyes.
witches-refuse-no-transformation = You only discard cards while you are transforming some.
witches-refuse-nothing-to-resolve = No card is being resolved just now.

## Chronicle. Without an acting person the value counts, otherwise .you and .other

witches-event-start =
    { $players ->
        [1] A new game for you alone. Lancre needs a witch.
        [2] A new game for two. Lancre needs witches.
        [3] A new game for three. Lancre needs witches.
       *[4] A new game for four. Lancre needs witches.
    }
witches-event-rolled-for-order =
    .you = You roll { $total } for the order.
    .other = { $name } rolls { $total } for the order.
witches-event-became =
    .you = You are { witches-personality }.
    .other = { $name } is { witches-personality }.
witches-event-start-player =
    .you = You begin.
    .other = { $name } begins.
witches-event-placed =
    .you = Your witch starts { witches-at }.
    .other = { $name } starts { witches-at }.
witches-event-began =
    .you = Your turn begins.
    .other = { $name } begins the turn.
witches-event-went-on =
    .you = You turn up another card.
    .other = { $name } turns up another card.
witches-event-turned-up = Turned up: “{ witches-card }”, { witches-where }.
witches-event-guarded = { witches-where }: a witch is watching, nothing happens here.
witches-event-laid = A new problem { witches-at }: { witches-tile }. { $left ->
        [0] It was the last one in the boxes.
       *[other] { $left } left in the boxes.
    }
witches-event-crisis = Crisis { witches-at }! { $left ->
        [0] Now there is no crisis marker left.
        [one] One crisis marker is left.
       *[other] { $left } crisis markers are left.
    }
witches-event-bad-enough = { witches-where }: it cannot get worse there.
witches-event-worsened =
    .you = You let it come to a crisis { witches-at }.
    .other = { $name } lets it come to a crisis { witches-at }.
witches-event-found-place =
    .you = No card helps: you lay the problem yourself, { witches-at }.
    .other = No card helps: { $name } lays the problem { witches-at }.
witches-event-kept = There is no room anywhere: the next problem stays in its box.
witches-event-stayed =
    .you = You stay where you are.
    .other = { $name } stays.
witches-event-walked =
    .you = You walk { witches-to }.
    .other = { $name } walks { witches-to }.
witches-event-changed =
    .you = You change spaces: { witches-where }.
    .other = { $name } changes spaces: { witches-where }.
witches-event-flew =
    .you = You fly { witches-to }.
    .other = { $name } flies { witches-to }.
witches-event-stopped =
    .you = You stop.
    .other = { $name } stops.
witches-event-waited =
    .you = You wait in the dungeon.
    .other = { $name } waits in the dungeon.
witches-event-freed =
    .you = You get out of the dungeon { witches-to }.
    .other = { $name } gets out of the dungeon { witches-to }.
witches-event-played =
    .you = You play “{ witches-card }”: { witches-use }.
    .other = { $name } plays “{ witches-card }”: { witches-use }.
witches-event-peeked =
    .you = You look secretly at what lies { witches-at }.
    .other = { $name } looks secretly at what lies { witches-at }.
witches-event-saw =
    .you = You see what lies { witches-at }: { witches-tile }.
    .other = { $name } sees what lies { witches-at }: { witches-tile }.
witches-event-passed =
    .you = You slip past unseen { witches-at }.
    .other = { $name } slips past unseen { witches-at }.
witches-event-attempted =
    .you = You face the problem { witches-at }.
    .other = { $name } faces the problem { witches-at }.
witches-event-revealed = The problem { witches-at } lies open: { witches-tile }!
witches-event-rolls =
    .you =
        { $pair ->
            [1] You take two dice.
           *[2] You take the other two dice.
        }
    .other =
        { $pair ->
            [1] { $name } takes two dice.
           *[2] { $name } takes the other two dice.
        }
witches-event-rolled =
    .you = You roll { witches-face-first } and { witches-face-second }; { $total } so far.
    .other = { $name } rolls { witches-face-first } and { witches-face-second }; { $total } so far.
witches-event-rerolls =
    .you = You roll again: dice { $dice }.
    .other = { $name } rolls again: dice { $dice }.
witches-event-stood =
    .you = You stay and face it.
    .other = { $name } stays and faces it.
witches-event-ran =
    .you = You make off { witches-to }.
    .other = { $name } makes off { witches-to }.
witches-event-finished =
    .you = You reach { $total }; { $needed } are needed.
    .other = { $name } reaches { $total }; { $needed } are needed.
witches-event-solved =
    .you = Solved: { witches-tile }! { witches-points } for you.
    .other = { $name } solves it: { witches-tile }! { witches-points }.
witches-event-banished = { witches-tile } flees from Lancre: the problem { witches-at } is gone.
witches-event-failed =
    .you = You fail at this problem: { witches-tile }.
    .other = { $name } fails at this problem: { witches-tile }.
witches-event-retreated =
    .you = You retreat { witches-to }.
    .other = { $name } retreats { witches-to }.
witches-event-stuck =
    .you = There is no free space anywhere: you stay where you are.
    .other = There is no free space anywhere: { $name } stays.
witches-event-summoned =
    .you = At the end of your turn you go to the dungeon.
    .other = At the end of the turn { $name } goes to the dungeon.
witches-event-jailed =
    .you = You end up in the dungeon.
    .other = { $name } ends up in the dungeon.
witches-event-frozen =
    .you = The Wintersmith takes from you: { witches-tile }.
    .other = The Wintersmith takes from { $name }: { witches-tile }.
witches-event-cackled =
    .you = You take { witches-markers }; in the supply: { $left }.
    .other = { $name } takes { witches-markers }; in the supply: { $left }.
witches-event-stole =
    .you = The supply is empty: you take a cackle marker from { $victim }.
    .other =
        { $victim_you ->
            [true] The supply is empty: { $name } takes a cackle marker from you.
           *[other] The supply is empty: { $name } takes a cackle marker from { $victim }.
        }
witches-event-aliss =
    .you = Black Aliss calls: you take a tile ({ $left } left).
    .other = Black Aliss calls: { $name } takes a tile ({ $left } left).
witches-event-lost =
    { $ending ->
        [crisis] { witches-ending-crisis }
        [elves] { witches-ending-elves }
       *[black-aliss] { witches-ending-black-aliss }
    }
witches-event-tea =
    .you =
        { $markers ->
            [0] You have tea and return no marker.
           *[other] At tea you return { witches-markers }.
        }
    .other =
        { $markers ->
            [0] { $name } has tea and returns no marker.
           *[other] At tea { $name } returns { witches-markers }.
        }
witches-event-rested =
    .you =
        { $markers ->
            [0] You rest and return no marker.
           *[other] At Granny Weatherwax’s you return { witches-markers }.
        }
    .other =
        { $markers ->
            [0] { $name } rests and returns no marker.
           *[other] At Granny Weatherwax’s { $name } returns { witches-markers }.
        }
witches-event-helped =
    .you = You take away the crisis marker { witches-at }.
    .other = { $name } takes away the crisis marker { witches-at }.
witches-event-calmed =
    .you = You return { witches-markers }.
    .other = { $name } returns { witches-markers }.
witches-event-threw =
    .you = You discard “{ witches-card }”.
    .other = { $name } discards “{ witches-card }”.
witches-event-done =
    .you = You are done with it.
    .other = { $name } is done with it.
witches-event-drew =
    .you = You draw { witches-cards }.
    .other = { $name } draws { witches-cards }.
witches-event-got =
    .you = You draw “{ witches-card }”.
    .other = { $name } draws “{ witches-card }”.
    .thing = “{ witches-card }”
    .several-you = You draw { $things }.
    .several-other = { $name } draws { $things }.
witches-event-reshuffled = The discard pile is shuffled: { witches-cards } in the draw pile again.
witches-event-ended =
    .you = You end your turn.
    .other = { $name } ends the turn.
witches-event-over =
    .you =
        { $winners ->
            [one] You have done it, { witches-with-points }!
           *[other] You win together with { $name }.
        }
    .other =
        { $winners ->
            [0] Nobody wins.
            [one] { $name } wins { witches-with-points }.
           *[other] { $name } win together, { witches-with-points }.
        }

## How a game can end

witches-nobody-wins =
    { $players ->
        [one] You have lost.
       *[other] You have all lost.
    }
witches-ending-crisis = A crisis marker was due and none was left: Lancre sinks into chaos, and all is lost.
witches-ending-elves = Three elves stand openly in the land: the elves have taken Lancre, and all is lost.
witches-ending-black-aliss = No Black Aliss tile was left: the cackling has won.
witches-ending-last-tile = The last problem has been laid; the points are counted.
witches-ending-saved = Fewer than four hard problems are left: you have saved Lancre!
witches-ending-overrun = Too many hard problems are left: you have lost together.
witches-ending-not-passed = Below { $passed } points: this trial is not passed.
witches-ending-passed = { $passed } points or more: you have passed!
witches-ending-distinction = { $distinction } points or more: passed with distinction!

## Things on the table

witches-thing-map = Lancre
    .help = Places and roads. A step leads to a neighbouring place (TW-8.1).
witches-thing-dungeon = Dungeon
    .help = Here sits whoever failed at the Felmets or the Cunning Man. The way out comes in their next turn (TW-23).
witches-thing-box = Problem box
    .help = Every turn the top problem of the leftmost box comes into play. When all boxes are empty, this is the last turn (TW-7.1, TW-7.10).
witches-thing-draw-pile = Draw pile
    .help = Hand cards come from here, and its places say where problems appear (TW-5.5, TW-7.2).
witches-thing-discard-pile = Discard pile
    .help = It lies open and is shuffled when cards are needed (TW-5.4, TW-5.5).
witches-thing-cackle = Cackle marker
    .help = Cackles on the dice, magic and failures bring them. Tea helps (TW-14, TW-16).
witches-thing-aliss = Black Aliss
    .help = Costs 1 point in the end. She comes when the cackle supply is empty and you have the most (TW-14.3, TW-14.7).
witches-thing-crisis = Crisis marker
    .help = Makes a problem harder by 2. If one is due and none is left, everybody has lost (TW-10.2, TW-7.6).
witches-thing-hand = Hand
    .help = Secret. At the end of your turn you refill it to your limit: 3, and 1 more for every two easy problems (TW-17.1).
witches-thing-easy = Easy problems
    .help = Bring points; every two raise your hand limit by 1 (TW-17.1, TW-19.1).
witches-thing-hard = Hard problems
    .help = Bring more points; every two give you +1 in every attempt (TW-10.8).
witches-thing-start-tile = Start tile
    .help = To be used once per game (TW-3.4, TW-3.5).
witches-thing-dice = Witch dice
    .help = 2 to 6, and one cackle: it counts 0 and brings a marker (TW-1.1).
witches-thing-attempt = Attempt
    .help = Four dice, headology, magic, bonus and your skill against what is needed (TW-10.8).
witches-thing-seat = Seat
    .help = Solved problems, markers and Black Aliss lie open; only the hand is secret (TW-27).

## What is wrong with a content file or a position

witches-problem-known = This value is known: { $wanted }.
witches-problem-die = A die shows 0 (a cackle), 2, 3, 4, 5 and 6.
witches-problem-distinction = Distinction begins above { $wanted } points.
witches-problem-boxes = There are { $wanted } boxes, each with a number from 0 on.
witches-problem-too-many-tiles = There would be { $count } tiles in the boxes; only { $wanted } are left.
witches-problem-tile-count = Together they are { $count } tiles; there must be { $wanted }.
witches-problem-pig = A sick pig is easier than death.
witches-problem-hard-points = Hard problems bring more than { $wanted } points.
witches-problem-elves = { $count } tiles are elves; there must be { $wanted }.
witches-problem-banishes = Exactly one tile drives its family away when it is solved.
witches-problem-example = There must be a set of tiles worth { $wanted } points.
witches-problem-card-twice = There is such a card already.
witches-problem-pictures = There are { $count } different names on the cards; there must be { $wanted }.
witches-problem-place-without-card = No card shows this place: { $place }.
witches-problem-persona = This witch is missing from the Power of Three: { $persona }.
witches-problem-personas = The Power of Three needs at least three different witches.
witches-problem-advantage-missing = No card has this advantage: { $advantage }.
witches-problem-bonus-four = There must be a bonus of +4 against a certain group.
witches-problem-bonus-two = There must be a bonus of +2 against all.
witches-problem-extra-cards = Extra Cards exist with and without a cackle marker.
witches-problem-broomsticks = Only { $count } cards show a broomstick; there must be at least { $wanted }.
witches-problem-no-such-place = There is no such place: { $place }.
witches-problem-place-twice = There is such a place already.
witches-problem-same-point = Another place lies there already.
witches-problem-place-missing = This place is missing: { $place }.
witches-problem-cottage-square = There is no problem at Granny Weatherwax’s at the start.
witches-problem-squares = There are { $count } squares of the colour { $colour }; there must be { $wanted }.
witches-problem-few-spaces = Only { $count } spaces are empty at the start; there must be at least { $wanted }.
witches-problem-town-spaces = Lancre Town has { $wanted } spaces.
witches-problem-castle-spaces = Lancre Castle has more than one space.
witches-problem-one-space = Only Town and Castle have several spaces.
witches-problem-road-ends = A road joins two different places.
witches-problem-road-twice = There is such a road already.
witches-problem-road-missing = This road is missing: { $one } – { $other }.
witches-problem-roads-cross = This road crosses another one: { $other }.
witches-problem-road-through = This road leads through a place: { $place }.
witches-problem-few-roads = Fewer than two roads lead to this place: { $place }.
witches-problem-cut-off = No way leads to this place: { $place }.
witches-problem-bad-ass = Bad Ass has exactly three neighbours: Magrat’s Cottage, Rock-and-Hard-Place and Lancre Gorge.
witches-problem-way-round = No second way may lead from Magrat’s Cottage behind Bad Ass: { $place }.
witches-problem-spaces = There are { $count } spaces; the map has { $wanted }.
witches-problem-no-tile-here = There is no problem here.
witches-problem-easy-face-down = Easy problems always lie face up.
witches-problem-knowers = Only face-down problems can be looked at, and only by seats of this game.
witches-problem-tiles = There are { $count } tiles of { $tile }; there must be { $wanted }.
witches-problem-row = Easy and hard problems lie apart.
witches-problem-stack = There are { $count } tiles in the boxes; { $wanted } at most.
witches-problem-cards = The card { $card } is there { $count } times; every card exists once.
witches-problem-exposed = Whoever is known for it holds an Invisibility card.
witches-problem-markers = Together they are { $count } markers; there must be { $wanted }.
witches-problem-same-personality = Every personality exists only once.
witches-problem-power = A start tile belongs to Tiffany, Annagramma or Petulia.
witches-problem-no-personality = After the setup everybody has a personality, and somebody has begun.
witches-problem-not-placed = After the setup all witches are on the board.
witches-problem-dice = There are 0, 2 or 4 dice with valid faces.
witches-problem-no-attempt = Dice, points and cards of an attempt only exist during one.
witches-problem-attempt-tile = An attempt is about a problem that lies face up.
witches-problem-step-attempt = { $step } belongs to another moment of an attempt.
witches-problem-witch-elsewhere = The witch whose turn it is stands in the wrong place for this.
witches-problem-step = { $step } cannot go on with these values.
witches-problem-order = { $step } cannot come next here.
witches-problem-setup = In the setup, personalities and then witches are chosen one after the other, and problems are left.
witches-problem-action = By what is left of the turn, this is action { $wanted }.
witches-problem-frozen = The Wintersmith takes at most one tile an action.
witches-problem-walk = Nobody can walk that far.
witches-problem-no-next = There is no next problem in the boxes.
witches-problem-piles = For every card it is known in which draw pile it lay last; those of the draw pile lie in the newest.
witches-problem-ending = The game cannot have ended like this: it does not fit the way of playing, or what lies there.

## At the end: where the points come from

witches-sheet-easy = Easy problems
witches-sheet-hard = Hard problems
witches-sheet-aliss = Black Aliss
witches-sheet-lost = Lost
witches-sheet-cackle = Cackle markers (fewer are better)
witches-sheet-on-hard = Points on hard problems
witches-sheet-hardest = Hardest problem
