import type { Result } from "@damim/domain/base/result.ts";
import { toMemoFields, type MemoRefusal } from "@damim/domain/memo/memo-draft.ts";
import type { MemoDocument } from "@damim/domain/memo/memo-document.ts";
import { memoKind } from "@damim/domain/memo/memo.ts";
import { writeRow } from "@damim/domain/record/write-row.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import type { Change } from "@damim/sync/change.ts";
import type { Store } from "../../../data/teacher-data.ts";

/** The words of a memo with what is read of them without opening it; a new one lies in its folder. */
export function writeMemo(
  store: Store,
  id: string,
  doc: MemoDocument,
  about: { readonly from: string; readonly at: number; readonly folderId: string | undefined },
): Result<readonly Change[], MemoRefusal> {
  const { from, at, folderId } = about;
  const before = store.rows(memoKind).get(id);
  const fields = toMemoFields(doc, toNumber(store), at);
  if (!fields.ok) return fields;
  // Nothing new to say: the hour of the words stays too.
  if (fields.value.body === before?.body) return { ok: true, value: [] };
  const after = before ?? (folderId === undefined ? {} : { folderId });
  const longText = { field: "body", from };
  return {
    ok: true,
    value: writeRow(memoKind, id, before, { ...after, ...fields.value }, longText),
  };
}

/** A title stands where no name may. */
export function toNumber(store: Store): (studentId: string) => string {
  return (studentId) => {
    const number = store.rows(studentKind).get(studentId)?.number;
    return number ? `${number}번` : "학생";
  };
}
