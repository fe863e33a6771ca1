/** A part of the page could not be fetched: no network, or a newer version took its place. No bug. */
export class NotArrived extends Error {
  override readonly name = "NotArrived";
}

/**
 * Fetches a chunk, and says so when it does not come.
 *
 * ```ts
 * const MonthView = lazy(() => arrive(() => import("./month-view.tsx")).then(toDefault));
 * ```
 */
export async function arrive<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw new NotArrived("a part of the page did not arrive", { cause });
  }
}
