import { expect, it } from "vitest";
import { openDevice } from "./support/open-browser.ts";
import { openJourney } from "./support/open-journey.ts";
import { look } from "./support/look.ts";
import { findButton } from "./support/screen.ts";

const PHONE = { viewport: { width: 390, height: 844 } };

it("a link is made, a phone without an account reads today's 알림장, also without a network, and tells an absence", async () => {
  const { page, browser, damim, teacher } = await openJourney({
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

  // A mother tells that her child does not come; one press makes it a mark, and her phone says that it was seen.
  await findButton(phone, "결석·지각 알리기").click();
  const [pupil] = teacher.students;
  await phone.getByLabel("번호", { exact: true }).fill(String(pupil?.number));
  await phone.getByLabel("학생 이름", { exact: true }).fill(pupil?.name ?? "");
  await phone.getByText("아파요", { exact: true }).click();
  await phone.getByLabel(/더 알릴 말/).fill("밤부터 열이 나요");
  await phone.getByLabel("누가 알리나요?", { exact: true }).fill("어머니");
  await look(phone);
  await findButton(phone, "선생님께 알리기").click();
  await phone.getByText(/^선생님께 전해졌어요\. \d\d:\d\d$/).waitFor();
  await page.goto(`${damim.url}weteacher?about=morning`);
  const reports = page.getByRole("region", { name: /^가정에서 알렸어요/ });
  await reports.getByText("밤부터 열이 나요", { exact: false }).waitFor();
  await look(page);
  await reports.getByRole("button", { name: /질병 결석으로 적기$/ }).click();
  await expect
    .poll(async () => {
      await phone.reload();
      return phone.getByRole("region", { name: "알린 것", exact: true }).innerText();
    })
    .toContain("선생님이 확인했어요");

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
  await session.send("ServiceWorker.deliverPushMessage", {
    origin,
    registrationId: await registration,
    data: JSON.stringify(push),
  });
  await expect.poll(() => phone.evaluate(listShown)).toEqual([[push.title, push.body, path]]);
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

async function listShown(): Promise<readonly unknown[]> {
  const shown = await (await navigator.serviceWorker.ready).getNotifications();
  return shown.map(({ title, body, data }) => [title, body, data]);
}
