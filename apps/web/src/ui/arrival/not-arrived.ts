/** Spec 01 §3: a part that has not come by then is taken as lost. */
const ARRIVAL_MS = 120_000;

/** A part of the page could not be fetched: no network, or a newer version took its place. No bug. */
export class NotArrived extends Error {
  override readonly name = "NotArrived";
}

/**
 * Fetches a chunk, and says so when it does not come, or not within two minutes.
 */
export async function arrive<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("too late")), ARRIVAL_MS);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (cause) {
    throw new NotArrived("a part did not arrive", { cause });
  } finally {
    clearTimeout(timer);
  }
}
