import { openWorker } from "../../platform/open-worker.ts";
import { makeRoundTrip, type RoundTrip, type RoundTripAnswer } from "./round-trip.ts";
// oxlint-disable-next-line import/default -- Vite makes the default export: the address of the worker
import workerAddress from "./round-trip.worker.ts?worker&url";

export interface RoundTripQuestion {
  readonly id: number;
  readonly body: string;
}

/** Without an answer the network did not come back. */
export interface RoundTripReply {
  readonly id: number;
  readonly answer: RoundTripAnswer | undefined;
}

export interface RoundTripsBeside {
  readonly make: RoundTrip;
  /** Starts the worker. Until then, and where workers cannot start, the page makes its round trips itself. */
  start(): void;
  close(): void;
}

type Settle = (answer: RoundTripAnswer | undefined) => void;

/**
 * Round trips beside the page, in a worker: what a mark costs the page's own thread on its way to the server
 * is a message. A worker that breaks is given up, and what it had under way counts as lost on the way.
 */
export function createRoundTripsBeside(): RoundTripsBeside {
  const settlers = new Map<number, Settle>();
  let worker: Worker | undefined;
  let lastId = 0;

  const giveUp = (): void => {
    worker?.terminate();
    worker = undefined;
    for (const settle of settlers.values()) settle(undefined);
  };
  const ask = (beside: Worker, body: string): Promise<RoundTripAnswer> =>
    new Promise((resolve, reject) => {
      const id = (lastId += 1);
      settlers.set(id, (answer) => {
        settlers.delete(id);
        if (answer) resolve(answer);
        else reject(new TypeError("the round trip beside the page failed"));
      });
      beside.postMessage({ id, body } satisfies RoundTripQuestion);
    });

  return {
    make: (body) => (worker ? ask(worker, body) : makeRoundTrip(body)),
    start() {
      try {
        worker ??= openWorker(workerAddress);
      } catch {
        // No workers here, or the network went before its file came.
        return;
      }
      worker.addEventListener("message", ({ data }: MessageEvent<RoundTripReply>) =>
        settlers.get(data.id)?.(data.answer),
      );
      worker.addEventListener("error", giveUp);
    },
    close: giveUp,
  };
}
