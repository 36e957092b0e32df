### Grimoria, deutsch.
### Argumente: $card ist die Kennung einer Karte („black_mage“; „place“, „treasure“ und „face_down“ für eine, die du nicht kennst),
### $spell die Nummer eines Zaubers (1 bis 15), $slot ein Feld der Auslage (0 ist das der verdeckten Karte), $talers eine Anzahl
### Taler, $n die Zahl der Mitspielenden, $name ein Spielername; $caster und $victim sind auch Namen, und $caster_you sagt, ob du es bist.

## Das Spiel

grimoria-title = Grimoria
grimoria-tagline = Fünfzehn Zauber und ein heimliches Lesezeichen
grimoria-about = Alle wählen heimlich einen Zauber. Kleine bringen dich früh an die Reihe und damit an die schönsten Karten, große können mehr, und wer denselben wählt wie jemand anders, muss warten. Sammle Gefährten, Orte, Schätze und Taler; wer am Ende die meisten Siegpunkte hat, gewinnt.

## Bausteine

grimoria-players =
    { $n ->
        [2] zu zweit
        [3] zu dritt
        [4] zu viert
       *[5] zu fünft
    }
grimoria-talers = { $talers } Taler

## Arten von Zaubern

grimoria-category-white = weiße Magie
    .short = weiß
grimoria-category-black = schwarze Magie
    .short = schwarz
grimoria-category-attack = Angriffszauber
    .short = Angriff
grimoria-category-protection = Schutzzauber
    .short = Schutz

## Die Zauber: Name; .short in ein paar Worten, .help als Satz, .category die Art

grimoria-spell-1 = Wechselwind
    .short = eine Karte der Auslage austauschen
    .help = Leg eine Karte der Auslage ab; die oberste vom Nachzugstapel kommt auf ihr Feld, verdeckt für verdeckt, offen für offen (GR-6.1).
    .category = { grimoria-category-white }
grimoria-spell-2 = Mondstille
    .short = schwarze Magie bringt diese Runde nichts
    .help = In dieser Runde bringt schwarze Magie niemandem Taler, außer man hat eine Hexe (GR-6.2).
    .category = { grimoria-category-white }
grimoria-spell-3 = Irrlicht
    .short = { $spell_3_talers } Taler
    .help = Nimm { $spell_3_talers } Taler, außer unter Mondstille (GR-6.3).
    .category = { grimoria-category-black }
grimoria-spell-4 = Nebelruf
    .short = für { $spell_4_talers } Taler eine zufällige Karte vom Ablagestapel
    .help = Du darfst { $spell_4_talers } Taler zahlen und bekommst eine zufällige Karte vom Ablagestapel; ist er leer, die oberste vom Nachzugstapel (GR-6.4).
    .category = { grimoria-category-white }
grimoria-spell-5 = Wünschelrute
    .short = 1 Schatz
    .help = Zieh einen Schatz; für jeden deiner Händler darfst du danach einen weiteren kaufen (GR-6.5).
    .category = { grimoria-category-white }
grimoria-spell-6 = Sterntaler
    .short = { $spell_6_talers } Taler, wenn niemand ärmer ist
    .help = Hat in diesem Augenblick niemand weniger Taler als du, nimm { $spell_6_talers } Taler (GR-6.6).
    .category = { grimoria-category-white }
grimoria-spell-7 = Rabengold
    .short = { $spell_7_talers } Taler
    .help = Nimm { $spell_7_talers } Taler, außer unter Mondstille (GR-6.7).
    .category = { grimoria-category-black }
grimoria-spell-8 = Bannkreis
    .short = kein Angriff trifft dich
    .help = In dieser Runde trifft dich kein Angriffszauber, auch nicht, bevor du dran bist (GR-6.8).
    .category = { grimoria-category-protection }
grimoria-spell-9 = Sirenenlied
    .short = ein Gefährte von dort, wo die meisten sind
    .help = Wer von den anderen die meisten Gefährten hat, sucht einen davon aus und gibt ihn dir (GR-6.9).
    .category = { grimoria-category-attack }
grimoria-spell-10 = Stroh zu Gold
    .short = eine eigene Karte gegen { $spell_10_talers } Taler
    .help = Du darfst eine deiner Karten ablegen, gleich welche, und nimmst dafür { $spell_10_talers } Taler (GR-6.10).
    .category = { grimoria-category-white }
grimoria-spell-11 = Dornenhecke
    .short = kein Angriff trifft dich, und vielleicht eine Karte mehr in der Auslage
    .help = In dieser Runde trifft dich kein Angriffszauber; in deinem Zug darfst du noch eine Karte in die Auslage aufdecken (GR-6.11).
    .category = { grimoria-category-protection }
grimoria-spell-12 = Diebische Elster
    .short = die halben Taler von dort, wo die meisten sind
    .help = Wer von den anderen die meisten Taler hat, verliert die Hälfte davon, abgerundet, an dich (GR-6.12).
    .category = { grimoria-category-attack }
grimoria-spell-13 = Schattenernte
    .short = { $spell_13_talers } Taler
    .help = Nimm { $spell_13_talers } Taler, außer unter Mondstille (GR-6.13).
    .category = { grimoria-category-black }
