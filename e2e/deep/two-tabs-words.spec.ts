import { yearScope } from "@damim/domain/school-year/scope.ts";
import { createRandom } from "@damim/sync/testing/random.ts";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { openJourney } from "../support/open-journey.ts";
import { findDialog, waitForSyncState } from "../support/screen.ts";
import { readRows, recordYear } from "../support/teacher.ts";
import { openSlip, readDraftPlaces, walkSlips } from "../support/walk-two-tabs.ts";

it("words of two tabs stand in one row each, whoever rests, saves, leaves or reloads", async () => {
  const { context, damim, uid, page: desk } = await openJourney({ studentCount: 3 });
  const readYear = (kind: string) =>
    readRows(damim, context.request, yearScope(uid, recordYear), kind);
  const beside = await context.newPage();
  const [one, other] = [await context.newPage(), await context.newPage()];
  for (const [page, at] of [
    [desk, "consulting?record=new"],
    [beside, "consulting?record=new"],
    [one, "memo?about=freeMemo"],
    [other, "memo?about=freeMemo"],
  ] as const) {
    await page.goto(`${damim.url}${at}`);
    await waitForSyncState(page, "저장됨");
  }

  // A consultation that rests until it is a row, while others write.
  await desk.bringToFront();
  await desk.getByRole("combobox", { name: "학생", exact: true }).fill("2");
  await desk.keyboard.press("Enter");
  const body = desk.getByRole("textbox", { name: "상담 내용", exact: true });
  await body.pressSequentially("친구와 화해했다.");
  const rest = desk.waitForTimeout(12_000);

  for (const page of [one, other]) await slip(page, "", "Escape");
  await slip(one, "도라지 쪽지", "Escape");
  await slip(other, "레몬 쪽지", "Control+Enter");
  await slip(other, "망고 쪽지", "Control+Enter");
  // Its page reloads right after its last key.
  await openSlip(one);
  await one.keyboard.type("자두 쪽지");
  await one.waitForTimeout(400);
  await one.reload();
  await waitForSyncState(one, "저장됨");
  await slip(one, "포도 쪽지", "Control+Enter");
  const readTitles = async () => (await readYear("memo")).map(({ title }) => String(title));
  const named = ["도라지", "레몬", "망고", "자두", "포도"].map((word) => `${word} 쪽지`);
  await expect.poll(async () => (await readTitles()).sort()).toEqual(named.sort());

  const walked = await walkSlips([one, other], 12, createRandom(50));
  await expect
    .poll(async () =>
      (await readTitles()).flatMap((title) => title.match(/낱말\d+끝/g) ?? []).sort(),
    )
    .toEqual([...walked].sort());

  await rest;
  await desk.bringToFront();
  await body.pressSequentially(" 내일 다시 본다.");
  await desk.keyboard.press("Control+Enter");
  await desk.getByText("상담 기록을 저장했어요", { exact: true }).waitFor();
  await waitForSyncState(desk, "저장됨");
  expect((await readYear("consult")).map((row) => [row["body"], row["isDraft"] ?? null])).toEqual([
    ["친구와 화해했다. 내일 다시 본다.", null],
  ]);
  await expect.poll(() => readDraftPlaces(desk)).toEqual([]);
});

/** A short memo from its keys to its end; of one without words it is the window that is opened. */
async function slip(page: Page, words: string, end: string): Promise<void> {
  await openSlip(page);
  await page.keyboard.type(words);
  await page.keyboard.press(end);
  await findDialog(page, "짧은 메모").waitFor({ state: "hidden" });
}
