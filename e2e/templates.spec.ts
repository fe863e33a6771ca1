import type { Browser } from "playwright-core";
import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findViolations, showTheme } from "./support/find-violations.ts";
import { openDevice } from "./support/open-browser.ts";
import { findButton, findDialog } from "./support/screen.ts";
import { closeDevices, shareDamim } from "./support/share-damim.ts";
import type { RunningDamim } from "./support/start-damim.ts";
import { openTeacher } from "./support/teacher.ts";

let damim: RunningDamim;
let browser: Browser;
beforeAll(async () => {
  [damim, browser] = await shareDamim();
});
afterAll(closeDevices);

it("a check list goes as a file without a child, is taken by another teacher offline, and taken back", async () => {
  const device = await openDevice(browser, "about:blank");
  const { page } = device;
  await openTeacher(damim, device.context, { studentCount: 3 });
  await page.goto(`${damim.url}checkListMemo?about=checkLists`);
  await findButton(page, "새 체크").click();
  const form = findDialog(page, "새 체크");
  await form.getByRole("textbox", { name: "제목", exact: true }).fill("알림장");
  await findButton(form, "월요일마다").click();
  await findButton(form, "만들기").click();
  await form.waitFor({ state: "hidden" });
  await page.goto(`${damim.url}weteacher?about=templates`);
  await findButton(page, "알림장 틀 나누기").click();
  const preview = findDialog(page, "틀 미리보기");
  await preview
    .getByRole("list", { name: "안 가는 것", exact: true })
    .getByText("학생과 낸 표시", { exact: true })
    .waitFor();
  const saving = page.waitForEvent("download");
  await findButton(preview, "파일로 저장").click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe("알림장.damim.json");
  const file = await readFile(await download.path(), "utf8");
  expect(file).not.toMatch(/\d{4}-\d\d-\d\d|학생|강도윤/);

  const other = await openDevice(browser, "about:blank", { bypassCSP: true });
  await openTeacher(damim, other.context, { studentCount: 1 });
  await other.page.goto(`${damim.url}weteacher?about=templates`);
  await other.page.getByText("아직 나눌 것이 없어요", { exact: true }).waitFor();
  const choose = async (text: string) => {
    const choosing = other.page.waitForEvent("filechooser");
    await findButton(other.page, "파일에서 가져오기").click();
    const name = "x.damim.json";
    const buffer = Buffer.from(text);
    await (await choosing).setFiles({ name, mimeType: "application/json", buffer });
  };
  await choose(file.replace('"title"', '"studentId": "s1", "title"'));
  await other.page.getByText(/틀에 맞지 않는 것이 있어요: studentId/).waitFor();
  const opened = findDialog(other.page, "틀 미리보기");
  for (const made of ["알림장", "알림장 (2)"]) {
    await choose(file);
    await opened.waitFor();
    await other.context.setOffline(true);
    await findButton(opened, "가져오기").click();
    await findButton(other.page, `${made} 틀 나누기`).waitFor();
    await other.context.setOffline(false);
  }
  await other.page.keyboard.press("Control+z");
  await findButton(other.page, "알림장 (2) 틀 나누기").waitFor({ state: "detached" });
  for (const theme of ["light", "dark"] as const) {
    await showTheme(other.page, theme);
    expect(await findViolations(other.page)).toEqual([]);
  }
  expect([...device.troubles, ...other.troubles]).toEqual([]);
});