grimoria-spell-14 = Drachengriff
    .short =
        { $spell_14_treasures ->
            [one] ein zufälliger Schatz
           *[other] { $spell_14_treasures } zufällige Schätze
        } von dort, wo die meisten sind
    .help = Wer von den anderen die meisten Schätze hat, verliert davon { $spell_14_treasures } an dich; der Zufall wählt aus (GR-6.14).
    .category = { grimoria-category-attack }
grimoria-spell-15 = Walpurgisnacht
    .short = { $spell_15_talers } Taler
    .help = Nimm { $spell_15_talers } Taler, außer unter Mondstille (GR-6.15).
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

## Die Karten: Name; .acc mit Artikel, wie nach „du nimmst“, .short in ein paar Worten, .help als Satz

# Gefährten

grimoria-card-messenger = Bote
    .acc = einen Boten
    .short = an erster Stelle: { $messenger_talers } Taler
    .help = Bist du in dieser Runde an erster Stelle, bekommst du { $messenger_talers } Taler für jeden Boten (GR-8.2).
grimoria-card-maid = Magd
    .acc = eine Magd
    .short = an letzter Stelle: { $maid_talers } Taler
    .help = Bist du in dieser Runde an letzter Stelle, bekommst du { $maid_talers } Taler für jede Magd (GR-8.3).
grimoria-card-bard = Barde
    .acc = einen Barden
    .short = Zauber mit jemandem geteilt: { $bard_talers } Taler
    .help = Hat noch jemand deinen Zauber gewählt, bekommst du { $bard_talers } Taler für jeden Barden (GR-8.4).
grimoria-card-merchant = Händler
    .acc = einen Händler
    .short = nach Wünschelrute: ein Schatz für { $merchant_price } Taler
    .help = Nach deiner Wünschelrute darfst du für jeden Händler noch einen Schatz für { $merchant_price } Taler kaufen (GR-8.5).
grimoria-card-black_mage = Schwarzmagier
    .acc = einen Schwarzmagier
    .short = schwarze Magie hat gezahlt: { $black_mage_talers } Taler mehr
    .help = Hat dir deine schwarze Magie Taler gebracht, gibt es für jeden Schwarzmagier { $black_mage_talers } Taler dazu (GR-8.6).
grimoria-card-mercenary = Söldner
    .acc = einen Söldner
    .short = ablegen: Ein Angriff geht vorbei
    .help = Trifft dich ein Angriffszauber, darfst du einen Söldner ablegen; dann geht er an dir vorbei (GR-8.7).
grimoria-card-seer = Hellseherin
    .acc = eine Hellseherin
    .short = du siehst die verdeckte Karte der Auslage
    .help = Solange du sie hast, siehst du die verdeckte Karte der Auslage, auch beim Wählen der Zauber (GR-8.9).
grimoria-card-witch = Hexe
    .acc = eine Hexe
    .short = Mondstille stört dich nicht; zaubert sie jemand anders: { $witch_talers } Taler
    .help = Mondstille nimmt dir keine Taler; wählt sie jemand anders, bekommst du beim Aufschlagen { $witch_talers } Taler für jede Hexe (GR-8.8).
grimoria-card-king = König
    .acc = einen König
    .short =
        { $king_points ->
            [one] { $king_points } Punkt
           *[other] { $king_points } Punkte
        } je Ort
    .help =
        Am Ende bringt jeder König { $king_points ->
            [one] { $king_points } Punkt
           *[other] { $king_points } Punkte
        } für jeden deiner Orte (GR-12.3.1).
grimoria-card-queen = Königin
    .acc = eine Königin
    .short =
        { $queen_points ->
            [one] { $queen_points } Punkt
           *[other] { $queen_points } Punkte
        } je { $queen_names } verschiedene Gefährten
    .help =
        Am Ende bringt jede Königin { $queen_points ->
            [one] { $queen_points } Punkt
           *[other] { $queen_points } Punkte
        } für je { $queen_names } verschiedene Gefährten; sie selbst zählt mit (GR-12.3.2).
grimoria-card-knight = Zwillingsritter
    .acc = einen Zwillingsritter
    .short =
        { $knight_points ->
            [one] { $knight_points } Punkt
           *[other] { $knight_points } Punkte
        } je { $knight_set } von ihnen
    .help =
        Am Ende bringen je { $knight_set } Zwillingsritter zusammen { $knight_points ->
            [one] { $knight_points } Punkt
           *[other] { $knight_points } Punkte
        } (GR-12.3.3).
grimoria-card-alchemist = Alchemistin
    .acc = eine Alchemistin
    .short =
        { $alchemist_points ->
            [one] { $alchemist_points } Punkt
           *[other] { $alchemist_points } Punkte
        } je Schatz mit Wert bis { $alchemist_value }
    .help =
        Am Ende bringt jede Alchemistin { $alchemist_points ->
            [one] { $alchemist_points } Punkt
           *[other] { $alchemist_points } Punkte
        } für jeden deiner Schätze, auf dem höchstens { $alchemist_value } steht (GR-12.3.4).
