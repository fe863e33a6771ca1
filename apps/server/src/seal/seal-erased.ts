import { NO_SEAL } from "@damim/domain/seal/hash-seal.ts";
import { chainSeals, type listSealActs } from "@damim/domain/seal/list-seals.ts";
import { SEAL_HEAD_ID, sealKind } from "@damim/domain/seal/seal.ts";
import { sealedKinds, toSealedWords } from "@damim/domain/seal/sealed-words.ts";
import { createRow, type Change } from "@damim/sync/change.ts";
import type { StoredRow } from "@damim/sync/server/database.ts";
import { readKinds } from "../db/read-kinds.ts";
import type { Queries } from "../db/schema.ts";
import { sha256, signSeals } from "./seal-policy.ts";

/** A row from which a pupil was taken, or that went with one, dead already or not. */
export interface ErasedRow {
  readonly before: StoredRow;
  /** Nothing where it went; under an id of its own where the former named the pupil. */
  readonly after: StoredRow | undefined;
}

/**
 * Seals what an erasure left of records that were sealed before: their words are others now, and nobody rewrote them. The
 * seals of a record that went lose the hash of its words and stay as links.
 *
 * @param secret what signs seals; nothing during a restore, which may not have it: no device takes such a seal for one
 * that it could tell the server again
 */
export async function listEraseSeals(
  queries: Queries,
  {
    scope,
    now,
    secret,
  }: {
    readonly scope: string;
    readonly now: number;
    readonly secret: Uint8Array | undefined;
  },
  erased: readonly ErasedRow[],
): Promise<readonly Change[]> {
  const records = erased.filter(({ before }) => sealedKinds.has(before.kind));
  if (records.length === 0) return [];
  const seals = (await readKinds(queries, scope, [sealKind.name]))(sealKind);
  const sealed = new Set([...seals.values()].map(({ rowId }) => rowId));
  let prev = (seals.get(SEAL_HEAD_ID) as { readonly prev?: string } | undefined)?.prev;
  const changes: Change[] = [];
  const seal = (row: StoredRow, act: ReturnType<typeof listSealActs>[number]): void => {
    const sign = secret ? signSeals(secret, scope) : () => NO_SEAL;
    const made = chainSeals(row, [act], { prev, at: now, hash: sha256, sign });
    prev = made.find(({ id }) => id === SEAL_HEAD_ID)?.set["prev"] as string;
    changes.push(...made.filter(({ id }) => id !== SEAL_HEAD_ID));
  };
  for (const { before, after } of records.filter((one) => sealed.has(one.before.id))) {
    // Who guesses an erased text must not see by its leaf that it was that.
    if (!after)
      for (const { id, rowId } of seals.values())
        if (rowId === before.id) changes.push({ kind: sealKind.name, id, set: { leaf: NO_SEAL } });
    if (after?.id !== before.id) seal(before, { act: "erase", fields: {} });
    if (after) seal(after, { act: "erase", fields: toSealedWords(after.kind, after.data) });
  }
  return changes.length === 0 ? [] : [...changes, createRow(sealKind.name, SEAL_HEAD_ID, { prev })];
}
