/** Handing something on: to another app where the device offers that, else to the clipboard. */

import { call } from "./api.js";
import { tell } from "./notes.js";
import { say } from "./words.js";

/** The newer way is closed to pages that come over a home network without encryption. @param {string} text */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return;
  } catch {
    // So it is done in the older one.
  }
  const field = document.createElement("textarea");
  field.value = text;
  // A modal dialog takes the focus from everything outside of it.
  (document.querySelector("dialog[open].is-modal") ?? document.body).append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}

/** An address that others on the same network can open. @param {string} path */
export async function addressOf(path) {
  const { addresses } = await call("GET", "/api/house");
  const here = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
  return `${here && addresses[0] ? addresses[0] : location.origin}${path}`;
}

/** @param {string} title @param {string} text @param {string} path */
export async function share(title, text, path) {
  const url = await addressOf(path);
  if (navigator.share && matchMedia("(pointer: coarse)").matches) {
    try {
      await navigator.share({ title, text, url });
      return;
    } catch (error) {
      // Whoever closes the list of apps wants nothing; whoever has none gets it on the clipboard.
      if (/** @type {Error} */ (error).name === "AbortError") return;
    }
  }
  await copyText(`${text}\n${url}`);
  tell("good", say("page-share-copied"));
}

/** @param {string} name @param {string} text @param {string} [type] */
export function download(name, text, type = "text/plain") {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