grimoria-card-treasurer = Münzmeisterin
    .acc = eine Münzmeisterin
    .short =
        { $treasurer_points ->
            [one] { $treasurer_points } Punkt
           *[other] { $treasurer_points } Punkte
        } je { $treasurer_talers } Taler
    .help =
        Am Ende bringt jede Münzmeisterin { $treasurer_points ->
            [one] { $treasurer_points } Punkt
           *[other] { $treasurer_points } Punkte
        } für je { $treasurer_talers } Taler (GR-12.3.5).
grimoria-card-builder = Baumeisterin
    .acc = eine Baumeisterin
    .short =
        { $builder_points ->
            [one] { $builder_points } Punkt
           *[other] { $builder_points } Punkte
        } je Mühlendorf, Laternenstadt und Falkenburg zusammen
    .help =
        Am Ende bringt jede Baumeisterin { $builder_points ->
            [one] { $builder_points } Punkt
           *[other] { $builder_points } Punkte
        } für jeden Satz aus Mühlendorf, Laternenstadt und Falkenburg (GR-12.3.6).

# Orte

grimoria-card-village = Mühlendorf
    .acc = ein Mühlendorf
    .short = bringt nur Punkte
    .help = Ein Ort: Er liegt verdeckt bei dir und bringt am Ende seine Punkte (GR-5.4.2).
grimoria-card-town = Laternenstadt
    .acc = eine Laternenstadt
    .short = bringt nur Punkte
    .help = Ein Ort: Er liegt verdeckt bei dir und bringt am Ende seine Punkte (GR-5.4.2).
grimoria-card-castle = Falkenburg
    .acc = eine Falkenburg
    .short = bringt nur Punkte
    .help = Ein Ort: Er liegt verdeckt bei dir und bringt am Ende seine Punkte (GR-5.4.2).

# Schätze

grimoria-card-ring = Silberring
    .acc = einen Silberring
    .short = bringt nur Punkte
    .help = Ein Schatz ohne Wirkung: Er bringt am Ende seine Punkte (GR-9.1).
grimoria-card-chalice = Goldkelch
    .acc = einen Goldkelch
    .short = bringt nur Punkte
    .help = Ein Schatz ohne Wirkung: Er bringt am Ende seine Punkte (GR-9.1).
grimoria-card-crown = Feenkrone
    .acc = eine Feenkrone
    .short = bringt nur Punkte
    .help = Ein Schatz ohne Wirkung: Er bringt am Ende seine Punkte (GR-9.1).
grimoria-card-purse = Geldkatze
    .acc = eine Geldkatze
    .short = beim Ziehen: { $purse_talers } Taler
    .help = Ziehst du sie, zeigst du sie und nimmst sofort { $purse_talers } Taler (GR-9.3.1).
grimoria-card-map = Alte Landkarte
    .acc = eine Alte Landkarte
    .short = beim Ziehen: noch ein Schatz
    .help = Ziehst du sie, zeigst du sie und ziehst sofort noch einen Schatz (GR-9.3.2).
grimoria-card-amulet = Eulenamulett
    .acc = ein Eulenamulett
    .short = jederzeit, ablegen: Ein Angriff geht vorbei
    .help = Trifft dich ein Angriffszauber, darfst du es zeigen und ablegen; dann geht er an dir vorbei (GR-9.3.3).

# Was du nicht kennst

grimoria-card-place = Ort
    .acc = einen Ort
    .short = unbekannt
    .help = Ein Ort; welcher es ist, weiß nur, wer ihn hat oder gesehen hat (GR-14).
grimoria-card-treasure = Schatz
    .acc = einen Schatz
    .short = unbekannt
    .help = Ein Schatz; welcher es ist, weiß nur, wer ihn hat oder gesehen hat (GR-14).
grimoria-card-face_down = Verdeckte Karte
    .acc = die verdeckte Karte
    .short = unbekannt
    .help = Die verdeckte Karte der Auslage: Du darfst sie nehmen wie jede andere; vorher sieht sie nur, wer eine Hellseherin hat (GR-8.9).

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

## Züge

grimoria-move-choose = { grimoria-spell } ({ $spell }) wählen
    .help = { grimoria-spell.help }
grimoria-move-exchange =
    { $slot ->
        [0] Die verdeckte Karte austauschen
       *[other] Die Karte auf Feld { $slot } austauschen
    }
    .here = { grimoria-card } austauschen
    .help =
        { $slot ->
            [0] Sie kommt offen auf den Ablagestapel; die neue liegt wieder verdeckt (GR-6.1).
           *[other] Sie kommt auf den Ablagestapel; die neue liegt offen auf Feld { $slot } (GR-6.1).
        }
grimoria-move-pay = { grimoria-talers } zahlen
    .help = Du bekommst eine zufällige Karte vom Ablagestapel; ist er leer, die oberste vom Nachzugstapel (GR-6.4).
grimoria-move-attack = { $victim } angreifen
    .help = Bei Gleichstand suchst du aus, wen es trifft (GR-7.4).
grimoria-move-defend =
    { $card ->
        [mercenary] Mit einem Söldner abwehren
       *[amulet] Mit einem Eulenamulett abwehren
    }
    .help =
        { $card ->
            [mercenary] Der Söldner kommt auf den Ablagestapel, und der Angriff sucht sich ein anderes Ziel (GR-7.5, GR-8.7).
           *[amulet] Das Eulenamulett kommt zu den abgelegten Schätzen, und der Angriff sucht sich ein anderes Ziel (GR-7.5, GR-9.3.3).
        }
