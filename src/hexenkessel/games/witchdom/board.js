/**
 * Witchdom's table: goals, the three places as the hero, the other clans beside them (alone: Ostara), one's own things below.
 * Nothing here decides a rule: the server's view says what lies where, and moves say what can be touched.
 */

import { html, useLayoutEffect, useState } from "../../web/vendor/hexenkessel-vendor.js";
import { useBefore } from "../../web/kit/before.js";
import { IconButton } from "../../web/kit/button.js";
import { Tabs, useDesk } from "../../web/kit/desk.js";
import { Icon } from "../../web/kit/icon.js";
import { GameSheet } from "../../web/kit/scores.js";
import { hasRoom } from "../../web/shell/room.js";
import { Cauldron, Payment } from "./brewing.js";
import { art, content, signOf } from "./cards.js";
import { Belongings, Decisions, Hand, Potions } from "./desk.js";
import { ClanView, Folk } from "./folk.js";
import { Goals } from "./goals.js";
import { Land } from "./land.js";
import { OSTARA, Ostara, useTale } from "./ostara.js";

/** @import { BoardProps, GameEvent, Say, View } from "./view.d.ts" */

export const sheets = ["board.css"];

export { Reference } from "./scores.js";

/** What lies on the table is more than a short phone shows at once. */
export const manner = "scrolls";

/** What one wants to read before it goes on. */
export const ends = new Set(["brewed", "finished", "claimed", "round", "ostara-tile"]);

/** A round is a chapter. @param {GameEvent} event */
export function chapter(event) {
  if (event.kind === "start") return "witchdom-board-chapter-start";
  if (event.kind === "last-round") return "witchdom-board-chapter-last";
  return event.kind === "round" ? "witchdom-board-chapter-round" : null;
}

/** @param {Record<string, any>} told */
export const chip = (told) => signOf(String(told.potion ?? told.card ?? ""));

/** @param {View} view @param {number} _players @param {Say} say */
export function progress(view, _players, say) {
  const { rounds, stages } = content.solo;
  if (view.ostara)
    return say("witchdom-board-progress-solo", {
      round: view.round,
      rounds,
      stage: Math.min(Math.ceil((view.round * stages) / rounds), stages),
    });
  return view.last_round === null
    ? say("witchdom-board-progress", { round: view.round })
    : say("witchdom-board-progress-last", { round: view.round, last: view.last_round });
}

// -- what lies before oneself -------------------------------------------------------------------------------------------

/** @typedef {{ kind: "hand" | "potions" | "scores" } | { kind: "clan", owner: number }} Desk */

/** What a moment asks for. @param {View} view @returns {Desk} */
function usualDesk(view) {
  const asked = view.seat !== null && view.deciding[view.seat];
  if (view.over) return { kind: "scores" };
  return { kind: asked && (view.asks === "brew" || view.asks === "pay") ? "potions" : "hand" };
}

/** Where one gathers, by name; and nobody is offered to rest who has no card to take back. @param {import("./view.d.ts").View} view @param {import("../../web/shell/types.js").Say} say */
export function question(view, say) {
  if (view.asks === "gather" && view.gathering)
    return say("witchdom-board-ask-gather", { place: view.gathering.place });
  const fresh = view.seat !== null && view.owners[view.seat].pile.length === 0;
  return view.asks === "act" && fresh ? say("witchdom-board-ask-play") : "";
}

/** So many cards and potions side by side are too close for a finger where there is no side, and for the eyes elsewhere. */
const CROWD = 13;
const MORE = 18;

/** @param {BoardProps} props */
const isCrowded = ({ view, bottom }) => {
  const cards = view.owners[bottom].hand.length + view.owners[bottom].potions.length;
  return hasRoom("sideless") ? cards >= CROWD : !hasRoom("grand") && cards >= MORE;
};

/** On a phone, and wherever there are too many of them, the hand and the potions share one place. @param {BoardProps & { desk: Desk, onPick: (desk: Desk) => void }} props */
function DeskTabs({ view, bottom, desk, onPick, say }) {
  const own = view.owners[bottom];
  /** @type {{ desk: Desk, icon: string, word: string }[]} */
  const tabs = [
    { desk: { kind: "hand" }, icon: "hat", word: `${say("witchdom-board-hand-short")} ${own.hand.length}` },
    {
      desk: { kind: "potions" },
      icon: art("bottle"),
      word: `${say("witchdom-board-group-waiting")} ${own.potions.length}`,
    },
  ];
  if (view.over) tabs.push({ desk: { kind: "scores" }, icon: "crown", word: say("witchdom-board-scores") });
  return html`<${Tabs} class="wd-tabs" label=${say("witchdom-board-desk")} tabs=${tabs} desk=${desk} onPick=${onPick} />`;
}

