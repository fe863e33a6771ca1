import { readText, writeText } from "../../platform/kept/device-texts.ts";
import type { GuestPlace } from "../../platform/kept/guest-worker.ts";
import { whenIdle } from "../../ui/arrival/when-idle.ts";

/** Says that this device has fetched the letters before. */
const LETTERS_HERE = "padLetters";

/** What the pupils' page does behind its first picture: it is kept for times without a network, and gets its letters. */
export function bringRest(page: GuestPlace): void {
  void import("../../platform/kept/guest-worker.ts").then(({ keepGuestPage }) =>
    keepGuestPage(page),
  );
  bringLetters();
}

/**
 * The letters of the design. A device that was never here draws its first board in its own: ten files of letters, each
 * of which lays all words out anew, would come between the cards and the child. They come when the board stands, and
 * from the next visit on they are there from the start.
 */
function bringLetters(): void {
  if (readText(LETTERS_HERE) === undefined) whenIdle(() => void load());
  else void load();
}

async function load(): Promise<void> {
  try {
    await import("../../ui/letters.css");
    writeText(LETTERS_HERE, "1");
  } catch {
    // No network: the device's own letters do, and the next visit tries again.
  }
}
