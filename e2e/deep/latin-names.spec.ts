import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { openJourney } from "../support/open-journey.ts";
import { findButton } from "../support/screen.ts";

/** As passports have them; one has no blank to break at. */
const names = ["Alexandrina Wijayakulasuriya", "Nguyen Thi Thanh Truc", "Maximilianschmitthausen"];
const sizes = [
  [1366, 768],
  [1920, 1080],
] as const;

it("45 pupils with Latin names stand whole on the cards of the seats and on the plan", async () => {
  const { page } = await openJourney({
    at: "classgame?about=settingSeat",
    studentCount: 45,
    describe: (student) => ({ ...student, name: names[student.number % 3] ?? student.name }),
  });
  await findButton(page, "교실 만들기").click();
  await findButton(page, "바로 뽑기").click();
  await findButton(page, "한꺼번에 열기").click();
  await page.getByText("모두 뽑았어요", { exact: true }).waitFor();
  await expect
    .poll(() => listCut(page, "[aria-label='자리 카드'] li > span:not(.sr-only)", sizes))
    .toEqual([]);

  await findButton(page, "선생님 화면").click();
  await findButton(page, "칠판을 껐으면 한 번 더").click();
  await page.getByRole("grid", { name: "자리표", exact: true }).waitFor();
  await expect.poll(() => listCut(page, "[role=gridcell]", sizes)).toEqual([]);
});

/** Up to the next seat of a plan. */
const GAP = 6;

/** Where words are higher or wider than their place. */
async function listCut(
  page: Page,
  selector: string,
  at: readonly (readonly [width: number, height: number])[],
): Promise<readonly string[]> {
  const cut: string[] = [];
  for (const [width, height] of at) {
    await page.setViewportSize({ width, height });
    const found = await page.locator(selector).evaluateAll(async (boxes, gap) => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return boxes
        .filter(
          (box) =>
            box.scrollHeight > box.clientHeight + gap || box.scrollWidth > box.clientWidth + gap,
        )
        .map((box) => `${innerWidth}: ${box.textContent.trim()}`);
    }, GAP);
    cut.push(...found);
  }
  return cut;
}
