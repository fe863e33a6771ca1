import { createRow } from "@damim/sync/change.ts";
import { toMarkId, type AttendanceMark } from "@damim/domain/attendance/attendance-mark.ts";
import { closeMonth, reopenMonth } from "@damim/domain/month-close/close-month.ts";
import { monthCloseKind } from "@damim/domain/month-close/month-close.ts";
import { describe, expect, it } from "vitest";
import { page, userEvent, type Locator } from "vitest/browser";
import { answerRequests } from "../../testing/answer-requests.ts";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { Component as ClosePage } from "./close-page.tsx";
import { Component as RulesSettings } from "./rules-settings.tsx";

const ill: AttendanceMark = {
  day: "2026-11-16",
  studentId: "student-1",
  kind: "absent",
  reason: "illness",
  note: "감기",
};
const trip: AttendanceMark = {
  day: "2026-11-19",
  studentId: "student-2",
  kind: "absent",
  reason: "excused",
  subReason: "fieldStudy",
};

async function renderPage(
  address: string,
  marks: readonly AttendanceMark[],
  whole?: Promise<void>,
) {
  await page.viewport(1366, 768);
  const data = await buildTeacherData({
    students: [
      { number: 1, name: "강도윤" },
      { number: 2, name: "권서아" },
    ],
  });
  await data.year.write(
    marks.map((mark) => createRow("attendanceMark", toMarkId(mark), { ...mark })),
  );
  if (whole) Object.defineProperty(data.year, "whole", { value: whole });
  const screen = await renderAt(
    address,
    data,
    <>
      <ClosePage />
      <RulesSettings />
    </>,
  );
  const button = (name: string) => screen.getByRole("button", { name });
  return { data, screen, button };
}

