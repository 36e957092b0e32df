### Broom Service, English.
### Arguments: $role, $event, $region, $cloud, $tile, $terrain, $colour, $resource and $stance are ids; $tower and $spot
### too, but nobody reads them. $points, $potions, $wands, $bolts, $cards and $n are numbers, $pawn is 1 or 2, $circle a
### letter. $name is a player’s name; $by is another player’s, and $by_you says whether that is the reader.

## The game

broom_service-title = Broom Service
broom_service-tagline = Brave or cowardly, but always by broom
broom_service-about = Gather potions, fly them across the land and drop them off at the towers. Every round you secretly choose { $hand_size } of your 10 roles. Be brave and you get more, unless somebody after you is brave too: then you get nothing. Be cowardly and you take the small, safe share.

## Pieces and places

broom_service-colour-orange = orange
broom_service-colour-violet = violet
broom_service-colour-green = green
broom_service-colour =
    { $colour ->
        [orange] { broom_service-colour-orange }
        [violet] { broom_service-colour-violet }
       *[green] { broom_service-colour-green }
    }
broom_service-potion =
    { $colour ->
        [orange] { broom_service-resource-orange }
        [violet] { broom_service-resource-violet }
       *[green] { broom_service-resource-green }
    }
    .acc =
        { $colour ->
            [orange] { broom_service-resource-orange.acc }
            [violet] { broom_service-resource-violet.acc }
           *[green] { broom_service-resource-green.acc }
        }
broom_service-resource-orange = orange potion
    .acc = an orange potion
broom_service-resource-violet = violet potion
    .acc = a violet potion
broom_service-resource-green = green potion
    .acc = a green potion
broom_service-resource-wand = wand
    .acc = a wand
broom_service-resource =
    { $resource ->
        [orange] { broom_service-resource-orange }
        [violet] { broom_service-resource-violet }
        [green] { broom_service-resource-green }
       *[wand] { broom_service-resource-wand }
    }
    .acc =
        { $resource ->
            [orange] { broom_service-resource-orange.acc }
            [violet] { broom_service-resource-violet.acc }
            [green] { broom_service-resource-green.acc }
           *[wand] { broom_service-resource-wand.acc }
        }
broom_service-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
broom_service-wands =
    { $wands ->
        [one] { $wands } wand
       *[other] { $wands } wands
    }
broom_service-bolts =
    { $bolts ->
        [one] { $bolts } bolt
       *[other] { $bolts } bolts
    }
broom_service-potions =
    { $potions ->
        [one] { $potions } { broom_service-colour } potion
       *[other] { $potions } { broom_service-colour } potions
    }
broom_service-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
broom_service-players =
    { $n ->
        [2] for two
        [3] for three
        [4] for four
       *[5] for five
    }
broom_service-stance-brave = brave
    .call = “I am brave!”
    .help = You claim the strong action. If anybody after you is brave too, you get nothing at all (BS-6.6).
broom_service-stance-cowardly = cowardly
    .call = “I am cowardly.”
    .help = You carry out the weak action at once, and nobody can take it from you (BS-6.7).
broom_service-stance =
    { $stance ->
        [brave] { broom_service-stance-brave }
       *[cowardly] { broom_service-stance-cowardly }
    }
    .help =
        { $stance ->
            [brave] { broom_service-stance-brave.help }
           *[cowardly] { broom_service-stance-cowardly.help }
        }
broom_service-standing-waiting = yet to answer
broom_service-standing-brave = brave
broom_service-standing-cowardly = cowardly
broom_service-standing-passed = passed
broom_service-standing-knocked_out = knocked out

broom_service-terrain-forest = forest
broom_service-terrain-prairie = prairie
broom_service-terrain-hill = hills
broom_service-terrain-mountain = mountain
broom_service-terrain =
    { $terrain ->
        [forest] { broom_service-terrain-forest }
        [prairie] { broom_service-terrain-prairie }
        [hill] { broom_service-terrain-hill }
       *[mountain] { broom_service-terrain-mountain }
    }

broom_service-region-molehills = Molehills
broom_service-region-heather_moor = Heather Moor
broom_service-region-owl_wood = Owl Wood
broom_service-region-whispering_pines = Whispering Pines
broom_service-region-bee_meadow = Bee Meadow
broom_service-region-broom_hill = Broom Hill
broom_service-region-dragon_tooth = Dragon’s Tooth
broom_service-region-moss_wood = Moss Wood
broom_service-region-lark_field = Lark Field
broom_service-region-thunder_peak = Thunder Peak
broom_service-region-cat_hill = Cat Hill
broom_service-region-witches_peak = Witches’ Peak
broom_service-region-raven_grove = Raven Grove
broom_service-region-eagle_crag = Eagle Crag
broom_service-region-kettle_hill = Kettle Hill
broom_service-region-juniper_heath = Juniper Heath
broom_service-region-frost_horn = Frost Horn
broom_service-region-poppy_plain = Poppy Plain
broom_service-region-hare_heath = Hare Heath
broom_service-region-mill_plain = Mill Plain
broom_service-region-foxglove_wood = Foxglove Wood
broom_service-region-hollow_oaks = Hollow Oaks
broom_service-region-mushroom_wood = Mushroom Wood
broom_service-region-barrow_hill = Barrow Hill
broom_service-region-giant_stairs = Giant’s Stairs
broom_service-region-sheep_hill = Sheep Hill
broom_service-region-apple_hill = Apple Hill
broom_service-region-badger_thicket = Badger Thicket
broom_service-region-silver_birches = Silver Birches
broom_service-region-potter_hill = Potter’s Hill
broom_service-region-vine_hill = Vine Hill
broom_service-region-gorse_common = Gorse Common
broom_service-region-cricket_meadow = Cricket Meadow
broom_service-region-raven_rock = Raven Rock
broom_service-region-echo_ridge = Echo Ridge
broom_service-region-straw_field = Straw Field
broom_service-region-goat_peak = Goat Peak
broom_service-region-toad_wood = Toad Wood
broom_service-region-old_hag = Old Hag
broom_service-region-yew_shadow = Yew Shadow
broom_service-region-hedgehog_hill = Hedgehog Hill
broom_service-region-thistle_heath = Thistle Heath
broom_service-region-shepherd_plain = Shepherd’s Plain
broom_service-region-crystal_peak = Crystal Peak
broom_service-region-cobweb_wood = Cobweb Wood
broom_service-region-pumpkin_hill = Pumpkin Hill
broom_service-region-cloud_spike = Cloud Spike
broom_service-region-lantern_wood = Lantern Wood
broom_service-region-goose_common = Goose Common
broom_service-region-lookout_hill = Lookout Hill
broom_service-region-elder_copse = Elder Copse
broom_service-region-sunflower_field = Sunflower Field
broom_service-region-clay_hill = Clay Hill
broom_service-region-ember_mountain = Ember Mountain
broom_service-region-clover_plain = Clover Plain
broom_service-region-bell_hill = Bell Hill
broom_service-region-grey_fang = Grey Fang
broom_service-region-stag_forest = Stag Forest
broom_service-region =
    { $region ->
        [molehills] { broom_service-region-molehills }
        [heather_moor] { broom_service-region-heather_moor }
        [owl_wood] { broom_service-region-owl_wood }
        [whispering_pines] { broom_service-region-whispering_pines }
        [bee_meadow] { broom_service-region-bee_meadow }
        [broom_hill] { broom_service-region-broom_hill }
        [dragon_tooth] { broom_service-region-dragon_tooth }
        [moss_wood] { broom_service-region-moss_wood }
        [lark_field] { broom_service-region-lark_field }
        [thunder_peak] { broom_service-region-thunder_peak }
        [cat_hill] { broom_service-region-cat_hill }
        [witches_peak] { broom_service-region-witches_peak }
        [raven_grove] { broom_service-region-raven_grove }
        [eagle_crag] { broom_service-region-eagle_crag }
        [kettle_hill] { broom_service-region-kettle_hill }
        [juniper_heath] { broom_service-region-juniper_heath }
        [frost_horn] { broom_service-region-frost_horn }
        [poppy_plain] { broom_service-region-poppy_plain }
        [hare_heath] { broom_service-region-hare_heath }
        [mill_plain] { broom_service-region-mill_plain }
        [foxglove_wood] { broom_service-region-foxglove_wood }
        [hollow_oaks] { broom_service-region-hollow_oaks }
        [mushroom_wood] { broom_service-region-mushroom_wood }
        [barrow_hill] { broom_service-region-barrow_hill }
        [giant_stairs] { broom_service-region-giant_stairs }
        [sheep_hill] { broom_service-region-sheep_hill }
        [apple_hill] { broom_service-region-apple_hill }
        [badger_thicket] { broom_service-region-badger_thicket }
        [silver_birches] { broom_service-region-silver_birches }
        [potter_hill] { broom_service-region-potter_hill }
        [vine_hill] { broom_service-region-vine_hill }
        [gorse_common] { broom_service-region-gorse_common }
        [cricket_meadow] { broom_service-region-cricket_meadow }
        [raven_rock] { broom_service-region-raven_rock }
        [echo_ridge] { broom_service-region-echo_ridge }
        [straw_field] { broom_service-region-straw_field }
        [goat_peak] { broom_service-region-goat_peak }
        [toad_wood] { broom_service-region-toad_wood }
        [old_hag] { broom_service-region-old_hag }
        [yew_shadow] { broom_service-region-yew_shadow }
        [hedgehog_hill] { broom_service-region-hedgehog_hill }
        [thistle_heath] { broom_service-region-thistle_heath }
        [shepherd_plain] { broom_service-region-shepherd_plain }
        [crystal_peak] { broom_service-region-crystal_peak }
        [cobweb_wood] { broom_service-region-cobweb_wood }
        [pumpkin_hill] { broom_service-region-pumpkin_hill }
        [cloud_spike] { broom_service-region-cloud_spike }
        [lantern_wood] { broom_service-region-lantern_wood }
        [goose_common] { broom_service-region-goose_common }
        [lookout_hill] { broom_service-region-lookout_hill }
        [elder_copse] { broom_service-region-elder_copse }
        [sunflower_field] { broom_service-region-sunflower_field }
        [clay_hill] { broom_service-region-clay_hill }
        [ember_mountain] { broom_service-region-ember_mountain }
        [clover_plain] { broom_service-region-clover_plain }
        [bell_hill] { broom_service-region-bell_hill }
        [grey_fang] { broom_service-region-grey_fang }
        [stag_forest] { broom_service-region-stag_forest }
       *[other] { $region }
    }

