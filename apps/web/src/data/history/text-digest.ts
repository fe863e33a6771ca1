import { toHex, toUtf8 } from "@damim/domain/hash/bytes.ts";
import { computeSha256 } from "@damim/domain/hash/compute-sha256.ts";
import { toTextDigest } from "@damim/domain/record/long-text.ts";

/**
 * What a form remembers of the long text that it began with. At once, so that leaving the page waits for nothing:
 * 20,000 letters take two milliseconds.
 */
export function digestText(text: string | null | undefined): string {
  return toTextDigest(toHex(computeSha256(toUtf8(text ?? ""))));
}
