import { expect, it } from "vitest";
import { openDevice } from "./support/open-browser.ts";
import { openJourney } from "./support/open-journey.ts";
import { look } from "./support/look.ts";
import { findButton } from "./support/screen.ts";

const PHONE = { viewport: { width: 390, height: 844 } };

it("a link is made, a phone without an account reads today's 알림장, also without a network, until it ends", async () => {
  const { page, browser, damim } = await openJourney({
    device: { serviceWorkers: "block" },
    studentCount: 6,
    at: "mypage#family-page",
  });
  await findButton(page, "링크 만들기").click();
  const address = await page
    .getByRole("textbox", { name: "우리 반 소식 주소", exact: true })
    .inputValue();
  await page.goto(`${damim.url}dailyNotice`);
  const field = page.getByRole("textbox", { name: "알림장 줄", exact: true });
  await field.fill("독서록 내기");
  await field.press("Enter");
  await findButton(page, "가정에 알리기").click();
  await page.getByText("가정에 알렸어요", { exact: true }).waitFor();

  const family = await openDevice(browser, address, PHONE);
  const phone = family.page;
  const { origin } = new URL(damim.url);
  await family.context.grantPermissions(["notifications"], { origin });
  await family.context.addInitScript(giveAddress);
  const notice = phone.getByRole("region", { name: /알림장$/ });
  await expect
    .poll(async () => {
      await phone.reload();
      return notice.innerText();
    })
    .toContain("독서록 내기");
  await look(phone);
  await phone.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() => phone.evaluate(async (url) => Boolean(await caches.match(url)), phone.url()))
    .toBe(true);

  await findButton(phone, "알림 받기").click();
  await phone.getByText("알림을 받고 있어요", { exact: true }).waitFor();
  const session = await family.context.newCDPSession(phone);
  const registration = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  const path = new URL(address).pathname.replace("/damim", "");
  const push = { tag: "t", title: "3학년 2반 소식", body: "오늘 알림장이 왔어요", path };
  await phone.evaluate(keepShown);
  await session.send("ServiceWorker.deliverPushMessage", {
    origin,
    registrationId: await registration,
    data: JSON.stringify(push),
  });
  // Its worker says what it has shown to the page in view. The list of notifications is the desktop's, and there is none.
  await expect.poll(() => phone.evaluate(readShown)).toEqual(push);
  await session.detach();
  await phone.reload();
  await findButton(phone, "알림 끄기").waitFor();

  await family.context.setOffline(true);
  await phone.reload();
  await notice.getByText("독서록 내기", { exact: true }).waitFor();
  await phone.getByText(/에 받은 소식이에요$/).waitFor();

  // What ended is kept by no phone.
  await family.context.setOffline(false);
  await page.goto(`${damim.url}mypage#family-page`);
  await findButton(page, "소식 닫기").click();
  await expect
    .poll(async () => {
      await phone.reload();
      return phone.locator("body").innerText();
    })
    .toMatch(/^링크가 끝났거나 잘못 적었어요\s+이 링크는 끝났거나 바뀌었어요/);
});

/** As a push service gives one to this browser, which has no way out here. */
function giveAddress(): void {
  const keys = {
    // A point of P-256.
    p256dh:
      "BB4YUy_UdUwC8wQdnHXOszuD_9gax85P6ILMscmLxYlupGwxHE4v9A3ZajZT5uRURdMt_khuztdcepDGoYiBwKM",
    auth: "YWJjZGVmZ2hpamtsbW5vcA",
  };
  const endpoint = "https://fcm.googleapis.com/fcm/send/family";
  const address = { endpoint, toJSON: () => ({ endpoint, keys }) };
  PushManager.prototype.subscribe = async () => address as unknown as PushSubscription;
}

function keepShown(): void {
  navigator.serviceWorker.addEventListener("message", ({ data }) => {
    document.body.dataset["shown"] = JSON.stringify(data);
  });
}

function readShown(): unknown {
  return JSON.parse(document.body.dataset["shown"] ?? "{}").push;
}
