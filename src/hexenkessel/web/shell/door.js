/** A closed door: why it is closed, and how to get in. */

import { html, useState } from "../vendor/hexenkessel-vendor.js";
import { Button } from "../kit/button.js";
import { Icon } from "../kit/icon.js";
import { Bar } from "./bar.js";
import { bringDevice, codeInAddress } from "./me.js";
import { attempt } from "./notes.js";
import { PasskeyDoor } from "./passkeys.js";
import { say } from "./words.js";

/** What the server wrote behind the address when it sent somebody away. */
const why = () => (location.hash === "#used" ? "used" : "closed");

/** @param {{ onOpen: () => void }} props */
export function Door({ onOpen }) {
  const [reason] = useState(why());
  return html`<${Bar} />
    <main class="door">
      <${Icon} name="lock" />
      <h1 class="panel-heading">${say(`page-door-${reason}`)}</h1>
      <p>${say(`page-door-${reason}.help`)}</p>
      <h2>${say("page-door-ways")}</h2>
      <ul class="door-ways">
        <li>${say("page-door-table")}</li>
        <li>${say("page-door-start")}</li>
        <${PasskeyDoor} onOpen=${onOpen} />
        <li>${say("page-door-device")}<${CodeForm} onOpen=${onOpen} /></li>
      </ul>
    </main>`;
}

/** @param {{ onOpen: () => void }} props */
function CodeForm({ onOpen }) {
  const [code, setCode] = useState(codeInAddress());
  /** @param {Event} event */
  const enter = (event) => {
    event.preventDefault();
    attempt(async () => {
      await bringDevice(code);
      onOpen();
    });
  };
  return html`<form class="inline-form" onSubmit=${enter}>
    <label class="field"><span>${say("page-device-code-label")}</span>
      <input type="text" autocapitalize="none" autocomplete="one-time-code" spellcheck="false" value=${code}
        onInput=${(/** @type {any} */ event) => setCode(event.target.value)} />
    </label>
    <${Button} type="submit" kind=${code ? "act" : "plain"} icon="chevron">${say("page-door-enter")}<//>
  </form>`;
}
