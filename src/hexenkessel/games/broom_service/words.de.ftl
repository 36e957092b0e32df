### Broom Service, deutsch.
### Argumente: $role, $event, $region, $cloud, $tile, $terrain, $colour, $resource und $stance sind Kennungen; $tower und $spot
### auch, aber die liest niemand. $points, $potions, $wands, $bolts, $cards und $n sind Zahlen, $pawn ist 1 oder 2, $circle ein
### Buchstabe. $name ist der Name eines Mitspielers; $by der eines zweiten, und $by_you sagt, ob das der Leser selbst ist.

## Das Spiel

broom_service-title = Broom Service
broom_service-tagline = Mutig oder feige, aber immer auf dem Besen
broom_service-about = Sammelt Tränke, fliegt sie übers Land und liefert sie an den Türmen ab. In jedem Durchgang wählst du heimlich { $hand_size } deiner 10 Rollen. Bist du mutig, bekommst du mehr, es sei denn, nach dir ist noch jemand mutig: Dann gehst du leer aus. Bist du feige, nimmst du den kleinen, sicheren Teil.

## Dinge und Orte

broom_service-colour-orange = orange
broom_service-colour-violet = violett
broom_service-colour-green = grün
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
broom_service-resource-orange = orangefarbener Trank
    .acc = einen orangefarbenen Trank
broom_service-resource-violet = violetter Trank
    .acc = einen violetten Trank
broom_service-resource-green = grüner Trank
    .acc = einen grünen Trank
broom_service-resource-wand = Zauberstab
    .acc = einen Zauberstab
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
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
broom_service-wands =
    { $wands ->
        [one] { $wands } Zauberstab
       *[other] { $wands } Zauberstäbe
    }
broom_service-bolts =
    { $bolts ->
        [one] { $bolts } Blitz
       *[other] { $bolts } Blitze
    }
broom_service-potions =
    { $potions ->
        [one]
            { $colour ->
                [orange] { $potions } orangefarbenen Trank
                [violet] { $potions } violetten Trank
               *[green] { $potions } grünen Trank
            }
       *[other]
            { $colour ->
                [orange] { $potions } orangefarbene Tränke
                [violet] { $potions } violette Tränke
               *[green] { $potions } grüne Tränke
            }
    }
broom_service-cards =
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
broom_service-players =
    { $n ->
        [2] zu zweit
        [3] zu dritt
        [4] zu viert
       *[5] zu fünft
    }
broom_service-stance-brave = mutig
    .call = „Ich bin mutig!“
    .help = Du erhebst Anspruch auf die starke Aktion. Ist nach dir noch jemand mutig, bekommst du gar nichts (BS-6.6).
broom_service-stance-cowardly = feige
    .call = „Ich bin feige.“
    .help = Du führst die schwache Aktion sofort aus, und niemand kann sie dir nehmen (BS-6.7).
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
broom_service-standing-waiting = noch nicht dran
broom_service-standing-brave = mutig
broom_service-standing-cowardly = feige
broom_service-standing-passed = weiter
broom_service-standing-knocked_out = ausgestochen

broom_service-terrain-forest = Wald
broom_service-terrain-prairie = Heide
broom_service-terrain-hill = Hügel
broom_service-terrain-mountain = Berg
broom_service-terrain =
    { $terrain ->
        [forest] { broom_service-terrain-forest }
        [prairie] { broom_service-terrain-prairie }
        [hill] { broom_service-terrain-hill }
       *[mountain] { broom_service-terrain-mountain }
    }

broom_service-region-molehills = Maulwurfshügel
broom_service-region-heather_moor = Erikaheide
broom_service-region-owl_wood = Eulenwald
broom_service-region-whispering_pines = Flüstertann
broom_service-region-bee_meadow = Bienenweide
broom_service-region-broom_hill = Besenhügel
broom_service-region-dragon_tooth = Drachenzahn
broom_service-region-moss_wood = Moosholz
broom_service-region-lark_field = Lerchenfeld
broom_service-region-thunder_peak = Donnerspitze
broom_service-region-cat_hill = Katzenbuckel
broom_service-region-witches_peak = Hexenspitze
broom_service-region-raven_grove = Rabenhain
broom_service-region-eagle_crag = Adlerhorst
broom_service-region-kettle_hill = Kesselhügel
broom_service-region-juniper_heath = Wacholderheide
broom_service-region-frost_horn = Frosthorn
broom_service-region-poppy_plain = Mohnfeld
broom_service-region-hare_heath = Hasenheide
broom_service-region-mill_plain = Mühlenfeld
broom_service-region-foxglove_wood = Fingerhutwald
broom_service-region-hollow_oaks = Hohle Eichen
broom_service-region-mushroom_wood = Pilzwald
broom_service-region-barrow_hill = Hünenhügel
broom_service-region-giant_stairs = Riesentreppe
broom_service-region-sheep_hill = Schafbuckel
broom_service-region-apple_hill = Apfelhügel
broom_service-region-badger_thicket = Dachsdickicht
broom_service-region-silver_birches = Silberbirken
broom_service-region-potter_hill = Töpferhügel
broom_service-region-vine_hill = Rebenhügel
broom_service-region-gorse_common = Ginsteranger
broom_service-region-cricket_meadow = Grillenwiese
broom_service-region-raven_rock = Rabenfels
broom_service-region-echo_ridge = Echograt
broom_service-region-straw_field = Strohfeld
broom_service-region-goat_peak = Gamsspitze
broom_service-region-toad_wood = Krötenwald
broom_service-region-old_hag = Alte Vettel
broom_service-region-yew_shadow = Eibenschatten
broom_service-region-hedgehog_hill = Igelhügel
broom_service-region-thistle_heath = Distelheide
broom_service-region-shepherd_plain = Schäferheide
broom_service-region-crystal_peak = Kristallspitze
broom_service-region-cobweb_wood = Spinnwebwald
broom_service-region-pumpkin_hill = Kürbishügel
broom_service-region-cloud_spike = Wolkennadel
broom_service-region-lantern_wood = Laternenwald
broom_service-region-goose_common = Gänseanger
broom_service-region-lookout_hill = Ausguckhügel
broom_service-region-elder_copse = Holunderhain
broom_service-region-sunflower_field = Sonnenblumenfeld
broom_service-region-clay_hill = Lehmhügel
broom_service-region-ember_mountain = Glutberg
broom_service-region-clover_plain = Kleefeld
broom_service-region-bell_hill = Glockenhügel
broom_service-region-grey_fang = Grauzahn
broom_service-region-stag_forest = Hirschforst
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

## Die zehn Rollen: Name; .help sagt, was sie können

broom_service-role-root_gatherer = Wurzelsammler
    .help =
        Nimm { $gather_brave ->
            [one] { $gather_brave } Ressource
           *[other] { $gather_brave } Ressourcen
        }, orangefarbene Tränke und Zauberstäbe in beliebiger Mischung; feige nur { $gather_cowardly } (BS-8.3).
