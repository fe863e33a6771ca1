import type { ServerDeps } from "../base/server-deps.ts";

/** Longer than what a known address costs beyond an unknown one: a row, a mail that is handed over. */
export const STEP_MS = 500;

/**
 * An answer that must not tell by its time whether an address is known: it goes at the next whole step after the
 * request came, whatever was done meanwhile. Refusals too; an answer that tells by its words need not wait.
 *
 * ```ts
 * return inSameTime(deps, async () => { await forward(c, body); return c.json({ status: true }); });
 * ```
 */
export async function inSameTime<T>(
  { now, pause, pauseEvenly = pause }: Pick<ServerDeps, "now" | "pause" | "pauseEvenly">,
  work: () => Promise<T>,
  tellsNothing: (answer: T) => boolean = () => true,
): Promise<T> {
  const startedAt = now();
  // A clock that was set back meanwhile: one step.
  const wait = async (): Promise<void> =>
    pauseEvenly(STEP_MS - (Math.max(0, now() - startedAt) % STEP_MS));
  try {
    const answer = await work();
    if (tellsNothing(answer)) await wait();
    return answer;
  } catch (error) {
    await wait();
    throw error;
  }
}
