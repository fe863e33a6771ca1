import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { baseCellKind, baseTableKind } from "@damim/domain/class-table/base-table.ts";
import { subjectKind } from "@damim/domain/class-table/subject.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { createRow } from "@damim/sync/change.ts";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { findStoreOfDay } from "../../../data/teacher-data.ts";
import { answerRequests } from "../../../testing/answer-requests.ts";
import { buildTeacherData } from "../../../testing/build-teacher-data.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import { Component } from "../class-table-page.tsx";

it("NEIS's week stands beside one's own, marked, and is taken by one tap that can be undone", async () => {
  const lesson = (period: number, name: string) => ({ day: "2026-11-23", period, name });
  const calls = answerRequests({
    "neis/timetable": {
      type: "found",
      lessons: [lesson(1, "국어"), lesson(2, "영어")],
      ageMs: 0,
    },
  });
  const data = await buildTeacherData({ students: [{ number: 1, name: "김하린" }] });
  const today = toSeoulDay(data.now());
  const year = recordSchoolYear(today);
  const store = findStoreOfDay(data, today);
  if (!store) throw new Error("a year");
  const schoolCode = { office: "F10", school: "7380292" };
  const school = { school: "새봄초등학교", grade: 3, classNo: "2", schoolCode };
  await data.profile.write([{ kind: schoolYearKind.name, id: String(year), set: school }]);
  const from = `${year}-03-01`;
  await store.write([
    createRow(subjectKind.name, "s1", { name: "국어", short: "국어", colour: "sky", order: "a1" }),
    createRow(subjectKind.name, "s2", { name: "과학", short: "과학", colour: "mint", order: "a2" }),
    createRow(baseTableKind.name, from, { from }),
    ...[1, 2].map((period) =>
      createRow(baseCellKind.name, `${from}~1~${period}`, {
        from,
        weekday: 1,
        period,
        subjectId: `s${period}`,
      }),
    ),
  ]);
  await renderAt("/", data, <Component />);
  const press = (name: string) => page.getByRole("button", { name }).click();
  await page.getByRole("tab", { name: "기본 시간표" }).click();
  await press("나이스 시간표 받기");
  await expect.element(page.getByText("1칸이 달라요.", { exact: false })).toBeVisible();
  await expect
    .element(page.getByRole("list", { name: "나이스 시간표" }))
    .toHaveTextContent("월국어영어 (과학)");
  expect(calls[0]).toMatch(
    /^GET neis\/timetable\?office=F10&school=7380292&level=els&grade=3&from=[\d-]{10}&class=2$/,
  );
  const count = () => [...store.rows(subjectKind).values()].length;
  const readMonday = () =>
    [...store.rows(baseCellKind).values()]
      .filter((cell) => cell.weekday === 1 && cell.from !== from)
      .map(({ subjectId }) => store.rows(subjectKind).get(subjectId ?? "")?.name);
  expect(count()).toBe(2);

  await press("나이스 시간표로 바꾸기");
  await expect.element(page.getByText("내 시간표와 같아요.")).toBeVisible();
  expect(readMonday()).toEqual(["국어", "영어"]);
  data.history.undo();
  await expect.element(page.getByText("1칸이 달라요.", { exact: false })).toBeVisible();
  expect(count()).toBe(2);

  answerRequests({});
  await page.getByRole("tab", { name: "이번 주" }).click();
  await page.getByRole("tab", { name: "기본 시간표" }).click();
  await press("나이스 시간표 받기");
  await expect
    .element(page.getByText("나이스 교육정보가 지금 응답하지 않아요.", { exact: false }))
    .toBeVisible();
});
