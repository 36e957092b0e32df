/**
 * A board for a game that brings none, made from its view and from what its moves touch; and a cover for one without.
 * Every field of the view is shown under its name. What a move touches is a thing in such a field (`hand:newt` is the newt in
 * `hand`, `pond` the field itself, `seat:B` the second seat) or, where the view does not show it, a button of its own.
 */

import { html, useContext } from "../vendor/hexenkessel-vendor.js";
import { Icon } from "../kit/icon.js";
import { Medallion } from "../kit/medallion.js";
import { TouchContext, Touchable } from "../touch.js";
import { toldFacts } from "./story.js";
import { knows, say } from "./words.js";

/** @import { BoardProps, GameBoard, GameDetail, Outline, Sitter } from "./types.js" */

/** What a board need not bring; which events are too small for a line, the game has said. @param {GameDetail} detail @returns {Omit<GameBoard, "Board">} */
export const usual = (detail) => ({
  sheets: [],
  chapter: () => null,
  minor: new Set(detail.minor),
  plain: new Set(),
  ends: new Set(),
  several: () => null,
  chip: () => null,
  progress: () => "",
  question: () => "",
});

/** @typedef {{ detail: GameDetail, touches: Set<string>, sitters: Sitter[], me: number }} Table what every part of the board needs */

/** An id as words, where a game has none for it. @param {string} id */
const spelled = (id) => id.replaceAll(/[_:-]+/g, " ").trim();

/** @param {Table} table @param {string} id */
const thingKey = (table, id) => `${table.detail.id}-thing-${id.replaceAll(/[^a-zA-Z0-9]/g, "-")}`;

/** What a thing is called. @param {Table} table @param {string} id @param {string} [short] */
function thingName(table, id, short = id) {
  const key = [id, short].map((one) => thingKey(table, one)).find(knows);
  return key ? say(key) : spelled(short);
}

/** Its help, where the game has words for it. @param {Table} table @param {string} id */
function thingHelp(table, id) {
  const key = thingKey(table, id);
  return knows(`${key}.help`) ? { title: say(key), text: say(`${key}.help`) } : undefined;
}

/** What a touch does, if it is a whole move by itself. @param {Table} table @param {string} touch */
function deedOf(table, touch) {
  const [only, ...others] = table.detail.moves.filter((move) => move.touches[0] === touch);
  if (!only || others.length > 0 || only.touches.length > 1) return "";
  const hearer = { me: table.me, nameOf: (/** @type {number} */ seat) => table.sitters[seat]?.name ?? "" };
  return say(`${table.detail.id}-move-${only.verb}`, toldFacts(/** @type {any} */ (hearer), only.facts));
}

/** What comes before the colon. @param {string} touch */
const groupOf = (touch) => touch.split(":")[0];

/** @param {number} seat */
const seatTouches = (seat) => [`seat:${String.fromCharCode(65 + seat)}`, `seat:${seat}`];

/**
 * A small thing with a name: a control where some move touches it.
 * @param {{ table: Table, id: string, spot?: string, short?: string, count?: number }} props
 */
function Thing({ table, id, spot, short = id, count = 1 }) {
  const own = [id, short].map((one) => thingKey(table, one)).some(knows);
  const deed = table.touches.has(id) ? deedOf(table, id) : "";
  const name = !own && deed ? deed : thingName(table, id, short);
  const text = html`<span>${name}</span>${count > 1 && html`<b class="plain-count">${count}</b>`}`;
  if (!table.touches.has(id)) return html`<span class="plain-thing">${text}</span>`;
  return html`<${Touchable} class="plain-thing is-touchable" touch=${id} spot=${spot ?? id} name=${name}
    state=${count > 1 ? String(count) : ""} canLabel=${deed || say("page-touch-can")} help=${thingHelp(table, id)}>${text}<//>`;
}

/** Names with how often each is there, in the order in which they lie. @param {string[]} names @returns {[string, number][]} */
const counted = (names) => [...new Set(names)].map((name) => [name, names.filter((one) => one === name).length]);

/**
 * A value of the view as its shape says what it is.
 * @param {{ table: Table, field: string, shape: Outline, value: any }} props
 */
function Value({ table, field, shape, value }) {
  if (value === null) return html`<span class="dim">–</span>`;
  const part = (/** @type {any} */ item, /** @type {Outline | undefined} */ inner) =>
    inner && html`<${Value} table=${table} field=${field} shape=${inner} value=${item} />`;
  switch (shape.kind) {
    case "Flag":
      return html`<${Icon} name=${value ? "check" : "minus"} label=${say(value ? "page-on" : "page-off")} />`;
    case "OneOf":
      return html`<${Thing} table=${table} id=${`${field}:${value}`} short=${value} />`;
    case "Seat":
      return html`<span>${table.sitters[value].name}</span>`;
    case "Bag":
    case "Pile":
      return html`<span class="plain-things">
        ${counted(value).map(
          ([name, count]) =>
            html`<${Thing} key=${name} table=${table} id=${`${field}:${name}`} short=${name} count=${count} />`,
        )}
        ${value.length === 0 && html`<span class="dim">–</span>`}
      </span>`;
    case "Row":
      return html`<span class="plain-things">${value.map((/** @type {any} */ item) => part(item, shape.of))}</span>`;
    case "PerSeat":
      return html`<span class="plain-things">
        ${table.sitters.map((sitter) => html`<span>${sitter.name}: ${part(value[sitter.seat], shape.of)}</span>`)}</span>`;
    case "Maybe":
      return part(value, shape.of);
    case "Fields":
      return html`<dl class="plain-fields">
        ${Object.entries(shape.fields ?? {}).map(
          ([name, inner]) => html`<div><dt>${thingName(table, name)}</dt><dd>
            <${Value} table=${table} field=${name} shape=${inner} value=${value[name]} /></dd></div>`,
        )}</dl>`;
    default:
      return html`<b>${String(value)}</b>`;
  }
}

