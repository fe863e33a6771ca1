import type { SheetRows } from "@damim/domain/record/record-sheet.ts";
import { checkedKinds } from "@damim/domain/registry/checked-kinds.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { toCurrentData, toPlainData, toReadData } from "@damim/sync/kind.ts";
import type { Fields, RecordKind } from "@damim/sync/kind.ts";
import * as v from "valibot";

export interface LivingRow {
  readonly kind: string;
  readonly id: string;
  readonly data: Fields;
}

export interface RowsForSheets extends SheetRows {
  /** What no sheet reads: kinds of another version, forms that today's does not read. */
  readonly others: readonly LivingRow[];
}

/** Living rows as the sheets read them: lifted to today's form and checked. */
export function createSheetRows(rows: readonly LivingRow[]): RowsForSheets {
  const byKind = new Map<string, Map<string, object>>();
  const others: LivingRow[] = [];
  for (const { kind: name, id, data } of rows) {
    const kind = checkedKinds.find((known) => known.name === name);
    const current = toCurrentData(kind, data);
    if (!kind || !v.is(kind.schema, current)) {
      others.push({ kind: name, id, data: toPlainData(data) });
      continue;
    }
    const read = toReadData(kind, data);
    const ofKind = byKind.get(name) ?? new Map<string, object>();
    if (read) byKind.set(name, ofKind.set(id, { ...read, id }));
  }
  // What stands under the name of a kind has passed its schema.
  const find = <T>({ name }: RecordKind<T>) =>
    (byKind.get(name) ?? new Map<string, object>()) as Map<string, T & { readonly id: string }>;
  return {
    others,
    list: (kind) => [...find(kind).values()],
    findStudent: (id) => find(studentKind).get(id),
  };
}
