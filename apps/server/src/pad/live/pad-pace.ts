import { parsePadScope } from "@damim/domain/pad/pad-scope.ts";
import { FRAME_LIMIT_CHARACTERS, type Pace, TICK_MS } from "@damim/sync/server/live-hub.ts";

/** Up to a large class everybody is told within a frame of the screen, also by a busy server. */
const CLASS_LISTENERS = 40;
/**
 * A write to a socket costs the server some 15 µs of CPU, whatever is in it. 300 pupils who are told every 16 ms
 * would take all of a core; with a beat that grows with them they take a twentieth, and wait a sixth of a second. So
 * long is the beat of a server that has other things to do.
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

/** A beat waits so many times what the last ones cost: all rooms together take a third of a core, if they need it. */
const WAIT_PER_COST = 3;
/** So long is looked back: a few beats, or a part of the longest one. */
const LOOK_BACK_MS = 100;
/** Of the busy server's beat: a hall of 300 is told every 11 ms at most. */
const LEAST_SHARE_OF_BEAT = 1 / 16;

export interface PadPace {
  /** How often the listeners of a scope are told: a teacher's devices at once, a hall of pupils in beats. */
  readonly findPace: (scope: string, listeners: number) => Pace;
  /**
   * How long after the last commit a push to a scope with so many listeners waits for others, ms: none in a class. A
   * commit that is on the disk costs more CPU than the cards in it, and each makes a frame for everybody, so a hall
   * commits in beats, and its frames go out with them. The first push after a rest does not wait.
   */
  readonly findPatience: (listeners: number) => number;
}

/**
 * Beats follow what they cost, not heads alone: on an idle server a beat waits `WAIT_PER_COST` times what it took of
 * the event loop. Whatever else the loop has to do lengthens them, up to the beat that the heads ask for.
 */
export function createPadPace(options: {
  /** Since the process began, ms: `performance.eventLoopUtilization`. */
  readonly readLoop: () => { readonly active: number; readonly idle: number };
  /** No other process commits to the same database. */
  readonly isAlone: boolean;
}): PadPace {
  const { readLoop, isAlone } = options;
  let seen = { active: 0, idle: 0 };
  let shareOfBeat = 1;

  /** Looks back when it is asked; in a rest nobody asks, and the next look finds the loop idle. */
  function findShareOfBeat(): number {
    const { active, idle } = readLoop();
    const activeMs = active - seen.active;
    const wallMs = activeMs + idle - seen.idle;
    if (wallMs < LOOK_BACK_MS) return shareOfBeat;
    seen = { active, idle };
    const costPerWait = activeMs / wallMs;
    const next = shareOfBeat * costPerWait * WAIT_PER_COST;
    shareOfBeat = Math.min(1, Math.max(LEAST_SHARE_OF_BEAT, next));
    return shareOfBeat;
  }

  return {
    findPace(scope, listeners) {
      if (parsePadScope(scope) === undefined) {
        return { tickMs: TICK_MS, limitCharacters: FRAME_LIMIT_CHARACTERS };
      }
      const beatMs = findBeat(listeners);
      return {
        tickMs: Math.max(TICK_MS, beatMs * TICK_SHARE) * findShareOfBeat(),
        limitCharacters: PAD_FRAME_LIMIT_CHARACTERS,
        ...(beatMs > 0 && { leadMs: LEAD_MS }),
      };
    },
    findPatience(listeners) {
      const patienceMs = findBeat(listeners) * findShareOfBeat();
      return isAlone ? patienceMs : Math.min(patienceMs, LONGEST_SHARED_PATIENCE_MS);
    },
  };
}

/** Of a busy server, ms. */
function findBeat(listeners: number): number {
  const beyond = Math.max(0, listeners - CLASS_LISTENERS);
  return Math.min(LONGEST_BEAT_MS, beyond * BEAT_PER_LISTENER_MS);
}