/** Numbers and names stand beside a medallion; lists need more room. @param {Outline} shape */
const isShort = (shape) => ["Number", "Flag"].includes(shape.kind);

/** @param {{ table: Table, sitter: Sitter, view: import("./types.js").View, fields: [string, Outline][] }} props */
function SeatPanel({ table, sitter, view, fields }) {
  const { seat } = sitter;
  const turn = view.deciding[seat] ? (sitter.me ? "you" : "other") : undefined;
  const facts = fields
    .filter(([, shape]) => isShort(shape))
    .map(([field]) => ({ text: `${thingName(table, field)}: ${Number(view[field][seat])}` }));
  const face = html`<${Medallion} seat=${seat + 1} avatar=${sitter.avatar} name=${sitter.name} facts=${facts}
    turn=${turn} botLabel=${sitter.botLabel} away=${sitter.away} />`;
  const touch = seatTouches(seat).find((id) => table.touches.has(id));
  return html`<div class="plain-seat">
    ${
      touch
        ? html`<${Touchable} class="plain-face" touch=${touch} name=${sitter.name}
            state=${facts.map((fact) => fact.text).join(", ")}>${face}<//>`
        : face
    }
    ${fields
      .filter(([, shape]) => !isShort(shape))
      .map(
        ([field, shape]) => html`<div class="plain-row"><span class="dim">${thingName(table, field)}</span>
          <${Value} table=${table} field=${field} shape=${shape} value=${view[field][seat]} /></div>`,
      )}
  </div>`;
}

/** Every thing that the view shows. @param {Table} table @param {any} value @param {Outline} shape @param {string} field @returns {string[]} */
function shownIn(table, value, shape, field) {
  if (value === null) return [];
  const inner = shape.of;
  if (shape.kind === "Bag" || shape.kind === "Pile")
    return value.map((/** @type {string} */ name) => `${field}:${name}`);
  if (shape.kind === "OneOf") return [`${field}:${value}`];
  if (shape.kind === "Maybe" && inner) return shownIn(table, value, inner, field);
  if ((shape.kind === "Row" || shape.kind === "PerSeat") && inner)
    return value.flatMap((/** @type {any} */ item) => shownIn(table, item, inner, field));
  if (shape.kind === "Fields")
    return Object.entries(shape.fields ?? {}).flatMap(([name, one]) => shownIn(table, value[name], one, name));
  return [];
}

/** @param {GameDetail} detail @returns {GameBoard} */
export function plainBoard(detail) {
  const touches = new Set(detail.moves.flatMap((move) => move.touches));
  const fields = Object.entries(detail.view);
  const ofSeats = fields.flatMap(([name, shape]) =>
    shape.kind === "PerSeat" && shape.of ? [/** @type {[string, Outline]} */ ([name, shape.of])] : [],
  );
  const ofTable = fields.filter(([, shape]) => shape.kind !== "PerSeat");

  /** @param {BoardProps} props */
  function Board({ view, sitters, bottom }) {
    const engine = useContext(TouchContext);
    const table = { detail, touches, sitters, me: bottom };
    const shown = new Set([
      ...fields.flatMap(([name, shape]) => [name, ...shownIn(table, view[name], shape, name)]),
      ...sitters.flatMap((sitter) => seatTouches(sitter.seat)),
    ]);
    const others = [...new Set(engine.moves.value.flatMap((move) => move.touches))].filter((id) => !shown.has(id));
    const groups = [...new Set(others.map(groupOf))];
    const around = sitters.map((_, place) => sitters[(bottom + place) % sitters.length]);
    return html`<div class="stage plain">
        <div class="plain-inner">
          <div class="plain-seats">
            ${around.map(
              (sitter) =>
                html`<${SeatPanel} key=${sitter.seat} table=${table} sitter=${sitter} view=${view} fields=${ofSeats} />`,
            )}
          </div>
          <div class="plain-table felt" tabindex="-1">
            ${ofTable.map(
              ([name, shape]) => html`<section class="plain-field" key=${name}>
                ${
                  touches.has(name)
                    ? html`<${Thing} table=${table} id=${name} />`
                    : html`<h2 class="plain-name">${thingName(table, name)}</h2>`
                }
                <${Value} table=${table} field=${name} shape=${shape} value=${view[name]} />
              </section>`,
            )}
          </div>
        </div>
      </div>
      <div class="hand plain-choices" tabindex="-1">
        ${groups.map(
          (group) => html`<div class="plain-group" key=${group}>
            ${groups.length > 1 && html`<span class="dim">${thingName(table, group)}</span>`}
            ${others.filter((id) => groupOf(id) === group).map((id) => html`<${Thing} key=${id} table=${table} id=${id} short=${id.split(":").at(-1) ?? id} />`)}
          </div>`,
        )}
      </div>`;
  }

  return { ...usual(detail), Board };
}

/** A moon over the felt, and the cauldron that stands for every game. */
export function PlainCover() {
  return html`<svg class="cover-art" viewBox="0 0 400 280" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <circle cx="200" cy="128" r="92" fill="var(--moon)" />
    <circle cx="200" cy="128" r="112" fill="none" stroke="var(--moon-shade)" stroke-width="2" opacity="0.5" />
    <use href="/web/icons.svg#cauldron" x="136" y="66" width="128" height="128" color="var(--ink)" fill="var(--ink)" />
    <path d="M0 232Q100 196 204 222T400 204V280H0Z" fill="var(--felt-deep)" />
  </svg>`;
}
