import { behindName } from "./behind-name.ts";
import { veilLabels } from "./veil-table.ts";

/** A place in a text that reads as a token, also in the forms that models bend it to. */
export interface FoundToken {
  readonly at: number;
  readonly text: string;
  readonly label: string;
  readonly count: number;
  /** Without brackets: 「학생1은」. */
  readonly isBare: boolean;
}

const label = `(${veilLabels.join("|")})`;
const closed = String.raw`(?:\[|［|【|「)\s*${label}\s*(\d{1,4})\s*(?:\]|］|】|」)`;
/** Cut off, or without brackets; then only with nothing but endings behind it. */
const open = String.raw`(?:\[|［)?(?<![\p{L}\p{N}])${label}(\d{1,4})(?!\d)(?=${behindName})`;
const token = new RegExp(String.raw`(\*\*)?(?:${closed}|${open})\1`, "gu");

/** Tokens in a text, left to right: 「[학생 1]」, 「［학생1］」, 「「학생1」」, 「**[학생1]**」, 「학생1은」, 「[학생1」. */
export function findTokens(text: string): readonly FoundToken[] {
  return Array.from(text.matchAll(token), (found) => {
    const [whole, , closedLabel, closedCount, openLabel = "", openCount] = found;
    return {
      at: found.index,
      text: whole,
      label: closedLabel ?? openLabel,
      count: Number(closedCount ?? openCount),
      isBare: closedLabel === undefined && !/^[[［*]/u.test(whole),
    };
  });
}
