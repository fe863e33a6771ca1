import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { haveNoWorker } from "./support/have-no-worker.ts";
import { look } from "./support/look.ts";
import { openDevice } from "./support/open-browser.ts";
import { openJourney } from "./support/open-journey.ts";
import { findButton, findDialog, waitForSyncState } from "./support/screen.ts";
import { searchFolder } from "./support/search-folder.ts";
import { signIn } from "./support/teacher.ts";

/** In each name; nothing that leaves this device may hold it. */
const MARKER = "갈매";
/** The same of the pupil who is written about: the server of this file knows the other one by then. */
const WRITTEN = "솔매";

it("names stand on the own device alone, from the first paste, and go to another past the server", async () => {
  const school = await openJourney({ studentCount: 0, at: "profile" });
  const { page, damim, teacher, browser } = school;
  await haveNoWorker(school);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await toggle(page).check();
  await page.getByText("이제 번호만 써요", { exact: true }).waitFor();

  await page.goto(`${damim.url}student-manage`);
  await findButton(page, "명단 붙여넣기").first().click();
  await page
    .getByRole("textbox", { name: "붙여넣을 명단", exact: true })
    .fill(`번호\t이름\t생년월일\n1\t김${MARKER}\t2017-03-02\n2\t이${MARKER}\t2017-04-05`);
  await findButton(page, "가져오기").click();
  const table = page.getByRole("table", { name: "학생 명단", exact: true });
  await table
    .getByRole("row")
    .filter({ hasText: `김${MARKER}` })
    .waitFor();
  expect(await findButton(page, "사진에서 가져오기").count()).toBe(0);
  await findButton(page, "학생 추가").click();
  const form = findDialog(page, "학생 추가");
  await form.getByRole("textbox", { name: "이름", exact: true }).fill(`박${MARKER}`);
  expect(await form.getByLabel("생년월일", { exact: true }).count()).toBe(0);
  await look(page);
  await findButton(form, "추가").click();
  await table
    .getByRole("row")
    .filter({ hasText: `박${MARKER}` })
    .waitFor();
  await waitForSyncState(page, "저장됨");
  await page.reload();
  await table
    .getByRole("row")
    .filter({ hasText: `이${MARKER}` })
    .waitFor();
  expect(await readSynced(page, teacher.uid)).not.toMatch(new RegExp(`${MARKER}|2017-03`));

  // Another device has numbers until the 이름표 comes.
  const other = await openDevice(browser, "about:blank");
  await haveNoWorker(other);
  await signIn(damim, other.context, teacher);
  other.page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await page.goto(`${damim.url}profile`);
  await findButton(page, "이름표 옮기기").click();
  const going = findDialog(page, "이름표 옮기기");
  const words = await going.getByRole("list", { name: "여섯 낱말" }).innerText();
  await going.getByRole("img", { name: "이름표 QR 코드" }).waitFor();
  await look(page);
  const download = page.waitForEvent("download");
  await findButton(going, "파일로 받기").click();
  const file = await (await download).path();

  // As a camera opens it.
  await other.page.goto(`${damim.url}profile#${(await readFile(file)).toString()}`);
  await other.page.getByText("카메라로 읽은 이름표예요. 여섯 낱말을 적어 주세요.").waitFor();
  await other.page.keyboard.press("Escape");
  await expect.poll(() => other.page.url()).toBe(`${damim.url}profile`);
  await other.page.goto(`${damim.url}profile`);
  await other.page.getByText("이 기기의 이름표 0명", { exact: false }).waitFor();
  await findButton(other.page, "이름표 가져오기").click();
  const coming = findDialog(other.page, "이름표 가져오기");
  const chooser = other.page.waitForEvent("filechooser");
  await findButton(coming, "파일 고르기").click();
  await (
    await chooser
  ).setFiles({ name: "이름표.txt", mimeType: "text/plain", buffer: await readFile(file) });
  await coming.getByLabel("여섯 낱말", { exact: true }).fill("가방 가방 가방 가방 가방 가방");
  await findButton(coming, "가져오기").click();
  await coming.getByText("여섯 낱말이 맞지 않아요. 순서대로 다시 적어 주세요.").waitFor();
  await coming.getByLabel("여섯 낱말", { exact: true }).fill(words);
  await findButton(coming, "가져오기").click();
  await other.page.getByText("3명의 이름을 가져왔어요", { exact: true }).waitFor();
  await other.page.goto(`${damim.url}student-manage`);
  await other.page
    .getByRole("row")
    .filter({ hasText: `박${MARKER}` })
    .waitFor();

  expect(decodeURIComponent(sent.join("\n"))).not.toContain(MARKER);
  expect(searchFolder(damim.dataFolder, MARKER)).toEqual([]);
  expect(damim.log()).not.toContain(MARKER);

  // Off again: the names come back, and then they are the server's.
  await page.goto(`${damim.url}profile`);
  await toggle(page).click();
  await findButton(page.getByRole("alertdialog").or(page.getByRole("dialog")), "끄기").click();
  await page.getByText("이제 이름도 저장해요", { exact: true }).waitFor();
  await waitForSyncState(page, "저장됨");
  await expect.poll(() => searchFolder(damim.dataFolder, `김${MARKER}`).length).toBeGreaterThan(0);
  expect(other.troubles).toEqual([]);
});

