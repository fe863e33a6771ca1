import {
  findSimilar,
  type ComparedText,
  type SimilarFound,
} from "@damim/domain/individual-record/similar/find-similar.ts";
import { openWorker } from "../../platform/open-worker.ts";
// oxlint-disable-next-line import/default -- Vite makes the default export: the address of the worker
import workerAddress from "./similar.worker.ts?worker&url";

/** Compares in a worker that ends with the answer; where none can start, the page itself does. Returns the way to stop. */
export function findBeside(
  texts: readonly ComparedText[],
  onFound: (found: SimilarFound) => void,
): () => void {
  let isStopped = false;
  let worker: Worker | undefined;
  const stop = (): void => {
    isStopped = true;
    worker?.terminate();
  };
  const take = (found: SimilarFound): void => {
    if (isStopped) return;
    stop();
    onFound(found);
  };
  const findHere = (): void => take(findSimilar(texts));
  try {
    worker = openWorker(workerAddress);
    worker.addEventListener("message", ({ data }: MessageEvent<SimilarFound>) => take(data));
    worker.addEventListener("error", findHere);
    worker.postMessage(texts);
  } catch {
    findHere();
  }
  return stop;
}
