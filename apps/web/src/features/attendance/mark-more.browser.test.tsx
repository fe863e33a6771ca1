import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { absencePaperKind } from "@damim/domain/attendance-papers/absence-paper.ts";
import { baseCellKind, baseTableKind } from "@damim/domain/class-table/base-table.ts";
import { createRow } from "@damim/sync/change.ts";
import { closeMonth } from "@damim/domain/month-close/close-month.ts";
import { describe, expect, it } from "vitest";
import { page, userEvent, type Locator } from "vitest/browser";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { Component as AttendancePage } from "./attendance-page.tsx";

async function renderDay(count = 4) {
  await page.viewport(1366, 768);
  const data = await buildTeacherData({
    students: Array.from({ length: count }, (_, index) => ({
      number: index + 1,
      name: `학생${index + 1}`,
    })),
  });
  const screen = await renderAt("/attendance", data, <AttendancePage />);
  const button = (name: string) => screen.getByRole("button", { name });
  const findMark = (day: string, student: number, kind: string) =>
    data.year.rows(attendanceMarkKind).get(`${day}~student-${student}~${kind}`);
  return { data, screen, button, findMark };
}

describe("the dialog of a pupil", () => {
  it("marks a 세부 사유 in one go, with the days that are left", async () => {
    const { screen, button, findMark } = await renderDay();
    await button("2번 학생2 출석").click();
    await button("세부 사유·교시").click();

    await screen
      .getByRole("combobox", { name: "세부 사유" })
      .selectOptions("출석인정 · 교외체험학습");
    await expect.element(screen.getByText("교외체험학습: 한 해 15일 중 0일 썼어요.")).toBeVisible();
    await button("출석인정 결석, 교외체험학습").click();

    await expect.element(button("2번 학생2 출석인정 결석")).toBeVisible();
    expect(findMark("2026-11-20", 2, "absent")?.subReason).toBe("fieldStudy");
  });

  it("marks the days of a 경조사 as one step, with which one it is", async () => {
    const { data, screen, button, findMark } = await renderDay();
    await button("2번 학생2 출석").click();
    await button("세부 사유·교시").click();
    const select = (name: string) => screen.getByRole("combobox", { name });
    await select("세부 사유").selectOptions("출석인정 · 경조사");
    await select("어떤 경조사인가요?").selectOptions("사망: 부모, 조부모, 외조부모 (5일)");
    await expect
      .element(screen.getByText("5일까지 인정돼요. 쉬는 날은 세지 않아요."))
      .toBeVisible();
    await button("이날부터 수업일 5일").click();

    await expect.element(button("2번 학생2 출석인정 결석")).toBeVisible();
    const days = ["2026-11-20", "2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26"];
    expect(days.map((day) => findMark(day, 2, "absent")?.subReason)).toEqual(
      days.map(() => "familyEvent"),
    );
    expect(findMark("2026-11-27", 2, "absent")).toBeUndefined();
    const papers = () => [...data.year.rows(absencePaperKind).values()];
    expect(papers()).toMatchObject([{ day: "2026-11-20", familyEvent: "deathNear" }]);

    data.history.undo();
    await expect.element(button("2번 학생2 출석")).toBeVisible();
    expect([findMark("2026-11-26", 2, "absent"), papers()]).toEqual([undefined, []]);
  });

  it("offers the lessons that the class table gives the day", async () => {
    const { data, screen, button } = await renderDay();
    await data.year.write([
      createRow(baseTableKind.name, "2026-03-01", { from: "2026-03-01" }),
      ...[1, 2, 3, 4, 5].map((period) =>
        createRow(baseCellKind.name, `2026-03-01~5~${period}`, {
          from: "2026-03-01",
          weekday: 5,
          period,
          subjectId: "s1",
        }),
      ),
    ]);
    await button("2번 학생2 출석").click();
    await button("세부 사유·교시").click();

    await expect.element(screen.getByRole("button", { name: "6교시" })).not.toBeInTheDocument();
    await button("5교시").click();
    await expect.element(screen.getByText(/^하루로는 조퇴예요/)).toBeVisible();
  });

  it("writes the lessons that were missed with the code, and says what they are for the day", async () => {
    const { screen, button, findMark } = await renderDay();
    await button("1번 학생1 출석").click();
    await button("세부 사유·교시").click();
    await button("5교시").click();
    await button("6교시").click();
    await expect.element(screen.getByText(/하루로는 조퇴예요/)).toBeVisible();

    await button("질병 조퇴").click();

    await expect.element(button("1번 학생1 질병 조퇴")).toBeVisible();
    expect(findMark("2026-11-20", 1, "earlyLeave")?.periods).toEqual([5, 6]);
  });
});

