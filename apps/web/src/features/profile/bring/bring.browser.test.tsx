import { createRow } from "@damim/sync/change.ts";
import { snippetKind } from "@damim/domain/individual-record/list-memo.ts";
import { memoKind } from "@damim/domain/memo/memo.ts";
import { subjectKind } from "@damim/domain/class-table/subject.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { beforeEach, expect, test } from "vitest";
import { page, type Locator } from "vitest/browser";
import { buildTeacherData } from "../../../testing/build-teacher-data.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import { Component as ProfilePage } from "../profile-page.tsx";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const setting = { mode: "homeroom", teachesOtherClasses: false, school: "새봄초등학교" };
const doc = (text: string) =>
  JSON.stringify({
    type: "doc",
    content: [{ type: "paragraph", content: [{ type: "text", text }] }],
  });

/** A teacher on 20 February who set the next class; of `from` stand two subjects, a phrase, two memos and a pupil. */
async function show(from = 2026) {
  const data = await buildTeacherData({ at: Date.parse("2027-02-20T09:00:00+09:00") });
  for (const year of [from, 2026, 2027])
    await data.profile.write([
      createRow(schoolYearKind.name, String(year), { ...setting, grade: 3, classNo: "2" }),
    ]);
  const store = data.years.get(from) ?? (await data.openYear(from));
  await store.write([
    createRow(studentKind.name, "s1", { number: 1, name: "김하린" }),
    createRow(subjectKind.name, "ko", { name: "국어", short: "국", colour: "rose", order: "a0" }),
    createRow(subjectKind.name, "ma", { name: "수학", short: "수", colour: "sky", order: "a1" }),
    createRow(snippetKind.name, "n1", { text: "김하린은 꾸준함." }),
    createRow(memoKind.name, "m1", { title: "실험 준비물", body: doc("실험 준비물") }),
    createRow(memoKind.name, "m2", { title: "현장학습", body: doc("현장학습") }),
  ]);
  await renderAt("/profile", data, <ProfilePage />);
  const to = data.years.get(2027);
  if (!to) throw new Error("the coming year is open");
  await press(page.getByRole("region", { name: "새 학년도 준비" }).getByRole("button"));
  return { data, to };
}
/** By no pointer: without the stylesheet a dialog does not lie on top. */
async function press(place: Locator) {
  await expect.element(place).toBeInTheDocument();
  const element = place.element();
  if (element instanceof HTMLElement) element.click();
}
const dialog = () => page.getByRole("dialog", { name: "작년에서 가져가기" });
const tick = (name: string) => dialog().getByRole("checkbox", { name });

test("what is ticked comes along in one step, and nothing of a pupil is offered", async () => {
  const { data, to } = await show();
  await expect.element(tick("과목과 색 2")).toBeChecked();
  await expect.element(tick("실험 준비물")).not.toBeChecked();
  expect(dialog().getByText(/문구/).elements()).toHaveLength(0);
  await press(tick("실험 준비물"));

  await press(dialog().getByRole("button", { name: "가져가기", exact: true }));

  await expect.poll(() => [...to.rows(subjectKind).keys()]).toEqual(["ko", "ma"]);
  expect([...to.rows(memoKind).keys()]).toEqual(["m1"]);
  expect(data.year.rows(memoKind).size).toBe(2);
  data.history.undo();
  expect([to.rows(subjectKind).size, to.rows(memoKind).size]).toEqual([0, 0]);
});

test("brought twice it stands once, and what is left is offered again", async () => {
  const { to } = await show();
  await press(dialog().getByRole("button", { name: "가져가기", exact: true }));
  await expect.poll(() => to.rows(subjectKind).size).toBe(2);
  await press(page.getByRole("region", { name: "새 학년도 준비" }).getByRole("button"));

  await expect.element(tick("현장학습")).not.toBeChecked();
  expect(tick("과목과 색 2").elements()).toEqual([]);
});

test("what another device brings meanwhile goes from the list, and no older year takes its place", async () => {
  const { data, to } = await show();
  const older = await data.openYear(2025);
  await data.profile.write([createRow(schoolYearKind.name, "2025", { ...setting, grade: 1 })]);
  await older.write([
    createRow(subjectKind.name, "old", {
      name: "옛 과목",
      short: "옛",
      colour: "sky",
      order: "a0",
    }),
  ]);
  await expect.element(tick("과목과 색 2")).toBeChecked();
  const kept = { short: "국", colour: "rose", order: "a0" };
  await to.write([
    createRow(subjectKind.name, "ko", { ...kept, name: "국어(고침)" }),
    createRow(subjectKind.name, "ma2", { ...kept, name: "수학" }),
  ]);
  await expect.element(tick("과목과 색 2")).not.toBeInTheDocument();
  for (const title of ["실험 준비물", "현장학습"]) await press(tick(title));
  await press(dialog().getByRole("button", { name: "가져가기", exact: true }));

  await expect.poll(() => to.rows(memoKind).size).toBe(2);
  expect([...to.rows(subjectKind).values()].map(({ name }) => name)).toEqual([
    "국어(고침)",
    "수학",
  ]);
  await press(page.getByRole("region", { name: "새 학년도 준비" }).getByRole("button"));
  await expect.element(dialog().getByText(/2026학년도에서 더 가져갈 것이 없어요/)).toBeVisible();
});

test("who was away for a year is offered the last one with rows", async () => {
  await show(2025);
  await expect.element(dialog().getByText("2025학년도에서 2027학년도로")).toBeVisible();
  await expect.element(tick("과목과 색 2")).toBeChecked();
});
