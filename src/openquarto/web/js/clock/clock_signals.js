// How the clock makes itself felt: sounds, vibration, words for screen readers, a voice where one is wanted.

import { load } from "../model/settings.js";
import { liveRegionAnnouncer } from "../view/announcer.js";
import { byId } from "../view/dom.js";
import { Sounds } from "../view/sounds.js";

/** How long the device shakes, in milliseconds. @type {Record<string, number | number[]>} */
const SHAKES = { place: 25, quarto: [60, 60, 60], "low time": 80, flag: [400, 120, 400] };

export class ClockSignals {
  /** @param {string} language */
  constructor(language) {
    this.language = language;
    this.isAloud = false;
    this.hasSounds = true;
    this.announcer = liveRegionAnnouncer(byId("polite"), byId("assertive"));
    this.sounds = new Sounds();
    this.sounds.volume = load().volume || 50;
    for (const event of ["pointerdown", "keydown"]) addEventListener(event, () => this.#wake());
  }

  #wake() {
    if (this.hasSounds) this.sounds.wake();
  }

  /**
   * A sound and a shake; whose turn it is can be heard from the side and the pitch.
   * @param {string} cue
   * @param {number} pan
   */
  cue(cue, pan = 0) {
    if (this.hasSounds) this.sounds.play(cue, pan);
    if (cue in SHAKES) navigator.vibrate?.(SHAKES[cue]);
  }

  /**
   * Says something to screen readers, and aloud where that is wanted: what was being said is cut off.
   * @param {string[]} sentences
   * @param {{urgent?: boolean}} how
   */
  say(sentences, { urgent = false } = {}) {
    this.announcer.say(sentences, { urgent });
    if (!this.isAloud || !("speechSynthesis" in window)) return;
    const spoken = new SpeechSynthesisUtterance(sentences.join(" "));
    spoken.lang = this.language;
    speechSynthesis.cancel();
    speechSynthesis.speak(spoken);
  }
}
