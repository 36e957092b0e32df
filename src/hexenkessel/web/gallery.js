/** A page to look at the drawing kit: every piece, at the sizes that count, by night and by day. */

import { html, render, useState } from "./vendor/hexenkessel-vendor.js";
import { Button, IconButton } from "./kit/button.js";
import { Card, CardSign } from "./kit/card.js";
import { Chronicle } from "./kit/chronicle.js";
import { Dialog } from "./kit/dialog.js";
import { Icon } from "./kit/icon.js";
import { Medallion } from "./kit/medallion.js";
import { Panel } from "./kit/panel.js";
import { Notes, StatusLine } from "./kit/status.js";
import "./shell/room.js";

const COLOURS = [
  { colour: "blue", sign: "moon", name: "Mond" },
  { colour: "yellow", sign: "candle", name: "Kerze" },
  { colour: "red", sign: "flame", name: "Flamme" },
  { colour: "green", sign: "leaf", name: "Blatt" },
  { colour: "purple", sign: "crystal-ball", name: "Kugel" },
  { colour: "white", sign: "feather", name: "Feder" },
];
const FIGURES = ["bat", "spider", "frog", "cat", "owl", "raven", "cauldron", "witch", "witch-flight"];
const CLOSE = "Schließen";

/** @param {number} colour @param {number} value */
function face(colour, value) {
  const { colour: paint, sign, name } = COLOURS[colour];
  return { colour: paint, sign, numeral: value, figure: FIGURES[value - 1], label: `${name} ${value}` };
}

const SAMPLES = [
  face(0, 7),
  face(1, 9),
  face(2, 3),
  face(3, 6),
  face(4, 8),
  face(5, 1),
  face(0, 4),
  face(1, 2),
  face(3, 5),
];

/** @param {{ heading: string, children?: import("./vendor/hexenkessel-vendor.js").ComponentChildren }} props */
function Shelf({ heading, children }) {
  return html`<section class="shelf">
    <h2 class="panel-heading">${heading}</h2>
    ${children}
  </section>`;
}

function Cards() {
  return html`<${Shelf} heading="Karten">
      ${[48, 72, 110, 180].map(
        (width) => html`<div class="row felt">
          ${SAMPLES.slice(0, width > 150 ? 3 : width > 100 ? 6 : 9).map(
            (card) => html`<div style=${{ "--card-width": `${width}px` }}><${Card} ...${card} /></div>`,
          )}
        </div>`,
      )}
    <//>
    <${Shelf} heading="Auf der Hand">
      <div class="felt fan" style=${{ "--card-width": "92px" }}>
        ${SAMPLES.slice(0, 6).map(
          (card, i) => html`<${Card} ...${card} class=${i === 1 ? "chosen" : i === 4 ? "faded" : "can-act"} />`,
        )}
      </div>
    <//>
    <${Shelf} heading="Rücken, leere Plätze, Abzüge">
      <div class="felt row">
        ${[48, 72, 110].map(
          (width) => html`<div style=${{ "--card-width": `${width}px` }}><${Card} face="down" label="Verdeckt" /></div>
            <div style=${{ "--card-width": `${width}px` }}>
              <${Card} ...${face(0, 7)} face="ghost" label="Mond 7 gilt weiter" />
            </div>`,
        )}
        <div style=${{ "--card-width": "72px" }}><${Card} ...${face(2, 3)} numeral="12" /></div>
        <div style=${{ "--card-width": "72px" }}><${Card} colour="green" sign="leaf" figure="hat" label="Blatt" /></div>
      </div>
    <//>`;
}

