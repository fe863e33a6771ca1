import type { Page } from "playwright-core";
import { expect } from "vitest";
import { look } from "./look.ts";
import { findButton, findDialog } from "./screen.ts";

export const PASSPHRASE = "봄바람 부는 교실 창가";

/** Sets the lock up, and gives its recovery code. */
export async function lock(
  page: Page,
  url: string,
  password: string,
  words = PASSPHRASE,
  isThere = false,
): Promise<string> {
  if (!isThere) await page.goto(`${url}recordLock`);
  await page.getByLabel("기록 암호", { exact: true }).fill(words);
  await page.getByLabel("기록 암호 확인", { exact: true }).fill(words);
  await findButton(page, "다음").click();
  const groups = await page.getByRole("list", { name: "복구 코드" }).getByRole("listitem").all();
  const letters = await Promise.all(
    groups.map((group) => group.locator("span").nth(1).innerText()),
  );
  await findButton(page, "복구 코드 인쇄").click();
  const field = page.getByLabel(/^\d번째 묶음 네 글자$/);
  const asked = await page.getByText(/^\d번째 묶음 네 글자$/).innerText();
  await field.fill(letters[Number(asked[0]) - 1] ?? "");
  await look(page);
  await findButton(page, "잠금 켜기").click();
  const question = findDialog(page, "본인 확인");
  await question.getByLabel("비밀번호", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await page.getByText("기록이 열려 있어요", { exact: true }).waitFor();
  return letters.join("-");
}

export async function open(page: Page, by: string, secret: string): Promise<void> {
  await findButton(page, "기록 열기").first().click();
  const question = findDialog(page, "기록 열기");
  if (by === "복구 코드") await findButton(question, "암호를 잊었어요").click();
  await question.getByLabel(by, { exact: true }).fill(secret);
  await page.keyboard.press("Enter");
}

export async function write(page: Page, text: string, more?: () => Promise<void>): Promise<void> {
  await fillStudent(page);
  await page.getByRole("textbox", { name: "상담 내용", exact: true }).fill(text);
  await more?.();
  await page.getByRole("textbox", { name: "상담 내용", exact: true }).focus();
  await page.keyboard.press("Control+Enter");
  await expect
    .poll(() => page.getByRole("textbox", { name: "상담 내용", exact: true }).inputValue())
    .toBe("");
}

export async function fillStudent(page: Page): Promise<void> {
  await page.getByRole("combobox", { name: "학생", exact: true }).fill("3");
  await page.keyboard.press("Enter");
}

/** All that this page's device keeps, as text. */
export function readDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const found: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)];
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error ?? new Error(name));
      });
      for (const store of database.objectStoreNames) {
        const reading = database.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => (reading.onsuccess = resolve));
        found.push(reading.result);
      }
      database.close();
    }
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) found.push(request.url);
    return JSON.stringify(found);
  });
}
