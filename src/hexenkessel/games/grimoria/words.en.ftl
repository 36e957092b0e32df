### Grimoria, English.
### Arguments: $card is the id of a card (“black_mage”; “place”, “treasure” and “face_down” for one you do not know),
### $spell the number of a spell (1 to 15), $slot a field of the display (0 is that of the face-down card), $talers a number
### of talers, $n the number of players, $name a player’s name; $caster and $victim are names as well, and $caster_you says whether the reader is it.

## The game

grimoria-title = Grimoria
grimoria-tagline = Fifteen spells and a secret bookmark
grimoria-about = Everybody secretly chooses a spell. Small ones bring you on early, to the loveliest cards; great ones do more; and whoever chooses the same as somebody else must wait. Gather companions, places, treasures and talers; the most victory points win in the end.

## Building blocks

grimoria-players =
    { $n ->
        [2] for two
        [3] for three
        [4] for four
       *[5] for five
    }
grimoria-talers =
    { $talers ->
        [one] { $talers } taler
       *[other] { $talers } talers
    }

## Kinds of spells

grimoria-category-white = white magic
    .short = white
grimoria-category-black = black magic
    .short = black
grimoria-category-attack = attack spell
    .short = attack
grimoria-category-protection = protection spell
    .short = protection

## The spells: name; .short in a few words, .help as a sentence, .category the kind

grimoria-spell-1 = Turning Wind
    .short = exchange one card of the display
    .help = Discard one card of the display; the top card of the draw pile takes its field, face down for face down, face up for face up (GR-6.1).
    .category = { grimoria-category-white }
grimoria-spell-2 = Moonhush
    .short = black magic brings nothing this round
    .help = This round black magic brings nobody any talers, unless they have a Witch (GR-6.2).
    .category = { grimoria-category-white }
grimoria-spell-3 = Will-o’-the-Wisp
    .short =
        { $spell_3_talers ->
            [one] { $spell_3_talers } taler
           *[other] { $spell_3_talers } talers
        }
    .help =
        Take { $spell_3_talers ->
            [one] { $spell_3_talers } taler
           *[other] { $spell_3_talers } talers
        }, except under Moonhush (GR-6.3).
    .category = { grimoria-category-black }
grimoria-spell-4 = Call from the Mist
    .short =
        for { $spell_4_talers ->
            [one] { $spell_4_talers } taler
           *[other] { $spell_4_talers } talers
        } a random card from the discard pile
    .help =
        You may pay { $spell_4_talers ->
            [one] { $spell_4_talers } taler
           *[other] { $spell_4_talers } talers
        } and get a random card from the discard pile; if it is empty, the top card of the draw pile (GR-6.4).
    .category = { grimoria-category-white }
grimoria-spell-5 = Dowsing Rod
    .short = 1 treasure
    .help = Draw a treasure; for each of your Merchants you may buy another one afterwards (GR-6.5).
    .category = { grimoria-category-white }
grimoria-spell-6 = Star Talers
    .short =
        { $spell_6_talers ->
            [one] { $spell_6_talers } taler
           *[other] { $spell_6_talers } talers
        } if nobody is poorer
    .help =
        If at this moment nobody has fewer talers than you, take { $spell_6_talers ->
            [one] { $spell_6_talers } taler
           *[other] { $spell_6_talers } talers
        } (GR-6.6).
    .category = { grimoria-category-white }
grimoria-spell-7 = Raven Gold
    .short =
        { $spell_7_talers ->
            [one] { $spell_7_talers } taler
           *[other] { $spell_7_talers } talers
        }
    .help =
        Take { $spell_7_talers ->
            [one] { $spell_7_talers } taler
           *[other] { $spell_7_talers } talers
        }, except under Moonhush (GR-6.7).
    .category = { grimoria-category-black }
grimoria-spell-8 = Warding Circle
    .short = no attack hits you
    .help = This round no attack spell hits you, not even before your turn (GR-6.8).
    .category = { grimoria-category-protection }
grimoria-spell-9 = Siren Song
    .short = a companion from whoever has most
    .help = Whoever else has the most companions picks one of them and gives it to you (GR-6.9).
    .category = { grimoria-category-attack }
grimoria-spell-10 = Straw to Gold
    .short =
        { $spell_10_talers ->
            [one] { $spell_10_talers } taler
           *[other] { $spell_10_talers } talers
        } for a card of your own
    .help =
        You may discard one of your cards, whatever it is, and take { $spell_10_talers ->
            [one] { $spell_10_talers } taler
           *[other] { $spell_10_talers } talers
        } for it (GR-6.10).
    .category = { grimoria-category-white }
grimoria-spell-11 = Hedge of Thorns
    .short = no attack hits you, and perhaps one more card in the display
    .help = This round no attack spell hits you; in your turn you may turn up one more card into the display (GR-6.11).
    .category = { grimoria-category-protection }
grimoria-spell-12 = Thieving Magpie
    .short = half the talers of whoever has most
    .help = Whoever else has the most talers loses half of them, rounded down, to you (GR-6.12).
    .category = { grimoria-category-attack }
