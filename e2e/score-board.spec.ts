import { expect, it } from "vitest";
import { openJourney } from "./support/open-journey.ts";
import { look } from "./support/look.ts";

it("gives teams points by one touch, also without a network, takes them back, and begins anew", async () => {
  const device = await openJourney({ at: "scoreBoard", studentCount: 4 });
  const { page } = device;
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "새 점수판", exact: true });
  await press("새 점수판");
  const teams = dialog.getByRole("textbox", { name: "모둠", exact: true });
  await teams.fill("별모둠: 1, 2\n별모둠: 3, 4");
  await dialog.getByRole("button", { name: "만들기", exact: true }).click();
  await dialog.getByText("「별모둠」이라는 모둠이 둘이에요.", { exact: false }).waitFor();
  await teams.fill("별모둠: 1, 2\n달모둠: 3, 4");
  await dialog.getByRole("textbox", { name: "함께 목표", exact: true }).fill("10");
  await dialog.getByRole("checkbox", { name: "모둠원에게도 남기기", exact: true }).check();
  await dialog.getByRole("button", { name: "만들기", exact: true }).click();
  await dialog.waitFor({ state: "hidden" });

  const sum = (team: string) => page.getByRole("region", { name: team, exact: true });
  await press("별모둠 1점 더하기");
  await press("모두 1점");
  await device.context.setOffline(true);
  await press("별모둠 1점 더하기");
  await press("달모둠 1점 빼기");
  await sum("달모둠").getByText("0점", { exact: true }).waitFor();
  await sum("별모둠").getByText("3점", { exact: true }).waitFor();
  await press("되돌리기");
  await sum("달모둠").getByText("1점", { exact: true }).waitFor();
  await device.context.setOffline(false);
  await page.reload();
  await page.getByText("함께 목표 4 / 10", { exact: true }).waitFor();
  await look(page);
  await press("모둠 정하기");
  const settings = page.getByRole("dialog", { name: "모둠 정하기", exact: true });
  await settings.getByRole("checkbox", { name: "모둠원에게도 남기기", checked: true }).waitFor();
  const reason = settings.getByRole("textbox", { name: "별모둠 +1 이유", exact: true }).first();
  await reason.fill("발표를 잘했어요");
  await page.keyboard.press("Escape");
  await settings.waitFor({ state: "hidden" });
  // The class reads what was given, never why.
  expect(await page.content()).not.toContain("발표를 잘했어요");
  await page.getByRole("tab", { name: "함께 목표", exact: true }).press("ArrowRight");
  await page.getByText("함께 목표 4 / 10", { exact: true }).waitFor({ state: "hidden" });
  await page.setViewportSize({ width: 390, height: 844 });

  // A phone has room for the main buttons.
  await press("더 보기");
  await press("새 판");
  await sum("별모둠").getByText("0점", { exact: true }).waitFor();
});

it("stands 「−」 of many groups beside 「+」, as tall and apart", async () => {
  const { page } = await openJourney({ at: "scoreBoard", studentCount: 12 });
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.getByRole("button", { name: "새 점수판", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "새 점수판", exact: true });
  const groups = Array.from({ length: 12 }, (_, at) => `${at + 1}모둠: ${at + 1}`);
  await dialog.getByRole("textbox", { name: "모둠", exact: true }).fill(groups.join("\n"));
  await dialog.getByRole("button", { name: "만들기", exact: true }).click();
  await dialog.waitFor({ state: "hidden" });

  for (const group of ["1모둠", "12모둠"]) {
    const find = (act: string) =>
      page.getByRole("button", { name: `${group} 1점 ${act}`, exact: true });
    await find("빼기").click();
    await page
      .getByRole("region", { name: group, exact: true })
      .getByText("-1점", { exact: true })
      .waitFor();
    const [less, more] = [await find("빼기").boundingBox(), await find("더하기").boundingBox()];
    if (!less || !more) throw new Error("both stand");
    expect(less.height).toBe(more.height);
    expect(less.width).toBeGreaterThanOrEqual(44);
    expect(more.x - less.x - less.width).toBeGreaterThanOrEqual(16);
  }
  await look(page);
});
