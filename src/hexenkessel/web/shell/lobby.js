/** The lobby: who sits where, what is agreed, how to bring others along. */

import { html, useEffect, useState } from "../vendor/hexenkessel-vendor.js";
import { Button, IconButton } from "../kit/button.js";
import { Icon } from "../kit/icon.js";
import { Medallion } from "../kit/medallion.js";
import { Panel } from "../kit/panel.js";
import { call, sit, tokenOf } from "./api.js";
import { Bar, Choice } from "./bar.js";
import { ClockPanel } from "./clock.js";
import { LevelSelect, Select } from "./home.js";
import { LookFields, loadMe, me, meSettled, ownLook, saveMe } from "./me.js";
import { attempt, tell } from "./notes.js";
import { lastLevel, rememberOpponents } from "./opponents.js";
import { avatarOf, sittersOf } from "./people.js";
import { hasRoom } from "./room.js";
import { RuleText, openRules } from "./rulebook.js";
import { copyText, share } from "./share.js";
import { say } from "./words.js";

/** @import { LoadedGame } from "./games.js" */
/** @import { Link } from "./link.js" */
/** @import { Fact, House, Room, Seat } from "./types.js" */

const MOST_PILLS = 8;

/** @param {{ link: Link, game: LoadedGame, room: Room }} props */
export function Lobby({ link, game, room }) {
  const [house, setHouse] = useState(/** @type {House | null} */ (null));
  useEffect(() => {
    attempt(async () => setHouse(await call("GET", "/api/house")));
    attempt(loadMe);
  }, []);
  const own = link.sides.value.flatMap((side) => (side.seat === null ? [] : [side.seat]));
  const mayChange = link.host.value || own.length > 0;
  return html`<div class="lobby-page">
    <${Bar}><h1 class="bar-title">${say(`${game.id}-title`)}</h1><//>
    <main class="lobby">
      <div class="lobby-main">
        <${Panel} heading=${say("page-seats")}
          aside=${say("page-seats-taken", { taken: taken(room), seats: room.players })}>
          ${own.length > 0 && taken(room) < room.players && html`<${Invite} room=${room} />`}
          <ol class="seat-list">
            ${room.seats.map(
              (seat) => html`<${SeatRow} key=${seat.seat} levels=${house?.levels ?? []}
                ...${{ link, game, room, seat, own, mayChange }} />`,
            )}
          </ol>
          <${StartRow} ...${{ link, room, mayChange }} levels=${house?.levels ?? []} />
        <//>
        <${Options} link=${link} game=${game} room=${room} />
        <${ClockPanel} link=${link} room=${room} />
      </div>
      <div class="lobby-side">
        <${Share} room=${room} house=${house} />
        <${Openness} link=${link} room=${room} />
        ${own.length > 0 && html`<${Friends} room=${room} />`}
        <${Provenance} game=${game} />
      </div>
    </main>
  </div>`;
}

/** On a phone the link and its code lie far below; what one wants first while seats are free is here. @param {{ room: Room }} props */
function Invite({ room }) {
  if (!hasRoom("narrow")) return null;
  const title = say(`${room.game}-title`);
  const invite = () => attempt(() => share(title, say("page-invitation", { game: title }), `/t/${room.table}`));
  return html`<div class="invite-row">
    <${Button} icon="share" wide onClick=${invite}>${say("page-share")}<//>
  </div>`;
}

/** @param {Room} room */
const taken = (room) => room.seats.filter((seat) => seat.kind !== "open").length;