grimoria-spell-13 = Shadow Harvest
    .short =
        { $spell_13_talers ->
            [one] { $spell_13_talers } taler
           *[other] { $spell_13_talers } talers
        }
    .help =
        Take { $spell_13_talers ->
            [one] { $spell_13_talers } taler
           *[other] { $spell_13_talers } talers
        }, except under Moonhush (GR-6.13).
    .category = { grimoria-category-black }
grimoria-spell-14 = Dragon’s Grasp
    .short =
        { $spell_14_treasures ->
            [one] a random treasure
           *[other] { $spell_14_treasures } random treasures
        } from whoever has most
    .help = Whoever else has the most treasures loses { $spell_14_treasures } of them to you; chance picks which (GR-6.14).
    .category = { grimoria-category-attack }
grimoria-spell-15 = Walpurgis Night
    .short =
        { $spell_15_talers ->
            [one] { $spell_15_talers } taler
           *[other] { $spell_15_talers } talers
        }
    .help =
        Take { $spell_15_talers ->
            [one] { $spell_15_talers } taler
           *[other] { $spell_15_talers } talers
        }, except under Moonhush (GR-6.15).
    .category = { grimoria-category-black }

grimoria-spell =
    { $spell ->
        [1] { grimoria-spell-1 }
        [2] { grimoria-spell-2 }
        [3] { grimoria-spell-3 }
        [4] { grimoria-spell-4 }
        [5] { grimoria-spell-5 }
        [6] { grimoria-spell-6 }
        [7] { grimoria-spell-7 }
        [8] { grimoria-spell-8 }
        [9] { grimoria-spell-9 }
        [10] { grimoria-spell-10 }
        [11] { grimoria-spell-11 }
        [12] { grimoria-spell-12 }
        [13] { grimoria-spell-13 }
        [14] { grimoria-spell-14 }
       *[15] { grimoria-spell-15 }
    }
    .help =
        { $spell ->
            [1] { grimoria-spell-1.help }
            [2] { grimoria-spell-2.help }
            [3] { grimoria-spell-3.help }
            [4] { grimoria-spell-4.help }
            [5] { grimoria-spell-5.help }
            [6] { grimoria-spell-6.help }
            [7] { grimoria-spell-7.help }
            [8] { grimoria-spell-8.help }
            [9] { grimoria-spell-9.help }
            [10] { grimoria-spell-10.help }
            [11] { grimoria-spell-11.help }
            [12] { grimoria-spell-12.help }
            [13] { grimoria-spell-13.help }
            [14] { grimoria-spell-14.help }
           *[15] { grimoria-spell-15.help }
        }

## The cards: name; .acc with its article, as after “you take”, .short in a few words, .help as a sentence

# Companions

grimoria-card-messenger = Messenger
    .acc = a Messenger
    .short =
        when you are first: { $messenger_talers ->
            [one] { $messenger_talers } taler
           *[other] { $messenger_talers } talers
        }
    .help =
        If you are first in this round’s order, you get { $messenger_talers ->
            [one] { $messenger_talers } taler
           *[other] { $messenger_talers } talers
        } for each Messenger (GR-8.2).
grimoria-card-maid = Maid
    .acc = a Maid
    .short =
        when you are last: { $maid_talers ->
            [one] { $maid_talers } taler
           *[other] { $maid_talers } talers
        }
    .help =
        If you are last in this round’s order, you get { $maid_talers ->
            [one] { $maid_talers } taler
           *[other] { $maid_talers } talers
        } for each Maid (GR-8.3).
grimoria-card-bard = Bard
    .acc = a Bard
    .short =
        when you share your spell: { $bard_talers ->
            [one] { $bard_talers } taler
           *[other] { $bard_talers } talers
        }
    .help =
        If somebody else chose your spell, you get { $bard_talers ->
            [one] { $bard_talers } taler
           *[other] { $bard_talers } talers
        } for each Bard (GR-8.4).
grimoria-card-merchant = Merchant
    .acc = a Merchant
    .short =
        after Dowsing Rod: a treasure for { $merchant_price ->
            [one] { $merchant_price } taler
           *[other] { $merchant_price } talers
        }
    .help =
        After your Dowsing Rod you may buy one more treasure for { $merchant_price ->
            [one] { $merchant_price } taler
           *[other] { $merchant_price } talers
        } for each Merchant (GR-8.5).
grimoria-card-black_mage = Black Mage
    .acc = a Black Mage
    .short =
        when black magic has paid: { $black_mage_talers ->
            [one] { $black_mage_talers } taler
           *[other] { $black_mage_talers } talers
        } more
    .help =
        If your black magic has brought you talers, you get { $black_mage_talers ->
            [one] { $black_mage_talers } taler
           *[other] { $black_mage_talers } talers
        } more for each Black Mage (GR-8.6).
grimoria-card-mercenary = Mercenary
    .acc = a Mercenary
    .short = discard: an attack passes you by
    .help = When an attack spell hits you, you may discard a Mercenary; then it passes you by (GR-8.7).
grimoria-card-seer = Seer
    .acc = a Seer
    .short = you see the face-down card of the display
    .help = As long as you have her, you see the face-down card of the display, also while spells are being chosen (GR-8.9).
grimoria-card-witch = Witch
    .acc = a Witch
    .short =
        Moonhush does not trouble you; if somebody else casts it: { $witch_talers ->
            [one] { $witch_talers } taler
           *[other] { $witch_talers } talers
        }
    .help =
        Moonhush takes no talers from you; if somebody else chooses it, you get { $witch_talers ->
            [one] { $witch_talers } taler
           *[other] { $witch_talers } talers
        } for each Witch at the reveal (GR-8.8).
