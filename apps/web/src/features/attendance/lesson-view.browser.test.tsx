import { createRow } from "@damim/sync/change.ts";
import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { Component as AttendancePage } from "./attendance-page.tsx";

async function renderPage(mode: "homeroom" | "subject", address = "/attendance") {
  await page.viewport(1366, 768);
  const data = await buildTeacherData({
    students: [
      { number: 1, name: "강도윤" },
      { number: 2, name: "권서아" },
      { number: 1, name: "김가온", classKey: "3-3" },
      { number: 2, name: "남궁하린", classKey: "3-3" },
    ],
  });
  await data.profile.write([
    createRow(schoolYearKind.name, "2026", {
      mode,
      teachesOtherClasses: false,
      school: "새봄초등학교",
      grade: 3,
      classNo: "2",
    }),
  ]);
  await renderAt(address, data, <AttendancePage />);
  const findMissed = (id: string) =>
    data.year.rows(attendanceMarkKind).get(`2026-11-20~student-${id}~classMissed`);
  return { data, findMissed };
}

const button = (name: string) => page.getByRole("button", { name });
const choose = (label: string, option: string) =>
  page.getByRole("combobox", { name: label }).selectOptions(option);

describe("the roll of a lesson", () => {
  it("is called by a subject teacher for a class and a 교시, a tap a pupil", async () => {
    const { data, findMissed } = await renderPage("subject");
    await choose("반", "3학년 3반");
    await choose("교시", "3교시");

    await button("1번 김가온 출석").click();
    await expect.element(button("1번 김가온 미인정 결과")).toBeVisible();
    expect(findMissed("3")?.periods).toEqual([3]);
    await page.getByRole("radio", { name: "질병" }).click();
    await page.getByRole("checkbox", { name: "늦게 옴" }).click();
    await button("2번 남궁하린 출석").click();
    await expect.element(button("2번 남궁하린 질병 결과")).toBeVisible();
    expect(findMissed("4")).toMatchObject({ reason: "illness", note: "3교시 늦게 옴" });

    await choose("교시", "4교시");
    await expect.element(button("1번 김가온 출석")).toBeVisible();
    await choose("교시", "3교시");
    await button("1번 김가온 미인정 결과").click();
    await expect.element(button("1번 김가온 출석")).toBeVisible();
    expect(findMissed("3")).toBeUndefined();

    data.history.undo();
    await expect.element(button("1번 김가온 미인정 결과")).toBeVisible();
  });

  it("never overwrites a 결석 of the day, and says where it is changed", async () => {
    const { data } = await renderPage("subject", "/attendance?lesson=2");
    await choose("반", "3학년 2반");
    await data.year.write([
      createRow(attendanceMarkKind.name, "2026-11-20~student-1~absent", {
        day: "2026-11-20",
        studentId: "student-1",
        kind: "absent",
        reason: "illness",
      }),
    ]);

    await button("1번 강도윤 질병 결석").click();

    expect([...data.year.rows(attendanceMarkKind).keys()]).toEqual(["2026-11-20~student-1~absent"]);
  });

  it("goes by keys", async () => {
    const { findMissed } = await renderPage("subject", "/attendance?lesson=2");
    await choose("반", "3학년 2반");
    await expect.element(button("1번 강도윤 출석")).toBeVisible();
    const first = button("1번 강도윤 출석").element();
    if (first instanceof HTMLElement) first.focus();

    await userEvent.keyboard("{ArrowRight}{Enter}");

    await expect.element(button("2번 권서아 미인정 결과")).toBeVisible();
    expect(findMissed("2")?.periods).toEqual([2]);
  });

  it("is no part of the day of a class teacher in an elementary school", async () => {
    await renderPage("homeroom", "/attendance?lesson=2");
    await expect.element(page.getByRole("list", { name: "하루 출결" })).toBeVisible();
    expect(page.getByRole("combobox", { name: "교시" }).elements()).toEqual([]);
  });
});
