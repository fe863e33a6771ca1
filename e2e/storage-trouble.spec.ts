import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openKeptDevice, type Device } from "./support/open-browser.ts";
import { findButton, findSeat, mark, waitForSyncState, waitUntilRested } from "./support/screen.ts";
import { startDamim, type RunningDamim } from "./support/start-damim.ts";
import { openTeacher } from "./support/teacher.ts";

let damim: RunningDamim;
let folder: string;

beforeAll(async () => {
  damim = await startDamim();
  folder = mkdtempSync(path.join(os.tmpdir(), "damim-e2e-profile-"));
});
afterAll(async () => {
  await damim.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

describe("the database of an own device", () => {
  it("is refilled when it is cleared under an open page, missed when it is gone at the start, and mended when it is broken", async () => {
    const device = await openKeptDevice(path.join(folder, "own"), "about:blank");
    const { page } = device;
    const teacher = await openTeacher(damim, device.context, { studentCount: 6 });
    const [first, second, third] = teacher.students;
    if (!first || !second || !third) throw new Error("a class of three at least");
    await page.goto(`${damim.url}attendance`);
    await waitUntilRested(page);
    const database = `damim-${teacher.uid}`;

    // Cleared under an open page, with a mark that waits.
    await device.context.setOffline(true);
    await mark(page, first, { kind: "absent", reason: "illness" });
    await waitForSyncState(page, "오프라인 · 1건 대기");
    await clearDatabases(device, damim);
    await mark(page, second, { kind: "late", reason: "illness" });
    await waitForSyncState(page, "오프라인 · 2건 대기");
    await expect.poll(() => countKept(page, database, "outbox")).toBe(2);
    await expect.poll(() => countKept(page, database, "rows")).toBeGreaterThan(5);

    // Gone at the start.
    await page.goto("about:blank");
    await clearDatabases(device, damim);
    await device.context.setOffline(false);
    await page.goto(`${damim.url}attendance`);
    const notice = page.getByText("브라우저가 이 기기에 둔 기록을 지웠어요.");
    await notice.waitFor();
    await page.getByText("보내기를 기다리던 2건은 사라졌을 수 있으니").waitFor();
    await findSeat(page, first, "출석").waitFor();
    await findButton(page, "확인했어요").click();
    await notice.waitFor({ state: "detached" });

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
    await page.getByText("이 기기에 저장된 기록을 읽지 못해요").waitFor({ timeout: 3_000 });
    await page.getByText("아직 보내지 못한 글 1건은 따로 챙겨 두었고").waitFor();
    await page.getByText("1건은 깨져서 읽지 못했어요.").waitFor();
    await findButton(page, "서버에서 다시 받기").click();

    await findSeat(page, third, "기타 결석").waitFor();
    await waitForSyncState(page, "저장됨");
    await page.reload();
    await findSeat(page, third, "기타 결석").waitFor();
    expect(await page.evaluate(() => indexedDB.databases())).toHaveLength(1);
    expect(await notice.count()).toBe(0);
    expect(device.troubles).toEqual([]);
    await device.context.close();
  });
});

/** As the browser does when the disk runs low: open connections are closed, data goes. */
async function clearDatabases({ context, page }: Device, { url }: RunningDamim): Promise<void> {
  const session = await context.newCDPSession(page);
  const { origin } = new URL(url);
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "indexeddb" });
  await session.detach();
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
