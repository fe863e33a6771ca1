import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { sayWhen } from "@damim/domain/family-page/draw-family-page.ts";
import { watchWaking } from "../../../platform/waking.ts";

/** So old a page came out of this phone and not from the server; clocks of phones are not exact. */
const OLD_MS = 120_000;
/** Who comes back to it reads what is new. */
const AGAIN_MS = 60_000;

/**
 * What a script adds to a page that is whole without it: it says how old it is where it came without a network, calls nothing
 * of another day today's, and asks for the newest when somebody comes back to it.
 */
export function startFamilyPage(now: () => number): void {
  const came = document.getElementById("came");
  const drawnAt = Number(came?.dataset["at"]);
  if (!came || !drawnAt) return;
  const tellAge = (): void => {
    if (now() - drawnAt <= OLD_MS && navigator.onLine) return;
    came.textContent = `${sayWhen(drawnAt, now())}에 받은 소식이에요`;
    came.className = "stale";
    if (toSeoulDay(drawnAt) === toSeoulDay(now())) return;
    for (const told of document.querySelectorAll<HTMLElement>("[data-later]"))
      told.textContent = told.dataset["later"] ?? "";
    for (const day of document.querySelectorAll("[aria-current=date]")) {
      day.removeAttribute("aria-current");
      day.classList.remove("today");
    }
  };
  tellAge();
  const since = now();
  const comeBack = (): void => {
    const isWriting = document.querySelector("dialog[open], #hear :disabled") !== null;
    if (navigator.onLine && !isWriting && now() - since > AGAIN_MS) location.reload();
    else tellAge();
  };
  watchWaking(comeBack);
}
