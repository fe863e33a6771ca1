import { describe, expect, it } from "vitest";
import { openJourney } from "./support/open-journey.ts";
import { openDevice } from "./support/open-browser.ts";
import { findSeat, mark, waitForSyncState, waitUntilRested } from "./support/screen.ts";
import { signIn } from "./support/teacher.ts";

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
});
