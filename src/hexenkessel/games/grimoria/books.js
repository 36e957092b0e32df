/** The spellbooks: the small one of every seat, closed, bent over or open, and the round as five of them in turn order. */

import { html } from "../../web/vendor/hexenkessel-vendor.js";
import { Icon, iconHref } from "../../web/kit/icon.js";
import { joined } from "../../web/kit/joined.js";
import { Touchable } from "../../web/touch.js";
import {
  art,
  attackIn,
  categoryOf,
  isAlone,
  isDone,
  isHushed,
  isRevealed,
  isSilent,
  paintOf,
  spellHelp,
} from "./cards.js";

import { sealedSpell } from "./spellbook.js";

/** @import { BoardProps, Sitter, View } from "./view.d.ts" */
/** @import { Staging } from "./reveal.js" */

/** @param {View} view @param {number} seat @returns {"open" | "sealed" | "thinking"} */
export function bookState(view, seat) {
  if (view.spells[seat] !== null) return "open";
  return view.deciding[seat] ? "thinking" : "sealed";
}

/** Closed over its choice, in the colour of the seat, with the bookmark hanging out. @param {{ avatar: string }} props */
function ClosedBook({ avatar }) {
  return html`<svg class="gr-closed" viewBox="0 0 100 120" aria-hidden="true">
    <path class="gr-ribbon" d="M62 96h14v24l-7-7-7 7z" />
    <path class="gr-pages" d="M12 12h80v94H18c-6 0-9-3-9-8V18z" />
    <path class="gr-page-lines" d="M14 101h76M13 97.500h78" />
    <path class="gr-cover" d="M16 4h72c4 0 7 3 7 7v82H19c-6 0-10 3-12 7V13c0-5 4-9 9-9z" />
    <path class="gr-spine" d="M16 4h6v89h-3c-6 0-10 3-12 7V13c0-5 4-9 9-9z" />
    <path class="gr-tooling" d="M29 12h58v73H29zM29 22l10-10M77 12l10 10M87 75 77 85M39 85 29 75" />
    <circle class="gr-tooling" cx="58" cy="48.500" r="24" />
    <use class="gr-emblem" href=${iconHref(avatar)} x="41" y="31.500" width="34" height="34" />
  </svg>`;
}

/** The lines of pages on which nothing is to be read. */
const WRITING =
  "M20 24c13-4 27-3 39 2M20 36c13-4 27-3 39 2M20 48c13-4 27-3 39 2M20 60c13-4 20-3 28 0" +
  "M81 26c12-5 26-6 39-2M81 38c12-5 26-6 39-2M81 50c12-5 26-6 39-2";

/** An open book: the number on the left page, the kind of magic on the right. @param {{ spell: number | null }} props */
function OpenBook({ spell }) {
  return html`<svg class="gr-open" viewBox="0 0 140 96" aria-hidden="true">
    <path class="gr-cover" d="M3 12c0-4 2-6 6-6h122c4 0 6 2 6 6v74c0 4-2 6-6 6H9c-4 0-6-2-6-6z" />
    <path class="gr-pages is-under" d="M8 12C28 4 56 6 70 16 84 6 112 4 132 12v74c-20-7-48-5-62 3-14-8-42-10-62-3z" />
    <path class="gr-pages" d="M11 9C30 2 57 4 69 13v71C56 76 30 75 11 82z" />
    <path class="gr-pages" d="M129 9C110 2 83 4 71 13v71c13-8 39-9 58-2z" />
    ${
      spell === null
        ? html`<path class="gr-writing" d=${WRITING} />
            <use class="gr-quill" href=${art("quill")} x="84" y="28" width="46" height="46" />`
        : html`<path class="gr-wash" d="M126 12C109 6 86 8 74 16v62c13-6 36-7 52-2z" />
            <text class="gr-numeral" x="40" y="63">${spell}</text>
            <use class="gr-kind" href=${paintOf(spell).sign} x="79" y="21" width="44" height="44" />`
    }
  </svg>`;
}

/** The closed book with its cover turned back, where there is more height than width. @param {{ spell: number }} props */
function StandingBook({ spell }) {
  return html`<svg class="gr-standing" viewBox="0 0 100 120" aria-hidden="true">
    <path class="gr-cover" d="M12 4 1 12v88l11-7zM16 4h72c4 0 7 3 7 7v95H18c-6 0-9-3-9-8V11c0-4 3-7 7-7z" />
    <path class="gr-pages is-under" d="M13 8h76v95H18c-4 0-6-2-6-5z" />
    <path class="gr-page-lines" d="M15 100h72M14 96.500h74" />
    <path class="gr-pages" d="M12 5h78v88H19c-4 0-6 2-7 5z" />
    <rect class="gr-wash" x="17" y="54" width="68" height="34" rx="5" />
    <path class="gr-frame" d="M17 10h68v40H17z" />
    <text class="gr-numeral" x="51" y="46">${spell}</text>
    <use class="gr-kind" href=${paintOf(spell).sign} x="37.500" y="57.500" width="27" height="27" />
  </svg>`;
}

/**
 * The book as it lies there. Open, it still has its cover, which the reveal turns back.
 * @param {{ state: "open" | "sealed" | "thinking", spell: number | null, avatar: string }} props
 */
function Leaves({ state, spell, avatar }) {
  if (state === "thinking") return html`<span class="gr-leaf"><${OpenBook} spell=${null} /></span>`;
  const closed = html`<span class="gr-leaf is-closed"><${ClosedBook} avatar=${avatar} /></span>`;
  if (spell === null) return closed;
  return html`${closed}<span class="gr-leaf is-open"><${OpenBook} spell=${spell} /><${StandingBook} spell=${spell} />
  </span>`;
}

