import { attendanceCodes } from "@damim/domain/attendance/code/attendance-code.ts";
import { findDayState } from "@damim/domain/attendance/day-state.ts";
import { awaitStudent, clearStudent, markStudent } from "@damim/domain/attendance/mark-student.ts";
import { addDays } from "@damim/domain/calendar-day/calendar-day.ts";
import { expect, it, vi } from "vitest";
import { buildTeacherData } from "../../../testing/build-teacher-data.ts";
import { openMonthBook } from "./month-book.ts";
import { toAttendanceRows } from "../../../kit/attendance/attendance-rows.ts";

const studentIds = ["s1", "s2", "s3"];
const days = Array.from({ length: 8 }, (_, index) => addDays("2026-11-26", index));

it("says of each pupil and day what the rows say, whatever is written after it was opened", async () => {
  const { year } = await buildTeacherData();
  const rows = toAttendanceRows(year);
  await year.write(
    markStudent(rows, { day: "2026-11-26", studentId: "s1", kind: "late", reason: "illness" }),
  );
  const book = openMonthBook(year, "2026-11");
  let chance = 7;
  const pick = <T,>(list: readonly T[]): T => {
    chance = (chance * 1_103_515_245 + 12_345) % 2_147_483_648;
    const found = list[Math.floor((chance / 2_147_483_648) * list.length)];
    if (found === undefined) throw new Error("nothing to pick from");
    return found;
  };

  for (let step = 0; step < 300; step++) {
    const at = { day: pick(days), studentId: pick(studentIds) };
    const code = pick(attendanceCodes);
    const act = pick(["mark", "mark", "mark", "clear", "await"] as const);
    if (act === "clear") await year.write(clearStudent(rows, at));
    else if (act === "await") await year.write(awaitStudent(rows, at));
    else await year.write(markStudent(rows, { ...at, ...code }));

    const inBook = studentIds.map((id) => days.map((day) => book.read(id).get(day)));
    const inRows = studentIds.map((studentId) =>
      days.map((day) => {
        const state = findDayState(rows, { day, studentId });
        const isPlain = state.marks.length === 0 && state.checkIn !== "awaited";
        return !isPlain && day.startsWith("2026-11") ? state : undefined;
      }),
    );
    expect(inBook).toEqual(inRows);
    const most = days.map((day) =>
      Math.max(...studentIds.map((id) => book.read(id).get(day)?.marks.length ?? 0)),
    );
    expect(days.map(book.countMost)).toEqual(most);
  }
});

it("tells those who look at a pupil of this pupil alone", async () => {
  const { year } = await buildTeacherData();
  const book = openMonthBook(year, "2026-11");
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  book.watch("s1")(first);
  book.watch("s2")(second);
  const before = book.read("s2");

  await year.write(
    markStudent(toAttendanceRows(year), {
      day: "2026-11-20",
      studentId: "s1",
      kind: "absent",
      reason: "illness",
    }),
  );

  await vi.waitFor(() => expect(first).toHaveBeenCalledOnce());
  expect(second).not.toHaveBeenCalled();
  expect(book.read("s2")).toBe(before);
});
