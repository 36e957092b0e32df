### What `hexenkessel check` says of a game, English. $found and $problem are for whoever writes the game.

check-laws = Laws
check-fine =
    { $title }: nothing is missing. { $rules ->
        [one] One rule
       *[other] { $rules } rules
    }, all laws hold in { $games ->
        [one] one game
       *[other] { $games } games
    } for every number of players.
check-missing =
    { $title }: { $count ->
        [one] one thing
       *[other] { $count } things
    } to mend.

check-no-file = { $file } is missing.
check-no-rules = { $file } has no rule: every one begins with an anchor like <a id="XX-1.1"></a>.
check-rule-twice = { $file } has the rule { $rule } twice.
check-rule-only-there = { $file } lacks the rule { $rule }, which { $other } has.
check-rule-unknown = { $where } names the rule { $rule }, which no rulebook has.
check-no-words = { $file } lacks { $key }.
check-words-problem = { $file }: { $key } can’t be said. { $problem }
check-words-line = { $file }:{ NUMBER($line, useGrouping: 0) }: { $problem }
check-content-game = content.toml has to begin with game = "{ $game }".
check-content-source = In content.toml, every entry of [{ $table }] says where it is known from: source is one of { $allowed }.
check-no-board = There is no { $file }: on the page, the game is played on a plain board.
check-no-cover = There is no { $file }: on the shelf of the page, the game stands with a plain cover.
check-no-strategy = There is no strategy.py: the bots like all moves the same.
check-strategy = strategy.py can’t be relied on. { $problem }
check-strategy-scale = The weights of the best and the worst move lie { $spread } apart. The search takes a difference of 1 as a lot: divide them.
check-no-lesson = There is no lesson (lessons/first.toml): nobody learns the game at the table.
check-lesson = { $file }:{ NUMBER($line, useGrouping: 0) }: { $problem }
check-law-broken = { $law } That does not hold at { $table }, seed { NUMBER($seed, useGrouping: 0) }: { $found }

## The laws

check-law-every-game-ends = Every game ends, and no piece is lost on the way.
check-law-equal-seeds-give-equal-games = Equal seeds give equal games.
check-law-all-chance-is-its-own = All chance comes from the dice of the game.
check-law-listening-changes-nothing = Listening changes nothing, and every event has its words.
check-law-every-offered-move-is-accepted = Every offered move is accepted, and moves differ in what is touched.
check-law-all-see-the-same-until-something-comes-out = Everybody is told the same until something hidden comes out.
check-law-a-sealed-choice-shows-nothing = A choice made in secret shows nothing to anybody else.
check-law-every-other-move-is-refused = Every other move is refused, by a rule and with words, and changes nothing.
check-law-no-past-state-ever-changes = No copy changes when the original is played on.
check-law-copies-are-equal = Clones and positions come back equal and play on equally.
check-law-a-record-replays-to-the-same-state = A record replays to the same state.
check-law-a-view-is-what-it-says = A view fits its shape.
check-law-the-sheet-adds-up = The score sheet adds up, and every row has its words.
check-law-an-imagined-state-looks-like-the-real-one = A seat can’t tell an imagined state from the real one.
check-law-to-imagine-is-blind = What is imagined depends on what the seat knows and on the dice, and on nothing else.
check-law-an-imagined-state-has-no-past = An imagined state has no past.
check-law-features-come-from-the-position = Learners see what a position says, in its place, and nothing beside it.
check-law-changed-positions = A position with mistakes is refused, or it can be played on.
