import { createHash, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findViolations } from "./support/find-violations.ts";
import { launchChromium, openDevice } from "./support/open-browser.ts";
import { answerDeviceQuestion, findButton, findDialog } from "./support/screen.ts";
import { startDamim, type RunningDamim } from "./support/start-damim.ts";
import { buildTeacher } from "./support/teacher.ts";

const teacher = buildTeacher();
/** The teacher's computer, as a tablet of the same Wi-Fi calls it. */
const COMPUTER = "class-pc.local";
let damim: RunningDamim;
let browser: Browser;
let port: string;

beforeAll(async () => {
  damim = await startDamim({ env: { HOST: "0.0.0.0" } });
  port = new URL(damim.url).port;
  const authority = readFileSync(path.join(damim.dataFolder, "tls/ca.crt"), "utf8");
  browser = await launchChromium([
    `--host-resolver-rules=MAP ${COMPUTER} 127.0.0.1`,
    // As if this device had installed the authority's certificate.
    `--ignore-certificate-errors-spki-list=${toKeyHash(authority)}`,
  ]);
});
afterAll(async () => {
  await browser.close();
  await damim.stop();
});

describe("a tablet of the school's network", () => {
  it("is led from plain http to https, where a teacher signs up and is kept signed in", async () => {
    const device = await openDevice(browser, `http://${COMPUTER}:${port}/damim/attendance`);
    const { page } = device;

    await page.getByRole("heading", { name: "안전한 주소로 열어 주세요" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/damim/connect");
    await page.getByRole("link", { name: "안전한 주소로 열기" }).click();
    await page.getByRole("link", { name: "회원가입", exact: true }).click();
    await page.getByRole("textbox", { name: "이메일", exact: true }).fill(teacher.email);
    await page.getByLabel("비밀번호", { exact: true }).fill(teacher.password);
    await page.getByRole("textbox", { name: "별명", exact: true }).fill(teacher.nickName);
    await findButton(page, "가입하기").click();
    await answerDeviceQuestion(page, "내 기기");
    await findDialog(page, "학년도 설정 필요").waitFor();
    await page.reload();
    await findDialog(page, "학년도 설정 필요").waitFor();

    expect(new URL(page.url()).origin).toBe(`https://${COMPUTER}:${port}`);
    const cookies = await device.context.cookies();
    expect(Object.fromEntries(cookies.map(({ name, secure }) => [name, secure]))).toEqual({
      "__Host-damim.device": true,
      "__Host-damim.session_token": true,
    });
    expect(device.troubles).toEqual([]);
    await device.context.close();
  });

  it.each([
    ["capsule/7F3K-9QX2", "이 주소에서는 봉할 수 없어요"],
    ["book/7F3K-9QX2", "이 주소에서는 예약할 수 없어요"],
  ])("comes as a guest of %s to the very page over https, with its key", async (path, title) => {
    const key = `#${"k".repeat(22)}`;
    const device = await openDevice(browser, `http://${COMPUTER}:${port}/damim/${path}${key}`, {
      expectedStatuses: [404],
    });
    const { page } = device;
    await page.getByRole("heading", { name: title, exact: true }).waitFor();
    await page.getByRole("img", { name: "안전한 주소의 QR", exact: true }).waitFor();
    await findButton(page, "안전한 주소로 열기").click();
    await page.waitForURL(`https://${COMPUTER}:${port}/damim/${path}${key}`);
    expect(device.troubles).toEqual([]);
    await device.context.close();
  });

  it.each([
    ["light", "connect"],
    ["dark", "connect"],
    ["light", "capsule/7F3K-9QX2"],
    ["dark", "capsule/7F3K-9QX2"],
  ] as const)(
    "reads in %s at %s how to come over https, and finds nothing in its way",
    async (colorScheme, path) => {
      const device = await openDevice(browser, `http://${COMPUTER}:${port}/damim/${path}`, {
        colorScheme,
        viewport: { width: 320, height: 640 },
        bypassCSP: true,
      });
      for (const summary of await device.page.locator("summary").all()) await summary.click();

      expect(await findViolations(device.page)).toEqual([]);
      const [scrollWidth, clientWidth] = await device.page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ]);
      expect(scrollWidth).toBe(clientWidth);
      expect(device.troubles).toEqual([]);
      await device.context.close();
    },
  );
});

function toKeyHash(certificate: string): string {
  const key = new X509Certificate(certificate).publicKey.export({ type: "spki", format: "der" });
  return createHash("sha256").update(key).digest("base64");
}
