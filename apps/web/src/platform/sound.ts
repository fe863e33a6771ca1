/** 종, 차임, 나무: made by the browser itself, no file is fetched. */
export type SoundKind = "bell" | "chime" | "wood";

interface Tone {
  readonly hertz: number;
  /** From the beginning of the sound, in seconds. */
  readonly at: number;
  readonly seconds: number;
  readonly loudness: number;
  readonly wave?: OscillatorType;
}

interface Sound {
  readonly tones: readonly Tone[];
  /** Until it may begin anew. */
  readonly seconds: number;
}

/** A struck bell: its partials do not fit the first tone, and the high ones die first. */
const strike = (hertz: number, at: number, loudness: number): readonly Tone[] =>
  [1, 2.76, 5.4].map((partial, index) => ({
    hertz: hertz * partial,
    at,
    seconds: 1.8 / (index + 1),
    loudness: loudness / (index + 1) ** 1.5,
  }));

const sounds: Readonly<Record<SoundKind | "tick", Sound>> = {
  bell: { tones: strike(880, 0, 0.5), seconds: 1.3 },
  chime: {
    tones: [659.3, 523.3, 587.3, 392].flatMap((hertz, index) => strike(hertz, index * 0.5, 0.4)),
    seconds: 3,
  },
  wood: {
    tones: [0, 0.16].map((at) => ({ hertz: 760, at, seconds: 0.09, loudness: 0.7 })),
    seconds: 0.7,
  },
  tick: {
    tones: [{ hertz: 1_200, at: 0, seconds: 0.05, loudness: 0.12, wave: "triangle" }],
    seconds: 0.1,
  },
};

let context: AudioContext | undefined;

/**
 * One for the window. Browsers let it sound after the first press only, and put it to sleep again as they like:
 * `isSoundAsleep` tells, and each press wakes it.
 */
function openContext(): AudioContext | undefined {
  if (typeof AudioContext !== "function") return undefined;
  context ??= new AudioContext();
  return context;
}

/** Nothing would be heard now. */
export function isSoundAsleep(): boolean {
  return context?.state !== "running";
}

/** Tells of falling asleep and waking, and has every press wake it. Returns the way to stop. */
export function watchSound(listener: () => void): () => void {
  const opened = openContext();
  const wake = (): void => void opened?.resume();
  opened?.addEventListener("statechange", listener);
  addEventListener("pointerdown", wake, { capture: true });
  addEventListener("keydown", wake, { capture: true });
  return () => {
    opened?.removeEventListener("statechange", listener);
    removeEventListener("pointerdown", wake, { capture: true });
    removeEventListener("keydown", wake, { capture: true });
  };
}

/** @returns how long it sounds, in seconds; 0 where this browser has no sound */
export function playSound(kind: SoundKind | "tick", times = 1): number {
  const opened = openContext();
  if (!opened) return 0;
  void opened.resume();
  const { tones, seconds } = sounds[kind];
  for (let round = 0; round < times; round += 1)
    for (const tone of tones) playTone(opened, tone, opened.currentTime + round * seconds);
  return seconds * times;
}

function playTone(on: AudioContext, tone: Tone, start: number): void {
  const begin = start + tone.at;
  const oscillator = new OscillatorNode(on, { type: tone.wave ?? "sine", frequency: tone.hertz });
  const gain = new GainNode(on, { gain: 0 });
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(tone.loudness, begin + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + tone.seconds);
  oscillator.connect(gain).connect(on.destination);
  oscillator.start(begin);
  oscillator.stop(begin + tone.seconds);
}

/** Says a sentence aloud with the voice of the device; silent where it has none. */
export function say(words: string): void {
  if (typeof speechSynthesis === "undefined") return;
  const speech = new SpeechSynthesisUtterance(words);
  speech.lang = "ko-KR";
  speechSynthesis.speak(speech);
}
