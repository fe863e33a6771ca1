import { waitForIdle } from "../idle.ts";
import { writeText } from "./device-texts.ts";
import { FILES_CACHE, FONTS_CACHE } from "./cache-names.ts";
import { KEPT_BUILD } from "./kept-build.ts";

/** Files that the worker fetches in one turn: between two of them the page goes first. */
const TURN = 40;
const TURN_ENDS_MS = 180_000;
/** A server or a network that is back does not always tell. */
const TRY_AGAIN_MS = 30_000;

let leftCount: number | undefined;
const listeners = new Set<() => void>();

/** How many files still have to come before every screen opens without a network; undefined where it is not known. */
export const filesToKeep = {
  leftCount: (): number | undefined => leftCount,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** What this page was made of lies in the browser's own cache: it opens again as soon as the worker stands. */
export async function keepStart(): Promise<void> {
  const assets = new URL(`${import.meta.env.BASE_URL}assets/`, location.href).href;
  const [files, fonts] = await Promise.all([caches.open(FILES_CACHE), caches.open(FONTS_CACHE)]);
  const names = performance.getEntriesByType("resource").map(({ name }) => name);
  const own = [...new Set(names)].filter((name) => name.startsWith(assets));
  const keep = (name: string) => (name.endsWith(".woff2") ? fonts : files).add(name);
  // One that does not come now is kept with the rest.
  await Promise.allSettled(own.map(keep));
}

/** In turns, so that it can end at any time, and never two files that were asked for wait behind it. */
export async function keepRest(registration: ServiceWorkerRegistration): Promise<void> {
  for (;;) {
    await waitForIdle();
    const progress = await takeTurn(registration.active).catch(() => undefined);
    if (progress) {
      leftCount = progress.leftCount;
      for (const listener of listeners) listener();
      if (leftCount === 0) return writeText(KEPT_BUILD, progress.parts);
    }
    if (progress?.isStuck !== false) await waitForBetterTimes();
  }
}

interface Progress {
  readonly leftCount: number;
  readonly isStuck: boolean;
  readonly parts: string;
}

function takeTurn(worker: ServiceWorker | null): Promise<Progress> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<Progress>((resolve, reject) => {
    port1.addEventListener("message", ({ data }: MessageEvent<Progress>) => resolve(data));
    port1.start();
    setTimeout(reject, TURN_ENDS_MS);
  });
  worker?.postMessage({ type: "keep-more", mostFiles: TURN }, [port2]);
  return answer.finally(() => port1.close());
}

/** Resolves when it is worth while to ask the server again. */
export function waitForBetterTimes(): Promise<unknown> {
  const online = new Promise((resolve) => addEventListener("online", resolve, { once: true }));
  const later = new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
  return Promise.race([online, later]);
}
