/** The little Markdown our rulebooks use, as elements: headings, paragraphs, lists, tables, anchors, links. No HTML passes. */

import { h, html } from "../vendor/hexenkessel-vendor.js";

/** @import { ComponentChildren } from "../vendor/hexenkessel-vendor.js" */

const INLINE = /<a id="([^"]+)"><\/a>|\*\*(.+?)\*\*|\*(.+?)\*|\[([^\]]+)\]\(#([^)]+)\)|`([^`]+)`/g;

/** @param {string} text @param {(anchor: string) => void} onLink @returns {ComponentChildren[]} */
function inline(text, onLink) {
  /** @type {ComponentChildren[]} */
  const parts = [];
  let end = 0;
  for (const found of text.matchAll(INLINE)) {
    const [all, anchor, strong, gentle, words, target, code] = found;
    parts.push(text.slice(end, found.index));
    end = found.index + all.length;
    if (anchor) parts.push(html`<span id=${`rule-${anchor}`} class="rule-anchor"></span>`);
    else if (strong) parts.push(html`<strong>${inline(strong, onLink)}</strong>`);
    else if (gentle) parts.push(html`<span class="gentle">${inline(gentle, onLink)}</span>`);
    else if (code) parts.push(html`<code>${code}</code>`);
    else parts.push(link(words, target, onLink));
  }
  parts.push(text.slice(end));
  return parts;
}

/** @param {string} words @param {string} target @param {(anchor: string) => void} onLink */
function link(words, target, onLink) {
  /** @param {Event} event */
  const follow = (event) => {
    event.preventDefault();
    onLink(target);
  };
  return html`<a href=${`#${target}`} onClick=${follow}>${words}</a>`;
}

/** @param {string} row */
const cells = (row) =>
  row
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());

/** @param {string[]} lines @param {(anchor: string) => void} onLink */
function table(lines, onLink) {
  const [head, , ...body] = lines.map(cells);
  return html`<div class="rule-table" tabindex="0"><table>
    <thead><tr>${head.map((cell) => (cell ? html`<th scope="col">${inline(cell, onLink)}</th>` : html`<td></td>`))}</tr>
    </thead>
    <tbody>${body.map((row) => html`<tr>${row.map((cell) => html`<td>${inline(cell, onLink)}</td>`)}</tr>`)}</tbody>
  </table></div>`;
}

/** Lines that continue an item are indented. @param {string[]} lines @param {RegExp} sign @param {(anchor: string) => void} onLink */
function list(lines, sign, onLink) {
  /** @type {string[]} */
  const items = [];
  for (const line of lines) {
    if (sign.test(line)) items.push(line.replace(sign, ""));
    else items.push(`${items.pop() ?? ""} ${line.trim()}`);
  }
  return h(sign === NUMBERED ? "ol" : "ul", null, ...items.map((item) => html`<li>${inline(item, onLink)}</li>`));
}

const BULLET = /^- /;
const NUMBERED = /^\d+\. /;

/** @param {string} block @param {(anchor: string) => void} onLink */
function element(block, onLink) {
  const lines = block.split("\n");
  const heading = /^(#{1,4}) (.*)$/.exec(block);
  // The sheet has its own heading of level 2, so those inside begin one below it.
  if (heading) return h(`h${Math.min(heading[1].length + 1, 5)}`, null, ...inline(heading[2], onLink));
  if (lines[0].startsWith("|")) return table(lines, onLink);
  if (BULLET.test(lines[0])) return list(lines, BULLET, onLink);
  if (NUMBERED.test(lines[0])) return list(lines, NUMBERED, onLink);
  return html`<p>${inline(lines.join(" "), onLink)}</p>`;
}

/** @param {string} text @param {(anchor: string) => void} onLink */
export function markdown(text, onLink) {
  const blocks = text.split(/\n{2,}/).map((block) => block.trim());
  return blocks.filter(Boolean).map((block) => element(block, onLink));
}
