import { expect, it } from "vitest";
import { look } from "./support/look.ts";
import { openDevice } from "./support/open-browser.ts";
import { shareDamim } from "./support/share-damim.ts";
import { openTeacher } from "./support/teacher.ts";

const [damim, browser] = await shareDamim();

it("plays a round by key and by hand, and ranks it under the name of a team, offline too", async () => {
  const device = await openDevice(browser, "about:blank");
  const { page, context } = device;
  await openTeacher(damim, context, { studentCount: 1 });
  await page.goto(`${damim.url}tool/jumpGame`);
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const again = page.getByRole("button", { name: "다시", exact: true });
  const points = page.getByRole("status", { name: "점수", exact: true });
  await page.getByRole("button", { name: "시작", exact: true }).waitFor();
  await context.setOffline(true);
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "시작", exact: true, disabled: true }).waitFor();
  await page.keyboard.press("Space");
  await again.waitFor();
  await expect.poll(() => points.textContent()).toMatch(/^\d+점$/);
  const name = page.getByRole("textbox", { name: "모둠이나 색 이름", exact: true });
  await name.fill("가나다라마바사아자");
  await press("순위에 올리기");
  await page.getByText("이름은 8자까지 적을 수 있어요.", { exact: true }).waitFor();
  await name.fill("파랑 모둠");
  await press("순위에 올리기");
  const today = page.getByRole("table", { name: "오늘 순위", exact: true });
  await today.getByText("파랑 모둠").waitFor();
  await look(page);
  await context.setOffline(false);
  await page.reload();
  await today.getByText("파랑 모둠").waitFor();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${damim.url}tool/stickHero`);
  await press("시작");
  const box = await page.getByRole("img", { name: "스틱히어로 화면", exact: true }).boundingBox();
  if (!box) throw new Error("a canvas");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.up();
  await again.waitFor();
  expect(await points.textContent()).toBe("0점");
  await look(page);
  expect(device.troubles).toEqual([]);
});