describe("월말 마감", () => {
  it("opens 변경 이력 of a month, of a paper and of the rules", async () => {
    answerRequests({ history: { changes: [], next: null } });
    const { screen } = await renderPage("/manageAttendance/close", [ill]);
    const history = screen.getByRole("dialog", { name: "변경 이력" });
    const open = async (button: Locator, subject: string | RegExp) => {
      await expect.element(button).toBeInTheDocument();
      // Without the stylesheet a dialog does not lie on top, so a pointer would hit what should be below it.
      const element = button.element();
      if (element instanceof HTMLElement) element.click();
      await expect.element(history.getByText(subject)).toBeInTheDocument();
      await userEvent.keyboard("{Escape}");
      await expect.element(history).not.toBeInTheDocument();
    };
    const buttons = screen.getByRole("button", { name: "변경 이력" });

    await open(buttons.first(), "2026년 11월 마감");
    await open(buttons.last(), "출결 규칙");
    await screen.getByRole("button", { name: "1번 강도윤 서류 자세히" }).click();
    const paper = screen.getByRole("dialog", { name: "1번 강도윤 출결 서류" });
    await open(paper.getByRole("button", { name: "변경 이력" }), /11월 16일/);
  });

  it("closes when papers are in and everything stands in NEIS, and shows a later change", async () => {
    const { data, screen, button } = await renderPage("/manageAttendance/close", [ill]);
    await expect.element(button("마감하기")).toHaveAccessibleDescription(/남은 일을 끝내면/);

    await button("1번 강도윤 결석신고서 받음").click();
    await button("1번 강도윤 나이스 입력").click();
    await button("마감하기").click();
    const question = screen.getByRole("dialog", { name: "아직 끝나지 않은 달이에요" });
    await expect.element(question.getByText("이 달에 수업일이 6일 남았어요.")).toBeInTheDocument();
    await expect
      .element(question.getByText("오늘은 2명 가운데 2명의 등교를 아직 확인하지 않았어요."))
      .toBeInTheDocument();
    expect(data.year.rows(monthCloseKind).size).toBe(0);
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByText("11월 20일에 마감했어요")).toBeVisible();
    expect(data.year.rows(monthCloseKind).get("2026-11")?.closedMarks).toEqual({
      "student-1": "16♡",
    });

    await data.year.write([
      { kind: "attendanceMark", id: toMarkId(ill), set: { reason: "excused" } },
    ]);
    await expect.element(screen.getByText("1번 강도윤: 16♡ → 16△")).toBeVisible();
    await expect.element(button("1번 강도윤 나이스 입력")).toBeVisible();

    data.history.undo();
    await expect.element(button("마감하기")).toBeVisible();
  });

  it("is not held up by what was written of a pupil who had left, and says so", async () => {
    const { data, screen, button } = await renderPage("/manageAttendance/close", [ill]);
    await data.year.write([
      {
        kind: "student",
        id: "student-1",
        set: { gone: { day: "2026-11-10", kind: "transferOut" } },
      },
      createRow("checkIn", "2026-11-17~student-1", {
        day: "2026-11-17",
        studentId: "student-1",
        state: "awaited",
      }),
    ]);

    await expect
      .element(screen.getByText("전출한 뒤의 기록 1건은 세지 않았어요.").first())
      .toBeVisible();
    await expect.element(screen.getByText("마감 전에 할 일이 없어요")).toBeVisible();
    await button("마감하기").click();
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByText("11월 20일에 마감했어요")).toBeVisible();
    expect(data.year.rows(monthCloseKind).get("2026-11")?.closedMarks).toEqual({});
  });

  it("closes nothing before all rows are here", async () => {
    let bring: () => void = () => undefined;
    const rest = new Promise<void>((resolve) => (bring = resolve));
    const { button } = await renderPage("/manageAttendance/close", [], rest);
    await expect.element(button("마감하기")).toHaveAccessibleDescription(/불러오고 있어요/);
    bring();
    await expect.element(button("마감하기")).not.toHaveAccessibleDescription();
  });

  it("shows the class that was chosen, and closes all of them at once", async () => {
    const { data, screen, button } = await renderPage("/manageAttendance/close", [ill]);
    await data.year.write([
      createRow("student", "student-9", { number: 1, name: "한다온", classKey: "3-9" }),
    ]);
    const choose = (label: string) =>
      screen.getByRole("combobox", { name: "반" }).selectOptions(label);
    await choose("3학년 9반");
    await expect.element(screen.getByText("이 달에는 적은 출결이 없어요.").first()).toBeVisible();
    await expect
      .element(button("마감하기"))
      .toHaveAccessibleDescription(/다른 반에 남은 일이 2건 있어요/);
    const warning = screen.getByText(/^지금은 한 반만 보고 있어요/);
    await expect.element(screen.getByText(/마감하면 모든 반에 함께 적용돼요/)).toBeVisible();
    await data.year.write(closeMonth("2026-11", [], "2026-11-20"));
    await expect.element(screen.getByText(/마감을 풀면 모든 반에 함께 적용돼요/)).toBeVisible();
    await data.year.write(reopenMonth("2026-11"));

    await choose("우리 반");

    await expect.element(button("1번 강도윤 나이스 입력")).toBeVisible();
    await choose("모든 반");
    await expect.element(warning).not.toBeInTheDocument();
  });

  it("says who is still 확인 중 once the school's day has begun", async () => {
    const { data, screen } = await renderPage("/manageAttendance/close", []);
    await data.year.write([
      createRow("checkIn", "2026-11-20~student-2", {
        day: "2026-11-20",
        studentId: "student-2",
        state: "awaited",
      }),
    ]);
    await expect
      .element(screen.getByRole("button", { name: "2번 권서아 출결 적기" }))
      .toBeVisible();
  });

  it("does not close a month with a day that two devices told differently", async () => {
    const { screen, button } = await renderPage("/manageAttendance/close", [
      { ...ill, enteredAs: "illness" },
      { ...ill, kind: "earlyLeave", enteredAs: "illness" },
    ]);

    await expect
      .element(screen.getByText(/두 기기에서 다르게 적었어요: 질병 결석, 질병 조퇴$/))
      .toBeVisible();
    await expect.element(screen.getByText("마감까지 남은 일 1건이에요.")).toBeVisible();
    await expect.element(button("마감하기")).toHaveAccessibleDescription(/남은 일을 끝내면/);
    await expect.element(button("1번 강도윤 출결 적기")).toBeVisible();
  });

  it("keeps the account of 체험학습 by the school's rules", async () => {
    const { screen } = await renderPage("/manageAttendance/close?view=trips", [trip]);
    await expect.element(screen.getByText("14일 남았어요")).toBeVisible();

    await screen.getByRole("combobox", { name: "교외체험학습 한 해 일수" }).selectOptions("20일");

    await expect.element(screen.getByText("19일 남았어요")).toBeVisible();
  });

  it("keeps the day of a paper and the way it came in its dialog", async () => {
    const { screen, button } = await renderPage("/manageAttendance/close?view=papers", [ill]);
    await button("1번 강도윤 서류 자세히").click();
    const dialog = screen.getByRole("dialog", { name: "1번 강도윤 출결 서류" });

    await dialog.getByLabelText("결석신고서 받은 날").fill("2026-11-18");
    const online = dialog.getByRole("radio", { name: "나이스 온라인" }).element();
    if (online instanceof HTMLElement) online.click();

    await expect
      .element(dialog.getByText("나이스로 받은 서류는 출력하지 않아도 돼요."))
      .toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect
      .element(button("1번 강도윤 결석신고서 받음"))
      .toHaveAccessibleDescription("11월 18일에 받았어요");
  });
});
