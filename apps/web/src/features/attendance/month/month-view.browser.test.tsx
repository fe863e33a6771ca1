import { createRow } from "@damim/sync/change.ts";
import { clearStudent, markStudent } from "@damim/domain/attendance/mark-student.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { sortStudents, studentKind } from "@damim/domain/student/student.ts";
import { ownDayKind } from "@damim/domain/school-calendar/own-day.ts";
import { expect, it } from "vitest";
import { buildTeacherData } from "../../../testing/build-teacher-data.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import { MonthView } from "./month-view.tsx";
import { toAttendanceRows } from "../../../kit/attendance/attendance-rows.ts";
import { renderMonth } from "../testing/render-month.tsx";

it("has no column for the school's own closing day and one for a Saturday on which it is open", async () => {
  const data = await buildTeacherData({ students: [{ number: 1, name: "김하린" }] });
  const students = sortStudents(data.year.rows(studentKind).values());
  const screen = await renderAt(
    "/",
    data,
    <MonthView store={data.year} students={students} month="2026-11" today="2026-11-20" />,
  );
  const column = (name: string) => screen.getByRole("columnheader", { name });
  await expect.element(column("11월 19일 목요일")).toBeInTheDocument();

  await data.year.write([
    createRow(ownDayKind.name, "2026-11-19", {
      day: "2026-11-19",
      type: "closed",
      label: "재량휴업일",
    }),
    createRow(ownDayKind.name, "2026-11-21", { day: "2026-11-21", type: "open", label: "" }),
  ]);

  await expect.element(column("11월 19일 목요일")).not.toBeInTheDocument();
  await expect.element(column("11월 21일 토요일")).toBeInTheDocument();
  expect(screen.container.textContent).toContain("쉬는 날: 19일 재량휴업일");
});

it("keeps the focus in its cell while columns come and go, and has them in order", async () => {
  const { data, screen, cell } = await renderMonth(2);
  const studentId = [...data.year.rows(studentKind).keys()][0] ?? "";
  const rows = toAttendanceRows(data.year);
  const mark = (day: CalendarDay) =>
    data.year.write(markStudent(rows, { day, studentId, kind: "late", reason: "illness" }));
  const readDates = () =>
    [...screen.container.querySelectorAll("tr[data-row='0'] [data-cell]")].map((each) =>
      Number(each.getAttribute("data-cell")?.slice(-2)),
    );
  const dates = readDates();
  cell(1, 9).element().focus();

  await mark("2026-11-08");
  await mark("2026-11-29");
  await expect.element(cell(1, 8, "질병 지각")).toBeInTheDocument();

  expect(document.activeElement).toBe(cell(1, 9).element());
  expect(readDates()).toEqual([...dates, 8, 29].toSorted((a, b) => a - b));

  await data.year.write(clearStudent(rows, { day: "2026-11-08", studentId }));
  await expect.element(cell(1, 8)).not.toBeInTheDocument();
  expect(document.activeElement).toBe(cell(1, 9).element());
  expect(readDates()).toEqual([...dates, 29].toSorted((a, b) => a - b));
});

it("sums what counts alone, by the school's rule of a day with two marks, and says what it left out", async () => {
  const { data, screen, cell } = await renderMonth(2, (number) =>
    number === 1 ? { gone: { day: "2026-11-10", kind: "transferOut" } } : {},
  );
  const [first = "", second = ""] = [...data.year.rows(studentKind).keys()];
  const rows = toAttendanceRows(data.year);
  for (const [day, studentId, kind] of [
    ["2026-11-10", first, "late"],
    ["2026-11-11", first, "late"],
    ["2026-11-12", second, "late"],
    ["2026-11-12", second, "earlyLeave"],
  ] as const) {
    await data.year.write(markStudent(rows, { day, studentId, kind, reason: "illness" }));
  }
  await expect.element(cell(1, 11, "우리 반이 아닌 날, 세지 않는 질병 지각")).toBeInTheDocument();

  const sum = (name: string) => screen.getByRole("gridcell", { name });
  await expect.element(sum("지각 1")).toBeInTheDocument();
  await expect.element(sum("조퇴 1")).toBeInTheDocument();
  await expect
    .element(screen.getByText("전출한 뒤의 기록 1건은 세지 않았어요."))
    .toBeInTheDocument();

  await data.year.write([createRow("attendanceRules", "rules", { keepsOneADay: false })]);
  await data.year.write(
    markStudent(rows, { day: "2026-11-13", studentId: second, kind: "late", reason: "illness" }),
  );
  await expect.element(sum("지각 2, 조퇴 1")).toBeInTheDocument();
});
