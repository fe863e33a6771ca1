import type { RecordKind } from "@damim/sync/kind.ts";
import type { Capsule, CapsuleLetter } from "./capsule-record.ts";

/** What a device sealed: only the server's key of after the day opens it. Base64url. */
export interface CapsuleBox {
  /** The public half of the key that was made for this letter alone. */
  readonly e: string;
  readonly iv: string;
  readonly c: string;
}

export type { Capsule, CapsuleLetter };
export type KeptCapsuleLetter = CapsuleLetter & { readonly id: string };

export const LONGEST_LETTER_CHARACTERS = 5_000;

export const capsuleKind: RecordKind<Capsule, "capsule"> = { name: "capsule", version: 1 };
export const capsuleLetterKind: RecordKind<CapsuleLetter, "capsuleLetter"> = {
  name: "capsuleLetter",
  version: 1,
};

/** What a box is bound to, so that none opens in another's place. `kind` of a file is its id. */
export function toBoxAad(of: {
  readonly capsule: string;
  readonly letter: string;
  readonly kind: string;
}): string {
  return `damim-capsule-1|${of.capsule}|${of.letter}|${of.kind}`;
}