grimoria-move-endure = Nicht abwehren
    .help = Der Angriff trifft dich (GR-7.7).
grimoria-move-give = { grimoria-card } hergeben
    .help = { grimoria-card.help }
grimoria-move-transmute = { grimoria-card } zu Gold machen
    .help = Du legst die Karte ab und nimmst dafür { $spell_10_talers } Taler (GR-6.10).
grimoria-move-reveal = Eine Karte mehr aufdecken
    .help = Die oberste Karte des Nachzugstapels kommt offen in die Auslage, für dich und für alle nach dir (GR-6.11).
grimoria-move-buy = Einen Schatz für { grimoria-talers } kaufen
    .help = Du siehst ihn, bevor du über den nächsten entscheidest (GR-8.5).
grimoria-move-decline = Verzichten
    .help = Du lässt es diesmal bleiben, und dein Zug geht weiter (GR-6.0.2, GR-8.5).
grimoria-move-take =
    { $slot ->
        [0] Die verdeckte Karte nehmen
       *[other] Die Karte auf Feld { $slot } nehmen
    }
    .here = { grimoria-card } nehmen
    .help =
        { $slot ->
            [0] Du schaust sie heimlich an und behältst sie; zurücklegen geht nicht (GR-5.4.3).
           *[other] Ein Gefährte liegt dann offen vor dir, ein Ort verdeckt; Feld { $slot } bleibt leer (GR-5.4).
        }

## Warum ein Zug: was für ihn spricht oder gegen ihn; .less: was ein anderer kosten würde ($other_…)

grimoria-reason-spell =
    { $points ->
        [0] Der Zauber selbst bringt ein wenig.
        [one] Der Zauber selbst ist etwa einen Punkt wert.
       *[other] Der Zauber selbst ist etwa { $points } Punkte wert.
    }
    .less = Der Zauber selbst bringt nichts; ein anderer brächte noch weniger.
grimoria-reason-early =
    { $best ->
        [true] Damit bist du wahrscheinlich früh genug für die beste Karte der Auslage dran.
       *[false] Damit ist noch eine bessere Karte da, wenn du an der Reihe bist.
    }
    .less = Damit ist eine bessere Karte da, wenn du an der Reihe bist.
grimoria-reason-alone = Mit etwa { $percent } % Wahrscheinlichkeit wählt ihn sonst niemand; dann bist du vor allen dran, die sich einen Zauber teilen.
grimoria-reason-worth =
    { $unseen ->
        [true] Du kennst sie nicht; im Schnitt sind solche Karten etwa { shell-points } wert.
       *[false] Die Karte ist für dich bis zum Schluss etwa { shell-points } wert.
    }
    .less = Andere Karten sind für dich noch weniger wert.
grimoria-reason-denies = Sonst könnte { $victim } die Karte gut brauchen.
    .less = Die Karte nützt sonst niemandem.
grimoria-reason-keeps = Das ist die Karte, die dir selbst am meisten nützt.
    .less = Die Karte, die dir am meisten nützt, bleibt liegen.
grimoria-reason-spoils = Diese Karte hätte { $victim } am liebsten.
    .less = Die Karte will niemand.
grimoria-reason-victim =
    { $first ->
        [true] { $victim } hat gerade die besten Aussichten.
       *[false] { $victim } hat bessere Aussichten als andere.
    }
    .less = { $victim } hat bessere Aussichten als andere.
grimoria-reason-defence =
    { $how ->
        [attack] Der Angriff kostet dich etwa { shell-points }.
        [mercenary] Kostet dich den Söldner.
       *[amulet] Kostet dich das Eulenamulett.
    }
    .less =
        { $how ->
            [attack] Der Angriff nimmt dir weniger, als die Abwehr kostet.
           *[other] Die Abwehr kostet dich weniger, als der Angriff dir nimmt.
        }
grimoria-reason-gift = Diese Karte gibst du am besten her.
    .less = Die anderen Karten wären ein größerer Verlust.
grimoria-reason-offer =
    { $act ->
        [decline] Das Angebot auszuschlagen kostet nichts.
       *[take] Ist mehr wert, als es kostet.
    }
    .less =
        { $act ->
            [decline] Das Angebot kostet mehr, als es wert ist.
           *[take] Ein anderes Angebot kostet noch mehr.
        }

## Was gerade gefragt ist. Über den Zauberbüchern sitzen mehrere zugleich: $name nennt dann alle

grimoria-ask-choose-spell =
    .you = Leg dein Lesezeichen ein: Wähle heimlich einen Zauber.
    .other = Noch über dem Zauberbuch: { $name }.
grimoria-ask-exchange =
    .you = { grimoria-spell-1 }: Welche Karte der Auslage soll gehen?
    .other = { $name } tauscht eine Karte der Auslage aus.
grimoria-ask-recall =
    .you = { grimoria-spell-4 }: Zahlst du für eine Karte, die du noch nicht kennst?
    .other = { $name } überlegt, ob sich { grimoria-spell-4 } lohnt.
