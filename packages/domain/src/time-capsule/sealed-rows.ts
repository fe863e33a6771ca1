import type { Fields } from "@damim/sync/kind.ts";
import { capsuleKind, capsuleLetterKind } from "./capsule.ts";

/** Whether a write would change what was sealed: a letter that lies in its capsule, or the key it was sealed with. */
export function isSealedChange(
  kind: string,
  before: Fields | undefined,
  after: Fields | undefined,
): boolean {
  if (!before || !after) return false;
  if (kind === capsuleLetterKind.name) return true;
  return kind === capsuleKind.name && before["publicKey"] !== after["publicKey"];
}
