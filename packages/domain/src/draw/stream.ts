import { fromHex } from "../hash/bytes.ts";
import { computeSha256 } from "../hash/compute-sha256.ts";

/** Whole numbers from 0 to 2³² − 1, one after another, the same for the same key. */
export type NextWord = () => number;

const ALL = 2 ** 32;

/** The words of a key: SHA-256(key ‖ i), eight of them for each i from 0, most significant byte first. */
export function createStream(key: string): NextWord {
  const block = new Uint8Array(36);
  block.set(fromHex(key));
  const counter = new DataView(block.buffer);
  let hash: DataView = counter;
  let used = 0;
  return () => {
    if (used % 8 === 0) {
      counter.setUint32(32, used / 8);
      hash = new DataView(computeSha256(block).buffer);
    }
    const word = hash.getUint32((used % 8) * 4);
    used += 1;
    return word;
  };
}

/** Many words for a search: xoshiro128** from the first four words of the key's stream. */
export function createFastStream(key: string): NextWord {
  const first = createStream(key);
  let [a, b, c, d] = [first(), first(), first(), first()];
  return () => {
    const word = Math.imul(turn(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = turn(d, 11);
    return word;
  };
}

function turn(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}

/** One of 0 … n − 1, each as likely: words that would favour the first ones are dropped. */
export function below(next: NextWord, n: number): number {
  const end = Math.floor(ALL / n) * n;
  let word = next();
  while (word >= end) word = next();
  return word % n;
}

/** The list in a fair order. */
export function shuffle<T>(next: NextWord, list: readonly T[]): T[] {
  const shuffled = [...list];
  for (let last = shuffled.length - 1; last > 0; last -= 1)
    swap(shuffled, last, below(next, last + 1));
  return shuffled;
}

/** Two places of a list change, in the list itself. */
export function swap<T>(list: T[], a: number, b: number): void {
  // Both are places of the list.
  [list[a], list[b]] = [list[b] as T, list[a] as T];
}
