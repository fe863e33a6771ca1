import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { attendanceMark } from "@damim/domain/attendance/attendance-mark-record.ts";
import { withParticle } from "@damim/domain/hangul/particle.ts";
import { toHeld } from "@damim/domain/undo/revert-change.ts";
import type { Fields } from "@damim/sync/kind.ts";
import { createRow, type Change } from "@damim/sync/change.ts";
import { markStudent } from "@damim/domain/attendance/mark-student.ts";
import type { HistoryChange } from "../../../data/server/history-requests.ts";
import { toWords } from "../../../kit/record/to-words.ts";
import { describeMark, findReason, parseMarkId } from "@damim/domain/attendance/describe-mark.ts";
import { findMarkMendPlace } from "./mark-mend-state.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { toAttendanceRows } from "../../../kit/attendance/attendance-rows.ts";

export const markWords = toWords(attendanceMark, {
  trash: { restore: (store, { id, fields }) => restoreMark(store, id, fields) },
  history: {
    toTitle: ([act]) => toTitle(act),
    listReverting: (store, act, change) =>
      act.type === "deleted" ? restoreMark(store, act.id, toHeld(act)) : [change],
  },
  findMendPlace: findMarkMendPlace,
});

function toTitle({ id, type, fields }: HistoryChange): string {
  const kind = parseMarkId(id)?.kind ?? "absent";
  const values = Object.fromEntries(
    fields.map(({ field, from, to }) => [field, type === "deleted" ? from : to]),
  );
  const mark = withParticle(describeMark(kind, values), "을/를");
  if (type === "created") return `${mark} 적었어요`;
  return type === "deleted" ? `${mark} 지웠어요` : `${mark} 고쳤어요`;
}

/**
 * The writes that bring a deleted mark back with what it held. By the rules of a day: a 결석 that comes
 * back takes the place of a 지각 that was written meanwhile, and the other way round.
 */
function restoreMark(store: Store, id: string, held: Fields): readonly Change[] {
  const place = parseMarkId(id);
  const reason = findReason(held["reason"]);
  if (!place || !reason) return [createRow(attendanceMarkKind.name, id, held)];
  const byRules = markStudent(toAttendanceRows(store), { ...place, reason });
  return byRules.map((change) =>
    change.id === id && change.kind === attendanceMarkKind.name
      ? createRow(attendanceMarkKind.name, id, held)
      : change,
  );
}
