import { openWorker } from "./open-worker.ts";
import workerAddress from "./steady-timer.worker.ts?worker&url";

const waiting = new Map<number, () => void>();
let lastId = 0;
let worker: Worker | undefined;

/**
 * `setTimeout` that is in time in a hidden window too: it waits in a worker, where there is one. Returns the way to
 * call it off.
 */
export function setSteadyTimer(work: () => void, delayMs: number): () => void {
  const id = (lastId += 1);
  waiting.set(id, work);
  try {
    worker ??= openTimerWorker();
    worker.postMessage({ id, delayMs });
  } catch {
    setTimeout(() => come(id), delayMs);
  }
  return () => waiting.delete(id);
}

function openTimerWorker(): Worker {
  const opened = openWorker(workerAddress);
  opened.onmessage = ({ data }: MessageEvent<number>) => come(data);
  // It cannot be fetched: what waits goes on with the page's own timer, at the latest when the page wakes.
  opened.onerror = () => {
    for (const id of waiting.keys()) setTimeout(() => come(id), 1_000);
  };
  return opened;
}

function come(id: number): void {
  const work = waiting.get(id);
  waiting.delete(id);
  work?.();
}