grimoria-ask-victim =
    .you = Mehrere haben gleich viel: Wen greifst du an?
    .other = { $name } sucht sich ein Ziel aus.
grimoria-ask-react =
    .you = Ein Angriff trifft dich: Wehrst du ihn ab?
    .other = { $name } überlegt, ob sich der Angriff abwehren lässt.
grimoria-ask-give =
    .you = { grimoria-spell-9 }: Welchen Gefährten gibst du her?
    .other = { $name } sucht aus, welcher Gefährte geht.
grimoria-ask-transmute =
    .you = { grimoria-spell-10 }: Welche deiner Karten legst du für Taler ab?
    .other = { $name } überlegt, welche Karte zu Gold wird.
grimoria-ask-sanctuary =
    .you = { grimoria-spell-11 }: Soll noch eine Karte in die Auslage?
    .other = { $name } überlegt, ob noch eine Karte in die Auslage kommt.
grimoria-ask-merchant =
    .you = Ein Händler bietet dir noch einen Schatz an: Kaufst du ihn?
    .other = { $name } verhandelt mit dem Händler.
grimoria-ask-take =
    .you = Nimm dir eine Karte aus der Auslage.
    .other = { $name } nimmt eine Karte aus der Auslage.

## Warum etwas nicht geht

grimoria-refuse-level-too-low = { grimoria-spell } ({ $spell }) ist noch zu hoch: Der Magie-Level steht auf { $level }.
grimoria-refuse-must-choose = Erst wählst du einen Zauber; ganz ohne geht es nicht.
grimoria-refuse-chosen-already = Deinen Zauber für diese Runde hast du schon gewählt, dabei bleibt es.
grimoria-refuse-empty-slot =
    { $slot ->
        [0] Die verdeckte Karte ist schon fort.
       *[other] Auf Feld { $slot } liegt keine Karte.
    }
grimoria-refuse-not-a-leader = Jemand anders hat mehr: Es trifft immer, wer am meisten hat.
grimoria-refuse-not-yourself = Dich selbst kannst du nicht treffen.
grimoria-refuse-protected = Wer { grimoria-spell } gewählt hat, ist in dieser Runde geschützt.
grimoria-refuse-defended-already = Wer diesen Angriff schon abgewehrt hat, ist kein Ziel mehr.
grimoria-refuse-must-attack = Der Zauber trifft jemanden; wen von denen, die am meisten haben, das bestimmst du.
grimoria-refuse-not-yours = Du hast keine solche Karte: { grimoria-card }.
grimoria-refuse-must-take = Eine Karte musst du nehmen, verzichten geht nicht.
grimoria-refuse-must-exchange = { grimoria-spell-1 } tauscht immer eine Karte aus, verzichten geht nicht.
grimoria-refuse-must-give = Einen Gefährten musst du hergeben; welchen, das bestimmst du.
grimoria-refuse-answer-attack = Du wirst angegriffen: Wehr dich oder lass es geschehen.
grimoria-refuse-victim-first = Erst kommt die Antwort auf deinen Angriff, dann geht dein Zug weiter.
grimoria-refuse-not-attacked = Dich greift gerade niemand an.
grimoria-refuse-spell-first = Erst kommen dein Zauber und deine Gefährten, dann die Karte.
grimoria-refuse-spell-over = Dein Zauber ist schon vorbei; jetzt nimmst du eine Karte.
grimoria-refuse-other-spell = Das gehört zu einem anderen Zauber; du hast { grimoria-spell } gewählt.
grimoria-refuse-no-attack-spell = { grimoria-spell } greift niemanden an.
grimoria-refuse-no-merchant = Dafür brauchst du einen Händler.
grimoria-refuse-too-poor =
    Das kostet { $price } Taler, und du hast { $talers ->
        [0] keinen.
       *[other] nur { $talers }.
    }

# In einer eigenen Inhaltsdatei

grimoria-problem-start-count = Für start werden vier Zahlen gebraucht, für 2, 3, 4 und 5 Personen, anders als in { $found }.
grimoria-problem-rounds = Ein Spiel hat { $least } bis { $most } Runden; vom Magie-Level { $first } bis { $last } kommt das nicht heraus.
grimoria-problem-spell-order = Die Zauber stehen in der Reihenfolge ihrer Zahlen: Hier gehört { $wanted } hin, nicht { $found }.
grimoria-problem-category = Zauber { $number } ist von der Art { $wanted }, nicht { $found } (GR-6.0.4).
grimoria-problem-spell-twice = Das kann schon ein anderer Zauber: { $found }.
grimoria-problem-companion-twice = Das kann schon ein anderer Gefährte: { $found }.
grimoria-problem-treasure-twice = Das kann schon ein anderer Schatz: { $found }.
grimoria-problem-black-magic = Höhere schwarze Magie bringt mehr als niedrigere; { $found } ist zu wenig.
grimoria-problem-adventure-cards = Gefährten und Orte sind zusammen { $wanted } Karten, hier aber { $count }.
grimoria-problem-treasure-cards = Es gibt { $wanted } Schätze, hier aber sind es { $count }.
grimoria-problem-treasure-points = Jede Zahl von 0 bis { $most } steht auf irgendeinem Schatz, hier aber steht auf keinem { $value }.
grimoria-problem-treasure-effect = Gebraucht werden Schätze mit jeder Wirkung, hier aber hat keiner { $effect }.

