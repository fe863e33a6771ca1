import type { PadStrokePart } from "../../../data/pad/pad-data.ts";
import { encodeStrokePoints } from "@damim/domain/pad/card/stroke-points.ts";
import type { InkStroke } from "../drawing/ink-stroke.ts";

/** The server passes over what comes more often (pad contract). */
const EVERY_MS = 40;
/** A part is at most 4,000 characters long; a point takes at most 18 of them. */
const MOST_POINTS_AT_ONCE = 200;

/** Tells the others of a stroke while it grows. */
export interface StrokeSender {
  /** The stroke has more points now. */
  tell(stroke: InkStroke): void;
  /** The stroke is finished or gone: what was not told stays untold, its row says it all. */
  stop(): void;
}

export function createStrokeSender(options: {
  readonly send: (part: PadStrokePart) => void;
  readonly now: () => number;
  /** Returns the way to stop it. */
  readonly setTimer: (work: () => void, delayMs: number) => () => void;
}): StrokeSender {
  const { send, now, setTimer } = options;
  let sentAt = Number.NEGATIVE_INFINITY;
  let id: string | undefined;
  let sent = 0;
  let stopTimer: (() => void) | undefined;

  const flush = ({ ink, width, points, ...stroke }: InkStroke): void => {
    const part = points.slice(sent, sent + MOST_POINTS_AT_ONCE);
    if (part.length === 0) return;
    send({ id: stroke.id, ink, width, from: sent, points: encodeStrokePoints(part) });
    sent += part.length;
    sentAt = now();
  };

  return {
    tell(stroke) {
      if (stroke.id !== id) {
        this.stop();
        id = stroke.id;
        sent = 0;
      }
      if (stopTimer) return;
      const waitMs = sentAt + EVERY_MS - now();
      if (waitMs <= 0) flush(stroke);
      else {
        stopTimer = setTimer(() => {
          stopTimer = undefined;
          flush(stroke);
        }, waitMs);
      }
    },
    stop() {
      stopTimer?.();
      stopTimer = undefined;
      id = undefined;
    },
  };
}
