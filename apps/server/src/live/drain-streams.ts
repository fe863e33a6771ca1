import type { LiveStreams } from "./live-streams.ts";

/** A balancer that asks `readyz` every second or two sends nobody here any more after so long. */
const NOTICE_MS = 5_000;
const WAVES_MS = 10_000;
const WAVE_MS = 250;
const WAIT_MAX_MS = 5_000;
/** Fewer may come back all at once. */
const FEW = 50;

/**
 * Ends the live streams of a process that ends, so that they come back to the others spread over some fifteen seconds:
 * 10,000 at once are 25 seconds of CPU for those. After five seconds, in which a balancer notices, none is opened here;
 * those that are open end in waves over ten seconds, each told a wait of up to five. A process that is alone ends them at
 * once, for nobody else could take them, and tells waits as long as the waves. A few are not told anything.
 */
export async function drainStreams(
  streams: Pick<LiveStreams, "listEnds" | "refuse">,
  isAlone: boolean,
  {
    pause,
    chance,
  }: {
    readonly pause: (ms: number) => Promise<void>;
    /** 0 to 1. */
    readonly chance: () => number;
  },
): Promise<void> {
  const isMany = streams.listEnds().length > FEW;
  if (isMany && !isAlone) await pause(NOTICE_MS);
  streams.refuse();
  const ends = streams.listEnds();
  const longestMs = isAlone ? WAVES_MS : WAIT_MAX_MS;
  const findWait = (): number | undefined =>
    isMany ? Math.round(chance() * longestMs) : undefined;
  const waves = isMany && !isAlone ? WAVES_MS / WAVE_MS : 1;
  for (let wave = 0; wave < waves; wave++) {
    if (wave > 0) await pause(WAVE_MS);
    const from = Math.floor((ends.length * wave) / waves);
    const to = Math.floor((ends.length * (wave + 1)) / waves);
    for (const end of ends.slice(from, to)) end(findWait());
  }
}