## The ten roles: name; .help is what they do

broom_service-role-root_gatherer = Root Gatherer
    .help =
        Take { $gather_brave ->
            [one] { $gather_brave } resource
           *[other] { $gather_brave } resources
        }, orange potions and wands in any mix; cowardly just { $gather_cowardly } (BS-8.3).
broom_service-role-herb_gatherer = Herb Gatherer
    .help =
        Take { $gather_brave ->
            [one] { $gather_brave } resource
           *[other] { $gather_brave } resources
        }, green potions and wands in any mix; cowardly just { $gather_cowardly } (BS-8.3).
broom_service-role-fruit_gatherer = Fruit Gatherer
    .help =
        Take { $gather_brave ->
            [one] { $gather_brave } resource
           *[other] { $gather_brave } resources
        }, violet potions and wands in any mix; cowardly just { $gather_cowardly } (BS-8.3).
broom_service-role-forest_witch = Forest Witch
    .help = Fly to a neighbouring forest and deliver a potion there; cowardly without delivering (BS-8.4).
broom_service-role-prairie_witch = Prairie Witch
    .help = Fly to a neighbouring prairie and deliver a potion there; cowardly without delivering (BS-8.4).
broom_service-role-hill_witch = Hill Witch
    .help = Fly to neighbouring hills and deliver a potion there; cowardly without delivering (BS-8.4).
broom_service-role-mountain_witch = Mountain Witch
    .help = Fly to a neighbouring mountain and deliver a potion there; cowardly without delivering (BS-8.4).
broom_service-role-valley_druid = Valley Druid
    .help =
        Deliver a potion with a pawn in forest or prairie, for { $druid_bonus ->
            [one] { $druid_bonus } point
           *[other] { $druid_bonus } points
        } more; cowardly without (BS-8.5).
broom_service-role-hilltop_druid = Hilltop Druid
    .help =
        Deliver a potion with a pawn on hills or a mountain, for { $druid_bonus ->
            [one] { $druid_bonus } point
           *[other] { $druid_bonus } points
        } more; cowardly without (BS-8.5).
broom_service-role-weather_fairy = Weather Fairy
    .help =
        Pay wands and take a cloud beside one of your pawns, for { $fairy_bonus ->
            [one] { $fairy_bonus } point
           *[other] { $fairy_bonus } points
        } more; cowardly without (BS-8.6).

broom_service-role =
    { $role ->
        [root_gatherer] { broom_service-role-root_gatherer }
        [herb_gatherer] { broom_service-role-herb_gatherer }
        [fruit_gatherer] { broom_service-role-fruit_gatherer }
        [forest_witch] { broom_service-role-forest_witch }
        [prairie_witch] { broom_service-role-prairie_witch }
        [hill_witch] { broom_service-role-hill_witch }
        [mountain_witch] { broom_service-role-mountain_witch }
        [valley_druid] { broom_service-role-valley_druid }
        [hilltop_druid] { broom_service-role-hilltop_druid }
       *[weather_fairy] { broom_service-role-weather_fairy }
    }
    .help =
        { $role ->
            [root_gatherer] { broom_service-role-root_gatherer.help }
            [herb_gatherer] { broom_service-role-herb_gatherer.help }
            [fruit_gatherer] { broom_service-role-fruit_gatherer.help }
            [forest_witch] { broom_service-role-forest_witch.help }
            [prairie_witch] { broom_service-role-prairie_witch.help }
            [hill_witch] { broom_service-role-hill_witch.help }
            [mountain_witch] { broom_service-role-mountain_witch.help }
            [valley_druid] { broom_service-role-valley_druid.help }
            [hilltop_druid] { broom_service-role-hilltop_druid.help }
           *[weather_fairy] { broom_service-role-weather_fairy.help }
        }

## The ten events

broom_service-card-more_or_less = More or Less?
    .help = Take { $few_cards }, { $some_cards } or { $many_cards } cards: that makes { $few_cards_points }, { $some_cards_points } or { $many_cards_points } points (BS-9.1).
