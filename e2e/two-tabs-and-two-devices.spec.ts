import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { profileScope } from "@damim/domain/school-year/scope.ts";
import { workingSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { describe, expect, it } from "vitest";
import { openJourney } from "./support/open-journey.ts";
import { openDevice } from "./support/open-browser.ts";
import { findDamim } from "./support/share-damim.ts";
import {
  findButton,
  findSeat,
  mark,
  waitForSyncState,
  waitUntilKept,
  waitUntilRested,
} from "./support/screen.ts";
import { findUid, post, push, recordYear, signIn, signUp, today } from "./support/teacher.ts";

describe("two tabs of one device", () => {
  it("show each other's marks without the network", async () => {
    const device = await openJourney({ studentCount: 26 });
    const { students, damim } = device;
    const [first, second] = students;
    if (!first || !second) throw new Error("a class of two at least");
    const one = device.page;
    const other = await device.context.newPage();
    for (const page of [one, other]) {
      await page.goto(`${damim.url}attendance`);
      await waitUntilRested(page);
    }

    await device.context.setOffline(true);
    // As a teacher does: a tab in the background is drawn seldom.
    await one.bringToFront();
    await mark(one, first, { kind: "absent", reason: "illness" });
    await findSeat(other, first, "질병 결석").waitFor();
    await other.bringToFront();
    await mark(other, second, { kind: "late", reason: "unexcused" });
    await findSeat(one, second, "미인정 지각").waitFor();

    for (const page of [one, other]) await waitForSyncState(page, "오프라인 · 2건 대기");
    await device.context.setOffline(false);
    for (const page of [one, other]) await waitForSyncState(page, "저장됨");
  });
});

describe("two devices of one teacher", () => {
  it("hear each other's marks at once", async () => {
    const school = await openJourney({ studentCount: 26 });
    const { teacher, damim, browser } = school;
    const home = await openDevice(browser, "about:blank");
    const [first] = teacher.students;
    if (!first) throw new Error("a class of one at least");
    await signIn(damim, home.context, teacher);
    for (const { page } of [school, home]) {
      await page.goto(`${damim.url}attendance`);
      await waitUntilRested(page);
    }

    await mark(school.page, first, { kind: "earlyLeave", reason: "illness" });

    await findSeat(home.page, first, "질병 조퇴").waitFor();
    expect([...school.troubles, ...home.troubles]).toEqual([]);
    await Promise.all([school.context.close(), home.context.close()]);
  });

  it("agree on the first day of use, also when one set the year up without having heard of it", async () => {
    const [damim, browser] = await findDamim();
    const { context, page, troubles } = await openDevice(browser, "about:blank");
    await signUp(damim, context);
    await post(damim, context.request, "device", { use: "own" });
    await page.goto(`${damim.url}profile`);
    await page.getByRole("radio", { name: "담임", exact: true }).check();
    await waitForSyncState(page, "저장됨");
    await waitUntilKept(page);
    const firstUse = page.getByLabel("언제부터 쓰나요?", { exact: true });

    await context.setOffline(true);
    await waitForSyncState(page, "오프라인");
    const other = { mode: "homeroom", school: "새봄초등학교", grade: 3, classNo: "2" };
    const firstUseOn = `${recordYear}-03-16` as const;
    const id = String(workingSchoolYear(today));
    const uid = await findUid(damim, context.request);
    await push(damim, context.request, profileScope(uid), [
      { kind: "schoolYear", id, set: { ...other, teachesOtherClasses: false, firstUseOn } },
    ]);
    for (const [label, typed] of [
      ["학교", "한빛초등학교"],
      ["학년", "4"],
      ["반", "1"],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(typed);
    await findButton(page, "저장").click();
    await waitForSyncState(page, "오프라인 · 1건 대기");
    await context.setOffline(false);
    await waitForSyncState(page, "저장됨");

    await page.goto(`${damim.url}profile`);
    await expect.poll(() => firstUse.inputValue()).toBe(toKoreanDay(firstUseOn));
    expect(await page.getByLabel("학교", { exact: true }).inputValue()).toBe("한빛초등학교");
    expect(troubles).toEqual([]);
    await context.close();
  });
});