/** @param {{ link: Link, room: Room, mayChange: boolean, levels: string[] }} props */
function StartRow({ link, room, mayChange, levels }) {
  const open = room.seats.filter((seat) => seat.kind === "open");
  // The bots are on their way: whoever starts now need not wait until the last one sits.
  const [filling, setFilling] = useState(false);
  const fill = async () => {
    setFilling(true);
    const calls = open.map(({ seat }) => link.call("PUT", `/seats/${seat}/bot`, lastLevel(room.game, levels)));
    await Promise.all(calls.map((one) => attempt(() => one)));
    setFilling(false);
  };
  const start = () => attempt(() => link.call("POST", "/start"));
  const blocked = !mayChange
    ? say("table-error-not-seated")
    : open.length > 0 && !filling
      ? say("table-error-seats-open", { seats: open.length })
      : undefined;
  return html`<div class="start-row">
    ${
      open.length > 0 &&
      !filling &&
      mayChange &&
      html`<${Button} icon="robot" onClick=${fill}>${say("page-fill-bots")}
      <//>`
    }
    <${Button} kind=${mayChange ? "act" : "plain"} icon="play" blocked=${blocked} onClick=${start}
      onBlocked=${(/** @type {string} */ why) => tell("warning", why)}>${say("page-start")}<//>
  </div>`;
}

/** @param {{ link: Link, game: LoadedGame, room: Room, seat: Seat, own: number[], mayChange: boolean, levels: string[] }} props */
function SeatRow({ link, game, room, seat, own, mayChange, levels }) {
  const path = `/seats/${seat.seat}`;
  const [open, setOpen] = useState(/** @type {boolean | null} */ (null));
  if (seat.kind === "open") return html`<${OpenSeat} ...${{ link, game, room, seat, own, mayChange, path, levels }} />`;
  const [sitter] = sittersOf([seat], own);
  // Whoever has never said a name is asked here, once; the table goes on around it.
  const first = own[0] === seat.seat;
  const changing = sitter.me && (open ?? (first && me.value?.name === ""));
  const facts = [
    {
      text: seat.kind === "bot" ? say(`shell-level-${seat.level}`) : say(seat.present ? "page-present" : "page-away"),
    },
  ];
  return html`<li class="seat-row">
    <${Medallion} seat=${seat.seat + 1} avatar=${sitter.avatar} facts=${facts}
      name=${sitter.me ? `${sitter.name} (${say("page-you")})` : sitter.name}
      botLabel=${sitter.botLabel} away=${sitter.away} />
    <div class="seat-tools">
      ${
        sitter.me &&
        !changing &&
        html`<${Button} kind="quiet" icon="settings" onClick=${() => setOpen(true)}>${say("page-change")}<//>`
      }
      ${
        seat.kind === "bot" &&
        mayChange &&
        html`<${LevelSelect} game=${game.detail} levels=${levels} level=${seat.level}
        onPick=${(/** @type {string} */ level) => {
          rememberOpponents(game.id, { level });
          attempt(() => link.call("PUT", `${path}/bot`, { level }));
        }} />`
      }
      ${
        !sitter.me &&
        (seat.kind === "bot" ? mayChange : link.host.value) &&
        html`<${IconButton} kind="quiet" icon="close"
          label=${say(seat.kind === "bot" ? "page-remove-bot" : "page-free-seat", { name: sitter.name })}
          onClick=${() => attempt(() => link.call("DELETE", path))} />`
      }
    </div>
    ${changing && html`<${OwnSeat} ...${{ link, room, seat, path, first }} onDone=${() => setOpen(false)} />`}
  </li>`;
}

/**
 * What one is called and wears; and, well away from the name, standing up.
 * @param {{ link: Link, room: Room, seat: Seat, path: string, first: boolean, onDone: () => void }} props
 */
function OwnSeat({ link, room, seat, path, first, onDone }) {
  const known = first ? (me.value?.name ?? "") : (seat.name ?? "");
  const [look, setLook] = useState({ name: known, animal: seat.animal ?? "", colour: seat.colour });
  const taken = room.seats.filter((one) => one.kind === "person" && one.seat !== seat.seat).map((one) => one.colour);
  /** @param {Event} event */
  const save = (event) => {
    event.preventDefault();
    attempt(async () => {
      const name = look.name.trim() || say("page-guest");
      await link.call("PUT", `${path}/name`, { ...look, name });
      // On a shared device the first one is its owner.
      if (first) await saveMe({ ...look, name });
      onDone();
    });
  };
  return html`<form class="seat-editor" onSubmit=${save}>
    <${LookFields} ...${look} taken=${taken}
      onChange=${(/** @type {Partial<typeof look>} */ change) => setLook({ ...look, ...change })} />
    <div class="seat-editor-actions">
      <${Button} type="submit" icon="check">${say("page-save")}<//>
      <${Button} kind="quiet" icon="leave" onClick=${() => attempt(() => link.call("DELETE", path))}>
        ${say("page-stand-up")}<//>
    </div>
  </form>`;
}

/** @param {{ link: Link, game: LoadedGame, room: Room, seat: Seat, own: number[], mayChange: boolean, path: string, levels: string[] }} props */
function OpenSeat({ link, game, room, seat, own, mayChange, path, levels }) {
  const alone = own.length === 0;
  const look = () => (alone ? ownLook() : { name: say("page-guest") });
  const take = () =>
    attempt(async () => {
      await meSettled(); // whoever is quick is called by name, too
      await link.renew(() => sit(link.table, game.id, seat.seat, look()));
    });
  const addBot = () => attempt(() => link.call("PUT", `${path}/bot`, lastLevel(game.id, levels)));
  // Gold is for the one thing to do next: to sit down, and later to start.
  const firstOpen = room.seats.find((one) => one.kind === "open")?.seat === seat.seat;
  return html`<li class="seat-row is-open">
    <${Medallion} seat=${seat.seat + 1} avatar=${avatarOf(seat.seat)} away
      name=${say("shell-seat", { seat: seat.seat + 1 })} facts=${[{ text: say("page-seat-open") }]} />
    <div class="seat-tools">
      <${Button} kind=${alone && firstOpen ? "act" : alone ? "plain" : "quiet"} onClick=${take}>
        ${say(alone ? "page-sit" : "page-sit-too")}<//>
      ${mayChange && html`<${Button} icon="robot" onClick=${addBot}>${say("page-add-bot")}<//>`}
    </div>
  </li>`;
}

/** @param {{ link: Link, game: LoadedGame, room: Room }} props */
function Options({ link, game, room }) {
  const isHost = link.host.value;
  const open = game.detail.options.filter(
    ({ only, needs }) =>
      (!only || only.includes(room.players)) && (!needs || room.options[needs.option] === needs.value),
  );
  /** Only what was picked: the rest may have changed since the page heard of it. @param {{ players: number } | { options: Record<string, Fact> }} picked */
  const agree = (picked) => attempt(() => link.call("PUT", "/options", picked));
  const rules = html`<${Button} kind="quiet" icon="rules" onClick=${() => openRules(game.id)}>${say("page-rules")}<//>`;
  return html`<${Panel} heading=${say("page-options")} aside=${rules}>
    ${!isHost && html`<p class="dim">${say("page-options-host")}</p>`}
    <${Agreed} label=${say("page-players-label")} value=${room.players} isHost=${isHost}
      choices=${game.detail.players.map((count) => ({ value: count, label: String(count) }))}
      onPick=${(/** @type {number} */ players) => agree({ players })} />
    ${room.passed_over.map((id) => {
      const key = `${game.id}-option-${id}`;
      const value = say(`${key}-${room.options[id]}`);
      return html`<p key=${id} class="passed-over" role="status">
        <${Icon} name="warning" /> ${say("shell-option-passed-over", { option: say(key), value })}</p>`;
    })}
    ${open.map((option) => {
      const key = `${game.id}-option-${option.id}`;
      const seats = option.seats ? Array.from({ length: room.players }, (_, seat) => seat + 1) : [];
      const choices = [...option.values, ...seats].map((value) => ({ value, label: say(`${key}-${value}`) }));
      return html`<${Agreed} key=${option.id} label=${say(key)} value=${room.options[option.id]} isHost=${isHost}
        choices=${choices}
        help=${html`<${RuleText} game=${game.id} text=${say(`${key}.help`)} />`}
        onPick=${(/** @type {Fact} */ value) => agree({ options: { [option.id]: value } })} />`;
    })}
  <//>`;
}

