import { expect, it } from "vitest";
import { openJourney } from "./support/open-journey.ts";
import { look } from "./support/look.ts";

it("calculates exactly by keys and by touch, keeps its tape through a reload, and says why it cannot", async () => {
  const { page } = await openJourney({
    device: { serviceWorkers: "block" },
    at: "tool/calculator",
    studentCount: 1,
  });
  const result = page.getByRole("status", { name: "계산 결과", exact: true });
  await result.waitFor({ state: "attached" });
  await page.keyboard.type("0.1+0.2");
  await page.keyboard.press("Enter");
  await expect.poll(() => result.textContent()).toBe("0.3");
  for (const key of ["8", "7", "÷", "4", "몫·나머지"])
    await page.getByRole("button", { name: key, exact: true }).click();
  await expect.poll(() => result.textContent()).toBe("몫 21 나머지 3");
  // What was clicked takes no key; what Tab reached does.
  for (const key of ["C", "되돌리기"]) {
    await page.getByRole("button", { name: key, exact: true }).click();
    await page.keyboard.press("Delete");
    await page.keyboard.type("12/4");
    await page.keyboard.press("Enter");
    await expect.poll(() => result.textContent()).toBe("3");
  }
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: "C", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => result.textContent()).toBe("");
  await page.keyboard.type("5/0=");
  await expect.poll(() => result.textContent()).toBe("0으로는 나눌 수 없어요.");

  await page.reload();
  await page.getByText("21 … 3", { exact: true }).waitFor();
  await page.getByRole("button", { name: "기록 지우기", exact: true }).click();
  expect(await page.getByRole("listitem").count()).toBe(0);
  await page.getByRole("button", { name: "되돌리기", exact: true }).click();
  await page.getByText("21 … 3", { exact: true }).waitFor();
  await look(page);
});
