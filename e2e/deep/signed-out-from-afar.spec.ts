import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { look } from "../support/look.ts";
import { haveNoWorker } from "../support/have-no-worker.ts";
import { openDevice, type Device } from "../support/open-browser.ts";
import { findButton, findDialog, waitForSyncState } from "../support/screen.ts";
import { shareDamim } from "../support/share-damim.ts";
import { openTeacher, signIn, type KnownTeacher } from "../support/teacher.ts";

const [damim, browser] = await shareDamim();

describe("what was there before", () => {
  let school: Device;
  let home: Device;
  let teacher: KnownTeacher;
  let first: KnownTeacher["students"][number];
  beforeAll(async () => {
    // Runs beside journeys that put a new build into place (tools/test.ts): without a worker nobody notices here.
    school = await openDevice(browser, "about:blank", { expectedStatuses: [401] });
    home = await openDevice(browser, "about:blank", { expectedStatuses: [401] });
    await Promise.all([school, home].map(haveNoWorker));
    teacher = await openTeacher(damim, school.context, { studentCount: 6 });
    await signIn(damim, home.context, teacher);
    const [student] = teacher.students;
    if (!student) throw new Error("a class of one at least");
    first = student;
    for (const { page } of [school, home]) {
      await page.goto(`${damim.url}student-manage`);
      await waitForSyncState(page, "저장됨");
    }
  });

  it("goes from a device that was signed out from afar, and waiting words do not", async () => {
    const { page } = school;
    // Without a worker nothing is kept: the form has to be here before the network goes.
    await openStudent(home.page, first.name);
    await findDialog(home.page, `1번 ${first.name}`).waitFor();
    await home.page.keyboard.press("Escape");
    await home.context.setOffline(true);
    await rename(home.page, first.name, "강도운");
    await waitForSyncState(home.page, "오프라인 · 1건 대기");
    await findButton(page, "프로필 메뉴").click();
    await page.getByRole("menuitem", { name: "로그인한 기기", exact: true }).click();
    const devices = page.getByRole("list", { name: "로그인한 기기" }).getByRole("listitem");
    await expect.poll(() => devices.count()).toBe(2);
    expect(await devices.first().innerText()).toContain("이 기기");
    await look(page);
    await findButton(devices.nth(1), "로그아웃시키기").click();
    await findButton(findDialog(page, "로그아웃시킬까요?"), "로그아웃시키기").click();
    await expect.poll(() => devices.count()).toBe(1);

    await home.context.setOffline(false);

    const left = home.page;
    await left.getByText("이 기기에서 로그아웃됐어요").waitFor();
    await left.getByText("아직 보내지 못한 글 1건은", { exact: false }).waitFor();
    await look(left);
    await expect.poll(() => countKept(left, teacher.uid)).toEqual([0, 1]);
    await findButton(left, "다시 로그인해서 보내기").click();
    await left.getByRole("textbox", { name: "이메일", exact: true }).fill(teacher.email);
    await left.getByLabel("비밀번호", { exact: true }).fill(teacher.password);
    await findButton(left, "로그인").click();
    const question = findDialog(left, "이 기기는 누가 쓰나요?");
    await question.getByRole("radio", { name: "내 기기", exact: true }).click();
    await findButton(question, "계속").click();
    await waitForSyncState(left, "저장됨");
    await page.goto(`${damim.url}student-manage`);
    await findRow(page, "강도운").waitFor();
  });

  it("is wiped at once where nothing waits", async () => {
    const { page } = school;
    await page.goto(`${damim.url}devices`);
    await findButton(page, "다른 기기 모두 로그아웃").click();
    await findButton(findDialog(page, "다른 기기 모두 로그아웃"), "모두 로그아웃").click();

    await home.page.getByText("이 기기에서 로그아웃됐어요").waitFor();
    await expect.poll(() => home.page.evaluate(() => indexedDB.databases())).toEqual([]);
    await findButton(home.page, "로그인 화면으로").click();
    await findButton(home.page, "로그인").waitFor();
    expect([...school.troubles, ...home.troubles]).toEqual([]);
  });
});

function findRow(page: Page, name: string): Locator {
  const table = page.getByRole("table", { name: "학생 명단", exact: true });
  return table.getByRole("row").filter({ hasText: name });
}

async function openStudent(page: Page, name: string): Promise<void> {
  await findRow(page, name).getByRole("button").first().click();
}

async function rename(page: Page, from: string, to: string): Promise<void> {
  await openStudent(page, from);
  const dialog = findDialog(page, `1번 ${from}`);
  await dialog.getByRole("textbox", { name: "이름", exact: true }).fill(to);
  await findButton(dialog, "저장").click();
  await findRow(page, to).waitFor();
}

/** Rows and waiting ops on an own device's disk. */
function countKept(page: Page, uid: string): Promise<readonly number[]> {
  return page.evaluate(
    (name) =>
      new Promise<readonly number[]>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error ?? new Error("no database"));
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.transaction(["rows", "outbox"]);
          const counts = ["rows", "outbox"].map((store) => reading.objectStore(store).count());
          reading.oncomplete = () => {
            database.close();
            resolve(counts.map(({ result }) => result));
          };
        };
      }),
    `damim-${uid}`,
  );
}
