import type { Fields } from "@damim/sync/kind.ts";
import { fromHex, joinBytes, toHex, toUtf8 } from "../hash/bytes.ts";
import { computeSha256 } from "../hash/compute-sha256.ts";
import type { Seal } from "./seal-record.ts";

/** The SHA-256 in hex of a byte, of bytes that are written in hex, and of a text as UTF-8, one behind another. */
export type HashParts = (first: number, hex: string, text: string) => string;

/** Wherever nothing faster is at hand. */
export const hashParts: HashParts = (first, hex, text) =>
  toHex(computeSha256(joinBytes(Uint8Array.of(first), fromHex(hex), toUtf8(text))));

export interface SealedRow {
  readonly kind: string;
  readonly id: string;
  readonly fields: Fields;
}

/** What the first seal of a scope goes on from. */
export const NO_SEAL = "0".repeat(64);
const ID_DIGITS = 32;
const LEAF = 0;
const LINK = 1;

/**
 * A version of a record as one text, the same wherever it is written: keys by code unit at every level, no blanks, no
 * empty fields, none that only sync reads.
 */
export function toCanonical({ kind, id, fields }: SealedRow): string {
  const own = Object.entries(fields).filter(
    ([name, value]) => value !== null && !name.startsWith("~"),
  );
  return writeSorted({ fields: Object.fromEntries(own), id, kind });
}

function writeSorted(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(writeSorted).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, part]) => `${JSON.stringify(name)}:${writeSorted(part)}`);
  return `{${parts.join(",")}}`;
}

/** The hash of a version, in hex. */
export function hashLeaf(row: SealedRow, hash: HashParts): string {
  return hash(LEAF, "", toCanonical(row));
}

/** The hash of a seal, in hex: it hangs on all seals before it. */
export function hashSeal(
  { prev, leaf, act, rowId, at }: Omit<Seal, "mac">,
  hash: HashParts,
): string {
  return hash(LINK, prev + leaf, `${act}|${rowId}|${at}`);
}

/** The id of the row of a seal with this hash. */
export function toSealId(hashHex: string): string {
  return hashHex.slice(0, ID_DIGITS);
}
