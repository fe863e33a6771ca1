import { sayWhen } from "@damim/domain/family-page/draw-family-page.ts";
import { watchWaking } from "../../../platform/waking.ts";

/** So old a page came out of this phone and not from the server; clocks of phones are not exact. */
const OLD_MS = 120_000;
/** Who comes back to it reads what is new. */
const AGAIN_MS = 60_000;

/**
 * What a script adds to a page that is whole without it: it says how old it is where it came without a network, and asks for
 * the newest when somebody comes back to it.
 */
export function startFamilyPage(now: () => number): void {
  const came = document.getElementById("came");
  const drawnAt = Number(came?.dataset["at"]);
  if (!came || !drawnAt) return;
  if (now() - drawnAt > OLD_MS || !navigator.onLine) {
    came.textContent = `${sayWhen(drawnAt, now())}에 받은 소식이에요`;
    came.className = "stale";
  }
  const since = now();
  const comeBack = (): void => {
    const isWriting = document.querySelector("dialog[open], #hear :disabled") !== null;
    if (navigator.onLine && !isWriting && now() - since > AGAIN_MS) location.reload();
  };
  watchWaking(comeBack);
}