broom_service-role-herb_gatherer = Kräutersammler
    .help =
        Nimm { $gather_brave ->
            [one] { $gather_brave } Ressource
           *[other] { $gather_brave } Ressourcen
        }, grüne Tränke und Zauberstäbe in beliebiger Mischung; feige nur { $gather_cowardly } (BS-8.3).
broom_service-role-fruit_gatherer = Früchtesammler
    .help =
        Nimm { $gather_brave ->
            [one] { $gather_brave } Ressource
           *[other] { $gather_brave } Ressourcen
        }, violette Tränke und Zauberstäbe in beliebiger Mischung; feige nur { $gather_cowardly } (BS-8.3).
broom_service-role-forest_witch = Waldhexe
    .help = Flieg in einen Wald nebenan und liefere dort einen Trank; feige ohne Lieferung (BS-8.4).
broom_service-role-prairie_witch = Heidehexe
    .help = Flieg in eine Heide nebenan und liefere dort einen Trank; feige ohne Lieferung (BS-8.4).
broom_service-role-hill_witch = Hügelhexe
    .help = Flieg auf Hügel nebenan und liefere dort einen Trank; feige ohne Lieferung (BS-8.4).
broom_service-role-mountain_witch = Berghexe
    .help = Flieg auf einen Berg nebenan und liefere dort einen Trank; feige ohne Lieferung (BS-8.4).
broom_service-role-valley_druid = Taldruide
    .help =
        Liefere mit einer Figur in Wald oder Heide einen Trank, für { $druid_bonus ->
            [one] { $druid_bonus } Punkt
           *[other] { $druid_bonus } Punkte
        } mehr; feige ohne (BS-8.5).
broom_service-role-hilltop_druid = Gipfeldruide
    .help =
        Liefere mit einer Figur auf Hügel oder Berg einen Trank, für { $druid_bonus ->
            [one] { $druid_bonus } Punkt
           *[other] { $druid_bonus } Punkte
        } mehr; feige ohne (BS-8.5).
broom_service-role-weather_fairy = Wetterfee
    .help =
        Zahle Zauberstäbe und nimm eine Wolke neben einer deiner Figuren, für { $fairy_bonus ->
            [one] { $fairy_bonus } Punkt
           *[other] { $fairy_bonus } Punkte
        } mehr; feige ohne (BS-8.6).

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

## Die zehn Ereignisse

broom_service-card-more_or_less = Mehr oder weniger?
    .help = Nimm { $few_cards }, { $some_cards } oder { $many_cards } Karten: Das macht { $few_cards_points }, { $some_cards_points } oder { $many_cards_points } Punkte (BS-9.1).
broom_service-card-black_market = Schwarzmarkt
    .help =
        Statt einer feigen Aktion darfst du { $market_points ->
            [one] { $market_points } Punkt
           *[other] { $market_points } Punkte
        } nehmen (BS-9.2).
broom_service-card-moonshine = Schwarzbrennerei
    .help = Statt einer feigen Aktion darfst du eine beliebige Ressource nehmen (BS-9.3).
broom_service-card-old_times = Wie in alten Zeiten
    .help = Wer eine Runde eröffnet, muss mutig sein (BS-9.4).
broom_service-card-dangerous_regions = Gefährliche Gebiete
    .help = Am Ende des Durchgangs kostet jede Figur Punkte: im Wald { $danger_forest }, auf Hügeln { $danger_hill }, in der Heide { $danger_prairie }, auf dem Berg { $danger_mountain } (BS-9.5).
broom_service-card-pleasing_regions = Gefällige Gebiete
    .help = Am Ende des Durchgangs bringt jede Figur Punkte: im Wald { $pleasure_forest }, auf Hügeln { $pleasure_hill }, in der Heide { $pleasure_prairie }, auf dem Berg { $pleasure_mountain } (BS-9.6).
broom_service-card-full_hands = Mit vollen Händen
    .help =
        Am Ende des Durchgangs bieten alle verdeckt Ressourcen: Das höchste Gebot bringt { $full_hands_points ->
            [one] { $full_hands_points } Punkt
           *[other] { $full_hands_points } Punkte
        }, das nächste { $full_hands_next }; alle Gebote werden bezahlt (BS-9.7).
broom_service-card-empty_hands = Mit leeren Händen
    .help =
        Am Ende des Durchgangs bringen die wenigsten Ressourcen { $empty_hands_points ->
            [one] { $empty_hands_points } Punkt
           *[other] { $empty_hands_points } Punkte
        }, die zweitwenigsten { $empty_hands_next } (BS-9.8).
broom_service-card-one_of_everything = Einmal alles!
    .help =
        Am Ende des Durchgangs darfst du je einen Trank jeder Farbe und einen Zauberstab für { $everything_points ->
            [one] { $everything_points } Punkt
           *[other] { $everything_points } Punkte
        } abgeben (BS-9.9).
