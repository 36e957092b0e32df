/** The table, read out: everything that happens, also what the eye takes in at a glance. */

import { html, useMemo, useRef } from "../vendor/hexenkessel-vendor.js";
import { heardSince } from "./story.js";
import { say } from "./words.js";

/** @import { Listener } from "./story.js" */
/** @import { Side } from "./types.js" */

/** Whoever was away for long hears the end of the story; the chronicle has all of it. */
const MOST_LINES = 20;

/** Points of a list are read out by their name; a comma is heard as a pause. @param {string} text */
const aloud = (text) => text.replaceAll(": • ", ": ").replaceAll(" • ", ", ");

/**
 * Only what is new is put on the page, and stays until there is more: a screen reader says what is added. Who has just come
 * hears nothing of what was before.
 * @param {{ listener: Listener, side: Side }} props
 */
export function Announcer({ listener, side }) {
  const newest = side.rows.at(-1)?.seq ?? 0;
  const before = useRef(newest);
  const heard = useRef({ seq: 0, text: "" });
  useMemo(() => {
    const lines = heardSince(listener, side.rows, before.current).slice(-MOST_LINES);
    before.current = newest;
    if (lines.length > 0) heard.current = { seq: newest, text: lines.map((line) => aloud(line.text)).join(" ") };
  }, [newest]);
  return html`<div class="unseen" role="log" aria-label=${say("page-chronicle")}>
    <p key=${heard.current.seq}>${heard.current.text}</p>
  </div>`;
}
