import { execFileSync } from "node:child_process";
import { globSync } from "node:fs";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { haveNoWorker } from "../support/have-no-worker.ts";
import { launchChromium, openDevice } from "../support/open-browser.ts";
import { catchPrint } from "../support/paper.ts";
import { lock, open, PASSPHRASE, write } from "../support/record-lock.ts";
import { findButton, waitForSyncState } from "../support/screen.ts";
import { startDamim } from "../support/start-damim.ts";
import { openTeacher, signIn } from "../support/teacher.ts";

const root = path.resolve(import.meta.dirname, "../..");

it("a lock that was set after the backup stands after it is put back, and its words open what was plain in it", async () => {
  const [damim, browser] = await Promise.all([startDamim(), launchChromium()]);
  onTestFinished(async () => {
    await browser.close();
    await damim.stop();
  });
  const run = (...args: readonly string[]): string =>
    execFileSync(process.execPath, [path.join(root, "bin/run.js"), ...args], {
      cwd: root,
      env: { ...process.env, DAMIM_DATA_DIR: damim.dataFolder },
      encoding: "utf8",
    });
  const pc = await openDevice(browser, "about:blank", { expectedStatuses: [403] });
  const teacher = await openTeacher(damim, pc.context, { studentCount: 6 });
  await haveNoWorker(pc);
  await catchPrint(pc.page);
  await pc.page.goto(`${damim.url}consulting?record=new`);
  await write(pc.page, "백업 전에 적은 글");
  await waitForSyncState(pc.page, "저장됨");
  run("tools/backup.ts");
  await lock(pc.page, damim.url, teacher.password);
  await waitForSyncState(pc.page, "저장됨");
  // The only device that has locked them is gone.
  await pc.context.close();
  const [backup = ""] = globSync(path.join(damim.dataFolder, "backups/*.sqlite"));
  await damim.kill();
  expect(run("tools/restore.ts", backup)).toContain("기록 잠그기");
  await damim.restart();

  const fresh = await openDevice(browser, "about:blank", {});
  await haveNoWorker(fresh);
  await signIn(damim, fresh.context, teacher);
  const { page } = fresh;
  const heard: string[] = [];
  page.on("response", async (answer) => {
    if (answer.url().includes("/api/sync")) heard.push(await answer.text().catch(() => ""));
  });
  await page.goto(`${damim.url}recordLock`);
  await findButton(page, "기록 열기").first().waitFor();
  expect(await page.getByLabel("기록 암호 확인", { exact: true }).count()).toBe(0);
  await page.goto(`${damim.url}consulting`);
  await page.getByText("잠긴 기록").first().waitFor();
  await open(page, "기록 암호", PASSPHRASE);
  const list = page.getByRole("list", { name: "상담 목록", exact: true });
  await list.getByRole("button", { name: "백업 전에 적은 글" }).waitFor();
  await waitForSyncState(page, "저장됨");
  expect(heard.some((text) => text.includes('"consult"'))).toBe(true);
  expect(heard.filter((text) => text.includes("백업 전에 적은 글"))).toEqual([]);
  expect(fresh.troubles).toEqual([]);
});
