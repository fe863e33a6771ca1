import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { openJourney } from "./support/open-journey.ts";
import { look } from "./support/look.ts";
import { today } from "./support/teacher.ts";

/** 「10:00」, also where the window is narrow. Leaves the window as wide as it was. */
async function expectOneLine(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 1366, height: 768 };
  const time = page.getByRole("timer").filter({ hasText: /^10:00$/ });
  for (const width of [1366, 390, 320]) {
    await page.setViewportSize({ width, height: width === 1366 ? 768 : 844 });
    const lines = await time.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return words.getClientRects().length;
    });
    expect(lines, `${width} px`).toBe(1);
  }
  await page.setViewportSize(size);
}

it("counts down to the same end through a reload and a pause, and up with laps", async () => {
  const { page } = await openJourney({ at: "tool/timer", studentCount: 4 });
  const left = page.getByRole("timer", { name: "남은 시간", exact: true });
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const show = (text: string | RegExp) => expect.poll(() => left.textContent()).toMatch(text);
  const time = page.getByRole("textbox", { name: "시간", exact: true });
  await press("3분");
  await show("3:00");
  await press("1분 더");
  await show("4:00");
  await time.fill("금방");
  await time.press("Enter");
  await page
    .getByText("시간을 「1:30」, 「5분」, 「90초」처럼 적어 주세요.", { exact: true })
    .waitFor();
  await time.fill("4초");
  await time.press("Enter");
  await show("0:04");
  await press("시작");
  await show(/0:0[12]/);
  await press("멈춤");
  const held = await left.textContent();
  await page.reload();
  await expect.poll(() => left.textContent()).toBe(held);
  await press("이어서");
  await show(/^\+0:0/);
  await press("처음으로");
  await show("0:04");
  await press("5분");
  await press("숫자 가리기");
  await show("5분 안쪽");

  await look(page);
  await press("숫자 가리기");
  await press("타이머 추가");
  await time.fill("모둠 토의 10분");
  await time.press("Enter");
  await show("10:00");
  await page.getByRole("button", { name: "타이머 1 5:00", exact: true }).click();
  await show("5:00");
  await page.getByRole("button", { name: "모둠 토의 10:00", exact: true }).click();
  await press("이 타이머 치우기");
  await show("5:00");
  await press("10분");
  await expectOneLine(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("tab", { name: "타이머", exact: true }).press("ArrowRight");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("스톱워치");
  await press("시작");
  await press("구간");
  await page.getByRole("list", { name: "구간 기록", exact: true }).getByRole("listitem").waitFor();
  await press("멈춤");
  await page.setViewportSize({ width: 1366, height: 768 });
  await look(page);
});

it("rings in one of two windows, also when the screen was locked meanwhile", async () => {
  const { page, context, damim } = await openJourney({ studentCount: 1 });
  // Each strike of the bell begins with one tone of 880 Hz.
  await context.addInitScript(() => {
    const Real = OscillatorNode;
    Reflect.set(globalThis, "strikes", 0);
    Reflect.set(
      globalThis,
      "OscillatorNode",
      class extends Real {
        constructor(on: BaseAudioContext, options?: OscillatorOptions) {
          super(on, options);
          if (options?.frequency === 880)
            Reflect.set(globalThis, "strikes", Number(Reflect.get(globalThis, "strikes")) + 1);
        }
      },
    );
  });
  await page.goto(`${damim.url}tool/timer`);
  const time = page.getByRole("textbox", { name: "시간", exact: true });
  await time.fill("9초");
  await page.getByRole("button", { name: "시작", exact: true }).click();
  const twin = await context.newPage();
  await twin.goto(`${damim.url}tool/timer`);
  await twin.getByRole("button", { name: "숫자 가리기", exact: true }).click();
  const locking = await context.newPage();
  await locking.goto(damim.url);
  await locking.getByRole("button", { name: "프로필 메뉴", exact: true }).click();
  await locking.getByRole("menuitem", { name: "화면잠금" }).click();
  const dialog = locking.getByRole("dialog", { name: "화면잠금", exact: true });
  await dialog.getByRole("button", { name: "확인", exact: true }).click();
  await dialog.getByLabel("잠금 비밀번호", { exact: true }).fill("2580");
  await dialog.getByLabel("잠금 비밀번호 확인", { exact: true }).fill("2580");
  await locking.keyboard.press("Enter");
  await page.getByRole("button", { name: "잠금 해제", exact: true }).waitFor();
  const countStrikes = async (): Promise<number> => {
    const counts = await Promise.all(
      [page, twin].map((each) => each.evaluate(() => Number(Reflect.get(globalThis, "strikes")))),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  };
  await expect.poll(countStrikes, { timeout: 12_000 }).toBeGreaterThan(0);
  // Whoever would ring too does it within the half second that a silent window waits.
  await twin.waitForTimeout(1_000);
  expect(await countStrikes()).toBe(3);
});

it("ends early when all teams are ready", async () => {
  const { page } = await openJourney({ at: "classgame?about=readyTimer", studentCount: 1 });
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  await press("준비물과 모둠");
  const dialog = page.getByRole("dialog", { name: "준비물과 모둠", exact: true });
  await dialog.getByRole("textbox", { name: "준비할 것", exact: true }).fill("가위\n풀");
  await dialog.getByRole("textbox", { name: "모둠", exact: true }).fill("해모둠\n달모둠");
  await dialog.getByRole("button", { name: "저장", exact: true }).click();
  await page.getByText("가위", { exact: true }).waitFor();
  for (let minutes = 1; minutes < 10; minutes += 1) await press("1분 더");
  await expectOneLine(page);
  await press("시작");
  await press("해모둠 준비됐어요");
  await page.reload();
  await page.getByRole("button", { name: "해모둠 준비됐어요", pressed: true }).waitFor();
  await press("달모둠 준비됐어요");
  await page.getByText("모두 준비됐어요", { exact: true }).waitFor();
  await look(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await press("처음으로");
  await page.getByRole("button", { name: "시작", exact: true }).waitFor();
});

it("says which alarm rings next, and is turned off by a switch", async () => {
  const device = await openJourney({ at: "alarm", studentCount: 1 });
  const { page, damim } = device;
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const next = page.getByRole("status", { name: "다음 알람", exact: true });
  await expect.poll(() => next.textContent()).toBe("켜 둔 알람이 없어요");
  await press("새 알람");
  const dialog = page.getByRole("dialog", { name: "새 알람", exact: true });
  await dialog.getByRole("textbox", { name: "이름", exact: true }).fill("우유 당번");
  await dialog.getByRole("button", { name: "만들기", exact: true }).click();
  await dialog.getByText("몇 시에 울릴지 08:50처럼 적어 주세요.", { exact: true }).waitFor();
  await dialog.getByLabel("시각", { exact: true }).fill("08:50");
  await dialog.getByRole("button", { name: "만들기", exact: true }).click();
  await dialog.waitFor({ state: "hidden" });
  await expect.poll(() => next.textContent()).toMatch(/^다음: 08:50 우유 당번 · /);
  await page.reload();
  await expect.poll(() => next.textContent()).toMatch(/^다음: 08:50 우유 당번 · /);
  await look(page);
  await press("새 알람");
  await dialog.getByRole("textbox", { name: "이름", exact: true }).fill("창문 닫기");
  await dialog.getByLabel("시각", { exact: true }).fill("23:59");
  await dialog.getByLabel("한 번만 울릴 날", { exact: true }).fill(today);
  await dialog.getByRole("button", { name: "만들기", exact: true }).click();
  await dialog.waitFor({ state: "hidden" });
  const home = await device.context.newPage();
  await home.goto(damim.url);
  const left = home.getByRole("list", { name: "오늘 남은 알람", exact: true });
  await left.getByText("창문 닫기", { exact: true }).waitFor();
  await home.close();
  await page.getByRole("switch", { name: "창문 닫기", exact: true }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("switch", { name: "우유 당번", exact: true }).click();
  await expect.poll(() => next.textContent()).toBe("켜 둔 알람이 없어요");
});
