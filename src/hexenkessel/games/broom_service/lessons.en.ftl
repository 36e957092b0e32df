### What the lessons of Broom Service say, English.

broom_service-lesson-first = The first flight
    .about = Brave or cowardly, flying, delivering, and what clouds and curses do.
broom_service-lesson-first-welcome = Welcome to the Broom Service! Your witches deliver potions to the towers of the land, and the most points win.
broom_service-lesson-first-stances = You can play every role brave or cowardly. Cowardly brings little, but surely and at once.
broom_service-lesson-first-mock = Brave brings more. But if somebody after you is brave with the same role, you get nothing!
broom_service-lesson-first-curse-seen = Two roles are cursed this round: the Hill Witch and the Mountain Witch. Whoever plays them loses 3 points.
broom_service-lesson-first-choose = Choose these four roles in secret: witches fly and deliver, gatherers fetch potions, the Weather Fairy removes clouds.
broom_service-lesson-first-lead = You begin. Play the Prairie Witch brave: perhaps nobody else has her.
broom_service-lesson-first-lead-wrong = A plan, too. Take it back and play the Prairie Witch brave, so that we fly and deliver.
broom_service-lesson-first-fly = Nobody else has her! A witch flies only to a neighbouring region of her landscape, here the prairie.
broom_service-lesson-first-fly-wrong = You need not fly, but it would be a pity. Take it back and fly to the prairie.
broom_service-lesson-first-deliver = Brave means: you deliver as well. Bring the violet tower a violet potion.
broom_service-lesson-first-deliver-wrong = That works, too. Take it back and serve the violet tower: it brings a point more.
broom_service-lesson-first-delivered = 3 points and 2 wands! Round towers take one potion only, square ones as many as you like.
broom_service-lesson-first-dare = You were brave, so you lead again. Dare it: the Forest Witch, brave.
broom_service-lesson-first-dare-wrong = Careful, are we? Take it back and be brave for once, to see what happens.
broom_service-lesson-first-out = Knocked out: Morgana came after you and was brave as well. You get nothing, and now she leads.
broom_service-lesson-first-cursed = She took the cursed Hill Witch and paid 3 points. Cowardly, so it works at once, and she leads again.
broom_service-lesson-first-last = Fruit Gatherer, brave, and you answer last. Be brave: nobody comes after you!
broom_service-lesson-first-last-wrong = Cowardly is too modest here. Take it back: nobody can knock out the last one.
broom_service-lesson-first-gather = Knocked out, this time by you! Gatherers fetch potions and wands: pick three things.
broom_service-lesson-first-fairy = Nobody may fly into regions with clouds. Play the Weather Fairy brave, she removes one.
broom_service-lesson-first-fairy-wrong = Cowardly, she removes a cloud as well. Take it back and play her brave: nobody else has her.
broom_service-lesson-first-dispel = Remove a cloud beside your pawns. It costs wands, and its bolts count for you in the end.
broom_service-lesson-first-event = The event card holds for this round: today each of your pawns brings points in the end, depending on where it stands.
broom_service-lesson-first-end = After seven rounds, deliveries, bolts and leftovers count. Four roles, chosen anew each time.
broom_service-lesson-first-tip = A tip: be brave when you are last or when nobody else needs the role. Otherwise cowardly is clever.

broom_service-lesson-second = Three ideas
    .about = When cowardly is clever, which cloud pays, and when brave costs nothing.
broom_service-lesson-second-welcome = You know the rules, now three ideas. You have chosen your four roles already.
broom_service-lesson-second-hand = You begin: who leads knows least. For every role, think who else may need it.
broom_service-lesson-second-alone = At the start nearly everybody chooses the Weather Fairy, druids or gatherers, hardly anybody the Prairie Witch. So play her brave!
broom_service-lesson-second-alone-wrong = Possible. Take it back and begin with the role that hardly anybody will fight for.
broom_service-lesson-second-fly = Well guessed! Fly to the Lark Field.
broom_service-lesson-second-fly-wrong = The flight is paid for. Take it back and fly.
broom_service-lesson-second-deliver = The violet tower brings more points: deliver there.
broom_service-lesson-second-deliver-wrong = Good, too. Take it back and take the three points.
broom_service-lesson-second-careful = First idea: at the beginning everybody wants the Weather Fairy. Play her cowardly, nobody can take that from you.
broom_service-lesson-second-careful-wrong = Brave with a role that all want often fails. Take it back and be cowardly.
broom_service-lesson-second-cloud = Second idea: take the cloud with the most bolts that you can pay for. Bolts count more and more in the end.
broom_service-lesson-second-cloud-wrong = It has fewer bolts. Take it back and take the one shown.
broom_service-lesson-second-both = Look: both others had the Weather Fairy and were brave. Only one gets anything; you have your cloud.
broom_service-lesson-second-last = Now nobody else has cards, only you have one left.
broom_service-lesson-second-free = Third idea: when nobody can answer, brave is a gift. Play the Fruit Gatherer brave.
broom_service-lesson-second-free-wrong = Nobody can knock you out any more! Take it back and be brave.
broom_service-lesson-second-gather = Fetch the potions you lack, and a wand for the next cloud.
broom_service-lesson-second-tip = Remember: cowardly with roles that all want, brave when you are last. And count who still has cards.

## Coach marks

broom_service-coach-curse = A curse: whoever plays a cursed role loses points at once, cowardly or not (BS-7.1).
broom_service-coach-knocked-out = Knocked out: whoever is brave after you with the same role takes it all (BS-6.6).
broom_service-coach-answer = You hold this role and must follow. Brave pays most when nobody comes after you (BS-6.5).
broom_service-coach-fairy = Clouds close regions. The Weather Fairy removes them for wands, and the bolts count in the end (BS-2.5).
broom_service-coach-bid = A silent bid: all bid at once, and what you bid you give away.
