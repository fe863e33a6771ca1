/**
 * Does one thing after the other, and lets only so many wait: reading a picture takes a core for seconds.
 * Answers "full" at once when the line is too long.
 *
 * ```ts
 * const inLine = createLine(3);
 * await inLine(() => recognizePage(picture)); // the page, or "full"
 * ```
 */
export function createLine(mostWaiting: number): <T>(act: () => Promise<T>) => Promise<T | "full"> {
  let count = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (act) => {
    if (count > mostWaiting) return "full";
    count += 1;
    const turn = last.then(act, act);
    last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      count -= 1;
    }
  };
}
