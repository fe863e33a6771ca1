import { attendanceMarkKind, toMarkId } from "@damim/domain/attendance/attendance-mark.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createRow } from "@damim/sync/change.ts";
import { familyReportKind } from "@damim/domain/family-report/family-report.ts";
import { buildTeacherData, TEST_NOW } from "../../testing/build-teacher-data.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { DayBoard } from "./day-board.tsx";
import { TodayAttendanceCard } from "./today-attendance-card.tsx";

const students: readonly RosterStudent[] = Array.from({ length: 6 }, (_, index) => ({
  id: `s${index + 1}`,
  number: index + 1,
  name: `학생${index + 1}`,
}));

async function renderBoard() {
  // Wide enough for the dialog to stand beside the seat.
  await page.viewport(1366, 768);
  const data = await buildTeacherData();
  const screen = await renderAt(
    "/",
    data,
    <DayBoard store={data.year} students={students} day="2026-11-20" look="seat" />,
  );
  const seat = (number: number, state: string) =>
    screen.getByRole("button", { name: `${number}번 학생${number} ${state}` });
  return { data, screen, seat };
}

it("a pupil of whom a family told something for the day has a dot, until it was answered", async () => {
  const { data, screen, seat } = await renderBoard();
  const dot = screen.getByText("가정에서 알렸어요");
  const report = { type: "absent", reason: "sick", at: TEST_NOW, state: "new", door: "card" };
  const tell = (id: string, set: object = { ...report, keyHash: "a".repeat(64) }) =>
    data.year.write([createRow(familyReportKind.name, id, { ...set })]);
  await tell("2026-11-23~s1~u1");
  await tell("2026-11-20~s2~u2");
  await expect.element(dot).toBeInTheDocument();
  expect(dot.element().closest("li")?.textContent).toContain("학생2");
  await seat(2, "출석").click();
  await expect.element(screen.getByText("결석 · 아파요 (09:00)")).toBeVisible();
  await tell("2026-11-20~s2~u2", { state: "dismissed" });
  await expect.element(dot).not.toBeInTheDocument();
});

it("offers as 사유 what the teacher wrote last, and never what a family said of another child", async () => {
  const { data, screen, seat } = await renderBoard();
  const mark = (studentId: string, note: string) => {
    const of = { day: "2026-11-20", studentId, kind: "absent" } as const;
    return createRow(attendanceMarkKind.name, toMarkId(of), { ...of, reason: "illness", note });
  };
  // Of a month ago, when its own words are gone.
  const report = { type: "absent", reason: "sick", at: TEST_NOW, state: "taken", door: "card" };
  await data.year.write([
    createRow(familyReportKind.name, "2026-11-20~s2~u", report),
    mark("s2", "간질 발작"),
    mark("s3", "독감"),
  ]);
  await seat(1, "출석").click();
  await expect.element(screen.getByRole("button", { name: "독감" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "간질 발작" })).not.toBeInTheDocument();
});

