/** Who one is in this house: name, animal and colour, one's devices, and what is kept of one. The server knows it all. */

import { html, signal, useState } from "../vendor/hexenkessel-vendor.js";
import { Button } from "../kit/button.js";
import { Dialog } from "../kit/dialog.js";
import { Icon } from "../kit/icon.js";
import { Medallion } from "../kit/medallion.js";
import { call } from "./api.js";
import { SlowGames } from "./notices.js";
import { attempt, tell } from "./notes.js";
import { Passkeys } from "./passkeys.js";
import { follow } from "./settings.js";
import { say } from "./words.js";

/**
 * @typedef {object} Person
 * @property {string} name
 * @property {string} animal
 * @property {number} colour 0: none chosen
 * @property {number} devices
 * @property {number} most_devices
 * @property {string[]} animals what there is to choose from
 * @property {number} colours
 * @property {import("./passkeys.js").Passkey[] | null} passkeys null in a house that knows none
 * @property {Record<string, any>} settings what they have set on any of their devices
 */

/** Null until the server has told, and where it knows nobody. */
export const me = signal(/** @type {Person | null} */ (null));
export const meOpen = signal(false);

const USUAL_ANIMAL = "hat";
/** That of the first seat, where one sits down for a game at once. */
const USUAL_COLOUR = 1;

/** What is asked or said about oneself goes one after the other: a late answer would bring back what was changed since. */
let last = Promise.resolve();

/** @param {() => Promise<void>} next */
function inTurn(next) {
  const done = last.then(next);
  last = done.catch(() => {}); // whoever asked hears of it
  return done;
}

/** Nothing about oneself is on its way any more. */
export const meSettled = () => last;

export const loadMe = () =>
  inTurn(async () => {
    me.value = /** @type {Person} */ (await call("GET", "/api/guest"));
    await follow(me.value.settings);
  });

/** @param {Partial<Pick<Person, "name" | "animal" | "colour">>} change */
export const saveMe = (change) =>
  inTurn(async () => {
    const { name, animal, colour } = { ...(me.peek() ?? { name: "", animal: "", colour: 0 }), ...change };
    me.value = await call("PUT", "/api/guest", { body: { name, animal, colour } });
  });

/** What one sits down with. */
export const ownLook = () => {
  const { name = "", animal = "", colour = 0 } = me.peek() ?? {};
  return { name: name.trim() || say("page-guest"), animal, colour };
};

/** One's own medallion: the way to everything about oneself. */
export function MeButton() {
  const person = me.value;
  if (!person) return null;
  const name = person.name || say("page-guest");
  return html`<button type="button" class="me-button" onClick=${() => (meOpen.value = true)}>
    <${Medallion} wears=${person.colour || USUAL_COLOUR} avatar=${person.animal || USUAL_ANIMAL} name=${name}
      facts=${[{ text: say("page-me-change") }]} />
  </button>`;
}

/**
 * Name, animal and colour, to be chosen.
 * @param {{ name: string, animal: string, colour: number, taken?: number[], onChange: (change: Partial<Person>) => void }} props
 */
export function LookFields({ name, animal, colour, taken = [], onChange }) {
  const person = me.value;
  return html`<label class="field">
      <span>${say("page-name")}</span>
      <input type="text" autocomplete="nickname" maxlength="24" placeholder=${say("page-guest")} value=${name}
        onInput=${(/** @type {any} */ event) => onChange({ name: event.target.value })} />
    </label>
    <fieldset class="looks">
      <legend>${say("page-animal")}</legend>
      ${(person?.animals ?? []).map(
        (known) => html`<button type="button" class="look" data-wears=${colour || USUAL_COLOUR}
          aria-pressed=${String(known === animal)} aria-label=${say(`page-animal-${known}`)}
          title=${say(`page-animal-${known}`)} onClick=${() => onChange({ animal: known })}>
          <${Icon} name=${known} />
        </button>`,
      )}
    </fieldset>
    <fieldset class="looks">
      <legend>${say("page-colour")}</legend>
      ${Array.from({ length: person?.colours ?? 0 }, (_, at) => at + 1)
        .filter((known) => !taken.includes(known))
        .map(
          (known) => html`<button type="button" class="look" data-wears=${known}
            aria-pressed=${String(known === colour)} aria-label=${say(`page-colour-${known}`)}
            title=${say(`page-colour-${known}`)} onClick=${() => onChange({ colour: known })}>
            <${Icon} name=${animal || USUAL_ANIMAL} />
          </button>`,
        )}
    </fieldset>`;
}

