import { refuse } from "@damim/domain/base/result.ts";
import type { ReadingOptions } from "@damim/domain/roster/reading/roster-reading.ts";
import { openWorker } from "../../../platform/open-worker.ts";
import type { RosterInput, RosterReadingResult } from "./read-roster-input.ts";
// oxlint-disable-next-line import/default -- Vite makes the default export: the address of the worker
import workerAddress from "./read-roster.worker.ts?worker&url";

export interface RosterQuestion {
  readonly id: number;
  readonly input: RosterInput;
  readonly options: ReadingOptions;
}

export interface RosterAnswer {
  readonly id: number;
  readonly result: RosterReadingResult;
}

export interface RosterReader {
  read(input: RosterInput, options: ReadingOptions): Promise<RosterReadingResult>;
  close(): void;
}

/** A file that keeps a worker busy longer is none that a teacher waits for. */
const READING_LIMIT_MS = 20_000;

/**
 * Reads rosters in a worker, which starts with the first read. Where workers cannot start, the page
 * itself reads: slower for large files, the same for a class.
 */
export function createRosterReader(): RosterReader {
  let worker: Worker | undefined;
  let lastId = 0;
  const settlers = new Map<number, (result: RosterReadingResult) => void>();

  const close = (): void => {
    worker?.terminate();
    worker = undefined;
  };
  const open = (): Worker => {
    if (worker) return worker;
    worker = openWorker(workerAddress);
    worker.addEventListener("message", ({ data }: MessageEvent<RosterAnswer>) => {
      settlers.get(data.id)?.(data.result);
    });
    return worker;
  };
  const ask = (input: RosterInput, options: ReadingOptions): Promise<RosterReadingResult> =>
    new Promise((resolve, reject) => {
      const id = (lastId += 1);
      const reader = open();
      const timer = setTimeout(() => {
        close();
        settle(refuse({ type: "FileUnreadable" }));
      }, READING_LIMIT_MS);
      const fail = (): void => {
        clearTimeout(timer);
        settlers.delete(id);
        close();
        reject(new Error("The reading worker stopped."));
      };
      const settle = (result: RosterReadingResult): void => {
        clearTimeout(timer);
        settlers.delete(id);
        reader.removeEventListener("error", fail);
        resolve(result);
      };
      settlers.set(id, settle);
      reader.addEventListener("error", fail, { once: true });
      reader.postMessage({ id, input, options } satisfies RosterQuestion);
    });

  return {
    // Here the page reads itself: the reader is large, and comes only then.
    read: (input, options) =>
      ask(input, options).catch(async () =>
        (await import("./read-roster-input.ts")).readRosterInput(input, options),
      ),
    close,
  };
}
