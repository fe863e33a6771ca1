const LEAST_MS = 3_000;
const MOST_MS = 15_000;

/**
 * 「쉬는 시간에는 잠그기」: outside of lessons the second of two presses draws, when it comes 3 to 15 s after the first.
 * Whoever presses at once, or wildly, only hears of it.
 *
 * @param firstAt of the press that was not answered yet, epoch ms
 */
export function decideBreakPress(
  firstAt: number | undefined,
  now: number,
): "wait" | "again" | "draw" {
  if (firstAt === undefined || now - firstAt > MOST_MS || now < firstAt) return "again";
  return now - firstAt < LEAST_MS ? "wait" : "draw";
}

export const breakLockWords = "쉬는 시간이에요. 3초 뒤에 한 번 더 누르면 뽑아요.";