function Seats() {
  const counts = [
    { icon: "cards", text: "6", label: "6 Karten auf der Hand" },
    { icon: "stack", text: "12", label: "12 Karten gefangen" },
  ];
  return html`<${Shelf} heading="Plätze">
    <div class="row">
      <${Medallion} seat=${1} avatar="hat" name="Anna" facts=${counts} />
      <${Medallion} seat=${2} avatar="fox" name="Morgana" botLabel="Bot" facts=${[{ text: "Großmeisterin" }]} />
      <${Medallion} seat=${3} avatar="deer" name="Cora" facts=${counts} turn="other" turnLabel="denkt nach …" />
      <${Medallion} seat=${4} avatar="rabbit" name="Du" facts=${counts} turn="you" turnLabel="Du bist am Zug" />
      <${Medallion} seat=${5} avatar="snake" name="Nebelweib" botLabel="Bot" facts=${counts}
        turn="other" turnLabel="denkt nach …" />
      <${Medallion} seat=${6} avatar="mushroom" name="Dora" facts=${counts} mark="crown" markLabel="gewinnt" />
      <${Medallion} seat=${2} avatar="fox" name="Emil" facts=${[{ text: "kommt gleich wieder" }]} away />
    </div>
    <div class="row">
      <${Medallion} seat=${1} avatar="hat" name="Anna" facts=${counts} compact />
      <${Medallion} seat=${3} avatar="deer" name="Cora" facts=${counts} turn="other" compact />
      <${Medallion} seat=${4} avatar="rabbit" name="Du" facts=${counts} turn="you" compact />
      <${Medallion} seat=${5} avatar="snake" name="Nebelweib" botLabel="Bot" facts=${counts} compact />
    </div>
  <//>`;
}

const GROUPS = [
  {
    key: 5,
    heading: "Stich 5",
    lines: [
      {
        key: 53,
        seat: 3,
        text: html`<b>Cora</b> spielt <${CardSign} colour="red" sign="flame" /> Flamme 7`,
      },
      {
        key: 52,
        seat: 1,
        text: html`<b>Anna</b> spielt <${CardSign} colour="yellow" sign="candle" /> Kerze 5`,
      },
      {
        key: 51,
        seat: 6,
        text: html`<b>Dora</b> spielt <${CardSign} colour="yellow" sign="candle" /> Kerze 2`,
      },
    ],
  },
  {
    key: 4,
    heading: "Stich 4",
    lines: [
      { key: 43, text: html`<b>Alle</b> ziehen nach` },
      {
        key: 42,
        seat: 4,
        text: html`<b>Du</b> legst <${CardSign} colour="blue" sign="moon" /> Mond 7 als Trumpf`,
      },
      {
        key: 41,
        seat: 4,
        text: html`<b>Du</b> gewinnst mit <${CardSign} colour="green" sign="leaf" /> Blatt 2`,
      },
    ],
  },
];

/** @param {{ when: string }} props */
function Talk({ when }) {
  const [shown, setShown] = useState(/** @type {string | number} */ (42));
  return html`<${Shelf} heading="Was der Tisch sagt">
    <div class="shelf">
      <${StatusLine}><b>Cora</b> ist am Zug. Danach spielst du: Trumpf ist Mond, am stärksten ist die 7.<//>
    </div>
    <div class="shelf"><${StatusLine} yours><b>Du bist am Zug.</b> Spiel eine Karte aus: jede ist erlaubt.<//></div>
    <div class="shelf">
      <${Notes}
        closeLabel=${CLOSE}
        onClose=${() => {}}
        notes=${[
          {
            key: 1,
            tone: "warning",
            text: html`Jetzt ist Cora dran. <a class="rule-link" href="#BM-4.4">Regel BM-4.4</a>`,
          },
          { key: 2, tone: "good", text: "Anna ist wieder da." },
          { key: 3, tone: "info", text: "Die letzte Runde mit Nachziehen." },
        ]}
      />
    </div>
    <div class="shelf narrow">
      <${Panel} heading=${`Chronik ${when}`} aside="Stich 5 von 11">
        <${Chronicle} groups=${GROUPS} label=${`Chronik ${when}`} shown=${shown} onPick=${setShown} />
      <//>
    </div>
  <//>`;
}

