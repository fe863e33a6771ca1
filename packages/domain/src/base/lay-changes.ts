import type { RecordKind } from "@damim/sync/kind.ts";
import { type Fields } from "@damim/sync/kind.ts";
import { DEAD, type Change } from "@damim/sync/change.ts";

/** The living rows of a kind, by id, as the store holds them. */
export type ReadRows = <T>(kind: RecordKind<T>) => ReadonlyMap<string, T>;

/** The rows as they will be after the changes; a row that no change names is the same object. */
export function layChanges(read: ReadRows, changes: readonly Change[]): ReadRows {
  return <T>(kind: RecordKind<T>): ReadonlyMap<string, T> => {
    const ofKind = changes.filter((change) => change.kind === kind.name);
    if (ofKind.length === 0) return read(kind);
    const rows = new Map<string, unknown>(read(kind));
    for (const { id, set } of ofKind) {
      const { [DEAD]: isDead, ...fields } = set;
      if (isDead === true) rows.delete(id);
      else rows.set(id, { ...(rows.get(id) as Fields | undefined), ...fields });
    }
    // What a rule wrote for this kind has the fields of this kind.
    return rows as ReadonlyMap<string, unknown> as ReadonlyMap<string, T>;
  };
}
