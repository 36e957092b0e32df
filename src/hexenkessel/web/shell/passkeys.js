/** Passkeys: one's own, and the way in with one. The browser and the server do the work; where either can't, nothing shows. */

import { html, useEffect, useState } from "../vendor/hexenkessel-vendor.js";
import { Button, IconButton } from "../kit/button.js";
import { call, dropTokens } from "./api.js";
import { loadMe, me } from "./me.js";
import { subscribe } from "./notices.js";
import { attempt, tell } from "./notes.js";
import { alerts } from "./settings.js";
import { lang, say } from "./words.js";

/** @typedef {{ passkey: string, name: string, made: number, used: number }} Passkey */

const DEVICES = ["iPhone", "iPad", "Android", "Windows", "Mac", "Linux"];

/** Whether this browser can at all. */
const able = () => typeof window.PublicKeyCredential?.parseRequestOptionsFromJSON === "function";

/** What to call a passkey that is made here. */
const usualName = () => DEVICES.find((name) => navigator.userAgent.includes(name)) ?? say("page-passkey-name-usual");

/** @param {number} seconds since 1970 */
const day = (seconds) => new Intl.DateTimeFormat(lang.value, { dateStyle: "medium" }).format(seconds * 1000);

/**
 * Whatever goes wrong between a person and their passkey, in a sentence: most often they have thought better of it.
 * @param {() => Promise<unknown>} deed
 */
const ask = (deed) =>
  attempt(async () => {
    try {
      await deed();
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      tell("warning", say(error.name === "InvalidStateError" ? "page-passkey-there" : "page-passkey-not"));
    }
  });

/** This device becomes that of whoever has the passkey. @param {() => void} onDone */
const enter = (onDone) =>
  ask(async () => {
    const { options } = await call("POST", "/api/passkey/challenge");
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
    const signed = /** @type {PublicKeyCredential} */ (await navigator.credentials.get({ publicKey }));
    await call("POST", "/api/passkey", { body: signed.toJSON(), text: true });
    // The house knows all seats of the person. What this browser kept beside it may be somebody else's.
    dropTokens();
    await loadMe();
    // Whoever had this device before hears nothing here any more. Who has it now does, if it is set to tell.
    if (alerts.peek()) await subscribe();
    tell("good", say("page-device-done", { name: me.peek()?.name || say("page-guest") }));
    onDone();
  });

/** The way in, at a closed door. @param {{ onOpen: () => void }} props */
export function PasskeyDoor({ onOpen }) {
  const [offered, setOffered] = useState(false);
  useEffect(() => {
    if (able()) attempt(async () => setOffered((await call("GET", "/api/passkey")).passkeys));
  }, []);
  if (!offered) return null;
  return html`<li>${say("page-door-passkey")}
    <p><${Button} kind="act" icon="lock" onClick=${() => enter(onOpen)}>${say("page-passkey-enter")}<//></p>
  </li>`;
}

/** @param {{ passkeys: Passkey[] | null, onEnter: () => void }} props */
export function Passkeys({ passkeys, onEnter }) {
  const [name, setName] = useState(usualName());
  if (!passkeys || !able()) return null;
  const add = () =>
    ask(async () => {
      const { options } = await call("POST", "/api/guest/passkeys/challenge");
      const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
      const made = /** @type {PublicKeyCredential} */ (await navigator.credentials.create({ publicKey }));
      await call("POST", "/api/guest/passkeys", { body: { passkey: made.toJSON(), name } });
      await loadMe();
      tell("good", say("page-passkey-added"));
    });
  /** @param {Passkey} one */
  const remove = (one) =>
    attempt(async () => {
      await call("DELETE", `/api/guest/passkeys/${one.passkey}`);
      await loadMe();
      tell("good", say("page-passkey-removed", { name: one.name }));
    });
  return html`<section class="me-part">
    <h3>${say("page-passkeys")}</h3>
    <p class="dim">${say("page-passkeys.help")}</p>
    ${
      passkeys.length > 0 &&
      html`<ul class="me-passkeys">
        ${passkeys.map(
          (one) => html`<li key=${one.passkey}>
            <span><b>${one.name}</b> <span class="dim">${say("page-passkey-dates", {
              made: day(one.made),
              used: day(one.used),
            })}</span></span>
            <${IconButton} icon="close" label=${say("page-passkey-remove", { name: one.name })}
              onClick=${() => remove(one)} />
          </li>`,
        )}
      </ul>`
    }
    <div class="inline-form">
      <label class="field"><span>${say("page-passkey-name")}</span>
        <input type="text" maxlength="24" autocomplete="off" value=${name}
          onInput=${(/** @type {any} */ event) => setName(event.target.value)} /></label>
      <${Button} icon="lock" onClick=${add}>${say("page-passkey-add")}<//>
    </div>
    ${
      passkeys.length === 0 &&
      html`<p><${Button} kind="quiet" icon="chevron" onClick=${() => enter(onEnter)}>${say("page-passkey-have")}<//></p>`
    }
  </section>`;
}
