import { parsePadScope } from "@damim/domain/pad/pad-scope.ts";
import { FRAME_LIMIT_CHARACTERS, type Pace, TICK_MS } from "@damim/sync/server/live-hub.ts";

/** Up to a large class everybody is told within a frame of the screen. */
const CLASS_LISTENERS = 40;
/**
 * A write to a socket costs the server some 15 µs of CPU, whatever is in it. 300 pupils who are told every 16 ms
 * would take all of a core; with a beat that grows with them they take a twentieth, and wait a sixth of a second.
 */
const BEAT_PER_LISTENER_MS = 0.7;
const LONGEST_BEAT_MS = 180;
/** What a commit brings comes in one turn of the event loop. */
const LEAD_MS = 1;
/** Frames follow the commits. They keep a distance only where a teacher commits between beats. */
const TICK_SHARE = 0.6;
/** Processes that share a database hold a room's scope in turns: who waited long for a beat would wait for the other too. */
const LONGEST_SHARED_PATIENCE_MS = 20;
/** So that rows always ride along: who has to pull instead costs a request. */
const PAD_FRAME_LIMIT_CHARACTERS = 65_536;

/** How often the listeners of a scope are told: a teacher's devices at once, a hall of pupils in beats. */
export function findPace(scope: string, listeners: number): Pace {
  if (parsePadScope(scope) === undefined) {
    return { tickMs: TICK_MS, limitCharacters: FRAME_LIMIT_CHARACTERS };
  }
  const limitCharacters = PAD_FRAME_LIMIT_CHARACTERS;
  const beatMs = findBeat(listeners);
  if (beatMs === 0) return { tickMs: TICK_MS, limitCharacters };
  return { tickMs: Math.max(TICK_MS, beatMs * TICK_SHARE), limitCharacters, leadMs: LEAD_MS };
}

/**
 * How long after the last commit a push to a scope with so many listeners waits for others, ms: none in a class. A
 * commit that is on the disk costs more CPU than the cards in it, and each makes a frame for everybody, so a hall
 * commits in beats, and its frames go out with them. The first push after a rest does not wait.
 */
export function findPatience(listeners: number, { isAlone }: { isAlone: boolean }): number {
  const beatMs = findBeat(listeners);
  return isAlone ? beatMs : Math.min(beatMs, LONGEST_SHARED_PATIENCE_MS);
}

function findBeat(listeners: number): number {
  const beyond = Math.max(0, listeners - CLASS_LISTENERS);
  return Math.min(LONGEST_BEAT_MS, beyond * BEAT_PER_LISTENER_MS);
}
