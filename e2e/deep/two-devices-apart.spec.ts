import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openDevice } from "../support/open-browser.ts";
import {
  findButton,
  findDialog,
  findSeat,
  mark,
  waitForSyncState,
  waitUntilRested,
} from "../support/screen.ts";
import { shareDamim } from "../support/share-damim.ts";
import { openTeacher, recordYear, signIn } from "../support/teacher.ts";

const [damim, browser] = await shareDamim();

describe("two devices of one teacher", () => {
  it("hear of a mark on a Sunday, which gets its column", async () => {
    const sunday = `${recordYear}-05-${String(findFirstSunday()).padStart(2, "0")}`;
    const school = await openDevice(browser, "about:blank");
    const home = await openDevice(browser, "about:blank");
    const teacher = await openTeacher(damim, school.context, { studentCount: 26 });
    const [first] = teacher.students;
    if (!first) throw new Error("a class of one at least");
    await signIn(damim, home.context, teacher);
    await home.page.goto(`${damim.url}attendance?view=month&month=${recordYear}-05`);
    await home.page.getByRole("grid", { name: "월간 출결", exact: true }).waitFor();
    await waitForSyncState(home.page, "저장됨");
    await school.page.goto(`${damim.url}attendance?day=${sunday}`);

    await findSeat(school.page, first, "출석").click();
    await findButton(findDialog(school.page, `1번 ${first.name}`), "출석인정 지각").click();
    await findButton(findDialog(school.page, "수업이 없는 날이에요"), "그래도 기록하기").click();

    const name = `1번 ${first.name} 5월 ${findFirstSunday()}일 출석인정 지각`;
    await home.page.getByRole("gridcell", { name, exact: true }).waitFor();
    expect([...school.troubles, ...home.troubles]).toEqual([]);
    await Promise.all([school.context.close(), home.context.close()]);
  });

  it("keep the reason of the one and the words of the other, both written offline", async () => {
    const school = await openDevice(browser, "about:blank");
    const home = await openDevice(browser, "about:blank");
    const teacher = await openTeacher(damim, school.context, { studentCount: 26 });
    const [first] = teacher.students;
    if (!first) throw new Error("a class of one at least");
    await signIn(damim, home.context, teacher);
    await school.page.goto(`${damim.url}attendance`);
    await mark(
      school.page,
      first,
      { kind: "absent", reason: "unexcused" },
      { note: "전화 안 받음" },
    );
    await waitForSyncState(school.page, "저장됨");
    await home.page.goto(`${damim.url}attendance`);
    await findSeat(home.page, first, "미인정 결석").waitFor();
    for (const { page } of [school, home]) await waitUntilRested(page);

    await Promise.all([school.context.setOffline(true), home.context.setOffline(true)]);
    const note = await openNote(home.page, `1번 ${first.name}`, "미인정 결석");
    await note.fill("장염, 진단서 받기로 함");
    await note.press("Enter");
    await waitForSyncState(home.page, "오프라인 · 1건 대기");
    await mark(school.page, first, { kind: "absent", reason: "illness" }, { from: "미인정 결석" });
    await Promise.all([home.context.setOffline(false), school.context.setOffline(false)]);

    for (const { page } of [school, home]) {
      await findSeat(page, first, "질병 결석").waitFor();
      await waitForSyncState(page, "저장됨");
      const merged = await openNote(page, `1번 ${first.name}`, "질병 결석");
      await expect.poll(() => merged.inputValue()).toBe("장염, 진단서 받기로 함");
    }
    expect([...school.troubles, ...home.troubles]).toEqual([]);
    await Promise.all([school.context.close(), home.context.close()]);
  });
});

/** Of May in the year of the record. */
function findFirstSunday(): number {
  return 7 - ((new Date(Date.UTC(recordYear, 4, 1)).getUTCDay() + 6) % 7);
}

async function openNote(page: Page, student: string, state: string) {
  await page.getByRole("button", { name: `${student} ${state}`, exact: true }).click();
  return findDialog(page, student).getByRole("textbox", { name: "사유", exact: true });
}
