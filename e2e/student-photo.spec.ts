import type { RosterStudent } from "@damim/domain/student/student.ts";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { drawNoise } from "../apps/server/src/testing/draw-noise.ts";
import { launchChromium, openDevice } from "./support/open-browser.ts";
import { findButton, findDialog, waitForSyncState } from "./support/screen.ts";
import { startDamim, type RunningDamim } from "./support/start-damim.ts";
import { openTeacher, signIn } from "./support/teacher.ts";

const PIECE_BYTES = 256 * 1024;

let damim: RunningDamim;
let browser: Browser;

beforeAll(async () => {
  const env = { DAMIM_FILES_QUOTA_MB: "1" };
  [damim, browser] = await Promise.all([startDamim({ env }), launchChromium()]);
});
afterAll(async () => {
  await browser.close();
  await damim.stop();
});

describe("a pupil's photo", () => {
  it("chosen without a network survives a reload and a cut, and is seen on the second device", async () => {
    const school = await openDevice(browser, "about:blank", {
      expectedStatuses: [413],
    });
    const { page } = school;
    const teacher = await openTeacher(damim, school.context, { studentCount: 4 });
    const [first, second] = teacher.students;
    if (!first || !second) throw new Error("a class of two at least");
    await openRoster(page);
    await waitForSyncState(page, "저장됨");
    await openForm(page, first);
    await page.keyboard.press("Escape");

    await school.context.setOffline(true);
    await choosePhoto(page, first, await drawNoise(680));
    await findPhoto(page, first).waitFor();
    await waitForSyncState(page, "오프라인 · 2건 대기");
    await findButton(page, "보낼 목록").click();
    await page.getByText(`명단 · ${first.number}번 ${first.name} 사진`, { exact: true }).waitFor();
    await page.keyboard.press("Escape");

    // The pages come, the server's answers do not.
    await page.route("**/api/**", (route) => route.abort());
    await school.context.setOffline(false);
    await page.reload();
    await findPhoto(page, first).waitFor();
    await waitForSyncState(page, "오프라인 · 2건 대기");

    const offsets: number[] = [];
    await page.unroute("**/api/**");
    await page.route("**/parts?offset=*", async (route) => {
      const offset = Number(new URL(route.request().url()).searchParams.get("offset"));
      offsets.push(offset);
      const isCut = offsets.length === 2;
      await (isCut ? route.abort() : route.continue());
    });
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await waitForSyncState(page, "저장됨");

    // The piece that was cut is sent again, and no other.
    expect(offsets.slice(0, 3)).toEqual([0, PIECE_BYTES, PIECE_BYTES]);
    expect(new Set(offsets).size).toBe(offsets.length - 1);

    // The photo that finds no room is never there.
    const home = await openDevice(browser, "about:blank", { expectedStatuses: [404] });
    await signIn(damim, home.context, teacher);
    await openRoster(home.page);
    await findPhoto(home.page, first).waitFor();

    // No room is left on the server for another one.
    await choosePhoto(page, second, await drawNoise(1024));
    await waitForSyncState(page, "확인 필요 1건");
    await findButton(page, "보낼 목록").click();
    const outbox = findDialog(page, "보낼 목록");
    await outbox.getByText(/^파일을 둘 자리가 다 찼어요\./).waitFor();
    await findButton(outbox, "버리기").click();
    await page.keyboard.press("Escape");
    await waitForSyncState(page, "저장됨");
    expect(await findPhoto(page, second).count()).toBe(0);

    await openForm(page, first);
    await findButton(findDialog(page, toTitle(first)), "사진 빼기").click();
    await findButton(findDialog(page, toTitle(first)), "저장").click();
    await findPhoto(home.page, first).waitFor({ state: "detached" });
    await findButton(page, "되돌리기").first().click();
    await findPhoto(home.page, first).waitFor();

    expect(home.troubles).toEqual([]);
    expect(school.troubles).toEqual([]);
  });
});

async function openRoster(page: Page): Promise<void> {
  await page.goto(`${damim.url}student-manage`);
  await page.getByRole("table", { name: "학생 명단", exact: true }).waitFor();
}

async function openForm(page: Page, student: RosterStudent): Promise<void> {
  await findButton(page, `${toTitle(student)} 고치기`).click();
  await findButton(findDialog(page, toTitle(student)), "저장").waitFor();
}

async function choosePhoto(page: Page, student: RosterStudent, png: Buffer): Promise<void> {
  await openForm(page, student);
  const dialog = findDialog(page, toTitle(student));
  await dialog
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: "사진.png", mimeType: "image/png", buffer: png });
  await dialog.getByRole("img", { name: `${student.name} 사진`, exact: true }).waitFor();
  await findButton(dialog, "저장").click();
  await dialog.waitFor({ state: "detached" });
}

/** The photo in the list, loaded; the face is no such image. */
function findPhoto(page: Page, student: RosterStudent): Locator {
  return page.getByRole("row", { name: student.name }).locator("img[src^='blob:']");
}

function toTitle({ number, name }: RosterStudent): string {
  return `${number}번 ${name}`;
}