broom_service-card-black_market = Black Market
    .help =
        Instead of a cowardly action you may take { $market_points ->
            [one] { $market_points } point
           *[other] { $market_points } points
        } (BS-9.2).
broom_service-card-moonshine = Moonshine
    .help = Instead of a cowardly action you may take any one resource (BS-9.3).
broom_service-card-old_times = As in Old Times
    .help = Whoever leads a trick must be brave (BS-9.4).
broom_service-card-dangerous_regions = Dangerous Regions
    .help = At the end of the round every pawn costs points: in a forest { $danger_forest }, on hills { $danger_hill }, on a prairie { $danger_prairie }, on a mountain { $danger_mountain } (BS-9.5).
broom_service-card-pleasing_regions = Pleasing Regions
    .help = At the end of the round every pawn brings points: in a forest { $pleasure_forest }, on hills { $pleasure_hill }, on a prairie { $pleasure_prairie }, on a mountain { $pleasure_mountain } (BS-9.6).
broom_service-card-full_hands = With Full Hands
    .help =
        At the end of the round all secretly bid resources: the highest bid brings { $full_hands_points ->
            [one] { $full_hands_points } point
           *[other] { $full_hands_points } points
        }, the next { $full_hands_next }; all bids are paid (BS-9.7).
broom_service-card-empty_hands = With Empty Hands
    .help =
        At the end of the round the fewest resources bring { $empty_hands_points ->
            [one] { $empty_hands_points } point
           *[other] { $empty_hands_points } points
        }, the next fewest { $empty_hands_next } (BS-9.8).
broom_service-card-one_of_everything = One of Everything!
    .help =
        At the end of the round you may hand in one potion of each colour and a wand for { $everything_points ->
            [one] { $everything_points } point
           *[other] { $everything_points } points
        } (BS-9.9).
broom_service-card-like_minded = Like-minded
    .help =
        At the end of the round both your pawns in the same kind of landscape bring { $like_minded_points ->
            [one] { $like_minded_points } point
           *[other] { $like_minded_points } points
        } (BS-9.10).

broom_service-card =
    { $event ->
        [more_or_less] { broom_service-card-more_or_less }
        [black_market] { broom_service-card-black_market }
        [moonshine] { broom_service-card-moonshine }
        [old_times] { broom_service-card-old_times }
        [dangerous_regions] { broom_service-card-dangerous_regions }
        [pleasing_regions] { broom_service-card-pleasing_regions }
        [full_hands] { broom_service-card-full_hands }
        [empty_hands] { broom_service-card-empty_hands }
        [one_of_everything] { broom_service-card-one_of_everything }
       *[like_minded] { broom_service-card-like_minded }
    }
    .help =
        { $event ->
            [more_or_less] { broom_service-card-more_or_less.help }
            [black_market] { broom_service-card-black_market.help }
            [moonshine] { broom_service-card-moonshine.help }
            [old_times] { broom_service-card-old_times.help }
            [dangerous_regions] { broom_service-card-dangerous_regions.help }
            [pleasing_regions] { broom_service-card-pleasing_regions.help }
            [full_hands] { broom_service-card-full_hands.help }
            [empty_hands] { broom_service-card-empty_hands.help }
            [one_of_everything] { broom_service-card-one_of_everything.help }
           *[like_minded] { broom_service-card-like_minded.help }
        }

## Clouds

broom_service-cloud-heavy_1_1 =
    heavy cloud ({ $heavy_1_1_wands ->
        [one] { $heavy_1_1_wands } wand
       *[other] { $heavy_1_1_wands } wands
    }, { $heavy_1_1_bolts ->
        [one] { $heavy_1_1_bolts } bolt
       *[other] { $heavy_1_1_bolts } bolts
    })
    .help = Costs wands to remove; its bolts count in the end (BS-8.2).
broom_service-cloud-heavy_1_2 =
    heavy cloud ({ $heavy_1_2_wands ->
        [one] { $heavy_1_2_wands } wand
       *[other] { $heavy_1_2_wands } wands
    }, { $heavy_1_2_bolts ->
        [one] { $heavy_1_2_bolts } bolt
       *[other] { $heavy_1_2_bolts } bolts
    })
    .help = Costs wands to remove; its bolts count in the end (BS-8.2).
broom_service-cloud-heavy_2_1 =
    heavy cloud ({ $heavy_2_1_wands ->
        [one] { $heavy_2_1_wands } wand
       *[other] { $heavy_2_1_wands } wands
    }, { $heavy_2_1_bolts ->
        [one] { $heavy_2_1_bolts } bolt
       *[other] { $heavy_2_1_bolts } bolts
    })
    .help = Costs wands to remove; its bolts count in the end (BS-8.2).
broom_service-cloud-heavy_2_2 =
    heavy cloud ({ $heavy_2_2_wands ->
        [one] { $heavy_2_2_wands } wand
       *[other] { $heavy_2_2_wands } wands
    }, { $heavy_2_2_bolts ->
        [one] { $heavy_2_2_bolts } bolt
       *[other] { $heavy_2_2_bolts } bolts
    })
    .help = Costs wands to remove; its bolts count in the end (BS-8.2).
broom_service-cloud-heavy_2_3 =
    heavy cloud ({ $heavy_2_3_wands ->
        [one] { $heavy_2_3_wands } wand
       *[other] { $heavy_2_3_wands } wands
    }, { $heavy_2_3_bolts ->
        [one] { $heavy_2_3_bolts } bolt
       *[other] { $heavy_2_3_bolts } bolts
    })
    .help = Costs wands to remove; its bolts count in the end (BS-8.2).
broom_service-cloud-heavy_3_2 =
    heavy cloud ({ $heavy_3_2_wands ->
        [one] { $heavy_3_2_wands } wand
       *[other] { $heavy_3_2_wands } wands
    }, { $heavy_3_2_bolts ->
        [one] { $heavy_3_2_bolts } bolt
       *[other] { $heavy_3_2_bolts } bolts
    })
    .help = Costs wands to remove; its bolts count in the end (BS-8.2).
broom_service-cloud-heavy_3_3 =
    heavy cloud ({ $heavy_3_3_wands ->
        [one] { $heavy_3_3_wands } wand
       *[other] { $heavy_3_3_wands } wands
    }, { $heavy_3_3_bolts ->
        [one] { $heavy_3_3_bolts } bolt
       *[other] { $heavy_3_3_bolts } bolts
    })
    .help = Costs wands to remove; its bolts count in the end (BS-8.2).
broom_service-cloud-storm_plus = storm cloud “+{ $storm_plus }”
    .help =
        As long as it lies there, every delivery beside it brings { $storm_plus ->
            [one] { $storm_plus } point
           *[other] { $storm_plus } points
        } more (BS-11.3).
broom_service-cloud-storm_move = storm cloud “tailwind”
    .help = Whoever removes it may fly one pawn to any open region next to it (BS-11.4).
broom_service-cloud-storm_deliver = storm cloud “parcel”
    .help = Whoever removes it may deliver one potion (BS-11.5).
broom_service-cloud-storm_orange = storm cloud “orange”
    .help =
        Whoever removes it and owns at least { $storm_orange_potions ->
            [one] { $storm_orange_potions } orange potion
           *[other] { $storm_orange_potions } orange potions
        } gets { $storm_orange_points ->
            [one] { $storm_orange_points } point
           *[other] { $storm_orange_points } points
        } (BS-11.6).