describe("the board of a day", () => {
  it("marks the focused pupil by a figure and goes on to the next reason", async () => {
    const { seat } = await renderBoard();
    seat(1, "출석").element().focus();

    await userEvent.keyboard("{ArrowRight}2");
    await expect.element(seat(2, "질병 지각")).toBeVisible();
    await userEvent.keyboard("2");
    await expect.element(seat(2, "미인정 지각")).toBeVisible();
    await userEvent.keyboard("{Delete}");
    await expect.element(seat(2, "출석")).toBeVisible();
  });

  it("leaves the next pupil's dialog open that a quick hand opened before the last one closed", async () => {
    const { screen, seat } = await renderBoard();
    await seat(1, "출석").click();
    const code = screen.getByRole("button", { name: "질병 결석" });
    await expect.element(code).toBeVisible();

    for (const control of [code.element(), seat(2, "출석").element()]) {
      if (control instanceof HTMLElement) control.click();
    }
    await expect.element(seat(1, "질병 결석")).toBeVisible();
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);

    await expect.element(screen.getByRole("dialog", { name: "2번 학생2" })).toBeVisible();
  });

  it("has the dialog drawn at rest, before the first press, for nobody to meet", async () => {
    const { screen, seat } = await renderBoard();
    await expect.poll(() => document.querySelector("dialog")).not.toBeNull();
    const drawn = document.querySelector("dialog");
    expect(drawn?.querySelector("button")?.checkVisibility()).toBe(false);
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();

    await seat(2, "출석").click();

    const dialog = screen.getByRole("dialog", { name: "2번 학생2" });
    await expect.element(dialog).toBeVisible();
    expect(dialog.element()).toBe(drawn);
  });

  it("draws the dialog of the pressed pupil before the lift, out of everybody's sight", async () => {
    const { screen, seat } = await renderBoard();
    await seat(1, "출석").click();
    await expect.element(screen.getByRole("dialog", { name: "1번 학생1" })).toBeVisible();
    await userEvent.keyboard("{Escape}");

    seat(2, "출석")
      .element()
      .dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));

    const drawn = screen.getByRole("dialog", { name: "2번 학생2", includeHidden: true });
    await expect.element(drawn).toBeInTheDocument();
    expect(screen.getByRole("dialog").query()).toBeNull();
    expect(screen.getByText("질병").first()).not.toBeVisible();
    expect(drawn.element().getBoundingClientRect().right).toBeLessThan(0);
  });

  it("keeps the pupil it was opened for by key while it closes", async () => {
    const { screen, seat } = await renderBoard();
    await seat(1, "출석").click();
    await userEvent.keyboard("{Escape}");
    seat(2, "출석").element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByRole("dialog", { name: "2번 학생2" })).toBeVisible();

    await userEvent.keyboard("{Escape}");

    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
    const closed = screen.getByRole("dialog", { name: "2번 학생2", includeHidden: true });
    await expect.element(closed).toBeInTheDocument();
  });

  it("opens with an empty reason for the next pupil although the last one's was typed", async () => {
    const { screen, seat } = await renderBoard();
    await seat(1, "출석").click();
    await screen.getByRole("textbox", { name: "사유" }).fill("감기");
    await screen.getByRole("button", { name: "질병 결석" }).click();
    await expect.element(seat(1, "질병 결석")).toBeVisible();

    await seat(2, "출석").click();
    await expect.element(screen.getByRole("textbox", { name: "사유" })).toHaveValue("");
    await userEvent.keyboard("{Escape}");
    await seat(1, "질병 결석").click();

    await expect.element(screen.getByRole("textbox", { name: "사유" })).toHaveValue("감기");
  });

  it("saves the reason typed before with the code, and Escape changes nothing", async () => {
    const { data, screen, seat } = await renderBoard();

    await seat(3, "출석").click();
    await screen.getByRole("textbox", { name: "사유" }).fill("감기");
    await userEvent.keyboard("{Escape}");
    await expect.element(seat(3, "출석")).toBeVisible();

    await seat(3, "출석").click();
    await screen.getByRole("textbox", { name: "사유" }).fill("감기, 열");
    await screen.getByRole("button", { name: "질병 결석" }).click();
    await expect.element(seat(3, "질병 결석")).toBeVisible();
    const row = data.year
      .rows<{ note?: string }>({ name: "attendanceMark" })
      .get("2026-11-20~s3~absent");
    expect(row?.note).toBe("감기, 열");
  });

  it("an act can be taken back as a whole and done again", async () => {
    const { data, screen, seat } = await renderBoard();
    await seat(4, "출석").click();
    await screen.getByRole("button", { name: "미인정 결석" }).click();
    await expect.element(seat(4, "미인정 결석")).toBeVisible();

    data.history.undo();
    await expect.element(seat(4, "출석")).toBeVisible();
    data.history.redo();
    await expect.element(seat(4, "미인정 결석")).toBeVisible();
  });
});

describe("the room on 오늘", () => {
  it("names first who has not come, and one press says that they came", async () => {
    const data = await buildTeacherData({
      students: students.map(({ number, name }) => ({ number, name })),
    });
    const screen = await renderAt(
      "/",
      data,
      <TodayAttendanceCard store={data.year} day="2026-11-20" />,
    );
    const missing = screen.getByRole("list", { name: "아직 안 온 학생" });
    expect(missing.elements()).toEqual([]);

    await screen.getByRole("button", { name: "2번 학생2 출석" }).click();
    await screen.getByRole("button", { name: "아직 안 왔어요" }).click();
    await expect.element(missing).toBeVisible();
    await missing.getByRole("button", { name: "2번 학생2 왔어요" }).click();

    await expect.element(missing).not.toBeInTheDocument();
    await expect.element(screen.getByRole("button", { name: "2번 학생2 출석" })).toBeVisible();
  });
});
