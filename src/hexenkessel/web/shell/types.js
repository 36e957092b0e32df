/** The shapes that travel between the server and the page (docs/protocol.md), as far as the page reads them. */

/** @typedef {string | number | boolean} Fact */

/**
 * @typedef {object} Move
 * @property {number} code
 * @property {string} text
 * @property {string} verb
 * @property {Record<string, Fact>} facts
 * @property {string[]} touches
 * @property {Record<string, Fact>} [here] what it is about just now, by name
 */

/**
 * @typedef {object} GameOption
 * @property {string} id
 * @property {Fact[]} values
 * @property {Fact} default
 * @property {string} rule
 * @property {boolean} seats the numbers of the seats are allowed beside the values
 * @property {number[] | null} only the numbers of players for which there is something to choose
 * @property {{ option: string, value: Fact } | null} needs how another option must be set for it
 * @property {boolean} main what everybody wants to choose, also who plays at once
 */

/**
 * @typedef {object} GameInfo
 * @property {string} id
 * @property {string} title
 * @property {number[]} players
 * @property {GameOption[]} options
 * @property {boolean} board whether it brings a board; else it gets a plain one
 * @property {boolean} cover whether it brings a picture for the shelf
 * @property {string[]} lessons their names, in their order
 * @property {{ least: number, most: number, weight: string, source: string } | null} effort minutes, and how hard it is
 * @property {number} puzzles how many there are
 * @property {Rating[]} ladder where the levels of bots stand, the weakest first
 * @property {number} double whoever has so many points more there wins two games out of three
 * @property {boolean} net whether the grandmaster has learned since that was measured
 */

/** How strong a level is, and how far that may be wrong to either side. @typedef {{ level: string, rating: number, within: number }} Rating */

/**
 * What a field of a view holds: the shape of the kernel by its name, with what is inside.
 * @typedef {{ kind: string, of?: Outline, fields?: Record<string, Outline> }} Outline
 */

/** A sentence for the first time that something happens or is asked. @typedef {{ say: string, event: string, ask: string }} Mark */

/** @typedef {GameInfo & { content: any, moves: Move[], view: Record<string, Outline>, coach: Mark[], minor: string[] }} GameDetail */

/**
 * @typedef {object} House
 * @property {string} version
 * @property {string[]} levels
 * @property {string[]} addresses
 * @property {number} name_length
 * @property {string} usual_level that of a bot for which nobody names one
 */

/**
 * @typedef {object} Seat
 * @property {number} seat
 * @property {"person" | "bot" | "open"} kind
 * @property {string | null} name
 * @property {string | null} level
 * @property {boolean} present
 * @property {string | null} animal
 * @property {number} colour 1 to 6, another for every seat
 */

/**
 * @typedef {object} Ask
 * @property {number} seq
 * @property {"undo" | "takeover" | "free"} what
 * @property {number} seat
 * @property {number[]} rows
 * @property {number | null} absent
 * @property {string | null} level
 * @property {number[]} voters
 * @property {number[]} yes
 */

/**
 * @typedef {object} Room
 * @property {string} table
 * @property {string} game
 * @property {number} players
 * @property {Record<string, Fact>} options
 * @property {string[]} passed_over the options that went back to their default when they were last agreed on
 * @property {"lobby" | "playing" | "over"} phase
 * @property {Seat[]} seats
 * @property {number} watching
 * @property {string | null} commitment
 * @property {string | null} secret
 * @property {string | null} previous
 * @property {string | null} rematch
 * @property {boolean} open everybody of this house may come
 * @property {Ask | null} ask
 * @property {LessonStep | null} lesson
 * @property {Clock | null} clock
 */

/**
 * How much time there is, in seconds, and what happens when it is up.
 * @typedef {{ per: "turn" | "game", seconds: number, bonus: number, then: "move" | "seat" | "wait" }} Terms
 */

/** What somebody has left of it; `resting`: until when they are on vacation. @typedef {{ left: number, running: boolean, late: boolean, resting: number | null }} SeatTime */

/** @typedef {{ terms: Terms, seats: (SeatTime | null)[] }} Clock */

/**
 * A lesson and the step that the learner is at.
 * @typedef {object} LessonStep
 * @property {string} name
 * @property {number} seat
 * @property {number} step
 * @property {number} steps
 * @property {string} say
 * @property {string[]} point
 * @property {"go" | "look" | "move" | ""} waits
 * @property {string} look
 * @property {string[]} moves
 * @property {string | null} astray
 */

/**
 * A table of one's own, as home tells of it.
 * @typedef {object} OwnTable
 * @property {Room} room
 * @property {number[]} seats
 * @property {boolean} host
 * @property {number[]} deciding the seats that the game waits for
 * @property {number} at since when, in seconds
 * @property {number[] | null} scores
 * @property {number[]} won
 * @property {number[] | null} places of a game that is over; none where nobody is ranked
 */

/** @typedef {Record<string, any> & { kind: string }} GameEvent */

/** @typedef {Record<string, any> & { seq: number, at: number, kind: string, events?: GameEvent[] }} Row */

/**
 * What every game's view has. The rest is the game's own: `hexenkessel types` writes it into its view.d.ts.
 * @typedef {object} Common
 * @property {number | null} seat
 * @property {boolean[]} deciding
 * @property {string | null} asks
 * @property {boolean} over
 * @property {number[] | null} scores
 * @property {number[] | null} places
 * @property {boolean[] | null} won
 */

