/** Three small sounds, made on the spot. Off until somebody turns them on. */

import { sound } from "./settings.js";

/** Pitches in hertz, one after another, and how long each lasts. */
const TUNES = {
  card: { notes: [330], each: 0.06 },
  turn: { notes: [523, 659], each: 0.12 },
  over: { notes: [392, 523, 659, 784], each: 0.16 },
};
const LOUDNESS = 0.08;

/** @type {AudioContext | null} */
let audio = null;

/** @param {keyof typeof TUNES} tune */
export function play(tune) {
  if (!sound.peek()) return;
  audio ??= new AudioContext();
  const { notes, each } = TUNES[tune];
  notes.forEach((pitch, at) => note(/** @type {AudioContext} */ (audio), pitch, at * each, each));
}

/** @param {AudioContext} out @param {number} pitch @param {number} after @param {number} length */
function note(out, pitch, after, length) {
  const tone = out.createOscillator();
  const volume = out.createGain();
  const start = out.currentTime + after;
  tone.type = "triangle";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(LOUDNESS, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  tone.connect(volume).connect(out.destination);
  tone.start(start);
  tone.stop(start + length);
}
