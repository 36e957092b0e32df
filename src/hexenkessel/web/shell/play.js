/** The table while a game is played or over: board, status, actions, and what lies beside it. */

import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../vendor/hexenkessel-vendor.js";
import { Button, IconButton } from "../kit/button.js";
import { Dialog } from "../kit/dialog.js";
import { StatusLine } from "../kit/status.js";
import { useTravel } from "../motion.js";
import { TouchBoard, createTouch } from "../touch.js";
import { Acts } from "./acts.js";
import { Announcer } from "./announcer.js";
import { Bar, keysOpen } from "./bar.js";
import { OwnTime, useClock } from "./clock.js";
import { Coach } from "./coach.js";
import { HintLine, HintPanel, useHint } from "./hints.js";
import { EndDialog, winnersText } from "./end.js";
import { hasPlayed } from "./learned.js";
import { Guide, mayPlay } from "./lesson.js";
import { SayButton, Sayings, heard } from "./phrases.js";
import { attempt, reasonText, tellError } from "./notes.js";
import { usePace } from "./pace.js";
import { sittersOf } from "./people.js";
import { Requests } from "./requests.js";
import { openRules } from "./rulebook.js";
import { ChroniclePanel, News, PastBanner, ReferencePanel } from "./side.js";
import { quick } from "./settings.js";
import { play as playSound } from "./sounds.js";
import { justNow, listNames } from "./story.js";
import { TipBox } from "./tip.js";
import { hasRoom } from "./room.js";
import { useUndo } from "./undo.js";
import { say } from "./words.js";

/** @import { Touch } from "../touch.js" */
/** @import { LoadedGame } from "./games.js" */
/** @import { Link } from "./link.js" */
/** @import { Move, Room, Side, View } from "./types.js" */

/** @param {{ link: Link, game: LoadedGame, room: Room }} props */
export function Play({ link, game, room }) {
  const { sides, seq, behind } = usePace(link, game);
  const { side, veiled, unveil } = useOwnSide(sides);
  if (!side?.view) return html`<${Bar} />`;
  if (veiled) return html`<${Veil} name=${sittersOf(room.seats, [])[side.seat ?? 0].name} onGo=${unveil} />`;
  return html`<${Sitting} ...${{ link, game, room, side, seq, behind }} view=${side.view} />`;
}

/**
 * Several seats on one device: the one that is asked sits before it, and the table is covered while it changes hands.
 * @param {Side[]} sides
 */
function useOwnSide(sides) {
  const [seat, setSeat] = useState(/** @type {number | null} */ (null));
  const asked = sides.find((side) => side.seat !== null && side.view?.deciding[side.seat]);
  const side = asked ?? sides.find((one) => one.seat === seat) ?? sides[0];
  const veiled = sides.length > 1 && !side?.view?.over && side?.seat !== seat;
  return { side, veiled, unveil: () => setSeat(side.seat) };
}

/** @param {{ name: string, onGo: () => void }} props */
function Veil({ name, onGo }) {
  return html`<${Bar} />
    <main class="waiting">
      <h1 class="panel-heading">${say("page-hand-over", { name })}</h1>
      <p><${Button} kind="act" icon="chevron" onClick=${onGo}>${say("page-hand-over-go", { name })}<//></p>
    </main>`;
}

/**
 * The engine of this table: what the server offers, played over the line, explained by the server.
 * @param {Link} link @param {LoadedGame} game @param {Side} side @param {{ live: boolean, seq: number, alone: boolean, taught: boolean }} how
 *   live: what is shown is how the table stands, at row `seq`; alone: nobody else has to agree when something is taken back;
 *   taught: a lesson goes one move at a time
 */