grimoria-card-king = King
    .acc = a King
    .short =
        { $king_points ->
            [one] { $king_points } point
           *[other] { $king_points } points
        } for each place
    .help =
        In the end each King brings { $king_points ->
            [one] { $king_points } point
           *[other] { $king_points } points
        } for every place of yours (GR-12.3.1).
grimoria-card-queen = Queen
    .acc = a Queen
    .short =
        { $queen_points ->
            [one] { $queen_points } point
           *[other] { $queen_points } points
        } for every { $queen_names } different companions
    .help =
        In the end each Queen brings { $queen_points ->
            [one] { $queen_points } point
           *[other] { $queen_points } points
        } for every { $queen_names } different companions; she counts, too (GR-12.3.2).
grimoria-card-knight = Twin Knight
    .acc = a Twin Knight
    .short =
        { $knight_points ->
            [one] { $knight_points } point
           *[other] { $knight_points } points
        } for every { $knight_set } of them
    .help =
        In the end every { $knight_set } Twin Knights bring { $knight_points ->
            [one] { $knight_points } point
           *[other] { $knight_points } points
        } together (GR-12.3.3).
grimoria-card-alchemist = Alchemist
    .acc = an Alchemist
    .short =
        { $alchemist_points ->
            [one] { $alchemist_points } point
           *[other] { $alchemist_points } points
        } for each treasure of value up to { $alchemist_value }
    .help =
        In the end each Alchemist brings { $alchemist_points ->
            [one] { $alchemist_points } point
           *[other] { $alchemist_points } points
        } for every treasure of yours that shows { $alchemist_value } or less (GR-12.3.4).
grimoria-card-treasurer = Mint Warden
    .acc = a Mint Warden
    .short =
        { $treasurer_points ->
            [one] { $treasurer_points } point
           *[other] { $treasurer_points } points
        } for every { $treasurer_talers } talers
    .help =
        In the end each Mint Warden brings { $treasurer_points ->
            [one] { $treasurer_points } point
           *[other] { $treasurer_points } points
        } for every { $treasurer_talers } talers (GR-12.3.5).
grimoria-card-builder = Master Builder
    .acc = a Master Builder
    .short =
        { $builder_points ->
            [one] { $builder_points } point
           *[other] { $builder_points } points
        } for Mill Village, Lantern Town and Falcon Castle together
    .help =
        In the end each Master Builder brings { $builder_points ->
            [one] { $builder_points } point
           *[other] { $builder_points } points
        } for every set of Mill Village, Lantern Town and Falcon Castle (GR-12.3.6).

# Places

grimoria-card-village = Mill Village
    .acc = a Mill Village
    .short = brings only points
    .help = A place: it lies face down with you and brings its points in the end (GR-5.4.2).
grimoria-card-town = Lantern Town
    .acc = a Lantern Town
    .short = brings only points
    .help = A place: it lies face down with you and brings its points in the end (GR-5.4.2).
grimoria-card-castle = Falcon Castle
    .acc = a Falcon Castle
    .short = brings only points
    .help = A place: it lies face down with you and brings its points in the end (GR-5.4.2).

# Treasures

grimoria-card-ring = Silver Ring
    .acc = a Silver Ring
    .short = brings only points
    .help = A treasure without an effect: it brings its points in the end (GR-9.1).
grimoria-card-chalice = Golden Chalice
    .acc = a Golden Chalice
    .short = brings only points
    .help = A treasure without an effect: it brings its points in the end (GR-9.1).
grimoria-card-crown = Fairy Crown
    .acc = a Fairy Crown
    .short = brings only points
    .help = A treasure without an effect: it brings its points in the end (GR-9.1).
grimoria-card-purse = Coin Purse
    .acc = a Coin Purse
    .short =
        when drawn: { $purse_talers ->
            [one] { $purse_talers } taler
           *[other] { $purse_talers } talers
        }
    .help =
        When you draw it, you show it and take { $purse_talers ->
            [one] { $purse_talers } taler
           *[other] { $purse_talers } talers
        } at once (GR-9.3.1).
grimoria-card-map = Old Map
    .acc = an Old Map
    .short = when drawn: one more treasure
    .help = When you draw it, you show it and draw one more treasure at once (GR-9.3.2).
grimoria-card-amulet = Owl Amulet
    .acc = an Owl Amulet
    .short = any time, discard: an attack passes you by
    .help = When an attack spell hits you, you may show and discard it; then it passes you by (GR-9.3.3).

# What you do not know

grimoria-card-place = Place
    .acc = a place
    .short = unknown
    .help = A place; only its owner and those who have seen it know which (GR-14).
grimoria-card-treasure = Treasure
    .acc = a treasure
    .short = unknown
    .help = A treasure; only its owner and those who have seen it know which (GR-14).
grimoria-card-face_down = Face-down card
    .acc = the face-down card
    .short = unknown
    .help = The face-down card of the display: you may take it like any other; only the owner of a Seer sees it before (GR-8.9).

