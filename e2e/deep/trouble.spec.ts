import { request, type Browser, type BrowserContext, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { limitFileSize } from "../support/disk-limit.ts";
import { launchChromium, openDevice } from "../support/open-browser.ts";
import {
  findButton,
  findDialog,
  findSeat,
  mark,
  waitForSyncState,
  waitUntilRested,
} from "../support/screen.ts";
import { startDamim, type RunningDamim } from "../support/start-damim.ts";
import { openTeacher, post, signIn, type KnownTeacher } from "../support/teacher.ts";

let damim: RunningDamim;
let browser: Browser;

beforeAll(async () => {
  [damim, browser] = await Promise.all([startDamim(), launchChromium()]);
});
afterAll(async () => {
  await browser.close();
  await damim.stop();
});

describe("a session that ends in the middle of typing", () => {
  it("leaves the page and the words, and sends them after signing in again", async () => {
    const device = await openDevice(browser, "about:blank", { expectedStatuses: [401] });
    const { page } = device;
    const teacher = await openTeacher(damim, device.context, { studentCount: 6 });
    const { student, dialog } = await openFirst(page, teacher);
    const note = dialog.getByRole("textbox", { name: "사유", exact: true });
    await note.fill("편도염, 내일 진단서");

    await signOutElsewhere(device.context);
    await page.getByRole("alert").filter({ hasText: "로그인이 풀렸어요." }).waitFor();
    expect(await note.inputValue()).toBe("편도염, 내일 진단서");
    await findButton(dialog, "질병 결석").click();
    await findSeat(page, student, "질병 결석").waitFor();
    await waitForSyncState(page, "오프라인 · 1건 대기");
    await signInAgain(page, teacher);

    await waitForSyncState(page, "저장됨");
    await page.getByRole("alert").waitFor({ state: "detached" });
    const other = await openDevice(browser, "about:blank");
    await signIn(damim, other.context, teacher);
    await other.page.goto(`${damim.url}attendance`);
    await findSeat(other.page, student, "질병 결석").click();
    const arrived = findDialog(other.page, `1번 ${student.name}`).getByRole("textbox", {
      name: "사유",
      exact: true,
    });
    await expect.poll(() => arrived.inputValue()).toBe("편도염, 내일 진단서");
    expect([...device.troubles, ...other.troubles]).toEqual([]);
    await Promise.all([device.context.close(), other.context.close()]);
  });

  it("keeps a half-written note through the dialog of signing in and through a reload", async () => {
    const device = await openDevice(browser, "about:blank", { expectedStatuses: [401] });
    const { page } = device;
    const teacher = await openTeacher(damim, device.context, { studentCount: 6 });
    const { student, dialog } = await openFirst(page, teacher);
    await dialog.getByRole("textbox", { name: "사유", exact: true }).fill("어머니 전화, 병원 들");

    await signOutElsewhere(device.context);
    await signInAgain(page, teacher);
    await waitForSyncState(page, "저장됨");
    await findSeat(page, student, "출석").click();
    const note = dialog.getByRole("textbox", { name: "사유", exact: true });
    await expect.poll(() => note.inputValue()).toBe("어머니 전화, 병원 들");
    await page.reload();
    await findSeat(page, student, "출석").click();

    await expect.poll(() => note.inputValue()).toBe("어머니 전화, 병원 들");
    expect(device.troubles).toEqual([]);
    await device.context.close();
  });
});

describe("a browser that keeps nothing", () => {
  it("works online when it refuses the database, and says so", async () => {
    const device = await openDevice(browser, "about:blank");
    const { page } = device;
    await device.context.addInitScript(() => {
      indexedDB.open = () => {
        throw new DOMException("refused by the browser", "SecurityError");
      };
    });
    const teacher = await openTeacher(damim, device.context, { studentCount: 6 });
    const [first, second] = teacher.students;
    if (!first || !second) throw new Error("a class of two at least");
    await page.goto(`${damim.url}attendance`);

    await page.getByText("이 브라우저에서는 기록을 이 기기에 저장할 수 없어요.").waitFor();
    await mark(page, first, { kind: "absent", reason: "illness" });
    await waitUntilRested(page);
    await device.context.setOffline(true);
    await mark(page, second, { kind: "late", reason: "illness" });
    await waitForSyncState(page, "확인 필요 1건");
    await findButton(page, "보낼 목록").click();
    await findDialog(page, "보낼 목록").getByText("이 기기에 저장하지 못했어요").waitFor();
    await page.keyboard.press("Escape");
    await device.context.setOffline(false);

    await waitForSyncState(page, "저장됨");
    await page.reload();
    await findSeat(page, first, "질병 결석").waitFor();
    await findSeat(page, second, "질병 지각").waitFor();
    expect(device.troubles).toEqual([]);
    await device.context.close();
  });

  it("keeps a mark in the page while its disk is full, and brings it to disk when there is room", async () => {
    const device = await openDevice(browser, "about:blank");
    const { page } = device;
    const teacher = await openTeacher(damim, device.context, { studentCount: 6 });
    const [first] = teacher.students;
    if (!first) throw new Error("a class of one at least");
    const quota = await device.context.newCDPSession(page);
    const { origin } = new URL(damim.url);
    await quota.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 });
    await page.goto(`${damim.url}attendance`);
    await waitUntilRested(page);

    await device.context.setOffline(true);
    await mark(page, first, { kind: "absent", reason: "illness" });
    await waitForSyncState(page, "확인 필요 1건");
    await findButton(page, "보낼 목록").click();
    const outbox = findDialog(page, "보낼 목록");
    await outbox.getByText("이 기기에 저장하지 못했어요").waitFor();
    await outbox.getByText(`1번 ${first.name} 질병 결석`).waitFor();
    await quota.send("Storage.overrideQuotaForOrigin", { origin });
    // Nobody presses 다시 저장: room is found by itself.
    await outbox.getByText("이 기기에 저장하지 못했어요").waitFor({ state: "detached" });
    await page.keyboard.press("Escape");
    await waitForSyncState(page, "오프라인 · 1건 대기");
    await device.context.setOffline(false);

    await waitForSyncState(page, "저장됨");
    await page.reload();
    await findSeat(page, first, "질병 결석").waitFor();
    expect(device.troubles).toEqual([]);
    await device.context.close();
  });
});

