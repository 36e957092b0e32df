/** A position to think about: the board as one seat sees it, moves to try, and what is said about them. */

import { html, useLayoutEffect, useMemo, useRef } from "../vendor/hexenkessel-vendor.js";
import { Button } from "../kit/button.js";
import { StatusLine } from "../kit/status.js";
import { TouchBoard, createTouch } from "../touch.js";
import { Bar } from "./bar.js";
import { tell } from "./notes.js";
import { avatarOf } from "./people.js";
import { quick } from "./settings.js";
import { toldFacts } from "./story.js";
import { TipBox } from "./tip.js";
import { say } from "./words.js";

/** @import { LoadedGame } from "./games.js" */
/** @import { Move, Sitter, View } from "./types.js" */

/** A reason of the engine: its sentence, and the other move that it speaks of. @typedef {{ key: string, facts: Record<string, any>, move: string }} MoveReason */

/** Somebody at every seat; names where they are known. @param {number} players @param {string[]} [names] @returns {Sitter[]} */
export const sittersFor = (players, names = []) =>
  Array.from({ length: players }, (_, seat) => ({
    seat,
    name: names[seat] || say("shell-seat", { seat: seat + 1 }),
    avatar: avatarOf(seat),
    away: false,
    me: false,
  }));

/** @param {LoadedGame} game @param {Sitter[]} people @param {number | null} me @returns {import("./story.js").Listener} */
export const listenerFor = (game, people, me) => ({
  game,
  me,
  names: people.map(({ name }) => name).join("\n"),
  nameOf: (seat) => people[seat].name,
});

/** A move in words. @param {import("./story.js").Listener} listener @param {string} text */
export function moveWords(listener, text) {
  const move = listener.game.detail.moves.find((one) => one.text === text);
  return move ? say(`${listener.game.id}-move-${move.verb}`, toldFacts(listener, move.facts)) : text;
}

/** @param {import("./story.js").Listener} listener @param {MoveReason} reason */
export const reasonWords = (listener, reason) =>
  say(reason.key, { ...toldFacts(listener, reason.facts), move: reason.move ? moveWords(listener, reason.move) : "" });

/**
 * `tried` is told when a move is chosen; nothing can be chosen while `busy`. `shown` is a move that glows on the board.
 * @param {{ game: LoadedGame, people: Sitter[], seat: number, view: View, moves: Move[], busy: boolean, shown: string | null,
 *   title: string, place: string, status: any, acts: any, beside: any, tried: (move: Move) => void, onBack: () => void,
 *   backLabel: string }} props
 */
export function Position(props) {
  const { game, people, seat, view, moves, busy, shown, title, place, status, acts, beside, onBack, backLabel } = props;
  const now = useRef(props);
  now.current = props;
  const engine = useMemo(() => {
    const made = createTouch({
      quick: () => quick.peek(),
      known: (id) => game.touches.has(id),
      several: () => null,
      full() {},
      play([move]) {
        now.current.tried(move);
        // A move that was only tried can be tried again.
        made.offer(now.current.moves);
      },
      explain: () => tell("info", say("shell-refuse-no-choice-now")),
    });
    return made;
  }, [game]);
  useLayoutEffect(() => engine.offer(busy ? [] : moves), [moves, busy]);
  useLayoutEffect(() => {
    const best = game.detail.moves.find((move) => move.text === shown);
    engine.hinted.value = new Set(best?.touches ?? []);
    // On a phone the reasons stand below the table.
    if (best) document.querySelector(".review-solution")?.scrollIntoView({ block: "nearest" });
  }, [shown]);
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} event */
    const onKey = (event) => {
      if (event.key === "Escape" && !engine.cancel()) now.current.onBack();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  const listener = listenerFor(game, people, seat);
  const ready = busy ? [] : engine.complete.value;
  return html`<div class="table-page place-page" data-game=${game.id} data-manner=${game.manner}>
    <${Bar}><h1 class="bar-title">${title}</h1><span class="bar-progress">${place}</span><//>
    <main class="table-main">
      <div class="board-frame" data-asks=${view.asks}>
        <${TouchBoard} engine=${engine} label=${say("page-board")} class="board">
          <${game.Board} view=${view} sitters=${people} bottom=${seat} mine=${!busy} say=${say} />
          <div class="status-row"><${StatusLine} yours=${!busy}><b>${status}</b><//></div>
          <div class="acts">
            <div class="acts-move">
              ${ready.map(
                (move) => html`<${Button} key=${move.code} kind="act" icon="check" wide
                  onClick=${() => engine.confirm(move)}>${moveWords(listener, move.text)}<//>`,
              )}
              ${ready.length === 0 && acts}
            </div>
            <div class="acts-row"><${Button} icon="previous" onClick=${onBack}>${backLabel}<//></div>
          </div>
        <//>
      </div>
    </main>
    <aside class="side" aria-label=${say("page-side")}>${beside}</aside>
    <${TipBox} engine=${engine} game=${game.id} />
  </div>`;
}