broom_service-cloud-storm_violet = storm cloud “violet”
    .help =
        Whoever removes it and owns at least { $storm_violet_potions ->
            [one] { $storm_violet_potions } violet potion
           *[other] { $storm_violet_potions } violet potions
        } gets { $storm_violet_points ->
            [one] { $storm_violet_points } point
           *[other] { $storm_violet_points } points
        } (BS-11.6).
broom_service-cloud-storm_green = storm cloud “green”
    .help =
        Whoever removes it and owns at least { $storm_green_potions ->
            [one] { $storm_green_potions } green potion
           *[other] { $storm_green_potions } green potions
        } gets { $storm_green_points ->
            [one] { $storm_green_points } point
           *[other] { $storm_green_points } points
        } (BS-11.6).

broom_service-cloud =
    { $cloud ->
        [heavy_1_1] { broom_service-cloud-heavy_1_1 }
        [heavy_1_2] { broom_service-cloud-heavy_1_2 }
        [heavy_2_1] { broom_service-cloud-heavy_2_1 }
        [heavy_2_2] { broom_service-cloud-heavy_2_2 }
        [heavy_2_3] { broom_service-cloud-heavy_2_3 }
        [heavy_3_2] { broom_service-cloud-heavy_3_2 }
        [heavy_3_3] { broom_service-cloud-heavy_3_3 }
        [storm_plus] { broom_service-cloud-storm_plus }
        [storm_move] { broom_service-cloud-storm_move }
        [storm_deliver] { broom_service-cloud-storm_deliver }
        [storm_orange] { broom_service-cloud-storm_orange }
        [storm_violet] { broom_service-cloud-storm_violet }
       *[storm_green] { broom_service-cloud-storm_green }
    }
    .help =
        { $cloud ->
            [heavy_1_1] { broom_service-cloud-heavy_1_1.help }
            [heavy_1_2] { broom_service-cloud-heavy_1_2.help }
            [heavy_2_1] { broom_service-cloud-heavy_2_1.help }
            [heavy_2_2] { broom_service-cloud-heavy_2_2.help }
            [heavy_2_3] { broom_service-cloud-heavy_2_3.help }
            [heavy_3_2] { broom_service-cloud-heavy_3_2.help }
            [heavy_3_3] { broom_service-cloud-heavy_3_3.help }
            [storm_plus] { broom_service-cloud-storm_plus.help }
            [storm_move] { broom_service-cloud-storm_move.help }
            [storm_deliver] { broom_service-cloud-storm_deliver.help }
            [storm_orange] { broom_service-cloud-storm_orange.help }
            [storm_violet] { broom_service-cloud-storm_violet.help }
           *[storm_green] { broom_service-cloud-storm_green.help }
        }

## Tiles

broom_service-mountain-tile-potions = Potions
    .help =
        Take { $potions_tile ->
            [one] { $potions_tile } potion
           *[other] { $potions_tile } potions
        } of each colour (BS-12.4).
broom_service-mountain-tile-wands = Wands
    .help =
        Take { $wands_tile ->
            [one] { $wands_tile } wand
           *[other] { $wands_tile } wands
        } (BS-12.4).
broom_service-mountain-tile-deliver = Delivery
    .help = Deliver one potion with either of your pawns (BS-12.4).
broom_service-mountain-tile-fly = Flight
    .help =
        Fly { $fly_tile ->
            [one] { $fly_tile } time
           *[other] { $fly_tile } times
        }, with one pawn or with both (BS-12.4).
broom_service-mountain-tile-weather = Weather
    .help = Remove one cloud beside one of your pawns for its wands (BS-12.4).

broom_service-mountain-tile =
    { $tile ->
        [potions] { broom_service-mountain-tile-potions }
        [wands] { broom_service-mountain-tile-wands }
        [deliver] { broom_service-mountain-tile-deliver }
        [fly] { broom_service-mountain-tile-fly }
       *[weather] { broom_service-mountain-tile-weather }
    }
    .help =
        { $tile ->
            [potions] { broom_service-mountain-tile-potions.help }
            [wands] { broom_service-mountain-tile-wands.help }
            [deliver] { broom_service-mountain-tile-deliver.help }
            [fly] { broom_service-mountain-tile-fly.help }
           *[weather] { broom_service-mountain-tile-weather.help }
        }

broom_service-forest-tile-brave_though_cowardly = Brave though Cowardly
    .help = When you resolve a card cowardly, hand it in and carry out the brave action (BS-13.5).
broom_service-forest-tile-one_more_card = One More Card
    .help = Hand it in when roles are chosen and take one more card (BS-13.6).
broom_service-forest-tile-points =
    { $tile_points ->
        [one] { $tile_points } Point
       *[other] { $tile_points } Points
    }
    .help =
        When you resolve a card cowardly, hand it in for { $tile_points ->
            [one] { $tile_points } point
           *[other] { $tile_points } points
        } instead of the action (BS-13.7).

broom_service-forest-tile =
    { $tile ->
        [brave_though_cowardly] { broom_service-forest-tile-brave_though_cowardly }
        [one_more_card] { broom_service-forest-tile-one_more_card }
       *[points] { broom_service-forest-tile-points }
    }
    .help =
        { $tile ->
            [brave_though_cowardly] { broom_service-forest-tile-brave_though_cowardly.help }
            [one_more_card] { broom_service-forest-tile-one_more_card.help }
           *[points] { broom_service-forest-tile-points.help }
        }

broom_service-hill-tile-turbo_ab = Turbo A/B
    .help = A pawn that arrives here goes on at once to stone circle A or B (BS-14.2).
broom_service-hill-tile-turbo_ac = Turbo A/C
    .help = A pawn that arrives here goes on at once to stone circle A or C (BS-14.2).
broom_service-hill-tile-turbo_ad = Turbo A/D
    .help = A pawn that arrives here goes on at once to stone circle A or D (BS-14.2).
broom_service-hill-tile-turbo_bc = Turbo B/C
    .help = A pawn that arrives here goes on at once to stone circle B or C (BS-14.2).
broom_service-hill-tile-turbo_cd = Turbo C/D
    .help = A pawn that arrives here goes on at once to stone circle C or D (BS-14.2).
broom_service-hill-tile-tower = Hill Tower
    .help =
        A square orange tower worth { $hill_tower_points ->
            [one] { $hill_tower_points } point
           *[other] { $hill_tower_points } points
        } stands here (BS-14.6).

broom_service-hill-tile =
    { $tile ->
        [turbo_ab] { broom_service-hill-tile-turbo_ab }
        [turbo_ac] { broom_service-hill-tile-turbo_ac }
        [turbo_ad] { broom_service-hill-tile-turbo_ad }
        [turbo_bc] { broom_service-hill-tile-turbo_bc }
        [turbo_cd] { broom_service-hill-tile-turbo_cd }
       *[tower] { broom_service-hill-tile-tower }
    }
    .help =
        { $tile ->
            [turbo_ab] { broom_service-hill-tile-turbo_ab.help }
            [turbo_ac] { broom_service-hill-tile-turbo_ac.help }
            [turbo_ad] { broom_service-hill-tile-turbo_ad.help }
            [turbo_bc] { broom_service-hill-tile-turbo_bc.help }
            [turbo_cd] { broom_service-hill-tile-turbo_cd.help }
           *[tower] { broom_service-hill-tile-tower.help }
        }

