// Sounds, made by the page itself: a handful of short ones, silent until somebody turns them up.

export type Sound = 'march' | 'cube' | 'card' | 'coin' | 'turn';

/** A tone that glides from one pitch to another and fades. */
interface Tone {
  kind: OscillatorType;
  from: number;
  to: number;
  at: number;
  length: number;
  gain: number;
}

/** A breath of noise around a pitch. */
interface Noise {
  kind: 'noise';
  around: number;
  at: number;
  length: number;
  gain: number;
}

type Part = Tone | Noise;

const step = (at: number): Part => ({ kind: 'noise', around: 160, at, length: 0.11, gain: 0.9 });

/** Times in seconds. */
export const SOUNDS: Record<Sound, Part[]> = {
  march: [step(0), step(0.14), step(0.28)],
  cube: [
    { kind: 'triangle', from: 980, to: 420, at: 0, length: 0.07, gain: 0.5 },
    { kind: 'noise', around: 1800, at: 0, length: 0.03, gain: 0.35 },
  ],
  card: [{ kind: 'noise', around: 3200, at: 0, length: 0.12, gain: 0.3 }],
  coin: [
    { kind: 'sine', from: 2350, to: 2350, at: 0, length: 0.25, gain: 0.22 },
    { kind: 'sine', from: 3520, to: 3520, at: 0.05, length: 0.3, gain: 0.16 },
  ],
  turn: [
    { kind: 'sine', from: 660, to: 660, at: 0, length: 0.3, gain: 0.3 },
    { kind: 'sine', from: 880, to: 880, at: 0.14, length: 0.45, gain: 0.3 },
  ],
};

/** Which sounds an entry makes: each once, in the order in which its events happened. */
export function heard(events: readonly { name: string }[], sounds: Partial<Record<string, Sound>>): Sound[] {
  return [...new Set(events.flatMap(({ name }) => sounds[name] ?? []))];
}

/** What comes after another begins when that one is over. */
export function lengthOf(sound: Sound): number {
  return Math.max(...SOUNDS[sound].map((part) => part.at + part.length));
}

let context: AudioContext | null = null;

function source(audio: AudioContext, part: Part, at: number): AudioNode {
  if (part.kind === 'noise') {
    const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * part.length), audio.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
    const noise = new AudioBufferSourceNode(audio, { buffer });
    const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: part.around, Q: 0.9 });
    noise.connect(filter);
    noise.start(at);
    return filter;
  }
  const tone = new OscillatorNode(audio, { type: part.kind, frequency: part.from });
  tone.frequency.setValueAtTime(part.from, at);
  tone.frequency.exponentialRampToValueAtTime(part.to, at + part.length);
  tone.start(at);
  tone.stop(at + part.length);
  return tone;
}

/** Plays sounds one after the other, at a volume up to 100; nothing at 0. */
export function play(sounds: readonly Sound[], volume: number): void {
  if (volume <= 0 || sounds.length === 0 || !('AudioContext' in globalThis)) return;
  const audio = (context ??= new AudioContext());
  // A browser lets a page sound only after a click; until then nothing is heard, and nothing is missed later.
  if (audio.state === 'suspended') void audio.resume();
  let start = audio.currentTime;
  for (const sound of sounds) {
    for (const part of SOUNDS[sound]) {
      const at = start + part.at;
      const loudness = new GainNode(audio, { gain: 0 });
      loudness.gain.setValueAtTime((part.gain * volume) / 100, at);
      loudness.gain.exponentialRampToValueAtTime(0.0001, at + part.length);
      source(audio, part, at).connect(loudness).connect(audio.destination);
    }
    start += lengthOf(sound);
  }
}
