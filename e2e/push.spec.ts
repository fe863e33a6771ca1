import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { look } from "./support/look.ts";
import { launchChromium, openDevice } from "./support/open-browser.ts";
import { findButton } from "./support/screen.ts";
import { startDamim, type RunningDamim } from "./support/start-damim.ts";
import { openTeacher } from "./support/teacher.ts";

let damim: RunningDamim;
let browser: Browser;
beforeAll(async () => {
  [damim, browser] = await Promise.all([startDamim(), launchChromium()]);
});
afterAll(async () => {
  await browser.close();
  await damim.stop();
});

it("a teacher hears on an open page without any push service, and what is pushed is told there", async () => {
  const { context, page } = await openDevice(browser, "about:blank");
  await openTeacher(damim, context, { studentCount: 1 });
  const { origin } = new URL(damim.url);
  await context.grantPermissions(["notifications"], { origin });
  await page.goto(`${damim.url}mypage#push`);
  const card = page.getByRole("region", { name: "알림", exact: true });
  await card.getByRole("status", { name: "알림 상태" }).getByText("꺼짐").waitFor();

  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await findButton(card, "알림 보내 보기").click();
  await page
    .getByText("보내 본 알림 · 이 알림이 보이면 잘 오는 거예요.", { exact: true })
    .waitFor();

  const session = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  const push = { tag: "notice~1", title: "공지", body: "새 공지가 있어요.", path: "/notice" };
  await session.send("ServiceWorker.deliverPushMessage", {
    origin,
    registrationId: await registration,
    data: JSON.stringify(push),
  });
  await page.getByText("공지 · 새 공지가 있어요.", { exact: true }).waitFor();

  for (const name of ["알람", "할 일", "설문·패드"])
    expect(await card.getByRole("switch", { name, exact: true }).isChecked()).toBe(true);
  await card.getByLabel("조용한 시간 시작").fill("18:00");
  await card.getByRole("switch", { name: "공지", exact: true }).uncheck();
  await page.reload();
  await expect.poll(() => card.getByLabel("조용한 시간 시작").inputValue()).toBe("18:00");
  expect(await card.getByRole("switch", { name: "공지", exact: true }).isChecked()).toBe(false);
  await look(page);
});
