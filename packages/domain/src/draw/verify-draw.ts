import type { DrawItem } from "./draw.ts";
import { readTerms } from "./draw-terms.ts";
import { runDraw } from "./run-draw.ts";
import { sealDraw, toDrawKey } from "./seal.ts";

/** What a receipt says of a draw whose seed was shown. */
export interface DrawReceipt {
  readonly terms: string;
  readonly seed: string;
  readonly seal: string;
  /** As typed; empty without one. */
  readonly number: string;
  readonly result: DrawItem | readonly DrawItem[];
}

export type DrawVerdict = "unreadable" | "seal-differs" | "result-differs" | "same";

/**
 * Whether seed and terms are those that were sealed, and the result is what follows from them. Of seats the seal alone
 * is proven: the plan is drawn again only where the rules are.
 */
export function verifyDraw(receipt: DrawReceipt): DrawVerdict {
  const { seed, seal, number } = receipt;
  const terms = readTerms(receipt.terms);
  const isReadable =
    terms && /^[0-9a-f]{64}$/.test(seed) && /^[0-9a-f]{20}$/.test(seal) && isDrawNumber(number);
  if (!isReadable) return "unreadable";
  if (sealDraw(seed, receipt.terms) !== seal) return "seal-differs";
  if (terms.kind === "seats") return "same";
  const told = [receipt.result].flat();
  const drawn = runDraw(terms, toDrawKey(seed, number), told.length);
  return JSON.stringify(drawn) === JSON.stringify(told) ? "same" : "result-differs";
}

/** 0 to 9999 as typed, 「0042」 too; empty is none. */
export function isDrawNumber(text: string): boolean {
  return /^\d{0,4}$/.test(text);
}
