import {
  drawFingers,
  FEWEST_FINGERS,
  isFinger,
  MOST_FINGERS,
  TOUCH_REST_MS,
  type TouchMode,
} from "@damim/domain/touch-me/draw-fingers.ts";
import { useEffect, useEffectEvent, useState, type PointerEvent } from "react";
import { newSeed } from "../../platform/random.ts";

/** A finger on the board, or a place that was touched; in parts of the board's width and height. */
export interface Finger {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

export interface TouchRound {
  readonly fingers: readonly Finger[];
  /** By the place in `fingers`. It is decided before anything of it is drawn. */
  readonly results?: readonly number[];
}

const nobody: TouchRound = { fingers: [] };

/**
 * One round of 터치미. Fingers that rest together for three seconds are decided; where a board knows only one or two of
 * them, each touches in turn and stays, and a press decides.
 */
export function useTouchRound(mode: TouchMode, takesTurns: boolean, onDecided: () => void) {
  const [round, setRound] = useState(nobody);
  const { fingers, results } = round;
  const isOpen = results === undefined;
  const put = (finger: Finger): void =>
    setRound((now) =>
      now.results || now.fingers.length >= MOST_FINGERS
        ? now
        : { fingers: [...now.fingers.filter(({ id }) => id !== finger.id), finger] },
    );
  const decide = (): void => {
    if (!isOpen || fingers.length < FEWEST_FINGERS) return;
    setRound({ fingers, results: drawFingers(mode, fingers.length, newSeed()) });
    onDecided();
  };
  const decideRested = useEffectEvent(decide);
  const resting = fingers.map(({ id }) => id).join(" ");
  useEffect(() => {
    if (takesTurns || resting === "") return;
    const timer = setTimeout(() => decideRested(), TOUCH_REST_MS);
    return () => clearTimeout(timer);
  }, [takesTurns, resting]);
  const lift = ({ pointerId }: PointerEvent): void =>
    setRound((now) =>
      takesTurns || now.results
        ? now
        : { fingers: now.fingers.filter(({ id }) => id !== pointerId) },
    );
  return {
    round,
    decide,
    again: () => setRound(nobody),
    /** By a key: the next free place of a grid. */
    add: () => put({ id: -1 - fingers.length, ...toGridPlace(fingers.length) }),
    hands: {
      onPointerDown(event: PointerEvent) {
        if (!isOpen || !isFinger(event)) return;
        const place = toPlace(event);
        if (takesTurns) return put({ id: -1 - fingers.length, ...place });
        event.currentTarget.setPointerCapture(event.pointerId);
        put({ id: event.pointerId, ...place });
      },
      onPointerMove(event: PointerEvent) {
        if (takesTurns || !isOpen || !fingers.some(({ id }) => id === event.pointerId)) return;
        const place = toPlace(event);
        setRound((now) => ({
          ...now,
          fingers: now.fingers.map((one) =>
            one.id === event.pointerId ? { ...one, ...place } : one,
          ),
        }));
      },
      onPointerUp: lift,
      onPointerCancel: lift,
    },
  };
}

function toPlace({ clientX, clientY, currentTarget }: PointerEvent): Omit<Finger, "id"> {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

const COLUMNS = 5;
/** So much of the height is for the sentence. */
const BELOW_WORDS = 0.22;

function toGridPlace(index: number): Omit<Finger, "id"> {
  const row = Math.floor(index / COLUMNS);
  const part = (row + 0.5) / (MOST_FINGERS / COLUMNS);
  return { x: ((index % COLUMNS) + 0.5) / COLUMNS, y: BELOW_WORDS + (1 - BELOW_WORDS) * part };
}