grimoria-card =
    { $card ->
        [messenger] { grimoria-card-messenger }
        [maid] { grimoria-card-maid }
        [bard] { grimoria-card-bard }
        [merchant] { grimoria-card-merchant }
        [black_mage] { grimoria-card-black_mage }
        [mercenary] { grimoria-card-mercenary }
        [seer] { grimoria-card-seer }
        [witch] { grimoria-card-witch }
        [king] { grimoria-card-king }
        [queen] { grimoria-card-queen }
        [knight] { grimoria-card-knight }
        [alchemist] { grimoria-card-alchemist }
        [treasurer] { grimoria-card-treasurer }
        [builder] { grimoria-card-builder }
        [village] { grimoria-card-village }
        [town] { grimoria-card-town }
        [castle] { grimoria-card-castle }
        [ring] { grimoria-card-ring }
        [chalice] { grimoria-card-chalice }
        [crown] { grimoria-card-crown }
        [purse] { grimoria-card-purse }
        [map] { grimoria-card-map }
        [amulet] { grimoria-card-amulet }
        [place] { grimoria-card-place }
        [treasure] { grimoria-card-treasure }
       *[face_down] { grimoria-card-face_down }
    }
    .acc =
        { $card ->
            [messenger] { grimoria-card-messenger.acc }
            [maid] { grimoria-card-maid.acc }
            [bard] { grimoria-card-bard.acc }
            [merchant] { grimoria-card-merchant.acc }
            [black_mage] { grimoria-card-black_mage.acc }
            [mercenary] { grimoria-card-mercenary.acc }
            [seer] { grimoria-card-seer.acc }
            [witch] { grimoria-card-witch.acc }
            [king] { grimoria-card-king.acc }
            [queen] { grimoria-card-queen.acc }
            [knight] { grimoria-card-knight.acc }
            [alchemist] { grimoria-card-alchemist.acc }
            [treasurer] { grimoria-card-treasurer.acc }
            [builder] { grimoria-card-builder.acc }
            [village] { grimoria-card-village.acc }
            [town] { grimoria-card-town.acc }
            [castle] { grimoria-card-castle.acc }
            [ring] { grimoria-card-ring.acc }
            [chalice] { grimoria-card-chalice.acc }
            [crown] { grimoria-card-crown.acc }
            [purse] { grimoria-card-purse.acc }
            [map] { grimoria-card-map.acc }
            [amulet] { grimoria-card-amulet.acc }
            [place] { grimoria-card-place.acc }
            [treasure] { grimoria-card-treasure.acc }
           *[face_down] { grimoria-card-face_down.acc }
        }
    .help =
        { $card ->
            [messenger] { grimoria-card-messenger.help }
            [maid] { grimoria-card-maid.help }
            [bard] { grimoria-card-bard.help }
            [merchant] { grimoria-card-merchant.help }
            [black_mage] { grimoria-card-black_mage.help }
            [mercenary] { grimoria-card-mercenary.help }
            [seer] { grimoria-card-seer.help }
            [witch] { grimoria-card-witch.help }
            [king] { grimoria-card-king.help }
            [queen] { grimoria-card-queen.help }
            [knight] { grimoria-card-knight.help }
            [alchemist] { grimoria-card-alchemist.help }
            [treasurer] { grimoria-card-treasurer.help }
            [builder] { grimoria-card-builder.help }
            [village] { grimoria-card-village.help }
            [town] { grimoria-card-town.help }
            [castle] { grimoria-card-castle.help }
            [ring] { grimoria-card-ring.help }
            [chalice] { grimoria-card-chalice.help }
            [crown] { grimoria-card-crown.help }
            [purse] { grimoria-card-purse.help }
            [map] { grimoria-card-map.help }
            [amulet] { grimoria-card-amulet.help }
            [place] { grimoria-card-place.help }
            [treasure] { grimoria-card-treasure.help }
           *[face_down] { grimoria-card-face_down.help }
        }

## Moves

grimoria-move-choose = Choose { grimoria-spell } ({ $spell })
    .help = { grimoria-spell.help }
grimoria-move-exchange =
    { $slot ->
        [0] Exchange the face-down card
       *[other] Exchange the card on field { $slot }
    }
    .here = Exchange the { grimoria-card }
    .help =
        { $slot ->
            [0] It goes face up to the discard pile; the new one lies face down again (GR-6.1).
           *[other] It goes to the discard pile; the new one lies face up on field { $slot } (GR-6.1).
        }
grimoria-move-pay = Pay { grimoria-talers }
    .help = You get a random card from the discard pile; if it is empty, the top card of the draw pile (GR-6.4).
grimoria-move-attack = Attack { $victim }
    .help = In a tie you pick whom it hits (GR-7.4).
grimoria-move-defend =
    { $card ->
        [mercenary] Fend it off with a Mercenary
       *[amulet] Fend it off with an Owl Amulet
    }
    .help =
        { $card ->
            [mercenary] The Mercenary goes to the discard pile, and the attack looks for another target (GR-7.5, GR-8.7).
           *[amulet] The Owl Amulet goes to the discarded treasures, and the attack looks for another target (GR-7.5, GR-9.3.3).
        }
grimoria-move-endure = Do not fend it off
    .help = The attack hits you (GR-7.7).
grimoria-move-give = Give the { grimoria-card } away
    .help = { grimoria-card.help }
