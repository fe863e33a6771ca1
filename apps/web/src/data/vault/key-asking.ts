import type { DataKey } from "../../platform/secrets/boxes.ts";

/** Words that wait for the key, and whether somebody has to be asked for it. */
export function createKeyAsking(tell: () => void) {
  const waiters = new Set<(key: DataKey) => void>();
  let isAsked = false;
  const ask = (isIt: boolean): void => {
    isAsked = isIt;
    tell();
  };
  return {
    get isAsked() {
      return isAsked;
    },
    get holdsWords() {
      return waiters.size > 0;
    },
    ask,
    wait(): Promise<DataKey> {
      ask(true);
      return new Promise((resolve) => waiters.add(resolve));
    },
    answer(key: DataKey): void {
      isAsked = false;
      for (const resolve of waiters) resolve(key);
      waiters.clear();
    },
  };
}