## Choices when a table is opened

broom_service-option-side = Side of the board
    .help = The front is for first games. The back has more and smaller regions, islands, and tiles on mountains, in forests and on hills (BS-2.1).
broom_service-option-side-front = front
broom_service-option-side-back = back
broom_service-option-storm_clouds = Storm clouds
    .help = { $storm_clouds } storm clouds that do something are shuffled in among the heavy clouds (BS-11.1).
broom_service-option-storm_clouds-true = with
broom_service-option-storm_clouds-false = without
broom_service-option-heavy_clouds = Heavy clouds
    .help = With storm clouds you may shuffle in fewer of the { $heavy_clouds } heavy ones, so that more storm clouds are seen: at least { $front_heavy } on the front, { $back_heavy } on the back. Without storm clouds it is always { $heavy_clouds } (BS-11.1).
broom_service-option-heavy_clouds-10 = 10
broom_service-option-heavy_clouds-11 = 11
broom_service-option-heavy_clouds-12 = 12
broom_service-option-heavy_clouds-13 = 13
broom_service-option-heavy_clouds-14 = 14
broom_service-option-heavy_clouds-15 = 15
broom_service-option-heavy_clouds-16 = 16
broom_service-option-heavy_clouds-17 = 17
broom_service-option-heavy_clouds-18 = 18
broom_service-option-heavy_clouds-19 = 19
broom_service-option-heavy_clouds-20 = 20
broom_service-option-heavy_clouds-21 = 21
broom_service-option-heavy_clouds-22 = 22
broom_service-option-heavy_clouds-23 = 23
broom_service-option-heavy_clouds-24 = 24
broom_service-option-mountain_tiles = Mountain tiles
    .help = Tiles with amulets on the marked mountains; as usual means: not on the front, always on the back (BS-12.1, BS-20).
broom_service-option-mountain_tiles-usual = as usual on this side
broom_service-option-mountain_tiles-with = with
broom_service-option-mountain_tiles-without = without
broom_service-option-start = Who begins
    .help = Who leads the first trick: drawn by lot or a fixed seat (BS-3.3).
broom_service-option-start-random = drawn by lot
broom_service-option-start-1 = Seat A
broom_service-option-start-2 = Seat B
broom_service-option-start-3 = Seat C
broom_service-option-start-4 = Seat D
broom_service-option-start-5 = Seat E

## Moves

broom_service-move-choose = Choose the { broom_service-role }
    .help = { broom_service-role.help }
broom_service-move-lead = Lead the { broom_service-role }, { broom_service-stance }
    .help = { broom_service-stance.help }
broom_service-move-answer =
    { $stance ->
        [brave] Follow: { broom_service-stance-brave.call }
       *[cowardly] Follow: { broom_service-stance-cowardly.call }
    }
    .help = { broom_service-stance.help }
broom_service-move-pass = Pass
    .help = You do not hold this role, so you pass; it costs nothing (BS-6.5).
broom_service-move-gather = Take { broom_service-gathered }
    .help = You may also take less than you are allowed to (BS-8.3).
broom_service-gathered =
    { $potions ->
        [0] { broom_service-wands }
       *[other]
            { $wands ->
                [0] { broom_service-potions }
               *[other] { broom_service-potions } and { broom_service-wands }
            }
    }
broom_service-move-moonshine = Moonshine: { broom_service-resource.acc }
    .help = You take it instead of the cowardly action (BS-9.3).
broom_service-move-bid =
    { $resource ->
        [wand]
            { $count ->
                [0] Bid no wand
                [one] Bid { $count } wand
               *[other] Bid { $count } wands
            }
       *[other]
            { $count ->
                [0] Bid no { broom_service-resource }
                [one] Bid { $count } { broom_service-resource }
               *[other] Bid { $count } { broom_service-resource }s
            }
    }
    .help = Kind by kind, in secret. All bids are paid (BS-9.7).
broom_service-move-market = Black Market: { broom_service-points }
    .help = You take the points instead of the cowardly action (BS-9.2).
broom_service-move-use = Hand in the tile “{ broom_service-forest-tile }”
    .help = { broom_service-forest-tile.help }
broom_service-move-function = Use the tile “{ broom_service-mountain-tile }”
    .help = { broom_service-mountain-tile.help }
broom_service-move-circle = Go on to stone circle { $circle }
    .help = The turbo tile takes your pawn there at once (BS-14.2).
broom_service-move-hand-in = Hand in one of everything: { broom_service-points }
    .help = One potion of each colour and a wand go back to the supply (BS-9.9).
broom_service-move-number = Take { broom_service-cards }
    .help = You choose the number first and your roles after that; all numbers are revealed together (BS-9.1, BS-13.6).
broom_service-move-skip = Leave it
    .help = You forgo this, and the game goes on (BS-8.1).
broom_service-move-fly = Pawn { $pawn } to { broom_service-region }
    .help = The region has to be next to your pawn and free of clouds (BS-8.2).
broom_service-move-deliver = Pawn { $pawn }: { broom_service-potion.acc } for { broom_service-points }
    .help = The potion goes to the tower, and its points and wands come to you (BS-8.2).
broom_service-move-dispel = Remove a cloud over { broom_service-region }
    .help = You pay the wands in its star and keep the cloud; its bolts count in the end (BS-8.2).
    .here = Remove a cloud over { broom_service-region }: { broom_service-cloud }

## Why a move: what speaks for it or against it; .less: what another one would cost ($other_…)

broom_service-reason-role =
    { $points ->
        [0] This role still suits you best.
        [one] This role may bring you about one point this round.
       *[other] This role may bring you about { $points } points this round.
    }
    .less = Other roles bring even less.
broom_service-reason-curse =
    { $points ->
        [one] The role is cursed: it costs you a point.
       *[other] The role is cursed: it costs you { $points } points.
    }
    .less = This role is not cursed.
broom_service-reason-brave =
    { $how ->
        [sure] To be brave is safe here: nobody can knock you out any more.
        [likely] To be brave brings more, and probably nobody knocks you out.
       *[risky] To be brave brings so much more that it is worth the risk.
    }
    .less = To be brave brings nothing here, but it costs nothing either.
broom_service-reason-cowardly = As a coward you are sure of the action.
    .less = As a coward you lose nothing.
broom_service-reason-knocks = { $victim } then gets nothing.
    .less = { $victim } gets nothing out of this role anyway.
broom_service-reason-bid = This is what you can spare.
    .less = This is nearest to what you can spare.
broom_service-reason-delivery =
    { $points ->
        [one] Brings a point at once.
       *[other] Brings { $points } points at once.
    }
    .less = Brings no points.
broom_service-reason-wands =
    { $wands ->
        [0] Costs you a potion.
        [one] You get a wand with it.
       *[other] You get { $wands } wands with it.
    }
    .less = You will miss the potion less.
broom_service-reason-cloud =
    { $bolts ->
        [0] Clears the way for you.
        [one] Brings you a bolt and clears the way.
       *[other] Brings you { $bolts } bolts and clears the way.
    }
    .less = Other clouds are worth even less.
broom_service-reason-stock = This fills up your stock better.
    .less = Other things are of even less use.
broom_service-reason-use = This brings you more just now.
    .less = Other things cost you more.
