import type { RecordKind } from "@damim/sync/kind.ts";
import type { FileId } from "../files/file.ts";
import type { Capsule } from "./capsule-record.ts";

/** What a device sealed: only the server's key of after the day opens it. Base64url. */
export interface CapsuleBox {
  /** The public half of the key that was made for this letter alone. */
  readonly e: string;
  readonly iv: string;
  readonly c: string;
}

/** A letter that nobody can read. It is added and taken out, never changed. */
export interface CapsuleLetter {
  /** The id of its capsule. */
  readonly capsule: string;
  /** Of the pupil. */
  readonly number: number;
  readonly box: CapsuleBox;
  /** Pictures and sound, sealed with the same key. */
  readonly files?: readonly { readonly id: FileId; readonly iv: string }[] | null;
}

export type { Capsule };
export type KeptCapsuleLetter = CapsuleLetter & { readonly id: string };

export const LONGEST_LETTER_CHARACTERS = 5_000;
/** Of base64url: 32 KB hold the longest letter. */
export const LONGEST_BOX_CHARACTERS = 32_000;
export const MOST_LETTER_FILES = 3;

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
