import { studentKind } from "@damim/domain/student/student.ts";
import { createRow, type Change } from "@damim/sync/change.ts";
import type { TrashRecord } from "../../data/server/history-requests.ts";
import type { Store } from "../../data/teacher-data.ts";
import { studentNamer } from "../../kit/record/name-student.ts";
import { listSaid } from "../../kit/record/record-words.ts";
import { findRecordWords } from "../registry/record-words.ts";

/** Deleted records in words, and the writes that bring them back. */
export interface DeletedWords {
  /** 「명단」, 「출결」: what sort of record it is. */
  readonly sort: string;
  /** 「3번 김가온」, 「3번 김가온 질병 결석」. */
  readonly title: string;
  /** What else it held, in one line. */
  readonly detail: string;
  readonly restore: () => readonly Change[];
}

/** Records of one kind that were deleted in one go; mostly one. */
export type DeletedRecords = readonly [TrashRecord, ...TrashRecord[]];

/** Nothing for a kind that has no place in 휴지통, such as 왔어요. */
export function describeDeleted(
  store: Store,
  records: DeletedRecords,
  all: readonly TrashRecord[],
): DeletedWords | undefined {
  const [record, ...others] = records;
  const words = findRecordWords(record.kind);
  if (!words || words.trash?.isLeftOut) return undefined;
  const { together, trash } = words;
  const findGone = (id: string) =>
    all.find((other) => other.kind === studentKind.name && other.id === id)?.fields;
  const restoreOne = ({ kind, id, fields }: TrashRecord): readonly Change[] =>
    trash?.restore?.(store, { id, fields }) ?? [createRow(kind, id, fields)];
  return {
    sort: words.sort,
    title: together?.toSubject(records) ?? words.toSubject(record, studentNamer(store, findGone)),
    detail: [
      ...(together ? [] : [words.toWhen?.(record)]),
      ...listSaid(words, record, trash?.fields),
      others.length > 0 ? `${records.length}일` : undefined,
    ]
      .filter((part) => part !== undefined)
      .join(" · "),
    restore: () => records.flatMap(restoreOne),
  };
}
