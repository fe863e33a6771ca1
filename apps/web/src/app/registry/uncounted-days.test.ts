import { createRow } from "@damim/sync/change.ts";
import { attendanceMarkKind, toMarkId } from "@damim/domain/attendance/attendance-mark.ts";
import { buildMark } from "@damim/domain/attendance/build-mark.ts";
import { checkInKind, toCheckInId } from "@damim/domain/attendance/check-in.ts";
import { plainCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { expect, it } from "vitest";
import { listUnsettled, readSyncState } from "../../data/rounds/sync-state.ts";
import { listTimeLine } from "../../features/attendance-lookup/time-line.ts";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";

it("days after a pupil left wait for no choice, and the time line says that they do not count", async () => {
  const data = await buildTeacherData({ students: [{ number: 3, name: "김가온" }] });
  const of = { studentId: "student-1", day: "2026-11-19" } as const;
  const marks = (["absent", "earlyLeave"] as const).map((kind) =>
    buildMark({ ...of, kind, reason: "illness" }),
  );
  const awaited = { ...of, day: "2026-11-20", state: "awaited" } as const;
  await data.year.write([
    ...marks.map((mark) => createRow(attendanceMarkKind.name, toMarkId(mark), { ...mark })),
    createRow(checkInKind.name, toCheckInId(awaited), { ...awaited }),
  ]);
  const listStates = () => {
    const student = data.year.rows(studentKind).get("student-1");
    if (!student) throw new Error("a pupil");
    return listTimeLine({
      store: data.year,
      student,
      calendar: plainCalendar,
      today: awaited.day,
    }).map(({ state }) => state?.label);
  };
  expect(listUnsettled(data)).toHaveLength(1);
  expect(listStates()).not.toContain("세지 않아요");

  const gone = { day: "2026-11-18", kind: "transferOut" };
  await data.year.write([{ kind: studentKind.name, id: "student-1", set: { gone } }]);

  expect(listUnsettled(data)).toEqual([]);
  expect(readSyncState(data).type).not.toBe("attention");
  expect(listStates()).toEqual(["세지 않아요", "세지 않아요", "세지 않아요"]);
});
