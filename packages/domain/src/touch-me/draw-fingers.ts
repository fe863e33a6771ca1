import { createStream, shuffle } from "../draw/stream.ts";

/** What fingers on a board decide: one of them, their order, or teams. */
export const TOUCH_MODES = ["one", "order", "teams"] as const;
export type TouchMode = (typeof TOUCH_MODES)[number];

export const touchModeLabels: Readonly<Record<TouchMode, string>> = {
  one: "한 명",
  order: "차례",
  teams: "두 팀",
};

export const FEWEST_FINGERS = 2;
export const MOST_FINGERS = 20;
/** So long nobody may come or go until it is decided (spec 12 §7). */
export const TOUCH_REST_MS = 3_000;
/** A wider contact is a palm, in CSS px (spec 12 §0). */
const WIDEST_FINGER_PX = 60;
const TEAMS = 2;

/** Whether a contact is a finger and no palm. */
export function isFinger(contact: { readonly width: number; readonly height: number }): boolean {
  return contact.width <= WIDEST_FINGER_PX && contact.height <= WIDEST_FINGER_PX;
}

/**
 * The draw of 터치미, by its key alone: of `one` 1 for who was picked and 0 for the others, of `order` the place from 1,
 * of `teams` the number of the team, whose sizes differ by at most one.
 *
 * @param key 64 hex digits
 * @returns by the place of the finger in `fingers`
 *
 * ```ts
 * drawFingers("order", 3, key); // [2, 3, 1]
 * ```
 */
export function drawFingers(mode: TouchMode, fingers: number, key: string): readonly number[] {
  const order = shuffle(
    createStream(key),
    Array.from({ length: fingers }, (_, index) => index),
  );
  const results = Array.from({ length: fingers }, () => 0);
  order.forEach((finger, place) => {
    if (mode === "order") results[finger] = place + 1;
    else if (mode === "teams") results[finger] = (place % TEAMS) + 1;
    else if (place === 0) results[finger] = 1;
  });
  return results;
}
