/** The rulebook beside the game, opened at a paragraph; and sentences whose rule numbers lead there. */

import { html, signal, useEffect, useMemo, useRef, useState } from "../vendor/hexenkessel-vendor.js";
import { Dialog } from "../kit/dialog.js";
import { markdown } from "./markdown.js";
import { ROOT, lang, say } from "./words.js";

/** What is open: a game's rulebook at a rule, or nothing. `turn` makes the same rule count twice. */
const open = signal(/** @type {{ game: string, rule: string | null, turn: number } | null} */ (null));
let turns = 0;

/** @param {string} game @param {string | null} [rule] such as BM-7.6 */
export function openRules(game, rule = null) {
  open.value = { game, rule, turn: (turns += 1) };
}

export const closeRules = () => {
  open.value = null;
};

const RULE = /\b([A-Z]{1,3}-\d+(?:\.\d+)*)\b/;

/** A sentence in which every rule number is a link to its paragraph. @param {{ game: string, text: string }} props */
export function RuleText({ game, text }) {
  return html`${text.split(RULE).map((part, at) =>
    at % 2 === 1
      ? html`<${RuleLink} game=${game}
      rule=${part} />`
      : part,
  )}`;
}

/** A sentence without the rules in brackets, where it is a label. @param {string} text */
export const withoutRules = (text) => text.replaceAll(new RegExp(` \\(${RULE.source}\\)`, "g"), "");

/** @param {{ game: string, rule: string }} props */
export function RuleLink({ game, rule }) {
  /** @param {Event} event */
  const follow = (event) => {
    event.preventDefault();
    openRules(game, rule);
  };
  return html`<a class="rule-link" href=${`#${rule}`} onClick=${follow}>${rule}</a>`;
}

/** @param {string} game */
function useRules(game) {
  const [text, setText] = useState("");
  const wanted = lang.value;
  useEffect(() => {
    let current = true;
    fetch(`${ROOT}games/${game}/rulebook.${wanted}.md`)
      .then((answer) => (answer.ok ? answer.text() : ""))
      .then((found) => current && setText(found));
    return () => {
      current = false;
    };
  }, [game, wanted]);
  return text;
}

/** @param {{ game: string, rule: string | null, turn: number }} props */
function Pages({ game, rule, turn }) {
  const text = useRules(game);
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const pages = useMemo(() => markdown(text, (anchor) => openRules(game, anchor)), [text]);
  useEffect(() => {
    if (!rule || !text) return;
    const place = root.current?.querySelector(`#${CSS.escape(`rule-${rule}`)}`) ?? null;
    const paragraph = place?.closest("p, li, h2, h3, h4, td") ?? place;
    if (!(paragraph instanceof HTMLElement)) return;
    for (const old of root.current?.querySelectorAll(".is-sought") ?? []) old.classList.remove("is-sought");
    paragraph.classList.add("is-sought");
    paragraph.scrollIntoView({ block: "start" });
    paragraph.tabIndex = -1;
    paragraph.focus({ preventScroll: true });
  }, [rule, turn, text]);
  return html`<div class="rulebook" ref=${root} lang=${lang.value}>${pages}</div>`;
}

export function Rulebook() {
  const shown = open.value;
  // The pages stay while the sheet closes: the browser gives focus back only from within it.
  const last = useRef(shown);
  last.current = shown ?? last.current;
  return html`<${Dialog} kind="sheet" open=${shown !== null} onClose=${closeRules} heading=${say("page-rules")}
    closeLabel=${say("page-close")}>
    ${last.current && html`<${Pages} ...${last.current} />`}
  <//>`;
}
