## Nur auf der Seite: die Karte

broom_service-board-map = Die Landkarte
broom_service-board-occupied = belegt
broom_service-board-pawns-here = hier: { $names }
broom_service-board-towers = Türme
broom_service-board-neighbours = Nebenan
broom_service-board-base = Zu beliefern aus
broom_service-board-own-pawn = Deine Figur { $pawn }
broom_service-board-amulets =
    { $amulets ->
        [one] Hier liegt noch { $amulets } Amulett.
       *[other] Hier liegen noch { $amulets } Amulette.
    }

## Plätze

broom_service-board-own-amulets =
    { $amulets ->
        [one] { $amulets } Amulett
       *[other] { $amulets } Amulette
    }
broom_service-board-leads = spielt aus
broom_service-board-turn = ist dran
broom_service-board-next = als Nächstes
broom_service-board-laid = gelegt: { $roles }
broom_service-board-in-hand =
    { $cards ->
        [0] keine Karten mehr
        [one] noch { $cards } Karte
       *[other] noch { $cards } Karten
    }

## Ereignis und Flüche

broom_service-board-cursed = Verwunschen: Wer sie legt, verliert { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.

## Rollen: Namen mit Trennstellen

broom_service-board-role-root_gatherer = Wurzel{ "\u00AD" }sammler
broom_service-board-role-herb_gatherer = Kräuter{ "\u00AD" }sammler
broom_service-board-role-fruit_gatherer = Früchte{ "\u00AD" }sammler
broom_service-board-role-forest_witch = Wald{ "\u00AD" }hexe
broom_service-board-role-prairie_witch = Heide{ "\u00AD" }hexe
broom_service-board-role-hill_witch = Hügel{ "\u00AD" }hexe
broom_service-board-role-mountain_witch = Berg{ "\u00AD" }hexe
broom_service-board-role-valley_druid = Tal{ "\u00AD" }druide
broom_service-board-role-hilltop_druid = Gipfel{ "\u00AD" }druide
broom_service-board-role-weather_fairy = Wetter{ "\u00AD" }fee

## Was eine Haltung bringt

broom_service-board-brave =
    { $kind ->
        [gatherer]
            { $amount ->
                [one] Nimm { $amount } Trank oder Zauberstab
               *[other] Nimm { $amount } Tränke oder Zauberstäbe
            }
        [witch] Flieg hin und liefere
        [druid] Liefere, +{ $extra ->
            [one] { $extra } Punkt
           *[other] { $extra } Punkte
        }
       *[fairy] Nimm eine Wolke, +{ $extra ->
            [one] { $extra } Punkt
           *[other] { $extra } Punkte
        }
    }
broom_service-board-cowardly =
    { $kind ->
        [gatherer]
            { $amount ->
                [one] Nimm { $amount } Trank oder Zauberstab
               *[other] Nimm { $amount } Tränke oder Zauberstäbe
            }
        [witch] Flieg nur hin
        [druid] Liefere
       *[fairy] Nimm eine Wolke
    }
broom_service-board-stance = Mutig oder feige
broom_service-board-role-first = Leg zuerst eine Rolle

## Wählen und ausspielen

broom_service-board-choose = { $chosen } von { $wanted } Rollen gewählt
broom_service-board-chosen = Deine Rollen liegen verdeckt. Die anderen wählen noch.
broom_service-board-all-choose = Alle wählen verdeckt ihre Rollen.
broom_service-board-picked = gewählt
broom_service-board-no-cards = Du hast keine Karten mehr in diesem Durchgang.
broom_service-board-led = ausgespielt
broom_service-board-leader =
    { $me ->
        [true] Du spielst aus
       *[other] { $name } spielt aus
    }
broom_service-board-chapter-start = Die Hexen steigen auf
broom_service-board-chapter-round = Durchgang { $number }
broom_service-board-progress = Durchgang { $round } von { $rounds }
broom_service-board-progress-trick = Durchgang { $round } von { $rounds } · Runde { $trick }

## Wertung

broom_service-reference = Am Ende zählt
broom_service-board-scores = Wertung
broom_service-board-score-track = Im Spiel
broom_service-board-score-bolts = Blitze
broom_service-board-score-resources = Ressourcen
broom_service-board-score-amulets = Amulette
broom_service-board-score-total = Zusammen
broom_service-board-sets = Am Ende bringen vier verschiedene Ressourcen { $set_of_four } Punkte, drei verschiedene { $set_of_three }.