grimoria-move-transmute = Turn the { grimoria-card } to gold
    .help =
        You discard the card and take { $spell_10_talers ->
            [one] { $spell_10_talers } taler
           *[other] { $spell_10_talers } talers
        } for it (GR-6.10).
grimoria-move-reveal = Turn up one more card
    .help = The top card of the draw pile goes face up into the display, for you and for all after you (GR-6.11).
grimoria-move-buy = Buy a treasure for { grimoria-talers }
    .help = You see it before you decide about the next (GR-8.5).
grimoria-move-decline = Leave it
    .help = You let it be this time, and your turn goes on (GR-6.0.2, GR-8.5).
grimoria-move-take =
    { $slot ->
        [0] Take the face-down card
       *[other] Take the card on field { $slot }
    }
    .here = Take the { grimoria-card }
    .help =
        { $slot ->
            [0] You look at it in secret and keep it; you cannot put it back (GR-5.4.3).
           *[other] A companion then lies face up in front of you, a place face down; field { $slot } stays empty (GR-5.4).
        }

## Why a move: what speaks for it or against it; .less: what another one would cost ($other_…)

grimoria-reason-spell =
    { $points ->
        [0] The spell itself brings a little.
        [one] The spell itself is worth about one point.
       *[other] The spell itself is worth about { $points } points.
    }
    .less = The spell itself brings nothing; another one would bring even less.
grimoria-reason-early =
    { $best ->
        [true] You are probably early enough with it for the best card on display.
       *[false] There is still a better card when your turn comes.
    }
    .less = There is a better card when your turn comes.
grimoria-reason-alone = With a chance of about { $percent }% nobody else chooses it; then you come before all who share a spell.
grimoria-reason-worth =
    { $unseen ->
        [true] You don’t know it; on average such cards are worth about { shell-points }.
       *[false] To you the card is worth about { shell-points } by the end.
    }
    .less = Other cards are worth even less to you.
grimoria-reason-denies = { $victim } could make good use of the card otherwise.
    .less = The card is of no use to anybody else.
grimoria-reason-keeps = This is the card that is of most use to you.
    .less = The card that is of most use to you stays.
grimoria-reason-spoils = This is the card that { $victim } would like best.
    .less = Nobody wants this card.
grimoria-reason-victim =
    { $first ->
        [true] { $victim } has the best prospects just now.
       *[false] { $victim } has better prospects than others.
    }
    .less = { $victim } has better prospects than others.
grimoria-reason-defence =
    { $how ->
        [attack] The attack costs you about { shell-points }.
        [mercenary] Costs you the Mercenary.
       *[amulet] Costs you the Owl Amulet.
    }
    .less =
        { $how ->
            [attack] The attack takes less from you than fending it off costs.
           *[other] Fending it off costs you less than the attack takes.
        }
grimoria-reason-gift = This is the best card to give away.
    .less = The other cards would be a greater loss.
grimoria-reason-offer =
    { $act ->
        [decline] To leave it costs nothing.
       *[take] Is worth more than it costs.
    }
    .less =
        { $act ->
            [decline] The offer costs more than it is worth.
           *[take] Another offer costs even more.
        }

## What is asked now. Several sit over their spellbooks at once: then $name lists them all

grimoria-ask-choose-spell =
    .you = Slip in your bookmark: choose a spell in secret.
    .other = Still bent over the spellbook: { $name }.
grimoria-ask-exchange =
    .you = { grimoria-spell-1 }: which card of the display shall go?
    .other = { $name } is exchanging a card of the display.
grimoria-ask-recall =
    .you = { grimoria-spell-4 }: will you pay for a card you do not know yet?
    .other = { $name } is wondering whether { grimoria-spell-4 } is worth it.
grimoria-ask-victim =
    .you = Several have equally many: whom do you attack?
    .other = { $name } is picking a target.
grimoria-ask-react =
    .you = An attack is about to hit you: do you fend it off?
    .other = { $name } is wondering how to fend the attack off.
grimoria-ask-give =
    .you = { grimoria-spell-9 }: which companion do you give away?
    .other = { $name } is picking the companion that must go.
grimoria-ask-transmute =
    .you = { grimoria-spell-10 }: which of your cards do you discard for talers?
    .other = { $name } is wondering which card to turn to gold.
grimoria-ask-sanctuary =
    .you = { grimoria-spell-11 }: shall one more card go into the display?
    .other = { $name } is wondering whether to add a card to the display.
grimoria-ask-merchant =
    .you = A Merchant offers you one more treasure: do you buy it?
    .other = { $name } is bargaining with the Merchant.
grimoria-ask-take =
    .you = Take a card from the display.
    .other = { $name } is taking a card from the display.

## Why something cannot be done

grimoria-refuse-level-too-low = { grimoria-spell } ({ $spell }) is too high as yet: the magic level is { $level }.
grimoria-refuse-must-choose = First you choose a spell; nobody goes without one.
grimoria-refuse-chosen-already = You have chosen your spell for this round, and it stays.
grimoria-refuse-empty-slot =
    { $slot ->
        [0] The face-down card is gone already.
       *[other] There is no card on field { $slot }.
    }
