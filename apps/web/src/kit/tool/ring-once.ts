import { readText, writeText } from "../../platform/kept/device-texts.ts";
import { withTabLock } from "../../platform/locks.ts";
import { isSoundAsleep } from "../../platform/sound.ts";

/** A window that cannot be heard leaves the ring to one that can. */
const ASLEEP_MS = 500;
/** A mark later than this was made by a clock that was wrong. */
const WRONG_CLOCK_MS = 120_000;

/**
 * Rings what ends at an instant (epoch ms) in the first window of this device that comes to it. `key` is of one clock:
 * what it rang last is kept.
 */
export async function ringOnce(
  key: string,
  { at, now }: { readonly at: number; readonly now: number },
  ring: () => void,
): Promise<void> {
  if (isSoundAsleep()) await new Promise((resolve) => setTimeout(resolve, ASLEEP_MS));
  await withTabLock(key, () => {
    const rung = Number(readText(key) ?? 0);
    if (rung < at || rung > now + WRONG_CLOCK_MS) {
      writeText(key, String(at));
      ring();
    }
    return Promise.resolve();
  });
}
