import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { baseCellKind, baseTableKind } from "@damim/domain/class-table/base-table.ts";
import { lessonChangeKind } from "@damim/domain/class-table/lesson-change.ts";
import { subjectKind } from "@damim/domain/class-table/subject.ts";
import { unitPlanKind } from "@damim/domain/class-table/unit-plan.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { createRow } from "@damim/sync/change.ts";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { findStoreOfDay } from "../../../data/teacher-data.ts";
import { buildTeacherData } from "../../../testing/build-teacher-data.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import { Component } from "../class-table-page.tsx";

/** 국어 at every lesson, with a 진도표 of 300 lines, and 수학 that is taught nowhere. */
async function openTable() {
  await page.viewport(1366, 768);
  const data = await buildTeacherData({ students: [{ number: 1, name: "김하린" }] });
  const today = toSeoulDay(data.now());
  const store = findStoreOfDay(data, today);
  if (!store) throw new Error("a year");
  const from = `${recordSchoolYear(today)}-03-01`;
  const lines = Array.from({ length: 300 }, (_, at) => `국 ${at + 1}`);
  await store.write([
    createRow(subjectKind.name, "s1", { name: "국어", short: "국", colour: "sky", order: "a1" }),
    createRow(subjectKind.name, "s2", { name: "수학", short: "수", colour: "mint", order: "a2" }),
    createRow(baseTableKind.name, from, { from }),
    ...[1, 2, 3, 4, 5].map((weekday) => {
      const cell = { from, weekday, period: 1, subjectId: "s1" };
      return createRow(baseCellKind.name, `${from}~${weekday}~1`, cell);
    }),
    ...["s1", "s2"].map((subjectId) =>
      createRow(unitPlanKind.name, subjectId, {
        subjectId,
        lines: subjectId === "s1" ? lines : ["수 1", "수 2"],
      }),
    ),
  ]);
  await renderAt("/", data, <Component />);
  return { data, store, today };
}

const tab = (name: string) => page.getByRole("tab", { name, exact: true }).click();
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();

it("a 진도표 that was typed for one subject says what it would replace in another, and shows all its lines", async () => {
  await openTable();
  await tab("시수");
  await press("진도표 붙여넣기");
  const area = page.getByRole("textbox", { name: "진도표", exact: true });
  const subject = page.getByRole("combobox", { name: "과목", exact: true });
  const said = page.getByText("국어에는 이미 300줄이 있어요. 저장하면 바뀌어요.");
  await subject.selectOptions("수학");
  await expect.element(area).toHaveValue("수 1\n수 2");
  await area.fill("1~2차시 곱셈\n나눗셈\n평가");
  await expect
    .element(page.getByRole("list", { name: "읽은 차시" }))
    .toHaveTextContent("1차시 곱셈2차시 곱셈3차시 나눗셈4차시 평가");
  await expect.element(said).not.toBeInTheDocument();

  await subject.selectOptions("국어");
  await expect.element(said).toBeVisible();
  await expect.element(area).toHaveValue("1~2차시 곱셈\n나눗셈\n평가");
  await subject.selectOptions("수학");
  await expect.element(said).not.toBeInTheDocument();
});

it("a changed lesson shows its unit beside the subject that it took the place of", async () => {
  const { store, today } = await openTable();
  const replace = { type: "replace", a: `${today}~1`, subjectId: "s2", at: 1 };
  await store.write([createRow(lessonChangeKind.name, `${today}~c`, replace)]);
  await expect
    .poll(() => document.querySelector(`[data-place="${today}~1"]`)?.textContent)
    .toMatch(/바뀜수학국어수 1$/);
});

it("a subject goes with its 진도표, and both come back", async () => {
  const { data, store } = await openTable();
  await tab("기본 시간표");
  await press("수학");
  const remove = page.getByRole("button", { name: "지우기", exact: true });
  await expect.element(remove).toBeVisible();
  (remove.element() as HTMLElement).click();
  const kept = () => [[...store.rows(subjectKind).keys()], [...store.rows(unitPlanKind).keys()]];
  await expect.poll(kept).toEqual([["s1"], ["s1"]]);
  data.history.undo();
  await expect.poll(kept).toEqual([
    ["s1", "s2"],
    ["s1", "s2"],
  ]);
});
