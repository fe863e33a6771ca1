import type { LiveBus } from "../live/bus/live-bus.ts";
import type { CountedFigures } from "./figures.ts";

const BEAT_MS = 10_000;
const BEAT = /^\{"type":"beat","at":(\d+)\}$/;

/** Says a word now and then, and measures how long those of other processes were on their way. Returns the end of it. */
export function watchBus(
  bus: Pick<LiveBus, "tell" | "hear">,
  { metrics }: CountedFigures,
  now: () => number,
): () => void {
  const deafen = bus.hear((word) => {
    const [, at] = BEAT.exec(word) ?? [];
    if (at) metrics.set("damim_bus_lag_seconds", Math.max(0, now() - Number(at)) / 1000);
  }, true);
  const timer = setInterval(() => bus.tell(`{"type":"beat","at":${now()}}`), BEAT_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    deafen();
  };
}