broom_service-reason-place =
    { $here ->
        [true] From there you reach better towers.
       *[false] From there you reach fewer towers.
    }
    .less = Elsewhere you reach even fewer towers.
broom_service-reason-onward = You can deliver there at once.
broom_service-reason-tile = A tile lies there for you.

## What is asked just now. Several choose at once: then $name lists them all

broom_service-ask-choose-roles =
    .you = Choose your roles for this round in secret.
    .other = Still choosing roles: { $name }.
broom_service-ask-extra-card =
    .you = Will you hand in your tile for one more card?
    .other = { $name } is thinking about one more card.
broom_service-ask-lead =
    .you = You lead: lay a role and say brave or cowardly.
    .other = { $name } leads.
broom_service-ask-answer =
    .you = Your turn: brave or cowardly?
    .other = { $name } has to answer.
broom_service-ask-bid =
    .you = With Full Hands: bid in secret, kind by kind.
    .other = Still bidding: { $name }.
broom_service-ask-hand-in =
    .you = One of Everything! Will you hand in a set?
    .other = { $name } is thinking about handing in a set.
broom_service-ask-gather =
    .you = Take your resources.
    .other = { $name } is gathering.
broom_service-ask-fly =
    .you = Which pawn flies, and where to?
    .other = { $name } is getting on the broom.
broom_service-ask-druid =
    .you = Deliver a potion: which pawn, which tower?
    .other = { $name } is looking for a tower.
broom_service-ask-fairy =
    .you = Which cloud do you remove?
    .other = { $name } is looking up at the clouds.
broom_service-ask-witch-delivery =
    .you = You have arrived: will you deliver a potion here?
    .other = { $name } has arrived and may deliver.
broom_service-ask-mountain =
    .you = A mountain tile: use it and deliver, in any order, or leave it.
    .other = { $name } is looking at the mountain tile.
broom_service-ask-circle =
    .you = The turbo tile takes you on: to which stone circle?
    .other = { $name } is whirling towards a stone circle.
broom_service-ask-granted-flight =
    .you = You may fly once more, wherever it is open.
    .other = { $name } may fly once more.
broom_service-ask-granted-delivery =
    .you = You may deliver one potion, with either pawn.
    .other = { $name } may deliver one potion.
broom_service-ask-granted-cloud =
    .you = You may remove a cloud beside one of your pawns.
    .other = { $name } may remove a cloud.

## Why something cannot be done

broom_service-refuse-fixed-number = You take exactly { broom_service-cards }.
broom_service-refuse-other-number = You may take { $least } to { $most } cards.
broom_service-refuse-number-said = You have said already that you take { broom_service-cards }.
broom_service-refuse-number-first = First say how many cards you take.
broom_service-refuse-chosen-already = You have chosen the { broom_service-role } already.
broom_service-refuse-lead-first = You lead: lay one of your roles and say brave or cowardly.
broom_service-refuse-must-be-brave = As in Old Times: whoever leads must be brave.
broom_service-refuse-not-in-hand = The { broom_service-role } is not in your hand.
broom_service-refuse-must-follow = You hold the { broom_service-role }, so you have to lay it.
broom_service-refuse-must-pass = You do not hold the { broom_service-role }; you can only pass.
broom_service-refuse-answer-first = First answer the trick: the { broom_service-role } was led.
broom_service-refuse-other-colour = The potions of this gatherer are { broom_service-colour }.
broom_service-refuse-too-much = That is too much: you may take { $most } at most.
broom_service-refuse-other-mix = This gatherer does not bring such a mix.
broom_service-refuse-other-side = That is on the other side of the board.
broom_service-refuse-already-there = Your pawn is there already: { broom_service-region }.
broom_service-refuse-not-adjacent = { broom_service-region } does not border on the region of this pawn.
broom_service-refuse-wrong-terrain = { broom_service-region } is the wrong landscape: you need { broom_service-terrain }.
broom_service-refuse-clouded = { broom_service-region } is closed by a cloud.
broom_service-refuse-out-of-reach = The base of this tower does not touch the region of this pawn.
broom_service-refuse-occupied = There is a potion on this round tower already.
broom_service-refuse-covered = A mountain tile covers this tower: it is out of the game.
broom_service-refuse-no-tower-tile = The tile there is not the one with the tower.
broom_service-refuse-no-potion = You have no { broom_service-colour } potion for this tower.
broom_service-refuse-other-druid = This druid does not deliver here, for your pawn stands in this landscape: { broom_service-terrain }.
broom_service-refuse-druids-stay = Druids deliver, but they do not fly.
broom_service-refuse-fly-first = A witch delivers only where she has just arrived: fly first.
broom_service-refuse-only-brave = A cowardly witch flies, but she does not deliver.
broom_service-refuse-other-pawn = Only pawn { $pawn }, which has just flown, may deliver.
broom_service-refuse-no-cloud = There is no cloud on this spot of { broom_service-region }.
broom_service-refuse-cloud-out-of-reach = None of your pawns is next to { broom_service-region }.
broom_service-refuse-too-few-wands = This cloud costs { broom_service-wands }; you have fewer.
broom_service-refuse-no-such-tile = You do not have this tile.
broom_service-refuse-tile-too-fresh = You have only just won this tile: use it from the next trick on.
broom_service-refuse-only-cowardly = That is only for those who are cowardly.
broom_service-refuse-decided-already = You have decided already what you do with this card.
broom_service-refuse-other-event = The event of this round allows no such thing.
broom_service-refuse-circle-clouded = A cloud lies over stone circle { $circle }.
broom_service-refuse-other-circle = This turbo tile does not show stone circle { $circle }.
broom_service-refuse-must-go-on = You have to go on to a stone circle.
broom_service-refuse-no-witch-delivery = Here only the brave Mountain Witch delivers, where her own flight took her.
broom_service-refuse-delivered-already = You have made your delivery already.
broom_service-refuse-tile-first = First the tile, then the delivery.
broom_service-refuse-other-function = Another tile lies here: “{ broom_service-mountain-tile }”.
broom_service-refuse-function-used = You have used this tile already.
broom_service-refuse-function-idle = The tile can do nothing for you now.
broom_service-refuse-bid-too-high = You own only { $count } of these.
broom_service-refuse-bid-in-order = Bid kind by kind; now comes: { broom_service-resource }.

## What is wrong with a content file or a position