# In einer Stellung

grimoria-problem-cards = In der Schachtel sind { $wanted } Karten { $card }, hier aber { $count }.
grimoria-problem-card-place = { $card } kann hier nicht liegen.
grimoria-problem-slots = Die Auslage hat mindestens { $least } Felder (GR-5.7).
grimoria-problem-knowers-count = Zu jeder verdeckten Karte gehört, wer sie kennt.
grimoria-problem-knowers = { $found } können nicht alle sein, die diese Karte kennen.
grimoria-problem-face-down = Die verdeckte Karte kennen nur Plätze an diesem Tisch, wer eine Hellseherin hat, auf jeden Fall, und niemand, wenn sie fort ist (GR-8.9).
grimoria-problem-order = In der Reihenfolge steht jeder Platz genau einmal.
grimoria-problem-level = Der Magie-Level { $level } liegt unter dem ersten (GR-2.5).
grimoria-problem-spells = Zauber, höchstens so hoch wie der Magie-Level, liegen vom Aufdecken bis zum Ende der Runde offen und nur dann.
grimoria-problem-turn = { $found } kann jetzt nicht der Zug sein.
grimoria-problem-escaped = { $found } sitzen der zaubernden Person nicht alle gegenüber.
grimoria-problem-nobody = Hier gibt es niemanden, der angegriffen werden könnte.
grimoria-problem-no-companion = Wer keinen Gefährten hat, kann keinen hergeben.
grimoria-problem-agenda = So liegen die Schritte eines Zuges nie aufeinander (GR-5.1).
grimoria-problem-end = Zu Ende ist das Spiel erst nach der Runde auf dem roten Feld, Magie-Level { $last } (GR-11.1).
grimoria-problem-other-spell = Dieser Schritt gehört nicht zum Zauber { $spell }.
grimoria-problem-merchants = { $found } Käufe gehen nicht mit so vielen Händlern: { $most } (GR-8.5).
grimoria-problem-slots-most = Die Auslage hat jetzt höchstens { $most } Felder (GR-5.7).
grimoria-problem-victim = Diesen Platz kann der Angriff nicht treffen (GR-7.1).

## Chronik. Ohne handelnde Person gilt der Wert, sonst .you und .other

grimoria-event-start = Ein neues Spiel { grimoria-players }. Der Magie-Level beginnt bei { $level }.
    .you = Ein neues Spiel { grimoria-players }. Die Zauberbücher liegen bereit.
    .other = { grimoria-event-start.you }
grimoria-event-sealing =
    .you = Du legst dein Lesezeichen ein.
    .other = { $name } legt ein Lesezeichen ein.
grimoria-event-sealed =
    .you = Dein Buch liegt geschlossen auf dem Tisch.
    .other = { $name } hat gewählt.
grimoria-event-revealed =
    .you = Du schlägst auf: { grimoria-spell } ({ $spell }).
    .other = { $name } schlägt auf: { grimoria-spell } ({ $spell }).
grimoria-event-order =
    .you = Du bist in dieser Runde zuerst dran.
    .other = { $name } ist in dieser Runde zuerst dran.
grimoria-event-witch =
    .you = { grimoria-spell-2 } liegt über der Runde: Für deine Hexen bekommst du { grimoria-talers }.
    .other = { grimoria-spell-2 } liegt über der Runde: Für Hexen bekommt { $name } { grimoria-talers }.
grimoria-event-cast =
    .you = Du zauberst { grimoria-spell }.
    .other = { $name } zaubert { grimoria-spell }.
grimoria-event-earned =
    .you = { grimoria-spell } bringt dir { grimoria-talers }.
    .other = { grimoria-spell } bringt { $name } { grimoria-talers }.
grimoria-event-silenced =
    .you = { grimoria-spell-2 } liegt über der Runde: { grimoria-spell } bringt dir nichts.
    .other = { grimoria-spell-2 } liegt über der Runde: { grimoria-spell } bringt { $name } nichts.
grimoria-event-no-alms =
    .you = Jemand hat weniger Taler als du: { grimoria-spell-6 } bringt dir nichts.
    .other = Jemand hat weniger Taler als { $name }: { grimoria-spell-6 } bringt nichts.
grimoria-event-no-effect =
    .you = { grimoria-spell } bewirkt für dich diesmal nichts.
    .other = { grimoria-spell } bewirkt für { $name } diesmal nichts.
grimoria-event-no-victim =
    .you = { grimoria-spell } verpufft: Du findest kein Ziel.
    .other = { grimoria-spell } verpufft: { $name } findet kein Ziel.
grimoria-event-no-loot =
    .you = Nirgends ist mehr als 1 Taler zu holen: Die Elster kehrt ohne Beute zu dir zurück.
    .other = Nirgends ist mehr als 1 Taler zu holen: Die Elster kehrt ohne Beute zu { $name } zurück.
grimoria-event-exchanged =
    .you = Du tauschst { grimoria-card.acc } aus.
    .other = { $name } tauscht { grimoria-card.acc } aus.
