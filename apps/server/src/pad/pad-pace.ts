import { parsePadScope } from "@damim/domain/pad/pad-scope.ts";
import { FRAME_LIMIT_CHARACTERS, type Pace, TICK_MS } from "@damim/sync/server/live-hub.ts";

/** Up to a large class everybody is told within a frame of the screen. */
const CLASS_LISTENERS = 40;
/**
 * A write to a socket costs the server some 15 µs of CPU, whatever is in it. 300 pupils who are told every 16 ms
 * would take all of a core; with a tick that grows with them they take a twentieth, and wait a seventh of a second.
 */
const TICK_PER_LISTENER_MS = 0.5;
const LONGEST_TICK_MS = 150;
/** So that rows always ride along: who has to pull instead costs a request. */
const PAD_FRAME_LIMIT_CHARACTERS = 65_536;
/**
 * A commit that is on the disk costs more CPU than the card in it. A hall that is told every 150 ms does not see these,
 * and 300 cards a second share 50 commits.
 */
const HALL_PATIENCE_MS = 20;

/** How often the listeners of a scope are told: a teacher's devices at once, a hall of pupils in beats. */
export function findPace(scope: string, listeners: number): Pace {
  if (parsePadScope(scope) === undefined) {
    return { tickMs: TICK_MS, limitCharacters: FRAME_LIMIT_CHARACTERS };
  }
  const beyond = Math.max(0, listeners - CLASS_LISTENERS);
  const tickMs = Math.min(LONGEST_TICK_MS, TICK_MS + beyond * TICK_PER_LISTENER_MS);
  return { tickMs, limitCharacters: PAD_FRAME_LIMIT_CHARACTERS };
}

/** How long a push to a scope with so many listeners may wait for others before it is committed, ms. */
export function findPatience(listeners: number): number {
  return listeners > CLASS_LISTENERS ? HALL_PATIENCE_MS : 0;
}
