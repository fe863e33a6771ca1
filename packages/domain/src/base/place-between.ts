import { generateKeyBetween } from "fractional-indexing";

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** 62^8: 300 devices that put 10,000 cards at one spot make two equal keys once in four million such days. */
const JITTER_DIGITS = 8;

/** Longer comes from nobody who places cards; it keeps a neighbour's next key short as well. */
export const LONGEST_ORDER_KEY = 120;

/**
 * A key that sorts strictly between two neighbours by plain comparison of text (never by `localeCompare`);
 * undefined stands for the beginning or the end. Devices that know nothing of each other get different keys for
 * the same spot, because each appends digits of chance (0 inclusive to 1 exclusive).
 *
 * Two neighbours with one key, as only a mistake makes them, leave no room between: the new key comes after both.
 *
 * ```ts
 * placeBetween(undefined, undefined, Math.random); // "a03kTq0ZxB"
 * ```
 */
export function placeBetween(
  before: string | undefined,
  after: string | undefined,
  chance: () => number,
): string {
  if (before !== undefined && after !== undefined && before >= after) {
    return before + drawJitter(chance);
  }
  const middle = generateKeyBetween(before, after);
  const key = middle + drawJitter(chance);
  // The middle may be how the upper neighbour begins; then only what lies below the middle is surely free.
  if (after === undefined || key < after) return key;
  return generateKeyBetween(before, middle) + drawJitter(chance);
}

/** Whether a key is one that `placeBetween` can go on from. */
export function isOrderKey(key: string): boolean {
  if (key.length > LONGEST_ORDER_KEY || !/^[A-Za-z][0-9A-Za-z]+$/.test(key)) return false;
  try {
    generateKeyBetween(key, undefined);
    return true;
  } catch {
    return false;
  }
}

function drawJitter(chance: () => number): string {
  let digits = "";
  while (digits.length < JITTER_DIGITS - 1) digits += DIGITS[Math.floor(chance() * DIGITS.length)];
  // No key ends with zero: nothing would fit between it and the same key without it.
  return digits + DIGITS[1 + Math.floor(chance() * (DIGITS.length - 1))];
}