grimoria-event-discarded =
    { $slot ->
        [0] Die verdeckte Karte wird aufgedeckt und abgelegt: { grimoria-card }.
       *[other] Auf den Ablagestapel kommt: { grimoria-card }.
    }
    .thing =
        { $slot ->
            [0] die verdeckte Karte ({ grimoria-card })
           *[other] { grimoria-card }
        }
    .several = Auf den Ablagestapel kommen: { $things }.
grimoria-event-dealt =
    { $card ->
        [face_down] Eine Karte kommt verdeckt in die Auslage.
       *[other]
            { $slot ->
                [0] Deine Hellseherin zeigt dir die verdeckte Karte: { grimoria-card }.
               *[other] In die Auslage kommt: { grimoria-card }.
            }
    }
    .thing =
        { $card ->
            [face_down] eine verdeckte Karte
           *[other]
                { $slot ->
                    [0] { grimoria-card } (verdeckt, doch deine Hellseherin sieht sie)
                   *[other] { grimoria-card }
                }
        }
    .several = In die Auslage kommen: { $things }.
grimoria-event-declined =
    .you =
        { $spell ->
            [5] Du kaufst keinen weiteren Schatz.
           *[other] Du verzichtest auf { grimoria-spell }.
        }
    .other =
        { $spell ->
            [5] { $name } kauft keinen weiteren Schatz.
           *[other] { $name } verzichtet auf { grimoria-spell }.
        }
grimoria-event-paid =
    .you = Du zahlst { grimoria-talers }.
    .other = { $name } zahlt { grimoria-talers }.
grimoria-event-recalled =
    .you = Du rufst { grimoria-card.acc } vom Ablagestapel zurück.
    .other = { $name } ruft { grimoria-card.acc } vom Ablagestapel zurück.
grimoria-event-drew =
    .you = Du ziehst { grimoria-card.acc } vom Nachzugstapel.
    .other = { $name } zieht { grimoria-card.acc } vom Nachzugstapel.
grimoria-event-opened =
    .you = Du öffnest die Hecke einen Spalt: Noch eine Karte kommt in die Auslage.
    .other = { $name } öffnet die Hecke einen Spalt: Noch eine Karte kommt in die Auslage.
grimoria-event-attacked =
    .you = { $caster } greift dich an: { grimoria-spell }.
    .other =
        { $caster_you ->
            [true] Du greifst { $name } an: { grimoria-spell }.
           *[false] { $caster } greift { $name } an: { grimoria-spell }.
        }
grimoria-event-defended =
    .you =
        { $card ->
            [mercenary] Dein Söldner wehrt den Angriff ab.
           *[amulet] Dein Eulenamulett wehrt den Angriff ab.
        }
    .other =
        { $card ->
            [mercenary] { $name } wehrt den Angriff mit einem Söldner ab.
           *[amulet] { $name } wehrt den Angriff mit einem Eulenamulett ab.
        }
grimoria-event-endured =
    .you = Du wehrst den Angriff nicht ab.
    .other = { $name } wehrt den Angriff nicht ab.
grimoria-event-gave =
    .you = Du gibst { grimoria-card.acc } an { $caster }.
    .other =
        { $caster_you ->
            [true] { $name } gibt dir { grimoria-card.acc }.
           *[false] { $name } gibt { grimoria-card.acc } an { $caster }.
        }
grimoria-event-plundered =
    .you = Du verlierst { grimoria-talers } an { $caster }.
    .other =
        { $caster_you ->
            [true] Du nimmst { $name } { grimoria-talers } ab.
           *[false] { $name } verliert { grimoria-talers } an { $caster }.
        }
grimoria-event-raided =
    .you = Du verlierst { grimoria-card.acc } an { $caster }.
    .other =
        { $caster_you ->
            [true] Du nimmst { $name } { grimoria-card.acc } ab.
           *[false] { $name } verliert { grimoria-card.acc } an { $caster }.
        }
grimoria-event-transmuted =
    .you = Du legst { grimoria-card.acc } ab und bekommst { grimoria-talers }.
    .other = { $name } legt { grimoria-card.acc } ab und bekommt { grimoria-talers }.
grimoria-event-treasure =
    .you = Du ziehst { grimoria-card.acc } aus dem Schatzstapel.
    .other = { $name } zieht { grimoria-card.acc } aus dem Schatzstapel.
grimoria-event-purse =
    .you = In der Geldkatze findest du { grimoria-talers }.
    .other = In der Geldkatze findet { $name } { grimoria-talers }.
grimoria-event-map =
    .you = Die Alte Landkarte führt dich zu noch einem Schatz.
    .other = Die Alte Landkarte führt { $name } zu noch einem Schatz.
grimoria-event-bought =
    .you = Du kaufst beim Händler einen Schatz für { grimoria-talers }.
    .other = { $name } kauft beim Händler einen Schatz für { grimoria-talers }.
grimoria-event-income =
    .you = { grimoria-card }: { grimoria-talers } für dich.
    .other = { grimoria-card }: { grimoria-talers } für { $name }.
grimoria-event-took =
    .you = Du nimmst { grimoria-card.acc }.
    .other = { $name } nimmt { grimoria-card.acc }.
grimoria-event-uncovered =
    .you = Du schaust sie an und findest { grimoria-card.acc }.
    .other = { $name } schaut sie an und findet { grimoria-card.acc }.
