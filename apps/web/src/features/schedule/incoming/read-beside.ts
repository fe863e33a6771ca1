import { refuse } from "@damim/domain/base/result.ts";
import { openWorker } from "../../../platform/open-worker.ts";
// oxlint-disable-next-line import/default -- Vite makes the default export: the address of the worker
import workerAddress from "./read-calendar.worker.ts?worker&url";
import type { FileQuestion, IncomingResult } from "./read-incoming-file.ts";

/** A file that keeps a worker busy longer is none that a teacher waits for. */
const LIMIT_MS = 20_000;

/** Reads in a worker that ends with the answer; where none can start, the page itself does. */
export function readBeside(asked: FileQuestion): Promise<IncomingResult> {
  const read = new Promise<IncomingResult>((resolve, reject) => {
    const worker = openWorker(workerAddress);
    const end = (): void => {
      clearTimeout(timer);
      worker.terminate();
    };
    const timer = setTimeout(() => {
      end();
      resolve(refuse({ type: "NotACalendar" }));
    }, LIMIT_MS);
    worker.addEventListener("message", ({ data }: MessageEvent<IncomingResult>) => {
      end();
      resolve(data);
    });
    worker.addEventListener("error", () => {
      end();
      reject(new Error("The worker stopped."));
    });
    worker.postMessage(asked);
  });
  return read.catch(async () => (await import("./read-incoming-file.ts")).readIncomingFile(asked));
}
