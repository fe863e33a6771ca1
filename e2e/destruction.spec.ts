import { readFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { yearScope, profileScope } from "@damim/domain/school-year/scope.ts";
import { toStamp } from "@damim/sync/clock.ts";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { now } from "./support/fixed-day.ts";
import { look } from "./support/look.ts";
import { launchChromium, openDevice } from "./support/open-browser.ts";
import { catchPrint, print } from "./support/paper.ts";
import { findButton, findDialog } from "./support/screen.ts";
import { startDamim, type RunningDamim } from "./support/start-damim.ts";
import { openTeacher, post, push, recordYear, signIn, today } from "./support/teacher.ts";

let damim: RunningDamim;
let browser: Browser;
// A server of its own: its nights are brought forward.
beforeAll(async () => {
  [damim, browser] = await Promise.all([startDamim(), launchChromium()]);
});
afterAll(async () => {
  await browser.close();
  await damim.stop();
});

const year = recordYear - 1;

it("a year goes after seven days, its paper stays, and the device of last summer gives its last words", async () => {
  const mine = await openDevice(browser, "about:blank", { serviceWorkers: "block" });
  const teacher = await openTeacher(damim, mine.context, { studentCount: 2 });
  const { page, context } = mine;
  const scope = yearScope(teacher.uid, year);
  const set = {
    mode: "homeroom",
    teachesOtherClasses: false,
    school: "옛날초등학교",
    classNo: "1",
  };
  const setting = { kind: "schoolYear", id: String(year), set: { ...set, grade: 2 } };
  await push(damim, context.request, profileScope(teacher.uid), [setting]);
  await push(damim, context.request, scope, [
    { kind: "student", id: "s1", set: { number: 1, name: "한비밀" } },
  ]);
  const old = await openDevice(browser, "about:blank", { serviceWorkers: "block" });
  await signIn(damim, old.context, teacher);
  await leaveWordBehind(old.page, scope);

  await catchPrint(page);
  await page.goto(`${damim.url}mypage#council`);
  await page.getByRole("link", { name: "학년도 지우기", exact: true }).click();
  await findButton(page, "이 학년도 지우기").click();
  const dialog = findDialog(page, `${year}학년도 지우기`);
  await dialog.getByRole("listitem").filter({ hasText: "학생 명단 1" }).waitFor();
  await look(page);
  const typed = dialog.getByRole("textbox", { name: "학년도 확인", exact: true });
  await typed.fill(String(recordYear));
  await findButton(dialog, "지우기 예약").click();
  await dialog.getByText(`지울 학년도와 달라요. ${year}처럼 숫자로 적어 주세요.`).waitFor();
  await typed.fill(String(year));
  await findButton(dialog, "지우기 예약").click();
  const question = findDialog(page, "본인 확인");
  await question.getByLabel("비밀번호", { exact: true }).fill(teacher.password);
  await page.keyboard.press("Enter");
  const planned = page.getByRole("region", { name: `${year}학년도 지우기 예정`, exact: true });
  await planned.waitFor();
  // On every page, and by one press; one line of a phone, for several may stand there.
  await page.goto(damim.url);
  const size = page.viewportSize() ?? { width: 1366, height: 768 };
  await page.setViewportSize({ width: 320, height: 640 });
  const line = await planned.boundingBox();
  expect(line?.height).toBeLessThanOrEqual(72);
  const beside = await findButton(planned, "그만두기").boundingBox();
  expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThanOrEqual(320);
  await page.setViewportSize(size);
  await findButton(planned, "그만두기").click();
  await planned.waitFor({ state: "detached" });
  await post(damim, context.request, "destructions", { year });
  await page.goto(`${damim.url}mypage?about=destroy`);
  await planned.waitFor();

  await bringNightForward();

  const register = page.getByRole("table", { name: "파기 대장", exact: true });
  await register.getByText(/^20\d\d-0001$/).waitFor();
  expect(await page.getByRole("list", { name: "끝난 학년도", exact: true }).count()).toBe(0);
  await look(page);
  const paper = await print(page, findButton(page, "파기 확인서 인쇄"));
  for (const words of [/개인정보 파기 확인서 No\. 20\d\d-0001/, /백업 정리 전/, /학생 명단/])
    expect(paper.text).toMatch(words);
  expect(paper.sheetCount).toBe(1);

  await old.page.goto(damim.url);
  const words = old.page.getByRole("region", { name: "지운 기록에 남은 글", exact: true });
  await words.waitFor();
  await look(old.page);
  const [download] = await Promise.all([
    old.page.waitForEvent("download"),
    findButton(words, "내려받기").click(),
  ]);
  expect(readFileSync(await download.path(), "utf8")).toContain("여름에 쓴 글");
  await words.waitFor({ state: "detached" });
  await expect.poll(() => old.page.evaluate(readDisk, { scope })).toBe(0);
  expect([mine.troubles, old.troubles]).toEqual([[], []]);
});

it("a pupil whom a guardian wants gone goes, the class stays, and a device gives its last words of it", async () => {
  const mine = await openDevice(browser, "about:blank", { serviceWorkers: "block" });
  const teacher = await openTeacher(damim, mine.context, { studentCount: 2 });
  const { page } = mine;
  const [first, second] = teacher.students;
  const scope = yearScope(teacher.uid, recordYear);
  const old = await openDevice(browser, `${damim.url}student-manage`, { serviceWorkers: "block" });
  await signIn(damim, old.context, teacher);
  await old.page.goto(`${damim.url}student-manage`);
  await old.page
    .getByText(first?.name ?? "")
    .first()
    .waitFor();
  const note = {
    studentId: first?.id,
    day: today,
    area: "생활",
    text: "남몰래 쓴 글",
    "~dead": false,
  };
  const op = { kind: "note", id: "n1", at: toStamp(now() - 60_000, 0, "old"), set: note };
  await old.page.goto(`${damim.url}privacy`);
  await old.page.evaluate(readDisk, { scope, op });
  await old.page.goto("about:blank");

  await page.goto(`${damim.url}mypage?about=destroy`);
  await findButton(page, "학생 골라 지우기").click();
  const dialog = findDialog(page, "학생 한 명 지우기");
  await dialog.getByRole("combobox", { name: "학생", exact: true }).selectOption({ index: 1 });
  await dialog.getByRole("listitem").filter({ hasText: "학생 명단 1" }).waitFor();
  await look(page);
  const typed = dialog.getByRole("textbox", { name: "학생 확인", exact: true });
  await typed.fill(`2번 ${second?.name}`);
  await findButton(dialog, "지우기 예약").click();
  await dialog.getByText(/^고른 학생과 달라요/).waitFor();
  await typed.fill(`1 ${first?.name}`);
  await findButton(dialog, "지우기 예약").click();
  const question = findDialog(page, "본인 확인");
  await question.getByLabel("비밀번호", { exact: true }).fill(teacher.password);
  await page.keyboard.press("Enter");
  const planned = `${recordYear}학년도 1번 학생 지우기 예정`;
  await page.getByRole("region", { name: planned, exact: true }).waitFor();

  await bringNightForward();

  const register = page.getByRole("table", { name: "파기 대장", exact: true });
  await register.getByText(`${recordYear}학년도 학생 1명`, { exact: true }).waitFor();
  await page.goto(`${damim.url}student-manage`);
  await page
    .getByText(second?.name ?? "")
    .first()
    .waitFor();
  expect(await page.getByText(first?.name ?? "").count()).toBe(0);

  await old.page.goto(damim.url);
  const words = old.page.getByRole("region", { name: "지운 기록에 남은 글", exact: true });
  await words.waitFor();
  const [download] = await Promise.all([
    old.page.waitForEvent("download"),
    findButton(words, "내려받기").click(),
  ]);
  expect(readFileSync(await download.path(), "utf8")).toContain("남몰래 쓴 글");
  await words.waitFor({ state: "detached" });
  await expect.poll(() => old.page.evaluate(readDisk, { scope, text: first?.name ?? "" })).toBe(0);
  expect([mine.troubles, old.troubles]).toEqual([[], []]);
});

/** Looks at the year, and is put away with a word that never went out. */
async function leaveWordBehind(page: Page, scope: string): Promise<void> {
  await page.goto(`${damim.url}student-manage`);
  await page.getByRole("combobox", { name: "학년도", exact: true }).selectOption(String(year));
  await page.getByText("한비밀").first().waitFor();
  await expect.poll(() => page.evaluate(readDisk, { scope })).toBeGreaterThan(0);
  const op = { kind: "note", id: "n1", at: toStamp(now() - 60_000, 0, "old") };
  const set = {
    "~dead": false,
    studentId: "s1",
    day: `${year}-07-01`,
    area: "생활",
    text: "여름에 쓴 글",
  };
  await page.evaluate(readDisk, { scope, op: { ...op, set } });
  await page.goto("about:blank");
}

/** In the page: what of a scope (with `text`) stands on the disk of the device, after `op` was put among what waits. */
async function readDisk({
  scope,
  op,
  text = "",
}: {
  scope: string;
  op?: object;
  text?: string;
}): Promise<number> {
  const ended = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve) => (request.onsuccess = () => resolve(request.result)));
  let count = 0;
  for (const { name = "" } of await indexedDB.databases()) {
    const database = await ended(indexedDB.open(name));
    for (const place of ["rows", "outbox", "refused"]) {
      if (!database.objectStoreNames.contains(place)) continue;
      const store = database.transaction(place, "readwrite").objectStore(place);
      if (op && place === "outbox") await ended(store.put({ ...op, scope }));
      const all: readonly { readonly scope: string }[] = await ended(store.getAll());
      const ours = all.filter((each) => each.scope === scope);
      count += ours.filter((each) => JSON.stringify(each).includes(text)).length;
    }
    database.close();
  }
  return count;
}

/** The server is killed, and its next start finds that the night of the eighth day has come. */
async function bringNightForward(): Promise<void> {
  await damim.kill();
  const database = new DatabaseSync(path.join(damim.dataFolder, "damim.sqlite"));
  database.exec("update destructions set due_at = 0");
  // The backup of that night comes first, and has it for the last time.
  const nightly = "('backup', 'destroy-years')";
  database.exec(`update jobs set next_run_at = 0, lease_until = 0 where name in ${nightly}`);
  database.close();
  await damim.restart();
}