/** The view of some game. @typedef {Record<string, any> & Common} View */

/** @typedef {{ label: string, points: number[] }} SheetRow */

/**
 * Where the points come from: a column for every seat, and behind them one for every rival.
 * @typedef {object} Sheet
 * @property {SheetRow[]} rows
 * @property {number[]} totals
 * @property {SheetRow[]} ties what decides among equals
 * @property {string[]} rivals
 * @property {boolean} together all have won or lost alike
 */

/**
 * A move that decided something, for the column `who`.
 * @typedef {{ move: number, what: "lead" | "end" | "swing", who: number, gain: number, events: GameEvent[] }} Deed
 */

/** Everybody's points as they grew. @typedef {{ moves: number, steps: { move: number, points: number[] }[], deeds: Deed[] }} Race */

/**
 * What can be taken back, with the rows that would go, and whether the last that went can be made again.
 * @typedef {{ last: "free" | "ask" | null, turn: "free" | "ask" | null, last_rows: number[], turn_rows: number[], redo: boolean }} Undo
 */

/**
 * @typedef {object} Side
 * @property {number | null} seat
 * @property {View | null} view
 * @property {number[]} moves what can be chosen: codes, which are the places among all moves of the game; where only one move is
 *   legal the table makes it, and there is none
 * @property {string} rule
 * @property {string} ending
 * @property {Sheet | null} sheet when the game is over
 * @property {Undo} undo
 * @property {number} since
 * @property {Row[]} rows
 */

/** @typedef {{ move: string | null, rule: string, key: string, facts: Record<string, Fact> }} Reason */

/**
 * @typedef {object} Problem
 * @property {string} key
 * @property {Record<string, any>} facts
 * @property {Problem} [problem]
 */

/** Why a move: a sentence; `move` is another one, its $move. @typedef {{ key: string, facts: Record<string, any>, move: Move | null }} Because */

/**
 * What is thought of a move; `alike`: as good as the best.
 * @typedef {{ move: Move, chance: number, share: number, points: number[], alike: boolean, why: Because[] }} Thought
 */

/**
 * One moment of a record, as `POST /api/records` tells it: `own` lies over the view, `heard` stands in place of the events.
 * @typedef {{ seat: number | null, move: Move | null, events: GameEvent[], view: View, own: Record<string, any>[],
 *   heard: (GameEvent[] | null)[] }} Moment
 */

/**
 * @typedef {object} Replay
 * @property {string} game
 * @property {number} players
 * @property {Record<string, Fact>} options
 * @property {boolean | null} commitment_fits
 * @property {string} ending
 * @property {number[] | null} scores
 * @property {(string | null)[]} names those that stand in the record
 * @property {Sheet | null} sheet
 * @property {Race} race
 * @property {Moment[]} moments
 * @property {{ move: number, seat: number, phrase: string }[]} said what was said at the table, after so many moves
 */

/**
 * What a game's cover.js gives the shelf.
 * @typedef {object} GameCover
 * @property {string[]} sheets the style sheets that the picture needs
 * @property {(props: {}) => any} Cover the picture
 */

/**
 * What a game's board.js gives the page. Only `Board` is needed (`usual` in plain.js has the rest).
 * @typedef {object} GameBoard
 * @property {string[]} sheets its style sheets
 * @property {(props: BoardProps) => any} Board the table with everything on it
 * @property {(props: { view: View, say: Say }) => any} [Reference] the one thing to look up while playing
 * @property {(event: GameEvent) => string | null} chapter the key of the heading that it begins in the chronicle
 * @property {Set<string>} minor events that would only bury the others; without it, those that the `Game` names
 * @property {Set<string>} plain deeds whose words say by themselves that nothing else was possible
 * @property {Set<string>} ends events that end a trick, a round or a turn: they are held longer
 * @property {(view: View) => { verb: string, count: number } | null} several whether so many moves of this verb are one choice:
 *   they are picked, put back and confirmed together
 * @property {(facts: Record<string, any>) => { colour: string, sign: string } | null} chip the sign beside a sentence
 * @property {(view: View, seen: View[]) => View} [unveil] one seat's view with what all the others saw
 *   of their own laid open, where the board has a place for it
 * @property {(view: View, say: Say) => string[]} [held] the names of what a seat holds that the board shows to nobody else
 * @property {(view: View, players: number, say: Say) => string} progress how far the game is, in few words
 * @property {(view: View, say: Say) => string} question what is asked, where it needs more than the usual words; "" elsewhere
 * @property {"terse" | "scrolls"} [manner] terse: buttons are signs only; scrolls: on short phones the table is longer than
 *   the screen
 */

/** @typedef {(key: string, args?: Record<string, any>) => string} Say */

/**
 * Somebody at the table as a board shows them.
 * @typedef {object} Sitter
 * @property {number} seat from 0
 * @property {string} name
 * @property {string} avatar
 * @property {string} [botLabel]
 * @property {boolean} away
 * @property {boolean} me
 */

/**
 * @template {Common} V
 * @typedef {object} Board
 * @property {V} view
 * @property {Sitter[]} sitters
 * @property {number} bottom the seat at the lower edge: one's own, or the first for who watches
 * @property {boolean} mine the seat at the lower edge is one's own and the table waits for it
 * @property {boolean} [back] something was taken back to come here: nothing happened that could be shown
 * @property {Sheet | null} [sheet] where the points come from, when the game is over
 * @property {Say} say
 */

/** @typedef {Board<View>} BoardProps */

export {};