/** @param {BoardProps & { desk: Desk, narrow: boolean }} props */
function Cards(props) {
  const { view, bottom, desk, narrow } = props;
  if (view.paying && view.turn === bottom) return html`<${Payment} ...${props} paying=${view.paying} />`;
  if (view.asks === "novices") return html`<${Decisions} ...${props} />`;
  const both = !narrow;
  return html`<div class="wd-cards" data-tab=${desk.kind}>
      ${(both || desk.kind === "hand") && html`<${Hand} ...${props} />`}
      ${(both || desk.kind === "potions") && html`<${Potions} ...${props} />`}
    </div>
    <div class="wd-foot-row">${(both || desk.kind === "potions") && html`<${Cauldron} ...${props} />`}
      <${Decisions} ...${props} /></div>`;
}

/** @param {BoardProps & { desk: Desk, narrow: boolean, onPick: (desk: Desk | null) => void }} props */
function DeskView(props) {
  const { view, bottom, desk, narrow, onPick, say } = props;
  const clan = desk.kind === "clan" ? desk.owner : null;
  const seated = view.seat !== null;
  const inside =
    clan !== null
      ? html`<${ClanView} ...${props} owner=${clan} onClose=${() => onPick(null)} />`
      : desk.kind === "scores"
        ? html`<${GameSheet} class="wd-scores" game="witchdom" ...${props} />
        ${
          seated &&
          !narrow &&
          html`<${IconButton} kind="quiet" icon="close" label=${say("page-close")}
            onClick=${() => onPick({ kind: "hand" })} />`
        }`
        : html`<${Cards} ...${props} />`;
  return html`${
    seated &&
    html`<${Belongings} ...${props} open=${clan === bottom}
      onOpen=${() => onPick(clan === bottom ? null : { kind: "clan", owner: bottom })} />`
  }
    ${seated && narrow && html`<${DeskTabs} ...${props} />`}
    <div class="wd-desk-view" data-desk=${desk.kind}>${inside}</div>`;
}

// -- the table --------------------------------------------------------------------------------------------------------

/** Whoever has just had a turn takes what leaves the places; alone, Ostara takes it with her turn. @param {View} view */
function useLeave(view) {
  const before = useBefore(view);
  return `owner:${view.ostara && before.round !== view.round ? OSTARA : before.turn}`;
}

/**
 * Where there is no room beside the table, Ostara's tale lies over it until it is read, and whenever it is asked for.
 * @param {string} turn @param {boolean} narrow @param {boolean} over
 */
function useUnread(turn, narrow, over) {
  const [read, setRead] = useState("");
  const [again, setAgain] = useState(false);
  const open = narrow && turn !== "" && (again || (read !== turn && !over));
  const close = () => {
    setRead(turn);
    setAgain(false);
  };
  useLayoutEffect(() => {
    if (!open) return;
    const onKey = (/** @type {KeyboardEvent} */ event) => event.key !== "Tab" && close();
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [open, turn]);
  return { open, close, reopen: () => setAgain(true) };
}

/** @param {BoardProps} props */
export function Board(props) {
  const { view, say } = props;
  const narrow = hasRoom("narrow");
  const crowded = isCrowded(props);
  const [desk, setDesk] = useDesk(view, usualDesk, [view.round]);
  const { turn, told } = useTale(view);
  const unread = useUnread(turn, narrow, view.over);
  const leave = useLeave(view);
  const looked = desk.kind === "clan" ? desk.owner : null;
  const look = (/** @type {number} */ owner) => setDesk(looked === owner ? null : { kind: "clan", owner });
  const beside = view.ostara && !narrow;
  return html`<div class="stage witchdom" data-leave=${leave} data-solo=${view.ostara ? "" : undefined}>
      <${Goals} ...${props} />
      <${Land} ...${props} />
      ${
        beside
          ? html`<${Ostara} ...${props} told=${told} open=${looked === OSTARA} onOpen=${look} />`
          : html`<${Folk}
          ...${props} looked=${looked} onOpen=${look} />`
      }
      ${
        view.ostara &&
        narrow &&
        html`<button type="button" class="wd-reopen" data-spot="reopen"
          onClick=${unread.reopen}><${Icon} name="history" /> ${say("witchdom-board-tale-again")}</button>`
      }
      ${
        unread.open &&
        html`<div class="wd-tale-sheet">
          <${Ostara} ...${props} told=${told} open=${looked === OSTARA} onOpen=${look} onGo=${unread.close} /></div>`
      }
    </div>
    <div class=${`hand wd-desk ${view.seat === null ? "is-watching" : ""}`} data-asks=${view.asks}>
      ${
        view.seat === null && !view.over && desk.kind !== "clan"
          ? html`<p class="hand-watching">
          ${say("page-table-watching")}</p>`
          : html`<${DeskView} ...${props} desk=${desk} narrow=${narrow || crowded}
          onPick=${setDesk} />`
      }
    </div>`;
}