/** The words under an open book: why it lies where it lies. @param {BoardProps & { seat: number }} props */
function Reason({ view, seat, say }) {
  const alone = isAlone(view, seat);
  return html`<span class=${`gr-reason ${alone ? "is-alone" : "is-shared"}`}>
    <${Icon} name=${art(alone ? "alone" : "shared")} /> ${say(alone ? "grimoria-board-alone" : "grimoria-board-shared")}
  </span>`;
}

/** What holds of a revealed spell until the end of the round (GR-4.4). @param {BoardProps & { seat: number }} props */
function Effect({ view, seat, say }) {
  if (isHushed(view, seat))
    return html`<span class="gr-mark is-hushed"><${Icon} name="moon" /> ${say("grimoria-board-hushed")}</span>`;
  if (attackIn(view)?.victim === seat)
    return html`<span class="gr-mark is-hit"><${Icon} name=${art("attack")} /> ${say("grimoria-board-attacked")}
    </span>`;
  if (categoryOf(view.spells[seat]) === "protection")
    return html`<span class="gr-mark is-safe"><${Icon} name=${art("protection")} /> ${say("grimoria-board-protected")}
    </span>`;
  return null;
}

/** Everything that a book says, read out. @param {BoardProps & { sitter: Sitter, place: number }} props */
function bookVoice({ view, sitter, place, say }) {
  const state = bookState(view, sitter.seat);
  if (state !== "open") return [say(`grimoria-board-${state}`)];
  const spell = view.spells[sitter.seat];
  return [
    say("grimoria-board-in-order", { place: place + 1 }),
    `${say(`grimoria-spell-${spell}`)} (${spell})`,
    say(`grimoria-category-${categoryOf(spell)}`),
    say(isAlone(view, sitter.seat) ? "grimoria-board-alone" : "grimoria-board-shared"),
    isHushed(view, sitter.seat) && say("grimoria-board-hushed"),
    categoryOf(spell) === "protection" && say("grimoria-board-protected"),
    attackIn(view)?.victim === sitter.seat && say("grimoria-board-attacked"),
    isDone(view, sitter.seat) && say("grimoria-board-done"),
  ];
}

/**
 * A pointer that rests here since the last touch must not cover the reveal with an explanation.
 * @param {BoardProps & { sitter: Sitter, place: number, turn: number, staging: Staging | null }} props turn = when it opens
 */
function RoundBook(props) {
  const { view, sitter, place, turn, say } = props;
  const { seat } = sitter;
  const state = bookState(view, seat);
  const spell = view.spells[seat];
  const own = sitter.me ? sealedSpell(view) : null;
  const note = own ? say("grimoria-board-your-choice", { spell: own }) : say(`grimoria-board-${state}`);
  const looks = [
    "gr-round-book",
    `is-${state}`,
    isDone(view, seat) && "is-done",
    view.turn === seat && !view.over && (sitter.me ? "is-mine-now" : "is-now"),
    spell !== null && isHushed(view, seat) && "is-quiet",
  ];
  return html`<li class=${joined(looks, " ")} style=${{ "--slot": place, "--turn": turn }}
    data-seat=${seat + 1}
    data-colour=${spell === null ? undefined : paintOf(spell).colour}>
    <${Touchable}
      class="gr-round-button"
      touch=${`book:${seat}`}
      name=${sitter.name}
      state=${bookVoice(props)}
      help=${spell === null || props.staging ? undefined : spellHelp(spell, say)}
    >
      <span class="gr-book-stage"><${Leaves} state=${state} spell=${spell} avatar=${sitter.avatar} /></span>
      <span class="gr-book-words">
        <span class="gr-book-owner">${sitter.name}</span>
        ${
          spell === null
            ? html`<span class="gr-book-note">${note}</span>`
            : html`<span class="gr-book-spell">${say(`grimoria-spell-${spell}`)}</span>
                <span class="gr-book-why"><${Reason} ...${props} seat=${seat} /><${Effect} ...${props} seat=${seat} />
                </span>`
        }
      </span>
    <//>
  </li>`;
}

/** What decided the order, or that black magic brings nothing in this round (GR-4.4.1). @param {BoardProps} props */
function RoundHead({ view, say }) {
  const revealed = isRevealed(view);
  const title = say(revealed ? "grimoria-thing-order" : "grimoria-board-order-before");
  const rule = say(revealed ? "grimoria-board-order-rule" : "grimoria-board-order-before.help");
  return html`<p class="gr-round-head">
    <b>${title}</b>
    ${
      isSilent(view)
        ? html`<span class="gr-mark is-hushed"><${Icon} name="moon" /> ${say("grimoria-board-silence")}</span>`
        : html`<span class="gr-round-rule">${rule}</span>`
    }
  </p>`;
}

/**
 * The round: every seat's book in its place of the order. Before the reveal that is the order of the round before, which
 * decides among equal spells (GR-4.3.2).
 * @param {BoardProps & { staging: Staging | null }} props
 */
export function Round(props) {
  const { view, sitters, staging } = props;
  const order = staging?.act === "open" ? staging.before : view.order;
  return html`<div class="gr-round" data-act=${staging?.act} style=${{ "--players": sitters.length }}>
    <${RoundHead} ...${props} />
    <ol class="gr-slots" aria-hidden="true">
      ${sitters.map((_, slot) => html`<li class="gr-slot" style=${{ "--slot": slot }}><span>${slot + 1}</span></li>`)}
    </ol>
    <ul class="gr-books">
      ${sitters.map(
        (sitter) => html`<${RoundBook} key=${sitter.seat} ...${props} sitter=${sitter}
          place=${order.indexOf(sitter.seat)} turn=${staging ? staging.before.indexOf(sitter.seat) : 0} />`,
      )}
    </ul>
  </div>`;
}
