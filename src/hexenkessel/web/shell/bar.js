/** The bar on every screen: home, where one is, language, theme, settings. And the dialogs behind it. */

import { html, signal } from "../vendor/hexenkessel-vendor.js";
import { Button, IconButton } from "../kit/button.js";
import { Dialog } from "../kit/dialog.js";
import { Icon } from "../kit/icon.js";
import { AlertSwitch, turnOff, turnOn } from "./alerts.js";
import { go } from "./route.js";
import { alerts, coaching, motion, quick, sound, theme } from "./settings.js";
import { SPEEDS, speed } from "./speed.js";
import { lang, languages, nameOf, say, speak } from "./words.js";

/** @import { ComponentChildren } from "../vendor/hexenkessel-vendor.js" */

const settingsOpen = signal(false);
export const keysOpen = signal(false);

/** @param {{ children?: ComponentChildren, actions?: ComponentChildren }} props */
export function Bar({ children, actions }) {
  const others = languages.filter((known) => known !== lang.value);
  // With more than one other language, the settings have them all.
  const other = others.length === 1 ? others[0] : null;
  const switchLanguage = () => (other ? speak(other) : (settingsOpen.value = true));
  /** @param {Event} event */
  const home = (event) => {
    event.preventDefault();
    go("/");
  };
  return html`<header class="bar">
    <a class="bar-home display" href="/" onClick=${home}><${Icon} name="cauldron" /><span>${say("shell-name")}</span>
    </a>
    <div class="bar-place">${children}</div>
    <div class="bar-actions">
      ${actions}
      <${AlertSwitch} />
      ${
        others.length > 0 &&
        html`<button type="button" class="button is-quiet bar-lang" lang=${other ?? lang.value}
        onClick=${switchLanguage}>
        <${Icon} name="language" /><span>${nameOf(other ?? lang.value)}</span>
      </button>`
      }
      <${IconButton} kind="quiet" icon="settings" label=${say("page-settings")}
        onClick=${() => (settingsOpen.value = true)} />
    </div>
  </header>`;
}

/**
 * One question with a few answers, as a row of buttons.
 * @param {{ label: string, help?: any, value: any, choices: { value: any, label: string, icon?: string }[],
 *   onPick: (value: any) => void }} props
 */
export function Choice({ label, help, value, choices, onPick }) {
  return html`<fieldset class="choose">
    <legend>${label}</legend>
    <div class="choose-row">
      ${choices.map(
        (choice) =>
          html`<${Button} icon=${choice.icon} pressed=${choice.value === value} onClick=${() => onPick(choice.value)}>
            ${choice.label}<//>`,
      )}
    </div>
    ${help && html`<p class="dim">${help}</p>`}
  </fieldset>`;
}

const onOff = () => [
  { value: true, label: say("page-on") },
  { value: false, label: say("page-off") },
];

function Settings() {
  const close = () => {
    settingsOpen.value = false;
  };
  const showKeys = () => {
    close();
    keysOpen.value = true;
  };
  return html`<${Dialog} open=${settingsOpen.value} onClose=${close} heading=${say("page-settings")}
    closeLabel=${say("page-close")}>
    <${Choice} label=${say("page-language")} value=${lang.value} onPick=${speak}
      choices=${languages.map((known) => ({ value: known, label: nameOf(known) }))} />
    <${Choice} label=${say("page-theme")} value=${theme.value}
      onPick=${(/** @type {any} */ picked) => (theme.value = picked)}
      choices=${[
        { value: "auto", label: say("page-theme-auto") },
        { value: "dark", label: say("page-theme-dark"), icon: "night" },
        { value: "light", label: say("page-theme-light"), icon: "sun" },
      ]} />
    <${Choice} label=${say("page-speed")} help=${say("page-speed.help")} value=${speed.value}
      onPick=${(/** @type {import("./speed.js").Speed} */ picked) => (speed.value = picked)}
      choices=${SPEEDS.map((value) => ({ value, label: say(`page-speed-${value}`) }))} />
    <${Choice} label=${say("page-quick")} help=${say("page-quick.help")} value=${quick.value} choices=${onOff()}
      onPick=${(/** @type {boolean} */ picked) => (quick.value = picked)} />
    <${Choice} label=${say("learning-coach-setting")} help=${say("learning-coach-setting.help")} value=${coaching.value}
      choices=${onOff()} onPick=${(/** @type {boolean} */ picked) => (coaching.value = picked)} />
    <${Choice} label=${say("page-motion")} help=${say("page-motion.help")} value=${motion.value} choices=${onOff()}
      onPick=${(/** @type {boolean} */ picked) => (motion.value = picked)} />
    <${Choice} label=${say("page-sound")} value=${sound.value} choices=${onOff()}
      onPick=${(/** @type {boolean} */ picked) => (sound.value = picked)} />
    <${Choice} label=${say("page-alerts")} help=${say("page-alerts.help")} value=${Boolean(alerts.value)}
      choices=${onOff()} onPick=${(/** @type {boolean} */ picked) => (picked ? turnOn() : turnOff())} />
    <p class="choose"><${Button} kind="quiet" icon="help" onClick=${showKeys}>${say("page-keys")}<//></p>
  <//>`;
}

const KEYS = [
  ["Tab", "page-key-tab"],
  ["← ↑ → ↓", "page-key-arrows"],
  ["Enter", "page-key-enter"],
  ["Esc", "page-key-escape"],
  ["i", "page-key-info"],
  ["u", "page-key-undo"],
  ["y", "page-key-redo"],
  ["h", "page-key-hint"],
  ["?", "page-key-keys"],
];

function Keys() {
  const close = () => {
    keysOpen.value = false;
  };
  return html`<${Dialog} open=${keysOpen.value} onClose=${close} heading=${say("page-keys")}
    closeLabel=${say("page-close")}>
    <dl class="keys">${KEYS.map(([key, word]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${say(word)}</dd></div>`)}</dl>
  <//>`;
}

export function BarDialogs() {
  return html`<${Settings} /><${Keys} />`;
}
