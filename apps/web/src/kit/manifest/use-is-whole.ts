import { useCallback } from "react";
import type { Store } from "../../data/teacher-data.ts";
import { useFetched } from "../../data/use-fetched.ts";

/**
 * Whether all rows of a store are here: those outside the hot ranges come after the first picture. What writes down what
 * the records say, as closing a day or a month does, waits for it.
 */
export function useIsWhole(store: Store): boolean {
  const waitForRows = useCallback(() => store.whole.then(() => true), [store]);
  return useFetched(waitForRows) === true;
}
