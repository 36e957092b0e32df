// What the tests of the page have at hand inside of it. `hand.walk` plays on as fast as the page can: it touches what glows
// where a finger would hit it, and looks at everything that glows before every touch. Real mice, fingers and keys are the
// business of playing.py.
(() => {
  const CAN = "[data-touch].can-act";
  const RESULT = "dialog.is-modal[open] .ranking";
  const PARTS = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9];
  // A finger is broad, and browsers give its tap to whatever small thing lies within its breadth.
  const BREADTHS = [16, 11, 6, 0];

  const all = (selector) => [...document.querySelectorAll(selector)];
  const glowing = () => all(CAN).filter((thing) => thing.checkVisibility());
  const thingAt = (spot) => document.querySelector(`[data-spot="${spot}"]`);
  const over = () => Boolean(document.querySelector(RESULT));
  const asks = () => document.querySelector("[data-asks]")?.dataset.asks ?? "";

  /** Changes with everything that a touch can change. */
  const moment = () =>
    JSON.stringify([
      document.querySelector(".bar-progress")?.textContent,
      document.querySelector(".status")?.textContent,
      all(`${CAN}, .chosen, .is-picked, .tw-die`).map((thing) => thing.getAttribute("class") + thing.dataset.spot),
      over(),
    ]);

  /** Resolves as soon as something holds; the page is asked again whenever it has changed. */
  const until = (holds, what, patience = 60_000) =>
    new Promise((done, fail) => {
      if (holds()) return done();
      const give = (end, value) => {
        watch.disconnect();
        clearTimeout(late);
        end(value);
      };
      const watch = new MutationObserver(() => holds() && give(done));
      watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      const late = setTimeout(() => give(fail, new Error(`never: ${what}`)), patience);
    });

  const endless = (motion) => motion.effect?.getComputedTiming().endTime === Infinity;

  /** Motion that has an end comes to it, as any touch makes it do. */
  const settle = () => {
    for (const motion of document.getAnimations())
      if (motion.playState !== "finished" && !endless(motion)) motion.finish();
  };

  /**
   * From now on whatever begins to move is at its end at once, and what would move for ever rests: to draw all that is much
   * of a browser's work, and whoever plays a whole game here ends it with every touch anyway.
   */
  const hasten = () => {
    if (window.hand.hastened) return;
    window.hand.hastened = true;
    let due = false;
    const hurry = () => {
      due = false;
      for (const motion of document.getAnimations())
        if (endless(motion)) motion.pause();
        else if (motion.playState !== "finished") motion.finish();
    };
    const soon = () => {
      if (!due) requestAnimationFrame(hurry);
      due = true;
    };
    new MutationObserver(soon).observe(document, { subtree: true, childList: true, attributes: true });
    soon();
  };

  /**
   * Nothing is on its way any more, and nobody ended it early. A dialog begins to appear a frame or two after the touch that
   * opens it, so that several frames have to be quiet.
   */
  const still = async () => {
    const moving = () => document.getAnimations().filter((motion) => motion.playState === "running" && !endless(motion));
    for (let quiet = 0; quiet < 3; quiet += 1) {
      await new Promise(requestAnimationFrame);
      if (moving().length === 0) continue;
      await Promise.allSettled(moving().map((motion) => motion.finished));
      quiet = -1;
    }
  };

  /** What the page had to do is done: it has been laid out and drawn twice, and nothing is on its way. */
  const rest = async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    document.querySelector(".wd-go-on")?.click();
    await new Promise(requestAnimationFrame);
    settle();
  };

  /** Where a finger of one of these breadths hits a thing and nothing that lies over it; null if there is no such point. */
  const reach = (thing, breadths) => {
    const box = thing.getBoundingClientRect();
    const known = new Map();
    // Fingers at neighbouring points meet many of the same ones, and to ask for one takes long.
    const hits = (x, y) => {
      const point = `${x} ${y}`;
      if (!known.has(point)) known.set(point, document.elementFromPoint(x, y)?.closest("[data-spot]") === thing);
      return known.get(point);
    };
    const points = PARTS.flatMap((down) =>
      PARTS.map((along) => [box.x + box.width * along, box.y + box.height * down]),
    );
    for (const breadth of breadths) {
      const around = [-breadth, 0, breadth];
      const free = points.find(([x, y]) => around.every((dx) => around.every((dy) => hits(x + dx, y + dy))));
      if (free) return free;
    }
    return null;
  };

  /** The same for a person who looks for it: scrolls to it, or looks at the whole map. */
  const aim = (spot, breadths = BREADTHS) => {
    settle();
    const thing = thingAt(spot);
    if (!thing) return null;
    const found = reach(thing, breadths);
    if (found) return found;
    thing.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    if (thing.closest(".plane-drawing")) document.querySelector(".plane-whole")?.click();
    settle();
    return reach(thing, breadths);
  };

  /** What sticks out to the side makes people scroll there. */
  const tooWide = () => {
    const { scrollWidth } = document.documentElement;
    return scrollWidth > innerWidth ? [`the page is ${scrollWidth} px wide on ${innerWidth}`] : [];
  };

  /** What axe finds wrong, and what sticks out. Motion that is under way would be measured half-way. */
  const sound = async () => {
    await still();
    // axe would load imported style sheets once more by itself, past the page's policy, for a rule that is not asked for.
    const { violations } = await window.axe.run({ resultTypes: ["violations"], preload: { assets: ["media"] } });
    const seen = ({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 160))}`;
    return [...violations.map(seen), ...tooWide()];
  };

  /** What would make somebody miss, search or scroll to the side. */
  const faults = () => {
    const found = tooWide();
    for (const thing of glowing()) {
      const { spot } = thing.dataset;
      // Whatever a broad finger hits, a pointed one hits as well.
      if (aim(spot, [0])) continue;
      const { x, y, width, height } = thing.getBoundingClientRect();
      const upon = document.elementFromPoint(x + width / 2, y + height / 2);
      const name = upon?.closest("[class]")?.getAttribute("class");
      found.push(`${spot} glows but can't be hit: ${[x, y, width, height].map(Math.round)} under "${name}"`);
    }
    return found;
  };

  /** A touch as the page hears it. */
  const touch = (spot) => {
    const place = aim(spot);
    if (!place) throw new Error(`${spot} glows but can't be hit`);
    const [clientX, clientY] = place;
    const struck = document.elementFromPoint(clientX, clientY);
    const how = { bubbles: true, cancelable: true, composed: true, clientX, clientY, button: 0, pointerType: "touch" };
    struck.dispatchEvent(new PointerEvent("pointerdown", { ...how, buttons: 1 }));
    struck.dispatchEvent(new PointerEvent("pointerup", how));
    struck.closest("[data-spot]").focus({ preventScroll: true });
    struck.dispatchEvent(new MouseEvent("click", how));
  };

  /** The same chances every time. */
  const dice = (seed) => () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };

  /** The spot to touch next: what is preferred, and among that by lot; null where nothing glows. */
  const choose = (prefer, seed) => {
    const chance = dice(seed);
    const rank = ({ dataset }) =>
      (prefer.findIndex((start) => dataset.touch.startsWith(start)) + 1 || prefer.length + 1) + chance();
    const ranked = glowing().map((thing) => [rank(thing), thing.dataset.spot]);
    return ranked.sort(([one], [other]) => one - other)[0]?.[1] ?? null;
  };

  // What the page heard of the last touches, for whoever reads why a test has failed.
  const heard = [];
  for (const kind of [
    "pointerdown",
    "pointerup",
    "pointercancel",
    "mousedown",
    "mouseup",
    "contextmenu",
    "click",
    "keydown",
  ])
    addEventListener(
      kind,
      ({ target, timeStamp, clientX, clientY }) => {
        const thing = target.closest?.("[data-spot], button") ?? target;
        const name = thing.dataset?.spot ?? thing.getAttribute?.("class");
        heard.push(`${Math.round(timeStamp)} ${kind} ${name} ${Math.round(clientX)},${Math.round(clientY)}`);
        if (heard.length > 12) heard.shift();
      },
      { capture: true },
    );

  /** Resolves when a touch has had its effect, or was so long that it explained something. */
  const outcome = async (before) => {
    const explained = () => document.querySelector(".tip:not(.is-passing)");
    await until(() => moment() !== before || explained(), "anything that came of a touch").catch((never) => {
      throw new Error(`${never.message}; heard ${heard.join(", ")}; before ${before}; now ${moment()}`);
    });
    return moment() !== before ? "done" : "explained";
  };

  /** Waits a little while for one's turn or the end: with several people, somebody else may be asked meanwhile. */
  const turn = () => until(() => document.querySelector(`${CAN}, ${RESULT}`), "", 60).catch(() => {});

  /** One's turn, if it comes soon: what is asked, and what of that is touched; whether the game is over. */
  const next = async (prefer, seed) => {
    hasten();
    await turn();
    return { over: over(), asks: asks(), spot: choose(prefer, seed) };
  };

  /** What is to be known before a touch: how all looks, and where a finger goes; keys find their own way. */
  const ready = (spot, byKeys) => ({ before: moment(), place: byKeys ? null : aim(spot) });

  /** One touch of something that glows, and what comes of it. */
  const step = async (prefer, seed) => {
    const before = moment();
    const question = asks();
    const spot = choose(prefer, seed);
    touch(spot);
    await until(() => moment() !== before, `anything that came of touching ${spot} (${question})`);
  };

  /**
   * Takes every turn of this seat to the end of the game, or for so many touches. `prefer` are beginnings of ids that are
   * touched rather than others, in this order; `hand.look`, where there is one, is called at every question.
   */
  const walk = async ({ seed, prefer = [], most = 2000 }) => {
    const told = { touches: 0, asked: {}, faults: [] };
    hasten();
    // Also while the others have their turns.
    const watch = new MutationObserver(() => told.faults.push(...tooWide()));
    watch.observe(document, { subtree: true, childList: true });
    while (told.touches < most && told.faults.length === 0) {
      await until(() => document.querySelector(`${CAN}, ${RESULT}`), "one's turn, or the end");
      if (over()) break;
      document.querySelector(".wd-go-on")?.click();
      const question = asks();
      told.asked[question] = (told.asked[question] ?? 0) + 1;
      for (const fault of faults()) told.faults.push(`${question}: ${fault}`);
      told.faults.push(...((await window.hand.look?.()) ?? []));
      if (told.faults.length > 0) break;
      await step(prefer, seed + told.touches);
      told.touches += 1;
    }
    watch.disconnect();
    return { ...told, over: over() };
  };

  /** Goes to another table and sits down there, without loading the page anew; resolves when something can be done or all is over. */
  const visit = async ([table, game, token]) => {
    const { remember } = await import("/web/shell/api.js");
    const { go } = await import("/web/shell/route.js");
    remember(table, game, token);
    go(`/t/${table}`);
    await until(() => !document.querySelector(".stage"), "a way from the last table");
    await until(() => document.querySelector(`${CAN}, ${RESULT}`), `one's turn at ${table}`);
  };

  window.hand = { visit, moment, until, still, rest, sound, aim, faults, choose, outcome, turn, next, ready, step, walk };
})();
