import { openWorker } from "../../../platform/open-worker.ts";
import type { GradeFileResult, GradeInput } from "./read-grade-file.ts";
// oxlint-disable-next-line import/default -- Vite makes the default export: the address of the worker
import workerAddress from "./read-grade.worker.ts?worker&url";

/** A file that keeps a worker busy longer is none that a teacher waits for. */
const LIMIT_MS = 20_000;

/** Reads in a worker that ends with the answer; where none can start, the page itself does. */
export function readBeside(input: GradeInput): Promise<GradeFileResult> {
  const asked = new Promise<GradeFileResult>((resolve, reject) => {
    const worker = openWorker(workerAddress);
    const timer = setTimeout(() => {
      worker.terminate();
      resolve({ ok: false, refusal: { type: "FileUnreadable" } });
    }, LIMIT_MS);
    worker.addEventListener("message", ({ data }: MessageEvent<GradeFileResult>) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(data);
    });
    worker.addEventListener("error", () => {
      clearTimeout(timer);
      worker.terminate();
      reject(new Error("The worker stopped."));
    });
    worker.postMessage(input);
  });
  return asked.catch(async () => (await import("./read-grade-file.ts")).readGradeFile(input));
}
