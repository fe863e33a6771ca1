import { expect, it } from "vitest";
import { openJourney } from "./support/open-journey.ts";
import { look } from "./support/look.ts";
import { catchPrint, print } from "./support/paper.ts";
import { findButton, waitForSyncState } from "./support/screen.ts";

it("a letter of next week has its units, keeps what is typed, prints on one A4, is a file without a network and is taken back", async () => {
  const { page, context } = await openJourney({ at: "classTable", studentCount: 2 });
  await catchPrint(page);
  for (const weekday of ["월요일", "화요일", "수요일", "목요일", "금요일"])
    await page.getByRole("textbox", { name: weekday, exact: true }).fill("국수과");
  await findButton(page, "저장").click();
  await page.getByRole("tab", { name: "시수", exact: true }).click();
  await findButton(page, "진도표 붙여넣기").click();
  const dialog = page.getByRole("dialog", { name: "진도표 붙여넣기", exact: true });
  await dialog.getByRole("combobox", { name: "과목", exact: true }).selectOption("국어");
  await dialog
    .getByRole("combobox", { name: "첫 차시를 배우는 수업", exact: true })
    .selectOption("오늘부터");
  await dialog
    .getByRole("textbox", { name: "진도표", exact: true })
    .fill(["읽기", "쓰기", "말하기", "듣기", "고쳐 쓰기"].join("\n"));
  await findButton(dialog, "저장").click();

  // From here on each press is counted.
  await page.evaluate(() => {
    addEventListener("click", () => (document.body.dataset["presses"] += "."), true);
    document.body.dataset["presses"] = "";
  });
  await page.getByRole("tab", { name: "이번 주", exact: true }).click();
  await findButton(page, "다음 주").click();
  await page.getByRole("link", { name: "주간학습안내", exact: true }).click();
  const table = page.getByRole("table", { name: "주간 시간표", exact: true });
  await table.getByRole("columnheader", { name: "11.30 (월)", exact: true }).waitFor();
  const first = table.getByRole("row").nth(1).getByRole("cell");
  await expect
    .poll(() => first.allTextContents())
    .toEqual(["국어듣기", "국어고쳐 쓰기", "국어", "국어", "국어"]);
  const bring = page.getByRole("textbox", { name: "화요일 준비물", exact: true });
  await bring.click();
  await bring.fill("리코더");
  const notes = page.getByRole("textbox", { name: "알려 드려요", exact: true });
  await notes.click();
  await notes.fill("독서록을 내요.");
  expect(await page.evaluate(() => document.body.dataset["presses"]?.length)).toBe(5);
  // Before anything is left or saved.
  await page.reload();
  await expect.poll(() => notes.inputValue()).toBe("독서록을 내요.");
  await notes.focus();
  await notes.blur();
  await waitForSyncState(page, "저장됨");
  await look(page);

  const save = async (): Promise<string> => {
    const download = page.waitForEvent("download");
    await findButton(page, "한글 파일로 받기").click();
    return (await download).suggestedFilename();
  };
  expect(await save()).toBe("주간학습안내 11월 30일.hwpx");
  await context.setOffline(true);
  expect(await save()).toBe("주간학습안내 11월 30일.hwpx");
  await context.setOffline(false);

  const { text, sheetCount } = await print(page, findButton(page, "인쇄"));
  expect(sheetCount).toBe(1);
  for (const words of ["주간학습안내", "고쳐 쓰기", "리코더", "· 독서록을 내요."])
    expect(text).toContain(words);

  await page.reload();
  await expect.poll(() => bring.inputValue()).toBe("리코더");
  await findButton(page, "다음 주").click();
  await findButton(page, "지난주 것으로 시작").click();
  await expect.poll(() => notes.inputValue()).toBe("독서록을 내요.");
  await findButton(page, "되돌리기").first().click();
  await expect.poll(() => notes.inputValue()).toBe("");
  expect(await findButton(page, "지난주 것으로 시작").count()).toBe(1);
});