grimoria-event-foresaw =
    .you = Deine Hellseherin zeigt dir die verdeckte Karte: { grimoria-card }.
    .other = Eine Hellseherin zeigt { $name } die verdeckte Karte.
grimoria-event-nothing-left =
    .you = Die Auslage ist leer: Diesmal bekommst du keine Karte.
    .other = Die Auslage ist leer: Diesmal bekommt { $name } keine Karte.
grimoria-event-reshuffled =
    { $pile ->
        [treasure] Die abgelegten Schätze werden gemischt; { $cards ->
            [one] im Schatzstapel liegt wieder { $cards } Karte.
           *[other] im Schatzstapel liegen wieder { $cards } Karten.
        }
       *[adventure] Der Ablagestapel wird gemischt; { $cards ->
            [one] im Nachzugstapel liegt wieder { $cards } Karte.
           *[other] im Nachzugstapel liegen wieder { $cards } Karten.
        }
    }
grimoria-event-level = Der Magie-Level steigt auf { $level }.
grimoria-event-last-round = Der Magie-Level steht auf { $level }, dem roten Feld: Die letzte Runde beginnt.
grimoria-event-over =
    .you =
        { $winners ->
            [one] Du gewinnst mit { $points } Siegpunkten. Das Grimoire gehört dir!
           *[other] Du gewinnst gemeinsam mit { $name }, mit je { $points } Siegpunkten.
        }
    .other =
        { $winners ->
            [one] { $name } gewinnt mit { $points } Siegpunkten.
           *[other] { $name } gewinnen gemeinsam, mit je { $points } Siegpunkten.
        }

grimoria-ending-last-round-played = Die Runde auf dem roten Feld ist gespielt.

## Dinge auf dem Tisch

grimoria-thing-spellbook = Zauberbuch
    .help = Fünfzehn Zauber, für alle dieselben. Wählen darfst du jeden bis zum Magie-Level, auch immer wieder denselben (GR-4.1).
grimoria-thing-display = Auslage
    .help = Eine Karte liegt verdeckt, die anderen offen. In jedem Zug nimmt man sich zum Schluss eine davon; nachgelegt wird erst zur nächsten Runde (GR-5.4, GR-10.2).
grimoria-thing-draw-pile = Nachzugstapel
    .help = Von hier kommen die Karten der Auslage. Ist er leer und wird eine Karte gebraucht, wird der Ablagestapel gemischt (GR-10.5).
grimoria-thing-discard-pile = Ablagestapel
    .help = Hier liegt offen, was übrig blieb oder abgelegt wurde. Alle dürfen jederzeit darin blättern (GR-10.4).
grimoria-thing-treasure-pile = Schatzstapel
    .help = 28 verdeckte Schätze zu Beginn. Nur Wünschelrute und deine Händler bringen dich heran (GR-6.5, GR-8.5).
grimoria-thing-treasure-discards = Abgelegte Schätze
    .help = Sie liegen offen. Ist der Schatzstapel leer, werden sie zum neuen gemischt (GR-9.4).
grimoria-thing-level = Magie-Level
    .help = So hoch darf dein Zauber höchstens sein. Nach jeder Runde steigt er um 1; auf dem roten Feld wird die letzte Runde gespielt (GR-4.1, GR-10.3, GR-11.1).
grimoria-thing-order = Reihenfolge
    .help = Zuerst alle mit einem Zauber für sich allein, der kleinste vorn; dahinter alle, die ihren Zauber teilen, in der vorigen Reihenfolge (GR-4.3).
grimoria-thing-talers = Taler
    .help = Sie liegen für alle sichtbar. Am Ende ist jeder einen Siegpunkt wert (GR-12.1).
grimoria-thing-tableau = Sammlung
    .help = Gefährten liegen offen, Orte und Schätze verdeckt; wie viele es sind, sehen alle. Eine Grenze gibt es nicht (GR-5.5, GR-14).
grimoria-thing-companions = Gefährten
    .help = Fünf arbeiten in Aktion 2, drei jederzeit, die violetten bringen am Ende Punkte (GR-8.1.1, GR-8.1.2, GR-8.1.3).
grimoria-thing-places = Orte
    .help = Sie liegen verdeckt und bringen am Ende ihre Punkte. Kein Angriff nimmt sie weg (GR-5.4.2, GR-7.7).
grimoria-thing-treasures = Schätze
    .help = Sie liegen verdeckt und bringen am Ende ihre Punkte; drei Arten können mehr (GR-9.1, GR-9.3).
grimoria-thing-seat = Platz
    .help = Taler und Gefährten kennen alle, dazu die Zahl der Orte und Schätze. Der gewählte Zauber bleibt geheim, bis alle gewählt haben (GR-4.2, GR-14).

## Im Terminal

grimoria-terminal-round = Runde { $round } von { $rounds }
grimoria-terminal-places =
    { $count ->
        [one] { $count } Ort
       *[other] { $count } Orte
    }
grimoria-terminal-treasures =
    { $count ->
        [one] { $count } Schatz
       *[other] { $count } Schätze
    }
grimoria-terminal-unknown = { $count } unbekannt

## Am Ende: woher die Punkte kommen

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
