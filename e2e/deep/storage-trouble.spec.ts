import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { look } from "../support/look.ts";
import { haveNoWorker } from "../support/have-no-worker.ts";
import { openDevice, openKeptDevice, type Device } from "../support/open-browser.ts";
import {
  findButton,
  findSeat,
  mark,
  waitForSyncState,
  waitUntilRested,
} from "../support/screen.ts";
import { shareDamim } from "../support/share-damim.ts";
import type { RunningDamim } from "../support/start-damim.ts";
import { openTeacher } from "../support/teacher.ts";

const [damim, browser] = await shareDamim();
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "damim-e2e-profile-"));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

describe("the database of an own device", () => {
  it("is refilled when it is cleared under an open page, missed when it is gone at the start, and mended when it is broken", async () => {
    const profile = mkdtempSync(path.join(folder, "own-"));
    let device = await openKeptDevice(profile, "about:blank");
    let { page } = device;
    const teacher = await openTeacher(damim, device.context, { studentCount: 6 });
    const [first, second, third] = teacher.students;
    if (!first || !second || !third) throw new Error("a class of three at least");
    await page.goto(`${damim.url}attendance`);
    await waitUntilRested(page);
    const database = `damim-${teacher.uid}`;

    // A first visit misses nothing.
    expect(await findEvictionNotice(page).count()).toBe(0);

    // Cleared under an open page, with a mark that waits.
    await device.context.setOffline(true);
    await mark(page, first, { kind: "absent", reason: "illness" });
    await waitForSyncState(page, "오프라인 · 1건 대기");
    await clearDatabases(device, damim);
    await mark(page, second, { kind: "late", reason: "illness" });
    await waitForSyncState(page, "오프라인 · 2건 대기");
    await expect.poll(() => countKept(page, database, "outbox")).toBe(2);
    await expect.poll(() => countKept(page, database, "rows")).toBeGreaterThan(5);

    // Gone at the start: a browser that finds its own files broken begins with empty ones. A page that is open while
    // its browser closes has the network back for a moment, and would send what waits.
    await page.goto("about:blank");
    await device.context.close();
    const troubles = [...device.troubles];
    spoilDatabaseFiles(profile);
    device = await openKeptDevice(profile, "about:blank", { expectedStatuses: [401] });
    ({ page } = device);
    await page.goto(`${damim.url}attendance`);
    await findEvictionNotice(page).waitFor();
    await page.getByText("보내기를 기다리던 2건은 사라졌을 수 있으니").waitFor();
    await findSeat(page, first, "출석").waitFor();
    await findButton(page, "확인했어요").click();
    await findEvictionNotice(page).waitFor({ state: "detached" });

    // Broken, with a mark that waits and one that nobody can read.
    await waitUntilRested(page);
    await device.context.setOffline(true);
    await mark(page, third, { kind: "absent", reason: "other" });
    await waitForSyncState(page, "오프라인 · 1건 대기");
    await expect.poll(() => countKept(page, database, "outbox")).toBe(1);
    await breakRows(page, database);
    await page.goto("about:blank");
    await device.context.setOffline(false);
    await page.goto(`${damim.url}attendance`);
    await page.getByText("이 기기에 저장된 기록을 읽지 못했어요").waitFor();
    await page.getByText("아직 보내지 못한 글 1건은 따로 챙겨 두었고").waitFor();
    await page.getByText("1건은 깨져서 읽지 못했어요.").waitFor();
    await findButton(page, "서버에서 다시 받기").click();

    await findSeat(page, third, "기타 결석").waitFor();
    await waitForSyncState(page, "저장됨");
    await page.reload();
    await findSeat(page, third, "기타 결석").waitFor();
    const databases = await page.evaluate(() => indexedDB.databases());
    expect(new Set(databases.map(({ name }) => name))).toEqual(
      new Set([database, `${database}-files`]),
    );
    expect(await findEvictionNotice(page).count()).toBe(0);

    // Gone together with the session: there is a way back in.
    await page.goto("about:blank");
    await device.context.clearCookies();
    await clearDatabases(device, damim);
    await page.goto(`${damim.url}attendance`);
    await page.getByRole("textbox", { name: "이메일", exact: true }).waitFor();
    expect([...troubles, ...device.troubles]).toEqual([]);
    await device.context.close();
  });
});

describe("a disk that does not answer", () => {
  it("is said, and the teacher goes on without it", async () => {
    const device = await openDevice(browser, "about:blank");
    const { page } = device;
    const teacher = await openTeacher(damim, device.context, { studentCount: 6 });
    const [first] = teacher.students;
    if (!first) throw new Error("a class of one at least");
    await device.context.addInitScript(() => {
      const open = indexedDB.open.bind(indexedDB);
      // A request that never hears anything.
      indexedDB.open = (name) => (name.startsWith("damim-") ? open("never", 1) : open(name));
      Object.defineProperty(IDBOpenDBRequest.prototype, "onsuccess", { set() {} });
    });
    await page.goto(`${damim.url}attendance`);

    await page.getByText("이 기기의 저장 공간이 아직 열리지 않아요").waitFor();
    await look(page);
    await findButton(page, "저장 없이 계속하기").click();
    await mark(page, first, { kind: "absent", reason: "illness" });
    await waitForSyncState(page, "저장됨");
    expect(device.troubles).toEqual([]);
    await device.context.close();
  });
});

