import type { RecordKind } from "@damim/sync/kind.ts";
import type { FileId } from "../files/file.ts";
import type { SchoolYear } from "../school-year/school-year.ts";
import type { Capsule, CapsuleCard, CapsuleLetter } from "./capsule-record.ts";

/** What a device sealed: only the server's key of after the day opens it. Base64url. */
export interface CapsuleBox {
  /** The public half of the key that was made for this letter alone. */
  readonly e: string;
  readonly iv: string;
  readonly c: string;
}

/** A picture or a sound of a letter: a file of its own, sealed with the letter's key. */
export interface SealedPart {
  readonly id: FileId;
  /** Of AES-GCM, base64url. */
  readonly iv: string;
}

export type { Capsule, CapsuleCard, CapsuleLetter };
export type KeptCapsuleLetter = CapsuleLetter & { readonly id: string };

export const LONGEST_LETTER_CHARACTERS = 5_000;

export const capsuleKind: RecordKind<Capsule, "capsule"> = { name: "capsule", version: 1 };
export const capsuleLetterKind: RecordKind<CapsuleLetter, "capsuleLetter"> = {
  name: "capsuleLetter",
  version: 1,
};
export const capsuleCardKind: RecordKind<CapsuleCard, "capsuleCard"> = {
  name: "capsuleCard",
  version: 1,
};

const TARGET = /^(?:(\d{4})~)?([\w-]{16,64})$/;

/**
 * What a link of kind `capsule` opens: 「2026~{capsule}」, whose pupils of that year write by number and name, or
 * 「{capsule}」, in which those write who have a card.
 */
export function readCapsuleTarget(
  target: string,
): { readonly capsuleId: string; readonly year: SchoolYear | undefined } | undefined {
  const [, year, capsuleId] = TARGET.exec(target) ?? [];
  if (capsuleId === undefined) return undefined;
  return { capsuleId, year: year === undefined ? undefined : Number(year) };
}

/** 「2026~019aa0c4-…」. */
export function toCapsuleTarget(capsuleId: string, year: SchoolYear | undefined): string {
  return year === undefined ? capsuleId : `${year}~${capsuleId}`;
}

/** What a box is bound to, so that none opens in another's place. `kind` of a file is its id. */
export function toBoxAad(of: {
  readonly capsule: string;
  readonly letter: string;
  readonly kind: string;
}): string {
  return `damim-capsule-1|${of.capsule}|${of.letter}|${of.kind}`;
}
