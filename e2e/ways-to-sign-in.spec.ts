import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  openOidcProvider,
  type OidcProvider,
} from "../apps/server/src/testing/open-oidc-provider.ts";
import { findFreePort } from "../apps/server/src/testing/temporary-postgres.ts";
import { toAppCode } from "./support/authenticator-app.ts";
import { launchChromium, openDevice } from "./support/open-browser.ts";
import { catchPrint, print } from "./support/paper.ts";
import { answerDeviceQuestion, findButton, findDialog } from "./support/screen.ts";
import { signInOnScreen, signOutOnScreen } from "./support/screen.ts";
import { startDamim, type RunningDamim } from "./support/start-damim.ts";
import { openTeacher } from "./support/teacher.ts";

let damim: RunningDamim;
let browser: Browser;
let google: OidcProvider;

beforeAll(async () => {
  const port = await findFreePort();
  const env = {
    GOOGLE_CLIENT_ID: "damim",
    GOOGLE_CLIENT_SECRET: "a secret of the test",
    GOOGLE_ISSUER: `http://127.0.0.1:${port}`,
  };
  [damim, browser] = await Promise.all([startDamim({ env }), launchChromium()]);
  google = await openOidcProvider(`${damim.url}api/auth/callback/google`, port);
});
afterAll(async () => {
  await browser.close();
  await damim.stop();
  await google.close();
});

describe("a teacher", () => {
  it("makes a passkey and a second factor, and signs in by each", async () => {
    const device = await openDevice(browser, "about:blank", { expectedStatuses: [403] });
    const { page } = device;
    const teacher = await openTeacher(damim, device.context, { studentCount: 3 });
    await openVirtualAuthenticator(page);
    await catchPrint(page);
    await page.goto(`${damim.url}mypage#sign-in-ways`);

    await findButton(page, "패스키 만들기").click();
    const question = findDialog(page, "본인 확인");
    await question.getByLabel("비밀번호", { exact: true }).fill(teacher.password);
    await findButton(question, "확인").click();
    await findButton(page, "Chrome · Linux 이름 바꾸기").click();
    const naming = findDialog(page, "패스키 이름");
    await naming.getByRole("textbox", { name: "이름", exact: true }).fill("교무실 컴퓨터");
    await findButton(naming, "바꾸기").click();
    await findButton(page, "교무실 컴퓨터 지우기").waitFor();

    await findButton(page, "켜기").click();
    const switching = findDialog(page, "2단계 인증 켜기");
    const uri = await switching.locator("a[href^='otpauth:']").getAttribute("href");
    const secret = new URL(uri ?? "").searchParams.get("secret") ?? "";
    const code = switching.getByRole("textbox", { name: "인증 코드", exact: true });
    await code.fill(toAppCode(secret));
    await findButton(switching, "켜기").click();
    const paper = findDialog(page, "복구 코드");
    const recoveryCode = (await paper.getByRole("listitem").first().textContent()) ?? "";
    const printed = await print(page, findButton(paper, "인쇄하기"));
    expect(printed.text).toContain(recoveryCode);
    expect(printed.sheetCount).toBe(1);
    await page.reload();
    await page.getByText("복구 코드가 10개 남아 있어요.").waitFor();

    await signOutOnScreen(page);
    // Who opened an address and had to sign in first comes to it; who signs in anew after that, to 오늘.
    await page.goto(`${damim.url}classTimeTable/board`);
    await findButton(page, "패스키로 로그인").click();
    await answerDeviceQuestion(page, "내 기기");
    await expect.poll(() => page.url()).toBe(`${damim.url}classTimeTable/board`);
    await page.goto(damim.url);
    await page.getByText("3학년 2반").first().waitFor();
    await signOutOnScreen(page);
    await signInOnScreen(page, teacher);
    await page.getByRole("textbox", { name: "인증 코드", exact: true }).fill("000000");
    await findButton(page, "확인").click();
    await page.getByRole("alert").filter({ hasText: "코드가 맞지 않거나" }).waitFor();
    await findButton(page, "복구 코드로 하기").click();
    await page.getByRole("textbox", { name: "복구 코드", exact: true }).fill(recoveryCode);
    await findButton(page, "확인").click();

    await findDialog(page, "이 기기는 누가 쓰나요?").waitFor();
    expect(device.troubles).toEqual([]);
    await device.context.close();
  });

  it("comes in by Google, and is told when that did not work", async () => {
    const device = await openDevice(browser, `${damim.url}profile`);
    const { page } = device;
    // Anybody may read it, before there is an account.
    await page.getByRole("link", { name: "개인정보", exact: true }).click();
    await page.getByRole("heading", { name: "개인정보 처리방침", exact: true }).waitFor();
    await page.goBack();
    const link = page.getByRole("link", { name: "Google로 로그인", exact: true });

    google.person = undefined;
    await link.click();
    const told = page.getByRole("alert").filter({ hasText: "Google에서 로그인을 그만두었어요." });
    await told.waitFor();
    google.person = { sub: "1", email: "kim@gmail.example", email_verified: true, name: "김별님" };
    await link.click();

    await answerDeviceQuestion(page, "함께 쓰는 기기");
    expect(page.url()).toBe(`${damim.url}profile`);

    await lockScreen(page);
    google.person = undefined;
    await findButton(page, "Google로 풀기").click();
    await page.getByRole("alert").filter({ hasText: "Google에서 확인하지 못했어요." }).waitFor();
    google.person = { sub: "1", email: "kim@gmail.example", email_verified: true, name: "김별님" };
    await findButton(page, "Google로 풀기").click();

    // Not asked anew whose device it is.
    await page.waitForFunction(() => localStorage.getItem("screenLocked") === null);
    await page.getByRole("heading", { name: "화면이 잠겨 있어요" }).waitFor({ state: "detached" });
    expect(device.troubles).toEqual([]);
    await device.context.close();
  });
});

/** As a tab does that was left alone (spec 01 §4). */
async function lockScreen(page: Page): Promise<void> {
  await page.waitForFunction(() => localStorage.getItem("lockOwner") !== null);
  await page.evaluate(() =>
    localStorage.setItem("screenLocked", localStorage.getItem("lockOwner") ?? ""),
  );
  await page.reload();
  await page.getByRole("heading", { name: "화면이 잠겨 있어요" }).waitFor();
}

/** A device that has passkeys and whose person always shows a finger. */
async function openVirtualAuthenticator(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("WebAuthn.enable");
  await devTools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