it("turned on later, rows and history lose the names, and a stranger's hand does not", async () => {
  const school = await openJourney({
    studentCount: 3,
    at: "profile",
    describe: (student) => ({
      ...student,
      name: `${MARKER}${student.number}`,
      birthday: "2017-03-02",
    }),
    device: { expectedStatuses: [403] },
  });
  const { page, damim, teacher } = school;
  await haveNoWorker(school);
  expect(searchFolder(damim.dataFolder, `${MARKER}2`)).not.toEqual([]);
  await toggle(page).click();
  const question = findDialog(page, "번호만 쓸까요?").or(page.getByRole("alertdialog"));
  await question.getByText(/학생 3명의 이름을 이 기기의 이름표로 옮기고/).waitFor();
  await look(page);
  await findButton(question, "번호만 쓰기").click();
  const who = findDialog(page, "본인 확인");
  await who.getByLabel("비밀번호", { exact: true }).fill(teacher.password);
  await page.keyboard.press("Enter");
  await page.getByText(/서버에서 이름과 그 변경 이력을 지웠어요/).waitFor();
  // Looked at, not added up: this server has made none yet.
  await page.getByText(/이름이 든 백업은 이제 없어요/).waitFor();
  await page.getByText("이 기기의 이름표 3명", { exact: true }).waitFor();
  await look(page);
  await expect.poll(() => searchFolder(damim.dataFolder, `${MARKER}2`)).toEqual([]);
  await backUp(damim.dataFolder);
  const backups = path.join(damim.dataFolder, "backups");
  expect(searchFolder(backups, teacher.uid)).not.toEqual([]);
  expect(searchFolder(backups, `${MARKER}2`)).toEqual([]);
  expect(await readSynced(page, teacher.uid)).not.toMatch(new RegExp(`${MARKER}|2017-03`));
  await page.goto(`${damim.url}student-manage`);
  await page
    .getByRole("row")
    .filter({ hasText: `${MARKER}2` })
    .waitFor();
  await page.goto(damim.url);
  const steps = page.getByRole("list", { name: "세 가지만 더", exact: true });
  await steps.getByText("시간표", { exact: true }).waitFor();
  expect(await steps.getByText("보호자 연락처", { exact: true }).count()).toBe(0);
});