describe("a server that cannot or will not", () => {
  it("with a full disk keeps marks waiting and takes them when there is room", async () => {
    const device = await openDevice(browser, "about:blank", { expectedStatuses: [503] });
    const { page } = device;
    const teacher = await openTeacher(damim, device.context, { studentCount: 6 });
    const [first] = teacher.students;
    if (!first) throw new Error("a class of one at least");
    await page.goto(`${damim.url}attendance`);
    await waitUntilRested(page);

    limitFileSize(damim.pid(), 4096);
    const answered = page.waitForResponse((response) => response.status() === 503);
    await mark(page, first, { kind: "absent", reason: "illness" });
    await answered;
    await waitForSyncState(page, "오프라인 · 1건 대기");
    limitFileSize(damim.pid(), "unlimited");

    await waitForSyncState(page, "저장됨");
    expect(device.troubles).toEqual([]);
    await device.context.close();
  });

  it("refuses a write, which is listed with the reason and can be thrown away", async () => {
    const device = await openDevice(browser, "about:blank");
    const { page } = device;
    const teacher = await openTeacher(damim, device.context, { studentCount: 6 });
    const [first, second] = teacher.students;
    if (!first || !second) throw new Error("a class of two at least");
    await page.goto(`${damim.url}attendance`);
    await waitUntilRested(page);
    // What our own screens would never send: the server is the one that refuses.
    await page.route("**/api/sync", (route) =>
      route.continue({
        postData: (route.request().postData() ?? "").replace('"reason":"illness"', '"reason":"?"'),
      }),
    );

    await findSeat(page, first, "출석").click();
    await findButton(findDialog(page, `1번 ${first.name}`), "질병 결석").click();
    await waitForSyncState(page, "확인 필요 1건");
    await findSeat(page, first, "출석").waitFor();
    await mark(page, second, { kind: "late", reason: "other" });
    await findButton(page, "보낼 목록").click();
    const outbox = findDialog(page, "보낼 목록");
    await outbox.getByText(`1번 ${first.name} 질병 결석`).waitFor();
    await outbox.getByText("내용이 형식에 맞지 않아 서버가 받지 못했어요.").waitFor();
    await findButton(outbox, "버리기").click();

    await outbox.getByText("보낼 것이 없어요. 모두 서버에 저장됐어요.").waitFor();
    await page.keyboard.press("Escape");
    await waitForSyncState(page, "저장됨");
    expect(device.troubles).toEqual([]);
    await device.context.close();
  });
});

async function openFirst(page: Page, teacher: KnownTeacher) {
  const [student] = teacher.students;
  if (!student) throw new Error("a class of one at least");
  await page.goto(`${damim.url}attendance`);
  await waitUntilRested(page);
  await findSeat(page, student, "출석").click();
  const dialog = findDialog(page, `1번 ${student.name}`);
  await dialog.waitFor();
  return { student, dialog };
}

/** Ends the session of this device as a press on 「모든 기기에서 로그아웃」 elsewhere would. */
async function signOutElsewhere(context: BrowserContext): Promise<void> {
  const elsewhere = await request.newContext({ storageState: await context.storageState() });
  await post(damim, elsewhere, "auth/sign-out", {});
  await elsewhere.dispose();
}

async function signInAgain(page: Page, { password }: KnownTeacher): Promise<void> {
  await findButton(page, "다시 로그인").click();
  const dialog = findDialog(page, "다시 로그인");
  await dialog.getByLabel("비밀번호", { exact: true }).fill(password);
  await findButton(dialog, "로그인").click();
  await dialog.waitFor({ state: "detached" });
}
