import { keepKeys } from "./keep-keys.ts";
import { keepPlace } from "./keep-place.ts";
import { swallowSecondPresses } from "./second-press.ts";

/** Watches over hurried hands, in one chunk that comes at rest. Returns `keepKeys`. */
export function watchHands(): typeof keepKeys {
  swallowSecondPresses(window);
  keepPlace(window);
  return keepKeys;
}
