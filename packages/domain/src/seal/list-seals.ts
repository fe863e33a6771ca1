import { createRow, type Change } from "@damim/sync/change.ts";
import type { Fields } from "@damim/sync/kind.ts";
import { type HashParts, hashLeaf, hashSeal, NO_SEAL, toSealId } from "./hash-seal.ts";
import { SEAL_HEAD_ID, sealKind, type Seal } from "./seal.ts";
import { toSealedWords, toWriteAct } from "./sealed-words.ts";

/** A write of a record that has one long text, as the server took it. */
export interface SealedWrite {
  readonly kind: string;
  readonly id: string;
  readonly set: Fields;
  readonly before: Fields | undefined;
  readonly after: Fields | undefined;
  /** Fields for which a later value stood there already. */
  readonly lost: ReadonlySet<string>;
  /** Of a removal: whether a version of it was ever sealed, also where it is half-written again. */
  readonly wasSealed?: boolean;
}

/** What of a write is sealed, with the words of the version; nothing of what is half-written before and after. */
export function listSealActs(
  textField: string,
  { kind, set, before, after, lost, wasSealed = false }: SealedWrite,
): readonly { readonly act: Seal["act"]; readonly fields: Fields }[] {
  const wasRecord = isRecord(before);
  if (!after) return wasRecord || wasSealed ? [{ act: "remove", fields: {} }] : [];
  const acts: { act: Seal["act"]; fields: Fields }[] = [];
  const isTextLost = lost.has(textField) && set[textField] !== after[textField];
  if (isTextLost && wasRecord && set["isDraft"] !== true)
    acts.push({ act: "lose", fields: toSealedWords(kind, { ...before, ...set }) });
  const isWritten =
    Object.keys(set).some((field) => !lost.has(field)) ||
    JSON.stringify(before) !== JSON.stringify(after);
  if (isWritten && (wasRecord || isRecord(after))) {
    const act = before && wasRecord ? toWriteAct(kind, before, after) : "write";
    acts.push({ act, fields: toSealedWords(kind, after) });
  }
  return acts;
}

function isRecord(fields: Fields | undefined): boolean {
  return fields !== undefined && fields["isDraft"] !== true;
}

/**
 * The rows that seal these acts, one behind another, and the head that the next ones go on from.
 *
 * @param prev the hash in `head`; nothing where nothing was sealed yet
 * @param at the server's time, epoch ms
 * @param sign what only this installation can write below a hash
 */
export function chainSeals(
  { kind, id }: Pick<SealedWrite, "kind" | "id">,
  acts: ReturnType<typeof listSealActs>,
  chain: {
    readonly prev: string | undefined;
    readonly at: number;
    readonly hash: HashParts;
    readonly sign: (hashHex: string) => string;
  },
): readonly Change[] {
  const { at, hash, sign } = chain;
  let prev = chain.prev ?? NO_SEAL;
  const seals = acts.map(({ act, fields }) => {
    const link = { prev, leaf: hashLeaf({ kind, id, fields }, hash), rowId: id, act, at };
    prev = hashSeal(link, hash);
    return createRow(sealKind.name, toSealId(prev), { ...link, mac: sign(prev) });
  });
  if (seals.length === 0) return [];
  return [...seals, createRow(sealKind.name, SEAL_HEAD_ID, { prev })];
}
