/** Cues and a drone, made of oscillators and noise. */
import type { Cue } from "../kit/cues";

type Loudness = "quiet" | "full";

/** One tone of a cue: when it begins and how long it lasts, in seconds. */
interface Tone {
  readonly at: number;
  readonly last: number;
  /** In hertz, from and to. */
  readonly from: number;
  readonly to?: number;
  readonly shape?: OscillatorType;
  readonly loud?: number;
}

/** A breath of noise, through a filter that moves. */
interface Breath {
  readonly at: number;
  readonly last: number;
  readonly from: number;
  readonly to: number;
  readonly loud: number;
}

interface Sound {
  readonly tones?: readonly Tone[];
  readonly breaths?: readonly Breath[];
}

const [C3, G3, C4, E4, G4, A4, C5, D5, E5, G5, A5, C6, E6] = [
  130.81, 196, 261.63, 329.63, 392, 440, 523.25, 587.33, 659.26, 783.99, 880, 1046.5, 1318.5,
] as const;

const bell = (from: number, at: number, last = 0.9, loud = 0.5): readonly Tone[] => [
  { at, last, from, loud },
  { at, last: last * 0.6, from: from * 2.76, loud: loud * 0.25 },
  { at, last: last * 0.3, from: from * 5.4, loud: loud * 0.1 },
];

const SOUNDS: Readonly<Record<Cue, Sound>> = {
  turn: { tones: [...bell(C5, 0), ...bell(G5, 0.14)] },
  round: { tones: [...bell(G4, 0, 1.6), ...bell(C4, 0.22, 2, 0.6)] },
  shift: {
    tones: [{ at: 0, last: 0.12, from: 180, to: 140, shape: "triangle", loud: 0.5 }],
    breaths: [{ at: 0, last: 0.16, from: 900, to: 400, loud: 0.12 }],
  },
  star: { tones: [...bell(E6, 0, 0.7, 0.32), ...bell(C6, 0.03, 0.5, 0.2)] },
  piece: { tones: [{ at: 0, last: 0.09, from: 320, to: 210, shape: "triangle", loud: 0.6 }] },
  gain: { tones: [...bell(A5, 0, 0.4, 0.25), ...bell(C6, 0.07, 0.4, 0.25)] },
  card: { breaths: [{ at: 0, last: 0.18, from: 2600, to: 900, loud: 0.3 }] },
  goal: { tones: [...bell(E5, 0), ...bell(G5, 0.12), ...bell(C6, 0.24, 1.3)] },
  life: { tones: [{ at: 0, last: 0.5, from: E4, to: A4, loud: 0.5 }, ...bell(A5, 0.2, 0.8, 0.2)] },
  species: {
    tones: [C4, E4, G4, C5].map((from, step) => ({ at: step * 0.09, last: 1, from, loud: 0.35 })),
  },
  complete: {
    tones: [C5, E5, G5, C6].flatMap((from, step) => bell(from, step * 0.08, 1.4, 0.3)),
    breaths: [{ at: 0, last: 0.9, from: 500, to: 3200, loud: 0.08 }],
  },
  discharge: {
    tones: [{ at: 0, last: 0.7, from: C6, to: C4, shape: "sawtooth", loud: 0.16 }],
    breaths: [{ at: 0, last: 0.7, from: 3200, to: 300, loud: 0.2 }],
  },
  collision: {
    tones: [{ at: 0, last: 0.5, from: D5, to: 70, shape: "square", loud: 0.16 }],
    breaths: [{ at: 0, last: 0.7, from: 4000, to: 200, loud: 0.4 }],
  },
  storm: {
    breaths: [
      { at: 0, last: 1.8, from: 300, to: 2400, loud: 0.3 },
      { at: 0.6, last: 1.4, from: 1800, to: 250, loud: 0.3 },
    ],
  },
  hole: {
    tones: [{ at: 0, last: 2, from: C3, to: 32, loud: 0.9 }],
    breaths: [{ at: 0, last: 2, from: 700, to: 60, loud: 0.25 }],
  },
  win: {
    tones: [
      ...[C4, G4, C5, E5].map((from) => ({ at: 0, last: 2.4, from, loud: 0.22 })),
      ...[G5, C6, E6].flatMap((from, step) => bell(from, 0.35 + step * 0.16, 1.8, 0.3)),
    ],
  },
};