/** The dialog about oneself. */
export function MeDialog() {
  const person = me.value;
  const close = () => {
    meOpen.value = false;
  };
  if (!person) return null;
  return html`<${Dialog} open=${meOpen.value} onClose=${close} heading=${say("page-me")} closeLabel=${say("page-close")}>
    ${
      meOpen.value &&
      html`<${Looks} person=${person} onDone=${close} /><${Devices} person=${person} />
      <${Passkeys} passkeys=${person.passkeys} onEnter=${() => location.assign("/")} /><${SlowGames} /><${OwnData} />`
    }
  <//>`;
}

/** @param {{ person: Person, onDone: () => void }} props */
function Looks({ person, onDone }) {
  const [look, setLook] = useState({ name: person.name, animal: person.animal, colour: person.colour });
  /** @param {Event} event */
  const save = (event) => {
    event.preventDefault();
    attempt(async () => {
      await saveMe(look);
      onDone();
    });
  };
  return html`<form class="me-looks" onSubmit=${save}>
    <${LookFields} ...${look} onChange=${(/** @type {Partial<Person>} */ change) => setLook({ ...look, ...change })} />
    <p><${Button} type="submit" icon="check">${say("page-save")}<//></p>
  </form>`;
}

/** Another device of one's own: a code to type there, or a picture for its camera. @param {{ person: Person }} props */
function Devices({ person }) {
  const [told, setTold] = useState(
    /** @type {{ code: string, link: string | null, qr: string | null } | null} */ (null),
  );
  const show = () => attempt(async () => setTold(await call("POST", "/api/guest/code")));
  return html`<section class="me-part">
    <h3>${say("page-devices")}</h3>
    <p class="dim">${say("page-devices.help", { devices: person.devices })}</p>
    ${person.devices >= person.most_devices && html`<p>${say("page-devices-full", { most: person.most_devices })}</p>`}
    ${
      told
        ? html`<p class="share-code">${told.code.slice(0, 4)}-${told.code.slice(4)}</p>
          <p>${say(told.link ? "page-device-steps" : "page-device-steps-local")}</p>
          ${told.link && html`<p class="share-link"><a href=${told.link}>${told.link}</a></p>`}
          ${
            told.qr &&
            html`<img class="qr" width="220" height="220" alt=${say("page-device-qr")}
              src=${`data:image/svg+xml,${encodeURIComponent(told.qr)}`} />`
          }`
        : html`<p><${Button} icon="qr" onClick=${show}>${say("page-device-code")}<//></p>`
    }
  </section>`;
}

function OwnData() {
  const [sure, setSure] = useState(false);
  const forget = () =>
    attempt(async () => {
      await call("DELETE", "/api/guest", { text: true });
      localStorage.clear();
      location.assign("/");
    });
  return html`<section class="me-part">
    <h3>${say("page-data")}</h3>
    <p class="dim">${say("page-data.help")}</p>
    <div class="me-actions">
      <a class="button is-plain" href="/api/guest/data" download="hexenkessel.json"><${Icon} name="download" />
        <span>${say("page-data-export")}</span></a>
      ${
        sure
          ? html`<${Button} kind="danger" icon="warning" onClick=${forget}>${say("page-data-forget-sure")}<//>`
          : html`<${Button} icon="close" onClick=${() => setSure(true)}>${say("page-data-forget")}<//>`
      }
    </div>
    ${sure && html`<p role="alert">${say("page-data-forget.help")}</p>`}
  </section>`;
}

/** The code in the address, of a link from another device. */
export const codeInAddress = () => /^#device=([\w-]{4,24})$/.exec(location.hash)?.[1] ?? "";

/** This device becomes that of whoever shows the code. @param {string} code */
export async function bringDevice(code) {
  await call("POST", "/api/device", { body: { code }, text: true });
  history.replaceState(null, "", location.pathname);
  await loadMe();
  tell("good", say("page-device-done", { name: me.peek()?.name || say("page-guest") }));
}

/** A link from another device was opened where somebody is known already: they are asked first. */
export function DeviceQuestion() {
  const [code, setCode] = useState(codeInAddress());
  const close = () => {
    history.replaceState(null, "", location.pathname);
    setCode("");
  };
  const bring = () => attempt(() => bringDevice(code)).finally(close);
  if (!code || !me.value) return null;
  return html`<${Dialog} open onClose=${close} heading=${say("page-device-ask")} closeLabel=${say("page-close")}
    actions=${html`<${Button} kind="act" icon="check" onClick=${bring}>${say("page-device-yes")}<//>
      <${Button} onClick=${close}>${say("page-no")}<//>`}>
    <p>${say("page-device-ask.help")}</p>
  <//>`;
}