grimoria-refuse-not-a-leader = Somebody else has more: it always hits whoever has the most.
grimoria-refuse-not-yourself = You cannot hit yourself.
grimoria-refuse-protected = Whoever has chosen { grimoria-spell } is protected this round.
grimoria-refuse-defended-already = Whoever has fended this attack off is no target any more.
grimoria-refuse-must-attack = The spell hits somebody; whom of those with the most is up to you.
grimoria-refuse-not-yours = You have no such card: { grimoria-card }.
grimoria-refuse-must-take = You have to take a card; declining is not possible.
grimoria-refuse-must-exchange = { grimoria-spell-1 } always exchanges a card; declining is not possible.
grimoria-refuse-must-give = You have to give a companion away; which one is up to you.
grimoria-refuse-answer-attack = You are being attacked: fend it off or let it happen.
grimoria-refuse-victim-first = First comes the answer to your attack, then your turn goes on.
grimoria-refuse-not-attacked = Nobody is attacking you just now.
grimoria-refuse-spell-first = First come your spell and your companions, then the card.
grimoria-refuse-spell-over = Your spell is over already; now you take a card.
grimoria-refuse-other-spell = That belongs to another spell; you have chosen { grimoria-spell }.
grimoria-refuse-no-attack-spell = { grimoria-spell } attacks nobody.
grimoria-refuse-no-merchant = You need a Merchant for that.
grimoria-refuse-too-poor =
    That costs { $price ->
        [one] { $price } taler
       *[other] { $price } talers
    }, and you have { $talers ->
        [0] none.
       *[other] only { $talers }.
    }

# In a content file of your own

grimoria-problem-start-count = Four numbers are needed for start, for 2, 3, 4 and 5 players, unlike in { $found }.
grimoria-problem-rounds = A game has { $least } to { $most } rounds; from magic level { $first } to { $last } it does not.
grimoria-problem-spell-order = The spells come in the order of their numbers: { $wanted } belongs here, not { $found }.
grimoria-problem-category = Spell { $number } is of the kind { $wanted }, not { $found } (GR-6.0.4).
grimoria-problem-spell-twice = Another spell does this already: { $found }.
grimoria-problem-companion-twice = Another companion can do this already: { $found }.
grimoria-problem-treasure-twice = Another treasure does this already: { $found }.
grimoria-problem-black-magic = Higher black magic brings more than lower; { $found } is too little.
grimoria-problem-adventure-cards = Companions and places are { $wanted } cards together, but here they are { $count }.
grimoria-problem-treasure-cards = There are { $wanted } treasures, but here they are { $count }.
grimoria-problem-treasure-points = Some treasure is worth each number from 0 to { $most }, but here none is worth { $value }.
grimoria-problem-treasure-effect = Treasures with every effect are needed, but here none has { $effect }.

# In a position

grimoria-problem-cards = The box has { $wanted } cards { $card }, but here they are { $count }.
grimoria-problem-card-place = { $card } cannot lie here.
grimoria-problem-slots = The display has at least { $least } fields (GR-5.7).
grimoria-problem-knowers-count = Every face-down card needs those who know it.
grimoria-problem-knowers = { $found } cannot be all who know this card.
grimoria-problem-face-down = The face-down card is known only to seats at this table, to whoever has a Seer in any case, and to nobody once it is gone (GR-8.9).
grimoria-problem-order = Every seat stands in the order exactly once.
grimoria-problem-level = Magic level { $level } is below the first one (GR-2.5).
grimoria-problem-spells = Spells, up to the magic level, lie open from the reveal to the end of the round, and only then.
grimoria-problem-turn = { $found } cannot be the turn now.
grimoria-problem-escaped = { $found } are not all opponents of the one whose spell it is.
grimoria-problem-nobody = There is nobody here who could be attacked.
grimoria-problem-no-companion = Whoever has no companion cannot give one away.
grimoria-problem-agenda = The steps of a turn never lie on each other like this (GR-5.1).
grimoria-problem-end = The game is over only after the round on the red field, magic level { $last } (GR-11.1).
grimoria-problem-other-spell = This step does not belong to spell { $spell }.
grimoria-problem-merchants = { $found } purchases are not possible with so many Merchants: { $most } (GR-8.5).
grimoria-problem-slots-most = The display has at most { $most } fields now (GR-5.7).
grimoria-problem-victim = The attack cannot hit this seat (GR-7.1).

## Chronicle. Without an acting person the value counts, otherwise .you and .other

grimoria-event-start = A new game { grimoria-players }. The magic level begins at { $level }.
    .you = A new game { grimoria-players }. The spellbooks are ready.
    .other = { grimoria-event-start.you }
grimoria-event-sealing =
    .you = You slip in your bookmark.
    .other = { $name } slips in a bookmark.
grimoria-event-sealed =
    .you = Your book lies closed on the table.
    .other = { $name } has chosen.
grimoria-event-revealed =
    .you = You open your book: { grimoria-spell } ({ $spell }).
    .other = { $name } opens the book: { grimoria-spell } ({ $spell }).
grimoria-event-order =
    .you = You are first this round.
    .other = { $name } is first this round.
grimoria-event-witch =
    .you = { grimoria-spell-2 } lies over the round: you get { grimoria-talers } for your Witches.
    .other = { grimoria-spell-2 } lies over the round: { $name } gets { grimoria-talers } for Witches.
