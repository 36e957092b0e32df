/** Whether things may lie elsewhere now: to notice that costs far less than to measure them all again. */

/** What moves things without changing the page: also a thing that rises under the mouse, and letters that come late. */
const MOVES = ["resize", "scroll", "load", "pointerover", "pointerout", "focusin", "focusout"];

/** What moves to and fro for ever has no other place later. */
const isOnItsWay = () =>
  document
    .getAnimations()
    .some((motion) => motion.playState === "running" && motion.effect?.getComputedTiming().endTime !== Infinity);

export function watchPlaces() {
  let moved = true;
  const note = () => {
    moved = true;
  };
  const changes = new MutationObserver(note);
  changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  for (const kind of MOVES) addEventListener(kind, note, { capture: true, passive: true });
  document.fonts.addEventListener("loadingdone", note);
  return {
    /** Whether anything may have moved since this was asked last. */
    moved() {
      const was = moved;
      // Whatever is on its way is looked at once more when it has arrived.
      moved = isOnItsWay();
      return was || moved;
    },
    stop() {
      changes.disconnect();
      for (const kind of MOVES) removeEventListener(kind, note, { capture: true });
      document.fonts.removeEventListener("loadingdone", note);
    },
  };
}
