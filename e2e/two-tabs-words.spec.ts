import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { yearScope } from "@damim/domain/school-year/scope.ts";
import { openJourney, type Journey } from "./support/open-journey.ts";
import { findDialog, waitForSyncState } from "./support/screen.ts";
import { readRows, recordYear } from "./support/teacher.ts";

it("words of two tabs stand in one row each, whoever rests, saves, leaves or reloads", async () => {
  const journey = await openJourney({ studentCount: 3 });
  const { context, damim } = journey;
  const open = async (at: string): Promise<Page> => {
    const page = await context.newPage();
    await page.goto(`${damim.url}${at}`);
    await waitForSyncState(page, "저장됨");
    return page;
  };
  const [desk, besideDesk, one, other] = await Promise.all(
    [
      "consulting?record=new",
      "consulting?record=new",
      "memo?about=freeMemo",
      "memo?about=freeMemo",
    ].map(open),
  );
  if (!desk || !besideDesk || !one || !other) throw new Error("four tabs");

  // A consultation that rests until it is a row.
  await desk.bringToFront();
  await desk.getByRole("combobox", { name: "학생", exact: true }).fill("2");
  await desk.keyboard.press("Enter");
  const body = desk.getByRole("textbox", { name: "상담 내용", exact: true });
  await body.pressSequentially("친구와 화해했다.");
  const rests = desk.waitForTimeout(12_000);

  // Slips: one left by Esc, two by Ctrl+Enter, one whose page reloads 400 ms after its last key.
  for (const page of [one, other]) await slip(page, "", "Escape");
  await slip(one, "도라지 쪽지", "Escape");
  await slip(other, "레몬 쪽지", "Control+Enter");
  await slip(other, "망고 쪽지", "Control+Enter");
  await one.bringToFront();
  await one.keyboard.press("Control+Alt+m");
  await one.keyboard.type("자두 쪽지");
  await one.waitForTimeout(400);
  await one.reload();
  await waitForSyncState(one, "저장됨");
  await slip(one, "포도 쪽지", "Control+Enter");
  await walk([one, other]);

  await rests;
  await desk.bringToFront();
  await body.pressSequentially(" 내일 다시 본다.");
  await desk.keyboard.press("Control+Enter");
  await desk.getByText("상담 기록을 저장했어요", { exact: true }).waitFor();

  const words = ["도라지", "레몬", "망고", "자두", "포도", ...walked];
  await expect.poll(() => readMemos(journey)).toEqual(words.map((word) => `${word} 쪽지`).sort());
  const consults = await readRows(
    damim,
    context.request,
    yearScope(journey.uid, recordYear),
    "consult",
  );
  expect(consults.map(({ body: text, isDraft }) => [text, isDraft ?? null])).toEqual([
    ["친구와 화해했다. 내일 다시 본다.", null],
  ]);
  await expect
    .poll(() =>
      one.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft:"))),
    )
    .toEqual([]);
});

async function slip(page: Page, words: string, end: string): Promise<void> {
  await page.bringToFront();
  await page.keyboard.press("Control+Alt+m");
  const dialog = findDialog(page, "짧은 메모");
  if (words === "") await dialog.waitFor();
  await page.keyboard.type(words);
  await dialog.waitFor();
  await page.keyboard.press(end);
  await dialog.waitFor({ state: "hidden" });
}

const walked: string[] = [];
async function walk(_pages: readonly Page[]): Promise<void> {}

async function readMemos({ damim, context, uid }: Journey): Promise<readonly string[]> {
  const rows = await readRows(damim, context.request, yearScope(uid, recordYear), "memo");
  return rows.map(({ title }) => String(title)).sort();
}
