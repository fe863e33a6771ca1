import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { haveNoWorker } from "./support/have-no-worker.ts";
import { look } from "./support/look.ts";
import { openDevice, type Device } from "./support/open-browser.ts";
import { findButton, findDialog, findSeat, mark, waitForSyncState } from "./support/screen.ts";
import { shareDamim } from "./support/share-damim.ts";
import { openTeacher, signIn, type KnownTeacher } from "./support/teacher.ts";

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

  it("comes back from 변경 이력, and a second device sees it", async () => {
    const { page } = school;
    await rename(page, first.name, "강도은");
    await rename(page, "강도은", "강도현");
    await waitForSyncState(page, "저장됨");
    await openStudent(page, "강도현");
    await findButton(findDialog(page, "1번 강도현"), "변경 이력").click();
    const history = findDialog(page, "변경 이력");
    const entries = history.getByRole("listitem");
    await expect.poll(() => entries.count()).toBe(3);
    expect(await entries.nth(0).innerText()).toMatch(
      /이름을 고쳤어요\s+오늘 .+ · Chrome · Linux\s+이름\s+강도은\s+강도현/,
    );
    await look(page);

    await findButton(entries.nth(1), "되돌리기").click();

    await history.getByText(`1번 ${first.name}`, { exact: true }).waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await findRow(page, first.name).waitFor();
    await findRow(home.page, first.name).waitFor();
  });

  it("says calmly that 변경 이력 needs the network", async () => {
    const { page, context } = school;
    await openStudent(page, first.name);
    await context.setOffline(true);
    const dialog = findDialog(page, `1번 ${first.name}`);
    await findButton(dialog, "변경 이력").click();
    const history = findDialog(page, "변경 이력");
    await history.getByText("인터넷이 연결되면 볼 수 있어요").waitFor();

    await context.setOffline(false);
    await findButton(history, "다시 가져오기").click();

    await history.getByRole("listitem").first().waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  });

  it("shows what happened to the marks of a day", async () => {
    const { page } = school;
    await page.goto(`${damim.url}attendance`);
    await mark(page, first, { kind: "late", reason: "unexcused" }, { note: "늦잠" });
    await mark(page, first, { kind: "absent", reason: "illness" }, { from: "미인정 지각" });
    await waitForSyncState(page, "저장됨");
    await findSeat(page, first, "질병 결석").click();
    await findButton(findDialog(page, `1번 ${first.name}`), "변경 이력").click();
    const history = findDialog(page, "변경 이력");
    const late = history.getByRole("listitem").filter({ hasText: "미인정 지각을 지웠어요" });
    await late.waitFor();
    await look(page);

    await findButton(late, "되돌리기").click();

    await page.keyboard.press("Escape");
    await findSeat(page, first, "미인정 지각").waitFor();
  });

  it("comes back from 휴지통", async () => {
    const { page } = school;
    await page.goto(`${damim.url}student-manage`);
    await openStudent(page, first.name);
    await findButton(findDialog(page, `1번 ${first.name}`), "지우기").click();
    await findRow(home.page, first.name).waitFor({ state: "detached" });
    await page.getByRole("link", { name: "휴지통", exact: true }).click();
    const deleted = page.getByRole("list", { name: "지운 기록" }).getByRole("listitem");
    const student = deleted.filter({ hasText: /^명단/ });
    await student.getByText(`1번 ${first.name}`, { exact: true }).waitFor();
    await deleted.filter({ hasText: `1번 ${first.name} 질병 결석` }).waitFor();
    await look(page);

    await findButton(student, "되돌리기").click();

    await student.waitFor({ state: "detached" });
    await findRow(home.page, first.name).waitFor();
  });

  it("has met no trouble on the way", () => {
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
