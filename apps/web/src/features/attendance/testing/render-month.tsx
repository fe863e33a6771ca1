import type { RosterStudent } from "@damim/domain/student/student.ts";
import { sortStudents, studentKind } from "@damim/domain/student/student.ts";
import { expect } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { TeacherDataContext } from "../../../data/use-teacher-data.ts";
import { buildTeacherData } from "../../../testing/build-teacher-data.ts";
import { MarkQuestionSlot } from "../../../kit/attendance/mark-question-slot.tsx";
import { MonthView } from "../month/month-view.tsx";

/** What of the look the grid's behaviour rests on: rows of one height in a box that scrolls. */
const GRID_RULES = `
  [role=grid], [role=grid] tbody, [role=grid] tr { display: block }
  [role=grid] { width: 900px }
  [role=grid] tr[data-row] { height: 28px; display: flex }
  [role=grid] tr[data-row] > * { width: 36px; padding: 0; flex: none; overflow: hidden }
  .overflow-auto { --row: 28px; height: 420px; overflow: auto; overflow-anchor: none }
  .h-0 { height: 0 }
`;

/** November 2026 on the 20th, of a class with a real store. */
export async function renderMonth(
  studentCount: number,
  describe: (number: number) => Partial<RosterStudent> = () => ({}),
) {
  await page.viewport(1366, 768);
  const rules = new CSSStyleSheet();
  rules.replaceSync(GRID_RULES);
  document.adoptedStyleSheets = [rules];
  const data = await buildTeacherData({
    students: Array.from({ length: studentCount }, (_, index) => ({
      number: index + 1,
      name: `학생${index + 1}`,
      ...describe(index + 1),
    })),
  });
  const students = sortStudents(data.year.rows(studentKind).values());
  const screen = await render(
    <TeacherDataContext value={data}>
      <MonthView store={data.year} students={students} month="2026-11" today="2026-11-20" />
      <MarkQuestionSlot />
    </TeacherDataContext>,
  );
  const cell = (number: number, date: number, state = "출석") =>
    screen.getByRole("gridcell", {
      name: `${number}번 학생${number} 11월 ${date}일 ${state}`,
      exact: true,
    });
  await expect.element(cell(1, 2)).toBeInTheDocument();
  return { data, screen, cell };
}