function useEngine(link, game, side, { live, seq, alone, taught }) {
  const now = useRef({ side, alone, taught });
  now.current = { side, alone, taught };
  // Nothing is offered until the table has moved on to the row that the last move became.
  const [awaited, setAwaited] = useState(0);
  const engine = useMemo(
    () =>
      createTouch({
        quick: () => quick.peek() || now.current.alone,
        known: (id) => game.touches.has(id),
        several: () => (now.current.side.view && !now.current.taught ? game.several(now.current.side.view) : null),
        play(moves) {
          setAwaited(Infinity);
          playSound("card");
          playAll(/** @type {number} */ (now.current.side.seat), moves).then(setAwaited, (error) => {
            setAwaited(0);
            tellError(error, game.id);
          });
        },
        full: (count, place) => refuse(say("page-several-full", { count }), place),
        explain(touches, place) {
          const { seat } = now.current.side;
          if (seat === null) refuse(say("page-watching-only"), place);
          else
            attempt(
              async () => refuse(reasonText(game.id, (await link.explain(seat, touches)).reasons), place),
              game.id,
            );
        },
      }),
    [link, game],
  );
  /** Beside the thing, where the eyes are; a new one takes the place of the last. @param {string} text @param {DOMRect} place */
  const refuse = (text, place) => {
    if (text) engine.tip.value = { help: { title: say("page-refused"), text }, place, refuses: true };
  };
  /** One after the other; the row of the last. @param {number} seat @param {Move[]} moves */
  const playAll = async (seat, moves) => {
    let last = 0;
    for (const move of moves) last = await link.move(seat, move.text);
    return last;
  };
  const ready = live && seq >= awaited;
  // Together with the board that is shown: an effect after the paint would leave a moment, long on a busy machine, in which
  // a touch of the new board meets the moves of the old one.
  useLayoutEffect(() => {
    engine.offer(ready ? side.moves.map((code) => game.detail.moves[code]) : []);
  }, [side.moves, ready]);
  return { engine, mine: ready && side.moves.length > 0 };
}

/** The past that one looks at, or the present. @param {Link} link @param {number | null} seat */
function usePast(link, seat) {
  const [past, setPast] = useState(/** @type {{ seq: number, view: View } | null} */ (null));
  const wanted = useRef(/** @type {number | null} */ (null));
  /** @param {number | null} seq */
  const look = (seq) => {
    wanted.current = seq;
    if (seq === null) return setPast(null);
    return attempt(async () => {
      const found = (await link.look(seq)).sides.find((one) => one.seat === seat);
      // Dragging the slider asks often; only the last answer counts.
      if (found?.view && wanted.current === seq) setPast({ seq, view: found.view });
    });
  };
  return { past, look };
}

/** Sounds for what happened. @param {Side} side @param {boolean} mine */
function useSounds(side, mine) {
  const over = Boolean(side.view?.over);
  useEffect(() => {
    if (over) playSound("over");
    else if (mine) playSound("turn");
  }, [mine, over]);
}

/** Keys of the table; never while somebody types or a question is open. @param {{ undo: () => void, redo: () => void, hint: () => void, cancel: () => void }} deeds */
function useKeys(deeds) {
  const now = useRef(deeds);
  now.current = deeds;
  // Before anybody sees the table: a key that is pressed at its first sight is heard.
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} event */
    const onKey = (event) => {
      const target = /** @type {HTMLElement} */ (event.target);
      const busy = "input:not([type=range]), textarea, select, dialog.is-modal";
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || target.closest(busy)) return;
      if (event.key === "u") now.current.undo();
      else if (event.key === "y") now.current.redo();
      else if (event.key === "h") now.current.hint();
      else if (event.key === "Escape") now.current.cancel();
      else if (event.key === "?") keysOpen.value = true;
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}

