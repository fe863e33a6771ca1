import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { markArrived } from "@damim/domain/attendance/mark-student.ts";
import { checkInKind } from "@damim/domain/attendance/check-in.ts";
import { familyReportKind } from "@damim/domain/family-report/family-report.ts";
import { closeMonth } from "@damim/domain/month-close/close-month.ts";
import { withdrawnReport } from "@damim/domain/family-report/list-reports.ts";
import { createRow } from "@damim/sync/change.ts";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { MarkQuestionSlot } from "../../kit/attendance/mark-question-slot.tsx";
import { buildTeacherData, TEST_NOW } from "../../testing/build-teacher-data.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { keepPlace } from "../../ui/arrival/keep-place.ts";
import { Component } from "./reports-card.tsx";

const DAY = "2026-11-20";
const students = [
  { number: 1, name: "박서준", guardians: [{ relation: "어머니", phone: "010-0000-1234" }] },
  { number: 2, name: "오시우" },
];

async function renderMorning(width = 1366) {
  await page.viewport(width, 768);
  const data = await buildTeacherData({ students });
  const tell = (name: string, id: number, more: object = {}) =>
    data.year.write([
      createRow(familyReportKind.name, `${DAY}~student-${id}~${name}`, {
        type: "absent",
        reason: "sick",
        note: "밤부터 열이 나서 병원에 가요",
        relation: "어머니",
        at: TEST_NOW - 48 * 60_000,
        state: "new",
        door: "name",
        keyHash: "a".repeat(64),
        ...more,
      }),
    ]);
  const screen = await renderAt(
    "/weteacher?about=morning",
    data,
    <section>
      <h2>아직 2명 안 왔어요</h2>
      <Component />
      <MarkQuestionSlot />
    </section>,
  );
  const press = (name: string) => screen.getByRole("button", { name, exact: true }).click();
  return { data, tell, screen, press };
}

it("stands only where somebody told, and one press writes the mark and takes the line away", async () => {
  const { data, tell, screen, press } = await renderMorning();
  const region = screen.getByRole("region", { name: "가정에서 알렸어요" });
  await expect.element(region).not.toBeInTheDocument();

  await tell("u1", 1);
  await tell("u2", 2, { type: "late", note: null, relation: null });
  await expect.element(screen.getByText("가정에서 알렸어요 2")).toBeVisible();
  await expect
    .element(screen.getByText("아파요 · 밤부터 열이 나서 병원에 가요 (어머니, 08:12)"))
    .toBeVisible();
  await press("1번 박서준 질병 결석으로 적기");
  await expect.element(screen.getByText("가정에서 알렸어요 1")).toBeVisible();
  const [mark] = data.year.rows(attendanceMarkKind).values();
  expect(mark).toMatchObject({ kind: "absent", reason: "illness", day: DAY });

  await press("2번 오시우 질병 지각으로 적기");
  await expect.element(region).not.toBeInTheDocument();
  data.history.undo();
  await expect.element(screen.getByText("2번 오시우")).toBeVisible();
});

it("asks before a press writes into a month that is closed, and leaves the line until the answer", async () => {
  const { data, tell, screen, press } = await renderMorning();
  await data.year.write(closeMonth("2026-11", [], DAY));
  await tell("u1", 1);
  await press("1번 박서준 질병 결석으로 적기");
  const question = screen.getByRole("dialog", { name: "마감한 달이에요" });
  await expect.element(question).toBeInTheDocument();
  expect(data.year.rows(attendanceMarkKind).size).toBe(0);

  const yes = question.getByRole("button", { name: "그래도 고치기" }).element();
  if (yes instanceof HTMLElement) yes.click();
  await expect.element(screen.getByRole("region")).not.toBeInTheDocument();
  expect(data.year.rows(attendanceMarkKind).size).toBe(1);
});

it("says by which way it came, has the number at hand, and 「아니에요」 writes no mark", async () => {
  const { data, tell, screen, press } = await renderMorning(390);
  await tell("u1", 1);
  await screen.getByRole("button", { name: /^1번 박서준 아파요/ }).click();
  await expect.element(screen.getByText("번호와 이름으로 알렸어요")).toBeVisible();
  await press("1번 박서준 전화");
  await expect.element(screen.getByText("010-0000-1234")).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);

  await press("1번 박서준 아니에요");
  await expect.element(screen.getByRole("region")).not.toBeInTheDocument();
  expect(data.year.rows(attendanceMarkKind).size).toBe(0);
});

it("offers no 결석 of who came: that is for the teacher to see", async () => {
  const { data, tell, screen, press } = await renderMorning();
  await tell("u1", 1);
  const rows = { marks: data.year.rows(attendanceMarkKind), checkIns: data.year.rows(checkInKind) };
  await data.year.write(markArrived(rows, { day: DAY, studentId: "student-1" }));
  await expect.element(screen.getByText("왔다고 적은 학생이에요")).toBeVisible();
  await press("1번 박서준 확인했어요");
  await expect.element(screen.getByRole("region")).not.toBeInTheDocument();
  expect(data.year.rows(attendanceMarkKind).size).toBe(0);
});

it("a key's press leaves the keyboard at the next line, where a held Enter takes nothing more", async () => {
  keepPlace(window);
  const { data, tell, screen } = await renderMorning();
  await tell("u1", 1);
  await tell("u2", 2, { type: "late", at: TEST_NOW });
  const first = screen.getByRole("button", { name: "1번 박서준 질병 결석으로 적기" });
  await expect.element(first).toBeVisible();
  document.querySelector<HTMLElement>(`[aria-label="1번 박서준 질병 결석으로 적기"]`)?.focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => document.activeElement?.textContent).toContain("2번 오시우");
  await userEvent.keyboard("{Enter} ");
  await expect.element(screen.getByText("가정에서 알렸어요 1")).toBeVisible();
  expect(data.year.rows(attendanceMarkKind).size).toBe(1);
});

it("says that a family took back what was taken, and the mark stands or goes as the teacher says", async () => {
  const { data, tell, screen, press } = await renderMorning();
  for (const pupil of [1, 2]) await tell(`u${pupil}`, pupil);
  await press("1번 박서준 질병 결석으로 적기");
  await press("2번 오시우 질병 결석으로 적기");
  for (const pupil of [1, 2])
    await data.year.write([
      {
        kind: familyReportKind.name,
        id: `${DAY}~student-${pupil}~u${pupil}`,
        set: { ...withdrawnReport },
      },
    ]);
  await expect.element(screen.getByText("가정에서 알렸어요 2")).toBeVisible();
  await expect
    .element(
      screen.getByText("가정에서 거둔 알림이에요. 질병 결석으로 적어 둔 것은 그대로예요.").first(),
    )
    .toBeVisible();
  await press("1번 박서준 그대로 두기");
  await expect.element(screen.getByText("가정에서 알렸어요 1")).toBeVisible();
  await press("2번 오시우 질병 결석 지우기");
  await expect.element(screen.getByRole("region")).not.toBeInTheDocument();
  expect([...data.year.rows(attendanceMarkKind).keys()]).toEqual([`${DAY}~student-1~absent`]);
  data.history.undo();
  await expect.element(screen.getByText("2번 오시우")).toBeVisible();
});
