/** One frame of rows, as far as a device has to know it. */
export interface WatchedFrame {
  readonly from: number;
  readonly seq: number;
  readonly hasRows: boolean;
  readonly cards: readonly string[];
}

/** Counts what reaches whom, and how long it took. All pupils of a run share one. */
export interface PadWatch {
  sent(card: string): void;
  acknowledged(card: string, order: string): void;
  /** A frame at one pupil. */
  frame(event: string): WatchedFrame;
  drew(by: string, from: number): void;
  stroke(event: string): void;
  /** Milliseconds of all deliveries since the last call. */
  takeDelays(): Delays;
  readonly acknowledgedCards: ReadonlySet<string>;
  readonly orderKeys: readonly string[];
}

export interface Delays {
  readonly count: number;
  /** How many took so many steps of a tenth of a millisecond. */
  readonly steps: Uint32Array;
  /** The smallest delay that at least this share (0 to 1) of all does not exceed, ms. */
  percentile(share: number): number;
}

const STEP_MS = 0.1;
const STEPS = 100_000;
const FRAMES_REMEMBERED = 400;

export function createPadWatch(): PadWatch {
  const sentAt = new Map<string, number>();
  const drewAt = new Map<string, number>();
  const acknowledgedCards = new Set<string>();
  const orderKeys: string[] = [];
  const framesByHead = new Map<string, WatchedFrame>();
  let counts = new Uint32Array(STEPS);

  function add(delayMs: number): void {
    const step = Math.min(STEPS - 1, Math.max(0, Math.round(delayMs / STEP_MS)));
    counts[step] = (counts[step] ?? 0) + 1;
  }

  return {
    acknowledgedCards,
    orderKeys,
    sent: (card) => void sentAt.set(card, performance.now()),
    acknowledged(card, order) {
      acknowledgedCards.add(card);
      orderKeys.push(order);
    },
    frame(event) {
      // Hundreds get the same bytes: they are read once.
      const head = event.slice(0, 200);
      let frame = framesByHead.get(head);
      if (!frame) {
        frame = readFrame(event, head);
        if (framesByHead.size >= FRAMES_REMEMBERED) framesByHead.clear();
        framesByHead.set(head, frame);
      }
      const now = performance.now();
      for (const card of frame.cards) {
        const at = sentAt.get(card);
        if (at !== undefined) add(now - at);
      }
      return frame;
    },
    drew: (by, from) => void drewAt.set(`${by} ${from}`, performance.now()),
    stroke(event) {
      const from = /"from":(\d+)/.exec(event)?.[1] ?? "";
      const by = /"by":"([^"]+)"/.exec(event)?.[1] ?? "";
      const at = drewAt.get(`${by} ${from}`);
      if (at !== undefined) add(performance.now() - at);
    },
    takeDelays() {
      const taken = toDelays(counts);
      counts = new Uint32Array(STEPS);
      return taken;
    },
  };
}

/** The deliveries of several runs as those of one. */
export function poolDelays(runs: readonly Delays[]): Delays {
  const steps = new Uint32Array(STEPS);
  for (const run of runs) run.steps.forEach((count, at) => (steps[at] = (steps[at] ?? 0) + count));
  return toDelays(steps);
}

function toDelays(steps: Uint32Array): Delays {
  const count = steps.reduce((sum, each) => sum + each, 0);
  return { count, steps, percentile: (share) => findStep(steps, count * share) * STEP_MS };
}

function readFrame(event: string, head: string): WatchedFrame {
  const from = Number(/"from":(\d+)/.exec(head)?.[1]);
  const seq = Number(/"seq":(\d+)/.exec(head)?.[1]);
  const cards = [...event.matchAll(/\["padCard","([^"]+)"/g)].map(([, id = ""]) => id);
  return { from, seq, hasRows: head.includes('"rows"'), cards };
}

function findStep(counts: Uint32Array, wanted: number): number {
  let sum = 0;
  for (let step = 0; step < counts.length; step++) {
    sum += counts[step] ?? 0;
    if (sum >= wanted) return step;
  }
  return counts.length;
}
