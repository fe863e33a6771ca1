import { fromHex, joinBytes, toHex, toUtf8 } from "../hash/bytes.ts";
import { computeSha256 } from "../hash/compute-sha256.ts";

const NAME = "damim-draw-1";
const ZERO = new Uint8Array(1);
const SEAL_DIGITS = 20;

/** What is shown before a number is called: seed and terms can no longer change. */
export function sealDraw(seed: string, terms: string): string {
  const hash = computeSha256(joinBytes(toUtf8(NAME), ZERO, fromHex(seed), toUtf8(terms)));
  return toHex(hash).slice(0, SEAL_DIGITS);
}

/** From what the result follows: the seed, and the digits that a child called as they were typed. */
export function toDrawKey(seed: string, digits: string): string {
  return toHex(
    computeSha256(joinBytes(toUtf8(`${NAME}/key`), ZERO, fromHex(seed), toUtf8(digits))),
  );
}
