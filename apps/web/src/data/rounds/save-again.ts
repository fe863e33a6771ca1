import type { Store } from "@damim/sync/client/store.ts";

const SAVE_AGAIN_MS = 5_000;

/**
 * Room on the disk comes back without telling: what it refused is offered again every five seconds, until it
 * takes it. Returns the way to stop.
 */
export function saveAgainByItself(
  stores: readonly Store[],
  setTimer: (work: () => void, delayMs: number) => () => void,
): () => void {
  let stop: (() => void) | undefined;
  const offer = (): void => {
    if (stop || !stores.some((store) => store.unsavedCount() > 0)) return;
    stop = setTimer(() => {
      void Promise.all(stores.map((store) => store.saveAgain())).then(() => {
        stop = undefined;
        offer();
      });
    }, SAVE_AGAIN_MS);
  };
  const stops = stores.map((store) => store.subscribe(offer));
  return () => {
    stop?.();
    for (const unsubscribe of stops) unsubscribe();
  };
}
