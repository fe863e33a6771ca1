import { toCodeLabel } from "@damim/domain/attendance/attendance-code.ts";
import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { findSubReason } from "@damim/domain/attendance/sub-reason.ts";
import { checkInKind } from "@damim/domain/attendance/check-in.ts";
import type { ListTimeLine } from "../../data/time-line.ts";

/** Marks, and mornings that are still open (확인 중). 「왔어요」 is the resting state and no news. */
export const listTimeLine: ListTimeLine = (store, { id: studentId }) => {
  const marks = [...store.rows(attendanceMarkKind).values()]
    .filter((mark) => mark.studentId === studentId)
    .map((mark) => ({
      id: mark.id,
      day: mark.day,
      title: toCodeLabel(mark),
      detail: [
        mark.periods?.length ? `${mark.periods.join(", ")}교시` : "",
        findSubReason(mark.subReason)?.label ?? "",
        mark.note ?? "",
      ]
        .filter(Boolean)
        .join(" · "),
      mark: { kind: mark.kind, reason: mark.reason },
    }));
  const markedDays = new Set(marks.map(({ day }) => day));
  const awaited = [...store.rows(checkInKind).values()]
    .filter((checkIn) => checkIn.studentId === studentId && checkIn.state === "awaited")
    .filter(({ day }) => !markedDays.has(day))
    .map(({ id, day }) => ({ id, day, title: "확인 중", detail: "아직 안 왔어요" }));
  return [...marks, ...awaited];
};
