import { expect, it } from "vitest";
import { openJourney } from "./support/open-journey.ts";
import { look } from "./support/look.ts";

it("picks one of those who touch the board in turn, and of fingers that rest on it together", async () => {
  const { page } = await openJourney({
    device: { serviceWorkers: "block" },
    at: "tool/touchMe",
    studentCount: 1,
  });
  const place = page.getByRole("region", { name: "손가락 자리", exact: true });
  const result = page.getByRole("status", { name: "뽑기 결과", exact: true });
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  await place.click({ position: { x: 200, y: 300 } });
  await place.click({ position: { x: 500, y: 300 } });
  await press("한 자리 추가");
  await press("뽑기");
  await place.getByText("뽑힘", { exact: true }).waitFor();
  await expect.poll(() => result.textContent()).toMatch(/^[123]번 자리가 뽑혔어요$/);

  await press("차례");
  await press("차례로 누르기");
  const box = await place.boundingBox();
  await place.evaluate(
    (stage, { x, y }) => {
      stage.setPointerCapture = () => undefined;
      for (const pointerId of [11, 12, 13])
        stage.dispatchEvent(
          new PointerEvent("pointerdown", {
            pointerId,
            bubbles: true,
            clientX: x + pointerId * 40,
            clientY: y + 200,
            width: pointerId === 13 ? 90 : 20,
            height: 20,
          }),
        );
    },
    box ?? { x: 0, y: 0 },
  );
  await expect.poll(() => result.textContent()).toBe("차례가 정해졌어요");
  // The third was a palm.
  await place.getByText("2번째", { exact: true }).waitFor();
  expect(await place.getByText("3번째", { exact: true }).count()).toBe(0);
  await look(page);
});
