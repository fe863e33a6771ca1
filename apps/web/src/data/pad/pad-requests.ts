import type { PadEntrance, PadKey } from "@damim/domain/pad/pad-entrance.ts";
import {
  type ServerAnswer,
  type ServerTrouble,
  askWordless,
  canAskAgain,
} from "../server/ask-wordless.ts";

export interface PadRequests {
  enter(key: PadKey): ServerAnswer<PadEntrance>;
  look(): ServerAnswer<PadEntrance>;
  claim(
    wish: { readonly number: number } | { readonly nickname: string },
  ): ServerAnswer<PadEntrance>;
  /** False where the server cannot be told: then this device comes back as who left, until it is (`left-here.ts`). */
  leave(): Promise<boolean>;
}

/** What a visitor asks of a room's door. */
export const padRequests: PadRequests = {
  enter: (key) => askWordless("POST", "pad/enter", key),
  look: () => askWordless("GET", "pad/me"),
  claim: (wish) => askWordless("POST", "pad/claim", wish),
  async leave() {
    const left = await askWordless("POST", "pad/leave", {});
    // Whoever is in no room any more has left it.
    return left.ok || !canAskAgain(left.refusal);
  },
};

/** A school comes in at once: whoever is to wait tries again as without a network. Wrong guesses are told. */
export function isPassing(trouble: ServerTrouble): boolean {
  return canAskAgain(trouble) && trouble.code !== "PadTooManyGuesses";
}
