import type { whenIdle } from "./when-idle.ts";

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Has something come from the server that may not come at once: tried until it has, when the device is online again,
 * and after two seconds, four, up to a minute each, as a server or a school's network that is back does not tell.
 *
 * @param attempt rejects when it did not come; two may run at once
 * @param begin when it is tried first; at once where none is given
 * @returns ends it
 *
 * ```ts
 * useEffect(() => keepTrying(fetchToaster, whenIdle), []);
 * ```
 */
export function keepTrying(attempt: () => Promise<unknown>, begin?: typeof whenIdle): () => void {
  let isOver = false;
  let waitMs = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    isOver = true;
    clearTimeout(timer);
    stopWaiting?.();
    removeEventListener("online", tryNow);
  };
  const tryAgainLater = (): void => {
    if (isOver) return;
    clearTimeout(timer);
    timer = setTimeout(tryNow, waitMs);
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
  };
  const tryNow = (): void => void attempt().then(stop, tryAgainLater);
  addEventListener("online", tryNow);
  const stopWaiting = begin?.(tryNow);
  if (!begin) tryNow();
  return stop;
}
