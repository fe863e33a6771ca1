import { openWorker } from "../../../platform/open-worker.ts";
import type { SeatAnswer, SeatQuestion } from "./seat-solver.ts";
// oxlint-disable-next-line import/default -- Vite makes the default export: the address of the worker
import workerAddress from "./solve-seats.worker.ts?worker&url";

/** Solves in a worker that ends with the answer; where none can start, the page itself does. */
export function solveBeside(question: SeatQuestion): Promise<SeatAnswer> {
  const asked = new Promise<SeatAnswer>((resolve, reject) => {
    const worker = openWorker(workerAddress);
    worker.addEventListener("message", ({ data }: MessageEvent<SeatAnswer>) => {
      worker.terminate();
      resolve(data);
    });
    worker.addEventListener("error", () => {
      worker.terminate();
      reject(new Error("The worker stopped."));
    });
    worker.postMessage(question);
  });
  return asked.catch(async () => (await import("./seat-solver.ts")).answerSeats(question));
}