it("a text that names a pupil goes when the teacher has said how; paper and files have numbers", async () => {
  const school = await openJourney({ studentCount: 0, at: "profile" });
  const { page, damim } = school;
  await haveNoWorker(school);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await toggle(page).check();
  await page.getByText("이제 번호만 써요", { exact: true }).waitFor();
  await page.goto(`${damim.url}student-manage`);
  await findButton(page, "명단 붙여넣기").first().click();
  await page
    .getByRole("textbox", { name: "붙여넣을 명단", exact: true })
    .fill(`번호\t이름\n1\t김${WRITTEN}\n2\t이온유`);
  await findButton(page, "가져오기").click();
  const table = page.getByRole("table", { name: "학생 명단", exact: true });
  const row = table.getByRole("row").filter({ hasText: `김${WRITTEN}` });
  await row.waitFor();

  // Put off, it stands on this device alone, over a reload too.
  await page.goto(`${damim.url}memo?about=freeMemo`);
  await findButton(page, "새 메모").click();
  const paper = page.getByRole("textbox", { name: "메모 내용", exact: true });
  await paper.waitFor();
  await page.keyboard.type(`${WRITTEN}가 온유를 도와줬어요`);
  const list = page.getByRole("list", { name: "메모 목록", exact: true });
  await list.getByText(`${WRITTEN}가 온유를`, { exact: false }).waitFor();
  const question = findDialog(page, "글에 이름이 있어요");
  // Nobody is asked in the middle of a word.
  expect(await question.count()).toBe(0);
  const search = page.getByRole("searchbox").first();
  await search.fill("우산");
  await page.waitForTimeout(1_000);
  expect(await question.count()).toBe(0);
  await search.fill("");
  await question.waitFor();
  // A key that was on its way answers nothing.
  await page.keyboard.press("Space");
  await question.getByText("1번이 온유를 도와줬어요").first().waitFor();
  await look(page);
  await page.keyboard.press("Escape");
  await waitForSyncState(page, "확인 필요 1건");
  // Nobody is asked again by a page that comes, which may stand before the class.
  await page.reload();
  await waitForSyncState(page, "확인 필요 1건");
  await page.waitForTimeout(1_000);
  expect(await question.count()).toBe(0);
  // Who signs out is told that no network sends it, and led to the question.
  await findButton(page, "프로필 메뉴").click();
  await page.getByRole("menuitem", { name: "로그아웃", exact: true }).click();
  const leaving = findDialog(page, "아직 보내지 못한 기록이 있어요");
  await leaving.getByText("이름이 있어 보내지 않은 글 1").waitFor();
  expect(await leaving.getByText("저절로 보내요", { exact: false }).count()).toBe(0);
  await look(page);
  await findButton(leaving, "정하기").click();
  await question.waitFor();
  await findButton(question, "번호로 바꾸기").click();
  await waitForSyncState(page, "저장됨");
  await paper.getByText("1번이 온유를 도와줬어요").waitFor();
  // The paper goes on from there.
  await paper.click();
  await page.keyboard.press("End");
  await page.keyboard.type(" 참 잘했어요");
  await list.click({ position: { x: 1, y: 1 } });
  await waitForSyncState(page, "저장됨");
  expect(await page.getByText("두 기기에서 따로 고쳤어요").count()).toBe(0);

  // By the browser's own menu too.
  await page.goto(`${damim.url}student-manage`);
  await row.waitFor();
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect.poll(() => row.count()).toBe(0);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await row.waitFor();
  // And what a window has put in order for paper.
  await page.evaluate(() => {
    window.print = () => {
      document.title = document.querySelector(".print-portrait")?.textContent ?? "no paper";
    };
  });
  await findButton(page, "인쇄·엑셀").click();
  await findButton(findDialog(page, "인쇄·엑셀"), "인쇄").click();
  await findButton(findDialog(page, "번호로 인쇄할까요?"), "인쇄").click();
  await expect.poll(() => page.title()).toContain("2번");
  expect(await page.title()).not.toMatch(new RegExp(`${WRITTEN}|온유`));
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await row.waitFor();
  expect(await saveRoster(page, "번호로 내려받을까요?", false)).not.toContain(WRITTEN);
  expect(await saveRoster(page, "번호로 내려받을까요?", true)).toContain(`김${WRITTEN}`);

  // What goes by no row is asked about too, over the form that sends it.
  await page.goto(`${damim.url}club`);
  await findButton(page, "클럽 만들기").click();
  const making = findDialog(page, "클럽 만들기");
  await making.getByRole("textbox", { name: "클럽 이름", exact: true }).fill(`${WRITTEN}네 반`);
  await findButton(making, "만들기").click();
  await question.getByText("1번네 반").waitFor();
  await look(page);
  await findButton(question, "보내기").click();
  await page
    .getByText(/1번.* 반/u)
    .first()
    .waitFor();

  expect(decodeURIComponent(sent.join("\n"))).not.toContain(WRITTEN);
  expect(searchFolder(damim.dataFolder, WRITTEN)).toEqual([]);
});

