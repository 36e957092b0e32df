/** What happened, newest first, in groups. A click on a line shows that moment. */

import { html, useRef, useState } from "../vendor/hexenkessel-vendor.js";

/** @import { ComponentChildren } from "../vendor/hexenkessel-vendor.js" */

/**
 * @typedef {object} ChronicleLine
 * @property {string | number} key stays the same while the line exists
 * @property {number} [seat] 1 to 6, the colour of the bar; none for what concerns the whole table
 * @property {ComponentChildren} text
 */

/**
 * @typedef {object} ChronicleGroup
 * @property {string | number} key
 * @property {string} heading
 * @property {ChronicleLine[]} lines
 */

/**
 * @typedef {object} ChronicleProps
 * @property {ChronicleGroup[]} groups
 * @property {string} label name of the whole list
 * @property {string | number} [shown] key of the line whose moment the table shows
 * @property {(key: string | number) => void} onPick
 */

/**
 * The list is one tab stop; arrows, Home and End move inside it.
 * @param {ChronicleProps} props
 */
export function Chronicle({ groups, label, shown, onPick }) {
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const keys = groups.flatMap((group) => group.lines.map((line) => line.key));
  const [visited, setVisited] = useState(/** @type {string | number | undefined} */ (undefined));
  const stop = visited !== undefined && keys.includes(visited) ? visited : (shown ?? keys[0]);

  const pick = useRef(onPick);
  pick.current = onPick;
  // A line that is the same as before is not drawn again: there are hundreds, and something happens all the time.
  const drawn = useRef(
    /** @type {WeakMap<ChronicleLine, { looks: string, drawing: ComponentChildren }>} */ (new WeakMap()),
  );
  /** @param {ChronicleLine} line */
  const draw = (line) => {
    const looks = `${line.key === stop} ${line.key === shown}`;
    const before = drawn.current.get(line);
    if (before?.looks === looks) return before.drawing;
    const drawing = html`<li key=${line.key}>
      <button
        type="button"
        class="row-button chronicle-line"
        data-seat=${line.seat}
        tabindex=${line.key === stop ? 0 : -1}
        aria-current=${line.key === shown ? "step" : undefined}
        onFocus=${() => setVisited(line.key)}
        onClick=${() => pick.current(line.key)}
      >
        ${line.text}
      </button>
    </li>`;
    drawn.current.set(line, { looks, drawing });
    return drawing;
  };

  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    const here = keys.indexOf(/** @type {string | number} */ (stop));
    const there = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: keys.length - 1 }[event.key];
    const next = there === undefined ? undefined : keys[there];
    if (next === undefined) return;
    event.preventDefault();
    setVisited(next);
    root.current?.querySelectorAll("button")[keys.indexOf(next)]?.focus();
  };

  return html`<div class="chronicle" role="group" aria-label=${label} ref=${root} onKeyDown=${onKeyDown}>
    ${groups.map(
      (group) => html`<section key=${group.key} class="chronicle-group">
        <h3 class="chronicle-heading">${group.heading}</h3>
        <ol class="chronicle-lines">
          ${group.lines.map(draw)}
        </ol>
      </section>`,
    )}
  </div>`;
}
