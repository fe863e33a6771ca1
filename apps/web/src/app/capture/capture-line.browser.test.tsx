import { checkKind } from "@damim/domain/check/check.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { createRow } from "@damim/sync/change.ts";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { forgetDrafts } from "../../data/drafts/use-draft.ts";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { HalfWritten } from "../unsent/half-written.tsx";
import { CaptureCard } from "./capture-card.tsx";

afterEach(() => forgetDrafts("u-test"));

const field = () => page.getByRole("textbox", { name: "한 줄 기록" });
const record = page.getByRole("button", { name: "기록하기" });

/** Three pupils of a class with one open check, on a morning. */
async function openDay(day: string, classNo = "2", titles: readonly string[] = ["우유"]) {
  const students = [7, 8, 9].map((number) => ({ number, name: `학생${number}` }));
  const built = await buildTeacherData({ students, at: Date.parse(`${day}T09:00:00+09:00`) });
  const data = { ...built, keeping: "disk" as const };
  const id = String(recordSchoolYear(toSeoulDay(data.now())));
  const setting = { mode: "homeroom", school: "새봄초등학교", grade: 3, classNo };
  await data.profile.write([createRow(schoolYearKind.name, id, setting)]);
  await data.year.write(
    titles.map((title, order) => createRow(checkKind.name, `check-${order}`, { title, order })),
  );
  return renderAt(
    "/",
    data,
    <>
      <CaptureCard />
      <HalfWritten />
    </>,
  );
}

it("a line that was never recorded is of its day: the next day it is one quiet line, in another year nothing resolves it", async () => {
  const first = await openDay("2026-11-30");
  await field().fill("7-9 우유 x");
  await expect.element(record).toBeVisible();
  await first.unmount();
  const same = await openDay("2026-11-30");
  await expect.element(field()).toHaveValue("7-9 우유 x");
  await same.unmount();

  for (const [day, classNo, title] of [
    ["2026-12-01", "2", "우유"],
    ["2026-11-30", "5", "우유"],
    ["2027-03-05", "4", "우유 급식"],
  ] as const) {
    const later = await openDay(day, classNo, [title]);
    await expect
      .element(page.getByText("11월 30일에 쓰다 만 줄: 7-9 우유 x", { exact: true }))
      .toBeVisible();
    await expect.element(field()).toHaveValue("");
    await expect.element(record).not.toBeInTheDocument();
    // What is typed today is another line.
    await field().fill("8 지각");
    await field().fill("");
    await later.unmount();
  }
  await openDay("2027-03-05", "4");
  const list = page.getByRole("region", { name: "이 기기에 쓰다 만 글" });
  await expect.element(list.getByText("7-9 우유 x", { exact: true })).toBeVisible();
  await list.getByRole("button", { name: "한 줄 기록 · 11월 30일 버리기" }).click();
  await expect.element(list).not.toBeInTheDocument();
  await expect
    .poll(() => Object.keys(localStorage).filter((key) => key.startsWith("draft:u-test:")))
    .toEqual([]);
});

it("a line of a form that stands twice on a page is one", async () => {
  const data = { ...(await buildTeacherData()), keeping: "memory" as const };
  await renderAt(
    "/",
    data,
    <>
      <CaptureCard />
      <CaptureCard />
    </>,
  );
  await field().first().fill("8 지각");
  await expect.element(field().last()).toHaveValue("8 지각");
  await field().last().fill("");
  await expect.element(field().first()).toHaveValue("");
});