broom_service-problem-gatherer-colours = Every gatherer needs a colour of its own.
broom_service-problem-card-numbers = Three numbers of cards that follow each other are wanted, not { $found }.
broom_service-problem-bolts = The table of bolts begins with 0, rises with every bolt and never more slowly than before, also beyond its end.
broom_service-problem-amulets = The points for amulets begin with 0, never fall and go as far as a board has mountain tiles.
broom_service-problem-two-circles = A turbo tile shows two different circles, not { $found }.
broom_service-problem-no-such-circle = No board has all the circles of { $found }.
broom_service-problem-too-many-spots = There are { $count } spots, but only { $most } pieces to lie on them.
broom_service-problem-cloud-twice = Every kind of cloud needs an id of its own.
broom_service-problem-name-twice = { $found } is there already.
broom_service-problem-names = A list of different names is wanted here, not { $found }.
broom_service-problem-no-such-name = There is nothing called { $thing }.
broom_service-problem-too-many-regions = Both sides together have { $most } regions at most.
broom_service-problem-castles = The side “{ $side }” needs exactly two castle regions.
broom_service-problem-neighbours = { $region } cannot be a neighbour here, or does not list this region in turn.
broom_service-problem-base = The base of a tower touches one to three regions that all border on each other.
broom_service-problem-square-wands = Square towers bring no wands.
broom_service-problem-castle-spot = A castle region has no spots for clouds, tiles or circles.
broom_service-problem-tile-region = A tile lies in a region of its own landscape, and no two tiles of a kind lie in one.
broom_service-problem-front-tile = Forest and hill tiles lie on the back only.
broom_service-problem-cover = A mountain tile covers only towers that stand in its region alone.
broom_service-problem-circle = A stone circle lies on the back, each in a region of its own.
broom_service-problem-border = A border is a list of at least two points, as numbers.
broom_service-problem-outline = An outline is a closed walk over borders of this board, none of them twice; { $found } is not.
broom_service-problem-drawn-neighbours = Drawn as neighbours are: { $drawn }. Listed are: { $found }.
broom_service-problem-short-border = Border { $border } is so short that nobody can tell whether the regions touch.
broom_service-problem-pawns = Everybody has two pawns, in regions of the side in use.
broom_service-problem-pawn-in-cloud = No pawn can be in { $region }: there is a cloud.
broom_service-problem-tower-out = The tower { $tower } is out of the game and takes no potion.
broom_service-problem-tower-open = The tower { $tower } cannot be occupied.
broom_service-problem-too-many = There are { $count } of { $thing }, more than in the box.
broom_service-problem-wrong-side = The spot { $spot } is not on the side in use, or its tiles are not in the game.
broom_service-problem-no-tile-there = There is no tile on { $spot } whose amulet could have been taken.
broom_service-problem-fresh = Nobody has won more tiles in this trick than they own.
broom_service-problem-cards-twice = A card is there twice.
broom_service-problem-too-many-curses = With so many players { $most } roles are cursed at most.
broom_service-problem-too-many-cards = Nobody has more than { $most } cards in a round.
broom_service-problem-no-leader = Somebody always leads, and somebody is always next.
broom_service-problem-led-role = { $role } is being played, so it was led in this round.
broom_service-problem-no-actor = Somebody else carries out the role that lies there.
broom_service-problem-step = The numbers in this step fit nothing that is there.
broom_service-problem-nothing-led = Nothing was led that could be answered.
broom_service-problem-nothing-to-lead = The leader has no card.
broom_service-problem-agenda = These steps cannot lie on each other.
broom_service-problem-no-round = Every round has a number from 1 on, and its event.
broom_service-problem-too-few-events = For the rounds to come { $least } events at least are needed.
broom_service-problem-heavy-clouds = There are { $count } heavy clouds, but only { $most } are in the game.
broom_service-problem-no-tile = A tile always lies on { $spot }.
broom_service-problem-ending = A game ends after { $rounds } rounds.
broom_service-problem-other-event = This is not the event that asks for it.
broom_service-problem-cards-left = Cards are in hand only while tricks are played.
broom_service-problem-no-trick = No trick is being played, so nobody has led, answered or acted.
broom_service-problem-answers = From the leader on all have answered in turn, and whoever was the last to be brave is the brave one.

## Chronicle. Without an acting person the value counts, otherwise .you and .other

broom_service-event-start =
    .you = A new game { broom_service-players }. You begin.
    .other = A new game { broom_service-players }. { $name } begins.
broom_service-event-round = Round { $round } begins.
broom_service-event-event = The event of this round: “{ broom_service-card }”.
broom_service-event-cursed = Cursed in this round: the { broom_service-role }.
broom_service-event-sealing =
    .you = You put something down in secret.
    .other = { $name } puts something down in secret.
broom_service-event-sealed =
    .you = Your choice is made.
    .other = { $name } has chosen.
broom_service-event-picked =
    .you = You go into the round with { broom_service-cards }.
    .other = { $name } goes into the round with { broom_service-cards }.
broom_service-event-more-or-less =
    .you = More or Less? You take { broom_service-cards }: { broom_service-points }.
    .other = More or Less? { $name } takes { broom_service-cards }: { broom_service-points }.
broom_service-event-card-tile =
    .you = You hand in a forest tile for one more card.
    .other = { $name } hands in a forest tile for one more card.
broom_service-event-no-card-tile =
    .you = You keep your tile.
    .other = { $name } keeps the tile.
broom_service-event-led =
    .you = You lead the { broom_service-role }: { broom_service-stance }.
    .other = { $name } leads the { broom_service-role }: { broom_service-stance }.
broom_service-event-followed =
    .you = You follow with the { broom_service-role }: { broom_service-stance }.
    .other = { $name } follows with the { broom_service-role }: { broom_service-stance }.
broom_service-event-repeated =
    .you = The { broom_service-role } was led before ({ broom_service-stance }): your card is lost.
    .other = The { broom_service-role } was led before ({ broom_service-stance }): { $name } loses the card.
broom_service-event-passed =
    .you = You pass: no { broom_service-role }.
    .other = { $name } passes: no { broom_service-role }.
broom_service-event-curse =
    .you = The { broom_service-role } is cursed: you lose { broom_service-points }.
    .other = The { broom_service-role } is cursed: { $name } loses { broom_service-points }.
broom_service-event-knocked-out =
    .you = { $by } knocks you out: the { broom_service-role } brings you nothing.
    .other =
        { $by_you ->
            [true] You knock { $name } out: the { broom_service-role } is yours.
           *[false] { $by } knocks { $name } out: the { broom_service-role } brings nothing.
        }
broom_service-event-in-vain =
    .you = There is nothing you can do with the { broom_service-role }.
    .other = There is nothing { $name } can do with the { broom_service-role }.
broom_service-event-waived =
    .you =
        { $what ->
            [role] You make no use of your role.
            [flight] You do not fly.
            [cloud] You leave the clouds alone.
            [function] You leave the tile alone.
           *[delivery] You deliver nothing.
        }
    .other =
        { $what ->
            [role] { $name } makes no use of the role.
            [flight] { $name } does not fly.
            [cloud] { $name } leaves the clouds alone.
            [function] { $name } leaves the tile alone.
           *[delivery] { $name } delivers nothing.
        }
broom_service-event-brave-tile =
    .you = You hand in a forest tile: cowardly, and yet you act bravely.
    .other = { $name } hands in a forest tile: cowardly, and yet acting bravely.
broom_service-event-points-tile =
    .you = You hand in a forest tile for { broom_service-points }.
    .other = { $name } hands in a forest tile for { broom_service-points }.
broom_service-event-market =
    .you = Black Market: you take { broom_service-points }.
    .other = Black Market: { $name } takes { broom_service-points }.
broom_service-event-moonshine =
    .you = Moonshine: you take { broom_service-resource.acc }.
    .other = Moonshine: { $name } takes { broom_service-resource.acc }.
broom_service-event-gathered =
    .you = You gather { broom_service-gathered }.
    .other = { $name } gathers { broom_service-gathered }.
broom_service-event-flew =
    .you = Your pawn { $pawn } flies to { broom_service-region }.
    .other = { $name } flies to { broom_service-region } (pawn { $pawn }).