/**
 * The host chooses, the others read.
 * @param {{ label: string, value: any, choices: { value: any, label: string }[], isHost: boolean, help?: any,
 *   onPick: (value: any) => void }} props
 */
function Agreed({ label, value, choices, isHost, help, onPick }) {
  // A row of fifteen pills is a wall: a list will do.
  if (isHost && choices.length > MOST_PILLS)
    return html`<div class="choose">
      <${Select} label=${label} value=${value} choices=${choices}
        onPick=${(/** @type {string} */ picked) =>
          onPick(choices.find((choice) => String(choice.value) === picked)?.value)} />
      ${help && html`<p class="dim">${help}</p>`}
    </div>`;
  if (isHost) return html`<${Choice} label=${label} value=${value} choices=${choices} help=${help} onPick=${onPick} />`;
  const chosen = choices.find((choice) => choice.value === value)?.label ?? String(value);
  return html`<div class="choose"><p><b>${label}:</b> ${chosen}</p>${help && html`<p class="dim">${help}</p>`}</div>`;
}

/** @param {{ room: Room, house: House | null }} props */
function Share({ room, house }) {
  const address = house?.addresses[0];
  const url = `${address ?? location.origin}/t/${room.table}`;
  const copy = async () => {
    await copyText(url);
    tell("good", say("page-copied"));
  };
  return html`<${Panel} heading=${say("page-share")}>
    <p class="share-code">${room.table}</p>
    <p class="share-link"><a href=${url}>${url}</a></p>
    <div class="start-row">
      <${Button} icon="copy" onClick=${copy}>${say("page-copy")}<//>
    </div>
    ${
      address
        ? html`<img class="qr" width="220" height="220" alt=${say("page-qr")}
          src=${`/api/tables/${room.table}/qr.svg?address=${encodeURIComponent(address)}`} />`
        : house && html`<p class="dim">${say("page-share-local")}</p>`
    }
  <//>`;
}

