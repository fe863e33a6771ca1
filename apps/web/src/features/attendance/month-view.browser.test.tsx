import { createRow } from "@damim/domain/change.ts";
import { sortStudents, studentKind } from "@damim/domain/roster/student.ts";
import { ownDayKind } from "@damim/domain/school-calendar/own-day.ts";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { TeacherDataContext } from "../../data/use-teacher-data.ts";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { MonthView } from "./month-view.tsx";

it("has no column for the school's own closing day and one for a Saturday on which it is open", async () => {
  const data = await buildTeacherData({ students: [{ number: 1, name: "김하린" }] });
  const students = sortStudents(data.year.rows(studentKind).values());
  const screen = await render(
    <TeacherDataContext value={data}>
      <MonthView store={data.year} students={students} month="2026-11" today="2026-11-20" />
    </TeacherDataContext>,
  );
  const column = (name: string) => screen.getByRole("columnheader", { name, exact: true });
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