it("a shared device keeps names in its pages alone", async () => {
  const school = await openJourney({ studentCount: 0, at: "profile", deviceUse: "shared" });
  const { page, damim, teacher } = school;
  await haveNoWorker(school);
  await toggle(page).check();
  await page.getByText(/함께 쓰는 기기라 이름표를 이 화면에만 둬요/).waitFor();
  const tab = await school.context.newPage();
  await tab.goto(`${damim.url}student-manage`);
  await findButton(tab, "학생 추가").first().click();
  const form = findDialog(tab, "학생 추가");
  await form.getByRole("textbox", { name: "이름", exact: true }).fill(`한${MARKER}`);
  await findButton(form, "추가").click();
  await tab
    .getByRole("row")
    .filter({ hasText: `한${MARKER}` })
    .waitFor();
  await waitForSyncState(tab, "저장됨");
  // The other page has heard the name from this one.
  await page.getByText("이 기기의 이름표 1명", { exact: true }).waitFor();
  const names = await tab.evaluate(async () =>
    (await indexedDB.databases()).map(({ name }) => name),
  );
  expect(names).not.toContain(`damim-${teacher.uid}-nametags`);
  expect(searchFolder(damim.dataFolder, `한${MARKER}`)).toEqual([]);
});

/** The words of 명단 as a spreadsheet. */
async function saveRoster(page: Page, title: string, withNames: boolean): Promise<string> {
  await findButton(page, "인쇄·엑셀").click();
  const output = findDialog(page, "인쇄·엑셀");
  await output.getByText("엑셀", { exact: true }).click();
  const download = page.waitForEvent("download");
  await findButton(output, "엑셀로 내려받기").click();
  const question = findDialog(page, title);
  if (withNames) await question.getByLabel("이름 넣기").check();
  await findButton(question, "내려받기").click();
  const file = await readFile(await (await download).path());
  const { readXlsx } = await import("hucre/xlsx");
  return JSON.stringify(await readXlsx(new Uint8Array(file)));
}

/** As an operator does, beside the running server. */
async function backUp(dataFolder: string): Promise<void> {
  const cwd = path.dirname(import.meta.dirname);
  const env = { ...process.env, DAMIM_DATA_DIR: dataFolder };
  await promisify(execFile)(process.execPath, ["bin/run.js", "tools/backup.ts"], { cwd, env });
}

function toggle(page: Page) {
  return page.getByRole("switch", { name: "번호만 쓰기", exact: true });
}

/** What this device keeps of its rows, its outbox and its undo; the 이름표 lies in a database of its own. */
function readSynced(page: Page, uid: string): Promise<string> {
  return page.evaluate(async (name) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error ?? new Error(name));
    });
    const found: unknown[] = [];
    for (const store of database.objectStoreNames) {
      const reading = database.transaction(store).objectStore(store).getAll();
      await new Promise((resolve) => (reading.onsuccess = resolve));
      found.push(reading.result);
    }
    database.close();
    return JSON.stringify(found);
  }, `damim-${uid}`);
}
