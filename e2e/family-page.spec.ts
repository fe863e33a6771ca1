import { expect, it } from "vitest";
import { openDevice } from "./support/open-browser.ts";
import { openJourney } from "./support/open-journey.ts";
import { look } from "./support/look.ts";
import { findButton } from "./support/screen.ts";

const PHONE = { viewport: { width: 390, height: 844 } };

it("a link is made, and a phone without an account reads today's 알림장, also without a network", async () => {
  const { page, browser, damim } = await openJourney({
    device: { serviceWorkers: "block" },
    studentCount: 6,
    at: "mypage#family-page",
  });
  await findButton(page, "링크 만들기").click();
  const address = await page
    .getByRole("textbox", { name: "우리 반 소식 주소", exact: true })
    .inputValue();
  await look(page);
  await page.goto(`${damim.url}dailyNotice`);
  const field = page.getByRole("textbox", { name: "알림장 줄", exact: true });
  await field.fill("독서록 내기");
  await field.press("Enter");
  await findButton(page, "가정에 알리기").click();
  await page.getByText("가정에 알렸어요", { exact: true }).waitFor();

  const family = await openDevice(browser, address, PHONE);
  const phone = family.page;
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

  await family.context.setOffline(true);
  await phone.reload();
  await notice.getByText("독서록 내기", { exact: true }).waitFor();
  await phone.getByText(/에 받은 소식이에요$/).waitFor();
});
