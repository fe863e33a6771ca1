import { appendFileSync, cpSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { request, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { look } from "../support/look.ts";
import { openKeptDevice } from "../support/open-browser.ts";
import {
  findButton,
  findDialog,
  findSeat,
  mark,
  signOutOnScreen,
  waitForSyncState,
  waitUntilKept,
} from "../support/screen.ts";
import { startDamim, type RunningDamim } from "../support/start-damim.ts";
import { openTeacher, post, type KnownTeacher } from "../support/teacher.ts";

const PIN = "2580";
const DIST = path.resolve(import.meta.dirname, "../../apps/web/dist");

let damim: RunningDamim;
let folder: string;
/** A copy of the build, which a newer one replaces under the open page. */
let webRoot: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "damim-e2e-profile-"));
  webRoot = path.join(folder, "web");
  cpSync(DIST, webRoot, { recursive: true });
  damim = await startDamim({ env: { DAMIM_WEB_ROOT: webRoot } });
});
afterAll(async () => {
  await damim.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

describe("an own device", () => {
  it("opens without a network, locked as it was left, takes marks, sends them later, and signs out to an honest entry", async () => {
    const profile = mkdtempSync(path.join(folder, "own-"));
    let device = await openKeptDevice(profile, "about:blank");
    const teacher = await openTeacher(damim, device.context, { studentCount: 26 });
    const [first, second] = teacher.students;
    if (!first || !second) throw new Error("a class of two at least");
    await device.page.goto(`${damim.url}attendance`);
    await mark(device.page, first, { kind: "absent", reason: "illness" });
    await waitForSyncState(device.page, "저장됨");
    await waitUntilKept(device.page);
    expect(await listForeignCopies(device.page)).toEqual([]);
    await lockScreen(device.page);
    await device.context.close();
    await damim.kill();

    device = await openKeptDevice(profile, `${damim.url}attendance`);
    await findButton(device.page, "잠금 해제").waitFor();
    expect(await device.page.locator("[data-student]").count()).toBe(0);
    await device.page.getByLabel("잠금 비밀번호", { exact: true }).fill(PIN);
    await findButton(device.page, "잠금 해제").click();
    await findSeat(device.page, first, "질병 결석").waitFor();
    expect(await device.page.locator('ul[aria-label="하루 출결"] button').count()).toBe(26);
    await mark(device.page, second, { kind: "late", reason: "other" });
    await waitForSyncState(device.page, "오프라인 · 1건 대기");
    await damim.restart();
    await waitForSyncState(device.page, "저장됨");

    await device.context.setOffline(true);
    await signOutOnScreen(device.page);
    await device.page.reload();
    await findButton(device.page, "로그인").waitFor();
    const away = device.page.getByRole("alert").filter({ hasText: "연결되면 로그인할 수 있어요." });
    await away.waitFor();
    await look(device.page);
    await device.page.getByRole("textbox", { name: "이메일", exact: true }).fill(teacher.email);
    await device.context.setOffline(false);

    await away.waitFor({ state: "detached" });
    const typed = device.page.getByRole("textbox", { name: "이메일", exact: true });
    expect(await typed.inputValue()).toBe(teacher.email);
    expect(device.troubles).toEqual([]);
    await device.context.close();
  });
});

describe("a device that has not all of a build yet", () => {
  it("opens anew at once without a network, says what is missing, and goes on where it stopped", async () => {
    const away = moveAway(/^devices-page-.*\.js$/);
    const device = await openKeptDevice(mkdtempSync(path.join(folder, "half-")), "about:blank", {
      expectedStatuses: [404],
    });
    const { page, context } = device;
    const { students } = await openTeacher(damim, context, { studentCount: 3 });
    const [first] = students;
    if (!first) throw new Error("a class of one at least");
    await page.goto(`${damim.url}attendance`);
    await findSeat(page, first, "출석").waitFor();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await page.reload();
    await findSeat(page, first, "출석").waitFor();

    await context.setOffline(false);
    const outbox = findDialog(page, "보낼 목록");
    await findButton(page, "보낼 목록").click();
    await outbox.getByText("인터넷 없이 열 화면을 아직 1개 받는 중이에요.").waitFor();
    await page.keyboard.press("Escape");
    await context.setOffline(true);
    await page.reload();
    await findSeat(page, first, "출석").waitFor();
    await findButton(page, "프로필 메뉴").click();
    await page.getByRole("menuitem", { name: "로그인한 기기", exact: true }).click();
    await page.getByRole("alert").getByText("이 화면을 아직 내려받지 못했어요").waitFor();

    away.bringBack();
    await context.setOffline(false);
    await page.getByRole("heading", { name: "로그인한 기기", exact: true }).waitFor();
    await findButton(page, "보낼 목록").click();
    await outbox.getByText("모든 화면이 인터넷 없이 열려요.").waitFor();
    expect(device.troubles).toEqual([]);
    await context.close();
  });

  it("keeps the board as well that opens straight after signing in", async () => {
    const device = await openKeptDevice(mkdtempSync(path.join(folder, "board-")), "about:blank");
    const { page, context } = device;
    const { uid } = await openTeacher(damim, context, { studentCount: 1 });
    const made = await post(damim, context.request, "pad/rooms", {
      roomName: "가을 시",
      room: {
        board: "wall",
        entry: "tiles",
        names: "name",
        allowsHearts: true,
        allowsComments: true,
      },
      members: [],
    });
    await context.addInitScript(
      (opened) => localStorage.setItem("damim-pad-opened", opened),
      `${uid} ${String(Object(made).roomId)}`,
    );
    await page.goto(`${damim.url}padIt`);
    await findButton(page, "카드 추가").waitFor();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await damim.kill();

    await page.reload();

    await findButton(page, "카드 추가").waitFor();
    await damim.restart();
    expect(device.troubles).toEqual([]);
    await context.close();
  });
});

describe("an own device that was signed out from afar", () => {
  it("opens without a network, and is wiped as soon as it has one", async () => {
    const device = await openKeptDevice(mkdtempSync(path.join(folder, "revoked-")), "about:blank");
    const { page, context } = device;
    const teacher = await openTeacher(damim, context, { studentCount: 3 });
    const [first] = teacher.students;
    if (!first) throw new Error("a class of one at least");
    await page.goto(`${damim.url}attendance`);
    await waitForSyncState(page, "저장됨");
    await waitUntilKept(page);
    await context.setOffline(true);
    await page.reload();
    await findSeat(page, first, "출석").waitFor();
    await endOtherSessions(teacher);

    await context.setOffline(false);

    await page.getByText("이 기기에서 로그아웃됐어요").waitFor();
    await expect.poll(() => page.evaluate(() => indexedDB.databases())).toEqual([]);
    await page.reload();
    await findButton(page, "로그인").waitFor();
    await context.close();
  });
});

describe("a newer build", () => {
  it("waits for the teacher, and takes no mark and no half-written word along", async () => {
    const device = await openKeptDevice(mkdtempSync(path.join(folder, "newer-")), "about:blank");
    const { page, context } = device;
    const { students } = await openTeacher(damim, context, { studentCount: 6 });
    const [first, second] = students;
    if (!first || !second) throw new Error("a class of two at least");
    await page.goto(`${damim.url}attendance`);
    await waitForSyncState(page, "저장됨");
    await waitUntilKept(page);
    await page.reload();
    await deploy(page);
    const news = page.getByRole("status").filter({ hasText: "새 버전이 있어요" });
    await news.waitFor();
    await look(page);

    await context.setOffline(true);
    await mark(page, first, { kind: "absent", reason: "illness" });
    await findSeat(page, second, "출석").click();
    await findNote(page, `2번 ${second.name}`).fill("쓰다 만 사유");
    await page.keyboard.press("Escape");
    await waitForSyncState(page, "오프라인 · 1건 대기");
    await page.evaluate(() => Object.assign(globalThis, { isOldPage: true }));
    await findButton(page, "새로고침").click();
    await page.waitForFunction(() => !("isOldPage" in globalThis));

    await findSeat(page, first, "질병 결석").waitFor();
    await findSeat(page, second, "출석").click();
    await expect.poll(() => findNote(page, `2번 ${second.name}`).inputValue()).toBe("쓰다 만 사유");
    await page.keyboard.press("Escape");
    expect(await news.count()).toBe(0);
    expect(await page.evaluate(countWaiting)).toBe(0);
    await context.setOffline(false);
    await waitForSyncState(page, "저장됨");
    expect(device.troubles).toEqual([]);
    await context.close();
  });
});

/** As the teacher does on another device. */
async function endOtherSessions({ email, password }: KnownTeacher): Promise<void> {
  const other = await request.newContext();
  await post(damim, other, "auth/sign-in/email", { email, password });
  const headers = { origin: new URL(damim.url).origin };
  const answer = await other.delete(`${damim.url}api/other-devices`, { headers });
  expect(await answer.json()).toEqual({ endedCount: 1 });
  await other.dispose();
}

/** 프로필 메뉴 → 화면잠금, for the first time on this device. */
async function lockScreen(page: Page): Promise<void> {
  await findButton(page, "프로필 메뉴").click();
  await page.getByRole("menuitem", { name: "화면잠금", exact: true }).click();
  const dialog = findDialog(page, "화면잠금");
  await findButton(dialog, "확인").click();
  await dialog.getByLabel("잠금 비밀번호", { exact: true }).fill(PIN);
  await dialog.getByLabel("잠금 비밀번호 확인", { exact: true }).fill(PIN);
  await findButton(dialog, "잠그기").click();
  await findButton(page, "잠금 해제").waitFor();
}

function findNote(page: Page, title: string) {
  return findDialog(page, title).getByRole("textbox", { name: "사유", exact: true });
}

/** A file that the server does not have for a while. */
function moveAway(name: RegExp): { readonly bringBack: () => void } {
  const assets = path.join(webRoot, "assets");
  const file = readdirSync(assets).find((each) => name.test(each));
  if (!file) throw new Error("no such file");
  const [here, there] = [path.join(assets, file), path.join(folder, file)];
  renameSync(here, there);
  return { bringBack: () => renameSync(there, here) };
}

/** What the worker holds that is not the app's own code. */
function listForeignCopies(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept
      .flat()
      .map(({ url }) => new URL(url).pathname)
      .filter((name) => !/^\/damim\/(?:assets\/|index\.html$|icon\.svg$|manifest\.)/.test(name));
  });
}

/** The worker of the next build, which the browser finds when it looks. */
async function deploy(page: Page): Promise<void> {
  appendFileSync(path.join(webRoot, "sw.js"), "\n// the next build");
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
}

async function countWaiting(): Promise<number> {
  const { waiting } = await navigator.serviceWorker.ready;
  return waiting ? 1 : 0;
}
