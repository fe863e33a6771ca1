import { listOpenDays, plainCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answerRequests } from "../../../testing/answer-requests.ts";
import { buildTeacherData } from "../../../testing/build-teacher-data.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import { MonthGrid } from "./month-grid.tsx";

const days = listOpenDays(plainCalendar, "2026-11");
const names = Array.from({ length: 40 }, (_, index) => `학생${index + 1}`);

async function renderGrid(students: readonly RosterStudent[]) {
  const data = await buildTeacherData();
  const screen = await renderAt(
    "/",
    data,
    <MonthGrid
      store={data.year}
      students={students}
      days={days}
      today="2026-11-20"
      calendar={plainCalendar}
      isChoosing={false}
      onChoosingEnd={() => undefined}
    />,
  );
  return { data, screen };
}

function buildStudents(): readonly RosterStudent[] {
  return names.map((name, index) => ({ id: `s${index + 1}`, number: index + 1, name }));
}

describe("the month grid", () => {
  it("says the sums of a row by kind, and nothing where there are none", async () => {
    const { screen } = await renderGrid(buildStudents());
    const cell = (number: number, date: number) =>
      screen.getByRole("gridcell", { name: `${number}번 학생${number} 11월 ${date}일 출석` });
    cell(2, 3).element().focus();
    await userEvent.keyboard("1");
    cell(2, 4).element().focus();
    await userEvent.keyboard("2");

    const sum = screen.getByRole("gridcell", { name: "결석 1, 지각 1" });
    await expect.element(sum).toBeInTheDocument();
    expect(sum.element().closest("[data-row]")?.getAttribute("data-row")).toBe("1");
    const sums = [...screen.container.querySelectorAll("[data-row] > td:last-child[aria-label]")];
    expect(sums).toEqual([sum.element()]);
  });

  it("renders one cell for one mark, not the row and not the grid", async () => {
    const readCounts = new Map<string, number>();
    const students = buildStudents().map((student) => ({
      ...student,
      // Every render of a cell or a row's head reads the name.
      get name() {
        readCounts.set(student.id, (readCounts.get(student.id) ?? 0) + 1);
        return student.name;
      },
    }));
    const { screen } = await renderGrid(students);
    const cell = screen.getByRole("gridcell", { name: "7번 학생7 11월 20일 출석" });
    // The last rows come after the first picture.
    await expect
      .element(screen.getByRole("gridcell", { name: "40번 학생40 11월 30일 출석" }))
      .toBeInTheDocument();
    cell.element().focus();
    readCounts.clear();

    await userEvent.keyboard("2");

    await expect
      .element(screen.getByRole("gridcell", { name: "7번 학생7 11월 20일 질병 지각" }))
      .toBeVisible();
    // One read for the sentence of the toast, one for the cell.
    expect([...readCounts]).toEqual([["s7", 2]]);
  });

  it("marks by figures, goes on to the next reason, and Delete makes it 출석 again", async () => {
    const { screen } = await renderGrid(buildStudents());
    const place = (state: string) =>
      screen.getByRole("gridcell", { name: `1번 학생1 11월 20일 ${state}` });
    place("출석").element().focus();

    await userEvent.keyboard("1");
    await expect.element(place("질병 결석")).toBeVisible();
    await userEvent.keyboard("1");
    await expect.element(place("미인정 결석")).toBeVisible();
    await userEvent.keyboard("2");
    await expect.element(place("질병 지각")).toBeVisible();
    await userEvent.keyboard("{Delete}");
    await expect.element(place("출석")).toBeVisible();
  });

  it("marks by a figure in the dialog that a press opened, while 사유 is empty", async () => {
    await page.viewport(1366, 768);
    const { screen } = await renderGrid(buildStudents());
    const place = (state: string) =>
      screen.getByRole("gridcell", { name: `1번 학생1 11월 2일 ${state}` });
    const note = screen.getByRole("textbox", { name: "사유" });

    await place("출석").click();
    await expect.element(note).toHaveFocus();
    await userEvent.keyboard("1");
    await expect.element(place("질병 결석")).toBeVisible();
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();

    await place("질병 결석").click();
    await note.fill("체온 38");
    await userEvent.keyboard("2");
    await expect.element(note).toHaveValue("체온 382");
  });

  it("offers the history of a day in its small dialog", async () => {
    await page.viewport(1366, 768);
    answerRequests({ history: { changes: [], next: null } });
    const { screen } = await renderGrid(buildStudents());
    await screen.getByRole("gridcell", { name: "1번 학생1 11월 2일 출석" }).click();

    await screen.getByRole("button", { name: "변경 이력" }).click();

    const dialog = screen.getByRole("dialog", { name: "변경 이력" });
    await expect.element(dialog.getByText("11월 2일 월요일 · 1번 학생1")).toBeVisible();
  });

  it("walks by arrow keys and stays inside", async () => {
    const { screen } = await renderGrid(buildStudents());
    screen.getByRole("gridcell", { name: "1번 학생1 11월 2일 출석" }).element().focus();

    await userEvent.keyboard("{ArrowUp}{ArrowLeft}{ArrowDown}{ArrowRight}");

    expect(document.activeElement?.getAttribute("aria-label")).toBe("2번 학생2 11월 3일 출석");
  });
});