broom_service-card-like_minded = Gleichgesinnte
    .help =
        Am Ende des Durchgangs bringen deine beiden Figuren in derselben Landschaft { $like_minded_points ->
            [one] { $like_minded_points } Punkt
           *[other] { $like_minded_points } Punkte
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

## Wolken

broom_service-cloud-heavy_1_1 =
    Gewitterwolke ({ $heavy_1_1_wands ->
        [one] { $heavy_1_1_wands } Zauberstab
       *[other] { $heavy_1_1_wands } Zauberstäbe
    }, { $heavy_1_1_bolts ->
        [one] { $heavy_1_1_bolts } Blitz
       *[other] { $heavy_1_1_bolts } Blitze
    })
    .help = Kostet Zauberstäbe; ihre Blitze zählen am Ende (BS-8.2).
broom_service-cloud-heavy_1_2 =
    Gewitterwolke ({ $heavy_1_2_wands ->
        [one] { $heavy_1_2_wands } Zauberstab
       *[other] { $heavy_1_2_wands } Zauberstäbe
    }, { $heavy_1_2_bolts ->
        [one] { $heavy_1_2_bolts } Blitz
       *[other] { $heavy_1_2_bolts } Blitze
    })
    .help = Kostet Zauberstäbe; ihre Blitze zählen am Ende (BS-8.2).
broom_service-cloud-heavy_2_1 =
    Gewitterwolke ({ $heavy_2_1_wands ->
        [one] { $heavy_2_1_wands } Zauberstab
       *[other] { $heavy_2_1_wands } Zauberstäbe
    }, { $heavy_2_1_bolts ->
        [one] { $heavy_2_1_bolts } Blitz
       *[other] { $heavy_2_1_bolts } Blitze
    })
    .help = Kostet Zauberstäbe; ihre Blitze zählen am Ende (BS-8.2).
broom_service-cloud-heavy_2_2 =
    Gewitterwolke ({ $heavy_2_2_wands ->
        [one] { $heavy_2_2_wands } Zauberstab
       *[other] { $heavy_2_2_wands } Zauberstäbe
    }, { $heavy_2_2_bolts ->
        [one] { $heavy_2_2_bolts } Blitz
       *[other] { $heavy_2_2_bolts } Blitze
    })
    .help = Kostet Zauberstäbe; ihre Blitze zählen am Ende (BS-8.2).
broom_service-cloud-heavy_2_3 =
    Gewitterwolke ({ $heavy_2_3_wands ->
        [one] { $heavy_2_3_wands } Zauberstab
       *[other] { $heavy_2_3_wands } Zauberstäbe
    }, { $heavy_2_3_bolts ->
        [one] { $heavy_2_3_bolts } Blitz
       *[other] { $heavy_2_3_bolts } Blitze
    })
    .help = Kostet Zauberstäbe; ihre Blitze zählen am Ende (BS-8.2).
broom_service-cloud-heavy_3_2 =
    Gewitterwolke ({ $heavy_3_2_wands ->
        [one] { $heavy_3_2_wands } Zauberstab
       *[other] { $heavy_3_2_wands } Zauberstäbe
    }, { $heavy_3_2_bolts ->
        [one] { $heavy_3_2_bolts } Blitz
       *[other] { $heavy_3_2_bolts } Blitze
    })
    .help = Kostet Zauberstäbe; ihre Blitze zählen am Ende (BS-8.2).
broom_service-cloud-heavy_3_3 =
    Gewitterwolke ({ $heavy_3_3_wands ->
        [one] { $heavy_3_3_wands } Zauberstab
       *[other] { $heavy_3_3_wands } Zauberstäbe
    }, { $heavy_3_3_bolts ->
        [one] { $heavy_3_3_bolts } Blitz
       *[other] { $heavy_3_3_bolts } Blitze
    })
    .help = Kostet Zauberstäbe; ihre Blitze zählen am Ende (BS-8.2).
broom_service-cloud-storm_plus = Sturmwolke „+{ $storm_plus }“
    .help =
        Solange sie liegt, bringt jede Lieferung nebenan { $storm_plus ->
            [one] { $storm_plus } Punkt
           *[other] { $storm_plus } Punkte
        } mehr (BS-11.3).
broom_service-cloud-storm_move = Sturmwolke „Rückenwind“
    .help = Wer sie wegzaubert, darf mit einer Figur in ein beliebiges freies Gebiet nebenan fliegen (BS-11.4).
broom_service-cloud-storm_deliver = Sturmwolke „Eilpost“
    .help = Wer sie wegzaubert, darf einen Trank liefern (BS-11.5).
broom_service-cloud-storm_orange = Sturmwolke „Orange“
    .help =
        Wer sie wegzaubert und mindestens { $storm_orange_potions ->
            [one] { $storm_orange_potions } orangefarbenen Trank
           *[other] { $storm_orange_potions } orangefarbene Tränke
        } hat, bekommt { $storm_orange_points ->
            [one] { $storm_orange_points } Punkt
           *[other] { $storm_orange_points } Punkte
        } (BS-11.6).
broom_service-cloud-storm_violet = Sturmwolke „Violett“
    .help =
        Wer sie wegzaubert und mindestens { $storm_violet_potions ->
            [one] { $storm_violet_potions } violetten Trank
           *[other] { $storm_violet_potions } violette Tränke
        } hat, bekommt { $storm_violet_points ->
            [one] { $storm_violet_points } Punkt
           *[other] { $storm_violet_points } Punkte
        } (BS-11.6).
broom_service-cloud-storm_green = Sturmwolke „Grün“
    .help =
        Wer sie wegzaubert und mindestens { $storm_green_potions ->
            [one] { $storm_green_potions } grünen Trank
           *[other] { $storm_green_potions } grüne Tränke
        } hat, bekommt { $storm_green_points ->
            [one] { $storm_green_points } Punkt
           *[other] { $storm_green_points } Punkte
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

## Plättchen

broom_service-mountain-tile-potions = Tränke
    .help =
        Nimm von jeder Farbe { $potions_tile ->
            [one] { $potions_tile } Trank
           *[other] { $potions_tile } Tränke
        } (BS-12.4).
broom_service-mountain-tile-wands = Zauberstäbe
    .help =
        Nimm { $wands_tile ->
            [one] { $wands_tile } Zauberstab
           *[other] { $wands_tile } Zauberstäbe
        } (BS-12.4).
broom_service-mountain-tile-deliver = Lieferung
    .help = Liefere mit einer deiner Figuren einen Trank (BS-12.4).
broom_service-mountain-tile-fly = Flug
    .help = Flieg { $fly_tile }-mal, mit einer Figur oder mit beiden (BS-12.4).
broom_service-mountain-tile-weather = Wetter
    .help = Zaubere eine Wolke neben einer deiner Figuren für ihre Zauberstäbe weg (BS-12.4).

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

broom_service-forest-tile-brave_though_cowardly = Mutig trotz Feigheit
    .help = Wenn du eine Karte feige ausführst, gib das Plättchen ab und führe die mutige Aktion aus (BS-13.5).
broom_service-forest-tile-one_more_card = Eine Karte mehr
    .help = Gib es bei der Rollenwahl ab und nimm eine Karte mehr (BS-13.6).
broom_service-forest-tile-points =
    { $tile_points ->
        [one] { $tile_points } Punkt
       *[other] { $tile_points } Punkte
    }
    .help =
        Wenn du eine Karte feige ausführst, gib es statt der Aktion für { $tile_points ->
            [one] { $tile_points } Punkt
           *[other] { $tile_points } Punkte
        } ab (BS-13.7).

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
    .help = Eine Figur, die hier ankommt, fliegt sofort weiter zum Steinkreis A oder B (BS-14.2).
broom_service-hill-tile-turbo_ac = Turbo A/C
    .help = Eine Figur, die hier ankommt, fliegt sofort weiter zum Steinkreis A oder C (BS-14.2).
broom_service-hill-tile-turbo_ad = Turbo A/D
    .help = Eine Figur, die hier ankommt, fliegt sofort weiter zum Steinkreis A oder D (BS-14.2).
broom_service-hill-tile-turbo_bc = Turbo B/C
    .help = Eine Figur, die hier ankommt, fliegt sofort weiter zum Steinkreis B oder C (BS-14.2).
broom_service-hill-tile-turbo_cd = Turbo C/D
    .help = Eine Figur, die hier ankommt, fliegt sofort weiter zum Steinkreis C oder D (BS-14.2).
broom_service-hill-tile-tower = Hügelturm
    .help =
        Hier steht ein eckiger orangefarbener Turm für { $hill_tower_points ->
            [one] { $hill_tower_points } Punkt
           *[other] { $hill_tower_points } Punkte
        } (BS-14.6).

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

## Was beim Eröffnen eines Tisches gewählt wird

broom_service-option-side = Seite des Spielplans
    .help = Die Vorderseite ist für erste Spiele. Die Rückseite hat mehr und kleinere Gebiete, Inseln und Plättchen auf Bergen, in Wäldern und auf Hügeln (BS-2.1).
broom_service-option-side-front = Vorderseite
broom_service-option-side-back = Rückseite
broom_service-option-storm_clouds = Sturmwolken
    .help = { $storm_clouds } Sturmwolken mit besonderen Wirkungen werden unter die Gewitterwolken gemischt (BS-11.1).
broom_service-option-storm_clouds-true = mit
broom_service-option-storm_clouds-false = ohne
broom_service-option-heavy_clouds = Gewitterwolken
    .help = Mit Sturmwolken dürfen es weniger als { $heavy_clouds } Gewitterwolken sein, damit mehr Sturmwolken zu sehen sind: vorne mindestens { $front_heavy }, hinten { $back_heavy }. Ohne Sturmwolken sind es immer { $heavy_clouds } (BS-11.1).
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
broom_service-option-mountain_tiles = Bergplättchen
    .help = Plättchen mit Amuletten auf den markierten Bergen; üblich heißt: vorne ohne, hinten immer mit (BS-12.1, BS-20).
broom_service-option-mountain_tiles-usual = wie auf dieser Seite üblich
broom_service-option-mountain_tiles-with = mit
broom_service-option-mountain_tiles-without = ohne
broom_service-option-start = Wer beginnt
    .help = Wer die erste Runde eröffnet: ausgelost oder ein fester Platz (BS-3.3).
broom_service-option-start-random = ausgelost
broom_service-option-start-1 = Platz A
broom_service-option-start-2 = Platz B
broom_service-option-start-3 = Platz C
broom_service-option-start-4 = Platz D
broom_service-option-start-5 = Platz E

## Züge

broom_service-move-choose = Rolle wählen: { broom_service-role }
    .help = { broom_service-role.help }
broom_service-move-lead = { broom_service-role } ausspielen, { broom_service-stance }
    .help = { broom_service-stance.help }
broom_service-move-answer =
    { $stance ->
        [brave] Bedienen: { broom_service-stance-brave.call }
       *[cowardly] Bedienen: { broom_service-stance-cowardly.call }
    }
    .help = { broom_service-stance.help }
broom_service-move-pass = Weiter
    .help = Du hast diese Rolle nicht, also geht es weiter; das kostet nichts (BS-6.5).
broom_service-move-gather = { broom_service-gathered } nehmen
    .help = Du darfst auch weniger nehmen, als dir zusteht (BS-8.3).
broom_service-gathered =
    { $potions ->
        [0] { broom_service-wands }
       *[other]
            { $wands ->
                [0] { broom_service-potions }
               *[other] { broom_service-potions } und { broom_service-wands }
            }
    }
broom_service-move-moonshine = Schwarzbrennerei: { broom_service-resource.acc }
    .help = Du nimmst das statt der feigen Aktion (BS-9.3).
broom_service-move-bid =
    { $resource ->
        [orange] { $count ->
            [0] Keinen orangefarbenen Trank bieten
            [one] { $count } orangefarbenen Trank bieten
           *[other] { $count } orangefarbene Tränke bieten
        }
        [violet] { $count ->
            [0] Keinen violetten Trank bieten
            [one] { $count } violetten Trank bieten
           *[other] { $count } violette Tränke bieten
        }
        [green] { $count ->
            [0] Keinen grünen Trank bieten
            [one] { $count } grünen Trank bieten
           *[other] { $count } grüne Tränke bieten
        }
       *[wand] { $count ->
            [0] Keinen Zauberstab bieten
            [one] { $count } Zauberstab bieten
           *[other] { $count } Zauberstäbe bieten
        }
    }
    .help = Sorte für Sorte, verdeckt. Alle Gebote werden bezahlt (BS-9.7).
broom_service-move-market = Schwarzmarkt: { broom_service-points }
    .help = Du nimmst die Punkte statt der feigen Aktion (BS-9.2).
broom_service-move-use = Plättchen „{ broom_service-forest-tile }“ abgeben
    .help = { broom_service-forest-tile.help }
broom_service-move-function = Plättchen „{ broom_service-mountain-tile }“ nutzen
    .help = { broom_service-mountain-tile.help }
broom_service-move-circle = Weiter zum Steinkreis { $circle }
    .help = Das Turboplättchen bringt deine Figur sofort dorthin (BS-14.2).
broom_service-move-hand-in = Einmal alles abgeben: { broom_service-points }
    .help = Je ein Trank jeder Farbe und ein Zauberstab gehen in den Vorrat zurück (BS-9.9).
broom_service-move-number = { broom_service-cards } nehmen
    .help = Erst wählst du die Zahl, dann deine Rollen; alle Zahlen werden zugleich aufgedeckt (BS-9.1, BS-13.6).
broom_service-move-skip = Lassen
    .help = Du verzichtest darauf, und es geht weiter (BS-8.1).
broom_service-move-fly = Figur { $pawn } nach { broom_service-region }
    .help = Das Gebiet muss an das deiner Figur grenzen und frei von Wolken sein (BS-8.2).
broom_service-move-deliver = Figur { $pawn }: { broom_service-potion.acc } liefern, { broom_service-points }
    .help = Der Trank geht an den Turm, seine Punkte und Zauberstäbe gehen an dich (BS-8.2).
broom_service-move-dispel = Eine Wolke wegzaubern: { broom_service-region }
    .help = Du zahlst die Zauberstäbe in ihrem Stern und behältst die Wolke; ihre Blitze zählen am Ende (BS-8.2).
    .here = Eine Wolke wegzaubern ({ broom_service-region }): { broom_service-cloud }

## Warum ein Zug: was für ihn spricht oder gegen ihn; .less: was ein anderer kosten würde ($other_…)

broom_service-reason-role =
    { $points ->
        [0] Diese Rolle passt noch am ehesten.
        [one] Diese Rolle kann dir in diesem Durchgang etwa einen Punkt bringen.
       *[other] Diese Rolle kann dir in diesem Durchgang etwa { $points } Punkte bringen.
    }
    .less = Andere Rollen bringen noch weniger.
broom_service-reason-curse =
    { $points ->
        [one] Die Rolle ist verwunschen: Sie kostet dich einen Punkt.
       *[other] Die Rolle ist verwunschen: Sie kostet dich { $points } Punkte.
    }
    .less = Diese Rolle ist nicht verwunschen.
broom_service-reason-brave =
    { $how ->
        [sure] Mutig ist hier ohne Gefahr: Niemand kann dich mehr ausstechen.
        [likely] Mutig bringt mehr, und wahrscheinlich sticht dich niemand aus.
       *[risky] Mutig bringt so viel mehr, dass sich die Gefahr lohnt.
    }
    .less = Mutig bringt hier nichts, aber es kostet auch nichts.
broom_service-reason-cowardly = Feige hast du die Aktion sicher.
    .less = Feige verlierst du nichts.
broom_service-reason-knocks = { $victim } geht dann leer aus.
    .less = { $victim } hat von der Rolle ohnehin nichts.
broom_service-reason-bid = Das ist, was du entbehren kannst.
    .less = Das kommt dem am nächsten, was du entbehren kannst.
broom_service-reason-delivery =
    { $points ->
        [one] Bringt sofort einen Punkt.
       *[other] Bringt sofort { $points } Punkte.
    }
    .less = Bringt keine Punkte.
broom_service-reason-wands =
    { $wands ->
        [0] Kostet dich einen Trank.
        [one] Dazu bekommst du einen Zauberstab.
       *[other] Dazu bekommst du { $wands } Zauberstäbe.
    }
    .less = Der Trank fehlt dir danach weniger.
broom_service-reason-cloud =
    { $bolts ->
        [0] Macht dir den Weg frei.
        [one] Bringt dir einen Blitz und macht den Weg frei.
       *[other] Bringt dir { $bolts } Blitze und macht den Weg frei.
    }
    .less = Andere Wolken lohnen sich noch weniger.
broom_service-reason-stock = Das füllt deinen Vorrat besser auf.
    .less = Anderes nützt dir noch weniger.
broom_service-reason-use = Das bringt dir gerade mehr.
    .less = Anderes kostet dich mehr.
broom_service-reason-place =
    { $here ->
        [true] Von dort erreichst du bessere Türme.
       *[false] Von dort erreichst du weniger Türme.
    }
    .less = Anderswo erreichst du noch weniger Türme.
broom_service-reason-onward = Dort kannst du gleich liefern.
broom_service-reason-tile = Dort liegt ein Plättchen für dich.

## Was gerade gefragt ist. Mehrere wählen zugleich: dann nennt $name sie alle

broom_service-ask-choose-roles =
    .you = Wähle heimlich deine Rollen für diesen Durchgang.
    .other = Noch bei der Rollenwahl: { $name }.
broom_service-ask-extra-card =
    .you = Gibst du dein Plättchen für eine Karte mehr ab?
    .other = { $name } überlegt, ob noch eine Karte dazukommt.
broom_service-ask-lead =
    .you = Du spielst aus: Lege eine Rolle und sag mutig oder feige.
    .other = { $name } spielt aus.
broom_service-ask-answer =
    .you = Du bist dran: mutig oder feige?
    .other = { $name } muss antworten.
broom_service-ask-bid =
    .you = Mit vollen Händen: Biete verdeckt, Sorte für Sorte.
    .other = Noch beim Bieten: { $name }.
broom_service-ask-hand-in =
    .you = Einmal alles! Gibst du einen Satz ab?
    .other = { $name } überlegt, einen Satz abzugeben.
broom_service-ask-gather =
    .you = Nimm deine Ressourcen.
    .other = { $name } sammelt.
broom_service-ask-fly =
    .you = Welche Figur fliegt, und wohin?
    .other = { $name } steigt auf den Besen.
broom_service-ask-druid =
    .you = Liefere einen Trank: Welche Figur, welcher Turm?
    .other = { $name } hält nach einem Turm Ausschau.
broom_service-ask-fairy =
    .you = Welche Wolke zauberst du weg?
    .other = { $name } schaut zu den Wolken hoch.
broom_service-ask-witch-delivery =
    .you = Du bist angekommen: Lieferst du hier einen Trank?
    .other = { $name } ist angekommen und darf liefern.
broom_service-ask-mountain =
    .you = Ein Bergplättchen: Nutze es und liefere, in beliebiger Reihenfolge, oder lass es.
    .other = { $name } betrachtet das Bergplättchen.
broom_service-ask-circle =
    .you = Das Turboplättchen trägt dich weiter: Zu welchem Steinkreis?
    .other = { $name } wirbelt auf einen Steinkreis zu.
broom_service-ask-granted-flight =
    .you = Du darfst noch einmal fliegen, wohin es frei ist.
    .other = { $name } darf noch einmal fliegen.
broom_service-ask-granted-delivery =
    .you = Du darfst einen Trank liefern, mit welcher Figur du magst.
    .other = { $name } darf einen Trank liefern.
broom_service-ask-granted-cloud =
    .you = Du darfst eine Wolke neben einer deiner Figuren wegzaubern.
    .other = { $name } darf eine Wolke wegzaubern.

## Warum etwas nicht geht

broom_service-refuse-fixed-number = Du nimmst genau { broom_service-cards }.
broom_service-refuse-other-number = Du darfst { $least } bis { $most } Karten nehmen.
broom_service-refuse-number-said = Du hast schon gesagt, wie viele du nimmst: { broom_service-cards }.
broom_service-refuse-number-first = Sag zuerst, wie viele Karten du nimmst.
broom_service-refuse-chosen-already = Diese Rolle hast du schon gewählt: { broom_service-role }.
broom_service-refuse-lead-first = Du spielst aus: Lege eine deiner Rollen und sag mutig oder feige.
broom_service-refuse-must-be-brave = Wie in alten Zeiten: Wer ausspielt, muss mutig sein.
broom_service-refuse-not-in-hand = Diese Rolle hast du nicht auf der Hand: { broom_service-role }.
broom_service-refuse-must-follow = Du hast diese Rolle und musst sie legen: { broom_service-role }.
broom_service-refuse-must-pass = Du hast diese Rolle nicht ({ broom_service-role }); für dich heißt es weiter.
broom_service-refuse-answer-first = Antworte erst auf die ausgespielte Rolle: { broom_service-role }.
broom_service-refuse-other-colour = Die Tränke dieses Sammlers sind { broom_service-colour }.
broom_service-refuse-too-much = Das ist zu viel: Du darfst höchstens { $most } nehmen.
broom_service-refuse-other-mix = In dieser Mischung bringt der Sammler nichts.
broom_service-refuse-other-side = Das liegt auf der anderen Seite des Spielplans.
broom_service-refuse-already-there = Deine Figur ist schon hier: { broom_service-region }.
broom_service-refuse-not-adjacent = { broom_service-region } grenzt nicht an das Gebiet dieser Figur.
broom_service-refuse-wrong-terrain = { broom_service-region } ist die falsche Landschaft: Du brauchst { broom_service-terrain }.
broom_service-refuse-clouded = { broom_service-region } ist von einer Wolke versperrt.
broom_service-refuse-out-of-reach = Der Fuß dieses Turms berührt das Gebiet dieser Figur nicht.
broom_service-refuse-occupied = Auf diesem runden Turm steht schon ein Trank.
broom_service-refuse-covered = Ein Bergplättchen verdeckt diesen Turm: Er ist nicht im Spiel.
broom_service-refuse-no-tower-tile = Dort liegt nicht das Plättchen mit dem Turm.
broom_service-refuse-no-potion = Für diesen Turm fehlt dir ein Trank der richtigen Farbe: { broom_service-colour }.
broom_service-refuse-other-druid = Dieser Druide liefert hier nicht, denn deine Figur steht in dieser Landschaft: { broom_service-terrain }.
broom_service-refuse-druids-stay = Druiden liefern, aber sie fliegen nicht.
broom_service-refuse-fly-first = Eine Hexe liefert nur dort, wo sie gerade angekommen ist: Flieg zuerst.
broom_service-refuse-only-brave = Eine feige Hexe fliegt, aber sie liefert nicht.
broom_service-refuse-other-pawn = Nur Figur { $pawn }, die gerade geflogen ist, darf liefern.
broom_service-refuse-no-cloud = Auf diesem Feld liegt keine Wolke: { broom_service-region }.
broom_service-refuse-cloud-out-of-reach = Keine deiner Figuren ist nebenan: { broom_service-region }.
broom_service-refuse-too-few-wands = Diese Wolke kostet { broom_service-wands }; so viele hast du nicht.
broom_service-refuse-no-such-tile = Dieses Plättchen hast du nicht.
broom_service-refuse-tile-too-fresh = Das Plättchen hast du gerade erst bekommen: Nutze es ab der nächsten Runde.
broom_service-refuse-only-cowardly = Das ist nur etwas für Feige.
broom_service-refuse-decided-already = Was du mit dieser Karte tust, hast du schon entschieden.
broom_service-refuse-other-event = Das Ereignis dieses Durchgangs erlaubt das nicht.
broom_service-refuse-circle-clouded = Über dem Steinkreis { $circle } liegt eine Wolke.
broom_service-refuse-other-circle = Dieses Turboplättchen zeigt den Steinkreis { $circle } nicht.
broom_service-refuse-must-go-on = Du musst weiter zu einem Steinkreis.
broom_service-refuse-no-witch-delivery = Hier liefert nur die mutige Berghexe, und nur, wohin sie selbst geflogen ist.
broom_service-refuse-delivered-already = Deine Lieferung hast du schon gemacht.
broom_service-refuse-tile-first = Erst das Plättchen, dann die Lieferung.
broom_service-refuse-other-function = Hier liegt ein anderes Plättchen: „{ broom_service-mountain-tile }“.
broom_service-refuse-function-used = Dieses Plättchen hast du schon genutzt.
broom_service-refuse-function-idle = Das Plättchen kann jetzt nichts für dich tun.
broom_service-refuse-bid-too-high = Davon hast du nur { $count }.
broom_service-refuse-bid-in-order = Biete Sorte für Sorte; jetzt kommt: { broom_service-resource }.

## Was an einer Inhaltsdatei oder Stellung nicht stimmt

broom_service-problem-gatherer-colours = Jeder Sammler braucht eine eigene Farbe.
broom_service-problem-card-numbers = Hier stehen drei aufeinanderfolgende Kartenzahlen, nicht { $found }.
broom_service-problem-bolts = Die Blitztabelle beginnt mit 0, steigt mit jedem Blitz und nie langsamer als zuvor, auch über ihr Ende hinaus.
broom_service-problem-amulets = Die Punkte für Amulette beginnen mit 0, fallen nie und reichen so weit, wie ein Plan Bergplättchen hat.
broom_service-problem-two-circles = Ein Turboplättchen zeigt zwei verschiedene Kreise, nicht { $found }.
broom_service-problem-no-such-circle = Kein Plan hat alle diese Kreise: { $found }.
broom_service-problem-too-many-spots = Es gibt { $count } Felder, aber nur { $most } Teile dafür.
broom_service-problem-cloud-twice = Jede Wolkenart braucht eine eigene Kennung.
broom_service-problem-name-twice = { $found } gibt es schon.
broom_service-problem-names = Hier steht eine Liste verschiedener Namen, nicht { $found }.
broom_service-problem-no-such-name = Es gibt nichts, das { $thing } heißt.
broom_service-problem-too-many-regions = Beide Seiten zusammen haben höchstens { $most } Gebiete.
broom_service-problem-castles = Die Seite „{ $side }“ braucht genau zwei Burggebiete.
broom_service-problem-neighbours = { $region } kann hier kein Nachbar sein oder nennt dieses Gebiet nicht ebenso.
broom_service-problem-base = Der Fuß eines Turms berührt ein bis drei Gebiete, die alle aneinandergrenzen.
broom_service-problem-square-wands = Eckige Türme bringen keine Zauberstäbe.
broom_service-problem-castle-spot = In einem Burggebiet gibt es keine Felder für Wolken, Plättchen oder Kreise.
broom_service-problem-tile-region = Ein Plättchen liegt in seiner eigenen Landschaft, und keine zwei derselben Art liegen in einem Gebiet.
broom_service-problem-front-tile = Wald- und Hügelplättchen liegen nur auf der Rückseite.
broom_service-problem-cover = Ein Bergplättchen verdeckt nur Türme, die allein in seinem Gebiet stehen.
broom_service-problem-circle = Steinkreise liegen auf der Rückseite, jeder in einem eigenen Gebiet.
broom_service-problem-border = Eine Grenze ist eine Liste von mindestens zwei Punkten in Zahlen.
broom_service-problem-outline = Ein Umriss ist ein geschlossener Weg über Grenzen dieses Plans, keine davon zweimal; { $found } ist keiner.
broom_service-problem-drawn-neighbours = Als Nachbarn gezeichnet sind: { $drawn }. Genannt sind: { $found }.
broom_service-problem-short-border = Grenze { $border } ist so kurz, dass niemand sieht, ob sich die Gebiete berühren.
broom_service-problem-pawns = Alle haben zwei Figuren, und zwar in Gebieten der bespielten Seite.
broom_service-problem-pawn-in-cloud = In { $region } kann keine Figur stehen: Dort liegt eine Wolke.
broom_service-problem-tower-out = Der Turm { $tower } ist nicht im Spiel und nimmt keinen Trank.
broom_service-problem-tower-open = Der Turm { $tower } kann nicht belegt sein.
broom_service-problem-too-many = { $thing } gibt es { $count }-mal, öfter als in der Schachtel.
broom_service-problem-wrong-side = Das Feld { $spot } ist nicht auf der bespielten Seite, oder seine Plättchen sind nicht im Spiel.
broom_service-problem-no-tile-there = Auf { $spot } liegt kein Plättchen, dessen Amulett jemand haben könnte.
broom_service-problem-fresh = Niemand hat in dieser Runde mehr Plättchen bekommen, als da sind.
broom_service-problem-cards-twice = Eine Karte ist doppelt da.
broom_service-problem-too-many-curses = Bei so vielen Spielern sind höchstens { $most } Rollen verwunschen.
broom_service-problem-too-many-cards = Niemand hat in einem Durchgang mehr als { $most } Karten.
broom_service-problem-no-leader = Immer spielt jemand aus, und immer ist jemand der Nächste.
broom_service-problem-led-role = { $role } wird gerade gespielt, wurde also in diesem Durchgang ausgespielt.
broom_service-problem-no-actor = Die Rolle, die da liegt, führt jemand anders aus.
broom_service-problem-step = Die Zahlen in diesem Schritt passen zu nichts, was da ist.
broom_service-problem-nothing-led = Es wurde nichts ausgespielt, worauf jemand antworten könnte.
broom_service-problem-nothing-to-lead = Wer ausspielen soll, hat keine Karte.
broom_service-problem-agenda = Diese Schritte können nicht so aufeinanderliegen.
broom_service-problem-no-round = Jeder Durchgang hat eine Nummer ab 1 und sein Ereignis.
broom_service-problem-too-few-events = Für die nächsten Durchgänge braucht es mindestens { $least } Ereignisse.
broom_service-problem-heavy-clouds = Es gibt { $count } Gewitterwolken, aber nur { $most } sind im Spiel.
broom_service-problem-no-tile = Auf { $spot } liegt immer ein Plättchen.
broom_service-problem-ending = Ein Spiel endet nach { $rounds } Durchgängen.
broom_service-problem-other-event = Danach fragt ein anderes Ereignis.
broom_service-problem-cards-left = Karten hat man nur auf der Hand, solange gespielt wird.
broom_service-problem-no-trick = Es läuft keine Runde, also hat niemand ausgespielt, geantwortet oder etwas auszuführen.
broom_service-problem-answers = Reihum haben alle von der Person an geantwortet, die ausspielt, und mutig ist, wer es zuletzt war.

## Chronik. Ohne handelnde Person gilt der Wert, sonst .you und .other

broom_service-event-start =
    .you = Ein neues Spiel { broom_service-players }. Du beginnst.
    .other = Ein neues Spiel { broom_service-players }. { $name } beginnt.
broom_service-event-round = Durchgang { $round } beginnt.
broom_service-event-event = Das Ereignis dieses Durchgangs: „{ broom_service-card }“.
broom_service-event-cursed = In diesem Durchgang verwunschen: { broom_service-role }.
broom_service-event-sealing =
    .you = Du legst heimlich etwas hin.
    .other = { $name } legt heimlich etwas hin.
broom_service-event-sealed =
    .you = Deine Wahl ist getroffen.
    .other = { $name } hat gewählt.
broom_service-event-picked =
    .you = Du gehst mit { broom_service-cards } in den Durchgang.
    .other = { $name } geht mit { broom_service-cards } in den Durchgang.
broom_service-event-more-or-less =
    .you = Mehr oder weniger? Du nimmst { broom_service-cards }: { broom_service-points }.
    .other = Mehr oder weniger? { $name } nimmt { broom_service-cards }: { broom_service-points }.
broom_service-event-card-tile =
    .you = Du gibst ein Waldplättchen für eine Karte mehr ab.
    .other = { $name } gibt ein Waldplättchen für eine Karte mehr ab.
broom_service-event-no-card-tile =
    .you = Du behältst dein Plättchen.
    .other = { $name } behält das Plättchen.
broom_service-event-led =
    .you = Du spielst aus: { broom_service-role }, { broom_service-stance }.
    .other = { $name } spielt aus: { broom_service-role }, { broom_service-stance }.
broom_service-event-followed =
    .you = Du bedienst: { broom_service-role }, { broom_service-stance }.
    .other = { $name } bedient: { broom_service-role }, { broom_service-stance }.
broom_service-event-repeated =
    .you = Diese Rolle war schon dran ({ broom_service-role }, { broom_service-stance }): Deine Karte verfällt.
    .other = Diese Rolle war schon dran ({ broom_service-role }, { broom_service-stance }): Die Karte von { $name } verfällt.
broom_service-event-passed =
    .you = Du sagst „weiter“: Diese Rolle hast du nicht ({ broom_service-role }).
    .other = { $name } sagt „weiter“: keine Karte für diese Rolle ({ broom_service-role }).
broom_service-event-curse =
    .you = Verwunschen ({ broom_service-role }): Du verlierst { broom_service-points }.
    .other = Verwunschen ({ broom_service-role }): { $name } verliert { broom_service-points }.
broom_service-event-knocked-out =
    .you = { $by } sticht dich aus: Diese Rolle bringt dir nichts ({ broom_service-role }).
    .other =
        { $by_you ->
            [true] Du stichst { $name } aus ({ broom_service-role }).
           *[false] { $by } sticht { $name } aus ({ broom_service-role }).
        }
broom_service-event-in-vain =
    .you = Damit kannst du gerade nichts anfangen: { broom_service-role }.
    .other = { $name } kann damit gerade nichts anfangen: { broom_service-role }.
broom_service-event-waived =
    .you =
        { $what ->
            [role] Du machst nichts aus deiner Rolle.
            [flight] Du fliegst nicht.
            [cloud] Du lässt die Wolken ziehen.
            [function] Du lässt das Plättchen liegen.
           *[delivery] Du lieferst nichts.
        }
    .other =
        { $what ->
            [role] { $name } macht nichts aus der Rolle.
            [flight] { $name } fliegt nicht.
            [cloud] { $name } lässt die Wolken ziehen.
            [function] { $name } lässt das Plättchen liegen.
           *[delivery] { $name } liefert nichts.
        }
broom_service-event-brave-tile =
    .you = Du gibst ein Waldplättchen ab: feige, und handelst doch mutig.
    .other = { $name } gibt ein Waldplättchen ab: feige, und handelt doch mutig.
broom_service-event-points-tile =
    .you = Du gibst ein Waldplättchen für { broom_service-points } ab.
    .other = { $name } gibt ein Waldplättchen für { broom_service-points } ab.
broom_service-event-market =
    .you = Schwarzmarkt: Du nimmst { broom_service-points }.
    .other = Schwarzmarkt: { $name } nimmt { broom_service-points }.
broom_service-event-moonshine =
    .you = Schwarzbrennerei: Du nimmst { broom_service-resource.acc }.
    .other = Schwarzbrennerei: { $name } nimmt { broom_service-resource.acc }.
broom_service-event-gathered =
    .you = Du sammelst { broom_service-gathered }.
    .other = { $name } sammelt { broom_service-gathered }.
broom_service-event-flew =
    .you = Deine Figur { $pawn } fliegt nach { broom_service-region }.
    .other = { $name } fliegt nach { broom_service-region } (Figur { $pawn }).
broom_service-event-delivered =
    .you =
        { $wands ->
            [0] Du lieferst { broom_service-potion.acc } ({ broom_service-region }): { broom_service-points }.
           *[other] Du lieferst { broom_service-potion.acc } ({ broom_service-region }): { broom_service-points } und { broom_service-wands }.
        }
    .other =
        { $wands ->
            [0] { $name } liefert { broom_service-potion.acc } ({ broom_service-region }): { broom_service-points }.
           *[other] { $name } liefert { broom_service-potion.acc } ({ broom_service-region }): { broom_service-points } und { broom_service-wands }.
        }
broom_service-event-dispelled =
    .you =
        { $bonus ->
            [0] Du zauberst für { broom_service-wands } eine Wolke weg ({ broom_service-region }): { broom_service-bolts }.
           *[other] Du zauberst für { broom_service-wands } eine Wolke weg ({ broom_service-region }): { broom_service-bolts } und { $bonus ->
                [one] { $bonus } Punkt
               *[other] { $bonus } Punkte
            } für deinen Mut.
        }
    .other =
        { $bonus ->
            [0] { $name } zaubert für { broom_service-wands } eine Wolke weg ({ broom_service-region }): { broom_service-bolts }.
           *[other] { $name } zaubert für { broom_service-wands } eine Wolke weg ({ broom_service-region }): { broom_service-bolts } und { $bonus ->
                [one] { $bonus } Punkt
               *[other] { $bonus } Punkte
            } für den Mut.
        }
broom_service-event-potions-shown =
    .you = Du hast mindestens { broom_service-potions }: Die Wolke bringt { broom_service-points }.
    .other = { $name } hat mindestens { broom_service-potions }: Die Wolke bringt { broom_service-points }.
broom_service-event-potions-lacking =
    .you = Dafür bräuchtest du { broom_service-potions }: Die Wolke bringt dir keine Punkte.
    .other = Dafür bräuchte { $name } { broom_service-potions }: Die Wolke bringt keine Punkte.
broom_service-event-turbo =
    .you = Deine Figur { $pawn } wirbelt weiter zum Steinkreis { $circle } ({ broom_service-region }).
    .other = { $name } wirbelt weiter zum Steinkreis { $circle } ({ broom_service-region }, Figur { $pawn }).
broom_service-event-circles-closed =
    .you = Über beiden Steinkreisen liegen Wolken: Deine Figur { $pawn } bleibt.
    .other = Über beiden Steinkreisen liegen Wolken: { $name } bleibt (Figur { $pawn }).
broom_service-event-forest-tile =
    .you = Du findest ein Waldplättchen ({ broom_service-region }): { broom_service-forest-tile }.
    .other = { $name } findet ein Waldplättchen ({ broom_service-region }): { broom_service-forest-tile }.
broom_service-event-amulet =
    .you = Du nimmst dein { $amulets }. Amulett ({ broom_service-region }).
    .other = { $name } nimmt das { $amulets }. Amulett ({ broom_service-region }).
broom_service-event-function =
    .you = Du nutzt das Bergplättchen: { broom_service-mountain-tile }.
    .other = { $name } nutzt das Bergplättchen: { broom_service-mountain-tile }.
broom_service-event-dangerous =
    .you = Gefährliche Gebiete: Du verlierst { broom_service-points }.
    .other = Gefährliche Gebiete: { $name } verliert { broom_service-points }.
broom_service-event-pleasing =
    .you = Gefällige Gebiete: { broom_service-points } für dich.
    .other = Gefällige Gebiete: { broom_service-points } für { $name }.
broom_service-event-like-minded =
    .you = Gleichgesinnte: { broom_service-points } für dich.
    .other = Gleichgesinnte: { broom_service-points } für { $name }.
broom_service-event-empty-hands =
    .you = Mit leeren Händen: { broom_service-points } für dich.
    .other = Mit leeren Händen: { broom_service-points } für { $name }.
broom_service-event-bid =
    .you =
        { $count ->
            [0] Du bietest nichts.
           *[other] Du bietest { $count }: { broom_service-bid }.
        }
    .other =
        { $count ->
            [0] { $name } bietet nichts.
           *[other] { $name } bietet { $count }: { broom_service-bid }.
        }
broom_service-bid =
    { $orange } orange, { $violet } violett, { $green } grün, { $wand ->
        [one] { $wand } Zauberstab
       *[other] { $wand } Zauberstäbe
    }
broom_service-event-full-hands =
    .you = Mit vollen Händen: { broom_service-points } für dich.
    .other = Mit vollen Händen: { broom_service-points } für { $name }.
broom_service-event-handed-in =
    .you = Du gibst einmal alles ab: { broom_service-points }.
    .other = { $name } gibt einmal alles ab: { broom_service-points }.
broom_service-event-kept =
    .you = Du behältst deine Ressourcen.
    .other = { $name } behält die Ressourcen.
broom_service-event-final =
    .you = Schlusswertung: { $bolts } für Blitze, { $resources } für Ressourcen, { $amulets } für Amulette; zusammen { broom_service-points } für dich.
    .other = Schlusswertung: { $bolts } für Blitze, { $resources } für Ressourcen, { $amulets } für Amulette; zusammen { broom_service-points } für { $name }.
broom_service-event-over =
    .you =
        { $winners ->
            [one] Du gewinnst mit { $points } Punkten. Jeder Trank pünktlich zugestellt!
           *[other] Du gewinnst gemeinsam mit { $name }, mit je { $points } Punkten.
        }
    .other =
        { $winners ->
            [one] { $name } gewinnt mit { $points } Punkten.
           *[other] { $name } gewinnen gemeinsam, mit je { $points } Punkten.
        }

broom_service-ending-seven-rounds = Alle { $rounds } Durchgänge sind geflogen.

## Dinge auf dem Tisch

broom_service-thing-event = Ereignis
    .help = Eines in jedem Durchgang, bekannt vor der Rollenwahl. { $rounds } von zehn kommen im Spiel vor (BS-3.6, BS-4.1).
broom_service-thing-cursed = Verwunschene Rollen
    .help =
        Wer eine verwunschene Rolle legt, verliert sofort { $curse ->
            [one] { $curse } Punkt
           *[other] { $curse } Punkte
        }, mutig oder feige. Es sind so viele, wie Leute zu fünft fehlen (BS-7.1).
broom_service-thing-supply = Vorrat
    .help = Tränke und Zauberstäbe gehen nie aus (BS-18.1).
broom_service-thing-tower-round = Runder Turm
    .help = Nimmt im ganzen Spiel nur einen einzigen Trank (BS-2.4).
broom_service-thing-tower-square = Eckiger Turm
    .help = Nimmt beliebig viele Tränke (BS-2.4).
broom_service-thing-cloud-spot = Wolke
    .help = Keine Figur darf in ein Gebiet mit einer Wolke. Die Wetterfee zaubert sie für die Zauberstäbe in ihrem Stern weg (BS-2.5, BS-8.6).
broom_service-thing-castle = Burg
    .help = Hier beginnen die Figuren. Sonst ein Gebiet wie jedes andere (BS-2.8).
broom_service-thing-circle = Steinkreis
    .help = Turboplättchen bringen Figuren hierher (BS-14.2).
broom_service-thing-amulet = Amulette
    .help = Eines für jedes Bergplättchen, das du erreichst: am Ende zusammen { $amulets_1 }, { $amulets_2 } oder { $amulets_3 } Punkte (BS-10.1, BS-12.2).
broom_service-thing-bolts = Blitze
    .help =
        Die Blitze auf deinen Wolken zählen am Ende: Jeder bringt mindestens so viel wie der davor, bis zu { $further_bolt ->
            [one] { $further_bolt } Punkt
           *[other] { $further_bolt } Punkte
        } (BS-10.1).
broom_service-thing-track = Punkte
    .help = Alle beginnen mit { $start_points }. Punkte können unter null fallen (BS-3.1, BS-7.2).
broom_service-thing-hand = Deine Rollen
    .help = Nur du kennst sie. Alle sehen, wie viele du hast (BS-5.2).
broom_service-thing-trick = Runde
    .help = Eine Rolle wird ausgespielt; wer sie hat, muss bedienen. Wer zuletzt mutig war, handelt und spielt als Nächstes aus (BS-6.5, BS-6.10, BS-6.11).
broom_service-thing-pawn = Figur
    .help = Alle haben zwei. Figuren kommen sich nie in die Quere (BS-2.6).

## Nur für das Terminal

broom_service-thing-round = Durchgang
broom_service-thing-neighbours = nebenan
broom_service-thing-towers = Türme

## Am Ende: woher die Punkte kommen

broom_service-sheet-track = Im Spiel
broom_service-sheet-bolts = Blitze
broom_service-sheet-resources = Ressourcen
broom_service-sheet-amulets = Amulette
broom_service-sheet-stock = Ressourcen im Vorrat
