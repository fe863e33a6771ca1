import { scriptUrl } from "./trusted-urls.ts";

/**
 * Starts one of our own module workers. Throws where the browser has no workers.
 *
 * ```ts
 * import address from "./x.worker.ts?worker&url";
 * const worker = openWorker(address);
 * ```
 */
export function openWorker(address: string): Worker {
  return new Worker(scriptUrl(address), { type: "module" });
}
