/** Words: the same Fluent files as in Python, read by the page itself. A key is a message or one of its attributes. */

import { FluentBundle, FluentResource, signal } from "../vendor/hexenkessel-vendor.js";
import { figures as written } from "../kit/figures.js";

/** Where all files of this edition of the page lie (table/edition.py): whatever is there is asked for once. */
export const ROOT = new URL("../../", import.meta.url).href;

const SHELL_FILES = ["shell", "page", "table", "learning", "review", "clock", "notices"];

/** @typedef {string} Lang the short name of a language, such as "de" */

/** The languages that this house speaks, in the order in which they are offered; and the one for everybody else. */
export const { languages, fallback } = /** @type {{ languages: Lang[], fallback: Lang }} */ (
  await (await fetch(`${ROOT}words/languages.json`)).json()
);

/** What a language calls itself. @param {Lang} wanted @returns {string} */
export const nameOf = (wanted) => new Intl.DisplayNames([wanted], { type: "language" }).of(wanted) ?? wanted;

/** All that is loaded so far, by language; replaced, never changed, so that whoever reads it follows. */
const catalogues = signal(/** @type {Record<string, FluentBundle>} */ ({}));
export const lang = signal(fallback);
/** The games in use, and when their words have come. @type {Map<string, Promise<unknown>>} */
const games = new Map();
/** What the content of each game says: arguments for all of its sentences. @type {Map<string, Record<string, string | number>>} */
const figures = new Map();

/** @param {string} address */
async function load(address) {
  const answer = await fetch(address);
  return answer.ok ? answer.text() : "";
}

/** Words are shown when `counted`, too, is done. @param {Lang} wanted @param {string[]} addresses @param {Promise<unknown>} [counted] */
async function add(wanted, addresses, counted) {
  const bundle = catalogues.peek()[wanted] ?? new FluentBundle(wanted, { useIsolating: false });
  const [texts] = await Promise.all([Promise.all(addresses.map(load)), counted]);
  for (const text of texts) bundle.addResource(new FluentResource(text));
  catalogues.value = { ...catalogues.peek(), [wanted]: bundle };
}

/** @param {string} game */
const gameFiles = (game) => (/** @type {Lang} */ wanted) =>
  ["words", "board", "lessons"].map((name) => `${ROOT}games/${game}/${name}.${wanted}.ftl`);

/** Switches to a language, with the words of every game in use. @param {Lang} wanted */
export async function speak(wanted) {
  if (!catalogues.peek()[wanted]) {
    await add(wanted, [
      ...SHELL_FILES.map((name) => `${ROOT}words/${name}.${wanted}.ftl`),
      ...[...games.keys()].flatMap((game) => gameFiles(game)(wanted)),
    ]);
  }
  lang.value = wanted;
  document.documentElement.lang = wanted;
}

/** What the content in use says, for the words. @param {string} game */
async function count(game) {
  const answer = await fetch(`/games/${game}/figures.json`);
  figures.set(game, answer.ok ? await answer.json() : {});
  said.sentences.clear();
}

/** @param {string} game @param {Lang[]} known */
function teach(game, known) {
  const counted = count(game);
  return Promise.all([counted, ...known.map((wanted) => add(wanted, gameFiles(game)(wanted), counted))]);
}

/** The words of a game, in every language that is loaded; whoever asks while they are on their way waits for them, too. @param {string} game */
export function learn(game) {
  const known = /** @type {Lang[]} */ (Object.keys(catalogues.peek()));
  const coming = games.get(game) ?? teach(game, known);
  games.set(game, coming);
  // A failed attempt must not stand in the way of the next one.
  coming.catch(() => games.delete(game));
  return coming;
}

/** @param {string} key */
function find(key) {
  const bundle = catalogues.value[lang.value];
  const [id, attribute] = key.split(".");
  const message = bundle?.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return bundle && pattern ? { bundle, pattern } : null;
}

/** What speaks now: something in it is another after a change of language, or when more words have come. */
export const voice = () => [catalogues.value, lang.value];

/** @param {string} key */
export const knows = (key) => find(key) !== null;

/** Sentences that were said, in the voice that said them: a table says hundreds of them again with every change. */
const said = { voice: /** @type {unknown[]} */ ([]), sentences: /** @type {Map<string, string>} */ (new Map()) };
const MOST_SAID = 5000;

/**
 * The sentence for a key. An unknown key shows itself: half a page helps nobody, but a gap must be seen.
 * @type {import("./types.js").Say}
 */
export function say(key, args = {}) {
  const speaking = voice();
  if (speaking.some((part, at) => part !== said.voice[at]) || said.sentences.size > MOST_SAID) {
    said.voice = speaking;
    said.sentences.clear();
  }
  const wanted = key + JSON.stringify(args);
  const sentence = said.sentences.get(wanted) ?? format(key, args);
  said.sentences.set(wanted, sentence);
  return sentence;
}

/** @type {import("./types.js").Say} */
function format(key, args) {
  const found = find(key);
  if (!found) return key;
  return written(found.bundle.formatPattern(found.pattern, { ...figures.get(key.split("-")[0]), ...args }, []));
}

/** What went wrong, with the problem behind it. A game that has no words of its own for it uses the shell's. @param {import("./types.js").Problem} told @returns {string} */
export function sayProblem({ key, facts, problem }) {
  const known = knows(key) ? key : key.replace(/^[^-]+/, "shell");
  return say(known, problem ? { ...facts, problem: sayProblem(problem) } : facts);
}