function Buttons() {
  const [open, setOpen] = useState(/** @type {"modal" | "sheet" | null} */ (null));
  const [sound, setSound] = useState(true);
  const close = () => setOpen(null);
  return html`<${Shelf} heading="Knöpfe und Fenster">
    <div class="row">
      <${Button} kind="act" icon="candle">Kerze 9 ausspielen<//>
      <${Button} icon="hint">Tipp<//>
      <${Button} icon="undo" blocked="Anna hat schon gespielt.">Zurück<//>
      <${Button} icon="rules" onClick=${() => setOpen("sheet")}>Regeln<//>
      <${Button} kind="danger" icon="leave" onClick=${() => setOpen("modal")}>Tisch verlassen<//>
      <${Button} kind="quiet" icon="copy">Link kopieren<//>
    </div>
    <div class="row">
      ${["menu", "language", "night", "settings", "help"].map(
        (icon) => html`<${IconButton} kind="quiet" icon=${icon} label=${icon} />`,
      )}
      <${IconButton} icon=${sound ? "sound-on" : "sound-off"} label="Klang" pressed=${sound}
        onClick=${() => setSound(!sound)} />
      <${IconButton} icon="previous" label="Anfang" />
      <${IconButton} icon="play" label="Abspielen" />
      <${IconButton} icon="next" label="Ende" blocked="Hier endet die Partie." />
    </div>
    <${Dialog}
      kind="modal"
      open=${open === "modal"}
      onClose=${close}
      heading="Den Tisch verlassen?"
      closeLabel=${CLOSE}
      actions=${html`<${Button} onClick=${close}>Bleiben<//><${Button} kind="danger" onClick=${close}>Verlassen<//>`}
    >
      <p>Dein Platz bleibt frei, und du kannst jederzeit wiederkommen. Wenn alle zustimmen, spielt so lange ein Bot für dich.</p>
    <//>
    <${Dialog} kind="sheet" open=${open === "sheet"} onClose=${close} heading="Die Rangfolge" closeLabel=${CLOSE}>
      <p>Der Wert der Trumpfkarte ist in jeder Farbe der stärkste. Von dort geht es auf dem Rad weiter.</p>
    <//>
  <//>`;
}

function Palette() {
  return html`<${Shelf} heading="Farben und Zeichen">
    <div class="row">
      ${COLOURS.map(
        ({ colour, sign, name }) => html`<span><${CardSign} colour=${colour} sign=${sign} /> ${name}</span>`,
      )}
    </div>
    <div class="row">
      ${[1, 2, 3, 4, 5, 6].map((seat) => html`<span class="swatch" data-seat=${seat}>${seat}</span>`)}
    </div>
  <//>`;
}

/** @param {{ icons: string[] }} props */
function Icons({ icons }) {
  return html`<${Shelf} heading="Bilder">
    <div class="row">
      ${icons.map((name) => html`<div class="icon-cell"><${Icon} name=${name} />${name}</div>`)}
    </div>
  <//>`;
}

/** @param {{ theme: "dark" | "light", heading: string, icons: string[] }} props */
function Side({ theme, heading, icons }) {
  return html`<div class="side sky" data-theme=${theme}>
    <h1 class="display">Hexenkessel</h1><p>${heading}</p>
    <${Cards} />
    <${Seats} />
    <${Buttons} />
    <${Talk} when=${heading} />
    <${Palette} />
    <${Icons} icons=${icons} />
  </div>`;
}

const sprite = await (await fetch(new URL("./icons.svg", import.meta.url))).text();
const icons = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1]);
render(
  html`<${Side} theme="dark" heading="bei Nacht" icons=${icons} />
  <${Side} theme="light" heading="bei Tag" icons=${icons} />`,
  /** @type {HTMLElement} */ (document.getElementById("gallery")),
);
