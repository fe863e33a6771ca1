import { expect, it } from "vitest";
import { openDevice } from "./support/open-browser.ts";
import { findButton } from "./support/screen.ts";
import { shareDamim } from "./support/share-damim.ts";
import { openTeacher } from "./support/teacher.ts";

const [damim, browser] = await shareDamim();

const stages = [
  "classgame/randomPick",
  "simpleRandom",
  "classgame/diceRoulette",
  "classgame/settingSeat",
  "classgame/readyTimer",
  "scoreBoard",
  "classTimeTable/board",
  "tool/timer",
  "tool/timeCapsule",
  "tool/calculator",
  "tool/touchMe",
  "tool/jumpGame",
  "tool/stickHero",
  "alarm",
  "groupPage",
  "dailyNotice/stage",
  "tapBoard",
] as const;
// The longest feet; all of them in the deep run of axe (`tools/deep/axe.ts`).
const shown = process.env["DEEP_COUNT"]
  ? stages
  : (["classgame/randomPick", "classgame/diceRoulette", "scoreBoard", "groupPage"] as const);
const sizes = [
  [1920, 1080],
  [1366, 768],
  [1024, 768],
  [390, 844],
] as const;

it("the foot of every stage is one row in which the main button stands, and the rest is behind ⋯", async () => {
  const device = await openDevice(browser, "about:blank", { serviceWorkers: "block" });
  const { page, context } = device;
  await openTeacher(damim, context, { studentCount: 28 });
  // A browser that cannot keep the screen on, which says so at the head.
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "wakeLock"));
  const wrong: string[] = [];
  for (const stage of shown) {
    await page.goto(damim.url + stage);
    await page.locator("footer button").first().waitFor();
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      const tops = await page.locator("footer button:visible").evaluateAll(async (buttons) => {
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        return buttons
          .filter((button) => getComputedStyle(button).visibility === "visible")
          .map((button) => Math.round(button.getBoundingClientRect().top));
      });
      const [first = 0] = tops;
      if (tops.some((top) => Math.abs(top - first) > 4))
        wrong.push(`${stage} ${width}: ${tops.join()}`);
      const isIn = await page
        .locator("footer > div")
        .evaluate((foot) => foot.getBoundingClientRect().right <= innerWidth + 1);
      if (!isIn) wrong.push(`${stage} ${width}: wider than the screen`);
    }
  }
  expect(wrong).toEqual([]);

  // 나가기 is behind ⋯ on a phone, and leads to no page of a teacher.
  await page.goto(`${damim.url}classgame/randomPick`);
  const leave = findButton(page, "나가기");
  await findButton(page, "더 보기").click();
  await page.keyboard.press("Escape");
  await leave.waitFor({ state: "hidden" });
  await findButton(page, "더 보기").click();
  await leave.click();
  await page.getByRole("heading", { name: "수업놀이", exact: true }).waitFor();
  expect(device.troubles).toEqual([]);
});
