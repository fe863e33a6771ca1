import { createRow } from "@damim/sync/change.ts";
import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { checkInKind } from "@damim/domain/attendance/check-in.ts";
import { attendanceRulesKind } from "@damim/domain/attendance/attendance-rules.ts";
import { closeMonth } from "@damim/domain/month-close/close-month.ts";
import { describe, expect, it } from "vitest";
import { page, userEvent, type Locator } from "vitest/browser";
import { buildTeacherData } from "../../../testing/build-teacher-data.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import { Component as AttendancePage } from "../attendance-page.tsx";

async function renderDay(day: string) {
  await page.viewport(1366, 768);
  const data = await buildTeacherData({
    students: [1, 2].map((number) => ({ number, name: `학생${number}` })),
  });
  const screen = await renderAt(`/attendance?day=${day}`, data, <AttendancePage />);
  const button = (name: string) => screen.getByRole("button", { name });
  const question = screen.getByRole("dialog", { name: "수업이 없는 날이에요" });
  const listMarks = () => [...data.year.rows(attendanceMarkKind).keys()];
  return { data, screen, button, question, listMarks };
}

describe("a mark on a day without lessons", () => {
  it("asks first, once a day, and can be taken back", async () => {
    const { data, button, question, listMarks } = await renderDay("2026-12-25");
    await button("1번 학생1 출석").click();
    await button("질병 결석").click();
    await expect
      .element(
        question.getByText("12월 25일은 성탄절이라 수업이 없는 날이에요. 그래도 기록할까요?"),
      )
      .toBeInTheDocument();
    await press(question.getByRole("button", { name: "취소" }));
    await expect.element(question).not.toBeInTheDocument();
    expect(listMarks()).toEqual([]);

    await press(button("질병 결석"));
    await press(question.getByRole("button", { name: "그래도 기록하기" }));
    await expect.element(button("1번 학생1 질병 결석")).toBeInTheDocument();
    await expect.element(question).not.toBeInTheDocument();
    const seat = button("2번 학생2 출석").element();
    if (seat instanceof HTMLElement) seat.focus();
    await userEvent.keyboard("2");

    await expect.element(button("2번 학생2 질병 지각")).toBeInTheDocument();
    expect(question.elements()).toEqual([]);
    data.history.undo();
    data.history.undo();
    expect(listMarks()).toEqual([]);
  });

  it("asks on a weekend by keys too, and not about taking a mark away", async () => {
    const { data, button, question, listMarks } = await renderDay("2026-11-21");
    const seat = button("1번 학생1 출석");
    await expect.element(seat).toBeVisible();
    const element = seat.element();
    if (element instanceof HTMLElement) element.focus();

    await userEvent.keyboard("1");
    await expect.element(question.getByText(/11월 21일은 주말이라/)).toBeInTheDocument();
    await userEvent.keyboard("{Enter}");
    await expect.element(button("1번 학생1 질병 결석")).toBeInTheDocument();
    await expect.element(question).not.toBeInTheDocument();
    await userEvent.keyboard("{Delete}");

    await expect.element(button("1번 학생1 출석")).toBeInTheDocument();
    expect(listMarks()).toEqual([]);
    expect(data.history.undoLabel).toContain("출석으로 바꿨어요");
  });

  it("asks before everybody is said to have come", async () => {
    const { data, button, question } = await renderDay("2026-11-22");
    await button("나머지 모두 왔어요").click();
    await expect.element(question.getByText(/11월 22일은 주말이라/)).toBeInTheDocument();
    expect(data.year.rows(checkInKind).size).toBe(0);

    await press(question.getByRole("button", { name: "그래도 기록하기" }));
    await expect.poll(() => data.year.rows(checkInKind).size).toBe(2);
  });

  it("asks one thing after the other where the month is closed too", async () => {
    const { data, screen, button, question } = await renderDay("2026-11-21");
    await data.year.write(closeMonth("2026-11", [], "2026-11-20"));
    await button("1번 학생1 출석").click();
    await button("질병 결석").click();

    await press(question.getByRole("button", { name: "그래도 기록하기" }));
    const month = screen.getByRole("dialog", { name: "마감한 달이에요" });
    await press(month.getByRole("button", { name: "그래도 고치기" }));

    await expect.element(button("1번 학생1 질병 결석")).toBeInTheDocument();
  });
});

describe("a 세부 사유 with a limit", () => {
  it("asks before a day beyond it, and writes it all the same", async () => {
    const { data, screen, button, listMarks } = await renderDay("2026-11-20");
    await data.year.write([createRow(attendanceRulesKind.name, "rules", { fieldStudyDays: 0 })]);
    await button("1번 학생1 출석").click();
    await button("세부 사유·교시").click();
    await screen
      .getByRole("combobox", { name: "세부 사유" })
      .selectOptions("출석인정 · 교외체험학습");
    await button("출석인정 결석, 교외체험학습").click();

    const question = screen.getByRole("dialog", {
      name: "교외체험학습 일수를 넘어요",
    });
    await expect
      .element(question.getByText("1번 학생1: 한 해 0일까지인데 1일이 돼요. 그래도 기록할까요?"))
      .toBeInTheDocument();
    expect(listMarks()).toEqual([]);
    await press(question.getByRole("button", { name: "그래도 기록하기" }));

    await expect.element(button("1번 학생1 출석인정 결석")).toBeInTheDocument();
  });

  it("asks once for all pupils of a span, whose choice stays until the answer", async () => {
    const { data, screen, button, listMarks } = await renderDay("2026-11-20");
    await data.year.write([createRow(attendanceRulesKind.name, "rules", { fieldStudyDays: 1 })]);
    await button("여러 명 고르기").click();
    await button("1번 학생1 출석").click();
    await button("2번 학생2 출석").click();
    const bar = screen.getByRole("region", { name: "고른 학생 출결" });
    await bar.getByLabelText("마지막 날").fill("2026-11-23");
    await bar.getByRole("combobox", { name: "세부 사유" }).selectOptions("출석인정 · 교외체험학습");
    await bar.getByRole("button", { name: "출석인정 결석" }).click();

    const question = screen.getByRole("dialog", {
      name: "교외체험학습 일수를 넘어요",
    });
    await expect
      .element(question.getByText(/^1번 학생1 외 1명: 한 해 1일까지/))
      .toBeInTheDocument();
    await press(question.getByRole("button", { name: "취소" }));
    await expect.element(question).not.toBeInTheDocument();
    expect(listMarks()).toEqual([]);
    await press(bar.getByRole("button", { name: "출석인정 결석" }));
    await press(question.getByRole("button", { name: "그래도 기록하기" }));

    await expect.element(button("2번 학생2 출석인정 결석")).toBeInTheDocument();
    expect(listMarks()).toHaveLength(4);
  });
});

/** By the element itself: without our styles the page lies over what floats above it. */
async function press(control: Locator): Promise<void> {
  await expect.element(control).toBeInTheDocument();
  const element = control.element();
  if (element instanceof HTMLElement) element.click();
}
