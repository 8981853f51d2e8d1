// Short cues of wood, made here: a breath of noise and two partials that die away. Never the only channel.

import { SQUARES } from "../model/geometry.js";

/**
 * One knock: when it begins, its pitch, how long it rings and how loud.
 * @typedef {{at: number, pitch: number, ring: number, loud: number, noise?: number}} Knock
 */

const knock = (
  /** @type {number} */ at,
  /** @type {number} */ pitch,
  ring = 0.09,
  loud = 1,
  noise = 0.5,
) => ({ at, pitch, ring, loud, noise });

/** Every cue, none longer than 600 ms. @type {Record<string, Knock[]>} */
export const CUES = {
  place: [knock(0, 180)],
  give: [knock(0, 900, 0.05, 0.15, 1), knock(0.07, 240, 0.07, 0.7)],
  "your turn": [knock(0, 330, 0.08, 0.5), knock(0.11, 440, 0.1, 0.6)],
  edge: [knock(0, 1200, 0.03, 0.35, 0.2)],
  refused: [knock(0, 130, 0.09), knock(0.13, 130, 0.09)],
  tick: [knock(0, 1500, 0.02, 0.3, 0.1)],
  "low time": [knock(0, 520, 0.06, 0.7), knock(0.12, 520, 0.06, 0.7), knock(0.24, 520, 0.06, 0.7)],
  quarto: [knock(0, 220), knock(0.13, 277), knock(0.26, 330), knock(0.39, 440, 0.13)],
  "false call": [knock(0, 300, 0.12), knock(0.16, 200, 0.16)],
  draw: [knock(0, 260, 0.1), knock(0.18, 260, 0.1)],
  flag: [knock(0, 620, 0.16, 1.4), knock(0.2, 465, 0.16, 1.4), knock(0.4, 310, 0.19, 1.4)],
  over: [knock(0, 260, 0.12), knock(0.18, 195, 0.16)],
};

/** How long a cue is, in seconds. @param {string} cue */
export function length(cue) {
  return Math.max(...CUES[cue].map(({ at, ring }) => at + ring));
}

export class Sounds {
  constructor() {
    this.volume = 50;
    /** @type {AudioContext | null} */
    this.context = null;
  }

  /**
   * Browsers allow sound only after somebody has done something; making it ready must not hold up what was
   * done.
   */
  wake() {
    if (this.volume > 0 && this.context?.state !== "running") setTimeout(() => this.#open(), 100);
  }

  #open() {
    this.context ??= new AudioContext();
    if (this.context.state === "suspended") void this.context.resume();
  }

  /**
   * Plays a cue, if sound is allowed and wanted.
   * @param {string} cue
   * @param {number} pan from -1, left, to 1
   */
  play(cue, pan = 0) {
    const context = this.context;
    if (context?.state !== "running" || this.volume === 0 || !CUES[cue]) return;
    const out = context.createGain();
    out.gain.value = (this.volume / 100) ** 2;
    const side = context.createStereoPanner();
    side.pan.value = pan;
    out.connect(side).connect(context.destination);
    for (const one of CUES[cue]) strike(context, out, one);
  }
}

/** @param {AudioContext} context @param {AudioNode} out @param {Knock} knock */
function strike(context, out, { at, pitch, ring, loud, noise = 0.5 }) {
  const start = context.currentTime + at;
  for (const [factor, share] of [
    [1, 0.8],
    [2.7, 0.25],
  ]) {
    const tone = context.createOscillator();
    tone.frequency.value = pitch * factor;
    tone.connect(fading(context, out, start, ring, loud * share));
    tone.start(start);
    tone.stop(start + ring);
  }
  const samples = Math.ceil(context.sampleRate * Math.min(ring, 0.03));
  const buffer = context.createBuffer(1, samples, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let index = 0; index < samples; index++) data[index] = Math.random() * 2 - 1;
  const breath = context.createBufferSource();
  breath.buffer = buffer;
  const dull = context.createBiquadFilter();
  dull.type = "lowpass";
  dull.frequency.value = pitch * 6;
  breath.connect(dull).connect(fading(context, out, start, Math.min(ring, 0.03), loud * noise * 0.5));
  breath.start(start);
}

/**
 * @param {AudioContext} context
 * @param {AudioNode} out
 * @param {number} start
 * @param {number} ring
 * @param {number} loud
 */
function fading(context, out, start, ring, loud) {
  const gain = context.createGain();
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + ring);
  gain.connect(out);
  return gain;
}

/** A placement is heard from its column. @param {string} action */
export function panOf(action) {
  const at = SQUARES.indexOf(action);
  return at < 0 ? 0 : ((at % 4) - 1.5) / 2;
}
