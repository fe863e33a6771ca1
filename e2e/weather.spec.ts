import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  openWeatherStandIn,
  type WeatherStandIn,
} from "../apps/server/src/testing/open-weather-stand-in.ts";
import { look } from "./support/look.ts";
import { launchChromium, openDevice } from "./support/open-browser.ts";
import { startDamim, type RunningDamim } from "./support/start-damim.ts";
import { openTeacher } from "./support/teacher.ts";

let service: WeatherStandIn;
let damim: RunningDamim;
let browser: Browser;
beforeAll(async () => {
  service = await openWeatherStandIn();
  [damim, browser] = await Promise.all([startDamim({ env: service.env }), launchChromium()]);
});
afterAll(async () => {
  await browser.close();
  await damim.stop();
  await service.close();
});

it("the weather stands on the morning, on 오늘 and in the log, and moves nothing when it comes", async () => {
  const { context, page } = await openDevice(browser, "about:blank", { serviceWorkers: "block" });
  await openTeacher(damim, context, { studentCount: 3 });
  const weather = page.getByRole("group", { name: "날씨", exact: true });
  const greeting = page.getByRole("heading", { level: 1, name: /^좋은 아침이에요/ });
  await page.goto(`${damim.url}weteacher?about=morning`);
  await greeting.waitFor();
  const before = await greeting.boundingBox();

  await page.goto(`${damim.url}mypage#weather`);
  const card = page.getByRole("region", { name: "날씨", exact: true });
  await card.getByRole("combobox", { name: "시·군·구 찾기" }).fill("남동");
  await page.keyboard.press("Enter");
  const words = "맑음 3° · 최고 11° · 비 10 % · 초미세 보통 (석바위, 08시)";
  await card.getByText(words, { exact: true }).waitFor();
  await card.getByText("인천광역시 남동구의 날씨를 보고 있어요.", { exact: true }).waitFor();
  expect(await card.getByLabel("시·군·구", { exact: true }).inputValue()).toBe("남동구");
  await look(page);

  await page.goto(`${damim.url}weteacher?about=morning`);
  await weather.getByText(words, { exact: true }).waitFor();
  await page.getByText("미세먼지 결석은 에어코리아 측정값으로 판단해요").waitFor();
  expect(await greeting.boundingBox()).toEqual(before);
  await look(page);

  await page.goto(damim.url);
  await weather.getByText(words, { exact: true }).waitFor();
  await page.goto(`${damim.url}dailyLog`);
  await page.getByRole("list", { name: "오늘 모인 기록" }).getByText(words).waitFor();

  // The service is away: what was heard stands, and the page as well.
  service.trouble = 500;
  await page.goto(`${damim.url}weteacher?about=morning`);
  await weather.getByText(words, { exact: true }).waitFor();
});
