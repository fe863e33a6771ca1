import type { Fields } from "@damim/sync/kind.ts";
import { type HashParts, hashLeaf } from "./hash-seal.ts";
import { hashWords } from "./sealed-words.ts";
import type { KeptSeal } from "./seal.ts";

/** One act on a record, as its history tells it. */
interface FieldsAct {
  readonly fields: readonly { readonly field: string; readonly from?: unknown }[];
}

/** A record as it stands and as it was before each of these acts, newest first. */
export function listPastVersions(fields: Fields, acts: readonly FieldsAct[]): readonly Fields[] {
  const versions = [fields];
  for (const act of acts) {
    const before = act.fields.map(({ field, from }) => [field, from ?? null] as const);
    versions.push({ ...versions.at(-1), ...Object.fromEntries(before) });
  }
  return versions;
}

/** The version that was sealed, found by its hash among those of its record; nothing where it is none of them. */
export function findSealedVersion(
  { leaf, rowId }: Pick<KeptSeal, "leaf" | "rowId">,
  kind: string,
  versions: readonly Fields[],
  hash: HashParts,
): Fields | undefined {
  return versions.find((fields) =>
    [hashWords, hashLeaf].some((make) => make({ kind, id: rowId, fields }, hash) === leaf),
  );
}
