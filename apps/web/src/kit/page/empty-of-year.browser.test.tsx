import { createRow } from "@damim/sync/change.ts";
import { memoKind } from "@damim/domain/memo/memo.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { readTabText } from "../../platform/kept/tab-memory.ts";
import type { Store, TeacherData } from "../../data/teacher-data.ts";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { EmptyOfYear } from "./empty-of-year.tsx";

beforeEach(() => sessionStorage.clear());

/** A teacher in March 2027, with so many memos in each year before. */
async function show(
  counts: Readonly<Record<string, number>>,
  toShown = (data: TeacherData): TeacherData => data,
) {
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
  return await renderAt(
    "/memo",
    toShown(data),
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

const waitFor = (store: Store, whole: Promise<void>): Store =>
  new Proxy(store, {
    get: (target, key) => (key === "whole" ? whole : Reflect.get(target, key)),
  });

test.each(["its own rows", "those of last year"])(
  "nothing is said before %s are read, and nothing moves then",
  async (unread) => {
    let resolve: () => void = () => undefined;
    const promise = new Promise<void>((read) => {
      resolve = read;
    });
    const screen = await show({ 2026: 12 }, (data) =>
      unread === "its own rows"
        ? {
            ...data,
            years: new Map([...data.years].map(([at, one]) => [at, waitFor(one, promise)])),
          }
        : { ...data, openYear: (year) => promise.then(() => data.openYear(year)) },
    );
    await new Promise((settled) => setTimeout(settled, 100));
    expect(page.getByRole("heading").elements()).toEqual([]);
    await expect.element(page.getByText("한 줄로 적어 두세요")).not.toBeVisible();
    const before = screen.container.getBoundingClientRect().height;

    resolve();

    await expect.element(heading("올해는 아직 없어요")).toBeVisible();
    expect(screen.container.getBoundingClientRect().height).toBe(before);
  },
);

test("what begins one can be pressed while it is looked for", async () => {
  const data = await buildTeacherData();
  const shown = { ...data, years: new Map([[2026, waitFor(data.year, new Promise(() => {}))]]) };
  await renderAt(
    "/memo",
    shown,
    <EmptyOfYear kind={memoKind} noun="메모" title="없어요" actions={<button>새 메모</button>} />,
  );
  await expect.element(page.getByRole("button", { name: "새 메모" })).toBeVisible();
  expect(page.getByRole("heading").elements()).toEqual([]);
});