/** Whether everybody of this house finds the table. @param {{ link: Link, room: Room }} props */
function Openness({ link, room }) {
  if (!link.host.value) return room.open ? html`<p class="dim">${say("page-open-told")}</p>` : null;
  return html`<${Panel} heading=${say("page-open")}>
    <${Choice} label=${say("page-open-label")} help=${say("page-open.help")} value=${room.open}
      choices=${[
        { value: false, label: say("page-open-no") },
        { value: true, label: say("page-open-yes") },
      ]}
      onPick=${(/** @type {boolean} */ open) => attempt(() => link.call("PUT", "/open", { open }))} />
  <//>`;
}

/** @typedef {{ friend: string, name: string, animal: string, colour: number, games: number }} Friend */

/** Whom one has played with: they find the table at home. @param {{ room: Room }} props */
function Friends({ room }) {
  const [friends, setFriends] = useState(/** @type {Friend[]} */ ([]));
  const [invited, setInvited] = useState(/** @type {string[]} */ ([]));
  useEffect(() => {
    attempt(async () => setFriends(await call("GET", "/api/guest/friends")));
  }, []);
  const absent = friends.filter((one) => !room.seats.some((seat) => seat.name === one.name));
  if (absent.length === 0) return null;
  /** @param {string} friend */
  const invite = (friend) =>
    attempt(async () => {
      const path = `/api/tables/${room.table}/invitations`;
      await call("POST", path, { body: { friend }, token: tokenOf(room.table), text: true });
      setInvited([...invited, friend]);
    });
  return html`<${Panel} heading=${say("page-friends")}>
    <ul class="seat-list">
      ${absent.map(
        (one) => html`<li key=${one.friend} class="seat-row">
          <${Medallion} wears=${one.colour || 4} avatar=${one.animal || "hat"} name=${one.name}
            facts=${[{ text: say("page-friends-games", { games: one.games }) }]} />
          ${
            invited.includes(one.friend)
              ? html`<span class="dim">${say("page-friends-invited")}</span>`
              : html`<${Button} onClick=${() => invite(one.friend)}>${say("page-friends-invite")}<//>`
          }
        </li>`,
      )}
    </ul>
  <//>`;
}

/** Where the content is known from, honestly. @param {{ game: LoadedGame }} props */
function Provenance({ game }) {
  const entries = Object.values(game.detail.content).flat();
  /** @param {string} source */
  const count = (source) => entries.filter((entry) => entry?.source === source).length;
  const sources = ["rulebook", "public", "designed"].filter((source) => count(source) > 0);
  return html`<${Panel} heading=${say("page-provenance")}>
    <ul class="provenance">
      ${sources.map((source) => html`<li>${say(`page-provenance-${source}`, { count: count(source) })}</li>`)}
    </ul>
  <//>`;
}