grimoria-event-cast =
    .you = You cast { grimoria-spell }.
    .other = { $name } casts { grimoria-spell }.
grimoria-event-earned =
    .you = { grimoria-spell } brings you { grimoria-talers }.
    .other = { grimoria-spell } brings { $name } { grimoria-talers }.
grimoria-event-silenced =
    .you = { grimoria-spell-2 } lies over the round: { grimoria-spell } brings you nothing.
    .other = { grimoria-spell-2 } lies over the round: { grimoria-spell } brings { $name } nothing.
grimoria-event-no-alms =
    .you = Somebody has fewer talers than you: { grimoria-spell-6 } brings you nothing.
    .other = Somebody has fewer talers than { $name }: { grimoria-spell-6 } brings nothing.
grimoria-event-no-effect =
    .you = { grimoria-spell } does nothing for you this time.
    .other = { grimoria-spell } does nothing for { $name } this time.
grimoria-event-no-victim =
    .you = { grimoria-spell } fizzles out: you find no target.
    .other = { grimoria-spell } fizzles out: { $name } finds no target.
grimoria-event-no-loot =
    .you = Nobody has more than 1 taler to take: the magpie comes back to you with nothing.
    .other = Nobody has more than 1 taler to take: the magpie comes back to { $name } with nothing.
grimoria-event-exchanged =
    .you = You exchange { grimoria-card.acc }.
    .other = { $name } exchanges { grimoria-card.acc }.
grimoria-event-discarded =
    { $slot ->
        [0] The face-down card is turned up and discarded: { grimoria-card }.
       *[other] Onto the discard pile: { grimoria-card }.
    }
    .thing =
        { $slot ->
            [0] the face-down card ({ grimoria-card })
           *[other] { grimoria-card }
        }
    .several = Onto the discard pile: { $things }.
grimoria-event-dealt =
    { $card ->
        [face_down] A card goes face down into the display.
       *[other]
            { $slot ->
                [0] Your Seer shows you the face-down card: { grimoria-card }.
               *[other] New in the display: { grimoria-card }.
            }
    }
    .thing =
        { $card ->
            [face_down] a face-down card
           *[other]
                { $slot ->
                    [0] { grimoria-card } (face down, but seen by your Seer)
                   *[other] { grimoria-card }
                }
        }
    .several = New in the display: { $things }.
grimoria-event-declined =
    .you =
        { $spell ->
            [5] You buy no further treasure.
           *[other] You make no use of { grimoria-spell }.
        }
    .other =
        { $spell ->
            [5] { $name } buys no further treasure.
           *[other] { $name } makes no use of { grimoria-spell }.
        }
grimoria-event-paid =
    .you = You pay { grimoria-talers }.
    .other = { $name } pays { grimoria-talers }.
grimoria-event-recalled =
    .you = You call { grimoria-card.acc } back from the discard pile.
    .other = { $name } calls { grimoria-card.acc } back from the discard pile.
grimoria-event-drew =
    .you = You draw { grimoria-card.acc } from the draw pile.
    .other = { $name } draws { grimoria-card.acc } from the draw pile.
grimoria-event-opened =
    .you = You open a gap in the hedge: one more card goes into the display.
    .other = { $name } opens a gap in the hedge: one more card goes into the display.
grimoria-event-attacked =
    .you = { $caster } attacks you: { grimoria-spell }.
    .other =
        { $caster_you ->
            [true] You attack { $name }: { grimoria-spell }.
           *[false] { $caster } attacks { $name }: { grimoria-spell }.
        }
grimoria-event-defended =
    .you =
        { $card ->
            [mercenary] Your Mercenary fends the attack off.
           *[amulet] Your Owl Amulet fends the attack off.
        }
    .other =
        { $card ->
            [mercenary] { $name } fends the attack off with a Mercenary.
           *[amulet] { $name } fends the attack off with an Owl Amulet.
        }
grimoria-event-endured =
    .you = You do not fend the attack off.
    .other = { $name } does not fend the attack off.
grimoria-event-gave =
    .you = You give { grimoria-card.acc } to { $caster }.
    .other =
        { $caster_you ->
            [true] { $name } gives you { grimoria-card.acc }.
           *[false] { $name } gives { grimoria-card.acc } to { $caster }.
        }
grimoria-event-plundered =
    .you = You lose { grimoria-talers } to { $caster }.
    .other =
        { $caster_you ->
            [true] You take { grimoria-talers } from { $name }.
           *[false] { $name } loses { grimoria-talers } to { $caster }.
        }
grimoria-event-raided =
    .you = You lose { grimoria-card.acc } to { $caster }.
    .other =
        { $caster_you ->
            [true] You take { grimoria-card.acc } from { $name }.
           *[false] { $name } loses { grimoria-card.acc } to { $caster }.
        }
grimoria-event-transmuted =
    .you = You discard { grimoria-card.acc } and get { grimoria-talers }.
    .other = { $name } discards { grimoria-card.acc } and gets { grimoria-talers }.
grimoria-event-treasure =
    .you = You draw { grimoria-card.acc } from the treasure pile.
    .other = { $name } draws { grimoria-card.acc } from the treasure pile.
grimoria-event-purse =
    .you = In the Coin Purse you find { grimoria-talers }.
    .other = In the Coin Purse { $name } finds { grimoria-talers }.