const LOUDNESS: Readonly<Record<Loudness, number>> = { quiet: 0.09, full: 0.24 };
const HUM = 0.018;
const SILENCE = 0.0001;

export class Synthesiser {
  private readonly context = new AudioContext();
  private readonly noise = this.makeNoise();
  private humming: GainNode | null = null;

  play(cue: Cue, level: Loudness): void {
    void this.context.resume();
    const out = this.context.createGain();
    out.gain.value = LOUDNESS[level];
    out.connect(this.context.destination);
    const { tones = [], breaths = [] } = SOUNDS[cue];
    const now = this.context.currentTime + 0.01;
    for (const tone of tones) this.sing(tone, now, out);
    for (const breath of breaths) this.breathe(breath, now, out);
  }

  /** A chord so low and soft that it is only missed when it stops. */
  hum(isOn: boolean): void {
    if (isOn === (this.humming !== null)) return;
    const now = this.context.currentTime;
    if (!isOn) {
      const fading = this.humming!;
      this.humming = null;
      fading.gain.linearRampToValueAtTime(SILENCE, now + 1.5);
      setTimeout(() => fading.disconnect(), 1700);
      return;
    }
    void this.context.resume();
    const out = this.context.createGain();
    out.gain.setValueAtTime(SILENCE, now);
    out.gain.linearRampToValueAtTime(HUM, now + 4);
    out.connect(this.context.destination);
    for (const [place, from] of [C3 / 2, G3 / 2, C3, E4 / 2].entries()) {
      const voice = this.context.createOscillator();
      voice.frequency.value = from;
      voice.detune.value = place * 3 - 4;
      voice.connect(out);
      voice.start(now);
    }
    this.humming = out;
  }

  private sing(
    { at, last, from, to = from, shape = "sine", loud = 0.5 }: Tone,
    now: number,
    out: GainNode,
  ): void {
    const voice = this.context.createOscillator();
    voice.type = shape;
    voice.frequency.setValueAtTime(from, now + at);
    voice.frequency.exponentialRampToValueAtTime(to, now + at + last);
    voice.connect(this.swell(loud, now + at, last, out));
    voice.start(now + at);
    voice.stop(now + at + last + 0.05);
  }

  private breathe({ at, last, from, to, loud }: Breath, now: number, out: GainNode): void {
    const breath = this.context.createBufferSource();
    breath.buffer = this.noise;
    breath.loop = true;
    const filter = this.context.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.setValueAtTime(from, now + at);
    filter.frequency.exponentialRampToValueAtTime(to, now + at + last);
    breath.connect(filter).connect(this.swell(loud, now + at, last, out));
    breath.start(now + at);
    breath.stop(now + at + last + 0.05);
  }

  private swell(loud: number, start: number, last: number, out: GainNode): GainNode {
    const gain = this.context.createGain();
    gain.gain.setValueAtTime(SILENCE, start);
    gain.gain.linearRampToValueAtTime(loud, start + Math.min(0.02, last / 4));
    gain.gain.exponentialRampToValueAtTime(SILENCE, start + last);
    gain.connect(out);
    return gain;
  }

  private makeNoise(): AudioBuffer {
    const { sampleRate } = this.context;
    const buffer = this.context.createBuffer(1, sampleRate, sampleRate);
    const samples = buffer.getChannelData(0);
    let seed = 7;
    for (let at = 0; at < samples.length; at += 1) {
      seed = (seed * 16807) % 2147483647;
      samples[at] = seed / 1073741823.5 - 1;
    }
    return buffer;
  }
}
