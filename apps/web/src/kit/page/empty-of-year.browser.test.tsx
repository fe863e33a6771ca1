import { createRow } from "@damim/sync/change.ts";
import { memoKind } from "@damim/domain/memo/memo.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { readTabText } from "../../platform/kept/tab-memory.ts";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { EmptyOfYear } from "./empty-of-year.tsx";

beforeEach(() => sessionStorage.clear());

/** A teacher in March 2027, with so many memos in each year before. */
async function show(counts: Readonly<Record<string, number>>) {
  const data = await buildTeacherData({ at: Date.parse("2027-03-02T09:00:00+09:00") });
  const setting = { mode: "homeroom", teachesOtherClasses: false, school: "새봄초등학교" };
  for (const [year, count] of Object.entries({ ...counts, 2027: 0 })) {
    await data.profile.write([
      createRow(schoolYearKind.name, year, { ...setting, grade: 3, classNo: "2" }),
    ]);
    const store = data.years.get(Number(year)) ?? (await data.openYear(Number(year)));
    for (let at = 0; at < count; at += 1)
      await store.write([createRow(memoKind.name, `m${at}`, { title: `메모 ${at}` })]);
  }
  await renderAt(
    "/memo",
    data,
    <EmptyOfYear kind={memoKind} noun="메모" title="아직 메모가 없어요">
      한 줄로 적어 두세요
    </EmptyOfYear>,
  );
}

const heading = (name: string) => page.getByRole("heading", { name, exact: true });

test("what stands in last year is told as not yet of this one, and is a press away", async () => {
  await show({ 2026: 12 });
  await expect.element(heading("올해는 아직 없어요")).toBeVisible();

  await page.getByRole("button", { name: "작년 메모 12개 보기" }).click();

  expect(readTabText("year")).toBe("u-test 2026");
});

test("a year without any is passed over", async () => {
  await show({ 2025: 3, 2026: 0 });
  await expect
    .element(page.getByRole("button", { name: "2025학년도 메모 3개 보기" }))
    .toBeVisible();
});

test("who never had one is told so", async () => {
  await show({ 2026: 0 });
  await expect.element(heading("아직 메모가 없어요")).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(page.getByRole("button").elements()).toEqual([]);
});
