/** In a house on the internet the page can be installed, and shows without network what it knows (worker.js). */

import { effect } from "./vendor/hexenkessel-vendor.js";
import { tell } from "./shell/notes.js";
import { knows, say } from "./shell/words.js";

const offline = () => tell("warning", say("page-offline"));

navigator.serviceWorker?.register("/worker.js").catch(() => {
  // Private windows have none, and do well without.
});
addEventListener("offline", offline);
if (!navigator.onLine) {
  // As soon as there are words.
  const stop = effect(() => {
    if (knows("page-offline")) queueMicrotask(() => (offline(), stop()));
  });
}