grimoria-event-map =
    .you = The Old Map leads you to one more treasure.
    .other = The Old Map leads { $name } to one more treasure.
grimoria-event-bought =
    .you = You buy a treasure from the Merchant for { grimoria-talers }.
    .other = { $name } buys a treasure from the Merchant for { grimoria-talers }.
grimoria-event-income =
    .you = { grimoria-card }: { grimoria-talers } for you.
    .other = { grimoria-card }: { grimoria-talers } for { $name }.
grimoria-event-took =
    .you = You take { grimoria-card.acc }.
    .other = { $name } takes { grimoria-card.acc }.
grimoria-event-uncovered =
    .you = You look at it and find { grimoria-card.acc }.
    .other = { $name } looks at it and finds { grimoria-card.acc }.
grimoria-event-foresaw =
    .you = Your Seer shows you the face-down card: { grimoria-card }.
    .other = A Seer shows { $name } the face-down card.
grimoria-event-nothing-left =
    .you = The display is empty: you get no card this time.
    .other = The display is empty: { $name } gets no card this time.
grimoria-event-reshuffled =
    { $pile ->
        [treasure] The discarded treasures are shuffled; { $cards ->
            [one] there is { $cards } card in the treasure pile again.
           *[other] there are { $cards } cards in the treasure pile again.
        }
       *[adventure] The discard pile is shuffled; { $cards ->
            [one] there is { $cards } card in the draw pile again.
           *[other] there are { $cards } cards in the draw pile again.
        }
    }
grimoria-event-level = The magic level rises to { $level }.
grimoria-event-last-round = The magic level is { $level }, the red field: the last round begins.
grimoria-event-over =
    .you =
        { $winners ->
            [one] You win with { $points } victory points. The grimoire is yours!
           *[other] You win together with { $name }, with { $points } victory points each.
        }
    .other =
        { $winners ->
            [one] { $name } wins with { $points } victory points.
           *[other] { $name } win together, with { $points } victory points each.
        }

grimoria-ending-last-round-played = The round on the red field has been played.

## Things on the table

grimoria-thing-spellbook = Spellbook
    .help = Fifteen spells, the same for all. You may choose any of them up to the magic level, also the same one again and again (GR-4.1).
grimoria-thing-display = Display
    .help = One card lies face down, the others face up. Every turn ends with taking one of them; new ones come only for the next round (GR-5.4, GR-10.2).
grimoria-thing-draw-pile = Draw pile
    .help = The cards of the display come from here. If it is empty and a card is needed, the discard pile is shuffled (GR-10.5).
grimoria-thing-discard-pile = Discard pile
    .help = Here lies in the open what was left over or discarded. Everybody may look through it at any time (GR-10.4).
grimoria-thing-treasure-pile = Treasure pile
    .help = 28 face-down treasures at the start. Only Dowsing Rod and your Merchants bring you to them (GR-6.5, GR-8.5).
grimoria-thing-treasure-discards = Discarded treasures
    .help = They lie in the open. If the treasure pile is empty, they are shuffled into a new one (GR-9.4).
grimoria-thing-level = Magic level
    .help = Your spell may be this high at most. It rises by 1 after each round; on the red field the last round is played (GR-4.1, GR-10.3, GR-11.1).
grimoria-thing-order = Turn order
    .help = First all who have a spell to themselves, the smallest in front; behind them all who share their spell, in the previous order (GR-4.3).
grimoria-thing-talers = Talers
    .help = They lie in the open. In the end each is worth one victory point (GR-12.1).
grimoria-thing-tableau = Collection
    .help = Companions lie face up, places and treasures face down; everybody sees how many there are. There is no limit (GR-5.5, GR-14).
grimoria-thing-companions = Companions
    .help = Five of them work in action 2, three at any time, and the purple ones bring points in the end (GR-8.1.1, GR-8.1.2, GR-8.1.3).
grimoria-thing-places = Places
    .help = They lie face down and bring their points in the end. No attack takes them away (GR-5.4.2, GR-7.7).
grimoria-thing-treasures = Treasures
    .help = They lie face down and bring their points in the end; three kinds can do more (GR-9.1, GR-9.3).
grimoria-thing-seat = Seat
    .help = Talers and companions are known to all, and so is the number of places and treasures. The chosen spell stays secret until all have chosen (GR-4.2, GR-14).

## In the terminal

grimoria-terminal-round = Round { $round } of { $rounds }
grimoria-terminal-places =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
grimoria-terminal-treasures =
    { $count ->
        [one] { $count } treasure
       *[other] { $count } treasures
    }
grimoria-terminal-unknown = { $count } unknown

## At the end: where the points come from

grimoria-sheet-talers = { grimoria-thing-talers }
grimoria-sheet-companions = { grimoria-thing-companions }
grimoria-sheet-places = { grimoria-thing-places }
grimoria-sheet-treasures = { grimoria-thing-treasures }
grimoria-sheet-king = { grimoria-card-king }
grimoria-sheet-queen = { grimoria-card-queen }
grimoria-sheet-knight = { grimoria-card-knight }
grimoria-sheet-alchemist = { grimoria-card-alchemist }
grimoria-sheet-treasurer = { grimoria-card-treasurer }
grimoria-sheet-builder = { grimoria-card-builder }
