import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findPiece } from "../support/find-piece.ts";
import { launchChromium, openDevice } from "../support/open-browser.ts";
import {
  answerDeviceQuestion,
  findButton,
  findDialog,
  signInOnScreen,
  signOutOnScreen,
  waitForSyncState,
} from "../support/screen.ts";
import { startDamim, type RunningDamim } from "../support/start-damim.ts";
import { buildTeacher } from "../support/teacher.ts";

const teacher = buildTeacher();
let damim: RunningDamim;
let browser: Browser;

beforeAll(async () => {
  [damim, browser] = await Promise.all([startDamim(), launchChromium()]);
});
afterAll(async () => {
  await browser.close();
  await damim.stop();
});

describe("a teacher at the entry", () => {
  it("comes from sign-up over the device question to the profile and to an empty class", async () => {
    const device = await openDevice(browser, damim.url);
    const { page } = device;

    await page.getByRole("link", { name: "회원가입", exact: true }).click();
    await page.getByRole("textbox", { name: "이메일", exact: true }).fill(teacher.email);
    await page.getByLabel("비밀번호", { exact: true }).fill(teacher.password);
    await page.getByRole("textbox", { name: "별명", exact: true }).fill(teacher.nickName);
    await findButton(page, "가입하기").click();
    await answerDeviceQuestion(page, "내 기기");
    await findButton(findDialog(page, "학년도 설정 필요"), "확인").click();
    await page.getByRole("radio", { name: "담임", exact: true }).click();
    await page.getByLabel("학교", { exact: true }).fill("새봄초등학교");
    await page.getByLabel("학년", { exact: true }).fill("3");
    await page.getByLabel("반", { exact: true }).fill("2");
    expect(new URL(page.url()).pathname).toBe("/damim/profile");
    await findButton(page, "저장").click();

    await page.getByText("3학년 2반").first().waitFor();
    await waitForSyncState(page, "저장됨");
    expect(new URL(page.url()).pathname).toBe("/damim/");
    expect(device.troubles).toEqual([]);
    await device.context.close();
  });

  it("signs out and in again, and the device is asked again", async () => {
    const device = await openDevice(browser, damim.url);
    const { page } = device;

    await signInOnScreen(page, teacher);
    await answerDeviceQuestion(page, "내 기기");
    await page.getByText("3학년 2반").first().waitFor();
    await signOutOnScreen(page);
    await signInOnScreen(page, teacher);

    await findDialog(page, "이 기기는 누가 쓰나요?").waitFor();
    expect(device.troubles).toEqual([]);
    await device.context.close();
  });

  it("keeps what was typed when the password is wrong", async () => {
    const device = await openDevice(browser, damim.url, { expectedStatuses: [401] });
    const { page } = device;

    await signInOnScreen(page, { ...teacher, password: "chalk-and-duster-2025" });

    await page.getByText("이메일이나 비밀번호가 맞지 않아요. 다시 확인해 주세요.").waitFor();
    expect(await page.getByLabel("이메일", { exact: true }).inputValue()).toBe(teacher.email);
    expect(await page.getByLabel("비밀번호", { exact: true }).inputValue()).toBe(
      "chalk-and-duster-2025",
    );
    expect(device.troubles).toEqual([]);
    await device.context.close();
  });

  it("keeps what was typed while the server is away and signs in when it is back", async () => {
    const device = await openDevice(browser, damim.url);
    const { page } = device;
    await findButton(page, "로그인").waitFor();

    await damim.kill();
    await signInOnScreen(page, teacher);
    await page
      .getByText("서버에 연결하지 못했어요. 적은 내용은 그대로 있어요.", { exact: false })
      .waitFor();
    expect(await page.getByLabel("이메일", { exact: true }).inputValue()).toBe(teacher.email);
    expect(await page.getByLabel("비밀번호", { exact: true }).inputValue()).toBe(teacher.password);
    await damim.restart();
    await findButton(page, "로그인").click();

    await findDialog(page, "이 기기는 누가 쓰나요?").waitFor();
    expect(device.troubles).toEqual([]);
    await device.context.close();
  });

  it("comes in although the teacher's part did not arrive at the first try", async () => {
    const device = await openDevice(browser, damim.url);
    const { page } = device;
    await page.route(
      `**/${findPiece("src/app/start/teacher-root.tsx")}`,
      (route) => route.abort(),
      { times: 1 },
    );
    await signInOnScreen(page, teacher);

    await findDialog(page, "이 기기는 누가 쓰나요?").waitFor();
    await device.context.close();
  });

  it("comes in by itself when the teacher's part arrives after the server was away", async () => {
    const device = await openDevice(browser, damim.url);
    const { page } = device;
    const root = findPiece("src/app/start/teacher-root.tsx");
    const away = (url: URL): boolean =>
      url.pathname.endsWith("healthz") || url.pathname.endsWith(root);
    await page.route(away, (route) => route.abort());
    await signInOnScreen(page, teacher);
    await page.getByRole("heading", { name: "담임 서버에 연결하지 못했어요" }).waitFor();
    await page.unroute(away);

    await findDialog(page, "이 기기는 누가 쓰나요?").waitFor();
    expect(device.troubles).toEqual([]);
    await device.context.close();
  });

  it("meets the entry behind every deep link", async () => {
    const device = await openDevice(browser, `${damim.url}attendance?view=month`);
    const { page } = device;

    await findButton(page, "로그인").waitFor();

    expect(page.url()).toBe(damim.url);
    expect(device.troubles).toEqual([]);
    await device.context.close();
  });

  it("fetches nothing of the teacher's part and opens no database before signing in", async () => {
    const device = await openDevice(browser, "about:blank");
    const { page } = device;
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.url()));
    const teacherChunks = [
      "src/app/start/teacher-root.tsx",
      "src/features/attendance/feature.ts",
      "src/features/memo/feature.ts",
    ].map(findPiece);
    const listTeachers = () =>
      teacherChunks.filter((chunk) => fetched.some((url) => url.includes(chunk)));

    await page.goto(damim.url, { waitUntil: "networkidle" });
    await page.getByRole("link", { name: "비밀번호 찾기", exact: true }).click();
    await page.getByRole("link", { name: "로그인으로 돌아가기", exact: true }).click();

    expect(listTeachers()).toEqual([]);
    expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
    await signInOnScreen(page, teacher);
    await findDialog(page, "이 기기는 누가 쓰나요?").waitFor();
    expect(listTeachers()).toEqual(teacherChunks);
    expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
    expect(device.troubles).toEqual([]);
    await device.context.close();
  });
});
