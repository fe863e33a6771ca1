import type { WrongTries } from "@damim/domain/lock/lock-wait.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { now } from "../support/fixed-day.ts";
import { look } from "../support/look.ts";
import { openDevice, type Device } from "../support/open-browser.ts";
import {
  findButton,
  findDialog,
  findSeat,
  waitForSyncState,
  waitUntilRested,
} from "../support/screen.ts";
import { shareDamim } from "../support/share-damim.ts";
import { openTeacher, type KnownTeacher } from "../support/teacher.ts";

const CANARY = "강카나리";
const NOTE = "병원에 들렀다 온대요";
const PIN = "2580";

const [damim, browser] = await shareDamim();

describe("the screen lock", () => {
  let device: Device;
  let page: Page;
  let other: Page;
  let teacher: KnownTeacher;
  let first: KnownTeacher["students"][number];
  let last: KnownTeacher["students"][number];
  let scrolledTo = 0;
  beforeAll(async () => {
    device = await openDevice(browser, "about:blank", {
      expectedStatuses: [403],
      // Low enough for the class to be scrolled.
      viewport: { width: 1366, height: 560 },
    });
    ({ page } = device);
    teacher = await openTeacher(damim, device.context, { studentCount: 16, firstName: CANARY });
    const [student, lastStudent] = [teacher.students[0], teacher.students.at(-1)];
    if (!student || !lastStudent) throw new Error("a class of one at least");
    [first, last] = [student, lastStudent];
    other = await device.context.newPage();
    await other.goto(`${damim.url}student-manage`);
    await other.getByText(CANARY).first().waitFor();
    await page.goto(damim.url);
    await findSeat(page, first, "출석").waitFor();
    await page.goto(`${damim.url}attendance?view=list`);
    await findSeat(page, first, "출석").waitFor();
    await waitUntilRested(page);
    // A tab behind another one paints once a second.
    await page.bringToFront();
  });
  afterAll(async () => {
    expect(device.troubles).toEqual([]);
    await device.context.close();
  });

  it("is set the first time that it is used, and holds in every tab", async () => {
    await findSeat(page, first, "출석").click();
    const mark = findDialog(page, `1번 ${CANARY}`);
    await mark.getByRole("textbox", { name: "사유", exact: true }).fill(NOTE);
    await page.keyboard.press("Escape");
    await mark.waitFor({ state: "detached" });
    await findSeat(page, last, "출석").scrollIntoViewIfNeeded();
    scrolledTo = await readScrollTop(page);
    expect(scrolledTo).toBeGreaterThan(0);

    await openLockDialog(page);
    await findButton(findDialog(page, "화면잠금"), "확인").click();
    const dialog = findDialog(page, "화면잠금");
    await dialog.getByLabel("잠금 비밀번호", { exact: true }).fill(PIN);
    await dialog.getByLabel("잠금 비밀번호 확인", { exact: true }).fill("2581");
    await findButton(dialog, "잠그기").click();
    await dialog.getByText("두 비밀번호가 서로 달라요. 다시 적어 주세요.").waitFor();
    await dialog.getByLabel("잠금 비밀번호 확인", { exact: true }).fill(PIN);
    await findButton(dialog, "잠그기").click();

    for (const tab of [page, other]) await expectLocked(tab);
    await look(page);
    const kept = await page.evaluate(() => JSON.stringify(localStorage));
    expect(kept).not.toContain(`"${PIN}"`);
    expect(JSON.parse(JSON.parse(kept).lockPassword)).toMatchObject({ rounds: 600_000 });
  });

  it("stays over a reload, a step back and a new tab, and shows no row on the way", async () => {
    await watchForCanary(page);
    await page.reload();
    await expectLocked(page);
    await page.goBack();
    await expectLocked(page);
    await page.goForward();
    await expectLocked(page);
    const fresh = await device.context.newPage();
    await watchForCanary(fresh);
    await fresh.goto(`${damim.url}attendance`);
    await expectLocked(fresh);

    for (const tab of [page, fresh]) expect(await sawCanary(tab)).toBe(false);
    await fresh.close();
    await page.bringToFront();
  });

  it("lets a mail's link open all the same", async () => {
    const link = await device.context.newPage();
    await link.goto(`${damim.url}auth/reset?token=abc`);
    await link.getByLabel("새 비밀번호", { exact: true }).waitFor();

    await link.goto(`${damim.url}student-manage`);
    await expectLocked(link);
    await link.close();
    await page.bringToFront();
  });

  it("waits after a wrong entry, over a reload too, and then goes back to where it came", async () => {
    // The sixth in a row: its wait of half a minute is longer than any reload.
    await saveWrongTries(page, { count: 5, lastAt: 0 });
    await typePin(page, "0000");
    await page.getByText("잠금 비밀번호가 맞지 않아요. 다시 적어 주세요.").waitFor();
    await page.getByText(/^\d+초 뒤에 다시 풀 수 있어요\.$/).waitFor();
    await page.reload();
    await findButton(page, "잠금 해제").and(page.locator("[aria-disabled=true]")).waitFor();
    await saveWrongTries(page, { count: 6, lastAt: 0 });
    await findButton(page, "잠금 해제").and(page.locator(":not([aria-disabled])")).waitFor();

    for (const digit of PIN) await findButton(page, digit).click();
    await findButton(page, "잠금 해제").click();

    await findSeat(page, first, "출석").waitFor();
    expect(page.url()).toBe(`${damim.url}attendance?view=list`);
    await expect.poll(() => readScrollTop(page)).toBe(scrolledTo);
    await findSeat(page, first, "출석").click();
    const note = findDialog(page, `1번 ${CANARY}`).getByRole("textbox", { name: "사유" });
    expect(await note.inputValue()).toBe(NOTE);
    await page.keyboard.press("Escape");
    await other.getByText(CANARY).first().waitFor();
    expect(other.url()).toBe(`${damim.url}student-manage`);
  });

  it("comes by itself when no hand was seen in any tab for ten minutes", async () => {
    const idle = await device.context.newPage();
    await idle.clock.install({ time: now() });
    await idle.goto(`${damim.url}student-manage`);
    await idle.getByText(CANARY).first().waitFor();
    // A key, not the mouse: whether the page has seen a movement before the clock leaps is nobody's promise.
    // What watches hands comes in a part of its own: it is here when it has written one down.
    const readActive = () => idle.evaluate(() => Number(localStorage.getItem("lastActiveAt")));
    const before = await readActive();
    const moveHand = async (): Promise<number> => {
      await idle.clock.fastForward("00:06");
      await idle.keyboard.press("Shift");
      return readActive();
    };
    await expect.poll(moveHand, { timeout: 60_000 }).toBeGreaterThan(before);
    // A minute short of it: the page's clock goes on by itself while a slow machine rests.
    await idle.clock.fastForward("09:00");
    await idle.keyboard.press("Shift");
    await idle.clock.fastForward("09:00");
    expect(await idle.getByText(CANARY).count()).toBeGreaterThan(0);

    await idle.clock.fastForward("01:10");

    await expectLocked(idle);
    await expectLocked(page);
    await idle.close();
    await page.bringToFront();
  });

  it("opens by the account when the password is forgotten, and a new one is chosen", async () => {
    await findButton(page, "계정으로 잠금 해제").click();
    const password = page.getByLabel("비밀번호", { exact: true });
    await password.fill(teacher.password);
    await device.context.setOffline(true);
    await findButton(page, "잠금 해제").click();
    await page.getByText(/^계정으로 풀려면 인터넷이 필요해요\./).waitFor();
    await device.context.setOffline(false);
    await password.fill("not-her-password");
    await findButton(page, "잠금 해제").click();
    await page.getByText("계정 비밀번호가 맞지 않아요. 다시 확인해 주세요.").waitFor();
    await password.fill(teacher.password);
    await findButton(page, "잠금 해제").click();

    const dialog = findDialog(page, "잠금 설정");
    await dialog.getByLabel("잠금 비밀번호", { exact: true }).fill("분필과 지우개");
    await dialog.getByLabel("잠금 비밀번호 확인", { exact: true }).fill("분필과 지우개");
    await findButton(dialog, "저장").click();
    await dialog.waitFor({ state: "detached" });
    await findSeat(page, first, "출석").waitFor();
    await waitForSyncState(page, "저장됨");
    await openLockDialog(page);
    await findButton(findDialog(page, "화면잠금"), "확인").click();
    await expectLocked(page);
    await typePin(page, "분필과 지우개");
    await findSeat(page, first, "출석").waitFor();
  });

  it("is no cover: Ctrl+. hides every page at once and shows it again", async () => {
    await page.keyboard.press("Control+Period");
    const covers = [page, other].map((tab) => findDialog(tab, "화면 가림"));
    for (const cover of covers) await cover.waitFor();
    expect(await covers[0]?.boundingBox()).toEqual({ x: 0, y: 0, width: 1366, height: 560 });

    await page.keyboard.press("Control+Period");

    for (const cover of covers) await cover.waitFor({ state: "detached" });
  });

  it("is gone with the teacher who signs out", async () => {
    await findButton(page, "프로필 메뉴").click();
    await page.getByRole("menuitem", { name: "로그아웃", exact: true }).click();
    await findButton(findDialog(page, "로그아웃할까요?"), "로그아웃").click();
    await page.getByRole("textbox", { name: "이메일", exact: true }).waitFor();

    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys.filter((key) => /lock|active/i.test(key))).toEqual([]);
  });
});