describe("several pupils", () => {
  it("are marked on the school days of a span, as one step", async () => {
    const { data, screen, button, findMark } = await renderDay();
    await button("여러 명 고르기").click();
    await button("1번 학생1 출석").click();
    await button("3번 학생3 출석").click();
    await screen.getByLabelText("마지막 날").fill("2026-11-24");
    await expect.element(screen.getByText("쉬는 날을 빼고 3일을 적어요.")).toBeVisible();
    await screen
      .getByRole("region", { name: "고른 학생 출결" })
      .getByRole("button", { name: "질병 결석" })
      .click();

    await expect.element(button("3번 학생3 질병 결석")).toBeVisible();
    const days = ["2026-11-20", "2026-11-21", "2026-11-22", "2026-11-23", "2026-11-24"];
    expect(days.map((day) => findMark(day, 1, "absent") !== undefined)).toEqual([
      true,
      false,
      false,
      true,
      true,
    ]);

    data.history.undo();
    await expect.element(button("3번 학생3 출석")).toBeVisible();
    expect(findMark("2026-11-24", 1, "absent")).toBeUndefined();
  });
});

describe("a closed month", () => {
  it("asks once before a change, and keeps what is half-written until the answer", async () => {
    const { data, screen, button } = await renderDay();
    await data.year.write(closeMonth("2026-11", [], "2026-11-30"));
    await button("1번 학생1 출석").click();
    await screen.getByRole("textbox", { name: "사유" }).fill("감기");
    await button("질병 결석").click();

    const question = screen.getByRole("dialog", { name: "마감한 달이에요" });
    await expect.element(question).toBeVisible();
    press(question.getByRole("button", { name: "취소" }));
    await expect.element(button("1번 학생1 출석")).toBeInTheDocument();
    expect(data.year.rows(attendanceMarkKind).size).toBe(0);

    press(button("질병 결석"));
    await expect.element(question).toBeVisible();
    press(question.getByRole("button", { name: "그래도 고치기" }));
    await expect.element(button("1번 학생1 질병 결석")).toBeInTheDocument();
    expect(data.year.rows(attendanceMarkKind).get("2026-11-20~student-1~absent")?.note).toBe(
      "감기",
    );
  });
});

describe("a day of 30 pupils with 3 exceptions", () => {
  const states = ["2번 학생2 질병 결석", "3번 학생3 질병 지각", "28번 학생28 미인정 결석"];

  it("takes six taps", async () => {
    const { button } = await renderDay(30);
    const taps = [
      "2번 학생2 출석",
      "질병 결석",
      "3번 학생3 출석",
      "질병 지각",
      "28번 학생28 출석",
      "미인정 결석",
    ];
    for (const name of taps) await button(name).click();

    for (const state of states) await expect.element(button(state)).toBeVisible();
    expect(taps.length).toBeLessThanOrEqual(6);
  });

  it("takes nine keys", async () => {
    const { button } = await renderDay(30);
    const first = button("1번 학생1 출석");
    await expect.element(first).toBeVisible();
    const seat = first.element();
    if (seat instanceof HTMLElement) seat.focus();

    const keys = ["ArrowRight", "1", "ArrowRight", "2", "End", "ArrowLeft", "ArrowLeft", "1", "1"];
    for (const key of keys) await userEvent.keyboard(`{${key}}`);

    for (const state of states) await expect.element(button(state)).toBeVisible();
    expect(keys.length).toBeLessThanOrEqual(12);
  });
});

/** By the element itself: without our styles the page lies over what floats above it. */
function press(control: Locator): void {
  const element = control.element();
  if (element instanceof HTMLElement) element.click();
}
