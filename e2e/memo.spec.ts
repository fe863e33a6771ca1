import { expect, it } from "vitest";
import { openJourney } from "./support/open-journey.ts";
import { look } from "./support/look.ts";
import { findButton, findDialog, waitForSyncState, waitUntilKept } from "./support/screen.ts";

it("a memo names a pupil, outlives a reload without a network, is found by 초성, and stands on the pupil's time line", async () => {
  const device = await openJourney({ at: "memo?about=freeMemo", studentCount: 3 });
  const { page, damim } = device;
  await findButton(page, "새 메모").click();
  const paper = page.getByRole("textbox", { name: "메모 내용", exact: true });
  await paper.waitFor();
  await page.keyboard.type("체험학습 준비");
  await page.keyboard.press("Enter");
  await page.keyboard.type("@3");
  await page.getByRole("listbox", { name: "학생 고르기", exact: true }).waitFor();
  await page.keyboard.press("Enter");
  await page.keyboard.type("멀미약 챙기기");
  const list = page.getByRole("list", { name: "메모 목록", exact: true });
  await list.getByText("체험학습 준비", { exact: true }).waitFor();
  await waitForSyncState(page, "저장됨");

  // What is pasted comes in as words, under the page's own policy.
  await waitUntilKept(page);
  await device.context.setOffline(true);
  await page.keyboard.press("Enter");
  await paper.evaluate((place) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      "text/html",
      "<table><tr><td>물</td><td>2병</td></tr></table><img src=x><script>window.hacked=1</script>",
    );
    place.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  });
  await paper.getByText(/물\s2병/).waitFor();
  // A picture is on the device at once.
  await paper.evaluate(async (place) => {
    const canvas = new OffscreenCanvas(40, 30);
    canvas.getContext("2d")?.fillRect(0, 0, 20, 30);
    const blob = await canvas.convertToBlob({ type: "image/png" });
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([blob], "notice.png", { type: "image/png" }));
    place.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  });
  const picture = paper.getByRole("img", { name: "메모 사진", exact: true });
  await picture.and(page.locator("[src^='blob:']")).waitFor();
  await page.reload();
  await paper.getByText(/물\s2병/).waitFor();
  await picture.and(page.locator("[src^='blob:']")).waitFor();
  expect(await page.evaluate(() => "hacked" in window)).toBe(false);

  // The last key and the syllable that is just being made, of a page that goes before it paints again.
  await paper.getByText(/물\s2병/).click();
  await page.keyboard.press("End");
  await page.evaluate(() => void (globalThis.requestAnimationFrame = () => 0));
  await page.keyboard.type("끝");
  const hand = await device.context.newCDPSession(page);
  await hand.send("Input.imeSetComposition", { text: "말", selectionStart: 1, selectionEnd: 1 });
  await page.reload();
  await paper.getByText(/끝말/).waitFor();

  // A slip from anywhere.
  await page.keyboard.press("Control+Alt+m");
  // Before the window is painted, by keys: Hangul comes in here without them.
  await page.keyboard.type("A4 20");
  const slip = findDialog(page, "짧은 메모").getByRole("textbox");
  await expect.poll(() => slip.inputValue()).toBe("A4 20");
  await page.keyboard.type("장");
  // It is a memo while it still stands there, and one alone once it is closed.
  await page
    .getByRole("list", { name: "메모 목록", exact: true, includeHidden: true })
    .getByText("A4 20장", { exact: true })
    .waitFor();
  await page.keyboard.press("Control+Enter");
  await slip.waitFor({ state: "hidden" });
  expect(await list.getByText("A4 20장", { exact: true }).count()).toBe(1);
  await device.context.setOffline(false);
  await waitForSyncState(page, "저장됨");

  await page.getByRole("searchbox", { name: "메모 찾기", exact: true }).fill("ㅁㅁㅇ");
  await list.getByRole("button", { name: /체험학습 준비/ }).click();
  await expect.poll(() => list.getByRole("listitem").count()).toBe(1);
  await look(page);

  await page.goto(`${damim.url}manageStudent`);
  await page.getByRole("button", { name: /^3/ }).first().click();
  await page
    .getByText(/멀미약 챙기기/)
    .first()
    .waitFor();
  expect(await page.getByText(/체험학습 준비/).count()).toBe(0);
});