broom_service-event-delivered =
    .you =
        { $wands ->
            [0] You deliver { broom_service-potion.acc } in { broom_service-region }: { broom_service-points }.
           *[other] You deliver { broom_service-potion.acc } in { broom_service-region }: { broom_service-points } and { broom_service-wands }.
        }
    .other =
        { $wands ->
            [0] { $name } delivers { broom_service-potion.acc } in { broom_service-region }: { broom_service-points }.
           *[other] { $name } delivers { broom_service-potion.acc } in { broom_service-region }: { broom_service-points } and { broom_service-wands }.
        }
broom_service-event-dispelled =
    .you =
        { $bonus ->
            [0] You remove a cloud over { broom_service-region } for { broom_service-wands }: { broom_service-bolts }.
           *[other] You remove a cloud over { broom_service-region } for { broom_service-wands }: { broom_service-bolts }, and { $bonus ->
                [one] { $bonus } point
               *[other] { $bonus } points
            } for your bravery.
        }
    .other =
        { $bonus ->
            [0] { $name } removes a cloud over { broom_service-region } for { broom_service-wands }: { broom_service-bolts }.
           *[other] { $name } removes a cloud over { broom_service-region } for { broom_service-wands }: { broom_service-bolts }, and { $bonus ->
                [one] { $bonus } point
               *[other] { $bonus } points
            } for bravery.
        }
broom_service-event-potions-shown =
    .you = You own at least { broom_service-potions }: { broom_service-points } from the cloud.
    .other = { $name } owns at least { broom_service-potions }: { broom_service-points } from the cloud.
broom_service-event-potions-lacking =
    .you = You would need { broom_service-potions }: the cloud brings you no points.
    .other = { $name } would need { broom_service-potions }: the cloud brings no points.
broom_service-event-turbo =
    .you = Your pawn { $pawn } whirls on to stone circle { $circle } in { broom_service-region }.
    .other = { $name } whirls on to stone circle { $circle } in { broom_service-region } (pawn { $pawn }).
broom_service-event-circles-closed =
    .you = Clouds lie over both stone circles: your pawn { $pawn } stays.
    .other = Clouds lie over both stone circles: { $name } stays (pawn { $pawn }).
broom_service-event-forest-tile =
    .you = You find a forest tile in { broom_service-region }: { broom_service-forest-tile }.
    .other = { $name } finds a forest tile in { broom_service-region }: { broom_service-forest-tile }.
broom_service-event-amulet =
    .you = You take amulet number { $amulets } in { broom_service-region }.
    .other = { $name } takes amulet number { $amulets } in { broom_service-region }.
broom_service-event-function =
    .you = You use the mountain tile: { broom_service-mountain-tile }.
    .other = { $name } uses the mountain tile: { broom_service-mountain-tile }.
broom_service-event-dangerous =
    .you = Dangerous Regions: you lose { broom_service-points }.
    .other = Dangerous Regions: { $name } loses { broom_service-points }.
broom_service-event-pleasing =
    .you = Pleasing Regions: { broom_service-points } for you.
    .other = Pleasing Regions: { broom_service-points } for { $name }.
broom_service-event-like-minded =
    .you = Like-minded: { broom_service-points } for you.
    .other = Like-minded: { broom_service-points } for { $name }.
broom_service-event-empty-hands =
    .you = With Empty Hands: { broom_service-points } for you.
    .other = With Empty Hands: { broom_service-points } for { $name }.
broom_service-event-bid =
    .you =
        { $count ->
            [0] You bid nothing.
           *[other] You bid { $count }: { broom_service-bid }.
        }
    .other =
        { $count ->
            [0] { $name } bids nothing.
           *[other] { $name } bids { $count }: { broom_service-bid }.
        }
broom_service-bid =
    { $orange } orange, { $violet } violet, { $green } green, { $wand ->
        [one] { $wand } wand
       *[other] { $wand } wands
    }
broom_service-event-full-hands =
    .you = With Full Hands: { broom_service-points } for you.
    .other = With Full Hands: { broom_service-points } for { $name }.
broom_service-event-handed-in =
    .you = You hand in one of everything: { broom_service-points }.
    .other = { $name } hands in one of everything: { broom_service-points }.
broom_service-event-kept =
    .you = You keep your resources.
    .other = { $name } keeps the resources.
broom_service-event-final =
    .you = Final scoring: { $bolts } for bolts, { $resources } for resources, { $amulets } for amulets; { broom_service-points } for you in all.
    .other = Final scoring: { $bolts } for bolts, { $resources } for resources, { $amulets } for amulets; { broom_service-points } for { $name } in all.
broom_service-event-over =
    .you =
        { $winners ->
            [one] You win with { $points } points. Every potion on time!
           *[other] You win together with { $name }, with { $points } points each.
        }
    .other =
        { $winners ->
            [one] { $name } wins with { $points } points.
           *[other] { $name } win together, with { $points } points each.
        }

broom_service-ending-seven-rounds = All { $rounds } rounds have been flown.

## Things on the table

broom_service-thing-event = Event
    .help = One a round, known before roles are chosen. { $rounds } of ten come up in a game (BS-3.6, BS-4.1).
broom_service-thing-cursed = Cursed roles
    .help =
        Whoever lays a cursed role loses { $curse ->
            [one] { $curse } point
           *[other] { $curse } points
        } at once, brave or cowardly. There are as many as players are missing to five (BS-7.1).
broom_service-thing-supply = Supply
    .help = Potions and wands never run out (BS-18.1).
broom_service-thing-tower-round = Round tower
    .help = Takes a single potion in the whole game (BS-2.4).
broom_service-thing-tower-square = Square tower
    .help = Takes any number of potions (BS-2.4).
broom_service-thing-cloud-spot = Cloud
    .help = No pawn may enter a region with a cloud. The Weather Fairy removes it for the wands in its star (BS-2.5, BS-8.6).
broom_service-thing-castle = Castle
    .help = Here the pawns begin. Otherwise a region like any other (BS-2.8).
broom_service-thing-circle = Stone circle
    .help = Turbo tiles bring pawns here (BS-14.2).
broom_service-thing-amulet = Amulets
    .help = One for each mountain tile that you reach: in the end { $amulets_1 }, { $amulets_2 } or { $amulets_3 } points together (BS-10.1, BS-12.2).
broom_service-thing-bolts = Bolts
    .help =
        The bolts on your clouds count in the end: each brings no less than the one before, up to { $further_bolt ->
            [one] { $further_bolt } point
           *[other] { $further_bolt } points
        } (BS-10.1).
broom_service-thing-track = Points
    .help = Everybody begins with { $start_points }. Points may fall below zero (BS-3.1, BS-7.2).
broom_service-thing-hand = Your roles
    .help = Only you know them. Everybody sees how many you hold (BS-5.2).
broom_service-thing-trick = Trick
    .help = One role is led; whoever holds it must follow. The last brave player acts and leads next (BS-6.5, BS-6.10, BS-6.11).
broom_service-thing-pawn = Pawn
    .help = Everybody has two. Pawns never get in each other’s way (BS-2.6).

## For the terminal only

broom_service-thing-round = Round
broom_service-thing-neighbours = next to it
broom_service-thing-towers = towers

## At the end: where the points come from

broom_service-sheet-track = In play
broom_service-sheet-bolts = Bolts
broom_service-sheet-resources = Resources
broom_service-sheet-amulets = Amulets
broom_service-sheet-stock = Resources in stock