async function openLockDialog(page: Page): Promise<void> {
  await findButton(page, "프로필 메뉴").click();
  await page.getByRole("menuitem", { name: "화면잠금", exact: true }).click();
  await findDialog(page, "화면잠금").getByText("화면을 잠금 상태로 바꿀까요?").waitFor();
}

/** As if so many wrong entries lay behind, the last one long ago. */
async function saveWrongTries(page: Page, tries: WrongTries): Promise<void> {
  await page.evaluate((text) => localStorage.setItem("lockTries", text), JSON.stringify(tries));
}

async function typePin(page: Page, pin: string): Promise<void> {
  await page.getByLabel("잠금 비밀번호", { exact: true }).fill(pin);
  await findButton(page, "잠금 해제").click();
}

/** The lock stands, and nothing of a pupil is in the document, seen or not. */
async function expectLocked(page: Page): Promise<void> {
  await findButton(page, "잠금 해제").waitFor();
  await page.waitForURL(`${damim.url}screenLock`);
  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain(CANARY);
  expect(await page.title()).not.toContain(CANARY);
}

/** How far the page's main surface is scrolled. */
function readScrollTop(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(0, ...[...document.querySelectorAll("#main *")].map(({ scrollTop }) => scrollTop)),
  );
}

/** Notes from the page's first moment on whether a name was ever in the document. */
async function watchForCanary(page: Page): Promise<void> {
  await page.addInitScript((name) => {
    new MutationObserver(() => {
      if (document.documentElement?.outerHTML.includes(name)) {
        document.documentElement.dataset["seen"] = "";
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, CANARY);
}

function sawCanary(page: Page): Promise<boolean> {
  return page.evaluate(() => "seen" in document.documentElement.dataset);
}