/** @param {{ link: Link, game: LoadedGame, room: Room, side: Side, seq: number, behind: boolean, view: View }} props */
function Sitting({ link, game, room, side, seq, behind, view }) {
  const sideless = hasRoom("sideless");
  const [sideOpen, setSideOpen] = useState(false);
  const [endOpen, setEndOpen] = useState(false);
  const own = link.sides.value.flatMap((one) => (one.seat === null ? [] : [one.seat]));
  const sitters = sittersOf(room.seats, side.seat === null ? [] : [side.seat]);
  const { past, look } = usePast(link, side.seat);
  const live = past === null && !behind && mayPlay(room) && link.state.value === "live";
  // Bots agree by themselves: only where other people sit there is somebody to ask.
  const alone = room.seats.every((seat) => seat.kind !== "person" || own.includes(seat.seat));
  const { engine, mine } = useEngine(link, game, side, { live, seq, alone, taught: Boolean(room.lesson) });
  const shown = past?.view ?? view;
  const rows = heard(room.table, side.rows);
  const listener = {
    game,
    me: side.seat,
    names: sitters.map(({ name }) => name).join("\n"),
    nameOf: (/** @type {number} */ seat) => sitters[seat].name,
  };
  useSounds(side, mine);
  useClock(room);
  useEffect(() => {
    setEndOpen(view.over);
    if (view.over) hasPlayed(game.id);
  }, [view.over]);

  const { undo, restart, redo, dialog } = useUndo(link, listener, side, game.several(view) !== null);
  const { ask: askHint, ...hints } = useHint({ link, side, mine, engine, game: game.id });
  // What is half chosen goes first, before a move that was made.
  const stepBack = () => (engine.path.value.length + engine.basket.value.length > 0 ? engine.cancel() : undo());
  // In the past nothing can be chosen: there an explanation that happens to lie open goes with it, and keeps nobody there.
  const cancel = () => {
    engine.cancel();
    if (past) look(null);
  };
  useKeys({ undo: stepBack, redo, hint: askHint, cancel });

  const news = past === null && html`<${News} listener=${listener} rows=${rows} from=${side.since} />`;
  // On a phone one opens this to see what one has missed.
  const beside = html`${!sideless && html`<${HintPanel} listener=${listener} engine=${engine} ...${hints} />`}
    ${sideless && news}<${ReferencePanel} listener=${listener} view=${shown} />${!sideless && news}
    <${ChroniclePanel} listener=${listener} rows=${rows} shown=${past?.seq ?? null} onLook=${look} />`;
  return html`<div class="table-page" data-game=${game.id} data-manner=${game.manner}
    data-lesson=${room.lesson?.waits}>
    <${Bar} actions=${html`
      ${
        view.over &&
        html`<${IconButton} kind="quiet" icon="crown" label=${say("page-result")}
          onClick=${() => setEndOpen(true)} />`
      }
      <${SayButton} link=${link} room=${room} own=${own} />
      <${IconButton} kind="quiet" icon="rules" label=${say("page-rules")}
        onClick=${() => openRules(game.id, side.rule || null)} />
      ${
        sideless &&
        html`<${IconButton} kind="quiet" icon="chronicle" label=${say("page-chronicle")}
          onClick=${() => setSideOpen(true)} />`
      }`}>
      <h1 class="bar-title">${say(`${game.id}-title`)}</h1>
      <span class="bar-progress">${game.progress(shown, room.players, say)}</span>
      <${OwnTime} seat=${side.seat} />
    <//>
    ${/* Before the status: first comes what happened, then what is asked. */ html`<${Announcer} ...${{ listener, side }} />`}
    <main class="table-main">
      <${BoardFrame} engine=${engine} moment=${past?.seq ?? seq} asks=${shown.asks}>
        <${game.Board} view=${shown} sitters=${sitters} bottom=${side.seat ?? 0} mine=${mine}
          back=${side.rows.at(-1)?.kind === "undo"} sheet=${shown.over ? side.sheet : null} say=${say} />
        <div class="status-row">
          ${
            past
              ? html`<${PastBanner} onBack=${() => look(null)} />`
              : html`<${Status} ...${{ listener, side, view, sitters }} mine=${mine || (room.lesson && side.moves.length > 0)} />`
          }
          ${
            sideless &&
            hints.hint &&
            html`<${HintLine} listener=${listener} engine=${engine} ...${hints} hint=${hints.hint} />`
          }
        </div>
        <${Acts} ...${{ engine, listener, side, mine, undo: stepBack, restart, redo, behind, room, hint: askHint, over: view.over }}
          onResult=${() => setEndOpen(true)} />
      <//>
      <${Requests} link=${link} room=${room} own=${own} sitters=${sittersOf(room.seats, own)} />
    </main>
    ${
      sideless
        ? html`<${Dialog} kind="sheet" open=${sideOpen} onClose=${() => setSideOpen(false)}
          heading=${say("page-side")} closeLabel=${say("page-close")}>${beside}<//>`
        : html`<aside class="side" aria-label=${say("page-side")}>${beside}</aside>`
    }
    <${Sayings} rows=${rows} own=${own} nameOf=${listener.nameOf} />
    ${!room.lesson && past === null && html`<${Coach} game=${game} side=${side} mine=${mine} />`}
    <${Guide} ...${{ link, game, room, engine }} seat=${side.seat} />
    <${TipBox} engine=${engine} game=${game.id} />
    ${dialog}
    ${
      view.over &&
      side.sheet &&
      html`<${EndDialog} open=${endOpen} onClose=${() => setEndOpen(false)} room=${room} ending=${side.ending}
        listener=${listener} finished=${{ game: game.id, view, sheet: side.sheet, sitters, me: side.seat }} />`
    }
  </div>`;
}

/** The board, whose things travel when the moment changes. @param {{ engine: Touch, moment: number, asks: string, children?: any }} props */
function BoardFrame({ engine, moment, asks, children }) {
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  useTravel(root, moment);
  return html`<div class="board-frame" ref=${root} data-asks=${asks}>
    <${TouchBoard} engine=${engine} label=${say("page-board")} offered=${offeredText} class="board">${children}<//>
  </div>`;
}

/** More would be a list to listen to; the arrow keys find the rest. */
const MOST_NAMES = 10;

/** What can be chosen, for ears; where several things are picked, only what changes. @param {string[]} names @param {import("../touch.js").Picked | null} picked */
function offeredText(names, picked) {
  if (picked) return say("page-picked", { ...picked });
  if (names.length === 0) return "";
  const more = names.length - MOST_NAMES;
  const told = names.slice(0, MOST_NAMES);
  // "1, Turning Wind" is one thing to choose, not two.
  const list = told.join(told.some((name) => name.includes(",")) ? "; " : ", ");
  return say("page-offered", { names: list, more: Math.max(more, 0) });
}

/** @param {{ listener: import("./story.js").Listener, side: Side, view: View, sitters: import("./types.js").Sitter[], mine: boolean }} props */
function Status({ listener, side, view, sitters, mine }) {
  const happened = justNow(listener, side.rows);
  if (view.over) return html`<${StatusLine}>${winnersText(listener.game.id, view, sitters, side.seat)}<//>`;
  const asked = sitters.filter((sitter) => view.deciding[sitter.seat]);
  const key = `${listener.game.id}-ask-${view.asks}`;
  // While the table takes one's own move in, or makes the only one there is, nobody is asked anything.
  const others = asked.some((sitter) => sitter.me) ? [] : asked.map((sitter) => sitter.name);
  const question = mine
    ? listener.game.question(view, say) || say(`${key}.you`)
    : others.length > 0 && say(`${key}.other`, { name: listNames(others) });
  // Read out is what one is asked oneself. Whom the table waits for changes with every move, and is told by what they do.
  return html`<${StatusLine} yours=${mine}>
    ${happened && html`<span class="status-happened" aria-hidden="true">${happened}</span>`}
    ${question && html`<b aria-hidden=${mine ? undefined : "true"}>${question}</b>`}
  <//>`;
}
