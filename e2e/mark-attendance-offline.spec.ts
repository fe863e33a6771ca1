import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { describe, expect, it } from "vitest";
import { openJourney } from "./support/open-journey.ts";
import { installWrongClock } from "./support/move-date.ts";
import { openDevice } from "./support/open-browser.ts";
import {
  findButton,
  findDialog,
  findSeat,
  pressBehindFace,
  mark,
  waitForSyncState,
  waitUntilRested,
  waitUntilKept,
} from "./support/screen.ts";
import { shareDamim } from "./support/share-damim.ts";
import { openTeacher, signIn, today } from "./support/teacher.ts";

const [damim, browser] = await shareDamim();

describe("marking without a network", () => {
  it("goes on by touch, says what waits, and arrives on the second device", async () => {
    const phone = await openJourney({
      studentCount: 26,
      device: {
        hasTouch: true,
        viewport: { width: 390, height: 844 },
      },
    });
    const { page, teacher } = phone;
    const [first, second, third] = teacher.students;
    if (!first || !second || !third) throw new Error("a class of three at least");
    await page.goto(`${damim.url}attendance`);
    await waitUntilRested(page);

    await phone.context.setOffline(true);
    await findSeat(page, first, "출석").tap();
    await findButton(findDialog(page, `1번 ${first.name}`), "질병 결석").tap();
    await findSeat(page, first, "질병 결석").waitFor();
    await waitForSyncState(page, "오프라인 · 1건 대기");
    await findSeat(page, second, "출석").tap();
    const dialog = findDialog(page, `2번 ${second.name}`);
    await dialog.getByRole("textbox", { name: "사유", exact: true }).fill("늦잠");
    await findButton(dialog, "미인정 지각").tap();
    await findSeat(page, third, "출석").tap();
    await findButton(findDialog(page, `3번 ${third.name}`), "아직 안 왔어요").tap();
    await findSeat(page, third, "확인 중").waitFor();

    await waitForSyncState(page, "오프라인 · 3건 대기");
    await pressBehindFace(page, "보낼 목록");
    const outbox = findDialog(page, "보낼 목록");
    const waiting = outbox.getByRole("region", { name: "보내기를 기다리는 기록", exact: true });
    await waiting.getByText(`1번 ${first.name} 질병 결석`).waitFor();
    await waiting.getByText(`2번 ${second.name} 미인정 지각`).waitFor();
    await waiting.getByText(`3번 ${third.name} 확인 중`).waitFor();
    await page.keyboard.press("Escape");
    await phone.context.setOffline(false);
    await waitForSyncState(page, "저장됨");

    const desktop = await openDevice(browser, "about:blank");
    await signIn(damim, desktop.context, teacher);
    await desktop.page.goto(`${damim.url}attendance`);
    await findSeat(desktop.page, first, "질병 결석").waitFor();
    await findSeat(desktop.page, third, "확인 중").waitFor();
    await findSeat(desktop.page, second, "미인정 지각").click();
    const note = findDialog(desktop.page, `2번 ${second.name}`).getByRole("textbox", {
      name: "사유",
      exact: true,
    });
    await expect.poll(() => note.inputValue()).toBe("늦잠");
    expect([...phone.troubles, ...desktop.troubles]).toEqual([]);
    await Promise.all([phone.context.close(), desktop.context.close()]);
  });

  it("opens pages that were never open before, and itself anew", async () => {
    const device = await openJourney({ studentCount: 26 });
    const { page, students } = device;
    const [first] = students;
    if (!first) throw new Error("a class of one at least");
    await page.goto(damim.url);
    await findSeat(page, first, "출석").waitFor();
    await waitUntilRested(page);
    await waitUntilKept(page);

    await device.context.setOffline(true);
    const menu = page.getByRole("navigation", { name: "주 메뉴", exact: true });
    await menu.getByRole("link", { name: "기록", exact: true }).click();
    await mark(page, first, { kind: "absent", reason: "illness" });
    await page.getByRole("tab", { name: "월간", exact: true }).click();
    const grid = page.getByRole("grid", { name: "월간 출결", exact: true });
    await grid.getByRole("gridcell", { name: /^1번 .* 질병 결석$/ }).waitFor();
    await menu.getByRole("link", { name: "조회", exact: true }).click();
    await page.getByRole("table", { name: "출결 통계", exact: true }).waitFor();
    await page.reload();
    await page.getByRole("table", { name: "출결 통계", exact: true }).waitFor();

    await waitForSyncState(page, "오프라인 · 1건 대기");
    await device.context.setOffline(false);
    await waitForSyncState(page, "저장됨");
  });

  it("marks the server's today on a device whose clock is two days ahead", async () => {
    const device = await openDevice(browser, "about:blank");
    const { page } = device;
    await device.context.addInitScript(installWrongClock, 2 * 86_400_000);
    const teacher = await openTeacher(damim, device.context, { studentCount: 26 });
    const [first, second] = teacher.students;
    if (!first || !second) throw new Error("a class of two at least");
    await page.goto(damim.url);
    await page
      .getByText(/^이 기기의 시계가 2일 빨라요\. 오늘은 서버 시계로 \d+월 \d+일이에요\.$/)
      .waitFor();
    await page.getByRole("heading", { level: 1, name: toKoreanDay(today), exact: true }).waitFor();
    await mark(page, first, { kind: "absent", reason: "illness" });
    await waitForSyncState(page, "저장됨");
    await waitUntilRested(page);

    await device.context.setOffline(true);
    await mark(page, second, { kind: "late", reason: "illness" });
    await waitForSyncState(page, "오프라인 · 1건 대기");
    await device.context.setOffline(false);
    await waitForSyncState(page, "저장됨");

    const other = await openDevice(browser, "about:blank");
    await signIn(damim, other.context, teacher);
    await other.page.goto(`${damim.url}attendance?day=${today}`);
    await findSeat(other.page, first, "질병 결석").waitFor();
    await findSeat(other.page, second, "질병 지각").waitFor();
    expect([...device.troubles, ...other.troubles]).toEqual([]);
    await Promise.all([device.context.close(), other.context.close()]);
  });
});
