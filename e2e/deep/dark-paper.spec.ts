import { PICTURED_LIST } from "../../tools/screenshots/records-of-pictures.ts";
import { expect, it } from "vitest";
import { openExampleTeacher } from "../support/example-teacher.ts";
import { findViolations, showTheme } from "../support/find-violations.ts";
import { shareDamim } from "../support/share-damim.ts";

const [damim, browser] = await shareDamim();

it("a dark screen on paper with its backgrounds has the colours of a light one, and long words break", async () => {
  const { page, troubles } = await openExampleTeacher(damim, browser);
  await page.setViewportSize({ width: 390, height: 844 });
  const found: string[] = [];
  for (const address of ["", "classTable", "manageStudent"]) {
    await page.goto(`${damim.url}${address}`);
    await page.getByRole("heading").first().waitFor();
    await showTheme(page, "dark");
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    const violations = await findViolations(page);
    found.push(...violations.filter((words) => words.startsWith("color-contrast:")));
    expect(
      await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue("--absent"),
      ),
    ).toBe("#f9b4a8");
    await page.emulateMedia({ media: null });
  }
  expect(found).toEqual([]);

  await page.goto(`${damim.url}checkListMemo?about=listMemo&view=lists&list=${PICTURED_LIST}`);
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.getByText("강도윤").first().click();
  const words = page.locator("main textarea").first();
  await words.fill("가나다".repeat(2_000), { timeout: 10_000 });
  const { width, frame } = await words.evaluate((field) => ({
    width: field.getBoundingClientRect().width,
    frame: field.parentElement?.clientWidth,
  }));
  expect(width).toBe(frame);
  expect(troubles).toEqual([]);
});
