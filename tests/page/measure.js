// Measures a screen as a reader and a finger meet it: `measure.faults()` tells every text that is cut, covered or laid over
// another one, every thing that is offered and can't be hit, and every screen that goes on to the side.
//
// What is let pass, and why:
// - Things on a map may be smaller than a finger: neighbouring regions are what they are, and one looks closer with two
//   fingers. What lies over a map in its corners may hide a word of it: the map is moved from under it.
// - A pawn may stand before a number of the map: it moves, and what stands there is told by a touch.
// - Cards of one hand lie over each other, side by side: what is hidden whole is not in the way, and of a card any place is
//   good where a whole finger meets no other. What lies over each other from above to below is a fault.
// - A page that is longer than the screen is scrolled below the buttons that stay at its edge.
(() => {
  // So far letters may stand out of their box: what browsers measure has room above and below that nothing is written in.
  const LOOSE = 1.5;
  const INK = 0.22;
  // A finger: whoever aims at the middle of a thing hits within this.
  const FINGER = 40;
  const OFFERED = "[data-touch].can-act, .button:not([aria-disabled='true'])";
  // What lies over the table on purpose, while it asks something.
  const ABOVE = "[data-above]";
  // What is only for ears, comes and goes, or is part of a picture.
  const ASIDE = ".unseen, .notes, .tip, .cover-art, option, title, style, script";

  const round = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
  const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  /** Only for ears: browsers have no word for it, and the page makes it a point. */
  const unseen = (element) => {
    for (let one = element; one; one = one.parentElement)
      if (one.clientWidth <= 1 && one.clientHeight <= 1 && getComputedStyle(one).clipPath !== "none") return true;
    return false;
  };
  const kin = (one, other) => one.contains(other) || other.contains(one);
  const nameOf = (element) => {
    const spot = element.closest("[data-spot]")?.dataset.spot;
    const named = element.closest("[class]")?.getAttribute("class");
    return [named, spot && `of ${spot}`].filter(Boolean).join(" ");
  };

  /** What lies on top: an open dialog, or the whole page. */
  const scene = () =>
    [...document.querySelectorAll("dialog.is-modal[open], dialog.is-sheet[open]")].at(-1) ?? document.body;

  /** Every line of text that is shown, with the box of its letters. */
  const texts = (root) => {
    const found = [];
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const element = node.parentElement;
      if (!node.data.trim() || element.closest(ASIDE) || !shown(element) || unseen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      // Letters of a drawing have boxes even where their group is not shown.
      if (element instanceof SVGElement && element.getBoundingClientRect().width === 0) continue;
      const frame = element.closest(".plane-drawing")?.getBoundingClientRect();
      for (const whole of range.getClientRects()) {
        // A map ends at its frame.
        const line = frame ? crop(whole, frame) : whole;
        if (line.width < 1 || line.height < 1) continue;
        const air = line.height * INK;
        const box = new DOMRect(line.x, line.y + air, line.width, line.height - 2 * air);
        found.push({ element, text: node.data.trim(), box });
      }
    }
    return found;
  };

  const crop = (box, frame) => {
    const [left, top] = [Math.max(box.left, frame.left), Math.max(box.top, frame.top)];
    const [right, bottom] = [Math.min(box.right, frame.right), Math.min(box.bottom, frame.bottom)];
    return new DOMRect(left, top, Math.max(right - left, 0), Math.max(bottom - top, 0));
  };

  const tell = ({ element, text }) => `“${text.slice(0, 40)}” (${nameOf(element)})`;

  /** Whether a text is cut by what it stands in, or by the edge of the screen. What can be scrolled to is not. */
  const cuts = ({ element, box }) => {
    let [across, down] = [true, true];
    for (let one = element; one && one !== document.documentElement; one = one.parentElement) {
      const style = getComputedStyle(one);
      const clip = one.getBoundingClientRect();
      if (style.textOverflow === "ellipsis" && style.overflowX !== "visible" && one.scrollWidth > one.clientWidth)
        return "ends in dots";
      if (one.matches?.(".plane-drawing")) return null;
      if (/auto|scroll/.test(style.overflowX) && one.scrollWidth > one.clientWidth + 1) across = false;
      if (/auto|scroll/.test(style.overflowY) && one.scrollHeight > one.clientHeight + 1) down = false;
      if (style.overflowX !== "visible" && across && (box.left < clip.left - LOOSE || box.right > clip.right + LOOSE))
        return `is cut at the side by ${nameOf(one)}`;
      if (style.overflowY !== "visible" && down && (box.top < clip.top - LOOSE || box.bottom > clip.bottom + LOOSE))
        return `is cut in height by ${nameOf(one)}`;
      if (style.position === "fixed") break;
    }
    if (across && (box.left < -LOOSE || box.right > innerWidth + LOOSE)) return "is beside the screen";
    const longer = document.documentElement.scrollHeight > innerHeight + 1;
    if (down && !longer && (box.top < -LOOSE || box.bottom > innerHeight + LOOSE)) return "is below the screen";
    return null;
  };

  /** The boxes in which an element may be scrolled out of sight. They are asked for once a text, not at every point of it. */
  const clipsOf = (element) => {
    const found = [];
    for (let one = element; one && one !== document.documentElement; one = one.parentElement)
      if (getComputedStyle(one).overflow !== "visible") found.push(one.getBoundingClientRect());
    return found;
  };

  /** Whether a point is in all of them. */
  const isOpen = (clips, { x, y }) =>
    clips.every(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom);

  const inSight = ({ x, y }) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;

  /** How little a colour lets through. */
  const alphaOf = (colour) => {
    if (colour === "transparent") return 0;
    const found = /^rgba\(.*,\s*([\d.]+)\)$/.exec(colour) ?? /\/\s*([\d.]+)\)$/.exec(colour);
    return found ? Number(found[1]) : 1;
  };

  /** Whether an element hides what lies below it. */
  const paints = (element) => {
    if (element instanceof SVGElement) {
      // Where letters meet letters, collisions() tells it by what they fill of their lines.
      if (["text", "tspan"].includes(element.localName)) return false;
      if (element instanceof SVGSVGElement || element.localName === "g") return false;
      const { fill, fillOpacity, opacity } = getComputedStyle(element);
      return fill !== "none" && alphaOf(fill) * Number(fillOpacity) * Number(opacity) > 0.6;
    }
    if (element.localName === "img" || element.localName === "canvas") return true;
    const { backgroundColor, opacity } = getComputedStyle(element);
    return alphaOf(backgroundColor) * Number(opacity) > 0.6;
  };

  /** What lies over a text at a point, or null. */
  const coverAt = (element, x, y) => {
    // Most texts lie on top, and to look at the whole pile takes long.
    if (element.contains(document.elementFromPoint(x, y))) return null;
    const pile = document.elementsFromPoint(x, y);
    // Letters of a drawing are only found where they are.
    const own = element instanceof SVGElement ? pile.indexOf(element) : pile.findIndex((one) => one.contains(element));
    const above = pile.slice(0, Math.max(own, 0));
    return above.find((upper) => !element.contains(upper) && !upper.closest(ASIDE) && paints(upper)) ?? null;
  };

  const MIDDLE = 0.5;

  /** Of a number on a map its middle is enough: pieces stand close there. */
  const isDrawn = (element) => element.closest(".plane-drawing") && element.textContent.length <= 3;

  /** Where a text is in sight, by parts of its line, and what lies over it there. */
  const looksAt = ({ element, box }) => {
    const y = box.y + box.height / 2;
    const clips = clipsOf(element);
    return (isDrawn(element) ? [MIDDLE] : [0.06, 0.28, MIDDLE, 0.72, 0.94])
      .map((part) => ({ part, x: box.x + box.width * part, y }))
      .filter((point) => inSight(point) && isOpen(clips, point))
      .map(({ part, x }) => ({ part, upper: coverAt(element, x, y) }));
  };

  /** What hides a text, or a part of it. Cards of one hand may lie over each other: what is hidden whole is not in the way. */
  const covered = ({ element }, looks) => {
    const covers = looks.map(({ upper }) => upper);
    const upper = covers.find(Boolean);
    if (!upper) return null;
    if (upper.closest(ABOVE)) return null;
    // Who moves about stands before what lies there.
    if (isDrawn(element) && upper.closest("[data-keep]")) return null;
    // A longer page is scrolled below what stays at its edge.
    if (upper.closest(".acts") && document.documentElement.scrollHeight > innerHeight + 1) return null;
    // A map is moved from under what lies in its corners.
    if (element.closest(".plane-drawing") && !upper.closest(".plane-drawing")) return null;
    const whole = covers.every(Boolean);
    const beside = upper.closest("[data-spot]");
    const own = element.closest("[data-spot]");
    if (beside?.matches(".chosen")) return null;
    if (whole && own && beside && (inMap(own) || isFan(own, beside))) return null;
    return `is ${whole ? "" : "partly "}covered by ${nameOf(upper)}`;
  };

  /** Whether two things lie over each other as the cards of a hand do: side by side, one shifted over the next. */
  const isFan = (one, other) => {
    const [here, there] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    return one.parentElement === other.parentElement && Math.abs(here.x - there.x) > Math.abs(here.y - there.y);
  };

  const inMap = (element) => Boolean(element.closest(".plane-drawing"));

  /** Texts that are written over each other. */
  const collisions = (lines) => {
    const found = [];
    const sorted = lines.toSorted((one, other) => one.box.left - other.box.left);
    for (const [at, one] of sorted.entries())
      for (const other of sorted.slice(at + 1)) {
        if (other.box.left > one.box.right) break;
        if (kin(one.element, other.element)) continue;
        // A map goes on below what lies in its corners.
        if (inMap(one.element) !== inMap(other.element)) continue;
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (wide > LOOSE && high > LOOSE) found.push(`${tell(one)} is written over ${tell(other)}`);
      }
    return found;
  };

  /** Lets everything be found where it is painted, also what lets fingers through. */
  const solid = (look) => {
    const style = new CSSStyleSheet();
    style.replaceSync("*, *::before, *::after { pointer-events: auto !important; }");
    document.adoptedStyleSheets.push(style);
    try {
      return look();
    } finally {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== style);
    }
  };

  const STUMBLES = [
    [/\.\.(?!\.)|[?!:;,]\.(\s|$)|\s[.,](\s|$)|,,|undefined|NaN|\[object/, "has a stop too many"],
    [/(?<![\p{L}\d])-\d/u, "has a hyphen for a minus"],
  ];
  /** Sentences that were put together wrongly, seen or heard. */
  const stumbles = (root, lines) => {
    const said = [...root.querySelectorAll("[aria-label]")]
      .map((thing) => thing.ariaLabel)
      .concat(lines.map(({ text }) => text));
    return STUMBLES.flatMap(([wrong, fault]) =>
      said.filter((text) => wrong.test(text)).map((text) => `“${text.slice(0, 160)}” ${fault}`),
    );
  };

  const offered = () => [...scene().querySelectorAll(OFFERED)].filter(shown);
  const target = (x, y) => document.elementFromPoint(x, y)?.closest(`${OFFERED}, [data-spot]`);
  const PARTS = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05];

  /** What is wrong with a thing for whoever wants to touch it: a finger has a place on it where it meets nothing else. */
  const missed = (thing, finger) => {
    thing.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const box = thing.getBoundingClientRect();
    // A map can be looked at more closely.
    const half = finger && !thing.closest(".plane-drawing") ? FINGER / 2 - 1 : 0;
    let wrong = null;
    for (const down of PARTS)
      for (const along of PARTS) {
        const [x, y] = [box.x + box.width * along, box.y + box.height * down];
        if (target(x, y) !== thing) continue;
        const around =
          half === 0 ? [] : [target(x - half, y), target(x + half, y), target(x, y - half), target(x, y + half)];
        wrong = around.find((other) => other && other !== thing && other.matches(OFFERED));
        if (!wrong) return null;
      }
    if (wrong) return `is too small for a finger, ${round(box)}: beside it is ${nameOf(wrong)}`;
    const upon = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return `can't be hit, ${round(box)}: ${upon ? `there is ${nameOf(upon)}` : "it is out of sight"}`;
  };

  /** Everything that is wrong with what is shown now, to eyes and to a mouse or a finger. */
  const faults = (finger) => {
    const { scrollWidth } = document.documentElement;
    const found = scrollWidth > innerWidth ? [`the page is ${scrollWidth} px wide on ${innerWidth}`] : [];
    const lines = texts(scene());
    const whole = lines.filter((line) => {
      const cut = cuts(line);
      if (cut) found.push(`${tell(line)} ${cut}`);
      return !cut;
    });
    const free = solid(() =>
      whole.filter((line) => {
        const looks = looksAt(line);
        const cover = covered(line, looks);
        if (cover) found.push(`${tell(line)} ${cover}`);
        // What is hidden is written over nothing.
        return looks.some(({ part, upper }) => part === MIDDLE && !upper);
      }),
    );
    found.push(...collisions(free), ...stumbles(scene(), lines));
    for (const thing of offered()) {
      const miss = missed(thing, finger);
      if (miss) found.push(`${nameOf(thing)} ${miss}`);
    }
    return [...new Set(found)];
  };

  /** The same on a screen of this size, once everything has found its place there. */
  const on = async ([width, height, finger]) => {
    while (innerWidth !== width || innerHeight !== height) await new Promise(requestAnimationFrame);
    await window.hand.rest();
    return faults(finger);
  };

  window.measure = { on };
})();
