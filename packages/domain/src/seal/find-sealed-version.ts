import type { Fields } from "@damim/sync/kind.ts";
import { type HashParts, hashLeaf } from "./hash-seal.ts";
import type { KeptSeal } from "./seal.ts";

/** One act on a record, as its history tells it. */
interface FieldsAct {
  readonly fields: readonly { readonly field: string; readonly from?: unknown }[];
}

/**
 * The text that was sealed, found by going back from the one of now, act by act, until its hash is the sealed one;
 * nothing where the history does not reach that far.
 *
 * @param acts newest first
 */
export function findSealedVersion(
  seal: Pick<KeptSeal, "leaf" | "rowId">,
  row: { readonly kind: string; readonly fields: Fields },
  acts: readonly FieldsAct[],
  hash: HashParts,
): Fields | undefined {
  const isSealed = (fields: Fields): boolean =>
    hashLeaf({ kind: row.kind, id: seal.rowId, fields }, hash) === seal.leaf;
  let { fields } = row;
  for (const act of acts) {
    if (isSealed(fields)) return fields;
    const before = act.fields.map(({ field, from }) => [field, from ?? null] as const);
    fields = { ...fields, ...Object.fromEntries(before) };
  }
  return isSealed(fields) ? fields : undefined;
}