describe("a page that breaks or does not arrive", () => {
  it("says that it waits for the network, and the broken one hands over what stands here", async () => {
    const device = await openDevice(browser, "about:blank");
    const { page } = device;
    const teacher = await openTeacher(damim, device.context, { studentCount: 6 });
    const [first] = teacher.students;
    if (!first) throw new Error("a class of one at least");
    await haveNoWorker(device);
    let isCut = true;
    await page.route(/\/profile-page/, (route) => (isCut ? route.abort() : route.continue()));
    await page.route(/\/devices-page/, (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: 'export const Component = () => { throw new Error("a bug") };',
      }),
    );
    await page.goto(`${damim.url}attendance`);
    await waitUntilRested(page);
    await device.context.setOffline(true);
    await mark(page, first, { kind: "absent", reason: "illness" }, { note: "편도염" });
    await findButton(page, "프로필 메뉴").click();
    await page.getByRole("menuitem", { name: "프로필 수정", exact: true }).click();
    const missing = page.getByRole("alert").getByText("이 화면을 아직 내려받지 못했어요");
    await missing.waitFor();
    await page.getByText("인터넷이 연결되면 저절로 열려요.").waitFor();
    isCut = false;
    await waitForSyncState(page, "오프라인 · 1건 대기");
    await device.context.setOffline(false);
    await page.getByRole("heading", { name: "프로필", exact: true }).waitFor();
    await waitForSyncState(page, "저장됨");
    expect(device.troubles).toEqual([]);

    // Imported ahead, for a day without a network.
    await page.waitForFunction(() =>
      performance
        .getEntriesByType("resource")
        .some(
          (entry) =>
            entry instanceof PerformanceResourceTiming &&
            entry.name.includes("local-export") &&
            entry.initiatorType !== "fetch",
        ),
    );
    await device.context.setOffline(true);
    await findButton(page, "프로필 메뉴").click();
    await page.getByRole("menuitem", { name: "로그인한 기기", exact: true }).click();
    await page.getByText("죄송해요. 오류가 났어요.").waitFor();
    const download = page.waitForEvent("download");
    await findButton(page, "자료 내려받기").click();
    const file = readFileSync(await (await download).path(), "utf8");
    expect(file).toContain("편도염");
    expect(file).toContain(first.name);
    await device.context.close();
  });

  it("after a deploy opens anew once, then leaves it to the teacher", async () => {
    const device = await openDevice(browser, "about:blank", { expectedStatuses: [404] });
    const { page, context } = device;
    const { students } = await openTeacher(damim, context, { studentCount: 6 });
    const [first] = students;
    if (!first) throw new Error("a class of one at least");
    await haveNoWorker(device);
    await page.route(/\/devices-page/, (route) => route.fulfill({ status: 404 }));
    await page.goto(`${damim.url}attendance`);
    await mark(page, first, { kind: "absent", reason: "illness" });
    await waitForSyncState(page, "저장됨");
    await page.evaluate(() => Object.assign(globalThis, { isOldPage: true }));

    await findButton(page, "프로필 메뉴").click();
    await page.getByRole("menuitem", { name: "로그인한 기기", exact: true }).click();
    await page.waitForFunction(() => !("isOldPage" in globalThis));
    await page.getByRole("alert").getByText("이 화면을 아직 내려받지 못했어요").waitFor();
    await page.getByText("새로고침하면 열려요. 적은 내용은 그대로 있어요.").waitFor();
    await page.unroute(/\/devices-page/);
    await findButton(page, "새로고침").click();

    await page.getByRole("heading", { name: "로그인한 기기", exact: true }).waitFor();
    expect(device.troubles).toEqual([]);
    await context.close();
  });
});

function findEvictionNotice(page: Page): Locator {
  return page.getByText("브라우저가 이 기기에 둔 기록을 지웠어요.");
}

/** As the browser does when the disk runs low: open connections are closed, data goes. */
async function clearDatabases({ context, page }: Device, { url }: RunningDamim): Promise<void> {
  const session = await context.newCDPSession(page);
  const { origin } = new URL(url);
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "indexeddb" });
  await session.detach();
}

function spoilDatabaseFiles(profile: string): void {
  for (const entry of readdirSync(profile, { recursive: true, withFileTypes: true })) {
    const isOurs = entry.name === "CURRENT" && entry.parentPath.includes("IndexedDB");
    if (isOurs) writeFileSync(path.join(entry.parentPath, entry.name), "?");
  }
}

function countKept(page: Page, database: string, store: string): Promise<number> {
  return page.evaluate(
    ([name, storeName]) =>
      new Promise<number>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onerror = () => reject(request.error ?? new Error("no database"));
        request.onsuccess = () => {
          const counting = request.result.transaction(storeName).objectStore(storeName).count();
          counting.onsuccess = () => {
            request.result.close();
            resolve(counting.result);
          };
        };
      }),
    [database, store] as const,
  );
}

/** Lets a row and a waiting write have shapes that nothing of ours writes. */
function breakRows(page: Page, database: string): Promise<void> {
  return page.evaluate(
    (name) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onerror = () => reject(request.error ?? new Error("no database"));
        request.onsuccess = () => {
          const breaking = request.result.transaction(["rows", "outbox"], "readwrite");
          breaking.objectStore("outbox").openCursor().onsuccess = ({ target }) => {
            const { value } = (target as IDBRequest<IDBCursorWithValue>).result;
            breaking.objectStore("outbox").put({ ...value, at: `${value.at}x`, set: "?" });
            breaking
              .objectStore("rows")
              .put({ scope: value.scope, kind: "student", id: "s", data: 7 });
          };
          breaking.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    database,
  );
}
